"""What a panel says when the pointer rests on it: keys and their cost, chains."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.kit.labels import tip
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.table.tips import Said
from kfdesk.engine.refill_and_chains import chain_penalty
from kfdesk.engine.rules import RuleId
from kfdesk.engine.views import Addend, CardView, SeatView, TableView
from kfdesk.teach.numbers import Number, of_seat
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, same

COST: Final = Words("Key costs {n}")
NORMAL_COST: Final = 6
"""A key's cost when nothing changes it. Rule: "Forge"."""
KEYS: Final = Words(
    "{forged} of {needed} keys forged. A key costs {cost} Æmber and is forged at the start of the turn."
)
CHECK: Final = Words(
    "Check! {who} has {amber} Æmber, and a key costs {cost}: one is forged at the start of {who:poss} turn."
)
CHAINS: Final = Words("{n} chain", plural="{n} chains")
FEWER: Final = Words(
    "The hand is refilled to {n} card fewer; when that keeps back a card, one chain is shed.",
    plural="The hand is refilled to {n} cards fewer; when that keeps back a card, one chain is shed.",
)
NameOf = Callable[[CardView], str]
Say = Callable[[Words], str]


def cost_tip(seat: SeatView, view: TableView, name_of: NameOf, say: Say) -> str:
    """Say what makes a key cost more or less than 6, card by card; nothing where nothing does."""
    return _sum_tip(Number.KEY_COST, seat, view, name_of, say) if seat.key_cost_sum else ""


def refill_tip(seat: SeatView, view: TableView, name_of: NameOf, say: Say) -> str:
    """Say to how many cards a hand is refilled, and what makes that another number than 6."""
    return _sum_tip(Number.REFILL, seat, view, name_of, say)


def cost_reason(seat: SeatView, view: TableView, name_of: NameOf, say: Say) -> str:
    """Return the name of the one card that changes the cost of keys, "" where none does or several do."""
    cards = [addend for addend in seat.key_cost_sum if addend.name is not None]
    return say(_named(view, name_of)(cards[0])) if len(cards) == 1 else ""


def _sum_tip(number: Number, seat: SeatView, view: TableView, name_of: NameOf, say: Say) -> str:
    found = next(each for each in of_seat(seat) if each.number is number)
    return say(found.words(_named(view, name_of)))


def _named(view: TableView, name_of: NameOf) -> Callable[[Addend], Words]:
    """Return what names the card of a part of a sum as it is written on the card, where it is to be seen."""

    def name(addend: Addend) -> Words:
        card = find_card(view, addend.source)
        if card is not None:
            return same(name_of(card))
        return addend.name if addend.name is not None else same("")

    return name


def keys_tip(seat: SeatView, view: TableView, name_of: NameOf, say: Say) -> str:
    """Say how many keys are forged and what the next one costs, with what changes that."""
    words = KEYS.filled(forged=len(seat.keys), needed=seat.keys_to_win, cost=seat.key_cost)
    return " ".join(filter(None, (say(words), cost_tip(seat, view, name_of, say))))


def check_tip(seat: SeatView, say: Say) -> str:
    """Say why the player is in Check, nothing where that is not so. Rule: step 5, "Check!"."""
    if not seat.check:
        return ""
    return say(CHECK.filled(who=person(seat.name), amber=seat.amber, cost=seat.key_cost))


def chains_tip(chains: int, say: Say) -> str:
    """Say what chains do. Rule: "Chains"."""
    return f"{say(CHAINS.filled(n=chains))}. {say(FEWER.filled(n=chain_penalty(chains)))}"


class TipArea(QGraphicsItem):
    """A place that is not painted and only says something when the pointer rests on it."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._rect = QRectF()
        self._text, self._rule = "", ""

    def show_for(self, places: Iterable[Rect], text: str, rule: RuleId) -> None:
        """Say this over these places, with the sentence of an entry below it."""
        self._rule = rule
        around = QRectF()
        for place in places:
            around = around.united(QRectF(place.x, place.y, place.w, place.h))
        if around != self._rect:
            self.prepareGeometryChange()
            self._rect = around
        self.setVisible(bool(text))
        self._text = text
        self.setToolTip(tip(text))

    def said_at(self, at: QPointF) -> Said:
        """Return what is said here."""
        del at
        return self._text, self._rule

    def boundingRect(self) -> QRectF:
        """Return the place."""
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint nothing."""

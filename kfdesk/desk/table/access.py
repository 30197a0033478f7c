"""What a screen reader finds on the table: one child for each card and pile, in reading order.

Names are made from the view shown and nothing else, so that no hidden card can be heard.
"""

from __future__ import annotations

import weakref
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from kfdesk.collection.homemade import HOMEMADE_WORDS, is_homemade
from kfdesk.collection.titles import is_twin
from kfdesk.desk import texts as s
from kfdesk.desk.card.state_texts import TAGGED, counters_on, effects_in_force
from kfdesk.desk.kit.spoken import spoken as without_icons
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.panel_contents import bears_ghost
from kfdesk.desk.table.faces import TableFaces
from kfdesk.desk.table.focus_order import Stop, StopKind
from kfdesk.desk.table.open_question import uses_of_pile
from kfdesk.desk.table.panel_tips import check_tip
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType, Keyword
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget

_POWER = Words("power {n}")
_ARMOR = Words("armor {n}")
_DAMAGE = s.DAMAGE
_AMBER = Words("{n} Æmber")
_BLANK = Words("text blank")
_BELOW = Words("1 card under it", plural="{n} cards under it")
_CARDS = Words("1 card", plural="{n} cards")
_FACEUP = Words("{card} faceup")
_GAP = Words("Gap {n} in the battleline")


def spoken(view: TableView, stop: Stop, faces: TableFaces) -> str:
    """Return what to say for one place of the table, built from the view alone."""
    seat = view.seats[stop.player]
    language = ui.language
    if stop.kind is StopKind.SLOT:
        return _GAP.filled(n=int(stop.name.partition(":")[2]) + 1).say(language)
    if stop.kind is StopKind.PILE:
        pile = seat.pile(stop.zone)
        number = _CARDS.filled(n=pile.count).say(language)
        faceup = [_FACEUP.filled(card=faces.title(card)).say(language) for card in pile.faceup]
        haunted = [glossary.HAUNTED.words.say(language)] if bears_ghost(seat, stop.zone) else []
        uses = [words.say(language) for words in uses_of_pile(view.decision, pile)]
        return ", ".join([seat.name, stop.zone.words.say(language), number, *faceup, *haunted, *uses])
    assert stop.card is not None
    if stop.card.type is CardType.TIDE:
        return ", ".join([faces.title(stop.card), *(words.say(language) for words in stop.card.notes), seat.name])
    facts = [faces.title(stop.card), *(words.say(language) for words in _facts(stop.card))]
    return ", ".join([*facts, f"{seat.name}, {stop.zone.words.say(language)}"])


def _facts(card: CardView) -> list[Words]:
    """Return the state of a card that is worth saying; nothing of one that may not be known."""
    if card.face is None:
        return []
    facts: list[Words] = [glossary.RARITIES["Evil Twin"]] if is_twin(card.face) else []
    facts += [HOMEMADE_WORDS] if is_homemade(card.face) else []
    facts += [house.words for house in card.houses]
    if card.other_half is not None:
        facts.append(glossary.GIGANTIC_CREATURE)
    elif card.half is not None:
        facts.append(card.half.words)
    if card.power is not None:
        facts.append(_POWER.filled(n=card.power))
    if card.armor:
        facts.append(_ARMOR.filled(n=card.armor_left if card.armor_left is not None else card.armor))
    if not card.ready:
        facts.append(glossary.EXHAUSTED.words)
    if card.tagged:
        facts.append(TAGGED)
    if card.damage:
        facts.append(_DAMAGE.filled(n=card.damage))
    if card.amber:
        facts.append(_AMBER.filled(n=card.amber))
    facts += [status.adjective for status in card.statuses]
    facts += counters_on(card)
    facts += [words for holds, words in ((card.active, glossary.ACTIVE.words), (card.blanked, _BLANK)) if holds]
    if card.face_down:
        facts.append(glossary.FACEDOWN.words)
    if card.under:
        facts.append(_BELOW.filled(n=len(card.under)))
    facts += card.notes
    return [*facts, Keyword.TAUNT.words] if card.taunts else facts


class TableAccess(QAccessibleWidget):
    """The table for assistive technology: a list whose children are cards and piles."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table, QAccessible.Role.List)
        self._table = weakref.ref(table)
        self._children: dict[tuple[str, str, int], PlaceAccess] = {}

    def stops(self) -> list[Stop]:
        """Return the places in reading order."""
        table = self._table()
        return [stop for row in table.stops() for stop in row] if table is not None else []

    def text(self, kind: QAccessible.Text) -> str:
        """Return the table's name; as its description who is in Check and what is in force as long as that is so."""
        table = self._table()
        if kind is QAccessible.Text.Description and table is not None and (view := table.view_shown) is not None:
            language = ui.language
            said = [check_tip(seat, lambda words: words.say(language)) for seat in view.seats if seat.check]
            effects = [without_icons(words).say(language) for words in effects_in_force(view)]
            return " ".join([*said, *([f"{s.IN_FORCE.say(language)}:", *effects] if effects else [])])
        return super().text(kind)

    def childCount(self) -> int:
        """Return how many places there are."""
        return len(self.stops())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one place; the same object as long as the place is there."""
        stops = self.stops()
        if not 0 <= index < len(stops):
            return None
        key = _key(stops[index])
        known = {_key(stop) for stop in stops}
        for gone in [k for k in self._children if k not in known]:
            del self._children[gone]
        if key not in self._children:
            self._children[key] = PlaceAccess(self, key)
        return self._children[key]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return where a child is in reading order, -1 if it is gone."""
        keys = [_key(stop) for stop in self.stops()]
        return keys.index(child.key) if isinstance(child, PlaceAccess) and child.key in keys else -1

    def find(self, key: tuple[str, str, int]) -> Stop | None:
        """Return the place with a key."""
        return next((stop for stop in self.stops() if _key(stop) == key), None)

    def table(self) -> TableWidget | None:
        """Return the table, while it lives."""
        return self._table()


def _key(stop: Stop) -> tuple[str, str, int]:
    return stop.kind.name, stop.name, stop.player


class PlaceAccess(QAccessibleInterface):
    """One card or pile for assistive technology."""

    def __init__(self, parent: TableAccess, key: tuple[str, str, int]) -> None:
        super().__init__()
        self.key = key
        self._parent = parent

    def isValid(self) -> bool:
        """Return whether the place is still there."""
        return self._parent.table() is not None and self._parent.find(self.key) is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: a card is no QObject."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: places have no parts."""
        return None

    def childAt(  # type: ignore[override]
        self, x: int, y: int
    ) -> QAccessibleInterface | None:
        """Return nothing: places have no parts."""
        return None

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return the role of a list's part."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return that the place can have the focus ring."""
        state = QAccessible.State()
        state.focusable = True
        return state

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore new names: they come from the view."""

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name."""
        table, stop = self._parent.table(), self._parent.find(self.key)
        if kind is not QAccessible.Text.Name or table is None or stop is None or table.view_shown is None:
            return ""
        return spoken(table.view_shown, stop, table.faces)

    def rect(self) -> QRect:
        """Return where the place is on the screen."""
        table, stop = self._parent.table(), self._parent.find(self.key)
        if table is None or stop is None:
            return QRect()
        place = stop.place
        corner = table.viewport().mapToGlobal(QPoint(round(place.x), round(place.y)))
        return QRect(corner.x(), corner.y(), round(place.w), round(place.h))


_tables: weakref.WeakKeyDictionary[TableWidget, TableAccess] = weakref.WeakKeyDictionary()


def _factory(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    from kfdesk.desk.table.widget import TableWidget

    if not isinstance(thing, TableWidget):
        return None
    if thing not in _tables:
        _tables[thing] = TableAccess(thing)
    return _tables[thing]


@cache
def install() -> None:
    """Tell Qt how tables are read; once for the whole program, however often it is called."""
    QAccessible.installFactory(_factory)


def children_of(table: QWidget) -> list[str]:
    """Return the names of a table's accessible children, as a screen reader would find them."""
    face = QAccessible.queryAccessibleInterface(table)
    if face is None:
        return []
    found = (face.child(index) for index in range(face.childCount()))
    return [child.text(QAccessible.Text.Name) for child in found if child is not None]


def table_changed(table: TableWidget) -> None:
    """Tell assistive technology, where there is any, that the children have changed."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.ObjectReorder))


def say(table: TableWidget, text: str) -> None:
    """Have assistive technology, where there is any, say something at once."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(table, text))


def focus_moved(table: TableWidget) -> None:
    """Tell assistive technology, where there is any, which place the focus ring is around."""
    stop = table.focus_stop
    if stop is None or not QAccessible.isActive():
        return
    face = QAccessible.queryAccessibleInterface(table)
    if isinstance(face, TableAccess):
        keys = [_key(s) for s in face.stops()]
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(keys.index(_key(stop)))
        QAccessible.updateAccessibility(event)

"""Which widget asks which kind of decision: one row a kind."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from kfdesk.desk import texts as s
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from kfdesk.text.words import Words

CLICK_GAP: Final = Words("Click a highlighted gap in the battleline")


class Asker(Enum):
    """What asks a decision."""

    CARDS_THEMSELVES = auto()
    """Cards on the table, with buttons for what is no card's."""
    CARDS = auto()
    """Cards on the table, with a panel for those that lie elsewhere."""
    BUTTONS = auto()
    """Buttons in the bar, a list above it where their words are too long for it."""
    BUTTONS_ALONE = auto()
    """Buttons in the bar, however long their words are."""
    ENDS = auto()
    """Buttons in the bar, only the first and the last where all are too long: the others are clicked on the table."""
    GRID = auto()
    LIST_TO_SEARCH = auto()
    LIST_TO_ORDER = auto()
    NUMBER_FIELD = auto()


@dataclass(frozen=True, slots=True)
class Way:
    """How one kind of decision is asked."""

    asker: Asker = Asker.BUTTONS
    asker_of_many: Asker | None = None
    """What asks where there are more than `few` choices."""
    few: int = 9
    names_cards: bool = True
    """Whether a choice that is about a card says its name, too."""
    hint: Words | None = None
    """What stands below the question."""

    def asker_of(self, decision: Decision) -> Asker:
        """Return what asks a decision of this kind."""
        if self.asker_of_many is None or len(decision.options) <= self.few:
            return self.asker
        return self.asker_of_many


WAYS: Final = MappingProxyType(
    {
        DecisionKind.MAIN: Way(Asker.CARDS_THEMSELVES),
        DecisionKind.CARD: Way(Asker.CARDS, hint=s.CLICK_CARD),
        DecisionKind.ATTACK: Way(Asker.CARDS, hint=s.CLICK_CARD),
        DecisionKind.SLOT: Way(Asker.ENDS, hint=CLICK_GAP),
        DecisionKind.ORDER: Way(Asker.LIST_TO_ORDER),
        DecisionKind.HOUSE: Way(Asker.BUTTONS_ALONE, Asker.GRID, few=4),  # in small windows and long languages
        DecisionKind.KEY: Way(Asker.BUTTONS_ALONE),
        DecisionKind.NAME: Way(asker_of_many=Asker.LIST_TO_SEARCH),  # fewer have number keys
        DecisionKind.TRAIT: Way(asker_of_many=Asker.LIST_TO_SEARCH),
        DecisionKind.NUMBER: Way(asker_of_many=Asker.NUMBER_FIELD),
        DecisionKind.CONFIRM: Way(names_cards=False),  # yes and no are about the card that the question names
    }
)
"""The kinds that are not asked by buttons as they come."""
PLAIN: Final = Way()


def way_of(decision: Decision) -> Way:
    """Return how a decision is asked."""
    return WAYS.get(decision.kind, PLAIN)

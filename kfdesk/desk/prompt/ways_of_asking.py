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
    EMBLEMS = auto()
    """Large emblems on the table, in the middle where there is room."""
    FIRST_HAND = auto()
    """A player's hand, large in the middle of the table, with buttons below it."""
    GRID = auto()
    LIST_TO_SEARCH = auto()
    LIST_TO_ORDER = auto()
    NUMBER_FIELD = auto()


@dataclass(frozen=True, slots=True)
class Way:
    """How one kind of decision is asked."""

    asker: Asker = Asker.BUTTONS
    asker_by_rules: Asker | None = None
    """What asks where no card does, but the course of the game, and there are no more choices than `most_by_rules`."""
    most_by_rules: int = 7
    asker_of_many: Asker | None = None
    """What asks where there are more than `few` choices."""
    few: int = 9
    names_cards: bool = True
    """Whether a choice that is about a card says its name, too."""
    hint: Words | None = None
    """What stands below the question."""

    def asker_of(self, decision: Decision) -> Asker:
        """Return what asks a decision of this kind."""
        count = len(decision.options)
        if self.asker_by_rules is not None and decision.source is None and count <= self.most_by_rules:
            return self.asker_by_rules
        if self.asker_of_many is None or count <= self.few:
            return self.asker
        return self.asker_of_many


WAYS: Final = MappingProxyType(
    {
        DecisionKind.MAIN: Way(Asker.CARDS_THEMSELVES),
        DecisionKind.CARD: Way(Asker.CARDS, hint=s.CLICK_CARD),
        DecisionKind.ATTACK: Way(Asker.CARDS, hint=s.CLICK_CARD),
        DecisionKind.SLOT: Way(Asker.ENDS, hint=CLICK_GAP),
        DecisionKind.ORDER: Way(Asker.LIST_TO_ORDER),
        DecisionKind.HOUSE: Way(  # in small windows and long languages
            Asker.BUTTONS_ALONE, asker_by_rules=Asker.EMBLEMS, asker_of_many=Asker.GRID, few=4
        ),
        DecisionKind.MULLIGAN: Way(asker_by_rules=Asker.FIRST_HAND),
        DecisionKind.KEY: Way(Asker.EMBLEMS),
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


def stands_in_middle(decision: Decision) -> bool:
    """Return whether a decision is asked in the middle of the table, where beats would be covered."""
    return way_of(decision).asker_of(decision) in (Asker.EMBLEMS, Asker.FIRST_HAND)

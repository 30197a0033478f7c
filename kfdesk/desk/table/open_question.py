"""The open question as the table shows it: what can be chosen, what was picked so far."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from kfdesk.desk.layout.places import Spot
from kfdesk.desk.table.glow import Sign, signs_of
from kfdesk.desk.table.marks import Mark, Marking
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind, House, Player, Zone
from kfdesk.engine.views import PileView, TableView
from kfdesk.text.words import Words

ON_CARDS = (DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.ORDER, DecisionKind.TRIGGER, DecisionKind.USE)
"""Kinds whose options may be cards on the table."""


@dataclass(slots=True)
class Question:
    """One decision and the picks made for it; picks keep the order they were made in."""

    decision: Decision
    picks: list[str]
    _keys_by_card: dict[str, tuple[str, ...]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Sort the options by card: the table asks about every card that lies there."""
        for option in self.decision.options:
            verb, _, what = option.key.partition(":")
            handle = what if verb == "card" else option.card
            if handle is not None:
                self._keys_by_card[handle] = (*self._keys_by_card.get(handle, ()), option.key)

    @property
    def several(self) -> bool:
        """True when more than one thing may be chosen at once."""
        return self.decision.max > 1

    def keys_of(self, handle: str) -> tuple[str, ...]:
        """Return the options about one card."""
        return self._keys_by_card.get(handle, ())


_PLAIN: Final = Marking()
_TARGET: Final = Marking(Mark.TARGET)
_QUIET: Final = Marking(Mark.TARGET, quiet=True)
_SOURCE: Final = Marking(Mark.SOURCE)
_BACK: Final = Marking(back=True)
"""What marks nearly every card: made once, each is soon found to be the one that a card has."""


@cache
def _ready(signs: tuple[Sign, ...]) -> Marking:
    return Marking(Mark.READY, signs=signs)


MOST: Final = 0.6
"""From this share of the cards in question on, those that can be chosen are marked quietly: they are the rule."""
LEAST_OF_MOST: Final = 6
"""How many such cards there are at least: fewer never look like one band of light."""


def markings(question: Question | None, spots: Mapping[str, Spot]) -> dict[str, Marking]:
    """Return the marking of every card that lies by itself.

    While cards are chosen from, those that cannot be stand back. Where most can be chosen, lights would say nothing:
    then these have only a quiet mark. What can be used in the main step has the same light in every turn.
    """
    found = {handle: _marking(question, handle) for handle in spots}
    if question is None or question.decision.kind is DecisionKind.MAIN:
        return found
    lit = [handle for handle, marking in found.items() if marking.mark is Mark.TARGET]
    zones = {spots[handle].zone for handle in lit}
    asked = sum(spot.zone in zones for spot in spots.values())
    if len(lit) >= LEAST_OF_MOST and len(lit) >= MOST * asked:
        found.update((handle, _QUIET) for handle in lit)
    if lit and question.decision.kind in (DecisionKind.CARD, DecisionKind.ATTACK):
        back = [handle for handle, spot in spots.items() if found[spot.host or handle].mark is Mark.NONE]
        found.update((handle, _standing_back(found[handle])) for handle in back)
    return found


def house_markings(question: Question, view: TableView, house: House) -> dict[str, Marking]:
    """Return the markings of a player's own cards while that player looks at a house before choosing it as active.

    Those of the house are lit, all others stand back. Nothing changes in other questions about a house.
    Rule: "Active House".
    """
    if question.decision.kind is not DecisionKind.HOUSE or question.decision.source is not None:
        return {}
    seat = view.seats[question.decision.player]
    found: dict[str, Marking] = {}
    for card in (*(seat.hand or ()), *seat.battleline, *seat.artifacts):
        back = house not in card.houses
        found[card.handle] = Marking(back=True) if back else Marking(Mark.READY)
        found |= {upgrade.handle: Marking(back=back) for upgrade in card.upgrades}  # which stands with its card
    return found


def _standing_back(marking: Marking) -> Marking:
    return _BACK if marking is _PLAIN else replace(marking, back=True)


def _marking(question: Question | None, handle: str) -> Marking:
    if question is None:
        return _PLAIN
    keys = question.keys_of(handle)
    if question.decision.kind is DecisionKind.MAIN:
        return _ready(signs_of(keys)) if keys else _PLAIN
    for key in keys:
        if key in question.picks:
            return Marking(Mark.PICKED, question.picks.index(key) + 1)
    if keys and question.decision.kind in ON_CARDS:
        return _TARGET
    return _SOURCE if handle == question.decision.source else _PLAIN


def pile_markings(question: Question | None, view: TableView) -> dict[tuple[Player, Zone], Marking]:
    """Return the marking of every pile with a card that can be chosen, or in the main step used."""
    if question is None:
        return {}
    return {
        (seat.player, pile.zone): marking
        for seat in view.seats
        for pile in seat.piles()
        if pile.zone.stacked and (marking := _of_pile(question, pile)) is not None
    }


def _of_pile(question: Question, pile: PileView) -> Marking | None:
    keys = tuple(option.key for option in options_in_pile(question.decision, pile))
    if not keys:
        return None
    if question.decision.kind is DecisionKind.MAIN:
        return Marking(Mark.READY, signs=signs_of(keys), tab_above=True)
    return Marking(Mark.TARGET) if question.decision.kind in ON_CARDS else None


def uses_of_pile(decision: Decision | None, pile: PileView) -> tuple[Words, ...]:
    """Return what may be done in the main step with cards of a pile, as far as the viewer sees which lie there."""
    if decision is None or decision.kind is not DecisionKind.MAIN:
        return ()
    return tuple(option.label for option in options_in_pile(decision, pile))


def options_in_pile(decision: Decision | None, pile: PileView) -> tuple[Option, ...]:
    """Return the options of a decision about cards of a pile, as far as the viewer sees which lie there."""
    about = [option for option in decision.options if option.card is not None] if decision is not None else []
    lying = {card.handle for card in pile.seen} if about else set()
    return tuple(option for option in about if option.card in lying)

"""The open question as the table shows it: what can be chosen, what was picked so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from kfdesk.desk.table.marks import Mark
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, Player, Zone
from kfdesk.engine.views import TableView

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

    def slots(self) -> tuple[int, ...]:
        """Return the battleline gaps on offer, left to right."""
        if self.decision.kind is not DecisionKind.SLOT:
            return ()
        return tuple(int(k.partition(":")[2]) for k in self.decision.keys() if k.startswith("slot:"))


def mark_of(question: Question | None, handle: str) -> tuple[Mark, int]:
    """Return the mark of a card on the table, and which pick it is, 0 for none."""
    if question is None:
        return Mark.NONE, 0
    keys = question.keys_of(handle)
    if question.decision.kind is DecisionKind.MAIN:
        return (Mark.READY if keys else Mark.NONE), 0
    for key in keys:
        if key in question.picks:
            return Mark.PICKED, question.picks.index(key) + 1
    if keys and question.decision.kind in ON_CARDS:
        return Mark.TARGET, 0
    return (Mark.SOURCE if handle == question.decision.source else Mark.NONE), 0


def piles_with_choices(question: Question, view: TableView) -> frozenset[tuple[Player, Zone]]:
    """Return the piles with a card that can be chosen."""
    if question.decision.kind not in ON_CARDS:
        return frozenset()
    wanted = {option.card for option in question.decision.options if option.card is not None}
    return frozenset(
        (seat.player, card.zone)
        for seat in view.seats
        for pile in seat.piles()
        if pile.zone.stacked
        for card in pile.cards or ()
        if card.handle in wanted
    )

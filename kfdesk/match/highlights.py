"""What stands out in a game: the marks on a film's timeline, found in the events of each choice.

Everything a mark says is open to both players: keys, Æmber pools and what leaves play are never secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from kfdesk.engine import events as ev
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CREATURES, PLAYERS, DecisionKind, KeyColor, Player, Step, Zone
from kfdesk.match.event_texts import Names, line_for
from kfdesk.records import record
from kfdesk.text.words import Words

SWING = 4
"""By how many Æmber the difference of the pools must change within one action to be a swing."""
LOSSES = 3
"""How many creatures must leave play with one choice to be marked."""
WIPED = 2
"""How many of them must have left a battleline that is empty afterwards to be a board wipe."""


class MarkKind(StrEnum):
    """What a mark is about."""

    KEY = "key"
    UNFORGED = "unforged"
    CHECK = "check"
    SWING = "swing"
    LOSSES = "losses"
    WIPE = "wipe"
    ADJUSTMENT = "adjustment"
    """The judge's hand changed the table."""
    END = "end"


@record
class Highlight:
    """A mark on the timeline: at which moment it is to be seen, and whose it is (None: neither's)."""

    kind: MarkKind
    moment: int
    player: Player | None
    words: Words
    color: KeyColor | None = None
    """Which key was forged or lost."""


class Watcher:
    """Reads the events choice by choice, in order, and finds the marks.

    An action is one choice of step 3 with everything asked because of it, up to the next action or the
    end of the turn. What is paid for keys is no swing.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        """What cards are called in the events read next."""
        self._action: list[int] | None = None
        """What the action under way has brought each pool so far."""

    def read(
        self,
        moment: int,
        events: Sequence[ev.Event],
        *,
        answered: Decision | None,
        waiting: Decision | None,
        empty: tuple[bool, bool],
    ) -> list[Highlight]:
        """Return the marks of the events that lead to `moment`.

        `answered` is the decision before them, `waiting` the one after them; `empty` tells whose
        battleline is empty then.
        """
        found = [mark for event in events if (mark := self._plain(moment, event)) is not None]
        if answered is not None and answered.kind is DecisionKind.MAIN:
            self._action = [0, 0]
        found += self._swing(moment, events, waiting)
        found += self._losses(moment, events, empty)
        return sorted(found, key=lambda mark: mark.kind is MarkKind.END)

    def _plain(self, moment: int, event: ev.Event) -> Highlight | None:
        kind = _KINDS.get(type(event))
        words = line_for(event, self.names) if kind is not None else None
        if kind is None or words is None:
            return None
        if isinstance(event, ev.Adjusted):
            words = line_for(event.public, self.names) or words
        return Highlight(kind, moment, getattr(event, "player", None), words, getattr(event, "color", None))

    def _swing(self, moment: int, events: Sequence[ev.Event], waiting: Decision | None) -> list[Highlight]:
        pools, over = self._action, waiting is None or waiting.kind is DecisionKind.MAIN
        if pools is None:
            return []
        for event in events:
            if isinstance(event, ev.StepBegan) and event.step is Step.START:
                over = True
                break
            for player, change in amber_changes(event):
                pools[player] += change
        if not over:
            return []
        self._action = None
        swing = pools[0] - pools[1]
        if abs(swing) < SWING:
            return []
        winner = PLAYERS[0] if swing > 0 else PLAYERS[1]
        words = _SWING.filled(n=abs(swing), who=self.names.player(winner))
        return [Highlight(MarkKind.SWING, moment, winner, words)]

    def _losses(self, moment: int, events: Sequence[ev.Event], empty: tuple[bool, bool]) -> list[Highlight]:
        lost = [0, 0]
        for event in events:
            if isinstance(event, ev.CardMoved) and event.was is not None and event.origin is Zone.BATTLELINE:
                lost[event.was.controller] += event.was.type in CREATURES
        if sum(lost) < LOSSES:
            return []
        # Whose battleline suffered more; neither's when both suffered alike.
        player = None if lost[0] == lost[1] else PLAYERS[0] if lost[0] > lost[1] else PLAYERS[1]
        wiped = any(lost[seat] >= WIPED and empty[seat] for seat in PLAYERS)
        words = (_WIPE if wiped else _LOSSES).filled(n=sum(lost))
        return [Highlight(MarkKind.WIPE if wiped else MarkKind.LOSSES, moment, player, words)]


def amber_changes(event: ev.Event) -> tuple[tuple[Player, int], ...]:
    """Return how an event changes the Æmber pools: (player, tokens); payments for keys are left out."""
    if not isinstance(event, ev.AmberMoved):
        return ()
    own_payment = event.verb is ev.AmberVerb.SPEND and event.spender is None
    ends = event.changes[1:] if own_payment else event.changes
    return tuple((end.pool, change) for end, change in ends if end.pool is not None)


_KINDS: dict[type[ev.Event], MarkKind] = {
    ev.KeyForged: MarkKind.KEY,
    ev.KeyUnforged: MarkKind.UNFORGED,
    ev.Checked: MarkKind.CHECK,
    ev.Adjusted: MarkKind.ADJUSTMENT,
    ev.GameWon: MarkKind.END,
}

_SWING = Words("Æmber swings by {n} toward {who}")
_LOSSES = Words("{n} creature leaves play", plural="{n} creatures leave play at once")
_WIPE = Words("Board wipe: {n} creature leaves play", plural="Board wipe: {n} creatures leave play at once")

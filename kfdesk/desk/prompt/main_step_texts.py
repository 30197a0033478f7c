"""What the prompt bar says in step 3: what is left to do, and what ending the turn brings.

Everything said here is known to both players: cards on the table, counts, pools.
"""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as s
from kfdesk.engine.decisions import Decision
from kfdesk.engine.phrases import END_TURN
from kfdesk.engine.rules import STEP_3
from kfdesk.engine.sums import total
from kfdesk.engine.terms import other_player
from kfdesk.engine.views import TableView
from kfdesk.teach.hints.possible import Act, act_of
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, enumerated, joined

PLAY, DISCARD, USE = "play", "discard", "use"
_SORTS: Final = {Act.PLAY: PLAY, Act.DISCARD: DISCARD}
_LEFT: Final = {
    frozenset({PLAY, DISCARD}): Words("<Play and discard> cards").explained(STEP_3),
    frozenset({PLAY, USE}): Words("<Play and use> cards").explained(STEP_3),
    frozenset({DISCARD, USE}): Words("<Discard and use> cards").explained(STEP_3),
    frozenset({PLAY}): Words("<Play> cards").explained("glossary/playing-cards"),
    frozenset({DISCARD}): Words("<Discard> cards").explained("glossary/discarding-cards"),
    frozenset({USE}): Words("<Use> cards").explained("glossary/using-creatures"),
    frozenset(): Words("Nothing left to do"),
}
_ONE_CARD: Final = Words("Play or discard <one card>").explained("glossary/first-player")
_ONE_ONLY: Final = Words("Only one card on the first turn of the game")
_NOW_END: Final = Words("End your turn")
_MAY_FORGE: Final = Words("{who} could forge a key")


def left_to_do(decision: Decision) -> frozenset[str]:
    """Return which of `PLAY`, `DISCARD` and `USE` the player can still do."""
    return frozenset(_SORTS.get(act, USE) for key in decision.keys() if (act := act_of(key)) is not None)


def plays_remain(decision: Decision) -> bool:
    """Return whether a card can still be played or used, so that the turn should not be ended in passing."""
    return bool(left_to_do(decision) - {DISCARD})


def prompt(decision: Decision, view: TableView | None) -> Words:
    """Return the prompt of the main step; the game's own where everything can be done."""
    left = left_to_do(decision)
    if view is not None and view.turn == 1 and left and USE not in left:
        return _ONE_CARD
    return _LEFT.get(left, decision.prompt)


def hint(decision: Decision, view: TableView | None) -> Words:
    """Return what is said below the prompt. Rule: "First turn rule"."""
    left = left_to_do(decision)
    if view is not None and view.turn == 1 and USE not in left:
        return _ONE_ONLY
    return s.MAIN_HINT if left else _NOW_END


def warning(view: TableView | None) -> Words | None:
    """Return what the other player could do at the start of the next turn, as far as both know; None for nothing."""
    if view is None:
        return None
    other = view.seats[other_player(view.active)]
    return _MAY_FORGE.filled(who=person(other.name)) if other.check else None


_READY = Words("ready {n}")
_DRAW = Words("draw {n}")
_NOTHING = Words("nothing to ready or draw")


def end_turn(view: TableView) -> Words:
    """Say what ending the turn now does, as far as the table shows it: how many cards ready and are drawn.

    Chains are counted (rule: "Chains"), so are cards that cannot ready and the cards that are left to draw; effects
    that ready or draw besides speak for themselves when they happen.
    """
    seat = view.seats[view.active]
    asleep = sum(not card.ready for card in (*seat.battleline, *seat.artifacts)) - seat.kept_exhausted
    wanted = max(0, seat.refill - seat.hand_count) + total(seat.drawn_besides)
    draws = min(wanted, seat.deck_count + len(seat.discard))
    parts = [words.filled(n=n) for words, n in ((_READY, asleep), (_DRAW, draws)) if n] or [_NOTHING]
    return joined([END_TURN, enumerated(parts)], ": ")

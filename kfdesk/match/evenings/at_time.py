"""What happens when the time of a round is up, and the words of a round clock.

No rulebook in our hands says what happens then. What stands here is in line with common practice of public events; an
organizer who agrees on something else enters the result all the same.
"""

from __future__ import annotations

from kfdesk.match.evenings.plan import EveningPlan
from kfdesk.text.words import Words

STEPS = (
    Words(
        "The turn that is being played is finished. If it was the turn of the player who went first in this game, the "
        "other one has one more turn, so that both have had as many."
    ),
    Words("If nobody has won by then, whoever has forged more keys wins the game."),
    Words("With as many keys, whoever has more Æmber in the pool wins it."),
)
"""The steps of the end of a game when time is up."""
DRAWN = Words("If that is level too, the game is not counted. A match in which both have won as many games is a draw.")
NO_DRAW = Words(
    "If that is level too, play continues until, after a turn of the player who went second, one has more keys or "
    "Æmber."
)
ONE_GAME = Words("No further game of the match is begun.")
CUSTOM = Words("No rulebook says so: it is common practice, and you may agree on something else.")


def at_time(plan: EveningPlan) -> tuple[Words, ...]:
    """Return what happens in a match of this evening when time is up, in sentences."""
    more = (ONE_GAME,) if plan.match.games > 1 else ()
    return (*STEPS, DRAWN if plan.may_draw else NO_DRAW, *more, CUSTOM)


def clock_text(seconds: float) -> str:
    """Return what a clock shows: minutes and seconds, below zero with a minus; a second that was begun is shown."""
    whole = -int(-seconds // 1)
    minutes, rest = divmod(abs(whole), 60)
    return f"{'−' if whole < 0 else ''}{minutes}:{rest:02}"

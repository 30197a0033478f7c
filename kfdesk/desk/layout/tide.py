"""The tide card as one of the cards that can be looked at: it lies beside both players and belongs to neither.

Views have no card for it, only for whom the tide is high. Rule: "Tide".
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine.terms import PLAYERS, CardType, Player, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

TIDE_CARD: Final = "the-tide"
"""Its id in the facts table."""
RAISE_TIDE: Final = "raise-tide"
"""The option that a click on the tide means."""
TIDE_HIGH: Final = Words("High tide")
TIDE_LOW: Final = Words("Low tide")
TIDE_NEUTRAL: Final = Words("Neutral tide")
TIDE_STANDS: Final = {TIDE_HIGH: Words("high"), TIDE_LOW: Words("low"), TIDE_NEUTRAL: Words("neutral")}
"""The same in a word, beside the sign of the tide."""
FOR_WHOM: Final = Words("The tide is high for {one} and low for {other}.")
FOR_NOBODY: Final = Words("The tide is neutral: neither high nor low for {one} or {other}.")
_HANDLES: Final = {f"tide:{player}": player for player in PLAYERS}


def tide_handle(player: Player) -> str:
    """Return the handle of the tide card where it is shown for a player."""
    return f"tide:{player}"


def tide_for(view: TableView, player: Player) -> Words | None:
    """Return what the tide is for a player, None where there is none."""
    if view.tide is None:
        return TIDE_NEUTRAL if view.tide_in_game else None
    return TIDE_HIGH if view.tide == player else TIDE_LOW


def tide_card(view: TableView, handle: str) -> CardView | None:
    """Return the tide card by its handle at a player's side; None for other handles, and where no deck brought it."""
    player = _HANDLES.get(handle)
    if player is None or (now := tide_for(view, player)) is None:
        return None
    return CardView(handle, TIDE_CARD, player, player, Zone.REFERENCE, CardType.TIDE, notes=(now,))


def for_whom(view: TableView) -> Words:
    """Say for whom the tide is high and for whom it is low."""
    one, other = (person(seat.name) for seat in view.seats)
    if view.tide is None:
        return FOR_NOBODY.filled(one=one, other=other)
    return FOR_WHOM.filled(one=one, other=other) if view.tide == PLAYERS[0] else FOR_WHOM.filled(one=other, other=one)

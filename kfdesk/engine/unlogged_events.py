"""Changes of the state that are applied like events but stand in no account, because other events tell them."""

from __future__ import annotations

from kfdesk.engine.events import Event
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.terms import NEVER, NO_CARD, CardId, Player, Timestamp
from kfdesk.records import record


@record
class UnloggedEvent(Event):
    """Base of the changes that the account leaves out."""


@record
class LastingSet(UnloggedEvent):
    """A lasting effect is in force from now on; its id is given to it then."""

    lasting: Lasting


@record
class HandsSetUp(UnloggedEvent):
    """In setup what a player's cards say of it resolves: before starting hands are drawn, or once they are `drawn`.

    As long as it does the player is the active one.
    """

    player: Player
    drawn: bool


@record
class UseSpent(UnloggedEvent):
    """An ability that applies only so often was used: the lasting effect of that id, or for
    `NEVER` what `card` permits one card a turn."""

    card: CardId
    lasting: Timestamp = NEVER


@record
class StepClosed(UnloggedEvent):
    """Nothing more is played, used or discarded in this step. Rule: "Omega"."""

    card: CardId


@record
class TopTurned(UnloggedEvent):
    """The top card of a player's deck lies faceup from now on, instead of another one; `NO_CARD`: none does."""

    player: Player
    card: CardId


@record
class PlayEffectBegan(UnloggedEvent):
    """A "Play:" ability of a card that a player has played is about to resolve; another effect may take its place."""

    card: CardId
    player: Player


@record
class LotDrawn(UnloggedEvent):
    """A number below `bound` was taken from the game's generator."""

    bound: int


@record
class ValuesSet(UnloggedEvent):
    """The judge set fields of a card, else of a player, else of the state, by their names."""

    values: tuple[tuple[str, object], ...]
    card: CardId = NO_CARD
    player: Player | None = None

"""What a beat is: one thing that happened, shown by itself."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.engine.terms import House, KeyColor, Player, Zone


@dataclass(frozen=True, slots=True)
class Flow:
    """Æmber or damage on its way. A place is a card's handle, a player for that player's pool, None for the supply."""

    amount: int
    source: str | Player | None
    target: str | Player | None


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened, as the seat at the screen may know it."""

    kind: BeatKind
    upto: int
    """It has landed when so many events of the game have happened."""
    cards: tuple[str, ...] = ()
    """Handles of the cards it happens to, "" for each that this seat may not identify."""
    player: Player | None = None
    """Whose it is, where it is a player's."""
    amount: int = 0
    """Tokens or cards in all."""
    amounts: tuple[int, ...] = ()
    """For each of `cards`, where they differ."""
    cause: str = ""
    """The handle of the card that does it, "" for a rule or a player."""
    flows: tuple[Flow, ...] = ()
    guarded: tuple[str, ...] = ()
    """Of `cards`, or beside them: those that something kept from damage."""
    origin: Zone | None = None
    zone: Zone | None = None
    """Where the cards come from, and go to."""
    house: House | None = None
    key: KeyColor | None = None

    @property
    def length_ms(self) -> int:
        """How long it lasts at speed 1, in milliseconds."""
        return self.kind.length_ms

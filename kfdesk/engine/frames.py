"""What is being resolved, as frames on a stack: the fight, the play, the destruction … under way, innermost last.

Rules that ask "is it fighting", "as it enters play", "as if it were yours" ask here. The timing chart only
learns what happens and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from kfdesk.engine.terms import NO_CARD, CardId, Player

if TYPE_CHECKING:
    from kfdesk.engine.events import Event
    from kfdesk.engine.windows import Pending


@dataclass(slots=True, eq=False)
class FightFrame:
    """A fight. `defender` is `NO_CARD` until it is chosen.

    `strikes` is the creature that the attacker deals its damage to instead of the defender; `NO_CARD`: the defender.
    `halted`: an effect stopped the fight before it began.
    """

    attacker: CardId
    defender: CardId = NO_CARD
    strikes: CardId = NO_CARD
    halted: bool = False


@dataclass(slots=True, eq=False)
class FightsFrame:
    """Several fights by one effect, "each time against a different creature": those fought so far."""

    fought: set[CardId] = field(default_factory=set)


@dataclass(frozen=True, slots=True, eq=False)
class SentFrame:
    """A creature that an effect lets fight one of certain creatures, whether or not taunt protects them."""

    attacker: CardId
    targets: frozenset[CardId]


@dataclass(slots=True, eq=False)
class PlayFrame:
    """A card being played; `entering` until it is in play or, an action, revealed."""

    card: CardId
    entering: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class FulfillFrame:
    """A prophecy being fulfilled."""

    card: CardId


@dataclass(frozen=True, slots=True, eq=False)
class EntryFrame:
    """A card looked at as if it had entered play already; a creature in the battleline `line`, once its place there
    is known. Rule: "Enters play".
    """

    card: CardId
    line: tuple[CardId, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class LentFrame:
    """A card whose ability resolves as if `player` controlled it. Rule: "As if it were yours"."""

    card: CardId
    player: Player


@dataclass(frozen=True, slots=True, eq=False)
class LeavingFrame:
    """Cards that leave play in what is about to happen."""

    cards: frozenset[CardId]


@dataclass(frozen=True, slots=True, eq=False)
class MomentFrame:
    """What happened at one moment, as abilities react to it: `begun` are those that have had their turn, in order."""

    events: tuple[Event, ...]
    begun: list[Pending] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class DamageFrame:
    """Damage dealt in a fight: by which creature each was dealt it."""

    killers: dict[CardId, CardId] = field(default_factory=dict)


class Tagged(Protocol):
    """A card that is tagged for destruction."""

    card: CardId


T = TypeVar("T", bound=Tagged)


@dataclass(frozen=True, slots=True, eq=False)
class DestructionFrame(Generic[T]):
    """A destruction, which cards tagged meanwhile join. Rule: "Destroyed"."""

    doomed: list[T]


Frame = (
    FightFrame
    | FightsFrame
    | SentFrame
    | PlayFrame
    | FulfillFrame
    | EntryFrame
    | LentFrame
    | LeavingFrame
    | MomentFrame
    | DamageFrame
    | DestructionFrame[Any]
)
F = TypeVar("F", bound=Frame)


class Frames:
    """The frames of what is being resolved now, a stack of each kind; empty at a checkpoint."""

    __slots__ = ("_stacks",)

    def __init__(self) -> None:
        self._stacks: dict[type[Any], list[Any]] = {}

    def __bool__(self) -> bool:
        return bool(self._stacks)

    def within(self, frame: Frame) -> _Within:
        """Return a context in which `frame` is the innermost one; it gives the frame."""
        return _Within(self._stacks, frame)

    def _all(self, kind: type[F]) -> Iterable[F]:
        """Return the frames of a kind, the innermost first."""
        return reversed(self._stacks.get(kind, ()))

    def _last(self, kind: type[F]) -> F | None:
        """Return the innermost frame of a kind."""
        found: list[F] | None = self._stacks.get(kind)
        return found[-1] if found else None

    def fight(self, attacker: CardId = NO_CARD) -> FightFrame | None:
        """Return the innermost fight, if `attacker` is given the innermost one of that creature."""
        return next((f for f in self._all(FightFrame) if not attacker or f.attacker == attacker), None)

    def fought(self, target: CardId) -> bool:
        """Return whether the effect under way has fought this creature already."""
        return FightsFrame in self._stacks and any(target in f.fought for f in self._all(FightsFrame))

    def enters(self, card: CardId) -> bool:
        """Return whether the card is to be looked at as if it had entered play already."""
        found: list[EntryFrame] | None = self._stacks.get(EntryFrame)  # asked very often
        return found is not None and bool(found) and found[-1].card == card

    def line_entered(self, card: CardId) -> tuple[CardId, ...]:
        """Return the battleline with a creature that is about to enter it, empty for any other card."""
        frame = self._last(EntryFrame)
        return frame.line if frame is not None and frame.card == card else ()

    def sent(self, attacker: CardId) -> frozenset[CardId] | None:
        """Return the creatures one of which the attacker fights by the effect under way; None: any it may attack."""
        frame = self._last(SentFrame)
        return frame.targets if frame is not None and frame.attacker == attacker else None

    def fulfills(self, card: CardId) -> bool:
        """Return whether a prophecy is being fulfilled."""
        return any(frame.card == card for frame in self._all(FulfillFrame))

    def plays(self, card: CardId) -> bool:
        """Return whether the card enters play by being played, not put there. Rule: "Putting cards into an area"."""
        return any(f.card == card and f.entering for f in self._all(PlayFrame))

    def lent(self, card: CardId) -> Player | None:
        """Return the player who is treated as controlling the card for the ability under way; None: nobody else."""
        found: list[LentFrame] | None = self._stacks.get(LentFrame)  # asked very often
        return found[-1].player if found and found[-1].card == card else None

    def leaves(self, card: CardId) -> bool:
        """Return whether the card leaves play in what is about to happen."""
        frame = self._last(LeavingFrame)
        return frame is not None and card in frame.cards

    def moment(self, event: Event | None) -> MomentFrame | None:
        """Return the moment at which an event happened, while abilities still react to it."""
        return next((f for f in self._all(MomentFrame) if any(event is one for one in f.events)), None)

    def killer(self, card: CardId) -> CardId:
        """Return the creature that dealt the card damage in the fight under way, `NO_CARD`: none."""
        return next((f.killers[card] for f in self._all(DamageFrame) if card in f.killers), NO_CARD)

    def destruction(self) -> DestructionFrame[Any] | None:
        """Return the destruction that cards tagged now join."""
        return self._last(DestructionFrame)


class _Within:
    """Puts a frame on the stack of its kind and takes it off again, whatever happens in between."""

    __slots__ = ("_frame", "_stacks")

    def __init__(self, stacks: dict[type[Any], list[Any]], frame: Any) -> None:
        self._stacks = stacks
        self._frame = frame

    def __enter__(self) -> Any:
        self._stacks.setdefault(type(self._frame), []).append(self._frame)
        return self._frame

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        stack = self._stacks[type(self._frame)]
        stack.remove(self._frame)
        if not stack:
            del self._stacks[type(self._frame)]

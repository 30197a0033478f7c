"""What is being resolved, as frames on a stack: the fight, the play, the destruction … under way, innermost last.

Rules that ask "is it fighting", "as it enters play", "as if it were yours" ask here. The timing chart only
learns what happens and decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TypeVar


@dataclass(slots=True, eq=False)
class FightFrame:
    """A fight. `defender` is 0 until it is chosen.

    `strikes` is the creature that the attacker deals its damage to instead of the defender; 0: the defender.
    `halted`: an effect stopped the fight before it began.
    """

    attacker: int
    defender: int = 0
    strikes: int = 0
    halted: bool = False


@dataclass(slots=True, eq=False)
class FightsFrame:
    """Several fights by one effect, "each time against a different creature": those fought so far."""

    fought: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class PlayFrame:
    """A card being played; `entering` until it is in play or, an action, revealed."""

    card: int
    entering: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class EntryFrame:
    """A card looked at as if it had entered play already. Rule: "Enters play"."""

    card: int


@dataclass(frozen=True, slots=True, eq=False)
class LentFrame:
    """A card whose ability resolves as if `player` controlled it. Rule: "As if it were yours"."""

    card: int
    player: int


@dataclass(frozen=True, slots=True, eq=False)
class LeavingFrame:
    """Cards that leave play in what is about to happen."""

    cards: frozenset[int]


@dataclass(frozen=True, slots=True, eq=False)
class DamageFrame:
    """Damage dealt in a fight: by which creature each was dealt it."""

    killers: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class DestructionFrame:
    """A destruction, which cards tagged meanwhile join. Rule: "Destroyed"."""

    doomed: list[Any]


Frame = FightFrame | FightsFrame | PlayFrame | EntryFrame | LentFrame | LeavingFrame | DamageFrame | DestructionFrame
F = TypeVar("F", bound=Frame)


class Frames:
    """The frames of what is being resolved now; empty while the game is at rest."""

    __slots__ = ("_stack",)

    def __init__(self) -> None:
        self._stack: list[Frame] = []

    def __bool__(self) -> bool:
        return bool(self._stack)

    def within(self, frame: Frame) -> _Within:
        """Return a context in which `frame` is the innermost one; it gives the frame."""
        return _Within(self._stack, frame)

    def _of(self, kind: type[F]) -> Iterable[F]:
        return (frame for frame in reversed(self._stack) if isinstance(frame, kind))

    def fight(self, attacker: int = 0) -> FightFrame | None:
        """Return the innermost fight, if `attacker` is given the innermost one of that creature."""
        return next((f for f in self._of(FightFrame) if not attacker or f.attacker == attacker), None)

    def fought(self, target: int) -> bool:
        """Return whether the effect under way has fought this creature already."""
        return bool(self._stack) and any(target in f.fought for f in self._of(FightsFrame))

    def enters(self, card: int) -> bool:
        """Return whether the card is to be looked at as if it had entered play already."""
        frame = next(iter(self._of(EntryFrame)), None) if self._stack else None
        return frame is not None and frame.card == card

    def plays(self, card: int) -> bool:
        """Return whether the card enters play by being played, not put there. Rule: "Putting cards into an area"."""
        return any(f.card == card and f.entering for f in self._of(PlayFrame))

    def lent(self, card: int) -> int | None:
        """Return the player who is treated as controlling the card for the ability under way; None: nobody else."""
        if not self._stack:
            return None
        frame = next(iter(self._of(LentFrame)), None)
        return frame.player if frame is not None and frame.card == card else None

    def leaves(self, card: int) -> bool:
        """Return whether the card leaves play in what is about to happen."""
        frame = next(iter(self._of(LeavingFrame)), None)
        return frame is not None and card in frame.cards

    def killer(self, card: int) -> int:
        """Return the creature that dealt the card damage in the fight under way, 0: none."""
        return next((f.killers[card] for f in self._of(DamageFrame) if card in f.killers), 0)

    def destruction(self) -> DestructionFrame | None:
        """Return the destruction that cards tagged now join."""
        return next(iter(self._of(DestructionFrame)), None)


class _Within:
    """Puts a frame on the stack and takes it off again, whatever happens in between."""

    __slots__ = ("_frame", "_stack")

    def __init__(self, stack: list[Frame], frame: Any) -> None:
        self._stack = stack
        self._frame = frame

    def __enter__(self) -> Any:
        self._stack.append(self._frame)
        return self._frame

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.remove(self._frame)

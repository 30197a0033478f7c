"""What one player has learned: how much help they want, which hints they silenced, and which they have seen enough."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from kfdesk.teach.hints.kinds import Hint, HintKind, Strength

_E = TypeVar("_E", bound=Enum)


@dataclass(slots=True)
class Learner:
    """One player's hints. `known` counts how often each kind was shown or its act was done right."""

    strength: Strength = Strength.GENTLE
    silenced: set[HintKind] = field(default_factory=set)
    known: dict[HintKind, int] = field(default_factory=dict)

    def wants(self, kind: HintKind) -> bool:
        """Return whether hints of this kind are to be shown to the player."""
        if kind.strength > self.strength or self.strength is Strength.OFF or kind in self.silenced:
            return False
        return self.known.get(kind, 0) < kind.enough

    def choose(self, hints: Iterable[Hint]) -> tuple[Hint, ...]:
        """Return the hints that are to be shown, the first of each kind."""
        first: dict[HintKind, Hint] = {}
        for hint in hints:
            if self.wants(hint.kind):
                first.setdefault(hint.kind, hint)
        return tuple(first.values())

    def learn(self, kind: HintKind) -> None:
        """Note that a hint of this kind was shown, or that its player did the thing right without it."""
        self.known[kind] = min(self.known.get(kind, 0) + 1, kind.enough)

    def take_back(self, kind: HintKind) -> None:
        """Note that what a hint of this kind was shown for has been undone: it does not count."""
        count = self.known.pop(kind, 0) - 1
        if count > 0:
            self.known[kind] = count

    def unlearn(self, kind: HintKind) -> None:
        """Note that the player did the thing wrong: its hints are shown again."""
        self.known.pop(kind, None)

    def say_again(self, kind: HintKind) -> None:
        """Show hints of this kind again as to a newcomer."""
        self.silenced.discard(kind)
        self.unlearn(kind)

    def forget(self) -> None:
        """Show all hints again, also the silenced ones."""
        self.silenced.clear()
        self.known.clear()

    def kept(self) -> dict[str, object]:
        """Return what is to be written into a file, readable by `read`."""
        return {
            "strength": self.strength.name.lower(),
            "silenced": sorted(kind.name.lower() for kind in self.silenced),
            "known": {kind.name.lower(): count for kind, count in self.known.items()},
        }

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> Learner:
        """Return the learner that `kept` was made of; what is unknown or damaged in it counts as not said."""
        learner = cls()
        if (strength := _named(Strength, kept.get("strength"))) is not None:
            learner.strength = strength
        silenced = kept.get("silenced")
        for name in silenced if isinstance(silenced, list) else ():
            if (kind := _named(HintKind, name)) is not None:
                learner.silenced.add(kind)
        known = kept.get("known")
        for name, count in known.items() if isinstance(known, dict) else ():
            if (kind := _named(HintKind, name)) is not None and type(count) is int and count > 0:
                learner.known[kind] = min(count, kind.enough)
        return learner


def _named(names: type[_E], name: object) -> _E | None:
    return names.__members__.get(name.upper()) if isinstance(name, str) else None

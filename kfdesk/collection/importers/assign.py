"""Which house each card of a list without houses belongs to, as far as the places of the houses tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from kfdesk.engine.decks import DECK_HOUSES, DECK_SIZE, HOUSE_SIZE
from kfdesk.records import record

Entry = tuple[int, tuple[str, ...]]
"""Copies of a card, and the houses that they may have."""

_STEPS = 4_000
"""How many tries are made before a question counts as open."""


@record
class Assignment:
    """How many copies of each entry are in which house, and whether that is the only way."""

    given: tuple[dict[str, int], ...]
    unique: bool


def assigned(entries: Sequence[Entry], room: Mapping[str, int]) -> Assignment | None:
    """Return how the entries fill the places in `room` exactly; None where they do not, or it takes too long.

    Copies for a house that is not in `room` take no place.
    """
    search = _Search([_possible(entry, room) for entry in entries], dict(room))
    search.run(0)
    if not search.found or (search.steps > _STEPS and len(search.found) < _ENOUGH):
        return None
    return Assignment(search.found[0], len(search.found) == 1)


_ENOUGH = 2
"""Two ways are as good as many: it is not the only one."""


def houses_deduced(entries: Sequence[Entry]) -> tuple[tuple[str, ...], Assignment] | None:
    """Return the three houses and the assignment of twelve cards to each, where there is exactly one way."""
    if sum(count for count, _ in entries) != DECK_SIZE:
        return None
    sure = sorted({houses[0] for _, houses in entries if len(houses) == 1})
    others = sorted({house for _, houses in entries for house in houses} - set(sure))
    if len(sure) > DECK_HOUSES:
        return None
    found: list[tuple[tuple[str, ...], Assignment]] = []
    for rest in combinations(others, DECK_HOUSES - len(sure)):
        houses = (*sure, *rest)
        if any(not set(options) & set(houses) for _, options in entries):
            continue
        here = [(count, tuple(house for house in options if house in houses)) for count, options in entries]
        given = assigned(here, dict.fromkeys(houses, HOUSE_SIZE))
        if given is not None:
            found.append((houses, given))
        if len(found) >= _ENOUGH:
            return None
    return found[0] if found and found[0][1].unique else None


@dataclass(slots=True)
class _Search:
    """A search through all ways, which ends with the second one or after too many steps."""

    entries: list[Entry]
    room: dict[str, int]
    found: list[tuple[dict[str, int], ...]] = field(default_factory=list)
    steps: int = 0
    _order: list[int] = field(init=False)
    _rest: list[Counter[str]] = field(init=False)
    _chosen: list[dict[str, int]] = field(init=False)

    def __post_init__(self) -> None:
        self._order = sorted(range(len(self.entries)), key=lambda at: len(self.entries[at][1]))
        self._chosen = [{} for _ in self.entries]
        self._rest = [Counter()]
        for at in reversed(self._order):
            count, houses = self.entries[at]
            self._rest.append(self._rest[-1] + Counter(dict.fromkeys(houses, count)))
        self._rest.reverse()

    def run(self, depth: int) -> None:
        """Try every way for the entries from `depth` on."""
        self.steps += 1
        if self.steps > _STEPS or len(self.found) >= _ENOUGH:
            return
        if any(places < 0 or places > self._rest[depth][house] for house, places in self.room.items()):
            return
        if depth == len(self._order):
            self.found.append(tuple(dict(chosen) for chosen in self._chosen))
            return
        at = self._order[depth]
        count, houses = self.entries[at]
        for split in _splits(count, houses):
            self._take(split, -1)
            self._chosen[at] = split
            self.run(depth + 1)
            self._take(split, 1)
            if self.steps > _STEPS:
                return

    def _take(self, split: Mapping[str, int], sign: int) -> None:
        for house, copies in split.items():
            if house in self.room:
                self.room[house] += sign * copies


def _possible(entry: Entry, room: Mapping[str, int]) -> Entry:
    count, houses = entry
    return count, tuple(house for house in houses if house in room) or houses[:1]


def _splits(count: int, houses: Sequence[str]) -> Iterator[dict[str, int]]:
    """Yield every way to put `count` copies into `houses`, all in the first one first."""
    if not houses:
        yield {}
    elif len(houses) == 1:
        yield {houses[0]: count}
    else:
        for here in range(count, -1, -1):
            for rest in _splits(count - here, houses[1:]) if count > here else ({},):
                yield ({houses[0]: here} if here else {}) | rest

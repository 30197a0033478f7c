"""What a text most likely means where it speaks again of something: learned from what known abilities mean there.

"Destroy a creature. If you do, draw a card for each creature destroyed this way" speaks again of what was destroyed.
Which words of an ability are meant where one is mentioned is known of abilities that are known: of what class they
are, where they are said, and how near.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from math import log
from typing import Any, NamedTuple

from kfdesk.language.base import Node
from kfdesk.language.reading.trees import Place, category, nodes, part_at


class Spot(NamedTuple):
    """Where a word stands: the class of the word that holds it, and the way from there."""

    holder: type | None
    steps: Place
    outer: type | None
    """The class of the word that holds the holder."""


class Mentioned(NamedTuple):
    """Where something is mentioned again, and its part of speech."""

    at: Spot
    category: str


class Meant(NamedTuple):
    """What is meant where something is mentioned: a word of a class, said in a spot."""

    mentioned: Mentioned
    word: type
    said: Spot


class OfClass(NamedTuple):
    """The same without where it is said."""

    mentioned: Mentioned
    word: type


_SAME_SPOT, _SAME_CLASS, _ANYTHING = 0.6, 0.35, 0.05
"""How much it counts that just this was met, that a word of the class was, and that anything may be meant."""
_FARTHEST = 3
"""Those farther away are as far."""
_FIRST_GUESS = 20
"""How often the nearest is taken to have been meant before anything is learned."""


class Links:
    """How often what was meant where something was mentioned again."""

    def __init__(self) -> None:
        self.met: Counter[Mentioned] = Counter()
        self.classes: Counter[OfClass] = Counter()
        self.meant: Counter[Meant] = Counter()
        self.ranks: Counter[int] = Counter({0: _FIRST_GUESS})
        """How many others that could have been met there as well were nearer."""

    @property
    def kept(self) -> tuple[Counter[Any], ...]:
        """All that was learned; `of_kept` makes the same of it."""
        return self.met, self.classes, self.meant, self.ranks

    @classmethod
    def of_kept(cls, kept: tuple[Counter[Any], ...]) -> Links:
        """Return what was kept."""
        made = cls()
        made.met, made.classes, made.meant, made.ranks = kept
        return made

    def learn(self, ability: Node, mentions: Collection[Place]) -> None:
        """Learn what an ability means in the places in which it only mentions something again."""
        said = list(first_places(ability, mentions))
        first = {id(word): place for place, word in said}
        for place in mentions:
            word = part_at(ability, place)
            if not isinstance(word, Node) or id(word) not in first:
                continue
            mentioned = Mentioned(spot(ability, place), category(word))
            meant = Meant(mentioned, type(word), spot(ability, first[id(word)]))
            self.met[mentioned] += 1
            self.classes[OfClass(mentioned, type(word))] += 1
            self.meant[meant] += 1
            others = choices(place, mentioned.category, [(one, category(part)) for one, part in said])
            alike = [one for one in others if self._meant(ability, mentioned, one) == meant]
            if first[id(word)] in alike:
                self.ranks[min(alike.index(first[id(word)]), _FARTHEST)] += 1

    def costs(self, whole: Any, place: Place, part_of_speech: str, said: Sequence[Place]) -> list[float]:
        """Return how unlikely each of the words that are `said` elsewhere, the nearest first, is meant in a place."""
        mentioned = Mentioned(spot(whole, place), part_of_speech)
        nearer: Counter[Meant] = Counter()
        found = []
        for one in said:
            meant = self._meant(whole, mentioned, one)
            found.append(self._of(meant) + self._of_rank(nearer[meant]))
            nearer[meant] += 1
        return found

    def _meant(self, whole: Any, mentioned: Mentioned, place: Place) -> Meant:
        return Meant(mentioned, type(part_at(whole, place)), spot(whole, place))

    def _of(self, meant: Meant) -> float:
        met = self.met[meant.mentioned]
        if not met:
            return -log(_ANYTHING)
        of_class = self.classes[OfClass(meant.mentioned, meant.word)] / met
        return -log(_SAME_SPOT * self.meant[meant] / met + _SAME_CLASS * of_class + _ANYTHING)

    def _of_rank(self, nearer: int) -> float:
        return -log((self.ranks[min(nearer, _FARTHEST)] + 1) / (self.ranks.total() + _FARTHEST + 1))


def first_places(whole: Any, but: Collection[Place] = ()) -> Iterator[tuple[Place, Node]]:
    """Yield each word of a definition once, with the first place in which it is said, which is in none of some."""
    known: set[int] = set()
    for place, word in nodes(whole, closed=but):
        if id(word) not in known:
            known.add(id(word))
            yield place, word


def choices(place: Place, part_of_speech: str, said: Sequence[tuple[Place, str]]) -> list[Place]:
    """Return the places of what may be meant in a place, of all that is said; the nearest before it first."""
    fitting = [one for one, part in said if part == part_of_speech and place[: len(one)] != one]
    before = [one for one in fitting if is_before(one, place)]
    after = [one for one in fitting if not is_before(one, place)]
    return [*reversed(before), *after]


def is_before(one: Place, other: Place) -> bool:
    """Return whether a place comes first, in a tuple or, where fields are compared, by no order that is known."""
    for step, its in zip(one, other, strict=False):
        if step != its:
            return isinstance(step, int) and isinstance(its, int) and step < its
    return False


def spot(whole: Any, place: Place) -> Spot:
    """Return where a place is within the word that holds it; places in a row behind the first are alike."""
    outer, holder, way = None, None, 0
    value = whole
    for at, step in enumerate(place):
        if isinstance(value, Node):
            outer, holder, way = holder, type(value), at
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return Spot(holder, tuple(min(step, 1) if isinstance(step, int) else step for step in place[way:]), outer)

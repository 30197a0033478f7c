"""What a text most likely means where it speaks again of something: learned from what known abilities mean there.

"Destroy a creature. If you do, draw a card for each creature destroyed this way" speaks again of what was destroyed.
Which words of an ability are meant where one is mentioned is known of abilities that are known: of what class they
are, where they are said, and how near.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import log
from typing import Any, NamedTuple

from kfdesk.language.base import BaseInstruction, Node, Target
from kfdesk.language.effects.flow import If, IfYouDo, IfYouDoNot, InOrder, May
from kfdesk.language.reading.productions import Production
from kfdesk.language.reading.trees import Place, is_within, nodes, part_at, part_of_speech


class Spot(NamedTuple):
    """Where a word stands: the class of the word that holds it, and the way from there."""

    holder: type | None
    steps: Place
    outer: type | None
    """The class of the word that holds the holder."""


class Mentioned(NamedTuple):
    """Where something is mentioned again, and its part of speech."""

    at: Spot
    part: type[Node]


class Meant(NamedTuple):
    """What is meant where something is mentioned: a word of a class, said in a spot."""

    mentioned: Mentioned
    word: type
    said: Spot


class OfClass(NamedTuple):
    """The same without where it is said."""

    mentioned: Mentioned
    word: type


class Fields(NamedTuple):
    """Two fields of a class of words, in the order in which their parts are said."""

    of: type
    first: str
    second: str


_SAME_SPOT, _SAME_CLASS, _ANYTHING = 0.6, 0.35, 0.05
"""How much it counts that just this was met, that a word of the class was, and that anything may be meant."""
_FARTHEST = 3
"""Those farther away are as far."""
_FIRST_GUESS = 20
"""How often the nearest is taken to have been meant before anything is learned."""


_FARTHER = 0.1
"""What it costs that something else is nearer, which decides where all else is alike."""
_WITHIN = 1.2
"""What it costs that a deed is part of another that may be meant: "this way" is all that was done."""


_PERHAPS_NOT = 2.5
"""What it costs that it may not have been done at all, for what stands outside of what may, or does only if."""


class Links:
    """How often what was meant where something was mentioned again."""

    def __init__(self) -> None:
        self.met: Counter[Mentioned] = Counter()
        self.classes: Counter[OfClass] = Counter()
        self.meant: Counter[Meant] = Counter()
        self.ranks: Counter[int] = Counter({0: _FIRST_GUESS})
        """How many others that could have been met there as well were nearer."""
        self.order: Counter[Fields] = Counter()
        """Which of two fields is said first."""
        self.later = Counter({False: _FIRST_GUESS, True: 1})
        """Whether what was meant is said later than where it was mentioned."""

    @property
    def kept(self) -> tuple[Counter[Any], ...]:
        """All that was learned; `of_kept` makes the same of it."""
        return self.met, self.classes, self.meant, self.ranks, self.order, self.later

    @classmethod
    def of_kept(cls, kept: tuple[Counter[Any], ...]) -> Links:
        """Return what was kept."""
        made = cls()
        made.met, made.classes, made.meant, made.ranks, made.order, made.later = kept
        return made

    def learn(self, ability: Node, mentions: Collection[Place]) -> None:
        """Learn what an ability means in the places in which it only mentions something again."""
        said = list(first_places(ability, mentions))
        first = {id(word): place for place, word in said}
        for place in mentions:
            word = part_at(ability, place)
            if not isinstance(word, Node) or id(word) not in first:
                continue
            mentioned = Mentioned(spot(ability, place), part_of_speech(word))
            meant = Meant(mentioned, type(word), spot(ability, first[id(word)]))
            self.met[mentioned] += 1
            self.classes[OfClass(mentioned, type(word))] += 1
            self.meant[meant] += 1
            self.later[self.is_before(ability, place, first[id(word)])] += 1
            others = self.choices(ability, place, [one for one, part in said if part_of_speech(part) is mentioned.part])
            alike = [one for one in others if self._meant(ability, mentioned, one) == meant]
            if first[id(word)] in alike:
                self.ranks[min(alike.index(first[id(word)]), _FARTHEST)] += 1

    def costs(self, whole: Any, place: Place, part: type[Node], said: Sequence[Place]) -> list[float]:
        """Return how unlikely each of the words that are `said` elsewhere, the nearest first, is meant in a place."""
        mentioned = Mentioned(spot(whole, place), part)
        nearer: Counter[Meant] = Counter()
        found = []
        for at, one in enumerate(said):
            meant = self._meant(whole, mentioned, one)
            is_later = self.is_before(whole, place, one)
            lateness = -log(self.later[is_later] / self.later.total())
            order = _FARTHER * min(at, _FARTHEST) + _WITHIN * _is_only_part(whole, one, said)
            order += _PERHAPS_NOT * _is_perhaps_not_done(whole, one, place)
            found.append(self._of(meant) + self._of_rank(nearer[meant]) + lateness + order)
            nearer[meant] += 1
        return found

    def learn_order(self, rule: Production) -> None:
        """Learn in which order a rule says the fields of its word."""
        said = dict.fromkeys(str(hole.fills[0][0]) for hole in rule.holes if hole.fills and hole.fills[0])
        for first, second in combinations(said, 2):
            self.order[Fields(type(rule.model), first, second)] += 1

    def is_before(self, whole: Any, one: Place, other: Place) -> bool:
        """Return whether a place is said before another, as far as that is known."""
        holder = whole
        for step, its in zip(one, other, strict=False):
            if step == its:
                holder = holder[step] if isinstance(step, int) else getattr(holder, step)
            elif isinstance(step, int) and isinstance(its, int):
                return step < its
            else:
                kind, first, second = type(holder), str(step), str(its)
                return self.order[Fields(kind, first, second)] > self.order[Fields(kind, second, first)]
        return False

    def choices(self, whole: Any, place: Place, fitting: Sequence[Place]) -> list[Place]:
        """Return what may be meant in a place, the nearest before it first."""
        fitting = [one for one in fitting if place[: len(one)] != one]
        before = [one for one in fitting if self.is_before(whole, one, place)]
        return [*reversed(before), *(one for one in fitting if one not in before)]

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


def _is_only_part(whole: Any, place: Place, said: Sequence[Place]) -> bool:
    """Return whether what is done in a place is part of something else that is said to be done, such as "instead"."""
    if not isinstance(part_at(whole, place), BaseInstruction):
        return False
    outer = (part_at(whole, one) for one in said if one != place and is_within(place, one))
    return any(not isinstance(one, _OF_SEVERAL) for one in outer)


def _is_perhaps_not_done(whole: Any, said: Place, mentioned: Place) -> bool:
    """Return whether cards are said in something that may be done, or only if, and the mention stands outside."""
    if not isinstance(part_at(whole, said), Target):
        return False
    for length in range(len(said)):
        steps = _UNDER_CONDITION.get(type(part_at(whole, said[:length])), ())
        if said[length] in steps and not is_within(mentioned, said[: length + 1]):
            return True
    return False


_UNDER_CONDITION: dict[type, tuple[str, ...]] = {
    If: ("effect", "otherwise"),
    IfYouDo: ("then", "otherwise"),
    May: ("effect",),
}
_OF_SEVERAL = (If, IfYouDo, IfYouDoNot, InOrder, May)
"""What lets several things be done, or something that need not be done: "this way" means what is done in it."""


def first_places(whole: Any, but: Collection[Place] = ()) -> Iterator[tuple[Place, Node]]:
    """Yield each word of a definition once, with the first place in which it is said, which is in none of some."""
    known: set[int] = set()
    for place, word in nodes(whole, closed=but):
        if id(word) not in known:
            known.add(id(word))
            yield place, word


def spot(whole: Any, place: Place) -> Spot:
    """Return where a place is within the word that holds it; places in a row behind the first are alike."""
    outer, holder, way = None, None, 0
    value = whole
    for at, step in enumerate(place):
        if isinstance(value, Node):
            outer, holder, way = holder, type(value), at
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return Spot(holder, tuple(min(step, 1) if isinstance(step, int) else step for step in place[way:]), outer)

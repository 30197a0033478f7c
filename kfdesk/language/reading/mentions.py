"""What a text speaks of again: each mention becomes one of the words that were said elsewhere in the ability."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import islice
from typing import Any, NamedTuple

from kfdesk.language.reading.chart import Tree
from kfdesk.language.reading.links import Links, choices
from kfdesk.language.reading.trees import Place, category, copied, fields_of, nodes, part_at, rebuilt, row_field

MOST_MEANINGS = 120
"""Choices of what is mentioned that are tried for a tree."""
OTHERWISE = 3.0
"""How unlikely a mention means what it is where nothing such is said elsewhere, though something is."""


class Mention:
    """Stands in a definition for a word that is said elsewhere; it has no parts of its own."""

    def __init__(self, part_of_speech: str, otherwise: Any = None) -> None:
        self.category = part_of_speech
        self.otherwise = otherwise
        """What it may be where nothing such is said elsewhere."""


class Option(NamedTuple):
    """What a mention may mean, and how unlikely that is; None means what it is otherwise."""

    cost: float
    place: Place | None


class Reading(NamedTuple):
    """A definition that a tree may stand for, and how unlikely it is: what the tree costs, and what its mentions do."""

    ability: Any
    cost: float


def meanings(tree: Tree, links: Links) -> Iterator[Reading]:
    """Yield the definitions that a tree may stand for, each with other words for what is mentioned again.

    The likeliest come first.
    """
    made, _ = _built(tree)
    mentions = list(_mentions(made))
    if not mentions:
        yield Reading(made, tree.cost)
        return
    said = [(place, category(part)) for place, part in nodes(made)]
    options = [_options(made, place, mention, said, links) for place, mention in mentions]
    for cost, chosen in islice(cheapest(options), MOST_MEANINGS):
        meant = {place: one for (place, _), one in zip(mentions, chosen, strict=True) if one is not None}
        begun = {place: mention.otherwise for place, mention in mentions if place not in meant}
        linked = _linked(rebuilt(made, begun), meant)
        if linked is not None:
            yield Reading(linked, tree.cost + cost)


def _options(
    made: Any, place: Place, mention: Mention, said: Sequence[tuple[Place, str]], links: Links
) -> list[Option]:
    """Return what a mention may mean, the likeliest first."""
    found = choices(place, mention.category, said)
    options = list(map(Option, links.costs(made, place, mention.category, found), found))
    if mention.otherwise is not None:
        options.append(Option(OTHERWISE, None))
    return sorted(options, key=_cost)


def cheapest(rows: Sequence[Sequence[Option]]) -> Iterator[tuple[float, tuple[Place | None, ...]]]:
    """Yield the ways to choose one option of each row, those of the least cost together first; rows begin cheap."""
    if not all(rows):
        return
    first = (0,) * len(rows)
    waiting = [(sum(row[0].cost for row in rows), first)]
    known = {first}
    while waiting:
        cost, at = heappop(waiting)
        yield cost, tuple(row[one].place for row, one in zip(rows, at, strict=True))
        for row, options in enumerate(rows):
            later = (*at[:row], at[row] + 1, *at[row + 1 :])
            if later[row] < len(options) and later not in known:
                known.add(later)
                heappush(waiting, (cost - options[at[row]].cost + options[later[row]].cost, later))


def _cost(option: Option) -> float:
    return option.cost


def _built(tree: Tree) -> tuple[Any, Any]:
    """Return the word that a tree stands for, with mentions in it, and who does it, where an outer word holds that."""
    rule = tree.production
    if rule.model is None:
        return Mention(rule.symbol.category), None
    parts: dict[Place, Any] = {}
    doer: Any = None
    for hole, read in zip(rule.holes, tree.parts, strict=True):
        part, its_doer = (read, None) if isinstance(read, int) else _built(read)
        parts.update(dict.fromkeys(hole.fills, part))
        doer = part if hole.is_subject else doer if its_doer is None else its_doer
    for one in rule.unsaid:
        kept = part_at(rule.model, one.place) if one.category in _KEPT else None
        parts[one.place] = Mention(one.category, kept)
    if doer is not None and rule.lifted:
        parts.update(dict.fromkeys(rule.lifted, doer))
        doer = None
    made = copied(rule.model)
    for place in sorted(parts, key=len):  # some stand within others
        made = rebuilt(made, {place: parts[place]})
    return _spliced(made), doer


def _spliced(made: Any) -> Any:
    """Return a word in whose row no word of its own class holds a part of the row: sentences are not made of sentences.

    A row is the only field of its word.
    """
    name = row_field(made)
    row = () if name is None else getattr(made, name)
    if name is None or not any(type(part) is type(made) for part in row):
        return made
    flat = [one for part in row for one in (getattr(part, name) if type(part) is type(made) else (part,))]
    return rebuilt(made, {(name,): tuple(flat)})


_KEPT = frozenset({"Place", "Who"})
"""Parts of speech that mean the same wherever they are said."""


def _mentions(value: Any, place: Place = ()) -> Iterator[tuple[Place, Mention]]:
    if isinstance(value, Mention):
        yield place, value
    elif isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from _mentions(part, (*place, at))
    else:
        for name in fields_of(value) or ():
            yield from _mentions(getattr(value, name), (*place, name))


def _linked(made: Any, links: Mapping[Place, Place]) -> Any:
    """Return a definition in which what is mentioned is the very word that was said; None where that cannot be."""
    for _ in range(len(links) + 1):
        parts = {}
        for place, said in links.items():
            try:
                found = part_at(made, said)
                if part_at(made, place) is not found:
                    parts[place] = found
            except LookupError:
                return None
        if not parts:
            return made if not any(True for _ in _mentions(made)) else None
        made = rebuilt(made, parts)
    return None

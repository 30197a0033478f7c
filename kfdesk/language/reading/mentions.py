"""What a text speaks of again: each mention becomes one of the words that were said elsewhere in the ability."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any

from kfdesk.language.back_references import Those
from kfdesk.language.base import Node
from kfdesk.language.effects.damage import Destroy, Sacrifice
from kfdesk.language.effects.decks import DiscardingUntil
from kfdesk.language.effects.marks import Exhaust
from kfdesk.language.effects.moves import Discard, Purge
from kfdesk.language.effects.revealing import Reveal
from kfdesk.language.reading.chart import Tree
from kfdesk.language.reading.trees import (
    Place,
    category,
    copied,
    fields_of,
    is_within,
    nodes,
    part_at,
    rebuilt,
    row_field,
)
from kfdesk.language.sorts import ARTIFACT, CREATURE, UPGRADE
from kfdesk.language.targets import THIS

MOST_MEANINGS = 120
"""Choices of what is mentioned that are tried for a tree."""


class Mention:
    """Stands in a definition for a word that is said elsewhere; it has no parts of its own."""

    def __init__(self, part_of_speech: str, otherwise: Any = None, words: Sequence[str] = ()) -> None:
        self.category = part_of_speech
        self.otherwise = otherwise
        """What it may be where nothing such is said elsewhere."""
        self.noun = words[-1] if len(words) > 1 else ""
        """The noun by which it is mentioned: "creature" in "that creature"; none in "it"."""
        self.done = _DONE.get(words[-2], ()) if len(words) > 1 else ()
        """What was done to it, if that is said: "the discarded card"."""


def meanings(tree: Tree) -> Iterator[Any]:
    """Yield the definitions that a tree may stand for, each with other words for what is mentioned again."""
    made, _ = _built(tree)
    open_places = [(place, part) for place, part in _mentions(made)]
    if not open_places:
        yield made
        return
    said = list(nodes(made))
    choices = [_choices(place, mention, said) for place, mention in open_places]
    for chosen in islice(product(*choices), MOST_MEANINGS):
        links = {place: one for (place, _), one in zip(open_places, chosen, strict=True) if one is not None}
        begun = {place: mention.otherwise for place, mention in open_places if place not in links}
        linked = _linked(rebuilt(made, begun), links)
        if linked is not None:
            yield linked


def _built(tree: Tree) -> tuple[Any, Any]:
    """Return the word that a tree stands for, with mentions in it, and who does it, where an outer word holds that."""
    rule = tree.production
    if rule.model is None:
        return Mention(rule.symbol.category, words=[str(piece) for piece in rule.pieces]), None
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


def _choices(place: Place, mention: Mention, said: Sequence[tuple[Place, Node]]) -> list[Place | None]:
    """Return the places of what may be meant, the nearest before it first; None for what the mention is otherwise."""
    fitting = [
        one
        for one, part in said
        if category(part) == mention.category
        and place[: len(one)] != one
        and _may_be_called(part, mention.noun)
        and (not mention.done or isinstance(_deed(one, part, said), mention.done))
    ]
    before = [one for one in fitting if _is_before(one, place)]
    after = [one for one in fitting if not _is_before(one, place)]
    return [*reversed(before), *after, *([None] if mention.otherwise is not None else [])]


def _may_be_called(word: Node, noun: str) -> bool:
    """Return whether a word for cards may be mentioned by a noun; any by none.

    No text calls the card that bears it "that creature".
    """
    if noun and word is THIS:
        return False
    sort = getattr(word, "sort", None)
    if noun in _SORTS:
        return sort in (_SORTS[noun], None)
    if noun == "neighbor":
        return any("Neighbor" in type(part).__name__ for _, part in nodes(word))
    return True


def _deed(place: Place, word: Node, said: Sequence[tuple[Place, Node]]) -> Node | None:
    """Return what is done to the cards of a word: the innermost instruction around it."""
    if isinstance(word, Those):
        return word.effect
    around = [part for one, part in said if is_within(place, one) and category(part) == "BaseInstruction"]
    return around[-1] if around else None


_DONE: dict[str, tuple[type[Node], ...]] = {
    "destroyed": (Destroy, Sacrifice),
    "discarded": (Discard, DiscardingUntil),
    "exhausted": (Exhaust,),
    "purged": (Purge,),
    "revealed": (Reveal,),
}
"""What was done to cards that are mentioned by what was done to them."""
_SORTS = {"artifact": ARTIFACT, "creature": CREATURE, "creatures": CREATURE, "upgrade": UPGRADE}


def _is_before(one: Place, other: Place) -> bool:
    """Return whether a place comes first, in a tuple or, where fields are compared, by no order that is known."""
    for step, its in zip(one, other, strict=False):
        if step != its:
            return isinstance(step, int) and isinstance(its, int) and step < its
    return False


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

"""What a text speaks of again: each mention becomes one of the words that were said elsewhere in the ability."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from heapq import heappop, heappush
from itertools import islice, pairwise
from operator import and_
from typing import Any, NamedTuple, TypeGuard

from kfdesk.engine.terms import Zone
from kfdesk.language import places as places_of_cards
from kfdesk.language.amounts import Quantity
from kfdesk.language.back_references import Those
from kfdesk.language.base import BaseInstruction, Node, Rule, Target
from kfdesk.language.conditions import Condition
from kfdesk.language.counts.cards import Count
from kfdesk.language.effects.damage import Destroy, Sacrifice
from kfdesk.language.effects.decks import DiscardingUntil
from kfdesk.language.effects.flow import AndAlso, DoneBy, InOrder
from kfdesk.language.effects.marks import Exhaust
from kfdesk.language.effects.moves import Discard, Purge
from kfdesk.language.effects.revealing import Reveal
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.players import EACH_PLAYER, OPPONENT, Who
from kfdesk.language.ranges import Range
from kfdesk.language.reading.chart import Tree
from kfdesk.language.reading.lexemes import Lexemes
from kfdesk.language.reading.links import Links, first_places
from kfdesk.language.reading.productions import Production, Unsaid
from kfdesk.language.reading.trees import (
    Place,
    copied,
    deed_around,
    holders,
    is_constant,
    is_within,
    nodes,
    part_at,
    part_of_speech,
    places,
    rebuilt,
    row_field,
)
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE, UPGRADE
from kfdesk.language.targets import THIS, Chosen, Host

MOST_MEANINGS = 120
"""Choices of what is mentioned that are tried for a tree."""
OTHERWISE = 3.0
"""How unlikely a mention means what it is where nothing such is said elsewhere, though something is."""


class Mention:
    """Stands in a definition for a word that is said elsewhere, in each of its places for the same; it has no parts."""

    def __init__(
        self,
        part: type[Node],
        otherwise: Any = None,
        of: Mention | None = None,
        step: Place = (),
        words: Sequence[str] = (),
    ) -> None:
        """It is of a part of speech, and mentioned by these words, where the text has some."""
        words = [word for word in words if word != "’s"]
        self.part = part
        self.otherwise = otherwise
        """What it may be where nothing such is said elsewhere."""
        self.noun = words[-1] if len(words) > 1 else ""
        """The noun by which it is mentioned: "creature" in "that creature"; none in "it"."""
        self.deed = words[-2] if len(words) > 1 and words[-2] in _DEEDS else ""
        """What was done to it, if that is said: "discarded" in "the discarded card"."""
        self.of = of
        """The mention of which it is a part."""
        self.step = step
        """Where in the word that `of` mentions it stands."""


def completed(ability: Any) -> Any:
    """Return a definition in which what follows from other parts of a word is what does."""
    following = ((place, word.following) for place, word in nodes(ability))
    parts = {(*place, name): part for place, found in following for name, part in found.items()}
    return rebuilt(ability, parts) if parts else ability


class Option(NamedTuple):
    """What a mention may mean, and how unlikely that is; None means what it is otherwise."""

    cost: float
    place: Place | None


class Candidate(NamedTuple):
    """A definition that a tree may stand for, and how unlikely it is: what the tree costs, and what its mentions do."""

    ability: Any
    cost: float
    text: Lexemes
    """What it has to say to be a meaning: the text, in the wording of the language where it is read in another."""


def candidates(tree: Tree, text: Lexemes, links: Links) -> Iterator[Candidate]:
    """Yield the definitions that a tree of a text may stand for, each with other words for what is mentioned again.

    The likeliest come first, none cheaper than the tree.
    """
    made, _ = _built(tree)
    found: dict[Mention, list[Place]] = {}
    for place, part in places(made):
        if isinstance(part, Mention):
            found.setdefault(part, []).append(place)
    free = [mention for mention in found if mention.of not in found]
    if not free:
        if is_told_by_doers(made):
            yield Candidate(completed(made), tree.cost, text)
        return
    said = [(place, part_of_speech(part)) for place, part in first_places(made)]
    counted = _only_counted(made)
    options = [_options(made, found[mention], mention, said, links, counted) for mention in free]
    for cost, chosen in islice(cheapest(options), MOST_MEANINGS):
        linked = _linked(made, found, dict(zip(free, chosen, strict=True)))
        if linked is not None and is_told_by_doers(linked):
            yield Candidate(completed(linked), tree.cost + cost, text)


def is_told_by_doers(made: Any) -> bool:
    """Return whether whoever does something in a definition is "you" there: their hand is not that of another.

    What stands elsewhere, too, and is only mentioned where they do it, calls them what they are called there.
    """
    everywhere = list(nodes(made))
    for place, part in everywhere:
        if type(part) is DoneBy and part.who in (OPPONENT, EACH_PLAYER):
            inside = (*place, "effect")
            elsewhere = {id(one) for at, one in everywhere if not is_within(at, inside) and not is_constant(one)}
            mentioned = [at for at, one in everywhere if is_within(at, inside) and id(one) in elsewhere]
            if any(one is OPPONENT for _, one in nodes(part.effect, [at[len(inside) :] for at in mentioned])):
                return False
    return True


def passes_over(made: Any, links: Links, called_it: Sequence[bool] = ()) -> bool:
    """Return whether a mention in a definition passes over a nearer card within its own clause.

    In "exhaust a friendly creature. If you do, stun an enemy creature and ward it" nobody takes "it" for the friendly
    one, though the language calls it so. Nor does anybody take it for the card itself, where the clause or the sentence
    before deals with another; `called_it` tells of each time that the card itself is meant whether it is called so.
    """
    said: dict[int, list[Place]] = {}
    for place, word in nodes(made):
        said.setdefault(id(word), []).append(place)
    rows = [(clause, row.items) for clause, row in nodes(made) if isinstance(row, AndAlso)]
    if any(called_it) and _passes_over_for_itself(made, called_it, links):
        return True
    for clause, items in rows:
        for at, (item, following) in enumerate(pairwise(items)):
            here = (*clause, "items", at)
            nearer, deed = _last_dealt_with(item, links)
            card = getattr(following, "target", None)
            if isinstance(card, Host) and nearer is not None and nearer.sort is CREATURE:
                return True  # the language calls it "it"
            if nearer is None or not _is_one(card) or card is nearer or getattr(card, "effect", None) is deed:
                continue
            if card.sort is CARD and nearer.sort is not CARD:
                continue  # which is "that card"
            is_new = all(is_within(one, here) or links.is_before(made, here, one) for one in said[id(nearer)])
            was_said = any(is_within(one, here) or links.is_before(made, one, here) for one in said[id(card)])
            if is_new and (was_said or isinstance(card, Those)):
                return True
    return False


def _passes_over_for_itself(made: Any, called_it: Sequence[bool], links: Links) -> bool:
    """Return whether something is done with "it", the card itself, right behind what is done with another card.

    What is done with the card itself are the last times that it is meant.
    """
    is_behind: list[bool] = []
    for row in (part for _, part in nodes(made) if isinstance(part, InOrder)):
        for item, following in pairwise((None, *row.items)):
            if getattr(following, "target", None) is THIS:
                card, _ = _last_dealt_with(item, links)
                is_behind.append(card is not None and card.sort is not CARD)
    return any(map(and_, reversed(is_behind), reversed(called_it)))


def _last_dealt_with(made: Any, links: Links) -> tuple[Chosen | None, Any]:
    """Return the one card that was chosen last in a definition, and what is done to it; None without any."""
    deeds = [(place, getattr(part, "target", None)) for place, part in nodes(made) if isinstance(part, BaseInstruction)]
    where = [place for place, card in deeds if isinstance(card, Chosen) and _is_one(card)]
    if not where:
        return None, None
    last = part_at(made, reduce(lambda one, other: other if links.is_before(made, one, other) else one, where))
    return last.target, last


def _is_one(word: Any) -> TypeGuard[Chosen | Those]:
    """Return whether it is one card: one that is chosen, or with which something was done."""
    return isinstance(word, Those) or (isinstance(word, Chosen) and word.least == word.most == 1)


def _only_counted(made: Any) -> Collection[Place]:
    """Return the first places of cards that are only counted: nothing has been done with them, so that "it" is another.

    Those that are counted and dealt with, too, are not among them.
    """
    found: dict[int, list[Place]] = {}
    for place, part in nodes(made):
        if isinstance(part, Target) and not is_constant(part):
            found.setdefault(id(part), []).append(place)
    return {where[0] for where in found.values() if all(_is_counted(made, place) for place in where)}


def _is_counted(made: Any, place: Place) -> bool:
    """Return whether what stands in a place is only counted there."""
    holder = next((one for one in holders(made, place) if isinstance(one, _DONE + _COUNTED)), None)
    return isinstance(holder, _COUNTED)


_DONE = (BaseInstruction, Condition, Occurrence, Rule)
_COUNTED = (Count, Quantity, Range)


def _options(
    made: Any,
    where: Sequence[Place],
    mention: Mention,
    said: Sequence[tuple[Place, type[Node]]],
    links: Links,
    counted: Collection[Place],
) -> list[Option]:
    """Return what a mention may mean, the likeliest first; `counted` only where it is only counted, too."""
    closed = () if all(_is_counted(made, place) for place in where) else counted
    fitting = [
        place
        for place in links.choices(made, where[0], [place for place, part in said if part == mention.part])
        if place not in closed
        and not any(is_within(one, place) for one in where[1:])
        and _may_be_called(made, place, mention)
    ]
    options = list(map(Option, links.costs(made, where[0], mention.part, fitting), fitting))
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
        assert rule.symbol.part is not None, rule
        return Mention(rule.symbol.part, words=[str(piece) for piece in rule.pieces]), None
    parts: dict[Place, Any] = {}
    doer: Any = None
    for hole, read in zip(rule.holes, tree.parts, strict=True):
        part, its_doer = (read, None) if isinstance(read, int) else _built(read)
        parts.update(dict.fromkeys(hole.fills, part))
        doer = part if hole.is_subject else doer if its_doer is None else its_doer
    for one in rule.unsaid:
        parts[one.place] = _unsaid(one, rule, parts)
    if doer is not None and rule.lifted:
        parts.update(dict.fromkeys(rule.lifted, doer))
        doer = None
    return _spliced(_filled(copied(rule.model), parts)), doer


def _filled(made: Any, parts: Mapping[Place, Any]) -> Any:
    """Return a word with parts in some places, of which some stand within others.

    All that can be are filled at once, so that a word that stands in several places stays one.
    """
    left = sorted(parts, key=len)
    while left:
        now: dict[Place, Any] = {}
        later: list[Place] = []
        for place in left:
            if any(is_within(place, other) for other in now):
                later.append(place)
            else:
                now[place] = parts[place]
        made = rebuilt(made, now)
        left = later
    return made


def _unsaid(one: Unsaid, rule: Production, parts: Mapping[Place, Any]) -> Any:
    """Return what stands for a part that nothing in the text names, beside the parts of its rule that are known."""
    whole = None if one.of is None else parts.get(one.of)
    if isinstance(whole, Mention):
        return Mention(one.part, of=whole, step=one.step) if one.step else whole
    if whole is not None:
        try:
            return part_at(whole, one.step)
        except LookupError:  # another word is said, without such a part
            pass
    is_called = one.part is Target and [other.part for other in rule.unsaid].count(Target) == 1
    return Mention(
        one.part,
        part_at(rule.model, one.place) if one.part in _KEPT else None,
        words=rule.called if is_called else (),
    )


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


_KEPT: frozenset[type[Node]] = frozenset({places_of_cards.Place, Who})
"""Parts of speech that mean the same wherever they are said."""


def _may_be_called(made: Any, place: Place, mention: Mention) -> bool:
    """Return whether a word for cards may be mentioned by the noun of a mention; any by none.

    No text calls the card that bears it "that creature".
    """
    word = part_at(made, place)
    if mention.deed and not _was_done(made, place, mention.deed):
        return False
    if mention.noun and word is THIS:
        return False
    if mention.noun in _SORTS:
        return getattr(word, "sort", None) in (_SORTS[mention.noun], None)
    if mention.noun == "neighbor":
        return any("Neighbor" in type(part).__name__ for _, part in nodes(word))
    return True


def _was_done(made: Any, place: Place, deed: str) -> bool:
    """Return whether something was done to the cards of a word, or they lie where cards lie with which it was."""
    area = getattr(getattr(part_at(made, place), "place", None), "area", None)
    return isinstance(_deed(made, place), _DEEDS[deed]) or (area is not None and area is _PILES.get(deed))


def _deed(made: Any, place: Place) -> Any:
    """Return what is done to the cards of a word: the innermost instruction around it."""
    word = part_at(made, place)
    return word.effect if isinstance(word, Those) else deed_around(made, place)


_DEEDS: dict[str, tuple[type[Node], ...]] = {
    "destroyed": (Destroy, Sacrifice),
    "discarded": (Discard, DiscardingUntil),
    "exhausted": (Exhaust,),
    "purged": (Purge,),
    "revealed": (Reveal,),
}
"""What was done to cards that are mentioned by what was done to them."""
_PILES = {"discarded": Zone.DISCARD, "purged": Zone.PURGED}
"""Where cards lie with which that was done, whenever it was."""
_SORTS = {
    "artifact": ARTIFACT,
    "artifacts": ARTIFACT,
    "creature": CREATURE,
    "creatures": CREATURE,
    "upgrade": UPGRADE,
    "upgrades": UPGRADE,
}
"""What cards that are mentioned by a noun are."""


def _linked(made: Any, found: Mapping[Mention, Sequence[Place]], meant: Mapping[Mention, Place | None]) -> Any:
    """Return a definition in which what is mentioned is the very word that was said; None where that cannot be."""
    links: dict[Place, Place] = {}
    begun: dict[Place, Any] = {}
    for mention, where in found.items():
        said = meant[mention] if mention in meant else _within(mention, meant)
        for place in where:
            if said is None:
                begun[place] = mention.otherwise
            else:
                links[place] = said
    made = rebuilt(made, begun)
    for _ in range(len(links) + 1):
        parts = {}
        for place, said in links.items():
            try:
                word = part_at(made, said)
                if part_at(made, place) is not word:
                    parts[place] = word
            except LookupError:
                return None
        if not parts:
            return None if any(isinstance(part, Mention) for _, part in places(made)) else made
        made = rebuilt(made, parts)
    return None


def _within(mention: Mention, meant: Mapping[Mention, Place | None]) -> Place | None:
    """Return the place of the part of another word that a mention means."""
    assert mention.of is not None
    whole = meant[mention.of] if mention.of in meant else _within(mention.of, meant)
    return None if whole is None else (*whole, *mention.step)

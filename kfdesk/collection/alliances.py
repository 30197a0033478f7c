"""Alliances: a deck of three houses, each taken whole from another deck, and whether it keeps the rules for that.

    pods = (pod_of(one, "dis"), pod_of(two, "logos"), pod_of(three, "mars"))
    deck = alliance(empty, pods, beside={CardType.TOKEN_CREATURE: 1})     # the token creature of the second deck
    findings(deck, pods, AllianceForm.PUBLIC, in_use())                   # what breaks the rules, and what it rests on
    pods_of(deck, store.get)                                              # the pods again, of decks that may have gone

The rulebook says what a deck is, and nothing of alliances. What else is asked for here is how organized play is known
to do it (`Ground.PRACTICE`): one set, published decks only, few restricted cards, and of what lies beside decks that of
one of the three. An alliance of `AllianceForm.FREE` keeps to the rulebook alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from secrets import token_hex

from kfdesk.cards.facts import facts
from kfdesk.collection.files import DECK_RULE
from kfdesk.collection.findings import Finding, Ground
from kfdesk.collection.homemade import HomeCard, carried
from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.collection.oddities import of_reasons
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord, MadeOf, Source
from kfdesk.collection.restricted import RestrictedList
from kfdesk.collection.vocabulary import house_title, set_words
from kfdesk.engine.decks import DECK_HOUSES, HOUSE_SIZE, DeckKind
from kfdesk.engine.terms import CardType
from kfdesk.records import record
from kfdesk.text.words import Words, enumerated

BESIDE = (CardType.TOKEN_CREATURE, CardType.PROPHECY, CardType.ARCHON_POWER)
"""What lies beside decks and belongs to one of the three: an alliance has that of one deck, chosen for each type."""
BESIDE_RULES = {
    CardType.TOKEN_CREATURE: "glossary/token-creatures",
    CardType.PROPHECY: "glossary/prophecy",
    CardType.ARCHON_POWER: "glossary/archon-power",
}


class AllianceForm(StrEnum):
    """By which rules an alliance is made."""

    PUBLIC = "public"
    """As organized play is known to have it: decks of one set, published ones, few restricted cards."""
    FREE = "free"
    """Three houses of any decks: what the rulebook asks of a deck."""


@record
class Pod:
    """A house of a deck with all its cards, and what lies beside that deck."""

    of: MadeOf
    cards: tuple[CardLine, ...]
    references: tuple[CardLine, ...] = ()
    kind: DeckKind = DeckKind.PUBLISHED
    icons_known: bool = True
    homemade: tuple[HomeCard, ...] = ()
    gone: bool = False
    """Whether the deck is not to be had any more: the cards are those that the alliance holds."""

    @property
    def size(self) -> int:
        """How many cards the house has."""
        return sum(line.count for line in self.cards)


Pods = Sequence[Pod | None]
"""The pods of an alliance in their order; None where none is chosen yet."""


def new_alliance(name: str, *, added: datetime) -> DeckRecord:
    """Return an alliance of nothing yet; its key is its own, whatever it will be made of."""
    return DeckRecord(
        key=f"own:{token_hex(12)}", name=name, source=Source.HOMEMADE, added=added, alliance=True, houses=()
    )


def pod_of(deck: DeckRecord, house: str) -> Pod:
    """Return a house of a deck."""
    return Pod(
        MadeOf(key=deck.key, name=deck.name, set=deck.set, house=house),
        tuple(line for line in deck.cards if line.house == house),
        deck.references,
        deck.kind,
        deck.icons_known,
        deck.homemade,
    )


def pods_of(alliance: DeckRecord, get: Callable[[str], DeckRecord | None]) -> tuple[Pod | None, ...]:
    """Return what an alliance is made of; of a deck that `get` does not find, what the alliance has of it.

    A house whose cards are others in its deck by now stays what the alliance has of it, too, and counts as gone. Which
    cards came from which deck is not to be told where two gave the same house: each gives what it has.
    """
    times = Counter(one.house for one in alliance.made_of[:DECK_HOUSES])
    pods: list[Pod | None] = []
    for one in alliance.made_of[:DECK_HOUSES]:
        deck = get(one.key)
        mine = tuple(line for line in alliance.cards if line.house == one.house)
        pod = pod_of(deck, one.house) if deck is not None else None
        kept = Pod(
            one, mine, alliance.references, icons_known=alliance.icons_known, homemade=alliance.homemade, gone=True
        )
        same = pod is not None and (times[one.house] > 1 or _counted(pod.cards) == _counted(mine))
        pods.append(pod if same else kept)
    return (*pods, *(None,) * (DECK_HOUSES - len(pods)))


def alliance(before: DeckRecord, pods: Pods, beside: Mapping[CardType, int]) -> DeckRecord:
    """Return an alliance made of these pods, with the name and the key that it has.

    `beside` says by types of `BESIDE` the place of the pod whose deck gives what lies beside; where that deck has none,
    or nothing is said, the first one that has. What all decks of a set have beside them, as the tide, comes along.
    """
    chosen = [pod for pod in pods if pod is not None]
    sets = {pod.of.set for pod in chosen}
    lines = tuple(line for pod in chosen for line in pod.cards)
    references = _references(pods, beside)
    ids = [line.id for line in (*lines, *references) if line.id is not None]
    return before.model_copy(
        update={
            "set": sets.pop() if len(sets) == 1 else "",
            "houses": tuple(dict.fromkeys(pod.of.house for pod in chosen)),
            "cards": lines,
            "references": references,
            "icons_known": all(pod.icons_known for pod in chosen),
            "homemade": carried(ids, (card for pod in chosen for card in pod.homemade)),
            "made_of": tuple(pod.of for pod in chosen),
        }
    )


def offered(pods: Pods, type_: CardType) -> dict[int, tuple[CardLine, ...]]:
    """Return what the decks of the pods have beside them of a type, by the pod's place; none where they have none.

    Of a deck that is gone only what the alliance has is known, which may be that of another one: those come last.
    """
    found: dict[int, tuple[CardLine, ...]] = {}
    for place, pod in sorted(enumerate(pods), key=lambda at: at[1] is not None and at[1].gone):
        lines = _of_type(pod.references, type_) if pod is not None else ()
        if lines and lines not in found.values():
            found[place] = lines
    return found


def taken(alliance: DeckRecord, pods: Pods) -> dict[CardType, int]:
    """Return whose deck gave what lies beside an alliance: the place of its pod by type."""
    found = {}
    for type_ in BESIDE:
        has = _of_type(alliance.references, type_)
        place = next((place for place, lines in offered(pods, type_).items() if lines == has), None)
        if place is not None:
            found[type_] = place
    return found


def findings(
    deck: DeckRecord, pods: Pods, form: AllianceForm, restricted: RestrictedList
) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """Return what breaks the rules for alliances, and what only deserves a look."""
    chosen = [pod for pod in pods if pod is not None]
    found = [*_of_rulebook(chosen)]
    if not found:
        found += of_reasons(playability(deck).reasons)
    if form is AllianceForm.PUBLIC:
        found += _of_practice(chosen)
        found += _of_list(deck, restricted)
    return tuple(found), tuple(_worth_a_look(chosen))


def _of_rulebook(chosen: Sequence[Pod]) -> Iterator[Finding]:
    if len(chosen) < DECK_HOUSES:
        yield Finding(_MISSING.filled(n=DECK_HOUSES - len(chosen)), DECK_RULE)
    for house, count in Counter(pod.of.house for pod in chosen).items():
        if count > 1:
            decks = enumerated([_QUOTED.filled(deck=pod.of.name) for pod in chosen if pod.of.house == house])
            yield Finding(_TWICE.filled(house=house_title(house), decks=decks), DECK_RULE)
    for pod in chosen:
        if pod.size != HOUSE_SIZE:
            words = _NOT_WHOLE.filled(n=pod.size, house=house_title(pod.of.house), deck=pod.of.name)
            yield Finding(words, DECK_RULE)


def _of_practice(chosen: Sequence[Pod]) -> Iterator[Finding]:
    sets = dict.fromkeys(pod.of.set for pod in chosen)
    if len(sets) > 1:
        each = [_OF_SET.filled(deck=pod.of.name, set=set_words(pod.of.set) if pod.of.set else "?") for pod in chosen]
        yield Finding(_SETS.filled(decks=enumerated(each)), ground=Ground.PRACTICE)
    elif sets and not next(iter(sets)):
        yield Finding(_NO_SET, ground=Ground.PRACTICE)
    for pod in chosen:
        if pod.gone:
            words = _NOT_TO_BE_SEEN.filled(deck=pod.of.name, house=house_title(pod.of.house))
            yield Finding(words, ground=Ground.PRACTICE)
        elif pod.kind:
            words = _NOT_PUBLISHED.filled(deck=pod.of.name, kind=KIND_WORDS[pod.kind])
            yield Finding(words, ground=Ground.PRACTICE)


def _of_list(deck: DeckRecord, restricted: RestrictedList) -> Iterator[Finding]:
    found = restricted.among(line.id for line in deck.cards)
    if len(found) > restricted.most:
        places = []
        for id_ in found:
            houses = dict.fromkeys(line.house for line in deck.cards if line.id == id_)
            of = enumerated(list(map(house_title, houses)))
            places.append(_IN_HOUSE.filled(card=facts()[id_].title, house=of))
        words = _RESTRICTED.filled(n=len(found), most=restricted.most, cards=enumerated(places))
        yield Finding(words, ground=Ground.LIST)


def _worth_a_look(chosen: Sequence[Pod]) -> Iterator[Finding]:
    for key, count in Counter(pod.of.key for pod in chosen).items():
        if count > 1:
            name = next(pod.of.name for pod in chosen if pod.of.key == key)
            yield Finding(_SAME_DECK.filled(n=count, deck=name), ground=Ground.PRACTICE)
    for pod in chosen:
        if pod.gone:
            yield Finding(_GONE.filled(deck=pod.of.name, house=house_title(pod.of.house)), ground=Ground.PROGRAM)
    for type_ in BESIDE:
        if len(offered(chosen, type_)) > 1:
            yield Finding(_ONE_OF.filled(type=type_.words.title), BESIDE_RULES[type_], Ground.PRACTICE)


def _references(pods: Pods, beside: Mapping[CardType, int]) -> tuple[CardLine, ...]:
    found: list[CardLine] = []
    for type_ in BESIDE:
        having = offered(pods, type_)
        place = beside.get(type_, -1)
        found += having.get(place) or next(iter(having.values()), ())
    for pod in pods:
        rest = pod.references if pod is not None else ()
        found += [line for line in rest if _type_of(line) not in BESIDE and line not in found]
    return tuple(found)


def _of_type(lines: Sequence[CardLine], type_: CardType) -> tuple[CardLine, ...]:
    return tuple(line for line in lines if _type_of(line) is type_)


def _type_of(line: CardLine) -> CardType | None:
    return facts()[line.id].type if line.id is not None and line.id in facts() else None


def _counted(lines: Sequence[CardLine]) -> Counter[tuple[object, ...]]:
    """Return how many copies there are of each card with its icons, whatever its source calls it."""
    copies: Counter[tuple[object, ...]] = Counter()
    for line in lines:
        copies[line.id or line.title, line.house, line.icons, line.maverick] += line.count
    return copies


_MISSING = Words(
    "An alliance has three houses; {n} is still missing.",
    plural="An alliance has three houses; {n} are still missing.",
)
_TWICE = Words("A deck has three different houses; {house} comes from {decks}.")
_QUOTED = Words("“{deck}”")
_NOT_WHOLE = Words("A house comes with its 12 cards; {deck} has {n} of {house}.")
_SETS = Words("The three decks are of one set; these are of several: {decks}.")
_OF_SET = Words("“{deck}” ({set})", context="a deck and its set")
_NO_SET = Words("The three decks are of one set; of these no set is known.")
_NOT_PUBLISHED = Words("The houses come from published decks; {deck} is none ({kind}).")
_NOT_TO_BE_SEEN = Words(
    "The houses come from published decks; whether {house} of {deck} is one cannot be seen any more."
)
_RESTRICTED = Words(
    "Of the restricted cards, {most} may be in a deck; this one has {n}: {cards}.",
)
_IN_HOUSE = Words("{card} ({house})")
_SAME_DECK = Words("{n} houses come from {deck}. Whether that is allowed, whoever organizes the game says.")
_GONE = Words("{deck}, which gave house {house}, is not on the shelf any more, or has other cards now.")
_ONE_OF = Words("{type}: more than one of the decks has one; the alliance has that of the deck you choose.")

"""Partners of a card in a deck: cards that its text helps, and cards whose text helps it.

`pairs` finds them among all cards of a deck, `partners` those of one card. Only what surely helps is read: deeds and
changes that friendly cards want, and cards of one's own that are counted, or asked for, so that something good follows.
Of harm nothing is said here, nor of "Fate:", nor of the opponent's cards.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Final

from kfdesk.cards import library
from kfdesk.engine.abilities import Reaction, Triggered
from kfdesk.engine.terms import CardType, House, Keyword, Label, Status, Way
from kfdesk.language.amounts import Number, Quantity
from kfdesk.language.attributes import Named, OfHouse, WithTrait
from kfdesk.language.base import Target
from kfdesk.language.combined import AllOf
from kfdesk.language.conditions import ThereAre
from kfdesk.language.counts.cards import CardsThere
from kfdesk.language.definition import CardDefinition
from kfdesk.language.descriptions import Group
from kfdesk.language.durations import Duration
from kfdesk.language.effects.amber import Capture, Gain, Steal
from kfdesk.language.effects.damage import Deal, Destroy, Heal, Sacrifice
from kfdesk.language.effects.decks import Draw, Search
from kfdesk.language.effects.entering import PlayCard, PutIntoPlay
from kfdesk.language.effects.flow import If
from kfdesk.language.effects.keys import ForgeKey
from kfdesk.language.effects.marks import Exhaust, Mark, PutCounters, ReadyUp
from kfdesk.language.effects.moves import HAND, Archive, Purge, Put, Return
from kfdesk.language.effects.use import Use
from kfdesk.language.estimates import ME, THEM
from kfdesk.language.nouns import trait_name
from kfdesk.language.places import IN_PLAY, Pile
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import AnyOf, Not
from kfdesk.language.ranges import AtLeast, AtLeastOne
from kfdesk.language.rules.abilities import GainsKeywords
from kfdesk.language.rules.changes import GetsArmor, GetsPower
from kfdesk.language.rules.conditional import While
from kfdesk.language.rules.permissions import MayUse, MayUseTo
from kfdesk.language.rules.prohibitions import Unless
from kfdesk.language.sorts import TYPES
from kfdesk.records import record
from kfdesk.teach.good_for import deeds_within, is_free
from kfdesk.text.parts import parts
from kfdesk.text.words import Words

MOST_PARTNERS: Final = 3
"""So many partners are named."""


@record
class Partner:
    """A card of the same deck that does something together with the one explained, and why."""

    card: str
    words: Words


_NAMED: Final = Words("{card} is named in the text of {by}.")
_OF_TRAIT: Final = Words("{by} speaks of the trait {trait}, which {card} has.")
_OF_HOUSE: Final = Words("{by} speaks of house {house}, to which {card} belongs.")
_READIES: Final = Words("With {by} creatures can be used once more, and {card} does something when it is used.")
_USES: Final = Words("{by} lets a creature be used whichever its house is, and {card} does something when it is used.")


def partners(definition: CardDefinition, deck: Sequence[str]) -> Iterator[Partner]:
    """Yield the partners of a card in a deck, those first that are meant most closely."""
    found: dict[str, _Tie] = {}
    mine = _Text.of(definition)
    for other in (library()[card] for card in deck if card != definition.id):
        theirs = _Text.of(other)
        if tie := min((*_ties(mine, theirs), *_ties(theirs, mine)), key=_rank, default=None):
            found[other.id] = tie
    ranked = sorted(found, key=lambda card: found[card].rank)  # stable: else in the deck's order
    yield from (Partner(card, found[card].words) for card in ranked[:MOST_PARTNERS])


@record
class Pair:
    """Two cards of a deck that do something together, and why."""

    one: str
    other: str
    words: Words
    helped: str
    """Which of the two is helped."""
    reason: Hashable
    """The same for all pairs in which the same card helps for the same reason."""


def pairs(deck: Iterable[str], is_stopped: Callable[[], bool] = lambda: False) -> tuple[Pair, ...]:
    """Return the pairs of different cards of a deck that do something together, those first that are meant most
    closely. `is_stopped` is asked before each card is looked at: once it says so, nothing is found."""
    found: list[tuple[_Tie, Pair]] = []
    before: list[_Text] = []
    for card in dict.fromkeys(deck):
        if is_stopped():
            return ()
        if card not in library():
            continue
        text = _Text.of(library()[card])
        for other in before:
            if tie := min((*_ties(other, text), *_ties(text, other)), key=_rank, default=None):
                found.append((tie, Pair(other.card.id, card, tie.words, tie.helped.id, tie.reason)))
        before.append(text)
    return tuple(pair for _, pair in sorted(found, key=lambda each: each[0].rank))


@record
class _Tie:
    """How the text of a card helps another."""

    rank: int
    """The closer it is meant, the lower."""
    template: Words
    by: CardDefinition
    helped: CardDefinition
    spoken_of: tuple[str, Words] | None = None
    """The trait or house that the text speaks of, behind the name of its slot."""

    @property
    def words(self) -> Words:
        slots = {"card": self.helped.title, "by": self.by.title}
        return self.template.filled(**slots, **dict([self.spoken_of] if self.spoken_of else []))

    @property
    def reason(self) -> Hashable:
        return self.by.id, self.template.en, self.spoken_of and self.spoken_of[1].en


def _rank(tie: _Tie) -> int:
    return tie.rank


@record
class _Text:
    """What the text of a card says about other cards."""

    card: CardDefinition
    helped: tuple[tuple[Group, tuple[object, ...]], ...]
    """The descriptions of cards that it helps, each with what it says of them."""
    used: tuple[ReadyUp | Use, ...]
    """What it lets be readied or used."""
    deeds: tuple[object, ...]

    @classmethod
    def of(cls, card: CardDefinition) -> _Text:
        harmed, deeds = _harmed(card), tuple(_deeds(card))
        helped = (
            (group, tuple(node for node in _said(group) if _meant(node) not in harmed)) for group in _helped(card)
        )
        used = (
            deed
            for deed in deeds
            if isinstance(deed, ReadyUp) or (isinstance(deed, Use) and not _is_readied(deed, deeds))
        )
        return cls(card, tuple(helped), tuple(used), deeds)


def _ties(text: _Text, their: _Text) -> Iterator[_Tie]:
    """Yield how the text of one card helps another."""
    by, other = text.card, their.card
    if Keyword.TREACHERY in by.keywords or Keyword.TREACHERY in other.keywords:
        return
    for group, said in text.helped:
        if not said or not _fits(group, other):
            continue
        for node in said:
            if isinstance(node, Named):
                yield _Tie(0, _NAMED, by, other)
            elif isinstance(node, WithTrait) and isinstance(node.trait, str) and node.trait in other.traits:
                yield _Tie(1, _OF_TRAIT, by, other, ("trait", trait_name(node.trait)))
            elif isinstance(node, OfHouse) and isinstance(node.house, House) and _is_other_house(by, other, node.house):
                yield _Tie(3, _OF_HOUSE, by, other, ("house", node.house.words))
    for deed in text.used:
        if _is_used(deed, text, other):
            yield _Tie(2, _READIES if isinstance(deed, ReadyUp) else _USES, by, other)


# Whom a text helps --------------------------------------------------------------------------------


def _deeds(definition: CardDefinition) -> Iterator[object]:
    """Yield what a card does, but for its "Fate:", which happens to whoever put it under a prophecy."""
    triggered = definition.triggered.items()
    effects = [ability.effect for label, abilities in triggered if label is not Label.FATE for ability in abilities]
    rules = (rule.rule if isinstance(rule, While) else rule for rule in definition.constants)
    effects += [rule.effect for rule in rules if isinstance(rule, Reaction)]
    for effect in effects:
        yield from deeds_within(effect)


def _helped(definition: CardDefinition) -> Iterator[Group]:
    """Yield the descriptions of cards that a text helps, or wants its player to have."""
    for deed in _deeds(definition):
        yield from _helped_by(deed)
        if isinstance(deed, Duration):
            yield from (group for rule in deed.abilities for group in _helped_by(rule))
        elif isinstance(deed, If) and _is_wanted(deed.effect):
            yield from _asked_for(deed.condition)
    for rule in definition.constants:
        if not isinstance(rule, Triggered):
            yield from _helped_by(rule)
    for restriction in definition.restrictions:
        if isinstance(restriction, Unless):
            yield from _asked_for(restriction.condition)


def _helped_by(node: object) -> Iterator[Group]:
    """Yield whom one deed or change helps, and whom it counts where more of them are better."""
    target = getattr(node, "target", None)
    if isinstance(target, Target) and _helps(node):
        yield from (group for group in _groups(target) if _may_be_own(group))
    if _is_wanted(node):
        amounts = (getattr(node, name, None) for name in ("quantity", "amount", "what", "reduced_by"))
        for amount in amounts:
            if isinstance(amount, Quantity):
                counted = (part.group for part in parts(amount) if isinstance(part, CardsThere))
                yield from filter(_is_own, counted)


def _helps(node: object) -> bool:
    """Return whether what is done to cards, or changed about them, is good for them, or brings them to their owner."""
    match node:
        case ReadyUp() | Use() | Heal() | PlayCard() | PutIntoPlay() | Search() | MayUse() | MayUseTo():
            return True
        case Mark():
            return node.status is Status.WARD
        case PutCounters():
            return node.kind == "power"
        case GetsPower() | GetsArmor():
            return not isinstance(node.what, Number) or node.what.n > 0
        case GainsKeywords():
            return all(keyword in _GOOD_KEYWORDS for keyword, _ in node.what)
        case Return() | Put() | Archive():
            to_hand = not isinstance(node, Put) or node.to == HAND
            return to_hand and all(isinstance(group.place, Pile) for group in _groups(node.target))
    return False


_GOOD_KEYWORDS: Final = frozenset(
    {
        Keyword.ASSAULT,
        Keyword.ELUSIVE,
        Keyword.HAZARDOUS,
        Keyword.INVULNERABLE,
        Keyword.POISON,
        Keyword.SKIRMISH,
        Keyword.SPLASH_ATTACK,
        Keyword.VERSATILE,
    }
)


def _is_wanted(node: object) -> bool:
    """Return whether a deed is one that its player wants, the more of it the better."""
    match node:
        case Gain():
            return node.receiver is YOU
        case Steal():
            return node.doer is YOU
        case Capture():
            return node.giver is OPPONENT
        case Draw() | ForgeKey():
            return node.who is YOU
        case Deal():
            return node.target.sides() == THEM
        case GetsPower():
            return node.target.is_this
    return False


def _asked_for(condition: object) -> Iterator[Group]:
    """Yield the cards of one's own of which a condition asks that there are some."""
    if (
        isinstance(condition, ThereAre)
        and isinstance(condition.wanted, AtLeast | AtLeastOne)
        and isinstance(condition.what, CardsThere)
        and _is_own(condition.what.group)
    ):
        yield condition.what.group


def _harmed(definition: CardDefinition) -> frozenset[object]:
    """Return what is said of cards that the text harms elsewhere: what it helps and harms is no partner."""
    return frozenset(
        _meant(predicate)
        for node in parts(definition.abilities)
        if isinstance(node, Destroy | Deal | Sacrifice | Purge | Exhaust)
        for group in _groups(node.target)
        for predicate in _said(group)
        if isinstance(predicate, Named | OfHouse | WithTrait)
    )


def _meant(predicate: object) -> object:
    """Return what a predicate says, the same for each that says it: a name, a house, or a trait."""
    match predicate:
        case Named():
            return predicate.card
        case OfHouse():
            return predicate.house
        case WithTrait():
            return predicate.trait
    return None


def _groups(target: object) -> tuple[Group, ...]:
    """Return the descriptions of the cards that a target means."""
    if isinstance(target, AllOf):
        return tuple(group for part in target.groups for group in _groups(part))
    return (target,) if isinstance(target, Group) else ()


def _is_own(group: Group) -> bool:
    """Return whether cards of one's own are described, in play or in a pile of one's own."""
    place = group.place
    return group.sides() == ME if place is IN_PLAY else isinstance(place, Pile) and place.who is YOU


def _may_be_own(group: Group) -> bool:
    """Return whether cards of one's own are described, or cards that their player may choose among one's own."""
    free = group.place is IN_PLAY and group.sides() != THEM and is_free(group)
    return _is_own(group) or free


def _said(group: Group) -> Iterator[object]:
    """Yield what is said of the cards of a description, each of which one or all of them have."""
    left = list(group.predicates)
    while left:
        predicate = left.pop(0)
        if isinstance(predicate, AnyOf):
            left += predicate.predicates
        else:
            yield predicate


# Whom it fits -------------------------------------------------------------------------------------


def _fits(group: Group, other: CardDefinition) -> bool:
    """Return whether a description may be that of a card, by what is printed on it."""
    return other.type in TYPES[group.sort] and all(_has(predicate, other) for predicate in group.predicates)


def _has(predicate: object, other: CardDefinition) -> bool:
    match predicate:
        case Not():
            inner = predicate.predicate
            return not isinstance(inner, Named | OfHouse | WithTrait) or not _has(inner, other)
        case AnyOf():
            return any(_has(each, other) for each in predicate.predicates)
        case Named():
            return other.id in (predicate.card, *predicate.others)
        case OfHouse():
            return not isinstance(predicate.house, House) or predicate.house in other.houses
        case WithTrait():
            return not isinstance(predicate.trait, str) or predicate.trait in other.traits
    return True


def _is_other_house(by: CardDefinition, other: CardDefinition, house: House) -> bool:
    """Return whether a house is that of the other card and not that of both: a deck has a dozen cards of each."""
    return house in other.houses and house not in by.houses


def _is_used(deed: ReadyUp | Use, text: _Text, other: CardDefinition) -> bool:
    """Return whether a card that is readied or used may be the other one, and does something then."""
    groups = [group for group in _groups(deed.target) if _may_be_own(group) and _fits(group, other)]
    if other.type is not CardType.CREATURE or not groups:
        return False
    if isinstance(deed, Use):
        if any(isinstance(part, OfHouse) for group in groups for part in parts(group.predicates)):
            return False  # not whichever its house is
        ways: Sequence[Way] = deed.ways
    else:  # what is readied is used as its player likes, if its house is the active one, unless the text goes on
        alike = [each for each in text.deeds if isinstance(each, Use | Mark) and each.target.meant is deed.target.meant]
        then = [each.ways for each in alike if isinstance(each, Use)]
        if not then and not any(house in other.houses for house in text.card.houses):
            return False
        enrages = any(isinstance(each, Mark) and each.status is Status.ENRAGE for each in alike)
        ways = then[0] if then else (Way.FIGHT,) if enrages else tuple(_SET_OFF)
    return any(label in other.triggered for way in ways for label in _SET_OFF.get(way, ()))


def _is_readied(deed: Use, deeds: Sequence[object]) -> bool:
    """Return whether what is used was readied by the same words."""
    return any(isinstance(each, ReadyUp) and each.target.meant is deed.target.meant for each in deeds)


_SET_OFF: Final = {
    Way.REAP: (Label.AFTER_REAP,),
    Way.FIGHT: (Label.BEFORE_FIGHT, Label.AFTER_FIGHT),
    Way.ACTION: (Label.ACTION,),
    Way.OMNI: (Label.OMNI,),
}
"""What happens when a creature is used in a way."""

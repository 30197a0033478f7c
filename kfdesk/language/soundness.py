"""What cannot work in a card's text although each of its words can: refused as the definition is built.

Without it such a text would do nothing, or not what it says, and nobody would hear of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeGuard

from kfdesk.engine.abilities import Ability, Reaction, Replacement, Static
from kfdesk.engine.events import AmberVerb, DamageDealt
from kfdesk.engine.terms import CardType, Zone
from kfdesk.language.adverbs import How
from kfdesk.language.amounts import PerEach, Quantity, Share, UpTo
from kfdesk.language.at_random import Random
from kfdesk.language.attributes import (
    Armor,
    Damaged,
    Exhausted,
    ExtremePower,
    Power,
    Ready,
    WithKeyword,
    WithStatus,
)
from kfdesk.language.back_references import InFightWith, RestOf, Those
from kfdesk.language.base import BaseInstruction, Letter, Target
from kfdesk.language.choices import Choose, ChooseOne
from kfdesk.language.combined import OneOf, OneOfThem, is_any
from kfdesk.language.comparisons import Alike, Aspect, Different
from kfdesk.language.conditions import (
    Condition,
    HouseIsActive,
    IsAttacking,
    KeyIsForged,
    KeysAlike,
    LiesIn,
    TideIs,
    TurnOf,
)
from kfdesk.language.counts.cards import Among, Count
from kfdesk.language.counts.players import KeysOf, PlayerWith
from kfdesk.language.counts.properties import DamageOn, OfCards, ValueOf
from kfdesk.language.descriptions import AmongThose, Each, Group
from kfdesk.language.durations import Duration, ForGood, Next
from kfdesk.language.effects.amber import BetweenPools, CaptureThat
from kfdesk.language.effects.damage import Destroy
from kfdesk.language.effects.decks import DiscardUntil
from kfdesk.language.effects.entering import PutIntoPlay, ReturnToPlay
from kfdesk.language.effects.flow import AndAlso, If, IfYouDo, IfYouDoNot, InOrder, May
from kfdesk.language.effects.marks import PutCounters
from kfdesk.language.effects.moves import Archive, Discard, Purge
from kfdesk.language.effects.repeat import MayRepeat, RepeatBy, RepeatOnce, RepeatWhile, Then
from kfdesk.language.effects.under import AttachAs
from kfdesk.language.effects.use import StrikeInstead
from kfdesk.language.extremes import Extreme
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.occurrence_table import Replaced
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.of_each import OneOfEach
from kfdesk.language.piles import EndOfPile, OnCards, Under
from kfdesk.language.places import IN_PLAY, Pile
from kfdesk.language.players import Who
from kfdesk.language.position_predicates import Beside, Between
from kfdesk.language.positions import Spot
from kfdesk.language.predicates import OTHER, Controlled, NeighborOf, OtherThan, Predicate
from kfdesk.language.ranges import Range
from kfdesk.language.reactions import AsSoonAs, AtEdge, OnceSo
from kfdesk.language.replacements import InPlaceOf, Redirected
from kfdesk.language.results import Done
from kfdesk.language.rules.abilities import Gains
from kfdesk.language.rules.becoming import OrUpgrade
from kfdesk.language.rules.belonging import Controls
from kfdesk.language.rules.conditional import While, WhileReaction, WhileReplacement, WhileStatic
from kfdesk.language.rules.copying import HasOf, IsCopy
from kfdesk.language.rules.printed_x import Define
from kfdesk.language.rules.together import Together
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import HOSTS, THIS, Chosen, SoManyChosen
from kfdesk.text.parts import held_names, parts


class UnsoundTextError(ValueError):
    """A text that could never do what it says."""


def check(card: str, type_: CardType, abilities: tuple[Any, ...], flat: list[Ability]) -> None:
    """Raise `UnsoundTextError` for a card whose text counts what nobody picks, waits where its card never is, speaks of
    what it is not attached to, or says what its words cannot do together.

    `flat` are the abilities one by one.
    """
    for ability in abilities:
        _check_picks(card, ability)
        nodes = list(parts(ability))
        if type_ is not CardType.UPGRADE and any(one in nodes and one in _parts_of_itself(ability) for one in HOSTS):
            raise UnsoundTextError(f"{card} speaks of the creature that it is attached to, but is no upgrade")
        if (unasked := _unasked(ability)) is not None:
            raise UnsoundTextError(f"{card} leaves open what nobody is asked: {unasked!r}")
        for flaw in (*_flaws_of_deeds(nodes), *_flaws_of_descriptions(nodes), *_flaws_of_x(nodes)):
            raise UnsoundTextError(f"{card} {flaw}")
    for ability in flat:
        for flaw in _flaws_of_rule(ability):
            raise UnsoundTextError(f"{card} {flaw}")
    if type_ in _NEVER_A_CREATURE and (others := _other_creatures(abilities)) is not None:
        raise UnsoundTextError(f"{card} is no creature, and speaks of other creatures than itself: {others!r}")


_NEVER_A_CREATURE = frozenset({CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE})
"""Types of cards on which "another creature" is one besides a creature that the text has spoken of."""


def _other_creatures(node: Any) -> Group | None:
    """Return a description of creatures in play without the card that bears the text, but for what others bear."""
    if isinstance(node, tuple):
        return next((found for one in node if (found := _other_creatures(one)) is not None), None)
    if isinstance(node, Group) and node.sort is CREATURE and node.place is IN_PLAY and OTHER in node.predicates:
        return node
    if isinstance(node, Gains | OrUpgrade | AttachAs) or held_names(node.__class__) is None:
        return None
    return _other_creatures(tuple(_held_by(node)))


def _flaws_of_x(nodes: list[Any]) -> Iterator[str]:
    """Yield what is wrong with the X of which an ability, made of these nodes, speaks. Rule: "X"."""
    letters = dict.fromkeys(node for node in nodes if isinstance(node, Letter))
    if len(letters) > 1:
        yield f"calls two numbers X: {letters}"
    for node in nodes:
        if isinstance(node, IfYouDo | IfYouDoNot) and any(isinstance(one, SoManyChosen) for one in parts(node.first)):
            yield f"asks whether there were as many cards as X, which no instruction tells: {node!r}"
    for x in letters:
        if not any(isinstance(node, Define) for node in nodes[: nodes.index(x)]):
            yield f"does not say before how much X is: {x!r}"
        elif nodes.count(x) == 1:
            yield f"does not speak of X, and says how much it is: {x!r}"


def _flaws_of_deeds(nodes: list[Any]) -> Iterator[str]:
    """Yield what is wrong with what an ability, made of these nodes, does or gives."""
    for node in nodes:
        if isinstance(node, Gains) and any(one in _parts_of_itself(node.what) for one in HOSTS):
            yield "gives a creature an ability in which that creature is THIS, not HOST"
        if isinstance(node, BaseInstruction) and _names_once_for_several(node):
            yield f"lets one number be named for several players, and reads as by(EACH_PLAYER, …): {node!r}"
        if isinstance(node, OfCards | Among) and _is_dealt_with(node, nodes):
            yield f"counts what cards had to which it did something, and says what such cards have: {node!r}"
        if isinstance(node, Static) and any(isinstance(one, Share) for one in _held_by(node)):
            yield f"does not say of what a share is taken: {node!r}"
        if isinstance(node, AndAlso) and any(isinstance(item, May) for item in node.items):
            yield f"says what you may do in one sentence with what you must: {node!r}"
        if isinstance(node, May) and isinstance(node.effect, If | IfYouDo | IfYouDoNot):
            yield f"says that you may do what depends on something: {node.effect!r}"
        if (repeated := _repeated_in_part(node)) is not None:
            yield f"says that it repeats all that it says before: {repeated!r}"
        if isinstance(node, ReturnToPlay) and not _is_purged(node.target, nodes):
            yield f"returns cards to play that it does not purge: {node!r}"
        if isinstance(node, Next) and not _has_a_time(node, nodes):
            yield f"does not say until when the next time may come: {node!r}"
        if isinstance(node, PutIntoPlay) and node.from_ is not None and not _happened_to(node.target, nodes):
            yield f"does not say from where it puts cards into play: {node!r}"
        if isinstance(node, BaseInstruction) and (nobody := _acts_unnamed(node, nodes)) is not None:
            yield f"does not say which player does something: {nobody!r}"
        if isinstance(node, Discard) and _is_in_play(node.target):
            yield f"discards cards that are in play: {node!r}"
        if isinstance(node, PutCounters) and _picks_once_for_each(node, nodes):
            yield f"puts counters for each of something on one card, and reads as for_each(…, put…): {node!r}"
        if isinstance(node, DiscardUntil) and (speaking := _speaks_of(node.target, nodes, node)) is not None:
            yield f"speaks of a card that is only looked for, and not of what was discarded: {speaking!r}"
        if isinstance(node, InOrder) and (later := _done_later(node)) is not None:
            yield f"speaks of what it does only later: {later!r}"
        if isinstance(node, ChooseOne) and (picked := _picked_in_others(node, nodes)) is not None:
            yield f"speaks of a card that is picked in another choice: {picked!r}"
        if isinstance(node, CaptureThat) and not _speaks_of_amber(nodes):
            yield f"captures Æmber of which it did not speak: {node!r}"


def _flaws_of_descriptions(nodes: list[Any]) -> Iterator[str]:
    """Yield what is wrong with the cards that an ability, made of these nodes, picks among, and what it waits for."""
    compares = any(isinstance(node, Predicate) and (node.superlative or _sets_apart(node)) for node in nodes)
    replaced = [node.occurrence for node in nodes if isinstance(node, InPlaceOf)]
    for node in nodes:
        if isinstance(node, Chosen) and _lies_unseen(node):
            yield f"lets you choose among cards that you do not see: {node!r}"
        if isinstance(node, OnceSo) and (unseen := _unseen(node.condition)) is not None:
            yield f"waits for what it would not notice coming true: {unseen!r}"
        if isinstance(node, Occurrence) and any(_is_no_pattern(one, _before(node, nodes)) for one in node.patterns):
            yield f"waits for what happens to no card in particular: {node!r}"
        if compares and (misplaced := _misplaced(node)) is not None:
            yield f"compares cards where nothing is picked among them: {misplaced!r}"
        if isinstance(node, Occurrence) and node.kind.replaced is Replaced.ALONE and node not in replaced:
            yield f"waits for what nothing but “instead” knows of: {node!r}"


def _flaws_of_rule(ability: Ability) -> Iterator[str]:
    """Yield what is wrong with the cards that a rule changes, or where it is active."""
    for holder, held in _HOLDS.items():
        if isinstance(ability, holder) and not isinstance(ability.rule, held):
            yield f"holds while something does what cannot: {ability.rule!r}"
    if isinstance(ability, AsSoonAs) and not isinstance(ability.effect, Destroy | Archive | Purge):
        yield f"does as long as a condition holds what is done once: {ability.effect!r}"
    if isinstance(ability, OnceSo) and isinstance(ability.effect, ForGood) and _is_constant(ability.effect):
        yield f"changes the card for good once something is so, and says that it is as long: {ability.effect!r}"
    rule = ability.rule if isinstance(ability, While) else ability
    for target in (getattr(rule, name, None) for name in _CHANGED) if isinstance(rule, Static) else ():
        if _is_picked(target):
            yield f"changes cards that nothing picks: {target!r}"
    if isinstance(rule, Redirected) and rule.occurrence.kind.event is DamageDealt and _is_picked(rule.other.to):
        yield f"deals damage to a card instead that nothing picks: {rule.other.to!r}"
    if isinstance(rule, IsCopy | HasOf):
        yield f"has of a card what an effect has to read from it first: {rule!r}"
    if isinstance(rule, Controls) and not rule.target.is_given:
        yield f"lets cards be controlled that nothing picks: {rule.target!r}"
    if isinstance(ability, Static | Reaction | Replacement):
        for node in parts(ability):
            if isinstance(node, LiesIn) and node.target is THIS and node.pile.area not in ability.zones:
                yield "speaks of a zone that its ability is not active in: write while_"


_HOLDS: dict[type[While], type[Any]] = {WhileStatic: Static, WhileReaction: Reaction, WhileReplacement: Replacement}
"""What holds while a condition does, by how it is joined with that."""


def _is_constant(duration: ForGood) -> bool:
    """Return whether what is in force changes the card itself, apart from what makes it a creature."""
    return all(getattr(one, "target", None) is THIS and not isinstance(one, Together) for one in duration.abilities)


def _repeated_in_part(node: Any) -> object | None:
    """Return what repeats an effect behind another one in the same text, which its words would repeat as well.

    Rule: "Preceding, repeat the preceding".
    """
    later: tuple[object, ...] = ()
    if isinstance(node, InOrder):
        later = node.items[1:]
    elif isinstance(node, IfYouDo):
        later = (node.then, node.otherwise)
    elif isinstance(node, Then):
        later = (node.second,)
    return next((one for one in later if isinstance(one, RepeatOnce | RepeatWhile | MayRepeat | RepeatBy)), None)


_CHANGED = ("target", "attackers", "protected")
"""The fields of a rule whose cards it changes."""


def _speaks_of(target: Target, nodes: list[Any], but: Any) -> Any:
    """Return what else than one node holds a target itself."""
    return next((node for node in nodes if node is not but and any(one is target for one in _held_by(node))), None)


def _done_later(row: InOrder) -> Any:
    """Return what speaks of a later part of a row of instructions as of something that was done."""
    for at, item in enumerate(row.items):
        later = row.items[at + 1 :]
        for node in parts(item):
            if isinstance(node, Those | Done) and any(node.effect is one for one in later):
                return node
    return None


def _picked_in_others(choice: ChooseOne, nodes: list[Any]) -> Target | None:
    """Return a card that several of the things to choose from speak of, and nothing else."""
    picked = [{id(one): one for one in parts(option) if isinstance(one, Chosen)} for option in choice.modes]
    for at, own in enumerate(picked):
        for other in picked[at + 1 :]:
            for key in own.keys() & other.keys():
                within = sum(one is own[key] for one in parts(choice))
                if sum(one is own[key] for one in nodes) == within:
                    return own[key]
    return None


def _is_in_play(target: Target) -> bool:
    """Return whether cards in play are meant; of several descriptions each says where its cards are."""
    return isinstance(target, Group) and not isinstance(target, OneOf) and target.place is IN_PLAY


def _picks_once_for_each(deed: PutCounters, nodes: list[Any]) -> bool:
    """Return whether a card is picked for counters, so many for each of something: each time anew is what that says.

    Rule: "For each".
    """
    is_for_each = isinstance(deed.amount, PerEach) and isinstance(deed.target, Chosen)
    return is_for_each and sum(one is deed.target for one in nodes) == 1


def _parts_of_itself(node: Any) -> Iterator[Any]:
    """Yield the parts of a text, but for those of the text that the card has as an upgrade."""
    if isinstance(node, tuple):
        for one in node:
            yield from _parts_of_itself(one)
    elif not isinstance(node, OrUpgrade | AttachAs) and (names := held_names(node.__class__)) is not None:
        yield node
        for name in names:
            yield from _parts_of_itself(getattr(node, name))


def _held_by(node: Any) -> list[Any]:
    """Return the parts of a node."""
    return [getattr(node, name) for name in held_names(node.__class__) or ()]


def _is_dealt_with(count: OfCards | Among, nodes: list[Any]) -> bool:
    """Return whether another instruction does something to each of the cards of which something is counted.

    Those it meant are counted then, while the words, which say their description again, mean those that are there now.
    """
    cards = count.target
    deeds = (node for node in nodes if isinstance(node, BaseInstruction)) if isinstance(cards, Each) else ()
    return any(count not in parts(deed) and any(one is cards for one in _held_by(deed)) for deed in deeds)


def _names_once_for_several(node: BaseInstruction) -> bool:
    """Return whether each of some players does so much as is named once."""
    held = _held_by(node)
    return any(isinstance(one, UpTo) for one in held) and any(isinstance(one, Who) and one.each_alone for one in held)


def _acts_unnamed(deed: BaseInstruction, nodes: list[Any]) -> PlayerChoice | None:
    """Return "a player" who does something, or gains or loses Æmber, and whom nothing names, so that it would be both.

    Players are named by a choice, by what is waited for, and by cards of theirs that are picked.
    """
    ends = (deed.giver, deed.receiver) if isinstance(deed, BetweenPools) else (getattr(deed, "who", None),)
    naming = [node.who if isinstance(node, AtEdge) else node for node in nodes if isinstance(node, _NAME)]
    unnamed = (who for who in ends if isinstance(who, PlayerChoice) and who not in parts(tuple(naming)))
    return next(unnamed, None)


_NAME = (Choose, Occurrence, AtEdge, Pile, Controlled)
"""What names a player."""


def _unasked(node: Any) -> UpTo | PlayerWith | None:
    """Return a number, or one of two equal players, that somebody would have to name, outside of every instruction."""
    left = [node]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left += reversed(one)
        elif isinstance(one, _NAMED):
            return one
        elif not isinstance(one, BaseInstruction):
            left += [getattr(one, name) for name in held_names(one.__class__) or ()]
    return None


_NAMED = (UpTo, PlayerWith)
"""What somebody has to name."""


def _happened_to(target: Target, nodes: list[Any]) -> bool:
    """Return whether the occurrence that an ability waits for speaks of a target."""
    return any(target is part for node in nodes if isinstance(node, Occurrence) for part in parts(node))


def _is_no_pattern(target: Target, nodes: list[Any]) -> bool:
    """Return whether what an ability waits for speaks of cards as no card of an event is: of 2, of the most powerful.

    Those that an instruction has picked before are known by then.
    """
    if isinstance(target, _NO_PATTERNS):
        return True
    if not isinstance(target, Chosen) or isinstance(target, OneOfThem) or is_any(target):
        return False
    deeds = [node for node in nodes if isinstance(node, BaseInstruction)]
    return not any(getattr(deed, name) is target for deed in deeds for name in held_names(deed.__class__) or ())


def _before(occurrence: Occurrence, nodes: list[Any]) -> list[Any]:
    """Return the nodes of an ability without those of what is done once that has happened."""
    reacting = (node for node in nodes if isinstance(node, Reaction | Replacement))
    later = {id(part) for node in reacting if getattr(node, "occurrence", None) is occurrence for part in parts(node)}
    return [node for node in nodes if id(node) not in later]


def _lies_unseen(target: Chosen) -> bool:
    """Return whether cards of archives that are not yours are picked, other than so many at random.

    Rule: FAQ on archives.
    """
    groups = target.groups if isinstance(target, OneOf) else (target,)
    places = [group.place for group in groups if isinstance(group.place, Pile) and not group.place.belongs_to_you]
    chosen = isinstance(target, OneOf) or target.least != target.most
    return chosen and any(place.area is Zone.ARCHIVES for place in places)


def _speaks_of_amber(nodes: list[Any]) -> bool:
    """Return whether an ability waits for Æmber that moves."""
    return any(isinstance(node, Occurrence) and isinstance(node.kind.event, AmberVerb) for node in nodes)


def _is_purged(target: Target, nodes: list[Any]) -> bool:
    """Return whether an ability purges just those cards."""
    return any(isinstance(node, Purge) and node.target is target for node in nodes)


def _has_a_time(rule: Next, nodes: list[Any]) -> bool:
    """Return whether a rule for the next time is established for a time: "the next time … this turn"."""
    return any(isinstance(node, Duration) and rule in node.abilities for node in nodes)


def _check_picks(card: str, ability: Any) -> None:
    """Raise `UnsoundTextError` where cards are counted, asked about or spoken of that nobody picks."""
    picked: set[Target] = set()
    counted: set[Target] = set()
    left = [(ability, False)]
    while left:
        node, only_counted = left.pop()
        if isinstance(node, tuple):
            left += [(one, only_counted) for one in node]
            continue
        is_picked, within, names = _spoken_of(node.__class__)
        if is_picked:
            (counted if only_counted else picked).add(node)
        if within is not None:
            only_counted = within
        left += [(getattr(node, name), only_counted) for name in names]
    if unknown := counted - picked:
        raise UnsoundTextError(f"{card} counts or asks of cards that nothing picks: {unknown.pop()!r}")


@cache
def _spoken_of(kind: type) -> tuple[bool, bool | None, tuple[str, ...]]:
    """Return whether nodes of a class are picked, whether what is in them is only counted or asked about, None for as
    they are themselves, and the names of their fields."""
    within = None
    if issubclass(kind, _SPEAK_OF_CARDS):
        within = True
    elif not issubclass(kind, (Target, Predicate)):
        within = issubclass(kind, (Count, Quantity, Condition, Range))
    return issubclass(kind, _PICKED) and not issubclass(kind, Extreme), within, held_names(kind) or ()


_PICKED = (Chosen, Random, OneOfEach, EndOfPile)


def _is_picked(node: Any) -> TypeGuard[Target]:
    """Return whether it means no card before somebody, or chance, picks it. The most powerful one is known."""
    return isinstance(node, _PICKED) and not isinstance(node, Extreme)


_SPEAK_OF_CARDS = (
    RestOf,
    InFightWith,
    AmongThose,
    OnCards,
    Under,
    Spot,
    StrikeInstead,
    NeighborOf,
    OtherThan,
    Alike,
    Beside,
    Between,
)
"""What speaks of other cards without picking them: "a neighbor of that creature"."""


def _misplaced(node: Any) -> Predicate | None:
    """Return a predicate in a node that compares cards with each other, such as the highest power, where the node does
    not pick among cards, so that each of them would have it."""
    if isinstance(node, OneOf) and (apart := [p for group in node.groups for p in group.predicates if _sets_apart(p)]):
        return apart[0]
    for name in held_names(node.__class__) or ():
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(node, Occurrence | How) and isinstance(part, Group):
                part = next((p for p in part.predicates if p.superlative), None)
            if not isinstance(part, Predicate):
                continue
            if part.superlative and not isinstance(node, Group):
                return part
            if _sets_apart(part) and (not isinstance(node, Chosen) or isinstance(node, Extreme) or node.most == 1):
                return part
    return None


def _sets_apart(predicate: Predicate) -> bool:
    """Return whether a predicate asks cards that are picked together to be unlike one another."""
    return isinstance(predicate, Different)


_NO_PATTERNS = (Each, Random, EndOfPile)
"""What no card of an event is: each of some, one at random, one of a pile."""
_UNSEEN = (
    Armor,
    Damaged,
    DamageOn,
    Exhausted,
    Extreme,
    ExtremePower,
    HouseIsActive,
    IsAttacking,
    KeyIsForged,
    KeysAlike,
    KeysOf,
    Power,
    Ready,
    TideIs,
    TurnOf,
    ValueOf,
    WithKeyword,
    WithStatus,
)
"""What changes without any of the events that `as_soon_as` watches for."""


def _unseen(condition: Condition) -> object | None:
    """Return a part of a condition that could come true unnoticed."""
    for node in parts(condition):
        if isinstance(node, _UNSEEN) or (isinstance(node, Alike) and node.aspect is Aspect.POWER):
            return node
    return None

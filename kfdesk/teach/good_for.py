"""When a card is good, read off what it tells its own player to do: what cannot be held is not said.

A claim rests on an instruction of its "Play:", "After Reap:" and similar abilities, or on what it changes as long as it
is in play. "Fate:" and "Destroyed:" are left out, and so is what cards gain, what a prophecy does, and what is done by
or for the opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeGuard

from kfdesk.engine.abilities import Ability
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CardType, Keyword, Label, Status, Zone
from kfdesk.language.amounts import Number, Quantity
from kfdesk.language.base import Target
from kfdesk.language.combined import OneOf, OneOfThem
from kfdesk.language.conditions import Condition
from kfdesk.language.definition import CardDefinition
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.amber import Capture, Gain, Lose, Pay, Steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import TakeControl
from kfdesk.language.effects.damage import Deal, Destroy, Heal
from kfdesk.language.effects.decks import Draw, Search
from kfdesk.language.effects.flow import DoneBy, If, IfYouDo, IfYouDoNot
from kfdesk.language.effects.keys import ForgeKey
from kfdesk.language.effects.marks import Mark, PutCounters, ReadyUp
from kfdesk.language.effects.moves import HAND, Archive, Discard, Purge, Put, Return, ShuffleIn
from kfdesk.language.effects.repeat import ForEach
from kfdesk.language.estimates import BOTH, ME, THEM
from kfdesk.language.extremes import Extreme
from kfdesk.language.places import IN_PLAY, Pile
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.rules.abilities import GainsKeywords
from kfdesk.language.rules.changes import GetsArmor, GetsPower, KeysCost
from kfdesk.language.sorts import Sort
from kfdesk.language.targets import Chosen
from kfdesk.text.parts import held_names
from kfdesk.text.words import Words

MOST_GOOD: Final = 2
"""So many claims are made."""
OF_ITS_PLAYER: Final = frozenset(
    {Label.PLAY, Label.AFTER_REAP, Label.AFTER_FIGHT, Label.BEFORE_FIGHT, Label.ACTION, Label.OMNI, Label.SCRAP}
)
"""The labels of abilities that their own player sets off."""


class _Deeds:
    """What a card tells its player to do, and what it changes while it is in play."""

    def __init__(self, definition: CardDefinition) -> None:
        self.definition = definition
        own = dict.fromkeys(
            ability
            for label, abilities in definition.triggered.items()
            for ability in abilities
            if label in OF_ITS_PLAYER
        )
        self.deeds = tuple(deed for ability in own for deed in deeds_within(ability.effect))
        self.sure = tuple(deed for ability in own for deed in deeds_within(ability.effect, sure=True))
        """Those that no condition and no other deed is before."""
        self.rules = definition.constants

    def any(self, fits: Callable[[Instruction], bool]) -> bool:
        """Return whether something such is done."""
        return any(fits(deed) for deed in self.deeds)


def deeds_within(node: Any, *, sure: bool = False) -> Iterator[Instruction]:
    """Yield the instructions within one that the ability's own player carries out, outermost first.

    What holds for a time, what others do and what is asked for are left out; with `sure` also what happens only if
    something is so.
    """
    if isinstance(node, tuple):
        for item in node:
            yield from deeds_within(item, sure=sure)
        return
    names = held_names(node.__class__)
    if names is None or isinstance(node, Ability | Condition | Target | Quantity):
        return
    if isinstance(node, DoneBy):
        yield node
        return
    if sure and isinstance(node, If | IfYouDo | IfYouDoNot | ForEach):
        return
    if isinstance(node, Instruction):
        yield node
    for name in reversed(names):
        yield from deeds_within(getattr(node, name), sure=sure)


# What each claim rests on -------------------------------------------------------------------------


def _steals(card: _Deeds) -> bool:
    return card.any(lambda deed: isinstance(deed, Steal) and deed.doer is YOU)


def _captures(card: _Deeds) -> bool:
    return card.any(lambda deed: isinstance(deed, Capture) and deed.giver is OPPONENT and _is_friend(deed.card))


def _forges(card: _Deeds) -> bool:
    return card.any(lambda deed: isinstance(deed, ForgeKey) and deed.who is YOU)


def _makes_keys_cheaper(card: _Deeds) -> bool:
    return any(isinstance(rule, KeysCost) and rule.who is YOU and _number(rule.what) < 0 for rule in card.rules)


def _wipes(card: _Deeds) -> bool:
    """It destroys each creature, each enemy one, or each of some power, or damage or state."""
    return card.any(
        lambda deed: (
            isinstance(deed, Destroy)
            and isinstance(deed.target, Each)
            and _is_sort(deed.target, Sort.CREATURE)
            and deed.target.sides() != ME
            and all(predicate.theirs for predicate in deed.target.predicates)
        )
    )


def _removes(card: _Deeds) -> bool:
    """It destroys, damages, or sends away a creature that its player chooses freely among the enemy ones at least."""
    return card.any(
        lambda deed: isinstance(deed, Deal | Destroy | Return | Purge) and _is_free_choice(deed.target, Sort.CREATURE)
    )


def _handles_artifacts(card: _Deeds) -> bool:
    return _is_played_once(card) and card.any(
        lambda deed: (
            isinstance(deed, Destroy | Return | Purge | TakeControl) and _is_free_choice(deed.target, Sort.ARTIFACT)
        )
    )


def _brings_back(card: _Deeds) -> bool:
    """It takes cards from its player's discard pile to the hand."""
    for deed in card.deeds:
        target = getattr(deed, "target", None)
        to_hand = isinstance(deed, Return) or isinstance(deed, Put | Search) and deed.to == HAND
        piles = deed.piles if isinstance(deed, Search) else (target.place,) if isinstance(target, Group) else ()
        if to_hand and any(isinstance(pile, Pile) and pile.area is Zone.DISCARD and pile.who is YOU for pile in piles):
            return True
    return False


def _archives(card: _Deeds) -> bool:
    return card.any(
        lambda deed: (
            isinstance(deed, Archive)
            and isinstance(deed.target, Group)
            and isinstance(deed.target.place, Pile)
            and deed.target.place.who is YOU
        )
    )


def _draws(card: _Deeds) -> bool:
    """It draws for certain, and asks for nothing that would be wanted before: no hand discarded, no omega."""
    if Keyword.OMEGA in card.definition.keywords or any(isinstance(deed, _COSTS_HAND) for deed in card.deeds):
        return False
    return any(isinstance(deed, Draw) and deed.who is YOU and isinstance(deed.amount, Number) for deed in card.sure)


_COSTS_HAND: Final = (Discard, ShuffleIn, Put)


def _discards_theirs(card: _Deeds) -> bool:
    """It discards from the opponent's hand, or has them do so."""
    return card.any(
        lambda deed: (
            _discards(deed, OPPONENT)
            or (isinstance(deed, DoneBy) and deed.who is OPPONENT and _discards(deed.effect, YOU))
        )
    )


def _discards(deed: Instruction, hand_of: Who) -> bool:
    if not isinstance(deed, Discard) or not isinstance(deed.target, Group):
        return False
    place = deed.target.place
    return isinstance(place, Pile) and place.area is Zone.HAND and place.who is hand_of


def _gains(card: _Deeds) -> bool:
    gains = card.any(lambda deed: isinstance(deed, Gain) and deed.receiver is YOU)
    loses = card.any(
        lambda deed: (
            (isinstance(deed, Gain) and deed.receiver is not YOU)
            or (isinstance(deed, Lose | Pay) and deed.giver is not OPPONENT)
        )
    )
    return gains and not loses


def _protects(card: _Deeds) -> bool:
    """It heals or wards a friendly creature, or gives others armor, taunt, or elusive while it is in play."""
    by_deed = card.any(
        lambda deed: (
            (isinstance(deed, Heal) or isinstance(deed, Mark) and deed.status is Status.WARD)
            and _is_other_friend(deed.target)
        )
    )
    by_rule = any(
        (isinstance(rule, GetsArmor) and _number(rule.what) > 0)
        or (isinstance(rule, GainsKeywords) and any(keyword in _SHIELDS for keyword, _ in rule.what))
        for rule in card.rules
        if _is_given(card, rule)
    )
    return by_deed or by_rule


_SHIELDS: Final = (Keyword.ELUSIVE, Keyword.INVULNERABLE)


def _readies(card: _Deeds) -> bool:
    return _is_played_once(card) and card.any(lambda deed: isinstance(deed, ReadyUp) and _is_other_friend(deed.target))


def _strengthens(card: _Deeds) -> bool:
    """It gives other friendly creatures, or the one it is attached to, power or counters of power."""
    by_deed = card.any(
        lambda deed: isinstance(deed, PutCounters) and deed.kind == "power" and _is_other_friend(deed.target)
    )
    by_rule = any(
        isinstance(rule, GetsPower) and _number(rule.what) > 0 for rule in card.rules if _is_given(card, rule)
    )
    return by_deed or by_rule


# Targets and amounts ------------------------------------------------------------------------------


def _number(quantity: object) -> int:
    return quantity.n if isinstance(quantity, Number) else 0


def _is_sort(target: Group, sort: Sort) -> bool:
    return target.sort is sort and target.place is IN_PLAY


def is_free(target: Target) -> TypeGuard[Chosen]:
    """Return whether any cards of a description may be chosen: not the most powerful one, nor one of two sorts."""
    return isinstance(target, Chosen) and not isinstance(target, Extreme | OneOf | OneOfThem)


def _is_free_choice(target: Target, sort: Sort) -> bool:
    """Return whether cards in play of a sort are chosen, without any more conditions than whose they are."""
    return (
        is_free(target)
        and _is_sort(target, sort)
        and target.sides() != ME
        and all(predicate.theirs for predicate in target.predicates)
    )


def _is_friend(target: Target) -> bool:
    return target.is_this or isinstance(target, Group) and target.sides() == ME


def _is_other_friend(target: Target) -> bool:
    """Return whether creatures in play are meant that are friendly, or may be, as their player chooses."""
    if not isinstance(target, Group) or not _is_sort(target, Sort.CREATURE):
        return False
    return target.sides() == ME or (is_free(target) and target.sides() not in (THEM, BOTH))


def _is_given(card: _Deeds, rule: Ability) -> bool:
    """Return whether what a rule gives is given to friendly creatures, or to the one that an upgrade is on."""
    target = getattr(rule, "target", None)
    if not isinstance(target, Target):
        return False
    host = card.definition.type is CardType.UPGRADE and target.is_host
    return host or isinstance(target, Each) and _is_sort(target, Sort.CREATURE) and target.sides() == ME


def _is_played_once(card: _Deeds) -> bool:
    """Return whether a card does what it does as it is played, so that it can be kept for a better moment."""
    return card.definition.type is CardType.ACTION and Label.PLAY in card.definition.triggered


GOOD: Final[tuple[tuple[Callable[[_Deeds], bool], Words, RuleId], ...]] = (
    (
        _steals,
        Words("Stealing counts most where one of you is close to a key. From an empty pool nothing can be stolen."),
        "glossary/steal",
    ),
    (
        _captures,
        Words("Captured Æmber cannot be spent: that counts most just before a key would be forged with it."),
        "glossary/capture",
    ),
    (
        _forges,
        Words("It can forge a key outside of the usual step: count your Æmber before you use it."),
        "glossary/forge",
    ),
    (
        _makes_keys_cheaper,
        Words("It makes your keys cheaper: count your Æmber again once it is in play."),
        "glossary/forge",
    ),
    (
        _wipes,
        Words("It can rid you of many creatures at once: good while your opponent has more of them than you."),
        "glossary/destroyed",
    ),
    (
        _removes,
        Words("It can remove or damage a creature: best one that brings your opponent something each turn."),
        "glossary/destroyed",
    ),
    (
        _handles_artifacts,
        Words("It can do something about an artifact, which few cards can: keep it for one that matters."),
        "glossary/artifacts",
    ),
    (
        _brings_back,
        Words("It brings cards back from your discard pile: what would be lost can be played once more."),
        "glossary/discard-pile",
    ),
    (
        _archives,
        Words(
            "It archives: after you have chosen a house, you may take your archives into your hand, best where that "
            "house is theirs."
        ),
        "glossary/archives",
    ),
    (
        _draws,
        Words("It draws cards: of several things to do, do that first, for what you draw may change your plan."),
        "glossary/drawing-cards",
    ),
    (
        _discards_theirs,
        Words("It leaves your opponent fewer cards to play: that counts most before a turn in which they need them."),
        "glossary/discard-pile",
    ),
    (
        _gains,
        Words("It can bring you Æmber: best where that makes up the price of a key."),
        "glossary/aember",
    ),
    (
        _protects,
        Words("It can make a creature last longer: the better that one is, the more it is worth."),
        "glossary/creatures",
    ),
    (
        _readies,
        Words("It lets you do more in a turn than usual: keep it for a turn in which there is much to do."),
        "glossary/using-cards-via-other-card-abilities",
    ),
    (
        _strengthens,
        Words("It makes creatures stronger: best where that decides a fight or keeps a creature alive."),
        "glossary/power",
    ),
)
"""What is said where a card does something such, the most telling ones first, and the entry behind it."""


def good_for(definition: CardDefinition) -> Iterator[tuple[Words, RuleId]]:
    """Yield when a card is good with the rulebook entry behind that, at most so many claims, the most telling first."""
    card = _Deeds(definition)
    found = [(words, rule) for fits, words, rule in GOOD if fits(card)]
    yield from found[:MOST_GOOD]

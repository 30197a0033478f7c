"""What a lasting effect says while it is in force: whom and which cards it binds, how many are left, until when.

The sentence is the printed one with three changes. It is turned to whoever reads it: "you" is the reader, or both
players have their names where the reader is neither. The cards that were picked have their names. The time is said as
it is seen from the present turn. Rule: "Lasting effects".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from kfdesk.engine.abilities import Definition
from kfdesk.engine.lasting import EffectInForce, Reader, When
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.card_names import name_of
from kfdesk.language.choices import ChooseOne
from kfdesk.language.durations import Next
from kfdesk.language.effects.amber import Gain
from kfdesk.language.effects.flow import If
from kfdesk.language.labels import Labelled
from kfdesk.language.named_choices import HouseChoice
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY, Theirs, controlled_by
from kfdesk.language.reactions import After, AtEdge, Reacting
from kfdesk.language.rules.conditional import While
from kfdesk.language.rules.permissions import MayUse, MayUseSome
from kfdesk.language.rules.plays import MayPlay
from kfdesk.language.targets import HOSTS, THIS
from kfdesk.language.turning import READER, TO_THE_OPPONENT, Called, name_sides, turned_to
from kfdesk.text import joining
from kfdesk.text.adverbials import During, PerLanguage, opening_of
from kfdesk.text.enumeration import Both
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import Name, NounPhrase
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.this_card import THIS_AS_IT
from kfdesk.text.wording import Wordable, words
from kfdesk.text.words import Words


@lru_cache(maxsize=1024)
def in_force_words(definition: Definition, effect: EffectInForce) -> Words:
    """Return what a lasting effect of a card says, behind the card's name, to one reader."""
    people = _people(effect)
    turned: dict[int, Any] = {}
    swaps = {**people.swaps, **_described(effect, people)}
    plainly = effect.refusing and effect.reader is Reader.OTHER and not isinstance(effect.ability, While)
    if plainly:  # behind the name of an opponent's card "friendly creatures" could be read as those of its own side
        swaps[id(ENEMY)] = controlled_by(READER)
    if effect.reader is Reader.OTHER and not effect.refusing and _acts_with_cards(effect.ability):
        playing = type(effect.ability) is MayPlay
        swaps |= {id(FRIENDLY): Theirs(OPPONENT, playing), id(ENEMY): Theirs(READER, playing)}
    ability = turned_to(effect.ability, swaps, turned)
    begins_later = effect.when[0] is When.NEXT_TURN
    said = _sentence(ability, effect.uses, _time(definition, effect, people), begins_later=begins_later)
    theirs = effect.when[0] in _TURNS and _whose_turn(effect, people) is OPPONENT
    if theirs and not isinstance(ability, AtEdge):  # whom the time has named
        named = Recalling(said, (OPPONENT,), near=True)
        acts = begins_later and _first_subject(ability) is OPPONENT
        their_own = _sentence(ability, effect.uses, _IN_THEIR_NEXT, begins_later=begins_later)
        said = PerLanguage(named, their_own) if acts else named
    if effect.when[0] is When.UNTIL_LEAVES and effect.until is definition:  # which the time has named
        said = Calling(said, THIS, THIS_AS_IT)
    several = effect.uses is not None and effect.uses > 1 and not isinstance(ability, MayUseSome)
    if plainly:
        said = Recalling(said, (READER,))
    if effect.refusing and effect.when[0] is When.UNSAID and effect.lead == definition.title:
        said = Calling(said, THIS, THIS_AS_IT)
    return _stated(definition, effect, people, turned, said, _LEFT.of(n=effect.uses) if several else None)


@lru_cache(maxsize=1024)
def waiting_words(definition: Definition, effect: EffectInForce) -> Words:
    """Return what an ability of a card that waits to resolve will do, behind the card's name, to one reader."""
    ability = effect.ability
    if not isinstance(ability, Node):
        return effect.lead or definition.title
    people = _people(effect)
    turned: dict[int, Any] = {}
    while isinstance(ability, While):
        ability = ability.rule
    deed = ability.effect if isinstance(ability, Labelled | Reacting) else ability
    swaps = {**people.swaps, **_described(effect, people)}
    if effect.reader is Reader.OTHER and _is_order(turned_to(deed, swaps, {})):
        name_sides(deed, turned)
    deed = turned_to(deed, swaps, turned)
    said = deed.in_a_row if type(deed) is ChooseOne else deed
    return _stated(definition, effect, people, turned, said, None)


def _stated(
    definition: Definition,
    effect: EffectInForce,
    people: _People,
    turned: Mapping[int, Any],
    said: Wordable,
    remark: Wordable,
) -> Words:
    """Return a sentence behind the name of its card, with the names of what it binds."""
    for thing, cards in effect.cards:
        target = turned.get(id(thing), thing)
        if not isinstance(target, Target):
            continue
        if not cards:  # which they are, not every reader may know
            said = Recalling(said, (target,))
        else:
            called = tuple(name_of(card) for card in cards)
            said = Calling(said, target, called[0] if len(called) == 1 else Both(called))
    for choice, house in effect.houses:
        if isinstance(choice, HouseChoice):
            said = Calling(said, turned.get(id(choice), choice), house.words)
    for choice, name in effect.called:
        if isinstance(choice, Node):
            said = Calling(said, turned.get(id(choice), choice), Name(name, nouns.CARD))
    if effect.host is not None:
        for host in HOSTS:
            said = Calling(said, host, name_of(effect.host))
    for who, player in effect.players:
        if isinstance(who, Who):
            said = Calling(said, turned.get(id(who), who), people.you if player == effect.you else people.opponent)
    subject = None if effect.reader is Reader.OWN else people.you
    stated = joining.Stated(effect.lead, said, remark)
    giver = None if effect.giver is None else name_of(effect.giver)
    this = name_of(definition)
    if effect.when[0] is When.UNTIL_LEAVES and definition.type is CardType.ARTIFACT:  # it may have become a creature
        this = replace(this, noun=nouns.CARD)
    return words(stated, this=this, giver=giver, subject=subject, introduced=False)


def _sentence(ability: Any, uses: int | None, time: Wordable, *, begins_later: bool) -> Wordable:
    """Return what is in force for a time, and for so many uses more."""
    if isinstance(ability, MayUseSome) and uses is not None:
        ability = replace(ability, most=uses)
    elif uses is not None and getattr(ability, "uses", None) is None:
        ability = Next(ability, uses)
    if isinstance(ability, AtEdge):
        return ability.in_turn(nouns.NEXT) if begins_later else ability.of_this_turn
    if isinstance(ability, Rule):
        return ability.stated(time)
    return ability if time is None else During(time, ability)


def _is_order(deed: Any) -> bool:
    """Return whether its sentence names who does it: whoever reads an order to the other player reads that of them."""
    while isinstance(deed, If):
        deed = deed.effect
    opening = opening_of(deed)
    return opening is not None and opening.subject is None


def _acts_with_cards(ability: Any) -> bool:
    """Return whether its player begins the sentence: "enemy creatures" might be enemies of theirs behind that."""
    if isinstance(ability, After):
        return isinstance(ability.effect, Gain)
    return isinstance(ability, MayPlay | MayUse | MayUseSome)


def _first_subject(ability: Any) -> Wordable:
    """Return the subject that the German sentence begins with; None for an order and for anything else."""
    if isinstance(ability, After):
        return ability.first_subject
    opening = opening_of(ability)
    return None if opening is None else opening.subject


class _People:
    """What the effect's player and the opponent are called by one reader."""

    def __init__(self, you: Who, opponent: Who) -> None:
        self.you, self.opponent = you, opponent
        self.swaps: Mapping[int, Node] = {}


def _people(effect: EffectInForce) -> _People:
    if effect.reader is Reader.OWN:
        return _People(YOU, OPPONENT)
    if effect.reader is Reader.OTHER:
        people = _People(OPPONENT, READER)
        people.swaps = TO_THE_OPPONENT
        return people
    people = _People(*(Called(Name(name, nouns.PLAYER)) for name in (effect.player, effect.opponent)))
    people.swaps = {
        id(YOU): people.you,
        id(OPPONENT): people.opponent,
        id(FRIENDLY): controlled_by(people.you),
        id(ENEMY): controlled_by(people.opponent),
    }
    return people


def _described(effect: EffectInForce, people: _People) -> Mapping[int, Who]:
    """Return what the reader calls the players that the sentence describes by a card."""
    return {id(who): people.you if player == effect.you else people.opponent for who, player in effect.described}


# When --------------------------------------------------------------------------------------------


def _time(definition: Definition, effect: EffectInForce, people: _People) -> Wordable:
    """Return for how long an effect is in force, as it is said before what holds; None where nothing is said."""
    when = effect.when[0]
    if when in _TURNS:
        whose = _whose_turn(effect, people)
        turn = NounPhrase((nouns.TURN,), mods=(nouns.NEXT,), of=whose)
        return Calling(_TURNS[when].of(turn=turn), whose, whose.worded())
    if when is When.UNTIL_LEAVES:
        if effect.until is None:
            return None
        just_named = effect.refusing and effect.until is definition
        return _UNTIL_LEAVES.of(card=THIS_AS_IT if just_named else name_of(effect.until))
    return _THIS_TURN if when is When.THIS_TURN else None


def _whose_turn(effect: EffectInForce, people: _People) -> Who:
    """Return whose turn is meant by the time."""
    return people.opponent if effect.when[1] else people.you


_TURNS = {
    When.NEXT_TURN: Frame(en="on {turn}", de="in {turn:dat}"),
    When.UNTIL_TURN: Frame(en="until the start of {turn}", de="bis zum Beginn {turn:gen}"),
    When.UNTIL_TURN_ENDS: Frame(en="until the end of {turn}", de="bis zum Ende {turn:gen}"),
}
_THIS_TURN = fixed("this turn", "in diesem Zug")
_IN_THEIR_NEXT = fixed("on their next turn", "in seinem nächsten Zug")
"""Of the player who is the subject, in German: "in seinem nächsten Zug kann dein Gegner …"."""
_UNTIL_LEAVES = Frame(en="until {card} leaves play", de="bis {card} das Spiel verlässt,")
_LEFT = Frame(en="({n} left)", de="(noch {n})")

"""What a lasting effect says while it is in force: whom and which cards it binds, how many are left, until when.

The sentence is the printed one with three changes. It is turned to whoever reads it: "you" is the reader, or both
players have their names where the reader is neither. The cards that were picked have their names. The time is said as
it is seen from the present turn. Rule: "Lasting effects".
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from kfdesk.engine.abilities import Definition, Effect, Nameable, Pickable
from kfdesk.engine.lasting import EffectInForce, Reader, When
from kfdesk.language import names
from kfdesk.language.base import Node, Rule
from kfdesk.language.durations import Next
from kfdesk.language.effects.flow import DoneBy
from kfdesk.language.labels import Labelled
from kfdesk.language.naming import HouseChoice
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY, controlled_by
from kfdesk.language.reactions import AtEdge, Reacting
from kfdesk.language.rules.abilities import Gains
from kfdesk.language.rules.conditional import While
from kfdesk.language.rules.permissions import MayUseSome
from kfdesk.language.targets import HOST, Target
from kfdesk.language.titles import name_of
from kfdesk.records import entity
from kfdesk.text import joining, pronouns
from kfdesk.text.adverbials import During
from kfdesk.text.enumeration import Both
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import Name, NounPhrase
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.speech import Piece, Sayable, words
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.language.definition import CardDefinition


@entity
class _Called(Who):
    """A player as one reader calls them: by name, or "you" where an order to that player is to be said in full."""

    called: Piece

    def spoken(self) -> Piece:
        return self.called


_READER = _Called(pronouns.YOU)


@lru_cache(maxsize=1024)
def in_force_words(definition: CardDefinition, effect: EffectInForce) -> Words:
    """Return what a lasting effect of a card says, behind the card's name, to one reader."""
    people = _people(effect)
    turned: dict[int, Any] = {}
    described = {id(who): people.you if player == effect.you else people.opponent for who, player in effect.described}
    ability = _with(effect.ability, {**people.swaps, **described}, turned)
    begins_later = effect.when[0] is When.NEXT_TURN
    said = _sentence(ability, effect.uses, _time(effect, people), begins_later=begins_later)
    several = effect.uses is not None and effect.uses > 1 and not isinstance(ability, MayUseSome)
    return _stated(definition, effect, people, turned, said, _LEFT.of(n=effect.uses) if several else None)


@lru_cache(maxsize=1024)
def waiting_words(definition: CardDefinition, effect: EffectInForce) -> Words:
    """Return what an ability of a card that waits to resolve will do, behind the card's name, to one reader."""
    ability = effect.ability
    if not isinstance(ability, Node):
        return effect.lead or definition.title
    people = _people(effect)
    turned: dict[int, Any] = {}
    while isinstance(ability, While):
        ability = ability.rule
    deed = ability.effect if isinstance(ability, Labelled | Reacting) else ability
    return _stated(definition, effect, people, turned, _with(deed, people.swaps, turned), None)


def _stated(
    definition: CardDefinition,
    effect: EffectInForce,
    people: _People,
    turned: Mapping[int, Any],
    said: Sayable,
    remark: Sayable,
) -> Words:
    """Return a sentence behind the name of its card, with the names of what it binds."""
    for thing, cards in effect.cards:
        target = turned.get(id(thing), thing)
        if not isinstance(target, Target):
            continue
        if not cards:  # which they are, not every reader may know
            said = Recalling(said, (target,))
        else:
            called = tuple(_name(card) for card in cards)
            said = Calling(said, target, called[0] if len(called) == 1 else Both(called))
    for choice, house in effect.houses:
        if isinstance(choice, HouseChoice):
            said = Calling(said, turned.get(id(choice), choice), house.words)
    for choice, name in effect.called:
        if isinstance(choice, Node):
            said = Calling(said, turned.get(id(choice), choice), Name(name, names.CARD, apart=True))
    if effect.host is not None:
        said = Calling(said, HOST, _name(effect.host))
    for who, player in effect.players:
        if isinstance(who, Who):
            said = Calling(said, turned.get(id(who), who), people.you if player == effect.you else people.opponent)
    subject = None if effect.reader is Reader.OWN else people.you
    stated = joining.Stated(effect.lead, said, remark)
    return words(stated, this=name_of(definition), subject=subject, introduced=False)


def _name(card: Definition) -> Name:
    return replace(name_of(cast("CardDefinition", card)), apart=True)


def _sentence(ability: Any, uses: int | None, time: Sayable, *, begins_later: bool) -> Sayable:
    """Return what is in force for a time, and for so many uses more."""
    if isinstance(ability, MayUseSome) and uses is not None:
        ability = replace(ability, most=uses)
    elif uses is not None and getattr(ability, "uses", None) is None:
        ability = Next(ability, uses)
    if isinstance(ability, AtEdge):
        return ability.in_turn(names.NEXT) if begins_later else ability.of_this_turn
    if isinstance(ability, Rule):
        return ability.stated(time)
    return ability if time is None else During(time, ability)


class _People:
    """What the effect's player and the opponent are called by one reader."""

    def __init__(self, you: Who, opponent: Who) -> None:
        self.you, self.opponent = you, opponent
        self.swaps: Mapping[int, Node] = {}


def _people(effect: EffectInForce) -> _People:
    if effect.reader is Reader.OWN:
        return _People(YOU, OPPONENT)
    if effect.reader is Reader.OTHER:
        people = _People(OPPONENT, _READER)
        people.swaps = {id(YOU): OPPONENT, id(OPPONENT): _READER, id(FRIENDLY): ENEMY, id(ENEMY): FRIENDLY}
        return people
    people = _People(*(_Called(Name(name, names.PLAYER)) for name in (effect.player, effect.opponent)))
    people.swaps = {
        id(YOU): people.you,
        id(OPPONENT): people.opponent,
        id(FRIENDLY): controlled_by(people.you),
        id(ENEMY): controlled_by(people.opponent),
    }
    return people


def _with(node: Any, swaps: Mapping[int, Node], done: dict[int, Any]) -> Any:
    """Return a tree with some nodes taken for others, `done` before it; a pick that is mentioned twice stays one."""
    if id(node) in swaps:
        return swaps[id(node)]
    if isinstance(node, tuple):
        items = tuple(_with(item, swaps, done) for item in node)
        return items if any(new is not old for new, old in zip(items, node, strict=True)) else node
    if not is_dataclass(node) or isinstance(node, type):
        return node
    if not isinstance(node, Pickable | Nameable | Effect):
        return _copied(node, swaps, done)
    if id(node) not in done:
        done[id(node)] = _copied(node, swaps, done)
    return done[id(node)]


def _copied(node: Any, swaps: Mapping[int, Node], done: dict[int, Any]) -> Any:
    """Return a node whose parts are taken for others, the node itself where none of them is.

    What a card gains is said in quotation marks: there "you" is whoever controls that card, and stays. In what another
    player does, "you" is that player. What such a part is the first to speak of stays as it is throughout.
    """
    changed = {}
    for field in sorted(
        fields(node), key=lambda field: field.name == "effect"
    ):  # what happens is said before its effect
        old = getattr(node, field.name)
        of_others = any(isinstance(node, kind) and field.name == name for kind, name in _SEEN_BY_OTHERS)
        new = _with(old, {} if of_others else swaps, done)
        if new is not old:
            changed[field.name] = new
    if not changed:
        return node
    made = copy(node)
    for name, value in changed.items():
        object.__setattr__(made, name, value)
    return made


_SEEN_BY_OTHERS: tuple[tuple[type[Node], str], ...] = ((Gains, "what"), (DoneBy, "effect"))
"""Parts in which "you" is not the player of the effect."""


# When --------------------------------------------------------------------------------------------


def _time(effect: EffectInForce, people: _People) -> Sayable:
    """Return for how long an effect is in force, as it is said before what holds; None where nothing is said."""
    when, whose = effect.when
    if when in _TURNS:
        turn = NounPhrase((names.TURN,), mods=(names.NEXT,), of=people.opponent if whose else people.you)
        return _TURNS[when].of(turn=turn)
    if when is When.UNTIL_LEAVES:
        return None if effect.until is None else _UNTIL_LEAVES.of(card=_name(effect.until))
    return _PLAIN.get(when)


_TURNS = {
    When.NEXT_TURN: Frame(en="on {turn}", de="in {turn:dat}"),
    When.UNTIL_TURN: Frame(en="until the start of {turn}", de="bis zum Beginn {turn:gen}"),
    When.UNTIL_TURN_ENDS: Frame(en="until the end of {turn}", de="bis zum Ende {turn:gen}"),
}
_PLAIN: Mapping[When, Piece] = {
    When.THIS_TURN: fixed("this turn", "in diesem Zug"),
    When.FOR_GAME: fixed("for the remainder of the game", "für den Rest des Spiels"),
}
_UNTIL_LEAVES = Frame(en="until {card} leaves play", de="bis {card} das Spiel verlässt,")
_LEFT = Frame(en="({n} left)", de="(noch {n})")

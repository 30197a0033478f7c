"""Why a card cannot be picked for a target: the first of the target's conditions that the card does not meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import CardId, Player
from kfdesk.engine.viewers import is_identified, was_shown
from kfdesk.language.base import Target, itself_in
from kfdesk.language.card_names import name_of
from kfdesk.language.comparisons import Alike, Aspect
from kfdesk.language.descriptions import Group
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import (
    AnyOf,
    Controlled,
    Enemy,
    Friendly,
    Neighboring,
    NeighborOf,
    Not,
    Other,
    OtherThan,
    Predicate,
    choose_another,
    fits,
    is_a,
)
from kfdesk.language.prompts import THIS_CARD, said_of
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import Sentences
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.predicative import IS_NOT
from kfdesk.text.wording import Fragment, Wordable, WordingError

Beyond = Callable[[CardId, Name], Wordable]
"""Returns what is said of a card that is of the description and cannot be picked all the same; None for others."""


class _Unmet(NamedTuple):
    """A condition that a card does not meet: how many it met before that one, and the sentence that says so."""

    met: int
    said: Fragment
    what: NounPhrase | None = None
    """What the card is not, where it is not of a sort: "a Cyborg creature"."""


_TYPE, _PLACE, _FIRST_PROPERTY = range(3)


def why_unfit(
    scope: Scope,
    target: Target,
    card: CardId,
    groups: tuple[Group, ...] = (),
    picked: tuple[CardId, ...] = (),
    beyond: Beyond | None = None,
) -> Reason | None:
    """Return the refusal that names the first condition of a target that a card does not meet.

    Of a card that is one of several descriptions, the description that fits best counts: of `groups`, else those of
    the target. `picked` are the cards that were chosen for the same target before. Of a card that the active player
    may not know nothing is said but that it is elsewhere; those that the ability has shown them they know. None where
    no condition of the target explains it.
    Rule: "Out-of-play zones".
    """
    groups = groups or _descriptions(target)
    if not _is_known(scope, card):
        return _worded(scope, target, _elsewhere(scope, groups, card, THIS_CARD))
    subject = name_of(scope.core.state.cards[card].definition)
    if card in picked:
        return _worded(scope, target, CHOSEN_ALREADY.of(subject=subject))
    if not groups:
        return _worded(scope, target, target.leaving_out(scope, card, subject))
    facts = facts_of(scope.core, card)
    found = [one for group in groups for one in [next(_unmet(scope, group, facts, subject), None)] if one is not None]
    if len(found) < len(groups):
        return _worded(scope, target, None if beyond is None else beyond(card, subject))
    best = max(found, key=lambda one: one.met)
    sorts = dict.fromkeys(group.sort for group in groups)
    if best.met == _TYPE and len(sorts) > 1:
        nouns = tuple(described(NOUNS[sort], A) for sort in sorts)
        return _worded(scope, target, _IS_NEITHER.of(subject=subject, what=Both(nouns, link="nor")))
    if best.met == _PLACE:
        fitting = tuple(group for group in groups if fits(scope, facts, sort=group.sort))
        return _worded(scope, target, _elsewhere(scope, fitting, card, subject))
    what = tuple(dict.fromkeys(one.what for one in found if one.met == best.met))
    if len(what) > 1 and None not in what:
        return _worded(scope, target, _IS_NEITHER.of(subject=subject, what=Both(what, link="nor")))
    return _worded(scope, target, best.said)


def _is_known(scope: Scope, card: CardId) -> bool:
    """Return whether the active player knows a card, also because the ability has shown it to them."""
    held, reader = scope.core.state.cards, scope.core.state.active
    return is_identified(held, held[card], reader) or was_shown(scope.core, card, reader, scope.began)


def _descriptions(target: Target) -> tuple[Group, ...]:
    alone: tuple[Target, ...] = (target,)
    groups: tuple[Target, ...] = getattr(target, "groups", ()) or alone
    return tuple(group for group in groups if isinstance(group, Group))


def _unmet(scope: Scope, group: Group, facts: CardFacts, subject: Name) -> Iterator[_Unmet]:
    """Yield the conditions of one description that a card does not meet: its type, its place, its properties."""
    noun = NOUNS[group.sort]
    if not fits(scope, facts, sort=group.sort):
        half = group.sort is Sort.GIGANTIC_HALF
        yield _Unmet(_TYPE, _IS_NO_HALF.of(subject=subject) if half else is_a(subject, noun, (), negated=True))
    if not _is_there(scope, group, facts.card):
        yield _Unmet(_PLACE, group.place.elsewhere(scope, facts.card, subject))
    for met, predicate in enumerate(group.predicates, _FIRST_PROPERTY):
        if not predicate.holds(scope, facts):
            what = described(noun, A, predicate) if predicate.is_prefix else None
            yield _Unmet(met, _without(scope, predicate, group, facts, subject), what)
    most = _FIRST_PROPERTY + len(group.predicates)
    for predicate in group.predicates:
        if predicate.superlative and facts.card not in group.candidates(scope):
            yield _Unmet(most, predicate.said_of(subject, noun, negated=True))
    if facts.card not in group.candidates(scope):
        yield _Unmet(most, IS_NOT.of(subject=subject, what=group))


def _is_there(scope: Scope, group: Group, card: CardId) -> bool:
    if group.place is IN_PLAY:
        return scope.core.state.cards[card].in_play
    return card in group.place.cards(scope, Sort.CARD)


def _elsewhere(scope: Scope, groups: tuple[Group, ...], card: CardId, subject: Wordable) -> Wordable:
    """Return the sentence that a card is in none of the places of some descriptions; None where it is in one."""
    if not groups or any(_is_there(scope, group, card) for group in groups):
        return None
    there = dict.fromkeys(group.place.there for group in groups)
    if len(there) > 1 and None not in there:
        return _IS_NEITHER_THERE.of(subject=subject, where=Both(tuple(there), link="nor"))
    return groups[0].place.elsewhere(scope, card, subject)


def _without(scope: Scope, predicate: Predicate, group: Group, facts: CardFacts, subject: Name) -> Fragment:
    """Return the sentence that a card does not have a property; it is the active player who reads it."""
    noun = NOUNS[group.sort]
    other = _compared_with(predicate)
    if other is not None and facts.card in other.known(scope):
        return _NOT_ITSELF.of(subject=subject)
    match predicate:
        case OtherThan(target=target) if target in scope.picked and facts.card in scope.picked[target]:
            return CHOSEN_ALREADY.of(subject=subject)
        case Other() | OtherThan():
            return _NOT_ITSELF.of(subject=subject)
        case Neighboring() if facts.card == scope.source:
            return _NOT_ITSELF.of(subject=subject)
        case NeighborOf(target=target) if facts.card in target.known(scope):
            return _NOT_ITSELF.of(subject=subject)
        case Friendly() | Enemy() if scope.you == scope.core.state.active:
            return is_a(subject, noun, (predicate,), negated=True)
        case Friendly():
            return _not_held_by(scope, scope.you, subject)
        case Enemy():
            return _not_held_by(scope, scope.opponent, subject)
        case Controlled(who=who) if len(players := who.players(scope)) == 1:
            return _not_held_by(scope, players[0], subject)
        case Not(predicate=Controlled()):
            return choose_another(_HOLDS.of(who=_called(scope, facts.controller), subject=subject), noun)
        case Alike(target=target, least=1) if target.any_one is not None and (others := _named(scope, target)):
            return predicate.unlike(subject, noun, Both(others, link="or"))
        case Not(predicate=Alike(aspect=Aspect.NAME)):
            return choose_another(_HAS_SAME_NAME.of(subject=subject), noun)
        case AnyOf(predicates=several):
            nouns = tuple(described(noun, A, each) for each in several)
            return _IS_NEITHER.of(subject=subject, what=Both(nouns, link="nor"))
    return predicate.refused_of(facts, subject, noun)


def _compared_with(predicate: Predicate) -> Target | None:
    """Return the card with whose value a card's own is compared, as in "with lower power than Dreadbone Decimus"."""
    than = getattr(getattr(predicate, "range", None), "than", None)
    other = getattr(than, "target", None)
    return other if isinstance(other, Target) else None


def _named(scope: Scope, target: Target) -> tuple[Name, ...]:
    """Return the names of the cards dealt with before, if they are few and the active player knows them all."""
    cards = () if itself_in(target) is not None else target.known(scope)
    if len(cards) > _MOST_NAMED or not all(_is_known(scope, card) for card in cards):
        return ()
    held = scope.core.state.cards
    return tuple({held[card].definition.id: name_of(held[card].definition) for card in cards}.values())


def _not_held_by(scope: Scope, player: Player, subject: Name) -> Fragment:
    return _DOES_NOT_HOLD.of(who=_called(scope, player), subject=subject)


def _called(scope: Scope, player: Player) -> Who:
    """Return what the active player is to read of a player."""
    return YOU if player == scope.core.state.active else OPPONENT


def _worded(scope: Scope, target: Target, said: Wordable) -> Reason | None:
    """Return a sentence in which what was picked before is known; None where there is none or it cannot be said."""
    if said is None:
        return None
    this = name_of(scope.core.state.cards[scope.source].definition) if scope.source else THIS_CARD
    try:
        return say.unfit(said_of(scope, Sentences((said,)), target, this))
    except WordingError:
        return None


CHOSEN_ALREADY = Frame(en="{subject} has already been chosen", de="{subject:nom} wurde bereits gewählt")
IS_DOOMED = Frame(en="{subject} is already being destroyed", de="{subject:nom} wird bereits zerstört")
_MOST_NAMED = 3
"""Cards that a refusal names, of those with which a card is compared."""
_NOT_ITSELF = Frame(
    en="{subject} itself does not count; choose another card",
    de="{subject:nom} selbst zählt nicht: Wähle eine andere Karte",
)
_IS_NO_HALF = Frame(
    en="{subject} is not half of a gigantic creature", de="{subject:nom} ist keine Hälfte einer gigantischen Kreatur"
)
_HOLDS = Phrase(en="{who} | control {subject}", de="{who} | {subject:acc} kontrollieren")
_DOES_NOT_HOLD = Phrase(en="{who} | do not control {subject}", de="{who} | {subject:acc} nicht kontrollieren")
_HAS_SAME_NAME = Phrase(en="{subject} | have the same name", de="{subject} | denselben Namen haben")
_IS_NEITHER = Phrase(en="{subject} | be neither {what}", de="{subject} | weder {what:nom} sein")
_IS_NEITHER_THERE = Phrase(en="{subject} | be neither {where}", de="{subject} | weder {where} sein")

"""Why a card cannot be picked for a target: the first of the target's conditions that the card does not meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, cast

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.terms import CardId
from kfdesk.language.places import IN_PLAY, Pile
from kfdesk.language.predicates import IS_NOT, Enemy, Friendly, Other, OtherThan, Predicate, fits, is_a, is_no
from kfdesk.language.prompts import THIS_CARD, said_of
from kfdesk.language.sorts import NOUNS
from kfdesk.language.titles import name_of
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import Sentences
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable, WordingError
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.language.definition import CardDefinition
    from kfdesk.language.targets import Group


class _Unmet(NamedTuple):
    """A condition that a card does not meet: how many it met before that one, and the sentence that says so."""

    met: int
    said: Piece


def why_unfit(
    scope: Scope, target: Group, card: CardId, picked: tuple[CardId, ...] = (), called: NounPhrase | None = None
) -> Words | None:
    """Return the sentence that names the first condition of a target that a card does not meet.

    Of a card that is one of several descriptions, the description that fits best counts. `picked` are the cards that
    were chosen for the same target before; `called` describes the part of the target that is picked now. None where
    no condition of the target explains it.
    """
    subject = _name(scope, card)
    if card in picked:
        return _worded(scope, target, _CHOSEN_ALREADY.of(subject=subject))
    groups = cast("tuple[Group, ...]", getattr(target, "groups", ())) or (target,)
    facts = facts_of(scope.core, card)
    unmet = [next(_unmet(scope, group, facts, subject), None) for group in groups]
    found = [one for one in unmet if one is not None]
    if len(found) < len(groups):
        return None if called is None else _worded(scope, target, is_no(subject, called))
    best = max(found, key=lambda one: one.met)
    sorts = dict.fromkeys(group.sort for group in groups)
    if best.met == 0 and len(sorts) > 1:
        nouns = tuple(described(NOUNS[sort], A) for sort in sorts)
        return _worded(scope, target, _IS_NEITHER.of(subject=subject, what=Both(nouns, link="nor")))
    return _worded(scope, target, best.said)


def _unmet(scope: Scope, group: Group, facts: CardFacts, subject: Name) -> Iterator[_Unmet]:
    """Yield the conditions of one description that a card does not meet: its type, its place, its properties."""
    noun = NOUNS[group.sort]
    if not fits(scope, facts, sort=group.sort):
        yield _Unmet(0, is_a(subject, noun, (), negated=True))
    where = _elsewhere(scope, group, facts, subject)
    if where is not None:
        yield _Unmet(1, where)
    for met, predicate in enumerate(group.predicates, 2):
        if not predicate.holds(scope, facts):
            yield _Unmet(met, _without(predicate, group, subject))
    for predicate in group.predicates:
        if predicate.superlative and facts.card not in group.candidates(scope):
            yield _Unmet(2 + len(group.predicates), predicate.said_of(subject, noun, negated=True))
    if facts.card not in group.eligible(scope):
        yield _Unmet(3 + len(group.predicates), IS_NOT.of(subject=subject, what=group))


def _elsewhere(scope: Scope, group: Group, facts: CardFacts, subject: Name) -> Piece | None:
    """Return the sentence that a card is not where the cards of a description are; None where it is there."""
    place = group.place
    if place is IN_PLAY:
        return None if facts.in_play else IN_PLAY.said_of(subject, negated=True)
    if facts.card in place.cards(scope, group.sort):
        return None
    if isinstance(place, Pile) and not place.said_of_one:
        return _IS_NOT_IN.of(subject=subject, where=place.within)
    return _IS_NOT_AMONG_THEM.of(subject=subject)


def _without(predicate: Predicate, group: Group, subject: Name) -> Piece:
    """Return the sentence that a card does not have a property."""
    noun = NOUNS[group.sort]
    match predicate:
        case Other():
            return _NOT_ITSELF.of(subject=subject)
        case OtherThan():
            return _CHOSEN_ALREADY.of(subject=subject)
        case Friendly() | Enemy():
            return is_a(subject, noun, (predicate,), negated=True)
    return predicate.said_of(subject, noun, negated=True)


def _name(scope: Scope, card: CardId) -> Name:
    return name_of(cast("CardDefinition", scope.core.state.cards[card].defn))


def _worded(scope: Scope, target: Group, said: Sayable) -> Words | None:
    """Return a sentence in which what was picked before is known; None where it cannot be said."""
    this = _name(scope, scope.source) if scope.source else THIS_CARD
    try:
        return said_of(scope, Sentences((said,)), target, this)
    except WordingError:
        return None


_CHOSEN_ALREADY = Frame(en="{subject} has been chosen already", de="{subject:nom} wurde bereits gewählt")
_NOT_ITSELF = Frame(
    en="{subject} itself does not count: choose another card",
    de="{subject:nom} selbst zählt nicht: Wähle eine andere Karte",
)
_IS_NOT_IN = Phrase(en="{subject} | be not {where}", de="{subject} | nicht {where} sein")
_IS_NOT_AMONG_THEM = Frame(
    en="{subject} is not one of the cards to choose from",
    de="{subject:nom} gehört nicht zu den Karten, die zur Wahl stehen",
)
_IS_NEITHER = Phrase(en="{subject} | be neither {what}", de="{subject} | weder {what:nom} sein")

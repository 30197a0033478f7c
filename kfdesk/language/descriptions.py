"""What, by a description: cards of a sort, in a place, with some properties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeGuard

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.terms import CardId, CardType, Zone
from kfdesk.language import nouns
from kfdesk.language.base import BaseInstruction, Letter, Picking, Target
from kfdesk.language.comparisons import Alike
from kfdesk.language.estimates import COUNTED, EITHER, ME, ONE_IN, THEM, Aim, EstimateContext, Shares
from kfdesk.language.places import IN_PLAY, Pile, Place
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.position_predicates import ON_FLANK, Beside, InCenter, OnThatFlank
from kfdesk.language.predicates import ENEMY, FRIENDLY, Neighboring, NeighborOf, OtherThan, Predicate, fits
from kfdesk.language.prompts import whose
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.records import entity, record
from kfdesk.text import english, parts_of_speech
from kfdesk.text.members import EachOf, OneOf, UpToOf
from kfdesk.text.mentions import ByName
from kfdesk.text.nominals import Name, NounPhrase, That, described
from kfdesk.text.parts_of_speech import THE, A, Adjective, Det
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.tokens import Mark, Tokens
from kfdesk.text.wording import Fragment, Mention, Order, SentenceContext, Wordable, Worded, unfold


@entity
class AmongThose(Place):
    """Among the cards that another target means: "a card revealed this way", "a creature among them"."""

    target: Target

    @property
    def said_of_one(self) -> tuple[Worded | Fragment, ...]:
        return self.target.said_of_one

    @property
    def belongs_to_you(self) -> bool:
        return self.target.belongs_to_you

    def worded(self) -> Fragment:
        return _OF_THOSE

    @property
    def taken_from(self) -> Wordable:
        return None if self.said_of_one else _OF_THOSE

    @property
    def within(self) -> Wordable:
        return self.taken_from

    @property
    def there(self) -> Wordable:
        return None

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        return tuple(c for c in self.target.counted(scope) if fits(scope, c, sort=sort))

    def elsewhere(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        return self.target.leaving_out(scope, card, subject)


_OF_THOSE = fixed("among them", "unter ihnen")


def place_of(where: Place | Target) -> Place:
    """Return a place; a target is the place of its cards."""
    return where if isinstance(where, Place) else AmongThose(where)


def place_of_some(where: Place | Target) -> Place:
    """Return the place that a number of cards is picked from.

    Raises `ValueError` for a pile of each player: "2 cards from each player’s hand" are 2 of each, not 2 of all.
    """
    place = place_of(where)
    if isinstance(place, Pile) and place.who.each_alone and not place.said_of_one:
        raise ValueError(f"so many from each pile? by(EACH_PLAYER, …), or from that of a_player(), not {where}")
    return place


@entity
class Group(Target):
    """Cards described by sort, place and predicates; the base of `Chosen` and `Each`."""

    may_find_nothing = True
    mention = Mention.EVERYWHERE
    describes_cards = True

    sort: Sort
    predicates: tuple[Predicate, ...] = ()
    place: Place = IN_PLAY

    def known_from(self, before: Sequence[object]) -> tuple[Worded, ...]:
        """Its pile is "it" where that was looked at before."""
        seen = (node.opened for node in before if isinstance(node, BaseInstruction))
        return (self.place,) if any(place == self.place for place in seen) else ()

    def mean(self, scope: Scope, cards: tuple[CardId, ...]) -> None:
        scope.picked[self] = cards

    @property
    def origin(self) -> Zone | None:
        return self.place.zone

    @property
    def belongs_to_you(self) -> bool:
        return self.place.belongs_to_you

    def sides(self) -> Shares:
        if any(f.theirs for f in self.predicates):
            return THEM
        return ME if any(f.yours for f in self.predicates) else EITHER

    @property
    def by_name(self) -> Wordable:
        return self.predicates[0].called if len(self.predicates) == 1 else None

    def described(self, det: Det, *, count: int | Letter | None = None, within: bool = False) -> NounPhrase:
        """Return the description after `det`; `within` says where the cards are, not where they come from."""
        where = self.place.within if within else self.place.taken_from
        if self.beside is not None:
            found = self._neighbor(self.beside, det, count)
        else:
            alone = self._at_a_players_place() if det in (A, parts_of_speech.EACH) else None
            det = THE if alone or any(p.unique for p in self.predicates) else det
            called = next((p for p in self.predicates if p.noun is not None and self._is_any_in_play), None)
            rest = [p for p in self.predicates if p is not called]
            said = [attribute for p in rest for attribute in p.attributes()] if alone is None else list(alone)
            if self.sort is Sort.GIGANTIC_HALF:
                said.append(_OF_A_GIGANTIC_CREATURE)
            noun = called.noun if called is not None and called.noun is not None else NOUNS[self.sort]
            owners = [p.whose for p in self.predicates if p.whose is not None]
            found = described(noun, det, *said, *self.place.said_of_one, count=count)
            if owners:
                found = _Owned(found.nouns, det, found.mods, found.after, count, owners[0], found.link)
        return found if where is None else replace(found, after=(*found.after, where))

    def _at_a_players_place(self) -> tuple[Worded | Fragment, ...] | None:
        """Return what else describes the one creature on a player's left or right flank, or in the center of their
        battleline: "on your opponent's left flank"."""
        place = next((p for p in self.predicates if isinstance(p, OnThatFlank | InCenter)), None)
        holder = next((p for p in self.predicates if p in (FRIENDLY, ENEMY)), None)
        if place is None or holder is None:
            return None
        rest = (p for p in self.predicates if p not in (place, holder))
        whose = YOU if holder is FRIENDLY else OPPONENT
        return (*(attribute for p in rest for attribute in p.attributes()), place.of_player(whose))

    @property
    def beside(self) -> NeighborOf | None:
        """Return the predicate that makes its cards neighbors of a creature."""
        if self.sort is not Sort.CREATURE:
            return None
        return next((p for p in self.predicates if isinstance(p, NeighborOf)), None)

    @property
    def _is_any_in_play(self) -> bool:
        """Whether it means cards in play of any type."""
        return self.sort is Sort.CARD and self.place is IN_PLAY

    def _neighbor(self, beside: NeighborOf, det: Det, count: int | Letter | None) -> NounPhrase:
        """Return "a neighbor of that creature"; "its neighbor" of a flank creature, which has only one.

        The neighbor beyond that one is "the second creature’s other neighbor", that beside another neighbor "Troll’s
        other neighbor".
        """
        near = beside.target
        rest = [p for p in self.predicates if p is not beside]
        sides = [p for p in rest if isinstance(p, Beside) and p.target is near]
        if sides and len(rest) == 1:
            return NounPhrase((nouns.NEIGHBOR,), A, (sides[0].side.value,), of=near)
        if count == 1 and det is A and near.is_this and rest and all(_is_beside(p, near) for p in rest):
            return NounPhrase((nouns.NEIGHBOR,), A, (parts_of_speech.OTHER,), of=near)
        if count == 1 and det is A and isinstance(near, Group):
            if ON_FLANK in near.predicates:
                return NounPhrase((nouns.NEIGHBOR,), A, of=ByName(near, Pronoun(near)))
            row = [p.target for p in near.predicates if isinstance(p, NeighborOf)]
            if row and any(isinstance(p, OtherThan) and p.target in row for p in rest):
                return NounPhrase((nouns.NEIGHBOR,), A, (parts_of_speech.OTHER,), of=ByName(near, _SECOND_CREATURE))
        alike = [p.shared_with(Pronoun(near)) for p in rest if isinstance(p, Alike) and p.target is near]
        rest = [p for p in rest if not (isinstance(p, Alike) and p.target is near)]
        whose = near if near.is_this else That(near)
        said = described(nouns.NEIGHBOR, det, *rest, _NEIGHBOR_OF.of(whose=whose), *alike, count=count)
        of_each_judged = det is parts_of_speech.EACH and isinstance(unfold(near)[0], Pronoun)
        if near.is_this or (rest and not of_each_judged) or count not in (None, 1):
            return said
        more = said.mods if rest else ()
        return _Neighbor(said.nouns, said.det, more, after=said.after, count=count, near=near, alike=tuple(alike))

    def neighbors(self) -> NounPhrase:
        """Return the description in the plural; neighboring creatures are called neighbors."""
        rest = [f for f in self.predicates if not isinstance(f, Neighboring)]
        noun = NOUNS[self.sort] if len(rest) == len(self.predicates) else nouns.NEIGHBOR
        return described(noun, parts_of_speech.PLURAL, *rest)

    def candidates(self, scope: Scope) -> tuple[CardId, ...]:
        """Return all cards that fit the description now, in table order."""
        found = self.place.cards(scope, self.sort)
        if not self.predicates:
            return found
        fitting = tuple(c for c in found if fits(scope, c, self.predicates))
        for predicate in self.predicates:
            if predicate.superlative:
                fitting = predicate.most_of(scope, fitting)
        return fitting

    def fits(self, scope: Scope, card: CardId) -> bool:
        """Return whether a card in play is of this description and in this place."""
        if self.place is not IN_PLAY:
            return card in self.candidates(scope)
        core = scope.core
        c = core.state.cards[card]
        if core.frames.enters(card) and c.definition.type is not CardType.ACTION:
            right = fits(scope, card, sort=self.sort)
        elif self.sort is Sort.CREATURE:
            right = c.zone is Zone.BATTLELINE
        else:
            right = c.in_play and fits(scope, card, sort=self.sort)
        if not right:
            return False
        facts, superlative = facts_of(core, card), False
        for predicate in self.predicates:  # asked very often, and this is the quickest way
            if not predicate.holds(scope, facts):
                return False
            superlative = superlative or predicate.superlative
        return not superlative or card in self.candidates(scope)

    def eligible(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards that may be picked."""
        return self.candidates(scope)

    def fits_anywhere(self, scope: Scope, card: CardId | CardFacts) -> bool:
        """Return whether a card, wherever it is or as it was, is of this description."""
        return fits(scope, card, self.predicates, self.sort)

    def any(self, scope: Scope) -> bool:
        return bool(self.known(scope) or self.candidates(scope))

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        if any(f.theirs if context.theirs else f.yours for f in self.predicates):
            return
        if isinstance(self.place, AmongThose):
            for aim in self.place.target.aims(context):
                yield aim._replace(every=False, narrow=aim.narrow or bool(self.predicates))
        if self.place is not IN_PLAY:
            return
        one = any(f.one_a_side for f in self.predicates)
        narrow, every = any(f.narrow for f in self.predicates), isinstance(self, Each) and not one
        number = 1.0 if one else self.size()
        if self.sort is Sort.UPGRADE:
            yield Aim(number=number, narrow=narrow, upgrade=True)
        if self.sort in (Sort.CREATURE, Sort.ARTIFACT):
            yield Aim(self.sort is Sort.ARTIFACT, number, every, narrow)
        elif self.sort is Sort.CARD:
            yield Aim(False, number, every, narrow, ONE_IN)
            yield Aim(True, number, every, narrow, ONE_IN)


def is_description(pattern: Target, scope: Scope) -> TypeGuard[Group]:
    """Return whether a pattern speaks of any cards of a description, not of "this creature" or of what was picked."""
    return isinstance(pattern, Group) and pattern not in scope.picked


@record
class _Owned(NounPhrase):
    """Somebody's cards: "their creatures", "one of their creatures", "each of …", "up to 2 of …"."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase."""
        group = NounPhrase(self.nouns, parts_of_speech.PLURAL, self.mods, self.after, of=self.of, link=self.link)
        if self.det is A:
            return OneOf(group).render(context, owner)
        if self.det is parts_of_speech.EACH:
            return EachOf(group).render(context, owner)
        if self.det is parts_of_speech.UP_TO and isinstance(self.count, int):
            return UpToOf(group, self.count).render(context, owner)
        return NounPhrase.render(self, context, owner)

    def possessive(self, context: SentenceContext) -> Tokens:
        """Return "one of their creatures’", whose last word is a plural."""
        if self.det not in (A, parts_of_speech.EACH, parts_of_speech.UP_TO):
            return NounPhrase.possessive(self, context)
        mark = english.possessive_mark(self.nouns[-1].english(plural=True), plural=True)
        return [*self.render(context, None), Mark.GLUE, mark]


@record
class _Neighbor(NounPhrase):
    """A neighbor of a creature, or each: "one of its neighbors" where the creature has just been mentioned."""

    near: Target | None = None
    alike: tuple[Fragment, ...] = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the phrase."""
        assert self.near is not None
        called, acts = context.recalled(self.near), context.within is self.near
        just_said = acts and not (isinstance(called, Name) and context.language == "de")
        of_each_judged = isinstance(unfold(self.near)[0], Pronoun)
        if self.det not in (A, parts_of_speech.EACH) or not (
            just_said or of_each_judged or isinstance(called, Pronoun) or self.alike
        ):
            return NounPhrase.render(self, context, owner)
        of = Pronoun(self.near) if just_said else ByName(self.near, Pronoun(self.near))
        group = NounPhrase(self.nouns, parts_of_speech.PLURAL, self.mods, of=of)
        said = (OneOf if self.det is A else EachOf)(group)
        inner = context.but(antecedent=said.referent(context), order=Order.RELATIVE, negated=False)
        return [*said.render(context, owner), *(token for part in self.alike for token in inner.say(part))]


def _is_beside(predicate: Predicate, near: Target) -> bool:
    """Return whether a predicate says that it is not a neighbor of a creature that was picked before."""
    other = predicate.target if isinstance(predicate, OtherThan) else None
    return isinstance(other, Group) and other.beside is not None and other.beside.target is near


_OF_A_GIGANTIC_CREATURE = fixed("of a gigantic creature", "einer gigantischen Kreatur")
_SECOND_CREATURE = NounPhrase((nouns.CREATURE,), THE, (Adjective("second", "zweit"),))
_NEIGHBOR_OF = Frame(en="of {whose}", de="{whose:gen}")


@entity
class Each(Group):
    """Every card of a description; mentioned again, those that it meant the first time."""

    is_known_ahead = True

    @property
    def all_of_them(self) -> Wordable:
        return self.described(parts_of_speech.PLURAL)

    def worded(self) -> Fragment:
        return self.described(parts_of_speech.EACH)

    @property
    def any_one(self) -> Wordable:
        return self.described(A)

    def pick(self, scope: Scope) -> Picking:
        if self not in scope.picked:
            if isinstance(self.place, Pile):
                yield from self.place.ask_whose(scope, self.candidates(scope), partial(whose, scope))
            scope.picked[self] = self.candidates(scope)
        return scope.picked[self]

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        return scope.picked[self] if self in scope.picked else self.candidates(scope)

    def covers(self, scope: Scope, card: CardId) -> bool:
        return self.fits(scope, card)

    def size(self) -> float:
        return COUNTED

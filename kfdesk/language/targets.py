"""What: the cards an instruction acts on, and how they are picked.

A target object is its own variable: mentioned a second time in the same ability it means what it
picked the first time.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import permutations
from typing import Any, ClassVar, TypeGuard

from kfdesk.engine.abilities import Pickable, Scope
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.terms import NO_CARD, CardId, CardType, DecisionKind, Zone
from kfdesk.language import nouns
from kfdesk.language.base import BaseInstruction, Node, carried_out
from kfdesk.language.comparisons import Alike, Different
from kfdesk.language.estimates import COUNTED, EITHER, ME, ONE_IN, THEM, Aim, Shares
from kfdesk.language.places import IN_PLAY, Pile, Place
from kfdesk.language.players import YOU
from kfdesk.language.position_predicates import ON_FLANK, Beside
from kfdesk.language.predicates import FRIENDLY, IS_NOT, Neighboring, NeighborOf, OtherThan, Predicate, fits
from kfdesk.language.prompts import question, whose
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.unfit import IS_DOOMED, name_in, why_unfit
from kfdesk.records import entity
from kfdesk.text import parts_of_speech, this_card
from kfdesk.text.mentions import ByName
from kfdesk.text.nominals import Name, NounPhrase, That, described
from kfdesk.text.parts import held_names, parts
from kfdesk.text.parts_of_speech import THE, A, Adjective, Det
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Mention, Wordable, Worded

__all__ = ["GRANTING_CARD", "HOST", "ITSELF", "THIS", "Chosen", "a", "any_number", "each", "random"]

Picking = Generator[Decision, tuple[str, ...], tuple[CardId, ...]]


@entity
class Target(Node, Pickable):
    """Some cards. `pick` asks where there is a choice; `known` returns what was picked."""

    is_given: ClassVar[bool] = False
    """Whether it means a card that nobody picks: the one the ability is on, or the creature that is attached to."""
    may_find_nothing: ClassVar[bool] = False
    """Whether it means cards of a description, or of a pile, of which there may be none."""
    is_known_ahead: ClassVar[bool] = False
    """Whether `counted` returns its cards as soon as the card that it speaks of is picked, such as its neighbors."""

    def pick(self, scope: Scope) -> Picking:
        """Return the cards meant, asking the active player where there is a choice."""
        raise NotImplementedError(type(self).__name__)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards meant as far as they are known without asking."""
        return scope.picked.get(self, ())

    def candidates(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards among which it is picked: those it means where nobody picks."""
        return self.known(scope)

    def mean(self, scope: Scope, cards: tuple[CardId, ...]) -> None:
        """Let it mean cards of an event from now on, where it is a description."""

    @property
    def origin(self) -> Zone | None:
        """Return the zone that it says its cards are in; None where it says none."""
        return None

    @property
    def all_of_them(self) -> Wordable:
        """Return it as the subject of what all of its cards are: each of a description in the plural."""
        return self

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards meant where they are only counted or compared with, so that nobody is asked to pick."""
        return self.known(scope)

    def keep(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards known now; mentioned again, they are meant whatever has become known since."""
        scope.picked[self] = self.known(scope)
        return scope.picked[self]

    def covers(self, scope: Scope, card: CardId) -> bool:
        """Return whether a constant ability that speaks of this target speaks of `card`."""
        return card in self.known(scope)

    def single(self, scope: Scope) -> CardId | None:
        """Return the one card that `covers` can be true of on the present board; None when each must be asked."""
        return None

    def said_here_only(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards that may be picked, where it is one card of which the ability speaks once; else none."""
        return ()

    def any(self, scope: Scope) -> bool:
        """Return whether there is anything to pick."""
        return bool(self.known(scope))

    def size(self) -> float:
        """Return how many cards it is taken to mean."""
        return 1.0

    @property
    def several(self) -> bool:
        """Whether it may mean more than one card: then it is "those cards" when it is mentioned again."""
        return self.size() > 1

    def aims(self) -> Iterator[Aim]:
        """Yield the cards in play it means, those of your own side and the card itself left out."""
        yield from ()

    @property
    def said_of_one(self) -> tuple[Worded | Fragment, ...]:
        """Return what is said of one card among several that it means: "revealed this way"."""
        return ()

    @property
    def belongs_to_you(self) -> bool:
        """Whether its cards are surely those of the ability's player."""
        return False

    def sides(self) -> Shares:
        """Return how far its cards are taken to be your own, and how far your opponent's."""
        return EITHER

    @property
    def in_full(self) -> Wordable:
        """Return what its card is called where "that card" would not be clear: "the discarded card"."""
        return None

    @property
    def by_name(self) -> Wordable:
        """Return the name of its cards where that is all that describes them, else None."""
        return None

    @property
    def any_one(self) -> Wordable:
        """Return how any one of its cards is spoken of, where it means all of a description."""
        return None

    @property
    def one_asked_for(self) -> Wordable:
        """Return what a question calls one of its cards, where "one of those" would not say which they are."""
        return None

    def so_many(self, number: int) -> Wordable:
        """Return how so many of its cards are spoken of: any one of them where nothing else is said."""
        return self.any_one

    @property
    def meant(self) -> Target:
        """Return the target itself, or the earlier one it mentions again."""
        return self

    def leaving_out(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        """Return the sentence that a card, called `subject`, is not among those that it means."""
        if self.several:
            return _IS_NOT_ONE_OF.of(subject=subject, those=self.in_full or That(self))
        return IS_NOT.of(subject=subject, what=self.in_full or That(self))


_IS_NOT_ONE_OF = Phrase(en="{subject} | be not one of {those}", de="{subject} | nicht zu {those:dat} gehören")


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

    def described(self, det: Det, *, count: int | None = None, within: bool = False) -> NounPhrase:
        """Return the description after `det`; `within` says where the cards are, not where they come from."""
        where = self.place.within if within else self.place.taken_from
        if self.beside is not None:
            found = self._neighbor(self.beside, det, count)
        else:
            det = THE if any(p.unique for p in self.predicates) else det
            called = next((p for p in self.predicates if p.noun is not None and self._is_any_in_play), None)
            rest = [p for p in self.predicates if p is not called]
            said: list[Worded | Fragment] = [attribute for p in rest for attribute in p.attributes()]
            if self.sort is Sort.GIGANTIC_HALF:
                said.append(_OF_A_GIGANTIC_CREATURE)
            noun = called.noun if called is not None and called.noun is not None else NOUNS[self.sort]
            found = described(noun, det, *said, *self.place.said_of_one, count=count)
        return found if where is None else replace(found, after=(*found.after, where))

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

    def _neighbor(self, beside: NeighborOf, det: Det, count: int | None) -> NounPhrase:
        """Return "a neighbor of that creature"; "its neighbor" of a flank creature, which has only one.

        The neighbor beyond that one is "the second creature’s other neighbor".
        """
        near = beside.target
        rest = [p for p in self.predicates if p is not beside]
        sides = [p for p in rest if isinstance(p, Beside) and p.target is near]
        if sides and len(rest) == 1:
            return NounPhrase((nouns.NEIGHBOR,), A, (sides[0].side.value,), of=near)
        if count == 1 and det is A and isinstance(near, Group):
            if ON_FLANK in near.predicates:
                return NounPhrase((nouns.NEIGHBOR,), A, of=ByName(near, Pronoun(near)))
            row = [p.target for p in near.predicates if isinstance(p, NeighborOf)]
            if row and any(isinstance(p, OtherThan) and p.target in row for p in rest):
                return NounPhrase((nouns.NEIGHBOR,), A, (parts_of_speech.OTHER,), of=ByName(near, _SECOND_CREATURE))
        alike = [p.shared_with(Pronoun(near)) for p in rest if isinstance(p, Alike) and p.target is near]
        rest = [p for p in rest if not (isinstance(p, Alike) and p.target is near)]
        whose = near if near.is_this else That(near)
        return described(nouns.NEIGHBOR, det, *rest, _NEIGHBOR_OF.of(whose=whose), *alike, count=count)

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
        c = scope.core.state.cards[card]
        if scope.core.frames.enters(card) and c.definition.type is not CardType.ACTION:
            right = fits(scope, card, sort=self.sort)
        elif self.sort is Sort.CREATURE:
            right = c.zone is Zone.BATTLELINE
        else:
            right = c.in_play and fits(scope, card, sort=self.sort)
        if not right or not fits(scope, card, self.predicates):
            return False
        return not any(p.superlative for p in self.predicates) or card in self.candidates(scope)

    def eligible(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards that may be picked."""
        return self.candidates(scope)

    def fits_anywhere(self, scope: Scope, card: CardId | CardFacts) -> bool:
        """Return whether a card, wherever it is or as it was, is of this description."""
        return fits(scope, card, self.predicates, self.sort)

    def any(self, scope: Scope) -> bool:
        return bool(self.known(scope) or self.candidates(scope))

    def aims(self) -> Iterator[Aim]:
        if self.place is not IN_PLAY or any(f.yours for f in self.predicates):
            return
        narrow, every = any(f.narrow for f in self.predicates), isinstance(self, Each)
        if self.sort in (Sort.CREATURE, Sort.ARTIFACT):
            yield Aim(self.sort is Sort.ARTIFACT, self.size(), every, narrow)
        elif self.sort is Sort.CARD:
            yield Aim(False, self.size(), every, narrow, ONE_IN)
            yield Aim(True, self.size(), every, narrow, ONE_IN)


def is_description(pattern: Target, scope: Scope) -> TypeGuard[Group]:
    """Return whether a pattern speaks of any cards of a description, not of "this creature" or of what was picked."""
    return isinstance(pattern, Group) and pattern not in scope.picked


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


Barred = Mapping[CardId, Frame]
"""Cards that cannot be picked though they are of the description, and what is said of each."""
NO_BAR: Barred = {}


@entity
class Chosen(Group):
    """`least` to `most` cards of a description, chosen by the active player (`most` None: any number).

    As many as there are, when there are fewer. Of archives that the active player cannot see they are picked at random.
    Rules: "Any number", "Resolve as much as you can", FAQ on archives.
    """

    least: int = 1
    most: int | None = 1

    def called_after(self, before: Sequence[object]) -> Wordable:
        """It is "a remaining friendly creature" where all others of its description were destroyed."""
        cleared = [node.cleared for node in before if isinstance(node, BaseInstruction) and node.cleared is not None]
        if FRIENDLY not in self.predicates or not any(
            (group.sort, group.predicates) == (self.sort, self.predicates) for group in cleared
        ):
            return None
        return described(NOUNS[self.sort], A, _REMAINING, of=YOU)

    def worded(self) -> Fragment:
        if self.most is None:
            return self.described(parts_of_speech.ANY_NUMBER)
        if self.least == self.most == 1 and not self.predicates and isinstance(self.place, AmongThose):
            one_of_them = None if self.place.said_of_one else self.place.target.any_one
            if isinstance(one_of_them, Fragment):
                return one_of_them
        return self.described(parts_of_speech.A if self.least else parts_of_speech.UP_TO, count=self.most)

    def pick(self, scope: Scope, barred: Barred = NO_BAR) -> Picking:
        return (yield from self.pick_one_of(scope, barred, left=scope.left))

    def pick_one_of(self, scope: Scope, barred: Barred, *, left: int) -> Picking:
        """Pick cards, none of the `barred`; so many are `left` where one is picked after the other, 0: all at once."""
        if self in scope.picked:
            return scope.picked[self]
        if isinstance(self.place, Pile) and (self.most != 1 or self.place.area is Zone.ARCHIVES):
            yield from self.place.ask_whose(scope, self.candidates(scope), partial(whose, scope))
        found = tuple(c for c in self.candidates(scope) if c not in barred)
        most = len(found) if self.most is None else min(self.most, len(found))
        least = min(self.least, most)
        if most == 0:
            scope.picked[self] = ()
            return ()
        if self.is_idle(scope, found):
            if (doing := carried_out(scope)) is not None:
                doing.report_forbidden(scope, found)
            return ()
        if least == most and isinstance(self.place, Pile) and self.place.is_unseen(scope, found):
            scope.picked[self] = scope.core.random_cards(found, most)
            return scope.picked[self]
        if any(isinstance(p, Different) for p in self.predicates):
            return (yield from self._pick_apart(scope, found, least, most))
        core = scope.core
        options: tuple[Option, ...] = tuple(core.option("card", c) for c in found)
        if least == 0:
            options = (*options, Option("done", DONE_LABEL))
        source = handle(scope.source) if scope.source else None
        prompt = question(scope, self, self._asked_for, left)
        why_not = partial(why_unfit, scope, self, beyond=lambda card, name: _said_of_barred(barred, card, name))
        keys = yield Decision(
            core.state.active, DecisionKind.CARD, prompt, source, options, least, most, why_not=why_not
        )
        scope.picked[self] = tuple(number(k) for k in keys if k != "done")
        return scope.picked[self]

    @property
    def _asked_for(self) -> Wordable:
        """Return what the question calls the card that is picked, where that is not what the text calls it."""
        among = self.place.target if isinstance(self.place, AmongThose) and not self.predicates else None
        return among.one_asked_for if among is not None and self.least == self.most == 1 else None

    def pick_to_destroy(self, scope: Scope, tagged: Collection[CardId]) -> Picking:
        """Pick cards to be destroyed: those `tagged` for it already cannot be chosen. Rule: "Destroyed"."""
        return (yield from self.pick(scope, barred=dict.fromkeys(tagged, IS_DOOMED)))

    def _pick_apart(self, scope: Scope, found: Collection[CardId], least: int, most: int) -> Picking:
        """Pick cards that are unlike one another, one after the other; as many as there can be.

        A card that would leave fewer than are to be picked is not offered. Rule: "Resolve as much as you can".
        """
        core = scope.core
        apart = [p for p in self.predicates if isinstance(p, Different)]
        shared = {c: [p.shared(scope, c) for p in apart] for c in found}
        unlike = {pair for pair in permutations(found, 2) if all(map(frozenset.isdisjoint, *(shared[c] for c in pair)))}
        wanted = next(n for n in range(least, -1, -1) if _are_unlike(unlike, found, n))
        picked: list[CardId] = []
        source = handle(scope.source) if scope.source else None
        prompt = question(scope, self)
        while len(picked) < most:
            left = [c for c in found if all((c, other) in unlike for other in picked) and c not in picked]
            fitting = (c for c in left if _are_unlike(unlike, _beside(unlike, left, c), wanted - len(picked) - 1))
            options: tuple[Option, ...] = tuple(core.option("card", c) for c in fitting)
            if not options:
                break
            if len(picked) >= least:
                options = (*options, Option("done", DONE_LABEL))
            why_not = partial(
                why_unfit,
                scope,
                self,
                picked=tuple(picked),
                beyond=partial(self._not_apart, scope, tuple(picked), wanted),
            )
            keys = yield Decision(core.state.active, DecisionKind.CARD, prompt, source, options, why_not=why_not)
            if not keys:  # done
                break
            picked.append(number(keys[0]))
        scope.picked[self] = tuple(picked)
        return scope.picked[self]

    def _not_apart(
        self, scope: Scope, picked: tuple[CardId, ...], wanted: int, card: CardId, subject: Name
    ) -> Fragment:
        """Return the sentence that a card is like one picked before, or leaves too few that are unlike one another."""
        for apart in self.predicates:
            if isinstance(apart, Different):
                own = apart.shared(scope, card)
                alike = (one for one in picked if not own.isdisjoint(apart.shared(scope, one)))
                for other in alike:
                    return apart.likeness(subject, name_in(scope, other))
        return _LEAVES_TOO_FEW.of(subject=subject, cards=self.described(A, count=wanted))

    def is_idle(self, scope: Scope, found: Collection[CardId], doing: BaseInstruction | None = None) -> bool:
        """Return whether it makes no difference which of these cards is picked, so that it is not asked.

        The rule of all questions: a choice that the rulebook or a card's text gives is a decision, also where one
        answer is left (the table may give it); where neither gives a choice (one effect waits, one creature is the
        most powerful) there is none; a choice without effect, now and later in the ability, is not asked.
        """
        doing = doing or carried_out(scope)
        if doing is None:
            return False
        users = _users(scope.whole, self)
        if not any(_picks(one, self) for one in users):
            return False
        return all(self._leaves_all_alone(scope, one, card) for one in users for card in found)

    def _leaves_all_alone(self, scope: Scope, user: BaseInstruction, card: CardId) -> bool:
        """Return whether an instruction that speaks of it would change nothing if this card were picked.

        One that only asks about the card, such as "if it is a Dinosaur", does what the instructions within it do.
        """
        if _picks(user, self):
            return user.does_nothing_to(scope, card)
        held = [getattr(user, name) for name in held_names(user.__class__) or ()]
        within = [one for one in held if isinstance(one, BaseInstruction)]
        if within:
            return all(_picks(one, self) for one in within)
        before = user.as_much_as
        if isinstance(before, BaseInstruction) and _picks(before, self):
            return before.does_nothing_to(scope, card)
        about = getattr(user, "receiver", None) or getattr(user, "target", None)
        if not isinstance(about, Target) or not about.is_known_ahead:
            return False
        scope.picked[self] = (card,)
        cards = about.counted(scope)
        del scope.picked[self]
        return all(user.does_nothing_to(scope, one) for one in cards)

    def said_here_only(self, scope: Scope) -> tuple[CardId, ...]:
        single = self.least == self.most == 1
        return self.eligible(scope) if single and is_said_once(scope.whole, self) else ()

    def size(self) -> float:
        return COUNTED if self.most is None else float(self.most)


_REMAINING = Adjective("remaining", "verblieben")


_LEAVES_TOO_FEW = Frame(
    en="with {subject:acc}, {cards} could no longer be chosen",
    de="mit {subject:dat} könnten nicht mehr {cards:nom} gewählt werden",
)


def _said_of_barred(barred: Barred, card: CardId, subject: Name) -> Fragment | None:
    return barred[card].of(subject=subject) if card in barred else None


def is_said_once(whole: object, target: Target) -> bool:
    """Return whether an ability speaks of a target once only, so that nothing else depends on what is picked for it."""
    return sum(_holds(node, target) for node in parts(whole)) == 1


def _holds(node: Any, target: Target) -> bool:
    held = (getattr(node, name) for name in held_names(node.__class__) or ())
    return any(one is target or (isinstance(one, tuple) and any(each is target for each in one)) for one in held)


def picks_several(target: object) -> TypeGuard[Chosen]:
    """Return whether several cards are picked for a target, to each of which happens what is said of them."""
    return isinstance(target, Chosen) and target.most != 1


_PICKED = ("target", "receiver", "giver")
"""The fields of an instruction whose cards are picked for it."""


def _picks(doing: BaseInstruction, target: Target) -> bool:
    """Return whether cards are picked by a target for an instruction, also beside those of another target."""
    named = [getattr(doing, name, None) for name in _PICKED]
    return any(one is target or target in getattr(one, "groups", ()) for one in named)


@lru_cache(maxsize=1024)
def _users(whole: object, target: Target) -> tuple[BaseInstruction, ...]:
    """Return the instructions of an ability that speak of a target, each once.

    Left out is what follows "if you do" behind one of them that is not done where it does nothing: it never comes then.
    """
    spoken = [node for node in parts(whole) if isinstance(node, BaseInstruction) and _speaks_of(node, target)]
    never = {
        id(node)
        for joint in parts(whole)
        if isinstance(joint, BaseInstruction)
        for first, then in joint.only_if_done
        if first.undone_if_idle and _picks(first, target)
        for node in parts(then)
    }
    return tuple({id(one): one for one in spoken if id(one) not in never}.values())


def _speaks_of(instruction: BaseInstruction, target: object) -> bool:
    """Return whether an instruction speaks of a target itself, not only another instruction within it."""
    left = [getattr(instruction, name) for name in held_names(instruction.__class__) or ()]
    while left:
        one = left.pop()
        if one is target:
            return True
        if isinstance(one, tuple):
            left += one
        elif not isinstance(one, BaseInstruction):
            left += [getattr(one, name) for name in held_names(one.__class__) or ()]
    return False


def cards_left_alone(scope: Scope, doing: BaseInstruction) -> tuple[CardId, ...] | None:
    """Return the cards meant by an instruction that leaves them as they are, whichever is picked for it.

    None where it may change something, or where that is not known yet.
    """
    about = getattr(doing, "target", None)
    if isinstance(about, This | Each):
        found = tuple(about.counted(scope))
        return found if all(doing.does_nothing_to(scope, card) for card in found) else None
    target = _only_choice(doing)
    if target is None or target in scope.picked:
        return None
    found = tuple(target.candidates(scope))
    return found if found and target.is_idle(scope, found, doing) else None


def _only_choice(doing: BaseInstruction) -> Chosen | None:
    """Return the target that a player picks for an instruction; None where there are several or none."""
    picked = [one for name in (*_PICKED, "shared") if type(one := getattr(doing, name, None)) is Chosen]
    return picked[0] if len(picked) == 1 else None


def _are_unlike(unlike: Collection[tuple[CardId, CardId]], cards: Collection[CardId], count: int) -> bool:
    """Return whether there are so many cards each of which is unlike all others; `unlike` are the pairs that are."""
    if count <= 1 or len(cards) < count:
        return len(cards) >= count
    return any(_are_unlike(unlike, _beside(unlike, cards, card), count - 1) for card in cards)


def _beside(unlike: Collection[tuple[CardId, CardId]], cards: Collection[CardId], card: CardId) -> list[CardId]:
    """Return the cards that are unlike one of them."""
    return [other for other in cards if (card, other) in unlike]


@entity
class Random(Group):
    """`least` cards of a description at random, or all when there are fewer."""

    least: int = 1

    def worded(self) -> Fragment:
        found = self.described(parts_of_speech.A, count=self.least)
        return replace(found, mods=(nouns.RANDOM, *found.mods))

    def pick(self, scope: Scope) -> Picking:
        if self not in scope.picked:
            if isinstance(self.place, Pile):
                yield from self.place.ask_whose(scope, self.candidates(scope), partial(whose, scope))
            scope.picked[self] = scope.core.random_cards(self.candidates(scope), self.least)
        return scope.picked[self]

    def size(self) -> float:
        return float(self.least)


@entity
class This(Target):
    """The card the ability is on. Rule: "Self-referential text"."""

    is_given = True
    is_this = True
    mention = Mention.SAME_SENTENCE
    phrase = this_card.THIS_CARD

    def pick(self, scope: Scope) -> Picking:
        return (scope.source,)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        return (scope.source,)

    def single(self, scope: Scope) -> CardId:
        return scope.source


@entity
class Host(Target):
    """The creature an upgrade is attached to: "this creature"; none while that is an artifact again.

    Rules: "Upgrades", FAQ on Animator.
    """

    is_given = True
    phrase = described(nouns.CREATURE, parts_of_speech.THIS)

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        parent = self.single(scope)
        return (parent,) if parent else ()

    def single(self, scope: Scope) -> CardId:
        cards = scope.core.state.cards
        parent = cards[scope.source].parent
        return parent if parent and cards[parent].zone is Zone.BATTLELINE else NO_CARD


@entity
class Granting(Target):
    """The card that gives the ability to the card it is on, by its name. Rule: "Self-referential text"."""

    phrase = this_card.GivingCard(
        described(nouns.CARD, THE, fixed("that gives this ability", ", die diese Fähigkeit verleiht,"))
    )

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        return (scope.granted_by,) if scope.granted_by else ()


@entity
class Itself(Target):
    """Each of the cards that something is done to or asked of, as one judges it: "for each Æmber on it"."""

    is_itself = True

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def worded(self) -> Fragment:
        return Pronoun()


THIS = This()
HOST = Host()
ITSELF = Itself()
GRANTING_CARD = Granting()


def a(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Chosen:
    """A card of a description, or `n` of them. Raises `TypeError` where `n` is no plain number, `ValueError` for 0."""
    _check_number(n)
    return Chosen(sort, predicates, place_of(in_), n, n)


def any_number(sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> Chosen:
    """Any number of cards of a description, none included."""
    return Chosen(sort, predicates, place_of(in_), 0, None)


def random(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Random:
    """A card of a description at random, or `n` of them. Raises `TypeError` where `n` is no plain number.

    Raises `ValueError` for none.
    """
    _check_number(n)
    return Random(sort, predicates, place_of(in_), n)


def _check_number(n: object) -> None:
    if not isinstance(n, int):
        raise TypeError(f"so many cards are not said of a description: {n}")
    if n < 1:
        raise ValueError(f"nothing is so few: {n}")


def each(sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> Each:
    """Every card of a description."""
    return Each(sort, predicates, place_of(in_))

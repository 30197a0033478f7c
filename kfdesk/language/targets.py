"""What: the cards an instruction acts on, and how they are picked.

A target object is its own variable: mentioned a second time in the same ability it means what it
picked the first time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import permutations
from typing import Any, TypeGuard

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.terms import NO_CARD, WARD, CardId, DecisionKind, Zone
from kfdesk.language import nouns
from kfdesk.language.base import BaseInstruction, Letter, Picking, Target, carried_out
from kfdesk.language.card_names import name_of
from kfdesk.language.comparisons import Different
from kfdesk.language.descriptions import AmongThose, Each, Group, place_of, place_of_some
from kfdesk.language.estimates import COUNTED, Aim, EstimateContext
from kfdesk.language.places import IN_PLAY, Pile, Place
from kfdesk.language.players import YOU
from kfdesk.language.predicates import FRIENDLY, Predicate, choose_another
from kfdesk.language.prompts import question, whose
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.unfit import IS_DOOMED, why_unfit
from kfdesk.records import entity
from kfdesk.text import parts_of_speech, this_card
from kfdesk.text.nominals import Name, described
from kfdesk.text.parts import held_names, parts
from kfdesk.text.parts_of_speech import THE, A, Adjective
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Mention, Wordable
from kfdesk.text.words import Words

__all__ = [
    "GRANTING_CARD",
    "HOST",
    "HOST_ARTIFACT",
    "HOST_CARD",
    "ITSELF",
    "THIS",
    "Chosen",
    "a",
    "any_number",
    "each",
    "host_of",
]

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
        cleared = any(isinstance(node, BaseInstruction) and node.clears(self) for node in before)
        if FRIENDLY not in self.predicates or not cleared:
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
        """Pick cards, none of the `barred`; so many are `left` where one is picked after the other, 0: all at once.

        Where cards are barred, even none yet, and where those picked go away, no more are left than there are.
        """
        if self in scope.picked:
            return scope.picked[self]
        if isinstance(self.place, Pile) and (self.most != 1 or self.place.area is Zone.ARCHIVES):
            yield from self.place.ask_whose(scope, self.candidates(scope), partial(whose, scope))
        found = tuple(c for c in self.candidates(scope) if c not in barred)
        if barred is not NO_BAR or self._goes_away(scope, found):
            left = min(left, len(found))
        least, most = self.limits(scope)
        most = len(found) if most is None else min(most, len(found))
        least = min(least, most)
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
            picked = yield from self.pick_apart(scope, found, least, most, question(scope, self))
            scope.picked[self] = picked
            return picked
        core = scope.core
        options: tuple[Option, ...] = tuple(core.option("card", c) for c in found)
        if least == 0:
            options = (*options, Option("done", DONE_LABEL))
        source = handle(scope.source) if scope.source else None
        prompt = question(scope, self, self.asked_for(scope), left)
        why_not = partial(why_unfit, scope, self, beyond=lambda card, name: _said_of_barred(barred, card, name))
        keys = yield Decision(
            core.state.active, DecisionKind.CARD, prompt, source, options, least, most, why_not=why_not
        )
        scope.picked[self] = tuple(number(k) for k in keys if k != "done")
        return scope.picked[self]

    def _goes_away(self, scope: Scope, found: Collection[CardId]) -> bool:
        """Return whether what is picked goes elsewhere, so that it cannot be picked again. Rule: "Ward"."""
        doing = carried_out(scope)
        goes = doing is not None and doing.sends_away and picks(doing, self)
        return goes and not any(scope.core.state.cards[card].is_affected_by(WARD) for card in found)

    def limits(self, scope: Scope) -> tuple[int, int | None]:
        """Return the least and the most cards that are picked, where there are as many; None: any number."""
        return self.least, self.most

    def asked_for(self, scope: Scope) -> Wordable:
        """Return what the question calls the card that is picked, where that is not what the text calls it."""
        among = self.place.target if isinstance(self.place, AmongThose) and not self.predicates else None
        return among.one_asked_for if among is not None and self.least == self.most == 1 else None

    def pick_to_destroy(self, scope: Scope, tagged: Collection[CardId]) -> Picking:
        """Pick cards to be destroyed: those `tagged` for it already cannot be chosen. Rule: "Destroyed"."""
        return (yield from self.pick(scope, barred=dict.fromkeys(tagged, IS_DOOMED)))

    def pick_apart(
        self,
        scope: Scope,
        found: Collection[CardId],
        least: int,
        most: int,
        prompt: Words,
        groups: tuple[Group, ...] = (),
    ) -> Picking:
        """Pick cards that are unlike one another, one after the other; as many as there can be.

        A card that would leave fewer than are to be picked is not offered. `groups` are the descriptions of those
        found, where they are not the target's own. Rule: "Resolve as much as you can".
        """
        core = scope.core
        apart = [p for p in self.predicates if isinstance(p, Different)]
        shared = {c: [p.shared(scope, c) for p in apart] for c in found}
        unlike = {pair for pair in permutations(found, 2) if all(map(frozenset.isdisjoint, *(shared[c] for c in pair)))}
        wanted = next(n for n in range(least, -1, -1) if _are_unlike(unlike, found, n))
        picked: list[CardId] = []
        source = handle(scope.source) if scope.source else None
        while len(picked) < most:
            left = [c for c in found if all((c, other) in unlike for other in picked) and c not in picked]
            fitting = (c for c in left if _are_unlike(unlike, _beside(unlike, left, c), wanted - len(picked) - 1))
            options: tuple[Option, ...] = tuple(core.option("card", c) for c in fitting)
            if not options:
                break
            enough = len(picked) >= least
            if enough:
                options = (*options, Option("done", DONE_LABEL))
            why_not = partial(
                why_unfit,
                scope,
                self,
                groups=groups,
                picked=tuple(picked),
                beyond=partial(self._not_apart, scope, tuple(picked), wanted),
            )
            keys = yield Decision(
                core.state.active, DecisionKind.CARD, prompt, source, options, 0 if enough else 1, why_not=why_not
            )
            if not keys:  # done
                break
            picked.append(number(keys[0]))
        return tuple(picked)

    def _not_apart(
        self, scope: Scope, picked: tuple[CardId, ...], wanted: int, card: CardId, subject: Name
    ) -> Fragment:
        """Return the sentence that a card is like one picked before, or leaves too few that are unlike one another."""
        for apart in self.predicates:
            if isinstance(apart, Different):
                own = apart.shared(scope, card)
                alike = (one for one in picked if not own.isdisjoint(apart.shared(scope, one)))
                for other in alike:
                    called = name_of(scope.core.state.cards[other].definition)
                    return choose_another(apart.likeness(subject, called), NOUNS[self.sort])
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
        if not any(picks(one, self) for one in users):
            return False
        return all(self._leaves_all_alone(scope, one, card) for one in users for card in found)

    def _leaves_all_alone(self, scope: Scope, user: BaseInstruction, card: CardId) -> bool:
        """Return whether an instruction that speaks of it would change nothing if this card were picked.

        One that only asks about the card, such as "if it is a Dinosaur", does what the instructions within it do.
        """
        if picks(user, self):
            return user.does_nothing_to(scope, card)
        held = [getattr(user, name) for name in held_names(user.__class__) or ()]
        within = [one for one in held if isinstance(one, BaseInstruction)]
        if within:
            return all(picks(one, self) for one in within) or self._cannot_start(scope, user, card)
        before = user.as_much_as
        if isinstance(before, BaseInstruction) and picks(before, self):
            return before.does_nothing_to(scope, card)
        about = getattr(user, "receiver", None) or getattr(user, "target", None)
        if not isinstance(about, Target) or not about.is_known_ahead:
            return self._cannot_start(scope, user, card)
        scope.picked[self] = (card,)
        cards = about.counted(scope)
        del scope.picked[self]
        return all(user.does_nothing_to(scope, one) for one in cards)

    def _cannot_start(self, scope: Scope, user: BaseInstruction, card: CardId) -> bool:
        """Return whether an instruction that comes later in the ability could not do anything if this card were picked.

        What is done before it must all be about the card, so that nothing else can make a difference to it.
        """
        items: tuple[BaseInstruction, ...] = getattr(scope.whole, "items", ())
        at = next((at for at, item in enumerate(items) if item is user), 0)
        if at == 0 or not all(speaks_of(item, self) for item in items[:at]):
            return False
        scope.picked[self] = (card,)
        able = user.can_start(scope)
        del scope.picked[self]
        return not able

    def said_here_only(self, scope: Scope) -> tuple[CardId, ...]:
        single = self.least == self.most == 1
        return self.eligible(scope) if single and is_said_once(scope.whole, self) else ()

    def size(self) -> float:
        return COUNTED if self.most is None else float(self.most)


@entity
class SoManyChosen(Chosen):
    """As many cards of a description as a number that the ability has defined: "X enemy creatures". Rule: "X"."""

    letter: Letter | None = None
    most: int | None = None

    def worded(self) -> Fragment:
        return self.described(A, count=self.letter)

    def limits(self, scope: Scope) -> tuple[int, int | None]:
        assert self.letter is not None, self
        number = self.letter.so_much(scope)
        return number, number

    def any(self, scope: Scope) -> bool:
        return self.limits(scope) != (0, 0) and Chosen.any(self, scope)


_REMAINING = Adjective("remaining", "verblieben")


_LEAVES_TOO_FEW = Frame(
    en="with {subject:acc}, {cards} could no longer be chosen",
    de="mit {subject:dat} könnten nicht mehr {cards:nom} gewählt werden",
)


def _said_of_barred(barred: Barred, card: CardId, subject: Name) -> Fragment | None:
    return barred[card].of(subject=subject) if card in barred else None


def is_said_once(whole: object, target: Target) -> bool:
    """Return whether an ability speaks of a target once only, so that nothing else depends on what is picked for it.

    An instruction of whose result the ability speaks later is not another one.
    """
    return len({id(node) for node in parts(whole) if holds(node, target)}) == 1


def holds(node: Any, target: Target) -> bool:
    """Return whether a node speaks of a target itself, not only another node within it."""
    held = (getattr(node, name) for name in held_names(node.__class__) or ())
    return any(one is target or (isinstance(one, tuple) and any(each is target for each in one)) for one in held)


def picks_several(target: object) -> TypeGuard[Chosen]:
    """Return whether several cards are picked for a target, to each of which happens what is said of them."""
    return isinstance(target, Chosen) and target.most != 1


_PICKED = ("target", "receiver", "giver")
"""The fields of an instruction whose cards are picked for it."""


def picks(doing: BaseInstruction, target: Target) -> bool:
    """Return whether cards are picked by a target for an instruction, also beside those of another target."""
    named = [getattr(doing, name, None) for name in _PICKED]
    return any(one is target or target in getattr(one, "groups", ()) for one in named)


@lru_cache(maxsize=1024)
def _users(whole: object, target: Target) -> tuple[BaseInstruction, ...]:
    """Return the instructions of an ability that speak of a target, each once.

    Left out is what follows "if you do" behind one of them that is not done where it does nothing: it never comes then.
    """
    spoken = [node for node in parts(whole) if isinstance(node, BaseInstruction) and speaks_of(node, target)]
    never = {
        id(node)
        for joint in parts(whole)
        if isinstance(joint, BaseInstruction)
        for first, then in joint.only_if_done
        if first.undone_if_idle and picks(first, target)
        for node in parts(then)
    }
    return tuple({id(one): one for one in spoken if id(one) not in never}.values())


def speaks_of(instruction: BaseInstruction, target: object) -> bool:
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


def possible_cards(scope: Scope, target: Target) -> tuple[CardId, ...]:
    """Return the cards that a target means; of one that is not picked yet, all that may be."""
    return target.counted(scope) or (target.candidates(scope) if isinstance(target, Group) else ())


def cards_left_alone(scope: Scope, doing: BaseInstruction) -> tuple[CardId, ...] | None:
    """Return the cards meant by an instruction that leaves them as they are, whichever is or was picked for it.

    None where it may change something, or where that is not known yet.
    """
    about = getattr(doing, "target", None)
    if isinstance(about, This | Each):
        found = tuple(about.counted(scope))
        return found if all(doing.does_nothing_to(scope, card) for card in found) else None
    target = _only_choice(doing)
    if target is None:
        return None
    if target in scope.picked:
        found = scope.picked[target]
        return found if all(doing.does_nothing_to(scope, card) for card in found) else None
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

    Of another sort it is the card that the upgrade is attached to, whatever that is now: "this artifact", "this card".
    Rules: "Upgrades", FAQ on Animator.
    """

    is_given = True
    is_host = True
    sort: Sort = Sort.CREATURE

    def worded(self) -> Fragment:
        return described(NOUNS[self.sort], parts_of_speech.THIS)

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        parent = self.single(scope)
        return (parent,) if parent else ()

    def single(self, scope: Scope) -> CardId:
        cards = scope.core.state.cards
        if self in scope.picked:  # by a lasting effect, as it began
            return scope.picked[self][0] if scope.picked[self] else NO_CARD
        parent = cards[scope.source].parent
        there = (Zone.BATTLELINE,) if self.sort is Sort.CREATURE else (Zone.BATTLELINE, Zone.ARTIFACTS)
        return parent if parent and cards[parent].zone in there else NO_CARD


@entity
class HostOf(Target):
    """The card that another upgrade is attached to, as long as it is in play. Rule: "Upgrades"."""

    target: Target
    is_known_ahead = True
    mention = Mention.SAME_SENTENCE

    def worded(self) -> Fragment:
        return described(nouns.CARD, THE, _IS_ATTACHED_TO.of(upgrade=self.target))

    def pick(self, scope: Scope) -> Picking:
        cards = yield from self.target.pick(scope)
        scope.picked[self] = _bearers(scope, cards)
        return scope.picked[self]

    def known(self, scope: Scope) -> tuple[CardId, ...]:
        return scope.picked[self] if self in scope.picked else _bearers(scope, self.target.known(scope))

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        return self.known(scope)

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def size(self) -> float:
        return self.target.size()

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        yield Aim(number=self.size())


def _bearers(scope: Scope, upgrades: Iterable[CardId]) -> tuple[CardId, ...]:
    """Return the cards that upgrades are attached to."""
    cards = scope.core.state.cards
    return tuple(dict.fromkeys(cards[card].parent for card in upgrades if cards[card].zone is Zone.UPGRADE))


_IS_ATTACHED_TO = Frame(en="to which {upgrade} is attached", de=", an die {upgrade} angelegt ist,")


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
HOST_ARTIFACT, HOST_CARD = Host(Sort.ARTIFACT), Host(Sort.CARD)
HOSTS = (HOST, HOST_ARTIFACT, HOST_CARD)
"""What a text can call the card that an upgrade is attached to."""
ITSELF = Itself()
GRANTING_CARD = Granting()


def host_of(target: Target) -> HostOf:
    """The card that an upgrade is attached to: the creature or, where it is on one, the artifact."""
    return HostOf(target)


def a(sort: Sort, *predicates: Predicate, n: int | Letter = 1, in_: Place | Target = IN_PLAY) -> Chosen:
    """A card of a description, or `n` of them; `n` may be the X that the ability defines.

    Raises `TypeError` where `n` is no plain number, `ValueError` for 0 and for a pile of each player.
    """
    if isinstance(n, Letter):
        return SoManyChosen(sort, predicates, place_of_some(in_), letter=n)
    check_number(n)
    return Chosen(sort, predicates, place_of_some(in_), n, n)


def any_number(sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> Chosen:
    """Any number of cards of a description, none included."""
    return Chosen(sort, predicates, place_of(in_), 0, None)


def check_number(n: object) -> None:
    """Raise `TypeError` for what is no plain number of cards, `ValueError` for none."""
    if not isinstance(n, int):
        raise TypeError(f"so many cards are not said of a description: {n}")
    if n < 1:
        raise ValueError(f"nothing is so few: {n}")


def each(sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> Each:
    """Every card of a description."""
    return Each(sort, predicates, place_of(in_))

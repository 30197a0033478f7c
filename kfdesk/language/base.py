"""What all words of the card language have in common: frozen, compared by identity, walkable."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, ClassVar, Self

from kfdesk.engine.abilities import Effect, Nameable, NamedValue, Pickable, Scope
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import EventKind
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import CardId, Zone
from kfdesk.language.estimates import EITHER, Aim, DeckEstimate, EstimateContext, Shares
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.adverbials import During
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import That
from kfdesk.text.parts import held_names, parts
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.predicative import IS_NOT
from kfdesk.text.wording import Fragment, Wordable, Worded
from kfdesk.text.words import Words


@entity
class Node(Worded):
    """One word of a card's text. Shared by all copies of the card in all games; nothing writes to it.

    Identity is meaning: the same target object mentioned twice is the same pick.
    """

    looks_back: ClassVar[frozenset[tuple[EventKind, str]]] = frozenset()
    """Kinds of events of whose cards it asks later what they were, each with the field of the card."""

    remembers: ClassVar[frozenset[EventKind]] = frozenset()
    """Kinds of other events than those it speaks of that it asks about later."""

    seen_by_others: ClassVar[tuple[str, ...]] = ()
    """Its fields in which "you" is not the player of the ability."""

    brings: ClassVar[tuple[str, ...]] = ()
    """Its fields with a word that it may bring along without saying it, for other words to mention."""

    says_whose: ClassVar[bool] = False
    """Whether it speaks of cards only to say which player it means: "its controller"."""

    def with_owner(self) -> Self:
        """Return the word as it is to be turned to the other player.

        It says whose things are "your", where that follows from a part of it that says something else then; and it does
        not say who does what the active player does, whoever the words are of.
        """
        return self

    @property
    def following(self) -> Mapping[str, Any]:
        """Return those of its fields that follow from the others, as they do.

        Whoever makes the word by its function need not care; who puts it together from parts must.
        """
        return _NOTHING_FOLLOWS

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        """Add what this word is worth in the figures of a deck: without a figure of its own, what it holds."""
        estimate.include_parts(self, context)


_NOTHING_FOLLOWS: Mapping[str, Any] = {}


@entity
class Variable(Node, Nameable):
    """Something that is named while an ability resolves, other than cards: a house, a number, a player.

    What was named is kept in `Scope.named`; mentioned again in the same ability the variable means that.
    """


@entity
class Letter(Variable):
    """A number that an ability defines before it speaks of it: X. Rule: "X"."""

    def so_much(self, scope: Scope) -> int:
        """Return the number, which is 0 as long as it is not defined."""
        found = scope.named.get(self)
        return found if isinstance(found, int) else 0

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return plain(f"X = {value}")


Picking = Generator[Decision, tuple[str, ...], tuple[CardId, ...]]


@entity
class Target(Node, Pickable):
    """Some cards. `pick` asks where there is a choice; `known` returns what was picked."""

    is_given: ClassVar[bool] = False
    """Whether it means a card that nobody picks: the one the ability is on, or the creature that is attached to."""
    is_host: ClassVar[bool] = False
    """Whether it means what the upgrade that the ability is on is attached to."""
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

    def is_known(self, scope: Scope) -> bool:
        """Return whether its cards are picked or given, or were made known by what has happened already."""
        return self in scope.picked or self.is_given

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

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        """Yield the cards in play it means, those of your own side and the card itself left out.

        Where the words are the other player's, what they call friendly is not yours.
        """
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
class BaseInstruction(Node, Effect):
    """An instruction as its parts see it: the targets that are picked for it, the amounts that are asked for it."""

    undone_if_idle: ClassVar[bool] = False
    """Whether it is not done where it does nothing to its cards, so that nothing follows "if you do"."""
    sends_away: ClassVar[bool] = False
    """Whether its cards go to another zone, so that the same instruction finds them no more."""

    @property
    def as_much_as(self) -> Effect | None:
        """Return the earlier instruction that it does as much as, so that it does nothing where that one did not."""
        return None

    @property
    def only_if_done(self) -> tuple[tuple[BaseInstruction, BaseInstruction], ...]:
        """Return what of it must be done, with what follows only then."""
        return ()

    @property
    def opened(self) -> object:
        """Return the pile that it lets somebody look through."""
        return None

    def clears(self, target: Target) -> bool:
        """Return whether it leaves no cards of the description of a target but some."""
        return False

    def about(self, target: Target) -> Wordable:
        """Return what it does to `target`, for the question which cards to pick; None says nothing better."""
        return None

    def behind(self, instruction: BaseInstruction) -> Wordable:
        """Return what it does after an instruction within it; None where nothing is said in a sentence of its own."""
        return None

    def done_after(self, instruction: BaseInstruction) -> tuple[BaseInstruction, ...]:
        """Return the instructions that it carries out after one within it, in their order."""
        return ()

    @property
    def chosen(self) -> Target | None:
        """Return the cards of which other instructions speak, where all it does is to pick them."""
        return None

    @property
    def says_who(self) -> bool:
        """Return whether its sentence names the player whom it concerns, though that player is not its subject."""
        return False

    @property
    def asked(self) -> Wordable:
        """Return what to ask before an optional instruction is carried out."""
        return self

    @property
    def first_deed(self) -> BaseInstruction:
        """Return the instruction whose clause its sentences begin with."""
        return self

    @property
    def speaks_for_all(self) -> bool:
        """Return whether a question asked within it is best introduced by the whole of it."""
        return False

    def available(self, scope: Scope) -> int | None:
        """Return how much of what it moves there is, so that no more can be named; None where there is no limit."""
        return None

    def can_start(self, scope: Scope) -> bool:
        """Return whether there is anything for it to act on, so that "you may" is worth asking."""
        return True

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        """Return whether it would leave a card that it may pick, and all else, as it is."""
        return False

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        """Record which of some cards a "cannot" keeps it from doing anything to. Rule: "Cannot"."""


def carried_out(scope: Scope) -> BaseInstruction | None:
    """Return the instruction that is being carried out."""
    doing = scope.doing
    assert doing is None or isinstance(doing, BaseInstruction)
    return doing


Asking = Generator[Decision, tuple[str, ...], None]


class AskedFirst:
    """A part of an instruction that is asked about, where there is a choice, before the instruction is carried out."""

    __slots__ = ()

    @abstractmethod
    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        """Ask for it, for the instruction `doing`, and keep what is said in the scope."""

    @property
    def needed_once(self) -> tuple[Worded, ...]:
        """Return what within it is of no more account as soon as it is known."""
        return ()


@entity
class Rule(Node):
    """An ability that is a sentence of its own: constant, reacting or replacing."""

    describes: ClassVar[bool] = False
    """Whether the cards it speaks of are a description, of which none is picked when it begins."""

    def begins(self, scope: Scope) -> bool:
        """Return whether it can come into force for a time now."""
        return True

    def during(self, time: Wordable) -> Fragment:
        """Return the sentence when it holds for a `time` only."""
        return During(time, self)

    def in_turn_of(self, time: Wordable, who: Worded) -> Fragment:
        """Return the sentence when it holds in each turn of a player other than you, who is "they" behind `time`."""
        return During(time, Recalling(self, (who,), near=True))

    @property
    def uses(self) -> int | None:
        """Return how often it holds before it is used up; None for as long as it is in force."""
        return None

    def within(self, time: Wordable) -> Fragment:
        """Return the sentence when it holds only so often within a `time`."""
        return self.during(time)

    of_each: ClassVar[bool] = False
    """Whether each card of a description is spoken of, where other rules speak of all of them: "cards cannot …"."""

    has_next_time: ClassVar[bool] = False
    """Whether there are words for its holding for the next card or time only."""

    @property
    def of_one(self) -> Wordable:
        """Return the sentence where one card is meant: the next one."""
        return self

    def next_time(self, time: Wordable) -> Fragment:
        """Return the sentence for the next card or time within a `time`."""
        return _WITHIN.of(effect=self.of_one, time=time)

    def under(self, condition: Wordable) -> Fragment:
        """Return the sentence when it holds only while a condition does."""
        return while_first(self, condition, getattr(self, "target", None) or getattr(self, "who", None))

    @property
    def gotten(self) -> Wordable:
        """Return what it says its target gets, as it stands in a list: "+2 power"; None if it says nothing such."""
        return None

    @property
    def gained(self) -> Wordable:
        """Return what it says its target gains, as it stands in a list: "taunt"; None if it says nothing such."""
        return None

    @property
    def gained_in_a_row(self) -> tuple[Wordable, ...]:
        """Return the same one by one, as English has it in a row of several: "skirmish, poison, and “Destroyed: …”"."""
        return (self.gained,)

    @property
    def lost(self) -> Wordable:
        """Return what it says its target loses, as it stands in a list: "taunt"; None if it says nothing such."""
        return None

    @property
    def outright(self) -> Wordable:
        """Return the sentence when it holds from now on."""
        return self

    @property
    def begun(self) -> tuple[Wordable, Wordable] | None:
        """Return what happens as it begins, and what holds from then on; None where no two sentences say that."""
        return None

    def stated(self, time: Wordable) -> Wordable:
        """Return the sentence as it is said of an effect in force for a `time`, by itself; None: for good."""
        if time is None:
            return self.outright
        return self.during(time) if self.uses is None else self.within(time)


_WITHIN = Frame(en="{effect} {time}", de="{time} {effect:then}")


def while_first(rule: Worded, condition: Wordable, target: object) -> Fragment:
    """Return a rule behind the condition it holds under; its target or player is "it" if the condition spoke of it.

    So is the card whose neighbors are the target. Where the condition only speaks of the target's controller, "it"
    would be what that player controls: it comes last.
    """
    doer = getattr(condition, "doer", None)
    said = (doer, *parts(condition))
    near = (target, getattr(target, "target", None))
    thing = next((one for one in near if any(one is each for each in said)), None)
    known = (thing,) if isinstance(thing, Node) else ()
    if known and _speaks_of_player_of(thing, condition):
        return while_later(rule, condition, known)
    return joining.WHILE.of(condition=condition, effect=Recalling(rule, known, near=True) if known else rule)


def _speaks_of_player_of(target: object, condition: Wordable) -> bool:
    """Return whether a condition mentions a card only to say whose controller, owner or opponent it means."""
    holders = [
        one for one in parts(condition) if any(getattr(one, name) is target for name in held_names(one.__class__) or ())
    ]
    return bool(holders) and all(isinstance(one, Node) and one.says_whose for one in holders)


def while_later(rule: Wordable, condition: Wordable, known: tuple[Node, ...]) -> Fragment:
    """Return a rule with the condition it holds under behind it; in that, what the rule spoke of is "it"."""
    return joining.WHILE_LATER.of(effect=rule, condition=Recalling(condition, known, near=True))


@lru_cache(maxsize=1024)
def itself_in(node: Any) -> Any:
    """Return the part of a node that means each card as one judges it (`ITSELF`); None where there is none."""
    return next((part for part in parts(node) if getattr(part, "is_itself", False)), None)


@contextmanager
def judging(scope: Scope, itself: Any, card: CardId) -> Iterator[None]:
    """Let "it" mean a card while something is asked about it."""
    outer = scope.picked.get(itself)
    scope.picked[itself] = (card,)
    try:
        yield
    finally:
        if outer is None:
            del scope.picked[itself]
        else:
            scope.picked[itself] = outer

"""What all words of the card language have in common: frozen, compared by identity, walkable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from kfdesk.engine.abilities import Effect, Nameable, Scope
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import EventKind
from kfdesk.engine.terms import CardId
from kfdesk.language.estimates import DeckEstimate, EstimateContext
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.adverbials import During
from kfdesk.text.mentions import Recalling
from kfdesk.text.parts import held_names, parts
from kfdesk.text.wording import Fragment, Wordable, Worded

if TYPE_CHECKING:
    from kfdesk.language.targets import Each, Target


@entity
class Node(Worded):
    """One word of a card's text. Shared by all copies of the card in all games; nothing writes to it.

    Identity is meaning: the same target object mentioned twice is the same pick.
    """

    looks_back: ClassVar[frozenset[tuple[EventKind, str]]] = frozenset()
    """Kinds of events of whose cards it asks later what they were, each with the field of the card."""

    seen_by_others: ClassVar[tuple[str, ...]] = ()
    """Its fields in which "you" is not the player of the ability."""

    def with_owner(self) -> Self:
        """Return the word so that it says whose things are "your", where that follows from another part of it.

        That part says something else when the words are turned to the other player.
        """
        return self

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        """Add what this word is worth in the figures of a deck: without a figure of its own, what it holds."""
        estimate.include_parts(self, context)


@entity
class Variable(Node, Nameable):
    """Something a player names while an ability resolves, other than cards: a house, a number, a player.

    What was named is kept in `Scope.named`; mentioned again in the same ability the variable means that.
    """


@entity
class BaseInstruction(Node, Effect):
    """An instruction as its parts see it: the targets that are picked for it, the amounts that are asked for it."""

    undone_if_idle: ClassVar[bool] = False
    """Whether it is not done where it does nothing to its cards, so that nothing follows "if you do"."""

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

    @property
    def cleared(self) -> Each | None:
        """Return the description of which it leaves no cards but some."""
        return None

    def about(self, target: Target) -> Wordable:
        """Return what it does to `target`, for the question which cards to pick; None says nothing better."""
        return None

    def behind(self, instruction: BaseInstruction) -> Wordable:
        """Return what it does after an instruction within it; None where nothing is said in a sentence of its own."""
        return None

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


class AskedFirst(ABC):
    """A part of an instruction that is asked about, where there is a choice, before the instruction is carried out."""

    __slots__ = ()

    @abstractmethod
    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        """Ask for it, for the instruction `doing`, and keep what is said in the scope."""


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
    def outright(self) -> Wordable:
        """Return the sentence when it holds from now on."""
        return self

    def stated(self, time: Wordable) -> Wordable:
        """Return the sentence as it is said of an effect in force for a `time`, by itself; None: for good."""
        if time is None:
            return self.outright
        return self.during(time) if self.uses is None else self.within(time)


def while_first(rule: Worded, condition: Wordable, target: object) -> Fragment:
    """Return a rule behind the condition it holds under; its target or player is "it" if the condition spoke of it.

    Where the condition only speaks of the target's controller, "it" would be what that player controls: it comes last.
    """
    doer = getattr(condition, "doer", None)
    known = (target,) if isinstance(target, Node) and any(one is target for one in (doer, *parts(condition))) else ()
    if known and _speaks_of_player_of(target, condition):
        return while_later(rule, condition, known)
    return joining.WHILE.of(condition=condition, effect=Recalling(rule, known, near=True) if known else rule)


def _speaks_of_player_of(target: object, condition: Wordable) -> bool:
    """Return whether a condition mentions a card only to say whose controller, owner or opponent it means."""
    from kfdesk.language.players import PlayersOf  # which builds on this module

    holders = [
        one for one in parts(condition) if any(getattr(one, name) is target for name in held_names(one.__class__) or ())
    ]
    return bool(holders) and all(isinstance(one, PlayersOf) for one in holders)


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

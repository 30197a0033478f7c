"""How much: printed numbers, numbers that are counted, and shares of what somebody has.

`of(scope, held)` counts it where somebody has `held` of the thing: a number does not depend on that, `ALL`, `HALF` and
`all_but(5)` do. Rules: "For each", "Resolve as much as you can".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import ClassVar, overload

from kfdesk.engine.abilities import Effect, Nameable, NamedValue, Scope
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import DecisionKind
from kfdesk.language import nouns
from kfdesk.language.back_references import Those
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Letter, Node, Target
from kfdesk.language.counts.cards import Count, count_of
from kfdesk.language.counts.players import Form, Held
from kfdesk.language.descriptions import place_of_some
from kfdesk.language.estimates import COUNTED
from kfdesk.language.named_choices import HIGHEST_NUMBER
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.predicates import Predicate
from kfdesk.language.prompts import cards_of, how_much_of
from kfdesk.language.results import Done, Happening
from kfdesk.language.sorts import Sort
from kfdesk.language.targets import Chosen
from kfdesk.records import entity
from kfdesk.text.joining import IfMentioned
from kfdesk.text.notation import ICONS, Amount
from kfdesk.text.parts_of_speech import Noun
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Words

__all__ = [
    "ALL",
    "ANY_AMOUNT",
    "HALF",
    "HALF_UP",
    "THIRD",
    "all_but",
    "an_x",
    "equal_to",
    "for_each",
    "half",
    "that_much",
    "up_to",
]


@entity
class Quantity(Node):
    """How much of something."""

    share: ClassVar[bool] = False
    """Whether it is a part of what is held."""

    @property
    def printed(self) -> tuple[int, ...]:
        """Return the numbers that stand in it."""
        return ()

    def of(self, scope: Scope, held: int = 0) -> int:
        """Return the number, where `held` is what it may be a part of."""
        raise NotImplementedError(type(self).__name__)

    def surely_none(self, scope: Scope) -> bool:
        """Return whether it is 0 already, so that nothing need be picked for it."""
        return False

    def estimate(self, held: float = COUNTED) -> float:
        """Return the number, or what it is taken to be where only the game could tell."""
        return COUNTED

    def amount(self, icon: str, held: Held | None = None) -> Wordable:
        """Return this amount of what an icon stands for: "2{amber}", "all {amber} in your pool"."""
        said = self.worded()
        assert isinstance(said, Amount), self
        return Amount(Frame(en=f"{{n}}{{{icon}}}", de=f"{{n}}{{{icon}}}").of(n=said.number), said.tail, said.behind)


@entity
class Number(Quantity):
    """A printed number."""

    n: int

    @property
    def printed(self) -> tuple[int, ...]:
        return (self.n,)

    def worded(self) -> Fragment:
        return Amount(self.n)

    def of(self, scope: Scope, held: int = 0) -> int:
        return self.n

    def estimate(self, held: float = COUNTED) -> float:
        return float(self.n)


@entity
class PerEach(Quantity):
    """A number for each thing counted. Rule: "For each"."""

    n: int
    count: Count

    @property
    def printed(self) -> tuple[int, ...]:
        return (self.n,)

    def worded(self) -> Fragment:
        return Amount(self.n, FOR_EACH.of(each=self.count))

    def of(self, scope: Scope, held: int = 0) -> int:
        return self.n * self.count.count(scope)

    def estimate(self, held: float = COUNTED) -> float:
        return self.n * self.count.estimate()


FOR_EACH = Frame(en="for {each}", de="für {each:acc}")


@entity
class EqualTo(Quantity):
    """As many as are counted: "{damage} equal to its power"."""

    count: Count

    def worded(self) -> Fragment:
        return _equal(self.count.number)

    def of(self, scope: Scope, held: int = 0) -> int:
        return self.count.count(scope)

    def surely_none(self, scope: Scope) -> bool:
        of = getattr(self.count, "target", None)
        known = isinstance(self.count, Done) or isinstance(of, Those) or of in scope.picked
        return known and self.of(scope) == 0

    def estimate(self, held: float = COUNTED) -> float:
        return self.count.estimate()


def _equal(number: Wordable) -> Amount:
    return Amount(None, _EQUAL.of(number=number), of_things=_AS_MANY.of(number=number))


_EQUAL = Frame(en="equal to {number}", de="in Höhe {number:gen}")
_AS_MANY = Frame(en="equal to {number}", de="entsprechend {number:dat}")


@entity
class Times(Quantity):
    """A multiple of what is counted: "3 times the amount of {amber} lost this way"."""

    factor: int
    what: EqualTo

    @property
    def printed(self) -> tuple[int, ...]:
        return (self.factor,)

    def worded(self) -> Fragment:
        number = self.what.count.number
        as_many = _TIMES_AS_MANY.of(factor=self.factor, number=number)
        return Amount(None, _TIMES.of(factor=self.factor, number=number), of_things=as_many)

    def amount(self, icon: str, held: Held | None = None) -> Wordable:
        done = self.what.count
        if not isinstance(done, Done):
            return Amount(_ICON[icon], _TIMES.of(factor=self.factor, number=done.number))
        participle = done.participle
        many = Frame(en=f"{{k}} times the amount of {{{icon}}}", de=f"{{k}} Mal so viel {{{icon}}}").of(k=self.factor)
        said = fixed(f"{participle.en} this way", f", wie auf diese Weise {participle.de} wurde")
        return Amount(many, None, said)

    def of(self, scope: Scope, held: int = 0) -> int:
        return self.factor * self.what.of(scope)

    def surely_none(self, scope: Scope) -> bool:
        return self.what.surely_none(scope)

    def estimate(self, held: float = COUNTED) -> float:
        return min(self.factor * self.what.estimate(), held)


_TIMES = Frame(en="equal to {factor} times {number}", de="in Höhe des {factor}-Fachen {number:gen}")
_TIMES_AS_MANY = Frame(en="equal to {factor} times {number}", de="entsprechend dem {factor}-Fachen {number:gen}")
_ICON = {icon: fixed(f"{{{icon}}}", f"{{{icon}}}") for icon in ICONS}


@entity
class Capped(Quantity):
    """A quantity with an upper limit: "(to a maximum of 3)"."""

    what: Quantity
    most: int

    @property
    def printed(self) -> tuple[int, ...]:
        return (*self.what.printed, self.most)

    def worded(self) -> Fragment:
        inner = self.what.worded()
        assert isinstance(inner, Amount), self
        return Amount(inner.number, _CAPPED.of(tail=inner.tail, most=self.most), inner.behind)

    def of(self, scope: Scope, held: int = 0) -> int:
        return min(self.most, self.what.of(scope, held))

    def estimate(self, held: float = COUNTED) -> float:
        return min(float(self.most), self.what.estimate(held))


_CAPPED = Frame(en="{tail}, to a maximum of {most},", de="{tail}, höchstens jedoch {most},")


@entity
class UpTo(Quantity, Nameable, AskedFirst):
    """As much as the active player names, up to a number or (None) to all there is. Rule: "Up to"."""

    most: int | None

    @property
    def printed(self) -> tuple[int, ...]:
        return () if self.most is None else (self.most,)

    def worded(self) -> Fragment:
        return Amount(_ANY_NUMBER if self.most is None else _UP_TO.of(n=self.most))

    def amount(self, icon: str, held: Held | None = None) -> Wordable:
        return Amount(_ANY_AMOUNT[icon]) if self.most is None else Quantity.amount(self, icon, held)

    def of(self, scope: Scope, held: int = 0) -> int:
        named = scope.named.get(self)
        return named if isinstance(named, int) else 0

    def ask_first(self, scope: Scope, doing: BaseInstruction) -> Asking:
        there = doing.available(scope)
        limits = [n for n in (self.most, there) if n is not None]
        yield from self.ask(scope, min(limits, default=HIGHEST_NUMBER), how_much_of(doing, cards_of(scope, doing)))

    def ask(self, scope: Scope, most: int, prompt: Words) -> Asking:
        """Let the active player name how much, up to `most`."""
        scope.named[self] = 0
        if most == 0:
            return
        options = tuple(Option(f"number:{n}", plain(str(n))) for n in range(most + 1))
        source = handle(scope.source) if scope.source else None
        key = (yield Decision(scope.core.state.active, DecisionKind.NUMBER, prompt, source, options))[0]
        scope.named[self] = int(key.partition(":")[2])

    def words_for(self, value: NamedValue, people: Sequence[str]) -> Words:
        return plain(str(value))

    def estimate(self, held: float = COUNTED) -> float:
        return held if self.most is None else float(self.most)


_UP_TO = Frame(en="up to {n}", de="bis zu {n}")
_ANY_NUMBER = fixed("any number of", "beliebig viele")
_ANY_AMOUNT = {icon: fixed(f"any amount of {{{icon}}}", f"beliebig viel {{{icon}}}") for icon in ICONS}


@entity
class X(Quantity, Letter):
    """The X that an ability defines: so many cards, so much Æmber. Rule: "X"."""

    def worded(self) -> Fragment:
        return Amount(_X)

    def amount(self, icon: str, held: Held | None = None) -> Wordable:
        return Amount(Frame(en=f"{{n}}{{{icon}}}", de=f"{{n}}{{{icon}}}").of(n=self))

    def of(self, scope: Scope, held: int = 0) -> int:
        return self.so_much(scope)

    def surely_none(self, scope: Scope) -> bool:
        return self in scope.named and self.so_much(scope) == 0


_X = fixed("X", "X")


class Rounding(Enum):
    """How a part that is no whole number is rounded."""

    DOWN = "down"
    UP = "up"


@entity
class Half(Quantity):
    """Half of what is counted."""

    count: Count
    rounding: Rounding = Rounding.DOWN

    def worded(self) -> Fragment:
        return _equal((_HALF_UP if self.rounding is Rounding.UP else _HALF_DOWN).of(number=self.count.number))

    def of(self, scope: Scope, held: int = 0) -> int:
        return (self.count.count(scope) + (self.rounding is Rounding.UP)) // 2

    def estimate(self, held: float = COUNTED) -> float:
        return self.count.estimate() / 2


_HALF_DOWN = Frame(en="half of {number}, rounded down", de="der abgerundeten Hälfte {number:gen}")
_HALF_UP = Frame(en="half of {number}, rounded up", de="der aufgerundeten Hälfte {number:gen}")


# Shares of what is held ---------------------------------------------------------------------------


Wordings = dict[Form, tuple[str, str]]
"""How a share reads, by what it is a share of."""


@entity
class Share(Quantity):
    """A part of what is held: its wording depends on whose that is, and on whether it was mentioned before."""

    share = True
    wordings: ClassVar[Wordings] = {}

    def amount(self, icon: str, held: Held | None = None) -> Wordable:
        assert held is not None, "a share is of something that somebody holds"
        first = self._worded(held.form, icon, held)
        if held.pool is None:
            return Amount(first)
        return Amount(IfMentioned(held.pool, self._worded(Form.AGAIN, icon, held), first))

    def _worded(self, form: Form, icon: str, held: Held) -> Wordable:
        en, de = (self._filled(text).replace("{icon}", f"{{{icon}}}") for text in self.wordings[form])
        frame = Frame(en, de)
        return frame.of(**{slot: getattr(held, slot) for slot in frame.slot_names()})

    def _filled(self, text: str) -> str:
        """Return a wording with the numbers of this share in it."""
        return text


@entity
class All(Share):
    """All there is."""

    phrase = fixed("all", "alles")
    wordings: ClassVar[Wordings] = {
        Form.OWN: ("all {icon} in {whose}", "alles {icon} aus {whose:dat}"),
        Form.THEIRS: ("all of {whose}", "alles {whose}"),
        Form.THERE: ("each {icon}", "jedes {icon}"),
        Form.REST: ("all {whose}", "{whose}"),
        Form.AGAIN: ("all of it", "alles davon"),
    }

    def of(self, scope: Scope, held: int = 0) -> int:
        return held

    def estimate(self, held: float = COUNTED) -> float:
        return held


@entity
class Part(Share):
    """One of a number of equal parts, rounded down or up."""

    parts: int
    rounding: Rounding = Rounding.DOWN
    wordings: ClassVar[Wordings] = {
        Form.OWN: (
            "[part] {part} (rounding [way] the loss)",
            "[part] {part:gen} ([weg])",
        ),
        Form.THEIRS: ("[part] of {part} (rounding [way])", "[part] {part:gen} ([weg])"),
        Form.THERE: ("[part] the {icon} (rounding [way])", "[part] des {icon} ([weg])"),
        Form.REST: ("[part] of {part} (rounding [way])", "[part] {part:gen} ([weg])"),
        Form.AGAIN: ("[part] of it (rounding [way])", "[part] davon ([weg])"),
    }

    def worded(self) -> Fragment:
        return fixed(*_PARTS[self.parts])

    @property
    def noun(self) -> Noun:
        """Return what it is called as a part of some cards: "a random half of the cards in your hand"."""
        return _NOUNS[self.parts]

    def of_these(self, what: Wordable) -> Fragment:
        """Return "half of the time counters (rounding down)"."""
        return _PARTS_OF[self.parts].of(what=what, rounded=self.rounded)

    @property
    def rounded(self) -> Fragment:
        """Return the remark how it is rounded: "(rounding down)"."""
        way, weg = _ROUNDED[self.rounding]
        return fixed(f"(rounding {way})", f"({weg})")

    def of(self, scope: Scope, held: int = 0) -> int:
        return -(-held // self.parts) if self.rounding is Rounding.UP else held // self.parts

    def estimate(self, held: float = COUNTED) -> float:
        return held / self.parts

    def _worded(self, form: Form, icon: str, held: Held) -> Wordable:
        (en, de), (said, gesagt), (way, weg) = self.wordings[form], _PARTS[self.parts], _ROUNDED[self.rounding]
        frame = Frame(
            en.replace("[part] of", f"{said.removesuffix(' of')} of")
            .replace("[part]", said)
            .replace("[way]", way)
            .replace("{icon}", f"{{{icon}}}"),
            de.replace("[part]", gesagt).replace("[weg]", weg).replace("{icon}", f"{{{icon}}}"),
        )
        return frame.of(**{slot: getattr(held, slot) for slot in frame.slot_names()})


_NOUNS = {2: nouns.HALF, 3: nouns.THIRD}
_PARTS = {2: ("half", "die Hälfte"), 3: ("a third of", "ein Drittel")}
_PARTS_OF = {
    2: Frame(en="half of {what} {rounded}", de="die Hälfte {what:gen} {rounded}"),
    3: Frame(en="a third of {what} {rounded}", de="ein Drittel {what:gen} {rounded}"),
}
_ROUNDED = {Rounding.DOWN: ("down", "abgerundet"), Rounding.UP: ("up", "aufgerundet")}


@entity
class AllBut(Share):
    """All but an amount: nothing when there is no more than that."""

    rest: int
    phrase = Frame(en="all but {rest}", de="alles bis auf {rest}")
    wordings: ClassVar[Wordings] = {
        Form.OWN: ("all but [rest] of the {icon} in {whose}", "alles {icon} aus {whose:dat} bis auf [rest]"),
        Form.THEIRS: ("all but [rest] of {whose}", "alles {whose} bis auf [rest]"),
        Form.THERE: ("all but [rest] {icon}", "alles {icon} bis auf [rest]"),
        Form.REST: ("all but [rest] of {whose}", "{whose} bis auf [rest]"),
        Form.AGAIN: ("all but [rest] of it", "alles bis auf [rest] davon"),
    }

    @property
    def printed(self) -> tuple[int, ...]:
        return (self.rest,)

    def of(self, scope: Scope, held: int = 0) -> int:
        return max(0, held - self.rest)

    def estimate(self, held: float = COUNTED) -> float:
        return max(1.0, held - self.rest)

    def _filled(self, text: str) -> str:
        return text.replace("[rest]", str(self.rest))


ALL = All()
ANY_AMOUNT = UpTo(None)
HALF = Part(2)
HALF_UP = Part(2, Rounding.UP)
THIRD = Part(3)


def quantity(n: int | Quantity) -> Quantity:
    """Return a plain number as a quantity."""
    return Number(n) if isinstance(n, int) else n


def some(n: int | Quantity, *, held: bool = False) -> Quantity:
    """Return an amount of an instruction, which is at least 1. Raises `ValueError` for a number below 1 in it.

    Also for a share, such as `HALF`, unless it is taken from what somebody holds.
    """
    found = quantity(n)
    if any(number < 1 for number in found.printed):
        raise ValueError(f"no instruction says so little: {found}")
    if found.share and not held:
        raise ValueError(f"a share of what? {found}")
    return found


@overload
def up_to(n: int, /) -> UpTo: ...
@overload
def up_to(n: int, sort: Sort, /, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> Chosen: ...
def up_to(n: int, sort: Sort | None = None, /, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> UpTo | Chosen:
    """Up to a number of cards of a description, none included; without one up to so much, as an amount.

    Raises `ValueError` for a number below 1, for a description of no sort of cards, and for a pile of each player.
    """
    if n < 1:
        raise ValueError(f"up to so much is nothing: {n}")
    if sort is None and (predicates or in_ is not IN_PLAY):
        raise ValueError(f"up to so many of which cards? {predicates}, {in_}")
    return UpTo(n) if sort is None else Chosen(sort, predicates, place_of_some(in_), 0, n)


def an_x() -> X:
    """The X that the ability defines, for what follows: as an amount, or as a number of cards, `a(CREATURE, n=x)`."""
    return X()


def all_but(rest: int) -> AllBut:
    """All but `rest`."""
    return AllBut(rest)


@overload
def for_each(n: int, count: Count | Target | EqualTo) -> PerEach: ...
@overload
def for_each(n: int, count: Count | Target | EqualTo, *, most: int) -> Capped: ...
def for_each(n: int, count: Count | Target | EqualTo, *, most: int | None = None) -> PerEach | Capped:
    """`n` for each of what is counted, but no more than `most`."""
    each = PerEach(n, count.count if isinstance(count, EqualTo) else count_of(count))
    return each if most is None else Capped(each, most)


@overload
def equal_to(count: Count | Target) -> EqualTo: ...
@overload
def equal_to(count: Count | Target, *, times: int) -> Times: ...
def equal_to(count: Count | Target, *, times: int = 1) -> EqualTo | Times:
    """As many as are counted, or `times` as many."""
    plain_ = EqualTo(count_of(count))
    return plain_ if times == 1 else Times(times, plain_)


@overload
def that_much(of: Effect | Occurrence) -> EqualTo: ...
@overload
def that_much(of: Effect | Occurrence, *, times: int) -> Times: ...
def that_much(of: Effect | Occurrence, *, times: int = 1) -> EqualTo | Times:
    """As much as an earlier instruction did, or as the event was about that the ability reacts to; or `times` that.

    Raises `ValueError` for an event that is about no amount.
    """
    if isinstance(of, Occurrence) and of.kind.unit is None:
        raise ValueError(f"how much of what? {of.kind.called} is about no amount")
    much = EqualTo(Happening(of) if isinstance(of, Occurrence) else Done(of, tokens=True))
    return much if times == 1 else Times(times, much)


def half(count: Count | Target, *, up: bool = False) -> Half:
    """Half of what is counted."""
    return Half(count_of(count), Rounding.UP if up else Rounding.DOWN)

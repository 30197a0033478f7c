"""How many there must be: what a counted number is compared with.

A range stands before a noun ("3 or more creatures", "no creatures"), before an icon ("3{amber} or more", "no {amber}")
and after a value ("power 3 or higher"). Comparisons ask a count: "more creatures than your opponent".
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Protocol

from kfdesk.engine.abilities import Scope
from kfdesk.language.base import Node
from kfdesk.records import entity, record
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.nominals import Limit, NounPhrase, described
from kfdesk.text.parts_of_speech import EXACTLY, NO_PLURAL, PLURAL, A, Adjective, Det, Noun
from kfdesk.text.parts_of_speech import NONE as UNSAID
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable, Worded, WordingError

__all__ = ["EVEN", "NONE", "ODD", "SOME", "at_least", "at_most", "exactly"]


class Countable(Protocol):
    """What a comparison asks for its other number."""

    def count(self, scope: Scope) -> int:
        """Return how many there are now."""
        ...

    @property
    def number(self) -> Wordable:
        """Return "the number of …", "that creature's power"."""
        ...


@entity
class Range(Node):
    """Some of the whole numbers from 0 on."""

    det: ClassVar[Det] = A
    """The determiner before a noun that is counted."""
    before_icon: ClassVar[tuple[str, str]]
    """Its words around an `{icon}`."""
    behind_value: ClassVar[Frame | None] = None
    """Its words of a value; None where it is said of none."""

    def contains(self, scope: Scope, n: int) -> bool:
        """Return whether a number is in the range."""
        raise NotImplementedError(type(self).__name__)

    @property
    def number(self) -> Wordable:
        """Return what stands between the determiner and the noun: "3 or more"."""
        return None

    def tokens(self, icon: str) -> Fragment | NounPhrase:
        """Return this number of what an icon stands for: "3{amber} or more"."""
        en, de = (text.replace("{icon}", f"{{{icon}}}") for text in self.before_icon)
        return self._filled(Frame(en, de))

    @property
    def value(self) -> Fragment:
        """Return the range of a value, such as power: "3 or higher"."""
        if self.behind_value is None:
            raise WordingError(f"{type(self).__name__} is said of no value")
        return self._filled(self.behind_value)

    def _filled(self, frame: Frame) -> Fragment:
        return frame.of(**{slot: getattr(self, slot) for slot in frame.slot_names()})

    @property
    def complement(self) -> Range | None:
        """Return the range of all other numbers; None where no range says that."""
        return None

    def pool(self, expected: float) -> float:
        """Return what a number in this range is taken to be, where otherwise `expected` would be."""
        return expected


@record
class IconAmount(Nominal):
    """A number of what an icon stands for, as the subject of a clause: German says that 2 or more "liegen"."""

    wanted: Range
    icon: str

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the number and the icon."""
        return context.say(self.wanted.tokens(self.icon))

    def referent(self, context: SentenceContext) -> Referent:
        """Return whether there are several."""
        return Referent("n", plural=isinstance(self.wanted, AtLeast | AtMost | Exactly) and self.wanted.n > 1)

    def possessive(self, context: SentenceContext) -> Tokens:
        """An amount owns nothing."""
        raise WordingError("an amount owns nothing")


@entity
class AtLeast(Range):
    """This number or more."""

    n: int
    det = UNSAID
    phrase = Frame(en="{n} or more", de="mindestens {n}")
    before_icon = ("{n}{icon} or more", "mindestens {n}{icon}")
    behind_value = Frame(en="{n} or higher", de="{n} oder mehr")

    @property
    def complement(self) -> Range:
        return NONE if self.n == 1 else AtMost(self.n - 1)

    def contains(self, scope: Scope, n: int) -> bool:
        return n >= self.n

    @property
    def number(self) -> Wordable:
        return Limit(self.n, self.phrase)

    def pool(self, expected: float) -> float:
        return max(expected, float(self.n))


@entity
class AtMost(Range):
    """This number or fewer."""

    n: int
    det = UNSAID
    phrase = Frame(en="{n} or fewer", de="höchstens {n}")
    before_icon = ("{n}{icon} or less", "höchstens {n}{icon}")
    behind_value = Frame(en="{n} or lower", de="{n} oder weniger")

    @property
    def complement(self) -> Range:
        return SOME if self.n == 0 else AtLeast(self.n + 1)

    def contains(self, scope: Scope, n: int) -> bool:
        return n <= self.n

    @property
    def number(self) -> Wordable:
        return Limit(self.n, self.phrase)

    def pool(self, expected: float) -> float:
        return min(expected, float(self.n))


@entity
class Exactly(Range):
    """Exactly this number."""

    n: int
    det = EXACTLY
    phrase = Frame(en="exactly {n}", de="genau {n}")
    before_icon = ("exactly {n}{icon}", "genau {n}{icon}")
    behind_value = Frame(en="{n}", de="{n}")

    def contains(self, scope: Scope, n: int) -> bool:
        return n == self.n

    @property
    def number(self) -> Wordable:
        return self.n

    def pool(self, expected: float) -> float:
        return float(self.n)


@entity
class Zero(Range):
    """None at all."""

    det = NO_PLURAL
    phrase = Frame(en="no", de="kein")
    before_icon = ("no {icon}", "kein {icon}")
    behind_value = fixed("0", "0")

    @property
    def complement(self) -> Range:
        return SOME

    def contains(self, scope: Scope, n: int) -> bool:
        return n == 0

    def pool(self, expected: float) -> float:
        return 0.0


@entity
class AtLeastOne(Range):
    """At least one: "a creature", "any {amber}"."""

    phrase = Frame(en="any", de="irgendein")
    before_icon = ("any {icon}", "{icon}")
    behind_value = fixed("1 or higher", "1 oder mehr")

    @property
    def complement(self) -> Range:
        return NONE

    def contains(self, scope: Scope, n: int) -> bool:
        return n > 0


@entity
class Parity(Range):
    """An odd number, or an even one."""

    odd: bool
    det = PLURAL

    def worded(self) -> Fragment:
        return _ODD if self.odd else _EVEN

    @property
    def complement(self) -> Range:
        return EVEN if self.odd else ODD

    def contains(self, scope: Scope, n: int) -> bool:
        return n % 2 == self.odd

    @property
    def number(self) -> Wordable:
        return self.worded()

    @property
    def adjective(self) -> Adjective:
        """Return what such a number is: "odd"."""
        return _ODD_ONE if self.odd else _EVEN_ONE

    def tokens(self, icon: str) -> NounPhrase:
        return described(_AMOUNT, A, self.adjective, Frame(f"of {{{icon}}}", f"{{{icon}}}"))

    @property
    def value(self) -> Fragment:
        return fixed("odd", "ungerade") if self.odd else fixed("even", "gerade")


_AMOUNT = Noun("amount", "die Menge, Mengen")
_ODD_ONE, _EVEN_ONE = Adjective("odd", "ungerad"), Adjective("even", "gerad")
_ODD = fixed("an odd number of", "eine ungerade Anzahl")
_EVEN = fixed("an even number of", "eine gerade Anzahl")


@entity
class Comparison(Range):
    """More or fewer than what another count finds. What is compared with stands behind the noun: "… than you"."""

    than: Countable
    det = PLURAL
    phrase: ClassVar[Frame]

    @property
    def number(self) -> Wordable:
        return self.phrase

    @property
    def other(self) -> Wordable:
        """Return what a value is compared with."""
        return self.than.number


@entity
class MoreThan(Comparison):
    """More than what another count finds."""

    phrase = Frame(en="more", de="mehr")
    before_icon = ("more {icon}", "mehr {icon}")
    behind_value = Frame(en="higher than {other}", de="höher als {other:nom}")

    def contains(self, scope: Scope, n: int) -> bool:
        return n > self.than.count(scope)


@entity
class LessThan(Comparison):
    """Fewer than what another count finds."""

    phrase = Frame(en="fewer", de="weniger")
    before_icon = ("less {icon}", "weniger {icon}")
    behind_value = Frame(en="lower than {other}", de="geringer als {other:nom}")

    def contains(self, scope: Scope, n: int) -> bool:
        return n < self.than.count(scope)


NONE = Zero()
SOME = AtLeastOne()
ODD = Parity(True)
EVEN = Parity(False)


def at_least(n: int) -> AtLeast:
    """`n` or more."""
    return AtLeast(n)


def at_most(n: int) -> AtMost:
    """`n` or fewer."""
    return AtMost(n)


def exactly(n: int) -> Exactly:
    """Exactly `n`."""
    return Exactly(n)


NUMBER = Noun("number", "die Anzahl")
_OF = Frame(en="of {what}", de="{what:nom}")


def so_many(wanted: Range, noun: Noun, *predicates: Worded | Fragment) -> NounPhrase:
    """Return that many things: "3 or more friendly creatures", "an odd number of keys"."""
    if isinstance(wanted, Parity):
        return NounPhrase((NUMBER,), A, (wanted.adjective,), (_OF.of(what=described(noun, PLURAL, *predicates)),))
    return described(noun, wanted.det, *predicates, count=wanted.number)


def having(what: Wordable) -> Fragment:
    """Return what is said of those who have so many things: "with no upgrades", „ohne Aufwertungen“."""
    if isinstance(what, NounPhrase) and what.det is NO_PLURAL:
        return PerLanguage(_WITH.of(what=what), _WITHOUT.of(what=replace(what, det=PLURAL)))
    return _WITH.of(what=what)


_WITH = Frame(en="with {what}", de="mit {what:dat}")
_WITHOUT = Frame(en="without {what}", de="ohne {what:acc}")

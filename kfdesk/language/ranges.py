"""How many there must be: what a counted number is compared with.

A range stands before a noun ("3 or more creatures", "no creatures"), before an icon ("3{amber} or more", "no {amber}")
and after a value ("power 3 or higher"). Comparisons ask a count: "more creatures than your opponent".
"""

from __future__ import annotations

from typing import ClassVar, Protocol

from kfdesk.engine.abilities import Scope
from kfdesk.language.base import Node
from kfdesk.records import entity, record
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

    def contains(self, scope: Scope, n: int) -> bool:
        """Return whether a number is in the range."""
        raise NotImplementedError(type(self).__name__)

    @property
    def number(self) -> Wordable:
        """Return what stands between the determiner and the noun: "3 or more"."""
        return None

    def tokens(self, icon: str) -> Fragment:
        """Return this number of what an icon stands for: "3{amber} or more"."""
        raise NotImplementedError(type(self).__name__)

    @property
    def value(self) -> Fragment:
        """Return the range of a value, such as power: "3 or higher"."""
        raise WordingError(f"{type(self).__name__} is said of no value")

    @property
    def complement(self) -> Range | None:
        """Return the range of all other numbers; None where no range says that."""
        return None

    def pool(self, expected: float) -> float:
        """Return what a number in this range is taken to be, where otherwise `expected` would be."""
        return expected


def _icon(en: str, de: str, icon: str) -> Frame:
    return Frame(en.replace("{icon}", f"{{{icon}}}"), de.replace("{icon}", f"{{{icon}}}"))


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

    @property
    def complement(self) -> Range:
        return NONE if self.n == 1 else AtMost(self.n - 1)

    def contains(self, scope: Scope, n: int) -> bool:
        return n >= self.n

    @property
    def number(self) -> Wordable:
        return Limit(self.n, self.phrase)

    def tokens(self, icon: str) -> Fragment:
        return _icon("{n}{icon} or more", "mindestens {n}{icon}", icon).of(n=self.n)

    @property
    def value(self) -> Fragment:
        return Frame(en="{n} or higher", de="{n} oder mehr").of(n=self.n)

    def pool(self, expected: float) -> float:
        return max(expected, float(self.n))


@entity
class AtMost(Range):
    """This number or fewer."""

    n: int
    det = UNSAID
    phrase = Frame(en="{n} or fewer", de="höchstens {n}")

    @property
    def complement(self) -> Range:
        return SOME if self.n == 0 else AtLeast(self.n + 1)

    def contains(self, scope: Scope, n: int) -> bool:
        return n <= self.n

    @property
    def number(self) -> Wordable:
        return Limit(self.n, self.phrase)

    def tokens(self, icon: str) -> Fragment:
        return _icon("{n}{icon} or less", "höchstens {n}{icon}", icon).of(n=self.n)

    @property
    def value(self) -> Fragment:
        return Frame(en="{n} or lower", de="{n} oder weniger").of(n=self.n)

    def pool(self, expected: float) -> float:
        return min(expected, float(self.n))


@entity
class Exactly(Range):
    """Exactly this number."""

    n: int
    det = EXACTLY
    phrase = Frame(en="exactly {n}", de="genau {n}")

    def contains(self, scope: Scope, n: int) -> bool:
        return n == self.n

    @property
    def number(self) -> Wordable:
        return self.n

    def tokens(self, icon: str) -> Fragment:
        return _icon("exactly {n}{icon}", "genau {n}{icon}", icon).of(n=self.n)

    @property
    def value(self) -> Fragment:
        return Frame(en="{n}", de="{n}").of(n=self.n)

    def pool(self, expected: float) -> float:
        return float(self.n)


@entity
class Zero(Range):
    """None at all."""

    det = NO_PLURAL
    phrase = Frame(en="no", de="kein")

    @property
    def complement(self) -> Range:
        return SOME

    def contains(self, scope: Scope, n: int) -> bool:
        return n == 0

    def tokens(self, icon: str) -> Fragment:
        return _icon("no {icon}", "kein {icon}", icon)

    @property
    def value(self) -> Fragment:
        return fixed("0", "0")

    def pool(self, expected: float) -> float:
        return 0.0


@entity
class AtLeastOne(Range):
    """At least one: "a creature", "any {amber}"."""

    phrase = Frame(en="any", de="irgendein")

    @property
    def complement(self) -> Range:
        return NONE

    def contains(self, scope: Scope, n: int) -> bool:
        return n > 0

    def tokens(self, icon: str) -> Fragment:
        return _icon("any {icon}", "{icon}", icon)

    @property
    def value(self) -> Fragment:
        return fixed("1 or higher", "1 oder mehr")


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

    def tokens(self, icon: str) -> Fragment:
        en, de = ("an odd amount of", "eine ungerade Menge") if self.odd else ("an even amount of", "eine gerade Menge")
        return _icon(f"{en} {{icon}}", f"{de} {{icon}}", icon)

    @property
    def value(self) -> Fragment:
        return fixed("odd", "ungerade") if self.odd else fixed("even", "gerade")


_ODD = fixed("an odd number of", "eine ungerade Anzahl")
_EVEN = fixed("an even number of", "eine gerade Anzahl")


@entity
class MoreThan(Range):
    """More than what another count finds. What is compared with stands behind the noun: "… than you"."""

    than: Countable
    det = PLURAL
    phrase = Frame(en="more", de="mehr")

    def contains(self, scope: Scope, n: int) -> bool:
        return n > self.than.count(scope)

    @property
    def number(self) -> Wordable:
        return self.phrase

    def tokens(self, icon: str) -> Fragment:
        return _icon("more {icon}", "mehr {icon}", icon)

    @property
    def value(self) -> Fragment:
        return Frame(en="higher than {other}", de="größer als {other:nom}").of(other=self.than.number)


@entity
class LessThan(Range):
    """Fewer than what another count finds."""

    than: Countable
    det = PLURAL
    phrase = Frame(en="fewer", de="weniger")

    def contains(self, scope: Scope, n: int) -> bool:
        return n < self.than.count(scope)

    @property
    def number(self) -> Wordable:
        return self.phrase

    def tokens(self, icon: str) -> Fragment:
        return _icon("less {icon}", "weniger {icon}", icon)

    @property
    def value(self) -> Fragment:
        return Frame(en="lower than {other}", de="kleiner als {other:nom}").of(other=self.than.number)


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
_OF = Frame(en="of {what}", de="{what:gen}")


def so_many(wanted: Range, noun: Noun, *predicates: Worded | Fragment) -> NounPhrase:
    """Return that many things: "3 or more friendly creatures", "an odd number of keys"."""
    if isinstance(wanted, Parity):
        odd = Adjective("odd", "ungerad") if wanted.odd else Adjective("even", "gerad")
        return NounPhrase((NUMBER,), A, (odd,), (_OF.of(what=described(noun, PLURAL, *predicates)),))
    return described(noun, wanted.det, *predicates, count=wanted.number)

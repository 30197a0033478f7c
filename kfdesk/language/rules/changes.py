"""Rules that change cards and players: power, armor, keywords, abilities, key cost, hand size.

Each is a constant ability, or holds for a time within a duration. Rule: "Constant abilities".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, overload

from kfdesk.engine.abilities import (
    Ability,
    Mod,
    Scope,
    Static,
)
from kfdesk.engine.terms import Keyword, Zone
from kfdesk.language import names
from kfdesk.language.base import Node, Rule
from kfdesk.language.conditions import Condition
from kfdesk.language.impact import CHEAPER, DEARER, ONE_IN, WHILE_IN_PLAY, At, Figure, Tally
from kfdesk.language.players import YOU, EachPlayer, Who, done_by
from kfdesk.language.quantities import Number, Quantity, quantity
from kfdesk.language.targets import THIS, Target
from kfdesk.text import joining
from kfdesk.text.joining import IF, And, Listed, Quoted
from kfdesk.text.joining import WHILE as WHILE_JOINT
from kfdesk.text.nominals import DOER, NounPhrase, Recalling
from kfdesk.text.nouns import PLURAL, Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "Together",
    "counts_as_flank",
    "deals_no_fight_damage",
    "fights_harder",
    "gains",
    "gets",
    "ignores",
    "keys_cost",
    "loses",
    "perishes",
    "refills",
    "together",
]


KEYWORD = Frame(en="{name} {number}", de="{name} {number}")


IGNORE = Phrase(en="ignore {words}", de="{words} ignorieren")


CHANGES: dict[Mod, Phrase] = {
    Mod.POWER_ADD: Phrase(en="{target} | get {what:signed} power", de="{target} | {what:signed} Stärke erhalten"),
    Mod.ARMOR_ADD: Phrase(en="{target} | get {what:signed} armor", de="{target} | {what:signed} Rüstung erhalten"),
    Mod.KEYWORD_GAIN: Phrase(en="{target} | gain {word}", de="{target} | {word} erhalten"),
    Mod.CANNOT_BE_DAMAGED: Phrase(
        en="{target} | cannot be dealt damage", de="{target:dat} | kein Schaden zugefügt werden können"
    ),
    Mod.ENTERS_READY: Phrase(en="{target} | enter play ready", de="{target} | spielbereit ins Spiel kommen"),
    Mod.NO_FIGHT_DAMAGE: Phrase(
        en="{target} | deal no damage when fighting", de="{target} | im Kampf keinen Schaden zu-fügen"
    ),
    Mod.FIGHT_DAMAGE: Phrase(
        en="{target} | deal {what:signed}{damage}", de="{target} | {what:signed}{damage} zu-fügen"
    ),
}
"""What a constant ability says of its target."""


def keyword_words(word: Keyword, number: int = 1) -> Sayable:
    """Return a keyword as printed, with its number (0: X) where it has one."""
    name = names.KEYWORDS[word]
    if "{n}" not in name.reminder.en:
        return name.name
    return KEYWORD.of(name=name.name, number=number or "X")


@dataclass(frozen=True, eq=False)
class Constant(Rule, Static):
    """A change that holds for `target` while `condition` does. Rule: "Constant abilities".

    `what` is the change: an amount, a (keyword, value) pair, a keyword, an ability, by `kind`.
    """

    kind: Mod
    target: Target
    what: Any = None
    condition: Condition | None = None

    def spoken(self) -> Piece:
        return under(self.condition, self.change, (self.target,), first=self.kind is Mod.IGNORE_KEYWORD)

    @property
    def change(self) -> Piece:
        """Return what it says without its condition."""
        if self.kind is Mod.IGNORE_KEYWORD:
            return IGNORE.of(words=names.KEYWORDS[self.what].name)
        if self.kind is Mod.KEYWORD_GAIN:
            return CHANGES[self.kind].of(target=self.target, word=keyword_words(*self.what))
        phrase = CHANGES[self.kind]
        fields: dict[str, Sayable] = {"target": self.target, "what": self.what}
        return phrase.of(**{name: fields[name] for name in phrase.slot_names()})

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject) and (self.condition is None or self.condition.holds(scope))

    def only(self, scope: Scope) -> int | None:
        return self.target.single(scope)

    def value(self, scope: Scope, subject: int) -> Any:
        return self.what.of(scope) if isinstance(self.what, Quantity) else self.what


@dataclass(frozen=True, eq=False)
class ForPlayer(Rule, Static):
    """A change that holds for a player: key cost, hand size, house choice."""

    kind: Mod
    who: Who
    what: Any = None
    condition: Condition | None = None
    refill = Phrase(
        en="refill {hand} to {what:# additional card|# additional cards} during {step}",
        de="{hand} in {step:dat} um {what:# zusätzliche Karte|# zusätzliche Karten} auf-füllen",
    )
    refill_less = Phrase(
        en="refill {hand} to {what:# less card|# fewer cards} during {step}",
        de="{hand} in {step:dat} um {what:# Karte|# Karten} weniger auf-füllen",
    )
    cost = Phrase(en="{keys} | cost {what:signed}{amber}", de="{keys} | {what:signed}{amber} kosten")

    def spoken(self) -> Piece:
        return under(self.condition, self.change, (self.who,))

    @property
    def change(self) -> Piece:
        """Return what it says without its condition."""
        if self.kind is Mod.HAND_SIZE:
            hand, step = NounPhrase((names.ZONES[Zone.HAND],), of=DOER), NounPhrase((_DRAW_STEP,), of=DOER)
            if isinstance(self.what, Number) and self.what.n < 0:
                less = Number(-self.what.n)
                return done_by(self.who, self.refill_less.of(hand=hand, what=less, step=step))
            return done_by(self.who, self.refill.of(hand=hand, what=self.what, step=step))
        assert self.kind is Mod.KEY_COST, self.kind
        whose = None if isinstance(self.who, EachPlayer) else self.who
        return self.cost.of(keys=NounPhrase((names.KEY,), PLURAL, of=whose), what=self.what)

    def applies(self, scope: Scope, subject: int) -> bool:
        return subject in self.who.players(scope) and (self.condition is None or self.condition.holds(scope))

    def value(self, scope: Scope, subject: int) -> Any:
        return self.what.of(scope) if isinstance(self.what, Quantity) else self.what

    def weigh(self, tally: Tally, at: At) -> None:
        who = self.who.shares(at)
        held = at.by(WHILE_IN_PLAY if self.condition is None else WHILE_IN_PLAY * ONE_IN)
        if self.kind is Mod.HAND_SIZE:
            tally.add(Figure.DRAW, max(0.0, self.what.estimate()) * who.yours, at.by(WHILE_IN_PLAY))
        elif self.kind is Mod.KEY_COST:
            change = self.what.estimate()
            tally.add(Figure.AMBER_CONTROL, DEARER * change * who.theirs, held)
            tally.add(Figure.KEY_CHEATS, CHEAPER * max(0.0, -change) * who.yours, held)


_DRAW_STEP = Noun("“draw cards” step", "der Schritt „Karten ziehen“")


def under(condition: Condition | None, change: Piece, known: tuple[Node, ...], *, first: bool = False) -> Piece:
    """Return a change with the condition it holds under; orders have the condition `first`."""
    if condition is None:
        return change
    if first:
        return joining.WHILE.of(condition=condition, effect=change)
    return joining.WHILE_LATER.of(effect=change, condition=Recalling(condition, known, near=True))


def while_so(condition: Condition | None, rule: Piece) -> Piece:
    """Return the rule, under its condition if it has one."""
    return rule if condition is None else WHILE_JOINT.of(condition=condition, effect=rule)


@dataclass(frozen=True, eq=False)
class Worded(Constant):
    """A constant change worded by its own phrase, whose slots are `target` and `what`."""

    wording: Phrase | None = None

    @property
    def subject(self) -> Sayable:
        """Return its target as the subject of the sentence."""
        return self.target

    def spoken(self) -> Piece:
        assert self.wording is not None
        fields: dict[str, Any] = {"target": self.subject, "what": self.what}
        clause = self.wording.of(**{name: fields[name] for name in self.wording.slot_names()})
        return while_so(self.condition, clause)


def refills(amount: int | Quantity, who: Who = YOU) -> ForPlayer:
    """The player refills their hand to more cards, or to fewer for a negative number."""
    return ForPlayer(Mod.HAND_SIZE, who, quantity(amount))


def keys_cost(amount: int | Quantity, who: Who, *, while_: Condition | None = None) -> ForPlayer:
    """The player's keys cost more, or less for a negative number. Rule: "Cost, at current cost"."""
    return ForPlayer(Mod.KEY_COST, who, quantity(amount), while_)


def deals_no_fight_damage(target: Target = THIS) -> Constant:
    """The target deals no damage when fighting."""
    return Constant(Mod.NO_FIGHT_DAMAGE, target)


def fights_harder(amount: int | Quantity, while_: Condition, target: Target = THIS) -> Constant:
    """The target deals more damage with its power."""
    return Constant(Mod.FIGHT_DAMAGE, target, quantity(amount), while_)


def ignores(word: Keyword, while_: Condition, target: Target = THIS) -> Constant:
    """While attacking, the target ignores a keyword of what it attacks."""
    return Constant(Mod.IGNORE_KEYWORD, target, word, while_)


_ON_FLANK = Phrase(en="{target} | be considered a flank creature", de="{target} | als Flankenkreatur [gelten]")


def counts_as_flank(target: Target) -> Worded:
    """The creature is considered a flank creature."""
    return Worded(Mod.ON_FLANK, target, None, None, _ON_FLANK)


@dataclass(frozen=True, eq=False)
class Together(Rule):
    """Constant abilities printed as one sentence: "gets … and gains …". Unfolded by the definition.

    All are of one target and under one condition.
    """

    items: tuple[Constant, ...]

    def spoken(self) -> Piece:
        item = self.items[0]
        if all(other.kind is Mod.IGNORE_KEYWORD for other in self.items):
            ignored = Listed(tuple(names.KEYWORDS[other.what].name for other in self.items))
            return under(item.condition, IGNORE.of(words=ignored), (item.target,), first=True)
        if all(other.kind is Mod.KEYWORD_GAIN for other in self.items):
            gained = Listed(tuple(keyword_words(*other.what) for other in self.items))
            said = CHANGES[Mod.KEYWORD_GAIN].of(target=item.target, word=gained)
            return under(item.condition, said, (item.target,))
        return under(item.condition, And(tuple(other.change for other in self.items)), (item.target,))


def together(*items: Constant | Together) -> Together:
    """Several constant changes of one subject in one sentence."""
    return Together(
        tuple(change for item in items for change in (item.items if isinstance(item, Together) else (item,)))
    )


@overload
def gets(target: Target, *, power: int | Quantity, while_: Condition | None = None) -> Constant: ...


@overload
def gets(target: Target, *, armor: int | Quantity, while_: Condition | None = None) -> Constant: ...


@overload
def gets(
    target: Target, *, power: int | Quantity, armor: int | Quantity, while_: Condition | None = None
) -> Together: ...


def gets(
    target: Target,
    *,
    power: int | Quantity | None = None,
    armor: int | Quantity | None = None,
    while_: Condition | None = None,
) -> Constant | Together:
    """The target gets power, armor or both. Rules: "Power", "Armor"."""
    changes = ((Mod.POWER_ADD, power), (Mod.ARMOR_ADD, armor))
    items = tuple(Constant(kind, target, quantity(n), while_) for kind, n in changes if n is not None)
    return items[0] if len(items) == 1 else Together(items)


@dataclass(frozen=True, eq=False)
class Gains(Constant):
    """Cards gain an ability in quotation marks; "this" in it means the card that gains it."""

    def spoken(self) -> Piece:
        return while_so(self.condition, self.change)

    @property
    def change(self) -> Piece:
        return _GAINS.of(target=self.target, what=Quoted(self.what, self.target))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.what, at.by(self.target.size() * (1.0 if self.condition is None else ONE_IN)))


_GAINS = Phrase(en="{target} | gain, {what}", de="{target} | {what} [erhalten]")


Thing = Ability | Keyword | tuple[Keyword, int]
"""What a card may gain: an ability, a keyword, a keyword with its number."""


def _gain(target: Target, thing: Thing, condition: Condition | None) -> Constant:
    if isinstance(thing, Ability):
        return Gains(Mod.ABILITY_GAIN, target, thing, condition)
    return Constant(Mod.KEYWORD_GAIN, target, thing if isinstance(thing, tuple) else (thing, 1), condition)


@overload
def gains(target: Target, thing: Thing, /, *, while_: Condition | None = None) -> Constant: ...


@overload
def gains(target: Target, /, *things: Thing, while_: Condition | None = None) -> Constant | Together: ...


def gains(target: Target, /, *things: Thing, while_: Condition | None = None) -> Constant | Together:
    """The cards gain keywords and abilities; "this" in an ability is the card that gains it. Rule: "Lose vs gain"."""
    items = tuple(_gain(target, thing, while_) for thing in things)
    return items[0] if len(items) == 1 else Together(items)


@dataclass(frozen=True, eq=False)
class LosesKeyword(Node, Static):
    """The creatures lose a keyword. Rule: "Lose vs gain"."""

    word: Keyword
    target: Target
    kind = Mod.KEYWORD_LOSE

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: int) -> Keyword:
        return self.word

    def spoken(self) -> Piece:
        return _LOSES.of(target=self.target, what=names.KEYWORDS[self.word].name)


_LOSES = Phrase(en="{target} | lose {what}", de="{target} | {what} verlieren")


def loses(target: Target, word: Keyword) -> LosesKeyword:
    """The creatures lose the keyword."""
    return LosesKeyword(word, target)


@dataclass(frozen=True, eq=False)
class Perishes(Constant):
    """The creature is destroyed as soon as the condition holds."""

    def spoken(self) -> Piece:
        return IF.of(condition=self.condition, effect=_DESTROY_THIS)


_DESTROY_THIS = Phrase(en="destroy {this}", de="{this:acc} zerstören").of()


def perishes(while_: Condition) -> Perishes:
    """If the condition holds, this creature is destroyed."""
    return Perishes(Mod.PERISHES, THIS, None, while_)


AnyAbility = Ability | Together

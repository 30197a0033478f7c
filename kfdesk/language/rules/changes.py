"""Rules that change cards and players: power, armor, fight damage, key cost, hand size.

Each is a constant ability, or holds for a time within a duration. Rule: "Constant abilities".
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal, overload

from kfdesk.engine.abilities import ColorCost, DamageTaken, Mod, Scope, Static
from kfdesk.engine.terms import COLORS, CardId, KeyColor, Keyword, Player, Step
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo, Number, Quantity, quantity, some
from kfdesk.language.base import Rule, itself_in, judging, while_later
from kfdesk.language.estimates import (
    CHEAPER,
    COUNTED,
    DEARER,
    WHILE_IN_PLAY,
    DeckEstimate,
    EstimateContext,
    EstimateKind,
)
from kfdesk.language.players import YOU, EachPlayer, Who, done_by
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.predicates import Predicate
from kfdesk.language.rules.keywords import keywords
from kfdesk.language.rules.together import Together
from kfdesk.language.targets import THIS, Each, Target
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import Listed
from kfdesk.text.lexicon import NOT_EACH, PLURAL, Adjective
from kfdesk.text.members import SeveralOrEach
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment, Wordable

__all__ = [
    "BLANK",
    "considered",
    "deals_when_fighting",
    "gets",
    "has",
    "ignores",
    "keys_cost",
    "refills",
    "takes_more_damage",
]


CHANGES: dict[Mod, Phrase] = {
    Mod.POWER_ADD: Phrase(en="{target} | get {what:signed} power", de="{target} | {what:signed} Stärke erhalten"),
    Mod.ARMOR_ADD: Phrase(en="{target} | get {what:signed} armor", de="{target} | {what:signed} Rüstung erhalten"),
    Mod.CANNOT_BE_DAMAGED: Phrase(
        en="{target} | cannot be dealt damage", de="{target} | keinen Schaden erhalten können"
    ),
    Mod.NO_FIGHT_DAMAGE: Phrase(
        en="{target} | deal no damage when fighting", de="{target} | im Kampf keinen Schaden zu-fügen"
    ),
    Mod.FIGHT_DAMAGE_SET: Phrase(
        en="{target} | only [deal] {what}{damage} when fighting", de="{target} | im Kampf nur {what}{damage} zu-fügen"
    ),
    Mod.FIGHT_DAMAGE: Phrase(
        en="{target} | deal {what:signed}{damage}", de="{target} | {what:signed}{damage} zu-fügen"
    ),
    Mod.BLANK: Phrase(
        en="the text box of {target} | be considered blank (except for traits)",
        de="das Textfeld {target:gen} | [gelten] als leer (bis auf Merkmale)",
    ),
    Mod.CREATURE: Phrase(en="{target} | be a creature", de="{target} | eine Kreatur sein"),
    Mod.ON_FLANK: Phrase(
        en="{target} | be considered a <flank> creature",
        de="{target} | als <Flankenkreatur> [gelten]",
        rule="glossary/flank",
    ),
}
"""What a constant ability says of its target."""

_EACH_UNDAMAGED = Phrase(en="{target} | cannot be dealt damage", de="{target} | Schaden erhalten können")
_POWER_EQUAL = Phrase(en="{target} | have power {what:tail}", de="{target} | Stärke {what:tail} haben")
"""Of a power that is counted: the card has no other."""
_GOTTEN = {
    Mod.POWER_ADD: Frame(en="{what:signed} power {what:tail}", de="{what:signed} Stärke {what:tail}"),
    Mod.ARMOR_ADD: Frame(en="{what:signed} armor {what:tail}", de="{what:signed} Rüstung {what:tail}"),
}


@entity
class Constant(Rule, Static[CardId]):
    """A change that holds for `target`. Rule: "Constant abilities".

    `what` is the change: an amount, keywords, an ability, by `kind`.
    """

    kind: Mod
    target: Target
    what: Any = None

    def under(self, condition: Wordable) -> Fragment:
        return while_later(self, condition, (self.target,))

    @property
    def gotten(self) -> Wordable:
        frame = _GOTTEN.get(self.kind)
        return None if frame is None else frame.of(what=self.what)

    def worded(self) -> Fragment:
        if self.kind is Mod.CANNOT_BE_DAMAGED and isinstance(self.target, Each):
            target = SeveralOrEach(self.target.described(PLURAL), self.target.described(NOT_EACH))
            return _EACH_UNDAMAGED.of(target=target)
        counted = self.kind is Mod.POWER_ADD and isinstance(self.what, EqualTo)
        phrase = _POWER_EQUAL if counted else CHANGES[self.kind]
        fields: dict[str, Wordable] = {"target": self.target, "what": self.what}
        return phrase.of(**{name: fields[name] for name in phrase.slot_names()})

    @property
    def never_lowers(self) -> bool:
        return isinstance(self.what, Number) and self.what.n >= 0

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject)

    @property
    def is_worded(self) -> bool:
        """Whether a change of its kind has words of its own."""
        return type(self) is not Constant or self.kind in CHANGES

    def only(self, scope: Scope) -> CardId | None:
        return self.target.single(scope)

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.what.of(scope) if isinstance(self.what, Quantity) else self.what


@entity
class ConstantOfEach(Constant):
    """A change that counts what is on or beside each card it is made to: "+2 power for each Æmber on it"."""

    def value(self, scope: Scope, subject: CardId) -> Any:
        with judging(scope, itself_in(self.what), subject):
            return self.what.of(scope)


@entity
class ForPlayer(Rule, Static[Player]):
    """A change that holds for a player: key cost, hand size, house choice."""

    kind: Mod
    who: Who
    what: Any = None
    refill = Phrase(
        en="refill {hand} to {what:# additional card|# additional cards} during {step} {what:tail}",
        de="{hand} in {step:dat} {what:tail} auf {what:# zusätzliche Karte|# zusätzliche Karten} auf-ziehen",
    )
    refill_less = Phrase(
        en="refill {hand} to {what:# less card|# fewer cards} during {step}",
        de="{hand} in {step:dat} auf {what:# Karte|# Karten} weniger auf-ziehen",
    )
    cost = Phrase(en="{keys} | cost {what:signed}{amber}", de="{keys} | {what:signed}{amber} kosten")
    cost_counted = Phrase(
        en="{keys} | cost +X{amber}, where X is {what}", de="{keys} | +X{amber} [kosten], wobei X {what:nom} ist"
    )

    def worded(self) -> Fragment:
        if self.kind is Mod.HAND_SIZE:
            hand, step = PerLanguage(NounPhrase((nouns.HAND,), of=DOER), None), nouns.step_of(Step.DRAW, DOER)
            if isinstance(self.what, Number) and self.what.n < 0:
                less = Number(-self.what.n)
                return done_by(self.who, self.refill_less.of(hand=hand, what=less, step=step))
            return done_by(self.who, self.refill.of(hand=hand, what=self.what, step=step))
        assert self.kind is Mod.KEY_COST, self.kind
        return self._costs()

    def _costs(self, *mods: Adjective) -> Fragment:
        whose = None if isinstance(self.who, EachPlayer) else self.who
        keys = NounPhrase((nouns.KEY,), PLURAL, mods, of=whose)
        if isinstance(self.what, EqualTo):
            return self.cost_counted.of(keys=keys, what=self.what.count.number)
        return self.cost.of(keys=keys, what=self.what)

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)

    def value(self, scope: Scope, subject: Player) -> Any:
        return self.what.of(scope) if isinstance(self.what, Quantity) else self.what

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who = self.who.shares(context)
        held = context.by(WHILE_IN_PLAY)
        if self.kind is Mod.HAND_SIZE:
            estimate.add(EstimateKind.DRAW, max(0.0, self.what.estimate()) * who.yours, held)
        elif self.kind is Mod.KEY_COST:
            change = self.what.estimate()
            estimate.add(EstimateKind.AMBER_CONTROL, DEARER * change * who.theirs, held)
            estimate.add(EstimateKind.KEY_CHEATS, CHEAPER * max(0.0, -change) * who.yours, held)


@entity
class CostOfColor(ForPlayer):
    """The keys of one color cost a player more."""

    color: KeyColor = KeyColor.RED

    def worded(self) -> Fragment:
        return self._costs(nouns.KEY_COLORS[self.color])

    def value(self, scope: Scope, subject: Player) -> ColorCost:
        return ColorCost(self.color, self.what.of(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        one_of_three = context.by(1 / len(COLORS))
        ForPlayer(Mod.KEY_COST, self.who, self.what).add_to(estimate, one_of_three)


@entity
class Worded(Constant):
    """A constant change worded by its own phrase, whose slots are `target` and `what`."""

    wording: Phrase | None = None

    @property
    def subject(self) -> Wordable:
        """Return its target as the subject of the sentence."""
        return self.target

    def worded(self) -> Fragment:
        assert self.wording is not None
        fields: dict[str, Any] = {"target": self.subject, "what": self.what}
        return self.wording.of(**{name: fields[name] for name in self.wording.slot_names()})

    def under(self, condition: Wordable) -> Fragment:
        return Rule.under(self, condition)


def refills(amount: int | Quantity, who: Who = YOU) -> ForPlayer:
    """The player refills their hand to more cards, or to fewer for a negative number."""
    return ForPlayer(Mod.HAND_SIZE, who, quantity(amount))


def keys_cost(amount: int | Quantity, who: Who, *, color: KeyColor | None = None) -> ForPlayer:
    """The player's keys, or those of a color, cost more, or less for a negative number.

    Rule: "Cost, at current cost".
    """
    if color is not None:
        return CostOfColor(Mod.COLOR_COST, who, quantity(amount), color)
    return ForPlayer(Mod.KEY_COST, who, quantity(amount))


@entity
class NoDamageWhenAttacked(Constant):
    """Creatures deal no damage when they are attacked, but do when they attack."""

    def applies(self, scope: Scope, subject: CardId) -> bool:
        fight = scope.core.frames.fight()
        return fight is not None and fight.defender == subject and Constant.applies(self, scope, subject)

    def worded(self) -> Fragment:
        again = Recalling(self.target, (self.target,), near=True)
        attacked = _WHEN_IT_IS_ATTACKED.of(creature=self.target, effect=_NO_DAMAGE.of(target=again))
        return PerLanguage(_NONE_WHEN_ATTACKED.of(target=self.target), attacked)


_NONE_WHEN_ATTACKED = Phrase(en="{target} | deal no damage when attacked", de="{target} | keinen Schaden zu-fügen")
_NO_DAMAGE = Phrase(en="{target} | deal no damage", de="{target} | keinen Schaden zu-fügen")
_WHEN_IT_IS_ATTACKED = Frame(
    en="when {creature} is attacked, {effect}", de="wenn {creature:nom} angegriffen wird, {effect:then}"
)


def deals_when_fighting(
    amount: int | Quantity, target: Target = THIS, *, more: bool = False, attacked: bool = False
) -> Constant:
    """The target deals only `amount` damage with its power, no damage for 0, or `amount` more. Rule: "Power".

    With `attacked` it deals no damage where it is attacked. Raises `ValueError` for some damage then.
    """
    if attacked:
        if amount != 0 or more:
            raise ValueError(f"all that is said of creatures when attacked is that they deal no damage, not {amount}")
        return NoDamageWhenAttacked(Mod.NO_FIGHT_DAMAGE, target)
    if more:
        return Constant(Mod.FIGHT_DAMAGE, target, quantity(amount))
    if amount == 0:
        return Constant(Mod.NO_FIGHT_DAMAGE, target)
    return Constant(Mod.FIGHT_DAMAGE_SET, target, quantity(amount))


@entity
class TakesMoreDamage(Constant):
    """More damage is dealt to creatures: `what` more each time, or twice as much for None."""

    def worded(self) -> Fragment:
        if self.what is None:
            return _DOUBLED.of(target=self.target)
        harm = Recalling(_IS_DEALT.of(target=self.target), (self.target,), near=True)
        return _TAKES_MORE.of(target=self.target, n=self.what, harm=harm)

    def under(self, condition: Wordable) -> Fragment:
        return Rule.under(self, condition)

    def value(self, scope: Scope, subject: CardId) -> DamageTaken:
        return DamageTaken(times=2) if self.what is None else DamageTaken(plus=self.what.of(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.target is not THIS:
            estimate.damages(self.target, COUNTED if self.what is None else self.what.estimate(), context)


_TAKES_MORE = Phrase(
    en="{target} | take an additional {n}{damage} each time {harm}",
    de="{target} | jedes Mal zusätzlich {n}{damage} [erhalten], wenn {harm:last}",
)
_IS_DEALT = Phrase(en="{target} | be dealt damage", de="{target} | Schaden erhalten")
_DOUBLED = Phrase(
    en="all damage dealt to {target} | be doubled",
    de="aller Schaden, der {target:dat} zugefügt wird, | verdoppelt werden",
)


@overload
def takes_more_damage(target: Target, plus: int | Quantity) -> TakesMoreDamage: ...


@overload
def takes_more_damage(target: Target, *, doubled: Literal[True]) -> TakesMoreDamage: ...


def takes_more_damage(target: Target, plus: int | Quantity | None = None, *, doubled: bool = False) -> TakesMoreDamage:
    """Each time damage is dealt to the creature, so much more is dealt to it; or all of it is doubled.

    Raises `ValueError` for neither and for both, and for less than 1 more. Rule: "Damage".
    """
    if (plus is None) is not doubled:
        raise ValueError(f"damage is more by an amount, or doubled: {plus}, {doubled}")
    return TakesMoreDamage(Mod.DAMAGE_TAKEN, target, None if plus is None else some(plus))


@entity
class Ignores(Constant):
    """The target ignores keywords of what it attacks."""

    what: tuple[Keyword, ...]

    def worded(self) -> Fragment:
        return _IGNORE.of(words=keywords(*self.what))

    def under(self, condition: Wordable) -> Fragment:
        return Rule.under(self, condition)


_IGNORE = Phrase(en="ignore {words}", de="{words} ignorieren")


def ignores(*words: Keyword, target: Target = THIS) -> Ignores:
    """The target ignores those keywords of what it attacks; use it as `while_(attacking(THIS), ignores(…))`."""
    return Ignores(Mod.IGNORE_KEYWORD, target, words)


class Blank(Enum):
    """What a text box is considered to be: without text, its traits kept."""

    BLANK = "blank"


BLANK = Blank.BLANK


def considered(target: Target, what: Predicate | Blank) -> Constant:
    """The creature is considered `ON_FLANK`, wherever it stands; or the card's text box `BLANK`.

    Raises `ValueError` for anything else. Rule: "Flank".
    """
    if what is BLANK:
        return Constant(Mod.BLANK, target)
    if what is not ON_FLANK:
        raise ValueError(f"cards are not considered to be this: {what}")
    return Constant(Mod.ON_FLANK, target)


@entity
class HasNumber(Constant):
    """Creatures are considered to have that power, or that armor: before anything is added, or after all (FAQ on Pale
    Star), as its kind says."""

    def worded(self) -> Fragment:
        return _CONSIDERED.of(target=self.target, numbers=self.number)

    @property
    def number(self) -> Fragment:
        """Return "1 power"."""
        return _OF_KIND[self.kind].of(n=self.what)


@entity
class HasNumbers(Together):
    """Creatures are considered to have other power and other armor."""

    items: tuple[HasNumber, ...]

    def worded(self) -> Fragment:
        return _CONSIDERED.of(target=self.items[0].target, numbers=Listed(tuple(item.number for item in self.items)))


_POWER = Frame(en="{n} power {n:tail}", de="Stärke {n} {n:tail}")
_ARMOR = Frame(en="{n} armor {n:tail}", de="Rüstung {n} {n:tail}")
_OF_KIND = {Mod.POWER_SET: _POWER, Mod.POWER_ONLY: _POWER, Mod.ARMOR_SET: _ARMOR, Mod.ARMOR_ONLY: _ARMOR}
_CONSIDERED = Phrase(
    en="{target} | be considered to have {numbers}", de="{target} | als Kreatur mit {numbers} [gelten]"
)


def has(target: Target, *, power: int | Quantity | None = None, armor: int | Quantity | None = None) -> HasNumbers:
    """The creature is considered to have that power, that armor, or both, and no other whatever is added.

    Raises `ValueError` for neither. Rules: "Power", "Armor", FAQ on Pale Star.
    """
    if power is None and armor is None:
        raise ValueError(f"which power or armor does {target} have?")
    changes = ((Mod.POWER_ONLY, power), (Mod.ARMOR_ONLY, armor))
    return HasNumbers(tuple(HasNumber(kind, target, quantity(n)) for kind, n in changes if n is not None))


def _changed(kind: Mod, target: Target, what: Quantity) -> Constant:
    made = Constant if itself_in(what) is None else ConstantOfEach
    return made(kind, target, what)


@overload
def gets(target: Target, *, power: int | Quantity) -> Constant: ...


@overload
def gets(target: Target, *, armor: int | Quantity) -> Constant: ...


@overload
def gets(target: Target, *, power: int | Quantity, armor: int | Quantity) -> Together: ...


def gets(
    target: Target, *, power: int | Quantity | None = None, armor: int | Quantity | None = None
) -> Constant | Together:
    """The target gets power, armor or both. Raises `ValueError` for neither. Rules: "Power", "Armor"."""
    if power is None and armor is None:
        raise ValueError(f"does {target} get power or armor?")
    changes = ((Mod.POWER_ADD, power), (Mod.ARMOR_ADD, armor))
    items = tuple(_changed(kind, target, quantity(n)) for kind, n in changes if n is not None)
    return items[0] if len(items) == 1 else Together(items)

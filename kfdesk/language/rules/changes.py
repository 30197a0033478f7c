"""Rules that change cards and players: power, armor, fight damage, key cost, hand size.

Each is a constant ability, or holds for a time within a duration. Rule: "Constant abilities".
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, ClassVar, Literal, overload

from kfdesk.engine.abilities import ColorCost, DamageTaken, Mod, ModValue, Scope, Static
from kfdesk.engine.terms import COLORS, CardId, KeyColor, Keyword, Player, Step
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo, Number, PerEach, Quantity, quantity, some
from kfdesk.language.base import Rule, Target, itself_in, judging, while_later
from kfdesk.language.descriptions import Each
from kfdesk.language.estimates import (
    BOUNCED,
    CHEAPER,
    COUNTED,
    DEARER,
    LIFE,
    ME,
    ONE_IN,
    DeckEstimate,
    EstimateContext,
    EstimateKind,
    Shares,
)
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.players import YOU, EachPlayer, Who, done_by
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.predicates import Predicate
from kfdesk.language.rules.keywords import keywords
from kfdesk.language.rules.together import Together
from kfdesk.language.sorts import CARD, Sort
from kfdesk.language.standings import HAUNTED, Standing
from kfdesk.language.targets import HOST, THIS, Chosen
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import And, Listed
from kfdesk.text.members import SeveralOrEach
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import NOT_EACH, PLURAL, Adjective, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment, Wordable

__all__ = [
    "BLANK",
    "considered",
    "deals_when_fighting",
    "draws_more",
    "gets",
    "has",
    "ignores",
    "keys_cost",
    "refills",
    "takes_more_damage",
]


@entity
class Constant(Rule, Static[CardId]):
    """A change that holds for `target`: a class for each kind, which says it and gives its value, if it has one.

    Rule: "Constant abilities".
    """

    target: Target
    condition_first: ClassVar[bool] = False
    """Whether the condition that it holds under is said before it."""

    def under(self, condition: Wordable) -> Fragment:
        near = getattr(self.target, "target", None)  # of whose neighbors it is said
        of_near = near is not None and any(one is near for one in parts(condition))
        first = self.condition_first or of_near
        return Rule.under(self, condition) if first else while_later(self, condition, (self.target,))

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject)

    def only(self, scope: Scope) -> CardId | None:
        return self.target.single(scope)


@entity
class GivenValue(Constant):
    """A change whose value is known as the card is built."""

    what: ModValue

    def value(self, scope: Scope, subject: CardId) -> ModValue:
        return self.what


@entity
class ChangedNumber(Constant):
    """A change of a number by an amount, or to an amount."""

    what: Quantity
    itself: Any = None
    """What in the amount means each card that the change is made to: "+2 power for each Æmber on it"."""
    listed: ClassVar[Frame | None] = None
    """What the target gets, as it stands in a list."""

    @property
    def following(self) -> Mapping[str, Any]:
        return {"itself": itself_in(self.what)}

    @property
    def gotten(self) -> Wordable:
        return None if self.listed is None else self.listed.of(what=self.what)

    @property
    def never_lowers(self) -> bool:
        what = self.what
        return what.n >= 0 if isinstance(what, Number | PerEach) else isinstance(what, EqualTo)

    def value(self, scope: Scope, subject: CardId) -> int:
        if self.itself is None:
            return self.what.of(scope)
        with judging(scope, self.itself, subject):
            return self.what.of(scope)


@entity
class GetsPower(ChangedNumber):
    """Creatures get more or less power."""

    kind = Mod.POWER_ADD
    listed = Frame(en="{what:signed} power {what:tail}", de="{what:signed} Stärke {what:tail}")

    def worded(self) -> Fragment:
        phrase = _POWER_EQUAL if isinstance(self.what, EqualTo) else _GETS_POWER
        return phrase.of(target=self.target, what=self.what)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.strengthens(self.target, self.what.estimate(), context)


_GETS_POWER = Phrase(en="{target} | get {what:signed} power", de="{target} | {what:signed} Stärke erhalten")
_POWER_EQUAL = Phrase(en="{target} | have power {what:tail}", de="{target} | Stärke {what:tail} haben")
"""Of a power that is counted: the card has no other."""


@entity
class GetsArmor(ChangedNumber):
    """Creatures get more or less armor."""

    kind = Mod.ARMOR_ADD
    listed = Frame(en="{what:signed} armor {what:tail}", de="{what:signed} Rüstung {what:tail}")
    phrase = Phrase(en="{target} | get {what:signed} armor", de="{target} | {what:signed} Rüstung erhalten")

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        armor = self.what.estimate()
        if armor > 0:
            estimate.strengthens(self.target, armor, context)
            estimate.protects(self.target, armor / LIFE, context)
        else:
            estimate.damages(self.target, -armor, context)


@entity
class DealsMore(ChangedNumber):
    """Creatures deal more damage with their power."""

    kind = Mod.FIGHT_DAMAGE
    phrase = Phrase(en="{target} | deal {what:signed}{damage}", de="{target} | {what:signed}{damage} zu-fügen")

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        dealt = ONE_IN * min(1.0, self.what.estimate() / LIFE) * estimate.friends(self.target, context)
        estimate.add(EstimateKind.REMOVAL, dealt, context)


@entity
class DealsOnly(ChangedNumber):
    """Creatures deal so much damage when fighting, whatever their power."""

    kind = Mod.FIGHT_DAMAGE_SET
    phrase = Phrase(
        en="{target} | only [deal] {what}{damage} when fighting", de="{target} | im Kampf nur {what}{damage} zu-fügen"
    )


@entity
class DealsNone(Constant):
    """Creatures deal no damage with their power."""

    kind = Mod.NO_FIGHT_DAMAGE
    phrase = Phrase(en="{target} | deal no damage when fighting", de="{target} | im Kampf keinen Schaden zu-fügen")


@entity
class CannotBeDamaged(Constant):
    """Cards cannot be dealt damage."""

    kind = Mod.CANNOT_BE_DAMAGED
    phrase = Phrase(en="{target} | cannot be dealt damage", de="{target} | keinen Schaden erhalten können")

    def worded(self) -> Fragment:
        if not isinstance(self.target, Each):
            return self.phrase
        target = SeveralOrEach(self.target.described(PLURAL), self.target.described(NOT_EACH))
        return _EACH_UNDAMAGED.of(target=target)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.target, 1.0, context.held)


_EACH_UNDAMAGED = Phrase(en="{target} | cannot be dealt damage", de="{target} | Schaden erhalten können")


@entity
class IsBlank(Constant):
    """The text boxes of cards are considered blank."""

    kind = Mod.BLANK

    def worded(self) -> Fragment:
        return _BLANK.of(box=NounPhrase((_TEXT_BOX,), of=self.target))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.hinders(self.target, 1.0, context.held)


_TEXT_BOX = Noun("text box", "das Textfeld, Textfelder")
_BLANK = Phrase(en="{box} | be considered blank (except for traits)", de="{box} | [gelten] als leer (bis auf Merkmale)")


@entity
class IsOnFlank(Constant):
    """Creatures are considered to be on a flank."""

    kind = Mod.ON_FLANK
    phrase = Phrase(
        en="{target} | be considered a <flank> creature",
        de="{target} | als <Flankenkreatur> [gelten]",
        rule="glossary/flank",
    )


@entity
class IsArtifact(Constant):
    """Creatures are considered artifacts, and are none as long as they are. Rule: "Artifacts"."""

    kind = Mod.ARTIFACT
    of_each = True
    phrase = Phrase(
        en="{target} | be considered an artifact",
        de="{target} | als Artefakt [gelten]",
        rule="glossary/artifacts",
    )


@entity
class ForPlayer(Rule, Static[Player]):
    """A change that holds for players: key cost, hand size, what they cannot do."""

    who: Who

    def applies(self, scope: Scope, subject: Player) -> bool:
        return subject in self.who.players(scope)


@entity
class IsHaunted(ForPlayer):
    """Players are haunted, however many cards are in their discard piles. Rule: "Haunted"."""

    kind = Mod.HAUNTED

    def worded(self) -> Fragment:
        return HAUNTED.predicative.sentence(HAUNTED, self.who)


@entity
class Refills(ForPlayer):
    """Players refill their hands to more cards, or to fewer."""

    what: Quantity
    kind = Mod.HAND_SIZE

    def worded(self) -> Fragment:
        hand, step = PerLanguage(NounPhrase((nouns.HAND,), of=DOER), None), nouns.step_of(Step.DRAW, DOER)
        if isinstance(self.what, Number) and self.what.n < 0:
            return done_by(self.who, _REFILL_LESS.of(hand=hand, what=Number(-self.what.n), step=step))
        return done_by(self.who, _REFILL.of(hand=hand, what=self.what, step=step))

    def value(self, scope: Scope, subject: Player) -> int:
        return self.what.of(scope)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who, more = self.who.shares(context), self.what.estimate()
        estimate.add(EstimateKind.DRAW, max(0.0, more) * who.yours, context.held)
        estimate.add(EstimateKind.DISRUPTION, max(0.0, -more) * who.theirs, context.held)


_REFILL = Phrase(
    en="refill {hand} to {what:# additional card|# additional cards} during {step} {what:tail}",
    de="{hand} in {step:dat} {what:tail} auf {what:# zusätzliche Karte|# zusätzliche Karten} auf-ziehen",
)
_REFILL_LESS = Phrase(
    en="refill {hand} to {what:# less card|# fewer cards} during {step}",
    de="{hand} in {step:dat} auf {what:# Karte|# Karten} weniger auf-ziehen",
)


@entity
class DrawsMore(ForPlayer):
    """Players draw more cards in step 5 than those that refill their hands, also as if it were that step."""

    # Reading: reading/drawn-besides
    what: Quantity
    kind = Mod.MORE_DRAWN

    def worded(self) -> Fragment:
        return done_by(self.who, _DRAW_MORE.of(what=self.what, step=nouns.step_of(Step.DRAW, DOER)))

    def value(self, scope: Scope, subject: Player) -> int:
        return self.what.of(scope)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        drawn = self.what.estimate() * self.who.shares(context).yours
        estimate.add(EstimateKind.DRAW, drawn, context.held)


_DRAW_MORE = Phrase(
    en="draw {what:# additional card|# additional cards} during {step} {what:tail}",
    de="in {step:dat} {what:tail} {what:# zusätzliche Karte|# zusätzliche Karten} ziehen",
)


@entity
class KeysCost(ForPlayer):
    """The keys of players cost more, or less."""

    what: Quantity
    kind = Mod.KEY_COST

    def worded(self) -> Fragment:
        return self._costs()

    def _costs(self, *mods: Adjective) -> Fragment:
        whose = None if isinstance(self.who, EachPlayer) else self.who
        keys = NounPhrase((nouns.KEY,), PLURAL, mods, of=whose)
        if isinstance(self.what, EqualTo):
            return _COST_COUNTED.of(keys=keys, what=self.what.count.number)
        return _COST.of(keys=keys, what=self.what)

    def value(self, scope: Scope, subject: Player) -> int | ColorCost:
        return self.what.of(scope)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who, change, held = self.who.shares(context), self.what.estimate(), context.held
        if context.granted and change > 0:  # an enemy creature is to have what makes the keys of its player dearer
            who = Shares(0.0, max(who))
        estimate.add(EstimateKind.AMBER_CONTROL, DEARER * change * who.theirs, held)
        estimate.add(EstimateKind.KEY_CHEATS, CHEAPER * max(0.0, -change) * who.yours, held)


_COST = Phrase(en="{keys} | cost {what:signed}{amber}", de="{keys} | {what:signed}{amber} kosten")
_COST_COUNTED = Phrase(
    en="{keys} | cost +X{amber}, where X is {what}", de="{keys} | +X{amber} [kosten], wobei X {what:nom} ist"
)


@entity
class CostOfColor(KeysCost):
    """The keys of one color cost a player more."""

    color: KeyColor
    kind = Mod.COLOR_COST

    def worded(self) -> Fragment:
        return self._costs(nouns.KEY_COLORS[self.color])

    def value(self, scope: Scope, subject: Player) -> ColorCost:
        return ColorCost(self.color, self.what.of(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        KeysCost.add_to(self, estimate, context.by(1 / len(COLORS)))


def refills(amount: int | Quantity, who: Who = YOU) -> Refills:
    """The player refills their hand to more cards, or to fewer for a negative number."""
    return Refills(who, quantity(amount))


def draws_more(amount: int | Quantity, who: Who = YOU) -> DrawsMore:
    """The player draws so many cards in step 5 besides those that refill their hand.

    Raises `ValueError` for a number below 1.
    """
    return DrawsMore(who, some(amount))


def keys_cost(amount: int | Quantity, who: Who, *, color: KeyColor | None = None) -> KeysCost:
    """The player's keys, or those of a color, cost more, or less for a negative number.

    Rule: "Cost, at current cost".
    """
    if color is not None:
        return CostOfColor(who, quantity(amount), color)
    return KeysCost(who, quantity(amount))


@entity
class NoDamageWhenAttacked(DealsNone):
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
        return NoDamageWhenAttacked(target)
    if more:
        return DealsMore(target, quantity(amount))
    if amount == 0:
        return DealsNone(target)
    return DealsOnly(target, quantity(amount))


@entity
class TakesMoreDamage(Constant):
    """More damage is dealt to creatures: so much more each time, or twice as much for None."""

    what: Quantity | None
    kind = Mod.DAMAGE_TAKEN
    condition_first = True

    def worded(self) -> Fragment:
        if self.what is None:
            return _DOUBLED.of(target=self.target)
        harm = Recalling(_IS_DEALT.of(target=self.target), (self.target,), near=True)
        return _TAKES_MORE.of(target=self.target, n=self.what, harm=harm)

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
    return TakesMoreDamage(target, None if plus is None else some(plus))


@entity
class Ignores(GivenValue):
    """The target ignores keywords of what it attacks; `None` among them: it ignores armor."""

    what: tuple[Keyword | None, ...]
    kind = Mod.IGNORE_KEYWORD
    condition_first = True

    def worded(self) -> Fragment:
        words = tuple(word for word in self.what if word is not None)
        if None not in self.what:
            return _IGNORE.of(words=keywords(*words))
        names = (nouns.KEYWORDS[word].name for word in words)
        said = PerLanguage(
            Listed((_ANY_ARMOR, *names)), Listed((_ANY_ARMOR, keywords(*words)) if words else (_ANY_ARMOR,))
        )
        return _IGNORE.of(words=said)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.REMOVAL, ONE_IN * BOUNCED * estimate.friends(self.target, context), context)


_IGNORE = Phrase(en="ignore {words}", de="{words} ignorieren")
_ANY_ARMOR = fixed("armor", "Rüstung")


def ignores(*words: Keyword, target: Target = THIS, armor: bool = False) -> Ignores:
    """The target ignores those keywords of what it attacks, or armor; use it as `while_(attacking(THIS), ignores(…))`.

    Raises `ValueError` where nothing is ignored.
    """
    if not words and not armor:
        raise ValueError("what is ignored?")
    return Ignores(target, (None,) * armor + words)


class Blank(Enum):
    """What a text box is considered to be: without text, its traits kept."""

    BLANK = "blank"


BLANK = Blank.BLANK


@overload
def considered(target: Target, what: Predicate | Blank | Sort) -> Constant: ...
@overload
def considered(target: Who, what: Standing) -> IsHaunted: ...
def considered(target: Target | Who, what: Predicate | Blank | Sort | Standing) -> Constant | IsHaunted:
    """The creature is considered `ON_FLANK`, wherever it stands, or an `ARTIFACT`; or the card's text box `BLANK`; a
    player is `HAUNTED`.

    Raises `ValueError` for anything else, and for creatures of a description that none would fit any more as soon as it
    is an artifact. Rule: "Flank".
    """
    if isinstance(target, Who):
        if what is not HAUNTED:
            raise ValueError(f"players are not considered to be this: {what}")
        return IsHaunted(target)
    if what is BLANK:
        return IsBlank(target)
    if what is Sort.ARTIFACT:
        if target is HOST or isinstance(target, NeighborsOf) or (isinstance(target, Each) and target.sort is not CARD):
            raise ValueError(f"{target} would not be meant any more once it is an artifact: say which cards")
        return IsArtifact(target)
    if what is not ON_FLANK:
        raise ValueError(f"cards are not considered to be this: {what}")
    return IsOnFlank(target)


@entity
class HasNumber(ChangedNumber):
    """Creatures are considered to have that power, or that armor: before anything is added, or after all (FAQ on Pale
    Star), as its kind says.

    Where it is that of a creature that was chosen and has left play, there is none to be considered: they have their
    own again. Rule: "Movement between zones".
    """

    kind: Mod = Mod.POWER_ONLY
    cannot_gain: bool = False
    """Whether it is also said that they cannot gain armor: what they have is not added to anyway."""
    of_each = True

    @property
    def model(self) -> Chosen | None:
        """The chosen creature whose power or armor it is."""
        model = getattr(self.what.count, "target", None) if isinstance(self.what, EqualTo) else None
        return model if isinstance(model, Chosen) else None

    def begins(self, scope: Scope) -> bool:
        return self.model is None or self.model not in scope.picked or bool(scope.picked[self.model])

    def applies(self, scope: Scope, subject: CardId) -> bool:
        gone = self.model is not None and not self.model.counted(scope)
        return not gone and ChangedNumber.applies(self, scope, subject)

    def worded(self) -> Fragment:
        considered = _CONSIDERED if self.kind in (Mod.POWER_ONLY, Mod.ARMOR_ONLY) else _CONSIDERED_CREATURE
        return self.with_bar(considered.of(target=self.target, numbers=self.number))

    def with_bar(self, considered: Fragment) -> Fragment:
        """Return a sentence with what is said of gaining armor behind it."""
        return And((considered, _CANNOT_GAIN_ARMOR.of(target=self.target))) if self.cannot_gain else considered

    @property
    def number(self) -> Fragment:
        """Return "1 power"."""
        return _OF_KIND[self.kind].of(n=self.what)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.kind is Mod.POWER_SET:
            once = context._replace(times=min(1.0, context.times))
            estimate.strengthens(self.target, self.what.estimate(), once)
        elif self.kind is Mod.POWER_ONLY and self.target.sides() == ME:
            estimate.strengthens(self.target, ONE_IN * self.what.estimate(), context)
        elif self.kind is Mod.POWER_ONLY:
            estimate.removes(self.target, ONE_IN * BOUNCED, context)


@entity
class HasNumbers(Together):
    """Creatures are considered to have other power and other armor."""

    items: tuple[HasNumber, ...]

    def worded(self) -> Fragment:
        target = self.items[0].target
        considered = _CONSIDERED.of(target=target, numbers=Listed(tuple(item.number for item in self.items)))
        return self.items[-1].with_bar(considered)


_POWER = Frame(en="{n} power {n:tail}", de="Stärke {n} {n:tail}")
_ARMOR = Frame(en="{n} armor {n:tail}", de="Rüstung {n} {n:tail}")
_OF_KIND = {Mod.POWER_SET: _POWER, Mod.POWER_ONLY: _POWER, Mod.ARMOR_SET: _ARMOR, Mod.ARMOR_ONLY: _ARMOR}
_CONSIDERED = Phrase(en="{target} | be considered to have {numbers}", de="{target} | {numbers} haben")
_CONSIDERED_CREATURE = Phrase(
    en="{target} | be considered to have {numbers}", de="{target} | als Kreatur mit {numbers} [gelten]"
)
"""Of what is no creature by itself."""
_CANNOT_GAIN_ARMOR = Phrase(en="{target} | cannot gain armor", de="{target} | keine Rüstung erhalten können")


def has(
    target: Target,
    *,
    power: int | Quantity | None = None,
    armor: int | Quantity | None = None,
    cannot_gain: bool = False,
) -> HasNumbers:
    """The creature is considered to have that power, that armor, or both, and no other whatever is added.

    With `cannot_gain` it is also said that it cannot gain armor. Raises `ValueError` for neither, and where that is
    said without an armor. Rules: "Power", "Armor", FAQ on Pale Star.
    """
    if power is None and armor is None:
        raise ValueError(f"which power or armor does {target} have?")
    if cannot_gain and armor is None:
        raise ValueError(f"which armor does {target} have, if it cannot gain any?")
    changes = ((Mod.POWER_ONLY, power), (Mod.ARMOR_ONLY, armor))
    numbers = ((kind, quantity(n), cannot_gain and kind is Mod.ARMOR_ONLY) for kind, n in changes if n is not None)
    return HasNumbers(tuple(HasNumber(target, n, None, kind, barred) for kind, n, barred in numbers))


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
    changes = ((GetsPower, power), (GetsArmor, armor))
    items = tuple(made(target, quantity(n), itself_in(n)) for made, n in changes if n is not None)
    return items[0] if len(items) == 1 else Together(items)

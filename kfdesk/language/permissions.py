"""What may and may not be done: playing, using, fighting, choosing houses; control, belonging.

Most are constant abilities; under `this_turn` or `next_turn` they are lasting ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, overload

from kfdesk.engine.abilities import DONE, Ability, Mod, Replacement, Restriction, Scope, Static, Steps
from kfdesk.engine.events import Event, StepBegan
from kfdesk.engine.terms import House, Keyword, Step
from kfdesk.language import names
from kfdesk.language.abilities import Constant, ForPlayer, Together
from kfdesk.language.base import Node, Rule
from kfdesk.language.conditions import Condition
from kfdesk.language.history import Happened
from kfdesk.language.impact import ONE_IN, POOL, At, Figure, Tally, uncounted
from kfdesk.language.naming import HouseChoice
from kfdesk.language.players import YOU, EachPlayer, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, Each, Group, Target, a
from kfdesk.text.joining import IF, UNLESS, Quoted
from kfdesk.text.joining import WHILE as WHILE_JOINT
from kfdesk.text.nominals import NounPhrase, Pronoun, described
from kfdesk.text.nouns import PLURAL, THE, UP_TO, A, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "amber_may_be_spent",
    "belongs_to",
    "controls",
    "counts_as_flank",
    "enters_stunned",
    "first_enters_ready",
    "gains",
    "house_while_yours",
    "loses",
    "next_ready",
    "perishes",
    "skips",
]


def _while(condition: Condition | None, rule: Piece) -> Piece:
    """Return the rule, under its condition if it has one."""
    return rule if condition is None else WHILE_JOINT.of(condition=condition, effect=rule)


# Use and fight ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Worded(Constant):
    """A constant change worded by its own phrase, whose slots are `target` and `what`."""

    wording: Phrase | None = None

    def spoken(self) -> Piece:
        assert self.wording is not None
        target: Sayable = self.target
        if isinstance(self.target, Each) and self.wording in (NOT_USED, NOT_REAP, NOT_FIGHT):
            target = self.target.described(PLURAL)
        fields: dict[str, Any] = {"target": target, "what": self.what}
        clause = self.wording.of(**{name: fields[name] for name in self.wording.slot_names()})
        return _while(self.condition, clause)


NOT_USED = Phrase(en="{target} | cannot be used", de="{target} | nicht verwendet werden können")
NOT_REAP = Phrase(en="{target} | cannot reap", de="{target} | nicht ernten können")
NOT_FIGHT = Phrase(en="{target} | cannot fight", de="{target} | nicht kämpfen können")
MAY_FIGHT = Phrase(en="{target} | may fight", de="{target} | kämpfen dürfen")
_MAY_BE_USED = Phrase(en="{doer} | may use {what}", de="{doer} | {what} verwenden dürfen")
_ONLY_FIGHT = Phrase(
    en="{target} | may be used as if it belonged to the active house, but can only fight",
    de="{target} | verwendet werden [dürfen], als gehörte sie zur aktiven Fraktion, kann aber nur kämpfen",
)
_ENTER_READY = Phrase(en="{target} | enter play ready", de="{target} | spielbereit ins Spiel kommen")
_ENTER_STUNNED = Phrase(en="{target} | enter play stunned", de="{target} | betäubt ins Spiel kommen")
_ON_FLANK = Phrase(en="{target} | be considered a flank creature", de="{target} | als Flankenkreatur [gelten]")
_LOSES = Phrase(en="{target} | lose {what}", de="{target} | {what} verlieren")
_SPEND = Phrase(
    en="{doer} | may spend {amber} on {target} when forging keys",
    de="{doer} | beim Schmieden von Schlüsseln {amber} auf {target:dat} ausgeben dürfen",
)


@dataclass(frozen=True, eq=False)
class MayUse(Constant):
    """The cards may be used, whatever house is active; all of a description are spoken of in the plural."""

    def spoken(self) -> Piece:
        what = self.target.described(PLURAL) if isinstance(self.target, Each) else self.target
        return _MAY_BE_USED.of(what=what)


@dataclass(frozen=True, eq=False)
class MayUseSome(Rule, Static):
    """Cards of a description may be used whatever house is active, up to so many different ones.

    A card used once may be used again. Rule: FAQ on Combat Pheromones.
    """

    group: Group
    most: int
    kind = Mod.MAY_USE
    weigh = uncounted

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.group.fits(scope, subject)

    def leaves_behind(self) -> tuple[Ability, Target]:
        card = a(self.group.sort)
        return MayUse(Mod.MAY_USE, card), card

    @property
    def uses(self) -> int:
        """Each use of another card counts."""
        return self.most

    def spoken(self) -> Piece:
        return _MAY_BE_USED.of(what=self.group.described(UP_TO, count=self.most))

    def within(self, time: Sayable) -> Piece:
        return _MAY_BE_USED_WITHIN.of(what=self.group.described(UP_TO, count=self.most), time=time)


_MAY_BE_USED_WITHIN = Phrase(en="{doer} | may use {what} {time}", de="{doer} | {time} {what} verwenden dürfen")


def enters_stunned(target: Target = THIS) -> Worded:
    """The creature enters play stunned."""
    return Worded(Mod.ENTERS_STUNNED, target, None, None, _ENTER_STUNNED)


@dataclass(frozen=True, eq=False)
class FirstEntersReady(Node, Static):
    """The first creature played each turn, by either player, enters play ready."""

    kind = Mod.ENTERS_READY
    phrase = said(
        "the first creature played each turn enters play ready",
        "die erste in jedem Zug gespielte Kreatur kommt spielbereit ins Spiel",
    )

    def applies(self, scope: Scope, subject: int) -> bool:
        played = scope.g.state.memory.played
        first = fits(scope, subject, sort=CREATURE) and not any(fits(scope, c, sort=CREATURE) for c in played)
        return first and scope.g.frames.plays(subject)


@dataclass(frozen=True, eq=False)
class NextReady(Node, Static):
    """The next card of a sort you play enters play ready; meant for `this_turn(next_(…))`."""

    sorts: tuple[Sort, ...]
    predicates: tuple[Predicate, ...]
    kind = Mod.ENTERS_READY

    def applies(self, scope: Scope, subject: int) -> bool:
        if scope.g.state.active != scope.you or not scope.g.frames.plays(subject):
            return False
        return any(fits(scope, subject, self.predicates, sort) for sort in self.sorts)

    def spoken(self) -> Piece:
        nouns = tuple(NOUNS[sort] for sort in self.sorts)
        return _ENTER_READY.of(target=described(nouns, THE, NEXT, *self.predicates, _YOU_PLAY_NOW))


NEXT = Adjective("next", "nächst")
_YOU_PLAY_NOW = Frame(en="you play this turn", de=", {rel:acc} du in diesem Zug spielst,")


def first_enters_ready() -> FirstEntersReady:
    """The first creature played each turn enters play ready."""
    return FirstEntersReady()


def next_ready(*sorts: Sort, predicates: tuple[Predicate, ...] = ()) -> NextReady:
    """The next card of these sorts you play enters play ready; use it as `this_turn(next_(next_ready(…)))`."""
    return NextReady(sorts, predicates)


def counts_as_flank(target: Target) -> Worded:
    """The creature is considered a flank creature."""
    return Worded(Mod.ON_FLANK, target, None, None, _ON_FLANK)


def amber_may_be_spent(target: Target = THIS) -> Worded:
    """Its controller may spend the Æmber on the card when forging keys."""
    return Worded(Mod.SPENDABLE, target, None, None, _SPEND)


@dataclass(frozen=True, eq=False)
class MayOnlyFight(Node, Static):
    """The creatures may be used whatever house is active, but only to fight. Rule: FAQ on Horseman of War."""

    target: Target
    kind = Mod.USED_ONLY
    phrase = _ONLY_FIGHT

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: int) -> Any:
        return "fight"


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


@dataclass(frozen=True, eq=False)
class CanOnlyFight(Node, Static):
    """The creature can only be used to fight creatures of a description."""

    group: Group
    target: Target = THIS
    kind = Mod.ATTACKS_ONLY

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: int) -> tuple[int, ...]:
        return self.group.candidates(scope)

    def spoken(self) -> Piece:
        return _CAN_ONLY_FIGHT.of(target=self.target, what=described(names.CREATURE, PLURAL, *self.group.predicates))


_CAN_ONLY_FIGHT = Phrase(en="{target} | can only fight {what}", de="{target} | nur gegen {what:acc} kämpfen können")


# Playing ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class ForPlaying(Node, Static):
    """A change for cards of a sort that a player plays: permitted off-house, or forbidden.

    `once` permits one such card each turn.
    """

    kind: Mod
    who: Who
    sort: Sort = CARD
    predicates: tuple[Predicate, ...] = ()
    condition: Condition | None = None
    once: bool = False

    def applies(self, scope: Scope, subject: int) -> bool:
        g = scope.g
        if g.state.active not in self.who.players(scope) or not self._fits(scope, subject):
            return False
        if self.condition is not None and not self.condition.holds(scope):
            return False
        return not self.once or g.state.cards[scope.source].entered not in g.state.memory.allowances

    def _fits(self, scope: Scope, card: int) -> bool:
        return fits(scope, card, self.predicates, self.sort)

    def spoken(self) -> Piece:
        if self.kind is Mod.CANNOT_PLAY:
            return _while(
                self.condition,
                _NOT_PLAY.of(who=self.who, what=described(NOUNS[self.sort], PLURAL, *self.predicates)),
            )
        clause = _MAY_PLAY.of(who=self.who, what=described(NOUNS[self.sort], A, *self.predicates))
        if self.once and self.condition is not None:
            return _EACH_TURN_IN_WHICH.of(effect=clause, condition=self.condition)
        return _while(self.condition, clause)


_NOT_PLAY = Phrase(en="{who} | cannot play {what}", de="{who} | keine {what} spielen können")
_EACH_TURN_IN_WHICH = Frame(
    en="{effect} during each turn in which {condition}", de="in jedem Zug, in dem {condition:last}, {effect:then}"
)
_MAY_PLAY = Phrase(en="{who} | may play {what}", de="{who} | {what} spielen dürfen")


@dataclass(frozen=True, eq=False)
class AtMostPlayed(Node, Static):
    """A player cannot play more than so many cards each turn."""

    limit: int
    who: Who
    kind = Mod.CANNOT_PLAY
    phrase = Phrase(
        en="{who} | cannot play more than {limit:# card|# cards} each turn",
        de="{who} | in jedem Zug nicht mehr als {limit:# Karte|# Karten} spielen können",
    )

    def applies(self, scope: Scope, subject: int) -> bool:
        s = scope.g.state
        return s.active in self.who.players(scope) and len(s.memory.played) >= self.limit


@dataclass(frozen=True, eq=False)
class Unless(Node, Restriction):
    """The card cannot be played (or used) unless a condition holds. Rule: "Restrictions"."""

    condition: Condition
    play: bool

    def forbids(self, scope: Scope) -> bool:
        return not self.condition.holds(scope)

    def spoken(self) -> Piece:
        clause = _CANNOT_BE_PLAYED if self.play else _CANNOT_USE_THIS
        condition = self.condition.until_now() if isinstance(self.condition, Happened) else self.condition
        return UNLESS.of(effect=clause, condition=condition)


_CANNOT_BE_PLAYED = Phrase(en="{this} | cannot be played", de="{this} | nicht gespielt werden können").of()
_CANNOT_USE_THIS = Phrase(en="{doer} | cannot use {this}", de="{doer} | {this:acc} nicht verwenden können").of()


# Houses -----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class HouseRule(Node, Static):
    """A player must (or cannot) choose a house as their active house. Rule: "House choice"."""

    kind: Mod
    who: Who
    house: House | HouseChoice
    condition: Condition | None = None

    def applies(self, scope: Scope, subject: int) -> bool:
        if subject not in self.who.players(scope) or self.value(scope, subject) is None:
            return False
        return self.condition is None or self.condition.holds(scope)

    def value(self, scope: Scope, subject: int) -> House | None:
        return self.house.house(scope) if isinstance(self.house, HouseChoice) else self.house

    def spoken(self) -> Piece:
        house = said("that house", "jene Fraktion") if isinstance(self.house, HouseChoice) else names.HOUSES[self.house]
        wording = _MUST_CHOOSE if self.kind is Mod.MUST_CHOOSE else _CANNOT_CHOOSE
        own = NounPhrase((names.HOUSE,), mods=(names.ACTIVE,), of=self._whose)
        return _while(self.condition, wording.of(who=self.who, house=house, own=own))

    @property
    def _whose(self) -> Sayable:
        return self.who if self.who is YOU else Pronoun(self.who)


_MUST_CHOOSE = Phrase(en="{who} | must choose {house} as {own}", de="{who} | {house} als {own} wählen müssen")
_CANNOT_CHOOSE = Phrase(en="{who} | cannot choose {house} as {own}", de="{who} | {house} nicht als {own} wählen können")


@dataclass(frozen=True, eq=False)
class Belongs(Node, Static):
    """The card belongs to a house instead of its own; to all houses besides its own for None."""

    house: House | None
    target: Target

    @property
    def kind(self) -> Mod:  # type: ignore[override]
        """A house is set, all houses are added."""
        return Mod.HOUSE_ADD if self.house is None else Mod.HOUSE_SET

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: int) -> House | tuple[House, ...]:
        if self.house is not None:
            return self.house
        own = scope.g.state.cards[subject].houses
        return tuple(h for h in House if h not in own)

    def spoken(self) -> Piece:
        if self.house is None:
            return _ALL_HOUSES.of(target=self.target)
        return _BELONGS.of(target=self.target, house=names.HOUSES[self.house])


_ALL_HOUSES = Phrase(en="{target} | belong to all houses", de="{target} | zu allen Fraktionen gehören")
_BELONGS = Phrase(en="{target} | belong to house {house}", de="{target} | zur Fraktion {house} gehören")


def belongs_to(house: House, target: Target) -> Belongs:
    """The card belongs to that house."""
    return Belongs(house, target)


@dataclass(frozen=True, eq=False)
class HouseWhileYours(Node, Static):
    """While you control a card of none of your three houses, it belongs to a house."""

    house: House
    target: Target
    kind = Mod.HOUSE_SET

    def applies(self, scope: Scope, subject: int) -> bool:
        c = scope.g.state.cards[subject]
        if not self.target.covers(scope, subject) or c.controller != scope.you:
            return False
        return not set(c.houses) & set(scope.g.state.players[scope.you].houses)

    def value(self, scope: Scope, subject: int) -> House:
        return self.house

    def spoken(self) -> Piece:
        return _WHILE_YOURS.of(target=self.target, house=names.HOUSES[self.house])


_WHILE_YOURS = Frame(
    en="while under your control, if {target:it} does not belong to one of your three houses, "
    "{target:it} belongs to house {house}",
    de="solange du {target:it:acc} kontrollierst und {target:it} zu keiner deiner drei Fraktionen gehört, "
    "gehört {target:it} zur Fraktion {house}",
)


def house_while_yours(house: House, target: Target) -> HouseWhileYours:
    """While you control the card and it is of none of your houses, it belongs to that house."""
    return HouseWhileYours(house, target)


@dataclass(frozen=True, eq=False)
class NotStolen(ForPlayer):
    """The player's Æmber cannot be stolen. Rule: "Steal"."""

    def spoken(self) -> Piece:
        if isinstance(self.who, EachPlayer):
            return said("{amber} cannot be stolen", "{amber} kann nicht gestohlen werden")
        if self.who is YOU:
            return said("your {amber} cannot be stolen", "dein {amber} kann nicht gestohlen werden")
        return said(
            "your opponent’s {amber} cannot be stolen", "das {amber} deines Gegners kann nicht gestohlen werden"
        )


# Control, gained abilities, ends ----------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Controls(Node, Static):
    """A player controls cards. Rule: "Control and ownership"."""

    target: Target
    who: Who = YOU
    kind = Mod.CONTROL
    phrase = Phrase(en="{who} | control {target}", de="{who} | {target} kontrollieren")

    def applies(self, scope: Scope, subject: int) -> bool:
        return subject in self.target.known(scope)

    def value(self, scope: Scope, subject: int) -> int:
        return self.who.players(scope)[0]

    def weigh(self, tally: Tally, at: At) -> None:
        if self.target is not THIS:
            tally.add(Figure.REMOVAL, 1.0, at)


def controls(target: Target, who: Who = YOU) -> Controls:
    """The player controls the card."""
    return Controls(target, who)


@dataclass(frozen=True, eq=False)
class Gains(Constant):
    """Cards gain an ability in quotation marks; "this" in it means the card that gains it."""

    def spoken(self) -> Piece:
        return _while(self.condition, self.change)

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


def perishes(while_: Condition) -> Perishes:
    """If the condition holds, this creature is destroyed."""
    return Perishes(Mod.PERISHES, THIS, None, while_)


@dataclass(frozen=True, eq=False)
class Perishes(Constant):
    """The creature is destroyed as soon as the condition holds."""

    def spoken(self) -> Piece:
        return IF.of(condition=self.condition, effect=_DESTROY_THIS)


_DESTROY_THIS = Phrase(en="destroy {this}", de="{this:acc} zerstören").of()


def loses(target: Target, word: Keyword) -> LosesKeyword:
    """The creatures lose the keyword."""
    return LosesKeyword(word, target)


# Steps ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Skips(Node, Replacement):
    """A player skips a step of their turn. Rule: "Skip"."""

    step: Step
    who: Who = YOU
    replaces: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def instead(self, scope: Scope, event: Event) -> Steps:
        return DONE
        yield

    def spoken(self) -> Piece:
        return _SKIPS.of(who=self.who, step=names.STEPS[self.step])

    def weigh(self, tally: Tally, at: At) -> None:
        if self.step is Step.FORGE:
            tally.add(Figure.AMBER_CONTROL, POOL / 2 * self.who.shares(at).theirs, at)


_SKIPS = Phrase(en="{who} | skip the “{step}” step", de="{who} | den Schritt “{step}” [überspringen]")


def skips(step: Step, who: Who = YOU) -> Skips:
    """The player skips that step."""
    return Skips(step, who)

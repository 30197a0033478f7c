"""Abilities: behind a bold label, constant, reacting, replacing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, overload

from kfdesk.engine import amber as rules
from kfdesk.engine.abilities import (
    NOTHING,
    Ability,
    Effect,
    Label,
    Mod,
    Reaction,
    Replacement,
    Scope,
    Static,
    Steps,
    Triggered,
)
from kfdesk.engine.events import AmberSpent, CardMoved, DamageDealt, Event, StepBegan
from kfdesk.engine.terms import CardType, Keyword, Step, Zone
from kfdesk.engine.transfers import onto_card, transfer_of
from kfdesk.language import names
from kfdesk.language.base import Node, Rule, parts
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import If, May, Sentences, sentences
from kfdesk.language.impact import CHEAPER, COUNTED, DEARER, ONE_IN, WHILE_IN_PLAY, At, Figure, Tally
from kfdesk.language.occurrences import FIGHTS, GETS_AMBER, IS_DESTROYED, LEAVES, SPENDS, Occurrence
from kfdesk.language.players import YOU, EachPlayer, Opponent, Who, You, done_by
from kfdesk.language.predicates import Enemy
from kfdesk.language.quantities import Number, Quantity, quantity
from kfdesk.language.targets import THIS, Group, Target, This
from kfdesk.text import joining
from kfdesk.text.joining import And, Listed
from kfdesk.text.nominals import DOER, NounPhrase, Recalling, described
from kfdesk.text.nouns import EACH, PLURAL, Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "END",
    "START",
    "Together",
    "action",
    "after",
    "after_fight",
    "after_fight_or_reap",
    "after_reap",
    "at",
    "before",
    "before_fight",
    "deals_no_fight_damage",
    "destroyed",
    "enters_ready",
    "fights_harder",
    "gets",
    "ignores",
    "instead",
    "keys_cost",
    "labelled",
    "omni",
    "play",
    "redirect",
    "refills",
    "together",
]

# Behind a label ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Labelled(Node, Triggered):
    """An ability behind one or more bold labels."""

    labels: tuple[Label, ...]
    effect: Effect

    def spoken(self) -> Piece:
        return joining.Labelled(tuple(names.LABELS[label.value] for label in self.labels), self.told)

    @property
    def told(self) -> Sayable:
        """Return what it does."""
        assert isinstance(self.effect, Instruction)
        return self.effect

    def weigh(self, tally: Tally, at: At) -> None:
        stays = tally.card_type is CardType.ARTIFACT and not _uses_itself_up(self.effect)
        uses = max((_uses(label, stays) for label in self.labels), default=0.0)
        tally.weigh(self.effect, at.by(uses + sum(_ONCE.get(label, 0.0) for label in self.labels)))


_USES = {Label.AFTER_REAP: 1.0, Label.ACTION: 1.0, Label.OMNI: 1.0, Label.AFTER_FIGHT: 0.5, Label.BEFORE_FIGHT: 0.5}
_ONCE = {Label.PLAY: 1.0, Label.DESTROYED: 0.5, Label.SCRAP: 0.5, Label.FATE: 0.5}
"""How often a label's ability is expected to resolve, for the figures of decks."""


def _uses(label: Label, stays: bool) -> float:
    """Return how often a label's use is expected; an artifact that stays in play is used again."""
    again = stays and label in (Label.ACTION, Label.OMNI)
    return _USES.get(label, 0.0) * (WHILE_IN_PLAY if again else 1.0)


def _uses_itself_up(effect: Effect) -> bool:
    """Return whether the effect destroys, sacrifices or takes away the card it is on."""
    gone = [node for node in parts(effect) if isinstance(node, Instruction) and node.takes_away]
    return any(getattr(node, "target", None) is THIS for node in gone)


def _labelled(labels: tuple[Label, ...], effects: tuple[Instruction, ...]) -> Labelled:
    return Labelled(labels, _one(effects))


def play(*effects: Instruction) -> Labelled:
    """A "Play:" ability."""
    return _labelled((Label.PLAY,), effects)


def after_fight(*effects: Instruction) -> Labelled:
    """An "After Fight:" ability."""
    return _labelled((Label.AFTER_FIGHT,), effects)


def after_reap(*effects: Instruction) -> Labelled:
    """An "After Reap:" ability."""
    return _labelled((Label.AFTER_REAP,), effects)


def after_fight_or_reap(*effects: Instruction) -> Labelled:
    """An "After Fight/After Reap:" ability."""
    return _labelled((Label.AFTER_FIGHT, Label.AFTER_REAP), effects)


def before_fight(*effects: Instruction) -> Labelled:
    """A "Before Fight:" ability."""
    return _labelled((Label.BEFORE_FIGHT,), effects)


def action(*effects: Instruction) -> Labelled:
    """An "Action:" ability."""
    return _labelled((Label.ACTION,), effects)


def omni(*effects: Instruction) -> Labelled:
    """An "Omni:" ability."""
    return _labelled((Label.OMNI,), effects)


def destroyed(*effects: Instruction) -> Labelled:
    """A "Destroyed:" ability."""
    return _labelled((Label.DESTROYED,), effects)


def labelled(labels: tuple[Label, ...], *effects: Instruction) -> Labelled:
    """An ability behind several labels: "After Fight/After Reap:"."""
    return _labelled(labels, effects)


# Constant ---------------------------------------------------------------------------------------


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


def refills(amount: int | Quantity, who: Who = YOU) -> ForPlayer:
    """The player refills their hand to more cards, or to fewer for a negative number."""
    return ForPlayer(Mod.HAND_SIZE, who, quantity(amount))


def keys_cost(amount: int | Quantity, who: Who, *, while_: Condition | None = None) -> ForPlayer:
    """The player's keys cost more, or less for a negative number. Rule: "Cost, at current cost"."""
    return ForPlayer(Mod.KEY_COST, who, quantity(amount), while_)


def enters_ready(target: Target = THIS) -> Constant:
    """The target enters play ready. Rule: "Enters play"."""
    return Constant(Mod.ENTERS_READY, target)


def deals_no_fight_damage(target: Target = THIS) -> Constant:
    """The target deals no damage when fighting."""
    return Constant(Mod.NO_FIGHT_DAMAGE, target)


def fights_harder(amount: int | Quantity, while_: Condition, target: Target = THIS) -> Constant:
    """The target deals more damage with its power."""
    return Constant(Mod.FIGHT_DAMAGE, target, quantity(amount), while_)


def ignores(word: Keyword, while_: Condition, target: Target = THIS) -> Constant:
    """While attacking, the target ignores a keyword of what it attacks."""
    return Constant(Mod.IGNORE_KEYWORD, target, word, while_)


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


# Reacting ---------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Reacting(Rule, Reaction):
    """Base of abilities that react to events."""

    effect: Instruction
    expected: ClassVar[float] = WHILE_IN_PLAY
    """How often it is expected to happen, for the figures of decks."""

    def during(self, time: Sayable) -> Piece:
        return joining.DURING_RULE.of(time=time, rule=self)

    @property
    def told(self) -> Sayable:
        """Return what it does then."""
        return self.effect

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.effect, at.by(self.expected))


@dataclass(frozen=True, eq=False)
class After(Reacting):
    """After something has happened, this happens; what the occurrence speaks of is meant again in the effect."""

    occurrence: Occurrence

    @property
    def listens(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """The event of the occurrence."""
        return (self.occurrence.kind.event,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return self.occurrence.fits(scope, event)

    def resolve(self, scope: Scope) -> Steps:
        assert scope.event is not None
        self.occurrence.bind(scope, scope.event)
        return (yield from self.effect.resolve(scope))

    def spoken(self) -> Piece:
        return joining.AFTER.of(event=self.occurrence, effect=self.told)

    @property
    def uses(self) -> int | None:
        """Once, for a card that leaves play itself: it is another card when it enters again."""
        return 1 if self.occurrence.kind is LEAVES and isinstance(self.occurrence.card, This) else None

    @property
    def outright(self) -> Sayable:
        """If it can happen only once, it is said with "if"."""
        return self if self.uses is None else joining.IF.of(condition=self.occurrence, effect=self.told)

    def during(self, time: Sayable) -> Piece:
        if self.occurrence.kind not in EACH_TIME:
            return joining.DURING_RULE.of(time=time, rule=self)
        about_it = any(node is self.occurrence.card for node in parts(self.effect))
        joint = joining.EACH_TIME if about_it else joining.EACH_TIME_LATER
        rule = joint.of(effect=self.told, event=self.occurrence)
        return joining.DURING_RULE.of(time=time, rule=rule)

    @property
    def told(self) -> Sayable:
        """Return what it does; the card of the occurrence is "it" in the same sentence.

        It is "that creature" where two were named, and from sentence to sentence.
        """
        card = self.occurrence.card
        if card is None or isinstance(card, This):
            return self.effect
        near = len(self.occurrence.patterns) == 1 and not isinstance(self.effect, Sentences)
        return Recalling(self.effect, (card,), near)

    def weigh(self, tally: Tally, at: At) -> None:
        card, kind = self.occurrence.card, self.occurrence.kind
        if card is not None and kind is IS_DESTROYED:
            tally.gone(card)
        enemy = isinstance(card, Group) and any(isinstance(f, Enemy) for f in card.predicates)
        tally.weigh(self.effect, at._replace(enemy=enemy).by(kind.expected))


EACH_TIME = (IS_DESTROYED, FIGHTS)
"""What is said as "each time …" where it holds for a time only."""


@dataclass(frozen=True, eq=False)
class Before(After):
    """Before something happens, this happens."""

    @property
    def listens(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """The event that announces the occurrence."""
        announced = self.occurrence.kind.before
        assert announced is not None, "nothing announces it"
        return (announced,)

    def spoken(self) -> Piece:
        return _BEFORE.of(event=self.occurrence, effect=self.told)


_BEFORE = Frame(en="before {event}, {effect}", de="bevor {event:last}, {effect:then}")


@dataclass(frozen=True, eq=False)
class AtEdge(Reacting):
    """At the start or the end of a player's turn. Rules: "Start of turn", "End of turn"."""

    step: Step
    who: Who
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def spoken(self) -> Piece:
        own = isinstance(self.who, You | Opponent)
        turn = NounPhrase((names.TURN,), of=self.who) if own else described(names.TURN, EACH)
        return _EDGES[self.step, isinstance(self.effect, If)].of(turn=turn, effect=self.effect)


START = Step.START
END = Step.END
_EDGES = {
    (END, False): Frame(en="at the end of {turn}, {effect}", de="am Ende {turn:gen} {effect:then}"),
    (END, True): Frame(en="at the end of {turn}, {effect}", de="am Ende {turn:gen} gilt: {effect:do}"),
    (START, False): Frame(en="at the start of {turn}, {effect}", de="zu Beginn {turn:gen} {effect:then}"),
    (START, True): Frame(en="at the start of {turn}, {effect}", de="zu Beginn {turn:gen} gilt: {effect:do}"),
}


def after(occurrence: Occurrence, *effects: Instruction) -> After:
    """After that has happened, this happens."""
    return After(_one(effects), occurrence)


def before(occurrence: Occurrence, *effects: Instruction) -> Before:
    """Before that happens, this happens."""
    return Before(_one(effects), occurrence)


def at(edge: Step, who: Who, *effects: Instruction) -> AtEdge:
    """At the `START` or the `END` of a player's turn, this happens."""
    return AtEdge(_one(effects), edge, who)


def _one(effects: tuple[Instruction, ...]) -> Instruction:
    return effects[0] if len(effects) == 1 else sentences(*effects)


# Replacing --------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Redirect(Node):
    """The same with another end: to a player, a card or a zone, or from a player."""

    to: Who | Target | Zone | None = None
    from_: Who | None = None

    def rewritten(self, scope: Scope, event: Event) -> Event | None:
        """Return the event with its other end; None where that is no plain change of the event."""
        match event, self.to:
            case CardMoved(), Zone():
                return replace(event, zone=self.to)
            case AmberSpent(), Who():
                return replace(event, receiver=self.to.players(scope)[0])
            case DamageDealt(), Target():
                cards = self.to.known(scope)
                return replace(event, card=cards[0]) if cards else None
            case _, Target():
                transfer, cards = transfer_of(event), self.to.known(scope)
                return onto_card(transfer, cards[0]) if transfer is not None and cards else None
        return None

    def can_hold(self, scope: Scope) -> bool:
        """Return whether its end is still there: nothing goes to a card that leaves play at the same moment."""
        return not isinstance(self.to, Target) or not any(map(scope.g.frames.leaves, self.to.known(scope)))


@dataclass(frozen=True, eq=False)
class Instead(Rule, Replacement):
    """In place of what would happen, something else does. Rule: "Replacement effects"."""

    occurrence: Occurrence
    effect: Instruction | Redirect

    @property
    def replaces(self) -> tuple[type[Event], ...]:  # type: ignore[override]
        """The events of the occurrence."""
        return self.occurrence.kind.events

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether a player may decline it."""
        return isinstance(self.effect, May)

    def catches(self, scope: Scope, event: Event) -> bool:
        if not self.occurrence.fits(scope, event):
            return False
        if isinstance(self.effect, If):
            return self.effect.condition.holds(scope)
        return not isinstance(self.effect, Redirect) or self.effect.can_hold(scope)

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        return self.effect.rewritten(scope, event) if isinstance(self.effect, Redirect) else None

    def instead(self, scope: Scope, event: Event) -> Steps:
        self.occurrence.bind(scope, event)
        if isinstance(self.effect, Instruction):
            return (yield from self.effect.resolve(scope))
        transfer = transfer_of(event)
        if self.effect.from_ is not None and transfer is not None and transfer.receiver.player is not None:
            return (yield from rules.steal(scope.g, transfer.receiver.player, transfer.amount, scope.source))
        return NOTHING

    def spoken(self) -> Piece:
        if isinstance(self.effect, Redirect):
            if isinstance(self.effect.to, Zone):
                return _MOVED[self.effect.to].of(event=self.occurrence)
            return self.occurrence.redirected(self.effect.to, self.effect.from_)
        if self.occurrence.kind is IS_DESTROYED and isinstance(self.occurrence.card, This):
            return joining.Labelled((names.LABELS["destroyed"],), joining.INSTEAD.of(effect=self.effect))
        card = self.occurrence.card
        told = self.effect if card is None else Recalling(self.effect, (card,), near=True)
        return _IF_WOULD.of(event=self.occurrence, effect=told)

    def weigh(self, tally: Tally, at: At) -> None:
        kind = self.occurrence.kind
        if not isinstance(self.effect, Redirect):
            if kind is not IS_DESTROYED:
                tally.weigh(self.effect, at.by(kind.expected))
        elif self.effect.from_ is not None:
            tally.steals(COUNTED, at)
        elif kind is SPENDS:
            tally.gains(COUNTED, YOU.shares(at), at)
        elif kind is GETS_AMBER:
            tally.captures(COUNTED, at)


_IF_WOULD = Frame(en="if {event:would}, {effect} instead", de="falls {event:last:would}, gilt stattdessen: {effect:do}")
_MOVED = {
    Zone.PURGED: Frame(
        en="when {event:would}, it is purged instead", de="wenn {event:last:would}, wird sie stattdessen verbannt"
    ),
}


def instead(occurrence: Occurrence, effect: Instruction | Redirect) -> Instead:
    """If that would happen, this happens instead."""
    return Instead(occurrence, effect)


def redirect(*, to: Who | Target | Zone | None = None, from_: Who | None = None) -> Redirect:
    """The same, but to (or from) somebody or somewhere else; use it as `instead(…, redirect(…))`."""
    return Redirect(to, from_)


AnyAbility = Ability | Together

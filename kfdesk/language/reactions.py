"""Abilities that react: after and before something happens, at the start and the end of a turn."""

from __future__ import annotations

from typing import ClassVar, overload

from kfdesk.engine.abilities import Ability, Awaiting, Mod, Reaction, Scope, Static, Steps
from kfdesk.engine.events import (
    AmberVerb,
    CardDiscarded,
    CardDrawn,
    CardEntered,
    CardMoved,
    ControlChanged,
    CountersChanged,
    CreatureMoved,
    Event,
    EventKind,
    RowChanged,
    Shuffled,
    StepBegan,
    UpgradeAttached,
)
from kfdesk.engine.register import Active
from kfdesk.engine.terms import IN_PLAY, CardId, Player, Step, Zone
from kfdesk.engine.unlogged_events import HandsSetUp
from kfdesk.language import nouns
from kfdesk.language.base import Node, Rule
from kfdesk.language.conditions import Condition, checked
from kfdesk.language.descriptions import Group
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import Destroy
from kfdesk.language.effects.flow import DoneBy, If, IfYouDo, Sentences, as_one, as_theirs
from kfdesk.language.effects.moves import Archive, Purge
from kfdesk.language.estimates import ONE_IN, THEM, WHILE_IN_PLAY, DeckEstimate, EstimateContext
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.occurrence_table import PLAYS
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.players import EACH_PLAYER, YOU, ControllerOf, EachPlayer, Opponent, Who, You
from kfdesk.language.positions import PositionOf
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import HOSTS, Chosen, This
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.adverbials import AFTERWARDS, WHEN, During, EachTime, NextTime, PerLanguage, Within, opening_of
from kfdesk.text.joining import By
from kfdesk.text.mentions import Calling, Recalling, in_turn
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, THE, THIS, Adjective
from kfdesk.text.phrases import Filled, Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable, Worded

__all__ = ["END", "START", "after", "as_soon_as", "at", "at_setup", "before"]


@entity
class Reacting(Rule, Reaction):
    """Base of abilities that react to events."""

    effect: Instruction
    expected: ClassVar[float] = WHILE_IN_PLAY
    """How often it is expected to happen, for the figures of decks."""

    @property
    def zones(self) -> frozenset[Zone]:
        """Where its card must be: its condition may name a zone out of play."""
        named = self.effect.condition.zones if isinstance(self.effect, If) else None
        return IN_PLAY if named is None else named

    def under(self, condition: Wordable) -> Fragment:
        return joining.WHILE_RULE.of(condition=condition, rule=self)

    @property
    def consequence(self) -> Wordable:
        """Return what it does then."""
        return self.effect

    def players_said(self, scope: Scope) -> tuple[tuple[object, Player], ...]:
        owners = (one for one in parts(self.effect) if isinstance(one, ControllerOf) and one.target in HOSTS)
        return tuple((who, player) for who in owners for player in who.players(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(self.expected))


@entity
class After(Reacting):
    """After something has happened, this happens; what the occurrence speaks of is meant again in the effect."""

    occurrence: Occurrence
    has_next_time = True

    @property
    def listens(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The events of the occurrence."""
        return self.occurrence.kind.events

    @property
    def comes_first(self) -> bool:
        return self.occurrence.before_effect

    def reacts(self, scope: Scope, event: Event) -> bool:
        """Return whether it waits for its turn: not where its "if" is false for good, so that nothing could follow."""
        if not self.occurrence.fits(scope, event):
            return False
        effect = self.effect
        return not isinstance(effect, If) or effect.otherwise is not None or not effect.condition.is_past(scope, event)

    def recognize(self, scope: Scope, event: Event) -> None:
        self.occurrence.bind(scope, event)

    def resolve(self, scope: Scope) -> Steps:
        assert scope.event is not None
        self.occurrence.bind(scope, scope.event)
        return (yield from self.effect.resolve(scope))

    def next_time(self, time: Wordable) -> Fragment:
        return NextTime(self.occurrence, self.consequence, time, self._of_next_played(time))

    def _of_next_played(self, time: Wordable) -> Wordable:
        """Return what is done with the next card that somebody plays, None where it is about something else."""
        who, card = self.occurrence.who, self.occurrence.description
        if self.occurrence.kind is not PLAYS or card is None:
            return None
        which = _PLAYED.of(play=_PLAY.of(who=who if isinstance(who, You) else Pronoun(who), time=time))
        return Calling(self.effect, card, described(NOUNS[card.sort], THE, nouns.NEXT, *card.predicates, which))

    def worded(self) -> Fragment:
        return self._said(_AFTER_BUT_BEFORE if self.occurrence.before_effect else self.joint)

    @property
    def joint(self) -> Frame:
        """How the occurrence is joined with its effect: "if" where it is that something was not done."""
        return _IF_NOT_DONE if self.occurrence.kind.denied else joining.AFTER

    def _said(self, joint: Frame, event: Wordable = None) -> Fragment:
        """Return the sentence; German says "if" last: "nachdem …, erhalte …, falls …"."""
        event = event or self.occurrence
        plain = joint.of(event=event, effect=self.consequence)
        later = self.effect.condition_last() if isinstance(self.effect, If) else None
        if later is None:
            return plain
        return PerLanguage(plain, joint.of(event=event, effect=self._about_it(later)))

    @property
    def uses(self) -> int | None:
        """Once, for a card that leaves play itself: it is another card when it enters again."""
        return 1 if self.occurrence.kind.leaves and self.occurrence.of_this else None

    @property
    def outright(self) -> Wordable:
        """If it can happen only once, it is said with "if"; with "after" where its place is taken, which it leaves."""
        surely = any(isinstance(node, PositionOf) and isinstance(node.target, This) for node in parts(self.effect))
        if self.uses is None or surely:
            return self
        return joining.IF.of(condition=self.occurrence, effect=self.consequence)

    @property
    def afterwards(self) -> Wordable:
        """If it can happen only once, it is said with "when" behind another "if"."""
        return None if self.uses is None else _WHEN.of(event=self.occurrence, effect=self.consequence)

    def during(self, time: Wordable) -> Fragment:
        plain = During(time, self.recurring)
        if opening_of(self.effect) is None:
            return plain
        if self._does_to_card:
            return self._happening(time, time)
        return PerLanguage(plain, self._each_time(time, self._about_card, once=self.occurrence.kind.once_a_turn))

    def of_turn(self, remainder: Wordable, now: Wordable) -> Fragment:
        """Return the sentence as it holds this turn: German may say that what happens does so in it."""
        return self._happening(remainder, now) if self._does_to_card else self.during(remainder)

    def _happening(self, time: Wordable, within: Wordable) -> Fragment:
        event = Within(within, self.occurrence)
        plain = During(time, self.recurring)
        return PerLanguage(plain, joining.EACH_TIME.of(event=event, effect=self.consequence))

    def in_turn_of(self, time: Wordable, who: Worded) -> Fragment:
        """German says the turn in the clause of the occurrence: "nachdem dein Gegner in seinem Zug …"."""
        assert isinstance(who, Who)
        event = self.occurrence.in_turn_of(who)
        return PerLanguage(Rule.in_turn_of(self, time, who), self._said(self.joint, event))

    @property
    def _about_card(self) -> bool:
        """Return whether the effect speaks of the card of the occurrence."""
        return any(node is self.occurrence.card for node in parts(self.effect))

    @property
    def first_subject(self) -> Wordable:
        """Return the subject that its German sentence begins with where it holds for a time."""
        opening = opening_of(self.effect)
        if opening is None or self._does_to_card:
            return self.occurrence.who
        return opening.subject

    @property
    def _does_to_card(self) -> bool:
        """Return whether the effect does something to a card that is done something to each time.

        German says what happens first, with the time: "jedes Mal, wenn du in diesem Zug eine Karte ablegst, …"; not
        where nobody is said to do it, unless the card's controller does the effect.
        """
        opening, card = opening_of(self.effect), self.occurrence.card
        if opening is None or not isinstance(card, Chosen):
            return False
        whose = isinstance(opening.subject, ControllerOf) and opening.subject.target is card
        about_it = self._about_card and self.occurrence.kind.each_time
        return about_it and (whose or self.occurrence.who is not None) and opening.subject is not card

    def under(self, condition: Wordable) -> Fragment:
        """German says the deed first: "solange diese Kreatur spielbereit ist, füge jeder Kreatur …, nachdem …"."""
        plain = joining.AFTER_WHILE.of(event=self.occurrence, condition=condition, effect=self.consequence)
        if opening_of(self.effect) is None:
            return plain
        about_it = self._about_card
        return PerLanguage(plain, self._each_time(_AS_LONG_AS.of(condition=condition), about_it, once=about_it))

    @property
    def recurring(self) -> Fragment:
        """Return the sentence as it is said of a limited time: "each time …"."""
        joint = self.joint
        if self.occurrence.kind.each_time:
            joint = joining.EACH_TIME if self._about_card else joining.EACH_TIME_LATER
        return joint.of(effect=self.consequence, event=self.occurrence)

    def _each_time(self, time: Wordable, about_it: bool, *, once: bool = False) -> Fragment:
        """Return the German sentence, whose effect comes first and so is what names the card of the occurrence."""
        deed: Wordable = self.effect
        event: Wordable = self.occurrence
        card = self.occurrence.card
        if about_it and isinstance(card, Group):
            opening = opening_of(deed)
            once = once or opening is None or opening.subject is not card
            deed, event = Calling(deed, card, card.described(EACH)), Recalling(event, (card,), near=True)
        joint = WHEN if self.occurrence.kind.each_time else AFTERWARDS
        joint = _IF_THEN if self.occurrence.kind.denied else joint
        return EachTime(time, deed, joint.of(event=event), once)

    @property
    def consequence(self) -> Wordable:
        """Return what it does; the card of the occurrence is "it" in the same sentence.

        It is "that creature" where two were named, and from sentence to sentence.
        """
        return self._about_it(self.effect)

    def _about_it(self, effect: Instruction | Fragment) -> Wordable:
        card, who = self.occurrence.card, self.occurrence.who
        named_anew = self.occurrence.of_this and not isinstance(self.effect, If)
        known: tuple[Node, ...] = () if card is None or named_anew else (card,)
        near = len(self.occurrence.patterns) <= 1 and (card is None or not isinstance(self.effect, Sentences))
        known += (who,) if isinstance(who, PlayerChoice) or (near and isinstance(who, Opponent)) else ()
        if not known:
            return effect
        return Recalling(effect, known, near)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        card, kind = self.occurrence.card, self.occurrence.kind
        if card is not None and kind.destroys:
            estimate.gone(card)
        enemy = card is not None and card.sides() == THEM
        expected = kind.expected
        if kind.arrives and self.occurrence.of_this:  # it enters play once
            expected = 1.0
        elif kind.once_a_turn and context.one_turn:  # and perhaps not in that turn
            expected = ONE_IN
        estimate.include(self.effect, context._replace(enemy=enemy).by(expected))


_IF_NOT_DONE = Frame(en="if {event}, {effect}", de="falls {event:last}, {effect:then}")
_IF_THEN = Frame(en=", if {event}", de=", falls {event:last}")
_AS_LONG_AS = Frame(en="while {condition},", de="solange {condition:last},")
_WHEN = Frame(en="when {event}, {effect}", de="{effect}, sobald {event:last}")
_AFTER_BUT_BEFORE = Frame(
    en="after {event}, but before resolving its play effect, {effect}",
    de="nachdem {event:perfect}, aber bevor ihr “Spielen:”-Effekt abgehandelt wird, {effect:then}",
)


_PLAYED = Frame(en="{play}", de=", {rel:acc} {play:last},")
_PLAY = Phrase(en="{who} | play {time}", de="{who} | {time} spielen")


@entity
class Before(After):
    """Before something happens, this happens."""

    @property
    def listens(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The event that announces the occurrence."""
        announced = self.occurrence.kind.before
        assert announced is not None
        return (announced,)

    def worded(self) -> Fragment:
        return _BEFORE.of(event=self.occurrence, effect=self.consequence)

    def during(self, time: Wordable) -> Fragment:
        return During(time, self)

    @property
    def recurring(self) -> Fragment:
        return self.worded()


_BEFORE = Frame(en="before {event}, {effect}", de="bevor {event:last}, {effect:then}")


@entity
class AtEdge(Reacting):
    """At the start or the end of a player's turn. Rules: "Start of turn", "End of turn"."""

    step: Step
    who: Who
    listens: ClassVar[tuple[EventKind, ...]] = (StepBegan,)

    def reacts(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def recognize(self, scope: Scope, event: Event) -> None:
        if isinstance(self.who, PlayerChoice) and isinstance(event, StepBegan):
            scope.named[self.who] = event.player

    def resolve(self, scope: Scope) -> Steps:
        assert scope.event is not None
        self.recognize(scope, scope.event)
        return (yield from self.effect.resolve(scope))

    def worded(self) -> Fragment:
        return self._said(None)

    @property
    def of_this_turn(self) -> Fragment:
        """Return the sentence about the present turn: "at the end of the turn", "at the start of this turn"."""
        turn = described(nouns.TURN, THE if self.step is Step.END else THIS)
        when = _EDGES[self.step].of(turn=turn)
        begun = self._begun_by(when) if isinstance(self.who, Opponent) else None
        return During(when, self.effect, moment=True) if begun is None else begun

    def in_turn(self, which: Adjective) -> Fragment:
        """Return the sentence about one turn of the player: "at the start of your next turn"."""
        return self._said(which)

    def _said(self, which: Adjective | None) -> Fragment:
        effect: Wordable = self.effect
        match self.who:
            case You() | Opponent():
                turn = NounPhrase((nouns.TURN,), mods=() if which is None else (which,), of=self.who)
                if isinstance(self.who, Opponent) and not isinstance(self.effect, If):  # its condition may stand first
                    effect = Recalling(self.effect, (self.who,), near=True)
                    if (own := self._begun_by_them(which)) is not None:
                        return PerLanguage(During(_EDGES[self.step].of(turn=turn), effect, moment=True), own)
            case PlayerChoice():
                turn = NounPhrase((nouns.TURN,), of=EACH_PLAYER)
                effect = Recalling(self.effect, (self.who,), near=True)
                return PerLanguage(During(_EDGES[self.step].of(turn=turn), effect, moment=True), self._of_each(effect))
            case EachPlayer():
                turn = described(nouns.TURN, EACH)
            case _:
                turn = NounPhrase((nouns.TURN,), mods=() if which is None else (which,), of=self.who)
        when = _EDGES[self.step].of(turn=turn)
        plain = During(when, effect, moment=True)
        later = self._condition_last(when) if effect is self.effect else None
        if isinstance(self.who, Opponent) and isinstance(self.effect, If):  # German may begin with its condition
            theirs = During(when, Recalling(self.effect, (self.who,), near=True), moment=True)
            return PerLanguage(theirs, plain if later is None else later)
        return plain if later is None else PerLanguage(plain, later)

    def _condition_last(self, when: Wordable) -> Fragment | None:
        """Return the German sentence where its condition, that of its first instruction, stands last."""
        first, *more = self.effect.items if isinstance(self.effect, Sentences) else (self.effect,)
        later = first.condition_last(when) if isinstance(first, If) else None
        if isinstance(later, Filled) and isinstance(self.who, Opponent):
            later = later.but("condition", Recalling(later["condition"], (self.who,), near=True))
        if later is None or not more:
            return later
        return joining.Sentences((later, *in_turn((first, *more), near=False)[1:]))

    def _begun_by_them(self, which: Adjective | None) -> Fragment | None:
        """Return the German sentences of which that player is the first subject: "zu Beginn seines Zuges"."""
        turn = NounPhrase((nouns.TURN,), mods=() if which is None else (which,), of=Pronoun(self.who))
        return self._begun_by(_EDGES[self.step].of(turn=turn))

    def _begun_by(self, when: Wordable) -> Fragment | None:
        """Return the sentences of which that player is the first subject, and "they" in those that follow."""
        if isinstance(self.effect, DoneBy) and self.effect.who is self.who and isinstance(self.effect.effect, IfYouDo):
            return self._if_done_by(self.who, self.effect.effect, when)
        opening = opening_of(self.effect)
        if opening is None or opening.subject is not self.who:
            return None
        first, *more = self.effect.items if isinstance(self.effect, Sentences) else (self.effect,)
        begun = During(when, first, moment=True)
        if not more:
            return begun
        later = in_turn((first, *more), near=False)[1:]
        return joining.Sentences((begun, *(Recalling(one, (self.who,), near=True) for one in later)))

    def _of_each(self, effect: Wordable) -> Fragment:
        """Return the German sentence about the turn of each player, who is its subject if that can be."""
        opening = opening_of(self.effect)
        theirs = _EDGES[self.step].of(turn=NounPhrase((nouns.TURN,), of=Pronoun(self.who)))
        if isinstance(self.effect, If):
            return During(theirs, self.effect, moment=True)
        if isinstance(self.effect, DoneBy) and isinstance(self.effect.effect, IfYouDo):
            return self._if_done_by(EACH_PLAYER, self.effect.effect, theirs)
        if opening is not None and opening.subject is self.who:
            return During(theirs, Calling(self.effect, self.who, EACH_PLAYER), moment=True)
        return During(_EDGES[self.step].of(turn=NounPhrase((nouns.TURN,), of=EACH_PLAYER)), effect, moment=True)

    def _if_done_by(self, whom: Who, deed: IfYouDo, when: Wordable) -> Fragment:
        """Return the German sentences of which the first is about a player, or each, the others about "them"."""
        first, second = (as_theirs(self.who, said) for said in deed.in_turn())
        then, so = (Recalling(By(self.who, said), (self.who,), near=True) for said in (second, joining.DO_SO))
        begun = During(when, By(whom, first), moment=True)
        return joining.IF_YOU_DO.of(first=begun, so=so, second=then)


@entity
class AtSetup(Reacting):
    """In setup, before starting hands are drawn or once yours is `drawn`. Rule: "Archon power"."""

    drawn: bool
    expected = 1.0
    listens: ClassVar[tuple[EventKind, ...]] = (HandsSetUp,)

    def reacts(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, HandsSetUp) and event.drawn is self.drawn and event.player == scope.you

    def worded(self) -> Fragment:
        return (_ONCE_DRAWN if self.drawn else _BEFORE_DRAWING).of(effect=self.effect)


_BEFORE_DRAWING = Frame(
    en="before starting hands are drawn, {effect}", de="bevor die Starthände gezogen werden, {effect:then}"
)
_ONCE_DRAWN = Frame(
    en="after you draw your starting hand, {effect}", de="nachdem du deine Starthand gezogen hast, {effect:then}"
)


@entity
class AtStep(AtEdge):
    """At the start of a step of your turn: "at the start of your “draw cards” step"."""

    def _said(self, which: Adjective | None) -> Fragment:
        mods = () if which is None else (which,)
        return During(_EDGES[START].of(turn=nouns.step_of(self.step, self.who, *mods)), self.effect, moment=True)

    @property
    def of_this_turn(self) -> Fragment:
        return self._said(None)


START = Step.START


END = Step.END


_EDGES = {
    END: Frame(en="at the end of {turn}", de="am Ende {turn:gen}"),
    START: Frame(en="at the start of {turn}", de="zu Beginn {turn:gen}"),
}


@entity
class AsSoonAs(Rule, Static[CardId]):
    """Cards are destroyed, archived or purged as long as a condition holds: "if there are no enemies, destroy this".

    So one that was saved by its ward goes all the same. Rule: "Constant abilities".
    """

    condition: Condition
    effect: Destroy | Archive | Purge
    kind = Mod.PERISHES

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.effect.target.covers(scope, subject) and self.condition.holds(scope)

    def value(self, scope: Scope, subject: CardId) -> Zone:
        return Zone.DISCARD if isinstance(self.effect, Destroy) else self.effect.zone

    def worded(self) -> Fragment:
        condition, effect = in_turn((self.condition, self.effect), near=True)
        return joining.IF.of(condition=condition, effect=effect)


_CHANGES: tuple[EventKind, ...] = (
    *AmberVerb,
    CardDiscarded,
    CardDrawn,
    CardEntered,
    CardMoved,
    ControlChanged,
    CountersChanged,
    CreatureMoved,
    RowChanged,
    Shuffled,
    UpgradeAttached,
)


@entity
class OnceSo(Reacting, Awaiting):
    """Something happens once each time a condition comes true, whatever may have brought it about.

    Rule: "Constant abilities".
    """

    condition: Condition

    @property
    def listens(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """What changes the table, and what its condition speaks of: "6 or more creatures were destroyed this turn"."""
        spoken_of = (node.kind.event for node in parts(self.condition) if isinstance(node, Occurrence))
        return tuple(dict.fromkeys((*_CHANGES, *spoken_of)))

    def is_met(self, scope: Scope) -> bool:
        return self.condition.holds(scope)

    def reacts(self, scope: Scope, event: Event) -> bool:
        return isinstance(scope, Active) and scope.core.came_true(scope, event) and self.is_met(scope)

    def worded(self) -> Fragment:
        condition, effect = in_turn((self.condition, self.effect), near=True)
        return joining.IF.of(condition=condition, effect=effect)


@overload
def as_soon_as(condition: Condition, effect: Destroy | Archive | Purge, /) -> AsSoonAs: ...


@overload
def as_soon_as(condition: Condition, /, *effects: Instruction) -> Ability: ...


def as_soon_as(condition: Condition, /, *effects: Instruction) -> Ability:
    """As soon as the condition holds, this happens; a sole `destroy`, `archive` or `purge` comes before anything else.

    Raises `ValueError` for one of those three of cards that somebody would have to pick.
    """
    if len(effects) == 1 and isinstance(effects[0], Destroy | Archive | Purge):
        if getattr(effects[0], "but", None) is not None or isinstance(effects[0].target, Chosen):
            raise ValueError(f"what goes as soon as a condition holds is not picked: {effects[0]}")
        return AsSoonAs(checked(condition), effects[0])
    return OnceSo(as_one(effects), checked(condition))


def after(occurrence: Occurrence, *effects: Instruction) -> After:
    """After that has happened, this happens."""
    return After(as_one(effects), occurrence)


def before(occurrence: Occurrence, *effects: Instruction) -> Before:
    """Before that happens, this happens; of what something announces, as a fight is."""
    if occurrence.kind.before is None:
        raise ValueError(f"nothing announces {occurrence.kind.called}: it cannot be reacted to before")
    return Before(as_one(effects), occurrence)


def at_setup(*effects: Instruction, drawn: bool = False) -> AtSetup:
    """In setup, before starting hands are drawn, this happens; or once you have `drawn` yours. For archon powers."""
    return AtSetup(as_one(effects), drawn)


def at(edge: Step, who: Who, *effects: Instruction) -> AtEdge:
    """At the `START` or the `END` of a player's turn, or at the start of your `DRAW_STEP`, this happens.

    Raises `ValueError` for another step of the turn, and for that of other players.
    """
    if edge is Step.DRAW and who is YOU:
        return AtStep(as_one(effects), edge, who)
    if edge not in (Step.START, Step.END):
        raise ValueError(f"what happens in a turn begins at its start or end, not at its step {edge} of {who}")
    return AtEdge(as_one(effects), edge, who)

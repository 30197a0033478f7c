"""How an occurrence comes about besides who does it with which card: fighting, by a card, in a turn, as the nth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import (
    AmberMoved,
    ArmorChanged,
    CardDestroyed,
    CardPlayed,
    CardTagged,
    DamageDealt,
    DeedForbidden,
    Event,
    FightBegan,
    HouseChosen,
    KeywordApplied,
    StatusLost,
    StepBegan,
)
from kfdesk.engine.queries import houses, in_play
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.state import Remembered, TurnMemory
from kfdesk.engine.terms import NO_CARD, CardId, Icon, Keyword, Player, Step
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target
from kfdesk.language.descriptions import Group, is_description
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.occurrence_table import Kind
from kfdesk.language.players import YOU, Who
from kfdesk.records import entity, record
from kfdesk.text import german
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import THE, A, Adjective
from kfdesk.text.phrases import Frame
from kfdesk.text.phrases import fixed as said
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable

# Patterns ---------------------------------------------------------------------------------------


def meant(scope: Scope, pattern: Target, card: CardId, past: Remembered) -> bool:
    """Return whether a card of an event is one that a pattern speaks of.

    Of an event that is remembered it is judged as it was then, of one that happens now as it is, or was last seen. One
    that is meant by itself is meant also when it has left play: "the creature this one fights was destroyed".
    """
    if is_description(pattern, scope):
        for was in past.cards:
            if was.card == card:
                return pattern.fits_anywhere(scope, was)
        seen = getattr(past.event, "was", None)
        return pattern.fits_anywhere(scope, seen if isinstance(seen, Snapshot) and seen.card == card else card)
    return card in pattern.counted(scope)


# How --------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A turn that an event is remembered of: whose it was, and all that is remembered of it."""

    active: Player
    memory: TurnMemory

    @staticmethod
    def now(scope: Scope) -> Turn:
        """Return the present turn."""
        return Turn(scope.core.state.active, scope.core.state.memory)


@entity
class How(Node):
    """What narrows an occurrence down besides who and what."""

    at_once: ClassVar[bool] = False
    """Whether it can be told only at the moment when the event happens, not afterwards."""

    def of_cards(self, card: Group) -> Wordable:
        """Return which cards of a description it happens to, where it says how many: "4 friendly creatures"."""
        return None

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        """Return whether an event that happens now does so in this way."""
        raise NotImplementedError(type(self).__name__)

    def allowed(self, scope: Scope, kind: Kind, past: Remembered, turn: Turn) -> bool:
        """Return whether an event of a turn happened in this way."""
        return self.allows(scope, kind, past)


@entity
class ByCard(How):
    """By a card: "by Krump"."""

    target: Target
    phrase = Frame(en="by {target}", de="von {target:dat}")

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        other: CardId = getattr(past.event, kind.other)
        return other != NO_CARD and meant(scope, self.target, other, past)


@entity
class Fighting(ByCard):
    """By the creature that it fights: "fighting Krump"."""

    phrase = Frame(en="fighting {target}", de="im Kampf gegen {target:acc}")


@entity
class ByDestroyer(ByCard):
    """By a card that destroys it, at once or with damage it deals: "by Krump". Rules: "Destroyed", "Damage"."""

    at_once = True

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        assert isinstance(past.event, CardDestroyed)
        destroyers = _destroyers(scope.core.events, past.event)
        return any(meant(scope, self.target, card, past) for card in destroyers)


@entity
class BySplash(ByDestroyer):
    """By the splash-attack damage of a card: what it deals in a fight to another creature than the attacked one."""

    @property
    def dealt(self) -> NounPhrase:
        """Return "Krump’s splash-attack damage"."""
        return NounPhrase((nouns.SPLASH_DAMAGE,), THE, of=self.target)

    phrase = Frame(en="by {dealt}", de="durch {dealt:acc}")

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        assert isinstance(past.event, CardDestroyed)
        splashed = _is_splashed(scope.core.events, past.event.card)
        return splashed and ByDestroyer.allows(self, scope, kind, past)


def _is_splashed(events: Sequence[Event], card: CardId) -> bool:
    """Return whether the last damage that was dealt to a card was that of a splash-attack."""
    dealer = NO_CARD
    for event in reversed(events):
        match event:
            case DamageDealt(card=struck, source=source) if struck == card and not dealer:
                if not event.in_fight:
                    return False
                dealer = source
            case KeywordApplied(card=attacker, keyword=Keyword.SPLASH_ATTACK, against=attacked) if dealer:
                return attacker == dealer and attacked != card
            case FightBegan():
                break
    return False


def _destroyers(events: Sequence[Event], destroyed: CardDestroyed) -> tuple[CardId, ...]:
    """Return the card that destroyed a card, or those whose damage it was tagged for."""
    if destroyed.cause != NO_CARD:
        return (destroyed.cause,)
    tagged = False
    found: list[CardId] = []
    for event in reversed(events):
        match event:
            case CardTagged(card=card):
                tagged = tagged or card == destroyed.card
            case DamageDealt(card=card, source=source) if tagged:
                found += [source] if card == destroyed.card and source != NO_CARD else []
            case StatusLost() | ArmorChanged() | DeedForbidden():
                pass  # between damage and what it destroys there is nothing else
            case _ if tagged:
                break
    return tuple(found)


@entity
class ByIcon(How):
    """By a bonus icon, which is no card. Rule: FAQ "Damage, source of"."""

    icon: Icon

    def worded(self) -> Fragment:
        return _BY_ICON.of(icon=described(nouns.BONUS_ICON, A, nouns.icon_prefix(self.icon)))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return not getattr(past.event, kind.other)


_BY_ICON = Frame(en="by {icon}", de="durch {icon:acc}")


@entity
class InFight(How):
    """In a fight, against whomever."""

    phrase = said("in a fight", "in einem Kampf")

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return bool(getattr(past.event, kind.other))


@entity
class ByReaping(How):
    """By reaping: "from reaping"."""

    phrase = said("from reaping", "durch Ernten")

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        event = past.event
        return isinstance(event, AmberMoved) and event.by_reaping


@entity
class DuringTurn(How):
    """In a player's turn: "during your turn"."""

    who: Who

    def worded(self) -> Fragment:
        return _DURING.of(turn=NounPhrase((nouns.TURN,), of=self.who))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return self.allowed(scope, kind, past, Turn.now(scope))

    def allowed(self, scope: Scope, kind: Kind, past: Remembered, turn: Turn) -> bool:
        if isinstance(self.who, PlayerChoice) and self.who not in scope.named and kind.doer:  # "during their turn"
            return kind.doer_of(past.event) == turn.active
        return turn.active in self.who.players(scope)


_DURING = Frame(en="during {turn}", de="in {turn:dat}")


@entity
class InStep(How):
    """In a step of the turn of whoever does it: "during their “draw cards” step"."""

    remembers = frozenset({StepBegan})

    step: Step
    who: Who

    def worded(self) -> Fragment:
        return _DURING.of(turn=nouns.step_of(self.step, DOER if self.who is YOU else Pronoun(self.who)))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        state = scope.core.state
        return state.step is self.step and kind.doer_of(past.event) == state.active

    def allowed(self, scope: Scope, kind: Kind, past: Remembered, turn: Turn) -> bool:
        step = None
        for one in turn.memory.past:
            if one is past:
                break
            step = one.event.step if isinstance(one.event, StepBegan) else step
        return step is self.step and kind.doer_of(past.event) == turn.active


@entity
class Nth(How):
    """As the player's second, third … such card of the turn."""

    looks_back = frozenset({(CardPlayed, "card")})

    n: int
    card: Target
    phrase = said("in a turn", "in einem Zug")

    @property
    def ordinal(self) -> Adjective:
        """Return "6th"."""
        return ORDINALS[self.n]

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        return self.allowed(scope, kind, past, Turn.now(scope))

    def allowed(self, scope: Scope, kind: Kind, past: Remembered, turn: Turn) -> bool:
        event = past.event
        assert isinstance(event, CardPlayed)
        own = [(e, play) for e, play in turn.memory.played if e.player == event.player]
        such = [e for e, play in own if meant(scope, self.card, e.card, play)]
        return len(such) >= self.n and such[self.n - 1] is event


ORDINALS = {2: Adjective("second", "zweit"), 3: Adjective("third", "dritt"), 6: Adjective("6th", "sechst")}
"""Which card of a turn cards speak of."""


@entity
class OfNoCard(How):
    """A house that no card in play belongs to as it is chosen."""

    phrase = said("that matches no cards in play", "zu der keine Karte im Spiel gehört")
    at_once = True

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        event = past.event
        assert isinstance(event, HouseChosen)
        return not any(event.house in houses(scope.core, card) for card in in_play(scope.core))


@entity
class FromPool(How):
    """Out of a player's pool: "from your pool"."""

    who: Who

    def worded(self) -> Fragment:
        return _FROM.of(pool=NounPhrase((nouns.STORE,), of=self.who))

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        event = past.event
        return isinstance(event, AmberMoved) and event.giver.pool in self.who.players(scope)


_FROM = Frame(en="from {pool}", de="aus {pool:dat}")


@record
class InRow(Fragment):
    """What narrows an occurrence, one after the other; German begins with those that say when."""

    items: tuple[Wordable, ...]
    de_first: tuple[Wordable, ...] = ()

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the words of each."""
        items = self.items
        if context.language == "de":
            items = (*self.de_first, *(item for item in items if item not in self.de_first))
        return [token for item in items for token in context.say(item)]


@record
class Relative(Nominal):
    """The card of an occurrence within a clause about it: "that was destroyed"."""

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the relative pronoun."""
        return [german.relative(context.case, context.antecedent.column) if context.language == "de" else "that"]

    def referent(self, context: SentenceContext) -> Referent:
        """Return the thing the clause is about."""
        return context.antecedent

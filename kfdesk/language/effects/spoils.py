"""Further ways of Æmber: placed on cards, moved between cards and pools, paid, captured from one's own side."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kfdesk.engine import amber as rules
from kfdesk.engine.events import AmberLost
from kfdesk.language import names
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.impact import BOTH, COUNTED, ONE_IN, At, Figure, Tally, uncounted
from kfdesk.language.players import OPPONENT, Who, done_by
from kfdesk.language.prompts import CHOOSE, TO_DO
from kfdesk.language.targets import THIS, Target
from kfdesk.text.joining import By
from kfdesk.text.nominals import DOER, NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "capture_all",
    "capture_from_opponents",
    "capture_from_own_side",
    "gain_for_controlled",
    "gain_for_owned",
    "lose_all",
    "lose_all_but",
    "lose_half",
    "lose_multiple",
    "move_all_amber_from",
    "move_amber_from",
    "move_amber_to",
    "pay_rest",
    "place_amber",
    "steals",
]


@dataclass(frozen=True, eq=False, slots=True)
class Place(Instruction):
    """Place Æmber from the common supply on cards."""

    amount: Amount
    target: Target
    phrase = Phrase(
        en="place {amount}{amber} from the common supply on {target}",
        de="{amount}{amber} aus der allgemeinen Reserve auf {target} legen",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from rules.place(scope.g, card, self.amount.value(scope), scope.source)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class MoveOn(Instruction):
    """Move Æmber from your pool onto a card."""

    amount: Amount
    target: Target
    phrase = Phrase(
        en="move {amount}{amber} from your pool to {target}", de="{amount}{amber} aus deinem Vorrat auf {target} legen"
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            amount = self.amount.value(scope)
            outcomes.append((yield from rules.move_on(scope.g, card, amount, scope.you, scope.source)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class MoveOff(Instruction):
    """Move Æmber (`amount` None: all) from cards to your pool."""

    amount: Amount | None
    target: Target

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            held = scope.g.state.cards[card].amber
            amount = held if self.amount is None else self.amount.value(scope)
            outcomes.append((yield from rules.move_off(scope.g, card, amount, scope.you, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        if self.amount is None:
            return _MOVE_ALL.of(target=self.target)
        return _MOVE.of(amount=self.amount, target=self.target)

    def weigh(self, tally: Tally, at: At) -> None:
        moved = 1.0 if self.amount is None else self.amount.estimate() * self.target.size()
        tally.add(Figure.EXPECTED_AMBER, moved, at)


_MOVE = Phrase(
    en="move {amount}{amber} from {target} to your pool", de="{amount}{amber} von {target:dat} in deinen Vorrat legen"
)
_MOVE_ALL = Phrase(
    en="move each {amber} from {target} to your pool", de="jedes {amber} von {target:dat} in deinen Vorrat legen"
)


@dataclass(frozen=True, eq=False, slots=True)
class Pay(Instruction):
    """A player pays the other Æmber; `amount` None is all they have."""

    who: Who
    amount: Amount | None = None

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            held = scope.g.state.players[player].amber
            amount = held if self.amount is None else self.amount.value(scope)
            outcomes.append((yield from rules.pay(scope.g, player, amount, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        if self.amount is None:
            return _PAY_REST.of(who=self.who)
        return _PAY.of(who=self.who, amount=self.amount)

    def weigh(self, tally: Tally, at: At) -> None:
        who = self.who.shares(at)
        paid = (at.pool / 2 if self.amount is None else self.amount.estimate()) * (who.theirs - who.yours)
        tally.add(Figure.EXPECTED_AMBER, paid, at)
        tally.add(Figure.AMBER_CONTROL, paid, at)


_PAY_REST = Phrase(
    en="{who:it} | must pay you all remaining {amber}", de="{who:it} | dir alles verbliebene {amber} zahlen müssen"
)
_PAY = Phrase(en="{who} | pay you {amount}{amber}", de="{who} | dir {amount}{amber} zahlen")


@dataclass(frozen=True, eq=False, slots=True)
class CaptureFrom(Instruction):
    """Creatures capture Æmber from their own side, or from their controller's opponent."""

    amount: Amount
    target: Target
    own_side: bool = False

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        amount = self.amount.value(scope)
        return (yield from rules.capture_each(scope.g, cards, amount, scope.source, own_side=self.own_side))

    def about(self, target: Target) -> Sayable:
        chosen = target.spoken()
        if target is not self.target or not isinstance(chosen, NounPhrase):
            return None
        purpose = TO_DO.of(deed=(_OWN_SIDE if self.own_side else _FROM_OPPONENT).of(amount=self.amount))
        return CHOOSE.of(target=replace(chosen, after=(*chosen.after, purpose)))

    def spoken(self) -> Piece:
        return By(self.target, (_OWN_SIDE if self.own_side else _FROM_OPPONENT).of(amount=self.amount))

    def weigh(self, tally: Tally, at: At) -> None:
        captured = self.amount.estimate() * self.target.size()
        tally.captures(captured, at)
        if not self.own_side:
            tally.add(Figure.EXPECTED_AMBER, -captured, at)


_OWN_SIDE = Phrase(en="capture {amount}{amber} from its own side", de="{amount}{amber} von der eigenen Seite erbeuten")
_FROM_OPPONENT = Phrase(
    en="capture {amount}{amber} from its opponent", de="{amount}{amber} vom gegnerischen Spieler erbeuten"
)


@dataclass(frozen=True, eq=False, slots=True)
class CaptureAll(Instruction):
    """Creatures capture all their controller's opponent has, or all but so much of it."""

    target: Target
    rest: int = 0

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            held = g.state.players[1 - g.state.cards[card].controller].amber
            outcomes.append((yield from rules.capture(g, card, held - self.rest, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        deed = _ALL_BUT.of(rest=self.rest) if self.rest else _ALL
        return deed if self.target is THIS else By(self.target, deed)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.captures(max(1.0, at.pool - self.rest), at)


_ALL = Phrase(en="capture all of it", de="alles davon erbeuten").of()
_ALL_BUT = Phrase(en="capture all but {rest} of it", de="alles bis auf {rest} davon erbeuten")


@dataclass(frozen=True, eq=False, slots=True)
class LoseAll(Instruction):
    """Players lose all their Æmber."""

    who: Who

    def carry_out(self, scope: Scope) -> Steps:
        return (yield from _lose(scope, {p: scope.g.state.players[p].amber for p in self.who.players(scope)}))

    def spoken(self) -> Piece:
        return done_by(self.who, _LOSE_ALL)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(at.pool, self.who.shares(at), at)


_LOSE_ALL = Phrase(en="lose all {amber} in {pool}", de="alles {amber} aus {pool:dat} verlieren").of(
    pool=NounPhrase((names.POOL,), of=DOER)
)


@dataclass(frozen=True, eq=False, slots=True)
class LoseMultiple(Instruction):
    """A player loses a multiple of the Æmber that an earlier instruction lost."""

    effect: Instruction
    factor: int
    who: Who

    def carry_out(self, scope: Scope) -> Steps:
        done = scope.results.get(self.effect)
        wanted = self.factor * (done.amount if done else 0)
        losses = {p: min(wanted, scope.g.state.players[p].amber) for p in self.who.players(scope)}
        return (yield from _lose(scope, losses))

    def spoken(self) -> Piece:
        return done_by(self.who, _LOSE_MULTIPLE.of(factor=self.factor))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(at.pool, self.who.shares(at), at)


_LOSE_MULTIPLE = Phrase(
    en="lose {factor} times the amount of {amber} lost this way",
    de="{factor} Mal so viel {amber} [verlieren], wie dadurch verloren wurde",
)


@dataclass(frozen=True, eq=False, slots=True)
class StealBy(Instruction):
    """A player other than you steals Æmber."""

    who: Who
    amount: Amount
    phrase = Phrase(en="{who} | steal {amount}{amber}", de="{who} | {amount}{amber} stehlen")

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from rules.steal(scope.g, player, self.amount.value(scope), scope.source)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        who = self.who.shares(at)
        tally.steals(self.amount.estimate() * (who.yours - who.theirs), at)


@dataclass(frozen=True, eq=False, slots=True)
class LoseHalf(Instruction):
    """Players lose half their Æmber, the loss rounded down."""

    who: Who

    def carry_out(self, scope: Scope) -> Steps:
        return (yield from _lose(scope, {p: scope.g.state.players[p].amber // 2 for p in self.who.players(scope)}))

    def spoken(self) -> Piece:
        return done_by(self.who, _LOSE_HALF)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(at.pool / 2, self.who.shares(at), at)


_LOSE_HALF = Phrase(
    en="lose half the {amber} in {pool}, rounding down the loss",
    de="abgerundet die Hälfte des {amber} aus {pool:dat} verlieren",
).of(pool=NounPhrase((names.POOL,), of=DOER))


@dataclass(frozen=True, eq=False, slots=True)
class LoseAllBut(Instruction):
    """Each player with at least so much Æmber loses all but so much of it."""

    least: int
    rest: int
    who: Who
    phrase = Phrase(
        en="each player with {least}{amber} or more | lose all but {rest} of it",
        de="jeder Spieler mit mindestens {least}{amber} | alles bis auf {rest} davon verlieren",
    )

    def carry_out(self, scope: Scope) -> Steps:
        players = scope.g.state.players
        rich = [p for p in self.who.players(scope) if players[p].amber >= self.least]
        return (yield from _lose(scope, {p: players[p].amber - self.rest for p in rich}))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(max(at.pool, self.least) - self.rest, self.who.shares(at), at.by(ONE_IN))


def _lose(scope: Scope, losses: dict[int, int]) -> Steps:
    """Let players lose Æmber at the same time."""
    batch = [AmberLost(p, n, scope.source) for p, n in losses.items() if n > 0]
    if not batch:
        return NOTHING
    yield from scope.g.happen(*batch)
    return Outcome(True, (), sum(e.amount for e in batch))


@dataclass(frozen=True, eq=False, slots=True)
class GainForOwn(Instruction):
    """Each player gains Æmber for each of their cards to which an earlier instruction happened.

    `controlled` counts for the players who controlled the cards, else for those who own them.
    """

    amount: Amount
    effect: Instruction
    controlled: bool
    words: tuple[str, str]

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        done = scope.results.get(self.effect)
        counts = [0, 0]
        fallen = {was.card: was.controller for was in g.state.memory.destroyed}
        for card in done.cards if done else ():
            c = g.state.cards[card]
            counts[fallen.get(card, c.owner) if self.controlled else c.owner] += 1
        outcomes = []
        for player in (g.state.active, 1 - g.state.active):
            amount = counts[player] * self.amount.value(scope)
            outcomes.append((yield from rules.gain(g, player, amount, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        return _GAIN_FOR_OWN.of(amount=self.amount, what=said(*self.words))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.gains(self.amount.estimate() * COUNTED / 2, BOTH, at)


_GAIN_FOR_OWN = Phrase(
    en="each player | gain {amount}{amber} for {what}", de="jeder Spieler | {amount}{amber} für {what} erhalten"
)


def place_amber(amount: int | Amount, target: Target) -> Place:
    """Place Æmber from the common supply on cards."""
    return Place(fixed(amount), target)


def move_amber_to(target: Target = THIS, amount: int | Amount = 1) -> MoveOn:
    """Move Æmber from your pool onto a card."""
    return MoveOn(fixed(amount), target)


def move_amber_from(target: Target, amount: int | Amount = 1) -> MoveOff:
    """Move Æmber from cards to your pool."""
    return MoveOff(fixed(amount), target)


def move_all_amber_from(target: Target) -> MoveOff:
    """Move all Æmber from cards to your pool."""
    return MoveOff(None, target)


def pay_rest(who: Who = OPPONENT) -> Pay:
    """The player must pay you all their remaining Æmber."""
    return Pay(who)


def capture_from_own_side(amount: int | Amount, target: Target) -> CaptureFrom:
    """Creatures capture from their own controllers' pools."""
    return CaptureFrom(fixed(amount), target, own_side=True)


def capture_from_opponents(amount: int | Amount, target: Target) -> CaptureFrom:
    """Creatures of both players capture from their opponents."""
    return CaptureFrom(fixed(amount), target)


def steals(who: Who, amount: int | Amount) -> StealBy:
    """The player steals Æmber."""
    return StealBy(who, fixed(amount))


def capture_all(target: Target = THIS, *, but: int = 0) -> CaptureAll:
    """This creature captures all ("it") of the opponent's Æmber, or all but so much."""
    return CaptureAll(target, but)


def lose_all(who: Who) -> LoseAll:
    """The players lose all their Æmber."""
    return LoseAll(who)


def lose_multiple(factor: int, effect: Instruction, who: Who = OPPONENT) -> LoseMultiple:
    """The player loses so many times what an earlier instruction lost."""
    return LoseMultiple(effect, factor, who)


def lose_half(who: Who) -> LoseHalf:
    """The players lose half their Æmber, rounded down."""
    return LoseHalf(who)


def lose_all_but(least: int, rest: int, who: Who) -> LoseAllBut:
    """Each player with `least` or more loses all but `rest`."""
    return LoseAllBut(least, rest, who)


def gain_for_controlled(amount: int | Amount, effect: Instruction, words: tuple[str, str]) -> GainForOwn:
    """Each player gains for each card they controlled to which the instruction happened."""
    return GainForOwn(fixed(amount), effect, True, words)


def gain_for_owned(amount: int | Amount, effect: Instruction, words: tuple[str, str]) -> GainForOwn:
    """Each player gains for each card they own to which the instruction happened."""
    return GainForOwn(fixed(amount), effect, False, words)

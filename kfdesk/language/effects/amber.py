"""Æmber gained, lost, stolen, captured, paid, placed and moved: one instruction with a giver and a receiver.

Rules: "Æmber", "Steal", "Capture", "Pay", "Exalt", "Move".
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import Enum

from kfdesk.engine import amber as rules
from kfdesk.engine.abilities import Ability
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import AmberCaptured, AmberGained
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import CardId, DecisionKind, Icon, Player, other_player
from kfdesk.engine.transfers import End
from kfdesk.language import names
from kfdesk.language.base import parts
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, joined
from kfdesk.language.effects.sharing import shared_out
from kfdesk.language.impact import At, Figure, Tally
from kfdesk.language.player_counts import Form, Held, PlayersWith, pool_of
from kfdesk.language.players import (
    OPPONENT,
    YOU,
    ControllerOf,
    EachPlayer,
    OpponentOf,
    PlayerChoice,
    Who,
    You,
    done_by,
    one_by_one,
)
from kfdesk.language.prompts import CHOOSE, TO_DO
from kfdesk.language.quantities import EqualTo, Number, PerEach, Quantity, quantity
from kfdesk.language.targets import ITSELF, THIS, Chosen, Group, Target, This, picks_several
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import By
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.nouns import NONE, THE, Adjective
from kfdesk.text.phrases import Filled, Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.speech import Piece, Sayable
from kfdesk.text.words import Pair

__all__ = [
    "SUPPLY",
    "capture",
    "capture_that",
    "exalt",
    "gain",
    "lose",
    "move_amber",
    "pay",
    "place_amber",
    "steal",
]


class Supply(Enum):
    """The common supply, as giver or receiver."""

    SUPPLY = "the common supply"


SUPPLY = Supply.SUPPLY

Holder = Who | Target | Supply
"""Who or what has Æmber: players in their pools, cards, or the common supply."""


class Verb(Enum):
    """What a transfer is called; the values are the participles."""

    GAIN = Pair("gained", "erhalten")
    LOSE = Pair("lost", "verloren")
    STEAL = Pair("stolen", "gestohlen")
    CAPTURE = Pair("captured", "erbeutet")
    PAY = Pair("paid", "bezahlt")
    PLACE = Pair("placed", "platziert")
    EXALT = Pair("exalted", "erhoben")
    MOVE = Pair("moved", "bewegt")


_CLAUSES = {
    Verb.GAIN: Phrase(en="gain {sum}", de="{sum} erhalten"),
    Verb.LOSE: Phrase(en="lose {sum}", de="{sum} verlieren"),
    Verb.STEAL: Phrase(en="steal {sum}", de="{sum} stehlen", rule="glossary/steal"),
    Verb.CAPTURE: Phrase(en="capture {sum}", de="{sum} erbeuten", rule="glossary/capture"),
}
_CAPTURE_FROM = Phrase(en="capture {sum} from {giver}", de="{sum} von {giver:dat} erbeuten", rule="glossary/capture")
_CAPTURE_EACH = Phrase(en="each [<capture>] {sum}", de="je {sum} <erbeuten>", rule="glossary/capture")
_CAPTURE_EACH_FROM = Phrase(
    en="each [<capture>] {sum} from {giver}", de="je {sum} von {giver:dat} <erbeuten>", rule="glossary/capture"
)
_FROM_ANY = Phrase(
    en="<capture> {sum} from any combination of players",
    de="{sum} von beliebigen Spielern <erbeuten>",
    rule="glossary/capture",
)
_DISTRIBUTED = Frame(en="{deed}, distributed among {target}", de="{deed}, verteilt auf {target:acc}")
_FROM_YOURS = Pair("How much is captured from your own pool?", "Wie viel wird aus deinem eigenen Vorrat erbeutet?")
_OWN_SIDE = Phrase(
    en="<capture> {sum} from its own side", de="{sum} von der eigenen Seite <erbeuten>", rule="glossary/capture"
)
_THEIR_OPPONENT = NounPhrase((names.OPPONENT,), of=DOER)
_PAY = Phrase(en="pay {receiver} {sum}", de="{receiver:dat} {sum} bezahlen")
_PAY_REST = Phrase(en="{giver} | must pay {receiver} {sum}", de="{giver} | {receiver:dat} {sum} bezahlen müssen")
_PLACE = Phrase(
    en="place {sum} from the common supply on {target}", de="{sum} aus der allgemeinen Reserve auf {target} legen"
)
_PLACE_EACH = Phrase(
    en="place {sum} from the common supply on each of {target}",
    de="je {sum} aus der allgemeinen Reserve auf {target} legen",
)
_EXALT = Phrase(en="exalt {target}", de="{target} erheben", rule="glossary/exalt")
_EXALT_TIMES = Phrase(en="<exalt> {target} {n} times", de="{target} {n}-mal <erheben>", rule="glossary/exalt")
_EXALT_ONCE_EACH = Phrase(
    en="<exalt> {target} once for {each}", de="{target} einmal für {each:acc} <erheben>", rule="glossary/exalt"
)
_EXALT_X_TIMES = Phrase(
    en="<exalt> {target} X times, where X is {number}",
    de="{target} X-mal [<erheben>], wobei X {number:nom} ist",
    rule="glossary/exalt",
)
_EXALT_TWICE = Phrase(en="<exalt> {target} twice", de="{target} zweimal <erheben>", rule="glossary/exalt")
_MOVE = Phrase(en="move {sum} from {giver} to {receiver}", de="{sum} {giver} {receiver} legen")
_MOVE_FROM_EACH = Phrase(
    en="move {sum} from each of {giver} to {receiver}", de="je {sum} von {giver:dat} {receiver} legen"
)
_OF_YOURS = Frame(en="of {held}", de="von {held:dat}")
_WHOLE = Adjective("", "gesamt")
_REMAINING = Adjective("remaining", "verblieben")
_OF_CARD = Frame(en="{card}", de="von {card:dat}")
_OF_POOL = Frame(en="{pool}", de="aus {pool:dat}")
_ON_CARD = Frame(en="{card}", de="auf {card:acc}")
_TO_POOL = Frame(en="{pool}", de="in {pool:acc}")
_TO_SUPPLY = said("the common supply", "in die allgemeine Reserve")


@entity
class Transfer(Instruction):
    """Æmber goes from a giver to a receiver, as much of it as there is. Several players do it at the same time."""

    verb: Verb
    quantity: Quantity
    giver: Holder
    receiver: Holder
    divided: bool = False
    """Whether what is captured is distributed among the creatures."""
    unit = names.AMBER
    undone_if_idle = True

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to the Æmber."""
        return self.verb.value

    @property
    def target(self) -> Target | None:
        """The creatures that are exalted, whose mention other deeds can share; None of other transfers."""
        return self._card if self._exalts_once else None

    # Wording.

    def spoken(self) -> Piece:
        if self.verb is Verb.CAPTURE:
            deed = self._capturing
            if self.divided and not isinstance(self.giver, EachPlayer):
                return _DISTRIBUTED.of(deed=deed, target=self._card)
            return deed if self.receiver is THIS else By(self._card, deed)
        if self._exalts_once:
            return _EXALT
        if self.verb is Verb.EXALT:
            if isinstance(self.quantity, Number) and self.quantity.n == 2:
                return _EXALT_TWICE.of(target=self._card)
            if isinstance(self.quantity, PerEach):
                return _EXALT_ONCE_EACH.of(target=self._card, each=self.quantity.count)
            if isinstance(self.quantity, EqualTo):
                return _EXALT_X_TIMES.of(target=self._card, number=self.quantity.count.number)
            return _EXALT_TIMES.of(target=self._card, n=self.quantity)
        if self.verb is Verb.PLACE:
            return (_PLACE_EACH if picks_several(self._card) else _PLACE).of(sum=self._sum, target=self._card)
        if self.verb is Verb.MOVE:
            receiver = _destination(self.receiver)
            if picks_several(self.giver) and isinstance(self.quantity, Number):
                return _MOVE_FROM_EACH.of(sum=self._sum, giver=self.giver, receiver=receiver)
            return _MOVE.of(sum=self._sum, giver=_origin(self.giver), receiver=receiver)
        if self.verb is Verb.PAY:
            assert isinstance(self.giver, Who) and isinstance(self.receiver, Who)
            if self.quantity.share:
                return _PAY_REST.of(sum=self._sum, giver=self.giver, receiver=self.receiver)
            return done_by(self.giver, _PAY.of(sum=self._sum, receiver=self.receiver))
        return done_by(self._doer, _CLAUSES[self.verb].of(sum=self._sum))

    @property
    def _exalts_once(self) -> bool:
        return self.verb is Verb.EXALT and isinstance(self.quantity, Number) and self.quantity.n == 1

    @property
    def _doer(self) -> Who:
        """Return who gains, loses, steals or pays."""
        doer = self.giver if self.verb in (Verb.LOSE, Verb.PAY) else self.receiver
        assert isinstance(doer, Who), self
        return doer

    @property
    def _card(self) -> Target:
        assert isinstance(self.receiver, Target), self
        return self.receiver

    @property
    def _capturing(self) -> Filled:
        each = picks_several(self.receiver) and not self.divided
        from_ = _CAPTURE_EACH_FROM if each else _CAPTURE_FROM
        match self.giver:
            case ControllerOf():
                return _OWN_SIDE.of(sum=self._sum)
            case OpponentOf():
                return from_.of(sum=self._sum, giver=_THEIR_OPPONENT)
            case EachPlayer() if not self.quantity.share:
                return _FROM_ANY.of(sum=self._sum)
            case Who() if self.giver is not OPPONENT and not self.quantity.share:
                return from_.of(sum=self._sum, giver=self.giver)
        return (_CAPTURE_EACH if each else _CLAUSES[Verb.CAPTURE]).of(sum=self._sum)

    @property
    def _sum(self) -> Sayable:
        return self.quantity.amount("amber", self._held)

    @property
    def _held(self) -> Held:
        """Return what the Æmber is a share of, where not all of it is a number."""
        if self.verb is Verb.PAY:
            assert isinstance(self.giver, Who), self
            rest = NounPhrase((names.AMBER,), NONE, (_WHOLE, _REMAINING), of=Pronoun(self.giver))
            return Held(Form.REST, rest, rest)
        if self.verb is Verb.LOSE and isinstance(self.giver, Who):
            if isinstance(self.giver, PlayersWith) and self.giver.speaks_of_amber:
                return Held(Form.AGAIN)
            own = NounPhrase((names.AMBER,), NONE, of=DOER)
            return Held(Form.OWN, NounPhrase((names.POOL,), of=DOER), own, pool_of(self.giver))
        if self.verb in (Verb.STEAL, Verb.CAPTURE) and isinstance(self.giver, Who):
            whole: Sayable = NounPhrase((names.AMBER,), NONE, of=self.giver)
            if isinstance(self.giver, You):
                whole = PerLanguage(whole, _OF_YOURS.of(held=whole))
            part = NounPhrase((names.AMBER,), THE, of=self.giver)
            return Held(Form.THEIRS, whole, part, pool_of(self.giver))
        return Held(Form.THERE)

    def about(self, target: Target) -> Sayable:
        if self.verb is not Verb.CAPTURE:
            return Instruction.about(self, target)
        chosen = target.spoken()
        if target is not self.receiver or not isinstance(chosen, NounPhrase):
            return None
        deed = self._capturing
        if isinstance(self.giver, OpponentOf):
            deed = deed.but("giver", NounPhrase((names.OPPONENT,), of=Pronoun(target)))
        return CHOOSE.of(target=replace(chosen, after=(*chosen.after, TO_DO.of(deed=deed))))

    # What it counts for.

    def weigh(self, tally: Tally, at: At) -> None:
        if self.verb is Verb.CAPTURE:
            assert isinstance(self.giver, Who), self
            captured, robbed = min(self.quantity.estimate(at.pool) * self._card.size(), at.pool), self.giver.shares(at)
            tally.captures(captured * robbed.theirs, at)
            tally.add(Figure.EXPECTED_AMBER, -captured * robbed.yours, at)
        elif self.verb is Verb.MOVE:
            if isinstance(self.giver, Target) and isinstance(self.receiver, You):
                size = self.giver.size()
                tally.add(Figure.EXPECTED_AMBER, self.quantity.estimate(1.0 / size) * size, at)
        elif self.verb not in (Verb.PLACE, Verb.EXALT):
            self._weigh_pools(tally, self._doer.given(at))

    def _weigh_pools(self, tally: Tally, at: At) -> None:
        who = self._doer.shares(at)
        match self.verb:
            case Verb.GAIN:
                tally.gains(self.quantity.estimate(), who, at)
            case Verb.LOSE:
                tally.loses(self.quantity.estimate(at.pool), who, at)
            case Verb.STEAL:
                tally.steals(min(self.quantity.estimate(at.pool), at.pool) * (who.yours - who.theirs), at)
            case _:
                paid = self.quantity.estimate(at.pool / 2) * (who.theirs - who.yours)
                tally.add(Figure.EXPECTED_AMBER, paid, at)
                tally.add(Figure.AMBER_CONTROL, paid, at)

    # Conduct.

    def carry_out(self, scope: Scope) -> Steps:
        if self.verb is Verb.CAPTURE:
            return (yield from self._capture(scope))
        if self.verb in (Verb.PLACE, Verb.EXALT):
            cards = yield from self._card.pick(scope)
            n, exalt = self.quantity.of(scope), self.verb is Verb.EXALT
            return (yield from rules.place_each(scope.core, cards, n, scope.source, exalt=exalt))
        if self.verb is Verb.MOVE:
            return (yield from self._move(scope))
        return (yield from self._between_pools(scope))

    def can_start(self, scope: Scope) -> bool:
        takes = self.verb in (Verb.LOSE, Verb.STEAL, Verb.PAY)
        return Instruction.can_start(self, scope) and not (takes and self.available(scope) == 0)

    def available(self, scope: Scope) -> int | None:
        players, cards = scope.core.state.players, scope.core.state.cards
        match self.giver:
            case Who():
                return max((players[p].amber for p in self.giver.players(scope)), default=0)
            case Target():
                return max((cards[c].amber for c in self.giver.counted(scope)), default=None)
        return None

    def _between_pools(self, scope: Scope) -> Steps:
        """Gain, lose, steal or pay: what each player does is reckoned first, then all of it happens at once."""
        players = scope.core.state.players
        parts: list[rules.Part] = []
        for player in one_by_one(scope, self._doer):
            match self.verb:
                case Verb.GAIN:
                    parts.append(rules.gaining(player, self.quantity.of(scope), scope.source))
                case Verb.LOSE:
                    amount = self.quantity.of(scope, players[player].amber)
                    parts.append(rules.losing(scope.core, player, amount, scope.source))
                case Verb.STEAL:
                    amount = self.quantity.of(scope, players[other_player(player)].amber)
                    parts.append(rules.stealing(scope.core, player, amount, scope.source))
                case _:
                    amount = self.quantity.of(scope, players[player].amber)
                    parts.append(rules.paying(scope.core, player, amount, scope.source))
        return (yield from rules.together(scope.core, parts))

    def _capture(self, scope: Scope) -> Steps:
        core = scope.core
        if isinstance(self.giver, EachPlayer):
            return (yield from self._capture_from_any(scope))
        if self.divided:
            return (yield from self._distribute(scope))
        cards = yield from self._card.pick(scope)
        victims = {card: self._victim(scope, card) for card in cards}
        wanted = {card: self._from(scope, card, core.state.players[victim].amber) for card, victim in victims.items()}
        return (yield from rules.capture_each(core, wanted, victims, scope.source))

    def _from(self, scope: Scope, card: CardId, held: int) -> int:
        """Return how much of what is held goes to or from a card, which is "it" in what is counted."""
        scope.picked[ITSELF] = (card,)
        return self.quantity.of(scope, held)

    def _capture_from_any(self, scope: Scope) -> Steps:
        """Let a creature capture so much from both pools, of each as much as the active player says; all there is,
        where that is no more. Rule: FAQ "Resolve as much as you can" on Crassosaurus.
        """
        core = scope.core
        players = core.state.players
        outcomes = []
        cards = yield from self._card.pick(scope)
        wanted = self.quantity.of(scope, sum(player.amber for player in players))
        for card in cards:
            own, other = (players[player].amber for player in (scope.you, scope.opponent))
            least, most = max(0, wanted - other), min(wanted, own)
            from_own = most
            if least < most:
                options = tuple(Option(f"number:{n}", plain(str(n))) for n in range(least, most + 1))
                asked = Decision(core.state.active, DecisionKind.NUMBER, _FROM_YOURS, handle(scope.source), options)
                from_own = int((yield asked)[0].partition(":")[2])
            shares = ((scope.you, from_own), (scope.opponent, min(wanted - from_own, other)))
            for player, share in shares:
                if share > 0:
                    outcomes.append((yield from rules.capture(core, card, share, scope.source, player)))
        captured = joined(outcomes)
        return captured._replace(done=captured.amount >= wanted)

    def _distribute(self, scope: Scope) -> Steps:
        assert isinstance(self.giver, Who), self
        victim = self.giver.players(scope)[0]
        held = scope.core.state.players[victim].amber
        asked_for = self.quantity.of(scope, held)
        among = self._card.candidates(scope) if isinstance(self._card, Group) else self._card.known(scope)
        wanted = yield from shared_out(scope, among, min(held, asked_for), Icon.AMBER)
        outcome = yield from rules.capture_each(scope.core, wanted, dict.fromkeys(wanted, victim), scope.source)
        return outcome._replace(done=outcome.done and outcome.amount >= asked_for)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        if self.verb is Verb.MOVE and isinstance(self.giver, Target):
            givers = self.giver.known(scope) if isinstance(self.giver, This) else ()
            if isinstance(self.giver, Chosen):
                givers = scope.picked.get(self.giver, (card,))
            return bool(givers) and not any(scope.core.state.cards[giver].amber for giver in givers)
        if self.verb is not Verb.CAPTURE:
            return False
        players = scope.core.state.players
        if isinstance(self.giver, EachPlayer):
            return not any(player.amber for player in players)
        return players[self._victim(scope, card)].amber == 0

    def _victim(self, scope: Scope, card: CardId) -> Player:
        """Return from whose pool a creature captures."""
        side = rules.side_of(scope.core, card)
        if self.giver is OPPONENT or isinstance(self.giver, OpponentOf):
            return other_player(side)
        if isinstance(self.giver, ControllerOf):
            return side
        assert isinstance(self.giver, Who), self
        return self.giver.players(scope)[0]

    def _move(self, scope: Scope) -> Steps:
        """Move Æmber from each giver to each receiver; of a card that gives, the receiver may be "its controller"."""
        givers = yield from _places(scope, self.giver)
        yield from _places(scope, self.receiver)
        shares = []
        for giver in givers:
            scope.picked[ITSELF] = (giver.card,) if giver.card else ()
            left = rules.held(scope.core, giver)
            for receiver in (yield from _places(scope, self.receiver)):
                wanted = self.quantity.of(scope, left)
                shares.append((giver, receiver, wanted))
                left -= min(wanted, left)
        return (yield from rules.move_each(scope.core, shares, scope.source))


def _places(scope: Scope, holder: Holder) -> Generator[Decision, tuple[str, ...], list[End]]:
    """Return the pools or cards meant; the supply is a place of nobody and no card."""
    if isinstance(holder, Target):
        cards = yield from holder.pick(scope)
        return [End(card=card) for card in cards]
    if isinstance(holder, PlayerChoice):
        yield from holder.ask(scope)
    if isinstance(holder, Who):
        return [End(player=player) for player in holder.players(scope)]
    return [End()]


_STORE = names.STORE


def _origin(holder: Holder) -> Sayable:
    if isinstance(holder, Target):
        return _OF_CARD.of(card=holder)
    assert isinstance(holder, Who), holder
    return _OF_POOL.of(pool=NounPhrase((_STORE,), of=holder))


def _destination(holder: Holder) -> Sayable:
    if isinstance(holder, Target):
        return _ON_CARD.of(card=holder)
    if isinstance(holder, Who):
        return _TO_POOL.of(pool=NounPhrase((_STORE,), of=holder))
    return _TO_SUPPLY


def gain(amount: int | Quantity, who: Who = YOU) -> Transfer:
    """The players gain Æmber from the common supply."""
    return Transfer(Verb.GAIN, quantity(amount), SUPPLY, who)


def lose(amount: int | Quantity, who: Who = YOU) -> Transfer:
    """The players lose Æmber to the common supply."""
    return Transfer(Verb.LOSE, quantity(amount), who, SUPPLY)


def steal(amount: int | Quantity, who: Who = YOU) -> Transfer:
    """The player steals Æmber from the opponent."""
    return Transfer(Verb.STEAL, quantity(amount), YOU if who is OPPONENT else OPPONENT, who)


def capture(amount: int | Quantity, target: Target = THIS, from_: Who = OPPONENT, *, divided: bool = False) -> Transfer:
    """This creature (or `target`) captures Æmber from its controller's opponent (or another player).

    `divided`: so much in all, distributed among the creatures by the active player. From `EACH_PLAYER` it is so much
    in all, from any combination of them. Raises `ValueError` for both.
    """
    if divided and isinstance(from_, EachPlayer):
        raise ValueError("what is captured from any combination of players is not distributed")
    return Transfer(Verb.CAPTURE, quantity(amount), from_, target, divided)


@entity
class CaptureThat(Instruction):
    """A creature captures the very Æmber whose gain the ability reacts to, as far as nothing has captured it yet.

    Æmber that something else takes from the pool meanwhile is taken to be other Æmber, as far as there is some.
    Rules: FAQ on Sir Marrows, FAQ "Replacement effects" on Po's Pixies.
    """

    # Reading: reading/that-very-amber

    target: Target

    def spoken(self) -> Piece:
        return _CAPTURE_IT if self.target is THIS else By(self.target, _CAPTURE_THAT)

    def carry_out(self, scope: Scope) -> Steps:
        event = scope.event
        assert isinstance(event, AmberGained), event
        cards = yield from self.target.pick(scope)
        left = event.amount - self._captured(scope, event)
        if not cards or left <= 0:
            return NOTHING
        return (yield from rules.capture(scope.core, cards[0], left, scope.source, event.receiver))

    def _captured(self, scope: Scope, gained: AmberGained) -> int:
        """Return how much of it was captured already, by the abilities that say so."""
        core = scope.core
        at = next(n for n in range(len(core.events) - 1, -1, -1) if core.events[n] is gained)
        since = (e for e in core.events[at:] if isinstance(e, AmberCaptured) and e.giver == gained.receiver)
        return sum(e.amount for e in since if _captures_that(core.state.cards[e.cause].defn.constants))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.captures(1.0, at)


def _captures_that(text: tuple[Ability, ...]) -> bool:
    return any(isinstance(node, CaptureThat) for node in parts(text))


_CAPTURE_IT = Phrase(en="<capture> it", de="es <erbeuten>", rule="glossary/capture")
_CAPTURE_THAT = Phrase(en="<capture> that {amber}", de="jenes {amber} <erbeuten>", rule="glossary/capture")


def capture_that(target: Target = THIS) -> CaptureThat:
    """This creature, or another, captures the very Æmber whose gain the ability reacts to."""
    return CaptureThat(target)


def pay(amount: int | Quantity, who: Who = OPPONENT) -> Transfer:
    """The player pays the opponent Æmber."""
    return Transfer(Verb.PAY, quantity(amount), who, YOU if who is OPPONENT else OPPONENT)


def exalt(target: Target, times: int | Quantity = 1) -> Transfer:
    """Exalt creatures so many times: place 1 Æmber from the common supply on each. Raises `ValueError` for more than
    once for each thing counted.
    """
    if isinstance(times, PerEach) and times.n != 1:
        raise ValueError("a creature is exalted once for each of something")
    return Transfer(Verb.EXALT, quantity(times), SUPPLY, target)


def place_amber(amount: int | Quantity, target: Target) -> Transfer:
    """Place Æmber from the common supply on cards."""
    return Transfer(Verb.PLACE, quantity(amount), SUPPLY, target)


def move_amber(amount: int | Quantity, giver: Who | Target, receiver: Holder) -> Transfer:
    """Move Æmber between cards, pools and the common supply; `controller_of(ITSELF)`: of each card that gives it.

    Raises `ValueError` where a receiver is of a card that gives it, but no card does.
    """
    if ITSELF in parts(receiver) and not isinstance(giver, Target):
        raise ValueError(f"{receiver!r} is the player of which card?")
    return Transfer(Verb.MOVE, quantity(amount), giver, receiver)

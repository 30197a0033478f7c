"""Æmber gained, lost, stolen, captured, paid, placed and moved: instructions with a giver and a receiver.

Rules: "Æmber", "Steal", "Capture", "Pay", "Exalt", "Move".
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from enum import Enum
from typing import ClassVar

from kfdesk.engine import amber as rules
from kfdesk.engine.abilities import Ability
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import AmberMoved, AmberVerb, End
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import CardId, DecisionKind, Icon, Player, other_player
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo, Number, PerEach, Quantity, UpTo, some
from kfdesk.language.base import Target
from kfdesk.language.combined import AllOf, picks_one_of_each
from kfdesk.language.counts.players import Form, Held, PlayersWith, pool_of
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, joined
from kfdesk.language.effects.sharing import shared_out
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind, Shares
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.players import (
    EACH_PLAYER,
    OPPONENT,
    YOU,
    ControllerOf,
    EachPlayer,
    OpponentOf,
    Who,
    You,
    done_by,
    one_by_one,
)
from kfdesk.language.predicates import Controlled
from kfdesk.language.prompts import CHOOSE, TO_DO, whose
from kfdesk.language.targets import ITSELF, THIS, Chosen, This, picks_several, possible_cards
from kfdesk.records import entity, record
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import By
from kfdesk.text.mentions import InContext
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import NONE, PLURAL, THE, Adjective
from kfdesk.text.parts_of_speech import times as how_often
from kfdesk.text.phrases import Filled, Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.pronouns import YOU as READER
from kfdesk.text.wording import Fragment, Nominal, SentenceContext, Wordable, Worded, unfold
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


@entity
class Transfer(Instruction):
    """Æmber goes from a giver to a receiver, as much of it as there is. Several players do it at the same time."""

    quantity: Quantity
    giver: Holder
    receiver: Holder
    takes: ClassVar[bool] = False
    """Whether it does not begin where the giver has nothing."""
    unit = nouns.AMBER
    undone_if_idle = True

    @property
    def sum(self) -> Wordable:
        """How much: "3 Æmber", "half of their Æmber"."""
        return self.quantity.amount("amber", self.held)

    @property
    def card(self) -> Target:
        """The cards that it comes to lie on."""
        assert isinstance(self.receiver, Target), self
        return self.receiver

    @property
    def held(self) -> Held:
        """What the Æmber is a share of, where not all of it is a number."""
        return Held(Form.THERE)

    def can_start(self, scope: Scope) -> bool:
        if self.quantity.surely_none(scope) or (self.takes and self.available(scope) == 0):
            return False
        return Instruction.can_start(self, scope)

    def available(self, scope: Scope) -> int | None:
        players, cards = scope.core.state.players, scope.core.state.cards
        match self.giver:
            case Who():
                return max((players[p].amber for p in self.giver.players(scope)), default=0)
            case Target():
                return max((cards[c].amber for c in self.giver.counted(scope)), default=None)
        return None


# Between pools.


@entity
class BetweenPools(Transfer):
    """Players gain, lose, steal or pay Æmber. What each of them does is reckoned first, then all happens at once."""

    clause: ClassVar[Phrase]

    @property
    def doer(self) -> Who:
        """Who does it: the receiver, but for those who lose or pay."""
        assert isinstance(self.receiver, Who), self
        return self.receiver

    def worded(self) -> Fragment:
        return done_by(self.doer, self.clause.of(sum=self.sum))

    def carry_out(self, scope: Scope) -> Steps:
        parts = [self.part(scope, player) for player in one_by_one(scope, self.doer)]
        return (yield from rules.together(scope.core, parts))

    def part(self, scope: Scope, player: Player) -> rules.Part:
        """Return what one of the players does."""
        raise NotImplementedError(type(self).__name__)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        given = self.doer.given(context)
        self.add_shares(estimate, self.doer.shares(given), given)

    def add_shares(self, estimate: DeckEstimate, who: Shares, context: EstimateContext) -> None:
        """Add what it is worth where so much of it is done by each player."""
        raise NotImplementedError(type(self).__name__)


@entity
class Gain(BetweenPools):
    """Players gain Æmber from the common supply. Rule: "Æmber"."""

    clause = Phrase(en="gain {sum}", de="{sum} erhalten")
    participle = Pair("gained", "erhalten")

    def part(self, scope: Scope, player: Player) -> rules.Part:
        return rules.gaining(player, self.quantity.of(scope), scope.source)

    def add_shares(self, estimate: DeckEstimate, who: Shares, context: EstimateContext) -> None:
        estimate.gains(self.quantity.estimate(), who, context)


@entity
class Lose(BetweenPools):
    """Players lose Æmber to the common supply. Rule: "Æmber"."""

    clause = Phrase(en="lose {sum}", de="{sum} verlieren")
    participle = Pair("lost", "verloren")
    takes = True

    @property
    def doer(self) -> Who:
        """Who loses it."""
        assert isinstance(self.giver, Who), self
        return self.giver

    @property
    def held(self) -> Held:
        if isinstance(self.doer, PlayersWith) and self.doer.speaks_of_amber:
            return Held(Form.AGAIN)
        own = NounPhrase((nouns.AMBER,), NONE, of=DOER)
        return Held(Form.OWN, NounPhrase((nouns.POOL,), of=DOER), own, pool_of(self.doer))

    def part(self, scope: Scope, player: Player) -> rules.Part:
        amount = self.quantity.of(scope, scope.core.state.players[player].amber)
        return rules.losing(scope.core, player, amount, scope.source)

    def add_shares(self, estimate: DeckEstimate, who: Shares, context: EstimateContext) -> None:
        estimate.loses(self.quantity.estimate(context.pool), who, context)


@entity
class Steal(BetweenPools):
    """Players steal Æmber from their opponents. Rule: "Steal"."""

    clause = Phrase(en="steal {sum}", de="{sum} stehlen", rule="glossary/steal")
    participle = Pair("stolen", "gestohlen")
    takes = True

    @property
    def held(self) -> Held:
        assert isinstance(self.giver, Who), self
        return _held_by(self.giver)

    def available(self, scope: Scope) -> int | None:
        players = scope.core.state.players
        return max((players[other_player(thief)].amber for thief in self.doer.players(scope)), default=None)

    def part(self, scope: Scope, player: Player) -> rules.Part:
        amount = self.quantity.of(scope, scope.core.state.players[other_player(player)].amber)
        return rules.stealing(scope.core, player, amount, scope.source)

    def add_shares(self, estimate: DeckEstimate, who: Shares, context: EstimateContext) -> None:
        estimate.steals(min(self.quantity.estimate(context.pool), context.pool) * (who.yours - who.theirs), context)


@entity
class Pay(BetweenPools):
    """A player pays the other one Æmber. Rule: "Pay"."""

    clause = Phrase(en="pay {receiver} {sum}", de="{receiver:dat} {sum} bezahlen")
    rest = Phrase(en="{giver} | must pay {receiver} {sum}", de="{giver} | {receiver:dat} {sum} bezahlen müssen")
    participle = Pair("paid", "bezahlt")
    takes = True

    @property
    def doer(self) -> Who:
        """Who pays it."""
        assert isinstance(self.giver, Who), self
        return self.giver

    @property
    def held(self) -> Held:
        rest = NounPhrase((nouns.AMBER,), NONE, (nouns.WHOLE, _REMAINING), of=Pronoun(self.doer))
        return Held(Form.REST, rest, rest)

    def worded(self) -> Fragment:
        assert isinstance(self.receiver, Who), self
        receiver: Wordable = _THEIR_OPPONENT if isinstance(self.doer, EachPlayer) else self.receiver
        if self.quantity.share:
            return self.rest.of(sum=self.sum, giver=self.doer, receiver=receiver)
        return done_by(self.doer, self.clause.of(sum=self.sum, receiver=receiver))

    def part(self, scope: Scope, player: Player) -> rules.Part:
        amount = self.quantity.of(scope, scope.core.state.players[player].amber)
        return rules.paying(scope.core, player, amount, scope.source)

    def add_shares(self, estimate: DeckEstimate, who: Shares, context: EstimateContext) -> None:
        paid = self.quantity.estimate(context.pool / 2) * (who.theirs - who.yours)
        estimate.add(EstimateKind.EXPECTED_AMBER, paid, context)
        estimate.add(EstimateKind.AMBER_CONTROL, paid, context)


_REMAINING = Adjective("remaining", "verblieben")
_OF_YOURS = Frame(en="of {held}", de="von {held:dat}")


def _held_by(giver: Who) -> Held:
    """Return what is stolen or captured is a share of: the Æmber of a player."""
    whole: Wordable = NounPhrase((nouns.AMBER,), NONE, of=giver)
    if isinstance(giver, You):
        whole = PerLanguage(whole, _OF_YOURS.of(held=whole))
    part = NounPhrase((nouns.AMBER,), THE, of=giver)
    return Held(Form.THEIRS, whole, part, pool_of(giver))


# Onto cards.


_YOUR_OWN_SIDE = NounPhrase((nouns.SIDE,), THE, (Adjective("own", "eigen"),), of=YOU)


@entity
class Capture(Transfer):
    """Creatures capture Æmber from a player's pool. Rule: "Capture"."""

    divided: bool = False
    """Whether it is distributed among the creatures."""
    participle = Pair("captured", "erbeutet")
    clause = Phrase(en="capture {sum}", de="{sum} erbeuten", rule="glossary/capture")
    clause_from = Phrase(en="capture {sum} from {giver}", de="{sum} von {giver:dat} erbeuten", rule="glossary/capture")
    each = Phrase(en="each [<capture>] {sum}", de="je {sum} <erbeuten>", rule="glossary/capture")
    each_from = Phrase(
        en="each [<capture>] {sum} from {giver}", de="je {sum} von {giver:dat} <erbeuten>", rule="glossary/capture"
    )
    from_any = Phrase(
        en="<capture> {sum} from any combination of players",
        de="{sum} von beliebigen Spielern <erbeuten>",
        rule="glossary/capture",
    )
    own_side = Phrase(
        en="<capture> {sum} from its own side", de="{sum} von der eigenen Seite <erbeuten>", rule="glossary/capture"
    )
    distributed = Frame(en="{deed}, distributed among {target}", de="{deed}, verteilt auf {target:acc}")

    @property
    def player(self) -> Who:
        """From whom it is captured."""
        assert isinstance(self.giver, Who), self
        return self.giver

    # Wording.

    @property
    def names_things(self) -> bool:  # type: ignore[override]
        """Whether it says who captures: what is done with "it" after "capture 2" would be done with the Æmber."""
        return self.receiver is not THIS

    def worded(self) -> Fragment:
        deed = self._deed
        if self.divided and not isinstance(self.giver, EachPlayer):
            return self.distributed.of(deed=deed, target=self.card)
        return deed if self.receiver is THIS else By(self.card, deed)

    @property
    def _deed(self) -> Filled:
        each = (picks_several(self.card) or picks_one_of_each(self.card)) and not self.divided
        from_ = self.each_from if each else self.clause_from
        match self.giver:
            case ControllerOf() if self.receiver is THIS and not each:
                return from_.of(sum=self.sum, giver=_YOUR_OWN_SIDE)
            case ControllerOf():
                return self.own_side.of(sum=self.sum)
            case OpponentOf():
                return from_.of(sum=self.sum, giver=_CaptorsOpponent(self._captors_side))
            case EachPlayer() if not self.quantity.share:
                return self.from_any.of(sum=self.sum)
            case Who() if self.giver is not OPPONENT and not self.quantity.share:
                return from_.of(sum=self.sum, giver=self.giver)
        return (self.each if each else self.clause).of(sum=self.sum)

    @property
    def _captors_side(self) -> Who | None:
        """Return whose creature captures, None where that is not said."""
        predicates = getattr(self.card, "predicates", ())
        return next((one.who for one in predicates if isinstance(one, Controlled)), None)

    @property
    def held(self) -> Held:
        return _held_by(self.player)

    def about(self, target: Target) -> Wordable:
        if isinstance(self.card, AllOf) and target in self.card.groups:
            return replace(self, receiver=self.card.led_by(target)).worded()
        chosen = target.worded()
        if target is not self.receiver or not isinstance(chosen, NounPhrase):
            return None
        deed = self._deed
        if isinstance(self.giver, OpponentOf):
            deed = deed.but("giver", NounPhrase((nouns.OPPONENT,), of=self._captors_side or Pronoun(target)))
        return CHOOSE.of(target=replace(chosen, after=(*chosen.after, TO_DO.of(deed=deed))))

    # What it counts for.

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        captured = min(self.quantity.estimate(context.pool) * self.card.size(), context.pool)
        robbed = self.player.shares(context)
        estimate.captures(captured * robbed.theirs, context)
        estimate.add(EstimateKind.EXPECTED_AMBER, -captured * robbed.yours, context)

    # Conduct.

    def can_start(self, scope: Scope) -> bool:
        if not Transfer.can_start(self, scope):
            return False
        cards = possible_cards(scope, self.card)
        return not cards or not all(self.does_nothing_to(scope, card) for card in cards)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        if isinstance(self.giver, EachPlayer):
            return (yield from self._capture_from_any(scope))
        if self.divided:
            return (yield from self._distribute(scope))
        cards = yield from self.card.pick(scope)
        of_each = {card: self._victims(scope, card) for card in cards}
        outcomes = []
        for nth in range(max(map(len, of_each.values()), default=0)):
            victims = {card: players[nth] for card, players in of_each.items()}
            held = {card: core.state.players[victim].amber for card, victim in victims.items()}
            wanted = {card: self._from(scope, card, amber) for card, amber in held.items()}
            outcomes.append((yield from rules.capture_each(core, wanted, victims, scope.source)))
        return joined(outcomes)

    def _from(self, scope: Scope, card: CardId, held: int) -> int:
        """Return how much of what is held goes to a card, which is "it" in what is counted."""
        scope.picked[ITSELF] = (card,)
        return self.quantity.of(scope, held)

    def _capture_from_any(self, scope: Scope) -> Steps:
        """Let a creature capture so much from both pools, of each as much as the active player says; all there is,
        where that is no more. Rule: FAQ "Resolve as much as you can" on Crassosaurus.
        """
        core = scope.core
        players = core.state.players
        outcomes = []
        cards = yield from self.card.pick(scope)
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
        victim = self.player.players(scope)[0]
        held = scope.core.state.players[victim].amber
        asked_for = self.quantity.of(scope, held)
        wanted = yield from shared_out(scope, self.card, self.card.candidates(scope), min(held, asked_for), Icon.AMBER)
        scope.picked[self.card] = tuple(wanted)
        outcome = yield from rules.capture_each(scope.core, wanted, dict.fromkeys(wanted, victim), scope.source)
        return outcome._replace(done=outcome.done and outcome.amount >= asked_for)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        players = scope.core.state.players
        if isinstance(self.giver, EachPlayer):
            return not any(player.amber for player in players)
        return not any(players[victim].amber for victim in self._victims(scope, card))

    def _victims(self, scope: Scope, card: CardId) -> tuple[Player, ...]:
        """Return from whose pools a creature captures, from each of them so much.

        A share is "of your opponent's Æmber", whoever's creature it is that captures it. Rule: "Golden rule".
        """
        side = rules.side_of(scope.core, card)
        if (self.giver is OPPONENT and not self.quantity.share) or isinstance(self.giver, OpponentOf):
            return (other_player(side),)
        if isinstance(self.giver, ControllerOf):
            return (side,)
        return self.player.players(scope)


_FROM_YOURS = Pair("How much is captured from your own pool?", "Wie viel wird aus deinem eigenen Vorrat erbeutet?")
_THEIR_OPPONENT = NounPhrase((nouns.OPPONENT,), of=DOER)


@record
class _CaptorsOpponent(InContext):
    """The opponent of whoever controls the creature that captures: "its opponent", or by name where that is known."""

    side: Who | None

    def in_context(self, context: SentenceContext) -> Nominal:
        said = context.recalled(self.side)
        fragment = unfold(said)[0] if isinstance(said, Worded) else None
        if fragment is READER:
            return NounPhrase((nouns.OPPONENT,), of=READER)
        return READER if said is OPPONENT else _THEIR_OPPONENT


@entity
class PlaceAmber(Transfer):
    """Æmber from the common supply is placed on cards. Rule: "Æmber"."""

    exalts: ClassVar[bool] = False
    participle = Pair("placed", "platziert")
    clause = Phrase(
        en="place {sum} from the common supply on {target}", de="{sum} aus der allgemeinen Reserve auf {target} legen"
    )
    each = Phrase(
        en="place {sum} from the common supply on each of {target}",
        de="je {sum} aus der allgemeinen Reserve auf {target} legen",
    )

    def worded(self) -> Fragment:
        return (self.each if picks_several(self.card) else self.clause).of(sum=self.sum, target=self.card)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        """Count half of what comes onto enemy creatures: it is yours if they leave play."""
        for aim in self.card.aims(context):
            placed = self.quantity.estimate() * aim.number * aim.share * (ONE_IN if aim.narrow else 1.0)
            estimate.add(EstimateKind.EXPECTED_AMBER, ONE_IN * placed, context)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.card.pick(scope)
        return (
            yield from rules.place_each(scope.core, cards, self.quantity.of(scope), scope.source, exalt=self.exalts)
        )


@entity
class Exalt(PlaceAmber):
    """Creatures are exalted: Æmber is placed on each from the common supply. Rule: "Exalt"."""

    exalts = True
    participle = Pair("exalted", "erhoben")
    once = Phrase(en="exalt {target}", de="{target} erheben", rule="glossary/exalt")
    often = Phrase(en="<exalt> {target} {times}", de="{target} {times} <erheben>", rule="glossary/exalt")
    times = Phrase(en="<exalt> {target} {n} times", de="{target} {n}-mal <erheben>", rule="glossary/exalt")
    once_each = Phrase(
        en="<exalt> {target} once for {each}", de="{target} einmal für {each:acc} <erheben>", rule="glossary/exalt"
    )
    x_times = Phrase(
        en="<exalt> {target} X times, where X is {number}",
        de="{target} X-mal [<erheben>], wobei X {number:nom} ist",
        rule="glossary/exalt",
    )

    @property
    def target(self) -> Target | None:
        """The creatures that are exalted once, whose mention other deeds can share; None of several times."""
        return self.card if isinstance(self.quantity, Number) and self.quantity.n == 1 else None

    def worded(self) -> Fragment:
        match self.quantity:
            case Number(n=1):
                return self.once
            case Number(n=n):
                return self.often.of(target=self.card, times=how_often(n))
            case PerEach():
                return self.once_each.of(target=self.card, each=self.quantity.count)
            case EqualTo():
                return self.x_times.of(target=self.card, number=self.quantity.count.number)
            case UpTo(most=None):
                return self.often.of(target=self.card, times=_ANY_NUMBER_OF_TIMES)
        return self.times.of(target=self.card, n=self.quantity)


_ANY_NUMBER_OF_TIMES = Pair("any number of times", "beliebig oft")


# From anywhere to anywhere.


@entity
class MoveAmber(Transfer):
    """Æmber is moved between cards, pools and the common supply. Rule: "Move"."""

    takes = True
    participle = Pair("moved", "bewegt")
    clause = Phrase(en="move {sum} from {giver} to {receiver}", de="{sum} {giver} {receiver} legen")
    from_each = Phrase(
        en="move {sum} from each of {giver} to {receiver}", de="je {sum} von {giver:dat} {receiver} legen"
    )

    def worded(self) -> Fragment:
        receiver = _destination(self.receiver)
        if picks_several(self.giver) and isinstance(self.receiver, ControllerOf) and self.receiver.target is ITSELF:
            whose = NounPhrase((nouns.CONTROLLER,), PLURAL, (nouns.CONTROLLING,), of=Pronoun(self.giver))
            receiver = _TO_POOL.of(pool=NounPhrase((nouns.STORE,), PLURAL, of=whose))
        if picks_several(self.giver) and isinstance(self.quantity, Number):
            return self.from_each.of(sum=self.sum, giver=self.giver, receiver=receiver)
        return self.clause.of(sum=self.sum, giver=_origin(self.giver), receiver=receiver)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if isinstance(self.giver, Target) and isinstance(self.receiver, You):
            size = self.giver.size()
            estimate.add(EstimateKind.EXPECTED_AMBER, self.quantity.estimate(1.0 / size) * size, context)
        elif isinstance(self.giver, Target) and isinstance(self.receiver, Target):
            estimate.add(EstimateKind.EXPECTED_AMBER, ONE_IN * self.quantity.estimate(1.0), context)
        elif isinstance(self.giver, Target) and isinstance(self.receiver, Supply) and not self.giver.is_this:
            estimate.add(EstimateKind.AMBER_CONTROL, ONE_IN * self.quantity.estimate(1.0), context)
        elif self.giver is OPPONENT and not context.theirs:
            estimate.add(EstimateKind.AMBER_CONTROL, self.quantity.estimate(context.pool), context)

    def can_start(self, scope: Scope) -> bool:
        ends = [end for end in (self.giver, self.receiver) if isinstance(end, Target)]
        if not Transfer.can_start(self, scope) or not all(end.any(scope) for end in ends):
            return False
        givers = possible_cards(scope, self.giver) if isinstance(self.giver, Target) else ()
        return not givers or any(scope.core.state.cards[giver].amber for giver in givers)

    def carry_out(self, scope: Scope) -> Steps:
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

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        if isinstance(self.receiver, Target) and not self.receiver.any(scope):
            return True
        if isinstance(self.giver, Chosen):
            givers = scope.picked.get(self.giver, (card,))
        elif isinstance(self.giver, This):
            givers = self.giver.known(scope)
        else:
            return False
        return not any(scope.core.state.cards[giver].amber for giver in givers)


_OF_CARD = Frame(en="{card:acc}", de="von {card:dat}")
_OF_POOL = Frame(en="{pool}", de="aus {pool:dat}")
_ON_CARD = Frame(en="{card:acc}", de="auf {card:acc}")
_TO_POOL = Frame(en="{pool}", de="in {pool:acc}")
_TO_SUPPLY = said("the common supply", "in die allgemeine Reserve")


def _places(scope: Scope, holder: Holder) -> Generator[Decision, tuple[str, ...], list[End]]:
    """Return the pools or cards meant; the supply is a place of nobody and no card."""
    if isinstance(holder, Target):
        cards = yield from holder.pick(scope)
        return [End(card=card) for card in cards]
    if isinstance(holder, PlayerChoice):
        yield from holder.ask(scope, None, whose(scope, _WHOSE_POOL))
    if isinstance(holder, Who):
        return [End(player=player) for player in holder.players(scope)]
    return [End()]


_WHOSE_POOL = Pair("Whose pool?", "Wessen Vorrat?")


def _origin(holder: Holder) -> Wordable:
    if isinstance(holder, Target):
        return _OF_CARD.of(card=holder)
    assert isinstance(holder, Who), holder
    return _OF_POOL.of(pool=NounPhrase((nouns.STORE,), of=holder))


def _destination(holder: Holder) -> Wordable:
    if isinstance(holder, Target):
        return _ON_CARD.of(card=holder)
    if isinstance(holder, Who):
        return _TO_POOL.of(pool=NounPhrase((nouns.STORE,), of=holder))
    return _TO_SUPPLY


def gain(amount: int | Quantity, who: Who = YOU) -> Gain:
    """The players gain Æmber from the common supply."""
    return Gain(some(amount), SUPPLY, who)


def lose(amount: int | Quantity, who: Who = YOU) -> Lose:
    """The players lose Æmber to the common supply."""
    return Lose(some(amount, held=True), who, SUPPLY)


def steal(amount: int | Quantity, who: Who = YOU) -> Steal:
    """The player steals Æmber from the opponent."""
    return Steal(some(amount, held=True), YOU if who is OPPONENT else OPPONENT, who)


def capture(amount: int | Quantity, target: Target = THIS, from_: Who = OPPONENT, *, divided: bool = False) -> Capture:
    """This creature (or `target`) captures Æmber from its controller's opponent (or another player).

    `divided`: so much in all, distributed among the creatures by the active player. From `EACH_PLAYER` it is so much
    in all, from any combination of them. Raises `ValueError` for both.
    """
    if divided and isinstance(from_, EachPlayer):
        raise ValueError("what is captured from any combination of players is not distributed")
    return Capture(some(amount, held=True), from_, target, divided)


@entity
class CaptureThat(Instruction):
    """A creature captures the very Æmber whose gain the ability reacts to, as far as nothing has captured it yet.

    Æmber that something else takes from the pool meanwhile is taken to be other Æmber, as far as there is some.
    Rules: FAQ on Sir Marrows, FAQ "Replacement effects" on Po's Pixies.
    """

    # Reading: reading/that-very-amber

    target: Target

    def worded(self) -> Fragment:
        return _CAPTURE_IT if self.target is THIS else By(self.target, _CAPTURE_THAT)

    def about(self, target: Target) -> Wordable:
        return By(target, _CAPTURE_GAINED) if target is self.target else Instruction.about(self, target)

    def carry_out(self, scope: Scope) -> Steps:
        event = scope.event
        assert isinstance(event, AmberMoved) and event.receiver.player is not None, event
        cards = yield from self.target.pick(scope)
        left = event.amount - self._captured(scope, event)
        if not cards or left <= 0:
            return NOTHING
        return (yield from rules.capture(scope.core, cards[0], left, scope.source, event.receiver.player))

    def _captured(self, scope: Scope, gained: AmberMoved) -> int:
        """Return how much of it was captured already, by the abilities that say so."""
        core = scope.core
        at = next(n for n in range(len(core.events) - 1, -1, -1) if core.events[n] is gained)
        since = (e for e in core.events[at:] if isinstance(e, AmberMoved) and e.verb is AmberVerb.CAPTURE)
        from_there = (e for e in since if e.giver == gained.receiver)
        return sum(e.amount for e in from_there if _captures_that(core.state.cards[e.cause].definition.constants))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.captures(1.0, context)


def _captures_that(text: tuple[Ability, ...]) -> bool:
    return any(isinstance(node, CaptureThat) for node in parts(text))


_CAPTURE_IT = Phrase(en="<capture> it", de="es <erbeuten>", rule="glossary/capture")
_CAPTURE_GAINED = Phrase(
    en="<capture> the {amber} just gained", de="das eben erhaltene {amber} <erbeuten>", rule="glossary/capture"
)
_CAPTURE_THAT = Phrase(en="<capture> that {amber}", de="jenes {amber} <erbeuten>", rule="glossary/capture")


def capture_that(target: Target = THIS) -> CaptureThat:
    """This creature, or another, captures the very Æmber whose gain the ability reacts to."""
    return CaptureThat(target)


def pay(amount: int | Quantity, who: Who = OPPONENT) -> Pay:
    """The player pays the opponent Æmber. Raises `ValueError` for a player that a card has."""
    if who not in (YOU, OPPONENT, EACH_PLAYER):
        raise ValueError(f"you pay your opponent, or they pay you: whom does this player pay? {who}")
    return Pay(some(amount, held=True), who, YOU if who is OPPONENT else OPPONENT)


def exalt(target: Target, times: int | Quantity = 1) -> Exalt:
    """Exalt creatures so many times: place 1 Æmber from the common supply on each. Raises `ValueError` for more than
    once for each thing counted.
    """
    if isinstance(times, PerEach) and times.n != 1:
        raise ValueError("a creature is exalted once for each of something")
    return Exalt(some(times), SUPPLY, target)


def place_amber(amount: int | Quantity, target: Target) -> PlaceAmber:
    """Place Æmber from the common supply on cards."""
    return PlaceAmber(some(amount), SUPPLY, target)


def move_amber(amount: int | Quantity, giver: Who | Target, receiver: Holder) -> MoveAmber:
    """Move Æmber between cards, pools and the common supply; `controller_of(ITSELF)`: of each card that gives it.

    Raises `ValueError` where a receiver is of a card that gives it, but no card does, and for several receivers.
    """
    if isinstance(receiver, Who) and receiver.each_alone:
        raise ValueError(f"the same Æmber does not go to each of several players: {receiver}")
    if ITSELF in parts(receiver) and not isinstance(giver, Target):
        raise ValueError(f"{receiver!r} is the player of which card?")
    return MoveAmber(some(amount, held=True), giver, receiver)

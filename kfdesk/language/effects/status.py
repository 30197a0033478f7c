"""What is on cards: exhaustion, stuns taken off, +1 power counters, armor lost for a turn."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import damage as rules
from kfdesk.engine import use as uses
from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.queries import armor
from kfdesk.engine.state import Lasting
from kfdesk.engine.terms import STUN
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Steps, joined
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Words

__all__ = [
    "add_power",
    "exhaust",
    "lose_armor",
    "unstun",
]


@dataclass(frozen=True, eq=False, slots=True)
class Exhaust(Instruction):
    """Exhaust ready cards."""

    target: Target
    participle = Words("exhausted", "erschöpft")
    phrase = Phrase(en="exhaust {target}", de="{target} erschöpfen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from uses.exhaust(scope.g, card)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class Unstun(Instruction):
    """Remove the stun from creatures, without using them."""

    target: Target
    participle = Words("unstunned", "von ihrer Betäubung befreit")
    phrase = Phrase(en="unstun {target}", de="die Betäubung von {target:dat} entfernen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from rules.take_status(scope.g, cards, STUN, scope.source))


@dataclass(frozen=True, eq=False, slots=True)
class AddPower(Instruction):
    """Put +1 power counters on creatures. Rule: "Counters and tokens"."""

    amount: Amount
    target: Target
    phrase = Phrase(
        en="put {amount:a +1 power counter|# +1 power counters} on {target}",
        de="{amount:einen +1-Stärke-Marker|# +1-Stärke-Marker} auf {target} legen",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from rules.add_counters(scope.g, cards, "power", self.amount.value(scope), scope.source))


@dataclass(frozen=True, slots=True)
class ArmorLost(Static):
    """A creature has so much less armor."""

    card: int
    amount: int
    kind = Mod.ARMOR_ADD

    def applies(self, scope: Scope, subject: int) -> bool:
        return subject == self.card

    def value(self, scope: Scope, subject: int) -> int:
        return -self.amount


@dataclass(frozen=True, eq=False, slots=True)
class LoseArmor(Instruction):
    """Creatures lose all of their armor until the end of the turn; each is dealt 1 damage for each point lost."""

    target: Target
    phrase = Phrase(
        en="{target} | lose all of its armor until the end of the turn and is dealt 1{damage} for each point of "
        "armor it lost this way",
        de="{target} | bis zum Ende des Zuges ihre gesamte Rüstung [verlieren] und nimmt 1{damage} für jeden dadurch "
        "verlorenen Rüstungspunkt",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        lost: dict[int, int] = {}
        for card in (yield from self.target.pick(scope)):
            lost[card] = armor(g, card)
        for card, amount in lost.items():
            if amount:
                turn = g.state.turn
                seen = ((card, g.state.cards[card].incarnation),)
                rule = ArmorLost(card, amount)
                g.begin_lasting(
                    Lasting(
                        g.state.tick(),
                        scope.you,
                        scope.source,
                        rule,
                        turn,
                        turn,
                        bound=((self.target, (card,)),),
                        incarnations=seen,
                    )
                )
        if not lost:
            return NOTHING
        yield from rules.deal(g, [rules.Hit(c, n, scope.source) for c, n in lost.items()])
        return Outcome(True, tuple(lost), sum(lost.values()))


def exhaust(target: Target) -> Exhaust:
    """Exhaust cards."""
    return Exhaust(target)


def unstun(target: Target) -> Unstun:
    """Remove the stun from creatures."""
    return Unstun(target)


def add_power(amount: int | Amount, target: Target) -> AddPower:
    """Put +1 power counters on creatures."""
    return AddPower(fixed(amount), target)


def lose_armor(target: Target) -> LoseArmor:
    """Creatures lose all armor for the turn and are dealt as much damage."""
    return LoseArmor(target)

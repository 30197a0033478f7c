"""For how long: the opponent's next turn, until something leaves play, the next time, for good.

"For the remainder of the turn" is `this_turn` in `flow`. Rule: "Lasting effects".
"""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Ability, Mod, Static
from kfdesk.language.base import Node
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.effects.flow import begin, lasting, pick_all
from kfdesk.language.impact import uncounted
from kfdesk.language.permissions import MayUse, NextReady
from kfdesk.language.players import OPPONENT
from kfdesk.language.targets import Group, Target, a
from kfdesk.text.nominals import Recalling
from kfdesk.text.nouns import UP_TO
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.speech import Piece

__all__ = [
    "for_good",
    "may_use_up_to",
    "next_this_turn",
    "opponents_next_turn",
    "until_this_leaves",
]

FOR_GOOD = 1_000_000
"""A turn that no game reaches."""


@dataclass(frozen=True, eq=False, slots=True)
class OpponentsNextTurn(Instruction):
    """An ability is in force during the opponent's next turn."""

    ability: Ability

    def carry_out(self, scope: Scope) -> Steps:
        yield from pick_all(scope, self.ability)
        s = scope.g.state
        turn = s.turn + (1 if s.active == scope.you else 2)
        begin(scope, self.ability, turn, turn)
        return DONE

    def spoken(self) -> Piece:
        return Recalling(lasting(self.ability, _NEXT_TURN), (OPPONENT,), near=True)


_NEXT_TURN = fixed("during your opponent’s next turn", "während des nächsten Zuges deines Gegners")


@dataclass(frozen=True, eq=False, slots=True)
class UntilYourNextTurn(Instruction):
    """An ability is in force until the start of your next turn."""

    ability: Ability

    def carry_out(self, scope: Scope) -> Steps:
        yield from pick_all(scope, self.ability)
        s = scope.g.state
        begin(scope, self.ability, s.turn, s.turn + (2 if s.active == scope.you else 1), at_start=True)
        return DONE

    def spoken(self) -> Piece:
        return lasting(self.ability, _UNTIL_START)


_UNTIL_START = fixed("until the start of your next turn", "bis zum Beginn deines nächsten Zuges")


@dataclass(frozen=True, eq=False, slots=True)
class UntilThisLeaves(Instruction):
    """An ability is in force until the card it comes from leaves play."""

    ability: Ability

    def carry_out(self, scope: Scope) -> Steps:
        yield from pick_all(scope, self.ability)
        s = scope.g.state
        source = s.cards[scope.source]
        if not source.in_play:
            return DONE
        begin(scope, self.ability, s.turn, FOR_GOOD, while_entered=source.entered)
        return DONE

    def spoken(self) -> Piece:
        return _UNTIL_LEAVES.of(effect=self.ability)  # type: ignore[arg-type]


_UNTIL_LEAVES = Frame(en="{effect} until {this} leaves play", de="{effect}, bis {this} das Spiel verlässt")


@dataclass(frozen=True, eq=False, slots=True)
class ForGood(Instruction):
    """An ability is in force as long as the cards it speaks of stay where they are."""

    ability: Ability

    def carry_out(self, scope: Scope) -> Steps:
        yield from pick_all(scope, self.ability)
        begin(scope, self.ability, scope.g.state.turn, FOR_GOOD)
        return DONE

    def spoken(self) -> Piece:
        return Frame(en="{effect}", de="{effect}").of(effect=self.ability)  # type: ignore[arg-type]


@dataclass(frozen=True, eq=False, slots=True)
class NextThisTurn(Instruction):
    """A change or permission for the next `uses` cards this turn: "the next creature you play this turn …"."""

    ability: Ability
    uses: int = 1

    def carry_out(self, scope: Scope) -> Steps:
        yield from pick_all(scope, self.ability)
        turn = scope.g.state.turn
        begin(scope, self.ability, turn, turn, uses=self.uses)
        return DONE

    def spoken(self) -> Piece:
        if isinstance(self.ability, NextReady):
            return self.ability.spoken()
        return _THIS_TURN.of(effect=self.ability)  # type: ignore[arg-type]


_THIS_TURN = Frame(en="{effect} this turn", de="in diesem Zug {effect:then}")


@dataclass(frozen=True, eq=False)
class MayUseSome(Node, Static):
    """Cards of a description may be used whatever house is active, up to so many different ones.

    A card used once may be used again. Rule: FAQ on Combat Pheromones.
    """

    group: Group
    most: int
    kind = Mod.MAY_USE

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.group.fits(scope, subject)

    def leaves_behind(self) -> tuple[Ability, Target]:
        card = a(self.group.sort)
        return MayUse(Mod.MAY_USE, card), card

    def spoken(self) -> Piece:
        return _MAY_USE.of(what=self.group.described(UP_TO, count=self.most))


@dataclass(frozen=True, eq=False, slots=True)
class MayUseUpTo(Instruction):
    """You may use up to so many cards of a description this turn, whatever house is active."""

    rule: MayUseSome
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        turn = scope.g.state.turn
        begin(scope, self.rule, turn, turn, uses=self.rule.most)
        return DONE
        yield

    def spoken(self) -> Piece:
        return self.rule.spoken()


_MAY_USE = Phrase(en="{doer} | may use {what} this turn", de="{doer} | in diesem Zug {what} verwenden dürfen")


def may_use_up_to(most: int, group: Group) -> MayUseUpTo:
    """You may use up to so many such cards this turn."""
    return MayUseUpTo(MayUseSome(group, most))


def opponents_next_turn(ability: Ability) -> OpponentsNextTurn:
    """During your opponent's next turn, this holds."""
    return OpponentsNextTurn(ability)


def until_your_next_turn(ability: Ability) -> UntilYourNextTurn:
    """Until the start of your next turn, this holds."""
    return UntilYourNextTurn(ability)


def until_this_leaves(ability: Ability) -> UntilThisLeaves:
    """Until this card leaves play, this holds."""
    return UntilThisLeaves(ability)


def for_good(ability: Ability) -> ForGood:
    """From now on this holds, as long as the cards it speaks of stay in play."""
    return ForGood(ability)


def next_this_turn(ability: Ability, uses: int = 1) -> NextThisTurn:
    """This turn this holds once, or `uses` times."""
    return NextThisTurn(ability, uses)

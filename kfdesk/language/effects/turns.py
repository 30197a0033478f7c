"""Turns taken besides those in order, and the active house changed in the middle of one."""

from __future__ import annotations

from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import HouseChosen, TurnGranted
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Scope, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.named_choices import HouseChoice, that_house
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import THE
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["becomes_active", "take_turn"]

CARDS_A_TURN = 3.0
"""How many cards a turn is worth, for the figures of decks: those that are drawn at its end."""


@entity
class TakeTurn(Instruction):
    """A player takes another turn after the present one."""

    who: Who = YOU

    def worded(self) -> Fragment:
        return done_by(self.who, _TAKE_TURN)

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.who.players(scope):
            yield from scope.core.happen(TurnGranted(player, scope.source))
        return DONE

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DRAW, CARDS_A_TURN * self.who.shares(context).yours, context)


_TAKE_TURN = Phrase(en="take another turn after this one", de="nach diesem Zug einen weiteren Zug aus-führen").of()


@entity
class BecomesActive(Instruction):
    """The house of a card, or one that was named, becomes the active house, which is no choice of step 2; of several
    houses of a card the active player says which. You have an active house in your own turn only."""

    house: Target | HouseChoice
    who: Who = YOU

    def worded(self) -> Fragment:
        whose = NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,), of=self.who)
        if isinstance(self.house, HouseChoice):
            return _BECOMES_ACTIVE.of(house=that_house(self.house), whose=whose)
        return _BECOMES_ACTIVE.of(house=NounPhrase((nouns.HOUSE,), THE, of=self.house), whose=whose)

    def can_start(self, scope: Scope) -> bool:
        return scope.core.state.active == scope.you and Instruction.can_start(self, scope)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        if core.state.active != scope.you:
            return NOTHING
        if isinstance(self.house, HouseChoice):
            yield from self.house.ask(scope)
            named = self.house.house(scope)
            found: tuple[House, ...] = () if named is None else (named,)
        else:
            cards = yield from self.house.pick(scope)
            found = tuple(house for card in cards for house in facts_of(core, card).houses)
        if not found:
            return NOTHING
        house = found[0]
        if len(found) > 1:
            options = tuple(Option(f"house:{one}", one.words) for one in found)
            keys = yield Decision(core.state.active, DecisionKind.HOUSE, WHICH_HOUSE, handle(scope.source), options)
            house = House(keys[0].partition(":")[2])
        yield from core.happen(HouseChosen(core.state.active, house, scope.source))
        return DONE

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, self.who.shares(context).yours, context)


_BECOMES_ACTIVE = Phrase(en="{house} | become {whose}", de="{house} | {whose:nom} werden")
WHICH_HOUSE = Pair("Which house becomes active?", "Welche Fraktion wird aktiv?")


def becomes_active(house: Target | HouseChoice) -> BecomesActive:
    """The house of a card, or one that was named, becomes your active house. Raises `TypeError` for anything else."""
    if not isinstance(house, Target | HouseChoice):
        raise TypeError(f"which house becomes active? {house!r}")
    return BecomesActive(house)


def take_turn(who: Who = YOU) -> TakeTurn:
    """The player takes another turn after this one."""
    return TakeTurn(who)

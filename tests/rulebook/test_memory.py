"""What cards ask about later is remembered, whatever kind of event it is, because they ask."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import events as ev
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_
from kfdesk.language.history import PREVIOUS_TURN, THIS_TURN, happened
from kfdesk.language.labels import play
from kfdesk.language.occurrences import draws
from kfdesk.language.players import YOU
from kfdesk.language.reactions import after
from tests.tables import side, table

ICON = 1
"""The Æmber printed on Punch, and on Anger."""


@pytest.mark.rule("glossary/ability-card-ability")
@pytest.mark.parametrize("drawn", [0, 1])
def test_a_card_may_ask_about_any_kind_of_event(drawn: int) -> None:
    asks = card("punch", play(if_(happened(draws(YOU), THIS_TURN), gain(3))))
    draw_one = card("anger", play(draw(drawn)))
    t = table(side(hand=["punch", "anger"], deck=["troll"]), side(), asks, draw_one)
    assert ev.CardDrawn in t.game.state.remembered
    t.do("play", "anger")
    t.do("play", "punch")
    assert t.amber(0) == 2 * ICON + 3 * drawn


def test_what_no_card_of_the_game_asks_about_is_not_remembered() -> None:
    t = table(side(hand=["anger"], deck=["troll"]), side(), card("anger", play(draw(1))))
    t.do("play", "anger")
    assert ev.CardDrawn not in t.game.state.remembered
    assert ev.CardDrawn not in {type(event) for event in t.game.state.memory.happened}


def test_to_react_to_something_is_not_to_ask_about_it_later() -> None:
    reacts = CardDefinition(facts()["bumpsy"], card("bumpsy", after(draws(YOU), gain(1))))
    asks = CardDefinition(facts()["punch"], card("punch", play(if_(happened(draws(YOU), PREVIOUS_TURN), gain(1)))))
    assert reacts.asks_about == frozenset() and asks.asks_about == {ev.CardDrawn}

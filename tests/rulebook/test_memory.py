"""What cards ask about later is remembered, whatever kind of event it is, because they ask."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import KeyColor
from kfdesk.engine import events as ev
from kfdesk.engine.state import TurnMemory
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.marks import ready
from kfdesk.language.effects.moves import return_
from kfdesk.language.history import PREVIOUS_TURN, THIS_TURN, happened
from kfdesk.language.labels import action, omni, play
from kfdesk.language.occurrences import draws, forges, reaps
from kfdesk.language.places import hand
from kfdesk.language.players import YOU
from kfdesk.language.predicates import played_by
from kfdesk.language.reactions import after
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, any_number, each
from tests.tables import side, table

ICON = 1
"""The Æmber printed on Punch, and on Anger."""


@pytest.mark.rule("glossary/ability-card-ability")
@pytest.mark.parametrize("drawn", [0, 1])
def test_a_card_may_ask_about_any_kind_of_event(drawn: int) -> None:
    asks = card("punch", play(if_(happened(draws(YOU), THIS_TURN), gain(3))))
    draw_one = card("anger", play(draw()))
    t = table(side(hand=["punch", "anger"], deck=["troll"] * drawn), side(), asks, draw_one)
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


@pytest.mark.rule("glossary/movement-between-zones", "glossary/ability-card-ability")
@pytest.mark.parametrize("comes_back", [False, True])
def test_this_creature_has_not_done_what_it_did_before_it_left_play(*, comes_back: bool) -> None:
    proud = card("krump", omni(if_(happened(reaps(THIS), THIS_TURN), gain(5))))
    bounce = return_(each(CREATURE)) if comes_back else gain(1)
    t = table(
        side(hand=["anger", "warsong"], battleline=["krump"]),
        side(),
        proud,
        card("anger", play(bounce)),
        card("warsong", play(put_into_play(any_number(CREATURE, in_=hand())), ready(each(CREATURE)))),
    )
    t.do("reap", "krump")
    for id_ in ("anger", "warsong"):
        t.do("play", id_)
        t.finish()
    before = t.amber(0)
    t.do("omni", "krump")
    assert t.amber(0) - before == (0 if comes_back else 5)


@pytest.mark.rule("glossary/playing-cards", "glossary/putting-cards-into-an-area")
@pytest.mark.parametrize("comes_back", [False, True])
def test_a_creature_that_was_played_and_then_put_into_play_was_not_played(*, comes_back: bool) -> None:
    bounce = return_(each(CREATURE)) if comes_back else gain(1)
    t = table(
        side(hand=["krump", "anger", "warsong", "punch"]),
        side(),
        card("anger", play(bounce)),
        card("warsong", play(put_into_play(any_number(CREATURE, in_=hand())))),
        card("punch", play(destroy(each(CREATURE, played_by(YOU))))),
    )
    t.creature("krump")
    for id_ in ("anger", "warsong", "punch"):
        t.do("play", id_)
        t.finish()
    assert t.line(0) == (["krump"] if comes_back else [])


@pytest.mark.rule("glossary/forge")
@pytest.mark.parametrize(
    ("turn", "color", "this_turn", "on_theirs", "on_mine"),
    [
        (3, "red", [0], [], []),
        (2, "red", [], [0], []),
        (1, "red", [], [], [0]),
    ],
)
def test_a_table_taken_up_remembers_a_key_in_the_turn_in_which_it_was_forged_whoever_forged_it(
    turn: int, color: KeyColor, this_turn: list[int], on_theirs: list[int], on_mine: list[int]
) -> None:
    t = table(side(keys=[color], forged=[(turn, color)]), side(keys=["blue"], forged=[(2, "blue")]), turn=3)
    state = t.game.state

    def forgers(memory: TurnMemory) -> list[int]:
        return [e.player for e in memory.happened if isinstance(e, ev.KeyForged)]

    assert forgers(state.memory) == this_turn
    assert forgers(state.previous[1]) == [*on_theirs, 1]
    assert forgers(state.previous[0]) == on_mine


@pytest.mark.rule("glossary/forge")
@pytest.mark.parametrize(("turn", "more"), [(1, 5), (2, 0)])
def test_a_key_forged_in_the_opponents_turn_was_not_forged_on_ones_own_previous_turn(turn: int, more: int) -> None:
    asks = card("bumpsy", action(if_(happened(forges(YOU), PREVIOUS_TURN), gain(5))))
    t = table(side(battleline=["bumpsy"], keys=["red"], forged=[(turn, "red")]), side(), asks, turn=3)
    t.do("action", "bumpsy")
    assert t.amber(0) == more

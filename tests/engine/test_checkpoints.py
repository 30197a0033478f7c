"""Where a game is taken up from: forks, undo and the judge's changes between actions."""

from __future__ import annotations

import pytest

from kfdesk.engine import KeyColor, Step
from kfdesk.engine.scenario import SetDamage
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import card
from kfdesk.language.effects.keys import forge
from kfdesk.language.labels import play
from tests.tables import Table, side, spec, table


def same(t: Table) -> None:
    """Assert that a fork stands where the game stands, and goes on alike."""
    twin = t.game.fork()
    assert (twin.digest(), twin.decision, twin.timing) == (t.game.digest(), t.game.decision, t.game.timing)
    assert twin.events == t.game.events
    if t.game.decision is not None:
        key = t.game.decision.keys()[-1]
        twin.choose(key)
        t.game.choose(key)
        assert (twin.digest(), twin.decision, twin.events) == (t.game.digest(), t.game.decision, t.game.events)


def test_a_creature_the_judge_damages_to_death_is_destroyed_at_once() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["dust-imp", "krump"]))
    t.game.adjust(SetDamage(card=t.handle("dust-imp"), amount=2))
    assert t.zone("dust-imp") == "discard"
    assert t.amber(1) == 2
    t.expect_main_step()
    same(t)


def test_what_that_asks_is_asked_and_can_be_taken_back() -> None:
    t = table(
        side(battleline=["troll"]), side(battleline=[spec("niffle-ape", damage=3), "niffle-queen", "snufflegator"])
    )
    t.game.adjust(SetDamage(card=t.handle("snufflegator"), amount=4))
    t.expect_main_step()
    t.game.adjust(SetDamage(card=t.handle("niffle-queen"), amount=6))
    t.expect(DecisionKind.ORDER)
    twin = t.game.fork()
    assert twin.decision == t.game.decision
    t.finish()
    assert t.line(1) == []
    assert Table(t.game.fork(1)).line(1) == ["niffle-ape", "niffle-queen", "snufflegator"]
    same(t)


@pytest.mark.parametrize("step", [Step.START, Step.FORGE, Step.HOUSE, Step.MAIN, Step.READY, Step.DRAW, Step.END])
def test_a_game_taken_up_in_any_step_forks_alike(step: Step) -> None:
    ada = side(battleline=[spec("troll", ready=False)], amber=6, deck=["punch"] * 8)
    t = table(ada, side(battleline=["krump"], amber=6, deck=["punch"] * 8), step=step)
    for _ in range(6):
        same(t)


def test_a_game_won_in_step_1_forks_as_won() -> None:
    t = table(side(battleline=["troll"], amber=6, keys=[KeyColor.RED, KeyColor.BLUE]), step=Step.FORGE)
    t.answer("key:yellow")
    assert t.game.winner == 0
    same(t)


def test_a_game_won_by_a_card_forks_as_won() -> None:
    keys = [KeyColor.RED, KeyColor.BLUE]
    t = table(side(hand=["warsong"], amber=6, keys=keys), None, card("warsong", play(forge())))
    t.do("play", "warsong")
    t.answer("key:yellow")
    assert t.game.winner == 0
    same(t)

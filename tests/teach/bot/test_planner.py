"""Whole turns: the acts in the right order, the house for what it leads to, and the plan followed while it holds."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import Game, House, KeyColor, Step
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot.habits import Habits
from kfdesk.teach.bot.planner import PLAN_ONLY, WITH_REPLY, Mind, Planner, follow
from kfdesk.teach.bot.turns import END, Effort, Line, TurnSearch, likeness, play_reply
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.tables import Table, side, table

ADA, BO = PLAYERS
HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)


def planner(acts: int = 60, mind: Mind = WITH_REPLY) -> Planner:
    return Planner(ADA, 1, None, acts, mind)


def turns(t: Table, acts: int = 60) -> TurnSearch:
    search = TurnSearch(ADA, Habits(Random(1)), Effort(acts))
    search.begin_here(t.game.fork())
    for width in (1, 4):
        search.widen(width, 4)
    return search


# Searching ----------------------------------------------------------------------------------------


def test_tables_that_another_order_of_acts_leads_to_are_one() -> None:
    t = table(side(battleline=["krump", "troll"]), side(), house=House.BROBNAR)
    krump, troll = t.handle("krump"), t.handle("troll")
    one, other = t.game.fork(), t.game.fork()
    one.choose(f"reap:{krump}")
    one.choose(f"reap:{troll}")
    other.choose(f"reap:{troll}")
    assert likeness(one) != likeness(other)
    other.choose(f"reap:{krump}")
    assert likeness(one) == likeness(other)
    assert turns(t).size == 4, "neither, one, the other, and both have reaped: fights there are none"


def test_the_best_turn_uses_all_that_is_ready_and_ends() -> None:
    t = table(side(battleline=["krump", "troll"]), side(), house=House.BROBNAR)
    _, line = turns(t).best(3)[0]
    assert {keys[0].partition(":")[0] for keys in line[:-1]} == {"reap"} and len(line) == 3 and line[-1] == END


def test_the_best_turn_of_each_first_choice_is_among_those_found() -> None:
    t = table(side(battleline=["krump", "troll"]), side(), house=House.BROBNAR)
    assert {line[0] for _, line in turns(t).best(1)} >= {END, (f"reap:{t.handle('krump')}",)}


def test_what_was_begun_is_followed_to_its_end_however_little_may_be_tried_unless_it_is_stopped() -> None:
    t = table(side(battleline=["krump", "troll"]), side(), house=House.BROBNAR)
    assert len(turns(t, 1).best(1)[0][1]) == 3
    search = TurnSearch(ADA, Habits(Random(1)), Effort(100, is_stopped=lambda: True))
    search.begin_here(t.game.fork())
    search.widen(1, 1)
    assert [line for _, line in search.best(1)] == [(END,)]


def test_a_turn_planned_on_another_deal_is_played_as_far_as_it_can_be() -> None:
    t = table(side(battleline=["krump", "troll"]), side(), house=House.BROBNAR)
    krump, troll = t.handle("krump"), t.handle("troll")
    line: Line = (("play:c99",), (f"reap:{krump}",), END)
    with pytest.raises(Exception, match="c99"):
        follow(t.game.fork(), line, Habits(Random(1)), Effort(50), {}, may_fork=True)
    line = ((f"reap:{krump}",), ("card:c99",), ("play:c99",), END)
    after = follow(t.game.fork(), line, Habits(Random(1)), Effort(50), {}, may_fork=True)
    assert after.state.active is BO and after.state.players[ADA].amber == 2
    assert f"reap:{troll}" in after.journal, "the rest is played greedily where a plan does not hold"


def test_the_reply_is_played_to_the_next_house_of_the_player() -> None:
    mine = side(battleline=["krump"], houses=HOUSES, deck=["punch"] * 20)
    t = table(mine, side(battleline=["troll"], houses=HOUSES, deck=["punch"] * 20), house=House.BROBNAR)
    after = play_reply(t.game.fork(), ADA, Habits(Random(1)), Effort(100), {})
    assert after.decision is not None and after.decision.kind is DecisionKind.HOUSE and after.decision.player is ADA
    assert after.state.turn == t.game.state.turn + 2 and "end-turn" in after.journal


# Choosing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mind", [WITH_REPLY, PLAN_ONLY])
def test_a_house_is_chosen_for_the_turn_that_it_allows(mind: Mind) -> None:
    mine = side(battleline=["krump", "troll", "bumpsy", "dextre"], houses=HOUSES, deck=["punch"] * 20)
    t = table(mine, side(deck=["punch"] * 20), step=Step.HOUSE)
    assert planner(mind=mind).choose(t.game) == ("house:brobnar",)


def test_a_key_that_would_win_is_prevented() -> None:
    keys = (KeyColor.RED, KeyColor.BLUE)
    theirs = side(amber=6, keys=keys, battleline=["dextre"], deck=["punch"] * 20)
    t = table(side(hand=["urchin"], battleline=["umbra"], deck=["punch"] * 20), theirs, house=House.SHADOWS)
    assert planner(120).choose(t.game) == (f"play:{t.handle('urchin')}",)


def test_a_plan_is_followed_without_another_search(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = side(battleline=["krump", "troll"], houses=HOUSES, deck=["punch"] * 20)
    t = table(mine, side(deck=["punch"] * 20), step=Step.HOUSE)
    player, searched = planner(), []
    lines = Planner.lines

    def noted(self: Planner, game: Game) -> object:
        searched.append(len(game.journal))
        return lines(self, game)

    monkeypatch.setattr(Planner, "lines", noted)
    while (decision := t.game.decision) is not None and decision.player is ADA:
        advised = player.advise(t.game, for_itself=True)
        t.game.choose(*advised.keys)
    assert len(searched) == 1 and t.game.state.players[ADA].amber == 2


def test_a_plan_that_no_longer_holds_is_dropped() -> None:
    t = table(side(battleline=["krump", "troll"], deck=["punch"] * 20), side(deck=["punch"] * 20), house=House.BROBNAR)
    player = planner()
    first = player.choose(t.game)
    other = next(f"reap:{t.handle(name)}" for name in ("krump", "troll") if first != (f"reap:{t.handle(name)}",))
    t.game.choose(other)
    assert player.choose(t.game) == first


def test_each_of_its_choices_is_legal_in_every_kind_of_decision() -> None:
    """It is asked again and again in a game of other players, each time about what comes then."""
    game, dice, kinds = new_game(3, mixed_decks(3)), Random(3), set()
    asked = Planner(0, 3, None, 4), Planner(1, 3, None, 4)
    for _ in range(250):
        decision = game.decision
        if decision is None:
            break
        if decision.kind not in kinds and len(decision.options) > 1 or dice.random() < 0.01:
            kinds.add(decision.kind)
            keys = asked[decision.player].choose(game)
            game.choose(*keys)
        else:
            game.choose(*random_keys(decision, dice))
    assert {DecisionKind.MAIN, DecisionKind.HOUSE, DecisionKind.MULLIGAN, DecisionKind.CARD} <= kinds

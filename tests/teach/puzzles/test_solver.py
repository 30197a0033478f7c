"""The search: shortest solutions, replies of the other seat, and chance, which never helps."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import PLAYERS, House
from kfdesk.teach.puzzles.goals import Creatures, Forge, HaveAmber, NoForge, Opponent, Outcome, Reap, Until, counted
from kfdesk.teach.puzzles.model import Puzzle, is_solved_by
from kfdesk.teach.puzzles.positions import Positions
from kfdesk.teach.puzzles.proof import prove, trivial
from kfdesk.teach.puzzles.solver import OutOfBudgetError, Solver
from tests.teach.puzzles.small import puzzle


def witch() -> Puzzle:
    """Only the witch first, then the pixie, brings 4 Æmber."""
    hand = {"amber": 1, "hand": ["dust-pixie", "hunting-witch"]}
    return puzzle(House.UNTAMED, hand, {"battleline": ["troll"]}, HaveAmber(least=4))


def test_a_shortest_solution_is_found_and_solves() -> None:
    one = witch()
    solver = Solver(one)
    assert solver.fewest_acts(one.begin()) == 2
    assert solver.winning(one.begin(), 2) == (("play:c2",),)
    line = solver.line(one.begin())
    assert [entry for entry in line if entry.startswith("play")] == ["play:c2", "play:c1"]
    assert is_solved_by(one, line)
    proof = prove(one)
    assert proof is not None
    assert not trivial(one, proof)


def test_what_cannot_be_done_has_no_solution_and_no_proof() -> None:
    one = puzzle(House.UNTAMED, {"amber": 1, "hand": ["dust-pixie"]}, {}, HaveAmber(least=4))
    assert Solver(one).fewest_acts(one.begin()) is None
    assert Solver(one).line(one.begin()) == ()
    assert prove(one) is None


@pytest.mark.parametrize(("amber", "is_safe"), [(4, True), (5, False)])
def test_the_opponents_best_reply_counts(amber: int, is_safe: bool) -> None:
    """A Dew Faerie reaps 2 Æmber; Key Charge takes 1 and then a key's cost: 5 are too many, 4 are not."""
    theirs = {"amber": amber, "battleline": ["dew-faerie"], "hand": ["key-charge"]}
    one = puzzle(House.SHADOWS, {}, theirs, NoForge(), until=Until.REPLY)
    solver = Solver(one)
    assert solver.wins(one.begin()) is is_safe
    game = one.begin()
    game.choose("end-turn")
    while (reply := solver.refutation(game)) is not None and one.outcome(game) is Outcome.OPEN:
        game.choose(*reply)
    assert one.outcome(game) is (Outcome.OPEN if is_safe else Outcome.FAILED)


def test_an_opponent_who_passes_does_nothing() -> None:
    theirs = {"amber": 5, "battleline": ["dew-faerie"], "hand": ["key-charge"]}
    one = puzzle(House.SHADOWS, {}, theirs, NoForge(), until=Until.REPLY, opponent=Opponent.PASSES)
    assert Solver(one).wins(one.begin())


@pytest.mark.rule("glossary/reap", "turn/step-1-forge-a-key")
def test_a_goal_of_two_turns_is_reached_over_the_opponents_turn() -> None:
    mine = {"amber": 4, "battleline": ["dew-faerie"]}
    one = puzzle(House.UNTAMED, mine, {"battleline": ["troll"]}, Forge(), turns=2, opponent=Opponent.PASSES)
    line = Solver(one).line(one.begin())
    assert line[:2] == ("reap:c1", "end-turn")
    assert is_solved_by(one, line)


def test_a_solution_that_chance_decides_is_none() -> None:
    """Both cards bring 1 Æmber; Reverse Time shuffles two cards besides."""
    mine = {"hand": ["sound-the-horns"], "deck": ["troll", "krump"], "discard": ["krump", "troll"]}
    sure = puzzle(House.BROBNAR, mine, {}, HaveAmber(least=1))
    assert Solver(sure).wins(sure.begin())
    drawn = {"hand": ["reverse-time"], "deck": ["krump"], "discard": ["mother", "batdrone"]}
    by_chance = puzzle(House.LOGOS, drawn, {}, HaveAmber(least=1))
    assert not Solver(by_chance).wins(by_chance.begin())


def test_what_a_goal_counts_is_part_of_a_position() -> None:
    """The table alone need not show how often somebody reaped."""
    one = puzzle(House.BROBNAR, {"battleline": ["krump"]}, {}, Reap(times=2))
    game, positions = one.begin(), Positions()
    before = counted(game, PLAYERS[0])
    game.choose("reap:c1")
    after = counted(game, PLAYERS[0])
    assert (before, after) == ((0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0))
    assert positions.of(game.state, before) != positions.of(game.state, after)


def test_a_search_ends_when_it_is_stopped_or_has_looked_at_enough() -> None:
    one = puzzle(House.BROBNAR, {"battleline": ["troll", "krump"]}, {"battleline": ["mother", "batdrone"]}, Creatures())
    with pytest.raises(OutOfBudgetError):
        Solver(one, most_tables=5).wins(one.begin())
    with pytest.raises(OutOfBudgetError):
        Solver(one, is_stopped=lambda: True).fewest_acts(one.begin())

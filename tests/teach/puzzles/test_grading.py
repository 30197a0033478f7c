"""How hard puzzles are: by how often the levels of the program miss them, and games by lot."""

from __future__ import annotations

from kfdesk.engine.terms import House
from kfdesk.teach.bot.levels import LEVELS
from kfdesk.teach.puzzles.goals import HaveAmber
from kfdesk.teach.puzzles.grading import SEEDS, first_rating, grade_of, misses, rating_of
from kfdesk.teach.puzzles.model import Proof
from kfdesk.teach.puzzles.rating import FOUND
from tests.teach.puzzles.small import puzzle


def test_the_levels_solve_what_every_player_does_and_miss_what_cannot_be_done() -> None:
    mine = {"battleline": ["krump"]}
    assert misses(puzzle(House.BROBNAR, mine, {}, HaveAmber(least=1)))[1:] == (0,) * (len(LEVELS) - 1)
    assert misses(puzzle(House.BROBNAR, mine, {}, HaveAmber(least=2))) == (len(SEEDS),) * len(LEVELS)


def test_what_more_levels_miss_and_fewer_games_by_lot_solve_is_rated_higher() -> None:
    often, seldom = (3, 3, 3, 3, 3, 3), (3, 0, 0, 0, 0, 0)
    assert rating_of(often, 20) > rating_of(seldom, 20)
    assert rating_of(often, 1) > rating_of(often, 50)
    assert [grade_of(rating) for rating in (1000, 1450, 1900)] == [1, 2, 3]


def test_a_puzzle_that_no_level_tried_begins_with_the_rating_of_its_grade() -> None:
    easy, hard = (puzzle(House.BROBNAR, {}, {}, HaveAmber(least=2), grade=grade) for grade in (1, 3))
    assert first_rating(easy).rating < first_rating(hard).rating
    proof = Proof(acts=3, first=("reap:c1",), offered=5, by_lot=10, missed=(3, 3, 3, 3, 3, 3))
    assert first_rating(easy.model_copy(update={"proof": proof})).deviation == FOUND

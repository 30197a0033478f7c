"""What decides a pair: games played once more are the same games, and can be watched."""

from __future__ import annotations

from kfdesk.match.film import Film
from kfdesk.trials.game import Row, play, task_now
from kfdesk.trials.why import Side, Story, film_of, story_of, task_of, turned, why
from tests.trials.made_up import two_decks

TURNS = 9
TASK = task_now(*two_decks(), 7, "greedy", (0, 3))


def story(score: float, *, gained: int = 20, stolen: int = 0, turns: int = 4) -> Story:
    one = Side(tuple(range(turns)), (2,) * turns, gained, stolen, 0, 1, 12, 3)
    other = Side((0,) * turns, (1,) * turns, 15, 0, stolen, 2, 10, None)
    return Story(score, (one, other))


def test_a_game_played_once_more_is_the_same() -> None:
    (row,) = play([TASK], TURNS)
    assert isinstance(row, Row)
    told = story_of(TASK, TURNS)
    assert told.score == row.score
    for at, side in enumerate(told.sides):
        assert len(side.keys) == len(side.creatures) == row.turns
        assert side.keys[-1] == row.keys[at]
        assert side.gained > 0 and side.cards_played > 0
    assert any(side.creatures[-1] for side in told.sides)
    assert turned(told).sides == (told.sides[1], told.sides[0]) and turned(told).score == 1 - told.score
    assert task_of(row, two_decks()) == TASK


def test_a_game_can_be_watched() -> None:
    recording = film_of(TASK, "Onyx against Argus", ("One", "Two"), TURNS)
    assert not recording.finished, "it was broken off"
    film = Film(recording)
    while not film.build():
        pass
    assert film.stopped is None and film.open_to_all
    assert len(film.moments) == len(recording.answers) + 1
    assert film.moments[-1].turn >= TURNS
    assert recording.header.seats[1].chains == 3


def test_what_tells_games_won_from_games_lost_comes_first() -> None:
    games = [story(1.0, stolen=6 + n % 2, gained=20 + n % 3) for n in range(6)]
    games += [story(0.0, stolen=1 + n % 2, gained=20 + n % 3) for n in range(6)]
    found = why(games)
    assert (found.games, found.won) == (12, 6)
    first = found.told[0]
    assert (first.figure, first.won > first.lost) in {("stolen", True), ("lost", True)}
    assert next(told for told in found.told if told.figure == "gained" and not told.of_other).weight == 0
    assert all(told.figure != "first key" or not told.of_other for told in found.told), "it never forged"


def test_curves_go_on_while_a_third_of_the_games_does() -> None:
    games = [story(1.0, turns=2), story(1.0, turns=2), story(0.0, turns=4), story(0.0, turns=6)]
    found = why(games)
    assert found.keys.one == (0, 1, 1.5, 2)
    assert found.creatures.one == (2, 2, 2, 2)
    assert found.told == (), "too few to tell"

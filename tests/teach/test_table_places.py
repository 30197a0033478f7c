"""Which places of the table a lesson needs: they follow from its entries, its tasks and its cards."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.teach.lessons import LEARNER, lessons
from kfdesk.teach.lessons.model import Lesson
from kfdesk.teach.lessons.small_game_play import begun
from kfdesk.teach.lessons.small_games import ACTIONS_AND_ARTIFACTS, REAPING, TWO_HOUSES, SmallGame, small_games
from kfdesk.teach.lessons.table_places import asked_for, learned, needed, reached
from kfdesk.teach.table_place import EVERY_PLACE, TablePlace

EVERYTHING: tuple[Lesson | SmallGame, ...] = (*small_games(), *lessons())


def lesson(id_: str) -> Lesson:
    return next(lesson for lesson in lessons() if lesson.id == id_)


def test_who_begins_needs_no_piles_no_artifacts_no_houses_no_log_and_no_chart() -> None:
    assert needed(REAPING) == needed(lesson("amber-and-keys")) == frozenset()


@pytest.mark.parametrize(
    ("id_", "place"),
    [
        ("houses", TablePlace.HOUSES),
        ("four-types", TablePlace.ARTIFACTS),
        ("discarding", TablePlace.DISCARD),
        ("chains-and-archives", TablePlace.ARCHIVES),
        ("timing-windows", TablePlace.TIMING),
    ],
)
def test_a_lesson_needs_the_place_that_it_is_about(id_: str, place: TablePlace) -> None:
    assert place in needed(lesson(id_))


def test_archives_and_the_timing_chart_wait_for_their_lessons() -> None:
    for place, id_ in ((TablePlace.ARCHIVES, "chains-and-archives"), (TablePlace.TIMING, "timing-windows")):
        assert next(one.id for one in EVERYTHING if place in needed(one)) == id_


def test_a_question_about_a_house_needs_the_houses_and_an_artifact_in_hand_its_row() -> None:
    assert needed(TWO_HOUSES) == {TablePlace.HOUSES}
    assert needed(ACTIONS_AND_ARTIFACTS) >= {TablePlace.HOUSES, TablePlace.ARTIFACTS}
    four_types = Game.from_scenario(lesson("four-types").scenario, library=library())
    assert asked_for(four_types) == {(LEARNER, TablePlace.ARTIFACTS)}


def test_a_remark_needs_the_place_that_its_entry_is_about() -> None:
    game = begun(REAPING)
    assert asked_for(game) == frozenset()
    asked = asked_for(game, ("glossary/discarding-cards", "glossary/reap"))
    assert {place for _, place in asked} == {TablePlace.DISCARD}


def test_what_is_learned_is_what_was_needed_and_what_something_came_to() -> None:
    assert learned(lesson("amber-and-keys")) == {TablePlace.DECK, TablePlace.LOG}
    for one in EVERYTHING:
        assert needed(one) <= learned(one) <= EVERY_PLACE


def test_a_place_is_reached_by_the_player_whose_it_is() -> None:
    game = Game.from_scenario(lesson("four-types").scenario, library=library())
    punch, umbra = (next(f"c{card.id}" for card in game.state.cards[1:] if card.definition.id == id_)
                    for id_ in ("punch", "umbra"))  # fmt: skip
    assert not reached(game)
    game.choose(f"play:{punch}")
    game.choose(f"card:{umbra}")
    assert {player for player, place in reached(game) if place is TablePlace.DISCARD} == {0, 1}

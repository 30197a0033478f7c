"""Lessons: whoever follows them comes to their end, and whoever does not is told why and loses nothing."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.teach.lessons import LEARNER, Course, Lesson, Task, deck_list, lessons
from kfdesk.teach.lessons.course import NOT_NOW
from kfdesk.teach.lessons.model import named
from kfdesk.text.words import Words

MOST_CHOICES = 200
MOST_WORDS = 45
each_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)


def begun(lesson: Lesson) -> tuple[Game, Course]:
    return Game.from_scenario(lesson.scenario, library=library()), Course(lesson)


def choose(game: Game, course: Course, keys: tuple[str, ...]) -> None:
    course.made(game, keys)
    game.choose(*keys)


def follow(game: Game, course: Course, *, until: int = MOST_CHOICES) -> None:
    """Do what the lesson wants, for both seats, until so many choices are made or it is over."""
    for _ in range(until):
        if course.finished or game.decision is None:
            return
        wanted = course.wanted(game)
        choose(game, course, wanted[: max(1, game.decision.min)])


@each_lesson
def test_a_newcomer_who_does_what_is_asked_finishes_the_lesson(lesson: Lesson) -> None:
    game, course = begun(lesson)
    follow(game, course)
    assert course.finished, course.part
    assert course.done == (len(lesson.parts), len(lesson.parts))


@each_lesson
def test_the_learner_is_asked_in_tasks_and_the_other_seat_in_replies(lesson: Lesson) -> None:
    game, course = begun(lesson)
    while not course.finished:
        assert game.decision is not None
        asked = isinstance(course.part, Task)
        assert (game.decision.player is LEARNER) == asked or len(game.decision.options) == game.decision.min
        follow(game, course, until=1)


@each_lesson
def test_every_other_move_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    game, course = begun(lesson)
    refused = 0
    while not course.finished:
        assert game.decision is not None
        wanted = course.wanted(game)
        if isinstance(course.part, Task):
            for key in set(game.decision.keys()) - set(wanted):
                words = course.refusal(game, (key,))
                assert isinstance(words, Words) and words == named(course.part.otherwise or NOT_NOW)
                refused += 1
            assert course.refusal(game, wanted[:1]) is None
        follow(game, course, until=1)
    assert refused, "there was something else to do"


@each_lesson
def test_a_lesson_that_was_left_goes_on_where_it_stood(lesson: Lesson) -> None:
    game, course = begun(lesson)
    follow(game, course, until=4)
    again, later = begun(lesson)
    for entry in game.journal:
        choose(again, later, tuple(entry.split()))
    assert (later.part, later.done) == (course.part, course.done) and again.digest() == game.digest()


def test_lessons_are_told_apart_and_name_what_they_teach() -> None:
    ids = [lesson.id for lesson in lessons()]
    assert len(set(ids)) == len(ids)
    for lesson in lessons():
        assert lesson.entries and all(entry in HEADINGS for entry in lesson.entries)
        assert 0 < lesson.minutes < 5
        assert all(part.moves for part in lesson.parts)


@each_lesson
@pytest.mark.parametrize("seat", PLAYERS)
def test_the_deck_of_a_table_has_cards_of_its_three_houses_only(lesson: Lesson, seat: Player) -> None:
    deck = deck_list(lesson.scenario, seat)
    assert len(deck.houses) == 3 and {card.house for card in deck.cards} <= set(deck.houses)


@each_lesson
def test_all_that_is_said_names_cards_that_there_are(lesson: Lesson) -> None:
    said = [lesson.ends, *(part.say for part in lesson.parts)]
    said += [part.otherwise for part in lesson.parts if isinstance(part, Task)]
    for words in filter(None, said):
        assert "{" not in named(words).say("en") + named(words).say("de")


@each_lesson
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_too_long_for_the_narrow_pane(lesson: Lesson, language: str) -> None:
    said = [part.say for part in lesson.parts] + [part.otherwise for part in lesson.parts if isinstance(part, Task)]
    for words in (lesson.idea, lesson.ends, *said):
        assert words is None or len(named(words).say(language).split()) <= MOST_WORDS, words


@pytest.mark.rule("glossary/keys", "turn/step-1-forge-a-key")
def test_the_first_lesson_ends_with_a_victory() -> None:
    game, course = begun(lessons()[0])
    follow(game, course)
    assert game.winner is LEARNER

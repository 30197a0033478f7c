"""The five small games in the window: their words, who wins them, what a defeat leads to, where one goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from kfdesk.desk import texts as s
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.guide import SmallGuide, TurningPointSearch
from kfdesk.desk.learning.progress import Begun, Progress, write_progress
from kfdesk.desk.learning.taught import path
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.tiles.tile import Stand
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import House
from kfdesk.teach.lessons import LEARNER, lessons
from kfdesk.teach.lessons.model import fitting, named
from kfdesk.teach.lessons.small_game_play import begun
from kfdesk.teach.lessons.small_games import (
    ACTIONS_AND_ARTIFACTS,
    FIGHTS,
    REAPING,
    THE_WHOLE,
    TWO_HOUSES,
    SmallGame,
    small_games,
)
from tests.desk.learning.parts import learning
from tests.desk.starts import Desk, setup

FEWEST, MOST = 18, 60
"""A choice takes a newcomer five to ten seconds: so many are three to six minutes, with what is read between them."""


def lose(window: MainWindow, part: LearningFeature, qtbot: QtBot) -> None:
    """End each turn at once until the other player has won."""
    while True:
        qtbot.waitUntil(lambda: part.tutor.finished or part.tutor.asks_learner, timeout=20_000)
        if part.tutor.finished:
            return
        view = window.controller.view()
        assert view is not None and view.decision is not None
        keys = view.decision.keys()
        window.controller.choose(("end-turn",) if "end-turn" in keys else keys[: max(1, view.decision.min)])


def follow_marks(small: SmallGame) -> int:
    """Do what is marked until the game is won; return how many choices that takes the learner."""
    game = begun(small)
    guide, choices = SmallGuide(small, game), 0
    while (decision := game.decision) is not None:
        keys = guide.wanted(game)
        choices += decision.player is LEARNER and len(decision.options) > 1
        guide.made(game, keys)
        game.choose(*keys)
    assert guide.won and guide.says == small.won
    return choices


@pytest.mark.parametrize("small", small_games(), ids=lambda small: small.id)
def test_whoever_follows_a_quick_advisers_marks_wins_in_three_to_six_minutes(
    small: SmallGame, advised_quickly: None
) -> None:
    assert FEWEST <= follow_marks(small) <= MOST


@pytest.mark.parametrize(
    ("small", "moves"),
    [
        (FIGHTS, ("fight:troll|fight:valdr",)),
        (TWO_HOUSES, ("house:untamed", "play:dust-pixie")),
        (ACTIONS_AND_ARTIFACTS, ("house:shadows", "play:nerve-blast")),
    ],
    ids=lambda value: value.id if isinstance(value, SmallGame) else "",
)
def test_what_decides_a_small_game_is_marked_in_its_first_turn(small: SmallGame, moves: tuple[str, ...]) -> None:
    game = begun(small)
    guide, left = SmallGuide(small, game), list(moves)
    while left and (decision := game.decision) is not None and decision.player is LEARNER:
        keys = guide.wanted(game)
        if set(keys) & set(fitting(game, decision, left[0])):
            del left[0]
        guide.made(game, keys)
        game.choose(*keys)
    assert not left


def test_a_small_game_says_at_the_thing_what_it_is_about(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(FIGHTS.id)
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature)
    bubble = teacher.pointing.bubble
    assert part.box.say.text() == named(FIGHTS.opening).en
    qtbot.waitUntil(bubble.isVisible)
    assert bubble.text.accessibleName() == named(FIGHTS.opening).en
    part.box.show_me.click()
    qtbot.waitUntil(lambda: bool(part.marks.marked), timeout=20_000)
    box = QRect(*(round(side) for side in bubble.box))
    for place in part.marks.marked:
        there = place.rect.translated(window.overlays.mapFrom(window.play_page, QPoint()))
        assert not bubble.isVisible() or not there.intersects(box), "what is to be clicked stays free"


def test_the_bubble_covers_no_emblem_of_a_house(window: MainWindow, part: LearningFeature, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    part.begin(ACTIONS_AND_ARTIFACTS.id)
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature)
    bubble = teacher.pointing.bubble
    qtbot.waitUntil(lambda: bubble.isVisible() or bool(bubble.text.text()))
    emblems = [button for button in window.prompt.buttons if button.isVisible()]
    assert len(emblems) == 2
    for emblem in emblems:
        place = emblem.rect().translated(window.overlays.mapFromGlobal(emblem.mapToGlobal(emblem.pos() * 0)))
        box = bubble.box
        assert not bubble.isVisible() or not place.intersects(QRect(*(round(side) for side in box)))


def test_the_other_players_turn_is_told_until_the_learner_acts_also_where_there_is_only_one_house(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(REAPING.id)
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(lambda: part.tutor.asks_learner)
    assert "Your opponent played" in part.box.told.text() and "Niffle Ape" in part.box.told.text()
    window.controller.choose(("play:c1",))
    assert part.box.told.isHidden()


def test_a_lost_game_is_explained_repeated_from_its_turning_point_and_not_done(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(FIGHTS.id)
    lose(window, part, qtbot)
    qtbot.waitUntil(part.box.turn_back.isVisible, timeout=20_000)
    assert FIGHTS.lost.en in part.box.say.text() and "In turn 3 you chose" in part.box.say.text()
    assert part.box.next.isHidden() and FIGHTS.id not in part.progress.done
    assert f'href="{FIGHTS.entries[0]}"' in part.box.links.text(), "what is behind it can be read"
    assert window.prompt.again == w.TRY_AGAIN
    way = part.tutor.way
    assert isinstance(way, SmallGuide) and way.turned is not None
    before = window.controller.journal[: way.turned.made]
    part.box.turn_back.click()
    assert window.controller.journal[: len(before)] == before and part.tutor.asks_learner
    assert part.box.turn_back.isHidden()


def test_undo_of_a_defeat_and_another_game_end_the_search_for_its_turning_point(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    search = part.findChild(TurningPointSearch)
    assert isinstance(search, TurningPointSearch)
    part.begin(THE_WHOLE.id)
    lose(window, part, qtbot)
    assert search.busy
    window.controller.undo()
    assert not search.busy and part.box.turn_back.isHidden() and part.tutor.asks_learner
    assert THE_WHOLE.id in part.progress.begun, "it goes on"
    lose(window, part, qtbot)
    assert search.busy
    window.controller.new_game(setup())
    assert not search.busy and part.tutor.taught is None and window.prompt.again == s.PLAY_AGAIN


def test_a_defeat_is_told_in_the_language_that_is_chosen_meanwhile(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(FIGHTS.id)
    lose(window, part, qtbot)
    qtbot.waitUntil(part.box.turn_back.isVisible, timeout=20_000)
    window.apply_settings(window.settings.model_copy(update={"interface_language": "de"}))
    assert FIGHTS.lost.say("de") in part.box.say.text() and part.box.turn_back.text() == w.TURN_BACK.say("de")


def test_a_won_game_is_celebrated_and_kept_and_the_start_page_goes_on_with_the_next(
    desk: Desk, qtbot: QtBot, advised_quickly: None
) -> None:
    window = desk.open()
    part = learning(window)
    part.begin(REAPING.id)
    while not part.tutor.finished:
        qtbot.waitUntil(lambda: part.tutor.finished or bool(part.tutor.wanted()), timeout=20_000)
        if not part.tutor.finished:
            window.controller.choose(part.tutor.wanted())
    qtbot.waitUntil(window.ceremonies.victory.isVisible)
    assert part.box.say.text() == REAPING.won.en and part.box.next.text() == w.NEXT_GAME.en
    part = learning(desk.open())
    left = part.left_off()
    assert left is not None and left.title.en == w.SMALL_GAME.filled(game=FIGHTS.title).en
    part.show()
    first, second = part.page.lessons[0].line, part.page.lessons[1].line
    assert first.stand is Stand.DONE and second.is_next
    left.go_on()
    assert part.tutor.taught is path()[1]


def test_after_the_last_small_game_the_first_lesson_comes_next(desk: Desk) -> None:
    write_progress(Progress(done=tuple(small.id for small in small_games())))
    left = learning(desk.open()).left_off()
    assert left is not None and left.title.en == w.LESSON.filled(lesson=lessons()[0].title).en


def test_a_house_that_is_named_in_a_small_game_is_called_so() -> None:
    for language, shadows in (("en", "Shadows"), ("de", House.SHADOWS.words.say("de"))):
        assert shadows in small_games()[3].opening.say(language)


def test_what_only_a_newer_version_knows_was_begun_is_passed_over(desk: Desk) -> None:
    write_progress(Progress(begun={"lesson-of-tomorrow": Begun()}))
    assert learning(desk.open()).left_off() is None


def test_what_comes_next_is_in_sight_when_the_page_is_shown_for_the_first_time(desk: Desk, qtbot: QtBot) -> None:
    write_progress(Progress(done=tuple(lesson.id for lesson in lessons()[:2])))
    part = learning(desk.open())
    part.show()
    tile = next(tile for tile in part.page.lessons if tile.line.is_next)
    qtbot.wait(20)
    room = part.page.area.viewport()
    assert room.rect().contains(QRect(tile.mapTo(room, QPoint()), tile.size()))

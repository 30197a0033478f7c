"""Lessons speak at the thing: beside the card, the gap, or the button that they ask for, and cover none of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from pytestqt.qtbot import QtBot

from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.marks import around
from kfdesk.desk.learning.places import places
from kfdesk.desk.teacher.bubble import Bubble
from kfdesk.desk.teacher.bubble_place import GAP
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.notes import Note
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import Zone
from kfdesk.teach.lessons import lessons
from kfdesk.teach.lessons.small_games import FIGHTS
from kfdesk.text.words import same
from tests.desk.learning.parts import learning
from tests.desk.mouse import click
from tests.desk.starts import Desk
from tests.windows import part_in

NEAR = 3 * GAP
"""So near to the thing its bubble begins, in pixels."""


def said_at(window: MainWindow) -> Bubble:
    """Return the bubble, as it is once the time to think has come."""
    pointing = part_in(window, TeacherFeature).pointing
    pointing.speak()
    return pointing.bubble


def wanted(window: MainWindow, part: LearningFeature) -> QRect:
    """Return where the thing is that the lesson wants, in pixels of the stage."""
    found = places(window.play_page, part.tutor.wanted())
    return found[0].rect.translated(window.overlays.mapFrom(window.play_page, QPoint()))


def box_of(bubble: Bubble) -> QRect:
    return QRect(*(round(side) for side in bubble.box))


def test_a_task_is_said_beside_the_card_and_then_beside_the_gap_and_the_button(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    window.resize(1280, 720)
    part.begin("houses")
    for keys in ("house:", "play:", "slot:", "play:", "card:", "reap:", "end-turn"):
        assert part.tutor.wanted()[0].startswith(keys)
        bubble, thing = said_at(window), wanted(window, part)
        assert bubble.isVisible() and bubble.text.accessibleName() == part.box.say.text()
        box = box_of(bubble)
        around = thing.adjusted(-round(NEAR), -round(NEAR), round(NEAR), round(NEAR))
        assert not box.intersects(thing) and box.intersects(around), keys
        window.controller.choose(part.tutor.wanted()[:1])


def test_why_a_move_is_not_the_one_is_said_there_too_and_what_is_marked_stays_free(
    window: MainWindow, part: LearningFeature
) -> None:
    part.begin("amber-and-keys")
    window.controller.choose(("end-turn",))
    bubble = said_at(window)
    assert bubble.isVisible() and bubble.text.accessibleName() == part.box.note.text()
    assert part.marks.marked
    at = window.overlays.mapFrom(window.play_page, QPoint())
    assert not any(box_of(bubble).intersects(around(place).translated(at)) for place in part.marks.marked)


def test_a_bubble_that_is_closed_stays_closed_until_there_is_something_else_to_say(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin("four-types")
    bubble = said_at(window)
    bubble.close_button.click()
    window.controller.choose(part.tutor.wanted()[:1])
    assert not said_at(window).isVisible(), "the same task, at its next choice"
    window.controller.choose(part.tutor.wanted()[:1])
    assert said_at(window).isVisible()


def test_the_card_beside_a_bubble_can_be_clicked(window: MainWindow, part: LearningFeature) -> None:
    part.begin("amber-and-keys")
    assert said_at(window).isVisible()
    card = window.table.card_rect(next(key.partition(":")[2] for key in part.tutor.wanted()))
    assert card is not None
    click(window.table, card.center)
    assert part.tutor.way is not None and part.tutor.way.done[0] == 1


@pytest.mark.parametrize("lesson", ["houses", "fighting", "reading-a-deck"])
def test_with_large_letters_one_sentence_finds_a_place_and_the_pane_has_the_rest(desk: Desk, lesson: str) -> None:
    window = desk.open(text_factor=2.0, interface_language="de")
    window.resize(1280, 720)
    part = learning(window)
    part.begin(lesson)
    made = next(one for one in lessons() if one.id == lesson)
    while part.tutor.asks_learner and not part.tutor.finished and made.parts:
        bubble = said_at(window)
        assert bubble.isVisible() and not box_of(bubble).intersects(wanted(window, part))
        assert bubble.text.accessibleName() == part.box.say.text(), "all of it can be read, and heard"
        decision = window.prompt.decision
        assert decision is not None
        window.controller.choose(part.tutor.wanted()[: max(1, decision.min)])


@pytest.mark.parametrize(("language", "asks"), [("en", "Discard it: "), ("de", "Leg die Karte ab: ")])
def test_with_large_letters_it_is_said_what_to_do_with_the_card(desk: Desk, language: str, asks: str) -> None:
    window = desk.open(text_factor=2.0, interface_language=language)
    window.resize(1280, 720)
    part = learning(window)
    part.begin("discarding")
    bubble = said_at(window)
    assert bubble.isVisible() and asks in bubble.text.text(), bubble.text.text()


def test_what_is_said_of_a_destroyed_card_stands_at_the_pile_it_lies_in(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    window.resize(1280, 720)
    part.begin(FIGHTS.id)
    view = window.controller.view()
    assert view is not None and view.decision is not None
    window.controller.choose((next(key for key in view.decision.keys() if key.startswith("fight:")),))
    view, layout = window.controller.view(), window.table.scene_.layout_
    assert view is not None and layout is not None
    fallen = view.seats[1].pile(Zone.DISCARD).seen[0]
    part_in(window, TeacherFeature).say_at_table(Note(None, (same("It is gone."),), (fallen.handle,)))
    bubble, pile = said_at(window), layout.sides[1].piles[Zone.DISCARD]
    assert bubble.isVisible()
    there = QRect(*(round(side) for side in pile.inset(-NEAR)))
    assert box_of(bubble).intersects(there), "and not at the button that ends the turn"

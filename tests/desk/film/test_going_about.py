"""The film room: its timeline, its transport and its log, with real mouse and key events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from kfdesk.desk.film.filmlog import FilmLog
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.film.projector import Projector
from kfdesk.desk.film.timeline import Timeline
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log.rows import Row
from kfdesk.match.film import Eyes, Film
from kfdesk.match.highlights import MarkKind
from kfdesk.match.recorded_game import read_recorded_game
from tests.desk.film.hands import (
    CTRL,
    LEFT,
    SHIFT,
    Key,
    middle,
    send,
    settle,
)


class TestTimeline:
    """The timeline under the mouse."""

    def test_a_click_goes_to_the_moment_under_the_pointer(self, page: FilmPage, qtbot: Any) -> None:
        timeline = page.timeline
        for index in (0, 50, 137, page.film.last):
            qtbot.mouseClick(timeline, LEFT, pos=middle(timeline, index).toPoint())
            settle()
            assert abs(page.projector.index - index) <= 1
            assert timeline.value() == page.projector.index
            assert page.table.view_shown == replace(page.film.view(page.projector.index, Eyes.OPEN), decision=None)

    def test_a_drag_shows_where_the_pointer_is_and_ends_on_release(self, page: FilmPage) -> None:
        timeline = page.timeline
        send(timeline, QEvent.Type.MouseButtonPress, middle(timeline, 20), LEFT)
        for index in range(25, 121, 5):
            send(timeline, QEvent.Type.MouseMove, middle(timeline, index), LEFT)
        settle()
        assert abs(page.projector.index - 120) <= 1
        send(timeline, QEvent.Type.MouseButtonRelease, middle(timeline, 120), Qt.MouseButton.NoButton)
        send(timeline, QEvent.Type.MouseMove, middle(timeline, 10), Qt.MouseButton.NoButton)
        settle()
        assert abs(page.projector.index - 120) <= 1
        send(timeline, QEvent.Type.MouseButtonPress, QPointF(-50, 40), LEFT)
        settle()
        assert page.projector.index == 0

    def test_a_fast_drag_shows_only_where_it_is_by_then(self, page: FilmPage) -> None:
        shown: list[int] = []
        page.projector.moved.connect(lambda index, _: shown.append(index))
        send(page.timeline, QEvent.Type.MouseButtonPress, middle(page.timeline, 20), LEFT)
        for index in range(20, 150):
            send(page.timeline, QEvent.Type.MouseMove, middle(page.timeline, index), LEFT)
        settle()
        assert len(shown) == 1

    def test_a_click_on_a_sign_goes_to_its_moment(self, page: FilmPage, qtbot: Any) -> None:
        keys = [mark for mark in page.film.marks if mark.kind is MarkKind.KEY]
        assert len(keys) >= 3
        for mark in keys:
            qtbot.mouseClick(page.timeline, LEFT, pos=page.timeline.sign_rect(mark).center().toPoint())
            settle()
            assert page.projector.index == mark.moment
            assert mark.words.en in page.caption.whole

    def test_signs_of_one_moment_stand_side_by_side_within_the_widget(self, page: FilmPage) -> None:
        places = [page.timeline.sign_rect(mark) for mark in page.film.marks]
        last = [mark for mark in page.film.marks if mark.moment == page.film.last]
        assert len(last) == 2
        rects = [page.timeline.sign_rect(mark) for mark in last]
        assert rects[0].right() <= rects[1].left() + 2
        assert all(page.timeline.rect().toRectF().contains(place) for place in places)

    def test_tool_tips_tell_marks_and_moments(self, page: FilmPage) -> None:
        timeline = page.timeline
        mark = next(mark for mark in page.film.marks if mark.kind is MarkKind.KEY)
        tip = timeline.tip_at(timeline.sign_rect(mark).center())
        assert mark.words.en in tip and tip.startswith(f"Turn {page.film.moments[mark.moment].turn}: ")
        tip = timeline.tip_at(middle(timeline, 60))
        assert "Æmber, keys: " in tip and "Turn " in tip
        assert timeline.tip_at(QPointF(5, timeline.chart.center().y())) == ""

    def test_halves_lie_as_the_players_sit(self, page: FilmPage) -> None:
        mark = next(mark for mark in page.film.marks if mark.player == 0)
        assert page.timeline.sign_rect(mark).top() > page.timeline.chart.bottom()
        page.want_eyes(Eyes.SECOND)
        assert page.timeline.sign_rect(mark).bottom() < page.timeline.chart.top()
        assert "upper half shows Ada" in page.timeline.accessibleDescription()

    def test_it_can_be_drawn_in_every_theme_and_size(self, page: FilmPage) -> None:
        for theme in THEMES.values():
            ui.wear(theme)
            for width in (330, 900, 1900):
                page.timeline.resize(width, page.timeline.sizeHint().height())
                picture, chart = page.timeline.grab().toImage(), page.timeline.chart
                middle_line = picture.pixelColor(round(chart.right()) - 3, round(chart.center().y()))
                assert picture.width() == width and middle_line == QColor(theme.text_dim)

    def test_it_can_be_drawn_while_the_film_is_being_read(self, whole: Path, qtbot: Any) -> None:
        timeline = Timeline(str)
        qtbot.addWidget(timeline)
        film = Film(read_recorded_game(whole))
        film.build(100)
        timeline.set_film(film)
        timeline.resize(800, timeline.sizeHint().height())
        timeline.grab()
        marks = len(timeline.places)
        film.build(10000)
        ui.wear(THEMES["dark"])
        timeline.grab()
        assert timeline.maximum() == 100 and len(timeline.places) == marks < len(film.marks)
        timeline.set_film(film)
        timeline.grab()
        assert timeline.maximum() == film.last and len(timeline.places) == len(film.marks)

    def test_the_handle_follows_the_value(self, page: FilmPage) -> None:
        before = page.timeline.grab().toImage()
        page.projector.seek(100)
        assert page.timeline.grab().toImage() != before


def focused(page: FilmPage) -> Iterator[QWidget]:
    """Give the focus to one place after another."""
    for widget in (page.table, page.timeline, page.log.text, page.controls.buttons["play"]):
        widget.setFocus()
        yield widget


def test_arrows_home_and_end_go_about_wherever_the_focus_is(page: FilmPage, qtbot: Any) -> None:
    film, projector, none = page.film, page.projector, Qt.KeyboardModifier.NoModifier
    for focus in focused(page):
        for key, modifier, index in (
            (Key.Key_Right, none, 1),
            (Key.Key_Right, none, 2),
            (Key.Key_Left, none, 1),
            (Key.Key_Right, SHIFT, film.turns[1].first),
            (Key.Key_Right, SHIFT, film.turns[2].first),
            (Key.Key_Left, SHIFT, film.turns[1].first),
            (Key.Key_Right, CTRL, film.marks[0].moment),
            (Key.Key_Right, CTRL, film.next_mark(film.marks[0].moment)),
            (Key.Key_Left, CTRL, film.marks[0].moment),
            (Key.Key_End, none, film.last),
            (Key.Key_Right, none, film.last),
            (Key.Key_Home, none, 0),
            (Key.Key_Left, none, 0),
        ):
            qtbot.keyClick(focus, key, modifier)
            assert projector.index == index, (focus, key, modifier)


def test_space_plays_and_pauses_wherever_the_focus_is(page: FilmPage, qtbot: Any) -> None:
    for focus in focused(page):
        qtbot.keyClick(focus, Key.Key_Space)
        assert page.projector.playing, focus
        assert page.controls.buttons["play"].accessibleName() == "Pause (Space)"
        qtbot.keyClick(focus, Key.Key_Space)
        assert not page.projector.playing, focus


def test_plus_and_minus_change_the_speed(page: FilmPage, qtbot: Any) -> None:
    for focus in focused(page):
        qtbot.keyClick(focus, "+")
        qtbot.keyClick(focus, "+")
        assert page.projector.speed == page.controls.speed.currentData() > 1
        for _ in range(5):
            qtbot.keyClick(focus, "-")
        assert page.projector.speed == 0.5


def test_space_on_another_button_is_a_press_of_that_button(page: FilmPage, qtbot: Any) -> None:
    page.controls.buttons["end"].setFocus()
    qtbot.keyClick(page.controls.buttons["end"], Key.Key_Space)
    assert page.projector.index == page.film.last and not page.projector.playing


def test_cards_are_walked_by_arrows_while_the_ring_is_seen(page: FilmPage, qtbot: Any) -> None:
    page.projector.seek(100)
    page.table.setFocus()
    qtbot.keyClick(page.table, Key.Key_Down)
    first = page.table.focus_stop
    qtbot.keyClick(page.table, Key.Key_Right)
    assert page.projector.index == 100 and page.table.focus_stop != first
    qtbot.keyClick(page.table, Key.Key_Escape)
    qtbot.keyClick(page.table, Key.Key_Right)
    assert page.projector.index == 101


def test_every_transport_button_does_what_it_says(page: FilmPage, qtbot: Any) -> None:
    film, buttons = page.film, page.controls.buttons
    assert not buttons["start"].isEnabled() and buttons["end"].isEnabled()
    for name, index in (
        ("step-on", 1),
        ("turn-on", film.turns[1].first),
        ("mark-on", film.marks[0].moment),
        ("step-back", film.marks[0].moment - 1),
        ("turn-back", film.previous_turn(film.marks[0].moment - 1)),
        ("end", film.last),
        ("mark-back", film.previous_mark(film.last)),
        ("start", 0),
    ):
        qtbot.mouseClick(buttons[name], LEFT)
        assert page.projector.index == index, name
        assert buttons[name].toolTip() == buttons[name].accessibleName() != ""
    qtbot.mouseClick(buttons["play"], LEFT)
    assert page.projector.playing
    qtbot.mouseClick(buttons["step-on"], LEFT)
    assert not page.projector.playing, "a step stops it"


class TestPlaying:
    """The projector by itself."""

    @pytest.fixture
    def projector(self, whole: Path, qtbot: Any) -> Projector:
        film = Film(read_recorded_game(whole))
        while not film.build():
            pass
        made = Projector(film)
        made.set_speed(500)
        return made

    def test_it_plays_every_moment_and_stops_at_the_end(self, projector: Projector, qtbot: Any) -> None:
        shown: list[tuple[int, bool]] = []
        projector.moved.connect(lambda index, glides: shown.append((index, glides)))
        projector.seek(projector.film.last - 12)
        shown.clear()
        projector.toggle()
        qtbot.waitUntil(lambda: not projector.playing)
        assert shown == [(index, True) for index in range(projector.film.last - 11, projector.film.last + 1)]
        projector.toggle()
        assert projector.playing and projector.index == 0, "again from the beginning"
        projector.close()

    def test_quiet_moments_can_be_passed_over(self, projector: Projector, qtbot: Any) -> None:
        film = projector.film
        shown: list[int] = []
        projector.skip_quiet = True
        projector.seek(film.last - 80)
        projector.moved.connect(lambda index, _: shown.append(index))
        projector.toggle()
        qtbot.waitUntil(lambda: not projector.playing)
        assert shown == [i for i in range(film.last - 79, film.last) if not film.is_quiet(i)] + [film.last]
        assert len(shown) < 80

    def test_a_long_game_is_read_a_little_at_a_time(self, whole: Path, qtbot: Any) -> None:
        projector = Projector(Film(read_recorded_game(whole)))
        grown: list[int] = []
        projector.grown.connect(lambda: grown.append(projector.film.last))
        with qtbot.waitSignal(projector.read):
            projector.begin()
            assert projector.film.last == 0, "nothing is read before the window had its turn"
        assert grown[-1] == projector.film.last == len(projector.film.recording.answers)
        projector.seek(10**6)
        assert projector.index == projector.film.last


def test_speed_and_skipping_are_chosen_by_hand(page: FilmPage, qtbot: Any) -> None:
    page.controls.speed.setCurrentText("8×")
    assert page.projector.speed == 8.0
    qtbot.mouseClick(page.controls.skip, LEFT, pos=QPoint(8, page.controls.skip.height() // 2))
    assert page.projector.skip_quiet


class TestLog:
    """The log beside the film."""

    def rows(self, page: FilmPage) -> list[Row]:
        return list(page.log.written.rows.every())

    def row(self, page: FilmPage, start: str) -> int:
        return next(at for at, row in enumerate(page.log.text.rows) if row.plain.startswith(start))

    def test_it_holds_what_happened_up_to_the_moment_forwards_and_backwards(self, page: FilmPage, film: Film) -> None:
        for index in (0, 1, 40, 41, 39, 150, 12, page.film.last, 0, 77):
            page.projector.seek(index)
            told = [line.words.en for n in range(index + 1) for line in film.lines(n, page.eyes) if line.level <= 1]
            assert Counter(page.log.plain_text().splitlines()) == Counter(told)
            fresh = FilmLog()
            fresh.set_film(film, page.eyes)
            fresh.show_moment(index)
            assert self.rows(page) == list(fresh.written.rows.every())
            assert all(row.line is None or row.line.choice <= index for row in self.rows(page))
            assert len(page.log.text.rows) == page.log.text.document().blockCount() or not index

    def test_it_is_told_by_turns_and_actions_and_the_house_is_not_told_before_it_is_chosen(
        self, page: FilmPage, film: Film
    ) -> None:
        page.projector.seek(film.turns[9].first)
        rows = page.log.text.rows
        assert rows[-1].heading and rows[-1].house is None and rows[-1].player == film.turns[9].player
        assert rows[0].heading and rows[0].folded, "old turns are folded"
        page.projector.seek(film.turns[10].first)
        rows = page.log.text.rows
        heading = next(row for row in rows if row.plain.startswith("Turn 9"))
        assert heading.house is not None and any(row.depth for row in rows)

    def test_a_click_on_a_line_goes_to_its_moment_and_one_on_a_heading_folds(self, page: FilmPage, qtbot: Any) -> None:
        page.projector.seek(page.film.turns[10].first)
        text = page.log.text
        number = self.row(page, "Turn 9:")
        text.go_to(number)
        text.ensureCursorVisible()
        line = text.rows[number + 1].line
        assert line is not None
        place = text.row_rect(number + 1)
        qtbot.mouseClick(text.viewport(), LEFT, pos=QPoint(text.viewport().width() - 10, int(place.center().y())))
        assert page.projector.index == line.choice == page.film.turns[9].first + 1
        text.go_to(self.row(page, "Turn 9:"))
        text.ensureCursorVisible()
        place = text.row_rect(self.row(page, "Turn 9:"))
        before = len(text.rows)
        qtbot.mouseClick(text.viewport(), LEFT, pos=QPoint(40, int(place.center().y())))
        assert len(text.rows) < before and text.rows[self.row(page, "Turn 9:")].folded

    def test_enter_goes_to_the_line_of_the_text_cursor_and_so_does_its_menu(self, page: FilmPage, qtbot: Any) -> None:
        page.projector.seek(120)
        page.log.text.setFocus()
        number = self.row(page, "Turn 8:")
        page.log.text.go_to(number)
        qtbot.keyClick(page.log.text, Key.Key_Return)
        assert page.projector.index == page.film.turns[8].first
        page.projector.seek(120)
        page.log.menu(number).actions()[0].trigger()
        assert page.projector.index == page.film.turns[8].first

    def test_levels_and_languages_write_it_anew(self, page: FilmPage) -> None:
        page.projector.seek(90)
        normal = len(page.log.plain_text().splitlines())
        page.log.level.setCurrentIndex(0)
        assert 0 < len(page.log.plain_text().splitlines()) < normal
        page.log.level.setCurrentIndex(2)
        assert len(page.log.plain_text().splitlines()) > normal
        ui.speak("de")
        assert "Zug 2: Bo & Cy" in page.log.plain_text() and "Turn" not in page.log.plain_text()

    def test_the_lines_of_the_moment_are_lit(self, page: FilmPage) -> None:
        page.projector.seek(page.film.last)
        text = page.log.text
        lit = [text.rows[at].plain for at in range(*text.lit)]
        assert lit == [line.words.en for line in page.film.lines(page.film.last, Eyes.OPEN) if line.level <= 1]

    def test_a_card_that_is_named_is_shown_and_where_it_lies_no_more_as_it_is_printed(self, page: FilmPage) -> None:
        page.projector.seek(120)
        view = page.table.view_shown
        assert view is not None
        card = next(card for seat in view.seats for card in seat.battleline)
        page.log.card_clicked.emit(card.handle, card.id)
        assert page.preview.card is not None and page.preview.card.handle == card.handle
        assert page.overlays.highlight.isVisible()
        page.log.card_hovered.emit(card.handle, "anger")
        assert page.preview.card.id == "anger" and page.preview.card.handle == ""

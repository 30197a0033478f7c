"""The film room: timeline, transport, log, eyes, branches and the log export, with real mouse and key events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox, QPushButton, QToolButton, QWidget

from kfdesk import disk
from kfdesk.cards.facts import facts
from kfdesk.desk import app as desk_app
from kfdesk.desk.faces import DeskFaces
from kfdesk.desk.film import part as film_part
from kfdesk.desk.film.export import ExportDialog
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.film.part import FilmPart, eyes_for
from kfdesk.desk.film.projector import Projector
from kfdesk.desk.film.timeline import Timeline
from kfdesk.desk.intents import every_card
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import LIGHT, THEMES
from kfdesk.desk.window import MainWindow
from kfdesk.match import journal as jn
from kfdesk.match.film import Eyes, Film
from kfdesk.match.highlights import MarkKind
from kfdesk.match.keeping import games_folder
from kfdesk.match.tape import Tape, keep_tape, read_tape
from tests.desk import mouse
from tests.match.kept import played

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
SWIFT: dict[str, Any] = {"animation_speed": 0.0, "theme": "light"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, to be copied."""
    return played(tmp_path_factory.mktemp("whole"), 4000, undo_every=0, seed=4)[0]


@pytest.fixture(scope="module")
def part_of_it(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unfinished game, to be copied."""
    return played(tmp_path_factory.mktemp("part"), 75, undo_every=0, seed=4)[0]


def _kept(source: Path) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    path = games_folder() / source.name
    path.write_bytes(source.read_bytes())
    return path


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    made = desk_app.make_window(DeskSettings(**SWIFT))
    made.prompt.dead_time_ms = made.curtain.dead_time_ms = 0
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def part_of(window: MainWindow) -> FilmPart:
    return next(part for part in window._parts if isinstance(part, FilmPart))


def watch(window: MainWindow, source: Path) -> FilmPage:
    part = part_of(window)
    part.watch(_kept(source))
    page = part.page
    assert page is not None and page.isVisible()
    page.curtain.dead_time_ms = 0
    while not page.film.whole:
        QApplication.processEvents()
    QApplication.processEvents()
    return page


@pytest.fixture
def watched(window: MainWindow, whole: Path) -> FilmPage:
    """The film of the finished game, in the window."""
    return watch(window, whole)


@pytest.fixture(scope="module")
def film(whole: Path) -> Film:
    return ready(whole)


@pytest.fixture(scope="module")
def shut_film(part_of_it: Path) -> Film:
    return ready(part_of_it)


def ready(path: Path) -> Film:
    film = Film(read_tape(path))
    while not film.build():
        pass
    return film


def alone(qtbot: Any, film: Film) -> FilmPage:
    """Return a page by itself, already read."""
    made = FilmPage(film, DeskFaces(desk_app.rules_text), film_part._set_up, DeskSettings(**SWIFT), LIGHT)
    qtbot.addWidget(made)
    made.resize(1280, 696)
    made.show()
    made.curtain.dead_time_ms = 0
    made.begin()
    QApplication.processEvents()
    return made


@pytest.fixture
def page(film: Film, qtbot: Any) -> FilmPage:
    """A finished game."""
    return alone(qtbot, film)


@pytest.fixture
def shut(shut_film: Film, qtbot: Any) -> FilmPage:
    """A game that is not over."""
    return alone(qtbot, shut_film)


def boxes(parent: QWidget) -> list[QMessageBox]:
    return [box for box in parent.findChildren(QMessageBox) if box.isVisible()]


def send(widget: QWidget, kind: QEvent.Type, at: QPointF, held: Qt.MouseButton) -> None:
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else LEFT
    where = QPointF(widget.mapToGlobal(at.toPoint()))
    event = QMouseEvent(kind, at, where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def middle(timeline: Timeline, index: int) -> QPointF:
    return QPointF(timeline.x_of(index), timeline.chart.center().y() + 8)


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
        assert "upper half shows the Æmber of Ada" in page.timeline.accessibleDescription()

    def test_it_can_be_drawn_in_every_theme_and_size(self, page: FilmPage) -> None:
        for theme in THEMES.values():
            page.set_theme(theme)
            for width in (330, 900, 1900):
                page.timeline.resize(width, page.timeline.sizeHint().height())
                picture = page.timeline.grab().toImage()
                x, y = round(page.timeline.x_of(0)) + 3, round(page.timeline.chart.bottom()) - 1
                assert picture.width() == width and picture.pixelColor(x, y).isValid()

    def test_it_can_be_drawn_while_the_film_is_being_read(self, whole: Path, qtbot: Any) -> None:
        timeline = Timeline(str)
        qtbot.addWidget(timeline)
        film = Film(read_tape(whole))
        film.build(100)
        timeline.set_film(film)
        timeline.resize(800, timeline.sizeHint().height())
        timeline.grab()
        marks = len(timeline._places)
        film.build(10000)
        timeline.set_theme(THEMES["dark"])
        timeline.grab()
        assert timeline.maximum() == 100 and len(timeline._places) == marks < len(film.marks)
        timeline.set_film(film)
        timeline.grab()
        assert timeline.maximum() == film.last and len(timeline._places) == len(film.marks)

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
        film = Film(read_tape(whole))
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
        projector = Projector(Film(read_tape(whole)))
        grown: list[int] = []
        projector.grown.connect(lambda: grown.append(projector.film.last))
        with qtbot.waitSignal(projector.read):
            projector.begin()
            assert projector.film.last == 0, "nothing is read before the window had its turn"
        assert grown[-1] == projector.film.last == len(projector.film.tape.answers)
        projector.seek(10**6)
        assert projector.index == projector.film.last


def test_speed_and_skipping_are_chosen_by_hand(page: FilmPage, qtbot: Any) -> None:
    page.controls.speed.setCurrentText("8×")
    assert page.projector.speed == 8.0
    qtbot.mouseClick(page.controls.skip, LEFT, pos=QPoint(8, page.controls.skip.height() // 2))
    assert page.projector.skip_quiet


class TestLog:
    """The log beside the film."""

    def fresh(self, page: FilmPage, index: int) -> list[str]:
        lines = (line for i in range(index + 1) for line in page.film.lines(i, page.eyes))
        return [line.words.en for line in lines if line.level <= 1]

    def test_it_holds_what_happened_up_to_the_moment_forwards_and_backwards(self, page: FilmPage) -> None:
        for index in (0, 1, 40, 41, 39, 150, 12, page.film.last, 0, 77):
            page.projector.seek(index)
            assert page.log.plain_text().splitlines() == self.fresh(page, index)
            assert page.log.text.document().blockCount() == max(len(self.fresh(page, index)), 1)

    def test_a_click_on_a_line_goes_to_its_moment(self, page: FilmPage, qtbot: Any) -> None:
        page.projector.seek(120)
        text = page.log.text
        number = next(
            n for n in range(text.blockCount()) if text.document().findBlockByNumber(n).text().startswith("Turn 9:")
        )
        cursor = text.textCursor()
        cursor.setPosition(text.document().findBlockByNumber(number).position())
        text.setTextCursor(cursor)
        qtbot.mouseClick(text.viewport(), LEFT, pos=text.cursorRect(cursor).center())
        assert page.projector.index == page.film.turns[9].first
        assert page.log.plain_text().splitlines()[-1] == f"Turn 9: {page.film.tape.players[0]}"

    def test_enter_goes_to_the_line_of_the_text_cursor(self, page: FilmPage, qtbot: Any) -> None:
        page.projector.seek(120)
        page.log.text.setFocus()
        cursor = page.log.text.textCursor()
        cursor.setPosition(0)
        page.log.text.setTextCursor(cursor)
        qtbot.keyClick(page.log.text, Key.Key_Return)
        assert page.projector.index == 0

    def test_levels_and_languages_write_it_anew(self, page: FilmPage) -> None:
        page.projector.seek(90)
        normal = len(page.log.plain_text().splitlines())
        page.log.level.setCurrentIndex(0)
        assert 0 < len(page.log.plain_text().splitlines()) < normal
        page.log.level.setCurrentIndex(2)
        assert len(page.log.plain_text().splitlines()) > normal
        page.apply_settings(DeskSettings(interface_language="de"))
        assert "Zug 2: Bo & Cy" in page.log.plain_text() and "Turn" not in page.log.plain_text()

    def test_the_lines_of_the_moment_are_lit(self, page: FilmPage) -> None:
        page.projector.seek(page.film.last)
        lit = [selection.cursor.block().text() for selection in page.log.text.extraSelections()]
        assert lit == [line.words.en for line in page.film.lines(page.film.last, Eyes.OPEN) if line.level <= 1]


def said(page: FilmPage) -> str:
    """Return everything a page says or could say: labels, tips, names, the log, the table's accessible texts."""
    parts: list[str] = [page.log.plain_text(), page.caption.whole]
    for widget in page.findChildren(QWidget):
        parts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton | QToolButton):
            parts.append(widget.text())
        if isinstance(widget, QComboBox):
            parts += [widget.itemText(n) for n in range(widget.count())]
    for index in range(0, page.film.last + 1, 2):
        parts.append(page.timeline.tip_at(middle(page.timeline, index)))
    for mark in page.film.marks:
        parts.append(page.timeline.tip_at(page.timeline.sign_rect(mark).center()))
    for card in every_card(page.table.view_shown):  # type: ignore[arg-type]
        if card.id is not None:
            parts.append(facts()[card.id].name)
    return "\n".join(parts)


def names_seen(film: Film, eyes: Eyes) -> set[str]:
    """Return the names of all cards that these eyes saw lying anywhere, or being played or discarded."""
    found: set[str | None] = set()
    for index in range(film.last + 1):
        found |= {card.id for card in every_card(film.view(index, eyes))}
        for event in film.events(index, eyes):
            if type(event).__name__ in ("CardPlayed", "CardDiscarded"):
                found.add(film.names.id_of(event.card))  # type: ignore[attr-defined]
    return {facts()[card].name for card in found if card is not None}


class TestEyes:
    """Nobody sees what is still a secret, unless both agree."""

    def test_a_game_in_progress_begins_with_what_both_know(self, shut: FilmPage) -> None:
        assert shut.eyes is Eyes.BOTH and shut.controls.eyes.currentData() == "both"
        hidden = {facts()[card].name for n in range(1, 73) if (card := shut.film.names.id_of(n)) is not None}
        hidden -= names_seen(shut.film, Eyes.BOTH)
        assert len(hidden) > 15
        for index in range(0, shut.film.last + 1, 8):
            shut.projector.seek(index)
            told = said(shut)
            assert not [name for name in hidden if name in told]

    @pytest.mark.parametrize("eyes", [Eyes.FIRST, Eyes.SECOND])
    def test_a_seats_eyes_come_after_the_curtain_and_see_no_more(self, shut: FilmPage, qtbot: Any, eyes: Eyes) -> None:
        seat = eyes.seat
        assert seat is not None
        shut.projector.seek(shut.film.last)
        combo = shut.controls.eyes
        combo.setCurrentIndex(combo.findData(eyes.value))
        combo.activated.emit(combo.currentIndex())
        assert shut.curtain.isVisible() and shut.film.tape.players[seat] in shut.curtain.title.text()
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is None and view.seats[1].hand is None
        qtbot.keyClick(shut.curtain, Key.Key_Left)
        assert shut.projector.index == shut.film.last, "no key reaches the film behind the curtain"
        qtbot.mouseClick(shut.curtain, LEFT)
        view = shut.table.view_shown
        assert view is not None and view.seats[seat].hand is not None and view.seats[1 - seat].hand is None
        assert shut.eyes is eyes and not shut.curtain.isVisible()
        hidden = {facts()[card].name for n in range(1, 73) if (card := shut.film.names.id_of(n)) is not None}
        hidden -= names_seen(shut.film, eyes)
        assert len(hidden) > 10
        told = said(shut)
        assert not [name for name in hidden if name in told]

    def test_who_is_not_the_player_called_goes_on_with_what_both_know(self, shut: FilmPage, qtbot: Any) -> None:
        for gives_up in (
            lambda: qtbot.keyClick(shut.curtain, Key.Key_Escape),
            lambda: qtbot.mouseClick(shut.curtain.undo, LEFT),
        ):
            shut.want_eyes(Eyes.SECOND)
            assert shut.curtain.isVisible()
            gives_up()
            assert not shut.curtain.isVisible() and shut.eyes is Eyes.BOTH
            assert shut.controls.eyes.currentData() == Eyes.BOTH.value and shut.branch.isEnabled()
            view = shut.table.view_shown
            assert view is not None and view.seats[0].hand is None and view.seats[1].hand is None

    def test_from_one_seats_eyes_to_the_others_the_curtain_falls_again(self, shut: FilmPage, qtbot: Any) -> None:
        shut.want_eyes(Eyes.FIRST)
        qtbot.mouseClick(shut.curtain, LEFT)
        mine = shut.table.view_shown
        assert mine is not None and mine.seats[0].hand
        shut._on_hovered(mine.seats[0].hand[0].handle)
        assert shut.preview.card is not None
        shut.want_eyes(Eyes.SECOND)
        assert shut.curtain.isVisible() and shut.preview.card is None and shut.eyes is Eyes.BOTH
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is None

    def test_open_hands_want_a_yes(self, shut: FilmPage, qtbot: Any) -> None:
        shut.want_eyes(Eyes.OPEN)
        (box,) = boxes(shut)
        assert "Do both agree?" in box.text()
        qtbot.mouseClick(box.button(QMessageBox.StandardButton.No), LEFT)
        assert shut.eyes is Eyes.BOTH and shut.controls.eyes.currentData() == "both"
        shut.want_eyes(Eyes.OPEN)
        qtbot.mouseClick(boxes(shut)[-1].button(QMessageBox.StandardButton.Yes), LEFT)
        view = shut.table.view_shown
        assert view is not None and view.seats[0].hand is not None and view.seats[1].hand is not None

    def test_a_finished_game_is_open_and_asks_nothing(self, page: FilmPage) -> None:
        assert page.eyes is Eyes.OPEN
        page.projector.seek(60)
        for eyes in (Eyes.FIRST, Eyes.SECOND, Eyes.BOTH, Eyes.OPEN):
            page.want_eyes(eyes)
            assert page.eyes is eyes and not page.curtain.isVisible() and boxes(page) == []
            assert page.table.view_shown == replace(page.film.view(60, eyes), decision=None)

    def test_a_log_may_be_written_with_the_eyes_that_look_on(self, shut: FilmPage, page: FilmPage) -> None:
        assert eyes_for(shut.film, Eyes.FIRST) == (Eyes.FIRST, Eyes.BOTH)
        assert eyes_for(shut.film, Eyes.BOTH) == (Eyes.BOTH,) == eyes_for(shut.film, Eyes.OPEN)
        assert eyes_for(page.film, Eyes.BOTH)[0] is Eyes.OPEN


def test_nothing_can_be_played_on_a_films_table(page: FilmPage, qtbot: Any) -> None:
    page.projector.seek(90)
    intents: list[object] = []
    page.table.intended.connect(intents.append)
    page.table.answered.connect(intents.append)
    view = page.table.view_shown
    assert view is not None and view.decision is None
    for seat in view.seats:
        for card in seat.hand or ():
            place = page.table.card_rect(card.handle)
            assert place is not None
            start = (place.x + place.w / 2, place.y + place.h / 2)
            mouse.carry(page.table, start, (500, 260))
            assert page.table.scene_.dragged is None
            mouse.release(page.table, (500, 260))
            mouse.click(page.table, start)
    assert intents == [] and page.table.view_shown == view


def test_cards_and_piles_can_be_looked_at(page: FilmPage, qtbot: Any) -> None:
    page.projector.seek(150)
    view = page.table.view_shown
    assert view is not None and view.seats[0].hand
    card = view.seats[0].hand[0]
    place = page.table.card_rect(card.handle)
    assert place is not None
    mouse.move(page.table, (place.x + 10, place.y + 10))
    assert page.preview.card == card
    seat = next(seat for seat in view.seats if seat.discard)
    page.table.pile_clicked.emit(seat.player, seat.discard[0].zone)
    assert page.stage.viewer.isVisible() and len(page.stage.viewer.grid.tiles) == len(seat.discard)
    qtbot.keyClick(page.stage.viewer, Key.Key_Escape)
    assert not page.stage.viewer.isVisible()


class TestRoom:
    """The film as a page of the window."""

    def test_leaving_the_page_stops_and_forgets_the_film(
        self, window: MainWindow, watched: FilmPage, qtbot: Any
    ) -> None:
        part = part_of(window)
        assert window.windowTitle() == f"{watched.film.tape.name}: kfdesk"
        watched.projector.toggle()
        projector = watched.projector
        window.show_start()
        assert part.page is None and not projector.playing
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert window.findChildren(FilmPage) == [] and window.windowTitle() == "kfdesk"

    def test_the_button_leads_back_to_where_one_came_from(
        self, window: MainWindow, watched: FilmPage, qtbot: Any
    ) -> None:
        qtbot.mouseClick(watched.close_button, LEFT)
        assert window.pages.currentWidget() is window.start and part_of(window).page is None

    def test_film_after_film_leaves_one_page(self, window: MainWindow, whole: Path) -> None:
        for _ in range(3):
            page = watch(window, whole)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert window.findChildren(FilmPage) == [page]

    def test_a_file_that_cannot_be_read_is_told_of(self, window: MainWindow, home: Path) -> None:
        part = part_of(window)
        part.watch(home / "nothing.kfdesk")
        (box,) = boxes(window)
        assert "not a file" in box.text() and part.page is None
        box.close()
        bad = home / "bad.kfdesk"
        bad.write_bytes(b"no game\n")
        part.watch(bad)
        assert "not a game" in boxes(window)[0].text() and part.page is None
        assert bad.read_bytes() == b"no game\n"
        boxes(window)[0].close()

    def test_of_a_damaged_file_the_part_before_the_damage_is_shown(self, window: MainWindow, whole: Path) -> None:
        path = _kept(whole)
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:120]) + b"answer " + b"".join(lines[120:]))
        before = path.read_bytes()
        part = part_of(window)
        part.watch(path)
        (box,) = boxes(window)
        assert "damaged in line 121" in box.text()
        box.close()
        assert part.page is not None and 60 < len(part.page.film.tape.answers) < 120
        assert part.page.eyes is Eyes.BOTH, "nobody knows that it was played to its end"
        assert path.read_bytes() == before and list(games_folder().iterdir()) == [path]

    def test_a_film_that_ends_early_says_why(self, window: MainWindow, whole: Path, monkeypatch: Any) -> None:
        def changed(path: Path) -> Tape:
            tape = read_tape(path)
            return replace(
                tape, marks=tuple(replace(m, digest="f" * 32) if m.turn > 4 else m for m in tape.marks), tables=()
            )

        monkeypatch.setattr("kfdesk.match.tape.read_tape", changed)
        page = watch(window, whole)
        settle()
        (box,) = boxes(page)
        assert "The film ends at the start of turn 4" in box.text()
        assert page.timeline.maximum() == page.film.last
        box.close()

    def test_the_command_is_for_a_game_that_is_over(self, window: MainWindow, whole: Path) -> None:
        part = part_of(window)
        assert not part.watch_command.isEnabled() and not part.export_command.isEnabled()
        film = ready(whole)
        path = keep_tape(film.branch(film.last - 2, "The end"), games_folder())
        window.go_on_with(path)
        assert window.controller.setup is not None
        assert not part.watch_command.isEnabled() and part.export_command.isEnabled()
        part.watch_present()
        assert part.page is None
        tape = read_tape(whole)
        while len(window.controller.journal) < len(tape.answers):  # the table gives some answers by itself
            window.controller.lift_curtain()
            window.controller.choose(tuple(tape.answers[len(window.controller.journal)].entry.split(" ")))
        view = window.controller.view()
        assert view is not None and view.winner is not None
        assert part.watch_command.isEnabled()
        part.watch_command.trigger()
        assert part.page is not None and part.page.eyes is Eyes.OPEN
        part._leave()
        assert window.pages.currentWidget() is window.play_page


class TestWhatIf:
    """Playing on from a moment of a film."""

    def test_it_begins_a_new_game_at_the_table_and_leaves_the_old_one(
        self, window: MainWindow, watched: FilmPage, whole: Path, qtbot: Any
    ) -> None:
        film = watched.film
        watched.projector.seek(100)
        qtbot.mouseClick(watched.branch, LEFT)
        controller = window.controller
        assert window.pages.currentWidget() is window.play_page and part_of(window).page is None
        assert controller.curtain_for is not None, "nobody's hand is shown unasked"
        assert controller.journal == tuple(answer.entry for answer in film.tape.answers[:100])
        kept = controller.kept_at
        assert kept is not None and kept.name != whole.name
        assert (games_folder() / whole.name).read_bytes() == whole.read_bytes()
        assert jn.read(kept).name == f"{film.tape.name}, from turn {film.moments[100].turn}"
        controller.lift_curtain()
        view = controller.view()
        assert view is not None and view == film.game(100).view(view.viewer)
        assert view.decision is not None
        window.curtain.hide()
        before = len(controller.journal)
        controller.choose((view.decision.keys()[-1],))
        assert len(jn.read(kept).answers) == len(controller.journal) > before

    def test_after_the_end_there_is_nothing_to_play(self, page: FilmPage) -> None:
        page.projector.seek(page.film.last)
        assert not page.branch.isEnabled()
        page.projector.step(-1)
        assert page.branch.isEnabled()

    def test_a_full_disk_is_told_and_the_film_stays(
        self, window: MainWindow, watched: FilmPage, monkeypatch: pytest.MonkeyPatch, qtbot: Any
    ) -> None:
        def full(file: int, content: bytes) -> int:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(disk, "write_some", full)
        qtbot.mouseClick(watched.branch, LEFT)
        (box,) = boxes(window)
        assert "No space left on device" in box.text() and part_of(window).page is watched
        box.close()


class TestExport:
    """The log as a file, through the dialog."""

    def dialog(self, window: MainWindow) -> ExportDialog:
        (dialog,) = (found for found in window.findChildren(ExportDialog) if found.isVisible())
        return dialog

    def test_a_web_page_is_written_as_asked(
        self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any
    ) -> None:
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog.form.setCurrentIndex(1)
        dialog.words.setCurrentIndex(1)
        dialog.eyes.setCurrentIndex(dialog.eyes.findData("first"))
        asked: list[str] = []

        def pick(parent: QWidget, title: str, proposed: str, kinds: str) -> str:
            asked.extend((title, proposed, kinds))
            return str(home / "game")

        dialog._pick = pick
        qtbot.mouseClick(dialog.do, LEFT)
        assert asked == ["Export the log", "Ada _Ä_ _1 - Bo _ Cy.html", "Web page (HTML) (*.html)"]
        text = (home / "game.html").read_text(encoding="utf-8")
        assert '<html lang="de">' in text and "Aus der Sicht von Ada" in text
        assert not dialog.isVisible()
        (box,) = boxes(window)
        assert str(home / "game.html") in box.text()
        box.close()

    def test_the_command_of_the_menu_means_the_film_while_it_is_shown(
        self, window: MainWindow, watched: FilmPage
    ) -> None:
        part = part_of(window)
        assert part.export_command.isEnabled()
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert dialog._film is watched.film
        dialog.close()
        window.show_start()
        assert not part.export_command.isEnabled(), "there is no game at the table"

    def test_calling_it_off_writes_nothing(self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any) -> None:
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog._pick = lambda *_: ""
        before = sorted(home.iterdir())
        qtbot.mouseClick(dialog.do, LEFT)
        assert dialog.isVisible() and sorted(home.iterdir()) == before
        qtbot.mouseClick(dialog.cancel, LEFT)
        assert not dialog.isVisible()

    def test_a_folder_that_takes_nothing_is_told(
        self, window: MainWindow, watched: FilmPage, home: Path, qtbot: Any
    ) -> None:
        (home / "file").write_text("x")
        qtbot.mouseClick(watched.export, LEFT)
        dialog = self.dialog(window)
        dialog._pick = lambda *_: str(home / "file" / "log.txt")
        qtbot.mouseClick(dialog.do, LEFT)
        (box,) = boxes(dialog)
        assert "could not be written" in box.text() and dialog.isVisible()
        box.close()
        dialog.close()

    def test_the_log_of_the_game_at_the_table_knows_what_the_seat_shown_knows(
        self, window: MainWindow, part_of_it: Path, home: Path, qtbot: Any
    ) -> None:
        window.go_on_with(_kept(part_of_it))
        part = part_of(window)
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert [dialog.eyes.itemData(n) for n in range(dialog.eyes.count())] == ["both"], "the curtain is down"
        assert dialog.note.isVisible()
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.controller.lift_curtain()
        seat = ("first", "second")[window.controller.viewer or 0]
        part.export_command.trigger()
        dialog = self.dialog(window)
        assert [dialog.eyes.itemData(n) for n in range(dialog.eyes.count())] == [seat, "both"]
        dialog.form.setCurrentIndex(2)
        assert not dialog.level.isEnabled()
        dialog._pick = lambda *_: str(home / "log.jsonl")
        qtbot.mouseClick(dialog.do, LEFT)
        head = json.loads((home / "log.jsonl").read_text(encoding="utf-8").splitlines()[0])
        assert head["eyes"] == seat and head["finished"] is False

    def test_a_table_opened_in_mid_game_may_be_written_openly(
        self, window: MainWindow, part_of_it: Path, qtbot: Any
    ) -> None:
        window.go_on_with(_kept(part_of_it))
        window.controller.set_open_table(True)
        part_of(window).export_command.trigger()
        assert self.dialog(window).eyes.itemData(0) == "open"


def test_the_page_speaks_german_and_changes_at_run_time(window: MainWindow, watched: FilmPage) -> None:
    window.change_settings(interface_language="de", card_language="de", theme="dark")
    assert (
        watched.branch.text() == "Ab hier weiters&pielen"
        and watched.controls.buttons["end"].toolTip() == "Zum Ende (Ende)"
    )
    assert watched.caption.whole == "Vor dem ersten Zug – Das Spiel beginnt"
    assert watched.controls.speed.itemText(0) == "0,5×" and "Zeitleiste" in watched.timeline.accessibleName()
    assert part_of(window).watch_command.text() == "Spiel &ansehen…"


def test_a_small_window_keeps_its_size(window: MainWindow, whole: Path) -> None:
    window.resize(960, 540)  # 1920 × 1080 at 200 %
    watch(window, whole)
    settle()
    assert (window.width(), window.height()) == (960, 540)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_cut_off(page: FilmPage, language: str) -> None:
    page.apply_settings(DeskSettings(**(SWIFT | {"interface_language": language})))
    for size in ((960, 512), (1280, 692), (1920, 1050)):
        page.resize(*size)
        page.projector.seek(100)
        settle()
        assert (page.width(), page.height()) == size, "the page fits"
        controls: list[QWidget] = [
            *(page.branch, page.export, page.close_button, page.timeline, page.log.level),
            *(page.controls.speed, page.controls.skip, page.controls.eyes, *page.controls.buttons.values()),
        ]
        for widget in controls:
            place = widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))
            assert page.rect().contains(place), widget
            least = widget.minimumSizeHint()
            assert widget.width() >= least.width() and widget.height() >= least.height(), widget
            assert widget.accessibleName() or getattr(widget, "text", lambda: "")()
        assert page.table.height() >= 280


def test_the_program_starts_without_the_film(home: Path) -> None:
    assert not hasattr(film_part, "FilmPage"), "the page is imported when it is first wanted"

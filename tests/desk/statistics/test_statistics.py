"""The statistics window: from the end of a game, from the games room, in every language; what its tables say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QTableWidget

from kfdesk.desk.charts.base import Chart
from kfdesk.desk.charts.texts import COPY_NUMBERS
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import LIGHT, THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.statistics import shown
from kfdesk.desk.statistics import texts as s
from kfdesk.desk.statistics.cards import CardTable
from kfdesk.desk.statistics.dialog import StatisticsDialog
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.match.statistics import CardFigures, GameStatistics, Source, Tally, statistics_of
from tests.desk.starts import LEFT, Desk, boxes, play, setup
from tests.engine.playing import play_out
from tests.match.kept import finished, played


@pytest.fixture(scope="module")
def game() -> Game:
    """A finished game."""
    return play_out(12)


@pytest.fixture(scope="module")
def counted(game: Game) -> GameStatistics:
    """What there is to tell of it."""
    return statistics_of(game)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game on the disk."""
    return finished(tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def part_of_it(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unfinished game on the disk."""
    return played(tmp_path_factory.mktemp("part"), 75, undo_every=0, seed=4)[0]


def part(window: MainWindow) -> StatisticsFeature:
    """Return the window's statistics part."""
    return next(one for one in window.findChildren(StatisticsFeature))


def test_every_field_has_a_name_and_every_row_a_field(counted: GameStatistics) -> None:
    for names in s.ROWS.values():
        assert all(hasattr(Tally(), name) and name in s.NAMES for name in names)
    assert all(hasattr(CardFigures(Player(0), "x"), name) for name in s.COLUMNS)
    assert set(s.SOURCES) == set(Source)


def test_the_line_of_the_pools_ends_where_the_game_ends(game: Game, counted: GameStatistics) -> None:
    lines = shown.amber_lines(counted, LIGHT, "en")
    assert lines.xs[0] == 0 and lines.xs[-1] == game.state.turn
    assert [one.values[-1] for one in lines.series] == [p.amber for p in game.state.players]
    assert len(lines.marks) == sum(len(p.keys) for p in game.state.players)
    assert all(mark.sign in "RBY" and mark.color in LIGHT.keys.values() for mark in lines.marks)


def test_amber_by_card_stacks_to_what_came_in(counted: GameStatistics) -> None:
    bars = shown.amber_by_card(counted, Player(0), "en", "en")
    totals = [sum(one.values[at] for one in bars.series) for at in range(len(bars.groups))]
    assert totals == sorted(totals, reverse=True) and bars.stacked
    figures = counted.players[0].total
    assert sum(totals) <= figures.reaped + figures.from_icons + figures.gained + figures.stolen


def test_rows_that_nobody_has_are_left_out(counted: GameStatistics) -> None:
    bars = shown.paired(counted, s.INTO, "into", "en")
    assert s.NAMES["reaped"].en in bars.groups and s.NAMES["received"].en not in bars.groups


def test_the_table_of_cards_sorts_by_number_and_by_player(counted: GameStatistics, qtbot: Any) -> None:
    widget = CardTable(counted, "en")
    qtbot.addWidget(widget)
    table = widget.table
    amber = [table.horizontalHeaderItem(c).text() for c in range(table.columnCount())].index("Æmber")  # type: ignore[union-attr]
    assert _column(table, amber) == sorted(_column(table, amber), reverse=True)
    table.sortByColumn(amber, Qt.SortOrder.AscendingOrder)
    assert _column(table, amber) == sorted(_column(table, amber))
    both = table.rowCount()
    widget.whose.setCurrentIndex(2)
    assert table.rowCount() == sum(row.player == 1 for row in counted.cards) < both
    widget.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    QGuiApplication.clipboard().clear()  # other tests look for hidden cards there
    assert len(lines) == table.rowCount() + 1 and lines[0].startswith("Card\tPlayer\tPlayed")


def _column(table: QTableWidget, column: int) -> list[int]:
    texts = [item.text() for row in range(table.rowCount()) if (item := table.item(row, column)) is not None]
    return [0 if text == "–" else int(text) for text in texts]


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_window_shows_every_page_in_german(counted: GameStatistics, theme: str, qtbot: Any) -> None:
    ui.speak("de")
    ui.wear(THEMES[theme])
    dialog = StatisticsDialog(counted, DeskSettings(card_language="de"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    names = [dialog.tabs.tabText(at).replace("&", "") for at in range(dialog.tabs.count())]
    assert names == ["Verlauf", "Kennzahlen", "Fraktionen und Typen", "Karten"]
    for at in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(at)
        assert not dialog.grab().isNull()
    assert {chart.copy_action.text() for chart in dialog.findChildren(Chart)} == {COPY_NUMBERS.say("de")}
    assert dialog.course.accessibleName() == s.AMBER_OVER_TIME.say("de")


def test_the_end_of_a_game_offers_its_statistics(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    statistics = part(window)
    assert not statistics.command.isEnabled()
    view = window.controller.view()
    while view is not None and view.winner is None:
        play(window, 1)
        view = window.controller.view()
    assert statistics.command.isEnabled()
    button = next(one for one in window.prompt.buttons if one.text() == "Statistics")
    qtbot.mouseClick(button, LEFT)
    dialog = statistics.dialog
    assert dialog is not None and dialog.isVisible() and dialog.windowTitle() == "Statistics: Ada – Bo"
    assert view is not None and dialog.course.data is not None
    assert dialog.course.data.series[0].values[-1] == view.seats[0].amber
    dialog.close()
    qtbot.waitUntil(lambda: statistics.dialog is None, timeout=3000)
    reading = statistics.of_present()
    next(reading)  # nothing is known yet
    played_again = list(statistics.still_of_present(3))
    assert len(played_again) > 1
    assert [found for found in reading if found is not None]
    assert list(statistics.still_of_present(3)) == played_again[-1:], "the game is not played through a second time"
    (end,) = statistics.still_of_present(None)
    assert end is not None and end.turn == view.turn and end.sides[0].amber == view.seats[0].amber


def test_the_games_room_asks_for_statistics_and_gets_them(desk: Desk, whole: Path) -> None:
    window = desk.open()
    games = window.findChildren(GamesFeature)[0]
    games.statistics_wanted.emit(whole)
    dialog = part(window).dialog
    assert dialog is not None and dialog.isVisible()
    games.statistics_wanted.emit(whole)
    assert part(window).dialog is not dialog


def test_of_an_unfinished_game_only_what_both_saw_is_told(desk: Desk, part_of_it: Path) -> None:
    window = desk.open()
    part(window).show_statistics(part_of_it)
    dialog = part(window).dialog
    assert dialog is not None
    whose = dialog.findChild(QComboBox)
    assert isinstance(whose, QComboBox) and whose.count() == 3
    assert "Not finished" in shown.summary(_read(part_of_it))[0].en


def _read(path: Path) -> GameStatistics:
    from kfdesk.match.recorded_game import read_recorded_game

    recording = read_recorded_game(path)
    game = recording.begin()
    for answer in recording.answers:
        game.answer(answer.entry)
    return statistics_of(game)


def test_a_file_that_cannot_be_read_is_told_and_left_alone(desk: Desk, tmp_path: Path) -> None:
    window = desk.open()
    foreign = tmp_path / "foreign.kfdesk"
    foreign.write_text("not a game\n", encoding="utf-8")
    part(window).show_statistics(foreign)
    assert part(window).dialog is None and len(boxes(window)) == 1
    assert foreign.read_text(encoding="utf-8") == "not a game\n"


def test_the_window_is_no_larger_than_the_screen(counted: GameStatistics, qtbot: Any) -> None:
    ui.speak("de")
    dialog = StatisticsDialog(counted, DeskSettings())
    qtbot.addWidget(dialog)
    dialog.show()
    room = dialog.screen().availableGeometry()
    assert dialog.width() < room.width() and dialog.height() < room.height()
    assert dialog.minimumSizeHint().height() < 480, "half of 1080 with the desktop's bars"

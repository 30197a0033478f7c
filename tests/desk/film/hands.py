"""What the tests of the film room do with it: watch a game, send the mouse, find what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from kfdesk.desk.around_table.looked_at import table_to_look_at
from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.film.timeline import Timeline
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.autosave import games_folder
from kfdesk.match.film import Film
from kfdesk.match.recorded_game import read_recorded_game
from tests.windows import SWIFT, part_in

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def kept(source: Path) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    path = games_folder() / source.name
    path.write_bytes(source.read_bytes())
    return path


def part_of(window: MainWindow) -> FilmFeature:
    return part_in(window, FilmFeature)


def watch(window: MainWindow, source: Path) -> FilmPage:
    part = part_of(window)
    part.watch(kept(source))
    page = part.page
    assert page is not None and page.isVisible()
    page.curtain.dead_time_ms = 0
    while not page.film.whole:
        QApplication.processEvents()
    QApplication.processEvents()
    return page


def ready(path: Path) -> Film:
    film = Film(read_recorded_game(path))
    while not film.build():
        pass
    return film


def alone(qtbot: Any, film: Film) -> FilmPage:
    """Return a page by itself, already read."""
    made = FilmPage(film, DeskFaces(rules_text), table_to_look_at(rules_text, ("", "")), DeskSettings(**SWIFT))
    qtbot.addWidget(made)
    made.resize(1280, 696)
    made.show()
    made.curtain.dead_time_ms = 0
    made.begin()
    QApplication.processEvents()
    return made


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

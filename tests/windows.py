"""The program's window for tests: opened at once, closed for good."""

from __future__ import annotations

import gc
from collections.abc import Container, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QMainWindow, QWidget

from kfdesk import collector
from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.art.fonts import use_fonts
from kfdesk.desk.kit import bounded
from kfdesk.desk.kit.bounded import ALL_ROOM, Room
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game
from kfdesk.text.translating import language_of_names
from tests.first_decks import worked_out_once
from tests.painted import painted_once

WINDOWS_AT_ONCE = 6
"""More windows than have pictures at once, with those that were let go."""
SWIFT: dict[str, Any] = {"animation_speed": 0.0, "theme": "light", "warn_undo": False}
"""Settings of a window in which nothing has to be waited for or confirmed."""

SIZE = 1280, 720
"""Width and height of a window."""

P = TypeVar("P")

_KEPT: set[MainWindow] = set()
"""Windows in which several tests begin their games: they outlive a test."""


def open_window(qtbot: Any, **settings: Any) -> MainWindow:
    """Return a shown window of `SIZE` that takes clicks at once."""
    window = _shown_window(settings)
    qtbot.addWidget(window, before_close_func=_asks_nothing)
    return window


def _asks_nothing(window: MainWindow) -> None:
    """Let a window be closed whatever is not saved: nobody is there to be asked, and a test would wait for ever."""
    setattr(window.unsaved, "may_close", lambda: True)  # noqa: B010 - mypy takes no other method for it


def _shown_window(settings: dict[str, Any]) -> MainWindow:
    window = desk_app.make_window(DeskSettings(**(SWIFT | settings)))
    _take_clicks_at_once(window)
    window.resize(*SIZE)
    window.show()
    return window


def _take_clicks_at_once(window: MainWindow) -> None:
    window.prompt.dead_time_ms = window.curtain.dead_time_ms = window.ceremonies.victory.dead_time_ms = 0


@contextmanager
def kept_window(app: QApplication, **settings: Any) -> Iterator[MainWindow]:
    """Open a window that stays open from test to test."""
    with as_found(app):
        window = _shown_window(settings)
        _KEPT.add(window)
        yield window
        _KEPT.remove(window)
        close_window(window)


@contextmanager
def lent(window: MainWindow) -> Iterator[MainWindow]:
    """Lend a kept window to a test, and bring it back to how it was opened: its settings, its size, no beat, nothing
    over the table. The game stays at the table: a test that is lent a window begins its own first."""
    settings, motion, start = window.settings, window.table.scene_.motion, window.controller.start
    speed, beside = motion.speed, window.commands.side_dock.isChecked()
    if not window.isActiveWindow():  # windows of the test before are closed, and keys go to none
        window.activateWindow()
        QApplication.processEvents()
    yield window
    for dialog in window.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()
    window.director.skip()
    motion.finish()
    motion.speed, window.controller.start = speed, start
    while window.table.call_off():
        pass
    window.overlays.viewer.close_pile()
    window.curtain.hide()
    for dock in window.findChildren(QDockWidget):
        if dock is not window.dock:
            dock.close()
    if window.commands.side_dock.isChecked() != beside:
        window.commands.side_dock.trigger()
    _take_clicks_at_once(window)
    if window.pages.currentWidget() not in (window.start, window.play_page):
        window.show_start()
    if window.size() != QSize(*SIZE):
        window.resize(*SIZE)
        QApplication.processEvents()  # what it lays out in a moment is laid out while there is a window
    window.log.set_level(settings.log_level)
    if window.settings != settings:
        window.apply_settings(settings)


def part_in(window: MainWindow, kind: type[P]) -> P:
    """Return the window's part of a kind, such as the deck shelf."""
    return window.feature(kind)


def shelf_of(window: MainWindow) -> DeckStore:
    """Return the deck shelf of the window's program, opened."""
    return part_in(window, MatchFeature).shelf()


def game_of(window: MainWindow) -> Game:
    """Return the game at the table itself, which knows more than any seat may see."""
    game = game_at(window.controller)
    assert isinstance(game, Game)
    return game


def game_at(controller: DeskController) -> PlayableGame:
    """Return the game that a controller plays."""
    game = controller._game
    assert game is not None
    return game


def close_window(window: MainWindow) -> None:
    """Close a window, delete what it leaves to be deleted later, and leave nothing on the clipboard."""
    _asks_nothing(window)
    window.close()
    QApplication.clipboard().clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def delete_windows(spared: Container[QWidget] = ()) -> None:
    """Delete all windows and dialogs, and what else waits to be deleted: without a running event loop Qt only notes
    it, and what is left is painted and styled with every window that follows.

    With no kept window left, widgets of the program that nothing holds go too, but for those that are `spared`: boxes
    that a window lends to one place or another belong to none of its widgets.
    """
    for widget in QApplication.topLevelWidgets():
        window = isinstance(widget, QMainWindow | QDialog)
        left = not _KEPT and type(widget).__module__.startswith("kfdesk.") and widget not in spared
        if (window or left) and widget.parent() is None and widget not in _KEPT:
            if isinstance(widget, MainWindow):
                _asks_nothing(widget)
            widget.close()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


give_back = collector.give_back
"""As the program has it, for tests of memory."""
GAMES_OF_GARBAGE = 25


@contextmanager
def garbage_kept_for_a_while() -> Iterator[None]:
    """Look for all garbage when each 25th game begins, not at each: all that tests have made lies beside the game's,
    and to look through it took more time than the games themselves."""
    begun = count(1)
    with patch.object(collector, "give_back", lambda: give_back() if next(begun) % GAMES_OF_GARBAGE == 0 else None):
        yield


@pytest.fixture(autouse=True, scope="session")
def pictures(qapp: QApplication) -> Iterator[None]:
    """Write in the program's own fonts, as the program does; what several windows show alike is painted once, what the
    first decks are worth is worked out once, and garbage is looked for seldom: until then the pictures of windows that
    were let go count as kept, so there is room for those of several."""
    use_fonts(qapp)
    room = patch.object(bounded, "ALL_ROOM", Room(WINDOWS_AT_ONCE * ALL_ROOM.windows, WINDOWS_AT_ONCE * ALL_ROOM.most))
    with painted_once(), worked_out_once(), garbage_kept_for_a_while(), room:
        yield


@pytest.fixture(autouse=True, scope="module")
def only_new_garbage() -> None:
    """Leave all that modules before have left out of the search for garbage: texts, grammars and pictures that are
    kept. To look through them took a quarter of a second each time, and no window is there now."""
    if not _KEPT:
        gc.collect()
        gc.freeze()


@contextmanager
def as_found(app: QApplication) -> Iterator[None]:
    """Delete at the end all windows, and give the program back the letters, colors, names and language it had.

    A window gives them to the whole program: what another test measures would depend on the tests before it, and each
    widget that is made would be styled twice, in the old way and in its own.
    """
    font, colors, sheet, locale = app.font(), app.palette(), app.styleSheet(), QLocale()
    before = app.topLevelWidgets()
    language, names, theme = ui.language, language_of_names(), ui.theme
    yield
    delete_windows(before)
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)
    if app.palette() != colors:
        app.setPalette(colors)
    if app.font() != font:
        app.setFont(font)
    ui.wear(theme)
    if (QLocale(), ui.language, language_of_names()) != (locale, language, names):
        ui.speak(language, names)
        QLocale.setDefault(locale)


@pytest.fixture(autouse=True)
def no_window_left(qapp: QApplication) -> Iterator[None]:
    """What a test leaves open or to be deleted is gone before the next, with all that its windows changed."""
    with as_found(qapp):
        yield

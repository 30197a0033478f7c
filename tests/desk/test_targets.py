"""What is clicked is 24 pixels high at least (WCAG 2.2, "Target size"), also with the smallest letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QToolButton, QWidget
from shiboken6 import isValid

from kfdesk.desk.app import make_window
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import CONTRAST, LEAST_TARGET
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.style import style_of
from tests.desk.starts import play, setup
from tests.windows import as_found, close_window, open_window


def start_page(window: MainWindow) -> None:
    window.show_start()


def at_the_table(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 4)


def behind_the_curtain(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play(window, 2)


def saved_games(window: MainWindow) -> None:
    window.controller.new_game(setup())
    window.show_start()
    button = window.start.findChild(QPushButton, "startAll")
    assert button is not None
    button.click()


def deck_room(window: MainWindow) -> None:
    next(button for button in window.start.findChildren(QPushButton) if button.text() == "&My decks").click()
    room = window.pages.currentWidget()
    assert room is not None and room.objectName() == "deckRoom"


PLACES = (start_page, at_the_table, behind_the_curtain, saved_games, deck_room)


def low(within: QWidget) -> list[tuple[str, int]]:
    """Return the visible buttons that are lower than they may be, but for Qt's own on a dock."""
    QApplication.processEvents()
    buttons = within.findChildren(QAbstractButton)
    own = [button for button in buttons if isinstance(button, QPushButton | QToolButton) and button.isVisible()]
    assert own
    return [(button.text() or button.toolTip(), button.height()) for button in own if button.height() < LEAST_TARGET]


@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("go", PLACES, ids=lambda go: go.__name__)
def test_no_button_is_lower_than_a_target_with_small_letters(
    home: Any, qtbot: Any, theme: str, go: Callable[[MainWindow], None]
) -> None:
    del home
    window = open_window(qtbot, text_factor=0.8, theme=theme)
    go(window)
    assert not low(window)
    close_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_buttons_with_a_height_of_their_own_keep_it(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    QApplication.processEvents()
    assert {button.height() for button in window.prompt.buttons} == {34}


def test_a_window_leaves_the_program_as_it_found_it(qapp: QApplication) -> None:
    before = qapp.styleSheet(), qapp.palette(), qapp.font(), QLocale()
    with as_found(qapp):
        window = make_window(DeskSettings(theme="contrast", text_factor=1.37, interface_language="de"))
        assert qapp.styleSheet() == style_of(CONTRAST, 1.37) != before[0]
        assert QLocale().language() is QLocale.Language.German
    assert not isValid(window)
    assert (qapp.styleSheet(), qapp.palette(), qapp.font(), QLocale()) == before


def test_the_table_is_called_so_in_the_language_of_the_interface(shown: TableWidget) -> None:
    assert shown.accessibleName() == "Table"
    ui.speak("de")
    shown.set_card_language("en")
    assert shown.accessibleName() == "Tisch"

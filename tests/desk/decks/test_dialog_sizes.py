"""Dialogs of the room with the largest letters in German: what they hold has room, as far as the screen has it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QGroupBox, QWidget

from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.generating import GenerateDialog
from kfdesk.desk.decks.sending import LINES, SendDialog
from kfdesk.desk.kit.fit_to_screen import MARGIN
from kfdesk.desk.window.main_window import MainWindow


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"interface_language": "de", "text_factor": 2.0}


def most(dialog: QWidget) -> int:
    """Return how high a dialog may be."""
    return dialog.screen().availableGeometry().height() - MARGIN


def test_a_list_to_send_is_as_high_as_its_lines_want(window: MainWindow, qtbot: Any) -> None:
    dialog = SendDialog([], window)
    dialog.show()
    assert dialog.height() == min(most(dialog), LINES * dialog.text.fontMetrics().lineSpacing())


@pytest.fixture
def dialog(window: MainWindow, part: DeckFeature, qtbot: Any) -> GenerateDialog:
    made = GenerateDialog(part.room.browse.portraits, window)
    made.show()
    return made


def within(frame: QWidget) -> list[QWidget]:
    """Return what is seen in a frame."""
    return [one for one in frame.findChildren(QWidget) if one.isVisible() and not one.findChildren(QWidget)]


def test_houses_of_new_decks_keep_clear_of_the_frame_around_them(dialog: GenerateDialog, qtbot: Any) -> None:
    frame = dialog.findChild(QGroupBox)
    assert frame is not None
    for code, count in (None, 1), ("CotA", 7):
        dialog.set.setCurrentIndex(dialog.set.findData(code))
        qtbot.waitUntil(lambda count=count: len(within(frame)) == count)
        for one in within(frame):
            at = one.mapTo(frame, QPoint(0, 0))
            assert at.x() >= 8 and at.y() + one.height() <= frame.height() - 8


def test_what_to_do_with_new_decks_is_said_on_lines_of_its_own(dialog: GenerateDialog) -> None:
    assert dialog.words.width() == dialog.decks.width()


def test_a_new_deck_has_room_for_its_name_and_houses(dialog: GenerateDialog) -> None:
    letters = dialog.decks.fontMetrics()
    assert dialog.decks.gridSize().height() >= 5 * letters.lineSpacing() + dialog.decks.iconSize().height()
    assert dialog.decks.gridSize().width() >= letters.horizontalAdvance("CotA: Ungezähmte,")
    assert dialog.height() == most(dialog)

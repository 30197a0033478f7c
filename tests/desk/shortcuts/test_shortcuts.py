"""Keyboard shortcuts: listed, searched, recorded, taken over, reset, kept; and what keys are called."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.app import make_window
from kfdesk.desk.keyboard.key_names import key_names
from kfdesk.desk.keyboard.menu_keys import MENU_KEYS
from kfdesk.desk.kit.settings import DeskSettings, load_settings
from kfdesk.desk.shortcuts import texts as w
from kfdesk.desk.shortcuts.commands import in_places
from kfdesk.desk.shortcuts.dialog import ShortcutsDialog
from kfdesk.desk.shortcuts.feature import ShortcutsFeature
from kfdesk.desk.window.main_window import MainWindow
from tests.windows import close_window, part_in

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def opened(window: MainWindow) -> ShortcutsDialog:
    return part_in(window, ShortcutsFeature).open()


def record(dialog: ShortcutsDialog, name: str, key: Qt.Key, held: Any = CTRL) -> None:
    """Choose a command and press keys where new ones are recorded."""
    dialog.list.setCurrentItem(dialog.row(name))
    dialog.keys.setFocus()
    QTest.keyClick(dialog.keys, key, held)


def click(dialog: ShortcutsDialog, button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def keys_of(window: MainWindow, name: str) -> list[str]:
    part = part_in(window, ShortcutsFeature)
    action = next(command.action for command in part.known() if command.name == name)
    assert action is not None
    return [keys.toString(QKeySequence.SequenceFormat.PortableText) for keys in action.shortcuts()]


def test_every_row_of_the_table_of_keys_is_a_command(window: MainWindow) -> None:
    assert set(MENU_KEYS) <= {path[-1].en.replace("&", "") for path, _ in window.commands.actions()}


def test_new_keys_do_what_the_old_ones_did_and_are_kept(fresh_window: MainWindow, qtbot: Any) -> None:
    window = fresh_window
    dialog = opened(window)
    record(dialog, "View/Full screen", Key.Key_K)
    assert dialog.note.text() == "" and dialog.use.isEnabled() and dialog.use.text() == "Use"
    click(dialog, dialog.use)
    assert dialog.row("View/Full screen").text(1) == "Ctrl+K"
    assert keys_of(window, "View/Full screen") == ["Ctrl+K"]
    assert load_settings().shortcuts == {"View/Full screen": "Ctrl+K"}
    dialog.close()
    heard: list[bool] = []
    window.commands.full_screen.toggled.connect(heard.append)
    qtbot.waitActive(window)
    qtbot.keyClick(window, Key.Key_F11)
    assert heard == []
    qtbot.keyClick(window, Key.Key_K, CTRL)
    assert heard == [True]
    close_window(window)
    again = make_window(load_settings())
    assert keys_of(again, "View/Full screen") == ["Ctrl+K"]
    close_window(again)


def test_a_conflict_names_the_other_command_which_loses_its_keys(window: MainWindow) -> None:
    dialog = opened(window)
    record(dialog, "View/Full screen", Key.Key_N)
    assert dialog.note.text() == "Ctrl+N belongs to “Game ▸ New game” and would be taken from it."
    assert dialog.use.text() == "Reassign"
    click(dialog, dialog.use)
    assert (keys_of(window, "View/Full screen"), keys_of(window, "Game/New game")) == (["Ctrl+N"], [])
    dialog.list.setCurrentItem(dialog.row("Game/New game"))
    click(dialog, dialog.reset)
    assert (keys_of(window, "View/Full screen"), keys_of(window, "Game/New game")) == ([], ["Ctrl+N"])


def test_keys_of_the_table_cannot_be_taken_nor_changed(window: MainWindow) -> None:
    dialog = opened(window)
    record(dialog, "View/Full screen", Key.Key_T, Qt.KeyboardModifier.NoModifier)
    assert (
        dialog.note.text() == "T belongs to “Keys at the table ▸ Timing chart” and cannot be given to another command."
    )
    assert not dialog.use.isEnabled()
    dialog.search.setText("timing table")
    line = next(item for item in lines(dialog) if not item.isHidden())
    dialog.list.setCurrentItem(line)
    assert dialog.note.text() == "The keys of “Keys at the table ▸ Timing chart” cannot be changed."
    assert not (dialog.keys.isEnabled() or dialog.none.isEnabled() or dialog.reset.isEnabled())
    assert dialog.chosen == {}


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_9, Key.Key_Left, Key.Key_Down, Key.Key_Return, Key.Key_Escape])
def test_keys_that_play_the_game_stay_what_they_are(window: MainWindow, key: Qt.Key) -> None:
    dialog = opened(window)
    record(dialog, "View/Full screen", key, Qt.KeyboardModifier.NoModifier)
    assert "Keys at the table" in dialog.note.text() and not dialog.use.isEnabled()
    click(dialog, dialog.use)
    assert dialog.chosen == {}


def test_a_command_that_loses_one_of_its_keys_keeps_the_others(window: MainWindow) -> None:
    dialog = opened(window)
    record(dialog, "View/Full screen", Key.Key_Y)
    assert dialog.note.text() == "Ctrl+Y belongs to “Edit ▸ Redo” and would be taken from it."
    click(dialog, dialog.use)
    left = keys_of(window, "Edit/Redo")
    assert left and "Ctrl+Y" not in left


@pytest.mark.parametrize("window_settings", [{"interface_language": "de", "text_factor": 2.0}])
def test_there_is_room_to_read_the_keys_that_are_recorded_in_large_letters(fresh_window: MainWindow) -> None:
    window = fresh_window
    dialog = opened(window)
    QApplication.processEvents()
    assert dialog.keys.width() >= dialog.keys.fontMetrics().horizontalAdvance("Strg+Umschalt+Bild auf")


def lines(dialog: ShortcutsDialog) -> list[Any]:
    return [dialog.list.topLevelItem(number) for number in range(dialog.list.topLevelItemCount())]


@pytest.mark.parametrize(("typed", "found"), [("full vi", "View ▸ Full screen"), ("ctrl+n", "Game ▸ New game")])
def test_a_command_is_found_by_its_words_and_by_its_keys(window: MainWindow, typed: str, found: str) -> None:
    dialog = opened(window)
    dialog.search.setText(typed)
    assert [item.text(0) for item in lines(dialog) if not item.isHidden()] == [found]


def test_keys_are_taken_away_and_all_are_reset(window: MainWindow) -> None:
    usual = keys_of(window, "Edit/Redo")
    dialog = opened(window)
    for name in ("Edit/Redo", "Edit/Undo"):
        dialog.list.setCurrentItem(dialog.row(name))
        click(dialog, dialog.none)
    assert keys_of(window, "Edit/Redo") == keys_of(window, "Edit/Undo") == []
    assert dialog.chosen == {"Edit/Redo": "", "Edit/Undo": ""}
    click(dialog, dialog.reset_all)
    assert (keys_of(window, "Edit/Redo"), keys_of(window, "Edit/Undo")) == (usual, ["Ctrl+Z"])
    assert load_settings().shortcuts == {}


@pytest.mark.parametrize("window_settings", [{"interface_language": "de"}])
def test_keys_have_german_names_in_german(fresh_window: MainWindow) -> None:
    window = fresh_window
    dialog = opened(window)
    assert dialog.row("Game/New game").text(1) == "Strg+N"
    record(dialog, "View/Full screen", Key.Key_N, CTRL | SHIFT)
    assert dialog.note.text() == ""
    click(dialog, dialog.use)
    assert dialog.row("View/Full screen").text(1) == "Strg+Umschalt+N"


def test_no_keys_belong_to_two_commands(window: MainWindow) -> None:
    """Qt carries out neither of two commands with the same keys."""
    part = part_in(window, ShortcutsFeature)
    owners: dict[str, list[str]] = {}
    for command in (*part.known(), *in_places()):
        if command.path[0] is not w.IN_THE_LISTS:
            for keys in command.usual:
                owners.setdefault(keys.toString(), []).append(command.said("en"))
    assert len(owners) > 15
    assert {keys: commands for keys, commands in owners.items() if len(commands) > 1} == {}


def test_the_names_of_keys() -> None:
    said = {keys: key_names(QKeySequence(keys), "de") for keys in ("Ctrl++", "Ctrl+,", "+", "PgUp", "Alt+Left", "Esc")}
    assert said == {
        "Ctrl++": "Strg++",
        "Ctrl+,": "Strg+,",
        "+": "+",
        "PgUp": "Bild auf",
        "Alt+Left": "Alt+Pfeil links",
        "Esc": "Esc",
    }


def test_settings_that_are_no_keys_do_no_harm(window: MainWindow) -> None:
    window.change_settings(shortcuts={"View/Full screen": "no keys at all", "gone": "Ctrl+N"})
    assert keys_of(window, "Game/New game") == ["Ctrl+N"]
    assert DeskSettings(shortcuts={"Edit/Undo": "Ctrl+U"}).shortcuts == {"Edit/Undo": "Ctrl+U"}

"""Evenings agreed on and run by mouse and keyboard, for the tests of their room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton

from kfdesk.collection.files import sample_decks
from kfdesk.desk.deck_choice.picking import ChooseDeckDialog
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.evenings.dialogs import ResultDialog
from kfdesk.desk.evenings.room import EveningRoom
from kfdesk.match.evenings.evening import Evening
from kfdesk.match.evenings.plan import EveningDeck, PairingRule

D = TypeVar("D", bound=QDialog)
LEFT = Qt.MouseButton.LeftButton


def click(button: QPushButton) -> None:
    assert button.isVisible() and button.isEnabled(), button.text()
    QTest.mouseClick(button, LEFT)


def choose(box: QComboBox, value: str) -> None:
    box.setCurrentIndex(box.findData(value))
    assert box.currentData() == value


def in_dialog(kind: type[D], act: Callable[[D], object]) -> None:
    """Act in the dialog of this kind once it is open."""

    def wait() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, kind):
            QTimer.singleShot(5, wait)
            return
        act(dialog)

    QTimer.singleShot(0, wait)


def agree(room: EveningRoom, *names: str, pairing: PairingRule = PairingRule.SWISS, format: str = "single") -> None:
    """Show the page where an evening is agreed, and enter these people by keyboard."""
    room.open()
    click(room.list.new)
    choose(room.setup.pairing, pairing.value)
    choose(room.setup.format, format)
    for name in names:
        QTest.keyClicks(room.setup.people.name, name)
        QTest.keyClick(room.setup.people.name, Qt.Key.Key_Return)


def give_decks(room: EveningRoom) -> list[str]:
    """Let each person bring another deck of the shelf; return the keys."""
    keys = []
    for row, (_, deck) in zip(range(room.setup.people.table.rowCount()), sample_decks(), strict=False):
        keys.append(key_of(deck))
        room.setup.people.give(row, [EveningDeck(name=deck.name, key=keys[-1])])
    return keys


def take_deck(room: EveningRoom, row: int, words: str) -> None:
    """Choose a deck from the shelf for a person, by its dialog."""

    def act(dialog: ChooseDeckDialog) -> None:
        QTest.keyClicks(dialog.chooser.search, words)
        QTest.keyClick(dialog.chooser.search, Qt.Key.Key_Return)
        click(dialog.take)

    in_dialog(ChooseDeckDialog, act)
    room.setup.people.table.selectRow(row)
    click(room.setup.people.shelf)


def begun(room: EveningRoom) -> Evening:
    """Begin what was agreed, and pair the first round."""
    click(room.setup.begin)
    click(room.page.next)
    return evening_of(room)


def evening_of(room: EveningRoom) -> Evening:
    assert room.kept is not None
    return room.kept.evening


def report(room: EveningRoom, down: int) -> None:
    """Enter the result that stands so many lines below the first, by keyboard alone."""

    def act(dialog: ResultDialog) -> None:
        for _ in range(down):
            QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)

    in_dialog(ResultDialog, act)
    QTest.keyClick(room.page.pairings, Qt.Key.Key_Return)


def words_of(table: Any) -> list[list[str]]:
    rows, columns = range(table.rowCount()), range(table.columnCount())
    return [[table.item(row, at).text() for at in columns] for row in rows]

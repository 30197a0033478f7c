"""The sheets of the program's window: opened by the key of a deck on the shelf, each once, gone with the window."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from kfdesk.collection.generator import generate
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore
from kfdesk.desk.open_shelf import OpenShelf
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.sheet.part import SheetPart
from kfdesk.desk.theme import DARK
from kfdesk.desk.window import MainWindow

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class _Window(QMainWindow):
    settings = DeskSettings()


class _Store:
    def __init__(self, *decks: DeckRecord) -> None:
        self._decks = {deck.key: deck for deck in decks}

    def get(self, key: str) -> DeckRecord | None:
        return self._decks.get(key)


@pytest.fixture
def decks() -> tuple[DeckRecord, DeckRecord]:
    return generate(1, added=NOW), generate(2, added=NOW)


@pytest.fixture
def part(qtbot: QtBot, decks: tuple[DeckRecord, DeckRecord]) -> SheetPart:
    window = _Window()
    qtbot.addWidget(window)
    return SheetPart(cast(MainWindow, window), OpenShelf(lambda: cast(DeckStore, _Store(*decks))))


def test_a_deck_of_the_shelf_is_shown_once(part: SheetPart, decks: tuple[DeckRecord, DeckRecord]) -> None:
    part.show(decks[0].key)
    part.show(decks[1].key)
    part.show(decks[0].key)
    part.show("own:gone")
    assert [sheet.record for sheet in part.sheets] == list(decks)


def test_open_sheets_follow_settings_and_theme_and_go_with_the_program(
    part: SheetPart, decks: tuple[DeckRecord, DeckRecord], qtbot: QtBot
) -> None:
    part.apply_settings(DeskSettings(interface_language="de"))
    part.set_theme(DARK)
    part.show(decks[0].key)
    (sheet,) = part.sheets
    assert sheet.windowTitle().startswith("Deckblatt")
    part.apply_settings(DeskSettings(interface_language="en"))
    assert sheet.windowTitle().startswith("Deck sheet")
    part.close()
    qtbot.waitUntil(lambda: part.sheets == ())

"""Deck sheets as a part of the window: opens one for a deck of the shelf and keeps open ones up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kfdesk.desk.open_shelf import OpenShelf
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import LIGHT, Theme

if TYPE_CHECKING:
    from kfdesk.collection.records import DeckRecord
    from kfdesk.desk.sheet.sheet import DeckSheet
    from kfdesk.desk.window import MainWindow


class SheetPart(QObject):
    """Shows the sheets of decks, each deck's once."""

    def __init__(self, window: MainWindow, shelf: OpenShelf) -> None:
        super().__init__(window)
        self._window, self._shelf = window, shelf
        self._settings = window.settings
        self._theme: Theme = LIGHT
        self._open: dict[str, DeckSheet] = {}

    @property
    def sheets(self) -> tuple[DeckSheet, ...]:
        """The sheets that are open, oldest first."""
        return tuple(self._open.values())

    def show(self, key: str) -> None:
        """Show the sheet of a deck on the shelf; nothing happens for a key that is no longer there."""
        record = self._shelf().get(key)
        if record is not None:
            self.show_record(record)

    def show_record(self, record: DeckRecord) -> None:
        """Show the sheet of a deck; one that is open already comes to the front."""
        from kfdesk.desk.sheet.sheet import open_sheet  # brings the QR codes and the printing

        sheet = self._open.get(record.key)
        if sheet is not None:
            sheet.show_deck(record)
            return
        sheet = self._open[record.key] = open_sheet(record, self._settings, self._theme, self._window)
        sheet.destroyed.connect(lambda _=None, key=record.key: self._open.pop(key, None))

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these languages and sizes."""
        self._settings = settings
        for sheet in self.sheets:
            sheet.apply_settings(settings)

    def set_theme(self, theme: Theme) -> None:
        """Draw in these colours."""
        self._theme = theme
        for sheet in self.sheets:
            sheet.set_theme(theme)

    def close(self) -> None:
        """Close every sheet."""
        for sheet in self.sheets:
            sheet.close()

"""How one leaves a room of the window: by Esc or the room's own button, back to where play or the start page was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.features.desk import Desk


class Navigation(QObject):
    """Remembers which of the table and the start page was seen last, and leads back there from any other page.

    Esc leaves a page when nothing on it wants the key for itself.
    """

    def __init__(self, desk: Desk, start: QWidget) -> None:
        super().__init__(desk.frame)
        self._desk, self._start = desk, start
        self._from_table = False
        self._ways: dict[QWidget, Callable[[], None]] = {}
        desk.page_changed.connect(lambda _: self._on_page())
        desk.frame.installEventFilter(self)

    def add(self, page: QWidget, way: Callable[[], None]) -> None:
        """Leave `page` by this way of its own."""
        self._ways[page] = way

    def leave(self) -> None:
        """Leave the page shown; at the table and on the start page nothing happens."""
        page = self._desk.page_shown
        if page in self._ways:
            self._ways[page]()
        elif not self._at_home():
            self.go_home()

    def go_home(self) -> None:
        """Show the table or the start page, whichever was seen last."""
        if self._from_table and self._desk.controller.setup is not None:
            self._desk.show_table()
        else:
            self._desk.show_start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc when it has come through to the window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not self._at_home():
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
                self.leave()
                return True
        return False

    def _at_home(self) -> bool:
        return self._desk.at_table or self._desk.page_shown is self._start

    def _on_page(self) -> None:
        if self._at_home():
            self._from_table = self._desk.at_table

"""How one leaves a room of the window: by Esc or the room's own button, back to where play or the start page was."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from kfdesk.desk.window.main_window import MainWindow


class Navigation(QObject):
    """Remembers which of the table and the start page was seen last, and leads back there from any other page.

    Esc leaves a page when nothing on it wants the key for itself.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._from_table = False
        self._ways: dict[QWidget, Callable[[], None]] = {}
        window.pages.currentChanged.connect(lambda _: self._on_page())
        window.installEventFilter(self)

    def add(self, page: QWidget, way: Callable[[], None]) -> None:
        """Leave `page` by this way of its own."""
        self._ways[page] = way

    def leave(self) -> None:
        """Leave the page shown; at the table and on the start page nothing happens."""
        page = self._window.pages.currentWidget()
        if page in self._ways:
            self._ways[page]()
        elif not self._at_home():
            self.go_home()

    def go_home(self) -> None:
        """Show the table or the start page, whichever was seen last."""
        if self._from_table and self._window.controller.setup is not None:
            self._window.show_page(self._window.play_page)
        else:
            self._window.show_start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc when it has come through to the window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and not self._at_home():
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
                self.leave()
                return True
        return False

    def _at_home(self) -> bool:
        return self._window.pages.currentWidget() in (self._window.start, self._window.play_page)

    def _on_page(self) -> None:
        if self._at_home():
            self._from_table = self._window.pages.currentWidget() is self._window.play_page

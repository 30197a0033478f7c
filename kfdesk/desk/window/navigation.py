"""How one leaves a page of the window: by Esc or the page's own button, back to where one came from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.features.desk import Desk


class Navigation(QObject):
    """Remembers through which pages one came since the table or the start page, and leads back page by page.

    Esc leaves a page when nothing on it wants the key for itself.
    """

    def __init__(self, desk: Desk, start: QWidget) -> None:
        super().__init__(desk.frame)
        self._desk, self._start = desk, start
        self._from_table = False
        """Whether the table was seen last of it and the start page."""
        self._trail: list[QWidget] = []
        """The pages that were shown since then, each once, the one that is shown last."""
        self._ways: dict[QWidget, Callable[[], object]] = {}
        self._again: dict[QWidget, Callable[[], object]] = {}
        desk.page_changed.connect(lambda _: self._on_page())
        desk.frame.installEventFilter(self)

    def add(
        self, page: QWidget, way: Callable[[], object] | None = None, again: Callable[[], object] | None = None
    ) -> None:
        """Leave `page` by a way of its own, or show it again by `again` when one comes back; without that one does not
        come back to it."""
        if way is not None:
            self._ways[page] = way
        if again is not None:
            self._again[page] = again

    def leave(self) -> None:
        """Leave the page shown; at the table and on the start page nothing happens."""
        page = self._desk.page_shown
        if page in self._ways:
            self._ways[page]()
        elif not self._at_home():
            self._go_back()

    def _go_back(self) -> None:
        """Show the page that was shown before this one, as far as one comes back to it, else what lies before all."""
        before = [page for page in self._trail[:-1] if page in self._again]
        if before:
            self._again[before[-1]]()
        elif self._from_table and self._desk.controller.setup is not None:
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
        page = self._desk.page_shown
        if self._at_home():
            self._from_table, self._trail = self._desk.at_table, []
            return
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        self._trail.append(page)

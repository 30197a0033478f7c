"""How one leaves a page of the window: by Esc or the page's own button, back to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.features.desk import Desk

MOST_PASSED: Final = 100
"""So many pages can be gone back through."""


class Navigation(QObject):
    """Remembers through which pages one came since the table or the start page, and leads back page by page.

    Esc leaves a page when nothing on it wants the key for itself.
    """

    def __init__(self, desk: Desk, start: QWidget) -> None:
        super().__init__(desk.frame)
        self._desk, self._start = desk, start
        self._from_table = False
        """Whether the table was seen last of it and the start page."""
        self._trail: list[_Passed] = []
        """The pages that were shown since then, the one that is shown last: each once, but for those that one went on
        from to a page that one had come through before."""
        self._back: Callable[[], object] | None = None
        """While one goes on from a page: what shows it again as it was."""
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

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on from the page shown by `go`; one comes back to it by `back`."""
        self._back = back
        try:
            go()
        finally:
            self._back = None

    def _go_back(self) -> None:
        """Show the page that was shown before this one, as far as one comes back to it, else what lies before all."""
        for at in range(len(self._trail) - 2, -1, -1):
            passed = self._trail[at]
            again = passed.back or self._again.get(passed.page)
            if again is not None:
                self._trail[at:] = [_Passed(passed.page)]
                again()
                return
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
        page = self._desk.page_shown
        if self._at_home():
            self._from_table, self._trail = self._desk.at_table, []
            return
        if self._trail and self._trail[-1].page is page:  # one has just gone back to it
            return
        if self._back is not None and self._trail:
            self._trail[-1] = self._trail[-1]._replace(back=self._back)
        else:
            before = [at for at, passed in enumerate(self._trail) if passed.page is page]
            del self._trail[before[-1] if before else len(self._trail) :]
        self._trail.append(_Passed(page))
        del self._trail[:-MOST_PASSED]


class _Passed(NamedTuple):
    """A page that one came through, and what shows it again as it was; None where its usual way does."""

    page: QWidget
    back: Callable[[], object] | None = None

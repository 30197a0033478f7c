"""Lets any input end a motion at once; the input then does what it does without a motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject

_INPUT = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)
"""A key that is a shortcut sends no `KeyPress`."""


class Skipping(QObject):
    """Listens for keys, buttons and the wheel, in all windows of the program, only while something moves."""

    def __init__(self, skip: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._skip = skip
        self._listens = False

    def begin(self) -> None:
        """Listen from now on."""
        app = QCoreApplication.instance()
        if app is not None and not self._listens:
            app.installEventFilter(self)
            self._listens = True

    def end(self) -> None:
        """Listen no more."""
        app = QCoreApplication.instance()
        if app is not None and self._listens:
            app.removeEventFilter(self)
        self._listens = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the motion at the first input, and let the input pass."""
        del watched
        if self._listens and event.type() in _INPUT:
            self._skip()
        return False

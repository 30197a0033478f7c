"""What no slot caught, what Qt complains of, and the log both go to; the table stays usable."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Any

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.program.helpdesk import HelpDesk
from kfdesk.desk.program.logbook import crash_file, fault_lines, file_handler, log, places
from kfdesk.disk import is_other_than_file

if TYPE_CHECKING:
    from kfdesk.desk.program.fault_dialogs import FaultDialog

MOST_DIALOGS = 8
"""So many dialogs a session may show, each for another fault; what follows is only written down."""
DEBUG = "KFDESK_DEBUG"
"""With this variable set the console gets everything, hidden cards included; the log file never does."""

_qt = logging.getLogger("kfdesk.qt")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorCatcher(QObject):
    """Catches what no slot caught: writes it to the log and shows it once; further ones are counted there."""

    happened = Signal(str, str)
    """The kind and place of a fault, and what the log says of it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self._quiet = False
        self._installed = False
        self._seen: Counter[str] = Counter()
        self._shown: set[str] = set()
        self._handler: logging.Handler | None = None
        self._crash: IO[str] | None = None
        self._before: list[Callable[[], object]] = []
        self.count = 0
        self.dialog: FaultDialog | None = None
        """The dialog that is open."""
        self.happened.connect(self._show)

    def install(self, *, quiet: bool = False) -> None:
        """Begin to catch; `quiet` shows no dialog."""
        self._quiet, self._installed = quiet, True
        self._handler = file_handler()
        if self._handler is not None:
            log.addHandler(self._handler)
        hook, thread_hook, lost_hook = sys.excepthook, threading.excepthook, sys.unraisablehook
        self._before = [lambda: setattr(sys, "excepthook", hook)]
        self._before.append(lambda: setattr(threading, "excepthook", thread_hook))
        self._before.append(lambda: setattr(sys, "unraisablehook", lost_hook))
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread
        sys.unraisablehook = self._lost
        qt_handler: Any = qInstallMessageHandler(_from_qt)
        self._before.append(lambda: qInstallMessageHandler(qt_handler))
        self._watch_for_crashes()

    def remove(self) -> None:
        """Stop catching."""
        if not self._installed:
            return
        self._installed = False
        for restore in self._before:
            restore()
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None
        if self._handler is not None:
            log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    # Catching.

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self.count += 1
        sign = f"{kind.__qualname__} {places(trace)[-1:]}"
        self._seen[sign] += 1
        times = self._seen[sign]
        if times == 1:
            log.error("an error that nothing caught", exc_info=error)
            _to_console("\n".join(fault_lines(error)), error)
        elif times & (times - 1) == 0:  # a fault while drawing comes back with every frame
            log.error("the same error for the %dth time: %s", times, kind.__qualname__)
        self.happened.emit(sign, "\n".join(fault_lines(error)))

    def _caught_in_thread(self, given: threading.ExceptHookArgs) -> None:
        if given.exc_value is not None:
            self._caught(given.exc_type, given.exc_value, given.exc_traceback)

    def _lost(self, given: Any) -> None:
        """Write down what was raised where nobody could catch it, as while an object was let go."""
        error = given.exc_value
        if error is not None:
            log.error("an error that could not be raised", exc_info=error)

    def _watch_for_crashes(self) -> None:
        """Have the interpreter write down where it was when the process breaks down, and report the last time."""
        if faulthandler.is_enabled():
            return
        try:
            path = crash_file()
            if is_other_than_file(path):
                return
            before = _end_of(path) if path.is_file() else ""
            if before.strip():
                log.error("the program broke down the last time")
                for line in before.splitlines()[:80]:
                    log.error("%s", line)
            self._crash = path.open("w", encoding="utf-8")
            faulthandler.enable(self._crash)
        except OSError:
            self._crash = None

    # Showing.

    def _show(self, sign: str, what: str) -> None:
        if self._quiet:
            return
        if self.dialog is not None:
            self.dialog.count_another()
            return
        if sign in self._shown or len(self._shown) >= MOST_DIALOGS:
            return
        from kfdesk.desk.program.fault_dialogs import FaultDialog

        self._shown.add(sign)
        dialog = FaultDialog(what, self._desk.controller, self._desk.settings, self._desk.frame)
        dialog.finished.connect(self._on_closed)
        help_desk = self._desk.frame.findChild(HelpDesk)
        dialog.help.setVisible(help_desk is not None)
        if help_desk is not None:
            dialog.help_wanted.connect(help_desk.offer)
        self.dialog = dialog
        dialog.show()

    def _on_closed(self) -> None:
        self.dialog = None


def _from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Write down what Qt complains of."""
    level = _LEVELS.get(kind, logging.WARNING)
    category = context.category or ""
    _qt.log(level, "%s%s", f"{category}: " if category not in ("", "default") else "", message)
    if level >= logging.WARNING and sys.stderr is not None:
        sys.stderr.write(f"{message}\n")


def _end_of(path: Path) -> str:
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - _MOST_TRACE))
        return file.read(_MOST_TRACE).decode(errors="replace")


_MOST_TRACE = 20_000
"""Bytes that are read of what the interpreter wrote when the process broke down."""


def _to_console(what: str, error: BaseException) -> None:
    if sys.stderr is None:  # a program without a console
        return
    if os.environ.get(DEBUG):
        what = "".join(traceback.format_exception(error))
    sys.stderr.write(what.rstrip() + "\n")

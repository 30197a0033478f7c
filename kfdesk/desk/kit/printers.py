"""Which printer is to print, asked in the same way everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QDialog, QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


def ask_printer(over: QWidget, then: Callable[[QPrinter], None], size: QPageSize | None = None) -> None:
    """Let a printer be chosen, and do something with it; paper of this size is proposed, without one the printer's."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    if size is not None:
        printer.setPageSize(size)
    dialog = QPrintDialog(printer, over)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: then(printer))
    QDialog.open(dialog)

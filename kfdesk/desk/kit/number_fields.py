"""Fields for numbers and days, whose text begins as far from the frame as that of other fields."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QAbstractSpinBox, QDateEdit, QDoubleSpinBox, QLineEdit, QSpinBox, QWidget

BEFORE_TEXT: Final = 7
"""Room between the frame and the text, in pixels, beside the one that the text has of itself.

The style sheet says `padding` for these fields, too: Qt makes them as wide as that wants, but ignores where the text is
to begin.
"""


class NumberField(QSpinBox):
    """A field for a whole number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _leave_room(self)


class FractionField(QDoubleSpinBox):
    """A field for a number with a fraction."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _leave_room(self)


class DayField(QDateEdit):
    """A field for a day."""

    def __init__(self, day: QDate) -> None:
        super().__init__(day)
        _leave_room(self)


def _leave_room(field: QAbstractSpinBox) -> None:
    line = field.findChild(QLineEdit)
    if line is not None:
        line.setTextMargins(BEFORE_TEXT, 0, 0, 0)

"""Fields for numbers and days, whose text begins as far from the frame as that of other fields."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QSize
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
    """A field for a day, which opens a calendar.

    Qt lays it out like a list to choose from: it leaves room before the text, but does not make the field wide enough.
    """

    def __init__(self, day: QDate) -> None:
        super().__init__(day)
        self.setCalendarPopup(True)

    def sizeHint(self) -> QSize:
        """Return the size with all of a day in sight."""
        return super().sizeHint() + QSize(BEFORE_TEXT, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: half a day says nothing."""
        return self.sizeHint()


def _leave_room(field: QAbstractSpinBox) -> None:
    line = field.findChild(QLineEdit)
    if line is not None:
        line.setTextMargins(BEFORE_TEXT, 0, 0, 0)

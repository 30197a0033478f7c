"""Fields for numbers and days: their text keeps clear of the frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit
from pytestqt.qtbot import QtBot

from kfdesk.desk.kit.number_fields import DayField, FractionField, NumberField
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.window.style import style_of

FIELDS: dict[str, Callable[[], QAbstractSpinBox]] = {
    "number": NumberField,
    "fraction": FractionField,
    "day": lambda: DayField(QDate(2026, 11, 30)),
}


@pytest.mark.parametrize("kind", FIELDS)
def test_the_text_of_a_field_begins_some_way_from_its_frame(qtbot: QtBot, kind: str) -> None:
    field = FIELDS[kind]()
    field.setStyleSheet(style_of(LIGHT, 1.0))
    qtbot.addWidget(field)
    field.show()
    picture = field.grab().toImage()
    middle = range(picture.height() // 4, picture.height() * 3 // 4)
    inked = [x for x in range(2, picture.width()) if any(picture.pixelColor(x, y).lightness() < 100 for y in middle)]
    assert min(inked) >= 7 * picture.devicePixelRatio()


@pytest.mark.parametrize("text_factor", [1.0, 2.0])
@pytest.mark.parametrize("kind", FIELDS)
def test_a_field_is_as_wide_as_its_longest_text_wants(qtbot: QtBot, kind: str, text_factor: float) -> None:
    field = FIELDS[kind]()
    if isinstance(field, NumberField):
        field.setRange(0, 200)
        field.setSpecialValueText("nicht gezählt")
    if isinstance(field, DayField):
        field.setDisplayFormat("dd.MM.yyyy")
    field.setStyleSheet(style_of(LIGHT, text_factor))
    qtbot.addWidget(field)
    field.resize(field.sizeHint())
    field.show()
    line = field.findChild(QLineEdit)
    assert line is not None
    around = line.textMargins().left() + 2 * _AROUND
    assert line.width() - around >= line.fontMetrics().horizontalAdvance(field.text())
    assert line.x() + line.textMargins().left() + _AROUND in range(8, 14)


_AROUND = 2
"""What Qt leaves free beside the text of a line."""

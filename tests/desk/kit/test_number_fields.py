"""Fields for numbers and days: their text keeps clear of the frame."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QAbstractSpinBox
from pytestqt.qtbot import QtBot

from kfdesk.desk.kit.number_fields import DayField, FractionField, NumberField

FIELDS: dict[str, Callable[[], QAbstractSpinBox]] = {
    "number": NumberField,
    "fraction": FractionField,
    "day": lambda: DayField(QDate(2026, 11, 30)),
}


@pytest.mark.parametrize("kind", FIELDS)
def test_the_text_of_a_field_begins_some_way_from_its_frame(qtbot: QtBot, kind: str) -> None:
    field = FIELDS[kind]()
    field.setStyleSheet("QAbstractSpinBox { border: 1px solid #ff0000; background: #ffffff; color: #000000; }")
    qtbot.addWidget(field)
    field.show()
    picture = field.grab().toImage()
    middle = range(picture.height() // 4, picture.height() * 3 // 4)
    inked = [x for x in range(2, picture.width()) if any(picture.pixelColor(x, y).lightness() < 100 for y in middle)]
    assert min(inked) >= 7 * picture.devicePixelRatio()

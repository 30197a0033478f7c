"""What one types into and clicks in a dialog stands out from the dialog in every theme."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk.kit.buttons import Kind, State, look, set_kind
from kfdesk.desk.kit.theme import LEAST_TARGET, THEMES
from kfdesk.desk.window.style import style_of


def brightness(color: QColor) -> float:
    """Return the relative luminance, 0 to 1."""
    said = (color.redF(), color.greenF(), color.blueF())
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in said]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def most_contrast(widget: QWidget, columns: range) -> float:
    """Return the most contrast that a point in these columns of a widget has with the widget's outermost corner."""
    image: QImage = widget.grab().toImage()
    ground = brightness(image.pixelColor(image.width() - 1, 0))
    row = image.height() // 2
    lights = [brightness(image.pixelColor(x, row)) for x in columns]
    return max((max(light, ground) + 0.05) / (min(light, ground) + 0.05) for light in lights)


@pytest.mark.parametrize("name", sorted(THEMES))
def test_a_line_and_a_radio_button_have_a_frame_that_shows(name: str, qtbot: Any) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setStyleSheet(style_of(THEMES[name], 1.0))
    box = QVBoxLayout(dialog)
    line, radio, other = QLineEdit(), QRadioButton(""), QRadioButton("")
    for widget in (line, radio, other):
        box.addWidget(widget)
    dialog.resize(300, 160)
    dialog.show()
    other.setFocus()
    QApplication.processEvents()
    assert most_contrast(line, range(4)) >= 3.0
    assert most_contrast(radio, range(6)) >= 3.0
    other.setChecked(True)
    assert other.grab().toImage() != radio.grab().toImage()


@pytest.mark.parametrize("name", sorted(THEMES))
def test_what_is_chosen_is_read_in_the_list_of_a_field_and_is_no_small_target(name: str, qtbot: Any) -> None:
    field = QComboBox()
    qtbot.addWidget(field)
    field.setStyleSheet(style_of(THEMES[name], 1.0))
    field.addItems(["One", "MMMMMMM", "Three"])
    field.setCurrentIndex(1)
    field.resize(200, field.sizeHint().height())
    field.show()
    field.showPopup()
    QApplication.processEvents()
    rows = field.view()
    place = rows.visualRect(field.model().index(1, 0))
    assert place.height() >= LEAST_TARGET
    image = rows.viewport().grab(place).toImage()
    ground = brightness(image.pixelColor(image.width() - 3, image.height() // 2))
    lights = [brightness(image.pixelColor(x, y)) for x in range(5, 80) for y in range(4, image.height() - 4)]
    assert max((max(light, ground) + 0.05) / (min(light, ground) + 0.05) for light in lights) >= 4.5
    assert abs(ground - brightness(QColor(THEMES[name].amber))) < 0.08, "it stands out from the others"
    field.hidePopup()


@pytest.mark.parametrize("name", sorted(THEMES))
def test_a_button_with_the_focus_keeps_its_ground(name: str, qtbot: Any) -> None:
    theme = THEMES[name]
    cloth = QWidget()
    qtbot.addWidget(cloth)
    cloth.setObjectName("startPage")
    cloth.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    cloth.setStyleSheet(style_of(theme, 1.0))
    box = QVBoxLayout(cloth)
    button, first = QPushButton(), QPushButton()
    set_kind(first, Kind.PRIMARY)
    box.addWidget(button)
    box.addWidget(first)
    cloth.resize(300, 160)
    cloth.show()
    qtbot.waitActive(cloth)
    for focused, kind in ((button, Kind.NORMAL), (first, Kind.PRIMARY)):
        ground = look(theme, kind, State.FOCUS).ground
        assert ground is not None and ground == look(theme, kind, State.NORMAL).ground
        focused.setFocus()
        QApplication.processEvents()
        assert focused.hasFocus()
        at = focused.mapTo(cloth, focused.rect().center())
        assert cloth.grab().toImage().pixelColor(at) == QColor(ground)

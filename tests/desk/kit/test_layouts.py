"""Rows and columns hold what they are told, in its order, with its share, place and room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.desk.kit.layouts import STRETCH, Stretch, across, down

MIDDLE = Qt.AlignmentFlag.AlignVCenter


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_row_holds_widgets_layouts_and_room_in_the_order_given(page: QWidget) -> None:
    one, two, three, four = (QPushButton(str(n)) for n in range(4))
    inner = down(two, three)
    row = across(one, (inner, 2), 10, (four, MIDDLE), STRETCH, Stretch(3), on=page, margins=(1, 2, 3, 4), gap=7)
    assert page.layout() is row and row.spacing() == 7
    assert (row.contentsMargins().left(), row.contentsMargins().bottom()) == (1, 4)
    assert [row.stretch(n) for n in range(row.count())] == [0, 2, 0, 0, 1, 3]
    held = [item for n in range(row.count()) if (item := row.itemAt(n)) is not None]
    assert (held[0].widget(), held[1].layout(), held[3].widget()) == (one, inner, four)
    assert held[2].sizeHint().width() == 10 and held[3].alignment() == MIDDLE
    assert {widget.parentWidget() for widget in (one, two, three, four)} == {page}


def test_a_column_has_the_room_of_the_style_where_nothing_else_is_said(page: QWidget) -> None:
    plain = QWidget()
    column, row = down(QPushButton(), on=page), across(on=plain)
    assert column.contentsMargins() == row.contentsMargins() and column.spacing() == row.spacing()
    assert down(on=QWidget(page), margins=0).contentsMargins().top() == 0

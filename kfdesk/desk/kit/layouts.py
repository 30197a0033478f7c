"""Rows and columns, written as what lies in them.

    across(self.title, STRETCH, self.level, on=self, margins=0)
    down((self.text, 1), (self.more, Qt.AlignmentFlag.AlignHCenter), 8, buttons)

A widget or a layout lies there as it is; with a number it takes that share of what room is left, with an alignment it
keeps its own size. A number alone is that much room, and `STRETCH` all that is left.
"""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from kfdesk.records import record


@record
class Stretch:
    """Room that takes its share of what is left."""

    share: int = 1


STRETCH: Final = Stretch()

Part = QWidget | QLayout
Thing = Part | tuple[Part, int] | tuple[QWidget, Qt.AlignmentFlag] | int | Stretch
Margins = int | tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)


def across(
    *things: Thing, on: QWidget | None = None, margins: Margins | None = None, gap: int | None = None
) -> QHBoxLayout:
    """Return a row of these, in the widget `on`; without margins and gap it has those of the style."""
    return _filled(QHBoxLayout() if on is None else QHBoxLayout(on), things, margins, gap)


def down(
    *things: Thing, on: QWidget | None = None, margins: Margins | None = None, gap: int | None = None
) -> QVBoxLayout:
    """Return a column of these, in the widget `on`; without margins and gap it has those of the style."""
    return _filled(QVBoxLayout() if on is None else QVBoxLayout(on), things, margins, gap)


def _filled(box: Box, things: tuple[Thing, ...], margins: Margins | None, gap: int | None) -> Box:
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if gap is not None:
        box.setSpacing(gap)
    for thing in things:
        match thing:
            case Stretch():
                box.addStretch(thing.share)
            case int():
                box.addSpacing(thing)
            case (part, Qt.AlignmentFlag() as where):
                assert isinstance(part, QWidget)
                box.addWidget(part, alignment=where)
            case (part, int(share)):
                _put(box, part, share)
            case QWidget() | QLayout():
                _put(box, thing, 0)
    return box


def _put(box: QBoxLayout, part: Part, share: int) -> None:
    if isinstance(part, QLayout):
        box.addLayout(part, share)
    else:
        box.addWidget(part, share)

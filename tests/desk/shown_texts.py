"""Everything that the windows on the screen say, to sighted people and to screen readers; and what of it is cut off."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QTextEdit,
    QWidget,
)

MOST_ROWS = 15
"""So many rows of a list are read: more of them say the same."""


class Text(NamedTuple):
    """A text on the screen: which widget, what of it, and what it says."""

    where: str
    kind: str
    said: str


def windows() -> list[QWidget]:
    return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def widgets() -> Iterator[QWidget]:
    for window in windows():
        yield window
        yield from (widget for widget in window.findChildren(QWidget) if widget.isVisible())


def texts(of: Iterable[QWidget] | None = None) -> Iterator[Text]:
    """Yield what widgets say, by default all that are on the screen."""
    for widget in widgets() if of is None else of:
        where = named(widget)
        for kind, said in (*_of_any(widget), *_of_its_kind(widget)):
            if said:
                yield Text(where, kind, said)


def named(widget: QWidget) -> str:
    """Return what tells a widget from others to whom reads a failure: its class and those it is in."""
    chain: list[str] = []
    step: Any = widget
    while step is not None and len(chain) < 3:
        if not type(step).__module__.startswith("PySide6") or step is widget:
            chain.append(step.objectName() or type(step).__name__)
        step = step.parentWidget()
    return "/".join(reversed(chain))


def _of_any(widget: QWidget) -> Iterator[tuple[str, str]]:
    if widget.isWindow() and not isinstance(widget, QMenu):
        yield "title", widget.windowTitle()
    yield "tooltip", widget.toolTip()
    yield "status tip", widget.statusTip()
    yield "what is this", widget.whatsThis()
    yield "accessible name", widget.accessibleName()
    yield "accessible description", widget.accessibleDescription()
    for action in widget.actions():
        yield from _of_action(action)


def _of_action(action: QAction, deep: bool = True) -> Iterator[tuple[str, str]]:
    if not action.isVisible():
        return
    yield "action", action.text()
    if action.toolTip().replace("…", "") != action.text().replace("&", "").replace("…", ""):
        yield "tooltip of an action", action.toolTip()
    menu = action.menu() if deep else None
    if isinstance(menu, QMenu):
        for entry in menu.actions():
            yield from _of_action(entry)


def _of_its_kind(widget: QWidget) -> Iterator[tuple[str, str]]:
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            yield "text", widget.text()
            if isinstance(widget, QLineEdit):
                yield "placeholder", widget.placeholderText()
        case QTextEdit() | QPlainTextEdit():
            yield "text", widget.toPlainText()
            yield "placeholder", widget.placeholderText()
        case QComboBox():
            for row in range(widget.count()):
                yield "choice", widget.itemText(row)
                yield "tooltip of a choice", str(widget.itemData(row, Qt.ItemDataRole.ToolTipRole) or "")
        case QGroupBox():
            yield "title", widget.title()
        case QAbstractSpinBox():
            for part in ("prefix", "suffix"):
                yield part, str(getattr(widget, part, str)())
        case QTabBar():
            for row in range(widget.count()):
                yield "tab", widget.tabText(row)
                yield "tooltip of a tab", widget.tabToolTip(row)
        case QAbstractItemView():
            model = widget.model()
            if model is not None and not isinstance(widget, QHeaderView):
                yield from _of_model(model)
                if not isinstance(model, QAbstractListModel):
                    yield from _of_headings(model)
        case _:
            pass


_ROLES = {
    "item": Qt.ItemDataRole.DisplayRole,
    "tooltip of an item": Qt.ItemDataRole.ToolTipRole,
    "accessible text of an item": Qt.ItemDataRole.AccessibleTextRole,
}


def _of_model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[tuple[str, str]]:
    flat = isinstance(model, QAbstractListModel)
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for kind, role in _ROLES.items():
                said = model.data(index, role)
                yield kind, said if isinstance(said, str) else ""
        if not flat:
            yield from _of_model(model, model.index(row, 0, parent))


def _of_headings(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    for column in range(model.columnCount()):
        for kind, role in (
            ("heading", Qt.ItemDataRole.DisplayRole),
            ("tooltip of a heading", _ROLES["tooltip of an item"]),
        ):
            said = model.headerData(column, Qt.Orientation.Horizontal, role)
            yield kind, said if isinstance(said, str) else ""


# What is painted by hand.


class Painted(NamedTuple):
    """A text that was painted: what it says, and how much wider and higher it is than the room it was given."""

    said: str
    too_wide: float
    too_high: float


@contextmanager
def painting() -> Iterator[list[Painted]]:
    """Record every text that Python code paints meanwhile."""
    found: list[Painted] = []
    really = QPainter.drawText

    def draw(painter: QPainter, *given: Any) -> Any:
        said = next((value for value in given if isinstance(value, str)), "")
        if not _on_a_card():
            found.append(Painted(said, *_overhang(painter, given, said)))
        return really(painter, *given)

    QPainter.drawText = draw  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        QPainter.drawText = really  # type: ignore[method-assign]


def _on_a_card() -> bool:
    """Whether what is painted belongs to a card or to a deck on paper, which are written in the language of cards."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module == "kfdesk.desk.art.faces" or module.startswith("kfdesk.desk.sheet."):
            return True
        frame = frame.f_back
    return False


def _overhang(painter: QPainter, given: tuple[Any, ...], said: str) -> tuple[float, float]:
    """Return how far a text goes beyond its rectangle; one at a point has none."""
    room: QRectF | None = None
    flags = 0
    if isinstance(given[0], QRectF | QRect):
        room = QRectF(given[0])
        flags = next((_number(value) for value in given[1:] if not isinstance(value, str | QRectF | QRect)), 0)
    elif len(given) >= 6 and not isinstance(given[0], QPointF):
        room = QRectF(*(float(value) for value in given[:4]))
        flags = _number(given[4])
    if room is None or not said:
        return 0.0, 0.0
    needed = QFontMetricsF(painter.font()).boundingRect(room, flags, said)
    return needed.width() - room.width(), needed.height() - room.height()


def _number(flags: Any) -> int:
    return int(getattr(flags, "value", flags)) if not hasattr(flags, "wrapMode") else 0


# What is cut off.

SLACK = 2
"""Pixels that nobody misses."""


def cut_off() -> Iterator[str]:
    """Yield the widgets whose text has not the room it needs, and those that lie beyond the edge of their window."""
    for widget in widgets():
        said = _whole_text(widget)
        if not said or _is_told_otherwise(widget, said):
            continue
        room, needed = widget.size(), _needed(widget)
        if needed is None:
            continue
        wide, high = needed[0] - room.width(), needed[1] - room.height()
        if wide > SLACK or high > SLACK:
            yield f"{named(widget)} lacks {max(wide, 0)} × {max(high, 0)} for {said[:60]!r}"
        elif not _in_scroll_area(widget):
            seen = _within_its_window(widget)
            if seen.width() < room.width() - SLACK or seen.height() < room.height() - SLACK:
                yield f"{named(widget)} lies beyond the edge: {said[:60]!r}"
    for window in windows():
        least = window.minimumSizeHint()
        if not isinstance(window, QMenu) and (least.width() > 1280 or least.height() > 720):
            yield f"{named(window)} needs {least.width()} × {least.height()}"


def _whole_text(widget: QWidget) -> str:
    match widget:
        case QLabel() | QAbstractButton():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QGroupBox():
            return widget.title()
        case QTabBar():
            return " ".join(widget.tabText(row) for row in range(widget.count()))
    return ""


def _is_told_otherwise(widget: QWidget, said: str) -> bool:
    """Whether a text that is shortened with dots is whole in the tooltip."""
    return "…" in said and bool(widget.toolTip())


def _needed(widget: QWidget) -> tuple[int, int] | None:
    if isinstance(widget, QLabel) and widget.wordWrap():
        if widget.textFormat() is not Qt.TextFormat.PlainText:
            return 0, widget.heightForWidth(widget.width())
        room = QRect(0, 0, widget.contentsRect().width(), 10_000)
        return 0, widget.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, widget.text()).height()
    if isinstance(widget, QTabBar) and (widget.usesScrollButtons() or isinstance(widget.parent(), QTabWidget)):
        return None
    hint = widget.minimumSizeHint() if isinstance(widget, QComboBox | QGroupBox) else widget.sizeHint()
    if isinstance(widget, QComboBox):
        text = widget.fontMetrics().horizontalAdvance(widget.currentText())
        return 0 if widget.toolTip() else text + 8, widget.fontMetrics().height()
    if isinstance(widget, QAbstractButton) and not widget.text():
        return None
    return hint.width(), hint.height()


def _within_its_window(widget: QWidget) -> QSize:
    """Return how much of a widget lies within all that it is in."""
    seen, step = widget.rect(), widget
    while not step.isWindow() and (outer := step.parentWidget()) is not None:
        seen = seen.translated(step.pos()).intersected(outer.rect())
        step = outer
    return seen.size()


def _in_scroll_area(widget: QWidget) -> bool:
    step = widget.parentWidget()
    while step is not None:
        if isinstance(step, QScrollArea | QAbstractScrollArea | QMenuBar):
            return True
        step = step.parentWidget()
    return False

"""A line of the timing chart as a widget: read by screen readers, reached by keyboard, with its rulebook entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from kfdesk.desk.plain import Label, tip
from kfdesk.desk.theme import LIGHT, Theme, color
from kfdesk.desk.timing.lines import Line, LineKind

GLIDE_MS: Final = 240
"""How long the light takes from one step to the next at speed 1."""
MARGIN: Final = 4
"""Room left and right of the words of a line, in logical pixels."""
STEPS: Final = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1,
}  # fmt: skip


class LineLabel(Label):
    """One line. The arrow keys go from line to line; the focused one shows its rulebook entry."""

    walked = Signal(int)
    """An arrow key was pressed: go this many lines on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._theme = LIGHT
        self.line: Line | None = None
        self._measured: tuple[str, int, str] | None = None
        self._height = 0
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.setContentsMargins(MARGIN, 0, MARGIN, 0)  # the frame of the focus keeps off the words

    def say(self, line: Line, text: str | None = None) -> None:
        """Show a line, by a shorter text where there is no room for its own."""
        shown = line.text if text is None else text
        if line == self.line and shown == self.text():
            return
        self.line = line
        self.setText(shown)
        self.setToolTip(tip(line.entry if shown == line.text else f"{line.text}\n{line.entry}".strip()))
        self.setAccessibleName(line.text)
        self.setAccessibleDescription(line.entry)
        bold = line.lit or line.kind is LineKind.TITLE
        if self.font().bold() != bold:
            font = self.font()
            font.setBold(bold)
            self.setFont(font)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if line.lit else Qt.FocusPolicy.NoFocus)

    def height_at(self, width: int) -> int:
        """Return how high the words are at this width; measured again only where something has changed."""
        asked = self.text(), width, self.font().key()
        if asked != self._measured:
            self._measured, self._height = asked, self.heightForWidth(width)
        return self._height

    def _explain(self) -> None:
        """Say in the tooltip what the rulebook's entry says, now that somebody wants to know."""
        if self.line is None or not self.line.entry:
            return
        whole = () if self.text() == self.line.text else (self.line.text,)
        said = "\n".join((*whole, self.line.explained()))
        self.setToolTip(f"<qt>{escape(said).replace(chr(10), '<br>')}</qt>")

    def event(self, event: QEvent) -> bool:
        """Explain the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            self._explain()
        return super().event(event)

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words, and a frame around them while the keyboard is here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(color(self._theme.glow_focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys."""
        by = STEPS.get(Qt.Key(event.key()))
        if by is None or event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            super().keyPressEvent(event)
            return
        self.walked.emit(by)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the rulebook's entry, as the pointer would, and have it read."""
        super().focusInEvent(event)
        self.update()
        if self.line is None or not self.line.entry:
            return
        QTimer.singleShot(0, self, self._show_tip)  # the change of focus itself takes tooltips away
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.line.explained()))

    def _show_tip(self) -> None:
        if self.hasFocus():
            self._explain()
            QToolTip.showText(self.mapToGlobal(QPoint(12, self.height())), self.toolTip(), self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the entry away."""
        super().focusOutEvent(event)
        QToolTip.hideText()
        self.update()


class LineLabels:
    """As many labels as there are lines, made when first needed and kept."""

    def __init__(self, parent: QWidget, *, wraps: bool) -> None:
        self._parent, self._wraps = parent, wraps
        self._labels: list[LineLabel] = []
        self._count = 0
        self._theme = LIGHT

    def __iter__(self) -> Iterator[LineLabel]:
        return iter(self._labels[: self._count])

    def say(self, lines: Sequence[Line]) -> None:
        """Show these lines; the labels still have to be placed."""
        while len(self._labels) < len(lines):
            self._labels.append(self._made())
        self._count = len(lines)
        for label, line in zip(self._labels, lines, strict=False):
            label.say(line)
        for number, label in enumerate(self._labels):
            if number < len(lines) and label.isHidden():
                label.show()
            elif number >= len(lines) and not label.isHidden():
                label.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        for label in self._labels:
            label.set_theme(theme)

    def _made(self) -> LineLabel:
        label = LineLabel(self._parent)
        label.setWordWrap(self._wraps)
        label.set_theme(self._theme)
        label.walked.connect(lambda by: self._walk(label, by))
        return label

    def _walk(self, label: LineLabel, by: int) -> None:
        """Give the keyboard to another line, the nearest that has something to say."""
        shown = list(self)
        at = shown.index(label) + by if label in shown else -1
        if 0 <= at < len(shown):
            shown[at].setFocus(Qt.FocusReason.OtherFocusReason)


class Light(QVariantAnimation):
    """Where the light of the present step is: a rectangle that glides from step to step."""

    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = QRect()
        self._goal = QRect()
        self.speed = 0.0
        """How fast it glides: 1 as designed, 0 at once."""
        self.valueChanged.connect(self._on_value)

    def go(self, goal: QRect, *, glides: bool) -> None:
        """Go to a place; an empty one is no light. What comes from nowhere is there at once."""
        if goal == self._goal and (glides or self.place == goal):
            return
        self._goal = goal
        self.stop()
        if not glides or self.speed <= 0 or self.place.isEmpty() or goal.isEmpty():
            self.place = goal
            self.moved.emit()
            return
        self.setDuration(round(GLIDE_MS / self.speed))
        self.setStartValue(self.place)
        self.setEndValue(goal)
        self.start()

    def _on_value(self, place: QRect) -> None:
        self.place = place
        self.moved.emit()

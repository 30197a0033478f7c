"""A line of the timing chart as a widget: read by screen readers, reached by keyboard, with its rulebook entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.timing.lines import Line, LineKind

GLIDE_MS: Final = 240
"""How long the light takes from one step to the next at speed 1."""
MARGIN: Final = 4
"""Room left and right of the words of a line, in logical pixels."""
STEPS: Final = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1,
}  # fmt: skip
"""How many lines each arrow key goes on."""
PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
"""The modifiers with which a key means itself."""


class LineLabel(Label):
    """One line. The arrow keys go from line to line; the focused one shows its rulebook entry, Enter opens that.

    Where it is `clickable`, a click opens the entry, too; elsewhere clicks are left to the widget around it.
    """

    walked = Signal(int)
    """An arrow key was pressed: go this many lines on."""
    focused = Signal()
    """The keyboard has come to this line."""
    rule_wanted = Signal(str)
    """The id of the line's entry of the rulebook, which is to be read."""

    def __init__(self, parent: QWidget, *, clickable: bool) -> None:
        super().__init__("", parent)
        self._clickable = clickable
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
        if self._clickable:
            self.setCursor(Qt.CursorShape.PointingHandCursor if line.rule else Qt.CursorShape.ArrowCursor)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words, and a frame around them while the keyboard is here."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(color(ui.theme.glow_focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()

    def _open_rule(self) -> bool:
        """Ask for the entry of the rulebook; return whether the line has one."""
        rule = self.line.rule if self.line is not None else ""
        if rule:
            self.rule_wanted.emit(rule)
        return bool(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys, open the entry with Enter."""
        key, plain = Qt.Key(event.key()), event.modifiers() in PLAIN
        if plain and (by := STEPS.get(key)) is not None:
            self.walked.emit(by)
            event.accept()
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._open_rule():
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that its release comes here."""
        if self._clickable and event.button() is Qt.MouseButton.LeftButton:
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the entry."""
        left = event.button() is Qt.MouseButton.LeftButton
        if self._clickable and left and self.rect().contains(event.position().toPoint()):
            self._open_rule()
        else:
            super().mouseReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the rulebook's entry, as the pointer would, and have it read."""
        super().focusInEvent(event)
        self.focused.emit()
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

    def __init__(
        self,
        parent: QWidget,
        *,
        wraps: bool,
        clickable: bool,
        on_rule: Callable[[str], None],
        on_focus: Callable[[LineLabel], None] | None = None,
    ) -> None:
        """`on_rule` hears which entry is to be read, `on_focus` which label the keyboard has come to."""
        self._parent, self._wraps, self._clickable = parent, wraps, clickable
        self._on_rule, self._on_focus = on_rule, on_focus
        self._labels: list[LineLabel] = []
        self._count = 0

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

    def _made(self) -> LineLabel:
        label = LineLabel(self._parent, clickable=self._clickable)
        label.setWordWrap(self._wraps)
        label.walked.connect(lambda by: self._walk(label, by))
        label.rule_wanted.connect(self._on_rule)
        if (on_focus := self._on_focus) is not None:
            label.focused.connect(lambda: on_focus(label))
        return label

    def _walk(self, label: LineLabel, by: int) -> None:
        """Give the keyboard to the line so many further on; it stays where there is none."""
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

"""Filter chips: one small button for each filter in force, removed by a click or by Backspace."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import LIGHT, Theme, mix, readable_on
from kfdesk.desk.kit.ui import ui

LONGEST = 44
"""Letters of a chip; a longer filter is cut in its middle."""


class Chip(QAbstractButton):
    """One filter; a click takes it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.term = ""
        """What the chip stands for, as its bar was given it."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_term(self, term: str, label: str, theme: Theme, language: str) -> None:
        """Stand for a filter, written as `label`."""
        self.term, self._theme = term, theme
        self.setText(label if len(label) <= LONGEST else f"{label[: LONGEST - 14]}…{label[-12:]}")
        self.setToolTip(tip(s.CHIP_TIP.filled(term=label).say(language)))
        self.setAccessibleName(s.CHIP_NAME.filled(label=label).say(language))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the words and the cross."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + metrics.height() + 22, metrics.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a rounded label with a cross at its end."""
        del event
        theme = ui.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.panel if theme.plain else mix(theme.panel, theme.picked, 0.22)
        if self.underMouse():
            ground = mix(ground, theme.glow_refused, 0.25)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focused = self.hasFocus()
        dip(painter, QPen(QColor(theme.glow_focus if focused else theme.picked), 2 if focused else 1), QColor(ground))
        painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
        painter.setPen(QColor(theme.text if theme.plain else readable_on(ground)))
        side = self.fontMetrics().height() * 0.46
        text = self.rect().adjusted(10, 0, -round(side) - 14, 0)
        painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text())
        cross = QRectF(self.width() - side - 10, (self.height() - side) / 2, side, side)
        painter.setPen(QPen(painter.pen().color(), 1.6))
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.topRight(), cross.bottomLeft())
        painter.end()


class ChipBar(QWidget):
    """The filters in force, in a row that breaks where it is full."""

    removed = Signal(str)
    """What a chip stands for shall no longer hold."""
    left = Signal()
    """The keyboard goes back to the search line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 6)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.chips: list[Chip] = []
        self._shown: list[tuple[str, str, str, str]] = []
        """What the chips show: term, label, theme, language."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chips(self, terms: Sequence[tuple[str, str]], theme: Theme = LIGHT, language: str = "en") -> None:
        """Show these filters: what each stands for, and what to write on the chip."""
        had_focus = next((number for number, chip in enumerate(self.chips) if chip.hasFocus()), None)
        for chip in self.chips[len(terms) :]:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        del self.chips[len(terms) :]
        shown = (theme.name, language)
        for number, (term, label) in enumerate(terms):
            if number < len(self.chips) and self._shown[number] == (term, label, *shown):
                continue
            chip = self.chips[number] if number < len(self.chips) else self._add()
            chip.show_term(term, label, theme, language)
            chip.show()
        self._shown = [(term, label, *shown) for term, label in terms]
        self.setVisible(bool(self.chips))
        self.updateGeometry()
        if had_focus is not None:
            self._focus(min(had_focus, len(self.chips) - 1))

    def _add(self) -> Chip:
        chip = Chip(self)
        chip.clicked.connect(lambda: self.removed.emit(chip.term))
        self._flow.addWidget(chip)
        self.chips.append(chip)
        return chip

    def focus_last(self) -> None:
        """Give the keyboard to the last chip."""
        self._focus(len(self.chips) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace and Delete remove the focused chip; arrows walk along; Escape goes back to the line."""
        number = next((n for n, chip in enumerate(self.chips) if chip.hasFocus()), None)
        if number is None:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self.removed.emit(self.chips[number].term)
        elif event.key() == Qt.Key.Key_Left:
            self._focus(max(0, number - 1))
        elif event.key() == Qt.Key.Key_Right:
            self._focus(number + 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _focus(self, number: int) -> None:
        if 0 <= number < len(self.chips):
            self.chips[number].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()


class ButtonRow(QWidget):
    """Buttons side by side, in several rows where one is too short for them; with `centers` their middles in a line."""

    def __init__(self, parent: QWidget | None = None, *, centers: bool = False) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, 6, centers=centers)
        self._flow.setContentsMargins(0, 0, 0, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, button: QWidget) -> None:
        """Put a button at the end."""
        self._flow.addWidget(button)

"""The points with what belongs to them: which figures, which colors, the legend, and how many decks are not shown."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QToolButton, QWidget

from kfdesk.collection.points import AXES
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks import point_texts as s
from kfdesk.desk.decks import texts as t
from kfdesk.desk.decks.columns import BY_ID, COLUMNS
from kfdesk.desk.decks.model import ShelfModel
from kfdesk.desk.decks.point_looks import NAMES, By
from kfdesk.desk.decks.points import DeckPoints, ReadPoints
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.text.words import Words

CHOICES = tuple(column.id for column in COLUMNS if column.number and column.filter in AXES)
"""The columns whose numbers can lie along a side."""


_GAP = 4
_ROWS = 2
"""So many rows of the legend are seen at once."""
_LETTERS = 9
"""So many letters of a choice are seen at least."""


class PointsPage(QWidget):
    """The points between the two figures that are chosen above them."""

    narrowed = Signal(str, float, float)
    """Decks are to be searched for whose number, as the search knows it, lies between two bounds."""

    def __init__(self, model: ShelfModel, read: ReadPoints, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = DeckPoints(model, read, self)
        self.across, self.upward, self.colors = QComboBox(), QComboBox(), QComboBox()
        self.swap = says(QPushButton(), s.SWAP, tip=s.SWAP_TIP)
        self.narrow = says(QPushButton(), s.NARROW, tip=s.NARROW_TIP)
        self.missing = Label(style="dim", wraps=True)
        self._legend = QWidget()
        self._entries: list[QToolButton] = []
        bar = QWidget()
        row = FlowLayout(bar, 6)
        self._choices = {s.ACROSS: self.across, s.UPWARD: self.upward, s.COLORS: self.colors}
        for (words, choice), sign in zip(self._choices.items(), ("→", "↑", ""), strict=True):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(_LETTERS)
            row.addWidget(_labeled(sign, words, choice))
        for button in (self.swap, self.narrow):
            button.setAutoDefault(False)
            row.addWidget(button)
        self._legend_row = FlowLayout(self._legend, _GAP)
        self._legend_area = Scrolled(self._legend)
        down(bar, self._legend_area, (self.view, 1), self.missing, on=self, margins=0, gap=4)
        for choice in (self.across, self.upward):
            choice.addItems([""] * len(CHOICES))
            choice.activated.connect(lambda _: self._on_axes())
        self.colors.addItems([""] * len(By))
        self.colors.activated.connect(lambda _: self._on_colors())
        self.swap.clicked.connect(self._on_swap)
        self.narrow.clicked.connect(self._on_narrow)
        self.view.laid_out.connect(self._on_laid_out)
        self.view.rectangle_drawn.connect(self._show_narrow)
        self._show_narrow()
        follow_language(self._say)
        follow_theme(self._on_laid_out)

    def use(self, x: str, y: str, by: str) -> None:
        """Show these columns and colors, as they were left."""
        x, y = (name if name in CHOICES else usual for name, usual in ((x, self.view.axes[0]), (y, self.view.axes[1])))
        self.view.show_axes(x, y)
        self.view.tell_apart(By(by) if by in tuple(By) else By.NOTHING)
        self._show_choice()

    @property
    def chosen(self) -> tuple[str, str, str]:
        """The two columns and what points are told apart by."""
        return (*self.view.axes, str(self.view.by))

    def _say(self) -> None:
        for choice in (self.across, self.upward):
            for place, column in enumerate(CHOICES):
                choice.setItemText(place, say(t.COLUMN_NAMES[column]))
        for place, by in enumerate(By):
            self.colors.setItemText(place, say(NAMES[by]))
        for words, choice in self._choices.items():
            choice.setAccessibleName(say(words))
        self._show_choice()
        self._on_laid_out()

    def _show_choice(self) -> None:
        x, y = self.view.axes
        self.across.setCurrentIndex(CHOICES.index(x))
        self.upward.setCurrentIndex(CHOICES.index(y))
        self.colors.setCurrentIndex(list(By).index(self.view.by))

    def _on_axes(self) -> None:
        self.view.show_axes(CHOICES[self.across.currentIndex()], CHOICES[self.upward.currentIndex()])
        self._show_narrow()

    def _on_colors(self) -> None:
        self.view.tell_apart(list(By)[self.colors.currentIndex()])

    def _on_swap(self) -> None:
        x, y = self.view.axes
        self.view.show_axes(y, x)
        self._show_choice()
        self._show_narrow()

    def _show_narrow(self) -> None:
        self.narrow.setEnabled(self.view.ranges is not None)

    def _on_narrow(self) -> None:
        ranges = self.view.ranges
        if ranges is not None:
            for column, (low, high) in zip(self.view.axes, ranges, strict=True):
                self.narrowed.emit(BY_ID[column].filter, low, high)

    def _on_laid_out(self) -> None:
        """Show the legend, and how many decks have no point."""
        self._show_narrow()
        for button in self._entries:
            button.hide()
            button.deleteLater()
        self._entries = [self._entry(value, count) for value, count in self.view.looks.legend]
        for button in self._entries:
            self._legend_row.addWidget(button)
        self._legend_area.setVisible(bool(self._entries))
        self._fit_legend()
        missing = self.view.not_shown
        self.missing.setText(say(s.NOT_SHOWN.filled(n=missing)))
        self.missing.setVisible(missing > 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the points their room."""
        super().resizeEvent(event)
        self._fit_legend()

    def _fit_legend(self) -> None:
        """Give the legend the height of its rows, of two at most: what more there is scrolls."""
        if self._entries:
            row = self._entries[0].sizeHint().height() + _GAP
            wanted = self._legend_row.heightForWidth(max(1, self.width() - 24))
            self._legend_area.setFixedHeight(min(wanted, _ROWS * row))

    def _entry(self, value: str, count: int) -> QToolButton:
        button = QToolButton()
        name = self.view.looks.name(value)
        button.setText(say(s.ENTRY.filled(name=name, n=t.number(count))).replace("&", "&&"))
        button.setIcon(self.view.looks.icon(value, ui.theme))
        button.setIconSize(QSize(16, 16))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setChecked(bool(value) and self.view.emphasis == value)
        button.setToolTip(tip(say(s.LEGEND_TIP)))
        button.setEnabled(bool(value))
        button.toggled.connect(lambda on: self._on_entry(value, button, on=on))
        return button

    def _on_entry(self, value: str, button: QToolButton, *, on: bool) -> None:
        for other in self._entries:
            if other is not button and on:
                other.setChecked(False)
        self.view.emphasize(value if on else "" if self.view.emphasis == value else self.view.emphasis)


def _labeled(sign: str, words: Words, choice: QComboBox) -> QWidget:
    """Return a choice with a sign before it, or with words where there is no sign that everybody knows."""
    box = QWidget()
    label = says(Label(), tip=words) if sign else says(Label(), words)
    label.setText(sign or label.text())
    label.setBuddy(choice)
    across(label, choice, on=box, margins=0, gap=4)
    return box

"""The dialog of hints: how strong they are for each seat, and which kinds are said at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kfdesk.desk import texts as shared
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say, ui
from kfdesk.teach.hints import HintKind, Learner, Strength
from kfdesk.text.words import Words

TITLE: Final = Words("Hints")
WHAT: Final = Words(
    "Gentle hints list what is still possible and explain, a few times each, what is often misread. Full "
    "hints also say what each house would allow and what a turn leaves unused."
)
KINDS: Final = Words("What is explained to {who}")
AGAIN: Final = Words("Show all hints again")
CLOSE: Final = shared.CLOSE
KIND_LETTERS: Final = 40
"""So many average letters wide is each of the two lists."""
BETWEEN: Final = 2
"""Pixels around each kind of hint: the boxes to tick stand apart."""
BESIDE_BOX: Final = 16
"""Pixels around the box of a kind of hint and its words."""


class _Rows(QStyledItemDelegate):
    """Gives each row the height of the words beside its box, wrapped where they are too wide, and of the whole box."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        kinds = self.parent()
        assert isinstance(kinds, QListWidget)
        style = kinds.style()
        box = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorHeight, option, kinds)
        beside = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, option, kinds) + BESIDE_BOX
        room = kinds.viewport().width() - 2 * kinds.spacing() - beside
        words = kinds.fontMetrics().boundingRect(0, 0, room, 10_000, Qt.TextFlag.TextWordWrap, index.data())
        return QSize(max(room + beside, 0), max(words.height(), box) + BETWEEN)


class HintsDialog(QDialog):
    """Sets the hints of the seats at the table; every change counts at once."""

    changed = Signal()

    def __init__(self, learners: Mapping[str, Learner], parent: QWidget) -> None:
        """`learners` are those of the seats, by the players' names."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(TITLE))
        self._learners, self._language = learners, ui.language
        self.strengths: dict[str, QButtonGroup] = {}
        self.kinds: dict[str, QListWidget] = {}
        what = Label(say(WHAT), wraps=True)
        box = down(what, (self._build_seats(), 1), on=self)
        buttons = QDialogButtonBox()
        self.again = QPushButton(say(AGAIN))
        self.again.clicked.connect(self._forget)
        buttons.addButton(self.again, QDialogButtonBox.ButtonRole.ResetRole)
        close = buttons.addButton(say(CLOSE), QDialogButtonBox.ButtonRole.RejectRole)
        close.clicked.connect(self.close)
        box.addWidget(buttons)
        self.ensurePolished()
        letter = self.fontMetrics().averageCharWidth()
        fit(self, max(640, 2 * KIND_LETTERS * letter), max(560, 32 * self.fontMetrics().height()))

    def _build_seats(self) -> QGridLayout:
        grid = QGridLayout()
        for column, (name, learner) in enumerate(self._learners.items()):
            for row, widget in enumerate(self._seat(name, learner)):
                grid.addWidget(widget, row, column)
        grid.setRowStretch(grid.rowCount() - 1, 1)
        return grid

    def _seat(self, name: str, learner: Learner) -> Sequence[QWidget]:
        """Return what is set for one seat, from top to bottom."""
        head = Label(name)
        font = head.font()
        font.setBold(True)
        head.setFont(font)
        group = self.strengths[name] = QButtonGroup(self)
        radios = []
        for strength in Strength:
            radio = QRadioButton(say(strength.words))
            radio.setAccessibleName(f"{name}: {radio.text()}")
            radio.setChecked(learner.strength is strength)
            group.addButton(radio, int(strength))
            radios.append(radio)
        group.idClicked.connect(lambda value: self._set_strength(learner, Strength(value)))
        kinds = self.kinds[name] = QListWidget()
        kinds.setAccessibleName(say(KINDS.filled(who=name)))
        kinds.setWordWrap(True)
        kinds.setSpacing(BETWEEN)
        kinds.setResizeMode(QListWidget.ResizeMode.Adjust)
        kinds.setItemDelegate(_Rows(kinds))
        for kind in HintKind:
            item = QListWidgetItem(say(kind.title))
            item.setData(Qt.ItemDataRole.UserRole, kind.name)
            kinds.addItem(item)
        self._tick(kinds, learner)
        kinds.itemChanged.connect(lambda item: self._set_kind(learner, item))
        return [head, *radios, kinds]

    def _tick(self, kinds: QListWidget, learner: Learner) -> None:
        kinds.blockSignals(True)
        for row in range(kinds.count()):
            item = kinds.item(row)
            said = HintKind[item.data(Qt.ItemDataRole.UserRole)] not in learner.silenced
            item.setCheckState(Qt.CheckState.Checked if said else Qt.CheckState.Unchecked)
        kinds.blockSignals(False)

    def _set_strength(self, learner: Learner, strength: Strength) -> None:
        learner.strength = strength
        self.changed.emit()

    def _set_kind(self, learner: Learner, item: QListWidgetItem) -> None:
        kind = HintKind[item.data(Qt.ItemDataRole.UserRole)]
        if item.checkState() is Qt.CheckState.Checked:
            learner.say_again(kind)
        else:
            learner.silenced.add(kind)
        self.changed.emit()

    def _forget(self) -> None:
        for name, learner in self._learners.items():
            learner.forget()
            self._tick(self.kinds[name], learner)
        self.changed.emit()

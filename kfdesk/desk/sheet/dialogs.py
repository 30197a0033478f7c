"""The small dialogs of the deck sheet: what to put on paper, and the QR code."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kfdesk.collection.generator.payload import share_text
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.ui import say
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.paper import DividerSize, Paper, PaperWish, page_count
from kfdesk.desk.sheet.qr import draw_qr

_WIDTH = 400
"""Width of the words below a code, in logical pixels."""


class PaperDialog(QDialog):
    """Asks what to put on paper; `wished` says it when the person goes on.

    Of many decks, `decks` of them, only a few are given, by which it is told about how many pages these come to.
    """

    wished = Signal(object)

    def __init__(
        self, records: Sequence[DeckRecord], wish: PaperWish, parent: QWidget | None = None, *, decks: int = 1
    ) -> None:
        super().__init__(parent)
        self._records, self._decks = records, decks
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.PAPER_TITLE))
        self.identity = QCheckBox(say(s.PART_IDENTITY))
        self.deck_list = QCheckBox(say(s.PART_LIST))
        self.cards = QCheckBox(say(s.PART_CARDS))
        self.copies = QCheckBox(say(s.ALL_COPIES))
        self.marks = QCheckBox(say(s.CUT_MARKS))
        self.dividers = QCheckBox(say(s.PART_DIVIDERS))
        self.divider = QComboBox()
        for size in DividerSize:
            width, height = (f"{side / 10:g}" for side in size.value)
            self.divider.addItem(say(s.DIVIDER_SIZES[size.name].filled(width=width, height=height)), size)
        self.paper = QComboBox()
        for paper in Paper:
            self.paper.addItem(paper.title, paper)
        self.look = QComboBox()
        self.look.addItem(say(s.LOOK_PICTURES), False)
        self.look.addItem(say(s.LOOK_TEXT), True)
        self.count = Label()
        self._build()
        self._fill(wish)
        for box in (self.identity, self.deck_list, self.cards, self.copies, self.marks, self.dividers):
            box.toggled.connect(self._on_changed)
        self.paper.currentIndexChanged.connect(self._on_changed)
        self.look.currentIndexChanged.connect(self._on_changed)
        self.divider.currentIndexChanged.connect(self._on_changed)
        self._on_changed()

    def wish(self) -> PaperWish:
        """Return what is ticked."""
        return PaperWish(
            paper=Paper(self.paper.currentData()),
            identity=self.identity.isChecked(),
            deck_list=self.deck_list.isChecked(),
            cards=self.cards.isChecked(),
            only_text=bool(self.look.currentData()),
            every_copy=self.copies.isChecked(),
            cut_marks=self.marks.isChecked(),
            dividers=self.dividers.isChecked(),
            divider=DividerSize(self.divider.currentData()),
        )

    def _build(self) -> None:
        parts = QGroupBox(say(s.PARTS))
        more = QFormLayout()
        more.setContentsMargins(22, 0, 0, 0)
        more.addRow(say(s.CARDS_LOOK), self.look)
        more.addRow(self.copies)
        sizes = QFormLayout()
        sizes.setContentsMargins(22, 0, 0, 0)
        sizes.addRow(say(s.DIVIDER_SIZE), self.divider)
        down(self.identity, self.deck_list, self.cards, more, self.dividers, sizes, on=parts)
        form = QFormLayout()
        form.addRow(say(s.PAPER), self.paper)
        form.addRow(self.marks)
        form.addRow(self.count)
        self.buttons = QDialogButtonBox()
        self.go_on = self.buttons.addButton(say(s.CONTINUE), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(say(s.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        down(parts, form, self.buttons, on=self)

    def _fill(self, wish: PaperWish) -> None:
        self.identity.setChecked(wish.identity)
        self.deck_list.setChecked(wish.deck_list)
        self.cards.setChecked(wish.cards)
        self.copies.setChecked(wish.every_copy)
        self.marks.setChecked(wish.cut_marks)
        self.dividers.setChecked(wish.dividers)
        self.divider.setCurrentIndex(list(DividerSize).index(wish.divider))
        self.paper.setCurrentIndex(list(Paper).index(wish.paper))
        self.look.setCurrentIndex(int(wish.only_text))

    def _on_changed(self) -> None:
        self.look.setEnabled(self.cards.isChecked())
        self.copies.setEnabled(self.cards.isChecked())
        self.divider.setEnabled(self.dividers.isChecked())
        self.marks.setEnabled(any(box.isChecked() for box in (self.cards, self.identity, self.dividers)))
        count, words = page_count(self._records, self.wish()), s.PAGE_COUNT
        if self._decks > len(self._records) > 0:
            count, words = -(-count * self._decks // len(self._records)), s.PAGES_ABOUT
        self.count.setText(say((words if count else s.PAGE_COUNT_NONE).filled(n=count)))
        self.go_on.setEnabled(count > 0)

    def _on_accepted(self) -> None:
        wish = self.wish()
        self.accept()
        self.wished.emit(wish)


class _Code(QWidget):
    """A QR code, as large as there is room."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setMinimumSize(260, 260)

    def sizeHint(self) -> QSize:
        """Return a size that a telephone reads from arm's length."""
        return QSize(340, 340)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the code."""
        del event
        painter = QPainter(self)
        draw_qr(painter, self._text, QRectF(self.rect()))
        painter.end()


class QrDialog(QDialog):
    """Shows a deck's QR code large, with its text to copy; says why where a deck has none."""

    def __init__(self, record: DeckRecord, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.QR_TITLE))
        self.text = share_text(record)
        words = s.QR_NONE if self.text is None else s.QR_LINK if record.uuid is not None else s.QR_GENERATED
        note = Label(say(words), wraps=True)
        note.setFixedWidth(_WIDTH)
        # A label that wraps asks for too little height before it is shown, and would lie over the code.
        note.setMinimumHeight(note.heightForWidth(_WIDTH))
        box = QVBoxLayout(self)
        if self.text is not None:
            code = _Code(self.text)
            code.setAccessibleName(say(s.QR_NAME.filled(text=self.text)))
            box.addWidget(code, 1)
        box.addWidget(note)
        if self.text is not None:
            box.addLayout(self._line(self.text))
        buttons = QDialogButtonBox()
        buttons.addButton(say(s.CLOSE), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        box.addWidget(buttons)

    def _line(self, text: str) -> QHBoxLayout:
        self.field = QLineEdit(text)
        self.field.setReadOnly(True)
        self.field.setCursorPosition(0)
        self.copy = QPushButton(say(s.COPY))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        return across((self.field, 1), self.copy)

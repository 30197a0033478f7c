"""The deck a player has chosen, as a button with the Archon's portrait, and the dialog that a click on it opens."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from kfdesk.collection.search import DeckRow
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.deck_choice import texts as w
from kfdesk.desk.deck_choice.chooser import DeckChooser
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import set_or_kind
from kfdesk.desk.decks.drawing import draw_houses, in_lines
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say, ui
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words

DIALOG_SIZE = QSize(960, 660)
"""The dialog's size where the screen has room for it, in logical pixels."""
_EDGE = 8


class ChooseDeckDialog(QDialog):
    """Asks for one deck."""

    def __init__(self, source: ChoosableDecks, key: str, title: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(title))
        self.chooser = DeckChooser()
        self.buttons = QDialogButtonBox()
        self.take = self.buttons.addButton(say(w.TAKE), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(say(w.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        down((self.chooser, 1), self.buttons, on=self)
        self.chooser.use(source)
        if key:
            self.chooser.choose([key])
        self.chooser.changed.connect(self._on_changed)
        self.chooser.taken.connect(self.accept)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._on_changed()
        fit(self, DIALOG_SIZE.width(), DIALOG_SIZE.height())
        self.chooser.search.setFocus()

    @property
    def key(self) -> str:
        """The key of the deck chosen, "" for none."""
        return next(iter(self.chooser.keys), "")

    def _on_changed(self) -> None:
        self.take.setEnabled(self.chooser.can_take)
        self.take.setDefault(False)  # Enter in the search chooses a deck and leaves the dialog open
        self.take.setAutoDefault(False)


class DeckButton(QPushButton):
    """Shows the deck that a player brings: portrait, name, houses, set. A click asks for another."""

    changed = Signal()

    def __init__(self, source: ChoosableDecks, title: Words) -> None:
        super().__init__()
        self._source, self._title = source, title
        self._row: DeckRow | None = None
        self._portraits = Portraits(parent=self)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.clicked.connect(self.ask)
        self._say()

    @property
    def key(self) -> str:
        """The key of the deck shown, "" for none."""
        return self._row.key if self._row is not None else ""

    @property
    def row(self) -> DeckRow | None:
        """What is shown of the deck."""
        return self._row

    def choose(self, key: str) -> bool:
        """Show this deck, if there is one that can be chosen; return whether there is."""
        row = self._source.row(key) if key else None
        if row is None or not w.can_be_chosen(row):
            return False
        self._row = row
        self._say()
        self.changed.emit()
        return True

    def show_row(self, row: DeckRow | None) -> None:
        """Show a deck that was chosen before, or none; nothing is told of it."""
        self._row = row
        self._say()

    def ask(self) -> None:
        """Let another deck be chosen."""
        dialog = ChooseDeckDialog(self._source, self.key, self._title, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.choose(dialog.key)
        dialog.deleteLater()

    def sizeHint(self) -> QSize:
        """Return room for the portrait beside two lines of the name, the houses and the set."""
        metrics = self.fontMetrics()
        return QSize(max(260, metrics.averageCharWidth() * 36), max(124, metrics.height() * 5 + 36))

    def minimumSizeHint(self) -> QSize:
        """Return the least room: a narrow name, and the houses below it."""
        return QSize(200, self.fontMetrics().height() * 2 + 20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a button, and the deck on it."""
        del event
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        if self._row is None:
            painter.setPen(QColor(ui.theme.text))
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, say(w.CLICK_TO_CHOOSE))
        else:
            self._draw(painter, self._row, inner)
        painter.end()

    def _draw(self, painter: QPainter, row: DeckRow, inner: QRect) -> None:
        side = inner.height()
        ratio = self.devicePixelRatioF()
        picture = self._portraits.pixmap(row.name, row.houses, QSize(side, side), ratio, ui.theme)
        painter.drawPixmap(inner.topLeft(), picture)
        words = inner.adjusted(side + 10, 0, 0, 0)
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        painter.setPen(QColor(ui.theme.text))
        high, metrics = self.fontMetrics().height(), painter.fontMetrics()
        roomy = words.height() >= 4 * high + 10
        away = w.not_at_hand(row)
        rows = 1 if away is None else 2
        most = 3 if words.height() >= (4 + rows) * high + 16 else 2
        lines = in_lines(say(deck_words(row.name, row.kind)), words.width(), metrics, most)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), lines)
        above = rows * high if roomy else 0
        emblems = words.adjusted(-3, words.height() - above - high - 12, 0, -above - 2 if roomy else 0)
        draw_houses(painter, row.houses, emblems, ui.theme, ratio)
        if (row.set or row.kind or away is not None) and roomy:
            painter.setPen(QColor(ui.theme.text_dim if away is None else ui.theme.text))
            foot = QRectF(words.left(), words.bottom() - above, words.width(), above)
            marks = [] if row.icons_known else [say(s.NO_ICONS)]
            said = " · ".join(
                [set_or_kind(row.set, ui.language, row.kind), *marks] if away is None else [say(away), *marks]
            )
            px = QFontInfo(self.font()).pixelSize()
            left = Qt.AlignmentFlag.AlignLeft
            write_fit(painter, said, foot, largest=px, smallest=8, lines=rows, bold=False, align=left)

    def _say(self) -> None:
        title = say(self._title)
        row = self._row
        name = say(deck_words(row.name, row.kind) if row is not None else w.NO_DECK)
        reason = w.remark(self._row) if self._row is not None else None
        said = [name, *([say(reason)] if reason is not None else [])]
        self.setAccessibleName(f"{title}: {', '.join(said)}")
        self.setToolTip(tip("\n".join((*said, say(w.CLICK_TO_CHOOSE)))))
        self.update()

"""A quick look at one deck over the list: the portrait large, and all cards in three columns. Any key closes it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks.cards import line_name
from kfdesk.desk.decks.columns import set_or_kind
from kfdesk.desk.decks.pictures import emblem_pixmap, house_name
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.kit.labels import Label, RichLabel
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import Theme
from kfdesk.match.home_marks import deck_words

PICTURE = QSize(150, 150)
EMBLEM = 28


class QuickLook(QFrame):
    """Shows a deck until a key or a click."""

    def __init__(
        self, deck: DeckRecord, portraits: Portraits, settings: DeskSettings, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("deckLook")
        self.setAccessibleName(deck_words(deck.name, deck.kind).say(settings.language_now))
        ratio = self.devicePixelRatioF()
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.setHorizontalSpacing(18)
        picture = Label()
        picture.setPixmap(portraits.pixmap(deck.name, deck.houses, PICTURE, ratio, theme))
        made = set_or_kind(deck.set, settings.language_now, deck.kind)
        name = RichLabel(
            f"<b>{escape(deck.name)}</b><br>{escape(made)}",
            style="deckTitle",
            wraps=True,
        )
        grid.addWidget(picture, 0, 0)
        grid.addWidget(name, 0, 1, 1, 2)
        houses = list(dict.fromkeys((*deck.houses, *(line.house for line in deck.cards))))
        for number, house in enumerate(houses):
            row, column = 1 + 2 * (number // 3), number % 3
            head = Label()
            head.setPixmap(emblem_pixmap(house, EMBLEM, ratio, theme))
            head.setToolTip(house_name(house).say(settings.language_now))
            grid.addWidget(head, row, column)
            lines = [line for line in deck.cards if line.house == house]
            words = [_said(line.count, line_name(line, settings.card_language_now)) for line in lines]
            cards = Label("\n".join(words))
            grid.addWidget(cards, row + 1, column, Qt.AlignmentFlag.AlignTop)

    def show_over(self, widget: QWidget) -> None:
        """Show it in the middle of a widget."""
        self.adjustSize()
        screen = widget.screen().availableGeometry()
        center = widget.mapToGlobal(widget.rect().center())
        left = min(max(screen.left(), center.x() - self.width() // 2), screen.right() - self.width())
        top = min(max(screen.top(), center.y() - self.height() // 2), screen.bottom() - self.height())
        self.move(max(left, screen.left()), max(top, screen.top()))
        self.show()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key closes it."""
        del event
        self.close()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any click closes it."""
        del event
        self.close()


def _said(count: int, name: str) -> str:
    return f"{count} × {name}" if count > 1 else name

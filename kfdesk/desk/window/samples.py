"""What the settings show beside a choice: how a table looks in a theme, and a card at its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.art.faces import CardLook, look_of_facts, paint_card, table_size
from kfdesk.desk.card.faces import trait_words
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import theme_of
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.engine.terms import House
from kfdesk.match.table_summary import CardSummary, SideSummary, TableSummary

THEME_SIZE: Final = QSize(118, 66)
"""The picture of a theme, in pixels."""
CARD_WIDTH: Final = 84
"""The width of the card shown at a size of 100 %, in pixels."""
TICK: Final = "✓ "
"""What stands before the name of the theme that is chosen, in bold letters."""
CARD: Final = ("krump", House.BROBNAR)


def _cards(*ids: str) -> tuple[CardSummary, ...]:
    return tuple(CardSummary(id=id_) for id_ in ids)


TABLE: Final = TableSummary(
    sides=(
        SideSummary(amber=4, hand=5, deck=20, discard=4, top="anger", line=_cards("krump", "dust-imp", "dextre")),
        SideSummary(amber=2, hand=6, deck=22, discard=3, top="nerve-blast", line=_cards("umbra", "dew-faerie")),
    )
)


class ThemeButton(QAbstractButton):
    """A theme as the picture of a table."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        self.name = name
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        table_pictures().painted_some.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return room for the picture and the name."""
        bold = self.font()
        bold.setBold(True)
        metrics = QFontMetrics(bold)
        width = max(THEME_SIZE.width(), metrics.horizontalAdvance(TICK + self.text())) + 12
        return QSize(width, THEME_SIZE.height() + metrics.height() + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, the name, and a frame around what is chosen or has the keyboard."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRect((self.width() - THEME_SIZE.width()) // 2, 6, THEME_SIZE.width(), THEME_SIZE.height())
        picture = table_pictures().soon(TABLE, THEME_SIZE, self.devicePixelRatioF(), theme_of(self.name))
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        if self.isChecked() or self.hasFocus():
            edge = ui.theme.glow_focus if self.hasFocus() else ui.theme.picked
            dip(painter, QPen(QColor(edge), 3), None)
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 7, 7)
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen(QColor(ui.theme.text))
        below = QRect(0, place.bottom() + 3, self.width(), self.fontMetrics().height())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, (TICK if self.isChecked() else "") + self.text())
        painter.end()


class ThemeChoice(QWidget):
    """The themes side by side."""

    chosen = Signal(str)

    def __init__(self, theme: str, language: str) -> None:
        super().__init__()
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, ThemeButton] = {}
        for name, words in s.THEME_NAMES.items():
            button = ThemeButton(name, words.say(language).replace("&", ""))
            button.setChecked(name == theme)
            self.buttons[name] = button
            self._group.addButton(button)
            box.addWidget(button)
            button.toggled.connect(lambda on, name=name: self.chosen.emit(name) if on else None)
        box.addStretch(1)


class CardSample(QWidget):
    """A card as large as cards are wished to be, and as large as its words."""

    def __init__(self, factor: float, language: str) -> None:
        super().__init__()
        self._language = language
        self.show_factor(factor)

    def show_factor(self, factor: float) -> None:
        """Show the card at this size."""
        self._size = table_size(CARD_WIDTH * factor)
        self.setFixedHeight(round(self._size.height()) + 4)
        self.update()

    def show_language(self, language: str) -> None:
        """Show the card in this language."""
        self._language = language
        self.update()

    @property
    def look(self) -> CardLook:
        """How the card looks now."""
        id_, house = CARD
        known = facts()[id_]
        return look_of_facts(known, house, self._language, trait_words=trait_words(known.traits, self._language))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(2, 2)
        paint_card(painter, self.look, self._size, ui.theme)
        painter.end()

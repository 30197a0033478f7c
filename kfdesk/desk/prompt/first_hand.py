"""The first hand, before anything else is played: its cards large in the middle, with what may be done with it below.

They are dealt one after another: to paint all of them takes longer than to answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kfdesk.desk.card.grid import CardTile, Faces
from kfdesk.desk.kit.idle import Job, done
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say
from kfdesk.desk.layout.middle import cards_in_rows
from kfdesk.desk.layout.places import CARD_RATIO, TableLayout
from kfdesk.desk.prompt.buttons import ChoiceButton
from kfdesk.desk.prompt.panels import PromptPanel
from kfdesk.engine.decisions import Decision
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words

TITLE: Final = Words("{who}, this is your starting hand")

WIDEST: Final = 250
"""Width of a card at most, at card factor 1, in logical pixels."""
READABLE: Final = 250
"""Width of a card that is looked at, at card factor 1, where those that lie there are too small for their texts."""
FRAME: Final = 8
"""What a tile has around its card, in logical pixels."""
GAP: Final = 6
"""Between two tiles."""
EDGE: Final = 14
"""Around all that the panel holds."""
FROM_TABLE: Final = 10
"""Least distance of the panel from the edges of the table."""
DEALT_MS: Final = 45
"""So much later than the one before each card comes at speed 1."""


class _Enlarged(Label):
    """A card that is looked at, large enough for its text; every click goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_beside(self, face: QPixmap, tile: QRect, room: QRect) -> None:
        """Show a face beside a tile, within the room."""
        self.setPixmap(face)
        size = face.deviceIndependentSize().toSize()
        fits = tile.right() + GAP + size.width() <= room.right()
        x = tile.right() + GAP if fits else tile.left() - GAP - size.width()
        y = tile.center().y() - size.height() // 2
        x = max(room.left(), min(x, room.right() - size.width()))
        y = max(room.top(), min(y, room.bottom() - size.height()))
        self.setGeometry(QRect(QPoint(x, y), size))
        self.show()
        self.raise_()


def _in_room(count: int, room: QSize, besides: int, factor: float) -> tuple[int, int]:
    """Return in how many columns so many cards stand, and how wide each is; `besides` is the height of the words."""
    around = 2 * (EDGE + FROM_TABLE)
    free = room.width() - around, room.height() - around - besides
    columns, wide = cards_in_rows(count, *free, most=WIDEST * max(1.0, factor) + FRAME, gap=GAP)
    return columns, max(40, int(wide) - FRAME)


def _readable(factor: float) -> int:
    """Return the width of a card that is looked at where it is too small for its text."""
    return round(READABLE * max(1.0, factor))


def _in_a_row(buttons: Sequence[ChoiceButton], parent: QWidget) -> QWidget:
    """Return a widget with buttons side by side in its middle."""
    made = QWidget(parent)
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
        button.show()
    row.addStretch(1)
    return made


def painted_ahead(
    decision: Decision, cards: Sequence[CardView], faces: Faces, language: str, stage: QWidget, room: QSize
) -> Iterator[Job]:
    """Yield jobs that paint the faces of a hand as the panel will show them on a stage with this room for it."""
    title, button = Label(say(TITLE), stage, style="dockTitle"), ChoiceButton("", "")
    button.stand_for(say(spoken(decision.options[0].label)), decision.options[0].key, 1)
    answers = _in_a_row((button,), stage)
    title.ensurePolished()
    button.ensurePolished()
    besides = title.sizeHint().height() + answers.sizeHint().height() + 2 * EDGE
    title.deleteLater()
    answers.deleteLater()
    _, wide = _in_room(len(cards), room, besides, faces.factor)
    ratio = stage.devicePixelRatioF()
    for card in cards:
        yield done(faces.pixmap, card, wide, ratio, language)
    if not faces.bears_rules(wide):  # the keyboard is on the first one, from where it is looked at
        yield done(faces.pixmap, cards[0], _readable(faces.factor), ratio, language)


class FirstHandPanel(PromptPanel):
    """A player's first hand, to be read and kept, or shuffled back. Rule: "Mulligan"."""

    looked_at = Signal(object)
    """The handle of the card that the pointer or the keyboard is at; None where it has left."""

    def __init__(
        self,
        decision: Decision,
        cards: Sequence[CardView],
        buttons: Sequence[ChoiceButton],
        faces: Faces,
        card_language: str,
        parent: QWidget,
        *,
        name: str,
        speed: float,
    ) -> None:
        """`name` is that of the player who decides; with `speed` 0 all cards come as fast as they are painted."""
        super().__init__(decision, parent)
        self._cards, self._faces, self._language = tuple(cards), faces, card_language
        self.title = Label(say(TITLE.filled(who=name)), self, style="dockTitle")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.tiles: list[CardTile] = []
        """The cards, from left to right and row by row; those not yet dealt are hidden."""
        self._large = _Enlarged(self)
        self._hands_on = False
        """Whether the first card is given the keyboard though nobody asked to look at it: it covers no other then."""
        self._answers = _in_a_row(buttons, self)
        self._dealing = QTimer(self)
        self._dealing.setInterval(round(DEALT_MS / speed) if speed > 0 else 0)
        self._dealing.timeout.connect(self._deal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.title.text())

    @property
    def all_dealt(self) -> bool:
        """Whether every card is seen."""
        return bool(self.tiles) and not any(tile.isHidden() for tile in self.tiles)

    def place_on(self, layout: TableLayout, room: QSize) -> QRect | None:
        """Stand in the middle of the table, as large as its cards can be read and there is room."""
        del layout
        above = self.title.sizeHint().height() + EDGE
        below = self._answers.sizeHint().height() + EDGE
        columns, wide = _in_room(len(self._cards), room, above + below, self._faces.factor)
        self._make_tiles(wide)
        rows = -(-len(self.tiles) // columns)
        tile = self.tiles[0].sizeHint()
        least = max(self._answers.sizeHint().width(), self.title.sizeHint().width())
        width = min(room.width(), max(least, columns * (tile.width() + GAP) - GAP) + 2 * EDGE)
        cards = QRect(EDGE, EDGE + above, width - 2 * EDGE, rows * (tile.height() + GAP) - GAP)
        self._lay_tiles(cards, columns, tile)
        self.title.setGeometry(EDGE, EDGE, width - 2 * EDGE, above - EDGE)
        self._answers.setGeometry(EDGE, cards.bottom() + 1 + EDGE, width - 2 * EDGE, below - EDGE)
        size = QSize(width, self._answers.geometry().bottom() + 1 + EDGE)
        return QRect(QPoint((room.width() - size.width()) // 2, (room.height() - size.height()) // 2), size)

    def sizeHint(self) -> QSize:
        """Return room for one row of small cards, for a table without a layout."""
        return QSize(700, round(90 / CARD_RATIO) + 120)

    def let_go(self) -> None:
        """Hold no card: what names one must not be found when others look on."""
        for tile in self.tiles:
            tile.hide()
            tile.setParent(None)
            tile.deleteLater()
        self.tiles = []
        self._large.hide()
        self._large.clear()

    def _look_at(self, handle: str | None) -> None:
        """Show a card large enough for its text, where it is not in its place."""
        self.looked_at.emit(handle)
        tile = next((tile for tile in self.tiles if tile.handle == handle), None)
        width = _readable(self._faces.factor)
        if tile is None or self._hands_on or self._faces.bears_rules(tile.width() - FRAME):
            self._large.hide()
            return
        card = next(card for card in self._cards if card.handle == handle)
        face = self._faces.pixmap(card, width, self.devicePixelRatioF(), self._language)
        above_answers = self.rect()
        above_answers.setBottom(self._answers.y() - 1)  # they are to be pressed without looking away first
        self._large.show_beside(face, tile.geometry(), above_answers)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the first card, where it is dealt already."""
        super().focusInEvent(event)
        back = event.reason() is Qt.FocusReason.BacktabFocusReason
        if not back and self.tiles and not self.tiles[0].isHidden():
            self._hand_on()

    def _hand_on(self) -> None:
        self._hands_on = True
        self.tiles[0].setFocus()
        self._hands_on = False

    def hideEvent(self, event: QHideEvent) -> None:
        """Deal no more."""
        super().hideEvent(event)
        self._dealing.stop()

    def _make_tiles(self, width: int) -> None:
        """Make the cards of this width, unless they are as wide already."""
        if self.tiles and self.tiles[0].sizeHint().width() == width + FRAME:
            return
        seen = sum(not tile.isHidden() for tile in self.tiles)
        self.let_go()
        self.tiles = [CardTile(card, self._faces, self._language, width, self) for card in self._cards]
        for number, tile in enumerate(self.tiles):
            tile.entered.connect(self._look_at)
            tile.setVisible(number < seen)
        before: QWidget = self
        for stop in (*self.tiles, *self._answers.findChildren(ChoiceButton)):
            self.setTabOrder(before, stop)
            before = stop
        if not self.all_dealt:
            self._dealing.start()

    def _lay_tiles(self, room: QRect, columns: int, tile: QSize) -> None:
        for number, one in enumerate(self.tiles):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self.tiles) - row * columns)
            left = room.left() + (room.width() - in_row * (tile.width() + GAP) + GAP) // 2
            place = QPoint(left + column * (tile.width() + GAP), room.top() + row * (tile.height() + GAP))
            one.setGeometry(QRect(place, tile))

    def _deal(self) -> None:
        """Show the next card."""
        hidden = next((tile for tile in self.tiles if tile.isHidden()), None)
        if hidden is None:
            self._dealing.stop()
            return
        hidden.show()
        if self.hasFocus() and hidden is self.tiles[0]:
            self._hand_on()

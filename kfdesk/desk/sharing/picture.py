"""Draws the picture to share: a table, and around it who plays, or how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.art.stamps import stamp_archon
from kfdesk.desk.ceremonies.victory import WINS, Told
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, mix
from kfdesk.desk.sharing import texts as w
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.tiles.tables import HIGH, WIDE
from kfdesk.desk.tiles.tables import picture as small_picture
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.engine.views import TableView
from kfdesk.match.home_marks import deck_words
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

TABLE: Final = QSize(1600, 900)
"""The size of the table in the picture, in pixels."""
BAND: Final = 132
"""Height of the band above it that says who plays."""
FOOT: Final = 170
"""Height of the band below it that tells of the turning point, where a game is over."""
EDGE: Final = 28
PARTY: Final = 0.35
"""The share of the band's width that each player has."""
SMALLEST: Final = 15
"""Height of the smallest letters in pixels; what is still too long then ends in dots."""
PROGRAM: Final = "kfdesk"
Say = Callable[[Words], str]


@dataclass(frozen=True, slots=True)
class Shared:
    """What a picture to share shows, and what it is for somebody who cannot see it."""

    image: QImage
    told: str


def table_image(table: TableWidget, view: TableView, below: Player) -> QImage:
    """Return a view painted by a table that is shown nowhere; `view` must be one that anybody may see."""
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(TABLE)
    table.show()
    table.set_speed(0)
    table.set_below(below)
    table.present(replace(view, viewer=None), animate=False)  # nobody is called to a picture
    table.scene_.motion.finish()
    table.scene_.draw_ahead()
    image = table.grab().toImage()
    table.hide()
    image.setDevicePixelRatio(1.0)
    return image.scaled(TABLE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def shared_picture(table: QImage, view: TableView, end: Told | None, font: QFont, theme: Theme, say: Say) -> Shared:
    """Return the picture of a table: who plays above it; below it, where the game is over, what turned it."""
    turning = end is not None and end.figures is not None
    whole = QSize(TABLE.width(), BAND + TABLE.height() + (FOOT if turning else 0))
    image = QImage(whole, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.panel))
    title = _title(view, say)
    lines = [title]
    with painting_on(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        brush = _Brush(painter, font, theme)
        painter.drawImage(0, BAND, table)
        for player in PLAYERS:
            brush.party(view, player, won=view.winner == player, say=say)
        middle = QRectF(PARTY * whole.width(), 0, (1 - 2 * PARTY) * whole.width(), BAND)
        brush.text(title, middle.adjusted(0, 16, 0, -BAND * 0.42), 30, bold=True, middle=True)
        under = PROGRAM if end is None or view.winner is None else f"{say(end.ending.how)}  ·  {PROGRAM}"
        brush.text(under, middle.adjusted(0, BAND * 0.55, 0, -14), 19, dim=True, middle=True)
        if turning:
            assert end is not None and end.figures is not None
            lines += [say(end.ending.how), say(end.figures.turning)]
            brush.turning(end, say(end.figures.turning), whole)
    return Shared(image, ". ".join(line.rstrip(".") for line in lines) + ".")


def _title(view: TableView, say: Say) -> str:
    if view.winner is not None:
        return say(WINS.filled(player=person(view.seats[view.winner].name)))
    one, two = view.seats
    words = w.TABLE_IS if view.turn else w.BEFORE
    return say(words.filled(n=view.turn, one=one.name, two=two.name))


class _Brush:
    """Draws the parts of a picture."""

    def __init__(self, painter: QPainter, font: QFont, theme: Theme) -> None:
        self._painter, self._font, self._theme = painter, font, theme

    def text(
        self, text: str, rect: QRectF, pixels: int, *, bold: bool = False, dim: bool = False, middle: bool = False,
        right: bool = False, lines: bool = False,
    ) -> None:  # fmt: skip
        """Write into a place, on one line in smaller letters where it is long, or on several."""
        font = QFont(self._font)
        font.setBold(bold)
        font.setPixelSize(pixels)
        while not lines and pixels > SMALLEST and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
            pixels -= 1
            font.setPixelSize(pixels)
        painter, align = self._painter, Qt.AlignmentFlag
        painter.setFont(font)
        painter.setPen(QColor(self._theme.text_dim if dim else self._theme.text))
        if not lines:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        across = align.AlignHCenter if middle else align.AlignRight if right else align.AlignLeft
        painter.drawText(rect, int(across | align.AlignVCenter) | (Qt.TextFlag.TextWordWrap if lines else 0), text)

    def party(self, view: TableView, player: Player, *, won: bool, say: Say) -> None:
        """Draw a player's Archon, name, deck and keys in the upper corner: the first player's at the left."""
        seat, left = view.seats[player], player == PLAYERS[0]
        side = BAND - 2 * 14.0
        wide = TABLE.width() * PARTY
        frame = QRectF(14 if left else TABLE.width() - 14 - side, 14, side, side)
        self._archon(frame, seat.deck_name, tuple(map(str, seat.houses)), won=won)
        at = frame.right() + 14 if left else frame.left() - 14 - (wide - side - 28)
        row = QRectF(at, 14, wide - side - 28, side)
        name, deck = QRectF(row), QRectF(row)
        name.setHeight(side * 0.36)
        deck.setTop(name.bottom())
        deck.setHeight(side * 0.26)
        self.text(seat.name, name, 26, bold=True, right=not left)
        self.text(say(deck_words(seat.deck_name, seat.deck_kind)), deck, 17, dim=True, right=not left)
        keys = QRectF(row.left() if left else row.right() - 120, deck.bottom() + 2, 120, side * 0.36)
        draw_keys(self._painter, seat.keys, keys, self._theme)

    def _archon(self, frame: QRectF, deck: str, houses: tuple[str, ...], *, won: bool) -> None:
        painter, path = self._painter, QPainterPath()
        path.addRoundedRect(frame, 10, 10)
        painter.save()
        painter.setClipPath(path)
        stamp_archon(painter, deck, houses, frame, self._theme)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.picked if won else self._theme.panel_edge), 4 if won else 2))
        painter.drawPath(path)

    def turning(self, end: Told, words: str, whole: QSize) -> None:
        """Draw the turning point below the table: a small picture of it, and what is said of it."""
        top = whole.height() - FOOT
        high = FOOT - 2 * 14
        wide = round(high * WIDE / HIGH)
        left = float(EDGE)
        if end.still is not None:
            still = small_picture(end.still, QSize(wide, high), 1.0, self._theme)
            self._painter.drawPixmap(QPointF(left, top + 14), still)
            left += wide + EDGE
        line = QPen(QColor(mix(self._theme.panel, self._theme.text, 0.2)), 1)
        self._painter.setPen(line)
        self._painter.drawLine(QPointF(0, top + 0.5), QPointF(whole.width(), top + 0.5))
        self.text(words, QRectF(left, top + 14, whole.width() - left - EDGE, high), 24, lines=True)

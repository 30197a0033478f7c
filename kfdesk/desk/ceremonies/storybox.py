"""The scene on the curtain: the opponent's Archon, and what happened in pictured lines; without them a card's back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.pieces import draw_key
from kfdesk.desk.art.stamps import stamp_archon
from kfdesk.desk.card.explaining import terms_in
from kfdesk.desk.card.term_tips import tip_of
from kfdesk.desk.ceremonies.story import Happening
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui
from kfdesk.engine.terms import PLAYERS, KeyColor, Player
from kfdesk.text.translating import SOURCE

BACK = QSizeF(150, 210)
"""Size of the card back shown, in logical pixels."""
PORTRAIT = 190.0
"""Side of the portrait at text size 1."""
LINE = 46.0
"""Height of a pictured line."""
WORDS = 430.0
"""Width of the words of a line."""
_GAP = 28.0


@dataclass(frozen=True, slots=True)
class Scene:
    """What the curtain shows: the opponent's name, deck and its houses, and what happened."""

    name: str
    deck: str
    houses: tuple[str, ...]
    lines: tuple[Happening, ...]


class StoryBox(QWidget):
    """Draws the scene, smaller where room is short; painted once for each stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(round(BACK.height()) + 30)
        self._scene: Scene | None = None
        self._player: Player = PLAYERS[0]
        self._drawn: QPixmap | None = None
        follow_language(self._say)
        follow_theme(self._changed)

    def show_scene(self, player: Player, scene: Scene | None) -> None:
        """Show what the player called to the screen missed, or the back of this player's cards."""
        self._player, self._scene = player, scene if scene is not None and scene.lines else None
        self._say()

    def said(self) -> list[str]:
        """Return the lines as they read."""
        return [say(line.words) for line in self._scene.lines] if self._scene is not None else []

    def sizeHint(self) -> QSize:
        """Return the room for portrait and lines."""
        return QSize(round(PORTRAIT + _GAP + LINE + WORDS), round(BACK.height()) + 30)

    def minimumSizeHint(self) -> QSize:
        """Return no height at all: on a low screen the words below are what counts."""
        return QSize(0, 0)

    def event(self, event: QEvent) -> bool:
        """Explain the terms of the lines where the pointer rests."""
        if event.type() is QEvent.Type.ToolTip:
            lines = self._scene.lines if self._scene is not None else ()
            self.setToolTip(tip_of(dict.fromkeys(rule for line in lines for rule in terms_in(line.words.runs(SOURCE)))))
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scene."""
        del event
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * ratio:
            made = QPixmap(self.size() * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            with painting_on(made) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
                painter.setFont(self.font())
                self._draw(painter)
            self._drawn = made
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture that nobody sees."""
        super().hideEvent(event)
        self._drawn = None

    def _changed(self) -> None:
        self._drawn = None
        self.update()

    def _say(self) -> None:
        self.setAccessibleName(". ".join(self.said()))
        self._changed()

    def _draw(self, painter: QPainter) -> None:
        height = float(self.height())
        if height < 70:
            return
        if self._scene is None:
            shown = min(1.0, height / BACK.height())
            size = BACK * shown
            paint_back(painter, QRectF(QPointF((self.width() - size.width()) / 2, 0), size), self._player, ui.theme)
            return
        whole = self.sizeHint()
        shrunk = min(1.0, height / whole.height(), self.width() / whole.width())
        painter.translate((self.width() - whole.width() * shrunk) / 2, (height - whole.height() * shrunk) / 2)
        painter.scale(shrunk, shrunk)
        painter.translate((WORDS - self._widest(self._scene.lines)) / 2, 0)  # short lines stay in the middle
        self._draw_portrait(painter, self._scene)
        self._draw_lines(painter, self._scene.lines)

    def _draw_portrait(self, painter: QPainter, scene: Scene) -> None:
        frame = QRectF(0, 4, PORTRAIT, PORTRAIT)
        path = QPainterPath()
        path.addRoundedRect(frame, 14, 14)
        painter.save()
        painter.setClipPath(path)
        stamp_archon(painter, scene.deck, scene.houses, frame, ui.theme)
        painter.restore()
        dip(painter, QPen(QColor(ui.theme.zone_text), 2), None)
        painter.drawPath(path)
        painter.setPen(QColor(ui.theme.zone_text))
        below = QRectF(-20, PORTRAIT + 8, PORTRAIT + 40, 26)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(scene.name, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)

    def _draw_lines(self, painter: QPainter, lines: tuple[Happening, ...]) -> None:
        left = PORTRAIT + _GAP
        top = 4 + (PORTRAIT - len(lines) * (LINE + 10) + 10) / 2
        for number, line in enumerate(lines):
            place = QRectF(left, top + number * (LINE + 10), LINE, LINE)
            self._draw_picture(painter, line.picture, place)
            painter.setFont(self._font_of(line))
            painter.setPen(QColor(ui.theme.zone_text))
            words = QRectF(place.right() + 14, place.top() - 4, WORDS - 14, LINE + 8)
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, say(line.words))

    def _widest(self, lines: tuple[Happening, ...]) -> float:
        """Return the width that the words of the lines take, at most all of `WORDS`."""
        widths = (QFontMetricsF(self._font_of(line)).horizontalAdvance(say(line.words)) for line in lines)
        return min(WORDS, max(widths) + 14)

    def _font_of(self, line: Happening) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.15)
        font.setBold(line.strong)
        return font

    def _draw_picture(self, painter: QPainter, name: str, place: QRectF) -> None:
        if name.startswith("key:"):
            draw_key(painter, KeyColor(name.removeprefix("key:")), place, ui.theme, forged=True)
        else:
            draw_icon(painter, name, place.adjusted(3, 3, -3, -3), ui.theme)

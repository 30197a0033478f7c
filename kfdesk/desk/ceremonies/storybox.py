"""The scene on the curtain: the opponent's Archon, and what happened in pictured lines; before anything has happened
both Archons face to face. Where nothing is told of a game it is a card's back."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Final

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
HEIGHT = BACK.height() + 30
"""Height of the scene at its usual size, in logical pixels."""
PORTRAIT = 190.0
"""Side of the portrait at text size 1."""
LINE = 46.0
"""Height of a pictured line."""
WORDS = 430.0
"""Width of the words of a line."""
_GAP = 28.0
_BESIDE = 20.0
"""How far words below a portrait may reach beyond it, to either side."""
LEAST_HEIGHT = 70
"""Height in pixels below which nothing is drawn."""
USUAL_WINDOW = QSizeF(1280, 720)
"""In a window larger than this the scene is larger."""


MEETING = 172.0
"""Side of the portraits where both Archons meet."""
BETWEEN = 360.0
"""Least room for lines between them."""
SMALLEST_WORDS = 0.6
"""Words of a line become no smaller than this to fit into their room, as a share of their size."""
MOST_GROWN_BY_TEXT, MOST_GROWN = 1.5, 2.4
"""How much larger the scene becomes with larger text, and in all, in a larger window too."""
_BADGE = 30.0
"""Size of a house below a portrait."""


@dataclass(frozen=True, slots=True)
class Party:
    """One of two who play: the player's name, the deck and its houses."""

    name: str
    deck: str
    houses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the curtain shows: the opponent, what happened, and who is called, where both are seen."""

    other: Party
    lines: tuple[Happening, ...]
    called: Party | None = None


class StoryBox(QWidget):
    """Draws the scene, smaller where room is short; painted once for each stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._grown = self._by_text = 1.0
        """How much larger than usual the scene is, and how much of that it is because text is."""
        self.setMaximumHeight(round(HEIGHT))
        self._scene: Scene | None = None
        self._player: Player = PLAYERS[0]
        self._drawn: QPixmap | None = None
        follow_language(self._say)
        follow_theme(self._changed)

    def show_scene(self, player: Player, scene: Scene | None) -> None:
        """Show what the player called to the screen missed, or the back of this player's cards."""
        self._player, self._scene = player, scene
        self._say()

    def grow(self, window: QSize, text_factor: float) -> None:
        """Be as large as a window of this size has room for, larger where text is larger."""
        self._by_text = min(MOST_GROWN_BY_TEXT, max(1.0, text_factor))
        by_window = max(1.0, min(window.width() / USUAL_WINDOW.width(), window.height() / USUAL_WINDOW.height()))
        self._grown = min(MOST_GROWN, by_window * self._by_text)
        self.setMaximumHeight(round(HEIGHT * self._grown))
        self.updateGeometry()
        self._changed()

    @property
    def told(self) -> bool:
        """Whether anything is told, or a back is shown."""
        return self._scene is not None

    def said(self) -> list[str]:
        """Return the lines as they read."""
        return [say(line.words) for line in self._scene.lines] if self._scene is not None else []

    def sizeHint(self) -> QSize:
        """Return the room for portrait and lines, or for both portraits."""
        return (QSizeF(self._least_width(), HEIGHT) * self._grown).toSize()

    def _least_width(self) -> float:
        both = self._scene is not None and self._scene.called is not None
        return 2 * (MEETING + _GAP) + BETWEEN if both else PORTRAIT + _GAP + LINE + WORDS

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
        edge = self._edge()
        size = QSize(self.width() - 2 * edge, self.height())
        if self._drawn is None or self._drawn.size() != size * ratio:
            made = QPixmap(size * ratio)
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            with painting_on(made) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
                painter.setFont(self.font())
                painter.translate(-edge, 0)
                self._draw(painter)
            self._drawn = made
        painter = QPainter(self)
        painter.drawPixmap(edge, 0, self._drawn)
        painter.end()

    def _edge(self) -> int:
        """Return how far from the left, and from the right, nothing is drawn: a new picture of it would take long."""
        scene = self._scene
        if self.height() < LEAST_HEIGHT:
            return 0
        if scene is None:
            wide = BACK.width() * self._grown
        else:
            scale = self._scale()
            room = self.width() / scale
            if scene.called is None:
                wide = self._story_width(scene, room) * scale
            else:
                wide = (min(BETWEEN * self._by_text, room) + 2 * (MEETING + 2 * _GAP)) * scale
        return max(0, floor((self.width() - wide) / 2 - _BESIDE * MOST_GROWN))

    def _scale(self) -> float:
        """Return how much larger the scene is drawn than it is designed."""
        return min(self._grown, self.height() / HEIGHT, self.width() / self._least_width())

    def _story_width(self, scene: Scene, wide: float) -> float:
        """Return how wide the opponent's Archon and what happened are together."""
        return PORTRAIT + _GAP + LINE + self._widest(scene.lines, self._words_room(wide))

    def _words_room(self, wide: float) -> float:
        return min(WORDS * self._by_text, wide - PORTRAIT - _GAP - LINE)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture that nobody sees."""
        super().hideEvent(event)
        self._drawn = None

    def _changed(self) -> None:
        self._drawn = None
        self.update()

    def _say(self) -> None:
        self.setAccessibleName(". ".join(self.said()))
        self.updateGeometry()
        self._changed()

    def _draw(self, painter: QPainter) -> None:
        height = float(self.height())
        if height < LEAST_HEIGHT:
            return
        if self._scene is None:
            shown = min(self._grown, height / BACK.height())
            size = BACK * shown
            paint_back(painter, QRectF(QPointF((self.width() - size.width()) / 2, 0), size), self._player, ui.theme)
            return
        scale = self._scale()
        wide = self.width() / scale
        painter.translate(0, (height - HEIGHT * scale) / 2)
        painter.scale(scale, scale)
        if self._scene.called is not None:
            self._draw_meeting(painter, self._scene.called, self._scene, wide)
        else:
            self._draw_story(painter, self._scene, wide)

    def _draw_story(self, painter: QPainter, scene: Scene, wide: float) -> None:
        """Draw the opponent's Archon and beside it what happened, in the middle of the room."""
        room = self._words_room(wide)
        frame = QRectF((wide - self._story_width(scene, wide)) / 2, 4, PORTRAIT, PORTRAIT)
        self._draw_portrait(painter, scene.other, frame)
        self._write_below(painter, scene.other.name, frame, 8, bold=True)
        self._draw_lines(painter, scene.lines, frame.right() + _GAP, frame, room)

    def _draw_meeting(self, painter: QPainter, called: Party, scene: Scene, wide: float) -> None:
        """Draw both Archons with their houses, and between them what is told: who is called stands on the left."""
        between = min(BETWEEN * self._by_text, wide - 2 * (MEETING + 2 * _GAP))
        left = (wide - between) / 2 - _GAP - MEETING
        frames = QRectF(left, 4, MEETING, MEETING), QRectF(wide - left - MEETING, 4, MEETING, MEETING)
        for party, frame in zip((called, scene.other), frames, strict=True):
            self._draw_portrait(painter, party, frame)
            self._draw_houses(painter, party, frame)
            self._write_below(painter, party.name, frame, 18, bold=True)
            self._write_below(painter, party.deck, frame, 42, bold=False)
        room = between - LINE
        first = frames[0].right() + _GAP + (room - self._widest(scene.lines, room)) / 2
        self._draw_lines(painter, scene.lines, first, frames[0], room)

    def _draw_portrait(self, painter: QPainter, party: Party, frame: QRectF) -> None:
        path = QPainterPath()
        path.addRoundedRect(frame, 14, 14)
        painter.save()
        painter.setClipPath(path)
        stamp_archon(painter, party.deck, party.houses, frame, ui.theme)
        painter.restore()
        dip(painter, QPen(QColor(ui.theme.zone_text), 2), None)
        painter.drawPath(path)

    def _draw_houses(self, painter: QPainter, party: Party, frame: QRectF) -> None:
        """Draw the houses of a deck across the lower edge of its portrait."""
        step = _BADGE + 8
        left = frame.center().x() - (step * len(party.houses) - 8) / 2
        for number, house in enumerate(party.houses):
            place = QRectF(left + number * step, frame.bottom() - _BADGE * 0.6, _BADGE, _BADGE)
            draw_icon(painter, f"house:{house}", place, ui.theme)

    def _write_below(self, painter: QPainter, words: str, frame: QRectF, distance: float, *, bold: bool) -> None:
        painter.setPen(QColor(ui.theme.zone_text))
        below = QRectF(frame.left(), frame.bottom() + distance - 4, frame.width(), 26)
        below.adjust(-_BESIDE, 0, _BESIDE, 0)
        font = self._font(1.0)
        font.setBold(bold)
        painter.setFont(font)
        name = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, name)

    def _draw_lines(
        self, painter: QPainter, lines: tuple[Happening, ...], left: float, beside: QRectF, room: float
    ) -> None:
        top = beside.top() + (beside.height() - len(lines) * (LINE + 10) + 10) / 2
        for number, line in enumerate(lines):
            place = QRectF(left, top + number * (LINE + 10), LINE, LINE)
            self._draw_picture(painter, line.picture, place)
            words = QRectF(place.right() + 14, place.top() - 4, room - 14, LINE + 8)
            painter.setFont(_fitting(self._font_of(line), say(line.words), words))
            painter.setPen(QColor(ui.theme.zone_text))
            painter.drawText(words, _IN_LINE, say(line.words))

    def _widest(self, lines: tuple[Happening, ...], room: float) -> float:
        """Return the width that the words of the lines take, at most all of the room."""
        widths = (QFontMetricsF(self._font_of(line)).horizontalAdvance(say(line.words)) for line in lines)
        return min(room, max(widths, default=0.0) + 14)

    def _font_of(self, line: Happening) -> QFont:
        font = self._font(1.15)
        font.setBold(line.strong)
        return font

    def _font(self, factor: float) -> QFont:
        """Return the letters of the scene, which are drawn larger with all of it."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * factor / self._by_text)
        return font

    def _draw_picture(self, painter: QPainter, name: str, place: QRectF) -> None:
        if name.startswith("key:"):
            draw_key(painter, KeyColor(name.removeprefix("key:")), place, ui.theme, forged=True)
        else:
            draw_icon(painter, name, place.adjusted(3, 3, -3, -3), ui.theme)


_IN_LINE: Final = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)


def _fitting(font: QFont, words: str, room: QRectF) -> QFont:
    """Return the letters as large as the words fit into their room, but no smaller than can be read."""
    size, made = font.pointSizeF(), QFont(font)
    for share in (1.0, 0.9, 0.8, 0.7, SMALLEST_WORDS):
        made.setPointSizeF(size * share)
        if QFontMetricsF(made).boundingRect(room, _IN_LINE, words).height() <= room.height():
            break
    return made

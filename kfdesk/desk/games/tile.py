"""A kept game as a button of the start page: its table in small, who plays, where it stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOption, QWidget

from kfdesk.desk.games import texts as s
from kfdesk.desk.games.pictures import Pictures
from kfdesk.desk.games.rows import Row
from kfdesk.desk.games.unfinished import label
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.match.game_library import SavedGame

PICTURE = QSize(176, 99)
EDGE = 6


class GameTile(QPushButton):
    """A picture with two lines below; the button's text says all of it for those who hear it."""

    def __init__(self, game: SavedGame, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startGame")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._row = Row(game)
        self._pictures = pictures
        follow_language(self._say)

    def _say(self) -> None:
        text = say(label(self._row.game))
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setToolTip(tip(text))
        self.updateGeometry()

    def lines(self) -> tuple[str, str]:
        """Return what stands below the picture."""
        shown = self._row.game.summary
        if not shown.turn:
            return self._row.title(), say(s.NOT_BEGUN)
        turn = say(s.TURN.filled(turn=shown.turn))
        return self._row.title(), f"{turn}  ·  {len(shown.keys[0])} : {len(shown.keys[1])}"

    def sizeHint(self) -> QSize:
        """Return the room for the picture and two lines."""
        face = self.fontMetrics()
        width = max(PICTURE.width(), face.horizontalAdvance(self.lines()[1]))
        return QSize(width + 2 * EDGE, PICTURE.height() + 2 * face.height() + 3 * EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, picture and lines."""
        del event
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        picture = self._pictures.pixmap(self._row.game.summary.glance, PICTURE, self.devicePixelRatioF(), ui.theme)
        painter.drawPixmap((self.width() - PICTURE.width()) // 2, EDGE, picture)
        if self.hasFocus() or self.underMouse():
            painter.setPen(ui.theme.glow_focus)
            painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 6, 6)
        painter.setPen(QColor(ui.theme.zone_text))
        top = EDGE + PICTURE.height() + EDGE // 2
        for line in self.lines():
            face = QFontMetrics(self.font())
            text = face.elidedText(line, Qt.TextElideMode.ElideRight, self.width() - 2 * EDGE)
            box = QRect(EDGE, top, self.width() - 2 * EDGE, face.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, text)
            top += face.height()
        painter.end()

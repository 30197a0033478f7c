"""A tile: a picture with a title and a few lines below, which is one large button.

Lists that hold thousands of them draw them with `draw_tile`; pages with a few dozen put up `Tile`s.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QMenu, QScrollArea, QSizePolicy, QWidget

from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.kit.bounded import Bounded
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, mix, readable_on
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.match.table_summary import TableSummary
from kfdesk.records import record

RATIO: Final = 9 / 16
"""Height of a picture as a share of its width."""
PAD: Final = 8
"""Room around a tile's picture and words, in pixels."""
SIGN: Final = 26
"""Least diameter of the sign before a title, in pixels."""
TITLE: Final = 1.1
"""How much larger than other words a title is."""
MOST_TITLE, MOST_LINES = 2, 5
"""So many lines a title, and all that stands below it, take at most."""

ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
Paint = Callable[[QPainter, QRectF], None]


class Stand(Enum):
    """How far somebody is with what a tile leads to."""

    NEW = auto()
    BEGUN = auto()
    DONE = auto()


@record
class TileFace:
    """What a tile shows."""

    title: str
    lines: tuple[str, ...] = ()
    """Each begins on a line of its own."""
    glance: TableSummary | None = None
    """The table of its picture; None: an empty one, where nothing else paints."""
    sign: str = ""
    """What stands before the title while it is not done, such as a number; without it there is no sign."""
    stand: Stand = Stand.NEW
    is_next: bool = False
    """Whether it is what is best done next; it stands out then."""
    foot: str = ""
    """A word on the picture, such as what a click does."""


@record
class Look:
    """How a tile is drawn now."""

    theme: Theme
    font: QFont
    ratio: float
    hovered: bool = False
    focused: bool = False
    chosen: bool = False


def tile_height(face: TileFace, width: int, font: QFont, most: int = MOST_LINES) -> int:
    """Return how high a tile of this width is with so many of its lines at most."""
    within = width - 2 * PAD
    lines = min(_wrapped_height(face.lines, within, font, MOST_LINES), most * QFontMetrics(font).height())
    title = _wrapped_height((face.title,), within - _sign_room(face, font), title_font(font), MOST_TITLE)
    title = max(title, _sign(font) if face.sign else 0)
    return round(within * RATIO) + title + lines + 2 * PAD + PAD


def title_font(font: QFont) -> QFont:
    """Return the font of a tile's title."""
    bold = QFont(font)
    bold.setBold(True)
    if bold.pointSizeF() > 0:
        bold.setPointSizeF(bold.pointSizeF() * TITLE)
    return bold


def picture_place(rect: QRect) -> QRect:
    """Return where the picture of a tile lies."""
    within = rect.width() - 2 * PAD
    return QRect(rect.left() + PAD, rect.top() + PAD, within, round(within * RATIO))


def draw_tile(painter: QPainter, rect: QRect, face: TileFace, look: Look, paint: Paint | None = None) -> None:
    """Draw a tile; `paint` paints a picture of its own in place of the table."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_ground(painter, rect, face, look)
    place = picture_place(rect)
    if paint is not None:
        paint(painter, QRectF(place))
    else:
        draw_table_in(painter, place, face.glance, look.theme, look.ratio)
    if face.foot:
        _draw_foot(painter, place, face, look)
    _write(painter, rect, place.bottom() + 1, face, look)
    painter.restore()


def draw_table_in(painter: QPainter, place: QRect, glance: TableSummary | None, theme: Theme, ratio: float) -> None:
    """Draw the picture of a table, or its bare ground until it is painted."""
    picture = table_pictures().soon(glance, place.size(), ratio, theme)
    if picture is not None:
        painter.drawPixmap(place.topLeft(), picture)
        return
    dip(painter, QPen(QColor(theme.cloth_edge), 1), QColor(theme.cloth))
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def draw_sign(painter: QPainter, disk: QRectF, text: str, stand: Stand, theme: Theme, font: QFont) -> None:
    """Draw a disk with a number: with a tick in its place when it is done, half full when it was begun."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    done = stand is Stand.DONE
    ground = theme.amber if done else theme.panel
    dip(painter, QPen(QColor(theme.text if not done else theme.amber_dark), 1.8), QColor(ground))
    painter.drawEllipse(disk)
    if stand is Stand.BEGUN:
        half = QColor(theme.amber)
        half.setAlphaF(0.55)
        dip(painter, None, half)
        painter.drawChord(disk, 180 * 16, 180 * 16)
    if done:
        pen = QPen(QColor(readable_on(ground)), disk.width() / 11)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        tick = ((0.27, 0.53), (0.43, 0.69), (0.74, 0.34))
        points = [QPointF(disk.x() + x * disk.width(), disk.y() + y * disk.height()) for x, y in tick]
        painter.drawPolyline(QPolygonF(points))
    else:
        bold = QFont(font)
        bold.setBold(True)
        bold.setPixelSize(round(disk.height() * 0.5))
        painter.setFont(bold)
        painter.setPen(QColor(theme.text))
        painter.drawText(disk, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def tile_ground(theme: Theme, *, chosen: bool = False, hovered: bool = False) -> str:
    """Return the color on which the words of a tile stand."""
    if theme.plain:
        return theme.picked if chosen else theme.panel
    ground = mix(theme.panel, theme.cloth, 0.12)
    if chosen:
        return mix(ground, theme.picked, 0.25)
    return mix(ground, theme.text, 0.08) if hovered else ground


def _draw_ground(painter: QPainter, rect: QRect, face: TileFace, look: Look) -> None:
    theme = look.theme
    edge, width = (theme.text if theme.plain else theme.panel_edge), 1.0
    if face.is_next:
        edge, width = theme.amber, 2.5
    if look.chosen:
        edge, width = theme.picked if not theme.plain else theme.text, 2.5
    if look.hovered and width < 2:
        edge = theme.text if theme.plain else theme.inlay
    if look.focused:
        edge, width = theme.glow_focus, 3.0
    dip(painter, QPen(QColor(edge), width), QColor(tile_ground(theme, chosen=look.chosen, hovered=look.hovered)))
    by = width / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(by, by, -by, -by), 8, 8)


def _draw_foot(painter: QPainter, place: QRect, face: TileFace, look: Look) -> None:
    """Draw a word on a plate at the picture's lower right corner."""
    theme = look.theme
    ground = theme.amber if face.is_next else theme.panel
    bold = QFont(look.font)
    bold.setBold(face.is_next)
    metrics = QFontMetrics(bold)
    wide = min(metrics.horizontalAdvance(face.foot) + 20, place.width() - 12)
    plate = QRectF(place.right() - 5 - wide, place.bottom() - 5 - metrics.height() - 6, wide, metrics.height() + 6)
    dip(painter, QPen(QColor(theme.amber_dark if face.is_next else theme.panel_edge), 1), QColor(ground))
    painter.drawRoundedRect(plate, 5, 5)
    painter.setFont(bold)
    painter.setPen(QColor(readable_on(ground) if face.is_next else theme.text))
    shown = metrics.elidedText(face.foot, Qt.TextElideMode.ElideRight, round(wide) - 8)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, shown)


def _write(painter: QPainter, rect: QRect, top: int, face: TileFace, look: Look) -> None:
    theme = look.theme
    ground = tile_ground(theme, chosen=look.chosen, hovered=look.hovered)
    strong = readable_on(ground) if theme.plain else theme.text
    dim = strong if theme.plain else mix(theme.text, theme.text_dim, 0.7)
    within, top = rect.adjusted(PAD, 0, -PAD, -PAD // 2), top + PAD // 2
    side = _sign(look.font)
    bold = title_font(look.font)
    title = within.adjusted(_sign_room(face, look.font), 0, 0, 0)
    high = _wrapped_height((face.title,), title.width(), bold, MOST_TITLE)
    if face.sign:
        disk = QRectF(within.left(), top, side, side)
        draw_sign(painter, disk, face.sign, face.stand, theme, look.font)
    title.setTop(top + max(0, (side - high) // 2 if face.sign else 0))
    _write_lines(painter, title, (face.title,), bold, strong, MOST_TITLE)
    within.setTop(top + max(high, side if face.sign else 0))
    _write_lines(painter, within, face.lines, look.font, dim, MOST_LINES)


def _sign(font: QFont) -> int:
    """Return the diameter of a sign beside a title in this font."""
    return max(SIGN, QFontMetrics(title_font(font)).height())


def _sign_room(face: TileFace, font: QFont) -> int:
    """Return how much of the title's width its sign takes."""
    return _sign(font) + PAD if face.sign else 0


def _write_lines(
    painter: QPainter, place: QRect, texts: tuple[str, ...], font: QFont, ink: str, most: int
) -> None:  # fmt: skip
    """Write as many lines as there is room for."""
    metrics = QFontMetrics(font)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    top = place.top()
    for line in _wrapped(texts, place.width(), font, most):
        if top + metrics.height() > place.bottom() + 2:
            return
        painter.drawText(QRect(place.left(), top, place.width(), metrics.height()), Qt.TextFlag.TextSingleLine, line)
        top += metrics.height()


def _wrapped_height(texts: tuple[str, ...], wide: int, font: QFont, most: int) -> int:
    return len(_wrapped(texts, wide, font, most)) * QFontMetrics(font).height()


def _wrapped(texts: tuple[str, ...], wide: int, font: QFont, most: int) -> tuple[str, ...]:
    """Return texts in lines of this width; what has no room in `most` lines ends with …."""
    key = (texts, wide, font.key(), most)
    return _WRAPPED.made_once(key, lambda: tuple(_in_lines(texts, wide, QFontMetrics(font), most)))


def _in_lines(texts: tuple[str, ...], wide: int, metrics: QFontMetrics, most: int) -> list[str]:
    lines: list[str] = []
    for number, text in enumerate(texts):
        words = text.split()
        while words:
            line = words.pop(0)
            if len(lines) == most - 1:  # the last one takes all that is left
                line = " ".join((line, *words, *texts[number + 1 :]))
                words = []
            while words and metrics.horizontalAdvance(f"{line} {words[0]}") < wide:  # it is rounded, and … would come
                line = f"{line} {words.pop(0)}"
            lines.append(metrics.elidedText(line, Qt.TextElideMode.ElideRight, wide))
        if len(lines) >= most:
            break
    return lines[:most]


_WRAPPED: Final[Bounded[tuple[tuple[str, ...], int, str, int], tuple[str, ...]]] = Bounded(most=1000)
"""Texts as they were broken into lines: a page of tiles asks several times while it is laid out."""


class Tile(QAbstractButton):
    """A tile that can be clicked; the arrow keys lead to the tiles around it on its page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.face = TileFace("")
        self._paint: Paint | None = None
        self._menu: QMenu | None = None
        table_pictures().painted_some.connect(self._on_painted)

    def present(self, face: TileFace, *, name: str = "", paint: Paint | None = None) -> None:
        """Show this; `name` is what a screen reader calls it, the title if there is none."""
        self.face, self._paint = face, paint
        self.setText((name or face.title).replace("&", "&&"))
        self.setAccessibleName(name or face.title)
        self.setAccessibleDescription(" ".join(face.lines))
        self.setToolTip(tip("\n".join((face.title, *face.lines))))
        self.updateGeometry()
        self.update()

    def offer(self, menu: QMenu | None) -> None:
        """Let the right button and the key of menus open this menu."""
        self._menu = menu

    def height_at(self, width: int, most: int = MOST_LINES) -> int:
        """Return how high it is at this width with so many of its lines at most; the tooltip has all of them."""
        return tile_height(self.face, width, self.font(), most)

    def sizeHint(self) -> QSize:
        """Return a size of which a few fit a small window."""
        width = round(220 * letters_grown(self.fontMetrics()))
        return QSize(width, self.height_at(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return clicks, arrow keys go to the neighbors, the key of menus opens the menu."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key in ARROWS:
            self._go(key)
        else:
            super().keyPressEvent(event)

    def _go(self, key: Qt.Key) -> None:
        found = neighbor(self, _tiles_around(self), key)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            bring_into_sight(found)

    def contextMenuEvent(self, event: QEvent) -> None:
        """Open the menu, where there is one."""
        if self._menu is not None:
            event.accept()
            self._menu.popup(self.mapToGlobal(self.rect().center()))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Draw it as what a click would mean."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Draw it as before."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile."""
        del event
        painter = QPainter(self)
        look = Look(
            ui.theme, self.font(), self.devicePixelRatioF(), hovered=self.underMouse(), focused=self.hasFocus()
        )  # fmt: skip
        draw_tile(painter, self.rect(), self.face, look, self._paint)
        painter.end()

    def _on_painted(self) -> None:
        if self.isVisible():
            self.update()


def bring_into_sight(widget: QWidget) -> None:
    """Scroll the page around a widget so that it is seen whole."""
    around: QWidget | None = widget
    while around is not None:
        around = around.parentWidget()
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget, PAD, PAD)


def _tiles_around(tile: Tile) -> list[Tile]:
    """Return the tiles of the page that a tile stands on."""
    page: QWidget = tile
    while (above := page.parentWidget()) is not None and not isinstance(page, TileGround):
        page = above
    return [one for one in page.findChildren(Tile) if one.isVisible() and one is not tile]


class TileGround(QWidget):
    """A page on which arrow keys lead from tile to tile."""


def neighbor(tile: Tile, others: list[Tile], key: Qt.Key) -> Tile | None:
    """Return the nearest tile in the direction of an arrow key; to the left and right also in the next row."""
    here = _place(tile)
    ahead = [(away, number) for number, one in enumerate(others) if (away := _away(here, key, _place(one))) is not None]
    if ahead:
        return others[min(ahead)[1]]
    if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        return None
    forward = key is Qt.Key.Key_Right
    rest = [one for one in others if (_place(one).top() > here.top()) is forward and _place(one).top() != here.top()]
    rest.sort(key=lambda one: (_place(one).top(), _place(one).left()))
    return (rest[0] if forward else rest[-1]) if rest else None


def _place(tile: Tile) -> QRect:
    return QRect(tile.mapToGlobal(tile.rect().topLeft()), tile.size())


def _away(here: QRect, key: Qt.Key, there: QRect) -> tuple[int, int] | None:
    """Return how far away a place is in a direction, and how far aside; None where it lies elsewhere."""
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        if there.top() >= here.bottom() or there.bottom() <= here.top():
            return None
        ahead = there.left() - here.left() if key is Qt.Key.Key_Right else here.left() - there.left()
        return (ahead, 0) if ahead > 0 else None
    ahead = there.top() - here.top() if key is Qt.Key.Key_Down else here.top() - there.top()
    overlaps = there.top() < here.bottom() and there.bottom() > here.top()
    return (ahead, abs(there.center().x() - here.center().x())) if ahead > 0 and not overlaps else None

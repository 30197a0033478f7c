"""The parts of the deck sheet on the screen: both sides of the identity card, the list, the cards, one card large."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.collection.listing import icon_name
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.faces import CARD_RATIO
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.card.explaining import explained
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.identity import CARD, list_groups, paint_back, paint_front
from kfdesk.desk.sheet.lines import SheetLine, sheet_lines
from kfdesk.desk.sheet.proxies import paint_plain
from kfdesk.desk.sheet.signs import draw_rarity
from kfdesk.engine.terms import House
from kfdesk.text.runs import plain
from kfdesk.text.words import Words

TILE_WIDTH = 124
"""Width of a card among the others, in logical pixels at card factor 1."""
_GAP = 18
_MEMORY = 24 * 1024 * 1024


class SheetFaces:
    """Paints the faces of a sheet's lines and keeps them; unknown cards are painted as plain words."""

    def __init__(self) -> None:
        self.theme: Theme = LIGHT
        self.language = "en"
        self._cache = PixmapCache(_MEMORY)

    def clear(self) -> None:
        """Forget all faces: the colors or the deck changed."""
        self._cache.clear()

    def pixmap(self, line: SheetLine, width: int, ratio: float) -> QPixmap:
        """Return a line's face, `width` logical pixels wide, for a screen of this device pixel ratio."""
        size = QSizeF(width, round(width * CARD_RATIO))
        look = line.look(self.language)
        if look is not None:
            return self._cache.pixmap(look, size, ratio, theme=self.theme)
        made = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        with painting_on(made) as painter:
            paint_plain(painter, line, size, self.theme, self.language)
        return made


class IdentityView(QWidget):
    """Front and back of the identity card side by side, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record: DeckRecord | None = None
        self._theme: Theme = LIGHT
        self._language = "en"
        self._painted: QPixmap | None = None

    def present(self, record: DeckRecord | None, theme: Theme, language: str) -> None:
        """Show a deck's identity card in these colors and this language."""
        self._record, self._theme, self._language = record, theme, language
        self._painted = None
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the size below which nothing can be read."""
        return QSize(300, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint anew in the new size."""
        self._painted = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both sides."""
        del event
        if self._record is None:
            return
        ratio = self.devicePixelRatioF()
        if self._painted is None or self._painted.devicePixelRatioF() != ratio:
            self._painted = self._both(self._record, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _both(self, record: DeckRecord, ratio: float) -> QPixmap:
        made = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        room = QSizeF(self.width() - 3 * _GAP, self.height() - 2 * _GAP)
        scale = max(0.05, min(room.width() / (2 * CARD.width()), room.height() / CARD.height()))
        wide = CARD.width() * scale
        left = (self.width() - 2 * wide - _GAP) / 2
        top = (self.height() - CARD.height() * scale) / 2
        with painting_on(made) as painter:
            for paint, x in ((paint_front, left), (paint_back, left + wide + _GAP)):
                painter.save()
                painter.translate(x, top)
                painter.scale(scale, scale)
                paint(painter, record, self._theme, self._language)
                painter.restore()
        return made


class ListView(QTreeWidget):
    """The cards under their houses, with copies, number, rarity and marks; `chosen` says which line is current."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setIndentation(14)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self.setIconSize(QSize(18, 18))
        self.setAllColumnsShowFocus(True)
        self.currentItemChanged.connect(self._on_current)
        self._lines: list[SheetLine] = []

    def present(self, record: DeckRecord, theme: Theme, language: str, cards: str) -> None:
        """Show a deck's list; headings in `language`, names in `cards`."""
        self.blockSignals(True)
        self.clear()
        self._lines.clear()
        columns = (s.COLUMN_CARD, s.COLUMN_COUNT, s.COLUMN_NUMBER, s.COLUMN_TYPE, s.COLUMN_RARITY, s.COLUMN_MARKS)
        self.setHeaderLabels([words.say(language) for words in columns])
        bold = QFont(self.font())
        bold.setBold(True)
        for house, title, lines in list_groups(record):
            top = QTreeWidgetItem([title.say(language)])
            top.setFont(0, bold)
            top.setIcon(0, _emblem(house, theme))
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.addTopLevelItem(top)
            top.setFirstColumnSpanned(True)
            for line in lines:
                top.addChild(self._row(line, theme, language, cards))
            top.setExpanded(True)
        # Names are never cut: where there is little room the list scrolls sideways.
        head = self.header()
        for column in range(self.columnCount()):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        self.blockSignals(False)

    def line_of(self, item: QTreeWidgetItem | None) -> SheetLine | None:
        """Return the deck's line of a row, None for a heading."""
        number = item.data(0, Qt.ItemDataRole.UserRole) if item is not None else None
        return self._lines[number] if isinstance(number, int) else None

    def _row(self, line: SheetLine, theme: Theme, language: str, cards: str) -> QTreeWidgetItem:
        marks = [words.say(language) for words, _ in line.marks]
        item = QTreeWidgetItem(
            [
                line.name(cards),
                f"{line.line.count}×",
                line.number,
                line.kind(language),
                line.rarity_words.say(language),
                ", ".join(marks),
            ]
        )
        item.setIcon(4, _sign(line.rarity, theme))
        if line.icons:
            item.setIcon(5, _icons(line.icons, theme))
            item.setText(5, ", ".join([*marks, *_icon_words(line, language)]))
        item.setToolTip(5, tip("\n".join(explained(rule).say(language) for rule in line.rules)))
        item.setData(0, Qt.ItemDataRole.UserRole, len(self._lines))
        self._lines.append(line)
        return item

    def _on_current(self, item: QTreeWidgetItem | None, before: QTreeWidgetItem | None) -> None:
        del before
        line = self.line_of(item)
        if line is not None:
            self.chosen.emit(line)


def _icon_words(line: SheetLine, language: str) -> list[str]:
    return [s.ICONS.get(icon, icon_name(icon)).say(language) for icon in line.line.icons]


def _painted_icon(paint: Callable[[QPainter], None]) -> QIcon:
    made = QPixmap(72, 72)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        paint(painter)
    return QIcon(made)


def _emblem(house: House | None, theme: Theme) -> QIcon:
    return _painted_icon(lambda painter: draw_emblem(painter, house, QRectF(2, 2, 68, 68), theme))


def _sign(rarity: str, theme: Theme) -> QIcon:
    return _painted_icon(lambda painter: draw_rarity(painter, rarity, QRectF(12, 12, 48, 48), theme.text))


def _icons(names: tuple[str, ...], theme: Theme) -> QIcon:
    """Return the first bonus icon: a row has room for one, the words name them all."""
    return _painted_icon(lambda painter: draw_icon(painter, names[0], QRectF(4, 4, 64, 64), theme))


class CardTile(QAbstractButton):
    """One line's card among the others, with the number of copies where there are several."""

    def __init__(self, line: SheetLine, faces: SheetFaces, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = line
        self._faces = faces
        self._size = QSize(width + 8, round(width * CARD_RATIO) + 8)
        name = line.name(faces.language)
        if line.line.count > 1:
            name = s.TIMES.filled(n=line.line.count, card=name).say("en")
        self.setAccessibleName(name)
        self.setToolTip(tip(name))
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return the card with room for its frame."""
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, the number of copies, and a frame where the pointer or the focus is."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(4, 4, self._faces.pixmap(self.line, self._size.width() - 8, self.devicePixelRatioF()))
        if self.line.line.count > 1:
            self._count(painter)
        if self.isChecked() or self.hasFocus() or self.underMouse():
            style = Qt.PenStyle.DashLine if self.hasFocus() and not self.isChecked() else Qt.PenStyle.SolidLine
            dip(painter, QPen(self.palette().highlight().color(), 4 if self.isChecked() else 2, style), None)
            painter.drawRoundedRect(QRect(2, 2, self._size.width() - 4, self._size.height() - 4), 8, 8)
        painter.end()

    def _count(self, painter: QPainter) -> None:
        words = f"×{self.line.line.count}"
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        wide = QFontMetrics(bold).horizontalAdvance(words) + 14
        tall = QFontMetrics(bold).height() + 4
        badge = QRect(self._size.width() - wide - 8, round(self._size.height() * 0.62), wide, tall)
        dip(painter, QPen(self.palette().mid().color(), 1), self.palette().window())
        painter.drawRoundedRect(badge, tall / 2, tall / 2)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, words)


class CardsView(Scrolled):
    """Every card of the deck; `chosen` says which was clicked."""

    chosen = Signal(object)

    def __init__(self, faces: SheetFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._faces = faces
        self.tiles: list[CardTile] = []
        """The cards shown, in order."""

    def present(self, record: DeckRecord, factor: float) -> None:
        """Show a deck's cards, `factor` times as large as designed."""
        inner = QWidget()
        flow = FlowLayout(inner, 6)
        self.tiles = []
        for line in sheet_lines(record):
            tile = CardTile(line, self._faces, round(TILE_WIDTH * factor), inner)
            tile.clicked.connect(lambda _=False, tile=tile: self._on_clicked(tile))
            flow.addWidget(tile)
            self.tiles.append(tile)
        self.setWidget(inner)

    def mark(self, line: SheetLine | None) -> None:
        """Frame the card that is shown large."""
        for tile in self.tiles:
            tile.setChecked(tile.line == line)

    def _on_clicked(self, tile: CardTile) -> None:
        self.mark(tile.line)
        self.chosen.emit(tile.line)


class LargeCard(QWidget):
    """One card as large as its place allows, or a hint while none is chosen."""

    def __init__(self, faces: SheetFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.line: SheetLine | None = None
        self._hint: Words = s.NO_PREVIEW
        self._language = "en"
        self.setMinimumWidth(160)

    def present(self, line: SheetLine | None, language: str) -> None:
        """Show a line's card; the hint is worded in `language`."""
        self.line, self._language = line, language
        self.setAccessibleName(line.name(self._faces.language) if line is not None else self._hint.say(language))
        text = line.text(self._faces.language) if line is not None else ()
        self.setAccessibleDescription(plain(in_words(text, self._faces.language)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which rules text reads well."""
        return QSize(340, 480)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card at the top, in the middle."""
        del event
        painter = QPainter(self)
        if self.line is None:
            painter.setPen(self.palette().placeholderText().color())
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(12, 12, -12, -12), flags, self._hint.say(self._language))
        else:
            width = int(min(self.width() - 8, (self.height() - 8) / CARD_RATIO, 460))
            pixmap = self._faces.pixmap(self.line, max(60, width), self.devicePixelRatioF())
            painter.drawPixmap((self.width() - width) // 2, 4, pixmap)
        painter.end()

"""The text of a log: rows that fold, with links to cards, and painted beside them whose they are and what they tell.

A row is a block of a document, so that text wraps, is read to a screen reader, marked and copied as in any text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QToolTip

from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.log_icons import line_icon
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log.document import ROW_MARGIN, STRIPE, LogDocument, Measures
from kfdesk.desk.log.player_marks import draw_player_mark, player_ink
from kfdesk.desk.log.rows import RULE, FoldKey, Row
from kfdesk.engine.rules import RuleId

LEAST_ROWS: Final = 4
"""So many rows are seen at least, however large the text is."""


@lru_cache(maxsize=512)
def _sign(name: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the picture of a sign."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting_on(pixmap) as painter:
        draw_icon(painter, name, QRectF(0, 0, size, size), theme)
    return pixmap


class LogText(QTextBrowser):
    """Shows a document of rows, and lets one of them be meant, folded or asked about.

    Keys: Up, Down, Home and End go from row to row, Left and Right (or - and +) fold and unfold, Space does either,
    Enter means the row, Tab goes to the links.
    """

    meant = Signal(int)
    """The number of the row that was clicked, or that Enter was pressed on."""
    fold_wanted = Signal(object, bool)
    """What is to be folded (True) or unfolded: a `FoldKey`."""
    font_changed = Signal()
    menu_wanted = Signal(int, object)
    """The number of the row whose menu is wanted, and where on the screen."""

    def __init__(self) -> None:
        super().__init__()
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies behind is not painted too
        self.tip_of: Callable[[Row], str] = lambda _: ""
        """What is said of a row when its sign is pointed at."""
        self.tip_of_rule: Callable[[RuleId], str] = lambda _: ""
        """What is said of a term when it is pointed at, by the entry of the rulebook that explains it."""
        self._pointed = -1
        self.lit: tuple[int, int] = (0, 0)
        """The first row that has a ground, and the one after the last."""
        self._pressed = False

    def setDocument(self, document: QTextDocument) -> None:
        """Show a document; a frame around a row shows where the keyboard is, not a cursor in its text."""
        super().setDocument(document)
        self.setCursorWidth(0)

    def light_up(self, first: int, end: int) -> None:
        """Lay a ground under the rows from `first` up to before `end`: those of the moment shown."""
        if (first, end) != self.lit:
            self.lit = (first, end)
            self.viewport().update()

    @property
    def rows(self) -> list[Row]:
        """The rows shown."""
        document = self.document()
        return document.rows if isinstance(document, LogDocument) else []

    @property
    def current(self) -> int:
        """The number of the row on which the keyboard is."""
        return self.textCursor().blockNumber()

    def go_to(self, number: int) -> None:
        """Put the keyboard on a row, and show it."""
        rows = self.rows
        if rows:
            block = self.document().findBlockByNumber(min(max(number, 0), len(rows) - 1))
            self.setTextCursor(QTextCursor(block))
            self.viewport().update()

    def to_end(self) -> None:
        """Scroll to the latest row, all text laid out: otherwise that comes later, and the log is painted twice."""
        self.document().documentLayout().documentSize()
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def keep_in_sight(self) -> None:
        """Scroll no further than needed to the rows that stand out, to the latest row where none do."""
        first, end = self.lit
        if first >= end:
            self.to_end()
            return
        self.document().documentLayout().documentSize()
        bar, room = self.verticalScrollBar(), self.viewport().height()
        top, bottom = self._rect_of(first).top(), self._rect_of(end - 1).bottom()
        if top < bar.value() or bottom - top > room:
            bar.setValue(int(top))
        elif bottom > bar.value() + room:
            bar.setValue(ceil(bottom - room))

    def row_at(self, at: QPointF) -> int:
        """Return the number of the row at a point of the viewport, -1 where there is none."""
        y = at.y() + self.verticalScrollBar().value()
        number = self._block_at(y).blockNumber() if self.rows else -1
        return number if number >= 0 and y <= self._rect_of(number).bottom() else -1

    def row_rect(self, number: int) -> QRectF:
        """Return where a row lies in the viewport, its signs included."""
        return self._rect_of(number).translated(0, -self.verticalScrollBar().value())

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about among the rows; all other keys do what they do in any text."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not (plain and self.rows and self._take_key(Qt.Key(event.key()))):
            super().keyPressEvent(event)

    def _take_key(self, key: Qt.Key) -> bool:
        """Do what a key means; return False where it means nothing here."""
        current, last = self.current, len(self.rows) - 1
        at_link = self.textCursor().hasSelection() and self.textCursor().charFormat().isAnchor()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if at_link:
                return False
            self.meant.emit(current)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Minus):
            self._fold_or_go_up(current)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Plus):
            self._unfold_or_go_down(current)
        elif key == Qt.Key.Key_Space:
            self._toggle(current)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            there = {Qt.Key.Key_Up: current - 1, Qt.Key.Key_Down: current + 1, Qt.Key.Key_Home: 0}.get(key, last)
            self.go_to(there)
        else:
            return False
        return True

    def _fold_or_go_up(self, number: int) -> None:
        """Fold what stands below a row; where nothing does, go to the row that it stands below."""
        row = self.rows[number]
        if row.key is not None and not row.folded:
            self.fold_wanted.emit(row.key, True)
        else:
            self.go_to(self.above(number))

    def _unfold_or_go_down(self, number: int) -> None:
        row = self.rows[number]
        if row.key is not None and row.folded:
            self.fold_wanted.emit(row.key, False)
        else:
            self.go_to(number + 1)

    def _toggle(self, number: int) -> None:
        key = self.foldable(number)
        if key is not None:
            row = next(row for row in self.rows if row.key == key)
            self.fold_wanted.emit(key, not row.folded)

    def above(self, number: int) -> int:
        """Return the number of the row that a row stands below: of its action, else of its turn; itself for a turn."""
        rows, deep = self.rows, self.rows[number].depth > 0
        for at in range(number, -1, -1):
            if rows[at].heading or deep and rows[at].depth == 0:
                return at
        return 0

    def foldable(self, number: int) -> FoldKey | None:
        """Return what a row folds, else the row above it."""
        return self.rows[number].key or self.rows[self.above(number)].key

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fold where a chevron or a heading is pressed."""
        number = self.row_at(event.position())
        row = self.rows[number] if number >= 0 else None
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = left and row is not None
        if left and row is not None and row.key is not None and self._on_chevron(event.position(), row):
            self._pressed = False
            self.go_to(number)
            self.fold_wanted.emit(row.key, not row.folded)
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click that selects nothing and is on no link as meaning its row."""
        pressed, self._pressed = self._pressed, False
        on_link = bool(self.anchorAt(event.position().toPoint()))
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton or not pressed or on_link:
            return
        number = self.row_at(event.position())
        if number >= 0 and not self.textCursor().hasSelection():
            self.go_to(number)
            self.meant.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the row under the pointer stand out."""
        super().mouseMoveEvent(event)
        self._point_at(self.row_at(event.position()))
        if not self.anchorAt(event.position().toPoint()):
            over = self._pointed >= 0
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        """Let no row stand out."""
        super().leaveEvent(event)
        self._point_at(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a row."""
        keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        number = self.current if keyboard else self.row_at(QPointF(event.pos()))
        if 0 <= number < len(self.rows):
            self.go_to(number)
            place = self.row_rect(number).bottomLeft().toPoint() if keyboard else event.pos()
            self.menu_wanted.emit(number, self.viewport().mapToGlobal(place))

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what a sign or a term means when it is pointed at."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.tip_at(event.pos())
            if text:
                QToolTip.showText(event.globalPos(), text, self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def tip_at(self, at: QPoint) -> str:
        """Return what is said of the term or sign at a point of the viewport, "" where there is neither."""
        link = self.anchorAt(at)
        if link.startswith(RULE):
            return self.tip_of_rule(link.removeprefix(RULE))
        number = self.row_at(QPointF(at))
        row = self.rows[number] if number >= 0 else None
        return self.tip_of(row) if row is not None and at.x() < self._indent(row) else ""

    def _point_at(self, number: int) -> None:
        if number != self._pointed:
            self._pointed = number
            self.viewport().update()

    def _on_chevron(self, at: QPointF, row: Row) -> bool:
        return row.heading or at.x() < self._measures.sign + row.depth * self._measures.step

    # Painting.

    @property
    def _measures(self) -> Measures:
        document = self.document()
        known = document.measures if isinstance(document, LogDocument) else None
        return known or Measures.of(document.defaultFont())

    def _indent(self, row: Row) -> float:
        return self._measures.text + row.depth * self._measures.step

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grounds below the text and signs beside it."""
        seen = self._seen(event) if self.rows else []
        with painting_on(self.viewport()) as painter:
            painter.fillRect(event.rect(), color(ui.theme.field))
            focused = self.current if self.hasFocus() else -1
            for row, number, _, rect in seen:
                self._paint_ground(painter, row, number, rect, has_keyboard=number == focused)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            measures, scrolled = self._measures, self.verticalScrollBar().value()
            for row, _, block, _ in seen:
                self._paint_signs(painter, row, block, measures, scrolled)
        super().paintEvent(event)

    def _seen(self, event: QPaintEvent) -> list[tuple[Row, int, QTextBlock, QRectF]]:
        """Return the rows that are to be painted, each with its number, its block and where it lies in the viewport."""
        rows, layout = self.rows, self.document().documentLayout()
        scrolled, width = self.verticalScrollBar().value(), self.viewport().width()
        top = event.rect().top() + scrolled
        bottom = top + event.rect().height()
        found, block = list[tuple[Row, int, QTextBlock, QRectF]](), self._block_at(top)
        number = block.blockNumber()
        while block.isValid():
            place = layout.blockBoundingRect(block)
            y, height = place.top(), place.height()
            if y > bottom and found:
                break
            rect = QRectF(0, y - ROW_MARGIN - scrolled, width, height + 2 * ROW_MARGIN)
            found.append((rows[number], number, block, rect))
            block, number = block.next(), number + 1
        return found

    def _paint_ground(self, painter: QPainter, row: Row, number: int, rect: QRectF, *, has_keyboard: bool) -> None:
        """Paint what lies below a row's text, and the line at its left, to whole pixels: rows are painted singly."""
        theme = ui.theme
        first, end = self.lit
        if first <= number < end:
            painter.fillRect(rect, QColor(mix(theme.field, theme.glow_selected, 0.24)))
        if has_keyboard:
            painter.setPen(color(theme.glow_focus))
            painter.drawRect(rect.adjusted(STRIPE + 1.5, 0.5, -1.5, -0.5))
        elif number == self._pointed:
            painter.fillRect(rect, color(theme.text, 0.09))
        if row.player is not None:
            self._paint_stripe(painter, row.player, rect)

    def _paint_signs(self, painter: QPainter, row: Row, block: QTextBlock, measures: Measures, scrolled: int) -> None:
        laid = block.layout()
        line, place = laid.lineAt(0), laid.position()
        middle = place.y() - scrolled + line.y() + line.height() / 2
        left = row.depth * measures.step
        if row.key is not None:
            at = QPointF(measures.chevron + left + measures.size * 0.3, middle)
            self._paint_chevron(painter, at, measures.size * 0.24, row.folded)
        top = middle - measures.size / 2
        if row.heading:
            if row.player is not None:
                box = QRectF(measures.sign + left, top, measures.size, measures.size)
                draw_player_mark(painter, row.player, box.adjusted(1, 1, -1, -1), ui.theme)
            if row.house is not None:
                end = laid.lineAt(laid.lineCount() - 1)
                x = place.x() + end.x() + end.naturalTextWidth() + measures.size * 0.5
                self._paint_sign(painter, f"house:{row.house}", QPointF(x, top), measures.size)
        elif row.line is not None:
            at = QPointF(measures.sign + left, top)
            self._paint_sign(painter, line_icon(row.line.kind, row.line.detail), at, measures.size)

    def _paint_stripe(self, painter: QPainter, player: int, rect: QRectF) -> None:
        """Paint a line along a row: one for the first player, two for the second."""
        ink = color(player_ink(ui.theme, player))
        if player:
            for x in (0.0, STRIPE - 1.0):  # whole pixels: they look the same in whatever order rows are painted
                painter.fillRect(QRectF(x, rect.top(), 2.0, rect.height()), ink)
        else:
            painter.fillRect(QRectF(0, rect.top(), STRIPE, rect.height()), ink)

    def _paint_chevron(self, painter: QPainter, at: QPointF, half: float, folded: bool) -> None:
        """Paint a triangle of this half size that points right where rows are folded below, else down."""
        dip(painter, None, color(ui.theme.text_dim))
        if folded:
            corners = [QPointF(-half * 0.8, -half), QPointF(half, 0), QPointF(-half * 0.8, half)]
        else:
            corners = [QPointF(-half, -half * 0.8), QPointF(half, -half * 0.8), QPointF(0, half)]
        painter.drawPolygon([at + corner for corner in corners])

    def _paint_sign(self, painter: QPainter, name: str, at: QPointF, size: float) -> None:
        pixmap = _sign(name, round(size), self.devicePixelRatioF(), ui.theme)
        painter.drawPixmap(at, pixmap)

    # Places.

    def _block_at(self, y: float) -> QTextBlock:
        """Return the block at a height of the document, the last one above it where there is none."""
        document, layout = self.document(), self.document().documentLayout()
        block = document.findBlock(max(0, layout.hitTest(QPointF(0, y), Qt.HitTestAccuracy.FuzzyHit)))
        while layout.blockBoundingRect(block).top() > y and (before := block.previous()).isValid():
            block = before
        return block

    def _rect_of(self, number: int) -> QRectF:
        """Return where a row lies in the document."""
        document = self.document()
        rect = document.documentLayout().blockBoundingRect(document.findBlockByNumber(number))
        return QRectF(0, rect.top() - ROW_MARGIN, self.viewport().width(), rect.height() + 2 * ROW_MARGIN)

    def changeEvent(self, event: QEvent) -> None:
        """Tell that the text has another size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setMinimumHeight(LEAST_ROWS * (self.fontMetrics().height() + 2 * ROW_MARGIN))
            self.font_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest row in sight, or those that stand out."""
        super().resizeEvent(event)
        self.keep_in_sight()


def handle_and_id(url: QUrl) -> tuple[str, str]:
    """Return the handle and the facts id that a link to a card gives."""
    handle, _, card = url.path().partition("/")
    return handle, card

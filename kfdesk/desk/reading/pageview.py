"""The page of the manual that is read: text, pictures as wide as there is room, marks on what was searched for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSizeF, QUrl, Signal
from PySide6.QtGui import QColor, QImage, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from kfdesk.desk.kit.theme import Theme, readable_on
from kfdesk.desk.reading.document import blocks, fill, level, place_pictures
from kfdesk.desk.reading.pages import Page

MARGIN = 18
"""Free room around the text, in logical pixels."""
SEEN_AT_ONCE = 0.9
"""Height of a picture at most, as a share of what is seen at once."""


class PageView(QTextBrowser):
    """Shows one page; it follows no link itself but says `link_clicked`."""

    link_clicked = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = ""
        self.setOpenLinks(False)
        self.setMinimumWidth(260)
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self.link_clicked)

    def show_page(self, page: Page, language: str, theme: Theme) -> None:
        """Show a page from its beginning; its pictures are those of a language."""
        self._language = language
        self.ensurePolished()
        fill(self.document(), page.text, self.font(), theme)
        self.moveCursor(QTextCursor.MoveOperation.Start)  # it was carried to the end, and is scrolled to when shown
        self._place_pictures()

    def go_to_section(self, section: int) -> None:
        """Scroll to a section, from 1; 0 is the beginning of the page. What is marked there comes into sight."""
        heads = [block for block in blocks(self.document()) if level(block) == 2]
        head = heads[section - 1] if 0 < section <= len(heads) else self.document().begin()
        if section:
            self._scroll_to(head)
        else:
            self.verticalScrollBar().setValue(0)
        marks = sorted(mark.cursor.position() for mark in self.extraSelections())
        first = next((mark for mark in marks if mark >= head.position()), None)
        if first is not None:
            cursor = self.textCursor()
            cursor.setPosition(first)
            self.setTextCursor(cursor)

    def highlight(self, words: Sequence[str], theme: Theme) -> None:
        """Mark these words wherever they stand on the page."""
        marks = []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull():
                marks.append(_mark(cursor, theme))
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(marks)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Return an empty picture: `place_pictures` gives the document those it needs, in the size it needs."""
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return QImage()
        return super().loadResource(kind, url)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the pictures the new room; what stands at the top stays there."""
        top = self.cursorForPosition(QPoint(MARGIN, MARGIN)) if self.verticalScrollBar().value() else None
        super().resizeEvent(event)
        self._place_pictures()
        if top is None:
            self.verticalScrollBar().setValue(0)
        else:
            self._scroll_to(top.block())

    def _scroll_to(self, block: QTextBlock) -> None:
        self.document().size()  # the whole page is laid out now
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - MARGIN // 2)

    def _place_pictures(self) -> None:
        if self._language:
            seen = self.viewport().size()
            room = QSizeF(max(100, seen.width() - 2 * MARGIN), max(100, seen.height() * SEEN_AT_ONCE))
            place_pictures(self.document(), self._language, room, ratio=self.devicePixelRatioF())


def _mark(cursor: QTextCursor, theme: Theme) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.cursor = cursor
    mark.format.setBackground(QColor(theme.check))
    mark.format.setForeground(QColor(readable_on(theme.check)))
    return mark

"""Where the text of a card is written: what is not understood is underlined, and says what could stand there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeySequence,
    QMouseEvent,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QTextEdit, QToolTip, QWidget

from kfdesk.collection.homemade import LONGEST_TEXT, MOST_LINES
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.keyboard.place_keys import NEXT_NOT_UNDERSTOOD, PROPOSALS
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import follow_theme, say, says, ui
from kfdesk.records import record
from kfdesk.text.runs import of_text, plain
from kfdesk.text.translating import SOURCE

LINES: Final = 7
"""So many lines of text have room; more scroll."""
_OTHER_BREAKS: Final = "\v\f\x1c\x1d\x1e\x85"
"""Signs besides the usual that end a line of a card's text, and which Qt takes for letters: some files hold them."""


@record
class Marked:
    """A stretch of the text that is not understood, by the numbers of its first letter and of the one behind it."""

    start: int
    end: int
    proposals: tuple[str, ...] = ()
    """What could stand there, the nearest first."""


class CardTextEdit(QPlainTextEdit):
    """A text with marks, each of which offers what could stand in its place: by a click, by a key, by a menu."""

    put_in = Signal()
    """A proposal was put in."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[tuple[QTextCursor, Marked], ...] = ()
        """Each mark with where it stands: a cursor moves along with the text while one types."""
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        self.setObjectName("homemadeText")
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)  # files that are dropped are cards for the page
        self.setMouseTracking(True)
        says(self, name=w.TEXT, hint=w.TEXT_HINT)
        self.textChanged.connect(self._cut)
        for keys, does in ((PROPOSALS, self.offer_here), (NEXT_NOT_UNDERSTOOD, self.go_to_next_mark)):
            QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetShortcut).activated.connect(does)
        follow_theme(self._dress)
        self._keep_lines()

    # Marks.

    @property
    def marks(self) -> tuple[Marked, ...]:
        """What is marked, from the beginning of the text on."""
        return tuple(mark for _, mark in self._marks)

    def show_marks(self, marks: Sequence[Marked]) -> None:
        """Underline these stretches of the text as it stands."""
        text = self.toPlainText()
        self._marks = tuple((self._cursor_on(text, mark), mark) for mark in marks)
        self._dress()

    def _cursor_on(self, text: str, mark: Marked) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(_units(text, mark.start))
        cursor.setPosition(_units(text, mark.end), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _dress(self) -> None:
        """Draw a wave below what is marked, in a color that reads on the ground: its shape tells it, too."""
        found = []
        for cursor, _ in self._marks:
            how = QTextCharFormat()
            how.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            how.setUnderlineColor(color(ui.theme.lowered))
            one = QTextEdit.ExtraSelection()
            one.cursor, one.format = cursor, how
            found.append(one)
        self.setExtraSelections(found)

    def mark_at(self, position: int) -> Marked | None:
        """Return the mark around a position of the document; None where there is none."""
        return next((mark for cursor, mark in self._marks if _is_on(cursor, position)), None)

    def go_to(self, mark: Marked) -> None:
        """Select a marked stretch."""
        for cursor, one in self._marks:
            if one == mark:
                self.setTextCursor(QTextCursor(cursor))
                self.setFocus()

    def go_to_next_mark(self) -> None:
        """Select the marked stretch behind the cursor; behind the last one comes the first."""
        here = self.textCursor().selectionStart()
        behind = [cursor for cursor, _ in self._marks if cursor.selectionStart() > here]
        for cursor in (*behind, *(cursor for cursor, _ in self._marks))[:1]:
            self.setTextCursor(QTextCursor(cursor))

    def put(self, mark: Marked, proposal: str) -> None:
        """Put a proposal in the place of a marked stretch, as one step that can be undone."""
        for cursor, one in self._marks:
            if one == mark:
                cursor.insertText(proposal)
                self._marks = tuple(pair for pair in self._marks if pair[1] != mark)
                self._dress()
                self.setFocus()
                self.put_in.emit()
                return

    # Offering.

    def offer(self, mark: Marked) -> None:
        """Open a menu of what could stand in place of a marked stretch."""
        menu = self.menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(say(w.PROPOSALS))
        menu.destroyed.connect(self._forget_menu)
        self._add_proposals(menu, mark)
        for cursor, one in self._marks:
            if one == mark:
                begin = QTextCursor(cursor)
                begin.setPosition(cursor.selectionStart())
                menu.popup(self.viewport().mapToGlobal(self.cursorRect(begin).bottomLeft()))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])

    def _forget_menu(self) -> None:
        self.menu = None

    def _add_proposals(self, menu: QMenu, mark: Marked) -> None:
        for proposal in mark.proposals:
            menu.addAction(shown(proposal).replace("&", "&&")).triggered.connect(partial(self.put, mark, proposal))
        if not mark.proposals:
            menu.addAction(say(w.NOTHING_NEAR)).setEnabled(False)

    def offer_here(self) -> None:
        """Offer what could stand at the cursor, or at the next mark where none is there."""
        here = self.textCursor()
        mark = self.mark_at(here.selectionStart()) or self.mark_at(here.position())
        if mark is None and self._marks:
            self.go_to_next_mark()
            mark = self.mark_at(self.textCursor().selectionStart())
        if mark is not None:
            self.offer(mark)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a mark offers what could stand there."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            mark = self.mark_at(self.cursorForPosition(event.position().toPoint()).position())
            if mark is not None:
                self.offer(mark)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of every text, below what could stand at this place."""
        at = self.cursorForPosition(event.pos()).position()
        mark = self.mark_at(at)
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if mark is not None and menu.actions():
            first = menu.actions()[0]
            above = QMenu(menu)
            self._add_proposals(above, mark)
            menu.insertActions(first, above.actions())
            menu.insertSeparator(first)
        menu.popup(event.globalPos())

    def event(self, event: QEvent) -> bool:
        """Say in a tooltip what could stand where the pointer rests."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._tell(event.pos(), event.globalPos())
            return True
        return super().event(event)

    def _tell(self, at: QPoint, on_screen: QPoint) -> None:
        place = self.viewport().mapFrom(self, at)
        mark = self.mark_at(self.cursorForPosition(place).position())
        if mark is None:
            QToolTip.hideText()
            return
        lines = [say(w.COULD_STAND), *map(shown, mark.proposals)] if mark.proposals else [say(w.NOTHING_NEAR)]
        QToolTip.showText(on_screen, tip("\n".join(lines)), self)

    # Room.

    def _cut(self) -> None:
        """Take away what was just written beyond the longest text of a card, as fields of one line do."""
        text, cursor = self.toPlainText(), self.textCursor()
        over = _units(text, len(text)) - LONGEST_TEXT
        breaks = [at for at, sign in enumerate(text) if sign in _OTHER_BREAKS] if over <= 0 else []
        line_ends = [at for at, sign in enumerate(text) if sign == "\n"][MOST_LINES - 1 :]
        if over <= 0 and not breaks and not line_ends:
            return
        cursor.joinPreviousEditBlock()
        end = cursor.position() if cursor.position() >= over else _units(text, len(text))
        if over > 0:
            cursor.setPosition(end - over)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        elif breaks:
            for at in breaks:
                cursor.setPosition(_units(text, at))
                cursor.deleteChar()
                cursor.insertText("\n")
        else:
            before = [at for at in line_ends if _units(text, at) < end] or line_ends
            cursor.setPosition(_units(text, before[-1]))
            cursor.deleteChar()
        cursor.endEditBlock()  # what is left over is cut by the change that this was

    def changeEvent(self, event: QEvent) -> None:
        """Keep room for some lines in letters of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_lines()

    def _keep_lines(self) -> None:
        self.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 16)


def _units(text: str, letters: int) -> int:
    """Return how many of Qt's units the first letters of a text take: some signs take two."""
    return letters + sum(ord(sign) > 0xFFFF for sign in text[:letters])


def _is_on(cursor: QTextCursor, position: int) -> bool:
    return cursor.selectionStart() <= position <= cursor.selectionEnd() and cursor.hasSelection()


def shown(proposal: str) -> str:
    """Return what could stand somewhere as it is offered: icons as words."""
    return plain(in_words(of_text(proposal), SOURCE)) or say(w.NOTHING)

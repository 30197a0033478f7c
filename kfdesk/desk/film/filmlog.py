"""The log beside a film: what happened up to the moment shown; a line leads to its moment."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QResizeEvent, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from kfdesk.desk import strings as s
from kfdesk.desk.film import strings as fs
from kfdesk.desk.loghead import LogHead
from kfdesk.desk.theme import LIGHT, Theme, mix
from kfdesk.match.chronicle import Line
from kfdesk.match.film import Eyes, Film


class _Text(QPlainTextEdit):
    """A text of lines, one of which can be meant with a click or with Enter."""

    meant = Signal(int)
    """The number of the line."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest line in sight."""
        super().resizeEvent(event)
        self.to_end()

    def to_end(self) -> None:
        """Scroll to the latest line."""
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a click that selects nothing as meaning its line."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            self.meant.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as meaning the line of the text cursor; leave Space to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.meant.emit(self.textCursor().blockNumber())
        elif event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class FilmLog(QWidget):
    """Shows the lines up to a moment; only what is new is written, so that it follows a drag along the timeline."""

    jumped = Signal(int)
    """The moment of the line that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._film: Film | None = None
        self._eyes = Eyes.BOTH
        self._theme: Theme = LIGHT
        self._language = "en"
        self._lines: list[list[Line]] = []
        self._starts: list[int] = [0]
        """How many lines lie before each moment read so far, and after the last."""
        self._shown = -1
        self._here: tuple[int, int] = (0, 0)
        self.head = LogHead()
        self.title, self.level = self.head.title, self.head.level
        self.text = _Text()
        self.text.meant.connect(self._on_line)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.head)
        box.addWidget(self.text, 1)
        self.set_language("en")
        self.level.setCurrentIndex(1)
        self.level.currentIndexChanged.connect(self._restart)

    def set_film(self, film: Film | None, eyes: Eyes) -> None:
        """Tell another film, or the same with other eyes, from its beginning; None forgets everything."""
        self._film, self._eyes = film, eyes
        self._restart()

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self._language = language
        self.head.set_language(language)
        self.text.setAccessibleName(s.LOG.say(language))
        self.text.setAccessibleDescription(fs.LOG_HELP.say(language))
        self._restart()

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        self._light_up()

    def set_level(self, level: int) -> None:
        """Show lines up to this level: 0 short, 1 normal, 2 everything."""
        self.level.setCurrentIndex(level)

    def show_moment(self, index: int) -> None:
        """Show the log up to a moment that has been read."""
        film = self._film
        if film is None:
            return
        level = self.head.chosen()
        while len(self._lines) <= index:
            lines = [line for line in film.lines(len(self._lines), self._eyes) if line.level <= level]
            self._lines.append(lines)
            self._starts.append(self._starts[-1] + len(lines))
        before, self._shown = self._shown, index
        if index < before:
            self._cut(self._starts[index + 1])
        else:
            self._write([line for lines in self._lines[before + 1 : index + 1] for line in lines])
        self._here = (self._starts[index], self._starts[index + 1])
        self._light_up()
        self.text.to_end()

    def plain_text(self) -> str:
        """Return what is shown, a line each."""
        return self.text.toPlainText()

    # Within.

    def _restart(self, *_: object) -> None:
        shown = self._shown
        self._lines, self._starts, self._shown, self._here = [], [0], -1, (0, 0)
        self.text.clear()
        self.text.setExtraSelections([])
        if self._film is not None and shown >= 0:
            self.show_moment(min(shown, self._film.last))

    def _write(self, lines: list[Line]) -> None:
        if not lines:
            return
        document = self.text.document()
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        heading, plain = QTextCharFormat(), QTextCharFormat()
        heading.setFontWeight(700)
        lead = "" if document.isEmpty() else "\n"
        cursor.beginEditBlock()
        run: list[str] = []
        for line in lines:
            text = s.as_line(line.words, self._language)
            if line.heading:
                if run:
                    cursor.insertText(lead + "\n".join(run), plain)
                    run, lead = [], "\n"
                cursor.insertText(lead + text, heading)
                lead = "\n"
            else:
                run.append(text)
        if run:
            cursor.insertText(lead + "\n".join(run), plain)
        cursor.endEditBlock()

    def _cut(self, count: int) -> None:
        """Leave only the first `count` lines."""
        document = self.text.document()
        if not count:
            self.text.clear()
            return
        if count >= document.blockCount():
            return
        cursor = QTextCursor(document)
        cursor.setPosition(document.findBlockByNumber(count).position() - 1)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _light_up(self) -> None:
        """Lay a ground under the lines of the moment shown."""
        document = self.text.document()
        selections = []
        ground = QColor(mix(self._theme.field, self._theme.picked, 0.22))
        for number in range(*self._here):
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(document.findBlockByNumber(number))
            selection.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            selection.format.setBackground(ground)
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selections.append(selection)
        self.text.setExtraSelections(selections)

    def _on_line(self, number: int) -> None:
        if number < self._starts[-1] and self._starts[-1]:
            self.jumped.emit(bisect_right(self._starts, number) - 1)

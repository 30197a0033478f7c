"""What the prompt bar says: the prompt on two lines at most, and what stands below it, fitted to the room there is.

Where large letters meet a small window both have one line.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.card.explaining import linked, terms_in
from kfdesk.desk.card.term_tips import explain_links
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.engine.rules import RuleId
from kfdesk.text.runs import Runs, of_text, plain

SMALLER = (0.9, 0.8, 0.7)
"""How much smaller letters become, step by step, where a prompt does not fit on two lines."""
LARGE_SMALLER = (*SMALLER, 0.6, 0.5)
"""The same of large letters, which are still as large then as others are at first."""
SHORT_LINES = 1.45
"""So many full lines are as high as the room of a prompt of one line: two of smaller letters have room there."""
BETWEEN = "  ·  "
"""What stands between two things that are said below the prompt."""
LARGE_LINE = 26
"""Height of a line, in pixels, from which letters count as large."""


class PromptText(Label):
    """The prompt's words: on two lines at most; words too many for that are written smaller, never cut off.

    Terms of the rulebook are underlined: pointed at they are explained, a click wants their entry (`linkActivated`).
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setWordWrap(True)
        self.setObjectName("promptText")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._runs: Runs = ()
        explain_links(self)
        self.short = False
        """Whether it has the room of one line: large letters on a small screen leave the rest to the table."""
        self.waits = False
        """Whether words are fitted later: more is about to change."""
        self.missed = False
        """Whether they are to be fitted then."""
        self._fitting = False
        self._fitted = ""
        """The font in which the words were last fitted, as Qt's key."""
        self._fits = ("", "")
        """Words that were seen to fit, and the font in which they did, in its full size."""
        self._fits_from = 0
        """The width in pixels from which they do for sure."""
        self.ensurePolished()
        self.line = self.fontMetrics().height()
        """Height of a line in its full size, in pixels, also while words are written smaller."""

    def text(self) -> str:
        """Return what it says, without the links of its terms."""
        return plain(self._runs)

    def setText(self, text: str) -> None:
        """Show a text without terms."""
        self.say(of_text(text))

    @property
    def terms(self) -> tuple[RuleId, ...]:
        """The entries on the terms of what it says."""
        return terms_in(self._runs)

    def say(self, runs: Runs) -> None:
        """Show a text, fitted to the room there is; the tooltip says it too."""
        if (runs, self.font().key()) == (self._runs, self._fitted):  # one main step after the other
            return
        self._runs = runs
        self._write()
        self.setToolTip(tip(self.text()))
        self.fit()

    def _write(self) -> None:
        """Give the words to the label; terms keep the color of the words around them."""
        ink = self.palette().color(self.foregroundRole()).name()
        has_terms = bool(self.terms)
        self.setTextFormat(Qt.TextFormat.RichText if has_terms else Qt.TextFormat.PlainText)
        super().setText(linked(self._runs, f"color: {ink}") if has_terms else self.text())

    def changeEvent(self, event: QEvent) -> None:
        """Write the terms in the color of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self.terms:
            self._write()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words into the new width."""
        super().resizeEvent(event)
        self.fit()

    def fit_anew(self) -> None:
        """Fit the words into other room than before."""
        self._fits = ("", "")
        self.fit()

    def fit(self) -> None:
        """Write in the largest letters in which the words take no more room than two full lines, one where `short`."""
        self.missed = self.waits
        if self.waits or self._fitting or self.width() < 40 or self._surely_fits():
            return
        self._fitting = True
        if self.styleSheet():  # to set even an empty one anew has every rule of the program looked at
            self.setStyleSheet("")
        self.ensurePolished()
        self.line = self.fontMetrics().height()
        most = SHORT_LINES if self.short else 2
        full, room = self.font().pointSizeF(), round(most * self.fontMetrics().lineSpacing()) + 1
        self._fits = ("", "")
        if self._height() <= room:
            self._fits = self.text(), self.font().key()
            one_line = self.fontMetrics().horizontalAdvance(self.text()) + 2
            self._fits_from = self.width() if "\n" in self.text() else min(self.width(), one_line)
        else:
            for factor in LARGE_SMALLER if self.line > LARGE_LINE else SMALLER:
                self.setStyleSheet(f"font-size: {full * factor:.1f}pt")
                if self._height() <= room:
                    break
        self._fitted = self.font().key()
        self._fitting = False

    @property
    def lines(self) -> int:
        """On how many lines the words are written now."""
        return round(self._height() / self.fontMetrics().lineSpacing())

    def _surely_fits(self) -> bool:
        """Return whether the words are as large as can be, and had no more room when they were seen to fit.

        The bar is laid out several times for one decision, as buttons come and go.
        """
        if self.styleSheet():
            return False
        self.ensurePolished()
        return (self.text(), self.font().key()) == self._fits and self.width() >= self._fits_from

    def _height(self) -> int:
        flags = Qt.TextFlag.TextWordWrap
        return self.fontMetrics().boundingRect(QRect(0, 0, self.width(), 10_000), flags, self.text()).height()


class PromptDetail(Label):
    """What is said below the prompt, on one line; on two where the prompt leaves one, or in large letters.

    Words too many for that are written smaller; of several things the last is left to the tooltip where that does not
    help, and of one thing what has no room.
    """

    def __init__(self, prompt: PromptText) -> None:
        super().__init__()
        self._prompt = prompt
        self.setWordWrap(True)
        self._things: tuple[str, ...] = ()
        self.whole = ""
        """All that there is to say."""
        self._fitted: tuple[object, ...] = ()
        """What it was last fitted for."""
        self._font = ""
        """The font in which it was fitted then, as Qt's key."""
        self.ensurePolished()
        self.line = self.fontMetrics().height()
        """Height of a line in its full size, in pixels, also while words are written smaller."""

    def say(self, *things: str) -> None:
        """Say these things, the weightiest first, as far as there is room."""
        if things != self._things:
            self._things = things
            self.whole = BETWEEN.join(things)
            self.setAccessibleName(self.whole)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words into the new width."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the words, which were whole while nobody saw them."""
        super().showEvent(event)
        self._fit()

    def fit(self) -> None:
        """Fit the words into the room there is."""
        self._fit()

    def _fit(self) -> None:
        if self._prompt.waits:
            return
        room = self.width() if self.isVisible() else 0
        short = self._prompt.short
        lines = 2 if not short and (self._prompt.line > LARGE_LINE or self._prompt.lines == 1) else 1
        key = self.whole, room, lines, self._prompt.line
        if key == self._fitted and self.font().key() == self._font:
            return
        self._fitted = key
        if self.styleSheet():
            self.setStyleSheet("")
        self.ensurePolished()
        self.line = self.fontMetrics().height()
        fitting = self._fitting(room, lines) if room >= 40 else self.whole
        self._font = self.font().key()
        if fitting != self.text():
            self.setText(fitting)
        said = tip(self.whole) if fitting != self.whole else ""
        if said != self.toolTip():
            self.setToolTip(said)

    def _fitting(self, room: int, lines: int) -> str:
        """Write in letters in which all has room on so many lines, or the first things; return these."""
        if self._has_room(self.whole, lines):
            return self.whole
        full = self.font().pointSizeF()
        for count in range(len(self._things), 0, -1):
            text = BETWEEN.join(self._things[:count])
            for factor in (1.0, *SMALLER):
                self.setStyleSheet(f"font-size: {full * factor:.1f}pt" if factor < 1 else "")
                self.ensurePolished()
                if self._has_room(text, lines):
                    return text
        # Words do not fill the first of two lines to its end.
        width = room if lines == 1 else round(1.8 * room)
        return self.fontMetrics().elidedText(self._things[0], Qt.TextElideMode.ElideRight, width - 4)

    def _has_room(self, text: str, lines: int) -> bool:
        """Return whether words have room on so many lines."""
        metrics = self.fontMetrics()
        if "\n" not in text and metrics.horizontalAdvance(text) < self.width():
            return True
        place = QRect(0, 0, self.width(), 10_000)
        wrapped = metrics.boundingRect(place, Qt.TextFlag.TextWordWrap, text).height()
        return wrapped <= lines * metrics.lineSpacing() + 1

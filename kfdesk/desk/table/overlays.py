"""What lies over the table for a while: why something is not possible, and where a card lies.

Overlays draw what they are given and take no clicks: whatever is below stays usable. Only the button that leads from
a refusal to its rule takes some.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.spoken import with_entry
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.text.words import Words

REFUSAL_MS = 4200
LEAST_LETTERS = 24
"""How many average letters a line of a narrow refusal holds at least, also in large letters."""
HIGHLIGHT_MS = 1500
MORE = Words("More", context="about a rule")
MORE_ABOUT = Words("More in the rules reference: {entry}")


class _Overlay(QFrame):
    """A translucent rounded box that lets every click through."""

    opacity = 0.88

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the translucent ground; plain themes get a solid one."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(ui.theme.panel)
        ground.setAlphaF(1.0 if ui.theme.plain else self.opacity)
        dip(painter, QColor(ui.theme.panel_edge), ground)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 10, 10)
        painter.end()


class Refusal(_Overlay):
    """A sentence, above a card or the hand: why it is not possible, with the rulebook's entry.

    `more` beside it leads to that entry; it is a widget of its own, because the sentence lets clicks through.
    """

    rule_wanted = Signal(str)
    """The entry of the rulebook behind the sentence is to be shown."""
    opacity = 0.96

    def __init__(self, parent: QWidget) -> None:
        self.more = QPushButton(parent)
        super().__init__(parent)
        self.text = Label(wraps=True)
        down(self.text, on=self, margins=(16, 9, 16, 9))
        self.rule: RuleId = ""
        """The entry behind what is said, "" where no rule but the program says so."""
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys stay at the table
        self.more.setCursor(Qt.CursorShape.PointingHandCursor)
        self.more.clicked.connect(lambda: self.rule_wanted.emit(self.rule))
        self.more.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._fade)

    def say(self, words: Words, rule: RuleId, edition: Edition = NEWEST, *, widest: int | None = None) -> None:
        """Say why, for some seconds, with the heading of the entry in that edition of the rules.

        `widest` is the room for words, in pixels, before they wrap at this text size; None: that of the table.
        """
        text = with_entry(words, rule, edition)
        self.text.setText(say(text))
        self.setAccessibleName(self.text.text())
        self._offer(rule)
        room = max(240, self._ground.width() - 60 - self._wide())
        if widest is not None:
            room = min(room, max(widest, self.text.fontMetrics().averageCharWidth() * LEAST_LETTERS))
        self.text.setFixedWidth(min(room, self.text.fontMetrics().horizontalAdvance(self.text.text()) + 8))
        self.adjustSize()
        self.show()
        self.raise_()
        self.more.raise_()
        self._place_more()
        self._timer.start(REFUSAL_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text.text()))

    def moveEvent(self, event: QMoveEvent) -> None:
        """The button goes along."""
        super().moveEvent(event)
        self._place_more()

    def hideEvent(self, event: QHideEvent) -> None:
        """The button goes, too."""
        self.more.hide()
        super().hideEvent(event)

    def _offer(self, rule: RuleId) -> None:
        """Show the way to an entry; for none there is no button, and no room for one."""
        self.rule = rule
        self.more.setText(say(MORE))
        self.more.setAccessibleName(say(MORE_ABOUT.filled(entry=heading(rule))) if rule else "")
        self.more.setToolTip(tip(self.more.accessibleName()))
        self.more.adjustSize()
        self.more.setVisible(bool(rule))
        box = self.layout()
        if box is not None:
            box.setContentsMargins(16, 9, 16 + self._wide(), 9)

    def _wide(self) -> int:
        """Return the room that the button takes from the sentence."""
        return self.more.width() + 8 if self.rule else 0

    def _place_more(self) -> None:
        place = self.geometry()
        self.more.move(place.right() - self.more.width() - 8, place.center().y() - self.more.height() // 2)

    def _fade(self) -> None:
        """Go, unless somebody is about to press the button."""
        if self.more.isVisible() and self.more.underMouse():
            self._timer.start(REFUSAL_MS)
        else:
            self.hide()


class Highlight(_Overlay):
    """A frame around one card for a moment: where a card named in the log lies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def show_around(self, place: QRectF) -> None:
        """Show the frame around `place`, in the parent's coordinates."""
        self.setGeometry(place.adjusted(-8, -8, 8, 8).toAlignedRect())
        self.show()
        self.raise_()
        self._timer.start(HIGHLIGHT_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame only."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ui.theme.glow_focus), 5))
        painter.drawRoundedRect(self.rect().adjusted(3, 3, -3, -3), 10, 10)
        painter.end()

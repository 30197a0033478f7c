"""A bubble over the table that speaks at the thing it points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.labels import Label, RunningText
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import follow_theme, says, ui
from kfdesk.desk.layout.places import Rect
from kfdesk.desk.teacher.bubble_place import GAP, LIFTS, beside_thing, tail

LETTERS: Final = (38, 27)
"""How many average letters a line holds: where that has no place, fewer."""
SHORT_LETTERS: Final = (30, 22, 16)
"""The same of what is said where there is no place for all."""
MARGIN: Final = round(GAP)
"""Room around the box, in which its tail lies, in pixels."""
MOST: Final = 1 / 6
"""How much of the table it takes at most: in large letters a small table has no room for it."""
TAIL: Final = 9.0
"""Half the width of the tail where it begins, in pixels."""


class Room(NamedTuple):
    """What a bubble is not to cover, and how often it may be lifted to get clear of it."""

    clear: Sequence[Rect]
    lifts: int = LIFTS


class Bubble(QFrame):
    """Says something with links, and points with its tail at what that is about.

    It covers neither that thing nor anything to be kept clear. Where there is no such place for all that it says, it
    says the most important sentence; where there is none for that either it is not shown.
    """

    link_clicked = Signal(str)
    closed = Signal()
    """Somebody has read it and wants it gone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self._box = Rect(0, 0, 1, 1)
        """Where the words stand, in the parent."""
        self._thing = Rect(0, 0, 1, 1)
        """What they are about, in the parent."""
        self._texts: tuple[str, ...] = ("",)
        """What it says, and what may stand for it, the longest first."""
        self.title = Label(style="dockTitle")
        self.text = RunningText()
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self.link_clicked)
        self.close_button = says(QToolButton(), tip=s.CLOSE, name=s.CLOSE)
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.closed)
        head = across((self.title, 1), self.close_button, gap=4)
        down(head, (self.text, 1), on=self, margins=(MARGIN + 12, MARGIN + 4, MARGIN + 8, MARGIN + 10), gap=2)
        self.hide()
        follow_theme(self.update)

    def tell(self, title: str, html: str, spoken: str, shorter: Sequence[str] = ()) -> None:
        """Have these words, which `spoken` are for screen readers; nothing is shown before `point_at`.

        The first of `shorter` that has a place is said where they have none.
        """
        self._texts = html, *shorter
        self.title.setText(title)
        self.text.setText(html)
        self.text.setAccessibleName(spoken)
        self.setAccessibleName(f"{title}: {spoken}" if spoken else "")

    def clear(self) -> None:
        """Say nothing."""
        self.hide()
        self.tell("", "", "")

    def point_at(self, thing: Rect, table: tuple[float, float], rooms: Sequence[Room], cards: Sequence[Rect]) -> bool:
        """Stand at a thing, over as few cards as can be; return whether there is a place.

        `rooms` are tried one after the other: where it stands best, then where it may stand if there is no such place.
        """
        self.ensurePolished()
        self.text.ensurePolished()
        place = next(filter(None, self._places(thing, table, rooms, cards)), None)
        if place is None:
            self.hide()
            return False
        self._box, self._thing = place, thing
        whole = place.inset(-MARGIN)
        self.setGeometry(round(whole.x), round(whole.y), round(whole.w), round(whole.h))
        self.show()
        self.raise_()
        self.update()
        return True

    def _places(
        self, thing: Rect, table: tuple[float, float], rooms: Sequence[Room], cards: Sequence[Rect]
    ) -> Iterator[Rect | None]:
        """Yield the best place for all that is said, then for less of it; the label has the text of the last one."""
        for number, html in enumerate(self._texts):
            letters = SHORT_LETTERS if number else LETTERS
            if html:
                self.text.setText(html)
                sizes = [size for size in map(self._size, letters) if size[0] * size[1] <= MOST * table[0] * table[1]]
                yield from (beside_thing(thing, sizes, table, each.clear, cards, lifts=each.lifts) for each in rooms)

    def _size(self, letters: int) -> tuple[float, float]:
        """Return how large the box is with lines of so many letters."""
        wide = self.fontMetrics().averageCharWidth() * letters + 40
        return wide, self.text.heightForWidth(wide - 20) + self.title.sizeHint().height() + 22

    @property
    def box(self) -> Rect:
        """Where it covers the table: its words, without the tail."""
        return self._box

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tail and the box."""
        del event
        theme = ui.theme
        box = QRectF(*self._box).translated(-self.x(), -self.y()).adjusted(1, 1, -1, -1)
        foot, end = (QPointF(*point) - QPointF(self.x(), self.y()) for point in tail(self._box, self._thing))
        toward, far = end - foot, max(1.0, hypot((end - foot).x(), (end - foot).y()))
        tip = foot + toward * (min(far, MARGIN - 1.0) / far)
        upright = abs(foot.y() - box.top()) < 2 or abs(foot.y() - box.bottom()) < 2
        aside = QPointF(TAIL, 0) if upright else QPointF(0, TAIL)
        inward = (box.center() - foot) * 0.05
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            dip(painter, QPen(color(theme.amber), 2.0), color(theme.panel))
            painter.drawRoundedRect(box, 10, 10)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([foot - aside + inward, tip, foot + aside + inward]))
            painter.setPen(QPen(color(theme.amber), 2.0))
            painter.drawLine(foot - aside, tip)
            painter.drawLine(foot + aside, tip)

"""The table with everything that lies over it, each in a place of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.card.grid import Faces
from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.log.latest import LogRibbon
from kfdesk.desk.prompt.panels import PromptPanel
from kfdesk.desk.table.overlays import Highlight, Refusal
from kfdesk.desk.table.pile_viewer import PileViewer
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.text.words import Words

STEP = 8
"""Distance of the heights at which a place for a panel is tried, in logical pixels."""
NEARNESS = 20
"""How many pixels of cards a panel may cover to be one pixel nearer to the prompt it belongs to."""
REFUSAL_WIDTH = 220
"""How wide a refusal beside a card may be, in logical pixels; more words wrap."""
REFUSAL_GAP = 12
"""Distance of a refusal from its card, in logical pixels: a card of the hand rises below the pointer."""
EDGE = 10
"""Least distance of an overlay from the edge of the table, in logical pixels."""


class TableOverlays(QWidget):
    """Holds the table widget and places pile viewer, prompt panel and refusals above it, and perhaps a line below it.

    A prompt panel stands at the lower edge. Where the player has to see the hand to choose, it stands above the hand,
    over as few cards as can be. `layout` says where the table's things lie, None before there is a game.
    """

    def __init__(
        self,
        table: QWidget,
        faces: Faces,
        layout: Callable[[], TableLayout | None] = lambda: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._layout = layout
        table.setParent(self)
        self.refusal = Refusal(self)
        self.highlight = Highlight(self)
        self.viewer = PileViewer(faces, self)
        self.panel: PromptPanel | None = None
        self._foot: QWidget | None = None
        self.ribbon: LogRibbon | None = None
        """The last lines of the log, None without."""
        self._refused: Rect | None = None
        """Where the card lies that was refused last; None where it was none."""
        self._spared: Callable[[], Sequence[QRect]] = tuple
        """Says what a refusal is not to cover, in pixels of this widget."""
        table.lower()

    def show_panel(self, panel: PromptPanel | None) -> None:
        """Place the prompt's panel, or know that there is none."""
        if panel is None and self.panel is None and not self._has_more_to_place():
            self.place_ribbon()
            return
        self.panel = panel
        before = self.table
        for stop in panel.stops if panel is not None else ():
            self.setTabOrder(before, stop)
            before = stop
        self.arrange()

    def _has_more_to_place(self) -> bool:
        """Return whether anything but the ribbon, which goes with the table, may lie elsewhere now."""
        placed = self.table.size() == QSize(self.width(), self._table_height())
        return not placed or not self.viewer.isHidden() or self.refusal.isVisible()

    def set_foot(self, foot: QWidget) -> None:
        """Give this widget a line of its own below the table while it is not hidden; `arrange` follows it."""
        self._foot = foot
        foot.setParent(self)
        self.arrange()

    def set_ribbon(self, ribbon: LogRibbon) -> None:
        """Place this in the corner that the lower side's piles leave; `place_ribbon` follows it."""
        self.ribbon = ribbon
        ribbon.setParent(self)
        self.place_ribbon()

    def place_ribbon(self) -> None:
        """Give the ribbon its place for the present table."""
        if self.ribbon is not None and (layout := self._layout()) is not None:
            corner = next(side.corner for side in layout.sides if side.below)
            high = min(round(corner.h), self.ribbon.high())
            place = QRect(round(corner.x), round(corner.bottom) - high, round(corner.w), high)
            if place != self.ribbon.geometry():
                self.ribbon.setGeometry(place)

    def spare(self, spared: Callable[[], Sequence[QRect]]) -> None:
        """Let refusals cover nothing of what this says, in pixels of this widget."""
        self._spared = spared

    def _table_height(self) -> int:
        """Return how high the table is, in pixels: all that the line below it leaves."""
        foot = self._foot
        return self.height() - (foot.sizeHint().height() if foot is not None and not foot.isHidden() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self._refused = None  # the card lies elsewhere now
        self.arrange()

    def arrange(self) -> None:
        """Give every overlay its place for the present size."""
        self.table.setGeometry(0, 0, self.width(), self._table_height())
        if self._foot is not None:
            self._foot.setGeometry(0, self._table_height(), self.width(), self.height() - self._table_height())
        self.place_ribbon()
        self._place_panel()
        self._place_viewer()
        self.viewer.raise_()
        if self.refusal.isVisible():
            self._place_refusal()

    def refuse(self, words: Words, rule: RuleId, edition: Edition, card: Rect | None = None) -> None:
        """Say why something is not possible: above the card it is about, else above the hand and the prompt's panel."""
        self._refused = card
        self.refusal.say(words, rule, edition, widest=REFUSAL_WIDTH if card is not None else None)
        self._place_refusal()

    def _place_refusal(self) -> None:
        size, card = self.refusal.size(), self._refused
        if card is not None:
            spared = [*self._spared(), QRect(round(card.x), round(card.y), round(card.w), round(card.h))]
            places = [self._inside(place, size) for place in _places_beside(card, size)]
            clear = (place for place in places if not any(QRect(place, size).intersects(rect) for rect in spared))
            self.refusal.move(next(clear, places[0]))
            return
        covered = self.panel is not None and self.panel.isVisible()
        bottom = self.panel.y() if self.panel is not None and covered else self._hand_top() or self._table_height()
        self.refusal.move(self._inside(QPoint((self.width() - size.width()) // 2, bottom - size.height() - EDGE), size))

    def _inside(self, place: QPoint, size: QSize) -> QPoint:
        """Return the nearest place at which something of this size lies within the table."""
        right, lowest = self.width() - size.width() - EDGE, self._table_height() - size.height() - EDGE
        return QPoint(max(EDGE, min(place.x(), right)), max(EDGE, min(place.y(), lowest)))

    @property
    def room(self) -> QSize:
        """The room over the table for a panel that finds its place itself."""
        return QSize(self.width(), self._table_height())

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        layout = self._layout()
        own = self.panel.place_on(layout, self.room) if layout is not None else None
        if own is not None:
            self.panel.setGeometry(own)
            self.panel.raise_()
            return
        wanted = self.panel.sizeHint()
        width = min(wanted.width(), self.width() - 2 * EDGE)
        height = min(wanted.height(), self._table_height() - 2 * EDGE)
        # Beside the players' panels where there is room: the Æmber a choice is about stays in sight.
        x = max((self.width() - width) // 2, min(self._left() + EDGE, self.width() - width - EDGE))
        lowest = self._hand_top() - height - EDGE
        place = QRect(x, self._table_height() - height - EDGE, width, height)
        if self.panel.spares_hand and lowest >= EDGE:
            places = [QRect(x, y, width, height) for y in range(lowest, EDGE - 1, -STEP)]
            place = min(places, key=lambda place: self._covered(place) + NEARNESS * (lowest - place.y()))
        self.panel.setGeometry(place)
        self.panel.raise_()

    def _left(self) -> int:
        """Return where the players' panels end, in pixels from the left of the table."""
        layout = self._layout()
        return round(layout.sides[0].panel.frame.right) if layout is not None else 0

    def _hand_top(self) -> int:
        """Return where the hand of the player at the screen begins, in pixels from the top of the table."""
        layout = self._layout()
        return next((round(side.hand.y) for side in layout.sides if side.below), 0) if layout is not None else 0

    def _covered(self, place: QRect) -> int:
        """Return how many pixels of cards something at that place covers."""
        layout = self._layout()
        spots = layout.spots.values() if layout is not None else ()
        hidden = (place.intersected(QRectF(*spot.rect).toRect()) for spot in spots)
        return sum(part.width() * part.height() for part in hidden if part.isValid())

    def _place_viewer(self) -> None:
        if self.viewer.isHidden():
            return  # whoever shows it arranges everything
        wanted = self.viewer.sizeHint()
        width, height = min(wanted.width(), self.width() - 40), min(wanted.height(), self.height() - 40)
        self.viewer.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)


def _places_beside(card: Rect, size: QSize) -> Iterator[QPoint]:
    """Yield where words of this size may stand beside a card, the best place first: above, below, right, left."""
    middle_x, middle_y = (round(at) for at in card.center)
    x, y = middle_x - size.width() // 2, middle_y - size.height() // 2
    above, below = (
        QPoint(x, round(card.y) - REFUSAL_GAP - size.height()),
        QPoint(x, round(card.bottom) + REFUSAL_GAP),
    )
    yield from (above, below) if above.y() >= EDGE else (below, above)
    yield QPoint(round(card.right) + REFUSAL_GAP, y)
    yield QPoint(round(card.x) - REFUSAL_GAP - size.width(), y)

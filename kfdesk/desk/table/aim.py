"""What the player aims at: an arrow to it from the card that acts, and after a pause what choosing it would lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.table.arrow import ArrowItem
from kfdesk.desk.table.card_clicks import Choosing
from kfdesk.desk.table.card_drag import CardDrag
from kfdesk.desk.table.forecast_marks import ForecastMarksItem, plates_of
from kfdesk.desk.table.forecast_texts import spoken
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.teach.forecast import Forecast

PAUSE_MS: Final = 140
"""How long one aims at the same thing before its outcome is worked out."""

IN_FROM_MIDDLE: Final = 0.38
"""How far from the middle of a card an arrow to it ends, as a share of its size."""

ForecastOf = Callable[[tuple[str, ...]], Forecast | None]
"""Says what choosing these keys, one decision after the other, would lead to; None where nobody can tell."""


class Aim(QObject):
    """The arrow and the forecast of one table."""

    told = Signal(str)
    """The forecast that is shown now, in words."""
    forecast_found = Signal(object)
    """The `Forecast` that is shown from now on, None where it is shown no longer."""

    def __init__(self, scene: TableScene, choosing: Choosing, forecast_of: ForecastOf) -> None:
        super().__init__(scene)
        self._forecast_of = forecast_of
        self.arrow = ArrowItem(scene.brushes)
        self.marks = ForecastMarksItem(scene.brushes)
        for item in (self.arrow, self.marks):
            scene.addItem(item)
        self._scene = scene
        self._choosing = choosing
        self._keys: tuple[str, ...] = ()
        """What would be chosen, () for nothing."""
        self._about: Rect | None = None
        self._is_told = False
        self.timer = QTimer(self)
        """Runs until what is aimed at long enough is told."""
        self.timer.setSingleShot(True)
        self.timer.setInterval(PAUSE_MS)
        self.timer.timeout.connect(self._tell)

    def clear(self) -> None:
        """Aim at nothing."""
        self.arrow.hide()
        self._forecast((), None)

    def look(self, at: QPointF | None, handle: str | None) -> None:
        """Aim at a point, and at the card there if there is one."""
        if at is None:
            self.clear()
            return
        question = self._choosing.question
        asks = question is not None and question.decision.kind in (DecisionKind.CARD, DecisionKind.ATTACK)
        keys = question.keys_of(handle) if asks and question is not None and handle is not None else ()
        self._point(self._source() if asks else None, at, handle if keys else None)
        if len(keys) == 1 and question is not None and not question.several:
            self._forecast(keys, self._scene.rect_of(handle) if handle is not None else None)
        else:
            self._forecast(*self._entry_lit())

    def drag(self, drag: CardDrag | None, x: float) -> None:
        """Aim with a card in the player's hand, or aim no more; `x` is where the pointer is."""
        target = drag.aim if drag is not None else None
        if drag is None or target is None:
            self.clear()
            return
        onto = target.handle
        self._point(drag.home if onto is not None else None, QPointF(), onto)
        place = self._scene.rect_of(target.handle) if target.handle is not None else None
        self._forecast(drag.means(x), place)

    def _source(self) -> Rect | None:
        """Return where the card lies that asks."""
        question = self._choosing.question
        source = question.decision.source if question is not None else None
        layout = self._scene.layout_
        spot = layout.spots.get(source or "") if layout is not None else None
        return spot.rect if spot is not None and spot.zone is not Zone.HAND else None

    def _point(self, start: Rect | None, at: QPointF, handle: str | None) -> None:
        """Point from a card to another, or to a point; from nowhere: do not point."""
        place = self._scene.rect_of(handle) if handle is not None else None
        if start is None or start.contains(at.x(), at.y()) and place is None:
            self.arrow.hide()
            return
        end = _edge(place, start.center) if place is not None else at
        self.arrow.point(QPointF(*start.center), end, sure=place is not None)

    def _entry_lit(self) -> tuple[tuple[str, ...], Rect | None]:
        """Return what the lit line of the open menu would choose, and where the menu lies."""
        menu = self._choosing.menu
        if not menu.open or not 0 <= menu.lit < len(menu.entries) or not menu.entries[menu.lit].legal:
            return (), None
        return (menu.entries[menu.lit].key,), menu.frame

    def _forecast(self, keys: tuple[str, ...], about: Rect | None) -> None:
        if keys == self._keys:
            return
        self._keys, self._about = keys, about
        if self._is_told:
            self._is_told = False
            self.forecast_found.emit(None)
        self.marks.show_plates(())
        if keys:
            self.timer.start()
        else:
            self.timer.stop()

    def _tell(self) -> None:
        layout = self._scene.layout_
        found = self._forecast_of(self._keys) if self._keys else None
        if found is None or layout is None:
            return
        self.marks.show_plates(plates_of(found, layout, self._about))
        self._is_told = True
        self.forecast_found.emit(found)
        view = self._scene.view_
        if view is not None:
            self.told.emit(spoken(found, view, self._scene.brushes.faces))


def _edge(place: Rect, start: tuple[float, float]) -> QPointF:
    """Return where an arrow from there ends that points at a card: on the card's near side, clear of its middle."""
    x, y = place.center
    dx, dy = start[0] - x, start[1] - y
    far = max(abs(dx) / (place.w * IN_FROM_MIDDLE), abs(dy) / (place.h * IN_FROM_MIDDLE), 1.0)
    return QPointF(x + dx / far, y + dy / far)

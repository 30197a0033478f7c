"""Check!: called once when a turn ends with enough Æmber for a key, with a bell and rings around the keys.

It waits for the curtain and for the beats that lead to it, and is gone as soon as it is no longer true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kfdesk.desk.animation.acts import Part
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.ceremonies.bell import BellCall
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.layout.panel_contents import keys_to_forge
from kfdesk.desk.table.motion import Track
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget

RINGS: Final = 3
RING_MS: Final = 620
"""How long a ring takes to open around a key at speed 1; the next one begins when it is nearly over."""


class CheckCalls(QObject):
    """Calls Check! at the table. `when_seen` runs what it is given once no beat is shown any more."""

    def __init__(
        self, desk: Desk, table: TableWidget, overlays: QWidget, when_seen: Callable[[Callable[[], None]], None]
    ) -> None:
        super().__init__(desk.frame)
        self._desk, self._table, self._when_seen = desk, table, when_seen
        self._view: TableView | None = None
        self._waiting: Player | None = None
        """Who is in Check, and that was not called yet."""
        self._called: Player | None = None
        self._since = 0
        """The turn in which it became known: in an earlier one it was not called yet, which undo can lead back to."""
        self.bell = BellCall(overlays)
        self._theater = Theater(table.scene_)
        controller = desk.controller
        controller.view_changed.connect(self._on_view)
        controller.check_called.connect(self._on_check)
        controller.decision_asked.connect(lambda _: self._go_on())
        controller.curtain_lowered.connect(lambda _: self.bell.hide())

    def forget(self) -> None:
        """Call nothing any more: another game begins."""
        self._waiting = self._called = None
        self.bell.hide()

    def holds(self, player: Player | None) -> bool:
        """Return whether Check! that was called for a player is still true."""
        view = self._view
        if view is None or player is None or view.winner is not None:
            return False
        return view.seats[player].check and view.turn >= self._since

    def _on_view(self, view: TableView) -> None:
        self._view = view
        if not self.holds(self._waiting):
            self._waiting = None
        if self._called is not None and not self.holds(self._called):
            self._called = None
            self.bell.hide()

    def _on_check(self, player: Player) -> None:
        self._waiting, self._since = player, self._view.turn if self._view is not None else 0
        self._go_on()

    def _go_on(self) -> None:
        """Call what waits, unless the curtain is down: it tells of Check! itself, and it is called when that lifts."""
        if self._waiting is not None and self._desk.controller.curtain_for is None:
            self._when_seen(self._call)

    def _call(self) -> None:
        player, self._waiting = self._waiting, None
        layout = self._table.scene_.layout_
        if player is None or layout is None or self._view is None or not self.holds(player):
            return
        if self._desk.controller.curtain_for is not None:
            self._waiting = player
            return
        self._called = player
        settings = self._desk.settings
        panel = layout.sides[player].panel.frame
        cards = [spot.rect for spot in layout.spots.values()]
        self.bell.call(
            self._view.seats[player].name, panel, cards, speed=settings.animation_speed, moves=settings.moves
        )
        if settings.moves:
            self._ring(player, settings.animation_speed)

    def _ring(self, player: Player, speed: float) -> None:
        """Let rings open around the keys that can be forged."""
        theater, motion = self._theater, self._table.scene_.motion
        assert self._view is not None
        for tint in keys_to_forge(self._view.seats[player]):
            place = theater.key(player, tint)
            ring = theater.pictures.ring(theater.theme.check, max(place.w, place.h) * 1.9, 4.0)
            for number in range(RINGS):
                part = theater.swell(ring, place.center, begins=number * RING_MS * 0.9, lasts=RING_MS,
                                     sizes=(0.45, 1.0), rise=0.15, fall=0.5)  # fmt: skip
                motion.play(_track(part, motion.now_ms, speed))


def _track(part: Part, now_ms: float, speed: float) -> Track:
    return Track(part.step, now_ms + part.begins_ms / speed, part.lasts_ms / speed, part.ended)

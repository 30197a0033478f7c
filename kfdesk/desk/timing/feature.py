"""The timing chart in the main window: below the table or beside it, as the settings say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.keyboard.place_keys import LARGE_TIMING_CHART, TIMING_CHART
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.timing.lines import Wording, handles_of, step_of, title_of
from kfdesk.desk.timing.pane import ChartPane
from kfdesk.desk.timing.strip import Strip
from kfdesk.engine.timing import TimingPoint

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.around_table.table_page import TablePage

LEAST_LINES: Final = 6
"""The large chart is shown where it has room for so many lines of text at least."""


class TimingFeature(Feature):
    """Shows the chart small below the table or large beside it; where the side is hidden or full, it is small."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""

    def __init__(self, desk: Desk, at_table: TablePage, side: SideDock) -> None:
        super().__init__(desk)
        self._overlays, self._side = at_table.overlays, side
        self._points: tuple[TimingPoint, ...] = ()
        self._is_there, self._is_asked_for = True, False
        self._shown: tuple[object, ...] | None = None
        """What the chart says: points, names and language; None while it has to be written in any case."""
        self.strip = Strip(at_table.overlays)
        self.pane = ChartPane()
        at_table.overlays.set_foot(self.strip)
        side.beside.set_foot(self.pane)
        self.strip.enlarged.connect(self._enlarge)
        self.pane.reduced.connect(lambda: self._change(timing_chart_size="small"))
        self.strip.rule_wanted.connect(self.rule_wanted)
        self.pane.steps.rule_wanted.connect(self.rule_wanted)
        actions = desk.commands
        actions.timing.triggered.connect(lambda on: self._change(timing_chart=on))
        actions.large_timing.triggered.connect(self._show_size)
        for place in (at_table, self.pane):
            scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
            keys = QShortcut(QKeySequence(LARGE_TIMING_CHART), place, context=scope)
            keys.activated.connect(self.change_size)
            keys = QShortcut(QKeySequence(TIMING_CHART), place, context=scope)
            keys.activated.connect(actions.timing.trigger)
        desk.controller.timing_changed.connect(self._on_timing)
        side.visibilityChanged.connect(self._on_dock_shown)
        side.beside.installEventFilter(self)

    def path(self) -> tuple[str, ...]:
        """Return the nested charts as words, outermost first."""
        return tuple(title_of(point, self._names(), self._wording) for point in self._points)

    def lit(self) -> str:
        """Return the words of the innermost present step, "" where there is none."""
        step = step_of(self._points[-1]) if self._points else None
        return self._wording.say(step.label) if step is not None else ""

    def let_chart(self, be_there: bool) -> None:
        """Let there be a chart where one is wanted, or none yet: somebody learns who does not know it.

        Who asks for it meanwhile has it.
        """
        if be_there is not self._is_there:
            self._is_there, self._is_asked_for = be_there, False
            self._arrange(glides=False)

    def change_size(self) -> None:
        """Show the chart in the other size; one that is hidden in the size it had."""
        if not self._settings.timing_chart:
            self._change(timing_chart=True)
        elif self.pane.isHidden():
            self._enlarge()
        else:
            self._show_size(large=False)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show or hide the chart in its size, its language and its speed."""
        super().apply_settings(settings)
        self.strip.pips.light.speed = self.pane.steps.light.speed = settings.speed
        self._shown = None
        self._arrange(glides=False)

    @property
    def _wording(self) -> Wording:
        return Wording(ui.language, self._desk.controller.edition)

    def _names(self) -> dict[str, str]:
        """Return the names of the cards of the points, as the seat at the screen knows them."""
        view, faces = self._desk.controller.view(), self._desk.card_faces
        cards = {handle: find_card(view, handle) for handle in handles_of(self._points)} if view is not None else {}
        return {handle: faces.name(card, ui.language) for handle, card in cards.items() if card is not None}

    def _on_timing(self, points: tuple[TimingPoint, ...]) -> None:
        self._points = points
        self._refresh(glides=True)

    def _on_dock_shown(self, _shown: bool) -> None:
        self._arrange()

    def _has_room(self) -> bool:
        """Return whether the large chart has room below what else stands beside the table; else the small one helps."""
        beside, lines = self._side.beside, LEAST_LINES * self.pane.fontMetrics().lineSpacing()
        needed = max(self._side.panes.minimumSizeHint().height(), self._side.needs)
        return beside.height() - needed >= lines

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look anew for room when the side beside the table has another height, or what stands there needs more."""
        if watched is self._side.beside and self._settings.timing_chart:
            large = self._settings.timing_chart_size == "large"
            needs = event.type() is QEvent.Type.LayoutRequest and large and self._has_room() is self.pane.isHidden()
            if event.type() is QEvent.Type.Resize or needs:
                self._arrange(glides=False)
        return super().eventFilter(watched, event)

    def _enlarge(self) -> None:
        """Show the large chart, and the side that it stands in, where that is hidden."""
        if self._side.isHidden():
            self._desk.commands.side_dock.trigger()
        self._show_size(large=True)

    def _show_size(self, large: bool) -> None:
        self._change(timing_chart=True, timing_chart_size="large" if large else "small")

    def _change(self, **changes: object) -> None:
        self._is_asked_for = bool(changes.get("timing_chart", self._is_asked_for))
        self._desk.change_settings(**changes)

    def _arrange(self, *, glides: bool = True) -> None:
        """Show the chart in the place for its size."""
        wanted = self._settings.timing_chart and (self._is_there or self._is_asked_for)
        large = wanted and self._settings.timing_chart_size == "large" and not self._side.isHidden()
        large = large and self._has_room()
        small = wanted and not large
        for chart, shown in ((self.strip, small), (self.pane, large)):
            if chart.isHidden() is shown:
                self._shown = None
                chart.setVisible(shown)
        self._overlays.arrange()
        self._refresh(glides=glides)

    def _refresh(self, *, glides: bool) -> None:
        """Say where the game is, in the chart that is to be seen."""
        shown = next((chart for chart in (self.strip, self.pane) if not chart.isHidden()), None)
        if shown is None:
            return
        now = self._points, self._names(), self._wording
        if now != self._shown:
            self._shown = now
            shown.present(*now, glides=glides)

"""Shows the moments of the game at the table as the controller says that they have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kfdesk.desk import strings as s
from kfdesk.desk.curtain import Curtain
from kfdesk.desk.moments.ribbon import Ribbon
from kfdesk.desk.overlays import Banner
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.window import MainWindow


class Moments(QObject):
    """Curtain and banner over the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._view: TableView | None = None
        self.curtain = Curtain(window)
        self.banner = Banner(window)
        self.ribbon = Ribbon(window.stage)
        controller = window.controller
        controller.view_changed.connect(self._on_view)
        controller.check_called.connect(self._on_check)
        controller.curtain_lowered.connect(self._on_curtain)
        controller.curtain_lifted.connect(lambda _: self.curtain.hide())
        controller.game_over.connect(self._on_game_over)
        controller.game_began.connect(self.banner.hide)
        controller.game_began.connect(lambda: self.ribbon.show_for(controller.setup))
        self.curtain.lifted.connect(controller.lift_curtain)

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self.curtain.set_language(language)
        self.banner.set_language(language)
        self.ribbon.set_language(language)

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self.curtain.set_theme(theme)
        self.banner.set_theme(theme)
        self.ribbon.set_theme(theme)

    def on_page(self, *, at_table: bool) -> None:
        """Show what belongs to the table only there."""
        self.curtain.setVisible(at_table and self._window.controller.curtain_for is not None)
        if not at_table:
            self.banner.hide()

    @property
    def _settings(self) -> DeskSettings:
        return self._window.settings

    def _on_view(self, view: TableView) -> None:
        self._view = view

    def _on_check(self, player: Player) -> None:
        if self._view is None:
            return
        settings = self._settings
        self.banner.call_check(self._view.seats[player].name, speed=settings.animation_speed, moves=settings.moves)

    def _on_curtain(self, player: Player) -> None:
        setup = self._window.controller.setup
        name = setup.seats[player].name if setup else ""
        self.curtain.lower(name, player, can_undo=bool(self._window.controller.journal))
        self.banner.raise_()

    def _on_game_over(self, winner: Player) -> None:
        if self._view is None:
            return
        name = self._view.seats[winner].name
        settings = self._settings
        self.banner.call(
            s.WINNER.filled(who=name), s.WON_BY, speed=min(settings.animation_speed, 0.5), moves=settings.moves
        )

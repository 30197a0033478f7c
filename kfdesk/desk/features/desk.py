"""What of the program's window a feature or a room is given: enough to be shown and to hear of the game, no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QDockWidget, QWidget

from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.card.faces import DeskFaces
    from kfdesk.desk.features.commands import Actions
    from kfdesk.desk.features.file_handler import FileHandler
    from kfdesk.desk.play.controller import DeskController


class Desk(Protocol):
    """The window as a place for pages, commands and messages; what else somebody needs is an argument of its own."""

    @property
    def frame(self) -> QWidget:
        """The window itself, for dialogs to stand before and objects to belong to."""

    @property
    def controller(self) -> DeskController:
        """What carries choices to the game at the table, and tells what came of them."""

    @property
    def commands(self) -> Actions:
        """The menus."""

    @property
    def card_faces(self) -> DeskFaces:
        """What draws cards outside the table."""

    @property
    def file_handlers(self) -> list[FileHandler]:
        """Who opens files given to the program; the first that wants a file gets it."""

    @property
    def settings(self) -> DeskSettings:
        """The settings in use."""

    def change_settings(self, **changes: object) -> None:
        """Use and keep changed settings."""

    def keep_settings(self, settings: DeskSettings) -> None:
        """Keep settings that change nothing that is shown, such as who played last."""

    def tell(self, title: Words, words: Words) -> None:
        """Say something that nobody may overlook; play waits for nothing but the click."""

    def add_page(
        self,
        page: QWidget,
        leave: Callable[[], object] | None = None,
        *,
        manual: str,
        beside_log: bool = False,
        again: Callable[[], object] | None = None,
    ) -> None:
        """Add a page that `show_page` can show; Esc leaves it by `leave`, else back to where one came from.

        `again` shows the page when one comes back to it from another; without it one does not come back to it.
        """

    def show_page(self, page: QWidget) -> None:
        """Show a page."""

    def add_dock(self, dock: QDockWidget, width: int) -> None:
        """Put a dock of this width at the left of the table, which gives way."""

    def show_start(self) -> None:
        """Show the start page."""

    def show_table(self) -> None:
        """Show the table."""

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on from the page that is shown to another one by `go`, also to one that one came through before; one comes
        back by `back`, which shows the page as it is now."""

    def leave_page(self) -> None:
        """Leave the page shown for where one came from, as Esc does."""

    @property
    def page_changed(self) -> SignalInstance:
        """Emitted when another page is shown."""

    @property
    def page_shown(self) -> QWidget:
        """The page that is shown."""

    @property
    def at_table(self) -> bool:
        """Whether the table is shown."""

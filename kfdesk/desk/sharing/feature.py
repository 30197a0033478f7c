"""The picture to share in the main window: a command, with a key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.sharing import texts as w
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.ceremonies.victory import Told
    from kfdesk.desk.sharing.dialog import ShareDialog
    from kfdesk.desk.sharing.picture import Shared


class SharingFeature(Feature):
    """Makes a picture of the table as anybody may see it; of a game that is over, with what the end tells."""

    def __init__(self, desk: Desk, end: Callable[[], Told | None]) -> None:
        """`end` tells how the game at the table ended, None as long as it goes on."""
        super().__init__(desk)
        self._end = end
        self.dialog: ShareDialog | None = None
        """What was opened last, if it is still open."""
        self.command = desk.commands.add("game", w.COMMAND, self.open)
        self.command.setEnabled(False)
        desk.controller.view_changed.connect(self._on_view)

    def _on_view(self, _view: TableView) -> None:
        self.command.setEnabled(True)

    def open(self) -> None:
        """Make the picture and show it."""
        from kfdesk.desk.sharing.dialog import ShareDialog

        shared = self.made()
        if shared is None:
            return
        dialog = self.dialog = ShareDialog(shared, self._desk.frame)
        dialog.destroyed.connect(self._forget)
        dialog.open()

    def made(self) -> Shared | None:
        """Return the picture of the game at the table, None where there is none."""
        from kfdesk.desk.around_table.looked_at import table_to_look_at
        from kfdesk.desk.card.faces import rules_text
        from kfdesk.desk.sharing.picture import shared_picture, table_image

        controller = self._desk.controller
        below = controller.viewer if controller.viewer is not None else PLAYERS[0]
        view = controller.common_view(below)
        if view is None:
            return None
        edition = controller.edition
        table = table_to_look_at(lambda card, language: rules_text(card, language, edition), self._desk.card_faces.sets)
        table.set_card_language(self._settings.card_language_now)
        image = table_image(table, view, below)
        table.deleteLater()
        end = self._end() if view.winner is not None else None
        return shared_picture(image, view, end, QApplication.font(), ui.theme, say)

    def close(self) -> None:
        """Close the dialog."""
        if self.dialog is not None:
            self.dialog.destroyed.disconnect(self._forget)
            self.dialog.close()
            self.dialog = None

    def _forget(self) -> None:
        self.dialog = None

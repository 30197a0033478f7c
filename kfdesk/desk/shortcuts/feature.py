"""Keyboard shortcuts in the main window: a command of the Help menu; it gives every command its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.shortcuts import texts as w

if TYPE_CHECKING:
    from kfdesk.desk.shortcuts.commands import Keyed
    from kfdesk.desk.shortcuts.dialog import ShortcutsDialog


class ShortcutsFeature(Feature):
    """Gives the commands of the menus the keys of the settings, and opens the list of all keys.

    It is installed after the features that add commands, and knows the usual keys from then.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._commands: tuple[Keyed, ...] | None = None
        desk.commands.add("help", w.COMMAND, self.open)

    def open(self) -> ShortcutsDialog:
        """Show the list and return its dialog."""
        from kfdesk.desk.shortcuts.commands import in_places
        from kfdesk.desk.shortcuts.dialog import ShortcutsDialog

        commands = (*self.known(), *in_places())
        dialog = ShortcutsDialog(commands, self._settings.shortcuts, self._desk.frame)
        dialog.changed.connect(lambda chosen: self._desk.change_settings(shortcuts=chosen))
        dialog.show()
        return dialog

    def apply_settings(self, settings: DeskSettings) -> None:
        """Give every command the keys of these settings."""
        before = self._settings.shortcuts
        super().apply_settings(settings)
        if settings.shortcuts == before == {}:
            return
        for command in self.known():
            assert command.action is not None
            command.action.setShortcuts(command.keys(settings.shortcuts))

    def known(self) -> tuple[Keyed, ...]:
        """Return the commands of the menus."""
        from kfdesk.desk.shortcuts.commands import in_menus

        if self._commands is None:
            self._commands = tuple(in_menus(self._desk.commands.actions()))
        return self._commands

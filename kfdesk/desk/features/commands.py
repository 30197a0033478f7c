"""The menus: every command of the window with its words, its usual keys and its state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from kfdesk.desk import texts as s
from kfdesk.desk.features.menu_signs import show_signs
from kfdesk.desk.keyboard.menu_keys import keys_of
from kfdesk.desk.kit.language_choices import MENU_CARD_NAMES, card_choices, interface_choices, name_choices
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.text.words import Words


@dataclass(frozen=True, slots=True)
class Command:
    """A command where it stands in the menus, for the manual: the menu, perhaps a submenu, and the command."""

    path: tuple[Words, ...]
    keys: QKeySequence


class Actions(QObject):
    """All commands of the main window; what they do is connected by the window."""

    chosen = Signal(str, object)
    """A choice from a submenu: the settings field and its new value."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._words: list[tuple[QAction | QMenu, Words]] = []
        self._undo_what: Words | None = None
        self._signed: set[str] = set()
        """The menus whose signs are drawn in the theme's colors: nobody sees them before they are opened."""
        bar = window.menuBar()
        self.menus = {
            "game": self._menu(bar.addMenu, s.MENU_GAME),
            "edit": self._menu(bar.addMenu, s.MENU_EDIT),
            "view": self._menu(bar.addMenu, s.MENU_VIEW),
            "decks": self._menu(bar.addMenu, s.MENU_DECKS),
            "help": self._menu(bar.addMenu, s.MENU_HELP),
        }
        for name, menu in self.menus.items():
            menu.aboutToShow.connect(partial(self._show_signs, name))
        self._ends: dict[str, QAction] = {}
        self._build_game(self.menus["game"])
        self._build_edit(self.menus["edit"])
        self._build_view(self.menus["view"])
        self.about = self._action(self.menus["help"], s.ABOUT)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self._ends["help"] = self.about
        self.menus["decks"].menuAction().setVisible(False)
        ui.language_changed.connect(self.say_undo)
        ui.theme_changed.connect(self._forget_signs)

    def add(
        self,
        menu: str,
        words: Words,
        does: Callable[[], object],
    ) -> QAction:
        """Add a command of a part to the menu "game", "edit", "view", "decks" or "help", and return it."""
        action = self._action(self.menus[menu], words)
        end = self._ends.get(menu)
        if end is not None:
            self.menus[menu].insertAction(end, action)
        self.menus[menu].menuAction().setVisible(True)
        action.setText(say(words))
        action.triggered.connect(lambda *_: does())
        self._signed.discard(menu)
        return action

    def add_separator(self, menu: str) -> None:
        """Draw a line in a menu below the commands added so far."""
        end = self._ends.get(menu)
        if end is None:
            self.menus[menu].addSeparator()
        else:
            self.menus[menu].insertSeparator(end)

    def listed(self) -> Iterator[Command]:
        """Yield all commands of all menus, in their order."""
        for path, action in self.actions():
            yield Command(path, action.shortcut())

    def actions(self) -> Iterator[tuple[tuple[Words, ...], QAction]]:
        """Yield the actions of all menus, in their order, each with where it stands."""
        words = {id(item): words for item, words in self._words}
        for menu in self.menus.values():
            yield from _commands(menu, words, (words[id(menu)],))

    def _forget_signs(self) -> None:
        self._signed.clear()

    def _show_signs(self, name: str) -> None:
        if name not in self._signed:
            self._signed.add(name)
            show_signs(self.menus[name], {id(item): words for item, words in self._words}, ui.theme)

    def show_undo(self, can_undo: bool, can_redo: bool, what: Words | None) -> None:
        """Set what can be taken back and given again; `what` is None where it must not be said.

        Else `say_undo` says it.
        """
        self.undo.setEnabled(can_undo)
        self.undo_turn.setEnabled(can_undo)
        self.redo.setEnabled(can_redo)
        self._undo_what = what
        if what is None:
            self.say_undo()

    def show_settings(self, settings: DeskSettings) -> None:
        """Tick what the settings say."""
        for group in (self.languages, self.card_languages, self.card_names, self.themes):
            for action in group.actions():
                field, value = action.data()
                action.setChecked(getattr(settings, field) == value)
        self.timing.setChecked(settings.timing_chart)
        self.large_timing.setChecked(settings.timing_chart and settings.timing_chart_size == "large")
        self.sounds.setChecked(settings.play_sounds)

    def say_undo(self) -> None:
        """Word the command that takes back."""
        words = s.UNDO
        if self._undo_what is not None:
            escaped = self._undo_what.mapped(_without_keys)
            words = s.UNDO_WHAT.filled(what=escaped)
        self.undo.setText(say(words))

    def _build_game(self, menu: QMenu) -> None:
        self.new_game = self._action(menu, s.NEW_GAME)
        self.home = self._action(menu, s.TO_START)
        self.to_table = self._action(menu, s.TO_TABLE)
        self.to_table.setEnabled(False)
        self._ends["game"] = menu.addSeparator()
        self.quit = self._action(menu, s.QUIT)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _build_edit(self, menu: QMenu) -> None:
        self.undo = self._action(menu, s.UNDO)
        self.redo = self._action(menu, s.REDO)
        self.undo_turn = self._action(menu, s.UNDO_TURN)
        menu.addSeparator()
        self.preferences = self._action(menu, s.PREFERENCES)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _build_view(self, menu: QMenu) -> None:
        self.timing = self._action(menu, s.SHOW_TIMING)
        self.timing.setCheckable(True)
        self.large_timing = self._action(menu, s.LARGE_TIMING)
        self.large_timing.setCheckable(True)
        self.sounds = self._action(menu, s.SOUNDS)
        self.sounds.setCheckable(True)
        self.open_table = self._action(menu, s.OPEN_TABLE)
        self.open_table.setCheckable(True)
        self.side_dock = self._action(menu, s.SIDE_DOCK)
        self.side_dock.setCheckable(True)
        self.full_screen = self._action(menu, s.FULL_SCREEN)
        self.full_screen.setCheckable(True)
        menu.addSeparator()
        self.larger_cards = self._action(menu, s.LARGER_CARDS)
        self.smaller_cards = self._action(menu, s.SMALLER_CARDS)
        self.other_language = self._action(menu, s.OTHER_LANGUAGE)
        menu.addSeparator()
        self.languages = self._choices(menu, s.MENU_LANGUAGE, "interface_language", interface_choices())
        self.card_languages = self._choices(menu, s.MENU_CARD_LANGUAGE, "card_language", card_choices())
        self.card_names = self._choices(menu, MENU_CARD_NAMES, "card_names", name_choices())
        self.themes = self._choices(menu, s.MENU_THEME, "theme", s.THEME_NAMES)

    def _menu(self, add: Callable[[str], QMenu], words: Words) -> QMenu:
        menu = says(add(""), words)
        self._words.append((menu, words))
        return menu

    def _action(self, menu: QMenu, words: Words) -> QAction:
        action = says(QAction(self), words)
        action.setShortcuts(keys_of(words))
        self._words.append((action, words))
        menu.addAction(action)
        return action

    def _choices(self, menu: QMenu, words: Words, field: str, names: dict[str, Words]) -> QActionGroup:
        submenu = self._menu(menu.addMenu, words)
        group = QActionGroup(self)
        for value, name in names.items():
            action = self._action(submenu, name)
            action.setCheckable(True)
            action.setData((field, value))
            group.addAction(action)
        group.triggered.connect(lambda action: self.chosen.emit(*action.data()))
        return group


def _commands(
    menu: QMenu, words: Mapping[int, Words], path: tuple[Words, ...]
) -> Iterator[tuple[tuple[Words, ...], QAction]]:
    """Yield the actions of a menu and of its submenus; `words` are those of each action and menu, by its id."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _commands(below, words, (*path, words[id(below)]))
        elif not action.isSeparator():
            yield (*path, words[id(action)]), action


def _without_keys(text: str) -> str:
    """Return a text for a menu in which no sign marks a letter to press."""
    return text.replace("&", "&&")

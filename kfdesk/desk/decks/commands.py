"""What can be done with the selected decks, as actions: by key, by context menu, by the buttons at the right side."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QMenu, QPushButton, QWidget

from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.keyboard.place_keys import IN_DECK_LISTS
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, say
from kfdesk.text.words import Words

MOST_COMPARED = 8
"""So many decks are compared side by side at most."""


@dataclass(frozen=True, slots=True)
class Spec:
    """An action: its words, how many decks it needs, and whether it works in the trash."""

    words: Words
    least: int = 1
    most: int = 1_000_000
    on_shelf: bool = True
    in_trash: bool = False


SPECS: dict[str, Spec] = {
    "sheet": Spec(s.ACT_SHEET, most=1, in_trash=True),
    "look": Spec(s.ACT_LOOK, most=1, in_trash=True),
    "play": Spec(s.ACT_PLAY),
    "favorite": Spec(s.ACT_FAVORITE),
    "tag": Spec(s.ACT_TAG),
    "folder": Spec(s.ACT_FOLDER),
    "lists": Spec(w.ACT_LISTS),
    "send": Spec(w.ACT_SEND),
    "compare": Spec(s.ACT_COMPARE, least=2, most=MOST_COMPARED, in_trash=True),
    "trials": Spec(s.ACT_TRIALS, least=2),
    "copy": Spec(s.ACT_COPY, in_trash=True),
    "link": Spec(s.ACT_COPY_LINK, in_trash=True),
    "complete": Spec(s.ACT_COMPLETE),
    "double": Spec(s.ACT_DOUBLE),
    "rename": Spec(s.ACT_RENAME, most=1),
    "correct": Spec(s.ACT_CORRECT, most=1),
    "duplicate": Spec(s.ACT_DUPLICATE, most=1),
    "came": Spec(s.ACT_CAME, most=1),
    "export": Spec(s.ACT_EXPORT, in_trash=True),
    "paper": Spec(s.ACT_PAPER, in_trash=True),
    "all": Spec(s.ACT_SELECT_ALL, least=0, in_trash=True),
    "trash": Spec(s.ACT_TRASH),
    "restore": Spec(s.ACT_RESTORE, on_shelf=False, in_trash=True),
}
GROUPS = (
    ("sheet", "look", "play"),
    ("favorite", "tag", "folder", "lists"),
    ("compare", "trials", "copy", "link", "send", "export", "paper"),
    ("rename", "correct", "duplicate", "came"),
    ("double", "complete"),
    ("all",),
    ("trash", "restore"),
)
BUTTONS = (
    *("play", "compare", "trials", "double", "favorite", "tag", "folder", "lists"),
    *("copy", "send", "complete", "export", "paper", "trash", "restore"),
)
"""Which of them are buttons where several decks are selected."""
NOT_ALWAYS = frozenset({"complete", "double", "came"})
"""What is of use for some decks only: where the public page tells more than is known, where a deck is there twice,
where something was changed by hand."""


class DeckCommands(QObject):
    """The actions. What they do is connected by the room; their keys count in the lists only, not where one types."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.actions: dict[str, QAction] = {}
        self.buttons: dict[str, QPushButton] = {}
        self._all_favorites = False
        for name, spec in SPECS.items():
            action = QAction(spec.words.en, self)
            action.setShortcuts([QKeySequence(key) for key in IN_DECK_LISTS[name]])
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            self.actions[name] = action
        self.panel = self._panel()
        self.show_state(0, trash=False)
        follow_language(self._say)

    def _say(self) -> None:
        for name, action in self.actions.items():
            favorites = name == "favorite" and self._all_favorites
            action.setText(say(s.ACT_NOT_FAVORITE if favorites else SPECS[name].words))
        for name, button in self.buttons.items():
            button.setText(self.actions[name].text())

    def attach(self, view: QAbstractItemView) -> None:
        """Let the keys count in a list."""
        for name, action in self.actions.items():
            if name != "sheet":  # Enter is the list's own: it says which deck was meant
                view.addAction(action)

    def connect_to(self, name: str, does: Callable[[], object]) -> None:
        """Do this when an action is asked for."""
        self.actions[name].triggered.connect(lambda *_: does())

    def show_state(
        self, selected: int, *, trash: bool, all_favorites: bool = False, without: Collection[str] = NOT_ALWAYS
    ) -> None:
        """Enable what can be done with so many decks, on the shelf or in the trash, but not what is `without` use for
        these, of `NOT_ALWAYS`."""
        self._all_favorites = all_favorites
        for name, action in self.actions.items():
            spec = SPECS[name]
            fits = (spec.in_trash if trash else spec.on_shelf) and name not in without
            action.setEnabled(fits and spec.least <= selected <= spec.most)
            action.setVisible(fits)
        for name, button in self.buttons.items():
            button.setVisible(self.actions[name].isVisible())
            button.setEnabled(self.actions[name].isEnabled())
        self._say()

    def menu(self, parent: QWidget) -> QMenu:
        """Return a context menu."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, group in enumerate(GROUPS):
            if number:
                menu.addSeparator()
            for name in group:
                if self.actions[name].isVisible():
                    menu.addAction(self.actions[name])
        return menu

    def _panel(self) -> QWidget:
        panel = QWidget()
        box = down(on=panel, margins=(0, 8, 0, 0))
        for name in BUTTONS:
            button = QPushButton()
            button.clicked.connect(self.actions[name].trigger)
            self.buttons[name] = button
            box.addWidget(button)
        return panel

"""Which sign stands before which command of the menus: by the command's English words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtWidgets import QMenu

from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.kit.theme import Theme
from kfdesk.text.words import Words

MENU_SIGNS: Final = MappingProxyType(
    {
        "New game…": "new",
        "Learn": "learn",
        "Start page": "start",
        "Back to the table": "table",
        "Puzzles": "puzzle",
        "Practice game…": "practice",
        "Hint": "hint",
        "Why did the program choose that?": "why",
        "What would happen?": "what-if",
        "New match…": "match",
        "The match under way…": "go-on",
        "Evening…": "evening",
        "Saved games…": "saved",
        "Open file…": "open",
        "Save as…": "export",
        "Watch game…": "film",
        "Export log…": "export",
        "Picture to share…": "picture",
        "Review game…": "statistics",
        "Statistics…": "statistics",
        "Concede…": "concede",
        "Quit": "quit",
        "Undo": "undo",
        "Redo": "redo",
        "Back to the start of this turn": "undo-turn",
        "Settings…": "settings",
        "Judge’s hand…": "judge",
        "Larger cards": "larger",
        "Smaller cards": "smaller",
        "Cards in the other language": "other-language",
        "Deck lists…": "lists",
        "Interface language": "language",
        "Card language": "card",
        "Names of cards": "names",
        "Theme": "theme",
        "Deck shelf": "shelf",
        "Import files…": "import",
        "Paste decks…": "paste",
        "Generate decks…": "generate",
        "Surprise me": "surprise",
        "Decks that are there twice…": "saved",
        "Decks to fetch…": "import",
        "Wanted decks…": "go-on",
        "Export this table…": "export",
        "Trials of decks…": "practice",
        "Explain this card": "why",
        "Figures of the shelf…": "statistics",
        "Back up now": "back-up",
        "Export the whole shelf…": "export",
        "Restore the shelf…": "restore",
        "Trash": "trash",
        "All cards": "card",
        "My cards": "card",
        "Build a deck…": "table",
        "Build an alliance…": "alliance",
        "Manual": "manual",
        "Rules reference": "manual",
        "What the teacher says…": "hint",
        "Keyboard shortcuts…": "shortcuts",
        "Something is wrong…": "wrong",
        "Open data folder": "folder",
        "About kfdesk": "about",
    }
)
"""What is ticked has no sign: its place is the tick's."""


def sign_of(words: Words) -> str:
    """Return the name of the sign of a command, a plain one where it has none of its own."""
    return MENU_SIGNS.get(words.en.replace("&", ""), "plain")


def show_signs(menu: QMenu, words: Mapping[int, Words], theme: Theme) -> None:
    """Put the signs before the commands and submenus of a menu; `words` are those of each of them, by its id."""
    for action in menu.actions():
        said = words.get(id(action.menu() or action))
        if said is not None and not action.isCheckable():
            action.setIcon(command_icon(sign_of(said), theme))
            action.setIconVisibleInMenu(True)

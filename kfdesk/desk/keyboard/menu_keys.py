"""The keys of the commands in the menus, until somebody chooses others: by the command's English words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QKeySequence

from kfdesk.text.words import Words

STANDARD: Final = QKeySequence.StandardKey
MENU_KEYS: Final[Mapping[str, tuple[str | QKeySequence.StandardKey, ...]]] = MappingProxyType(
    {
        "New game…": (STANDARD.New,),
        "New match…": ("Ctrl+M",),
        "Evening…": ("Ctrl+Shift+E",),
        "Saved games…": (STANDARD.Open,),
        "Open file…": ("Ctrl+Shift+O",),
        "Save as…": (STANDARD.Save,),
        "Start page": ("Alt+Home",),
        "Picture to share…": ("F12",),
        "Hint": ("Ctrl+H",),
        "Why did the program choose that?": ("Ctrl+Shift+W",),
        "What would happen?": ("F3",),
        "Quit": (STANDARD.Quit,),
        "Undo": (STANDARD.Undo,),
        "Redo": (STANDARD.Redo, "Ctrl+Y"),  # not in every system's list, but known to many players
        "Back to the start of this turn": ("Ctrl+Alt+Z",),
        "Settings…": ("Ctrl+,",),
        "Judge’s hand…": ("Ctrl+J",),
        "Sounds": ("Ctrl+Shift+M",),
        "Card and log": ("F9",),
        "Full screen": ("F11",),
        "Larger cards": ("Ctrl++", "Ctrl+="),  # without Shift, too
        "Smaller cards": ("Ctrl+-",),
        "Cards in the other language": ("Ctrl+Shift+L",),
        "Deck lists…": ("Ctrl+L",),
        "Deck shelf": ("Ctrl+D",),
        "Generate decks…": ("Ctrl+G",),
        "All cards": ("Ctrl+Shift+F",),
        "Manual": (STANDARD.HelpContents,),
        "Rules reference": ("Shift+F1",),
        "What the teacher says…": ("Ctrl+Shift+H",),
    }
)
"""Of a standard key every binding of the system counts where others stand beside it, else its first."""


def keys_of(words: Words) -> list[QKeySequence]:
    """Return the usual keys of a command, none where it has none."""
    named = MENU_KEYS.get(words.en.replace("&", ""), ())
    if len(named) == 1:
        return [QKeySequence(named[0])]
    found: list[QKeySequence] = []
    for keys in named:
        every = [QKeySequence(keys)] if isinstance(keys, str) else QKeySequence.keyBindings(keys)
        found += [each for each in every if each not in found]
    return found

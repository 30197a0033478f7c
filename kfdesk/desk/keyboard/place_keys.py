"""Keys that count in one place only, such as at the table or in the log, and cannot be changed."""

from __future__ import annotations

from typing import Final

# At the table.
NUMBERS: Final = tuple("0123456789")
TURN_CARD_OVER: Final = "R"
EXPLAIN_CARD: Final = "E"
SCROLL_CARD: Final = ("Alt+Up", "Alt+Down")
PIN_CARD: Final = "Space"
WALK: Final = ("Left", "Right", "Up", "Down")
CLICK: Final = ("Return", "Enter")
END_TURN: Final = "Ctrl+Return"
GO_BACK: Final = "Esc"
TIMING_CHART: Final = "T"
LARGE_TIMING_CHART: Final = "Shift+T"
OPEN_LOG: Final = "L"

# In the log.
UNDO_TO_LINE: Final = "Ctrl+Backspace"
WHY_OF_LINE: Final = "W"

# In a film.
IN_A_FILM: Final = {
    "step back": "Left",
    "step on": "Right",
    "turn back": "Shift+Left",
    "turn on": "Shift+Right",
    "mark back": "Ctrl+Left",
    "mark on": "Ctrl+Right",
    "beginning": "Home",
    "end": "End",
    "faster": "+",
    "slower": "-",
    "turn card over": TURN_CARD_OVER,
}

# In the manual and in the reference.
PAGE_BACK: Final = "Alt+Left"
PAGE_FORWARD: Final = "Alt+Right"

# On the deck shelf.
SURPRISE: Final = "Ctrl+R"
AS_TABLE: Final = "Ctrl+1"
AS_GRID: Final = "Ctrl+2"
AS_POINTS: Final = "Ctrl+3"
IN_DECK_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "sheet": ("Return", "Enter"),
    "look": ("Space",),
    "play": ("P",),
    "favorite": ("F",),
    "tag": ("T",),
    "folder": ("M",),
    "lists": ("L",),
    "send": ("S",),
    "compare": ("C",),
    "trials": ("B",),
    "copy": ("Ctrl+C",),
    "link": ("Ctrl+Shift+C",),
    "complete": ("V",),
    "double": ("D",),
    "rename": ("F2",),
    "correct": ("R",),
    "duplicate": ("Ctrl+D",),
    "came": ("Shift+F2",),
    "export": ("Ctrl+E",),
    "paper": ("Ctrl+P",),
    "all": ("Ctrl+A",),
    "trash": ("Del", "Backspace"),
    "restore": ("Del",),
}
"""By the name of what is done with the selected decks, see `decks/commands.py`."""

# On the pages of home-made cards and decks.
REDO_TOO: Final = "Ctrl+Y"
NEW_CARD: Final = "Ctrl+Shift+K"
COPY_CARD: Final = "Ctrl+Shift+D"
TRY_CARD: Final = "Ctrl+T"
PROPOSALS: Final = "Alt+Return"
NEXT_NOT_UNDERSTOOD: Final = "F4"

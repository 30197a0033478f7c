"""Words of the list of keyboard shortcuts."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

COMMAND = Words("&Keyboard shortcuts…")
TITLE = Words("Keyboard shortcuts")
SEARCH = Words("Search for a command or a key")
COMMANDS = shared.COMMAND
KEYS = shared.SHORTCUT
NEW_KEYS = Words("New shortcut:")
HOW = Words("Choose a command, click here, and press the keys.")
USE = Words("Use")
TAKE_OVER = Words("Reassign")
NO_KEYS = Words("No shortcut")
RESET = Words("Reset")
RESET_ALL = Words("Reset all")
CLOSE = shared.CLOSE
TAKEN = Words("{keys} belongs to “{command}” and would be taken from it.")
FIXED = Words("{keys} belongs to “{command}” and cannot be given to another command.")
NOT_CHANGED = Words("The keys of “{command}” cannot be changed.")

AT_THE_TABLE = Words("Keys at the table")
IN_THE_LISTS = Words("Keys in lists of decks")
IN_THE_LOG = Words("In the log")
ON_MY_CARDS = Words("Keys on the page “My cards”")
NEW_CARD = Words("New card")
COPY_CARD = Words("Copy", context="make another card like this")
TRY_CARD = Words("Try it")
PROPOSALS = Words("What could stand here")
NEXT_NOT_UNDERSTOOD = Words("Next place that is not understood")
CHOOSE_BY_NUMBER = Words("Choose by number")
PIN = Words("Keep the card in the preview")
TURN_OVER = Words("Turn the card in the preview over")
EXPLAIN = Words("Explain the card that is looked at")
SCROLL = Words("Scroll the text below the card in the preview")
WALK = Words("Move between cards, gaps, and piles")
CLICK = Words("Do what a click does")
GO_BACK = Words("Close or take back picks")

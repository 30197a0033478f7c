"""What the shelf's commands are called: all of the room that is needed before anybody enters it."""

from __future__ import annotations

from kfdesk.text.words import Words

DECK_SHELF = Words("Deck &shelf")
IMPORT_FILES = Words("&Import files…")
PASTE = Words("&Paste decks…")
GENERATE = Words("&Generate decks…")
SURPRISE = Words("Surprise &me")
BACK_UP = Words("&Back up now")
EXPORT_SHELF = Words("E&xport the whole shelf…")
RESTORE_SHELF = Words("&Restore the shelf…")
TRASH_VIEW = Words("&Trash")
DOUBLES = Words("Decks that are there t&wice…")
TO_FETCH = Words("Decks to fetc&h…")
WANTED = Words("Wante&d decks…")
EXPORT_TABLE = Words("Exp&ort this table…")
FIGURES = Words("&Figures of the shelf…")

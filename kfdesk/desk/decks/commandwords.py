"""What the shelf's commands are called: all of the room that is needed before anybody enters it."""

from __future__ import annotations

from kfdesk.text.words import Words

DECK_SHELF = Words("Deck &shelf", "Deck&regal")
IMPORT_FILES = Words("&Import files…", "Dateien &importieren…")
PASTE = Words("&Paste decks…", "Decks &einfügen…")
GENERATE = Words("&Generate decks…", "Decks &erzeugen…")
SURPRISE = Words("Surprise &me", "&Überrasch mich")
BACK_UP = Words("&Back up now", "Jetzt &sichern")
EXPORT_SHELF = Words("E&xport the whole shelf…", "Ganzes Regal e&xportieren…")
RESTORE_SHELF = Words("&Restore the shelf…", "Regal &wiederherstellen…")
TRASH_VIEW = Words("&Trash", "&Papierkorb")
FIGURES = Words("&Figures of the shelf…", "&Kennzahlen des Regals…")

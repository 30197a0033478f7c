"""What the comparison of decks says."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

TITLE = Words("{decks} side by side")
FIGURES = Words("Figures side by side")
CARDS = Words("Cards side by side")
LISTS = Words("Card lists")
HIGHEST = Words("{value}, the highest")
OF_DECK = Words("{deck}: {value}")
HIGHEST_ONLY = Words("▲ and bold: the highest of those that are known. No figure says how strong a deck is.")
DIFFERENT = Words("Cards that the other deck lacks are in bold.")
ONLY_HERE = Words("Cards that no other of these decks has are in bold.")
WHICH = Words("&Cards:")
ALL_CARDS = Words("all")
COMMON = Words("those that all have")
NOT_COMMON = Words("those that not all have")
COUNTED = Words("{n} card", plural="{n} cards")
SAVE = Words("&Save…")
PRINT = shared.PRINT
SAVE_FILTER = Words("Table for spreadsheets (*.csv);;PDF (*.pdf)")
SAVE_TITLE = Words("Save the comparison")
FILE_NAME = Words("comparison", context="name of a file")
DECK = Words("Deck")
NUMBER = Words("No.")
CARD = Words("Card")
FIGURE = Words("Figure")
WRITTEN = Words("Written to {file}.")
NOT_PRINTED = Words("The printer did not take it.")

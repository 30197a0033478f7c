"""What the deck sheet says."""

from __future__ import annotations

from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.desk import texts as shared
from kfdesk.engine import glossary
from kfdesk.engine.terms import Icon
from kfdesk.text.words import Words

TITLE = Words("Deck sheet – {deck}")
TAB_IDENTITY = Words("&Identity card")
TAB_LIST = Words("&List")
TAB_CARDS = Words("&Cards")

PRINT = shared.PRINT
SAVE_PDF = Words("Save as P&DF…")
COPY_TEXT = Words("Copy as &text")
COPY_MARKDOWN = Words("Copy as &Markdown")
SAVE_FILE = Words("Save as &file…")
SHOW_QR = Words("Show &QR code")
CLOSE = shared.CLOSE

COPIED_TEXT = Words("The deck list is on the clipboard.")
COPIED_MARKDOWN = Words("The deck list is on the clipboard, in Markdown.")
SAVED = shared.SAVED
EXISTS = Words("There is a file {file} already; it was left as it is. Choose another name.")
NOT_WRITTEN = shared.NOT_WRITTEN
NOT_PRINTED = Words("The printer did not accept the sheet.")
PRINTED = shared.PRINTED
PDF_FILES = shared.PDF_FILES
DECK_FILES = Words("Decks (*.kfdeck)")

PAPER_TITLE = Words("What to put on paper")
PAPER = Words("Paper")
PARTS = Words("Pages")
PART_IDENTITY = Words("&Identity card, front and back")
PART_LIST = Words("Deck &list")
PART_CARDS = Words("&Cards to cut out, 63 × 88 mm")
PART_DIVIDERS = Words("Box &dividers")
DIVIDER_SIZE = Words("For")
DIVIDER_SIZES = {
    "CARDS": Words("cards without sleeves ({width} × {height} mm)"),
    "SLEEVES": Words("sleeved cards ({width} × {height} mm)"),
    "DOUBLE": Words("double-sleeved cards ({width} × {height} mm)"),
    "LYING": Words("sleeved cards lying on their long side ({width} × {height} mm)"),
}
MANY_TITLE = Words("Put {decks} on paper")
ON_PAPER = Words("Decks on paper")
DECK_OF = Words("Deck {n} of {decks}, page {page}")
STOP = Words("Stop")
STOPPED_FILE = Words("Stopped: no file was written.")
STOPPED_PRINT = Words("Stopped after {n} page.", plural="Stopped after {n} pages.")
CARDS_LOOK = Words("Look of the cards")
LOOK_PICTURES = Words("Colors and pictures")
LOOK_TEXT = Words("Only text, black on white")
ALL_COPIES = Words("&Every copy of a card")
CUT_MARKS = Words("Cut &marks")
PAGE_COUNT = Words("1 page", plural="{n} pages")
PAGES_ABOUT = Words("about {n} page", plural="about {n} pages")
PAGE_COUNT_NONE = Words("Nothing is chosen.")
CONTINUE = Words("Next")
CANCEL = shared.CANCEL

QR_TITLE = Words("QR code of the deck")
QR_LINK = Words("It contains the address of the deck’s public page, never the code on the paper deck.")
QR_GENERATED = Words(
    "This deck was made here. Paste the line below into the import of a kfdesk, and the same deck is made there."
)
QR_NONE = Words(
    "This deck has no public page and was not made by this program, so it fits no short code. "
    "Save it as a file to hand it on."
)
QR_NAME = Words("QR code with the text {text}")
COPY = shared.COPY

FRONT = Words("Front of the identity card")
BACK = Words("Back of the identity card")
COLUMN_COUNT = Words("Copies")
COLUMN_NUMBER = Words("No.")
COLUMN_CARD = glossary.CARD.one.title
COLUMN_TYPE = shared.TYPE
COLUMN_RARITY = glossary.RARITY.one.title
COLUMN_MARKS = Words("Marks")
HOUSE_ROW = Words("{house} ({n})")
REFERENCES = Words("References")
NO_PREVIEW = Words("Click a card to see it large.")
TIMES = Words("{n}× {card}")
UNKNOWN_CARD = Words("This program does not know this card yet.")
UNKNOWN_SET = Words("Unknown set {set}")
ICONS_UNKNOWN = Words("Bonus icons are not known.")
GENERATED = Words("Made by kfdesk, seed {seed}")

MAVERICK = glossary.MAVERICK.one.title
LEGACY = glossary.LEGACY.one.title
ANOMALY = glossary.ANOMALY.one.title
EVIL_TWIN = glossary.RARITIES["Evil Twin"].title  # alone, in German it ends otherwise than behind an article
HOMEMADE = HOMEMADE_WORDS.title
RARITIES = {rarity: words.title for rarity, words in glossary.RARITIES.items()}
ICONS = {icon.value: icon.words.title for icon in Icon}
LIST_FOOT = Words("Drawn by kfdesk. Not a product of the game’s publisher.")
MARK_LETTERS = ((MAVERICK, "M"), (LEGACY, "L"), (ANOMALY, "A"), (EVIL_TWIN, "T"), (HOMEMADE, "H"))
"""The letters that marks are shown by where there is no room for words."""

"""What the import says of decks and rows, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

# Rows that give no deck.
NOT_A_DECK = Words("This is not a deck in any form that is known here.")
EMPTY = Words("There is nothing in it.")
NO_FILE = Words("This is not a file.")
FOLDER = Words("This is a folder.")
NOT_FOUND = Words("There is no such file.")
CANNOT_OPEN = Words("The file cannot be read ({why}).")
TOO_LARGE = Words("This is larger than {limit} MiB, too large to read at once. Split it into smaller files.")
TOO_MANY_ROWS = Words("Only the first {limit} rows were read; split the file to read the rest.")
TOO_MANY_VALUES = Words("This has far more values than decks could need; it was not read.")
VALUE_TOO_LONG = Words("One deck alone takes more than {limit} MiB; it and what follows were not read.")
TOO_MUCH_DAMAGE = Words("More than {limit} rows are damaged; the rest was not read.")
TOO_MANY_PARTS = Words("The text has more than {limit} parts; split it into smaller ones.")
LINE_TOO_LONG = Words("Line {line} has more than {limit} characters.")
ARCHIVE = Words("This is a packed archive. Unpack it first and import the files in it.")
SPREADSHEET = Words("This is a spreadsheet. Save it as CSV in the program it is from, and import that file.")
SAVED_SHELF = Words("This is a whole saved shelf. Restore it from the shelf’s menu instead.")
HOMEMADE_CARDS = Words("These are home-made cards, not a deck. Bring them in among your own cards instead.")
HAS_HOMEMADE = Words("Home-made cards: {cards}.")
BINARY = Words("This is not text: it cannot be a deck.")
WEB_PAGE = Words(
    "This is a web page without a deck list in it. Copy the card names from the page, or paste its address."
)
BAD_JSON = Words("The JSON is damaged at line {line}, column {column}.")
TOO_DEEP = Words("The JSON is nested too deeply.")
SITE_SAYS = Words("The site reported an error: {error}")
NO_CARDS = Words("It names the deck but lists no cards.")
NO_LINKED_CARDS = Words(
    "It lists the deck’s cards by number only, without their names: the deck has to be fetched from the Master Vault."
)
TOO_MANY_CARDS = Words("It lists more than {limit} different cards; that is not a deck.")
BAD_COUNT = Words("The count of {card} is not usable.")
BAD_CELL = Words("The row is damaged: a quotation mark is not closed, or a cell is far too long.")
NO_NAME = Words("The row has no name.")
NEWER_FORMAT = Words("The file is of version {version}; this program reads version {ours} and older.")
FIELD_WRONG = Words("{field}: {problem}")
LINK_ONLY = Words("This is a link to a deck: it has to be fetched.")
FEW_TITLES = Words("Only {known} of {lines} lines name a card; this is not a deck list.")
NO_HOUSES = Words(
    "The list has no house headings, and the cards do not say for certain which houses they are. "
    "Put each house above its cards."
)

# Notes on decks that were read.
UNKNOWN_SET = Words("This program does not know the set {set}.")
UNKNOWN_CARDS = Words("Unknown cards, kept by their names: {cards}")
AND_MORE = Words("{cards} and {count} more", plural="{cards} and {count} more")
DID_YOU_MEAN = Words("{title} (perhaps {likely}?)")
OR = Words(" or ")
UNKNOWN_HOUSE = Words("Unknown houses: {houses}")
UNKNOWN_ICONS = Words("Unknown bonus icons: {icons}")
SIZE = Words("Not playable: {count} card instead of 36.", plural="Not playable: {count} cards instead of 36.")
HOUSE_SIZES = Words("Not playable: the houses do not have 12 cards each ({sizes}).")
HOUSE_COUNT = Words(
    "Not playable: {count} house instead of three.", plural="Not playable: {count} houses instead of three."
)
ICONS_UNKNOWN = Words("The source does not say which cards have bonus icons.")
TOKEN_MISSING = Words(
    "Nothing names the token creature of this deck; without it the deck makes none. "
    "Import the deck once more from a list that names it (“Token creature: …”)."
)
ICONS_CUT = Words("More than ten bonus icons on {card}: the rest were left out.")
ICONS_LEFT = Words("There are bonus icons for cards that are not in the list; they were left out.")
REFERENCES_CUT = Words("More than 20 cards beside the deck: the rest were left out.")
COUNTED_ONCE = Words("The source does not count copies: every card is taken once.")
UNNAMED = Words("The source gives no name.")
GUESSED_LETTERS = Words("The file is not in UTF-8; accented letters may have been misread.")
HOUSES_SWAPPED = Words(
    "The card lists stand under other houses than the cards belong to; the cards’ own houses were used."
)
HOUSES_OPEN = Words("The source does not say the house of every card, and more than one way was possible.")
HOUSES_DEDUCED = Words("The list has no house headings; the cards leave only {houses}.")
SET_DEDUCED = Words("The list names no set; only {set} has all of these cards.")
HALF_MISSING = Words(
    "{card} is a gigantic creature and is in the list once: one of its halves is missing.",
    plural="{card} is a gigantic creature and is in the list {count} times: one of its halves is missing.",
)
LINES_LEFT = Words("Lines that were not understood and left out: {lines}")
KEY_NEW = Words("The file’s own key did not fit its list; it was worked out again.")
CARD_WAS_KNOWN = Words("The file knows cards that this program does not: {cards}")

# Writing one deck of the shelf.
EXISTS = Words("There is a file of this name already; it was left as it is.")
NOT_WRITTEN = Words("The file cannot be written ({why}).")

# Folders.
TOO_MANY_FILES = Words("Only the first {limit} files of the folder were read.")
EMPTY_FOLDER = Words("No file in the folder looks like a deck.")

"""What the room says of lists with a purpose: for trade, for sale, wanted, lent, borrowed; and of lists to send."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.purposes import LIST_WORDS, Held
from kfdesk.text.words import Words

LISTS = Words("Lists", context="for trade, for sale, wanted, lent")
LINES: Mapping[str, Words] = {name: words.title for name, words in LIST_WORDS.items()}
"""The lines at the left side."""
ACT_LISTS = Words("Trade, sale, l&oan…")
ACT_SEND = Words("List to sen&d…")
CHANGE = Words("Change…")
CHANGE_TIP = Words("Offer the deck for trade or sale, mark it as wanted, or note whom it is lent to (L)")
CLEAR = Words("Take off all lists")
ON_NONE = Words("on none", context="lists of a deck")
SUMMARY = Words("{lists}: {price}", context="what a deck is offered for")
NOT_OFFERED = Words("What is wanted or borrowed cannot be offered: it is not yours.")
CHANGED = Words("Lists of {decks} changed.")

# The dialog.
TITLE = Words("Trade, sale, loan: {decks}")
OFFERED = Words("Offered:")
FOR_TRADE = Words("for &trade")
FOR_SALE = Words("for &sale")
PRICE = Words("&Price:")
PRICE_HINT = Words("such as 12.50 €")
PRICES_DIFFER = Words("different prices")
NO_PRICE = Words("That is not a price. Write an amount and perhaps a currency, such as 12.50 € or $15.")
WHERE = Words("The deck &is:")
WHERE_NAMES: Mapping[Held, Words] = {
    Held.HERE: Words("mine, and here"),
    Held.WANTED: Words("wanted: I do not have it"),
    Held.LENT: Words("mine, but lent"),
    Held.BORROWED: Words("borrowed from somebody"),
}
AS_IT_IS = Words("as each of them is")
PERSON = Words("&Whom:")
PERSON_HINT = Words("a name")
PEOPLE_DIFFER = Words("different people")
SINCE = Words("Si&nce:")

# Wanted decks.
WANTED_TITLE = Words("Wanted decks")
WANTED_HELP = Words(
    "Decks that you would like to have: one on each line, a name, a link to its public page, or both. They stand on "
    "the shelf as wanted and count in no figure of what you own. A deck with a link can be completed from its page."
)
WANTED_ADD = Words("Put on the list")
WANTED_ADDED = Words("{decks} put on the list of wanted decks.")
WANTED_KNOWN = Words("On the shelf already: {decks}.")
WANTED_TRASHED = Words("In the trash, from which they can be taken: {decks}.")
WANTED_REFUSED = Words("Not read: {lines}")
ONLY_NAMED = Words("Nothing but its name is known of this deck.")
ONLY_LINKED = Words("Nothing but its name and its link are known of this deck.")

# A list to send.
SEND_TITLE = Words("A list of {decks} to send")
SEND_HELP = Words("Names, prices, and links, a deck a line. Who has a deck is not told.")
COPY = Words("&Copy")
COPIED = Words("The list of {decks} was copied.")
SAVE = Words("&Save…")
SAVE_FILTER = Words("Text (*.txt);;Table for spreadsheets (*.csv)")
LIST_NAME = Words("decks to send", context="name of a file")

# A table of what is shown.
TABLE_TITLE = Words("Export as a table")
TABLE_WRITTEN = Words("{n} row written to {file}.", plural="{n} rows written to {file}.")
YES = Words("yes", context="a cell of a table")

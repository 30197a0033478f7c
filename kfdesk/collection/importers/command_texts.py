"""What `kfdesk import` prints, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

AGAIN = Words(" (a second time)")
SUM = Words("Rows with a deck: {read}, without: {unread}.")
SHELF = Words("New on the shelf: {added}, brought up to date: {merged}, there already: {same}.")
WITHOUT_ICONS = Words(
    "The bonus icons of 1 deck are not known: its source does not name them.",
    plural="The bonus icons of {n} decks are not known: their source does not name them.",
)
WAITING = Words(
    "1 deck could not be fetched; it waits on the shelf.",
    plural="{n} decks could not be fetched; they wait on the shelf.",
)
DOUBLES = Words(
    "1 deck may be on the shelf twice: kfdesk decks doubles",
    plural="{n} decks may be on the shelf twice: kfdesk decks doubles",
)
DRY = Words("The shelf was left as it is.")

# What `kfdesk import --help` says.
ABOUT = Words(
    "Put decks onto the shelf and report every row. Exit code 0: every row gave a deck; "
    "1: some gave none; 2: nothing was imported."
)
FILES = Words("files, folders, links, or “-” for what is piped in")
FETCH = Words("fetch decks that are only named by a link")
DRY_RUN = Words("read and report, but leave the shelf as it is")
JSON = Words("print the report as one JSON object")
OTHER_SHELF = Words("the folder of another shelf than your own")
LANGUAGE = Words("the language of the report")

"""What `kfdesk import` prints, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

AGAIN = Words(" (a second time)", " (ein zweites Mal)")
SUM = Words("Rows with a deck: {read}, without: {unread}.", "Zeilen mit Deck: {read}, ohne: {unread}.")
SHELF = Words(
    "New on the shelf: {added}, brought up to date: {merged}, there already: {same}.",
    "Neu im Regal: {added}, auf den neuen Stand gebracht: {merged}, schon da: {same}.",
)
DRY = Words("The shelf was left as it is.", "Das Regal blieb, wie es ist.")

# What `kfdesk import --help` says.
ABOUT = Words(
    "Put decks onto the shelf and report every row. Exit code 0: every row gave a deck; "
    "1: some gave none; 2: nothing was imported.",
    "Decks ins Regal stellen und jede Zeile melden. Rückgabewert 0: Jede Zeile ergab ein Deck; "
    "1: manche ergaben keines; 2: Nichts wurde importiert.",
)
FILES = Words(
    'files, folders, links, or "-" for what is piped in', "Dateien, Ordner, Links oder „-“ für die Standardeingabe"
)
FETCH = Words("fetch decks that are only named by a link", "Decks abrufen, die nur durch einen Link genannt sind")
DRY_RUN = Words("read and report, but leave the shelf as it is", "lesen und melden, aber das Regal lassen, wie es ist")
OTHER_SHELF = Words("the folder of another shelf than your own", "der Ordner eines anderen Regals als des eigenen")
LANGUAGE = Words("the language of the report", "die Sprache des Berichts")

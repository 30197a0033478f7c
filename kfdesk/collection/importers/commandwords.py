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

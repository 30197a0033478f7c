"""What a window says in which one reads, whatever it shows."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

BACK = shared.GO_BACK
FORWARD = Words("&Forward")
PRINT = shared.PRINT
SAVE_PDF = Words("Save as P&DF…", context="in the manual")
CLOSE = Words("&Close")
PDF_FILES = shared.PDF_FILES
SAVED = shared.SAVED
NOT_SAVED = shared.NOT_WRITTEN
PRINTED = shared.PRINTED
NOT_PRINTED = Words("The printer did not accept it.")

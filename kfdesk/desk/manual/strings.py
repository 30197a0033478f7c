"""What the window of the manual says."""

from __future__ import annotations

from kfdesk.text.words import Words

COMMAND = Words("&Manual")
TITLE = Words("Manual")
PAPER_TITLE = Words("kfdesk – manual")
CONTENTS = Words("Contents")
SEARCH = Words("Search the manual")
NOTHING_FOUND = Words("Nothing in the manual matches.")
BACK = Words("&Back")
FORWARD = Words("&Forward")
PRINT = Words("&Print…")
SAVE_PDF = Words("Save as P&DF…", context="in the manual")
CLOSE = Words("&Close")
PAGE = Words("Page of the manual")
PDF_FILES = Words("PDF documents (*.pdf)")
SAVED = Words("Saved: {file}")
NOT_SAVED = Words("{file} cannot be written ({why}).")
PRINTED = Words("Sent to the printer.")
NOT_PRINTED = Words("The printer did not accept the manual.")
FOOT = Words("kfdesk {version} – manual")
FILE_NAME = Words("kfdesk manual.pdf")

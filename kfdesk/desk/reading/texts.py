"""What a window says in which one reads, whatever it shows."""

from __future__ import annotations

from kfdesk.text.words import Words

BACK = Words("&Back")
FORWARD = Words("&Forward")
PRINT = Words("&Print…")
SAVE_PDF = Words("Save as P&DF…", context="in the manual")
CLOSE = Words("&Close")
PDF_FILES = Words("PDF documents (*.pdf)")
SAVED = Words("Saved: {file}")
NOT_SAVED = Words("{file} cannot be written ({why}).")
PRINTED = Words("Sent to the printer.")
NOT_PRINTED = Words("The printer did not accept it.")

"""What the window of the manual says."""

from __future__ import annotations

from kfdesk.text.words import Words

COMMAND = Words("&Manual", "&Handbuch")
TITLE = Words("Manual", "Handbuch")
PAPER_TITLE = Words("kfdesk – manual", "kfdesk – Handbuch")
CONTENTS = Words("Contents", "Inhalt")
SEARCH = Words("Search the manual", "Handbuch durchsuchen")
NOTHING_FOUND = Words("Nothing in the manual matches.", "Im Handbuch passt nichts.")
BACK = Words("&Back", "&Zurück")
FORWARD = Words("&Forward", "&Vor")
PRINT = Words("&Print…", "&Drucken…")
SAVE_PDF = Words("Save as P&DF…", "Als &PDF speichern…")
CLOSE = Words("&Close", "&Schließen")
PAGE = Words("Page of the manual", "Seite des Handbuchs")
PDF_FILES = Words("PDF documents (*.pdf)", "PDF-Dokumente (*.pdf)")
SAVED = Words("Saved: {file}", "Gespeichert: {file}")
NOT_SAVED = Words("{file} cannot be written ({why}).", "{file} lässt sich nicht schreiben ({why}).")
PRINTED = Words("Sent to the printer.", "An den Drucker gesendet.")
NOT_PRINTED = Words("The printer did not accept the manual.", "Der Drucker hat das Handbuch nicht angenommen.")
FOOT = Words("kfdesk {version} – manual", "kfdesk {version} – Handbuch")
FILE_NAME = Words("kfdesk manual.pdf", "kfdesk-Handbuch.pdf")

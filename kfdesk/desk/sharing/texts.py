"""The words of the picture to share."""

from __future__ import annotations

from kfdesk.text.words import Words

COMMAND = Words("Picture to share…")
TITLE = Words("Picture to share")
NOTE = Words("What is hidden from either player is shown as card backs, so anybody may see this picture.")
COPY = Words("Copy picture")
COPIED = Words("The picture is on the clipboard.")
SAVE = Words("Save picture…")
SAVED = Words("Saved as {file}.")
KINDS = Words("Pictures (*.png)")
NO_WRITE = Words("This picture could not be saved: {why}")
FILE = Words("table", context="proposed name of a file with a picture of a table")
TABLE_IS = Words("Turn {n}: {one} against {two}")
BEFORE = Words("Before turn 1: {one} against {two}")
ALT = Words("A picture of the table. {what}")

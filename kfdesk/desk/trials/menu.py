"""What is said of trials before anybody enters their room."""

from __future__ import annotations

from kfdesk.text.words import Words

MENU = Words("Trials of dec&ks…")
NOTICE = Words("Trials wait while a game is at the table.")

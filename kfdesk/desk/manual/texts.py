"""What the window of the manual says."""

from __future__ import annotations

from kfdesk.text.words import Words

COMMAND = Words("&Manual")
TITLE = Words("Manual")
PAPER_TITLE = Words("kfdesk – manual")
CONTENTS = Words("Contents")
SEARCH = Words("Search the manual")
NOTHING_FOUND = Words("Nothing in the manual matches.")
PAGE = Words("Page of the manual")
FOOT = Words("kfdesk {version} – manual")
FILE_NAME = Words("kfdesk manual.pdf")

"""Words of the log and of looking back from it."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

SHOW_MOMENT = Words("Show the table as it was then")
UNDO_TO = Words("Undo to here")
LOOK_UP = Words("Look up the rule: {rule}")
WHY = shared.WHY_ASKED
BECAUSE = Words("because:")
CHOSEN = Words("A player chose it.")
BY_RULE = Words("The rules demand it.")
FOLD = Words("Fold")
UNFOLD = Words("Unfold")
FOLD_ALL = Words("Fold all turns")
UNFOLD_ALL = Words("Unfold all turns")
COPY_LOG = Words("Copy the whole log")
OPENS_LOG = Words("A click or {key} opens the log")
LOG_HELP = Words(
    "Up and Down go from line to line, Left and Right fold and unfold, W says why, Enter shows the table "
    "as it was then, and Tab goes to the names of cards."
)

# The table as it was.
THEN = Words("The table as it was")
BACK = Words("&Back to the game")
BACK_HELP = Words("Back to the game as it is now (Esc)")
EARLIER = Words("The moment before")
LATER = Words("The moment after")
UNDO_TO_HELP = Words("Takes back everything that came after this moment")
IN_TURN = Words("Turn {n}, {who}: {what}")
BEGINNING = Words("Before the first choice")

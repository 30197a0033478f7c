"""What practice and hints say."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

PROGRAM: Final = shared.PROGRAM
"""The name of a player that nobody gave one: without an article, for it stands in the middle of sentences as well."""
PROGRAM_PLAYS_HELP: Final = Words(
    "It knows only what a player in its seat may know, and says why it chose what it did."
)
LEVEL: Final = Words("Which player the program is")
LEVEL_HELP: Final = Words("From the gentlest to the strongest; nearly each has a habit that can be learned")
LEVEL_NAMED: Final = Words("{name} · {title}", context="a player that the program is, and how strong it is")
PRACTICE_MENU: Final = Words("&Practice game…")
HINT: Final = shared.HINT
HINT_MENU: Final = Words("H&int")
HINT_HELP: Final = Words("What would be a good choice now, and why: found by looking ahead, without using hidden cards")
THINKS: Final = Words("{who} is thinking…")
WHY: Final = shared.WHY_ASKED
WHY_MENU: Final = Words("Wh&y did the program choose that?")
WHY_HELP: Final = Words("Why the program chose what it did in its last turn")
ADVISED: Final = Words("Hint: {what}")
LAST_CHOICES: Final = Words("{who}: why that was chosen")
CHOSE: Final = Words("{what}: {why}")
CHOSE_HIDDEN: Final = Words("A choice that you may not see")
SURENESS: Final = Words("{sure}: nothing else came out better in {n} of {deals} games that were tried out.")
CLOSE: Final = shared.CLOSE

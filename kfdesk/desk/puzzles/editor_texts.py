"""What the editor of puzzles says."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

NEW: Final = Words("New puzzle")
IMPORT: Final = Words("Import a puzzle…")
EDIT: Final = Words("Edit")
EXPORT: Final = Words("Export…")
DELETE: Final = shared.DELETE
MORE: Final = Words("More")
REALLY_DELETE: Final = Words("Delete the puzzle “{puzzle}”? Its file is removed.")
FILES: Final = Words("Puzzles (*{suffix} *.json)")
NO_WRITE: Final = Words("The file cannot be written: {why}.")
UNNAMED: Final = Words("Unnamed puzzle")
NOT_SAVED: Final = Words("(not saved)")
"""Stands behind the name of a puzzle that is kept though nobody saved it."""
SAVED: Final = Words("Saved.")

TITLE: Final = Words("Puzzle editor: {puzzle}")
HELP: Final = Words(
    "What is on the table now is the start of the puzzle. Add cards, then change anything with the judge’s "
    "hand. The player whose turn it is begins."
)
ADD: Final = Words("Add a card…")
REMOVE: Final = Words("Remove a card…")
JUDGE: Final = Words("Judge’s hand")
GOAL: Final = Words("Goal and texts…")
CHECK: Final = Words("Can this be solved?")
STOP: Final = Words("Stop searching")
SAVE: Final = Words("Save")
PLAY: Final = Words("Try it")
NOT_AT_REST: Final = Words("Finish the action first: then the table can be used as it is.")

CHECKING: Final = Words("Looking for a solution…")
UNSOLVABLE: Final = Words("There is no solution that works without luck.")
UNKNOWN: Final = Words("The search gave up: there is too much that can be done on this table.")
SOLVABLE: Final = Words(
    "It can be solved. The shortest solution has {n} action; {first} of {offered} first choices lead to a "
    "solution, and {percent}% of random games solve it.",
    plural="It can be solved. The shortest solution has {n} actions; {first} of {offered} first choices lead to a "
    "solution, and {percent}% of random games solve it.",
)
TOO_EASY: Final = Words("For its grade it is too easy: {why}.")
SHORT: Final = Words("the solution is very short")
OPEN: Final = Words("more than half of the first choices are right")
BY_LOT: Final = Words("random choices solve it too often")
FIRST_LEGAL: Final = Words("the first legal choice each time solves it")
GREEDY: Final = Words("taking what looks best at the moment solves it")

CARD: Final = shared.CARD
WHOSE: Final = shared.WHOSE
WHERE: Final = shared.WHERE
NAME: Final = Words("Name of the puzzle")
ASKS: Final = Words("Question (empty: what the goal says)")
FIRST_HINT: Final = Words("First hint")
SECOND_HINT: Final = Words("Second hint")
WHY: Final = Words("Explanation of the solution")
GRADE: Final = Words("Grade")
CONDITION: Final = Words("Goal")
AND_ALSO: Final = Words("And also")
NUMBER: Final = shared.NUMBER
TURNS: Final = Words("Own turns")
UNTIL: Final = Words("By when")
OPPONENT: Final = Words("The opponent")
UNTIL_TURN: Final = Words("before the last own turn ends")
UNTIL_REPLY: Final = Words("when the opponent’s turn after it is over")
EVERY: Final = Words("does anything that the rules allow")
PASSES: Final = Words("only chooses a house and ends the turn")
NOTHING: Final = shared.NOTHING_ELSE

FORGE: Final = Words("forge keys", context="goal of a puzzle")
WIN: Final = Words("win", context="goal of a puzzle")
NO_FORGE: Final = Words("the opponent forges no key")
AMBER: Final = Words("have that much Æmber")
THEIR_AMBER: Final = Words("the opponent has at most that much Æmber")
ENEMIES: Final = Words("the opponent has at most that many creatures")
CONTROL: Final = Words("control this card")
GONE: Final = Words("the opponent does not control this card")
FRIENDS: Final = Words("have at least that many creatures")
STEAL: Final = Words("steal at least that much Æmber")
REAP: Final = Words("reap that many times")

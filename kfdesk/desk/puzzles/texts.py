"""What the pages and the pane of puzzles say, besides the puzzles themselves."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

MENU: Final = Words("Pu&zzles")
TITLE: Final = Words("Puzzles")
INTRO: Final = Words(
    "Small tables with one question each. All cards are faceup, nothing is left to chance, and undo is free."
)
SECTION: Final = Words("{all} small tables with one question each: forge this turn, survive, take everything.")
SOLVED_COUNT: Final = Words("{done} of {all} puzzles solved")
TO_PUZZLES: Final = Words("All puzzles")
GRADES: Final[dict[int, Words]] = {1: Words("Easy"), 2: Words("Medium"), 3: Words("Hard")}
GRADE: Final = Words("Difficulty")
ALL_GRADES: Final = Words("Every difficulty")
MOTIF: Final = Words("What they are about")
MOTIFS: Final = (
    Words("About anything"),
    Words("Forge a key"),
    Words("Gain Æmber"),
    Words("Stop the opponent"),
    Words("Creatures", context="what a puzzle is about"),
)
STATE: Final = Words("Solved or not")
STATES: Final = (Words("Solved or not"), Words("Not solved yet"), Words("Solved", context="puzzles"))
NONE_FIT: Final = Words("No puzzle has all that is chosen above.")
FOUND: Final = Words("Found in games of the program")
FOUND_NOTE: Final = Words(
    "In games of the program, {n} tables were found on which few ways lead to the goal, often only one, and what looks "
    "best at once misses it. Those that fit your rating come first. Your first attempt at a puzzle counts for your "
    "rating."
)
DAILY: Final = Words("Puzzle of the day")
TO_DAILY: Final = Words("Puzzle of the day: {puzzle}")
RATING: Final = Words("Your rating: {n}")
RATING_UNSURE: Final = Words("Your rating: {n}?")
RATED: Final = Words("rated {n}", context="a puzzle")
WAYS: Final = Words("{n} way", plural="{n} ways", context="to solve a puzzle")
ALL_WAYS: Final = Words(
    "There is only {n} way if the order of actions is not counted.",
    plural="There are {n} ways if the order of actions is not counted.",
)
ROSE: Final = Words("Your rating rises by {by} to {n}.")
FELL: Final = Words("Your rating falls by {by} to {n}.")
MORE: Final = Words("Show {n} more")
OWN: Final = Words("Your own puzzles")
NO_OWN: Final = Words("You have not made a puzzle yet. A new one begins with an empty table.")
BEGIN: Final = Words("Solve")
AGAIN: Final = shared.AGAIN
BEGIN_PUZZLE: Final = Words("Solve the puzzle “{puzzle}”")
SOLVED_IN: Final = Words("solved with {n} action", plural="solved with {n} actions")
SHORTEST: Final = Words("the shortest solution has {n} action", plural="the shortest solution has {n} actions")
NOT_SHOWN: Final = Words("This file could not be read and stays as it is: {file} ({why})")

YOU: Final = shared.YOU
SOLVER: Final = Words("Solver", context="name of a player")
"""The same in the editor, where somebody else will solve it."""
OTHER: Final = shared.OPPONENT

HINT: Final = shared.HINT
HINT_OF: Final = Words("Hint {n}: {hint}")
START_OVER: Final = shared.START_OVER
SHOW: Final = Words("Show the solution")
NEXT: Final = Words("Next puzzle")
LEAVE: Final = TO_PUZZLES
YOUR_DECK: Final = Words("Your deck, from the top: {cards}.")
THEIR_DECK: Final = Words("Your opponent’s deck, from the top: {cards}.")
COPIES: Final = Words("{n} × {card}")
WELL_DONE: Final = Words("Solved!")
WITH: Final = Words("You needed {n} action.", plural="You needed {n} actions.")
AS_SHORT: Final = Words("It cannot be done with fewer.")
BEGINNINGS: Final = Words(
    "Only one first action leads to a shortest solution.",
    plural="A shortest solution can begin with {n} different actions: is there another one?",
)
FEWER: Final = Words("It can be done with {n}.")
MISSED: Final = Words("Not yet.")
TRY_AGAIN: Final = Words("Undo takes back as much as you like.")
BY_CHANCE: Final = Words("Cards were shuffled or picked at random. The solution needs no luck: find a way without it.")
OVER: Final = Words("This attempt is over: undo, or start over.")
NO_JUDGE: Final = Words("In a puzzle, the table cannot be changed by hand.")
SHOWING: Final = Words("The solution is being played.")
SHOWN: Final = Words("That was the solution.")
REPLIES: Final = Words("Your opponent is looking for a reply…")
PUZZLE: Final = Words("Puzzle: {puzzle}")

NOT_READ: Final = Words("Which puzzles you have solved cannot be read ({why}). The file is:\n{aside}")
SET_ASIDE: Final = Words("Which puzzles you have solved could not be read ({why}). The old file was kept as:\n{aside}")
NOT_KEPT: Final = Words("Which puzzles you have solved cannot be saved ({why}).")

"""What the page "Learn" and the lessons say, besides the lessons themselves."""

from __future__ import annotations

from typing import Final

from kfdesk.text.words import Words

TITLE: Final = Words("Learn")
INTRO: Final = Words(
    "Short lessons, one idea each, on the real table. Best one after the other, but all are open to you."
)
BACK: Final = Words("Back")
BEGIN: Final = Words("Begin")
GO_ON: Final = Words("Go on")
AGAIN: Final = Words("Again")
BEGIN_LESSON: Final = Words("Begin the lesson “{lesson}”")
GO_ON_WITH: Final = Words("Go on with the lesson “{lesson}”")
LESSON_AGAIN: Final = Words("Do the lesson “{lesson}” again")
MINUTES: Final = Words("{n} minute", plural="{n} minutes")
DONE: Final = Words("learned", context="of a lesson")
BEGUN: Final = Words("begun", context="of a lesson")
DONE_COUNT: Final = Words("{done} of {all} lessons done")

LEARNER_NAME: Final = Words("Learner", context="name of a player")
OTHER_NAME: Final = Words("Opponent", context="name of a player")

LESSON: Final = Words("Lesson: {lesson}")
STEP: Final = Words("Step {n} of {all}")
OTHER_PLAYS: Final = Words("Your opponent’s turn.")
YOUR_CHOICE: Final = Words("Do what you like. “Show me” marks what would be good, “Hint” tells why.")
KEYS: Final = Words("{n} key forged", plural="{n} keys forged")
FIRST_GAME: Final = Words("Your first game")
FIRST_GAME_IDEA: Final = Words(
    "A whole game with the two starter decks against a gentle program; the teacher explains what comes about."
)
SHOW: Final = Words("Show me")
SHOW_HELP: Final = Words("Mark what is wanted now on the table")
LEAVE: Final = Words("All lessons")
LEAVE_HELP: Final = Words("Leave the lesson; it can be gone on with where it stands")
FROM_START: Final = Words("Begin again")
NEXT: Final = Words("Next lesson")
LEARNED: Final = Words("Learned: {idea}")
READ_ON: Final = Words("Read on: {entries}")
OVER: Final = Words("This lesson is over. Go on with the next one, or begin this one again.")
NO_JUDGE: Final = Words("In a lesson the table is not changed by hand.")

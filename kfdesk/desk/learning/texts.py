"""What the page "Learn" and the lessons say, besides the lessons themselves."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

TITLE: Final = Words("Learn")
INTRO: Final = Words(
    "Five small games to begin with, then short lessons at the real table, one idea each. They work best in order, but "
    "you can start any of them."
)
GAMES: Final = Words("Five small games")
LESSONS: Final = Words("Lessons")
BACK: Final = shared.BACK
BEGIN: Final = Words("Start")
GO_ON: Final = shared.GO_ON
AGAIN: Final = shared.AGAIN
BEGIN_LESSON: Final = Words("Start the lesson “{lesson}”")
GO_ON_WITH: Final = Words("Continue the lesson “{lesson}”")
LESSON_AGAIN: Final = Words("Repeat the lesson “{lesson}”")
MINUTES: Final = Words("{n} minute", plural="{n} minutes")
DONE: Final = Words("learned", context="of a lesson")
BEGUN: Final = Words("begun", context="of a lesson")
DONE_COUNT: Final = Words("{done} of {all} lessons done")

LEARNER_NAME: Final = Words("Learner", context="name of a player")
YOU: Final = shared.YOU
OTHER_NAME: Final = shared.OPPONENT

LESSON: Final = Words("Lesson: {lesson}")
SMALL_GAME: Final = Words("Small game: {game}")
BEGIN_GAME: Final = Words("Start the small game “{lesson}”")
GO_ON_WITH_GAME: Final = Words("Continue the small game “{lesson}”")
GAME_AGAIN: Final = Words("Repeat the small game “{lesson}”")
WON: Final = Words("won", context="of a small game")
NEXT_GAME: Final = Words("Next game")
COMES_NEXT: Final = Words("comes next")
TURN_BACK: Final = Words("Try again from there")
TURN_BACK_HELP: Final = Words("Go back to the start of the turn from which you could still have won")
TRY_AGAIN: Final = Words("Try again")
STEP: Final = Words("Step {n} of {all}")
OTHER_PLAYS: Final = Words("Your opponent’s turn.")
THEIR_TURN: Final = Words("Their turn: {told}")
YOUR_CHOICE: Final = Words("Play as you like. “Show me” marks what would be good; “Hint” says why.")
KEYS: Final = shared.KEYS_FORGED
FIRST_GAME: Final = Words("Your first game")
FIRST_GAME_IDEA: Final = Words(
    "A whole game with the two starter decks against a gentle opponent; the teacher explains what happens."
)
SHOW: Final = Words("Show me")
SHOW_HELP: Final = Words("Mark what is wanted now on the table")
LEAVE: Final = Words("All lessons")
LEAVE_HELP: Final = Words("Leave the lesson; you can continue it later")
FROM_START: Final = shared.START_OVER
NEXT: Final = Words("Next lesson")
LEARNED: Final = Words("Learned: {idea}")
READ_ON: Final = Words("Read on: {entries}")
OVER: Final = Words("This lesson is over. Continue with the next one, or start this one over.")
NO_JUDGE: Final = Words("In a lesson, the table cannot be changed by hand.")

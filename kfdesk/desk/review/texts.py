"""What the review of a game says: plain, and never scolding."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.teach.review.model import Motif, Sort
from kfdesk.text.words import Words

MENU: Final = Words("&Review game…")
BUTTON: Final = Words("Re&view")
BUTTON_HELP: Final = Words("The curve of chances, and the moments in which another choice would have been better")
TITLE: Final = Words("Review")
TITLE_OF: Final = Words("Review of {game}")
BACK: Final = shared.BACK
SEAT: Final = Words("Whose review this is")
INTRO: Final = Words(
    "Judged by what {who} could know: for every estimate the hidden cards were dealt anew. These are estimates, no "
    "verdicts."
)
CHANCES: Final = Words("Chance of winning of {who}, in percent")
CHANCE: Final = Words("Chance")
TURN: Final = Words("Turn")
MOMENTS: Final = Words("Moments worth another look")
SORTS: Final = {
    Sort.HOUSE: Words("choice of a house"),
    Sort.ACT: Words("action"),
    Sort.TARGET: Words("choice of a target"),
}
MOMENT: Final = Words("{n}. Turn {turn}, {sort}: {points} points")
NO_MOMENT: Final = Words(
    "No choice stands out: with what could be known, another one would have changed little. Well played!"
)
TOO_SHORT: Final = Words("There are too few turns to look for moments.")
LEFT_OUT: Final = Words(
    "This version of the program plays a part of the game differently from how it was played: that part is left out."
)
LOOKING: Final = Words("Looking for moments: {done} of {of} choices and turns")
STOP: Final = Words("&Stop")
STOPPED: Final = Words("Stopped. What was found by then stays here; it is not kept.")
GO_ON: Final = Words("&Look through it again")
CHOSE: Final = Words("You chose: {what}.")
BETTER: Final = Words("Better: {what}.")
ABOUT: Final = Words("Chance of winning afterwards: about {n} percent.")
LEADS_TO: Final = Words("Why: {what}")
LOOK_OUT: Final = Words("What to look out for: {motifs}")
TRIED: Final = Words("It came out better when the game was tried out from there with other hidden cards.")
MOTIFS: Final = {
    Motif.HOUSE: Words("another house"),
    Motif.KEY: Words("key that could be stopped"),
    Motif.DISCARD: Words("a discard instead"),
    Motif.FIGHT: Words("fight before reap"),
    Motif.TAUNT: Words("taunt in hand"),
    Motif.AMBER: Words("a reap left"),
    Motif.TARGET: Words("another target"),
}
"""What one can look out for."""
WATCH: Final = Words("Watch the &better line")
WATCH_HELP: Final = Words(
    "Your turn with the better choice and your opponent’s reply, as a film: on a table with the hidden cards dealt anew"
)
AGAIN: Final = Words("&Try again from here")
AGAIN_HELP: Final = Words(
    "A new game against the program from this table. What you could not know is dealt anew, and the game counts for "
    "nobody."
)
AGAIN_TURN_HELP: Final = Words(
    "A new game against the program from the beginning of this turn: the table of the moment depends on what happened "
    "before it in the turn. What you could not know is dealt anew, and the game counts for nobody."
)
NO_TABLE: Final = Words(
    "This table depends on what happened before it and cannot be laid out on its own. The film of the game shows it."
)
LINE_NAME: Final = Words("Better line: {game}, turn {turn}")
AGAIN_NAME: Final = Words("Practice: {game}, turn {turn}")
DRILLS: Final = Words("These moments come back as drills on the page “Learn”.")

CANNOT: Final = Words("Review")
NOT_OVER: Final = Words("A review is for games that are over: until then it would tell what is hidden.")
CAN_GO_ON: Final = Words(
    "This game, or one with the same cards, is at a table and can still be taken up. A review would tell what is "
    "hidden there."
)
END_FOR_GOOD: Final = Words(
    "The game is over, but its end could still be taken back. A review tells what both hands held, so from now on the "
    "end stays as it is. Show the review?"
)
NOT_KEPT: Final = Words("This game is not kept, so it cannot be reviewed.")
CANNOT_BEGIN: Final = Words("This version of the program cannot play this game through again ({why}).")
FAILED: Final = Words("The review had to be broken off ({why}).")
ENDED_OUTSIDE: Final = Words("its process was ended from outside")

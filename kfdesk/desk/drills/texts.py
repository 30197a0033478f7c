"""What drills from one's own games say."""

from __future__ import annotations

from typing import Final

from kfdesk.desk import texts as shared
from kfdesk.teach.review.model import Motif, Sort
from kfdesk.text.words import Words

TITLE: Final = Words("Drills from your games")
BACK: Final = shared.BACK
SECTION: Final = Words(
    "Moments of your own games in which another choice was better. They come back after a day, some days, some weeks."
)
NONE_YET: Final = Words(
    "There are none yet. Review a game that is over: the moments that stand out there come back here."
)
DUE: Final = Words("{n} drill due today", plural="{n} drills due today")
NONE_DUE: Final = Words("Nothing is due today. The next drill comes back on {date}.")
TO_DRILLS: Final = Words("Begin")
WEAK: Final = Words("What comes up most: {motif} ({n} times).")
LESSON: Final = Words("Lesson: {lesson}")
MOTIFS: Final = {
    Motif.HOUSE: Words("the choice of a house"),
    Motif.KEY: Words("keys of the opponent that can be stopped"),
    Motif.DISCARD: Words("discarding what cannot be played"),
    Motif.FIGHT: Words("fighting before reaping"),
    Motif.TAUNT: Words("playing creatures with taunt"),
    Motif.AMBER: Words("reaping before the turn ends"),
    Motif.TARGET: Words("choosing the target"),
}

FROM: Final = Words("{game}, turn {turn}")
ASKS: Final = {
    Sort.HOUSE: Words("Find the better house."),
    Sort.ACT: Words("Find the better action."),
    Sort.TARGET: Words("Find the better target."),
}
KNOWN: Final = Words("You see what you saw in the game. All that you could not know has been dealt anew.")
LEFT: Final = Words("{n} more today")
RIGHT: Final = Words("Right: {what}.")
AS_GOOD: Final = Words("Right: {what} is as good as {best}, as far as anybody can tell.")
OTHER: Final = Words("A better choice was {best}.")
THEN: Final = Words("In the game you chose {what}.")
CHANCES: Final = Words("Chance of winning: {chances}")
CHANCE: Final = Words("{what}: {n}%", context="a choice and its chance of winning")
COMES_BACK: Final = Words("This drill comes back on {date}.")
NEXT: Final = Words("&Next drill")
DONE: Final = Words("&Done for today")
REMOVE: Final = Words("Do not ask this &again")
REMOVE_HELP: Final = Words("The drill is taken away and does not come back.")

CANNOT: Final = Words("Drills")
SET_ASIDE: Final = Words("The drills could not be read ({why}). The old file was kept as:\n{aside}")
NOT_READ: Final = Words("The drills cannot be read ({why}). The file is:\n{aside}")
NOT_HERE: Final = Words("The drills that are due cannot be laid out with this version of the program.")
NOT_KEPT: Final = Words("The drills cannot be saved ({why}).")
NEWER: Final = Words(
    "The drills were written by a newer version of the program. They are shown as far as this version understands "
    "them, and their file stays as it is."
)

"""What the pages of an evening say."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

MENU = Words("E&vening…")
TITLE = Words("Evenings")
BACK = shared.BACK
NAME = shared.NAME

# The list.

LIST_HELP = Words("Everything that is entered is kept at once: an evening continues where it was, after a crash, too.")
NONE_YET = Words("No evening has been begun yet.")
CONTINUE = Words("Continue this evening")
NEW = Words("New evening")
DELETE = Words("Delete…")
DELETE_ASK = Words("Delete the evening “{title}” with all its results? This cannot be undone.")
DELETE_YES = Words("Delete it")
DELETE_NO = Words("Keep it")
SUMMARY = Words("{pairing}, {people}, {rounds}")
PEOPLE_COUNT = Words("{n} person", plural="{n} people")
ROUNDS_COUNT = Words("{n} round", plural="{n} rounds")
DAMAGED = Words("The file of an evening was damaged and set aside: {file}. {problem}")
NOT_READ = Words("{file}: {problem}")
NOT_KEPT = Words("The evening cannot be saved ({why}).")
NOT_DELETED = Words("The evening cannot be deleted ({why}).")

# Agreeing.

NEW_TITLE = Words("A new evening")
CALLED = Words("It is called:")
EVENING_OF = Words("Evening of {day}")
PAIRED_BY = Words("Who plays whom:")
MATCH = Words("A match is:")
DECKS = Words("Decks allowed:")
SET = Words("Their set:")
ROUNDS = Words("Rounds:")
WEEKS = Words("Weeks:")
TABLES = Words("Tables in the room:")
MINUTES = Words("Minutes a round:")
NO_CLOCK = Words("no clock")
DRAWS = Words("Draws when time is up")
SEEDED = Words("People by strength")
SEEDED_HELP = Words("The first of the list is the strongest: the strongest meet as late as can be")
BEGIN = Words("Begin the evening")
PEOPLE = Words("People")
ADD = Words("Add")
ADD_HINT = Words("Type a name and press Enter")
REMOVE = Words("Remove")
FROM_SHELF = Words("Decks from the shelf…")
OPEN_DECKS = Words("Open decks for everybody")
OPEN_DECKS_HELP = Words("Makes unknown decks of the set for everybody who has none yet.")
DECK = Words("Deck")
DECKS_HEAD = Words("Decks, with a semicolon between them")
IS_ALLIANCE = Words("Alliance")
TYPED_HELP = Words(
    "Only decks chosen from the shelf, or opened here, can be played in this program; a deck that was typed is a name."
)
CHOOSE_DECKS = Words("Decks of {player}")
TOO_FEW_PEOPLE = Words("Enter at least two people.")
TWICE = Words("{name} is entered twice.")
NO_TITLE = Words("The evening needs a name.")
NOT_ALLIANCE = Words("{name}: this evening is for alliance decks. Tick “Alliance” if the deck is one.")
NOT_REGISTERED = Words(
    "{name}: somebody put one of these decks together; evenings are for registered decks and alliances of them."
)
NOT_ARCHON = Words("{name}: this evening is for decks as they were registered, not for alliances.")
TOO_MANY_DECKS = Words("{name}: each brings {n} deck.", plural="{name}: each brings {n} decks.")

# Running.

NOT_BEGUN = Words("no round paired yet")
ROUND_OF = Words("Round {n} of {all}")
WEEK_OF = Words("Week {n} of {all}")
BEFORE_FIRST = Words("No round has been paired yet.")
SHOWN_ROUND = Words("Round shown")
PAIRINGS = Words("Pairings")
PAIR_NEXT = Words("Pair the next round")
PAIR_FIRST = Words("Pair the first round")
RESULT = Words("Enter the result…")
PLAY_HERE = Words("Play here")
PLAYING_ON = Words("Continue the match here")
TAKE_BACK = Words("Take back the last entry")
PEOPLE_MENU = Words("People…")
PRINT = Words("Print…")
EXPORT = Words("Export…")
ONLY_PAIRINGS = Words("Only the pairings, larger")
STANDINGS = Words("Standings")
RANK_HELP = Words("Place in the standings as of now")
RECORD_HELP = Words("Matches won, drawn, and lost")
STANDINGS_FINAL = Words("Final standings")
OPEN_MATCHES = Words("{n} result is missing", plural="{n} results are missing")
WINNER = Words("First place: {name}")
ALL_EVENINGS = Words("All evenings")

RESULT_TITLE = Words("How did it end?")
RESULT_OF = Words("{where}: {one} against {two}")
NO_RESULT = Words("No result yet")
ENTER = Words("Enter")
CANCEL = shared.CANCEL

NOT_HERE = Words("{name} has no deck that can be played here. Choose one from the shelf under “People…”.")
MATCH_GONE = Words("The file of this match cannot be read. Enter the result by hand.")
CANNOT_PLAY = Words("The match cannot be played here")

# People.

PEOPLE_TITLE = Words("People of this evening")
DROPS = Words("Drops out")
PLAYS_ON = Words("Plays on")
JOINS = Words("Joins now")
DECK_HINT = Words("Deck (optional)")
ALLIANCE_HINT = Words("Alliance deck (optional)")
DROPPED_OUT = Words("{name} (dropped out)")
WITH_DECKS = Words("{name}: {decks}")
CLOSE = Words("Close")

# The clock.

CLOCK = Words("Round clock")
CLOCK_START = Words("Start the clock")
CLOCK_STOP = Words("Pause")
MORE_TIME = Words("+1 min")
MORE_TIME_HELP = Words("One minute more for this round")
LESS_TIME = Words("−1 min")
LESS_TIME_HELP = Words("One minute less for this round")
TIME_UP = Words("Time is up")
AT_TIME = Words("When time is up…")
AT_TIME_TITLE = Words("When time is up")

# Paper and files.

TABLE_FILES = Words("Table for other programs (*.csv)")
TEXT_FILES = Words("Text (*.txt)")
PDF_FILES = Words("PDF (*.pdf)")
SAVED = Words("Saved: {file}")
NOT_WRITTEN = Words("{file} cannot be written: {why}")
NOT_PRINTED = Words("The printer does not take it.")

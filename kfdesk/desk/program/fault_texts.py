"""What is said when something goes wrong: wording in each language."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

FAULT_TITLE = Words("Something went wrong")
FAULT_TEXT = Words(
    "The program ran into an unexpected error. The table stays usable: Undo takes the last choice back, "
    "and the judge’s hand fixes what a card got wrong."
)
SAVED_AT = Words("The game is saved up to the last choice, in:\n{path}")
NOT_SAVED = Words("This game is not being saved.")
NO_GAME = Words("No game is open; saved games are not touched.")
MORE = Words("Further errors since then: {n}")
DETAILS = Words("What happened (contains no hidden cards)")
COPY = shared.COPY
SAVE_REPORT = Words("Save &report…")
OPEN_FOLDER = Words("Open &folder")
CLOSE = Words("C&lose")

REPORT_TITLE = Words("Report")
PROGRAM = shared.PROGRAM
SYSTEM = Words("System")
DISPLAY = Words("Display")
SCALE = Words("Scale")
SETTINGS = shared.PREFERENCES_TITLE
LAST_LINES = Words("Log, the last {n} line", plural="Log, the last {n} lines")
EMPTY = Words("empty")
JOURNAL = Words("The game, choice by choice")
REPORT_TEXT = Words("This is the whole report. It is not sent anywhere: save it and pass it on yourself, if you like.")
ADD_JOURNAL = Words("&Add the game itself")
JOURNAL_WARNING = Words(
    "Careful: it contains both decks and every choice, so anyone who reads it knows all hidden cards. It "
    "will be shown here at once."
)
SAVE = Words("&Save…")
TEXT_FILES = Words("Text files (*.txt)")
REPORT_SAVED = Words("Saved: {path}")
REPORT_NOT_SAVED = Words("The report could not be saved ({why}).")

WRONG = Words("Something is &wrong…")
WRONG_TITLE = Words("Something is wrong")
WRONG_TEXT = Words(
    "Is a card not doing what it should, or is the game stuck? These steps help, and nothing is lost by any of them."
)
WRONG_UNDO = Words("&Take the last choice back")
WRONG_UNDO_HELP = Words("As often as you like, also in the middle of a choice.")
WRONG_JUDGE = Words("Fix the table: &judge’s hand…")
WRONG_JUDGE_HELP = Words(
    "Move any card, set Æmber, damage, counters, keys, and more; both of you can read it in the log."
)
WRONG_REPORT_HELP = Words("Versions, settings, and the end of the log in one file, for the people who fix the program.")
OPEN_DATA = Words("Open &data folder")
NO_FOLDER = Words("The folder cannot be opened: {path}")

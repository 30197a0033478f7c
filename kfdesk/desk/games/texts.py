"""What the room of kept games says."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

MENU_GAMES = Words("&Saved games…")
MENU_SAVE_AS = Words("Save &as…")
MENU_OPEN = Words("&Open file…")

BACK = shared.GO_BACK
BACK_HELP = shared.BACK_HELP
TITLE = Words("Saved games")
ALL_GAMES = Words("All saved games…")
SEARCH = Words("Search for a name, a player, or a deck")
SHOW = Words("Show")
FILTERS = {
    "all": Words("All games"),
    "unfinished": shared.UNFINISHED,
    "finished": Words("Finished games"),
    "named": Words("Named games"),
    "trash": shared.TRASH,
}
LIST = shared.GAMES

CONTINUE = shared.CONTINUE
WATCH = Words("&Watch")
REVIEW = Words("Re&view")
STATISTICS = Words("&Statistics")
RENAME = Words("&Rename…")
DUPLICATE = Words("D&uplicate")
EXPORT = shared.EXPORT
DELETE = Words("&Delete")
RESTORE = Words("&Put back")
OPEN = MENU_OPEN
UNDO = shared.UNDO
TIDY = Words("&Move to trash")
NOT_NOW = Words("&Not now")

CONTINUE_HELP = Words("Continue exactly where the game stood")
WATCH_HELP = Words("Watch the game as a film")
REVIEW_HELP = Words("The curve of chances, and the moments in which another choice would have been better")
STATISTICS_HELP = Words("Show charts of the game")
AT_TABLE_HELP = Words("This game is on the table.")
ELSEWHERE_HELP = Words("This game continues in another file.")

DECKS = Words("{one} against {two}")
NOT_BEGUN = Words("before the first turn")
TURN = Words("turn {turn}")
WON = Words("won by {who} in turn {turn}")
OVER = Words("over in turn {turn}")
KEYS = Words("keys {one} : {two}")
AT_TABLE = Words("on the table")
ELSEWHERE = Words("continues in another file")
COPY_OF = Words("copy")
DELETED = Words("deleted {date}")

NONE_YET = Words("There are no games yet. Every game you start is kept here, choice by choice.")
NONE_FOUND = Words("No games match.")
TRASH_EMPTY = Words(
    "The trash is empty. Deleted games stay here for {n} day.",
    plural="The trash is empty. Deleted games stay here for {n} days.",
)
COUNT = Words("1 game", plural="{n} games")

DELETED_ONE = Words("“{game}” is in the trash now.")
DELETED_MANY = Words("{n} game is in the trash now.", plural="{n} games are in the trash now.")
STALE = Words(
    "One unfinished game without a name has not been played for {days} days.",
    plural="{n} unfinished games without a name have not been played for {days} days.",
)
EXPORTED = Words("Written: {file}")
TAKEN_IN = Words("“{file}” was added to the saved games.")
KNOWN_ALREADY = Words("“{file}” was already among the saved games.")
TAKEN_IN_PART = Words(
    "{file}, line {line}: {problem} The game was imported up to there; choices that could be read: {n}. "
    "The file was left as it is."
)
NOT_OPENED = Words("{file}: {problem}")
NOT_DONE = Words("That did not work: {why}")

GAME_FILES = shared.GAME_FILES
ANY_FILES = Words("All files (*)")
EXPORT_TITLE = Words("Export a game")
OPEN_TITLE = Words("Open a game")
RENAME_TITLE = Words("Rename the game")
SAVE_TITLE = Words("Save as")
NAME_LABEL = Words("&Name:")
NAME_HINT = Words("such as “League, round 3”")
NAME_THIS = Words("Give the &game at the table this name")
KEEP_COPY = Words("Keep a &copy of it as it stands now, and play on")
SAVE_HELP = Words(
    "Nothing needs saving: every choice is saved before the next can be made. A name makes a game easier to find, "
    "a copy lets you come back to this point."
)
SAVE = Words("&Save")
CANCEL = shared.CANCEL
NO_GAME = Words("There is no saved game at the table.")
LESSON_KEPT = Words("Lessons and puzzles are not saved games: what you have learned and solved is kept automatically.")

"""Every word the desk itself says, in every language; the rules' own words come from the engine and the cards."""

from __future__ import annotations

from kfdesk.engine import glossary
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.rules import STEP_5
from kfdesk.engine.terms import Zone
from kfdesk.text.words import Words, same

APP_NAME = same("kfdesk")

FACEDOWN = Words("Facedown card")
NOT_NOW = Words("That is not possible now.")

# What buttons say in many rooms.
BACK = Words("Back")
BACK_HELP = Words("Back to where you came from (Esc)")
EXPORT = Words("&Export…")
UNDO_SHORT = Words("Undo")
DELETE = Words("Delete")
GO_BACK = Words("&Back")
GO_ON = Words("Continue")
AGAIN = Words("Again")
START_OVER = Words("Start over")
COMMAND = Words("Command")
SHORTCUT = Words("Shortcut")
HINT = Words("Hint")
COPY = Words("&Copy")
PRINT = Words("&Print…")
PDF_FILES = Words("PDF documents (*.pdf)")
SAVED = Words("Saved: {file}")
NOT_WRITTEN = Words("{file} cannot be written ({why}).")
PRINTED = Words("Sent to the printer.")

# The log.
WINS_CONCEDED = Words("{who} wins: the game was conceded.")
CONCEDES = Words("{who} concedes the game")
CONCESSION = Words("conceding")
HANDS_SEEN = Words("Both hands were opened.")
TAKEN_BACK = Words("{who} took back the last choice")
TAKEN_BACK_LEARNED = Words("{who} took a choice back; what was seen stays known: {what}")
WENT_BACK = Words("{who} continues from here: what came after was taken back")
HAS_SEEN = Words("{who} has seen {cards}")
CHANCE_DECIDED = Words("chance has decided something")
UNDO_ASK_TITLE = Words("Take the choice back?")
UNDO_ASK = Words("What was seen stays known: {what}. Take the choice back anyway?")
UNDO_TURN_ASK_TITLE = Words("Take the turn back?")
UNDO_TURN_ASK = Words("What was seen stays known: {what}. Go back to the beginning of the turn anyway?")
UNDO_TO_ASK_TITLE = Words("Go back to this moment?")
UNDO_TO_ASK = Words("What was seen stays known: {what}. Take back everything after this moment anyway?")
UNDO_ASK_DO = Words("Take it back")
UNDO_ASK_NEVER = Words("Do not ask again")
GAME_GOES_ON = Words("The game continues")
LOG = Words("Log")
LOG_LEVELS = (Words("Short"), Words("Normal"), Words("Everything"))
LOG_LEVEL = Words("Level of detail")

# Prompts.
DECIDES = Words("{who} decides")
PICKED = Words("{n} of {max} chosen")
CLICK_CARD = Words("Click one of the highlighted cards")
MAIN_HINT = Words("Drag or click your cards")
DONE = DONE_LABEL
CHOOSE_NONE = Words("Choose none")
CHOOSE = Words("Choose")
KEEP_ORDER = Words("Keep this order")
THIS_ORDER = Words("Use this order")
MOVE_UP = Words("Earlier")
MOVE_DOWN = Words("Later")
SEARCH = Words("Type to search")
WINS = Words("{who} has forged all the keys needed and won the game.")
PLAY_AGAIN = Words("Play again")
LIST_NAME = Words("{card:bare}: {text}")


# The curtain.
CURTAIN_TITLE = Words("{who}, it is your turn at the screen")
CURTAIN_HINT = Words("Press Space or click anywhere to see your hand.")
CURTAIN_OTHER = Words("Everyone else: please look away.")
CURTAIN_UNDO = Words("Take the last choice back")

# Check.
CHECK = Words("Check!")
CHECK_WHO = Words("{who} can afford a key")

# The timing chart.
TIMING_CHART = glossary.TIMING_CHART.one.title

# The start page and the new game dialog.
START_TITLE = Words("A table for two Archons")
START_TEXT = Words("Two players, one screen. The table knows the rules and every card of all fifteen sets.")
LEARN = Words("&Learn")
LEARN_MORE = Words("New to KeyForge? Five small games with a teacher, a few minutes each; then lessons.")
PLAY = Words("&Play")
PLAY_MORE = Words("Against the program, or with a friend at this screen.")
MY_DECKS = Words("&My decks")
LEARN_ON = Words("Small games with a teacher, lessons, puzzles.")
DECKS_ON = Words("Your shelf: look, compare, import.")
MY_DECKS_MORE = Words("Decks to start with are here; bring your own.")
READ_MANUAL = Words("&New here? Read the manual")
QUIT = Words("&Quit")
CONTINUE = Words("&Continue")
CONTINUE_HELP = Words("Continue the last game played")
UNFINISHED = Words("Unfinished games")
LEFT_OFF = Words("Where you left off")
FAVORITE = Words("A deck of your last games")
GO_ON_WITH = same("{title}  ·  {about}")
UNFINISHED_GAME = Words("{one} – {two}, turn {turn}")
UNFINISHED_START = Words("{one} – {two}, before turn 1")
UNFINISHED_DECKS = Words("{game}   ({decks})")
TWO_DECKS = Words("{one} / {two}")
SAVED_TABLE = Words("saved table")
AGAINST_PROGRAM = Words("&Against the program")
AGAINST_PROGRAM_MORE = Words("It plays the second seat.")
WITH_FRIEND = Words("With a &friend here")
WITH_FRIEND_MORE = Words("Two people at this screen.")
NEW_GAME = Words("&New game…")
NEW_GAME_TITLE = Words("New game")
PLAYER_N = Words("Player {n}")
NAME = Words("Name")
DECK = glossary.DECK.one.title
STARTS = Words("Who starts")
STARTS_RANDOM = Words("At random")
SEED = glossary.SEED.one.title
AND_LAST = Words("{cards} and {last}")
AND_MORE = Words("{cards} and {n} more", plural="{cards} and {n} more")
MORE_CHOICES = Words("Seed and rules")
SEED_HELP = Words("The same seed, decks, and choices give the same game.")
DICE = Words("Another seed")
OPEN_TABLE = Words("&Open table")
OPEN_TABLE_HELP = Words("Both hands are open and there is no curtain: for learning together.")
START_GAME = Words("Start the game")
CANCEL = Words("Cancel")
LEARNING = Words("The language of cards is being learned. This happens once and takes a few seconds.")
NO_DECKS = Words("No deck was found in the decks folder.")
CANNOT_START = Words("This game cannot start")

# Menus.
MENU_GAME = Words("&Game")
MENU_EDIT = Words("&Edit")
MENU_VIEW = Words("&View")
MORE_DECKS = Words("My decks and formats…")
MORE_DECKS_HELP = Words("Play decks from your shelf: one game, best of three, chain bidding, sealed…")
MENU_DECKS = Words("&Decks")
TO_START = Words("Start pa&ge")
TO_TABLE = Words("Bac&k to the table")
MENU_HELP = Words("&Help")
UNDO = Words("&Undo")
UNDO_WHAT = Words("&Undo: {what}")
REDO = Words("&Redo")
UNDO_TURN = Words("Back to the start of this &turn")
FULL_SCREEN = Words("&Full screen")
IN_FORCE = Words("In force", context="lasting effects")
LARGER_CARDS = Words("Lar&ger cards")
SMALLER_CARDS = Words("Small&er cards")
OTHER_LANGUAGE = Words("C&ards in the other language")
MENU_LANGUAGE = Words("&Interface language")
MENU_CARD_LANGUAGE = Words("&Card language")
AS_SYSTEM = Words("Like the &system")
AS_INTERFACE = Words("Like the &interface")
LANGUAGE_GONE = Words("{language} (not installed)")
MENU_THEME = Words("&Theme")
THEME_NAMES = {
    "system": AS_SYSTEM,
    "light": Words("&Light"),
    "dark": Words("&Dark"),
    "contrast": Words("High &contrast"),
}
SHOW_TIMING = Words("Ti&ming chart")
LARGE_TIMING = Words("&Whole timing chart")
SOUNDS = Words("So&unds")
PREFERENCES = Words("&Settings…")
PREFERENCES_TITLE = Words("Settings")
ABOUT = Words("&About kfdesk")
ABOUT_TITLE = Words("About kfdesk")
ABOUT_TEXT = Words(
    "<h3>kfdesk {version}</h3><p>A desktop table for KeyForge for two people at one screen.</p><p>Drawn "
    "and written by the project; it contains no pictures or texts of the publisher. KeyForge is a "
    "trademark of its publisher, which has nothing to do with this program.</p><p>Free software under the "
    "GNU General Public License, version 3 or later, without any warranty.</p><p>Uses Qt {qt} through "
    "PySide6 {pyside}, both under the GNU LGPL version 3; Python {python}; pydantic, RapidFuzz, "
    "platformdirs, and py-fsrs (MIT), NetworkX and segno (BSD), and zxing-cpp (Apache License 2.0).</p>"
)
SIDE_DOCK = Words("Card and log")

# Settings.
FIND_SETTING = Words("Find a setting")
NO_SETTING = Words("No setting has these words in its name.")
LOOKS = Words("Looks")
THEME = Words("Theme", context="setting")
MOTION_AND_SOUND = Words("Motion and sound")
AT_TABLE = Words("At the table", context="heading of settings")
INTERFACE_LANGUAGE = Words("Language of the interface")
LANGUAGE = Words("Language")
CARD_LANGUAGE = Words("Language of the cards")
TEXT_SIZE = Words("Text size")
CARD_SIZE = Words("Card size")
OWN_PICTURES = Words("Show my own pictures of cards")
OWN_FOUND = Words("{n} card has a picture of yours", plural="{n} cards have pictures of yours")
OWN_FAULTS = Words("{n} file is not shown: {files}", plural="{n} files are not shown: {files}")
ANIMATION = Words("Animation speed")
SOUND_VOLUME = Words("Volume of sounds")
BED_VOLUME = Words("Low sound under a game")
HOVER_SOUNDS = Words("Sound when the pointer comes to a card")
PLAY_SOUNDS = Words("Play sounds")
REDUCED_MOTION = Words("Reduce motion")
MOTION_NAMES = {
    "system": Words("Like the system"),
    "on": Words("On"),
    "off": Words("Off"),
}
RETELL = Words("After the curtain show what the other player did, as a short film")
LEAVES = Words("{who} leaves the screen")
RETOLD = Words("What happened while you were away; any key shows the table as it is now")
WARN_UNDO = Words("Ask before undoing a choice that revealed cards or was decided by chance")
SKIP_FORCED = Words("Skip decisions with only one choice")
ORDERS = Words("Order of simultaneous effects")
ORDER_NAMES = {
    "ask": Words("Always ask"),
    "matters": Words("Ask where it matters"),
    "keep": Words("Keep the given order"),
}
PERCENT = same("{n} %")
INSTANT = Words("at once")
CLOSE = Words("Close")

# The preview.
PREVIEW = glossary.CARD.one.title
PREVIEW_EMPTY = Words("Point at a card to read it here.")
PIN = Words("Keep this card here (Space)")
TURN_OVER = Words("Turn the card over (R)")
MAVERICK = glossary.MAVERICK.one.title


# Pile viewers.
PILES = {
    Zone.DISCARD: Words("{who:poss} discard pile: {n}"),
    Zone.PURGED: Words("{who:poss} purged cards: {n}"),
    Zone.ARCHIVES: Words("{who:poss} archives: {n}"),
    Zone.DECK: Words("{who:poss} deck: {n}"),
}
PILE = Words("{zone} of {who}: {n}")
"""Any other pile."""
PILE_CLOSED = Words("These cards are hidden from you.")
PILE_FACEUP = Words("Only these are faceup; the others are hidden from you.")
PILE_EMPTY = Words("There is no card here.")
PILE_TOP_FIRST = Words("The top card comes first.")

# When something goes wrong.
NOT_KEPT_TITLE = Words("The game is not being saved")
KEPT_AGAIN_TITLE = Words("The game is saved again")
KEPT_AGAIN = Words("The game can be saved again. Everything you chose in the meantime is saved too.")
SAVED_ELSEWHERE = Words(
    "The game is saved again: all of it is in {file} and keeps being saved there. To continue it another time, open "
    "that file; the list of games has only what was saved before."
)
UNSAVED_TITLE = Words("Not saved")
GAME_LOST = Words("{problem} Whoever leaves the game now loses what is not saved.")
TRY_AGAIN = Words("&Try again")
SAVE_ELSEWHERE = Words("Save &elsewhere…")
LEAVE_UNSAVED = Words("&Leave it unsaved")
CLOSE_UNSAVED = Words("&Close anyway")
ELSEWHERE_TITLE = Words("Save the game elsewhere")
GAME_FILES = Words("Games of kfdesk (*.kfdesk)")
SETTINGS_TITLE = Words("Settings")
SETTINGS_NOT_KEPT = Words("The settings cannot be saved ({why}). They hold until the program is closed.")
SETTINGS_LOST = Words("The changed settings cannot be saved ({why}). They are lost when the program is closed.")
CONTINUE_TITLE = Words("Continue a game")
CANNOT_READ = Words("The file “{file}” was left as it is: {problem}")
SET_ASIDE = Words("The file “{file}” is damaged and was set aside as “{aside}”: {problem}")
SET_ASIDE_LINE = Words(
    "The file “{file}” is damaged in line {line} and was set aside as “{aside}”: {problem} The game was "
    "read up to there; choices that could be read: {n}."
)
STAYS_DAMAGED = Words(
    "The file “{file}” is damaged in line {line} and stays as it is: {problem} Choices that can be read: {n}."
)
KNOWN_BEFORE = Words("{said} There were {known} before.")

# Words of more than one room.
CAPTURED = Words("Captured")
CARD = Words("Card")
CARDS = Words("Cards")
CARDS_PLAYED = Words("Cards played")
CHECK_CALL = Words("<Check!> {who} has enough Æmber for a key").explained(STEP_5)
CREATURES_DESTROYED = Words("Creatures destroyed")
DAMAGE = Words("{n} damage", plural="{n} damage")
FIGHTS = Words("Fights")
FIND_DECK = Words("Find a deck: name, card, house, tag …")
FORMAT = Words("Format")
GAMES = Words("Games")
KEYS_FORGED = Words("{n} key forged", plural="{n} keys forged")
LOST = Words("Lost")
NOTHING_ELSE = Words("nothing else")
NUMBER = Words("Number")
OPPONENT = Words("Opponent", context="name of a player")
YOU = Words("You", context="name of a player")
"""Who is taught, or tries a puzzle; see `kfdesk.text.second_person`."""
PROGRAM = Words("Program")
REAPED = Words("Reaped")
REAPS = Words("Reaps")
RESULT = Words("Result")
SET = Words("Set")
STOLEN = Words("Stolen")
TEXT = Words("Text")
TRASH = Words("Trash")
TYPE = Words("Type")
UNKNOWN = Words("Unknown")
WHERE = Words("Where")
WHOSE = Words("Whose")
WHY_ASKED = Words("Why?")

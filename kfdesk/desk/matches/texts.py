"""What the match room says."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words, same

MENU = Words("New &match…")
MENU_GO_ON = Words("The match under way…")
TITLE = Words("A match")
FORMAT = shared.FORMAT
FORMAT_LINES = {
    "single": Words("One game, each with a deck of their choice."),
    "best-of-three": Words("Whoever wins two games first."),
    "handicap": Words("The stronger deck starts with chains."),
    "bidding": Words("Bid chains for the first choice of a deck."),
    "sealed": Words("Decks that nobody has seen before."),
    "reversal": Words("Each plays the deck the other brought."),
    "adaptive": Words("Own deck, the other’s, then a bid of chains."),
    "triad": Words("Three decks each, one of them banned."),
    "survival": Words("Three decks each, played until they lose."),
}
"""What each format is, in a line."""
BACK = shared.BACK
BEGIN = Words("Start the match")
BEST_OF_THREE = Words("Best of three games")
HANDICAPPED = Words("Chains for:")
HANDICAP_NOW = Words("{deck} begins with {chains}.")
SEALED_COUNT = Words("Decks for each:")
SEALED_FROM = Words("They come from:")
SEALED_NEW = Words("new decks, never seen")
SEALED_SHELF = Words("unplayed decks of the shelf")
SEALED_SET = Words("All of one set:")
SEALED_ANY_SET = Words("drawn by lot")
PLAYER_N = shared.PLAYER_N
NAME = shared.NAME
SEARCH = shared.FIND_DECK
CHOSEN_ONE = Words("Plays: {deck}")
FIGURE = same("{what}: {value}")
BRINGS = Words("Brings: {decks}")
BRINGS_HELP = Words("Click more decks to bring several.")
BRINGS_EXACTLY = Words("Click {n} different decks.")
MISSING_DECKS = Words("{player} brings {n} different decks.")
CHOSEN_NONE = Words("No deck chosen yet.")
OPENS = Words("Opens {n} unknown deck.", plural="Opens {n} unknown decks.")
RULEBOOK = Words("Rulebook: {entry}")
CUSTOM = Words("Customary in organized play; there is no rulebook entry.")

BY_PROGRAM = Words("Played by the program")
PROGRAM_DECIDES = Words(
    "It also bids, chooses from its unknown decks, and says who goes first: by the figures of the decks, which say "
    "little about how often they win, and only of decks that its player may see. The games count as practice."
)

MISSING_DECK = Words("{player} has no deck yet.")
SAME_NAMES = Words("Both players have the same name.")
TOO_FEW = Words(
    "There are not enough unplayed decks of one set on the shelf: {n} is needed.",
    plural="There are not enough unplayed decks of one set on the shelf: {n} are needed.",
)
TWO_DECKS = Words("Bidding needs at least two different decks.")
NOT_KEPT = Words("The match cannot be saved ({why}).")
CANNOT_START = Words("The game cannot start")
DAMAGED = Words("A match file was damaged and set aside: {file}. {problem}")
NOT_READ = Words("{file}: {problem}")

PROGRAM_BID = Words("{player} bids {chains}.")
PROGRAM_PASSED = Words("{player} does not bid more.")
PROGRAM_CHOSE = Words("{player} has chosen {deck}.")
PROGRAM_CHOSE_UNSEEN = Words("{player} has chosen a deck.")
PROGRAM_BANNED = Words("{player} bans {deck}.")
PROGRAM_BANNED_UNSEEN = Words("{player} has banned a deck.")
SCORE = Words("{one}   {a} : {b}   {two}")
MATCH_OF = Words("Match: {one} – {two}")
SCORE_ONLY = Words("games {a} : {b}")
CHOOSE = Words("{player}: choose your deck.")
CHOOSE_THIS = Words("Play this deck")
CHOOSE_ALONE = Words("{player}, come to the screen and choose your deck; {other} looks away.")
BAN_ALONE = Words("{player}, come to the screen and ban a deck of {other}; {other} looks away.")
I_AM = Words("I am {player}")
BAN = Words("{player}: ban one of the decks of {other}.")
BAN_THIS = Words("Ban this deck")
BANNED = Words("Banned: {decks}")
HAND_OVER = Words("{player}, come to the screen: your unknown decks are opened now.")
OPEN_DECKS = Words("I am {player}: open my decks")
LOOK_AT = Words("Look at it")
BID_FIRST = Words("{player} bids first.")
BID_NEXT = Words("{player}: bid more, or let {other} have it.")
BID_FOR_CHOICE = Words("The bid is for the first choice among: {decks}.")
BID_FOR_DECK = Words("The bid is for {deck}.")
BID_STANDS = Words("{player} has bid {chains}.")
BID = Words("Bid {n}")
CHAINS = Words("chains")
PASS = Words("Let {other} have it")
WHO_FIRST = Words("{player} lost the last game: who goes first?")
GOES_FIRST = Words("{player} goes first")
READY = Words("Everything is settled.")
UNDER_WAY_TITLE = Words("Matches under way")
SEVERAL = Words("More than one match is under way. Which one do you want to continue?")
GO_ON = shared.GO_ON
UNDER_WAY = Words("Game {n} is under way.")
PLAYS = Words("{player} plays {deck}.")
PLAYS_CHAINS = Words("{player} plays {deck} with {chains}.")
FIRST_BY_LOT = Words("Who goes first is decided at random.")
GO_ON_GAME = Words("Continue game {n}")
NO_MATCH = Words("No match is under way.")
CONCEDES = Words("{player} concedes game {n}")
CONCEDE_ASK = Words("Does {player} concede game {n}? {other} wins it at once, whatever the state of the table.")
PLAY_GAME = Words("Play game {n}")
WON = Words("{player} wins the match.")
REMATCH = Words("Play the same again")
SWAP = Words("Again with swapped decks")
NEW_MATCH = Words("Another match")
TO_EVENING = Words("Back to the evening")
TO_START = Words("To the start page")
TAKE_BACK = Words("Take back the last step")
NEXT_GAME = Words("Continue the match")
LAST_GAMES = Words("Game {n}: {player} won, {a} keys to {b}")

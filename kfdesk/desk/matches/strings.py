"""What the match room says."""

from __future__ import annotations

from kfdesk.engine.terms import Edition
from kfdesk.text.words import Words

MENU = Words("New &match…")
MENU_GO_ON = Words("The match under way…")
TITLE = Words("A match")
FORMAT = Words("Format")
BACK = Words("Back")
BEGIN = Words("Begin the match")
BEST_OF_THREE = Words("Best of three games")
OPEN_TABLE = Words("Open table: both hands lie open")
EDITION = Words("Rules:")
EDITIONS = {
    Edition.V18_4: Words("Master Rulebook 18.4"),
    Edition.V2023: Words("German rulebook of 2023"),
    Edition.V1_3: Words("Rulebook 1.3 (2019)"),
    Edition.V1_1: Words("Rulebook 1.1 (2018)"),
    Edition.V1_0: Words("Rulebook 1.0 (2018)"),
}
HANDICAPPED = Words("Chains for:")
HANDICAP_NOW = Words("{deck} begins with {chains}.")
SEALED_COUNT = Words("Decks for each:")
SEALED_FROM = Words("They come from:")
SEALED_NEW = Words("new decks, never seen")
SEALED_SHELF = Words("unplayed decks of the shelf")
PLAYER_N = Words("Player {n}")
NAME = Words("Name")
SEARCH = Words("Find a deck: name, card, house, tag …")
CHOSEN_ONE = Words("Plays: {deck}")
BRINGS = Words("Brings: {decks}")
BRINGS_HELP = Words("Click more decks to bring several.")
CHOSEN_NONE = Words("No deck chosen yet.")
OPENS = Words("Opens {n} unknown deck.", plural="Opens {n} unknown decks.")
NOT_PLAYABLE = Words("cannot be played yet")
NOTHING_FOUND = Words("No deck on the shelf matches.")
RULEBOOK = Words("Rulebook: {entry}")
CUSTOM = Words("A custom of organized play; no rulebook entry.")

MISSING_DECK = Words("{player} has no deck yet.")
SAME_NAMES = Words("Both players have the same name.")
TOO_FEW = Words(
    "There are not enough unplayed decks on the shelf: {n} is needed.",
    plural="There are not enough unplayed decks on the shelf: {n} are needed.",
)
TWO_DECKS = Words("Bidding needs at least two different decks.")
NOT_KEPT = Words("The match cannot be saved ({why}).")
CANNOT_START = Words("The game cannot begin")
DAMAGED = Words("A match file was damaged and set aside: {file}. {problem}")

SCORE = Words("{one}   {a} : {b}   {two}")
CHOOSE = Words("{player}: choose your deck.")
CHOOSE_THIS = Words("Play this deck")
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
READY = Words("Everything is agreed.")
UNDER_WAY = Words("Game {n} is under way.")
PLAYS = Words("{player} plays {deck}.")
PLAYS_CHAINS = Words("{player} plays {deck} with {chains}.")
FIRST_BY_LOT = Words("Who goes first is decided at random.")
GO_ON_GAME = Words("Go on with game {n}")
NO_MATCH = Words("No match is under way.")
CONCEDES = Words("{player} concedes game {n}")
PLAY_GAME = Words("Play game {n}")
WON = Words("{player} wins the match.")
REMATCH = Words("Play the same again")
SWAP = Words("Again with swapped decks")
NEW_MATCH = Words("Another match")
TO_START = Words("To the start page")
TAKE_BACK = Words("Take the last step back")
NEXT_GAME = Words("Go on with the match")
LAST_GAMES = Words("Game {n}: {player} won, {a} keys to {b}")

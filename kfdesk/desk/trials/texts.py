"""What the room of trials says, in every language."""

from __future__ import annotations

from kfdesk.desk import texts as shared
from kfdesk.text.words import Words
from kfdesk.trials import command_texts
from kfdesk.trials.command_texts import SAYS

TITLE = Words("Trials")
HONESTLY = SAYS
BACK = shared.BACK
TAB_PLAY = Words("Play")
TAB_TABLE = Words("Table", context="of decks")
TAB_HOUSES = Words("Houses")
TAB_PAIR = Words("Pairs")
TAB_CARDS = shared.CARDS

# Playing.
WHICH = Words("Which dec&ks:")
WHICH_HINT = Words("a search of the shelf; empty: all decks")
SELECTION = Words("the {n} deck selected on the shelf", plural="the {n} decks selected on the shelf")
SEARCH_INSTEAD = Words("Search instead")
CHOSEN = Words("{n} deck can be played.", plural="{n} decks can be played.")
LEFT_OUT = Words(
    "{n} is left out: it cannot be played, or holds home-made cards.",
    plural="{n} are left out: they cannot be played, or hold home-made cards.",
)
AT_LEAST_TWO = Words("It takes two decks.")
FAR_TOO_MANY = command_texts.TOO_MANY
AT_MOST = Words("A run takes {most} decks at most.")
PLAYER = Words("Who pla&ys both:")
PLAYERS = {
    "greedy": Words("the greedy player: takes what leaves the best table at once"),
    "partner-8": Words("the player that plans whole turns; takes longer"),
}
UNTIL = Words("&Until each deck is known to ±")
POINTS = Words("points")
GAMES_GOAL = Words("So &many games:")
AT_ONCE = Words("Games at &once:")
AT_ONCE_TIP = Words("So many processes play, all of them after whatever else this computer does")
COST = Words("±{points} points: about {games} more games, {time}")
COST_WITHOUT_TIME = Words("±{points} points: about {games} more games")
KNOWN_ALREADY = Words("±{points} points: known already")
MEASURE = Words("Measure ho&w long a game takes here")
MEASURE_TIP = Words("Plays a few games, which count as all others")
PACE = Words("A game takes {seconds} s here, with all that are played at once.")
START = Words("&Start the games")
PAUSE = Words("&Pause the games")
GO_ON = Words("Go o&n")
STOP = Words("S&top")
STOP_PAIR = Words("Stop")
STOP_TIP = Words("The games that are being played end first and are kept; starting again continues")
NOTE = Words(
    "Every game is kept as it ends, also if the program is ended. While a game is at the table none is begun but one "
    "that was handed out already."
)
IDLE = Words("No games are being played.")
BEGINS = Words("The first games begin…")
RUNNING = Words("{games} games; the least certain deck is known to ±{uncertain} points; {time} to go")
RUNNING_GAMES = Words("{games} of {most} games; {time} to go")
PAUSED = Words("Paused")
AT_TABLE = Words("Paused, because a game is at the table")
STOPPING = Words("Stops after the games that are being played…")
STOPPED = Words("Stopped. All games that ended are kept.")
REACHED = Words("Done.")
NONE_CAME = Words("No game could be played.")
SOME_FAILED = Words("Ended: {n} of the games failed.")
FAILED_GAME = Words("A game failed: {first} against {second}, seed {seed}: {why}")
ENDED_OUTSIDE = Words(
    "The process that plays was ended from outside. All games that ended are kept; starting again continues."
)
PROGRESS = Words("Progress of the trials")

# The table.
COUNTED = Words("{n} game of this player was played.", plural="{n} games of this player were played.")
UNENDED = Words(
    "{n} had not ended after {turns} turns and was decided by keys, then Æmber.",
    plural="{n} had not ended after {turns} turns and were decided by keys, then Æmber.",
)
FIRST = Words("Going first, an equal deck wins {percent}% of games ({low} to {high}).")
AGAINST = Words("Against a deck of average strength among these; bars are ranges with a certainty of over 90%.")
NO_GAMES = Words("No games of this player yet.")
OLD = Words(
    "Games of {n} deck are not counted: played by other rules, cards, or lists, or by an older player.",
    plural="Games of {n} decks are not counted: played by other rules, cards, or lists, or by an older player.",
)
HEAD_PLACE = Words("Place")
HEAD_DECK = Words("Deck")
HEAD_STRENGTH = Words("Wins")
HEAD_BETWEEN = Words("Between")
HEAD_GAMES = shared.GAMES
HEAD_WON = Words("Won")
RANGE = Words("{low} to {high}%")
PERCENT = Words("{n}%")
SHOW_DECK = Words("Show on the &shelf")
PAIRS_OF = Words("&Matchups")

# Houses.
HOUSES_SAY = Words(
    "Of 100 games of decks with the house at the left against decks with the house above, so many were won. It tells "
    "how decks with a house fared, not what the house brought about. Enter or a click shows the decks."
)
CELL = Words("{one} against {other}: {percent}% of {n} games won")
TOO_FEW = Words("{one} against {other}: only {n} games")

# Pairs.
ONE = Words("Dec&k:")
OTHER = Words("Agai&nst:")
EXPECTED = Words("Expected by the ratings of both: {one} wins {percent}% ({low} to {high}).")
DIRECT = Words("Of {n} game between them it won {won}.", plural="Of {n} games between them it won {won}.")
CONTRADICTS = Words("That is farther from what is expected than luck explains.")
NONE_BETWEEN = Words("No games between them yet.")
EVEN = Words("&Find me an even match")
EVEN_TIP = Words("The decks against which this one is expected to win nearest to half of its games")
EVEN_TITLE = Words("Decks that come nearest to an even match against {deck}")
EVEN_ROW = Words("{deck}: {percent}% ({low} to {high}), {n} games between them")
PLAY_PAIR = Words("&Play {n} games of this pair")
CHAINS = Words("Measure &chains")
CHAINS_TIP = Words("With how many chains the stronger of the two wins half of its games, by games with chains")
CHAINS_FOUND = Words("{deck} wins half of its games with about {chains} chains (between {low} and {high}).")
CHAINS_NONE = Words("{deck} needs no chains: the two are even as far as is known (between {low} and {high}).")
CHAINS_OTHER = Words("{deck} is the weaker of the two in these games. “Measure chains” now measures those of {other}.")
CHAINS_MANY = Words("Even 24 chains leave {deck} ahead, as far as is known.")
CHAINS_ROW = Words("with {n} chain: {won} of {games} games", plural="with {n} chains: {won} of {games} games")
WHY = Words("&Why?")
WHY_TIP = Words("Plays up to {n} of their games once more and compares those won with those lost").filled(n=40)
CAME = Words("{n} game played…", plural="{n} games played…")
COMPARING = Words("Games looked at: {n} of {of}")
WHY_GAMES = Words("From {n} game, of which {deck} won {won}:", plural="From {n} games, of which {deck} won {won}:")
WHY_SAYS = Words("What goes along with winning most stands first; it need not be what brought the win about.")
WHY_FEW = Words("Too few games were won or lost to compare them.")
HEAD_WHAT = Words("What")
HEAD_WHEN_WON = Words("In games won")
HEAD_WHEN_LOST = Words("In games lost")
OF_DECK = Words("{figure}: {deck}")
KEYS_BY_TURN = Words("Keys by turn, on average")
CREATURES_BY_TURN = Words("Creatures in play by turn, on average")
TURN = Words("Turn")
CLOSEST = Words("Film of the c&losest game")
TYPICAL = Words("Film of a &typical game")
FILM_NAME = Words("{one} against {other}")
FILM_PLAYER = shared.PLAYER_N
WAITING = Words("This will be done after what is being played.")

# Cards.
CARDS_SAY = Words(
    "How much more often decks won with a card drawn than without it, in points: it tells what goes along with drawing "
    "the card, not what the card brings about."
)
NO_CARDS = command_texts.NOT_ENOUGH
HEAD_CARD = shared.CARD
HEAD_WORTH = Words("Points")
HEAD_REACH = Words("±")
HEAD_DRAWN = Words("Games with it")
HEAD_NOT_DRAWN = Words("Games without")
HEAD_DECKS = Words("Decks")

# In a deck.
TAB_MATCHUPS = Words("Matchups")
STRENGTH = Words("Wins {percent}% against an average deck of those that played ({low} to {high}), {n} games")
NOT_PLAYED = Words("The program has not played this deck against others.")
OTHER_LIST = Words("The games of this deck were played with another list, or by other rules.")
OTHER_DECK = Words("Against")
PLAY_THIS = Words("Play trials…")
LOADING = Words("Reading the games…")

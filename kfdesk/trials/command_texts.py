"""What `kfdesk trials` prints, in every language."""

from __future__ import annotations

from kfdesk.text.words import Words

SAYS = {
    "greedy": Words("How often a deck wins in the hands of this program’s greedy player, never how good the deck is."),
    "partner-8": Words(
        "How often a deck wins in the hands of this program’s player that plans whole turns, never how good the deck "
        "is."
    ),
}
"""By the player: stands above all that trials print."""
CARDS_SAY = Words(
    "How much more often decks won with a card drawn than without it, in the same hands: it tells what goes along with "
    "drawing the card, not what the card brings about."
)
SHARE = Words("{percent} % (between {low} and {high} with a certainty of over 90 %)")
PLAYED = Words("{n} game was played.", plural="{n} games were played.")
FIRST = Words("Against an equal deck the one that goes first wins {share}.")
UNENDED = Words(
    "{n} of them had not ended after {turns} turns: keys decided, then Æmber.",
    plural="{n} of them had not ended after {turns} turns: keys decided, then Æmber.",
)
AVERAGE = Words("Percent won against a deck of average strength among these, with over 90 % certainty; games; deck:")
OLD = Words("Old, from games by other rules, cards, deck lists, or versions of the player, and not counted above:")
NO_GAMES = Words("{file} holds no games of this player.")
NOT_ENOUGH = Words("No card has enough games yet: at least {n} with it drawn, and {n} without.")
WORTH = Words("Points, with 95 % certainty; games with the card drawn; games without; decks; card:")
MERGED = Words("{n} game taken over.", plural="{n} games taken over.")

TOO_FEW = Words("It takes at least two decks that can be played; the search found {n}.")
TOO_MANY = Words("A run takes {most} decks at most, and the search found {n}.")
LEFT_OUT = Words(
    "{n} deck is left out: it cannot be played, or holds home-made cards.",
    plural="{n} decks are left out: they cannot be played, or hold home-made cards.",
)
BEGINS = Words("{decks} decks, {games} games of them kept. Measuring how long a game takes here.")
NEEDS = Words("For ±{points} points: about {games} more games, {time}.")
PROGRESS = Words("{games} games; the least certain deck is known to ±{uncertain} points; {time} to go.")
REACHED = Words("Every deck is known to ±{points} points, from {games} games.")
PLAYED_SO_MANY = Words(
    "{n} game was played. The least certain deck is known to ±{points} points, from {games} games of all.",
    plural="{n} games were played. The least certain deck is known to ±{points} points, from {games} games of all.",
)
STOPPED = Words("Stopped. All games that ended are kept; the same command continues.")
BROKEN = Words("A worker process was ended from outside. All games that ended are kept; the same command continues.")
FAILED = Words("A game failed, which is a fault of the program: {first} against {second}, seed {seed}: {why}")
FAULT = Words("A fault of the program: {why}")
GAVE_UP = Words("None of the last games could be played.")
MINUTES = Words("{n} minute", plural="{n} minutes")
HOURS = Words("{n} hour", plural="{n} hours")

# What `kfdesk trials --help` says.
ABOUT = Words("Let the program play decks of the shelf against each other, and estimate how often each wins.")
CODES = Words("Exit code 0: done; 1: too few decks or games, or stopped before the end; 2: nothing could be done.")
RUN = Words("play games until the share of wins of every deck is known well enough; may be stopped and continued")
TABLE = Words("print how often each deck wins, and how uncertain that is")
CARDS = Words("print how much more often decks win when they draw a card")
EXPORT = Words("write the table to a .csv file")
MERGE = Words("take over the games of other files; none is counted twice")
QUERY = Words("decks to play, as in the search line of the shelf (without it: all)")
UNTIL = Words("until every deck is known to so many points to either side (0.1 to 30; default: 10)")
GAMES = Words("so many games, those that tell most, instead of until a number of points")
DASK = Words("play on the workers of a Dask cluster, whose scheduler has this address, instead of on this computer")
NO_DASK = Words("Dask is not installed beside the program; this installs it: pip install kfdesk[dask]")
NO_SCHEDULER = Words("No scheduler of Dask answers at {address} ({why}).")
NO_WORKERS = Words("The Dask cluster at {address} has no workers.")
PLAYER = Words("who plays both seats (default: greedy)")
WORKERS = Words("so many games at once (1 to 60; default: 1)")
FILE = Words("another file of games than the one beside the shelf")
OTHERS = Words("file of games, which stays as it is")
TO = Words("file to write")
JSON = Words("print what comes of it as a JSON object")

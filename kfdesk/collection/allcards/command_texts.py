"""What `kfdesk cards` prints, in every language."""

from __future__ import annotations

from kfdesk.text.words import Words

COPIES = Words("{n} copy", plural="{n} copies")
ELSEWHERE = Words("{n} in decks that do not count", plural="{n} in decks that do not count")
OF_SET = Words("{owned} of {cards} ({share} %)")
ANYWHERE = Words("{n} in decks of any set")
COUNTED = Words("Counted: {n} deck.", plural="Counted: {n} decks.")
COUNTED_TWICE = Words(
    "{n} of them may be there twice, and then counts twice.",
    plural="{n} of them may be there twice, and then count twice.",
)
NOT_COUNTED = Words(
    "Decks in the trash never count, nor do generated ones, home-made ones, theory decks, alliances, those that ship "
    "with the program, those that are wanted or borrowed, and the second of a deck that is there twice."
)
NO_CARD = Words("No card is called “{card}”.")
SEVERAL = Words("“{card}” is more than one card: {ids}.")
MAVERICK = Words("maverick")
LEGACY = Words("legacy")

# What `kfdesk cards --help` says.
ABOUT = Words("Search all cards, and count the copies of them in the decks on the shelf.")
CODES = Words("Exit code 0: done; 1: no card was found; 2: nothing could be done.")
SEARCH = Words("list the cards that a search finds, as in the search line of “All cards”")
OWNED = Words("list the cards in the decks on the shelf, most copies first")
COPIES_OF = Words("list the decks that have a card, with house, bonus icons, and mavericks")
SETS = Words("print how many cards of each set the decks on the shelf have")
MAVERICKS = Words("list all mavericks in the decks on the shelf")
QUERY = Words("what to look for, such as house:dis power>5; put -- before words that begin with a hyphen")
CARD = Words("name of a card, in any language, or its id")
JSON = Words("print JSON: one array, with an object for each card, deck, or set")
CSV = Words("print a table with commas (CSV)")
TEXT = Words("with --json: the rules texts of each card, too")
SORT = Words("sort by this, such as name, power, rarest, or owned")
DESCENDING = Words("begin with the largest")
LIMIT = Words("so many cards at most")

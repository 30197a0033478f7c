"""Every word that the room of all cards says, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.allcards import command_texts as of_command
from kfdesk.collection.allcards.owned import Standing
from kfdesk.desk import texts as shared
from kfdesk.desk.charts import texts as figures
from kfdesk.desk.decks import texts as of_decks
from kfdesk.text.words import Words, same

TITLE = Words("All cards")
BACK = shared.BACK
BACK_TIP = shared.BACK_HELP
TAB_CARDS = shared.CARDS
TAB_SETS = of_decks.SETS
TAB_MOST = Words("Most and fewest")
TAB_MAVERICKS = Words("Mavericks")

# Searching.
SEARCH = Words("Search all cards")
SEARCH_HINT = Words("Name, house:dis, type:creature, power>5, says:steal, owned>2 …")
TABLE_VIEW = of_decks.TABLE_VIEW
GRID_VIEW = of_decks.GRID_VIEW
SORT_BY = Words("Order")
SORT_TIP = Words("What the cards are ordered by")
DESCENDING = Words("Descending")
READING = Words("Reading what the cards say and do…")
FILTERS = Words("Filters")
NOTHING_FOUND = Words("No card matches. Click a filter’s label to remove it, or press Escape in the search line.")
_CARDS = Words("{n} card", plural="{n} cards")
_FOUND_OF = Words("{found} of {n} card", plural="{found} of {n} cards")


def found(count: int, of: int) -> Words:
    """Return how many cards were found, and of how many."""
    if count == of:
        return _CARDS.filled(n=of_decks.number(count))
    return _FOUND_OF.filled(found=of_decks.number(count), n=of_decks.number(of))


SORTS: Mapping[str, Words] = {
    "name": shared.NAME,
    "house": figures.HOUSE,
    "type": figures.TYPE,
    "rarity": figures.RARITY,
    "set": Words("Set and number"),
    "power": of_decks.COLUMN_NAMES["power"],
    "armor": of_decks.COLUMN_NAMES["armor"],
    "amber": Words("Bonus Æmber"),
    "owned": Words("Copies owned"),
    "decks": Words("Decks"),
    "rarest": Words("Rarest of my cards"),
    "printings": Words("Sets that print it"),
    "expected": of_decks.COLUMN_NAMES["expected"],
    **{name: of_decks.COLUMN_NAMES[name] for name in ("steal", "capture", "control", "removal", "draw", "archive")},
}
"""What the cards may be ordered by."""
MOST_FIRST = frozenset(SORTS) - {"name", "house", "type", "rarity", "set", "rarest", "printings"}
"""Orders that begin with the largest."""

OWNED = Words("In my decks")
NOT_OWNED = Words("Not in my decks")
HOUSES = of_decks.HOUSES
TYPES = Words("Types")
RARITIES = Words("Rarities")
SETS = of_decks.SETS
ACTIVE = of_decks.ACTIVE

SEARCH_ABOUT = Words(
    "Words are looked for in names of all languages, traits, types, houses, and sets. Everything typed must match; "
    "case, accents, and apostrophes do not matter."
)
SEARCH_EXAMPLES: tuple[tuple[Words, Words], ...] = (
    (same("dust im"), Words("names with such words")),
    (same('"key charge"'), of_decks.EXACTLY),
    (Words("house:dis,mars type:creature"), Words("creatures of one of the two houses")),
    (Words("trait:giant power>=6"), Words("a trait, and a number: power, armor, amber")),
    (Words("keyword:taunt keyword:assault>=2"), Words("keywords, and how much of them")),
    (Words('says:exalt says:"for each"'), Words("words of the rules texts in both languages")),
    (Words("set:cota rarity:rare"), Words("a set, by code, name, or number, and a rarity")),
    (Words("-type:action"), Words("everything else")),
    (Words("owned>2 decks<=1"), Words("copies in my decks, and decks that have the card")),
    (Words("missing:cota"), Words("cards of a set that no deck of that set has")),
    (Words("is:owned is:maverick"), Words("in my decks, also as a maverick")),
    (Words("is:token | is:gigantic"), Words("one or the other; also twin, reprint, enhance, home-made")),
    (Words("steal>=2"), Words("what the card counts for in the figures of a deck")),
    (Words("printings>=4"), Words("sets that print the card")),
)
"""What is typed, and what it finds."""

# A card.
CARD = Words("The selected card")
TAB_CARD = Words("Card")
TAB_COPIES = Words("Copies ({n})", plural="Copies ({n})")
NOTHING_SELECTED = Words("Select a card to see it.")
IN_ENGLISH = Words("Text in English")
IN_GERMAN = Words("Text in German")
LARGE = Words("Large")
LARGE_TIP = Words("Show the card as large as there is room (Enter)")
DECKS_WITH = Words("Decks with this card")
DECKS_WITH_TIP = Words("Show all decks that have this card on the shelf")
NO_TEXT = Words("This card has no rules text.")
COPIES_OWNED = Words("{n} copy in your decks", plural="{n} copies in your decks")
IN_DECKS = Words("{copies} ({decks})")
NONE_OWNED = Words("No copy in your decks")
ELSEWHERE = Words("{n} more in decks that do not count", plural="{n} more in decks that do not count")
ONLY_ELSEWHERE = of_command.ELSEWHERE
PRINTINGS = Words("Printings")
PRINTING = Words("{set} {number} · {house} · {rarity}")
PRINTING_WITHOUT_HOUSE = Words("{set} {number} · {rarity}")
PRINTING_WITH_AMBER = Words("{printing} · {n} Æmber", plural="{printing} · {n} Æmber")
FIGURES = Words("What it counts for in the figures of a deck")
NO_FIGURES = Words("Nothing: no figure names what it does.")
FIGURE = Words("{figure}: {n}")
COPIES_NAME = Words("Copies of the card in my decks")
COPIES_TIP = Words("Click to show the deck on the shelf")
COPY_LINE = Words("{n} × {house}")
MAVERICK = of_decks.MAVERICK
LEGACY = of_decks.LEGACY
ICONS = Words("bonus icons: {icons}")

# Columns.
COLUMNS: Mapping[str, Words] = {
    "name": shared.NAME,
    "owned": Words("Copies"),
    "houses": of_decks.HOUSES,
    "type": SORTS["type"],
    "rarity": SORTS["rarity"],
    "sets": of_decks.SETS,
    "power": SORTS["power"],
    "armor": SORTS["armor"],
    "amber": SORTS["amber"],
    "traits": Words("Traits"),
    "decks": SORTS["decks"],
}

# What counts.
COUNTED = Words("Counted: {n} deck.", plural="Counted: {n} decks.")
COUNTED_TWICE = of_command.COUNTED_TWICE
NOT_COUNTED = Words("Not counted: {decks}.")
STANDING_OF: Mapping[Standing, Words] = {
    Standing.GENERATED: Words("{n} generated", plural="{n} generated"),
    Standing.SAMPLE: Words("{n} that ships with the program", plural="{n} that ship with the program"),
    Standing.HOMEMADE: Words("{n} home-made", plural="{n} home-made"),
    Standing.THEORY: Words("{n} theory deck", plural="{n} theory decks"),
    Standing.WANTED: Words("{n} wanted", plural="{n} wanted"),
    Standing.BORROWED: Words("{n} borrowed", plural="{n} borrowed"),
    Standing.DOUBLE: Words("{n} that is there twice", plural="{n} that are there twice"),
    Standing.ALLIANCE: Words(
        "{n} alliance, whose houses are those of other decks",
        plural="{n} alliances, whose houses are those of other decks",
    ),
}
TRASH_NEVER = Words("Decks in the trash never count.")
OF_SETS = Words(
    "A card of a set is owned when a deck of that set has it; the last column counts the same cards in decks of any "
    "set."
)

# Sets.
SET_COLUMNS = (
    shared.SET,
    Words("Owned"),
    Words("Cards"),
    Words("Share"),
    Words("Missing"),
    Words("In any set"),
)
SHOW_MISSING = Words("Show missing cards")
SHOW_MISSING_TIP = Words("Search for the cards of this line that no deck of the set has (Enter)")
SHOW_CARDS = Words("Show all of them")
PERCENT = of_decks.PERCENT
SET_LIST = Words("Sets, and how much of them is owned")

# Most and fewest.
MOST = Words("Most copies")
MOST_ABOUT = Words("The cards of which your decks have most copies.")
FEWEST = SORTS["rarest"]
FEWEST_ABOUT = Words("Fewest copies; of as many copies, those that fewer sets print.")
LIST_COLUMNS = (shared.NAME, COLUMNS["owned"], COLUMNS["decks"], of_decks.SETS)
CARD_TIP = Words("Click to show the card")

# Mavericks.
MAVERICK_COLUMNS = (TAB_CARD, figures.HOUSE, shared.DECK, shared.SET)
MAVERICKS_ABOUT = Words("{n} maverick in the decks on the shelf.", plural="{n} mavericks in the decks on the shelf.")
MAVERICK_TIP = Words("Click a card to show it, a deck to show it on the shelf")
SHOW_CARD = Words("Show the card")
SHOW_DECK = Words("Show the deck")

FIGURE_NAMES = figures.FIGURES
FIGURE_RULES = figures.RULES

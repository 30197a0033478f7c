"""Every word the deck shelf's room says, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.allcards.vocabulary import ESTIMATES
from kfdesk.collection.importers.command_texts import WITHOUT_ICONS
from kfdesk.collection.ratings import DOK, OF_DOK, OF_VAULT, RATINGS, SITES, VAULT
from kfdesk.collection.records import Source
from kfdesk.collection.vocabulary import NUMBERS
from kfdesk.desk import texts as shared
from kfdesk.desk.charts import texts as figures
from kfdesk.desk.decks.list_texts import LISTS
from kfdesk.desk.kit.locales import whole
from kfdesk.text.words import Words, joined, same

# Reaching the room.
TITLE = Words("Deck shelf")

# The bar over the lists.
BACK = shared.BACK
BACK_TIP = shared.BACK_HELP
IMPORT = Words("Import…")
IMPORT_TIP = Words("Import decks from files. You can also drop files or links here, or press Ctrl+V.")
PASTE_SHORT = Words("Paste…")
PASTE_TIP = Words("Paste deck lists, links, or files from the clipboard.")
GENERATE_SHORT = Words("Generate…")
GENERATE_TIP = Words("Make new unique decks")
SURPRISE_SHORT = Words("Surprise me")
SURPRISE_TIP = Words("Show one of these decks at random (Ctrl+R)")
SEARCH = Words("Search the shelf")
SEARCH_HINT = Words("Name, card, house:dis, set:CotA, tag:…, amber>15 …")
PROPOSALS = Words("Proposals for the search")
SEARCH_HELP = Words("What can be searched for")
SAVE_SEARCH = Words("Save this search")
SAVE_SEARCH_ASK = Words("A name for this search:")
CLEAR_SEARCH = Words("Clear all filters")
CHIP_TIP = Words("{term}   (click to remove)")
CHIP_NAME = Words("Filter {label}, remove")
TABLE_VIEW = Words("Table (Ctrl+1)")
GRID_VIEW = Words("Cards (Ctrl+2)")
COLUMNS = Words("Columns")
COLUMNS_TIP = Words("Choose the columns")
ORDERED_BY = Words("Ordered by “{column}”: choose another order")
SORT_TIP = Words("Sort by several columns: Shift+click more headings")
_FOUND = Words("1 deck", plural="{n} decks")
_FOUND_OF = Words("{found} of {n} deck", plural="{found} of {n} decks")
_SELECTED = Words("{found}, {n} selected", plural="{found}, {n} selected")


class Count(Words):
    """A count as people write it, with thousands set apart."""

    __slots__ = ("_count",)

    def __init__(self, count: int) -> None:
        self._count = count

    @property
    def number(self) -> int:
        """The count."""
        return self._count

    def said_of(self, language: str, number: int | None) -> str:
        """Return the digits as the language groups them."""
        return whole(self._count, language)

    def _parts(self) -> tuple[object, ...]:
        return (self._count,)


def number(count: int) -> Words:
    """Return a count as people write it, with thousands set apart."""
    return Count(count)


def decks(count: int) -> Words:
    """Return "1 deck" or "n decks"."""
    return _FOUND.filled(n=number(count))


def found(count: int, all_: int, selected: int) -> Words:
    """Say how many decks a search found, of how many, and how many of them are selected."""
    words = decks(count) if count == all_ else _FOUND_OF.filled(found=number(count), n=number(all_))
    return words if selected < 2 else _SELECTED.filled(found=words, n=number(selected))


# Columns.
HOUSES = Words("Houses")
TAGS = Words("Tags")
FOLDER = Words("Folder")
TAB_RESULTS = Words("Results")
CHAINS = Words("Chains")
NOT_PLAYABLE = Words("Not playable")
_ESTIMATES = {column: figure for column, figure in ESTIMATES.items() if column != "expected"}
"""Columns of figures from definitions: they are called and explained as in the figures of a deck."""
COLUMN_NAMES: Mapping[str, Words] = {
    **{column: figures.FIGURES[figure] for column, figure in _ESTIMATES.items()},
    "star": Words("Favorite"),
    "name": shared.NAME,
    "set": shared.SET,
    "houses": HOUSES,
    "tags": TAGS,
    "folder": FOLDER,
    "results": TAB_RESULTS,
    "chains": CHAINS,
    "expected": Words("Expected"),
    "amber": Words("Bonus"),
    "creatures": Words("Creatures"),
    "actions": Words("Actions"),
    "artifacts": Words("Artifacts"),
    "upgrades": Words("Upgrades"),
    "power": Words("Power"),
    "armor": figures.ARMOR,
    "unknown": Words("Unknown"),
    "source": Words("Source"),
    "added": Words("Added"),
    "games": shared.GAMES,
    "winrate": Words("Win rate"),
    "played": Words("Last played"),
    "practice": Words("Practice"),
    "practicerate": Words("Practice rate"),
    "strength": Words("Strength"),
    "strengthreach": Words("Uncertainty"),
    "trialgames": Words("Trial games"),
    "rares": Words("Rares"),
    "mavericks": Words("Mavericks"),
    "legacies": Words("Legacies"),
    "anomalies": Words("Anomalies"),
    "enhanced": Words("Enhanced"),
    "lists": LISTS,
    "price": Words("Price"),
    "lent": Words("Lent to"),
    "borrowed": Words("Borrowed from"),
    "heldsince": Words("Since", context="a day on which a deck was lent or borrowed"),
    "size": figures.CARDS,
    "rated": Words("SAS as of"),
    "vaultdate": Words("Vault as of"),
    **{column: rating.words.title for column, rating in RATINGS.items()},
}
GROUP_NAMES: Mapping[str, Words] = {
    "cards": Words("Counted on the cards"),
    "expected": figures.EXPECTATIONS,
    "results": TAB_RESULTS,
    "trials": Words("The program’s games with itself"),
    "lists": LISTS,
    "dok": SITES[DOK],
    "vault": SITES[VAULT],
}
"""What columns that stand together are called."""
FILTER_BY = Words("Filter by “{figure}”…")
FILTER_TITLE = Words("Filter by {figure}")
FILTER_FROM = Words("At &least:")
FILTER_TO = Words("At &most:")
FILTER_ANY = Words("any", context="end of a range")
PERCENT = Words("{n}%")
RATED_BY = Words("By {site}")
RATED_ON = Words("By {site}; taken on {day} or later")
NOT_GIVEN = Words("The source of this deck did not give this figure.")
_BY_SITE = Words("{figure}: a figure of {site}, as it was when the deck was imported or fetched")
_NAME_AND_RULE = Words("{figure}: {rule}\n{strength}")
HONESTLY = Words("How often this deck wins in the hands of this program’s greedy player, never how good the deck is.")
STRENGTH_SAID = Words("{percent}% ±{reach}, {n} game", plural="{percent}% ±{reach}, {n} games")
BETWEEN = Words(
    "With a certainty of over 90% between {low}% and {high}%, against a deck of average strength of those that played"
)
NO_TRIALS = Words("The program has not played this deck against others: Decks ▸ Trials of decks")
COLUMN_TIPS: Mapping[str, Words] = {
    "strength": HONESTLY,
    "strengthreach": Words("To how many points the strength is known, with a certainty of over 90 %"),
    "trialgames": Words("Games that the program’s greedy player played with this deck against others"),
    **{
        column: _NAME_AND_RULE.filled(
            figure=figures.FIGURES[figure], rule=figures.RULES[figure], strength=figures.NO_STRENGTH
        )
        for column, figure in _ESTIMATES.items()
    },
    **{column: _BY_SITE.filled(figure=rating.words.title, site=SITES[DOK]) for column, rating in OF_DOK.items()},
    **{column: _BY_SITE.filled(figure=rating.words.title, site=SITES[VAULT]) for column, rating in OF_VAULT.items()},
    "rated": Words("When the figures of Decks of KeyForge were worked out, the oldest of them"),
    "vaultdate": Words("When the figures of the Master Vault were taken, the oldest of them"),
    "results": Words("Games won : games lost, those against the program not counted"),
    "games": Words("Games played, those against the program not counted"),
    "winrate": Words("How many of the games were won, those against the program not counted"),
    "practice": Words("Games against the program: won : lost"),
    "practicerate": Words("How many of the games against the program were won"),
    "rares": Words("Cards of the rarity Rare"),
    "enhanced": Words("Cards with a bonus icon beyond the printed ones"),
    "size": NUMBERS["size"].words.title,
    "lists": Words("For trade, for sale, wanted, lent, or borrowed"),
    "price": Words("What is asked for the deck, or offered where it is wanted; amounts are compared without currency"),
    "heldsince": Words("Since when the deck is lent or borrowed"),
    "chains": Words("Chains the deck starts its next game with"),
    "expected": joined([Words("Expected Æmber, bonus icons included"), figures.NO_STRENGTH], "\n"),
    "amber": Words("Æmber icons on all cards"),
    "power": Words("Power of all creatures"),
    "unknown": Words("Cards that this program does not know"),
}
"""What a heading does not say."""
SOURCES: Mapping[Source, Words] = {
    Source.OWN: Words("Deck file"),
    Source.MASTER_VAULT: same("Master Vault"),
    Source.DECKS_OF_KEYFORGE: same("Decks of KeyForge"),
    Source.KEYTEKI: same("keyteki"),
    Source.TEXT: shared.TEXT,
    Source.GENERATED: Words("Generated"),
    Source.SAMPLE: Words("Sample"),
    Source.HOMEMADE: Words("Home-made"),
}
IS_FAVORITE = Words("favorite")

# The left side.
SIDE_NAME = Words("Folders, tags, and filters")
ACTIVE = Words("Active filter")
ALL_DECKS = Words("All decks")
FAVORITES = Words("Favorites")
PLAYABLE = Words("Playable")
TRASH = shared.TRASH
FOLDERS = Words("Folders")
SAVED = Words("Saved searches")
SETS = Words("Sets")
DELETE_TAG = Words("Delete this tag")
DELETE_FOLDER = Words("Remove this folder (its decks stay)")
TAG_COLOR = Words("Color")
COLOR_N = Words("Color {n}")
OWN_COLOR = Words("By its name")
DELETE_SAVED = Words("Delete this search")

# The deck shown.
DETAIL = Words("The selected deck")
TAB_CARDS = shared.CARDS
TAB_FIGURES = Words("Figures")
TAB_NOTES = Words("Notes")
CARD_LIST = Words("Cards of the deck")
REFERENCES = Words("Beside the deck")
COUNT_OF = Words("{n} of {most}", context="cards of a house")
CARDS_DIFFER = Words(
    "{n} card of this deck differs from yours: {cards}.", plural="{n} cards of this deck differ from yours: {cards}."
)
MANY_DIFFER = Words("{n} cards of this deck differ from yours.")
TAKE_OVER = Words("Use my cards")
TAKE_OVER_TIP = Words(
    "You have changed them since, or the deck comes from elsewhere. With this the deck holds them as they are in “My "
    "cards”. Games that were played with it stay as they are."
)
TAKEN_OVER = Words(
    "{n} card of the deck is now as in “My cards”.", plural="{n} cards of the deck are now as in “My cards”."
)
NOT_TAKEN_OVER = Words("Not understood yet, so the deck keeps it as it was: {cards}.")
MAVERICK = Words("maverick")
LEGACY = Words("legacy")
ANOMALY = Words("anomaly")
CHANGE_DECK = Words("Change the deck…")
CHANGE_DECK_TIP = Words("Change what this deck is made of: somebody put it together")
AS_IT_CAME = Words("Make it as it came")
AS_IT_CAME_TIP = Words("The list of this deck was changed by hand: make it again what it was")
CHANGE_COPY = Words("Change a copy")
CHANGE_COPY_TIP = Words("Put together a theory deck that begins as a copy of this one; this one stays as it is")
RELATIVES = Words("Decks that it was made of, or that were made of it")
MADE_OF = Words("Made of:")
COPIED_FROM = Words("A changed copy of:")
MADE_FROM = Words("Made of it:")
NOT_THERE = Words("{deck} (not on the shelf any more)")
WRITE_CARD = Words("Write this card…")
WRITE_NAMED = Words("Write the card “{card}”…")
WRITE_TIP = Words("This program does not know this card: write what it does, and play it")
SHOW_CARD = Words("&Show this card")
EXPLAIN_CARD = Words("&Explain this card")
DECKS_WITH_CARD = Words("&All decks with this card")
WRITE_BY_ENTER = Words("Enter: write this card")
UNKNOWN_CARD = Words("unknown here")
NO_PICTURE = Words("{title}\nThis program does not know this card; the deck keeps it as it was imported.")
UNKNOWN_SET = Words("Set {set} (unknown here)")
NO_SET = Words("no set named")
UNKNOWN_COUNT = Words("{n} card is not known here", plural="{n} cards are not known here")
UNKNOWN_CARDS = Words("Cards that this program does not know: {cards}")
PLAYED_WITHOUT = Words(
    "This program does not know {cards}. The deck can be played without that card if both players agree.",
    plural="This program does not know {cards}. The deck can be played without these cards if both players agree.",
)
CANNOT_PLAY_WHY = Words("Cannot be played: {why}")
ICONS_UNKNOWN = Words("The source of this deck names no bonus icons beyond the printed ones.")
NO_ICONS = Words("bonus icons not known")
COMPLETE = Words("Complete from the Master Vault")
COMPLETE_TIP = Words("Fetch the deck’s public page, which names its bonus icons")
SHEET = Words("Deck sheet")
SHEET_TIP = Words("Identity card, list, and print (Enter)")
PLAY = Words("Play…")
PLAY_TIP = Words("Play with this deck")
FAVORITE = Words("Favorite (F)")
NO_FOLDER = Words("no folder")
ADD_TAG = Words("Add a tag")
NOTES = TAB_NOTES
NOTES_HINT = Words(
    "Write what you want to remember about this deck. You can use Markdown; everything is saved while you type."
)
FORMATTED = Words("Formatted")
SAVED_NOTE = Words("saved")
NO_RESULTS = Words("No games have been played with this deck yet.")
RESULT_COLUMNS = (
    Words("Date"),
    shared.RESULT,
    Words("Opponent"),
    Words("Keys"),
    Words("Turns"),
    shared.FORMAT,
)
WON = Words("Won")
LOST = shared.LOST
REMOVE_RESULT = Words("Remove this result")
PRACTICED = Words("practice: {wins} won, {losses} lost")
SUMMARY = Words("{wins} won, {losses} lost")
MANY_SELECTED = Words("{n} deck selected", plural="{n} decks selected")
NOTHING_SELECTED = Words("Select a deck to see its cards, figures, notes, and results.")

# Empty states.
EMPTY_SHELF = Words("The shelf is empty")
EMPTY_SHELF_TEXT = Words("Drop deck files or links here, paste a list with Ctrl+V, or press one of these.")
ALL_TRASHED = Words("All decks are in the trash")
ALL_TRASHED_TEXT = Words("“Trash” at the left side brings them back. Or drop deck files or links here.")
NOTHING_FOUND = Words("No deck matches")
NOTHING_FOUND_TEXT = Words("Click a filter’s label to remove it, or press Escape in the search line.")
EMPTY_TRASH = Words("The trash is empty")
EMPTY_TRASH_TEXT = Words("Decks moved to the trash stay here until you empty it.")

# What can be done with decks.
ACT_SHEET = Words("Open the deck &sheet")
ACT_PLAY = Words("&Play…")
ACT_FAVORITE = Words("&Favorite")
ACT_NOT_FAVORITE = Words("No longer a &favorite")
ACT_TAG = Words("&Tags…")
ACT_FOLDER = Words("&Folder…")
ACT_COPY = Words("&Copy as text")
ACT_COPY_LINK = Words("Copy &link")
ACT_COMPLETE = Words("Complete from the Master &Vault")
NOTHING_TO_COMPLETE = Words("None of these decks lacks anything that a public page could tell.")
ACT_EXPORT = shared.EXPORT
ACT_PAPER = Words("Print or save as P&DF…")
ACT_DOUBLE = Words("There t&wice…")
ACT_RENAME = Words("Re&name…")
ACT_CORRECT = Words("Co&rrect the list…")
ACT_DUPLICATE = Words("Make a cop&y")
ACT_CAME = AS_IT_CAME
ACT_COMPARE = Words("Co&mpare")
ACT_TRIALS = Words("Let them play &against each other…")
ACT_TRASH = Words("Move to tras&h")
ACT_RESTORE = Words("Put &back")
ACT_EMPTY = Words("Empty the trash…")
ACT_SELECT_ALL = Words("Select &all")
TAG_MANY = Words("Tags for {decks}")
TAG_ADD = Words("Add:")
TAG_REMOVE = Words("Remove:")
TAG_HELP = Words("Separate several tags with commas.")
FOLDER_MANY = Words("A folder for {decks}")
FOLDER_ASK = Words("Folder (empty: none):")
TRASHED = Words("{decks} moved to the trash.")
RESTORED = Words("{decks} restored.")
COPIED = Words("{decks} copied as text.")
TAGGED = Words("Tags of {decks} changed.")
FILED = Words("{decks} put into “{folder}”.")
UNFILED = Words("{decks} taken out of their folder.")
UNDO = shared.UNDO_SHORT
EMPTY_TRASH_ASK = Words("Permanently delete {decks} from the trash, with all notes and results?")
DELETE = shared.DELETE
CANCEL = shared.CANCEL
OK = same("OK")
CLOSE = shared.CLOSE
NO_LINK = Words("This deck has no public page.")
EXPORTED = Words("{decks} written to {file}.")
EXPORT_TITLE = Words("Export decks")
NOT_WRITTEN = Words("The file could not be written: {why}")
COMPARE_FIGURES = TAB_FIGURES

# Import.
IMPORT_TITLE = Words("Import decks")
PASTE_TITLE = Words("Paste decks")
PASTE_HELP = Words(
    "Deck lists, links to the Master Vault or Decks of KeyForge, or deck files as text: several at once "
    "are fine. A CSV table has one card per row (Deck, House, Card, Count) or one deck per row, as Decks "
    "of KeyForge exports it."
)
FILE_FILTER = Words(
    "Decks (*.json *.csv *.txt *.kfdeck *.kfshelf *.png *.jpg *.jpeg *.webp);;"
    "Pictures with QR codes (*.png *.jpg *.jpeg *.webp);;All files (*)"
)
READING = Words("Reading decks…")
READING_SOME = Words("{n}: {name}")
REPORT_TITLE = Words("What was imported")
REPORT_COLUMNS = (
    shared.WHERE,
    Words("Deck"),
    shared.RESULT,
    Words("Reason"),
)
PASTED_ROW = Words("pasted: {n}")
PROBLEMS_ONLY = Words("Problems only")
COPY_REPORT = Words("Copy")
SHOW_IMPORTED = Words("Show these decks")
CANCELLED = Words("Canceled: what was read so far is kept.")
REPORT_SUMMARY = Words("{added} new, {merged} already known, {failed} not read, {partly} with something unknown.")
REPORT_ICONS = WITHOUT_ICONS
NOTHING_TO_PASTE = Words("There is no deck on the clipboard.")
DROP_HERE = Words("Drop to import")

# Generate.
GENERATE_TITLE = Words("New unique decks")
GEN_SET = shared.SET
GEN_HOUSES = HOUSES
GEN_HOUSES_HELP = Words("None ticked: three at random")
GEN_COUNT = Words("How many")
GEN_SEED = Words("Seed")
GEN_MAKE = Words("Generate")
GEN_KEEP = Words("Keep {n}")
GEN_THROW = Words("Throw away")
GEN_TICK = Words("Clear the boxes of decks you do not want to keep.")
GEN_LOOK = Words("Show the cards")
GEN_WAIT = Words("Press Generate to see new decks.")
GEN_KEPT = Words("{decks} put on the shelf.")
DICE = shared.DICE

# Damage, backups.
DAMAGED_TITLE = Words("The deck shelf is damaged")
RESTORE_BACKUP = Words("Restore the backup of {when}")
NO_BACKUP = Words("There is no good backup.")
START_NEW = Words("Start an empty shelf")
TRY_AGAIN = Words("Try again")
BACKED_UP = Words("Backed up to {file}.")
SHELF_FILTER = Words("Shelf (*.kfshelf);;All files (*)")
SHELF_EXPORTED = Words("The whole shelf was written to {file}.")
RESTORE_TITLE = Words("Restore the shelf")
RESTORE_ASK = Words("Replace the shelf with this one? The current shelf is backed up first.")
RESTORE_DO = Words("Replace")
SHELF_RESTORED = Words("The shelf was restored: {decks}.")
FAILED_TITLE = Words("That did not work")
# What else is said.
LINKS_COPIED = Words("Links of {decks} copied.")
SEARCH_FORGOTTEN = Words("The search “{name}” was deleted.")
OUTCOME_NEW = Words("new")
OUTCOME_KNOWN = Words("already known")
OUTCOME_PARTLY = Words("with questions")
OUTCOME_FAILED = Words("not read")
GEN_ANY_SET = Words("any set")
GEN_HOUSES_ANY = Words("Choose a set to choose its houses.")
GEN_HOUSES_N = Words("Houses: {n} of 3")
SHELF_BROUGHT = Words("A whole shelf: {added} new decks, {known} known.")
WAITING = Words(
    "The site is busy; asking again in {n} second…", plural="The site is busy; asking again in {n} seconds…"
)
IMPORT_NOW = Words("Import")
FROM_FILE = Words("From a shelf file…")
BACKUP_DAILY = Words("daily copy")
BACKUP_BEFORE = Words("before “{what}”")
BACKUP_NAME = Words("{day}: {why}, {size} KiB")
ACT_LOOK = Words("&Quick look")
DAMAGED_BACKUP = Words("The newest good backup can take its place; the damaged file is kept under another name.")
EXPORT_FILTER = Words("Deck (*.kfdeck);;Text (*.txt);;Markdown (*.md)")
SEARCH_ABOUT = Words(
    "Words are looked for in names, cards, traits, houses, sets, tags, and notes. Everything typed must "
    "match; case, accents, and apostrophes do not matter."
)
EXACTLY = Words("exactly these words")
SEARCH_EXAMPLES: tuple[tuple[Words, Words], ...] = (
    (same("dust im"), Words("a card, a name, a note with such words")),
    (same('"key charge"'), EXACTLY),
    (Words("house:dis house:shadows"), Words("both houses")),
    (Words("house:dis,mars"), Words("one of the two")),
    (Words("-house:logos"), Words("without this house")),
    (Words("card:anger>=2"), Words("two copies and more")),
    (Words("trait:giant"), Words("a card with this trait")),
    (Words('says:exalt says:"for each"'), Words("words of the cards’ texts, and keywords")),
    (Words("sas>=70 rated:2026"), Words("a rating of Decks of KeyForge, and when it was given")),
    (same("set:cota"), Words("a set, by code, name, or number")),
    (Words("expected>=18"), Words("a figure: amber, steal …")),
    (Words("creatures:15-20"), Words("from 15 to 20")),
    (Words("tag:club | tag:home"), Words("one or the other")),
    (Words("is:favorite is:playable"), Words("properties")),
    (Words("is:maverick is:gigantic is:twin"), Words("more of them: legacy, anomaly, enhanced …")),
    (Words("is:double is:changed"), Words("there twice; changed by hand")),
    (Words("has:notes"), Words("also tags, results, chains")),
    (Words("winrate>=60"), Words("results of games played here")),
    (Words("added:month"), Words("within a month")),
    (Words("is:trade is:sale price<20"), Words("for trade, for sale, at what price")),
    (Words("is:lent lent:anna is:wanted"), Words("lent, and to whom; wanted, borrowed")),
)
"""What is typed, and what it finds."""
SHELF_FIGURES = Words("Figures of {decks}")
READING_TEXTS = Words("Reading what the cards say…")
COUNTING = Words("Counting…")
TAG_FORGOTTEN = Words("The tag “{name}” was deleted.")
FOLDER_FORGOTTEN = Words("The folder “{name}” was removed.")

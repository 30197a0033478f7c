"""What `kfdesk decks` prints, in every language."""

from __future__ import annotations

from kfdesk.text.words import Words

NO_SHELF = Words("There is no deck shelf in {folder}.")
WRITTEN = Words("{n} deck written to {file}.", plural="{n} decks written to {file}.")
BACKED_UP = Words("{n} deck backed up to {file}.", plural="{n} decks backed up to {file}.")
NOTHING_FOUND = Words("No deck was found; nothing was written.")
NOT_WRITTEN = Words("The file could not be written: {why}")
EXISTS = Words("{file} is there already; --force replaces it.")
UNKNOWN_FORM = Words("Decks are written to files that end in one of these: {forms}.")
WHOLE_SHELF = Words("The whole shelf is written by: kfdesk decks backup FILE.kfshelf")
SHELF_SUFFIX = Words("A backup of the whole shelf is a file that ends in {suffix}.")
ESTIMATES = Words("The figures are estimates of what cards do, not of how strong a deck is.")
DAYS = {"rated": Words("rated on"), "vaultdate": Words("Vault figures of")}

SURE = Words("the same deck")
LIKELY = Words("probably the same deck")
NO_DOUBLES = Words("No deck is on the shelf twice.")
NONE_WAITING = Words("No deck waits to be fetched.")

# What `kfdesk decks --help` says.
ABOUT = Words("List, search, and export the decks on the shelf, print their figures, and back the shelf up.")
CODES = Words("Exit code 0: done; 1: no deck was found; 2: nothing could be done.")
LIST = Words("list all decks")
SEARCH = Words("list the decks that a search finds, as in the search line of the shelf")
EXPORT = Words("write decks to a file, in the form that its name ends in")
FIGURES = Words("print all figures and ratings of decks")
BACKUP = Words("copy the shelf beside it, or write it whole to a file")
DOUBLES = Words("list the decks that are on the shelf twice, a pair a line")
WAITING = Words("list the decks that could not be fetched and wait to be")
QUERY = Words("what to look for, such as house:dis card:anger>=2; put -- before words that begin with a hyphen")
JSON = Words("print JSON: one array, with an object for each deck")
CSV = Words("print a table with commas (CSV), with all figures and ratings")
JSON_PAIRS = Words("print JSON: one array, with an object for each pair")
JSON_OBJECT = Words("print what was written as a JSON object")
CARDS = Words("with --json: the cards of each deck, too")
SORT = Words("sort by this column, such as name, added, or sas; may be given again")
DESCENDING = Words("begin with the largest")
LIMIT = Words("so many decks at most")
TRASH = Words("look into the trash instead")
TO = Words("file to write: .csv with all figures, .txt or .md in words, .json or .kfdeck to be imported again")
BACKUP_FILE = Words("file to write, ending in .kfshelf (without it: a dated copy beside the shelf)")
FORCE = Words("replace a file that is there")
OTHER_SHELF = Words("the folder of another shelf than your own")
LANGUAGE = Words("the language of what is printed")

"""Every word the deck shelf's room says, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.records import Source
from kfdesk.text.words import Words, same

# Reaching the room.
TITLE = Words("Deck shelf", "Deckregal")

# The bar over the lists.
BACK = Words("Back", "Zurück")
BACK_TIP = Words("Back to the table or the start page (Esc)", "Zurück zum Tisch oder zur Startseite (Esc)")
IMPORT = Words("Import…", "Importieren…")
IMPORT_TIP = Words(
    "Import decks from files. You can also drop files or links here, or press Ctrl+V.",
    "Decks aus Dateien lesen. Du kannst auch Dateien oder Links hierher ziehen oder Strg+V drücken.",
)
PASTE_SHORT = Words("Paste…", "Einfügen…")
PASTE_TIP = Words(
    "Paste deck lists, links or files from the clipboard.",
    "Decklisten, Links oder Dateien aus der Zwischenablage einfügen.",
)
GENERATE_SHORT = Words("Generate…", "Erzeugen…")
GENERATE_TIP = Words("Make new unique decks", "Neue einzigartige Decks erzeugen")
SURPRISE_SHORT = Words("Surprise me", "Überrasch mich")
SURPRISE_TIP = Words("Show one of these decks at random (Ctrl+R)", "Irgendeines der gefundenen Decks zeigen (Strg+R)")
SEARCH = Words("Search the shelf", "Regal durchsuchen")
SEARCH_HINT = Words(
    "Name, card, house:dis, set:CotA, tag:…, amber>15 …", "Name, Karte, fraktion:dis, set:CotA, tag:…, amber>15 …"
)
SEARCH_HELP = Words("What can be searched for", "Wonach gesucht werden kann")
SAVE_SEARCH = Words("Save this search", "Diese Suche speichern")
SAVE_SEARCH_ASK = Words("A name for this search:", "Ein Name für diese Suche:")
CLEAR_SEARCH = Words("Clear all filters", "Alle Filter entfernen")
CHIP_TIP = Words("{term}   (click to remove)", "{term}   (Klick entfernt)")
CHIP_NAME = Words("Filter {label}, remove", "Filter {label}, entfernen")
TABLE_VIEW = Words("Table (Ctrl+1)", "Tabelle (Strg+1)")
GRID_VIEW = Words("Cards (Ctrl+2)", "Karten (Strg+2)")
COLUMNS = Words("Columns", "Spalten")
COLUMNS_TIP = Words("Choose the columns", "Spalten wählen")
SORT_TIP = Words(
    "Sort by several columns: Shift+click more headings",
    "Nach mehreren Spalten ordnen: weitere Köpfe mit Umschalt+Klick",
)
_FOUND_ONE = Words("1 deck", "1 Deck")
_FOUND = Words("{n} decks", "{n} Decks")
_FOUND_OF = Words("{n} of {all} decks", "{n} von {all} Decks")
_SELECTED = Words("{found}, {n} selected", "{found}, {n} ausgewählt")


def number(count: int) -> Words:
    """Return a count as people write it, with thousands set apart."""
    return Words(f"{count:,}", f"{count:,}".replace(",", "."))


def decks(count: int) -> Words:
    """Return "1 deck" or "n decks"."""
    return _FOUND_ONE if count == 1 else _FOUND.filled(n=number(count))


def found(count: int, all_: int, selected: int) -> Words:
    """Say how many decks a search found, of how many, and how many of them are selected."""
    words = decks(count) if count == all_ else _FOUND_OF.filled(n=number(count), all=number(all_))
    return words if selected < 2 else _SELECTED.filled(found=words, n=number(selected))


# Columns.
COLUMN_NAMES: Mapping[str, Words] = {
    "star": Words("Favorite", "Favorit"),
    "name": Words("Name", "Name"),
    "set": Words("Set", "Set"),
    "houses": Words("Houses", "Fraktionen"),
    "tags": Words("Tags", "Schlagwörter"),
    "folder": Words("Folder", "Ordner"),
    "results": Words("Results", "Ergebnisse"),
    "chains": Words("Chains", "Ketten"),
    "expected": Words("Expected", "Erwartet"),
    "amber": Words("Bonus", "Bonus"),
    "creatures": Words("Creatures", "Kreaturen"),
    "actions": Words("Actions", "Aktionen"),
    "artifacts": Words("Artifacts", "Artefakte"),
    "upgrades": Words("Upgrades", "Aufwertungen"),
    "power": Words("Power", "Stärke"),
    "missing": Words("Not playable yet", "Noch nicht spielbar"),
    "source": Words("Source", "Quelle"),
    "added": Words("Added", "Hinzugefügt"),
    "games": Words("Games", "Spiele"),
}
COLUMN_TIPS: Mapping[str, Words] = {
    "results": Words("Games won : games lost", "Gewonnene : verlorene Spiele"),
    "chains": Words("Chains the deck begins its next game with", "Ketten, mit denen das Deck ins nächste Spiel geht"),
    "expected": Words("Expected Æmber, the bonus in it", "Erwartetes Æmber, mit dem Bonus"),
    "amber": Words("Æmber icons on all cards", "Æmber-Symbole auf allen Karten"),
    "power": Words("Power of all creatures", "Stärke aller Kreaturen"),
    "missing": Words("Cards that cannot be played here yet", "Karten, die hier noch nicht spielbar sind"),
}
"""What a heading does not say."""
SOURCES: Mapping[Source, Words] = {
    Source.OWN: Words("Deck file", "Deckdatei"),
    Source.MASTER_VAULT: same("Master Vault"),
    Source.DECKS_OF_KEYFORGE: same("Decks of KeyForge"),
    Source.KEYTEKI: same("keyteki"),
    Source.TEXT: Words("Text", "Text"),
    Source.GENERATED: Words("Generated", "Erzeugt"),
    Source.SAMPLE: Words("Sample", "Mitgeliefert"),
}
IS_FAVORITE = Words("favorite", "Favorit")

# The left side.
SIDE_NAME = Words("Folders, tags and filters", "Ordner, Schlagwörter und Filter")
ACTIVE = Words("Active filter", "Aktiver Filter")
ALL_DECKS = Words("All decks", "Alle Decks")
FAVORITES = Words("Favorites", "Favoriten")
PLAYABLE = Words("Playable", "Spielbar")
NOT_PLAYABLE = Words("Not playable yet", "Noch nicht spielbar")
TRASH = Words("Trash", "Papierkorb")
FOLDERS = Words("Folders", "Ordner")
TAGS = Words("Tags", "Schlagwörter")
SAVED = Words("Saved searches", "Gespeicherte Suchen")
SETS = Words("Sets", "Sets")
HOUSES = Words("Houses", "Fraktionen")
DELETE_TAG = Words("Delete this tag", "Dieses Schlagwort löschen")
DELETE_FOLDER = Words("Remove this folder (its decks stay)", "Diesen Ordner auflösen (die Decks bleiben)")
TAG_COLOR = Words("Color", "Farbe")
COLOR_N = Words("Color {n}", "Farbe {n}")
OWN_COLOR = Words("By its name", "Nach dem Namen")
DELETE_SAVED = Words("Delete this search", "Diese Suche löschen")

# The deck shown.
DETAIL = Words("The selected deck", "Das ausgewählte Deck")
TAB_CARDS = Words("Cards", "Karten")
TAB_FIGURES = Words("Figures", "Kennzahlen")
TAB_NOTES = Words("Notes", "Notizen")
TAB_RESULTS = Words("Results", "Ergebnisse")
CARD_LIST = Words("Cards of the deck", "Karten des Decks")
REFERENCES = Words("Beside the deck", "Neben dem Deck")
MAVERICK = Words("maverick", "Maverick")
LEGACY = Words("legacy", "Legacy")
ANOMALY = Words("anomaly", "Anomalie")
UNKNOWN_CARD = Words("unknown here", "hier unbekannt")
NOT_PLAYABLE_CARD = Words(
    "* This card cannot be played by this program yet.", "* Diese Karte kann das Programm noch nicht spielen."
)
NO_PICTURE = Words(
    "{title}\nThis program does not know this card; the deck keeps it as it was imported.",
    "{title}\nDieses Programm kennt diese Karte nicht; das Deck behält sie so, wie sie importiert wurde.",
)
UNKNOWN_SET = Words("Set {set} (unknown here)", "Set {set} (hier unbekannt)")
NO_SET = Words("no set named", "kein Set genannt")
ALLIANCE = Words("Alliance", "Allianz")
CANNOT_PLAY = Words("Cannot be played yet: {cards}", "Noch nicht spielbar: {cards}")
MISSING_CARDS = Words("Cards that cannot be played here yet: {n}", "Karten, die hier noch nicht spielbar sind: {n}")
CANNOT_PLAY_WHY = Words("Cannot be played: {why}", "Nicht spielbar: {why}")
AND_MORE = Words("{cards} and {n} more", "{cards} und {n} weitere")
ICONS_UNKNOWN = Words(
    "The source of this deck names no bonus icons beyond the printed ones.",
    "Die Quelle dieses Decks nennt keine Bonussymbole außer den gedruckten.",
)
SHEET = Words("Deck sheet", "Deckblatt")
SHEET_TIP = Words("Identity card, list and print (Enter)", "Avatarkarte, Liste und Druck (Enter)")
PLAY = Words("Play…", "Spielen…")
PLAY_TIP = Words("Play with this deck", "Mit diesem Deck spielen")
FAVORITE = Words("Favorite (F)", "Favorit (F)")
FOLDER = Words("Folder", "Ordner")
NO_FOLDER = Words("no folder", "kein Ordner")
ADD_TAG = Words("Add a tag", "Schlagwort hinzufügen")
NOTES = Words("Notes", "Notizen")
NOTES_HINT = Words(
    "Write what you want to remember of this deck. Markdown is understood; all is saved while you type.",
    "Schreib auf, was du dir zu diesem Deck merken willst. Markdown wird verstanden; alles wird beim Tippen gesichert.",
)
FORMATTED = Words("Formatted", "Formatiert")
CHAINS = Words("Chains", "Ketten")
SAVED_NOTE = Words("saved", "gesichert")
NO_RESULTS = Words("No games have been played with this deck yet.", "Mit diesem Deck wurde noch nicht gespielt.")
RESULT_COLUMNS = (
    Words("Date", "Datum"),
    Words("Result", "Ergebnis"),
    Words("Opponent", "Gegner"),
    Words("Keys", "Schlüssel"),
    Words("Turns", "Züge"),
    Words("Format", "Format"),
)
WON = Words("Won", "Gewonnen")
LOST = Words("Lost", "Verloren")
REMOVE_RESULT = Words("Remove this result", "Dieses Ergebnis entfernen")
SUMMARY = Words("{wins} won, {losses} lost", "{wins} gewonnen, {losses} verloren")
MANY_SELECTED = Words("{n} decks selected", "{n} Decks ausgewählt")
NOTHING_SELECTED = Words(
    "Select a deck to see its cards, figures, notes and results.",
    "Wähle ein Deck aus, um seine Karten, Kennzahlen, Notizen und Ergebnisse zu sehen.",
)

# Empty states.
EMPTY_SHELF = Words("The shelf is empty", "Das Regal ist leer")
EMPTY_SHELF_TEXT = Words(
    "Drop deck files or links here, paste a list with Ctrl+V, or press one of these.",
    "Zieh Deckdateien oder Links hierher, füge eine Liste mit Strg+V ein oder drücke einen dieser Knöpfe.",
)
NOTHING_FOUND = Words("No deck matches", "Kein Deck passt")
NOTHING_FOUND_TEXT = Words(
    "Click a filter’s label to remove it, or press Escape in the search line.",
    "Nimm einen Filter durch Klick auf sein Schild weg oder drücke Escape in der Suchzeile.",
)
EMPTY_TRASH = Words("The trash is empty", "Der Papierkorb ist leer")
EMPTY_TRASH_TEXT = Words(
    "Decks you throw away stay here until you empty the trash.",
    "Weggeworfene Decks liegen hier, bis du den Papierkorb leerst.",
)

# What can be done with decks.
ACT_SHEET = Words("Open the deck &sheet", "Deck&blatt öffnen")
ACT_PLAY = Words("&Play…", "&Spielen…")
ACT_FAVORITE = Words("&Favorite", "&Favorit")
ACT_NOT_FAVORITE = Words("No longer a &favorite", "Kein &Favorit mehr")
ACT_TAG = Words("&Tags…", "Schlag&wörter…")
ACT_FOLDER = Words("&Folder…", "&Ordner…")
ACT_COPY = Words("&Copy as text", "Als Text &kopieren")
ACT_COPY_LINK = Words("Copy &link", "&Link kopieren")
ACT_EXPORT = Words("&Export…", "&Exportieren…")
ACT_COMPARE = Words("Co&mpare", "&Vergleichen")
ACT_TRASH = Words("Throw a&way", "Weg&werfen")
ACT_RESTORE = Words("Put &back", "&Zurücklegen")
ACT_EMPTY = Words("Empty the trash…", "Papierkorb leeren…")
ACT_SELECT_ALL = Words("Select &all", "&Alle auswählen")
TAG_MANY = Words("Tags for {decks}", "Schlagwörter für {decks}")
TAG_ADD = Words("Add:", "Hinzufügen:")
TAG_REMOVE = Words("Remove:", "Entfernen:")
TAG_HELP = Words("Separate several tags with commas.", "Trenne mehrere Schlagwörter durch Kommas.")
FOLDER_MANY = Words("A folder for {decks}", "Ein Ordner für {decks}")
FOLDER_ASK = Words("Folder (empty: none):", "Ordner (leer: keiner):")
TRASHED = Words("{decks} thrown away.", "{decks} weggeworfen.")
RESTORED = Words("{decks} put back.", "{decks} zurückgelegt.")
COPIED = Words("{decks} copied as text.", "{decks} als Text kopiert.")
TAGGED = Words("Tags of {decks} changed.", "Schlagwörter von {decks} geändert.")
FILED = Words("{decks} put into “{folder}”.", "{decks} in „{folder}“ gelegt.")
UNFILED = Words("{decks} taken out of their folder.", "{decks} aus dem Ordner genommen.")
UNDO = Words("Undo", "Rückgängig")
EMPTY_TRASH_ASK = Words(
    "Delete {decks} in the trash forever, with their notes and results?",
    "{decks} im Papierkorb mit Notizen und Ergebnissen für immer löschen?",
)
DELETE = Words("Delete", "Löschen")
CANCEL = Words("Cancel", "Abbrechen")
OK = same("OK")
CLOSE = Words("Close", "Schließen")
NO_LINK = Words("This deck has no public page.", "Dieses Deck hat keine öffentliche Seite.")
EXPORTED = Words("{decks} written to {file}.", "{decks} nach {file} geschrieben.")
EXPORT_TITLE = Words("Export decks", "Decks exportieren")
NOT_WRITTEN = Words("The file could not be written: {why}", "Die Datei konnte nicht geschrieben werden: {why}")
COMPARE_TITLE = Words("Two decks side by side", "Zwei Decks nebeneinander")
COMPARE_DIFFERENT = Words("Cards that the other deck lacks are in bold.", "Was dem anderen Deck fehlt, steht fett.")
COMPARE_CARDS = Words("Card lists", "Kartenlisten")
COMPARE_FIGURES = Words("Figures", "Kennzahlen")

# Import.
IMPORT_TITLE = Words("Import decks", "Decks importieren")
PASTE_TITLE = Words("Paste decks", "Decks einfügen")
PASTE_HELP = Words(
    "Deck lists, Master Vault or Decks of KeyForge links, deck files as text: several at once are fine.",
    "Decklisten, Links zu Master Vault oder Decks of KeyForge, Deckdateien als Text: gern mehrere auf einmal.",
)
FILE_FILTER = Words(
    "Decks (*.json *.csv *.txt *.kfdeck *.kfshelf);;All files (*)",
    "Decks (*.json *.csv *.txt *.kfdeck *.kfshelf);;Alle Dateien (*)",
)
READING = Words("Reading decks …", "Decks werden gelesen …")
READING_SOME = Words("{n}: {name}", "{n}: {name}")
REPORT_TITLE = Words("What was imported", "Was importiert wurde")
REPORT_COLUMNS = (
    Words("Where", "Wo"),
    Words("Deck", "Deck"),
    Words("Result", "Ergebnis"),
    Words("Reason", "Grund"),
)
PASTED_ROW = Words("pasted: {n}", "eingefügt: {n}")
PROBLEMS_ONLY = Words("Problems only", "Nur Probleme")
COPY_REPORT = Words("Copy", "Kopieren")
SHOW_IMPORTED = Words("Show these decks", "Diese Decks zeigen")
CANCELLED = Words("Canceled: what was read so far is kept.", "Abgebrochen: Gelesenes bleibt.")
REPORT_SUMMARY = Words(
    "{added} new, {merged} known already, {failed} not read, {partly} with something unknown.",
    "{added} neu, {merged} schon bekannt, {failed} nicht gelesen, {partly} mit Unbekanntem.",
)
NOTHING_TO_PASTE = Words("There is no deck on the clipboard.", "In der Zwischenablage ist kein Deck.")
DROP_HERE = Words("Drop to import", "Zum Importieren loslassen")

# Generate.
GENERATE_TITLE = Words("New unique decks", "Neue einzigartige Decks")
GEN_SET = Words("Set", "Set")
GEN_HOUSES = Words("Houses", "Fraktionen")
GEN_HOUSES_HELP = Words("None ticked: three at random", "Keine gewählt: drei zufällige")
GEN_COUNT = Words("How many", "Wie viele")
GEN_SEED = Words("Seed", "Startwert")
GEN_PLAYABLE = Words("Only cards that can be played here", "Nur Karten, die hier spielbar sind")
GEN_MAKE = Words("Generate", "Erzeugen")
GEN_KEEP = Words("Keep {n}", "{n} behalten")
GEN_THROW = Words("Throw away", "Wegwerfen")
GEN_TICK = Words(
    "Clear the boxes of decks you do not want to keep.", "Entferne den Haken bei Decks, die du nicht behalten willst."
)
GEN_WAIT = Words("Press Generate to see new decks.", "Drücke „Erzeugen“, um neue Decks zu sehen.")
GEN_KEPT = Words("{decks} put on the shelf.", "{decks} ins Regal gestellt.")
DICE = Words("Another seed", "Anderer Startwert")

# Damage, backups.
DAMAGED_TITLE = Words("The deck shelf is damaged", "Das Deckregal ist beschädigt")
RESTORE_BACKUP = Words("Restore the backup of {when}", "Sicherung vom {when} wiederherstellen")
NO_BACKUP = Words("There is no good backup.", "Es gibt keine brauchbare Sicherung.")
START_NEW = Words("Start an empty shelf", "Leeres Regal beginnen")
TRY_AGAIN = Words("Try again", "Noch einmal versuchen")
BACKED_UP = Words("Backed up to {file}.", "Gesichert nach {file}.")
SHELF_FILTER = Words("Shelf (*.kfshelf);;All files (*)", "Regal (*.kfshelf);;Alle Dateien (*)")
SHELF_EXPORTED = Words("The whole shelf was written to {file}.", "Das ganze Regal wurde nach {file} geschrieben.")
RESTORE_TITLE = Words("Restore the shelf", "Regal wiederherstellen")
RESTORE_ASK = Words(
    "Replace the shelf by this one? The shelf as it is now is backed up first.",
    "Das Regal durch dieses ersetzen? Das jetzige Regal wird vorher gesichert.",
)
RESTORE_DO = Words("Replace", "Ersetzen")
SHELF_RESTORED = Words("The shelf was restored: {decks}.", "Das Regal ist wiederhergestellt: {decks}.")
FAILED_TITLE = Words("That did not work", "Das hat nicht geklappt")
# What else is said.
LINKS_COPIED = Words("Links of {decks} copied.", "Links von {decks} kopiert.")
SEARCH_FORGOTTEN = Words("The search “{name}” was deleted.", "Die Suche „{name}“ wurde gelöscht.")
OUTCOME_NEW = Words("new", "neu")
OUTCOME_KNOWN = Words("known already", "schon bekannt")
OUTCOME_PARTLY = Words("with questions", "mit Fragen")
OUTCOME_FAILED = Words("not read", "nicht gelesen")
GEN_ANY_SET = Words("any set", "irgendein Set")
GEN_HOUSES_ANY = Words("Choose a set to choose its houses.", "Wähle ein Set, um seine Fraktionen zu wählen.")
GEN_HOUSES_N = Words("Houses: {n} of 3", "Fraktionen: {n} von 3")
SHELF_BROUGHT = Words(
    "A whole shelf: {added} new decks, {known} known.", "Ein ganzes Regal: {added} neue Decks, {known} bekannte."
)
WAITING = Words(
    "The site is busy; asking again in {n} seconds …", "Der Dienst ist überlastet; neuer Versuch in {n} Sekunden …"
)
IMPORT_NOW = Words("Import", "Importieren")
FROM_FILE = Words("From a shelf file…", "Aus einer Regaldatei…")
BACKUP_DAILY = Words("daily copy", "tägliche Sicherung")
BACKUP_BEFORE = Words("before “{what}”", "vor „{what}“")
BACKUP_NAME = Words("{day}: {why}, {size} KiB", "{day}: {why}, {size} KiB")
ACT_LOOK = Words("&Quick look", "Schnell an&sehen")
DAMAGED_BACKUP = Words(
    "The newest good backup can take its place; the damaged file is kept under another name.",
    "Die neueste brauchbare Sicherung kann an ihre Stelle treten; die beschädigte bleibt unter anderem Namen erhalten.",
)
EXPORT_FILTER = Words(
    "Deck (*.kfdeck);;Text (*.txt);;Markdown (*.md)", "Deck (*.kfdeck);;Text (*.txt);;Markdown (*.md)"
)
SEARCH_ABOUT = Words(
    "Words are looked for in names, cards, traits, houses, sets, tags and notes. Everything typed must match; "
    "case, accents and apostrophes do not matter.",
    "Wörter werden in Namen, Karten, Merkmalen, Fraktionen, Sets, Schlagwörtern und Notizen gesucht. Alles Getippte "
    "muss zutreffen; Groß- und Kleinschreibung, Akzente und Apostrophe spielen keine Rolle.",
)
SEARCH_EXAMPLES: tuple[tuple[Words, Words], ...] = (
    (same("dust im"), Words("a card, a name, a note with such words", "Karte, Name oder Notiz mit solchen Wörtern")),
    (same('"key charge"'), Words("exactly these words", "genau diese Wörter")),
    (Words("house:dis house:shadows", "fraktion:dis fraktion:schatten"), Words("both houses", "beide Fraktionen")),
    (Words("house:dis,mars", "fraktion:dis,mars"), Words("one of the two", "eine von beiden")),
    (Words("-house:logos", "-fraktion:logos"), Words("without this house", "ohne diese Fraktion")),
    (Words("card:anger>=2", "karte:zorn>=2"), Words("two copies and more", "zwei Exemplare und mehr")),
    (Words("trait:giant", "merkmal:giant"), Words("a card with this trait", "eine Karte mit diesem Merkmal")),
    (same("set:cota"), Words("a set, by code, name or number", "ein Set, nach Kürzel, Name oder Nummer")),
    (Words("expected>=18", "erwartet>=18"), Words("a figure: amber, steal …", "eine Kennzahl: amber, stehlen …")),
    (Words("creatures:15-20", "kreaturen:15-20"), Words("from 15 to 20", "von 15 bis 20")),
    (Words("tag:club | tag:home", "schlagwort:club | schlagwort:daheim"), Words("one or the other", "eins oder beide")),
    (Words("is:favorite is:playable", "ist:favorit ist:spielbar"), Words("properties", "Eigenschaften")),
    (Words("is:maverick is:unplayed", "ist:maverick ist:ungespielt"), Words("more of them", "mehr davon")),
    (Words("has:notes", "hat:notizen"), Words("also tags, results, chains", "auch Schlagwörter, Ergebnisse, Ketten")),
    (Words("winrate>=60", "siegquote>=60"), Words("results of games played here", "Ergebnisse der Spiele hier")),
    (Words("added:month", "hinzugefügt:monat"), Words("within a month", "im letzten Monat")),
)
"""What is typed, and what it finds."""
SHELF_FIGURES = Words("Figures of {decks}", "Kennzahlen von {decks}")
COUNTING = Words("Counting …", "Es wird gezählt …")
TAG_FORGOTTEN = Words("The tag “{name}” was deleted.", "Das Schlagwort „{name}“ wurde gelöscht.")
FOLDER_FORGOTTEN = Words("The folder “{name}” was removed.", "Der Ordner „{name}“ ist aufgelöst.")

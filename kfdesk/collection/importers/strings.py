"""What the import says of decks and rows, in both languages."""

from __future__ import annotations

from kfdesk.text.words import Words

# Rows that give no deck.
NOT_A_DECK = Words(
    "This is not a deck in any form that is known here.", "Das ist kein Deck in einer hier bekannten Form."
)
EMPTY = Words("There is nothing in it.", "Darin steht nichts.")
NO_FILE = Words("This is not a file.", "Das ist keine Datei.")
FOLDER = Words("This is a folder.", "Das ist ein Ordner.")
NOT_FOUND = Words("There is no such file.", "Diese Datei gibt es nicht.")
CANNOT_OPEN = Words("The file cannot be read ({why}).", "Die Datei lässt sich nicht lesen ({why}).")
TOO_LARGE = Words(
    "This is larger than {limit} MiB, too large to read at once. Split it into smaller files.",
    "Das hat mehr als {limit} MiB; so viel wird nicht auf einmal gelesen. Teile es in kleinere Dateien.",
)
TOO_MANY_ROWS = Words(
    "Only the first {limit} rows were read; split the file to read the rest.",
    "Nur die ersten {limit} Zeilen wurden gelesen; für den Rest teile die Datei.",
)
TOO_MANY_VALUES = Words(
    "This has far more values than decks could need; it was not read.",
    "Das enthält weit mehr Werte, als Decks brauchen; es wurde nicht gelesen.",
)
VALUE_TOO_LONG = Words(
    "One deck alone takes more than {limit} MiB; it and what follows were not read.",
    "Ein einziges Deck ist größer als {limit} MiB; es und alles danach wurde nicht gelesen.",
)
TOO_MUCH_DAMAGE = Words(
    "More than {limit} rows are damaged; the rest was not read.",
    "Mehr als {limit} Zeilen sind beschädigt; der Rest wurde nicht gelesen.",
)
TOO_MANY_PARTS = Words(
    "The text has more than {limit} parts; split it into smaller ones.",
    "Der Text hat mehr als {limit} Teile; teile ihn in kleinere.",
)
LINE_TOO_LONG = Words("Line {line} has more than {limit} characters.", "Zeile {line} hat mehr als {limit} Zeichen.")
ARCHIVE = Words(
    "This is a packed archive. Unpack it first and import the files in it.",
    "Das ist ein gepacktes Archiv. Entpacke es zuerst und importiere die Dateien daraus.",
)
SAVED_SHELF = Words(
    "This is a whole saved shelf. Restore it from the shelf's menu instead.",
    "Das ist ein ganzes gesichertes Regal. Stelle es stattdessen im Menü des Regals wieder her.",
)
BINARY = Words("This is not text: it cannot be a deck.", "Das ist kein Text und kann kein Deck sein.")
WEB_PAGE = Words(
    "This is a web page without a deck list in it. Copy the card names from the page, or paste its address.",
    "Das ist eine Webseite ohne Deckliste. Kopiere die Kartennamen von der Seite oder füge ihre Adresse ein.",
)
BAD_JSON = Words(
    "The JSON is damaged at line {line}, column {column}.", "Das JSON ist in Zeile {line}, Spalte {column} beschädigt."
)
TOO_DEEP = Words("The JSON is nested too deeply.", "Das JSON ist zu tief verschachtelt.")
SITE_SAYS = Words("The site reported an error: {error}", "Der Dienst antwortete mit einem Fehler: {error}")
NO_CARDS = Words("It names the deck, but lists no cards.", "Es nennt das Deck, aber keine Karten.")
NO_LINKED_CARDS = Words(
    "It lists the deck's cards by number only, without their names: the deck has to be fetched from the Master Vault.",
    "Es nennt die Karten nur mit Nummern, ohne ihre Namen: Das Deck muss vom Master Vault abgerufen werden.",
)
TOO_MANY_CARDS = Words(
    "It lists more than {limit} different cards; that is not a deck.",
    "Es nennt mehr als {limit} verschiedene Karten; das ist kein Deck.",
)
BAD_COUNT = Words("The count of {card} is not usable.", "Die Anzahl von {card} ist nicht brauchbar.")
BAD_CELL = Words(
    "The row is damaged: a quotation mark is not closed, or a cell is far too long.",
    "Die Zeile ist beschädigt: Ein Anführungszeichen ist nicht geschlossen oder eine Zelle viel zu lang.",
)
NO_NAME = Words("The row has no name.", "Die Zeile hat keinen Namen.")
NEWER_FORMAT = Words(
    "The file is of version {version}; this program reads version {ours} and older.",
    "Die Datei hat Version {version}; dieses Programm liest Version {ours} und ältere.",
)
FIELD_WRONG = Words("{field}: {problem}", "{field}: {problem}")
LINK_ONLY = Words(
    "This is a link to a deck: it has to be fetched.", "Das ist ein Link zu einem Deck: Es muss abgerufen werden."
)
FEW_TITLES = Words(
    "Only {known} of {lines} lines name a card; this is not a deck list.",
    "Nur {known} von {lines} Zeilen nennen eine Karte; das ist keine Deckliste.",
)
NO_HOUSES = Words(
    "The list has no house headings, and the cards do not say for certain which houses they are. "
    "Put each house above its cards.",
    "Die Liste hat keine Fraktionsüberschriften, und die Fraktionen lassen sich aus den Karten nicht eindeutig "
    "bestimmen. Schreibe jede Fraktion über ihre Karten.",
)

# Notes on decks that were read.
UNKNOWN_SET = Words("This program does not know the set {set}.", "Dieses Programm kennt das Set {set} nicht.")
UNKNOWN_CARDS = Words(
    "Unknown cards, kept by their names: {cards}", "Unbekannte Karten, mit ihrem Namen behalten: {cards}"
)
AND_MORE = Words("{cards} and {count} more", "{cards} und {count} weitere")
DID_YOU_MEAN = Words("{title} (perhaps {likely}?)", "{title} (vielleicht {likely}?)")
OR = Words(" or ", " oder ")
UNKNOWN_HOUSE = Words("Unknown houses: {houses}", "Unbekannte Fraktionen: {houses}")
UNKNOWN_ICONS = Words("Unknown bonus icons: {icons}", "Unbekannte Bonussymbole: {icons}")
SIZE = Words("Not playable: {count} cards instead of 36.", "Nicht spielbar: {count} Karten statt 36.")
HOUSE_SIZES = Words(
    "Not playable: the houses do not have 12 cards each ({sizes}).",
    "Nicht spielbar: Die Fraktionen haben nicht je 12 Karten ({sizes}).",
)
HOUSE_COUNT = Words("Not playable: {count} houses instead of three.", "Nicht spielbar: {count} Fraktionen statt drei.")
ICONS_UNKNOWN = Words(
    "The source does not say which cards have bonus icons.",
    "Die Quelle sagt nicht, welche Karten Bonussymbole haben.",
)
ICONS_CUT = Words(
    "More than ten bonus icons on {card}: the rest were left out.",
    "Mehr als zehn Bonussymbole auf {card}: Der Rest blieb weg.",
)
ICONS_LEFT = Words(
    "There are bonus icons for cards that are not in the list; they were left out.",
    "Es gibt Bonussymbole für Karten, die nicht in der Liste stehen; sie blieben weg.",
)
REFERENCES_CUT = Words(
    "More than 20 cards beside the deck: the rest were left out.",
    "Mehr als 20 Karten neben dem Deck: Der Rest blieb weg.",
)
COUNTED_ONCE = Words(
    "The source does not count copies: every card is taken once.",
    "Die Quelle zählt keine Exemplare: Jede Karte gilt einmal.",
)
UNNAMED = Words("The source gives no name.", "Die Quelle nennt keinen Namen.")
GUESSED_LETTERS = Words(
    "The file is not in UTF-8; accented letters may have been misread.",
    "Die Datei ist nicht in UTF-8; Buchstaben mit Akzent können falsch gelesen sein.",
)
HOUSES_SWAPPED = Words(
    "The card lists are under other houses than the cards say; the cards were believed.",
    "Die Kartenlisten stehen unter anderen Fraktionen, als die Karten sagen; es gilt, was die Karten sagen.",
)
HOUSES_OPEN = Words(
    "The source does not say the house of every card, and more than one way was possible.",
    "Die Quelle sagt nicht bei jeder Karte die Fraktion, und es war mehr als eine Verteilung möglich.",
)
HOUSES_DEDUCED = Words(
    "The list has no house headings; the cards leave only {houses}.",
    "Die Liste hat keine Fraktionsüberschriften; die Karten lassen nur {houses} zu.",
)
SET_DEDUCED = Words(
    "The list names no set; only {set} has all of these cards.",
    "Die Liste nennt kein Set; nur {set} hat alle diese Karten.",
)
HALF_MISSING = Words(
    "{card} is a gigantic creature and is in the list {count} times: one of its halves is missing.",
    "{card} ist eine gigantische Kreatur und steht {count}-mal in der Liste: Eine Hälfte fehlt.",
)
LINES_LEFT = Words(
    "Lines that were not understood and left out: {lines}", "Nicht verstandene Zeilen, weggelassen: {lines}"
)
KEY_NEW = Words(
    "The file's own key did not fit its list; it was worked out anew.",
    "Der Schlüssel in der Datei passte nicht zur Liste und wurde neu berechnet.",
)
CARD_WAS_KNOWN = Words(
    "The file knows cards that this program does not: {cards}",
    "Die Datei kennt Karten, die dieses Programm nicht kennt: {cards}",
)

# Writing one deck of the shelf.
EXISTS = Words(
    "There is a file of this name already; it was left as it is.",
    "Es gibt schon eine Datei dieses Namens; sie blieb, wie sie ist.",
)
NOT_WRITTEN = Words("The file cannot be written ({why}).", "Die Datei lässt sich nicht schreiben ({why}).")

# Folders.
TOO_MANY_FILES = Words(
    "Only the first {limit} files of the folder were read.",
    "Nur die ersten {limit} Dateien des Ordners wurden gelesen.",
)
EMPTY_FOLDER = Words(
    "There is no file in the folder that could be a deck.", "Der Ordner enthält keine Datei, die ein Deck sein könnte."
)

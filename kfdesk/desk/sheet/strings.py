"""What the deck sheet says."""

from __future__ import annotations

from kfdesk.engine import glossary
from kfdesk.engine.terms import Icon
from kfdesk.text.words import Words

TITLE = Words("Deck sheet – {deck}", "Deckblatt – {deck}")
TAB_IDENTITY = Words("&Identity card", "&Avatarkarte")
TAB_LIST = Words("&List", "&Liste")
TAB_CARDS = Words("&Cards", "&Karten")

PRINT = Words("&Print…", "&Drucken…")
SAVE_PDF = Words("Save as P&DF…", "Als P&DF speichern…")
COPY_TEXT = Words("Copy as &text", "Als &Text kopieren")
COPY_MARKDOWN = Words("Copy as &Markdown", "Als &Markdown kopieren")
SAVE_FILE = Words("Save as &file…", "Als D&atei speichern…")
SHOW_QR = Words("Show &QR code", "&QR-Code zeigen")
CLOSE = Words("Close", "Schließen")

COPIED_TEXT = Words("The deck list is on the clipboard.", "Die Deckliste ist in der Zwischenablage.")
COPIED_MARKDOWN = Words(
    "The deck list is on the clipboard, in Markdown.", "Die Deckliste ist als Markdown in der Zwischenablage."
)
SAVED = Words("Saved: {file}", "Gespeichert: {file}")
EXISTS = Words(
    "There is a file {file} already; it was left as it is. Choose another name.",
    "Es gibt schon eine Datei {file}; sie blieb, wie sie ist. Wähle einen anderen Namen.",
)
NOT_WRITTEN = Words("{file} cannot be written ({why}).", "{file} lässt sich nicht schreiben ({why}).")
NOT_PRINTED = Words("The printer did not accept the sheet.", "Der Drucker hat das Blatt nicht angenommen.")
PRINTED = Words("Sent to the printer.", "An den Drucker gesendet.")
PDF_FILES = Words("PDF documents (*.pdf)", "PDF-Dokumente (*.pdf)")
DECK_FILES = Words("Decks (*.kfdeck)", "Decks (*.kfdeck)")

PAPER_TITLE = Words("What to put on paper", "Was auf das Papier soll")
PAPER = Words("Paper", "Papier")
PARTS = Words("Pages", "Seiten")
PART_IDENTITY = Words("&Identity card, front and back", "&Avatarkarte, Vorder- und Rückseite")
PART_LIST = Words("Deck &list", "Deck&liste")
PART_CARDS = Words("&Cards to cut out, 63 × 88 mm", "&Karten zum Ausschneiden, 63 × 88 mm")
CARDS_LOOK = Words("Look of the cards", "Aussehen der Karten")
LOOK_PICTURES = Words("Colors and pictures", "Farben und Bilder")
LOOK_TEXT = Words("Only text, black on white", "Nur Text, schwarz auf weiß")
ALL_COPIES = Words("&Every copy of a card", "&Jedes Exemplar einer Karte")
CUT_MARKS = Words("Cut &marks", "Schnitt&marken")
PAGE_COUNT = Words("{n} pages", "{n} Seiten")
PAGE_COUNT_ONE = Words("1 page", "1 Seite")
PAGE_COUNT_NONE = Words("Nothing is chosen.", "Nichts ist ausgewählt.")
CONTINUE = Words("Next", "Weiter")
CANCEL = Words("Cancel", "Abbrechen")

QR_TITLE = Words("QR code of the deck", "QR-Code des Decks")
QR_LINK = Words(
    "It contains the address of the deck’s public page, never the code on the paper deck.",
    "Er enthält die Adresse der öffentlichen Seite des Decks, nie den Code auf dem Papierdeck.",
)
QR_GENERATED = Words(
    "This deck was made here. Paste the line below into the import of a kfdesk, and the same deck is made there.",
    "Dieses Deck wurde hier gemacht. Füge die Zeile unten in den Import eines kfdesk ein, dann entsteht dort "
    "dasselbe Deck.",
)
QR_NONE = Words(
    "This deck has no public page and was not made by this program, so it fits no short code. "
    "Save it as a file to hand it on.",
    "Dieses Deck hat keine öffentliche Seite und wurde nicht von diesem Programm gemacht, daher passt es in "
    "keinen kurzen Code. Speichere es als Datei, um es weiterzugeben.",
)
QR_NAME = Words("QR code with the text {text}", "QR-Code mit dem Text {text}")
COPY = Words("&Copy", "&Kopieren")

FRONT = Words("Front of the identity card", "Vorderseite der Avatarkarte")
BACK = Words("Back of the identity card", "Rückseite der Avatarkarte")
COLUMN_COUNT = Words("Copies", "Anzahl")
COLUMN_NUMBER = Words("No.", "Nr.")
COLUMN_CARD = glossary.CARD.one.title
COLUMN_TYPE = Words("Type", "Typ")
COLUMN_RARITY = glossary.RARITY.one.title
COLUMN_MARKS = Words("Marks", "Zeichen")
HOUSE_ROW = Words("{house} ({n})", "{house} ({n})")
REFERENCES = Words("References", "Beilagen")
NO_PREVIEW = Words("Click a card to see it large.", "Klicke eine Karte an, um sie groß zu sehen.")
TIMES = Words("{n}× {card}", "{n}× {card}")
UNKNOWN_CARD = Words("This program does not know this card yet.", "Dieses Programm kennt diese Karte noch nicht.")
NO_TEXT = Words("Not playable here yet.", "Hier noch nicht spielbar.")
UNKNOWN_SET = Words("Unknown set {set}", "Unbekanntes Set {set}")
ICONS_UNKNOWN = Words("Bonus icons are not known.", "Bonussymbole sind nicht bekannt.")
ALLIANCE = Words("Alliance deck", "Allianz-Deck")
GENERATED = Words("Made by kfdesk, seed {seed}", "Von kfdesk gemacht, Startwert {seed}")

MAVERICK = glossary.MAVERICK.one.title
LEGACY = glossary.LEGACY.one.title
ANOMALY = glossary.ANOMALY.one.title
EVIL_TWIN = glossary.EVIL_TWIN.one.title
RARITIES = {rarity: words.title for rarity, words in glossary.RARITIES.items()}
ICONS = {icon.value: icon.words.title for icon in Icon}
LIST_FOOT = Words(
    "Drawn by kfdesk. Not a product of the game’s publisher.",
    "Von kfdesk gezeichnet. Kein Erzeugnis des Spielverlags.",
)
MARK_LETTERS = ((MAVERICK, "M"), (LEGACY, "L"), (ANOMALY, "A"), (EVIL_TWIN, "T"))
"""The letters that marks are shown by where there is no room for words."""

"""What the judge's hand says: wording in each language."""

from __future__ import annotations

from kfdesk.engine import glossary
from kfdesk.text.words import Words

COMMAND = Words("&Judge’s hand…", "&Hand des Schiedsrichters…")
TITLE = glossary.JUDGES_HAND.title
NO_GAME = Words("There is no game at the table.", "Am Tisch läuft kein Spiel.")
CHOOSE = Words("&What is wrong?", "&Was stimmt nicht?")
CLICK = Words("Choose by clicks on the &table", "Per Klick am &Tisch wählen")
CHANGE = Words("&Change", "&Ändern")
APPLY = Words("&Apply", "An&wenden")
BEFORE = Words("This will be done:", "Das wird getan:")
DONE = Words("Done. Undo takes it back.", "Erledigt. „Rückgängig“ nimmt es zurück.")
PICK_FIRST = Words(
    "Choose a card, a player or the table: in the list, or a card by a click on the table.",
    "Wähle eine Karte, einen Spieler oder den Tisch: in der Liste, oder eine Karte mit einem Klick auf den Tisch.",
)
INCOMPLETE = Words("Choose or type something first.", "Wähle oder schreibe erst etwas.")
HIDDEN_HELP = Words(
    "You may not know this card. Move it to an open pile or show it first, if it has to come into play.",
    "Diese Karte darfst du nicht kennen. Lege sie erst offen ab oder zeige sie, wenn sie ins Spiel kommen soll.",
)

TABLE = Words("The table", "Der Tisch")
ZONE_COUNT = Words("{zone}: {n}", "{zone}: {n}")
A_CARD_OF = Words("Card {n}", "Karte {n}")
FROM_TOP = Words("Card {n} from the top", "{n}. Karte von oben")

MOVE = Words("Where it is", "Wo sie liegt")
ATTACH = Words("What it is attached to", "Woran sie angelegt ist")
AMBER = glossary.AMBER_ICON
DAMAGE = glossary.DAMAGE.one.title
POWER = glossary.POWER_COUNTER.many
COUNTERS = Words("Other counters", "Andere Marker")
READY = Words("Ready or exhausted", "Spielbereit oder erschöpft")
CONTROL = Words("Who controls it", "Wer sie kontrolliert")
HOUSES = glossary.HOUSE.many.title
ICONS = glossary.BONUS_ICON.many.title
MAVERICK = glossary.MAVERICK.one.title
FACING = Words("Facedown or faceup", "Verdeckt oder offen")
TOKEN = glossary.TOKEN_CREATURE.one.title
REVEAL = Words("Show it to both", "Beiden zeigen")
KEYS = glossary.KEY.many.title
CHAINS = glossary.CHAIN.many.title
DRAW = glossary.DRAW_CARDS.title
SHUFFLE = Words("Shuffle the deck", "Deck mischen")
HOUSE = glossary.ACTIVE_HOUSE.title
TIDE = glossary.TIDE.one.title

TO_ZONE = Words("To", "Nach")
WHOSE = Words("Whose", "Wessen")
PLACE = Words("Place", "Platz")
NUMBER = Words("Number", "Anzahl")
NAME = Words("Name", "Name")
STATE = Words("State", "Zustand")
CREATURE = glossary.CREATURE.one.title
PLAYER = glossary.PLAYER.one.title

TOP = Words("on top", "obenauf")
BOTTOM = Words("at the bottom", "zuunterst")
FROM_ABOVE = Words("as card {n} from the top", "als {n}. Karte von oben")
LEFT = glossary.LEFT_FLANK
RIGHT = glossary.RIGHT_FLANK
RIGHT_OF = Words("right of {card}", "rechts neben: {card}")
IS_READY = glossary.READY.words
IS_EXHAUSTED = glossary.EXHAUSTED.words
IS_TOKEN = Words("facedown as a token creature", "verdeckt als Token-Kreatur")
IS_ITSELF = Words("faceup as itself", "offen als sie selbst")
NTH = Words("No. {n}", "Nr. {n}")
NOTHING_THERE = Words("–", "–")
IS_NOT = Words("not {status}", "nicht {status}")
NO_HOUSE = Words("no house", "keine Fraktion")
NEUTRAL = Words("neutral", "neutral")
HIGH_FOR = Words("high for {who}", "hoch für {who}")

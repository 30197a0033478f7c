"""What the judge's hand says: wording in each language."""

from __future__ import annotations

from kfdesk.engine.terms import KeyColor, Zone
from kfdesk.text.words import Words

COMMAND = Words("&Judge’s hand…", "&Hand des Richters…")
TITLE = Words("Judge’s hand", "Hand des Richters")
NO_GAME = Words("There is no game at the table.", "Am Tisch läuft kein Spiel.")
CHOOSE = Words("&What is wrong?", "&Was stimmt nicht?")
CLICK = Words("Choose by clicks on the &table", "Per Klick am &Tisch wählen")
MEND = Words("&Change", "&Ändern")
APPLY = Words("&Apply", "An&wenden")
BEFORE = Words("This will be done:", "Das wird getan:")
DONE = Words("Done. Undo takes it back.", "Erledigt. „Rückgängig“ nimmt es zurück.")
PICK_FIRST = Words(
    "Choose a card, a player or the table: in the list, or a card by a click on the table.",
    "Wähle eine Karte, einen Spieler oder den Tisch: in der Liste, oder eine Karte mit einem Klick auf den Tisch.",
)
HIDDEN_HELP = Words(
    "You may not know this card. Move it to an open pile or show it first, if it has to come into play.",
    "Diese Karte darfst du nicht kennen. Lege sie erst offen ab oder zeige sie, wenn sie ins Spiel kommen soll.",
)

TABLE = Words("The table", "Der Tisch")
ZONES: dict[Zone, Words] = {
    Zone.BATTLELINE: Words("Battleline", "Schlachtreihe"),
    Zone.ARTIFACTS: Words("Artifacts", "Artefakte"),
    Zone.HAND: Words("Hand", "Hand"),
    Zone.DISCARD: Words("Discard pile", "Ablagestapel"),
    Zone.ARCHIVES: Words("Archives", "Archiv"),
    Zone.PURGED: Words("Purged", "Verbannt"),
    Zone.DECK: Words("Deck", "Deck"),
}
ZONE_COUNT = Words("{zone}: {n}", "{zone}: {n}")
A_CARD_OF = Words("Card {n}", "Karte {n}")
FROM_TOP = Words("Card {n} from the top", "{n}. Karte von oben")

MOVE = Words("Where it is", "Wo sie liegt")
ATTACH = Words("What it is attached to", "Woran sie angelegt ist")
AMBER = Words("Æmber", "Æmber")
DAMAGE = Words("Damage", "Schaden")
POWER = Words("+1 power counters", "+1-Stärke-Marker")
COUNTERS = Words("Other counters", "Andere Marker")
READY = Words("Ready or exhausted", "Spielbereit oder erschöpft")
CONTROL = Words("Who controls it", "Wer sie kontrolliert")
REVEAL = Words("Show it to both", "Beiden zeigen")
KEYS = Words("Keys", "Schlüssel")
CHAINS = Words("Chains", "Ketten")
DRAW = Words("Draw cards", "Karten ziehen")
SHUFFLE = Words("Shuffle the deck", "Deck mischen")
HOUSE = Words("Active house", "Aktive Fraktion")
TIDE = Words("Tide", "Flut")

TO_ZONE = Words("To", "Nach")
WHOSE = Words("Whose", "Wessen")
PLACE = Words("Place", "Platz")
NUMBER = Words("Number", "Anzahl")
NAME = Words("Name", "Name")
STATE = Words("State", "Zustand")
CREATURE = Words("Creature", "Kreatur")
PLAYER = Words("Player", "Spieler")

TOP = Words("on top", "obenauf")
BOTTOM = Words("at the bottom", "zuunterst")
FROM_ABOVE = Words("card {n} from the top", "als {n}. Karte von oben")
LEFT = Words("left flank", "linke Flanke")
RIGHT = Words("right flank", "rechte Flanke")
RIGHT_OF = Words("right of {card}", "rechts neben: {card}")
IS_READY = Words("ready", "spielbereit")
IS_EXHAUSTED = Words("exhausted", "erschöpft")
IS_NOT = Words("not {status}", "nicht {status}")
NO_HOUSE = Words("none", "keine")
NEUTRAL = Words("neutral", "neutral")
HIGH_FOR = Words("high for {who}", "hoch für {who}")
KEY_NAMES: dict[KeyColor, Words] = {
    KeyColor.RED: Words("Red", "Rot"),
    KeyColor.BLUE: Words("Blue", "Blau"),
    KeyColor.YELLOW: Words("Yellow", "Gelb"),
}

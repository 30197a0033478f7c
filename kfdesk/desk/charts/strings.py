"""The words of charts and of the panels of figures."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.card_impact import Figure
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType
from kfdesk.text.words import Words

COPY_NUMBERS = Words("Copy the numbers", "Zahlen kopieren")
NO_DATA = Words("Nothing to show", "Nichts zu zeigen")

FIGURES: Mapping[Figure, Words] = {
    Figure.EXPECTED_AMBER: glossary.EXPECTED_AMBER.title,
    Figure.STEAL: glossary.STEAL.title,
    Figure.CAPTURE: glossary.CAPTURE.title,
    Figure.AMBER_CONTROL: glossary.AMBER_CONTROL,
    Figure.BOARD_WIPES: glossary.BOARD_WIPE.many.title,
    Figure.REMOVAL: glossary.REMOVAL.title,
    Figure.ARTIFACT_CONTROL: glossary.ARTIFACT_CONTROL.title,
    Figure.DRAW: Words("Card draw", "Karten ziehen"),
    Figure.ARCHIVE: Words("Archiving", "Archivieren"),
    Figure.KEY_CHEATS: glossary.KEY_CHEAT.many.title,
}
RULES: Mapping[Figure, Words] = {
    Figure.EXPECTED_AMBER: Words(
        "Æmber that comes into your pool: bonus icons, what cards gain and steal, less what they make you lose or give."
        " Reaping is not counted: every creature can.",
        "Æmber, das in deinen Vorrat kommt: Bonussymbole und was Karten bringen oder stehlen, abzüglich dessen, was"
        " sie dich verlieren oder abgeben lassen. Ernten zählt nicht: Das kann jede Kreatur.",
    ),
    Figure.STEAL: Words("Æmber stolen.", "Gestohlenes Æmber."),
    Figure.CAPTURE: Words(
        "Æmber captured, capture icons included.", "Erbeutetes Æmber, Symbole zum Erbeuten eingeschlossen."
    ),
    Figure.AMBER_CONTROL: Words(
        "Æmber your opponent cannot forge with: stolen, captured or lost; half of each Æmber that keys cost them more"
        " for a turn. What a card gives them is taken off.",
        "Æmber, mit dem dein Gegner nicht schmieden kann: gestohlen, erbeutet oder verloren; je zur Hälfte, was"
        " Schlüssel ihn einen Zug lang mehr kosten. Was eine Karte ihm gibt, wird abgezogen.",
    ),
    Figure.BOARD_WIPES: Words(
        "How often each creature is removed; 4 damage count as removed, less in proportion, returning to hand half.",
        "Wie oft jede Kreatur entfernt wird; 4 Schaden zählen als entfernt, weniger anteilig, auf die Hand schicken"
        " zur Hälfte.",
    ),
    Figure.REMOVAL: Words(
        "Chosen creatures removed; 4 damage count as removed, less in proportion, returning to hand half.",
        "Ausgesuchte Kreaturen, die entfernt werden; 4 Schaden zählen als entfernt, weniger anteilig, auf die Hand"
        " schicken zur Hälfte.",
    ),
    Figure.ARTIFACT_CONTROL: Words(
        "Artifacts destroyed, purged or taken; used as yours or returned to hand: half.",
        "Artefakte, die zerstört, verbannt oder übernommen werden; wie deine verwendet oder auf die Hand geschickt:"
        " halb.",
    ),
    Figure.DRAW: Words(
        "Cards drawn, played from the deck or searched for.",
        "Karten, die gezogen, vom Deck gespielt oder herausgesucht werden.",
    ),
    Figure.ARCHIVE: Words("Cards archived.", "Archivierte Karten."),
    Figure.KEY_CHEATS: Words(
        "Keys forged outside the “forge a key” step; a quarter for each Æmber that your keys cost less for a turn.",
        "Schlüssel, die außerhalb des Schrittes „Schlüssel schmieden“ geschmiedet werden; ein Viertel für jedes Æmber,"
        " das deine Schlüssel einen Zug lang weniger kosten.",
    ),
}
HOW_OFTEN = Words(
    "How it is counted: the amount, for each copy, times how often it is expected in a game. Play: 1 · After Reap,"
    " Action, Omni: 1 (an artifact that stays: 2) · After Fight, Before Fight, Destroyed: ½ · while in play or for the"
    " rest of a turn: 2 · “if”: ½ · “for each …”: 2 things · a pool: 4 Æmber · a description such as a trait or a"
    " house: ½. These are estimates, not a rating: decks with low figures win games.",
    "So wird gezählt: die Menge, je Exemplar, mal wie oft sie im Spiel zu erwarten ist. Spielen: 1 · Nach der Ernte,"
    " Aktion, Universell: 1 (ein bleibendes Artefakt: 2) · Nach dem Kampf, Vor dem Kampf, Zerstört: ½ · solange im"
    " Spiel oder für den Rest eines Zuges: 2 · „falls“: ½ · „für jede …“: 2 Dinge · ein Vorrat: 4 Æmber · eine"
    " Einschränkung wie Merkmal oder Fraktion: ½. Das sind Schätzungen, kein Urteil: Auch Decks mit"
    " kleinen Kennzahlen gewinnen.",
)
FIGURE = glossary.FIGURE.one.title
CARDS_TITLE = Words(
    "{figure}, by card (click another bar to see its cards)",
    "{figure} nach Karten (Klick auf einen anderen Balken zeigt dessen Karten)",
)
EXPECTATIONS = Words("Expected in a game", "Im Spiel zu erwarten")
SHARE_LINE = Words("{count} × {title}: {each} each", "{count} × {title}: je {each}")
SHARE_ONE = Words("{title}: {each}", "{title}: {each}")
NONE_COUNT = Words("No card counts.", "Keine Karte zählt.")
UNCOUNTED = Words(
    "Not counted, since this program cannot play them yet ({n}): {cards}",
    "Nicht mitgezählt, weil das Programm sie noch nicht spielen kann ({n}): {cards}",
)
TYPES_TITLE = Words("Card types", "Kartentypen")
RARITIES_TITLE = Words("Rarities", "Seltenheiten")
POWERS_TITLE = Words("Creatures by power", "Kreaturen nach Stärke")
POWER = glossary.POWER.one.title
TYPE = Words("Type", "Typ")
RARITY = glossary.RARITY.one.title
HOUSE = glossary.HOUSE.one.title
CARDS = glossary.CARD.many.title
CREATURES = glossary.CREATURE.many.title
DECKS = glossary.DECK.many.title
FACTS = Words(
    "Æmber bonus {bonus} · creature power {power} · armor {armor}",
    "Æmber-Bonus {bonus} · Stärke {power} · Rüstung {armor}",
)
SPECIALS = Words(
    "Mavericks: {mavericks} · legacies: {legacies} · enhanced: {enhanced}",
    "Mavericks: {mavericks} · Legacies: {legacies} · verbessert: {enhanced}",
)
ANOMALIES = Words("Anomalies: {n}", "Anomalien: {n}")
UNKNOWN_CARDS = Words("Unknown cards: {n}", "Unbekannte Karten: {n}")

TYPE_NAMES: Mapping[str, Words] = {
    CardType.CREATURE: glossary.CREATURE.many.title,
    CardType.ACTION: glossary.ACTION_TYPE.many.title,
    CardType.ARTIFACT: glossary.ARTIFACT.many.title,
    CardType.UPGRADE: glossary.UPGRADE.many.title,
    "unknown": Words("Unknown", "Unbekannt"),
}
RARITY_NAMES: Mapping[str, Words] = {
    **{rarity.lower(): words.title for rarity, words in glossary.RARITIES.items()},
    "unknown": Words("Unknown", "Unbekannt"),
}

SHARED = Words("In both ({n})", "In beiden ({n})")
ONLY = Words("Only in {deck} ({n})", "Nur in {deck} ({n})")
PRINTED = Words("Printed on the cards", "Auf den Karten gedruckt")
BONUS = Words("Æmber bonus", "Æmber-Bonus")
CREATURE_POWER = Words("Creature power", "Kreaturenstärke")
ARMOR = glossary.ARMOR.one.title

SHELF_HEAD = Words("{decks} decks, {cards} cards", "{decks} Decks, {cards} Karten")
SHELF_EMPTY = Words("No decks to count.", "Keine Decks zu zählen.")
AMBER_TITLE = Words("Decks by Æmber bonus", "Decks nach Æmber-Bonus")
SETS_TITLE = Words("Decks by set", "Decks nach Set")
SET = Words("Set", "Set")
NO_SET = Words("none named", "ohne Angabe")
HOUSES_OF_DECKS = Words("Decks by house", "Decks nach Fraktion")
MIDDLE = Words("Median deck", "Mittleres Deck (Median)")
SPREAD_NOTE = Words(
    "half of the decks: {lower} to {upper}; all: {least} to {most}; mean {mean}",
    "die Hälfte der Decks: {lower} bis {upper}; alle: {least} bis {most}; Mittel {mean}",
)

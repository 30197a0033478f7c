"""The game's terms in English and German, nouns with their plurals and genders: one table for all that says them.

Each entry ends with the heading under which the German rulebook (Winds of Exchange, 2023) has the German word,
`OURS` where that rulebook lacks it. Terms that cards use name the entry of the English rulebook that explains them
(`rule`): so do the words of texts that are made of them. Wording with slots uses the same words;
`tests/text/test_glossary.py` compares.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kfdesk.text.parts_of_speech import Adjective, Noun
from kfdesk.text.words import Pair, Words

OURS: Final = ""
"""The German rulebook has no word for it: it is newer than that rulebook, or belongs to this program."""


class Term(NamedTuple):
    """A term, written as in the middle of a sentence, and the German rulebook's heading it is from."""

    wording: Noun | Adjective | Words
    heading: str


TERMS: Final[list[Term]] = []
"""Every term of this module, in the order written."""


def _noun(
    en: str,
    de: str,
    heading: str,
    *,
    rule: str = "",
    human: bool = False,
    weak: bool = False,
    one_each: bool = False,
) -> Noun:
    noun = Noun(en, de, human=human, weak=weak, one_each=one_each, rule=rule)
    TERMS.append(Term(noun, heading))
    return noun


def _adjective(en: str, de: str, heading: str, *, rule: str = "") -> Adjective:
    adjective = Adjective(en, de, rule=rule)
    TERMS.append(Term(adjective, heading))
    return adjective


def _words(en: str, de: str, heading: str, *, rule: str = "") -> Pair:
    words = Pair(en, de, rule=rule)
    TERMS.append(Term(words, heading))
    return words


class CounterName(NamedTuple):
    """What a kind of counter is called."""

    words: Pair
    stem: str = ""
    """The German name before "Marker", where it is another there: "Wissens-Marker"."""


def _counter(en: str, de: str, stem: str = "") -> CounterName:
    return CounterName(_words(en, de, OURS), stem)


# Cards and their types.
CARD: Final = _noun("card", "die Karte, Karten", "Karten spielen")
CREATURE: Final = _noun("creature", "die Kreatur, Kreaturen", "Kartenarten")
ARTIFACT: Final = _noun("artifact", "das Artefakt, Artefakte", "Kartenarten")
UPGRADE: Final = _noun("upgrade", "die Aufwertung, Aufwertungen", "Kartenarten")
ACTION: Final = _noun("action card", "die Aktionskarte, Aktionskarten", "Kartenarten")
ACTION_TYPE: Final = _noun("action", "die Aktion, Aktionen", "Aktion")
"""As a card's type is printed."""
TOKEN_CREATURE: Final = _noun(
    "token creature", "die Token-Kreatur, Token-Kreaturen", "Token-Kreaturen", rule="glossary/token-creatures"
)
REFERENCE_CARD: Final = _noun("reference card", "die Referenzkarte, Referenzkarten", "Token-Kreaturen")
ARCHON_POWER: Final = _noun("archon power", "die Archontenkraft, Archontenkräfte", OURS)
PROPHECY: Final = _noun("prophecy", "die Prophezeiung, Prophezeiungen", OURS, rule="glossary/prophecy")
TIDE_CARD: Final = _noun("tide card", "die Gezeitenkarte, Gezeitenkarten", OURS)
THE_TIDE: Final = _words("the tide", "die Gezeiten", OURS, rule="glossary/tide")
"""As the German card of that name has it; „Flut“ would be high tide alone."""
TIDE: Final = _noun("tide", "die Gezeiten, Gezeiten", OURS, rule="glossary/tide")
IDENTITY_CARD: Final = _noun("identity card", "die Avatarkarte, Avatarkarten", "Aufbau")
ARCHON: Final = _noun("Archon", "der Archont, Archonten", "Willkommen im Schmelztiegel", weak=True)
TRAIT: Final = _noun("trait", "das Merkmal, Merkmale", "Merkmale")
KEYWORD: Final = _noun("keyword", "das Schlüsselwort, Schlüsselwörter", "Alpha")
ABILITY: Final = _noun("ability", "die Fähigkeit, Fähigkeiten", "Fähigkeit, Kartenfähigkeit")
EFFECT: Final = _noun("effect", "der Effekt, Effekte", "Ende des Zuges")
LASTING_EFFECT: Final = _words("lasting effect", "andauernder Effekt", "Verlässt das Spiel")
BONUS_ICON: Final = _noun("bonus icon", "das Bonussymbol, Bonussymbole", "Bonussymbole")
ENHANCE: Final = _words("enhance", "Verbesserung", "Verbesserung", rule="glossary/enhance")
ENHANCED: Final = _adjective("enhanced", "verbessert", "Verbesserung")

# Kinds of copies, and rarities.
MAVERICK: Final = _noun("maverick", "der Maverick, Mavericks", "Maverick")
LEGACY: Final = _noun("legacy", "die Legacy, Legacies", "Legacy")
ANOMALY: Final = _noun("anomaly", "die Anomalie, Anomalien", OURS)
EVIL_TWIN: Final = _noun("evil twin", "der böse Zwilling, bösen Zwillinge", OURS)
RARITY: Final = _noun("rarity", "die Seltenheit, Seltenheiten", "Seltenheit")
COMMON: Final = _words("common", "gewöhnlich", "Seltenheit")
UNCOMMON: Final = _words("uncommon", "ungewöhnlich", "Seltenheit")
RARE: Final = _words("rare", "selten", "Seltenheit")
SPECIAL: Final = _words("special", "Spezial", "Seltenheit")
RARITIES: Final[dict[str, Pair]] = {
    "Common": COMMON,
    "Uncommon": UNCOMMON,
    "Rare": RARE,
    "Special": SPECIAL,
    "FIXED": _words("special (with another card)", "Spezial (zu einer anderen Karte)", OURS),
    "Variant": _words("special (variant)", "Spezial (Variante)", OURS),
    "Evil Twin": _words("evil twin", "böser Zwilling", OURS),
    "Token": TOKEN_CREATURE.one,
    "The Tide": THE_TIDE,
}
"""What a rarity is called, by the word for it in the card facts."""
SETS: Final[dict[str, Pair]] = {
    "CotA": _words("Call of the Archons", "Ruf der Archonten", OURS),
    "AoA": _words("Age of Ascension", "Zeitalter des Aufstiegs", OURS),
    "WC": _words("Worlds Collide", "Kollidierende Welten", OURS),
    "MM": _words("Mass Mutation", "Massenmutation", OURS),
    "DT": _words("Dark Tidings", "Dunkle Gezeiten", OURS),
    "WoE": _words("Winds of Exchange", "Winde des Wandels", "Winde des Wandels"),
}
"""The sets that were published in German, by code; the others go by their English names."""

# People.
PLAYER: Final = _noun("player", "der Spieler, Spieler", "Zugübersicht", human=True)
OPPONENT: Final = _noun("opponent", "der Gegner, Gegner", "Gegnerisch", human=True)
OWNER: Final = _noun("owner", "der Besitzer, Besitzer", "Kontrolle", human=True)
CONTROLLER: Final = _noun("controller", "der Spieler, Spieler", "Kontrolle", human=True)
"""With `CONTROLLING`: "its controller", "ihr kontrollierender Spieler"."""
CONTROLLING: Final = Adjective("", "kontrollierend")
CONTROL: Final = _noun("control, control", "die Kontrolle", "Kontrolle")
JUDGE: Final = _noun("judge", "der Schiedsrichter, Schiedsrichter", OURS, human=True)
JUDGES_HAND: Final = _words("judge’s hand", "Hand des Schiedsrichters", OURS)

# Keys, Æmber and numbers.
KEY: Final = _noun("key", "der Schlüssel, Schlüssel", "Schlüssel")
RED: Final = _adjective("red", "rot", "Schlüssel")
BLUE: Final = _adjective("blue", "blau", "Schlüssel")
YELLOW: Final = _adjective("yellow", "gelb", "Schlüssel")
COLORLESS: Final = _adjective("colorless", "farblos", OURS)
FORGED: Final = _adjective("forged", "geschmiedet", "Schlüssel", rule="glossary/forge")
UNFORGED: Final = _adjective("unforged", "ungeschmiedet", "Schlüssel", rule="glossary/unforge")
CHAIN: Final = _noun("chain", "die Kette, Ketten", "Kette, Ketten", rule="glossary/chains")
STORE: Final = _noun("pool", "der Vorrat, Vorräte", "Bezahlen")
"""A pool, where its Æmber is moved."""
POOL: Final = _noun("pool", "der Æmber-Vorrat, Æmber-Vorräte", "Æmber")
SUPPLY: Final = _noun("common supply", "die allgemeine Reserve", "Erheben")
AMBER: Final = _noun("{amber}, {amber}", "das {amber}, {amber}, {amber}", "Æmber")
"""As the icon that card texts have for it."""
POWER: Final = _noun("power, power", "die Stärke", "Stärkste Kreatur")
ARMOR: Final = _noun("armor, armor", "die Rüstung", "Rüstung")
DAMAGE: Final = _noun("damage, damage", "der Schaden, Schaden", "Schaden")

# Houses, turns and steps; the names of the houses stand in `kfdesk.engine.terms.House`.
HOUSE: Final = _noun("house", "die Fraktion, Fraktionen", "Schritt 2: Fraktion wählen")
ACTIVE_HOUSE: Final = _words("active house", "aktive Fraktion", "Aktive Fraktion")
TURN: Final = _noun("turn", "der Zug, Züge, Zuges", "Spielzug, Zug")
STEP: Final = _noun("step", "der Schritt, Schritte, Schritts", "Zugübersicht")
SETUP: Final = _words("setup", "Aufbau", "Aufbau")
START_OF_TURN: Final = _words("start of turn", "Beginn des Zuges", OURS)
FORGE_A_KEY: Final = _words("forge a key", "Schlüssel schmieden", "Zugübersicht", rule="glossary/forge")
CHOOSE_A_HOUSE: Final = _words("choose a house", "Fraktion wählen", "Zugübersicht")
PLAY_DISCARD_USE: Final = _words(
    "play, discard, and use cards", "Karten spielen, ablegen und verwenden", "Zugübersicht"
)
READY_CARDS: Final = _words("ready cards", "Karten spielbereit machen", "Zugübersicht")
DRAW_CARDS: Final = _words("draw cards", "Karten ziehen", "Zugübersicht")
END_OF_TURN: Final = _words("end of turn", "Ende des Zuges", "Ende des Zuges")
GAME_OVER: Final = _words("game over", "Spielende", OURS)
MULLIGAN: Final = _noun("mulligan", "der Mulligan, Mulligans", "Mulligan")
TIMING_CHART: Final = _noun("timing chart", "der Ablaufplan, Ablaufpläne", OURS)

# Places.
NEIGHBOR: Final = _noun("neighbor", "der Nachbar, Nachbarn", "Nachbar", weak=True, rule="glossary/neighbor")
FLANK: Final = _noun("flank", "die Flanke, Flanken", "Flanke", rule="glossary/flank")
LEFT_FLANK: Final = _words("left flank", "linke Flanke", "Flanke", rule="glossary/flank")
RIGHT_FLANK: Final = _words("right flank", "rechte Flanke", "Flanke", rule="glossary/flank")
BATTLELINE: Final = _noun("battleline", "die Schlachtreihe, Schlachtreihen", "Schlachtreihe")
DECK: Final = _noun("deck", "das Deck, Decks", "Aufbau")
HAND: Final = _noun("hand", "die Hand, Hände", "Karten ablegen", one_each=True)
DISCARD_PILE: Final = _noun("discard pile", "der Ablagestapel, Ablagestapel", "Ablagestapel")
ARCHIVES: Final = _noun("archives, archives", "das Archiv, Archive", "Archiv", rule="glossary/archives")
PURGED_CARDS: Final = _noun(
    "purged cards, purged cards", "die Verbannung, Verbannungen", "Verbannen", rule="glossary/purge"
)
PURGED: Final = _words("purged", "verbannt", "Verbannen", rule="glossary/purge")
ROW_OF_ARTIFACTS: Final = _noun("row of artifacts, rows of artifacts", "die Artefaktreihe, Artefaktreihen", "Artefakte")
UNDER_A_CARD: Final = _words("under a card", "unter einer Karte", OURS)
JOINED: Final = _words("joined to its other half", "mit der anderen Hälfte verbunden", OURS)
GIGANTIC_CREATURE: Final = _words("gigantic creature", "gigantische Kreatur", OURS)
BEING_PLAYED: Final = _words("being played", "wird gespielt", OURS)
BESIDE_THE_TABLE: Final = _words("beside the table", "neben dem Tisch", OURS)

# States of cards, and what is said of them.
FRIENDLY: Final = _adjective("friendly", "befreundet", "Befreundet")
ENEMY: Final = _adjective("enemy", "feindlich", "Feindlich")
NEIGHBORING: Final = _adjective("neighboring", "benachbart", "Benachbart", rule="glossary/neighbor")
DAMAGED: Final = _adjective("damaged", "beschädigt", "Gift")
UNDAMAGED: Final = _adjective("undamaged", "unbeschädigt", OURS)
READY: Final = _adjective("ready", "spielbereit", "Spielbereit und erschöpft")
EXHAUSTED: Final = _adjective("exhausted", "erschöpft", "Spielbereit und erschöpft")
FACEDOWN: Final = _adjective("facedown", "verdeckt", "Archiv")
FACEUP: Final = _adjective("faceup", "offen", OURS)
HAUNTED: Final = _adjective("haunted", "heimgesucht", OURS, rule="glossary/haunted")
ACTIVE: Final = _adjective("active", "aktiv", "Aktive Fraktion")
STUN: Final = _noun("stun", "der Betäubt-Marker, Betäubt-Marker", "Betäuben", rule="glossary/stun")
STUNNED: Final = _adjective("stunned", "betäubt", "Betäuben", rule="glossary/stun")
WARD: Final = _noun("ward", "der Beschützt-Marker, Beschützt-Marker", "Beschützen", rule="glossary/ward")
WARDED: Final = _adjective("warded", "beschützt", "Beschützen", rule="glossary/ward")
ENRAGE: Final = _noun("enrage", "der Wütend-Marker, Wütend-Marker", "Wütend machen", rule="glossary/enrage")
ENRAGED: Final = _adjective("enraged", "wütend", "Wütend machen", rule="glossary/enrage")

# Counters.
COUNTER: Final = _noun("counter", "der Marker, Marker", "Andere Marker")
POWER_COUNTER: Final = _noun(
    "+1 power counter",
    "der +1-Stärke-Marker, +1-Stärke-Marker",
    "„+1-Stärke“-Marker",
    rule="glossary/power-counter-1-power-status-card",
)
PLUS_ONE_POWER: Final = _words(
    "+1 power", "+1 Stärke", "„+1-Stärke“-Marker", rule="glossary/power-counter-1-power-status-card"
)
_COUNTERS: Final = (
    _counter("awakening", "Erwachen", "Erwachens"),
    _counter("corrosion", "Korrosion", "Korrosions"),
    _counter("depth", "Tiefe", "Tiefen"),
    _counter("disruption", "Störung", "Störungs"),
    _counter("doom", "Verhängnis", "Verhängnis"),
    _counter("enlightened", "Erleuchtung", "Erleuchtungs"),
    _counter("fuse", "Lunte", "Lunten"),
    _counter("glory", "Ruhm", "Ruhmes"),
    _counter("growth", "Wachstum", "Wachstums"),
    _counter("hatch", "Schlupf"),
    _counter("ignorance", "Unwissen", "Unwissens"),
    _counter("knowledge", "Wissen", "Wissens"),
    _counter("mineralize", "Versteinerung", "Versteinerungs"),
    _counter("mutation", "Mutation", "Mutations"),
    _counter("nay", "Nein"),
    _counter("paint", "Farbe", "Farb"),
    _counter("scheme", "Intrige", "Intrigen"),
    _counter("time", "Zeit"),
    _counter("trade", "Handel", "Handels"),
    _counter("warrant", "Haftbefehl", "Haftbefehls"),
    _counter("wisdom", "Weisheit", "Weisheits"),
    _counter("yea", "Ja"),
)
COUNTER_NAMES: Final = {"power": CounterName(PLUS_ONE_POWER), **{name.words.en: name for name in _COUNTERS}}
"""The counters that cards put on cards, by kind."""

# Bonus icons.
AMBER_ICON: Final = _words("Æmber", "Æmber", "Bonussymbole")
CAPTURE_ICON: Final = _words("capture", "Erbeuten", "Bonussymbole")
DAMAGE_ICON: Final = _words("damage", "Schaden", "Bonussymbole")
DRAW_ICON: Final = _words("draw", "Ziehen", "Bonussymbole")
DISCARD_ICON: Final = _words("discard", "Ablegen", "Bonussymbole")
POWER_ICON: Final = _words("power", "Stärke", OURS)

# What opens an ability, and what is done with cards.
PLAY: Final = _words("play", "Spielen", "Spielen")
BEFORE_FIGHT: Final = _words("Before Fight", "Vor dem Kampf", "Vor")
AFTER_FIGHT: Final = _words("After Fight", "Nach dem Kampf", "Kampf")
AFTER_REAP: Final = _words("After Reap", "Nach der Ernte", "Ernten")
ACTION_ABILITY: Final = _words("action", "Aktion", "Aktionsfähigkeit", rule="glossary/action-ability")
OMNI: Final = _words("omni", "Universell", "Universell", rule="glossary/omni")
DESTROYED: Final = _words("destroyed", "zerstört", "Zerstört")
SCRAP: Final = _words("scrap", "Verschrotten", OURS, rule="glossary/scrap")
FATE: Final = _words("fate", "Schicksal", OURS, rule="glossary/fulfill")
DISCARD: Final = _words("discard", "Ablegen", "Karten ablegen")
REAP: Final = _words("reap", "Ernten", "Ernten")
FIGHT: Final = _words("fight", "Kämpfen", "„Kämpfen lassen“")

# Keywords.
ALPHA: Final = _words("alpha", "Alpha", "Alpha", rule="glossary/alpha")
ASSAULT: Final = _words("assault", "Ansturm", "Ansturm (X)", rule="glossary/assault-x")
DEPLOY: Final = _words("deploy", "Stationieren", "Stationieren", rule="glossary/deploy")
ELUSIVE: Final = _words("elusive", "Schwer zu fassen", "Schwer zu fassen", rule="glossary/elusive")
ENTRENCH: Final = _words("entrench", "Verschanzen", OURS, rule="glossary/entrench")
HAZARDOUS: Final = _words("hazardous", "Gefährlich", "Gefährlich (X)", rule="glossary/hazardous-x")
INVULNERABLE: Final = _words("invulnerable", "Unverwundbar", OURS, rule="glossary/invulnerable")
OMEGA: Final = _words("omega", "Omega", "Omega", rule="glossary/omega")
POISON: Final = _words("poison", "Gift", "Gift", rule="glossary/poison")
SKIRMISH: Final = _words("skirmish", "Scharmützel", "Scharmützel", rule="glossary/skirmish")
SPLASH_ATTACK: Final = _words(
    "splash-attack", "Explosionsangriff", "Explosionsangriff (X)", rule="glossary/splash-attack-x"
)
TAUNT: Final = _words("taunt", "Spott", "Spott", rule="glossary/taunt")
TREACHERY: Final = _words("treachery", "Verrat", OURS, rule="glossary/treachery")
VERSATILE: Final = _words("versatile", "Vielseitig", OURS, rule="glossary/versatile")

# Words of this program: generated decks, figures of decks.
SEED: Final = _noun("seed", "der Startwert, Startwerte", OURS)
FIGURE: Final = _noun("figure", "die Kennzahl, Kennzahlen", OURS)
EXPECTED_AMBER: Final = _words("expected Æmber", "erwartetes Æmber", OURS)
AMBER_CONTROL: Final = _words("Æmber control", "Æmber-Kontrolle", OURS)
ARTIFACT_CONTROL: Final = _words("artifact control", "Artefaktkontrolle", OURS)
BOARD_WIPE: Final = _noun("board wipe", "die Räumung, Räumungen", OURS)
REMOVAL: Final = _words("removal", "Beseitigung", OURS)
KEY_CHEAT: Final = _noun("key cheat", "der Schlüsseltrick, Schlüsseltricks", OURS)
STEAL: Final = _words("steal", "Stehlen", "Stehlen", rule="glossary/steal")
CAPTURE: Final = _words("capture", "Erbeuten", "Erbeuten", rule="glossary/capture")

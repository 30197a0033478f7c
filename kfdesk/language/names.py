"""What things are called in both languages: houses, card types, zones, keywords, traits, steps.

German words are those of the German rulebook (Winds of Exchange, 2023); for what appeared later, and
for traits, they are ours. Nouns come with their grammar; reminders are one sentence in our own words.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CardType, House, Icon, KeyColor, Keyword, Step, Zone
from kfdesk.text.nouns import Adjective, Noun, Prefix
from kfdesk.text.words import Words

CARD: Final = Noun("card", "die Karte, Karten")
CREATURE: Final = Noun("creature", "die Kreatur, Kreaturen")
ARTIFACT: Final = Noun("artifact", "das Artefakt, Artefakte")
UPGRADE: Final = Noun("upgrade", "die Aufwertung, Aufwertungen")
ACTION: Final = Noun("action card", "die Aktionskarte, Aktionskarten")
TOKEN_CREATURE: Final = Noun("token creature", "die Token-Kreatur, Token-Kreaturen")
CARD_TYPES: Final[dict[CardType, Noun]] = {
    CardType.ACTION: ACTION,
    CardType.ARTIFACT: ARTIFACT,
    CardType.CREATURE: CREATURE,
    CardType.UPGRADE: UPGRADE,
    CardType.TOKEN_CREATURE: TOKEN_CREATURE,
    CardType.ARCHON_POWER: Noun("archon power", "die Archontenkraft, Archontenkräfte"),
    CardType.PROPHECY: Noun("prophecy", "die Prophezeiung, Prophezeiungen"),
    CardType.TIDE: Noun("tide card", "die Gezeitenkarte, Gezeitenkarten"),
}

PLAYER: Final = Noun("player", "der Spieler, Spieler", human=True)
OPPONENT: Final = Noun("opponent", "der Gegner, Gegner", human=True)
OWNER: Final = Noun("owner", "der Besitzer, Besitzer", human=True)
CONTROLLER: Final = Noun("controller", "der Spieler, Spieler", human=True)
"""With `CONTROLLING`: "its controller", "ihr kontrollierender Spieler"."""
CONTROLLING: Final = Adjective("", "kontrollierend")

KEY: Final = Noun("key", "der Schlüssel, Schlüssel")
HOUSE: Final = Noun("house", "die Fraktion, Fraktionen")
TRAIT: Final = Noun("trait", "das Merkmal, Merkmale")
TURN: Final = Noun("turn", "der Zug, Züge, Zuges")
CHAIN: Final = Noun("chain", "die Kette, Ketten")
STORE: Final = Noun("pool", "der Vorrat, Vorräte")
"""A pool, where its Æmber is moved."""
POOL: Final = Noun("pool", "der Æmber-Vorrat, Æmber-Vorräte")
SUPPLY: Final = Noun("common supply", "die allgemeine Reserve")
NEIGHBOR: Final = Noun("neighbor", "der Nachbar, Nachbarn", weak=True)
FLANK: Final = Noun("flank", "die Flanke, Flanken")
AMBER: Final = Noun("{amber}, {amber}", "das {amber}, {amber}, {amber}")
POWER: Final = Noun("power, power", "die Stärke")
ARMOR: Final = Noun("armor, armor", "die Rüstung")
DAMAGE: Final = Noun("damage, damage", "der Schaden, Schaden")
EFFECT: Final = Noun("effect", "der Effekt, Effekte")
ABILITY: Final = Noun("ability", "die Fähigkeit, Fähigkeiten")
COUNTER: Final = Noun("counter", "der Marker, Marker")

BATTLELINE: Final = Noun("battleline", "die Schlachtreihe, Schlachtreihen")
ZONES: Final[dict[Zone, Noun]] = {
    Zone.DECK: Noun("deck", "das Deck, Decks"),
    Zone.HAND: Noun("hand", "die Hand, Hände"),
    Zone.DISCARD: Noun("discard pile", "der Ablagestapel, Ablagestapel"),
    Zone.ARCHIVES: Noun("archives, archives", "das Archiv, Archive"),
    Zone.PURGED: Noun("purged cards, purged cards", "die Verbannung, Verbannungen"),
    Zone.BATTLELINE: BATTLELINE,
    Zone.ARTIFACTS: Noun("row of artifacts, rows of artifacts", "die Artefaktreihe, Artefaktreihen"),
    Zone.UPGRADE: Noun("attached upgrades, attached upgrades", "die Aufwertung, Aufwertungen"),
    Zone.UNDER: Noun("cards underneath, cards underneath", "der Stapel, Stapel"),
    Zone.PLAYING: Noun("card being played, cards being played", "die Karte, Karten"),
    Zone.REFERENCE: Noun("reference card", "die Referenzkarte, Referenzkarten"),
}


class KeywordName(NamedTuple):
    """A keyword as printed, a reminder of what it does, and the rulebook entry that defines it."""

    name: Words
    reminder: Words
    """One sentence; `{n}` is the keyword's number."""
    rule: RuleId


def _keyword(en: str, de: str, rule: str, en_reminder: str, de_reminder: str) -> KeywordName:
    return KeywordName(Words(en, de), Words(en_reminder, de_reminder), f"glossary/{rule}")


KEYWORDS: Final[dict[Keyword, KeywordName]] = {
    Keyword.ALPHA: _keyword(
        "alpha",
        "Alpha",
        "alpha",
        "Play this card only before you have played, used or discarded another card this step.",
        "Spiele diese Karte nur, bevor du in diesem Schritt eine andere gespielt, verwendet oder abgelegt hast.",
    ),
    Keyword.ASSAULT: _keyword(
        "assault",
        "Ansturm",
        "assault-x",
        "When this creature attacks, it deals {n}{damage} to its target before they fight.",
        "Wenn diese Kreatur angreift, fügt sie ihrem Ziel vor dem Kampf {n}{damage} zu.",
    ),
    Keyword.DEPLOY: _keyword(
        "deploy",
        "Stationieren",
        "deploy",
        "This creature may enter play at any place in your battleline.",
        "Diese Kreatur darf an jeder Stelle deiner Schlachtreihe ins Spiel kommen.",
    ),
    Keyword.ELUSIVE: _keyword(
        "elusive",
        "Schwer zu fassen",
        "elusive",
        "When this creature is attacked for the first time each turn, neither creature deals fight damage.",
        "Beim ersten Angriff auf diese Kreatur in jedem Zug fügen beide Kreaturen keinen Kampfschaden zu.",
    ),
    Keyword.ENTRENCH: _keyword(
        "entrench",
        "Verschanzen",
        "entrench",
        "When you ready your cards, you may leave this creature exhausted.",
        "Wenn du deine Karten spielbereit machst, darfst du diese Kreatur erschöpft lassen.",
    ),
    Keyword.HAZARDOUS: _keyword(
        "hazardous",
        "Gefährlich",
        "hazardous-x",
        "A creature that attacks this one is dealt {n}{damage} before they fight.",
        "Einer Kreatur, die diese angreift, werden vor dem Kampf {n}{damage} zugefügt.",
    ),
    Keyword.INVULNERABLE: _keyword(
        "invulnerable",
        "Unverwundbar",
        "invulnerable",
        "This creature can be neither dealt damage nor destroyed.",
        "Dieser Kreatur kann kein Schaden zugefügt werden und sie kann nicht zerstört werden.",
    ),
    Keyword.OMEGA: _keyword(
        "omega",
        "Omega",
        "omega",
        "The current step ends once this card has been played.",
        "Der aktuelle Schritt endet, nachdem diese Karte gespielt worden ist.",
    ),
    Keyword.POISON: _keyword(
        "poison",
        "Gift",
        "poison",
        "A creature that this one damages with its power in a fight is destroyed.",
        "Eine Kreatur, die im Kampf durch die Stärke dieser Kreatur Schaden nimmt, wird zerstört.",
    ),
    Keyword.SKIRMISH: _keyword(
        "skirmish",
        "Scharmützel",
        "skirmish",
        "This creature takes no fight damage in return when it attacks.",
        "Diese Kreatur nimmt keinen Kampfschaden, wenn sie angreift.",
    ),
    Keyword.SPLASH_ATTACK: _keyword(
        "splash-attack",
        "Explosionsangriff",
        "splash-attack-x",
        "When this creature attacks, it also deals {n}{damage} to each neighbor of its target.",
        "Wenn diese Kreatur angreift, fügt sie auch jedem Nachbarn ihres Ziels {n}{damage} zu.",
    ),
    Keyword.TAUNT: _keyword(
        "taunt",
        "Spott",
        "taunt",
        "Neighbors of this creature without taunt cannot be attacked.",
        "Nachbarn dieser Kreatur ohne Spott können nicht angegriffen werden.",
    ),
    Keyword.TREACHERY: _keyword(
        "treachery",
        "Verrat",
        "treachery",
        "When this card enters play, your opponent is the one who controls it.",
        "Diese Karte kommt unter der Kontrolle deines Gegners ins Spiel.",
    ),
    Keyword.VERSATILE: _keyword(
        "versatile",
        "Vielseitig",
        "versatile",
        "You may use this card whatever house is active.",
        "Du darfst diese Karte unabhängig von der aktiven Fraktion verwenden.",
    ),
}


class TraitName(NamedTuple):
    """A trait as printed, and as it describes a noun ("Knight creature", "Ritter-Kreatur")."""

    name: Words
    prefix: Prefix


# Id, English, German and, where it differs, the German form in a compound: "Bestie", "Bestien-Kreatur".
_TRAITS = """
[redacted]=[Redacted]/[Geschwärzt];adagion=Adagion/Adagion;agent=Agent/Agent+Agenten;ai=AI/KI;alien=Alien/Alien
ally=Ally/Verbündeter+Verbündeten;analyst=Analyst/Analyst+Analysten;angel=Angel/Engel;aquan=Aquan/Aquan;arm=Arm/Arm
artisan=Artisan/Handwerker;assassin=Assassin/Assassine+Assassinen;beast=Beast/Bestie+Bestien;bräkken=Bräkken/Bräkken
buggy=Buggy/Buggy;cat=Cat/Katze+Katzen;changeling=Changeling/Wechselbalg;cirrus=Cirrus/Cirrus;clock=Clock/Uhr+Uhren
cloud=Cloud/Wolke+Wolken;curse=Curse/Fluch;cyborg=Cyborg/Cyborg;demon=Demon/Dämon+Dämonen
dinosaur=Dinosaur/Dinosaurier;diplomat=Diplomat/Diplomat+Diplomaten;dragon=Dragon/Drache+Drachen;egg=Egg/Ei
elder=Elder/Ältester+Ältesten;elemental=Elemental/Elementar;elf=Elf/Elf;equation=Equation/Gleichung+Gleichungs
experiment=Experiment/Experiment;faerie=Faerie/Fee+Feen;fisher=Fisher/Fischer;fungus=Fungus/Pilz
getrookya=Getrookya/Getrookya;giant=Giant/Riese+Riesen;goblin=Goblin/Goblin;halyard=Halyard/Hisstau
handuhan=Handuhan/Handuhan;horseman=Horseman/Reiter;human=Human/Mensch+Menschen;hunter=Hunter/Jäger;imp=Imp/Teufelchen
insect=Insect/Insekt+Insekten;ironyx=Ironyx/Eisenyx;item=Item/Gegenstand;j'reen=J’reen/J’reen
jelly=Jelly/Qualle+Quallen;knight=Knight/Ritter;krxix=Krxix/Krxix;law=Law/Gesetz;leader=Leader/Anführer
leviathan=Leviathan/Leviathan;location=Location/Ort;martian=Martian/Marsianer;merchant=Merchant/Händler
monk=Monk/Mönch;mutant=Mutant/Mutant+Mutanten;myth=Myth/Mythos;niffle=Niffle/Niffel
philosopher=Philosopher/Philosoph+Philosophen;phoenix=Phoenix/Phönix;pilot=Pilot/Pilot+Piloten
pirate=Pirate/Pirat+Piraten;plan=Plan/Plan;politician=Politician/Politiker;power=Power/Kraft;priest=Priest/Priester
proximan=Proximan/Proximaner;psion=Psion/Psion;quest=Quest/Quest;ranger=Ranger/Waldläufer;raptrix=Raptrix/Raptrix
rat=Rat/Ratte+Ratten;recruiter=Recruiter/Rekrutierer;robot=Robot/Roboter;sage=Sage/Weiser+Weisen
scientist=Scientist/Wissenschaftler;shapeshifter=Shapeshifter/Gestaltwandler;shard=Shard/Scherbe+Scherben
ship=Ship/Schiff;sin=Sin/Sünde+Sünden;soldier=Soldier/Soldat+Soldaten;specter=Specter/Gespenst+Gespenster
spirit=Spirit/Geist+Geister;stormkin=Stormkin/Sturmkind;sylicate=Sylicate/Sylikat;tentacle=Tentacle/Tentakel
thief=Thief/Dieb;treasure=Treasure/Schatz;tree=Tree/Baum;variant=Variant/Variante+Varianten;vehicle=Vehicle/Fahrzeug
weapon=Weapon/Waffe+Waffen;witch=Witch/Hexe+Hexen;wolf=Wolf/Wolf
"""


def _traits() -> dict[str, TraitName]:
    out = {}
    for entry in _TRAITS.strip().replace("\n", ";").split(";"):
        trait, _, both = entry.partition("=")
        en, _, german = both.partition("/")
        de, _, joint = german.partition("+")
        out[trait] = TraitName(Words(en, de), Prefix(en, joint or de))
    return out


TRAITS: Final[dict[str, TraitName]] = _traits()
"""Every trait of the card facts."""

KEY_COLORS: Final[dict[KeyColor, Adjective]] = {
    KeyColor.RED: Adjective("red", "rot"),
    KeyColor.BLUE: Adjective("blue", "blau"),
    KeyColor.YELLOW: Adjective("yellow", "gelb"),
}

ICONS: Final[dict[Icon, Words]] = {
    Icon.AMBER: Words("Æmber", "Æmber"),
    Icon.CAPTURE: Words("Capture", "Erbeuten"),
    Icon.DAMAGE: Words("Damage", "Schaden"),
    Icon.DRAW: Words("Draw", "Ziehen"),
    Icon.DISCARD: Words("Discard", "Ablegen"),
    Icon.POWER: Words("Power", "Stärke"),
}

STEPS: Final[dict[Step, Words]] = {
    Step.SETUP: Words("Setup", "Aufbau"),
    Step.START: Words("Start of turn", "Beginn des Zuges"),
    Step.FORGE: Words("Forge a key", "Schlüssel schmieden"),
    Step.HOUSE: Words("Choose a house", "Fraktion wählen"),
    Step.MAIN: Words("Play, discard, and use cards", "Karten spielen, ablegen oder verwenden"),
    Step.READY: Words("Ready cards", "Karten spielbereit machen"),
    Step.DRAW: Words("Draw cards", "Karten ziehen"),
    Step.END: Words("End of turn", "Ende des Zuges"),
    Step.OVER: Words("Game over", "Spielende"),
}

POWER_COUNTER: Final = Noun("+1 power counter", "der +1-Stärke-Marker, +1-Stärke-Marker")

LABELS: Final[dict[str, Words]] = {
    "play": Words("Play", "Spielen"),
    "after-fight": Words("After Fight", "Nach dem Kampf"),
    "after-reap": Words("After Reap", "Nach der Ernte"),
    "before-fight": Words("Before Fight", "Vor dem Kampf"),
    "action": Words("Action", "Aktion"),
    "omni": Words("Omni", "Universell"),
    "destroyed": Words("Destroyed", "Zerstört"),
    "scrap": Words("Scrap", "Verschrotten"),
    "fate": Words("Fate", "Schicksal"),
}
"""The bold words that open an ability."""

FRIENDLY: Final = Adjective("friendly", "befreundet")
ENEMY: Final = Adjective("enemy", "feindlich")
NEIGHBORING: Final = Adjective("neighboring", "benachbart")
DAMAGED: Final = Adjective("damaged", "beschädigt")
UNDAMAGED: Final = Adjective("undamaged", "unbeschädigt")
EXHAUSTED: Final = Adjective("exhausted", "erschöpft")
READY: Final = Adjective("ready", "spielbereit")
ACTIVE: Final = Adjective("active", "aktiv")
PREVIOUS: Final = Adjective("previous", "vorig")
STUNNED: Final = Adjective("stunned", "betäubt")
WARDED: Final = Adjective("warded", "beschützt")
ENRAGED: Final = Adjective("enraged", "wütend")
FACEDOWN: Final = Adjective("facedown", "verdeckt")
DIFFERENT: Final = Adjective("different", "ander")
FORGED: Final = Adjective("forged", "geschmiedet")
UNFORGED: Final = Adjective("unforged", "ungeschmiedet")
RANDOM: Final = Adjective("random", "zufällig")
TOP: Final = Adjective("top", "oberst", early=True)
BOTTOM: Final = Adjective("bottom", "unterst", early=True)
MOST_POWERFUL: Final = Adjective("most powerful", "stärkst")
LEAST_POWERFUL: Final = Adjective("least powerful", "schwächst")
FLANK_PREFIX: Final = Prefix("flank", "Flanken", joined=True)


def house_prefix(house: House) -> Prefix:
    """Return the house as it describes a noun: "Mars creature", "Mars-Kreatur"."""
    return Prefix(house.words.en, house.words.de)


def trait_prefix(trait: str) -> Prefix:
    """Return the trait as it describes a noun; a trait we have no word for is written with a capital."""
    known = TRAITS.get(trait)
    return known.prefix if known is not None else Prefix(trait.title(), trait.title())

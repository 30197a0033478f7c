"""What card texts call things: the terms of the glossary by zone, type and step, keywords with reminders, traits.

German traits are this program's; reminders are one sentence in its own words.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from kfdesk.engine import glossary
from kfdesk.engine.glossary import *
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import CardType, House, Icon, KeyColor, Keyword, Label, Step, Zone, counter_stem
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import THE, Adjective, Noun, Prefix
from kfdesk.text.wording import Wordable
from kfdesk.text.words import Pair, Words

CARD_TYPES: Final[dict[CardType, Noun]] = {
    CardType.ACTION: ACTION,
    CardType.ARTIFACT: ARTIFACT,
    CardType.CREATURE: CREATURE,
    CardType.UPGRADE: UPGRADE,
    CardType.TOKEN_CREATURE: TOKEN_CREATURE,
    CardType.ARCHON_POWER: ARCHON_POWER,
    CardType.PROPHECY: PROPHECY,
    CardType.TIDE: TIDE_CARD,
}

ZONES: Final[dict[Zone, Noun]] = {
    Zone.DECK: DECK,
    Zone.HAND: HAND,
    Zone.DISCARD: DISCARD_PILE,
    Zone.ARCHIVES: ARCHIVES,
    Zone.PURGED: PURGED_CARDS,
    Zone.BATTLELINE: BATTLELINE,
    Zone.ARTIFACTS: ROW_OF_ARTIFACTS,
    Zone.UPGRADE: Noun("attached upgrades, attached upgrades", "die Aufwertung, Aufwertungen"),
    Zone.JOINED: Noun("top half, top halves", "die obere Hälfte, obere Hälften"),
    Zone.UNDER: Noun("cards underneath, cards underneath", "der Stapel, Stapel"),
    Zone.PLAYING: Noun("card being played, cards being played", "die Karte, Karten"),
    Zone.REFERENCE: REFERENCE_CARD,
}


class KeywordName(NamedTuple):
    """A keyword as printed, a reminder of what it does, and the rulebook entry that defines it."""

    name: Words
    reminder: Pair
    """One sentence; `{n}` is the keyword's number."""
    rule: RuleId


def _keyword(word: Keyword, rule: str, en_reminder: str, de_reminder: str) -> KeywordName:
    return KeywordName(word.words, Pair(en_reminder, de_reminder), f"glossary/{rule}")


ENHANCE_NAME: Final = KeywordName(
    glossary.ENHANCE,
    Pair(
        "These icons were put on cards of your deck before the game.",
        "Diese Symbole wurden schon vor dem Spiel auf Karten deines Decks gesetzt.",
    ),
    "glossary/enhance",
)
"""No `Keyword`: it does nothing during a game, and its value are icons."""
POWER_VALUE: Final = Noun("power value", "der Stärkewert, Stärkewerte")
KEYWORDS: Final[dict[Keyword, KeywordName]] = {
    Keyword.ALPHA: _keyword(
        Keyword.ALPHA,
        "alpha",
        "Play this card only before you play, use, or discard any other card this step.",
        "Spiele diese Karte nur, bevor du in diesem Schritt eine andere Karte spielst, verwendest oder ablegst.",
    ),
    Keyword.ASSAULT: _keyword(
        Keyword.ASSAULT,
        "assault-x",
        "When this creature attacks, it deals {n}{damage} to its target before they fight.",
        "Wenn diese Kreatur angreift, fügt sie ihrem Ziel vor dem Kampf {n}{damage} zu.",
    ),
    Keyword.DEPLOY: _keyword(
        Keyword.DEPLOY,
        "deploy",
        "This creature may enter play at any place in your battleline.",
        "Diese Kreatur darf an jeder Stelle deiner Schlachtreihe ins Spiel kommen.",
    ),
    Keyword.ELUSIVE: _keyword(
        Keyword.ELUSIVE,
        "elusive",
        "When this creature is attacked for the first time each turn, neither creature deals damage in that fight.",
        "Beim ersten Angriff auf diese Kreatur in jedem Zug fügen die Kreaturen einander keinen Kampfschaden zu.",
    ),
    Keyword.ENTRENCH: _keyword(
        Keyword.ENTRENCH,
        "entrench",
        "When you ready your cards, you may leave this creature exhausted.",
        "Wenn du deine Karten spielbereit machst, darfst du diese Kreatur erschöpft lassen.",
    ),
    Keyword.HAZARDOUS: _keyword(
        Keyword.HAZARDOUS,
        "hazardous-x",
        "When this creature is attacked, it deals {n}{damage} to the attacker before they fight.",
        "Wenn diese Kreatur angegriffen wird, fügt sie dem Angreifer vor dem Kampf {n}{damage} zu.",
    ),
    Keyword.INVULNERABLE: _keyword(
        Keyword.INVULNERABLE,
        "invulnerable",
        "This creature can be neither dealt damage nor destroyed.",
        "Dieser Kreatur kann kein Schaden zugefügt werden und sie kann nicht zerstört werden.",
    ),
    Keyword.OMEGA: _keyword(
        Keyword.OMEGA,
        "omega",
        "The current step ends once this card has been played.",
        "Der aktuelle Schritt endet, nachdem diese Karte gespielt worden ist.",
    ),
    Keyword.POISON: _keyword(
        Keyword.POISON,
        "poison",
        "A creature that this one damages with its power in a fight is destroyed.",
        "Eine Kreatur, der diese im Kampf durch ihre Stärke Schaden zufügt, wird zerstört.",
    ),
    Keyword.SKIRMISH: _keyword(
        Keyword.SKIRMISH,
        "skirmish",
        "When this creature attacks, it is dealt no fight damage in return.",
        "Wenn diese Kreatur angreift, wird ihr im Gegenzug kein Kampfschaden zugefügt.",
    ),
    Keyword.SPLASH_ATTACK: _keyword(
        Keyword.SPLASH_ATTACK,
        "splash-attack-x",
        "When this creature attacks, it also deals {n}{damage} to each neighbor of its target.",
        "Wenn diese Kreatur angreift, fügt sie auch jedem Nachbarn ihres Ziels {n}{damage} zu.",
    ),
    Keyword.TAUNT: _keyword(
        Keyword.TAUNT,
        "taunt",
        "This creature’s neighbors cannot be attacked unless they too have taunt.",
        "Die Nachbarn dieser Kreatur können nicht angegriffen werden, es sei denn, auch sie haben Spott.",
    ),
    Keyword.TREACHERY: _keyword(
        Keyword.TREACHERY,
        "treachery",
        "When this card enters play, your opponent is the one who controls it.",
        "Diese Karte kommt unter der Kontrolle deines Gegners ins Spiel.",
    ),
    Keyword.VERSATILE: _keyword(
        Keyword.VERSATILE,
        "versatile",
        "You may use this card no matter which house is active.",
        "Du darfst diese Karte verwenden, egal welche Fraktion aktiv ist.",
    ),
}


class TraitName(NamedTuple):
    """A trait as printed, and as it describes a noun ("Knight creature", "Ritter-Kreatur")."""

    name: Pair
    prefix: Prefix


# Id, English, German and, where it differs, the German form in a compound: "Bestie", "Bestien-Kreatur".
_TRAITS = """
[redacted]=[Redacted]/[Zensiert];adagion=Adagion/Adagion;agent=Agent/Agent+Agenten;ai=AI/KI;alien=Alien/Alien
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
        out[trait] = TraitName(Pair(en, de), Prefix(en, joint or de))
    return out


TRAITS: Final[dict[str, TraitName]] = _traits()
"""Every trait of the card facts."""

TRAIT_NOUNS: Final[dict[str, Noun]] = {
    "shard": Noun("Shard", "die Scherbe, Scherben"),
    "tentacle": Noun("Tentacle", "der Tentakel, Tentakel"),
}
"""What cards in play with a trait are called, where no type of card is said: "each friendly Shard"."""

KEY_COLORS: Final[dict[KeyColor, Adjective]] = {
    KeyColor.RED: RED,
    KeyColor.BLUE: BLUE,
    KeyColor.YELLOW: YELLOW,
    KeyColor.COLORLESS: COLORLESS,
}


def step_of(step: Step, whose: Wordable, *mods: Adjective) -> NounPhrase:
    """Return somebody's step as card texts say it: "your “draw cards” step", "the “ready cards” step" of anybody."""
    name = step.words
    return NounPhrase(
        (STEP,), THE, (*mods, Prefix(f"“{name.en}”", "", behind=f"„{name.de}“", rule=name.rule)), of=whose
    )


LABELS: Final[dict[str, Words]] = {
    "play": glossary.PLAY.title,
    "after-fight": glossary.AFTER_FIGHT,
    "after-reap": glossary.AFTER_REAP,
    "before-fight": glossary.BEFORE_FIGHT,
    "action": glossary.ACTION_ABILITY.title,
    "omni": glossary.OMNI.title,
    "destroyed": glossary.DESTROYED.title,
    "scrap": glossary.SCRAP.title,
    "fate": glossary.FATE.title,
}
"""The bold words that open an ability."""

EFFECTS_BEHIND: Final[dict[Label, Pair]] = {
    Label.PLAY: Pair("play", "Spielen"),
    Label.AFTER_FIGHT: Pair("after fight", "Nach dem Kampf"),
    Label.AFTER_REAP: Pair("after reap", "Nach der Ernte"),
    Label.BEFORE_FIGHT: Pair("before fight", "Vor dem Kampf"),
    Label.ACTION: Pair("action", "Aktion"),
    Label.OMNI: Pair("omni", "Universell"),
    Label.DESTROYED: Pair("destroyed", "Zerstört"),
    Label.SCRAP: Pair("scrap", "Verschrotten"),
    Label.FATE: Pair("fate", "Schicksal"),
}
"""What an effect behind a bold word is called: "play effect"."""

SIDE: Final = Noun("side, sides", "die Seite, Seiten")
PREVIOUS: Final = Adjective("previous", "vorig")
NEXT: Final = Adjective("next", "nächst")
CHOSEN: Final = Adjective("chosen", "gewählt")
DIFFERENT: Final = Adjective("different", "ander", compares=True)
RANDOM: Final = Adjective("random", "zufällig")
TOP: Final = Adjective("top", "oberst", early=True)
TOPMOST: Final = Adjective("topmost", "oberst", early=True)
BOTTOM: Final = Adjective("bottom", "unterst", early=True)
MOST_POWERFUL: Final = Adjective("most powerful", "stärkst", rule="glossary/most-powerful")
LEAST_POWERFUL: Final = Adjective("least powerful", "schwächst", rule="glossary/least-powerful")
POSITION: Final = Noun("position", "die Position, Positionen")
HALF: Final = Noun("half, halves", "die Hälfte, Hälften")
SPLASH_DAMAGE: Final = Noun(
    "splash-attack damage, splash-attack damage",
    "der Explosionsangriffsschaden, Explosionsangriffsschäden",
    rule="glossary/splash-attack-x",
)
THIRD: Final = Noun("third, thirds", "das Drittel, Drittel")
POSSESSION: Final = Noun("possession, possession", "der Besitz")
"""What German says of what somebody owns: „in deinem Besitz“."""
FLANK_PREFIX: Final = Prefix("flank", "Flanken", joined=True, rule="glossary/flank")


_DECLINED: Final = (House.UNFATHOMABLE, House.UNTAMED)
"""Houses whose German names are adjectives, so that no compound can be made with them."""
_OF_HOUSE: Final = "der Fraktion"


def house_prefix(house: House) -> Prefix:
    """Return the house as it describes a noun: "Mars creature", "Mars-Kreatur", "Kreatur der Fraktion Ungezähmte"."""
    behind = f"{_OF_HOUSE} {house.words.de}" if house in _DECLINED else ""
    return Prefix(house.words.en, house.words.de, behind=behind, kind=_OF_HOUSE)


def without_house(house: House) -> Prefix:
    """Return how a card of other houses is described: "non-Mars creature", "Nicht-Mars-Kreatur"."""
    other = f"einer anderen Fraktion als {house.words.de}"
    if house in _DECLINED:
        return Prefix(f"non-{house.words.en}", "", behind=other)
    return replace(house_prefix(house).non(), behind_all=other)


def icon_prefix(icon: Icon) -> Prefix:
    """Return an icon as it stands before a noun: "{draw} bonus icon"."""
    return Prefix(f"{{{icon}}}", f"{{{icon}}}")


def counter_prefix(kind: str) -> Prefix:
    """Return what counters of a kind are called, before "counter"."""
    name = counter_stem(kind)
    return Prefix(name.en, name.say("de").replace(" ", "-"), rule=name.rule)


def counter_noun(kind: str) -> Noun:
    """Return what counters of a kind are called: "growth counter", "Wachstums-Marker"."""
    if kind == "power":
        return glossary.POWER_COUNTER
    prefix = counter_prefix(kind)
    marker = f"{prefix.de}-Marker"
    return Noun(f"{prefix.en} counter", f"der {marker}, {marker}", rule="glossary/counters-and-tokens")


def trait_prefix(trait: str) -> Prefix:
    """Return the trait as it describes a noun; a trait we have no word for is written with a capital."""
    known = TRAITS.get(trait)
    return known.prefix if known is not None else Prefix(trait.title(), trait.title())


def trait_name(trait: str) -> Pair:
    """Return the trait as printed; one we have no word for is written with a capital."""
    known = TRAITS.get(trait)
    return known.name if known is not None else Pair(trait.title(), trait.title())


def without_trait(trait: str) -> Prefix:
    """Return how a card without the trait is described: "non-Agent creature", "Kreatur ohne das Merkmal Agent"."""
    name = trait_name(trait)
    return Prefix(f"non-{name.en}", "", behind=f"ohne das Merkmal {name.de}")


WHOLE = Adjective("", "gesamt")
"""All of what something has, in German: "seine gesamte Rüstung"."""

"""Cards that are not drawn on their own: followers of another card, slots that are fitted to the deck, and which cards
beside the deck go with it.

The facts tell a follower by its rarity FIXED only up to Dark Tidings; later sets call it Special, so the pairs
are kept here. `Ground` says what each pair rests on: nobody has published them all.
"""

from __future__ import annotations

from enum import Enum

from kfdesk.records import record


class Ground(Enum):
    """What a pairing of cards rests on."""

    SEEN = "seen in registered decks"
    NAMED = "one of the cards names the other"
    NUMBERED = "they stand together in the numbering of a set, printed in the same sets"
    PRINTED = "the only pairing that both cards' printings allow"
    ASSUMED = "assumed from what the cards do"


@record
class Followers:
    """One copy of each of `cards` comes with each copy of `anchor`, in its house, where the set prints them."""

    anchor: str
    cards: tuple[str, ...]
    ground: Ground


class Fit(Enum):
    """How the card of a slot is chosen."""

    ANY = "each card as likely"
    HOUSES = "a card that goes with another house of the deck"
    PARTNERS = "a card whose partner is in the deck"


@record
class Slot:
    """Cards of one house that share one place among the cards of a rarity; which of them comes is decided last.

    `goes_with` gives a card the house (`Fit.HOUSES`) or the card (`Fit.PARTNERS`) that it goes with. A base card
    that was printed in `rarity` itself is one of `cards`.
    """

    name: str
    rarity: str
    cards: tuple[str, ...]
    fit: Fit = Fit.ANY
    goes_with: tuple[tuple[str, str], ...] = ()
    ground: Ground = Ground.ASSUMED


FOLLOWERS = (
    Followers("horseman-of-pestilence", ("horseman-of-death", "horseman-of-famine", "horseman-of-war"), Ground.SEEN),
    Followers("timetraveller", ("help-from-future-self",), Ground.SEEN),
    Followers("ortannu-the-chained", ("ortannu-s-binding",), Ground.NAMED),
    Followers("igon-the-green", ("igon-the-terrible",), Ground.NAMED),
    Followers("hyde", ("velum",), Ground.NAMED),
    Followers(
        "dr-verokter", ("rooftop-laboratory", "reckless-experimentation", "groundbreaking-discovery"), Ground.NAMED
    ),
    Followers("com-officer-hings", ("com-officer-gross",), Ground.NAMED),
    Followers("omnipus", ("tentaclid",), Ground.NAMED),
    Followers("chenille", ("bombyx", "fifalde"), Ground.NAMED),
    Followers("scylla", ("charybdis",), Ground.NUMBERED),
    Followers("orphiel-sea-s-chosen", ("orphion-land-s-chosen",), Ground.NUMBERED),
    Followers("drawn-down", ("dive-deep", "dark-discovery"), Ground.NUMBERED),
    Followers("z-force-agent-14", ("z-particle-tracker", "z-ray-blaster", "z-wave-emitter"), Ground.NUMBERED),
    Followers("xenos-bloodshadow", ("toad",), Ground.PRINTED),
    Followers("dark-harbinger", ("mutation-of-cunning", "mutation-of-fury", "mutation-of-instinct"), Ground.PRINTED),
    Followers("conductor-jărroyă", ("shĭgzisŏ-buggy", "shĭsnyasĭ-buggy", "shĭzyokŭ-buggy"), Ground.NAMED),
    Followers("nautilixian", ("green-aeronaut", "purple-aeronaut", "red-aeronaut", "white-aeronaut"), Ground.NAMED),
    Followers("socraterosaurus", ("aristotlmimus", "platopelta"), Ground.NAMED),
    Followers("tangaika", ("primordial-vault", "flounderight"), Ground.NAMED),
    Followers("thing-from-the-deep", ("open-the-seal",), Ground.NAMED),
    Followers("shadys", ("purse-a-phone",), Ground.NAMED),
    Followers("synchronizer", ("ancestral-timekeeper", "chronometer", "tick-tock"), Ground.NAMED),
    Followers("kaspara", ("precocious-fragment",), Ground.PRINTED),
    Followers("treasure-island", ("flint-s-legend", "flint-s-map", "flint-s-stash"), Ground.NAMED),
    # Each house of Æmber Skies has one or two ships among its Rares, and two or three upgrades called Special.
    Followers("nautilus", ("holo-camo", "reallocation-accessory", "void-shields"), Ground.PRINTED),
    Followers("helichopper", ("banshee-suit", "ethereal-adaptor"), Ground.PRINTED),
    Followers("saucer-149", ("gamma-blaster", "stealth-modifications"), Ground.ASSUMED),
    Followers("talon-of-invidius", ("pendra-s-box", "tomb-of-agony"), Ground.ASSUMED),
    Followers("æmberwind", ("requisition-writ", "suggestion-box"), Ground.ASSUMED),
    Followers("eruption", ("armored-spikes", "bigger-guns-for-everyone"), Ground.ASSUMED),
    Followers("black-tempest", ("efficient-æmber-burner", "lateral-thrusters", "torpefying-harpoon"), Ground.ASSUMED),
    Followers("captain-nemo", ("titan-sentry",), Ground.ASSUMED),
    Followers("witch-queen", ("werewolf-curse",), Ground.ASSUMED),
    Followers("alaka-s-brew", ("mega-alaka",), Ground.NAMED),
    Followers("chieftain-s-brew", ("mega-ganger-chieftain",), Ground.NAMED),
    Followers("cowfyne-s-brew", ("mega-cowfyne",), Ground.NAMED),
    Followers("groke-s-brew", ("mega-groke",), Ground.NAMED),
    Followers("gron-s-brew", ("mega-gron-nine-toes",), Ground.NAMED),
    Followers("mogghunter-s-brew", ("mega-mogghunter",), Ground.NAMED),
    Followers("narp-s-brew", ("mega-narp",), Ground.NAMED),
    Followers("shorty-s-brew", ("mega-shorty",), Ground.NAMED),
)

GIGANTIC_CALLS = ("it-s-coming", "build-your-champion", "digging-up-the-monster", "tomes-gigantica")
"""With each pair of gigantic halves comes one of these, where the set prints one in the pair's house."""

DRAWN_FIRST = ("dark-æmber-vault",)
"""Specials of no certain house that are drawn before all others, at most one a deck."""

HEADS = {"keyraken": "legendary-keyraken"}
"""By house, the Special of which each deck of the house has one, drawn before all others. Assumed, as nearly all cards
of the house do nothing without it; so they are no mavericks either."""

NAMED_TOKENS = {
    "batariel-of-the-grey": "disciple",
    "blorb-hive": "blorb",
    "molluscaller": "strange-shell",
    "norbyn-s-cavern": "æmberling",
    "primordial-vault": "cultist",
    "revna-starsong": "berserker",
    "tangaika": "cultist",
    "beta-forge": "alpha-gamma",
    "codex-of-true-names": "catena-fiend",
    "niffle-sanctuary": "niffle-brute",
    "suzerain": "minion",
    "the-long-con": "stooge",
}
"""Cards that name a token creature, each with the one: that of their deck is assumed to be it, for others would leave
the card without effect."""

POWERS_FOR = {
    "charismatic-inspiration": "human",
    "commanding-presence": "saurian",
    "demonic-wrath": "dis",
    "divine-spark": "sanctum",
    "master-planner": "mars",
    "master-strategist": "skyborn",
    "nature-s-guardian": "untamed",
    "nature-s-strength": "beast",
    "noble-blood": "knight",
    "progenitor-of-giants": "brobnar",
    "redeemer": "mutant",
}
"""Archon powers that name a house or a trait, each with it: only decks with such creatures are assumed to have them."""

_TRAITS = {
    "dino": "saurian",
    "dæmo": "dis",
    "lyco": "untamed",
    "sacro": "sanctum",
    "techno": "logos",
    "umbra": "shadows",
    "xeno": "staralliance",
}
"""The first half of a mutant's name and the house that it stands for."""


def _mutants(kind: str, prefixes: str) -> Slot:
    cards = tuple(f"{prefix}-{kind}" for prefix in prefixes.split())
    goes = tuple((card, _TRAITS[card.partition("-")[0]]) for card in cards)
    return Slot(f"{kind} mutants", "Common", cards, Fit.HOUSES, goes)


def _of_houses(name: str, ending: str, rarity: str, houses: str) -> Slot:
    cards = tuple(f"{house}-{ending}" for house in houses.split())
    goes = tuple((card, card.removesuffix("-" + ending).replace("-", "")) for card in cards)
    return Slot(name, rarity, cards, Fit.HOUSES, goes)


SLOTS = (
    Slot("Masters", "Rare", ("master-of-1", "master-of-2", "master-of-3")),
    Slot("Key Imps", "Uncommon", ("bronze-key-imp", "gold-key-imp", "silver-key-imp"), ground=Ground.NUMBERED),
    _of_houses("Ambassadors", "ambassador", "Uncommon", "brobnar dis logos mars shadows untamed"),
    _of_houses("Plants", "plant", "Uncommon", "brobnar dis logos saurian star-alliance untamed"),
    Slot(
        "Banes",
        "Uncommon",
        (
            "giants--bane",
            "beasts--bane",
            "demons--bane",
            "dinosaurs--bane",
            "humans--bane",
            "scientists--bane",
            "thieves--bane",
        ),
    ),
    Slot(
        "Brews",
        "Common",
        (
            "alaka-s-brew",
            "chieftain-s-brew",
            "cowfyne-s-brew",
            "groke-s-brew",
            "gron-s-brew",
            "mogghunter-s-brew",
            "narp-s-brew",
            "shorty-s-brew",
        ),
        Fit.PARTNERS,
        (
            ("alaka-s-brew", "alaka"),
            ("chieftain-s-brew", "ganger-chieftain"),
            ("cowfyne-s-brew", "cowfyne"),
            ("groke-s-brew", "groke"),
            ("gron-s-brew", "gron-nine-toes"),
            ("mogghunter-s-brew", "mogghunter"),
            ("narp-s-brew", "narp"),
            ("shorty-s-brew", "shorty"),
        ),
    ),
    Slot(
        "Blasters",
        "Common",
        (
            "molina-s-blaster",
            "chan-s-blaster",
            "frane-s-blaster",
            "garcia-s-blaster",
            "ingram-s-blaster",
            "khrkhar-s-blaster",
            "kirby-s-blaster",
            "qincan-s-blaster",
            "walls--blaster",
        ),
        Fit.PARTNERS,
        (
            ("molina-s-blaster", "armsmaster-molina"),
            ("chan-s-blaster", "commander-chan"),
            ("frane-s-blaster", "first-officer-frane"),
            ("garcia-s-blaster", "sensor-chief-garcia"),
            ("ingram-s-blaster", "medic-ingram"),
            ("khrkhar-s-blaster", "lieutenant-khrkhar"),
            ("kirby-s-blaster", "com-officer-kirby"),
            ("qincan-s-blaster", "sci-officer-qincan"),
            ("walls--blaster", "chief-engineer-walls"),
        ),
    ),
    Slot("Twins of the flanks", "Rare", ("sinestra", "dexus")),
    Slot("Odd and even", "Common", ("even-ivan", "odd-clawde")),
    Slot("Sins", "Rare", ("desire", "envy", "gluttony", "greed", "pride", "sloth", "wrath")),
    Slot(
        "Monuments",
        "Common",
        ("monument-to-ludo", "monument-to-faust", "monument-to-octavia", "monument-to-primus", "monument-to-shrix"),
        Fit.PARTNERS,
        (
            ("monument-to-ludo", "praefectus-ludo"),
            ("monument-to-faust", "faust-the-great"),
            ("monument-to-octavia", "cornicen-octavia"),
            ("monument-to-primus", "consul-primus"),
            ("monument-to-shrix", "citizen-shrix"),
        ),
    ),
    # No partner was found for these; they are drawn as if they were Rare.
    Slot("Tenders", "Rare", ("mender", "soultender")),
    _mutants("fiend", "techno dino lyco sacro umbra xeno"),
    _mutants("bot", "dæmo dino lyco sacro umbra xeno"),
    _mutants("knight", "dæmo dino lyco techno umbra xeno"),
    _mutants("saurus", "dæmo lyco sacro techno umbra xeno"),
    _mutants("thief", "dæmo dino lyco sacro techno xeno"),
    _mutants("alien", "dæmo dino lyco sacro techno umbra"),
    _mutants("beast", "dæmo dino sacro techno umbra xeno"),
    # Tokens of Change prints these among Redemption's cards, one of each kind.
    Slot(
        "Redeemed mutants",
        "Rare",
        ("sacro-alien", "sacro-beast", "sacro-bot", "sacro-fiend", "sacro-saurus", "sacro-thief"),
    ),
)

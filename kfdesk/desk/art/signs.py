# ruff: noqa: E501 - a drawing is one long word
"""Figures for cards that are no creatures, chosen by a word in the card's id."""

from __future__ import annotations

from kfdesk.desk.art.more_signs import BY_ID, MORE, MORE_WORDS
from kfdesk.desk.art.people import Figure
from kfdesk.desk.art.things import WHOLE

SIGNS: dict[str, Figure] = {
    "moon": (("l", "O 50 50 42 42"), ("m", "O 38 40 9 9 O 62 58 12 12 O 60 30 5 5 O 36 66 6 6")),
    "fist": (
        (
            "b",
            "M 20 40 Q 14 26 26 24 Q 30 12 42 18 Q 52 10 60 18 Q 74 14 76 28 Q 88 34 82 52 L 74 70 L 74 100 L 32 100 L 32 72 Z",
        ),
        ("m", "M 24 44 L 80 44 L 78 52 Q 60 58 40 54 L 34 64 L 24 56 Z B 30 86 46 14"),
        ("l", "M 88 8 L 98 0 L 94 14 Z M 92 24 L 104 22 L 94 32 Z M 12 10 L 2 0 L 8 16 Z M 8 26 L -4 24 L 6 34 Z"),
    ),
    "leaf": (
        ("m", "M 50 -2 C 96 26 92 74 50 96 C 8 74 4 26 50 -2 Z"),
        (
            "l",
            "M 48 8 L 52 8 L 53 104 L 47 104 Z M 50 40 L 74 26 L 76 30 L 51 46 Z M 50 40 L 26 26 L 24 30 L 49 46 Z M 50 64 L 74 50 L 76 54 L 51 70 Z M 50 64 L 26 50 L 24 54 L 49 70 Z",
        ),
    ),
    "song": (
        ("l", "M 40 12 L 90 2 L 90 68 L 82 68 L 82 22 L 48 29 L 48 82 L 40 82 Z"),
        ("m", "O 34 82 16 13 O 76 70 16 13"),
    ),
    "spiral": (
        ("m", "O 50 50 48 48"),
        ("k", "O 54 47 41 41"),
        ("l", "O 50 51 34 34"),
        ("k", "O 54 48 28 28"),
        ("m", "O 51 50 21 21"),
        ("k", "O 54 48 15 15"),
        ("l", "O 53 49 8 8"),
    ),
    "cards": (
        ("b", "M 6 26 L 40 14 L 60 84 L 26 96 Z M 60 14 L 94 26 L 74 96 L 40 84 Z"),
        ("l", "U 28 12 44 72 6"),
        ("m", "U 34 18 32 60 4"),
        ("l", "P 6 50 48 13 0"),
    ),
    "skulls": (
        ("l", "M 30 30 C 30 6 70 6 70 30 L 64 46 L 36 46 Z"),
        ("k", "O 42 30 6 6 O 58 30 6 6"),
        ("m", "M 8 62 C 8 40 42 40 42 62 L 38 78 L 12 78 Z M 58 62 C 58 40 92 40 92 62 L 88 78 L 62 78 Z"),
        ("k", "O 18 62 5 5 O 32 62 5 5 O 68 62 5 5 O 82 62 5 5"),
        ("b", "M 0 100 Q 50 70 100 100 Z"),
    ),
    "crystal": (
        ("m", "M 50 0 L 80 30 L 72 78 L 50 100 L 28 78 L 20 30 Z"),
        ("l", "M 50 0 L 80 30 L 56 36 L 42 28 Z M 28 36 L 40 36 L 48 92 L 34 74 Z"),
    ),
    "heart": (
        ("m", "M 50 96 C 10 66 -4 40 12 18 C 28 2 46 12 50 28 C 54 12 72 2 88 18 C 104 40 90 66 50 96 Z"),
        ("l", "M 22 26 C 30 16 40 22 40 30 C 30 28 24 34 22 44 C 16 38 16 32 22 26 Z"),
    ),
    "chains": (
        ("m", "U -4 34 48 32 16"),
        ("k", "U 6 43 28 14 7"),
        ("m", "U 56 34 48 32 16"),
        ("k", "U 66 43 28 14 7"),
        ("l", "U 28 42 44 16 8"),
        ("k", "U 36 47 28 6 3"),
    ),
}
"""Figures chosen for a word in a card's name."""

_ACTIONS = (
    "burst",
    "bolt",
    "hand",
    "swords",
    "eye",
    "flame",
    "skull",
    "coins",
    "key",
    "shield",
    "wave",
    "comet",
    "rune",
    "arrows",
    "swirl",
)
_ITEMS = ("chalice", "orb", "lantern", "amulet", "device", "hourglass", "mask", "book", "lens")
_WEAPONS = ("sword", "axe", "gun", "hammer", "bow")
_UPGRADES = ("gauntlet", "wings", "ring", "cloak", "flask", "armor")
_PLACES = ("castle", "temple", "portal", "mountain", "tower")
for _group, _names in (
    ("action", _ACTIONS),
    ("item", _ITEMS),
    ("weapon", _WEAPONS),
    ("upgrade", _UPGRADES),
    ("location", _PLACES),
):
    SIGNS.update(zip(_names, WHOLE[_group], strict=True))
SIGNS["map"] = WHOLE["quest"][0]
SIGNS["scroll"] = WHOLE["law"][0]
SIGNS["clock"] = WHOLE["clock"][0]
SIGNS["crown"] = WHOLE["archon power"][0]
SIGNS["tree"] = WHOLE["tree"][0]
SIGNS["mushroom"] = WHOLE["fungus"][0]
SIGNS.update({name: WHOLE[name][0] for name in ("wolf", "niffle", "shard", "vehicle", "ai", "jelly", "tentacle")})
SIGNS.update(MORE)

WORDS: dict[str, str] = {
    "anger": "flame", "rage": "flame", "fire": "flame", "burn": "flame", "inferno": "flame", "flame": "flame", "blaz": "flame", "scorch": "flame",
    "bolt": "bolt", "lightning": "bolt", "shock": "bolt", "storm": "bolt", "charge": "bolt", "zap": "bolt", "volt": "bolt", "electr": "bolt",
    "hand": "hand", "touch": "hand", "grasp": "hand", "grab": "hand", "help": "hand", "steal": "hand", "theft": "hand", "pocket": "hand",
    "punch": "fist", "fist": "fist", "smash": "fist", "brawl": "fist", "strength": "fist", "mighty": "fist", "barehanded": "fist", "might": "fist",
    "battle": "swords", "war": "swords", "duel": "swords", "fight": "swords", "clash": "swords", "combat": "swords", "challenge": "swords", "hunt": "bow",
    "eye": "eye", "sight": "eye", "vision": "eye", "gaze": "eye", "scout": "eye", "look": "eye", "watch": "eye", "seek": "eye",
    "fear": "skull", "death": "skull", "dead": "skull", "terror": "skull", "poison": "skull", "grave": "skull", "doom": "skull", "bones": "skulls",
    "bodies": "skulls", "slaughter": "skulls", "harvest": "skulls", "loot": "coins", "coin": "coins", "money": "coins", "tax": "coins", "tribute": "coins",
    "trade": "coins", "market": "coins", "bounty": "coins", "fortune": "coins", "gold": "coins", "key": "key", "forg": "key", "lock": "key",
    "shield": "shield", "protect": "shield", "ward": "shield", "guard": "shield", "defen": "shield", "wave": "wave", "tide": "wave", "flood": "wave",
    "sea": "wave", "ocean": "wave", "water": "wave", "current": "wave", "blast": "burst", "bomb": "burst", "explo": "burst", "nova": "burst",
    "nerve": "burst", "burst": "burst", "sun": "burst", "light": "burst", "comet": "comet", "meteor": "comet", "rocket": "comet", "curse": "rune",
    "ritual": "rune", "hex": "rune", "spell": "rune", "magic": "rune", "dominat": "rune", "reversal": "arrows", "exchange": "arrows", "swap": "arrows",
    "twin": "arrows", "switch": "arrows", "transposition": "arrows", "moon": "moon", "night": "moon", "leaf": "leaf", "wood": "tree", "forest": "tree",
    "tree": "tree", "grow": "leaf", "regrow": "leaf", "nature": "leaf", "bloom": "leaf", "life": "leaf", "wild": "leaf", "song": "song", "horn": "song", "call": "song",
    "music": "song", "hymn": "song", "wormhole": "spiral", "warp": "spiral", "vortex": "spiral", "mind": "spiral", "dimension": "portal", "door": "portal",
    "gate": "portal", "portal": "portal", "library": "book", "book": "book", "tome": "book", "access": "cards", "lesson": "book", "knowledge": "book",
    "research": "book", "card": "cards", "terms": "scroll", "law": "scroll", "edict": "scroll", "decree": "scroll", "contract": "scroll", "letter": "scroll",
    "map": "map", "plan": "map", "quest": "map", "amber": "crystal", "aember": "crystal", "crystal": "crystal", "gem": "crystal", "justice": "hammer",
    "love": "heart", "heart": "heart", "heal": "heart", "cleans": "heart", "charity": "heart", "friend": "heart", "chain": "chains", "bind": "chains",
    "trap": "chains", "gauntlet": "gauntlet", "glove": "gauntlet", "wing": "wings", "flight": "wings", "ring": "ring", "cloak": "cloak", "cape": "cloak",
    "robe": "cloak", "potion": "flask", "elixir": "flask", "serum": "flask", "blood": "flask", "armor": "armor", "mail": "armor", "plate": "armor",
    "sword": "sword", "blade": "sword", "dagger": "sword", "needle": "sword", "knife": "sword", "spear": "sword", "axe": "axe", "cannon": "gun",
    "blaster": "gun", "gun": "gun", "pistol": "gun", "hammer": "hammer", "bow": "bow", "arrow": "bow", "orb": "orb", "bauble": "orb", "sphere": "orb",
    "globe": "orb", "mask": "mask", "lantern": "lantern", "lamp": "lantern", "torch": "lantern", "cup": "chalice", "grail": "chalice", "chalice": "chalice",
    "amulet": "amulet", "lens": "lens", "mirror": "lens", "clock": "clock", "time": "hourglass", "hour": "hourglass", "crown": "crown", "king": "crown",
    "throne": "crown", "castle": "castle", "fortress": "castle", "keep": "castle", "temple": "temple", "forum": "temple", "arena": "temple",
    "mountain": "mountain", "peak": "mountain", "hill": "mountain", "cave": "mountain", "tower": "tower", "spire": "tower", "lab": "device",
    "machine": "device", "engine": "device", "computer": "device",
}  # fmt: skip
"""The sign for a word of a card's id, by how the word begins."""


_ALL_WORDS = WORDS | MORE_WORDS


def sign(name: str) -> Figure | None:
    """Return the figure for a card's id, or None: what stands before "of" counts first, then the last word."""
    if name in BY_ID:
        return SIGNS[BY_ID[name]]
    words = name.split("-")
    if "of" in words[1:]:
        head = words.index("of", 1)
        words = words[head:] + words[:head]
    for word in reversed(words):
        for length in range(len(word), 2, -1):
            if word[:length] in _ALL_WORDS:
                return SIGNS[_ALL_WORDS[word[:length]]]
    return None

"""Figures for cards that are no creatures, chosen by a word in the card's id."""

from __future__ import annotations

from kfdesk.desk.art.drawings import Figure, figures
from kfdesk.desk.art.sign_words import BY_ID, WORDS
from kfdesk.desk.art.things import WHOLE

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
SIGNS = figures("signs", "signs")
"""Figures chosen for a word in a card's name."""
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
            if word[:length] in WORDS:
                return SIGNS[WORDS[word[:length]]]
    return None

"""Drawings of objects, and which of them the words of a card's id speak of."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.art.drawings import Figure, figures
from kfdesk.desk.art.tables import words
from kfdesk.desk.art.things import WHOLE

_ACTIONS = (
    "burst", "bolt", "hand", "swords", "eye", "flame", "skull", "coins", "key", "shield", "wave", "comet", "rune",
    "arrows", "swirl",
)  # fmt: skip
_ITEMS = ("chalice", "orb", "lantern", "amulet", "device", "hourglass", "mask", "book", "lens")
_WEAPONS = ("sword", "axe", "gun", "hammer", "bow")
_UPGRADES = ("gauntlet", "wings", "ring", "cloak", "flask", "armor")
_PLACES = ("castle", "temple", "portal", "mountain", "tower")
SIGNS: Final[dict[str, Figure]] = {**figures("signs", "signs"), **figures("objects", "objects")}
"""Objects by their names."""
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


def sign(id_: str) -> str | None:
    """Return the name of the object that a card's id speaks of: what stands before "of" counts first, then the end."""
    by_id, known = words("by_id"), words("words")
    if id_ in by_id:
        return by_id[id_]
    parts = id_.split("-")
    if "of" in parts[1:]:
        head = parts.index("of", 1)
        parts = parts[head:] + parts[:head]
    return next((known[found] for found in map(_known_in, reversed(parts)) if found is not None), None)


def _known_in(word: str) -> str | None:
    """Return the longest word of the table with which a word begins or, from four letters on, that it contains."""
    known = words("words")
    inside = ((word[start:end], start) for start in range(len(word)) for end in range(start + 3, len(word) + 1))
    fits = [part for part, start in inside if part in known and (not start or len(part) > 3)]
    return max(reversed(fits), key=len, default=None)

"""What tells two cards with the same figure apart: faces, shoulders, small signs around a figure, how it stands.

Everything follows from the card's id, so that a card always looks the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kfdesk.desk.art.drawings import Figure, figure_variants

FACES: Final = figure_variants("details", "faces")
"""What a head bears: a beard, a scar, an eye patch, a headband, a moustache, earrings, paint …"""

SHOULDERS: Final = figure_variants("details", "shoulders")
"""What lies on a body: a collar, a chain, a cape, a sash, stars, a hood, spikes …"""

ACCENTS: Final = figure_variants("details", "accents")
"""Small signs that stand around a figure, each in a 100 × 100 box."""

PLACES: Final[tuple[tuple[tuple[float, float, float], ...], ...]] = (
    ((10, 12, 17),),
    ((90, 14, 17),),
    ((8, 14, 15), (92, 14, 15)),
    ((8, 34, 13), (92, 34, 13)),
    ((14, 22, 11), (4, 44, 13), (12, 66, 11)),
    ((86, 22, 11), (96, 44, 13), (88, 66, 11)),
    ((14, 12, 11), (30, 0, 9), (70, 0, 9), (86, 12, 11)),
    ((6, 20, 19), (94, 70, 12)),
    ((94, 20, 19), (6, 70, 12)),
)
"""Where small signs stand: middle and size in the figure's box, each of them a way of its own."""

SALT: Final = "h"
"""Chosen so that few cards look alike."""
OTHERWISE: Final[Mapping[str, int]] = {
    "bog-spitter": 2, "buzzle": 1, "chasm-vespid": 1, "choking-ivy": 1, "greedy-reprisal": 1, "holdfast": 1,
    "imprinted-murmook": 1, "nomadic-insight": 1, "ol--paddy": 1, "ol--paddy-evil-twin": 2, "out-of-ideas": 1,
    "rakuzel-s-chant": 1, "steadfast-commitment": 1, "tenacious-tentacle": 2, "tormax2": 1, "toxicuda-venom": 1,
    "trash-heap": 1, "weak-link": 1, "wikolia-evil-twin": 1, "wild-grumpus": 1, "xeno-beast": 1,
}  # fmt: skip
"""Cards that would look like another one by chance: they take the look so many after it."""
STANDS: Final = 5
"""In how many ways a figure that is no creature may stand: alone, with an echo behind it, turned …"""


@dataclass(frozen=True, slots=True)
class Variety:
    """What a card adds to the figure of its sort; two cards with the same figure differ in it."""

    face: Figure
    shoulders: Figure
    accent: int
    """Index of `ACCENTS`."""
    places: int
    """Index of `PLACES`."""
    stand: int
    """Below `STANDS`; 0: upright and alone."""


def variety(id_: str, *, person: bool, creature: bool) -> Variety:
    """Return what is particular about a card: only persons have faces and shoulders, only other cards ways to stand."""
    dice = Random(f"{SALT}{id_}{'*' * OTHERWISE.get(id_, 0)}")
    face = dice.choice(FACES)
    shoulders = dice.choice(SHOULDERS)
    accent, places, stand = dice.randrange(len(ACCENTS)), dice.randrange(len(PLACES)), dice.randrange(STANDS)
    return Variety(face if person else (), shoulders if person else (), accent, places, 0 if creature else stand)

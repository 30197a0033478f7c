# ruff: noqa: E501 - a drawing is one long word
"""What tells two cards with the same figure apart: faces, shoulders, small signs around a figure, how it stands.

Everything follows from the card's id, so that a card always looks the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from kfdesk.desk.art.people import Figure

FACES: Final[tuple[Figure, ...]] = (
    (),
    (("m", "M 38 44 Q 50 50 62 44 L 60 60 Q 50 72 40 60 Z"),),
    (("l", "M 58 26 L 64 44 L 61 45 L 55 27 Z"),),
    (("k", "M 36 32 L 52 36 L 50 44 L 40 43 Z"), ("l", "~2 M 34 30 L 66 38")),
    (("l", "M 37 26 L 63 26 L 63 30 L 37 30 Z P 4 50 28 6 0"),),
    (("m", "M 42 50 Q 50 46 58 50 L 64 58 Q 56 52 50 54 Q 44 52 36 58 Z"),),
    (("l", "O 36 50 3 4 O 64 50 3 4"),),
    (("m", "M 36 40 L 46 44 L 36 48 Z M 64 40 L 54 44 L 64 48 Z"),),
    (("l", "B 49 18 2 12 B 44 22 12 2"),),
    (("k", "M 38 46 L 62 46 L 60 56 L 50 60 L 40 56 Z"),),
    (("m", "M 38 26 Q 50 8 62 26 Q 50 20 38 26 Z"), ("l", "O 50 18 3 3")),
    (("l", "O 43 38 7 7 O 57 38 7 7 B 48 37 4 2"), ("k", "O 43 38 5 5 O 57 38 5 5")),
)
"""What a head bears: a beard, a scar, an eye patch, a headband, a moustache, earrings, paint …"""

SHOULDERS: Final[tuple[Figure, ...]] = (
    (),
    (("m", "M 40 64 L 50 78 L 60 64 L 66 68 L 50 92 L 34 68 Z"),),
    (("l", "~3 M 38 66 Q 50 84 62 66 O 50 79 5 5"),),
    (("m", "M 6 96 C 2 74 20 62 34 66 L 28 84 Z"), ("l", "O 18 78 4 4")),
    (("m", "M 22 70 L 78 98 L 78 106 L 18 78 Z"),),
    (("l", "S 5 32 82 8 3 0 S 5 68 82 8 3 0"),),
    (("m", "M 30 68 Q 50 96 70 68 L 78 74 Q 50 112 22 74 Z"), ("l", "P 4 50 94 5 0")),
    (("l", "M 14 76 L 4 54 L 24 70 Z M 86 76 L 96 54 L 76 70 Z M 22 70 L 18 52 L 32 66 Z M 78 70 L 82 52 L 68 66 Z"),),
    (("m", "M 44 62 L 56 62 L 60 104 L 40 104 Z"), ("k", "O 50 74 2 2 O 50 84 2 2 O 50 94 2 2")),
    (
        ("k", "M 26 72 L 34 70 L 40 104 L 30 104 Z M 74 72 L 66 70 L 60 104 L 70 104 Z"),
        ("l", "B 28 88 9 5 B 63 88 9 5"),
    ),
)
"""What lies on a body: a collar, a chain, a cape, a sash, stars, a hood, spikes …"""

ACCENTS: Final[tuple[Figure, ...]] = (
    (("l", "S 5 50 50 50 22 0"),),
    (("l", "M 50 0 C 84 40 90 60 50 100 C 10 60 16 40 50 0 Z"),),
    (("m", "M 54 0 C 90 40 86 60 80 76 C 72 98 28 98 20 76 C 12 54 34 46 32 22 C 44 26 54 20 54 0 Z"), ("l", "M 52 46 C 66 62 66 80 50 90 C 36 80 38 62 52 46 Z")),
    (("l", "M 62 0 L 16 56 L 46 56 L 36 100 L 84 40 L 56 40 Z"),),
    (("m", "M 10 90 C 0 40 40 0 96 6 C 98 60 60 100 10 90 Z"), ("k", "~5 M 16 84 L 70 32")),
    (("m", "G 9 50 50 48 34"), ("k", "O 50 50 17 17")),
    (("l", "M 10 40 C 10 0 90 0 90 40 L 80 66 L 74 96 L 26 96 L 20 66 Z"), ("k", "O 34 42 12 12 O 66 42 12 12")),
    (("l", "O 50 50 46 46"), ("m", "O 50 50 34 34"), ("l", "P 4 50 50 20 0")),
    (("m", "M 50 96 C 0 60 -4 10 30 6 C 42 6 50 16 50 26 C 50 16 58 6 70 6 C 104 10 100 60 50 96 Z"),),
    (("l", "P 4 50 50 50 0"), ("m", "P 4 50 50 26 0")),
    (("m", "P 6 50 50 48 0"), ("l", "P 6 50 50 26 0")),
    (("l", "O 50 50 46 46"), ("k", "O 50 50 31 31")),
    (("l", "M 60 2 C 20 14 20 86 60 98 C 0 104 -16 8 60 2 Z"),),
    (("l", "M 96 2 C 40 10 10 40 6 98 L 14 98 L 24 74 C 60 70 88 44 96 2 Z"), ("k", "~3 M 16 84 L 84 14")),
    (("m", "M 50 0 L 92 46 L 66 46 L 66 100 L 34 100 L 34 46 L 8 46 Z"),),
    (("l", "B 40 0 20 100 B 8 28 84 20"),),
    (("l", "M 0 50 Q 50 0 100 50 Q 50 100 0 50 Z"), ("k", "O 50 50 20 20"), ("l", "O 54 46 6 6")),
    (("l", "S 6 50 50 50 12 0"), ("m", "P 6 50 50 18 0")),
    (("m", "P 3 50 60 56 0"), ("l", "P 3 50 60 26 180")),
    (("l", "O 22 26 20 20 O 72 40 24 24 O 36 80 16 16"),),
    (("l", "~10 M 78 22 C 40 -10 4 34 30 64 C 50 84 82 66 70 44 C 60 30 42 40 48 52"),),
    (("m", "M 0 40 Q 24 6 50 40 Q 76 74 100 40 L 100 66 Q 76 100 50 66 Q 24 32 0 66 Z"),),
    (("l", "B 42 0 16 60 O 50 84 13 13"),),
    (("m", "M 8 92 L 8 34 L 30 56 L 50 10 L 70 56 L 92 34 L 92 92 Z"), ("l", "O 50 8 8 8")),
)  # fmt: skip
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

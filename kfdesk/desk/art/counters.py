"""Counters by name: each kind has an outline and a color of its own, with its number on it."""

from __future__ import annotations

from typing import Final

COUNTER_SHAPES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "awakening": ("#e8a13a", ("S 12 50 50 50 36 0",)),
    "corrosion": ("#8a9a3b", ("O 50 50 46 46", "-O 86 16 18 18", "-O 12 82 16 16", "-O 90 74 10 10")),
    "depth": ("#2f6fb2", ("M 50 98 L 6 52 L 26 52 L 26 4 L 74 4 L 74 52 L 94 52 Z",)),
    "disruption": ("#c2452d", ("M 66 2 L 8 58 L 36 58 L 26 98 L 92 40 L 62 40 Z",)),
    "doom": (
        "#5b3a63",
        ("M 6 44 C 6 -8 94 -8 94 44 C 94 62 84 68 76 72 L 76 96 L 24 96 L 24 72 C 16 68 6 62 6 44 Z",),
    ),
    "enlightened": ("#d9bd36", ("|O 50 42 40 40 B 30 72 40 26",)),
    "fuse": ("#c9562a", ("|O 46 58 41 41 B 62 4 14 26 S 6 84 12 16 7 0",)),
    "glory": ("#cf9c1c", ("S 5 50 54 54 27 0",)),
    "growth": ("#3f9a4a", ("M 50 0 C 102 30 94 82 50 98 C 6 82 -2 30 50 0 Z",)),
    "hatch": ("#d8cba6", ("M 50 2 C 80 2 92 50 90 64 C 86 88 68 98 50 98 C 32 98 14 88 10 64 C 8 50 20 2 50 2 Z",)),
    "ignorance": ("#7b7f8c", ("|O 28 60 27 26 O 72 60 27 26 O 50 40 32 30",)),
    "knowledge": ("#3d6fa8", ("M 2 12 L 50 22 L 98 12 L 98 84 L 50 95 L 2 84 Z",)),
    "mineralize": ("#5a98a8", ("M 50 2 L 94 32 L 78 96 L 22 96 L 6 32 Z",)),
    "mutation": ("#a14fb0", ("|O 50 50 36 36 O 50 16 15 15 O 83 36 15 15 O 73 80 16 16 O 27 80 16 16 O 17 36 15 15",)),
    "nay": (
        "#b23b3b",
        ("M 26 2 L 50 22 L 74 2 L 98 26 L 78 50 L 98 74 L 74 98 L 50 78 L 26 98 L 2 74 L 22 50 L 2 26 Z",),
    ),
    "paint": ("#d85a9b", ("M 50 0 C 62 26 90 44 90 66 C 90 86 70 98 50 98 C 30 98 10 86 10 66 C 10 44 38 26 50 0 Z",)),
    "scheme": ("#4b4f86", ("M 0 50 Q 50 -16 100 50 Q 50 116 0 50 Z",)),
    "time": ("#94713f", ("M 10 2 L 90 2 L 90 20 L 70 50 L 90 80 L 90 98 L 10 98 L 10 80 L 30 50 L 10 20 Z",)),
    "trade": ("#b0842b", ("G 12 50 50 49 41",)),
    "warrant": ("#7d4a2c", ("M 50 98 L 6 74 L 6 4 L 94 4 L 94 74 Z",)),
    "wisdom": ("#2f8f8a", ("M 4 2 L 30 14 L 70 14 L 96 2 L 94 60 C 92 84 72 98 50 98 C 28 98 8 84 6 60 Z",)),
    "yea": ("#35935a", ("M 0 54 L 20 34 L 38 50 L 78 8 L 100 30 L 40 94 Z",)),
}
"""Of each kind of counter its color and its outline in a 100 × 100 box; a kind that is not here is a plain hexagon."""

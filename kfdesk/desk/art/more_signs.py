# ruff: noqa: E501 - a drawing is one long word
"""More figures for cards that are no creatures: one for each sort of thing or event that many names speak of."""

from __future__ import annotations

from kfdesk.desk.art.people import Figure

MORE: dict[str, Figure] = {
    "flute": (
        ("m", "M 6 78 L 82 12 L 94 26 L 18 92 Z"),
        ("l", "M 78 8 L 84 3 L 100 21 L 94 27 Z M 4 80 L 10 74 L 24 90 L 18 96 Z"),
        ("k", "O 34 68 4 4 O 45 58 4 4 O 56 49 4 4 O 67 39 4 4 M 76 22 L 84 20 L 82 30 Z"),
        ("l", "M 14 8 L 36 2 L 36 30 L 32 30 L 32 12 L 18 16 L 18 38 L 14 38 Z O 12 39 7 6 O 30 31 7 6"),
    ),
    "fleet": (
        ("m", "M 50 -4 C 62 10 66 30 64 50 L 78 66 L 64 62 L 58 72 L 42 72 L 36 62 L 22 66 L 36 50 C 34 30 38 10 50 -4 Z"),
        ("b", "M 14 36 C 22 44 24 58 22 68 L 32 80 L 22 78 L 18 84 L 10 84 L 6 78 L -4 80 L 6 68 C 4 58 6 44 14 36 Z M 86 36 C 94 44 96 58 94 68 L 104 80 L 94 78 L 90 84 L 82 84 L 78 78 L 68 80 L 78 68 C 76 58 78 44 86 36 Z"),
        ("l", "O 50 26 7 10 O 14 56 3 5 O 86 56 3 5 M 44 74 L 56 74 L 50 100 Z M 11 86 L 17 86 L 14 102 Z M 83 86 L 89 86 L 86 102 Z"),
    ),
    "saucer": (
        ("l", "M 34 58 L 66 58 L 88 104 L 12 104 Z"),
        ("b", "O 50 46 50 17"),
        ("m", "M 24 40 C 24 6 76 6 76 40 Q 50 50 24 40 Z"),
        ("l", "O 18 48 4 4 O 38 55 4 4 O 62 55 4 4 O 82 48 4 4 M 34 32 C 34 18 44 14 50 14 C 42 20 40 28 42 36 Z"),
    ),
    "bear": (
        ("b", "O 22 22 16 16 O 78 22 16 16 M 8 52 C 8 12 92 12 92 52 C 92 88 72 100 50 100 C 28 100 8 88 8 52 Z"),
        ("m", "O 22 22 8 8 O 78 22 8 8 O 50 72 24 20"),
        ("l", "O 32 46 5 6 O 68 46 5 6"),
        ("k", "M 40 60 L 60 60 L 50 72 Z B 48 70 4 10 M 36 82 Q 50 92 64 82 Q 50 86 36 82 Z"),
    ),
    "cauldron": (
        ("l", "O 30 14 6 6 O 48 4 8 8 O 66 16 5 5 O 56 26 4 4"),
        ("b", "M 10 40 L 90 40 C 100 70 84 92 50 92 C 16 92 0 70 10 40 Z M 22 88 L 14 104 L 24 104 L 34 92 Z M 78 88 L 86 104 L 76 104 L 66 92 Z"),
        ("m", "O 50 38 44 9"),
        ("l", "O 50 37 36 5 M 16 54 C 16 70 24 80 34 84 C 24 74 22 64 22 54 Z"),
    ),
    "vine": (
        ("m", "M 44 104 C 30 84 66 74 52 54 C 38 36 66 26 52 -4 L 62 -6 C 80 26 50 36 62 54 C 78 76 42 84 56 104 Z"),
        ("l", "M 56 64 C 70 46 92 50 98 58 C 86 74 68 74 56 64 Z M 46 40 C 34 22 12 24 4 32 C 14 48 34 50 46 40 Z M 50 86 C 36 74 18 78 12 86 C 22 98 40 96 50 86 Z M 60 22 C 70 6 86 8 92 14 C 84 28 70 30 60 22 Z"),
    ),
    "anvil": (
        ("b", "M 2 34 L 84 34 Q 98 34 100 44 Q 84 58 66 58 L 62 74 L 78 84 L 78 100 L 22 100 L 22 84 L 38 74 L 34 58 Q 10 56 2 34 Z"),
        ("m", "B 30 8 40 16 B 46 -6 8 16"),
        ("l", "B 10 36 70 6 S 4 20 18 12 4 0 S 4 86 20 10 3 20"),
    ),
    "hole": (
        ("b", "O 50 62 52 36"),
        ("k", "O 50 64 40 25"),
        ("m", "M 10 64 C 14 92 86 92 90 64 C 84 82 16 82 10 64 Z"),
        ("l", "O 36 62 5 4 O 64 62 5 4 M 20 22 L 34 32 L 16 36 Z M 82 18 L 68 30 L 88 34 Z"),
    ),
    "scales": (
        ("m", "B 46 4 8 86 M 24 90 L 76 90 L 82 102 L 18 102 Z B 8 14 84 7 O 50 10 9 9"),
        ("l", "M -2 62 L 36 62 C 34 78 0 78 -2 62 Z M 64 62 L 102 62 C 100 78 66 78 64 62 Z"),
        ("b", "M 16 20 L 18 20 L 34 62 L 30 62 L 17 28 L 4 62 L 0 62 Z M 82 20 L 84 20 L 100 62 L 96 62 L 83 28 L 70 62 L 66 62 Z"),
    ),
    "ghost": (
        ("m", "M 50 0 C 84 0 88 36 88 60 L 92 102 L 76 90 L 64 104 L 50 90 L 36 104 L 24 90 L 8 102 L 12 60 C 12 36 16 0 50 0 Z"),
        ("l", "M 34 12 C 22 22 20 40 20 56 C 26 40 28 24 34 12 Z"),
        ("k", "O 36 42 8 11 O 64 42 8 11 O 50 68 9 12"),
    ),
    "dice": (
        ("b", "M 4 46 L 40 30 L 70 46 L 66 88 L 32 102 L 2 84 Z"),
        ("m", "M 4 46 L 40 30 L 70 46 L 34 62 Z M 62 8 L 88 2 L 102 22 L 92 44 L 68 40 Z"),
        ("l", "O 37 46 6 4 O 14 62 4 6 O 22 84 4 6 O 44 72 4 6 O 58 62 4 6 O 56 80 4 6 O 76 18 4 4 O 88 28 4 4"),
    ),
    "altar": (
        ("b", "M 6 58 L 94 58 L 94 70 L 84 70 L 88 102 L 12 102 L 16 70 L 6 70 Z"),
        ("m", "B 24 34 10 24 B 66 34 10 24 M 34 74 L 66 74 L 62 96 L 38 96 Z"),
        ("l", "M 29 8 C 38 18 38 28 29 33 C 20 28 20 18 29 8 Z M 71 8 C 80 18 80 28 71 33 C 62 28 62 18 71 8 Z P 4 50 85 8 0 M 42 52 L 58 52 L 54 44 L 46 44 Z"),
    ),
    "banner": (
        ("b", "B 22 -4 6 108 O 25 -4 7 7"),
        ("m", "M 28 6 L 94 10 L 80 32 L 96 56 L 28 60 Z"),
        ("l", "S 5 54 33 17 7 0 M 28 6 L 94 10 L 91 14 L 28 11 Z M 28 60 L 96 56 L 93 52 L 28 55 Z"),
    ),
    "spears": (
        ("b", "M 16 104 L 74 22 L 80 26 L 22 106 Z M 84 104 L 26 22 L 20 26 L 78 106 Z B 47 20 6 86"),
        ("l", "M 70 26 L 92 -2 L 86 34 Z M 30 26 L 8 -2 L 14 34 Z M 50 -10 L 60 20 L 50 28 L 40 20 Z"),
        ("m", "B 40 56 20 8 M 40 30 L 60 30 L 56 38 L 44 38 Z"),
    ),
    "blades": (
        ("l", "S 4 34 34 36 10 0 S 4 74 72 26 7 30"),
        ("m", "S 4 82 18 18 5 15 S 4 18 82 18 5 40"),
        ("k", "O 34 34 5 5 O 74 72 4 4"),
    ),
    "brain": (
        ("m", "M 50 10 C 66 -4 90 6 90 26 C 104 36 102 58 90 64 C 88 84 68 92 54 82 L 50 86 L 46 82 C 32 92 12 84 10 64 C -2 58 -4 36 10 26 C 10 6 34 -4 50 10 Z"),
        ("k", "B 48 10 4 74"),
        ("l", "~5 M 18 34 C 28 28 34 34 32 44 M 20 62 C 24 50 38 52 40 62"),
        ("b", "M 44 84 L 56 84 L 60 104 L 40 104 Z"),
    ),
    "atom": (
        ("m", "M 50 -2 C 62 -2 68 22 68 50 C 68 78 62 102 50 102 C 38 102 32 78 32 50 C 32 22 38 -2 50 -2 Z"),
        ("k", "O 50 50 11 44"),
        ("m", "M 4 26 C 10 14 34 22 58 36 C 82 50 100 66 96 76 C 90 86 66 78 42 64 C 18 50 0 36 4 26 Z"),
        ("k", "M 10 29 C 14 22 36 30 56 42 C 76 54 92 68 90 73 C 86 78 64 70 44 58 C 24 46 8 34 10 29 Z"),
        ("l", "O 50 50 13 13 O 50 0 6 6 O 94 72 6 6 O 8 26 6 6"),
    ),
    "tubes": (
        ("b", "B 6 46 88 8 B 6 86 88 10 B 6 46 7 58 B 87 46 7 58"),
        ("l", "U 18 12 18 74 8 U 42 2 18 84 8 U 66 16 18 70 8"),
        ("m", "U 20 52 14 32 6 U 44 34 14 50 6 U 68 62 14 22 6"),
        ("k", "B 16 12 22 5 B 40 2 22 5 B 64 16 22 5"),
    ),
    "chip": (
        ("l", "B 4 24 92 6 B 4 40 92 6 B 4 56 92 6 B 4 72 92 6 B 24 4 6 92 B 40 4 6 92 B 56 4 6 92 B 72 4 6 92"),
        ("b", "U 14 14 72 72 6"),
        ("m", "U 30 30 40 40 4"),
        ("l", "P 6 50 50 15 0 O 22 22 3 3"),
    ),
    "antenna": (
        ("b", "M 46 34 L 54 34 L 72 104 L 28 104 Z"),
        ("k", "M 46 60 L 54 60 L 57 70 L 43 70 Z M 41 82 L 59 82 L 62 92 L 38 92 Z"),
        ("l", "O 50 26 9 9"),
        ("m", "~7 M 30 44 C 18 30 20 12 32 4 M 70 44 C 82 30 80 12 68 4 M 16 54 C -4 34 0 4 18 -8 M 84 54 C 104 34 100 4 82 -8"),
    ),
    "quills": (
        ("l", "M 12 66 L -2 34 L 20 50 L 14 12 L 34 38 L 40 0 L 52 34 L 68 2 L 70 38 L 92 18 L 82 52 L 104 46 L 88 68 Z"),
        ("b", "M 2 84 C 4 58 30 44 54 44 C 84 44 100 66 98 92 L 20 94 Q 6 94 2 84 Z"),
        ("m", "M 28 92 L 36 92 L 34 104 L 26 104 Z M 74 92 L 82 92 L 84 104 L 76 104 Z"),
        ("k", "O 18 74 4 4 O 3 84 4 3"),
    ),
    "collar": (
        ("b", "M 4 30 C 4 2 96 2 96 30 L 96 56 C 96 84 4 84 4 56 Z"),
        ("k", "O 50 30 36 15"),
        ("l", "P 4 18 60 8 0 P 4 38 69 8 0 P 4 62 69 8 0 P 4 82 60 8 0"),
        ("m", "~7 M 50 74 L 50 84 M 50 82 C 40 84 40 98 50 100 C 60 98 60 84 50 82"),
    ),
    "boots": (
        ("b", "M 10 4 L 42 4 L 40 62 Q 60 66 62 84 L 62 92 L 8 92 Z"),
        ("m", "M 52 10 L 84 10 L 82 60 Q 100 66 102 84 L 102 94 L 66 94 L 66 80 Q 62 64 50 60 Z"),
        ("l", "B 8 4 36 9 B 50 10 36 8 B 6 92 58 7 B 66 94 38 7"),
    ),
    "horn": (
        ("m", "M 2 22 C 34 28 60 42 72 10 L 100 2 C 98 70 60 96 30 66 C 20 56 8 40 0 36 Z"),
        ("l", "M 70 10 L 101 -2 L 102 6 L 73 18 Z M 22 34 L 32 38 L 26 56 L 18 50 Z"),
        ("k", "~4 M 40 46 C 50 50 60 46 68 38"),
        ("l", "M 62 86 L 70 100 L 54 94 Z M 80 74 L 96 84 L 78 84 Z"),
    ),
    "bomb": (
        ("b", "O 44 62 40 40 B 58 14 20 18"),
        ("m", "~6 M 70 14 C 74 0 88 2 92 12"),
        ("l", "S 6 94 18 14 5 0 M 18 52 C 22 38 34 30 44 30 C 34 38 26 46 24 60 Z"),
    ),
    "seed": (
        ("b", "M 50 20 C 84 30 88 80 50 104 C 12 80 16 30 50 20 Z"),
        ("m", "M 50 20 C 46 4 56 -8 72 -8 C 76 6 66 18 50 20 Z M 50 22 C 40 8 26 8 18 16 C 24 28 38 30 50 22 Z"),
        ("l", "M 44 36 C 26 50 28 76 44 92 C 36 72 36 54 44 36 Z"),
    ),
    "well": (
        ("b", "M 6 58 L 94 58 L 88 104 L 12 104 Z B 14 14 7 46 B 79 14 7 46"),
        ("m", "M 50 -10 L 100 22 L 0 22 Z"),
        ("k", "B 49 22 2 26 M 14 70 L 46 70 L 46 80 L 14 80 Z M 54 84 L 86 84 L 84 94 L 54 94 Z"),
        ("l", "M 40 46 L 60 46 L 57 60 L 43 60 Z B 8 56 84 5"),
    ),
    "chest": (
        ("b", "M 4 48 L 96 48 L 96 98 L 4 98 Z"),
        ("m", "M 4 46 C 4 10 96 10 96 46 Z"),
        ("k", "B 4 46 92 5 B 18 50 7 48 B 75 50 7 48"),
        ("l", "U 40 40 20 24 4 M 10 42 C 18 26 34 22 50 22 L 50 28 C 36 28 22 32 16 42 Z"),
        ("k", "O 50 50 4 4 B 48 52 4 8"),
    ),
    "paw": (
        ("m", "M 50 46 C 76 46 92 70 84 88 C 76 102 62 92 50 92 C 38 92 24 102 16 88 C 8 70 24 46 50 46 Z O 12 42 12 16 O 36 20 12 18 O 64 20 12 18 O 88 42 12 16"),
        ("l", "M 8 24 L 14 6 L 18 26 Z M 32 2 L 38 -14 L 42 4 Z M 58 4 L 64 -14 L 68 2 Z M 84 26 L 90 6 L 94 24 Z"),
    ),
    "grave": (
        ("b", "M 18 104 L 18 42 C 18 4 82 4 82 42 L 82 104 Z"),
        ("m", "M -6 104 Q 20 82 50 90 Q 82 82 106 104 Z"),
        ("l", "B 46 28 8 40 B 34 38 32 8"),
        ("k", "M 70 60 L 64 72 L 70 76 L 60 90 L 64 76 L 58 72 Z"),
    ),
    "cloud": (
        ("m", "O 26 54 26 22 O 58 40 32 30 O 82 58 22 18"),
        ("l", "O 50 32 20 14 O 20 48 12 9"),
        ("b", "O 40 70 34 14 O 74 72 24 10 O 22 86 18 7 O 58 92 26 7"),
    ),
    "doll": (
        ("b", "O 50 22 20 20 M 30 44 L 70 44 L 84 84 L 16 84 Z M 30 46 L 4 66 L 10 74 L 32 60 Z M 70 46 L 96 66 L 90 74 L 68 60 Z U 28 82 16 22 6 U 56 82 16 22 6"),
        ("m", "M 34 4 L 66 4 L 74 26 L 66 16 L 34 16 L 26 26 Z"),
        ("l", "~3 M 38 18 L 46 26 M 46 18 L 38 26 M 54 18 L 62 26 M 62 18 L 54 26 M 40 34 L 60 34 M 78 40 L 54 62"),
    ),
    "obelisk": (
        ("b", "M 36 18 L 50 -8 L 64 18 L 72 88 L 28 88 Z"),
        ("m", "M 50 -8 L 64 18 L 72 88 L 50 88 Z M 14 88 L 86 88 L 92 104 L 8 104 Z"),
        ("l", "P 3 44 32 6 0 O 43 48 4 4 B 39 58 8 3 P 4 43 72 6 0"),
    ),
    "wall": (
        ("b", "M 0 30 L 14 30 L 14 18 L 30 18 L 30 30 L 42 30 L 42 18 L 58 18 L 58 30 L 70 30 L 70 18 L 86 18 L 86 30 L 100 30 L 100 100 L 0 100 Z"),
        ("k", "B 0 44 100 2 B 0 60 100 2 B 0 78 100 2 B 24 46 2 14 B 56 46 2 14 B 84 46 2 14 B 10 62 2 16 B 40 62 2 16 B 70 62 2 16"),
        ("l", "M 38 100 L 38 82 C 38 68 62 68 62 82 L 62 100 Z"),
    ),
    "speech": (
        ("m", "M 4 10 L 78 10 L 78 60 L 42 60 L 24 80 L 26 60 L 4 60 Z"),
        ("b", "M 50 66 L 84 66 L 84 24 L 100 24 L 100 86 L 82 86 L 84 102 L 68 86 L 50 86 Z"),
        ("l", "O 22 35 6 6 O 41 35 6 6 O 60 35 6 6"),
    ),
    "tracks": (
        ("m", "M 10 66 C 8 44 34 42 36 64 C 38 78 12 82 10 66 Z O 24 92 11 9 M 58 22 C 56 0 82 -2 84 20 C 86 34 60 38 58 22 Z O 72 48 11 9"),
        ("l", "M 46 88 L 98 68 L 94 62 L 104 62 L 100 74 L 98 72 L 48 94 Z"),
    ),
    "crack": (
        ("b", "M -4 40 L 44 34 L 52 52 L 38 62 L 50 78 L 40 104 L -4 104 Z M 104 44 L 56 32 L 64 52 L 50 62 L 62 80 L 52 104 L 104 104 Z"),
        ("l", "M 46 32 L 54 32 L 62 52 L 46 62 L 58 80 L 46 106 L 54 78 L 40 62 L 54 52 Z"),
        ("m", "M 20 30 L 10 8 L 30 20 Z M 44 22 L 48 -4 L 54 22 Z M 76 28 L 92 6 L 86 32 Z"),
    ),
    "fish": (
        ("m", "M 4 54 C 20 20 60 14 80 44 L 102 24 L 98 56 L 104 84 L 80 64 C 60 92 20 86 4 54 Z"),
        ("l", "M 34 30 C 42 12 58 8 66 12 C 62 22 60 26 58 30 Z M 20 58 C 30 76 54 80 70 66 C 54 68 34 66 20 58 Z"),
        ("k", "O 24 46 4 4"),
    ),
    "flower": (
        ("m", "O 50 14 14 18 O 22 34 17 14 O 78 34 17 14 O 32 62 15 15 O 68 62 15 15"),
        ("l", "O 50 40 15 15"),
        ("b", "M 47 56 L 53 56 L 54 104 L 46 104 Z M 50 88 C 60 72 78 72 86 78 C 78 92 62 94 50 88 Z"),
        ("k", "O 46 38 2 2 O 54 38 2 2 O 50 45 2 2"),
    ),
    "jaws": (
        ("b", "M 4 56 C 6 16 94 16 96 56 L 86 56 C 82 32 18 32 14 56 Z M 4 62 C 6 102 94 102 96 62 L 86 62 C 82 86 18 86 14 62 Z"),
        ("l", "M 16 50 L 24 66 L 30 44 L 40 60 L 46 38 L 56 58 L 60 40 L 70 60 L 76 46 L 84 56 L 80 40 L 50 30 L 20 40 Z M 18 70 L 28 60 L 34 76 L 44 66 L 50 80 L 58 66 L 66 76 L 74 62 L 82 72 L 74 82 L 50 88 L 26 82 Z"),
        ("m", "B 42 84 16 20"),
    ),
    "whip": (
        ("b", "M 8 104 L 30 70 L 40 76 L 18 110 Z"),
        ("m", "~7 M 34 72 C 60 40 10 40 26 18 C 40 -4 96 8 86 40 C 80 60 56 56 62 40 M 30 74 C 70 64 84 74 96 96"),
        ("l", "B 10 92 12 4 P 4 62 40 6 0 P 4 97 97 6 0"),
    ),
    "pawn": (
        ("b", "O 50 22 19 19 M 36 40 L 64 40 L 62 48 Q 64 70 78 82 L 22 82 Q 36 70 38 48 Z M 12 82 L 88 82 L 92 102 L 8 102 Z"),
        ("m", "B 32 38 36 7 B 18 82 64 6"),
        ("l", "M 38 14 C 42 6 50 6 52 8 C 44 12 42 18 42 26 Z"),
    ),
    "hive": (
        ("m", "P 6 50 24 25 0 P 6 26 64 25 0 P 6 74 64 25 0"),
        ("b", "P 6 50 24 16 0 P 6 26 64 16 0"),
        ("l", "P 6 74 64 16 0 O 50 96 6 4 M 50 92 L 42 84 L 48 94 Z M 50 92 L 58 84 L 52 94 Z"),
    ),
    "sun": (
        ("l", "S 12 50 50 50 30 0"),
        ("m", "O 50 50 27 27"),
        ("k", "O 41 46 4 5 O 59 46 4 5 M 38 60 Q 50 70 62 60 Q 50 64 38 60 Z"),
    ),
    "bars": (
        ("b", "B 6 4 88 10 B 6 88 88 12"),
        ("m", "B 14 10 8 82 B 34 10 8 82 B 58 10 8 82 B 78 10 8 82"),
        ("l", "U 40 46 20 20 4 ~4 M 44 48 C 44 34 56 34 56 48"),
        ("k", "O 50 54 3 3 B 49 55 2 7"),
    ),
    "virus": (
        ("l", "B 47 -4 6 20 B 47 84 6 20 B -4 47 20 6 B 84 47 20 6 ~6 M 16 16 L 28 28 M 84 16 L 72 28 M 16 84 L 28 72 M 84 84 L 72 72"),
        ("m", "O 50 50 35 35"),
        ("b", "O 38 40 9 9 O 62 46 7 7 O 46 66 8 8"),
        ("l", "O 50 -2 6 6 O 50 102 6 6 O -2 50 6 6 O 102 50 6 6"),
    ),
    "wheel": (
        ("b", "G 14 44 54 44 36"),
        ("k", "O 44 54 20 20"),
        ("m", "G 10 82 18 22 16 G 8 84 92 17 12"),
        ("l", "O 44 54 10 10 O 82 18 7 7 O 84 92 5 5"),
    ),
    "moonsun": (
        ("l", "S 10 38 44 40 26 0"),
        ("m", "M 64 24 C 96 24 108 60 92 82 C 76 104 44 100 34 84 C 60 92 88 62 64 24 Z"),
        ("k", "O 32 40 3 4 O 46 40 3 4"),
    ),
}  # fmt: skip
"""Figures for sorts of things and events."""

MORE_WORDS: dict[str, str] = {
    "flute": "flute", "fleet": "fleet", "ship": "fleet", "mother": "saucer", "abduct": "saucer", "invader": "saucer", "space": "saucer",
    "martian": "saucer", "mars": "saucer", "landing": "saucer", "extermin": "saucer", "bear": "bear", "cauldron": "cauldron", "feeding": "cauldron",
    "bean": "vine", "vine": "vine", "graft": "vine", "tendril": "vine", "creep": "vine", "smith": "anvil", "obsidian": "anvil",
    "pit": "hole", "hole": "hole", "quicksand": "hole", "oubliette": "hole", "hideaway": "hole", "burrow": "hole", "equal": "scales", "fair": "scales",
    "redress": "scales", "recompense": "scales", "balanc": "scales", "guilt": "scales", "judg": "scales", "virtu": "scales", "equilibrium": "scales",
    "poltergeist": "ghost", "spirit": "ghost", "spectr": "ghost", "ecto": "ghost", "soul": "ghost", "phase": "ghost", "ghost": "ghost", "shadow": "ghost",
    "lottery": "dice", "game": "dice", "dice": "dice", "random": "dice", "heads": "dice", "tails": "dice", "altar": "altar", "offering": "altar",
    "sacrific": "altar", "gorm": "altar", "reliquary": "altar", "oath": "altar", "banner": "banner", "glorious": "banner", "honor": "banner",
    "leader": "banner", "united": "banner", "legionary": "banner", "troop": "banner", "conquer": "banner", "stood": "banner", "inspir": "sun", "radian": "sun", "pale": "sun",
    "lance": "spears", "javelin": "spears", "phalanx": "spears", "scutum": "shield", "throwing": "blades", "darts": "blades", "sting": "blades",
    "phosphor": "blades", "neuro": "brain", "brain": "brain", "hypno": "brain", "hysteria": "brain", "psychic": "brain", "mindful": "brain",
    "theory": "brain", "eureka": "brain", "curio": "brain", "smarty": "brain", "memory": "brain", "forget": "brain", "quark": "atom", "positron": "atom",
    "quantum": "atom", "entropic": "atom", "fission": "atom", "irradiat": "atom", "effervesc": "atom", "rupture": "atom", "matter": "atom", "cosmic": "atom",
    "sample": "tubes", "experiment": "tubes", "therapy": "tubes", "lab": "tubes", "labwork": "tubes", "analysis": "tubes", "testing": "tubes", "incubat": "seed",
    "venom": "flask", "virus": "virus", "cold": "virus", "phloxem": "virus", "miasma": "cloud", "chip": "chip", "backup": "chip", "encod": "chip", "biomatrix": "chip",
    "auto": "wheel", "conduct": "chip", "network": "antenna", "scrambl": "antenna", "commpod": "antenna", "antenna": "antenna", "jammer": "antenna",
    "discomb": "antenna", "sniff": "antenna", "probe": "antenna", "squawk": "speech", "support": "antenna", "porcupine": "quills", "quill": "quills",
    "collar": "collar", "subordin": "collar", "hostage": "bars", "prison": "bars", "contain": "bars", "control": "brain", "boot": "boots", "sandal": "boots", "shoe": "boots",
    "horn": "horn", "troop-call": "horn", "bomb": "bomb", "mine": "bomb", "fused": "bomb", "seed": "seed", "egg": "seed", "gravid": "seed", "fertil": "flower",
    "well": "well", "chest": "chest", "stash": "chest", "box": "chest", "vault": "chest", "bin": "chest", "customs": "chest", "delivery": "chest",
    "loot": "chest", "safe": "chest", "hound": "paw", "stampede": "paw", "maul": "paw", "cull": "paw", "beast": "paw", "wolf": "wolf", "niffle": "niffle",
    "exhume": "grave", "digging": "grave", "end": "grave", "bodies": "skulls", "grave": "grave", "arise": "grave", "finish": "grave", "extinct": "grave",
    "fog": "cloud", "cloud": "cloud", "glimmer": "cloud", "spore": "mushroom", "ammonia": "cloud", "camouflage": "leaf", "mimic": "mask", "doll": "doll",
    "obelisk": "obelisk", "monument": "obelisk", "pillar": "obelisk", "wall": "wall", "camp": "wall", "dependence": "wall", "proclam": "scroll", "creed": "scroll",
    "word": "scroll", "scroll": "scroll", "redacted": "scroll", "whisper": "speech", "sophist": "speech", "swindle": "coins", "barter": "coins", "invest": "coins",
    "generos": "coins", "borrow": "hand", "mug": "hand", "scoop": "hand", "poverty": "coins", "greed": "coins", "universal": "wheel",
    "maneuver": "tracks", "fray": "tracks", "coward": "tracks", "follow": "tracks", "chase": "tracks", "job": "tracks", "evasion": "tracks", "speed": "tracks",
    "recall": "tracks", "returning": "arrows", "begone": "swirl", "banish": "swirl", "tremor": "crack", "pound": "fist", "shatter": "crack", "break": "crack",
    "quake": "crack", "lava": "flame", "porpois": "fish", "fish": "fish", "swallow": "jaws", "flower": "flower", "spring": "flower", "vigor": "flower",
    "finger": "jaws", "trap": "jaws", "jaw": "jaws", "bite": "jaws", "collector": "jaws", "lash": "whip", "whip": "whip", "pain": "whip",
    "pawn": "pawn", "masterplan": "pawn", "traitor": "pawn", "imperial": "pawn", "hive": "hive", "carpet": "hive", "blorb": "jelly", "horde": "skulls",
    "gizmo": "wheel", "machine": "wheel", "killzord": "ai", "cybergiant": "ai", "suit": "armor", "engine": "wheel", "widget": "wheel", "hack": "chip", "drone": "saucer", "manipul": "hand",
    "omen": "moonsun", "fate": "moonsun", "dusk": "moonsun", "chronicle": "book", "dream": "moonsun", "nepenthe": "flower", "dark": "moon", "proof": "shield",
    "buggy": "vehicle", "shard": "shard", "soldier": "spears", "fight": "swords", "assault": "swords", "fray-": "swords", "harder": "crack", "survey": "map",
    "smite": "hammer", "truth": "sun", "martyr": "heart", "hecatomb": "skulls", "pandemonium": "flame", "misery": "whip", "reitera": "arrows", "academy": "book",
    "master": "book", "mastery": "fist", "flex": "fist", "training": "spears", "hate": "skull", "hope": "sun", "encounter": "armor", "mantle": "cloak",
    "howling": "wolf", "tunnel": "portal", "table": "moonsun", "sigil": "rune", "mark": "rune", "clause": "scroll", "deal": "coins", "time": "hourglass",
    "brew": "cauldron", "bane": "skull", "thiev": "hand", "razing": "flame", "ballcano": "mountain", "beach": "wave", "slam": "fist", "stomp": "fist",
    "kerwollop": "fist", "blow": "fist", "ides": "blades", "discovery": "lens", "frontier": "map", "uncharted": "map", "lay": "map", "census": "scroll",
    "order": "scroll", "accord": "scroll", "axiom": "scroll", "registry": "book", "hydrocatalog": "book", "ransack": "chest", "ransom": "coins",
    "vandal": "crack", "commandeer": "hand", "exile": "tracks", "ostraci": "tracks", "run": "tracks", "melee": "swords", "infighting": "swords",
    "triumph": "crown", "imperium": "crown", "favor": "crown", "tyrann": "crown", "dominance": "crown", "decadence": "chalice", "vinum": "chalice",
    "bracchan": "chalice", "hedonis": "chalice", "colosseum": "temple", "curia": "temple", "saurarium": "temple", "ruin": "crack", "ruins": "temple",
    "rostrum": "speech", "babble": "speech", "technobabble": "speech", "chant": "speech", "council": "speech", "lethologica": "speech", "wail": "ghost",
    "freeze": "crystal", "stone": "crystal", "æmber": "crystal", "eclipse": "moonsun", "dawn": "sun", "aura": "sun", "ragnarok": "flame", "nepeta": "leaf",
    "grove": "tree", "pestergrove": "tree", "mushroom": "mushroom", "detention": "bars", "field": "shield", "formation": "shield", "line": "shield",
    "transport": "portal", "core": "atom", "collision": "atom", "particle": "atom", "tachyon": "bolt", "krrr": "bolt", "plasma": "flame", "nozzle": "gun",
    "stunner": "gun", "tracker": "antenna", "corder": "device", "quadracorder": "device", "relic": "amulet", "effigy": "doll", "instrument": "flute",
    "legion": "banner", "enlist": "banner", "standard": "banner", "riches": "chest", "macy": "hammer", "anvil": "anvil", "humble": "chains", "subdue": "chains",
    "patron": "coins", "offer": "coins", "hock": "coins", "amphora": "flask", "jar": "flask", "corro": "virus", "corrupt": "virus", "mutation": "virus",
    "loop": "arrows", "shift": "arrows", "washed": "wave", "thalasso": "wave", "sink": "wave", "river": "wave", "pour": "wave", "prey": "paw",
    "herd": "paw", "sabotage": "bomb", "losion": "bomb", "whirl": "spiral", "mælstrom": "spiral", "drawn": "spiral", "genetic": "spiral",
    "evolution": "spiral", "trench": "hole", "dive": "fish", "submersive": "fish", "pearl": "orb", "gambling": "dice", "scale": "scales", "fang": "jaws",
    "pincer": "jaws", "wrath": "flame", "inky": "cloud", "vapors": "cloud", "hologrammo": "horn", "alert": "horn", "memolith": "obelisk", "reminder": "skull",
    "trust": "eye", "think": "brain", "science": "tubes", "sow": "seed", "sweep": "swirl", "wipe": "swirl", "city-state": "castle", "mechabuoy": "ai",
}  # fmt: skip
"""The figure for a word of a card's id, by how the word begins."""

BY_ID: dict[str, str] = {
    "autocannon": "gun", "duskrunner": "boots", "jammer-pack": "antenna", "key-abduction": "key", "mating-season": "heart",
    "might-makes-right": "fist", "mothergun": "gun", "obsidian-forge": "anvil", "pawn-sacrifice": "pawn", "pile-of-skulls": "skulls",
    "frigorific-rod": "crystal", "irestaff": "spears", "thundertow": "tentacle", "the-ulfberht-device": "sword", "city-state-interest": "castle",
    "flash-freeze": "crystal", "it-s-coming": "eye", "the-quiet-anvil": "anvil", "æmberheart": "heart", "bury-riches": "chest", "di-no-you-didn-t": "jaws",
    "pocket-universe": "moonsun", "save-the-pack": "paw", "subtle-maul": "hammer", "the-harder-they-come": "crack",
}  # fmt: skip
"""The figure of cards whose words would choose one that does not fit."""

CREATURE_WORDS: dict[str, str] = {
    "bear": "bear", "wolf": "wolf", "hound": "wolf", "fox": "wolf", "cat": "cat", "lynx": "cat", "lion": "cat", "drake": "dragon",
    "dragon": "dragon", "wyrm": "dragon", "fish": "fish", "shark": "fish", "eel": "fish", "porcupine": "quills", "ape": "niffle",
    "monkey": "niffle", "spore": "fungus", "mush": "fungus", "tree": "tree", "twig": "tree", "ivy": "vine", "crab": "tentacle",
    "kraken": "tentacle", "omnipus": "tentacle",
    "spider": "insect", "bee": "insect", "beetle": "insect", "wasp": "insect", "bird": "bird", "hawk": "bird", "crow": "bird",
    "owl": "bird", "eagle": "bird", "raven": "bird",
}  # fmt: skip
"""The figure of a beast by a word of its id."""

# ruff: noqa: E501 - outlines of pictures
"""What Archons are put together from: heads without faces, crowns behind them, shoulders.

Each is a row of parts, painted in order: a role and a drawing in the language of `kfdesk.desk.art.shapes`, mirrored
where it begins with `|`. Roles: body, trim and light are the colors of the three houses, `void` is the light where a
face would be, `glow` a light of its own. The middle of a head is at 50, 37.
"""

from __future__ import annotations

Part = tuple[str, tuple[str, ...]]

_NECK: Part = ("body", ("M 43 52 L 57 52 L 60 70 L 40 70 Z",))

HEADS: tuple[tuple[Part, ...], ...] = (
    # A deep hood, light inside.
    (
        ("trim", ("M 50 10 C 70 12 73 34 70 52 C 69 60 64 64 50 66 C 36 64 31 60 30 52 C 27 34 30 12 50 10 Z",)),
        ("void", ("M 50 20 C 62 22 64 36 62 48 C 60 56 56 59 50 60 C 44 59 40 56 38 48 C 36 36 38 22 50 20 Z",)),
    ),
    # A closed helmet with one slit of light from brow to chin.
    (
        _NECK,
        ("body", ("M 50 14 C 66 14 70 26 69 38 C 68 50 62 57 50 61 C 38 57 32 50 31 38 C 30 26 34 14 50 14 Z",)),
        ("trim", ("|M 31 30 L 45 26 L 43 42 L 33 48 Z", "|M 35 51 L 44 47 L 46 57 L 40 56 Z")),
        ("glow", ("M 50 20 L 52 30 L 51.2 54 L 50 58 L 48.8 54 L 48 30 Z",)),
    ),
    # A ball of light held by a clasp.
    (
        _NECK,
        ("trim", ("O 50 37 23 23", "-O 50 35 19 19")),
        ("void", ("O 50 37 18.5 18.5",)),
        ("body", ("|M 27 40 C 26 54 36 62 50 63 L 50 57 C 40 56 33 50 33 40 Z",)),
    ),
    # A flame.
    (
        _NECK,
        ("light", ("M 50 4 C 56 14 68 22 68 40 C 68 54 60 60 50 61 C 40 60 32 54 32 40 C 32 30 37 26 40 18 C 43 22 44 24 45 26 C 48 18 50 12 50 4 Z",)),
        ("void", ("M 50 20 C 54 28 62 32 62 42 C 62 52 56 56 50 57 C 44 56 38 52 38 42 C 38 32 46 28 50 20 Z",)),
    ),
    # A cut crystal.
    (
        _NECK,
        ("light", ("M 50 8 L 68 26 L 65 48 L 50 64 L 35 48 L 32 26 Z",)),
        ("void", ("M 50 16 L 61 28 L 59 45 L 50 56 L 41 45 L 39 28 Z",)),
        ("glow", ("|M 49.4 16 L 39 28 L 40 29 L 50 18 Z",)),
    ),
    # A crescent over a small star.
    (
        _NECK,
        ("trim", ("O 50 36 24 24", "-O 50 28 19 19")),
        ("void", ("O 50 33 12 12",)),
        ("body", ("M 42 55 L 58 55 L 55 64 L 45 64 Z",)),
    ),
    # A smooth mask under a cowl.
    (
        ("body", ("M 50 9 C 69 9 75 28 71 46 L 76 66 L 24 66 L 29 46 C 25 28 31 9 50 9 Z",)),
        ("light", ("M 50 18 C 62 18 65 28 64 38 C 63 50 57 58 50 61 C 43 58 37 50 36 38 C 35 28 38 18 50 18 Z",)),
        ("glow", ("M 49 18 L 51 18 L 51.4 60 L 50 61 L 48.6 60 Z",)),
        ("trim", ("M 50 44 L 60 52 L 56 57 L 50 52 L 44 57 L 40 52 Z",)),
    ),
    # A drop that floats above its collar.
    (
        ("trim", ("M 34 60 Q 50 52 66 60 L 62 70 L 38 70 Z",)),
        ("light", ("M 50 6 C 56 20 67 26 67 39 C 67 49 60 55 50 55 C 40 55 33 49 33 39 C 33 26 44 20 50 6 Z",)),
        ("void", ("M 50 18 C 54 26 61 31 61 39 C 61 46 56 50 50 50 C 44 50 39 46 39 39 C 39 31 46 26 50 18 Z",)),
    ),
    # A ringed planet.
    (
        _NECK,
        ("void", ("O 50 37 17 17",)),
        ("trim", ("O 50 38 30 8.5", "-O 50 36.5 25 5.5", "-B 34 22 32 15.5")),
    ),
    # A lantern of bars.
    (
        _NECK,
        ("void", ("U 36 20 28 36 10",)),
        ("trim", ("M 50 6 L 66 20 L 34 20 Z U 33 54 34 7 3", "|B 33 19 3.6 38", "|B 43 19 2.6 38")),
    ),
    # A many-sided helm open to the light.
    (
        _NECK,
        ("body", ("P 6 50 37 27 0",)),
        ("trim", ("P 6 50 37 27 0", "-P 6 50 37 24 0")),
        ("void", ("P 6 50 37 16 30",)),
    ),
    # A tall mitre.
    (
        _NECK,
        ("body", ("M 50 0 C 62 14 68 26 66 42 C 64 54 58 60 50 62 C 42 60 36 54 34 42 C 32 26 38 14 50 0 Z",)),
        ("trim", ("M 33 34 L 67 34 L 66 40 L 34 40 Z",)),
        ("void", ("M 38 42 L 62 42 C 61 52 56 56 50 58 C 44 56 39 52 38 42 Z",)),
        ("glow", ("P 4 50 20 5 0",)),
    ),
)  # fmt: skip

CROWNS: tuple[tuple[Part, ...], ...] = (
    (),
    # A ring behind the head.
    (("light", ("O 50 36 35 35", "-O 50 36 31.5 31.5")), ("trim", ("P 4 50 1 5 0", "|P 4 15 36 4 0"))),
    # Horns.
    (("trim", ("|M 38 26 C 22 26 14 16 14 0 C 20 8 28 12 40 14 Z",)),),
    # Antlers.
    (("trim", ("|~3.4 M 42 20 C 34 14 26 12 20 -2 M 33 13 L 36 0 M 26 8 L 14 8 M 22 2 L 26 -8",)),),
    # A crown of floating shards.
    (
        ("light", ("M 50 -12 L 54 -2 L 50 7 L 46 -2 Z", "|M 34 -6 L 38 3 L 36 11 L 31 4 Z", "|M 20 5 L 25 12 L 24 20 L 18 14 Z", "|M 10 20 L 15 25 L 15 32 L 9 28 Z")),
    ),
    # Rays of a sun.
    (("light", ("S 16 50 36 41 29 0", "-O 50 36 27 27")),),
    # Wings.
    (("trim", ("|M 40 60 C 20 58 4 40 2 10 C 10 20 16 24 22 26 C 18 18 18 12 19 6 C 26 18 34 24 42 40 Z",)),),
    # A fan of plumes.
    (
        ("trim", ("|M 46 30 C 40 14 34 4 36 -8 C 44 2 49 16 50 30 Z", "|M 42 32 C 30 20 20 14 18 0 C 30 6 40 18 47 30 Z", "|M 40 36 C 26 30 12 28 6 14 C 20 16 34 24 44 34 Z")),
        ("glow", ("|O 37 -3 1.6 1.6 O 20 4 1.6 1.6 O 10 17 1.6 1.6",)),
    ),
    # Two orbits.
    (
        ("light", ("~1.6 M 8 20 Q 50 -14 92 20", "~1.6 M 4 40 Q 50 0 96 40")),
        ("glow", ("|O 8 20 3 3", "|O 4 40 2.4 2.4")),
    ),
    # A gear of fate.
    (("trim", ("G 12 50 36 38 32", "-O 50 36 28 28")),),
    # Coral branches.
    (("light", ("|~3 M 44 24 C 38 10 30 10 30 -4 M 36 12 L 24 10 M 32 4 L 38 -4", "|~2.6 M 38 34 C 24 32 16 24 10 16 M 24 30 L 16 34")),),
    # A blaze all around.
    (("light", ("M 50 -9 C 56 0 62 0 64 8 C 72 4 78 8 79 18 C 88 18 90 28 86 36 C 94 42 90 54 80 58 L 20 58 C 10 54 6 42 14 36 C 10 28 12 18 21 18 C 22 8 28 4 36 8 C 38 0 44 0 50 -9 Z", "-O 50 37 26 26")),),
)  # fmt: skip

SHOULDERS: tuple[tuple[Part, ...], ...] = (
    # A wide mantle.
    (
        ("body", ("M 50 58 C 70 60 90 68 98 104 L 2 104 C 10 68 30 60 50 58 Z",)),
        ("trim", ("|M 50 60 C 40 62 34 66 30 74 C 34 84 40 94 42 104 L 48 104 C 47 90 46 76 50 68 Z",)),
    ),
    # Plates of armor.
    (
        ("body", ("M 36 64 L 64 64 L 78 104 L 22 104 Z",)),
        ("trim", ("|M 38 62 C 24 58 10 64 6 82 C 16 78 26 80 34 86 Z",)),
        ("light", ("|M 30 74 C 20 74 8 78 3 92 C 14 90 24 92 32 98 Z",)),
    ),
    # A high collar.
    (
        ("body", ("M 50 66 C 72 66 86 78 92 104 L 8 104 C 14 78 28 66 50 66 Z",)),
        ("trim", ("|M 50 74 C 40 70 30 60 26 40 C 18 54 16 70 24 88 C 32 82 42 80 50 84 Z",)),
    ),
    # A body that dissolves into light.
    (
        ("light", ("M 50 60 C 66 60 82 70 84 84 C 90 86 92 94 88 104 L 12 104 C 8 94 10 86 16 84 C 18 70 34 60 50 60 Z",)),
        ("body", ("M 50 64 C 62 64 72 72 74 84 C 78 90 78 98 74 104 L 26 104 C 22 98 22 90 26 84 C 28 72 38 64 50 64 Z",)),
        ("glow", ("|O 14 78 1.8 1.8 O 9 86 1.3 1.3 O 20 70 1.4 1.4",)),
    ),
    # Crystal shoulders.
    (
        ("body", ("M 34 66 L 66 66 L 76 104 L 24 104 Z",)),
        ("light", ("|M 36 66 L 24 54 L 20 68 L 8 62 L 12 80 L 2 84 L 14 104 L 32 104 Z",)),
        ("trim", ("|M 24 54 L 27 76 L 20 68 Z",)),
    ),
    # Folded robes.
    (
        ("body", ("M 50 60 C 64 62 78 72 82 104 L 18 104 C 22 72 36 62 50 60 Z",)),
        ("trim", ("M 30 66 C 44 72 56 72 70 66 L 76 82 C 60 92 40 92 24 82 Z",)),
        ("light", ("|M 24 82 C 18 90 16 96 14 104 L 26 104 C 27 96 28 92 32 87 Z",)),
    ),
    # A cloak of feathers or scales.
    (
        ("body", ("M 50 60 C 70 60 92 74 98 104 L 2 104 C 8 74 30 60 50 60 Z",)),
        ("trim", ("|M 44 62 L 34 64 L 38 74 Z M 34 65 L 23 70 L 30 80 Z M 24 72 L 14 80 L 23 88 Z M 15 82 L 7 92 L 17 98 Z",)),
        ("light", ("|M 42 76 L 32 80 L 38 90 Z M 32 84 L 22 90 L 31 99 Z",)),
    ),
    # Only ribbons and a torso of bands.
    (
        ("trim", ("M 40 64 L 60 64 L 66 104 L 34 104 Z",)),
        ("body", ("|M 46 64 C 26 60 12 68 4 60 C 8 76 24 78 38 76 Z", "|M 44 78 C 28 78 16 84 8 78 C 12 94 28 94 42 90 Z")),
    ),
)  # fmt: skip
"""Shoulders leave room for the sign on the breast, a circle of 12 around 50, 80."""

# ruff: noqa: E501 - a drawing is one long word
"""Icons of keywords on faces: the outline says when a keyword counts, the figure on it which one it is.

Diamonds count when the creature attacks, shields when it is attacked, hexagons when the card is played.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine.terms import Keyword

Parts = tuple[tuple[str, tuple[str, ...]], ...]

_ATTACK: Final = ("#b4482c+", ("M 50 0 L 100 50 L 50 100 L 0 50 Z",))
_ATTACKED: Final = ("#2f6b8f+", ("M 50 2 L 92 14 L 92 50 C 92 74 72 90 50 99 C 28 90 8 74 8 50 L 8 14 Z",))
_PLAYED: Final = ("#7a5a1e+", ("P 6 50 50 49 0",))

KEYWORD_ICONS: Final[dict[Keyword, Parts]] = {
    Keyword.ALPHA: (_PLAYED, ("#ffffff", ("~10 M 72 26 C 60 50 52 74 38 74 C 16 74 16 30 38 30 C 54 30 58 70 74 74",))),
    Keyword.ASSAULT: (
        _ATTACK,
        ("#ffffff", ("M 72 14 L 84 16 L 86 28 L 48 64 L 36 52 Z M 26 50 L 50 74 L 44 80 L 20 56 Z M 30 64 L 36 70 L 22 84 L 16 78 Z",)),
    ),
    Keyword.DEPLOY: (
        _PLAYED,
        ("#ffffff", ("B 18 44 18 36 B 64 44 18 36", "M 44 14 L 56 14 L 56 50 L 68 50 L 50 78 L 32 50 L 44 50 Z")),
    ),
    Keyword.ELUSIVE: (
        _ATTACKED,
        ("#ffffff", ("~7 M 24 70 C 20 30 52 14 70 26 C 84 38 66 56 54 48", "M 16 60 L 34 58 L 26 80 Z", "O 62 72 5 5 O 76 62 4 4")),
    ),
    Keyword.ENTRENCH: (_ATTACKED, ("#ffffff", ("B 18 60 64 10 B 26 74 48 9", "M 50 16 L 70 56 L 30 56 Z"))),
    Keyword.HAZARDOUS: (
        _ATTACKED,
        ("#ffffff", ("M 16 70 L 24 28 L 36 62 L 50 14 L 64 62 L 76 28 L 84 70 Z",)),
    ),
    Keyword.INVULNERABLE: (
        _ATTACKED,
        ("#ffffff", ("S 8 50 48 34 18 0",)),
        ("#2f6b8f", ("O 50 48 9 9",)),
    ),
    Keyword.OMEGA: (_PLAYED, ("#ffffff", ("~10 M 24 76 L 40 76 C 18 60 24 26 50 26 C 76 26 82 60 60 76 L 76 76",))),
    Keyword.POISON: (
        _ATTACK,
        ("#dff5a8", ("M 50 12 C 68 36 76 48 76 60 C 76 76 64 84 50 84 C 36 84 24 76 24 60 C 24 48 32 36 50 12 Z",)),
        ("#3a2a12", ("O 41 58 6 7 O 59 58 6 7 B 44 70 4 9 B 52 70 4 9",)),
    ),
    Keyword.SKIRMISH: (
        _ATTACK,
        ("#ffffff", ("M 20 46 L 54 46 L 54 32 L 82 52 L 54 72 L 54 58 L 20 58 Z", "B 12 38 22 5 B 12 62 22 5")),
    ),
    Keyword.SPLASH_ATTACK: (
        _ATTACK,
        ("#ffffff", ("S 7 50 44 24 11 0", "O 24 66 7 7 O 76 66 7 7 O 50 78 7 7")),
    ),
    Keyword.TREACHERY: (
        _PLAYED,
        ("#ffffff", ("M 18 36 Q 50 22 82 36 L 76 60 L 58 66 L 50 58 L 42 66 L 24 60 Z", "-O 36 46 7 5", "-O 64 46 7 5")),
        ("#ffffff", ("M 40 74 L 60 74 L 50 86 Z",)),
    ),
    Keyword.VERSATILE: (
        _PLAYED,
        ("#e8604c", ("O 36 38 17 17",)),
        ("#5fb7e6", ("O 64 38 17 17",)),
        ("#f4d35e", ("O 50 62 17 17",)),
        ("#ffffff", ("O 50 46 8 8",)),
    ),
}  # fmt: skip
"""The layers of each keyword's icon; taunt has the icon of its status."""

KEYWORD_NUMBERS: Final[dict[Keyword, Parts]] = {
    Keyword.ASSAULT: (_ATTACK, ("#f6c9b8", ("M 82 4 L 96 8 L 98 22 L 80 34 L 70 24 Z",))),
    Keyword.HAZARDOUS: (
        _ATTACKED,
        ("#bfe0f2", ("M 8 14 L 16 -8 L 26 8 L 38 -10 L 50 6 L 62 -10 L 74 8 L 84 -8 L 92 14 Z",)),
    ),
    Keyword.SPLASH_ATTACK: (_ATTACK, ("#f6c9b8", ("O 14 20 8 8 O 86 20 8 8 O 14 82 8 8 O 86 82 8 8",))),
}
"""The same under a number."""


def icon_of(keyword: Keyword) -> str:
    """Return the name of a keyword's icon; one without an icon of its own is drawn as a counter."""
    return "taunt" if keyword is Keyword.TAUNT else f"keyword-{keyword.value}"

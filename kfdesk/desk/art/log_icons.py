# ruff: noqa: E501 - a drawing is one long word
"""Pictures of what a line of the log tells, where no icon of the cards says it: layers as in `icons`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from kfdesk.desk.art.command_signs import COMMAND_SIGNS
from kfdesk.match.line_kinds import LineKind

_CARD = ("U 20 6 60 88 8",)
_CRYSTAL = ("M 50 4 L 80 30 L 72 78 L 50 97 L 28 78 L 20 30 Z",)
_LEFT_CRYSTAL = ("M 34 4 L 62 28 L 54 76 L 34 95 L 14 76 L 6 28 Z",)
_DARK = "#3a3631"

LOG_ICONS: Final = MappingProxyType(
    {
        "log-win": (("amber+", COMMAND_SIGNS["match"]),),
        "log-judge": (("text", COMMAND_SIGNS["judge"]),),
        "log-note": (("text_dim", ("O 50 50 13 13",)),),
        "log-step": (("text_dim", ("~11 M 36 20 L 66 50 L 36 80",)),),
        "log-play": (("#ffffff+", _CARD), ("#12824f", ("M 36 26 L 72 50 L 36 74 Z",))),
        "log-enter": (("#ffffff+", ("U 28 2 44 58 6",)), ("text", ("B 6 86 88 10", "M 50 82 L 30 58 L 70 58 Z"))),
        "log-use": (("#c9c2b4+", ("G 8 50 50 47 34",)), (_DARK, ("O 50 50 15 15",))),
        "log-reap": (
            ("#c8862f+", ("~12 M 62 62 L 90 92",)),
            ("#e4e9ee+", ("M 8 60 C 0 18 44 -8 86 10 C 54 8 26 26 30 48 C 32 62 48 70 62 60 C 52 86 14 86 8 60 Z",)),
        ),
        "log-fight": (
            ("text", ("~9 M 8 8 L 76 76", "~9 M 92 8 L 24 76", "~9 M 58 92 L 92 58", "~9 M 42 92 L 8 58")),
        ),
        "log-ability": (("amber+", ("S 4 50 50 49 15 0",)),),
        "log-shuffle": (
            (
                "text",
                ("~10 M 4 26 L 24 26 C 50 26 48 74 74 74", "~10 M 4 74 L 24 74 C 50 74 48 26 74 26", "M 72 8 L 100 26 L 72 44 Z", "M 72 56 L 100 74 L 72 92 Z"),
            ),
        ),
        "log-move": (("text", ("~11 M 20 50 L 80 50", "M 0 50 L 28 26 L 28 74 Z", "M 100 50 L 72 26 L 72 74 Z")),),
        "log-control": (("#ffffff+", ("U 6 4 50 66 7",)), ("lowered", ("~11 M 30 84 L 74 84", "M 70 64 L 100 84 L 70 104 Z"))),
        "log-name": (("#ffffff+", ("M 6 10 L 94 10 L 94 66 L 50 66 L 26 92 L 28 66 L 6 66 Z",)), (_DARK, ("B 24 26 52 8 B 24 44 36 8",))),
        "log-heal": (
            ("#d8574b+", ("M 50 94 C -6 58 4 8 32 8 C 44 8 50 18 50 24 C 50 18 56 8 68 8 C 96 8 106 58 50 94 Z",)),
            ("#ffffff", ("B 44 30 12 40 B 30 44 40 12",)),
        ),
        "log-destroy": (
            ("#efe6d4+", ("|O 50 40 42 38 B 30 64 40 30",)),
            ("#2a2320", ("O 34 42 11 12", "O 66 42 11 12", "M 50 54 L 58 68 L 42 68 Z", "B 40 78 5 16 B 55 78 5 16")),
        ),
        "log-spare": (
            ("raised+", ("M 50 5 L 88 16 L 88 48 C 88 72 70 88 50 97 C 30 88 12 72 12 48 L 12 16 Z",)),
            ("#ffffff", ("~12 M 30 50 L 46 66 L 72 34",)),
        ),
        "log-ready": (("#ffffff+", _CARD), ("#12824f", ("M 50 20 L 74 50 L 59 50 L 59 80 L 41 80 L 41 50 L 26 50 Z",))),
        "log-gain": (("amber+", _LEFT_CRYSTAL), ("raised", ("B 74 46 12 44 B 58 62 44 12",))),
        "log-lose": (("amber+", _LEFT_CRYSTAL), ("lowered", ("B 60 60 40 14",))),
        "log-steal": (
            ("amber+", ("M 50 40 L 68 54 L 63 84 L 50 98 L 37 84 L 32 54 Z",)),
            ("text", ("M 0 14 Q 50 -2 100 14 L 94 40 Q 70 56 56 36 L 44 36 Q 30 56 6 40 Z", "-O 27 25 11 8", "-O 73 25 11 8")),
        ),
        "log-amber": (("amber+", _CRYSTAL),),
        "log-token": (("back0+", _CARD), ("#ffffff", ("S 5 50 50 26 11 0",))),
        "log-prophecy": (("counter+", ("O 50 50 46 46",)), ("#ffffff", ("S 8 50 50 36 13 0",))),
    }
)  # fmt: skip

_ICONS: Final = MappingProxyType(
    {
        LineKind.CHECK: "check",
        LineKind.HOUSE: "house",
        LineKind.MULLIGAN: "hand",
        LineKind.ATTACH: "upgrade",
        LineKind.DISCARD: "discard",
        LineKind.DRAW: "draw",
        LineKind.ARCHIVE: "archives",
        LineKind.PURGE: "purged",
        LineKind.TO_HAND: "hand",
        LineKind.REVEAL: "eye",
        LineKind.DAMAGE: "damage",
        LineKind.PREVENT: "armor",
        LineKind.EXHAUST: "exhausted",
        LineKind.CAPTURE: "capture",
        LineKind.CHAINS: "chain",
        LineKind.TIDE: "tide",
        LineKind.COUNTER: "counter",
        LineKind.STATUS: "counter",
        LineKind.FORGE: "key-colorless",
        LineKind.UNFORGE: "key-colorless-unforged",
    }
)


def line_icon(kind: LineKind, detail: str = "") -> str:
    """Return the name of the icon of a line, of that house, key, status or counter; "" for a turn's heading."""
    match kind:
        case LineKind.TURN:
            return ""
        case LineKind.HOUSE if detail:
            return f"house:{detail}"
        case LineKind.FORGE if detail:
            return f"key-{detail}"
        case LineKind.UNFORGE if detail:
            return f"key-{detail}-unforged"
        case LineKind.STATUS if detail:
            return detail
        case LineKind.COUNTER if detail == "power":
            return "power-counter"
    return _ICONS.get(kind, f"log-{kind}")

"""Pictures of what a line of the log tells, where no icon of the cards says it: layers as in `icons`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from kfdesk.desk.art.drawings import drawings
from kfdesk.match.log_line_kinds import LineKind

LOG_ICONS: Final = MappingProxyType({f"log-{name}": layers for name, layers in drawings("log", "log").items()})

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

"""The style sheet of the whole program: `assets/ui/*.qss` with the colors of a theme and the size of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from string import Template
from typing import Final

from kfdesk.desk.art.fonts import TITLE_FAMILY
from kfdesk.desk.kit.buttons import button_rules
from kfdesk.desk.kit.theme import LEAST_TARGET, SCROLL_BAR, Theme, mix, readable_on
from kfdesk.resources import assets

INDICATOR: Final = 17
"""Side of a check box's square, in logical pixels, at least; it grows with the text."""
LINE: Final = 16
"""Height of a line of text at the system's size, in logical pixels."""
_SIZE: Final = 10.0
"""Size of normal text at the system's size, in points."""
_SIZES: Final = {
    "start_title": 4.4,
    "pairings_large": 3.2,
    "round_clock": 3.0,
    "curtain_title": 2.6,
    "deck_drop": 2.2,
    "pairings": 2.2,
    "match_title": 2.0,
    "games_title": 1.6,
    "match_question": 1.5,
    "deck_title": 1.5,
    "curtain_hint": 1.3,
    "dock_title": 1.25,
    "prompt": 1.15,
    "lesson": 1.08,
}
"""How large some texts are, as multiples of normal text."""
_MESSAGES: Final = ("question", "info", "warning", "critical")


@lru_cache(maxsize=8)
def style_of(theme: Theme, text_factor: float) -> str:
    """Return the style sheet of the whole program at this text size (1: the system's)."""
    values = _colors(theme) | dict(_lengths(text_factor)) | dict(_files(theme))
    files = sorted((assets() / "ui").glob("*.qss"))
    sheets = (Template(file.read_text(encoding="utf-8")).substitute(values) for file in files)
    return "\n".join((*sheets, button_rules(theme)))


def indicator_size(text_factor: float) -> int:
    """Return the side of a check box's square at a text size, in logical pixels: no higher than a line of text."""
    return max(INDICATOR, round(LINE * text_factor) - 2)


def _colors(theme: Theme) -> dict[str, str]:
    """Return the theme's own colors and those that are mixed of them; high contrast mixes none."""
    own = {one.name: color for one in fields(theme) if isinstance(color := getattr(theme, one.name), str)}

    def mixed(one: str, other: str, share: float, *, plain: str) -> str:
        return plain if theme.plain else mix(one, other, share)

    lit = mixed(theme.panel, theme.amber, 0.26, plain=theme.text)
    over = mix(theme.panel, theme.text, 0.12)
    more = {
        "on_amber": readable_on(theme.amber),
        "on_check": readable_on(theme.check),
        "on_glow_selected": readable_on(theme.glow_selected),
        "frame": mixed(theme.panel_edge, theme.text_dim, 0.55, plain=theme.text),
        "soft": theme.text if theme.plain else theme.panel_edge,
        "hover": theme.text if theme.plain else theme.inlay,
        "lit": lit,
        "on_lit": readable_on(lit),
        "faint": mix(theme.text, theme.window, 0.42),
        "over": mix(theme.window, theme.text, 0.1),
        "over_strong": mix(theme.window, theme.text, 0.16),
        "done": mix(theme.field, theme.amber, 0.55),
        "scroll_handle": mix(theme.panel, theme.text, 0.5),
        "scroll_edge": f"border: 1px solid {theme.text};" if theme.plain else "",
        "tool_edge": mixed(theme.panel, theme.panel_edge, 0.9, plain=theme.text),
        "tool_lit": mixed(theme.panel, theme.amber, 0.22, plain=theme.panel),
        "tool_over": over,
        "tool_pressed": mix(over, theme.shadow, 0.2),
        "note": mixed(theme.panel, theme.amber, 0.14, plain=theme.panel),
        "row": mixed(theme.panel, theme.cloth, 0.12, plain=theme.panel),
        "deck_notice": mixed(theme.panel, theme.picked, 0.14, plain=theme.panel),
        "field_alternate": mix(theme.field, theme.panel, 0.6),
        "glass": f"#e1{theme.panel[1:]}",
    }
    return own | more


def _lengths(text_factor: float) -> Iterator[tuple[str, str]]:
    size, side = _SIZE * text_factor, indicator_size(text_factor)
    yield "normal", f"{size:.1f}pt"
    for name, multiple in _SIZES.items():
        yield f"size_{name}", f"{size * multiple:.1f}pt"
    yield "title", f'font-family: "{TITLE_FAMILY}"; font-weight: 700;'
    pixels = {
        "target": LEAST_TARGET,
        "tool_target": LEAST_TARGET - 8,
        "start_target": round(1.5 * size),
        "scroll_bar": SCROLL_BAR,
        "indicator": side,
        "indicator_radius": (side + 2) // 2,
        "arrow": max(10, round(10 * text_factor)),
    }
    for name, length in pixels.items():
        yield name, f"{length}px"


def _files(theme: Theme) -> Iterator[tuple[str, str]]:
    """Yield the pictures of the style sheet, each in the ink that reads on its ground."""
    grounds = {"down": theme.field, "up": theme.field, "tick": theme.amber, "close": theme.window}
    for name, ground in grounds.items():
        ink = "white" if readable_on(ground) == "#ffffff" else "black"
        yield name, (assets() / "ui" / f"{name}-{ink}.svg").as_posix()
    for message in _MESSAGES:
        yield f"message_{message}", (assets() / "ui" / f"message-{message}.svg").as_posix()

"""Colors of the program: light, dark and high contrast, for the table, the cards and the widgets.

Colors are written as `#rrggbb`, so that a theme is a plain frozen value; `color()` makes a QColor.
Every text color keeps at least 4.5:1 against what it is written on (WCAG AA), and nothing is told
apart by color alone: keys, states and changes also differ in shape.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QStyleHints

from kfdesk.engine.terms import CardType, House, KeyColor, Status

LEAST_TARGET = 24
"""Least height of what is clicked, in logical pixels."""
SCROLL_BAR = 14
"""Width of a scroll bar, in logical pixels."""
OKABE_ITO = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#999999")
"""Eight accents that people with any color vision can tell apart: for charts and player colors."""

_WHITE = "#ffffff"
_BLACK = "#060503"


@lru_cache(maxsize=512)
def _rgb(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def luminance(color: str) -> float:
    """Return the relative luminance of `#rrggbb`, 0 for black to 1 for white (WCAG 2)."""
    parts = [value / 255 for value in _rgb(color)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colors, 1 (alike) to 21 (black on white)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=4096)
def mix(one: str, other: str, share: float) -> str:
    """Return the color between two: `share` 0 is `one`, 1 is `other`."""
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(_rgb(one), _rgb(other), strict=True))


@lru_cache(maxsize=256)
def readable_on(background: str) -> str:
    """Return near-black or white, whichever reads better on `background` (always at least 4.5:1)."""
    return max((_WHITE, _BLACK), key=lambda ink: contrast(ink, background))


def color(value: str, alpha: float = 1.0) -> QColor:
    """Return a fresh QColor for `#rrggbb`, with `alpha` from 0 (invisible) to 1 (solid)."""
    result = QColor(value)
    if alpha != 1.0:
        result.setAlphaF(alpha)
    return result


@dataclass(frozen=True, slots=True)
class HouseColors:
    """A house's colors: `base` for plates, `dark` for edges and shade, `ink` to write on base,
    `glow` the bright second color of its pictures."""

    base: str
    dark: str
    ink: str
    glow: str


def _house(base: str, glow: str) -> HouseColors:
    return HouseColors(base, mix(base, "#0a0810", 0.62), readable_on(base), glow)


Suit = House | CardType | None
"""What gives a card its emblem and colors: a house; its type, where it lies beside the table; None: neither."""

HOUSE_COLORS: Mapping[Suit, HouseColors] = MappingProxyType(
    {
        House.BROBNAR: _house("#c2402a", "#ffb347"),
        House.DIS: _house("#8a2468", "#ff5f7e"),
        House.EKWIDON: _house("#c95f86", "#ffe08a"),
        House.GEISTOID: _house("#7f9aa6", "#c9fff4"),
        House.KEYRAKEN: _house("#4a3c94", "#7ff0d0"),
        House.LOGOS: _house("#2b86b8", "#d8f6ff"),
        House.MARS: _house("#6fae32", "#ff8fb8"),
        House.OUBOROS: _house("#1b7d61", "#e8d56a"),
        House.REDEMPTION: _house("#a8433f", "#ffe7c2"),
        House.SANCTUM: _house("#d8b03c", "#fff7dc"),
        House.SAURIAN: _house("#b8742a", "#8fe0c0"),
        House.SHADOWS: _house("#514a72", "#c9b6ff"),
        House.SKYBORN: _house("#5b9ee0", "#ffffff"),
        House.STAR_ALLIANCE: _house("#2456b4", "#ffd257"),
        House.UNFATHOMABLE: _house("#0f6b84", "#7df3e6"),
        House.UNTAMED: _house("#3f7d35", "#d9ee6b"),
        CardType.ARCHON_POWER: _house("#7d4aa8", "#ffdc94"),
        CardType.PROPHECY: _house("#3b4690", "#e4d4ff"),
        CardType.TIDE: _house("#2f8f9d", "#e2fbff"),
        None: _house("#77716a", "#f0e3c8"),
    }
)
"""Colors of each house; `None` is a card without a house."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """All colors of one look of the program. Compared and hashed by identity; `name` is its key."""

    name: str
    dark: bool
    plain: bool
    """True for high contrast: no decoration behind anything that is read."""
    window: str
    panel: str
    panel_edge: str
    field: str
    text: str
    text_dim: str
    link: str
    cloth: str
    """The ground of the table, away from light and edges."""
    cloth_light: str
    """The ground in the middle of the light."""
    cloth_edge: str
    inlay: str
    """Metal let into the ground."""
    zone: str
    zone_edge: str
    zone_text: str
    paper: str
    paper_edge: str
    ink: str
    ink_dim: str
    frames: Mapping[CardType | None, str]
    glow_legal: str
    glow_ready: str
    """Of cards that can be played or used; `glow_legal` is what a question asks for or a card can be dropped on."""
    glow_selected: str
    glow_refused: str
    glow_focus: str
    picked: str
    """Of what is chosen or current in lists, grids, charts and menus; `glow_selected` is that of cards on the table."""
    keys: Mapping[KeyColor, str]
    key_blank: str
    amber: str
    amber_dark: str
    amber_light: str
    damage: str
    power: str
    armor: str
    stun: str
    ward: str
    enrage: str
    raised: str
    lowered: str
    counter: str
    chain: str
    tide: str
    check: str
    shadow: str
    backs: tuple[str, str]
    """Card back of the first and of the second seat."""
    houses: Mapping[Suit, HouseColors]
    accents: tuple[str, ...] = OKABE_ITO

    def house(self, house: Suit) -> HouseColors:
        """Return the colors of a house, or of a type of card that lies beside the table; else the neutral ones."""
        return self.houses.get(house, self.houses[None])

    def status(self, status: Status) -> str:
        """Return the color of a status, or that of counters where it has none of its own."""
        return str(getattr(self, status.value, self.counter))

    def frame(self, card_type: CardType | None) -> str:
        """Return the frame color of a card type, or the one of facedown and unknown cards."""
        return self.frames.get(card_type, self.frames[None])


_FRAMES: Mapping[CardType | None, str] = MappingProxyType(
    {
        CardType.CREATURE: "#2f2a26",
        CardType.ACTION: "#7a2e2a",
        CardType.ARTIFACT: "#6b5a2c",
        CardType.UPGRADE: "#2a4a63",
        CardType.TOKEN_CREATURE: "#46424f",
        CardType.ARCHON_POWER: "#57356e",
        CardType.PROPHECY: "#3a3f7c",
        CardType.TIDE: "#12586b",
        None: "#3a3631",
    }
)

_KEYS: Mapping[KeyColor, str] = MappingProxyType(
    {KeyColor.RED: "#d1352b", KeyColor.BLUE: "#2f74d0", KeyColor.YELLOW: "#f0c430", KeyColor.COLORLESS: "#b9bcc4"}
)

LIGHT = Theme(
    name="light",
    dark=False,
    plain=False,
    window="#f3efe8",
    panel="#fbf8f2",
    panel_edge="#cfc6b6",
    field="#ffffff",
    text="#241f1a",
    text_dim="#5d554b",
    link="#1a56a0",
    cloth="#d6cebf",
    cloth_light="#f4eee1",
    cloth_edge="#a89a83",
    inlay="#8a6a2c",
    zone="#b9ad97",
    zone_edge="#8f8169",
    zone_text="#2e261a",
    paper="#f6efe0",
    paper_edge="#cdbf9f",
    ink="#221c16",
    ink_dim="#5c5142",
    frames=_FRAMES,
    glow_legal="#087a51",
    glow_ready="#b45309",
    glow_selected="#0067c0",
    glow_refused="#c8321f",
    glow_focus="#8a2be2",
    picked="#b45309",
    keys=_KEYS,
    key_blank="#8d8778",
    amber="#f2a516",
    amber_dark="#8a4b05",
    amber_light="#ffe08a",
    damage="#c22b1c",
    power="#20242c",
    armor="#74808f",
    stun="#e9c52c",
    ward="#2f9bd6",
    enrage="#d5451b",
    raised="#12824f",
    lowered="#b3261e",
    counter="#6b4fa0",
    chain="#5f6670",
    tide="#0f7f99",
    check="#b3261e",
    shadow="#2a241c",
    backs=("#2b3f66", "#6a3230"),
    houses=HOUSE_COLORS,
)

DARK = replace(
    LIGHT,
    name="dark",
    dark=True,
    window="#1d1f23",
    panel="#262930",
    panel_edge="#41464f",
    field="#17191d",
    text="#ece7dd",
    text_dim="#b0aa9f",
    link="#7db8ff",
    cloth="#21272d",
    cloth_light="#46525b",
    cloth_edge="#0a0c0f",
    inlay="#cfa65a",
    zone="#12161a",
    zone_edge="#4d565e",
    zone_text="#ded8ca",
    paper="#2a2926",
    paper_edge="#57503f",
    ink="#f1ead9",
    ink_dim="#bdb29a",
    glow_legal="#35d69a",
    glow_ready="#ffb938",
    glow_selected="#5db4ff",
    glow_refused="#ff6b57",
    glow_focus="#d9a2ff",
    picked="#f2a516",
    key_blank="#7d786d",
    raised="#4bd391",
    lowered="#ff8373",
    chain="#9aa3ae",
    tide="#3db8d3",
    check="#c93522",
    shadow="#000000",
)

CONTRAST = replace(
    DARK,
    name="contrast",
    plain=True,
    window="#000000",
    panel="#000000",
    panel_edge="#ffffff",
    field="#000000",
    text="#ffffff",
    text_dim="#ffffff",
    link="#8fd0ff",
    cloth="#000000",
    cloth_light="#000000",
    cloth_edge="#ffffff",
    inlay="#ffffff",
    zone="#000000",
    zone_edge="#ffffff",
    zone_text="#ffffff",
    paper="#000000",
    paper_edge="#ffffff",
    ink="#ffffff",
    ink_dim="#ffffff",
    frames=MappingProxyType(dict.fromkeys(_FRAMES, "#ffffff")),
    glow_legal="#00ff9c",
    glow_ready="#ffb020",
    glow_selected="#4dc3ff",
    glow_refused="#ff8a70",
    glow_focus="#ffff00",
    picked="#ffb81f",
    key_blank="#b8b8b8",
    amber="#ffb81f",
    damage="#e02a12",
    raised="#5cf2a5",
    lowered="#ff9a8a",
    chain="#d8d8d8",
    tide="#5fe0ff",
    check="#ffff00",
)

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CONTRAST)})


def theme_for(scheme: Qt.ColorScheme, *, high_contrast: bool = False) -> Theme:
    """Return the theme that follows the system: its color scheme and its wish for more contrast."""
    if high_contrast:
        return CONTRAST
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def palette(theme: Theme) -> QPalette:
    """Return the widget palette of a theme (meant for the Fusion style)."""
    result = QPalette()
    role = QPalette.ColorRole
    pairs = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.text_dim,
        role.BrightText: theme.glow_refused,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.Highlight: theme.picked,
        role.HighlightedText: readable_on(theme.picked),
        role.Light: mix(theme.panel, _WHITE, 0.25),
        role.Mid: theme.panel_edge,
        role.Dark: mix(theme.panel_edge, _BLACK, 0.35),
        role.Shadow: theme.shadow,
    }
    for which, value in pairs.items():
        result.setColor(which, QColor(value))
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, QColor(mix(theme.text, theme.window, 0.45)))
    return result


def theme_of(name: str) -> Theme:
    """Return the theme of this name; "system" follows the desktop's colors and its wish for contrast."""
    if name in THEMES:
        return THEMES[name]
    hints = QGuiApplication.styleHints()
    return theme_for(hints.colorScheme(), high_contrast=wants_contrast(hints))


def wants_contrast(hints: QStyleHints) -> bool:
    """Return whether the desktop asks for high contrast, of which Qt knows since 6.10."""
    asked = getattr(hints, "accessibility", None)
    return asked is not None and asked().contrastPreference() == Qt.ContrastPreference.HighContrast

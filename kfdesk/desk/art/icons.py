"""Small pictures: tokens, bonus icons, states, keys. Each is a list of colored layers in a 100 × 100 box."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from kfdesk.desk.art.counters import COUNTER_SHAPES
from kfdesk.desk.art.drawings import Layer
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.fonts import font
from kfdesk.desk.art.keyword_icons import KEYWORD_ICONS, KEYWORD_NUMBERS, icon_of
from kfdesk.desk.art.log_icons import LOG_ICONS
from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import HOUSES, House, Icon, KeyColor

DECK_ICONS = {DeckKind.HOMEMADE: "homemade", DeckKind.THEORY: "theory", DeckKind.ALLIANCE: "alliance"}
"""The signs of decks that were not published as they are."""

LIST_ICONS = {name: f"list-{name}" for name in ("trade", "sale", "wanted", "lent", "borrowed")}
"""The signs of lists with a purpose, by the words of `kfdesk.collection.purposes.LISTS`."""

_CRYSTAL = ("M 50 4 L 80 30 L 72 78 L 50 97 L 28 78 L 20 30 Z",)
_SHIELD = ("M 50 5 L 88 16 L 88 48 C 88 72 70 88 50 97 C 30 88 12 72 12 48 L 12 16 Z",)
_HEX = ("P 6 50 50 47 0",)
_BURST = ("S 9 50 52 49 30 4",)
_DISC = ("O 50 50 46 46",)
_BOWS: dict[KeyColor, tuple[str, ...]] = {
    KeyColor.RED: ("P 3 50 31 31 0", "-P 3 50 31 13 0"),
    KeyColor.BLUE: ("O 50 28 24 24", "-O 50 28 10 10"),
    KeyColor.YELLOW: ("P 4 50 28 27 0", "-P 4 50 28 11 0"),
    KeyColor.COLORLESS: ("P 5 50 30 29 0", "-P 5 50 30 12 0"),
}
_BIT = "B 44 42 12 54 B 54 72 20 9 B 54 86 14 9"

_ICONS: dict[str, tuple[Layer, ...]] = {
    "amber": (
        ("amber+", _CRYSTAL),
        ("amber_light", ("M 50 12 L 72 32 L 56 38 L 42 30 Z M 28 34 L 38 34 L 46 84 L 33 75 Z",)),
        ("amber_dark", ("M 60 42 L 73 36 L 67 74 L 54 88 Z",)),
    ),
    "damage": (("damage+", _BURST), ("#ffffff", ("S 4 50 52 28 9 45",))),
    "capture": (
        ("amber+", ("M 50 30 L 68 46 L 63 74 L 50 86 L 37 74 L 32 46 Z",)),
        ("#efe2c4+", ("|~8 M 32 90 C 8 76 8 42 26 24 M 26 24 L 12 22 M 26 24 L 28 38",)),
        ("#efe2c4+", ("M 38 8 L 62 8 L 50 24 Z",)),
    ),
    "draw": (
        ("#ffffff+", ("U 12 22 46 64 6",)),
        ("raised", ("M 76 92 L 76 50 L 62 50 L 80 18 L 98 50 L 86 50 L 86 92 Z",)),
        ("#c9c2b4", ("P 4 35 54 17 0",)),
    ),
    "discard": (
        ("#ffffff+", ("U 12 14 46 64 6",)),
        ("lowered", ("M 76 8 L 76 52 L 62 52 L 80 84 L 98 52 L 86 52 L 86 8 Z",)),
        ("#c9c2b4", ("P 4 35 46 17 0",)),
    ),
    "power": (
        ("#64718a+", ("M 50 4 L 94 44 L 74 44 L 74 94 L 26 94 L 26 44 L 6 44 Z",)),
        ("#ffffff", ("B 45 44 10 40 B 30 59 40 10",)),
    ),
    "power-counter": (("raised+", _DISC), ("#ffffff", ("B 43 20 14 60 B 20 43 60 14",))),
    "counter": (("counter+", _HEX), ("#ffffff", ("P 6 50 50 26 30", "-P 6 50 50 15 30"))),
    "stun": (("stun+", _DISC), ("#2a2208", ("M 58 14 L 26 56 L 46 56 L 40 88 L 74 42 L 53 42 Z",))),
    "ward": (("ward+", _SHIELD), ("#ffffff", ("O 50 46 27 27", "-O 50 46 18 18", "O 50 46 8 8"))),
    "enrage": (
        ("enrage+", ("S 8 50 50 49 36 0",)),
        (
            "#ffffff",
            ("|M 16 32 L 44 46 L 40 56 C 28 56 18 46 16 32 Z", "M 28 72 Q 50 54 72 72 L 64 80 Q 50 68 36 80 Z"),
        ),
    ),
    "armor": (("armor+", _SHIELD), ("#d9e0e8", ("M 50 14 L 50 88 C 34 80 20 68 20 48 L 20 23 Z",))),
    "taunt": (
        ("stun+", ("M 50 6 L 92 30 L 92 58 L 50 34 L 8 58 L 8 30 Z M 50 46 L 92 70 L 92 94 L 50 72 L 8 94 L 8 70 Z",)),
    ),
    "maverick": (
        ("#fff4d0+", _HEX),
        ("#8a2010", ("S 5 50 52 34 14 0",)),
    ),
    "homemade": (
        ("#f3e9cf+", _DISC),
        ("#7a4a12", ("M 66 16 L 84 34 L 40 78 L 22 60 Z",)),
        ("#2a2208", ("M 22 60 L 40 78 L 14 86 Z",)),
    ),
    "theory": (
        ("#e4f0f7+", _DISC),
        ("#16527a", ("M 38 16 L 62 16 L 62 24 L 58 24 L 58 44 L 80 80 L 20 80 L 42 44 L 42 24 L 38 24 Z",)),
        ("#8fd0f2", ("M 38 58 L 62 58 L 72 75 L 28 75 Z",)),
    ),
    "alliance": (
        ("#efe9f7+", _DISC),
        ("#5a2d82", ("O 50 33 17 17",)),
        ("#1d6b4f", ("O 33 62 17 17",)),
        ("#9a4a10", ("O 67 62 17 17",)),
    ),
    "list-trade": (
        ("#1f5f86+", _DISC),
        (
            "#ffffff",
            (
                "M 22 34 L 58 34 L 58 22 L 82 40 L 58 58 L 58 46 L 22 46 Z",
                "M 78 66 L 42 66 L 42 54 L 18 72 L 42 90 L 42 78 L 78 78 Z",
            ),
        ),
    ),
    "list-sale": (
        ("#2f6b35+", _DISC),
        ("#ffffff", ("M 22 24 L 54 22 L 82 52 L 54 82 L 22 50 Z", "-O 36 37 6 6")),
    ),
    "list-wanted": (
        ("#8a5200+", _DISC),
        ("#ffffff", ("O 44 42 24 24", "-O 44 42 14 14", "M 58 66 L 66 58 L 84 76 L 76 84 Z")),
    ),
    "list-lent": (
        ("#6a3f8f+", _DISC),
        ("#ffffff", ("M 50 14 L 76 42 L 60 42 L 60 64 L 40 64 L 40 42 L 24 42 Z", "B 22 72 56 11")),
    ),
    "list-borrowed": (
        ("#9a2f4a+", _DISC),
        ("#ffffff", ("M 50 64 L 76 36 L 60 36 L 60 14 L 40 14 L 40 36 L 24 36 Z", "B 22 72 56 11")),
    ),
    "evil-twin": (
        (
            "#6e1423+",
            (
                "M 14 4 C 16 24 26 30 34 30 L 66 30 C 74 30 84 24 86 4 C 102 28 96 46 90 54 C 88 80 70 92 50 98 "
                "C 30 92 12 80 10 54 C 4 46 -2 28 14 4 Z",
            ),
        ),
        ("#f1e7d2", ("M 50 30 L 66 30 C 74 30 84 24 86 4 C 102 28 96 46 90 54 C 88 80 70 92 50 98 Z",)),
        ("#ffffff", ("M 20 48 L 44 60 L 22 66 Z",)),
        ("#6e1423", ("M 80 48 L 56 60 L 78 66 Z",)),
    ),
    "chain": (
        ("chain+", ("~13 M 40 58 C 22 76 6 56 22 40 L 32 30 C 46 18 62 32 52 46",)),
        ("chain+", ("~13 M 60 42 C 78 24 94 44 78 60 L 68 70 C 54 82 38 68 48 54",)),
    ),
    "tide": (
        ("tide+", _DISC),
        (
            "#ffffff",
            (
                "~8 M 12 58 Q 26 44 38 58 Q 50 70 62 58 Q 74 44 88 58",
                "~8 M 20 74 Q 32 64 42 74 Q 52 82 62 74 Q 72 64 80 74",
                "~8 M 28 44 C 26 24 48 16 58 28 C 64 38 52 44 48 38",
            ),
        ),
    ),
    "tide-low": (
        ("tide+", _DISC),
        (
            "#ffffff",
            (
                "~8 M 12 74 Q 26 62 38 74 Q 50 84 62 74 Q 74 62 88 74",
                "M 42 20 L 58 20 L 58 40 L 70 40 L 50 60 L 30 40 L 42 40 Z",
            ),
        ),
    ),
    "tide-neutral": (("tide+", _DISC), ("#ffffff", ("B 16 46 68 9", "B 24 64 52 9"))),
    "haunted": (
        ("#5b4a86+", _DISC),
        (
            "#ffffff",
            (
                "M 24 82 L 24 46 C 24 8 76 8 76 46 L 76 82 L 67 72 L 58 82 L 50 72 L 42 82 L 33 72 Z",
                "-O 40 44 6 8",
                "-O 60 44 6 8",
            ),
        ),
    ),
    "eye": (
        ("ink", ("M 3 50 Q 50 4 97 50 Q 50 96 3 50 Z", "-M 15 50 Q 50 16 85 50 Q 50 84 15 50 Z")),
        ("ink", ("O 50 50 17 17", "-O 56 44 6 6")),
    ),
    "hidden": (
        ("ink_dim", ("~8 M 6 42 Q 50 84 94 42", "~7 M 22 60 L 14 74 M 42 70 L 38 86 M 60 70 L 64 86 M 80 58 L 88 72")),
    ),
    "deck": (("back0+", ("U 26 8 56 78 7",)), ("back0+", ("U 18 14 56 78 7",)), ("amber", ("P 4 46 53 18 0",))),
    "hand": (
        ("back0+", ("M 8 36 L 40 26 L 56 82 L 24 92 Z",)),
        ("back0+", ("U 32 14 36 62 5",)),
        ("back0+", ("M 60 26 L 92 36 L 76 92 L 44 82 Z",)),
    ),
    "archives": (("ink+", ("U 8 20 84 24 4 B 14 44 72 46",)), ("paper", ("U 36 54 28 9 4",))),
    "discarded": (
        ("ink_dim+", ("M 18 26 L 82 26 L 74 94 L 26 94 Z U 10 12 80 12 4 B 40 5 20 8",)),
        ("paper", ("B 36 38 6 44 B 58 38 6 44",)),
    ),
    "purged": (("ink_dim+", ("O 50 50 46 46", "-O 50 50 33 33")), ("ink_dim", ("~13 M 22 22 L 78 78",))),
    "bell": (
        ("amber_dark+", ("O 50 84 11 11",)),
        (
            "amber+",
            ("M 50 10 C 30 10 24 26 23 44 C 22 62 16 70 8 76 L 92 76 C 84 70 78 62 77 44 C 76 26 70 10 50 10 Z",),
        ),
        ("amber_dark+", ("U 4 72 92 10 5", "O 50 8 8 8")),
        ("amber_light", ("M 40 18 C 32 24 31 38 30 48 C 29 58 26 64 23 68 L 34 68 C 38 58 36 32 44 18 Z",)),
    ),
    "check": (("check+", ("P 8 50 50 49 22.5",)), ("#ffffff", ("B 43 18 14 42 O 50 76 9 9",))),
    "up": (("raised+", ("M 50 10 L 92 84 L 8 84 Z",)),),
    "down": (("lowered+", ("M 50 90 L 92 16 L 8 16 Z",)),),
    "exhausted": (("ink", ("~12 M 78 30 C 60 6 16 14 14 52 C 14 90 64 98 82 68", "M 92 8 L 90 48 L 56 34 Z")),),
    "blanked": (("ink_dim+", ("U 14 10 72 80 8",)), ("paper", ("~9 M 28 34 L 72 66 M 72 34 L 28 66",))),
    "upgrade": (("frame-upgrade+", ("M 50 6 L 86 44 L 66 44 L 66 94 L 34 94 L 34 44 L 14 44 Z",)),),
}
_ICONS["under"] = (
    ("#6b6257+", ("U 30 4 56 74 7",)),
    ("#ffffff+", ("U 14 22 56 74 7",)),
    ("#6b6257", ("M 30 48 L 54 48 L 54 40 L 62 54 L 54 68 L 54 60 L 30 60 Z",)),
)
_ICONS.update({icon_of(keyword): parts for keyword, parts in KEYWORD_ICONS.items()})
_ICONS.update(LOG_ICONS)
for _color, _bow in _BOWS.items():
    _ICONS[f"key-{_color}"] = ((f"key-{_color}+", (*_bow, _BIT)),)
    _ICONS[f"key-{_color}-unforged"] = ((f"blank-{_color}", (*_bow, _BIT)),)

ICONS: tuple[str, ...] = (*_ICONS, *(f"house:{house}" for house in House), "house")
"""Every name `draw_icon` knows."""

BONUS: dict[Icon, str] = {icon: icon.value for icon in Icon}
"""The picture of each bonus icon."""


@lru_cache(maxsize=256)
def icon_path(name: str, layer: int) -> QPainterPath:
    """Return one layer of an icon as a path in the 100 × 100 box. Do not change the result."""
    return combined(*_ICONS[name][layer][1])


def role_color(role: str, theme: Theme) -> str:
    """Return the color a layer's role means in a theme."""
    if role.startswith("#"):
        return role
    if role.startswith(("key-", "blank-")):
        return theme.keys[KeyColor(role.partition("-")[2])]
    if role == "frame-upgrade":
        return "#3f6f94" if not theme.plain else "#ffffff"
    if role == "back0":  # lighter than the back of a card: it must show on dark windows
        dark = readable_on(theme.window) == "#ffffff"
        return mix(theme.backs[0], "#ffffff", 0.5) if dark else theme.backs[0]
    return str(getattr(theme, role))


def is_icon(name: str) -> bool:
    """Return True when `draw_icon` knows `name`; house icons are written `house:NAME`."""
    return name in _ICONS or name == "house" or house_of(name) is not None


def house_of(name: str) -> House | None:
    """Return the house an icon name such as `house:brobnar` means; spaces and hyphens are forgiven."""
    head, _, tail = name.partition(":")
    plain = tail.lower().replace(" ", "").replace("-", "").replace("_", "")
    return HOUSES.get(plain) if head == "house" else None


def draw_icon(painter: QPainter, name: str, rect: QRectF, theme: Theme) -> None:
    """Draw an icon as large as `rect` allows; an unknown name draws the generic counter."""
    if name == "house" or name.startswith("house:"):
        draw_emblem(painter, house_of(name), rect, theme)
        return
    if name not in _ICONS:
        name = "counter"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    for index, (role, _) in enumerate(_ICONS[name]):
        _paint_layer(painter, role, icon_path(name, index), theme)
    painter.restore()


def _paint_layer(painter: QPainter, role: str, path: QPainterPath, theme: Theme) -> None:
    shaded = role.endswith("+")
    base = role_color(role.rstrip("+"), theme)
    if role.startswith("blank-"):
        painter.setBrush(color(mix(theme.key_blank, base, 0.12), 0.30))
        painter.setPen(QPen(color(mix(theme.key_blank, base, 0.45)), 5, Qt.PenStyle.SolidLine))
        painter.drawPath(path)
    elif shaded:
        fill = QLinearGradient(QPointF(0, 0), QPointF(0, 100))
        fill.setColorAt(0, color(mix(base, "#ffffff", 0.28)))
        fill.setColorAt(1, color(mix(base, "#000000", 0.12)))
        painter.setPen(
            QPen(
                color(mix(base, "#120c06", 0.72)),
                7,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.fillPath(path, fill)
    else:
        painter.fillPath(path, QColor(base))


@lru_cache(maxsize=512)
def _number_path(text: str, px: int, condensed: bool) -> QPainterPath:
    """Return the outlines of a number about (0, 0), as they came out the first time. Do not change the result.

    Qt gives outlines that differ a little by which letters, of which sizes, it was asked for before: a card drawn
    again would not look quite the same.
    """
    path = QPainterPath()
    path.addText(QPointF(0, 0), font(px, bold=True, condensed=condensed), text)
    return path.translated(-path.boundingRect().center())


def draw_number(painter: QPainter, text: str, rect: QRectF, *, ink: str, edge: str | None = None) -> None:
    """Write a short number as large as fits into `rect`, with a thin contrasting edge that keeps it readable."""
    px, condensed = round(rect.height()), len(text) > 1
    width = QFontMetricsF(font(px, bold=True, condensed=condensed)).horizontalAdvance(text)
    if width > rect.width():
        px, condensed = round(rect.height() * rect.width() / width), True
    path = _number_path(text, px, condensed).translated(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if edge is not None:
        pen = QPen(QColor(edge), px * 0.22)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
    painter.fillPath(path, QColor(ink))
    painter.restore()


_PLAIN: dict[str, tuple[Layer, ...]] = {
    "amber": (("amber+", _CRYSTAL), ("amber_light", ("M 50 10 L 74 31 L 56 30 L 32 33 Z",))),
    "damage": (("damage+", _BURST),),
    "power-counter": (("raised+", _DISC),),
    "counter": (("counter+", _HEX),),
    "armor": (("armor+", _SHIELD),),
    "power": (("power+", ("P 8 50 50 49 22.5",)),),
    "chain": (("chain+", _DISC),),
    "under": (("#6b6257+", ("U 22 2 62 96 8",)),),
    **{icon_of(keyword): parts for keyword, parts in KEYWORD_NUMBERS.items()},
    **{f"counter:{kind}": ((f"{tint}+", parts),) for kind, (tint, parts) in COUNTER_SHAPES.items()},
}


def draw_token(painter: QPainter, name: str, count: int | str, rect: QRectF, theme: Theme) -> None:
    """Draw a token with its number on it: amber, damage, power-counter, armor, power, chain, or `counter:KIND`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    layers = _PLAIN.get(name, _PLAIN["counter"])
    for role, parts in layers:
        _paint_layer(painter, role, combined(*parts), theme)
    base = role_color(layers[0][0].rstrip("+"), theme)
    ink = readable_on(base)
    edge = mix(base, "#ffffff", 0.35) if ink != "#ffffff" else mix(base, "#000000", 0.75)
    wide = 62 if len(str(count)) > 1 else 56
    middle = 56 if name == "amber" else 48 if name == "armor" else 51
    draw_number(painter, str(count), QRectF(50 - wide / 2, middle - 30, wide, 60), ink=ink, edge=edge)
    painter.restore()

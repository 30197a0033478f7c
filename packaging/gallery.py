"""Paint galleries of everything the program draws into PNG files, to be looked at.

Usage: python packaging/gallery.py FOLDER [emblems icons cards table pieces …] [--theme light] [--scale 1]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from kfdesk.cards.facts import facts
from kfdesk.collection.generator import generate_many
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.emblems import draw_emblem, paint_shape
from kfdesk.desk.art.faces import CardLook, look_of_facts, paint_card, table_size
from kfdesk.desk.art.fonts import font
from kfdesk.desk.art.icons import ICONS, draw_icon, draw_token
from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.art.rules_text import layout_rules_text
from kfdesk.desk.kit.theme import THEMES, Theme
from kfdesk.engine.terms import ENRAGE, STUN, WARD, CardType, House, Icon, KeyColor, Status
from kfdesk.text.runs import of_text

Page = Callable[[QPainter, Theme], None]


def emblems(painter: QPainter, theme: Theme) -> None:
    """All house emblems: large, lit and unlit, bare, and as small as they get."""
    for index, house in enumerate([*House, None]):
        x, y = 10 + (index % 6) * 180, 10 + (index // 6) * 150
        draw_emblem(painter, house, QRectF(x, y, 96, 96), theme)
        draw_emblem(painter, house, QRectF(x + 100, y, 32, 32), theme, lit=False)
        draw_emblem(painter, house, QRectF(x + 100, y + 36, 20, 20), theme)
        draw_emblem(painter, house, QRectF(x + 124, y + 36, 14, 14), theme)
        paint_shape(painter, house, QRectF(x + 104, y + 64, 40, 40), QColor(theme.text))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(x, y + 100, 150, 24), Qt.AlignmentFlag.AlignLeft, str(house))


def icons(painter: QPainter, theme: Theme) -> None:
    """All icons large and small, tokens with numbers, and a rules text."""
    for index, name in enumerate(n for n in ICONS if not n.startswith("house:")):
        x, y = 10 + (index % 12) * 90, 10 + (index // 12) * 96
        draw_icon(painter, name, QRectF(x, y, 48, 48), theme)
        draw_icon(painter, name, QRectF(x + 52, y, 18, 18), theme)
        draw_icon(painter, name, QRectF(x + 52, y + 22, 12, 12), theme)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(9))
        painter.drawText(QRectF(x, y + 52, 88, 30), Qt.AlignmentFlag.AlignLeft, name)
    for index, name in enumerate(("amber", "damage", "power-counter", "counter", "armor", "power", "chain")):
        for step, number in enumerate((1, 7, 12)):
            draw_token(painter, name, number, QRectF(10 + index * 90 + step * 28, 400, 26, 26), theme)
    layout_rules_text(SAMPLE, 300.0).draw(painter, QPointF(660, 380), theme, ink=theme.text)


def _looks(count: int, kind: CardType, language: str) -> list[CardLook]:
    """Some cards of a type, spread over the houses."""
    found = [card for card in facts().values() if card.type is kind and card.houses]
    seed = Random(f"{kind}")
    houses = list(House)
    picked: list[CardLook] = []
    while len(picked) < count:
        house = houses[len(picked) % len(houses)]
        card = seed.choice([card for card in found if house in card.houses] or found)
        shown = house if house in card.houses else card.houses[-1]
        icons = tuple(seed.choice(list(Icon)) for _ in range(seed.randrange(3)))
        picked.append(look_of_facts(card, shown, language, text=of_text(SAMPLE), icons=icons))
    return picked


def _place(painter: QPainter, look: CardLook, x: float, y: float, width: float, theme: Theme) -> None:
    painter.save()
    painter.translate(x, y)
    paint_card(painter, look, table_size(width), theme)
    painter.restore()


def table(painter: QPainter, theme: Theme) -> None:
    """Small faces: each type in a row, then states."""
    kinds = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)
    for row, kind in enumerate(kinds):
        for column, look in enumerate(_looks(12, kind, "de" if row % 2 else "en")):
            _place(painter, look, 8 + column * 102, 8 + row * 140, 96, theme)
    for column, look in enumerate(_states()):
        _place(painter, look, 8 + column * 102, 8 + 4 * 140, 96, theme)


def _states() -> list[CardLook]:
    """One creature in many states, and both backs."""
    plain = replace(_looks(6, CardType.CREATURE, "en")[5], icons=())
    return [
        replace(plain, damage=3, amber=2),
        replace(plain, statuses=(STUN,), armor=2, base_armor=2, armor_left=1),
        replace(plain, statuses=(WARD,), power=(plain.power or 3) + 2, power_counters=2),
        replace(plain, statuses=(ENRAGE,), power=max(1, (plain.power or 3) - 2), damage=11),
        replace(plain, taunts=True, statuses=tuple(Status), counters=(("doom", 3),)),
        replace(plain, maverick=True, icons=(Icon.AMBER, Icon.DRAW, Icon.CAPTURE, Icon.DAMAGE, Icon.POWER)),
        replace(plain, armor=3, base_armor=1, amber=12, notes=("Brobnar",)),
        replace(plain, face_down=True, blanked=True, power=0, base_power=0, other_houses=(House.MARS,)),
        replace(plain, type=CardType.TOKEN_CREATURE, type_word="Token creature"),
        replace(plain, type=CardType.PROPHECY, power=None, armor=None, type_word="Prophecy"),
        CardLook(id=None, back=0),
        CardLook(id=None, back=1),
    ]


def cards(painter: QPainter, theme: Theme) -> None:
    """Large faces with text."""
    looks = [_looks(3, kind, "de")[1 + (kind is CardType.ACTION)] for kind in CardType if kind in SHOWN]
    looks[0] = replace(looks[0], damage=2, amber=1, statuses=(WARD,), icons=(Icon.AMBER, Icon.DAMAGE), power=9)
    for column, look in enumerate(looks):
        _place(painter, look, 10 + column * 370, 10, 360, theme)


def pieces(painter: QPainter, theme: Theme) -> None:
    """Keys."""
    draw_keys(painter, (), QRectF(10, 10, 200, 56), theme)
    draw_keys(painter, (KeyColor.RED, KeyColor.YELLOW), QRectF(220, 10, 200, 56), theme)
    draw_keys(painter, tuple(KeyColor), QRectF(430, 10, 100, 28), theme)


def archons(painter: QPainter, theme: Theme) -> None:
    """Portraits of thirty generated Archons, large and as small as lists show them."""
    decks = list(generate_many(range(30), added=datetime(2026, 1, 1, tzinfo=UTC)))
    for index, deck in enumerate(decks):
        row, column = divmod(index, 6)
        paint_archon(painter, deck.name, deck.houses, QRectF(10 + column * 190, 10 + row * 190, 180, 180), theme)
        row, column = divmod(index, 15)
        paint_archon(painter, deck.name, deck.houses, QRectF(10 + column * 72, 964 + row * 72, 64, 64), theme)


SHOWN = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)

SAMPLE = (
    "Elusive. (Attacked for the first time each turn: no damage either way.)\n"
    "Play: Steal 1{amber}. If your opponent has 7{amber} or more, deal 2{damage} to a {house:shadows} creature.\n"
    "Nach dem Ernten: Lege 1{amber} aus dem Vorrat auf diese Kreatur. {draw}{discard}{capture}{power}{tide}"
)

PAGES: dict[str, tuple[tuple[int, int], Page]] = {
    "emblems": ((1100, 480), emblems),
    "icons": ((1100, 520), icons),
    "table": ((1240, 716), table),
    "cards": ((1490, 523), cards),
    "pieces": ((550, 160), pieces),
    "archons": ((1150, 1110), archons),
}


def main() -> None:
    """Paint the pages asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"any of {', '.join(PAGES)} (default: all)")
    parser.add_argument("--theme", default="light", choices=list(THEMES))
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args()
    if unknown := set(options.pages) - set(PAGES):
        parser.error(f"there is no page {', '.join(sorted(unknown))}")
    application = QGuiApplication(sys.argv[:1])
    theme = THEMES[options.theme]
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.pages or PAGES:
        (width, height), page = PAGES[name]
        image = QImage(round(width * options.scale), round(height * options.scale), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(options.scale)
        image.fill(QColor(theme.cloth))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        page(painter, theme)
        painter.end()
        image.save(str(options.folder / f"{name}-{options.theme}-{options.scale:g}.png"))
    application.quit()


if __name__ == "__main__":
    main()

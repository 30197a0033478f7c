"""Measure how many pictures of cards look alike: all pairs within each deck that ships, and each generated one.

Usage: python packaging/look_alikes.py [--decks 200] [--worst 20] [--limit 0.2] [--sheets FOLDER] [--mend]

Pictures are compared at 64 × 64 pixels, as somebody sees them who looks for two seconds: one may lie a little beside
the other or be its mirror image. What counts is structure (the structural similarity index of their brightness, in
windows of 8 × 8) and color (how near the colors of the windows are), each between 0 and 1; two pictures are as alike
as the product of both, and look alike from the limit on. With `--sheets`, pictures of whole decks in the size of the
table and of the worst pairs are written there, to be judged by eye. With `--mend` one card of each pair that looks
alike throws its dice anew, until it looks like none that it shares a deck with, and `assets/pictures/stagings.json`
keeps that.

No library does this for us: scikit-image would bring numpy and scipy, 100 MB, for the sixty lines below, and what is
slow in them, the sums of products, Python's own `map` does in half a millisecond a pair.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import combinations
from operator import mul
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QTransform

from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.collection.generator.decks import generate_many
from kfdesk.desk.art.faces import look_of_facts, paint_card, table_size
from kfdesk.desk.art.scenes import Subject, paint_scene
from kfdesk.desk.art.staging import staging
from kfdesk.desk.art.tables import table
from kfdesk.desk.kit.theme import DARK
from kfdesk.engine.terms import CREATURES, House
from kfdesk.resources import assets

SIDE: Final = 64
WINDOW: Final = 8
STEP: Final = 4
ACROSS: Final = (SIDE - WINDOW) // STEP + 1
"""Windows in a row."""
BESIDE: Final = tuple((x, y) for y in (-1, 0, 1) for x in (-2, -1, 0, 1, 2))
"""By how many steps one picture may lie beside another."""
CALM: Final = (0.01 * 255) ** 2
EVEN: Final = (0.03 * 255) ** 2
"""The constants of the index: what keeps windows of one color from counting as noise."""
FAR: Final = 70.0
"""Distance of two colors (of blue and red from brightness) from which on they have nothing in common."""
LIMIT: Final = 0.2
TRIES: Final = 20
"""How often a card throws its dice anew before it is left as it is."""
SAFE: Final = 0.8
"""Part of the limit below which a card whose dice were thrown anew must be."""
STAGINGS: Final = assets() / "pictures" / "stagings.json"
WHEN: Final = datetime(2026, 11, 1, tzinfo=UTC)


class Shown(NamedTuple):
    """A card as a deck shows it."""

    id: str
    house: House | None

    @property
    def is_creature(self) -> bool:
        """Whether its picture is that of a creature."""
        return facts()[self.id].type in CREATURES


class Windows(NamedTuple):
    """A picture in windows, row by row."""

    light: tuple[bytes, ...]
    """The brightness of each pixel of a window."""
    means: tuple[float, ...]
    spreads: tuple[float, ...]
    colors: tuple[tuple[float, float], ...]


class Seen(NamedTuple):
    """A picture and its mirror image."""

    picture: Windows
    mirrored: Windows


class Likeness(NamedTuple):
    """How alike two pictures are, from 0 to 1."""

    structure: float
    color: float

    @property
    def whole(self) -> float:
        """Structure and color in one number."""
        return self.structure * self.color


def seen(image: QImage) -> Seen:
    """Return a picture in windows; it is scaled to the size in which pictures are compared."""
    small = image.scaled(SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    mirrored = small.transformed(QTransform.fromScale(-1, 1))
    return Seen(_windows(small), _windows(mirrored))


def _windows(image: QImage) -> Windows:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    content, long = bytes(plain.constBits()), plain.bytesPerLine()
    rows = [content[y * long : y * long + 3 * SIDE] for y in range(SIDE)]
    light = [bytes((77 * r + 150 * g + 29 * b) >> 8 for r, g, b in _pixels(row)) for row in rows]
    blue = [
        [b - y for (_, _, b), y in zip(_pixels(row), line, strict=True)] for row, line in zip(rows, light, strict=True)
    ]
    red = [
        [r - y for (r, _, _), y in zip(_pixels(row), line, strict=True)] for row, line in zip(rows, light, strict=True)
    ]
    corners = [(x * STEP, y * STEP) for y in range(ACROSS) for x in range(ACROSS)]
    cells = tuple(b"".join(line[x : x + WINDOW] for line in light[y : y + WINDOW]) for x, y in corners)
    means = tuple(sum(cell) / len(cell) for cell in cells)
    spreads = tuple(
        float(sum(map(mul, cell, cell))) / len(cell) - mean**2 for cell, mean in zip(cells, means, strict=True)
    )
    return Windows(cells, means, spreads, tuple((_mean(blue, x, y), _mean(red, x, y)) for x, y in corners))


def _pixels(row: bytes) -> Iterable[tuple[int, int, int]]:
    return zip(row[0::3], row[1::3], row[2::3], strict=True)


def _mean(values: Sequence[Sequence[int]], x: int, y: int) -> float:
    return sum(sum(line[x : x + WINDOW]) for line in values[y : y + WINDOW]) / WINDOW**2


def likeness(one: Seen, other: Seen) -> Likeness:
    """Return how alike two pictures are where they lie on each other best."""
    places = [(picture, beside) for picture in other for beside in BESIDE]
    picture, beside = min(places, key=lambda place: _difference(one.picture, *place))
    pairs = list(_pairs(*beside))
    structure = sum(_index(one.picture, picture, a, b) for a, b in pairs) / len(pairs)
    color = sum(_nearness(one.picture.colors[a], picture.colors[b]) for a, b in pairs) / len(pairs)
    return Likeness(max(0.0, structure), color)


@cache
def _pairs(right: int, down: int) -> tuple[tuple[int, int], ...]:
    """Return the windows that lie on each other, of two pictures of which one is moved by so many steps."""
    inside = range(ACROSS)
    return tuple(
        (y * ACROSS + x, (y + down) * ACROSS + x + right)
        for y in inside
        for x in inside
        if x + right in inside and y + down in inside
    )


def _difference(one: Windows, other: Windows, beside: tuple[int, int]) -> float:
    pairs = _pairs(*beside)
    return sum(abs(one.means[a] - other.means[b]) for a, b in pairs) / len(pairs)


def _index(one: Windows, other: Windows, a: int, b: int) -> float:
    """Return the structural similarity index of two windows."""
    light, means = one.light[a], one.means[a] * other.means[b]
    together = float(sum(map(mul, light, other.light[b]))) / len(light) - means
    return ((2 * means + CALM) * (2 * together + EVEN)) / (
        (one.means[a] ** 2 + other.means[b] ** 2 + CALM) * (one.spreads[a] + other.spreads[b] + EVEN)
    )


def _nearness(one: tuple[float, float], other: tuple[float, float]) -> float:
    return max(0.0, 1 - math.hypot(one[0] - other[0], one[1] - other[1]) / FAR)


def painted(card: Shown, side: int = SIDE) -> QImage:
    """Return a card's picture without its frame."""
    known = facts()[card.id]
    subject = Subject(card.id, str(known.type), known.traits, card.house, known.half is not None)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_scene(painter, subject, QRectF(image.rect()), DARK, focus=0.5)
    painter.end()
    return image


@cache
def windows_of(card: Shown) -> Seen:
    """Return a card's picture as it is compared."""
    return seen(painted(card, 2 * SIDE))


@cache
def of_cards(one: Shown, other: Shown) -> Likeness:
    """Return how alike the pictures of two cards are."""
    return likeness(windows_of(one), windows_of(other))


def decks(generated: int) -> Iterator[tuple[str, tuple[Shown, ...]]]:
    """Yield each deck's name with its cards, once each: those that ship, then so many generated ones."""
    for _, deck in sample_decks():
        yield deck.name, tuple(sorted({Shown(card.id, card.house) for card in deck.cards}))
    for made in generate_many(range(generated), added=WHEN):
        yield made.name, tuple(sorted({Shown(card.id, House(card.house)) for card in made.cards if card.id}))


class Count(NamedTuple):
    """What was found in some decks."""

    pairs: dict[tuple[Shown, Shown], Likeness]
    compared: int
    """Pairs, counted in each deck."""
    alike: int
    worst_deck: int
    """Most pairs that look alike in one deck."""


def count(found: Iterable[tuple[str, tuple[Shown, ...]]], limit: float, *, creatures: bool) -> Count:
    """Compare all pairs of each deck, either of creatures or of all other cards."""
    pairs: dict[tuple[Shown, Shown], Likeness] = {}
    compared = alike = worst = 0
    for _, cards in found:
        here = [(pair, of_cards(*pair)) for pair in combinations((c for c in cards if c.is_creature is creatures), 2)]
        pairs.update(here)
        compared += len(here)
        in_deck = sum(like.whole >= limit for _, like in here)
        alike, worst = alike + in_deck, max(worst, in_deck)
    return Count(pairs, compared, alike, worst)


def mend(pairs: dict[tuple[Shown, Shown], Likeness], limit: float) -> Iterator[str]:
    """Let one card of each pair that looks alike throw its dice anew; yield what became of it."""
    chosen = table("stagings")["cards"]
    for pair in [pair for pair, like in pairs.items() if like.whole >= limit]:
        card = pair[1]
        others = {other for found in pairs if card in found for other in found if other != card}
        for throw in range(1, TRIES):
            chosen.setdefault(card.id, {})["dice"] = throw
            staging.cache_clear()
            looks = seen(painted(card, 2 * SIDE))
            worst = max(likeness(windows_of(other), looks).whole for other in others)
            if worst < limit * SAFE:
                break
        yield f"{card.id}: throw {throw}, {worst:.3f}"
    rows = ",\n".join(f"    {_json(id_)}: {_json(chosen[id_])}" for id_ in sorted(chosen))
    STAGINGS.write_text(f'{{\n  "cards": {{\n{rows}\n  }}\n}}\n', encoding="utf-8")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def report(title: str, counted: Count, limit: float, most: int) -> str:
    """Return the figures of some decks as lines."""
    ranked = sorted(counted.pairs.items(), key=lambda row: -row[1].whole)
    values = [like.whole for _, like in ranked]
    lines = [
        f"{title}: {counted.compared} pairs, {counted.alike} alike"
        f" ({100 * counted.alike / max(1, counted.compared):.2f} %), at most {counted.worst_deck} in a deck;"
        f" median {values[len(values) // 2]:.3f}, 1 of 100 above {values[len(values) // 100]:.3f},"
        f" highest {values[0]:.3f}"
    ]
    for (one, other), like in ranked[:most]:
        mark = "!" if like.whole >= limit else " "
        lines.append(f"  {mark} {like.whole:.3f} = {like.structure:.3f} × {like.color:.3f}  {one.id} / {other.id}")
    return "\n".join(lines)


def deck_sheet(cards: Sequence[Shown], width: float) -> QImage:
    """Return the cards of a deck side by side as the table shows them."""
    size, across = table_size(width), max(1, int(1500 // (width + 6)))
    high = -(-len(cards) // across)
    sheet = QImage(round(across * (width + 6)), round(high * (size.height() + 6)), QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(sheet)
    for index, card in enumerate(cards):
        painter.save()
        painter.translate(QPointF(index % across * (width + 6) + 3, index // across * (size.height() + 6) + 3))
        paint_card(painter, look_of_facts(facts()[card.id], card.house, "en"), size, DARK)
        painter.restore()
    painter.end()
    return sheet


def pairs_sheet(pairs: Sequence[tuple[Shown, Shown]], side: int = 96) -> QImage:
    """Return pairs of pictures, each pair beside each other."""
    across = 7
    sheet = QImage(across * (2 * side + 12), -(-len(pairs) // across) * (side + 10), QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    for index, pair in enumerate(pairs):
        for number, card in enumerate(pair):
            x, y = index % across * (2 * side + 12) + number * (side + 1), index // across * (side + 10)
            painter.drawImage(x, y, painted(card, side))
    painter.end()
    return sheet


def main() -> None:
    """Print the figures and write the sheets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=200, help="how many decks to generate")
    parser.add_argument("--worst", type=int, default=20, help="how many of the worst pairs to name")
    parser.add_argument("--limit", type=float, default=LIMIT, help="from which likeness on two pictures look alike")
    parser.add_argument("--sheets", type=Path, help="folder for pictures to look at")
    parser.add_argument("--mend", action="store_true", help="let cards that look alike throw their dice anew")
    asked = parser.parse_args()
    QGuiApplication.instance() or QGuiApplication([])
    found = list(decks(asked.decks))
    shipped = found[: len(sample_decks())]
    for title, some in (("decks that ship", shipped), (f"{asked.decks} generated decks", found[len(shipped) :])):
        for creatures in (True, False):
            counted = count(some, asked.limit, creatures=creatures)
            if not counted.pairs:
                continue
            kind = "creatures" if creatures else "other cards"
            print(report(f"{title}, {kind}", counted, asked.limit, asked.worst), flush=True)
            if asked.mend:
                print("\n".join(mend(counted.pairs, asked.limit)), flush=True)
            if asked.sheets:
                asked.sheets.mkdir(parents=True, exist_ok=True)
                ranked = sorted(counted.pairs, key=lambda pair: -counted.pairs[pair].whole)
                pairs_sheet(ranked[:49]).save(
                    str(asked.sheets / f"worst-{title.split()[0]}-{kind.split(maxsplit=1)[0]}.png")
                )
    if asked.sheets:
        for number, (_, cards) in enumerate(shipped[::4]):
            for width in (71, 120):
                deck_sheet(cards, width).save(str(asked.sheets / f"deck-{number}-{width}.png"))


if __name__ == "__main__":
    main()

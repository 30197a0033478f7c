"""The measure of pictures that look alike: what it sees as the same, and that decks have hardly any such pairs."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kfdesk.collection.files import sample_decks
from kfdesk.desk.art.staging import staging
from kfdesk.desk.art.tables import table
from kfdesk.engine.terms import House
from tests.packaging.test_packages import script

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def measure() -> Any:
    return script("look_alikes")


def blot(x: float, y: float, ink: str = "#203060", ground: str = "#e0d0a0") -> QImage:
    """Return a picture of a disc with a smaller one in it, which is not its own mirror image."""
    image = QImage(128, 128, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawEllipse(QPointF(x, y), 30, 40)
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(x + 12, y - 10), 9, 9)
    painter.end()
    return image


def test_a_picture_is_like_itself_and_like_its_mirror_image_beside_its_place(measure: Any) -> None:
    one = measure.seen(blot(64, 64))
    assert measure.likeness(one, one).whole == pytest.approx(1.0)
    moved = measure.seen(blot(72, 64))
    assert measure.likeness(one, moved).whole > 0.9
    mirrored = blot(64, 64).flipped(Qt.Orientation.Horizontal)
    assert measure.likeness(one, measure.seen(mirrored)).whole > 0.9


def test_another_color_and_another_figure_are_less_alike(measure: Any) -> None:
    one = measure.seen(blot(64, 64))
    red = measure.likeness(one, measure.seen(blot(64, 64, "#b01010", "#20c040")))
    assert red.color < 0.5 and red.whole < 0.5
    tall = measure.seen(blot(64, 64).scaled(128, 400).copy(0, 150, 128, 128))
    assert measure.likeness(one, tall).structure < 0.7


def test_pairs_are_counted_in_each_deck(measure: Any) -> None:
    cards = tuple(measure.Shown(id_, House.BROBNAR) for id_ in ("krump", "troll", "valdr", "anger"))
    counted = measure.count([("one", cards), ("two", cards[1:])], limit=0.0, creatures=True)
    assert (counted.compared, counted.alike, counted.worst_deck, len(counted.pairs)) == (4, 4, 3, 3)
    text = measure.report("decks", counted, 0.0, 2)
    assert text.startswith("decks: 4 pairs, 4 alike (100.00 %), at most 3 in a deck;")
    assert len(text.splitlines()) == 3


def test_a_card_that_looks_like_another_one_throws_its_dice_anew(
    measure: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "STAGINGS", tmp_path / "stagings.json")
    monkeypatch.setitem(table("stagings"), "cards", {})
    one, other = (measure.Shown(id_, House.DIS) for id_ in ("pit-demon", "shooler"))
    assert list(measure.mend({(one, other): measure.Likeness(0.9, 0.9)}, 0.3))
    staging.cache_clear()
    assert list(json.loads((tmp_path / "stagings.json").read_text(encoding="utf-8"))["cards"]) == ["shooler"]


def test_no_two_creatures_of_a_deck_look_alike(measure: Any) -> None:
    """A tenth of the decks that ship; the script compares all, and generated ones."""
    for name, cards in list(measure.decks(0))[::10]:
        creatures = [card for card in cards if card.is_creature]
        alike = [pair for pair in combinations(creatures, 2) if measure.of_cards(*pair).whole >= measure.LIMIT]
        assert alike == [], name
    assert len(sample_decks()) > 30

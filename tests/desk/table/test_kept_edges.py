"""What is drawn around a card is kept from painting to painting; it is always what would be drawn afresh."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kfdesk.desk.kit.theme import DARK, LIGHT
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.places import Spot
from kfdesk.desk.table.items import Brushes, CardItem
from kfdesk.desk.table.marks import Mark, Marking
from kfdesk.engine.terms import Player, Zone
from tests.desk.samples import creature

pytestmark = pytest.mark.usefixtures("qapp")

CARD = creature("c1", "troll")
SPOT = Spot("c1", Player(0), Zone.BATTLELINE, 0, 0, 90.0, 126.0)
READY = Marking(Mark.READY)


def painted(item: CardItem) -> QImage:
    """Return the card as it is painted now."""
    image = QImage(260, 260, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(130, 130)
        item.paint(painter, QStyleOptionGraphicsItem())
    return image


def _larger(item: CardItem) -> None:
    item.present(CARD, replace(SPOT, width=110.0, height=154.0))


def _turned(item: CardItem) -> None:
    item.present(replace(CARD, ready=False), replace(SPOT, turned=True))


def _partly_shown(item: CardItem) -> None:
    item.present(CARD, replace(SPOT, shown=0.5))


def _marked(item: CardItem) -> None:
    item.set_marking(Marking(Mark.PICKED, 1))


def _elsewhere(item: CardItem) -> None:
    item.present(CARD, replace(SPOT, x=40.0, z=90.0))


@pytest.mark.parametrize("change", [_larger, _turned, _partly_shown, _marked, _elsewhere])
def test_a_card_that_was_painted_before_a_change_looks_like_one_that_is_painted_after_it_for_the_first_time(
    change: Callable[[CardItem], None],
) -> None:
    brushes = Brushes()
    kept, fresh = CardItem(brushes, CARD, SPOT), CardItem(brushes, CARD, SPOT)
    for item in (kept, fresh):
        item.set_marking(READY)
    before = painted(kept)
    for item in (kept, fresh):
        change(item)
    after = painted(kept)
    assert after == painted(fresh)
    assert (after == before) is (change is _elsewhere)


def test_another_theme_draws_what_is_around_a_card_anew() -> None:
    brushes = Brushes()
    kept = CardItem(brushes, CARD, SPOT)
    kept.set_marking(READY)
    worn = ui.theme
    try:
        ui.wear(LIGHT)
        light = painted(kept)
        ui.wear(DARK)
        kept.repaint()
        fresh = CardItem(brushes, CARD, SPOT)
        fresh.set_marking(READY)
        assert painted(kept) == painted(fresh) != light
    finally:
        ui.wear(worn)

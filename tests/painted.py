"""Pictures that all windows of a process share in tests: most show the same decks. Each window keeps its own copies of
them, as in the program; what is painted for one is copied for the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache, lru_cache
from math import ceil, floor
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kfdesk.desk.art import cache as card_cache
from kfdesk.desk.art import window_icons as icons
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.faces import paint_card, paint_printed
from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.ceremonies import curtain, storybox
from kfdesk.desk.decks import portraits
from kfdesk.desk.kit.bounded import Bounded
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.layout.table_layout import TableLayout
from kfdesk.desk.table import panel, scene
from kfdesk.desk.table.background import draw_cloth
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.table.items import Brushes
from kfdesk.desk.window import last_table
from kfdesk.desk.window import main_window as window_module
from kfdesk.engine.terms import Player

MOST_CLOTHS = 12
"""How many tables are kept; each takes 4 MB."""


def keys_kept(store: Bounded[Any, Any], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list to which the key of each picture is added that a store keeps from now on, as it was not there."""
    keys: list[Any] = []
    keep = store.keep

    def noted(key: Hashable, made: object) -> object:
        keys.append(key)
        return keep(key, made)

    monkeypatch.setattr(store, "keep", noted)
    return keys


@contextmanager
def painted_once() -> Iterator[None]:
    """Let all windows share what they paint."""
    with ExitStack() as stack:
        for share in (_faces, _portraits, _icons, _backs, _grounds, _cloths, _archons):
            forget = share(stack)
            stack.callback(forget)  # while there is still an application
        yield


def _faces(stack: ExitStack) -> Callable[[], None]:
    """Cards, but for the state of large ones."""

    @lru_cache(maxsize=3000)
    def painted(
        paint: Callable[..., None], look: CardLook, size: tuple[float, float], on: tuple[int, int, float], theme: Theme
    ) -> QPixmap:
        return _picture(*on, lambda painter: paint(painter, look, QSizeF(*size), theme))

    def shared(paint: Callable[..., None]) -> Callable[[QPainter, CardLook, QSizeF, Theme], None]:
        def copy(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
            painter.drawPixmap(0, 0, painted(paint, look, size.toTuple(), _on(painter), theme))

        return copy

    for paint in (paint_card, paint_printed):
        stack.enter_context(patch.object(card_cache, paint.__name__, shared(paint)))
    return painted.cache_clear


def _portraits(stack: ExitStack) -> Callable[[], None]:
    """Archons in lists of decks."""

    @lru_cache(maxsize=300)
    def painted(
        name: str, houses: tuple[str, ...], size: tuple[float, float], on: tuple[int, int, float], theme: Theme
    ) -> QPixmap:
        return _picture(*on, lambda painter: paint_archon(painter, name, houses, QRectF(0, 0, *size), theme))

    def shared(painter: QPainter, name: str, houses: Sequence[str], rect: QRectF, theme: Theme) -> None:
        painter.drawPixmap(0, 0, painted(name, tuple(houses), rect.size().toTuple(), _on(painter), theme))

    stack.enter_context(patch.object(portraits, "paint_archon", shared))
    return painted.cache_clear


def _on(painter: QPainter) -> tuple[int, int, float]:
    """Return width and height in pixels, and the device pixel ratio, of the picture that a painter paints on."""
    device = painter.device()
    return device.width(), device.height(), device.devicePixelRatioF()


def _picture(width: int, height: int, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    made = QPixmap(width, height)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return made


def _icons(stack: ExitStack) -> Callable[[], None]:
    """The program's icon and those of houses."""
    icon, houses = cache(icons.program_icon), cache(icons.house_icons)
    stack.enter_context(patch.object(window_module, "program_icon", icon))
    stack.enter_context(patch.object(window_module, "house_icons", houses))

    def forget() -> None:
        icon.cache_clear()
        houses.cache_clear()

    return forget


def _backs(stack: ExitStack) -> Callable[[], None]:
    """The large back on the first curtain."""

    @lru_cache(maxsize=32)
    def painted(x: float, y: float, size: tuple[float, float], ratio: float, player: Player, theme: Theme) -> QPixmap:
        pixels = ceil((x + size[0] + 1) * ratio), ceil((y + size[1] + 1) * ratio)
        return _picture(*pixels, ratio, lambda painter: paint_back(painter, QRectF(x, y, *size), player, theme))

    def shared(painter: QPainter, rect: QRectF, player: Player, theme: Theme) -> None:
        left, top, ratio = floor(rect.x()), floor(rect.y()), painter.device().devicePixelRatioF()
        size = rect.width(), rect.height()
        painter.drawPixmap(left, top, painted(rect.x() - left, rect.y() - top, size, ratio, player, theme))

    stack.enter_context(patch.object(storybox, "paint_back", shared))
    return painted.cache_clear


def _grounds(stack: ExitStack) -> Callable[[], None]:
    """The stone of the start page and the curtain."""

    @lru_cache(maxsize=8)
    def painted(
        size: tuple[float, float], ratio: float, theme: Theme, middle: tuple[float, float] | None, read_on: bool
    ) -> QPixmap:
        ring = None if middle is None else QPointF(*middle)
        pixels = ceil(size[0] * ratio), ceil(size[1] * ratio)
        return _picture(*pixels, ratio, lambda painter: paint_ground(painter, *size, theme, ring, read_on=read_on))

    def shared(
        painter: QPainter,
        width: float,
        height: float,
        theme: Theme,
        middle: QPointF | None = None,
        *,
        read_on: bool = False,
    ) -> None:
        ratio, ring = painter.device().devicePixelRatioF(), None if middle is None else middle.toTuple()
        painter.drawPixmap(0, 0, painted((width, height), ratio, theme, ring, read_on))

    for page in (last_table, curtain):
        stack.enter_context(patch.object(page, "paint_ground", shared))
    return painted.cache_clear


def _cloths(stack: ExitStack) -> Callable[[], None]:
    """The tables under the cards, with their zones."""
    kept: dict[Hashable, QPixmap] = {}

    def shared(layout: TableLayout, brushes: Brushes) -> QPixmap:
        sides = tuple(
            (side.below, side.battleline, side.artifacts, side.references, side.hand) for side in layout.sides
        )
        key = sides, layout.playing, layout.size, brushes.ratio, brushes.theme
        if key not in kept:
            if len(kept) == MOST_CLOTHS:
                del kept[next(iter(kept))]
            kept[key] = draw_cloth(layout, brushes)
        return QPixmap(kept[key])

    stack.enter_context(patch.object(scene, "draw_cloth", shared))
    return kept.clear


def _archons(stack: ExitStack) -> Callable[[], None]:
    """The Archons on the panels of players."""

    @lru_cache(maxsize=100)
    def painted(
        name: str, houses: tuple[str, ...], place: tuple[float, float, float, float], ratio: float, theme: Theme
    ) -> QPixmap:
        x, y, width, height = place
        pixels = ceil((x + width) * ratio) + 1, ceil((y + height) * ratio) + 1
        return _picture(*pixels, ratio, lambda painter: paint_archon(painter, name, houses, QRectF(*place), theme))

    def shared(painter: QPainter, name: str, houses: Sequence[str], rect: QRectF, theme: Theme) -> None:
        ratio, place = painter.device().devicePixelRatioF(), painter.worldTransform().mapRect(rect)
        left, top = floor(place.x() * ratio) / ratio, floor(place.y() * ratio) / ratio
        within = place.x() - left, place.y() - top, place.width(), place.height()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(left, top), painted(name, tuple(houses), within, ratio, theme))
        painter.restore()

    stack.enter_context(patch.object(panel, "paint_archon", shared))
    return painted.cache_clear

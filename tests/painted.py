"""Pictures that all windows of a process share in tests: most show the same decks, pages and piles.

Each window draws for itself once what it keeps, as its counters say; what is new to it is the picture that another
window drew for the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, lru_cache, partial
from math import ceil, floor
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.ceremonies import storybox
from kfdesk.desk.deck_choice.unboxing import DeckScene
from kfdesk.desk.decks.portraits import Portraits, _Wanted
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.table import ground, scene, shadows
from kfdesk.desk.table import widget as table_widget
from kfdesk.desk.table.background import draw_cloth
from kfdesk.desk.table.items import Brushes, PileItem
from kfdesk.desk.table.panel import PanelItem, PanelPieces, Piece
from kfdesk.desk.window import icons
from kfdesk.desk.window import main_window as window_module
from kfdesk.engine.terms import Player

drawn_alone = PanelItem._drawn
"""As the program has it, for a test of what goes wrong in drawing."""


@contextmanager
def painted_once() -> Iterator[None]:
    """Let all windows share what they paint."""
    with ExitStack() as stack:
        for share in (_faces, _portraits, _icons, _grounds, _cloths, _pieces, _piles, _backs, _packs):
            forget = share(stack)
            stack.callback(forget)  # while there is still an application
        yield


def _faces(stack: ExitStack) -> Callable[[], None]:
    """Cards."""
    paint = PixmapCache._paint

    @lru_cache(maxsize=3000)
    def painted(look: CardLook, width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
        return paint(PixmapCache(), look, QSize(width, height), ratio, theme)

    def shared(cache: PixmapCache, look: CardLook, pixels: QSize, ratio: float, theme: Theme) -> QPixmap:
        cache.painted += 1
        return painted(look, pixels.width(), pixels.height(), ratio, theme)

    stack.enter_context(patch.object(PixmapCache, "_paint", shared))
    return painted.cache_clear


def _portraits(stack: ExitStack) -> Callable[[], None]:
    """Archons."""
    paint = Portraits._paint

    @lru_cache(maxsize=300)
    def painted(wanted: _Wanted) -> QPixmap:
        return paint(Portraits(), wanted)

    def shared(portraits: Portraits, wanted: _Wanted) -> QPixmap:
        portraits.painted += 1
        return portraits._held.keep(wanted, painted(wanted))

    stack.enter_context(patch.object(Portraits, "_paint", shared))
    return painted.cache_clear


def _icons(stack: ExitStack) -> Callable[[], None]:
    """The program's icon and those of houses."""
    icon, houses = cache(icons.program_icon), cache(icons.house_icons)
    stack.enter_context(patch.object(window_module, "program_icon", icon))
    stack.enter_context(patch.object(window_module, "house_icons", houses))

    def forget() -> None:
        icon.cache_clear()
        houses.cache_clear()

    return forget


def _grounds(stack: ExitStack) -> Callable[[], None]:
    """What tables and pages are made of, of which the program keeps one or two, and shadows on it."""
    kept: list[Any] = [lru_cache(maxsize=16)(made.__wrapped__) for made in (ground._kept, ground._ring)]
    kept.append(lru_cache(maxsize=200)(shadows._draw))
    for module, name, made in zip((ground, ground, shadows), ("_kept", "_ring", "_draw"), kept, strict=True):
        stack.enter_context(patch.object(module, name, made))
    stack.enter_context(patch.object(table_widget, "forget_grounds", lambda: None))

    def forget() -> None:
        for made in kept:
            made.cache_clear()

    return forget


def _look(brushes: Brushes) -> tuple[object, ...]:
    """Return what everything on a table depends on that tells no card."""
    return brushes.ratio, brushes.theme, brushes.scale, ui.language


def _cloths(stack: ExitStack) -> Callable[[], None]:
    """Backgrounds of whole tables."""
    kept = PanelPieces(most=12)

    def shared(layout: TableLayout, brushes: Brushes) -> QPixmap:
        return kept.piece((scene._on_cloth(layout), _look(brushes)), partial(draw_cloth, layout, brushes))

    stack.enter_context(patch.object(scene, "draw_cloth", shared))
    return kept.clear


def _pieces(stack: ExitStack) -> Callable[[], None]:
    """Parts of the players' panels."""
    kept = PanelPieces(most=600)

    def shared(panel: PanelItem, piece: Piece, frame: Rect) -> QPixmap:
        brushes = panel._brushes
        draw = partial(piece.drawn, frame, brushes.ratio)
        return panel.pieces.piece((frame, piece.key), lambda: kept.piece((frame, piece.key, _look(brushes)), draw))

    stack.enter_context(patch.object(PanelItem, "_drawn", shared))
    return kept.clear


def _piles(stack: ExitStack) -> Callable[[], None]:
    """Piles that are empty or show a back."""
    kept, draw = PanelPieces(most=200), PileItem._draw

    def shared(pile: PileItem) -> QPixmap:
        if pile._top is not None:
            return draw(pile)
        brushes = pile._brushes
        if pile.count:
            brushes.faces.back(pile.player, *pile.face_size(pile.count), brushes.ratio)  # as many as without sharing
        shows = pile.zone, pile.player, pile.count, pile._place, pile._label
        return kept.piece((shows, _look(brushes)), partial(draw, pile))

    stack.enter_context(patch.object(PileItem, "_draw", shared))
    return kept.clear


def _backs(stack: ExitStack) -> Callable[[], None]:
    """The large back on the first curtain."""

    @lru_cache(maxsize=32)
    def painted(x: float, y: float, size: tuple[float, float], ratio: float, player: Player, theme: Theme) -> QPixmap:
        made = QPixmap(ceil((x + size[0] + 1) * ratio), ceil((y + size[1] + 1) * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with painting_on(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_back(painter, QRectF(x, y, *size), player, theme)
        return made

    def shared(painter: QPainter, rect: QRectF, player: Player, theme: Theme) -> None:
        left, top, ratio = floor(rect.x()), floor(rect.y()), painter.device().devicePixelRatioF()
        size = rect.width(), rect.height()
        painter.drawPixmap(left, top, painted(rect.x() - left, rect.y() - top, size, ratio, player, theme))

    stack.enter_context(patch.object(storybox, "paint_back", shared))
    return painted.cache_clear


def _packs(stack: ExitStack) -> Callable[[], None]:
    """Packs that are opened, and the Archons in them."""
    kept, draw = PanelPieces(most=100), DeckScene._picture

    def shared(pack: DeckScene, name: str, size: QSizeF, ratio: float) -> QPixmap:
        deck = None if pack.deck is None else (pack.deck.name, pack.deck.houses)
        shows = name, size.width(), size.height(), ratio, deck, pack._owner, ui.theme
        return kept.piece(shows, lambda: draw(pack, name, size, ratio))

    stack.enter_context(patch.object(DeckScene, "_picture", shared))
    return kept.clear

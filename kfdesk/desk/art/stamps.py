"""Pieces of pictures painted once and copied afterwards: icons and emblems pixel by pixel, scenes at a few sizes.

A scene takes some milliseconds to paint, and a card is painted anew at each change of its state and of its size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import ceil
from typing import Final, SupportsInt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.icons import draw_icon, draw_token
from kfdesk.desk.art.own_pictures import OWN, paint_own
from kfdesk.desk.art.scenes import Subject, paint_scene
from kfdesk.desk.kit.bounded import MIB, Bounded, Room, size_of
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Suit, Theme

SCENE_ROOM: Final = Room(1.25, 24 * MIB)
"""Memory for the scenes of two decks as they lie on the table, in some sizes."""
LARGE_ROOM: Final = Room(0.5, 8 * MIB)
"""Memory for large scenes: those of the cards looked at last, whose faces are kept as well."""
LARGE_FROM: Final = 190
"""Width in logical pixels from which a scene is large: one takes as much memory as half a dozen on the table."""
SIGN_ROOM: Final = Room(0.25, 4 * MIB)
"""Memory for icons, emblems and portraits."""
WIDTHS: Final = (96, 128, 176, 240, 320, 440, 600)
"""Widths in pixels at which scenes are painted; one is scaled down to the width wanted, a larger one is painted."""


class Stamps:
    """Painted pieces by what they show and their size; the least used goes first."""

    def __init__(self, limit_bytes: SupportsInt = SIGN_ROOM) -> None:
        self._kept: Bounded[Hashable, QPixmap] = Bounded(size_of, most_bytes=limit_bytes)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def piece(self, key: Hashable, width: int, height: int, paint: Callable[[QPainter], None]) -> QPixmap:
        """Return the piece of a key, painted on a transparent ground of this size in pixels where it is not kept."""
        found = self._kept.find(key)
        if found is not None:
            return found
        made = QPixmap(width, height)
        made.fill(Qt.GlobalColor.transparent)
        with painting_on(made) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            paint(painter)
        return self._kept.keep(key, made)


# Kept apart: scenes do not drive out signs, nor do cards that are looked at drive out those on the table.
_SIGNS: Final = Stamps(SIGN_ROOM)
_SCENES: Final = Stamps(SCENE_ROOM)
_LARGE_SCENES: Final = Stamps(LARGE_ROOM)


def stamp_icon(painter: QPainter, name: str, rect: QRectF, theme: Theme) -> None:
    """Draw an icon as `draw_icon` does, from a copy; its edges are moved to whole pixels."""
    _stamp(painter, ("icon", name), rect, theme, lambda inner, place: draw_icon(inner, name, place, theme))


def stamp_token(painter: QPainter, name: str, number: int | str, rect: QRectF, theme: Theme) -> None:
    """Draw an icon with a number as `draw_token` does, from a copy; its edges are moved to whole pixels."""
    _stamp(
        painter, ("token", name, number), rect, theme,
        lambda inner, place: draw_token(inner, name, number, place, theme),
    )  # fmt: skip


def stamp_emblem(painter: QPainter, house: Suit, rect: QRectF, theme: Theme, *, lit: bool = True) -> None:
    """Draw a house's emblem as `draw_emblem` does, from a copy; its edges are moved to whole pixels."""
    _stamp(
        painter, ("house", house, lit), rect, theme,
        lambda inner, place: draw_emblem(inner, house, place, theme, lit=lit),
    )  # fmt: skip


def stamp_archon(painter: QPainter, name: str, houses: Sequence[str], rect: QRectF, theme: Theme) -> None:
    """Draw an Archon's portrait as `paint_archon` does, from a copy; its edges are moved to whole pixels."""
    _stamp(
        painter, ("archon", name, tuple(houses)), rect, theme,
        lambda inner, place: paint_archon(inner, name, houses, place, theme),
    )  # fmt: skip


def stamp_scene(painter: QPainter, subject: Subject, rect: QRectF, theme: Theme, *, focus: float) -> None:
    """Draw a card's picture as `paint_scene` does, from a copy of about this size."""
    wanted = painter.deviceTransform().mapRect(rect).width()
    width = _width_for(wanted)
    if width is None or not _is_image(painter):
        _paint(painter, subject, rect, theme, focus=focus)
        return
    piece = _scene(painter, subject, width, rect.size(), theme, focus)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, piece, QRectF(piece.rect()))
    painter.restore()


def stamp_scene_on_its_side(
    painter: QPainter, subject: Subject, shape: QSizeF, rect: QRectF, theme: Theme, *, focus: float
) -> None:
    """Draw a card's picture turned clockwise, as wide as `rect` and cut to its height.

    `shape` is the size of the picture on an upright card, in the same units, so that its copy is used here, too.
    """
    unit = painter.deviceTransform().mapRect(rect).width() / rect.width()
    width = _width_for(unit * shape.width())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.rotate(90)
    scale = rect.width() / shape.height()
    tall, wide = shape.height() * scale, shape.width() * scale
    place = QRectF(-tall / 2, -wide / 2, tall, wide).transposed()
    place.moveCenter(QPointF(0, 0))
    if width is None or not _is_image(painter):
        _paint(painter, subject, place, theme, focus=focus)
    else:
        piece = _scene(painter, subject, width, shape, theme, focus)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, piece, QRectF(piece.rect()))
    painter.restore()


def _width_for(wanted: float) -> int | None:
    return next((width for width in WIDTHS if width >= wanted - 1), None)


def _scene(painter: QPainter, subject: Subject, width: int, shape: QSizeF, theme: Theme, focus: float) -> QPixmap:
    height = round(width * shape.height() / shape.width())
    key = ("scene", subject, theme.name, width, height, focus, OWN.generation)
    place = QRectF(0, 0, width, height)
    kept = _LARGE_SCENES if width >= LARGE_FROM * painter.device().devicePixelRatio() else _SCENES
    return kept.piece(key, width, height, lambda inner: _paint(inner, subject, place, theme, focus=focus))


def _paint(painter: QPainter, subject: Subject, rect: QRectF, theme: Theme, *, focus: float) -> None:
    """Paint a card's own picture, where there is one, or the generated one."""
    own = OWN.image(subject.id)
    if own is None:
        paint_scene(painter, subject, rect, theme, focus=focus)
    else:
        paint_own(painter, own, rect)


def _is_image(painter: QPainter) -> bool:
    """Return whether somebody draws into a picture; on a widget or on paper a copy could lie between pixels."""
    return isinstance(painter.device(), QPixmap)


def _stamp(
    painter: QPainter, what: tuple[object, ...], rect: QRectF, theme: Theme, draw: Callable[[QPainter, QRectF], None]
) -> None:
    transform = painter.deviceTransform()
    if not _is_image(painter) or transform.isRotating():
        draw(painter, rect)
        return
    target = transform.mapRect(rect)
    width, height = max(1, ceil(target.width())), max(1, ceil(target.height()))
    piece = _SIGNS.piece(
        (*what, theme.name, width, height), width, height, lambda inner: draw(inner, QRectF(0, 0, width, height))
    )
    ratio = painter.device().devicePixelRatio()
    painter.save()
    painter.resetTransform()
    at = QPointF(round(target.x()) / ratio, round(target.y()) / ratio)
    painter.drawPixmap(QRectF(at, QSizeF(width / ratio, height / ratio)), piece, QRectF(piece.rect()))
    painter.restore()

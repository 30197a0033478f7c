"""Card faces at two levels of detail: small ones for the table, large ones for the preview.

Both are laid out in fixed design units and scaled, so a face looks the same at every size and on every screen.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kfdesk.desk.art.fonts import best_fit, write_fit
from kfdesk.desk.art.frames import (
    paint_back,
    paint_body,
    paint_bonus,
    paint_emblem,
    paint_hidden,
    paint_note,
    paint_plate,
    paint_states,
    paint_strength,
    paint_tagged,
    paint_tokens,
    window_path,
)
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.look import CardLook, look_of, look_of_facts
from kfdesk.desk.art.lying import paint_lying
from kfdesk.desk.art.own_pictures import OWN
from kfdesk.desk.art.rules_text import RulesText, layout_rules_text
from kfdesk.desk.art.scenes import Subject, paint_breaking_out
from kfdesk.desk.art.stamps import stamp_scene, stamp_token
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.engine.terms import CREATURES, ENRAGE, WARD, CardType
from kfdesk.text.runs import Runs

__all__ = ["CARD_RATIO", "PREVIEW_FROM", "CardLook", "look_of", "look_of_facts", "paint_card", "table_size"]

CARD_RATIO = 88 / 63
"""Height of a card as a multiple of its width."""
PREVIEW_FROM = 170.0
"""Width in pixels from which a face is painted with its full text."""
COMPACT_BELOW = 102.0
"""Height in pixels below which the name of a face has a larger plate."""

_SMALL = QSizeF(96, 134)
_WIDE = QSizeF(192, 134)
"""A gigantic creature in play: its two cards side by side. Rule: "Gigantic"."""
_LARGE = QSizeF(360, 503)
_GIANT = QSizeF(720, 503)
"""The same, large: its picture on the left, its text on the right."""


def bears_text(size: QSizeF) -> bool:
    """Return whether a face of this size is painted with its text."""
    return size.width() >= (2 * PREVIEW_FROM if size.width() > size.height() else PREVIEW_FROM)


def table_size(width: float) -> QSizeF:
    """Return the size of a card that is `width` wide."""
    return QSizeF(width, round(width * CARD_RATIO))


def paint_card(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
    """Paint a face (or a back, when the look is hidden) into the rectangle from (0, 0) of `size`.

    A size wider than high is that of a gigantic creature in play: two faces wide.
    """
    paint_printed(painter, look, size, theme)
    paint_state(painter, look, size, theme)


def without_state(look: CardLook) -> CardLook:
    """Return the look that decides what `paint_printed` paints: alike for all states of a card but ward and enrage."""
    return replace(
        look,
        power=None, base_power=None, armor=1 if _has_armor(look) else None, base_armor=None, armor_left=None,
        damage=0, amber=0, statuses=tuple(status for status in look.statuses if status in (WARD, ENRAGE)),
        power_counters=0, counters=(("", 1),) if _counts_on_plate(look) else (), taunts=False, keywords=(), under=0,
        blanked=False, tagged=False, twin=False, homemade=False,
        face_down=_lies_facedown(look), active=False, gains=False, named_houses=(), notes=(),
    )  # fmt: skip


def paint_printed(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
    """Paint what lies below all that a card's state shows: body, picture, name, text; or a whole back."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    if look.hidden:
        paint_back(painter, QRectF(QPointF(), size), look.back, theme)
    else:
        space = _scaled_to(painter, size)
        if space in (_LARGE, _GIANT):
            _paint_large(painter, look, theme, _sheet(look, space))
        else:
            _paint_small(painter, look, theme, space.width(), compact=_is_compact(look, size))
    painter.restore()


def paint_state(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
    """Paint a card's state on a face as `paint_printed` left it: badges, notes, tokens, power and armor."""
    if look.hidden:
        return
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    space = _scaled_to(painter, size)
    if space in (_LARGE, _GIANT):
        _paint_large_state(painter, look, theme, _sheet(look, space))
    else:
        _paint_small_state(painter, look, theme, space.width(), compact=_is_compact(look, size))
    painter.restore()


def paint_exhausted(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
    """Paint an exhausted card, as wide as the card is high, into the rectangle from (0, 0) of `size`.

    It bears no text at any size, so that exhausted cards lie alike on every table.
    """
    gigantic = size.height() > size.width()
    rect, focus = _small_picture(look, (_WIDE if gigantic else _SMALL).width())
    paint_lying(painter, look, size, theme, (_subject(look), rect.size(), focus))


def _scaled_to(painter: QPainter, size: QSizeF) -> QSizeF:
    """Scale the painter so that a card of this size is painted in design units; return its size in them."""
    wide = size.width() > size.height()
    small, large = (_WIDE, _GIANT) if wide else (_SMALL, _LARGE)
    space = large if bears_text(size) else small
    painter.scale(size.width() / space.width(), size.height() / space.height())
    return space


def _subject(look: CardLook) -> Subject:
    id_, traits = look.pictured
    return Subject(id_, str(look.type or "action"), traits, look.suit, look.gigantic)


def _traits(look: CardLook) -> str:
    words = look.trait_words or tuple(trait.title() if trait != "ai" else "AI" for trait in look.traits)
    return " · ".join(words)


def _small_picture(look: CardLook, width: float) -> tuple[QRectF, float]:
    """Return where the picture of a small face is that is so many units wide, and its focus."""
    strong = look.type in CREATURES
    return QRectF(3, 23, width - 6, (119.0 if strong else 131.0) - 23), 0.5 if strong else 0.44


def _picture(painter: QPainter, look: CardLook, rect: QRectF, unit: float, theme: Theme, focus: float) -> None:
    """Paint the picture inside the outline of its card type."""
    outline = window_path(look.type, rect, unit)
    painter.save()
    painter.setClipPath(outline)
    stamp_scene(painter, _subject(look), rect, theme, focus=focus)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = theme.paper_edge if theme.plain else mix(theme.house(look.suit).glow, theme.frame(look.type), 0.35)
    painter.setPen(QPen(color(edge), unit * 1.1))
    painter.drawPath(outline)
    if look.gigantic and OWN.image(_subject(look).id) is None:
        _break_out(painter, look, rect, unit, focus)
    for status, ring, inset in ((WARD, theme.ward, 2.2), (ENRAGE, theme.enrage, 4.4)):
        if status in look.statuses:
            by = unit * inset
            painter.setPen(QPen(color(ring, 0.95), unit * 2.2))
            painter.drawPath(window_path(look.type, rect.adjusted(by, by, -by, -by), unit))


def _break_out(painter: QPainter, look: CardLook, rect: QRectF, unit: float, focus: float) -> None:
    """Let what is gigantic reach over the frame at both sides and below; above lies the name."""
    painter.save()
    painter.setClipRect(rect.adjusted(-3 * unit, 0, 3 * unit, 4 * unit), Qt.ClipOperation.IntersectClip)
    paint_breaking_out(painter, _subject(look), rect, focus=focus)
    painter.restore()


def _counts_on_plate(look: CardLook) -> bool:
    """Return whether its counters stand on the plate with its name: of an upgrade nothing else shows."""
    return look.type is CardType.UPGRADE and bool(look.counters)


def _is_compact(look: CardLook, size: QSizeF) -> bool:
    """Return whether a face is so small that its name needs a larger plate to be read, and has the room for it."""
    return size.height() < COMPACT_BELOW and not look.peeks


@dataclass(frozen=True, slots=True)
class _Measures:
    """How large is what one reads on a small face, in design units: the picture gives way to larger letters."""

    plate: float
    """Height of the plate with the name."""
    name: tuple[int, int]
    """The largest and the smallest letters of a name, in units."""
    beside: bool
    """Whether the emblem stands beside the name, or below it, where large letters need all of the plate."""
    badge: float
    """Size of power and armor."""
    token: float
    """Size of Æmber and damage."""

    @property
    def top(self) -> float:
        """Where what stands below the plate and the emblem begins."""
        return 3 + self.plate + (3 if self.beside else 22)

    @property
    def tokens_at(self) -> float:
        """The height of the middle of Æmber and damage on a creature: above power and armor, where these are large."""
        return 106.0 if self.badge <= BADGE else 132 - self.badge - 0.5 * self.token


BADGE = 26.0
"""Usual size of power and armor on a small face."""
LARGE_LETTERS = 1.25
"""From this size of letters on the picture of a small face gives way to its name and numbers."""


def _measures(look: CardLook, *, compact: bool) -> _Measures:
    if look.letters < LARGE_LETTERS or look.peeks:
        plate, name = (31.0, (16, 8)) if compact else (20.0, (12, 6))
        return _Measures(plate, name, True, BADGE, 27)
    more = min(look.letters, 2.0) - 1
    largest = round(14 + 12 * more)
    return _Measures(30 + 18 * more, (largest, 8), False, BADGE + 14 * more, 27 + 9 * more)


def name_height(look: CardLook, size: QSizeF) -> float:
    """Return how high the letters of the name on a small face are that stands upright, in logical pixels."""
    measures, width = _measures(look, compact=_is_compact(look, size)), _SMALL.width()
    place, lines = _name_place(look, measures, width)
    px, _, _ = best_fit(
        look.name, place.width(), place.height(),
        largest=measures.name[0], smallest=measures.name[1], lines=lines, title=True,
    )  # fmt: skip
    return px * size.height() / _SMALL.height()


def number_height(look: CardLook, size: QSizeF) -> float:
    """Return how high power and armor on a small face are, in logical pixels."""
    return _measures(look, compact=_is_compact(look, size)).badge * size.height() / _SMALL.height()


def _name_place(look: CardLook, measures: _Measures, width: float) -> tuple[QRectF, int]:
    """Return where the name stands and on how many lines: of a card behind another one only the upper edge shows."""
    marked = 15.5 if _lies_facedown(look) or _counts_on_plate(look) else 0
    left = 27.0 if measures.beside else 4.0
    right = 4.0 if measures.beside else 3.0
    return QRectF(left, 3.5, width - left - right - marked, measures.plate - 1), 1 if look.peeks else 3


def _paint_small(painter: QPainter, look: CardLook, theme: Theme, width: float, *, compact: bool) -> None:
    """Paint a table face that is 134 units high and so many wide."""
    measures = _measures(look, compact=compact)
    paint_body(painter, look, QRectF(0, 0, width, 134), 6, theme)
    strong = look.type in CREATURES
    place, focus = _small_picture(look, width)
    _picture(painter, look, place, 0.96, theme, focus)
    ink = paint_plate(painter, look, QRectF(3, 3, width - 6, measures.plate), theme)
    painter.setPen(QColor(ink))
    place, lines = _name_place(look, measures, width)
    largest, smallest = measures.name
    write_fit(painter, look.name, place, largest=largest, smallest=smallest, lines=lines, title=True)
    if measures.beside:
        paint_emblem(painter, look, QRectF(1.5, 1.5, 23, 23), theme)
        _small_line(painter, look, strong, theme, width)
    else:
        paint_emblem(painter, look, QRectF(2, 4 + measures.plate, 21, 21), theme)
    paint_bonus(painter, look, 5, measures.top + 6, 89 - measures.top, 12, theme)


def _paint_small_state(painter: QPainter, look: CardLook, theme: Theme, width: float, *, compact: bool) -> None:
    strong, measures = look.type in CREATURES, _measures(look, compact=compact)
    if _lies_facedown(look):  # of a card under another one only the plate shows
        paint_hidden(painter, QRectF(width - 20, 4.5, 16, 16), theme)
        look = replace(look, face_down=False)
    if _counts_on_plate(look):
        (kind, count), *_ = look.counters
        stamp_token(painter, f"counter:{kind}", str(count), QRectF(width - 21, 3, 18, 18), theme)
        look = replace(look, counters=())
    if look.active:
        _active_ring(painter, QRectF(0, 0, width, 134), 2.2, theme)
    side = 28 if look.counters and not strong else 20  # artifacts are drawn smaller, and what they count matters
    top = 6 + measures.plate
    paint_states(painter, look, width - 3, top, 100 - top, side, theme)
    if look.notes:
        paint_note(painter, look.notes[0], QRectF(width / 2 - 30, 83, 60, 10), 7, theme)
    at = measures.tokens_at if strong else 131 - measures.token
    paint_tokens(painter, look, QPointF(width / 2, at), measures.token, theme)
    if strong:
        badge = measures.badge
        y = 133 - badge
        paint_strength(painter, look, QRectF(1, y, badge, badge), QRectF(width - badge - 1, y, badge, badge), theme)
    if look.tagged:
        paint_tagged(painter, QRectF(0, 0, width, 134), theme)


def _lies_facedown(look: CardLook) -> bool:
    """Return whether a card is seen by somebody who may look at it although it lies facedown under another."""
    return look.face_down and look.type is not CardType.TOKEN_CREATURE


def _active_ring(painter: QPainter, rect: QRectF, width: float, theme: Theme) -> None:
    """Paint a bright edge around an active prophecy."""
    dip(painter, QPen(color(theme.amber), width), None)
    inset = width * 0.7
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 5, 5)


def _small_line(painter: QPainter, look: CardLook, strong: bool, theme: Theme, width: float) -> None:
    """Write the traits below the picture, or type and traits on a strip in it."""
    words = _traits(look)
    if strong:
        words = " · ".join(part for part in (look.half_word, words) if part)
        ink = theme.ink if theme.plain else "#f4ecdc"
        rect = QRectF(28, 119.5, width - (55 if _has_armor(look) else 31), 13)
    else:
        words = f"{look.type_word} · {words}" if words else look.type_word
        strip = QRectF(13, 119, 70, 11)
        fill = theme.paper if theme.plain else mix(theme.frame(look.type), "#000000", 0.25)
        ink = theme.ink if theme.plain else readable_on(fill)
        dip(painter, None, color(fill, 0.94))
        painter.drawRoundedRect(strip, 3, 3)
        rect = strip.adjusted(2, 0, -2, 0)
    painter.setPen(QColor(ink))
    write_fit(painter, words, rect, largest=8, smallest=6, lines=2 if strong else 1, bold=False)


def _has_armor(look: CardLook) -> bool:
    """Return whether a shield takes room from the traits of a small face."""
    return bool(look.armor or look.armor_left or look.base_armor)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Where everything lies on a large face, in design units."""

    width: float
    picture: QRectF
    box: QRectF
    """Everything in words: type line, text and footer."""
    foot: float
    """The height at which power, armor and tokens lie."""
    inset: float
    """Room that power and armor take of the type line at each end."""

    @property
    def rules(self) -> QRectF:
        """Where the rules text stands."""
        return self.box.adjusted(14, 36, -14, -24)


SPLITS = (350.0, 295.0, 240.0)
"""Where the picture of a large face ends, the lowest first: a short text leaves more to the picture."""


@lru_cache(maxsize=256)
def _split(text: Runs) -> float:
    """Return where the picture of a large face with this text ends, in design units."""
    height = layout_rules_text(text, 310, None, largest=25).height
    return next((split for split in SPLITS if height <= 420 - split), SPLITS[-1])


def _sheet(look: CardLook, space: QSizeF) -> _Sheet:
    """Return how a large face is divided: the text below the picture, that of a gigantic creature beside it."""
    if space == _GIANT:
        return _Sheet(720, QRectF(11, 60, 338, 432), QRectF(354, 64, 355, 428), 464, 16)
    split = _split(look.text) if look.text else 410.0
    inset = 58 if look.type in CREATURES else 16
    return _Sheet(360, QRectF(11, 60, 338, split - 60), QRectF(11, split + 4, 338, 488 - split), split, inset)


def _paint_large(painter: QPainter, look: CardLook, theme: Theme, sheet: _Sheet) -> None:
    """Paint a preview face 503 units high: with type line, rules text and footer."""
    paint_body(painter, look, QRectF(0, 0, sheet.width, 503), 18, theme)
    _picture(painter, look, sheet.picture, 3.0, theme, 0.54)
    ink = paint_plate(painter, look, QRectF(11, 11, sheet.width - 22, 49), theme)
    painter.setPen(QColor(ink))
    write_fit(painter, look.name, QRectF(74, 12, sheet.width - 90, 47), largest=29, smallest=12, title=True)
    paint_emblem(painter, look, QRectF(7, 7, 64, 64), theme)
    _large_box(painter, look, sheet, theme)
    paint_bonus(painter, look, 20, 82, sheet.foot - 132, 29, theme)


def _paint_large_state(painter: QPainter, look: CardLook, theme: Theme, sheet: _Sheet) -> None:
    if look.blanked and look.text:
        _strike(painter, look.text, sheet.rules, theme)
    if look.active:
        _active_ring(painter, QRectF(0, 0, sheet.width, 503), 5, theme)
    paint_states(painter, look, 343, 68, sheet.foot - 100, 36, theme)
    for index, note in enumerate(look.notes[:2]):
        paint_note(painter, note, QRectF(90, sheet.foot - 64 - index * 24, 180, 21), 13, theme)
    paint_tokens(painter, look, QPointF(180, sheet.foot - 16), 46, theme)
    if look.type in CREATURES:
        y = sheet.foot - 26
        paint_strength(painter, look, QRectF(8, y, 56, 56), QRectF(296, y, 56, 56), theme)
    if look.tagged:
        paint_tagged(painter, QRectF(0, 0, sheet.width, 503), theme)


def _large_box(painter: QPainter, look: CardLook, sheet: _Sheet, theme: Theme) -> None:
    """Paint everything in words on paper: type line, text and footer."""
    box = sheet.box
    dip(painter, QPen(QColor(theme.paper_edge), 1.5), QColor(theme.paper))
    painter.drawRoundedRect(box, 8, 8)
    if not theme.plain:
        painter.setBrush(color(theme.house(look.suit).base, 0.10))
        painter.drawRoundedRect(box, 8, 8)
    words = _traits(look)
    painter.setPen(QColor(theme.ink))
    line = " · ".join(part for part in (look.type_word, look.half_word, words) if part)
    place = QRectF(box.x() + sheet.inset, box.y() + 4, box.width() - 2 * sheet.inset, 22)
    write_fit(painter, line, place, largest=14, smallest=9, lines=1)
    painter.setPen(QPen(color(theme.paper_edge), 1.2))
    painter.drawLine(QPointF(box.x() + 13, box.y() + 30), QPointF(box.right() - 13, box.y() + 30))
    if look.text:
        _rules(painter, look.text, sheet.rules, theme)
    _footer(painter, look, box, theme)


def _rules(painter: QPainter, text: Runs, rect: QRectF, theme: Theme) -> None:
    """Write the rules text in the middle of its box."""
    layout, at = _set_rules(text, rect)
    layout.draw(painter, at, theme)


def _set_rules(text: Runs, rect: QRectF) -> tuple[RulesText, QPointF]:
    """Return the rules text laid out, and where it begins."""
    layout = layout_rules_text(text, rect.width(), rect.height(), largest=25, smallest=7)
    return layout, QPointF(rect.x(), rect.y() + max(0.0, (rect.height() - layout.height) / 2))


def _strike(painter: QPainter, text: Runs, rect: QRectF, theme: Theme) -> None:
    """Strike the rules text through, line by line: it is considered blank."""
    layout, at = _set_rules(text, rect)
    lines: dict[float, QRectF] = {}
    for run in layout.runs:
        middle = round(run.rect.center().y())
        lines[middle] = lines[middle].united(run.rect) if middle in lines else run.rect
    painter.setPen(QPen(color(theme.lowered, 0.9), 2.0))
    for y, line in lines.items():
        painter.drawLine(at + QPointF(line.left() - 2, y), at + QPointF(line.right() + 2, y))


def _footer(painter: QPainter, look: CardLook, box: QRectF, theme: Theme) -> None:
    painter.setPen(QColor(theme.ink_dim))
    write_fit(
        painter,
        look.footer,
        QRectF(box.x() + 13, box.bottom() - 20, 250, 16),
        largest=11,
        smallest=8,
        lines=1,
        bold=False,
        align=Qt.AlignmentFlag.AlignLeft,
    )
    if look.maverick:
        draw_icon(painter, "maverick", QRectF(box.right() - 31, box.bottom() - 21, 17, 17), theme)

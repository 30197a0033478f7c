"""A card of a deck as a face: our own drawing, black text on white to save ink, or a plain face for an unknown card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kfdesk.collection.listing import house_title
from kfdesk.desk.art.faces import CARD_RATIO
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.art.icons import draw_icon, draw_token, is_icon
from kfdesk.desk.art.rules_text import layout_rules_text
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.blurred import card
from kfdesk.desk.sheet.lines import SheetLine
from kfdesk.desk.sheet.signs import draw_rarity

_SPACE = QSizeF(360, 360 * CARD_RATIO)
_LEFT = Qt.AlignmentFlag.AlignLeft


def paint_face(painter: QPainter, line: SheetLine, size: QSizeF, theme: Theme, language: str) -> None:
    """Paint the card's face, or a plain one with the source's words for an unknown card."""
    look = line.look(language)
    if look is not None:
        card(painter, look, size, theme)
    else:
        paint_plain(painter, line, size, theme, language)


def paint_plain(painter: QPainter, line: SheetLine, size: QSizeF, theme: Theme, language: str) -> None:
    """Paint the card in words only: name, house, type, traits, numbers and rules text on the theme's paper."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(size.width() / _SPACE.width(), size.height() / _SPACE.height())
    tall = _SPACE.height()
    dip(painter, QPen(QColor(theme.paper_edge), 3), QColor(theme.paper))
    painter.drawRoundedRect(QRectF(2, 2, 356, tall - 4), 16, 16)
    painter.setPen(QColor(theme.ink))
    draw_icon(painter, f"house:{line.line.house}", QRectF(14, 14, 46, 46), theme)
    painter.setPen(QColor(theme.ink))
    write_fit(painter, line.name(language), QRectF(68, 12, 280, 52), largest=27, smallest=12, align=_LEFT)
    painter.setPen(QPen(QColor(theme.paper_edge), 2))
    painter.drawLine(QPointF(14, 70), QPointF(346, 70))
    painter.drawLine(QPointF(14, tall - 40), QPointF(346, tall - 40))
    painter.setPen(QColor(theme.ink))
    write_fit(painter, _head(line, language), QRectF(14, 74, 332, 26), largest=17, smallest=9, lines=1, align=_LEFT)
    top = _numbers(painter, line, 106, theme)
    _text(painter, line, QRectF(18, top, 324, tall - 46 - top), theme, language)
    _foot(painter, line, tall, theme, language)
    painter.restore()


def _head(line: SheetLine, language: str) -> str:
    look = line.look(language)
    parts = [house_title(line.line.house).say(language), line.kind(language)]
    parts += [" · ".join(look.trait_words)] if look is not None and look.trait_words else []
    return " – ".join(filter(None, parts))


def _numbers(painter: QPainter, line: SheetLine, top: float, theme: Theme) -> float:
    """Draw power, armor and bonus icons in a row; return where the text may begin."""
    look = line.look("en")
    x = 16.0
    pairs = [("power", look.power), ("armor", look.armor)] if look is not None else []
    for token, value in pairs:
        if value is not None and (token == "power" or value > 0):
            draw_token(painter, token, value, QRectF(x, top, 34, 34), theme)
            x += 40
    shown = [*(icon for icon in line.icons if icon.startswith("house:"))]
    shown += [icon.value for icon in look.icons] if look is not None else list(line.icons)
    for icon in shown:
        draw_icon(painter, icon if is_icon(icon) else "counter", QRectF(x, top + 2, 30, 30), theme)
        x += 34
    return top + 40 if x > 16 else top


def _text(painter: QPainter, line: SheetLine, rect: QRectF, theme: Theme, language: str) -> None:
    words = line.text(language) if line.known else s.UNKNOWN_CARD.runs(language)
    layout = layout_rules_text(words, rect.width(), rect.height(), largest=21, smallest=7)
    layout.draw(painter, rect.topLeft(), theme)


def _foot(painter: QPainter, line: SheetLine, tall: float, theme: Theme, language: str) -> None:
    words = [part for part in (f"{line.printing.set if line.printing else line.set} {line.number}".strip(),
                               line.rarity_words.say(language)) if part]  # fmt: skip
    words += [mark.say(language) for mark, _ in line.marks]
    draw_rarity(painter, line.rarity, QRectF(16, tall - 31, 17, 17), theme.ink)
    painter.setPen(QColor(theme.ink_dim))
    row = QRectF(40, tall - 36, 306, 28)
    write_fit(painter, " · ".join(words), row, largest=15, smallest=9, lines=1, bold=False, align=_LEFT)

"""A divider for a box of decks: what stands out above the cards says which deck is behind it, the rest more of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from kfdesk.cards.impact import EstimateKind
from kfdesk.collection.figures import deck_figures
from kfdesk.collection.generator.payload import share_text
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.charts import texts as cs
from kfdesk.desk.kit.locales import decimal
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, mix, readable_on
from kfdesk.desk.sheet.blurred import portrait
from kfdesk.desk.sheet.identity import QR_SIDE, kinds_of, paint_houses, set_line
from kfdesk.desk.sheet.qr import draw_qr
from kfdesk.engine.terms import HOUSES
from kfdesk.text.words import Words

TAB = 130.0
"""The height of what stands out above the cards, in tenths of a millimetre."""
_GAP = 16.0
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_FIGURES = (
    EstimateKind.EXPECTED_AMBER,
    EstimateKind.AMBER_CONTROL,
    EstimateKind.REMOVAL,
    EstimateKind.DRAW,
    EstimateKind.EFFECTIVE_POWER,
)


def paint_divider(painter: QPainter, record: DeckRecord, size: QSizeF, theme: Theme, language: str) -> None:
    """Paint a divider: name and houses on its tab; portrait, set, houses, figures, and the QR code if there is one."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    rect = QRectF(0, 0, size.width(), size.height())
    dip(painter, QPen(QColor(theme.paper_edge), 2), QColor("#ffffff"))
    painter.drawRect(rect)
    _tab(painter, record, QRectF(0, 0, rect.width(), TAB), theme)
    body = QRectF(_GAP, TAB + _GAP, rect.width() - 2 * _GAP, rect.height() - TAB - 2 * _GAP)
    picture, rest = _halves(body)
    painter.save()
    painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
    portrait(painter, record, picture, theme)
    painter.restore()
    dip(painter, QPen(QColor(theme.paper_edge), 2), None)
    painter.drawRect(picture)
    _words(painter, record, rest, theme, language)
    painter.restore()


def _halves(body: QRectF) -> tuple[QRectF, QRectF]:
    """Return the room of the portrait and that of the words, below each other or, where it lies, side by side."""
    if body.height() > body.width():
        top = body.height() * 0.42
        return (
            QRectF(body.x(), body.y(), body.width(), top),
            QRectF(body.x(), body.y() + top + _GAP, body.width(), body.height() - top - _GAP),
        )
    left = body.width() * 0.42
    return (
        QRectF(body.x(), body.y(), left, body.height()),
        QRectF(body.x() + left + _GAP, body.y(), body.width() - left - _GAP, body.height()),
    )


def _tab(painter: QPainter, record: DeckRecord, rect: QRectF, theme: Theme) -> None:
    """Write the name in the colors of the houses, their emblems behind it."""
    fill = QLinearGradient(rect.topLeft(), rect.topRight())
    tones = [theme.house(HOUSES.get(house)) for house in record.houses] or [theme.house(None)]
    grounds = [mix(tone.base, tone.dark, 0.6) for tone in tones]
    for place, ground in enumerate(grounds):
        fill.setColorAt(place / max(1, len(grounds) - 1), QColor(ground))
    dip(painter, None, QColor(theme.paper) if theme.plain else fill)
    painter.drawRect(rect)
    side = min(84.0, rect.height() - 30)
    right = rect.right() - _GAP
    for house in reversed(record.houses):
        right -= side
        at = QRectF(right, rect.center().y() - side / 2, side, side)
        dip(painter, None, QColor("#ffffff"))
        painter.drawEllipse(at.adjusted(-3, -3, 3, 3))
        draw_emblem(painter, HOUSES.get(house), at, theme)
        right -= 10
    painter.setPen(QColor(theme.ink if theme.plain else readable_on(grounds[0])))
    name = QRectF(rect.x() + _GAP, rect.y() + 6, right - rect.x() - 1.5 * _GAP, rect.height() - 12)
    write_fit(painter, record.name, name, largest=52, smallest=20, lines=3, align=_LEFT)


def _words(painter: QPainter, record: DeckRecord, rect: QRectF, theme: Theme, language: str) -> None:
    """Write set and kind, the houses, the figures, and draw the QR code."""
    painter.setPen(QColor(theme.ink_dim))
    head = QRectF(rect.x(), rect.y(), rect.width(), 36)
    words = " · ".join(filter(None, (set_line(record, language), *kinds_of(record, language))))
    write_fit(painter, words, head, largest=28, smallest=14, lines=1)
    houses = QRectF(rect.x(), rect.y() + 42, rect.width(), 128)
    paint_houses(painter, record.houses, houses, theme, language)
    text = share_text(record)
    below = QRectF(rect.x(), houses.bottom() + 12, rect.width(), rect.bottom() - houses.bottom() - 12)
    side = min(QR_SIDE, below.height(), below.width() / 2) if text is not None else 0.0
    if text is not None:
        draw_qr(painter, text, QRectF(below.right() - side, below.bottom() - side, side, side))
    _figures(painter, record, below.adjusted(4, 0, -side - (_GAP if side else 4), 0), theme, language)


def _figures(painter: QPainter, record: DeckRecord, rect: QRectF, theme: Theme, language: str) -> None:
    figures = deck_figures(record)
    rows: list[tuple[Words, float | None, int]] = [(cs.BONUS, figures.value("amber_bonus"), 0)]
    rows += [(cs.FIGURES[kind], figures.value(kind), 1) for kind in _FIGURES]
    step = min(40.0, rect.height() / len(rows))
    number = min(90.0, rect.width() * 0.3)
    for place, (words, value, digits) in enumerate(rows):
        row = QRectF(rect.x(), rect.y() + place * step, rect.width(), step)
        painter.setPen(QColor(theme.ink_dim))
        name = row.adjusted(0, 0, -number - 6, 0)
        write_fit(painter, words.say(language), name, largest=26, smallest=10, lines=1, bold=False, align=_LEFT)
        painter.setPen(QColor(theme.ink))
        value_at = QRectF(row.right() - number, row.y(), number, step)
        write_fit(painter, decimal(value, language, digits), value_at, largest=28, smallest=10, lines=1, align=_RIGHT)

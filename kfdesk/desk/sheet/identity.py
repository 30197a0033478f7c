"""The Archon's identity card, front and back, and the deck list as a page: all drawn in tenths of a millimetre."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from kfdesk.collection.generator.payload import share_text
from kfdesk.collection.kinds import HOUSE_OF_DECK, KIND_NAMES
from kfdesk.collection.listing import by_house, house_title, set_title
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.fonts import font, metrics, write_fit
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.blurred import portrait
from kfdesk.desk.sheet.lines import SheetLine
from kfdesk.desk.sheet.qr import draw_qr
from kfdesk.desk.sheet.signs import draw_rarity
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import HOUSES, House
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words

CARD = QSizeF(630, 880)
"""A card, 63 × 88 mm."""
QR_SIDE = 190.0
"""19 mm: the squares of an address's code are 0.4 mm wide, which a telephone reads from paper."""

_LEFT = Qt.AlignmentFlag.AlignLeft


def set_line(record: DeckRecord, language: str) -> str:
    """Return the name of the deck's set, "" where none is known."""
    return set_title(record.set, language) if record.set else ""


def paint_front(painter: QPainter, record: DeckRecord, theme: Theme, language: str) -> None:
    """Paint the front of the identity card: portrait, name, houses, set, and the QR code if there is one."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _body(painter, record, theme)
    window = QRectF(28, 28, 574, 500)
    path = QPainterPath()
    path.addRoundedRect(window, 18, 18)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    portrait(painter, record, window, theme)
    painter.restore()
    dip(painter, QPen(QColor(theme.paper_edge), 3), None)
    painter.drawPath(path)
    plate = QRectF(28, 540, 574, 116)
    paint_paper(painter, plate, theme)
    painter.setPen(QColor(theme.ink))
    write_fit(painter, record.name, plate.adjusted(14, 6, -14, -6), largest=52, smallest=22, lines=2)
    text = share_text(record)
    right = 602.0 if text is None else 602 - QR_SIDE - 14
    paint_houses(painter, record.houses, QRectF(28, 670, right - 28, 128), theme, language)
    foot = QRectF(28, 806, right - 28, 50)
    paint_paper(painter, foot, theme)
    painter.setPen(QColor(theme.ink_dim))
    words = [set_line(record, language), *kinds_of(record, language)]
    write_fit(painter, " · ".join(filter(None, words)), foot.adjusted(10, 4, -10, -4), largest=26, smallest=14, lines=1)
    if text is not None:
        draw_qr(painter, text, QRectF(602 - QR_SIDE, 667, QR_SIDE, QR_SIDE))
    painter.restore()


def paint_back(painter: QPainter, record: DeckRecord, theme: Theme, language: str) -> None:
    """Paint the back of the identity card: every card by house, with number, rarity sign, marks and icons."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _body(painter, record, theme)
    paint_paper(painter, QRectF(22, 22, 586, 836), theme)
    painter.setPen(QColor(theme.ink))
    write_fit(painter, titled(record, language), QRectF(34, 26, 562, 40), largest=32, smallest=14, lines=1)
    groups = list_groups(record)
    rows = sum(len(lines) + 1.35 for _, _, lines in groups)
    step = min(32.0, 772 / max(1.0, rows))
    y = 68.0
    for house, title, lines in groups:
        y += step * 0.12
        heading(painter, house, title.say(language), QRectF(34, y, 562, step * 1.15), theme)
        y += step * 1.23
        for line in lines:
            paint_line(painter, line, QRectF(34, y, 562, step), theme, language)
            y += step
    if not record.icons_known:
        painter.setPen(QColor(theme.ink_dim))
        note = QRectF(34, 838, 562, 18)
        write_fit(painter, s.ICONS_UNKNOWN.say(language), note, largest=15, smallest=10, lines=1, bold=False)
    painter.restore()


def titled(record: DeckRecord, language: str) -> str:
    """Return the name of a deck, with its mark where it is none that was published as it is."""
    return deck_words(record.name, record.kind).say(language)


def list_groups(record: DeckRecord) -> list[tuple[House | None, Words, tuple[SheetLine, ...]]]:
    """Return the deck's houses with what stands above their cards, and the references last."""
    found = []
    for house, cards in by_house(record):
        words = house_title(house)
        count = sum(line.count for line in cards)
        title = s.HOUSE_ROW.filled(house=words, n=count)
        found.append((HOUSES.get(house), title, tuple(SheetLine(line, record.set) for line in cards)))
    if record.references:
        found.append((None, s.REFERENCES, tuple(SheetLine(line, record.set) for line in record.references)))
    return found


def heading(painter: QPainter, house: House | None, title: str, rect: QRectF, theme: Theme) -> None:
    """Write a house's name on a bar of its color, its emblem in front."""
    base = theme.house(house).base
    dip(painter, None, QColor(base))
    painter.drawRoundedRect(rect, rect.height() * 0.25, rect.height() * 0.25)
    side = rect.height() * 0.86
    draw_emblem(painter, house, QRectF(rect.x() + 4, rect.center().y() - side / 2, side, side), theme)
    painter.setPen(QColor(readable_on(base)))
    words = rect.adjusted(side + 12, 0, -6, 0)
    write_fit(painter, title, words, largest=round(rect.height() * 0.7), smallest=8, lines=1, align=_LEFT)


def paint_line(painter: QPainter, line: SheetLine, rect: QRectF, theme: Theme, language: str) -> None:
    """Write one line of a list: copies, collector number, rarity sign, name, marks and bonus icons."""
    px = max(8, round(rect.height() * 0.72))
    unit = rect.height()
    middle = rect.center().y()
    ink = theme.ink
    painter.setPen(QColor(theme.ink_dim))
    number = QRectF(rect.x(), rect.y(), unit * 1.9, unit)
    write_fit(painter, line.number, number, largest=round(px * 0.86), smallest=8, lines=1, bold=False)
    draw_rarity(painter, line.rarity, QRectF(rect.x() + unit * 2.0, middle - unit * 0.3, unit * 0.6, unit * 0.6), ink)
    right = rect.right()
    for icon in reversed(line.icons):
        right -= unit * 0.92
        draw_icon(painter, icon, QRectF(right, middle - unit * 0.42, unit * 0.84, unit * 0.84), theme)
    for words, letter in reversed(line.marks):
        right -= unit * 0.95
        at = QRectF(right, middle - unit * 0.42, unit * 0.84, unit * 0.84)
        if words is s.MAVERICK:
            draw_icon(painter, "maverick", at, theme)
        else:
            _letter(painter, letter, at, theme)
    painter.setPen(QColor(ink))
    left = rect.x() + unit * 2.85
    if line.line.count > 1:
        write_fit(painter, f"{line.line.count}×", QRectF(left, rect.y(), unit * 1.3, unit), largest=px, smallest=8,
                  lines=1, align=_LEFT)  # fmt: skip
    left += unit * 1.3
    room = QRectF(left, rect.y(), max(10.0, right - left - 4), unit)
    write_fit(painter, line.name(language), room, largest=px, smallest=7, lines=1, bold=False, align=_LEFT)


def _letter(painter: QPainter, letter: str, rect: QRectF, theme: Theme) -> None:
    dip(painter, QPen(QColor(theme.ink), rect.height() * 0.07), QColor(theme.paper))
    painter.drawEllipse(rect)
    painter.setPen(QColor(theme.ink))
    write_fit(painter, letter, rect, largest=max(6, round(rect.height() * 0.75)), smallest=5, lines=1)


def _body(painter: QPainter, record: DeckRecord, theme: Theme) -> None:
    """Paint the card itself: its frame runs through the colors of the houses."""
    rect = QRectF(0, 0, CARD.width(), CARD.height())
    fill = QLinearGradient(rect.topLeft(), rect.bottomRight())
    tones = [theme.house(HOUSES.get(house)) for house in record.houses] or [theme.house(None)]
    for place, tone in enumerate(tones):
        fill.setColorAt(place / max(1, len(tones) - 1), QColor(mix(tone.base, tone.dark, 0.55)))
    dip(painter, None, QColor(theme.paper) if theme.plain else fill)
    painter.drawRoundedRect(rect, 34, 34)
    dip(painter, QPen(color("#ffffff", 0.35) if not theme.plain else QColor(theme.paper_edge), 3), None)
    painter.drawRoundedRect(rect.adjusted(9, 9, -9, -9), 26, 26)


def paint_paper(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a piece of paper with round corners."""
    dip(painter, QPen(QColor(theme.paper_edge), 2.5), QColor(theme.paper))
    painter.drawRoundedRect(rect, 14, 14)


def paint_houses(painter: QPainter, houses: Sequence[str], rect: QRectF, theme: Theme, language: str) -> None:
    """Draw the houses side by side: emblem and name below it."""
    paint_paper(painter, rect, theme)
    if not houses:
        return
    wide = rect.width() / len(houses)
    side = min(86.0, wide - 8)
    for index, house in enumerate(houses):
        middle = rect.x() + wide * (index + 0.5)
        draw_emblem(painter, HOUSES.get(house), QRectF(middle - side / 2, rect.y() + 6, side, side), theme)
        painter.setPen(QColor(theme.ink))
        below = QRectF(rect.x() + wide * index + 3, rect.y() + 92, wide - 6, 33)
        write_fit(painter, house_title(house).say(language), below, largest=25, smallest=11, lines=1)


def paint_list_page(painter: QPainter, record: DeckRecord, page: QRectF, theme: Theme, language: str) -> None:
    """Paint the deck list as a page of paper: title, a column for each house, references, legend, QR code."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    inner = page.adjusted(150, 140, -150, -130)
    text = share_text(record)
    room = inner.width() - (280 if text else 0)
    portrait(painter, record, QRectF(inner.x(), inner.y(), 260, 260), theme)
    painter.setPen(QColor(theme.ink))
    left = inner.x() + 290
    name = QRectF(left, inner.y(), room - 290, 120)
    write_fit(painter, record.name, name, largest=64, smallest=26, lines=2, align=_LEFT)
    painter.setPen(QColor(theme.ink_dim))
    houses = " · ".join(house_title(house).say(language) for house in record.houses)
    for index, words in enumerate(filter(None, (set_line(record, language), houses, *_origin(record, language)))):
        row = QRectF(left, inner.y() + 130 + index * 42, room - 290, 40)
        write_fit(painter, words, row, largest=32, smallest=16, lines=1, bold=False, align=_LEFT)
    if text:
        draw_qr(painter, text, QRectF(inner.right() - 250, inner.y(), 250, 250))
    top = inner.y() + 310
    _columns(painter, record, QRectF(inner.x(), top, inner.width(), inner.bottom() - top - 60), theme, language)
    _legend(painter, QRectF(inner.x(), inner.bottom() - 34, inner.width(), 34), theme, language)
    painter.restore()


def _origin(record: DeckRecord, language: str) -> list[str]:
    found = [s.GENERATED.filled(seed=record.seed).say(language)] if record.seed is not None else []
    found += [*kinds_of(record, language), *_made_of(record, language)]
    return found + ([s.ICONS_UNKNOWN.say(language)] if not record.icons_known else [])


def kinds_of(record: DeckRecord, language: str) -> list[str]:
    """Return of what kind the deck is, where it was not published as it is."""
    return [KIND_NAMES[record.kind].say(language)] if record.kind else []


def _made_of(record: DeckRecord, language: str) -> list[str]:
    """Return the houses of an alliance with the decks they come from, in one line."""
    if record.kind is not DeckKind.ALLIANCE or not record.made_of:
        return []
    houses = (HOUSE_OF_DECK.filled(house=house_title(one.house), deck=one.name) for one in record.made_of)
    return [" · ".join(words.say(language) for words in houses)]


def _columns(painter: QPainter, record: DeckRecord, rect: QRectF, theme: Theme, language: str) -> None:
    """Write the groups of the list in columns, as many as there are houses; what is left starts over below."""
    groups = list_groups(record)
    columns = min(3, max(1, len(groups)))
    gap = 36.0
    wide = (rect.width() - gap * (columns - 1)) / columns
    heights = [0.0] * columns
    tallest = max((len(lines) for _, _, lines in groups), default=1) + 2
    below = sum(len(lines) + 2.5 for _, _, lines in groups[columns:])
    step = min(44.0, rect.height() / (tallest + below))
    for index, (house, title, lines) in enumerate(groups):
        column = index if index < columns else heights.index(min(heights))
        x, y = rect.x() + column * (wide + gap), rect.y() + heights[column]
        heading(painter, house, title.say(language), QRectF(x, y, wide, step * 1.3), theme)
        y += step * 1.5
        for line in lines:
            paint_line(painter, line, QRectF(x, y, wide, step), theme, language)
            y += step
        heights[column] = y - rect.y() + step


def _legend(painter: QPainter, rect: QRectF, theme: Theme, language: str) -> None:
    """Explain the signs of rarity and the letters, and say who drew the page."""
    x = rect.x()
    for rarity in ("Common", "Uncommon", "Rare", "Special"):
        draw_rarity(painter, rarity, QRectF(x, rect.y() + 7, 20, 20), theme.ink)
        painter.setPen(QColor(theme.ink_dim))
        name = s.RARITIES[rarity].say(language)
        wide = metrics(font(24)).horizontalAdvance(name) + 6
        words = QRectF(x + 28, rect.y(), wide, rect.height())
        write_fit(painter, name, words, largest=24, smallest=12, lines=1, bold=False, align=_LEFT)
        x += wide + 56
    foot = QRectF(QPointF(x + 20, rect.y()), rect.bottomRight())
    painter.setPen(QColor(theme.ink_dim))
    right = Qt.AlignmentFlag.AlignRight
    write_fit(painter, s.LIST_FOOT.say(language), foot, largest=20, smallest=10, lines=1, bold=False, align=right)

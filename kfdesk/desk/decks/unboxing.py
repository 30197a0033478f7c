"""A deck as a small scene: the sealed pack opens, the Archon comes out of it, cards and houses follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from kfdesk.cards.facts import facts
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.card.faces import DeskFaces, printed
from kfdesk.desk.ceremonies.skipping import Skipping
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui
from kfdesk.engine.decks import DeckCard, DeckList
from kfdesk.engine.terms import HOUSES, PLAYERS, CardType, Player

SCENE = QSizeF(250, 190)
"""The scene as it is designed; it is drawn as large as there is room."""
LEAST = 0.5
"""The smallest scale of the scene."""
PORTRAIT, PACK, CARD = 118.0, QSizeF(104, 146), 66
_FAN = 5
"""So many cards are fanned out."""
_STEP = 15.0
"""Degrees between two of them."""
TEARS, OPEN = 0.34, 0.56
"""When the pack tears, and when nothing of it is left, as shares of the scene."""
UNBOXING_MS = 1200
"""How long a pack takes to open at speed 1."""
SLOWEST, FASTEST = 0.75, 2.0
LATE = 0.16
"""So much later than the one before each pack opens, as a share of one scene."""


class Opening(Protocol):
    """Something that opens."""

    def open_to(self, opened: float) -> None:
        """Show it so far open, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class DeckShown:
    """What is shown of a deck: its Archon by name and houses, and some of its cards."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[DeckCard, ...]


def shown_of(deck: DeckList) -> DeckShown:
    """Return what is shown of a deck: a creature of each house, where it has one, and other cards beside them."""
    table = facts()
    known = list({card.id: card for card in reversed(deck.cards) if card.id in table}.values())[::-1]
    known.sort(key=lambda card: table[card.id].type is not CardType.CREATURE)
    first = {card.house: card for card in reversed(known)}
    chosen = [first[house] for house in deck.houses if house in first]
    chosen += [card for card in known if card not in chosen][: _FAN - len(chosen)]
    return DeckShown(deck.name, tuple(map(str, deck.houses)), tuple(chosen[:_FAN]))


def part_of(opened: float, begin: float, end: float) -> float:
    """Return how far a part of the scene is, from 0 to 1, while the whole is so far."""
    return min(1.0, max(0.0, (opened - begin) / (end - begin)))


class DeckScene(QWidget):
    """One deck, closed (`opened` 0) to open (1). It takes no input; its name says the deck only when that is seen."""

    def __init__(self, faces: DeskFaces | None, deck: DeckShown | None, owner: Player = PLAYERS[0]) -> None:
        """`deck` None is a pack that nobody may look into; without `faces` no cards are fanned out."""
        super().__init__()
        self._faces, self.deck, self._owner = faces, deck, owner
        self._card_language = "en"
        self._drawn: dict[str, QPixmap] = {}
        self.caption: QWidget | None = None
        """What names the deck beside the picture; it is not seen before the Archon is."""
        self.opened = 1.0 if deck is not None else 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumSize((SCENE * 1.6).toSize())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow_language(self._say)
        follow_theme(self._drawn_anew)

    def _say(self) -> None:
        if self.deck is not None:
            said = (self.deck.name, *(say(house_name(house)) for house in self.deck.houses))
            self.setAccessibleName(", ".join(said))
        self.update()

    def set_card_language(self, language: str) -> None:
        """Show the cards in this language."""
        self._card_language = language
        self.update()

    def _drawn_anew(self) -> None:
        self._drawn.clear()
        self.update()

    def open_to(self, opened: float) -> None:
        """Show the scene so far; a pack that nobody may look into stays closed."""
        if not isValid(self):  # another page is shown meanwhile
            return
        opened = opened if self.deck is not None else 0.0
        if opened != self.opened:
            self.opened = opened
            self.update()
            if self.caption is not None:
                kept = self.caption.sizePolicy()
                kept.setRetainSizeWhenHidden(True)
                self.caption.setSizePolicy(kept)
                self.caption.setVisible(opened > OPEN)

    def sizeHint(self) -> QSize:
        """Return the size as designed."""
        return SCENE.toSize()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the Archon is known again."""
        return (SCENE * LEAST).toSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scene as large as there is room."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scale = min(self.width() / SCENE.width(), self.height() / SCENE.height())
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        ratio = self.devicePixelRatioF() * max(scale, 1.0)
        if self.deck is not None and self.opened > TEARS:
            self._draw_cards(painter, self.deck, ratio)
            self._draw_archon(painter, self.deck, ratio)
            self._draw_houses(painter, self.deck)
        if self.opened < OPEN:
            self._draw_pack(painter, ratio)
        if self.deck is not None:
            self._draw_flash(painter)
        painter.end()

    def _draw_pack(self, painter: QPainter, ratio: float) -> None:
        """Draw the pack: it trembles, then its upper part flies off and the rest sinks away."""
        draw_pack(painter, self._picture("pack", PACK, ratio), self.opened)

    def _draw_flash(self, painter: QPainter) -> None:
        """Let light burst out while the pack tears."""
        light = sin(part_of(self.opened, TEARS - 0.06, OPEN + 0.12) * pi)
        if light <= 0.01 or ui.theme.plain:
            return
        glow = QRadialGradient(QPointF(0, -8), 110)
        glow.setColorAt(0, color(ui.theme.amber_light, 0.9 * light))
        glow.setColorAt(0.5, color(ui.theme.amber, 0.35 * light))
        glow.setColorAt(1, color(ui.theme.amber, 0.0))
        painter.fillRect(QRectF(-SCENE.width() / 2, -SCENE.height() / 2, SCENE.width(), SCENE.height()), glow)

    def _draw_cards(self, painter: QPainter, deck: DeckShown, ratio: float) -> None:
        """Draw the cards behind the Archon, spread as far as the scene is."""
        if self._faces is None or not deck.cards:
            return
        spread = _soft(part_of(self.opened, 0.5, 0.9))
        high = self._faces.height_for(CARD)
        for number, card in enumerate(deck.cards):
            painter.save()
            painter.setOpacity(min(1.0, spread * 3))
            painter.translate(0, 120)
            painter.rotate((number - (len(deck.cards) - 1) / 2) * _STEP * spread)
            face = self._faces.pixmap(printed(card.id, card.house), CARD, 2 * ratio, self._card_language)
            painter.drawPixmap(QRectF(-CARD / 2, -212 + 40 * (1 - spread), CARD, high), face, QRectF(face.rect()))
            painter.restore()

    def _draw_archon(self, painter: QPainter, deck: DeckShown, ratio: float) -> None:
        come = _soft(part_of(self.opened, TEARS, 0.74))
        side = PORTRAIT * (0.55 + 0.45 * come)
        place = QRectF(-side / 2, 18 - side / 2, side, side)
        painter.save()
        painter.setOpacity(come)
        portrait = self._picture("archon", QSizeF(PORTRAIT, PORTRAIT), ratio)
        painter.drawPixmap(place, portrait, QRectF(portrait.rect()))
        painter.restore()

    def _draw_houses(self, painter: QPainter, deck: DeckShown) -> None:
        """Draw the emblems of the houses on the lower edge of the portrait, one after the other."""
        side, gap = 26.0, 8.0
        left = -(len(deck.houses) * (side + gap) - gap) / 2
        for number, house in enumerate(deck.houses):
            come = _soft(part_of(self.opened, 0.72 + 0.07 * number, 0.86 + 0.07 * number))
            if come > 0:
                middle = QPointF(left + number * (side + gap) + side / 2, 78)
                reach = side / 2 * come
                dip(painter, None, QColor(ui.theme.panel))
                painter.drawEllipse(middle, reach + 2, reach + 2)
                place = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
                draw_emblem(painter, HOUSES.get(house), place, ui.theme)

    def _picture(self, name: str, size: QSizeF, ratio: float) -> QPixmap:
        """Return pack or portrait, painted once for a screen."""
        found = self._drawn.get(name)
        wanted = (size * ratio).toSize()
        if found is None or found.size() != wanted:
            found = QPixmap(wanted)
            found.fill(Qt.GlobalColor.transparent)
            with painting_on(found) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(ratio, ratio)
                rect = QRectF(QPointF(0, 0), size)
                if name == "pack":
                    paint_pack(painter, rect, self._owner, ui.theme)
                else:
                    self._paint_portrait(painter, rect)
            self._drawn[name] = found
        return found

    def _paint_portrait(self, painter: QPainter, rect: QRectF) -> None:
        assert self.deck is not None
        frame = rect.adjusted(2, 2, -2, -2)
        path = QPainterPath()
        path.addRoundedRect(frame, 12, 12)
        painter.setClipPath(path)
        paint_archon(painter, self.deck.name, self.deck.houses, frame, ui.theme)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(ui.theme.text if ui.theme.plain else ui.theme.inlay), 3))
        painter.drawPath(path)


def draw_pack(painter: QPainter, pack: QPixmap, opened: float) -> None:
    """Draw a pack around the painter's origin: it trembles, then its upper part flies off and the rest sinks away."""
    torn, tremble = part_of(opened, TEARS, OPEN), part_of(opened, 0.0, TEARS)
    whole = QRectF(QPointF(-PACK.width() / 2, -PACK.height() / 2), PACK)
    painter.save()
    painter.rotate(3.0 * tremble * sin(tremble * 9 * pi))
    painter.setOpacity(1.0 - torn)
    share = 0.22 if torn else 1.0
    for begin, end, move in ((0.0, share, -60.0 * torn), (share, 1.0, 34.0 * torn)):
        place = whole.adjusted(0, begin * PACK.height() + move, 0, (end - 1) * PACK.height() + move)
        source = QRectF(0, begin * pack.height(), pack.width(), (end - begin) * pack.height())
        if begin < end:
            painter.drawPixmap(place, pack, source)
    painter.restore()


def paint_pack(painter: QPainter, rect: QRectF, owner: Player, theme: Theme) -> None:
    """Paint a sealed pack: the back of a player's cards in a wrapper with a seal of Æmber."""
    paint_back(painter, rect.adjusted(3, 7, -3, -7), owner, theme)
    foil = mix(theme.backs[owner], theme.amber, 0.45)
    for top in (True, False):
        edge = QRectF(rect.left(), rect.top() if top else rect.bottom() - 16, rect.width(), 16)
        shine = QLinearGradient(edge.topLeft(), edge.bottomLeft())
        shine.setColorAt(0, QColor(mix(foil, "#ffffff", 0.35)))
        shine.setColorAt(1, QColor(mix(foil, "#000000", 0.35)))
        dip(painter, QPen(QColor(mix(foil, "#000000", 0.6)), 1), shine)
        painter.drawPath(_toothed(edge, up=top))
    dip(painter, QPen(QColor(theme.amber_dark), 1.5), QColor(theme.amber))
    seal = QRectF(rect.center().x() - 17, rect.top() + rect.height() * 0.22 - 17, 34, 34)
    painter.drawEllipse(seal)
    draw_icon(painter, "amber", seal.adjusted(6, 6, -6, -6), theme)


def _toothed(edge: QRectF, *, up: bool) -> QPainterPath:
    """Return the outline of a strip of foil whose outer edge is cut in teeth."""
    path, teeth = QPainterPath(), 12
    outer, inner = (edge.top(), edge.bottom()) if up else (edge.bottom(), edge.top())
    inward = 4 if up else -4
    path.moveTo(edge.left(), inner)
    for tooth in range(teeth):
        x = edge.left() + edge.width() * tooth / teeth
        path.lineTo(x, outer + inward)
        path.lineTo(x + edge.width() / teeth / 2, outer)
    path.lineTo(edge.right(), outer + inward)
    path.lineTo(edge.right(), inner)
    path.closeSubpath()
    return path


def _soft(value: float) -> float:
    """Return a value from 0 to 1 that arrives slowly."""
    return 1 - (1 - value) ** 3


class Unboxing(QObject):
    """Opens some scenes shortly one after the other; any input shows the end at once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._scenes: tuple[Opening, ...] = ()
        self._skipping = Skipping(self.skip, self)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._on_step)
        self._motion.finished.connect(self.skip)

    @property
    def moving(self) -> bool:
        """Whether scenes are opening."""
        return bool(self._scenes)

    def begin(self, scenes: Sequence[Opening], speed: float) -> None:
        """Open these scenes; with speed 0 they are open at once."""
        self.skip()
        self._scenes = tuple(scenes)
        if not scenes or speed <= 0:
            self.skip()
            return
        self._on_step(0.0)
        late = 1 + LATE * (len(scenes) - 1)
        self._motion.setDuration(round(UNBOXING_MS * late / min(max(speed, SLOWEST), FASTEST)))
        self._motion.start()
        self._skipping.begin()

    def skip(self) -> None:
        """Show all scenes open."""
        scenes, self._scenes = self._scenes, ()
        self._motion.stop()
        self._skipping.end()
        for scene in scenes:
            scene.open_to(1.0)

    def _on_step(self, value: object) -> None:
        opened = float(value) if isinstance(value, float | int) else 1.0
        for scene, so_far in zip(self._scenes, staggered(opened, len(self._scenes)), strict=True):
            scene.open_to(so_far)


def staggered(opened: float, count: int) -> list[float]:
    """Return how far each of several scenes is when they open shortly one after the other."""
    whole = opened * (1 + LATE * (count - 1))
    return [min(1.0, max(0.0, whole - LATE * number)) for number in range(count)]

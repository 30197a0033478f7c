"""The card under the pointer or in the focus ring, shown large where it can be read, with notes on its terms.

A hand card grows at once above the hand; any other card after a short pause, beside itself. Nothing here takes part
in what lies under the pointer, so a large card never flickers or stands in the way of a click.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap, QTextDocument
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.faces import PREVIEW_FROM
from kfdesk.desk.art.fonts import font
from kfdesk.desk.card.notes import reading_notes
from kfdesk.desk.card.other_side import reverse_of
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.places import Rect, clamp
from kfdesk.desk.table.items import Z_MENU, Brushes, qrect
from kfdesk.desk.table.large_card_place import ReadingPlace, above_hand, beside, large_size, room_above_hand
from kfdesk.desk.table.motion import Pose, put
from kfdesk.desk.table.scene import HOVER_LIFT, TableScene
from kfdesk.engine.terms import Zone
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words

PAUSE_MS: Final = 420
"""How long the pointer rests on a card on the table before it grows; a hand card grows at once."""
GROW_MS: Final = 110
GROWS_FROM: Final = 0.55
"""How large a card is when it begins to grow, as a share of its large size."""
SMALLER: Final = (1.0, 0.85, 0.72)
"""Shares of its large size in which a gigantic creature is shown where there is no room beside it for more."""
PAD: Final = 8.0
GIVES_WAY: Final = "givesWay"
"""The property of what lies over the table and is not there while a card is shown large."""


class ReadingItem(QGraphicsItem):
    """A large card with its notes beside it; its origin is the middle of the card's lower edge, or of the upper one."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._face = QPixmap()
        self._card = QRectF(0, 0, 1, 1)
        self._notes: tuple[QRectF, QTextDocument] | None = None
        self.setZValue(Z_MENU - 1)
        self.hide()

    def show_card(self, face: QPixmap, card: QRectF, notes: tuple[QRectF, QTextDocument] | None) -> None:
        """Show a face, and notes in a box, in rectangles about the item's origin."""
        self.prepareGeometryChange()
        self._face, self._card, self._notes = face, card, notes
        self.show()
        self.update()

    @property
    def notes(self) -> str:
        """The notes beside the card, "" for none."""
        return self._notes[1].toPlainText() if self._notes is not None else ""

    @property
    def face(self) -> QPixmap:
        """The picture of the card."""
        return self._face

    @property
    def card(self) -> QRectF:
        """Where the card lies, without its notes, about the item's origin."""
        return QRectF(self._card)

    def boundingRect(self) -> QRectF:
        """Return the card, its shadow and its notes."""
        whole = self._card if self._notes is None else self._card.united(self._notes[0])
        return whole.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a shadow, the face, and the notes on a panel."""
        del option, widget
        theme = self._brushes.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(color(theme.shadow, 0.55), 5), color(theme.shadow, 0.55))
        painter.drawRoundedRect(self._card.adjusted(1, 2, -1, 2), 12, 12)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._card.topLeft(), self._face)
        if self._notes is None:
            return
        box, words = self._notes
        dip(painter, QPen(color(theme.panel_edge), 1.2), color(theme.panel, 0.97))
        painter.drawRoundedRect(box, 8, 8)
        painter.translate(box.topLeft() + QPointF(PAD, PAD * 0.75))
        words.drawContents(painter)


class Reading(QObject):
    """Shows the card that somebody looks at large.

    `kept_clear` gives the rectangles that must not be covered, such as that of a prompt; `busy` says whether a drag or
    a menu is under way, during which nothing grows.
    """

    comes = Signal(bool)
    """A card is shown large from now on (True), or none any more."""

    def __init__(self, scene: TableScene, kept_clear: Callable[[], Sequence[Rect]], busy: Callable[[], bool]) -> None:
        super().__init__(scene)
        self.item = ReadingItem(scene.brushes)
        scene.addItem(self.item)
        self._scene = scene
        self._kept_clear, self._busy = kept_clear, busy
        self._handle: str | None = None
        """The card looked at, shown or waiting for the pause to be over."""
        self._zone: Zone | None = None
        """Where the card shown lies."""
        self._rests = self._turned = False
        self._steps: tuple[Words, ...] = ()
        """What a choice that is aimed at would lead to, said before what is true of the card."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.show)

    @property
    def shown(self) -> str | None:
        """The handle of the card that is shown large."""
        return self._handle if self.item.isVisible() else None

    def follow(self, handle: str | None) -> None:
        """Look at this card from now on, or at none."""
        self._handle, self._turned = handle, False
        if self._rests:
            return
        place = self._lies_at(handle)
        if place is None or self._busy():
            self.close()
        elif place[1] is Zone.HAND:
            self.show()
        else:
            self._hide()
            self._timer.start()

    def rest(self) -> None:
        """Show nothing until `wake`: something happens on the table that a large card would cover."""
        self._rests = True
        self._hide()

    def wake(self) -> None:
        """Show again what is looked at, from now on: somebody has moved the pointer or the focus ring."""
        if self._rests:
            self._rests = False
            self.follow(self._handle)

    def turn_over(self) -> None:
        """Show the other side of the card shown, or its front again; nothing where no other side may be seen."""
        if self.shown is not None:
            self._turned = not self._turned
            self.show(grow=False)

    def say_first(self, steps: Sequence[Words]) -> None:
        """Say what a choice would lead to before what is true of the card; nothing for no steps."""
        if tuple(steps) != self._steps:
            self._steps = tuple(steps)
            if self.shown is not None:
                self.show(grow=False)

    def refresh(self) -> None:
        """Show the card as it is now, where it is shown; one that lies in another zone now is closed."""
        if not self.item.isVisible():
            return
        place = self._lies_at(self._handle)
        if place is None or place[1] is not self._zone:
            self.close()
        else:
            self.show(grow=False)

    def close(self) -> None:
        """Show no card."""
        self._handle = None
        self._hide()

    def _hide(self) -> None:
        self._timer.stop()
        self._scene.motion.stop(self.item)
        if self.item.isVisible():
            self.item.hide()
            self.comes.emit(False)

    def _lies_at(self, handle: str | None) -> tuple[Rect, Zone, bool] | None:
        """Return where a card lies, in which zone, and whether on the lower side."""
        layout = self._scene.layout_
        if layout is None or handle is None:
            return None
        spot = layout.spots.get(handle)
        if spot is not None:
            return spot.rect, spot.zone, layout.sides[spot.player].below
        found = next((pile for pile in self._scene.piles.values() if pile.top_handle == handle), None)
        if found is not None:
            return found.place, found.zone, layout.sides[found.player].below
        tide = self._scene.tides().get(handle)
        return (tide, Zone.REFERENCE, tide.y > layout.size[1] / 2) if tide is not None else None

    def show(self, *, grow: bool = True) -> None:
        """Show now the card that is looked at; `grow`: it grows out of where it lies."""
        self._timer.stop()
        view, lies = self._scene.view_, self._lies_at(self._handle)
        card = find_card(view, self._handle) if view is not None and self._handle is not None else None
        if card is None or card.face is None or view is None or lies is None or self._busy():
            self._hide()
            return
        other = reverse_of(card, view) if self._turned else None
        face = card.face
        if other is not None and other[0].face is not None:
            card, face = other[0], other[0].face
        notes = (*self._steps, *reading_notes(card, view, self._scene.brushes.faces.text(face, "en")))
        place, words = self._with_room(card, lies, notes)
        if place is None:
            self._hide()
            return
        was = self.item.isVisible()
        self._zone = lies[1]
        self._put(card, place, words, lies)
        if not was:
            self.comes.emit(True)
        if grow and not was:
            self._grow(place, lies)

    def _with_room(
        self, card: CardView, lies: tuple[Rect, Zone, bool], notes: Sequence[Words]
    ) -> tuple[ReadingPlace | None, QTextDocument | None]:
        """Return where a card is shown, with as many of its notes as there is room for."""
        for count in range(len(notes), 0, -1):
            words = self._document(notes[:count])
            place = self._place(card, lies, words)
            if place is None or place.notes is not None:
                return place, words
        return self._place(card, lies, None), None

    def _place(self, card: CardView, lies: tuple[Rect, Zone, bool], words: QTextDocument | None) -> ReadingPlace | None:
        layout, (rect, zone, below) = self._scene.layout_, lies
        assert layout is not None
        wide = card.other_half is not None
        spot = layout.spots.get(card.handle)
        lying = (spot.width / 2 if wide else spot.width) if spot is not None else min(rect.w, rect.h)
        scale = self._scene.brushes.scale
        size = large_size(lying, layout.size, scale.cards, cards=2 if wide else 1, letters=scale.text)
        if not size[0]:
            return None
        notes = None
        if words is not None:
            notes = (words.textWidth() + 2 * PAD, words.size().height() + 1.5 * PAD)
        clear = self._kept_clear()
        if zone is Zone.HAND:
            raised = _raised(rect, below=below)
            share = min(1.0, room_above_hand(raised, layout.size, below=below) / size[1])
            return above_hand(raised, (size[0] * share, size[1] * share), layout.size, notes, clear, below=below)
        least = min(1.0, (2 if wide else 1) * PREVIEW_FROM / size[0])  # smaller it would be without its text
        shares = [max(share, least) for share in SMALLER] if wide or scale.text > 1 else [1.0]
        places = (beside(rect, (size[0] * s, size[1] * s), layout.size, notes, clear) for s in shares)
        return next(filter(None, places), None)

    def _put(
        self, card: CardView, place: ReadingPlace, words: QTextDocument | None, lies: tuple[Rect, Zone, bool]
    ) -> None:
        b = self._scene.brushes
        face = b.faces.card(card, place.card.w, place.card.h, b.ratio, turned=False)
        at = _origin(place.card, lies)
        self._scene.motion.stop(self.item)
        put(self.item, Pose(at.x(), at.y()))
        notes = None
        if place.notes is not None and words is not None:
            notes = (qrect(place.notes).translated(-at), words)
        self.item.show_card(face, qrect(place.card).translated(-at), notes)

    def _grow(self, place: ReadingPlace, lies: tuple[Rect, Zone, bool]) -> None:
        at = _origin(place.card, lies)
        motion = self._scene.motion
        if motion.speed > 0:
            put(self.item, Pose(at.x(), at.y(), scale=GROWS_FROM))
            motion.glide(self.item, Pose(at.x(), at.y()), ms=GROW_MS)

    def _document(self, notes: Sequence[Words]) -> QTextDocument | None:
        """Return the notes set in a narrow column, None for none."""
        if not notes:
            return None
        b = self._scene.brushes
        px = b.px(12.5)
        made = QTextDocument()
        made.setDocumentMargin(0)
        made.setDefaultFont(font(px))
        made.setTextWidth(clamp(px * 19, 180, 460))
        ink = b.theme.text
        made.setHtml("".join(f'<p style="color:{ink}; margin:0 0 5px 0">{_lead(b.say(note))}</p>' for note in notes))
        return made


def _lead(line: str) -> str:
    """Return a note as HTML, with the term before its colon in bold."""
    term, colon, rest = line.partition(": ")
    return f"<b>{escape(term)}</b>{colon}{escape(rest)}" if colon and len(term) < 40 else escape(line)


def _raised(rect: Rect, *, below: bool) -> Rect:
    """Return where a hand card lies while it is raised under the pointer."""
    lift = rect.h * HOVER_LIFT
    return Rect(rect.x, rect.y - lift if below else rect.y, rect.w, rect.h + lift)


def _origin(card: Rect, lies: tuple[Rect, Zone, bool]) -> QPointF:
    """Return the point a large card grows from: the middle of its edge that is nearer to the card on the table."""
    x = clamp(lies[0].center[0], card.x, card.right)
    y = clamp(lies[0].center[1], card.y, card.bottom)
    return QPointF(x, y)


def covered_by_siblings(table: QWidget, but: Collection[QWidget | None] = ()) -> list[Rect]:
    """Return what other widgets `but` these cover of the table: prompts, viewers and refusals that lie over it."""
    parent = table.parentWidget()
    if parent is None:
        return []
    others = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    seen = [other for other in others if other is not table and other.isVisible() and other not in but]
    places = [
        other.geometry().translated(-table.pos())
        for other in seen
        if not other.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) and not other.property(GIVES_WAY)
    ]
    return [Rect(place.x(), place.y(), place.width(), place.height()) for place in places]

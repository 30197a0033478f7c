"""A player's panel: name, Æmber pool, keys, houses, and what is not always so."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk import texts as shared
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.command_signs import draw_command
from kfdesk.desk.art.fonts import font, whole_one, write_fit
from kfdesk.desk.art.icons import DECK_ICONS, draw_icon, draw_number
from kfdesk.desk.art.stamps import stamp_emblem, stamp_icon
from kfdesk.desk.kit.bounded import Bounded, size_of
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.desk.layout.panel_contents import houses_shown, keys_shown, keys_to_forge
from kfdesk.desk.layout.table_layout import PanelLayout, Rect
from kfdesk.desk.layout.tide import RAISE_TIDE, TIDE_HIGH, TIDE_LOW, TIDE_NEUTRAL, TIDE_STANDS, tide_for
from kfdesk.desk.table.items import Z_PANEL, Brushes, qrect
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.panel_tips import (
    CHAINS,
    COST,
    NORMAL_COST,
    TipArea,
    chains_tip,
    check_tip,
    cost_reason,
    cost_tip,
    keys_tip,
    refill_tip,
)
from kfdesk.desk.table.shadows import cast_shadow
from kfdesk.desk.table.tips import Said
from kfdesk.engine.terms import House, KeyColor, Player, Step
from kfdesk.engine.views import SeatView, TableView
from kfdesk.match.home_marks import deck_words
from kfdesk.teach.table_place import PlacesOfSeats, TablePlace
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, same

CHECK: Final = shared.CHECK
TO_MOVE: Final = Words("Turn {n}")
DECIDES: Final = Words("Decides")
COST_BY: Final = Words("{cost} ({card})")
SETTING_UP: Final = Step.SETUP.words.title
EDGE: Final = 3.0
"""How far a piece of a panel may reach over its place, in pixels: half the pen of the frame around it."""
COST_RULE: Final = "glossary/cost-at-current-cost"
MOST_PIECES: Final = 64
"""How many pieces of a panel are kept."""
LARGE_TEXT: Final = 1.25
"""From this size of text on the player's name has the whole height that it else shares with that of the deck."""
BADGE: Final = 58.0
"""Least width of the mark that says whose turn it is, in pixels: its words fit there in small letters."""


class Piece(NamedTuple):
    """A part of a panel: its place, all that its look depends on, and what draws it in the panel's units."""

    place: Rect
    shows: Hashable
    draw: Callable[[QPainter], None]

    @property
    def key(self) -> Hashable:
        """What the piece is kept by: pieces of one key look the same in one frame."""
        return self.place, self.shows

    def on(self, frame: Rect, ratio: float) -> tuple[QPointF, tuple[int, int]]:
        """Return where its picture lies, on a whole pixel of a panel in `frame`, and how many pixels it has."""
        room = self.place.inset(-EDGE)
        left, top = floor((room.x - frame.x) * ratio), floor((room.y - frame.y) * ratio)
        size = ceil(room.w * ratio) + 1, ceil(room.h * ratio) + 1
        return QPointF(frame.x + left / ratio, frame.y + top / ratio), size

    def drawn(self, frame: Rect, ratio: float) -> QPixmap:
        """Return its picture."""
        corner, size = self.on(frame, ratio)
        pixmap = QPixmap(*size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as inner:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.translate(-corner.x(), -corner.y())
            self.draw(inner)
        return pixmap


class _Laid(NamedTuple):
    """A piece as it is painted: the part of the table that it needs, and where its picture lies."""

    room: QRectF
    corner: QPointF
    piece: Piece


class _Fact(NamedTuple):
    """Something on the line of what is not always so: its icon, its words and their color."""

    icon: str
    text: str
    tint: str
    is_tide: bool = False
    short: str = ""
    """What is said instead where the words have no room on one line; "" for what then takes two lines."""


LEAST_ON_ONE_LINE: Final = 11
"""Letters smaller than so many pixels give way to a shorter word."""
_TIDE_ICONS: Final = {TIDE_HIGH: "tide", TIDE_LOW: "tide-low", TIDE_NEUTRAL: "tide-neutral"}


def decides(view: TableView) -> Player:
    """Return whose decision the game waits for: the player called to the screen; else the active one's."""
    if view.decision is not None:
        return view.decision.player
    called = view.viewer  # behind the curtain, where no hand lies open
    if called is None or view.winner is not None or view.seats[called].hand is not None:
        return view.active
    return called


def _may_be_asked(tint: KeyColor, forged: bool) -> bool:
    """Return whether a question about keys can mean this one: a colorless key is chosen only where it is forged."""
    return forged or tint is not KeyColor.COLORLESS


def _cell(band: Rect, count: int, index: int) -> Rect:
    """Return one of `count` equal parts of a band, side by side."""
    width = band.w / count
    return Rect(band.x + index * width, band.y, width, band.h)


class PanelItem(QGraphicsItem):
    """One player's panel, made of pieces; each is drawn once for what it shows, and painted where that has changed."""

    def __init__(self, brushes: Brushes, player: Player) -> None:
        super().__init__()
        self.player = player
        self.mark = Mark.NONE
        self._brushes = brushes
        self._parts: PanelLayout | None = None
        self.seat: SeatView | None = None
        """The side of the table it shows, None before there is one."""
        self._facts: tuple[object, ...] = ()
        self._view: TableView | None = None
        self._has_houses = self._has_counts = True
        self._lit: frozenset[str] = frozenset()
        self.shown: tuple[_Laid, ...] = ()
        """The pieces it shows, the lowest first."""
        self.tide_place: Rect | None = None
        """Where the tide stands, None where there is none."""
        self.pieces: Bounded[Hashable, QPixmap] = Bounded(size_of, most=MOST_PIECES)
        """Pieces as they were drawn, by where they are and what they show."""
        self._keys_tip, self._chains_tip, self._check_tip, self._deck_tip = (TipArea(self) for _ in range(4))
        self.setZValue(Z_PANEL)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def present(self, parts: PanelLayout, view: TableView, *, absent: PlacesOfSeats = frozenset()) -> None:
        """Show this player's side of the view; emblems of houses and numbers of cards may be `absent`."""
        seat = view.seats[self.player]
        self._has_houses = (self.player, TablePlace.HOUSES) not in absent
        self._has_counts = (self.player, TablePlace.DECK) not in absent
        facts = (
            parts.frame, seat.name, seat.deck_name, seat.deck_kind, seat.houses, seat.amber, seat.keys,
            seat.key_cost, seat.check, seat.chains, seat.hand_count, seat.deck_count, view.active,
            view.active_house, view.turn, tide_for(view, self.player), seat.keys_to_win, decides(view),
            seat.key_cost_sum, self._has_houses, self._has_counts,
        )  # fmt: skip
        if self._parts is None or self._parts.frame != parts.frame:
            self.prepareGeometryChange()
            self.shown = ()
        self._parts, self.seat, self._view = parts, seat, view
        if facts != self._facts:
            self._facts = facts
            self._say_tips(parts, seat, view)
            self._take_pieces()

    def _say_tips(self, parts: PanelLayout, seat: SeatView, view: TableView) -> None:
        """Let the places of the panel say what there is to know about them, and know where the tide stands."""
        say, name_of = self._brushes.say, self._brushes.faces.title
        self.setToolTip(tip(cost_tip(seat, view, name_of, say)))
        self._keys_tip.show_for(parts.keys, keys_tip(seat, view, name_of, say), "glossary/keys")
        self._deck_tip.show_for([_deck_line(parts.name)], self._deck_words(seat) if seat.deck_kind else "", "")
        self._check_tip.show_for([parts.pool], check_tip(seat, say), "glossary/aember-pool")
        facts = self._facts_of(seat, view)
        cells = [(fact, _cell(parts.facts, len(facts), n)) for n, fact in enumerate(facts)]
        self.tide_place = next((cell for fact, cell in cells if fact.is_tide), None)
        chains = [cell for fact, cell in cells if fact.icon == "chain"]
        self._chains_tip.show_for(chains, chains_tip(seat.chains, say) if chains else "", "glossary/chains")

    def said_at(self, at: QPointF) -> Said:
        """Return what the part of the panel at a point is, and the entry on it; keys and chains say so themselves."""
        parts, seat, view, say = self._parts, self.seat, self._view, self._brushes.say
        if parts is None or seat is None or view is None:
            return "", ""
        x, y, cost = at.x(), at.y(), cost_tip(seat, view, self._brushes.faces.title, say)
        if parts.pool.contains(x, y):
            return "", "glossary/aember-pool"
        for house, place in self._houses(parts, seat, view):
            if place.contains(x, y):
                active = view.active == seat.player and view.active_house is house
                return say(house.words), "glossary/active-house" if active else "glossary/house-choice"
        facts = self._facts_of(seat, view)
        for number, fact in enumerate(facts):
            if _cell(parts.facts, len(facts), number).contains(x, y):
                return (fact.text, "glossary/tide") if fact.is_tide else (cost, COST_RULE)
        if self._has_counts and parts.counts.contains(x, y):
            left = x < parts.counts.center[0]
            if not left:
                return "", "glossary/deck"
            return refill_tip(seat, view, self._brushes.faces.title, say), "turn/step-5-draw-cards"
        return cost, ""

    def redraw(self) -> None:
        """Draw every piece afresh, after the theme, the language or the screen changed."""
        self.pieces.clear()
        self.shown = ()
        if self._parts is not None and self.seat is not None and self._view is not None:
            self._say_tips(self._parts, self.seat, self._view)
        self._take_pieces()
        self.update()

    def _take_pieces(self) -> None:
        """Have those pieces painted that show something else now."""
        if self._parts is None or self.seat is None or self._view is None:
            return
        gone, shown = {laid.piece.key: laid for laid in self.shown}, []
        for piece in self._pieces_of(self._parts, self.seat, self._view):
            known = gone.pop(piece.key, None)
            shown.append(known or self._laid(piece, self._parts.frame))
        self.shown = tuple(shown)
        for laid in gone.values():
            self.update(laid.room)

    def _laid(self, piece: Piece, frame: Rect) -> _Laid:
        """Return where a piece that is new lies, and have it painted."""
        laid = _Laid(qrect(piece.place.inset(-EDGE - 1)), piece.on(frame.inset(-5), self._brushes.ratio)[0], piece)
        self.update(laid.room)
        return laid

    def set_lit(self, keys: frozenset[str]) -> None:
        """Highlight what can be chosen now: `house:…`, `key:…` and `raise-tide`."""
        if keys != self._lit:
            self._lit = keys
            self._take_pieces()

    def set_mark(self, mark: Mark) -> None:
        """Light up the whole panel as a place for a card."""
        if mark is not self.mark:
            self.mark = mark
            self.update()

    def key_at(self, x: float, y: float) -> str | None:
        """Return the option a click on this point of the panel means, if it is lit."""
        if self._parts is None or self.seat is None or self._view is None:
            return None
        sockets = zip(keys_shown(self.seat), self._parts.keys, strict=True)
        keys = [(f"key:{tint}", place) for (tint, forged), place in sockets if _may_be_asked(tint, forged)]
        houses = [(f"house:{h}", place) for h, place in self._houses(self._parts, self.seat, self._view)]
        tide = [(RAISE_TIDE, self.tide_place)] if self.tide_place is not None else []
        found = (key for key, place in (*keys, *houses, *tide) if place.contains(x, y))
        return next((key for key in found if key in self._lit), None)

    def house_at(self, x: float, y: float) -> House | None:
        """Return the house whose emblem is at this point of the panel."""
        if self._parts is None or self.seat is None or self._view is None:
            return None
        shown = self._houses(self._parts, self.seat, self._view)
        return next((house for house, place in shown if place.contains(x, y)), None)

    def boundingRect(self) -> QRectF:
        """Return the panel's frame with its edge."""
        return qrect(self._parts.frame.inset(-5)) if self._parts else QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the pieces that are to be seen anew."""
        del widget
        if self._parts is None:
            return
        frame, exposed = self._parts.frame.inset(-5), option.exposedRect
        for room, corner, piece in self.shown:
            if exposed.intersects(room):
                painter.drawPixmap(corner, self._drawn(piece, frame))
        if self.mark is not Mark.NONE:
            aimed = self.mark is Mark.AIMED
            tint = self._brushes.theme.glow_legal
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style = Qt.PenStyle.SolidLine if aimed else Qt.PenStyle.DashLine
            dip(painter, QPen(color(tint), 3.5 if aimed else 2.5, style), color(tint, 0.14 if aimed else 0.05))
            painter.drawRoundedRect(qrect(self._parts.frame.inset(1)), 12, 12)

    def drawn(self) -> None:
        """Draw the pieces that are new, so that they are only copied when they are painted."""
        if self._parts is not None:
            for laid in self.shown:
                self._drawn(laid.piece, self._parts.frame.inset(-5))

    def _drawn(self, piece: Piece, frame: Rect) -> QPixmap:
        return self.pieces.made_once((frame, piece.key), lambda: piece.drawn(frame, self._brushes.ratio))

    def _pieces_of(self, parts: PanelLayout, seat: SeatView, view: TableView) -> Iterator[Piece]:
        """Yield the pieces of the panel, the lowest first."""
        moves, asked_now = view.active == seat.player, decides(view) == seat.player
        yield Piece(parts.frame, ("ground", asked_now), lambda p: self._draw_ground(p, parts.frame, moves=asked_now))
        pill, deck = self._pill_words(seat, view), self._deck_words(seat)
        who = self._brushes.say(person(seat.name))
        yield Piece(parts.name, ("name", who, deck, pill, asked_now),
                    lambda p: self._draw_name(p, parts.name, seat, who, pill, strong=asked_now))  # fmt: skip
        yield Piece(parts.portrait, ("portrait", seat.deck_name, seat.houses),
                    lambda p: self._draw_portrait(p, parts.portrait, seat))  # fmt: skip
        yield Piece(parts.pool, ("pool", seat.amber, seat.check), lambda p: self._draw_pool(p, parts.pool, seat))
        for (tint, forged), place in zip(keys_shown(seat), parts.keys, strict=True):
            asked = f"key:{tint}" in self._lit and _may_be_asked(tint, forged)
            next_one = seat.check and not forged and tint in keys_to_forge(seat)
            draw_key = partial(self._draw_key, place=place, tint=tint, forged=forged, asked=asked, next_one=next_one)
            yield Piece(place, (tint, forged, asked, next_one), draw_key)
        facts, tide_asked = self._facts_of(seat, view), RAISE_TIDE in self._lit
        yield Piece(parts.facts, ("facts", facts, tide_asked),
                    lambda p: self._draw_facts(p, parts.facts, facts, tide_asked=tide_asked))  # fmt: skip
        for house, place in self._houses(parts, seat, view):
            lit, asked = moves and view.active_house is house, f"house:{house}" in self._lit
            draw_house = partial(self._draw_house, place=place, house=house, lit=lit, asked=asked)
            yield Piece(place, (house, lit, asked), draw_house)
        counts = (("hand", seat.hand_count), ("deck", seat.deck_count)) if self._has_counts else ()
        for index, (icon, count) in enumerate(counts):
            cell = _cell(parts.counts, 2, index)
            yield Piece(cell, (icon, count), partial(self._draw_count, place=cell, icon=icon, count=count))

    def _houses(self, parts: PanelLayout, seat: SeatView, view: TableView) -> list[tuple[House, Rect]]:
        """Return the houses whose emblems are there, each with its place."""
        return [*zip(houses_shown(view, seat), parts.houses, strict=True)] if self._has_houses else []

    def _pill_words(self, seat: SeatView, view: TableView) -> tuple[str, ...]:
        """Return what the mark beside the name says, and what where there is no room for it; nothing for no mark."""
        say = self._brushes.say
        if not view.turn:
            return (say(SETTING_UP),) if decides(view) == seat.player else ()
        if view.active == seat.player:
            return say(TO_MOVE.filled(n=view.turn)), str(view.turn)
        return (say(DECIDES), "?") if decides(view) == seat.player else ()

    def _deck_words(self, seat: SeatView) -> str:
        """Return the name of the deck, with its mark; "" where it has none."""
        words = deck_words(seat.deck_name, seat.deck_kind)
        return self._brushes.say(words) if seat.deck_name else ""

    def _draw_ground(self, painter: QPainter, frame: Rect, *, moves: bool) -> None:
        """Draw the plate the panel stands on; whoever decides has a bright frame around theirs."""
        theme, rect = self._brushes.theme, qrect(frame.inset(1))
        cast_shadow(painter, rect.adjusted(3, 3, -3, -4), 10, theme)
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        lift = 0.0 if theme.plain else 0.05 if theme.dark else 0.5
        ground.setColorAt(0, color(mix(theme.panel, "#ffffff", lift)))
        ground.setColorAt(0.4, color(theme.panel))
        ground.setColorAt(1, color(theme.panel if theme.plain else mix(theme.panel, theme.shadow, 0.10)))
        dip(painter, QPen(color(theme.amber), 3.0) if moves else QPen(color(self._rim()), 1.2), ground)
        painter.drawRoundedRect(rect, 12, 12)

    def _rim(self) -> str:
        theme = self._brushes.theme
        return theme.panel_edge if theme.plain else mix(theme.panel_edge, theme.inlay, 0.35)

    def _draw_name(
        self, painter: QPainter, place: Rect, seat: SeatView, who: str, pill: tuple[str, ...], *, strong: bool
    ) -> None:
        """Draw the names of player and deck, and the mark beside them; `strong` for whoever decides."""
        theme, px = self._brushes.theme, self._brushes.px
        alone = self._brushes.scale.text >= LARGE_TEXT  # the Archon below stands for the deck
        badge_w = max(place.w * 0.32, min(BADGE, place.w * 0.45)) if pill else 0.0
        painter.setPen(color(theme.text))
        box = QRectF(place.x, place.y, place.w - badge_w - 4, place.h * (1.0 if alone else 0.55))
        write_fit(painter, who, box, largest=px(22), smallest=11, lines=1, title=True,
                  align=Qt.AlignmentFlag.AlignLeft)  # fmt: skip
        if not alone:
            self._draw_deck(painter, place, seat)
        if pill:
            box = QRectF(place.right - badge_w, place.y, badge_w, place.h * (0.9 if alone else 0.5))
            _pill(painter, box, pill, theme.amber if strong else mix(theme.panel, theme.text, 0.25), px(15))

    def _draw_deck(self, painter: QPainter, place: Rect, seat: SeatView) -> None:
        """Draw the name of the deck; one that was not published has a sign, which a long name does not push away."""
        theme, low = self._brushes.theme, qrect(_deck_line(place))
        painter.setPen(color(theme.text_dim))
        if seat.deck_kind and seat.deck_name:
            sign = QRectF(low.topLeft(), QSizeF(low.height(), low.height()))
            draw_icon(painter, DECK_ICONS[seat.deck_kind], sign, theme)
            low.setLeft(low.left() + low.height() + 4)
        write_fit(painter, seat.deck_name, low, largest=self._brushes.px(13), smallest=9, lines=1, bold=False,
                  align=Qt.AlignmentFlag.AlignLeft)  # fmt: skip

    def _draw_portrait(self, painter: QPainter, place: Rect, seat: SeatView) -> None:
        """Draw the deck's Archon in a frame."""
        theme, rect = self._brushes.theme, qrect(place)
        round_ = QPainterPath()
        round_.addRoundedRect(rect, 9, 9)
        painter.save()
        painter.setClipPath(round_)
        side = max(place.w, place.h)
        x, y = place.center
        houses = [house.value for house in seat.houses]
        paint_archon(painter, seat.deck_name, houses, QRectF(x - side / 2, y - side / 2, side, side), theme)
        painter.restore()
        dip(painter, QPen(color(self._rim()), 1.4), None)
        painter.drawPath(round_)

    def _draw_pool(self, painter: QPainter, place: Rect, seat: SeatView) -> None:
        """Draw the Æmber pool: the gem, how many, and below them "Check!" where it is called for."""
        theme = self._brushes.theme
        dip(painter, QPen(color(theme.panel_edge), 1.0), color(theme.field))
        painter.drawRoundedRect(qrect(place), 9, 9)
        share = 0.62 if seat.check else 1.0
        middle = place.y + place.h * share / 2
        size = min(place.h * share * 0.78, place.w * 0.42)
        digits = len(str(seat.amber))
        wide = size * (0.62 if digits == 1 else 0.9)
        left = place.center[0] - (size + wide) / 2
        stamp_icon(painter, "amber", QRectF(left, middle - size / 2, size, size), theme)
        number = QRectF(left + size, middle - size * 0.4, wide, size * 0.8)
        draw_number(painter, str(seat.amber), number, ink=theme.text)
        if seat.check:
            box = QRectF(place.x + 5, place.bottom - place.h * 0.4, place.w - 10, place.h * 0.34)
            _pill(painter, box, (self._brushes.say(CHECK), "!"), theme.check, self._brushes.px(15), icon="bell")

    def _draw_key(
        self, painter: QPainter, place: Rect, tint: KeyColor, *, forged: bool, asked: bool, next_one: bool
    ) -> None:
        """Draw a key in its socket; in the color of Check! where there is enough Æmber for it and it may be next."""
        theme = self._brushes.theme
        edge = theme.check if next_one else theme.keys[tint] if forged else theme.panel_edge
        style = Qt.PenStyle.DashLine if next_one else Qt.PenStyle.SolidLine  # a forged red key has a red frame, too
        painter.setPen(QPen(color(edge), 2.2 if next_one else 1.6 if forged else 1.0, style))
        painter.setBrush(color(mix(theme.panel, theme.keys[tint], 0.20) if forged else theme.field))
        painter.drawRoundedRect(qrect(place), 8, 8)
        size = min(place.w, place.h) * 0.86
        x, y = place.center
        name = f"key-{tint}" if forged else f"key-{tint}-unforged"
        stamp_icon(painter, name, QRectF(x - size / 2, y - size / 2, size, size), theme)
        if asked:
            _lit_frame(painter, place, theme)

    def _facts_of(self, seat: SeatView, view: TableView) -> tuple[_Fact, ...]:
        """Return what is worth a look because it is not always so: cost, chains, tide."""
        theme, say = self._brushes.theme, self._brushes.say
        facts: list[_Fact] = []
        tide = tide_for(view, seat.player)
        if seat.key_cost != NORMAL_COST:
            tint = theme.lowered if seat.key_cost > NORMAL_COST else theme.raised
            icon = "up" if seat.key_cost > NORMAL_COST else "down"
            text, reason = COST.filled(n=seat.key_cost), cost_reason(seat, view, self._brushes.faces.title, say)
            alone = not seat.chains and tide is None  # beside other facts the name has no room: the tip says it
            named = COST_BY.filled(cost=text, card=same(reason)) if reason and alone else text
            facts.append(_Fact(icon, say(named), tint))
        if seat.chains:
            facts.append(_Fact("chain", say(CHAINS.filled(n=seat.chains)), theme.text))
        if tide is not None:
            short = say(TIDE_STANDS[tide])
            facts.append(_Fact(_TIDE_ICONS[tide], say(tide), theme.text, is_tide=True, short=short))
        return tuple(facts)

    def _draw_facts(self, painter: QPainter, place: Rect, facts: Sequence[_Fact], *, tide_asked: bool) -> None:
        """Draw them side by side."""
        theme, px = self._brushes.theme, self._brushes.px
        for index, fact in enumerate(facts):
            cell = _cell(place, len(facts), index)
            size = min(cell.h, 18.0)
            left = cell.x + (3.0 if fact.is_tide and tide_asked else 0.0)
            stamp_icon(painter, fact.icon, QRectF(left, cell.center[1] - size / 2, size, size), theme)
            painter.setPen(color(fact.tint))
            box = QRectF(left + size + 3, cell.y, cell.right - left - size - 6, cell.h)
            texts = (fact.text, fact.short or fact.text)
            text = whole_one(texts, box.width(), box.height(), smallest=LEAST_ON_ONE_LINE)
            lines = 1 if fact.short else 2
            write_fit(painter, text, box, largest=px(14), smallest=8, lines=lines, align=Qt.AlignmentFlag.AlignLeft)
            if fact.is_tide and tide_asked:
                _lit_frame(painter, cell, theme)

    def _draw_house(self, painter: QPainter, place: Rect, house: House, *, lit: bool, asked: bool) -> None:
        theme = self._brushes.theme
        size = min(place.w, place.h)
        x, y = place.center
        if lit:
            dip(painter, QPen(color(theme.amber), 3.0), color(theme.amber, 0.25))
            painter.drawRoundedRect(QRectF(x - size / 2, y - size / 2, size, size), size * 0.4, size * 0.4)
        inner = size * 0.86
        box = QRectF(x - inner / 2, y - inner / 2, inner, inner)
        stamp_emblem(painter, house, box, theme, lit=lit or asked)
        if asked:
            _lit_frame(painter, place, theme)

    def _draw_count(self, painter: QPainter, *, place: Rect, icon: str, count: int) -> None:
        """Draw how many cards there are in hand or deck: an icon that says of what, and the number."""
        theme, px = self._brushes.theme, self._brushes.px
        size = min(place.h * 0.9, 20.0, max(place.w * 0.5 - 3, place.w * 0.4))
        stamp_icon(painter, icon, QRectF(place.x, place.center[1] - size / 2, size, size), theme)
        painter.setPen(color(theme.text))
        gap = min(4.0, place.w * 0.06)
        box = QRectF(place.x + size + gap, place.y, place.w - size - gap, place.h)
        write_fit(painter, str(count), box, largest=px(14), smallest=9, lines=1, bold=False,
                  align=Qt.AlignmentFlag.AlignLeft)  # fmt: skip


def _deck_line(place: Rect) -> Rect:
    """Return where the deck is named, below the player."""
    return Rect(place.x, place.y + place.h * 0.56, place.w, place.h * 0.44)


def _pill(painter: QPainter, box: QRectF, texts: Sequence[str], tint: str, largest: int, *, icon: str = "") -> None:
    """Draw a short word on a rounded ground, the first of `texts` that there is room for; before it perhaps an icon."""
    dip(painter, None, color(tint))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(color(readable_on(tint)))
    painter.setFont(font(11))
    side = box.height() - 4 if icon and box.width() > 2.6 * box.height() else 0.0
    inner = box.adjusted(6 + side, 1, -6, -1)
    text = whole_one(texts, inner.width(), inner.height(), smallest=8)
    write_fit(painter, text, inner, largest=largest, smallest=8, lines=1)
    if side:
        draw_command(painter, icon, QRectF(box.x() + 6, box.y() + 2, side, side), readable_on(tint))


def _lit_frame(painter: QPainter, place: Rect, theme: Theme) -> None:
    """Draw the frame of a place that can be chosen now."""
    dip(painter, QPen(color(theme.glow_legal), 3.0), color(theme.glow_legal, 0.12))
    painter.drawRoundedRect(qrect(place.inset(1)), 8, 8)

"""The table: shows a view, asks the open decision on its cards, and says what the players' hands mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kfdesk.desk.kit.idle import Job
from kfdesk.desk.kit.ui import follow_language, says, ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Rect, Scale
from kfdesk.desk.layout.tide import RAISE_TIDE
from kfdesk.desk.table import access
from kfdesk.desk.table.aim import Aim, ForecastOf
from kfdesk.desk.table.card_clicks import Choosing
from kfdesk.desk.table.card_drag import WhyNot
from kfdesk.desk.table.faces import FactsOf, TableFaces
from kfdesk.desk.table.focus_order import Stop, StopKind, rows_of
from kfdesk.desk.table.focus_ring import ARROWS, FocusRing
from kfdesk.desk.table.ground import forget_grounds
from kfdesk.desk.table.items import Brushes
from kfdesk.desk.table.large_card import Reading, covered_by_siblings
from kfdesk.desk.table.marks import Mark, Marking
from kfdesk.desk.table.menu_item import CardMenu
from kfdesk.desk.table.mouse import Pointer
from kfdesk.desk.table.open_question import Question, house_markings, markings, pile_markings, uses_of_pile
from kfdesk.desk.table.painted_ahead import TableAhead
from kfdesk.desk.table.scene import TableScene
from kfdesk.desk.table.slots import SlotRow, spread_of
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import HOUSES, House, Player
from kfdesk.engine.views import CardView, TableView
from kfdesk.teach.table_place import PlacesOfSeats
from kfdesk.text.runs import Runs
from kfdesk.text.words import Words

TABLE_NAME = Words("Table")

LEAST_TO_PLAY_AT: Final = (640, 400)
"""Least width and height of a table, in logical pixels."""
LEAST_TO_LOOK_AT: Final = (420, 280)
"""The same of one that is only looked at."""


class TableWidget(QGraphicsView):
    """The table of one game, seen by one seat or by both."""

    intended = Signal(object)
    """An `Intent`: a gesture or a choice from a card's menu in the main step."""
    chosen = Signal(tuple)
    """Keys of the options chosen in the decision shown."""
    picked = Signal(str)
    """A card was clicked as one of several; whoever counts them calls `show_picks`."""
    hovered = Signal(object)
    """The handle of the card under the pointer or in the focus ring, or None."""
    pile_clicked = Signal(int, object)
    """Player and `Zone` of a pile that was clicked."""
    confirmed = Signal()
    """Enter was pressed while neither a menu nor the focus ring was there to take it."""
    refused = Signal(object, str)
    """Why something is not legal now (`Words`), and the id of the rulebook entry."""

    def __init__(
        self,
        why_not: WhyNot,
        parent: QWidget | None = None,
        *,
        only_looks: bool = False,
        forecast_of: ForecastOf = lambda keys: None,
    ) -> None:
        """Ask `why_not` what is legal, `forecast_of` what choices would lead to.

        With `only_looks` nothing can be done here, as in a film.
        """
        super().__init__(parent)
        self._brushes = Brushes()
        self._scene = TableScene(self._brushes, self)
        self._house_ahead: House | None = None
        """The house whose button is pointed at."""
        self._new_question = False
        """True from a change of question to the next press: the rest of a double click must not choose in it."""
        self._slots = SlotRow(self._scene)
        self._ring = FocusRing(self._brushes)
        self._scene.addItem(self._ring.item)
        self._choosing = Choosing(self._scene, self._brushes, why_not, self, only_looks=only_looks)
        self.aim = Aim(self._scene, self._choosing, forecast_of)
        self.pointer = Pointer(self._scene, self._choosing, self._slots, self.aim, self.viewport())
        """Follows the mouse."""
        self.reading = Reading(self._scene, lambda: covered_by_siblings(self), self._is_busy)
        self.ahead = TableAhead(self._scene)
        """What is painted before it is seen."""
        self._set_up()
        self._connect()
        says(self, name=TABLE_NAME)
        follow_language(self._say)
        ui.theme_changed.connect(self._scene.redraw)

    def set_card_language(self, language: str) -> None:
        """Show the cards in this language."""
        if language != self._brushes.faces.language:
            self._brushes.faces.language = language
            self._say()

    def _say(self) -> None:
        self._scene.redraw()
        access.table_changed(self)

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the cloth covers all of it
        self.setMinimumSize(*(LEAST_TO_LOOK_AT if self._choosing.only_looks else LEAST_TO_PLAY_AT))
        access.install()

    def _connect(self) -> None:
        self.aim.told.connect(lambda text: access.say(self, text))
        self._choosing.intended.connect(self.intended)
        self._choosing.chosen.connect(self.chosen)
        self._choosing.picked.connect(self.picked)
        self._choosing.refused.connect(self.refused)
        self.pointer.hovered.connect(self.hovered)
        self.pointer.hovered.connect(self.reading.follow)
        self.pointer.pile_clicked.connect(self.pile_clicked)
        self.pointer.marks_moved.connect(self.mark_all)

    # --- what the window sets

    @property
    def view_shown(self) -> TableView | None:
        """The view on the table."""
        return self._scene.view_

    @property
    def scene_(self) -> TableScene:
        """The scene with its items, for overlays that must know where a card lies, and for tests."""
        return self._scene

    @property
    def faces(self) -> TableFaces:
        """How cards look and what they are called here."""
        return self._brushes.faces

    @property
    def choosing(self) -> Choosing:
        """What a click on a card means here."""
        return self._choosing

    @property
    def menu(self) -> CardMenu:
        """The menu of a card."""
        return self._choosing.menu

    @property
    def looked_at(self) -> str | None:
        """The handle of the card under the pointer or in the focus ring."""
        return self.pointer.hover

    @property
    def picks(self) -> tuple[str, ...]:
        """The keys picked so far for a decision that wants several."""
        return tuple(self._question.picks) if self._question is not None else ()

    def present(
        self, view: TableView, *, animate: bool = True, below: Player | None = None, hold: bool = False
    ) -> None:
        """Show a view of the game and ask its decision; a drag under way ends.

        `below` is the player whose side is nearest the reader from now on; None leaves it as it is. With `hold` what
        is drawn stays for now, see `TableScene.present`.
        """
        self.pointer.cancel()
        self._choosing.close_menu()
        self.aim.clear()
        if below is not None:
            self._scene.below = below
        self._scene.present(view, animate=animate, hold=hold, spread=spread_of(view.decision, view))
        self.show_decision(view.decision)
        self._ring.keep(self.stops)
        if self.pointer.hover is not None and find_card(view, self.pointer.hover) is None:
            self.pointer.hover_over(None)
        self.reading.refresh()
        access.table_changed(self)
        self.ahead.go_on()

    def show_decision(self, decision: Decision | None) -> None:
        """Ask a decision on the table: light up what may be chosen; None takes all lights away."""
        if self._choosing.ask(decision):
            self._new_question, self._house_ahead = True, None
            self.pointer.cancel()
            self._choosing.close_menu()
        self.mark_all()

    def show_picks(self, keys: tuple[str, ...]) -> None:
        """Show these picks, counted by another widget."""
        if self._question is not None:
            self._question.picks[:] = keys
            self.mark_all()

    def begin_game(self, cards: Iterable[CardView]) -> None:
        """Let hands lie by house again and the keyboard begin anew.

        These cards of the game are painted while nothing else is to be done.
        """
        self._scene.hands.forget()
        self._ring.forget()
        forget_grounds()
        self.ahead.begin_game(cards)

    def draw_next(self, view: TableView) -> Iterator[Job]:
        """Yield jobs that draw what a view will need that is shown next; nothing of it is to be seen before."""
        return self.ahead.next_view(view)

    def grow(self, places: PlacesOfSeats | None, *, anew: bool = False) -> None:
        """Show these places only, and those that something comes to; None for all. See `TableScene.grow`.

        A place that is not there is in no list of a screen reader and on no way of the keyboard.
        """
        if self._scene.grow(places, anew=anew) and self._scene.view_ is not None:
            self.mark_all()
            self._ring.keep(self.stops)
            access.table_changed(self)

    def set_below(self, player: Player) -> None:
        """Put a player's side nearest the reader."""
        if player != self._scene.below:
            self.pointer.cancel()
            self._choosing.close_menu()
            self._scene.below = player
            self._relay()

    def set_speed(self, factor: float) -> None:
        """Set how fast cards glide: 1 as designed, 0 at once."""
        self._scene.motion.speed = factor
        if factor <= 0:
            self._scene.motion.finish()

    def set_scale(self, scale: Scale) -> None:
        """Show cards and text as large as the people at the table want them, as far as there is room."""
        if scale != self._brushes.scale:
            self._brushes.scale = scale
            self.faces.letters = min(2.0, max(1.0, scale.text))
            self._relay()
            self._scene.redraw()

    def set_face_texts(self, text: Callable[[str, str], Runs]) -> None:
        """Take the rules text of a card from here: facts id and language give the text."""
        self._brushes.faces.text = text
        self._scene.redraw()

    def set_facts(self, facts: FactsOf) -> None:
        """Take printed facts (names, traits, printings) from here."""
        self._brushes.faces.facts = facts
        self._scene.redraw()

    def card_rect(self, handle: str) -> Rect | None:
        """Return where a card lies, in this widget's coordinates, or None if it is in a pile or hidden."""
        return self._scene.rect_of(handle)

    # --- marks

    @property
    def _question(self) -> Question | None:
        return self._choosing.question

    def look_ahead(self, key: str) -> None:
        """Light up what a choice would let its player use, as while the pointer is on the button of a house; "": none.

        Rule: "Active House".
        """
        verb, _, house = key.partition(":")
        looked_at = HOUSES.get(house) if verb == "house" else None
        if looked_at is not self._house_ahead:
            self._house_ahead = looked_at
            self.mark_all()

    def mark_all(self) -> None:
        """Bring every mark in step with the question."""
        question, view = self._question, self._scene.view_
        layout = self._scene.drawn
        marks = markings(question, layout.spots if layout is not None else {})
        ahead = dict[str, Marking]()
        if question is not None and view is not None and self._house_ahead is not None:
            ahead = house_markings(question, view, self._house_ahead)
            marks |= ahead
        self._scene.point_out(frozenset(handle for handle, marking in ahead.items() if marking.mark is Mark.READY))
        for handle, item in self._scene.cards.items():
            marking = marks[handle]
            # A card that a beat is about does not stand back, whatever is asked next.
            item.set_marking(replace(marking, back=False) if self._scene.holds and marking.back else marking)
        lit = pile_markings(question, view) if view is not None else {}
        for place, pile in self._scene.piles.items():
            pile.set_mark(lit.get(place, Mark.NONE))
            seen = view.seats[place[0]].pile(place[1]) if view is not None and place in lit else None
            pile.uses = uses_of_pile(question.decision, seen) if question is not None and seen is not None else ()
        keys = frozenset(question.decision.keys()) if question else frozenset()
        for panel in self._scene.panels:
            mine = question is not None and question.decision.player == panel.player
            panel.set_lit(frozenset(k for k in keys if mine and k.startswith(("house:", "key:", RAISE_TIDE))))
            panel.set_mark(Mark.NONE)
        self._slots.show(question)

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; the right button calls a drag off, or opens a card's menu."""
        at = self.mapToScene(event.position().toPoint())
        self._ring.hide()
        self.reading.close()
        if event.button() is Qt.MouseButton.RightButton:
            self.pointer.pressed_right(at)
            event.accept()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._new_question = False
            self.pointer.pressed(at)
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as a press, unless the first one brought a new question."""
        if not self._new_question:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Feed a drag, begin one, or follow the pointer with the preview."""
        at = self.mapToScene(event.position().toPoint())
        if at != self.pointer.at:
            self.reading.wake()
        self.pointer.moved(at, held=bool(event.buttons() & Qt.MouseButton.LeftButton))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag with a drop, or take a press as a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            if self.pointer.dragging:
                self.reading.rest()  # what the drop does is to be seen
            self.pointer.released(self.mapToScene(event.position().toPoint()))
            event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the preview go when the pointer leaves the table."""
        self.pointer.left()
        super().leaveEvent(event)

    # --- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the table with the arrows, click with Enter, take back with Escape."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self.call_off():
            event.accept()
        elif self._choosing.menu.open and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step_menu(1 if key == Qt.Key.Key_Down else -1)
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._enter():
                self.confirmed.emit()
        else:
            event.ignore()

    def take_key(self, event: QKeyEvent) -> None:
        """Take a key that was pressed elsewhere, and the keyboard with it."""
        self.setFocus()
        self.keyPressEvent(event)

    def call_off(self) -> bool:
        """Take back the latest thing begun: a drag, a menu, the focus ring; return whether there was any."""
        if self.pointer.dragging:
            self.pointer.cancel()
        elif self._choosing.menu.open:
            self._choosing.close_menu()
        elif self._ring.visible:
            self._ring.hide()
            self.pointer.hover_over(None)
            self.aim.clear()
        else:
            return False
        return True

    def stops(self) -> list[list[Stop]]:
        """Return every place the keyboard reaches, in rows."""
        view, layout = self._scene.view_, self._scene.layout_
        if view is None or layout is None:
            return []
        return rows_of(view, layout, self._slots.stops(), self._scene.tides())

    @property
    def focus_stop(self) -> Stop | None:
        """Where the focus ring is."""
        return self._ring.stop

    def _walk(self, dx: int, dy: int) -> None:
        stop = self._ring.walk(self.stops(), dx, dy)
        self._choosing.close_menu()
        if stop is None:
            return
        self.reading.wake()
        self._scene.lift(None)
        card = stop.name if stop.kind is StopKind.CARD else None
        self.pointer.hover_over(card)
        self.aim.look(QPointF(*stop.place.center), card)
        access.focus_moved(self)

    def _step_menu(self, by: int) -> None:
        """Light up the next line of an open menu, and look at it as if the pointer were there."""
        menu = self._choosing.menu
        if menu.open:
            menu.step(by)
            self.aim.look(QPointF(*menu.row(menu.lit).center), None)
            access.say(self, self._choosing.line_lit())

    def _enter(self) -> bool:
        if self._choosing.choose_lit():
            return True
        stop = self.focus_stop
        if stop is None:
            return False
        self.reading.close()
        if stop.kind is StopKind.CARD:
            self._choosing.activate(stop.name)
            self._step_menu(1)
        elif stop.kind is StopKind.SLOT:
            self.chosen.emit((stop.name,))
        else:
            self.pile_clicked.emit(stop.player, stop.zone)
        return True

    # --- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        self._relay()

    def event(self, event: QEvent) -> bool:
        """Draw afresh on a screen of another pixel ratio: Qt does not count that among a widget's changes.

        Keep Left and Right for walking among the cards while the focus ring is seen.
        """
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._relay()
        elif event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._ring.visible:
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                event.accept()
                return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show no tooltip over the tide card while it is shown large: the notes beside it say all of it."""
        if event.type() is QEvent.Type.ToolTip and self.reading.shown in self._scene.tides():
            return True
        return super().viewportEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Call a drag off when another window takes over."""
        if event.reason() is Qt.FocusReason.ActiveWindowFocusReason:
            self.pointer.cancel()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture of the whole table while another page is shown."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._scene.forget_cloths()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what was not drawn ahead while another page was shown."""
        super().showEvent(event)
        if not event.spontaneous() and self._scene.view_ is not None:
            self.ahead.go_on()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what is under way."""
        self.pointer.cancel()
        super().closeEvent(event)

    def _is_busy(self) -> bool:
        """Return whether a card is being dragged or has its menu open, which a large card would cover."""
        return self.pointer.dragging or self._choosing.menu.open

    def _relay(self) -> None:
        take_up = self.pointer.set_down()
        self.aim.clear()
        self._choosing.close_menu()
        self.reading.close()
        ratio = self.devicePixelRatioF()
        changed = ratio != self._brushes.ratio
        self._brushes.ratio = ratio
        size = self.viewport().size()
        self._scene.resize(size.width(), size.height())
        if changed:
            self._scene.redraw()
        if self._scene.view_ is not None:
            self.mark_all()
            self._ring.keep(self.stops)
            access.table_changed(self)
        take_up()

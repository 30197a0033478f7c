"""The table: shows a view, asks the open decision on its cards, and says what the players' hands mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from kfdesk.desk.idle import Job
from kfdesk.desk.intents import Intent, MenuEntry, find_card, may_drag, menu_of
from kfdesk.desk.layout import Rect, Scale
from kfdesk.desk.table import access
from kfdesk.desk.table.asking import Question, mark_of, piles_with_choices
from kfdesk.desk.table.faces import FactsOf, TableFaces
from kfdesk.desk.table.focus import Stop, StopKind, rows_of
from kfdesk.desk.table.gestures import CardDrag, Press, WhyNot
from kfdesk.desk.table.items import Brushes
from kfdesk.desk.table.keyboard import ARROWS, FocusRing
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.menu import CardMenu
from kfdesk.desk.table.painted_ahead import TableAhead
from kfdesk.desk.table.panel import RAISE_TIDE
from kfdesk.desk.table.scene import TableScene
from kfdesk.desk.table.slots import SlotRow
from kfdesk.desk.theme import Theme
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import Words

TABLE_NAME = Words("Table")


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

    def __init__(self, why_not: WhyNot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.one_click = True
        """Act at once when a click on a card can mean only one thing."""
        self._why_not = why_not
        self._brushes = Brushes()
        self._scene = TableScene(self._brushes, self)
        self._question: Question | None = None
        self._new_question = False
        """True from a change of question to the next press: the rest of a double click must not choose in it."""
        self._press: Press | None = None
        self._drag: CardDrag | None = None
        self._hover: str | None = None
        self._pointer: QPointF | None = None
        """Where the mouse is, None while it is elsewhere."""
        self._slots = SlotRow(self._scene)
        self._ring = FocusRing(self._brushes)
        self._menu = CardMenu(self._brushes, self._reason)
        for item in (self._ring.item, self._menu):
            self._scene.addItem(item)
        self._ahead = TableAhead(self._scene)
        self._set_up()

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
        self.setMinimumSize(640, 440)
        self.setAccessibleName(TABLE_NAME.en)
        access.install()

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
    def menu(self) -> CardMenu:
        """The menu of a card."""
        return self._menu

    @property
    def picks(self) -> tuple[str, ...]:
        """The keys picked so far for a decision that wants several."""
        return tuple(self._question.picks) if self._question else ()

    def present(self, view: TableView, *, animate: bool = True, below: Player | None = None) -> None:
        """Show a view of the game and ask its decision; a drag under way ends.

        `below` is the player whose side is nearest the reader from now on; None leaves it as it is.
        """
        self._cancel_drag()
        self._close_menu()
        if below is not None:
            self._scene.below = below
        self._scene.present(view, animate=animate)
        self.show_decision(view.decision)
        self._ring.keep(self.stops())
        if self._hover is not None and find_card(view, self._hover) is None:
            self._set_hover(None)
        access.table_changed(self)
        self._ahead.go_on()

    def show_decision(self, decision: Decision | None) -> None:
        """Ask a decision on the table: light up what may be chosen; None takes all lights away."""
        if self._question is None or self._question.decision != decision:
            self._question = Question(decision, []) if decision is not None else None
            self._new_question = True
            self._cancel_drag()
            self._close_menu()
        self._mark_all()

    def show_picks(self, keys: tuple[str, ...]) -> None:
        """Show these picks, counted by another widget."""
        if self._question is not None:
            self._question.picks[:] = keys
            self._mark_all()

    def paint_ahead(self, cards: Iterable[CardView]) -> None:
        """Paint these cards, which may come to the table, while nothing else is to be done."""
        self._ahead.begin_game(cards)

    def draw_next(self, view: TableView) -> Iterator[Job]:
        """Yield jobs that draw what a view will need that is shown next; nothing of it is to be seen before."""
        return self._ahead.next_view(view)

    def set_below(self, player: Player) -> None:
        """Put a player's side nearest the reader."""
        if player != self._scene.below:
            self._cancel_drag()
            self._close_menu()
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
            self._relay()
            self._scene.redraw()

    def set_languages(self, interface: str, cards: str) -> None:
        """Write on the table in the first language, on the cards in the second."""
        self._brushes.faces.interface, self._brushes.faces.language = interface, cards
        self.setAccessibleName(TABLE_NAME.say(interface))
        self._scene.redraw()
        access.table_changed(self)

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._brushes.faces.theme = theme
        self._scene.redraw()

    def set_face_texts(self, text: Callable[[str, str], str]) -> None:
        """Take the rules text of a card from here: facts id and language give the text."""
        self._brushes.faces.text = text
        self._scene.redraw()

    def set_facts(self, facts: FactsOf) -> None:
        """Take printed facts (names, traits, printings) from here."""
        self._brushes.faces.facts = facts
        self._scene.redraw()

    def card_rect(self, handle: str) -> Rect | None:
        """Return where a card lies, in this widget's coordinates, or None if it is in a pile or hidden."""
        layout = self._scene.layout_
        spot = layout.spots.get(handle) if layout else None
        return spot.rect if spot is not None else None

    # --- marks

    def _mark_all(self) -> None:
        """Bring every mark in step with the question."""
        question, view = self._question, self._scene.view_
        for handle, item in self._scene.cards.items():
            mark, number = mark_of(question, handle)
            item.set_mark(mark, number)
        lit = piles_with_choices(question, view) if question is not None and view is not None else ()
        for place, pile in self._scene.piles.items():
            pile.set_mark(Mark.TARGET if place in lit else Mark.NONE)
        keys = frozenset(question.decision.keys()) if question else frozenset()
        for panel in self._scene.panels:
            mine = question is not None and question.decision.player == panel.player
            panel.set_lit(frozenset(k for k in keys if mine and k.startswith(("house:", "key:", RAISE_TIDE))))
            panel.set_mark(Mark.NONE)
        self._slots.show(question)

    # --- the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; the right button calls a drag off, or opens a card's menu."""
        at = self._pointer = self.mapToScene(event.position().toPoint())
        self._ring.hide()
        if event.button() is Qt.MouseButton.RightButton:
            if self._drag is not None:
                self._cancel_drag()
            else:
                self._press = None
                self._open_menu_at(at)
            event.accept()
            return
        if event.button() is Qt.MouseButton.LeftButton:
            self._new_question = False
            self._press = Press(at.x(), at.y(), self._scene.card_at(at.x(), at.y()))
            event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as a press, unless the first one brought a new question."""
        if not self._new_question:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Feed a drag, begin one, or follow the pointer with the preview."""
        at = self._pointer = self.mapToScene(event.position().toPoint())
        if self._drag is not None:
            self._drag.moved(at.x(), at.y())
        elif self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = abs(at.x() - self._press.x) + abs(at.y() - self._press.y)
            if far >= QApplication.startDragDistance():
                self._begin_drag(at)
        else:
            self._hover_at(at)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag with a drop, or take a press as a click."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        at = self.mapToScene(event.position().toPoint())
        drag, press = self._drag, self._press
        self._drag = self._press = None
        if drag is not None:
            self._drop(drag, at)
        elif press is not None:
            self._click(at)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the preview go when the pointer leaves the table."""
        self._pointer = None
        self._set_hover(None)
        super().leaveEvent(event)

    def _begin_drag(self, at: QPointF) -> None:
        press, view = self._press, self._scene.view_
        card = find_card(view, press.handle) if view is not None and press is not None and press.handle else None
        if press is None or view is None or card is None:
            return
        if not may_drag(view, card) or not self._may_act():
            return
        self._close_menu()
        self._drag = CardDrag(self._scene, press, card, self._decision(), self._why_not)
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._drag.moved(at.x(), at.y())

    def _may_act(self) -> bool:
        """Return whether cards may be moved by hand now: in the main step, when this seat is asked."""
        decision = self._decision()
        return decision is None or decision.kind is DecisionKind.MAIN

    def _drop(self, drag: CardDrag, at: QPointF) -> None:
        self.viewport().unsetCursor()
        drop = drag.dropped(at.x(), at.y())
        self._mark_all()
        if drop.intent is not None:
            self.intended.emit(drop.intent)
        elif drop.refused:
            self._refuse(drop.refused)
        self._scene.settle()
        self._hover_at(at)

    def _cancel_drag(self) -> None:
        drag, self._drag, self._press = self._drag, None, None
        if drag is not None:
            self.viewport().unsetCursor()
            drag.cancelled()
            self._mark_all()
            self._scene.settle()

    # --- clicks

    def _click(self, at: QPointF) -> None:
        x, y = at.x(), at.y()
        if self._menu.open:
            index = self._menu.entry_at(x, y)
            if index >= 0:
                self._choose(self._menu.entries[index])
                return
            inside = self._menu.frame.contains(x, y)
            was = self._menu.handle
            if inside:
                return
            self._close_menu()
            if self._scene.card_at(x, y) == was:
                return
        slot = self._slots.key_at(x, y)
        if slot is not None:
            self.chosen.emit((slot,))
            return
        handle = self._scene.card_at(x, y)
        if handle is not None:
            self._activate_card(handle)
            return
        self._click_place(x, y)

    def _click_place(self, x: float, y: float) -> None:
        pile = self._scene.pile_at(x, y)
        if pile is not None:
            self.pile_clicked.emit(pile.player, pile.zone)
            return
        panel = self._scene.panel_at(x, y)
        key = panel.key_at(x, y) if panel is not None else None
        if key is not None:
            self.chosen.emit((key,))

    def _activate_card(self, handle: str) -> None:
        """Do what a click on a card means: choose it, or offer what may be done with it."""
        question = self._question
        if question is None:
            return
        if question.decision.kind is DecisionKind.MAIN:
            self._act_on(handle)
            return
        keys = question.keys_of(handle)
        if len(keys) > 1:
            self._offer(handle, [MenuEntry(o.key, o.label, legal=True)
                                 for o in question.decision.options if o.key in keys])  # fmt: skip
        elif keys:
            self._pick(keys[0])
        elif question.decision.kind in (DecisionKind.CARD, DecisionKind.ATTACK):
            self._refuse((f"card:{handle}",))

    def _act_on(self, handle: str) -> None:
        view = self._scene.view_
        card = find_card(view, handle) if view is not None else None
        if view is None or card is None or not self._is_own(handle):
            return
        entries = menu_of(view, card)
        legal = [entry for entry in entries if entry.legal]
        if len(legal) == 1 and self.one_click:
            self._choose(legal[0])
        elif entries:
            self._offer(handle, entries)

    def _is_own(self, handle: str) -> bool:
        """Return whether the player asked might do something with a card, or has an option about it."""
        view, question = self._scene.view_, self._question
        card = find_card(view, handle) if view is not None else None
        if question is None or card is None:
            return False
        return card.controller == question.decision.player or bool(question.keys_of(handle))

    def _offer(self, handle: str, entries: list[MenuEntry] | tuple[MenuEntry, ...]) -> None:
        rect = self.card_rect(handle)
        if rect is not None:
            size = self.viewport().size()
            self._menu.open_for(handle, entries, rect, Rect(0, 0, size.width(), size.height()))

    def _close_menu(self) -> None:
        """Close the menu; its card lies down again in the hand, unless the pointer is on it."""
        if self._menu.open:
            self._menu.close()
            at = self._pointer
            self._scene.lift(self._scene.card_at(at.x(), at.y()) if at is not None else None)

    def _open_menu_at(self, at: QPointF) -> None:
        handle = self._scene.card_at(at.x(), at.y())
        view = self._scene.view_
        card = find_card(view, handle) if view is not None and handle is not None else None
        self._close_menu()
        if view is not None and card is not None and self._is_own(card.handle):
            entries = menu_of(view, card)
            if entries:
                self._offer(card.handle, entries)

    def _choose(self, entry: MenuEntry) -> None:
        """Take an entry of a card's menu."""
        if not entry.legal:
            self._refuse((entry.key,))
            return
        self._close_menu()
        decision = self._decision()
        if decision is not None and decision.kind is not DecisionKind.MAIN:
            self._pick(entry.key)
        else:
            self.intended.emit(Intent(entry.key))

    def _pick(self, key: str) -> None:
        question = self._question
        if question is None:
            return
        if question.several:
            self.picked.emit(key)
        else:
            self.chosen.emit((key,))

    def _decision(self) -> Decision | None:
        return self._question.decision if self._question is not None else None

    # --- refusals

    def _refuse(self, keys: tuple[str, ...]) -> None:
        """Say why none of these options is legal now."""
        for key in keys:
            verdict = self._why_not(key)
            if verdict.reasons:
                reason = verdict.reasons[0]
                self.refused.emit(reason.text, reason.rule)
                return

    def _reason(self, key: str) -> str:
        verdict = self._why_not(key)
        return self._brushes.say(verdict.reasons[0].text) if verdict.reasons else ""

    # --- hovering

    def _hover_at(self, at: QPointF) -> None:
        if self._menu.open:
            self._menu.light(self._menu.entry_at(at.x(), at.y()))
            if self._menu.frame.contains(at.x(), at.y()):
                return
        self._slots.aim(at.x(), at.y())
        handle = self._scene.card_at(at.x(), at.y())
        self._scene.lift(handle)
        if handle is None:
            pile = self._scene.pile_at(at.x(), at.y())
            handle = pile.top_handle if pile is not None else None
        self._set_hover(handle)

    def _set_hover(self, handle: str | None) -> None:
        if handle is None:
            self._scene.lift(None)
        if handle != self._hover:
            self._hover = handle
            self.hovered.emit(handle)

    # --- the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the table with the arrows, click with Enter, take back with Escape."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape and self.call_off():
            event.accept()
        elif self._menu.open and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._menu.step(1 if key == Qt.Key.Key_Down else -1)
        elif key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._enter():
                self.confirmed.emit()
        else:
            event.ignore()

    def call_off(self) -> bool:
        """Take back the latest thing begun: a drag, a menu, the focus ring; return whether there was any."""
        if self._drag is not None:
            self._cancel_drag()
        elif self._menu.open:
            self._close_menu()
        elif self._ring.visible:
            self._ring.hide()
            self._set_hover(None)
        else:
            return False
        return True

    def stops(self) -> list[list[Stop]]:
        """Return every place the keyboard reaches, in rows."""
        view, layout = self._scene.view_, self._scene.layout_
        if view is None or layout is None:
            return []
        return rows_of(view, layout, self._slots.stops())

    @property
    def focus_stop(self) -> Stop | None:
        """Where the focus ring is."""
        return self._ring.stop

    def _walk(self, dx: int, dy: int) -> None:
        stop = self._ring.walk(self.stops(), dx, dy)
        self._close_menu()
        if stop is None:
            return
        self._scene.lift(None)
        self._set_hover(stop.name if stop.kind is StopKind.CARD else None)
        access.focus_moved(self)

    def _enter(self) -> bool:
        if self._menu.open and self._menu.lit >= 0:
            self._choose(self._menu.entries[self._menu.lit])
            return True
        stop = self.focus_stop
        if stop is None:
            return False
        if stop.kind is StopKind.CARD:
            self._activate_card(stop.name)
            self._menu.step(1)
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
        """Draw afresh on a screen of another pixel ratio: Qt does not count that among a widget's changes."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._relay()
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Call a drag off when another window takes over."""
        if event.reason() is Qt.FocusReason.ActiveWindowFocusReason:
            self._cancel_drag()
        super().focusOutEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End what is under way."""
        self._cancel_drag()
        super().closeEvent(event)

    def _relay(self) -> None:
        self._cancel_drag()
        self._close_menu()
        ratio = self.devicePixelRatioF()
        changed = ratio != self._brushes.ratio
        self._brushes.ratio = ratio
        size = self.viewport().size()
        self._scene.resize(size.width(), size.height())
        if changed:
            self._scene.redraw()
        if self._scene.view_ is not None:
            self._mark_all()
            self._ring.keep(self.stops())
            access.table_changed(self)

"""The mouse on the table: presses that become clicks or drags, and what lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.table.aim import Aim
from kfdesk.desk.table.card_clicks import Choosing
from kfdesk.desk.table.card_drag import CardDrag, Press
from kfdesk.desk.table.drop_targets import may_drag
from kfdesk.desk.table.dropped_outside import where_to_drop
from kfdesk.desk.table.scene import TableScene
from kfdesk.desk.table.slots import SlotRow
from kfdesk.engine.views import CardView


class Pointer(QObject):
    """What the mouse does on the table, told in scene coordinates."""

    hovered = Signal(object)
    pile_clicked = Signal(int, object)
    lifted = Signal(QPointF)
    """A card was taken up by the player, here."""
    laid_down = Signal(QPointF)
    """A card that was dragged was let go, here, where it means something or goes home."""
    marks_moved = Signal()
    """A drag has ended that had put marks of its own on cards and places."""

    def __init__(self, scene: TableScene, choosing: Choosing, slots: SlotRow, aim: Aim, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.at: QPointF | None = None
        """Where the mouse is, None while it is elsewhere."""
        self._scene = scene
        self._choosing = choosing
        self._slots = slots
        self._aim = aim
        self._viewport = viewport
        self._press: Press | None = None
        self._drag: CardDrag | None = None
        self._hover: str | None = None
        choosing.menu_closed.connect(self._on_menu_closed)

    @property
    def hover(self) -> str | None:
        """The card that is looked at now."""
        return self._hover

    @property
    def dragging(self) -> bool:
        """Whether a card is in the player's hand."""
        return self._drag is not None

    # --- what the mouse does

    def pressed(self, at: QPointF) -> None:
        """Begin a click or a drag."""
        self.at = at
        x, y = at.x(), at.y()
        self._press = Press(x, y, self._scene.card_at(x, y), self._thing_at(x, y))

    def pressed_right(self, at: QPointF) -> None:
        """Call a drag off, or open the menu of the card or pile under the pointer."""
        self.at = at
        if self._drag is not None:
            self.cancel()
            return
        self._press = None
        self._choosing.close_menu()
        handle = self._scene.card_at(at.x(), at.y())
        pile = self._scene.pile_at(at.x(), at.y())
        if handle is not None:
            self._choosing.open_menu(handle)
        elif pile is not None:
            self._choosing.open_pile_menu(pile)

    def moved(self, at: QPointF, *, held: bool) -> None:
        """Feed a drag, begin one, or look at what is under the pointer."""
        self.at = at
        if self._drag is not None:
            self._drag.moved(at.x(), at.y())
            self._aim.drag(self._drag, at.x())
        elif self._press is not None and held:
            far = abs(at.x() - self._press.x) + abs(at.y() - self._press.y)
            if far >= QApplication.startDragDistance():
                self._begin_drag(at)
                if self._drag is not None:
                    self.lifted.emit(at)
        else:
            self.look_at(at)

    def released(self, at: QPointF) -> None:
        """End a drag with a drop, or take a press as a click if it began on the same thing."""
        drag, press = self._drag, self._press
        self._drag = self._press = None
        if drag is not None:
            self._drop(drag, at)
        elif press is not None and self._thing_at(at.x(), at.y()) == press.thing:
            self._click(at)

    def _thing_at(self, x: float, y: float) -> Hashable:
        """Return what a click at a point is a click on, in the order in which a click asks; None for the bare cloth."""
        menu, scene = self._choosing.menu, self._scene
        if menu.open and menu.frame.contains(x, y):
            return "menu", menu.entry_at(x, y)
        if (slot := self._slots.key_at(x, y)) is not None:
            return slot
        if (handle := scene.card_at(x, y)) is not None:
            return handle
        if (pile := scene.pile_at(x, y)) is not None:
            return pile.player, pile.zone
        panel = scene.panel_at(x, y)
        return None if panel is None else (panel.player, panel.key_at(x, y), scene.tide_at(x, y), panel.house_at(x, y))

    def left(self) -> None:
        """Let the preview go: the mouse is elsewhere."""
        self.at = None
        self._aim.clear()
        self.hover_over(None)

    # --- drags

    def _begin_drag(self, at: QPointF) -> None:
        press, view = self._press, self._scene.view_
        card = find_card(view, press.handle) if view is not None and press is not None and press.handle else None
        if press is None or view is None or card is None:
            return
        if not may_drag(view, card) or not self._choosing.in_main_step:
            return
        self._choosing.close_menu()
        self._drag = CardDrag(self._scene, press, card, self._choosing.decision, self._choosing.why_not)
        self._viewport.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._drag.moved(at.x(), at.y())
        self._aim.drag(self._drag, at.x())

    def _drop(self, drag: CardDrag, at: QPointF) -> None:
        self._viewport.unsetCursor()
        self._aim.clear()
        drop = drag.dropped(at.x(), at.y())
        self.marks_moved.emit()
        if drop.intent is not None:
            self.laid_down.emit(at)
            self._choosing.intended.emit(drop.intent)
        elif drop.refused:
            self._choosing.refuse(drop.refused, drag.card.handle)
        else:
            self._lay_back(drag.card, at)
        self._scene.settle()
        self.look_at(at)

    def _lay_back(self, card: CardView, at: QPointF) -> None:
        """Take a card that was dropped where it means nothing: into its place in a hand, else say where it would."""
        layout = self._scene.layout_
        words = where_to_drop(card, layout, (at.x(), at.y())) if layout is not None else None
        if words is None:
            self.laid_down.emit(at)
            self._scene.put_in_hand(card.handle, at.x(), at.y())
        else:
            self._choosing.refuse_for(words, card.handle)

    def cancel(self) -> None:
        """End a drag as if it had not been; a press means nothing any more."""
        drag, self._drag, self._press = self._drag, None, None
        if drag is not None:
            self._viewport.unsetCursor()
            self._aim.clear()
            drag.cancelled()
            self.marks_moved.emit()
            self._scene.settle()

    def set_down(self) -> Callable[[], None]:
        """Let go of what is held, because the table is laid out anew; return what takes it up again afterwards.

        The window may make room for other words while somebody has begun to drag: that must not cost the gesture.
        """
        press, dragged, home = self._press, self._drag is not None, self._home()
        self.cancel()

        def take_up() -> None:
            moved = self._home(press)
            if press is None or self.at is None or (home is None) != (moved is None):
                return
            shift = (moved[0] - home[0], moved[1] - home[1]) if home is not None and moved is not None else (0.0, 0.0)
            self._press = Press(press.x + shift[0], press.y + shift[1], press.handle, press.thing)
            if dragged:
                self._begin_drag(self.at)

        return take_up

    def _home(self, press: Press | None = None) -> tuple[float, float] | None:
        """Return where the card belongs on which the button went down."""
        press, layout = press or self._press, self._scene.layout_
        spot = layout.spots.get(press.handle) if layout is not None and press is not None and press.handle else None
        return (spot.x, spot.y) if spot is not None else None

    # --- clicks

    def _click(self, at: QPointF) -> None:
        x, y = at.x(), at.y()
        if self._choosing.menu.open and self._click_with_menu(x, y):
            return
        slot = self._slots.key_at(x, y)
        if slot is not None:
            self._choosing.chosen.emit((slot,))
            return
        handle = self._scene.card_at(x, y)
        if handle is not None:
            self._choosing.activate(handle)
            return
        self._click_place(x, y)

    def _click_with_menu(self, x: float, y: float) -> bool:
        """Take a click while a menu is open; return whether that was all it meant."""
        menu = self._choosing.menu
        index = menu.entry_at(x, y)
        if index >= 0:
            self._choosing.choose(menu.entries[index])
            return True
        if menu.frame.contains(x, y):
            return True
        was = menu.handle
        self._choosing.close_menu()
        return self._scene.card_at(x, y) == was

    def _click_place(self, x: float, y: float) -> None:
        pile = self._scene.pile_at(x, y)
        if pile is not None:
            self.pile_clicked.emit(pile.player, pile.zone)
            return
        panel = self._scene.panel_at(x, y)
        key = panel.key_at(x, y) if panel is not None else None
        tide = self._scene.tide_at(x, y)
        if key is not None:
            self._choosing.chosen.emit((key,))
        elif tide is not None:
            self._choosing.activate(tide)
        elif panel is not None and (house := panel.house_at(x, y)) is not None:
            self._choosing.refuse_house(f"house:{house}", panel.player)

    # --- looking

    def look_at(self, at: QPointF) -> None:
        """Show what is under a point: a line of the menu, a gap, a card."""
        menu = self._choosing.menu
        if menu.open:
            menu.light(menu.entry_at(at.x(), at.y()))
            if menu.frame.contains(at.x(), at.y()):
                self._aim.look(at, None)
                return
        self._slots.aim(at.x(), at.y())
        handle = self._scene.card_at(at.x(), at.y())
        self._scene.lift(handle)
        self._aim.look(at, handle)
        if handle is None:
            pile = self._scene.pile_at(at.x(), at.y())
            handle = pile.top_handle if pile is not None else self._scene.tide_at(at.x(), at.y())
        self.hover_over(handle)

    def hover_over(self, handle: str | None) -> None:
        """Look at a card, or at nothing."""
        if handle is None:
            self._scene.lift(None)
        if handle != self._hover:
            self._hover = handle
            self.hovered.emit(handle)

    def _on_menu_closed(self) -> None:
        """Forget what a line of the menu would do; let its card lie down again, unless the pointer is on it."""
        at = self.at
        self._scene.lift(self._scene.card_at(at.x(), at.y()) if at is not None else None)
        self._aim.clear()

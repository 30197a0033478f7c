"""What the teacher says where the side dock is off, in lessons and in games with a teacher: one note after the other,
in a bubble at what it is about.

A bubble about a choice covers nothing one chooses from, and no hand; where there is no such place it waits for one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QWidget

from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.places import Rect
from kfdesk.desk.layout.playing import to_be_chosen
from kfdesk.desk.table import access
from kfdesk.desk.table.large_card import covered_by_siblings
from kfdesk.desk.teacher.bubble import Bubble, Room
from kfdesk.desk.teacher.notes import Note
from kfdesk.desk.teacher.pane import MORE, TITLE, html_of
from kfdesk.desk.teacher.short_text import shortened
from kfdesk.desk.texts import WHY_ASKED
from kfdesk.engine.terms import DecisionKind, Player, Zone
from kfdesk.teach.hints import HintKind

if TYPE_CHECKING:
    from kfdesk.desk.around_table.table_page import TablePage

PAUSE_MS: Final = 250
"""So long after a choice it speaks: it is for the time to think, and its words take long to lay out."""
NEAR: Final = 1
"""So many places above a thing are near it."""
FAR: Final = 17
"""So many are tried where cards lie everywhere: up to the upper edge of the table."""
MOST_READ: Final = 50
"""So many notes that were closed are remembered."""


class PointingTeacher(QObject):
    """Shows a player the first note not closed yet; what is about a card stands at it, all else at its buttons."""

    def __init__(self, at_table: TablePage, shows_beats: Callable[[], bool], parent: QObject) -> None:
        """`shows_beats` says whether it is still shown what happened, at which one is to look."""
        super().__init__(parent)
        self._page, self._shows_beats = at_table, shows_beats
        self._notes: tuple[Note, ...] = ()
        self._to: Player | None = None
        """To whom they are said."""
        self._at: Callable[[], Rect | None] | None = None
        """Where the thing is that they are about, in pixels of the table; None for their cards or buttons."""
        self._closed: list[tuple[Player | None, Note]] = []
        """What was closed, and by whom: the other player may not have read it."""
        self.spared: Callable[[], Sequence[Rect]] = tuple
        """What else is not to be covered, in pixels of the table."""
        self.bubble = Bubble(at_table.overlays)
        self.bubble.closed.connect(self._close)
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self.speak)
        at_table.overlays.installEventFilter(self)
        at_table.table.hovered.connect(self._on_looked_at)

    @property
    def note(self) -> Note | None:
        """What is said now."""
        return next((note for note in self._notes if (self._to, note) not in self._closed), None)

    def present(self, notes: Sequence[Note], to: Player | None, at: Callable[[], Rect | None] | None = None) -> None:
        """Say these notes to a player, in their order; nothing for none.

        `at` says where the thing is that they ask for, and that nothing else can be chosen: all that is not to be
        covered then is this thing.
        """
        before = self.note
        self._notes, self._to, self._at = tuple(notes), to, at
        if self.note != before or self.note is None:
            self.bubble.clear()
        if self.note is None:
            self._later.stop()
        else:
            self._later.start()

    def begin_game(self) -> None:
        """Forget what was closed: another game begins."""
        self._closed = []

    def say_anew(self) -> None:
        """Say it in another language, or in letters of another size."""
        notes, self._notes = self._notes, ()
        self.bubble.clear()
        self.present(notes, self._to, self._at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stand elsewhere on a table of another size."""
        if event.type() is QEvent.Type.Resize and not self.bubble.isHidden():
            self._later.start()
        return super().eventFilter(watched, event)

    def _on_looked_at(self, handle: str | None) -> None:
        """Give way to a card that is shown large, and come back."""
        if handle is not None:
            self.bubble.hide()
        elif self.note is not None:
            self._later.start()

    def _close(self) -> None:
        note = self.note
        if note is not None:
            self._closed = [*self._closed, (self._to, note)][-MOST_READ:]
        self.bubble.clear()
        self.present(self._notes, self._to, self._at)
        self._page.table.setFocus()

    def speak(self) -> None:
        """Say now what is to be said, at what it is about; while it is shown what happened, somewhat later."""
        note = self.note
        if note is not None and self._shows_beats():
            self.bubble.hide()
            self._later.start()
            return
        if note is not None and not self.bubble.text.text():
            said = " ".join(line.say(ui.language) for line in note.lines)
            html = html_of(note, ui.language, MORE if note.kind is None else WHY_ASKED)
            self.bubble.tell(say(TITLE), html, said, self._shorter(note, said))
            access.say(self._page.table, self.bubble.accessibleName())
        self._place()

    def _shorter(self, note: Note, said: str) -> tuple[str, ...]:
        """Return what is said where all has no room; nothing for a hint, which stands nowhere else."""
        if note.kind is not None:
            return ()
        view = self._page.table.view_shown
        found = [find_card(view, handle) for handle in note.cards] if view is not None else []
        named = [*note.named, *(card_name(card.face) for card in found if card is not None and card.face is not None)]
        names = [words.say(ui.language) for words in named]
        return tuple(map(escape, shortened(said, names, asks_at_end=note.asks_at_end)))

    def give_way(self) -> None:
        """Stand elsewhere where something is to be seen now that the bubble covers."""
        if not self.bubble.isHidden():
            self._place()

    def _place(self) -> None:
        """Let the bubble stand at what it is about."""
        note, table, layout = self.note, self._page.table, self._page.table.scene_.layout_
        if note is None or layout is None:
            self.bubble.clear()
            return
        if table.looked_at is not None:
            self.bubble.hide()
            return
        view = table.view_shown
        asked = view.decision if view is not None else None
        at_card = [self._place_of(handle) for handle in note.cards]
        thing = self._at() if self._at is not None else next((place for place in at_card if place is not None), None)
        must = covered_by_siblings(table, but=(self.bubble, self._page.overlays.ribbon))
        must += self.spared()
        must += [self._in_table(button) for button in self._page.prompt.buttons if button.isVisible()]  # also emblems
        if self._at is not None:
            must += [place for place in at_card if place is not None]
        panels = [side.panel.frame for side in layout.sides]
        best, choices = [*panels], list[Rect]()
        if asked is not None and (thing is None or asked.kind is not DecisionKind.MAIN or note.kind is None):
            choices = list(to_be_chosen(asked, layout.spots, layout.sides))
            best += [*choices, *(spot.rect for spot in layout.spots.values() if spot.zone is Zone.HAND)]
        cards = [spot.rect for spot in layout.spots.values()]
        cards += [side.piles[zone] for side in layout.sides for zone in side.piles if layout.has(side.player, zone)]
        cards += [side.corner for side in layout.sides]
        rooms = [Room([*must, *best])]
        if self._at is not None:  # nothing else can be chosen, and its tail is to reach the thing
            rooms = [Room([*must, *best], NEAR), Room([*must, *panels], NEAR), Room(must, NEAR), Room(must)]
        elif note.kind is None:
            rooms.append(Room([*must, *choices], FAR))
        panel = self._page.prompt.panel
        things = [thing or self._button_of(note)]
        if panel is not None and panel.isVisible():
            things.append(self._in_table(panel))  # its lines stand too close together for a bubble at one of them
        any(self.bubble.point_at(each, layout.size, rooms, cards) for each in things)

    def _place_of(self, handle: str) -> Rect | None:
        """Return where a card lies, or the pile that it lies in; None where nobody sees it."""
        table, view, layout = self._page.table, self._page.table.view_shown, self._page.table.scene_.layout_
        place = table.card_rect(handle)
        card = find_card(view, handle) if place is None and view is not None else None
        if card is None or layout is None or not layout.has(card.owner, card.zone):
            return place
        return layout.sides[card.owner].piles.get(card.zone)

    def _button_of(self, note: Note) -> Rect:
        """Return the place of the buttons a note is about: those that choose, or the one that ends the turn."""
        prompt = self._page.prompt
        ends = note.kind is not HintKind.HOUSES and not prompt.end_turn.isHidden()
        buttons: list[QWidget] = [prompt.end_turn] if ends else [each for each in prompt.buttons if each.isVisible()]
        places = [self._in_table(button) for button in buttons] or [self._in_table(prompt.text)]
        x, y = min(place.x for place in places), min(place.y for place in places)
        right, bottom = max(place.right for place in places), max(place.bottom for place in places)
        return Rect(x, y, right - x, bottom - y)

    def _in_table(self, widget: QWidget) -> Rect:
        at = self._page.overlays.mapFromGlobal(widget.mapToGlobal(QPoint(0, 0)))
        return Rect(at.x(), at.y(), widget.width(), widget.height())

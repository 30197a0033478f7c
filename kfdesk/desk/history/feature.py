"""Looking back from the log, as a feature of the window: a line leads to its moment, one key leads back to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.passing_page import PassingPage
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.play.choice_history import Until

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.around_table.table_page import TablePage
    from kfdesk.desk.history.page import HistoryPage
    from kfdesk.desk.play.undoing import UndoAsker


class HistoryFeature(Feature):
    """Shows moments of the game at the table to whoever sits before it, and takes the game back to one.

    Whatever changes the game, the curtain among it, ends the look back at once.
    """

    def __init__(self, desk: Desk, at_table: TablePage, side: SideDock, undoing: UndoAsker) -> None:
        super().__init__(desk)
        self._at_table, self._side, self._log, self._undoing = at_table, side, side.log, undoing
        self._room = PassingPage(self.end)
        self.page: HistoryPage | None = None
        """What is shown; None while nobody looks back."""
        self.moment: int | None = None
        """The moment shown: see `HistoryView`."""
        desk.add_page(self._room, self.back, manual="log", beside_log=True)
        self._log.moment_wanted.connect(self.show)
        self._log.offer_moments(self.has_moment)
        controller = desk.controller
        controller.curtain_lowered.connect(lambda _: self.back())
        controller.view_changed.connect(lambda _: self.back())
        controller.game_began.connect(self.back)
        ui.language_changed.connect(self._say)

    # What the window says.

    def close(self) -> None:
        """Let go of everything shown."""
        self.end()

    # Looking back.

    def has_moment(self, choice: int) -> bool:
        """Return whether `show` has something to show: not the present to those who see it at the table."""
        return self.page is not None or self._desk.controller.history_view.after(choice) is not None

    def show(self, choice: int) -> None:
        """Show the table as it lay after this choice; the present is shown at the table itself."""
        history_view = self._desk.controller.history_view
        view = history_view.view_after(choice)
        if view is None:
            self.back()
            return
        first = self.page is None
        page = self.page or self._begin()
        self.moment = choice
        moves = self._settings.moves and not first
        page.show_moment(view, animate=moves, earlier=history_view.before(choice) is not None)
        self._say()
        if first:
            self._show_page(self._room, page.table)

    def back(self) -> None:
        """Go back to the game as it is."""
        if self.page is not None:
            self._show_page(self._at_table, self._at_table.table)

    def _show_page(self, page: QWidget, table: QWidget) -> None:
        """Show a page with the keyboard at its table, or in the log where it was there."""
        in_log = self._desk.frame.focusWidget() is self._log.text
        self._desk.show_page(page)
        if self._desk.controller.curtain_for is None:  # else it has the keyboard
            (self._log.text if in_log else table).setFocus()

    def end(self) -> None:
        """Let go of the moment."""
        page, self.page, self.moment = self.page, None, None
        if page is not None:
            self._rooms.remove(page)
            self._log.light_up(None, None)
            page.hide()
            page.setParent(None)
            page.deleteLater()

    def _begin(self) -> HistoryPage:
        from kfdesk.desk.around_table.looked_at import table_to_look_at
        from kfdesk.desk.card.faces import rules_text
        from kfdesk.desk.history.page import HistoryPage

        edition, faces = self._desk.controller.edition, self._desk.card_faces
        table = table_to_look_at(lambda card, language: rules_text(card, language, edition), faces.sets)
        page = self.page = HistoryPage(table, faces, self._side.preview)
        page.bar.setMinimumHeight(self._at_table.prompt.height())  # the table stays where it is
        self.furnish(page)
        page.back_wanted.connect(self.back)
        page.undo_wanted.connect(self._undo)
        page.stepped.connect(self._step)
        self._room.put(page)
        return page

    def _say(self) -> None:
        """Say what had just happened, and show it in the log."""
        page, moment = self.page, self.moment
        if page is None or moment is None or page.table.view_shown is None:
            return
        history_view, language = self._desk.controller.history_view, ui.language
        before, after = history_view.before(moment), history_view.after(moment)
        self._log.light_up(before, after - 1 if after is not None else None)
        view = page.table.view_shown
        said = self._log.said_last(after - 1 if after is not None else moment)
        what = said.plain if said is not None else w.BEGINNING.say(language)
        if view.turn and not (said is not None and said.heading):  # a heading names the turn itself
            what = w.IN_TURN.filled(n=view.turn, who=view.seats[view.active].name, what=what).say(language)
        page.caption.say(what)
        page.undo_to.setEnabled(self._desk.controller.can_take_back(Until(moment)))

    def _step(self, by: int) -> None:
        if self.moment is None:
            return
        history_view = self._desk.controller.history_view
        there = history_view.before(self.moment) if by < 0 else history_view.after(self.moment)
        if there is not None:
            self.show(there)

    def _undo(self) -> None:
        if self.moment is not None:
            self._undoing.undo_to(self.moment)

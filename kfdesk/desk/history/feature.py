"""Looking back from the log, as a feature of the window: a line leads to its moment, one key leads back to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kfdesk.desk.features.base import Feature
from kfdesk.desk.kit.passing_page import PassingPage
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.play.choice_history import Until

if TYPE_CHECKING:
    from kfdesk.desk.history.page import HistoryPage
    from kfdesk.desk.window.main_window import MainWindow


class HistoryFeature(Feature):
    """Shows moments of the game at the table to whoever sits before it, and takes the game back to one.

    Whatever changes the game, the curtain among it, ends the look back at once.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._room = PassingPage(self.end)
        self.page: HistoryPage | None = None
        """What is shown; None while nobody looks back."""
        self.moment: int | None = None
        """The moment shown: see `HistoryView`."""
        window.add_page(self._room, self.back, manual="log", beside_log=True)
        window.log.moment_wanted.connect(self.show)
        window.log.has_moment = self.has_moment
        controller = window.controller
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
        return self.page is not None or self._window.controller.history_view.after(choice) is not None

    def show(self, choice: int) -> None:
        """Show the table as it lay after this choice; the present is shown at the table itself."""
        window = self._window
        view = window.controller.history_view.view_after(choice)
        if view is None:
            self.back()
            return
        first = self.page is None
        page = self.page or self._begin()
        self.moment = choice
        moves = self._settings.moves and not first
        page.show_moment(view, "", animate=moves, earlier=window.controller.history_view.before(choice) is not None)
        self._say()
        if first:
            focus = window.focusWidget()
            window.show_page(self._room)
            (focus if focus is window.log.text else page.table).setFocus()

    def back(self) -> None:
        """Go back to the game as it is."""
        if self.page is None:
            return
        window = self._window
        focus = window.focusWidget()
        window.show_page(window.play_page)
        (focus if focus is window.log.text else window.table).setFocus()

    def end(self) -> None:
        """Let go of the moment."""
        page, self.page, self.moment = self.page, None, None
        if page is not None:
            self._rooms.remove(page)
            self._window.log.light_up(None, None)
            page.hide()
            page.setParent(None)
            page.deleteLater()

    def _begin(self) -> HistoryPage:
        from kfdesk.cards.facts import facts
        from kfdesk.desk.card.faces import rules_text
        from kfdesk.desk.film.page import FilmTable
        from kfdesk.desk.history.page import HistoryPage

        window = self._window
        edition = window.controller.edition
        table = FilmTable()
        table.set_face_texts(lambda card, language: rules_text(card, language, edition))
        table.set_facts(facts().get)
        table.faces.sets = window.table.faces.sets
        page = self.page = HistoryPage(table, window.card_faces, window.preview)
        page.bar.setMinimumHeight(window.prompt.height())  # the table stays where it is
        self.furnish(page)
        page.back_wanted.connect(self.back)
        page.undo_wanted.connect(self._undo)
        page.stepped.connect(self._step)
        self._room.put(page)
        return page

    def _say(self) -> None:
        """Say what had just happened, and show it in the log."""
        window, page, moment = self._window, self.page, self.moment
        if page is None or moment is None or page.table.view_shown is None:
            return
        history_view, language = window.controller.history_view, ui.language
        before, after = history_view.before(moment), history_view.after(moment)
        window.log.light_up(before, after - 1 if after is not None else None)
        view = page.table.view_shown
        said = window.log.said_last(after - 1 if after is not None else moment)
        what = said or w.BEGINNING.say(language)
        if view.turn:
            what = w.IN_TURN.filled(n=view.turn, who=view.seats[view.active].name, what=what).say(language)
        page.caption.say(what)
        page.undo_to.setEnabled(window.controller.can_take_back(Until(moment)))

    def _step(self, by: int) -> None:
        if self.moment is None:
            return
        history_view = self._window.controller.history_view
        there = history_view.before(self.moment) if by < 0 else history_view.after(self.moment)
        if there is not None:
            self.show(there)

    def _undo(self) -> None:
        if self.moment is not None:
            self._window.undoing.undo_to(self.moment)

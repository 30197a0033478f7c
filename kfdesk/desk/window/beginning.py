"""Begins games at the table: a new one, one that was kept, the next one after a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from kfdesk.desk import texts as s
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.features.left_off import Source
from kfdesk.desk.games.unfinished import UnfinishedGames, problem_of
from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.desk.kit.spoken import with_entry
from kfdesk.desk.play.table_setup import MOST_SEED, TableSetup
from kfdesk.desk.window.first_run import is_first_run
from kfdesk.desk.window.start_page import DeckChoice, StartPage
from kfdesk.engine.rules import SetupError
from kfdesk.match.journal import JournalError

if TYPE_CHECKING:
    from kfdesk.desk.deck_choice.source import ChoosableDecks


class Beginning:
    """Asks what is needed for a game, and says why one cannot begin."""

    def __init__(self, desk: Desk, start: StartPage, decks: Sequence[DeckChoice]) -> None:
        self._desk, self._start = desk, start
        self._listed = decks
        self._shelf: Callable[[], ChoosableDecks] | None = None
        self._unfinished: UnfinishedGames | None = None
        self._ask_match: Callable[[], object] | None = None
        self._follow: list[Callable[[], bool]] = []
        self._left_off: list[Source] = []
        self._place = IdleWork(start, late=True)

    def offer_match(self, ask_match: Callable[[], object]) -> None:
        """Offer a way to the decks of the shelf and the formats of a match."""
        self._ask_match = ask_match

    def follow_game_by(self, follow: Callable[[], bool]) -> None:
        """Ask this what comes after a game, before those named earlier; where it returns True it has taken over."""
        self._follow.insert(0, follow)

    def ask_new_game(self, *, practice: bool = False) -> None:
        """Ask for a new game and begin it; with `practice` the program is proposed for the second seat."""
        from kfdesk.desk.window.new_game import NewGameDialog  # brings the choice of decks, and so the shelf

        desk = self._desk
        settings = desk.settings.model_copy(update={"practice": True}) if practice else desk.settings
        dialog = NewGameDialog(self.decks(), settings, desk.frame)
        if self._ask_match is not None:
            dialog.offer_more(self._ask_match)
        begun = False
        while not begun and dialog.exec() == QDialog.DialogCode.Accepted:
            desk.keep_settings(dialog.remember(desk.settings))
            try:
                begun = self._begin(dialog.setup())
            except SetupError as error:
                self.say_why_not(error)
                return

    def _begin(self, setup: TableSetup) -> bool:
        """Begin a game, if its players agree on the decks and wait until home-made cards are read; return whether they
        do. Raises `SetupError`."""
        from kfdesk.desk.card.read_first import read_first
        from kfdesk.desk.deck_choice.agreement import agree_on  # brings the shelf

        decks = [seat.deck for seat in setup.seats]
        agreed = agree_on(decks, self._desk.frame, against_program=setup.bot is not None)
        if not agreed or not read_first(setup.all_homemade, self._desk.frame):
            return False
        return self._desk.controller.new_game(setup)

    def say_why_not(self, error: SetupError) -> None:
        """Say why a game cannot begin."""
        self._desk.tell(s.CANNOT_START, with_entry(error.words, error.rule))

    def use_shelf(self, shelf: Callable[[], ChoosableDecks]) -> None:
        """Offer the decks of a shelf, opened by the first question; raises `StoreError` where it cannot be opened."""
        self._shelf = shelf

    def decks(self) -> ChoosableDecks:
        """Return the decks that a game can be played with: those of the shelf, where there is one."""
        if self._shelf is not None:
            from kfdesk.collection.store import StoreError

            try:
                return self._shelf()
            except StoreError as error:
                self._desk.tell(s.CANNOT_START, error.problem)
        from kfdesk.desk.deck_choice.source import ListedDecks

        return ListedDecks(self._listed)

    def rematch(self, *, swapped: bool) -> None:
        """Begin a game of the same players and decks, or each with the other's deck; who starts is drawn by lot."""
        last = self._desk.controller.setup
        if last is None:
            return
        one, two = last.seats
        if swapped:
            one, two = replace(two, name=one.name), replace(one, name=two.name)
        seed = randbelow(MOST_SEED) + 1
        edition = self._desk.controller.edition
        setup = TableSetup((one, two), seed, None, last.open_table, edition, bot=last.bot, level=last.level)
        try:
            self._begin(setup)
        except SetupError as error:
            self.say_why_not(error)

    def play_again(self) -> None:
        """Go on after a game as a part wants to, such as with the next game of a match, or ask for a new one."""
        if not any(follow() for follow in self._follow):
            self.ask_new_game()

    def keep_unfinished(self, shelf: UnfinishedGames) -> None:
        """Have unfinished games here from now on."""
        self._unfinished = shelf

    def offer_unfinished(self) -> None:
        """Offer on the start page what was left off, as it is now."""
        if self._unfinished is not None:
            others = [left for source in self._left_off if (left := source()) is not None]
            self._start.offer(*self._unfinished.unfinished(), first=is_first_run(), others=others)
            if self._start.ground.glance is None:
                self._start.show_place(None, None)  # some cards, until it is known what was played
            self._place.begin((done(self._show_place),))

    def _show_place(self) -> None:
        """Show the last table and a deck behind it; that needs the summaries of all games, which takes a while."""
        if self._unfinished is not None:
            library = self._unfinished.library
            self._start.show_place(library.last_table(), library.most_played())

    def offer_left_off_by(self, source: Source) -> None:
        """Offer on the start page, too, what this says was left off."""
        self._left_off.append(source)

    def go_on_with(self, path: Path) -> None:
        """Go on with an unfinished game exactly where it stood."""
        desk = self._desk
        if self._unfinished is None:
            return
        if path == desk.controller.kept_at:
            desk.show_table()
            return
        from kfdesk.desk.card.read_first import read_first

        if not read_first(self._unfinished.homemade(path), desk.frame):
            return
        try:
            setup, found = self._unfinished.take_up(path)
        except JournalError as error:
            desk.tell(s.CONTINUE_TITLE, problem_of(error))
            self.offer_unfinished()
            return
        try:
            goes_on = desk.controller.resume(setup, found)
        except SetupError as error:
            self.say_why_not(error)
            goes_on = False
        if not goes_on:
            found.writer.close()  # nobody goes on with it: it must not stay locked
        elif found.differs is not None:
            desk.tell(s.CONTINUE_TITLE, found.differs)

"""The match room: agrees a match, seats its games at the table, and writes their results on the decks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget
from shiboken6 import isValid

from kfdesk.collection.results import Result
from kfdesk.collection.store import StoreError
from kfdesk.desk.card.read_first import read_first
from kfdesk.desk.ceremonies.conceding import GAME_COUNTS, PRACTICE_COUNTS, who_concedes
from kfdesk.desk.deck_choice.agreement import agree_on
from kfdesk.desk.deck_choice.records import key_of, record_of
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.spoken import with_entry
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.matches import texts as s
from kfdesk.desk.matches.setup_page import Agreement, SetupPage
from kfdesk.desk.matches.shelf_source import ShelfSource
from kfdesk.desk.matches.step_page import StepPage
from kfdesk.desk.matches.under_way import MatchesDialog
from kfdesk.desk.play.table_setup import MOST_SEED, TableSetup
from kfdesk.desk.texts import PLAY_AGAIN
from kfdesk.engine.decks import DeckList
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.engine.views import TableView
from kfdesk.match.autosave import Autosave, NotKept, concede, games_folder
from kfdesk.match.formats import DeckRule
from kfdesk.match.journal import JournalError
from kfdesk.match.matches import Match, MatchBook, MatchError, read_match
from kfdesk.match.program import deck_worth, goes_on
from kfdesk.match.series import ChooseStep, DeckRef, Move, Played, PlayStep, Series, SeriesError
from kfdesk.text.errors import reason_of
from kfdesk.text.words import joined

if TYPE_CHECKING:
    from kfdesk.desk.decks.open_shelf import OpenShelf
    from kfdesk.desk.prompt.bar import PromptBar

log = logging.getLogger("kfdesk")


@dataclass(frozen=True, slots=True)
class _Reported:
    """A finished game whose result was written down: its journal, and the result's number on the shelf."""

    journal: str
    result: int | None


class MatchRoom(QObject):
    """Everything around the games of a match."""

    def __init__(
        self,
        desk: Desk,
        autosave: Autosave | None,
        shelf: OpenShelf,
        prompt: PromptBar,
        go_on_with: Callable[[Path], object],
        book: MatchBook | None = None,
    ) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self._prompt, self._go_on_with = prompt, go_on_with
        self._autosave = autosave
        self._shelf = shelf
        self._book = book or MatchBook()
        self._source = ShelfSource(shelf)
        self.match: Match | None = None
        """The match at hand; None before one is agreed on or gone on with."""
        self._reported: _Reported | None = None
        """The game at the table, once its result is written down."""
        self.way_back: Callable[[str], Callable[[], None] | None] = lambda _: None
        """Returns what leads back from a match to the evening it belongs to, given the name of its file."""
        self._secret_sheets: list[QWidget] = []
        """Sheets of decks that only one player may see, those closed since among them."""
        self._seating = False
        self.setup = SetupPage()
        self.steps = StepPage(desk.card_faces)
        desk.add_page(self.setup, manual="matches")
        desk.add_page(self.steps, manual="matches", again=self.show_match)
        self._connect()

    # Commands.

    def open(self, keys: Iterable[str] = ()) -> None:
        """Show the page where a match is agreed, with these decks of the shelf already chosen."""
        try:
            self.setup.use(self._source)
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
            return
        self.setup.begin_with(self._desk.settings.player_names, tuple(keys))
        self._desk.show_page(self.setup)

    def begin(self, agreed: Agreement) -> None:
        """Begin the match that was agreed."""
        try:
            decks = self._decks_of(agreed)
            series = self._series_of(agreed, decks)
        except StoreError as error:
            self._desk.tell(s.CANNOT_START, error.problem)
            return
        everything = {key: deck for side in decks for key, deck in side.items()}
        if self._begin(series, everything, open_table=agreed.open_table):
            self._desk.change_settings(player_names=agreed.names)

    # Matches of an evening.

    def begin_series(self, series: Series, decks: dict[str, DeckList]) -> str:
        """Keep and show a match agreed on elsewhere; return the name of its file, "" where it was not begun."""
        begun = self._begin(series, decks, open_table=self._desk.settings.open_table)
        return self.match.path.name if begun and self.match is not None else ""

    def open_match(self, name: str) -> bool:
        """Show the match that is kept under this file name; return whether there is one."""
        match = self._kept(name)
        if match is None:
            return False
        self.match = match
        self.show_match()
        return True

    def score_of(self, name: str) -> tuple[int, int] | None:
        """Return how many games each has won in the match kept under this file name, None unless it is over."""
        match = self._kept(name)
        return match.series.score() if match is not None and match.over else None

    def _kept(self, name: str) -> Match | None:
        if Path(name).name != name:
            return None  # no match of this folder
        try:
            return read_match(self._book.folder / name)
        except (MatchError, OSError) as error:
            log.warning("a match of an evening cannot be read: %s", error)
            return None

    def _to_evening(self) -> None:
        way = self.way_back(self.match.path.name) if self.match is not None else None
        if way is not None:
            way()

    def _begin(self, series: Series, decks: dict[str, DeckList], *, open_table: bool) -> bool:
        """Keep a new match and show it, if both players agree on its decks; tell why not where that cannot be."""
        if not agree_on(decks.values(), self._desk.frame):
            return False
        try:
            self.match = self._book.begin(series, decks, open_table=open_table)
        except SeriesError as error:
            self._desk.tell(s.CANNOT_START, error.problem)
            return False
        except OSError as error:
            self._desk.tell(s.TITLE, s.NOT_KEPT.filled(why=reason_of(error)))
            return False
        self.show_match()
        return True

    def show_match(self) -> None:
        """Show what the match at hand asks for next."""
        if self.match is not None:
            series = goes_on(self.match.series, self._worth)
            if series != self.match.series:
                self._keep(series=series)
            self.steps.speed = self._desk.settings.speed
            self.steps.set_card_language(self._desk.settings.card_language_now)
            decks = {key: file.deck() for key, file in self.match.file.decks.items()}
            leads_back = self.match.over and self.way_back(self.match.path.name) is not None
            begun = self._game_begun(self.match) is not None
            self.steps.show_series(self.match.series, decks, begun=begun, leads_back=leads_back)
            self._desk.show_page(self.steps)

    def _worth(self, deck: DeckRef) -> float:
        """Return by what the program compares a deck of the match with others."""
        assert self.match is not None
        return deck_worth(record_of(self.match.deck(deck), deck.key))

    def go_on(self) -> None:
        """Show the match that nobody has won yet; where there are several, the one that is asked for."""
        found, wrong = self._book.newest()
        for error in wrong:
            words = s.DAMAGED if error.damaged else s.NOT_READ
            self._desk.tell(s.TITLE, words.filled(file=error.file.name, problem=error.problem))
        open_ones = [match for match in found if not match.over]
        if len(open_ones) > 1:
            dialog = MatchesDialog(open_ones, ui.language, ui.theme, self._desk.frame)
            accepted = dialog.exec() == QDialog.DialogCode.Accepted
            dialog.deleteLater()
            if not accepted:
                return
            self.match = dialog.chosen
        elif open_ones:
            self.match = open_ones[0]
        if self.match is None:
            self._desk.tell(s.TITLE, s.NO_MATCH)
        self.show_match()

    @property
    def at_table(self) -> bool:
        """Whether the game at the table belongs to a match, perhaps to another one than that looked at."""
        journal = self._journal()
        return self._is_of_match(journal) or (journal != "" and self._book.of_game(journal) is not None)

    def next_of_match(self) -> bool:
        """After a game: go on with its match; return False for a game that belongs to none."""
        if self._reported is None or not self._take_match_of(self._reported.journal):
            return False
        self.show_match()
        return True

    # Agreeing.

    def _decks_of(self, agreed: Agreement) -> tuple[dict[str, DeckList], dict[str, DeckList]]:
        """Return the decks each player brings, by key."""
        if agreed.plan.decks is DeckRule.SEALED:
            return self._sealed(agreed)
        sides = []
        for keys in agreed.decks:
            found = {key: self._source.deck(key) for key in keys}
            sides.append({key: deck for key, deck in found.items() if deck is not None})
        return sides[0], sides[1]

    def _sealed(self, agreed: Agreement) -> tuple[dict[str, DeckList], dict[str, DeckList]]:
        """Return unknown decks of one set: new ones, or decks of the shelf that have not been played."""
        count, seed = agreed.plan.sealed, randbelow(MOST_SEED)
        if agreed.from_shelf:
            found = {key: self._source.deck(key) for key in self._source.unplayed(2 * count, seed, agreed.sealed_set)}
            decks = [(key, deck) for key, deck in found.items() if deck is not None]
        else:
            decks = list(self._source.generate(2 * count, seed, agreed.sealed_set).items())
        return dict(decks[:count]), dict(decks[count:])

    def _series_of(self, agreed: Agreement, decks: tuple[dict[str, DeckList], dict[str, DeckList]]) -> Series:
        chains = self._source.chains
        one, two = (
            tuple(DeckRef(key=key, name=deck.name, chains=chains(key)) for key, deck in side.items()) for side in decks
        )
        plan = agreed.plan
        before: tuple[bool, ...] = ()
        if plan.handicapped is not None and all(agreed.decks):
            mine, other = agreed.decks[plan.handicapped][0], agreed.decks[other_player(PLAYERS[plan.handicapped])][0]
            before = self._source.wins_against(mine, other, agreed.name, practice=agreed.bot is not None)
        return Series(
            name=agreed.name,
            plan=plan,
            players=agreed.players,
            decks=(one, two),
            before=before,
            seed=randbelow(MOST_SEED),
            bot=agreed.bot,
            level=agreed.level,
        )

    # Going on.

    def _connect(self) -> None:
        self.setup.begun.connect(self.begin)
        self.setup.back_wanted.connect(self._desk.leave_page)
        self.steps.moved.connect(self._on_move)
        self.steps.play_wanted.connect(self._play)
        self.steps.conceded.connect(self._concede)
        self.steps.back_wanted.connect(self._take_back)
        self.steps.again_wanted.connect(self._again)
        self.steps.new_wanted.connect(self.open)
        self.steps.evening_wanted.connect(self._to_evening)
        self.steps.start_wanted.connect(self._desk.show_start)
        self.steps.deck_wanted.connect(self._look_at)
        self.steps.left.connect(self._close_secret_sheets)
        self._desk.controller.decision_asked.connect(self._on_decision)

    def _look_at(self, deck: DeckRef) -> None:
        """Show the sheet of a deck somebody is about to choose."""
        from kfdesk.desk.sheet.sheet import open_sheet  # brings printing

        assert self.match is not None
        try:
            record = self._source.record(deck.key)
        except StoreError:
            record = None
        record = record or record_of(self.match.deck(deck), deck.key)
        settings = self._desk.settings
        sheet = open_sheet(record, settings, self._desk.frame)
        step = self.match.series.step()
        if isinstance(step, ChooseStep) and step.secret:
            self._secret_sheets.append(sheet)

    def _close_secret_sheets(self) -> None:
        """Close the sheets of unknown decks before the other player comes to the screen."""
        sheets, self._secret_sheets = self._secret_sheets, []
        for sheet in sheets:
            if isValid(sheet):
                sheet.close()

    def _on_move(self, move: Move) -> None:
        assert self.match is not None
        self._go_to(self.match.series.after(move))

    def _take_back(self) -> None:
        assert self.match is not None
        series = self.match.series.without_last_choice()
        if series is not None:
            self._go_to(series)

    def _go_to(self, series: Series) -> None:
        """Keep the match as it stands now and show it."""
        self._close_secret_sheets()
        self._keep(series=series)
        self.show_match()

    def _keep(self, *, series: Series | None = None, game: str | None = None) -> None:
        assert self.match is not None
        try:
            self.match = self._book.keep(self.match, series=series, game=game)
        except OSError as error:
            changes = {name: value for name, value in (("series", series), ("game", game)) if value is not None}
            self.match = Match(self.match.path, self.match.file.model_copy(update=changes))
            self._desk.tell(s.TITLE, s.NOT_KEPT.filled(why=reason_of(error)))

    def _play(self) -> None:
        """Seat the next game of the match at the table, or go on with it where it was left."""
        match = self.match
        begun = self._game_begun(match) if match is not None else None
        if begun is not None:
            self._back_to(begun)
            return
        step = match.series.step() if match is not None else None
        if match is None or not isinstance(step, PlayStep):
            return
        setup = TableSetup(
            match.seats(step),
            randbelow(MOST_SEED) + 1,
            step.first,
            match.file.open_table,
            match.series.plan.edition,
            bot=None if match.series.bot is None else PLAYERS[match.series.bot],
            level=match.series.level,
        )
        if not self._is_read(setup) or not self._desk.controller.may_leave():
            return
        self._seating, self._reported = True, None
        self._prompt.offer_again(s.NEXT_GAME)
        try:
            if not self._desk.controller.new_game(setup):
                return
        except SetupError as error:
            self._desk.controller.stay()
            self._desk.tell(s.CANNOT_START, with_entry(error.words, error.rule))
            return
        finally:
            self._seating = False
        self._keep(game=self._journal())

    def _is_read(self, setup: TableSetup) -> bool:
        """Read the home-made cards of a game; return False where somebody stopped that."""
        try:
            return read_first(setup.all_homemade, self._desk.frame)
        except SetupError as error:
            self._desk.tell(s.CANNOT_START, with_entry(error.words, error.rule))
            return False

    def _again(self, swapped: bool) -> None:
        """Begin another match like the last one."""
        match = self.match
        if match is None:
            return
        last = match.series
        one, two = last.decks
        before = (*last.before, *(game.winner == last.plan.handicapped for game in last.played))
        series = Series(
            name=last.name,
            plan=last.plan,
            players=last.players,
            decks=(two, one) if swapped else (one, two),
            before=() if last.plan.handicapped is None or swapped else before,
            loser=other_player(PLAYERS[last.played[-1].winner]) if len(one) == len(two) == 1 else None,
            seed=randbelow(MOST_SEED),
            bot=last.bot,
            level=last.level,
        )
        decks = {key: file.deck() for key, file in match.file.decks.items()}
        self._begin(series, decks, open_table=match.file.open_table)

    def _game_begun(self, match: Match) -> Path | None:
        """Return the journal of the match's game that was begun and is not over, None where there is none."""
        game = match.file.game
        if not game or any(played.journal == game for played in match.series.played):
            return None
        path = games_folder() / game
        return path if path.exists() else None

    def _back_to(self, journal: Path) -> None:
        if journal.name == self._journal():
            self._desk.show_table()
        else:
            self._go_on_with(journal)

    # The game at the table.

    def _journal(self) -> str:
        """Return the file name of the journal of the game at the table, "" while nothing is kept."""
        return self._autosave.known_as if self._autosave is not None else ""

    def _is_of_match(self, journal: str) -> bool:
        match = self.match
        return match is not None and match.file.game == journal

    def _take_match_of(self, journal: str) -> bool:
        """Return whether this game belongs to a match; that one is at hand then, whichever was looked at meanwhile."""
        if journal and not self._is_of_match(journal):
            self.match = self._book.of_game(journal) or self.match
        return self._is_of_match(journal)

    def on_game_began(self) -> None:
        """A game is at the table. Find the match of a game that goes on after a break."""
        if self._seating:
            return
        self._reported = None
        journal = self._journal()
        self.match = self._book.of_game(journal) if journal else None
        if journal and self.match is None and (before := self._left_behind()):
            self.match = self._book.of_game(before)
            if self.match is not None:
                self._keep(game=journal)
        self._prompt.offer_again(s.NEXT_GAME if self.match is not None else PLAY_AGAIN)

    def _left_behind(self) -> str:
        """Return the file that this game was kept in before the program changed, "" for a game with no such past."""
        setup = self._desk.controller.setup
        origin = setup.origin if setup is not None else None
        return origin.file if origin is not None and origin.reason == "changed" else ""

    def on_game_over(self, winner: int) -> None:
        """A game was won. Write the result down: in the match, and on both decks."""
        journal = self._journal()
        view = self._desk.controller.view()
        setup = self._desk.controller.setup
        if view is None or setup is None or (self._reported is not None and self._reported.journal == journal):
            return
        if self._take_match_of(journal):
            self._reported = self._settle(winner, view) or self._reported
            return
        if setup.lesson or setup.origin is not None and setup.origin.reason == "branch":
            return  # only learned, or asked "what if"
        one, two = setup.seats
        decks = tuple(DeckRef(key=self._key(seat.deck), name=seat.deck.name) for seat in (one, two))
        first = None if setup.first_player is None else PLAYERS[setup.first_player]
        step = PlayStep(1, (decks[0], decks[1]), (one.chains, two.chains), first)
        result = _result(step, (one.name, two.name), winner, "single", journal, view, setup.bot)
        self._reported = _Reported(journal, self._write(result))

    def _concede(self, player: Player) -> None:
        """Ask first, then settle the game that was begun: `player` gives it up, also at the table if it lies there."""
        match = self.match
        journal = self._game_begun(match) if match is not None else None
        if match is None or journal is None:
            return
        at_table = journal.name == self._journal()
        if not self._is_sure(match, player, at_table=at_table):
            return
        if at_table:
            self._desk.controller.concede(player)  # its end is heard of in `on_game_over`
        else:
            try:
                concede(journal, other_player(player))
            except (JournalError, NotKept) as error:
                self._desk.tell(s.TITLE, error.problem)
            self._settle(other_player(player), None)
        self.show_match()

    def _is_sure(self, match: Match, player: Player, *, at_table: bool) -> bool:
        """Ask whether a player gives the game up, and tell what that means."""
        names, number = match.series.players, len(match.series.played) + 1
        question = s.CONCEDE_ASK.filled(player=names[player], other=names[other_player(player)], n=number)
        counts = PRACTICE_COUNTS if match.series.bot is not None else GAME_COUNTS
        text = joined((question, counts[not at_table]), " ")
        concedes = s.CONCEDES.filled(player=names[player], n=number)
        return who_concedes(self._desk.frame, ui.language, text, [concedes]) == 0

    def _settle(self, winner: int, view: TableView | None) -> _Reported | None:
        """Write down who won the match's game; None where that was done. `view` is its table, where it is at hand."""
        match = self.match
        assert match is not None
        step, journal = match.series.step(), match.file.game
        settled = journal and any(played.journal == journal for played in match.series.played)
        if settled or not isinstance(step, PlayStep):
            return None
        result = _result(step, match.series.players, winner, match.series.name, journal, view, match.series.bot)
        reported = _Reported(journal, self._write(result))
        played = Played(winner=winner, keys=(result.keys, result.opponent_keys), turns=result.turns, journal=journal)
        self._keep(series=match.series.after(played))
        return reported

    def _on_decision(self, decision: object) -> None:
        """When the end of a game is taken back, so is its result."""
        reported = self._reported
        if reported is None or reported.journal != self._journal():
            return
        view = self._desk.controller.view()
        if decision is None and (view is None or view.winner is not None):
            return  # else the curtain is down, and it is asked behind it
        self._reported = None
        if reported.result is not None:
            try:
                self._shelf().remove_result(reported.result)
            except StoreError as error:
                log.warning("a result could not be taken off: %s", error.problem.en)
        match = self.match if self._take_match_of(reported.journal) else None
        if match is not None and match.series.played and match.series.played[-1].journal == reported.journal:
            self._keep(series=match.series.without_last_game())

    def _key(self, deck: DeckList) -> str:
        try:
            return self._source.key_of(deck)
        except StoreError:
            return key_of(deck)

    def _write(self, result: Result) -> int | None:
        """Write a result on the shelf; a shelf that cannot take it costs neither game nor match."""
        try:
            return self._shelf().add_result(result)
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
            return None


def _result(
    game: PlayStep,
    players: tuple[str, str],
    winner: int,
    format_name: str,
    journal: str,
    view: TableView | None,
    bot: int | None,
) -> Result:
    """Return the account of a game that is over, from the side of the first seat; `view` is its table at the end,
    None where that is not at hand. With the program in the seat of `bot` it was practice."""
    one, two = game.decks
    return Result(
        deck=one.key,
        deck_name=one.name,
        opponent=two.key,
        opponent_name=two.name,
        player=players[0],
        opponent_player=players[1],
        won=winner == 0,
        keys=len(view.seats[0].keys) if view is not None else 0,
        opponent_keys=len(view.seats[1].keys) if view is not None else 0,
        turns=view.turn if view is not None else 0,
        went_first=view.first_player == 0 if view is not None else None,
        chains=game.chains[0],
        opponent_chains=game.chains[1],
        format=format_name,
        date=datetime.now(UTC),
        journal=journal,
        practice=bot is not None,
    )

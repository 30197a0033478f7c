"""The room of evenings: keeps them, enters what is wanted, and brings back results of matches played here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from kfdesk.collection.generator.decks import generate_many
from kfdesk.collection.store import StoreError
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.dialogs import PeopleDialog, ResultDialog
from kfdesk.desk.evenings.evening_page import EveningPage, said_decimal
from kfdesk.desk.evenings.list_page import EveningListPage
from kfdesk.desk.evenings.people_box import chosen_decks
from kfdesk.desk.evenings.setup_page import EveningSetupPage, deck_problem
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.matches.shelf_source import ShelfSource
from kfdesk.desk.play.table_setup import MOST_SEED
from kfdesk.desk.sheet.paper import usual_paper
from kfdesk.desk.sheet.table_paper import pdf_of, print_on
from kfdesk.disk import write_new
from kfdesk.engine.decks import DeckList
from kfdesk.match.evenings.at_time import at_time
from kfdesk.match.evenings.evening import (
    Brought,
    Entered,
    Entry,
    Evening,
    EveningError,
    Paired,
    PlayedHere,
    Reported,
    Standing,
    Table,
)
from kfdesk.match.evenings.export import as_text, pairings_table, place_words, standings_table
from kfdesk.match.evenings.kept import EveningBook, KeptEvening
from kfdesk.match.evenings.pairing import next_pairs
from kfdesk.match.evenings.plan import BroughtKind, EveningDeck, Person
from kfdesk.match.evenings.results import MatchResult, possible_results
from kfdesk.match.evenings.standings import Decimal, plain_decimal
from kfdesk.match.series import DeckRef, Series
from kfdesk.spreadsheets import TextTable, csv_bytes, csv_of
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, joined

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from kfdesk.desk.decks.open_shelf import OpenShelf
    from kfdesk.desk.matches.feature import MatchFeature

_UNFIT_FOR_NAMES = re.compile(r"[^\w\-]+")


class EveningRoom(QObject):
    """Everything around an evening."""

    def __init__(self, desk: Desk, shelf: OpenShelf, matches: MatchFeature, book: EveningBook | None = None) -> None:
        super().__init__(desk.frame)
        self._desk, self._matches = desk, matches
        self._book = book or EveningBook()
        self._source = ShelfSource(shelf)
        self.kept: KeptEvening | None = None
        """The evening at hand; None before one is begun or continued."""
        self._opened: dict[str, DeckList] = {}
        """The sealed decks that were opened for the evening that is being agreed on, by key."""
        self.list = EveningListPage()
        self.setup = EveningSetupPage()
        self.page = EveningPage()
        self.ask_path: Callable[[str, str], str] = self._ask_path
        self.ask_printer: Callable[[Callable[[QPrinter], None]], None] = self._ask_printer
        self.setup.people.choose = self._choose
        desk.add_page(self.list, manual="evenings", again=self.open)
        desk.add_page(self.setup, manual="evenings")
        desk.add_page(self.page, manual="evenings", again=self.show_evening)
        self._connect()

    # Which evening.

    def open(self) -> None:
        """Show the evenings there are."""
        found, wrong = self._book.newest()
        for error in wrong:
            words = s.DAMAGED if error.damaged else s.NOT_READ
            self._desk.tell(s.TITLE, words.filled(file=error.file.name, problem=error.problem))
        self.list.show_evenings(found)
        self._desk.show_page(self.list)

    def agree(self) -> None:
        """Show the page where an evening is agreed."""
        self._opened = {}
        self.setup.start_anew()
        self._desk.show_page(self.setup)

    def go_on(self, kept: KeptEvening) -> None:
        """Continue an evening."""
        self.kept = kept
        self.show_evening()

    def delete(self, kept: KeptEvening) -> None:
        """Delete an evening after asking."""
        if not self._is_sure(s.DELETE_ASK.filled(title=kept.evening.plan.title)):
            return
        try:
            self._book.remove(kept)
        except OSError as error:
            self._desk.tell(s.TITLE, s.NOT_DELETED.filled(why=reason_of(error)))
        if self.kept is not None and self.kept.path == kept.path:
            self.kept = None
        self.open()

    def begin(self) -> None:
        """Begin the evening that was agreed."""
        plan, people = self.setup.plan(), self.setup.entered()
        entered = tuple(Entered(person=person) for person in people)
        try:
            evening = Evening(plan=plan, seed=randbelow(MOST_SEED), entries=entered)
            self.kept = self._book.begin(evening, self._lists(person.decks for person in people))
        except EveningError as error:
            self._desk.tell(s.TITLE, error.problem)
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
        except OSError as error:
            self._desk.tell(s.TITLE, s.NOT_KEPT.filled(why=reason_of(error)))
        else:
            self.show_evening()

    def show_evening(self) -> None:
        """Show the evening at hand; results of matches that were played here meanwhile are brought in."""
        if self.kept is None:
            self.open()
            return
        self._bring_results()
        self.page.show_evening(self.kept.evening)
        self._desk.show_page(self.page)

    def evening_of(self, match: str) -> KeptEvening | None:
        """Return the evening to which a match that is kept under this file name belongs."""
        if self.kept is not None and self.kept.has_match(match):
            return self.kept
        return self._book.of_match(match)

    def way_back(self, match: str) -> Callable[[], None] | None:
        """Return what leads from a match that is over back to its evening, None for one that belongs to none."""
        kept = self.evening_of(match)
        return None if kept is None else lambda: self.go_on(kept)

    # Agreeing.

    def _connect(self) -> None:
        self.list.new_wanted.connect(self.agree)
        self.list.chosen.connect(self.go_on)
        self.list.delete_wanted.connect(self.delete)
        self.list.back_wanted.connect(self._desk.leave_page)
        self.setup.begun.connect(self.begin)
        self.setup.back_wanted.connect(self._desk.leave_page)
        self.setup.people.open_decks.clicked.connect(self._open_decks)
        page = self.page
        page.next_wanted.connect(self._pair)
        page.result_wanted.connect(self._ask_result)
        page.play_wanted.connect(self._play)
        page.people_wanted.connect(self._ask_people)
        page.take_back_wanted.connect(self._take_back)
        page.print_wanted.connect(lambda: self.ask_printer(self._print))
        page.export_wanted.connect(self._export)
        page.list_wanted.connect(self.open)
        page.clock.entered.connect(self.enter)
        page.clock.at_time_wanted.connect(self._tell_time)

    def _choose(self, player: str, keys: Sequence[str], count: int) -> Sequence[EveningDeck] | None:
        try:
            return chosen_decks(self._desk.frame, self._source, player, keys, count)
        except StoreError as error:
            self._desk.tell(s.TITLE, error.problem)
            return None

    def _open_decks(self) -> None:
        """Make unknown decks of the evening's set for everybody who has none."""
        plan, box = self.setup.plan(), self.setup.people
        for person in self.setup.entered():
            if person.decks:
                continue
            seeds = [randbelow(1 << 62) for _ in range(plan.decks_a_person)]
            made = {
                record.key: record.deck_list() for record in generate_many(seeds, set=plan.set, added=datetime.now(UTC))
            }
            self._opened |= made
            decks = [EveningDeck(name=deck.name, key=key, kind=BroughtKind.SEALED) for key, deck in made.items()]
            box.give(person.number - 1, decks)

    def _lists(self, brought: Iterable[Sequence[EveningDeck]]) -> dict[str, DeckList]:
        """Return the lists of decks that people brought from the shelf or opened here, by key."""
        keys = [deck.key for decks in brought for deck in decks if deck.key]
        found = {key: self._opened.get(key) or self._source.deck(key) for key in keys}
        return {key: deck for key, deck in found.items() if deck is not None}

    # Entering.

    @property
    def _now(self) -> KeptEvening:
        assert self.kept is not None
        return self.kept

    def _standing_now(self) -> Standing:
        return self._now.evening.standing()

    def _enter(self, *entries: Entry, decks: Mapping[str, DeckList] | None = None) -> None:
        """Keep the evening with more entries and show it. Raises `EveningError`."""
        self._keep(self._now.evening.after(*entries), decks)

    def enter(self, *entries: Entry) -> None:
        """Keep the evening with more entries and show it; tell why not where one cannot be."""
        try:
            self._enter(*entries)
        except EveningError as error:
            self._desk.tell(s.TITLE, error.problem)

    def _keep(self, evening: Evening, decks: Mapping[str, DeckList] | None = None) -> None:
        kept = self._now
        try:
            self.kept = self._book.keep(kept, evening, decks)
        except OSError as error:
            self.kept = kept.changed(evening, decks)
            self._desk.tell(s.TITLE, s.NOT_KEPT.filled(why=reason_of(error)))
        self.page.show_evening(evening)

    def _pair(self) -> None:
        self.enter(Paired(pairs=next_pairs(self._now.evening), day=date.today().isoformat()))

    def _take_back(self) -> None:
        before = self._now.evening.without_last()
        if before is not None:
            self._keep(before)

    def _ask_result(self, round: int, number: int) -> None:
        evening = self._now.evening
        standing = evening.standing()
        table = standing.table(round, number)
        one, two = standing.name(table.pair.one), standing.name(table.pair.two)
        title = s.RESULT_OF.filled(where=place_words(evening.plan, table), one=one, two=two)
        dialog = ResultDialog(title, (one, two), possible_results(evening.plan), table.result, self._desk.frame)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        result = dialog.result_chosen
        dialog.deleteLater()
        if accepted and result != table.result:
            self.enter(Reported(round=round, table=number, result=result))
            self.page.choose_open()

    def _ask_people(self) -> None:
        kind = self._now.evening.plan.decks
        dialog = PeopleDialog(self._standing_now, self._enter_person, self._choose_for, kind, self._desk.frame)
        dialog.exec()
        dialog.deleteLater()

    def _choose_for(self, person: Person) -> Sequence[EveningDeck] | None:
        plan = self._now.evening.plan
        decks = self._choose(person.name, [deck.key for deck in person.decks if deck.key], plan.decks_a_person)
        if decks is None:
            return None
        problem = deck_problem(person.model_copy(update={"decks": tuple(decks)}), plan)
        if problem is not None:
            self._desk.tell(s.TITLE, problem)
            return None
        return decks

    def _enter_person(self, entry: Entry) -> None:
        """Enter what was changed of a person, with the lists of decks that came. Raises `EveningError`."""
        brought = entry.decks if isinstance(entry, Brought) else ()
        if isinstance(entry, Entered) and (problem := deck_problem(entry.person, self._now.evening.plan)) is not None:
            raise EveningError(problem)
        try:
            self._enter(entry, decks=self._lists([brought]))
        except StoreError as error:
            raise EveningError(error.problem) from error

    # Playing here.

    def _play(self, round: int, number: int) -> None:
        """Begin the match of a table in the match room, or continue it."""
        standing = self._now.evening.standing()
        table = standing.table(round, number)
        if table.match:
            if not self._matches.room.open_match(table.match):
                self._desk.tell(s.CANNOT_PLAY, s.MATCH_GONE)
            return
        found = self._series(standing, table)
        if isinstance(found, Words):
            self._desk.tell(s.CANNOT_PLAY, found)
            return
        series, decks = found
        name = self._matches.room.begin_series(series, decks)
        if name:
            self.enter(PlayedHere(round=round, table=number, match=name))
            self._matches.room.show_match()

    def _series(self, standing: Standing, table: Table) -> tuple[Series, dict[str, DeckList]] | Words:
        """Return the match of a table with its decks, or why it cannot be played here."""
        plan, lists = self._now.evening.plan, {}
        sides = []
        for person in (standing.people[number] for number in table.pair.people):
            refs = []
            for deck in person.decks:
                found = self._now.deck(deck.key) if deck.key else None
                if found is not None:
                    lists[deck.key] = found
                    refs.append(DeckRef(key=deck.key, name=deck.name, chains=self._chains(deck.key)))
            if not refs or (plan.match.brings is not None and len(refs) != plan.match.brings):
                return s.NOT_HERE.filled(name=person.name)
            sides.append(tuple(refs))
        names = standing.name(table.pair.one), standing.name(table.pair.two)
        series = Series(
            name=plan.format, plan=plan.match, players=names, decks=(sides[0], sides[1]), seed=randbelow(MOST_SEED)
        )
        return series, lists

    def _chains(self, key: str) -> int:
        """Return the chains a deck carries on the shelf, as in any other match."""
        try:
            return self._source.chains(key)
        except StoreError:
            return 0

    def _bring_results(self) -> None:
        """Enter the results of matches that are over and were played here, also those that changed since."""
        for round, tables in enumerate(self._now.evening.standing().rounds, 1):
            for table in tables:
                asked = table.match and (table.is_open or table.brought)
                score = self._matches.room.score_of(table.match) if asked else None
                result = MatchResult(one=score[0], two=score[1]) if score is not None else None
                if result is not None and result != table.result:
                    self.enter(Reported(round=round, table=table.number, result=result, here=True))

    # Telling, paper and files.

    def _tell_time(self) -> None:
        self._desk.tell(s.AT_TIME_TITLE, joined(at_time(self._now.evening.plan), "\n\n"))

    def _is_sure(self, question: Words) -> bool:
        box = QMessageBox(self._desk.frame)
        box.setWindowTitle(say(s.TITLE))
        box.setTextFormat(Qt.TextFormat.PlainText)  # the title is somebody's own
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(say(question))
        delete = box.addButton(say(s.DELETE_YES), QMessageBox.ButtonRole.DestructiveRole)
        stays = box.addButton(say(s.DELETE_NO), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stays)
        box.setEscapeButton(stays)
        box.exec()
        sure = box.clickedButton() is delete
        box.deleteLater()
        return sure

    def _tables(self, decimals: Decimal = said_decimal) -> list[TextTable]:
        """Return the pairings of every round, the last one first, then the standings."""
        evening = self._now.evening
        rounds = len(evening.standing().rounds)
        shown = [pairings_table(evening, number, ui.language) for number in range(rounds, 0, -1)]
        return [*shown, standings_table(evening, ui.language, decimals)]

    def _on_paper(self) -> list[TextTable]:
        """Return what is hung up: the last round and the standings."""
        tables = self._tables()
        return [tables[0], tables[-1]] if len(tables) > 1 else tables

    def _print(self, printer: QPrinter) -> None:
        if not print_on(printer, self._on_paper(), self._now.evening.plan.title):
            self._desk.tell(s.TITLE, s.NOT_PRINTED)

    def _export(self) -> None:
        title = self._now.evening.plan.title
        name = _UNFIT_FOR_NAMES.sub("-", title).strip("-") or "evening"
        kinds = {".csv": s.TABLE_FILES, ".txt": s.TEXT_FILES, ".pdf": s.PDF_FILES}
        chosen = self.ask_path(name, ";;".join(say(words) for words in kinds.values()))
        if not chosen:
            return
        path = Path(chosen)
        writes: dict[str, Callable[[], bytes]] = {
            ".csv": lambda: csv_bytes(csv_of(self._tables(plain_decimal))),
            ".txt": lambda: as_text(self._tables(), title).encode(),
            ".pdf": lambda: pdf_of(self._on_paper(), title, usual_paper()),
        }
        added = path.suffix.casefold() not in writes
        if added:  # it was not asked whether a file of that name is replaced
            path = path.with_name(f"{path.name}.csv")
        try:
            write_new(path, writes[path.suffix.casefold()](), replace=not added)
        except OSError as error:
            self._desk.tell(s.TITLE, s.NOT_WRITTEN.filled(file=path.name, why=reason_of(error)))
        else:
            self.page.state.setText(say(s.SAVED.filled(file=str(path))))

    def _ask_path(self, name: str, kinds: str) -> str:
        return QFileDialog.getSaveFileName(self._desk.frame, "", str(Path.home() / f"{name}.csv"), kinds)[0]

    def _ask_printer(self, then: Callable[[QPrinter], None]) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._desk.frame)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            then(printer)
        dialog.deleteLater()

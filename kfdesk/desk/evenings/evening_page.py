"""An evening that runs: the pairings of a round, large; results, the clock, the standings, and what comes next."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QSplitter, QWidget

from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.clock_box import ClockBox
from kfdesk.desk.evenings.people_box import names_of
from kfdesk.desk.evenings.tables import WordTable
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text, decimal
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground_page import GroundPage
from kfdesk.match.evenings.evening import Evening, Standing, Table
from kfdesk.match.evenings.export import PAIRING_HEADS, pairings_table, round_words, standings_table
from kfdesk.match.evenings.pairing import why_not
from kfdesk.match.evenings.plan import PAIRINGS, EveningPlan, PairingRule, rounds_suggested
from kfdesk.match.evenings.standings import ORDER, TIE_BREAKS, TieBreak, standings
from kfdesk.spreadsheets import TextTable
from kfdesk.text.words import Words

SURELY_SEEN = 3
"""So many columns of the standings are seen without scrolling: rank, name, and points."""
MOST_OF_PAGE = 0.46
"""The part of the page's width that they may take for that."""


def said_decimal(value: float) -> str:
    """Return a number as it is written in the language of the interface."""
    return decimal(value, ui.language)


class EveningPage(GroundPage):
    """Shows an evening, and passes on what is wanted."""

    next_wanted = Signal()
    result_wanted = Signal(int, int)
    """The result of a table is to be entered: the round, and the table's number."""
    play_wanted = Signal(int, int)
    people_wanted = Signal()
    take_back_wanted = Signal()
    print_wanted = Signal()
    export_wanted = Signal()
    list_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evening: Evening | None = None
        self._standing: Standing | None = None
        self._shown = 0
        """The round that is shown, from 1; 0 before the first."""
        self.title = Label(style="matchTitle")
        self.state = Label(wraps=True)
        self.rounds = says(QComboBox(), name=s.SHOWN_ROUND)
        self.rounds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.only = says(QCheckBox(), s.ONLY_PAIRINGS)
        self.clock = ClockBox()
        self.pairings = says(WordTable("eveningPairings"), name=s.PAIRINGS)
        self.standings = WordTable("eveningTable")
        self.next = QPushButton()
        set_kind(self.next, Kind.PRIMARY)
        self.result = says(QPushButton(), s.RESULT)
        self.play = QPushButton()
        self.people = says(QPushButton(), s.PEOPLE_MENU)
        self.take_back = says(QPushButton(), s.TAKE_BACK)
        self.print = says(QPushButton(), s.PRINT)
        self.export = says(QPushButton(), s.EXPORT)
        self.back = says(QPushButton(), s.ALL_EVENINGS)
        self.standings_title = Label(style="matchQuestion")
        self._lay_out()
        self._connect()
        follow_language(self._show)

    @property
    def standing(self) -> Standing:
        """Where the evening stands that is shown."""
        assert self._standing is not None
        return self._standing

    @property
    def table_chosen(self) -> tuple[int, Table] | None:
        """The round that is shown and its table that is chosen, None where it is no match."""
        row = self.pairings.currentRow()
        if self._standing is None or not self._shown:
            return None
        tables = [table for table in self._standing.rounds[self._shown - 1] if table.pair.people]
        if not 0 <= row < len(tables) or not tables[row].pair.is_match:
            return None
        return self._shown, tables[row]

    def show_evening(self, evening: Evening) -> None:
        """Show this evening as it stands; a round that was just paired is turned to."""
        standing = evening.standing()
        before = len(self._standing.rounds) if self._standing is not None else -1
        same = self._evening is not None and self._evening.plan == evening.plan and self._evening.seed == evening.seed
        turned = not same or len(standing.rounds) != before or not self._shown
        if turned:
            self._shown = len(standing.rounds)
        self._evening, self._standing = evening, standing
        self._show()
        if turned:
            self.choose_open()

    def choose_open(self) -> None:
        """Choose the first match of the round shown whose result is missing, so that one after the other is entered."""
        if self._standing is None or not self._shown:
            return
        tables = [table for table in self._standing.rounds[self._shown - 1] if table.pair.people]
        row = next((row for row, table in enumerate(tables) if table.is_open), None)
        if row is not None:
            self.pairings.setCurrentCell(row, 0)
        self.pairings.setFocus()

    # Within.

    def _lay_out(self) -> None:
        left, self._right = QWidget(), QWidget()
        head = across(self.rounds, STRETCH, self.only)
        acts = ButtonRow()
        for button in (self.result, self.play, self.take_back):
            acts.add(button)
        down(head, (self.pairings, 1), acts, on=left, margins=0)
        down(self.standings_title, (self.standings, 1), on=self._right, margins=0)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        parts.setHandleWidth(16)
        parts.addWidget(left)
        parts.addWidget(self._right)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        for button in (self.next, self.result, self.play, self.people, self.take_back, self.print, self.export):
            button.setMinimumHeight(38)
        self.back.setMinimumHeight(38)
        above = across((down(self.title, self.state, margins=0, gap=4), 1), self.clock)
        foot = across(self.back, self.people, self.print, self.export, STRETCH, self.next)
        down(above, 6, (parts, 1), foot, on=self, margins=(28, 16, 28, 16))

    def _connect(self) -> None:
        self.rounds.activated.connect(self._on_round)
        self.only.toggled.connect(self._on_only)
        self.pairings.opened.connect(self._on_result)
        self.pairings.currentCellChanged.connect(lambda *_: self._show_buttons())
        self.result.clicked.connect(self._on_result)
        self.play.clicked.connect(self._on_play)
        self.next.clicked.connect(self.next_wanted)
        self.people.clicked.connect(self.people_wanted)
        self.take_back.clicked.connect(self.take_back_wanted)
        self.print.clicked.connect(self.print_wanted)
        self.export.clicked.connect(self.export_wanted)
        self.back.clicked.connect(self.list_wanted)

    def _show(self) -> None:
        evening, standing = self._evening, self._standing
        if evening is None or standing is None:
            return
        plan = evening.plan
        self.title.setText(plan.title)
        why = why_not(evening)
        self.state.setText(" · ".join(say(words) for words in self._state(evening, standing, why)))
        self.rounds.clear()
        self.rounds.addItems(
            [self._round_text(plan, standing, number) for number in range(1, len(standing.rounds) + 1)]
        )
        self.rounds.setMinimumWidth(self.rounds.sizeHint().width())
        self.rounds.setCurrentIndex(self._shown - 1)
        self.rounds.setVisible(bool(standing.rounds))
        self.pairings.show_table(self._pairings(evening), (1, 2))
        over = bool(standing.rounds) and why is not None and not any(True for _ in standing.open_tables())
        title = s.PEOPLE if not standing.rounds else s.STANDINGS_FINAL if over else s.STANDINGS
        self.standings_title.setText(say(title))
        self.standings.setAccessibleName(say(title))
        self._show_standings(evening, standing)
        self.clock.setVisible(bool(plan.minutes) and bool(standing.rounds))
        self.clock.show_clock(standing.clock)
        self.next.setText(say(s.PAIR_NEXT if standing.rounds else s.PAIR_FIRST))
        self.next.setEnabled(why is None)
        self._show_buttons()

    def _round_text(self, plan: EveningPlan, standing: Standing, number: int) -> str:
        """Return what a round is called, in a league with the day it was paired."""
        said, day = say(round_words(plan, number)), standing.days[number - 1]
        if plan.pairing is not PairingRule.LEAGUE or not day:
            return said
        try:
            return f"{said} · {date_text(date.fromisoformat(day), ui.language)}"
        except ValueError:  # somebody changed the file
            return said

    def _pairings(self, evening: Evening) -> TextTable:
        """Return the matches of the round that is shown, none before the first."""
        if self._shown:
            return pairings_table(evening, self._shown, ui.language)
        return TextTable("", tuple(say(words) for words in PAIRING_HEADS), ())

    def _show_standings(self, evening: Evening, standing: Standing) -> None:
        """Show the standings; before the first round, who takes part with which decks."""
        if not standing.rounds:
            rows = tuple((person.name, names_of(person.decks)) for person in standing.people.values())
            self.standings.show_table(TextTable("", (say(s.NAME), say(s.DECK)), rows), (1,))
            self.standings.clearSelection()
            return
        shown = [tie for tie in ORDER[evening.plan.pairing] if tie not in (TieBreak.LOT, TieBreak.POINTS)]
        texts = (s.RANK_HELP, s.NAME, TIE_BREAKS[TieBreak.POINTS].text, s.RECORD_HELP)
        tips = [say(words) for words in (*texts, *(TIE_BREAKS[tie].text for tie in shown))]
        table = standings_table(evening, ui.language, said_decimal)
        self.standings.show_table(table, (), tips)
        self.standings.clearSelection()
        self._leave_room()

    def _leave_room(self) -> None:
        """Keep the standings wide enough for rank, name and points, whatever the size of letters; less than half."""
        wanted = self.standings.width_of(SURELY_SEEN)
        self._right.setMinimumWidth(min(wanted, round(self.width() * MOST_OF_PAGE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out anew."""
        super().resizeEvent(event)
        self._leave_room()

    def _state(self, evening: Evening, standing: Standing, why: Words | None) -> list[Words]:
        """Return in a few words where the evening stands: how it is paired, which round it is, what is missing."""
        plan, count = evening.plan, len(standing.rounds)
        said = [PAIRINGS[plan.pairing].name]
        if not count:
            said.append(s.BEFORE_FIRST)
        elif plan.pairing is PairingRule.LEAGUE:
            said.append(s.WEEK_OF.filled(n=count, all=plan.rounds))
        elif plan.pairing is PairingRule.SWISS:
            said.append(s.ROUND_OF.filled(n=count, all=plan.rounds))
        else:
            said.append(s.ROUND_OF.filled(n=count, all=_rounds_needed(plan, standing, more=why is None)))
        open_tables = sum(1 for _ in standing.open_tables())
        if open_tables:
            said.append(s.OPEN_MATCHES.filled(n=open_tables))
        elif count and why is not None:
            said.append(s.WINNER.filled(name=standing.name(standings(evening)[0].person)))
        return said

    def _show_buttons(self) -> None:
        found = self.table_chosen
        self.result.setEnabled(found is not None)
        begun = found is not None and bool(found[1].match)
        self.play.setText(say(s.PLAYING_ON if begun else s.PLAY_HERE))
        self.play.setEnabled(found is not None and found[1].result is None)
        self.take_back.setEnabled(self._evening is not None and self._can_take_back(self._evening))

    def _can_take_back(self, evening: Evening) -> bool:
        """Return whether something was entered since the people of the beginning."""
        return bool(self._standing and self._standing.rounds) or any(
            entry.kind != "entered" for entry in evening.entries
        )

    def _on_round(self, row: int) -> None:
        self._shown = row + 1
        self._show()

    def _on_only(self, only: bool) -> None:
        """Give the pairings the whole width and larger letters."""
        self._right.setVisible(not only)
        self.pairings.setObjectName("eveningPairingsLarge" if only else "eveningPairings")
        self.pairings.style().unpolish(self.pairings)
        self.pairings.style().polish(self.pairings)
        self.pairings.resizeRowsToContents()

    def _on_result(self) -> None:
        found = self.table_chosen
        if found is not None:
            self.result_wanted.emit(found[0], found[1].number)

    def _on_play(self) -> None:
        found = self.table_chosen
        if found is not None and found[1].result is None:
            self.play_wanted.emit(found[0], found[1].number)


def _rounds_needed(plan: EveningPlan, standing: Standing, *, more: bool) -> int:
    """Return how many rounds a round robin or an elimination takes in all; with `more` another one can be paired."""
    count = len(standing.rounds)
    if plan.pairing is PairingRule.ELIMINATION:
        return max(count, len(standing.rounds[0]).bit_length())
    entered = sum(1 for rounds in standing.came.values() if not rounds)
    return max(count + 1, rounds_suggested(entered, plan.pairing)) if more else count

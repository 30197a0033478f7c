"""The dialogs of an evening: how a match ended, and who drops out or joins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QPushButton, QWidget

from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.people_box import names_of, typed_decks
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import say, says
from kfdesk.match.evenings.evening import (
    Brought,
    Dropped,
    Entered,
    Entry,
    EveningError,
    Returned,
    Standing,
    next_number,
)
from kfdesk.match.evenings.plan import BroughtKind, EveningDeck, Person
from kfdesk.match.evenings.results import MatchResult, result_words
from kfdesk.text.words import Words


class ResultDialog(QDialog):
    """Asks how a match ended: a list of all there can be, each with both names."""

    def __init__(
        self,
        title: Words,
        names: tuple[str, str],
        results: Sequence[MatchResult],
        now: MatchResult | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._results: list[MatchResult | None] = [*results, *([None] if now is not None else [])]
        self.setWindowTitle(say(s.RESULT_TITLE))
        self.list = says(QListWidget(), name=s.RESULT_TITLE)
        self.list.setObjectName("matchList")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for result in self._results:
            self.list.addItem(say(result_words(result, *names) if result is not None else s.NO_RESULT))
        self.list.setCurrentRow(self._results.index(now) if now in self._results and now is not None else 0)
        self.buttons = QDialogButtonBox()
        self.enter = self.buttons.addButton(say(s.ENTER), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(say(s.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        self.enter.setDefault(True)
        down(Label(say(title), style="matchQuestion", wraps=True), (self.list, 1), self.buttons, on=self)
        self.list.itemActivated.connect(lambda _: self.accept())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        wide, high = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        fit(self, 70 * wide, 30 * high)
        self.list.setFocus()

    @property
    def result_chosen(self) -> MatchResult | None:
        """How it ended; None for no result yet."""
        return self._results[max(0, self.list.currentRow())]


class PeopleDialog(QDialog):
    """Who takes part: somebody drops out, plays on, brings other decks, or joins. Each is entered at once."""

    def __init__(
        self,
        standing: Callable[[], Standing],
        enter: Callable[[Entry], None],
        choose: Callable[[Person], Sequence[EveningDeck] | None],
        kind: BroughtKind = BroughtKind.ARCHON,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._standing, self._enter, self._choose, self._kind = standing, enter, choose, kind
        self.setWindowTitle(say(s.PEOPLE_TITLE))
        self.list = says(QListWidget(), name=s.PEOPLE)
        self.list.setObjectName("matchList")
        self.drop = QPushButton()
        self.shelf = says(QPushButton(), s.FROM_SHELF)
        self.name = says(QLineEdit(), name=s.NAME, hint=s.ADD_HINT)
        self.name.setMaxLength(80)
        hint = s.ALLIANCE_HINT if kind is BroughtKind.ALLIANCE else s.DECK_HINT
        self.deck = says(QLineEdit(), name=s.DECK, hint=hint)
        self.join = says(QPushButton(), s.JOINS)
        self.problem = Label(wraps=True)
        self.close_button = says(QPushButton(), s.CLOSE)
        for button in (self.drop, self.shelf, self.join, self.close_button):
            button.setAutoDefault(False)
        above = across(self.drop, self.shelf, STRETCH)
        below = across((self.name, 1), (self.deck, 1), self.join)
        down((self.list, 1), above, 8, below, self.problem, across(STRETCH, self.close_button), on=self)
        self.list.currentRowChanged.connect(lambda _: self._show_buttons())
        self.drop.clicked.connect(self._on_drop)
        self.shelf.clicked.connect(self._on_shelf)
        self.name.returnPressed.connect(self._on_join)
        self.deck.returnPressed.connect(self._on_join)
        self.join.clicked.connect(self._on_join)
        self.close_button.clicked.connect(self.accept)
        wide, high = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        fit(self, 78 * wide, 30 * high)
        self._fill(0)

    def _fill(self, row: int) -> None:
        standing = self._standing()
        self._numbers = list(standing.people)
        self.list.clear()
        for number, person in standing.people.items():
            name = say(s.DROPPED_OUT.filled(name=person.name)) if number in standing.dropped else person.name
            decks = names_of(person.decks)
            self.list.addItem(say(s.WITH_DECKS.filled(name=name, decks=decks)) if decks else name)
        self.list.setCurrentRow(row)
        self._show_buttons()

    def _person(self) -> Person | None:
        row = self.list.currentRow()
        return self._standing().people[self._numbers[row]] if 0 <= row < len(self._numbers) else None

    def _show_buttons(self) -> None:
        person = self._person()
        gone = person is not None and person.number in self._standing().dropped
        self.drop.setText(say(s.PLAYS_ON if gone else s.DROPS))
        self.drop.setEnabled(person is not None)
        self.shelf.setEnabled(person is not None)

    def _try(self, entry: Entry) -> bool:
        row = self.list.currentRow()
        try:
            self._enter(entry)
        except EveningError as error:
            self.problem.setText(say(error.problem))
            return False
        self.problem.setText("")
        self._fill(row)
        return True

    def _on_drop(self) -> None:
        person = self._person()
        if person is not None:
            gone = person.number in self._standing().dropped
            self._try(Returned(person=person.number) if gone else Dropped(person=person.number))

    def _on_shelf(self) -> None:
        person = self._person()
        decks = self._choose(person) if person is not None else None
        if person is not None and decks is not None:
            self._try(Brought(person=person.number, decks=tuple(decks)))

    def _on_join(self) -> None:
        name = " ".join(self.name.text().split())
        decks = typed_decks(self.deck.text(), (), self._kind)
        if name and self._try(Entered(person=Person(number=next_number(self._standing()), name=name, decks=decks))):
            self.name.clear()
            self.deck.clear()
            self.list.setCurrentRow(self.list.count() - 1)

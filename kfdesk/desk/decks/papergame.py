"""A game played on paper or elsewhere, entered by hand at the deck it was played with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QDate, QDateTime, QStringListModel, QTime, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QCompleter,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.decks import game_texts as w
from kfdesk.desk.decks.asking import AskingDialog
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across
from kfdesk.desk.kit.locales import date_format
from kfdesk.desk.kit.number_fields import DayField, NumberField
from kfdesk.desk.kit.ui import name_of, say, ui
from kfdesk.match.formats import RECIPES
from kfdesk.match.home_marks import deck_words
from kfdesk.text.folding import fold
from kfdesk.text.words import Words

ALL_KEYS = 3
MOST_TURNS = 200
LONGEST_NAME = 200
LONGEST_NOTE = 2000
OFFERED = 20
"""So many decks of the shelf are offered for what is typed."""

DecksNamed = Callable[[str], Sequence[DeckRow]]
"""Returns decks of the shelf whose names hold the words typed, the first `OFFERED` of them."""


def decks_named(store: DeckStore, text: str) -> list[DeckRow]:
    """Return the first decks of the shelf that have these words in their names, each perhaps only begun."""
    words = fold(text).split()
    if not words:
        return []
    try:
        found = store.find(" ".join(f"name:{word}" for word in words))
        return store.rows(found.ids[:OFFERED])
    except StoreError:  # the room says so when the game is to be kept
        return []


class PaperGameDialog(AskingDialog):
    """Asks for what is known of the game; only who won has to be said. `wanted` brings the result."""

    wanted = Signal(object)

    def __init__(self, deck: DeckRecord, named: DecksNamed, parent: QWidget | None = None) -> None:
        super().__init__(w.TITLE.filled(deck=deck_words(deck.name, deck.kind)), w.KEEP, parent)
        self._deck, self._named, self._language = deck, named, ui.language
        self._rows: list[DeckRow] = []
        self.date = DayField(QDate.currentDate())
        self.won, self.lost = QRadioButton(), QRadioButton()
        self.opponent_deck, self.opponent = QLineEdit(), QLineEdit()
        self.known = Label()
        self.keys, self.opponent_keys, self.turns = NumberField(), NumberField(), NumberField()
        self.first, self.format = QComboBox(), QComboBox()
        self.note = QLineEdit()
        self._names = QStringListModel(self)
        self._build()
        self.box.addStrut(460)
        self._check()
        self._show_known()

    # Building.

    def _build(self) -> None:
        self._set_fields()
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows: tuple[tuple[Words, QWidget], ...] = (
            (w.OPPONENT_DECK, self.opponent_deck),
            (w.OPPONENT, self.opponent),
            (w.DATE, self.date),
            (w.TURNS, self.turns),
            (w.FIRST, self.first),
            (w.FORMAT, self.format),
            (w.NOTE, self.note),
        )
        self._add_pair(form, w.RESULT, self.won, self.lost)
        for words, widget in rows:
            self._add(form, words, widget)
            if widget is self.opponent_deck:
                form.addRow("", self.known)
            if widget is self.date:
                self._add_pair(form, w.KEYS, self.keys, Label(":"), self.opponent_keys)
        self.box.addLayout(form)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(self.result_of_game()))
        self.won.setFocus()

    def _add(self, form: QFormLayout, words: Words, widget: QWidget) -> None:
        label = Label(say(words))
        label.setBuddy(widget)
        widget.setAccessibleName(name_of(words))
        form.addRow(label, widget)

    def _add_pair(self, form: QFormLayout, words: Words, *widgets: QWidget) -> None:
        row = across(*widgets, STRETCH)
        label = Label(say(words))
        label.setBuddy(widgets[0])
        form.addRow(label, row)

    def _set_fields(self) -> None:
        self.date.setMaximumDate(QDate.currentDate())
        self.date.setDisplayFormat(date_format(ui.language))
        self.won.setText(say(w.WON))
        self.lost.setText(say(w.LOST))
        self.won.setAccessibleName(name_of(w.WON))
        self.lost.setAccessibleName(name_of(w.LOST))
        self._outcome = QButtonGroup(self)
        for button in (self.won, self.lost):
            self._outcome.addButton(button)
            button.toggled.connect(self._on_outcome)
        for line, longest in (
            (self.opponent_deck, LONGEST_NAME),
            (self.opponent, LONGEST_NAME),
            (self.note, LONGEST_NOTE),
        ):
            line.setMaxLength(longest)
        self.opponent_deck.setPlaceholderText(say(w.OPPONENT_DECK_HINT))
        completer = QCompleter(self._names, self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.opponent_deck.setCompleter(completer)
        self.opponent_deck.textEdited.connect(self._offer)
        self.opponent_deck.textChanged.connect(lambda _: self._show_known())
        self.known.setObjectName("dim")
        self.known.setWordWrap(True)
        for spin, words in ((self.keys, w.OWN_KEYS), (self.opponent_keys, w.OPPONENT_KEYS)):
            spin.setRange(0, ALL_KEYS)
            spin.setAccessibleName(say(words))
        self.turns.setRange(0, MOST_TURNS)
        self.turns.setSpecialValueText(say(w.NOT_COUNTED))
        for words, first in ((w.FIRST_UNKNOWN, None), (w.FIRST_OWN, True), (w.FIRST_OPPONENT, False)):
            self.first.addItem(say(words), first)
        self.format.addItem(say(w.NO_FORMAT), "")
        for key, recipe in RECIPES.items():
            self.format.addItem(say(recipe.name), key)

    # What is entered.

    def result_of_game(self) -> Result:
        """Return the game as it is entered now."""
        row = self._row_named()
        return Result(
            deck=self._deck.key,
            deck_name=self._deck.name[:LONGEST_NAME],
            opponent="" if row is None else row.key,
            opponent_name=_line(self.opponent_deck),
            opponent_player=_line(self.opponent),
            won=self.won.isChecked(),
            keys=self.keys.value(),
            opponent_keys=self.opponent_keys.value(),
            turns=self.turns.value(),
            went_first=self.first.currentData(),
            format=self.format.currentData(),
            date=self._moment(),
            manual=True,
            note=_line(self.note),
        )

    def _moment(self) -> datetime:
        """Return the day's noon, or now for today: it is that day wherever it is read, and today's games keep
        their order."""
        day = self.date.date()
        if day == QDate.currentDate():
            return datetime.now(UTC)
        return datetime.fromtimestamp(QDateTime(day, QTime(12, 0)).toSecsSinceEpoch(), UTC)

    def _on_outcome(self, on: bool) -> None:
        """Whoever won has forged three keys, as long as nothing else was said of keys."""
        if on:
            won = self.sender() is self.won
            own, other = (ALL_KEYS, 0) if won else (0, ALL_KEYS)
            if (self.keys.value(), self.opponent_keys.value()) in ((0, 0), (other, own)):
                self.keys.setValue(own)
                self.opponent_keys.setValue(other)
        self._check()

    def _offer(self, text: str) -> None:
        self._rows = [row for row in self._named(text) if row.key != self._deck.key]
        self._names.setStringList(list(dict.fromkeys(row.name for row in self._rows)))

    def _decks_so_named(self) -> list[DeckRow]:
        said = _line(self.opponent_deck).casefold()
        return [row for row in self._rows if row.name.casefold() == said]

    def _row_named(self) -> DeckRow | None:
        rows = self._decks_so_named()
        return rows[0] if len(rows) == 1 else None

    def _show_known(self) -> None:
        count = len(self._decks_so_named())
        words = w.ON_SHELF if count == 1 else w.SEVERAL if count else None
        self.known.setText("" if words is None else say(words))
        self.known.setVisible(words is not None)
        self.box.activate()
        self.resize(self.width(), max(self.height(), self.box.totalHeightForWidth(self.width())))

    def _check(self) -> None:
        self.ok.setEnabled(self._outcome.checkedButton() is not None)


def _line(line: QLineEdit) -> str:
    return " ".join(line.text().split())

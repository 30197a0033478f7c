"""One deck against another: what is expected, which match would be even, with which chains, what decides it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from kfdesk.desk.charts.data import Lines, Series
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import decimal
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.trials import texts as s
from kfdesk.desk.trials.known_panes import between, said_won, shared
from kfdesk.desk.trials.lists import Cell, RowTable, number_cell, word_cell
from kfdesk.text.words import Words
from kfdesk.trials.chains import MOST_CHAINS, Even
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row
from kfdesk.trials.jobs import Known, Pair
from kfdesk.trials.matchups import even_matches, matchup
from kfdesk.trials.tables import Table
from kfdesk.trials.why import FIGURES, Curve, Told, Why

GAMES = 40
SHOWN = 8
"""So many even matches, and so many figures, are shown."""


class PairPane(QWidget):
    """Two decks of the table; what takes games is asked for by signals."""

    games_wanted = Signal(object, object)
    """Two decks, of which games are to be played."""
    why_wanted = Signal(object, object)
    chains_wanted = Signal(object, object)
    """The stronger deck, and the weaker."""
    stop_wanted = Signal()
    film_wanted = Signal(object)
    """The `Row` of a game of the pair."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: Known | None = None
        self._player = ""
        self._found: dict[tuple[str, str, str], Pair] = {}
        """What decides pairs, by the player and the marks of both decks."""
        self._evens: dict[tuple[str, str, str], Even] = {}
        """What was measured, by the player and the marks of the stronger deck and the weaker."""
        self._said: Words | None = None
        self._filling = False
        self.one, self.other = QComboBox(), QComboBox()
        for box in (self.one, self.other):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(24)
        self.words = Label(wraps=True)
        self.even = says(QPushButton(), s.EVEN, tip=s.EVEN_TIP)
        self.games = says(QPushButton(), s.PLAY_PAIR.filled(n=GAMES))
        self.chains = says(QPushButton(), s.CHAINS, tip=s.CHAINS_TIP)
        self.why = says(QPushButton(), s.WHY, tip=s.WHY_TIP)
        self.closest = says(QPushButton(), s.CLOSEST)
        self.typical = says(QPushButton(), s.TYPICAL)
        self.state = Label(wraps=True, style="dim")
        self.stop = says(QPushButton(), s.STOP_PAIR, tip=s.STOP_TIP)
        self.stop.hide()
        self.evens_title = Label(wraps=True)
        self.evens = QListWidget()
        self.evens.hide()
        self.chains_found = Label(wraps=True)
        self.why_title = Label(wraps=True)
        self.told = says(RowTable(), name=s.WHY)
        self.keys, self.creatures = StepChart(), StepChart()
        self._lay_out()
        self._connect()
        follow_language(self._say)

    def _lay_out(self) -> None:
        form = QFormLayout()
        self._labels = (Label(), Label())
        for label, box in zip(self._labels, (self.one, self.other), strict=True):
            label.setBuddy(box)
            form.addRow(label, box)
        within = QWidget()
        down(
            self.evens_title,
            self.evens,
            self.chains_found,
            self.why_title,
            self.told,
            across((self.keys, 1), (self.creatures, 1)),
            STRETCH,
            on=within,
            margins=0,
        )
        first = across(self.even, self.games, self.chains, STRETCH)
        second = across(self.why, self.closest, self.typical, STRETCH)
        down(form, self.words, first, second, across(self.stop, (self.state, 1)), (Scrolled(within), 1), on=self)

    def _connect(self) -> None:
        for box in (self.one, self.other):
            box.currentIndexChanged.connect(lambda _: self._on_pair())
        self.even.clicked.connect(self._show_evens)
        self.evens.itemActivated.connect(lambda _: self._take_even())
        self.evens.itemClicked.connect(lambda _: self._take_even())
        self.games.clicked.connect(lambda: self._emit(self.games_wanted))
        self.why.clicked.connect(lambda: self._emit(self.why_wanted))
        self.chains.clicked.connect(self._on_chains)
        self.stop.clicked.connect(self.stop_wanted)
        self.closest.clicked.connect(lambda: self._on_film("closest"))
        self.typical.clicked.connect(lambda: self._on_film("typical"))

    # What is shown.

    def show_player(self, player: str) -> None:
        """Show what was found with a player, and nothing of another one."""
        self._player = player

    def show_known(self, known: Known | None) -> None:
        """Show what is known, None for nothing yet; games that came since make what was found of pairs old."""
        chosen, before = (self.one.currentData(), self.other.currentData()), self._known
        now, then = (one.table if one is not None else None for one in (known, before))
        if now is not None and then is not None and now.player == then.player and now.games != then.games:
            self._found = {key: found for key, found in self._found.items() if key[0] != now.player}
        self._known = known
        self._filling = True
        for box, key in zip((self.one, self.other), chosen, strict=True):
            box.clear()
            for rating in known.table.decks if known is not None else ():
                box.addItem(rating.deck.name, rating.deck.key)
            box.setCurrentIndex(max(0, box.findData(key)))
        if self.other.currentIndex() == self.one.currentIndex() and self.other.count() > 1:
            self.other.setCurrentIndex(1 - min(1, self.one.currentIndex()))
        self._filling = False
        self._show()

    def show_deck(self, key: str) -> None:
        """Choose a deck, and show which would be even matches for it."""
        self.one.setCurrentIndex(max(0, self.one.findData(key)))
        self._show_evens()

    def show_pair(self, player: str, one: TrialDeck, other: TrialDeck, found: Pair) -> None:
        """Show what decides a pair, where it was asked of the player that is chosen."""
        self._found[player, one.mark, other.mark] = found
        if found.chains is not None:
            self._evens[player, one.mark, other.mark] = found.chains
        self._show()

    def show_chains(self, player: str, stronger: TrialDeck, weaker: TrialDeck, even: Even) -> None:
        """Show with how many chains a pair is even, where it was measured with the player that is chosen."""
        self._evens[player, stronger.mark, weaker.mark] = even
        self._show()

    def show_running(self, running: bool) -> None:
        """Offer to end what is being done."""
        self.stop.setVisible(running)

    def say_state(self, words: Words | None) -> None:
        """Say what is going on."""
        self._said = words
        self.state.setText(say(words) if words is not None else "")

    # Within.

    @property
    def _table(self) -> Table | None:
        return self._known.table if self._known is not None else None

    def _pair(self) -> tuple[int, int] | None:
        """Return the places of the two decks, None where they are not two."""
        one, other = self.one.currentIndex(), self.other.currentIndex()
        return (one, other) if self._table is not None and -1 not in (one, other) and one != other else None

    def _decks(self) -> tuple[TrialDeck, TrialDeck] | None:
        pair, table = self._pair(), self._table
        return None if pair is None or table is None else (table.decks[pair[0]].deck, table.decks[pair[1]].deck)

    def _found_of(self, decks: tuple[TrialDeck, TrialDeck] | None) -> Pair | None:
        return self._found.get((self._player, decks[0].mark, decks[1].mark)) if decks is not None else None

    def _emit(self, signal: object) -> None:
        decks = self._decks()
        if decks is not None:
            signal.emit(*decks)  # type: ignore[attr-defined]

    def _on_pair(self) -> None:
        if not self._filling:
            self.say_state(None)
            self._show()

    def _on_chains(self) -> None:
        pair, decks, table = self._pair(), self._decks(), self._table
        if pair is not None and decks is not None and table is not None:
            ahead = table.ratings.expected(*pair).percent >= 50
            one, other = decks if ahead else decks[::-1]
            measured = self._evens.get((self._player, one.mark, other.mark))
            if measured is not None and measured.high < 0:  # its games say that the ratings are wrong
                one, other = other, one
            self.chains_wanted.emit(one, other)

    def _on_film(self, which: str) -> None:
        decks = self._decks()
        found = self._found_of(decks)
        row: Row | None = getattr(found, which, None)
        if row is not None:
            self.film_wanted.emit(row)

    def _show_evens(self) -> None:
        table, one = self._table, self.one.currentIndex()
        if table is None or one < 0:
            return
        self.evens.clear()
        self.evens_title.setText(say(s.EVEN_TITLE.filled(deck=table.decks[one].deck.name)))
        for found in even_matches(table, one)[:SHOWN]:
            deck = table.decks[found.other].deck
            item = QListWidgetItem(say(s.EVEN_ROW.filled(deck=deck.name, **between(found.share), n=found.games)))
            item.setData(Qt.ItemDataRole.UserRole, deck.key)
            self.evens.addItem(item)
        rows = self.evens.count()
        self.evens.setFixedHeight(rows * max(18, self.evens.sizeHintForRow(0)) + 6)
        self.evens.setVisible(rows > 0)
        self.evens.setAccessibleName(self.evens_title.text())
        self.evens.setCurrentRow(0)

    def _take_even(self) -> None:
        item = self.evens.currentItem()
        if item is not None:
            self.other.setCurrentIndex(max(0, self.other.findData(item.data(Qt.ItemDataRole.UserRole))))

    def _say(self) -> None:
        for label, words in zip(self._labels, (s.ONE, s.OTHER), strict=True):
            label.setText(say(words))
        if self.evens.isVisible():
            self._show_evens()
        self.say_state(self._said)
        self._show()

    def _show(self) -> None:
        pair, decks, table = self._pair(), self._decks(), self._table
        for button in (self.games, self.chains, self.why):
            button.setEnabled(pair is not None)
        self.even.setEnabled(table is not None and len(table.decks) > 1)
        found = self._found_of(decks)
        for button in (self.closest, self.typical):
            button.setEnabled(found is not None and found.closest is not None)
        self._show_why(found.why if found is not None else None, decks)
        if pair is None or decks is None or table is None:
            nothing = s.LOADING if self._known is None else s.NO_GAMES
            self.words.setText(say(nothing) if table is None or not table.decks else "")
            self.chains_found.setText("")
            return
        met = matchup(table, *pair)
        direct = s.DIRECT.filled(n=met.games, won=said_won(met.won)) if met.games else s.NONE_BETWEEN
        expected = s.EXPECTED.filled(one=decks[0].name, **between(met.share))
        said = [expected, direct, s.CONTRADICTS] if met.contradicts else [expected, direct]
        self.words.setText(" ".join(map(say, said)))
        self.why.setEnabled(met.games > 0)
        self._show_chains(decks)

    def _show_chains(self, decks: tuple[TrialDeck, TrialDeck]) -> None:
        said = []
        for stronger, weaker in (decks, decks[::-1]):
            even = self._evens.get((self._player, stronger.mark, weaker.mark))
            if even is not None:
                said += [say(words) for words in chains_words(stronger.name, weaker.name, even)]
        self.chains_found.setText("\n".join(said))

    def _show_why(self, why: Why | None, decks: tuple[TrialDeck, TrialDeck] | None) -> None:
        shown = why is not None and decks is not None
        for widget in (self.why_title, self.keys, self.creatures):
            widget.setVisible(shown)
        self.told.setVisible(shown and bool(why.told) if why is not None else False)
        if why is None or decks is None:
            return
        games = s.WHY_GAMES.filled(n=why.games, deck=decks[0].name, won=said_won(why.won))
        self.why_title.setText(f"{say(games)} {say(s.WHY_SAYS if why.told else s.WHY_FEW)}")
        names = tuple(deck.name for deck in decks)
        rows = [(str(at), _told_row(told, names)) for at, told in enumerate(why.told[:SHOWN])]
        heads = [say(words) for words in (s.HEAD_WHAT, s.HEAD_WHEN_WON, s.HEAD_WHEN_LOST)]
        self.told.show_rows(heads, rows, wide=0)
        self.told.setFixedHeight((len(rows) + 2) * (self.told.fontMetrics().height() + 8))
        self.keys.show_lines(_lines(say(s.KEYS_BY_TURN), why.keys, names))
        self.creatures.show_lines(_lines(say(s.CREATURES_BY_TURN), why.creatures, names))


def _told_row(told: Told, names: Sequence[str]) -> list[Cell]:
    name = s.OF_DECK.filled(figure=FIGURES[told.figure][0].title, deck=names[int(told.of_other)])
    values = (told.won, told.lost)
    return [word_cell(say(name)), *(number_cell(value, decimal(value, ui.language)) for value in values)]


def _lines(title: str, curve: Curve, names: Sequence[str]) -> Lines:
    count = min(len(curve.one), len(curve.other))
    xs = tuple(float(turn + 1) for turn in range(count))
    series = (Series(names[0], curve.one[:count]), Series(names[1], curve.other[:count]))
    return Lines(title, xs, series, column=say(s.TURN))


def chains_words(stronger: str, weaker: str, even: Even) -> list[Words]:
    """Return what is known of the chains that even a pair, and the games it rests on."""
    low, high = (shared(min(MOST_CHAINS, max(0, number))) for number in (even.low, even.high))
    if not any(some.chains for some in even.tried):
        return []
    if even.high < 0:
        first = s.CHAINS_OTHER.filled(deck=stronger, other=weaker)
    elif even.chains < 0.5:
        first = s.CHAINS_NONE.filled(deck=stronger, low=low, high=high)
    elif even.chains > MOST_CHAINS:
        first = s.CHAINS_MANY.filled(deck=stronger)
    else:
        first = s.CHAINS_FOUND.filled(deck=stronger, chains=shared(even.chains), low=low, high=high)
    rows = [s.CHAINS_ROW.filled(n=some.chains, won=said_won(some.won), games=some.games) for some in even.tried]
    return [first, *rows]

"""How often a deck wins: in all and lately, by what was different about the games, and how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QComboBox

from kfdesk.collection.results import Result
from kfdesk.collection.vocabulary import Field
from kfdesk.collection.win_rates import LATELY, By, Tally, course, lately, rates, tally
from kfdesk.desk.charts import texts as s
from kfdesk.desk.charts.bars import RowChart
from kfdesk.desk.charts.data import Bars, Lines, Series
from kfdesk.desk.charts.lines import StepChart
from kfdesk.desk.charts.panels import FiguresPanel
from kfdesk.desk.charts.searches import with_value
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.match.formats import format_name
from kfdesk.text.words import Words, same

MOST_ROWS = 15
"""So many opponents or players have a bar; the others played fewer games."""
NAMES: Mapping[By, Words] = {
    By.FORMAT: s.BY_FORMAT,
    By.OPPONENT_DECK: s.BY_OPPONENT_DECK,
    By.OPPONENT: s.BY_OPPONENT,
    By.PLAYER: s.BY_PLAYER,
    By.FIRST: s.BY_FIRST,
    By.CHAINS: s.BY_CHAINS,
}
_SEATS = {"first": s.WENT_FIRST, "second": s.WENT_SECOND}


class WinRatesPanel(FiguresPanel):
    """The win rates of one deck, of games of one kind."""

    def __init__(self) -> None:
        super().__init__()
        self._results: tuple[Result, ...] = ()
        self.summary = self.add_label()
        self.by = says(QComboBox(), name=s.RATES_BY)
        self.by.addItems([""] * len(NAMES))
        self.by.currentIndexChanged.connect(lambda _: self._say_rates())
        self.column.addWidget(self.by)
        self.bars = RowChart()
        self.bars.search_wanted.connect(self.search_wanted)
        self.column.addWidget(self.bars)
        self.course = StepChart()
        self.column.addWidget(self.course)
        self.column.addStretch(1)
        follow_language(self.say)

    def show_results(self, results: Sequence[Result]) -> None:
        """Show the rates of these games, the newest first; there must be one."""
        self._results = tuple(results)
        self.say()

    def say(self) -> None:
        """Write everything anew."""
        for place, words in enumerate(NAMES.values()):
            self.by.setItemText(place, say(words))
        self.page.setVisible(bool(self._results))
        if not self._results:
            return
        self.summary.setText("\n".join(map(say, summary(self._results))))
        self._say_rates()
        ahead = course(self._results)
        self.course.setVisible(len(ahead) > 2)
        games = tuple(float(game) for game in range(len(ahead)))
        line = Series(say(s.AHEAD), tuple(map(float, ahead)))
        self.course.show_lines(Lines(say(s.COURSE), games, (line,), column=say(s.GAMES)))

    def _say_rates(self) -> None:
        if self._results:
            by = list(NAMES)[max(0, self.by.currentIndex())]
            self.bars.show_bars(rate_bars(rates(self._results, by), by, ui.language))


def summary(results: Sequence[Result]) -> list[Words]:
    """Return how often a deck won in all, what that may mean, and how often it won lately."""
    found = tally(results)
    lines = [s.WON_OF.filled(won=found.won, n=found.games, percent=round(found.percent)), _fitting(found)]
    if found.games > LATELY:
        recent = lately(results)
        lines.append(s.WON_LATELY.filled(won=recent.won, n=recent.games))
    return lines


def _fitting(found: Tally) -> Words:
    low, high = found.fitting
    return s.FITTING.filled(low=round(low), high=round(high), n=found.games)


def rate_bars(found: Mapping[str, Tally], by: By, language: str) -> Bars:
    """Return win rates in percent; pointed at, each says how many games it is of and what they may mean."""
    shown = dict(list(found.items())[:MOST_ROWS])
    names = [s.RATE_OF.filled(what=_name(key, by), n=one.games) for key, one in shown.items()]
    notes = ([s.WON_OF.filled(won=one.won, n=one.games, percent=round(one.percent)), _fitting(one)]
             for one in shown.values())  # fmt: skip
    return Bars(
        s.RATES.say(language),
        tuple(name.say(language) for name in names),
        (Series(s.RATES.say(language), tuple(one.percent for one in shown.values())),),
        notes=tuple("\n".join(words.say(language) for words in lines) for lines in notes),
        column=NAMES[by].say(language),
        most=100.0,
        searches=tuple(with_value(Field.NAME, key, language) for key in shown) if by is By.OPPONENT_DECK else (),
    )


def _name(key: str, by: By) -> Words:
    if not key:
        return s.NOT_NOTED
    match by:
        case By.FORMAT:
            return format_name(key)
        case By.FIRST:
            return _SEATS[key]
        case By.CHAINS:
            return s.WITH_CHAINS.filled(n=int(key))
        case _:
            return same(key)

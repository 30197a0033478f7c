"""Charts of texts that are not understood whole: how far they are, what could follow there, and what is behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kfdesk.language.reading.budget import Budget
from kfdesk.language.reading.chart import Chart, Costs, Item, Rules
from kfdesk.language.reading.lexemes import Lexemes
from kfdesk.language.reading.productions import NUMBER, Hole, Kind, Production, Symbol

_MOST_IN_ROW = 4
"""Lexemes in a row that are proposed at most."""


class Leap(NamedTuple):
    """A stretch of lexemes that is passed over, as if something that fits stood there."""

    start: int
    end: int
    kinds: frozenset[Symbol] | None = None
    """What may stand there; None for whatever fits there or ends there."""


class Probe(Chart):
    """A chart that need not reach the end of a text, and may pass over some stretches of it."""

    def __init__(self, text: Lexemes, rules: Rules, costs: Costs, budget: Budget, leaps: Sequence[Leap] = ()) -> None:
        Chart.__init__(self, text, rules, costs, budget)
        self._leaps = {leap.start: leap for leap in leaps}
        self._begun_at = [0] * (len(text) + 1)
        """How many items each place has before it is looked at."""
        self._whole: tuple[Symbol, ...] = ()
        """What is looked for in the whole text."""

    def parse(self, symbols: Iterable[Symbol]) -> None:
        """Find these symbols, as a chart does, with every leap made in its place."""
        self._whole = tuple(symbols)
        for symbol in self._whole:
            self._begin(symbol, 0)
        self._go_on(0)

    def followed_by(self, words: Sequence[str], at: int) -> Probe:
        """Return the chart of a text that has other words from a place on, which is not within a leap."""
        made = Probe((*self.text[:at], *words), self._index, self._costs, self._budget)
        if not at:
            made.parse(self._whole)
            return made
        made._whole = self._whole
        made._leaps = {start: leap for start, leap in self._leaps.items() if leap.end <= at}
        kept = self._todo[at][: self._begun_at[at]]
        made._todo[: at + 1] = [*self._todo[:at], kept]
        made._steps[: at + 1] = [*self._steps[:at], {item: self._steps[at][item] for item in kept}]
        made._waiting[:at], made._expected[:at] = self._waiting[:at], self._expected[:at]
        made._begun_at[:at] = self._begun_at[:at]
        made._go_on(at)
        return made

    def leaping(self, leap: Leap) -> Probe:
        """Return the chart of the text that makes a leap besides, behind those that it makes."""
        made = Probe(self.text, self._index, self._costs, self._budget, [*self._leaps.values(), leap])
        made._whole = self._whole
        made._todo[: leap.start + 1] = self._todo[: leap.start + 1]
        made._steps[: leap.start + 1] = self._steps[: leap.start + 1]
        made._waiting[: leap.start + 1] = self._waiting[: leap.start + 1]
        made._expected[: leap.start + 1] = self._expected[: leap.start + 1]
        made._begun_at[: leap.start + 1] = self._begun_at[: leap.start + 1]
        made._leap(leap)
        made._go_on(leap.end)
        return made

    def _go_on(self, begin: int) -> None:
        """Find all that is made of lexemes from a place on."""
        for at in range(begin, len(self.text) + 1):
            if at < begin:  # within a leap
                continue
            self._begun_at[at] = len(self._todo[at])
            for item in self._todo[at]:  # which grows meanwhile
                self._budget.check()
                self._advance(item, at)
            if at in self._leaps:
                begin = self._leaps[at].end
                self._leap(self._leaps[at])

    @property
    def reached(self) -> int:
        """Return how many lexemes are understood from the first one on: nothing known has the next one there."""
        return max((at for at, items in enumerate(self._steps) if items), default=0)

    def _open_up(self, at: int) -> None:
        """Begin at a place all that could begin there, also what cannot with the lexeme that stands there."""
        todo = list(self._expected[at])
        for symbol in todo:  # which grows meanwhile
            for number in self._index.by_part.get(symbol, ()):
                item, part = Item(number, 0, at), self._rules[number].pieces[0]
                assert isinstance(part, Hole)
                if item in self._steps[at] or not self._is_usable(number, at):
                    continue
                self._steps[at][item] = {}
                if part.symbol == NUMBER:
                    continue
                self._waiting[at][part.symbol].append(item)
                if part.symbol not in self._expected[at]:
                    self._expected[at][part.symbol] = None
                    todo.append(part.symbol)

    def next_rows(self, at: int) -> Counter[Lexemes]:
        """Return what could stand at a place: rows of lexemes, with how often the rules were met that say so."""
        found: Counter[Lexemes] = Counter()
        for rule, pieces in self._next_pieces(at):
            row: list[str] = []
            for piece in rule.pieces[pieces:]:
                if not isinstance(piece, str) or len(row) == _MOST_IN_ROW:
                    break
                row.append(piece)
            if row:
                found[tuple(row)] += rule.times
                if len(row) > 1:
                    found[row[0],] += rule.times
        return found

    def expects(self, at: int, symbol: Symbol) -> bool:
        """Return whether something of a kind could stand at a place."""
        self._open_up(at)
        if symbol == NUMBER:
            return any(_is_number(rule.pieces[pieces]) for rule, pieces in self._next_pieces(at))
        return symbol in self._expected[at]

    def _next_pieces(self, at: int) -> Iterator[tuple[Production, int]]:
        """Yield the rules that go on at a place, each with the number of its pieces before it."""
        self._open_up(at)
        for item in self._steps[at]:
            rule = self._rules[item.rule]
            if item.pieces < len(rule.pieces):
                yield rule, item.pieces
        for symbol in self._expected[at]:
            for numbers in self._index.by_lexeme.get(symbol, {}).values():
                for number in numbers:
                    if self._is_usable(number, at):
                        yield self._rules[number], 0

    def _is_usable(self, number: int, at: int) -> bool:
        return self._is_quoted_so(self._rules[number], at)  # other words than those of the text may be proposed

    def _leap(self, leap: Leap) -> None:
        """Take whatever was begun before a stretch, or could begin there, as ended behind it."""
        for symbol, start in self._open(leap):
            for item in self._waiting[start][symbol]:
                self._add(Item(item.rule, item.pieces + 1, item.start), leap.end, None)

    def _open(self, leap: Leap) -> Iterable[tuple[Symbol, int]]:
        """Return what a leap may stand for, with where it begins."""
        at = leap.start
        self._open_up(at)
        if leap.kinds is not None:
            return [(symbol, at) for symbol in self._expected[at] if symbol in leap.kinds]
        known: dict[tuple[Symbol, int], None] = {}
        todo = [(symbol, at) for symbol in self._expected[at]]
        todo += [(self._rules[item.rule].symbol, item.start) for item in self._steps[at]]
        while todo:
            one = todo.pop()
            if one not in known and one[0].kind is not Kind.NUMBER:
                known[one] = None
                todo += [(self._rules[item.rule].symbol, item.start) for item in self._waiting[one[1]][one[0]]]
        return known


def _is_number(piece: object) -> bool:
    return isinstance(piece, Hole) and piece.symbol == NUMBER

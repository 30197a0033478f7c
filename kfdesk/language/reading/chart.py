"""Parsing: which rules of the grammar make a text, found for all stretches of it at once (Earley's algorithm)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from itertools import accumulate
from typing import NamedTuple, Protocol

from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.lexemes import STOP, THIS, Lexemes, is_number, is_sentence_in_quotes
from kfdesk.language.reading.productions import NUMBER, Hole, Production, Symbol

MOST_TREES = 8
"""Trees that are kept for a stretch of text: the likeliest."""
MOST_LEXEMES = 300
"""How long a text may be."""


class Tree(NamedTuple):
    """A stretch of text as it is read: the rule, and what is read in each of its holes, a number or a tree."""

    production: Production
    parts: tuple[Tree | int, ...]
    cost: float
    """How unlikely it is: the sum over its rules."""


class Costs(Protocol):
    """How unlikely rules are, and what stands in their holes: the less likely, the more it costs."""

    def of_rule(self, rule: Production) -> float:
        """Return what a rule costs by itself."""

    def of_word(self, rule: Production, hole: Hole, word: type) -> float:
        """Return what it costs that a word of a class is read in a hole of a rule, beside what the word itself does."""


class Stretch(NamedTuple):
    """A symbol found from one lexeme on to before another."""

    symbol: Symbol
    start: int
    end: int


class Item(NamedTuple):
    """A rule of which so many pieces were found from a lexeme on."""

    rule: int
    pieces: int
    start: int


class _Step(NamedTuple):
    """How an item got its last piece: the item before, where that ended, and what was read in the hole."""

    before: Item
    end: int
    read: Stretch | int | None


class _Begun(NamedTuple):
    """What an item has read in its holes, and what that costs."""

    cost: float
    parts: tuple[Tree | int, ...]


_NOTHING_BEGUN = _Begun(0.0, ())


_A_NUMBER = "⟨number⟩"
"""Stands for any number among the lexemes with which a symbol may begin."""


class Rules:
    """Rules by number, with an index of those by which a symbol may begin with a lexeme."""

    def __init__(self, rules: Sequence[Production]) -> None:
        self.all = rules
        self.by_lexeme: dict[Symbol, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        """The rules of each symbol that begin with a lexeme."""
        self.by_part: dict[Symbol, list[int]] = defaultdict(list)
        """Those that begin with a part."""
        for number, rule in enumerate(rules):
            first = rule.pieces[0]
            found = self.by_part[rule.symbol] if isinstance(first, Hole) else self.by_lexeme[rule.symbol][first]
            found.append(number)
        self._first = self._first_lexemes()
        self._beginning: dict[tuple[Symbol, str], tuple[int, ...]] = {}

    def beginning(self, symbol: Symbol, lexeme: str) -> tuple[int, ...]:
        """Return the numbers of the rules for a symbol whose text may begin with a lexeme."""
        key = symbol, lexeme
        if key not in self._beginning:
            parts = [number for number in self.by_part.get(symbol, ()) if self._may_begin(self.all[number], lexeme)]
            self._beginning[key] = tuple(sorted([*parts, *self.by_lexeme.get(symbol, {}).get(lexeme, ())]))
        return self._beginning[key]

    def _may_begin(self, rule: Production, lexeme: str) -> bool:
        """Return whether the part with which a rule begins may begin with a lexeme."""
        part = rule.pieces[0]
        assert isinstance(part, Hole)
        first = self._first[part.symbol]
        return lexeme in first or (_A_NUMBER in first and is_number(lexeme))

    def _first_lexemes(self) -> dict[Symbol, set[str]]:
        """Return with which lexemes each symbol may begin."""
        found: dict[Symbol, set[str]] = defaultdict(set)
        found[NUMBER].add(_A_NUMBER)
        for symbol, lexemes in self.by_lexeme.items():
            found[symbol].update(lexemes)
        corners = {(symbol, part) for symbol in self.by_part for part in self._parts_of(symbol)}
        while any([_grows(found[symbol], found[part]) for symbol, part in corners]):
            pass
        return found

    def _parts_of(self, symbol: Symbol) -> Iterator[Symbol]:
        """Yield the symbols of the parts with which rules for a symbol begin."""
        for number in self.by_part[symbol]:
            part = self.all[number].pieces[0]
            assert isinstance(part, Hole)
            yield part.symbol


def _grows(found: set[str], more: set[str]) -> bool:
    """Add lexemes to others, and return whether that made them more."""
    before = len(found)
    found |= more
    return len(found) > before


class TextTooLongError(GivenUpError):
    """A text of more lexemes than any card has."""


class Chart:
    """All that was found in a text; raises `GivenUpError` where that takes longer than its budget."""

    def __init__(self, text: Lexemes, rules: Rules, costs: Costs, budget: Budget, *, title: str | None = None) -> None:
        self.text = text
        self._title = title
        """The word that the name of the card is in a text that does not mean the card: "Draw"."""
        self._budget = budget
        depths = accumulate(((one == "“") - (one == "”") for one in text), initial=0)
        self._in_quotes = [depth > 0 for depth in depths]
        """Whether each place of the text is within quotation marks."""
        self._index = rules
        self._rules = rules.all
        self._costs = costs
        self._words = frozenset(text) if title is None or THIS not in text else frozenset((*text, title))
        size = len(text) + 1
        self._steps: list[dict[Item, dict[_Step, None]]] = [{} for _ in range(size)]
        self._waiting: list[dict[Symbol, list[Item]]] = [defaultdict(list) for _ in range(size)]
        self._expected: list[dict[Symbol, None]] = [{} for _ in range(size)]
        self._todo: list[list[Item]] = [[] for _ in range(size)]
        self.found: dict[Stretch, list[int]] = {}
        """The rules by which a symbol was found in a stretch."""
        self._trees: dict[tuple[Stretch, type | None], tuple[Tree, ...]] = {}
        self._begun_with: dict[tuple[Item, int], tuple[_Begun, ...]] = {}
        self._word_costs: dict[tuple[int, int, type], float] = {}

    def parse(self, symbols: Iterable[Symbol]) -> None:
        """Find these symbols, from the first lexeme on, and all they are made of."""
        if len(self.text) > MOST_LEXEMES:
            raise TextTooLongError(len(self.text))
        for symbol in symbols:
            self._begin(symbol, 0)
        for at in range(len(self.text) + 1):
            for item in self._todo[at]:  # which grows meanwhile
                self._budget.check()
                self._advance(item, at)

    def trees(self, stretch: Stretch, other_than: type | None = None) -> tuple[Tree, ...]:
        """Return the likeliest trees of a symbol in a stretch, the likeliest first; none where it was not found.

        Words of one class may be left out.
        """
        key = stretch, other_than
        if key not in self._trees:
            self._budget.check()
            self._trees[key] = ()  # a tree that holds itself says nothing more
            made = [
                Tree(rule, begun.parts, self._costs.of_rule(rule) + begun.cost)
                for number in self.found.get(stretch, ())
                for rule in (self._rules[number],)
                if other_than is None or type(rule.model) is not other_than
                for begun in self._begun(Item(number, len(rule.pieces), stretch.start), stretch.end)
            ]
            self._trees[key] = tuple(nsmallest(MOST_TREES, made, key=_cost))
        return self._trees[key]

    def _begun(self, item: Item, end: int) -> tuple[_Begun, ...]:
        """Return what is read in the holes of the pieces that an item has found, the likeliest first."""
        if not item.pieces:
            return (_NOTHING_BEGUN,)
        found = self._begun_with.get((item, end))
        if found is None:
            steps = self._steps[end][item]
            if not isinstance(self._rules[item.rule].pieces[item.pieces - 1], Hole):
                (step,) = steps
                found = self._begun(step.before, step.end)
            else:
                more = [one for step in steps for one in self._read(item, step)]
                found = tuple(nsmallest(MOST_TREES, more, key=_cost))
            self._begun_with[item, end] = found
        return found

    def _read(self, item: Item, step: _Step) -> Iterator[_Begun]:
        """Yield what is read in the holes of an item whose last piece is a hole, got by this step."""
        before = self._begun(step.before, step.end)
        if not before:
            return
        if not isinstance(step.read, Stretch):
            assert step.read is not None
            yield from (_Begun(begun.cost, (*begun.parts, step.read)) for begun in before)
            return
        at = item.pieces - 1
        for tree in self.trees(step.read, self._rules[item.rule].barred(at)):
            cost = tree.cost + self._word_cost(item.rule, at, type(tree.production.model))
            yield from (_Begun(begun.cost + cost, (*begun.parts, tree)) for begun in before)

    def _word_cost(self, rule: int, at: int, word: type) -> float:
        key = rule, at, word
        if key not in self._word_costs:
            hole = self._rules[rule].pieces[at]
            assert isinstance(hole, Hole)
            self._word_costs[key] = self._costs.of_word(self._rules[rule], hole, word)
        return self._word_costs[key]

    def _begin(self, symbol: Symbol, at: int) -> None:
        """Look for a symbol from a place on, by the rules by which it may begin with what stands there."""
        expected = self._expected[at]
        if symbol in expected:
            return
        expected[symbol] = None
        if at == len(self.text):
            return
        numbers: Iterable[int] = self._index.beginning(symbol, self.text[at])
        if self._title is not None and self.text[at] == THIS:
            numbers = sorted({*numbers, *self._index.beginning(symbol, self._title)})
        for number in numbers:
            if self._is_usable(number, at):
                self._add(Item(number, 0, at), at, None)

    def _is_usable(self, number: int, at: int) -> bool:
        """Return whether a rule may be one for a place: in quotes if it is for them, with words that the text has."""
        rule = self._rules[number]
        return self._is_quoted_so(rule, at) and rule.words <= self._words and len(rule.pieces) <= len(self.text)

    def _is_quoted_so(self, rule: Production, at: int) -> bool:
        """Return whether a rule is for a place within quotation marks, or outside, as this one is."""
        return rule.in_quotes is None or rule.in_quotes is self._in_quotes[at]

    def _add(self, item: Item, at: int, step: _Step | None) -> None:
        known = self._steps[at].get(item)
        if known is None:
            self._steps[at][item] = {} if step is None else {step: None}
            self._todo[at].append(item)
        elif step is not None:
            known[step] = None

    def _advance(self, item: Item, at: int) -> None:
        rule = self._rules[item.rule]
        if item.pieces == len(rule.pieces):
            self._complete(Stretch(rule.symbol, item.start, at), item.rule)
            return
        piece = rule.pieces[item.pieces]
        after = Item(item.rule, item.pieces + 1, item.start)
        lexeme = self.text[at] if at < len(self.text) else None
        if isinstance(piece, Hole) and piece.symbol != NUMBER:
            self._waiting[at][piece.symbol].append(item)
            self._begin(piece.symbol, at)
        elif piece == STOP and is_sentence_in_quotes(self.text[:at]):
            self._add(after, at, _Step(item, at, None))
        elif lexeme is None:
            return
        elif isinstance(piece, Hole):
            if is_number(lexeme):
                self._add(after, at + 1, _Step(item, at, int(lexeme)))
        elif self._is(lexeme, piece):
            self._add(after, at + 1, _Step(item, at, None))

    def _is(self, lexeme: str, piece: str) -> bool:
        """Return whether a lexeme of the text is that of a rule, or the name of the card, which is a word like it."""
        return lexeme == piece or (lexeme == THIS and piece == self._title)

    def _complete(self, stretch: Stretch, rule: int) -> None:
        known = self.found.setdefault(stretch, [])
        known.append(rule)
        if len(known) == 1:  # those that come to wait later wait behind this place of the text
            for item in self._waiting[stretch.start][stretch.symbol]:
                after = Item(item.rule, item.pieces + 1, item.start)
                self._add(after, stretch.end, _Step(item, stretch.start, stretch))


def _cost(one: Tree | _Begun) -> float:
    return one.cost

"""The grammar that was learned, and reading by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from itertools import islice
from math import inf, log
from typing import Any, NamedTuple

from kfdesk.engine.terms import CardType
from kfdesk.language.base import Node
from kfdesk.language.reading import learning, names
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.chart import Chart, Stretch, Tree
from kfdesk.language.reading.describing import predicates_of
from kfdesk.language.reading.fitting import fits
from kfdesk.language.reading.lexemes import THIS, Lexemes, lexemes, title_of, word_of_title
from kfdesk.language.reading.links import Links
from kfdesk.language.reading.making import Making
from kfdesk.language.reading.mentions import Reading, meanings
from kfdesk.language.reading.probing import Leap, Probe, Rules
from kfdesk.language.reading.productions import Hole, Kind, Production, Symbol
from kfdesk.language.reading.saying import said_or_none
from kfdesk.language.reading.trees import Place, form, nested, nodes, part_at, part_of_speech, rebuilt
from kfdesk.language.rules.together import unfolded
from kfdesk.language.soundness import UnsoundTextError, check
from kfdesk.text.nominals import Name
from kfdesk.text.parts import trying
from kfdesk.text.wording import render

MOST_TRIED = 200
"""Definitions that are said to find out whether they say what was read."""


MOST_NEARLY = 40
"""Definitions that are said to find out which says nearly what was read."""
TYPES = (CardType.CREATURE, CardType.UPGRADE)
"""Types of cards that bear different texts."""
_LENGTHS = (4, 3, 2, 1)
"""Of mentions, the longest first."""
_IT, _THEM, _THEY = "it", "them", "they"
_NUMBERS = {"them": _THEM, "those": _THEM, "they": _THEY, "their": _THEY}
"""Which number a mention has, by its first word."""
_PEOPLE = frozenset({"opponent", "player"})
"""Who is "they" though it is one."""
_OWN = {"its": _IT, "their": _THEY}
_OF_EACH = 0.1
"""What each rule costs, so that of trees that are otherwise alike the one of fewer rules is the likelier."""
_CALLED_OTHERWISE = 1.5
"""What it costs that a definition calls what it mentions again otherwise than the text."""
_FAR_LESS_LIKELY = 10.0
"""What a meaning may cost more than the likeliest: of those that are known none costs so much more."""
_NEVER_MET = 0.05
"""How often a word is taken to stand in a place where it was never met."""


class _Holding(NamedTuple):
    """A place in a word of the language, and the word that it holds."""

    holder: type[Any]
    place: Place
    word: type[Any] | None = None


@dataclass(frozen=True, slots=True)
class Meaning:
    """A definition that says what was read."""

    ability: Any
    cost: float
    """How unlikely it is beside others."""


class Grammar:
    """Rules by which abilities are read, learned from abilities that are known."""

    def __init__(self) -> None:
        self._rules: dict[object, Production] = {}
        self._begins: dict[Symbol, None] = {}
        """The symbols of whole abilities."""
        self._of_symbol: Counter[Symbol] = Counter()
        """How often each symbol was met."""
        self._said: Counter[tuple[Symbol, type]] = Counter()
        """How often each symbol was met as words of each class."""
        self._held: Counter[_Holding] = Counter()
        """How often each word was met in each place of another."""
        self._places: Counter[_Holding] = Counter()
        """How often each place was met, with no word in it."""
        self._mentions: set[Lexemes] = set()
        """What is said of things that were said before."""
        self._stands_for: dict[Symbol, set[Symbol]] = {}
        """For each symbol those that may be all that is said of it."""
        self._links = Links()
        self._used: list[Production] = []
        """The rules by which texts are read; empty until one is read."""
        self._probed: Rules | None = None
        """The same rules, for texts that are not understood."""
        self._made: Making | None = None
        self._practiced: set[object] = set()
        """Descriptions, apart from properties, of which others were made up."""
        for rule in names.productions():
            self._rules[rule.key] = rule

    def learn(self, ability: Node, name: Name) -> None:
        """Learn from an ability of a card that is called `name`."""
        rules = list(learning.productions(ability, name))
        self._learn(rules, whole=True)
        for rule in rules:
            self._links.learn_order(rule)
        self._links.learn(ability, learning.mentioned(ability, rules))
        for _, word in nodes(ability):
            if predicates_of(word) is not None:
                outline = form(rebuilt(word, {("predicates",): ()}))
                if outline not in self._practiced:
                    self._practiced.add(outline)
                    with trying():
                        self._learn(list(learning.exercises(ability, word, name)), times=0)

    def _learn(self, rules: Iterable[Production], *, whole: bool = False, times: int = 1) -> None:
        """Learn rules that were met so many `times` each, the first of which is of a `whole` ability."""
        self._used, self._probed, self._made = [], None, None
        for at, rule in enumerate(rules):
            known = self._rules.setdefault(rule.key, rule)
            if known is rule:
                self._check_ends(rule)
            known.times = times + (0 if known is rule else known.times)
            self._of_symbol[rule.symbol] += times
            if rule.symbol.kind is Kind.WORD:
                self._said[rule.symbol, type(rule.model)] += times
            if rule.symbol.kind is Kind.MENTION:
                self._mentions.add(tuple(map(str, rule.pieces)))
            for hole in rule.holes:
                if hole.symbol.kind is Kind.WORD and hole.fills:
                    place = _place(rule, hole)
                    self._places[place] += times
                    self._held[place._replace(word=type(part_at(rule.model, hole.fills[0])))] += times
            if whole and at == 0:
                self._begins[rule.symbol] = None

    def _check_ends(self, rule: Production) -> None:
        """Fail for a rule by which a text would be read as itself: each stretch must have only so many trees."""
        inner = rule.stands_for
        if inner is None:
            return
        self._stands_for.setdefault(rule.symbol, set()).add(inner)
        reached, left = set[Symbol](), [inner]
        while left:
            one = left.pop()
            assert one != rule.symbol, f"a text would be read as itself, by {rule}"
            if one not in reached:
                reached.add(one)
                left += self._stands_for.get(one, ())

    @property
    def kept(self) -> tuple[object, ...]:
        """All that reading needs of what was learned; `of_kept` makes the grammar of it that reads alike."""
        rules, begins = tuple(self._rules.values()), tuple(self._begins)
        counts = self._of_symbol, self._said, self._held, self._places
        return rules, begins, counts, frozenset(self._mentions), self._links.kept

    @classmethod
    def of_kept(cls, kept: tuple[Any, ...]) -> Grammar:
        """Return a grammar that reads as the one of which this was kept, and learns no more."""
        made = cls.__new__(cls)
        rules, begins, counts, mentions, links = kept
        made._of_symbol, made._said, made._held, made._places = counts
        made._links = Links.of_kept(links)
        made._rules, made._begins = dict(enumerate(rules)), dict.fromkeys(begins)
        made._mentions, made._practiced = set(mentions), set()
        made._used, made._probed, made._made = [], None, None
        return made

    def warm_up(self) -> None:
        """Find out now what is needed for each text, so that the first one is read as fast as others."""
        self._making().warm_up()
        self._index()

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def rules(self) -> Iterable[Production]:
        """All that was learned, in its order."""
        return self._rules.values()

    def parsed(self, text: Lexemes, budget: Budget | None = None, title: str = "") -> Chart:
        """Return what is found in a text on a card of a `title`; raises `GivenUpError` after the `budget`.

        Where the title is one word, it may stand for the card or be the word: "Draw a card, or destroy Draw".
        """
        word = word_of_title(title)
        present = {*text, word} if word is not None and THIS in text else {*text}
        usable = [rule for rule in self._in_use() if rule.words <= present and len(rule.pieces) <= len(text)]
        chart = Chart(text, usable, self, budget or Budget(), title=word)
        chart.parse(self._begins)
        return chart

    def probed(self, text: Lexemes, budget: Budget, leaps: Sequence[Leap] = ()) -> Probe:
        """Return what is found in a text that need not be understood whole; raises `GivenUpError`."""
        probe = Probe(text, self._index(), self, budget, leaps)
        probe.parse(self._begins)
        return probe

    def _index(self) -> Rules:
        """Return the rules by which texts are read, for those that are not understood."""
        if self._probed is None:
            self._probed = Rules(self._in_use())
        return self._probed

    def is_whole(self, chart: Chart) -> bool:
        """Return whether the whole text of a chart is an ability by some rules; whether they say it is not asked."""
        return any(Stretch(symbol, 0, len(chart.text)) in chart.found for symbol in self._begins)

    def _in_use(self) -> Sequence[Production]:
        """Return the rules by which texts are read: without longer rows where rows of two make them."""
        if not self._used:
            of_two = {(type(rule.model), rule.symbol, rule.row) for rule in self._rules.values() if rule.row}
            self._used = [
                rule
                for rule in self._rules.values()
                if rule.row is None
                or not rule.row.is_longer_of_two
                or (type(rule.model), rule.symbol, rule.row.first_two) not in of_two
            ]
        return self._used

    def read(
        self, text: str, name: Name, types: Collection[CardType] = TYPES, budget: Budget | None = None
    ) -> tuple[Meaning, ...]:
        """Return the definitions that say an ability's text, the likeliest first; none where it cannot be read.

        Those that are far less likely than the first are left out: nobody means them.

        The text bears the card's `name` and stands on a card of one of these `types`. Definitions that behave alike
        are one; none are those that could never do what they say, or that no function of the language makes. Raises
        `GivenUpError` where it takes longer than the `budget`, or too many definitions that do not say it, so that
        nobody knows whether the text has a meaning.
        """
        budget = budget or Budget()
        wanted = lexemes(text, title_of(name))
        chart = self.parsed(wanted, budget, title_of(name))
        trees = [
            tree._replace(cost=tree.cost + self._of_class(symbol, type(tree.production.model)))
            for symbol in self._begins
            for tree in chart.trees(Stretch(symbol, 0, len(wanted)))
        ]
        with trying():
            return self._meanings(trees, wanted, name, types, budget)

    def _meanings(
        self, trees: Iterable[Tree], wanted: Lexemes, name: Name, types: Collection[CardType], budget: Budget
    ) -> tuple[Meaning, ...]:
        """Return which of the definitions that trees stand for say what was read."""
        tried: set[object] = set()
        fitting: list[Meaning] = []
        most = inf
        for made, cost in self._readings(trees):
            built = nested(made, again=_may_be_mentioned)
            if built in tried:
                continue
            if len(tried) >= MOST_TRIED or cost > most:
                break
            tried.add(built)
            budget.check_now()
            said = self._said_of(made, name)
            if self._are_alike(said, wanted) and self._making().allows(made) and _is_sound(made, types):
                fitting.append(Meaning(made, cost + (0 if said == wanted else _CALLED_OTHERWISE)))
                most = min(most, fitting[-1].cost + _FAR_LESS_LIKELY)
        found: dict[object, Meaning] = {}
        for one in sorted(fitting, key=_cost):
            found.setdefault(normal(one.ability), one)
        if not found and len(tried) >= MOST_TRIED:
            raise GivenUpError(f"none of {MOST_TRIED} definitions says it")
        return tuple(found.values())

    def nearly(self, wanted: Lexemes, name: Name, types: Collection[CardType], budget: Budget) -> Iterator[Lexemes]:
        """Yield what the likeliest definitions say for which rules find a text, though they say another one.

        The text has no meaning. Raises `GivenUpError`.
        """
        chart = self.parsed(wanted, budget)
        trees = [tree for symbol in self._begins for tree in chart.trees(Stretch(symbol, 0, len(wanted)))]
        with trying():
            for made, _ in islice(self._readings(trees), MOST_NEARLY):
                budget.check_now()
                said = self._said_of(made, name)
                if said and self._making().allows(made) and _is_sound(made, types):
                    yield said

    def _readings(self, trees: Iterable[Tree]) -> Iterator[Reading]:
        """Yield the definitions that trees may stand for, the likeliest first."""
        return merge(*(meanings(tree, self._links) for tree in sorted(trees, key=_cost)), key=_cost)

    def _making(self) -> Making:
        """Return how the words that were met are made."""
        if self._made is None:
            self._made = Making(rule.model for rule in self._rules.values() if isinstance(rule.model, Node))
        return self._made

    def of_rule(self, rule: Production) -> float:
        """Return how unlikely a rule is among those for its symbol. Mentions are as likely as one another."""
        if rule.symbol.kind is not Kind.WORD:
            return _OF_EACH
        return _OF_EACH + log((self._said[rule.symbol, type(rule.model)] + 1) / (rule.times + _NEVER_MET))

    def of_word(self, rule: Production, hole: Hole, word: type) -> float:
        """Return how unlikely a word of a class is in a hole of a rule: how rarely such a word stands there.

        The rest of a row is as likely as its second part.
        """
        if hole.symbol.kind is not Kind.WORD or (rule.row and word is type(rule.model)):
            return 0.0
        if not hole.fills:
            return self._of_class(hole.symbol, word)
        place = _place(rule, hole)
        return log((self._places[place] + 1) / (self._held[place._replace(word=word)] + _NEVER_MET))

    def _of_class(self, symbol: Symbol, word: type) -> float:
        """Return how unlikely a word of a class is among all for a symbol."""
        return log((self._of_symbol[symbol] + 1) / (self._said[symbol, word] + _NEVER_MET))

    def _said_of(self, made: Any, name: Name) -> Lexemes:
        """Return what a definition says; nothing of one that cannot be said."""
        said = said_or_none(lambda: render(made, "en", this=name))
        return () if said is None else lexemes(said, title_of(name))

    def _are_alike(self, said: Lexemes, wanted: Lexemes) -> bool:
        """Return whether two texts say the same, whatever they call what they mention again, but for one and several.

        One is "it" or "that creature", several are "them" or "those creatures"; "they" may be both.
        """
        if said == wanted:
            return True
        one, other = self._plain(said), self._plain(wanted)
        return len(one) == len(other) and all(map(_agree, one, other))

    def _plain(self, text: Lexemes) -> Lexemes:
        """Return a text in which everything that is mentioned again is called alike, apart from its number."""
        out: list[str] = []
        at = 0
        while at < len(text):
            length = next((n for n in _LENGTHS if text[at : at + n] in self._mentions), 0)
            if length:
                is_person = text[at : at + length][-1] in _PEOPLE
                out.append(_THEY if is_person else _NUMBERS.get(text[at], _IT))
            elif text[at] in _OWN:
                out += [_OWN[text[at]], "’s"]
            else:
                out.append(text[at])
            at += length or 1
        return tuple(out)


def _calls_alike(said: Lexemes, wanted: Lexemes) -> bool:
    """Return whether texts are the same, but for a card that is called by its name where "it" is said."""
    return len(said) == len(wanted) and all(
        one == other or (one == "it" and other == THIS) for one, other in zip(said, wanted, strict=True)
    )


def _is_sound(made: Any, types: Collection[CardType]) -> bool:
    """Return whether a card of one of these types may have a definition."""
    if not fits(made):
        return False
    for type_ in types:
        try:
            check("what is read", type_, (made,), list(unfolded(made)))
        except UnsoundTextError:
            continue
        return True
    return False


def _place(rule: Production, hole: Hole) -> _Holding:
    """Return the place of a hole; places in a row behind the first are alike."""
    steps = tuple(min(step, 1) if isinstance(step, int) else step for step in hole.fills[0])
    return _Holding(type(rule.model), steps)


def _agree(one: str, other: str) -> bool:
    """Return whether two words are alike, or mention something in the same number."""
    return one == other or (_THEY in (one, other) and {one, other} <= {_IT, _THEM, _THEY})


def _may_be_mentioned(value: Any) -> bool:
    """Return whether it is a word that may be said by another name where it is meant again."""
    return isinstance(value, Node) and part_of_speech(value) in learning.MENTIONED


def _cost(one: Reading | Meaning | Tree) -> float:
    return one.cost

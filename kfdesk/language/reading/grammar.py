"""The grammar that was learned, and reading by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import islice
from math import inf, log
from typing import Any, NamedTuple

from kfdesk.engine.terms import CardType
from kfdesk.language.amounts import PerEach
from kfdesk.language.back_references import Those
from kfdesk.language.base import BaseInstruction, Node, Target
from kfdesk.language.combined import OneOf
from kfdesk.language.conditions import Condition, ThereAre
from kfdesk.language.counts.cards import CardsThere
from kfdesk.language.durations import ForGood
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.decks import Draw
from kfdesk.language.effects.marks import PutCounters
from kfdesk.language.effects.moves import Discard, Purge
from kfdesk.language.effects.revealing import Reveal
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.places import InPlay
from kfdesk.language.predicates import NeighborOf, Other, Predicate
from kfdesk.language.reading import learning, names, wordings
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.chart import Chart, Rules, Stretch, Tree
from kfdesk.language.reading.describing import predicates_of, with_other_numbers
from kfdesk.language.reading.fitting import fits
from kfdesk.language.reading.learning import CLAUSES
from kfdesk.language.reading.lexemes import THIS, Lexemes, lexemes, tidy, title_of, word_of_title
from kfdesk.language.reading.links import Links
from kfdesk.language.reading.making import Making
from kfdesk.language.reading.mentions import Candidate, candidates, passes_over
from kfdesk.language.reading.practicing import in_other_clauses
from kfdesk.language.reading.probing import Leap, Probe
from kfdesk.language.reading.productions import Hole, Kind, Production, Symbol
from kfdesk.language.reading.sameness import calls_it, is_alike, rule_first, tells_apart
from kfdesk.language.reading.saying import said_or_none
from kfdesk.language.reading.trees import (
    Place,
    fields_of,
    form,
    holders,
    is_within,
    nested,
    nodes,
    part_at,
    part_of_speech,
    rebuilt,
)
from kfdesk.language.reading.unpicked import with_what_was_done
from kfdesk.language.rules.abilities import Gains
from kfdesk.language.rules.entrances import EntersAs, EntersWith
from kfdesk.language.rules.together import unfolded
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE, UPGRADE
from kfdesk.language.soundness import check
from kfdesk.language.targets import Chosen, Granting, HostOf, Itself, This
from kfdesk.text.nominals import Name
from kfdesk.text.parts import trying
from kfdesk.text.wording import render

MOST_TRIED = 200
"""Definitions that are said to find out whether they say what was read."""


MOST_NEARLY = 40
"""Definitions that are said to find out which says nearly what was read."""
TYPES = (CardType.CREATURE, CardType.UPGRADE)
"""Types of cards that bear different texts."""
_OF_EACH = 0.1
"""What each rule costs, so that of trees that are otherwise alike the one of fewer rules is the likelier."""
_OF_ANOTHER_WORDING = 3.0
"""What it costs that a rule is read in another wording than that of the language."""
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
        self._used: Rules | None = None
        """The rules by which texts are read; None until one is read."""
        self._made: Making | None = None
        self._practiced: set[object] = set()
        """Descriptions, apart from properties, of which others were made up, and rules said in other clauses."""
        for rule in (*names.productions(), *wordings.mentions()):
            self._rules[rule.key] = rule
            self._note_mention(rule)

    def learn(self, ability: Node, name: Name) -> None:
        """Learn from an ability of a card that is called `name`: what can be said, and what is likely."""
        rules = list(learning.productions(ability, name))
        self._learn(rules, whole=True)
        for rule in rules:
            self._links.learn_order(rule)
            self._practice_clauses(rule, name)
        self._links.learn(ability, learning.mentioned(ability, rules))
        self._practice_within(ability, name)

    def practice(self, ability: Node, name: Name) -> None:
        """Learn from an ability that no card has: what can be said, but not that any of it is likely."""
        rules = list(learning.productions(ability, name))
        self._learn(rules, whole=True, times=0)
        for rule in rules:
            self._practice_clauses(rule, name)
        self._practice_within(ability, name)

    def _practice_within(self, ability: Node, name: Name) -> None:
        """Learn how an ability is said with other numbers, and with other properties of what it describes."""
        with trying():
            other = with_other_numbers(ability, lambda one: self._said_of(one, name))
            if other is not ability:
                self._learn(said_or_none(lambda: list(learning.productions(other, name))) or (), times=0)
        for place, word in nodes(ability):
            if predicates_of(word) is not None:
                outline = _outline(ability, place)
                if outline is not None and outline not in self._practiced:
                    self._practiced.add(outline)
                    with trying():
                        self._learn(list(learning.exercises(ability, word, name)), times=0)

    def _practice_clauses(self, rule: Production, name: Name) -> None:
        """Learn how the instruction of a rule is said in other clauses; once for each rule.

        Those that only join, allow or order other instructions are left out.
        """
        model = rule.model
        if not isinstance(model, Instruction) or rule.key in self._practiced:
            return
        if any(place and isinstance(part, BaseInstruction) for place, part in nodes(model)):
            return
        self._practiced.add(rule.key)
        with trying():
            self._learn(list(in_other_clauses(model, name)), times=0)

    def _learn(self, rules: Iterable[Production], *, whole: bool = False, times: int = 1) -> None:
        """Learn rules that were met so many `times` each, the first of which is of a `whole` ability."""
        self._used = self._made = None
        for at, rule in enumerate(rules):
            known = self._rules.setdefault(rule.key, rule)
            if known is rule:
                self._check_ends(rule)
                self._rules.update((other.key, other) for other in wordings.others(rule))
            known.times = times + (0 if known is rule else known.times)
            self._of_symbol[rule.symbol] += times
            if rule.symbol.kind is Kind.WORD:
                self._said[rule.symbol, type(rule.model)] += times
            self._note_mention(rule)
            for hole in rule.holes:
                if hole.symbol.kind is Kind.WORD and hole.fills:
                    place = _place(rule, hole)
                    self._places[place] += times
                    self._held[place._replace(word=type(part_at(rule.model, hole.fills[0])))] += times
            if whole and at == 0:
                self._begins[rule.symbol] = None

    def _note_mention(self, rule: Production) -> None:
        if rule.symbol.kind is Kind.MENTION:
            self._mentions.add(tuple(map(str, rule.pieces)))

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
        made._used = made._made = None
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
        chart = Chart(text, self._index(), self, budget or Budget(), title=word_of_title(title))
        chart.parse(self._begins)
        return chart

    def probed(self, text: Lexemes, budget: Budget, leaps: Sequence[Leap] = ()) -> Probe:
        """Return what is found in a text that need not be understood whole; raises `GivenUpError`."""
        probe = Probe(text, self._index(), self, budget, leaps)
        probe.parse(self._begins)
        return probe

    def _index(self) -> Rules:
        """Return the rules by which texts are read: without longer rows where rows of two make them."""
        if self._used is None:
            of_two = {(type(rule.model), rule.symbol, rule.row) for rule in self._rules.values() if rule.row}
            self._used = Rules(
                [
                    rule
                    for rule in self._rules.values()
                    if rule.row is None
                    or not rule.row.is_longer_of_two
                    or (type(rule.model), rule.symbol, rule.row.first_two) not in of_two
                ]
            )
        return self._used

    def is_whole(self, chart: Chart) -> bool:
        """Return whether the whole text of a chart is an ability by some rules; whether they say it is not asked."""
        return any(Stretch(symbol, 0, len(chart.text)) in chart.found for symbol in self._begins)

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
        said: dict[object, Lexemes] = {}
        fitting: list[Meaning] = []
        most = inf
        for one in self._candidates(trees, wanted):
            budget.check()
            if one.cost > most:
                break
            one = one._replace(ability=with_what_was_done(one.ability))
            built = nested(one.ability, again=_may_be_mentioned)
            if built not in said:
                if len(said) >= MOST_TRIED:
                    break
                budget.check_now()
                said[built] = self._said_of(one.ability, name)
            its = said[built]
            fits = is_alike(one.text, its, self._mentions, () if one.text is wanted else wanted)
            if not fits and (rule_first(one.text), rule_first(its)) != (one.text, its):
                fits = is_alike(rule_first(one.text), rule_first(its), self._mentions, wanted)
            fits = fits and _is_of_card_itself(one, its)
            if fits and self._is_meant(one, its, wanted, types):
                fitting.append(Meaning(one.ability, one.cost + (0 if its == one.text else _CALLED_OTHERWISE)))
                most = min(most, fitting[-1].cost + _FAR_LESS_LIKELY)
        found: dict[object, Meaning] = {}
        for meaning in sorted(fitting, key=_cost):
            found.setdefault(normal(meaning.ability), meaning)
        if not found and len(said) >= MOST_TRIED:
            raise GivenUpError(f"none of {MOST_TRIED} definitions says it")
        return tuple(found.values())

    def _is_meant(self, one: Candidate, said: Lexemes, wanted: Lexemes, types: Collection[CardType]) -> bool:
        """Return whether somebody may mean a definition, of which this is said, on a card of one of these types."""
        is_told = any(tells_apart(wanted, at) for at in range(len(wanted)))
        if not is_told and passes_over(one.ability, self._links, calls_it(one.text, said)):
            return False
        return self._making().allows(one.ability) and _is_sound(one.ability, types)

    def nearly(self, wanted: Lexemes, name: Name, types: Collection[CardType], budget: Budget) -> Iterator[Lexemes]:
        """Yield what the likeliest definitions say for which rules find a text, though they say another one.

        The text has no meaning. Raises `GivenUpError`.
        """
        chart = self.parsed(wanted, budget, title_of(name))
        trees = [tree for symbol in self._begins for tree in chart.trees(Stretch(symbol, 0, len(wanted)))]
        with trying():
            for one in islice(self._candidates(trees, wanted), MOST_NEARLY):
                budget.check_now()
                said = self._said_of(one.ability, name)
                if said and self._making().allows(one.ability) and _is_sound(one.ability, types):
                    yield said

    def _candidates(self, trees: Iterable[Tree], wanted: Lexemes) -> Iterator[Candidate]:
        """Yield the definitions that trees may stand for, the likeliest first; no tree is looked at before its turn."""
        waiting: list[tuple[float, int, Candidate | None, Iterator[Candidate]]]
        waiting = [(tree.cost, number, None, self._candidates_of(tree, wanted)) for number, tree in enumerate(trees)]
        heapify(waiting)
        while waiting:
            _, number, known, others = heappop(waiting)
            if known is not None:
                yield known
            following = next(others, None)
            if following is not None:
                heappush(waiting, (following.cost, number, following, others))

    def _candidates_of(self, tree: Tree, wanted: Lexemes) -> Iterator[Candidate]:
        """Yield the definitions that a tree may stand for, the likeliest first."""
        text = wanted
        if wordings.is_reworded(tree):
            if not wordings.is_fit(tree):
                return
            text = tidy(wordings.as_said(tree))
        yield from candidates(tree, text, self._links)

    def _making(self) -> Making:
        """Return how the words that were met are made."""
        if self._made is None:
            self._made = Making(rule.model for rule in self._rules.values() if isinstance(rule.model, Node))
        return self._made

    def of_rule(self, rule: Production) -> float:
        """Return how unlikely a rule is among those for its symbol. Mentions are as likely as one another."""
        if rule.symbol.kind is not Kind.WORD:
            return _OF_EACH
        of_wording = 0.0 if rule.said is None else _OF_ANOTHER_WORDING
        return _OF_EACH + of_wording + log((self._said[rule.symbol, type(rule.model)] + 1) / (rule.times + _NEVER_MET))

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


def _outline(ability: Node, place: Place) -> object:
    """Return what tells the description in a place from others, whatever its properties are.

    One of which it is said how many there are is told by that, too: the condition may say all of it. None means that no
    others are made up of it: of two that are compared one property is said once.
    """
    outline = form(rebuilt(part_at(ability, place), {("predicates",): ()}))
    held_by = list(holders(ability, place))
    around = next((one for one in held_by if isinstance(one, ThereAre)), None)
    if around is None or not isinstance(around.what, CardsThere) or part_at(ability, place) is not around.what.group:
        return outline
    if sum(predicates_of(part) is not None for _, part in nodes(around)) > 1:
        return None
    holder = held_by[held_by.index(around) + 1] if around is not ability else None
    return outline, type(around.wanted), around.still, type(holder)


def _is_sound(made: Any, types: Collection[CardType]) -> bool:
    """Return whether a card of one of these types may have a definition."""
    if not fits(made):
        return False
    if not all(_is_asked_of_each(made, place) for place, part in nodes(made) if isinstance(part, Itself)):
        return False
    if any(_is_said_of_another(part, made) or _is_of_another_sort(part) for _, part in nodes(made)):
        return False
    if _speaks_of_what_is_not_done(made) or _takes_from_play(made):
        return False
    if CardType.CREATURE not in types and _is_of_own_neighbors(made):
        return False
    if set(types) == {CardType.ACTION} and any(_is_other_in_play(part) for _, part in nodes(made)):
        return False
    rules = said_or_none(lambda: list(unfolded(made)))
    return rules is not None and any(_may_have(type_, made, rules) for type_ in types)


def _is_of_card_itself(one: Candidate, said: Lexemes) -> bool:
    """Return whether a definition speaks of its card as often as the text names it, where the language says "it"."""
    named = one.text.count(THIS)
    if named <= said.count(THIS):
        return True
    return sum(1 for place, part in nodes(one.ability) if _is_card_itself(one.ability, place, part)) >= named


def _is_card_itself(made: Any, place: Place, part: Node) -> bool:
    """Return whether a part is the card that bears the text: in an ability that others gain, the one that gives it."""
    if not isinstance(part, This):
        return isinstance(part, Granting)
    givers = (part_at(made, place[:length]) for length, step in enumerate(place) if step == "what")
    return not any(isinstance(giver, Gains) and not giver.target.is_this for giver in givers)


def _may_have(type_: CardType, made: Any, rules: list[Any]) -> bool:
    """Return whether a card of a type may have a definition, of which these are the rules."""

    def is_checked() -> bool:
        check("what is read", type_, (made,), rules)
        return True

    return said_or_none(is_checked) is not None


def _is_said_of_another(word: Node, made: Any) -> bool:
    """Return whether what a word says is taken for what another word does that says the same.

    "For each" lets one choose each time, unless the creature was chosen before; and "enters play" is so while it is so.
    """
    match word:
        case PutCounters(amount=PerEach(), target=Chosen() as chosen):
            return len({place for place, part in nodes(made) if part is chosen}) == 1
        case ForGood(abilities=(EntersAs() | EntersWith(),)):
            return True
    return False


def _is_of_another_sort(word: Node) -> bool:
    """Return whether a word takes cards for what they are not.

    It calls artifacts or upgrades to which something was done, or cards that were drawn, "that creature", or speaks of
    what a card is attached to that is none to be attached.
    """
    match word:
        case Those(effect=Draw(), sort=sort):
            return sort is not CARD
        case Those(effect=effect, sort=sort):
            sorts = {sort, getattr(getattr(effect, "target", None), "sort", None)}
            return len(sorts) == 2 and sorts <= {ARTIFACT, CREATURE, UPGRADE}
        case HostOf(target=attached):
            return getattr(attached, "sort", UPGRADE) not in (UPGRADE, CARD)
    return False


def _is_asked_of_each(made: Any, place: Place) -> bool:
    """Return whether "it" in a place of a definition is each of what something is asked of: counted or compared there.

    In a clause itself "it" is what was mentioned before. What is counted in one that deals with no cards is so, too.
    """
    held_by = [one for one in holders(made, place) if isinstance(one, Node)]
    words = [part_of_speech(one) for one in held_by]
    around = next((at for at, one in enumerate(words) if one in CLAUSES), len(words))
    inner = words[:around]
    if place[-1] == "itself":
        return True
    if Condition not in words[around : around + 1]:
        is_counted = bool(inner) and any(_deals_with_cards(clause) for clause in held_by[around : around + 1])
        return not words or Target in inner or is_counted
    return Target in inner and Predicate in inner[inner.index(Target) :]  # of cards that are described


def _deals_with_cards(clause: Node) -> bool:
    """Return whether a clause itself names cards, and not only what is within it."""
    return any(isinstance(getattr(clause, name), Target) for name in fields_of(clause) or ())


def _speaks_of_what_is_not_done(made: Any) -> bool:
    """Return whether a definition speaks of something as done, such as "those cards", that nothing in it does.

    Nor does anything do it that is done only after what is said of it: "after it reaps, draw a card".
    """
    spoken_of, done = set[int](), set[int]()
    for place, part in nodes(made):
        if isinstance(occurrence := getattr(part, "occurrence", None), Occurrence):
            then = {id(one) for _, one in nodes(getattr(part, "effect", None)) if isinstance(one, BaseInstruction)}
            if any(id(one) in then for _, one in nodes(occurrence)):
                return True
        if isinstance(part, BaseInstruction):
            (spoken_of if learning.is_spoken_of(made, place, part) else done).add(id(part))
    return not spoken_of <= done


def _takes_from_play(made: Any) -> bool:
    """Return whether cards in play are taken for those of a hand, or for those that were looked at.

    "Discard a creature" is said of a hand, and behind "reveal your hand" nobody takes "a card" for one in play.
    """
    parts = [part for _, part in nodes(made)]
    is_seen = any(isinstance(part, Reveal) for part in parts)
    targets = [part.target for part in parts if isinstance(part, Discard) or (is_seen and isinstance(part, Purge))]
    return any(
        isinstance(one, Chosen)
        and not isinstance(one, OneOf)
        and isinstance(one.place, InPlay)
        and (not is_seen or one.sort is CARD)
        for one in targets
    )


def _is_of_own_neighbors(made: Any) -> bool:
    """Return whether it speaks of the neighbors of the card that bears it, as no card does that is no creature.

    What others gain speaks of theirs.
    """
    of_others = [(*place, "what") for place, part in nodes(made) if isinstance(part, Gains)]
    return any(
        isinstance(part, NeighborsOf | NeighborOf)
        and part.target.is_this
        and not any(is_within(place, outer) for outer in of_others)
        for place, part in nodes(made)
    )


def _is_other_in_play(word: Node) -> bool:
    """Return whether it describes creatures, artifacts or upgrades other than the card itself, as on one of those."""
    others = any(isinstance(one, Other) for one in predicates_of(word) or ())
    return others and getattr(word, "sort", None) in (ARTIFACT, CREATURE, UPGRADE)


def _place(rule: Production, hole: Hole) -> _Holding:
    """Return the place of a hole; places in a row behind the first are alike."""
    steps = tuple(min(step, 1) if isinstance(step, int) else step for step in hole.fills[0])
    return _Holding(type(rule.model), steps)


def _may_be_mentioned(value: Any) -> bool:
    """Return whether it is a word that may be said by another name where it is meant again."""
    return isinstance(value, Node) and part_of_speech(value) in learning.MENTIONED


def _cost(one: Meaning) -> float:
    return one.cost

"""Parsing by rules that are made up: what is found in a text, the likeliest first, each reading of it once."""

from __future__ import annotations

import pytest

from kfdesk.language.base import Node
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.chart import MOST_LEXEMES, Chart, Rules, Stretch, TextTooLongError, Tree
from kfdesk.language.reading.productions import NUMBER, Hole, Kind, Piece, Production, Symbol
from kfdesk.records import entity

ALWAYS = 10_000
"""Milliseconds that no test takes."""


@entity
class Deed(Node):
    """What is done."""


@entity
class Gain(Deed):
    """So much is gained."""

    amount: int = 1


@entity
class Wait(Deed):
    """Nothing is done."""


@entity
class If(Deed):
    """Something is done if it is wished."""

    effect: object


@entity
class Sentences(Deed):
    """One after the other."""

    items: tuple[object, ...]


DEED = Symbol(Kind.WORD, Deed)


class ByTimes:
    """Rules cost the less, the oftener they were met."""

    def of_rule(self, rule: Production) -> float:
        return 1 / rule.times

    def of_word(self, rule: Production, hole: Hole, word: type) -> float:
        return 0.5 if word is Wait else 0.0


def item(at: int) -> Hole:
    return Hole(DEED, (("items", at),))


GAIN = Production(DEED, ("gain", Hole(NUMBER, (("amount",),))), Gain())
WAIT = Production(DEED, ("wait",), Wait())
IF = Production(DEED, ("if", "so", Hole(DEED, (("effect",),))), If(Wait()))
TWO = Production(DEED, (item(0), ".", item(1)), Sentences((Wait(), Wait())), times=2)
ALL = (GAIN, WAIT, IF, TWO)


def parsed(text: str, *rules: Production, budget: Budget | None = None) -> tuple[Tree, ...]:
    lexemes = tuple(text.split())
    chart = Chart(lexemes, Rules(rules), ByTimes(), budget or Budget(ALWAYS))
    chart.parse([DEED])
    return chart.trees(Stretch(DEED, 0, len(lexemes)))


def shown(tree: Tree | int) -> str:
    """Return a tree with brackets around what is read in holes."""
    if isinstance(tree, int):
        return str(tree)
    parts = iter(tree.parts)
    return "[" + " ".join(p if isinstance(p, str) else shown(next(parts)) for p in tree.production.pieces) + "]"


@pytest.mark.parametrize(
    ("text", "trees"),
    [
        ("wait", ["[wait]"]),
        ("gain 12", ["[gain 12]"]),
        ("wait . gain 3", ["[[wait] . [gain 3]]"]),
        ("gain gain", []),
        ("gain", []),
        ("wait .", []),
    ],
)
def test_a_text_is_found_whole_by_the_rules_that_make_it(text: str, trees: list[str]) -> None:
    assert [shown(tree) for tree in parsed(text, *ALL)] == trees


def test_a_row_has_one_tree_however_long_it_is() -> None:
    assert [shown(tree) for tree in parsed("wait . wait . wait . wait", *ALL)] == [
        "[[wait] . [[wait] . [[wait] . [wait]]]]"
    ]


def test_how_far_a_condition_reaches_has_several_trees() -> None:
    assert {shown(tree) for tree in parsed("if so wait . wait . gain 1", *ALL)} == {
        "[[if so [wait]] . [[wait] . [gain 1]]]",
        "[[if so [[wait] . [wait]]] . [gain 1]]",
        "[if so [[wait] . [[wait] . [gain 1]]]]",
    }


def test_a_tree_costs_what_its_rules_and_words_cost() -> None:
    (tree,) = parsed("if so wait", *ALL)
    assert tree.cost == 1 + 1 + 0.5
    rare = Production(DEED, ("wait",), Wait(), times=1)
    often = Production(DEED, ("wait",), Wait(), times=4)
    assert [tree.cost for tree in parsed("wait", rare, often)] == [0.25, 1.0]


def test_words_are_found_only_within_the_quotation_marks_where_they_are_said() -> None:
    quoted: tuple[Piece, ...] = ("“", Hole(DEED, (("effect",),)), "”")
    inside = Production(DEED, ("wait",), Wait(), in_quotes=True)
    assert parsed("“ wait ”", Production(DEED, quoted, If(Wait())), inside)
    assert parsed("wait", inside) == ()


def test_no_stop_is_needed_behind_a_whole_sentence_in_quotation_marks() -> None:
    quote = Production(DEED, ("“", "wait", ".", "”"), Gain())
    assert [shown(tree) for tree in parsed("“ wait . ” wait", quote, WAIT, TWO)] == ["[[“ wait . ”] . [wait]]"]


def test_only_rules_are_begun_whose_text_may_begin_with_what_stands_there() -> None:
    number = Production(DEED, (Hole(NUMBER, (("amount",),)), "more"), Gain())
    rules = Rules((*ALL, number))

    def begun(lexeme: str) -> list[Production]:
        return [rules.all[one] for one in rules.beginning(DEED, lexeme)]

    assert begun("wait") == [WAIT, TWO]
    assert begun("gain") == [GAIN, TWO]
    assert begun("7") == [TWO, number]
    assert begun("so") == []


def test_a_text_that_is_too_long_or_takes_too_long_is_given_up() -> None:
    with pytest.raises(TextTooLongError):
        parsed("wait . " * MOST_LEXEMES, *ALL)
    with pytest.raises(GivenUpError):
        parsed(" . ".join(["wait"] * 100), *ALL, budget=Budget(0))

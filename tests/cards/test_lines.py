"""The table form of card tests: what is wrong in a case is found."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from kfdesk.engine import IllegalChoice, SetupError
from kfdesk.engine.stored import FieldError
from kfdesk.language.definition import Draft
from kfdesk.language.words import bottom, deck, fate, purge
from tests.cards.lines import Case, parse


def only(steps: str, then: str) -> Case:
    """Return the case in which Ada has Fear in hand and Bo two creatures."""
    (case,) = parse(f"""
        it is tried
            ada: hand fear; amber 1
            bo: line krump(damage=1) bumpsy
            {steps}
            -> {then}
    """)
    return case


def test_a_case_that_is_right_passes() -> None:
    only("play fear, offers krump bumpsy, pick krump", "fear: hand > discard, krump: battleline > hand").check()
    only("play fear, pick krump", "fear: hand > discard, krump: battleline > hand, bo line: bumpsy").check()


def test_a_prophecy_is_fulfilled_by_the_first_that_reaps() -> None:
    lines = "    bo: fate divine-seal\n    ada: line valdr; deck fear\n    reap valdr"
    follows = "valdr exhausted, ada amber: 0 > 1, fulfilled divine-seal, fear: deck > purged"
    seal = Draft("divine-seal", (fate(purge(bottom(1, deck()))),))
    (case,) = parse(f"its fate is done\n{lines}\n    -> {follows}")
    case.check(seal)
    (case,) = parse(f"its fate is forgotten\n{lines}\n    -> {follows.replace('fulfilled divine-seal, ', '')}")
    with pytest.raises(AssertionError):
        case.check(seal)


RIGHT = "play fear, pick krump"
FOLLOWS = "fear: hand > discard, krump: battleline > hand"


@pytest.mark.parametrize(
    ("steps", "then"),
    [
        pytest.param(RIGHT, "fear: hand > discard", id="a change is missing"),
        pytest.param(RIGHT, f"{FOLLOWS}, bumpsy stunned", id="a change too many"),
        pytest.param(RIGHT, f"{FOLLOWS}, ada amber: 1 > 1", id="a change that is none"),
        pytest.param(RIGHT, "fear: hand > discard, krump: battleline > purged", id="another change"),
        pytest.param(RIGHT, "fear: hand > discard, krunp: battleline > hand", id="a card misspelled"),
        pytest.param(RIGHT, f"{FOLLOWS}, krump", id="a mark without a word"),
        pytest.param(RIGHT, f"{FOLLOWS}, bo line: nothing", id="too few cards in a zone"),
        pytest.param(RIGHT, f"{FOLLOWS}, bo line: bumpsy krump", id="too many cards in a zone"),
        pytest.param(RIGHT, f"{FOLLOWS}, bo lien: bumpsy", id="no such zone"),
        pytest.param("play fear, offers krump, finish", FOLLOWS, id="offers too few"),
        pytest.param("play fear, offers bumpsy krump, finish", FOLLOWS, id="offers in another order"),
        pytest.param("play fear, offers 0-1 of: krump bumpsy, finish", FOLLOWS, id="offers other numbers"),
        pytest.param("play fear, offers, finish", FOLLOWS, id="offers without cards"),
        pytest.param("offers fear, play fear, finish", FOLLOWS, id="offers where other things may be done"),
        pytest.param("play fear", "fear: hand > discard", id="not at rest"),
        pytest.param("cast fear", "fear: hand > discard", id="no such step"),
        pytest.param("play fear now, pick krump", FOLLOWS, id="a word too many"),
        pytest.param("play fear, pick", FOLLOWS, id="picks nothing"),
        pytest.param("play fear, pick krump#0", FOLLOWS, id="no such copy"),
        pytest.param("creature fear, finish", FOLLOWS, id="not a creature"),
    ],
)
def test_a_case_that_is_wrong_fails(steps: str, then: str) -> None:
    with pytest.raises(AssertionError):
        only(steps, then).check()


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ("play faer, pick krump", IndexError),
        ("play fear#2, pick krump", IndexError),
        ("play fear, pick krump#2", IndexError),
        ("play fear, pick fear", IllegalChoice),
        ("reap krump", IllegalChoice),
        ("answer nothing", IllegalChoice),
    ],
)
def test_what_cannot_be_done_fails(steps: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        only(steps, FOLLOWS).check()


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param("ada: hand fear", id="no steps"),
        pytest.param("ada: hand fear; hand anger\nplay fear", id="a zone twice"),
        pytest.param("ada: amber 1\nada: amber 2\nplay fear", id="a number twice"),
        pytest.param("ada: keys 4\nplay fear", id="more keys than there are"),
        pytest.param("ada: keys 0\nplay fear", id="fewer keys than one"),
        pytest.param("ada: line troll)\nplay fear", id="a bracket too many"),
        pytest.param("ada: line troll(damage=1 damage=2)\nplay fear", id="a number of a card twice"),
        pytest.param("ada: line troll(damage)\nplay fear", id="a number without a number"),
        pytest.param("ada: line troll(stunned=1)\nplay fear", id="a mark with a number"),
        pytest.param("ada: line troll(stuned)\nplay fear", id="a mark misspelled"),
        pytest.param("in: dis\nin: logos\nplay fear", id="two houses"),
        pytest.param("tide: ada\ntide: bo\nplay fear", id="two tides"),
        pytest.param("play fear\n-> fear: hand > discard, fear: hand > purged", id="a result twice"),
        pytest.param("play fear\n-> fulfilled fear, fear: hand > discard", id="a fulfilled prophecy and its card"),
        pytest.param("play fear\n-> bo line: krump: hand > discard", id="two results in one"),
    ],
)
def test_a_case_that_cannot_be_meant_is_refused(lines: str) -> None:
    with pytest.raises(AssertionError):
        list(parse("it is tried\n" + "\n".join(f"    {line}" for line in lines.split("\n"))))


@pytest.mark.parametrize(
    "lines",
    ["ada: lien troll", "ada: line trol", "ada: line troll(damaged=1)", "ada: amber many", "ada: line troll(damage=-1)",
     "ada: line troll(upgrades=krump)", "in: diss", "tide: both"],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(lines: str) -> None:
    with pytest.raises((ValueError, FieldError, SetupError)):
        for case in parse(f"it is tried\n    {lines}\n    finish"):
            case.check()


def test_lines_that_stand_further_left_are_not_lost() -> None:
    with pytest.raises(AssertionError):
        list(parse("it is tried\nada: hand fear\nplay fear"))


def test_a_creature_is_played_to_one_of_two_flanks() -> None:
    with pytest.raises(AssertionError):
        next(parse("it is tried\n    ada: hand urchin\n    creature urchin centre")).check()


def test_a_card_is_of_another_house_than_its_own() -> None:
    (case,) = parse("""
        a Giant of Dis reaps
            in: dis
            ada: line troll(house=dis) krump
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)
    case.check()


def test_every_text_of_cases_is_collected() -> None:
    """Where a name does not begin like a test's, or stands twice in a class, the cases would never be played."""
    for file in Path(__file__).parents[1].rglob("test_*.py"):
        source = file.read_text("utf-8")
        if file == Path(__file__) or "cases(" not in source:
            continue
        tree = ast.parse(source)
        texts = sum(_is_cases(node) for node in ast.walk(tree))
        for class_ in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            names = [name for node in class_.body for name in _tests_named(node)]
            assert len(names) == len(set(names)), f"{file}: {class_.name} has two tests of one name"
            if class_.name.startswith("Test"):
                texts -= sum(
                    isinstance(node, ast.Assign) and _is_cases(node.value) for node in class_.body if _tests_named(node)
                )
        assert texts == 0, f"{file}: cases that are not a test of a class"


def _is_cases(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cases"


def _tests_named(node: ast.stmt) -> list[str]:
    """Return the names of tests that a statement in a class gives."""
    if isinstance(node, ast.FunctionDef):
        found = [node.name]
    else:
        found = [each.id for each in getattr(node, "targets", []) if isinstance(each, ast.Name)]
    return [name for name in found if name.startswith("test")]


def test_cases_and_their_rules_are_read() -> None:
    first, second = parse("""
        the first
            rule: glossary/fear glossary/return
            in: dis
            play fear,
            pick krump
            -> fear: hand > discard,
            -> krump: battleline > hand
        the second
            play fear
    """)
    assert (first.says, second.says) == ("the first", "the second")
    assert first.rules == ("glossary/fear", "glossary/return") and second.rules == ()
    assert first.house == "dis" and second.house is None
    assert first.steps == ("play fear", "pick krump")
    assert first.changes == {"fear": "hand > discard", "krump": "battleline > hand"} and second.changes == {}

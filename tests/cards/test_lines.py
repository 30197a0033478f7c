"""The table form of card tests: what is wrong in a case is found."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(
    ("steps", "then"),
    [
        pytest.param("play fear, pick krump", "fear: hand > discard", id="a change is missing"),
        pytest.param(
            "play fear, pick krump", "fear: hand > discard, krump: battleline > hand, bumpsy stunned", id="more"
        ),
        pytest.param("play fear, pick krump", "fear: hand > discard, krump: battleline > purged", id="another"),
        pytest.param(
            "play fear, pick krump", "fear: hand > discard, krump: battleline > hand, bo line: nothing", id="zone"
        ),
        pytest.param("play fear, offers krump", "fear: hand > discard", id="offers another card"),
        pytest.param("play fear", "fear: hand > discard", id="not at rest"),
        pytest.param("cast fear", "fear: hand > discard", id="no such step"),
    ],
)
def test_a_case_that_is_wrong_fails(steps: str, then: str) -> None:
    with pytest.raises(AssertionError):
        only(steps, then).check()


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

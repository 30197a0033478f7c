"""Goals are judged by the engine's state and events, where the game waits between two actions or a turn is over."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine.terms import PLAYERS, House
from kfdesk.teach.puzzles.goals import (
    Condition,
    Control,
    Creatures,
    Forge,
    Gone,
    HaveAmber,
    NoForge,
    Opponent,
    Outcome,
    Reap,
    TheirAmber,
    Until,
    Win,
    missing,
)
from tests.teach.puzzles.small import puzzle

UNTAMED = House.UNTAMED


@pytest.mark.parametrize(
    ("mine", "theirs", "condition", "choices", "says"),
    [
        ({"amber": 7, "hand": ["key-charge"]}, {}, Forge(), ["play:c1", "yes", "key:red"], ""),
        (
            {"amber": 7, "keys": ["red", "blue"], "hand": ["key-charge"]},
            {},
            Win(),
            ["play:c1", "yes", "key:yellow"],
            "",
        ),
        ({"battleline": ["dew-faerie"], "amber": 1}, {}, HaveAmber(least=3), ["reap:c1"], ""),
        ({"battleline": ["dew-faerie"]}, {}, HaveAmber(least=3), ["reap:c1"], "You have 2 Æmber, and 3 are needed."),
        ({"battleline": ["dew-faerie"]}, {}, Reap(times=2), ["reap:c1"], "You reaped 1 of 2 times."),
        ({"battleline": ["dew-faerie"]}, {}, Control(card="flaxia"), ["reap:c1"], "You do not control Flaxia."),
        ({"hand": ["flaxia"]}, {}, Control(card="flaxia"), ["play:c1", "slot:0"], ""),
        (
            {"battleline": ["lupo-the-scarred"]},
            {"battleline": ["flaxia", "silvertooth"]},
            Creatures(),
            ["fight:c1", "card:c2"],
            "Your opponent still has a creature in play.",
        ),
        (
            {"battleline": ["lupo-the-scarred"]},
            {"battleline": ["flaxia", "silvertooth"]},
            Gone(card="flaxia"),
            ["fight:c1", "card:c2"],
            "",
        ),
        (
            {"battleline": ["dew-faerie"]},
            {"amber": 2},
            TheirAmber(most=1),
            ["reap:c1"],
            "Your opponent still has 2 Æmber; at most 1 may be left.",
        ),
    ],
)
def test_a_condition_says_what_is_missing_until_it_holds(
    mine: dict[str, Any], theirs: dict[str, Any], condition: Condition, choices: list[str], says: str
) -> None:
    one = puzzle(UNTAMED, mine, theirs, condition)
    game = one.begin()
    assert one.outcome(game) is Outcome.OPEN
    for key in choices:
        game.choose(key)
    assert [words.en for words in missing(one.goal, game, PLAYERS[0])] == ([says] if says else [])
    assert one.outcome(game) is (Outcome.OPEN if says else Outcome.SOLVED)
    if says:
        game.choose("end-turn")
        assert one.outcome(game) is Outcome.FAILED


def test_what_is_missing_for_a_key_is_said_by_its_cost() -> None:
    one = puzzle(UNTAMED, {"amber": 6, "hand": ["key-charge"]}, {}, Forge())
    game = one.begin()
    game.choose("play:c1")  # an Æmber is lost before the key is paid for
    assert one.outcome(game) is Outcome.OPEN
    assert [words.en for words in missing(one.goal, game, PLAYERS[0])] == [
        "No key was forged: you have 5 Æmber, and a key costs 6."
    ]


def test_a_goal_that_lasts_until_the_reply_is_open_until_the_opponents_turn_is_over() -> None:
    one = puzzle(UNTAMED, {"amber": 1}, {"amber": 5, "battleline": ["dew-faerie"]}, NoForge(), until=Until.REPLY)
    game = one.begin()
    game.choose("end-turn")
    assert one.outcome(game) is Outcome.OPEN
    game.choose(game.decision.options[0].key)  # type: ignore[union-attr]
    game.choose("end-turn")
    assert one.outcome(game) is Outcome.SOLVED


@pytest.mark.rule("turn/step-1-forge-a-key")
@pytest.mark.parametrize(("condition", "is_reached"), [(HaveAmber(least=6), True), (Forge(), False)])
def test_after_the_reply_the_table_counts_before_the_solver_forges(condition: Condition, is_reached: bool) -> None:
    """The reply is over; step 1 of the next turn, in which 6 Æmber become a key, comes too late."""
    mine = {"amber": 6, "keys": ["red", "blue"]}
    one = puzzle(UNTAMED, mine, {}, condition, until=Until.REPLY, opponent=Opponent.PASSES)
    game = one.begin()
    while one.outcome(game) is Outcome.OPEN:
        keys = game.decision.keys()  # type: ignore[union-attr]
        game.choose("end-turn" if "end-turn" in keys else keys[0])
    assert one.outcome(game) is (Outcome.SOLVED if is_reached else Outcome.FAILED)


@pytest.mark.rule("glossary/end-of-turn")
@pytest.mark.parametrize("least", [3, 4])
def test_what_happens_at_the_end_of_the_turn_counts(least: int) -> None:
    """Redlock reaps 1 Æmber and gains 1 as the turn ends."""
    one = puzzle(House.SHADOWS, {"battleline": ["redlock"], "amber": 1}, {}, HaveAmber(least=least))
    game = one.begin()
    game.choose("reap:c1")
    assert one.outcome(game) is Outcome.OPEN
    game.choose("end-turn")
    assert one.outcome(game) is (Outcome.SOLVED if least == 3 else Outcome.FAILED)


def test_a_key_of_the_opponent_fails_it_at_once() -> None:
    one = puzzle(UNTAMED, {}, {"amber": 6}, NoForge(), until=Until.REPLY)
    game = one.begin()
    game.choose("end-turn")
    while game.decision is not None and one.outcome(game) is Outcome.OPEN:
        game.choose(game.decision.options[0].key)
    assert one.outcome(game) is Outcome.FAILED
    assert game.state.active == PLAYERS[1]


def test_a_goal_of_two_turns_is_missed_only_when_both_are_over() -> None:
    one = puzzle(UNTAMED, {"amber": 6}, {}, Forge(keys=2), turns=2, opponent=Opponent.PASSES)
    game = one.begin()
    game.choose("end-turn")
    assert one.outcome(game) is Outcome.OPEN
    while one.outcome(game) is Outcome.OPEN:
        keys = game.decision.keys()  # type: ignore[union-attr]
        game.choose("end-turn" if "end-turn" in keys else keys[0])
    assert one.outcome(game) is Outcome.FAILED
    assert [words.en for words in missing(one.goal, game, PLAYERS[0])] == ["You forged 1 of 2 keys."]


def test_a_goal_says_itself_and_what_the_other_seat_does() -> None:
    one = puzzle(UNTAMED, {}, {}, NoForge(), until=Until.REPLY).goal
    assert one.words.en == (
        "When your opponent’s next turn is over: your opponent forges no key. "
        "Your opponent may do anything that the rules allow."
    )
    two = puzzle(UNTAMED, {}, {}, Forge(), HaveAmber(least=2)).goal
    assert two.words.en == (
        "This turn: forge 1 key; have at least 2 Æmber. All of this must be true at the same moment."
    )

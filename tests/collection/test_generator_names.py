"""Names of generated Archons: many, fit to be shown, hardly ever twice."""

from __future__ import annotations

import pytest

from kfdesk.collection.generator import name_words
from kfdesk.collection.generator.dice import Dice
from kfdesk.collection.generator.names import (
    BLUEPRINTS,
    LONGEST,
    _blocked_pairs,
    _blocked_runs,
    _blocked_words,
    archon_name,
    objection,
)

MANY = 20_000


@pytest.fixture(scope="module")
def names() -> list[str]:
    return [archon_name(Dice("name", number)) for number in range(MANY)]


def test_twenty_thousand_names_have_no_blocked_word_and_hardly_a_repetition(names: list[str]) -> None:
    assert [name for name in names if objection(name)] == []
    assert len(set(names)) >= MANY - 5
    assert max(map(len, names)) <= LONGEST
    assert min(map(len, names)) >= 8


def test_names_follow_every_blueprint(names: list[str]) -> None:
    assert sum(share for share, _ in BLUEPRINTS) == 100
    assert any(", the " in name for name in names)
    assert any("“" in name for name in names)
    assert any(" that " in name for name in names)
    assert any(name.startswith("The ") for name in names)
    assert any("’s " in name for name in names)


def test_a_name_follows_from_its_dice() -> None:
    assert archon_name(Dice("a", 1)) == archon_name(Dice("a", 1))
    assert archon_name(Dice("a", 1)) != archon_name(Dice("a", 2))


def test_words_runs_and_pairs_are_objected_to() -> None:
    word, run = sorted(_blocked_words())[0], _blocked_runs()[0]
    one, other = sorted(_blocked_pairs())[0]
    assert objection(f"Sir {word.title()} of Dewhollow") == word
    assert objection(f"Sir {word.title()}s") == f"{word}s"
    assert objection(f"Mist{run[:2]} {run[2:]}vale") in (run, f"mist{run}vale")
    assert objection(f"{one.title()} {other.title()}s") == f"{one} {other}s"
    assert objection("Linnet Pepperhollow, the Zealous Chronicler") is None


def test_no_word_of_the_lists_is_blocked_and_none_stands_twice() -> None:
    lists = {key: value for key, value in vars(name_words).items() if isinstance(value, tuple)}
    assert len(lists) == 13
    for key, words in lists.items():
        assert len(words) == len(set(words)), key
        assert [word for word in words if objection(word)] == [], key

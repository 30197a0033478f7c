"""The changes that show which parts of a card no test can tell apart."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable

import pytest

from kfdesk.cards import library
from tests.cards.lines import parse
from tests.packaging.test_packages import TOP, script

CARD = "lok-the-corruptor"
"""after_reap(lose(for_each(1, each(CREATURE, FRIENDLY, of_house(DIS))), OPPONENT))"""
WEAK = """
    after it reaps the opponent loses 1
        in: dis
        ada: line lok-the-corruptor
        bo: amber 5
        reap lok-the-corruptor
        -> lok-the-corruptor exhausted, ada amber: 0 > 1, bo amber: 5 > 4
"""
MORE = """
    and 1 for each other friendly Dis creature
        in: dis
        ada: line lok-the-corruptor ember-imp troll
        bo: line shooler; amber 5
        reap lok-the-corruptor
        -> lok-the-corruptor exhausted, ada amber: 0 > 1, bo amber: 5 > 3
"""


def survivors(id_: str, cases: str) -> set[str]:
    """Return the changes of a card with which all cases still end as they say."""
    changes = script("mutate_cards").survivors(id_, passing(cases))
    return {change.said.partition(" in ")[0] for change, text in changes if text is not None}


def passing(cases: str) -> Callable[[], bool]:
    read = tuple(parse(cases))

    def passes() -> bool:
        try:
            for case in read:
                case.check()
        except Exception:  # a changed card may do anything
            return False
        return True

    return passes


FRIENDS = "each(CREATURE, FRIENDLY, of_house(DIS))"


def test_what_a_test_cannot_tell_apart_is_found() -> None:
    weak = survivors(CARD, WEAK)
    assert weak >= {f"{FRIENDS} without of_house(DIS)", f"{FRIENDS} without FRIENDLY", f"for_each(1, {FRIENDS}) -> 1"}
    strong = survivors(CARD, WEAK + MORE)
    assert strong < weak and not any(FRIENDS in said and "fight" not in said for said in strong)


def test_what_a_test_can_tell_apart_is_not_named() -> None:
    made = {change.said.partition(" in ")[0] for change in script("mutate_cards").Source(CARD).changes()}
    told = made - survivors(CARD, WEAK)
    assert told >= {"1 -> 2", "OPPONENT -> YOU", "OPPONENT -> EACH_PLAYER"}


def test_the_card_is_as_before_afterwards() -> None:
    before = library()[CARD]
    survivors(CARD, WEAK)
    assert library()[CARD] is before


def test_a_card_that_fails_its_tests_unchanged_is_not_changed() -> None:
    with pytest.raises(AssertionError, match="as it is"):
        survivors(CARD, WEAK.replace("5 > 4", "5 > 3"))


def test_every_sort_of_change_is_made() -> None:
    source = script("mutate_cards").Source
    said = {change.said for id_ in ("avarice", "doom-device", "ruination") for change in source(id_).changes()}
    for part in ("HOST) -> ", "2 -> 3", "2 -> 1", "END -> START", "YOU -> OPPONENT", "may(…)", "exactly(13)", "not_("):
        assert any(part in change for change in said), part


def test_the_tests_of_a_card_are_run() -> None:
    command = [sys.executable, "packaging/mutate_cards.py", "way-of-the-crow"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.fullmatch(r"[1-9]\d* changes of 1 cards, 0 of them pass all tests", done.stdout.strip())


def test_cards_are_named_by_their_folders() -> None:
    cards_of = script("mutate_cards").cards_of
    assert cards_of("avarice") == ["avarice"]
    assert "avarice" in cards_of("cc/dis") and set(cards_of("cc/dis")) < set(cards_of("cc"))
    with pytest.raises(SystemExit):
        cards_of("nowhere")

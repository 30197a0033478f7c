"""All cards and all words: each card that a rulebook names is in the program, and each word is said by a card."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.usage import word_uses
from kfdesk.engine.terms import Half
from kfdesk.language.index import words
from tests.cards.wording import REFERENCE

NAMED = REFERENCE.with_name("named-in-rulebooks.txt")
"""The cards that the rulebooks name, an id a line, beside the reference wording."""


@pytest.mark.skipif(not NAMED.is_file(), reason="the list of named cards was not found beside the repository")
def test_each_card_that_a_rulebook_names_is_in_the_program() -> None:
    named = [line for line in NAMED.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    written = {facts()[id_].other_half if facts()[id_].half is Half.TOP else id_ for id_ in named}
    assert sorted(written - library().implemented.keys()) == []


KEPT = {"WARDED"}
"""Words that no card of the game says and rule tests speak: the status with which a ward is asked for, as `STUNNED`
and `ENRAGED` do for the others."""


def test_each_word_is_said_by_a_card() -> None:
    assert {word.name for word in words() if word.part != "constants"} - word_uses().keys() == KEPT

"""Printed wording becomes the wording of the language."""

from __future__ import annotations

import pytest

from kfdesk.language.reading.printed import abilities
from kfdesk.language.reading.rewrites import REWRITES
from kfdesk.language.reading.rewriting import Rewrite


@pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.printed_so)
def test_a_rewrite_does_what_its_example_says_and_has_a_reason(rewrite: Rewrite) -> None:
    assert rewrite.of(rewrite.printed_so) == rewrite.said_so
    assert rewrite.of(rewrite.said_so) == rewrite.said_so, "what is said so already stays as it is"
    assert rewrite.why.endswith(".")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Taunt. (A reminder of it.)\nPlay: Ward a creature.", ["Play: Ward a creature."]),
        ("Enhance {draw}{draw}.", []),
        ("Skirmish. Assault 2. Reap: Ward it.", ["After Reap: Ward it."]),
        (
            "Play: Choose one:\nWard a creature.\n• Stun a creature.\nDestroyed: Ward a creature.",
            ["Play: Choose one:\n• Ward a creature.\n• Stun a creature.", "Destroyed: Ward a creature."],
        ),
    ],
)
def test_lines_are_abilities_but_for_choices_keywords_and_reminders(text: str, found: list[str]) -> None:
    assert list(abilities(text)) == found

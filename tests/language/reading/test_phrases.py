"""The phrases that the manual lists: made from the words, in both languages, each in its group."""

from __future__ import annotations

from kfdesk.cards.facts import facts
from kfdesk.language.reading.phrases import GROUPS, phrases


def test_every_group_has_phrases_in_both_languages() -> None:
    assert facts()
    found = phrases()
    assert set(found) == set(GROUPS) and all(found.values())
    assert all(phrase.en and phrase.de for said in found.values() for phrase in said)
    assert sum(map(len, found.values())) > 250


def test_phrases_say_what_one_would_type() -> None:
    found = phrases()
    assert ("Draw a card", "Ziehe eine Karte") in found["done"]
    assert "After Reap: Destroy a creature." in [phrase.en for phrase in found["when"]]
    assert "with power 3 or higher" in [phrase.en for phrase in found["cards"]]

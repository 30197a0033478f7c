"""The objects that stand for what cards do: of several words the first in the table counts."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.desk.art.tables import table, words
from tests.packaging.test_packages import script


def test_the_first_word_of_the_table_counts_and_not_the_first_of_the_text() -> None:
    deed = script("build_deeds").deed
    assert deed("Draw a card. Steal 1 Æmber.", {"steal": "sack", "draw": "cards"}) == "sack"
    assert deed("Draw a card.", {"steal": "sack", "draw": "cards"}) == "cards"
    assert deed("", {"steal": "sack"}) is None


def test_what_a_card_does_is_what_its_text_says() -> None:
    deed, deeds = script("build_deeds").deed, table("deeds")["deeds"]
    some = sorted(deeds)[::40]
    assert [deed(library()[card].text("en"), words("deeds")) for card in some] == [deeds[card] for card in some]

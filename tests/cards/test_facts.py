"""The card-facts table that ships, and damaged tables."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kfdesk.cards.facts import LANGUAGES_OF_NAMES, FactsError, FactsTable, facts, read_sets, sets
from kfdesk.engine.terms import CardType, House, Keyword


def test_all_cards_and_sets_are_there_and_every_row_reads() -> None:
    table = facts()
    assert len(table) == len({card.id for card in table.values()}) == 2710
    assert len(sets()) == 15
    assert {p.set for card in table.values() for p in card.printings} == set(sets())


def test_each_set_has_as_many_printings_as_it_says() -> None:
    printed = Counter(printing.set for card in facts().values() for printing in card.printings)
    assert printed == {code: book.cards for code, book in sets().items()}


def test_a_card_has_its_facts() -> None:
    troll = facts()["troll"]
    assert (troll.name, troll.type, troll.traits) == ("Troll", CardType.CREATURE, ("giant",))
    assert (troll.power, troll.armor, troll.houses) == (8, 0, (House.BROBNAR,))
    first = troll.printings[0]
    assert (first.set, first.number, first.house, first.amber) == ("CotA", "048", "brobnar", 0)


def test_a_card_without_power_or_armor_has_none() -> None:
    assert (facts()["anger"].power, facts()["anger"].armor) == (None, None)
    assert facts()["mimic-gel"].power is None


def test_names_fall_back_to_english() -> None:
    anger = facts()["anger"]
    assert (anger.name_in("de"), anger.name_in("en"), anger.name_in("xx")) == ("Zorn", "Anger", "Anger")
    assert anger.name_in("de_AT") == "Zorn"
    assert {language for card in facts() for language, _ in facts()[card].names} == {*LANGUAGES_OF_NAMES} - {"en"}


def test_amber_is_that_of_the_set_or_else_of_the_newest() -> None:
    assert (facts()["anger"].amber("CotA"), facts()["anger"].amber("DM"), facts()["anger"].amber()) == (1, 1, 1)
    assert facts()["troll"].amber() == 0


def test_keywords_carry_their_amounts() -> None:
    assert facts()["charette"].keywords == ()
    assert facts()["champion-anaphiel"].keywords == ((Keyword.TAUNT, 1),)
    assert dict(facts()["xenos-darkshadow"].keywords) == {
        Keyword.ASSAULT: 0,
        Keyword.HAZARDOUS: 0,
        Keyword.SPLASH_ATTACK: 0,
    }


def test_wording_taken_for_a_keyword_is_not_in_the_table() -> None:
    assert facts()["werewolf-curse"].keywords == ()


def test_cards_outside_the_houses_have_none() -> None:
    outside = {card.type for card in facts().values() if not card.houses}
    assert outside == {CardType.ARCHON_POWER, CardType.PROPHECY, CardType.TIDE}


def test_names_are_clean() -> None:
    for card in facts().values():
        for name in (card.name, *(name for _, name in card.names)):
            assert name == name.strip(), card.id
            assert not re.search("  |[\u2010\u2011\u200b]", name), card.id
            assert not re.search(r"'|\w‘\w|\.\.\.", name), card.id


def test_the_table_holds_facts_and_no_wording() -> None:
    longest = max(len(text) for card in facts().values() for text in (card.name, *card.traits))
    assert longest < 60


def test_a_missing_card_is_a_key_error() -> None:
    assert "no-such-card" not in facts()
    with pytest.raises(KeyError):
        facts()["no-such-card"]


def _table(directory: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    row: dict[str, Any] = {
        "name": "Troll",
        "type": "creature",
        "power": 8,
        "printings": [["A", "1", "mars", "Rare", 0]],
    }
    change(row)
    file = directory / "cards.json"
    file.write_text(json.dumps({"version": 1, "cards": {"troll": row}}), "utf-8")
    return file


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", 5),
        ("name", ""),
        ("type", "giant"),
        ("type", []),
        ("traits", "giant"),
        ("traits", [1]),
        ("power", "8"),
        ("power", -1),
        ("power", True),
        ("armor", 1.5),
        ("keywords", [["taunts", 1]]),
        ("keywords", [["taunt"]]),
        ("printings", [["CotA", "048", "brobnar", "Common"]]),
        ("printings", [{}]),
        ("names", ["Troll"]),
        ("names", {"de": None}),
        ("text", "wording"),
    ],
)
def test_a_damaged_row_names_file_card_and_field(tmp_path: Path, field: str, value: object) -> None:
    file = _table(tmp_path, lambda row: row.update({field: value}))
    with pytest.raises(FactsError) as refused:
        FactsTable(file)["troll"]
    assert (refused.value.file, refused.value.field) == (file, f"cards.troll.{field}")
    assert str(file) in str(refused.value)


@pytest.mark.parametrize(
    ("content", "field"),
    [
        ("", ""),
        ("{", ""),
        ("[" * 100_000, ""),
        ("[]", "version"),
        ('{"version": 2, "cards": {}}', "version"),
        ('{"version": 1}', "cards"),
        ('{"version": 1, "cards": []}', "cards"),
    ],
)
def test_a_damaged_file_names_file_and_field(tmp_path: Path, content: str, field: str) -> None:
    file = tmp_path / "cards.json"
    file.write_text(content, "utf-8")
    with pytest.raises(FactsError) as refused:
        FactsTable(file)
    assert (refused.value.file, refused.value.field) == (file, field)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FactsError, match=r"sets\.json: cannot be read"):
        read_sets(tmp_path / "sets.json")


def test_a_damaged_set_names_its_field(tmp_path: Path) -> None:
    file = tmp_path / "sets.json"
    file.write_text('{"version": 1, "sets": {"CotA": {"name": "Call", "ids": ["341"], "cards": 370}}}', "utf-8")
    with pytest.raises(FactsError) as refused:
        read_sets(file)
    assert refused.value.field == "sets.CotA.ids"


def test_a_damaged_row_is_found_when_it_is_read_and_not_before(tmp_path: Path) -> None:
    table = FactsTable(_table(tmp_path, lambda row: row.update(power="8")))
    assert list(table) == ["troll"]

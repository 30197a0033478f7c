"""Evenings are kept: found again as they stand, damaged files set aside, nothing entered is lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kfdesk.collection.files import sample_decks
from kfdesk.match.evenings.evening import Entered, Evening, EveningError, Pair, Paired, PlayedHere, Reported, Table
from kfdesk.match.evenings.export import as_text, pairings_table, standings_table
from kfdesk.match.evenings.kept import EveningBook, EveningFileError, read_evening
from kfdesk.match.evenings.pairing import why_not
from kfdesk.match.evenings.plan import EveningDeck, EveningPlan, PairingRule, Person
from kfdesk.match.evenings.results import MatchResult
from kfdesk.spreadsheets import csv_of
from tests.match.evenings.running import WON, drop, evening_of, lower_wins, paired, reported, round_of

SWISS, ELIMINATION = PairingRule.SWISS, PairingRule.ELIMINATION


@pytest.fixture
def book(tmp_path: Path) -> EveningBook:
    return EveningBook(tmp_path / "evenings")


def test_an_evening_is_found_again_with_its_decks(book):
    _, deck = sample_decks()[0]
    evening = Evening(plan=EveningPlan(title="Friday"))
    brings = EveningDeck(name=deck.name, key="one")
    evening = evening.after(Entered(person=Person(number=1, name="Ada", decks=(brings,))))
    kept = book.begin(evening, {"one": deck})
    (found,), wrong = book.newest()
    assert (found, wrong) == (kept, [])
    assert found.deck("one") == deck and found.deck("two") is None


def test_every_entry_is_on_the_disk_at_once(book):
    kept = book.begin(paired(evening_of(4, SWISS)), {})
    kept = book.keep(kept, kept.evening.after(Reported(round=1, table=2, result=WON)))
    assert read_evening(kept.path).evening.standing().rounds[0][1].result == WON


def test_a_damaged_file_is_set_aside_and_never_overwritten(book):
    kept = book.begin(evening_of(4, SWISS), {})
    kept.path.write_bytes(b"{")
    good, (wrong,) = book.newest()
    assert good == [] and wrong.file == kept.path
    assert [path.name for path in book.folder.iterdir()] == [f"{kept.path.name}.damaged-1"]


def test_a_file_of_a_newer_program_is_left_alone(book):
    kept = book.begin(evening_of(4, SWISS), {})
    kept.path.write_text(kept.path.read_text().replace('"version":1', '"version":2', 1))
    _, (wrong,) = book.newest()
    assert not wrong.damaged and kept.path.exists() and "newer version" in wrong.problem.en


def test_entries_that_do_not_follow_are_refused(book):
    kept = book.begin(evening_of(4, SWISS), {})
    bad = kept.evening.model_copy(update={"entries": (Paired(pairs=(Pair(one=9, two=8),)),)})
    with pytest.raises(EveningError):
        book.begin(bad, {})
    book.keep(kept, bad)
    with pytest.raises(EveningFileError, match="paired twice"):
        read_evening(kept.path)


@pytest.mark.parametrize("seed", range(8))
def test_a_file_that_somebody_changed_is_refused_or_means_an_evening(book, seed):
    """Fifty times a value is replaced: what is read then can be shown and gone on with."""
    dice = Random(seed)
    rules = list(PairingRule)
    evening = reported(paired(evening_of(5, rules[seed % len(rules)], format="best-of-three")), two_to_one)
    kept = book.begin(drop(paired(evening), 2), {})
    whole, read = kept.path.read_text(), 0
    for _ in range(50):
        tree = json.loads(whole)
        spoil(tree, dice)
        kept.path.write_text(json.dumps(tree))
        try:
            found = read_evening(kept.path).evening
        except EveningFileError:
            continue
        read += 1
        standings_table(found, "en")
        for number in range(1, len(found.standing().rounds) + 1):
            pairings_table(found, number, "en")
        if why_not(found) is None:
            paired(found)
    assert 0 < read < 50


def two_to_one(_: int, table: Table) -> MatchResult:
    return MatchResult(one=2, two=1) if table.number % 2 else MatchResult(one=0, two=2)


def spoil(tree: Any, dice: Random) -> None:
    """Replace a value somewhere in what was read from JSON."""
    while True:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = dice.choice(keys)
        if isinstance(tree[key], dict | list) and tree[key] and dice.random() < 0.9:
            tree = tree[key]
            continue
        tree[key] = dice.choice((0, 1, 2, 3, -1, 99, 10**12, None, "", "x", "swiss", [], {}, True, 1.5))
        return


def test_nobody_takes_part_twice_by_one_name():
    with pytest.raises(EveningError, match="p1 takes part already"):
        evening_of(2, SWISS).after(Entered(person=Person(number=3, name="p1")))


def test_at_most_32_people_take_part():
    with pytest.raises(EveningError, match="at most 32"):
        evening_of(32, SWISS).after(Entered(person=Person(number=33, name="P33")))


def test_pairings_and_standings_are_written_as_text_and_as_a_table_for_other_programs():
    evening = reported(round_of(evening_of(3, SWISS, tables=1), (1, 2), (3, None)), lower_wins)
    evening = drop(evening, 2)
    tables = [pairings_table(evening, 1, "en"), standings_table(evening, "en")]
    text = as_text(tables, "Friday")
    assert text.splitlines()[:6] == ["Friday", "======", "", "Round 1", "-------", "Table  Player  Player  Result"]
    assert "1      P1      P2      1 – 0" in text and "       P3      bye" in text
    rows = csv_of(tables).splitlines()
    assert rows[0] == "Round 1" and rows[2] == "1,P1,P2,1 – 0"
    assert rows[-1] == "3,P2 (dropped out),0,0–0–1,100.0,33.3,33.3,0"


def test_no_name_is_a_formula_for_a_spreadsheet():
    evening = evening_of(2, SWISS).after(Entered(person=Person(number=3, name="=1+1")))
    assert "'=1+1" in csv_of([standings_table(evening, "en")])


def test_with_few_tables_the_others_play_later():
    evening = paired(evening_of(6, SWISS, tables=2))
    assert [row[0] for row in pairings_table(evening, 1, "en").rows] == ["1", "2", "1, match 2"]


def test_a_league_with_very_many_decks_is_found_again(book):
    _, deck = sample_decks()[0]
    kept = book.begin(evening_of(2, PairingRule.LEAGUE), {})
    for first in range(0, 300, 100):
        kept = book.keep(kept, kept.evening, {f"deck {n}": deck for n in range(first, first + 100)})
    assert book.newest() == ([kept], []) and len(kept.file.decks) == 300


def test_the_evening_of_a_match_is_found_past_damaged_files_which_stay(book):
    kept = book.begin(paired(evening_of(4, SWISS)), {})
    kept = book.keep(kept, kept.evening.after(PlayedHere(round=1, table=2, match="one.match.json")))
    bad = book.folder / f"bad{kept.path.name[-13:]}"
    bad.write_bytes(b"{")
    assert book.of_match("one.match.json") == kept and book.of_match("two.match.json") is None
    assert bad.read_bytes() == b"{"


def test_byes_of_an_elimination_take_no_table_of_the_room():
    evening = paired(evening_of(6, ELIMINATION, seeded=True, tables=2))
    rows = pairings_table(evening, 1, "en").rows
    assert [row[0] for row in rows] == ["", "1", "", "2"] and [row[2] for row in rows] == ["bye", "P5", "bye", "P6"]

"""What other sites say of a deck in numbers: columns to sort by, to search for, and to show with their days."""

from __future__ import annotations

import csv
import io
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from kfdesk.collection.columns import packed
from kfdesk.collection.importers.dok import table_rows
from kfdesk.collection.importers.draft import Draft
from kfdesk.collection.importers.opened import Text
from kfdesk.collection.ratings import COLUMNS, DOK, OF_DOK, RATINGS, VAULT, in_order, ratings_of, title_of
from kfdesk.collection.records import DeckRecord, ForeignFigure
from kfdesk.collection.store import DeckRow, DeckStore, Sort
from tests.collection.old_files import file_of_version, old_facts
from tests.collection.shelves import deck

DAY, LATER = date(2026, 9, 1), date(2026, 10, 20)


def figure(name: str, value: float, taken: date | None = DAY, site: str = DOK) -> ForeignFigure:
    return ForeignFigure(site=site, name=name, value=f"{value:g}", taken=taken)


def rated(number: int, *figures: ForeignFigure) -> DeckRecord:
    return deck(number).model_copy(update={"foreign": figures})


def noon(day: date) -> float:
    return datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp()


def known(row: DeckRow) -> dict[str, float]:
    return {column: value for column, value in row.ratings.items() if value is not None}


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    """Three decks rated 70, 65 and 0, one that only the Master Vault counts, and one that nobody does."""
    made = DeckStore.open(tmp_path)
    made.add(
        [
            rated(0, figure("Sas Rating", 70), figure("Wins", 4)),
            rated(1, figure("Sas Rating", 65.5, LATER), figure("Raw Aerc Score", 61, DAY)),
            rated(2, figure("Sas Rating", 0)),
            rated(3, figure("wins", 2, LATER, VAULT), figure("losses", 0, LATER, VAULT)),
            rated(4),
        ]
    )
    return made


def found(store: DeckStore, text: str, sort: str = "name", *, descending: bool = False) -> list[int]:
    """Return the numbers of the decks that a search finds, in their order."""
    keys = store.keys(store.find(text, sort=[Sort(sort, descending)]).ids)
    numbers = {deck(number).key: number for number in range(5)}
    return [numbers[key] for key in keys]


def test_every_figure_that_importers_keep_is_a_column() -> None:
    head = "Name,Houses,House 1 Cards,Last SAS Update,Sas Rating,Synergy Rating,Antisynergy Rating,Sas Percentile,"
    head += "Raw Aerc Score,Amber Control,Expected Amber,Creature Protection,Artifact Control,Creature Control,"
    head += "Effective Power,Efficiency,Recursion,Disruption,Other,House 1 SAS,House 2 SAS,House 3 SAS,Power Level,"
    head += "Chains,Wins,Losses"
    cells = ["Ada", "Dis | Logos | Mars", "Anger", "2026-09-01", *(str(number) for number in range(1, 23))]
    text = io.StringIO()
    csv.writer(text).writerow(cells)
    (draft,) = table_rows(Text.of(f"{head}\n{text.getvalue()}"), ",", LATER)
    assert isinstance(draft, Draft)
    ratings = ratings_of(draft.foreign)
    assert {*OF_DOK, "powerlevel", "vaultchains", "vaultwins", "vaultlosses"} == ratings.keys() - {"rated", "vaultdate"}
    assert sorted(ratings[column] for column in RATINGS if column in ratings) == [float(n) for n in range(1, 23)]
    assert (ratings["sas"], ratings["aercother"], ratings["rated"]) == (1.0, 15.0, noon(DAY))


def test_of_two_sources_of_one_figure_the_younger_is_shown_and_on_one_day_the_vaults() -> None:
    vault, passed_on = figure("wins", 3, DAY, VAULT), figure("Wins", 5, LATER)
    assert ratings_of([vault, passed_on])["vaultwins"] == 5
    assert ratings_of([passed_on, vault])["vaultwins"] == 5
    same_day = figure("wins", 4, LATER, VAULT)
    assert ratings_of([same_day, passed_on])["vaultwins"] == ratings_of([passed_on, same_day])["vaultwins"] == 4


def test_the_day_is_that_of_the_oldest_figure_and_none_where_one_has_no_day() -> None:
    assert ratings_of([figure("Sas Rating", 70, LATER), figure("Other", 1, DAY)])["rated"] == noon(DAY)
    assert "rated" not in ratings_of([figure("Sas Rating", 70, LATER), figure("Other", 1, None)])


def test_what_is_no_number_or_of_no_known_name_is_no_rating_but_has_its_name() -> None:
    odd = ForeignFigure(site="elsewhere.example", name="Glory", value="12")
    word = ForeignFigure(site=DOK, name="Sas Rating", value="high")
    assert ratings_of([odd, word]) == {}
    assert title_of(odd).en == "Glory" and title_of(word).en == "SAS"
    assert [one.name for one in in_order([odd, figure("Other", 1), word])] == ["Sas Rating", "Other", "Glory"]


def test_decks_are_sorted_by_a_rating_and_those_without_come_last(store: DeckStore) -> None:
    assert found(store, "", "sas", descending=True)[:3] == [0, 1, 2]
    assert found(store, "", "sas")[:3] == [2, 1, 0]
    for column in COLUMNS:
        assert len(found(store, "", column)) == 5


def test_a_search_for_a_rating_leaves_out_decks_without_it_and_says_how_many(store: DeckStore) -> None:
    assert found(store, "sas>60") in ([0, 1], [1, 0])
    assert set(found(store, "sas:65-70")) == {0, 1} and found(store, "sas=0") == [2]
    assert found(store, "-sas>60") == [2], "a deck without a rating is not known to have a low one"
    hints = [hint.en for hint in store.find("-sas>60").hints]
    assert hints == ["2 decks are left out: their sources did not give this figure."]
    assert set(found(store, "vaultwins>=2")) == {0, 3} and found(store, "vaultlosses=0") == [3]
    assert set(found(store, "has:sas")) == {0, 1, 2} and set(found(store, "has:figures")) == {0, 1, 2, 3}
    assert set(found(store, "rated:2026-09")) == {0, 1, 2} and found(store, "vaultdate>=2026-10-20") == [3]


def test_rows_tell_ratings_with_their_days_and_nothing_that_was_not_given(store: DeckStore) -> None:
    rows = {row.key: known(row) for row in store.rows(store.find().ids)}
    assert rows[deck(0).key] == {"sas": 70, "vaultwins": 4, "rated": noon(DAY), "vaultdate": noon(DAY)}
    assert rows[deck(3).key] == {"vaultwins": 2, "vaultlosses": 0, "vaultdate": noon(LATER)}
    assert rows[deck(4).key] == {}


def test_newer_figures_take_the_place_of_older_ones_also_where_they_are_nought(store: DeckStore) -> None:
    store.add([rated(3, figure("wins", 0, date(2026, 11, 1), VAULT))])
    (row,) = store.rows(store.find("vaultwins=0").ids)
    assert row.key == deck(3).key and row.ratings["vaultlosses"] == 0
    assert row.ratings["vaultdate"] == noon(LATER), "the losses are as old as they were"


def test_ratings_go_with_a_deck_that_is_deleted_and_come_with_a_shelf_file(store: DeckStore, tmp_path: Path) -> None:
    store.export(tmp_path / "all.kfshelf")
    store.trash([deck(0).key])
    store.empty_trash()
    with closing(sqlite3.connect(store.path)) as connection:
        assert connection.execute("SELECT count(*) FROM rating").fetchone() == (3,)
    other = DeckStore.open(tmp_path / "other")
    other.bring_in(tmp_path / "all.kfshelf")
    assert set(found(other, "sas>=0")) == {0, 1, 2}


def test_a_file_of_version_6_gets_the_ratings_that_were_only_in_its_records(tmp_path: Path) -> None:
    with file_of_version(tmp_path, 6) as old:
        contents = [packed(rated(0, figure("Sas Rating", 70))), packed(rated(1)), b"damaged"]
        for number, content in enumerate(contents):
            record = rated(number, figure("Sas Rating", 70)) if number != 1 else rated(1)
            columns = {**old_facts(record), "unknown": 0, "playable": 1, "stamp": "old"}
            marks = ", ".join("?" * len(columns))
            asked = f"INSERT INTO deck ({', '.join(columns)}) VALUES ({marks}) RETURNING id"
            (id_,) = old.execute(asked, [*columns.values()]).fetchone()
            old.execute("INSERT INTO record VALUES (?, ?)", (id_, content))
    store = DeckStore.open(tmp_path)
    assert [row.ratings.get("sas") for row in store.rows(store.find("sas>0").ids)] == [70]
    assert found(store, "has:sas") == [0]
    store.close()

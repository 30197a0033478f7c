"""What is found on the shelf: queries mean what they say, columns sort, rows and facets tell what was found."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk.cards.facts import sets
from kfdesk.collection.figures import deck_figures
from kfdesk.collection.playable import playability
from kfdesk.collection.query import parse
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.collection.saying import cards_that_say, read_texts
from kfdesk.collection.schema import FIGURES
from kfdesk.collection.search import SORTS, DeckRow, Sort
from kfdesk.collection.store import DeckStore
from kfdesk.text.folding import fold
from tests.characters import ANY
from tests.collection.shelves import deck, matches

COUNT = 60


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeckStore]:
    """A shelf of some sixty decks about which their owner said this and that; tests only read it."""
    found = DeckStore.open(tmp_path_factory.mktemp("shelf"))
    decks = [deck(number) for number in range(COUNT)]
    found.add(decks)
    keys = [record.key for record in decks]
    found.set_favorite(keys[::5], True)
    found.add_tag(keys[::3], "To Trade")
    found.add_tag(keys[::7], "Ærger")
    found.set_folder(keys[::4], "Box 1")
    found.set_notes(keys[1], "Lent to Cy; wins with Anger")
    found.set_notes(keys[8], "Grüße!")
    found.set_chains(keys[2], 5)
    for number in range(12):
        found.add_result(
            result(keys[number % 5], keys[number % 7 + 5], won=number % 3 == 0, journal=f"{number}.kfdesk")
        )
    yield found
    found.close()


def result(deck: str, opponent: str, *, won: bool, journal: str = "", format: str = "Archon", day: int = 1) -> Result:
    moment = datetime(2026, 5, day, 20, tzinfo=UTC)
    return Result(deck=deck, opponent=opponent, won=won, keys=3, turns=20, format=format, journal=journal, date=moment)


# Finding.

QUERIES = (
    "a",
    "anger",
    "dis",
    "aether",
    "Müller strasse",
    "grusse",
    "ærger",
    '"ang"',
    '"anger"',
    "mutation",
    "knight",
    "ritter",
    "nobody",
    "house:dis",
    "-house:mars -house:dis",
    "house:dis | house:mars | set:cota",
    "house:un -set:mm",
    "card:anger",
    'card:"ember imp" | card:bait',
    "card:imp>=2",
    "card:imp<1",
    "card:imp=0",
    "card:imp!=1",
    "-card:imp>=1",
    "trait:human>=4",
    "trait:mensch",
    "set:601",
    "tag:trade",
    "-tag:arger",
    "folder:box",
    "has:folder | has:tags",
    "has:notes",
    "notes:cy",
    "has:results -has:chains",
    "has:figures",
    "is:favorite",
    "is:maverick | is:legacy",
    "is:anomaly",
    "is:enhanced",
    "is:gigantic",
    "-is:twin",
    "says:elusive",
    'says:"steal 1" -says:destroy',
    "says:taunt>=3",
    "says:zerstore<2",
    "is:playable",
    "is:unplayable",
    "is:unplayed is:imported",
    "is:played",
    "is:generated | is:sample",
    "is:unknown",
    "is:alliance",
    "amber>=10",
    "amber:8-12",
    "creatures>18 -actions>14",
    "creatures!=18",
    "wins>=1 losses<2",
    "winrate>=50",
    "-winrate>=50",
    "games>1",
    "chains:5",
    "size:36",
    "unknown:0",
    "added:2026-05",
    "added>=2026-08",
    "added<=2026-03",
    "added!=2026-03",
    "added>2026-03 added<2026-06-15",
    "source:vault",
    "name:anger",
    "type:upgrade<2",
)


Told = list[tuple[DeckRecord, DeckRow, str]]


@pytest.fixture(scope="module")
def told(shelf: DeckStore) -> Told:
    """What the shelf knows of each deck: its record, its row, its notes."""
    found = []
    for row in shelf.rows(shelf.find().ids):
        record, about = shelf.get(row.key), shelf.about(row.key)
        assert record is not None and about is not None
        found.append((record, row, about.notes))
    assert len(found) == COUNT
    return found


def naive(told: Told, text: str) -> set[str]:
    query = parse(text)
    return {record.key for record, row, notes in told if matches(query, record, row, notes)}


@pytest.mark.parametrize("text", QUERIES)
def test_what_is_found_is_what_is_meant(shelf: DeckStore, told: Told, text: str) -> None:
    assert set(shelf.keys(shelf.find(text).ids)) == naive(told, text)


@given(st.lists(st.sampled_from([*QUERIES, "|", "or"]), min_size=1, max_size=5).map(" ".join))
@settings(max_examples=25, deadline=None)
def test_any_mixture_is_found_as_meant(shelf: DeckStore, told: Told, text: str) -> None:
    assert set(shelf.keys(shelf.find(text).ids)) == naive(told, text)


@given(st.text(ANY, max_size=60))
@settings(max_examples=50, deadline=None)
def test_any_text_finds_something_or_nothing(shelf: DeckStore, text: str) -> None:
    assert len(shelf.find(text)) <= COUNT


def test_the_queries_of_this_test_tell_decks_apart(shelf: DeckStore) -> None:
    counts = {text: len(shelf.find(text)) for text in QUERIES}
    assert sum(0 < count < COUNT for count in counts.values()) >= 45, counts


@pytest.mark.parametrize("descending", [False, True])
def test_every_column_sorts(shelf: DeckStore, descending: bool) -> None:
    wrong: dict[str, list[Any]] = {}
    for column in (*SORTS, *FIGURES):
        ids = shelf.find("-house:mars", sort=[Sort(column, descending), Sort("added")]).ids
        assert sorted(ids) == sorted(shelf.find("-house:mars").ids), column
        if column in _SORTED_BY or column in FIGURES:
            shown = _SORTED_BY.get(column, lambda row, name=column: row.figures[name])
            values = [shown(row) for row in shelf.rows(ids)]
            known = [value for value in values if value is not None]
            if values != sorted(known, reverse=descending) + [None] * (len(values) - len(known)):  # no value: last
                wrong[column] = values
    assert wrong == {}


_SORTED_BY: dict[str, Callable[[DeckRow], Any]] = {
    "name": lambda row: fold(row.name),
    "added": lambda row: row.added,
    "favorite": lambda row: row.favorite,
    "folder": lambda row: row.folder or None,
    "playable": lambda row: row.playable,
    "source": lambda row: row.source,
    "games": lambda row: row.wins + row.losses,
    "winrate": lambda row: row.wins / (row.wins + row.losses) if row.wins + row.losses else None,
    **{name: attrgetter(name) for name in ("wins", "losses", "chains", "size", "unknown")},
}
"""What rows are sorted by, as they show it; the order of sets and houses and that by hand cannot be read off a row."""


def test_a_set_stands_before_those_that_came_later(shelf: DeckStore) -> None:
    rows = shelf.rows(shelf.find(sort=[Sort("set")]).ids)
    order = list(dict.fromkeys(row.set for row in rows))
    assert [code for code in order if code in sets()] == [code for code in sets() if code in order]


def test_a_column_that_is_none_is_refused(shelf: DeckStore) -> None:
    with pytest.raises(KeyError, match="id; DROP"):
        shelf.find(sort=[Sort("id; DROP TABLE deck")])


def test_facets_count_what_was_found(shelf: DeckStore) -> None:
    found = shelf.find("house:dis | tag:trade")
    rows = shelf.rows(found.ids)
    facets = shelf.facets(found)
    for house, count in facets.houses.items():
        assert count == sum(house in row.houses for row in rows)
    assert sum(facets.houses.values()) == 3 * len(rows)
    assert facets.sets == Counter(row.set for row in rows)
    assert facets.tags == {tag: sum(tag in row.tags for row in rows) for tag in ("To Trade", "Ærger")}
    assert facets.folders == {"Box 1": sum(row.folder == "Box 1" for row in rows)}


def test_rows_tell_what_a_table_shows(shelf: DeckStore) -> None:
    record = deck(1)
    (row,) = (row for row in shelf.rows(shelf.find().ids) if row.key == record.key)
    assert (row.name, row.set, row.houses, row.added) == (
        record.name,
        record.set,
        tuple(sorted(record.houses)),
        record.added,
    )
    assert (row.size, row.notes, row.favorite, row.chains) == (36, True, False, 0)
    whole = next(row for row in shelf.rows(shelf.find("is:playable").ids))
    types = [whole.figures[name] or 0 for name in ("creatures", "actions", "artifacts", "upgrades")]
    assert sum(types) == 36
    assert shelf.rows([999, row.id, -1]) == [row]


def test_figures_and_playability_are_those_of_the_deck(shelf: DeckStore) -> None:
    for row, record in zip(shelf.rows(range(1, 9)), shelf.records(range(1, 9)), strict=True):
        figures = deck_figures(record)
        assert (row.figures["amber"], row.figures["expected"]) == tuple(
            map(figures.value, ("amber_bonus", "expected_amber"))
        )
        if figures.whole:
            assert (row.figures["rares"], row.figures["wipes"]) == (figures.rarities["rare"], figures.board_wipes)
            assert row.figures["creatures"] == figures.types["creature"]
        assert all(value is not None for value in row.figures.values()) == figures.whole
        can = playability(record)
        assert (row.playable, row.by_agreement) == (can.ok, can.by_agreement)


def test_a_hint_reaches_the_view(shelf: DeckStore) -> None:
    assert [hint.say("de") for hint in shelf.find("house:brobnr").hints] == ["Meintest du house:brobnar?"]


def test_words_that_no_deck_has_are_guessed_at(shelf: DeckStore) -> None:
    def guessed(query: str, language: str = "en") -> list[str]:
        found = shelf.find(query)
        assert found.ids == [] and found.hints == (), "a search waits for no guess"
        return [hint.say(language) for hint in shelf.guesses(found.query)]

    assert guessed("house:dis brobnr") == ["Nothing matches. Did you mean house:brobnar?"]
    assert guessed("house:dis brobnr", "de") == ["Nichts passt. Meintest du fraktion:brobnar?"]
    assert guessed("angr house:dis -house:dis", "de") == []  # other decks have it
    assert guessed("glutteufelchn") == ["Nothing matches. Did you mean karte:Glutteufelchen?"]
    assert guessed("qqqqqq") == guessed("house:dis -house:dis") == []


def test_a_search_of_card_texts_that_is_proposed_finds_cards(shelf: DeckStore) -> None:
    read_texts()

    def guessed(query: str) -> list[str]:
        return [hint.en for hint in shelf.guesses(shelf.find(query).query)]

    assert guessed("exhaus") == ["No name has “exhaus”; cards say it: says:exhaus."]
    assert guessed('"for each"') == ['No name has “for each”; cards say it: says:"for each".']
    assert cards_that_say(("for eac",)) and not cards_that_say(("for eac",), whole=True)
    assert not any("cards say it" in hint for hint in guessed('"for eac"')), "in quotation marks it finds nothing"


@pytest.mark.rule("glossary/enhance")
def test_cards_are_found_by_their_enhance_in_both_languages() -> None:
    read_texts()
    assert "splinter" in cards_that_say(("enhance",)) and "splinter" in cards_that_say(("verbesserung",))
    assert "dust-pixie" not in cards_that_say(("enhance",))


def test_proposals_know_tags_and_folders(shelf: DeckStore) -> None:
    assert [found.text for found in shelf.suggest("tag:tr", 6)] == ['tag:"To Trade"']
    assert [found.text for found in shelf.suggest("ordner:b", 8, language="de")] == ['ordner:"Box 1"']


# Figures of decks that are not known whole.


@pytest.fixture
def partly(tmp_path: Path) -> Iterator[DeckStore]:
    """A shelf of three decks: one known whole, one with an unknown card, one without its bonus icons."""
    store = DeckStore.open(tmp_path)
    whole = deck(3)
    unknown = (whole.cards[0].model_copy(update={"id": None, "title": "Never Seen"}), *whole.cards[1:])
    store.add(
        [
            whole.model_copy(update={"key": "own:whole", "name": "Whole"}),
            whole.model_copy(update={"key": "own:partly", "name": "A Part", "cards": unknown}),
            whole.model_copy(update={"key": "own:iconless", "name": "Iconless", "set": "MM", "icons_known": False}),
        ]
    )
    yield store
    store.close()


def test_figures_of_a_deck_not_known_whole_are_none(partly: DeckStore) -> None:
    figures = {row.key: row.figures for row in partly.rows(partly.find().ids)}
    assert all(value is not None for value in figures["own:whole"].values())
    known = {name for name, value in figures["own:partly"].items() if value is not None}
    assert known == {"mavericks", "legacies", "anomalies", "enhanced"}
    missing = {name for name, value in figures["own:iconless"].items() if value is None}
    assert {"amber", "expected", "control", "draw", "removal", "enhanced"} <= missing
    assert not {"steal", "wipes", "keycheats", "creatures", "power"} & missing


@pytest.mark.parametrize("descending", [True, False])
def test_they_are_sorted_last(partly: DeckStore, descending: bool) -> None:
    found = partly.find(sort=[Sort("expected", descending)])
    assert partly.keys(found.ids) == ["own:whole", "own:partly", "own:iconless"]


@pytest.mark.parametrize("query", ["expected>=0", "-expected<0", "expected!=900"])
def test_a_search_for_a_figure_leaves_them_out_and_says_how_many(partly: DeckStore, query: str) -> None:
    found = partly.find(query)
    assert partly.keys(found.ids) == ["own:whole"]
    assert [hint.en for hint in found.hints] == [
        "2 decks are left out: not all of their cards or bonus icons are known, so neither is this figure."
    ]


def test_decks_that_are_left_out_for_another_reason_are_not_counted(partly: DeckStore) -> None:
    assert [hint.en[:19] for hint in partly.find("expected>=0 name:part").hints] == ["1 deck is left out:"]
    assert partly.find("expected>=0 | is:incomplete").hints == ()
    assert len(partly.find("expected>=0 | is:incomplete")) == 3
    assert len(partly.find("-is:incomplete")) == 1


@pytest.mark.parametrize("query", ["is:enhanced", "-is:enhanced"])
def test_a_deck_without_known_icons_is_neither_with_nor_without_enhanced_cards(partly: DeckStore, query: str) -> None:
    found = partly.find(query)
    assert "own:iconless" not in partly.keys(found.ids)
    assert [hint.en[:19] for hint in found.hints] == ["1 deck is left out:"]


def test_figures_that_are_still_to_be_worked_out_are_no_unknown_ones(partly: DeckStore) -> None:
    with closing(sqlite3.connect(partly.path)) as connection, connection:
        connection.execute("UPDATE deck SET stamp = 'old', steal = NULL WHERE key = 'own:whole'")
    assert [hint.en for hint in partly.find("steal>=0 -name:part").hints] == [
        "1 deck is left out until its figures have been worked out anew."
    ]
    partly.refresh()
    assert partly.find("steal>=0 -name:part").hints == ()

"""Decks for trade and sale, wanted, lent and borrowed ones: what is kept, found, counted, and sent to somebody."""

from __future__ import annotations

import io
import json
import time
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from kfdesk.collection.allcards.owned import Standing
from kfdesk.collection.decks_command import decks
from kfdesk.collection.doubles import Likeness
from kfdesk.collection.exporting import as_table
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.playable import playability
from kfdesk.collection.purposes import NO_PURPOSE, Held, Purpose, joined_purpose, price_of, where_words
from kfdesk.collection.records import Source
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore
from kfdesk.collection.trade_lists import list_table, list_text
from kfdesk.collection.wanting import wanted_decks
from tests.collection.old_files import file_of_version
from tests.collection.shelves import FIRST, deck

VAULT = {"source": Source.MASTER_VAULT}
OFFERED, LENT, WANTED, BORROWED, PLAIN = (deck(number).model_copy(update=VAULT) for number in (2, 4, 6, 8, 10))
PURPOSES = {
    OFFERED.key: Purpose(trade=True, sale=True, price=12.5, currency="€"),
    LENT.key: Purpose(held=Held.LENT, person="Anna Bo", since=date(2026, 11, 5)),
    WANTED.key: Purpose(held=Held.WANTED, price=40),
    BORROWED.key: Purpose(held=Held.BORROWED, person="Bo"),
}


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    made = DeckStore.open(tmp_path / "shelf")
    made.add([OFFERED, LENT, WANTED, BORROWED, PLAIN])
    made.purposes.put(PURPOSES)
    return made


@pytest.mark.parametrize(
    ("said", "price"),
    [
        ("12,50 €", (12.5, "€")),
        ("$15", (15, "$")),
        ("20", (20, "")),
        ("1.200,50 EUR", (1200.5, "EUR")),
        ("1,200.5", (1200.5, "")),
        ("12'345.50 CHF", (12345.5, "CHF")),
        ("1 200 kr", (1200, "kr")),
        ("0", (0, "")),
        ("20,- €", (20, "€")),
        ("€ 20 VB", (20, "€ VB")),
    ],
)
def test_prices_are_read_as_people_write_them(said: str, price: tuple[float, str]) -> None:
    assert price_of(said) == price


@pytest.mark.parametrize(
    "said", ["", "free", "-5", "5 6", "1e9", "12.5.3", "9999999", "€", "$5€", "5 =x", "5 doubloons", "5²"]
)
def test_what_is_no_price_is_none(said: str) -> None:
    assert price_of(said) is None


def test_what_does_not_go_together_is_dropped() -> None:
    assert Purpose(held=Held.WANTED, trade=True, sale=True, person="Anna") == Purpose(held=Held.WANTED)
    assert Purpose(price=3, currency="€", person="Anna", since=date(2026, 1, 1)) == NO_PURPOSE
    assert Purpose(held=Held.LENT, sale=True, price=3).price == 3, "a lent deck may be for sale"
    assert Purpose(held=Held.LENT, person=" Anna\n Bo ").person == "Anna Bo"
    assert PURPOSES[LENT.key].changed(held=Held.HERE) == NO_PURPOSE
    for wrong in ({"sale": True, "price": -1}, {"sale": True, "price": float("nan")}, {"held": "lost"}):
        with pytest.raises(ValidationError):
            Purpose.model_validate(wrong)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("is:trade", [OFFERED]),
        ("is:sale", [OFFERED]),
        ("is:verkauf", [OFFERED]),
        ("is:lent", [LENT]),
        ("is:wanted", [WANTED]),
        ("is:borrowed", [BORROWED]),
        ("lent:anna", [LENT]),
        ("lent:bo", [LENT]),
        ("borrowed:bo", [BORROWED]),
        ("lent:carl", []),
        ("price<20", [OFFERED]),
        ("price:10-50", [OFFERED, WANTED]),
        ("has:price -is:wanted", [OFFERED]),
        ("lentsince:2026-11", [LENT]),
        ("lentsince<2026-11", []),
        ("-is:trade -is:lent -is:wanted -is:borrowed", [PLAIN]),
    ],
)
def test_decks_are_found_by_what_they_are_for(store: DeckStore, query: str, found: list[Any]) -> None:
    result = store.find(query)
    assert set(store.keys(result.ids)) == {one.key for one in found} and not result.hints


@pytest.mark.parametrize("zone", ["UTC-14", "UTC-12", "UTC", "UTC+12"])
def test_the_day_since_when_is_that_of_the_calendar_wherever_somebody_looks(
    store: DeckStore, zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        asked = ("lentsince:2026-11-05", "lentsince>=2026-11-05", "lentsince<2026-11-05", "lentsince>2026-11-05")
        assert [len(store.find(query)) for query in asked] == [1, 1, 0, 0]
    finally:
        monkeypatch.undo()
        time.tzset()


def test_lists_are_counted_sorted_and_shown_in_rows(store: DeckStore) -> None:
    assert store.purposes.counts() == dict.fromkeys(("trade", "sale", "wanted", "lent", "borrowed"), 1)
    assert store.facets(store.find("price>=0")).marks.items() >= {"trade": 1, "wanted": 1, "lent": 0}.items()
    by_price = store.keys(store.find(sort=[Sort("price", descending=True)]).ids)
    assert by_price[:2] == [WANTED.key, OFFERED.key], "decks without a price stand last"
    assert store.keys(store.find(sort=[Sort("lent")]).ids)[0] == LENT.key
    rows = {row.key: row.purpose for row in store.rows(store.find().ids)}
    assert rows == {**PURPOSES, PLAIN.key: NO_PURPOSE}
    about = store.about(LENT.key)
    assert about is not None and about.purpose == PURPOSES[LENT.key]
    assert store.purposes.people() == ["Anna Bo", "Bo"]
    store.trash([LENT.key])
    assert store.purposes.counts()["lent"] == 0
    store.purposes.put({OFFERED.key: NO_PURPOSE})
    assert OFFERED.key not in store.purposes.of([OFFERED.key])


def test_what_is_not_ones_own_counts_in_no_figure_of_what_one_owns(store: DeckStore) -> None:
    owned = store.copies.counts()
    card = next(line.id for line in WANTED.cards if line.id is not None)
    assert {one.key: one.standing for one in store.copies.decks_with(card)}[WANTED.key] is Standing.WANTED
    assert (owned.decks, owned.others[Standing.WANTED], owned.others[Standing.BORROWED]) == (3, 1, 1)
    counted = store.keys(store.counted(store.find().ids))
    found = store.find()
    terms = store.kept_out(found.ids, store.counted(found.ids))
    assert terms == ["-is:wanted", "-is:borrowed"] and store.kept_out(found.ids, found.ids) == []
    assert store.find(" ".join(terms)).ids == store.counted(found.ids), "a search finds what a bar counts"
    assert {OFFERED.key, LENT.key, PLAIN.key} <= set(counted) and not {WANTED.key, BORROWED.key} & set(counted)


def test_a_lent_deck_says_where_it_is() -> None:
    words = where_words(PURPOSES[LENT.key], "2026-11-05")
    assert words is not None and words.en == "lent to Anna Bo since 2026-11-05"
    assert words.say("de") == "seit 2026-11-05 an Anna Bo verliehen"
    assert where_words(Purpose(trade=True)) is None


def test_a_shelf_file_takes_the_lists_along(store: DeckStore, tmp_path: Path) -> None:
    file = tmp_path / "all.kfshelf"
    store.export(file)
    other = DeckStore.open(tmp_path / "other")
    other.add([WANTED, OFFERED])
    other.purposes.put({OFFERED.key: Purpose(held=Held.LENT, person="Carl")})
    other.bring_in(file)
    kept = {**PURPOSES, OFFERED.key: Purpose(held=Held.LENT, person="Carl")}
    del kept[WANTED.key]
    assert other.purposes.of(deck.key for deck in (OFFERED, LENT, WANTED, BORROWED, PLAIN)) == kept, (
        "what was said here stays, and a deck that is here without a word is no wish"
    )


def test_a_wanted_deck_of_a_shelf_file_stays_wanted_where_it_lies_in_the_trash_here(
    store: DeckStore, tmp_path: Path
) -> None:
    file = tmp_path / "all.kfshelf"
    store.export(file)
    other = DeckStore.open(tmp_path / "other")
    other.add([WANTED, PLAIN, LENT])
    said = Purpose(held=Held.LENT, person="Carl")
    other.purposes.put({PLAIN.key: Purpose(held=Held.WANTED), LENT.key: Purpose(trade=True)})
    other.trash([WANTED.key, PLAIN.key])
    other.bring_in(file)
    kept = other.purposes.of([WANTED.key, PLAIN.key, LENT.key])
    assert kept == {WANTED.key: PURPOSES[WANTED.key], LENT.key: Purpose(trade=True)}
    other.purposes.put({OFFERED.key: said, WANTED.key: said})
    other.trash([OFFERED.key])
    other.bring_in(file)
    kept = other.purposes.of([WANTED.key, OFFERED.key])
    assert kept == {WANTED.key: said, OFFERED.key: PURPOSES[OFFERED.key]}


def test_joined_decks_keep_what_was_said_of_both(store: DeckStore) -> None:
    typed = PLAIN.model_copy(update={"key": "own:typed"})
    store.add([typed])
    store.purposes.put({"own:typed": PURPOSES[OFFERED.key], PLAIN.key: PURPOSES[LENT.key]})
    joined = store.doubles.join(PLAIN.key, "own:typed")
    both = store.purposes.of([PLAIN.key])[PLAIN.key]
    assert (both.lists, both.price, both.person) == (("trade", "sale", "lent"), 12.5, "Anna Bo")
    store.doubles.part(joined)
    assert store.purposes.of([PLAIN.key, "own:typed"]) == {
        "own:typed": PURPOSES[OFFERED.key],
        PLAIN.key: PURPOSES[LENT.key],
    }
    for held in (Held.BORROWED, Held.WANTED):
        assert joined_purpose(PURPOSES[OFFERED.key], Purpose(held=held)) == PURPOSES[OFFERED.key], "it is one's own"
        assert joined_purpose(Purpose(held=held), PURPOSES[OFFERED.key]) == PURPOSES[OFFERED.key]
    for one, other in ((LENT, BORROWED), (BORROWED, LENT)):
        assert joined_purpose(PURPOSES[one.key], PURPOSES[other.key]) == PURPOSES[LENT.key]
    assert joined_purpose(PURPOSES[WANTED.key], PURPOSES[BORROWED.key]) == PURPOSES[BORROWED.key]
    assert joined_purpose(NO_PURPOSE, PURPOSES[WANTED.key]) == NO_PURPOSE, "what one has is not wanted any more"
    offered = joined_purpose(Purpose(sale=True), PURPOSES[WANTED.key])
    assert offered == Purpose(sale=True), "what one would have paid is not what one asks for"


def test_wanted_decks_are_known_by_names_and_links(store: DeckStore) -> None:
    page = "https://www.keyforgegame.com/deck-details/00000000-0000-4000-8000-000000000012"
    found = wanted_decks(f"The Grey\nAda of Dust – {page}\nhttps://example.org\nABCDE-12345-FGHIJ\n\n", FIRST)
    assert [one.name for one in found.decks] == ["The Grey", "Ada of Dust"]
    assert len(found.refused) == 2 and "12345" not in found.refused[1], "a printed code is never shown"
    keys = store.want(found.decks).new
    assert store.keys(store.find("is:wanted").ids)[-1:] and len(store.find("is:wanted")) == 3
    assert store.want(found.decks).here == keys, "once"
    bare = store.get(keys[0])
    assert bare is not None and not playability(bare).ok
    (row,) = (row for row in store.rows(store.find("is:wanted").ids) if row.key == keys[0])
    assert set(row.figures.values()) == {None}, "nothing is known of it"
    assert not store.doubles.all()
    store.add([deck(12)])
    came = store.get(deck(12).key)
    assert came is not None and came.size == 36 and came.source == deck(12).source
    assert store.purposes.of([deck(12).key])[deck(12).key].held is Held.WANTED, "it was seen, not bought"


def test_lists_of_names_are_read_to_their_last_line() -> None:
    found = wanted_decks("* Foo\n1. Bar\n- Baz\n12 Monkeys\n", FIRST)
    assert [one.name for one in found.decks] == ["Foo", "Bar", "Baz", "12 Monkeys"]
    many = "".join(f"Deck {number}\n" for number in range(1_000)) + "ABCDE-12345-FGHIJ\n"
    assert "12345" not in str(wanted_decks(many, FIRST).refused)
    line = "The Grey of the Long Name"
    text = "\n" * 199_990 + f"{line}\n" * 2
    assert not wanted_decks(text, FIRST).decks, "what is cut off is no name"


def test_a_wish_is_put_back_where_it_was(store: DeckStore) -> None:
    (wish,) = wanted_decks("The Grey", FIRST).decks
    listed = store.want([wish])
    store.want_no_more(listed)
    assert store.get(wish.key) is None and store.count(trash=True) == 0, "nothing was known of it"
    store.want([wish])
    store.trash([wish.key, WANTED.key, PLAIN.key])
    again = store.want([wish, WANTED, PLAIN])
    assert (again.new, again.back, again.trashed) == ((), (wish.key, WANTED.key), (PLAIN.key,))
    assert store.present([wish.key, WANTED.key, PLAIN.key]) == {wish.key, WANTED.key}
    store.want_no_more(again)
    assert store.count(trash=True) == 3
    (here,) = wanted_decks(OFFERED.name.upper(), FIRST).decks
    assert store.want([here]).here == (OFFERED.key,), "one has a deck of that name"


def test_a_wish_known_by_name_goes_into_the_deck_of_that_name(store: DeckStore) -> None:
    (wish,) = wanted_decks(deck(12).name, FIRST).decks
    store.want([wish])
    assert not store.doubles.all()
    store.add([deck(12)])
    assert [(one.stays, one.goes, one.likeness) for one in store.doubles.all()] == [
        (deck(12).key, wish.key, Likeness.LIKELY)
    ]
    joined = store.doubles.join(deck(12).key, wish.key)
    kept = store.get(deck(12).key)
    assert kept is not None and kept.cards == deck(12).cards and not store.purposes.of([deck(12).key])
    store.doubles.part(joined)
    assert len(store.find("is:wanted")) == 2


def test_a_deck_without_cards_is_nowhere_ones_own(store: DeckStore, tmp_path: Path) -> None:
    (wish,) = wanted_decks("The Grey", FIRST).decks
    store.want([wish])
    before = store.copies.counts().decks
    store.purposes.put({wish.key: NO_PURPOSE})
    assert store.copies.counts().decks == before
    (id_,) = store.find("The Grey").ids
    assert id_ not in store.counted(store.find().ids)
    asked = ["export", "--shelf", str(tmp_path / "shelf"), str(tmp_path / "out.kfdeck"), "The Grey"]
    assert decks(asked, io.StringIO()) == 1 and not (tmp_path / "out.kfdeck").exists()


def test_a_link_that_is_wanted_waits_to_be_fetched(store: DeckStore) -> None:
    uuid = "00000000-0000-4000-8000-000000000012"
    found = wanted_decks(f"https://www.keyforgegame.com/deck-details/{uuid}", FIRST)
    store.want(found.decks)
    assert store.to_fetch.keep([Link(LinkKind.DECK, uuid)]) == 1
    store.add([deck(12)])
    assert store.to_fetch.count() == 0


def test_a_list_to_send_says_what_is_offered_and_not_who_has_it(store: DeckStore) -> None:
    rows = store.rows(store.find("is:trade | is:lent").ids)
    text = list_text(rows, "en")
    assert "Anna" not in text
    (line,) = (line for line in text.splitlines() if "€" in line)
    assert line.startswith(OFFERED.name) and " – for trade, for sale – 12.50 € – https://" in line
    heads, *cells = list_table(rows, "de")
    assert heads[0] == "Name" and {cell[4] for cell in cells} == {12.5, None}


def test_the_command_line_knows_them(store: DeckStore, tmp_path: Path) -> None:
    out = io.StringIO()
    assert decks(["search", "--shelf", str(tmp_path / "shelf"), "--json", "is:lent"], out) == 0
    (found,) = json.loads(out.getvalue())
    assert (found["held"], found["person"], found["since"]) == ("lent", "Anna Bo", "2026-11-05")
    out = io.StringIO()
    assert decks(["list", "--shelf", str(tmp_path / "shelf"), "--csv", "--sort", "price"], out) == 0
    head, first, *_ = out.getvalue().splitlines()
    assert "price,currency,held" in head and ",12.5,€," in first
    (heads,) = as_table([])
    assert head.split(",")[: len(heads)] == heads, "a table without decks has heads"


def test_a_file_of_version_10_has_no_lists_yet(tmp_path: Path) -> None:
    with file_of_version(tmp_path, 10):
        pass
    store = DeckStore.open(tmp_path)
    key = store.keys(store.find().ids)[0]
    store.purposes.put({key: Purpose(trade=True)})
    assert store.keys(store.find("is:trade").ids) == [key]

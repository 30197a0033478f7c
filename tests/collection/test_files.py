"""Deck files: the samples, writing and reading back, damaged files, and what may be played."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kfdesk import resources
from kfdesk.cards.facts import facts
from kfdesk.collection.files import (
    MAX_BYTES,
    DeckFileError,
    load_deck,
    problems,
    read_deck_file,
    sample_decks,
    save_deck,
)
from kfdesk.collection.models import deck_file
from kfdesk.engine.decks import DeckCard, DeckList, LeftOut
from kfdesk.engine.terms import House, Icon
from tests.characters import ANY

ARGUS = resources.decks() / "radiant-argus-the-supreme.json"


@pytest.fixture
def argus() -> DeckList:
    return load_deck(ARGUS)


def test_both_starters_ship_and_may_be_played() -> None:
    assert [deck.name for _, deck in sample_decks()[:2]] == ['Miss "Onyx" Censorius', "Radiant Argus the Supreme"]
    for path, deck in sample_decks()[:2]:
        assert problems(deck) == ()
        assert read_deck_file(path).set == "CotA"


_CARDS = st.builds(
    DeckCard,
    id=st.sampled_from(["troll", "anger", "æmber-imp", "in-here-somewhere…"]),
    house=st.sampled_from(House),
    icons=st.lists(st.sampled_from([*Icon, *House]), max_size=3).map(tuple),
    maverick=st.booleans(),
)
_DECKS = st.builds(
    DeckList,
    name=st.text(ANY, min_size=1, max_size=40),
    houses=st.lists(st.sampled_from(House), max_size=4).map(tuple),
    cards=st.lists(_CARDS, max_size=40).map(tuple),
    references=st.lists(_CARDS, max_size=3).map(tuple),
    left_out=st.lists(
        st.builds(LeftOut, title=st.text(ANY, min_size=1, max_size=40), house=st.none() | st.sampled_from(House)),
        max_size=3,
    ).map(tuple),
)


@given(deck=_DECKS)
def test_what_is_written_reads_back_the_same(deck: DeckList, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("deck") / "deck.json"
    save_deck(deck, path, set_code="CotA")
    assert load_deck(path) == deck
    assert read_deck_file(path) == deck_file(deck, "CotA")


def test_only_a_deck_that_leaves_cards_out_is_of_a_version_that_older_programs_do_not_read(
    tmp_path: Path, argus: DeckList
) -> None:
    lacking = replace(argus, cards=argus.cards[:-1], left_out=(LeftOut("Never Seen", argus.houses[0]),))
    for deck, version in ((argus, 1), (lacking, 2)):
        save_deck(deck, path := tmp_path / f"{version}.json")
        raw = json.loads(path.read_text("utf-8"))
        assert (raw["version"], "left_out" in raw, "left_out" in deck_file(deck).model_dump()) == (
            version,
            version == 2,
            version == 2,
        )
        assert path.read_text("utf-8").count('"version"') == 1


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path, argus: DeckList) -> None:
    path = tmp_path / "deck.json"
    path.write_text("mine", "utf-8")
    with pytest.raises(DeckFileError, match="already"):
        save_deck(argus, path)
    assert path.read_text("utf-8") == "mine"


def test_a_deck_that_the_format_cannot_hold_writes_nothing(tmp_path: Path, argus: DeckList) -> None:
    path = tmp_path / "deck.json"
    with pytest.raises(DeckFileError) as refused:
        save_deck(replace(argus, name=""), path)
    assert refused.value.field == "name"
    assert not path.exists()


def test_a_directory_that_is_not_there_is_named(tmp_path: Path, argus: DeckList) -> None:
    path = tmp_path / "nowhere" / "deck.json"
    with pytest.raises(DeckFileError) as refused:
        save_deck(argus, path)
    assert refused.value.file == path


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("field", "said", "change"),
    [
        ("name", "missing", lambda deck: deck.pop("name")),
        ("name", "not be empty", lambda deck: deck.update(name="")),
        ("name", "200 characters", lambda deck: deck.update(name="A" * 201)),
        ("name", "a text", lambda deck: deck.update(name=["A"])),
        ("format", "'kfdesk-deck'", lambda deck: deck.update(format="deck")),
        ("version", "version 4 or older", lambda deck: deck.update(version=5)),
        ("version", "at least 1", lambda deck: deck.update(version=0)),
        ("version", "whole number", lambda deck: deck.update(version="1")),
        ("owner", "no such field", lambda deck: deck.update(owner="Ada")),
        ("houses[1]", "“marss” is not a house", lambda deck: deck["houses"].__setitem__(1, "marss")),
        ("cards", "a list", lambda deck: deck.update(cards={})),
        ("cards", "200 entries", lambda deck: deck.update(cards=deck["cards"] * 20)),
        ("cards[2]", "an object", lambda deck: deck["cards"].__setitem__(2, "troll")),
        ("cards[2].id", "“trol”", lambda deck: deck["cards"][2].update(id="trol")),
        ("cards[2].house", "“elf” is not a house", lambda deck: deck["cards"][2].update(house="elf")),
        ("cards[2].count", "at least 1", lambda deck: deck["cards"][2].update(count=0)),
        ("cards[2].count", "at most 100", lambda deck: deck["cards"][2].update(count=10**9)),
        ("cards[2].count", "whole number", lambda deck: deck["cards"][2].update(count=True)),
        ("cards[2].icons[1]", "“gold” is not a bonus", lambda deck: deck["cards"][2].update(icons=["amber", "gold"])),
        ("cards[2].maverick", "true or false", lambda deck: deck["cards"][2].update(maverick=1)),
        ("references[0].id", "“hero”", lambda deck: deck.update(references=[{"id": "hero", "house": "mars"}])),
        ("left_out", "a list", lambda deck: deck.update(left_out={})),
        ("left_out", "200 entries", lambda deck: deck.update(left_out=[{"title": "A"}] * 201)),
        ("left_out[0].title", "missing", lambda deck: deck.update(left_out=[{"house": "mars"}])),
        ("left_out[0].title", "not be empty", lambda deck: deck.update(left_out=[{"title": ""}])),
        ("left_out[0].title", "200 characters", lambda deck: deck.update(left_out=[{"title": "A" * 201}])),
        ("left_out[0].house", "“elf” is not", lambda deck: deck.update(left_out=[{"title": "A", "house": "elf"}])),
        ("left_out[0].count", "no such field", lambda deck: deck.update(left_out=[{"title": "A", "count": 9}])),
    ],
)
def test_a_wrong_field_is_named_with_what_is_wrong(tmp_path: Path, field: str, said: str, change: Change) -> None:
    deck = copy.deepcopy(json.loads(ARGUS.read_text("utf-8")))
    change(deck)
    path = tmp_path / "deck.json"
    path.write_text(json.dumps(deck), "utf-8")
    with pytest.raises(DeckFileError) as refused:
        load_deck(path)
    assert (refused.value.file, refused.value.field) == (path, field)
    assert said in refused.value.problem.en
    assert "{" not in refused.value.problem.en + refused.value.problem.say("de")


@pytest.mark.parametrize("content", [b"", b"deck", b"\xff\xfe\x00", b"[" * 100_000, b'{"name": "A'])
def test_a_file_that_is_no_json_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes(content)
    with pytest.raises(DeckFileError, match="not valid JSON"):
        load_deck(path)


def test_a_file_over_the_limit_is_not_parsed(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes(ARGUS.read_bytes().ljust(MAX_BYTES + 1))
    with pytest.raises(DeckFileError, match="1 MiB"):
        load_deck(path)


def test_a_file_at_the_limit_and_with_a_byte_order_mark_is_read(tmp_path: Path, argus: DeckList) -> None:
    path = tmp_path / "deck.json"
    path.write_bytes((b"\xef\xbb\xbf" + ARGUS.read_bytes()).ljust(MAX_BYTES))
    assert load_deck(path) == argus


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckFileError, match="not a file"):
        load_deck(tmp_path)
    with pytest.raises(DeckFileError, match="cannot be read"):
        load_deck(tmp_path / "none.json")


def _said(deck: DeckList) -> list[str]:
    found = problems(deck)
    assert {reason.rule for reason in found} <= {"glossary/deck"}
    assert all(reason.text.say("de") != reason.text.en for reason in found)
    return [reason.text.en for reason in found]


@pytest.mark.rule("glossary/deck")
def test_a_deck_has_36_cards_and_12_of_each_house(argus: DeckList) -> None:
    assert _said(replace(argus, cards=argus.cards[1:])) == [
        "A deck has 36 cards; this one has 35.",
        "A deck has 12 cards of each house; this one has 11 of Logos.",
    ]


@pytest.mark.rule("glossary/deck")
def test_a_deck_has_three_different_houses(argus: DeckList) -> None:
    assert _said(replace(argus, houses=(*argus.houses, House.MARS))) == [
        "A deck has three different houses; this one has: Logos, Sanctum, Untamed, Mars.",
        "A deck has 12 cards of each house; this one has 0 of Mars.",
    ]
    assert _said(replace(argus, houses=argus.houses[:2])) == [
        "A deck has three different houses; this one has: Logos, Sanctum.",
        "12 cards of house Untamed, which is not a house of the deck.",
    ]
    german = [reason.text.say("de") for reason in problems(replace(argus, houses=argus.houses[:2]))]
    assert german[1] == "12 Karten der Fraktion Ungezähmte, die keine Fraktion des Decks ist."


@pytest.mark.rule("glossary/deck")
def test_a_deck_has_no_unknown_cards_and_no_references_among_its_cards(argus: DeckList) -> None:
    token = next(card for card in facts().values() if card.type == "token creature")
    cards = (replace(argus.cards[0], id="no-such-card"), replace(argus.cards[1], id=token.id), *argus.cards[2:])
    assert _said(replace(argus, cards=cards)) == [
        "There is no card “no-such-card”.",
        f"{token.name} is not a card that is shuffled into a deck.",
    ]


@pytest.mark.rule("glossary/deck")
def test_references_do_not_count_among_the_36(argus: DeckList) -> None:
    assert problems(replace(argus, references=argus.cards[:1])) == ()

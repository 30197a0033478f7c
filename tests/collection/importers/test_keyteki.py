"""keyteki's decks, and lists of card ids by house."""

from __future__ import annotations

import json

import pytest

from kfdesk.collection.records import Source
from tests.collection.importers.samples import (
    DECK,
    copies,
    deck_copies,
    in_set,
    keyteki_deck,
    line_of,
    one,
    refused,
    said,
    starter,
)


def test_an_account_deck_has_its_identity() -> None:
    record = one(json.dumps(keyteki_deck(uuid=DECK, username="ada", verified=True, cardback="x"))).record
    assert (record.key, record.set, record.source) == ("mv:" + DECK, "CotA", Source.KEYTEKI)
    assert copies(record) == deck_copies(starter())


def test_a_stand_alone_list_has_only_names_houses_and_cards() -> None:
    deck = keyteki_deck()
    del deck["expansion"]
    record = one(json.dumps([deck])).record
    assert (record.set, record.key[:4]) == ("", "own:")
    assert copies(record) == deck_copies(starter())


def test_the_same_list_has_the_same_key_whatever_its_order() -> None:
    deck = keyteki_deck()
    turned = {**deck, "cards": deck["cards"][::-1], "houses": deck["houses"][::-1]}
    assert one(json.dumps(deck)).record.key == one(json.dumps(turned)).record.key


def test_a_maverick_and_an_anomaly_name_their_house() -> None:
    entries = [{"id": "anger", "count": 1, "maverick": "logos"}, {"id": "timequake", "count": 1, "anomaly": "sanctum"}]
    record = one(json.dumps(keyteki_deck(cards=entries, expansion=452))).record
    anger, timequake = line_of(record, "anger"), line_of(record, "timequake")
    assert (anger.house, anger.maverick, anger.anomaly) == ("logos", True, False)
    assert (timequake.house, timequake.maverick, timequake.anomaly) == ("sanctum", False, True)


def test_enhancements_belong_to_all_copies_of_their_entry() -> None:
    entries = [{"id": "dextre", "count": 2, "enhancements": ["amber", "StarAlliance"]}, {"id": "dextre", "count": 1}]
    record = one(json.dumps(keyteki_deck(cards=entries))).record
    assert {line.icons: line.count for line in record.cards} == {("amber", "staralliance"): 2, (): 1}


def test_references_are_marked_or_known() -> None:
    faces = in_set("PV", "prophecy")[:2]
    entries = [
        {"id": "dextre", "count": 1},
        {"id": faces[0], "count": 1, "prophecyId": 2, "isNonDeck": True},
        {"id": faces[1], "count": 1, "prophecyId": 1},
        {"id": "later-token", "count": 1, "isNonDeck": True},
    ]
    record = one(json.dumps(keyteki_deck(cards=entries))).record
    assert [line.id or line.title for line in record.references] == ["later-token", faces[1], faces[0]]
    assert record.size == 1


@pytest.mark.parametrize("slug", ["warriors--refrain", "warriors-refrain", "warriors’-refrain"])
def test_older_slugs_are_read(slug: str) -> None:
    record = one(json.dumps(keyteki_deck(cards=[{"id": slug, "count": 1}], houses=["brobnar"]))).record
    assert [line.id for line in record.cards] == ["warriors--refrain"]


def test_gigantic_halves_and_digits_at_the_end() -> None:
    ids = ["deusillus", "deusillus2", "master-of-2", "dodger-s-10", "dodger-s-102"]
    record = one(json.dumps(keyteki_deck(cards=[{"id": card, "count": 1} for card in ids], expansion=479))).record
    assert [line.id for line in record.cards] == ids


def test_evil_twins_by_their_slug() -> None:
    record = one(json.dumps(keyteki_deck(cards=[{"id": "almsmaster-evil-twin", "count": 1}]))).record
    assert [line.id for line in record.cards] == ["almsmaster-evil-twin"]


def test_a_card_of_every_house_fills_the_twelve_places() -> None:
    deck = keyteki_deck()
    taken = deck["cards"][0]
    deck["cards"] = [*deck["cards"][1:], {**taken, "id": "dark-æmber-vault"}]
    house = next(card.house for card in starter().cards if card.id == taken["id"])
    row = one(json.dumps(deck))
    assert line_of(row.record, "dark-æmber-vault").house == house
    assert "12 cards" not in said(row)


def test_cards_of_a_house_that_is_not_the_decks_keep_their_own() -> None:
    record = one(json.dumps(keyteki_deck(cards=[{"id": "anger", "count": 1}]))).record
    assert [(line.house, line.maverick) for line in record.cards] == [("brobnar", False)]


def test_unknown_ids_stay_by_their_slug() -> None:
    row = one(json.dumps(keyteki_deck(cards=[{"id": "brand-new-thing", "count": 2}])))
    assert [(line.id, line.title, line.count) for line in row.record.unknown] == [(None, "brand-new-thing", 2)]


def test_lists_with_a_set_code_and_a_house_for_each_card() -> None:
    cards = [{"id": card.id, "number": "001", "house": str(card.house)} for card in starter().cards]
    record = one(json.dumps({"name": "Real", "set": "CotA", "houses": list(starter().houses), "cards": cards})).record
    assert (record.set, copies(record)) == ("CotA", deck_copies(starter()))


@pytest.mark.parametrize("count", [-1, 10**6, "many", 1.5, None])
def test_a_count_that_is_none_is_refused_with_the_card(count: object) -> None:
    row = refused(json.dumps(keyteki_deck(cards=[{"id": "anger", "count": count}])))
    assert "anger" in row.reason.en.lower()
    assert row.name == starter().name


def test_a_print_and_play_deck_that_mixes_sets_and_houses_is_read() -> None:
    """As the stand-alone decks do: labelled Mass Mutation, with Brobnar and Mars and cards of other sets."""
    record = one(json.dumps(keyteki_deck(expansion=479))).record
    assert record.set == "MM"
    assert (record.size, record.unknown) == (36, ())

"""The Master Vault's answers: its forms and every trap in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.records import Source
from tests.collection.importers.samples import (
    BULLET,
    DECK,
    PICTURE,
    Vault,
    copies,
    deck_copies,
    in_set,
    line_of,
    one,
    refused,
    said,
    starter,
    vault_starter,
)


def test_a_whole_answer_gives_the_deck_with_its_identity() -> None:
    row = vault_starter().read()
    record = row.record
    assert (record.key, record.uuid, record.set) == ("mv:" + DECK, DECK, "CotA")
    assert (record.name, record.houses) == (starter().name, tuple(starter().houses))
    assert copies(record) == deck_copies(starter())
    assert (row.notes, record.source, record.icons_known) == ((), Source.MASTER_VAULT, True)


def test_neither_sentences_nor_pictures_of_the_publisher_are_kept() -> None:
    vault = vault_starter()
    vault.card("no-such-card", "logos", kind="new")
    kept = vault.read().record.model_dump_json()
    assert BULLET not in kept
    assert PICTURE not in kept


def test_figures_are_kept_as_the_sites_own_with_their_day() -> None:
    figures = {figure.name: (figure.site, figure.value) for figure in vault_starter().read().record.foreign}
    values = {"power_level": "3", "chains": "0", "wins": "2"}
    assert figures == {name: ("keyforgegame.com", value) for name, value in values.items()}
    assert all(figure.taken for figure in vault_starter().read().record.foreign)


@pytest.mark.parametrize("wrapped", [False, True])
@pytest.mark.parametrize("many", [False, True])
def test_bare_and_wrapped_answers_and_lists_of_either(*, wrapped: bool, many: bool) -> None:
    answers = [vault_starter(uuid=DECK[:-1] + digit).answer() for digit in "0123"[: 4 if many else 1]]
    said = [{"deck": answer, "error": None} if wrapped else answer for answer in answers]
    rows = list(read_any(json.dumps(said if many else said[0])))
    assert [row.row for row in rows] == list(range(1, len(answers) + 1))
    assert all(isinstance(row, Read) and copies(row.record) == deck_copies(starter()) for row in rows)


def test_an_answer_with_many_decks_shares_its_linked_cards() -> None:
    answer = vault_starter().answer()
    page = {"count": 1, "data": [answer["data"]], "_linked": answer["_linked"]}
    assert copies(one(json.dumps(page)).record) == deck_copies(starter())


def test_the_order_of_fields_and_fields_of_a_later_year_do_not_matter() -> None:
    answer = vault_starter().answer()
    answer["data"] = dict(reversed(answer["data"].items())) | {"new_field": {"deep": [1, 2]}}
    assert copies(one(json.dumps(dict(reversed(answer.items())))).record) == deck_copies(starter())


def test_an_error_of_the_site_is_told_in_its_words() -> None:
    row = refused(json.dumps({"deck": None, "error": "Deck not found"}))
    assert "Deck not found" in row.reason.en


def test_a_web_page_instead_of_an_answer_is_told() -> None:
    assert "web page" in refused("<!DOCTYPE html><html><body>Too many requests</body></html>").reason.en


def test_trap_1_the_nth_entry_of_icons_belongs_to_the_nth_copy() -> None:
    vault = Vault(["sanctum"], expansion=479)
    uuid = vault.card("gizelhart-s-zealot", "sanctum", 3, is_enhanced=True)
    vault.data["bonus_icons"] = [
        {"card_id": uuid, "bonus_icons": ["amber"]},
        {"card_id": uuid, "bonus_icons": ["capture", "Draw"]},
    ]
    lines = [(line.icons, line.count) for line in vault.read().record.cards]
    assert lines == [(("amber",), 1), (("capture", "draw"), 1), ((), 1)]


def test_trap_1_entries_for_cards_that_are_not_listed_are_told() -> None:
    vault = vault_starter()
    vault.data["bonus_icons"] = [{"card_id": "elsewhere", "bonus_icons": ["amber"]}]
    assert "not in the list" in said(vault.read())


def test_trap_2_enhanced_and_plain_copies_have_identities_of_their_own() -> None:
    vault = Vault(["sanctum"], expansion=479)
    vault.card("gizelhart-s-zealot", "sanctum", 2)
    enhanced = vault.card("gizelhart-s-zealot", "sanctum", 1, kind="enhanced", is_enhanced=True)
    vault.data["bonus_icons"] = [{"card_id": enhanced, "bonus_icons": ["damage"]}]
    assert {line.icons: line.count for line in vault.read().record.cards} == {(): 2, ("damage",): 1}


def test_trap_3_copies_are_counted_in_the_deck_and_references_apart() -> None:
    vault = vault_starter()
    token = in_set("WoE", "token creature")[0]
    vault.card(token, "brobnar", is_non_deck=True)
    record = vault.read().record
    assert record.size == 36
    assert [line.id for line in record.references] == [token]


def test_trap_3_references_are_known_by_the_facts_too() -> None:
    vault = vault_starter()
    vault.card("the-tide", "The Tide")
    for prophecy in in_set("PV", "prophecy")[:4]:
        vault.card(prophecy, "Prophecy")
    vault.card(in_set("CC", "archon power")[0], "Archon Power")
    record = vault.read().record
    assert (record.size, len(record.references)) == (36, 6)


def test_trap_3_the_faces_of_prophecy_cards_stay_in_their_order() -> None:
    vault = vault_starter()
    faces = in_set("PV", "prophecy")[:4]
    for place, face in zip((3, 1, 4, 2), faces, strict=True):
        vault.card(face, "Prophecy", sort_override=place, is_non_deck=True)
    assert [line.id for line in vault.read().record.references] == [faces[1], faces[3], faces[0], faces[2]]


def test_trap_4_an_evil_twin_is_title_and_rarity() -> None:
    vault = Vault(["sanctum"], expansion=496)
    vault.card("almsmaster", "sanctum")
    vault.card("almsmaster", "sanctum", kind="twin", rarity="Evil Twin")
    assert [line.id for line in vault.read().record.cards] == ["almsmaster", "almsmaster-evil-twin"]


@pytest.mark.parametrize(
    ("base", "art"),
    [
        ({"card_type": "Gigantic Creature Base"}, {"card_type": "Gigantic Creature Art"}),
        ({"card_type": "Creature1"}, {"card_type": "Creature2"}),
        (
            {"card_type": "Creature", "rarity": "Rare"},
            {"card_type": "Creature", "rarity": "Rare", "card_text": "", "power": None},
        ),
    ],
)
def test_trap_5_both_halves_of_a_gigantic_creature(base: dict[str, Any], art: dict[str, Any]) -> None:
    vault = Vault(["saurian"], expansion=479)
    vault.card("deusillus", "saurian", **base)
    vault.card("deusillus", "saurian", kind="art", **art)
    record = vault.read().record
    assert [line.id for line in record.cards] == ["deusillus", "deusillus2"]
    assert record.size == 2


def test_trap_5_two_bottoms_are_kept() -> None:
    vault = Vault(["saurian"], expansion=479)
    vault.card("deusillus", "saurian", 2, card_type="Gigantic Creature Art")
    assert [(line.id, line.count) for line in vault.read().record.cards] == [("deusillus2", 2)]


def test_trap_6_an_anomaly_belongs_to_the_printing() -> None:
    vault = Vault(["brobnar", "ouboros"], expansion=452)
    vault.card("timequake", "brobnar", is_anomaly=True)
    vault.card("timequake", "ouboros", kind="later")
    marks = {line.house: (line.id, line.anomaly) for line in vault.read().record.cards}
    assert marks == {"brobnar": ("timequake", True), "ouboros": ("timequake", False)}


def test_trap_6_anomalies_listed_by_era_count() -> None:
    vault = Vault(["brobnar"], expansion=600)
    uuid = vault.card("ecto-charge", "brobnar")
    vault.data["set_era_cards"] = {"Legacy": [], "Anomaly": [uuid]}
    assert line_of(vault.read().record, "ecto-charge").anomaly


def test_trap_7_a_card_of_every_house_has_the_house_of_the_deck() -> None:
    vault = Vault(["logos", "untamed"], expansion=479)
    vault.card("it-s-coming", "logos")
    vault.card("it-s-coming", "untamed", kind="other")
    vault.card("dark-æmber-vault", "untamed")
    record = vault.read().record
    assert [(line.id, line.house, line.maverick) for line in record.cards] == [
        ("it-s-coming", "logos", False),
        ("it-s-coming", "untamed", False),
        ("dark-æmber-vault", "untamed", False),
    ]


@pytest.mark.parametrize(
    "title", ["Nature's Call", "Nature’s Call", "Nature‘s  Call", "NATURE'S CALL", "nature-s-call", "Nature´s Call"]
)
def test_trap_8_titles_are_compared_by_their_letters(title: str) -> None:
    vault = Vault(["untamed"])
    vault.card("nature-s-call", "untamed", card_title=title)
    (line,) = vault.read().record.cards
    assert (line.id, line.title) == ("nature-s-call", title)


def test_trap_9_what_is_unknown_keeps_its_words_and_the_deck() -> None:
    vault = vault_starter()
    vault.data["expansion"] = 1234
    vault.data["_links"]["houses"][2] = "Vaultborn"
    uuid = vault.card("Brand New Thing", "Vaultborn", card_type="Vehicle", rarity="Mythic", card_number="N07")
    vault.data["bonus_icons"] = [{"card_id": uuid, "bonus_icons": ["Shine"]}]
    row = vault.read()
    (line,) = row.record.unknown
    assert (line.id, line.title, line.house, line.icons) == (None, "Brand New Thing", "vaultborn", ("shine",))
    assert (line.type, line.rarity, line.number) == ("Vehicle", "Mythic", "N07")
    assert (row.record.set, row.record.houses[2]) == ("#1234", "vaultborn")
    for word in ("1234", "Brand New Thing", "vaultborn", "shine", "37 cards"):
        assert word in said(row)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (601, "Unchained 2022"),
        (609, "Vault Masters 2023"),
        (737, "Vault Masters 2024"),
        (892, "Martian Civil War"),
        (907, "Discovery"),
        (964, "Vault Masters 2026"),
    ],
)
def test_trap_9_sets_without_facts_are_named(number: int, name: str) -> None:
    vault = vault_starter()
    vault.data["expansion"] = number
    row = vault.read()
    assert row.record.set == f"#{number}"
    assert said(row) == f"This program does not know the set {name}."


def test_trap_10_wrong_sizes_are_kept_and_told() -> None:
    vault = vault_starter()
    vault.card("dextre", "logos", kind="37th")
    row = vault.read()
    assert row.record.size == 37
    assert "Not playable: 37 cards" in said(row)


def test_trap_10_twelve_of_each_house_is_looked_at() -> None:
    vault = vault_starter()
    vault.linked[vault.listed[0]]["house"] = "Untamed"
    assert "do not have 12 cards each" in said(vault.read())


def test_legacies_are_those_that_the_answer_lists() -> None:
    vault = Vault(["brobnar"], expansion=435)
    uuid = vault.card("anger", "brobnar", expansion=341)
    vault.card("troll", "brobnar", expansion=341, kind="reprint")
    vault.data["set_era_cards"] = {"Legacy": [uuid]}
    assert [(line.id, line.legacy) for line in vault.read().record.cards] == [("anger", True), ("troll", False)]


def test_legacies_of_older_answers_are_of_another_set() -> None:
    vault = Vault(["brobnar"], expansion=435)
    vault.card("anger", "brobnar", expansion=341)
    vault.card("punch", "brobnar")
    del vault.data["set_era_cards"]
    assert [(line.id, line.legacy) for line in vault.read().record.cards] == [("anger", True), ("punch", False)]


def test_mavericks_are_those_that_the_answer_marks() -> None:
    vault = Vault(["logos"])
    vault.card("anger", "logos", is_maverick=True)
    line = line_of(vault.read().record, "anger")
    assert (line.house, line.maverick) == ("logos", True)


def test_older_answers_do_not_say_which_copies_have_icons() -> None:
    vault = Vault(["sanctum"], expansion=479)
    vault.card("gizelhart-s-zealot", "sanctum", is_enhanced=True)
    del vault.data["bonus_icons"]
    row = vault.read()
    assert not row.record.icons_known
    assert "bonus icons" in said(row)


def test_house_icons_are_houses() -> None:
    vault = Vault(["logos"], expansion=886)
    uuid = vault.card("dextre", "logos")
    vault.data["bonus_icons"] = [{"card_id": uuid, "bonus_icons": ["StarAlliance", "power"]}]
    assert vault.read().record.cards[0].icons == ("staralliance", "power")


def test_an_answer_without_linked_cards_can_be_fetched() -> None:
    vault = vault_starter()
    vault.data["_links"] = {"houses": ["Logos"]}
    row = refused(json.dumps({"data": vault.data}))
    assert row.link is not None
    assert row.link.uuid == DECK
    assert row.name == vault.data["name"]


def test_a_listed_card_that_is_not_linked_stays_as_unknown() -> None:
    vault = vault_starter()
    vault.listed[0] = "11111111-2222-3333-4444-555555555555"
    record = vault.read().record
    assert record.size == 36
    assert [line.title for line in record.unknown] == ["11111111-2222-3333-4444-555555555555"]


@pytest.mark.parametrize("name", ["“Ḱáïn” of Ænigma’s Hall, the 3rd", "เทพแห่งสายลม", "Тень", "神の使い"])
def test_names_of_any_script_stay_as_they_are(name: str) -> None:
    assert one(json.dumps(vault_starter(name=name).answer())).record.name == name


def test_names_lose_signs_that_are_none() -> None:
    name = one(json.dumps(vault_starter(name="A\u202eB\x00\nC\ud800D").answer())).record.name
    assert name == "AB CD"


def test_an_identity_that_is_none_makes_an_own_key() -> None:
    vault = vault_starter()
    vault.data["id"] = "../../etc/passwd"
    assert vault.read().record.key.startswith("own:")


def test_far_too_many_cards_are_no_deck() -> None:
    vault = vault_starter()
    vault.listed += [vault.listed[0]] * 2000
    row = refused(json.dumps(vault.answer()))
    assert isinstance(row, Unread)
    assert row.name == starter().name

"""Decks of KeyForge: its table of decks and the answers of its API."""

from __future__ import annotations

import json
from datetime import date

import pytest

from kfdesk.cards.facts import facts
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read, Unread
from kfdesk.collection.records import Source
from tests.collection.importers.samples import (
    DECK,
    api_answer,
    copies,
    deck_copies,
    in_set,
    line_of,
    one,
    refused,
    said,
    starter,
    table,
    table_row,
)

OTHER = DECK[:-1] + "1"


@pytest.mark.parametrize(("expansion", "known"), [("CALL_OF_THE_ARCHONS", True), ("MASS_MUTATION", False)])
def test_a_table_leaves_icons_out_which_matters_only_in_sets_that_have_them(expansion: str, known: bool) -> None:
    row = one(table(table_row(Expansion=expansion)))
    assert row.record.icons_known is known
    assert ("which cards have bonus icons" in said(row)) is not known


def test_a_row_gives_the_deck_by_its_link() -> None:
    row = one(table(table_row()))
    record = row.record
    assert (record.key, record.set, record.source) == ("mv:" + DECK, "CotA", Source.DECKS_OF_KEYFORGE)
    assert copies(record) == deck_copies(starter())
    assert record.houses == tuple(starter().houses)


def test_ratings_are_that_sites_figures_with_their_date() -> None:
    figures = {figure.name: figure for figure in one(table(table_row())).record.foreign}
    assert set(figures) == {"Sas Rating", "Expected Amber"}
    sas = figures["Sas Rating"]
    assert (sas.site, sas.value, sas.taken) == ("decksofkeyforge.com", "61", date(2026, 1, 17))


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_delimiters_and_encodings(delimiter: str, encoding: str) -> None:
    text = table(table_row(), delimiter=delimiter).removeprefix("\ufeff")
    assert copies(one(text.encode(encoding)).record) == deck_copies(starter())


def test_columns_are_read_by_name_in_any_order_and_older_files_have_fewer() -> None:
    columns = ["Master Vault Link", "House 3 Cards", "House 1 Cards", "Name", "House 2 Cards", "Houses", "Shoe Size"]
    record = one(table(table_row(), columns=columns)).record
    assert copies(record) == deck_copies(starter())
    assert (record.key, record.set, record.foreign) == ("mv:" + DECK, "", ())


def test_quoted_line_breaks_and_quotes_stay_in_one_row() -> None:
    notes = 'He said "no",\nthen\r\nleft; ok A1B2C-3D4E5-F6G7H\ud800'
    rows = list(read_any(table(table_row(My_Notes=notes), table_row(Name="Second"))))
    assert [row.name for row in rows] == [starter().name, "Second"]
    assert isinstance(rows[0], Read)
    assert rows[0].remarks == 'He said "no",\nthen\nleft; ok •••••-•••••-•••••'


def test_unquoted_cells_are_read_too() -> None:
    row = table_row()
    text = ",".join(row) + "\n" + ",".join(cell.replace(",", "") for cell in row.values()) + "\n"
    assert one(text).record.size == 36


def test_a_damaged_row_does_not_stop_the_rest() -> None:
    rows = list(
        read_any(table(table_row(), {**table_row(), "Name": "", "DoK Link": "", "Master Vault Link": ""}, table_row()))
    )
    assert [type(row) for row in rows] == [Read, Unread, Read]
    assert [row.row for row in rows] == [1, 2, 3]


def test_a_quotation_mark_that_is_never_closed_does_not_lose_all() -> None:
    good = table(table_row())
    text = good + '"Broken, "x\r\n' + "y" * 200_000 + "\r\n" + good.split("\r\n")[1] + "\r\n"
    rows = list(read_any(text))
    assert isinstance(rows[0], Read)
    assert any(isinstance(row, Unread) and "quotation mark" in row.reason.en for row in rows)
    assert isinstance(rows[-1], Read)


def test_short_and_empty_rows() -> None:
    text = table(table_row()) + '"Only a name"\r\n\r\n,,,\r\n'
    rows = list(read_any(text))
    assert [type(row) for row in rows] == [Read, Unread]
    assert rows[1].name == "Only a name"


def test_a_row_without_cards_names_its_link() -> None:
    row = refused(table(table_row(House_1_Cards="", House_2_Cards="", House_3_Cards="")))
    assert row.link is not None
    assert row.link.uuid == DECK


def test_the_evil_twin_suffix_and_mavericks() -> None:
    row = table_row(Expansion="DARK_TIDINGS", Houses="Sanctum | Logos | Untamed")
    row["House 1 Cards"] = "Almsmaster|Almsmaster – Evil Twin|Anger"
    record = one(table(row)).record
    assert line_of(record, "almsmaster-evil-twin").house == "sanctum"
    anger = line_of(record, "anger")
    assert (anger.house, anger.maverick, anger.legacy) == ("sanctum", True, True)


def test_both_halves_of_a_gigantic_creature_are_called_alike() -> None:
    row = table_row(Expansion="MASS_MUTATION", Houses="Saurian | Logos | Untamed")
    row["House 1 Cards"] = "Deusillus|Deusillus"
    record = one(table(row)).record
    assert [line_of(record, card).count for card in ("deusillus", "deusillus2")] == [1, 1]


def test_one_half_alone_is_told() -> None:
    row = table_row(Expansion="MASS_MUTATION", Houses="Saurian | Logos | Untamed")
    row["House 1 Cards"] = "Deusillus"
    assert "one of its halves is missing" in said(one(table(row)))


def test_an_anomaly_of_the_set_is_no_maverick() -> None:
    row = table_row(Expansion="WORLDS_COLLIDE", Houses="Dis | Logos | Untamed")
    row["House 1 Cards"] = "Timequake"
    line = line_of(one(table(row)).record, "timequake")
    assert (line.house, line.anomaly, line.maverick, line.legacy) == ("dis", True, False, False)


def test_lists_under_the_wrong_houses_go_where_the_cards_say() -> None:
    swapped = table_row()
    swapped["House 1 Cards"], swapped["House 2 Cards"] = swapped["House 2 Cards"], swapped["House 1 Cards"]
    row = one(table(swapped))
    assert copies(row.record) == deck_copies(starter())
    assert "the cards’ own houses were used" in said(row)


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("AEMBER_SKIES", "AS"),
        ("MENAGERIE_2024", "MG2024"),
        ("VAULT_MASTERS_2026", "#964"),
        ("Mass Mutation", "MM"),
        ("341", "CotA"),
        ("SOMETHING_NEW_2031_IS_LONG", "#SOMETHING_NEW_2031_"),
        ("", ""),
    ],
)
def test_expansions_are_names(word: str, code: str) -> None:
    assert one(table(table_row(Expansion=word))).record.set == code


def test_the_same_table_with_another_encoding_of_letters_is_told() -> None:
    row = one(table(table_row(Name="Ærgön")).removeprefix("\ufeff").encode("cp1252"))
    assert row.name == "Ærgön"
    assert "not in UTF-8" in said(row)


def test_the_table_of_cards_is_not_taken_for_decks() -> None:
    assert isinstance(refused('"Name","House","Rarity"\n"Anger","Brobnar","Common"\n'), Unread)


def test_an_api_answer_gives_the_deck_with_figures() -> None:
    record = one(json.dumps(api_answer())).record
    assert copies(record) == deck_copies(starter())
    assert (record.key, record.icons_known) == ("mv:" + DECK, True)
    assert {figure.name: figure.value for figure in record.foreign} == {"Sas Rating": "61", "Amber Control": "7.25"}


def test_my_decks_come_with_what_the_owner_wrote() -> None:
    mine = [{**api_answer(), "notes": "lend to Bo", "ownedByMe": True}, api_answer(keyforgeId=OTHER)]
    rows = [row for row in read_any(json.dumps(mine)) if isinstance(row, Read)]
    assert [row.remarks for row in rows] == ["lend to Bo", ""]
    assert [row.record.uuid for row in rows] == [DECK, OTHER]


def test_icons_of_an_api_answer_are_complete_for_every_copy() -> None:
    answer = api_answer(expansion="MASS_MUTATION")
    first, second = answer["deck"]["housesAndCards"][0]["cards"][:2]
    first |= {"bonusAember": 1, "bonusDraw": 2, "bonusBobnar": 1, "bonusHouses": ["StarAlliance"], "enhanced": True}
    second |= {"bonusDamage": 0, "bonusPower": 1}
    icons = [line.icons for line in one(json.dumps(answer)).record.cards if line.icons]
    assert icons == [("brobnar", "staralliance", "amber", "draw", "draw"), ("power",)]


def test_marks_of_an_api_answer() -> None:
    answer = api_answer()
    answer["deck"]["housesAndCards"][0]["cards"][0] = {
        "cardTitle": "Anger",
        "maverick": True,
        "legacy": True,
        "rarity": "Common",
    }
    line = line_of(one(json.dumps(answer)).record, "anger")
    assert (line.maverick, line.legacy, line.anomaly, line.house) == (True, True, False, starter().houses[0].value)


def test_the_token_of_an_api_answer_is_a_reference() -> None:
    token = in_set("WoE", "token creature")[0]
    info = {"name": facts()[token].name, "nameUrl": token, "house": "Brobnar"}
    record = one(json.dumps(api_answer(tokenInfo=info))).record
    assert [line.id for line in record.references] == [token]


def test_alliances_are_marked() -> None:
    pods = [{"keyforgeId": DECK, "name": "x", "house": "Logos"}]
    assert one(json.dumps(api_answer(deckType="ALLIANCE", allianceHouses=pods))).record.alliance
    assert not one(json.dumps(api_answer())).record.alliance


def test_house_names_have_no_space_there() -> None:
    answer = api_answer()
    answer["deck"]["housesAndCards"][0]["house"] = "StarAlliance"
    assert one(json.dumps(answer)).record.houses[0] == "staralliance"

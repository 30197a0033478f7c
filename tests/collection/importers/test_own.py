"""Our own files: the table's deck file, and one deck of the shelf without loss."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kfdesk import resources
from kfdesk.cards.facts import facts
from kfdesk.collection.files import DeckFileError
from kfdesk.collection.homedecks import as_homemade
from kfdesk.collection.identity import list_key
from kfdesk.collection.importers.own import VERSION, record_text, save_record
from kfdesk.collection.records import CardLine, DeckRecord, ForeignFigure, Source
from kfdesk.engine.terms import House, Icon
from tests.collection.importers.samples import DECK, copies, deck_copies, one, refused, said, starter, vault_starter

ARGUS = resources.decks() / "radiant-argus-the-supreme.json"
WORDS = st.text(st.characters(categories=("L", "N"), max_codepoint=0x2FFF), min_size=1, max_size=20)
LINES = st.builds(
    CardLine,
    id=st.none() | st.sampled_from(sorted(facts())),
    title=WORDS,
    house=st.sampled_from(list(House)) | WORDS,
    count=st.integers(1, 100),
    icons=st.lists(st.sampled_from(list(Icon)) | WORDS, max_size=10).map(tuple),
    maverick=st.booleans(),
    legacy=st.booleans(),
    anomaly=st.booleans(),
    number=st.just("") | WORDS,
    rarity=st.just("") | WORDS,
    type=st.just("") | WORDS,
)
FIGURES = st.builds(ForeignFigure, site=WORDS, name=WORDS, value=WORDS, taken=st.none() | st.dates(date(1990, 1, 1)))


@st.composite
def decks(draw: st.DrawFn) -> DeckRecord:
    """Return any deck that the shelf may hold."""
    name = draw(WORDS)
    houses = tuple(draw(st.lists(st.sampled_from(list(House)) | WORDS, max_size=4)))
    cards = tuple(draw(st.lists(LINES, max_size=5)))
    uuid = draw(st.none() | st.uuids())
    return DeckRecord(
        key=f"mv:{uuid}" if uuid else list_key(name, houses, cards),
        name=name,
        set=draw(st.sampled_from(["", "CotA", "#601", "#NEW"])),
        houses=houses,
        cards=cards,
        references=tuple(draw(st.lists(LINES, max_size=2))),
        source=draw(st.sampled_from([one for one in Source if one is not Source.HOMEMADE or not uuid])),
        added=draw(st.datetimes(datetime(2000, 1, 1), timezones=st.just(UTC))),
        icons_known=draw(st.booleans()),
        alliance=draw(st.booleans()),
        seed=draw(st.none() | st.integers(-(2**63), 2**63)),
        foreign=tuple(draw(st.lists(FIGURES, max_size=3))),
    )


@given(decks())
def test_a_deck_of_the_shelf_comes_back_as_it_was(record: DeckRecord) -> None:
    assert one(record_text(record)).record == record


def test_saving_and_reading_a_file(tmp_path: Path) -> None:
    record = vault_starter().read().record
    path = tmp_path / "argus.kfdeck"
    save_record(record, path)
    assert one(path).record == record
    assert [file.name for file in tmp_path.iterdir()] == ["argus.kfdeck"]


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "argus.kfdeck"
    path.write_text("mine")
    with pytest.raises(DeckFileError, match="left as it is"):
        save_record(vault_starter().read().record, path)
    assert path.read_text() == "mine"
    assert [file.name for file in tmp_path.iterdir()] == ["argus.kfdeck"]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(DeckFileError, match="cannot be written"):
        save_record(vault_starter().read().record, tmp_path / "no" / "such.kfdeck")


def test_the_tables_deck_file_is_read() -> None:
    row = one(ARGUS)
    assert (row.record.name, row.record.set, row.record.source) == (starter().name, "CotA", Source.OWN)
    assert copies(row.record) == deck_copies(starter())
    assert row.source == ARGUS.name


def test_a_deck_file_with_a_card_of_a_later_version_is_kept() -> None:
    raw = json.loads(ARGUS.read_text())
    raw["cards"][0]["id"] = "brand-new-thing"
    assert [line.title for line in one(json.dumps(raw)).record.unknown] == ["brand-new-thing"]


def test_cards_that_a_deck_file_leaves_out_are_kept() -> None:
    raw = json.loads(ARGUS.read_text())
    gone = next(card for card in raw["cards"] if card.get("count", 1) > 1)
    raw["cards"].remove(gone)
    absent = [{"title": "Never Seen", "house": gone["house"]}] * gone["count"]
    raw |= {"version": 2, "left_out": [*absent, {"title": "Never\x07 Seen Token"}]}
    record = one(json.dumps(raw)).record
    assert [(line.title, line.house, line.count) for line in record.unknown] == [
        ("Never Seen", gone["house"], gone["count"]),
        ("Never Seen Token", "", 1),
    ]
    assert record.size == 36 and [line.title for line in record.references] == ["Never Seen Token"]
    raw["left_out"] = [{"title": facts()[gone["id"]].name, "house": gone["house"]}] * gone["count"]
    known = one(json.dumps(raw)).record
    assert known.unknown == () and copies(known) == deck_copies(starter()), "this program knows them by now"


def test_a_damaged_deck_file_names_the_field() -> None:
    raw = json.loads(ARGUS.read_text())
    raw["cards"][3]["house"] = "atlantis"
    row = refused(json.dumps(raw))
    assert "cards[3].house" in row.reason.en
    assert row.name == starter().name


@pytest.mark.parametrize("version", [VERSION + 1, 99, None, "x"])
def test_a_newer_version_is_told(version: object) -> None:
    said = json.loads(record_text(vault_starter().read().record)) | {"version": version}
    assert "version" in refused(json.dumps(said)).reason.en


def test_a_record_with_a_wrong_field_names_it() -> None:
    said = json.loads(record_text(vault_starter().read().record))
    said["deck"]["cards"][0]["count"] = 0
    assert "cards[0].count" in refused(json.dumps(said)).reason.en


def test_a_key_that_does_not_fit_is_worked_out_anew() -> None:
    record = one(ARGUS).record
    raw = json.loads(record_text(record))
    raw["deck"]["key"] = "own:somebody-elses"
    row = one(json.dumps(raw))
    assert row.record.key == record.key
    assert "worked out again" in said(row)
    raw["deck"]["key"] = "mv:../../x"
    assert one(json.dumps(raw)).record.key == record.key


def test_a_home_made_deck_may_have_been_changed_since_it_got_its_key() -> None:
    record = as_homemade(one(ARGUS).record).model_copy(update={"key": "own:0123456789abcdef01234567"})
    row = one(record_text(record))
    assert row.record.key == list_key(record.name, record.houses, record.cards)
    assert "worked out again" not in said(row)


def test_words_for_houses_that_are_not_ours_are_told() -> None:
    raw = json.loads(record_text(vault_starter().read().record))
    raw["deck"]["cards"][0]["house"] = "Logos"
    assert "Unknown houses: Logos" in said(one(json.dumps(raw)))


def test_an_identity_is_kept_in_lower_case() -> None:
    raw = json.loads(record_text(vault_starter().read().record))
    raw["deck"]["key"] = "mv:" + DECK.upper()
    assert one(json.dumps(raw)).record.key == "mv:" + DECK


def test_a_card_that_is_only_known_to_the_writer_counts_as_unknown() -> None:
    raw = json.loads(record_text(vault_starter().read().record))
    raw["deck"]["cards"][0] |= {"id": "brand-new-thing", "title": "Brand New\x07 Thing"}
    row = one(json.dumps(raw))
    assert [(line.id, line.title) for line in row.record.unknown] == [(None, "Brand New Thing")]
    assert "Brand New Thing" in said(row)

"""What a source is, is seen from its content; limits hold; nothing that comes in ever raises."""

from __future__ import annotations

import gzip
import io
import json
import os
import random
import tracemalloc
import zipfile
from pathlib import Path
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kfdesk.collection.importers import texts
from kfdesk.collection.importers.reading import Shape, read_any
from kfdesk.collection.importers.rows import Limits, Read, Unread, records
from tests.characters import ANY
from tests.collection.importers.samples import (
    DECK,
    api_answer,
    keyteki_deck,
    one,
    refused,
    starter,
    table,
    table_row,
    vault_starter,
)

FIELDS = [
    "data",
    "_linked",
    "_links",
    "cards",
    "houses",
    "name",
    "id",
    "deck",
    "count",
    "bonus_icons",
    "format",
    "housesAndCards",
    "house",
    "cardTitle",
    "card_title",
    "expansion",
    "uuid",
    "version",
    "enhancements",
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(ANY, max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(FIELDS) | st.text(ANY, max_size=8), inner, max_size=6)
    ),
    max_leaves=25,
)


def answers() -> list[str]:
    """Return one good source of every kind."""
    return [
        json.dumps(vault_starter().answer()),
        json.dumps({"deck": vault_starter().answer(), "error": None}),
        json.dumps(api_answer()),
        json.dumps([keyteki_deck(), keyteki_deck(uuid=DECK)]),
        table(table_row(), table_row(Name="Second")),
        "Some Deck (CotA)\n" + "\n".join(f"{card.house}: {card.id}" for card in starter().cards),
    ]


@given(st.binary(max_size=300))
@example(b"")
@example(b"[")
@example(b"{")
@example(b'{"deck":')
@example(b"\xff\xfe")
@example(b"kfdesk:gen:")
@example(b"kfdesk:gen:CotA:1:x kfdesk:gen:MM")
@example(b"\xef\xbb\xbf")
@example(b'{"format":"kfdesk-deck"}')
@example(b'{"format":"kfdesk-shelf-deck","version":1,"deck":"\\ud800"}')
def test_any_bytes_give_rows(content: bytes) -> None:
    rows = list(read_any(content))
    assert rows
    assert all(isinstance(row, Read | Unread) for row in rows)
    assert [row.row for row in rows] == list(range(1, len(rows) + 1))


@given(st.text(ANY, max_size=200), st.sampled_from([None, *Shape]))
def test_any_text_gives_rows_with_any_hint(text: str, hint: Shape | None) -> None:
    assert list(read_any(text, hint))


@given(JSON)
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_json_gives_rows(value: object) -> None:
    assert list(read_any(json.dumps(value)))


@given(st.integers(0, 5), st.randoms(use_true_random=False))
@settings(max_examples=80, deadline=None)
def test_damaged_sources_give_rows(kind: int, dice: random.Random) -> None:
    content = bytearray(answers()[kind].encode())
    for _ in range(dice.randint(1, 5)):
        at = dice.randrange(len(content))
        match dice.randrange(4):
            case 0:
                content[at] = dice.randrange(256)
            case 1:
                del content[at : at + dice.randint(1, 200)]
            case 2:
                content[at:at] = dice.choice([b'"', b"[", b"{", b"null", b"\\", b"-1", b"1e999", b"\n", b"|", b"\x00"])
            case _:
                content += content[at : at + dice.randint(1, 500)]
    rows = list(read_any(bytes(content)))
    assert rows
    for row in rows:
        if isinstance(row, Read):
            assert row.record.deck_list().name
            assert all(note.en and note.say("de") for note in row.notes)
        else:
            assert row.reason.en and row.reason.say("de")


def test_archives_are_not_opened() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.json", b" " * 10_000_000)
    for content in (packed.getvalue(), gzip.compress(b" " * 10_000_000)):
        assert "Unpack it first" in refused(content).reason.en


@pytest.mark.parametrize("content", [b"\x89PNG\r\n", b"%PDF-1.7", b"SQLite format 3\x00", b"a\x00b"])
def test_other_files_are_no_text(content: bytes) -> None:
    assert "not text" in refused(content).reason.en


def test_a_saved_shelf_is_named_as_such(tmp_path: Path) -> None:
    file = tmp_path / "shelf.kfshelf"
    file.write_bytes(gzip.compress(b"{}"))
    assert refused(file).reason == texts.SAVED_SHELF


def test_nothing_gives_one_row() -> None:
    for source in (b"", "", "   \n ", "[]", b"\xef\xbb\xbf"):
        assert "nothing in it" in refused(source).reason.en


def test_paths_are_read_and_named(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(vault_starter().answer()))
    assert one(file).source == "deck.json"
    assert refused(tmp_path).reason == texts.FOLDER
    assert refused(tmp_path / "none.json").reason == texts.NOT_FOUND


def test_devices_which_may_have_no_end_are_not_opened() -> None:
    assert refused(Path(os.devnull)).reason == texts.NO_FILE


def test_a_path_in_a_text_is_not_followed(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(vault_starter().answer()))
    assert isinstance(refused(str(file)), Unread)
    assert isinstance(refused(json.dumps({"deck": str(file)})), Unread)


def test_files_are_read_up_to_a_size(tmp_path: Path) -> None:
    limits = Limits(file=1000, text=100)
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(vault_starter().answer()))
    for source in (file, file.read_bytes(), file.read_text()):
        (row,) = read_any(source, limits=limits)
        assert isinstance(row, Unread)
        assert "MiB" in row.reason.en
    (row,) = read_any("Anger\n" * 50, limits=limits)
    assert isinstance(row, Unread)
    assert "MiB" in row.reason.en


def test_rows_are_read_up_to_a_number() -> None:
    rows = list(read_any(table(*[table_row()] * 5), limits=Limits(rows=3)))
    assert [type(row) for row in rows] == [Read, Read, Read, Unread]
    assert isinstance(rows[-1], Unread)
    assert "first 3 rows" in rows[-1].reason.en


@pytest.mark.parametrize(
    "opening", ["[", '{"deck":', '[{"data":', '{"format":"kfdesk-shelf-deck","version":1,"deck":[']
)
def test_deep_nesting_is_refused(opening: str) -> None:
    assert all(isinstance(row, Unread) for row in read_any(opening * 100_000))
    closed = (
        opening * 400 + "1" + "".join({"[": "]", "{": "}"}[sign] for sign in reversed(opening * 400) if sign in "[{")
    )
    assert all(isinstance(row, Unread) for row in read_any(closed))


def test_values_without_number_are_not_built() -> None:
    rows = list(read_any("[" + "[]," * 100 + "[]]", limits=Limits(brackets=50)))
    assert [type(row) for row in rows] == [Unread]
    assert isinstance(rows[0], Unread)
    assert "far more values" in rows[0].reason.en


def test_a_line_of_a_table_without_end_does_not_stop_the_rest() -> None:
    text = table(table_row())
    head, row = text.split("\r\n")[:2]
    rows = list(read_any("\r\n".join([head, "," * 400_000, row])))
    assert [type(one) for one in rows] == [Unread, Read]


def test_a_head_of_a_table_with_an_endless_cell_is_refused() -> None:
    for head in ("a" * 140_000, '"' + "a\n" * 70_000, "a" * 400_000):
        assert refused(f"Name,Houses,{head}\nAda,Logos").reason == texts.BAD_CELL


def test_many_damaged_lines_are_numbered() -> None:
    rows = list(read_any('{"name":"x","cards":[}\n' * 3000))
    assert len(rows) == 1001
    assert isinstance(rows[-2], Unread)
    assert isinstance(rows[-1], Unread)
    assert "line 1000, column" in rows[-2].reason.en
    assert "the rest was not read" in rows[-1].reason.en


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Anger\n---\n" * 5000, "parts"),
        ("Anger," * 1000 + "Anger", "different cards"),
        ("x\n" * 5000, "lines name a card"),
    ],
)
def test_texts_without_end_are_refused(text: str, words: str) -> None:
    assert words in refused(text).reason.en


def test_numbers_without_end_are_refused() -> None:
    assert isinstance(refused('{"name": ' + "9" * 10_000 + "}"), Unread)


def test_json_lines_and_damage_between_good_decks() -> None:
    good = json.dumps(vault_starter().answer())
    rows = list(read_any("\n".join([good, good[:-300], good])))
    assert [type(row) for row in rows] == [Read, Unread, Read]
    assert isinstance(rows[1], Unread)
    assert "damaged at line" in rows[1].reason.en


def test_a_damaged_element_of_a_list_does_not_stop_the_rest() -> None:
    good = json.dumps(keyteki_deck())
    broken = good.replace('"count": 1', '"count": ', 1)
    rows = list(read_any(f"[{good}, {broken}, {good}, 7, null]"))
    assert [type(row) for row in rows] == [Read, Unread, Read, Unread, Unread]


def test_a_list_that_was_cut_short_gives_its_whole_decks() -> None:
    text = json.dumps([keyteki_deck(), keyteki_deck(), keyteki_deck()])
    rows = list(read_any(text[: len(text) - 200]))
    assert [type(row) for row in rows] == [Read, Read, Unread]


@pytest.mark.parametrize("end", ["", ",", " ,\n"])
def test_a_list_that_was_cut_short_between_two_decks_says_so(end: str) -> None:
    deck = json.dumps(keyteki_deck())
    rows = list(read_any(f"[{deck},\n{deck}{end}"))
    assert [type(row) for row in rows] == [Read, Read, Unread]


def test_links_in_a_list_of_json_can_be_fetched() -> None:
    rows = list(read_any(json.dumps([DECK, f"https://decksofkeyforge.com/decks/{DECK}", "none"])))
    assert [bool(row.link) for row in rows if isinstance(row, Unread)] == [True, True, False]


def test_the_name_of_a_card_in_brackets_is_no_json() -> None:
    text = "[REDACTED]\n" + "\n".join(card.id for card in starter().cards[1:])
    (record,) = records(read_any(text))
    assert record.size == 36 and "[redacted]" in {line.id for line in record.cards}
    assert "JSON" not in refused("[Logos] Anger").reason.en


def test_every_reason_and_note_is_worded_in_both_languages() -> None:
    from kfdesk.catalogs import slots
    from kfdesk.collection.importers import command_texts, fetch_texts
    from kfdesk.text.words import Words

    for module in (texts, fetch_texts, command_texts):
        words = [value for value in vars(module).values() if isinstance(value, Words)]
        assert words
        assert [word.en for word in words if slots(word.en) != slots(word.say("de"))] == []


@pytest.mark.parametrize("wrap", ['{"cards":[%s]}', "[[%s]]", '{"name":"%s"}'])
def test_one_endless_deck_is_refused_before_it_is_decoded(wrap: str) -> None:
    """A deck of a million cards once took 1.3 GB; this one would take 130 MB."""
    text = wrap % ('{"id":"anger","house":"brobnar"},' * 100_000)
    tracemalloc.start()
    rows = list(read_any(text))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert all(isinstance(row, Unread) for row in rows)
    assert peak < 70 << 20


def test_a_long_list_of_decks_is_read_window_by_window() -> None:
    limits = Limits(value=32 << 10)
    answers = [vault_starter(str(uuid4()), f"Deck {n}").answer() for n in range(12)]
    text = json.dumps(answers)
    assert len(text) > 3 * limits.value
    assert [row.name for row in records(read_any(text, limits=limits))] == [f"Deck {n}" for n in range(12)]


def test_a_damaged_deck_behind_the_first_window_is_named_by_its_place() -> None:
    limits = Limits(value=32 << 10)
    answers = [json.dumps(vault_starter(str(uuid4()), f"Deck {n}").answer()) for n in range(12)]
    answers[10] = answers[10].replace('"power_level": 3', '"power_level" 3')
    rows = list(read_any("[" + ",\n".join(answers) + "]", limits=limits))
    bad = [row for row in rows if isinstance(row, Unread)]
    assert [row.reason.en.partition(",")[0] for row in bad] == ["The JSON is damaged at line 11"]
    assert len(rows) == 12

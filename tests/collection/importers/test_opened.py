"""Texts that are read piece by piece: what stands on the border of two pieces is read like the rest."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk.collection.importers import opened as opening
from kfdesk.collection.importers import texts
from kfdesk.collection.importers.dok import _MAX_LINE, _lines
from kfdesk.collection.importers.opened import Source, Text, opened
from kfdesk.collection.importers.raw import json_values
from kfdesk.collection.importers.rows import LIMITS, Limits, RowError
from kfdesk.text.words import Words


def in_pieces(text: str, size: int) -> Text:
    return Text(lambda: (text[at : at + size] for at in range(0, len(text), size)))


def reason(source: Source, limits: Limits = LIMITS) -> Words:
    with pytest.raises(RowError) as refused, opened(source, limits):
        pass
    return refused.value.reason


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_lines_of_a_table_are_the_same_in_pieces_of_any_size(size: int, end: str) -> None:
    rows = [["Name", "Cards"], ["Ada", "Anger|Æmber Imp"], ['a "b"', "two\nlines"], ["", ""]]
    text = "\n " + end.join(",".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows) + end
    lines = (line for line in _lines(in_pieces(text, size).pieces()) if line is not None)
    assert list(csv.reader(lines)) == rows


@pytest.mark.parametrize("size", [50_000, 1_000_000])
def test_a_line_without_end_is_refused_and_the_next_ones_are_read(size: int) -> None:
    text = "a\n" + "b" * (_MAX_LINE + 1) + "\r\nc\nd"
    assert list(_lines(in_pieces(text, size).pieces())) == ["a\n", None, "c\n", "d"]


@pytest.mark.parametrize("size", [1, 5, 64, 100_000])
def test_values_of_json_are_the_same_in_pieces_of_any_size(size: int) -> None:
    values = [{"name": f"deck {at}", "cards": list(range(at))} for at in range(30)]
    for text in (json.dumps(values, indent=1), "\n".join(map(json.dumps, values)) + "\n"):
        assert list(json_values(in_pieces(f" \n{text}", size), LIMITS)) == values


@pytest.mark.parametrize("size", [3, 64, 100_000])
def test_damage_is_named_by_its_place_and_the_next_value_is_read(size: int) -> None:
    values = [f'{{"name": "deck {at}",\n "cards": {at}}}' for at in range(40)]
    values[30] = '{"name": "deck 30",\n "cards" 30}'
    found = list(json_values(in_pieces("[" + ",\n".join(values) + "]", size), LIMITS))
    bad = [value for value in found if isinstance(value, RowError)]
    assert [error.reason.en for error in bad] == ["The JSON is damaged at line 62, column 10."]
    assert [value["cards"] for value in found if isinstance(value, dict)] == [*range(30), *range(31, 40)]


@pytest.mark.parametrize("size", [3, 1000])
def test_a_value_may_be_as_long_as_the_limit_and_not_much_longer(size: int) -> None:
    limits = Limits(value=4000)
    fits, too_long = {"name": "a" * 3900}, {"name": "a" * 9000}
    assert list(json_values(in_pieces(json.dumps([fits, fits]), size), limits)) == [fits, fits]
    (value, error) = json_values(in_pieces(json.dumps([fits, too_long, fits]), size), limits)
    assert value == fits and isinstance(error, RowError)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_signs_on_the_border_of_two_pieces_are_decoded(
    encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "_PIECE", 3)
    path, said = tmp_path / "decks.txt", "Æmber – „Imp“, Größe"
    path.write_text(said, encoding=encoding)
    for source in (path, path.read_bytes()):
        with opened(source, LIMITS) as text:
            assert text.whole() == said == text.whole(), "as often as one asks"
            assert (text.length, text.guessed) == (len(said), encoding == "cp1252")


def test_what_is_no_text_is_refused_wherever_that_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_PIECE", 8)
    path = tmp_path / "decks.txt"
    for content, why in (
        (b"a" * 20 + b"\0", "BINARY"),
        (b"\xe9" * 20 + b"\0", "BINARY"),
        (b"PK\x03\x04abc", "ARCHIVE"),
    ):
        path.write_bytes(content)
        assert reason(path) == reason(content) == getattr(texts, why)
    path.write_bytes(b"PK\x03\x04" + b"a" * 30 + b"xl/workbook")
    assert reason(path) == texts.SPREADSHEET


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path: Path) -> None:
    path, limits = tmp_path / "decks.txt", Limits(file=10)
    path.write_bytes(b"a" * 10)
    with opened(path, limits) as text:
        path.write_bytes(b"a" * 11)
        with pytest.raises(RowError):
            text.whole()
    assert reason(path, limits) == reason("a" * 11, limits) == reason(b"a" * 11, limits)


def test_why_a_file_cannot_be_read_on_is_said_and_no_damage_of_its_values() -> None:
    reads = 0

    def pieces() -> Iterator[str]:
        nonlocal reads
        reads += 1
        yield from ('{"name": "a"}\n', '{"name":')
        if reads > 1:
            raise RowError(texts.FOLDER)

    found = json_values(Text(pieces), LIMITS)
    with pytest.raises(RowError) as refused:
        list(found)
    assert refused.value.reason == texts.FOLDER


def test_no_more_than_some_pieces_of_a_file_are_held(tmp_path: Path) -> None:
    """Of a file that is read value by value, and of a table that is read line by line."""
    held: list[int] = []

    def pieces() -> Iterator[str]:
        for at in range(200):
            held.append(at)
            yield json.dumps({"name": "a" * 1000, "number": at}) + "\n"

    text = Text(pieces)
    held.clear()
    next(iter(json_values(text, LIMITS)))
    assert len(held) < 80
    held.clear()
    next(_lines(text.pieces()))
    assert len(held) == 1

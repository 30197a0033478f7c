"""Tables for other programs: what a cell may hold, and what a spreadsheet must not take for a formula."""

from __future__ import annotations

import csv
import io

import pytest

from kfdesk.spreadsheets import Cell, csv_bytes, csv_text, harmless


@pytest.mark.parametrize("said", ['=HYPERLINK("x")', "+cmd", "-2+3", "@SUM(A1)", "\tx", "  =1", "\xa0=1", "\uff1d1"])
def test_words_that_begin_a_formula_get_an_apostrophe(said: str) -> None:
    assert harmless(said) == f"'{said}"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("a;=1", "a;'=1"),
        ("a\t=1", "a\t'=1"),
        ('a; "@x";-y', "a; \"'@x\";'-y"),
        ("a;\xa0\uff0b1", "a;\xa0'\uff0b1"),
        ("\r=1", "'\r'=1"),
    ],
)
def test_words_inside_a_cell_are_no_formula_where_other_signs_part_cells(said: str, kept: str) -> None:
    assert harmless(said) == kept


@pytest.mark.parametrize("said", ["a; b", "a = b; c - d", "Bo", "–", "-3", "+4.5", "3-1", 12, -2.5, None, True, ""])
def test_what_is_no_formula_stays_as_it_is(said: str | float | None) -> None:
    assert harmless(said) == said


def test_a_table_is_read_back_as_it_was() -> None:
    rows: list[list[Cell]] = [["Name", "n"], ['Ada, "the Æmber"\nand more', 2.5], ["", None]]
    read = list(csv.reader(io.StringIO(csv_text(rows), newline="")))
    assert read == [["Name", "n"], ['Ada, "the Æmber"\nand more', "2.5"], ["", ""]]
    assert csv_bytes("Æ").startswith(b"\xef\xbb\xbf")

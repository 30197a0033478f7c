"""Tables for other programs: what a cell may hold, and what a spreadsheet must not take for a formula."""

from __future__ import annotations

import csv
import io

import pytest

from kfdesk.spreadsheets import Cell, csv_bytes, csv_text, harmless


@pytest.mark.parametrize("said", ['=HYPERLINK("x")', "+cmd", "-2+3", "@SUM(A1)", "\tx", "  =1", "\r=1"])
def test_words_that_begin_a_formula_get_an_apostrophe(said: str) -> None:
    assert harmless(said) == f"'{said}"


@pytest.mark.parametrize("said", ["Bo", "–", "-3", "+4.5", "3-1", 12, -2.5, None, True, ""])
def test_what_is_no_formula_stays_as_it_is(said: str | float | None) -> None:
    assert harmless(said) == said


def test_a_table_is_read_back_as_it_was() -> None:
    rows: list[list[Cell]] = [["Name", "n"], ['Ada, "the Æmber"\nand more', 2.5], ["", None]]
    read = list(csv.reader(io.StringIO(csv_text(rows), newline="")))
    assert read == [["Name", "n"], ['Ada, "the Æmber"\nand more', "2.5"], ["", ""]]
    assert csv_bytes("Æ").startswith(b"\xef\xbb\xbf")

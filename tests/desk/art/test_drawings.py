"""Drawings as SVG files: what they hold is read as it looks in a drawing program."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kfdesk.desk.art import drawings as module
from kfdesk.desk.art.drawings import drawings, figures, figures_by_name, variants
from kfdesk.desk.art.shapes import combined
from kfdesk.resources import assets

SHEET = """<svg xmlns="http://www.w3.org/2000/svg">
  <g id="things">
    <g id="things.old_coin" transform="translate(130 20)">
      <g class="amber shaded">
        <circle cx="50" cy="50" r="40"/>
        <ellipse cx="50" cy="50" rx="10" ry="20" class="cut"/>
      </g>
      <g fill="#ffffff">
        <path d="M 0 0 L 10 0" stroke-width="3" class="pen"/>
        <rect x="1" y="2" width="3" height="4"/>
        <rect x="1" y="2" width="3" height="4" rx="5"/>
        <polygon points="0,0 10,0 5,8"/>
      </g>
    </g>
  </g>
  <g id="hats">
    <g id="hats.1"/>
    <g id="hats.2"><g class="b"><path d="M 0 0 L 10 0 L 5 8 Z"/></g></g>
  </g>
</svg>"""


@pytest.fixture
def sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "drawings").mkdir()
    (tmp_path / "drawings" / "a_sheet_of_the_test.svg").write_text(SHEET, encoding="utf-8")
    monkeypatch.setattr(module, "assets", lambda: tmp_path)
    return "a_sheet_of_the_test"


def test_a_layer_has_its_color_and_the_words_of_its_elements(sheet: str) -> None:
    coin = drawings(sheet, "things")["old coin"]
    assert coin == (
        ("amber+", ("O 50 50 40 40", "-O 50 50 10 20")),
        ("#ffffff", ("~3 M 0 0 L 10 0", "B 1 2 3 4", "U 1 2 3 4 5", "M 0 0 L 10 0 L 5 8 Z")),
    )
    assert not combined(*coin[0][1]).contains(combined("O 50 50 1 1").boundingRect().center())


def test_in_a_figure_what_is_filled_stands_before_what_a_pen_draws(sheet: str) -> None:
    tone, drawn = figures(sheet, "things")["old coin"][1]
    assert (tone, drawn) == ("#ffffff", "B 1 2 3 4 U 1 2 3 4 5 M 0 0 L 10 0 L 5 8 Z ~3 M 0 0 L 10 0")


def test_variants_come_in_the_order_of_the_file(sheet: str) -> None:
    assert variants(sheet, "hats") == ((), (("b", ("M 0 0 L 10 0 L 5 8 Z",)),))


@pytest.mark.parametrize("moved", ['<g class="b">', '<path d="M 0 0 L 10 0 L 5 8 Z"'])
def test_what_a_drawing_program_moved_or_turned_is_refused_instead_of_being_drawn_unmoved(
    sheet: str, tmp_path: Path, moved: str
) -> None:
    text = SHEET.replace(moved, moved.replace(" ", ' transform="rotate(9)" ', 1))
    (tmp_path / "drawings" / f"{sheet}_moved.svg").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^hats\.2: apply the transformation"):
        drawings(f"{sheet}_moved", "hats")


@pytest.mark.parametrize(
    ("written", "instead", "cure"),
    [
        ("M 0 0 L 10 0 L 5 8 Z", "m 0 0 l 10 0 l -5 8 z", "write the path with absolute"),
        ("M 0 0 L 10 0 L 5 8 Z", "M 0 0 L 10 0 S 5 8 3 3 Z", "write the path with absolute"),
        ('<g class="b">', "<g>", "give the layer a class or a fill"),
        ('<path d="M 0 0 L 10 0 L 5 8 Z"/>', '<line x1="0" y1="0" x2="9" y2="9"/>', "draw with paths"),
    ],
)
def test_what_would_be_drawn_wrong_is_refused_with_the_name_of_the_drawing(
    sheet: str, tmp_path: Path, written: str, instead: str, cure: str
) -> None:
    other = f"{sheet}_{len(instead)}"
    (tmp_path / "drawings" / f"{other}.svg").write_text(SHEET.replace(written, instead), encoding="utf-8")
    with pytest.raises(ValueError, match=rf"^hats\.2: {cure}"):
        drawings(other, "hats")


def test_variants_of_a_name_are_found_by_it() -> None:
    found = figures_by_name("heads", "heads")
    assert len(found["demon"]) > 1 and sum(map(len, found.values())) == len(drawings("heads", "heads"))


@pytest.mark.parametrize("file", sorted((assets() / "drawings").glob("*.svg")), ids=lambda file: file.stem)
def test_every_drawing_of_the_program_can_be_read_and_has_a_name_of_its_own(file: Path) -> None:
    tables = [str(group.get("id")) for group in ElementTree.parse(file).getroot() if group.tag.endswith("}g")]
    for table in tables:
        rows = [
            group.get("id")
            for group in ElementTree.parse(file).getroot().iter()
            if str(group.get("id")).startswith(f"{table}.")
        ]
        assert len(rows) == len(drawings(file.stem, table)) > 0
        for layers in drawings(file.stem, table).values():
            for role, pieces in layers:
                assert role and not combined(*pieces).isEmpty(), (table, role)

"""The style sheet of the program: every file is filled, and speaks of things that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kfdesk
from kfdesk.desk.kit.theme import THEMES, Theme
from kfdesk.desk.window.style import style_of
from kfdesk.resources import assets

SHEETS = sorted((assets() / "ui").glob("*.qss"))
NOT_NAMES = re.compile(r"\{[^}]*\}|/\*.*?\*/", re.DOTALL)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_no_slot_is_left_and_the_pictures_are_there(theme: Theme) -> None:
    sheet = style_of(theme, 1.0)
    assert "$" not in sheet and f"border: 1px solid {theme.panel_edge}" in sheet
    files = re.findall(r'url\("([^"]+)"\)', sheet)
    assert len(files) == 8 and all(Path(file).is_file() for file in files)


def test_titles_grow_with_the_text() -> None:
    theme = THEMES["light"]
    assert "#startTitle { font-size: 44.0pt;" in style_of(theme, 1.0)
    assert "#startTitle { font-size: 88.0pt;" in style_of(theme, 2.0)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_every_name_in_a_sheet_is_that_of_a_widget(sheet: Path) -> None:
    names = set(re.findall(r"#(\w+)", NOT_NAMES.sub("", sheet.read_text(encoding="utf-8"))))
    sources = "".join(file.read_text(encoding="utf-8") for file in Path(kfdesk.__file__).parent.rglob("desk/**/*.py"))
    assert {name for name in names if f'"{name}"' not in sources} == set()

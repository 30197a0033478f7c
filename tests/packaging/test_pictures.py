"""The pictures of manual, README and metainfo: made by one script, none too many and none too few."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from kfdesk.desk.reading import pages
from tests.inks import inks
from tests.packaging.test_packages import LINUX, TOP, script
from tests.windows import no_window_left as no_window_left  # noqa: PLC0414 - a fixture of every test here

LANGUAGES = ("en", "de")
MOST_BYTES = 2_400_000
"""All pictures of the manual in both languages: they ship with the program."""


@pytest.fixture(scope="module")
def pictures() -> Any:
    return script("pictures")


def named(language: str) -> set[str]:
    files = (pages.page_file(name, language) for name in pages.page_names())
    return {name for file in files for name in re.findall(r"\(pictures/([^)]+)\)", file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_makes_every_picture_that_the_manual_names_and_no_other(pictures: Any, language: str) -> None:
    made = {scene.path(name, language, None).name for name, scene in pictures.SCENES.items() if scene.file is None}
    assert made == named(language)
    assert {file.name for file in (pages.folder() / language / "pictures").iterdir()} == made


def test_the_script_makes_every_picture_of_readme_and_metainfo(pictures: Any) -> None:
    made = {scene.file for scene in pictures.SCENES.values() if scene.file is not None}
    readme = set(re.findall(r"packaging/pictures/([\w-]+\.\w+)", (TOP / "README.md").read_text(encoding="utf-8")))
    (metainfo,) = LINUX.glob("*.metainfo.xml")
    screens = set(re.findall(r"packaging/pictures/([\w-]+\.\w+)", metainfo.read_text(encoding="utf-8")))
    assert made == readme == screens == {file.name for file in (TOP / "packaging" / "pictures").iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_made_from_the_running_program(
    pictures: Any, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path / "home"))
    (file,) = pictures.make(["settings"], [language], tmp_path)
    image = QImage(str(file))
    kept = QImage(str(pages.picture_file("settings.webp", language)))
    assert file.parent.name == language
    assert image.width() > 400 and image.height() > 200
    assert len(inks(image, 9)) > 8
    assert abs(image.width() - kept.width()) < 0.3 * kept.width(), "the picture that ships shows another dialog"


def test_the_pictures_of_the_manual_are_small() -> None:
    files = [file for language in LANGUAGES for file in (pages.folder() / language / "pictures").iterdir()]
    assert sum(file.stat().st_size for file in files) < MOST_BYTES

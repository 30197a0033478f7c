"""The program's catalogs are complete and up to date with its source; the tool that sees to it finds what is wrong."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kfdesk import catalogs, resources
from kfdesk.text.words import Words
from tests.packaging.test_packages import TOP, script

tool: Any = script("languages")
_GERMAN = resources.languages() / "de.po"


def test_the_catalogs_are_complete_and_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """Who adds a text runs `python packaging/languages.py update` and fills in the German."""
    assert tool.main(["check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ('msgstr "Protokoll"', 'msgstr ""', "missing: 'Log'"),
        ('msgid "Log"', 'msgid "Logg"', "no longer in the source: 'Logg'"),
        ('msgid "Log"', '#, fuzzy\nmsgid "Log"', "doubtful: 'Log'"),
        ("{who} entscheidet", "{wer} entscheidet", "other slots than '{who} decides'"),
        ('msgstr "Protokoll"', 'msgstr "Protokoll', "an entry is not written as it should be"),
    ],
)
def test_what_is_wrong_with_a_catalog_is_said(was: str, becomes: str, problem: str, tmp_path: Path) -> None:
    content = _GERMAN.read_text(encoding="utf-8")
    assert was in content
    spoilt = tmp_path / "de.po"
    spoilt.write_text(content.replace(was, becomes, 1), encoding="utf-8")
    assert any(found.startswith(problem) for found in tool.wrong_with(spoilt))


def test_a_third_language_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resources, "languages", lambda: tmp_path)
    assert tool.main(["new", "nl"]) == 0
    file = tmp_path / "nl.po"
    assert tool.main(["new", "nl"]) == 1, "it is not written over"
    assert list(tool.wrong_with(file)) == [], "texts may be missing: they read English"
    begun = file.read_text(encoding="utf-8")
    for text in ("Log", "Untamed", "Choose none"):
        assert f'msgid "{text}"' in begun
    assert 'msgid "card"\nmsgid_plural "cards"' in begun, "terms whose German stands in the source"
    file.write_text(begun.replace('msgid "Log"\nmsgstr ""', 'msgid "Log"\nmsgstr "Logboek"'), encoding="utf-8")
    assert tool.main(["check"]) == 0, "a catalog that was only begun is sound"
    said = capsys.readouterr().out
    assert re.search(r"^nl\.po: 2 of \d{4} texts$", said, re.MULTILINE), "how complete it is"
    catalogs.look_in(tmp_path)
    try:
        assert catalogs.languages()["nl"] == "Nederlands"
        assert (Words("Log").say("nl"), Words("Choose none").say("nl")) == ("Logboek", "Choose none")
    finally:
        catalogs.look_in()


@pytest.mark.parametrize("code", ["en", "pt-BR", "klingon", "", "../fr"])
def test_only_a_language_can_be_begun(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "languages", lambda: tmp_path)
    assert tool.main(["new", code]) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_checked_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fr.po").write_bytes("é".encode("latin-1"))
    (tmp_path / "it.po").mkdir()
    (tmp_path / "mine.po").write_text("")
    files = [str(tmp_path / name) for name in ("fr.po", "it.po", "mine.po", "none.po")]
    assert tool.main(["check", *files]) == 1
    assert capsys.readouterr().out.count("cannot be read: ") == len(files)


def test_no_text_is_filled_twice() -> None:
    """Slots in doubled braces are filled in a second step: a translation that misspells one would fail there."""
    assert [text for text in tool.texts() if "{{" in text.message.text + text.message.plural] == []


def test_an_update_keeps_translations_and_drops_what_is_gone() -> None:
    catalog = tool.read(_GERMAN)
    catalog.add("No such text", "Kein solcher Text")
    assert tool.updated(catalog, "de") == _GERMAN.read_text(encoding="utf-8")


def test_the_tool_reads_the_checkout_it_stands_in(tmp_path: Path) -> None:
    for name in ("kfdesk", "packaging/languages.py", "assets/facts", "assets/languages"):
        from_, to = TOP / name, tmp_path / name
        to.parent.mkdir(parents=True, exist_ok=True)
        if from_.is_dir():
            shutil.copytree(from_, to, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(from_, to)
    (tmp_path / "kfdesk" / "added.py").write_text(
        'from kfdesk.text.words import Words\n\nADDED = Words("A text of this copy")\n'
    )
    command = [sys.executable, "packaging/languages.py", "check"]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert checked.returncode == 1 and "missing: 'A text of this copy'" in checked.stdout


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("The deck's cards", "straight apostrophe"),
        ('There is no "card".', "straight quotation marks"),
        ("Counting …", "space before the dots"),
        ("Go on with the game", "write “continue”"),
        ("The game goes on", "write “continue”"),
        ("It goes on top of the deck", ""),
        ("This is no game", "write “is not a”"),
        ("There is no such game, and it is no longer open", ""),
        ("The card lies there", "write “is” of a card"),
        ("Play, discard and use cards", "a list needs a comma"),
        ("Play, discard, and use cards", ""),
        ("Play and use cards", ""),
    ],
)
def test_english_that_is_to_be_avoided_is_named(text: str, problem: str) -> None:
    said = list(tool.problems_of_style(text))
    assert bool(problem) == bool(said) and all(one.startswith(problem) for one in said)


def test_a_translation_that_repeats_itself_is_named(tmp_path: Path) -> None:
    content = _GERMAN.read_text(encoding="utf-8")
    was = 'msgstr "Die Tasten von „{command}“ lassen sich nicht ändern."'
    assert was in content
    twice = tmp_path / "de.po"
    twice.write_text(content.replace(was, f"{was[:-1]}{was[8:]}", 1), encoding="utf-8")
    assert any(found.startswith("said twice") for found in tool.wrong_with(twice))


def test_german_calls_its_reader_du() -> None:
    """One form of address: what both players read speaks to the one who reads it."""
    of_several = re.compile(r"\b(?:euch|eure\w*|seid|habt|könnt|wollt|dürft|müsst|sollt|möchtet)\b", re.IGNORECASE)
    said = {Words(text.message.text, context=text.message.context).say("de") for text in tool.texts()}
    assert len(said) > 1000
    assert sorted(german for german in said if of_several.search(german)) == []

"""The command line, before any window."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from kfdesk import __main__ as program
from kfdesk import __version__, catalogs
from kfdesk.__main__ import NO_DISPLAY, has_display, main
from kfdesk.text.arguments import arguments_in

_DISPLAY = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}


def _python(code: str) -> subprocess.CompletedProcess[str]:
    """Run `code` in a fresh interpreter that has no display."""
    environment = {name: value for name, value in os.environ.items() if name not in _DISPLAY}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_without_a_display_one_sentence_says_so_and_qt_stays_out() -> None:
    done = _python(
        "import sys; sys.platform = 'linux'; from kfdesk.__main__ import main; code = main([]); "
        "print(sorted(name for name in sys.modules if name.startswith('PySide6'))); sys.exit(code)"
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "[]\n", NO_DISPLAY.en + "\n")


@pytest.mark.parametrize(
    ("platform", "environment", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_only_linux_without_any_display_is_without_display(
    platform: str, environment: dict[str, str], *, shown: bool
) -> None:
    assert has_display(platform, environment) is shown


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"kfdesk {__version__}\n"


def test_help_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for place, says in (("de_DE", "Decks oder Spiele"), ("en_US", "decks or games"), (None, "decks or games")):
        monkeypatch.setattr("locale.getlocale", lambda place=place: (place, "UTF-8"))
        with pytest.raises(SystemExit):
            main(["--help"])
        assert says in capsys.readouterr().out
        with pytest.raises(SystemExit):
            main(["import", "--help"])
        assert ("Sprache des Berichts" in capsys.readouterr().out) is (place == "de_DE")


def test_what_is_wrong_with_a_command_is_said_in_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(place: str, *arguments: str) -> tuple[str, str]:
        monkeypatch.setattr("locale.getlocale", lambda: (place, "UTF-8"))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == (0 if "--help" in arguments else 2)
        return capsys.readouterr()

    out, _ = said("de_DE", "--help")
    assert out.startswith("Aufruf: kfdesk ") and "\nArgumente:\n" in out and "\nOptionen:\n" in out
    assert "diese Hilfe zeigen" in out and "Version des Programms" in " ".join(out.split())
    assert not {"usage:", "options:", "show"} & set(out.split())
    for arguments, german, english in (
        (("--wrong",), "unbekannte Argumente: --wrong", "unrecognized arguments: --wrong"),
        (("import",), "diese Argumente fehlen: FILE", "the following arguments are required: FILE"),
        (("import", "x", "--shelf"), "Argument --shelf: erwartet ein Argument", "argument --shelf: expected one arg"),
        (("import", "x", "--fetch=1"), "Argument --fetch: nimmt kein Argument wie '1'", "ignored explicit argument"),
        (("import", "x", "--language", "qq"), "gibt es nicht (zur Wahl stehen", "invalid choice: 'qq' (choose from"),
    ):
        wrong = said("de_DE", *arguments)[1]
        assert german in wrong and ": Fehler: " in wrong
        assert english in said("en_US", *arguments)[1]


def test_each_command_has_its_own_help_and_takes_only_what_it_knows(capsys: pytest.CaptureFixture[str]) -> None:
    for command, about in (
        ("text", "Print every phrase"),
        ("words", "--figures"),
        ("rules", "--coverage"),
        ("read", "--figures"),
    ):
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        said = capsys.readouterr().out
        assert left.value.code == 0
        assert said.startswith(f"usage: kfdesk {command} ") and about in said
        with pytest.raises(SystemExit) as left:
            main([command, "--portable"])
        assert left.value.code == 2
        assert f"kfdesk {command}: error: " in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["text", "extra"])
    assert "unrecognized arguments: extra" in capsys.readouterr().err


def test_a_file_called_like_a_command_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    def open_files(asked: Namespace, language: str) -> int:
        opened.append(asked.files)
        return 0

    monkeypatch.setattr(program, "_open", open_files)
    assert main(["./text", "words.kfdesk"]) == 0
    assert opened == [["./text", "words.kfdesk"]]


@pytest.mark.parametrize("said", ["100 % unknown: %s", "%s %s", "%d", "unknown %"])
def test_a_translation_that_cannot_be_filled_is_left_out(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    (tmp_path / "fr.po").write_text(f'{head}msgid "unrecognized arguments: %s"\nmsgstr "{said}"\n')
    catalogs.look_in(tmp_path)
    try:
        with arguments_in("fr"), pytest.raises(SystemExit):
            ArgumentParser().parse_args(["--wrong"])
    finally:
        catalogs.look_in()
    assert "unrecognized arguments: --wrong" in capsys.readouterr().err


def test_text_prints_every_language_without_a_display() -> None:
    done = _python("import sys; from kfdesk.__main__ import main; sys.exit(main(['text']))")
    assert done.returncode == 0, done.stderr
    assert "Opponent" in done.stdout or "opponent" in done.stdout
    assert "Gegner" in done.stdout


def test_a_list_of_which_only_the_beginning_is_read_ends_without_noise() -> None:
    command = [sys.executable, "-m", "kfdesk", "words"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0

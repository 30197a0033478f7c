"""`kfdesk import`: what it prints, its exit code, and what is on the shelf afterwards."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from kfdesk import resources
from kfdesk.__main__ import main
from kfdesk.collection.command import import_decks
from kfdesk.collection.store import DeckStore
from tests.collection.importers.samples import DECK, table, table_row, vault_starter

ARGUS = resources.decks() / "radiant-argus-the-supreme.json"


def run(shelf: Path, *words: str) -> tuple[int, list[str]]:
    """Return the exit code and the printed lines."""
    out = io.StringIO()
    code = import_decks(["--shelf", str(shelf), "--language", "en", *words], out)
    return code, out.getvalue().splitlines()


def test_every_row_is_printed_and_on_the_shelf(tmp_path: Path) -> None:
    code, lines = run(tmp_path, str(ARGUS))
    assert (code, lines) == (
        0,
        [
            "radiant-argus-the-supreme.json:1: Radiant Argus the Supreme",
            "Rows with a deck: 1, without: 0.",
            "New on the shelf: 1, brought up to date: 0, there already: 0.",
        ],
    )
    store = DeckStore.open(tmp_path)
    assert store.count() == 1
    store.close()


def test_rows_without_a_deck_make_the_exit_code(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("hello")
    code, lines = run(tmp_path / "shelf", str(ARGUS), str(bad))
    assert code == 1
    assert lines[1].startswith("bad.txt:1: ! ")
    assert run(tmp_path / "shelf", str(bad))[0] == 2


def test_notes_stand_below_their_row(tmp_path: Path) -> None:
    file = tmp_path / "decks.csv"
    file.write_text(table(table_row(My_Notes="lend to Bo", Expansion="LATER_SET")), encoding="utf-8")
    code, lines = run(tmp_path / "shelf", str(file))
    assert (code, lines[1][:4]) == (0, "    ")
    assert "The bonus icons of 1 deck are not known: its source does not name them." in lines
    store = DeckStore.open(tmp_path / "shelf")
    about = store.about("mv:" + DECK)
    assert about is not None
    assert about.notes == "lend to Bo"
    store.set_notes("mv:" + DECK, "mine")
    run(tmp_path / "shelf", str(file))
    about = store.about("mv:" + DECK)
    store.close()
    assert about is not None
    assert about.notes == "mine"


def test_a_dry_run_leaves_the_shelf(tmp_path: Path) -> None:
    code, lines = run(tmp_path / "shelf", "--dry-run", str(ARGUS))
    assert (code, lines[-1]) == (0, "The shelf was left as it is.")
    assert not (tmp_path / "shelf").exists()


def test_what_is_piped_in_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = io.TextIOWrapper(io.BytesIO(json.dumps(vault_starter().answer()).encode()))
    monkeypatch.setattr(sys, "stdin", piped)
    assert run(tmp_path, "-")[1][0].startswith("-:1: Radiant Argus")


def test_a_link_is_named_but_not_fetched_unasked(tmp_path: Path) -> None:
    code, lines = run(tmp_path, f"https://www.keyforgegame.com/deck-details/{DECK}")
    assert (code, lines[0]) == (2, "-:1: ! This is a link to a deck: it has to be fetched.")


def test_it_speaks_german(tmp_path: Path) -> None:
    out = io.StringIO()
    assert import_decks(["--shelf", str(tmp_path), "--language", "de", str(ARGUS)], out) == 0
    assert "Neu im Regal: 1" in out.getvalue()


def test_the_program_passes_the_words_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "--shelf", str(tmp_path), str(ARGUS)]) == 0
    assert "Radiant Argus the Supreme" in capsys.readouterr().out


def test_neither_window_nor_network_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys; from kfdesk.__main__ import main; "
        f"main(['import', '--shelf', {str(tmp_path)!r}, {str(ARGUS)!r}]); "
        "print([name for name in ('PySide6', 'urllib.request', 'http.client', 'ssl') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[]"

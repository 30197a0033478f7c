"""`kfdesk decks`: what it prints for people and as JSON, what it writes, and its exit codes."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from kfdesk.__main__ import main
from kfdesk.collection.command import import_decks
from kfdesk.collection.composing import changed_copy
from kfdesk.collection.decks_command import decks
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.ratings import DOK
from kfdesk.collection.records import ForeignFigure, Source
from kfdesk.collection.results import Result
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from tests.collection.shelves import FIRST

ONYX, ARGUS = (next(deck for deck in sample_records(FIRST) if name in deck.name) for name in ("Onyx", "Argus"))


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The folder of a shelf with two decks, of which one is rated and has an unknown card, the other has practiced."""
    folder = tmp_path / "shelf"
    store = DeckStore.open(folder)
    sas = ForeignFigure(site=DOK, name="Sas Rating", value="74", taken=date(2026, 9, 1))
    unknown = ONYX.cards[0].model_copy(update={"id": None, "title": "Later"})
    partly = ONYX.model_copy(update={"cards": (unknown, *ONYX.cards[1:]), "foreign": (sas,)})
    store.add([partly, ARGUS])
    store.add_tag([ARGUS.key], "Lent")
    won = Result(deck=ARGUS.key, won=True, practice=True, date=datetime(2026, 5, 1, tzinfo=UTC))
    store.add_result(won)
    store.close()
    return folder


def run(shelf: Path, what: str, *words: str, language: str = "en") -> tuple[int, str]:
    """Return the exit code and what is printed."""
    out = io.StringIO()
    return decks([what, "--shelf", str(shelf), "--language", language, *words], out), out.getvalue()


def as_json(shelf: Path, what: str, *words: str) -> Any:
    return json.loads(run(shelf, what, "--json", *words)[1])


def test_decks_are_listed_a_line_each(shelf: Path) -> None:
    code, said = run(shelf, "list")
    assert code == 0
    assert [line.split("  ")[0] for line in said.splitlines()] == [ONYX.name, ARGUS.name]
    assert "Untamed" in said and "Fraktion" not in said
    assert "Schatten" in run(shelf, "list", language="de")[1]


def test_a_list_as_json_is_one_array_with_an_object_a_deck(shelf: Path) -> None:
    partly, argus = as_json(shelf, "list")
    assert (argus["key"], argus["name"], argus["set"], argus["tags"]) == (ARGUS.key, ARGUS.name, "CotA", ["Lent"])
    assert sorted(argus["houses"]) == sorted(ARGUS.houses) and argus["playable"] is True
    assert (argus["wins"], argus["practice_wins"], argus["played"]) == (0, 1, "2026-05-01T00:00:00+00:00")
    assert argus["figures"]["creatures"] > 0 and argus["ratings"] == {}
    assert partly["figures"]["steal"] is None, "a figure that is not known whole is none"
    assert partly["ratings"] == {"sas": 74, "rated": "2026-09-01"}


def test_cards_come_along_where_they_are_asked_for(shelf: Path) -> None:
    (argus,) = as_json(shelf, "search", "tag:lent", "--cards")
    assert sum(card["count"] for card in argus["cards"]) == 36
    assert argus["cards"][0].keys() >= {"id", "title", "house", "count", "icons", "maverick"}
    assert "cards" not in as_json(shelf, "list")[0]


def test_decks_are_searched_as_in_the_shelf(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert [deck["key"] for deck in as_json(shelf, "search", "sas>70")] == [ONYX.key]
    assert "1 deck is left out: its source did not give this figure." in capsys.readouterr().err
    assert [deck["key"] for deck in as_json(shelf, "search", "is:practiced", "is:playable")] == [ARGUS.key]
    assert [deck["key"] for deck in as_json(shelf, "search", "--", "-tag:lent")] == [ONYX.key]
    assert run(shelf, "search", "nowhere") == (1, "")
    assert as_json(shelf, "search", "nowhere") == []


def test_decks_are_sorted_and_limited(shelf: Path) -> None:
    assert [deck["key"] for deck in as_json(shelf, "list", "--sort", "name", "--descending")] == [ARGUS.key, ONYX.key]
    assert [deck["key"] for deck in as_json(shelf, "list", "--sort", "sas")] == [ONYX.key, ARGUS.key]
    assert [deck["key"] for deck in as_json(shelf, "list", "--limit", "1")] == [ONYX.key]
    for wrong in (("--sort", "glory"), ("--limit", "-1"), ("--limit", "few")):
        with pytest.raises(SystemExit) as left:
            run(shelf, "list", *wrong)
        assert left.value.code == 2


def test_figures_are_printed_and_those_not_known_are_dashes(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = run(shelf, "figures", "has:sas")[1].splitlines()
    assert said[0] == ONYX.name and "  Steal: –" in said and "  SAS: 74" in said and "  Rated on: 2026-09-01" in said
    assert "not of how strong a deck is" in capsys.readouterr().err
    (deck,) = as_json(shelf, "figures", "has:sas")
    assert deck.keys() == {"key", "name", "kind", "figures", "ratings"}
    assert "  Stehlen: –" in run(shelf, "figures", "has:sas", language="de")[1]


def test_decks_are_written_as_a_table(shelf: Path, tmp_path: Path) -> None:
    file = tmp_path / "decks.csv"
    assert run(shelf, "export", str(file)) == (0, f"2 decks written to {file}.\n")
    partly, argus = csv.DictReader(file.read_text(encoding="utf-8").splitlines())
    assert (partly["sas"], partly["steal"], argus["sas"], argus["tags"]) == ("74", "", "", "Lent")
    assert argus["houses"].split("|") and float(argus["expected"]) > 0


@pytest.mark.parametrize("suffix", [".txt", ".md", ".json", ".kfdeck"])
def test_what_is_written_is_imported_again(shelf: Path, tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"argus{suffix}"
    assert json.loads(run(shelf, "export", str(file), "tag:lent", "--json")[1]) == {"file": str(file), "decks": 1}
    out = io.StringIO()
    assert import_decks(["--shelf", str(tmp_path / "other"), "--json", str(file)], out) == 0
    report = json.loads(out.getvalue())
    assert (report["read"], report["added"], report["unread"]) == (1, 1, 0)
    (row,) = report["rows"]
    assert (row["source"], row["name"], row["reason"]) == (file.name, ARGUS.name, None) and row["key"]
    (deck,) = as_json(tmp_path / "other", "list", "--cards")
    assert sum(card["count"] for card in deck["cards"]) == 36


def test_a_file_that_is_there_is_replaced_only_by_force(
    shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "decks.txt"
    file.write_text("mine")
    assert run(shelf, "export", str(file))[0] == 2 and file.read_text() == "mine"
    assert "--force" in capsys.readouterr().err
    assert run(shelf, "export", str(file), "--force")[0] == 0 and ARGUS.name in file.read_text(encoding="utf-8")
    assert run(shelf, "export", str(tmp_path / "none.txt"), "nowhere")[0] == 1
    assert not (tmp_path / "none.txt").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export", "decks.xls"), "Decks are written to files that end in one of these"),
        (("export", "all.kfshelf"), "kfdesk decks backup"),
        (("backup", "all.zip"), "ends in .kfshelf"),
        (("export", "nowhere/decks.txt"), "could not be written"),
    ],
)
def test_what_cannot_be_written_is_said(
    shelf: Path, tmp_path: Path, words: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(shelf, words[0], str(tmp_path / words[1]))[0] == 2
    assert said in capsys.readouterr().err


def test_the_shelf_is_backed_up_beside_itself_or_whole_to_a_file(shelf: Path, tmp_path: Path) -> None:
    beside = as_json(shelf, "backup")
    assert beside["decks"] == 2 and Path(beside["file"]).is_file() and shelf in Path(beside["file"]).parents
    file = tmp_path / "all.kfshelf"
    assert run(shelf, "backup", str(file)) == (0, f"2 decks backed up to {file}.\n")
    other = DeckStore.open(tmp_path / "other")
    other.bring_in(file)
    assert other.count() == 2
    other.close()


def test_a_shelf_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for what in ("list", "figures", "backup"):
        assert run(tmp_path / "nowhere", what)[0] == 2
    assert "There is no deck shelf in" in capsys.readouterr().err and not (tmp_path / "nowhere").exists()


def test_the_trash_is_listed_apart(shelf: Path) -> None:
    store = DeckStore.open(shelf)
    store.trash([ARGUS.key])
    store.close()
    assert [deck["key"] for deck in as_json(shelf, "list")] == [ONYX.key]
    assert [deck["key"] for deck in as_json(shelf, "list", "--trash")] == [ARGUS.key]


@pytest.mark.parametrize(("place", "said"), [("de_DE", "alle Decks auflisten"), ("en_US", "list all decks")])
def test_the_program_knows_the_command_and_its_help_in_both_languages(
    place: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (place, "UTF-8"))
    with pytest.raises(SystemExit) as left:
        main(["decks", "--help"])
    assert left.value.code == 0 and said in " ".join(capsys.readouterr().out.split())
    with pytest.raises(SystemExit) as left:
        main(["decks"])
    assert left.value.code == 2
    capsys.readouterr()
    for part in ("list", "search", "export", "figures", "backup"):
        with pytest.raises(SystemExit):
            main(["decks", part, "--help"])
        out = capsys.readouterr().out
        assert "--json" in out and ("Rückgabewert" in out) is (place == "de_DE")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "decks COMMAND" in capsys.readouterr().out


def test_doubles_are_listed_a_pair_a_line(shelf: Path) -> None:
    assert run(shelf, "doubles")[0] == 1 and as_json(shelf, "doubles") == []
    store = DeckStore.open(shelf)
    later = datetime(2027, 1, 1, tzinfo=UTC)
    typed = ARGUS.model_copy(update={"key": "own:typed", "name": "Typed", "source": Source.TEXT, "added": later})
    store.add([typed])
    store.close()
    code, said = run(shelf, "doubles")
    assert (code, said) == (0, f"{ARGUS.name} [ships with the program]  =  Typed [text list]  (the same deck)\n")
    (pair,) = as_json(shelf, "doubles")
    assert pair["likeness"] == "sure" and (pair["stays"]["key"], pair["goes"]["key"]) == (ARGUS.key, "own:typed")
    assert "dasselbe Deck" in run(shelf, "doubles", language="de")[1]


def test_decks_that_wait_to_be_fetched_are_listed(shelf: Path) -> None:
    assert run(shelf, "waiting")[0] == 1
    store = DeckStore.open(shelf)
    link = Link(LinkKind.DECK, "00000000-0000-4000-8000-000000000002")
    store.to_fetch.keep([link])
    store.close()
    assert run(shelf, "waiting") == (0, link.page + "\n")
    (one,) = as_json(shelf, "waiting")
    assert one["page"] == link.page and one["added"] == one["tried"]


def test_decks_that_were_not_published_are_listed_with_their_kind(shelf: Path) -> None:
    store = DeckStore.open(shelf)
    store.add([changed_copy(ONYX, "Onyx Again", added=FIRST)])
    store.close()
    lines = run(shelf, "search", "is:theory")[1].splitlines()
    assert len(lines) == 1 and lines[0].startswith("Onyx Again") and lines[0].endswith("(theory)")
    assert run(shelf, "search", "ist:theorie", language="de")[1].rstrip().endswith("(Theorie)")
    (deck,) = as_json(shelf, "search", "is:theory")
    assert deck["kind"] == "theory" and deck["homemade"] is True
    assert run(shelf, "figures", "is:theory")[1].startswith("Onyx Again (theory)\n")

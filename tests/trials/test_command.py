"""`kfdesk trials`: what it prints for people and as JSON, what it writes, and its exit codes."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kfdesk.__main__ import main
from kfdesk.collection.store import DeckStore
from kfdesk.trials import run_command, workers
from kfdesk.trials.command import trials
from kfdesk.trials.command_texts import OLD, SAYS
from kfdesk.trials.game import PLAYERS_BY_NAME, Failure, Task, play
from kfdesk.trials.kept import Kept, usual_file
from kfdesk.trials.run import Crew
from tests.trials.made_up import ARGUS, ONYX, Lots, row, two_decks

GAMES = 30
HONESTLY = SAYS["greedy"]


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """The folder of a shelf with three decks, of which one holds a card that the program does not know."""
    folder = tmp_path / "shelf"
    unknown = ONYX.cards[0].model_copy(update={"id": None, "title": "Later"})
    later = ONYX.model_copy(update={"key": "own:later", "name": "Later", "cards": (unknown, *ONYX.cards[1:])})
    store = DeckStore.open(folder)
    store.add([ONYX, ARGUS, later])
    store.close()
    return folder


@pytest.fixture
def played(shelf: Path) -> Path:
    """The same with games: Onyx won two of three; one more is of older rules."""
    fill(usual_file(shelf))
    return shelf


def fill(path: Path, *, games: int = GAMES) -> None:
    onyx, argus = two_decks()
    older = replace(onyx, mark="older", version="0.0.1")
    rows = [row(onyx.mark, argus.mark, int(seed % 3 == 0), seed=seed, ended=seed > 0) for seed in range(games)]
    rows = [replace(one, drawn=(one.seed % 2, 0)) for one in rows]
    with Kept.open(path, make=True) as kept:
        kept.add_decks([older, onyx, argus])
        kept.add([*rows, row(older.mark, argus.mark, 0)])


@pytest.fixture
def by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of runs are played by lot, in this process."""
    onyx, argus = two_decks()
    lots = Lots({onyx.mark: 0.4, argus.mark: -0.4})

    @contextmanager
    def local(workers: int) -> Iterator[Executor]:
        with ThreadPoolExecutor(workers) as pool:
            yield pool

    monkeypatch.setattr(workers, "local", local)
    monkeypatch.setattr(run_command, "Crew", partial(Crew, plays=lots.plays))


def said(shelf: Path, what: str, *words: str, language: str = "en") -> tuple[int, str]:
    """Return the exit code and what is printed."""
    out = io.StringIO()
    return trials([what, "--shelf", str(shelf), "--language", language, *words], out), out.getvalue()


def as_json(shelf: Path, what: str, *words: str) -> Any:
    return json.loads(said(shelf, what, "--json", *words)[1])


def test_the_table_says_how_often_decks_win_and_how_uncertain_that_is(played: Path) -> None:
    code, text = said(played, "table")
    lines = text.splitlines()
    assert code == 0 and lines[0] == HONESTLY.en
    assert lines[1:3] == [
        f"{GAMES} games were played.",
        "1 of them had not ended after 150 turns: keys decided, then Æmber.",
    ]
    best, worst, old, *_ = (re.split(" {2,}", line.strip()) for line in lines[5:])
    assert [best[-1], worst[-1]] == [ONYX.name, ARGUS.name] and best[-2] == worst[-2] == str(GAMES)
    assert re.fullmatch(r"\d\d %", best[0]) and re.fullmatch(r"\d\d–\d\d", best[1])
    assert old == [OLD.en]
    assert len(lines) == 10


def test_the_table_in_german(played: Path) -> None:
    text = said(played, "table", language="de")[1]
    assert text.startswith("Wie oft ein Deck gewinnt, wenn der gierige Spieler dieses Programms es spielt")
    assert "Alt, aus Spielen mit anderen Regeln" in text


def test_the_table_as_json(played: Path) -> None:
    shown = as_json(played, "table")
    assert (shown["says"], shown["player"], shown["games"], shown["unended"]) == (HONESTLY.en, "greedy", GAMES, 1)
    onyx, argus = shown["decks"]
    assert (onyx["key"], onyx["name"], onyx["games"], onyx["won"]) == (ONYX.key, ONYX.name, GAMES, GAMES * 2 / 3)
    assert onyx["low"] < onyx["percent"] < onyx["high"] and onyx["percent"] + argus["percent"] == pytest.approx(100)
    assert shown["first"]["low"] < 50 < shown["first"]["high"]
    assert [old["version"] for old in shown["old"] if old["name"] == ONYX.name] == ["0.0.1"]


def test_cards_are_shown_with_their_uncertainty(played: Path) -> None:
    code, text = said(played, "cards")
    assert code == 1 and text.startswith(HONESTLY.en) and "No card has enough games yet" in text
    fill(usual_file(played), games=60)
    code, text = said(played, "cards")
    title = ONYX.cards[0].title
    assert code == 0 and re.search(rf"^ *[+-]?\d+\.\d ±\d+\.\d +30 +30 +1  {title}$", text, re.MULTILINE)
    (card,) = as_json(played, "cards")["cards"]
    assert card["title"] == title and (card["drawn"], card["not_drawn"], card["decks"]) == (30, 30, 1)
    assert abs(card["worth"]) < card["plus_or_minus"]


def test_the_table_is_written_to_a_file(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "table.csv"
    code, text = said(played, "export", str(file))
    assert code == 0 and text.splitlines() == [HONESTLY.en, f"4 decks written to {file}."]
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert [row["name"] for row in rows[:2]] == [ONYX.name, ARGUS.name] and [row["old"] for row in rows] == [*"0011"]
    assert 50 < float(rows[0]["percent won by greedy player"]) < float(rows[0]["high"])
    assert said(played, "export", str(file))[0] == 2
    assert as_json(played, "export", str(file), "--force")["decks"] == 4


def test_files_are_merged(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other, mine = tmp_path / "other", tmp_path / "mine"
    fill(other, games=GAMES + 5)
    assert said(played, "merge", str(other)) == (0, "5 games taken over.\n")
    assert as_json(played, "merge", str(other), str(usual_file(played)), "--file", str(mine))["games"] == GAMES + 6
    assert as_json(played, "table", "--file", str(mine))["games"] == GAMES + 5
    assert said(played, "merge", str(tmp_path / "none"))[0] == 2
    assert "it is not there" in capsys.readouterr().err


@pytest.mark.usefixtures("by_lot")
def test_a_run_says_what_it_will_take_and_what_came_of_it(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(shelf, "run", "--until", "12")
    games = as_json(shelf, "table")["games"]
    assert code == 0
    assert text.splitlines() == [HONESTLY.en, f"Every deck is known to ±12 points, from {games} games."]
    left_out, begins, *needs = capsys.readouterr().err.splitlines()
    assert left_out == "1 deck is left out: it cannot be played, or holds home-made cards."
    assert begins == "2 decks, 0 games of them kept. Measuring how long a game takes here."
    assert [line.partition(" points: about ")[0] for line in needs[:3]] == ["For ±10", "For ±5", "For ±3"]
    assert needs[0].endswith("about 91 more games, 1 minute.")
    assert re.fullmatch(r"\d+ games; the least certain deck is known to ±\d+\.\d points; 1 minute to go\.", needs[3])
    assert as_json(shelf, "run", "--until", "12") == {
        "says": HONESTLY.en, "player": "greedy", "games": games, "uncertain": pytest.approx(12, abs=3), "reached": True,
    }  # fmt: skip


@pytest.mark.usefixtures("by_lot")
def test_a_run_of_so_many_games_says_how_far_all_is_known(shelf: Path) -> None:
    code, text = said(shelf, "run", "--games", "20")
    assert code == 0
    assert re.fullmatch(
        r"20 games were played. The least certain deck is known to ±\d+(\.\d+)? points, from 20 games of all.",
        text.splitlines()[-1],
    )


@pytest.mark.usefixtures("by_lot")
def test_a_run_in_which_every_game_fails_is_not_done(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(tasks: Iterable[Task]) -> list[Failure]:
        return [Failure(task, "a fault") for task in tasks]

    monkeypatch.setattr(run_command, "Crew", partial(Crew, plays=fails))
    assert said(shelf, "run", "--games", "20") == (1, f"{HONESTLY.en}\nNone of the last games could be played.\n")
    assert as_json(shelf, "run", "--games", "20")["reached"] is False


@pytest.mark.usefixtures("by_lot")
def test_a_run_that_is_interrupted_says_how_to_continue(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(run_command, "run", interrupted)
    assert said(shelf, "run")[0] == 1
    assert "the same command continues" in capsys.readouterr().err


def test_a_run_plays_real_games_in_other_processes(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until all is known to 30 points: a few games, each broken off early."""
    monkeypatch.setattr(run_command, "Crew", partial(Crew, plays=partial(play, most_turns=1)))
    assert said(shelf, "run", "--until", "30")[0] == 0
    table = as_json(shelf, "table")
    assert table["games"] == table["unended"] >= 2


def test_too_little_and_nothing_to_play(shelf: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(shelf, "run", "Onyx")[0] == 1
    assert "at least two decks" in capsys.readouterr().err
    assert said(tmp_path / "none", "run")[0] == 2
    assert "There is no deck shelf" in capsys.readouterr().err
    assert said(shelf, "table")[0] == 2
    assert "it is not there" in capsys.readouterr().err
    fill(usual_file(shelf))
    assert said(shelf, "table", "--player", "partner-8")[0] == 1
    assert "holds no games of this player" in capsys.readouterr().err


def test_too_many_decks_are_refused(
    shelf: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_command, "MOST_DECKS", 2)
    assert said(shelf, "run")[0] == 2
    assert "A run takes 2 decks at most, and the search found 3." in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["run", "--until", "0"],
        ["run", "--until", "40"],
        ["run", "--until", "x"],
        ["run", "--workers", "0"],
        ["run", "--player", "me"],
        [],
    ],
)
def test_arguments_that_make_no_sense(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        trials(words)


def test_it_is_a_command_of_the_program(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trials", "table", "--shelf", str(played), "--language", "en"]) == 0
    assert capsys.readouterr().out.startswith(HONESTLY.en)


def test_every_player_has_a_sentence() -> None:
    assert SAYS.keys() == PLAYERS_BY_NAME.keys()

"""The file of games: kept at once, told apart by rules, merged without counting a game twice."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Thread

import pytest

from kfdesk.collection.database import StoreError
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row, player_version
from kfdesk.trials.kept import Kept, usual_file
from kfdesk.trials.tables import table
from tests.trials.made_up import named, row, two_decks

GAMES = [row("a", "b", 0), row("b", "a", 1, drawn=((1 << 36) - 1, 5)), row("a", "b", None, seed=2, ended=False)]


def filled(path: Path, rows: list[Row], decks: list[TrialDeck] | None = None) -> Path:
    with Kept.open(path, make=True) as kept:
        kept.add_decks(decks or named("a", "b"))
        assert kept.add(rows) == len(rows)
    return path


def test_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = filled(tmp_path / "new folder" / "games.sqlite", GAMES)
    with Kept.open(path) as kept:
        assert sorted(kept.rows("greedy"), key=repr) == sorted(GAMES, key=repr)
        assert kept.rows("partner-8") == [] and kept.players() == ["greedy"]
        assert kept.rows("greedy", {"a"}) == []
        assert kept.decks() == named("a", "b")


def test_a_game_counts_once(tmp_path: Path) -> None:
    with Kept.open(filled(tmp_path / "games", GAMES)) as kept:
        assert kept.add(GAMES) == 0
        assert kept.add([row("a", "b", seed=3), GAMES[0]]) == 1
        assert len(kept.rows("greedy")) == len(GAMES) + 1


def test_two_files_become_one(tmp_path: Path) -> None:
    mine = filled(tmp_path / "mine", GAMES)
    more = [GAMES[0], row("a", "c"), row("a", "b", seed=9)]
    theirs = filled(tmp_path / "theirs", more, named("a", "b", "c"))
    with Kept.open(mine) as kept, Kept.open(theirs) as other:
        assert kept.bring_in(other) == 2
        assert kept.bring_in(other) == 0
        assert {*map(repr, kept.rows("greedy"))} == {*map(repr, (*GAMES, *more))}
        assert [deck.name for deck in kept.decks()] == ["c", "a", "b"]
        assert len(other.rows("greedy")) == len(more)


def test_decks_of_other_rules_or_older_lists_do_not_count(tmp_path: Path) -> None:
    onyx, argus = two_decks()
    other_rules = replace(onyx, mark="x", version="0.0.1")
    other_cards = replace(argus, mark="y")
    older_list = replace(argus, key=onyx.key)
    with Kept.open(tmp_path / "games", make=True) as kept:
        kept.add_decks([older_list, other_rules, other_cards, onyx])
        assert kept.current() == [onyx]
        kept.add_decks([older_list])
        assert kept.current() == [older_list], "the list that played last is the newest"


def test_games_of_another_version_of_the_player_are_old(tmp_path: Path) -> None:
    decks = two_decks()
    marks = decks[0].mark, decks[1].mark
    now, before, unknown = (replace(row(*marks, 0), version=version) for version in (player_version("greedy"), "0", ""))
    with Kept.open(tmp_path / "games", make=True) as kept:
        kept.add_decks(decks)
        assert kept.add([now, before, unknown]) == 3, "one task of three players gives three rows"
        assert kept.rows("greedy") == [now]
        assert {one.version for one in kept.older_rows("greedy")} == {"0", ""}
        chained = [replace(one, chains=(2, 0)) for one in (now, before)]
        kept.add(chained)
        assert kept.chained("greedy", *marks) == chained[:1]
        shown = table(kept, "greedy")
    assert shown.games == 1 and [rating.games for rating in shown.decks] == [1, 1]
    assert [(rating.player_version, rating.games) for rating in shown.old] == [("0", 1), ("0", 1), ("", 1), ("", 1)]


OLDER = {
    1: ("", ""),
    2: (
        "first_chains INTEGER NOT NULL DEFAULT 0, second_chains INTEGER NOT NULL DEFAULT 0,",
        ", first_chains, second_chains",
    ),
}
"""What stood in the table of games of older versions, and in its key."""


def older(path: Path, version: int) -> Path:
    """Make a file as an older version of the program wrote it, with two games."""
    columns, in_key = OLDER[version]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("""CREATE TABLE deck (mark TEXT PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL,
            content TEXT NOT NULL, version TEXT NOT NULL) STRICT""")
        connection.execute(f"""CREATE TABLE game (first TEXT NOT NULL, second TEXT NOT NULL, seed INTEGER NOT NULL,
            player TEXT NOT NULL, winner INTEGER CHECK (winner IN (0, 1)), ended INTEGER NOT NULL,
            turns INTEGER NOT NULL, first_keys INTEGER NOT NULL, second_keys INTEGER NOT NULL,
            first_amber INTEGER NOT NULL, second_amber INTEGER NOT NULL, first_drawn INTEGER NOT NULL,
            second_drawn INTEGER NOT NULL, {columns} PRIMARY KEY (first, second, seed, player{in_key})) STRICT,
            WITHOUT ROWID""")
        values = "('a', 'b', ?, 'greedy', 0, 1, 20, 3, 1, 2, 4, 5, 6" + (", ?, 0)" if version > 1 else ")")
        for seed in (1, 2):
            connection.execute(f"INSERT INTO game VALUES {values}", (seed, 3)[: 1 if version == 1 else 2])
        for name in "ab":
            connection.execute("INSERT INTO deck VALUES (?, ?, ?, '', '0.2.0')", (name, f"own:{name}", name))
        connection.execute("PRAGMA application_id = 0x6b667472")
        connection.execute(f"PRAGMA user_version = {version}")
    return path


@pytest.mark.parametrize("version", OLDER)
def test_a_file_of_an_older_version_is_read_as_it_is_and_brought_up_to_date_to_be_written(
    tmp_path: Path, version: int
) -> None:
    path = older(tmp_path / "theirs", version)
    before, chains = path.read_bytes(), (0 if version == 1 else 3, 0)
    theirs = [replace(row("a", "b", seed=seed, drawn=(5, 6)), chains=chains, version="") for seed in (1, 2)]
    with Kept.open(tmp_path / "mine", make=True) as mine, Kept.open(path) as other:
        assert mine.bring_in(other) == 2
        assert mine.rows("greedy") == []
        if version == 1:
            assert mine.older_rows("greedy") == other.older_rows("greedy") == theirs
    assert path.read_bytes() == before
    with Kept.open(path, make=True) as kept:
        assert kept.add([row("a", "b")]) == 1, "the same game of the player of today is another one"
        assert kept.add(theirs) == 0
    with Kept.open(path, make=True) as kept:
        assert len(kept.rows("greedy")) == 1
    with Kept.open(tmp_path / "mine") as mine, Kept.open(path) as other:
        assert mine.decks() == other.decks()


def test_two_programs_may_bring_a_file_up_to_date_at_once(tmp_path: Path) -> None:
    path = older(tmp_path / "games", 1)
    both, found = Barrier(2), list[int]()

    def opened() -> None:
        both.wait()
        with Kept.open(path, make=True) as kept:
            found.append(len(kept.older_rows("greedy")))

    threads = [Thread(target=opened) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [2, 2]


def test_the_file_is_one_file_that_can_be_moved(tmp_path: Path) -> None:
    path = tmp_path / "games"
    with Kept.open(path, make=True) as kept:
        kept.add_decks(named("a", "b"))
        kept.add(GAMES)
        assert [file.name for file in tmp_path.iterdir()] == ["games"]
        moved = tmp_path / "elsewhere"
        moved.write_bytes(path.read_bytes())
    with Kept.open(moved) as kept:
        assert len(kept.rows("greedy")) == len(GAMES)


def test_a_file_that_is_not_there_is_made_only_where_it_is_wanted(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="it is not there"), Kept.open(tmp_path / "games"):
        pass
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("content", [b"no database at all" * 100, b"\0" * 4096])
def test_another_file_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="cannot be used"), Kept.open(path, make=True):
        pass
    assert path.read_bytes() == content


def test_databases_of_others_and_of_newer_programs_are_refused(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    with sqlite3.connect(shelf) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE deck (mark)")
    connection.close()
    before = shelf.read_bytes()
    for make in (True, False):
        with pytest.raises(StoreError, match="not a file of trials"), Kept.open(shelf, make=make):
            pass
    assert shelf.read_bytes() == before
    newer = filled(tmp_path / "newer", [])
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version = 4")
    connection.close()
    with pytest.raises(StoreError, match="a newer version"), Kept.open(newer):
        pass


def test_games_are_kept_beside_the_shelf(tmp_path: Path) -> None:
    assert usual_file(tmp_path) == tmp_path / "trials.sqlite"
    assert usual_file().parent.name == "decks"


def test_what_somebody_elses_file_says_wrongly_is_not_taken_over(tmp_path: Path) -> None:
    """A deck that is none is never current; a winner who sits in no seat did not win; a seed is a number."""
    with Kept.open(tmp_path / "theirs", make=True) as other:
        other.add_decks([replace(two_decks()[0], content="no deck"), *named("a", "b", content="{}")])
        other.add([row("a", "b")])
    with sqlite3.connect(tmp_path / "theirs") as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("UPDATE game SET winner = 7")
    connection.close()
    with Kept.open(tmp_path / "mine", make=True) as kept, Kept.open(tmp_path / "theirs") as other:
        assert kept.bring_in(other) == 0
        assert kept.rows("greedy") == [] and kept.current() == []
    with sqlite3.connect(tmp_path / "theirs") as connection:
        connection.execute("DROP TABLE game")
    connection.close()
    with pytest.raises(StoreError, match="theirs"), Kept.open(tmp_path / "theirs") as other:
        other.players()


def test_a_file_that_may_not_be_written_is_read(tmp_path: Path) -> None:
    path = filled(tmp_path / "games", GAMES)
    with sqlite3.connect(path) as busy:
        busy.execute("BEGIN IMMEDIATE")
        with Kept.open(path) as kept:
            assert len(kept.rows("greedy")) == len(GAMES)
    busy.close()

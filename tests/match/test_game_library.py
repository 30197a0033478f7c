"""The library of kept games: what it lists, and that nothing it does loses a game."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kfdesk.engine import Scenario
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.match import game_library
from kfdesk.match import journal as jn
from kfdesk.match.autosave import Autosave, take_up
from kfdesk.match.game_library import GameLibrary, plain_name
from kfdesk.match.journal import JournalError, JournalWriter, read
from kfdesk.match.table_summary import summary_of
from tests.match.kept import played, start
from tests.match.test_resume import as_version_1, entries

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "games"
    made.mkdir()
    return made


@pytest.fixture
def library(folder: Path) -> GameLibrary:
    return GameLibrary(lambda: folder)


def kept(folder: Path, name: str, answers: int = 30, *, at: float = 0) -> Path:
    """Keep a game under this file name, last played so many seconds after the epoch."""
    path = played(folder, answers, undo_every=0)[0].rename(folder / f"{name}.kfdesk")
    if at:
        os.utime(path, (at, at))
    return path


# Listing.


def test_all_games_are_listed_with_what_anybody_may_know(folder: Path, library: GameLibrary) -> None:
    over = kept(folder, "over", 3000, at=2000)
    begun = kept(folder, "begun", 1, at=3000)
    (folder / "notes.txt").write_text("not a game")
    games, wrong = library.games()
    assert [game.path for game in games] == [begun, over] and wrong == []
    first, second = (game.summary for game in games)
    assert (first.turn, first.finished, first.glance) == (0, False, None) and games[0].can_go_on
    assert second.finished and second.winner in (0, 1) and not games[1].can_go_on
    assert second.winner is not None and len(second.keys[second.winner]) == 3
    assert second.players == ('Ada "Ä" #1\n', "Bo & Cy") and second.decks[1] == "Radiant Argus the Supreme"
    assert games[0].played == datetime.fromtimestamp(3000, UTC)
    assert [game.path for game in library.recent()[0]] == [begun]


def test_a_game_is_read_again_only_when_its_file_changed(
    folder: Path, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [kept(folder, str(number), 5 + number, at=1000 + number) for number in range(4)]
    before = library.games()
    library.rename(paths[2], "The long one")
    read_again: list[Path] = []

    def reading(path: Path) -> jn.Journal:
        read_again.append(path)
        return jn.parse(path, path.read_bytes())

    monkeypatch.setattr(jn, "read", reading)
    for fresh in (library, GameLibrary(lambda: folder)):
        games, _ = fresh.games()
        assert [game.path for game in games] == [game.path for game in before[0]]
        assert games[1].summary.name == "The long one"
        assert read_again == [paths[2]]
    (folder / game_library.SUMMARIES).write_bytes(b'{"0.kfdesk":{"size":"' + b"[" * 9000)
    assert GameLibrary(lambda: folder).games()[0] == library.games()[0]
    assert sorted(read_again[1:]) == paths


def test_many_unknown_games_are_read_a_few_at_a_time(folder: Path, library: GameLibrary) -> None:
    paths = [kept(folder, str(number), 3, at=1000 + number) for number in range(7)]
    listed = []
    for _ in range(3):
        games, _wrong = library.games(most=3)
        listed.append((len(games), library.unread, (folder / game_library.SUMMARIES).exists()))
    assert listed == [(3, 4, False), (6, 1, False), (7, 0, True)]
    assert [game.path for game in library.games(most=0)[0]] == paths[::-1]


def test_a_damaged_game_is_told_of_once_and_listed_up_to_the_damage(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:9], *lines[10:]]))
    games, wrong = library.games()
    assert [game.path for game in games] == [path] and [error.line for error in wrong] == [10]
    assert library.games()[1] == [] and len(list(folder.glob("*.damaged-*"))) == 1


def without_last(content: bytes, lines: int) -> bytes:
    return b"".join(content.splitlines(keepends=True)[:-lines])


SHORTER: dict[str, Callable[[bytes], bytes]] = {
    "within a line": lambda content: without_last(content, 15)[:-20],
    "between two lines": lambda content: without_last(content, 15),
    "damaged within": lambda content: without_last(content, 15) + b"x" + content[-900:],
}


@pytest.mark.parametrize("shorten", SHORTER.values(), ids=SHORTER.keys())
@pytest.mark.parametrize("start_page", [True, False], ids=["start page", "room of games"])
def test_what_a_game_lost_since_it_was_listed_is_told_in_figures(
    folder: Path, library: GameLibrary, shorten: Callable[[bytes], bytes], *, start_page: bool
) -> None:
    path = kept(folder, "a")
    library.games()
    path.write_bytes(left := shorten(path.read_bytes()))
    library = GameLibrary(lambda: folder)  # the program was started again
    games, wrong = library.recent() if start_page else library.games()
    assert [game.path for game in games] == [path]
    assert len(wrong) == 1 and wrong[0].known == 30
    assert wrong[0].sound is not None and wrong[0].aside is not None
    assert len(wrong[0].sound.answers) == games[0].summary.answers == len(read(path).answers) < 30
    assert wrong[0].aside.read_bytes() == left
    assert library.games()[1] == library.recent()[1] == [], "it is told once"


def test_a_game_of_which_nothing_can_be_read_is_told_with_what_it_had(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    library.games()
    path.write_bytes(b"")
    games, wrong = GameLibrary(lambda: folder).recent()
    assert games == [] and wrong[0].known == 30 and wrong[0].aside is not None and not path.exists()


def test_what_many_games_had_is_not_forgotten_while_they_wait_to_be_read(folder: Path, library: GameLibrary) -> None:
    paths = [kept(folder, name) for name in "abc"]
    library.games()
    for path in paths:
        path.write_bytes(without_last(path.read_bytes(), 15))
    wrong = [error for _ in range(3) for error in library.games(most=1)[1]]
    assert sorted(error.file for error in wrong) == paths and {error.known for error in wrong} == {30}


def test_choices_that_were_taken_back_since_the_list_was_made_are_no_loss(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    library.games()
    writer = JournalWriter.reopened(read(path))
    writer.say("undo 20")
    writer.save()
    writer.close()
    with path.open("ab") as file:
        file.write(b"answer 20 ha")
    wrong = GameLibrary(lambda: folder).recent()[1]
    assert [(error.known, error.sound and len(error.sound.answers)) for error in wrong] == [(None, 20)]


def test_a_game_that_a_window_goes_on_with_is_never_called_shorter(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    library.games()
    found = take_up(path, start)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-2]))
    assert library.games()[1] == [] and list(folder.glob("*.damaged-*")) == []
    found.writer.close()


def test_two_tables_that_differ_only_in_hidden_cards_look_alike(folder: Path) -> None:
    _, game = played(folder, 120)
    table = scenario_of(game.checkpoint, ("Ada", "Bo"))
    sides = []
    for side in table.players:
        hidden = [*side.deck, *side.hand, *side.archives]
        mixed = hidden[7:] + hidden[:7]
        deck, hand = mixed[: len(side.deck)], mixed[len(side.deck) :][: len(side.hand)]
        changed = {"deck": tuple(deck), "hand": tuple(hand), "archives": tuple(mixed[len(deck) + len(hand) :])}
        sides.append(side.model_copy(update=changed))
    other: Scenario = table.model_copy(update={"players": tuple(sides), "seed": 99, "numbers": ()})
    assert other.players[0].hand != table.players[0].hand
    assert summary_of(other) == summary_of(table)
    said = summary_of(table).model_dump_json()
    lying = [c for c in game.checkpoint.cards[1:] if c.zone in ("battleline", "artifacts")]
    assert lying and all(f'"{card.definition.id}"' in said for card in lying)


# Names and copies.


def test_a_name_stays_with_its_game_and_does_not_make_it_the_last_played(folder: Path, library: GameLibrary) -> None:
    path, other = kept(folder, "a", at=1000), kept(folder, "b", at=2000)
    library.rename(path, "  Final\n of the “Æmber” cup\x00 ")
    assert read(path).name == "Final of the “Æmber” cup"
    assert [game.path for game in library.games()[0]] == [other, path]
    library.rename(path, "")
    assert library.game(path).summary.name == ""
    assert plain_name("x" * 500) == "x" * jn.MOST_NAME and plain_name("\t") == ""


def test_a_game_of_version_1_can_be_named(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    as_version_1(path)
    before = entries(read(path))
    library.rename(path, "Old")
    assert read(path).name == "Old" and read(path).header.version == 2 and entries(read(path)) == before


def test_a_copy_is_a_game_of_its_own(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    library.rename(path, "One")
    content = path.read_bytes()
    copy = library.duplicate(path, "Two")
    assert path.read_bytes() == content and entries(read(copy)) == entries(read(path))
    made = library.game(copy).summary
    assert (
        made.name == "Two"
        and made.origin is not None
        and (made.origin.file, made.origin.reason)
        == (
            path.name,
            "copy",
        )
    )
    found = take_up(copy, start)
    found.writer.close()
    assert found.differs is None
    assert all(game.can_go_on for game in library.games()[0]), "a copy does not take the place of its original"


def test_the_game_at_the_table_can_be_copied_but_not_renamed_from_outside(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a")
    autosave = Autosave(lambda: folder)
    autosave.go_on(take_up(path, start))
    for refused in (lambda: library.rename(path, "Mine"), lambda: library.delete(path)):
        with pytest.raises(JournalError, match="another window") as error:
            refused()
        assert not error.value.damaged
    copy = library.duplicate(path, "Now")
    autosave.name("At the table")
    autosave.close()
    assert (read(path).name, read(copy).name) == ("At the table", "Now")
    library.delete(path)


# Out and in.


def test_a_game_goes_out_to_any_file_and_comes_in_from_there(
    tmp_path: Path, folder: Path, library: GameLibrary
) -> None:
    path = kept(folder, "a")
    window = JournalWriter.reopened(read(path))
    with path.open("ab") as file:
        file.write(b"answer 30 ha")
    library.export(path, out := tmp_path / "my game.kfdesk")
    path.write_bytes(out.read_bytes())
    window.close()
    with pytest.raises(FileExistsError):
        library.export(path, out)
    library.export(path, out, overwrite=True)
    assert library.take_in(out).path == path and not library.take_in(out).new, "it is there already"
    assert library.take_in(path) == game_library.Imported(path, new=False)
    gone = library.delete(path)
    taken = library.take_in(out)
    assert taken.new and taken.damage is None and taken.path.parent == folder
    assert entries(read(taken.path)) == entries(read(gone.path)) and out.exists()


def test_of_a_damaged_file_the_sound_part_comes_in_and_the_file_stays(
    tmp_path: Path, folder: Path, library: GameLibrary
) -> None:
    out = kept(folder, "a").rename(tmp_path / "b.kfdesk")
    content = out.read_bytes()[:-40] + b"x" * 40 + b"\n"
    out.write_bytes(content)
    taken = library.take_in(out)
    assert taken.new and taken.damage is not None and taken.damage.file == out
    assert read(taken.path).lines == taken.damage.line - 1
    assert out.read_bytes() == content


def test_of_a_copy_that_was_cut_short_the_rest_comes_in_and_it_is_told(
    tmp_path: Path, folder: Path, library: GameLibrary
) -> None:
    out = kept(folder, "a").rename(tmp_path / "b.kfdesk")
    out.write_bytes(out.read_bytes()[:-30])
    taken = library.take_in(out)
    assert taken.new and taken.damage is not None and taken.damage.sound is not None
    assert read(taken.path).answers == taken.damage.sound.answers


BAD: dict[str, Callable[[Path], object]] = {
    "a picture": lambda path: path.write_bytes(b"\x89PNG\r\n"),
    "empty": lambda path: path.write_bytes(b""),
    "missing": lambda path: path.parent.mkdir(exist_ok=True),
    "a folder": lambda path: path.mkdir(),
    "a pipe": os.mkfifo,
    "too large": lambda path: path.write_bytes(bytes(jn.MAX_BYTES + 1)),
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
}


@pytest.mark.parametrize("make", BAD.values(), ids=BAD.keys())
def test_what_is_no_game_does_not_come_in(
    tmp_path: Path, folder: Path, library: GameLibrary, make: Callable[[Path], object]
) -> None:
    make(path := tmp_path / "x.kfdesk")
    with pytest.raises(JournalError) as refused:
        library.take_in(path)
    assert refused.value.file == path and refused.value.problem.say("de")
    assert list(folder.iterdir()) == []


# The trash.


def test_a_deleted_game_comes_back_as_it_was(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a", at=1000)
    content = path.read_bytes()
    gone = library.delete(path, NOW)
    assert library.games()[0] == [] and not path.exists()
    assert library.trashed() == [gone] and gone.when == NOW
    assert library.restore(gone) == path and path.read_bytes() == content
    assert library.trashed() == [] and library.games()[0][0].played == datetime.fromtimestamp(1000, UTC)


def test_what_comes_back_takes_nobodys_place(folder: Path, library: GameLibrary) -> None:
    path = kept(folder, "a", 20)
    gone = library.delete(path, NOW)
    other = kept(folder, "a", 25)
    content = other.read_bytes()
    again = library.delete(other, NOW)
    assert len(library.trashed()) == 2 and again.path != gone.path
    assert library.restore(again) == other and library.restore(gone) == folder / "a-2.kfdesk"
    assert other.read_bytes() == content


def test_the_trash_forgets_after_thirty_days_and_only_what_it_knows(folder: Path, library: GameLibrary) -> None:
    old = library.delete(kept(folder, "old"), NOW - timedelta(days=31))
    new = library.delete(kept(folder, "new"), NOW - timedelta(days=29))
    for name in ("keep.kfdesk", "20200101T000000Z-deep.txt", "20209999T000000Z-x.kfdesk"):
        (folder / game_library.TRASH / name).write_text("a file of the user's")
    halves = [folder / f"{name}.kfdesk.7-{1:013}.new" for name in ("old", "fresh")]
    for half, hours in zip(halves, (25, 1), strict=True):
        half.write_bytes(b'{"format":')
        os.utime(half, (at := (NOW - timedelta(hours=hours)).timestamp(), at))
    assert library.empty_trash(NOW) == 1
    assert [half.exists() for half in halves] == [False, True], "a window may be writing the fresh one"
    assert not old.path.exists() and library.trashed() == [new]
    assert len(list((folder / game_library.TRASH).iterdir())) == 4


def test_games_nobody_named_finished_or_touched_for_long_are_offered_for_tidying(
    folder: Path, library: GameLibrary
) -> None:
    long_ago = (NOW - timedelta(days=61)).timestamp()
    forgotten = kept(folder, "forgotten", at=long_ago)
    named = kept(folder, "named", at=long_ago)
    library.rename(named, "Keep me")
    kept(folder, "over", 3000, at=long_ago)
    kept(folder, "fresh", at=(NOW - timedelta(days=59)).timestamp())
    games = library.games()[0]
    assert [game.path for game in library.stale(games, NOW)] == [forgotten]
    assert len(library.games()[0]) == 4, "offered, never taken"


def test_a_folder_that_is_not_there_holds_no_games(tmp_path: Path) -> None:
    library = GameLibrary(lambda: tmp_path / "none")
    assert library.games() == ([], []) and library.recent() == ([], [])
    assert library.trashed() == [] and library.empty_trash() == 0
    assert not (tmp_path / "none").exists(), "looking leaves nothing behind"


def test_the_deck_played_most_and_the_last_table_are_known_from_what_was_listed(
    folder: Path, library: GameLibrary
) -> None:
    assert library.most_played() is None and library.last_table() is None
    paths = [kept(folder, f"{number}", 40, at=1000 + number) for number in range(3)]
    newest = library.recent()[0][0]
    found = library.most_played()
    assert found is not None and found.name == newest.summary.decks[0] and newest.summary.glance is not None
    assert found.houses == newest.summary.glance.sides[0].houses and found.kind is DeckKind.PUBLISHED
    assert library.last_table() == newest.summary.glance
    for path in paths:
        path.unlink()
    assert library.most_played() is None and library.last_table() is None, "these games are gone"


def listed(library: GameLibrary, folder: Path, *games: dict[str, object]) -> None:
    """Let the library know a list with these games, the first played first."""
    path = kept(folder, "one", 40)
    summary = library.game(path).summary
    many = {
        f"{number}.kfdesk": summary.model_copy(update=game | {"stamp": number}) for number, game in enumerate(games)
    }
    for name in many:
        (folder / name).write_bytes(path.read_bytes())
    path.unlink()
    whole = {name: one.model_dump(mode="json") for name, one in many.items()}
    (folder / game_library.SUMMARIES).write_text(json.dumps(whole))


def test_the_deck_of_the_last_games_is_none_of_the_program_nor_of_long_ago(folder: Path, library: GameLibrary) -> None:
    old: dict[str, object] = {"decks": ("Old", "Program's"), "people": (0,)}
    new: dict[str, object] = {
        "decks": ("New", "Program's"),
        "people": (0,),
        "kinds": (DeckKind.THEORY, DeckKind.PUBLISHED),
    }
    unknown: dict[str, object] = {"decks": ("Unknown", "Who knows"), "people": None}
    listed(library, folder, *[old] * 30, *[new] * 7, *[unknown] * 3)
    found = library.most_played()
    assert found is not None and (found.name, found.kind) == ("New", DeckKind.THEORY)


def test_a_game_that_lost_what_it_gained_since_the_list_was_written_is_told(folder: Path) -> None:
    path = kept(folder, "a", 20)
    GameLibrary(lambda: folder).games()
    path.unlink()
    kept(folder, "a", 52)
    library = GameLibrary(lambda: folder)  # a start of the program: what the start page asks, then the list
    library.recent()
    library.last_table()
    library.games()
    path.write_bytes(without_last(path.read_bytes(), 20))
    wrong = GameLibrary(lambda: folder).recent()[1]
    assert [error.known for error in wrong] == [52]


def test_a_game_that_grew_while_the_program_ran_is_told_as_well(folder: Path) -> None:
    path = kept(folder, "a", 20)
    library = GameLibrary(lambda: folder)
    library.games()
    path.unlink()
    kept(folder, "a", 52)
    library.recent()
    library.games()
    path.write_bytes(without_last(path.read_bytes(), 20))
    assert [error.known for error in GameLibrary(lambda: folder).recent()[1]] == [52]

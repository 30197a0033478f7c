"""Journals: kept line by line, read back exactly, and refused without harm when anything is wrong with them."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kfdesk import disk
from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.decks import LeftOut
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.state import State
from kfdesk.engine.terms import PLAYERS
from kfdesk.match import journal as jn
from kfdesk.match import recorder
from kfdesk.match.autosave import Autosave, NotKept, take_up
from kfdesk.match.game_library import Summary, unfinished
from kfdesk.match.header import VERSION
from kfdesk.match.journal import By, Header, JournalError, JournalWriter, parse, read
from kfdesk.match.resume import rewritten
from tests.match.kept import ENTRIES, bodies, played, resealed, setup, some_keys, start

# Keeping and reading.


def test_a_game_comes_back_as_it_was(path: Path, original: tuple[bytes, Game]) -> None:
    game = original[1]
    found = read(path)
    assert tuple(answer.entry for answer in found.answers) == game.journal
    assert [answer.by is By.TABLE for answer in found.answers] == [n % 5 == 3 for n in range(ENTRIES)]
    assert found.turn == game.state.turn and not found.finished
    assert found.header.players() == setup().seats
    again = take_up(path, start)
    again.writer.close()
    assert again.differs is None and again.answers == found.answers and again.turn == game.state.turn
    assert Game.replay(start(found.header).setup, game.journal).digest() == game.digest()


def test_only_a_game_with_a_deck_that_leaves_cards_out_is_of_a_version_that_older_programs_do_not_read(
    tmp_path: Path,
) -> None:
    one, two = setup().seats
    cards, houses = one.deck.cards, one.deck.houses
    lacking = replace(one.deck, cards=cards[1:], left_out=(LeftOut("Never Seen", cards[0].house), LeftOut("Beside")))
    assert cards[0].house in houses
    for seats, version in (((one, two), 2), ((replace(one, deck=lacking), two), 3)):
        begun = replace(setup(), seats=seats)
        game = Game.new(seats, seed=7, library=library(), first_player=PLAYERS[0])
        autosave = Autosave(lambda: tmp_path / str(version))  # noqa: B023 - it is asked at once
        autosave.begin(begun, game)
        path = autosave.path
        assert path is not None
        autosave.close()
        head = bodies(path.read_bytes())[0]
        assert head.startswith(f'{{"format":"kfdesk-game","version":{version},')
        assert ("left_out" in head) is (version == 3)
        found = read(path)
        assert found.header.players() == seats
        again = take_up(path, start)
        again.writer.close()
        assert again.differs is None and read(path).header == found.header
        assert rewritten(found, None).startswith(f'{{"format":"kfdesk-game","version":{version},'.encode())


def test_what_was_taken_back_can_be_given_again_after_reading(tmp_path: Path) -> None:
    path, game = played(tmp_path, 12, undo_every=0)
    found = read(path)
    writer = JournalWriter.reopened(found)
    writer.say("undo 9")
    writer.say(f"answer 9 hand {game.journal[9]}")
    writer.save()
    assert [answer.entry for answer in read(path).undone] == [game.journal[11], game.journal[10]]
    writer.say("answer 10 hand something:else")
    writer.save()
    writer.close()
    assert read(path).undone == ()


def test_a_finished_game_is_not_offered_unless_its_end_is_taken_back(tmp_path: Path) -> None:
    path, game = played(tmp_path, 3000)
    assert game.winner is not None
    assert read(path).finished and unfinished(tmp_path) == ([], [])
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(take_up(path, start))
    autosave.taken_back(game.fork(at=len(game.journal) - 1))
    autosave.close()
    assert not read(path).finished
    assert [listed.path for listed in unfinished(tmp_path)[0]] == [path]


def test_the_list_is_of_the_five_played_last_and_tells_nothing_hidden(tmp_path: Path) -> None:
    for number in range(7):
        played(tmp_path, 2 + number, undo_every=0)[0].rename(tmp_path / f"{number}.kfdesk")
        os.utime(tmp_path / f"{number}.kfdesk", (1000 + number, 1000 + number))
    games, wrong = unfinished(tmp_path)
    assert [listed.path.name for listed in games] == ["6.kfdesk", "5.kfdesk", "4.kfdesk", "3.kfdesk", "2.kfdesk"]
    assert wrong == []
    assert not set(Summary.model_fields) & {"hand", "archives", "deck", "answers_given", "header"}
    assert games[0].summary.turn == 2
    assert games[-1].summary.decks == ('Miss "Onyx" Censorius', "Radiant Argus the Supreme")


def test_every_answer_is_on_the_disk_before_the_call_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    real = os.fsync

    def sync(file: int) -> None:
        synced.append(file)
        real(file)

    monkeypatch.setattr(os, "fsync", sync)
    path, game = played(tmp_path, 10, undo_every=0)
    assert len(synced) == len(game.journal) + 2, "the header, its folder, and each answer"
    assert [p.name for p in tmp_path.iterdir()] == [path.name], "no temporary file stays"


def test_a_choice_is_on_the_disk_before_the_table_that_it_led_to(tmp_path: Path) -> None:
    begun = setup()
    game = Game.new(begun.seats, seed=begun.seed, library=library(), first_player=begun.first_player)
    autosave, dice = Autosave(lambda: tmp_path, patient=True), Random(4)
    autosave.begin(begun, game)
    path = autosave.path
    assert path is not None
    lay = {}
    while game.decision is not None:
        game.choose(*some_keys(game, dice))
        autosave.answered(game, By.HAND)
        kept = read(path)
        if game.state.turn:
            lay[len(game.journal)] = scenario_of(game.checkpoint)
        assert tuple(answer.entry for answer in kept.answers) == game.journal
        new_turn = kept.turn and kept.marks[-1].count == len(game.journal)
        assert not any(table.count == len(game.journal) for table in kept.tables) and kept.final is None
        if new_turn and dice.random() < 0.5:
            autosave.catch_up()
            assert read(path).tables[-1].count == len(game.journal)
            assert read(path).tables[-1].scenario() == scenario_of(game.checkpoint)
    assert read(path).finished and read(path).winner == game.winner
    autosave.close()
    kept = read(path)
    assert [table.count for table in kept.tables] == [mark.count for mark in kept.marks if mark.turn]
    assert all(table.scenario() == lay[table.count] for table in kept.tables), "as it lay then, not when it was written"
    assert kept.final is not None and kept.final.scenario() == scenario_of(game.state)


def test_a_table_that_cannot_be_written_costs_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(state: State) -> str:
        raise ValueError("a table that nobody thought of")

    begun = setup()
    game = Game.new(begun.seats, seed=begun.seed, library=library(), first_player=begun.first_player)
    autosave, dice, wrong = Autosave(lambda: tmp_path, patient=True), Random(4), 0
    autosave.begin(begun, game)
    path = autosave.path
    assert path is not None
    with monkeypatch.context() as faulty:
        faulty.setattr(recorder, "_written", fails)
        while game.decision is not None and game.state.turn < 6:
            game.choose(*some_keys(game, dice))
            try:
                autosave.answered(game, By.HAND)
            except NotKept:
                wrong += 1
            assert tuple(answer.entry for answer in read(path).answers) == game.journal, "on the disk all the same"
    back = game.fork(at=len(game.journal) - 2)
    autosave.taken_back(back)
    assert tuple(answer.entry for answer in read(path).answers) == back.journal
    autosave.close()
    again = take_up(path, start)
    again.writer.close()
    assert wrong >= 4 and again.differs is None and len(again.answers) == len(back.journal)


def test_what_the_disk_did_not_take_is_written_in_idle_or_when_the_game_is_let_go_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, game = played(tmp_path, 8, undo_every=0)

    def full(file: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for let in (Autosave.catch_up, Autosave.close):
        autosave = Autosave(lambda: tmp_path, patient=True)
        autosave.go_on(take_up(path, start))
        with monkeypatch.context() as faulty:
            faulty.setattr(disk, "write_some", full)
            game.choose(game.decision.keys()[0])  # type: ignore[union-attr]
            with pytest.raises(NotKept):
                autosave.answered(game, By.HAND)
            with pytest.raises(NotKept):
                autosave.catch_up()
            assert len(read(path).answers) == len(game.journal) - 1
        let(autosave)
        assert tuple(answer.entry for answer in read(path).answers) == game.journal
        autosave.close()


def test_two_windows_cannot_go_on_with_the_same_game(path: Path) -> None:
    first = take_up(path, start)
    with pytest.raises(JournalError, match="another window") as refused:
        take_up(path, start)
    assert not refused.value.damaged and unfinished(path.parent)[1] == []
    first.writer.close()
    take_up(path, start).writer.close()


# The disk.


def test_a_full_disk_is_told_and_what_it_missed_follows_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, game = played(tmp_path, 8, undo_every=0)
    autosave = Autosave(lambda: tmp_path)
    autosave.go_on(take_up(path, start))

    def full(file: int, content: bytes) -> int:
        if len(content) > 5:
            return os.write(file, content[:5])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(disk, "write_some", full)
    for _ in range(2):
        game.choose(game.decision.keys()[0])  # type: ignore[union-attr]
        with pytest.raises(NotKept, match="no space is left"):
            autosave.answered(game, By.HAND)
        on_disk = tuple(answer.entry for answer in read(path).answers)
        assert 8 <= len(on_disk) < len(game.journal) and on_disk == game.journal[: len(on_disk)], "half a line is none"
    monkeypatch.setattr(disk, "write_some", os.write)
    game.choose(game.decision.keys()[0])  # type: ignore[union-attr]
    autosave.answered(game, By.HAND)
    autosave.close()
    assert tuple(answer.entry for answer in read(path).answers) == game.journal


def test_a_folder_that_cannot_be_made_is_told_and_no_game_is_lost_once_it_can(tmp_path: Path) -> None:
    folder = tmp_path / "blocked"
    folder.write_text("")
    game = start(read(played(tmp_path, 1)[0]).header)
    autosave = Autosave(lambda: folder)
    with pytest.raises(NotKept):
        autosave.begin(setup(), game)
    folder.unlink()
    game.choose(game.decision.keys()[0])  # type: ignore[union-attr]
    autosave.answered(game, By.HAND)
    assert autosave.path is not None and [answer.entry for answer in read(autosave.path).answers] == list(game.journal)
    autosave.close()


def test_a_journal_never_grows_past_what_can_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = read(path)
    monkeypatch.setattr(jn, "MAX_LINES", found.lines + 1)
    writer = JournalWriter.reopened(found)
    writer.say(f"undo {len(found.answers) - 1}")
    for _ in range(2):
        with pytest.raises(OSError, match="too large"):
            writer.say("undo 1")
    writer.save()
    writer.close()
    assert len(read(path).answers) == len(found.answers) - 1


def test_a_choice_taken_back_and_made_again_thousands_of_times_is_one_choice(original: tuple[bytes, Game]) -> None:
    lines = ["answer 0 hand no"] + ["undo 0", "answer 0 hand no"] * 3000
    found = parse(Path("a"), resealed([bodies(original[0])[0], *lines]))
    assert len(found.answers) == 1 and found.undone == () and found.lines == 6002
    assert Header.model_validate_json(found.header.model_dump_json()) == found.header


def test_a_new_journal_never_takes_the_place_of_a_file_of_its_name(path: Path, original: tuple[bytes, Game]) -> None:
    writer = JournalWriter.begun(path, read(path).header)
    with pytest.raises(FileExistsError):
        writer.save()
    writer.close()
    assert path.read_bytes() == original[0]


def test_a_journal_begun_when_the_folder_could_not_be_synced_goes_on(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(folder: Path) -> None:
        raise OSError(errno.EIO, "Input/output error")

    begun = tmp_path / "another.kfdesk"
    writer = JournalWriter.begun(begun, read(path).header)
    with monkeypatch.context() as faulty:
        faulty.setattr(disk, "_sync_folder", fails)
        with pytest.raises(OSError, match="Input/output"):
            writer.save()
    writer.say("name Kept")
    writer.save()
    writer.close()
    assert read(begun).name == "Kept"


def test_which_player_the_program_is_is_kept_and_a_game_that_says_nothing_of_it_is_written_as_before() -> None:
    begun = setup()
    game = Game.new(begun.seats, seed=begun.seed, library=library(), first_player=begun.first_player)
    told = [recorder.header_of(replace(begun, bot=PLAYERS[1], level=level), game) for level in ("", "master")]
    assert [header.version for header in told] == [2, VERSION]
    assert '"level"' not in told[0].model_dump_json()
    assert Header.read(told[1].model_dump_json()).level == "master"
    assert recorder.header_now(told[1], game.state).version == VERSION

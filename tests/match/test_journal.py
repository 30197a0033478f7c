"""Journals: kept line by line, read back exactly, and refused without harm when anything is wrong with them."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kfdesk import disk
from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.picture import scenario_of
from kfdesk.engine.state import State
from kfdesk.match import journal as jn
from kfdesk.match import recorder
from kfdesk.match.autosave import Autosave, NotKept, take_up
from kfdesk.match.header import VERSION
from kfdesk.match.journal import By, Header, JournalError, JournalWriter, as_written, parse, read, sealed
from kfdesk.match.saves import Summary, unfinished
from tests.characters import ANY
from tests.match.kept import played, setup, some_keys, start

ENTRIES = 70


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Game]:
    path, game = played(tmp_path_factory.mktemp("original"), ENTRIES)
    return path.read_bytes(), game


@pytest.fixture
def path(tmp_path: Path, original: tuple[bytes, Game]) -> Path:
    made = tmp_path / "games" / "a.kfdesk"
    made.parent.mkdir()
    made.write_bytes(original[0])
    return made


def resealed(lines: list[str]) -> bytes:
    """Return a journal of these lines with checksums that are right."""
    content, check = b"", b""
    for line in lines:
        one, check = sealed(line, check)
        content += one
    return content


def bodies(content: bytes) -> list[str]:
    return [line.rpartition(" #")[0] for line in content.decode().splitlines()]


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
            lay[len(game.journal)] = scenario_of(game.rest_state)
        assert tuple(answer.entry for answer in kept.answers) == game.journal
        new_turn = kept.turn and kept.marks[-1].count == len(game.journal)
        assert not any(table.count == len(game.journal) for table in kept.tables) and kept.final is None
        if new_turn and dice.random() < 0.5:
            autosave.catch_up()
            assert read(path).tables[-1].count == len(game.journal)
            assert read(path).tables[-1].scenario() == scenario_of(game.rest_state)
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


# Torn ends.


def test_a_last_line_torn_at_any_byte_was_never_there(original: tuple[bytes, Game]) -> None:
    whole = original[0]
    starts = [0, *(i + 1 for i, sign in enumerate(whole) if sign == 10)]
    for line in (-5, -4, -3, -2):
        begin, end = starts[line], starts[line + 1]
        sound = parse(Path("a"), whole[:begin])
        for cut in range(begin, end):
            assert parse(Path("a"), whole[:cut]) == replace(sound, cut=cut > begin)
        assert parse(Path("a"), whole[:end]).lines == sound.lines + 1


CUTS: dict[str, Callable[[bytes], bytes]] = {
    "a line begun": lambda content: content + b"answer 70 hand pl",
    "half of it gone": lambda content: content[: len(content) // 2],
    "only the last line feed gone": lambda content: content[:-1],
    "zeros where the disk had not written": lambda content: content[:-700] + bytes(700),
    "half of it gone, windows line feeds": lambda content: content.replace(b"\n", b"\r\n")[: len(content) // 2],
    "cut between the two signs of a line feed": lambda content: content.replace(b"\n", b"\r\n")[:-1],
}


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS.keys())
def test_of_a_journal_cut_within_a_line_the_rest_is_read_and_the_original_kept(
    path: Path, original: tuple[bytes, Game], cut: Callable[[bytes], bytes]
) -> None:
    left = cut(original[0])
    path.write_bytes(left)
    with pytest.raises(JournalError, match="breaks off within this line"):
        read(path)
    games, wrong = unfinished(path.parent)
    assert [game.path for game in games] == [path] and len(wrong) == 1
    error = wrong[0]
    assert error.sound is not None and error.aside is not None
    assert error.aside.read_bytes() == left
    whole = parse(path, original[0])
    assert read(path).answers == error.sound.answers == whole.answers[: len(error.sound.answers)]
    assert games[0].summary.answers == len(error.sound.answers) > 20
    assert unfinished(path.parent)[1] == [], "it is told once"


def test_a_line_that_a_window_is_just_writing_is_no_damage(path: Path, original: tuple[bytes, Game]) -> None:
    found = read(path)
    writer = JournalWriter.reopened(found)
    with path.open("ab") as file:
        file.write(b"answer 70 hand pl")
    assert read(path).answers == found.answers
    assert unfinished(path.parent)[1] == []
    writer.say("name Written over the part of a line")
    writer.save()
    writer.close()
    assert read(path).answers == found.answers and read(path).name == "Written over the part of a line"
    assert path.read_bytes().startswith(original[0])


def test_a_journal_that_was_cut_since_it_was_read_is_not_written_to(path: Path, original: tuple[bytes, Game]) -> None:
    found = read(path)
    for left in (original[0][:-9], original[0] + b"answer 70"):
        path.write_bytes(left)
        with pytest.raises(JournalError):
            JournalWriter.reopened(found)
        assert path.read_bytes() == left


def test_a_damaged_journal_that_a_window_has_open_stays_where_it_is(path: Path) -> None:
    writer = JournalWriter.reopened(read(path))
    path.write_bytes(flipped(path.read_bytes(), 40))
    games, wrong = unfinished(path.parent)
    assert games == [] and [(one.line, one.aside) for one in wrong] == [(41, None)]
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    writer.close()


def test_play_goes_on_after_a_torn_line(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"answer 70 hand pl")
    with pytest.raises(JournalError, match="breaks off"):
        take_up(path, start)
    found = take_up(path, start)
    game = start(found.journal.header)
    for answer in found.answers:
        game.answer(answer.entry)
    autosave = Autosave(lambda: path.parent)
    autosave.go_on(found)
    game.choose(game.decision.keys()[0])  # type: ignore[union-attr]
    autosave.answered(game, By.HAND)
    autosave.close()
    assert tuple(answer.entry for answer in read(path).answers) == game.journal


# Damage.


def flipped(content: bytes, line: int) -> bytes:
    lines = content.splitlines(keepends=True)
    middle = len(lines[line]) // 2
    lines[line] = lines[line][:middle] + bytes([lines[line][middle] ^ 1]) + lines[line][middle + 1 :]
    return b"".join(lines)


def without(content: bytes, line: int) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join(lines[:line] + lines[line + 1 :])


HALF: dict[str, Callable[[bytes], bytes]] = {
    "flipped bit": lambda content: flipped(content, 40),
    "line lost": lambda content: without(content, 40),
    "line twice": lambda content: content + content.splitlines(keepends=True)[-1],
    "lines swapped": lambda content: b"".join(
        [*(lines := content.splitlines(keepends=True))[:40], lines[41], lines[40], *lines[42:]]
    ),
    "zeros within": lambda content: content[:6500] + bytes(600) + content[7100:],
    "foreign tail": lambda content: content + b"and then the dragon came\n",
    "endless line": lambda content: content + b"x" * (jn.MAX_LINE + 1) + b"\n",
    "cut within a line": lambda content: content[:5650],
    "wrong index": lambda content: resealed([*bodies(content), "answer 7 hand no"]),
    "undo of nothing": lambda content: resealed([*bodies(content), "undo 700"]),
    "unknown record": lambda content: resealed([*bodies(content), "exec rm"]),
    "mark misplaced": lambda content: resealed([*bodies(content), "turn 3 2 " + "0" * 32]),
}
"""Damage after which some of the game is left."""


@pytest.mark.parametrize("damage", HALF.values(), ids=HALF.keys())
def test_damage_is_named_set_aside_and_the_game_offered_up_to_it(
    path: Path, original: tuple[bytes, Game], damage: Callable[[bytes], bytes]
) -> None:
    other = path.with_name("other.kfdesk")
    other.write_bytes(original[0])
    broken = damage(original[0])
    path.write_bytes(broken)
    os.utime(path, (1000, 1000))
    with pytest.raises(JournalError) as refused:
        read(path)
    error = refused.value
    assert error.file == path and error.line > 1 and error.problem.en and error.problem.say("de") and error.damaged
    games, wrong = unfinished(path.parent)
    assert [listed.path for listed in games] == [other, path]
    assert [(one.file, one.line) for one in wrong] == [(path, error.line)]
    aside = [file for file in path.parent.iterdir() if ".damaged-" in file.name]
    assert [file.read_bytes() for file in aside] == [broken]
    assert other.read_bytes() == original[0]
    assert broken.startswith(path.read_bytes()) and read(path).lines == error.line - 1
    take_up(path, start).writer.close()
    assert unfinished(path.parent)[1] == [], "it is told once"


def test_a_damaged_game_stays_where_it_is_while_the_disk_is_full(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = flipped(path.read_bytes(), 40)
    path.write_bytes(broken)

    def full(file: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(disk, "write_some", full)
    _, (error,) = unfinished(path.parent)
    assert error.aside is None and error.sound is not None and error.sound.lines == 40
    assert [file.name for file in path.parent.iterdir()] == [path.name] and path.read_bytes() == broken
    monkeypatch.undo()
    (game,), (error,) = unfinished(path.parent)
    assert game.path == path and error.aside is not None and error.aside.read_bytes() == broken


def test_damage_that_comes_between_listing_and_going_on_is_refused_once(path: Path) -> None:
    path.write_bytes(flipped(path.read_bytes(), 40))
    with pytest.raises(JournalError, match=r"line 41: .*checksum") as refused:
        take_up(path, start)
    assert refused.value.damaged and len(list(path.parent.glob("*.damaged-*"))) == 1
    again = take_up(path, start)
    again.writer.close()
    assert again.journal.lines == 40 and again.differs is None


DEEP = '{"format":' * 50_000
NOTHING: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "file is empty"),
    "foreign": (b"\x89PNG\r\n\x1a\n" + bytes(1000), "not a game"),
    "a deck": (b'{"format":"kfdesk-deck","version":1}\n', "not a game"),
    "no line feed": (b'{"format":"kfdesk-game"', "breaks off"),
    "unsealed": (b'{"format":"kfdesk-game","version":1,"seed":3}\n', "checksum"),
    "a list": (resealed(["[1, 2]"]), "not a game"),
    "deep": (resealed([DEEP[: jn.MAX_LINE // 2]]), "not a game"),
    "missing fields": (resealed(['{"format":"kfdesk-game","version":1,"program":"1"}']), '"began"'),
    "pickle": (b"\x80\x04cposix\nsystem\n(S'true'\ntR.", "not a game"),
    "huge": (b"{" * (jn.MAX_BYTES + 1), "16 MiB"),
}
"""Files in which there is nothing to go on from."""


@pytest.mark.parametrize(("content", "problem"), NOTHING.values(), ids=NOTHING.keys())
def test_what_is_no_journal_is_refused_and_set_aside(path: Path, content: bytes, problem: str) -> None:
    good = path.with_name("good.kfdesk")
    path.rename(good)
    before = good.read_bytes()
    path.write_bytes(content)
    games, wrong = unfinished(path.parent)
    assert [listed.path for listed in games] == [good]
    assert len(wrong) == 1 and wrong[0].sound is None and problem in str(wrong[0])
    aside = [file for file in path.parent.iterdir() if file != good]
    assert len(aside) == 1 and ".damaged-" in aside[0].name and aside[0].read_bytes() == content
    assert good.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"seed":7', '"seed":-1', "seed"),
        ('"seed":7', f'"seed":{"9" * 5000}', "seed"),
        ('"seed":7', '"seed":"7"', "seed"),
        ('"seed":7', '"seed":7,"run":"me"', "run"),
        ('"first_player":0', '"first_player":2', "first_player"),
        ('"house":"logos"', '"house":"nowhere"', "seats"),
        ('"chains":0', '"chains":999', "seats"),
        ('"edition":"18.4"', '"edition":"0"', "edition"),
    ],
)
def test_a_header_that_lies_is_refused_with_its_field(
    original: tuple[bytes, Game], old: str, new: str, field: str
) -> None:
    lines = bodies(original[0])
    assert old in lines[0]
    with pytest.raises(JournalError) as refused:
        parse(Path("a"), resealed([lines[0].replace(old, new, 1), *lines[1:]]))
    assert refused.value.line == 1 and (f'"{field}' in str(refused.value) or "not a game" in str(refused.value))


def test_a_game_of_a_newer_program_is_left_alone(path: Path) -> None:
    newer = resealed([bodies(path.read_bytes())[0].replace('"version":2', '"version":3', 1), "dance 1"])
    for content in (newer, newer.replace(b" #", b" ##")):
        path.write_bytes(content)
        games, wrong = unfinished(path.parent)
        assert games == [] and "newer version" in str(wrong[0])
        assert [file.read_bytes() for file in path.parent.iterdir()] == [content]


def test_a_folder_or_pipe_of_that_name_is_passed_by(tmp_path: Path) -> None:
    (tmp_path / "a.kfdesk").mkdir()
    os.mkfifo(tmp_path / "b.kfdesk")
    assert unfinished(tmp_path) == ([], [])
    with pytest.raises(JournalError, match="not a file"):
        read(tmp_path / "b.kfdesk")
    assert unfinished(tmp_path / "none") == ([], [])


def test_a_card_nobody_knows_is_no_crash(path: Path) -> None:
    lines = bodies(path.read_bytes())
    first = lines[0].index('"id":"') + 6
    lines[0] = lines[0][:first] + "no-such-card-" + lines[0][first:]
    path.write_bytes(resealed(lines))
    with pytest.raises(JournalError, match="no-such-card") as refused:
        take_up(path, start)
    assert not refused.value.damaged


# Chance damage: other examples in each run, and thousands in packaging/fuzz.py.


_NEWER = re.compile(rb'\{"format":"kfdesk-game","version":([1-9]\d{0,5}),')


@pytest.mark.slow
@settings(max_examples=700, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(
    place=st.integers(0, 2**20),
    gone=st.sampled_from([0, 1, 1, 2, 30, 400]),
    put=st.binary(max_size=12),
    copied=st.booleans(),
)
@example(place=len('{"format":"kfdesk-game","version":2'), gone=0, put=b"5", copied=False)
def test_no_mutation_is_read_as_anything_but_a_beginning_of_the_truth(
    original: tuple[bytes, Game], place: int, gone: int, put: bytes, copied: bool
) -> None:
    whole = original[0]
    at = place % len(whole)
    if copied:
        put = whole[at // 2 : at // 2 + 80]
    mutated = as_written(whole[:at] + put + whole[at + gone :])
    try:
        found = parse(Path("a"), mutated)
    except JournalError as error:
        newer = _NEWER.match(mutated)  # with a digit more it reads as written by a newer program, and is left alone
        assert error.line > 0 and (error.damaged or (newer is not None and int(newer[1]) > VERSION))
        if error.sound is None:
            return
        found = error.sound
    assert whole.startswith(mutated[: found.size])
    assert replace(found, cut=False) == parse(Path("a"), whole[: found.size])


_WORDS = st.sampled_from(
    ["answer", "undo", "turn", "end", "0", "1", "7", "hand", "table", "no", "-", "0" * 32, "", "é"]
)


@pytest.mark.slow
@settings(max_examples=350, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(st.one_of(st.lists(_WORDS, max_size=5).map(" ".join), st.text(ANY, max_size=20)), max_size=12))
def test_lines_with_true_checksums_and_false_sense_are_refused(original: tuple[bytes, Game], lines: list[str]) -> None:
    content = original[0].splitlines(keepends=True)[0]
    check = content.rstrip(b"\n").rpartition(b" #")[2]
    for line in lines:
        try:
            one, check = sealed(line, check)
        except UnicodeEncodeError:
            continue
        content += one
    try:
        found = parse(Path("a"), content)
    except JournalError as error:
        assert error.sound is not None and 1 < error.line <= content.count(b"\n")
        found = error.sound
    assert len(found.answers) <= len(lines) and all(mark.count <= len(found.answers) for mark in found.marks)


def test_a_choice_taken_back_and_made_again_thousands_of_times_is_one_choice(original: tuple[bytes, Game]) -> None:
    lines = ["answer 0 hand no"] + ["undo 0", "answer 0 hand no"] * 3000
    found = parse(Path("a"), resealed([bodies(original[0])[0], *lines]))
    assert len(found.answers) == 1 and found.undone == () and found.lines == 6002
    assert Header.model_validate_json(found.header.model_dump_json()) == found.header


@pytest.mark.parametrize(
    "changed",
    [
        lambda content: content.replace(b"\n", b"\r\n"),
        lambda content: b"\xef\xbb\xbf" + content,
        lambda content: b"\xef\xbb\xbf" + content.replace(b"\n", b"\r\n"),
        lambda content: content[:5600] + content[5600:].replace(b"\n", b"\r\n"),
    ],
    ids=["CRLF", "BOM", "both", "CRLF in a part"],
)
def test_a_journal_that_an_editor_saved_with_other_line_ends_is_read_and_gone_on_with(
    path: Path, original: tuple[bytes, Game], changed: Callable[[bytes], bytes]
) -> None:
    content, game = original
    whole = read(path)
    path.write_bytes(changed(content))
    assert read(path).answers == whole.answers
    found = take_up(path)
    found.writer.say("name After the editor")
    found.writer.save()
    found.writer.close()
    assert read(path).name == "After the editor"
    assert read(path).answers == whole.answers
    assert path.read_bytes().startswith(content)
    assert len(game.journal) == len(whole.answers)


def test_what_a_changed_journal_says_before_its_damage_goes_on(path: Path, original: tuple[bytes, Game]) -> None:
    lines = original[0].split(b"\n")
    lines[-3] = lines[-3].replace(b"answer", b"answes", 1) if b"answer" in lines[-3] else b"x" + lines[-3]
    path.write_bytes(b"\r\n".join(lines))
    with pytest.raises(JournalError):
        take_up(path)
    found = read(path)
    assert 0 < len(found.answers) <= len(original[1].journal)
    assert b"\r" not in path.read_bytes()


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

"""Damaged journals: what is sound of them is read, what is not is named and set aside, nothing is lost."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kfdesk import disk
from kfdesk.engine import Game
from kfdesk.match import journal as jn
from kfdesk.match.autosave import Autosave, take_up
from kfdesk.match.game_library import unfinished
from kfdesk.match.header import VERSION
from kfdesk.match.journal import By, JournalError, JournalWriter, as_written, parse, read, sealed
from tests.characters import ANY
from tests.match.kept import bodies, resealed, start

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
    "missing fields": (resealed(['{"format":"kfdesk-game","version":1,"program":"1"}']), "“began”"),
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
    assert refused.value.line == 1 and (f"“{field}" in str(refused.value) or "not a game" in str(refused.value))


def test_a_game_of_a_newer_program_is_left_alone(path: Path) -> None:
    newer = resealed([bodies(path.read_bytes())[0].replace('"version":2', f'"version":{VERSION + 1}', 1), "dance 1"])
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
@settings(max_examples=350, deadline=None, database=None, suppress_health_check=list(HealthCheck))
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
@settings(max_examples=200, deadline=None, database=None, suppress_health_check=list(HealthCheck))
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

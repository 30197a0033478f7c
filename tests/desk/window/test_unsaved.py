"""What the disk did not take is never lost unasked: every way to leave a game, and the end of the program."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox

from kfdesk import disk
from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.homemade import trying
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.kit.settings import load_settings
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import CardType, House
from kfdesk.match.autosave import games_folder
from kfdesk.match.journal import read
from kfdesk.teach.lessons import lessons
from kfdesk.teach.puzzles import puzzles
from kfdesk.text.words import same
from tests.desk.questions import answer
from tests.desk.starts import boxes, play, setup
from tests.match.kept import played
from tests.windows import part_in

Way = Callable[[MainWindow, Path], object]
CARD = HomeCard(name="Ember Hound", text="", type=CardType.CREATURE, houses=(House.DIS,), power=4)


class SmallDisk:
    """A disk that takes so many more bytes, and a part of what does not fit: as a disk does that fills up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = 1 << 30
        monkeypatch.setattr(disk, "write_some", self.write)

    def write(self, file: int, content: bytes) -> int:
        if self.free <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = os.write(file, content[: self.free])
        self.free -= written
        return written


@pytest.fixture
def small_disk(monkeypatch: pytest.MonkeyPatch) -> SmallDisk:
    return SmallDisk(monkeypatch)


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="session")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another game that can be gone on with, to be copied."""
    return played(tmp_path_factory.mktemp("other"), 12, undo_every=0)[0]


def fill(window: MainWindow, small_disk: SmallDisk) -> Path:
    """Play on a disk that fills up in the middle of a line; return the journal, which lacks the last choices."""
    small_disk.free = 1 << 30
    window.controller.new_game(setup(open_table=True))
    boxes(window)  # the game of the test before is saved now
    play(window, 4)
    path = window.controller.kept_at
    assert path is not None
    small_disk.free = 20
    play(window, 4)
    assert len(boxes(window)) == 1 and window.controller.kept_at is None
    return path


WAYS: dict[str, Way] = {
    "new game": lambda window, _: window.controller.new_game(setup(open_table=True)),
    "rematch": lambda window, _: window.beginning.rematch(swapped=True),
    "saved game": lambda window, path: window.beginning.go_on_with(path),
    "file": lambda window, path: part_in(window, GamesFeature).open_file(path),
    "what if": lambda window, path: part_in(window, FilmFeature).game_wanted.emit(path),
    "lesson": lambda window, _: part_in(window, LearningFeature).begin(lessons()[0].id),
    "puzzle": lambda window, _: part_in(window, PuzzlesFeature).begin(puzzles()[0].id),
    "puzzle editor": lambda window, _: part_in(window, PuzzlesFeature).own.editor.open(),
    "puzzle edited on": lambda window, _: part_in(window, PuzzlesFeature).own.editor.go_on(puzzles()[0]),
    "home-made card": lambda window, _: part_in(window, HomemadeFeature).trial.begin(CARD),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_way_leaves_a_game_that_is_not_saved_without_a_question(
    window: MainWindow, small_disk: SmallDisk, other: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "understood", lambda cards: None)  # to learn the language takes half a minute
    monkeypatch.setattr(trying, "setup_of", lambda card: replace(setup(open_table=True), lesson=trying.LESSON))
    games_folder().mkdir(parents=True, exist_ok=True)
    saved = Path(shutil.copy(other, games_folder()))
    path = fill(window, small_disk)
    at_table, journal = window.controller.setup, window.controller.journal
    seen: list[str] = []
    answer("Cancel", seen)
    WAYS[way](window, saved)
    assert len(seen) == 1 and "no space is left on the disk" in seen[0] and "loses what is not saved" in seen[0]
    assert window.controller.setup is at_table and window.controller.journal == journal
    answer("Leave it unsaved", seen)
    WAYS[way](window, saved)
    assert len(seen) == 2 and window.controller.setup is not at_table
    boxes(window)  # that the new one is not saved either
    entries = tuple(made.entry for made in read(path).answers)
    assert 4 <= len(entries) < len(journal) and entries == journal[: len(entries)], "no half line is left behind"
    small_disk.free = 1 << 30


def test_no_question_where_there_is_room_again(window: MainWindow, small_disk: SmallDisk) -> None:
    path = fill(window, small_disk)
    journal = window.controller.journal
    small_disk.free = 1 << 30
    window.controller.new_game(setup(open_table=True))
    assert tuple(made.entry for made in read(path).answers) == journal
    assert [text for text in boxes(window) if "saved again" in text]


@pytest.mark.parametrize("conceded", [False, True])
def test_a_game_that_cannot_be_saved_goes_on_in_another_place(
    window: MainWindow, small_disk: SmallDisk, tmp_path: Path, conceded: bool
) -> None:
    path = fill(window, small_disk)
    if conceded:
        window.controller.concede(window.controller.view().seats[0].player)  # type: ignore[union-attr]
    before = read(path)
    there = tmp_path / "stick" / "rescued"
    proposed: list[str] = []
    window.unsaved.pick = lambda _, name: proposed.append(name) or str(there)  # type: ignore[func-returns-value]
    seen: list[str] = []
    answer("elsewhere", seen)
    small_disk.free = 1 << 30
    monkey_full = small_disk.write

    def full_but_there(file: int, content: bytes) -> int:
        on_stick = os.readlink(f"/proc/self/fd/{file}").startswith(str(tmp_path / "stick"))
        small_disk.free = 1 << 30 if on_stick else 0
        return monkey_full(file, content)

    disk.write_some = full_but_there
    try:
        part_in(window, GamesFeature).save_as()
        moved = there.with_suffix(".kfdesk")
        assert "no space is left" in seen[0] and proposed == [str(Path.home() / path.name)]
        assert window.controller.kept_at == moved and window.controller.unsaved is None
        assert read(path).answers == before.answers
        if not conceded:
            play(window, 2)
        found = read(moved)
        assert tuple(made.entry for made in found.answers) == window.controller.journal
        assert found.finished is conceded
        assert [text for text in boxes(window) if "saved again" in text and str(moved) in text]
        library = part_in(window, GamesFeature).library
        small_disk.free = 1 << 30
        disk.write_some = small_disk.write
        library.take_in(moved)
        old = next(game for game in library.games()[0] if game.path == path)
        assert old.continued_in and not old.can_go_on, "the longer one is offered"
    finally:
        disk.write_some = small_disk.write
        small_disk.free = 1 << 30
        del window.unsaved.pick


def test_a_name_that_the_disk_did_not_take_goes_along_elsewhere(
    window: MainWindow, small_disk: SmallDisk, tmp_path: Path
) -> None:
    fill(window, small_disk)
    window.controller.name_game("Final of the club")
    small_disk.free = 1 << 30
    window.unsaved.pick = lambda *_: str(tmp_path / "Final 1.2")
    seen: list[str] = []
    answer("elsewhere", seen)
    monkey = window.controller.save_elsewhere
    small_disk.free = 0

    def roomy(path: Path) -> None:
        small_disk.free = 1 << 30
        monkey(path)

    window.controller.save_elsewhere = roomy  # type: ignore[method-assign]
    try:
        window.unsaved.offer_elsewhere()
    finally:
        del window.controller.save_elsewhere, window.unsaved.pick
    assert read(tmp_path / "Final 1.2.kfdesk").name == "Final of the club"


def test_who_agreed_to_a_loss_is_asked_again_where_the_game_was_not_left_after_all(
    window: MainWindow, small_disk: SmallDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(cards: object) -> None:
        raise SetupError(same("no"), "")

    monkeypatch.setattr(trying, "understood", refuse)
    fill(window, small_disk)
    at_table = window.controller.setup
    answer("Leave it unsaved", [])
    part_in(window, HomemadeFeature).trial.begin(CARD)
    boxes(window)
    assert window.controller.setup is at_table and window.controller.would_be_lost is not None
    small_disk.free = 1 << 30


def test_a_game_that_is_not_kept_is_not_said_to_be_written_elsewhere(window: MainWindow, tmp_path: Path) -> None:
    window.controller.new_game(replace(setup(), lesson="a lesson"))
    with pytest.raises(ValueError, match="not kept"):
        window.controller.save_elsewhere(tmp_path / "a.kfdesk")


def test_a_file_that_is_there_is_not_written_over(window: MainWindow, small_disk: SmallDisk, tmp_path: Path) -> None:
    fill(window, small_disk)
    there = tmp_path / "letters.kfdesk"
    there.write_text("dear")
    window.unsaved.pick = lambda *_: str(there)
    small_disk.free = 0
    seen: list[str] = []
    answer("elsewhere", seen)
    answer("OK", seen)
    window.unsaved.offer_elsewhere()
    del window.unsaved.pick
    assert there.read_text() == "dear" and window.controller.kept_at is None and len(seen) == 2
    small_disk.free = 1 << 30


def test_the_program_ends_only_when_the_loss_is_agreed_to(fresh_window: MainWindow, small_disk: SmallDisk) -> None:
    window = fresh_window
    fill(window, small_disk)
    seen: list[str] = []
    answer("Cancel", seen)
    window.close()
    assert window.isVisible() and len(seen) == 1
    play(window, 1)
    answer("Close anyway", seen)
    window.close()
    assert not window.isVisible() and len(seen) == 2
    small_disk.free = 1 << 30


def test_settings_that_cannot_be_written_are_told_once_tried_again_and_asked_about_at_the_end(
    fresh_window: MainWindow, small_disk: SmallDisk
) -> None:
    window = fresh_window
    small_disk.free = 0
    for level in (0, 2):
        window.change_settings(log_level=level)
    assert [("settings cannot be saved" in text) for text in boxes(window)] == [True]
    seen: list[str] = []
    answer("Cancel", seen)
    window.close()
    assert window.isVisible() and "settings cannot be saved" in seen[0] and "elsewhere" not in str(seen)
    small_disk.free = 1 << 30
    window.close()
    assert not window.isVisible() and load_settings().log_level == 2


def test_the_question_offers_no_other_file_for_settings_alone(
    fresh_window: MainWindow, small_disk: SmallDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []

    def exec_(box: QMessageBox) -> int:
        offered.extend(button.text() for button in box.buttons())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    small_disk.free = 0
    fresh_window.change_settings(log_level=0)
    boxes(fresh_window)
    fresh_window.close()
    assert fresh_window.isVisible() and not [text for text in offered if "elsewhere" in text] and len(offered) == 3
    small_disk.free = 1 << 30


def test_a_journal_that_is_full_is_not_said_to_be_saved_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    monkeypatch.setattr("kfdesk.match.journal.MAX_LINES", 12)
    window.controller.new_game(setup(open_table=True))
    boxes(window)
    play(window, 10)
    qtbot.waitUntil(lambda: not window.controller.keeps_more)
    assert len(boxes(window)) == 1 and window.controller.unsaved is not None
    monkeypatch.undo()
    window.controller.lose_unsaved()

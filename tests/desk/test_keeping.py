"""When the disk is waited for: after the window was painted, and before the next choice can be made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from kfdesk.desk.keeping import GameSaver, Keeping
from kfdesk.match.autosave import NotKept
from kfdesk.match.journal import By
from kfdesk.text.words import Words, same
from tests.desk.starts import play, setup


class Saver:
    """Notes what it is told to keep."""

    def __init__(self) -> None:
        self.path: Path | None = None
        self.done: list[str] = []
        self.is_broken = False

    def answered(self, game: object, by: By) -> None:
        self.done.append("answered")

    def sync(self) -> None:
        self.done.append("sync")
        if self.is_broken:
            raise NotKept(same("no room"))

    def catch_up(self) -> None:
        self.done.append("table")

    def close(self) -> None:
        self.done.append("close")


def test_the_disk_is_waited_for_when_nothing_else_is_to_be_done(qtbot: Any) -> None:
    saver, problems, parent = Saver(), list[Words](), QObject()
    keeping = Keeping(saver, parent, not_kept=problems.append, kept_again=lambda: None)  # type: ignore[arg-type]
    keeping.sit_down()
    keeping.keep(lambda saver: saver.answered(None, By.HAND))  # type: ignore[arg-type]
    assert saver.done == ["answered"]
    qtbot.waitUntil(lambda: len(saver.done) == 3)
    assert saver.done == ["answered", "sync", "table"]
    saver.is_broken = True
    keeping.keep(lambda saver: saver.answered(None, By.HAND))  # type: ignore[arg-type]
    keeping.sync()
    assert [problem.en for problem in problems] == ["no room"]
    keeping.close()
    assert saver.done[-1] == "close"


def test_that_the_disk_takes_the_game_again_is_said_when_it_was_waited_for(qtbot: Any) -> None:
    saver, said, parent = Saver(), list[str](), QObject()
    saver.path = Path("game.kfdesk")
    keeping = Keeping(
        saver,  # type: ignore[arg-type]
        parent,
        not_kept=lambda problem: said.append(problem.en),
        kept_again=lambda: said.append("kept again"),
    )
    keeping.sit_down()
    saver.is_broken = True  # the system takes choices, but they never reach the disk
    for _ in range(3):
        keeping.keep(lambda saver: saver.answered(None, By.HAND))  # type: ignore[arg-type]
        keeping.sync()
    assert said == ["no room"]
    assert keeping.path is None
    saver.is_broken = False
    keeping.keep(lambda saver: saver.answered(None, By.HAND))  # type: ignore[arg-type]
    assert said == ["no room", "kept again"]
    assert keeping.path == saver.path
    keeping.close()


def test_a_choice_waits_until_the_disk_has_the_one_before(same_window: Any, monkeypatch: Any) -> None:
    controller, told = same_window.controller, list[str]()
    controller.new_game(setup(open_table=True))
    sync, keep = Keeping.sync, Keeping.keep

    def synced(keeping: Keeping) -> None:
        told.append("sync")
        sync(keeping)

    def kept(keeping: Keeping, act: Callable[[GameSaver], None]) -> None:
        told.append("keep")
        keep(keeping, act)

    monkeypatch.setattr(Keeping, "sync", synced)
    monkeypatch.setattr(Keeping, "keep", kept)
    play(same_window, 1)
    assert told[:2] == ["sync", "keep"]

"""The log tells what happened when its beat lands, everything when beats are skipped, and at once without motion."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.log.in_step import split
from kfdesk.desk.play.table_log import LogPart
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.events import CardPlayed, StepBegan
from kfdesk.engine.terms import NO_CARD, PLAYERS, Step
from kfdesk.match.log_model import Chosen
from tests.desk.animation.test_director import begin, choose, finish
from tests.desk.scenes import begin as lay
from tests.desk.scenes import handle
from tests.tables import side
from tests.windows import game_of


@pytest.fixture
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 4.0, "reduced_motion": "off"}


def told(window: MainWindow) -> int:
    """Return how many events the log shown has heard of."""
    turns = window.log.written.log.turns
    accounts = [told for turn in turns for section in turn.sections for told in section._account]
    return max([*(one.number for one in accounts), *(turn.first for turn in turns)], default=-1) + 1


def test_a_line_comes_when_its_beat_lands(window: MainWindow, qtbot: Any) -> None:
    lay(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    before = window.log.plain_text()
    landed: list[tuple[BeatKind, str]] = []
    window.director.beat_landed.connect(lambda beat: landed.append((beat.kind, window.log.plain_text())))
    window.controller.choose((f"fight:{handle(window, 'troll')}",))
    assert window.director.playing and window.log.plain_text() == before
    finish(window, qtbot)
    assert landed[0][0] is BeatKind.FIGHT and "Troll fights Bumpsy" in landed[0][1]
    assert "Bumpsy is destroyed" not in landed[0][1] and "Bumpsy is destroyed" in window.log.plain_text()


def test_an_input_has_everything_told(window: MainWindow, qtbot: Any) -> None:
    lay(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    window.controller.choose((f"fight:{handle(window, 'troll')}",))
    window.director.skip()
    assert "Bumpsy is destroyed" in window.log.plain_text()
    window.controller.undo()
    assert "Troll fights" not in window.log.plain_text(), "what was taken back is not told"


def test_through_a_game_the_log_is_never_ahead_of_the_table_and_lacks_nothing_in_the_end(
    window: MainWindow, qtbot: Any
) -> None:
    begin(window, open_table=True)
    dice, checked = Random(3), 0

    def on_landed(beat: Beat) -> None:
        nonlocal checked
        checked += 1
        assert told(window) <= beat.upto

    window.director.beat_landed.connect(on_landed)
    for number in range(24):
        choose(window, dice)
        if number % 3:
            finish(window, qtbot)
        else:
            window.director.skip()
        assert told(window) == len(game_of(window).events)
    assert checked > 10


def test_a_part_is_split_before_the_first_event_that_is_not_told_yet() -> None:
    one, two = StepBegan(PLAYERS[0], Step.START, 1), CardPlayed(NO_CARD, PLAYERS[0])
    marks = Chosen(4, begins=True), Chosen(5, begins=False)
    part = LogPart(PLAYERS[0], (marks[0], one, marks[1], two), first=7)
    assert split(part, 7)[0].entries == ()
    head, tail = split(part, 8)
    assert head.entries == (marks[0], one) and head.first == 7
    assert tail.entries == (marks[1], two) and tail.first == 8
    assert split(part, 9)[1].entries == ()


def test_of_a_game_that_is_void_nothing_is_told_any_more(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice is taken back, or another game begins, while beats are shown and no input has ended them."""
    lay(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    window.controller.choose((f"fight:{handle(window, 'troll')}",))
    assert window.director.playing
    taken: list[str] = []
    plain_take = window.log.take

    def take(part: LogPart) -> None:
        plain_take(part)
        taken.append(window.log.plain_text())

    monkeypatch.setattr(window.log, "take", take)
    window.controller.undo()
    lay(window, side(battleline=["troll"]), side(battleline=["bumpsy"]))
    assert taken and not any("Troll fights" in text for text in taken)

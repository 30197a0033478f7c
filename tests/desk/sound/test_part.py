"""What of the table is heard: the beats it shows, those it does not show, Check!, turns, refusals and the end."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.sound.cues import CUES
from kfdesk.desk.sound.feature import MOST_AT_ONCE, SoundFeature
from kfdesk.desk.sound.speaker import Speaker
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.starts import setup


class Ear(Speaker):
    """A speaker that writes down what it would play."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.heard: list[tuple[str, float]] = []
        self.closed = False
        self.hushed: list[str] = []

    def play(self, name: str, loudness: float) -> None:
        """Write a sound down that would be heard."""
        if loudness > 0:
            self.heard.append((name, loudness))

    def hush(self) -> None:
        """Write down that all had to be quiet."""
        self.hushed.append("hush")

    def close(self) -> None:
        """Be let go."""
        self.closed = True


@pytest.fixture
def ear(window: MainWindow) -> Ear:
    """What the window sounds like."""
    ear = Ear()
    window.install(SoundFeature(window, window.director, window.table, ear))
    return ear


def names(ear: Ear) -> list[str]:
    """Return what was heard since somebody last asked."""
    found = [name for name, _ in ear.heard]
    ear.heard.clear()
    return found


def test_a_beat_sounds_when_it_begins_and_a_blow_when_it_lands(window: MainWindow, ear: Ear) -> None:
    director = window.director
    for kind in BeatKind:
        director.beat_began.emit(Beat(kind, 1))
        begun = names(ear)
        director.beat_landed.emit(Beat(kind, 1))
        landed = names(ear)
        assert begun + landed == ([CUES[kind]] if kind in CUES else [])
        assert bool(landed) == (
            kind
            in (
                BeatKind.FIGHT,
                BeatKind.DAMAGE,
                BeatKind.GUARD,
                BeatKind.FORBIDDEN,
                BeatKind.FORGE,
                BeatKind.CAPTURE,
            )
        )


def test_beats_that_are_not_shown_sound_one_after_another_and_only_some(
    window: MainWindow, ear: Ear, qtbot: QtBot
) -> None:
    window.director.passed.emit(tuple(Beat(kind, 1) for kind in (BeatKind.PLAY, *BeatKind)))
    qtbot.waitUntil(lambda: len(ear.heard) == MOST_AT_ONCE)
    qtbot.wait(200)
    assert names(ear) == list(dict.fromkeys(CUES[kind] for kind in BeatKind if kind in CUES))[:MOST_AT_ONCE]


def test_sounds_are_as_loud_as_wished_and_off_by_one_click(window: MainWindow, ear: Ear) -> None:
    window.change_settings(sound_volume=0.25)
    window.director.beat_began.emit(Beat(BeatKind.REAP, 1))
    assert ear.heard == [("reap", 0.25)]
    ear.heard.clear()
    ear.hushed.clear()
    window.commands.sounds.trigger()
    assert ear.hushed == ["hush"], "what was heard ends at once"
    assert not window.settings.play_sounds and not window.commands.sounds.isChecked()
    for kind in BeatKind:
        window.director.beat_began.emit(Beat(kind, 1))
        window.director.beat_landed.emit(Beat(kind, 1))
    window.director.passed.emit((Beat(BeatKind.REAP, 1),))
    assert not ear.heard
    window.commands.sounds.trigger()
    window.director.beat_began.emit(Beat(BeatKind.REAP, 1))
    assert ear.heard == [("reap", 0.25)]


def test_a_game_is_heard_from_its_curtain_to_its_refusals(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    assert "turn" in names(ear)
    window.controller.choose(("house:none",))
    assert names(ear) == ["refused"]
    window.controller.check_called.emit(0)
    window.controller.game_over.emit(1)
    assert names(ear) == ["check", "victory"]


def test_the_device_is_let_go_with_the_window_and_nothing_sounds_afterwards(
    window: MainWindow, ear: Ear, qtbot: QtBot
) -> None:
    window.director.passed.emit(tuple(Beat(kind, 1) for kind in (BeatKind.PLAY, BeatKind.REAP, BeatKind.FORGE)))
    window.close()
    assert ear.closed
    ear.heard.clear()
    qtbot.wait(400)
    assert names(ear) == []

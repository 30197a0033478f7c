"""What of the table is heard: the beats it shows, those it does not show, Check!, turns, refusals and the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.sound.cues import BED, BED_IN_CHECK, CUES, DROP, HOVER, LIFT, REFUSED, SAMPLE, WIPE, sound_of
from kfdesk.desk.sound.feature import MOST_AT_ONCE, SoundFeature
from kfdesk.desk.sound.places import across, place_of
from kfdesk.desk.sound.speaker import Speaker
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, House
from tests.desk import mouse, scenes
from tests.desk.starts import setup
from tests.tables import side


class Ear(Speaker):
    """A speaker that writes down what it would play."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.heard: list[tuple[str, float]] = []
        self.places: list[float] = []
        self.beds: list[tuple[str, float]] = []
        self.closed = False
        self.hushed: list[str] = []

    def play(self, name: str, loudness: float, place: float = 0.0) -> None:
        """Write a sound down that would be heard."""
        if loudness > 0:
            self.heard.append((name, loudness))
            self.places.append(place)

    def lay_bed(self, name: str, loudness: float) -> None:
        """Write down the bed that would be heard."""
        self.beds.append((name, loudness))

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
        beat = Beat(kind, 1, house=House.LOGOS)
        director.beat_began.emit(beat)
        begun = names(ear)
        director.beat_landed.emit(beat)
        landed = names(ear)
        sound = "house-logos" if kind is BeatKind.HOUSE else CUES.get(kind)
        assert begun + landed == ([sound] if sound else [])
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
    window.director.passed.emit(tuple(Beat(kind, 1, house=House.DIS) for kind in (BeatKind.PLAY, *BeatKind)))
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


def test_many_cards_destroyed_at_once_are_a_wipe_and_each_house_has_its_theme() -> None:
    assert sound_of(Beat(BeatKind.DESTROY, 1, cards=("c1", "c2"))) == "destroy"
    assert sound_of(Beat(BeatKind.DESTROY, 1, cards=tuple(f"c{n}" for n in range(7)))) == WIPE
    assert len({sound_of(Beat(BeatKind.HOUSE, 1, house=house)) for house in House}) == len(House)


def test_a_beat_is_heard_where_it_is_shown(window: MainWindow, ear: Ear) -> None:
    scenes.begin(window, side(battleline=["troll", "bumpsy", "krump"]), side(battleline=["troll"]))
    theater, place = window.director.stager.theater, {}
    for id_ in ("troll", "bumpsy", "krump"):
        beat = Beat(BeatKind.REAP, 1, cards=(scenes.handle(window, id_),))
        place[id_] = place_of(beat, theater)
        ear.places.clear()
        window.director.beat_began.emit(beat)
        assert ear.places == [place[id_]]
    assert -1 <= place["troll"] < place["bumpsy"] < place["krump"] <= 1
    both = Beat(BeatKind.DESTROY, 1, cards=tuple(scenes.handle(window, id_) for id_ in ("troll", "krump")))
    assert place_of(both, theater) == pytest.approx((place["troll"] + place["krump"]) / 2)
    gain = Beat(BeatKind.GAIN, 1, player=PLAYERS[1])
    assert place_of(gain, theater) == pytest.approx(across(theater.pool(PLAYERS[1])[0], theater.layout.size[0]))
    assert place_of(Beat(BeatKind.DRAW, 1, cards=("", "")), theater) == 0
    assert (across(0, 100), across(50, 100), across(200, 100), across(5, 0)) == (-1, 0, 1, 0)


def test_the_hand_is_heard_lifting_dropping_and_softly_hovering(window: MainWindow, ear: Ear) -> None:
    scenes.begin(window, side(hand=["punch", "troll"], battleline=["bumpsy"]), side(battleline=["krump"]))
    names(ear)
    ear.places.clear()
    start = scenes.middle(window, "bumpsy")
    mouse.move(window.table, start)
    assert names(ear) == [HOVER]
    mouse.move(window.table, (start[0] + 1, start[1]))
    assert names(ear) == [], "once for a card"
    mouse.carry(window.table, start, (start[0] + 60, start[1]))
    assert names(ear) == [LIFT]
    take_up = window.table.pointer.set_down()  # the table is laid out anew
    take_up()
    assert window.table.pointer.dragging and names(ear) == [], "it was in the hand already"
    mouse.release(window.table, (start[0] + 60, start[1]))
    assert DROP in names(ear)
    mouse.drag(window.table, start, (3, 3))
    assert [name for name in names(ear) if name != HOVER] == [LIFT, REFUSED], "there it means nothing"
    assert all(-1 <= place <= 1 for place in ear.places)
    window.change_settings(hover_sounds=False)
    mouse.move(window.table, (1, 1))
    mouse.move(window.table, scenes.middle(window, "troll"))
    assert names(ear) == []


def test_a_bed_lies_under_a_game_and_tightens_at_check(
    window: MainWindow, ear: Ear, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = [Qt.ApplicationState.ApplicationActive]
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: state[0])
    window.change_settings(sound_volume=0.8, bed_volume=0.5)
    scenes.begin(window, side(battleline=["troll"]), side())
    assert ear.beds[-1] == (BED, 0.4)
    scenes.begin(window, side(battleline=["troll"], amber=6), side())
    assert ear.beds[-1] == (BED_IN_CHECK, 0.4)
    told = len(ear.beds)
    window.controller.view_changed.emit(scenes.view(window))
    assert len(ear.beds) == told, "nothing is begun again"
    window.show_start()
    assert ear.beds[-1] == ("", 0.0)
    window.show_table()
    assert ear.beds[-1] == (BED_IN_CHECK, 0.4)
    state[0] = Qt.ApplicationState.ApplicationInactive
    qapp.applicationStateChanged.emit(state[0])
    assert ear.beds[-1] == ("", 0.0), "another program is used"
    state[0] = Qt.ApplicationState.ApplicationActive
    qapp.applicationStateChanged.emit(state[0])
    window.change_settings(bed_volume=0.0)
    assert ear.beds[-1] == ("", 0.0)
    window.change_settings(bed_volume=0.5)
    assert ear.beds[-1] == (BED_IN_CHECK, 0.4)
    window.commands.sounds.trigger()
    assert ear.hushed
    window.commands.sounds.trigger()
    assert ear.beds[-1] == (BED_IN_CHECK, 0.4)


def test_a_volume_is_heard_when_it_is_chosen(
    window: MainWindow, ear: Ear, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive)
    for percent in (30, 31, 32):
        window.change_settings(sound_volume=percent / 100)
    qtbot.waitUntil(lambda: bool(ear.heard))
    assert ear.heard == [(SAMPLE, 0.32)], "once, when the slider rests"
    assert not ear.beds
    window.change_settings(bed_volume=0.9)
    assert ear.beds == [(BED, 0.32 * 0.9)], "for a while, though no game is shown"
    ear.heard.clear()
    window.change_settings(text_factor=1.1)
    qtbot.wait(250)
    assert not ear.heard


def test_the_device_is_let_go_with_the_window_and_nothing_sounds_afterwards(
    window: MainWindow, ear: Ear, qtbot: QtBot
) -> None:
    window.director.passed.emit(tuple(Beat(kind, 1) for kind in (BeatKind.PLAY, BeatKind.REAP, BeatKind.FORGE)))
    window.close()
    assert ear.closed
    ear.heard.clear()
    qtbot.wait(400)
    assert names(ear) == []

"""Nothing hidden is heard: sounds come of beats as the seat at the screen may know them, behind the curtain nobody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kfdesk.desk.play.table_log import Reader
from kfdesk.desk.sound import feature as sound_part
from kfdesk.desk.sound.cues import CHECK, CUES, REFUSED, TURN, VICTORY, sound_of
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Side
from tests.desk import scenes
from tests.desk.animation.test_director import begin, choose, finish
from tests.desk.sound.test_part import Ear, names
from tests.tables import side

Heard = tuple[list[str], list[float]]


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 4.0, "reduced_motion": "off"}


@pytest.fixture
def ear(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Ear:
    """What the window sounds like, all of it at once."""
    monkeypatch.setattr(sound_part, "APART_MS", 0)
    monkeypatch.setattr(sound_part, "MOST_AT_ONCE", len(CUES))
    window.table.scene_.motion.speed = 30.0
    ear = Ear()
    window.install(sound_part.SoundFeature(window, window.director, window.table, ear))
    return ear


def heard(window: MainWindow, ear: Ear, qtbot: QtBot) -> list[str]:
    """Return what is heard until nothing moves any more."""
    finish(window, qtbot)
    qtbot.wait(1)
    return names(ear)


def test_each_sound_is_that_of_a_beat_which_the_seat_at_the_screen_may_know(
    window: MainWindow, ear: Ear, qtbot: QtBot
) -> None:
    begin(window, open_table=False)
    dice, covered = Random(8), 0
    controller = window.controller
    for _ in range(40):
        if controller.curtain_for is not None:
            controller.lift_curtain()
            heard(window, ear, qtbot)
        choose(window, dice)
        sounds = heard(window, ear, qtbot)
        recap, viewer = controller.recap, controller.viewer
        assert recap is not None
        reader: Reader = viewer if viewer is not None else "nobody"
        allowed = {sound_of(beat) for beat, _ in recap.beats(reader)}
        assert set(sounds) <= allowed | {CHECK, VICTORY}
        covered += viewer is None and bool(sounds)
    assert covered


@pytest.mark.rule("glossary/archives")
@pytest.mark.rule("glossary/drawing-cards")
def test_hidden_cards_sound_alike(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    """What a seat draws, holds and archives is hidden: the same turn with other such cards is heard as the same."""
    both: list[list[list[str]]] = []
    places: list[list[float]] = []
    for hidden, drawn in (("troll", "bumpsy"), ("cannon", "anger")):
        mine = side(hand=["punch", hidden], archives=[hidden], deck=[drawn] * 12, battleline=["troll"])
        scenes.begin(window, mine, side(hand=[hidden], archives=[drawn], deck=[drawn] * 12, battleline=["bumpsy"]))
        heard(window, ear, qtbot)
        ear.places.clear()
        window.controller.choose(("end-turn",))
        behind = heard(window, ear, qtbot)
        assert window.controller.curtain_for == 1
        window.controller.lift_curtain()
        both.append([behind, heard(window, ear, qtbot)])
        places.append(list(ear.places))
    assert both[0] == both[1] and places[0] == places[1]
    assert both[0][0] and TURN in both[0][1]


def told(window: MainWindow, ear: Ear, qtbot: QtBot, mine: Side, house: House, *choices: str) -> Heard:
    """Return what Ada's choices sound like, and where; each is a key with the id of a card in place of its handle."""
    scenes.begin(window, mine, side(battleline=["bumpsy"]), house=house)
    heard(window, ear, qtbot)
    ear.places.clear()
    sounds: list[str] = []
    for choice in choices:
        verb, colon, id_ = choice.rpartition(":")
        window.controller.choose((f"{verb}{colon}{scenes.handle(window, id_)}",))
        sounds += heard(window, ear, qtbot)
    return sounds, list(ear.places)


@pytest.mark.rule("glossary/archives")
def test_nobody_hears_from_which_place_of_a_hand_a_card_is_archived(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    mine = side(hand=["labwork", "troll", "bumpsy", "krump", "punch"], battleline=["headhunter"])
    sounds, places = told(window, ear, qtbot, mine, House.LOGOS, "play:labwork", "card:troll")
    assert "archive" in sounds and any(places) and REFUSED not in sounds
    other = told(window, ear, qtbot, mine, House.LOGOS, "play:labwork", "card:punch")
    assert other == (sounds, places)


@pytest.mark.rule("glossary/prophecy")
def test_nobody_hears_from_which_place_of_a_hand_a_fate_comes(window: MainWindow, ear: Ear, qtbot: QtBot) -> None:
    mine = side(hand=["troll", "bumpsy", "krump", "punch"], prophecies=["overreach", "bad-omen"])
    sounds, places = told(window, ear, qtbot, mine, House.BROBNAR, "prophecy:overreach", "card:troll")
    assert any(places) and REFUSED not in sounds
    other = told(window, ear, qtbot, mine, House.BROBNAR, "prophecy:overreach", "card:punch")
    assert other == (sounds, places)

"""The director on the table: what is shown after each beat, and that nothing ever waits for a beat."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from kfdesk import resources
from kfdesk.cards import library
from kfdesk.collection.files import load_deck
from kfdesk.desk.animation import sprites
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.table.motion import pose_of
from kfdesk.desk.table.panel import decides
from kfdesk.desk.table.scene import TableScene
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario, Seat
from kfdesk.engine.terms import PLAYERS, DecisionKind, KeyColor, Player, Zone
from kfdesk.engine.views import TableView
from tests.desk import scenes
from tests.desk.scripted import seats
from tests.desk.starts import setup
from tests.tables import side
from tests.windows import part_in

Connect = Callable[..., None]

ADA, BO = PLAYERS


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 4.0, "reduced_motion": "off"}


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture
def playing(window: MainWindow) -> Iterator[MainWindow]:
    """A window with a game of two starter decks on the open table."""
    begin(window, open_table=True)
    yield window
    window.director.skip()


def begin(window: MainWindow, *, open_table: bool, seed: int = 5) -> None:
    files = ("miss-onyx-censorius.json", "radiant-argus-the-supreme.json")
    one, two = (
        Seat(name, load_deck(resources.decks() / file)) for name, file in zip(("Ada", "Bo"), files, strict=True)
    )
    window.controller.new_game(TableSetup((one, two), seed, 0, open_table))


def choose(window: MainWindow, dice: Random) -> None:
    """Play everything, then use everything, then end the turn."""
    view = window.controller.view()
    assert view is not None and view.decision is not None
    decision, keys = view.decision, view.decision.keys()
    if decision.kind is DecisionKind.MAIN:
        for verbs in (("play",), ("reap", "fight", "action", "omni", "unstun"), ("end-turn",)):
            found = [key for key in keys if key.startswith(verbs)]
            if found:
                window.controller.choose((dice.choice(found),))
                return
    count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
    window.controller.choose(tuple(dice.sample(keys, count)))


def finish(window: MainWindow, qtbot: Any) -> None:
    director, motion = window.director, window.table.scene_.motion
    qtbot.waitUntil(lambda: not (director.playing or motion.moving), timeout=20_000)


def assert_drawn(scene: TableScene, view: TableView) -> None:
    """Everything on the table is as this view says."""
    assert scene.shown_view == view
    assert scene.drawn is not None
    assert set(scene.cards) == set(scene.drawn.spots)
    cards = {
        card.handle: card for seat in view.seats for card in (*seat.battleline, *seat.artifacts, *(seat.hand or ()))
    }
    for handle, card in cards.items():
        assert scene.cards[handle].card == card
    for player in PLAYERS:
        seat = view.seats[player]
        panel = scene.panels[player]
        assert panel.seat == seat
        for zone in (Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED):
            assert scene.piles[player, zone].count == seat.pile(zone).count, zone


def test_after_each_beat_the_table_is_what_the_engine_says_it_was_then(
    playing: MainWindow, connect: Connect, qtbot: Any
) -> None:
    dice, scene, seen = Random(4), playing.table.scene_, list[Beat]()

    def landed(beat: Beat) -> None:
        recap = playing.controller.recap
        assert recap is not None
        scene.motion.finish()  # piles wait for cards on their way
        assert_drawn(scene, recap.view_at(None, beat.upto))
        seen.append(beat)

    connect(playing.director.beat_landed, landed)
    for _ in range(30):
        choose(playing, dice)
        finish(playing, qtbot)
        scene.motion.finish()
        view = playing.controller.view()
        assert view is not None
        assert_drawn(scene, view)
    assert len({beat.kind for beat in seen}) > 6


def test_the_next_decision_is_accepted_at_once_and_leaves_a_true_table(playing: MainWindow, qtbot: Any) -> None:
    dice, scene, skipped = Random(4), playing.table.scene_, 0
    for _ in range(40):
        journal = playing.controller.journal
        choose(playing, dice)  # beats of the choice before may be under way
        assert len(playing.controller.journal) > len(journal)
        qtbot.wait(dice.randrange(25))
        skipped += playing.director.playing
    assert skipped > 10
    playing.director.skip()
    scene.motion.finish()
    view = playing.controller.view()
    assert view is not None
    assert_drawn(scene, view)
    assert all(item.opacity() == 1 and item.scale() == 1 and item.rotation() == 0 for item in scene.cards.values())


@pytest.mark.parametrize("how", ["key", "shortcut", "click"])
def test_any_key_and_click_shows_the_table_as_it_is(playing: MainWindow, qtbot: Any, how: str) -> None:
    dice, table = Random(4), playing.table
    while not playing.director.playing:
        choose(playing, dice)
    if how == "key":
        qtbot.keyClick(table, Qt.Key.Key_Up)
    elif how == "shortcut":
        qtbot.keyClick(table, Qt.Key.Key_R)
    else:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert not playing.director.playing
    assert table.scene_.shown_view is playing.controller.view()
    assert not any(isinstance(item, Sprite) for item in table.scene_.items())


def test_input_is_about_the_last_view_while_beats_are_shown(playing: MainWindow) -> None:
    dice, table = Random(4), playing.table
    while not playing.director.playing:
        choose(playing, dice)
    assert table.view_shown is playing.controller.view()
    assert table.scene_.shown_view is not table.view_shown


@pytest.mark.parametrize("settings", [{"reduced_motion": "on"}, {"animation_speed": 0.0}])
def test_without_motion_no_beat_is_shown(window: MainWindow, connect: Connect, settings: dict[str, Any]) -> None:
    window.change_settings(**settings)
    begin(window, open_table=True)
    dice, began = Random(4), list[Beat]()
    connect(window.director.beat_began, began.append)
    for _ in range(20):
        choose(window, dice)
        assert not window.director.playing
        assert window.table.scene_.shown_view is window.controller.view()
    assert not began


def test_beats_that_are_not_shown_are_told_of_once(window: MainWindow, connect: Connect) -> None:
    window.change_settings(reduced_motion="on")
    begin(window, open_table=True)
    dice, told = Random(4), list[tuple[Beat, ...]]()
    connect(window.director.passed, told.append)
    for _ in range(20):
        choose(window, dice)
    landed = [beat.upto for beats in told for beat in beats]
    assert len(landed) > 10
    assert landed == sorted(set(landed))


def test_whoever_comes_to_the_screen_sees_what_happened_in_their_turn_and_nothing_else(
    window: MainWindow, connect: Connect, qtbot: Any
) -> None:
    """Ada ends her turn and draws; at the start of Bo's turn Director of ZYX archives a card."""
    ada = side(name="Ada", deck=["anger"] * 20)
    bo = side(name="Bo", battleline=["director-of-zyx"], deck=["anger"] * 8)
    scenario = Scenario(players=(ada, bo), house=House.LOGOS)
    window.controller.new_game(TableSetup(seats(), 0, 0, False, scenario=scenario))
    window.controller.lift_curtain()
    window.director.skip()
    began, passed = list[Beat](), list[Beat]()
    connect(window.director.beat_began, began.append)
    connect(window.director.passed, passed.extend)
    window.controller.choose(("end-turn",))
    finish(window, qtbot)
    assert window.controller.curtain_for == BO and not window.controller.leaving
    assert [beat.kind for beat in began] == [BeatKind.DRAW]
    assert not passed  # told of once
    began.clear()
    window.controller.lift_curtain()
    finish(window, qtbot)
    assert [beat.kind for beat in began] == [BeatKind.ABILITY, BeatKind.ARCHIVE]
    view = window.controller.view()
    assert view is not None
    assert view.seats[1].archives_count == 1
    assert_drawn(window.table.scene_, view)


def broken(*_: object) -> None:
    raise RuntimeError("a beat fails")


@pytest.mark.parametrize("where", ["planned", "staged", "stepped", "landed", "ended"])
def test_a_fault_in_a_beat_is_reported_and_costs_nothing_but_the_beats(
    playing: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    dice, director, scene = Random(4), playing.director, playing.table.scene_
    reported: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda _type, fault, _trace: reported.append(fault))
    if where == "planned":
        monkeypatch.setattr(director, "_planned", broken)
    elif where == "landed":
        monkeypatch.setattr(scene, "show_beat", broken)
    else:
        parts = {"stepped": Part(0, 50, broken), "ended": Part(0, 50, lambda _share: None, broken)}
        part = parts.get(where)
        stage = broken if part is None else lambda _scene: Act([part], lands_ms=100)
        monkeypatch.setattr(director.stager, "stage", stage)
    with qtbot.captureExceptions() as caught:
        for number in range(12):
            choose(playing, dice)
            if number % 3:  # by the next choice, and by itself
                finish(playing, qtbot)
        finish(playing, qtbot)
    assert reported or caught
    scene.motion.finish()
    view = playing.controller.view()
    assert view is not None
    assert_drawn(scene, view)


def test_a_table_of_another_size_ends_the_beats(playing: MainWindow, qtbot: Any) -> None:
    dice = Random(4)
    while not playing.director.playing:
        choose(playing, dice)
    playing.resize(1100, 700)
    qtbot.waitUntil(lambda: not playing.director.playing, timeout=200)
    assert playing.table.scene_.shown_view is playing.controller.view()


def test_a_game_given_up_shows_no_beat_again(playing: MainWindow, connect: Connect) -> None:
    dice, told = Random(4), list[Beat]()
    while not playing.director.playing:
        choose(playing, dice)
    playing.director.skip()
    connect(playing.director.beat_began, told.append)
    connect(playing.director.passed, told.extend)
    playing.controller.concede(PLAYERS[0])
    assert not playing.director.playing
    playing.controller.undo()
    assert not playing.director.playing
    assert not told


def test_a_card_that_a_skipped_beat_had_hidden_lies_on_the_table_again(playing: MainWindow) -> None:
    """Nothing about the card has changed in the end: it went and came back, or only leapt."""
    dice, scene = Random(4), playing.table.scene_
    while not (playing.director.playing and scene.cards):
        choose(playing, dice)
    item = next(iter(scene.cards.values()))
    item.setOpacity(0)
    item.setPos(0, 0)
    playing.director.skip()
    scene.motion.finish()
    assert item.opacity() == 1
    assert (item.pos().x(), item.pos().y()) == (item.spot.x, item.spot.y)


def test_check_is_called_when_the_beats_that_lead_to_it_were_shown(playing: MainWindow) -> None:
    scenes.begin(playing, side(amber=7, deck=["troll"] * 6), side(deck=["troll"] * 6), open_table=True)
    playing.director.skip()
    playing.controller.choose(("end-turn",))
    assert playing.director.playing
    assert not playing.ceremonies.check.bell.isVisible()
    playing.director.skip()
    assert playing.ceremonies.check.bell.isVisible()


def test_effects_are_drawn_ahead_and_nothing_of_that_stays(playing: MainWindow, qtbot: Any) -> None:
    dice, director, scene = Random(4), playing.director, playing.table.scene_
    while not playing.controller.view().seats[0].battleline:  # type: ignore[union-attr]
        choose(playing, dice)
        finish(playing, qtbot)
    pictures = director.stager.theater.pictures
    kept = pictures.kept
    kept.clear()
    poses = {handle: pose_of(item) for handle, item in scene.cards.items()}
    playing.change_settings(theme="dark")  # effects look otherwise on another table
    director.present(scene.view_, None, animate=False, below=None)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: director.rehearsed and len(kept) > 0, timeout=10_000)
    assert len(kept) > 20
    assert not scene.motion.moving
    assert not any(isinstance(item, Sprite) for item in scene.items())
    assert {handle: pose_of(item) for handle, item in scene.cards.items()} == poses
    drawn, burning = set(kept), sprites._burning_of_size.cache_info().misses
    view = playing.controller.view()
    creature = next(item for item in scene.cards.values() if item.card.zone is Zone.BATTLELINE)
    assert view is not None
    for kind in (BeatKind.SAVED, BeatKind.DESTROY):
        for part in director.stager.stage(Shot(Beat(kind, 0, (creature.handle,)), 500, view)).parts:
            for share in (0.0, 0.3, 0.6, 1.0):
                part.step(share)
            if part.ended is not None:
                part.ended()
    assert set(kept) == drawn and sprites._burning_of_size.cache_info().misses == burning


def test_the_prompt_speaks_of_the_other_player_when_the_beats_are_over_and_of_the_same_one_at_once(
    window: MainWindow, qtbot: Any
) -> None:
    ada, bo = side(battleline=["troll"], deck=["anger"] * 8), side(battleline=["krump"], deck=["anger"] * 8)
    scenes.begin(window, ada, bo, open_table=True)
    window.director.skip()
    window.controller.choose((f"reap:{scenes.handle(window, 'troll')}",))
    assert window.director.playing and window.prompt.decision == scenes.asked(window)
    window.director.skip()
    window.controller.choose(("end-turn",))
    assert window.director.playing and window.prompt.decision is None and not window.prompt.buttons
    assert drawn_as_asked(window) == ADA, "the frame around the player follows the beats, too"
    finish(window, qtbot)
    assert window.prompt.decision == scenes.asked(window) and window.prompt.decision.player == BO
    assert drawn_as_asked(window) == BO


def drawn_as_asked(window: MainWindow) -> Player:
    """Return the player whose panel has the bright frame."""
    view = window.table.scene_.shown_view
    assert view is not None
    return decides(view)


def test_a_fault_at_the_end_of_the_beats_does_not_keep_the_prompt_waiting(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenes.begin(window, side(battleline=["troll"], deck=["anger"] * 8), side(deck=["anger"] * 8), open_table=True)
    window.director.skip()
    faults = list[type[BaseException]]()
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: faults.append(kind))
    with monkeypatch.context() as broken:
        broken.setattr(window.table.scene_, "release", lambda: 1 / 0)
        window.controller.choose(("end-turn",))
        assert window.prompt.decision is None
        qtbot.waitUntil(lambda: not window.director.playing, timeout=20_000)
    assert faults == [ZeroDivisionError] and window.prompt.decision == scenes.asked(window)


def test_that_the_program_thinks_is_still_said_when_the_beats_are_over(window: MainWindow, qtbot: Any) -> None:
    mine = part_in(window, PracticeFeature)
    mine.pauses_ms = (60_000, 60_000)
    ada = side(battleline=["troll"], hand=["anger"], deck=["anger"] * 8)
    scenario = Scenario(players=(ada, side(battleline=["krump"], deck=["anger"] * 8)), house=House.BROBNAR, turn=5)
    assert library()
    window.controller.new_game(replace(setup(), bot=BO, scenario=scenario))
    window.director.skip()
    window.controller.choose(("end-turn",))
    assert window.director.playing and window.controller.asks_bot
    window.director.skip()
    assert "is thinking" in window.prompt.text.text()
    mine.waiting.stop()
    mine.thinker.drop()


def test_that_a_game_is_over_is_said_when_its_last_beat_was_shown_or_cut_short(window: MainWindow, qtbot: Any) -> None:
    keys = [KeyColor.BLUE, KeyColor.YELLOW]
    bo = side(amber=6, keys=keys, battleline=["krump"], deck=["anger"] * 8)
    scenes.begin(window, side(battleline=["troll"], deck=["anger"] * 8), bo, open_table=True)
    window.director.skip()
    window.controller.choose(("end-turn",))
    view = window.controller.view()
    assert view is not None and view.winner == 1
    assert window.director.playing and "won the game" not in window.prompt.text.text()
    window.director.skip()
    assert "won the game" in window.prompt.text.text()

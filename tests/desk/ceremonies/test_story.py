"""The moments of a game: what the curtain tells, Check! behind it, and the scene at the end with what follows."""

from __future__ import annotations

import shutil
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from kfdesk.collection.database import shelf_folder
from kfdesk.desk.card.explaining import sentence
from kfdesk.desk.ceremonies.figures import ROWS, swings
from kfdesk.desk.ceremonies.story import MOST_LINES, last_turn_of, story
from kfdesk.desk.ceremonies.victory import Victory
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.events import (
    CardPlayed,
    Checked,
    CreatureReaped,
    Event,
    HouseChosen,
    KeyForged,
    StepBegan,
)
from kfdesk.engine.scenario import SetKeys
from kfdesk.engine.terms import PLAYERS, CardId, House, KeyColor, Player, Step
from kfdesk.match.statistics import GameStatistics, Tally, TurnFigures
from kfdesk.text.words import Words, same
from tests.amber_events import captured, gained, stolen
from tests.desk.starts import setup
from tests.windows import shelf_of

LEFT = Qt.MouseButton.LeftButton
ADA, BO = PLAYERS


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


class Named:
    """Names for hand-made events."""

    def player(self, player: Player) -> Words:
        return same(("Ada", "Bo")[player])

    def card(self, number: int) -> Words:
        return same(f"card {number}")

    def printed(self, number: int) -> Words:
        return same(f"card {number}")

    def house(self, house: House) -> Words:
        return same(house.value)


def told(*events: Event, called: Player = BO) -> list[str]:
    return [line.words.en for line in story(events, called, Named())]


def test_what_the_opponent_did_is_told_from_the_side_of_the_player_called() -> None:
    reaps = (CreatureReaped(CardId(1), ADA), gained(ADA, 1, by_reaping=True)) * 3
    assert told(*reaps) == ["Ada reaped 3 times (+3 Æmber)"]
    assert told(*reaps[:2]) == ["Ada reaped once (+1 Æmber)"]
    assert told(stolen(ADA, 2), captured(CardId(4), BO, 1)) == [
        "Ada stole 2 Æmber from you",
        "card 4 captured 1 of your Æmber",
    ]
    assert told(KeyForged(ADA, KeyColor.RED, 6)) == ["Ada forged the red key"]
    assert told(HouseChosen(ADA, House.DIS)) == ["Ada chose dis"]


def test_what_the_player_called_did_is_not_told() -> None:
    own = (
        CreatureReaped(CardId(1), BO),
        gained(BO, 1, by_reaping=True),
        stolen(BO, 2),
        KeyForged(BO, KeyColor.RED, 6),
    )
    assert told(*own, CardPlayed(CardId(7), BO), HouseChosen(BO, House.DIS), HouseChosen(ADA, None)) == []


def test_the_three_weightiest_lines_are_told_and_check_comes_first() -> None:
    events = (
        HouseChosen(ADA, House.DIS), CardPlayed(CardId(3), ADA), gained(ADA, 2), stolen(ADA, 1),
        KeyForged(ADA, KeyColor.BLUE, 6), Checked(ADA, 7, 6),
    )  # fmt: skip
    assert told(*events) == [
        "Check! Ada has enough Æmber for a key", "Ada forged the blue key", "Ada stole 1 Æmber from you",
    ]  # fmt: skip
    assert len(told(*events)) == MOST_LINES


def test_what_was_done_is_told_in_the_order_of_a_turn() -> None:
    events = (KeyForged(ADA, KeyColor.BLUE, 6), HouseChosen(ADA, House.DIS), CardPlayed(CardId(3), ADA))
    assert told(*events) == ["Ada forged the blue key", "Ada chose dis", "Ada played card 3"]


def test_many_cards_are_counted() -> None:
    played = [CardPlayed(CardId(number), ADA) for number in range(1, 6)]
    assert told(*played) == ["Ada played card 1, card 2, card 3 and 2 more"]


def test_only_the_last_turn_of_the_opponent_counts() -> None:
    events = [
        stolen(ADA, 5), StepBegan(BO, Step.START, 2), StepBegan(ADA, Step.START, 3), stolen(ADA, 1),
        StepBegan(ADA, Step.DRAW, 3),
    ]  # fmt: skip
    assert list(last_turn_of(events, ADA)) == events[2:]
    assert list(last_turn_of(events[:2], ADA)) == events[:2]


# At the table.


def play_to_the_second_curtain(window: MainWindow) -> None:
    """Play until the second player is called for the first turn of their own."""
    controller = window.controller
    controller.new_game(replace(setup(), first_player=0))
    for _ in range(200):
        view = controller.view()
        if view is not None and view.turn >= 2 and controller.curtain_for is not None:
            return
        controller.lift_curtain()
        decision = controller.view().decision  # type: ignore[union-attr]
        assert decision is not None
        keys = decision.keys()
        plays = [key for key in keys if key.startswith("play:")]
        controller.choose((plays or ["end-turn"] if "end-turn" in keys else list(keys))[: max(1, decision.min)])  # type: ignore[arg-type]
    raise AssertionError("no second turn")


def test_the_curtain_tells_the_opponents_turn_and_nothing_of_hidden_cards(window: MainWindow) -> None:
    play_to_the_second_curtain(window)
    curtain = window.curtain
    assert curtain.isVisible()
    lines = curtain.story.said()
    view = window.controller.view()
    assert view is not None and lines
    assert all(view.seats[0].name in line or line.startswith("You lost") for line in lines)
    assert all(line in curtain.accessibleDescription() for line in lines)
    QTest.qWait(0)
    assert not curtain.story.grab().toImage().isNull()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terms_on_the_curtain_are_explained(window: MainWindow, language: str) -> None:
    play_to_the_second_curtain(window)
    ui.speak(language)
    story = window.curtain.story
    at = story.rect().center()
    QApplication.sendEvent(story, QHelpEvent(QEvent.Type.ToolTip, at, story.mapToGlobal(at)))
    assert sentence("glossary/house-choice").say(language) in " ".join(QToolTip.text().split())
    with_click = QSignalSpy(window.curtain.lifted)
    window.curtain.dead_time_ms = 0
    QTest.mouseClick(story, LEFT)
    assert with_click.count() == 1, "a click on the scene lifts the curtain, too"


@pytest.mark.rule("glossary/first-player")
def test_before_anything_has_happened_the_curtain_says_who_begins_and_what_comes_now(window: MainWindow) -> None:
    window.controller.new_game(replace(setup(), first_player=ADA))
    story = window.curtain.story
    assert window.curtain.isVisible()
    hand = "Now you see your first hand, and keep it or take a mulligan"
    assert story.said() == ["You take the first turn", hand]
    window.controller.lift_curtain()
    window.controller.choose(("no",))
    assert window.controller.curtain_for == BO and story.said() == ["Ada takes the first turn", hand]
    window.controller.lift_curtain()
    window.controller.choose(("no",))
    assert window.controller.curtain_for == ADA
    assert story.said() == [
        "You take the first turn",
        "Now you choose your first active house",
        "On this turn you may play or discard only one card from your hand",
    ]


def test_the_first_curtains_show_both_archons_and_nothing_of_a_hand(window: MainWindow) -> None:
    """Another shuffle, and so other hands: the same picture. Other decks: another picture."""
    pictures = []
    for seed, names in ((7, ("Ada", "Bo")), (8, ("Ada", "Bo")), (7, ("Ada", "Cleo"))):
        window.controller.new_game(replace(setup(names), seed=seed, first_player=ADA))
        QApplication.processEvents()
        pictures.append(window.curtain.grab().toImage())
    first, other_hands, other_name = pictures
    assert first == other_hands and first != other_name


# The end.


def win(window: MainWindow, player: Player = ADA) -> None:
    """Let a player win the game at an open table by the judge's keys and a concession of the other."""
    window.controller.new_game(setup(open_table=True))
    for _ in range(2):
        window.controller.choose(("no",))
    window.controller.choose((window.controller.view().decision.keys()[0],))  # type: ignore[union-attr]
    window.controller.adjust(SetKeys(player=player, keys=(KeyColor.RED, KeyColor.BLUE)))
    window.controller.concede(PLAYERS[1 - player])


def test_the_table_falls_dark_behind_the_end_until_somebody_looks_at_it(window: MainWindow) -> None:
    win(window)
    scene = window.ceremonies.victory
    assert scene.dusk.isVisible() and scene.dusk.geometry() == window.overlays.rect() and scene.dusk.darkness == 1
    assert scene.dusk.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    window.show_start()
    window.show_table()
    assert scene.isVisible() and scene.dusk.isVisible()
    scene.look.trigger()
    assert not scene.isVisible() and not scene.dusk.isVisible()


def test_the_end_shows_both_archons_the_losers_without_colors(window: MainWindow) -> None:
    win(window)
    of_ada = window.ceremonies.victory.grab().toImage()
    win(window, BO)
    of_bo = window.ceremonies.victory.grab().toImage()
    assert of_ada != of_bo


def test_the_scene_at_the_end_shows_the_winner_and_what_may_follow(window: MainWindow, qtbot: Any) -> None:
    win(window)
    scene = window.ceremonies.victory
    table = window.controller.setup
    assert table is not None
    assert scene.isVisible() and window.overlays.rect().contains(scene.geometry())
    assert scene.title.text() == f"{table.seats[0].name} wins the game"
    assert table.seats[0].deck.name in scene.more.text() and f"{table.seats[1].name} conceded" in scene.more.text()
    assert scene.again.text() == "Again" and scene.others.text() == "More"
    menu = scene.others.menu()
    offered = [action.text() for action in menu.actions() if action.isVisible()] if menu is not None else []
    assert offered == ["Swap decks", "Other decks…", "Watch the film", "All statistics…", "Look at the table"]
    qtbot.waitUntil(lambda: "0" in figures(scene))
    assert "…" not in figures(scene)


def figures(scene: Victory) -> list[str]:
    """Return the words and numbers of the table of figures, row by row."""
    items = (scene.table.itemAt(number) for number in range(scene.table.count()))
    return [shown.text() for item in items if item is not None and isinstance(shown := item.widget(), QLabel)]


@pytest.mark.parametrize("speed", [0.25, 1.0, 4.0])
def test_the_figures_come_with_the_end_of_the_scene_and_move_no_button(
    window: MainWindow, speed: float, qtbot: Any
) -> None:
    window.change_settings(animation_speed=speed, reduced_motion="off")
    win(window)
    scene = window.ceremonies.victory
    qtbot.waitUntil(scene.isVisible, timeout=5000)
    assert figures(scene).count("…") == 2 * len(ROWS) and scene.shown < 1
    QApplication.processEvents()
    places = [button.geometry() for button in (scene.again, scene.others)]
    QTest.keyClick(scene, Qt.Key.Key_Shift)
    assert scene.shown == 1
    qtbot.waitUntil(lambda: "…" not in figures(scene), timeout=5000)
    QApplication.processEvents()
    assert [button.geometry() for button in (scene.again, scene.others)] == places


def test_a_scene_that_was_left_while_it_came_stands_when_one_comes_back(window: MainWindow, qtbot: Any) -> None:
    window.change_settings(animation_speed=0.5, reduced_motion="off")
    win(window)
    scene = window.ceremonies.victory
    qtbot.waitUntil(scene.isVisible, timeout=5000)
    window.show_start()
    window.show_page(window.play_page)
    assert scene.isVisible() and scene.shown == 1
    qtbot.waitUntil(lambda: "…" not in figures(scene), timeout=5000)


@pytest.mark.rule("glossary/capture")
def test_creatures_that_captured_are_named_because_creatures_capture() -> None:
    both = (captured(CardId(4), BO, 1), captured(CardId(5), BO, 2), captured(CardId(4), BO, 1))
    assert told(*both) == ["2 creatures captured 4 of your Æmber"]
    (line,) = story(both, BO, Named())
    assert line.words.say("de") == "2 Kreaturen haben 4 Æmber von dir erbeutet"
    (line,) = story(both[:1], BO, Named())
    assert line.words.say("de") == "card 4 hat 1 Æmber von dir erbeutet"
    assert told(*both, called=ADA) == []


@pytest.mark.parametrize("swapped", [False, True])
def test_a_rematch_is_played_with_the_same_or_each_others_deck(window: MainWindow, swapped: bool) -> None:
    win(window)
    before = window.controller.setup
    assert before is not None
    scene = window.ceremonies.victory
    if swapped:
        scene.swap.trigger()
    else:
        QTest.mouseClick(scene.again, LEFT)
    after = window.controller.setup
    assert after is not None and after is not before and not scene.isVisible()
    assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
    decks = [seat.deck.name for seat in before.seats]
    assert [seat.deck.name for seat in after.seats] == (decks[::-1] if swapped else decks)
    assert after.open_table == before.open_table and after.origin is None


def test_esc_looks_at_the_table_and_undo_takes_the_scene_away(window: MainWindow) -> None:
    win(window)
    scene = window.ceremonies.victory
    QTest.keyClick(scene, Qt.Key.Key_Escape)
    assert not scene.isVisible()
    window.controller.undo()
    window.controller.concede(ADA)
    assert scene.isVisible() and scene.title.text().startswith(window.controller.setup.seats[1].name)  # type: ignore[union-attr]
    window.controller.undo()
    assert not scene.isVisible()


def test_the_film_is_watched_from_the_scene(window: MainWindow) -> None:
    win(window)
    window.ceremonies.victory.film.trigger()
    assert window.manual_page == "log" and not window.ceremonies.victory.isVisible()


def test_only_the_figures_in_their_table_are_seen_whatever_replaced_them(window: MainWindow) -> None:
    win(window)
    scene = window.ceremonies.victory
    window.change_settings(interface_language="de")
    items = [scene.table.itemAt(place) for place in range(scene.table.count())]
    in_table = {item.widget() for item in items if item is not None}
    seen = {label for label in scene.findChildren(Label) if label.isVisible()}
    assert in_table and seen - {scene.title, scene.more, scene.turning, scene.still} <= in_table, [
        label.text() for label in seen
    ]


def test_a_press_meant_for_what_stood_before_begins_no_other_game(window: MainWindow) -> None:
    scene = window.ceremonies.victory
    scene.dead_time_ms = 60_000
    win(window)
    before = window.controller.setup
    QTest.mouseClick(scene.again, LEFT)
    assert scene.isVisible() and window.controller.setup is before
    scene.dead_time_ms = 0
    QTest.mouseClick(scene.again, LEFT)
    assert window.controller.setup is not before


def has_still(scene: Victory) -> bool:
    return not scene.still.pixmap().isNull()


def test_in_another_language_or_theme_the_scene_fits_and_is_drawn_anew(window: MainWindow, qtbot: Any) -> None:
    win(window)
    scene = window.ceremonies.victory
    window.resize(900, 480)
    qtbot.waitUntil(lambda: "…" not in figures(scene))
    QApplication.processEvents()
    window.change_settings(interface_language="de")
    QApplication.processEvents()
    assert scene.sizeHint().height() <= scene.height()
    window.change_settings(interface_language="en")
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: has_still(scene))
    light = scene.still.pixmap().toImage()
    row = scene.table.itemAtPosition(1, 0)
    assert row is not None
    window.change_settings(theme="dark")
    assert scene.still.pixmap().toImage() != light
    drawn = scene.table.itemAtPosition(1, 0)
    assert drawn is not None and drawn.widget() is not row.widget()


def test_the_table_at_the_end_is_spoken_of_only_where_a_picture_shows_it(window: MainWindow, qtbot: Any) -> None:
    win(window)
    scene = window.ceremonies.victory
    window.resize(900, 480)
    qtbot.waitUntil(lambda: bool(scene.turning.text()))
    end = "This is the table at the end."
    assert scene.still.isHidden() and end not in scene.turning.text()
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: has_still(scene))
    assert not scene.still.isHidden() and scene.still.accessibleName()
    turned = "Turning point" in scene.turning.text()
    assert (end in scene.turning.text()) is not turned and (scene.still.accessibleName() == end) is not turned


def test_in_large_letters_no_figure_of_the_scene_lies_over_another(window: MainWindow) -> None:
    window.change_settings(text_factor=2.0, interface_language="de")
    window.resize(1280, 720)
    win(window)
    QApplication.processEvents()
    scene = window.ceremonies.victory
    seen = [label for label in scene.findChildren(QLabel) if label.isVisible() and label.text()]
    places = [label.geometry() for label in seen]
    assert scene.title in seen and all(label.height() >= label.fontMetrics().height() for label in seen)
    assert not [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    window.change_settings(text_factor=1.0, interface_language="en")
    window.resize(1400, 900)
    window.resize(1280, 720)
    assert sum(label.isVisible() for label in scene.findChildren(QLabel)) > len(seen)


def test_a_turn_swings_by_what_both_pools_and_keys_changed() -> None:
    def turn(number: int, pools: tuple[int, int], keys: int = 0) -> TurnFigures:
        return TurnFigures(number, PLAYERS[(number + 1) % 2], None, pools, (Tally(keys=keys), Tally()))

    found = GameStatistics((), ADA, ADA, (turn(1, (2, 0)), turn(2, (6, 1)), turn(3, (0, 1), keys=1)), (), ())  # type: ignore[arg-type]
    assert swings(found, ADA) == {1: 2, 2: 3, 3: 0}
    assert swings(found, BO) == {1: -2, 2: -3, 3: 0}


def test_a_rematch_is_played_although_the_decks_left_the_shelf(fresh_window: MainWindow) -> None:
    window = fresh_window
    win(window)
    before = window.controller.setup
    assert before is not None
    shelf = shelf_of(window)
    keys = [key_of(seat.deck) for seat in before.seats]
    shelf.trash(keys)
    shelf.empty_trash()
    QTest.mouseClick(window.ceremonies.victory.again, LEFT)
    after = window.controller.setup
    assert after is not None and after is not before
    assert [seat.deck for seat in after.seats] == [seat.deck for seat in before.seats]
    window.controller.concede(ADA)
    assert window.ceremonies.victory.isVisible()
    assert [kept.result.won for kept in shelf.results(keys[0])] == [False, True]

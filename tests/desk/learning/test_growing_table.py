"""The table of a learner has what the lesson needs, grows with what happens, and is whole in every game."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.progress import Progress, write_progress
from kfdesk.desk.table import access
from kfdesk.desk.table.focus_order import StopKind
from kfdesk.desk.timing.feature import TimingFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, Zone
from kfdesk.teach.lessons import LEARNER
from kfdesk.teach.lessons.small_games import FIGHTS, REAPING
from tests.desk.learning.parts import learning
from tests.desk.starts import Desk, setup
from tests.windows import part_in

EVERY_PILE = {(player, zone) for player in PLAYERS for zone in (Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED)}


def piles(window: MainWindow) -> set[tuple[int, Zone]]:
    """Return the piles that are to be seen."""
    return {place for place, pile in window.table.scene_.piles.items() if pile.isVisible()}


def spoken(window: MainWindow) -> str:
    return " | ".join(access.children_of(window.table))


def test_the_first_minute_has_no_piles_no_artifacts_no_houses_and_no_log(
    window: MainWindow, part: LearningFeature
) -> None:
    part.begin("amber-and-keys")
    scene, layout = window.table.scene_, window.table.scene_.layout_
    assert layout is not None and piles(window) == set()
    assert not scene.signs.of(LEARNER, Zone.ARTIFACTS).isVisible()
    seat = layout.sides[LEARNER]
    assert scene.panels[LEARNER].house_at(*seat.panel.houses[0].center) is None
    assert scene.pile_at(*seat.piles[Zone.DISCARD].center) is None, "nothing is said of it, nothing is clicked there"
    assert not window.dock.log_there and window.dock.log.isHidden()


def test_a_place_that_is_not_there_is_not_heard_and_not_walked_to(window: MainWindow, part: LearningFeature) -> None:
    part.begin("amber-and-keys")
    assert not any(stop.kind is StopKind.PILE for row in window.table.stops() for stop in row)
    assert "Troll" in spoken(window) and "Archives" not in spoken(window)
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    assert spoken(window).count("Archives") == 2


def test_places_come_at_the_moment_something_comes_to_them(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(FIGHTS.id)
    assert piles(window) == set()
    layout = window.table.scene_.layout_
    assert layout is not None
    before = layout.sides
    view = window.controller.view()
    assert view is not None and view.decision is not None
    window.controller.choose((next(key for key in view.decision.keys() if key.startswith("fight:")),))
    qtbot.waitUntil(lambda: (PLAYERS[1], Zone.DISCARD) in piles(window))
    assert piles(window) == {(PLAYERS[1], Zone.DISCARD)}
    layout = window.table.scene_.layout_
    assert layout is not None and layout.sides == before, "what was there stands where it stood"
    assert "Discard pile" in spoken(window)
    window.controller.undo()
    assert piles(window) == set(), "nothing has come there"


def test_the_log_comes_with_the_other_players_first_turn(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(REAPING.id)
    assert part.box.isVisible() and not window.dock.log_there
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(lambda: part.tutor.asks_learner)
    assert window.dock.log_there


def test_a_lesson_out_of_order_shows_what_it_needs_and_no_more(window: MainWindow, part: LearningFeature) -> None:
    part.begin("chains-and-archives")
    zones = {zone for _, zone in piles(window)}
    assert zones == {Zone.DECK, Zone.ARCHIVES}
    assert window.table.scene_.signs.of(PLAYERS[1], Zone.ARTIFACTS).isVisible()


def test_what_was_learned_before_in_the_course_stays(desk: Desk) -> None:
    write_progress(Progress(done=("chains-and-archives", "discarding")))
    window = desk.open()
    part = learning(window)
    part.begin("omni-enraged-exalted")
    assert {zone for _, zone in piles(window)} == {Zone.DECK, Zone.DISCARD, Zone.ARCHIVES}
    part.begin("four-types")
    assert {zone for _, zone in piles(window)} == set(), "both come later than this one"


def test_all_is_there_when_the_lesson_is_over_and_in_every_game(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin("amber-and-keys")
    for _ in range(3):
        window.controller.choose(part.tutor.wanted()[:1])
    qtbot.waitUntil(lambda: part.tutor.finished)
    assert piles(window) == EVERY_PILE and window.dock.log_there
    part.begin("fighting")
    assert {zone for _, zone in piles(window)} == {Zone.DECK}, "known from the lesson before"
    window.controller.new_game(setup())
    assert piles(window) == EVERY_PILE and window.dock.log_there and window.table.scene_.places.all_there


def test_the_timing_chart_waits_for_its_lesson(window: MainWindow, part: LearningFeature) -> None:
    window.apply_settings(window.settings.model_copy(update={"timing_chart": True}))
    came: list[bool] = []
    part.growing.chart_came.connect(came.append)
    timing = part_in(window, TimingFeature)
    part.begin("fighting")
    assert came[-1] is False and timing.strip.isHidden()
    for _ in range(2):  # off and on again: who asks for it has it
        window.commands.timing.trigger()
    assert not timing.strip.isHidden()
    window.apply_settings(window.settings.model_copy(update={"timing_chart": True}))
    timing.pane.reduced.emit()
    assert not timing.strip.isHidden(), "in another size, too"
    part.begin("timing-windows")
    assert came[-1] is True and not timing.strip.isHidden()


def test_a_card_can_still_be_discarded_where_there_is_no_pile_yet(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    part.begin(REAPING.id)
    window.controller.choose(("discard:c1",))
    assert (LEARNER, Zone.DISCARD) in piles(window)


def test_the_log_is_as_high_as_before_once_the_lesson_is_left(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open(side_dock=True)
    part = learning(window)
    window.resize(1920, 1080)
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    qtbot.waitUntil(window.dock.log.isVisible)
    before = window.dock.panes.sizes()
    assert before[1] > 0
    part.begin("amber-and-keys")
    qtbot.wait(50)
    assert not window.dock.log_there
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    qtbot.waitUntil(window.dock.log.isVisible)
    assert window.dock.panes.sizes() == before


def test_a_side_that_came_with_a_lesson_leaves_the_log_its_room(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open(side_dock=False)
    part = learning(window)
    window.resize(1920, 1080)
    part.begin("amber-and-keys")
    assert window.dock.isVisible() and window.dock.log.isHidden()
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    window.change_settings(side_dock=True)
    qtbot.waitUntil(lambda: window.dock.log.height() > 2 * window.dock.log.minimumSizeHint().height())

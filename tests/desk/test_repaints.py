"""What the window does again for one decision: only what the decision changed. Counted, never timed."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random
from time import perf_counter, sleep
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTextCursor
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from kfdesk import collector
from kfdesk.desk.around_table.fixed_layout import FixedLayout
from kfdesk.desk.card.faces import card_name, printed
from kfdesk.desk.kit.idle import QUIET_MS, SLICE_S, IdleWork
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import Spread, TableLayout, lay_out
from kfdesk.desk.log.document import LogDocument, _Formats
from kfdesk.desk.log.rows import Row
from kfdesk.desk.prompt.first_hand import FirstHandPanel
from kfdesk.desk.prompt.fitted_text import PromptText
from kfdesk.desk.table import marks, scene
from kfdesk.desk.table.marks import Mark, MarkCache
from kfdesk.desk.table.painted_ahead import view_after_the_turn, views_after_an_upgrade
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.runs import Run, of_text
from kfdesk.text.words import same
from tests.desk.samples import asking, busy, choice, costs_more, main_decision
from tests.desk.starts import in_slices, play, setup
from tests.painted import keys_kept


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def with_amber(view: TableView, amber: int) -> TableView:
    """Return the table with so much Æmber in the pool of the first player."""
    one, two = view.seats
    return replace(view, seats=(replace(one, amber=amber), two))


def test_more_amber_draws_one_piece_of_one_panel(shown: TableWidget, monkeypatch: Any) -> None:
    view = busy(4)
    shown.present(view, animate=False)
    shown.grab()
    one, other = (keys_kept(panel.pieces, monkeypatch) for panel in shown.scene_.panels)
    shown.present(with_amber(view, view.seats[0].amber + 1), animate=False)
    shown.grab()
    assert (len(one), len(other)) == (1, 0)
    shown.present(view, animate=False)
    shown.grab()
    assert (len(one), len(other)) == (1, 0), "the old number was kept"


def test_a_piece_pasted_looks_like_a_panel_drawn_afresh(shown: TableWidget) -> None:
    view = busy(4)
    for amber in (1, 2, 3):
        shown.present(with_amber(view, amber), animate=False)
        shown.grab()
    pasted = shown.grab().toImage()
    shown.scene_.redraw()
    assert shown.grab().toImage() == pasted


def test_a_panel_that_lies_again_where_it_lay_is_not_drawn_again(shown: TableWidget, monkeypatch: Any) -> None:
    shown.present(busy(4), animate=False)
    first = shown.grab().toImage()
    shown.set_below(PLAYERS[1])
    assert shown.grab().toImage() != first
    drawn = [keys_kept(panel.pieces, monkeypatch) for panel in shown.scene_.panels]
    shown.set_below(PLAYERS[0])
    assert shown.grab().toImage() == first
    assert drawn == [[], []]


def test_a_panel_that_could_not_be_painted_to_its_end_is_painted_anew(shown: TableWidget, monkeypatch: Any) -> None:
    shown.present(busy(4), animate=False)
    whole = shown.grab().toImage()
    panel = shown.scene_.panels[0]
    panel.redraw()
    with monkeypatch.context() as fault:
        fault.setattr(panel, "_draw_pool", lambda *_: 1 / 0)
        paper = QPixmap(10, 10)
        painter = QPainter(paper)
        option = QStyleOptionGraphicsItem()
        option.exposedRect = panel.boundingRect()
        with pytest.raises(ZeroDivisionError):
            panel.paint(painter, option)
        painter.end()
    assert shown.grab().toImage() == whole


def test_what_a_key_costs_is_said_in_the_language_chosen_last(shown: TableWidget) -> None:
    view = busy(4)
    one, two = view.seats
    titles = {card.handle: card_name(card.face or "") for card in (*one.battleline, *one.artifacts, *two.battleline)}
    cause, title = next(pair for pair in titles.items() if pair[1].en != pair[1].say("de"))
    shown.present(replace(view, seats=(replace(one, key_cost=7, key_cost_sum=costs_more(cause)), two)), animate=False)
    assert "Key costs 7" in shown.scene_.panels[0].toolTip()
    ui.speak("de")
    shown.set_card_language("de")
    assert "Schlüssel kostet 7" in shown.scene_.panels[0].toolTip()
    assert title.say("de") in shown.scene_.panels[0].toolTip()
    ui.speak("de")
    shown.set_card_language("en")
    assert shown.scene_.panels[0].toolTip().startswith("Schlüssel kostet 7"), "the table speaks like the interface"
    assert title.en in shown.scene_.panels[0].toolTip(), "and names a card as it is written on it"


def test_the_table_is_drawn_afresh_on_a_screen_of_another_pixel_ratio(shown: TableWidget, monkeypatch: Any) -> None:
    shown.present(busy(4), animate=False)
    shown.grab()
    drawn = [keys_kept(panel.pieces, monkeypatch) for panel in shown.scene_.panels]
    monkeypatch.setattr(shown, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(shown, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert shown.scene_.brushes.ratio == 2.0
    shown.grab()
    assert all(drawn)


def test_house_buttons_have_the_emblems_of_a_theme_chosen_while_they_are_shown(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.HOUSE:
        play(window, 1)
    before = [button.icon().cacheKey() for button in window.prompt.buttons]
    window.change_settings(theme="dark")
    after = [button.icon().cacheKey() for button in window.prompt.buttons]
    assert len(before) == len(after) == 3 and not set(before) & set(after)


def test_nothing_is_painted_below_the_cloth(shown: TableWidget) -> None:
    assert shown.viewport().testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def test_each_view_has_cards_of_its_own() -> None:
    view = busy(4)
    first = view.seats[0].battleline[0]
    assert find_card(view, first.handle) is first
    changed = with_amber(view, 9)
    assert find_card(changed, first.handle) is changed.seats[0].battleline[0]
    assert find_card(view, "c999") is None


def test_pictures_are_painted_ahead_only_while_some_wait_and_the_table_has_cards(
    shown: TableWidget, qtbot: Any
) -> None:
    ahead = shown.ahead.pictures
    assert ahead.sleeps
    shown.begin_game([printed("troll"), printed("anger")])
    qtbot.waitUntil(lambda: ahead.sleeps)
    assert not ahead.finished, "as long as no card lies on the table nobody knows how large they will be"
    shown.present(busy(4), animate=False)
    assert not ahead.sleeps, "a card lies there"
    qtbot.waitUntil(lambda: ahead.sleeps)
    assert ahead.finished


def test_what_cannot_be_painted_ahead_is_left_out_and_the_rest_is_painted(qtbot: Any) -> None:
    done: list[str] = []

    def fails() -> bool:
        done.append("failed")
        raise ZeroDivisionError

    def paints() -> bool:
        done.append("painted")
        return True

    parent = QObject()
    ahead = IdleWork(parent)
    ahead.begin([fails, paints])
    with qtbot.captureExceptions() as faults:
        qtbot.waitUntil(lambda: ahead.sleeps)
    assert len(faults) == 1 and not ahead.finished
    ahead.wait()
    qtbot.waitUntil(lambda: ahead.finished)
    assert done == ["failed", "painted"]


def test_small_jobs_are_done_at_once_and_large_ones_one_at_a_time(qtbot: Any, monkeypatch: Any) -> None:
    done: list[str] = []
    slices = in_slices(done, monkeypatch)

    def small() -> bool:
        done.append("small")
        return True

    def large() -> bool:
        done.append("large")
        sleep(2 * SLICE_S)
        return True

    parent = QObject()
    work = IdleWork(parent)
    work.begin([small, small, large, large])
    qtbot.waitUntil(lambda: work.finished)
    assert [piece for piece in slices if piece] == [["small", "small", "large"], ["large"]]


def test_nothing_is_done_ahead_until_a_slow_decision_is_over_and_painted(qtbot: Any) -> None:
    done: list[float] = []

    def paint() -> bool:
        done.append(perf_counter())
        return True

    parent = QObject()
    work = IdleWork(parent)
    work.begin([paint])
    sleep(2 * QUIET_MS / 1000)  # what is to be done at once for the decision
    over = perf_counter()
    qtbot.waitUntil(lambda: work.finished)
    assert done[0] - over > QUIET_MS / 1000 * 0.9, "Qt fires a timer up to a twentieth early"


def test_python_tidies_up_when_all_jobs_are_done_and_enough_is_new(qtbot: Any, monkeypatch: Any) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "get_count", lambda: (collector.TIDY_FROM - len(collected), 0, 0))
    monkeypatch.setattr(gc, "collect", collected.append)
    parent = QObject()
    work = IdleWork(parent)
    for _ in range(2):
        work.begin([lambda: True])
        assert work.finished is False
        qtbot.waitUntil(lambda: work.finished)
    assert collected == [0], "the second time little was new"


def test_cards_are_painted_before_they_are_drawn_as_they_will_lie_in_the_hand(
    window: MainWindow, qtbot: Any, monkeypatch: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 6)
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN:
        play(window, 1)
    view = window.controller.view()
    assert view is not None and view.seats[decision.player].hand_count < 6, "cards will be drawn"
    qtbot.waitUntil(lambda: window.table.ahead.pictures.finished, timeout=20_000)
    window.table.grab()
    painted = keys_kept(window.table.faces.cache.faces, monkeypatch)
    window.controller.choose(("end-turn",))
    window.table.grab()
    assert not painted


def test_faces_are_painted_ahead_in_the_sizes_a_creature_would_give_them(
    window: MainWindow, qtbot: Any, monkeypatch: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    creature = None
    while creature is None:  # that may be played where a battleline is then laid anew
        play(window, 1)
        view = window.controller.view()
        assert view is not None and view.decision is not None
        seat, keys = view.seats[view.decision.player], view.decision.keys()
        creatures = [card for card in seat.hand or () if card.type is CardType.CREATURE]
        creature = next((card for card in creatures if f"play:{card.handle}" in keys and seat.battleline), None)
    qtbot.waitUntil(lambda: window.table.ahead.sizes.finished)
    painted = keys_kept(window.table.faces.cache.faces, monkeypatch)
    window.controller.choose((f"play:{creature.handle}",))
    window.table.grab()
    assert len([key for key in painted if not key.turned]) <= 1, "but for the creature itself"
    window.table.faces.cache.clear()  # as if there had been no time before
    view = window.controller.view()
    assert view is not None and view.decision is not None and view.decision.kind is DecisionKind.SLOT
    window.table.present(view, animate=False)
    window.table.grab()
    qtbot.waitUntil(lambda: window.table.ahead.sizes.finished)
    painted.clear()
    window.controller.choose((view.decision.keys()[0],))
    window.table.grab()
    assert not painted


def test_faces_are_painted_ahead_in_the_sizes_an_upgrade_would_give_them(shown: TableWidget) -> None:
    view = busy(4)
    seat = view.seats[0]
    upgrade = replace((seat.hand or ())[0], type=CardType.UPGRADE)
    seat = replace(seat, hand=(upgrade, *(seat.hand or ())[1:]))
    bare = tuple(replace(card, upgrades=(), under=()) for card in seat.battleline)
    worn = replace(upgrade, handle="c901", zone=Zone.UPGRADE)
    bare = (replace(bare[0], upgrades=(worn, replace(worn, handle="c902"))), *bare[1:])
    view = replace(view, seats=(replace(seat, battleline=bare), view.seats[1]))
    view = asking(view, main_decision((f"play:{upgrade.handle}", "Play")))
    shown.present(view, animate=False)
    while not shown.ahead.sizes.finished:
        shown.ahead.sizes.work(inf)
    own, _ = views_after_an_upgrade(view)
    after = replace(own[0], decision=None)
    before = shown.scene_.layout_
    shown.present(after, animate=False)
    now = shown.scene_.layout_
    assert before is not None and now is not None
    handles = [card.handle for card in bare[1:]]
    assert all(now.spots[handle].height < before.spots[handle].height for handle in handles), "it takes room from them"
    faces = shown.faces
    for card in bare[1:]:
        spot = now.spots[card.handle]
        count = len(faces.cache.faces)
        faces.card(card, spot.width, spot.height, 1.0, turned=spot.turned)
        assert len(faces.cache.faces) == count


def test_exhausted_cards_are_painted_ahead_as_they_will_lie_when_the_turn_has_ended(
    window: MainWindow, qtbot: Any, monkeypatch: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    tired: list[CardView] = []
    while not tired:
        play(window, 1)
        view = window.controller.view()
        assert view is not None and view.decision is not None
        if view.decision.kind is DecisionKind.MAIN:
            seat = view.seats[view.active]
            tired = [card for card in (*seat.battleline, *seat.artifacts) if not card.ready]
    qtbot.waitUntil(lambda: window.table.ahead.sizes.finished)
    spots = window.table.scene_.layout_
    assert spots is not None and view is not None
    after, _ = next(view_after_the_turn(view))
    layout = lay_out(after, *spots.size, below=window.table.scene_.below, scale=window.table.scene_.brushes.scale)
    painted = keys_kept(window.table.faces.cache.faces, monkeypatch)
    for card in tired:
        spot = layout.spots[card.handle]
        assert not spot.turned
        window.table.faces.card(replace(card, ready=True), spot.width, spot.height, 1.0, turned=False)
    assert not painted


def test_cards_are_painted_ahead_anew_when_hands_have_another_size(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    pictures = window.table.ahead.pictures
    qtbot.waitUntil(lambda: pictures.finished, timeout=20_000)
    view = window.controller.view()
    assert view is not None
    window.table.present(view, animate=False)
    assert pictures.finished, "nothing has another size"
    window.table.resize(window.table.width(), window.table.height() - 160)
    window.table.present(view, animate=False)
    assert not pictures.finished


def test_cards_that_may_be_chosen_are_painted_large_ahead_but_none_behind_the_curtain(
    window: MainWindow, monkeypatch: Any
) -> None:
    wanted: list[list[str]] = []
    monkeypatch.setattr(window.preview, "paint_ahead", lambda sides: wanted.append([card.handle for card, _ in sides]))
    window.controller.new_game(setup())
    assert window.controller.curtain_for is not None
    assert wanted == [[]]
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN:
        play(window, 1)
        window.controller.lift_curtain()
    assert wanted[-1] == list(dict.fromkeys(option.card for option in decision.options if option.card))
    assert wanted[-1]


def test_a_face_painted_ahead_is_as_large_as_what_stands_below_the_card_lets_it_be(
    window: MainWindow, qtbot: Any
) -> None:
    window.change_settings(side_dock=True)
    window.resize(1920, 1080)
    window.controller.new_game(setup(open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN:
        play(window, 1)
    view, preview = window.controller.view(), window.preview
    assert view is not None
    hand = view.seats[view.active].hand or ()
    sides = [(hand[0], tuple(same(f"Note {at} that tells much of it") for at in range(count))) for count in (0, 3, 6)]
    window.side.setSizes([420, window.side.height() - 420])
    window.controller.published.emit()
    preview.force(hand[1])
    preview.paint_ahead(sides)
    qtbot.waitUntil(lambda: preview.ahead.finished)
    ready, widths = window.card_faces.cache.stateless, set()
    known = set(ready)
    assert {key.look.id for key in known} >= {hand[0].face}
    for card, lines in sides:
        preview.force(card, lines)
        window.controller.published.emit()
        preview.grab()
        assert set(ready) == known, len(lines)
        widths.add(preview.face.fitting())
    assert len(widths) == len(sides), "each is as large as there is room"
    unseen = [label.text() for label in preview.findChildren(QLabel) if label.isHidden()]
    assert not any("Note" in text for text in unseen), "a screen reader finds it when other eyes look on"


def test_nothing_is_painted_behind_the_curtain_until_it_is_lifted_but_all_is_ready(
    window: MainWindow, monkeypatch: Any, qtbot: Any
) -> None:
    window.controller.new_game(setup())
    QApplication.processEvents()
    painted: list[object] = []
    monkeypatch.setattr(window.table.scene_, "drawBackground", lambda *_: painted.append(_))
    window.table.viewport().update()
    QApplication.processEvents()
    assert not painted
    qtbot.waitUntil(lambda: window.behind_curtain.ready)
    window.controller.lift_curtain()
    QApplication.processEvents()
    assert painted


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_a_first_hand_is_painted_before_the_curtain_is_lifted(
    window: MainWindow, monkeypatch: Any, qtbot: Any, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    window.controller.new_game(setup())
    qtbot.waitUntil(lambda: window.behind_curtain.ready)
    assert window.prompt.panel is None, "nobody sees it"
    painted = keys_kept(window.card_faces.cache.faces, monkeypatch)
    window.controller.lift_curtain()
    panel = window.prompt.panel
    assert isinstance(panel, FirstHandPanel)
    qtbot.waitUntil(lambda: panel.all_dealt, timeout=5000)
    panel.grab()
    assert not painted


def test_a_lifted_curtain_finds_faces_cloth_and_log_made_ready(
    window: MainWindow, monkeypatch: Any, qtbot: Any
) -> None:
    window.controller.new_game(setup())
    play(window, 12)
    while window.controller.curtain_for is None:
        play(window, 1)
    assert window.log.plain_text() == ""
    assert any("Turn 1" in row.plain for row in window.log.logs[PLAYERS[0]].rows.every())
    qtbot.waitUntil(lambda: window.behind_curtain.ready)
    painted, again = keys_kept(window.table.faces.cache.faces, monkeypatch), []
    monkeypatch.setattr(scene, "draw_cloth", lambda *_: again.append("cloth"))
    monkeypatch.setattr(LogDocument, "_insert", lambda *_: again.append("log"))
    assert window.log.plain_text() == "", "it is written, and not shown"
    window.controller.lift_curtain()
    window.table.grab()
    assert not painted and not again
    assert "Turn 2" in window.log.plain_text()


def test_what_nobody_sees_of_the_side_dock_is_written_when_it_is_seen(window: MainWindow, monkeypatch: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    writes: list[str] = []
    monkeypatch.setattr(LogDocument, "write", lambda *_: writes.append("log"))
    monkeypatch.setattr(window.preview, "_fit", lambda: writes.append("card"))
    play(window, 6)
    view = window.controller.view()
    assert view is not None
    window.preview.force((view.seats[0].hand or ())[0])
    assert not window.preview.isVisible() and not writes
    assert (
        window.log_at_hand.ribbon.rows == tuple(row for row in window.log.written.rows.every() if not row.heading)[-3:]
    )
    window.log_at_hand.open()
    assert sorted({*writes}) == ["card", "log"]
    writes.clear()
    play(window, 1)
    assert "log" in writes, "it is seen"


def test_a_panel_that_goes_has_the_table_painted_once(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.HOUSE:
        play(window, 1)
    QApplication.processEvents()
    paintings: list[QRect] = []

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent):
                paintings.append(event.rect())
            return False

    watcher = Watcher()
    window.table.viewport().installEventFilter(watcher)
    window.controller.choose((decision.keys()[0],))
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    window.table.viewport().removeEventFilter(watcher)
    assert len(paintings) == 1, "the ribbon of the log, through which the table is seen, has other lines, too"


def test_rows_of_the_log_that_read_as_before_are_not_written_again(window: MainWindow, monkeypatch: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    rows, document, written = window.log.text.rows, LogDocument(window), list[Row]()
    document.write(rows[:-1], LIGHT)
    write = _Formats.write

    def noting(formats: _Formats, at: QTextCursor, row: Row) -> None:
        written.append(row)
        write(formats, at, row)

    monkeypatch.setattr(_Formats, "write", noting)
    heading = replace(rows[0], runs=of_text("Another heading"))
    document.write([heading, *rows[1:]], LIGHT)
    assert written == [rows[-1], heading]
    said = ["".join(text for text, _ in row.pieces()) for row in (heading, *rows[1:])]
    assert document.toPlainText().splitlines() == said
    written.clear()
    painted: list[QRectF] = []
    document.documentLayout().update[QRectF].connect(painted.append)  # type: ignore[index]
    document.write([heading, replace(rows[1], key=("action", 7)), *rows[2:]], LIGHT)
    place = document.documentLayout().blockBoundingRect(document.findBlockByNumber(1))
    assert not written and [rect.contains(place) for rect in painted] == [True]


def test_a_log_reads_the_same_however_its_rows_came_and_went(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 25)
    rows, document, dice = window.log.text.rows, LogDocument(window), Random(5)
    for _ in range(60):
        shown = [row for row in rows if dice.random() < 0.7]
        if shown and dice.random() < 0.5:
            at = dice.randrange(len(shown))
            shown[at] = replace(shown[at], runs=(*shown[at].runs, Run(f" {dice.random()}")))
        document.write(shown, LIGHT)
        afresh = LogDocument(window)
        afresh.write(shown, LIGHT)
        assert document.toHtml() == afresh.toHtml()


def test_what_is_taken_back_behind_the_curtain_is_in_no_log(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    play(window, 12)
    while window.controller.curtain_for is None:
        play(window, 1)
    called = window.controller.curtain_for
    assert called is not None
    qtbot.waitUntil(lambda: window.behind_curtain.ready)
    *_, last = window.log.logs[called].document.toPlainText().splitlines()
    window.controller.undo_turn()
    window.controller.lift_curtain()
    shown = window.log.plain_text()
    assert "took a choice back" in shown and last not in shown


def test_another_language_behind_the_curtain_shows_nothing_and_is_spoken_when_it_is_lifted(
    window: MainWindow, qtbot: Any
) -> None:
    window.controller.new_game(setup())
    play(window, 12)
    while window.controller.curtain_for is None:
        play(window, 1)
    qtbot.waitUntil(lambda: window.behind_curtain.ready)
    window.change_settings(interface_language="de")
    assert window.log.plain_text() == ""
    window.controller.lift_curtain()
    assert "Zug 2" in window.log.plain_text() and "Turn" not in window.log.plain_text()


class LayoutCounter(QWidget):
    """A widget that counts how often the one within asks to be laid out anew."""

    def __init__(self, within: QWidget) -> None:
        super().__init__()
        self.count = 0
        within.setParent(self)
        within.resize(400, 300)

    def event(self, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return super().event(event)


def test_the_window_is_not_laid_out_anew_for_other_words(qtbot: Any) -> None:
    words, foot = QLabel("a"), QLabel("b")
    words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    words.setMinimumSize(10, 10)
    above = QWidget()
    QVBoxLayout(above).addWidget(words)
    steady = FixedLayout(above, below=foot)
    around = LayoutCounter(steady)
    qtbot.addWidget(around)
    around.show()
    QApplication.processEvents()
    before = around.count
    words.setText("a much longer text")
    QApplication.processEvents()
    assert around.count == before
    foot.setText("two\nlines")
    qtbot.waitUntil(lambda: around.count > before)
    assert foot.height() == foot.sizeHint().height()
    assert above.height() == steady.height() - foot.height()


def test_the_same_main_step_asked_again_measures_no_words(window: MainWindow, monkeypatch: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN:
        play(window, 1)
    QApplication.processEvents()
    measured: list[str] = []
    monkeypatch.setattr(PromptText, "fit", lambda text: measured.append(text.text()))
    monkeypatch.setattr(window.prompt.end_turn, "hide", lambda: measured.append("hidden"))
    window.prompt.ask(decision, window.controller.view())
    assert not measured and window.prompt.end_turn.isVisible()


def test_a_question_lays_the_prompt_out_once_and_paints_nothing_behind_it(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    QApplication.processEvents()
    prompt, counts = window.prompt, list[int]()
    counter = PaintCounter(window, window.pages, window.play_page, prompt)

    class Resized(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            counts[-1] += event.type() is QEvent.Type.Resize
            return False

    resized = Resized()
    prompt.text.installEventFilter(resized)
    for _ in range(12):
        counts.append(0)
        counter.counts = dict.fromkeys(counter.counts, 0)
        play(window, 1)
        QApplication.processEvents()
        prompt.update()
        QApplication.processEvents()
        assert counter.counts[prompt] > counter.counts[window.play_page]
    assert max(counts) == 1
    prompt.text.removeEventFilter(resized)


class PaintCounter(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.counts = dict.fromkeys(widgets, 0)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and watched in self.counts:
            self.counts[watched] += 1
        return False


def test_each_question_paints_the_prompt_once_and_says_nothing_after_it_is_published(
    window: MainWindow, connect: Callable[..., None]
) -> None:
    window.controller.new_game(setup(open_table=True))
    QApplication.processEvents()
    counter, painted = PaintCounter(window.prompt), []
    heard: list[str] = []
    controller = window.controller
    for signal, name in ((controller.view_changed, "view"), (controller.decision_asked, "decision")):
        connect(signal, lambda _, name=name: heard.append(name))
    connect(controller.undo_state, lambda *_: heard.append("undo"))
    connect(controller.published, lambda: heard.append("published"))
    for _ in range(30):
        heard.clear()
        counter.counts[window.prompt] = 0
        play(window, 1)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        painted.append(counter.counts[window.prompt])
        assert heard == ["view", "undo", "decision", "published"]
    assert set(painted) <= {0, 1} and painted.count(1) > 20, painted


def test_a_question_about_a_gap_lays_the_table_out_once(shown: TableWidget, monkeypatch: Any) -> None:
    laid: list[Spread | None] = []

    def counted(view: TableView, width: float, height: float, *, spread: Spread | None, **more: Any) -> TableLayout:
        laid.append(spread)
        return lay_out(view, width, height, spread=spread, **more)

    monkeypatch.setattr(scene, "lay_out", counted)
    view = busy(4)
    gaps = choice(DecisionKind.SLOT, "slot:0", "slot:1", "slot:4", player=view.active)
    shown.present(replace(view, decision=gaps), animate=False)
    assert laid == [Spread(view.active, inner=True)]
    shown.present(view, animate=False)
    assert laid[1:] == [None]


def test_words_that_fit_are_not_measured_again_in_more_room_but_in_less(qtbot: Any) -> None:
    measured: list[int] = []

    class Measured(PromptText):
        def _height(self) -> int:
            measured.append(self.width())
            return super()._height()

    text = Measured()
    qtbot.addWidget(text)
    text.resize(600, 60)
    text.show()
    text.setText("Choose a creature to deal three damage to")
    full = text.font().pointSizeF()
    measured.clear()
    text.resize(700, 60)
    text.resize(500, 60)
    assert not measured, "it is one line in all of them"
    text.resize(60, 60)
    assert measured and text.font().pointSizeF() < full
    text.resize(500, 60)
    assert text.font().pointSizeF() == full


@pytest.mark.parametrize("mark", [mark for mark in Mark if mark is not Mark.NONE])
@pytest.mark.parametrize("size", [(60.0, 84.0), (84.0, 60.0), (240.0, 336.0)])
def test_the_middle_of_a_mark_that_is_left_out_is_empty(
    qapp: QApplication, mark: Mark, size: tuple[float, float]
) -> None:
    width, height = size
    frame = MarkCache().frame(width, height, mark, LIGHT, 2.0)
    whole = marks._draw(width, height, marks.Marking(mark), LIGHT, 2.0)
    assert len(frame.strips) == 4
    again = QPixmap(whole.size())
    again.setDevicePixelRatio(2.0)
    again.fill(Qt.GlobalColor.transparent)
    painter = QPainter(again)
    frame.draw(painter, QPointF(0, 0))
    painter.end()
    assert again.toImage() == whole.toImage()

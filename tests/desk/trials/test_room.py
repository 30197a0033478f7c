"""The room of trials: what is asked for, what it says while it is played, and what it shows of what came."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableWidget, QTableWidgetItem

from kfdesk.collection import search
from kfdesk.collection.store import DeckStore
from kfdesk.desk.trials.keeper import Keeper
from kfdesk.desk.trials.page import TrialsPage
from kfdesk.desk.trials.room import TrialsRoom
from kfdesk.text.words import same
from kfdesk.trials.chains import Even, WithChains
from kfdesk.trials.conductor import Done, Wrong
from kfdesk.trials.game import Failure, task_now
from kfdesk.trials.jobs import Ask, End, FindChains, Known, Look, MakeFilm, Pair, Play, Played
from kfdesk.trials.run import Came, State
from kfdesk.trials.why import Curve, Told, Why, recording_of
from tests.desk.frame import Frame
from tests.desk.trials.by_hand import ByHand
from tests.trials.made_up import Lots, row, two_decks


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def page(room: TrialsRoom) -> TrialsPage:
    return room.page


@pytest.fixture
def known(room: TrialsRoom, keeper: Keeper) -> Known:
    """What is known when the room is entered."""
    return keeper.known["greedy"]


def said(table: QTableWidget, row: int, column: int, role: int = Qt.ItemDataRole.DisplayRole) -> str:
    item = table.item(row, column)
    return str(item.data(role)) if item is not None else ""


def test_before_a_run_starts_it_says_what_it_will_take(
    room: TrialsRoom, page: TrialsPage, keeper: Keeper, hand: ByHand, known: Known
) -> None:
    assert page.honestly.text().startswith("How often a deck wins in the hands of this program’s greedy player, never")
    keys = [rating.deck.key for rating in known.table.decks]
    room.enter(keys)
    assert page.play.chosen.text() == "6 decks can be played."
    costs = page.play.costs.text().splitlines()
    assert costs[0] == "±10 points: known already" and costs[1].startswith("±5 points: about ")
    assert "minute" not in page.play.costs.text()
    click(page.play.measure)
    hand.do(Lots({rating.deck.mark: 0.0 for rating in known.table.decks}).plays)
    keeper.hear()
    costs = page.play.costs.text().splitlines()
    assert len(costs) == 4 and "minute" in costs[1] and costs[3].startswith("A game takes 0.0")
    assert not page.play.measure.isVisible()
    page.play.player.setCurrentIndex(1)
    assert "plans whole turns" in page.honestly.text() and "minute" not in page.play.costs.text()


def test_a_run_is_started_paused_and_stopped(page: TrialsPage, keeper: Keeper, hand: ByHand, known: Known) -> None:
    page.play.query.setText("nothing is called so")
    page.play.search_now()
    assert not page.play.start.isEnabled() and "two decks" in page.play.chosen.text()
    page.play.query.setText("")
    page.play.search_now()
    page.play.so_many.setChecked(True)
    page.play.games.setValue(50)
    click(page.play.start)
    (job,) = hand.asked
    assert isinstance(job, Play) and (job.most, job.until, len(job.keys)) == (50, 0.0, len(page.play.wish().keys))
    assert not page.play.start.isEnabled() and page.play.stop.isEnabled()
    hand.tell(State(120, 20.0, [20] * len(job.keys), 6.0), Came(row("a", "b"), 6.0), Came(row("a", "b", seed=2), 6.0))
    keeper.hear()
    assert page.play.state.text() == "2 of 50 games; 5 minutes to go"
    assert 0 < page.play.bar.value() < page.play.bar.maximum()
    click(page.play.pause)
    assert hand.last == "wait" and page.play.state.text() == "Paused"
    click(page.play.pause)
    assert hand.last == "play" and page.play.state.text().startswith("2 of 50")
    click(page.play.stop)
    assert hand.ended == [job]
    hand.tell(Failure(task_now(*two_decks(), 7, "greedy"), "a fault"))
    keeper.hear()
    hand.tell(Done(job, Played(known, End.STOPPED, 2, 1)))
    keeper.hear()
    assert page.play.state.text() == "Stopped. All games that ended are kept." and page.play.start.isEnabled()
    assert page.play.bar.value() < page.play.bar.maximum()


@pytest.mark.parametrize(
    "end, came, words, whole",
    [
        (End.REACHED, 50, "Done.", True),
        (End.FAILED, 0, "No game could be played.", False),
        (End.FAILED, 47, "Ended: 3 of the games failed.", False),
    ],
)
def test_how_a_run_ended_is_said(
    page: TrialsPage, keeper: Keeper, hand: ByHand, known: Known, end: End, came: int, words: str, whole: bool
) -> None:
    click(page.play.start)
    hand.tell(Done(hand.asked.pop(), Played(known, end, came, 3)))
    keeper.hear()
    assert page.play.state.text() == words
    assert (page.play.bar.value() == page.play.bar.maximum()) is whole


def test_the_file_is_read_anew_when_it_was_written_since(page: TrialsPage, keeper: Keeper, hand: ByHand) -> None:
    """Another program may have played; what cannot be read is asked for once, and said."""
    keeper.look("greedy")
    assert hand.asked == []
    os.utime(keeper.file, ns=(1, 1))
    keeper.look("greedy")
    keeper.look("greedy")
    (look,) = hand.asked
    assert isinstance(look, Look)
    hand.tell(Wrong(hand.asked.pop(), same("It cannot be used.")))
    keeper.hear()
    keeper.look("greedy")
    assert hand.asked == [] and keeper.wrong["greedy"].en == "It cannot be used."
    os.utime(keeper.file, ns=(2, 2))
    keeper.look("greedy")
    hand.do()
    keeper.hear()
    assert keeper.wrong == {}


def test_while_the_games_are_read_nothing_is_said_of_what_a_run_takes(
    room: TrialsRoom, page: TrialsPage, keeper: Keeper, hand: ByHand, known: Known
) -> None:
    keys = [rating.deck.key for rating in known.table.decks]
    page.play.player.setCurrentIndex(1)
    room.enter(keys)
    assert page.play.costs.text() == "Reading the games…"
    hand.do()
    keeper.hear()
    assert page.play.costs.text().startswith("±10 points: about ")


def test_costs_count_games_among_the_decks_that_are_chosen(
    room: TrialsRoom, page: TrialsPage, keeper: Keeper, hand: ByHand, known: Known
) -> None:
    """Two of six decks have 20 games between them, of the hundred that each has."""
    room.enter([rating.deck.key for rating in known.table.decks[:2]])
    assert page.play.costs.text().splitlines()[0] == f"±10 points: about {97 - 20} more games"


def test_decks_selected_far_down_a_great_shelf_are_chosen(
    room: TrialsRoom, page: TrialsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a shelf only so many rows are read at once."""
    store = DeckStore.open()
    keys = store.keys(store.find("").ids)
    store.close()
    monkeypatch.setattr(search, "MOST_ROWS", 3)
    room.enter(keys[-3:])
    assert page.play.selection.text() == "the 3 decks selected on the shelf"


def test_stop_ends_the_run_and_not_what_is_read_before_it(page: TrialsPage, keeper: Keeper, hand: ByHand) -> None:
    page.play.player.setCurrentIndex(1)
    look = hand.asked.pop()
    click(page.play.start)
    click(page.play.stop)
    assert isinstance(look, Look) and [type(job) for job in hand.ended] == [Play]


def test_what_was_found_with_one_player_is_not_shown_under_another(
    page: TrialsPage, keeper: Keeper, hand: ByHand
) -> None:
    page.tabs.setCurrentIndex(2)
    click(page.pair.chains)
    job = hand.asked.pop()
    page.play.player.setCurrentIndex(1)
    look = hand.asked.pop()
    assert isinstance(look, Look) and look.player == "partner-8"
    other = replace(keeper.known["greedy"], table=replace(keeper.known["greedy"].table, player="partner-8"))
    hand.tell(Done(look, other), Done(job, Even(4.2, 2.6, 5.8, (WithChains(4, 20, 10.5),))))
    keeper.hear()
    assert page.pair.chains.isEnabled() and page.pair.chains_found.text() == ""
    page.play.player.setCurrentIndex(0)
    assert "about 4 chains" in page.pair.chains_found.text()


def test_a_deck_that_loses_without_chains_is_not_called_even(page: TrialsPage, keeper: Keeper, hand: ByHand) -> None:
    page.tabs.setCurrentIndex(2)
    click(page.pair.chains)
    job = hand.asked.pop()
    assert isinstance(job, FindChains)
    hand.tell(Done(job, Even(-2.5, -5.2, -0.6, (WithChains(0, 40, 8), WithChains(1, 40, 4)))))
    keeper.hear()
    first = page.pair.chains_found.text().splitlines()[0]
    assert first.startswith(f"{job.stronger.name} is the weaker of the two") and job.weaker.name in first
    click(page.pair.chains)
    turned = hand.asked.pop()
    assert isinstance(turned, FindChains) and (turned.stronger, turned.weaker) == (job.weaker, job.stronger)


def test_what_ended_from_outside_or_went_wrong_is_said(page: TrialsPage, keeper: Keeper, hand: ByHand) -> None:
    click(page.play.start)
    hand.tell(Wrong(hand.asked.pop(), same("It takes at least two decks.")))
    keeper.hear()
    assert page.play.state.text() == "It takes at least two decks."
    click(page.play.start)
    hand.gone = True
    keeper.hear()
    assert "ended from outside" in page.play.state.text() and page.play.start.isEnabled()


def test_the_table_leads_to_decks_and_to_their_matchups(
    room: TrialsRoom, page: TrialsPage, known: Known, qtbot: Any
) -> None:
    page.tabs.setCurrentIndex(1)
    table = page.table.table
    ratings = known.table.decks
    assert table.rowCount() == len(ratings) == 6
    assert [said(table, at, 1) for at in range(6)] == [rating.deck.name for rating in ratings]
    spoken = said(table, 0, 2, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"{ratings[0].share.percent:.0f}%"
    assert "600 games" in page.table.words.text() or "300 games" in page.table.words.text()
    table.sortItems(1)
    assert said(table, 0, 1) == min((rating.deck.name for rating in ratings), key=str.casefold)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert page.tabs.currentIndex() == 2 and page.pair.one.currentText() == said(table, 0, 1)
    assert page.pair.evens.count() == 5
    page.tabs.setCurrentIndex(1)
    with qtbot.waitSignal(room.deck_wanted) as wanted:
        click(page.table.deck)
    assert wanted.args == [table.key]


def test_houses_are_a_map_whose_cells_lead_to_decks(
    room: TrialsRoom, page: TrialsPage, known: Known, qtbot: Any
) -> None:
    page.tabs.setCurrentIndex(3)
    grid, met = page.houses.map, known.houses
    QApplication.processEvents()
    row, column = next(
        (row, column) for row in range(grid.rowCount()) for column in range(grid.columnCount())
        if said(grid, row, column).isdigit()
    )  # fmt: skip
    words = said(grid, row, column, Qt.ItemDataRole.AccessibleTextRole)
    one, other = head(grid.verticalHeaderItem(row)), head(grid.horizontalHeaderItem(column))
    pair = next(pair for pair in met if (pair[0].words.en, pair[1].words.en) == (one, other))
    assert words == f"{one} against {other}: {met[pair].percent:.0f}% of {met[pair].games} games won"
    item = grid.item(row, column)
    assert item is not None
    with qtbot.waitSignal(room.search_wanted) as wanted:
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.visualItemRect(item).center())
    assert wanted.args == [*pair]


def head(item: QTableWidgetItem | None) -> str:
    return (item.text() or item.toolTip()) if item is not None else ""


def test_an_even_match_is_found_and_taken(page: TrialsPage) -> None:
    page.tabs.setCurrentIndex(2)
    click(page.pair.even)
    assert page.pair.evens_title.text().endswith(page.pair.one.currentText())
    first = page.pair.evens.item(0)
    rect = page.pair.evens.visualItemRect(first)
    QTest.mouseClick(page.pair.evens.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert first.text().startswith(page.pair.other.currentText())
    assert "Of 20 games between them it won" in page.pair.words.text()


def test_chains_and_what_decides_are_asked_for_and_shown(
    room: TrialsRoom, page: TrialsPage, keeper: Keeper, hand: ByHand, frame: Frame, qtbot: Any
) -> None:
    page.tabs.setCurrentIndex(2)
    pair = page.pair
    pair.one.setCurrentIndex(5)
    pair.other.setCurrentIndex(0)
    click(pair.chains)
    job = hand.asked.pop()
    assert isinstance(job, FindChains) and job.stronger.name == pair.other.currentText(), "whichever is the stronger"
    hand.tell(Done(job, Even(4.2, 2.6, 5.8, (WithChains(0, 20, 15), WithChains(4, 20, 10.5)))))
    keeper.hear()
    lines = pair.chains_found.text().splitlines()
    assert lines[0].endswith("wins half of its games with about 4 chains (between 3 and 6).")
    assert lines[1:] == ["with 0 chains: 15 of 20 games", "with 4 chains: 10.5 of 20 games"]
    assert not pair.closest.isEnabled()
    click(pair.why)
    job = hand.asked.pop()
    assert isinstance(job, Ask)
    game = row(job.one.mark, job.other.mark)
    told = (Told("stolen", False, 4.0, 1.5, 1.2), Told("gained", True, 12, 19, 0.9))
    why = Why(20, 8.0, Curve((0, 0.5, 1), (0, 1, 1.5)), Curve((1, 2, 3), (2, 2, 1)), told)
    hand.tell(Done(job, Pair(20, why, game, game, None)))
    keeper.hear()
    assert "From 20 games" in pair.why_title.text() and pair.told.rowCount() == 2
    assert said(pair.told, 0, 0) == f"Æmber stolen: {job.one.name}"
    assert pair.keys.data is not None and pair.keys.data.series[0].values == (0, 0.5, 1)
    click(pair.closest)
    job = hand.asked.pop()
    assert isinstance(job, MakeFilm) and job.task.seed == game.seed
    recording = recording_of(task_now(*two_decks(), 7, "greedy"), (), "Onyx against Argus", ("One", "Two"))
    hand.tell(Done(job, recording))
    with qtbot.waitSignal(room.film_wanted) as wanted:
        keeper.hear()
    assert wanted.args == [recording]
    assert frame.back is not None and frame.pages.currentWidget() is frame.start
    frame.back()
    assert frame.pages.currentWidget() is page, "back from the film to the pair"


def test_cards_are_listed_with_their_worth(page: TrialsPage, known: Known) -> None:
    page.tabs.setCurrentIndex(4)
    found = known.worths
    assert page.cards.table.rowCount() == len(found) > 0
    assert said(page.cards.table, 0, 1).startswith("+")


def test_what_is_not_seen_is_filled_once_it_is(
    page: TrialsPage, keeper: Keeper, known: Known, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While games come the window is told every few seconds."""
    page.tabs.setCurrentIndex(1)
    filled = list[str]()
    for name in ("table", "pair", "houses", "cards"):
        monkeypatch.setattr(getattr(page, name), "show_known", lambda _, name=name: filled.append(name))
    more = replace(known, table=replace(known.table, games=known.table.games + 1))
    page.show_known(more)
    page.show_known(more)
    assert filled == ["table"]
    page.tabs.setCurrentIndex(4)
    page.tabs.setCurrentIndex(1)
    assert filled == ["table", "cards"]


def test_where_nothing_was_played_the_panes_say_so_alone(page: TrialsPage) -> None:
    for pane, shown in ((page.table, page.table.table), (page.houses, page.houses.map), (page.cards, page.cards.table)):
        pane.show_known(None)
        assert shown.isHidden() and pane.words.text()
        assert pane.words.alignment() & Qt.AlignmentFlag.AlignHCenter
    assert page.table.pairs.isHidden() and page.table.deck.isHidden()
    assert page.back.x() < page.width() / 4 and page.back.y() > page.tabs.geometry().bottom()

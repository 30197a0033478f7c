"""The results of a deck: games between people and practice apart, as a list and as win rates."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.results import ResultList
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.kit.ui import ui
from tests.desk.decks.hands import LEFT, click_row

START = datetime(2026, 5, 1, tzinfo=UTC)
TWO_THIRDS = pytest.approx(200 / 3)


def result(key: str, number: int, **about: Any) -> Result:
    return Result(
        deck=key,
        opponent_name="Bolt" if number % 2 else "Anvil",
        opponent_player="Cy",
        won=number % 3 > 0,
        went_first=number % 2 == 0,
        format="sealed" if number < 4 else "single",
        turns=20 + number,
        date=START + timedelta(days=number),
        journal=f"{about.get('practice')}{number}.kfdesk",
        **about,
    )


@pytest.fixture
def played(store: DeckStore, room: DeckRoom, qtbot: Any) -> ResultList:
    """The results of a deck with twelve games between people, 8 : 4, and three practice games, 2 : 1."""
    key = store.keys(store.find().ids[:1])[0]
    for number in range(12):
        store.add_result(result(key, number))
    for number in range(3):
        store.add_result(result(key, number, practice=True))
    page = room.browse
    page.search.set_text("has:results")
    room.browse.decks_came()
    click_row(qtbot, page, 0)
    page.detail.tabs.setCurrentWidget(page.detail.results)
    return page.detail.results


def bars(results: ResultList) -> dict[str, float]:
    shown = results.rates.bars.data
    assert shown is not None
    return dict(zip(shown.groups, shown.series[0].values, strict=True))


def test_the_list_shows_games_between_people_and_practice_apart(played: ResultList, room: DeckRoom) -> None:
    assert played.table.rowCount() == 12 and not any(one.practice for one in played.results)
    played.kind.setCurrentIndex(1)
    assert played.table.rowCount() == 3 and all(one.practice for one in played.results)
    facts = room.browse.detail.facts.text()
    assert "8 won, 4 lost" in facts and "practice: 2 won, 1 lost" in facts
    row = room.browse.model.row(0)
    assert row is not None and (row.wins, row.losses, row.practice_wins, row.practice_losses) == (8, 4, 2, 1)


def test_win_rates_say_how_often_and_what_that_may_mean(played: ResultList, qtbot: Any) -> None:
    qtbot.mouseClick(played.as_rates, LEFT)
    assert played.rates.isVisible()
    said = played.rates.summary.text().splitlines()
    assert said[0] == "Won 8 of 12 games (67%)"
    assert "of a deck that wins anything from 39 to 86% of its games" in said[1]
    assert said[2] == "The last 10: 7 won"
    assert played.rates.course.data is not None and played.rates.course.data.series[0].values[-1] == 4


@pytest.mark.parametrize(
    ("by", "rates"),
    [
        ("By format", {"Single game (8)": 75.0, "Sealed (4)": 50.0}),
        ("By the opponent’s deck", {"Anvil (6)": TWO_THIRDS, "Bolt (6)": TWO_THIRDS}),
        ("By opponent", {"Cy (12)": TWO_THIRDS}),
        ("By who played it", {"not noted (12)": TWO_THIRDS}),
        ("By its chains", {"0 chains (12)": TWO_THIRDS}),
    ],
)
def test_games_are_told_apart_by_what_is_chosen(played: ResultList, qtbot: Any, by: str, rates: Any) -> None:
    qtbot.mouseClick(played.as_rates, LEFT)
    played.rates.by.setCurrentText(by)
    assert bars(played) == rates


def test_who_went_first_is_named(played: ResultList, qtbot: Any) -> None:
    qtbot.mouseClick(played.as_rates, LEFT)
    played.rates.by.setCurrentText("By who went first")
    assert bars(played).keys() == {"This deck first (6)", "The opponent first (6)"}
    ui.speak("de")
    assert played.rates.by.currentText() == "Nach Startspieler"
    assert bars(played).keys() == {"Dieses Deck beginnt (6)", "Der Gegner beginnt (6)"}


def test_rates_of_practice_are_shown_by_choice_and_where_there_is_nothing_else(
    played: ResultList, store: DeckStore, room: DeckRoom, qtbot: Any
) -> None:
    qtbot.mouseClick(played.as_rates, LEFT)
    played.kind.setCurrentIndex(1)
    assert played.rates.summary.text().startswith("Won 2 of 3 games")
    key = room.browse.current_key()
    assert key is not None
    for kept in store.results(key):
        if kept.result.practice:
            store.remove_result(kept.number)
    room.browse.changed()
    assert played.kind.currentIndex() == 0 and played.rates.summary.text().startswith("Won 8 of 12 games")


def test_a_deck_without_games_says_so_in_both_views(played: ResultList, room: DeckRoom, qtbot: Any) -> None:
    room.browse.search.set_text("is:unplayed")
    click_row(qtbot, room.browse, 0)
    assert played.empty.isVisible() and not played.kind.isVisible()


def test_what_has_no_room_in_the_list_is_told_below_it(played: ResultList) -> None:
    played.resize(300, 400)
    assert played.table.isColumnHidden(4) and played.table.isColumnHidden(5)
    played.table.selectRow(0)
    assert played.more.text() == "Single game. 31 turns. The opponent went first."
    played.resize(900, 400)
    assert not played.table.isColumnHidden(5) and played.more.text() == "The opponent went first."

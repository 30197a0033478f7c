"""A match of two home-made decks: agreed on, played to its end by mouse, kept, listed and played again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt

from kfdesk.collection.composing import new_deck, with_copy
from kfdesk.collection.files import problems
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.games.rows import ROW
from kfdesk.desk.matches import room as room_module
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import CardType, House
from kfdesk.match.autosave import games_folder
from kfdesk.match.header import HOMEMADE
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.match.series import FirstStep, OverStep, PlayStep
from tests.collection.shelves import FIRST
from tests.e2e.hands import QtHand, until
from tests.e2e.player import Player
from tests.e2e.test_deck_to_result import shown_button
from tests.homemade import BOOTS, BOULDER, GRUMBLE, RAIN
from tests.windows import part_in, shelf_of

WINDFALL = HomeCard(
    key="windfall", name="Windfall", type=CardType.ACTION, houses=(House.LOGOS,), text="Play: Gain 2{amber}."
)
MOST_STEPS = 900
"""More choices than a game of these decks has."""


def deck(name: str) -> DeckRecord:
    """Return a deck in which every card is home-made."""
    made = new_deck(name, (House.BROBNAR, House.DIS, House.LOGOS), added=FIRST)
    for card, house, copies in (
        (GRUMBLE, House.BROBNAR, 8),
        (RAIN, House.BROBNAR, 4),
        (BOULDER, House.DIS, 5),
        (BOOTS, House.DIS, 4),
        (RAIN, House.DIS, 3),
        (WINDFALL, House.LOGOS, 12),
    ):
        for _ in range(copies):
            made = with_copy(made, card.id, house, home=card)
    return made


@pytest.fixture(autouse=True)
def fixed_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play the same games in every run."""
    monkeypatch.setattr(room_module, "randbelow", Random(3).randrange)


def test_a_match_of_two_home_made_decks_is_played_by_mouse(window: MainWindow, qtbot: Any) -> None:
    player, decks = Player(window, QtHand(window)), (deck("Home Brew"), deck("Back Yard"))
    assert all(problems(one.deck_list()) == () for one in decks)
    shelf_of(window).add(decks)
    room: MatchRoom = part_in(window, MatchFeature).room
    agree(room, player, qtbot, [one.key for one in decks])
    winners = play_the_match(window, room, player)
    store = shelf_of(window)
    assert [kept.result.won for kept in reversed(store.results(decks[0].key))] == [winner == 0 for winner in winners]
    assert [kept.result.won for kept in reversed(store.results(decks[1].key))] == [winner == 1 for winner in winners]
    played = [games_folder() / game.journal for game in room.match.series.played] if room.match is not None else []
    assert len(played) == len(winners)
    for path, winner in zip(played, winners, strict=True):
        recording = read_recorded_game(path)
        assert recording.header.version == HOMEMADE and len(set(recording.header.all_homemade)) == 5
        again = recording.begin()
        for answer in recording.answers:
            again.answer(answer.entry)
        assert again.winner == winner
    games = part_in(window, GamesFeature)
    games.show()
    said = [games.page.model.index(row).data(ROW).about().en for row in range(games.page.model.rowCount())]
    assert len(said) == len(played)
    assert all("Home Brew (home-made)" in line and "Back Yard (home-made)" in line for line in said)
    assert {"play creature", "play upgrade", "play artifact", "play action", "reap"} <= set(player.done)


def agree(room: MatchRoom, player: Player, qtbot: Any, keys: list[str]) -> None:
    room.open(keys)
    formats = room.setup.formats
    names = [formats.item(row).data(Qt.ItemDataRole.UserRole) for row in range(formats.count())]
    row = names.index("best-of-three")
    player.click_widget(formats.viewport(), lambda: formats.visualItemRect(formats.item(row)).center())
    for side, name in zip(room.setup.sides, ("Ada", "Bo"), strict=True):
        side.name.clear()
        player.click_widget(side.name)
        qtbot.keyClicks(side.name, name)
    assert [list(side.keys) for side in room.setup.sides] == [[key] for key in keys]
    player.click_widget(room.setup.begin)


def play_the_match(window: MainWindow, room: MatchRoom, player: Player) -> list[int]:
    """Play until somebody has won two games; return who won each."""
    winners: list[int] = []
    while True:
        until(lambda: room.match is not None and room.steps.isVisible(), "the match")
        assert room.match is not None
        step = room.match.series.step()
        if isinstance(step, FirstStep):
            player.click_widget(shown_button(window, "goes first"))
        elif isinstance(step, PlayStep):
            assert "Home Brew (home-made)" in room.steps.more.text()
            assert "Back Yard (home-made)" in room.steps.more.text()
            player.click_widget(shown_button(window, "Play game"))
            until(lambda: window.pages.currentWidget() is window.play_page, "the table")
            winners.append(play_a_game(window, player))
            leads_on = window.ceremonies.victory.again
            assert "match" in leads_on.text()
            player.click_widget(leads_on)
        else:
            assert isinstance(step, OverStep) and winners.count(step.winner) == 2
            return winners


def play_a_game(window: MainWindow, player: Player) -> int:
    for _ in range(MOST_STEPS):
        if player.over:
            view = window.controller.view()
            assert view is not None and view.winner is not None
            return view.winner
        player.step()
    raise AssertionError("the game does not end")

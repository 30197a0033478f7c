"""Games, matches and films with home-made cards wait until these are read; who stops that is where he was."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from kfdesk.collection import playable
from kfdesk.collection.homemade import HomeCard, register
from kfdesk.desk.app import start_game
from kfdesk.desk.card import read_first as module
from kfdesk.desk.deck_choice import texts as choice
from kfdesk.desk.deck_choice.records import record_of
from kfdesk.desk.deck_choice.source import row_of_record
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.homemade.trying import setup_of
from kfdesk.desk.matches import room as room_module
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Seat
from kfdesk.engine.rules import SetupError
from kfdesk.match.autosave import games_folder
from kfdesk.match.locks import is_open
from tests.desk.matches.agreeing import part_of, press
from tests.homemade import BOOTS, BOULDER, GRUMBLE, RAIN, RECRUIT, RIDDLE, homemade_deck
from tests.match.test_homemade import played
from tests.windows import part_in, shelf_of

CARDS = {GRUMBLE, RAIN, BOULDER, RECRUIT, BOOTS}


class Asked:
    """Stands for whoever waits, or does not."""

    def __init__(self) -> None:
        self.waits = False
        self.cards: list[set[HomeCard]] = []

    def __call__(self, cards: Iterable[HomeCard], parent: object) -> bool:
        self.cards.append(set(cards))
        return self.waits


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    asked = Asked()
    monkeypatch.setattr(module, "read_first", asked)
    monkeypatch.setattr(room_module, "read_first", asked)
    return asked


@pytest.fixture
def game(window: MainWindow) -> Path:
    """A kept game of two decks with home-made cards."""
    window.beginning.offer_unfinished()
    return played(games_folder(), 30)[0]


def test_a_kept_game_is_gone_on_with_when_its_cards_are_read(window: MainWindow, game: Path, asked: Asked) -> None:
    window.beginning.go_on_with(game)
    assert asked.cards == [CARDS] and window.controller.setup is None and not is_open(game)
    asked.waits = True
    window.beginning.go_on_with(game)
    assert window.controller.kept_at == game and len(window.controller.journal) == 30


def test_a_film_and_its_figures_are_shown_when_the_cards_are_read(window: MainWindow, game: Path, asked: Asked) -> None:
    film, statistics = part_in(window, FilmFeature), part_in(window, StatisticsFeature)
    film.watch(game)
    statistics.show_statistics(game)
    assert film.page is None and statistics.dialog is None and asked.cards == [CARDS, CARDS]
    asked.waits = True
    film.watch(game)
    statistics.show_statistics(game)
    assert film.page is not None and statistics.dialog is not None
    statistics.close()


def test_a_game_of_a_match_begins_when_its_cards_are_read(window: MainWindow, asked: Asked, qtbot: Any) -> None:
    one, two = homemade_deck(GRUMBLE, name="One"), homemade_deck(RAIN, name="Two", deck=1)
    records = [record_of(deck, f"own:{deck.name}") for deck in (one, two)]
    shelf_of(window).add(records)
    room = part_of(window).room
    room.open([record.key for record in records])
    room.setup.begin.click()
    assert "plays One (home-made)" in room.steps.more.text() and "Two (home-made)" in room.steps.more.text()
    press(room, "Play game 1")
    assert asked.cards == [{GRUMBLE, RAIN}] and window.controller.setup is None and room.steps.isVisible()
    asked.waits = True
    press(room, "Play game 1")
    assert window.controller.setup is not None and window.at_table


def test_a_rematch_waits_too(window: MainWindow, asked: Asked) -> None:
    seats = Seat("Ada", homemade_deck(GRUMBLE, name="One")), Seat("Bo", homemade_deck(BOOTS, name="Two"))
    window.controller.new_game(TableSetup(seats, 7, 0))
    before = window.controller.kept_at
    window.beginning.rematch(swapped=True)
    assert asked.cards == [{GRUMBLE, BOOTS}] and window.controller.kept_at == before


def test_a_table_with_a_card_that_is_not_understood_says_which() -> None:
    register((RIDDLE,))
    with pytest.raises(SetupError, match="Riddle is not understood"):
        start_game(setup_of(RIDDLE))


def test_a_deck_that_is_being_read_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playable, "can_be_read", lambda: False)
    unread = GRUMBLE.model_copy(update={"text": "Play: Gain 3{amber}. Draw a card.", "power": 9})
    deck = record_of(homemade_deck(GRUMBLE), "own:x")
    lines = tuple(line.model_copy(update={"id": unread.id}) if line.id == GRUMBLE.id else line for line in deck.cards)
    row = row_of_record(0, deck.model_copy(update={"cards": lines, "homemade": (unread,)}))
    assert not row.playable and row.being_read and choice.can_be_chosen(row) and choice.why_not(row) is None

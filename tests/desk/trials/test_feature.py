"""Trials in the whole window: they wait for a game at the table, and the shelf says what they say."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.trials.feature import TrialsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, House
from kfdesk.trials.game import task_now
from kfdesk.trials.why import recording_of
from tests.desk.starts import setup
from tests.desk.trials.by_hand import ByHand
from tests.trials.made_up import two_decks
from tests.windows import part_in, shelf_of


def test_trials_wait_while_a_game_is_at_the_table(part: TrialsFeature, hand: ByHand, window: MainWindow) -> None:
    part.open()
    page = part.room.page
    hand.do()
    part.keeper.hear()
    QTest.mouseClick(page.play.start, Qt.MouseButton.LeftButton)
    window.controller.new_game(setup())
    assert window.at_table and hand.last == "wait"
    assert page.play.state.text() == "Paused, because a game is at the table"
    window.controller.concede(PLAYERS[0])
    assert hand.last == "play", "the game is over"
    window.controller.undo()
    assert window.at_table and hand.last == "wait", "its end was taken back"
    part.open()
    assert hand.last == "play"


def test_the_shelf_says_of_a_deck_what_trials_say(part: TrialsFeature, hand: ByHand, window: MainWindow) -> None:
    decks = part_in(window, DeckFeature)
    decks.open()
    store = shelf_of(window)
    key = store.keys(store.find("is:playable").ids[:1])[0]
    decks.show_deck(key)
    hand.do()
    part.keeper.hear()
    assert len(store.find("strength>0")) == 6, "the shelf was told"
    detail = decks.room.browse.detail
    items = [item for item in detail.cards.line_items() if item.text(2)]
    assert items and "±" in items[0].text(2) and not detail.cards.isColumnHidden(2)
    assert items[0].text(2) in items[0].data(0, Qt.ItemDataRole.AccessibleTextRole)
    at = next(at for at in range(detail.tabs.count()) if detail.tabs.tabText(at) == "Matchups")
    detail.tabs.setCurrentIndex(at)
    section = part.beside[0]
    assert section.honestly.text().startswith("How often a deck wins in the hands of this program")
    assert section.strength.text().startswith("Wins ") and section.table.rowCount() == 5
    QTest.mouseClick(section.pairs, Qt.MouseButton.LeftButton)
    assert part.room.page.pair.one.currentData() == key
    decks.open()
    decks.room.browse.select_keys(store.keys(store.find("is:playable").ids[:3]))
    decks.room.browse.show_selected()
    decks.room.commands.actions["trials"].trigger()
    assert part.room.page.play.chosen.text() == "3 decks can be played."
    part.room.search_wanted.emit(House.BROBNAR, House.DIS)
    assert decks.room.browse.search.text == "house:brobnar trialgames>0"
    part.room.page.play.player.setCurrentIndex(1)
    part.room.search_wanted.emit(House.BROBNAR, House.DIS)
    assert decks.room.browse.search.text == "house:brobnar", "the shelf knows the games of the greedy player only"
    part.film_wanted.emit(recording_of(task_now(*two_decks(), 7, "greedy"), (), "Onyx against Argus", ("One", "Two")))
    film = part_in(window, FilmFeature).page
    assert film is not None and film.film.recording.name == "Onyx against Argus"

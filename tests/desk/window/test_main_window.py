"""The window with the real engine and table: playing, the curtain, undo, refusals, what is shown of cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QResizeEvent
from PySide6.QtWidgets import QApplication

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.kit.settings import load_settings
from kfdesk.desk.prompt.panels import CardsPanel
from kfdesk.desk.table.access import children_of
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import DecisionKind, Edition, Zone
from kfdesk.match.game_library import GameLibrary
from tests.desk.hurried import play, setup, shown
from tests.desk.samples import creature
from tests.desk.scripted import ask
from tests.desk.starts import unseen


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


def test_the_curtain_lifts_by_a_click_and_shows_the_hand_and_the_mulligan(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    assert window.curtain.geometry() == window.rect()
    qtbot.mouseClick(window.curtain, Qt.MouseButton.LeftButton)
    assert not window.curtain.isVisible()
    hand = shown(window).seats[0].hand
    assert hand is not None and len(hand) == 7
    assert {button.key for button in window.prompt.buttons} == {"yes", "no"}


def test_end_turn_and_prompts_reach_the_game(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.controller.choose(("no",))
    window.controller.choose(("no",))
    assert shown(window).decision is not None and shown(window).decision.kind is DecisionKind.HOUSE  # type: ignore[union-attr]
    house = window.prompt.buttons[0]
    assert not house.icon().isNull()
    chosen = house.key
    qtbot.mouseClick(house, Qt.MouseButton.LeftButton)
    assert window.controller.journal[-1] == chosen
    qtbot.mouseClick(window.prompt.end_turn, Qt.MouseButton.LeftButton)
    assert window.controller.journal[-1] == "end-turn"
    assert shown(window).active == 1


def test_a_game_ends_with_the_winner_named_and_another_offered(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    over: list[int] = []
    window.controller.game_over.connect(over.append)
    with unseen(window):  # e2e/test_whole_game.py shows every step
        play(window, 1500, Random(4))
    assert over and shown(window).winner == over[0]
    assert window.prompt.text.text().startswith(("Ada", "Bo"))
    assert [button.text() for button in window.prompt.buttons] == ["Play again", "Statistics", "Re&view"]
    assert window.ceremonies.victory.isVisible()


def test_undo_and_redo_give_back_exactly_the_same_table_and_log(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 24)
    before, log = shown(window), window.log.plain_text()
    journal = window.controller.journal
    for _ in range(6):
        window.commands.undo.trigger()
    assert len(window.controller.journal) == len(journal) - 6
    for _ in range(6):
        window.commands.redo.trigger()
    assert window.controller.journal == journal
    assert shown(window) == before
    notes = [line for line in window.log.plain_text().splitlines() if "took " not in line]
    assert notes == log.splitlines()
    assert not window.commands.redo.isEnabled()


def test_an_illegal_choice_is_refused_with_its_rule_and_changes_nothing(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    for key in (("no",), ("no",), ("house:dis",)):
        window.controller.choose(key)
    before = shown(window)
    foreign = next(card.handle for card in before.seats[1].hand or ())
    window.controller.choose((f"play:{foreign}",))
    assert window.overlays.refusal.isVisible()
    assert "(Rulebook: " in window.overlays.refusal.text.text()
    assert shown(window) == before


@pytest.mark.parametrize(("edition", "entry"), [(Edition.V1_3, "First turn rule"), (Edition.V18_4, "First player")])
def test_a_refusal_names_the_entry_of_the_games_edition(window: MainWindow, edition: Edition, entry: str) -> None:
    window.controller.new_game(replace(setup(open_table=True), edition=edition))
    for key in (("no",), ("no",), ("house:dis",)):
        window.controller.choose(key)
    decision = shown(window).decision
    assert decision is not None
    first, second = [option.key for option in decision.options if option.key.startswith("discard:")][:2]
    window.controller.choose((first,))
    window.controller.choose((second,))
    assert window.overlays.refusal.text.text().endswith(f"(Rulebook: {entry})")


def test_the_log_tells_turns_and_links_cards(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 16)
    text = window.log.plain_text()
    assert "Turn 1: Ada" in text and " plays " in text
    assert 'href="card:c' in window.log.text.toHtml()
    window.log.set_level(0)
    assert len(window.log.plain_text()) < len(text)
    window.log.set_level(2)
    assert len(window.log.plain_text()) > len(text)


def test_pointing_at_a_card_shows_it_with_its_rules_and_state(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    card = (shown(window).seats[0].hand or ())[0]
    window.table.hovered.emit(card.handle)
    assert card.id is not None and window.preview.name.text() == card_name(card.id).en
    window.log.card_hovered.emit("c9999", "")
    assert window.preview.card == card, "a link to a card that is not to be seen changes nothing"


def test_a_click_on_a_card_in_the_log_frames_it_on_the_table(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    card = (shown(window).seats[0].hand or ())[0]
    window.log.card_clicked.emit(card.handle, card.id)
    place = window.table.card_rect(card.handle)
    assert place is not None and window.overlays.highlight.isVisible()
    assert window.overlays.highlight.geometry().center().x() == pytest.approx(place.center[0], abs=2)


def test_piles_open_in_a_viewer_that_the_curtain_closes(window: MainWindow) -> None:
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    window.table.pile_clicked.emit(0, Zone.ARCHIVES)
    assert window.overlays.viewer.isVisible()
    window.controller.choose(("no",))
    assert window.controller.curtain_for == 1
    assert not window.overlays.viewer.isVisible()


def test_languages_and_themes_change_while_the_game_runs(window: MainWindow) -> None:
    window.change_settings(side_dock=True)
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    view = shown(window)
    for action in sorted(window.commands.languages.actions(), key=lambda action: action.text() == "Deutsch"):
        action.trigger()
    assert window.commands.undo.text().startswith("&Rückgängig")
    assert "Zug 1: Ada" in window.log.plain_text()
    for action in (*window.commands.themes.actions(), *window.commands.card_languages.actions()):
        action.trigger()
    assert window.preview.isVisible() and shown(window) == view
    kept = load_settings()
    assert (kept.interface_language, kept.card_language, kept.theme) == ("de", "de", "contrast")


def test_names_of_cards_change_at_once_everywhere_and_their_texts_do_not(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    card = next(card for seat in shown(window).seats for card in seat.battleline if card.face is not None)
    window.preview.force(card, ())
    title = facts()[card.face or ""].title

    def said() -> set[str]:
        spoken = {window.preview.name.text(), *children_of(window.table), window.log.plain_text()}
        return {name for name in {title.say("en"), *names} if any(name in text for text in spoken)}

    names = {name for _, name in facts()[card.face or ""].names}
    assert said() == {title.en}
    window.change_settings(card_names="fr")
    french = title.say("fr")
    assert french != "" and said() == {french}
    window.change_settings(card_names="", card_language="de", interface_language="en")
    assert said() == {title.say("de")}


def test_a_panel_of_the_prompt_shows_its_cards_in_the_language_of_cards(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    window.change_settings(interface_language="en", card_language="en", card_names="en")
    searched = replace(creature("c70", "anger"), zone=Zone.DECK)
    window.prompt.ask(ask(DecisionKind.CARD, "card:c70", "done"), shown(window), {"c70": searched})

    def picture() -> QImage:
        assert isinstance(window.prompt.panel, CardsPanel)
        return window.prompt.panel.grid.tiles[0].grab().toImage()

    english = picture()
    window.change_settings(card_language="de")
    assert picture() != english


def test_check_is_called_once_when_a_turn_ends_with_enough_amber(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    called: list[int] = []
    window.controller.check_called.connect(called.append)
    dice = Random(4)
    for _ in range(400):
        play(window, 1, dice)
        if called:
            break
    assert len(called) == 1
    assert window.ceremonies.check.bell.isVisible()
    assert shown(window).seats[called[0]].check, "the panel keeps its mark"


def test_the_winner_of_the_game_before_is_not_called_over_the_next(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    window.controller.game_over.emit(0)
    assert window.ceremonies.victory.isVisible()
    window.controller.new_game(setup(open_table=True))
    assert not window.ceremonies.victory.isVisible()


def test_a_window_that_is_gone_before_its_overlays_were_placed_faults_nothing(fresh_window: MainWindow) -> None:
    fresh_window.resize(900, 640)
    fresh_window.resizeEvent(QResizeEvent(fresh_window.size(), fresh_window.size()))
    shiboken6.delete(fresh_window.overlays)
    QApplication.processEvents()  # a fault in an event fails the test


def test_full_screen_gives_back_what_it_took(fresh_window: MainWindow) -> None:
    fresh_window.showMaximized()
    full_screen = fresh_window.commands.full_screen
    full_screen.trigger()
    assert fresh_window.isFullScreen()
    full_screen.trigger()
    assert fresh_window.isMaximized() and not fresh_window.isFullScreen()
    fresh_window.showNormal()
    full_screen.trigger()
    full_screen.trigger()
    assert not (fresh_window.isMaximized() or fresh_window.isFullScreen())


def test_the_last_table_is_looked_for_when_the_start_page_was_painted(
    fresh_window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    asked: list[GameLibrary] = []

    def last_table(library: GameLibrary) -> None:
        asked.append(library)

    monkeypatch.setattr(GameLibrary, "last_table", last_table)
    fresh_window.beginning.offer_unfinished()
    assert not asked, "all summaries would be read before the window is seen"
    qtbot.waitUntil(lambda: bool(asked))

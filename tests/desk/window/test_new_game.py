"""The dialog of a new game, and how a game starts by it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from kfdesk.cards.errata import errata_before
from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.desk import texts as s
from kfdesk.desk.deck_choice.source import ListedDecks
from kfdesk.desk.kit.fit_to_screen import MARGIN
from kfdesk.desk.kit.settings import DeskSettings, load_settings
from kfdesk.desk.kit.theme import THEMES, contrast
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.engine.decks import Seat
from kfdesk.engine.editions import differences
from kfdesk.engine.terms import Edition
from kfdesk.text.runs import plain


@pytest.fixture
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


def test_two_clicks_start_a_game(window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def press_start(dialog: NewGameDialog) -> int:
        shown = [button.row.name for button in dialog.decks if button.row is not None]
        assert shown == [deck.name for _, deck in sample_decks()][:2]
        dialog.names[0].setText("Ada")
        qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
        return dialog.result()

    monkeypatch.setattr(NewGameDialog, "exec", press_start)
    qtbot.mouseClick(window.start.play, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.play_page
    assert window.curtain.isVisible()
    game = window.controller.setup
    assert game is not None and game.seats[0].name == "Ada" and game.seats[1].name == "Player 2"
    kept = load_settings()
    assert kept.player_names == ("Ada", "") and all(kept.decks)


def test_the_dialog_gives_what_was_chosen_and_remembers_it(qtbot: Any) -> None:
    decks = (sample_decks()[1][0].name, "gone.json")
    settings = DeskSettings(player_names=("Cy", "Di"), decks=decks, first_player="second", open_table=True)
    dialog = NewGameDialog(ListedDecks(sample_decks()), settings)
    qtbot.addWidget(dialog)
    dialog.seed.setValue(42)
    game = dialog.setup()
    assert [seat.name for seat in game.seats] == ["Cy", "Di"]
    assert [seat.deck.name for seat in game.seats] == [sample_decks()[1][1].name, sample_decks()[1][1].name]
    assert (game.seed, game.first_player, game.open_table) == (42, 1, True)
    before = dialog.seed.value()
    dialog.roll()
    assert dialog.seed.value() != before
    assert [dialog.first.itemText(i) for i in range(3)] == ["At random", "Cy", "Di"]
    dialog.names[0].setText("Eve")
    assert dialog.first.itemText(1) == "Eve"
    assert dialog.remember(settings).player_names == ("Eve", "Di")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", list(Edition))
def test_the_dialog_chooses_the_edition_and_says_what_it_changes(qtbot: Any, edition: Edition, language: str) -> None:
    ui.speak(language)
    dialog = NewGameDialog(ListedDecks(sample_decks()), DeskSettings())
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.setup().edition is Edition.V18_4
    assert not dialog.differences.isVisible()
    dialog.edition.setCurrentIndex(dialog.edition.findData(edition))
    assert dialog.setup().edition is edition
    assert dialog.differences.isVisible() == (edition is not Edition.V18_4)
    shown = dialog.differences.toPlainText()
    assert [one for one in differences(edition) if one.words.say(language) not in shown] == []
    names = [facts()[card].title.say(language) for card in errata_before(edition)]
    assert [name for name in names if name not in shown] == []
    assert dialog.sizeHint().height() <= 620


def test_cards_are_shown_with_the_text_of_the_edition_of_the_game(window: MainWindow) -> None:
    def shown() -> str:
        return plain(window.table.faces.text("library-access", "en"))

    seats = (Seat("Ada", sample_decks()[0][1]), Seat("Bo", sample_decks()[1][1]))
    assert "Purge" in shown()
    window.controller.new_game(TableSetup(seats, seed=7, edition=Edition.V1_1))
    assert "Purge" not in shown() and "draw a card" in shown()
    window.controller.new_game(TableSetup(seats, seed=7))
    assert "Purge" in shown()


@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize("size", [0.8, 1.0, 1.5])
def test_nothing_in_the_dialog_of_a_new_game_is_too_low_to_be_hit(
    window: MainWindow, qtbot: Any, size: float, theme: str
) -> None:
    window.change_settings(text_factor=size, theme=theme)
    dialog = NewGameDialog(ListedDecks(sample_decks()), window.settings)
    qtbot.addWidget(dialog)
    dialog.show()
    buttons = [button for button in dialog.buttons.buttons() if button.isVisible()]
    assert buttons
    clicked = (*dialog.decks, dialog.first, dialog.seed, dialog.open_table, dialog.edition, *buttons)
    assert not [(widget, widget.height()) for widget in clicked if widget.height() < 24]


def test_in_high_contrast_every_control_has_a_frame_to_be_seen(window: MainWindow, qtbot: Any) -> None:
    window.change_settings(theme="contrast")
    dialog = NewGameDialog(ListedDecks(sample_decks()), window.settings)
    qtbot.addWidget(dialog)
    dialog.show()
    for control in (
        dialog.names[0],
        dialog.decks[0],
        dialog.first,
        dialog.seed,
        dialog.dice,
        dialog.more,
        dialog.start,
    ):
        picture = control.grab().toImage()
        edge = [picture.pixelColor(x, picture.height() // 2).name() for x in range(3)]
        assert max(contrast(color, THEMES["contrast"].window) for color in edge) >= 7, control


def test_without_decks_no_game_can_start(qtbot: Any) -> None:
    dialog = NewGameDialog(ListedDecks([]), DeskSettings())
    qtbot.addWidget(dialog)
    assert not dialog.start.isEnabled() and dialog.help.text() == s.NO_DECKS.say("en")


def test_the_dialog_of_a_new_game_has_room_for_large_letters(window: MainWindow) -> None:
    window.change_settings(text_factor=2.0)
    dialog = NewGameDialog(ListedDecks(sample_decks()), window.settings, window)
    dialog.show()
    QApplication.processEvents()
    screen, hint = dialog.screen().availableGeometry(), dialog.sizeHint()
    assert dialog.width() >= min(hint.width(), screen.width() - MARGIN)
    assert dialog.height() >= min(hint.height(), screen.height() - MARGIN)
    assert dialog.practice.height() == dialog.friend.height()
    assert dialog.first.height() >= dialog.first.sizeHint().height(), "no letter is cut off"


def test_after_a_click_on_against_whom_one_plays_return_starts_the_game(qtbot: Any) -> None:
    dialog = NewGameDialog(ListedDecks(sample_decks()), DeskSettings())
    qtbot.addWidget(dialog)
    dialog.offer_more(lambda: None)
    dialog.show()
    assert dialog.setup().bot is None and dialog.friend.isChecked()
    qtbot.mouseClick(dialog.practice, Qt.MouseButton.LeftButton)
    assert not dialog.friend.isChecked() and dialog.names[1].placeholderText() == "Milo"
    dialog.practice.setFocus()
    assert dialog.start.isDefault()
    qtbot.keyClick(dialog.practice, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted and dialog.setup().bot == 1

"""The window with the real engine and table: starting, playing, the curtain, undo, and what may never be seen."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextBrowser,
    QWidget,
)

from kfdesk.cards.errata import errata_before
from kfdesk.cards.facts import facts
from kfdesk.collection.files import sample_decks
from kfdesk.desk import app as desk_app
from kfdesk.desk import strings as s
from kfdesk.desk import window_place
from kfdesk.desk.choosing.source import ListedDecks
from kfdesk.desk.faces import card_name
from kfdesk.desk.faults import ErrorCatcher
from kfdesk.desk.fitting import MARGIN
from kfdesk.desk.intents import every_card
from kfdesk.desk.newgame import NewGameDialog
from kfdesk.desk.settings import DeskSettings, config_folder, load_settings
from kfdesk.desk.table.access import children_of
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.table_setup import TableSetup
from kfdesk.desk.theme import THEMES, contrast
from kfdesk.desk.window import MainWindow
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.decks import Seat
from kfdesk.engine.editions import differences
from kfdesk.engine.terms import PLAYERS, DecisionKind, Edition, House, Player, Zone
from kfdesk.engine.views import TableView
from kfdesk.match.chronicle import chronicle
from kfdesk.text.words import Words, same
from tests.desk import mouse
from tests.desk.samples import choice, playable
from tests.desk.starts import unseen
from tests.windows import open_window


@pytest.fixture
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


def setup(*, seed: int = 7, open_table: bool = False) -> TableSetup:
    decks = [deck for _, deck in sample_decks()]
    return TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed, 0, open_table)


def shown(window: MainWindow) -> TableView:
    view = window.controller.view()
    assert view is not None
    return view


def play(window: MainWindow, decisions: int, dice: Random | None = None) -> None:
    """Answer this many decisions as a hurried player: act while something can be played or used."""
    dice = dice or Random(5)
    for _ in range(decisions):
        window.controller.lift_curtain()
        decision = shown(window).decision
        if decision is None:
            return
        keys = decision.keys()
        if decision.kind is DecisionKind.MULLIGAN:
            window.controller.choose(("no",))
        elif decision.kind is DecisionKind.MAIN:
            lively = [key for key in keys if not key.startswith(("discard", "end-turn"))]
            window.controller.choose((dice.choice(lively or ["end-turn"]),))
        else:
            count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
            window.controller.choose(tuple(dice.sample(keys, count)))


def play_until_curtain(window: MainWindow) -> None:
    play(window, 6)
    for _ in range(100):
        if window.controller.curtain_for is not None:
            return
        play(window, 1)
    raise AssertionError("no turn ended in a hundred decisions")


# Starting.


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
    dialog = NewGameDialog(ListedDecks(sample_decks()), DeskSettings(interface_language=language))
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
        return window.table.faces.text("library-access", "en")

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


# Playing.


def test_the_curtain_lifts_by_a_click_and_shows_the_hand_and_the_mulligan(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    assert window.curtain.geometry() == window.rect()
    qtbot.mouseClick(window.curtain, Qt.MouseButton.LeftButton)
    assert not window.curtain.isVisible()
    hand = shown(window).seats[0].hand
    assert hand is not None and len(hand) == 7
    assert {button.key for button in window.prompt.buttons} == {"yes", "no"}


def test_number_keys_answer_a_prompt(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.activateWindow()
    window.table.setFocus()
    assert window.prompt.buttons[0].text() == "1  Keep this hand"
    qtbot.keyClick(window.table, Qt.Key.Key_1)
    assert window.controller.journal == ("no",)


def test_a_number_key_presses_what_shows_that_number_and_nothing_else(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.table.setFocus()
    answers: list[tuple[str, ...]] = []
    window.prompt.chosen.connect(answers.append)
    numbers = tuple(Option(f"number:{n}", same(str(n))) for n in range(3))
    window.prompt.ask(
        Decision(Player(0), DecisionKind.NUMBER, same("How many?"), None, numbers), window.controller.view()
    )
    for key in (Qt.Key.Key_4, Qt.Key.Key_0, Qt.Key.Key_2):
        qtbot.keyClick(window.table, key)
    assert answers == [("number:0",), ("number:2",)]


def test_enter_on_the_table_gives_the_only_answer(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.table.setFocus()
    answers: list[tuple[str, ...]] = []
    window.prompt.chosen.connect(answers.append)
    only = Decision(Player(0), DecisionKind.HOUSE, same("Choose"), None, (Option("house:dis", same("Dis")),))
    window.prompt.ask(only, window.controller.view())
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert answers == [("house:dis",)]


def test_escape_closes_the_menu_of_a_card_then_the_ring_then_takes_back_picks(window: MainWindow, qtbot: Any) -> None:
    """The window's own Escape comes before the table's: it has to pass it on."""
    view = playable()
    card = view.seats[0].battleline[0].handle
    window.controller.new_game(setup(open_table=True))
    window.table.present(view)
    window.table.setFocus()
    place = window.table.card_rect(card)
    assert place is not None
    mouse.click(window.table, place.center)
    assert window.table.menu.open
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.table.menu.open
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    assert window.table.focus_stop is not None
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.table.focus_stop is None
    keys = tuple(f"card:{creature.handle}" for creature in view.seats[1].battleline)
    window.prompt.ask(choice(DecisionKind.CARD, *keys, least=0, most=3), view)
    window.prompt.pick(keys[0])
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.prompt.picks == ()


def asked(window: MainWindow, decision: Decision) -> list[tuple[str, ...]]:
    """Ask a decision whose panel gets the keys; return what is chosen."""
    window.controller.new_game(setup(open_table=True))
    answers: list[tuple[str, ...]] = []
    window.prompt.chosen.disconnect()
    window.prompt.chosen.connect(answers.append)
    window.prompt.ask(decision, window.controller.view())
    assert window.prompt.panel is not None
    window.prompt.panel.setFocus()
    return answers


def press(qtbot: Any, *keys: Qt.Key, ctrl: bool = False) -> None:
    """Press keys wherever the focus is, which must be on a panel."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None and not isinstance(focus, TableWidget)
        modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        qtbot.keyClick(focus, key, modifier)


def test_a_list_of_effects_is_walked_by_keys_and_chosen_from_by_enter_or_number(window: MainWindow, qtbot: Any) -> None:
    labels = (f"Effect {n}: a long sentence about what is to happen then" for n in range(3))
    options = tuple(Option(f"trigger:{n}", same(label)) for n, label in enumerate(labels))
    answers = asked(window, Decision(Player(0), DecisionKind.TRIGGER, same("Which?"), None, options))
    press(qtbot, Qt.Key.Key_Return)
    assert answers == [], "no line is lit yet"
    press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_3)
    assert answers == [("trigger:1",), ("trigger:2",)]


def test_an_order_is_made_by_keys(window: MainWindow, qtbot: Any) -> None:
    options = tuple(Option(f"card:c{n}", same(f"Card {n}")) for n in range(1, 4))
    answers = asked(window, Decision(Player(0), DecisionKind.ORDER, same("In which order?"), None, options, 3, 3))
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Up, ctrl=True)
    press(qtbot, Qt.Key.Key_Return)
    assert answers == [("card:c2", "card:c1", "card:c3")]


def test_letters_typed_to_find_a_house_are_no_shortcuts_of_the_table(window: MainWindow, qtbot: Any) -> None:
    houses = tuple(Option(f"house:{house}", house.words) for house in House)
    answers = asked(window, Decision(Player(0), DecisionKind.HOUSE, same("Which?"), None, houses))
    before = window.settings.timing_chart
    press(qtbot, *(Qt.Key[f"Key_{letter}"] for letter in "STA"), Qt.Key.Key_Return)
    assert window.settings.timing_chart == before
    assert answers == [("house:staralliance",)]


def test_the_first_window_fits_the_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    room = window.screen().availableSize()
    monkeypatch.setattr(window_place, "FIRST_SIZE", room + QSize(500, 500))
    window_place.restore_place(window)
    assert window.height() <= max(room.height() - 40, window.minimumSizeHint().height())


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
    assert [button.text() for button in window.prompt.buttons] == ["Play again", "Statistics"]
    assert window.moments.victory.isVisible()


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
    assert window.stage.refusal.isVisible()
    assert "(Rulebook: " in window.stage.refusal.text.text()
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
    assert window.stage.refusal.text.text().endswith(f"(Rulebook: {entry})")


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
    window.log.card_hovered.emit("c9999")
    assert window.preview.card == card, "a link to a card that is not to be seen changes nothing"


def test_a_click_on_a_card_in_the_log_frames_it_on_the_table(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    card = (shown(window).seats[0].hand or ())[0]
    window.log.card_clicked.emit(card.handle)
    place = window.table.card_rect(card.handle)
    assert place is not None and window.stage.highlight.isVisible()
    assert window.stage.highlight.geometry().center().x() == pytest.approx(place.center[0], abs=2)


def test_piles_open_in_a_viewer_that_the_curtain_closes(window: MainWindow) -> None:
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    window.table.pile_clicked.emit(0, Zone.ARCHIVES)
    assert window.stage.viewer.isVisible()
    window.controller.choose(("no",))
    assert window.controller.curtain_for == 1
    assert not window.stage.viewer.isVisible()


def test_languages_and_themes_change_while_the_game_runs(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    view = shown(window)
    for action in window.commands.languages.actions():
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


# What may never be seen.


def strings_of(window: MainWindow) -> str:
    """Return everything a widget, a menu, an item or the accessible tree says, shown or hidden."""
    found: list[str] = [window.windowTitle()]
    for widget in (window, *window.findChildren(QWidget)):
        found += [widget.toolTip(), widget.whatsThis(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.append(widget.text())
        elif isinstance(widget, QTextBrowser):
            found.append(widget.toPlainText())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(i) for i in range(widget.count())]
        elif isinstance(widget, QListWidget):
            found += [widget.item(i).text() for i in range(widget.count())]
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip()]
    found += [item.toolTip() for item in window.table.scene_.items()]
    found += accessible_texts(QAccessible.queryAccessibleInterface(window))
    found.append(QApplication.clipboard().text())
    return "\n".join(found)


def accessible_texts(node: QAccessibleInterface | None) -> list[str]:
    if node is None:
        return []
    texts = [node.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)]
    for index in range(node.childCount()):
        texts += accessible_texts(node.child(index))
    return texts


def secret_names(window: MainWindow, *players: int) -> set[str]:
    """Return the names, in both languages, of cards in these players' hands and archives that no open card bears.

    Open is what everybody else at the screen may see: the other seat's whole view, or what both seats share.
    """
    game = window.controller._game
    assert game is not None
    onlookers = [player for player in PLAYERS if player not in players] or [Player(0), Player(1)]
    seen = [{card.id for card in every_card(game.view(player)) if card.id is not None} for player in onlookers]
    private: set[str] = set()
    for player in players:
        seat = game.view(player).seats[player]
        private |= {card.id for card in (*(seat.hand or ()), *(seat.archives or ())) if card.id is not None}
    words: list[Words] = [card_name(card) for card in private - seen[0].intersection(*seen[1:])]
    return {name for word in words for name in (word.en, word.say("de"))}


def never_shown(window: MainWindow, names: set[str]) -> set[str]:
    """Leave out names that an onlooker knows from open events, such as a card returned to a hand."""
    game = window.controller._game
    assert game is not None
    open_events = [event.seen_by(Player(0)).seen_by(Player(1)) for event in game.events]
    lines = chronicle(open_events, window.controller.names)
    told = "\n".join(said for line in lines for said in (line.words.en, line.words.say("de")))
    return {name for name in names if name not in told}


def no_hand_is_said(window: MainWindow) -> None:
    secrets = never_shown(window, secret_names(window, 0, 1))
    said = strings_of(window)
    assert secrets and not {name for name in secrets if name in said}


def test_behind_the_curtain_no_hand_can_be_read_anywhere(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup())
    for _ in range(4):
        if window.controller.curtain_for is None:
            play_until_curtain(window)
        no_hand_is_said(window)
        assert window.preview.card is None and window.prompt.decision is None
        assert window.commands.undo.text() == "&Undo"
        qtbot.waitUntil(lambda: window.behind_curtain.ready)
        no_hand_is_said(window)
        window.controller.lift_curtain()
        play(window, 8)


@pytest.mark.parametrize("ready", [False, True])
def test_what_is_made_ready_shows_no_hand_whatever_happens_behind_the_curtain(
    window: MainWindow, qtbot: Any, ready: bool
) -> None:
    """Choices are taken back and made again, the language changes, another game begins: while work waits, and after."""
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    play(window, 8)
    play_until_curtain(window)
    controller = window.controller
    for change in (
        controller.undo,
        controller.undo_turn,
        controller.redo,
        lambda: window.change_settings(interface_language="de"),
        lambda: controller.new_game(setup()),
    ):
        if controller.curtain_for is None:
            play_until_curtain(window)
        if ready:
            qtbot.waitUntil(lambda: window.behind_curtain.ready)
        change()
        if controller.curtain_for is not None:
            no_hand_is_said(window)
            qtbot.waitUntil(lambda: window.behind_curtain.ready)
            no_hand_is_said(window)


def test_the_opponents_hand_cannot_be_read_anywhere_during_a_turn(window: MainWindow) -> None:
    window.controller.new_game(setup())
    checked = 0
    dice = Random(4)
    for _ in range(60):
        play(window, 1, dice)
        viewer = window.controller.viewer
        if viewer is None:
            continue
        hidden = never_shown(window, secret_names(window, 1 - viewer))
        said = strings_of(window)
        assert not {name for name in hidden if name in said}
        checked += bool(hidden)
    assert checked > 20


def test_undoing_to_the_other_seat_hides_the_hand_that_was_shown(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play_until_curtain(window)
    window.controller.lift_curtain()
    window.commands.undo.trigger()
    assert window.controller.curtain_for is not None and window.curtain.isVisible()
    secrets = secret_names(window, 0, 1)
    said = strings_of(window)
    assert not {name for name in never_shown(window, secrets) if name in said}


# The program.


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
    assert window.banner.title.text() == "Check!"
    assert shown(window).seats[called[0]].check, "the panel keeps its mark"


def test_a_fault_in_a_slot_is_written_down_and_the_table_stays_usable(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *args: None)
    catcher = ErrorCatcher(window)
    catcher.install()
    try:
        raise RuntimeError("a fault for the test")
    except RuntimeError:
        sys.excepthook(*sys.exc_info())
        sys.excepthook(*sys.exc_info())
    catcher.remove()
    assert catcher.count == 2
    assert "a fault for the test" in (home / "kfdesk.log").read_text()
    boxes = [widget for widget in window.findChildren(QWidget) if type(widget).__name__ == "FaultDialog"]
    assert len(boxes) == 1, "it is said once"
    boxes[0].close()
    window.controller.new_game(setup(open_table=True))
    assert shown(window).decision is not None


def test_smoke_opens_the_window_plays_ends_well_and_leaves_no_game(qapp: QApplication, home: Path, capfd: Any) -> None:
    assert desk_app.run([], smoke=True) == 0
    assert not (home / "games").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names on Windows")
def test_a_pipe_in_place_of_the_windows_file_does_not_stop_the_start(home: Path, qtbot: Any) -> None:
    config_folder().mkdir(parents=True, exist_ok=True)
    os.mkfifo(config_folder() / "window.ini")
    window = open_window(qtbot)
    assert window.isVisible()
    window.close()


@pytest.mark.parametrize("damaged", ["geometry=near the top", "geometry=1, 2, 3", "geometry=@ByteArray(1)", "\0"])
def test_a_damaged_windows_file_does_not_stop_the_start(home: Path, qtbot: Any, damaged: str) -> None:
    config_folder().mkdir(parents=True, exist_ok=True)
    (config_folder() / "window.ini").write_text(f"[General]\n{damaged}\n")
    window = open_window(qtbot)
    assert window.isVisible()
    window.close()


def test_the_winner_of_the_game_before_is_not_called_over_the_next(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    window.controller.game_over.emit(0)
    assert window.moments.victory.isVisible()
    window.controller.new_game(setup(open_table=True))
    assert not window.moments.victory.isVisible()


def test_redo_has_the_key_of_the_system_and_ctrl_y(window: MainWindow) -> None:
    keys = [key.toString() for key in window.commands.redo.shortcuts()]
    assert "Ctrl+Y" in keys and len(set(keys)) == len(keys)

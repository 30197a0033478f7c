"""Cards are written, put into a deck, and that deck plays against itself to the end: with mouse and keys only."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.match.autosave import games_folder
from kfdesk.match.game_library import newest
from kfdesk.match.recorded_game import read_recorded_game
from tests.desk import mouse
from tests.desk.homemade.test_my_cards import READ_MS, click, read
from tests.desk.matches.agreeing import part_of, pick_format, press, take
from tests.desk.scenes import view
from tests.windows import part_in

CARDS = (
    ("Glean", House.BROBNAR, "Play: Gain 2 {amber}."),
    ("Windfall", House.DIS, "Play: Gain 3 {amber}."),
    ("Second Thought", House.LOGOS, "Play: Draw 2 cards."),
)
MOST_CLICKS = 600


def write_card(feature: HomemadeFeature, name: str, house: House, text: str, qtbot: QtBot) -> None:
    page = feature.room.page
    click(page.empty.new if page.empty.isVisible() else page.new)
    qtbot.wait(QApplication.keyboardInputInterval() + 50)  # letters typed into lists before count no more
    QTest.keyClicks(page.form.name, name)
    page.form.type.setFocus()
    QTest.keyClicks(page.form.type, "Ac")  # "Action"
    page.form.houses[0].setFocus()
    QTest.keyClicks(page.form.houses[0], house.words.en[:4])
    page.form.text.setFocus()
    QTest.keyClicks(page.form.text, text)
    read(page, qtbot)
    assert page.is_playable and page.card is not None and page.card.houses == (house,)


def build_deck(feature: HomemadeFeature, qtbot: QtBot) -> None:
    feature.build()
    page = feature.builder.page
    qtbot.waitUntil(lambda: len(page.pool.own) == len(CARDS), timeout=READ_MS)
    for name, _, _ in CARDS:
        page.pool.search.setFocus()
        page.pool.search.clear()
        QTest.keyClicks(page.pool.search, name)
        QTest.keyClick(page.pool.search, Qt.Key.Key_Return)
        for _ in range(11):
            click(page.copies.more)
    assert page.verdict.state.text().startswith("✓"), page.verdict.reasons.text()
    click(page.play)


def answer(window: MainWindow, decision: Decision) -> None:
    """Click what one would click: a card of the hand where one can be played, else a button."""
    prompt, table = window.prompt, window.table
    if decision.kind is DecisionKind.MAIN:
        playable = next((key for key in decision.keys() if key.startswith("play:")), None)
        if playable is None:
            click(prompt.end_turn)
            return
        rect = table.card_rect(playable.partition(":")[2])
        assert rect is not None
        mouse.click(table, rect.center)
        if table.menu.open:
            row = next(at for at, entry in enumerate(table.menu.entries) if entry.key == playable)
            mouse.click(table, table.menu.row(row).center)
        return
    buttons = [button for button in prompt.buttons if button.isEnabled()]
    if decision.kind is DecisionKind.HOUSE:
        hand = view(window).seats[decision.player].hand or ()
        held = Counter(house.value for card in hand for house in card.houses)
        buttons.sort(key=lambda button: -held[button.key.partition(":")[2]])
    click(buttons[0])


def test_a_deck_of_home_made_cards_is_played_to_the_end_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    feature = part_in(window, HomemadeFeature)
    feature.open()
    for name, house, text in CARDS:
        write_card(feature, name, house, text, qtbot)
    build_deck(feature, qtbot)
    room = part_of(window).room
    pick_format(room, "single")
    for side, player in zip(room.setup.sides, ("Ada", "Bo"), strict=True):
        take(side, player, "my deck")
    assert room.setup.begin.isEnabled(), room.setup.problem.text()
    click(room.setup.begin)
    press(room, "Play game 1")
    controller = window.controller
    for _ in range(MOST_CLICKS):
        QCoreApplication.processEvents()
        if window.curtain.isVisible():
            click(window.curtain)
            continue
        decision = view(window).decision
        if decision is None:
            break
        made = len(controller.journal)
        answer(window, decision)
        qtbot.waitUntil(lambda made=made: len(controller.journal) > made or window.curtain.isVisible(), timeout=5000)  # type: ignore[misc]
    assert view(window).decision is None, "somebody won"
    assert max(len(seat.keys) for seat in view(window).seats) == 3
    game = read_recorded_game(newest(games_folder())[0])
    assert {card.name for card in game.header.all_homemade} == {name for name, _, _ in CARDS}, "the game carries them"

"""A whole game in the real window, from the start page to the third key, with nothing but the mouse."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.engine import Game
from kfdesk.engine.terms import KeyColor
from tests.e2e.hands import QtHand, until
from tests.e2e.player import Player
from tests.windows import game_of

SEEDS = (7, 1, 4)
"""The first game counts; another is only played if a change of cards or rules left a way of playing unused."""
MOST_STEPS = 3000
OF_NO_SCREEN = "This plugin does not support propagateSizeHints()"
"""What Qt's platform without a screen says of every window."""


def fill_in(player: Player, qtbot: Any, names: tuple[str, str], seed: int) -> list[BaseException]:
    """Once the dialog for a new game is open, fill it in and press Start; return what went wrong there."""
    wrong: list[BaseException] = []

    def type_into(line: QWidget, text: str) -> None:
        player.click_widget(line)
        qtbot.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        qtbot.keyClicks(line, text)

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewGameDialog):
            QTimer.singleShot(5, fill)
            return
        try:
            for line, name in zip(dialog.names, names, strict=True):
                type_into(line, name)
            player.click_widget(dialog.others)
            type_into(dialog.seed, str(seed))
            assert dialog.seed.value() == seed
            player.click_widget(dialog.start)
        except BaseException as error:
            wrong.append(error)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, fill)
    return wrong


WAYS = (
    *("curtain", "mulligan", "house", "house on the panel", "key", "key on the panel", "cards", "menu", "end turn"),
    *("play creature", "play action", "play artifact", "play upgrade", "reap", "fight", "discard", "action"),
)


@pytest.mark.slow
def test_two_people_play_the_starter_decks_to_the_third_key(window: MainWindow, qtbot: Any, qtlog: Any) -> None:
    refused: list[str] = []
    window.table.refused.connect(lambda words, rule: refused.append(f"{words.en} ({rule})"))
    window.controller.choice_refused.connect(lambda words, rule: refused.append(f"{words.en} ({rule})"))
    player = Player(window, QtHand(window))
    begin: QPushButton = window.start.play
    for seed in SEEDS:
        wrong = fill_in(player, qtbot, ("Ada", "Bo"), seed)
        player.click_widget(begin)
        assert not wrong
        setup = window.controller.setup
        assert setup is not None and setup.seed == seed
        assert [seat.deck.name for seat in setup.seats] == ['Miss "Onyx" Censorius', "Radiant Argus the Supreme"]
        play_to_the_end(player, refused)
        assert [button.text() for button in window.prompt.buttons] == ["Play again", "Statistics", "Re&view"]
        begin = window.prompt.buttons[0]
        if all(player.done[way] for way in WAYS):
            break
    assert [way for way in WAYS if not player.done[way]] == []
    assert [record.message for record in qtlog.records if record.message != OF_NO_SCREEN] == []


def play_to_the_end(player: Player, refused: list[str]) -> None:
    """Play a game that has begun; every widget must know how it ended, and the journal must give it again."""
    window = player.window
    over: list[int] = []
    window.controller.game_over.connect(over.append)
    steps = 0
    while not player.over:
        player.step()
        steps += 1
        assert not refused, f"after {window.controller.journal[-6:]}"
        assert steps < MOST_STEPS
    winner = player.view.winner
    assert winner is not None and over == [winner]
    name = ("Ada", "Bo")[winner]
    assert player.view.seats[winner].keys == (KeyColor.RED, KeyColor.BLUE, KeyColor.YELLOW)
    victory = window.ceremonies.victory
    until(victory.isVisible, "the end of the game to be shown")
    assert victory.title.text() == f"{name} wins the game"
    assert window.prompt.text.text().startswith(name)
    assert f"{name} wins the game" in window.log.plain_text()
    same_again(window)


def same_again(window: MainWindow) -> None:
    """Replay the journal: it must give the same game."""
    played = game_of(window)
    assert isinstance(played, Game)
    again = Game.replay(played.setup, played.journal)
    assert again.winner == played.winner
    assert again.digest() == played.digest()

"""Giving up the game at the table: the command, and the question that says what it means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from kfdesk.desk.ceremonies.ribbon import asks_what_if
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView
from kfdesk.text.words import Words, joined

MENU = Words("&Concede…")
TITLE = Words("Concede the game")
QUESTION = Words("Who concedes? The other player wins this game at once, whatever the state of the table.")
COUNTS = Words("It counts as a loss for the deck of the player who concedes. Undo takes it back.")
COUNTS_IN_MATCH = Words("It counts as a lost game of the match, and for the deck. Undo takes it back.")
COUNTS_IN_MATCH_FOR_GOOD = Words(
    "It counts as a lost game of the match, and for the deck. This cannot be undone: the game is not on the table."
)
WHAT_IF = Words("This game asks “what if”: it counts for nobody.")
PRACTICE = Words("It counts as a loss of the deck in practice. Undo takes it back.")
PRACTICE_IN_MATCH = Words("It counts as a lost game of the match, and for the deck as practice. Undo takes it back.")
PRACTICE_IN_MATCH_FOR_GOOD = Words(
    "It counts as a lost game of the match, and for the deck as practice. This cannot be undone: the game is not on "
    "the table."
)
GAME_COUNTS = (COUNTS_IN_MATCH, COUNTS_IN_MATCH_FOR_GOOD)
PRACTICE_COUNTS = (PRACTICE_IN_MATCH, PRACTICE_IN_MATCH_FOR_GOOD)
"""What a game that is conceded in a match counts as: at the table, and away from it."""
CONCEDES = Words("{player} concedes")
PLAY_ON = Words("Play on")


def who_concedes(window: QWidget, language: str, text: Words, choices: Sequence[Words]) -> int | None:
    """Ask which of some players concedes; None to play on, which is the default."""
    box = QMessageBox(window)
    box.setWindowTitle(TITLE.say(language))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(text.say(language))
    role = QMessageBox.ButtonRole.DestructiveRole
    buttons = [box.addButton(words.say(language).replace("&", "&&"), role) for words in choices]
    stays = box.addButton(PLAY_ON.say(language), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stays)
    box.setEscapeButton(stays)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((number for number, button in enumerate(buttons) if button is clicked), None)


class Conceding(Feature):
    """The command "Concede…", in every game that is not over."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._is_of_match: Callable[[], bool] = lambda: False
        self.command = desk.commands.add("game", MENU, self.ask)
        self.command.setEnabled(False)
        desk.controller.view_changed.connect(self._on_view)

    def know_matches_by(self, is_of_match: Callable[[], bool]) -> None:
        """Ask this whether the game at the table belongs to a match."""
        self._is_of_match = is_of_match

    def ask(self) -> None:
        """Ask who concedes, of the people at the table, and tell what that means."""
        view = self._desk.controller.view()
        if view is None or view.winner is not None:
            return
        people = [player for player in PLAYERS if player != self._desk.controller.bot]
        choices = [CONCEDES.filled(player=view.seats[player].name) for player in people]
        text = joined((QUESTION, self._meaning()), " ")
        chosen = who_concedes(self._desk.frame, ui.language, text, choices)
        if chosen is not None:
            self._desk.controller.concede(people[chosen])

    def _meaning(self) -> Words:
        if asks_what_if(self._desk.controller.setup):
            return WHAT_IF
        if self._desk.controller.bot is not None:
            return PRACTICE_IN_MATCH if self._is_of_match() else PRACTICE
        return COUNTS_IN_MATCH if self._is_of_match() else COUNTS

    def _on_view(self, view: TableView) -> None:
        setup = self._desk.controller.setup
        is_game = setup is not None and not setup.lesson
        self.command.setEnabled(is_game and view.winner is None and self._desk.controller.curtain_for is None)

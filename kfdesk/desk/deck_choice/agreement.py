"""Decks with cards that this program does not know: they are played without them only if both players agree."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from kfdesk.desk.deck_choice import texts as w
from kfdesk.desk.decks.playing import named_unknown
from kfdesk.desk.kit.ui import say
from kfdesk.engine.decks import DeckList
from kfdesk.match.home_marks import deck_words


def agree_on(decks: Iterable[DeckList], parent: QWidget | None, *, against_program: bool = False) -> bool:
    """Return whether these decks are played as they are: where one leaves cards out, both players are asked.

    With `against_program` there is one person to ask: the program plays whatever it is given.
    """
    question, yes = (w.DO_YOU_AGREE, w.YOU_AGREE) if against_program else (w.DO_BOTH_AGREE, w.BOTH_AGREE)
    lacking = dict.fromkeys(deck for deck in decks if deck.left_out)
    if not lacking:
        return True
    box = QMessageBox(parent)
    box.setWindowTitle(say(w.WITHOUT_TITLE))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText("\n\n".join([*map(_lacks, lacking), say(question)]))
    agrees = box.addButton(say(yes), QMessageBox.ButtonRole.AcceptRole)
    stays = box.addButton(say(w.CANCEL), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stays)
    box.setEscapeButton(stays)
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return clicked is agrees


def _lacks(deck: DeckList) -> str:
    """Return which cards a deck is played without."""
    titles = tuple(dict.fromkeys(card.title for card in deck.left_out))
    name = deck_words(deck.name, deck.kind)
    return say(w.WITHOUT.filled(deck=name, n=len(deck.left_out), cards=named_unknown(titles)))

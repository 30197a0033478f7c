"""Asks whether a deck comes out of the trash before something is put into it: nothing else brings it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.kept import KeptCards
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words


def ask_to_put_back(
    desk: Desk, kept: KeptCards, deck: DeckRecord, words: Words, then: Callable[[], object]
) -> QMessageBox:
    """Open and return a question that says by `words`, which name a {deck}, why it is asked; do `then` once the deck
    is back on the shelf."""

    def put_back() -> None:
        if kept.untrash(deck.key):
            then()

    box = QMessageBox(QMessageBox.Icon.Question, say(w.IN_TRASH), say(words.filled(deck=deck.name)), parent=desk.frame)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    put = box.addButton(say(w.PUT_BACK), QMessageBox.ButtonRole.AcceptRole)
    set_kind(put, Kind.PRIMARY)
    box.addButton(say(w.CANCEL), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(put)
    box.accepted.connect(put_back)
    box.open()
    return box

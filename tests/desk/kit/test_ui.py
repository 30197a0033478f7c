"""One language and one theme of the interface: whoever declared it follows, shown or hidden, in a window or in none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGroupBox, QLineEdit, QMenu, QPushButton, QWidget

from kfdesk import catalogs
from kfdesk.desk.kit.theme import DARK, LIGHT
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.texts import CANCEL, MENU_GAME, QUIT
from kfdesk.text import translating
from kfdesk.text.words import Words


class Heard(QObject):
    """Counts how often it hears of a change."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        follow_language(self.hear)
        follow_theme(self.hear)

    def hear(self) -> None:
        self.count += 1


def test_widgets_and_actions_say_their_words_in_every_language(qtbot: Any) -> None:
    hidden, line, alone = QWidget(), says(QLineEdit(), name=QUIT, hint=CANCEL), says(QAction(), QUIT)
    inside = says(QPushButton(hidden), CANCEL, tip=QUIT)
    menu, group = says(QMenu(), QUIT), says(QGroupBox(), QUIT)
    for widget in (hidden, line, menu, group):
        qtbot.addWidget(widget)
    for language in ("en", "de", "en"):
        ui.speak(language)
        quits, cancel = QUIT.say(language), CANCEL.say(language)
        assert (say(CANCEL), inside.text(), inside.toolTip()) == (cancel, cancel, quits)
        assert (line.placeholderText(), line.accessibleName()) == (cancel, quits.replace("&", ""))
        assert (alone.text(), menu.title(), group.title()) == (quits, quits, quits)


@pytest.fixture
def nobody_translates() -> Iterator[None]:
    translating.translate_with(translating.Translator())
    yield
    catalogs.speak()


@pytest.mark.usefixtures("nobody_translates")
def test_a_language_is_spoken_before_anything_else_has_read_the_catalogs(qtbot: Any) -> None:
    menu = says(QMenu(), MENU_GAME)
    qtbot.addWidget(menu)
    assert menu.title() == "&Game"
    ui.speak("de")
    assert menu.title() == "&Spiel"


def test_a_tooltip_is_broken_into_lines(qtbot: Any) -> None:
    button = says(QPushButton(), tip=Words("word " * 40))
    qtbot.addWidget(button)
    assert "\n" in button.toolTip()


def test_a_change_is_heard_of_once_and_only_as_long_as_one_lives() -> None:
    heard = Heard()
    assert heard.count == 2, "called when it is declared"
    ui.speak("de")
    ui.speak("de")
    assert heard.count == 3, "another language, once"
    ui.speak("de", "fr")
    assert heard.count == 4, "other names of cards"
    ui.wear(DARK)
    ui.wear(DARK)
    assert heard.count == 5
    heard.deleteLater()
    del heard
    ui.wear(LIGHT)
    ui.speak("en")


def test_every_test_begins_in_english_and_light() -> None:
    assert (ui.language, ui.theme) == ("en", LIGHT)

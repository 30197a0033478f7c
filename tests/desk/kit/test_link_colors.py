"""Links keep the color of the theme after it changed, in the log and in notes; the settings' words keep their room."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser

from kfdesk.desk.kit.labels import RichLabel
from kfdesk.desk.kit.link_colors import LinkColors, recolor_links
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import DARK, LIGHT, palette
from kfdesk.desk.log.rows import RULE
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.preferences import PreferencesDialog
from tests.desk.starts import play, setup


def link_inks(document: QTextDocument) -> set[str]:
    found = set()
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            form = parts.fragment().charFormat()
            if form.isAnchor() and not form.anchorHref().startswith(RULE):  # terms are underlined in the text's color
                found.add(form.foreground().color().name())
            parts += 1
        block = block.next()
    return found


def test_only_links_are_recolored(qapp: QApplication) -> None:
    del qapp
    document = QTextDocument()
    document.setHtml("<p>one <a href='card:c1'>two</a> three</p><p><a href='card:c2'>four</a></p>")
    assert recolor_links(document, QColor("#123456")) == 2
    assert link_inks(document) == {"#123456"}
    assert document.begin().begin().fragment().charFormat().foreground().color().name() != "#123456"
    assert recolor_links(document, QColor("#123456")) == 0


def test_the_links_of_the_log_follow_the_theme(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 6)
    document = window.log.text.document()
    for name, theme in (("dark", DARK), ("light", LIGHT), ("dark", DARK)):
        window.change_settings(theme=name)
        QApplication.processEvents()
        assert link_inks(document) == {theme.link}


def test_a_text_with_links_follows_its_palette(qtbot: Any) -> None:
    text = QTextBrowser()
    qtbot.addWidget(text)
    LinkColors(text)
    text.setHtml("<a href='x'>x</a>")
    text.setPalette(palette(DARK))
    assert link_inks(text.document()) == {DARK.link}


def test_the_links_of_a_label_follow_the_theme(window: MainWindow, qtbot: Any) -> None:
    label = RichLabel('<a href="x">■■■■</a>')
    qtbot.addWidget(label)
    label.show()
    for name, theme in (("light", LIGHT), ("dark", DARK), ("light", LIGHT)):
        window.change_settings(theme=name)
        QApplication.processEvents()
        image = label.grab().toImage()
        inks = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        assert theme.link in inks
    assert label.text() == '<a href="x">■■■■</a>'


@pytest.mark.parametrize("factor", [0.8, 1.0, 1.82, 2.0])
def test_the_settings_cut_no_words_at_any_size_of_text(window: MainWindow, qtbot: Any, factor: float) -> None:
    dialog = PreferencesDialog(DeskSettings(), window)
    qtbot.addWidget(dialog)
    dialog.changed.connect(lambda settings: window.change_settings(text_factor=settings.text_factor))
    dialog.show()
    dialog.text_size.setValue(round(factor * 100))
    for _ in range(4):
        QApplication.processEvents()
    cut = [
        label.text()
        for label in dialog.findChildren(QLabel)
        if label.isVisible() and label.width() < label.sizeHint().width() and not label.wordWrap()
    ]
    assert cut == []

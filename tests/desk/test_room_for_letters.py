"""What has room in every theme and at every size of letters.

Each test has a window to itself: to give a window that others share new letters or colors, and then the old ones
again, takes several times as long as to open one.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import DecisionKind
from kfdesk.text.words import same
from tests.desk.ceremonies.test_check import ADA, bell, end_turn
from tests.desk.ceremonies.test_story import win
from tests.desk.judge.test_panel import begin as open_judge
from tests.desk.judge.test_panel import part_of as judge_of
from tests.desk.prompt.test_bar import with_labels
from tests.desk.samples import table
from tests.desk.scenes import begin
from tests.desk.starts import choose_by_dice, setup
from tests.tables import side, spec


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_no_button_of_the_judge_is_cut_off_at_any_text_size(window: MainWindow, language: str, factor: float) -> None:
    panel = open_judge(window)
    window.change_settings(interface_language=language, text_factor=factor)
    QApplication.processEvents()
    for widget in (panel.apply, panel.clicks, panel.kind_label):
        assert widget.width() >= widget.sizeHint().width() - 1, widget
        assert panel.rect().contains(widget.mapTo(panel, QPoint(0, 0)))
    assert (window.width(), window.height()) == (1280, 720) or factor > 1


def test_where_room_is_short_the_log_gives_way_and_comes_back(window: MainWindow) -> None:
    window.change_settings(text_factor=1.4, side_dock=True)
    open_judge(window)
    dock = judge_of(window).dock
    assert dock is not None and dock.isVisible() and not window.dock.isVisible()
    dock.close()
    QApplication.processEvents()
    assert window.dock.isVisible()
    window.change_settings(text_factor=1.0)
    judge_of(window).open()
    assert dock.isVisible() and window.dock.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_call_of_check_has_room_for_long_names_at_every_size_of_letters(window: MainWindow, language: str) -> None:
    end_turn(window, open_table=True, interface_language=language, text_factor=2.0)
    called, layout = bell(window), window.table.scene_.layout_
    assert layout is not None
    called.call("Maximiliane von Hohenzollern", layout.sides[ADA].panel.frame, speed=0, moves=False)
    assert window.overlays.rect().contains(called.geometry())


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_scene_at_the_end_fits_the_table_in_every_theme(window: MainWindow, theme: str) -> None:
    window.change_settings(theme=theme)
    for size in ((960, 500), (1280, 680)):
        window.resize(*size)
        QApplication.processEvents()
        win(window)
        QApplication.processEvents()
        scene = window.ceremonies.victory
        assert window.overlays.rect().contains(scene.geometry())
        assert not scene.grab().toImage().isNull()


def test_a_long_prompt_beside_buttons_is_not_cut_off_in_large_letters_in_a_small_window(window: MainWindow) -> None:
    window.change_settings(interface_language="de", text_factor=2.0)
    window.resize(960, 540)
    window.controller.new_game(setup(open_table=True))
    QApplication.processEvents()
    prompt = window.prompt
    labels = {"slot:0": "Linke Flanke", "slot:2": "Rechte Flanke"}
    words = "An welcher Stelle der Schlachtreihe kommt Gangar-Häuptling ins Spiel?"
    prompt.ask(replace(with_labels(DecisionKind.SLOT, labels), prompt=same(words)), table())
    QApplication.processEvents()
    text = prompt.text
    assert text.text() == words and text.height() >= text.heightForWidth(text.width()) - 1
    assert prompt.rect().contains(text.geometry()) and prompt.detail.isHidden()


def test_in_a_small_window_all_is_said_below_the_prompt_and_the_bar_stays_as_high(window: MainWindow) -> None:
    window.change_settings(interface_language="de")
    window.resize(960, 540)  # 1920 × 1080 at 200 %
    window.controller.new_game(setup(open_table=True))
    dice, heights, asked = Random(3), set[int](), set[DecisionKind]()
    for _ in range(60):
        QApplication.processEvents()
        prompt, decision = window.prompt, window.prompt.decision
        assert decision is not None and prompt.detail.text() == prompt.detail.whole, prompt.detail.text()
        heights.add(prompt.height())
        asked.add(decision.kind)
        choose_by_dice(window, dice)
    assert len(heights) == 1 and asked >= {DecisionKind.MAIN, DecisionKind.CARD, DecisionKind.SLOT, DecisionKind.HOUSE}


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_the_words_of_the_main_step_can_be_read_in_a_small_window(window: MainWindow, factor: float) -> None:
    window.change_settings(interface_language="de", text_factor=factor)
    window.resize(960, 540)
    mine = side(hand=["anger"] * 3, battleline=[spec("troll", ready=False)], deck=["anger"] * 9)
    begin(window, mine, side(amber=7), open_table=True)
    QApplication.processEvents()
    prompt = window.prompt
    assert "Zug beenden" in prompt.end_turn.text() and "Schlüssel" in prompt.end_turn.accessibleName()
    assert ("Schlüssel" in prompt.end_turn.text()) is (factor == 1.0), "where letters are large the tooltip warns"
    assert prompt.text.width() >= 7 * prompt.fontMetrics().averageCharWidth()
    assert prompt.end_turn.height() >= prompt.end_turn.sizeHint().height()

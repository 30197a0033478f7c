"""Choosing among very many: card names, traits, houses, numbers, with real keys and clicks."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.prompt.bar import PromptBar
from kfdesk.desk.prompt.panels import NumberPanel
from kfdesk.desk.prompt.search import NONE_FOUND, SearchPanel
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.text.words import Pair, Words, same
from tests.desk.samples import table
from tests.desk.scripted import ask

K = DecisionKind
TRAITS = {trait: Pair(trait.title(), trait.title()) for trait in ("beast", "giant", "goblin", "knight", "human")} | {
    f"kin-{n}": Pair(f"Kin {n}", f"Sippe {n}") for n in range(12)
}


def decision(kind: K, options: dict[str, Words]) -> Decision:
    return replace(ask(kind, "x"), options=tuple(Option(key, words) for key, words in options.items()))


@cache
def every_name() -> Decision:
    """Return the longest question there can be: name a card."""
    known = facts()
    return decision(K.NAME, {f"name:{i}": Pair(known[i].name, known[i].name_in("de")) for i in known})


@pytest.fixture
def bar(qtbot: Any) -> PromptBar:
    stage = QWidget()
    stage.resize(900, 600)
    qtbot.addWidget(stage)
    bar = PromptBar(DeskFaces(lambda card, language: ()), stage, stage)
    bar.dead_time_ms = 0
    stage.show()
    qtbot.waitExposed(stage)
    return bar


def opened(bar: PromptBar, asked: Decision) -> tuple[SearchPanel, list[tuple[str, ...]]]:
    answers: list[tuple[str, ...]] = []
    bar.chosen.connect(answers.append)
    bar.ask(asked, table())
    panel = bar.panel
    assert isinstance(panel, SearchPanel)
    panel.resize(panel.sizeHint())
    return panel, answers


def rows(panel: SearchPanel) -> list[str]:
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def test_all_card_names_open_as_one_list_without_a_widget_for_each(bar: PromptBar) -> None:
    panel, _ = opened(bar, every_name())
    assert panel.model.rowCount() == len(facts()) > 2500
    assert panel.count.text() == f"{len(facts())} of {len(facts())}"
    assert len(panel.findChildren(QWidget)) < 30


@pytest.mark.parametrize(
    ("typed", "found_by"),
    [("anger", "Anger"), ("zorn", "Anger  ·  Zorn"), ("COLÈRE", "Anger  ·  Colère"), ("colere", "Anger  ·  Colère"),
     ("gniew", "Anger  ·  Gniew"), ("furia", "Anger  ·  Furia")],
)  # fmt: skip
def test_a_card_is_found_by_its_name_in_any_language_which_is_shown(
    bar: PromptBar, qtbot: Any, typed: str, found_by: str
) -> None:
    panel, answers = opened(bar, every_name())
    qtbot.keyClicks(panel.line, typed)
    assert found_by in rows(panel)
    while panel.list.currentIndex().data() != found_by:
        qtbot.keyClick(panel.line, Qt.Key.Key_Down)
    qtbot.keyClick(panel.line, Qt.Key.Key_Return)
    assert answers == [("name:anger",)]


def test_names_that_begin_so_come_first_then_words_then_parts_of_words(bar: PromptBar, qtbot: Any) -> None:
    names = {"name:x1": same("Big Troll"), "name:x2": same("Trollop"), "name:x3": same("Patrolling")}
    names |= {f"name:z{n}": same(f"Other {n}") for n in range(10)}
    panel, _ = opened(bar, decision(K.NAME, names))
    qtbot.keyClicks(panel.line, "trol")
    assert rows(panel) == ["Trollop", "Big Troll", "Patrolling"]
    assert panel.list.currentIndex().data() == "Trollop"


def test_ae_is_found_with_and_without_its_letter(bar: PromptBar, qtbot: Any) -> None:
    panel, _ = opened(bar, every_name())
    for typed in ("Æmber imp", "aember imp"):
        panel.line.clear()
        qtbot.keyClicks(panel.line, typed)
        assert "Æmber Imp" in rows(panel)


def test_a_name_is_taken_with_a_click(bar: PromptBar, qtbot: Any) -> None:
    panel, answers = opened(bar, every_name())
    qtbot.keyClicks(panel.line, "dust p")
    index = next(i for r in range(panel.model.rowCount()) if (i := panel.model.index(r)).data() == "Dust Pixie")
    spot = panel.list.visualRect(index).center()
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert answers == [("name:dust-pixie",)]


def test_enter_without_typing_or_without_a_find_takes_nothing(bar: PromptBar, qtbot: Any) -> None:
    panel, answers = opened(bar, every_name())
    qtbot.keyClick(panel.line, Qt.Key.Key_Return)
    qtbot.keyClicks(panel.line, "qqqq")
    qtbot.keyClick(panel.line, Qt.Key.Key_Return)
    assert (answers, panel.count.text()) == ([], NONE_FOUND.en)


def test_in_german_german_names_lead(bar: PromptBar, qtbot: Any) -> None:
    ui.speak("de")
    panel, _ = opened(bar, every_name())
    qtbot.keyClicks(panel.line, "anger")
    assert "Zorn  ·  Anger" in rows(panel)


def test_a_trait_is_searched_and_chosen_from_the_list_by_keyboard(bar: PromptBar, qtbot: Any) -> None:
    panel, answers = opened(bar, decision(K.TRAIT, {f"trait:{key}": words for key, words in TRAITS.items()}))
    qtbot.keyClicks(panel.line, "g")
    assert rows(panel)[:2] == ["Giant", "Goblin"]
    qtbot.keyClick(panel.line, Qt.Key.Key_Down)
    qtbot.keyClick(panel.list, Qt.Key.Key_Enter)
    assert answers == [("trait:goblin",)]


@pytest.mark.parametrize("typed", ["star", "Sternen"])
def test_a_house_is_found_among_all_by_typing_its_name_in_either_language(
    bar: PromptBar, qtbot: Any, typed: str
) -> None:
    answers: list[tuple[str, ...]] = []
    bar.chosen.connect(answers.append)
    bar.ask(decision(K.HOUSE, {f"house:{h}": h.words for h in House}), table())
    panel = bar.panel
    assert panel is not None and len(bar.buttons) == len(House)
    panel.setFocus()
    qtbot.keyClicks(panel, typed)
    assert [button.key for button in bar.buttons if button.isEnabled()] == ["house:staralliance"]
    for _ in typed:
        qtbot.keyClick(panel, Qt.Key.Key_Backspace)
    assert all(button.isEnabled() for button in bar.buttons)
    qtbot.keyClicks(panel, typed)
    qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert answers == [("house:staralliance",)]


def test_a_letter_with_alt_is_left_to_the_menus(bar: PromptBar, qtbot: Any) -> None:
    bar.ask(decision(K.HOUSE, {f"house:{h}": h.words for h in House}), table())
    assert bar.panel is not None
    bar.panel.setFocus()
    qtbot.keyClick(bar.panel, Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    assert all(button.isEnabled() for button in bar.buttons)


def test_a_house_is_clicked_among_all(bar: PromptBar, qtbot: Any) -> None:
    answers: list[tuple[str, ...]] = []
    bar.chosen.connect(answers.append)
    bar.ask(decision(K.HOUSE, {f"house:{h}": h.words for h in House}), table())
    qtbot.mouseClick(bar.buttons[3], Qt.MouseButton.LeftButton)
    assert answers == [(bar.buttons[3].key,)]


def test_a_number_is_typed_and_taken_with_enter(bar: PromptBar, qtbot: Any) -> None:
    answers: list[tuple[str, ...]] = []
    bar.chosen.connect(answers.append)
    bar.ask(decision(K.NUMBER, {f"number:{n}": same(str(n)) for n in range(200) if n != 13}), table())
    panel = bar.panel
    assert isinstance(panel, NumberPanel)
    panel.setFocus()
    panel.spin.selectAll()
    qtbot.keyClicks(panel.spin, "13")
    qtbot.keyClick(panel.spin, Qt.Key.Key_Return)
    assert (answers, panel.choose.isEnabled()) == ([], False)
    panel.spin.selectAll()
    qtbot.keyClicks(panel.spin, "17")
    qtbot.keyClick(panel.spin, Qt.Key.Key_Return)
    assert answers == [("number:17",)]

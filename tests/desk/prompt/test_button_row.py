"""The row of buttons in the prompt bar: used again for the next prompt, and few of them kept for that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.desk.prompt.button_row import MOST_SPARE, ButtonRow
from kfdesk.engine.decisions import Option
from kfdesk.text.words import same


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[ButtonRow]:
    bar = QWidget()
    qtbot.addWidget(bar)
    row = ButtonRow()
    bar.setLayout(row)
    yield row  # Qt deletes it with its widget


def fill(row: ButtonRow, count: int) -> list[str]:
    for n in range(count):
        row.add(row.made_for(Option(f"choice:{n}", same(f"Choice {n}"))))
    return [button.text() for button in row.buttons]


def test_a_prompt_with_many_choices_leaves_few_buttons_behind(row: ButtonRow) -> None:
    first = fill(row, MOST_SPARE + 5)
    old = list(row.buttons)
    row.clear()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert (len(row.spare), row.buttons, row.inline) == (MOST_SPARE, [], [])
    assert fill(row, MOST_SPARE + 5) == first == [f"Choice {n}" for n in range(MOST_SPARE + 5)]
    assert row.buttons[:MOST_SPARE] == old[:MOST_SPARE], "the same ones, in the same order"


def test_a_button_says_the_choice_it_stands_for_now(row: ButtonRow) -> None:
    heard: list[str] = []
    row.chosen.connect(heard.append)
    fill(row, 1)
    row.clear()
    row.add(row.made_for(Option("yes", same("Yes"))))
    row.buttons[0].click()
    assert heard == ["yes"]

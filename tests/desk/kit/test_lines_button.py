"""A choice with many words is read whole, however narrow the column is."""

from __future__ import annotations

from typing import Any

from kfdesk.desk.kit.lines_button import LinesButton, lines_of

WORDS = "1. Turn 14, choice of a house & more: −19 points"


def test_words_go_on_in_another_line_where_there_is_no_room_and_are_read_as_one(qtbot: Any) -> None:
    button = LinesButton()
    qtbot.addWidget(button)
    button.tell(WORDS)
    button.resize(900, 40)
    button.show()
    assert button.text() == WORDS.replace("&", "&&") and button.accessibleName() == WORDS
    high = button.sizeHint().height()
    button.resize(170, 40)
    lines = button.text().split("\n")
    assert len(lines) > 1 and " ".join(lines) == WORDS.replace("&", "&&") and button.sizeHint().height() > high
    assert button.minimumSizeHint().width() < 170 and button.accessibleName() == WORDS


def test_a_word_that_is_wider_than_the_line_stands_alone(qtbot: Any) -> None:
    button = LinesButton()
    qtbot.addWidget(button)
    assert lines_of("a Donaudampfschifffahrt b", button.fontMetrics(), 20) == ["a", "Donaudampfschifffahrt", "b"]
    assert lines_of("", button.fontMetrics(), 20) == [""]

"""Large letters in a small window make the table easier to read: names and numbers grow, the rest gives way."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QSizeF
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.art.faces import name_height, number_height
from kfdesk.desk.art.fonts import syllable_break
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import Zone
from kfdesk.teach.lessons import lessons
from tests.desk import scenes
from tests.tables import side, spec
from tests.windows import part_in

CREATURES = ["troll", "bumpsy", "champion-anaphiel", "the-vaultkeeper", "francus", "dust-imp"]


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"interface_language": "de", "card_language": "de", "theme": "dark"}


class Read(NamedTuple):
    """What one reads of a creature, in logical pixels."""

    width: float
    name: float
    number: float


def begin(window: MainWindow, text: float) -> None:
    window.change_settings(text_factor=text)
    mine = side(
        name="Ada", hand=["krump", "anger", "punch", "gauntlet-of-command", "blood-of-titans", "routine-job"],
        battleline=[*CREATURES[:2], spec(CREATURES[2], damage=2, amber=1), *CREATURES[3:]],
        artifacts=["banner-of-battle"], deck=["anger"] * 12,
    )  # fmt: skip
    theirs = side(name="Bo", hand=["fear"] * 4, battleline=["dextre", "silvertooth"], deck=["anger"] * 12)
    scenes.begin(window, mine, theirs)
    QApplication.processEvents()


def read(window: MainWindow) -> dict[str, Read]:
    """Return what one reads of each creature and each card of the hand, by handle."""
    scene = window.table.scene_
    found = {}
    for handle, item in scene.cards.items():
        spot = item.spot
        if spot.zone in (Zone.BATTLELINE, Zone.HAND) and spot.host is None:
            look, size = window.table.faces.look(item.card), QSizeF(spot.width, spot.height)
            found[handle] = Read(spot.width, name_height(look, size), number_height(look, size))
    return found


@pytest.mark.parametrize(("text", "least"), [(1.3, 0.93), (1.5, 1.0), (2.0, 1.0)])
def test_names_and_numbers_grow_and_no_creature_becomes_smaller(window: MainWindow, text: float, least: float) -> None:
    """With letters that are a little larger all that stands around the table stays, and takes a little of it."""
    begin(window, 1.0)
    usual = read(window)
    begin(window, text)
    large = read(window)
    assert usual.keys() == large.keys() and len(usual) == 14
    for handle, was in usual.items():
        now = large[handle]
        lies_in_line = window.table.scene_.cards[handle].spot.zone is Zone.BATTLELINE
        assert now.width >= was.width * (least if lies_in_line else 0.93)
        assert now.name >= was.name and now.number >= was.number
    mean = sum(card.name for card in large.values()) / sum(card.name for card in usual.values())
    assert mean >= 1 + 0.3 * (text - 1)


def test_the_dock_comes_when_it_is_called_and_the_prompt_has_one_line(window: MainWindow) -> None:
    window.change_settings(side_dock=True)
    begin(window, 1.0)
    assert window.dock.isVisible() and not window.prompt.text.short
    usual = window.prompt.height()
    begin(window, 2.0)
    assert not window.dock.isVisible()
    assert window.prompt.text.lines == 1 and window.prompt.height() <= usual
    letters = QFontMetrics(window.prompt.text.font()).height()
    assert letters > 0.9 * window.prompt.text.line
    window.commands.side_dock.trigger()
    assert window.dock.isVisible()
    begin(window, 1.0)
    assert window.dock.isVisible() and window.commands.side_dock.isChecked()


def test_a_large_window_has_room_for_everything(window: MainWindow) -> None:
    window.change_settings(side_dock=True)
    window.resize(1920, 1080)
    begin(window, 2.0)
    assert window.dock.isVisible() and not window.prompt.text.short
    window.resize(1280, 720)
    QApplication.processEvents()
    assert not window.dock.isVisible() and window.prompt.text.short


def test_the_words_of_a_lesson_are_there_in_large_letters_too(window: MainWindow) -> None:
    begin(window, 2.0)
    assert not window.dock.isVisible()
    part_in(window, LearningFeature).begin(next(iter(lessons())).id)
    assert window.dock.isVisible()


def test_the_rules_of_a_card_can_be_read_whole_beside_the_table(window: MainWindow, qtbot: Any) -> None:
    begin(window, 2.0)
    window.commands.side_dock.trigger()
    point_at(window, "dextre")
    preview = window.preview
    qtbot.waitUntil(lambda: preview.card is not None and preview.card.face == "dextre")
    QApplication.processEvents()
    assert preview.face.isHidden()
    assert preview.lines.visibleRegion().boundingRect().height() >= preview.lines.heightForWidth(preview.lines.width())


@pytest.mark.parametrize("card", ["routine-job", "champion-anaphiel", "dextre"])
def test_the_large_card_is_as_large_as_there_is_room(window: MainWindow, qtbot: Any, card: str) -> None:
    shown = []
    for text in (1.0, 2.0):
        begin(window, text)
        point_at(window, card)
        reading = window.table.reading
        qtbot.waitUntil(lambda: reading.shown is not None, timeout=3000)  # noqa: B023 - it is asked at once
        shown.append(reading.item.boundingRect().height())
        window.table.pointer.left()
    assert shown[1] > shown[0]


def point_at(window: MainWindow, card: str) -> None:
    x, y = scenes.middle(window, card)
    QTest.mouseMove(window.table.viewport(), QPoint(5, 5))
    QTest.mouseMove(window.table.viewport(), QPoint(round(x), round(y)))


def test_a_long_word_is_broken_before_its_second_part() -> None:
    assert "Kriegsstandarte"[: syllable_break("Kriegsstandarte")] == "Kriegs"

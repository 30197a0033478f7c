"""Both pages by keyboard alone: Tab reaches every control, each has a name in both languages, focus is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kfdesk.desk.homemade.builder import BuilderPage
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.homemade.page import MyCardsPage
from kfdesk.engine.terms import House, Icon
from tests.desk.homemade.test_my_cards import READ_MS, read, write
from tests.windows import open_window, part_in

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QAbstractItemView)


@pytest.fixture(params=["en", "de"])
def feature(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[HomemadeFeature]:
    found = part_in(open_window(qtbot, interface_language=request.param), HomemadeFeature)
    yield found
    found.close()


@pytest.fixture
def cards(feature: HomemadeFeature, qtbot: QtBot) -> MyCardsPage:
    feature.open()
    page = feature.room.page
    write(page, "Ember Hound", "Play: Drow a card.")
    page.form.icons.put(Icon.AMBER)
    read(page, qtbot)
    return page


@pytest.fixture
def builder(feature: HomemadeFeature, qtbot: QtBot) -> BuilderPage:
    feature.build()
    page = feature.builder.page
    qtbot.waitUntil(lambda: page.is_read, timeout=READ_MS)
    page.pool.add_current()
    page.copies.icons.put(House.DIS)
    page.take_back()
    return page


def controls(page: QWidget) -> list[QWidget]:
    """Return what one can do something with now, but for what Qt makes for it, such as the list of a box."""
    found = [control for kind in CONTROLS for control in page.findChildren(kind)]
    return [one for one in found if one.isVisible() and one.isEnabled() and not _within_another(one)]


def _within_another(control: QWidget) -> bool:
    above = control.parentWidget()
    while above is not None and not isinstance(above, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractScrollArea):
        above = above.parentWidget()
    return isinstance(above, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractItemView)


def walked(page: QWidget) -> list[QWidget]:
    """Return what has the keyboard one after the other while Tab is pressed."""
    first = QApplication.focusWidget()
    assert first is not None and page.isAncestorOf(first)
    found = [first]
    for _ in range(100):
        QTest.keyClick(found[-1], Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        if here is first:
            return found
        found.append(here)
    raise AssertionError([type(one).__name__ for one in found])


def test_tab_reaches_every_control_of_my_cards(cards: MyCardsPage) -> None:
    reached = walked(cards)
    assert not [_told(one) for one in controls(cards) if one not in reached]
    form = cards.form
    fields = (form.name, form.type, form.power, form.armor, *form.houses[:2], form.traits, form.icons.add)
    order = [reached.index(one) for one in (cards.cards.list, *fields, *form.icons.buttons, form.text, cards.manual)]
    assert order == sorted(order) or order[0] > order[-1], "in the order in which they are seen"


def test_tab_reaches_every_control_of_the_builder(builder: BuilderPage) -> None:
    builder.pool.search.setFocus()
    reached = walked(builder)
    assert not [_told(one) for one in controls(builder) if one not in reached]
    pool, copies = builder.pool, builder.copies
    seen = (pool.search, pool.house, pool.type, pool.list, pool.add, pool.add_as, copies.list, copies.more, copies.less)
    order = [reached.index(one) for one in (*seen, copies.icons.add, *copies.icons.buttons)]
    assert order == sorted(order), "in the order in which they are seen"


def test_every_control_has_a_name(cards: MyCardsPage, feature: HomemadeFeature) -> None:
    feature.build()
    for page in (cards, feature.builder.page):
        for kind in CONTROLS:
            for one in page.findChildren(kind):
                if not one.isHidden() and not _within_another(one) and not one.objectName().startswith("qt_"):
                    assert _told(one), type(one).__name__


def _told(control: QWidget) -> str:
    return control.accessibleName() or str(getattr(control, "text", str)())


def test_focus_is_seen_on_every_control(feature: HomemadeFeature, cards: MyCardsPage) -> None:
    for one in controls(cards):
        _looks_other_with_focus(one, cards.back)
    feature.build()
    page = feature.builder.page
    page.pool.add_current()
    for one in controls(page):
        _looks_other_with_focus(one, page.back)


def _looks_other_with_focus(control: QWidget, other: QWidget) -> None:
    if control is other or control.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return
    pictures = []
    for one in (other, control):
        one.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        pictures.append(control.grab().toImage())
    assert pictures[0] != pictures[1], _told(control)

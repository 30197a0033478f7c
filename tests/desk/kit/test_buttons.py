"""Buttons: what they say can be read in every state, and no state looks like another."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from kfdesk.desk.kit.buttons import Kind, State, look, set_kind
from kfdesk.desk.kit.theme import LEAST_TARGET, THEMES, Theme, contrast, palette, readable_on
from kfdesk.desk.window.style import indicator_size, style_of

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@EVERY
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_words_on_a_button_can_be_read_in_every_state(theme: Theme, kind: Kind) -> None:
    for state in State:
        shown = look(theme, kind, state)
        least = 3.0 if state is State.DISABLED else 4.5
        assert contrast(shown.ink, shown.ground or theme.window) >= least, (kind, state)


@EVERY
def test_the_focus_shows_against_every_window(theme: Theme) -> None:
    for ground in (theme.window, theme.panel):
        assert contrast(theme.glow_focus, ground) >= 3.0


@EVERY
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_states_differ_in_more_than_color(theme: Theme, kind: Kind) -> None:
    assert look(theme, kind, State.FOCUS).thick and not look(theme, kind, State.NORMAL).thick
    assert look(theme, kind, State.DISABLED).dashed and look(theme, kind, State.PRESSED).sunk


@EVERY
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_no_state_looks_like_another(theme: Theme, kind: Kind, qtbot: Any) -> None:
    pictures = _pictures(theme, kind, qtbot)
    alike = [(one, other) for one, other in combinations(pictures, 2) if pictures[one] == pictures[other]]
    assert alike == []


@EVERY
def test_kinds_differ(theme: Theme, qtbot: Any) -> None:
    pictures = [_pictures(theme, kind, qtbot)[State.NORMAL] for kind in Kind]
    assert not [pair for pair in combinations(pictures, 2) if pair[0] == pair[1]]


def test_a_button_is_as_high_as_a_target_has_to_be_with_the_smallest_letters(qtbot: Any) -> None:
    for theme in THEMES.values():
        for kind in Kind:
            page = QWidget()
            qtbot.addWidget(page)
            page.setStyleSheet(style_of(theme, 0.8))
            button = QPushButton("Forge", page)
            set_kind(button, kind)
            assert button.sizeHint().height() >= LEAST_TARGET


@EVERY
def test_a_tick_and_a_chosen_line_have_the_color_of_the_main_button(theme: Theme, qtbot: Any) -> None:
    assert contrast(readable_on(theme.amber), theme.amber) >= 4.5
    page = QWidget()
    qtbot.addWidget(page)
    page.setPalette(palette(theme))
    page.setStyleSheet(style_of(theme, 1.0))
    lines = QListWidget(page)
    lines.addItems(["Forge", "Reap"])
    lines.setCurrentRow(1)
    for widget in (QCheckBox("Forge", page), QRadioButton("Forge", page)):
        widget.setChecked(True)
    page.show()
    for shown in page.findChildren(QCheckBox) + page.findChildren(QRadioButton) + [lines.viewport()]:
        picture = shown.grab().toImage()
        inks = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
        assert theme.amber in inks, shown


def test_a_check_box_grows_with_the_text() -> None:
    sizes = [indicator_size(factor) for factor in (0.8, 1.0, 1.5, 2.0)]
    assert sizes == sorted(sizes) and sizes[0] >= 16 and sizes[-1] >= 1.7 * sizes[1]


def test_the_words_of_a_button_with_a_menu_stay_beside_its_arrow_when_it_is_given_the_keyboard(qtbot: Any) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(style_of(THEMES["light"], 1.0))
    menu, other = QToolButton(page), QPushButton(page)
    menu.setText("Forge")
    menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu.setMenu(QMenu(menu))
    menu.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    menu.resize(menu.sizeHint())
    other.move(0, 100)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    other.setFocus()
    before = _within(menu)
    menu.setFocus()
    assert menu.hasFocus() and _within(menu) == before


def _within(widget: QWidget) -> QImage:
    """Return a picture of a widget without its edge."""
    return widget.grab(widget.rect().adjusted(4, 4, -4, -4)).toImage()


def _pictures(theme: Theme, kind: Kind, qtbot: Any) -> dict[State, QImage]:
    """Return a button of a kind as it looks in each state."""
    page = QWidget()
    qtbot.addWidget(page)
    page.setPalette(palette(theme))
    page.setStyleSheet(style_of(theme, 1.0))
    button = _Button("Forge", page)
    set_kind(button, kind)
    button.resize(button.sizeHint())
    page.show()
    return {state: button.drawn(state) for state in State}


class _Button(QPushButton):
    """A button that is drawn in a state it need not be in."""

    def drawn(self, state: State) -> QImage:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        flags = QStyle.StateFlag
        option.state = {
            State.NORMAL: flags.State_Enabled | flags.State_Raised,
            State.HOVER: flags.State_Enabled | flags.State_Raised | flags.State_MouseOver,
            State.PRESSED: flags.State_Enabled | flags.State_Sunken | flags.State_MouseOver,
            State.FOCUS: flags.State_Enabled | flags.State_Raised | flags.State_HasFocus,
            State.DISABLED: flags.State_None,
        }[state]
        image = QImage(self.size(), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        assert painter.end()
        return image

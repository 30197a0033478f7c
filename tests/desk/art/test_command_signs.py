"""Signs before commands: at every size there is something to see, none looks like another, and each command has one."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QIcon, QImage

from kfdesk.desk.art.command_signs import COMMAND_SIGNS, SIZES, command_icon, draw_command
from kfdesk.desk.features.menu_signs import MENU_SIGNS, sign_of
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import DARK, LIGHT, THEMES, Theme, contrast
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.teach.bot.levels import LEVELS
from kfdesk.text.words import Words

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(name: str, size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    with painting_on(image) as painter:
        draw_command(painter, name, QRectF(0, 0, size, size), "#ffffff")
    return image


def alphas(image: QImage) -> list[int]:
    return [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("size", SIZES)
def test_a_sign_shows_at_every_size(size: int) -> None:
    seen = {name: alphas(drawn(name, size)) for name in COMMAND_SIGNS}
    inked = {name: sum(alpha > 120 for alpha in found) / len(found) for name, found in seen.items()}
    assert {name: share for name, share in inked.items() if not 0.08 < share < 0.8} == {}
    assert [name for name, found in seen.items() if max(found) <= 240] == [], "somewhere it is solid, also when small"


def test_no_sign_looks_like_another() -> None:
    pictures = {name: alphas(drawn(name, 16)) for name in COMMAND_SIGNS}
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) < 0.06 * 255 * 256
    ]
    assert alike == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_an_icon_stands_out_from_its_menu_and_is_fainter_where_it_is_disabled(theme: Theme) -> None:
    icon = command_icon("settings", theme)
    picture = icon.pixmap(QSize(32, 32)).toImage()
    ink = picture.pixelColor(16, 3).name()
    assert contrast(ink, theme.panel) >= 4.5
    faint = icon.pixmap(QSize(32, 32), QIcon.Mode.Disabled).toImage().pixelColor(16, 3).name()
    assert theme.plain or contrast(faint, theme.panel) < contrast(ink, theme.panel)


def test_every_command_of_the_menus_has_a_sign_or_a_tick(window: MainWindow) -> None:
    commands = window.commands
    used = {said.en.replace("&", "") for path, _ in commands.actions() for said in path}
    assert set(MENU_SIGNS) - used == set(), "no longer the words of a command"
    assert set(COMMAND_SIGNS) - set(MENU_SIGNS.values()) == {
        "plain",
        "bell",
        "friend",
        *(level.id for level in LEVELS),
    }, "a sign of no command"
    assert {sign_of(path[-1]) for path, action in commands.actions() if not action.isCheckable()} <= {
        *MENU_SIGNS.values()
    }
    for menu in commands.menus.values():
        menu.aboutToShow.emit()
        known = [action for action in menu.actions() if not action.isSeparator() and not action.isCheckable()]
        assert known and not [action.text() for action in known if action.icon().isNull()]


def test_a_command_without_a_sign_of_its_own_has_a_plain_one() -> None:
    assert sign_of(Words("&Dance…")) == "plain" and sign_of(Words("&Undo")) == "undo"


def test_signs_are_drawn_when_a_menu_is_opened_and_anew_in_another_theme(window: MainWindow) -> None:
    commands = window.commands
    ui.wear(DARK)
    commands.menus["edit"].aboutToShow.emit()
    before = commands.undo.icon().cacheKey()
    assert not commands.undo.icon().isNull()
    commands.menus["edit"].aboutToShow.emit()
    assert commands.undo.icon().cacheKey() == before, "drawn once"
    ui.wear(LIGHT)
    commands.menus["edit"].aboutToShow.emit()
    assert commands.undo.icon().cacheKey() != before


def test_a_name_that_there_is_not_has_no_sign() -> None:
    assert command_icon("", DARK).isNull()

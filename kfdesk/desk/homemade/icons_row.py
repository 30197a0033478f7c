"""The bonus icons of a card: a menu adds one, a click on one takes it away."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import THEMES, Theme
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui
from kfdesk.engine.terms import House, Icon

MOST_AMBER: Final = 9
MOST_OTHERS: Final = 9
"""So many icons besides Æmber has a card at most."""
_SIDE: Final = 48
"""How large a picture of an icon is painted, in pixels; lists and buttons shrink it."""


class IconsRow(QWidget):
    """Shows icons from the top of the card to its bottom: Æmber first, then the others in the order they were added."""

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[Icon | House] = []
        self._row = FlowLayout(self, gap=4)
        self.add = QToolButton()
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._row.addWidget(self.add)
        self.buttons: list[QToolButton] = []
        """A button for each icon there is."""
        follow_language(self._make_menu)
        follow_theme(self._make_menu)

    @property
    def amber(self) -> int:
        """How many Æmber icons there are."""
        return self._icons.count(Icon.AMBER)

    @property
    def others(self) -> tuple[Icon | House, ...]:
        """The icons besides Æmber."""
        return tuple(icon for icon in self._icons if icon is not Icon.AMBER)

    def show_icons(self, amber: int, others: tuple[Icon | House, ...]) -> None:
        """Show these icons."""
        self._icons = [*(Icon.AMBER,) * amber, *others]
        self._show()

    def put(self, icon: Icon | House) -> None:
        """Add an icon, as far as there is room on a card."""
        if icon is Icon.AMBER and self.amber < MOST_AMBER:
            self._icons.insert(self.amber, icon)
        elif icon is not Icon.AMBER and len(self.others) < MOST_OTHERS:
            self._icons.append(icon)
        else:
            return
        self._show()
        self.edited.emit()

    def take(self, place: int) -> None:
        """Take the icon in a place away; the keyboard goes to the next one."""
        del self._icons[place]
        self._show()
        (self.buttons[min(place, len(self.buttons) - 1)] if self.buttons else self.add).setFocus()
        self.edited.emit()

    def _make_menu(self) -> None:
        menu = QMenu(self.add)
        for icon in Icon:
            self._add_choice(menu, icon)
        houses = menu.addMenu(say(w.HOUSE_ICON))
        for house in House:
            self._add_choice(houses, house)
        old = self.add.menu()
        self.add.setMenu(menu)
        if old is not None:
            old.deleteLater()
        self.add.setText(say(w.ADD_ICON))
        self.add.setAccessibleName(f"{say(w.ICONS)}: {say(w.ADD_ICON)}")
        self._show()

    def _add_choice(self, menu: QMenu, icon: Icon | House) -> None:
        action = QAction(icon_picture(icon, ui.theme), say(icon.words).replace("&", "&&"), menu)
        action.triggered.connect(partial(self.put, icon))
        menu.addAction(action)

    def _show(self) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        side = max(18, round(self.fontMetrics().height() * 1.2))
        for place, icon in enumerate(self._icons):
            button = QToolButton(self)
            button.setIcon(icon_picture(icon, ui.theme))
            button.setIconSize(QSize(side, side))
            words = say(w.TAKE_ICON.filled(icon=icon.words))
            button.setToolTip(tip(words))
            button.setAccessibleName(words)
            button.clicked.connect(partial(self.take, place))
            self._row.addWidget(button)
            button.show()
            self.buttons.append(button)
        before: QWidget = self.add
        for button in self.buttons:
            QWidget.setTabOrder(before, button)
            before = button


@lru_cache(maxsize=128)
def _picture(name: str, theme: str) -> QIcon:
    made = QPixmap(_SIDE, _SIDE)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        draw_icon(painter, name, QRectF(2, 2, _SIDE - 4, _SIDE - 4), THEMES[theme])
    return QIcon(made)


def icon_picture(icon: Icon | House, theme: Theme) -> QIcon:
    """Return a bonus icon as a picture for lists and buttons."""
    return _picture(f"house:{icon.value}" if isinstance(icon, House) else icon.value, theme.name)

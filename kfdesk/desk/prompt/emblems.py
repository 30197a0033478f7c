"""The choice of the active house, or of a key: emblems that rise along the middle line, or aside of creatures there.

A card that is looked at is more important: while one is shown large, the emblems are not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QSizePolicy, QWidget

from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.fonts import font, metrics, write_fit
from kfdesk.desk.art.pieces import draw_key
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.middle import EMBLEM_FOOT, emblem_cells
from kfdesk.desk.layout.places import TableLayout
from kfdesk.desk.prompt.buttons import ChoiceButton
from kfdesk.desk.prompt.panels import PromptPanel
from kfdesk.desk.table.large_card import GIVES_WAY
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import HOUSES, House, KeyColor

RISE_MS: Final = 260
"""How long an emblem takes to rise at speed 1."""
LATER: Final = 0.28
"""How much later than the one before each rises, as a share of that."""
GROWS_FROM: Final = 0.4
"""How large an emblem is when it begins to rise, as a share of its size."""
PLAQUE: Final = 0.27
"""Height of the plaque with the words, which lies over the foot of the emblem, as a share of the emblem's height."""
PLAQUE_LEAST: Final = 34.0
"""Least height of the plaque at text size 1, in logical pixels."""
PLAQUE_MOST: Final = 0.43
"""Height of the plaque at most, in large letters, as a share of the button's height: the emblem must be known by."""
ONE_LINE: Final = 0.68
"""How high it is where nothing stands below the name, as a share of that."""
USUAL_LINE: Final = 17.0
"""Height of a line of the window's letters at text size 1, in logical pixels."""
AROUND: Final = 5.0
"""Room around an emblem for its shadow and for the ring of one that is looked at, in logical pixels."""
PLAQUE_EDGE: Final = 9
"""Room beside the words on a plaque, in logical pixels."""
SMALLEST_NAME, SMALLEST_COUNTS = 10, 8
"""Sizes of the house's name and of what stands below it at least, in pixels."""
MOST_KEPT: Final = 12
"""So many painted emblems are kept: those of both decks, and of what one controls besides, and three keys."""
LETTERS: Final = 15
"""Size of the house's name at most, at text size 1, in pixels."""


class EmblemButton(ChoiceButton):
    """The large emblem of a house with its name, its number key and how many cards of it there are; or a large key."""

    def __init__(self) -> None:
        super().__init__("", "")
        self.risen = 1.0
        """How far it has risen, from 0 to 1."""
        self.letters = 1.0
        """How large its words are, as a share of their usual size."""
        self.away = False
        """Whether a card that is looked at has its place; the keyboard reaches it all the same."""
        self.setMinimumHeight(0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def house(self) -> House | None:
        """The house it stands for."""
        return HOUSES.get(self.key.partition(":")[2])

    @property
    def key_color(self) -> KeyColor | None:
        """The color of the key it stands for."""
        verb, _, what = self.key.partition(":")
        return KeyColor(what) if verb == "key" else None

    def sizeHint(self) -> QSize:
        """Return the least room in which its words can be read; how large it is says the table."""
        name, *more = self.text().split("\n")
        wide = [metrics(font(SMALLEST_NAME, title=True)).horizontalAdvance(name)]
        wide += [metrics(font(SMALLEST_COUNTS)).horizontalAdvance(line) for line in more]
        return QSize(ceil(max(wide)) + 2 * PLAQUE_EDGE, round(2 * PLAQUE_LEAST))

    @property
    def emblem(self) -> QRectF:
        """Where the emblem lies in the button."""
        side = min(self.width(), self.height() / (1 + EMBLEM_FOOT))
        return QRectF((self.width() - side) / 2, 0, side, side).adjusted(AROUND, AROUND, -AROUND, -AROUND)

    @property
    def plaque(self) -> QRectF:
        """Where the words lie, over the foot of the emblem."""
        share = 1.0 if "\n" in self.text() else ONE_LINE
        least = min(PLAQUE_LEAST * share * self.letters, self.height() * PLAQUE_MOST)
        high = max(self.height() * PLAQUE * share, least)
        return QRectF(3, self.height() - high - 3, self.width() - 6, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the emblem, larger where the pointer or the keyboard is, and its words once it has risen."""
        del event
        drawn = self.house or self.key_color
        if drawn is None or self.risen <= 0 or self.away:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        looked_at = self.underMouse() or self.hasFocus()
        grown = (GROWS_FROM + (1 - GROWS_FROM) * self.risen) * (1.0 if looked_at or self.risen < 1 else 0.93)
        middle = self.emblem.center()
        painter.setOpacity(min(1.0, 2 * self.risen))
        painter.translate(middle.x(), middle.y() + self.height() * 0.25 * (1 - min(1.0, self.risen)))
        painter.scale(grown, grown)
        painter.translate(-middle)
        painter.drawPixmap(
            self.emblem.adjusted(-AROUND, -AROUND, AROUND, AROUND).topLeft(),
            _painted(drawn, self.emblem.width(), self.devicePixelRatioF(), ui.theme),
        )
        if looked_at:
            for tint, wide in ((ui.theme.shadow, 6.0), (ui.theme.glow_focus, 3.5)):
                dip(painter, QPen(color(tint), wide), None)
                painter.drawEllipse(self.emblem.adjusted(1, 1, -1, -1))
        painter.resetTransform()
        if self.risen >= 1:
            self._draw_words(painter, _tint(drawn), looked_at=looked_at)
        painter.end()

    def _draw_words(self, painter: QPainter, tint: str, *, looked_at: bool) -> None:
        theme, place = ui.theme, self.plaque
        edge = theme.glow_focus if looked_at else theme.text if theme.plain else mix(
            theme.panel_edge, tint, 0.6
        )  # fmt: skip
        ground = QColor(theme.panel)
        ground.setAlphaF(1.0 if theme.plain else 0.95)
        dip(painter, QPen(color(edge), 2.2 if looked_at else 1.4), ground)
        painter.drawRoundedRect(place, 8, 8)
        lines = self.text().split("\n")
        inner = place.adjusted(PLAQUE_EDGE - 3, 2, 3 - PLAQUE_EDGE, -2)
        share = 0.56 if len(lines) > 1 else 1.0
        painter.setPen(color(theme.text))
        name = inner.adjusted(0, 0, 0, -inner.height() * (1 - share))
        write_fit(
            painter, lines[0], name, largest=round(LETTERS * self.letters), smallest=SMALLEST_NAME, lines=1, title=True
        )
        if len(lines) > 1:
            below = inner.adjusted(0, inner.height() * share, 0, 0)
            painter.setPen(color(theme.text if looked_at else theme.text_dim))
            largest = round(LETTERS * 0.86 * self.letters)
            write_fit(painter, lines[1], below, largest=largest, smallest=SMALLEST_COUNTS, lines=1, bold=False)


class EmblemsPanel(PromptPanel):
    """Emblems to choose the active house from; between them the table is used as ever. Rule: "Active House"."""

    def __init__(self, buttons: Sequence[EmblemButton], decision: Decision, parent: QWidget, *, speed: float) -> None:
        """With `speed` 0 the emblems are there at once."""
        super().__init__(decision, parent)
        self.setObjectName("emblems")
        self.setFrameShape(PromptPanel.Shape.NoFrame)
        self.setAutoFillBackground(False)
        self.setProperty(GIVES_WAY, True)
        self._buttons = tuple(buttons)
        for button in buttons:
            button.setParent(self)
            button.pointed_at.connect(self._on_pointed_at)
            button.show()
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(0.0)
        self._rising.setEndValue(1.0 + LATER * (len(buttons) - 1))
        self._rising.valueChanged.connect(self._on_step)
        if speed > 0:
            self._rising.setDuration(round(RISE_MS * float(self._rising.endValue()) / speed))
            self._on_step(0.0)
            self._rising.start()

    @property
    def takes_keyboard(self) -> bool:
        """Return False: the keyboard walks the cards that the choice is made by, until somebody comes here."""
        return False

    @property
    def stops(self) -> Sequence[QWidget]:
        """The emblems, in reading order."""
        return self._buttons

    def place_on(self, layout: TableLayout, room: QSize) -> QRect | None:
        """Stand where the table has room for emblems, along the middle line if there."""
        del room
        letters = max(1.0, self.fontMetrics().height() / USUAL_LINE)
        cells = emblem_cells(layout, len(self._buttons), letters)
        height = round(cells[0].h * (1 + EMBLEM_FOOT))
        places = []
        for button, cell in zip(self._buttons, cells, strict=True):
            button.letters = letters
            wide = min(cell.w, max(cell.h, cell.w * 0.97))
            x, y = cell.center
            places.append(QRect(round(x - wide / 2), round(y - height / 2), round(wide), height))
        whole, mask = QRect(), QRegion()
        for place in places:
            whole = whole.united(place)
        for button, place in zip(self._buttons, places, strict=True):
            button.setGeometry(place.translated(-whole.topLeft()))
            mask += button.geometry()
        self.setMask(mask)  # what lies between the emblems is clicked and looked at as ever
        return whole

    def give_way(self, on: bool) -> None:
        """Be not there while a card is shown large."""
        if on is not self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on)
            for button in self._buttons:
                button.away = on
                button.update()

    def _on_pointed_at(self, on: bool) -> None:
        """Be there for the keyboard, whatever is shown large."""
        if on:
            self.give_way(False)

    def sizeHint(self) -> QSize:
        """Return room for small emblems, for a table without a layout."""
        return QSize(120 * len(self._buttons), 80)

    def _on_step(self, value: object) -> None:
        whole = float(value) if isinstance(value, float | int) else 1.0
        for number, button in enumerate(self._buttons):
            share = min(1.0, max(0.0, whole - LATER * number))
            button.risen = 1 - (1 - share) ** 3
            button.update()


def _tint(drawn: House | KeyColor) -> str:
    theme = ui.theme
    return theme.house(drawn).base if isinstance(drawn, House) else theme.keys[drawn]


@lru_cache(maxsize=MOST_KEPT)
def _painted(drawn: House | KeyColor, side: float, ratio: float, theme: Theme) -> QPixmap:
    """Return an emblem or a key with its shadow, painted once: it is shown in many sizes, and in each turn."""
    place = QRectF(AROUND, AROUND, side, side)
    made = QPixmap((place.size() + QSizeF(2 * AROUND, 2 * AROUND)).toSize() * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not theme.plain:
            dip(painter, None, color(theme.shadow, 0.35))
            painter.drawEllipse(place.translated(0, place.height() * 0.03))
        if isinstance(drawn, House):
            draw_emblem(painter, drawn, place, theme)
        else:
            draw_key(painter, drawn, place, theme, forged=True)
    return made

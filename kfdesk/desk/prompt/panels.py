"""The larger bodies of prompts: a grid of cards, an order, a list of texts, a number.

Each panel is given the decision and says `chosen` with option keys; it knows no rule and no game.
A panel decides nothing by itself: what is a click for the table is one signal here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kfdesk.desk import texts as s
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.card.explaining import rules_of
from kfdesk.desk.card.grid import CardGrid, Faces
from kfdesk.desk.card.term_tips import tip_of
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.places import TableLayout
from kfdesk.desk.table.marks import badge
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import STACKS, DecisionKind, Zone
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words

HOUSE_COLUMNS = 4
"""How many houses stand in a row of a grid of buttons at least; in a wide window there are more."""
KEY_ROLE = Qt.ItemDataRole.UserRole
PLACES = {zone: zone.words for zone in (Zone.HAND, *STACKS)}
"""Where a card of a prompt lies."""


_FIRST = {Qt.Key.Key_Down, Qt.Key.Key_Right}
_LAST = {Qt.Key.Key_Up, Qt.Key.Key_Left}
"""The arrow keys that light the first choice of a list, and the last."""


class ChoiceList(QListWidget):
    """A list in which a click or Enter chooses; `chosen` gives the key kept with the line."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setMouseTracking(True)
        self.setSpacing(2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(KEY_ROLE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the line lit with Enter; the first arrow key lights the first or the last line."""
        lit = self.selectedItems()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if lit:
                self.chosen.emit(lit[0].data(KEY_ROLE))
        elif not lit and event.key() in _FIRST | _LAST:
            self.setCurrentRow(0 if event.key() in _FIRST else self.count() - 1)
        else:
            super().keyPressEvent(event)


class PromptPanel(QFrame):
    """Base of all panels: a framed box that floats above the prompt bar."""

    chosen = Signal(tuple)
    hovered = Signal(object)
    picks_changed = Signal(tuple)

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("promptPanel")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._decision = decision
        self._box = down(on=self, margins=10)

    @property
    def picks(self) -> tuple[str, ...]:
        """The keys picked so far, in the order picked."""
        return ()

    @property
    def spares_hand(self) -> bool:
        """Whether the panel has to leave the hand in sight: a player looks at it to choose a house."""
        return self._decision.kind is DecisionKind.HOUSE

    @property
    def takes_keyboard(self) -> bool:
        """Whether the keyboard is here when the panel has come; else it stays at the table."""
        return True

    @property
    def stops(self) -> Sequence[QWidget]:
        """What the Tab key reaches next from the table, where the keyboard stays there."""
        return ()

    def place_on(self, layout: TableLayout, room: QSize) -> QRect | None:
        """Lay itself out on a table of the size `room` whose things lie so, and return its place there.

        None for the usual place of panels, at the table's lower edge.
        """
        del layout, room
        return None

    def let_go(self) -> None:
        """Hold nothing of what was shown: the panel is deleted a little later, when others may look on."""

    def give_way(self, on: bool) -> None:
        """Be not there while a card is shown large, where the panel stands in the middle of the table."""

    def set_picks(self, picks: Sequence[str]) -> None:
        """Show these keys as picked."""


class CardsPanel(PromptPanel):
    """Cards that do not lie open on the table: from a discard pile, an archive, a deck or a hand."""

    def __init__(
        self,
        decision: Decision,
        cards: Sequence[CardView],
        faces: Faces,
        card_language: str,
        parent: QWidget | None = None,
        *,
        title: Words | None = None,
    ) -> None:
        super().__init__(decision, parent)
        self.title = Label(say(title) if title is not None else "", style="dockTitle")
        self.title.setVisible(title is not None)
        self._box.addWidget(self.title)
        self._keys = {option.card: option.key for option in decision.options if option.card}
        self.grid = CardGrid(faces, card_language, self)
        self.grid.show_cards(cards, clickable=True, captions=_captions(cards))
        self.grid.clicked.connect(self._on_clicked)
        self.grid.hovered.connect(self.hovered)
        self._box.addWidget(self.grid)

    def set_picks(self, picks: Sequence[str]) -> None:
        """Frame the cards whose keys are picked."""
        self.grid.mark({card for card, key in self._keys.items() if key in picks})

    def _on_clicked(self, handle: str) -> None:
        if handle in self._keys:
            self.picks_changed.emit((self._keys[handle],))

    def sizeHint(self) -> QSize:
        """Return the size that shows all cards in one row, up to seven."""
        above = 0 if self.title.isHidden() else self.title.sizeHint().height() + self._box.spacing()
        return self.grid.sizeHint() + QSize(24, 24 + above)


def _captions(cards: Sequence[CardView]) -> list[str] | None:
    """Return in which pile each card lies, where they come from more than one: two of a name may differ in that."""
    if len({(card.zone, card.owner) for card in cards}) < 2:
        return None
    return [say(PLACES[card.zone]) if card.zone in PLACES else "" for card in cards]


class ListPanel(PromptPanel):
    """Options whose words are too long for a row of buttons, one below the other."""

    def __init__(self, decision: Decision, options: Sequence[Option], parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        self._options = tuple(options)
        self.list = ChoiceList(self)
        for number, option in enumerate(options, start=1):
            text = say(spoken(option.label))
            self.list.addItem(_line(decision, option, f"{number}  {text}" if number < 10 else text))
        self.list.chosen.connect(lambda key: self.chosen.emit((key,)))
        self.list.itemEntered.connect(self._on_entered)
        self.list.currentItemChanged.connect(self._on_entered)
        self.setFocusProxy(self.list)
        self._box.addWidget(self.list)

    def choose_number(self, number: int) -> None:
        """Choose the option on line `number`."""
        if 1 <= number <= len(self._options):
            self.chosen.emit((self._options[number - 1].key,))

    def _on_entered(self, item: QListWidgetItem | None) -> None:
        key = item.data(KEY_ROLE) if item is not None else None
        self.hovered.emit(next((o.card for o in self._options if o.key == key), None))

    def sizeHint(self) -> QSize:
        """Return room for up to eight lines."""
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(say(spoken(o.label))) for o in self._options), default=200)
        rows = min(8, len(self._options))
        return QSize(min(640, widest + 90), rows * (metrics.height() + 16) + 32)


class _EffectTiles(QStyledItemDelegate):
    """Draws each effect as the picture of its card with its words beside it."""

    GAP = 7
    """Around and between picture and words, in logical pixels."""
    LETTERS_WIDE = 24
    """How wide the words are, in average letters."""
    LINES = 4
    """How high a tile is at least, in lines of words."""

    def __init__(self, faces: Mapping[str, QPixmap], parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces

    def size(self, measures: QFontMetrics) -> QSize:
        """Return the size of each tile."""
        faces = [face.deviceIndependentSize().toSize() for face in self._faces.values()]
        words = self.LETTERS_WIDE * measures.averageCharWidth()
        high = max(*(face.height() for face in faces), self.LINES * measures.lineSpacing())
        return QSize(max(face.width() for face in faces) + words + 3 * self.GAP, high + 2 * self.GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the same for each effect."""
        del index
        return self.size(option.fontMetrics)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw ground, card and words; what does not fit is in the list's tooltip and on the card, shown large."""
        rect: QRect = option.rect
        lit = bool(option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver))
        face = self._faces[index.data(KEY_ROLE)]
        theme = ui.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(theme.glow_focus if lit else theme.panel_edge), 3 if lit else 1))
        painter.setBrush(color(theme.window))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 8, 8)
        size = face.deviceIndependentSize().toSize()
        painter.drawPixmap(rect.left() + self.GAP, rect.top() + (rect.height() - size.height()) // 2, face)
        words = QRectF(rect.adjusted(size.width() + 2 * self.GAP, self.GAP, -self.GAP, -self.GAP))
        painter.setPen(color(theme.text))
        largest = QFontMetrics(option.font).height() * 4 // 5
        write_fit(
            painter, index.data(), words, largest=largest, smallest=max(9, largest * 2 // 3), lines=12, bold=False,
            align=Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        painter.restore()


class EffectsPanel(ListPanel):
    """Effects of which one comes next, each with the picture of its card, side by side where there is room."""

    MOST_IN_ROW = 3

    def __init__(
        self,
        decision: Decision,
        options: Sequence[Option],
        faces: Mapping[str, QPixmap],
        parent: QWidget | None = None,
    ) -> None:
        """`faces` has a picture for each option, by its key."""
        super().__init__(decision, options, parent)
        self._tiles = _EffectTiles(faces, self.list)
        self.list.setFlow(QListWidget.Flow.LeftToRight)
        self.list.setWrapping(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setItemDelegate(self._tiles)
        self.list.setAccessibleName(say(decision.prompt))

    def sizeHint(self) -> QSize:
        """Return room for up to two rows."""
        tile, around = self._tiles.size(self.list.fontMetrics()), 2 * self.list.spacing()
        stage = self.parentWidget()
        room = stage.width() if stage is not None else self.width()
        in_row = max(1, min(self.MOST_IN_ROW, len(self._options), (room - 60) // (tile.width() + around)))
        rows = min(2, -(-len(self._options) // in_row))
        return QSize(in_row * (tile.width() + around) + 46, rows * (tile.height() + around) + 30)


class OrderList(QListWidget):
    """A list whose lines are put in order: Ctrl and an arrow key move the current line, Enter confirms."""

    confirmed = Signal()
    moved = Signal(int)
    """The current line is to go up (-1) or down (+1)."""

    def lie_in_row(self, faces: dict[str, QPixmap]) -> None:
        """Show the lines as cards from left to right; `faces` are their pictures by the keys of the lines."""
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_CardsInRow(faces, self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current line, or confirm."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if self.flow() is QListWidget.Flow.LeftToRight:
            steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        elif key in steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(steps[key])
        else:
            super().keyPressEvent(event)


class _CardsInRow(QStyledItemDelegate):
    """Draws each line of an order as the card that it stands for, with its place in the order."""

    GAP = 5
    """Around a card, in logical pixels."""

    def __init__(self, faces: dict[str, QPixmap], parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces

    def size(self) -> QSize:
        """Return the size of the largest card with its gaps."""
        sizes = [face.deviceIndependentSize().toSize() for face in self._faces.values()]
        largest = QSize(max(size.width() for size in sizes), max(size.height() for size in sizes))
        return largest + QSize(2 * self.GAP, 2 * self.GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the same for each line."""
        del option, index
        return self.size()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the card, a frame around the current one, and its number."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        face = self._faces[index.data(KEY_ROLE)]
        place = QRect(rect.topLeft() + QPoint(self.GAP, self.GAP), face.deviceIndependentSize().toSize())
        painter.save()
        painter.drawPixmap(place.topLeft(), face)
        if state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(color(ui.theme.picked), 3))
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 7, 7)
        badge(painter, QPointF(place.right() - 12, place.bottom() - 12), str(index.row() + 1), ui.theme)
        painter.restore()


class OrderPanel(PromptPanel):
    """All options, to be put in order; the order given is the default.

    `faces` are the pictures of cards by the keys of their options. Where each option has one, cards lie in a row and
    are dragged to their places; else each option is a line.
    """

    def __init__(
        self, decision: Decision, parent: QWidget | None = None, *, faces: dict[str, QPixmap] | None = None
    ) -> None:
        super().__init__(decision, parent)
        self.list = OrderList(self)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(say(decision.prompt))
        self._cards = {option.key: option.card for option in decision.options}
        said = [say(spoken(option.label)) for option in decision.options]
        for option, text in zip(decision.options, _told_apart(said), strict=True):
            self.list.addItem(_line(decision, option, text))
        self._row_of: QSize | None = None
        """The size of a card, where cards lie in a row."""
        if faces and faces.keys() >= set(decision.keys()):
            self.list.lie_in_row(faces)
            self._row_of = _CardsInRow(faces, self.list).size()
        self.list.setCurrentRow(0)
        self.list.setMouseTracking(True)
        self.list.itemEntered.connect(self._on_entered)
        self.list.currentItemChanged.connect(self._on_entered)
        self.up = QPushButton(say(s.MOVE_UP))
        self.down = QPushButton(say(s.MOVE_DOWN))
        self.keep = QPushButton(say(s.KEEP_ORDER))
        self.keep.setDefault(True)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(+1))
        self.keep.clicked.connect(lambda: self.chosen.emit(self.order()))
        self.list.confirmed.connect(self.keep.click)
        self.list.moved.connect(self._move)
        self.setFocusProxy(self.list)
        self.list.model().rowsMoved.connect(self._on_moved)
        row = across(self.up, self.down, self.keep)
        self._box.addWidget(self.list)
        self._box.addLayout(row)

    def order(self) -> tuple[str, ...]:
        """Return the keys in the order now shown."""
        return tuple(self.list.item(row).data(KEY_ROLE) for row in range(self.list.count()))

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < self.list.count():
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self._on_moved()

    def _on_entered(self, item: QListWidgetItem | None) -> None:
        self.hovered.emit(self._cards.get(item.data(KEY_ROLE)) if item is not None else None)

    def _on_moved(self) -> None:
        changed = self.order() != self._decision.keys()
        self.keep.setText(say(s.THIS_ORDER if changed else s.KEEP_ORDER))

    def sizeHint(self) -> QSize:
        """Return room for up to eight lines, or seven cards, and the buttons."""
        if self._row_of is not None:
            wide = min(7, self.list.count()) * (self._row_of.width() + 2 * self.list.spacing()) + 40
            return QSize(max(460, wide), self._row_of.height() + 2 * self.list.spacing() + 96)
        return QSize(460, min(8, self.list.count()) * (self.fontMetrics().height() + 16) + 84)


def _line(decision: Decision, option: Option, text: str) -> QListWidgetItem:
    """Return the line of a list for an option, whose terms are explained where it is pointed at."""
    item = QListWidgetItem(text)
    item.setData(KEY_ROLE, option.key)
    item.setToolTip(tip_of(rules_of(decision, option.key)))
    return item


def _told_apart(texts: Sequence[str]) -> list[str]:
    """Return the texts; those that read alike are numbered."""
    return [
        f"{text} ({texts[: at + 1].count(text)})" if texts.count(text) > 1 else text for at, text in enumerate(texts)
    ]


class ChoicesPanel(PromptPanel):
    """More short choices than the bar has room for, as a grid of buttons."""

    GAP = 6
    """Between two buttons, in logical pixels."""

    def __init__(
        self,
        buttons: Sequence[QAbstractButton],
        columns: int,
        decision: Decision,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(decision, parent)
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(self.GAP)
        for place, button in enumerate(buttons):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            grid.addWidget(button, place // columns, place % columns)
            button.show()  # one that is used again was hidden before
        # Large letters on a small screen: what does not fit is scrolled to, never cut off.
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidget(inner)
        self._box.addWidget(self.area)
        self._inner = inner

    def sizeHint(self) -> QSize:
        """Return room for every button."""
        return self._inner.minimumSizeHint().expandedTo(self._inner.sizeHint()) + QSize(26, 26)


class NumberBox(NumberField):
    """A field for a number; Enter chooses it."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with Enter."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
            event.accept()


class NumberPanel(PromptPanel):
    """A number from a wide range."""

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        numbers = [int(key.removeprefix("number:")) for key in decision.keys() if key != "done"]
        self.spin = NumberBox()
        self.spin.setRange(min(numbers), max(numbers))
        self.spin.setValue(max(numbers))
        self.spin.setAccessibleName(say(decision.prompt))
        self.choose = QPushButton(say(s.CHOOSE))
        self.choose.clicked.connect(self._take)
        self.spin.entered.connect(self._take)
        self.spin.valueChanged.connect(lambda: self.choose.setEnabled(self._key in decision.keys()))
        row = across(self.spin, self.choose)
        self._box.addLayout(row)
        self.setFocusProxy(self.spin)
        self.spin.selectAll()

    @property
    def _key(self) -> str:
        return f"number:{self.spin.value()}"

    def _take(self) -> None:
        if self._key in self._decision.keys():
            self.chosen.emit((self._key,))


def columns_within(room: float, widths: Sequence[int]) -> int:
    """Return the fewest columns of the grid with the fewest rows that is no wider than `room`, in pixels."""
    found = HOUSE_COLUMNS
    for columns in range(HOUSE_COLUMNS + 1, len(widths) + 1):
        if sum(max(widths[at::columns]) + ChoicesPanel.GAP for at in range(columns)) <= room:
            found = columns
    rows = -(-len(widths) // found)
    return -(-len(widths) // rows)

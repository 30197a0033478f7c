"""The dialog that makes new unique decks: choose, look at them, keep what pleases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import randbelow
from typing import Final

from PySide6.QtCore import QObject, QRunnable, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QWidget,
)

from kfdesk.collection.generator.decks import GeneratedSet, GeneratorError, generate_many, sets_for_generation
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.vocabulary import set_words
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.decks.pictures import emblem_icon, house_name
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.unboxing import Unboxing
from kfdesk.desk.decks.unpacking import MOST as MOST_UNPACKED
from kfdesk.desk.decks.unpacking import UnpackedIcon
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.play.table_setup import MOST_SEED
from kfdesk.text.words import Words

LETTERS: Final = 84
LINES: Final = 34
"""So many average letters and lines have room in the dialog at first, as far as the screen has it."""
LETTERS_OF_DECK: Final = 22
"""So many average letters stand side by side below the picture of a deck."""
MOST = 200
HOUSES = 3
PICTURE = QSize(150, 112)


@dataclass(frozen=True, slots=True)
class Wish:
    """What decks are wanted. `set` None: any; `houses` empty: three at random."""

    seed: int
    count: int
    set: str | None
    houses: tuple[str, ...]

    def seeds(self) -> range:
        """Return the seed of each deck: the one given and those after it."""
        return range(self.seed, self.seed + self.count)


class _Signals(QObject):
    made = Signal(list)
    failed = Signal(object)


class _Making(QRunnable):
    """Makes the decks beside the window's own work."""

    def __init__(self, wish: Wish) -> None:
        super().__init__()
        self.wish = wish
        self.signals = _Signals()

    def run(self) -> None:
        """Make them."""
        wish = self.wish
        try:
            made = list(
                generate_many(
                    wish.seeds(),
                    set=wish.set,
                    houses=wish.houses or None,
                    added=datetime.now(UTC).replace(microsecond=0),
                )
            )
        except GeneratorError as error:
            self.signals.failed.emit(error.problem)
        else:
            self.signals.made.emit(made)


class GenerateDialog(QDialog):
    """Asks what to make, shows what was made; `kept` carries the decks that shall stay."""

    kept = Signal(list)
    look_wanted = Signal(object)
    """A deck whose cards somebody wants to see."""

    def __init__(self, portraits: Portraits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._portraits = portraits
        self._sets: Sequence[GeneratedSet] = sets_for_generation()
        self._made: list[DeckRecord] = []
        self._making: _Making | None = None
        self.speed = 0.0
        """How fast the packs of new decks open, 0 for at once."""
        self.unboxing = Unboxing(self)
        self.setWindowTitle(say(s.GENERATE_TITLE))
        self.set = QComboBox()
        self.houses: dict[str, QCheckBox] = {}
        self.count = NumberField()
        self.seed = NumberField()
        self.dice = QToolButton()
        self.make = QPushButton(say(s.GEN_MAKE))
        self.decks = QListWidget()
        self.words = Label(say(s.GEN_WAIT))
        self.look = QPushButton(say(s.GEN_LOOK))
        self.look.setAutoDefault(False)
        self.look.setEnabled(False)
        self.keep = QPushButton()
        self.throw = QPushButton(say(s.CANCEL))
        self._house_box = QGroupBox(say(s.GEN_HOUSES))
        self._house_box.setToolTip(say(s.GEN_HOUSES_HELP))
        houses = QWidget()
        self._flow = FlowLayout(houses, 8)
        down(houses, on=self._house_box, margins=8)
        self._lay_out()
        self._fill()

    @property
    def wish(self) -> Wish:
        """What is asked for now."""
        ticked = tuple(house for house, box in self.houses.items() if box.isChecked())
        return Wish(self.seed.value(), self.count.value(), self.set.currentData(), ticked)

    @property
    def made(self) -> list[DeckRecord]:
        """The decks shown."""
        return list(self._made)

    # Building.

    def _lay_out(self) -> None:
        form = QFormLayout()
        seed = across((self.seed, 1), self.dice)
        form.addRow(say(s.GEN_SET), self.set)
        form.addRow(say(s.GEN_COUNT), self.count)
        form.addRow(say(s.GEN_SEED), seed)
        top = across((form, 1), (self._house_box, 2))
        self.words.setObjectName("dim")
        self.words.setWordWrap(True)
        buttons = across(STRETCH, self.make, self.look, self.throw, self.keep)
        down(top, (self.decks, 1), self.words, buttons, on=self)
        self.decks.ensurePolished()  # before it, its letters are as large as the system's
        letters = self.decks.fontMetrics()
        fit(self, max(880, LETTERS * letters.averageCharWidth()), max(620, LINES * letters.lineSpacing()))

    def _fill(self) -> None:
        self.set.addItem(say(s.GEN_ANY_SET), None)
        for known in self._sets:
            self.set.addItem(say(set_words(known.code)), known.code)
        self.count.setRange(1, MOST)
        self.count.setValue(6)
        self.seed.setRange(0, MOST_SEED)
        self.dice.setText("⚄")
        self.dice.setToolTip(say(s.DICE))
        for widget, words in (
            (self.set, s.GEN_SET),
            (self.count, s.GEN_COUNT),
            (self.seed, s.GEN_SEED),
            (self.dice, s.DICE),
            (self.decks, s.GENERATE_TITLE),
        ):
            widget.setAccessibleName(say(words))
        self.decks.setViewMode(QListView.ViewMode.IconMode)
        self.decks.setMovement(QListView.Movement.Static)
        self.decks.setResizeMode(QListView.ResizeMode.Adjust)
        self.decks.setWordWrap(True)
        self.decks.setIconSize(PICTURE)
        letters = self.decks.fontMetrics()
        wide = max(PICTURE.width() + 30, LETTERS_OF_DECK * letters.averageCharWidth())
        self.decks.setGridSize(QSize(wide, PICTURE.height() + letters.height() * 6))
        self.decks.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.keep.setEnabled(False)
        self.make.setDefault(True)
        self.dice.clicked.connect(self.roll)
        self.make.clicked.connect(self.start)
        self.keep.clicked.connect(self._on_keep)
        self.throw.clicked.connect(self.reject)
        self.set.currentIndexChanged.connect(lambda _: self._show_houses())
        self.decks.itemChanged.connect(lambda _: self._count())
        self.decks.itemDoubleClicked.connect(lambda item: self._look(self.decks.row(item)))
        self.decks.currentRowChanged.connect(lambda row: self.look.setEnabled(row >= 0))
        self.look.clicked.connect(lambda: self._look(self.decks.currentRow()))
        self._show_houses()
        self._count()
        self.roll()

    def roll(self) -> None:
        """Take another seed."""
        self.seed.setValue(randbelow(MOST_SEED - MOST))

    def _show_houses(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.houses = {}
        known = next((one for one in self._sets if one.code == self.set.currentData()), None)
        if known is None:
            label = Label(say(s.GEN_HOUSES_ANY), wraps=True)
            label.setMinimumWidth(260)
            self._flow.addWidget(label)
            self._on_house()
            return
        for house in known.houses:
            box = QCheckBox(say(house_name(house)))
            box.setIcon(emblem_icon(house, ui.theme))
            box.toggled.connect(lambda _: self._on_house())
            self.houses[house] = box
            self._flow.addWidget(box)
        self._on_house()

    def _on_house(self) -> None:
        """Let three houses or none be chosen: the others are grayed out while three are ticked."""
        ticked = [house for house, box in self.houses.items() if box.isChecked()]
        for house, box in self.houses.items():
            box.setEnabled(house in ticked or len(ticked) < HOUSES)
        self.make.setEnabled(len(ticked) in (0, HOUSES) and self._making is None)
        self._house_box.setTitle(say(s.GEN_HOUSES_N.filled(n=len(ticked))) if ticked else say(s.GEN_HOUSES))

    # Making.

    def start(self) -> None:
        """Make the decks asked for, beside the window's own work."""
        self.make.setEnabled(False)
        self._making = _Making(self.wish)
        self._making.setAutoDelete(False)
        self._making.signals.made.connect(self._on_made)
        self._making.signals.failed.connect(self._on_failed)
        QThreadPool.globalInstance().start(self._making)

    def _on_made(self, made: list[DeckRecord]) -> None:
        self._done()
        self._made = made
        self.unboxing.skip()
        self.decks.clear()
        icons = []
        for row, deck in enumerate(made):
            picture = self._picture(deck)
            icons.append(UnpackedIcon(self.decks, row, picture, PICTURE, ui.theme))
            houses = ", ".join(say(house_name(house)) for house in deck.houses)
            item = QListWidgetItem(QIcon(picture), f"{deck.name}\n{deck.set}: {houses}")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            item.setToolTip(tip(f"{deck.name}\n{deck.set}: {houses}\n{say(s.GEN_SEED)} {deck.seed}"))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{deck.name}, {deck.set}, {houses}")
            self.decks.addItem(item)
        self.words.setText(say(s.GEN_TICK))
        self._count()
        self.keep.setFocus()
        self.unboxing.begin(icons if len(icons) <= MOST_UNPACKED else (), self.speed)

    def _look(self, row: int) -> None:
        if 0 <= row < len(self._made):
            self.look_wanted.emit(self._made[row])

    def _picture(self, deck: DeckRecord) -> QPixmap:
        return self._portraits.pixmap(deck.name, deck.houses, PICTURE, self.devicePixelRatioF(), ui.theme)

    def _on_failed(self, problem: Words) -> None:
        self._done()
        self.words.setText(say(problem))

    def _done(self) -> None:
        self._making = None
        self._on_house()

    def _ticked(self) -> list[DeckRecord]:
        boxes = (self.decks.item(number) for number in range(self.decks.count()))
        return [d for d, item in zip(self._made, boxes, strict=False) if item.checkState() is Qt.CheckState.Checked]

    def _count(self) -> None:
        count = len(self._ticked())
        self.keep.setText(say(s.GEN_KEEP.filled(n=count)))
        self.keep.setEnabled(bool(count))
        self.throw.setText(say(s.GEN_THROW if self._made else s.CANCEL))

    def _on_keep(self) -> None:
        self.kept.emit(self._ticked())
        self.accept()

"""One of the three decks of an alliance: the deck, which of its houses comes in, and the way to it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton, QToolButton, QWidget

from kfdesk.collection.alliances import Pod
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.deck_choice.picking import DeckButton
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.decks.pictures import emblem_icon, house_name
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.text.words import Words


class PodBox(QFrame):
    """Lets a deck be chosen, and one of its houses."""

    chosen = Signal(str, str)
    """A deck's key and one of its houses; "" where none is chosen yet."""
    show_wanted = Signal(str)
    """The key of the deck that is to be shown."""

    def __init__(self, source: ChoosableDecks, title: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._source = source
        self._house = ""
        self._filling = False
        self.deck = DeckButton(source, title)
        self.group = QButtonGroup(self)
        self.houses: dict[str, QToolButton] = {}
        """The buttons of the houses of the deck, by house."""
        self._row = QWidget()
        self._flow = FlowLayout(self._row, gap=6, centers=True)
        self.show_it = says(QPushButton(), w.SHOW_SOURCE, tip=w.SHOW_SOURCE_TIP)
        self.show_it.setAutoDefault(False)
        self._flow.addWidget(self.show_it)
        self.remark = Label(wraps=True, style="dim")
        policy = self.remark.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # else the boxes below would move when a house is chosen
        self.remark.setSizePolicy(policy)
        self._gone: Pod | None = None
        down(self.deck, self._row, self.remark, on=self, margins=8, gap=6)
        self.deck.changed.connect(self._on_deck)
        self.show_it.clicked.connect(lambda: self.show_wanted.emit(self.deck.key))
        self.group.buttonClicked.connect(self._on_house)
        follow_language(self._say)
        follow_theme(self._dress)

    def show_pod(self, pod: Pod | None) -> None:
        """Show what is chosen; None: a deck without a house stays as it is, any other goes."""
        self._filling = True
        self._gone = pod if pod is not None and pod.gone else None
        if pod is not None:
            self._house = pod.of.house
            if self.deck.key != pod.of.key or self.deck.row is None:
                self.deck.show_row(self._source.row(pod.of.key))
        elif self._house:
            self._house = ""
            self.deck.show_row(None)
        self._filling = False
        self._build()

    def clear(self) -> None:
        """Show no deck."""
        self._house, self._gone = "", None
        self.deck.show_row(None)
        self._build()

    @property
    def house(self) -> str:
        """The house that is chosen, "" for none."""
        return self._house

    def _on_deck(self) -> None:
        """Begin anew with another deck; a house that the last one had, too, stays chosen."""
        if self._filling:
            return
        row = self.deck.row
        if row is None or self._house not in row.houses:
            self._house = ""
        self._build()
        self.chosen.emit(self.deck.key, self._house)

    def _on_house(self, button: QToolButton) -> None:
        self._house = next(house for house, one in self.houses.items() if one is button)
        self._build()
        self.chosen.emit(self.deck.key, self._house)

    def _build(self) -> None:
        """Offer the houses of the deck."""
        row = self.deck.row
        wanted = row.houses if row is not None else ()
        if tuple(self.houses) != wanted:
            for button in self.houses.values():
                self.group.removeButton(button)
                self._flow.removeWidget(button)
                button.deleteLater()
            self.houses = {house: self._button(house) for house in wanted}
            self._flow.removeWidget(self.show_it)
            self._flow.addWidget(self.show_it)
            before: QWidget = self.deck
            for widget in (*self.houses.values(), self.show_it):
                QWidget.setTabOrder(before, widget)
                before = widget
        self.group.setExclusive(False)
        for house, button in self.houses.items():
            button.setChecked(house == self._house)
        self.group.setExclusive(True)
        self.show_it.setVisible(row is not None)
        self._say()

    def _button(self, house: str) -> QToolButton:
        button = QToolButton(self._row)
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(22, 22))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.group.addButton(button)
        self._flow.addWidget(button)
        button.setIcon(emblem_icon(house, ui.theme))
        button.show()
        return button

    def _say(self) -> None:
        for house, button in self.houses.items():
            name = house_name(house)
            button.setText(say(name))
            button.setToolTip(tip(say(w.HOUSE_OF.filled(house=name))))
            button.setAccessibleName(say(w.HOUSE_OF.filled(house=name)))
        gone = self._gone
        if gone is not None:
            words = w.GONE_SOURCE.filled(deck=gone.of.name, house=house_name(gone.of.house))
            self.remark.setText(say(words))
        elif self.deck.row is not None and not self._house:
            self.remark.setText(say(w.NO_HOUSE_YET))
        else:
            self.remark.setText("")
        self.remark.setVisible(bool(self.remark.text()))

    def _dress(self) -> None:
        for house, button in self.houses.items():
            button.setIcon(emblem_icon(house, ui.theme))

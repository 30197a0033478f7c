"""Looking into piles: discard piles and purged cards of both, one's own archives; a deck only counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFrame, QToolButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.card.grid import CardGrid, CardTile, Faces
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.engine import glossary
from kfdesk.engine.terms import Player, Sight, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

_SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


NO_USES: Final[Mapping[str, Words]] = MappingProxyType({})


def pile_title(view: TableView, player: Player, zone: Zone) -> Words:
    """Return what a pile is called and how many cards it has."""
    seat = view.seats[player]
    words = s.PILES.get(zone, s.PILE)
    return words.filled(zone=zone.words, who=person(seat.name), n=seat.pile(zone).count)


def pile_cards(view: TableView, player: Player, zone: Zone) -> tuple[CardView, ...] | None:
    """Return the cards this viewer may look through, top card first; None where only the count is known."""
    pile = view.seats[player].pile(zone)
    if zone.sight is Sight.NOBODY:
        return None
    return pile.seen if pile.seen or pile.cards is not None else None


def pile_note(view: TableView, player: Player, zone: Zone) -> Words:
    """Return what is said above the cards of a pile."""
    cards, pile = pile_cards(view, player, zone), view.seats[player].pile(zone)
    if cards is None:
        return s.PILE_CLOSED
    if pile.cards is None and len(cards) < pile.count:
        return s.PILE_FACEUP
    return s.PILE_TOP_FIRST if cards else s.PILE_EMPTY


MeaningOf = Callable[[CardView], Words | None]
"""Says what a click on a card that lies in a pile means, None where it means nothing."""


def pile_captions(cards: Sequence[CardView], language: str, uses: Mapping[str, Words] = NO_USES) -> list[str] | None:
    """Return what stands below the cards: what a click on them means, by handle in `uses`, and that one lies faceup
    where others do not; None for no captions at all."""
    if not uses and not any(card.face_up for card in cards):
        return None
    faceup = glossary.FACEUP.words.title
    each = ([uses.get(card.handle), faceup if card.face_up else None] for card in cards)
    return [", ".join(words.say(language) for words in said if words is not None) for said in each]


@dataclass(frozen=True, slots=True)
class _Shown:
    """What is shown of a pile: its cards, None where they are hidden, its title, and what a click on cards means."""

    cards: tuple[CardView, ...] | None
    title: Words
    uses: Mapping[str, Words]


class PileViewer(QFrame):
    """A box over the table with the cards of one pile; Esc or its button closes it, and so does a card that is used.

    `meaning_of` says of each card whether it can be used or chosen here: `card_used` tells that it was clicked.
    """

    hovered = Signal(object)
    card_used = Signal(str)
    closed = Signal()

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self.meaning_of: MeaningOf = lambda card: None
        self.card_language = "en"
        """The language that cards are shown in."""
        self._pile: tuple[Player, Zone] | None = None
        self._shown: _Shown | None = None
        self.setObjectName("pileViewer")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = Label(style="dockTitle")
        self.note = Label()
        self.close_button = says(QToolButton(), name=s.CLOSE)
        self.close_button.setText("✕")
        self.close_button.clicked.connect(self.close_pile)
        self.grid = self._new_grid()
        head = across((self.title, 1), self.close_button)
        self._box = down(head, self.note, (self.grid, 1), on=self)
        self.hide()

    def open_pile(self, view: TableView, player: Player, zone: Zone) -> None:
        """Show a pile as this viewer may see it."""
        self._fill(view, player, zone)
        self.show()
        self.raise_()
        usable = next((tile for tile in self.grid.tiles if tile.usable), None)
        (usable or self).setFocus()

    def _new_grid(self) -> CardGrid:
        grid = CardGrid(self._faces, self.card_language)
        grid.hovered.connect(self.hovered)
        grid.clicked.connect(self._on_used)
        return grid

    def _seen(self, view: TableView, player: Player, zone: Zone) -> _Shown:
        cards = pile_cards(view, player, zone)
        uses = {card.handle: words for card in cards or () if (words := self.meaning_of(card)) is not None}
        return _Shown(cards, pile_title(view, player, zone), uses)

    def _fill(self, view: TableView, player: Player, zone: Zone) -> None:
        self._pile = (player, zone)
        self._shown = shown = self._seen(view, player, zone)
        cards = shown.cards or ()
        self.title.setText(say(shown.title))
        self.setAccessibleName(self.title.text())
        self.note.setText(say(pile_note(view, player, zone)))
        self._box.removeWidget(self.grid)
        self.grid.hide()  # it is there until the event loop deletes it
        self.grid.deleteLater()
        self.grid = self._new_grid()
        self.grid.show_cards(cards, usable=shown.uses, captions=pile_captions(cards, ui.language, shown.uses))
        self.grid.setVisible(bool(cards))
        self._box.addWidget(self.grid, 1)

    def refresh(self, view: TableView) -> None:
        """Show the open pile as it is now, scrolled as far as it was; one that has not changed stays as it is."""
        if self._pile is None or not self.isVisible():
            return
        if self._seen(view, *self._pile) == self._shown:
            return
        scrolled = self.grid.verticalScrollBar().value()
        focused = QApplication.focusWidget()
        if focused is not None and self.grid.isAncestorOf(focused):
            self.setFocus()  # the cards are made anew
        self._fill(view, *self._pile)
        grid = self.grid
        QTimer.singleShot(0, grid, lambda: grid.verticalScrollBar().setValue(scrolled))

    def close_pile(self) -> None:
        """Close, and forget the cards."""
        if self._pile is None:
            return
        self._pile = self._shown = None
        self.grid.show_cards(())
        self.title.clear()
        self.hide()
        self.closed.emit()

    def _on_used(self, handle: str) -> None:
        self.close_pile()
        self.card_used.emit(handle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, scroll with the arrows and with Page Up and Page Down, use the card in focus with Enter."""
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.close_pile()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, CardTile) and focused.usable:
            focused.click()
        elif event.key() in _SCROLLS:
            self.grid.verticalScrollBar().triggerAction(_SCROLLS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size for up to two rows of cards and the words above them."""
        grid = self.grid.sizeHint() if self.grid.tiles else QSize(300, 0)
        words = max(self.title.sizeHint().width() + self.close_button.sizeHint().width(), self.note.sizeHint().width())
        return QSize(max(320, grid.width() + 30, words + 40), grid.height() + 100)

"""The page on which a deck is put together: cards to choose from, the deck, and whether it can be played so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from html import escape
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSplitter, QWidget

from kfdesk.collection.composing import (
    DeckForm,
    named,
    size_of,
    swapped,
    with_another,
    with_beside,
    with_copy,
    with_houses,
    with_icons,
    without_copy,
)
from kfdesk.collection.homedecks import differing_cards, with_own
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.decks.cards import line_name
from kfdesk.desk.decks.differing_cards import DifferingCards
from kfdesk.desk.decks.notice import Notice
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.copies import CopiesPane
from kfdesk.desk.homemade.page_keys import connect_keys
from kfdesk.desk.homemade.pool import PoolCard
from kfdesk.desk.homemade.pool_pane import PoolPane
from kfdesk.desk.homemade.steps import Steps
from kfdesk.desk.homemade.verdict import VerdictPane
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import RichLabel
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.kit.undo_keys import UNDO, LeavesUndo
from kfdesk.desk.kit.wheels import StillUnderWheel
from kfdesk.engine.terms import HOUSES, CardType, House, Icon
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import LANGUAGES

LONGEST_NAME: Final = 100
KEEP_MS: Final = 700
FIGURES_MS: Final = 200
"""So long after the last change the deck is kept, and its figures are worked out."""


class BuilderPage(QWidget):
    """Shows one deck and changes it; each change goes out as a signal, to be kept."""

    deck_edited = Signal(object)
    """The `DeckRecord` as it is now."""
    new_wanted = Signal()
    play_wanted = Signal(str)
    shelf_wanted = Signal(str)
    """The key of the deck that is to be played, or shown on the shelf."""
    rule_wanted = Signal(str)
    """The id of an entry of the rulebook."""
    back_wanted = Signal()

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.deck: DeckRecord | None = None
        self._before: DeckRecord | None = None
        """The deck that it is a changed copy of, where that is still to be had."""
        self.is_read = False
        """Whether the home-made cards of the deck were read: only then can be said at once whether it can be played."""
        self._steps: Steps[DeckRecord] = Steps()
        self._changed = False
        """Whether something was changed that is not kept yet."""
        self._build(faces)
        self._lay_out()
        self._keep_soon = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._figures_soon = QTimer(self, singleShot=True, interval=FIGURES_MS)
        self._connect()
        self._connect_keys()
        follow_language(self._say)
        follow_theme(self._dress)

    # Building.

    def _build(self, faces: Faces) -> None:
        self.back = says(QPushButton(), w.BACK, tip=w.BACK_TIP)
        self.new = says(QPushButton(), w.NEW_DECK, tip=w.NEW_DECK_TIP)
        self.undo = says(QPushButton(), w.UNDO, tip=w.UNDO_TIP)
        self.redo = says(QPushButton(), w.REDO, tip=w.REDO_TIP)
        self.shelf = says(QPushButton(), w.ON_SHELF)
        self.play = says(QPushButton(), w.PLAY_DECK, tip=w.PLAY_DECK_TIP)
        set_kind(self.play, Kind.PRIMARY)
        self.name = says(QLineEdit(), name=w.DECK_NAME, hint=w.DECK_NAME)
        self.name.setMaxLength(LONGEST_NAME)
        self.form = says(QComboBox(), name=w.FORM)
        self.form.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for form in DeckForm:
            self.form.addItem("", form)
        self.houses = tuple(says(QComboBox(), name=words) for words in w.DECK_HOUSES)
        for box in self.houses:
            for house in House:
                box.addItem("", house)
        self.pool, self.copies, self.verdict = PoolPane(faces), CopiesPane(faces), VerdictPane()
        self.pool.uncovered = self.copies
        self.copied = RichLabel(wraps=True, style="dim")
        self.copied.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.differing_cards = DifferingCards()
        self.notice = Notice()
        StillUnderWheel(self.form, *self.houses, self.pool.house, self.pool.type, parent=self)

    def _lay_out(self) -> None:
        bar, head = QWidget(), QWidget()
        row = FlowLayout(bar, gap=6, centers=True)
        for button in (self.back, self.new, self.undo, self.redo, self.shelf, self.play):
            button.setAutoDefault(False)
            row.addWidget(button)
        fields = FlowLayout(head, gap=6, centers=True)
        self.name.setMinimumWidth(220)
        for field in (self.name, self.form, *self.houses):
            fields.addWidget(field)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (self.pool, self.copies, self.verdict):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, 1)
        self.splitter.setChildrenCollapsible(False)
        parts = (bar, head, self.copied, self.differing_cards, (self.splitter, 1), self.notice)
        down(*parts, on=self, margins=(12, 10, 12, 10), gap=8)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self.do_again)
        self.shelf.clicked.connect(lambda: self._leave_for(self.shelf_wanted.emit))
        self.play.clicked.connect(lambda: self._leave_for(self.play_wanted.emit))
        self.name.textEdited.connect(self._on_name)
        self.name.editingFinished.connect(self._steps.end_stretch)
        self.form.currentIndexChanged.connect(lambda _: self._show())
        for box in self.houses:
            box.currentIndexChanged.connect(lambda _, box=box: self._on_house(box))
        self.pool.wanted.connect(self._add)
        self.pool.swap_wanted.connect(self._swap)
        self.pool.list.selectionModel().currentChanged.connect(lambda *_: self._offer_swaps())
        self.copies.marked.connect(self._offer_swaps)
        self.copies.list.swap_dropped.connect(self.pool.swap_by_id)
        self.copies.list.swap_wanted.connect(self.pool.swap_current)
        self.copied.linkActivated.connect(self.shelf_wanted)
        self.verdict.rule_wanted.connect(self.rule_wanted)
        self.pool.copy_dropped.connect(self.copies.take_out)
        self.copies.card_dropped.connect(self.pool.add_by_id)
        self.copies.more_wanted.connect(self._one_more)
        self.copies.less_wanted.connect(self._one_less)
        self.copies.icons_wanted.connect(self._give_icons)
        self.differing_cards.wanted.connect(self._take_over)
        self._keep_soon.timeout.connect(self.flush)
        self._figures_soon.timeout.connect(self._show_figures)

    def _connect_keys(self) -> None:
        find = QKeySequence.keyBindings(QKeySequence.StandardKey.Find)
        connect_keys(self, self.take_back, self.do_again, (find, self._go_to_search))
        LeavesUndo(self.name, parent=self)
        LeavesUndo(self.pool.search, parent=self, when=self._can)

    def _can(self, keys: QKeySequence.StandardKey) -> bool:
        """Whether undo, or redo, would do anything."""
        return self._steps.can_go_back if keys == UNDO else self._steps.can_go_forth

    def _go_to_search(self) -> None:
        self.pool.search.setFocus()
        self.pool.search.selectAll()

    # The deck.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Name cards in the language of cards."""
        self.copies.list.set_card_language(settings.card_language_now)
        self.pool.set_card_language(settings.card_language_now)

    def offer(self, own: Iterable[HomeCard], unread: int = 0) -> None:
        """Offer these home-made cards beside the real ones; `unread` more are not understood whole."""
        self.pool.offer(own, unread)
        self._show_differing()

    def show_deck(self, deck: DeckRecord, before: DeckRecord | None = None) -> None:
        """Show a deck to be changed; the one that was shown is kept first. `before` is what it is a changed copy of."""
        self.flush()
        self.deck, self._before = deck, before
        self._steps.forget()
        self._show_fields(deck)
        self._show(anew=True)

    def _show_fields(self, deck: DeckRecord) -> None:
        """Show the name and the houses of a deck; fields beyond those show its last house again."""
        name = "" if is_unnamed_deck(deck) else deck.name
        if name != self.name.text():
            self.name.setText(name)
        houses = deck.houses or ("",)
        for at, box in enumerate(self.houses):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(box.findData(HOUSES.get(houses[min(at, len(houses) - 1)])), 0))

    def flush(self) -> None:
        """Let now be kept what was changed since the last time."""
        self._keep_soon.stop()
        if self._changed and self.deck is not None:
            self._changed = False
            self.deck_edited.emit(self.deck)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the page keeps the deck."""
        self.flush()
        super().hideEvent(event)

    def _leave_for(self, emit: Callable[[str], object]) -> None:
        self._changed = True  # also an empty deck lies on the shelf before it is shown there
        self.flush()
        if self.deck is not None:
            emit(self.deck.key)

    # Changing.

    def _change(self, deck: DeckRecord, stretch: Hashable = None) -> None:
        """Show and keep the deck as it is changed; it can be taken back. See `Steps.changed` for stretches."""
        if self.deck is None or deck == self.deck:
            return
        self._steps.changed(self.deck, stretch)
        self.deck, self._changed = deck, True
        self._keep_soon.start()
        self._show()

    def take_back(self) -> None:
        """Take the last change back."""
        if self.deck is not None and self._steps.can_go_back:
            self._stand(self._steps.back(self.deck))

    def do_again(self) -> None:
        """Make the change again that was taken back last."""
        if self.deck is not None and self._steps.can_go_forth:
            self._stand(self._steps.forth(self.deck))

    def _stand(self, deck: DeckRecord) -> None:
        """Show and keep the deck as it was, or as it was made."""
        self.deck, self._changed = deck, True
        self._keep_soon.start()
        self._show_fields(deck)
        self._show()

    def _on_name(self, name: str) -> None:
        if self.deck is not None:
            self._change(named(self.deck, " ".join(name.split()) or unnamed_deck()), "name")

    def _on_house(self, box: QComboBox) -> None:
        """Change a house of the deck; where it has the new one already, the two change places."""
        deck = self.deck
        if deck is None:
            return
        place = min(self.houses.index(box), len(deck.houses) - 1)  # fields beyond those show the last house again
        old = HOUSES.get(deck.houses[place]) if deck.houses else None
        for other in self.houses:
            if other is not box and other.currentData() == box.currentData() and old is not None:
                with QSignalBlocker(other):
                    other.setCurrentIndex(other.findData(old))
        self._change(with_houses(deck, self.chosen_houses()))

    def chosen_houses(self) -> list[House]:
        """Return the houses that are chosen, each once."""
        return list(dict.fromkeys(House(box.currentData()) for box in self.houses))

    def _add(self, card: PoolCard, chosen: House | None) -> None:
        """Put a copy of a card into the deck, as a card of the house that was chosen or of its own."""
        deck = self.deck
        if deck is None:
            return
        if card.is_beside:
            made = with_beside(deck, card.id, home=card.home)
            if made == deck and card.type is CardType.PROPHECY:
                self.notice.say(w.FULL_BESIDE)
            self.copies.mark(card.id)
        else:
            house = chosen or self._house_for(card)
            if house is None:
                self.notice.say(w.NOT_IN_HOUSES.filled(card=card.name))
                self.pool.ask_house(card)
                return
            made = with_copy(deck, card.id, house, home=card.home)
            if made.size == deck.size:
                self.notice.say(w.FULL)
                return
            self.copies.mark(card.id, house.value)
        self._change(made)

    def _house_for(self, card: PoolCard) -> House | None:
        """Return as a card of which of its own houses a card comes in: the one with the most room."""
        deck = self.deck
        fitting = [house for house in self.chosen_houses() if house in card.houses]
        return min(fitting, key=lambda house: size_of(deck, house), default=None) if deck is not None else None

    def _swap(self, card: PoolCard, chosen: House | None) -> None:
        """Put a card in the place of the copy that has the mark.

        It comes in as a card of the house that was chosen, of the house of that copy, or of another of the deck's
        houses; where it is of none of them, as a maverick in that copy's house.
        """
        deck, line = self.deck, self.copies.line
        if deck is None or line is None:
            return
        own = HOUSES.get(line.house)
        house = chosen or (own if own in card.houses else self._house_for(card) or own)
        made = swapped(deck, line, card.id, house, home=card.home)
        if made == deck:
            if card.is_beside and line in deck.references and card.type is CardType.PROPHECY:
                self.notice.say(w.FULL_BESIDE)
            elif card.is_beside is not (line in deck.references):
                self.notice.say(w.NOT_SWAPPED.filled(card=card.name, other=line_name(line, ui.language)))
            return
        self.copies.mark(card.id, *(() if card.is_beside or house is None else (house.value,)))
        self._change(made)
        self.notice.say(w.SWAPPED.filled(old=line_name(line, ui.language), new=card.name))

    def _offer_swaps(self) -> None:
        """Let both lists say what would be swapped for what."""
        line, card = self.copies.line, self.pool.current
        self.pool.show_marked(line_name(line, ui.language) if line is not None else "")
        self.copies.list.swap_for = card.name if card is not None and line is not None else ""

    def _one_more(self, line: CardLine) -> None:
        if self.deck is None or line.id is None:
            return
        made = with_another(self.deck, line)
        if made == self.deck:
            self.notice.say(w.FULL)
        self._change(made)

    def _one_less(self, line: CardLine) -> None:
        if self.deck is not None:
            self._change(without_copy(self.deck, line))

    def _give_icons(self, line: CardLine, icons: tuple[Icon | House, ...]) -> None:
        if self.deck is not None:
            self._change(with_icons(self.deck, line, icons))

    def _take_over(self) -> None:
        """Let the deck hold its home-made cards as they are now."""
        made = self.deck
        if made is not None:
            for card in differing_cards(made, self.pool.own.values()):
                made = with_own(made, card)
            self._change(made)

    # What is shown.

    def say_that_it_is_read(self) -> None:
        """Say from now on whether the deck can be played."""
        self.is_read = True
        self._show_state()

    @property
    def _form(self) -> DeckForm:
        return DeckForm(self.form.currentData())

    def _show(self, *, anew: bool = False) -> None:
        deck = self.deck
        if deck is None:
            return
        self.copies.show_deck(deck, published=self._form is DeckForm.PUBLISHED, anew=anew)
        self.pool.show_deck(deck)
        self.undo.setEnabled(self._steps.can_go_back)
        self.redo.setEnabled(self._steps.can_go_forth)
        self._show_state()
        self._show_differing()
        self._show_copied()
        self._figures_soon.start()

    def _show_state(self) -> None:
        self.play.setEnabled(self.verdict.judge(self.deck if self.is_read else None, self._form))

    def _show_copied(self) -> None:
        """Say which deck this one is a changed copy of, with a link to it."""
        before = self._before
        if before is not None:
            link = f'<a href="{escape(before.key)}">{escape(before.name)}</a>'
            self.copied.setText(escape(say(w.COPY_OF_DECK.filled(deck="\n"))).replace("\n", link))
        self.copied.setVisible(before is not None)

    def _show_differing(self) -> None:
        self.differing_cards.present(
            differing_cards(self.deck, self.pool.own.values()) if self.deck is not None else ()
        )

    def _show_figures(self) -> None:
        if self.deck is not None:
            self.verdict.show_figures(self.deck, self._before)

    # Words and colors.

    def _say(self) -> None:
        for at in range(self.form.count()):
            self.form.setItemText(at, say(w.FORMS[self.form.itemData(at)]))
        for box in self.houses:
            for at in range(box.count()):
                box.setItemText(at, say(House(box.itemData(at)).words))
        self._show_state()
        self._show_copied()

    def _dress(self) -> None:
        for box in self.houses:
            for at in range(box.count()):
                box.setItemIcon(at, emblem_icon(box.itemData(at), ui.theme))


def unnamed_deck() -> str:
    """Return what a deck is called until somebody gives it a name."""
    return w.UNNAMED_DECK.say(ui.language if ui.language in LANGUAGES else SOURCE)


def is_unnamed_deck(deck: DeckRecord) -> bool:
    """Return whether nobody has given a deck a name yet."""
    return deck.name in {w.UNNAMED_DECK.say(language) for language in LANGUAGES}

"""The right side of the room: one card large, with its text, printings and figures, and where its copies are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from html import escape
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTabWidget, QWidget

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.impact import impact_of
from kfdesk.collection.allcards.owned import CardCopies, Copies, DeckWithCard, OwnedCard
from kfdesk.collection.allcards.printed import house_of
from kfdesk.collection.allcards.vocabulary import RARITIES
from kfdesk.collection.database import StoreError
from kfdesk.collection.vocabulary import house_title, set_words
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.copies import CopiesList
from kfdesk.desk.allcards.model import card_title, houses_said, rarity_said
from kfdesk.desk.card.explaining import linked
from kfdesk.desk.card.faces import DeskFaces, printed, trait_words
from kfdesk.desk.card.term_tips import explain_links
from kfdesk.desk.decks import texts as of_decks
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.kit.labels import Label, RichLabel
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine.facts import PrintedFacts, Printing
from kfdesk.text.runs import lines as lines_of
from kfdesk.text.words import joined, same

WIDEST: Final = 300
"""Width of the face in logical pixels at the usual size of cards, where there is room."""
LEAST: Final = 120


class CardPanel(QWidget):
    """Shows one card; what it leads to comes out as signals."""

    rule_wanted = Signal(str)
    """The id of an entry of the rules reference."""
    deck_wanted = Signal(str)
    """The key of a deck on the shelf."""
    decks_wanted = Signal(str)
    """The id of a card: all decks that have it are wanted."""
    large_wanted = Signal()

    def __init__(self, faces: DeskFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._card: str | None = None
        self._language = "en"
        """The language of the card's face and text."""
        self._held = OwnedCard()
        self._decks_with = 0
        """How many decks on the shelf have the card."""
        self.stack = QStackedWidget(self)
        self.empty = says(Label(parent=self.stack, style="dim", wraps=True), s.NOTHING_SELECTED)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        page = QWidget(self.stack)
        self.name = Label(parent=page, style="deckTitle", wraps=True)
        self.facts = Label(parent=page, style="dim", wraps=True)
        self.owned = Label(parent=page, wraps=True)
        self.buttons = ButtonRow(page)
        self.decks = says(QPushButton(self.buttons), s.DECKS_WITH, tip=s.DECKS_WITH_TIP)
        self.other = QPushButton(self.buttons)
        self.large = says(QPushButton(self.buttons), s.LARGE, tip=s.LARGE_TIP)
        self.tabs = QTabWidget(page)
        self._about = QWidget()
        self.face = Label(parent=self._about)
        self.text = RichLabel("", self._about, wraps=True)
        self.printings = RichLabel("", self._about, wraps=True)
        self.figures = RichLabel("", self._about, wraps=True)
        self.copies = CopiesList(self.tabs)
        self.area = Scrolled(self._about)
        self._build(page)
        says(self, name=s.CARD)
        follow_language(self._fill)
        follow_theme(self._draw_face)

    def _build(self, page: QWidget) -> None:
        self.setMinimumWidth(260)
        self.face.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.text, self.printings, self.figures):
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.LinksAccessibleByMouse
                | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            )
        self.text.linkActivated.connect(self.rule_wanted)
        explain_links(self.text)
        for button in (self.decks, self.other, self.large):
            self.buttons.add(button)
        parts = (self.face, self.text, self.printings, self.figures, STRETCH)
        down(*parts, on=self._about, margins=(0, 8, 4, 8), gap=10)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.area, "")
        self.tabs.addTab(self.copies, "")
        down(self.name, self.facts, self.owned, self.buttons, (self.tabs, 1), on=page, margins=(10, 8, 8, 8))
        for widget in (self.empty, page):
            self.stack.addWidget(widget)
        down(self.stack, on=self, margins=0)
        self.decks.clicked.connect(self._on_decks)
        self.other.clicked.connect(self.turn_language)
        self.large.clicked.connect(self.large_wanted)
        self.copies.deck_wanted.connect(self.deck_wanted)

    # What is shown.

    @property
    def card(self) -> str | None:
        """The id of the card that is shown."""
        return self._card

    def set_card_language(self, language: str) -> None:
        """Show cards in this language."""
        self._language = language
        self._fill()

    def turn_language(self) -> None:
        """Show the face and the text in the other language."""
        self.set_card_language("de" if self._language == "en" else "en")

    def show_card(self, card: str | None, held: OwnedCard, copies: CardCopies | None) -> None:
        """Show a card with what is owned of it; `copies` reads where, None without a shelf."""
        same_card = card == self._card
        self._card, self._held = card, held
        self.stack.setCurrentIndex(0 if card is None else 1)
        if card is None:
            return
        self.owned.setVisible(copies is not None)
        self.tabs.setTabVisible(self.tabs.indexOf(self.copies), copies is not None)
        self._show_copies(card, copies)
        self._fill()
        if not same_card:
            self.area.verticalScrollBar().setValue(0)

    def _show_copies(self, card: str, copies: CardCopies | None) -> None:
        """List where the copies are; none where the shelf cannot be read any more, which its own room says."""
        decks: list[DeckWithCard] = []
        if copies is not None:
            with suppress(StoreError):
                decks = copies.decks_with(card)

        def read(some: Sequence[DeckWithCard]) -> list[Copies]:
            with suppress(StoreError):
                return copies.copies(card, some) if copies is not None else []
            return []

        self._decks_with = len(decks)
        self.copies.copies.show(decks, read)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the face into the width."""
        super().resizeEvent(event)
        self._draw_face()

    def _fill(self) -> None:
        self.tabs.setTabText(0, say(s.TAB_CARD))
        self.tabs.setTabText(1, say(s.TAB_COPIES.filled(n=self._held.copies + self._held.elsewhere)))
        self.other.setText(say(s.IN_GERMAN if self._language == "en" else s.IN_ENGLISH))
        if self._card is None:
            return
        card = facts()[self._card]
        self.name.setText(card_title(card))
        self.facts.setText(_facts_said(card))
        self.owned.setText(self._owned_said())
        self.decks.setEnabled(self._decks_with > 0)
        rules = self._rules()
        self.text.setText(rules)
        self.printings.setText(_printings_said(card))
        self.printings.setVisible(not card.homemade)
        self.figures.setText(_figures_said(self._card))
        self.figures.setVisible(self._card in library())  # of others it is not known what they do
        self._draw_face()

    def _owned_said(self) -> str:
        held = self._held
        words = s.NONE_OWNED
        if held.copies:
            decks = of_decks.decks(held.decks)
            words = s.IN_DECKS.filled(copies=s.COPIES_OWNED.filled(n=held.copies), decks=decks)
        if held.elsewhere:
            elsewhere = s.ELSEWHERE if held.copies else s.ONLY_ELSEWHERE
            words = joined((words, elsewhere.filled(n=held.elsewhere)), "; ")
        return say(words)

    def _rules(self) -> str:
        """Return the rules text of the card as HTML, each term a link."""
        assert self._card is not None
        runs = self._faces.rules(printed(self._card), self._language)
        if not runs:
            return escape(say(s.NO_TEXT))
        return "<br>".join(linked(line) for line in lines_of(tuple(in_words(runs, self._language))))

    def _draw_face(self) -> None:
        if self._card is None:
            return
        bar = self.area.verticalScrollBar().sizeHint().width()
        room = self.width() - 26 - bar
        width = max(LEAST, min(round(WIDEST * self._faces.factor), room))
        picture: QPixmap = self._faces.pixmap(printed(self._card), width, self.devicePixelRatioF(), self._language)
        self.face.setPixmap(picture)
        self.face.setAccessibleName(card_title(facts()[self._card]))

    def _on_decks(self) -> None:
        if self._card is not None:
            self.decks_wanted.emit(self._card)


def _facts_said(card: PrintedFacts) -> str:
    """Return type, house, traits, numbers and rarity of a card in a line."""
    traits = ", ".join(trait_words(card.traits, ui.language))
    known = (("power", card.power), ("armor", card.armor or None))  # no armor is worth no word
    numbers = [say(s.FIGURE.filled(figure=s.SORTS[name], n=n)) for name, n in known if n is not None]
    parts = (say(card.type.words.title), houses_said(card), traits, *numbers, rarity_said(card))
    return " · ".join(filter(None, parts))


def _printings_said(card: PrintedFacts) -> str:
    """Return the printings of a card as HTML, a line each."""
    lines = "<br>".join(escape(_printing_said(card, one)) for one in card.printings)
    return f"<b>{escape(say(s.PRINTINGS))}</b><br>{lines}"


def _printing_said(card: PrintedFacts, one: Printing) -> str:
    rarity, house = RARITIES.get(one.rarity, same(one.rarity)), house_of(card, one)
    words = s.PRINTING_WITHOUT_HOUSE.filled(set=set_words(one.set), number=one.number, rarity=rarity)
    if house:
        words = s.PRINTING.filled(set=set_words(one.set), number=one.number, house=house_title(house), rarity=rarity)
    return say(s.PRINTING_WITH_AMBER.filled(printing=words, n=one.amber) if one.amber else words)


def _figures_said(card: str) -> str:
    """Return what a card counts for in the figures of decks as HTML, each figure with its rule."""
    title = f"<b>{escape(say(s.FIGURES))}</b>"
    known = impact_of(card) if card in library() else {}
    lines = [
        f"{escape(say(s.FIGURE.filled(figure=s.FIGURE_NAMES[figure], n=number(value, ui.language))))}"
        f"<br><small>{escape(say(s.FIGURE_RULES[figure]))}</small>"
        for figure, value in known.items()
    ]
    return "<br>".join((title, *(lines or [escape(say(s.NO_FIGURES))])))

"""The right side of the room: one deck with portrait, cards, figures, notes and results, or many at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTabWidget,
    QToolButton,
    QWidget,
)

from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.importers.texts import TOKEN_MISSING
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.collection.results import Kept
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckNotes
from kfdesk.collection.token_creatures import lacks_token_creature
from kfdesk.collection.win_rates import of_kind, tally
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.charts.deck_panels import DeckFiguresPanel
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks import list_texts as x
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.decks.columns import purpose_text, set_or_kind, source_name
from kfdesk.desk.decks.differing_cards import DifferingCards
from kfdesk.desk.decks.notes import NotesEditor, TagEditor
from kfdesk.desk.decks.pictures import emblem_pixmap, house_name, star_icon
from kfdesk.desk.decks.playing import why_not_playable
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.relatives import Relatives
from kfdesk.desk.decks.results import ResultList
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.number_fields import NumberField
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine.decks import DeckKind
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words

PORTRAIT = QSize(112, 132)
MOST_CHAINS = 24


@dataclass(frozen=True, slots=True)
class Shown:
    """One deck with all that the shelf knows of it."""

    deck: DeckRecord
    about: DeckNotes
    results: tuple[Kept, ...]
    opponents: Mapping[str, DeckKind] = field(default_factory=dict)
    """The kinds of those decks it played against that were not published as they are, by key."""
    differing: tuple[HomeCard, ...] = ()
    """One's own home-made cards that it holds as something else."""
    sources: frozenset[str] = frozenset()
    """The keys of those decks it was made of that are on the shelf."""
    made_from: tuple[DeckRow, ...] = ()
    """The decks of the shelf that were made of it."""


class Section(Protocol):
    """A further tab beside a deck, of a room that the shelf does not know."""

    title: Words

    @property
    def widget(self) -> QWidget:
        """What the tab shows."""

    def show_deck(self, deck: DeckRecord) -> None:
        """Show a deck; called when the tab is seen."""


class _Portrait(QWidget):
    def __init__(self, portraits: Portraits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._portraits = portraits
        self.deck: DeckRecord | None = None
        self.setFixedSize(PORTRAIT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the Archon."""
        del event
        if self.deck is not None:
            painter = QPainter(self)
            deck = self.deck
            ratio = self.devicePixelRatioF()
            pixmap = self._portraits.pixmap(deck.name, deck.houses, PORTRAIT, ratio, ui.theme)
            painter.drawPixmap(0, 0, pixmap)
            painter.end()


class _Houses(QWidget):
    """The emblems of a deck's houses with their names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = across(on=self, margins=0, gap=4)

    def show_houses(self, houses: tuple[str, ...], theme: Theme, language: str) -> None:
        """Show these houses."""
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        side = max(24, round(self.fontMetrics().height() * 1.7))
        for house in houses:
            emblem = Label()
            emblem.setPixmap(emblem_pixmap(house, side, self.devicePixelRatioF(), theme))
            name = house_name(house).say(language)
            emblem.setToolTip(tip(name))
            emblem.setAccessibleName(name)
            self._row.addWidget(emblem)
        self._row.addStretch(1)


class DeckDetail(QWidget):
    """Shows what is selected; every change a person makes comes out as a signal with the deck's key."""

    notes_edited = Signal(str, str)
    tags_edited = Signal(str, list)
    folder_edited = Signal(str, str)
    chains_edited = Signal(str, int)
    lists_wanted = Signal()
    """What the deck is there for is to be changed."""
    lists_cleared = Signal(str)
    """The key of a deck that is to be on no list any more."""
    favorite_toggled = Signal(str, bool)
    sheet_wanted = Signal()
    play_wanted = Signal()
    complete_wanted = Signal()
    result_removed = Signal(int)
    game_wanted = Signal()
    journal_wanted = Signal(str)
    change_wanted = Signal(str)
    """The key of a home-made deck whose cards are to be changed."""
    came_wanted = Signal()
    """What was changed by hand about the deck is to be taken back."""
    alliance_wanted = Signal(str)
    """The key of an alliance that is to be changed."""
    copy_wanted = Signal(str)
    """The key of a deck of which a copy is to be changed."""
    deck_wanted = Signal(str)
    """The key of another deck that is to be shown: one it was made of, or one made of it."""
    write_wanted = Signal(str, object)
    """A deck's key, and the `CardLine` of a card of it that nobody knows, to be written."""
    card_wanted = Signal(str)
    """The id of a card that is to be shown among all cards."""
    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of its deck."""
    decks_wanted = Signal(str)
    """The id of a card: all decks that have it are wanted."""
    take_over_wanted = Signal(str, tuple)
    """A deck's key, and the home-made cards that it is to hold as they are now."""

    def __init__(self, faces: Faces, portraits: Portraits, many: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Shown | None = None
        self._figured = False
        """Whether the figures of the deck are shown."""
        self._many = 0
        self._filling = False
        self._sections: list[Section] = []
        # Each below its parent, and in the order in which Tab goes through them.
        self.stack = QStackedWidget(self)
        self.empty = says(Label(parent=self.stack), s.NOTHING_SELECTED)
        self._page = page = QWidget(self.stack)
        self.name = Label(parent=page)
        self.facts = Label(parent=page)
        self.houses = _Houses(page)
        self.portrait = _Portrait(portraits, page)
        self._buttons = ButtonRow(page)
        self.play = says(QPushButton(self._buttons), s.PLAY, tip=s.PLAY_TIP)
        self.sheet = says(QPushButton(self._buttons), s.SHEET, tip=s.SHEET_TIP)
        self.change = says(QPushButton(self._buttons), s.CHANGE_DECK, tip=s.CHANGE_DECK_TIP)
        self.copy = says(QPushButton(self._buttons), s.CHANGE_COPY, tip=s.CHANGE_COPY_TIP)
        self.star = says(QToolButton(self._buttons), tip=s.FAVORITE, name=s.FAVORITE)
        self.relatives = Relatives(page)
        self.problem = Label(parent=page)
        self.write = says(QPushButton(page), s.WRITE_CARD, tip=s.WRITE_TIP)
        self.complete = says(QPushButton(page), s.COMPLETE, tip=s.COMPLETE_TIP)
        self.came = says(QPushButton(page), s.AS_IT_CAME, tip=s.AS_IT_CAME_TIP)
        self.differing_cards = DifferingCards(page, narrow=True)
        self.came.hide()
        self.complete.hide()
        self.write.hide()
        self.tabs = QTabWidget(page)
        self.cards = CardList(faces, self.tabs)
        self.figures = DeckFiguresPanel(self.tabs)
        self._notes_page = QWidget(self.tabs)
        self.tags = TagEditor(self._notes_page)
        self.folder = says(QComboBox(self._notes_page), name=s.FOLDER)
        self.chains = says(NumberField(self._notes_page), name=s.CHAINS)
        self.lists = Label(parent=self._notes_page)
        self.change_lists = says(QPushButton(self._notes_page), x.CHANGE, tip=x.CHANGE_TIP, name=x.CHANGE_TIP)
        self.clear_lists = says(QToolButton(self._notes_page), tip=x.CLEAR, name=x.CLEAR)
        self.notes = NotesEditor(self._notes_page)
        self.results = ResultList(self.tabs)
        self._several = QWidget(self.stack)
        self.many_title = Label(parent=self._several)
        self._build(many)
        self._connect()
        says(self, name=s.DETAIL)
        follow_language(self._say)
        follow_theme(self._fill)

    # Building.

    def _build(self, many: QWidget) -> None:
        self.setMinimumWidth(300)
        self.name.setObjectName("deckTitle")
        for label in (self.name, self.facts, self.problem, self.empty, self.many_title):
            label.setWordWrap(True)
        self.name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.facts.setObjectName("dim")
        self.problem.setObjectName("deckProblem")
        self.star.setCheckable(True)
        self.star.setIconSize(QSize(20, 20))
        self.folder.setEditable(True)
        self.folder.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        if (line := self.folder.lineEdit()) is not None:
            says(line, hint=s.NO_FOLDER)
        self.folder.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chains.setRange(0, MOST_CHAINS)
        for button in (self.play, self.sheet, self.change, self.copy, self.star):
            self._buttons.add(button)
        self.tabs.addTab(self.cards, "")
        self.tabs.addTab(self.figures, "")
        self._build_notes()
        self.tabs.addTab(self._notes_page, "")
        self.tabs.addTab(self.results, "")
        self.tabs.setDocumentMode(True)
        down(
            self._head(),
            self._buttons,
            self.relatives,
            self.problem,
            self.came,
            self.differing_cards,
            self.complete,
            self.write,
            (self.tabs, 1),
            on=self._page,
            margins=(10, 8, 8, 8),
        )
        self.many_title.setObjectName("deckTitle")
        down(self.many_title, many, STRETCH, on=self._several)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setObjectName("dim")
        self.empty.setMargin(24)
        for widget in (self.empty, Scrolled(self._page), self._several):
            self.stack.addWidget(widget)
        down(self.stack, on=self, margins=0)

    def _head(self) -> QHBoxLayout:
        words = down(self.name, self.facts, across((self.houses, 1)), STRETCH, gap=3)
        return across((self.portrait, Qt.AlignmentFlag.AlignTop), (words, 1), gap=10)

    def _build_notes(self) -> None:
        self._form = QFormLayout()
        self._labels = (Label(), Label(), Label(), Label())
        self.lists.setWordWrap(True)
        self.clear_lists.setText("✕")
        self.clear_lists.setAutoRaise(True)
        self.change_lists.setAutoDefault(False)
        for label, widget in zip(self._labels, (self.tags, self.folder, self.chains), strict=False):
            label.setBuddy(widget)
            self._form.addRow(label, widget)
        self._labels[-1].setBuddy(self.change_lists)
        self._form.addRow(self._labels[-1], across((self.lists, 1), self.change_lists, self.clear_lists, margins=0))
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("deckLine")
        down(self._form, line, (self.notes, 1), on=self._notes_page, margins=(0, 8, 0, 0))

    def _connect(self) -> None:
        self.notes.edited.connect(self.notes_edited)
        self.tags.changed.connect(lambda tags: self._pass_on(self.tags_edited, tags))
        self.chains.valueChanged.connect(lambda chains: self._pass_on(self.chains_edited, chains))
        self.star.toggled.connect(lambda on: self._pass_on(self.favorite_toggled, on))
        self.folder.textActivated.connect(lambda _: self._on_folder())
        line = self.folder.lineEdit()
        if line is not None:
            line.editingFinished.connect(self._on_folder)
        self.sheet.clicked.connect(self.sheet_wanted)
        self.change_lists.clicked.connect(self.lists_wanted)
        self.clear_lists.clicked.connect(self._on_clear_lists)
        self.change.clicked.connect(self._on_change)
        self.came.clicked.connect(self.came_wanted)
        self.copy.clicked.connect(self._on_copy)
        self.relatives.linkActivated.connect(self.deck_wanted)
        self.cards.offers_to_write = self.cards.leads_to_cards = True
        self.cards.write_wanted.connect(lambda line: self._pass_on(self.write_wanted, line))
        self.cards.card_wanted.connect(self.card_wanted)
        self.cards.decks_wanted.connect(self.decks_wanted)
        self.cards.explain_wanted.connect(self.explain_wanted)
        self.cards.currentItemChanged.connect(lambda *_: self._offer_to_write())
        self.write.clicked.connect(self._on_write)
        self.differing_cards.wanted.connect(lambda: self._pass_on(self.take_over_wanted, self.differing_cards.cards))
        self.play.clicked.connect(self.play_wanted)
        self.complete.clicked.connect(self.complete_wanted)
        self.results.remove_wanted.connect(self.result_removed)
        self.results.journal_wanted.connect(self.journal_wanted)
        self.results.add_wanted.connect(self.game_wanted)
        self.tabs.currentChanged.connect(lambda _: self._figures_if_seen())

    def add_section(self, section: Section) -> None:
        """Let a room have a tab of its own beside each deck."""
        self._sections.append(section)
        self.tabs.addTab(section.widget, say(section.title))

    # What is shown.

    @property
    def shown(self) -> Shown | None:
        """The one deck shown, None while there is none or there are many."""
        return self._shown

    def show_deck(self, shown: Shown) -> None:
        """Show one deck."""
        same = self._shown is not None and self._shown.deck == shown.deck
        self._shown = shown
        self.stack.setCurrentIndex(1)
        if not same:
            self.cards.show_deck(shown.deck)
            self._figured = False
        self._fill()
        if not same or shown.about.notes != self.notes.text.toPlainText() and not self.notes.text.hasFocus():
            self.notes.show_notes(shown.deck.key, shown.about.notes)
        self._figures_if_seen()

    def show_many(self, count: int) -> None:
        """Show what can be done with this many decks; none shows what to do."""
        self.flush()
        self._shown = None
        self.cards.show_deck(None)
        self.notes.show_notes("", "")
        self._many = count
        self.stack.setCurrentIndex(2 if count > 1 else 0)
        self.many_title.setText(say(s.MANY_SELECTED.filled(n=s.number(count))))

    def flush(self) -> None:
        """Keep what is being written."""
        self.notes.flush()

    def set_known(self, tags: list[str], folders: list[str]) -> None:
        """Offer these tags and folders."""
        self.tags.set_known(tags)
        self._filling = True
        said = self.folder.currentText()
        self.folder.clear()
        self.folder.addItems(["", *folders])
        self.folder.setEditText(said)
        self._filling = False

    def _say(self) -> None:
        for number, words in enumerate((s.TAB_CARDS, s.TAB_FIGURES, s.TAB_NOTES, s.TAB_RESULTS)):
            self.tabs.setTabText(number, say(words))
        for section in self._sections:
            self.tabs.setTabText(self.tabs.indexOf(section.widget), say(section.title))
        for label, words in zip(self._labels, (s.TAGS, s.FOLDER, s.CHAINS, x.LISTS), strict=True):
            label.setText(say(words) + ":")
        self.many_title.setText(say(s.MANY_SELECTED.filled(n=s.number(self._many))))
        self._fill()

    def _fill(self) -> None:
        shown = self._shown
        if shown is None:
            return
        language, deck, about = ui.language, shown.deck, shown.about
        self._filling = True
        self.name.setText(deck.name)
        said = [set_or_kind(deck.set, language, deck.kind)]
        if deck.source is not Source.HOMEMADE:  # else its kind says it
            said.append(source_name(deck.source, language))
        said.append(date_text(about.added, language))
        if deck.own_name != deck.name:
            said.append(w.CALLED_BEFORE.filled(name=deck.own_name).say(language))
        if about.wins or about.losses:
            said.append(s.SUMMARY.filled(wins=about.wins, losses=about.losses).say(language))
        practice = tally(of_kind((kept.result for kept in shown.results), practice=True))
        if practice.games:
            practiced = s.PRACTICED.filled(wins=practice.won, losses=practice.lost)
            said.append(practiced.say(language))
        purpose = purpose_text(about.purpose, language)
        if purpose:
            said.append(purpose)
        self.lists.setText(purpose or say(x.ON_NONE))
        self.clear_lists.setVisible(bool(about.purpose))
        self.change_lists.setEnabled(about.trashed is None)
        self.clear_lists.setEnabled(about.trashed is None)
        self.facts.setText("  ·  ".join(said))
        self.houses.show_houses(deck.houses, ui.theme, language)
        self.portrait.deck = deck
        self.portrait.update()
        self.portrait.setAccessibleName(say(deck_words(deck.name, deck.kind)))
        problem = why_not_playable(deck)
        words = "" if problem is None else problem.say(language)
        notes = [(not deck.icons_known, s.ICONS_UNKNOWN), (lacks_token_creature(deck), TOKEN_MISSING)]
        if not deck.cards:
            words, notes = "", [(True, x.ONLY_LINKED if deck.uuid is not None else x.ONLY_NAMED)]
        words = "\n".join(filter(None, (words, *(note.say(language) for holds, note in notes if holds))))
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        can_be_completed = not deck.icons_known and not deck.alliance and not deck.is_changed
        self.complete.setVisible(can_be_completed and deck.uuid is not None)
        self.came.setVisible(deck.is_changed and about.trashed is None)
        self.star.setChecked(about.favorite)
        self.star.setIcon(star_icon(ui.theme, filled=about.favorite))
        if self.tags.tags() != about.tags:
            self.tags.show_tags(about.tags)
        self.folder.setEditText(about.folder)
        self.chains.setValue(about.chains)
        self.results.show_results(shown.results, shown.opponents)
        self.relatives.present(shown.deck, shown.sources, shown.made_from)
        is_known = bool(deck.made_of) or not deck.alliance  # an alliance of a deck file does not say of what it is made
        self.change.setVisible(deck.source is Source.HOMEMADE and is_known)
        self.differing_cards.present(shown.differing if about.trashed is None else ())
        self._offer_to_write()
        self._filling = False

    def _offer_to_write(self) -> None:
        """Offer to write the card that nobody knows and has the mark, else the first of the deck."""
        line = self.cards.unknown_line() if self._shown is not None else None
        self.write.setVisible(line is not None)
        if line is not None:
            self.write.setText(say(s.WRITE_NAMED.filled(card=line.title)).replace("&", "&&"))

    def _on_change(self) -> None:
        shown = self._shown
        if shown is not None:
            wanted = self.alliance_wanted if shown.deck.alliance else self.change_wanted
            wanted.emit(shown.deck.key)

    def _on_clear_lists(self) -> None:
        if self._shown is not None:
            self.lists_cleared.emit(self._shown.deck.key)

    def _on_copy(self) -> None:
        if self._shown is not None:
            self.copy_wanted.emit(self._shown.deck.key)

    def _on_write(self) -> None:
        line = self.cards.unknown_line()
        if line is not None:
            self._pass_on(self.write_wanted, line)

    def _figures_if_seen(self) -> None:
        seen = self.tabs.currentWidget() is self.figures and self.isVisible()
        if seen and self._shown is not None and not self._figured:
            self._figured = True
            self.figures.show_deck(self._shown.deck)
        for section in self._sections:
            if self._shown is not None and self.isVisible() and self.tabs.currentWidget() is section.widget:
                section.show_deck(self._shown.deck)

    def _pass_on(self, signal: SignalInstance, value: object) -> None:
        if self._shown is not None and not self._filling:
            signal.emit(self._shown.deck.key, value)

    def _on_folder(self) -> None:
        name = " ".join(self.folder.currentText().split())
        if self._shown is not None and not self._filling and name != self._shown.about.folder:
            self.folder_edited.emit(self._shown.deck.key, name)

"""The page of home-made cards: their list, the card that is written, and how it will look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QSplitter, QStackedWidget, QWidget

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks.notice import Notice
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.card_list import HomeCardList
from kfdesk.desk.homemade.face import HomeFace
from kfdesk.desk.homemade.form import CardForm, is_unnamed
from kfdesk.desk.homemade.page_keys import connect_keys
from kfdesk.desk.homemade.reader import CardReader
from kfdesk.desk.homemade.said import SaidBox
from kfdesk.desk.homemade.steps import Steps
from kfdesk.desk.homemade.understanding import Understood
from kfdesk.desk.keyboard.place_keys import COPY_CARD, NEW_CARD, TRY_CARD
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, Stretch, across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.words import Words

LIST_WIDTH: Final = 230
FACE_WIDTH: Final = 310
"""How wide the list and the face are at first, in logical pixels."""
READ_MS: Final = 180
"""So long after the last letter the text is read."""
QUIET_MS: Final = 350
"""Reading that takes longer than this is mentioned."""
KEEP_MS: Final = 700
"""So long after the last change the card is kept, and at once when the page is left."""


class MyCardsPage(QWidget):
    """Shows cards and lets one be written; what is to be kept goes out as a signal."""

    new_wanted = Signal()
    copy_wanted = Signal()
    remove_wanted = Signal()
    import_wanted = Signal()
    export_wanted = Signal()
    export_all_wanted = Signal()
    undo_wanted = Signal()
    card_wanted = Signal(str)
    """The key of a card that is to be shown."""
    card_edited = Signal(object)
    """The card as it is written now, to be kept."""
    try_wanted = Signal(object)
    """The card, understood whole, that is to be tried."""
    rule_wanted = Signal(str)
    manual_wanted = Signal()
    build_wanted = Signal()
    back_wanted = Signal()
    files_dropped = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._card: HomeCard | None = None
        self._seen: HomeCard | None = None
        """The card as it was written at the last change."""
        self._answers: dict[str, str] = {}
        """Which meaning was chosen of each line that has several, by its text."""
        self._kept_answers: tuple[str, ...] = ()
        """The meanings that the card brought, until its text was read the first time."""
        self.understood: Understood | None = None
        """What is understood of the card as it is written; None until it was read."""
        self._steps: Steps[HomeCard] = Steps()
        """What the card was, apart from its text: undo in the text is that of the text."""
        self._language = "en"
        self._changed = False
        """Whether something was changed that is not kept yet."""
        self._build()
        self._lay_out()
        self.reader = CardReader(self)
        self._read_soon = QTimer(self, singleShot=True, interval=READ_MS)
        self._say_soon = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._keep_soon = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._connect()
        follow_language(self._say)
        self.show_card(None)

    def _build(self) -> None:
        self.back = says(QPushButton(), w.BACK, tip=w.BACK_TIP)
        self.new = says(QPushButton(), w.NEW, tip=w.NEW_TIP)
        self.copy = says(QPushButton(), w.COPY, tip=w.COPY_TIP)
        self.remove = says(QPushButton(), w.REMOVE, tip=w.REMOVE_TIP)
        self.take_in = says(QPushButton(), w.IMPORT, tip=w.IMPORT_TIP)
        self.export = says(QPushButton(), w.EXPORT, tip=w.EXPORT_TIP)
        self.export_all = says(QPushButton(), w.EXPORT_ALL)
        self.empty = EmptyPage()
        self.build = says(QPushButton(), w.BUILD_SHORT, tip=w.BUILD_TIP)
        self.cards = HomeCardList()
        self.form = CardForm()
        self.said = SaidBox()
        self.face = HomeFace()
        self.tries = says(QPushButton(), w.TRY, tip=w.TRY_TIP)
        self.why = Label(wraps=True, style="dim")
        self.into_deck = QPushButton()
        self.after = QPushButton()
        """Leads on after the card was put into its deck: to the next one to write, or to the deck."""
        self._after: Words | None = None
        self._deck: str | None = None
        """The name of the deck that the card is written for."""
        self.manual = says(QPushButton(), w.MANUAL)
        set_kind(self.tries, Kind.PRIMARY)
        set_kind(self.manual, Kind.QUIET)
        self.notice = Notice()

    def _lay_out(self) -> None:
        bar = QWidget()
        row = FlowLayout(bar, gap=6)
        for button in self.bar_buttons:
            button.setAutoDefault(False)
            row.addWidget(button)
        left, middle, right = QWidget(), QWidget(), QWidget()
        down((self.cards, 1), on=left, margins=0)
        column = down(self.form, self.said, on=middle, margins=(12, 0, 12, 0), gap=10)
        column.addStretch(1)
        self.area = Scrolled(middle)
        down(
            self.face,
            self.tries,
            self.into_deck,
            self.after,
            self.why,
            self.manual,
            STRETCH,
            on=right,
            margins=(8, 0, 0, 0),
            gap=8,
        )
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for part, share in ((left, 0), (self.area, 3), (right, 1)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, share)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([LIST_WIDTH, 4 * LIST_WIDTH, FACE_WIDTH])
        self.right = right
        self.pages = QStackedWidget()
        self.pages.addWidget(self.splitter)
        self.pages.addWidget(self.empty)
        down(bar, (self.pages, 1), self.notice, on=self, margins=(12, 10, 12, 10), gap=8)

    @property
    def bar_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons above, in their order."""
        return (
            self.back, self.new, self.copy, self.remove, self.take_in, self.export, self.export_all, self.build,
        )  # fmt: skip

    def _connect(self) -> None:
        for button, signal in (
            (self.back, self.back_wanted), (self.new, self.new_wanted), (self.copy, self.copy_wanted),
            (self.remove, self.remove_wanted), (self.take_in, self.import_wanted), (self.export, self.export_wanted),
            (self.export_all, self.export_all_wanted), (self.manual, self.manual_wanted),
            (self.build, self.build_wanted),
        ):  # fmt: skip
            button.clicked.connect(signal)
        self.empty.new.clicked.connect(self.new_wanted)
        self.empty.take_in.clicked.connect(self.import_wanted)
        self.tries.clicked.connect(self.try_it)
        self.cards.chosen.connect(self.card_wanted)
        self.form.edited.connect(self._on_edited)
        self.form.text_edited.connect(self._on_text)
        self.form.left.connect(self._steps.end_stretch)
        self.form.text.put_in.connect(self.read_now)
        self.said.answered.connect(self._on_answer)
        self.said.proposal_taken.connect(self.form.text.put)
        self.said.rule_wanted.connect(self.rule_wanted)
        self.reader.understood.connect(self._on_understood)
        self.reader.failed.connect(lambda: self.said.show_state(w.NOT_WHOLE, "✎"))
        self._read_soon.timeout.connect(self.read_now)
        self._say_soon.timeout.connect(self._say_that_it_reads)
        self._keep_soon.timeout.connect(self.flush)
        connect_keys(
            self,
            self.take_back,
            self.do_again,
            ([QKeySequence(NEW_CARD)], self.new.click),
            ([QKeySequence(COPY_CARD)], self.copy.click),
            ([QKeySequence(TRY_CARD)], self.try_it),
            (QKeySequence.keyBindings(QKeySequence.StandardKey.Find), self.cards.search.setFocus),
        )
        remove = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.cards.list)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self.remove.click)
        self.cards.list.itemActivated.connect(lambda _: self.form.text.setFocus())

    # The card.

    @property
    def card(self) -> HomeCard | None:
        """The card as it is written now, with what its lines were chosen to mean; None while none is shown."""
        if self._card is None:
            return None
        meanings = self.understood.card.meanings if self.understood is not None else self._card.meanings
        return self.form.card(meanings)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Draw the card in the language of cards."""
        self._language = settings.card_language_now
        self._draw()

    def list_cards(
        self, cards: Sequence[HomeCard], playable: Mapping[str, bool], unreadable: Sequence[str] = ()
    ) -> None:
        """List these cards, see `HomeCardList`, and name those that cannot be read."""
        self.cards.present(cards, playable, self._card.key if self._card is not None else None)
        self.cards.say_unreadable(unreadable)
        self.export_all.setEnabled(bool(cards))
        self.pages.setCurrentWidget(self.splitter if cards or unreadable else self.empty)

    def show_card(self, card: HomeCard | None) -> None:
        """Show a card to be written on; what was changed in the one before is kept first."""
        self.flush()
        self.reader.drop()
        for timer in (self._read_soon, self._say_soon, self._keep_soon):
            timer.stop()
        self._card, self.understood, self._answers = card, None, {}
        self._kept_answers = card.meanings if card is not None else ()
        self._steps.forget()
        self.area.setEnabled(card is not None)
        for button in (self.copy, self.remove, self.export):
            button.setEnabled(card is not None)
        self.area.setVisible(card is not None)
        self.right.setVisible(card is not None)
        self.said.present(None)
        self.said.show_state(w.READING, "…")
        if card is not None:
            self.form.show_card(card)
            self._seen = self.form.card()
            self.read_now()
        self._draw()

    def offer_after(self, words: Words | None) -> None:
        """Offer by these words to go on after the card was put into its deck; None: no more."""
        self._after = words
        self._say_after()

    def _say_after(self) -> None:
        self.after.setVisible(self._after is not None)
        if self._after is not None:
            whole = say(self._after)
            short = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, FACE_WIDTH - 40)
            self.after.setText(short.replace("&", "&&"))
            self.after.setToolTip(tip(whole))
            self.after.setAccessibleName(whole)

    def show_deck(self, name: str | None) -> None:
        """Offer to put the card into a deck of this name, once it is understood; None: into none."""
        self._deck = name
        self._show_into_deck()

    def _show_into_deck(self) -> None:
        self.into_deck.setVisible(self._deck is not None)
        self.into_deck.setEnabled(self.is_playable)
        if self._deck is not None:
            whole = say(w.INTO_DECK.filled(deck=self._deck))
            short = self.fontMetrics().elidedText(self._deck, Qt.TextElideMode.ElideRight, FACE_WIDTH // 2)
            self.into_deck.setText(say(w.INTO_DECK.filled(deck=short)).replace("&", "&&"))
            self.into_deck.setToolTip(tip(whole))
            self.into_deck.setAccessibleName(whole)

    def flush(self) -> None:
        """Let now be kept what was changed since the last time."""
        self._keep_soon.stop()
        card = self.card
        if self._changed and card is not None:
            self._changed = False
            self.card_edited.emit(card)

    def try_it(self) -> None:
        """Ask for a table with the card, where all of it is understood."""
        if self.is_playable and self.understood is not None:
            self.flush()
            self.try_wanted.emit(self.understood.card)

    @property
    def is_playable(self) -> bool:
        """Whether the card as it is written is understood whole and has a name."""
        card, understood = self.card, self.understood
        return (
            understood is not None
            and understood.definition is not None
            and card is not None
            and card == understood.card
            and not is_unnamed(card)
        )

    def go_to_work(self) -> None:
        """Put the keyboard where one goes on: to the text, to the name of a card without one, else to "New card"."""
        card = self.card
        if card is None:
            self.empty.new.setFocus()
        elif is_unnamed(card):
            self.form.name.setFocus()
        else:
            self.form.text.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the page keeps the card."""
        self.flush()
        super().hideEvent(event)

    # Files.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking them."""
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped, after the program it comes from has been let go."""
        paths = _files(event.mimeData())
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            QTimer.singleShot(0, self, lambda: self.files_dropped.emit(paths))

    # Writing.

    def _on_edited(self) -> None:
        now = self.form.card()
        if self._seen is not None and _facts(now) != _facts(self._seen):
            self._steps.changed(self._seen, self.form.typed_in)
        self._seen = now
        self._go_on()

    def take_back(self) -> None:
        """Take the last change of the card back, apart from its text; where there is none, what was done to cards."""
        if self._steps.can_go_back:
            self._stand(self._steps.back(self.form.card()))
        else:
            self.undo_wanted.emit()

    def do_again(self) -> None:
        """Make the change of the card again that was taken back last."""
        if self._steps.can_go_forth:
            self._stand(self._steps.forth(self.form.card()))

    def _stand(self, card: HomeCard) -> None:
        """Show the card as it was, or as it was made; its text stays."""
        self.form.show_facts(card)
        self._seen = self.form.card()
        self._go_on()

    def _go_on(self) -> None:
        """Keep, read and draw what was changed."""
        self._changed = True
        self._keep_soon.start()
        self._read_soon.start()
        self._draw()

    def _on_text(self) -> None:
        """What was read is about an older text; the marks stay where they are until it is read anew."""
        self.reader.drop()

    def _on_answer(self, text: str, key: str) -> None:
        self._answers[text] = key
        self._changed = True
        self.read_now()
        self._keep_soon.start()

    # Reading.

    def read_now(self) -> None:
        """Read the card as it is written."""
        self._read_soon.stop()
        card = self.card
        if card is not None:
            self.reader.ask(card, self.form.text.toPlainText(), self._answers, self._kept_answers)
            self._say_soon.start()
            self._show_state()

    def _say_that_it_reads(self) -> None:
        if self.reader.busy:
            self.said.show_state(w.LEARNING if self.reader.learns else w.READING, "…")

    def _on_understood(self, understood: Understood) -> None:
        self._say_soon.stop()
        self.understood = understood
        self._answers, self._kept_answers = understood.answers | self._answers, ()
        self.form.text.show_marks(understood.marks)
        self.said.present(understood)
        self._draw()
        if self._changed:
            self._keep_soon.start()

    def _draw(self) -> None:
        """Draw the face: its text as it was last understood, as long as the text is still that."""
        card, understood = self.card, self.understood
        definition = None
        if understood is not None and card is not None and understood.card.text == card.text:
            definition = understood.definition
        self.face.show_card(card, definition, self._language)
        self._show_state()

    def _show_state(self) -> None:
        understood, card = self.understood, self.card
        playable = self.is_playable
        self.tries.setEnabled(playable)
        self._show_into_deck()
        self.why.hide()
        if understood is None or card is None or card != understood.card:
            return
        if understood.definition is None:
            words, sign = (w.TO_ANSWER, "?") if understood.is_open else (w.NOT_WHOLE, "✎")
        elif not playable:
            words, sign = w.NEEDS_NAME, "✎"
        else:
            words, sign = (w.UNDERSTOOD if understood.lines else w.EMPTY), "✓"
        self.said.show_state(words, sign)
        self.why.setText("" if playable else say(words))
        self.why.setVisible(not playable)

    def _say(self) -> None:
        self._show_state()
        self._say_after()
        self._draw()


class EmptyPage(QWidget):
    """What stands there before the first card: what this is, and the buttons that help."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = says(Label(style="deckTitle"), w.TITLE)
        self.text = says(Label(wraps=True, style="dim"), w.NO_CARDS)
        self.new, self.take_in = says(QPushButton(), w.NEW), says(QPushButton(), w.IMPORT)
        set_kind(self.new, Kind.PRIMARY)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for button in (self.new, self.take_in):
            button.setAutoDefault(True)  # Return presses it, too
        buttons = across(STRETCH, self.new, self.take_in, STRETCH)
        down(STRETCH, self.title, self.text, 12, buttons, Stretch(2), on=self)


def _facts(card: HomeCard) -> HomeCard:
    """Return a card without its text and what that means."""
    return card.model_copy(update={"text": "", "meanings": ()})


def _files(data: QMimeData) -> list[Path]:
    """Return the files of this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]

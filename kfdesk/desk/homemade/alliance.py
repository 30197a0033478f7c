"""The page on which an alliance is made: three decks with a house each, and what is to be said of what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QPushButton, QSplitter, QWidget

from kfdesk.cards.facts import facts
from kfdesk.collection.alliances import (
    BESIDE,
    AllianceForm,
    Pod,
    alliance,
    findings,
    offered,
    pod_of,
    taken,
)
from kfdesk.collection.composing import named
from kfdesk.collection.findings import Finding, Ground
from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.restricted import RestrictedList
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.notice import Notice
from kfdesk.desk.decks.playing import why_not_playable
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.page_keys import connect_keys
from kfdesk.desk.homemade.pod_box import PodBox
from kfdesk.desk.homemade.steps import Steps
from kfdesk.desk.homemade.verdict import VerdictPane
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.kit.undo_keys import LeavesUndo
from kfdesk.desk.kit.wheels import StillUnderWheel
from kfdesk.engine.decks import DECK_HOUSES
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import CardType
from kfdesk.records import record
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import LANGUAGES, enumerated, same

LONGEST_NAME: Final = 100
LOOK_MS: Final = 500
"""How long until it is asked again whether an alliance can be played while its home-made cards are read."""
MOST_LINES_NAMED: Final = 5
"""So many lines of a list of restricted cards that name no card are shown."""


@record
class Stand:
    """An alliance as it stands: the deck, and its three places, some of them perhaps empty."""

    deck: DeckRecord
    pods: tuple[Pod | None, ...]

    @property
    def is_whole(self) -> bool:
        """Whether it has three different houses."""
        return len({pod.of.house for pod in self.pods if pod is not None}) == DECK_HOUSES


class AlliancePage(QWidget):
    """Shows one alliance and changes it; each change goes out as a signal, to be kept, once it has three houses."""

    deck_edited = Signal(object)
    """The `DeckRecord` as it is now."""
    new_wanted = Signal()
    play_wanted = Signal(str)
    shelf_wanted = Signal(str)
    """The key of a deck that is to be played, or shown on the shelf."""
    rule_wanted = Signal(str)
    list_wanted = Signal()
    """Another list of restricted cards is to be used."""
    no_list_wanted = Signal()
    back_wanted = Signal()

    def __init__(
        self,
        faces: Faces,
        source: ChoosableDecks,
        get: Callable[[str], DeckRecord | None],
        parent: QWidget | None = None,
    ) -> None:
        """`source` are the decks to choose from, `get` returns all of one of them."""
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._get = get
        self.stand: Stand | None = None
        self._restricted = RestrictedList(frozenset())
        self._steps: Steps[Stand] = Steps()
        self._changed = False
        self._look_soon = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._build(faces, source)
        self._lay_out()
        self._connect()
        self._connect_keys()
        follow_language(self._say)

    # Building.

    def _build(self, faces: Faces, source: ChoosableDecks) -> None:
        self.back = says(QPushButton(), w.BACK, tip=w.BACK_TIP)
        self.new = says(QPushButton(), w.NEW_ALLIANCE, tip=w.NEW_ALLIANCE_TIP)
        self.undo = says(QPushButton(), w.UNDO, tip=w.UNDO_TIP)
        self.redo = says(QPushButton(), w.REDO, tip=w.REDO_TIP)
        self.shelf = says(QPushButton(), w.ON_SHELF)
        self.play = says(QPushButton(), w.PLAY_DECK, tip=w.PLAY_ALLIANCE_TIP)
        set_kind(self.play, Kind.PRIMARY)
        self.name = says(QLineEdit(), name=w.ALLIANCE_NAME, hint=w.ALLIANCE_NAME)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(220)
        self.form = says(QComboBox(), name=w.ALLIANCE_FORM)
        self.form.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for form in AllianceForm:
            self.form.addItem("", form)
        self.boxes = tuple(PodBox(source, title) for title in w.CHOOSE_DECK)
        self.beside = {type_: says(QComboBox(), name=type_.words.title) for type_ in BESIDE}
        """Whose token creature, prophecies and archon power the alliance has, where there is a choice."""
        self.labels = {type_: Label() for type_ in BESIDE}
        self.listed = Label(wraps=True, style="dim")
        self.use_list = says(QPushButton(), w.USE_LIST, tip=w.USE_LIST_TIP)
        self.no_list = says(QPushButton(), w.FORGET_LIST, tip=w.FORGET_LIST_TIP)
        self.empty = says(Label(wraps=True, style="dim"), w.EMPTY_ALLIANCE)
        self.cards = says(CardList(faces), name=w.ALLIANCE_CARDS)
        self.verdict = VerdictPane()
        self.notice = Notice()
        StillUnderWheel(self.form, *self.beside.values(), parent=self)

    def _lay_out(self) -> None:
        bar, head, buttons = QWidget(), QWidget(), QWidget()
        row = FlowLayout(bar, gap=6, centers=True)
        for button in (self.back, self.new, self.undo, self.redo, self.shelf, self.play):
            button.setAutoDefault(False)
            row.addWidget(button)
        fields = FlowLayout(head, gap=6, centers=True)
        for field in (self.name, self.form):
            fields.addWidget(field)
        lists = FlowLayout(buttons, gap=6)
        for button in (self.use_list, self.no_list):
            button.setAutoDefault(False)
            lists.addWidget(button)
        choices = QWidget()
        form = QFormLayout(choices)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for type_, box in self.beside.items():
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.labels[type_].setBuddy(box)
            form.addRow(self.labels[type_], box)
        left, middle = QWidget(), QWidget()
        down(*self.boxes, choices, self.listed, buttons, STRETCH, on=left, margins=(0, 0, 8, 0), gap=8)
        down(self.empty, (self.cards, 1), on=middle, margins=(8, 0, 8, 0), gap=6)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        places = Scrolled(left)
        places.setMinimumWidth(300)
        for part in (places, middle, self.verdict):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, 1)
        self.splitter.setChildrenCollapsible(False)
        down(bar, head, (self.splitter, 1), self.notice, on=self, margins=(12, 10, 12, 10), gap=8)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self.do_again)
        self.shelf.clicked.connect(lambda: self._leave_for(self.shelf_wanted.emit))
        self.play.clicked.connect(lambda: self._leave_for(self.play_wanted.emit))
        self.name.textEdited.connect(self._on_name)
        self.name.editingFinished.connect(self.flush)
        self.form.currentIndexChanged.connect(lambda _: self._show())
        for place, box in enumerate(self.boxes):
            box.chosen.connect(lambda key, house, place=place: self._on_pod(place, key, house))
            box.show_wanted.connect(self.shelf_wanted)
        for type_, choice in self.beside.items():
            choice.currentIndexChanged.connect(lambda _, type_=type_: self._on_beside(type_))
        self.use_list.clicked.connect(self.list_wanted)
        self.no_list.clicked.connect(self.no_list_wanted)
        self.verdict.rule_wanted.connect(self.rule_wanted)
        self._look_soon.timeout.connect(self._on_time)

    def _connect_keys(self) -> None:
        connect_keys(self, self.take_back, self.do_again)
        LeavesUndo(self.name, parent=self)

    # The alliance.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Name cards in the language of cards."""
        self.cards.set_card_language(settings.card_language_now)

    def use(self, restricted: RestrictedList) -> None:
        """Check by this list of restricted cards."""
        self._restricted = restricted
        self._say_list()
        self._show()

    def show_alliance(self, deck: DeckRecord, pods: tuple[Pod | None, ...]) -> None:
        """Show an alliance to be changed; the one before is kept first."""
        self.flush()
        self._steps.forget()
        self.stand = Stand(deck, pods)
        for box in self.boxes:
            box.clear()
        self._show_name()
        self._show()

    def look_again(self, pods: tuple[Pod | None, ...]) -> None:
        """Show the same alliance with what its decks are by now; its steps can still be taken back."""
        if self.stand is not None:
            self.stand = Stand(self.stand.deck, pods)
            self._show()

    def flush(self) -> None:
        """Let now be kept what was changed since the last time, if it has three houses."""
        self._steps.end_stretch()
        if self._changed and self.stand is not None and self.stand.is_whole:
            self._changed = False
            self.deck_edited.emit(self.stand.deck)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the page keeps the alliance."""
        self.flush()
        super().hideEvent(event)

    def _leave_for(self, emit: Callable[[str], object]) -> None:
        self.flush()
        if self.stand is not None:
            emit(self.stand.deck.key)

    # Changing.

    def _change(self, stand: Stand, stretch: Hashable = None) -> None:
        """Show the alliance as it is changed; it can be taken back."""
        if self.stand is None or stand == self.stand:
            return
        self._steps.changed(self.stand, stretch)
        self.stand, self._changed = stand, True
        self._show()
        if stretch is None:
            self.flush()

    def take_back(self) -> None:
        """Take the last change back."""
        if self.stand is not None and self._steps.can_go_back:
            self._stand_as(self._steps.back(self.stand))

    def do_again(self) -> None:
        """Make the change again that was taken back last."""
        if self.stand is not None and self._steps.can_go_forth:
            self._stand_as(self._steps.forth(self.stand))

    def _stand_as(self, stand: Stand) -> None:
        self.stand, self._changed = stand, True
        self._show_name()
        self._show()
        self.flush()

    def _on_name(self, name: str) -> None:
        if self.stand is not None:
            deck = named(self.stand.deck, " ".join(name.split()) or unnamed_alliance())
            self._change(Stand(deck, self.stand.pods), "name")

    def _on_pod(self, place: int, key: str, house: str) -> None:
        """Put a house of a deck into a place; without a house the place is empty."""
        if self.stand is None:
            return
        deck = self._get(key) if house else None
        pods = list(self.stand.pods)
        pods[place] = pod_of(deck, house) if deck is not None else None
        self._made(pods, taken(self.stand.deck, self.stand.pods))

    def _on_beside(self, type_: CardType) -> None:
        if self.stand is not None and self.beside[type_].currentData() is not None:
            beside = taken(self.stand.deck, self.stand.pods) | {type_: self.beside[type_].currentData()}
            self._made(list(self.stand.pods), beside)

    def _made(self, pods: list[Pod | None], beside: dict[CardType, int]) -> None:
        if self.stand is None:
            return
        try:
            made = alliance(self.stand.deck, pods, beside)
        except SetupError as error:  # more home-made cards than a deck carries along
            self.notice.say(error.words)
            self._show()
            return
        self._change(Stand(made, tuple(pods)))

    # What is shown.

    @property
    def _form(self) -> AllianceForm:
        return AllianceForm(self.form.currentData())

    def _show_name(self) -> None:
        if self.stand is not None:
            deck = self.stand.deck
            self.name.setText("" if is_unnamed_alliance(deck) else deck.name)

    def _show(self) -> None:
        stand = self.stand
        if stand is None:
            return
        for box, pod in zip(self.boxes, stand.pods, strict=True):
            box.show_pod(pod)
        self._show_beside(stand)
        self.cards.show_deck(stand.deck)
        self.empty.setVisible(not stand.deck.cards)
        self.undo.setEnabled(self._steps.can_go_back)
        self.redo.setEnabled(self._steps.can_go_forth)
        self._show_state(stand)
        self.verdict.show_figures(stand.deck)

    def _show_state(self, stand: Stand) -> None:
        found, hints = findings(stand.deck, stand.pods, self._form, self._restricted)
        can = playability(stand.deck)
        if can.unknown and (why := why_not_playable(stand.deck)) is not None:
            hints = (*hints, Finding(why, ground=Ground.PROGRAM))
        playable = stand.is_whole and (can.ok or can.by_agreement)
        state = w.ALLIANCE_LEGAL if not found else w.ALLIANCE_PLAYABLE if playable else w.NOT_LEGAL
        self.verdict.present(state, found, hints)
        self.play.setEnabled(playable)
        self.shelf.setEnabled(stand.is_whole)
        if can.being_read:
            self._look_soon.start()

    def _on_time(self) -> None:
        """Look again whether the home-made cards are read, as long as somebody sees it."""
        if self.stand is not None and self.isVisible():
            self._show_state(self.stand)

    def _show_beside(self, stand: Stand) -> None:
        """Offer whose token creature, prophecies and archon power the alliance has."""
        now = taken(stand.deck, stand.pods)
        for type_, box in self.beside.items():
            having = offered(stand.pods, type_)
            with QSignalBlocker(box):
                box.clear()
                for place, lines in having.items():
                    pod = stand.pods[place]
                    assert pod is not None
                    cards = enumerated([facts()[line.id].title for line in lines if line.id is not None])
                    box.addItem(say(w.BESIDE_OF.filled(cards=cards, deck=pod.of.name)), place)
                box.setCurrentIndex(box.findData(now.get(type_)))
            box.setEnabled(len(having) > 1)
            for widget in (box, self.labels[type_]):
                widget.setVisible(bool(having))

    # Words.

    def _say(self) -> None:
        for at in range(self.form.count()):
            self.form.setItemText(at, say(w.ALLIANCE_FORMS[self.form.itemData(at)]))
        for type_, label in self.labels.items():
            label.setText(say(type_.words.title) + ":")
        self._say_list()
        self._show()

    def _say_list(self) -> None:
        restricted = self._restricted
        day = date_text(restricted.day, ui.language) if restricted.day is not None else say(w.NO_DAY)
        if restricted.cards:
            said = say(
                w.LIST_IN_USE.filled(
                    n=len(restricted.cards),
                    day=day,
                    source=restricted.source or w.NO_SOURCE,
                    most=restricted.most,
                )
            )
        else:
            said = say(w.NO_LIST.filled(day=day))
        if restricted.unknown:
            lines = enumerated([same(line) for line in restricted.unknown[:MOST_LINES_NAMED]])
            said = f"{said} {say(w.UNKNOWN_ON_LIST.filled(n=len(restricted.unknown), lines=lines))}"
        self.listed.setText(said)
        self.no_list.setVisible(restricted.own)


def unnamed_alliance() -> str:
    """Return what an alliance is called until somebody gives it a name."""
    return w.UNNAMED_ALLIANCE.say(ui.language if ui.language in LANGUAGES else SOURCE)


def is_unnamed_alliance(deck: DeckRecord) -> bool:
    """Return whether nobody has given an alliance a name yet."""
    return deck.name in {w.UNNAMED_ALLIANCE.say(language) for language in LANGUAGES}


NO_PODS: Final = (None,) * DECK_HOUSES

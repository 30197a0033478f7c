"""The room of home-made cards: brings the page, the shelf, files and the table for trying together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from kfdesk.collection.homedecks import draft_for, with_card
from kfdesk.collection.homefiles import SUFFIX, CardFileError, read_card_file, save_card_file
from kfdesk.collection.homemade import LONGEST_NAME, HomeCard
from kfdesk.collection.homeshelf import KeptCard
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.form import is_unnamed
from kfdesk.desk.homemade.kept import KeptCards
from kfdesk.desk.homemade.page import MyCardsPage
from kfdesk.desk.homemade.trash import ask_to_put_back
from kfdesk.desk.homemade.trying import Trial
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import CardType, House
from kfdesk.records import record
from kfdesk.text.folding import fold
from kfdesk.text.words import Words, joined

MOST_FAULTS: Final = 6
"""Of so many files it is said what is wrong with them; the others are counted."""


@record
class _Wanted:
    """A deck that has a card which nobody knows: its key, its name, and what the card is called in it."""

    deck: str
    name: str
    title: str


class CardRoom(QObject):
    """All of the room; it is made when somebody first enters it."""

    rule_wanted = Signal(str)
    shelf_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""

    def __init__(self, desk: Desk, shelf: OpenShelf, trial: Trial) -> None:
        super().__init__(desk.frame)
        self._desk, self._trial = desk, trial
        self.kept = KeptCards(shelf, lambda words: desk.tell(w.TITLE, words))
        self._playable: dict[str, bool] = {}
        """Of cards that were read whether they are understood whole, by their keys."""
        self._wanted: dict[str, _Wanted] = {}
        """The decks that cards are written for, by the cards' keys."""
        self._filled: dict[str, str] = {}
        """The decks that cards were put into lately, by the cards' keys."""
        self._folder = ""
        """The folder that files were read from or written to last."""
        self._last_house = House.BROBNAR
        """The house that a new card has: that of the one before."""
        self.page = page = MyCardsPage()
        desk.add_page(page, manual="mycards", again=self.enter)
        page.back_wanted.connect(desk.leave_page)
        page.new_wanted.connect(self.new)
        page.copy_wanted.connect(self.copy)
        page.remove_wanted.connect(self.remove)
        page.import_wanted.connect(self._ask_import)
        page.export_wanted.connect(self._ask_export)
        page.export_all_wanted.connect(self._ask_export_all)
        page.undo_wanted.connect(page.notice.take_back)
        page.card_wanted.connect(self.show)
        page.card_edited.connect(self._on_edited)
        page.reader.understood.connect(lambda _: self._on_understood())
        page.reader.checked.connect(self._on_checked)
        page.try_wanted.connect(trial.begin)
        page.rule_wanted.connect(self.rule_wanted)
        page.into_deck.clicked.connect(self.put_into_deck)
        page.after.clicked.connect(self._go_on_after)
        page.files_dropped.connect(self.open_files)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        self.page.apply_settings(settings)

    def close(self) -> None:
        """Keep what is being written, and let the thread end."""
        self.page.flush()
        self.kept.keep_waiting()
        self.page.reader.close()

    # Coming and going.

    def enter(self, key: str | None = None) -> None:
        """Show the page, with the card of this key or the one that was shown last."""
        self.page.flush()
        self.kept.read()
        self._list()
        shown = self.page.card
        last = shown.key if shown is not None else ""
        wanted = next((one for one in (key, last) if one in self.kept.cards or one and one == key == last), None)
        if wanted is None:
            self.show_first()
        elif last != wanted:
            self.show(wanted)
        self._desk.show_page(self.page)
        self.page.go_to_work()
        self._check()

    def _check(self) -> None:
        """Find out which cards are understood whole, those apart that this is known of."""
        shown = self.page.card
        known = {*self._playable, shown.key if shown is not None else ""}
        self.page.reader.check(card for key, card in self.kept.cards.items() if key not in known)

    def _on_checked(self, card: HomeCard, is_whole: bool) -> None:
        if self.kept.cards.get(card.key) == card:
            self._playable[card.key] = is_whole and not is_unnamed(card)
            self._list()

    # Cards.

    def show(self, key: str) -> None:
        """Show a card; a new one on which nobody wrote is gone then."""
        self.page.flush()
        left = self.page.card
        if left is not None and (self.page.understood is None or self.page.understood.card != left):
            self._playable.pop(left.key, None)  # it was not read as it is now
        card = self.kept.cards.get(key)
        self.page.show_card(card)
        self._list()
        if card is not None:
            self._last_house = card.houses[0]
            self.page.cards.go_to(key)
        self._show_wanted()
        self._check()

    def show_first(self) -> None:
        """Show the first card of the list, or none."""
        first = self.page.cards.first
        if first is not None:
            self.show(first)
        else:
            self.page.show_card(None)

    def new(self) -> None:
        """Begin a new card."""
        self._begin(HomeCard(name=w.UNNAMED.en, type=CardType.CREATURE, houses=(self._last_house,), power=3))

    def write_for(self, deck: str, line: CardLine) -> None:
        """Show one's card of the name that a card of a deck has, or begin it; it can be put into the deck then."""
        record = self.kept.deck(deck)
        if record is None:
            return
        draft = draft_for(line, record)
        own = next((card for card in self.kept.cards.values() if fold(card.name) == fold(draft.name)), None)
        card = own or draft
        self._wanted[card.key] = _Wanted(deck, record.name, line.title)
        if own is not None:
            self.show(own.key)
        else:
            self._begin(draft, named=True)
        self._show_wanted()

    def _show_wanted(self) -> None:
        """Offer to put the card into the deck that it is written for."""
        card = self.page.card
        wanted = self._wanted.get(card.key) if card is not None else None
        self.page.show_deck(wanted.name if wanted is not None else None)
        deck = self._deck_filled()
        unknown = next(iter(_unknown(deck)), None)
        on = w.SHOW_DECK if unknown is None else w.WRITE_NEXT.filled(card=unknown.title)
        self.page.offer_after(on if deck is not None and wanted is None else None)

    def _deck_filled(self) -> DeckRecord | None:
        """Return the deck that the card that is shown was put into lately."""
        card = self.page.card
        key = self._filled.get(card.key) if card is not None else None
        return self.kept.deck(key) if key is not None else None

    def _go_on_after(self) -> None:
        """Write the next card of the deck that one was put into, or show that deck."""
        deck = self._deck_filled()
        unknown = next(iter(_unknown(deck)), None)
        if deck is not None and unknown is not None:
            self.write_for(deck.key, unknown)
        elif deck is not None:
            self.shelf_wanted.emit(deck.key)

    def put_into_deck(self) -> None:
        """Let the card stand in its deck for the one that nobody knows."""
        self.page.flush()
        card = self.page.card
        wanted = self._wanted.get(card.key) if card is not None else None
        before = self.kept.deck(wanted.deck) if wanted is not None else None
        if card is None or wanted is None or before is None or not self.page.is_playable:
            return
        try:
            made = with_card(before, wanted.title, card)
        except SetupError as error:  # the deck carries as many home-made cards as it may
            self._desk.tell(w.TITLE, error.words)
            return
        trashed = next((deck for deck in (before, made) if self.kept.in_trash(deck.key)), None)
        if trashed is not None:
            ask_to_put_back(self._desk, self.kept, trashed, w.IN_TRASH_PUT, self.put_into_deck)
            return
        if not self.kept.put_deck(made):
            return
        del self._wanted[card.key]
        self._filled[card.key] = made.key
        self._show_wanted()
        self.page.after.setFocus()
        words = w.PUT_INTO_DECK if made.key == before.key else w.PUT_INTO_COPY
        self.page.notice.say(words.filled(card=card.name, deck=before.name))

    def copy(self) -> None:
        """Make another card like the one that is shown."""
        self.page.flush()
        card = self.page.card
        if card is not None:
            name = card.name if is_unnamed(card) else say(w.COPY_OF.filled(card=card.name))[:LONGEST_NAME]
            made = card.model_copy(update={"key": token_hex(10), "name": name.strip()})
            self.kept.keep(made)
            self._begin(made)

    def _begin(self, card: HomeCard, *, named: bool = False) -> None:
        """Show a card that is not kept until something is written; `named`: it is called as it should be."""
        self.page.flush()
        self.page.show_card(card)
        self._list(card)
        self.page.cards.go_to(card.key)
        if named:
            self.page.form.text.setFocus()
        else:
            self.page.form.name.setFocus()
            self.page.form.name.selectAll()

    def remove(self) -> None:
        """Remove the card that is shown; it comes back by undo."""
        self.page.flush()
        card = self.page.card
        if card is None:
            return
        following = self.page.cards.beside(card.key)
        removed = self.kept.remove(card.key)
        self.page.show_card(None)
        self._list()
        if following is not None:
            self.show(following)
        else:
            self.show_first()
        if removed is not None:
            words = w.REMOVED.filled(card=say(w.UNNAMED) if is_unnamed(removed.card) else removed.card.name)
            self.page.notice.say(words, lambda: self._bring_back(removed))

    def _bring_back(self, kept: KeptCard) -> None:
        if self.kept.put_back(kept):
            self._list()
            self.show(kept.card.key)

    def _on_edited(self, card: HomeCard) -> None:
        self.kept.keep(card)
        self._list()

    def _on_understood(self) -> None:
        understood = self.page.understood
        if understood is not None:
            self._playable[understood.card.key] = self.page.is_playable
            self._list()
            self._show_wanted()

    def _list(self, new: HomeCard | None = None) -> None:
        cards = dict(self.kept.cards)
        shown = new or self.page.card
        if shown is not None:
            cards[shown.key] = shown
        self.page.list_cards(tuple(cards.values()), self._playable, self.kept.unreadable)

    # Files.

    def open_files(self, paths: Sequence[Path]) -> None:
        """Take in the cards of files; what is wrong with some is said at once of all. The files stay as they are."""
        self.page.flush()
        taken: list[HomeCard] = []
        wrong: list[Words] = []
        for path in paths:
            try:
                taken += read_card_file(path)
            except CardFileError as fault:
                wrong.append(_said(fault))
        if wrong:
            more = [w.MORE_FILES.filled(n=len(wrong) - MOST_FAULTS)] if len(wrong) > MOST_FAULTS else []
            self._desk.tell(w.TITLE, joined((*wrong[:MOST_FAULTS], *more), "\n"))
        incoming = self.kept.bring_in(taken) if taken else None
        if incoming is None:
            return
        self._list()
        names = {fold(card.name) for card in taken}
        first = next((card.key for card in self.kept.cards.values() if fold(card.name) in names), None)
        if first is not None:
            self.show(first)
        self._check()
        words = w.IMPORTED.filled(n=len(incoming.fresh) + len(incoming.changed))
        self.page.notice.say(
            joined((words, w.THERE_ALREADY.filled(n=len(incoming.same))), " ") if incoming.same else words
        )

    def _ask_import(self) -> None:
        dialog = self._file_dialog(w.IMPORT_TITLE)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.open_files([Path(name) for name in names]))
        dialog.open()

    def _ask_export(self) -> None:
        self.page.flush()
        card = self.page.card
        if card is not None:
            self._ask_where([card], f"{card.id.removeprefix('home-').rpartition('-')[0]}{SUFFIX}")

    def _ask_export_all(self) -> None:
        self.page.flush()
        self._ask_where(list(self.kept.cards.values()), f"{say(w.TITLE)}{SUFFIX}")

    def _ask_where(self, cards: Sequence[HomeCard], proposed: str) -> None:
        """Let a file be chosen for cards; one that is there already is asked about by the dialog."""
        dialog = self._file_dialog(w.EXPORT_TITLE)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(proposed)
        dialog.fileSelected.connect(lambda name: self.export(cards, Path(name)))
        dialog.open()

    def _file_dialog(self, title: Words) -> QFileDialog:
        """Return a dialog in the folder that was chosen last."""
        dialog = QFileDialog(self._desk.frame, say(title), self._folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters(say(w.FILES.filled(suffix=SUFFIX)).split(";;"))
        dialog.fileSelected.connect(self._remember_folder)
        return dialog

    def _remember_folder(self, name: str) -> None:
        self._folder = str(Path(name).parent)

    def export(self, cards: Sequence[HomeCard], path: Path) -> None:
        """Write cards to a file, in the place of one that is there: the dialog asked. Say what came of it."""
        try:
            save_card_file(cards, path, replace=True)
        except CardFileError as fault:
            self._desk.tell(w.TITLE, _said(fault))
        else:
            self.page.notice.say(w.EXPORTED.filled(n=len(cards), file=path.name))


def _unknown(deck: DeckRecord | None) -> list[CardLine]:
    """Return the cards of a deck that nobody knows."""
    return [line for line in (*deck.cards, *deck.references) if line.id is None] if deck is not None else []


def _said(fault: CardFileError) -> Words:
    """Return what is wrong with a file, with its name and the field that is meant."""
    words = w.IN_FIELD if fault.field else w.IN_FILE
    return words.filled(file=fault.file.name, field=fault.field[:80], problem=fault.problem)

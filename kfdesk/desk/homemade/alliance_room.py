"""The room in which alliances are made: brings the page, the shelf and the list of restricted cards together."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from kfdesk.collection import restricted
from kfdesk.collection.alliances import new_alliance, pods_of
from kfdesk.collection.files import DeckFileError
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.alliance import NO_PODS, AlliancePage, unnamed_alliance
from kfdesk.desk.homemade.kept import KeptCards
from kfdesk.desk.homemade.trash import ask_to_put_back
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words


class AllianceRoom(QObject):
    """All of the room; it is made when somebody first makes an alliance."""

    play_wanted = Signal(list)
    shelf_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, shelf: OpenShelf, source: ChoosableDecks) -> None:
        super().__init__(desk.frame)
        self._desk, self._shelf = desk, shelf
        self.kept = KeptCards(shelf, lambda words: desk.tell(w.ALLIANCE, words))
        self._on_shelf = ""
        """The key of the alliance that was put onto the shelf, or found there, last."""
        self.page = page = AlliancePage(desk.card_faces, source, self.kept.deck)
        desk.add_page(page, manual="mycards", again=self.enter)
        page.back_wanted.connect(desk.leave_page)
        page.new_wanted.connect(self.new)
        page.deck_edited.connect(self._on_edited)
        page.play_wanted.connect(lambda key: self.play_wanted.emit([key]))
        page.shelf_wanted.connect(self.shelf_wanted)
        page.rule_wanted.connect(self.rule_wanted)
        page.list_wanted.connect(self.ask_list)
        page.no_list_wanted.connect(self._forget_list)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        self.page.apply_settings(settings)

    def close(self) -> None:
        """Keep what was changed."""
        self.page.flush()

    def enter(self, key: str | None = None) -> None:
        """Show the page with an alliance of the shelf, with the one that was shown last, or with a new one.

        One in the trash is only shown once somebody agreed that it is put back.
        """
        self.page.flush()
        self._read_list()
        shown = self.page.stand
        deck = self.kept.deck(key or (shown.deck.key if shown is not None else ""))
        if deck is not None and self.kept.in_trash(deck.key):
            if key:
                ask_to_put_back(self._desk, self.kept, deck, w.IN_TRASH_BUILD, lambda: self.enter(key))
                return
            deck = None
        if deck is not None:
            self._on_shelf = deck.key
            if not self._is_being_made(deck):  # else its steps can still be taken back
                self.page.show_alliance(deck, pods_of(deck, self.kept.deck))
            elif shown is not None and deck == shown.deck:  # what it is made of may have gone or changed since
                self.page.look_again(pods_of(deck, self.kept.deck))
        elif shown is None or shown.deck.key == self._on_shelf:  # somebody has removed it since
            self.new()
        self._desk.show_page(self.page)
        self.page.boxes[0].deck.setFocus()

    def _is_being_made(self, deck: DeckRecord) -> bool:
        """Return whether the page shows this alliance as it is kept, or still without all of its houses."""
        shown = self.page.stand
        return shown is not None and (deck == shown.deck or (deck.key == shown.deck.key and not shown.is_whole))

    def new(self) -> None:
        """Begin an alliance; it lies on the shelf as soon as it has three houses."""
        self.page.show_alliance(new_alliance(unnamed_alliance(), added=datetime.now(UTC)), NO_PODS)
        self.page.name.setFocus()

    def _on_edited(self, deck: DeckRecord) -> None:
        if self.kept.put_deck(deck):
            self._on_shelf = deck.key

    # Restricted cards.

    @property
    def _folder(self) -> Path:
        return self._shelf().path.parent

    def _read_list(self) -> None:
        try:
            found = restricted.in_use(self._folder)
        except DeckFileError as error:
            self._complain(error)
            found = replace(restricted.shipped(), own=True)  # so that the damaged one can be put away
        self.page.use(found)

    def ask_list(self) -> None:
        """Ask for a file with a list of restricted cards, which is used from now on."""
        dialog = QFileDialog(self._desk.frame, say(w.LIST_TITLE))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(say(w.LIST_FILES).split(";;"))
        dialog.fileSelected.connect(lambda path: self.use_list(Path(path)))
        dialog.open()

    def use_list(self, path: Path) -> None:
        """Use a list of restricted cards; one that cannot be read is refused, and the other stays."""
        try:
            self.page.use(restricted.use(path, self._folder))
        except DeckFileError as error:
            self._complain(error)

    def _forget_list(self) -> None:
        try:
            self.page.use(restricted.forget(self._folder))
        except DeckFileError as error:
            self._complain(error)

    def _complain(self, error: DeckFileError) -> None:
        self._desk.tell(w.LIST_TITLE, _said(error))


def _said(error: DeckFileError) -> Words:
    return w.IN_FILE.filled(file=error.file.name, problem=error.problem)

"""The deck shelf as a feature of the window: its commands are there at once, the room when it is first entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kfdesk.desk.decks import command_texts as s
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.picture_files import is_picture
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.program.open_files import is_deck

if TYPE_CHECKING:
    from kfdesk.desk.decks.detail import Section
    from kfdesk.desk.decks.room import DeckRoom

SHELF_FILES = (".kfshelf",)


class DeckFeature(Feature):
    """The menu "Decks" and the start page's "My decks". The shelf's file is opened when the room is entered."""

    deck_chosen = Signal(str)
    """The key of the deck that was selected last."""
    play_wanted = Signal(list)
    """Keys of decks somebody wants to play with."""
    journal_wanted = Signal(str)
    """The file name of the journal of a game somebody wants to see again."""
    write_wanted = Signal(str, object)
    """A deck's key, and the `CardLine` of a card of it that nobody knows, to be written."""

    change_wanted = Signal(str)
    """The key of a home-made deck whose cards are to be changed."""
    alliance_wanted = Signal(str)
    """The key of an alliance that is to be changed."""
    copy_wanted = Signal(str)
    """The key of a deck of which a copy is to be changed."""
    card_wanted = Signal(str)
    """The id of a card that is to be shown among all cards."""
    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of its deck."""
    trials_wanted = Signal(list)
    """Keys of decks that are to be played against each other."""

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk)
        self._shelf = shelf
        self._sections: list[Callable[[], Section]] = []
        self._notes: Mapping[str, str] = {}
        self._room: DeckRoom | None = None
        self._add_commands()

    def _add_commands(self) -> None:
        add, line = self._desk.commands.add, self._desk.commands.add_separator
        add("decks", s.DECK_SHELF, self.open)
        line("decks")
        add("decks", s.IMPORT_FILES, self._in_room("ask_files"))
        add("decks", s.PASTE, self._in_room("ask_paste"))
        add("decks", s.GENERATE, self._in_room("ask_generate"))
        add("decks", s.SURPRISE, self._in_room("surprise"))
        line("decks")
        add("decks", s.DOUBLES, self._in_room("show_doubles"))
        add("decks", s.TO_FETCH, self._in_room("show_to_fetch"))
        add("decks", s.WANTED, self._in_room("ask_wanted", "lists"))
        add("decks", s.EXPORT_TABLE, self._in_room("ask_export_table", "lists"))
        add("decks", s.FIGURES, self._in_room("show_shelf_figures"))
        add("decks", s.BACK_UP, self._in_room("back_up"))
        add("decks", s.EXPORT_SHELF, self._in_room("ask_export_shelf"))
        add("decks", s.RESTORE_SHELF, self._in_room("ask_restore"))
        add("decks", s.TRASH_VIEW, self._in_room("show_trash"))

    def _in_room(self, command: str, part: str = "") -> Callable[[], object]:
        """Return a slot that enters the room and calls one of its commands, or one of a part of it."""

        def do() -> None:
            getattr(getattr(self.room, part) if part else self.room, command)()

        return do

    @property
    def room(self) -> DeckRoom:
        """The room, made and shown; its shelf is opened beside the window's own work."""
        if self._room is None:
            from kfdesk.desk.decks.room import DeckRoom  # brings the store, the importers, the generator

            self._room = DeckRoom(self._desk, self._shelf)
            self._room.deck_chosen.connect(self.deck_chosen)
            self._room.play_wanted.connect(self.play_wanted)
            self._room.journal_wanted.connect(self.journal_wanted)
            self._room.write_wanted.connect(self.write_wanted)
            self._room.change_wanted.connect(self.change_wanted)
            self._room.alliance_wanted.connect(self.alliance_wanted)
            self._room.copy_wanted.connect(self.copy_wanted)
            self._room.card_wanted.connect(self.card_wanted)
            self._room.explain_wanted.connect(self.explain_wanted)
            self._room.trials_wanted.connect(self.trials_wanted)
            for make in self._sections:
                self._room.browse.detail.add_section(make())
            self._room.browse.detail.cards.set_notes(self._notes)
            self.furnish(self._room)
        self._room.enter()
        return self._room

    def open(self) -> None:
        """Show the room."""
        _ = self.room

    def show_deck(self, key: str) -> None:
        """Show the room with a deck."""
        self.room.browse.changed()
        self.room.show_decks([key])

    def show_decks_with(self, card: str) -> None:
        """Show the room with all decks that have a card, by its id."""
        self.room.show_decks_with(card)

    def search(self, text: str) -> None:
        """Show the room with what a search finds."""
        self.room.show_found(text)

    def beside_decks(self, make: Callable[[], Section]) -> None:
        """Show a further tab beside each deck; it is made with the room."""
        self._sections.append(make)

    def beside_cards(self, notes: Mapping[str, str]) -> None:
        """Say this beside the cards of decks, by their ids."""
        self._notes = notes
        if self._room is not None:
            self._room.browse.detail.cards.set_notes(notes)

    def rows_changed(self) -> None:
        """What the shelf says of decks has changed elsewhere."""
        if self._room is not None:
            self._room.refresh()

    def import_files(self, paths: Sequence[Path]) -> None:
        """Read decks from these files onto the shelf and tell what became of each row."""
        self.room.import_files(paths)

    def close(self) -> None:
        """Keep what is being written and close the shelf of the program."""
        if self._room is not None:
            self._room.close()
        self._shelf.close()


def is_for_shelf(path: Path, head: bytes) -> bool:
    """Return whether a file holds decks or a whole shelf, or is a picture, in which may be QR codes of decks."""
    return is_deck(path, head) or path.suffix.lower() in SHELF_FILES or is_picture(head)

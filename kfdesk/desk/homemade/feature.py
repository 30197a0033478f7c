"""Home-made cards as a feature of the window: its command, its page, its files, and the table where a card is tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kfdesk.collection.homefiles import SUFFIX
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.trying import Trial

if TYPE_CHECKING:
    from kfdesk.collection.records import CardLine
    from kfdesk.desk.deck_choice.source import ChoosableDecks
    from kfdesk.desk.homemade.alliance_room import AllianceRoom
    from kfdesk.desk.homemade.builder_room import BuilderRoom
    from kfdesk.desk.homemade.room import CardRoom
    from kfdesk.desk.teacher.feature import TeacherFeature


class HomemadeFeature(Feature):
    """The command *Decks ▸ My cards*. The room is made when it is first entered."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""
    play_wanted = Signal(list)
    """Keys of decks somebody wants to play with."""
    shelf_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""

    def __init__(
        self,
        desk: Desk,
        shelf: OpenShelf,
        teacher: TeacherFeature,
        open_manual: Callable[[], object],
        choosable: Callable[[], ChoosableDecks],
    ) -> None:
        """`choosable` returns the decks of the shelf to choose from; raises `StoreError`."""
        super().__init__(desk)
        self._shelf, self._open_manual, self._choosable = shelf, open_manual, choosable
        self._room: CardRoom | None = None
        self._builder: BuilderRoom | None = None
        self._alliances: AllianceRoom | None = None
        self.trial = Trial(desk, teacher)
        self.trial.back_wanted.connect(self.show_card)
        desk.commands.add_separator("decks")
        self.command = desk.commands.add("decks", w.MENU, self.open)
        desk.commands.add("decks", w.BUILD, self.build)
        desk.commands.add("decks", w.BUILD_ALLIANCE, self.build_alliance)

    @property
    def room(self) -> CardRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.homemade.room import CardRoom  # brings the store and the reading of texts

            self._room = CardRoom(self._desk, self._shelf, self.trial)
            self._room.rule_wanted.connect(self.rule_wanted)
            self._room.shelf_wanted.connect(self.shelf_wanted)
            self._room.page.manual_wanted.connect(self._open_manual)
            self._room.page.build_wanted.connect(self.build)
            self.furnish(self._room)
        return self._room

    @property
    def builder(self) -> BuilderRoom:
        """The room in which decks are put together, made when it is first asked for."""
        if self._builder is None:
            from kfdesk.desk.homemade.builder_room import BuilderRoom

            self._builder = BuilderRoom(self._desk, self._shelf)
            self._builder.play_wanted.connect(self.play_wanted)
            self._builder.shelf_wanted.connect(self.shelf_wanted)
            self._builder.rule_wanted.connect(self.rule_wanted)
            self.furnish(self._builder)
        return self._builder

    @property
    def alliances(self) -> AllianceRoom | None:
        """The room of alliances, made when it is first asked for; None, which is said, without a shelf."""
        if self._alliances is None:
            from kfdesk.collection.database import StoreError
            from kfdesk.desk.homemade.alliance_room import AllianceRoom

            try:
                source = self._choosable()
            except StoreError as error:
                self._desk.tell(w.ALLIANCE, error.problem)
                return None
            self._alliances = AllianceRoom(self._desk, self._shelf, source)
            self._alliances.play_wanted.connect(self.play_wanted)
            self._alliances.shelf_wanted.connect(self.shelf_wanted)
            self._alliances.rule_wanted.connect(self.rule_wanted)
            self.furnish(self._alliances)
        return self._alliances

    def build_alliance(self, deck: str | None = None) -> None:
        """Show the page on which an alliance is made: that of a key, else the last one or a new one."""
        room = self.alliances
        if room is not None:
            room.enter(deck)

    def copy(self, deck: str) -> None:
        """Show the page on which a deck is put together with a copy of the deck of a key, to be changed."""
        self.builder.copy(deck)

    def build(self, deck: str | None = None) -> None:
        """Show the page on which a deck is put together: that of a key, else the last one or a new one."""
        if self._room is not None:
            self._room.page.flush()  # what was just written can be put into a deck
        self.builder.enter(deck)

    def open(self) -> None:
        """Show the page."""
        self.room.enter()

    def show_card(self, key: str) -> None:
        """Show the page with a card."""
        self.room.enter(key)

    def write_card(self, deck: str, line: CardLine) -> None:
        """Show the page with a card that a deck has and nobody knows: one's own of that name, else a new one.

        `deck` is the deck's key.
        """
        self.room.enter()
        self.room.write_for(deck, line)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Take in the cards of files."""
        self.room.enter()
        self.room.open_files(paths)

    def close(self) -> None:
        """Keep what is being written."""
        for room in (self._room, self._builder, self._alliances):
            if room is not None:
                room.close()


def is_card(path: Path, head: bytes) -> bool:
    """Return whether a file holds home-made cards, by what it says or by its name."""
    return b'"kfdesk-card"' in head or path.suffix.lower() == SUFFIX

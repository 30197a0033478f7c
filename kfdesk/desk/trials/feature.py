"""Trials as a feature of the window: a command, the room when it is first wanted, and a part beside each deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import say
from kfdesk.desk.trials.menu import MENU, NOTICE
from kfdesk.engine.terms import House
from kfdesk.trials import ON_SHELF

if TYPE_CHECKING:
    from kfdesk.desk.decks.detail import Section
    from kfdesk.desk.trials.beside_deck import BesideDeck
    from kfdesk.desk.trials.keeper import Keeper
    from kfdesk.desk.trials.room import TrialsRoom
    from kfdesk.text.words import Words
    from kfdesk.trials.jobs import Known

NOTICE_MS = 5000


class TrialsFeature(Feature):
    """The command "Trials…". Everything heavy is imported when it is first wanted."""

    deck_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""
    search_wanted = Signal(str)
    """What the shelf is to be searched for."""
    card_wanted = Signal(str)
    film_wanted = Signal(object)
    """A `RecordedGame` to be watched."""
    strengths_changed = Signal()
    """The shelf knows other strengths."""
    cards_noted = Signal(dict)
    """What is to be said beside cards, by their ids."""

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk)
        self._shelf = shelf
        self._keeper: Keeper | None = None
        self._room: TrialsRoom | None = None
        self._notice: Label | None = None
        self.beside: list[BesideDeck] = []
        desk.commands.add("decks", MENU, self.open)
        desk.page_changed.connect(self._give_way)
        desk.controller.game_began.connect(self._give_way)
        desk.controller.game_over.connect(lambda _: self._give_way())
        desk.controller.view_changed.connect(lambda _: self._give_way())  # a victory may be taken back

    @property
    def keeper(self) -> Keeper:
        """Who knows what came of trials."""
        if self._keeper is None:
            from kfdesk.desk.trials.keeper import Keeper

            self._keeper = Keeper(self)
            self._keeper.changed.connect(self._on_known)
            self._keeper.ended.connect(self._on_ended)
            self._give_way()
        return self._keeper

    @property
    def room(self) -> TrialsRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.trials.room import TrialsRoom

            self._room = TrialsRoom(self._desk, self._shelf, self.keeper)
            self._room.deck_wanted.connect(self.deck_wanted)
            self._room.card_wanted.connect(self.card_wanted)
            self._room.film_wanted.connect(self.film_wanted)
            self._room.search_wanted.connect(self._on_houses)
        return self._room

    def open(self) -> None:
        """Show the room."""
        self.room.enter()

    def open_with(self, keys: Sequence[str]) -> None:
        """Show the room with these decks chosen."""
        self.room.enter(keys)

    def show_pairs(self, key: str) -> None:
        """Show the room with a deck against all others."""
        self.room.enter()
        self.room.show_pairs(key)

    def look_beside(self, key: str) -> None:
        """A deck is looked at on the shelf: read what is known, if any games were ever played."""
        del key
        if self._keeper is None:
            from kfdesk.trials.kept import usual_file

            if not usual_file().exists():
                return
        self.keeper.look(ON_SHELF)

    def beside_deck(self) -> Section:
        """Return what stands beside each deck of the shelf."""
        from kfdesk.desk.trials.beside_deck import BesideDeck

        def known() -> Known | Words | None:
            self.keeper.look(ON_SHELF)
            return self.keeper.known.get(ON_SHELF) or self.keeper.wrong.get(ON_SHELF)

        section = BesideDeck(known, self.show_pairs, self.deck_wanted.emit, self.open_with, self)
        self.beside.append(section)
        return section

    def _on_known(self, player: str) -> None:
        from kfdesk.desk.trials.beside_deck import worth_words

        if player == ON_SHELF:
            self.strengths_changed.emit()
            self.cards_noted.emit({one.card: worth_words(one) for one in self.keeper.known[player].worths})
            for section in self.beside:
                section.show_again()

    def _on_ended(self, what: object) -> None:
        if ON_SHELF in self.keeper.wrong:
            for section in self.beside:
                section.show_again()

    def close(self) -> None:
        """End what is played: every game that ended is kept."""
        if self._keeper is not None:
            self._keeper.close()

    def _on_houses(self, one: House, other: House) -> None:
        from kfdesk.collection.vocabulary import FIELDS, NUMBERS, Field

        del other
        house, games = say(FIELDS[Field.HOUSE].typed), say(NUMBERS["trialgames"].typed)
        name = "".join(say(one.words).split())
        searched = f"{house.lower()}:{name.lower()}"
        if self.room.page.play.player_chosen == ON_SHELF:  # of the games of other players the shelf knows nothing
            searched += f" {games.lower()}>0"
        self.search_wanted.emit(searched)

    def _give_way(self) -> None:
        """Let trials wait while a game is at the table, and say so where they do."""
        keeper, controller = self._keeper, self._desk.controller
        if keeper is None:
            return
        view = controller.view() if controller.setup is not None else None
        used = self._desk.at_table and controller.setup is not None and (view is None or view.winner is None)
        begins = used and not keeper.at_table and keeper.plays
        keeper.table_is_used(used)
        if begins:
            self._say_notice(self._desk.frame)

    def _say_notice(self, frame: QWidget) -> None:
        if self._notice is None:
            self._notice = Label(parent=frame, style="deckDrop")
            self._notice.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._notice.setMargin(10)
        notice = self._notice
        notice.setText(say(NOTICE))
        notice.adjustSize()
        notice.move((frame.width() - notice.width()) // 2, round(frame.height() * 0.12))
        notice.show()
        notice.raise_()
        QTimer.singleShot(NOTICE_MS, notice, notice.hide)

"""The match room as a feature of the window: its commands are there at once, the room when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.features.left_off import LeftOff
from kfdesk.desk.kit.idle import IdleWork, Job, done
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.matches import texts as s
from kfdesk.engine.views import TableView
from kfdesk.match.autosave import Autosave, games_folder

if TYPE_CHECKING:
    from kfdesk.desk.matches.room import MatchRoom
    from kfdesk.desk.prompt.bar import PromptBar
    from kfdesk.match.matches import Match

WayBack = Callable[[str], Callable[[], None] | None]
"""Returns what leads back from a match, given the name of its file; None where it stands alone."""

NEEDED_AT_THE_END = (
    "kfdesk.collection.importers.plain",
    "kfdesk.collection.importers.reading",
    "kfdesk.collection.search",
    "kfdesk.collection.store",
    "kfdesk.collection.samples",
    "kfdesk.collection.figures",
    "kfdesk.collection.generator.decks",
    "kfdesk.match.matches",
    "kfdesk.desk.matches.room",
)
"""What shelf and room import, in pieces that take a few milliseconds each; all at once it takes a tenth of a second."""


class MatchFeature(Feature):
    """The commands "New match…" and "Go on with the match", and an ear for games that begin and end."""

    def __init__(
        self,
        desk: Desk,
        autosave: Autosave | None,
        shelf: OpenShelf,
        prompt: PromptBar,
        go_on_with: Callable[[Path], object],
    ) -> None:
        """`go_on_with` brings a kept game to the table."""
        super().__init__(desk)
        self._autosave, self._prompt, self._go_on_with = autosave, prompt, go_on_with
        self.shelf = shelf
        """The program's one deck shelf."""
        self._room: MatchRoom | None = None
        self._way_back: WayBack = lambda _: None
        self.ahead = IdleWork(self)
        """Brings ahead of time what the end of a game needs."""
        self._prepares = False
        desk.commands.add("game", s.MENU, self.open)
        self.under_way = desk.commands.add("game", s.MENU_GO_ON, self.go_on)
        self.under_way.setEnabled(False)
        desk.commands.menus["game"].aboutToShow.connect(self._on_menu)
        desk.controller.game_began.connect(self._on_game_began)
        desk.controller.game_over.connect(self._on_game_over)
        desk.controller.view_changed.connect(self._on_view)

    @property
    def room(self) -> MatchRoom:
        """The room itself, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.matches.room import MatchRoom  # brings the shelf and the generator

            self._room = MatchRoom(self._desk, self._autosave, self.shelf, self._prompt, self._go_on_with)
            self._room.way_back = self._way_back
        return self._room

    def lead_back_by(self, way_back: WayBack) -> None:
        """Let a match that belongs to something larger lead back there when it is over: `way_back` is given the name
        of its file."""
        self._way_back = way_back
        if self._room is not None:
            self._room.way_back = way_back

    def open(self, keys: Iterable[str] = ()) -> None:
        """Show the page where a match is agreed, with these decks of the shelf already chosen."""
        self.room.open(keys)

    def go_on(self) -> None:
        """Show the match that is under way."""
        self.room.go_on()

    def left_off(self) -> LeftOff | None:
        """Return the match that was touched last, where nobody has won it yet."""
        if not games_folder().with_name("matches").exists():
            return None
        from kfdesk.match.matches import MatchBook  # brings the models of decks

        match = MatchBook().last()
        if match is None or match.over:
            return None
        from kfdesk.desk.matches.under_way import left_off  # brings the search of the shelf

        return left_off(match, self._go_on_with_match)

    def _go_on_with_match(self, match: Match) -> None:
        self.room.match = match
        self.room.show_match()

    @property
    def game_of_match(self) -> bool:
        """Whether the game at the table belongs to a match."""
        return self._room is not None and self._room.at_table

    def _on_menu(self) -> None:
        """Offer to go on with a match only where one is under way."""
        self.under_way.setEnabled(_any_under_way())

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show the cards of decks in the language of cards."""
        super().apply_settings(settings)
        if self._room is not None:
            self._room.steps.set_card_language(settings.card_language_now)

    def close(self) -> None:
        """Leave the shelf as it is: the room of decks may still have to write, and closes it; no job opens it again."""
        self.ahead.stop()

    def _on_game_began(self) -> None:
        """Without a match there is nothing to find, and the room can wait."""
        if self._room is not None or games_folder().with_name("matches").exists():
            self.room.on_game_began()

    def _on_view(self, view: TableView) -> None:
        """Prepare what the end of the game needs once a key is forged, while the players think."""
        if self._prepares:
            self.ahead.wait()
        elif any(seat.keys for seat in view.seats):
            self._prepares = True
            self.ahead.begin(self._what_the_end_needs())

    def _what_the_end_needs(self) -> Iterator[Job]:
        """Yield jobs that make the room and open the shelf, which takes the result of the game."""
        for module in NEEDED_AT_THE_END:
            yield done(import_module, module)
        yield done(lambda: self.room)
        from kfdesk.collection.samples import samples_to_come, weigh  # imported piece by piece above

        for deck in samples_to_come():
            yield done(weigh, deck)
        yield done(self.shelf.open_ahead)

    def _on_game_over(self, winner: int) -> None:
        self.room.on_game_over(winner)

    def follow(self) -> bool:
        """Return whether another game of a match follows the one that is over; it is begun then."""
        return self.room.next_of_match()


def _any_under_way() -> bool:
    if not games_folder().with_name("matches").exists():
        return False
    from kfdesk.match.matches import MatchBook  # brings the models of decks

    return MatchBook().any_under_way()

"""What the table may ask about choices that are not made yet: where they lead, and which targets they will ask for.

Everything is worked out for the eyes at the screen, on tables that these may imagine; see `kfdesk.teach.forecast`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.engine import Game
from kfdesk.engine import phrases as say
from kfdesk.engine.core import number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.not_offered import not_offered
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.teach.forecast import Forecast, forecast, next_choice
from kfdesk.teach.hints import CHANCES, Chance, Hint, HintKind, Outlook, chances_sought, misreadings, outlooks
from kfdesk.teach.turn_end import TurnEnd, turn_end

Eyes = Callable[[], tuple[PlayableGame | None, Player | None]]
"""Gives the game and who looks at the screen (None: both hands lie open); no game while nobody may look."""


class ForecastView:
    """Looks ahead in the game at the table, and keeps what it found until the next choice."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self._stand: tuple[PlayableGame | None, int, Player | None] = (None, 0, None)
        self._asked: dict[str, Decision | None] = {}
        self._forecasts: dict[tuple[str, ...], Forecast | None] = {}
        self._sought: Iterator[Chance | None] | None = None
        """Where the search for dangers and chances is; None before it begins."""
        self.may_find_more = False
        """Whether `look_further` may find another or a better chance."""
        self._chance: Chance | None = None
        self._wanted: tuple[HintKind, ...] = ()

    def forecast(self, keys: tuple[str, ...]) -> Forecast | None:
        """Return what choosing these keys, one decision after the other, would lead to; None where nobody can tell."""
        game, viewer = self._now()
        if game is None:
            return None
        if keys not in self._forecasts:
            self._forecasts[keys] = forecast(game, keys, viewer)
        return self._forecasts[keys]

    def turn_end(self) -> TurnEnd | None:
        """Return what ending the turn now would bring; None where it cannot be ended, or where nobody can tell."""
        game, viewer = self._now()
        return None if game is None else turn_end(game, viewer)

    def target(self, begun: str, card: str) -> Verdict:
        """Return whether the option `begun` will ask for one card, and whether that may be this one."""
        asked, (game, _) = self._next(begun), self._now()
        whole = f"{begun}:{card}"
        if game is None or asked is None or asked.kind is not DecisionKind.CARD or (asked.min, asked.max) != (1, 1):
            return Verdict(whole, (say.NOT_OFFERED,))
        if f"card:{card}" in asked.keys():
            return Verdict(whole)
        return Verdict(whole, (not_offered(game.core, asked, number(card)),))

    @property
    def sees(self) -> bool:
        """Whether somebody may look at the game now."""
        return self._eyes()[0] is not None

    def misreadings(self, since: int) -> tuple[int, tuple[Hint, ...]]:
        """Return how many events there are, and what is often misread in those after the first `since`."""
        game, _ = self._now()
        if game is None:
            return since, ()
        return len(game.events), misreadings(game, since)

    def outlooks(self) -> tuple[Outlook, ...]:
        """Return what each house that may be chosen now would let its player do."""
        game, viewer = self._now()
        return () if game is None else outlooks(game, viewer)

    def chance(self, wants: Callable[[HintKind], bool]) -> Chance | None:
        """Return the most pressing danger or chance of step 3 that is wanted, as far as it is found.

        One forecast is made for it at most: one takes some milliseconds, and all of them would keep the window waiting.
        """
        game, viewer = self._now()
        if game is None:
            return None
        wanted = tuple(kind for kind in CHANCES if wants(kind))
        if self._sought is None or wanted != self._wanted:
            self._wanted, self._chance = wanted, None
            self._sought = chances_sought(game, viewer, wanted.__contains__)
            self.look_further()
        return self._chance

    def look_further(self) -> bool:
        """Make one more forecast for `chance`; return whether it found something."""
        self._now()
        if self._sought is None:
            return False
        try:
            chance = next(self._sought)
        except StopIteration:
            self.may_find_more = False
            return False
        if chance is None:
            self.may_find_more = True
            return False
        if self._chance is not None and chance.kind is not self._chance.kind:
            self.may_find_more = False  # what follows is less pressing
            return False
        self._chance = chance
        self.may_find_more = chance.kind is HintKind.THEIR_KEY and not chance.cards
        return True

    def _next(self, begun: str) -> Decision | None:
        game, viewer = self._now()
        if game is None:
            return None
        if begun not in self._asked:
            self._asked[begun] = next_choice(game, begun, viewer)
        return self._asked[begun]

    def _now(self) -> tuple[Game | None, Player | None]:
        """Return the game as it stands, and forget what was found for another stand."""
        game, viewer = self._eyes()
        stand = (game, len(game.journal) if game is not None else 0, viewer)
        if stand != self._stand:
            self._stand = stand
            self._asked.clear()
            self._forecasts.clear()
            self._sought = self._chance = None
            self.may_find_more = False
        return (game if isinstance(game, Game) else None), viewer

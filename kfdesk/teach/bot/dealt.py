"""Tables dealt anew, kept from one choice to the next as long as a seat could take them for the game.

Dealing is dear beside looking at what an act does. A table on which the hidden was dealt anew once is as good a guess
after the next act, too, if all that the seat has seen since is the same there.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine import Game, IllegalChoice
from kfdesk.engine.determinization import ChanceError
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.terms import Player

_SPREAD: Final = 4096
"""So many deals of one table have numbers of their own."""


def lot_of(game: Game, seed: int, deal: int = 0) -> int:
    """Return the number from which all follows that is decided by chance at this decision, on that deal."""
    return (seed * 1_000_003 + len(game.journal)) * _SPREAD + deal


class DealtTable:
    """For a seat a table that it cannot tell from the game, dealt anew only where what happened since was otherwise."""

    def __init__(self, player: Player, seed: int, deal: int = 0) -> None:
        self._player = player
        self._seed = seed
        self._deal = deal
        self._kept: Game | None = None
        """The game as it was dealt; it may have gone on from where the true game is."""
        self._resting: Game | None = None
        """The same at the last decision at which the state alone said how to go on."""
        self._asked: tuple[Game, tuple[str, ...]] | None = None
        """The game that was asked about last and the choices made in it, where what is kept looks like it."""

    def lot(self, game: Game) -> int:
        """Return the number from which all follows that is decided by chance at this decision."""
        return lot_of(game, self._seed, self._deal)

    def table(self, game: Game) -> Game | None:
        """Return a table that waits for the same choice as the game; None where there is none that looks alike.

        It is looked at, never played on, and nobody reads what is asked there. Rather than it `fork` is asked for what
        is to be played on.
        """
        kept = self._kept
        if kept is None or len(kept.journal) != len(game.journal) or not game.looks_like(kept, self._player):
            kept = self._caught_up(game)
            if kept is None:
                kept, self._resting = game.sampled(self._player, self.lot(game), quiet=True), None
            self._kept = kept
        if game.at_checkpoint:
            self._resting = kept
        if kept is not None:
            self._asked = (game, game.journal)
        return kept

    def keeps_up(self, game: Game) -> bool:
        """Return whether what was kept still looks like the game, so that it need not be caught up to it."""
        kept, resting = self._kept, self._resting
        if kept is None or resting is None or len(resting.journal) > len(game.journal):
            return False
        return game.looks_like(kept, self._player)

    def fork(self, game: Game, *, quiet: bool = False) -> Game | None:
        """Return a table that waits for the same choice as the game, to be played on; None as for `table`.

        `quiet` as in `Game.fork`.
        """
        about = (game, game.journal)
        if about != self._asked:
            at_rest = game.at_checkpoint or not self.keeps_up(game)
            self._asked = about if not at_rest or self.table(game) is not None else None
        if self._asked is None or self._resting is None:
            return game.sampled(self._player, self.lot(game), quiet=quiet)
        return self._with_choices_since(game, self._resting, quiet=quiet)

    def given_up(self, game: Game) -> Game | None:
        """Return the table that waits for the same choice as the game, to be played on; None where there is none.

        It is not to be looked at any more: afterwards it is where `went_to` finds that the game went.
        """
        kept = self._kept
        if kept is None or kept is self._resting or self._asked != (game, game.journal):
            return None
        return kept if len(kept.journal) == len(game.journal) else None

    @property
    def may_fork(self) -> bool:
        """Whether what `fork` returns may itself be forked, before the act that is under way is over."""
        return self._resting is not None

    def went_to(self, game: Game, keys: tuple[str, ...]) -> Game | None:
        """Return where what was kept went by this choice, if that is known."""
        kept, made = self._kept, len(game.journal)
        if kept is None or self._resting is None or len(kept.journal) <= made:
            return None
        return kept if kept.journal[made] == " ".join(keys) else None

    def offer(self, table: Game) -> None:
        """Take a table to which the game comes by what is chosen now: it need not be made then."""
        self._kept = table

    def _caught_up(self, game: Game) -> Game | None:
        """Return the table of the last rest with the choices made since, if it still looks like the game."""
        resting = self._resting
        if resting is None or resting.state.turn != game.state.turn:
            return None
        made = resting.journal
        if game.journal[: len(made)] != made:
            return None
        try:
            twin = self._with_choices_since(game, resting, quiet=True)
        except (IllegalChoice, NotAdjustable, ChanceError):
            return None
        return twin if game.looks_like(twin, self._player) else None

    def _with_choices_since(self, game: Game, resting: Game, *, quiet: bool = False) -> Game:
        twin = resting.fork(quiet=quiet)
        for entry in game.journal[len(resting.journal) :]:
            twin.answer(entry)
        return twin


class DealtTables:
    """Several of them, by the number of their deal."""

    def __init__(self, player: Player, seed: int) -> None:
        self._player = player
        self._seed = seed
        self._tables: list[DealtTable] = []

    def of(self, deal: int) -> DealtTable:
        """Return the table of that deal; deals are asked for in the order of their numbers."""
        while len(self._tables) <= deal:
            self._tables.append(DealtTable(self._player, self._seed, len(self._tables)))
        return self._tables[deal]

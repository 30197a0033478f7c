"""Tables to play on from: that of a moment, with all dealt anew that the seat could not know, and the better line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kfdesk.engine import Game, IllegalChoice, Scenario
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Keys, is_of_turn
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.review.model import Moment
from kfdesk.teach.review.moments import Played

_MOST_CHOICES: Final = 150


@record
class Table:
    """A table to begin from, and the choices made before the one that is asked about, where its act is under way."""

    scenario: Scenario
    made: tuple[str, ...] = ()

    def game(self, library: object) -> Game:
        """Return the game at the choice that is asked about. Raises `ValueError` for one that cannot be begun."""
        game = Game.from_scenario(self.scenario, library=library)  # type: ignore[arg-type]
        for entry in self.made:
            game.answer(entry)
        return game


def table_at(played: Played, seat: Player, at: int, begins: int, lot: int) -> Table | None:
    """Return the table of a moment as the seat could imagine it; None where it cannot be written down as it was.

    What only the rest of a turn or a game remembers cannot be written: the choice asked about must be the same.
    """
    before = played.game(begins)
    imagined = before.sampled(seat, lot)
    seats = before.setup.seats
    if imagined is None or imagined.state.lasting:
        return None
    names = (seats[0].name, seats[1].name) if seats is not None else ("", "")
    decks = (seats[0].deck.name, seats[1].deck.name) if seats is not None else ("", "")
    table = Table(scenario_of(imagined.checkpoint, names, decks), tuple(played.entries[begins:at]))
    try:
        game = table.game(before.setup.library)
    except ValueError:
        return None
    wanted, asked = played.game(at).decision, game.decision
    if wanted is None or asked is None:
        return None
    return table if (asked.player, asked.keys()) == (wanted.player, wanted.keys()) else None


def table_of(played: Played, seat: Player, moment: Moment, lot: int) -> Table | None:
    """Return the table of a moment, else that of the beginning of its turn; None where neither can be written down."""
    found = table_at(played, seat, moment.at, moment.begins, lot)
    if found is not None:
        return found
    first = turn_of(played, moment.at)
    return table_at(played, seat, first, first, lot) if first is not None else None


def turn_of(played: Played, at: int) -> int | None:
    """Return the moment before `at` at which its turn's house is chosen."""
    for index in range(at, -1, -1):
        decision = played.game(index).decision
        if decision is not None and is_of_turn(decision):
            return index
    return None


def line_from(game: Game, seat: Player, keys: Keys, seed: int) -> Sequence[str]:
    """Choose the keys in this game, which is played on until the seat has its next turn; return all that was chosen.

    Both players look at what each act leads to, and know only what they may.
    """
    begun = len(game.journal)
    game.choose(*keys)
    minds = [GreedyPlayer(player, seed) for player in PLAYERS]
    turn = game.state.turn
    for _ in range(_MOST_CHOICES):
        decision = game.decision
        if decision is None or (decision.player == seat and game.state.turn > turn and is_of_turn(decision)):
            break
        try:
            game.choose(*minds[decision.player].choose(game))
        except IllegalChoice:
            break
    return game.journal[begun:]

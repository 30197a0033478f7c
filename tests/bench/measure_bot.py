"""Measures how often the bot beats a random and a greedy player, and what its choices cost.

    python -m tests.bench.measure_bot greedy --games 400 --playouts 20 --workers 1 [--kept FILE]

Every pairing of eight sample decks is played in turn; each game is played twice with the same seed and decks in the
same seats, the players having changed seats. What was played is kept in FILE, one game a line, and not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from kfdesk.collection.files import sample_decks
from kfdesk.teach import Partner as Bot
from kfdesk.teach.bot.habits import Chooser
from kfdesk.teach.bot.players import GreedyPlayer, RandomPlayer
from tests.bench.clock import interpreter
from tests.engine.playing import new_game

DECKS: Final = 8
MOST_CHOICES: Final = 4000
OPPONENTS: Final[dict[str, Callable[[int, int], Chooser]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


class Played(NamedTuple):
    """One game: whether the bot won (None: nobody), its turns, and the bot's choices and their time."""

    number: int
    won: bool | None
    turns: int
    choices: int
    seconds: float
    """Of the processor, for all choices of the bot."""


def play(number: int, opponent: str, playouts: int, budget_ms: float | None) -> Played:
    """Play one game; those with the numbers 2 n and 2 n + 1 differ only in who sits where."""
    pairs = list(combinations(range(DECKS), 2))
    seed, seat = number // 2, number % 2
    decks = [deck for _, deck in sample_decks()]
    first, second = pairs[seed % len(pairs)]
    game = new_game(seed, (decks[first], decks[second]))
    bot = Bot(seat, seed=seed, budget_ms=budget_ms, playouts=playouts)
    other = OPPONENTS[opponent](1 - seat, seed)
    choices, seconds = 0, 0.0
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        if decision.player != seat:
            game.choose(*other.choose(game))
            continue
        begun = process_time()
        keys = bot.choose(game)
        seconds += process_time() - begun
        choices += 1
        game.choose(*keys)
    won = None if game.winner is None else game.winner == seat
    return Played(number, won, game.state.turn, choices, seconds)


def interval(won: int, played: int) -> tuple[float, float]:
    """Return the bounds between which the true share lies with 95 % (Wilson)."""
    z, share = 1.96, won / played
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    half = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - half, middle + half


def report(games: list[Played]) -> str:
    """Return the figures of some games."""
    won = sum(game.won is True for game in games)
    low, high = interval(won, len(games))
    seats = [[game for game in games if game.number % 2 == seat] for seat in (0, 1)]
    by_seat = " / ".join(f"{sum(game.won is True for game in some)} of {len(some)}" for some in seats)
    choices = sum(game.choices for game in games)
    mean_ms = 1000 * sum(game.seconds for game in games) / max(1, choices)
    return (
        f"{won} of {len(games)} won ({won / len(games):.1%}, 95 %: {low:.1%} to {high:.1%}); by seat {by_seat}; "
        f"unfinished {sum(game.won is None for game in games)}; "
        f"{sum(game.turns for game in games) / len(games):.1f} turns, {choices / len(games):.0f} choices a game, "
        f"{mean_ms:.0f} ms of the processor a choice"
    )


def kept_games(file: Path | None) -> Iterator[Played]:
    """Yield the games that a file holds."""
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            yield Played(*json.loads(line))


def main() -> None:
    """Play what is missing and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("opponent", choices=OPPONENTS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--playouts", type=int, default=20)
    parser.add_argument("--budget-ms", type=float)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--kept", type=Path)
    wanted = parser.parse_args()
    games = list(kept_games(wanted.kept))
    left = sorted(set(range(wanted.games)) - {game.number for game in games})
    one = partial(play, opponent=wanted.opponent, playouts=wanted.playouts, budget_ms=wanted.budget_ms)
    with ProcessPoolExecutor(wanted.workers) as pool:
        for game in pool.map(one, left):
            games.append(game)
            if wanted.kept is not None:
                with wanted.kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
    print(interpreter())
    print(f"against {wanted.opponent}, {wanted.playouts} playouts: {report(games)}")


if __name__ == "__main__":
    main()

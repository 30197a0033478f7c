"""Lets the levels of the program play each other, every one against every one, and prints their ratings.

    python -m tests.bench.measure_levels --games 10 --ms 60 --kept FILE [--levels beginner steady …]

Each pair plays so many games: two each with the same seed and decks in the same seats, the players having changed
seats. `--ms` is the processor's time a choice; without it each tries so many acts or playouts, alike on every machine.
"today" is the player of before there were levels. Games that FILE holds are not played again.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import exp, log, log10
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from kfdesk.collection.files import sample_decks
from kfdesk.teach.bot.habits import Chooser
from kfdesk.teach.bot.levels import LEVELS, level_of
from kfdesk.teach.bot.players import Bot, GreedyPlayer
from tests.bench.clock import interpreter
from tests.engine.playing import new_game

DECKS: Final = 8
MOST_CHOICES: Final = 4000
TODAY, GREEDY = "today", "greedy"
NAMES: Final = (*(level.id for level in LEVELS), TODAY, GREEDY)
MIDDLE: Final = 1500
"""The mean of the ratings."""
_ROUNDS: Final = 500
_DOUBT: Final = 0.5
"""So many games won and lost against everybody are added, so that nobody's rating is without bounds."""


class Played(NamedTuple):
    """One game."""

    one: str
    two: str
    number: int
    won: float
    """What `one` got: 1, 0, or 0.5 where nobody won."""
    turns: int
    ms: tuple[float, float]
    """The processor's time a choice, of both."""


def chooser(name: str, seat: int, seed: int, ms: float | None) -> Chooser:
    """Return who plays under a name."""
    if name == GREEDY:
        return GreedyPlayer(seat, seed)
    if name == TODAY:
        return Bot(seat, seed, ms, 20 if ms is None else 300)
    return level_of(name).player(seat, seed, ms)


def play(one: str, two: str, number: int, ms: float | None) -> Played:
    """Play one game; those with the numbers 2 n and 2 n + 1 differ only in who sits where."""
    pairs, decks = list(combinations(range(DECKS), 2)), [deck for _, deck in sample_decks()]
    seed, seat = number // 2, number % 2
    first, second = pairs[seed % len(pairs)]
    game = new_game(seed, (decks[first], decks[second]))
    names = (one, two) if seat == 0 else (two, one)
    players = [chooser(name, at, seed, ms) for at, name in enumerate(names)]
    seconds, choices = [0.0, 0.0], [0, 0]
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        begun = process_time()
        keys = players[decision.player].choose(game)
        seconds[decision.player] += process_time() - begun
        choices[decision.player] += 1
        game.choose(*keys)
    won = 0.5 if game.winner is None else float(game.winner == seat)
    means = [1000 * seconds[at] / max(1, choices[at]) for at in (seat, 1 - seat)]
    return Played(one, two, number, won, game.state.turn, (round(means[0], 1), round(means[1], 1)))


def ratings(games: Iterable[Played]) -> dict[str, float]:
    """Return the ratings that make the games most likely (Bradley and Terry), in the measure of Elo."""
    won: dict[str, float] = defaultdict(float)
    met: dict[tuple[str, str], float] = defaultdict(float)
    for game in games:
        won[game.one] += game.won
        won[game.two] += 1 - game.won
        met[game.one, game.two] += 1
    names = sorted(won)
    for pair in combinations(names, 2):
        met[pair] += 2 * _DOUBT
        for name in pair:
            won[name] += _DOUBT
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        against: dict[str, float] = defaultdict(float)
        for (one, two), count in met.items():
            for name in (one, two):
                against[name] += count / (strength[one] + strength[two])
        strength = {name: won[name] / against[name] for name in names}
        middle = exp(sum(log(value) for value in strength.values()) / len(names))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: MIDDLE + 400 * log10(value) for name, value in strength.items()}


def report(games: Sequence[Played]) -> str:
    """Return the ratings, and what came of each pair."""
    rated = ratings(games)
    times: Mapping[str, list[float]] = defaultdict(list)
    for game in games:
        times[game.one].append(game.ms[0])
        times[game.two].append(game.ms[1])
    lines = [
        f"{name:10} {rated[name]:5.0f}  {sum(times[name]) / len(times[name]):6.1f} ms a choice"
        for name in sorted(rated, key=rated.__getitem__, reverse=True)
    ]
    pairs = dict.fromkeys((game.one, game.two) for game in games)
    for one, two in pairs:
        some = [game.won for game in games if (game.one, game.two) == (one, two)]
        lines.append(f"{one} – {two}: {sum(some):g} of {len(some)}")
    return "\n".join(lines)


def kept_games(file: Path | None) -> list[Played]:
    """Return the games that a file holds."""
    if file is None or not file.exists():
        return []
    read = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [Played(one, two, number, won, turns, (ms[0], ms[1])) for one, two, number, won, turns, ms in read]


def main() -> None:
    """Play what is missing and print the ratings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--ms", type=float)
    parser.add_argument("--levels", nargs="+", choices=NAMES, default=[level.id for level in LEVELS])
    parser.add_argument("--kept", type=Path)
    wanted = parser.parse_args()
    games = kept_games(wanted.kept)
    known = {(game.one, game.two, game.number) for game in games}
    for number in range(wanted.games):
        for one, two in combinations(wanted.levels, 2):
            if (one, two, number) in known:
                continue
            games.append(play(one, two, number, wanted.ms))
            if wanted.kept is not None:
                with wanted.kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(games[-1]) + "\n")
    print(interpreter())
    print(report(games))


if __name__ == "__main__":
    main()

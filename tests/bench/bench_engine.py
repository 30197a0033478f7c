"""Budgets of the engine: a random game, choices, forks, explanations, big tables, and the import.

    python -m pytest tests/bench/bench_engine.py -s

Nothing here fails on time: medians and percentiles are printed for people to read, in milliseconds.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from random import Random
from statistics import median
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk.engine import Game, House
from tests.engine.playing import new_game, play_out, random_keys
from tests.tables import side, spec, table

pytestmark = pytest.mark.bench

CREATURES = (
    "troll", "niffle-queen", "niffle-ape", "shadow-self", "champion-anaphiel", "staunch-knight", "hunting-witch",
    "valdr", "stealer-of-souls", "noddy-the-thief", "mother", "bad-penny",
)  # fmt: skip
"""Creatures for big tables: constant abilities, reactions, taunt, elusive and armor among them."""


def say(name: str, benchmark: BenchmarkFixture, budget: float | None = None) -> None:
    """Print the distribution of what was measured beside its budget, in milliseconds."""
    if benchmark.stats is not None:
        say_times(name, [seconds * 1000 for seconds in benchmark.stats.stats.data], budget)


def say_times(name: str, times: list[float], budget: float | None = None) -> None:
    """Print the median, the 99th percentile and the longest of some times in milliseconds."""
    times = sorted(times)
    p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
    wanted = f"   budget {budget:g} ms" if budget is not None else ""
    figures = f"median {median(times):8.3f} ms   p99 {p99:8.3f} ms   most {times[-1]:8.3f} ms"
    print(f"\n{name:34} {figures}   ({len(times)} measured){wanted}")


def late_game(seed: int = 7, share: float = 0.9) -> Game:
    """Return a game that stands where a random game was after this share of its choices."""
    whole = play_out(seed)
    return whole.fork(int(len(whole.journal) * share))


def big_table(size: int) -> Game:
    """Return a table of Shadows with so many creatures a side, damaged and upgraded here and there."""
    row = tuple(
        spec(id_, damage=0 if id_ == "bad-penny" else n % 2, upgrades=("protect-the-weak",) if n % 4 == 0 else ())
        for n, id_ in enumerate(islice(cycle(CREATURES), size))
    )
    artifacts = ("seeker-needle", "library-of-babble", "gauntlet-of-command")
    hand = ("poison-wave", "silvertooth", "dodger", "nerve-blast", "punch", "mother", "library-access")
    ada = side(battleline=row, artifacts=artifacts, hand=hand, amber=4)
    bo = side(battleline=row, artifacts=artifacts, hand=hand, amber=4)
    return table(ada, bo, house=House.SHADOWS).game


def test_a_random_game(benchmark: BenchmarkFixture) -> None:
    seeds = count()
    game = benchmark.pedantic(play_out, setup=lambda: ((next(seeds),), {}), rounds=100, warmup_rounds=3)
    assert game.winner is not None
    say("random game", benchmark, 25)


def choices() -> Iterator[tuple[Game, tuple[str, ...]]]:
    """Yield games and what is chosen next in them; each choice is made before the next is asked for."""
    for seed in count():
        game, random = new_game(seed), Random(seed)
        while (decision := game.decision) is not None:
            yield game, random_keys(decision, random)


def test_one_choice(benchmark: BenchmarkFixture) -> None:
    waiting = choices()

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        game, keys = next(waiting)
        return (game, *keys), {}

    benchmark.pedantic(Game.choose, setup=setup, rounds=10_000, warmup_rounds=300)
    say("choose()", benchmark, 2)


@pytest.mark.parametrize("share", [0.5, 0.9, 1.0])
def test_a_fork_of_a_late_game(benchmark: BenchmarkFixture, share: float) -> None:
    game = late_game(share=share)
    twin = benchmark(game.fork)
    assert twin.digest() == game.digest()
    say(f"fork() after {share:.0%} of a game", benchmark, 0.5)


def keys_of_all_cards(game: Game) -> list[str]:
    """Return the questions a table asks about its cards: play and discard from hand, every use in play."""
    view = game.view(None)
    found = []
    for seat in view.seats:
        found += [f"{verb}:{c.handle}" for c in seat.hand or () for verb in ("play", "discard")]
        found += [f"{verb}:{c.handle}" for c in seat.battleline for verb in ("reap", "fight", "action")]
        found += [f"action:{c.handle}" for c in seat.artifacts]
    return found


def test_explaining_every_card_of_a_full_table(benchmark: BenchmarkFixture) -> None:
    game = big_table(12)
    keys = keys_of_all_cards(game)
    verdicts = benchmark(lambda: [game.explain(key) for key in keys])
    assert {v.ok for v in verdicts} == {True, False}
    say(f"explain() of {len(keys)} questions", benchmark, 5)


def _wave(game: Game) -> None:
    assert game.decision is not None
    game.choose(next(k for k in game.decision.keys() if k.startswith("play:c")))


def _discard(game: Game) -> None:
    assert game.decision is not None
    game.choose(next(k for k in game.decision.keys() if k.startswith("discard:")))


@pytest.mark.parametrize("size", [0, 5, 10, 20, 40])
@pytest.mark.parametrize("act", [_discard, _wave], ids=["discard", "poison-wave"])
def test_growth_with_the_table(benchmark: BenchmarkFixture, act: Callable[[Game], None], size: int) -> None:
    game = big_table(size)
    benchmark.pedantic(act, setup=lambda: ((game.fork(),), {}), rounds=60, warmup_rounds=3)
    say(f"{act.__name__.strip('_')} with {size} creatures a side", benchmark)


@pytest.mark.parametrize("size", [0, 5, 10, 20, 40])
def test_growth_of_a_view(benchmark: BenchmarkFixture, size: int) -> None:
    game = big_table(size)
    benchmark(lambda: game.view(0))
    say(f"view() with {size} creatures a side", benchmark)


FRESH = """
from time import perf_counter
begun = perf_counter()
import kfdesk.engine
from kfdesk.cards import library
len(library().implemented)
print((perf_counter() - begun) * 1000)
"""


def test_the_import_in_a_fresh_process(benchmark: BenchmarkFixture) -> None:
    times: list[float] = []

    def start() -> None:
        done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
        times.append(float(done.stdout))

    benchmark.pedantic(start, rounds=7, warmup_rounds=1)
    assert times
    say_times("import of the engine and the cards", times, 300)

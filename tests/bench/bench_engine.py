"""Budgets of the engine: a random game, choices, forks, explanations, big tables, and the import.

    python -m pytest tests/bench/bench_engine.py -s

Nothing here fails on time: medians and percentiles are printed for people to read, in milliseconds.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, count, cycle, islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk.cards.library import import_all
from kfdesk.collection.files import sample_decks
from kfdesk.engine import DeckList, Game, House
from tests.bench.clock import cpu_ms, say_times
from tests.engine.playing import new_game, play_out, random_keys
from tests.tables import side, spec, table

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=thread_time)]

CREATURES = (
    "troll", "niffle-queen", "niffle-ape", "shadow-self", "champion-anaphiel", "staunch-knight", "hunting-witch",
    "valdr", "stealer-of-souls", "noddy-the-thief", "mother", "bad-penny",
)  # fmt: skip
"""Creatures for big tables: constant abilities, reactions, taunt, elusive and armor among them."""


def say(name: str, benchmark: BenchmarkFixture, budget: float | None = None) -> None:
    """Print the distribution of what was measured beside its budget, in milliseconds."""
    if benchmark.stats is not None:
        times = [seconds * 1000 for seconds in benchmark.stats.stats.data]
        print()
        say_times(name, times, "" if budget is None else f"{budget:g}")


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
    say("random game", benchmark, 14)


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
    say("choose()", benchmark, 0.3)


def test_a_digest_after_each_choice(benchmark: BenchmarkFixture) -> None:
    """As the recorder takes it: most of the state is as it was at the last digest."""
    waiting = choices()

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        game, keys = next(waiting)
        game.choose(*keys)
        game.digest()
        game, keys = next(waiting)
        game.choose(*keys)
        return (game,), {}

    benchmark.pedantic(Game.digest, setup=setup, rounds=2_000, warmup_rounds=100)
    say("digest()", benchmark, 0.1)


def pairs() -> Iterator[tuple[int, tuple[DeckList, DeckList]]]:
    """Yield seeds, each with the next pair of all sample decks, without end."""
    decks = [deck for _, deck in sample_decks()]
    yield from enumerate(cycle(combinations(decks, 2)))


def test_games_of_all_sample_decks(benchmark: BenchmarkFixture) -> None:
    """Random games of every pair of sample decks: how long games and single calls take, and how many a second.

    The calls are timed in the same games: every choose(), and a fork() at every tenth decision.
    """
    import_all()  # that is measured by itself
    games: list[float] = []
    calls: dict[str, list[float]] = {"choose()": [], "fork()": []}
    seeds = pairs()

    def play() -> None:
        seed, decks = next(seeds)
        game, random, spent = new_game(seed, decks), Random(seed), 0.0
        for turn in count():
            if (decision := game.decision) is None:
                break
            keys = random_keys(decision, random)
            if turn % 10 == 0:
                calls["fork()"].append(cpu_ms(game.fork))
            calls["choose()"].append(cpu_ms(lambda keys=keys: game.choose(*keys)))  # type: ignore[misc]
            spent += calls["choose()"][-1]
        games.append(spent)

    benchmark.pedantic(play, rounds=132, warmup_rounds=2)
    say_times("random game, sample decks", games, "18")
    say_times("choose(), sample decks", calls["choose()"], "0.3")
    say_times("fork(), sample decks", calls["fork()"], "0.1")
    seconds = sum(games) / 1000
    print(f"\n{len(games) / seconds:.1f} games and {len(calls['choose()']) / seconds:.0f} decisions a second")


@pytest.mark.parametrize("share", [0.5, 0.9, 1.0])
def test_a_fork_of_a_late_game(benchmark: BenchmarkFixture, share: float) -> None:
    game = late_game(share=share)
    twin = benchmark(game.fork)
    assert twin.digest() == game.digest()
    say(f"fork() after {share:.0%} of a game", benchmark, 0.1)


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
    say(f"explain() of {len(keys)} questions", benchmark, 1)


def _wave(game: Game) -> None:
    assert game.decision is not None
    game.choose(next(k for k in game.decision.keys() if k.startswith("play:c")))


def _discard(game: Game) -> None:
    assert game.decision is not None
    game.choose(next(k for k in game.decision.keys() if k.startswith("discard:")))


def _end_turn(game: Game) -> None:
    game.choose("end-turn")


@pytest.mark.parametrize("size", [0, 5, 10, 20, 40])
@pytest.mark.parametrize("act", [_discard, _wave, _end_turn], ids=["discard", "poison-wave", "end-turn"])
def test_growth_with_the_table(benchmark: BenchmarkFixture, act: Callable[[Game], None], size: int) -> None:
    game = big_table(size)
    benchmark.pedantic(act, setup=lambda: ((game.fork(),), {}), rounds=60, warmup_rounds=3)
    say(f"{act.__name__.strip('_')} with {size} creatures a side", benchmark)


@pytest.mark.parametrize("size", [0, 5, 10, 20, 40])
def test_growth_of_a_fork(benchmark: BenchmarkFixture, size: int) -> None:
    game = big_table(size)
    benchmark(game.fork)
    say(f"fork() with {size} creatures a side", benchmark)


@pytest.mark.parametrize("size", [0, 5, 10, 20, 40])
def test_growth_of_a_view(benchmark: BenchmarkFixture, size: int) -> None:
    game = big_table(size)
    benchmark(lambda: game.view(0))
    say(f"view() with {size} creatures a side", benchmark)


FRESH = """
import gc
from time import process_time
gc.disable()  # as the program does while it loads
begun = process_time()
import kfdesk.engine
from kfdesk.cards.library import import_all
import_all()
print((process_time() - begun) * 1000)
"""


def test_the_import_in_a_fresh_process(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[float] = []

    # As it is started day by day: with its bytecode kept.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    kept["PYTHONPYCACHEPREFIX"] = str(tmp_path)

    def start() -> None:
        done = subprocess.run([sys.executable, "-c", FRESH], env=kept, capture_output=True, text=True, check=True)
        times.append(float(done.stdout))

    benchmark.pedantic(start, rounds=7, warmup_rounds=1)
    assert times
    say_times("import of the engine and the cards", times, "300")

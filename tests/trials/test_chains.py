"""Chains that even a pair: found where games by lot say, and with an honest uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

from kfdesk.trials.chains import MOST_GAMES, Even, WithChains, even_chains, even_of, measure_chains, next_chains
from kfdesk.trials.game import Row, Task, task_now
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.kept import Kept
from kfdesk.trials.ratings import chance
from kfdesk.trials.run import Crew
from tests.trials.made_up import named, row

AHEAD, WORTH = 0.8, 0.15


def plays_of(lots: Random, ahead: float = AHEAD):
    """Return what plays by lot: "a" is ahead of "b" by so many logits, and each chain takes `WORTH` of them."""

    def plays(tasks: Iterable[Task]) -> Sequence[Row]:
        found = []
        for task in tasks:
            by = ahead if task.first.mark == "a" else -ahead
            by -= WORTH * (task.chains[0] - task.chains[1])
            one = row(task.first.mark, task.second.mark, int(lots.random() > chance(by)), seed=task.seed)
            found.append(replace(one, chains=task.chains))
        return found

    return plays


def measured(path: Path, seed: int, ahead: float = AHEAD) -> tuple[Even, int]:
    """Return what was found, and how many games that took."""
    strong, weak = named("a", "b")
    with Kept.open(path, make=True) as kept, ThreadPoolExecutor(1) as pool:
        crew = Crew(pool, 1, Gate(), plays_of(Random(seed), ahead))
        even = measure_chains(kept, strong, weak, "greedy", crew=crew, lots=Random(seed), tell=lambda _: None)
        assert kept.rows("greedy") == [], "games with chains say nothing of ratings"
        return even, len(kept.chained("greedy", "b", "a"))


def by_lot(seed: int) -> Even:
    """Return what is found without keeping any game."""
    plays, rows = plays_of(Random(seed)), list[Row]()
    one, other = named("a", "b")
    while True:
        even = even_chains(rows, "a")
        if rows and even.is_sure or len(rows) >= MOST_GAMES:
            return even
        chains = next_chains(even)
        for n in range(10):
            rows += plays([task_now(one, other, n, "", (chains, 0)), task_now(other, one, n, "", (0, chains))])


def test_chains_that_even_a_pair_are_found() -> None:
    found = [by_lot(seed) for seed in range(40)]
    within = sum(even.low <= AHEAD / WORTH <= even.high for even in found)
    assert within >= 34, "nineteen of twenty should be"
    assert sum(abs(even.chains - AHEAD / WORTH) < 3 for even in found) >= 28


def found_by(lots: Random, ahead: float, worth: float) -> Even:
    """Return what is found by games in twenties, counted only."""
    played: dict[int, tuple[int, float]] = {}
    while True:
        even = even_of(tuple(WithChains(chains, *played[chains]) for chains in sorted(played)))
        if played and even.is_sure or sum(games for games, _ in played.values()) >= MOST_GAMES:
            return even
        chains = next_chains(even)
        games, won = played.get(chains, (0, 0.0))
        wins = sum(lots.random() < chance(ahead - worth * chains) for _ in range(20))
        played[chains] = games + 20, won + wins


def test_nineteen_of_twenty_ranges_hold_what_is_so() -> None:
    """Also where a chain takes little, and of what it takes little is known."""
    within = count = 0
    for ahead, worth in ((0.8, 0.15), (0.8, 0.08), (0.3, 0.05), (1.5, 0.1), (1.5, 0.2), (0.1, 0.1)):
        found = [found_by(Random(seed), ahead, worth) for seed in range(40)]
        here = sum(even.low <= ahead / worth <= even.high for even in found)
        assert here >= 0.85 * len(found), (ahead, worth)
        within, count = within + here, count + len(found)
    assert within >= 0.93 * count


def test_games_that_were_played_count_when_it_is_gone_on_with(tmp_path: Path) -> None:
    before, games = measured(tmp_path / "games", 3)
    assert games <= MOST_GAMES
    again, more = measured(tmp_path / "games", 4)
    assert more == games + 20, "a few more, for somebody asked"
    assert sum(some.games for some in again.tried) == more and before.tried != again.tried


def test_an_even_pair_needs_no_chains_and_an_unequal_one_more_than_there_are() -> None:
    even = even_chains([row("a", "b", seed % 2, seed=seed) for seed in range(100)], "a")
    assert even.low < 0 < even.high and next_chains(even) == 1
    rows = [row("a", "b", 0, seed=seed) for seed in range(100)]
    rows += [replace(row("a", "b", 0, seed=seed), chains=(24, 0)) for seed in range(100)]
    far = even_chains(rows, "a")
    assert far.chains > 24 and next_chains(far) in (22, 24)


def test_the_measuring_ends_when_it_is_told_to(tmp_path: Path) -> None:
    gate = Gate()
    gate.say(May.END)
    strong, weak = named("a", "b")
    with Kept.open(tmp_path / "games", make=True) as kept, ThreadPoolExecutor(1) as pool:
        crew = Crew(pool, 1, gate, plays_of(Random(1)))
        even = measure_chains(kept, strong, weak, "greedy", crew=crew, lots=Random(1), tell=lambda _: None)
        assert even.tried == () and kept.chained("greedy", "a", "b") == []

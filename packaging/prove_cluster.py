"""Try trials on a Dask cluster of processes: one is killed on the way and one comes late, and the rows are the same.

Usage: python packaging/prove_cluster.py FOLDER [--games 40] [--decks 6] [--patience 600]

A scheduler and three workers are started on this computer, each a process of its own as on a cluster of many. When a
sixth of the games came, one of them is killed as by a power cut; when a third came, a fourth begins, and the run waits
until the scheduler knows it, for as long as `--patience` says in seconds. Then the same games are played without a
cluster, and all rows are compared. Needs the extra kfdesk[dask]; it exits with 1 where anything differs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from random import Random

from distributed import Client

from kfdesk.collection.generator.decks import generate_many
from kfdesk.trials.cluster import on_dask
from kfdesk.trials.decks import TrialDeck, trial_deck
from kfdesk.trials.game import Failure, Row
from kfdesk.trials.gate import Gate
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Came, Crew, Told, run

BEGIN = 3
"""So many workers begin; one more comes."""
SEED = 5
FIRST_SEED = 5_000
PLAYER = "greedy"
QUIET = ("--no-dashboard",)


def main(argv: list[str]) -> int:
    """Play on a cluster and here, print what happened and what differs, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    for name, usual in (("games", 40), ("decks", 6), ("patience", 600)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args(argv)
    asked.folder.mkdir(parents=True, exist_ok=True)
    files = [asked.folder / f"{name}.sqlite" for name in ("cluster", "here")]
    for file in files:
        for left in asked.folder.glob(f"{file.name}*"):
            left.unlink()  # a run with other workers, or half of one, would be continued
    made = generate_many(range(FIRST_SEED, FIRST_SEED + asked.decks), added=datetime.now(UTC))
    decks = [trial_deck(deck) for deck in made]
    there = on_cluster(files[0], decks, asked)
    said("the same games here")
    with ProcessPoolExecutor(BEGIN, get_context("spawn")) as pool:  # not niced, as those of the cluster
        here = played(files[1], decks, Crew(pool, BEGIN, Gate()), asked.games, lambda _: None)
    return compared(there, here, asked.games)


def on_cluster(file: Path, decks: list[TrialDeck], asked: argparse.Namespace) -> list[Row]:
    """Play on a cluster of which one worker is killed and one comes late, and return the rows that were kept."""
    with ExitStack() as stack:
        address_file = asked.folder / "scheduler.json"
        address_file.unlink(missing_ok=True)
        shared = ("--scheduler-file", str(address_file))
        stack.enter_context(process("scheduler", "--port", "0", "--host", "127.0.0.1", *shared, *QUIET))
        waited(address_file.exists, asked.patience, "the scheduler")
        client = stack.enter_context(Client(scheduler_file=str(address_file), timeout=asked.patience))

        def worker(number: int) -> subprocess.Popen[bytes]:
            options = ("--nthreads", "1", "--no-nanny", "--name", str(number), *shared, *QUIET)
            return stack.enter_context(process("worker", *options))

        first = [worker(number) for number in range(BEGIN)]
        client.wait_for_workers(BEGIN, timeout=asked.patience)
        said(f"{BEGIN} workers play {asked.games} games")

        def tell(came: int) -> None:
            if came == asked.games // 6:
                first[0].kill()
                first[0].wait()
                said(f"after {came} games worker 0 was killed, process {first[0].pid}")
            elif came == asked.games // 3:
                began = time.monotonic()
                late = worker(BEGIN)
                waited(lambda: str(BEGIN) in names(client), asked.patience, "the late worker")
                said(f"after {came} games worker {BEGIN} came, process {late.pid}, in {time.monotonic() - began:.0f} s")

        with on_dask(client.scheduler.address) as crew:
            rows = played(file, decks, crew, asked.games, tell)
        spent = client.run(time.process_time)
        for address, about in client.scheduler_info(n_workers=-1)["workers"].items():
            said(f"worker {about['name']} at {address} has worked for {spent[address]:.1f} s of the processor")
        return rows


def names(client: Client) -> set[str]:
    """Return the names of the workers that the scheduler knows."""
    return {str(about["name"]) for about in client.scheduler_info(n_workers=-1)["workers"].values()}


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a part of a cluster as its owner would on a command line, and end it in the end."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen([sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]], stderr=quiet) as one:
        try:
            yield one
        finally:
            one.terminate()
            with suppress(subprocess.TimeoutExpired):
                one.wait(20)
            one.kill()


def waited(is_there: Callable[[], bool], patience: float, what: str) -> None:
    """Wait until something is there; ends the program where it does not come."""
    until = time.monotonic() + patience
    while not is_there():
        if time.monotonic() > until:
            sys.exit(f"{what} did not come within {patience:.0f} s")
        time.sleep(0.2)


def played(file: Path, decks: list[TrialDeck], crew: Crew, games: int, tell: Callable[[int], object]) -> list[Row]:
    """Play so many games and return the rows that were kept; `tell` hears after each how many came."""
    count = 0

    def told(what: Told) -> None:
        nonlocal count
        if isinstance(what, Failure):
            sys.exit(f"a game failed: {what.error}")
        if isinstance(what, Came):
            count += 1
            tell(count)

    with Kept.open(file, make=True) as kept:
        run(kept, decks, PLAYER, until=0, crew=crew, lots=Random(SEED), tell=told, most=games)
        return kept.rows(PLAYER)


def compared(there: list[Row], here: list[Row], games: int) -> int:
    """Print what both have, and return 0 where both are whole and equal row for row."""
    print("\n        games  turns  won by the first  distinct games")
    for name, rows in (("cluster", there), ("here", here)):
        distinct = len(set(map(game, rows)))
        first = sum(row.score == 1 for row in rows)
        print(f"{name:8}{len(rows):5}{sum(row.turns for row in rows):7}{first:18}{distinct:16}")
    pairs = list(zip(sorted(there, key=game), sorted(here, key=game), strict=False))
    differ = [pair for pair in pairs if pair[0] != pair[1]]
    for one, other in differ[:5]:
        print(f"differs:\n  {one}\n  {other}")
    equal = len(there) == len(here) >= games and not differ
    print("Equal row for row." if equal else f"Not equal: {len(differ)} of {len(pairs)} rows differ.")
    return 0 if equal else 1


def game(row: Row) -> tuple[str, str, int]:
    """Return which game it was: rows come in the order in which games end."""
    return row.first, row.second, row.seed


def said(text: str) -> None:
    """Print a line with the time."""
    print(f"{datetime.now():%H:%M:%S} {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

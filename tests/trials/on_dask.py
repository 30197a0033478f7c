"""Plays a run on a Dask cluster of this computer while one of its workers ends and one more joins.

    python -m tests.trials.on_dask FILE         its workers are threads, which begin at once
    python -m tests.trials.on_dask FILE 3       three processes, of which one is killed, and a fourth: by hand

It prints what happened.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from distributed import Client, LocalCluster

from kfdesk.trials.cluster import on_dask
from kfdesk.trials.game import Failure, play
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Came, Crew, Told, run
from tests.trials.made_up import LIMIT, two_decks

WORKERS = 3
"""So many begin: one more comes."""
GAMES = 20
SEED = 5
ENDED_AT, JOINED_AT = 4, 9


def play_run(path: Path, crew: Crew, tell: Callable[[int], object] = lambda _: None) -> None:
    """Play the same games wherever they are played; `tell` hears how many came."""
    count = 0

    def told(what: Told) -> None:
        nonlocal count
        if isinstance(what, Failure):
            raise RuntimeError(what.error)
        if isinstance(what, Came):
            count += 1
            tell(count)

    with Kept.open(path, make=True) as kept:
        crew = replace(crew, plays=partial(play, most_turns=LIMIT))
        run(kept, two_decks(), "greedy", until=0, crew=crew, lots=Random(SEED), tell=told, most=GAMES)


def main(path: Path, processes: int = 0) -> None:
    """Play, and print what happens."""
    count = processes or WORKERS
    made = LocalCluster(n_workers=count, processes=processes > 0, threads_per_worker=1, dashboard_address=None)
    with made as cluster, Client(cluster) as client:

        def tell(came: int) -> None:
            if came == ENDED_AT:
                if processes:
                    os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
                else:
                    cluster.sync(cluster.workers[0].close, executor_wait=False)
                print("ended", flush=True)
            elif came == JOINED_AT:
                cluster.scale(count + 1)
                client.wait_for_workers(count, timeout=60)
                print("joined", flush=True)

        with on_dask(cluster.scheduler_address) as crew:
            assert crew.workers == count
            play_run(path, crew, tell)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))

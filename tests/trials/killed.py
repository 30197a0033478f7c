"""Runs trials by lot and says which games are kept, until it is killed: `python -m tests.trials.killed FILE`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from kfdesk.trials.game import Row, Task
from kfdesk.trials.gate import Gate
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Crew, run
from tests.trials.made_up import Lots, named

STRENGTHS = {"a": 1.0, "b": 0.3, "c": 0.0, "d": -0.4, "e": -0.9}


def said(row: Row) -> str:
    return f"{row.first} {row.second} {row.seed}"


class Telling(Kept):
    """Says what it has kept."""

    def add(self, rows: Iterable[Row]) -> int:
        rows = list(rows)
        count = super().add(rows)
        print(*map(said, rows), sep="\n", flush=True)
        return count


def plays(tasks: Iterable[Task]) -> Sequence[Row]:
    time.sleep(0.001)
    return _LOTS.plays(tasks)


_LOTS = Lots(STRENGTHS)

if __name__ == "__main__":
    with Telling.open(Path(sys.argv[1]), make=True) as kept, ThreadPoolExecutor(1) as pool:
        run(
            kept,
            named(*STRENGTHS),
            "greedy",
            until=1,
            crew=Crew(pool, 1, Gate(), plays),
            lots=Random(),
            tell=lambda told: None,
        )

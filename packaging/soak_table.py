"""Play many whole games at one window, offscreen, and report what memory, widgets and speed do.

Usage: python packaging/soak_table.py [GAMES | --minutes M] [--from SEED] [--pause MS] [--keep]

With --minutes no game begins after them, however many were played. With --pause the window is left to itself so long
after each decision, as by people: it does then what it does in pauses, and takes little of the processor. With --keep
every answer is also written to the disk, into a folder that is thrown away afterwards. Exits with 1 when widgets,
items or objects have grown after the first games.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

WARM = 10
"""Games until everything that is made once has been made."""
EVERY = 25


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="?", type=int, default=500)
    parser.add_argument("--from", dest="seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, metavar="M", help="instead of a number of games")
    parser.add_argument("--pause", type=int, default=0, metavar="MS", help="after each decision")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kfdesk-soak-") as home:
        os.environ["KFDESK_HOME"] = home
        if asked.minutes is None:
            return soak(asked.games, asked.seed, float("inf"), keep=asked.keep, pause_ms=asked.pause)
        return soak(sys.maxsize, asked.seed, 60 * asked.minutes, keep=asked.keep, pause_ms=asked.pause)


def soak(games: int, seed: int, seconds: float, *, keep: bool, pause_ms: int = 0) -> int:
    """Play so many games at one window, the last begun before so many seconds have passed; return the exit code."""
    from kfdesk.desk.app import application
    from tests.e2e.soaking import Count, Soaker, living

    application()
    soaker = Soaker.begun(seed, keep=keep, pause_ms=pause_ms)
    early: Counter[str] = Counter()

    def told(number: int, count: Count) -> None:
        nonlocal early
        if number == WARM:
            early = living()
        if number == 1 or number % EVERY == 0:
            last = soaker.counts[-EVERY:]
            speed = 1000 * sum(c.seconds for c in last) / sum(c.decisions for c in last)
            print(
                f"{number:4d} games  {count.memory / 1024:6.1f} MiB  {count.widgets} widgets  {count.items} items  "
                f"{count.objects} objects  {speed:.2f} ms a decision",
                flush=True,
            )

    stopped: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))  # ends it early, with the report
    counts, until = soaker.counts, time.monotonic() + seconds
    for number in range(1, games + 1):
        soaker.play(1)
        told(number, counts[-1])
        if stopped or time.monotonic() > until:
            break
    first, last = counts[:50], counts[-50:]
    ms = [[1000 * count.seconds / count.decisions for count in some] for some in (first, last)]
    print(f"ms a decision, median of the first 50 games {statistics.median(ms[0]):.2f}, "
          f"of the last 50 {statistics.median(ms[1]):.2f}")  # fmt: skip
    print(f"{sum(count.decisions for count in counts)} decisions, {sum(count.seconds for count in counts):.0f} s")
    settled = counts[WARM:] or counts
    grown = False
    for name in ("widgets", "items", "objects"):
        values = [getattr(count, name) for count in settled]
        print(f"{name}: {min(values)} to {max(values)}, at the end {values[-1]}")
        half = len(values) // 2
        grown |= half > 0 and min(values[half:]) > max(values[:half])
    more = living() - early
    print("more than after the first games:", dict(more.most_common(12)) or "nothing")
    soaker.close()
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())

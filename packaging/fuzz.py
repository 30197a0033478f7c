"""Feed damaged and hostile files to everything that reads files, and report what became of them.

Usage: python packaging/fuzz.py [FILES] [--seed N] [--only WORD] [--keep FOLDER]

Exits with 1 when anything was raised that no reader may raise, a file was lost or touched, or one took too
long. With --keep the files that failed are kept in FOLDER.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main() -> int:
    """Feed and report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("files", nargs="?", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only targets with this word in their name")
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kfdesk-fuzz-") as scratch:
        os.environ["KFDESK_HOME"] = scratch
        return fuzz(asked.files, asked.seed, asked.only, Path(scratch), asked.keep)


def fuzz(files: int, seed: int, only: str, scratch: Path, keep: Path | None) -> int:
    """Feed so many files; return the exit code."""
    from tests.fuzz.running import Fuzz, gathered
    from tests.fuzz.targets import all_targets

    targets = [target for target in all_targets(scratch / "seeds") if only in target.name]
    if not targets:
        raise SystemExit(f"no target has {only!r} in its name")
    running = Fuzz(targets, scratch / "fed", corpus=keep)
    before, began = _peak(), time.monotonic()
    for number in running.run(files, seed):
        if number % 1000 == 0:
            print(f"{number} files, {time.monotonic() - began:.0f} s, peak {_peak():.0f} MiB", flush=True)
    failed = 0
    for name, tally in running.tallies.items():
        failed += len(tally.failures)
        print(
            f"{name}: {tally.looked} files, {tally.taken} taken, {len(tally.failures)} failures, "
            f"{1000 * tally.seconds / tally.looked:.1f} ms each, slowest {1000 * tally.slowest:.0f} ms"
        )
        for what, times in gathered(tally.failures).most_common(12):
            print(f"    {times} x {what}")
    print(f"{files} files, {failed} failures; memory at most {_peak():.0f} MiB, {before:.0f} before")
    return 1 if failed else 0


def _peak() -> float:
    """Return the largest memory the process has had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main())

"""Feeds the shelf mutated databases and shelf files: each is read or refused with `StoreError`, nothing else happens.

python -m tests.bench.fuzz_shelf [inputs] [seed]        (default: 2000 of each kind)
"""

from __future__ import annotations

import gzip
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from kfdesk.collection.database import FILE_NAME
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore, StoreError
from tests.bench.measure_shelf import deck, used

LONGEST_S = 5.0
"""No input may keep the shelf busy longer than this."""


def samples(folder: Path) -> tuple[bytes, bytes]:
    """Return a sound database and a sound shelf file (unpacked)."""
    store = DeckStore.open(folder)
    records = [deck(number) for number in range(1, 40)]
    store.add(records)
    used(store, [record.key for record in records])
    store.trash([records[0].key])
    store.export(folder / "all.kfshelf")
    store.close()
    return (folder / FILE_NAME).read_bytes(), gzip.decompress((folder / "all.kfshelf").read_bytes())


def mutated(rng: Random, raw: bytes) -> bytes:
    """Return `raw` with some bytes changed, blocks moved, doubled or cut out, or cut short."""
    found = bytearray(raw)
    for _ in range(rng.choice((1, 1, 2, 5, 30))):
        at = rng.randrange(len(found))
        match rng.randrange(5):
            case 0 | 1:
                found[at] = rng.randrange(256)
            case 2:
                found[at : at + rng.randrange(64)] = rng.randbytes(rng.randrange(64))
            case 3:
                other = rng.randrange(len(found))
                size = rng.randrange(4096)
                found[at : at + size] = found[other : other + size]
            case _:
                if rng.random() < 0.1:
                    del found[at:]
        if not found:
            break
    return bytes(found)


def use(folder: Path) -> None:
    """Do with the shelf in `folder` what the program does."""
    store = DeckStore.open(folder)
    try:
        for query in ("anger", "house:dis card:a>=2", "tag:trade | has:notes", "wins>=1"):
            found = store.find(query, sort=[Sort("expected", True), Sort("folder")])
            store.facets(found)
            for row in store.rows(found.ids[:20]):
                store.get(row.key)
                store.about(row.key)
                store.results(row.key)
        store.add([deck(1), deck(50)])
        store.tags()
        store.folders()
        store.export(folder / "out.kfshelf")
        store.maintain()
    finally:
        store.close()


def main(count: int, seed: int) -> None:
    """Print how many inputs were read and how many refused."""
    rng = Random(seed)
    counts = {"database read": 0, "database refused": 0, "shelf file read": 0, "shelf file refused": 0}
    slowest = 0.0
    with tempfile.TemporaryDirectory() as name:
        base = Path(name)
        database, lines = samples(base / "sound")
        for number in range(count):
            for kind, raw in (("database", database), ("shelf file", lines)):
                folder = base / f"{kind[:2]}{number}"
                folder.mkdir()
                began = time.perf_counter()
                try:
                    if kind == "database":
                        (folder / FILE_NAME).write_bytes(mutated(rng, raw))
                        use(folder)
                    else:
                        packed = gzip.compress(mutated(rng, raw), 1)
                        (folder / "in.kfshelf").write_bytes(mutated(rng, packed) if rng.random() < 0.2 else packed)
                        store = DeckStore.open(folder)
                        try:
                            store.bring_in(folder / "in.kfshelf")
                        finally:
                            store.close()
                    counts[f"{kind} read"] += 1
                except StoreError:
                    counts[f"{kind} refused"] += 1
                slowest = max(slowest, time.perf_counter() - began)
                assert slowest < LONGEST_S, (kind, number, slowest)
                for path in sorted(folder.rglob("*"), reverse=True):
                    path.unlink() if path.is_file() else path.rmdir()
                folder.rmdir()
    print(counts, f"slowest {slowest:.2f} s")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 2_000, int(words[1]) if len(words) > 1 else 1)

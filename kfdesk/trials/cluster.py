"""Games on the workers of a Dask cluster, on one computer or on many: the same `submit`, another address.

The cluster is made by its owner (`dask scheduler`, and on each computer `dask worker ADDRESS --nworkers N --nthreads
1`); each of its workers needs this program in the same version. A worker that ends in mid-game is no harm: its games
are given to another; one that joins gets its share from the next plan on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kfdesk.text.words import Words, same
from kfdesk.trials import command_texts as s
from kfdesk.trials.gate import Gate
from kfdesk.trials.run import Crew

RETRIES = 3
"""So often a game is given to another worker, should it fail."""
_PATIENCE = "10s"


class NoDask(Exception):  # noqa: N818 - it says what is so
    """The cluster cannot be used; `words` says why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@contextmanager
def on_dask(address: str) -> Iterator[Crew]:
    """Yield the workers of a cluster by the address of its scheduler. Raises `NoDask`."""
    try:
        from distributed import Client  # an extra of the program, and slow to import
    except ImportError as error:
        raise NoDask(s.NO_DASK) from error
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        why = same(str(error) or type(error).__name__)
        raise NoDask(s.NO_SCHEDULER.filled(address=address, why=why)) from error
    with client:
        count = sum(client.nthreads().values())
        if not count:
            raise NoDask(s.NO_WORKERS.filled(address=address))
        with client.get_executor(pure=False, retries=RETRIES) as pool:

            def now() -> int:
                return sum(client.nthreads().values()) if client.status == "running" else count

            yield Crew(pool, count, Gate(), count=now)

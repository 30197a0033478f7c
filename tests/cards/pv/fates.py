"""A table on which a prophecy has just been fulfilled, for tests of what a card's "Fate:" does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kfdesk.engine import House
from tests.tables import Table, overreach, side, table


def fulfilled(
    fate: str, line: Sequence[Any] = (), bo: Mapping[str, Any] | None = None, *, seed: int = 0, **ada: Any
) -> Table:
    """Return the table on which Ada, by reaping, has just fulfilled a prophecy of Bo's with that card beneath it.

    Valdr, who reaps, stands to the right of `line`; the Æmber that he gains is there when the fate resolves.
    """
    t = table(
        side(battleline=[*line, "valdr"], **ada),
        side(prophecies=[overreach(fate)], **(bo or {})),
        house=House.BROBNAR,
        seed=seed,
    )
    t.do("reap", "valdr")
    return t


def changed(t: Table, fate: str) -> dict[str, tuple[Any, Any]]:
    """Return what its fate did: all changes but for the reaping, the prophecy and the card itself."""
    found = t.changes()
    assert found.pop("overreach active") == (True, False)
    assert found.pop(fate) == ("under", "discard")
    found.pop("valdr exhausted", None)
    before, after = found.pop("ada amber", (1, 1))
    return found if after == before + 1 else {"ada amber": (before + 1, after), **found}

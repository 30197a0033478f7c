"""Kills a window at work again and again and looks at everything that it kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from kfdesk.collection.store import DeckStore
from kfdesk.desk.settings import read_settings
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import take_up
from kfdesk.match.journal import JournalError, read
from kfdesk.match.resume import Continued
from kfdesk.match.saves import newest
from tests.collection.shelves import deck
from tests.e2e.crashes import said_until_killed
from tests.match.kept import start

State = dict[str, Any]


def window_kills(home: Path, count: int, seed: int) -> Iterator[tuple[State, State | None, State]]:
    """Kill this many windows, each going on where the one before was killed; check what each leaves.

    Yields what the window said was kept last, what it was about to make of it (None between two acts), and what was
    found on the disk.
    """
    dice = Random(seed)
    found: State | None = None
    for number in range(count):
        states = _killed(home, seed * 1000 + number, dice, drip=number % 2 == 1)
        begun = states[0][1]
        if found is not None and states[0][0] == "is":
            expected = found | {"journal": found.get(_GONE_ON)}
            changed = {name: (expected[name], value) for name, value in begun.items() if expected[name] != value}
            assert changed == {}, f"the window goes on exactly where it stood: {changed}"
        kept = [state for sign, state in states if sign == "is"]
        attempted = states[-1][1] if states[-1][0] == "next" else None
        found = _on_disk(home)
        last = kept[-1] if kept else (found if attempted is None else None)
        _check(last, attempted, found)
        yield last or {}, attempted, found


def _check(last: State | None, attempted: State | None, found: State) -> None:
    """Check that what is on the disk is what was acknowledged or what was about to be; of a journal also what lies
    between the two, and where nobody said what it would be (None): one that was cut short or went on."""
    lost = set(last or ()) - set(found)
    assert not lost, f"nothing is left of {sorted(lost)}"
    for name, value in found.items():
        allowed = [state[name] for state in (last, attempted) if state is not None and name in state]
        if name == "journal" and attempted is not None and last is not None:
            before, after = last["journal"], attempted["journal"]
            goes_on = value[: len(before)] == before and (after is None or after[: len(value)] == value)
            cut_short = after is None and before[: len(value)] == value
            assert value in allowed or goes_on or cut_short, "the journal is another"
            continue
        assert not allowed or value in allowed, f"{name}: {value!r} was found, {allowed!r} would be right"


def _killed(home: Path, seed: int, dice: Random, *, drip: bool) -> list[tuple[str, State]]:
    """Let a window work in `home`, kill it at a moment given by dice, and return what it said."""
    said = said_until_killed("tests.e2e.crash_window", home, seed, dice, drip=drip, sign="{", fewest=2, below=60)
    assert [line for line in said if not line.startswith(("{", "~"))] == []
    return [next(iter(json.loads(line).items())) for line in said if line.startswith("{")]


def _on_disk(home: Path) -> State:
    """Return what the disk says, having read and checked everything."""
    with closing(DeckStore.open(home / "decks")) as store:
        store.check()
        about = store.about(deck(0).key)
    assert about is not None
    loaded = read_settings(home)
    assert loaded.message is None, loaded.message
    exports = list((home / "exports").iterdir())
    for file in exports:
        read(file)
    return {
        "theme": loaded.settings.theme,
        "tags": sorted(about.tags),
        "notes": about.notes,
        "chains": about.chains,
        "exports": len(exports),
        **_game(home / "games"),
    }


def _game(folder: Path) -> State:
    """Return name and choices of the newest game, having played them again to every state recorded."""
    for path in newest(folder):
        try:
            found = read(path)
        except JournalError:
            raise AssertionError(f"{path.name} is damaged") from None
        if found.winner is None:
            continued = take_up(path, start)
            continued.writer.close()
            assert continued.differs is None
        journal = [answer.entry for answer in found.answers]
        gone_on = journal if found.winner is not None else [*journal, *_forced(continued)]
        return {"journal": journal, "name": found.name, _GONE_ON: gone_on}
    return {}


_GONE_ON = "journal when gone on with"
"""The choices on the disk and those that the table makes by itself as soon as the game is gone on with."""


def _forced(continued: Continued) -> Iterator[str]:
    """Yield the choices after the last on the disk that leave nothing to choose: the kill may have come before them."""
    game = start(continued.header)
    for answer in continued.answers:
        game.answer(answer.entry)
    while (decision := game.decision) is not None and decision.kind not in _ASKED:
        if len(keys := decision.keys()) != decision.min:
            break
        game.choose(*keys)
        yield game.journal[-1]


_ASKED = (DecisionKind.MAIN, DecisionKind.MULLIGAN, DecisionKind.ORDER)
"""Decisions that a player is asked for whatever there is to choose from."""

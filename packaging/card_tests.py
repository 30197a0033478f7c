"""Running the tests of a card while it has another definition: a changed one, or one that was read from its text."""

from __future__ import annotations

import inspect
import os
import re
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pytest

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.cards.library import card_file
from kfdesk.language.definition import CardDefinition, Draft

TOP = Path(__file__).resolve().parent.parent
LONGEST_SECONDS = 5
"""Tests that take longer with another definition do not pass with it: it does something without end."""
_QUIET = ("-qq", "--disable-warnings", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist")


def written_for(id_: str) -> tuple[str, ...]:
    """Return the ids of the cards whose behavior is written as one: of a gigantic creature both halves."""
    return tuple(filter(None, (id_, facts()[id_].other_half)))


@contextmanager
def standing_in(draft: Draft) -> Iterator[None]:
    """Let the library know another behavior of a card; raises `UnsoundTextError` for one that cannot be."""
    built = library()._built  # the library has no word for it, as no program may do it
    kept = {id_: library()[id_] for id_ in written_for(draft.id)}
    built.update({id_: CardDefinition(facts()[id_], draft) for id_ in kept})
    try:
        yield
    finally:
        built.update(kept)


class CardTests:
    """Collects the tests that speak of some cards and lets `tries` run them in its own way: a plugin of pytest."""

    def __init__(self, cards: Sequence[str], tries: Callable[[str, Sequence[pytest.Item]], None]) -> None:
        self._cards = cards
        self._tries = tries

    def run(self) -> int:
        """Hand each card to `tries` with its own tests and those of its set and of the rulebook that name it.

        Returns the exit code of pytest.
        """
        os.chdir(TOP)
        folders = sorted({f"tests/cards/{card_file(id_).split('.')[2]}" for id_ in self._cards})
        named = re.compile(rf'"({"|".join(map(re.escape, self._cards))})"')
        files = sorted(Path("tests/rulebook").glob("test_*.py"))
        rules = [str(file) for file in files if named.search(file.read_text("utf-8"))]
        return int(pytest.main([*_QUIET, *folders, *rules], plugins=[self]))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each card instead of running each test once."""
        says = {item: _says(item) for item in session.items}
        for id_ in self._cards:
            own = [item for item in session.items if _is_own(item, id_)]
            name = re.compile(rf"(?<![\w-]){re.escape(id_)}(?![\w-])")
            self._tries(id_, [*own, *(item for item in session.items if item not in own and name.search(says[item]))])
        return True


def all_pass(tests: Iterable[pytest.Item]) -> bool:
    """Run tests, up to the first that fails, and return whether there was none."""
    return all(map(_passes, tests))


def _passes(item: pytest.Item) -> bool:
    """Run a test, quietly and without a report."""
    hook = item.ihook
    try:
        with _at_most(LONGEST_SECONDS):
            hook.pytest_runtest_setup(item=item)
            item.runtest()
    except BaseException as fault:  # whatever another definition brings about is told apart
        if isinstance(fault, KeyboardInterrupt):
            raise
        return False
    finally:
        hook.pytest_runtest_teardown(item=item, nextitem=None)
    return True


class _TooLongError(Exception):
    """Something does not come to an end."""


@contextmanager
def _at_most(seconds: int) -> Iterator[None]:
    """Stop what takes longer, where the system can."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def stop(signal_: int, frame: FrameType | None) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _is_own(item: pytest.Item, id_: str) -> bool:
    """Return whether a test stands in the class of a card."""
    _, _, set_, house = card_file(id_).split(".")
    class_ = item.cls.__name__ if isinstance(item, pytest.Function) and item.cls else ""
    here = item.path.parent.name == set_ and item.path.stem == f"test_{house}"
    return here and class_.casefold() == f"Test{_constant(id_).replace('_', '')}".casefold()


@cache
def _constant(id_: str) -> str:
    """Return what a card is called in its card file."""
    known = vars(import_module(card_file(id_)))
    return next((name for name, value in known.items() if isinstance(value, Draft) and value.id == id_), "")


def _says(item: pytest.Item) -> str:
    """Return what a test is made of, in which cards are named."""
    if not isinstance(item, pytest.Function):
        return ""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    return inspect.getsource(item.function) + repr(given)

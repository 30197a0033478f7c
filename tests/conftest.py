"""What every test shares: no display and no home is needed, and rule marks are collected."""

from __future__ import annotations

import atexit
import gc
import importlib
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

if sys.dont_write_bytecode:
    # Each worker and each program that a test starts would compile all modules anew, ten seconds every time;
    # hypothesis, which is imported next, is a plugin whose asserts pytest rewrites. What was compiled when Python and
    # its packages were installed serves, too: a folder of our own for bytecode would begin without it.
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

from hypothesis import HealthCheck, settings

from kfdesk import catalogs, collector

pytest.register_assert_rewrite("tests.cards.lines", "tests.tables")  # a case that fails shows both sides

HOME = tempfile.mkdtemp(prefix="kfdesk-tests-")
"""What tests leave behind goes here, never into the real home; those that look at it take a folder of their own."""
os.environ["KFDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"], os.environ["LANGUAGE"] = "C.UTF-8", ""
"""A program that was told nothing speaks English in tests, on any machine."""

settings.register_profile("any-machine", suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=60)
settings.load_profile("any-machine")
"""How fast a machine makes examples is no property of the program; a busy one must not fail. Each run tries others."""

catalogs.speak()

pytest_plugins = ("tests.rulebook.coverage",)


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_the_disk() -> Iterator[None]:
    """What is written need not reach the disk itself: no test takes the power away, and those that kill a program do
    not lose what the system has of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def one_grammar() -> Iterator[None]:
    """The grammar of card texts is learned once for all workers."""
    from tests.grammar import learned_once  # not before the asserts of what it imports can be rewritten

    with learned_once():
        yield


def pytest_collection(session: pytest.Session) -> None:
    """In every second worker, import the test files from the last to the first; look for no garbage meanwhile.

    Where nothing is compiled yet, each worker then rewrites the assertions of one half of the files, and finds those of
    the other half done; all beginning with the first file, each would rewrite them all, for twelve seconds.
    """
    gc.disable()  # nothing of what is loaded is garbage, and all of it would be looked through again and again
    if int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 2 == 0:
        return
    folders = [folder for arg in session.config.args if (folder := Path(arg).resolve()).is_dir()]
    for file in sorted((file for folder in folders for file in folder.rglob("test_*.py")), reverse=True):
        name = ".".join(file.relative_to(session.config.rootpath).with_suffix("").parts)
        with suppress(Exception, pytest.skip.Exception):  # what is wrong with the file is said when it is collected
            importlib.import_module(name)


def pytest_collection_finish() -> None:
    """Look for garbage as seldom as the program does while it plays: all that is loaded by now stays."""
    gc.freeze()
    gc.set_threshold(collector.YOUNG, 10, 40)
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the slow tests begin, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

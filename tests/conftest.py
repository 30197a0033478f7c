"""What every test shares: no display and no home is needed, and rule marks are collected."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HOME = tempfile.mkdtemp(prefix="kfdesk-tests-")
"""What tests leave behind goes here, never into the real home; those that look at it take a folder of their own."""
os.environ["KFDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if sys.dont_write_bytecode:
    # Each worker and each program that a test starts would compile all modules anew, ten seconds every time.
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

settings.register_profile("any-machine", suppress_health_check=[HealthCheck.too_slow], deadline=None)
settings.load_profile("any-machine")
"""How fast a machine makes examples is no property of the program; a busy one must not fail."""

pytest_plugins = ("tests.rulebook.coverage",)


@pytest.fixture(autouse=True, scope="session")
def no_waiting_for_the_disk() -> Iterator[None]:
    """What is written need not reach the disk itself: no test takes the power away, and those that kill a program do
    not lose what the system has of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the slow tests begin, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

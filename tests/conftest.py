"""What every test shares: no display and no home is needed, and rule marks are collected."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, settings

HOME = tempfile.mkdtemp(prefix="kfdesk-tests-")
"""What tests leave behind goes here, never into the real home; those that look at it take a folder of their own."""
os.environ["KFDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("any-machine", suppress_health_check=[HealthCheck.too_slow], deadline=None)
settings.load_profile("any-machine")
"""How fast a machine makes examples is no property of the program; a busy one must not fail."""

pytest_plugins = ("tests.rulebook.coverage",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the slow tests begin, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

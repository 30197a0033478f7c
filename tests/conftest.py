"""What every test shares: no display and no home is needed, and rule marks are collected."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

import pytest

HOME = tempfile.mkdtemp(prefix="kfdesk-tests-")
"""What tests leave behind goes here, never into the real home; those that look at it take a folder of their own."""
os.environ["KFDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ("tests.rulebook.coverage",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the slow tests begin, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)

"""What every test shares: no display and no home is needed, and rule marks are collected."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile

HOME = tempfile.mkdtemp(prefix="kfdesk-tests-")
"""What tests leave behind goes here, never into the real home; those that look at it take a folder of their own."""
os.environ["KFDESK_HOME"] = HOME
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ("tests.rulebook.coverage",)

"""What every test shares: no display is needed, and rule marks are collected."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ("tests.rulebook.coverage",)

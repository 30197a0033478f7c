"""The option with which every reader is tried with everything."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--every-pair`; pytest knows it only where this folder is named: `pytest tests/bounds --every-pair`."""
    parser.addoption("--every-pair", action="store_true", help="give every hostile content to every reader")

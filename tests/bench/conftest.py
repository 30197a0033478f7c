"""All benches count the processor's time, and say which Python they ran on."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from kfdesk import collector
from kfdesk.cards.library import import_all
from tests.bench.clock import interpreter


def pytest_report_header() -> str:
    """Name the interpreter: one is easily a quarter faster than another."""
    return f"benches: CPU time; {interpreter()}"


@pytest.fixture(scope="session", autouse=True)
def the_programs_collector() -> Iterator[None]:
    """Collect garbage as the program does once all cards are loaded."""
    import_all()
    usual = gc.get_threshold()
    collector.calm()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)

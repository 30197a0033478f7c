"""All benches count the processor's time of their thread, and say which Python they ran on."""

from __future__ import annotations

from tests.bench.clock import interpreter


def pytest_report_header() -> str:
    """Name the interpreter: one is easily a quarter faster than another."""
    return f"benches: CPU time of one thread, in milliseconds; {interpreter()}"

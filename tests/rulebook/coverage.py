"""Which entries of the rulebook the tests hold.

A test names them: `@pytest.mark.rule("glossary/ward", "faq/chains-1")`, under an older edition with
`edition="1.1"`. `python -m pytest --rule-coverage` prints every entry of the index with its tests
instead of running them; `kfdesk rules --coverage` shows what it prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from kfdesk.rule_coverage import HEAD

INDEX = Path(__file__).with_name("index.txt")
WITHOUT = Path(__file__).with_name("without_tests.txt")


def entries() -> tuple[str, ...]:
    """Return the id of every rulebook entry, in the order of the index."""
    return tuple(INDEX.read_text("utf-8").split())


def without_tests() -> tuple[str, ...]:
    """Return the entries that have no test yet: how many there are, and then each. The list may only become shorter."""
    count, *listed = WITHOUT.read_text("utf-8").split()
    assert int(count) == len(listed), f"{WITHOUT.name} begins with the number of its entries"
    return tuple(listed)


def marked(items: Iterable[pytest.Item]) -> Iterator[tuple[str, str]]:
    """Yield an entry's id and the test that names it, for every mark on `items`.

    Cases of one parametrized test count once; a test under an older edition says so.
    """
    seen = set()
    for item in items:
        for mark in item.iter_markers("rule"):
            edition = mark.kwargs.get("edition")
            test = item.nodeid.partition("[")[0] + (f" (edition {edition})" if edition else "")
            for rule in mark.args:
                if (rule, test) not in seen:
                    seen.add((rule, test))
                    yield rule, test


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--rule-coverage`."""
    parser.addoption("--rule-coverage", action="store_true", help="print every rulebook entry with its tests; run none")


def pytest_configure(config: pytest.Config) -> None:
    """Only collect, quietly, where coverage is asked for."""
    if config.getoption("--rule-coverage"):
        config.option.collectonly = True
        config.option.verbose = -2


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the coverage table where it is asked for."""
    if config.getoption("--rule-coverage"):
        terminalreporter.write_line(HEAD)
        for line in report(_collected.get(config, [])):
            terminalreporter.write_line(line)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep what was collected for the table."""
    if session.config.getoption("--rule-coverage"):
        _collected[session.config] = session.items


def report(items: Iterable[pytest.Item]) -> Iterator[str]:
    """Yield the lines of the coverage table: each entry, then its tests, then the count."""
    known = entries()
    tests: dict[str, list[str]] = {entry: [] for entry in known}
    for rule, test in marked(items):
        tests.setdefault(rule, []).append(test)
    for entry, names in tests.items():
        yield f"{entry}  -- no such entry" if entry not in known else entry if names else f"{entry}  -- no test"
        yield from (f"    {name}" for name in names)
    yield f"{sum(bool(tests[entry]) for entry in known)} of {len(known)} entries held"


_collected: dict[pytest.Config, list[pytest.Item]] = {}

"""The marks that name rulebook entries, and the ids that the program itself names."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

import kfdesk
from kfdesk.rule_coverage import NO_TESTS, print_coverage, source_tree
from tests.rulebook.coverage import INDEX, entries, marked, report, without_tests
from tests.said import both

_SECTIONS = "turn|glossary|errata|chart|faq|card-faq"
_ID = re.compile(rf"(?:{_SECTIONS})/[a-z0-9-]+")
_NAMING = re.compile(r"mark\.rule\(|^ +rule: ", re.MULTILINE)
"""How a test file names entries: with a mark, or in a table of played cards."""


def test_every_mark_names_an_entry_of_the_index(request: pytest.FixtureRequest) -> None:
    known = set(entries())
    assert [(rule, test) for rule, test in marked(request.session.items) if rule not in known] == []


def test_every_rule_the_program_names_is_an_entry_of_the_index() -> None:
    known = set(entries())
    sources = {path: path.read_text("utf-8") for path in sorted(Path(kfdesk.__file__).parent.rglob("*.py"))}
    wrong = [
        f"{path.name}:{node.lineno}: {node.value}"
        for path, source in sources.items()
        if _ID.search(source)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value)
        if node.value not in known
    ]
    assert wrong == []


def test_no_entry_loses_its_last_test_and_those_without_one_are_listed(request: pytest.FixtureRequest) -> None:
    """An entry that gets its first test is taken off tests/rulebook/without_tests.txt; none is ever added."""
    held = {rule for rule, _ in marked(request.session.items)}
    listed = set(without_tests())
    assert listed & held == set(), "these have a test now: take them off the list"
    assert listed <= set(entries())
    chosen = request.config.option.keyword or request.config.option.markexpr
    missing = set(entries()) - listed - held - named_elsewhere([] if chosen else request.session.items)
    assert missing == set(), "these had a test and have none any more"


def named_elsewhere(items: Sequence[pytest.Item]) -> set[str]:
    """Return the ids that test files name of which nothing was collected: this run is not of all tests."""
    looked = {item.path for item in items}
    tests = Path(__file__).parents[1]
    sources = [path.read_text("utf-8") for path in tests.rglob("test_*.py") if path not in looked]
    return {found for source in sources if _NAMING.search(source) for found in _ID.findall(source)}


def test_the_command_prints_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(source_tree()))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # none is needed, and to load them takes a second
    few = tmp_path / "tests" / "rulebook"
    few.mkdir(parents=True)
    shutil.copy(INDEX, few)
    shutil.copy(INDEX.with_name("coverage.py"), few)
    (tmp_path / "conftest.py").write_text('pytest_plugins = ("tests.rulebook.coverage",)\n')
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\nmarkers = rule(*ids): entries\n")
    (few / "test_few.py").write_text('import pytest\n@pytest.mark.rule("glossary/ward")\ndef test_it(): pass\n')
    assert print_coverage(tmp_path) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "turn/step-1-forge-a-key  -- no test"
    assert lines[lines.index("glossary/ward") + 1] == "    tests/rulebook/test_few.py::test_it"
    assert lines[-1] == f"1 of {len(entries())} entries held"
    (few / "test_few.py").write_text("import pytest\n1 / 0\n")
    assert print_coverage(tmp_path) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_without_the_tests_the_command_says_that_they_do_not_ship(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert print_coverage(tmp_path) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.strip() in both(NO_TESTS)


def test_the_index_is_whole_and_names_nothing_twice() -> None:
    ids = entries()
    assert len(ids) == len(set(ids)) == 421
    assert all(_ID.fullmatch(entry) for entry in ids)


@pytest.mark.rule("glossary/deck", "glossary/no-such-entry")
def _sample() -> None:
    """A marked function for the tests of the report; collected by none."""


def test_the_report_lists_each_entry_with_its_tests_and_unknown_ones_too(request: pytest.FixtureRequest) -> None:
    item = pytest.Function.from_parent(request.node.parent, name="_sample", callobj=_sample)
    lines = list(report([item, item]))
    held = lines.index("glossary/deck")
    assert lines[held + 1] == f"    {item.nodeid}"
    assert lines[held + 2].endswith("-- no test")
    assert "glossary/no-such-entry  -- no such entry" in lines
    assert lines[-1] == "1 of 421 entries held"

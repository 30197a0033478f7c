"""The marks that name rulebook entries, and the ids that the program itself names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import kfdesk
from tests.rulebook.coverage import entries, marked, report

_SECTIONS = "turn|glossary|errata|chart|faq|card-faq"
_ID = re.compile(rf"(?:{_SECTIONS})/[a-z0-9-]+")


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
    assert "glossary/no-such-entry" in lines
    assert lines[-1] == "2 of 422 entries held"

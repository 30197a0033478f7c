"""Questions as newcomers ask them: an entry that answers one stands among the first three.

The lists (`questions_LANGUAGE.txt`: the question, then the entries that answer it) were written before the search was
made for questions. A question that fails is no reason to write its words into `words.txt`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kfdesk.teach.reference.search import search
from kfdesk.teach.reference.source import sources

READ = 3
"""So many entries are looked at before another question is asked."""
ASKED, ANSWERED = 60, 55


def questions(language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    file = Path(__file__).with_name(f"questions_{language}.txt")
    for line in file.read_text(encoding="utf-8").splitlines():
        question, _, rules = line.partition(" | ")
        yield question, tuple(rules.split())


@pytest.mark.parametrize("language", ["en", "de"])
def test_most_questions_are_answered_at_the_top(language: str) -> None:
    asked = list(questions(language))
    failed = [question for question, rules in asked if not set(rules) & set(search(language).find(question)[:READ])]
    assert len(asked) == ASKED
    assert ASKED - len(failed) >= ANSWERED, failed


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_answers_are_entries(language: str) -> None:
    assert {rule for _, rules in questions(language) for rule in rules} <= set(sources("en"))

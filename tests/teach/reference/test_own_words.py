"""No sentence of the rules reference is copied: no run of words that a rulebook has, where rulebooks are at hand."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kfdesk.teach.reference.source import sources

RULEBOOKS = Path(os.environ.get("KFDESK_RULEBOOKS", Path(__file__).resolve().parents[4] / "shared" / "rules"))
"""Where the published rulebooks are, if anywhere: `KFDESK_RULEBOOKS`, or beside the checkout."""
LONGEST = 8
"""So many words in a row, numbers aside, are a copied sentence."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_TAGS = re.compile(r"<[^>]*>")

pytestmark = pytest.mark.skipif(not RULEBOOKS.is_dir(), reason=f"the rulebooks are not at {RULEBOOKS}")


def words_of(text: str) -> list[str]:
    """Return the words of a text, without numbers, capital letters and marks."""
    return [word.lower().replace("’", "'") for word in _WORD.findall(_TAGS.sub(" ", text))]


def runs(words: list[str]) -> Iterator[str]:
    """Yield all runs of `LONGEST` words."""
    return (" ".join(words[i : i + LONGEST]) for i in range(len(words) - LONGEST + 1))


@cache
def published(*, german: bool) -> frozenset[str]:
    """Return all runs of the rulebooks in one language."""
    files = [f for f in RULEBOOKS.iterdir() if f.suffix in (".md", ".txt", ".html") and f.name != "README.md"]
    read = [f.read_text(encoding="utf-8", errors="replace") for f in files if f.stem.endswith("-de") is german]
    assert read, f"no rulebook in {RULEBOOKS}"
    return frozenset(run for text in read for run in runs(words_of(text)))


def copied(text: str, *, german: bool) -> list[str]:
    """Return the runs of a text that a rulebook has, too; a list's points and paragraphs are texts of their own."""
    known = published(german=german)
    return [run for part in text.splitlines() for run in runs(words_of(part)) if run in known]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_sentence_is_that_of_a_rulebook(language: str) -> None:
    found = {
        rule: runs_found
        for rule, written in sources(language).items()
        if (runs_found := copied(f"{written.title}\n{written.text}", german=language == "de"))
    }
    assert found == {}


def test_a_copied_sentence_would_be_found() -> None:
    file = next(file for file in RULEBOOKS.iterdir() if file.suffix == ".md" and file.name.startswith("master"))
    line = max(file.read_text(encoding="utf-8").splitlines(), key=len)
    assert copied(line, german=False)

"""Say of cards that are read as definitions built otherwise whether their tests pass with these.

Usage: python packaging/try_readings.py < LINES

Each line is JSON, the `id` of a card and the `texts` of its abilities. Of each card the definition that is read from
the texts takes the place of the one in the library, and then its tests are run. Prints for each card a line in the form
`tried: ID OUTCOME`; the outcome is one of `Outcome`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

import pytest
from card_tests import CardTests, all_pass, standing_in

from kfdesk.cards import grammars
from kfdesk.cards.library import library, written_as
from kfdesk.cards.read_figures import likeliest
from kfdesk.cards.read_trials import MARK, Outcome
from kfdesk.language.definition import Draft


class Trial:
    """Tries the cards by their tests with what is read from their texts."""

    def __init__(self, texts: Mapping[str, Sequence[str]]) -> None:
        self.texts = texts

    def __call__(self, id_: str, tests: Sequence[pytest.Item]) -> None:
        """Try one card and print the outcome."""
        print(MARK, id_, self._outcome(id_, tests).value, flush=True)

    def _outcome(self, id_: str, tests: Sequence[pytest.Item]) -> Outcome:
        if not tests:
            return Outcome.NO_TEST
        read = tuple(likeliest(text, library()[id_]) for text in self.texts[id_])
        draft = Draft(written_as(id_), read, library()[id_].earlier)
        try:
            with standing_in(draft):
                return Outcome.PASSED if all_pass(tests) else Outcome.FAILED
        except Exception:  # what was put together from words may fail in any way as it is built
            return Outcome.FAILED


def main() -> int:
    """Try the cards of the standard input."""
    lines = [json.loads(line) for line in sys.stdin if line.strip()]
    texts = {str(line["id"]): [str(text) for text in line["texts"]] for line in lines}
    grammars.grammar()  # as it is kept: the tests have a home of their own, where none is
    code: int = CardTests(list(texts), Trial(texts)).run()
    return code


if __name__ == "__main__":
    sys.exit(main())

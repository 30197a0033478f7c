"""A grammar that few cards show, learned in a moment: what all show takes seconds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import pytest

from kfdesk.cards import grammars
from kfdesk.cards.library import library
from kfdesk.cards.practice import practice
from tests.grammar import learned_apart

CARDS = 120
PRACTICE = 5
"""How many abilities that no card has are learned besides."""


@contextmanager
def few_cards(home: Path) -> Iterator[None]:
    """Let the grammar be learned from the first cards, and be kept in the folder `home`, for programs begun meanwhile
    too."""
    some = [library()[id_] for id_ in islice(library(), CARDS)]
    with learned_apart(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(grammars, "cards_with_texts", lambda: iter([one for one in some if one.abilities]))
        patch.setattr(grammars, "practice", lambda: islice(practice(), PRACTICE))
        patch.setenv("KFDESK_HOME", str(home))
        yield

"""A grammar learned from some hundred cards, which many tests read by."""

from __future__ import annotations

from itertools import islice

import pytest

from kfdesk.cards import library
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.grammar import Grammar

CARDS = 600
"""Cards that it is learned from."""


@pytest.fixture(scope="session")
def grammar() -> Grammar:
    """What the abilities of the first cards of the library show."""
    learned = Grammar()
    for id_ in islice(library(), CARDS):
        definition = library()[id_]
        for ability in definition.abilities:
            assert isinstance(ability, Node)
            learned.learn(ability, name_of(definition))
    return learned

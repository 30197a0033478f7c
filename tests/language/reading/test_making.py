"""What the functions of the language refuse to make is not read either."""

from __future__ import annotations

from itertools import islice

import pytest

from kfdesk.cards import library
from kfdesk.language.base import Node
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.making import Making
from kfdesk.language.reading.trees import Place, nodes, rebuilt
from kfdesk.language.words import (
    ARTIFACT,
    CARD,
    CREATURE,
    DECK_BOTTOM,
    ENEMY,
    FRIENDLY,
    HAND,
    a,
    deal,
    deck,
    destroy,
    each,
    exalt,
    for_each,
    gain,
    hand,
    owner_of,
    pay,
    put,
    search,
    top,
    up_to,
)

KNOWN: tuple[Node, ...] = (
    *(a(CREATURE), a(CREATURE, ENEMY, n=2), up_to(3, CREATURE), each(CREATURE)),
    *(gain(1), gain(for_each(2, each(ARTIFACT))), pay(2), exalt(a(CREATURE)), search(a(CREATURE))),
    *(deal(2, a(CREATURE)), deal(2, a(CREATURE), splash=1), deal(3, up_to(3, CREATURE), divided=True)),
    *(top(3, deck()), put(a(CREATURE), HAND), put(a(CREATURE), DECK_BOTTOM), destroy(a(CREATURE))),
)
MAKING = Making(part for word in KNOWN for _, part in nodes(word))


@pytest.mark.parametrize("word", KNOWN, ids=str)
def test_what_is_known_may_be_made(word: Node) -> None:
    assert MAKING.allows(word)


REFUSED: dict[str, tuple[Node, Place, object]] = {
    "no Æmber": (gain(1), ("quantity", "n"), 0),
    "no damage": (deal(2, a(CREATURE)), ("amount", "n"), 0),
    "damage of two sorts": (deal(2, a(CREATURE), splash=1), ("divided",), True),
    "no creature": (a(CREATURE, n=2), ("most",), 0),
    "up to none": (up_to(3, CREATURE), ("most",), 0),
    "payment by whoever has a card": (pay(2), ("giver",), owner_of(a(CREATURE))),
    "a search for cards in a hand": (search(a(CREATURE)), ("target",), a(CREATURE, in_=hand())),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_its_function_refuses_is_refused(what: str) -> None:
    word, place, part = REFUSED[what]
    assert not MAKING.allows(rebuilt(word, {place: part}))


def test_more_of_what_is_known_is_allowed() -> None:
    assert MAKING.allows(deal(7, a(CREATURE, FRIENDLY, n=4)))
    assert MAKING.allows(gain(for_each(1, each(CARD, ENEMY))))


def test_nothing_is_refused_of_which_it_is_not_known_how_it_is_made() -> None:
    assert Making(()).allows(rebuilt(gain(1), {("quantity", "n"): 0}))


def test_no_card_is_refused(grammar: Grammar) -> None:
    making = Making(rule.model for rule in grammar.rules if isinstance(rule.model, Node))
    for id_ in islice(library(), 0, 600, 3):
        assert making.allows(library()[id_].abilities), id_

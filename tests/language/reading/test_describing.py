"""Descriptions of cards: which words say each property, and descriptions by other properties."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target
from kfdesk.language.reading.describing import others, predicates_of, stretch_of
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.listening import Said, listen
from kfdesk.language.reading.trees import form
from kfdesk.language.words import (
    CREATURE,
    DAMAGED,
    ENEMY,
    FRIENDLY,
    OTHER,
    READY,
    THIS,
    a,
    destroy,
    each,
    play,
    stun,
    ward,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render

NAME = Name("Nobody of Nowhere", nouns.CARD_TYPES[CardType.CREATURE])


def heard(word: Target) -> Said:
    """Return how a description is said in an instruction."""
    left = [listen(play(stun(word)), this=NAME)]
    while left:
        said = left.pop()
        if said.value is word:
            return said
        left += said.within
    raise AssertionError(word)


def test_only_what_describes_cards_has_properties() -> None:
    assert predicates_of(a(CREATURE, ENEMY, DAMAGED)) == (ENEMY, DAMAGED)
    assert predicates_of(a(CREATURE)) == ()
    assert predicates_of(THIS) is None


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (a(CREATURE, ENEMY, DAMAGED), ["enemy", "damaged"]),
        (each(CREATURE, READY, FRIENDLY), ["ready", "friendly"]),
    ],
    ids=str,
)
def test_each_property_is_said_by_the_words_without_which_the_rest_is_said(word: Target, said: list[str]) -> None:
    tokens = heard(word)
    stretches = [stretch_of(tokens, word, (), at) for at in range(2)]
    found = [" ".join(map(str, tokens.tokens[one[0] : one[1]])) for one in stretches if one is not None]
    assert sorted(found) == sorted(said)


def test_a_property_that_changes_other_words_is_said_by_none_of_its_own() -> None:
    """Another creature: not "a creature" with a word more."""
    word = a(CREATURE, OTHER)
    assert stretch_of(heard(word), word, (), 0) is None


def test_others_are_like_descriptions_with_none_one_and_several_properties() -> None:
    word = each(CREATURE, ENEMY)
    made = list(others(word))
    assert all(type(one) is type(word) for one in made)
    assert {len(predicates_of(one) or ()) for one in made} == {0, 1, 2, 3}


def test_properties_are_read_in_descriptions_that_no_card_that_is_known_has() -> None:
    """A description by one property teaches those by several."""
    learned = Grammar()
    for ability in (play(destroy(a(CREATURE, ENEMY))), play(ward(each(CREATURE, DAMAGED))), play(stun(a(CREATURE)))):
        assert isinstance(ability, Node)
        learned.learn(ability, NAME)
    wanted = play(destroy(a(CREATURE, ENEMY, DAMAGED)))
    assert isinstance(wanted, Node)
    (first, *_) = learned.read(render(wanted, "en", this=NAME), NAME)
    assert form(first.ability) == form(wanted)

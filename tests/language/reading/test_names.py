"""Names that a text may say: those of houses and traits, and that of the card, whatever it consists of."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import COUNTERS, POWER_COUNTER, CardType, House
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.reading import names
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.productions import COUNTER, HOUSE, TRAIT, Hole
from kfdesk.language.reading.trees import form
from kfdesk.language.words import (
    CREATURE,
    HOST,
    THIS,
    a,
    after_reap,
    and_,
    destroy,
    draw,
    each,
    gains,
    of_house,
    play,
    sentences,
    ward,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render


def named(title: str) -> Name:
    return Name(title, nouns.CARD_TYPES[CardType.CREATURE])


def test_each_house_trait_and_kind_of_counters_is_known_by_its_name() -> None:
    found = {rule.model: rule.pieces for rule in names.productions()}
    assert found[House.STAR_ALLIANCE] == ("star", "alliance")
    assert set(House) | set(nouns.TRAITS) | (set(COUNTERS) - {POWER_COUNTER}) == set(found)
    assert {rule.symbol for rule in names.productions()} == {COUNTER, HOUSE, TRAIT}


def test_a_name_that_is_said_once_becomes_a_hole_with_all_its_places() -> None:
    word = each(CREATURE, of_house(House.MARS))
    pieces = names.with_holes(("each", "mars", "creature"), word, ())
    assert pieces == ["each", Hole(HOUSE, (("predicates", 0, "house"),)), "creature"]


def test_a_name_that_is_said_twice_or_elsewhere_stays_as_it_is() -> None:
    word = each(CREATURE, of_house(House.MARS))
    said = ("each", "mars", "mars", "creature")
    assert names.with_holes(said, word, ()) == list(said)
    assert names.with_holes(said[1:], word, [("predicates",)]) == list(said[1:])


@pytest.mark.parametrize("title", ["Draw", "Destroy", "Ward", "Play", "Creature", "Nobody, the Great", "Sir Nobody’s"])
def test_a_card_may_be_called_by_any_words(grammar: Grammar, title: str) -> None:
    for ability in (
        play(sentences(draw(1), destroy(THIS))),
        after_reap(and_(ward(a(CREATURE)), destroy(THIS))),
        gains(HOST, after_reap(draw(2))),
    ):
        assert isinstance(ability, Node)
        text = render(ability, "en", this=named(title))
        readings = grammar.read(text, named(title))
        assert readings and form(readings[0].ability) == form(ability), text


def test_a_name_within_a_word_is_not_the_card(grammar: Grammar) -> None:
    assert grammar.read("Play: Destroy each creature.", named("Each"))
    assert grammar.read("Play: Destroy each creature.", named("Eat"))
    (first, *_) = grammar.read("Play: Destroy Destroy.", named("Destroy"))
    assert form(first.ability) == form(play(destroy(THIS)))

"""Abilities are read from their English text, also from texts that no card has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kfdesk.cards import library
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import CardType, House
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.effects.revealing import Reveal
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.chart import TextTooLongError
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.trees import form, nodes
from kfdesk.language.targets import HostOf, Itself
from kfdesk.language.words import (
    CREATURE,
    DAMAGED,
    ENEMY,
    FRIENDLY,
    HOST,
    ITSELF,
    OPPONENT,
    THIS,
    UPGRADE,
    a,
    a_house,
    after_reap,
    amber_on,
    choose,
    deal,
    destroy,
    destroyed,
    draw,
    each,
    exhaust,
    for_each,
    gain,
    gains,
    host_of,
    if_you_do,
    lose,
    may,
    neighbors_of,
    of_house,
    other_than,
    play,
    repeat,
    steal,
    stun,
    ward,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render

NAME = Name("Nobody of Nowhere", nouns.CARD_TYPES[CardType.CREATURE])


def _stun_and_neighbors() -> Ability:
    creature = a(CREATURE, ENEMY)
    return play(stun(creature), deal(3, neighbors_of(creature)))


def _two_creatures() -> Ability:
    return after_reap(if_you_do(exhaust(a(CREATURE, FRIENDLY)), ward(a(CREATURE, FRIENDLY))))


def _the_same_creature() -> Ability:
    creature = a(CREATURE, FRIENDLY)
    return after_reap(if_you_do(exhaust(creature), ward(creature)))


def _house() -> Ability:
    house = a_house()
    return destroyed(choose(house), destroy(each(CREATURE, of_house(house))), gain(2))


OF_NO_CARD = {
    "a deed and what follows": play(if_you_do(destroy(a(CREATURE, ENEMY, DAMAGED)), steal(3))),
    "a choice of the player": after_reap(may(exhaust(a(CREATURE, FRIENDLY))), draw(4)),
    "the opponent": destroyed(lose(4, OPPONENT), draw(1)),
    "an amount": play(gain(for_each(2, each(CREATURE, FRIENDLY, of_house(House.MARS))))),
    "the card itself": destroyed(deal(4, neighbors_of(THIS)), gain(1)),
    "an ability in quotation marks": gains(HOST, after_reap(steal(2), draw(3))),
    "cards of which it speaks again": _stun_and_neighbors(),
    "a number of cards": play(destroy(a(CREATURE, ENEMY, n=7))),
    "two creatures": _two_creatures(),
    "one creature twice": _the_same_creature(),
    "what was chosen": _house(),
}


@pytest.mark.parametrize("what", OF_NO_CARD)
def test_a_text_that_no_card_has_is_read_as_the_words_that_say_it(grammar: Grammar, what: str) -> None:
    ability = OF_NO_CARD[what]
    assert isinstance(ability, Node)
    text = render(ability, "en", this=NAME)
    assert text not in _texts_of_cards()
    readings = grammar.read(text, NAME)
    assert readings and form(readings[0].ability) == form(ability), text


@cache
def _texts_of_cards() -> frozenset[str]:
    return frozenset(text for _, _, text in _abilities(1))


def _abilities(step: int, stop: int | None = None) -> Iterator[tuple[Name, Node, str]]:
    for id_ in islice(library(), 0, stop, step):
        name = name_of(library()[id_])
        for ability in library()[id_].abilities:
            assert isinstance(ability, Node)
            yield name, ability, render(ability, "en", this=name)


def test_what_cards_say_is_read_as_what_they_are(grammar: Grammar) -> None:
    """Of all cards more than nine in ten; where one text has several meanings, the likeliest may be another."""
    tried, otherwise = 0, []
    for name, ability, text in _abilities(5, 600):
        try:
            found = grammar.read(text, name)
        except GivenUpError:
            found = ()
        tried += 1
        otherwise += [] if found and form(found[0].ability) == form(ability) else [text]
    assert tried > 100 and len(otherwise) < 0.1 * tried, otherwise


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            ".",
            "Juggle a creature.",
            "Play: Destroy.",
            "Play: Destroy a creature a creature.",
            "Play: Gain {amber}.",
        ),
        "Play: If it is a Mars creature, draw a card.",
        "Play: Gain 0{amber}.",
        "Play: Deal 0{damage} to a creature.",
        "Play: Draw 0 cards.",
        f"Play: Gain {'1' * 5000}{{amber}}.",
    ],
    ids=range(11),
)
def test_a_text_that_the_language_cannot_say_has_no_reading(grammar: Grammar, text: str) -> None:
    assert grammar.read(text, NAME) == ()


def test_one_ability_teaches_how_it_is_read() -> None:
    """Of the abilities tried, these are not: their text leaves out what only other cards show."""
    wrong = []
    for name, ability, text in _abilities(11, 1500):
        learned = Grammar()
        learned.learn(ability, name)
        found = [form(one.ability) for one in learned.read(text, name)]
        wrong += [text] if form(ability) not in found else []
    assert len(wrong) <= 3, wrong


def test_a_text_without_end_is_given_up(grammar: Grammar) -> None:
    with pytest.raises(TextTooLongError):
        grammar.read("Play: " + "Gain 1{amber}. Draw a card. " * 500, NAME)


def test_a_reading_that_takes_longer_than_it_may_is_given_up(grammar: Grammar) -> None:
    text = "Play: " + " ".join(["If you do, destroy a creature."] * 20)
    with pytest.raises(GivenUpError):
        grammar.read(text, NAME, budget=Budget(0))


def test_a_row_of_sentences_is_read_once_in_little_time(grammar: Grammar) -> None:
    text = "Play: " + " ".join(["Gain 1{amber}.", "Draw a card."] * 7)
    (reading,) = grammar.read(text, NAME, budget=Budget(1_000))
    assert render(reading.ability, "en", this=NAME) == text


@given(st.data())
def test_what_is_said_of_whatever_is_read_is_read_as_the_same(grammar: Grammar, data: st.DataObject) -> None:
    name, _, text = data.draw(st.sampled_from(_some()))
    words = text.split(" ")
    at, other = (data.draw(st.integers(0, len(words) - 1)) for _ in range(2))
    changed = data.draw(st.sampled_from(("left out", "said twice", "swapped")))
    if changed == "left out":
        del words[at]
    elif changed == "said twice":
        words.insert(at, words[at])
    else:
        words[at], words[other] = words[other], words[at]
    for reading in grammar.read(" ".join(words), name)[:1]:
        again = grammar.read(render(reading.ability, "en", this=name), name)
        assert normal(reading.ability) in [normal(one.ability) for one in again]


def test_one_is_not_read_where_several_are_said(grammar: Grammar) -> None:
    assert grammar.read("Play: Destroy an enemy creature. Ward those creatures.", NAME) == ()
    assert grammar.read("Play: Exhaust an enemy creature. Ward that creature.", NAME)


@pytest.mark.parametrize(
    "text",
    [
        "Play: Exhaust an artifact. Destroy that creature.",
        "Play: Exhaust a creature. Destroy that artifact.",
        "Play: Exhaust each creature. Destroy those artifacts.",
        "Play: Stun a creature. If that artifact was already stunned, destroy it instead.",
        "Play: Deal 2{damage} to a creature. If that artifact is not destroyed, draw a card.",
        "Play: Exhaust an enemy creature. Ward that friendly creature.",
        "Play: Deal 2{damage} to each creature. If it is not destroyed, draw a card.",
    ],
)
def test_what_is_of_another_sort_is_not_what_something_was_done_to(grammar: Grammar, text: str) -> None:
    assert grammar.read(text, NAME) == ()


def test_it_is_any_of_the_creatures_that_were_said(grammar: Grammar) -> None:
    assert _warded(grammar, "it") >= {"that friendly creature", "that enemy creature"}
    assert _warded(grammar, "that enemy creature") == {"that enemy creature"}


def _warded(grammar: Grammar, mention: str) -> set[str]:
    """Return what is warded in all meanings of a text that mentions so one of two creatures."""
    found = grammar.read(f"Play: Exhaust an enemy creature. Destroy a friendly creature. Ward {mention}.", NAME)
    return {render(one.ability, "en", this=NAME).rpartition("Ward ")[2].strip(".") for one in found}


@pytest.mark.parametrize(
    "text",
    [
        "Play: Exhaust an enemy creature. Ward Nobody of Nowhere. Stun it.",
        "Play: Exhaust an enemy creature. Nobody of Nowhere captures 1{amber}. Stun it.",
    ],
)
def test_it_may_be_the_card_itself_where_that_was_named(grammar: Grammar, text: str) -> None:
    said = {render(one.ability, "en", this=NAME).rpartition(". ")[2] for one in grammar.read(text, NAME)}
    assert said >= {"Stun that creature.", "Stun Nobody of Nowhere."}


def test_it_is_the_one_creature_that_was_said(grammar: Grammar) -> None:
    """Nobody is asked: "it" is no card other than that which was said."""
    (meaning,) = grammar.read("Play: Stun a creature. Deal 1{damage} to it.", NAME)
    assert not any(isinstance(word, Itself) for _, word in nodes(meaning.ability))


def test_of_each_card_nothing_is_counted_where_no_cards_are_dealt_with() -> None:
    """How often something is done is said of no card, so that "it" is none of those to which it is done."""
    each_time = repeat(draw(1), for_each=amber_on(THIS))
    of_each = deal(for_each(1, amber_on(ITSELF)), each(CREATURE))
    learned = Grammar()
    for ability in (play(each_time), play(of_each)):
        learned.learn(ability, NAME)
        assert learned.read(render(ability, "en", this=NAME), NAME)
    assert learned.read("Play: For each {amber} on it, draw a card.", NAME) == ()


def test_no_creature_is_taken_for_an_upgrade_that_another_bears() -> None:
    """What is "another creature" beside the one that an upgrade is on, is none beside a creature that was stunned."""
    upgrade, creature = a(UPGRADE), a(CREATURE)
    learned = Grammar()
    learned.learn(play(destroy(upgrade), stun(a(CREATURE, other_than(host_of(upgrade))))), NAME)
    learned.learn(play(exhaust(creature), ward(creature)), NAME)
    assert learned.read("Play: Destroy an upgrade. Stun another creature.", NAME)
    assert learned.read("Play: Exhaust a creature. Ward that creature.", NAME)
    read = learned.read("Play: Exhaust a creature. Stun another creature.", NAME)
    assert not any(isinstance(part, HostOf) for one in read for _, part in nodes(one.ability))


def test_those_cards_are_none_with_which_nothing_was_done(grammar: Grammar) -> None:
    """What the rule by which "one of them" is read speaks of is not what was done to the creatures."""
    for meaning in grammar.read("Play: Exhaust 2 creatures. Destroy one of them.", NAME):
        assert not any(isinstance(word, Reveal) for _, word in nodes(meaning.ability))


@cache
def _some() -> tuple[tuple[Name, Node, str], ...]:
    return tuple(_abilities(7, 600))

"""What is mentioned again: which of the words that were said before it may be, and which never."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.effects.control import SwapControl
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.links import Links
from kfdesk.language.reading.mentions import is_told_by_doers, passes_over
from kfdesk.language.reading.trees import form, nodes
from kfdesk.language.words import (
    ARTIFACT,
    CREATURE,
    DAMAGED,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    SOME,
    THIS,
    a,
    action,
    after_reap,
    all_of,
    and_,
    by,
    choose,
    deal,
    destroy,
    discard,
    done,
    draw,
    each,
    equal_to,
    exhaust,
    for_each,
    gain,
    hand,
    if_,
    if_you_do,
    may,
    neighbors_of,
    play,
    power_of,
    sentences,
    stun,
    swap_control,
    there_are,
    ward,
)
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render

NAME = Name("Nobody of Nowhere", nouns.CARD_TYPES[CardType.CREATURE])


def read(ability: object, *others: object) -> list[Node]:
    """Return all meanings of what an ability says, by the grammar that it and others show."""
    learned = Grammar()
    for one in (ability, *others):
        assert isinstance(one, Node)
        learned.learn(one, NAME)
    assert isinstance(ability, Node)
    return [one.ability for one in learned.read(render(ability, "en", this=NAME), NAME)]


def test_both_of_two_are_swapped_not_all_with_themselves() -> None:
    both = all_of(a(CREATURE, FRIENDLY), a(CREATURE, ENEMY))
    ability = play(if_you_do(choose(both), swap_control(both)))
    meanings = read(ability)
    assert [form(one) for one in meanings] == [form(ability)]
    (swap,) = (part for _, part in nodes(meanings[0]) if isinstance(part, SwapControl))
    assert swap.both is not swap.first and swap.first is not swap.second


def test_this_way_means_the_deed_and_not_that_one_may_do_it() -> None:
    deed = destroy(a(CREATURE, DAMAGED))
    ability = play(sentences(may(deed), if_(there_are(SOME, done(deed)), draw(1))))
    assert form(read(ability)[0]) == form(ability)


def test_this_way_means_all_that_each_player_did() -> None:
    each_does = by(EACH_PLAYER, discard(a(CREATURE, in_=hand())))
    ability = play(sentences(each_does, if_(there_are(SOME, done(each_does)), draw(1))))
    assert form(read(ability)[0]) == form(ability)


def test_it_is_no_card_that_was_only_counted() -> None:
    creature = a(CREATURE, ENEMY)
    ability = play(sentences(exhaust(creature), gain(for_each(1, each(ARTIFACT, FRIENDLY))), ward(creature)))
    assert [form(one) for one in read(ability)] == [form(ability)]


def test_a_card_that_was_dealt_with_is_it_though_it_was_counted_too() -> None:
    creature = a(CREATURE, FRIENDLY)
    ability = action(sentences(deal(equal_to(power_of(creature)), neighbors_of(creature)), destroy(creature)))
    meanings = read(ability, play(destroy(creature)))
    assert form(ability) in [form(one) for one in meanings]


def test_whoever_does_something_is_you() -> None:
    """In what your opponent does their hand is yours: as that of the opponent it would be your own again."""
    assert not is_told_by_doers(play(by(OPPONENT, discard(a(CREATURE, in_=hand(OPPONENT))))))
    assert not is_told_by_doers(play(by(EACH_PLAYER, discard(each(CREATURE, in_=hand(OPPONENT))))))
    told = play(by(OPPONENT, discard(a(CREATURE, in_=hand()))))
    assert is_told_by_doers(told)


def test_cards_that_were_called_before_keep_their_name_where_another_player_does_something() -> None:
    thrown = a(CREATURE, in_=hand(OPPONENT))
    told = play(sentences(choose(thrown), by(OPPONENT, discard(thrown))))
    assert is_told_by_doers(told)


@pytest.mark.parametrize("deed", [ward, exhaust])
def test_two_creatures_are_two_and_one_twice_is_one(deed: object) -> None:
    assert callable(deed)
    creature = a(CREATURE, FRIENDLY)
    same = after_reap(and_(destroy(THIS), if_you_do(exhaust(creature), deed(creature))))
    other = after_reap(and_(destroy(THIS), if_you_do(exhaust(a(CREATURE, FRIENDLY)), deed(a(CREATURE, FRIENDLY)))))
    assert form(same) != form(other)
    for one in (same, other):
        assert form(read(one, same, other)[0]) == form(one)


def test_it_is_no_card_farther_away_than_one_of_the_same_clause() -> None:
    """The language says "it" of the farther one, too, and of the nearer one "stun and exhaust an enemy creature"."""
    friend, enemy = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    farther = play(if_you_do(exhaust(friend), and_(stun(enemy), exhaust(friend))))
    nearer = play(if_you_do(exhaust(friend), and_(stun(enemy), deal(1, enemy))))
    assert form(farther) not in [form(one) for one in read(farther, nearer)]
    assert form(nearer) in [form(one) for one in read(nearer, farther)]


def test_it_is_either_of_two_cards_of_one_clause() -> None:
    friend, enemy = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    one = play(and_(exhaust(friend), stun(enemy)), ward(enemy))
    other = play(and_(exhaust(friend), stun(enemy)), ward(friend))
    links = Links()
    assert not passes_over(one, links) and not passes_over(other, links)

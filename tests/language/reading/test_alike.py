"""Definitions that behave alike have one normal form, those that behave otherwise have two."""

from __future__ import annotations

import pytest

from kfdesk.language.effects.control import SwapControl
from kfdesk.language.reading.alike import normal
from kfdesk.language.words import (
    ARCHIVES,
    CARD,
    CREATURE,
    DAMAGED,
    DECK_TOP,
    EACH_PLAYER,
    ENEMY,
    FRIENDLY,
    HIGHEST_POWER,
    HOST,
    ITSELF,
    ON_FLANK,
    OPPONENT,
    OTHER,
    THIS,
    YOU,
    a,
    all_of,
    amber_on,
    at_least,
    by,
    capture,
    controller_of,
    destroy,
    discard,
    discard_pile,
    done,
    draw,
    each,
    exhaust,
    for_each,
    gain,
    gains,
    gets,
    hand,
    if_,
    is_,
    lose,
    may,
    not_,
    owner_of,
    play,
    power,
    put,
    return_,
    reveal,
    stun,
    those,
    ward,
)


def _counted(said: object) -> object:
    """An ability that counts what an instruction, or the permission to carry it out, has done."""
    purged = may(discard(a(CARD, in_=hand())))
    return play(purged, gain(for_each(1, done(purged if said == "may" else purged.effect))))


def _by_opponent(of: str) -> object:
    thrown = discard(a(CARD, in_=hand()))
    deed = by(OPPONENT, thrown)
    return play(deed, if_(is_(those(deed if of == "deed" else thrown, CARD), DAMAGED), draw(1)))


def _owner(*, said: bool) -> object:
    creature = a(CREATURE)
    return play(put(creature, DECK_TOP, printed=owner_of(creature) if said else None))


def _own_side(*, of_a_copy: bool) -> object:
    creature = a(CREATURE, ENEMY)
    return play(capture(1, creature, controller_of(a(CREATURE, ENEMY) if of_a_copy else creature)))


def _owner_draws(*, by_itself: bool) -> object:
    creature = a(CREATURE)
    draws = by(owner_of(creature), draw(2)) if by_itself else draw(2, owner_of(creature))
    return play(destroy(creature), draws)


def _swapped(*, as_both: bool) -> object:
    friend, enemy = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    return play(SwapControl(friend, enemy, all_of(friend, enemy) if as_both else None))


ALIKE = {
    "each of two, and both": (_swapped(as_both=True), _swapped(as_both=False)),
    "a player draws, and is made to draw": (_owner_draws(by_itself=True), _owner_draws(by_itself=False)),
    "a player gains, and is made to gain": (play(by(OPPONENT, gain(2))), play(gain(2, OPPONENT))),
    "a player loses, and is made to lose": (play(by(OPPONENT, lose(2))), play(lose(2, OPPONENT))),
    "of a card, and of each that is this card": (
        gets(THIS, power=for_each(1, amber_on(ITSELF))),
        gets(THIS, power=for_each(1, amber_on(THIS))),
    ),
    "properties in another order": (destroy(a(CREATURE, FRIENDLY, OTHER)), destroy(a(CREATURE, OTHER, FRIENDLY))),
    "your hand, its owner’s hand": (
        return_(a(CARD, in_=discard_pile())),
        return_(a(CARD, in_=discard_pile()), printed=YOU),
    ),
    "on its owner’s deck": (_owner(said=True), _owner(said=False)),
    "from its own side": (_own_side(of_a_copy=True), _own_side(of_a_copy=False)),
    "not so, and so without it": (
        if_(not_(is_(THIS, ON_FLANK)), ward(THIS)),
        if_(is_(THIS, not_(ON_FLANK)), ward(THIS)),
    ),
    "what may be done, and what was": (_counted("may"), _counted("deed")),
    "what another player did": (_by_opponent("deed"), _by_opponent("hand")),
}


@pytest.mark.parametrize("what", ALIKE)
def test_what_only_says_otherwise_is_alike(what: str) -> None:
    one, other = ALIKE[what]
    assert normal(one) == normal(other)


def _powerful(*, last: bool) -> object:
    rest = power(at_least(3))
    return destroy(each(CREATURE, rest, HIGHEST_POWER)) if last else destroy(each(CREATURE, HIGHEST_POWER, rest))


def _twice(*, same: bool) -> object:
    creature = a(CREATURE)
    return play(stun(creature), exhaust(creature if same else a(CREATURE)))


UNLIKE = {
    "what the player has who is made to gain": (
        play(by(OPPONENT, gain(for_each(1, each(CREATURE, FRIENDLY))))),
        play(gain(for_each(1, each(CREATURE, FRIENDLY)), OPPONENT)),
    ),
    "each player’s own": (play(by(EACH_PLAYER, draw(2))), play(by(OPPONENT, draw(2)))),
    "of each card": (
        gets(each(CREATURE), power=for_each(1, amber_on(ITSELF))),
        gets(each(CREATURE), power=for_each(1, amber_on(THIS))),
    ),
    "other properties": (destroy(a(CREATURE, FRIENDLY)), destroy(a(CREATURE, ENEMY))),
    "whose archives": (put(a(CREATURE), ARCHIVES, printed=YOU), put(a(CREATURE), ARCHIVES)),
    "of a creature picked again": (_twice(same=True), _twice(same=False)),
    "not a damaged creature": (
        if_(not_(is_(THIS, CREATURE, DAMAGED)), ward(THIS)),
        if_(is_(THIS, CREATURE, not_(DAMAGED)), ward(THIS)),
    ),
    "of several cards": (
        if_(not_(is_(each(CREATURE), DAMAGED)), ward(THIS)),
        if_(is_(each(CREATURE), not_(DAMAGED)), ward(THIS)),
    ),
    "whose ability": (play(ward(THIS)), gains(HOST, play(ward(THIS)))),
    "what was revealed, what there is": (
        play(reveal(a(CARD, in_=hand()))),
        play(may(reveal(a(CARD, in_=hand())))),
    ),
}


@pytest.mark.parametrize("what", UNLIKE)
def test_what_behaves_otherwise_is_not_alike(what: str) -> None:
    one, other = UNLIKE[what]
    assert normal(one) != normal(other)


def test_of_cards_compared_with_each_other_the_others_are_left_out_first() -> None:
    """The highest power is that of the cards that have all else, wherever it stands among it."""
    assert normal(_powerful(last=True)) == normal(_powerful(last=False))

"""What a text does with a card that may not have been picked is done only with one to which something was done."""

from __future__ import annotations

import pytest

from kfdesk.language.definition import card
from kfdesk.language.reading.alike import nearly_normal, normal
from kfdesk.language.reading.unpicked import with_what_was_done
from kfdesk.language.words import (
    CREATURE,
    FRIENDLY,
    HAUNTED,
    SKIRMISH,
    WARDED,
    YOU,
    a,
    and_,
    draw,
    exhaust,
    gains,
    if_,
    if_you_do,
    is_,
    may,
    move_amber,
    neighbors_of,
    play,
    sentences,
    stun,
    this_turn,
    those,
    ward,
)
from tests.tables import side, table


def _behind_may(kind: str, *, befell: bool) -> object:
    """An ability that may exhaust a creature, and then speaks of it, as the one that was picked or that it befell."""
    creature = a(CREATURE, FRIENDLY)
    deed = exhaust(creature)
    it = those(deed) if befell else creature
    match kind:
        case "ward":
            return play(may(deed), ward(it))
        case "and":
            return play(may(deed), and_(draw(), ward(it)))
        case "if":
            return play(if_(is_(YOU, HAUNTED), deed), ward(it))
        case "time":
            return play(may(deed), this_turn(gains(it, SKIRMISH)))
        case "may":
            return play(may(deed), may(ward(it)))
        case "neighbors":
            return play(may(deed), stun(neighbors_of(it)))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["ward", "and", "if", "time", "may", "neighbors"])
def test_it_is_the_card_that_was_dealt_with(kind: str) -> None:
    made = with_what_was_done(_behind_may(kind, befell=False))
    assert normal(made) == normal(_behind_may(kind, befell=True))


def test_what_depends_on_the_deed_stays_as_it_is() -> None:
    creature = a(CREATURE, FRIENDLY)
    for ability in (
        play(if_you_do(may(exhaust(creature)), ward(creature))),
        play(may(exhaust(creature)), if_(is_(creature, WARDED), ward(creature))),
        play(exhaust(creature), ward(creature)),
        play(may(move_amber(1, creature, a(CREATURE))), ward(creature)),  # it happens to the one that gets it
    ):
        assert with_what_was_done(ability) is ability


def test_nobody_is_asked_for_a_card_who_did_without() -> None:
    ability = with_what_was_done(_behind_may("ward", befell=False))
    t = table(side(hand=["punch"], battleline=["troll", "krump"]), None, card("punch", ability))
    t.do("play", "punch")
    t.answer("no")
    t.expect_main_step()


@pytest.mark.parametrize(("kind", "is_alike"), [("ward", True), ("and", False)])
def test_what_needs_the_card_is_left_out_with_the_deed(kind: str, *, is_alike: bool) -> None:
    """Only what else is done, such as to draw a card, tells whether all may be left out or the deed alone."""
    creature = a(CREATURE, FRIENDLY)
    rest = ward(creature) if kind == "ward" else and_(draw(), ward(creature))
    whole = play(may(sentences(exhaust(creature), rest)))
    assert (nearly_normal(whole) == nearly_normal(_behind_may(kind, befell=True))) is is_alike

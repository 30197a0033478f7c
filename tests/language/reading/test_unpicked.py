"""What a text does with a card that may not have been picked is done only with one to which something was done."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.language.definition import card
from kfdesk.language.effects.flow import Sentences
from kfdesk.language.reading.alike import nearly_normal, normal
from kfdesk.language.reading.trees import nodes
from kfdesk.language.reading.unpicked import with_what_was_done
from kfdesk.language.words import (
    CREATURE,
    FRIENDLY,
    HAUNTED,
    SKIRMISH,
    THIS,
    WARDED,
    YOU,
    a,
    after,
    and_,
    draw,
    exhaust,
    gains,
    if_,
    if_you_do,
    is_,
    may,
    move_amber,
    play,
    plays,
    sentences,
    this_turn,
    those,
    ward,
)
from tests.tables import side, table


def _behind_may(kind: str, *, befell: bool) -> Any:
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
    raise AssertionError(kind)


def test_it_is_the_card_that_was_dealt_with() -> None:
    """Behind "you may exhaust a creature": draw a card and ward it."""
    made = with_what_was_done(_behind_may("and", befell=False))
    assert normal(made) == normal(_behind_may("and", befell=True))


@pytest.mark.parametrize("kind", ["ward", "if", "time", "may"])
def test_what_needs_the_card_is_left_out_with_the_deed(kind: str) -> None:
    (row,) = [part for _, part in nodes(_behind_may(kind, befell=False)) if isinstance(part, Sentences)]
    made = with_what_was_done(_behind_may(kind, befell=False))
    (whole,) = [part for _, part in nodes(made) if isinstance(part, Sentences)]
    assert type(made.effect) is type(row.items[0]) and normal(whole.items[1]) == normal(row.items[1])


def test_what_depends_on_the_deed_stays_as_it_is() -> None:
    creature = a(CREATURE, FRIENDLY)
    for ability in (
        play(if_you_do(may(exhaust(creature)), ward(creature))),
        play(may(exhaust(creature)), if_(is_(THIS, WARDED), ward(creature))),
        play(exhaust(creature), ward(creature)),
        play(
            may(move_amber(1, creature, a(CREATURE))), and_(draw(), ward(creature))
        ),  # it happens to the one that gets it
    ):
        assert with_what_was_done(ability) is ability


def test_nobody_is_asked_for_a_card_who_did_without() -> None:
    ability = with_what_was_done(_behind_may("ward", befell=False))
    t = table(side(hand=["punch"], battleline=["troll", "krump"]), None, card("punch", ability))
    t.do("play", "punch")
    t.answer("no")
    t.expect_main_step()


@pytest.mark.parametrize(("kind", "is_alike"), [("ward", True), ("and", False)])
def test_only_what_else_is_done_tells_what_may_be_left_out(kind: str, *, is_alike: bool) -> None:
    """Where the rest deals with the card alone, it is the same whether all may be left out or the deed alone."""
    creature = a(CREATURE, FRIENDLY)
    rest = ward(creature) if kind == "ward" else and_(draw(), ward(creature))
    whole = play(may(sentences(exhaust(creature), rest)))
    assert (nearly_normal(whole) == nearly_normal(_behind_may(kind, befell=True))) is is_alike


def test_a_card_that_was_known_before_is_dealt_with_all_the_same() -> None:
    """After you play a creature, you may exhaust it. Ward it: it is warded, exhausted or not."""
    creature = a(CREATURE)
    deed = exhaust(creature)
    first = after(plays(YOU, creature), may(deed), ward(creature))
    whole = after(plays(YOU, creature), may(sentences(deed, ward(creature))))
    assert with_what_was_done(first) is first
    assert nearly_normal(first) != nearly_normal(whole)

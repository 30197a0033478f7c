"""Something else happens instead of a draw, by an ability of a card in the discard pile."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language.words import (
    OPPONENT,
    card,
    draw,
    gain,
    if_you_do,
    play,
)
from tests.tables import Table, side, table

DECK = ["anger", "krump", "urchin", "fear", "bumpsy"]


def test_what_may_happen_instead_of_a_draw_is_said() -> None:
    said = library()["scooboo"]
    assert said.text("en") == (
        "While Scooboo is in your discard pile, if you would draw a card during your turn, you may discard the top 3 "
        "cards of your deck and return Scooboo to your hand instead."
    )
    assert said.text("de") == (
        "Falls du in deinem Zug eine Karte ziehen würdest, solange „Geistertaucher“ in deinem Ablagestapel liegt, "
        "darfst du stattdessen die obersten 3 Karten deines Decks ablegen und „Geistertaucher“ auf deine Hand "
        "zurücknehmen."
    )


def drawing(n: int, *, buried: bool = True) -> Table:
    punch = card("punch", play(if_you_do(draw(n), gain(4))))
    ada = side(hand=["punch"], deck=DECK, discard=["scooboo"] if buried else [])
    t = table(ada, side(hand=["dodger"], deck=["mother"]), punch, house=House.BROBNAR)
    t.do("play", "punch")
    return t


@pytest.mark.rule("glossary/replacement-effects", "glossary/drawing-cards")
def test_a_draw_is_replaced_and_the_others_go_on() -> None:
    t = drawing(2)
    t.answer("yes")
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["fear", "scooboo"]
    assert sorted(t.ids(0, "discard")) == ["anger", "krump", "punch", "urchin"]
    assert t.ids(0, "deck") == ["bumpsy"]
    assert t.amber(0) == 1, "not both cards were drawn"


@pytest.mark.rule("glossary/replacement-effects")
def test_a_draw_that_is_not_replaced_happens_and_the_next_is_asked_about() -> None:
    t = drawing(2)
    t.answer("no")
    t.answer("no")
    t.expect_main_step()
    assert (sorted(t.ids(0, "hand")), t.amber(0)) == (["anger", "krump"], 5)
    t = drawing(2)
    t.answer("no")
    t.answer("yes")
    assert sorted(t.ids(0, "hand")) == ["anger", "scooboo"]


@pytest.mark.rule("glossary/ability-card-ability")
def test_only_in_its_owners_discard_pile() -> None:
    t = drawing(2, buried=False)
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["anger", "krump"]


@pytest.mark.rule("glossary/drawing-cards")
def test_only_its_owners_draws_in_their_own_turn() -> None:
    theirs = card("punch", play(draw(1, OPPONENT)))
    bo = side(deck=DECK, discard=["scooboo"])
    t = table(side(hand=["punch"]), bo, theirs, house=House.BROBNAR)
    t.do("play", "punch")
    t.expect_main_step()
    assert (t.ids(1, "hand"), t.ids(1, "discard")) == (["anger"], ["scooboo"])


@pytest.mark.rule("glossary/drawing-cards")
def test_the_number_of_cards_in_step_5_is_fixed_before() -> None:
    ada = side(hand=["punch"] * 4, deck=DECK, discard=["scooboo"])
    t = table(ada, side(), house=House.BROBNAR)
    t.answer("end-turn")
    t.expect(DecisionKind.CONFIRM)
    t.answer("yes")
    t.finish_until(DecisionKind.HOUSE)
    assert sorted(t.ids(0, "hand")) == ["fear", "punch", "punch", "punch", "punch", "scooboo"]

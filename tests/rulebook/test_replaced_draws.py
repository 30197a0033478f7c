"""Something else happens instead of a draw, by an ability of a card in the discard pile."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import DecisionKind, House
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.words import (
    OPPONENT,
    THIS,
    YOU,
    and_,
    card,
    deck,
    discard,
    discard_pile,
    draw,
    draws,
    gain,
    if_you_do,
    instead,
    is_,
    may,
    play,
    return_,
    top,
    while_,
)
from tests.tables import Table, side, table

DIG = may(and_(discard(top(3, deck())), return_(THIS, printed=YOU)))
DIVER = while_(is_(THIS, discard_pile()), instead(draws(YOU, turn=YOU), DIG))
DECK = ["anger", "krump", "urchin", "fear", "bumpsy"]


def test_what_may_happen_instead_of_a_draw_is_said() -> None:
    said = CardDefinition(facts()["troll"], Draft("troll", (DIVER,)))
    assert said.text("en") == (
        "While Troll is in your discard pile, if you would draw a card during your turn, you may discard the top 3 "
        "cards of your deck and return Troll to your hand instead."
    )
    assert said.text("de") == (
        "Falls du in deinem Zug eine Karte ziehen würdest, solange „Troll“ in deinem Ablagestapel liegt, darfst du "
        "stattdessen die obersten 3 Karten deines Decks ablegen und „Troll“ auf deine Hand zurücknehmen."
    )


def drawing(n: int, *, buried: bool = True) -> Table:
    punch = card("punch", play(if_you_do(draw(n), gain(4))))
    ada = side(hand=["punch"], deck=DECK, discard=["troll"] if buried else [])
    t = table(ada, side(hand=["dodger"], deck=["mother"]), punch, card("troll", DIVER), house=House.BROBNAR)
    t.do("play", "punch")
    return t


@pytest.mark.rule("glossary/replacement-effects", "glossary/drawing-cards")
def test_a_draw_is_replaced_and_the_others_go_on() -> None:
    t = drawing(2)
    t.answer("yes")
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["fear", "troll"]
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
    assert sorted(t.ids(0, "hand")) == ["anger", "troll"]


@pytest.mark.rule("glossary/ability-card-ability")
def test_only_in_its_owners_discard_pile() -> None:
    t = drawing(2, buried=False)
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["anger", "krump"]


@pytest.mark.rule("glossary/drawing-cards")
def test_only_its_owners_draws_in_their_own_turn() -> None:
    theirs = card("punch", play(draw(1, OPPONENT)))
    bo = side(deck=DECK, discard=["troll"])
    t = table(side(hand=["punch"]), bo, theirs, card("troll", DIVER), house=House.BROBNAR)
    t.do("play", "punch")
    t.expect_main_step()
    assert (t.ids(1, "hand"), t.ids(1, "discard")) == (["anger"], ["troll"])


@pytest.mark.rule("glossary/drawing-cards")
def test_the_number_of_cards_in_step_5_is_fixed_before() -> None:
    ada = side(hand=["punch"] * 4, deck=DECK, discard=["troll"])
    t = table(ada, side(), card("troll", DIVER), house=House.BROBNAR)
    t.answer("end-turn")
    t.expect(DecisionKind.CONFIRM)
    t.answer("yes")
    t.finish_until(DecisionKind.HOUSE)
    assert sorted(t.ids(0, "hand")) == ["fear", "punch", "punch", "punch", "punch", "troll"]

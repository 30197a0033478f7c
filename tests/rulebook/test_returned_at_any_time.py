"""A card that may be returned from its owner's discard pile in step 3, as often as it lies there."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.terms import PLAYERS, House
from kfdesk.language.definition import CardDefinition, Draft
from kfdesk.language.words import (
    CREATURE,
    HAUNTED,
    RETURN,
    THIS,
    USE,
    YOU,
    a,
    card,
    is_,
    permits,
    play,
    this_turn,
    while_,
)
from tests.tables import Table, side, table

SCYTHE = while_(is_(YOU, HAUNTED), permits(RETURN, THIS))


def test_the_card_says_where_from_and_where_to() -> None:
    said = CardDefinition(facts()["troll"], Draft("troll", (SCYTHE,)))
    assert said.text("en") == "While you are haunted, you may return Troll from your discard pile to your hand."
    assert said.text("de") == (
        "Solange du heimgesucht bist, darfst du „Troll“ aus deinem Ablagestapel auf deine Hand zurücknehmen."
    )


def test_in_force_for_a_turn_each_seat_reads_whose_pile_and_hand_it_is() -> None:
    t = table(side(hand=["punch"]), side(), card("punch", play(this_turn(permits(RETURN, THIS)))), house=House.BROBNAR)
    t.do("play", "punch")
    own, other = (t.game.view(player).lasting[0][1] for player in PLAYERS)
    assert own.en == "Punch: This turn, you may return Punch from your discard pile to your hand."
    assert other.en == "Punch: This turn, your opponent may return Punch from their discard pile to their hand."
    assert other.say("de") == (
        "Schlag: In diesem Zug darf dein Gegner die Aktionskarte „Schlag“ aus seinem Ablagestapel auf seine Hand "
        "zurücknehmen."
    )


def buried(cards: int, *, theirs: bool = False, house: House = House.BROBNAR) -> Table:
    """Return a table with Troll and so many other cards in a discard pile, and one more Troll in hand."""
    pile = side(discard=["troll", *["anger"] * cards], hand=["troll"] if theirs else [])
    mine = side(hand=["punch"], discard=[] if theirs else ["troll", *["anger"] * cards])
    return table(mine, pile if theirs else side(), card("troll", SCYTHE), house=house)


@pytest.mark.rule("glossary/return", "glossary/haunted")
def test_it_may_be_returned_while_the_condition_holds() -> None:
    t = buried(9)
    assert f"return:{t.handle('troll')}" in t.decision.keys()
    t.answer(f"return:{t.handle('troll')}")
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["punch", "troll"] and "troll" not in t.ids(0, "discard")
    assert f"return:{t.handle('troll')}" not in t.decision.keys()
    assert t.reasons(f"return:{t.handle('troll')}") == ["glossary/return"]
    assert t.can("play", "troll")


@pytest.mark.rule("glossary/return", "glossary/haunted")
def test_not_with_9_cards_in_the_pile_nor_for_the_other_player() -> None:
    for t in (buried(8), buried(10, theirs=True)):
        key = f"return:{t.handle('troll')}"
        assert key not in t.decision.keys() and not any(k.startswith("return:") for k in t.decision.keys())
        assert t.reasons(key) == ["glossary/return"]


@pytest.mark.rule("glossary/return", "glossary/active-house")
def test_whatever_house_is_active_and_again_once_it_is_back_there() -> None:
    t = buried(11, house=House.BROBNAR)
    t.answer(f"return:{t.handle('troll')}")
    t.do("discard", "troll")
    t.answer(f"return:{t.handle('troll')}")
    assert "troll" in t.ids(0, "hand")
    t = buried(9, house=House.DIS)
    t.answer(f"return:{t.handle('troll')}")
    assert "troll" in t.ids(0, "hand")


def test_only_the_card_itself_is_returned_so() -> None:
    with pytest.raises(ValueError, match="itself"):
        permits(RETURN, a(CREATURE))
    with pytest.raises(ValueError, match="permitted"):
        permits(RETURN, THIS, once=True)
    assert permits(USE, THIS) is not None

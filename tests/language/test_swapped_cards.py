"""A card in a pile that takes the place of one in another pile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine.events import CardDiscarded
from kfdesk.engine.terms import House
from kfdesk.language.base import Target
from kfdesk.language.words import (
    ARTIFACT,
    CARD,
    CREATURE,
    ENEMY,
    FRIENDLY,
    OPPONENT,
    TYPE,
    Instruction,
    a,
    action,
    archive,
    archives,
    card,
    deck,
    discard,
    discard_pile,
    each,
    gain,
    hand,
    if_you_do,
    may,
    play,
    repeat,
    reveal,
    same,
    swap,
    up_to,
)
from kfdesk.text.wording import render
from tests.tables import Table, side, table

RELIC, ANY = a(ARTIFACT, in_=discard_pile()), a(CARD, in_=hand())
SWAP = swap(RELIC, ANY)
SCROUNGE = card("punch", play(if_you_do(SWAP, gain(3))))


def test_both_cards_and_their_piles_are_said() -> None:
    assert render(SWAP, "en") == "Swap an artifact from your discard pile with a card from your hand"
    assert render(SWAP, "de") == "Tausche ein Artefakt aus deinem Ablagestapel gegen eine Karte von deiner Hand"


@pytest.mark.rule("glossary/swap")
def test_each_card_takes_the_place_of_the_other() -> None:
    ada = side(hand=["punch", "troll", "anger"], discard=["urchin", "cannon", "krump"])
    t = table(ada, side(discard=["cannon"], hand=["bumpsy"]), SCROUNGE)
    t.do("play", "punch")
    t.offers("cannon")
    t.pick("cannon")
    t.offers("troll", "anger")
    t.pick("troll")
    t.expect_main_step()
    assert t.ids(0, "discard") == ["urchin", "troll", "krump", "punch"]
    assert sorted(t.ids(0, "hand")) == ["anger", "cannon"]
    assert (t.ids(1, "discard"), t.ids(1, "hand"), t.amber(0)) == (["cannon"], ["bumpsy"], 4)
    assert not any(isinstance(event, CardDiscarded) for event in t.game.events)


@pytest.mark.rule("glossary/swap")
@pytest.mark.parametrize(("held", "buried"), [([], ["cannon"]), (["troll"], ["krump"]), ([], [])])
def test_without_two_cards_nothing_is_swapped_or_asked(held: list[str], buried: list[str]) -> None:
    t = table(side(hand=["punch", *held], discard=buried), side(), SCROUNGE)
    t.do("play", "punch")
    t.expect_main_step()
    assert (t.ids(0, "hand"), t.ids(0, "discard"), t.amber(0)) == (held, [*buried, "punch"], 1)


def of_one_type(**fields: list[str]) -> Table:
    given = a(CARD, in_=hand())
    taken = a(CARD, same(TYPE, given), in_=discard_pile())
    cannon = card("cannon", action(repeat(may(swap(given, taken)), for_each=each(CREATURE, FRIENDLY))))
    t = table(side(artifacts=["cannon"], **fields), side(), cannon, house=House.BROBNAR)
    t.do("action", "cannon")
    return t


@pytest.mark.rule("glossary/swap")
def test_only_a_card_that_can_be_swapped_is_offered() -> None:
    t = of_one_type(battleline=["krump", "krump"], hand=["punch", "troll", "autocannon"], discard=["urchin", "anger"])
    t.answer("yes")
    t.offers("punch", "troll")
    refused = t.game.explain(f"card:{t.handle('autocannon')}").reasons[0].text
    assert refused.say("en") == "There is no card to swap Autocannon with."
    assert refused.say("de") == "Es gibt keine Karte, gegen die „Vollautomatische Kanone“ getauscht werden kann."
    t.pick("troll")
    t.offers("urchin")
    t.pick("urchin")
    t.answer("yes")
    t.offers("punch", "urchin")
    t.pick("punch")
    t.pick("anger")
    t.expect_main_step()
    assert sorted(t.ids(0, "hand")) == ["anger", "autocannon", "urchin"]
    assert t.ids(0, "discard") == ["troll", "punch"]


@pytest.mark.rule("glossary/swap")
def test_a_swap_may_be_declined_and_is_not_asked_where_none_can_be_made() -> None:
    t = of_one_type(battleline=["krump"], hand=["troll"], discard=["urchin"])
    t.answer("no")
    t.expect_main_step()
    assert t.ids(0, "hand") == ["troll"]
    of_one_type(battleline=["krump"], hand=["troll"], discard=["anger"]).expect_main_step()


@pytest.mark.parametrize(
    "second",
    [
        a(CARD, in_=discard_pile()),
        a(CARD, in_=hand(OPPONENT)),
        a(CARD, in_=archives()),
        a(CARD, in_=deck()),
        a(CREATURE),
        a(CREATURE, ENEMY),
        up_to(2, CARD, in_=hand()),
        each(CARD, in_=hand()),
    ],
)
def test_what_is_not_one_card_in_another_pile_of_yours_is_not_swapped(second: Target) -> None:
    with pytest.raises(ValueError, match="swapped"):
        swap(RELIC, second)


@pytest.mark.rule("glossary/swap")
def test_a_card_that_was_picked_before_is_the_one_that_is_swapped() -> None:
    given = a(CARD, in_=hand())
    exchange = swap(given, a(CARD, same(TYPE, given), in_=discard_pile()))
    ada = side(hand=["punch", "troll", "anger"], discard=["krump", "fear"])
    t = table(ada, side(), card("punch", play(reveal(given), exchange)))
    t.do("play", "punch")
    t.pick("troll")
    t.offers("krump")
    t.pick("krump")
    t.expect_main_step()
    assert (t.ids(0, "hand"), t.ids(0, "discard")) == (["krump", "anger"], ["troll", "fear", "punch"])


@pytest.mark.rule("glossary/swap")
@pytest.mark.parametrize("goes", [discard, archive])
def test_nothing_is_swapped_with_a_card_that_lies_there_no_more(goes: Callable[[Target], Instruction]) -> None:
    given = a(CARD, in_=hand())
    ada = side(hand=["punch", "troll"], discard=["krump", "fear"])
    t = table(ada, side(), card("punch", play(goes(given), swap(given, a(CARD, in_=discard_pile())))))
    t.do("play", "punch")
    t.pick("troll")
    t.expect_main_step()
    assert (t.ids(0, "hand"), t.zone("troll")) == ([], "discard" if goes is discard else "archives")

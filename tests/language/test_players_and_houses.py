"""Whose it is: a player who is asked for or found by a card, the houses that they must choose, in drafts and words."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.words import (
    AFTER_FIGHT,
    BLUE,
    CARD,
    CHOOSE,
    CREATURE,
    FIGHT,
    HOST,
    OPPONENT,
    OTHER,
    PLAY,
    RED,
    Ability,
    Condition,
    a,
    a_player,
    after_reap,
    before,
    card,
    deck,
    discard,
    discard_pile,
    each,
    gain,
    hand,
    if_,
    key_forged,
    labelled,
    must,
    next_turn,
    plays,
    purge,
    random,
    return_,
    shuffle,
    those,
    top,
    ward,
)
from kfdesk.text.wording import render_inline
from tests.tables import Table, side, table


class TestSnag:
    @pytest.mark.rule("glossary/house-choice", "glossary/lasting-effects")
    def test_the_house_of_the_creature_it_fought_must_be_chosen_in_the_next_turn(self) -> None:
        bo = side(battleline=["raiding-knight", "batdrone"], hand=["snufflegator"])
        t = table(side(battleline=["snag"]), bo, house=House.DIS)
        t.fight("snag", "raiding-knight")
        t.finish()
        t.answer("end-turn")
        assert t.decision.keys() == ("house:sanctum",)


class TestEitherPlayersPile:
    @staticmethod
    def reaped(*abilities: Ability) -> Table:
        """Return a table on which a creature with such an ability has reaped."""
        ada = side(battleline=["silvertooth"], hand=["troll"], discard=["krump", "bumpsy"])
        bo = side(hand=["urchin"], discard=["batdrone", "dextre"])
        t = table(ada, bo, card("silvertooth", *abilities), house=House.SHADOWS)
        t.do("reap", "silvertooth")
        return t

    @pytest.mark.rule("glossary/discarding-cards")
    def test_a_random_card_is_discarded_from_the_hand_of_a_named_player(self) -> None:
        t = self.reaped(after_reap(discard(random(CARD, in_=hand(a_player())))))
        assert t.decision.prompt.en == "Discard a random card from a player’s hand. Whose hand?"
        t.answer("mode:1")
        assert (t.zone("urchin"), t.zone("troll")) == ("discard", "hand")

    @pytest.mark.rule("glossary/discard-pile")
    def test_the_top_of_a_discard_pile_is_that_of_a_named_player(self) -> None:
        t = self.reaped(after_reap(shuffle(top(5, discard_pile(a_player())))))
        asked = "Shuffle the top 5 cards of a discard pile into their owner’s deck. Whose discard pile?"
        assert t.decision.prompt.en == asked
        t.answer("mode:0")
        assert (t.ids(0, "discard"), len(t.ids(1, "discard"))) == ([], 2)

    @pytest.mark.rule("glossary/discard-pile")
    def test_each_card_of_a_discard_pile_is_of_one_pile(self) -> None:
        t = self.reaped(after_reap(purge(each(CARD, in_=discard_pile(a_player())))))
        t.answer("mode:1")
        assert (len(t.ids(0, "discard")), t.ids(1, "discard")) == (2, [])

    @pytest.mark.parametrize(
        ("language", "said"), [("en", "a random card from a player’s hand"), ("de", "von der Hand eines Spielers")]
    )
    def test_a_hand_says_whose_it_is(self, language: str, said: str) -> None:
        assert said in render_inline(discard(random(CARD, in_=hand(a_player()))), language, this=THIS_CARD)


@pytest.mark.rule("glossary/keys")
@pytest.mark.parametrize(
    ("condition", "amber"),
    [
        (key_forged(RED, a_player()), 2),
        (key_forged(RED), 1),
        (key_forged(RED, OPPONENT), 2),
        (key_forged(BLUE, a_player()), 1),
    ],
)
def test_a_player_has_forged_a_key_where_either_has(condition: Condition, amber: int) -> None:
    draft = card("silvertooth", after_reap(if_(condition, gain(1))))
    t = table(side(battleline=["silvertooth"]), side(keys=["red"]), draft, house=House.SHADOWS)
    t.do("reap", "silvertooth")
    assert t.amber(0) == amber


@pytest.mark.rule("glossary/this-way", "glossary/lasting-effects")
def test_a_rule_for_a_time_keeps_the_cards_of_an_earlier_instruction() -> None:
    thrown = discard(top(1, deck(OPPONENT)))
    chosen = next_turn(OPPONENT, must(CHOOSE, OPPONENT, those(thrown, CARD)))
    bo = side(deck=["troll", "krump"], hand=["dust-imp"], battleline=["batdrone"])
    t = table(
        side(battleline=["silvertooth"]), bo, card("silvertooth", after_reap(thrown, chosen)), house=House.SHADOWS
    )
    t.do("reap", "silvertooth")
    t.answer("end-turn")
    assert t.decision.keys() == ("house:brobnar",)


def test_a_deed_is_no_label() -> None:
    with pytest.raises(TypeError, match="AFTER_FIGHT"):
        labelled((PLAY, FIGHT), gain(1))  # type: ignore[arg-type]
    assert labelled((PLAY, AFTER_FIGHT), gain(1)).labels == (PLAY, AFTER_FIGHT)


def test_what_nothing_announces_has_no_before() -> None:
    with pytest.raises(ValueError, match="CardPlayed"):
        before(plays(OPPONENT), ward(HOST))


@pytest.mark.rule("glossary/playing-cards")
def test_a_creature_played_again_is_not_the_first_one_played() -> None:
    draft = card("silvertooth", after_reap(return_(a(CREATURE, OTHER))))
    ada = side(artifacts=["speed-sigil"], battleline=["silvertooth"], hand=["umbra"])
    t = table(ada, side(), draft, house=House.SHADOWS)
    t.creature("umbra")
    assert t.card("umbra").ready
    t.do("reap", "silvertooth")
    t.finish()
    assert t.zone("umbra") == "hand"
    t.creature("umbra")
    assert not t.card("umbra").ready

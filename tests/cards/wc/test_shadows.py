"""Worlds Collide, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, table


class TestMug:
    test = cases("""
        one amber of a creature goes to your pool and it is dealt two
            in: shadows
            ada: hand mug; line urchin
            bo: line troll(amber=2)
            play mug, offers urchin troll, pick troll
            -> ada amber: 0 > 2, mug: hand > discard, troll amber: 2 > 1, troll damage: 0 > 2
        a creature without amber is dealt two all the same
            rule: card-faq/mug-1 glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand mug
            bo: line troll krump(amber=1)
            play mug, offers troll krump, pick troll
            -> ada amber: 0 > 1, mug: hand > discard, troll damage: 0 > 2
    """)


class TestSymon:
    test = cases("""
        what it fights and does not destroy goes on top of its deck
            in: shadows
            ada: line symon
            bo: line krump; deck troll
            fight symon krump
            -> symon exhausted, krump: battleline > deck, bo deck: krump troll
        what it destroyed stays in the discard pile
            rule: glossary/leaves-play
            in: shadows
            ada: line symon
            bo: line dust-pixie; deck troll
            fight symon dust-pixie
            -> symon exhausted, dust-pixie: battleline > discard, bo deck: troll
    """)


class TestTrustNoOne:
    test = cases("""
        with a friendly creature it steals one
            in: shadows
            ada: hand trust-no-one; line urchin
            bo: line troll dust-pixie batdrone; amber 6
            play trust-no-one
            -> ada amber: 0 > 1, bo amber: 6 > 5, trust-no-one: hand > discard
        without one it steals for each house among enemy creatures
            in: shadows
            ada: hand trust-no-one
            bo: line troll krump dust-pixie; amber 6
            play trust-no-one
            -> ada amber: 0 > 2, bo amber: 6 > 4, trust-no-one: hand > discard
        but never for more than three
            in: shadows
            ada: hand trust-no-one
            bo: line troll dust-pixie batdrone dust-imp zorg; amber 6
            play trust-no-one
            -> ada amber: 0 > 3, bo amber: 6 > 3, trust-no-one: hand > discard
        and nothing where there are no creatures at all
            rule: glossary/replacement-effects
            in: shadows
            ada: hand trust-no-one
            bo: amber 6; artifacts cannon
            play trust-no-one
            -> trust-no-one: hand > discard
    """)


class TestKeyforgery:
    """The opponent, who has enough for a key, names a house, and a card of your hand is shown."""

    @staticmethod
    def named(house: str, *, hand: tuple[str, ...] = ("troll", "troll")) -> Table:
        """Return the table in step 3 of the opponent's turn, for whose red key they have named a house."""
        t = table(side(artifacts=["keyforgery"], hand=list(hand)), side(amber=6), active=1, step="forge")
        t.answer("key:red")
        assert (t.decision.kind, t.decision.player) == (DecisionKind.HOUSE, 1)
        t.answer(f"house:{house}")
        t.finish_until(DecisionKind.MAIN)
        return t

    @pytest.mark.rule("errata/keyforgery", "glossary/replacement-effects")
    @pytest.mark.parametrize(
        ("house", "keys", "amber", "zone"), [("brobnar", 1, 0, "artifacts"), ("shadows", 0, 6, "discard")]
    )
    def test_the_key_is_forged_if_the_house_is_the_right_one(
        self, house: str, keys: int, amber: int, zone: str
    ) -> None:
        t = self.named(house)
        assert (len(t.game.state.players[1].keys), t.amber(1), t.zone("keyforgery")) == (keys, amber, zone)

    @pytest.mark.rule("card-faq/keyforgery-1", "glossary/house-choice")
    def test_a_house_of_neither_player_may_be_named(self) -> None:
        assert self.named("unfathomable").zone("keyforgery") == "discard"

    def test_with_an_empty_hand_no_card_is_of_another_house(self) -> None:
        """Read as it stands: where no card was revealed there is no "that card", and the key is forged."""
        t = self.named("shadows", hand=())
        assert (len(t.game.state.players[1].keys), t.zone("keyforgery")) == (1, "artifacts")

    @pytest.mark.rule("errata/keyforgery")
    def test_a_key_that_the_opponent_forges_in_your_turn_is_forged(self) -> None:
        ada = side(artifacts=["keyforgery"], hand=["troll", "poison-wave"])
        t = table(ada, side(battleline=["keyfrog"], amber=6), house=House.SHADOWS)
        t.do("play", "poison-wave")
        t.answer("key:red")
        t.expect_main_step()  # no house is named
        assert (len(t.game.state.players[1].keys), t.zone("keyforgery")) == (1, "artifacts")
        assert not t.events(CardsRevealed)

    def test_your_own_keys_are_none_of_its_business(self) -> None:
        t = table(side(artifacts=["keyforgery"], hand=["troll"], amber=6), side(), step="forge")
        t.answer("key:red")
        assert len(t.game.state.players[0].keys) == 1 and t.zone("keyforgery") == "artifacts"
        assert not t.events(CardsRevealed)


class TestBrobnarPlant:
    @pytest.mark.rule("glossary/house-choice")
    def test_it_answers_either_players_choice_of_brobnar(self) -> None:
        t = table(side(battleline=["brobnar-plant", "troll"]), side(battleline=["krump"]))
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.amber(0) == 1
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert (t.amber(0), t.amber(1)) == (2, 0)

    def test_no_other_house_gives_amber(self) -> None:
        t = table(side(battleline=["brobnar-plant"]), side(battleline=["krump", "urchin"]), house=House.SHADOWS)
        t.answer("end-turn")
        t.answer("house:shadows")
        assert t.amber(0) == 0

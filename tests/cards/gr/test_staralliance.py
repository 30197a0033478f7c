"""Grim Reminders, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.labels import action
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

STAR = House.STAR_ALLIANCE


class TestMissileOfficerMyers:
    test = cases("""
        deployed it resolves the play effect of a neighbor
            rule: glossary/deploy
            in: staralliance
            ada: hand missile-officer-myers; line urchin troll bad-penny
            bo: amber 3
            play missile-officer-myers, answer slot:1, offers urchin troll
            pick urchin
            -> missile-officer-myers: hand > battleline, missile-officer-myers exhausted, ada amber: 0 > 1,
            -> bo amber: 3 > 2
        after it reaps it does so again
            in: staralliance
            ada: line missile-officer-myers urchin
            bo: amber 3
            reap missile-officer-myers, pick urchin
            -> missile-officer-myers exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        the bonus icons of the neighbor are not resolved
            in: staralliance
            ada: line missile-officer-myers dust-pixie
            reap missile-officer-myers, finish
            -> missile-officer-myers exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/scrap")
    def test_scrapped_it_lets_one_card_of_another_house_be_played(self) -> None:
        ada = side(hand=["missile-officer-myers", "survey", "charette", "krump", "urchin"], battleline=["troll"])
        t = table(ada, side(amber=4), house=STAR)
        assert not t.can("play", "urchin")
        t.do("discard", "missile-officer-myers")
        t.expect_main_step()
        t.do("play", "survey")
        t.creature("urchin")
        t.finish()
        assert t.line(0) == ["troll", "urchin"] and not t.can("play", "krump") and not t.can("play", "charette")


class TestParadoxShield:
    def struck(self, deck: int, **changes: object) -> Table:
        """Return the table after the bearer of the shield, with 8 power, was destroyed by an effect."""
        bearer = spec("troll", upgrades=["paradox-shield"], **changes)
        strike = card("cannon", action(destroy(a(CREATURE))))
        bo = side(battleline=[bearer], deck=["urchin"] * deck)
        t = table(side(artifacts=["cannon"]), bo, strike, house=House.BROBNAR)
        t.do("action", "cannon")
        t.pick("troll")
        t.finish()
        return t

    @pytest.mark.rule("glossary/replacement-effects")
    def test_for_as_many_cards_as_its_power_its_creature_is_healed_and_the_shield_destroyed(self) -> None:
        t = self.struck(9, damage=3)
        assert (t.zone("troll"), t.card("troll").damage, t.zone("paradox-shield")) == ("battleline", 0, "discard")
        assert (len(t.ids(1, "deck")), len(t.ids(1, "discard"))) == (1, 9)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_with_one_card_too_few_it_is_destroyed_all_the_same(self) -> None:
        t = self.struck(7)
        assert (t.zone("troll"), t.zone("paradox-shield"), t.ids(1, "deck")) == ("discard", "discard", [])

    def test_of_damage_it_saves_as_well(self) -> None:
        bo = side(battleline=[spec("troll", damage=7, upgrades=["paradox-shield"])], deck=["urchin"] * 8)
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        assert (t.zone("troll"), t.card("troll").damage, t.ids(1, "deck")) == ("battleline", 0, [])


class TestIntoTheWarp:
    test = cases("""
        what shares a house with either card discarded is destroyed
            in: staralliance
            ada: hand into-the-warp; deck troll punch; line batdrone krump
            bo: deck dust-imp; line bumpsy charette silvertooth
            play into-the-warp, finish
            -> into-the-warp: hand > discard, troll: deck > discard, dust-imp: deck > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, charette: battleline > discard
        with one empty deck the other player's card decides
            in: staralliance
            ada: hand into-the-warp; line batdrone
            bo: deck dust-imp; line bumpsy charette
            play into-the-warp
            -> into-the-warp: hand > discard, dust-imp: deck > discard, charette: battleline > discard
    """)

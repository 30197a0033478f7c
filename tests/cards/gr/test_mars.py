"""Grim Reminders, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, table

MARS = House.MARS


class TestGlimmerspore:
    test = cases("""
        an artifact of either side goes into your archives
            in: mars
            ada: hand glimmerspore sniffer; artifacts combat-pheromones
            bo: artifacts cannon; line troll
            play glimmerspore, offers combat-pheromones cannon
            pick cannon
            -> glimmerspore: hand > discard, cannon: artifacts > archives, cannon controller: 1 > 0,
            -> ada archives: cannon
    """)


class TestYipyaxAbductor:
    test = cases("""
        played it takes an upgrade of either side
            in: mars
            ada: hand yipyax-abductor; line blypyp(upgrades=blood-of-titans)
            bo: line krump(upgrades=duskrunner)
            creature yipyax-abductor, offers blood-of-titans duskrunner
            pick duskrunner
            -> yipyax-abductor: hand > battleline, yipyax-abductor exhausted, duskrunner: upgrade > archives,
            -> duskrunner controller: 1 > 0, ada archives: duskrunner
        after a fight it does so again
            in: mars
            ada: line yipyax-abductor
            bo: line batdrone krump(upgrades=duskrunner)
            fight yipyax-abductor batdrone, pick duskrunner
            -> yipyax-abductor exhausted, yipyax-abductor damage: 0 > 2, batdrone: battleline > discard,
            -> duskrunner: upgrade > archives, duskrunner controller: 1 > 0
        reaping it does not
            in: mars
            ada: line yipyax-abductor
            bo: line krump(upgrades=duskrunner)
            reap yipyax-abductor
            -> ada amber: 0 > 1, yipyax-abductor exhausted
    """)


class TestShrinkRayTechnician:
    test = cases("""
        after it reaps an enemy has two power less
            in: mars
            ada: line shrink-ray-technician zorg
            bo: line dust-pixie krump
            reap shrink-ray-technician, offers dust-pixie krump
            pick dust-pixie
            -> ada amber: 0 > 1, shrink-ray-technician exhausted, dust-pixie: battleline > discard
    """)

    def test_that_ends_with_the_turn(self) -> None:
        t = table(side(battleline=["shrink-ray-technician"]), side(battleline=["krump"]), house=MARS)
        t.do("reap", "shrink-ray-technician")
        t.pick("krump")
        assert t.card("krump").power == 4
        t.end_turn()
        assert t.card("krump").power == 6

    def scrapped(self, *bo: str) -> Table:
        t = table(side(hand=["shrink-ray-technician"], battleline=["zorg"]), side(battleline=bo), house=MARS)
        t.do("discard", "shrink-ray-technician")
        return t

    @pytest.mark.rule("glossary/scrap")
    def test_scrapped_it_leaves_the_strongest_enemy_one_power_and_no_armor(self) -> None:
        t = self.scrapped("krump", "champion-anaphiel", "yxilx-dominator")
        t.expect_main_step()
        found = {c.id: (c.power, c.armor or 0) for c in t.cards() if c.owner == 1}
        assert found == {"krump": (6, 0), "champion-anaphiel": (6, 1), "yxilx-dominator": (1, 0)}
        assert t.card("zorg").power == 7
        t.end_turn()
        assert (t.card("yxilx-dominator").power, t.card("yxilx-dominator").armor) == (9, 1)

    @pytest.mark.rule("glossary/most-powerful")
    def test_of_two_that_are_tied_one_is_chosen(self) -> None:
        t = self.scrapped("krump", "champion-anaphiel")
        t.offers("krump", "champion-anaphiel")
        t.pick("krump")
        assert (t.card("krump").power, t.card("champion-anaphiel").power) == (1, 6)

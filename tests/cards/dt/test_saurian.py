"""Dark Tidings, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestBestiariiUrsoEvilTwin:
    test = cases("""
        it stuns a creature when it is played
            ada: hand bestiarii-urso-evil-twin; line troll
            bo: line krump
            creature bestiarii-urso-evil-twin, offers troll bestiarii-urso-evil-twin krump, pick krump
            -> bestiarii-urso-evil-twin: hand > battleline, bestiarii-urso-evil-twin exhausted, krump stunned
        and after it fights
            ada: line bestiarii-urso-evil-twin
            bo: line dust-imp krump
            fight bestiarii-urso-evil-twin dust-imp, pick krump
            -> bestiarii-urso-evil-twin damage: 0 > 1, bestiarii-urso-evil-twin exhausted,
            -> bestiarii-urso-evil-twin armor used: 0 > 1, dust-imp: battleline > discard, bo amber: 0 > 2,
            -> krump stunned
        not after it reaps
            ada: line bestiarii-urso-evil-twin
            bo: line krump
            reap bestiarii-urso-evil-twin
            -> ada amber: 0 > 1, bestiarii-urso-evil-twin exhausted
    """)


class TestUndagnathusEvilTwin:
    @pytest.mark.rule("glossary/tide", "chart/damage")
    @pytest.mark.parametrize(("high_for", "damage"), [(0, 6), (1, 3), (None, 3)])
    def test_damage_dealt_to_it_is_doubled_while_the_tide_is_low_for_its_controller(
        self, high_for: int | None, damage: int
    ) -> None:
        bo = side(battleline=["undagnathus-evil-twin", "troll"])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR, tide=high_for)
        t.do("play", "punch")
        t.pick("undagnathus-evil-twin")
        assert t.card("undagnathus-evil-twin").damage == damage

    def test_damage_to_another_creature_is_not_doubled(self) -> None:
        bo = side(battleline=["undagnathus-evil-twin", "troll"])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR, tide=0)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("troll").damage == 3


class TestSwallowWhole:
    @pytest.mark.rule("glossary/tide", "glossary/restrictions")
    @pytest.mark.parametrize(("high_for", "playable"), [(0, True), (1, False), (None, False)])
    def test_it_is_played_only_while_the_tide_is_high_for_you(self, high_for: int | None, playable: bool) -> None:
        t = table(side(hand=["swallow-whole"]), side(battleline=["troll", "krump"]), house=HERE, tide=high_for)
        assert t.can("play", "swallow-whole") is playable

    def test_the_weaker_of_two_is_purged_and_the_other_grows_by_its_power(self) -> None:
        ada = side(hand=["swallow-whole"], battleline=["krump"])
        bo = side(battleline=[spec("urchin", power_counters=3), "troll"])
        t = table(ada, bo, house=HERE, tide=0)
        t.do("play", "swallow-whole")
        t.offers("krump", "urchin", "troll", least=2, most=2)
        t.pick("urchin", "troll")
        assert t.changes() == {
            "swallow-whole": ("hand", "discard"),
            "urchin": ("battleline", "purged"),
            "troll power counters": (0, 4),
        }
        t.expect_main_step()

    def test_of_two_equal_ones_either_can_be_swallowed(self) -> None:
        t = table(side(hand=["swallow-whole"], battleline=["krump"]), side(battleline=["troll", "krump"]),
                  house=HERE, tide=0)  # fmt: skip
        t.do("play", "swallow-whole")
        t.pick(("krump", 0), ("krump", 1))
        t.offers("krump", "krump")
        t.pick(("krump", 1))
        assert t.ids(1, "purged") == ["krump"] and t.card("krump").power == 12


class TestUndagnathus:
    @pytest.mark.rule("glossary/tide", "glossary/power")
    @pytest.mark.parametrize(("high_for", "left"), [(0, []), (1, ["troll"]), (None, [])])
    def test_it_deals_no_damage_in_a_fight_while_the_tide_is_low(self, high_for: int | None, left: list[str]) -> None:
        t = table(side(battleline=["undagnathus"]), side(battleline=["troll"]), house=HERE, tide=high_for)
        t.fight("undagnathus", "troll")
        assert (t.line(1), t.card("undagnathus").damage, t.card("troll").damage) == (left, 8, 0)

    @pytest.mark.parametrize(("high_for", "zone"), [(0, "battleline"), (1, "discard")])
    def test_nor_where_it_is_attacked(self, high_for: int, zone: str) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["undagnathus"]), house=House.BROBNAR, tide=high_for)
        t.fight("troll", "undagnathus")
        assert t.zone("troll") == zone


class TestVenatorAltum:
    @pytest.mark.rule("glossary/tide", "glossary/exalt")
    @pytest.mark.parametrize(("high_for", "amber"), [(0, 1), (1, 0), (None, 0)])
    def test_dealt_damage_it_is_exalted_while_the_tide_is_low(self, high_for: int | None, amber: int) -> None:
        t = table(side(hand=["punch"]), side(battleline=["venator-altum", "troll"]), house=House.BROBNAR, tide=high_for)
        t.do("play", "punch")
        t.pick("venator-altum")
        assert (t.card("venator-altum").damage, t.card("venator-altum").amber) == (1, amber)

    @pytest.mark.rule("glossary/armor")
    def test_damage_that_its_armor_prevents_was_not_dealt(self) -> None:
        t = table(side(battleline=["batdrone"]), side(battleline=["venator-altum"]), house=House.LOGOS, tide=0)
        t.fight("batdrone", "venator-altum")
        assert (t.card("venator-altum").damage, t.card("venator-altum").amber) == (0, 0)

    def test_damage_to_another_creature_does_not_exalt_it(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["venator-altum", "troll"]), house=House.BROBNAR, tide=0)
        t.do("play", "punch")
        t.pick("troll")
        assert t.card("venator-altum").amber == t.card("troll").amber == 0

"""Call of the Archons, Logos: what each upgrade does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestExperimentalTherapy:
    @pytest.mark.rule("errata/experimental-therapy")
    def test_the_creature_is_stunned_and_exhausted_and_then_usable_in_any_house(self) -> None:
        ada = side(hand=["experimental-therapy"], battleline=["troll", "krump"], houses=[HERE], deck=["labwork"] * 12)
        t = table(ada, side(battleline=["valdr"], houses=[HERE]), house=HERE)
        assert not can(t, "reap", "troll")
        t.do("play", "experimental-therapy")
        t.offers("troll", "krump", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "experimental-therapy": ("hand", "upgrade"),
            "experimental-therapy on": (None, "troll"),
            "troll stunned": (False, True),
            "troll exhausted": (False, True),
        }
        t.end_turn()
        t.end_turn()
        assert can(t, "unstun", "troll") and not can(t, "reap", "krump")
        t.do("unstun", "troll")
        t.end_turn()
        t.end_turn()
        assert can(t, "reap", "troll") and can(t, "fight", "troll") and not can(t, "reap", "krump")

    def test_it_still_belongs_to_its_own_house_alone(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["experimental-therapy"])], houses=[HERE])
        t = table(ada, side(), house=HERE)
        assert t.card("troll").houses == (House.BROBNAR,)


class TestRocketBoots:
    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_after_its_first_use_the_creature_is_readied_and_not_again(self, way: str) -> None:
        ada = side(battleline=[spec("mother", upgrades=["rocket-boots"])], houses=[HERE])
        t = table(ada, side(battleline=["dust-pixie", "dust-imp"]), house=HERE)
        t.do(way, "mother")
        if way == "fight":
            t.pick("dust-pixie")
        assert t.card("mother").ready
        t.do("reap", "mother")
        assert not t.card("mother").ready
        t.expect_main_step()

    def test_the_next_turn_it_works_again(self) -> None:
        ada = side(battleline=[spec("mother", upgrades=["rocket-boots"])], houses=[HERE])
        t = table(ada, side(), house=HERE)
        t.do("reap", "mother")
        t.do("reap", "mother")
        t.end_turn()
        t.end_turn()
        t.do("reap", "mother")
        assert t.card("mother").ready

    def test_other_creatures_stay_exhausted_and_so_does_it_after_an_action(self) -> None:
        ada = side(battleline=[spec("novu-archaeologist", upgrades=["rocket-boots"]), "mother"])
        t = table(ada, side(), house=HERE)
        t.do("reap", "mother")
        t.do("action", "novu-archaeologist")
        assert not t.card("mother").ready and not t.card("novu-archaeologist").ready


class TestTranspositionSandals:
    def test_the_creature_changes_places_with_another_which_may_then_be_used(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(battleline=[sandals, "batdrone", "troll", "krump"]), side(battleline=["valdr"]), house=HERE)
        assert not can(t, "reap", "troll")
        t.do("action", "mother")
        t.offers("batdrone", "troll", "krump")
        t.pick("troll")
        assert t.line(0) == ["troll", "batdrone", "mother", "krump"]
        assert can(t, "reap", "troll") and can(t, "fight", "troll") and not can(t, "reap", "krump")
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1

    def test_a_turn_later_the_other_is_off_house_again(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(battleline=[sandals, "troll"], houses=[HERE]), side(), house=HERE)
        t.do("action", "mother")
        t.pick("troll")
        t.end_turn()
        t.end_turn()
        assert not can(t, "reap", "troll")

    def test_alone_it_swaps_with_nothing(self) -> None:
        t = table(side(battleline=[spec("mother", upgrades=["transposition-sandals"])]), house=HERE)
        t.do("action", "mother")
        assert t.line(0) == ["mother"]
        t.expect_main_step()

    def test_on_an_enemy_creature_it_is_the_opponents(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(houses=[HERE]), side(battleline=[sandals, "troll"], houses=[HERE]), house=HERE)
        assert not can(t, "action", "mother")
        t.end_turn()
        t.do("action", "mother")
        t.pick("troll")
        assert t.line(1) == ["troll", "mother"] and can(t, "reap", "troll")

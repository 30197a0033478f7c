"""Two copies of a card that give the same ability give it twice."""

from __future__ import annotations

import pytest

from kfdesk.engine import DecisionKind, House, Zone
from kfdesk.engine import events as ev
from tests.rulebook.made import keys
from tests.tables import Table, side, spec, table


def next_effect(t: Table, host: str) -> None:
    """Let the first of two effects on the host resolve."""
    t.expect(DecisionKind.TRIGGER)
    assert keys(t) == [f"trigger:{t.handle(host)}.0", f"trigger:{t.handle(host)}.1"]
    t.answer(keys(t)[0])


@pytest.mark.rule("glossary/upgrades")
def test_two_duskrunners_on_one_creature_steal_2() -> None:
    ada = side(battleline=[spec("bumpsy", upgrades=["duskrunner", "duskrunner"])])
    t = table(ada, side(amber=5), house=House.BROBNAR)
    t.do("reap", "bumpsy")
    next_effect(t, "bumpsy")
    assert (t.amber(0), t.amber(1)) == (3, 3)
    t.expect_main_step()


@pytest.mark.rule("glossary/upgrades")
def test_two_silent_daggers_on_one_creature_stab_twice() -> None:
    ada = side(battleline=[spec("bumpsy", upgrades=["silent-dagger", "silent-dagger"])])
    t = table(ada, side(battleline=["troll", "tocsin"]), house=House.BROBNAR)
    t.do("reap", "bumpsy")
    next_effect(t, "bumpsy")
    t.offers("bumpsy", "troll", "tocsin")
    t.pick("troll")
    t.offers("bumpsy", "troll", "tocsin")
    t.pick("troll")
    assert t.zone("troll") == Zone.DISCARD
    t.expect_main_step()


@pytest.mark.rule("glossary/upgrades")
def test_two_red_planet_ray_guns_on_one_creature_shoot_twice() -> None:
    ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun", "red-planet-ray-gun"])])
    t = table(ada, side(battleline=["troll"]), house=House.MARS)
    t.do("reap", "zorg")
    next_effect(t, "zorg")
    t.pick("troll")
    t.pick("troll")
    assert t.card("troll").damage == 2
    t.expect_main_step()


@pytest.mark.rule("glossary/lasting-effects")
def test_after_two_charges_each_creature_played_deals_its_damage_twice() -> None:
    t = table(side(hand=["charge", "charge", "bulwark"]), side(battleline=["troll"]), house=House.SANCTUM)
    t.do("play", "charge")
    t.do("play", "charge", 1)
    t.creature("bulwark")
    next_effect(t, "bulwark")
    t.pick("troll")
    t.pick("troll")
    assert t.card("troll").damage == 4
    t.expect_main_step()


@pytest.mark.rule("glossary/lasting-effects")
def test_two_spectral_tunnelers_on_one_creature_draw_2() -> None:
    tunnels = ["spectral-tunneler", "spectral-tunneler"]
    ada = side(battleline=["doc-bookton", "mother"], artifacts=tunnels, deck=["punch", "punch", "punch"])
    t = table(ada, house=House.LOGOS)
    for nth in (0, 1):
        t.do("action", "spectral-tunneler", nth)
        t.pick("mother")
    t.do("reap", "mother")
    next_effect(t, "mother")
    assert len(t.ids(0, "hand")) == 2
    t.expect_main_step()


@pytest.mark.rule("glossary/upgrades", "glossary/destroyed")
def test_two_phoenix_hearts_on_one_creature_both_burn() -> None:
    host = spec("bumpsy", damage=4, upgrades=["phoenix-heart", "phoenix-heart"])
    t = table(side(hand=["punch"], battleline=[host]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("bumpsy")
    next_effect(t, "bumpsy")
    assert t.zone("bumpsy") == Zone.HAND
    assert t.card("troll").damage == 6
    assert len([e for e in t.events(ev.DamageDealt) if e.card == t.number("troll")]) == 2
    t.expect_main_step()

"""Which card destroys another: that whose effect does, or whose damage the other is tagged for."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.definition import card
from kfdesk.language.effects.base import Instruction
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    SPLASH_ATTACK,
    THIS,
    a,
    action,
    after,
    attacked_by,
    before_fight,
    deal,
    destroy,
    each,
    gain,
    gains,
    is_destroyed,
)
from tests.tables import Table, side, table

WATCHING = after(is_destroyed(a(CREATURE), by=THIS), gain(1))


def armed(own: Instruction, other: Instruction) -> Table:
    """Return a table with Valdr, who watches for what it destroys, and with an artifact; each has an action."""
    valdr, cannon = card("valdr", WATCHING, action(own)), card("cannon", action(other))
    ada = side(battleline=["valdr"], artifacts=["cannon"])
    return table(ada, side(battleline=["umbra"]), valdr, cannon, house=House.BROBNAR)


@pytest.mark.rule("glossary/destroyed", "glossary/damage")
def test_a_card_destroys_with_its_effects_and_with_its_damage() -> None:
    for effect in (destroy(a(CREATURE, ENEMY)), deal(2, a(CREATURE, ENEMY))):
        for source, amber in (("valdr", 1), ("cannon", 0)):
            t = armed(effect, effect)
            t.do("action", source)
            t.finish()
            assert (t.zone("umbra"), t.amber(0)) == ("discard", amber)


@pytest.mark.rule("glossary/destroyed", "glossary/damage")
def test_of_damage_that_adds_up_the_last_destroys() -> None:
    for order, amber in ((("valdr", "cannon"), 0), (("cannon", "valdr"), 1)):
        t = armed(deal(1, a(CREATURE, ENEMY)), deal(1, a(CREATURE, ENEMY)))
        for source in order:
            t.do("action", source)
            t.pick("umbra")
        assert (t.zone("umbra"), t.amber(0)) == ("discard", amber)


@pytest.mark.rule("glossary/attack-attacker-attacking", "glossary/fight")
def test_the_attacked_creature_is_destroyed_by_its_attacker_in_the_fight_or_before_it() -> None:
    attacking = after(is_destroyed(attacked_by(THIS), by=THIS), gain(1))
    struck = destroy(a(CREATURE, ENEMY))
    for attacked, before, amber in (
        ("umbra", (), 1),
        ("umbra", (before_fight(struck),), 1),
        ("urchin", (before_fight(struck),), 0),
    ):
        valdr = card("valdr", attacking, *before)
        t = table(side(battleline=["valdr"]), side(battleline=["umbra", "urchin"]), valdr, house=House.BROBNAR)
        t.fight("valdr", attacked)
        if before:
            t.pick("umbra")
        assert (t.zone("umbra"), t.amber(0)) == ("discard", amber)


@pytest.mark.rule("glossary/splash-attack-x", "glossary/attack-attacker-attacking")
def test_splash_attack_destroys_but_attacks_nobody() -> None:
    for watched, amber in ((attacked_by(THIS), 1), (a(CREATURE), 2)):
        valdr = card("valdr", gains(THIS, (SPLASH_ATTACK, 3)), after(is_destroyed(watched, by=THIS), gain(1)))
        t = table(side(battleline=["valdr"]), side(battleline=["umbra", "troll"]), valdr, house=House.BROBNAR)
        t.fight("valdr", "umbra")
        assert (t.amber(0), t.card("troll").damage) == (1, 3)
        t = table(side(battleline=["valdr"]), side(battleline=["umbra", "dust-imp"]), valdr, house=House.BROBNAR)
        t.fight("valdr", "umbra")
        t.finish()
        assert (t.line(1), t.amber(0)) == ([], amber)


@pytest.mark.rule("glossary/splash-attack-x")
def test_of_what_falls_in_a_fight_splash_attack_destroys_the_neighbors_alone() -> None:
    watching = after(is_destroyed(a(CREATURE, ENEMY), by=THIS, splash=True), gain(1))
    for row, fallen, amber in (
        (["umbra", "dust-imp"], 2, 1),
        (["dust-imp", "umbra", "dust-imp"], 3, 2),
        (["umbra", "troll", "dust-imp"], 1, 0),
        (["umbra"], 1, 0),
    ):
        valdr = card("valdr", gains(THIS, (SPLASH_ATTACK, 3)), watching)
        t = table(side(battleline=["valdr", "krump"]), side(battleline=row), valdr, house=House.BROBNAR)
        t.fight("valdr", "umbra")
        t.finish()
        assert (len(row) - len(t.line(1)), t.amber(0)) == (fallen, amber)


@pytest.mark.rule("glossary/splash-attack-x")
def test_neither_other_damage_nor_that_of_another_card_is_its_splash_attack() -> None:
    watching = after(is_destroyed(a(CREATURE, ENEMY), by=THIS, splash=True), gain(1))
    valdr = card("valdr", watching, before_fight(deal(3, each(CREATURE, ENEMY))))
    t = table(side(battleline=["valdr"]), side(battleline=["troll", "dust-imp"]), valdr, house=House.BROBNAR)
    t.fight("valdr", "troll")
    assert (t.line(1), t.amber(0)) == ([], 0)
    armed_one = card("krump", gains(THIS, (SPLASH_ATTACK, 3)))
    bo = side(battleline=["troll", "dust-imp"])
    t = table(side(battleline=["valdr", "krump"]), bo, card("valdr", watching), armed_one, house=House.BROBNAR)
    t.fight("krump", "troll")
    t.finish()
    assert (t.line(1), t.amber(0)) == (["troll"], 0)
    with pytest.raises(ValueError, match="whose"):
        is_destroyed(a(CREATURE), splash=True)

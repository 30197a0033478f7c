"""Examples of the glossary and questions of the FAQ that no other module builds with all the cards they name."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import DamageDealt
from kfdesk.engine.terms import Zone
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/armor")
def test_two_armor_prevent_one_damage_of_a_card_and_one_of_a_fight_in_the_same_turn() -> None:
    ada = side(hand=["throwing-stars"], battleline=["faygin"])
    t = table(ada, side(battleline=["bulwark"]), house=House.SHADOWS)
    assert (t.card("faygin").power, t.card("bulwark").armor) == (3, 2)
    t.do("play", "throwing-stars")
    t.pick("bulwark")
    assert (t.card("bulwark").damage, t.card("bulwark").armor_left) == (0, 1)
    t.fight("faygin", "bulwark")
    assert (t.card("bulwark").damage, t.card("bulwark").armor_left) == (2, 0)


@pytest.mark.rule("glossary/cannot", "glossary/house-choice")
@pytest.mark.parametrize(("forbidden", "left"), [("dis", ["house:logos", "house:mars"]), ("logos", ["house:dis"])])
def test_with_restringuntus_against_dis_pitlord_leaves_only_the_other_houses(forbidden: str, left: list[str]) -> None:
    anna = side(battleline=["pitlord"], houses=[House.DIS, House.LOGOS, House.MARS])
    t = table(side(hand=["restringuntus"]), anna, house=House.DIS)
    t.creature("restringuntus")
    t.answer(f"house:{forbidden}")
    t.answer("end-turn")
    assert sorted(t.decision.keys()) == left


@pytest.mark.rule("glossary/gigantic", "glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("elsewhere", ["hand", "discard"])
def test_wild_wormhole_leaves_the_top_half_of_deusillus_on_top_of_the_deck(elsewhere: str) -> None:
    held, left = (["deusillus"], []) if elsewhere == "hand" else ([], ["deusillus"])
    bella = side(hand=["wild-wormhole", *held], discard=left, deck=["deusillus2", "troll"], battleline=["urchin"])
    t = table(bella, side(battleline=["krump"], amber=3), house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.expect_main_step()
    assert t.ids(0, "deck") == ["deusillus2", "troll"] and "deusillus" in t.ids(0, elsewhere)
    assert (t.line(0), t.card("krump").damage, t.amber(1)) == (["urchin"], 0, 3)


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed")
def test_armageddon_cloak_goes_in_place_of_commander_remiel_when_gateway_to_dis_destroys_each_creature() -> None:
    katherine = side(battleline=[spec("commander-remiel", damage=2, upgrades=["armageddon-cloak"]), "troll"])
    t = table(side(hand=["gateway-to-dis"], battleline=["krump"]), katherine, house=House.DIS)
    t.do("play", "gateway-to-dis")
    t.finish()
    assert (t.line(0), t.line(1), t.card("commander-remiel").damage) == ([], ["commander-remiel"], 0)
    assert sorted(t.ids(1, "discard")) == ["armageddon-cloak", "troll"]


@pytest.mark.rule("glossary/for-each")
@pytest.mark.parametrize("struck", [["troll", "krump"], ["troll", "troll"]])
def test_the_damage_of_shard_of_pain_is_divided_and_dealt_at_the_same_time(struck: list[str]) -> None:
    ada = side(artifacts=["shard-of-pain", "shard-of-greed"])
    t = table(ada, side(battleline=["troll", "krump"]), house=House.DIS)
    t.do("action", "shard-of-pain")
    for creature in struck:
        t.pick(creature)
    t.expect_main_step()
    damage = {creature: t.card(creature).damage for creature in ("troll", "krump")}
    assert damage == {creature: struck.count(creature) for creature in damage}
    assert len(t.events(DamageDealt)) == len(set(struck))  # a creature that is chosen twice is dealt 2 at once


@pytest.mark.rule("glossary/groups-of-most-powerful")
@pytest.mark.parametrize("third", ["bumpsy", "headhunter"])
def test_three_fates_destroys_eight_and_seven_and_one_of_the_fives(third: str) -> None:
    t = table(
        side(hand=["three-fates"], battleline=["troll", "bumpsy"]),
        side(battleline=["overlord-greking", "headhunter", "urchin"]),
        house=House.DIS,
    )
    assert [t.card(c).power for c in ("troll", "overlord-greking", "bumpsy", "headhunter")] == [8, 7, 5, 5]
    t.do("play", "three-fates")
    t.offers("bumpsy", "headhunter")
    t.pick(third)
    t.finish()
    left = {"bumpsy", "headhunter"} - {third}
    assert {*t.line(0), *t.line(1)} == left | {"urchin"}


@pytest.mark.rule("glossary/x")
@pytest.mark.parametrize("blank", [False, True])
def test_picaroon_has_no_power_while_shadow_of_dis_takes_its_text(blank: bool) -> None:
    counted = spec("picaroon", power_counters=1)  # so that it stays in play with a power of X = 0
    ada = side(hand=["shadow-of-dis"])
    t = table(ada, side(battleline=["troll", counted, "krump"]), house=House.DIS)
    if blank:
        t.do("play", "shadow-of-dis")
    assert t.card("picaroon").power == 1 + (0 if blank else 8 + 6)


@pytest.mark.rule("faq/leaves-play-1", "card-faq/spangler-box-1")
def test_a_kelifi_dragon_returns_without_amber_when_grasping_vines_return_spangler_box() -> None:
    ada = side(
        artifacts=["spangler-box"],
        battleline=["kelifi-dragon"],
        hand=["grasping-vines"],
        houses=[House.LOGOS, House.UNTAMED],
    )
    t = table(ada, side(houses=[House.DIS]), house=House.LOGOS)
    t.do("action", "spangler-box")
    t.pick("kelifi-dragon")
    assert t.zone("kelifi-dragon") == Zone.PURGED
    t.end_turn()
    t.answer("end-turn")
    t.answer("house:untamed")
    t.do("play", "grasping-vines")
    t.pick("spangler-box")
    t.finish()
    assert t.amber(0) < 7  # too little to play the dragon
    assert t.line(0) == ["kelifi-dragon"] and "spangler-box" in t.ids(0, "hand")


@pytest.mark.rule("faq/using-creatures-2")
def test_mindwarper_that_john_smyth_readies_is_used_again_after_combat_pheromones() -> None:
    ada = side(artifacts=["combat-pheromones"], battleline=["john-smyth", "mindwarper", "zorg"])
    t = table(ada, side(battleline=["tunk"]), house=House.UNTAMED)
    assert not t.can("reap", "mindwarper")
    t.do("omni", "combat-pheromones")
    t.do("reap", "mindwarper")
    t.do("reap", "john-smyth")
    t.pick("mindwarper")
    assert t.can("reap", "mindwarper") and not t.can("reap", "zorg")
    t.do("reap", "mindwarper")
    assert t.amber(0) == 3 and t.zone("combat-pheromones") == Zone.DISCARD


@pytest.mark.rule("card-faq/mimic-gel-2", "glossary/deploy", "glossary/enters-play")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_mimic_gel_as_crash_muldoon_deploys_and_enters_play_ready(slot: int) -> None:
    ada = side(hand=["mimic-gel"], battleline=["troll", "krump"])
    t = table(ada, side(battleline=["crash-muldoon"]), house=House.LOGOS)
    t.do("play", "mimic-gel")
    t.pick("crash-muldoon")
    t.answer(f"slot:{slot}")
    t.finish()
    line = ["troll", "krump"]
    line.insert(slot, "crash-muldoon")
    assert t.line(0) == line and t.card("mimic-gel").ready


@pytest.mark.rule("faq/bonus-icons-11", "glossary/house-choice")
def test_mark_of_dis_on_a_creature_with_a_house_icon_leaves_both_its_houses() -> None:
    bo = side(battleline=[spec("krump", icons=[House.SKYBORN])], houses=[House.BROBNAR, House.SKYBORN, House.MARS])
    t = table(side(hand=["mark-of-dis"]), bo, house=House.DIS)
    t.do("play", "mark-of-dis")
    t.pick("krump")
    t.answer("end-turn")
    assert sorted(t.decision.keys()) == ["house:brobnar", "house:skyborn"]

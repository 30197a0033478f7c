"""General FAQ, from 0-power creatures to houses: each test is a question answered."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.scenario import SetHouse
from kfdesk.engine.terms import DecisionKind
from tests.tables import side, spec, table

# 0-power creatures, armor, before fight ---------------------------------------------------------


@pytest.mark.rule("faq/archives-2", "glossary/archives")
@pytest.mark.parametrize("seed", range(3))
def test_yzphyz_knowdrone_purges_a_card_of_the_opponents_archives_at_random(seed: int) -> None:
    theirs = side(archives=["troll", spec("tunk", owner=0)], battleline=["valdr"])
    t = table(side(hand=["yzphyz-knowdrone"], archives=["punch"]), theirs, house=House.MARS, seed=seed)
    t.creature("yzphyz-knowdrone")
    t.answer("yes")
    assert t.decision.prompt.en == "Purge a card from a player’s archives. Whose archives?"
    t.answer("mode:1")
    t.offers("yzphyz-knowdrone", "valdr")  # which card is purged was not asked
    t.pick("valdr")
    purged = [card for card in ("troll", "tunk") if t.zone(card) == "purged"]
    assert len(purged) == 1 and len(t.ids(1, "archives")) == 1 and t.ids(0, "archives") == ["punch"]
    assert t.card("valdr").stunned


@pytest.mark.rule("faq/armor-1", "glossary/replacement-effects")
def test_shadow_self_takes_only_what_raiding_knights_armor_leaves_and_the_attacker_all_of_his_power() -> None:
    t = table(side(battleline=["charette"]), side(battleline=["raiding-knight", "shadow-self"]))
    t.do("fight", "charette")
    t.pick("raiding-knight")
    assert t.card("shadow-self").damage == 2 and t.card("raiding-knight").damage == 0
    assert t.zone("charette") == Zone.DISCARD


@pytest.mark.rule("faq/armor-2", "chart/damage")
def test_damage_that_cannot_be_dealt_uses_up_no_armor() -> None:
    t = table(side(hand=["shield-of-justice"], battleline=["raiding-knight"]), side(battleline=["batdrone"]))
    t.do("play", "shield-of-justice")
    t.do("fight", "raiding-knight")
    t.pick("batdrone")
    assert (t.card("raiding-knight").damage, t.card("raiding-knight").armor_left) == (0, 2)
    assert t.events(ev.DamagePrevented)[-1].by == "cannot"


@pytest.mark.rule("faq/timing-7", "glossary/assault-x")
@pytest.mark.parametrize(("first", "amber", "kept"), [("horn", 1, 0), ("assault", 0, 1)])
def test_siren_horn_may_move_its_amber_before_assault_destroys_or_too_late(first: str, amber: int, kept: int) -> None:
    bear = spec("ancient-bear", amber=1, upgrades=["siren-horn"])
    t = table(side(battleline=[bear]), side(battleline=["silvertooth"]), house=House.UNTAMED)
    t.fight("ancient-bear", "silvertooth")
    t.expect(DecisionKind.TRIGGER)
    t.answer(t.decision.options[first == "assault"].key)
    t.expect_main_step()
    assert (t.zone("silvertooth"), t.amber(0), t.card("ancient-bear").amber) == ("discard", amber, kept)


@pytest.mark.rule("faq/before-fight-1", "glossary/assault-x", "glossary/hazardous-x")
@pytest.mark.parametrize(("first", "left"), [("ancient-bear", ["ancient-bear"]), ("briar-grubbling", [])])
def test_what_assault_or_hazardous_destroyed_deals_no_damage_itself(first: str, left: list[str]) -> None:
    t = table(side(battleline=["ancient-bear"]), side(battleline=["briar-grubbling"]))
    t.fight("ancient-bear", "briar-grubbling")
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    assert (t.line(0), t.line(1)) == (left, [] if left else ["briar-grubbling"])
    assert sum(e.amount for e in t.events(ev.DamageDealt)) == (2 if left else 5)
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/ward", "faq/armor-1")
def test_damage_that_moves_to_shadow_self_has_passed_the_steps_of_ward_and_armor() -> None:
    """Its ward prevents pending damage of its own, in step 2 of the chart; this damage comes to it in step 4."""
    warded = {"id": "shadow-self", "warded": True}
    t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=[warded, "raiding-knight"]))
    t.do("play", "punch")
    t.pick("raiding-knight")
    assert (t.card("shadow-self").damage, t.card("shadow-self").warded) == (1, True)
    knight = {"id": "raiding-knight", "warded": True}
    t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=["shadow-self", knight]))
    t.do("play", "punch")
    t.pick("raiding-knight")
    assert (t.card("shadow-self").damage, t.card("raiding-knight").warded) == (0, False)


# Bonus icons ------------------------------------------------------------------------------------


@pytest.mark.rule("faq/bonus-icons-4", "faq/damage-source-of-1", "glossary/damage-bonus-icon")
def test_the_damage_of_an_icon_is_not_dealt_by_the_card_it_is_on_and_that_of_an_ability_is() -> None:
    t = table(side(hand=[{"id": "punch", "icons": ["damage"]}]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("troll")
    t.pick("troll")
    assert [(e.amount, e.source) for e in t.events(ev.DamageDealt)] == [(1, 0), (3, t.number("punch"))]


@pytest.mark.rule("faq/damage-source-of-1", "glossary/damage-bonus-icon")
@pytest.mark.parametrize(("icon", "damage"), [(False, 0), (True, 1)])
def test_rock_hurling_giant_deals_ardent_hero_no_damage_and_the_icon_on_it_does(icon: bool, damage: int) -> None:
    giant = spec("rock-hurling-giant", icons=["damage"] if icon else [])
    ada = side(hand=[giant, "anger"]) if icon else side(battleline=[giant], hand=["anger"])
    t = table(ada, side(battleline=["ardent-hero"]), house=House.BROBNAR)
    if icon:
        t.creature("rock-hurling-giant")
    else:
        t.do("discard", "anger")
        t.answer("yes")
    t.pick("ardent-hero")
    t.expect_main_step()
    assert t.card("ardent-hero").damage == damage


@pytest.mark.rule("faq/bonus-icons-4", "glossary/damage-bonus-icon")
def test_for_the_damage_of_an_icon_on_it_shoulder_id_steals_nothing() -> None:
    ada = side(hand=[{"id": "shoulder-id", "icons": ["damage"]}])
    t = table(ada, side(battleline=["troll"], amber=2), house=House.SHADOWS)
    t.creature("shoulder-id")
    t.pick("troll")
    assert (t.card("troll").damage, t.amber(0), t.amber(1)) == (1, 0, 2)


@pytest.mark.rule("faq/bonus-icons-5")
def test_a_creature_destroyed_by_its_own_damage_icon_does_not_resolve_its_play_ability() -> None:
    t = table(side(hand=[{"id": "rad-penny", "icons": ["damage"]}]), side(amber=2), house=House.SHADOWS)
    t.creature("rad-penny")
    t.pick("rad-penny")
    assert t.zone("rad-penny") == Zone.DECK and (t.amber(0), t.amber(1)) == (0, 2)
    t.expect_main_step()


@pytest.mark.rule("faq/bonus-icons-6")
def test_the_other_icons_of_a_creature_its_own_icon_destroyed_still_resolve() -> None:
    ada = side(hand=[{"id": "rad-penny", "icons": ["damage", "draw"]}], deck=["fear"])
    t = table(ada, side(amber=2), house=House.SHADOWS)
    t.creature("rad-penny")
    t.pick("rad-penny")
    assert t.line(0) == [] and sorted([*t.ids(0, "hand"), *t.ids(0, "deck")]) == ["fear", "rad-penny"]
    assert len(t.ids(0, "hand")) == 1 and t.amber(1) == 2


@pytest.mark.rule("faq/bonus-icons-7", "glossary/ward")
def test_two_damage_icons_first_break_a_ward_and_then_destroy() -> None:
    t = table(side(hand=[{"id": "fear", "icons": ["damage", "damage"]}], battleline=["mother"]),
              side(battleline=[{"id": "urchin", "warded": True}]), house=House.DIS)  # fmt: skip
    t.do("play", "fear")
    t.pick("urchin")
    assert not t.card("urchin").warded
    t.pick("urchin")
    assert t.zone("urchin") == Zone.DISCARD
    t.expect_main_step()


@pytest.mark.rule("faq/bonus-icons-10", "glossary/replacement-effects")
def test_an_icon_that_amphora_captura_makes_a_capture_scrivener_favian_makes_a_theft() -> None:
    ada = side(hand=[spec("fear", icons=["draw"])], battleline=["scrivener-favian"], artifacts=["amphora-captura"],
               deck=["urchin"])  # fmt: skip
    t = table(ada, side(amber=3), house=House.DIS)
    t.do("play", "fear")
    t.answer("yes")
    t.answer("yes")
    t.expect_main_step()
    assert (t.amber(0), t.amber(1), t.card("scrivener-favian").amber) == (1, 2, 0) and t.ids(0, "deck") == ["urchin"]


# Chains -----------------------------------------------------------------------------------------


@pytest.mark.rule("faq/chains-1", "faq/chains-2", "glossary/chains")
@pytest.mark.parametrize(("held", "chains"), [(7, 2), (5, 1)])
def test_a_chain_is_shed_only_where_it_kept_a_card_from_being_drawn(held: int, chains: int) -> None:
    t = table(side(hand=["fear"] * held, deck=["punch"] * 3, chains=2), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert t.game.state.players[0].chains == chains and len(t.ids(0, "hand")) == held


# Destroyed --------------------------------------------------------------------------------------


@pytest.mark.rule("faq/destroyed-effects-2", "glossary/destroyed")
def test_stealer_of_souls_does_nothing_when_it_is_destroyed_together_with_valdr() -> None:
    t = table(side(battleline=["stealer-of-souls"]), side(battleline=["valdr"]))
    t.do("fight", "stealer-of-souls")
    t.pick("valdr")
    assert t.ids(1, "discard") == ["valdr"] and t.ids(0, "discard") == ["stealer-of-souls"]
    assert t.amber(0) == 0
    t.expect_main_step()


@pytest.mark.rule("faq/destroyed-effects-7")
@pytest.mark.parametrize(("first", "theirs"), [("urchin", 0), ("optio-gorkus", 3)])
def test_the_active_player_orders_destroyed_abilities_to_keep_amber_from_the_opponent(first: str, theirs: int) -> None:
    line = [spec("optio-gorkus", upgrades=["imperial-scutum"]), spec("urchin", amber=3)]
    t = table(side(hand=["gateway-to-dis"], battleline=line), side(battleline=["troll"]), house=House.DIS)
    t.do("play", "gateway-to-dis")
    assert set(t.offered()) == {"urchin", "optio-gorkus"}
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    t.finish()
    assert t.amber(1) == theirs and t.line(0) == []


# Elusive, enrage --------------------------------------------------------------------------------


@pytest.mark.rule("faq/elusive-3", "glossary/hazardous-x")
def test_elusive_is_spent_though_hazardous_damage_kept_the_fight_from_happening() -> None:
    noddy = {"id": "noddy-the-thief", "upgrades": ["flame-wreathed"]}
    t = table(side(battleline=["dust-imp", "valdr"]), side(battleline=[noddy]), house=House.DIS)
    t.fight("dust-imp", "noddy-the-thief")
    assert t.zone("dust-imp") == Zone.DISCARD and not t.events(ev.CreatureFought)[0].happened
    t.game.adjust(SetHouse(house=House.BROBNAR))
    t.fight("valdr", "noddy-the-thief")
    assert t.zone("noddy-the-thief") == Zone.DISCARD


@pytest.mark.rule("faq/elusive-5")
def test_elusive_gained_before_the_fight_is_in_time_to_prevent_its_damage() -> None:
    horned = {"id": "smaaash", "amber": 1, "upgrades": ["siren-horn"]}
    t = table(side(battleline=[horned]), side(battleline=["boss-zarek", "troll"]), house=House.BROBNAR)
    t.fight("smaaash", "troll")
    assert (t.card("troll").damage, t.card("smaaash").damage, t.card("troll").amber) == (0, 0, 1)


@pytest.mark.rule("faq/enrage-1", "glossary/enrage")
def test_an_enraged_creature_that_is_told_to_reap_reaps_and_stays_enraged() -> None:
    mine = side(hand=["ghosthawk"], battleline=[{"id": "headhunter", "enraged": True}])
    t = table(mine, side(battleline=["troll"]), house=House.UNTAMED)
    t.do("play", "ghosthawk")
    t.answer("slot:0")
    t.answer("yes")
    assert t.amber(0) == 1 and t.card("headhunter").enraged and not t.card("headhunter").ready


# Flanks, for each, houses -----------------------------------------------------------------------


@pytest.mark.rule("faq/for-each-1", "glossary/for-each")
def test_damage_for_each_of_something_can_be_divided_among_creatures() -> None:
    mine = side(hand=["sack-of-coins"], amber=2)
    t = table(mine, side(battleline=["urchin", "dodger"]), house=House.SHADOWS)
    t.do("play", "sack-of-coins")
    t.pick("dodger")
    t.pick("urchin")
    assert t.zone("urchin") == Zone.BATTLELINE  # all of it is dealt together
    t.pick("dodger")
    assert t.zone("urchin") == Zone.DISCARD and t.card("dodger").damage == 2


@pytest.mark.rule("faq/house-1")
def test_the_latest_effect_that_sets_a_house_counts_while_it_lasts() -> None:
    line = [{"id": "urchin", "upgrades": ["academy-training"]}]
    t = table(side(hand=["orator-hissaro"], battleline=line), side(houses=[House.DIS]), house=House.SAURIAN)
    assert t.card("urchin").houses == (House.LOGOS,)
    t.creature("orator-hissaro")
    assert t.card("urchin").houses == (House.SAURIAN,)
    t.end_turn()
    assert t.card("urchin").houses == (House.LOGOS,)


@pytest.mark.rule("faq/house-1", "glossary/constant-abilities")
def test_an_upgrade_that_sets_a_house_later_than_another_effect_counts() -> None:
    t = table(side(hand=["orator-hissaro", "academy-training"], battleline=["urchin"]), house=House.SAURIAN)
    t.creature("orator-hissaro")
    t.game.adjust(SetHouse(house=House.LOGOS))
    t.do("play", "academy-training")
    t.pick("urchin")
    assert t.card("urchin").houses == (House.LOGOS,)

"""Keywords: omega, poison, skirmish, splash-attack, taunt, treachery, versatile."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, IllegalChoice, Keyword, Step
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal
from kfdesk.language.labels import after_fight, before_fight, play
from kfdesk.language.rules.abilities import gains, loses
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a, each
from tests.rulebook.made import keys
from tests.tables import side, table

FILL = ["fear"] * 8
"""A deck that a hand is refilled from without shuffling."""


# Omega ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/omega")
def test_omega_ends_the_step_once_everything_pending_is_resolved() -> None:
    shout = card("commune", play(gain(4)))
    t = table(side(hand=["commune", "urchin"], deck=FILL), side(houses=[House.DIS]), shout, house=House.UNTAMED)
    t.do("play", "commune")
    assert t.amber(0) == 4
    assert [e.step for e in t.events(ev.StepBegan)][:2] == [Step.READY, Step.DRAW]
    assert t.game.state.active == 1 and t.ids(0, "hand") == ["urchin", *FILL[:5]]
    assert t.zone("commune") == "discard"


@pytest.mark.rule("glossary/omega", "faq/omega-3")
def test_a_creature_that_gains_omega_as_it_enters_ends_the_step_though_the_giver_is_gone_by_then() -> None:
    played = {"id": "silvertooth", "icons": ["damage"]}
    theirs = side(battleline=[{"id": "chronophage", "damage": 2}])
    t = table(side(hand=[played, "urchin"]), theirs, house=House.SHADOWS)
    t.do("play", "silvertooth")
    t.answer("slot:0")
    t.pick("chronophage")
    assert t.zone("chronophage") == "discard"
    assert t.game.state.active == 1


@pytest.mark.rule("glossary/omega", "faq/omega-2")
def test_a_creature_that_gains_omega_only_after_it_entered_does_not_end_the_step() -> None:
    t = table(side(hand=["cyber-clone", "batdrone"]), side(battleline=["duskwitch"]), house=House.LOGOS)
    t.do("play", "cyber-clone")
    t.answer("slot:0")
    t.pick("duskwitch")
    assert (Keyword.OMEGA, 1) in t.card("cyber-clone").keywords
    t.expect_main_step()
    assert t.can("play", "batdrone")


@pytest.mark.rule("glossary/omega")
def test_nothing_more_may_be_played_used_or_discarded_while_omegas_effects_resolve() -> None:
    ask = card("commune", play(deal(1, a(CREATURE))))
    mine = side(hand=["commune", "dust-pixie"], battleline=["snufflegator", "niffle-ape"])
    t = table(mine, side(), ask, house=House.UNTAMED)
    t.do("play", "commune")
    t.expect(DecisionKind.CARD)
    assert "glossary/omega" in t.reasons(f"play:{t.handle('dust-pixie')}")
    assert "glossary/omega" in t.reasons(f"reap:{t.handle('niffle-ape')}")
    t.pick("niffle-ape")
    assert t.game.state.active == 1


# Poison -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/poison")
def test_damage_from_the_power_of_a_poisonous_attacker_destroys() -> None:
    t = table(side(battleline=["macis-asp"]), side(battleline=["troll"]))
    t.do("fight", "macis-asp")
    t.pick("troll")
    assert t.zone("troll") == "discard" and t.card("macis-asp").damage == 0
    assert t.events(ev.DamageDealt)[0].amount == 3
    t.expect_main_step()


@pytest.mark.rule("glossary/poison")
def test_a_poisonous_defender_destroys_the_attacker_too() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["inka-the-spider"]))
    t.do("fight", "troll")
    t.pick("inka-the-spider")
    t.finish()
    assert t.zone("troll") == t.zone("inka-the-spider") == "discard"


@pytest.mark.rule("glossary/poison", "glossary/armor")
def test_poison_does_nothing_when_armor_prevents_all_of_the_damage() -> None:
    t = table(side(battleline=["inka-the-spider"]), side(battleline=["lady-maxena"]))
    t.do("fight", "inka-the-spider")
    t.pick("lady-maxena")
    assert t.card("lady-maxena").damage == 0 and t.card("lady-maxena").armor_left == 1
    assert t.zone("inka-the-spider") == "discard"


@pytest.mark.rule("glossary/poison", "glossary/ward")
def test_poison_does_nothing_when_a_ward_prevents_the_damage() -> None:
    t = table(side(battleline=["macis-asp"]), side(battleline=[{"id": "troll", "warded": True}]))
    t.do("fight", "macis-asp")
    t.pick("troll")
    assert t.zone("troll") == "battleline" and not t.card("troll").warded


@pytest.mark.rule("glossary/poison")
def test_poison_is_of_the_power_only_not_of_other_damage_the_creature_deals() -> None:
    sting = card("macis-asp", before_fight(deal(1, a(CREATURE))))
    t = table(side(battleline=["macis-asp"]), side(battleline=["troll", "valdr"]), sting)
    t.do("fight", "macis-asp")
    t.pick("valdr")
    t.pick("troll")
    assert t.card("troll").damage == 1 and t.zone("valdr") == "discard"


# Skirmish ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/skirmish")
def test_a_skirmisher_takes_no_damage_from_the_power_of_what_it_attacks() -> None:
    t = table(side(battleline=["snufflegator"]), side(battleline=["troll"]))
    t.do("fight", "snufflegator")
    t.pick("troll")
    assert t.card("snufflegator").damage == 0 and t.card("troll").damage == 4
    t.expect_main_step()


@pytest.mark.rule("glossary/skirmish", "glossary/hazardous-x")
def test_skirmish_does_not_keep_off_hazardous_damage() -> None:
    t = table(side(battleline=["snufflegator"]), side(battleline=["armsmaster-molina"]))
    t.do("fight", "snufflegator")
    t.pick("armsmaster-molina")
    assert t.card("snufflegator").damage == 3
    assert t.zone("armsmaster-molina") == "discard"


@pytest.mark.rule("glossary/skirmish")
def test_skirmish_does_nothing_for_a_creature_that_is_attacked() -> None:
    t = table(side(battleline=["headhunter"]), side(battleline=["batdrone"]))
    t.do("fight", "headhunter")
    t.pick("batdrone")
    assert t.card("headhunter").damage == 2 and t.zone("batdrone") == "discard"


# Splash-attack ----------------------------------------------------------------------------------


@pytest.mark.rule("glossary/splash-attack-x", "chart/fight")
def test_splash_attack_hits_both_neighbors_at_the_same_time_as_the_fight() -> None:
    t = table(side(battleline=["crogg-the-clumsy"]), side(battleline=["urchin", "troll", "valdr", "mother"]))
    t.do("fight", "crogg-the-clumsy")
    t.pick("troll")
    t.finish()
    assert t.zone("urchin") == "discard"
    assert (t.card("troll").damage, t.card("valdr").damage, t.card("mother").damage) == (7, 2, 0)
    assert [(e.card, e.amount) for e in t.events(ev.DamageDealt)] == [
        (t.number(i), n) for i, n in (("troll", 7), ("crogg-the-clumsy", 8), ("urchin", 2), ("valdr", 2))
    ]
    assert all(e.in_fight for e in t.events(ev.DamageDealt))
    gone = {e.card: e.killer for e in t.events(ev.CardDestroyed)}
    crogg = t.number("crogg-the-clumsy")
    assert gone[t.number("urchin")] == crogg  # destroyed in a fight, fighting the attacker


@pytest.mark.rule("glossary/splash-attack-x")
def test_two_instances_of_splash_attack_add_up() -> None:
    more = card("blood-of-titans", gains(each(CREATURE), (Keyword.SPLASH_ATTACK, 3)))
    crogg = {"id": "crogg-the-clumsy", "upgrades": ["blood-of-titans"]}
    t = table(side(battleline=[crogg]), side(battleline=["troll", "mother"]), more)
    t.do("fight", "crogg-the-clumsy")
    t.pick("troll")
    t.finish()
    assert t.zone("mother") == "discard"  # 2 + 3


@pytest.mark.rule("glossary/splash-attack-x", "glossary/elusive")
def test_splash_attack_hits_the_neighbors_of_an_elusive_creature() -> None:
    t = table(side(battleline=["crogg-the-clumsy"]), side(battleline=["noddy-the-thief", "mother"]))
    t.do("fight", "crogg-the-clumsy")
    t.pick("noddy-the-thief")
    assert (t.card("noddy-the-thief").damage, t.card("mother").damage) == (0, 2)
    assert t.card("crogg-the-clumsy").damage == 0


# Taunt ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/taunt", "glossary/neighbor")
def test_neighbors_of_a_taunting_creature_cannot_be_attacked_unless_they_taunt_too() -> None:
    t = table(side(battleline=["headhunter"]),
              side(battleline=["urchin", "champion-anaphiel", "ardent-hero", "mother", "valdr"]))  # fmt: skip
    t.do("fight", "headhunter")
    assert t.offered() == ["champion-anaphiel", "ardent-hero", "valdr"]
    for protected in ("urchin", "mother"):
        key = f"card:{t.handle(protected)}"
        assert t.reasons(key) == ["glossary/taunt"]
        with pytest.raises(IllegalChoice):
            t.answer(key)
    t.pick("valdr")
    t.expect_main_step()


@pytest.mark.rule("glossary/taunt")
def test_taunt_stops_no_effect_that_chooses_a_creature() -> None:
    t = table(side(hand=["punch"]), side(battleline=["urchin", "champion-anaphiel"]), house=House.BROBNAR)
    t.do("play", "punch")
    assert t.offered() == ["urchin", "champion-anaphiel"]
    t.pick("urchin")
    assert t.zone("urchin") == "discard"


@pytest.mark.rule("glossary/taunt")
def test_taunting_creatures_are_pushed_forward() -> None:
    t = table(side(battleline=["headhunter"]), side(battleline=["urchin", "champion-anaphiel"]))
    assert [c.taunts for c in t.game.view(0).seats[1].battleline] == [False, True]


# Treachery --------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/treachery", "glossary/control-and-ownership")
def test_a_treacherous_creature_enters_play_under_the_opponents_control() -> None:
    t = table(side(hand=["scowly-caper"]), side(battleline=["mother"]), house=House.SHADOWS)
    t.do("play", "scowly-caper")
    assert keys(t) == ["slot:0", "slot:1"]
    t.answer("slot:1")
    assert t.line(0) == [] and t.line(1) == ["mother", "scowly-caper"]
    caper = t.card("scowly-caper")
    assert (caper.owner, caper.controller, caper.ready) == (0, 1, False)
    t.expect_main_step()


@pytest.mark.rule("glossary/treachery")
def test_a_treacherous_artifact_lies_in_the_opponents_row() -> None:
    t = table(side(hand=["curse-of-cowardice"]), side(), house=House.BROBNAR)
    t.do("play", "curse-of-cowardice")
    assert t.ids(0, "artifacts") == [] and t.ids(1, "artifacts") == ["curse-of-cowardice"]


# Versatile --------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/versatile")
def test_a_versatile_creature_is_used_in_any_house_but_not_played_in_any() -> None:
    t = table(side(hand=["scowly-caper"], battleline=["mack-the-knife", "dodger"]), side(battleline=["troll"]),
              house=House.LOGOS)  # fmt: skip
    mack = t.handle("mack-the-knife")
    assert keys(t) == [f"reap:{mack}", f"fight:{mack}", f"action:{mack}", "end-turn"]
    assert t.reasons(f"play:{t.handle('scowly-caper')}") == ["glossary/off-house"]
    t.do("reap", "mack-the-knife")
    assert t.amber(0) == 1


@pytest.mark.rule("glossary/versatile", "glossary/stun")
def test_a_versatile_creature_is_unstunned_in_any_house() -> None:
    t = table(side(battleline=[{"id": "mack-the-knife", "stunned": True}]), side(), house=House.LOGOS)
    assert keys(t) == [f"unstun:{t.handle('mack-the-knife')}", "end-turn"]


@pytest.mark.rule("glossary/lose-vs-gain", "glossary/taunt")
def test_losing_a_keyword_beats_gaining_it() -> None:
    gained = card("mother", gains(each(CREATURE), Keyword.TAUNT))
    lost = card("troll", loses(each(CREATURE), Keyword.TAUNT))
    t = table(side(battleline=["mother", "urchin"]), side(battleline=["troll", "champion-anaphiel"]), gained, lost)
    for id_ in ("mother", "urchin", "troll", "champion-anaphiel"):
        assert not t.card(id_).taunts


@pytest.mark.rule("glossary/skirmish", "glossary/poison")
def test_after_fight_follows_for_a_skirmisher_that_survives() -> None:
    brave = card("macis-asp", after_fight(gain(1)))
    t = table(side(battleline=["macis-asp"]), side(battleline=["beehemoth"]), brave)
    t.do("fight", "macis-asp")
    t.pick("beehemoth")
    assert t.amber(0) == 1 and t.zone("beehemoth") == "discard"

"""Fighting: the chart, the window before the fight, and the keywords that change it. Rule: "Fight"."""

from __future__ import annotations

import pytest

from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import (
    CardDestroyed,
    CardUsed,
    CreatureFought,
    DamageDealt,
    DamagePrevented,
    StatusGained,
    StatusLost,
)
from kfdesk.engine.terms import DecisionKind, House, Keyword, Step
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.use import fight_with
from kfdesk.language.labels import action, after_fight, after_reap, before_fight, omni, play
from kfdesk.language.occurrences import fights, is_destroyed
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.rulebook.made import after_event, give, holds, keys
from tests.tables import Table, side, spec, table


def _fight(t: Table, attacker: str, defender: str) -> None:
    t.do("fight", attacker)
    t.pick(defender)


def _dealt(t: Table) -> list[tuple[str, int]]:
    return [(t.game.state.cards[e.card].printed.id, e.amount) for e in t.events(DamageDealt)]


# The chart --------------------------------------------------------------------------------------


@pytest.mark.rule("chart/fight", "glossary/fight")
def test_a_fight_exhausts_chooses_does_what_comes_before_deals_damage_and_is_answered() -> None:
    t = table(
        side(battleline=["troll", "headhunter"]),
        side(battleline=["bumpsy", "krump"]),
        card("troll", before_fight(gain(1)), after_fight(gain(2))),
        card("headhunter", after_event(CreatureFought, gain(4))),
    )
    t.do("fight", "troll")
    t.expect(DecisionKind.ATTACK)
    assert t.offered() == ["bumpsy", "krump"]
    t.pick("krump")
    t.expect(DecisionKind.TRIGGER)
    assert (t.game.timing[-1].chart, t.game.timing[-1].step) == ("fight", "after")
    assert (t.amber(0), t.card("troll").damage, t.line(1)) == (1, 6, ["bumpsy"])
    assert t.offered() == ["troll", "headhunter"]
    t.answer(keys(t)[1])
    assert t.amber(0) == 1 + 4 + 2
    happened = [type(e).__name__ for e in t.game.events]
    chart = ("CardExhausted", "FightBegan", "DamageDealt", "CardDestroyed", "CreatureFought")
    assert [n for n in happened if n in chart] == [*chart[:2], "DamageDealt", *chart[2:]]
    t.expect_main_step()


@pytest.mark.rule("chart/fight", "glossary/fight", "glossary/attack-attacker-attacking")
def test_both_creatures_deal_damage_equal_to_their_power_at_the_same_time() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["headhunter"]))
    _fight(t, "bumpsy", "headhunter")
    assert (t.line(0), t.line(1)) == ([], [])
    assert _dealt(t) == [("headhunter", 5), ("bumpsy", 5)]
    t.expect_main_step()


@pytest.mark.rule("chart/fight", "glossary/fight", "glossary/exhaust-exhausted")
def test_a_surviving_attacker_is_exhausted_keeps_its_damage_and_resolves_after_fight() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["bumpsy"]), card("troll", after_fight(gain(2))))
    _fight(t, "troll", "bumpsy")
    troll = t.card("troll")
    assert (troll.ready, troll.damage, t.line(1), t.amber(0)) == (False, 5, [], 2)
    assert keys(t) == ["end-turn"]


@pytest.mark.rule("glossary/fight", "chart/fight")
def test_a_destroyed_attacker_resolves_no_after_fight_ability() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["troll"]), card("bumpsy", after_fight(gain(2))))
    _fight(t, "bumpsy", "troll")
    assert (t.line(0), t.card("troll").damage, t.amber(0)) == ([], 5, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/fight")
def test_after_fight_belongs_to_the_attacker_only() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["troll"]), card("troll", after_fight(gain(2))))
    _fight(t, "bumpsy", "troll")
    assert t.amber(1) == 0
    t.expect_main_step()


@pytest.mark.rule("glossary/fight", "chart/fight")
def test_damage_dealt_in_a_fight_is_prevented_as_the_damage_chart_says() -> None:
    t = table(side(battleline=["raiding-knight"]), side(battleline=[spec("bumpsy", warded=True)]), house=House.SANCTUM)
    _fight(t, "raiding-knight", "bumpsy")
    assert (t.card("raiding-knight").damage, t.card("bumpsy").damage, t.card("bumpsy").warded) == (3, 0, False)
    assert [(e.amount, e.by) for e in t.events(DamagePrevented)] == [(4, "ward"), (2, "armor")]
    t.expect_main_step()


@pytest.mark.rule("glossary/fight", "glossary/before", "chart/fight")
@pytest.mark.parametrize("fallen", ["bumpsy", "dust-imp"])
def test_when_one_is_gone_before_the_fight_it_is_skipped_but_the_creature_was_used(fallen: str) -> None:
    victim = each(CREATURE, ENEMY) if fallen == "dust-imp" else THIS
    t = table(
        side(battleline=["bumpsy", "troll"]),
        side(battleline=["dust-imp"]),
        card(
            "bumpsy",
            before_fight(deal(5, victim)),
            after_fight(gain(1)),
            after(is_destroyed(a(CREATURE), fighting=THIS), gain(8)),
        ),
        card("dust-imp"),
        card("troll", after(fights(), gain(2)), after_event(CardUsed, gain(4))),
    )
    _fight(t, "bumpsy", "dust-imp")
    t.finish()
    assert t.amber(0) == 2 + 4
    assert _dealt(t) == [(fallen, 5)]
    fought = t.events(CreatureFought)[0]
    assert (fought.happened, fought.survived) == (False, fallen == "dust-imp")
    t.expect_main_step()


@pytest.mark.rule("glossary/before")
def test_before_fight_resolves_after_exhausting_and_before_any_fight_damage() -> None:
    t = table(
        side(battleline=["bumpsy"]), side(battleline=["troll"]), card("bumpsy", before_fight(deal(1, a(CREATURE))))
    )
    _fight(t, "bumpsy", "troll")
    t.expect(DecisionKind.CARD)
    assert (t.card("bumpsy").ready, t.card("troll").damage) == (False, 0)
    t.pick("troll")
    assert t.card("troll").damage == 6
    t.expect_main_step()


@pytest.mark.rule("glossary/fight")
def test_without_an_enemy_creature_there_is_no_fight() -> None:
    t = table(side(battleline=["bumpsy"]), side(artifacts=["seeker-needle"]))
    assert keys(t) == [f"reap:{t.handle('bumpsy')}", "end-turn"]
    assert t.reasons(f"fight:{t.handle('bumpsy')}") == ["glossary/fight"]


@pytest.mark.rule("glossary/fight", "glossary/enemy")
def test_only_enemy_creatures_are_offered_to_fight() -> None:
    t = table(side(battleline=["bumpsy", "krump"]), side(battleline=["troll", "dodger"], artifacts=["seeker-needle"]))
    t.do("fight", "bumpsy")
    assert t.offered() == ["troll", "dodger"]
    assert t.reasons(f"card:{t.handle('krump')}") == ["glossary/fight"]


@pytest.mark.rule("glossary/fight")
def test_a_constant_ability_about_the_fights_end_needs_its_creature_to_survive() -> None:
    t = table(
        side(battleline=["bumpsy"]),
        side(battleline=["headhunter", "troll"]),
        card("headhunter", after(fights(), gain(1))),
        card("troll", after(fights(), gain(2))),
    )
    _fight(t, "bumpsy", "headhunter")
    assert (t.line(1), t.amber(1)) == (["troll"], 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/fight", "chart/destroyed")
def test_a_creature_destroyed_in_the_fight_was_destroyed_fighting_the_other() -> None:
    t = table(
        side(battleline=["troll"]),
        side(battleline=["bumpsy"]),
        card("troll", after(is_destroyed(a(CREATURE, ENEMY), fighting=THIS), gain(3))),
    )
    _fight(t, "troll", "bumpsy")
    assert t.amber(0) == 3
    assert t.events(CardDestroyed)[0].killer == t.number("troll")
    t.expect_main_step()


# Assault and hazardous --------------------------------------------------------------------------


@pytest.mark.rule("glossary/assault-x", "glossary/before", "chart/fight")
def test_assault_deals_its_damage_before_the_fight() -> None:
    t = table(side(battleline=["ancient-bear"]), side(battleline=["troll"]))
    _fight(t, "ancient-bear", "troll")
    assert _dealt(t) == [("troll", 2), ("troll", 5), ("ancient-bear", 8)]
    assert (t.card("troll").damage, t.line(0)) == (7, [])
    t.expect_main_step()


@pytest.mark.rule("glossary/assault-x", "glossary/fight")
def test_assault_that_destroys_ends_the_fight() -> None:
    t = table(
        side(battleline=["ancient-bear"]), side(battleline=["dust-imp"]), card("ancient-bear", after_fight(gain(1)))
    )
    _fight(t, "ancient-bear", "dust-imp")
    assert _dealt(t) == [("dust-imp", 2)]
    assert (t.card("ancient-bear").damage, t.line(1), t.amber(0), t.amber(1)) == (0, [], 0, 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/assault-x")
def test_assault_does_nothing_for_the_creature_that_is_attacked() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["ancient-bear"]))
    _fight(t, "bumpsy", "ancient-bear")
    assert _dealt(t) == [("ancient-bear", 5), ("bumpsy", 5)]
    t.expect_main_step()


@pytest.mark.rule("glossary/assault-x", "glossary/hazardous-x")
@pytest.mark.parametrize(("word", "line"), [(Keyword.ASSAULT, 0), (Keyword.HAZARDOUS, 1)])
def test_a_second_instance_of_assault_or_hazardous_adds_up(word: Keyword, line: int) -> None:
    armed = ("ancient-bear", "alien-puffer")[line]
    more = card(armed, gains(THIS, (word, 2)), gains(THIS, word))
    t = table(side(battleline=["ancient-bear"]), side(battleline=["alien-puffer"]), more)
    assert dict(t.card(armed).keywords)[word] == (2, 3)[line] + 3


@pytest.mark.rule("glossary/hazardous-x", "glossary/before", "chart/fight")
def test_hazardous_deals_its_damage_to_the_attacker_before_the_fight() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["alien-puffer"]))
    _fight(t, "troll", "alien-puffer")
    assert _dealt(t) == [("troll", 3), ("alien-puffer", 8), ("troll", 6)]
    assert (t.line(0), t.line(1)) == ([], [])
    t.expect_main_step()


@pytest.mark.rule("glossary/hazardous-x", "glossary/fight")
def test_hazardous_that_destroys_the_attacker_ends_the_fight() -> None:
    t = table(side(battleline=["silvertooth"]), side(battleline=["alien-puffer"]))
    _fight(t, "silvertooth", "alien-puffer")
    assert (t.line(0), t.card("alien-puffer").damage) == ([], 0)
    assert _dealt(t) == [("silvertooth", 3)]
    t.expect_main_step()


@pytest.mark.rule("glossary/hazardous-x")
def test_hazardous_does_nothing_for_an_attacker() -> None:
    t = table(side(battleline=["alien-puffer"]), side(battleline=["troll"]))
    _fight(t, "alien-puffer", "troll")
    assert _dealt(t) == [("troll", 6), ("alien-puffer", 8)]
    t.expect_main_step()


@pytest.mark.rule("glossary/assault-x", "glossary/hazardous-x", "glossary/before", "glossary/active-player")
def test_the_active_player_orders_assault_hazardous_and_before_fight() -> None:
    bear = card("ancient-bear", before_fight(gain(1)))
    t = table(side(battleline=["ancient-bear"]), side(battleline=["alien-puffer"]), bear)
    _fight(t, "ancient-bear", "alien-puffer")
    t.expect(DecisionKind.TRIGGER)
    assert (t.decision.player, t.offered()) == (0, ["ancient-bear", "ancient-bear", "alien-puffer"])
    t.answer(f"trigger:{t.handle('alien-puffer')}.0")
    assert (t.card("ancient-bear").damage, t.card("alien-puffer").damage) == (3, 0)
    t.answer(f"trigger:{t.handle('ancient-bear')}.0")
    assert t.amber(0) == 1
    assert _dealt(t) == [("ancient-bear", 3), ("alien-puffer", 2), ("alien-puffer", 5), ("ancient-bear", 6)]
    assert (t.line(0), t.line(1)) == ([], [])
    t.expect_main_step()


# Elusive ----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/elusive")
def test_the_first_time_an_elusive_creature_is_fought_each_turn_neither_deals_damage() -> None:
    t = table(side(battleline=["bumpsy", "krump"]), side(battleline=["noddy-the-thief"], houses=[House.DIS]))
    _fight(t, "bumpsy", "noddy-the-thief")
    assert (t.card("bumpsy").damage, t.card("noddy-the-thief").damage, _dealt(t)) == (0, 0, [])
    _fight(t, "krump", "noddy-the-thief")
    assert (t.card("krump").damage, t.line(1)) == (2, [])
    t.expect_main_step()


@pytest.mark.rule("glossary/elusive")
def test_elusive_works_anew_next_turn() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["noddy-the-thief"], houses=[House.DIS]))
    _fight(t, "bumpsy", "noddy-the-thief")
    t.end_turn()
    t.end_turn()
    _fight(t, "bumpsy", "noddy-the-thief")
    assert (_dealt(t), t.line(1)) == ([], ["noddy-the-thief"])


@pytest.mark.rule("glossary/elusive")
def test_elusive_stops_only_damage_of_power() -> None:
    t = table(side(battleline=["crim-torchtooth"]), side(battleline=["troll", "noddy-the-thief", "krump"]))
    _fight(t, "crim-torchtooth", "noddy-the-thief")
    assert _dealt(t) == [("troll", 4), ("krump", 4)]
    assert t.card("noddy-the-thief").damage == 0
    t.expect_main_step()
    t = table(side(battleline=["ancient-bear"]), side(battleline=["noddy-the-thief"]))
    _fight(t, "ancient-bear", "noddy-the-thief")
    assert (_dealt(t), t.line(1)) == ([("noddy-the-thief", 2)], [])
    t.expect_main_step()


@pytest.mark.rule("glossary/elusive", "glossary/fight")
def test_an_elusive_fight_is_a_fight_all_the_same() -> None:
    t = table(side(battleline=["bumpsy"]), side(battleline=["noddy-the-thief"]), card("bumpsy", after_fight(gain(1))))
    _fight(t, "bumpsy", "noddy-the-thief")
    assert t.amber(0) == 1
    assert t.events(CreatureFought)[0].happened
    t.expect_main_step()


@pytest.mark.rule("glossary/elusive")
def test_an_attacking_elusive_creature_is_not_protected() -> None:
    t = table(side(battleline=["noddy-the-thief"]), side(battleline=["bumpsy"]))
    _fight(t, "noddy-the-thief", "bumpsy")
    assert (t.line(0), t.card("bumpsy").damage) == ([], 2)
    t.expect_main_step()


# Fight with -------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/fight-with")
def test_an_effect_may_fight_with_a_creature_of_any_house_by_the_usual_rules() -> None:
    t = table(
        side(hand=["anger"], battleline=[spec("dodger", ready=False), "troll"]),
        side(battleline=["almsmaster", "bumpsy", "urchin"]),
    )
    t.do("play", "anger")
    assert t.offered() == ["dodger", "troll"]
    t.pick("dodger")
    t.expect(DecisionKind.ATTACK)
    assert t.offered() == ["almsmaster", "urchin"]
    t.pick("almsmaster")
    assert (t.card("dodger").ready, t.card("dodger").damage, t.line(1)) == (False, 4, ["bumpsy", "urchin"])
    t.expect_main_step()


@pytest.mark.rule("glossary/fight-with", "glossary/exhaust-exhausted")
def test_an_exhausted_creature_does_not_fight_unless_the_effect_readies_it() -> None:
    t = table(
        side(hand=["punch"], battleline=[spec("dodger", ready=False)]),
        side(battleline=["bumpsy"]),
        card("punch", play(fight_with(a(CREATURE, FRIENDLY)))),
    )
    t.do("play", "punch")
    t.expect_main_step()
    assert (t.card("dodger").damage, t.card("bumpsy").damage) == (0, 0)


@pytest.mark.rule("glossary/fight-with")
def test_with_no_enemy_an_effect_to_ready_and_fight_only_readies() -> None:
    t = table(side(hand=["anger"], battleline=[spec("dodger", ready=False)]), side(), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("dodger")
    t.expect_main_step()
    assert t.card("dodger").ready


# Enrage -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/enrage")
def test_an_enraged_creature_must_fight_while_there_is_an_enemy_and_is_calm_afterwards() -> None:
    many = card("troll", action(gain(1)), omni(gain(1)))
    t = table(side(battleline=[spec("troll", enraged=True)]), side(battleline=["bumpsy"]), many)
    troll = t.handle("troll")
    assert keys(t) == [f"fight:{troll}", "end-turn"]
    for verb in ("reap", "action", "omni"):
        assert t.reasons(f"{verb}:{troll}") == ["glossary/enrage"]
    _fight(t, "troll", "bumpsy")
    assert not t.card("troll").enraged
    assert [e.status for e in t.events(StatusLost)] == ["enrage"]
    t.expect_main_step()


@pytest.mark.rule("glossary/enrage", "glossary/omni")
def test_an_enraged_creature_outside_the_active_house_cannot_fight_and_may_use_its_omni_ability() -> None:
    many = card("troll", omni(gain(2)))
    t = table(side(battleline=[spec("troll", enraged=True)]), side(battleline=["bumpsy"]), many, house=House.DIS)
    troll = t.handle("troll")
    assert keys(t) == [f"omni:{troll}", "end-turn"]
    t.do("omni", "troll")
    assert (t.amber(0), t.card("troll").enraged) == (2, True)
    t = table(side(battleline=[spec("troll", enraged=True)]), side(battleline=["bumpsy"]), many, house=House.BROBNAR)
    assert keys(t) == [f"fight:{troll}", "end-turn"]
    assert t.reasons(f"omni:{troll}") == ["glossary/enrage"]


@pytest.mark.rule("glossary/enrage")
def test_without_enemies_an_enraged_creature_reaps_or_acts_and_stays_enraged() -> None:
    many = card("troll", action(gain(1)), omni(gain(1)), after_reap(gain(2)))
    t = table(side(battleline=[spec("troll", enraged=True)]), side(), many)
    assert keys(t) == [f"{verb}:{t.handle('troll')}" for verb in ("reap", "action", "omni")] + ["end-turn"]
    t.do("reap", "troll")
    assert (t.amber(0), t.card("troll").enraged) == (3, True)
    t.expect_main_step()


@pytest.mark.rule("glossary/enrage")
def test_a_creature_that_cannot_fight_is_not_held_to_it() -> None:
    meek = card("troll", holds(Mod.CANNOT_FIGHT))
    t = table(side(battleline=[spec("troll", enraged=True)]), side(battleline=["bumpsy"]), meek)
    assert keys(t) == [f"reap:{t.handle('troll')}", "end-turn"]


@pytest.mark.rule("glossary/enrage")
def test_an_enraged_creature_is_not_enraged_again() -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=[spec("troll", enraged=True), "krump"]),
        card("punch", play(give("enrage", each(CREATURE)))),
    )
    t.do("play", "punch")
    assert [t.game.state.cards[e.card].printed.id for e in t.events(StatusGained)] == ["krump"]
    assert (t.card("troll").enraged, t.card("krump").enraged) == (True, True)
    t.expect_main_step()


# Entrench ---------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/entrench")
@pytest.mark.parametrize("stays", [True, False])
def test_the_controller_may_leave_an_entrenched_creature_exhausted(stays: bool) -> None:
    tired = [spec("cabochon", ready=False), spec("troll", ready=False)]
    t = table(side(battleline=tired), side(houses=[House.DIS]))
    t.answer("end-turn")
    assert (t.game.state.step, t.offered(), t.decision.min) == (Step.READY, ["cabochon"], 0)
    t.pick("cabochon") if stays else t.answer("done")
    assert (t.card("cabochon").ready, t.card("troll").ready) == (not stays, True)


@pytest.mark.rule("glossary/entrench")
def test_a_ready_entrenched_creature_is_not_asked_about() -> None:
    t = table(side(battleline=["cabochon"]), side(houses=[House.DIS]))
    t.answer("end-turn")
    t.expect(DecisionKind.HOUSE)
    assert t.card("cabochon").ready

"""Damage and what prevents it: the damage chart, armor, invulnerable, healing. Rule: "Damage"."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec
from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import DamageDealt, DamageHealed, DamagePrevented, Event, StatusLost
from kfdesk.engine.terms import DecisionKind, House, Icon, Keyword
from kfdesk.language.amounts import quantity
from kfdesk.language.attributes import DAMAGED
from kfdesk.language.definition import Draft, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy, fully_heal, heal
from kfdesk.language.effects.flow import and_, if_you_do, may
from kfdesk.language.effects.moves import purge, return_
from kfdesk.language.labels import action, omni, play
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import BE_DAMAGED
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.rulebook.made import after_event, holds, keys
from tests.tables import Table, side, spec, table


def _prevented(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.by) for e in t.events(DamagePrevented)]


def _dealt(t: Table) -> list[tuple[str, int]]:
    return [(t.game.state.cards[e.card].printed.id, e.amount) for e in t.events(DamageDealt)]


# The damage chart, step by step -----------------------------------------------------------------


@pytest.mark.rule("chart/damage", "glossary/damage")
def test_damage_passes_cannot_ward_and_armor_in_this_order() -> None:
    shelter = card("library-of-babble", cannot(BE_DAMAGED, each(CREATURE, ENEMY)))
    line = [spec("staunch-knight", warded=True)]
    t = table(
        side(hand=["punch"], artifacts=["library-of-babble"]), side(battleline=line), shelter, house=House.BROBNAR
    )
    t.do("play", "punch")
    t.pick("staunch-knight")
    assert _prevented(t) == [(3, "cannot")]
    knight = t.card("staunch-knight")
    assert (knight.damage, knight.warded, knight.armor_left) == (0, True, 2)
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/damage")
def test_a_ward_prevents_all_pending_damage_before_armor_does_and_is_discarded() -> None:
    t = table(side(hand=["punch"]), side(battleline=[spec("staunch-knight", warded=True)]))
    t.do("play", "punch")
    t.pick("staunch-knight")
    assert _prevented(t) == [(3, "ward")]
    assert len(t.events(StatusLost)) == 1
    knight = t.card("staunch-knight")
    assert (knight.damage, knight.warded, knight.armor_left) == (0, False, 2)
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/armor", "glossary/damage")
def test_each_point_of_armor_prevents_one_and_the_rest_is_dealt() -> None:
    t = table(side(hand=["punch"]), side(battleline=["lady-maxena"]))
    t.do("play", "punch")
    t.pick("lady-maxena")
    assert _prevented(t) == [(2, "armor")]
    assert _dealt(t) == [("lady-maxena", 1)]
    assert (t.card("lady-maxena").damage, t.card("lady-maxena").armor_left) == (1, 0)
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/damage", "glossary/creatures")
@pytest.mark.parametrize(("before", "gone"), [(1, False), (2, True), (3, True)])
def test_a_creature_with_damage_equal_to_its_power_or_more_is_destroyed(before: int, gone: bool) -> None:
    t = table(side(hand=["punch"]), side(battleline=[spec("headhunter", damage=before)]))
    t.do("play", "punch")
    t.pick("headhunter")
    assert t.zone("headhunter") == ("discard" if gone else "battleline")
    assert t.line(1) == ([] if gone else ["headhunter"])
    t.expect_main_step()


@pytest.mark.rule("chart/damage", "glossary/invulnerable")
def test_an_invulnerable_creature_is_dealt_no_damage() -> None:
    hard = card("troll", gains(THIS, Keyword.INVULNERABLE))
    t = table(side(hand=["poison-wave"]), side(battleline=["troll", "bumpsy"]), hard)
    t.do("play", "poison-wave")
    assert (t.card("troll").damage, t.card("bumpsy").damage) == (0, 2)
    assert _prevented(t) == [(2, "cannot")]
    t.expect_main_step()


@pytest.mark.rule("glossary/invulnerable")
def test_destroying_everything_spares_the_invulnerable_even_without_power() -> None:
    hard = card("troll", gains(THIS, Keyword.INVULNERABLE), gets(THIS, power=-8))
    doom = card("punch", play(destroy(each(CREATURE))))
    t = table(side(hand=["punch"]), side(battleline=["troll", "bumpsy"]), hard, doom)
    t.do("play", "punch")
    assert t.line(1) == ["troll"]
    assert t.card("troll").power == 0
    t.expect_main_step()


@pytest.mark.rule("glossary/invulnerable")
def test_a_damaged_creature_that_has_become_invulnerable_lives_on_with_less_power_than_damage() -> None:
    hurt = [spec("mogghunter", damage=5, upgrades=("ghostform",)), spec("troll", damage=7)]
    t = table(side(hand=["king-of-the-crag"]), side(battleline=hurt))
    t.creature("king-of-the-crag")
    assert t.line(1) == ["mogghunter"], "the troll without it has 6 power and 7 damage"
    assert (t.card("mogghunter").damage, t.card("mogghunter").power) == (5, 4)
    t.expect_main_step()


@pytest.mark.rule("glossary/invulnerable")
@pytest.mark.parametrize(("move", "zone"), [(purge, "purged"), (return_, "hand")])
def test_the_invulnerable_leaves_play_in_other_ways(move: object, zone: str) -> None:
    hard = card("troll", gains(THIS, Keyword.INVULNERABLE))
    away = card("punch", play(move(a(CREATURE))))  # type: ignore[operator]
    t = table(side(hand=["punch"]), side(battleline=["troll"]), hard, away)
    t.do("play", "punch")
    t.pick("troll")
    assert t.zone("troll") == zone
    t.expect_main_step()


@pytest.mark.rule("chart/damage")
@pytest.mark.parametrize(
    ("kind", "victim", "step"),
    [
        (StatusLost, spec("staunch-knight", warded=True), "ward"),
        (DamagePrevented, spec("staunch-knight"), "armor"),
        (DamageDealt, spec("staunch-knight"), "dealt"),
    ],
)
def test_the_steps_of_the_chart_show_while_something_answers_them(
    kind: type[Event], victim: CardSpec, step: str
) -> None:
    watcher = card("troll", after_event(kind, may(gain(1))))
    t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=[victim]), watcher)
    t.do("play", "punch")
    t.pick("staunch-knight")
    t.expect(DecisionKind.CONFIRM)
    assert [p.step for p in t.game.timing if p.chart == "damage"] == [step]
    t.answer("yes")
    assert t.amber(0) == 2
    t.expect_main_step()


# Damage -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/damage", "chart/damage")
def test_damage_of_one_effect_is_dealt_to_all_before_anything_answers() -> None:
    watcher = card("krump", after_event(DamageDealt, gain(1)))
    t = table(
        side(hand=["poison-wave"], battleline=["krump"]),
        side(battleline=["bumpsy", "headhunter"]),
        watcher,
        house=House.SHADOWS,
    )
    t.do("play", "poison-wave")
    t.expect(DecisionKind.TRIGGER)
    assert [t.card(i).damage for i in ("krump", "bumpsy", "headhunter")] == [2, 2, 2]
    t.finish()
    assert t.amber(0) == 1 + 3


@pytest.mark.rule("glossary/damage")
def test_damage_stays_on_the_creature_and_does_not_reduce_its_power() -> None:
    t = table(side(hand=["punch"]), side(battleline=["krump"]))
    t.do("play", "punch")
    t.pick("krump")
    t.end_turn()
    assert (t.card("krump").damage, t.card("krump").power) == (3, 6)


@pytest.mark.rule("glossary/damage")
def test_a_creature_with_damage_on_it_is_damaged_for_effects() -> None:
    hunt = card("punch", play(destroy(each(CREATURE, DAMAGED))))
    t = table(side(hand=["punch"]), side(battleline=[spec("troll", damage=1), "krump"]), hunt)
    t.do("play", "punch")
    assert t.line(1) == ["krump"]
    t.expect_main_step()


@pytest.mark.rule("glossary/damage", "glossary/creatures")
def test_a_creature_whose_power_falls_to_its_damage_is_destroyed() -> None:
    weak = card("warsong", play(this_turn(gets(each(CREATURE), power=-3))))
    t = table(side(hand=["warsong"]), side(battleline=[spec("krump", damage=3), spec("troll", damage=3)]), weak)
    t.do("play", "warsong")
    assert t.line(1) == ["troll"]
    assert t.zone("krump") == "discard"
    t.expect_main_step()


@pytest.mark.rule("glossary/damage-bonus-icon", "glossary/bonus-icons", "chart/damage")
def test_damage_of_an_icon_is_stopped_by_armor_as_any_other() -> None:
    hand = [spec("warsong", icons=[Icon.DAMAGE])]
    t = table(side(hand=hand), side(battleline=["staunch-knight", "bumpsy"]))
    t.do("play", "warsong")
    assert t.offered() == ["staunch-knight", "bumpsy"]
    t.pick("staunch-knight")
    assert (t.card("staunch-knight").damage, t.card("staunch-knight").armor_left) == (0, 1)
    t.expect_main_step()


# Armor ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/armor")
def test_armor_used_up_by_one_source_is_missing_for_the_next_in_the_same_turn() -> None:
    prick = card("punch", play(deal(1, a(CREATURE))))
    t = table(side(hand=["punch"], battleline=["bumpsy"]), side(battleline=["lady-maxena"]), prick)
    t.do("play", "punch")
    t.pick("lady-maxena")
    assert (t.card("lady-maxena").armor_left, t.card("lady-maxena").armor) == (1, 2)
    t.do("fight", "bumpsy")
    t.pick("lady-maxena")
    assert (t.card("lady-maxena").damage, t.card("lady-maxena").armor_left) == (4, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/armor")
def test_armor_is_whole_again_next_turn() -> None:
    t = table(side(hand=["punch"]), side(battleline=["lady-maxena"]))
    t.do("play", "punch")
    t.pick("lady-maxena")
    t.end_turn()
    assert (t.card("lady-maxena").armor_left, t.card("lady-maxena").damage) == (2, 1)


@pytest.mark.rule("glossary/armor")
def test_gained_armor_adds_to_printed_armor_and_undoes_no_damage() -> None:
    plate = card("warsong", play(this_turn(gets(each(CREATURE), armor=2))))
    t = table(side(hand=["punch", "warsong", "anger"]), side(battleline=["lady-maxena"]), plate, _anger(2))
    t.do("play", "punch")
    t.pick("lady-maxena")
    t.do("play", "warsong")
    assert (t.card("lady-maxena").armor, t.card("lady-maxena").armor_left, t.card("lady-maxena").damage) == (4, 2, 1)
    t.do("play", "anger")
    assert (t.card("lady-maxena").armor_left, t.card("lady-maxena").damage) == (0, 1)
    t.expect_main_step()


def _anger(amount: int) -> Draft:
    return card("anger", play(deal(amount, each(CREATURE))))


@pytest.mark.rule("glossary/armor")
def test_lost_armor_is_not_made_up_for_with_damage_and_used_armor_is_lost_first() -> None:
    rust = card("warsong", play(this_turn(gets(each(CREATURE), armor=-1))))
    t = table(side(hand=["anger", "warsong", "punch"]), side(battleline=["lady-maxena"]), _anger(1), rust)
    t.do("play", "anger")
    assert (t.card("lady-maxena").armor, t.card("lady-maxena").armor_left) == (2, 1)
    t.do("play", "warsong")
    assert (t.card("lady-maxena").armor, t.card("lady-maxena").armor_left, t.card("lady-maxena").damage) == (1, 1, 0)
    t.do("play", "punch")
    t.pick("lady-maxena")
    assert t.card("lady-maxena").damage == 2
    t.expect_main_step()


@pytest.mark.rule("glossary/armor")
def test_armor_gained_and_lost_again_takes_the_used_armor_with_it() -> None:
    shield = card("staunch-knight", gets(each(CREATURE, FRIENDLY), armor=2))
    away = card("warsong", play(return_(a(CREATURE, ENEMY))))
    t = table(
        side(hand=["anger", "warsong", "punch"]),
        side(battleline=["staunch-knight", "lady-maxena"]),
        _anger(3),
        shield,
        away,
    )
    t.do("play", "anger")
    assert (t.card("lady-maxena").armor, t.card("lady-maxena").armor_left) == (4, 1)
    t.do("play", "warsong")
    t.pick("staunch-knight")
    assert (t.card("lady-maxena").armor, t.card("lady-maxena").armor_left, t.card("lady-maxena").damage) == (2, 1, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/armor")
def test_a_creature_without_armor_may_gain_some() -> None:
    t = table(side(hand=["protect-the-weak"], battleline=["bad-penny"]), side(), house=House.SANCTUM)
    assert (t.card("bad-penny").base_armor, t.card("bad-penny").armor) == (None, 0)
    t.do("play", "protect-the-weak")
    t.pick("bad-penny")
    assert t.card("bad-penny").armor == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/armor")
def test_armor_prevents_damage_of_all_sources_of_one_effect_together() -> None:
    knight = a(CREATURE)
    both = card("punch", play(and_(deal(1, knight), deal(quantity(2), knight))))
    t = table(side(hand=["punch"]), side(battleline=["lady-maxena"]), both)
    t.do("play", "punch")
    t.pick("lady-maxena")
    assert _prevented(t) == [(2, "armor")]
    assert t.card("lady-maxena").damage == 1
    t.expect_main_step()


# Healing ----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/heal")
@pytest.mark.parametrize(("before", "healed", "left"), [(5, 3, 2), (2, 2, 0)])
def test_healing_removes_so_much_damage_as_there_is(before: int, healed: int, left: int) -> None:
    t = table(
        side(artifacts=["hallowed-blaster"], battleline=[spec("troll", damage=before)]), side(), house=House.SANCTUM
    )
    t.do("action", "hallowed-blaster")
    t.pick("troll")
    assert t.card("troll").damage == left
    assert [e.amount for e in t.events(DamageHealed)] == [healed]
    t.expect_main_step()


@pytest.mark.rule("glossary/heal")
def test_fully_healing_removes_all_damage() -> None:
    cure = card("punch", play(fully_heal(a(CREATURE))))
    t = table(side(hand=["punch"], battleline=[spec("troll", damage=7)]), side(), cure)
    t.do("play", "punch")
    t.pick("troll")
    assert t.card("troll").damage == 0
    t.expect_main_step()


@pytest.mark.rule("glossary/heal")
@pytest.mark.parametrize(("damage", "amber"), [(0, 1), (1, 2)])
def test_an_undamaged_creature_can_be_chosen_but_is_not_healed(damage: int, amber: int) -> None:
    cure = card("punch", play(if_you_do(heal(1, a(CREATURE)), gain(1))))
    line = [spec("troll", damage=damage), spec("bumpsy", damage=1)]
    t = table(side(hand=["punch"], battleline=line), side(), cure)
    t.do("play", "punch")
    assert t.offered() == ["troll", "bumpsy"]
    t.pick("troll")
    assert t.amber(0) == amber
    t.expect_main_step()


@pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/heal")
@pytest.mark.parametrize(("damage", "amber"), [(1, 1), (3, 2), (5, 2)])
def test_a_creature_with_less_damage_than_is_to_be_healed_is_not_healed_completely(damage: int, amber: int) -> None:
    cure = card("punch", play(if_you_do(heal(3, a(CREATURE)), gain(1))))
    t = table(side(hand=["punch"], battleline=[spec("troll", damage=damage)]), side(), cure)
    t.do("play", "punch")
    t.finish()
    assert (t.card("troll").damage, t.amber(0)) == (max(0, damage - 3), amber)  # 1 by the icon of the action


@pytest.mark.rule("glossary/action-ability", "glossary/constant-abilities")
def test_a_constant_protection_is_no_use_of_its_card() -> None:
    shelter = card(
        "troll", cannot(BE_DAMAGED, each(CREATURE, FRIENDLY)), action(gain(1)), omni(gain(2)), holds(Mod.CANNOT_REAP)
    )
    t = table(
        side(hand=["punch"], battleline=["bumpsy"]), side(battleline=[spec("troll", ready=False), "krump"]), shelter
    )
    t.do("play", "punch")
    t.pick("krump")
    assert t.card("krump").damage == 0
    assert not t.card("troll").ready
    assert keys(t) == [f"reap:{t.handle('bumpsy')}", f"fight:{t.handle('bumpsy')}", "end-turn"]

"""Æmber, the icons that bring it, keys and their cost. Rules: "Æmber", "Capture", "Bonus icons", "Keys"."""

from __future__ import annotations

import pytest

from kfdesk.engine.events import (
    AmberVerb,
    CardDrawn,
    CardEntered,
    CardPlayed,
    DamageDealt,
    IconResolved,
    KeyForged,
)
from kfdesk.engine.keys import key_cost as cost_now
from kfdesk.engine.terms import DecisionKind, House, Icon, KeyColor, Keyword, Player, Step
from kfdesk.language.amounts import for_each
from kfdesk.language.back_references import those
from kfdesk.language.counts.properties import icons_on
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import capture, exalt, gain, lose, pay, steal
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.flow import if_you_do
from kfdesk.language.effects.moves import discard, purge, return_
from kfdesk.language.labels import play
from kfdesk.language.occurrences import plays
from kfdesk.language.places import hand
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets, keys_cost
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a
from tests.rulebook.made import forge, give, keys, put_counters
from tests.tables import side, spec, table

# The verbs --------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/aember", "glossary/aember-pool", "glossary/common-supply")
def test_gained_amber_comes_from_the_supply_into_the_pool() -> None:
    t = table(side(hand=["warsong"], amber=1), side(amber=4), card("warsong", play(gain(2))))
    t.do("play", "warsong")
    assert (t.amber(0), t.amber(1)) == (3, 4)
    assert [e.amount for e in t.events(AmberVerb.GAIN)] == [2]
    t.expect_main_step()


@pytest.mark.rule(
    "glossary/aember", "glossary/aember-pool", "glossary/common-supply", "glossary/resolve-as-much-as-you-can"
)
@pytest.mark.parametrize(("before", "left", "lost"), [(5, 3, [2]), (1, 0, [1]), (0, 0, [])])
def test_lost_amber_goes_back_to_the_supply_as_far_as_there_is_any(before: int, left: int, lost: list[int]) -> None:
    t = table(side(hand=["warsong"]), side(amber=before), card("warsong", play(lose(2, OPPONENT))))
    t.do("play", "warsong")
    assert (t.amber(0), t.amber(1)) == (0, left)
    assert [e.amount for e in t.events(AmberVerb.LOSE)] == lost
    t.expect_main_step()


@pytest.mark.rule("glossary/aember", "glossary/aember-pool")
@pytest.mark.parametrize(("before", "left", "mine"), [(5, 3, 2), (1, 0, 1), (0, 0, 0)])
def test_stolen_amber_goes_from_the_opponents_pool_to_mine(before: int, left: int, mine: int) -> None:
    t = table(side(hand=["warsong"]), side(amber=before), card("warsong", play(steal(2))))
    t.do("play", "warsong")
    assert (t.amber(0), t.amber(1)) == (mine, left)
    assert sum(e.amount for e in t.events(AmberVerb.STEAL)) == mine
    t.expect_main_step()


@pytest.mark.rule("glossary/aember", "glossary/if-you-do-and-in-order-to")
@pytest.mark.parametrize(("mine", "after"), [(5, (3, 2)), (1, (0, 1)), (0, (0, 0))])
def test_paid_amber_goes_to_the_opponent_and_if_you_do_wants_all_of_it(mine: int, after: tuple[int, int]) -> None:
    bribe = card("warsong", play(if_you_do(pay(2, YOU), give("stun", a(CREATURE)))))
    t = table(side(hand=["warsong"], amber=mine), side(battleline=["troll"]), bribe)
    t.do("play", "warsong")
    if mine >= 2:
        t.pick("troll")
    assert (t.amber(0), t.amber(1)) == after
    assert t.card("troll").stunned is (mine >= 2)
    assert len(t.events(AmberVerb.PAY)) == int(mine > 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/aember", "glossary/capture")
@pytest.mark.parametrize(("before", "left"), [(5, 2), (2, 0), (0, 0)])
def test_captured_amber_lies_on_the_creature_and_in_no_pool(before: int, left: int) -> None:
    t = table(side(hand=["charette"], amber=1), side(amber=before))
    t.do("play", "charette")
    t.answer("slot:0")
    assert (t.amber(0), t.amber(1), t.card("charette").amber) == (1, left, before - left)
    assert [e.amount for e in t.events(AmberVerb.CAPTURE)] == ([before - left] if before else [])
    t.expect_main_step()


@pytest.mark.rule("glossary/capture", "glossary/aember")
def test_amber_is_captured_onto_the_creature_named_from_its_controllers_opponent() -> None:
    mine, theirs = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    t = table(
        side(hand=["warsong", "punch"], battleline=["troll", "krump"], amber=3),
        side(battleline=["bumpsy"], amber=3),
        card("warsong", play(capture(1, mine))),
        card("punch", play(capture(1, theirs))),
    )
    t.do("play", "warsong")
    t.pick("krump")
    assert (t.card("krump").amber, t.card("troll").amber, t.amber(0), t.amber(1)) == (1, 0, 3, 2)
    t.do("play", "punch")
    t.pick("bumpsy")
    assert (t.card("bumpsy").amber, t.amber(0), t.amber(1)) == (1, 3 + 1 - 1, 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/capture", "glossary/aember", "glossary/leaves-play", "glossary/exalt")
@pytest.mark.parametrize("leave", [destroy, purge, return_])
def test_amber_on_a_creature_goes_to_its_controllers_opponent_when_it_leaves_play(leave: object) -> None:
    away = card("warsong", play(leave(a(CREATURE))))  # type: ignore[operator]
    t = table(
        side(hand=["warsong"], battleline=[spec("krump", amber=1)]),
        side(battleline=[spec("bumpsy", amber=3, owner=0)]),
        away,
    )
    t.do("play", "warsong")
    t.pick("bumpsy")
    assert (t.amber(0), t.amber(1), t.card("krump").amber) == (3, 0, 1)
    assert t.line(1) == []
    assert [(e.amount, e.receiver.player) for e in t.events(AmberVerb.MOVE)] == [(3, 0)]
    t.expect_main_step()


@pytest.mark.rule("glossary/leaves-play", "glossary/common-supply")
def test_amber_on_another_card_goes_to_the_supply_when_it_leaves_play() -> None:
    away = card("warsong", play(destroy(a(ARTIFACT))))
    t = table(side(hand=["warsong"]), side(artifacts=[spec("seeker-needle", amber=3)]), away)
    t.do("play", "warsong")
    t.pick("seeker-needle")
    assert (t.amber(0), t.amber(1)) == (0, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/exalt")
def test_exalting_places_one_amber_from_the_supply_on_the_creature() -> None:
    t = table(
        side(hand=["warsong"], amber=2), side(battleline=["troll"], amber=2), card("warsong", play(exalt(a(CREATURE))))
    )
    t.do("play", "warsong")
    t.pick("troll")
    assert (t.card("troll").amber, t.amber(0), t.amber(1)) == (1, 2, 2)
    assert [e.amount for e in t.events(AmberVerb.EXALT)] == [1] and t.events(AmberVerb.PLACE) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/common-supply", "glossary/counters-and-tokens")
def test_supply_and_counters_never_run_out() -> None:
    rich = card("warsong", play(gain(400, EACH_PLAYER), put_counters("doom", 99, a(CREATURE))))
    t = table(side(hand=["warsong"]), side(battleline=["troll"]), rich)
    t.do("play", "warsong")
    t.pick("troll")
    assert (t.amber(0), t.amber(1), t.card("troll").counters) == (400, 400, (("doom", 99),))
    t.expect_main_step()


@pytest.mark.rule("glossary/counters-and-tokens")
def test_each_counter_means_what_its_rule_says_and_generic_ones_nothing_by_themselves() -> None:
    marked = card("warsong", play(put_counters("power", 2, a(CREATURE)), put_counters("fuse", 1, a(CREATURE))))
    t = table(side(hand=["warsong"]), side(battleline=["troll", "krump"]), marked)
    t.do("play", "warsong")
    t.pick("troll")
    t.pick("krump")
    assert (t.card("troll").power, t.card("troll").power_counters, t.card("troll").counters) == (10, 2, ())
    assert (t.card("krump").power, t.card("krump").counters) == (6, (("fuse", 1),))
    t.expect_main_step()


@pytest.mark.rule("glossary/counters-and-tokens", "glossary/leaves-play")
def test_counters_are_gone_when_the_card_has_left_play() -> None:
    worn = spec("bumpsy", power_counters=2, counters={"doom": 1}, stunned=True, enraged=True, damage=1)
    t = table(side(hand=["fear"]), side(battleline=[worn]))
    t.do("play", "fear")
    t.pick("bumpsy")
    back = t.card("bumpsy")
    assert (back.power_counters, back.counters, back.stunned, back.enraged, back.damage) == (0, (), False, False, 0)
    t.expect_main_step()


# Bonus icons ------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/bonus-icons", "glossary/aember-bonus-icon")
def test_icons_resolve_from_top_to_bottom_after_entering_and_before_play_abilities() -> None:
    shrewd = spec("krump", icons=[Icon.DRAW, Icon.AMBER])
    t = table(side(hand=[shrewd], deck=["punch"]), side(amber=3), card("krump", play(steal(1))))
    t.do("play", "krump")
    t.answer("slot:0")
    order = [CardEntered, CardPlayed, IconResolved, CardDrawn, IconResolved, AmberVerb.GAIN, AmberVerb.STEAL]
    assert [e.kind for e in t.game.events if e.kind in order] == order
    assert [e.icon for e in t.events(IconResolved)] == [Icon.DRAW, Icon.AMBER]
    assert (t.amber(0), t.ids(0, "hand")) == (2, ["punch"])
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "chart/play")
def test_icons_of_an_action_resolve_after_it_is_revealed_and_before_it_is_answered() -> None:
    watcher = card("krump", after(plays(YOU, a(CARD)), lose(3)))
    t = table(side(hand=["punch"], battleline=["krump"]), side(), watcher)
    t.do("play", "punch")
    t.expect(DecisionKind.TRIGGER)
    assert t.amber(0) == 1
    assert t.zone("punch") == "playing"
    t.answer(f"trigger:{t.handle('krump')}.0")
    t.pick("krump")
    assert (t.amber(0), t.card("krump").damage) == (0, 3)
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons")
def test_icons_resolve_even_when_the_card_has_left_play() -> None:
    frail = spec("dust-imp", icons=[Icon.DAMAGE, Icon.DAMAGE, Icon.AMBER])
    t = table(side(hand=[frail]), side())
    t.do("play", "dust-imp")
    t.answer("slot:0")
    t.pick("dust-imp")
    t.pick("dust-imp")
    assert t.ids(0, "discard") == ["dust-imp"]
    assert t.amber(0) == 2 + 1
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "glossary/capture-bonus-icon", "glossary/capture")
def test_each_capture_icon_lets_any_friendly_creature_capture_one() -> None:
    greedy = spec("krump", icons=[Icon.CAPTURE, Icon.CAPTURE])
    t = table(side(hand=[greedy], battleline=["troll"]), side(amber=3, battleline=["bumpsy"]))
    t.do("play", "krump")
    t.answer("slot:1")
    assert t.offered() == ["troll", "krump"]
    t.pick("krump")
    assert t.offered() == ["troll", "krump"]
    t.pick("troll")
    assert (t.card("krump").amber, t.card("troll").amber, t.amber(1)) == (1, 1, 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "glossary/damage-bonus-icon")
def test_each_damage_icon_is_dealt_for_itself_to_any_creature_and_not_by_the_card() -> None:
    fiery = spec("krump", icons=[Icon.DAMAGE, Icon.DAMAGE])
    t = table(side(hand=[fiery], battleline=["troll"]), side(battleline=["bumpsy"]))
    t.do("play", "krump")
    t.answer("slot:1")
    assert t.offered() == ["troll", "krump", "bumpsy"]
    t.pick("bumpsy")
    assert t.card("bumpsy").damage == 1
    t.pick("krump")
    assert (t.card("bumpsy").damage, t.card("krump").damage) == (1, 1)
    assert [(e.amount, e.source) for e in t.events(DamageDealt)] == [(1, 0), (1, 0)]
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "glossary/damage-bonus-icon")
def test_without_enemies_damage_of_an_icon_must_go_to_a_friendly_creature() -> None:
    t = table(side(hand=[spec("warsong", icons=[Icon.DAMAGE])], battleline=["troll"]), side())
    t.do("play", "warsong")
    assert (t.offered(), t.decision.min) == (["troll"], 1)
    t.pick("troll")
    assert t.card("troll").damage == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "glossary/draw-bonus-icon")
def test_a_draw_icon_draws_one_card() -> None:
    t = table(side(hand=[spec("warsong", icons=[Icon.DRAW])], deck=["troll", "krump"]), side())
    t.do("play", "warsong")
    assert (t.ids(0, "hand"), t.ids(0, "deck")) == (["troll"], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons", "glossary/discard-bonus-icon")
def test_a_discard_icon_discards_a_chosen_card_of_any_house() -> None:
    t = table(side(hand=[spec("warsong", icons=[Icon.DISCARD]), "urchin", "krump"]), side())
    t.do("play", "warsong")
    assert t.offered() == ["urchin", "krump"]
    t.pick("urchin")
    assert (t.ids(0, "hand"), t.ids(0, "discard")) == (["krump"], ["urchin", "warsong"])
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons")
def test_a_power_icon_gives_any_creature_a_power_counter() -> None:
    t = table(side(hand=[spec("warsong", icons=[Icon.POWER])], battleline=["troll"]), side(battleline=["krump"]))
    t.do("play", "warsong")
    assert t.offered() == ["troll", "krump"]
    t.pick("krump")
    assert (t.card("krump").power, t.card("krump").power_counters) == (7, 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/bonus-icons")
def test_a_house_icon_makes_the_card_belong_to_that_house_as_well() -> None:
    twofold = spec("krump", icons=[House.SHADOWS])
    for house in (House.BROBNAR, House.SHADOWS):
        t = table(side(hand=[twofold, "urchin"]), side(), house=house)
        assert t.card("krump").houses == (House.BROBNAR, House.SHADOWS)
        assert t.game.explain(f"play:{t.handle('krump')}").ok
        assert t.game.explain(f"discard:{t.handle('krump')}").ok
    t = table(side(hand=[twofold]), side(), house=House.LOGOS)
    assert t.reasons(f"play:{t.handle('krump')}") == ["glossary/off-house"]


@pytest.mark.rule("glossary/bonus-icons", "faq/bonus-icons-3")
def test_a_house_icon_counts_among_the_bonus_icons_on_a_card_and_nothing_is_resolved_of_it() -> None:
    twofold = spec("bumpsy", icons=[Icon.DRAW, House.SHADOWS])
    thrown, gone = discard(a(CREATURE, in_=hand())), destroy(a(CREATURE))
    for effect in (thrown, gone):  # as it is, and as it was when it left play
        counted = play(effect, gain(for_each(1, icons_on(those(effect, CARD)))))
        own = side(hand=["warsong", twofold]) if effect is thrown else side(hand=["warsong"], battleline=[twofold])
        t = table(own, side(), card("warsong", counted))
        t.do("play", "warsong")
        t.finish()
        assert (t.amber(0), t.ids(0, "hand")) == (2, [])
    t = table(side(hand=[spec("warsong", icons=[House.SHADOWS])]), side())
    t.do("play", "warsong")
    assert t.events(IconResolved) == []


@pytest.mark.rule("glossary/bonus-icons")
def test_icons_without_anything_to_act_on_are_passed_over() -> None:
    bare = spec("warsong", icons=[Icon.CAPTURE, Icon.DAMAGE, Icon.DISCARD, Icon.POWER, Icon.DRAW])
    t = table(side(hand=[bare]), side(amber=2))
    t.do("play", "warsong")
    t.expect_main_step()
    assert len(t.events(IconResolved)) == 5
    assert (t.amber(1), t.ids(0, "discard")) == (2, ["warsong"])


# Keys -------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/keys")
def test_each_player_has_a_red_a_blue_and_a_yellow_key_and_three_forged_win() -> None:
    free = card("warsong", play(forge(free=True)))
    t = table(side(hand=["warsong"], keys=[KeyColor.BLUE, KeyColor.YELLOW]), side(keys=[KeyColor.RED]), free)
    t.do("play", "warsong")
    assert keys(t) == ["key:red"]
    t.answer("key:red")
    assert t.game.winner == 0
    assert t.game.decision is None
    assert t.game.state.players[1].keys == (KeyColor.RED,)


@pytest.mark.rule("glossary/forge", "glossary/cost-at-current-cost")
@pytest.mark.parametrize(("amber", "left", "forged"), [(9, 1, True), (7, 7, False)])
def test_forging_by_a_card_pays_the_current_cost_and_what_the_card_adds(amber: int, left: int, forged: bool) -> None:
    dear = card("troll", keys_cost(1, OPPONENT))
    t = table(side(hand=["warsong"], amber=amber), side(battleline=["troll"]), card("warsong", play(forge(1))), dear)
    t.do("play", "warsong")
    if forged:
        t.answer("key:red")
    assert (t.amber(0), len(t.events(KeyForged))) == (left, int(forged))
    t.expect_main_step()


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_the_cost_is_six_changed_by_every_card_that_says_so_and_never_negative() -> None:
    t = table(
        side(battleline=["troll", "troll"]),
        side(battleline=["krump"], artifacts=["library-of-babble"]),
        card("troll", keys_cost(2, OPPONENT), keys_cost(-9, YOU)),
        card("krump", keys_cost(-1, YOU)),
    )
    assert (cost_now(t.game.core, Player(1)), cost_now(t.game.core, Player(0))) == (6 + 4 - 1, 0)
    assert [part.amount for part in t.game.view(None).seats[1].key_cost_sum] == [6, 2, 2, -1]


@pytest.mark.rule("glossary/forge", "glossary/keys")
def test_keys_forged_by_cards_do_not_count_against_the_one_of_the_step() -> None:
    t = table(side(hand=["warsong"], amber=12), side(houses=[House.DIS]), card("warsong", play(forge())))
    t.do("play", "warsong")
    t.answer("key:red")
    t.end_turn()
    t.answer("end-turn")
    t.expect(DecisionKind.KEY)
    assert keys(t) == ["key:blue", "key:yellow"]
    assert t.game.state.step is Step.FORGE


@pytest.mark.rule("glossary/keywords")
def test_a_keyword_works_as_its_own_entry_says_printed_or_gained() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["ardent-hero", "bumpsy", "krump"]))
    t.do("fight", "troll")
    assert t.offered() == ["ardent-hero", "krump"]
    guard = card("krump", gains(THIS, Keyword.TAUNT), gets(THIS, power=0))
    t = table(side(battleline=["troll"]), side(battleline=["bumpsy", "krump"]), guard)
    assert t.card("krump").keywords == ((Keyword.TAUNT, 1),)
    t.do("fight", "troll")
    assert t.offered() == ["krump"]
    assert len(t.events(CardPlayed)) == 0

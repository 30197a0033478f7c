"""General FAQ, the first turn and from leaving play to wards: each test is a question answered."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, KeyColor
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.control import take_control
from kfdesk.language.labels import destroyed
from kfdesk.language.players import EACH_PLAYER, OPPONENT
from kfdesk.language.reactions import START, at
from kfdesk.language.targets import THIS
from tests.rulebook.made import give, keys
from tests.tables import side, table

# First turn -------------------------------------------------------------------------------------


@pytest.mark.rule("faq/first-turn-rule-1", "card-faq/phase-shift-1", "glossary/first-player")
def test_a_card_that_allows_another_card_allows_it_on_the_first_turn_too() -> None:
    mine = side(hand=["phase-shift", "labwork", "urchin", "fear"], houses=[House.LOGOS])
    t = table(mine, side(), turn=1, house=House.LOGOS)
    t.do("play", "phase-shift")
    assert t.reasons(f"play:{t.handle('labwork')}") == ["glossary/first-player"]
    t.do("play", "urchin")
    t.answer("slot:0")
    # The first turn ends before another house can be chosen, so that comes first.
    assert t.reasons(f"play:{t.handle('fear')}") == ["glossary/first-player", "glossary/off-house"]


@pytest.mark.rule("faq/first-turn-rule-3", "glossary/first-player")
def test_unity_prism_allows_four_cards_in_all_on_the_first_turn_too() -> None:
    mine = side(hand=["labwork", "unity-prism", "urchin", "fear", "punch", "mind-barb"], houses=[House.LOGOS])
    t = table(mine, side(), turn=1, house=House.LOGOS)
    t.do("play", "unity-prism")
    for id_ in ("urchin", "fear", "punch"):
        assert t.can("play", "mind-barb")
        t.do("play", id_)
        t.finish()
    assert keys(t) == ["end-turn"]


@pytest.mark.rule("faq/first-turn-rule-2", "glossary/first-player")
def test_wild_wormhole_plays_a_second_card_on_the_first_turn() -> None:
    t = table(side(hand=["wild-wormhole", "mother"], deck=["dust-pixie"]), side(), turn=1, house=House.LOGOS)
    t.do("play", "wild-wormhole")
    t.answer("slot:0")
    assert t.line(0) == ["dust-pixie"] and t.amber(0) == 3
    assert keys(t) == ["end-turn"]


# Leaving play, replacement effects --------------------------------------------------------------


@pytest.mark.rule("faq/replacement-effects-1", "glossary/if-you-do-and-in-order-to")
def test_a_steal_that_is_replaced_still_counts_for_if_you_do() -> None:
    theirs = side(battleline=["po-s-pixies", "troll"], amber=2)
    t = table(side(hand=["nerve-blast"]), theirs, house=House.SHADOWS)
    t.do("play", "nerve-blast")
    assert (t.amber(0), t.amber(1)) == (1, 2)
    t.pick("troll")
    assert t.card("troll").damage == 2
    t.expect_main_step()


@pytest.mark.rule("faq/replacement-effects-2")
def test_what_answers_amber_from_reaping_does_not_answer_a_steal_in_its_place() -> None:
    mine = side(hand=["dimension-door"], battleline=["doc-bookton", "mother"])
    t = table(mine, side(battleline=["sir-marrows"], amber=2), house=House.LOGOS)
    t.do("reap", "mother")
    assert t.card("sir-marrows").amber == 1 and t.amber(0) == 0
    t.do("play", "dimension-door")
    t.do("reap", "doc-bookton")
    assert t.card("sir-marrows").amber == 1 and (t.amber(0), t.amber(1)) == (1, 1)


@pytest.mark.rule("faq/replacement-effects-3", "glossary/cannot")
def test_a_steal_that_cannot_happen_is_not_replaced() -> None:
    theirs = side(battleline=[{"id": "mother", "upgrades": ["discombobulator"]}, "gargantodon"], amber=3)
    t = table(side(hand=["urchin"]), theirs, house=House.SHADOWS)
    t.do("play", "urchin")
    t.answer("slot:0")
    assert (t.amber(0), t.amber(1), t.card("urchin").amber) == (0, 3, 0)
    t.expect_main_step()


# Order written, as much as possible -------------------------------------------------------------


@pytest.mark.rule("faq/resolve-as-much-as-you-can-2")
def test_lost_in_the_woods_shuffles_two_enemies_in_where_no_friendly_creature_is() -> None:
    t = table(side(hand=["lost-in-the-woods"]), side(battleline=["troll", "mother", "valdr"]), house=House.UNTAMED)
    t.do("play", "lost-in-the-woods")
    assert t.offered() == ["troll", "mother", "valdr"] and (t.decision.min, t.decision.max) == (2, 2)
    t.pick("troll", "valdr")
    assert t.line(1) == ["mother"] and sorted(t.ids(1, "deck")) == ["troll", "valdr"]
    t.expect_main_step()


@pytest.mark.rule("faq/rule-of-six-3", "glossary/rule-of-six")
def test_two_phoenixes_may_be_reborn_of_each_other_more_often_than_six_times() -> None:
    ada = side(battleline=["nirbor-flamewing"], discard=["nirbor-flamewing"], token="berserker", deck=["punch"] * 9)
    t = table(side(), ada)
    t.game.choose("end-turn")
    for _ in range(8):
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.answer(t.decision.keys()[t.offered().index("nirbor-flamewing")])
    t.finish_until(DecisionKind.CONFIRM)
    t.answer("no")
    t.finish()
    assert sorted(t.line(1)) == ["berserker"] * 8 + ["nirbor-flamewing"]


@pytest.mark.rule("faq/rule-of-six-3", "glossary/infinite-loops")
def test_phoenixes_that_are_reborn_of_each_other_are_a_loop_of_which_the_player_names_the_rounds() -> None:
    bo = side(battleline=["nirbor-flamewing"], discard=["nirbor-flamewing"], houses=[House.BROBNAR])
    t = table(side(), bo)
    t.game.choose("end-turn")
    reborn = asked = 0
    while t.decision.kind is not DecisionKind.HOUSE:
        if t.decision.kind is DecisionKind.NUMBER:
            asked += 1
            t.answer("number:2")
        else:
            reborn += t.decision.kind is DecisionKind.CARD  # the other one, the only creature, is destroyed
            t.answer(t.decision.keys()[0])
        assert reborn < 50
    assert asked > 0 and 20 <= reborn <= 24
    assert t.line(1) == t.ids(1, "discard") == ["nirbor-flamewing"]


@pytest.mark.rule("glossary/control-and-ownership")
def test_a_card_that_only_changes_its_controller_at_the_start_of_a_turn_has_had_its_turn() -> None:
    given_away = card("krump", at(START, EACH_PLAYER, gain(1), take_control(THIS, by=OPPONENT)))
    t = table(side(battleline=["krump"]), side(houses=[House.BROBNAR]), given_away)
    t.game.choose("end-turn")
    t.answer("slot:0")
    t.expect(DecisionKind.HOUSE)
    assert (t.line(0), t.line(1), t.amber(0), t.amber(1)) == ([], ["krump"], 1, 0)


# Stun, this way ---------------------------------------------------------------------------------


@pytest.mark.rule("faq/stun-1", "glossary/stun")
def test_anger_on_a_stunned_creature_only_removes_the_stun() -> None:
    weary = {"id": "urchin", "stunned": True, "ready": False}
    t = table(side(hand=["anger"], battleline=[weary]), side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("urchin")
    assert not t.card("urchin").stunned and not t.card("urchin").ready and t.card("troll").damage == 0
    t.expect_main_step()


@pytest.mark.rule("faq/stun-2")
def test_smaaash_may_choose_a_creature_that_is_stunned_already() -> None:
    line = [{"id": "troll", "stunned": True}, {"id": "mother", "stunned": True}]
    t = table(side(hand=["smaaash"]), side(battleline=line), house=House.BROBNAR)
    t.do("play", "smaaash")
    t.answer("slot:0")
    assert t.offered() == ["smaaash", "troll", "mother"]
    t.pick("troll")
    assert t.card("troll").stunned and not t.card("smaaash").stunned
    t.expect_main_step()


@pytest.mark.rule("faq/stun-3", "glossary/stun")
def test_a_creature_that_could_not_be_used_is_not_unstunned() -> None:
    """Brothers in Battle lets it fight, and there is nobody to fight."""
    ada = side(hand=["brothers-in-battle"], battleline=[{"id": "batdrone", "stunned": True}])
    t = table(ada, side(), house=House.BROBNAR)
    t.do("play", "brothers-in-battle")
    t.answer("house:logos")
    assert not t.can("unstun", "batdrone")
    assert t.reasons(f"unstun:{t.handle('batdrone')}") == ["glossary/fight"]
    t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
    t.do("play", "brothers-in-battle")
    t.answer("house:logos")
    assert t.can("unstun", "batdrone")


@pytest.mark.rule("glossary/stun", "glossary/fight-with")
def test_told_to_fight_without_enemies_a_stunned_creature_is_not_used_and_stays_stunned() -> None:
    t = table(side(hand=["anger"], battleline=[{"id": "troll", "stunned": True, "ready": False}]), side())
    t.do("play", "anger")
    t.pick("troll")
    assert (t.card("troll").stunned, t.card("troll").ready) == (True, True)
    t.expect_main_step()


@pytest.mark.rule("faq/stun-4", "glossary/omni")
def test_an_omni_ability_lets_an_off_house_creature_be_unstunned() -> None:
    ada = side(battleline=[{"id": "saurian-egg", "stunned": True}], deck=["terrordactyl", "troll"])
    t = table(ada, side(), house=House.LOGOS)
    assert keys(t) == [f"unstun:{t.handle('saurian-egg')}", "end-turn"]
    t.do("unstun", "saurian-egg")
    assert not t.card("saurian-egg").stunned and t.ids(0, "deck") == ["terrordactyl", "troll"]


# Timing -----------------------------------------------------------------------------------------


@pytest.mark.rule("faq/timing-5", "glossary/forge")
@pytest.mark.parametrize(("first", "taken"), [("interdimensional-graft", 4), ("forgemaster-og", 0)])
def test_of_two_effects_after_a_key_is_forged_the_forging_player_chooses_the_order(first: str, taken: int) -> None:
    bo = side(battleline=["forgemaster-og"], amber=10, keys=[KeyColor.RED], houses=[House.BROBNAR])
    t = table(side(hand=["interdimensional-graft"], deck=["punch"] * 9), bo, house=House.LOGOS)
    t.do("play", "interdimensional-graft")
    before = t.amber(0)
    t.game.choose("end-turn")
    t.answer("key:blue")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 1 and set(t.offered()) == {"interdimensional-graft", "forgemaster-og"}
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    assert (t.amber(0) - before, t.amber(1)) == (taken, 0)


@pytest.mark.rule("faq/timing-10")
def test_phalanx_strike_repeated_breaks_a_ward_first_and_then_damages() -> None:
    bo = side(battleline=[{"id": "troll", "warded": True}])
    t = table(side(hand=["phalanx-strike"], battleline=["urchin"]), bo, house=House.SAURIAN)
    t.do("play", "phalanx-strike")
    t.pick("troll")
    assert not t.card("troll").warded
    t.answer("yes")
    t.pick("urchin")
    t.pick("troll")
    assert (t.card("troll").warded, t.card("troll").damage, t.card("urchin").amber) == (False, 1, 1)
    t.expect_main_step()


@pytest.mark.rule("faq/using-creatures-1")
def test_anger_readies_a_creature_that_has_nobody_to_fight() -> None:
    t = table(side(hand=["anger"], battleline=[{"id": "headhunter", "ready": False}]), house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("headhunter")
    assert t.card("headhunter").ready and t.events(ev.CardUsed) == []
    t.expect_main_step()


@pytest.mark.rule("faq/ward-1", "glossary/ward", "glossary/destroyed")
def test_a_ward_given_after_the_tag_does_not_keep_a_creature_from_being_destroyed() -> None:
    late = card("dust-imp", destroyed(give("ward", THIS)))
    t = table(side(hand=["punch"]), side(battleline=["dust-imp"]), late, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("dust-imp")
    assert t.events(ev.StatusGained) and t.ids(1, "discard") == ["dust-imp"]
    t.expect_main_step()

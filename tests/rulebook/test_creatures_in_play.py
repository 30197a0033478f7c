"""Creatures and other cards in play: power, neighbors, statuses, ready and exhausted, reaping, moving."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import Ability, Mod
from kfdesk.engine.queries import overwhelmed
from kfdesk.engine.terms import CardId, DecisionKind, Label, Player, Prevention, Step, Way
from kfdesk.language.attributes import DAMAGED, ENRAGED, EXHAUSTED, READY, STUNNED, WARDED, amber
from kfdesk.language.conditions import LOW, is_, tide
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, move_amber, steal
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.damage import deal, destroy, fully_heal
from kfdesk.language.effects.flow import if_you_do
from kfdesk.language.effects.moves import archive
from kfdesk.language.labels import action, after_fight, destroyed, play
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING
from kfdesk.language.ranges import SOME
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.together import while_
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from kfdesk.language.words import ACTIVE, CARD, draw, exhaust, for_each, hand, make_token, ready, stun
from tests.amber_events import gained
from tests.rulebook.made import Extreme, after_event, give, holds, keys
from tests.tables import side, spec, table

# Power ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/power")
def test_damage_does_not_lower_power_and_damage_equal_to_power_destroys() -> None:
    t = table(side(battleline=[{"id": "headhunter", "damage": 4}]), side(battleline=["valdr"]))
    assert t.card("headhunter").power == 5
    t.do("fight", "headhunter")
    t.pick("valdr")
    assert t.card("valdr").damage == 5 and t.zone("headhunter") == "discard"


@pytest.mark.rule("glossary/power", "glossary/power-counter-1-power-status-card")
def test_each_power_counter_raises_power_by_one() -> None:
    t = table(side(battleline=[{"id": "urchin", "power_counters": 3}]), side(battleline=["dodger"]))
    assert (t.card("urchin").power, t.card("urchin").base_power) == (4, 1)
    t.do("fight", "urchin")
    t.pick("dodger")
    assert t.card("dodger").damage == 4


@pytest.mark.rule("glossary/power-bonus-icon", "glossary/power-counter-1-power-status-card")
def test_a_power_icon_puts_a_counter_on_a_creature() -> None:
    t = table(side(hand=[{"id": "mind-barb", "icons": ["power"]}], battleline=["charette"]), side(battleline=["troll"]))
    t.do("play", "mind-barb")
    assert t.offered() == ["charette", "troll"]
    t.pick("charette")
    assert t.card("charette").power == 5 and t.events(ev.CountersChanged) == [
        ev.CountersChanged(t.number("charette"), "power", 1, t.number("mind-barb"))
    ]
    t.expect_main_step()


@pytest.mark.rule("glossary/power")
def test_power_is_never_below_zero_and_a_creature_without_power_is_destroyed() -> None:
    weak = card("mother", gets(each(CREATURE, ENEMY), power=-5))
    t = table(side(hand=["mother"]), side(battleline=["urchin", "troll"]), weak, house=House.LOGOS)
    t.do("play", "mother")
    t.answer("slot:0")
    assert t.line(1) == ["troll"] and t.card("troll").power == 3
    (gone,) = t.events(ev.CardDestroyed)
    assert (gone.card, gone.was.power) == (t.number("urchin"), 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/power", "glossary/exalt")
def test_a_creature_that_is_weaker_with_amber_on_it_is_destroyed_when_it_is_exalted() -> None:
    heavy = card("cannon", gets(each(CREATURE, amber(SOME)), power=-1))
    ada = side(battleline=[{"id": "senator-shrix", "damage": 3}], artifacts=["cannon"])
    t = table(ada, side(), heavy, house=House.SAURIAN)
    t.do("reap", "senator-shrix")
    t.answer("yes")
    t.expect_main_step()
    assert t.zone("senator-shrix") == "discard"


@pytest.mark.rule("glossary/power", "glossary/tide")
def test_a_creature_that_is_weaker_at_low_tide_is_destroyed_when_the_opponent_raises_it() -> None:
    ebb = card("cannon", while_(tide(LOW), gets(each(CREATURE, FRIENDLY), power=-1)))
    bo = side(battleline=[{"id": "troll", "damage": 7}], artifacts=["cannon"])
    t = table(side(), bo, ebb, house=House.LOGOS, tide_in_game=True, tide=1)
    t.answer("raise-tide")
    t.expect_main_step()
    assert t.zone("troll") == "discard"


@pytest.mark.rule("glossary/power", "glossary/damage")
@pytest.mark.parametrize("verb", ["discard", "play"])
def test_a_creature_whose_power_counts_a_hand_is_destroyed_when_cards_leave_that(verb: str) -> None:
    strong = card("noname", gets(THIS, power=for_each(1, each(CARD, in_=hand()))))
    away = card("punch", play(archive(a(CARD, in_=hand()))))
    ada = side(hand=["punch", "anger", "fear"], battleline=[{"id": "noname", "damage": 3 if verb == "discard" else 2}])
    t = table(ada, side(), strong, away, house=House.BROBNAR)
    t.do(verb, "punch")
    t.finish()
    assert t.zone("noname") == "discard"


@pytest.mark.rule("glossary/power", "glossary/damage")
@pytest.mark.parametrize(
    ("strength", "damage", "worn", "change"),
    [
        (while_(is_(THIS, WARDED), gets(THIS, power=2)), 9, {"warded": True}, deal(1, each(CREATURE, FRIENDLY))),
        (while_(is_(THIS, STUNNED), gets(THIS, power=-2)), 7, {}, stun(each(CREATURE, FRIENDLY))),
        (gets(THIS, power=for_each(2, each(CREATURE, ENEMY, EXHAUSTED))), 9, {}, ready(each(CREATURE, ENEMY))),
        (gets(THIS, power=for_each(2, each(CREATURE, FRIENDLY, READY))), 9, {}, exhaust(each(CREATURE, FRIENDLY))),
        (gets(THIS, power=for_each(1, each(CREATURE, ENEMY, DAMAGED))), 8, {}, fully_heal(each(CREATURE, ENEMY))),
        (gets(THIS, power=for_each(-1, each(CARD, in_=hand()))), 5, {}, draw(2)),
    ],
)
def test_a_creature_is_destroyed_as_soon_as_its_power_falls_to_its_damage_for_whatever_reason(
    strength: Ability, damage: int, worn: dict[str, bool], change: Instruction
) -> None:
    line = [spec("troll", damage=damage, **worn)]
    ada = side(artifacts=["cannon"], battleline=line, hand=["fear"], deck=["anger"] * 2)
    bo = side(battleline=[spec("krump", damage=1, ready=False)])
    t = table(ada, bo, card("troll", strength), card("cannon", action(change)), house=House.BROBNAR)
    t.do("action", "cannon")
    t.expect_main_step()
    assert t.zone("troll") == "discard"


@pytest.mark.rule("glossary/power", "glossary/active-player")
def test_a_creature_that_is_stronger_in_its_players_turn_is_destroyed_as_the_turn_of_the_other_begins() -> None:
    strong = card("troll", while_(is_(YOU, ACTIVE), gets(THIS, power=2)))
    t = table(side(battleline=[spec("troll", damage=9)]), side(battleline=["krump"]), strong, house=House.BROBNAR)
    t.answer("end-turn")
    assert t.decision.kind is DecisionKind.HOUSE and t.zone("troll") == "discard"


@pytest.mark.rule("glossary/power", "glossary/enrage")
def test_a_creature_that_is_stronger_while_enraged_is_destroyed_as_a_fight_spends_its_rage() -> None:
    strong = card("troll", while_(is_(THIS, ENRAGED), gets(THIS, power=2)), after_fight(gain(1)))
    t = table(side(battleline=[spec("troll", damage=7, enraged=True)]), side(battleline=["dust-pixie"]), strong)
    t.do("fight", "troll")
    t.finish()
    assert t.zone("troll") == "discard" and t.amber(0) == 0


@pytest.mark.rule("turn/step-4-ready-cards", "glossary/power")
def test_a_creature_whose_power_counts_exhausted_ones_is_destroyed_in_the_step_that_readies_them() -> None:
    line = [spec("krump", ready=False), spec("troll", damage=9, upgrades=["hoplite-s-dory"])]
    t = table(side(battleline=line, deck=["anger"] * 6), side(), house=House.BROBNAR)
    assert t.card("troll").power == 10
    t.answer("end-turn")
    after = t.game.events[t.game.events.index(t.events(ev.CardDestroyed)[0]) :]
    assert next(e.step for e in after if isinstance(e, ev.StepBegan)) is Step.DRAW


@pytest.mark.rule("glossary/x", "glossary/power")
def test_a_power_of_x_that_nothing_defines_is_zero() -> None:
    t = table(side(battleline=["mother"], hand=["picaroon"]), side(), card("picaroon"), house=House.DIS)
    t.do("play", "picaroon")
    t.answer("slot:0")
    assert t.zone("picaroon") == "discard"
    assert t.game.events[-1] == ev.CardDestroyed(t.number("picaroon"), t.events(ev.CardDestroyed)[0].was)
    t.expect_main_step()


@pytest.mark.rule("glossary/most-powerful")
def test_of_several_most_powerful_creatures_the_active_player_chooses() -> None:
    best = card("hand-of-dis", play(destroy(a(CREATURE, Extreme()))))
    t = table(side(hand=["hand-of-dis"], battleline=["shooler"]), side(battleline=["valdr", "urchin", "niffle-queen"]),
              best, house=House.DIS)  # fmt: skip
    t.do("play", "hand-of-dis")
    assert t.offered() == ["valdr", "niffle-queen"]
    t.pick("niffle-queen")
    assert t.line(1) == ["valdr", "urchin"]


@pytest.mark.rule("glossary/most-powerful")
def test_each_most_powerful_creature_is_meant_where_no_single_one_is_asked() -> None:
    best = card("hand-of-dis", play(destroy(each(CREATURE, Extreme()))))
    t = table(side(hand=["hand-of-dis"]), side(battleline=["valdr", "urchin", "niffle-queen"]), best, house=House.DIS)
    t.do("play", "hand-of-dis")
    t.finish()
    assert t.line(1) == ["urchin"]


# Neighbors, houses, traits ----------------------------------------------------------------------


@pytest.mark.rule("glossary/neighbor", "glossary/adjacent")
def test_neighbors_stand_to_the_immediate_left_and_right_in_the_same_battleline() -> None:
    t = table(side(hand=["ganger-chieftain"], battleline=["headhunter", "smaaash", "valdr"]),
              side(battleline=["urchin"]), house=House.BROBNAR)  # fmt: skip
    t.do("play", "ganger-chieftain")
    t.answer("slot:3")
    t.answer("yes")
    assert t.offered() == ["valdr"]
    t.pick("valdr")
    t.pick("urchin")
    t.expect_main_step()


@pytest.mark.rule("glossary/neighbor")
def test_a_battleline_closes_up_so_that_new_neighbors_come_to_be() -> None:
    near = card("mother", gets(each(CREATURE, NEIGHBORING), power=2))
    t = table(side(hand=["hand-of-dis"], battleline=["mother", "urchin", "charette"]), side(), near, house=House.DIS)
    assert (t.card("urchin").power, t.card("charette").power) == (3, 4)
    t.do("play", "hand-of-dis")
    t.pick("urchin")
    assert t.line(0) == ["mother", "charette"] and t.card("charette").power == 6


@pytest.mark.rule("glossary/off-house", "glossary/active-house")
def test_an_off_house_card_is_neither_played_nor_discarded_nor_used() -> None:
    t = table(side(hand=["punch"], battleline=["headhunter"], artifacts=["gauntlet-of-command"]),
              side(battleline=["urchin"]), house=House.LOGOS)  # fmt: skip
    assert keys(t) == ["end-turn"]
    punch, headhunter, gauntlet = (t.handle(i) for i in ("punch", "headhunter", "gauntlet-of-command"))
    for key in (f"play:{punch}", f"discard:{punch}", f"reap:{headhunter}", f"fight:{headhunter}", f"action:{gauntlet}"):
        assert t.reasons(key) == ["glossary/off-house"], key


@pytest.mark.rule("glossary/maverick")
def test_a_maverick_belongs_to_its_new_house_only() -> None:
    maverick = {"id": "urchin", "house": "logos", "maverick": True}
    t = table(side(hand=[maverick], battleline=["mother"]), side(amber=1), house=House.LOGOS)
    assert t.card("urchin").houses == (House.LOGOS,) and t.card("urchin").maverick
    t.do("play", "urchin")
    t.answer("slot:0")
    assert t.amber(0) == 1
    other = table(side(hand=[maverick], houses=[House.LOGOS]), side(), house=House.SHADOWS)
    assert other.reasons(f"play:{other.handle('urchin')}") == ["glossary/off-house"]


@pytest.mark.rule("glossary/traits")
def test_traits_do_nothing_but_are_referred_to() -> None:
    t = table(side(battleline=["niffle-queen", "niffle-ape", "snufflegator", "urchin"]), house=House.UNTAMED)
    assert [t.card(i).power for i in ("niffle-queen", "niffle-ape", "snufflegator", "urchin")] == [6, 5, 5, 1]
    assert t.card("niffle-ape").traits == ("niffle", "beast")


@pytest.mark.rule("glossary/traits", "glossary/lose-vs-gain")
def test_a_trait_that_is_lost_and_gained_is_lost() -> None:
    gains = card("mother", holds(Mod.TRAIT_GAIN, each(CREATURE), "knight"))
    loses = card("troll", holds(Mod.TRAIT_LOSE, each(CREATURE), "knight"))
    t = table(side(battleline=["mother"]), side(battleline=["urchin"]), gains)
    assert t.card("urchin").traits == ("thief", "elf", "knight")
    both = table(side(battleline=["mother"]), side(battleline=["urchin", "troll"]), gains, loses)
    assert both.card("urchin").traits == ("thief", "elf")


@pytest.mark.rule("glossary/overwhelmed")
def test_a_player_is_overwhelmed_while_there_are_more_enemy_creatures() -> None:
    t = table(side(battleline=["mother", "troll"]), side(battleline=["urchin"]))
    assert (overwhelmed(t.game.core, Player(0)), overwhelmed(t.game.core, Player(1))) == (False, True)
    even = table(side(battleline=["mother"]), side(battleline=["urchin"]))
    assert (overwhelmed(even.game.core, Player(0)), overwhelmed(even.game.core, Player(1))) == (False, False)


# Ready, exhausted, reap -------------------------------------------------------------------------


@pytest.mark.rule("glossary/reap", "chart/reap")
def test_reaping_exhausts_the_creature_then_gains_an_amber_then_resolves_after_reap() -> None:
    t = table(side(battleline=["witch-of-the-eye"], discard=["urchin", "punch"]), side(), house=House.UNTAMED)
    before = len(t.game.events)
    t.do("reap", "witch-of-the-eye")
    assert t.offered() == ["punch", "urchin"]  # top card first
    witch = t.number("witch-of-the-eye")
    assert t.game.events[before:] == [
        ev.CardUsed(witch, Player(0), Way.REAP),
        ev.CardExhausted(witch),
        gained(Player(0), 1, witch, by_reaping=True),
        ev.CreatureReaped(witch, Player(0)),
        ev.AbilityTriggered(witch, Label.AFTER_REAP),
    ]
    t.pick("punch")
    assert t.ids(0, "hand") == ["punch"] and not t.card("witch-of-the-eye").ready
    t.expect_main_step()


@pytest.mark.rule("glossary/ready-and-exhausted")
def test_an_exhausted_card_cannot_be_used_until_it_is_readied() -> None:
    t = table(side(battleline=[{"id": "doc-bookton", "ready": False}], hand=["library-access"]), side())
    assert t.reasons(f"reap:{t.handle('doc-bookton')}") == ["glossary/exhaust-exhausted"]
    t.end_turn()
    assert t.card("doc-bookton").ready


# Stun, ward -------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/stun")
def test_a_stunned_creature_can_only_be_used_to_remove_its_stun() -> None:
    t = table(side(battleline=[{"id": "noddy-the-thief", "stunned": True}]), side(battleline=["troll"], amber=2))
    noddy = t.handle("noddy-the-thief")
    assert keys(t) == [f"unstun:{noddy}", "end-turn"]
    for use in ("reap", "fight", "action"):
        assert t.reasons(f"{use}:{noddy}") == ["glossary/stun"]
    t.do("unstun", "noddy-the-thief")
    assert not t.card("noddy-the-thief").stunned and not t.card("noddy-the-thief").ready
    assert t.events(ev.CardUsed) == [ev.CardUsed(CardId(int(noddy[1:])), Player(0), Way.UNSTUN)]
    assert (t.amber(0), t.amber(1)) == (0, 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/stun")
def test_constant_and_destroyed_abilities_of_a_stunned_creature_work() -> None:
    queen = {"id": "niffle-queen", "stunned": True}
    imp = {"id": "dust-imp", "stunned": True}
    t = table(side(hand=["punch"], battleline=[queen, "snufflegator", imp]), house=House.BROBNAR)
    assert t.card("snufflegator").power == 5
    t.do("play", "punch")
    t.pick("dust-imp")
    assert t.amber(0) == 1 + 2


@pytest.mark.rule("glossary/stun")
def test_a_stunned_creature_is_not_stunned_again() -> None:
    t = table(side(hand=["smaaash"], battleline=[{"id": "urchin", "stunned": True}]), house=House.BROBNAR)
    t.do("play", "smaaash")
    t.answer("slot:0")
    t.pick("urchin")
    assert t.events(ev.StatusGained) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/ward", "chart/damage")
def test_a_ward_prevents_all_damage_once() -> None:
    t = table(side(hand=["punch", "punch"]), side(battleline=[{"id": "urchin", "warded": True}]), house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("urchin")
    urchin = t.number("urchin")
    assert t.events(ev.DamagePrevented) == [ev.DamagePrevented(urchin, 3, Prevention.WARD)]
    assert not t.card("urchin").warded and t.card("urchin").damage == 0
    t.do("play", "punch", 1)
    t.pick("urchin")
    assert t.zone("urchin") == "discard"


@pytest.mark.rule("glossary/ward", "glossary/destroyed", "glossary/movement-between-zones")
@pytest.mark.parametrize("played", ["hand-of-dis", "fear"])
def test_a_ward_is_discarded_instead_of_the_creature_being_destroyed_or_leaving_play(played: str) -> None:
    line = ["troll", {"id": "dust-imp", "warded": True}, "valdr"]
    t = table(side(hand=[played]), side(battleline=line))
    t.do("play", played)
    t.pick("dust-imp")
    assert t.line(1) == ["troll", "dust-imp", "valdr"] and not t.card("dust-imp").warded
    assert t.events(ev.CardTagged) == [] and t.amber(1) == 0
    t.expect_main_step()


@pytest.mark.rule("glossary/ward")
def test_a_warded_creature_is_not_warded_again() -> None:
    bless = card("punch", play(give("ward", each(CREATURE))))
    t = table(side(hand=["punch"], battleline=[{"id": "troll", "warded": True}, "valdr"]), side(), bless)
    t.do("play", "punch")
    assert [e.card for e in t.events(ev.StatusGained)] == [t.number("valdr")]


@pytest.mark.rule("glossary/ward", "glossary/sacrifice")
def test_a_ward_saves_from_being_sacrificed() -> None:
    offer = card("anger", play(if_you_do(destroy(a(CREATURE, FRIENDLY)), gain(3))))
    t = table(side(hand=["anger"], battleline=[{"id": "urchin", "warded": True}]), side(), offer, house=House.BROBNAR)
    t.do("play", "anger")
    t.pick("urchin")
    assert t.zone("urchin") == "battleline" and t.amber(0) == 1


# Æmber and damage that move ---------------------------------------------------------------------


@pytest.mark.rule("glossary/steal")
def test_stealing_takes_no_more_than_there_is() -> None:
    rob = card("too-much-to-protect", play(steal(3)))
    t = table(side(hand=["too-much-to-protect"], amber=1), side(amber=2), rob, house=House.SHADOWS)
    t.do("play", "too-much-to-protect")
    assert (t.amber(0), t.amber(1)) == (4, 0)
    assert [e.amount for e in t.events(ev.AmberVerb.STEAL)] == [2]


@pytest.mark.rule("glossary/move")
def test_moved_amber_is_neither_captured_nor_lost_nor_stolen() -> None:
    shift = card("punch", play(move_amber(2, OPPONENT, a(CREATURE, FRIENDLY))))
    watch = card("mother", after_event(ev.AmberVerb.CAPTURE, gain(5)))
    t = table(side(hand=["punch"], battleline=["mother"]), side(amber=3), shift, watch, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("mother")
    assert (t.amber(0), t.amber(1), t.card("mother").amber) == (1, 1, 2)


@pytest.mark.rule("turn/step-4-ready-cards", "glossary/token-creatures")
def test_a_token_creature_made_as_a_weakened_creature_is_destroyed_in_step_4_is_readied_too() -> None:
    tired = gets(THIS, power=for_each(2, each(CREATURE, FRIENDLY, EXHAUSTED)))
    makes = card("troll", tired, destroyed(make_token()))
    line = [spec("krump", ready=False), spec("troll", damage=9)]
    t = table(side(battleline=line, deck=["fear", *["anger"] * 6], token="grunt"), side(), makes)
    t.answer("end-turn")
    t.finish()
    assert t.line(0) == ["grunt", "krump"] and t.card("fear").ready

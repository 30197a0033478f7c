"""FAQ on cards, P to Z: each test is a question answered."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House, Icon, Step, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.rulebook.made import keys
from tests.tables import side, spec, table

# Pitlord ----------------------------------------------------------------------------------------

HOUSES = [House.LOGOS, House.MARS, House.SANCTUM]
MAVERICK = spec("pitlord", house=House.LOGOS, maverick=True)


def choices(mine: CardSpec) -> list[str]:
    """Return the houses that the controller of a maverick Pitlord in a deck without Dis may choose."""
    t = table(side(houses=HOUSES, battleline=[mine]), step=Step.HOUSE)
    return [key.removeprefix("house:") for key in keys(t)]


@pytest.mark.rule("card-faq/pitlord-2", "glossary/house-choice")
def test_a_house_that_must_be_chosen_but_is_nowhere_leaves_every_choice() -> None:
    assert choices(MAVERICK) == ["logos", "mars", "sanctum"]
    assert choices(spec("pitlord")) == ["dis"]


@pytest.mark.rule("card-faq/pitlord-3", "glossary/control-and-ownership", "glossary/upgrades")
def test_an_upgrade_on_a_creature_is_no_card_of_the_creatures_controller() -> None:
    theirs, mine = spec("flame-wreathed", owner=1), spec("flame-wreathed")
    assert choices(MAVERICK.model_copy(update={"upgrades": (theirs,)})) == ["logos", "mars", "sanctum"]
    assert choices(MAVERICK.model_copy(update={"upgrades": (mine,)})) == ["dis"]


# R and S ----------------------------------------------------------------------------------------


@pytest.mark.rule("card-faq/reassembling-automaton-1", "glossary/replacement-effects", "glossary/hazardous-x")
def test_a_creature_whose_destruction_before_the_fight_was_replaced_fights_on() -> None:
    ada = side(battleline=["reassembling-automaton", "mother"])
    t = table(ada, side(battleline=["armsmaster-molina"]), house=House.LOGOS)
    t.fight("reassembling-automaton", "armsmaster-molina")
    t.answer("slot:2")
    assert (t.card("reassembling-automaton").damage, t.events(ev.CreatureFought)) == (0, [])
    t.answer("slot:0")
    t.expect_main_step()
    assert t.events(ev.CreatureFought)[0].happened and t.card("armsmaster-molina").damage == 3
    assert t.line(0) == ["reassembling-automaton", "mother"]


@pytest.mark.rule("card-faq/sci-officer-qincan-1", "chart/timing", "glossary/house-choice")
@pytest.mark.parametrize(("first", "stolen"), [("sci-officer-qincan", 0), ("techivore-pulpate", 1)])
def test_of_two_abilities_after_a_house_is_chosen_the_active_player_chooses_the_order(first: str, stolen: int) -> None:
    ada = side(artifacts=["sacrificial-altar"], houses=[House.DIS], amber=3)
    bo = side(battleline=["sci-officer-qincan", "techivore-pulpate"])
    t = table(ada, bo, step=Step.HOUSE)
    t.answer("house:dis")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 0 and t.offered() == ["sci-officer-qincan", "techivore-pulpate"]
    assert t.game.timing[0].step == "house-chosen"
    t.answer(next(o.key for o in t.decision.options if o.card == t.handle(first)))
    assert (t.amber(0), t.amber(1), t.zone("sacrificial-altar")) == (3 - stolen, stolen, "discard")
    t.expect_main_step()


@pytest.mark.rule("card-faq/senator-shrix-1", "glossary/aember-pool")
@pytest.mark.parametrize("pool", [0, 1])
def test_amber_on_senator_shrix_cannot_be_lost_in_place_of_the_pools(pool: int) -> None:
    bo = side(battleline=[{"id": "senator-shrix", "amber": 1}], amber=pool)
    t = table(side(hand=["bumpsy"]), bo, house=House.BROBNAR)
    t.creature("bumpsy")
    t.expect_main_step()
    assert (t.amber(1), t.card("senator-shrix").amber) == (0, 1)


@pytest.mark.rule("card-faq/shadow-self-1", "glossary/fight")
def test_shadow_self_destroyed_by_redirected_power_was_destroyed_in_a_fight() -> None:
    t = table(side(battleline=["valdr"]), side(battleline=["mother", {"id": "shadow-self", "damage": 5}]))
    t.do("fight", "valdr")
    t.pick("mother")
    assert t.zone("shadow-self") == Zone.DISCARD and t.card("mother").damage == 0
    assert [e.killer for e in t.events(ev.CardDestroyed)] == [t.number("valdr")]
    assert [e.card for e in t.events(ev.CardDestroyed) if e.killer] == [t.number("shadow-self")]


@pytest.mark.rule("card-faq/shadow-self-2", "chart/damage", "glossary/armor")
def test_damage_that_shadow_self_takes_for_another_has_passed_its_own_armor() -> None:
    t = table(side(battleline=["gluttony"]), side(battleline=["bulwark", "shadow-self"]), house=House.DIS)
    t.fight("gluttony", "bulwark")
    assert (t.card("bulwark").damage, t.card("bulwark").armor_left) == (0, 0)
    assert (t.card("shadow-self").damage, t.card("shadow-self").armor_left) == (4, 2)


# T to W -----------------------------------------------------------------------------------------


@pytest.mark.rule("card-faq/united-action-1", "glossary/may")
def test_a_sentence_after_one_with_may_holds_whether_or_not_that_was_done() -> None:
    t = table(side(hand=["united-action"], battleline=["crash-muldoon"]), side(), house=House.STAR_ALLIANCE)
    t.do("play", "united-action")
    assert t.reasons(f"reap:{t.handle('crash-muldoon')}") == ["glossary/restrictions"] and keys(t) == ["end-turn"]


@pytest.mark.rule("card-faq/wild-bounty-1", "faq/bonus-icons-3", "glossary/bonus-icons")
def test_icons_that_resolve_an_additional_time_do_so_at_once_each() -> None:
    bear = {"id": "ancient-bear", "icons": ["amber", "damage", "capture"]}
    mine = side(hand=["wild-bounty", bear], battleline=["charette"])
    t = table(mine, side(amber=5), house=House.UNTAMED)
    t.do("play", "wild-bounty")
    t.do("play", "ancient-bear")
    t.answer("slot:0")
    for _ in range(4):  # 2 damage and 2 Æmber to capture
        t.pick("charette")
    order = [e.icon for e in t.events(ev.IconResolved)]
    assert order == [Icon.AMBER] * 2 + [Icon.DAMAGE] * 2 + [Icon.CAPTURE] * 2
    assert t.amber(0) == 2 and t.card("charette").amber == 2 and t.card("charette").damage == 2
    t.expect_main_step()

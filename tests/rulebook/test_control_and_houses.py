"""Whose a card is, and which house it belongs to. Rules: "Control and ownership", "House choice"."""

from __future__ import annotations

import pytest

from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import CardDestroyed, CardEntered, ControlChanged, HouseChosen
from kfdesk.engine.terms import DecisionKind, House, Player, Step
from kfdesk.language.amounts import ALL
from kfdesk.language.definition import card
from kfdesk.language.durations import for_good, this_turn, until_leaves
from kfdesk.language.effects.amber import gain, steal
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.moves import return_
from kfdesk.language.effects.use import as_if_yours, use
from kfdesk.language.labels import action, omni, play
from kfdesk.language.occurrences import reaps
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING
from kfdesk.language.reactions import after
from kfdesk.language.rules.belonging import belongs_to, controls
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import ARTIFACT, CREATURE, UPGRADE
from kfdesk.language.targets import HOST, THIS, a, each
from tests.rulebook.made import holds_for, keys
from tests.tables import Table, side, spec, table


def _owner_of(t: Table, id_: str) -> tuple[int, int]:
    view = t.card(id_)
    return (view.controller, view.owner)


# Control and ownership --------------------------------------------------------------------------


@pytest.mark.rule("glossary/control-and-ownership", "glossary/flank")
def test_a_creature_taken_control_of_goes_to_a_flank_its_new_controller_chooses_as_it_is() -> None:
    worn = spec("krump", damage=2, ready=False, amber=1, upgrades=["blood-of-titans"])
    t = table(
        side(hand=["punch"], battleline=["troll", "bumpsy"]),
        side(battleline=["dodger", worn, "urchin"]),
        card("punch", play(take_control(a(CREATURE, ENEMY)))),
    )
    t.do("play", "punch")
    t.pick("krump")
    t.expect(DecisionKind.SLOT)
    assert (t.decision.player, keys(t)) == (0, ["slot:0", "slot:2"])
    t.answer("slot:0")
    assert (t.line(0), t.line(1)) == (["krump", "troll", "bumpsy"], ["dodger", "urchin"])
    krump = t.card("krump")
    assert (krump.damage, krump.ready, krump.amber, krump.power) == (2, False, 1, 11)
    assert _owner_of(t, "krump") == (0, 1)
    assert _owner_of(t, "blood-of-titans") == (1, 1)
    assert (len(t.events(ControlChanged)), len(t.events(CardEntered))) == (1, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership")
def test_an_artifact_taken_control_of_goes_to_its_new_controllers_row_without_a_question() -> None:
    t = table(
        side(hand=["punch"], artifacts=["library-of-babble"]),
        side(artifacts=["seeker-needle"]),
        card("punch", play(take_control(a(ARTIFACT, ENEMY)))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.pick("seeker-needle")
    t.expect_main_step()
    assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == (["library-of-babble", "seeker-needle"], [])


@pytest.mark.rule("glossary/control-and-ownership")
def test_a_played_card_is_controlled_by_the_active_player() -> None:
    t = table(side(hand=["krump", "gauntlet-of-command", "blood-of-titans"]), side(battleline=["troll"]))
    t.do("play", "krump")
    t.answer("slot:0")
    t.do("play", "gauntlet-of-command")
    t.do("play", "blood-of-titans")
    t.pick("troll")
    for id_ in ("krump", "gauntlet-of-command", "blood-of-titans"):
        assert _owner_of(t, id_) == (0, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership")
def test_of_several_effects_of_control_the_most_recent_holds() -> None:
    collar = card("blood-of-titans", controls(HOST))
    seize = card("punch", play(take_control(a(CREATURE, ENEMY))))
    t = table(
        side(hand=["blood-of-titans"], deck=["anger"] * 6, houses=[House.BROBNAR]),
        side(hand=["punch"], battleline=["krump"], houses=[House.BROBNAR]),
        collar,
        seize,
    )
    t.do("play", "blood-of-titans")
    t.pick("krump")
    t.answer("slot:0")
    assert (t.line(0), t.line(1)) == (["krump"], [])
    t.end_turn()
    t.do("play", "punch")
    t.pick("krump")
    t.answer("slot:0")
    assert (t.line(0), t.line(1)) == ([], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership")
def test_when_the_effect_of_control_ends_the_card_goes_back() -> None:
    thief = card("krump", play(until_leaves(THIS, controls(a(CREATURE, ENEMY)))))
    t = table(
        side(hand=["krump", "anger"]),
        side(battleline=["bumpsy", "troll"]),
        thief,
        card("anger", play(return_(a(CREATURE, FRIENDLY)))),
    )
    t.do("play", "krump")
    t.answer("slot:0")
    t.pick("troll")
    t.answer("slot:1")
    assert (t.line(0), t.line(1)) == (["krump", "troll"], ["bumpsy"])
    t.do("play", "anger")
    t.pick("krump")
    t.expect(DecisionKind.SLOT)
    t.answer("slot:0")
    assert (t.line(0), t.line(1)) == ([], ["troll", "bumpsy"])
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership", "glossary/upgrades")
def test_an_upgrade_that_is_taken_control_of_stays_attached_and_speaks_for_its_new_controller() -> None:
    seize = card("punch", play(take_control(a(UPGRADE, ENEMY))))
    paying = card("blood-of-titans", after(reaps(a(CREATURE)), gain(1)))
    bo = side(battleline=[spec("krump", upgrades=["blood-of-titans"])])
    t = table(side(hand=["punch"], battleline=["bumpsy", "valdr"]), bo, seize, paying, house=House.BROBNAR)
    t.do("reap", "bumpsy")
    assert (t.amber(0), t.amber(1)) == (1, 1)
    t.do("play", "punch")
    t.pick("blood-of-titans")
    assert t.card("krump").upgrades[0].controller == 0 and t.card("krump").controller == 1
    assert t.amber(0) == 2  # the bonus icon of the action
    t.do("reap", "valdr")
    assert (t.amber(0), t.amber(1)) == (4, 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership")
def test_an_upgrade_goes_back_when_the_effect_of_control_ends() -> None:
    thief = card("krump", play(until_leaves(THIS, controls(a(UPGRADE, ENEMY)))))
    bo = side(battleline=[spec("bumpsy", upgrades=["blood-of-titans"])])
    taking_back = card("anger", play(return_(a(CREATURE, FRIENDLY))))
    t = table(side(hand=["krump", "anger"]), bo, thief, taking_back)
    t.creature("krump")
    t.pick("blood-of-titans")
    assert t.card("bumpsy").upgrades[0].controller == 0
    t.do("play", "anger")
    t.pick("krump")
    assert t.card("bumpsy").upgrades[0].controller == 1


@pytest.mark.rule("glossary/control-and-ownership", "glossary/house-choice", "turn/step-2-choose-a-house")
def test_the_house_of_a_card_taken_control_of_may_be_chosen_while_it_is_controlled() -> None:
    t = table(
        side(hand=["punch"], houses=[House.BROBNAR], deck=["anger"] * 9),
        side(battleline=["charette"], houses=[House.DIS], deck=["fear"] * 9),
        card("punch", play(take_control(a(CREATURE, ENEMY)))),
    )
    t.do("play", "punch")
    t.pick("charette")
    t.answer("slot:0")
    t.end_turn()
    t.answer("end-turn")
    assert keys(t) == ["house:brobnar", "house:dis"]
    t.answer("house:dis")
    assert f"reap:{t.handle('charette')}" in keys(t)


@pytest.mark.rule("glossary/control-and-ownership", "glossary/leaves-play")
@pytest.mark.parametrize(("leave", "zone"), [(destroy, "discard"), (return_, "hand")])
def test_a_card_under_foreign_control_leaves_to_its_owners_zone(leave: object, zone: str) -> None:
    t = table(
        side(hand=["anger"], battleline=[spec("dodger", owner=1)]),
        side(),
        card("anger", play(leave(a(CREATURE)))),  # type: ignore[operator]
        house=House.BROBNAR,
    )
    t.do("play", "anger")
    t.pick("dodger")
    assert (t.ids(1, zone), t.line(0)) == (["dodger"], [])
    assert t.card("dodger").controller == 1
    t.expect_main_step()


@pytest.mark.rule("glossary/control-and-ownership", "glossary/friendly")
def test_abilities_of_a_card_serve_the_player_who_controls_it() -> None:
    t = table(
        side(battleline=[spec("dodger", owner=1), "troll"]),
        side(battleline=["bumpsy"], amber=2),
        card("dodger", action(steal(1)), gets(each(CREATURE, FRIENDLY), power=1)),
        house=House.SHADOWS,
    )
    t.do("action", "dodger")
    assert (t.amber(0), t.amber(1)) == (1, 1)
    assert [t.card(i).power for i in ("dodger", "troll", "bumpsy")] == [6, 9, 5]
    t.expect_main_step()


# As if it were yours ----------------------------------------------------------------------------


@pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
def test_a_card_used_as_if_it_were_yours_serves_you_and_stays_where_it_is() -> None:
    t = table(
        side(hand=["punch"]),
        side(artifacts=["seeker-needle"], amber=3),
        card("punch", play(as_if_yours(use(a(ARTIFACT, ENEMY))))),
        card("seeker-needle", action(steal(1))),
    )
    t.do("play", "punch")
    t.pick("seeker-needle")
    t.finish()
    assert (t.amber(0), t.amber(1)) == (1 + 1, 2)
    needle = t.card("seeker-needle")
    assert (needle.controller, needle.ready) == (1, False)
    assert t.ids(1, "artifacts") == ["seeker-needle"]
    assert t.events(ControlChanged) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
def test_such_a_card_is_destroyed_as_part_of_its_use_and_friendly_means_your_cards() -> None:
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        side(artifacts=["seeker-needle"], battleline=["krump"]),
        card("punch", play(as_if_yours(use(a(ARTIFACT, ENEMY))))),
        card("seeker-needle", omni(destroy(THIS), deal(1, each(CREATURE, ENEMY)), gain(2))),
    )
    t.do("play", "punch")
    t.pick("seeker-needle")
    t.finish()
    assert (t.ids(1, "artifacts"), t.ids(1, "discard")) == ([], ["seeker-needle"])
    assert (t.card("krump").damage, t.card("troll").damage, t.amber(0)) == (1, 0, 1 + 2)
    assert len(t.events(CardDestroyed)) == 1


@pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it", "glossary/exhaust-exhausted")
def test_an_exhausted_card_cannot_be_used_as_if_it_were_yours() -> None:
    t = table(
        side(hand=["punch"]),
        side(artifacts=[spec("seeker-needle", ready=False)], amber=3),
        card("punch", play(as_if_yours(use(a(ARTIFACT, ENEMY))))),
        card("seeker-needle", action(steal(1))),
    )
    t.do("play", "punch")
    assert (t.amber(0), t.amber(1)) == (1, 3)
    t.expect_main_step()


@pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it", "glossary/fight-with")
def test_an_enemy_creature_used_as_if_it_were_yours_fights_the_others_and_not_itself() -> None:
    t = table(
        side(hand=["punch"], battleline=["bumpsy"]),
        side(battleline=["troll", "dodger"]),
        card("punch", play(as_if_yours(use(a(CREATURE, ENEMY))))),
    )
    t.do("play", "punch")
    t.pick("troll")
    t.answer(f"fight:{t.handle('troll')}")
    assert t.offered() == ["dodger"]
    t.pick("dodger")
    assert (t.line(1), t.card("troll").damage, t.card("troll").ready) == (["troll"], 5, False)
    t.expect_main_step()


# House choice -----------------------------------------------------------------------------------


@pytest.mark.rule("glossary/house-choice")
def test_one_of_two_houses_that_must_be_chosen_is_chosen() -> None:
    t = table(
        side(houses=[House.DIS, House.LOGOS, House.MARS], battleline=[spec("troll", house=House.MARS)]),
        side(battleline=["krump"], houses=[House.BROBNAR]),
        card("troll", holds_for(Mod.MUST_CHOOSE, YOU, House.DIS)),
        card("krump", holds_for(Mod.MUST_CHOOSE, OPPONENT, House.MARS)),
        step=Step.HOUSE,
    )
    assert keys(t) == ["house:dis", "house:mars"]


@pytest.mark.rule("glossary/house-choice")
def test_without_a_legal_house_the_turn_has_no_active_house() -> None:
    ban = card(
        "krump",
        holds_for(Mod.CANNOT_CHOOSE, OPPONENT, House.SHADOWS),
        holds_for(Mod.CANNOT_CHOOSE, OPPONENT, House.DIS),
    )
    t = table(
        side(
            houses=[House.DIS, House.SHADOWS],
            hand=["urchin"],
            battleline=["dodger"],
            artifacts=["seeker-needle"],
            archives=["fear"],
        ),
        side(battleline=["krump"]),
        ban,
        card("seeker-needle", omni(gain(1))),
        step=Step.HOUSE,
    )
    assert t.events(HouseChosen) == [HouseChosen(Player(0), None)]
    t.expect(DecisionKind.ARCHIVES)
    t.answer("no")
    assert t.game.view(None).active_house is None
    assert keys(t) == [f"omni:{t.handle('seeker-needle')}", "end-turn"]
    assert t.reasons(f"play:{t.handle('urchin')}") == ["glossary/off-house"]


@pytest.mark.rule("glossary/house-choice")
def test_a_card_whose_house_is_set_belongs_to_that_house_only() -> None:
    paint = card("krump", belongs_to(House.MARS, each(CREATURE, NEIGHBORING)))
    t = table(side(battleline=["dodger", "krump", spec("urchin", icons=[House.DIS])]), side(), paint, house=House.MARS)
    assert t.card("dodger").houses == (House.MARS,)
    assert t.card("urchin").houses == (House.MARS,)
    assert keys(t) == [f"reap:{t.handle('dodger')}", f"reap:{t.handle('urchin')}", "end-turn"]
    assert t.reasons(f"reap:{t.handle('krump')}") == ["glossary/off-house"]


@pytest.mark.rule("glossary/house-choice")
def test_a_card_of_all_houses_belongs_to_each_of_them_once_also_where_another_house_is_set() -> None:
    paint = card("krump", belongs_to(House.MARS, each(CREATURE, NEIGHBORING)), belongs_to(ALL, each(CREATURE)))
    t = table(side(battleline=["dodger", "krump"]), side(), paint, house=House.SHADOWS)
    for id_ in ("dodger", "krump"):
        assert sorted(t.card(id_).houses) == sorted(House)
    assert f"reap:{t.handle('dodger')}" in keys(t)


@pytest.mark.rule("glossary/house-choice")
def test_of_several_effects_on_a_cards_house_the_most_recent_holds() -> None:
    first = card("bumpsy", belongs_to(House.MARS, each(CREATURE, NEIGHBORING)))
    second = card("krump", belongs_to(House.DIS, each(CREATURE, NEIGHBORING)))
    third = card("warsong", play(this_turn(belongs_to(House.LOGOS, each(CREATURE)))))
    t = table(
        side(hand=["krump", "warsong"], battleline=["dodger", "bumpsy"]),
        side(),
        first,
        second,
        third,
        house=House.BROBNAR,
    )
    assert t.card("dodger").houses == (House.MARS,)
    t.do("play", "krump")
    t.answer("slot:0")
    assert t.line(0) == ["krump", "dodger", "bumpsy"]
    assert t.card("dodger").houses == (House.DIS,)
    t.do("play", "warsong")
    assert t.card("dodger").houses == (House.LOGOS,)
    t.expect_main_step()


@pytest.mark.rule("glossary/active-house", "glossary/house-choice")
def test_the_active_house_lasts_for_one_turn() -> None:
    t = table(
        side(hand=["punch"] * 6, houses=[House.BROBNAR]),
        side(houses=[House.DIS], hand=["punch"], deck=["fear"] * 9),
        house=House.BROBNAR,
    )
    t.answer("end-turn")
    t.expect(DecisionKind.HOUSE)
    assert t.decision.player == 1
    assert t.game.view(None).active_house is None
    t.answer("house:dis")
    assert t.game.view(None).active_house is House.DIS
    assert t.reasons(f"play:{t.handle('punch', player=1)}") == ["glossary/off-house"]


@pytest.mark.rule("glossary/token-creatures", "glossary/control-and-ownership")
def test_of_which_house_a_token_creature_is_that_changes_sides_its_reference_card_says() -> None:
    loot = a(CREATURE, ENEMY)
    taken = for_good(belongs_to(House.SHADOWS, loot, while_yours=True, foreign=True))
    takes = card("punch", play(take_control(loot), taken))
    ada = side(hand=["punch"], houses=[House.BROBNAR, House.DIS, House.SHADOWS])
    bo = side(battleline=[spec("anger", token_of="grunt")], token="grunt")
    t = table(ada, bo, takes, house=House.BROBNAR)
    own = t.card("anger").houses
    t.do("play", "punch")
    t.finish()
    assert own and House.BROBNAR not in own and t.line(0) == ["grunt"] and t.card("anger").houses == (House.SHADOWS,)

"""Cards entering play: where and how, the two rows, the keywords that change it. Rules: "Enters play", "Battleline"."""

from __future__ import annotations

import pytest

from kfdesk.engine import IllegalChoice
from kfdesk.engine.events import CardEntered, CardPlayed
from kfdesk.engine.queries import in_center
from kfdesk.engine.terms import CardType, DecisionKind, House, Icon, Keyword, Step
from kfdesk.language.amounts import for_each
from kfdesk.language.attributes import READY, STUNNED, with_trait
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.moves import return_
from kfdesk.language.labels import action, play
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING, OTHER
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.entrances import enters_as
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE, UPGRADE
from kfdesk.language.targets import a, each
from tests.rulebook.made import keys
from tests.tables import Table, side, spec, table


def _center(t: Table, player: int) -> list[str]:
    state = t.game.state
    return [state.cards[c].definition.id for c in state.players[player].line if in_center(t.game.core, c)]


# Types ------------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/creatures", "glossary/battleline", "glossary/enters-play")
def test_a_creature_enters_exhausted_on_the_flank_the_active_player_chooses() -> None:
    t = table(side(hand=["krump"], battleline=["troll", "bumpsy"]), side())
    t.do("play", "krump")
    t.expect(DecisionKind.SLOT)
    assert keys(t) == ["slot:0", "slot:2"]
    assert t.reasons("slot:1") == ["glossary/battleline"]
    t.answer("slot:0")
    assert t.line(0) == ["krump", "troll", "bumpsy"]
    krump = t.card("krump")
    assert (krump.ready, krump.power, krump.damage) == (False, 6, 0)
    assert f"reap:{krump.handle}" not in keys(t)
    t.expect_main_step()


@pytest.mark.rule("glossary/creatures", "glossary/artifacts", "glossary/in-play-zone")
def test_creatures_and_artifacts_remain_in_play_from_turn_to_turn() -> None:
    t = table(side(battleline=["troll"], artifacts=["gauntlet-of-command"]), side(houses=[House.DIS]))
    t.end_turn()
    t.end_turn()
    assert t.line(0) == ["troll"]
    assert t.ids(0, "artifacts") == ["gauntlet-of-command"]


@pytest.mark.rule("glossary/creatures", "glossary/fight", "glossary/action-ability")
def test_a_creature_is_used_to_fight_to_reap_or_for_its_abilities() -> None:
    t = table(side(battleline=["noddy-the-thief", "dodger"]), side(battleline=["troll"]))
    noddy, dodger = t.handle("noddy-the-thief"), t.handle("dodger")
    assert keys(t) == [
        f"reap:{noddy}",
        f"fight:{noddy}",
        f"action:{noddy}",
        f"reap:{dodger}",
        f"fight:{dodger}",
        "end-turn",
    ]


@pytest.mark.rule("glossary/artifacts", "glossary/enters-play")
def test_an_artifact_enters_exhausted_at_the_end_of_its_row_without_a_question() -> None:
    t = table(side(hand=["gauntlet-of-command"], artifacts=["library-of-babble"]), side())
    t.do("play", "gauntlet-of-command")
    t.expect_main_step()
    assert t.ids(0, "artifacts") == ["library-of-babble", "gauntlet-of-command"]
    assert not t.card("gauntlet-of-command").ready
    assert keys(t) == ["end-turn"]
    assert "glossary/exhaust-exhausted" in t.reasons(f"action:{t.handle('gauntlet-of-command')}")


@pytest.mark.rule("glossary/artifacts")
def test_an_artifact_does_not_reap_or_fight() -> None:
    t = table(side(artifacts=["gauntlet-of-command"]), side(battleline=["troll"]))
    gauntlet = t.handle("gauntlet-of-command")
    assert keys(t) == [f"action:{gauntlet}", "end-turn"]
    assert t.reasons(f"reap:{gauntlet}") == ["glossary/using-creatures"]
    assert t.reasons(f"fight:{gauntlet}") == ["glossary/using-creatures"]


@pytest.mark.rule("glossary/actions")
def test_an_action_is_revealed_resolved_and_then_laid_on_its_owners_discard_pile() -> None:
    t = table(side(hand=["punch"], discard=["anger"]), side(battleline=["troll"]))
    t.do("play", "punch")
    assert t.zone("punch") == "playing"
    assert [c.id for c in t.game.view(1).playing] == ["punch"]
    assert t.ids(0, "discard") == ["anger"]
    t.pick("troll")
    assert t.ids(0, "discard") == ["anger", "punch"]
    t.expect_main_step()


# Places -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/battleline", "glossary/flank")
def test_the_first_creature_of_a_line_is_on_both_flanks() -> None:
    flanks = card("punch", play(gain(for_each(1, each(CREATURE, ON_FLANK)))))
    t = table(side(hand=["krump", "punch"]), side(), flanks)
    t.do("play", "krump")
    assert keys(t) == ["slot:0"]
    t.answer("slot:0")
    t.do("play", "punch")
    assert t.amber(0) == 1 + 1
    assert _center(t, 0) == ["krump"]


@pytest.mark.rule("glossary/flank", "glossary/battleline")
def test_the_creatures_at_both_ends_of_each_line_are_on_a_flank() -> None:
    away = card("punch", play(return_(each(CREATURE, ON_FLANK))))
    t = table(
        side(hand=["punch"], battleline=["troll", "bumpsy", "krump"]), side(battleline=["dodger", "urchin"]), away
    )
    t.do("play", "punch")
    assert (t.line(0), t.line(1)) == (["bumpsy"], [])
    t.expect_main_step()


@pytest.mark.rule("glossary/battleline", "glossary/flank", "glossary/leaves-play")
def test_the_line_closes_where_a_creature_leaves() -> None:
    t = table(side(hand=["punch"]), side(battleline=["troll", spec("bumpsy", damage=2), "krump", "dodger"]))
    t.do("play", "punch")
    t.pick("bumpsy")
    assert t.line(1) == ["troll", "krump", "dodger"]
    assert _center(t, 1) == ["krump"]
    t.expect_main_step()


@pytest.mark.rule("glossary/adjacent", "glossary/battleline")
def test_adjacent_are_the_creatures_immediately_left_and_right() -> None:
    shout = card("bumpsy", play(deal(1, each(CREATURE, NEIGHBORING))))
    line = ["troll", "krump", "headhunter", "valdr"]
    agile = card("krump", gains(each(CREATURE, FRIENDLY, OTHER), Keyword.DEPLOY))
    t = table(side(hand=["bumpsy"], battleline=line), side(battleline=["dodger"]), shout, agile)
    t.do("play", "bumpsy")
    t.answer("slot:2")
    assert t.line(0) == ["troll", "krump", "bumpsy", "headhunter", "valdr"]
    assert [t.card(i).damage for i in ("troll", "krump", "headhunter", "valdr", "dodger")] == [0, 1, 1, 0, 0]
    t.expect_main_step()


@pytest.mark.rule("glossary/center-of-the-battleline")
@pytest.mark.parametrize(
    ("line", "center"),
    [
        ([], []),
        (["troll"], ["troll"]),
        (["troll", "bumpsy"], []),
        (["troll", "bumpsy", "krump"], ["bumpsy"]),
        (["troll", "bumpsy", "krump", "valdr"], []),
    ],
)
def test_a_line_has_a_center_only_with_an_odd_number_of_creatures(line: list[str], center: list[str]) -> None:
    assert _center(table(side(battleline=line), side()), 0) == center


# Modified entering --------------------------------------------------------------------------------


@pytest.mark.rule("glossary/deploy")
def test_a_creature_with_deploy_enters_anywhere() -> None:
    t = table(side(hand=["code-monkey"], battleline=["troll", "bumpsy"]), side(), house=House.LOGOS)
    t.do("play", "code-monkey")
    assert keys(t) == ["slot:0", "slot:1", "slot:2"]
    t.answer("slot:1")
    t.finish()
    assert sorted(t.ids(0, "archives")) == ["bumpsy", "troll"]  # both were its neighbors
    t.expect_main_step()


@pytest.mark.rule("glossary/deploy", "glossary/enters-play")
def test_deploy_gained_from_another_card_counts_as_the_creature_enters() -> None:
    t = table(
        side(hand=["krump"], battleline=["troll", "bumpsy"]),
        side(),
        card("troll", gains(each(CREATURE, FRIENDLY), Keyword.DEPLOY)),
    )
    t.do("play", "krump")
    assert keys(t) == ["slot:0", "slot:1", "slot:2"]
    with pytest.raises(IllegalChoice):
        t.answer("slot:3")
    t.answer("slot:1")
    assert t.line(0) == ["troll", "krump", "bumpsy"]


@pytest.mark.rule("glossary/enters-play")
def test_a_creature_may_enter_ready_by_its_own_text() -> None:
    t = table(side(hand=["silvertooth"]), side())
    t.do("play", "silvertooth")
    t.answer("slot:0")
    assert t.card("silvertooth").ready
    assert f"reap:{t.handle('silvertooth')}" in keys(t)


@pytest.mark.rule("glossary/enters-play")
def test_an_ability_changes_how_every_card_of_its_description_enters() -> None:
    t = table(
        side(hand=["krump", "bumpsy", "gauntlet-of-command"], battleline=["troll"]),
        side(),
        card(
            "troll",
            enters_as(READY, of=each(CREATURE, FRIENDLY)),
            enters_as(STUNNED, of=each(CREATURE, with_trait("giant"))),
        ),
    )
    t.do("play", "krump")
    t.answer("slot:0")
    assert (t.card("krump").ready, t.card("krump").stunned) == (True, True)
    t.do("play", "gauntlet-of-command")
    assert not t.card("gauntlet-of-command").ready
    assert not t.card("troll").stunned


@pytest.mark.rule("glossary/enters-play")
def test_an_ability_about_entering_includes_the_card_it_is_on() -> None:
    herald = card("krump", enters_as(READY, of=each(CREATURE, FRIENDLY)))
    t = table(side(hand=["krump"]), side(), herald)
    t.do("play", "krump")
    t.answer("slot:0")
    assert t.card("krump").ready


@pytest.mark.rule("glossary/enters-play")
def test_the_opponents_ability_about_friendly_creatures_does_not_reach_mine() -> None:
    herald = card("troll", enters_as(READY, of=each(CREATURE, FRIENDLY)))
    t = table(side(hand=["krump"]), side(battleline=["troll"]), herald)
    t.do("play", "krump")
    t.answer("slot:0")
    assert not t.card("krump").ready


@pytest.mark.rule("glossary/alpha")
@pytest.mark.parametrize("first", ["play", "discard", "reap"])
def test_alpha_is_played_only_before_any_other_card_of_the_step(first: str) -> None:
    t = table(side(hand=["bumblebird", "full-moon"], battleline=["flaxia"]), side(), house=House.UNTAMED)
    bird = t.handle("bumblebird")
    assert f"play:{bird}" in keys(t)
    t.do(first, "flaxia" if first == "reap" else "full-moon")
    t.expect_main_step()
    assert t.reasons(f"play:{bird}") == ["glossary/alpha"]
    assert f"discard:{bird}" in keys(t)


@pytest.mark.rule("glossary/alpha")
def test_alpha_may_be_first_and_others_follow() -> None:
    t = table(side(hand=["bumblebird", "full-moon"]), side(), house=House.UNTAMED)
    t.do("play", "bumblebird")
    t.answer("slot:0")
    t.do("play", "full-moon")
    t.expect_main_step()
    assert [e.card for e in t.events(CardPlayed)] == [t.number(i) for i in ("bumblebird", "full-moon")]


@pytest.mark.rule("glossary/alpha", "glossary/enters-play")
def test_alpha_that_a_card_would_gain_as_it_enters_counts_before_it_is_played() -> None:
    t = table(
        side(hand=["krump", "punch", "gauntlet-of-command"], battleline=["troll"]),
        side(),
        card("troll", gains(each(CREATURE, FRIENDLY), Keyword.ALPHA)),
    )
    assert f"play:{t.handle('krump')}" in keys(t)
    t.do("reap", "troll")
    assert t.reasons(f"play:{t.handle('krump')}") == ["glossary/alpha"]
    assert t.reasons(f"play:{t.handle('gauntlet-of-command')}") == []
    assert t.reasons(f"play:{t.handle('punch')}") == []


@pytest.mark.rule("glossary/alpha")
def test_alpha_looks_at_this_step_only() -> None:
    t = table(side(hand=["bumblebird"], amber=6, houses=(House.UNTAMED,)), side(), step=Step.FORGE)
    t.answer("key:red")
    t.answer("house:untamed")
    assert t.reasons(f"play:{t.handle('bumblebird')}") == []


@pytest.mark.rule("glossary/control-and-ownership", "glossary/enters-play")
def test_a_card_with_treachery_enters_under_the_opponents_control_and_its_owner_keeps_it() -> None:
    t = table(side(hand=["curse-of-forgery"]), side(), house=House.SKYBORN)
    t.do("play", "curse-of-forgery")
    assert t.ids(1, "artifacts") == ["curse-of-forgery"]
    assert (t.card("curse-of-forgery").controller, t.card("curse-of-forgery").owner) == (1, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/enters-play", "glossary/in-play-zone")
def test_a_card_that_leaves_and_comes_back_enters_as_new() -> None:
    back = card("punch", play(return_(a(CREATURE, FRIENDLY))))
    worn = spec("troll", damage=3, stunned=True, power_counters=2, counters={"doom": 1})
    t = table(side(hand=["punch"], battleline=[worn]), side(), back)
    t.do("play", "punch")
    t.pick("troll")
    assert t.ids(0, "hand") == ["troll"]
    t.do("play", "troll")
    t.answer("slot:0")
    troll = t.card("troll")
    assert (troll.damage, troll.stunned, troll.power, troll.counters, troll.ready) == (0, False, 8, (), False)
    assert len(t.events(CardEntered)) == 1


@pytest.mark.rule("glossary/in-play-zone", "glossary/enemy", "glossary/friendly")
def test_cards_in_play_reach_those_of_both_sides_and_none_elsewhere() -> None:
    zap = card("library-of-babble", action(destroy(each(CARD, OTHER))))
    t = table(
        side(hand=["punch"], artifacts=["library-of-babble"], battleline=["troll"], archives=["krump"], deck=["valdr"]),
        side(battleline=[spec("bumpsy", upgrades=["blood-of-titans"])], artifacts=["seeker-needle"], hand=["urchin"]),
        zap,
        house=House.LOGOS,
    )
    t.do("action", "library-of-babble")
    while t.decision.kind is DecisionKind.ORDER:
        t.answer(*keys(t))
    assert (t.line(0), t.line(1), t.ids(1, "artifacts")) == ([], [], [])
    assert sorted(t.ids(1, "discard")) == ["blood-of-titans", "bumpsy", "seeker-needle"]
    assert (t.ids(0, "hand"), t.ids(0, "archives"), t.ids(0, "deck")) == (["punch"], ["krump"], ["valdr"])
    assert t.ids(1, "hand") == ["urchin"]


@pytest.mark.rule("glossary/in-play-zone", "glossary/upgrades", "glossary/out-of-play-zones")
def test_creatures_artifacts_and_upgrades_are_in_play_and_nothing_else() -> None:
    worn = spec("troll", upgrades=["blood-of-titans"], under=["fear"])
    t = table(side(battleline=[worn], artifacts=["cannon"], hand=["punch"], prophecies=["overreach"]), side())
    there = {c.printed.id for c in t.game.state.cards[1:] if c.in_play}
    assert there == {"troll", "blood-of-titans", "cannon"}
    burn = card("punch", play(destroy(a(UPGRADE))))
    t = table(side(hand=["punch"], battleline=[worn]), side(), burn, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("blood-of-titans")
    assert t.ids(0, "discard") == ["blood-of-titans", "punch"]


@pytest.mark.rule("glossary/enemy", "glossary/friendly", "glossary/control-and-ownership")
def test_friend_and_enemy_go_by_control_and_not_by_ownership() -> None:
    mine, theirs = a(CREATURE, FRIENDLY), a(CREATURE, ENEMY)
    t = table(
        side(hand=["punch", "warsong"], battleline=[spec("dodger", owner=1), "bumpsy"]),
        side(battleline=["troll", spec("krump", owner=0)]),
        card("punch", play(deal(1, mine))),
        card("warsong", play(deal(1, theirs))),
    )
    t.do("play", "punch")
    assert t.offered() == ["dodger", "bumpsy"]
    t.pick("dodger")
    t.do("play", "warsong")
    assert t.offered() == ["troll", "krump"]
    t.pick("krump")
    assert (t.card("dodger").damage, t.card("krump").damage) == (1, 1)
    t.expect_main_step()


# Houses -----------------------------------------------------------------------------------------


@pytest.mark.rule("glossary/anomaly", "glossary/legacy")
def test_a_card_belongs_to_the_house_it_has_in_its_deck_wherever_it_was_printed() -> None:
    t = table(side(hand=[spec("troll", house=House.MARS), "krump"]), side(), house=House.MARS)
    assert t.card("troll").houses == (House.MARS,)
    assert keys(t) == [f"play:{t.handle('troll')}", f"discard:{t.handle('troll')}", "end-turn"]


@pytest.mark.rule("glossary/enhance", "glossary/bonus-icons")
def test_icons_added_to_a_card_resolve_as_printed_ones_and_enhance_itself_does_nothing() -> None:
    enhanced = spec("krump", icons=[Icon.AMBER, Icon.DRAW])
    t = table(side(hand=["mutant-cutpurse", enhanced], deck=["punch"]), side(), house=House.BROBNAR)
    assert t.card("mutant-cutpurse").keywords == ()
    assert t.card("mutant-cutpurse").icons == ()
    t.do("play", "krump")
    t.answer("slot:0")
    assert (t.amber(0), t.ids(0, "hand")) == (1, ["mutant-cutpurse", "punch"])
    t.expect_main_step()


@pytest.mark.rule("glossary/artifacts", "glossary/creatures")
def test_types_are_told_apart_by_effects() -> None:
    away = card("punch", play(return_(a(ARTIFACT))))
    t = table(side(hand=["punch"], battleline=["troll"], artifacts=["library-of-babble"]), side(), away)
    t.do("play", "punch")
    assert t.offered() == ["library-of-babble"]
    t.pick("library-of-babble")
    assert t.card("troll").type is CardType.CREATURE
    t.expect_main_step()

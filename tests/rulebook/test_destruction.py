"""Being destroyed: tag, "Destroyed:" abilities, leaving together, what follows. Rule: "Destroyed"."""

from __future__ import annotations

import pytest

from kfdesk.engine import TimingPoint
from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import AbilityTriggered, CardDestroyed, CardMoved, CardTagged
from kfdesk.engine.terms import DecisionKind, House, Zone
from kfdesk.language.amounts import for_each
from kfdesk.language.definition import card
from kfdesk.language.durations import next_, this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy, fully_heal, heal
from kfdesk.language.effects.moves import purge, return_
from kfdesk.language.effects.tokens import make_token
from kfdesk.language.labels import destroyed, play
from kfdesk.language.occurrences import is_destroyed
from kfdesk.language.places import discard_pile
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead
from kfdesk.language.results import done
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import HOST, THIS, a, each
from tests.rulebook.made import AfterEvent, Extreme, give, holds, keys
from tests.tables import Table, side, spec, table

GATEWAY = card("punch", play(destroy(each(CREATURE))))


def _names(t: Table, kind: type) -> list[str]:
    return [t.game.state.cards[e.card].printed.id for e in t.events(kind)]


@pytest.mark.rule("chart/destroyed", "glossary/destroyed")
def test_a_destroyed_card_is_tagged_resolves_its_abilities_leaves_and_is_then_answered() -> None:
    t = table(
        side(hand=["punch"], battleline=["krump"]),
        side(battleline=["dust-imp"]),
        card("krump", after(is_destroyed(a(CREATURE, ENEMY)), gain(1))),
    )
    t.do("play", "punch")
    t.pick("dust-imp")
    imp, krump = (t.number(i) for i in ("dust-imp", "krump"))
    told = [
        (type(e).__name__, getattr(e, "card", None))
        for e in t.game.events
        if isinstance(e, CardTagged | CardDestroyed | AbilityTriggered)
        or (isinstance(e, CardMoved) and e.zone is Zone.DISCARD and e.card == imp)
    ]
    assert told == [
        ("AbilityTriggered", t.number("punch")),
        ("CardTagged", imp),
        ("AbilityTriggered", imp),
        ("CardMoved", imp),
        ("CardDestroyed", imp),
        ("AbilityTriggered", krump),
    ]
    assert (t.amber(0), t.amber(1)) == (1 + 1, 2)
    t.expect_main_step()


@pytest.mark.rule("chart/destroyed", "glossary/destroyed")
def test_the_points_of_the_chart_are_shown_while_they_last() -> None:
    ask = destroyed(deal(1, a(CREATURE)))
    t = table(
        side(hand=["punch"], battleline=["valdr"]),
        side(battleline=["dust-imp", "bumpsy"]),
        GATEWAY,
        card("dust-imp", ask),
        card("bumpsy", ask),
    )
    t.do("play", "punch")
    t.expect(DecisionKind.TRIGGER)
    assert [(p.chart, p.step) for p in t.game.timing if p.chart == "destroyed"][-1] == ("destroyed", "effects")
    assert len(t.game.timing[-1].waiting) == 2


@pytest.mark.rule("chart/destroyed", "glossary/destroyed", "glossary/active-player")
def test_the_active_player_orders_destroyed_abilities_of_both_sides_and_the_discard_piles() -> None:
    prize = card("krump", destroyed(gain(1)))
    t = table(
        side(hand=["punch"], battleline=["krump"]),
        side(battleline=["dust-imp", "bumpsy"], amber=0),
        GATEWAY,
        prize,
    )
    t.do("play", "punch")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 0
    assert t.offered() == ["krump", "dust-imp"]
    t.answer(f"trigger:{t.handle('dust-imp')}.0")
    t.expect(DecisionKind.ORDER)
    assert (t.decision.player, t.offered()) == (0, ["dust-imp", "bumpsy"])
    assert t.game.timing[-1] == TimingPoint("destroyed", "leave")
    t.pick("bumpsy", "dust-imp")
    assert t.ids(1, "discard") == ["bumpsy", "dust-imp"]
    assert t.ids(0, "discard") == ["krump", "punch"]
    assert (t.amber(0), t.amber(1)) == (1 + 1, 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_nothing_leaves_before_all_destroyed_abilities_are_done() -> None:
    t = table(
        side(hand=["punch"]),
        side(battleline=["dust-imp", "bumpsy"]),
        GATEWAY,
        card("dust-imp", destroyed(deal(1, a(CREATURE)))),
    )
    t.do("play", "punch")
    t.expect(DecisionKind.CARD)
    assert (t.line(1), t.offered()) == (["dust-imp", "bumpsy"], ["dust-imp", "bumpsy"])
    t.pick("bumpsy")
    t.expect(DecisionKind.ORDER)
    t.answer(*keys(t))
    assert t.ids(1, "discard") == ["dust-imp", "bumpsy"]
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed", "glossary/heal")
def test_healing_does_not_take_the_tag_off() -> None:
    duma = card("dust-imp", destroyed(fully_heal(each(CREATURE, FRIENDLY))))
    t = table(
        side(hand=["poison-wave"]),
        side(battleline=["dust-imp", spec("bumpsy", damage=3), "troll"]),
        duma,
        house=House.SHADOWS,
    )
    t.do("play", "poison-wave")
    t.pick("dust-imp", "bumpsy")
    assert t.line(1) == ["troll"]
    assert t.card("troll").damage == 0
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_a_card_moved_elsewhere_by_its_destroyed_ability_was_still_destroyed() -> None:
    t = table(
        side(hand=["punch"], battleline=["krump"]),
        side(battleline=["bad-penny"]),
        card("krump", after(is_destroyed(a(CREATURE, ENEMY)), gain(1))),
    )
    t.do("play", "punch")
    t.pick("bad-penny")
    assert t.ids(1, "hand") == ["bad-penny"]
    assert _names(t, CardDestroyed) == ["bad-penny"]
    assert t.amber(0) == 1 + 1
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed", "glossary/movement-between-zones", "glossary/token-creatures")
def test_a_destroyed_card_that_comes_back_as_a_token_creature_is_another_card_and_is_destroyed_once_more() -> None:
    t = table(
        side(
            hand=["punch"],
            battleline=[spec("flaxia", upgrades=["backup-copy"]), "troll"],
            artifacts=["autocannon"],
            deck=["urchin"],
            token="blorb",
        ),
        None,
        card("punch", play(destroy(each(CREATURE)))),
        card("troll", destroyed(make_token())),
    )
    flaxia = t.number("flaxia")
    t.do("play", "punch")
    t.answer(next(key for key in keys(t) if key.startswith(f"trigger:c{flaxia}.")))
    while "slot:0" in keys(t):
        t.answer("slot:0")
    assert set(keys(t)) == {f"card:{t.handle(name)}" for name in ("flaxia", "troll")}, "each is listed once"
    t.answer(*keys(t))
    assert [e.card for e in t.events(CardDestroyed)].count(flaxia) == 2
    assert sorted(t.ids(0, "discard")) == ["backup-copy", "flaxia", "punch", "troll"]
    assert t.ids(0, "deck") == ["urchin"]


@pytest.mark.rule("glossary/destroyed")
def test_cards_destroyed_by_a_destroyed_ability_join_and_resolve_theirs_before_anything_leaves() -> None:
    soul = card("dust-imp", destroyed(destroy(each(CREATURE, ENEMY, Extreme()))))
    heart = card("krump", destroyed(deal(3, each(CREATURE, OTHER))))
    t = table(
        side(hand=["warsong"], battleline=["krump"]),
        side(battleline=["dust-imp", "headhunter", spec("bumpsy", damage=2)]),
        card("warsong", play(deal(2, a(CREATURE)))),
        soul,
        heart,
    )
    t.do("play", "warsong")
    t.pick("dust-imp")
    t.expect(DecisionKind.ORDER)
    assert t.offered() == ["dust-imp", "bumpsy"]
    assert t.line(0) == ["krump"]
    t.pick("bumpsy", "dust-imp")
    assert (t.line(0), t.line(1)) == ([], ["headhunter"])
    assert t.card("headhunter").damage == 3
    assert _names(t, CardTagged) == ["dust-imp", "krump", "bumpsy"]
    assert t.ids(1, "discard") == ["bumpsy", "dust-imp"]
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_a_tagged_card_cannot_be_chosen_to_be_destroyed_and_resolves_its_abilities_once() -> None:
    bully = card("dust-imp", destroyed(destroy(a(CREATURE)), gain(1)))
    t = table(
        side(hand=["warsong"], battleline=["krump"]),
        side(battleline=["dust-imp", "headhunter", "bumpsy"]),
        card("warsong", play(deal(5, each(CREATURE, ENEMY)))),
        bully,
    )
    t.do("play", "warsong")
    assert t.offered() == ["krump"]
    t.pick("krump")
    t.expect(DecisionKind.ORDER)
    t.answer(*keys(t))
    assert _names(t, CardTagged) == ["dust-imp", "headhunter", "bumpsy", "krump"]
    assert (t.line(0), t.line(1), t.amber(1)) == ([], [], 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_with_only_tagged_creatures_left_none_can_be_chosen_to_be_destroyed() -> None:
    bully = card("dust-imp", destroyed(destroy(a(CREATURE)), gain(1)))
    t = table(side(hand=["punch"]), side(battleline=["dust-imp"]), bully)
    t.do("play", "punch")
    t.pick("dust-imp")
    assert (t.line(1), t.amber(1)) == ([], 1)
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_only_abilities_a_card_had_when_it_was_tagged_resolve() -> None:
    line = ["troll", "smaaash", "archimedes", "bumpsy", "krump"]
    t = table(side(hand=["gateway-to-dis"]), side(battleline=line), house=House.DIS)
    t.do("play", "gateway-to-dis")
    t.expect(DecisionKind.TRIGGER)
    assert t.offered() == ["smaaash", "bumpsy"]
    t.answer(keys(t)[0])
    t.expect(DecisionKind.ORDER)
    assert t.offered() == ["troll", "archimedes", "krump"]
    t.answer(*keys(t))
    assert sorted(t.ids(1, "archives")) == ["bumpsy", "smaaash"]
    assert t.ids(1, "discard") == ["troll", "archimedes", "krump"]
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
@pytest.mark.parametrize(("doomed", "amber"), [(["dust-imp"], 1), (["dust-imp", "troll"], 0)])
def test_an_ability_after_destruction_needs_its_card_in_play_when_the_other_leaves(
    doomed: list[str], amber: int
) -> None:
    imp_dies = card("warsong", play(destroy(each(CREATURE)) if len(doomed) > 1 else deal(2, a(CREATURE))))
    t = table(
        side(hand=["warsong"]),
        side(battleline=["dust-imp", "troll"]),
        imp_dies,
        card("dust-imp"),
        card("troll", after(is_destroyed(a(CREATURE, FRIENDLY)), gain(1))),
    )
    t.do("play", "warsong")
    if len(doomed) == 1:
        t.pick("dust-imp")
    else:
        t.answer(*keys(t))
    assert t.amber(1) == amber
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed")
def test_a_replaced_destruction_takes_the_tag_off_when_the_card_would_leave() -> None:
    saved = instead(is_destroyed(THIS), fully_heal(THIS))
    t = table(
        side(hand=["punch"], battleline=["krump"]),
        side(battleline=[spec("bumpsy", damage=4), "dust-imp"]),
        GATEWAY,
        card("bumpsy", saved, after(is_destroyed(a(CREATURE, OTHER)), gain(1))),
    )
    t.do("play", "punch")
    t.finish()
    assert t.line(1) == ["bumpsy"]
    assert t.card("bumpsy").damage == 0
    assert "bumpsy" not in _names(t, CardDestroyed)
    assert sorted(_names(t, CardDestroyed)) == ["dust-imp", "krump"]


@pytest.mark.rule("glossary/destroyed", "glossary/ability-card-ability")
def test_what_was_destroyed_can_still_be_reached_in_an_open_zone() -> None:
    hit = destroy(a(CREATURE))
    t = table(
        side(hand=["punch"]),
        side(battleline=["bumpsy"]),
        card("punch", play(hit, purge(hit.target), gain(for_each(2, done(hit))))),
    )
    t.do("play", "punch")
    t.pick("bumpsy")
    assert t.ids(1, "purged") == ["bumpsy"]
    assert t.amber(0) == 1 + 2
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed", "chart/destroyed")
def test_creatures_losing_their_last_power_together_are_destroyed_together() -> None:
    weak = card("warsong", play(this_turn(gets(each(CREATURE), power=-5))))
    t = table(side(hand=["warsong"]), side(battleline=["bumpsy", "troll", "headhunter"]), weak)
    t.do("play", "warsong")
    t.expect(DecisionKind.ORDER)
    assert t.offered() == ["bumpsy", "headhunter"]
    t.pick("headhunter", "bumpsy")
    assert t.ids(1, "discard") == ["headhunter", "bumpsy"]
    assert t.line(1) == ["troll"]
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed", "glossary/control-and-ownership")
def test_destroyed_cards_go_to_their_owners_piles_whoever_controls_them() -> None:
    t = table(
        side(hand=["punch"], battleline=[spec("krump", owner=1)]),
        side(battleline=[spec("bumpsy", owner=0)]),
        GATEWAY,
    )
    t.do("play", "punch")
    assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["bumpsy", "punch"], ["krump"])
    t.expect_main_step()


@pytest.mark.rule("glossary/destroyed", "glossary/ability-card-ability")
def test_a_ward_given_to_a_tagged_card_does_not_save_it() -> None:
    shield = card("dust-imp", destroyed(give("ward", each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"]), side(battleline=["dust-imp", "bumpsy"]), GATEWAY, shield)
    t.do("play", "punch")
    t.answer(*keys(t))
    assert t.line(1) == []
    t.expect_main_step()


@pytest.mark.rule("glossary/ability-card-ability")
def test_an_ability_that_has_begun_finishes_though_its_card_leaves_play() -> None:
    bomb = card("krump", play(destroy(each(CREATURE)), gain(2)))
    t = table(side(hand=["krump"]), side(battleline=["bumpsy"]), bomb)
    t.do("play", "krump")
    t.answer("slot:0")
    assert (t.ids(0, "discard"), t.line(1), t.amber(0)) == (["krump"], [], 2)
    t.expect_main_step()


@pytest.mark.rule("glossary/ability-card-ability")
def test_other_effects_set_off_by_one_instruction_resolve_before_the_next_instruction() -> None:
    raid = card("punch", play(deal(2, a(CREATURE)), heal(1, each(CREATURE)), return_(a(CARD, in_=discard_pile()))))
    imp = card("dust-imp", destroyed(deal(1, each(CREATURE))))
    t = table(side(hand=["punch"], discard=["anger"]), side(battleline=["dust-imp", "bumpsy"]), raid, imp)
    t.do("play", "punch")
    t.pick("dust-imp")
    assert t.card("bumpsy").damage == 0
    t.pick("anger")
    assert t.ids(0, "hand") == ["anger"]
    t.expect_main_step()


@pytest.mark.rule("glossary/ability-card-ability", "glossary/constant-abilities", "glossary/in-play-zone")
def test_abilities_of_cards_out_of_play_do_nothing() -> None:
    eager = AfterEvent((CardDestroyed,), gain(1))
    t = table(
        side(hand=["punch", "krump"], discard=["krump"], archives=["krump"]),
        side(battleline=["bumpsy"], discard=["krump"]),
        card("krump", eager, gets(each(CREATURE), power=4)),
    )
    assert t.card("bumpsy").power == 5
    t.do("play", "punch")
    t.pick("bumpsy")
    assert (t.amber(0), t.amber(1)) == (1, 0)
    t.expect_main_step()


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
def test_the_next_time_a_creature_would_be_destroyed_is_used_up_by_the_creature_it_saves() -> None:
    saves = next_(instead(is_destroyed(a(CREATURE, FRIENDLY)), gain(1)))
    t = table(
        side(hand=["warsong", "punch", "anger"], battleline=["troll", "krump"]), side(),
        card("warsong", play(this_turn(saves))),
        card("punch", play(destroy(a(CREATURE)))), card("anger", play(destroy(a(CREATURE)))),
    )  # fmt: skip
    t.do("play", "warsong")
    t.do("play", "punch")
    t.pick("troll")
    t.finish()
    assert t.line(0) == ["troll", "krump"]
    t.do("play", "anger")
    t.pick("krump")
    t.finish()
    assert t.line(0) == ["troll"]


@pytest.mark.rule("glossary/replacement-effects")
@pytest.mark.parametrize("gained", [False, True])
def test_a_blank_creature_does_not_save_itself(gained: bool) -> None:
    saves = instead(is_destroyed(THIS), fully_heal(THIS))
    saved = card("blood-of-titans", gains(HOST, saves)) if gained else card("troll", saves)
    worn = spec("troll", upgrades=["blood-of-titans"])
    for blank, left in ((False, ["troll"]), (True, [])):
        shadow = card("dodger", *([holds(Mod.BLANK, each(CREATURE, ENEMY))] if blank else []))
        punch = card("punch", play(destroy(each(CREATURE, FRIENDLY))))
        t = table(side(hand=["punch"], battleline=[worn]), side(battleline=["dodger"]), saved, shadow, punch)
        t.do("play", "punch")
        t.finish()
        assert t.line(0) == left


@pytest.mark.rule("glossary/destroyed", "glossary/most-powerful")
def test_the_soulkeepers_victim_returns_and_its_phoenix_heart_burns_the_others() -> None:
    """The example of the entry: Marcus is Ada, Janelle is Bo."""
    imp = spec("dust-imp", upgrades=["soulkeeper"])
    ada = side(battleline=[spec("groggins", upgrades=["phoenix-heart"])])
    t = table(ada, side(battleline=[imp, "drumble", "shaffles"]), house=House.BROBNAR)
    t.fight("groggins", "dust-imp")
    t.expect(DecisionKind.TRIGGER)
    assert t.decision.player == 0
    t.answer(t.decision.options[0].key)  # Dust Imp's own ability first
    t.expect(DecisionKind.ORDER)
    assert t.decision.player == 0
    t.offers("dust-imp", "drumble", "shaffles", least=3, most=3)
    t.pick("shaffles", "dust-imp", "drumble")
    assert (t.amber(1), t.ids(0, "hand"), t.line(1)) == (2, ["groggins"], [])
    assert t.zone("phoenix-heart") == t.zone("soulkeeper") == "discard"

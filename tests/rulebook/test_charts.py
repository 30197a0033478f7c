"""The timing charts, point by point: a whole turn, playing, reaping, using; fights and damage are held elsewhere."""

from __future__ import annotations

import pytest

from kfdesk.engine.events import (
    AmberVerb,
    CardDrawn,
    CardEntered,
    CardExhausted,
    CardMoved,
    CardPlayed,
    CardReadied,
    CardUsed,
    CreatureReaped,
    EventKind,
    HouseChosen,
    IconResolved,
    KeyForged,
    StepBegan,
    TurnEnded,
    UpgradeAttached,
)
from kfdesk.engine.terms import DecisionKind, House, Icon, Step, Zone
from kfdesk.engine.timing import CHARTS
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain, lose, steal
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.flow import may
from kfdesk.language.effects.moves import return_
from kfdesk.language.labels import action, after_reap, destroyed, omni, play
from kfdesk.language.occurrences import plays
from kfdesk.language.players import YOU
from kfdesk.language.predicates import OTHER
from kfdesk.language.reactions import after
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from tests.rulebook.made import after_event, at_step, keys
from tests.tables import Table, side, spec, table


def _told(t: Table, *kinds: EventKind) -> list[EventKind]:
    """Return the kinds of those events, in the order they happened."""
    return [e.kind for e in t.game.events if e.kind in kinds]


def _points(t: Table) -> list[tuple[str, str]]:
    return [(point.chart, point.step) for point in t.game.timing]


# A turn -----------------------------------------------------------------------------------------


@pytest.mark.rule("chart/timing", "glossary/end-of-turn", "glossary/active-player")
def test_a_turn_passes_all_points_of_the_chart_in_order() -> None:
    ask = may(gain(1))
    clock = card(
        "library-of-babble",
        at_step(Step.START, ask),
        after_event(KeyForged, ask),
        after_event(HouseChosen, ask, lambda s, e: e.player == s.you),
        at_step(Step.END, ask),
    )
    t = table(
        side(artifacts=["library-of-babble"], amber=6, archives=["punch"], deck=["anger"] * 9, houses=[House.LOGOS]),
        side(houses=[House.DIS]),
        clock,
        step=Step.START,
    )
    passed: list[tuple[str, str, str]] = []
    while t.game.state.active == 0:
        outermost = t.game.timing[0]
        passed.append((str(t.decision.kind), outermost.chart, outermost.step))
        if t.decision.kind is DecisionKind.MAIN:
            t.answer("end-turn")
        else:
            t.answer(keys(t)[0])
    assert passed == [
        ("confirm", "turn", "start"),
        ("key", "turn", "forge"),
        ("confirm", "turn", "forge"),
        ("house", "turn", "house"),
        ("confirm", "turn", "house-chosen"),
        ("archives", "turn", "archives"),
        ("main", "turn", "main"),
        ("confirm", "turn", "end"),
    ]
    assert t.amber(0) == 4
    assert len(t.ids(0, "hand")) == 6


@pytest.mark.rule("chart/timing", "glossary/end-of-turn")
def test_end_of_turn_effects_come_after_cards_are_readied_and_drawn() -> None:
    late = card("troll", at_step(Step.END, lose(1)))
    t = table(
        side(battleline=[spec("troll", ready=False)], amber=2, deck=["anger"] * 9), side(houses=[House.DIS]), late
    )
    t.answer("end-turn")
    order = _told(t, CardReadied, CardDrawn, AmberVerb.LOSE, TurnEnded)
    assert order == [CardReadied, *[CardDrawn] * 6, AmberVerb.LOSE, TurnEnded]


@pytest.mark.rule("chart/timing", "turn/step-2-choose-a-house")
def test_what_follows_the_choice_of_house_is_done_before_the_archives_are_offered() -> None:
    herald = card("troll", after_event(HouseChosen, gain(1), lambda s, e: e.player == s.you))
    t = table(side(battleline=["troll"], archives=["punch"]), side(), herald, step=Step.HOUSE)
    assert t.amber(0) == 0
    t.answer("house:brobnar")
    t.expect(DecisionKind.ARCHIVES)
    assert t.amber(0) == 1
    t.answer("no")
    t.expect_main_step()


@pytest.mark.rule("chart/timing", "glossary/active-player")
def test_effects_of_one_point_are_ordered_by_the_active_player_whoevers_they_are() -> None:
    mine = card("troll", at_step(Step.END, gain(1)))
    theirs = card("krump", after_event(StepBegan, steal(1), lambda _s, e: e.step is Step.END))
    t = table(side(battleline=["troll"]), side(battleline=["krump"], houses=[House.BROBNAR]), mine, theirs)
    t.answer("end-turn")
    t.expect(DecisionKind.TRIGGER)
    assert (t.decision.player, t.offered()) == (0, ["troll", "krump"])
    assert len(t.game.timing[-1].waiting) == 2
    t.answer(f"trigger:{t.handle('troll')}.0")
    assert (t.amber(0), t.amber(1)) == (0, 1)
    t.expect(DecisionKind.HOUSE)


@pytest.mark.rule("chart/timing", "glossary/active-player")
def test_the_active_player_decides_for_the_opponents_abilities_too() -> None:
    imp = card("dust-imp", destroyed(deal(1, a(CREATURE)), steal(1)))
    t = table(side(hand=["punch"], battleline=["troll"]), side(battleline=["dust-imp", "bumpsy"]), imp)
    t.do("play", "punch")
    t.pick("dust-imp")
    t.expect(DecisionKind.CARD)
    assert (t.decision.player, t.offered()) == (0, ["troll", "dust-imp", "bumpsy"])
    t.pick("bumpsy")
    assert (t.card("bumpsy").damage, t.amber(0), t.amber(1)) == (1, 0, 1)
    t.expect_main_step()


@pytest.mark.rule("chart/timing")
def test_every_point_a_game_can_be_at_is_a_line_of_a_chart() -> None:
    t = table(
        side(battleline=["troll", "noddy-the-thief"], hand=["punch"], deck=["anger"] * 9),
        side(battleline=["krump"], deck=["urchin"] * 9),
    )
    for verb, id_ in (("reap", "noddy-the-thief"), ("end-turn", ""), ("end-turn", "")):
        if id_ and f"{verb}:{t.handle(id_)}" in keys(t):
            t.do(verb, id_)
        elif verb in keys(t):
            t.answer(verb)
        while t.decision.kind is not DecisionKind.MAIN:
            for chart, step in _points(t):
                assert step in {line.id for line in CHARTS[chart].steps}
            t.answer(keys(t)[0])
    assert t.game.state.turn == 5


# Playing ----------------------------------------------------------------------------------------


@pytest.mark.rule("chart/play", "glossary/bonus-icons", "glossary/enters-play")
def test_a_creature_enters_then_its_icons_resolve_then_everything_after_in_one_window() -> None:
    t = table(
        side(hand=[spec("krump", icons=[Icon.AMBER])], battleline=["troll", "bumpsy"]),
        side(),
        card("krump", play(gain(1))),
        card("troll", after(plays(YOU, a(CREATURE, OTHER)), gain(2))),
        card("bumpsy", after_event(CardEntered, gain(4))),
    )
    t.do("play", "krump")
    t.expect(DecisionKind.SLOT)
    assert _points(t)[-1] == ("play", "enter")
    t.answer("slot:0")
    t.expect(DecisionKind.TRIGGER)
    assert t.amber(0) == 1
    assert _points(t)[-1] == ("play", "after")
    assert t.offered() == ["krump", "troll", "bumpsy"]
    t.answer(f"trigger:{t.handle('bumpsy')}.0")
    assert t.amber(0) == 5
    assert t.offered() == ["krump", "troll"]
    t.answer(f"trigger:{t.handle('troll')}.0")
    assert t.amber(0) == 1 + 4 + 2 + 1
    assert _told(t, CardEntered, CardPlayed, IconResolved) == [CardEntered, CardPlayed, IconResolved]
    t.expect_main_step()


@pytest.mark.rule("chart/play", "glossary/actions")
def test_an_action_is_revealed_then_icons_then_its_text_and_answers_and_then_the_discard_pile() -> None:
    t = table(
        side(hand=["punch"], battleline=["troll"]),
        side(),
        card("troll", after_event(CardPlayed, gain(2))),
    )
    t.do("play", "punch")
    t.expect(DecisionKind.TRIGGER)
    assert (t.amber(0), t.zone("punch")) == (1, "playing")
    t.answer(f"trigger:{t.handle('troll')}.0")
    assert (t.amber(0), t.zone("punch")) == (3, "playing")
    t.pick("troll")
    assert t.ids(0, "discard") == ["punch"]
    last = t.events(CardMoved)[-1]
    assert (last.origin, last.zone) == (Zone.PLAYING, Zone.DISCARD)
    t.expect_main_step()


@pytest.mark.rule("chart/play")
def test_an_upgrade_is_attached_then_its_icons_resolve() -> None:
    t = table(side(hand=["blood-of-titans"], battleline=["troll"]), side(battleline=["krump"]))
    t.do("play", "blood-of-titans")
    assert t.offered() == ["troll", "krump"]
    assert t.amber(0) == 0
    t.pick("krump")
    assert (t.amber(0), t.card("krump").power) == (1, 11)
    told = _told(t, UpgradeAttached, CardEntered, CardPlayed, IconResolved)
    assert told == [UpgradeAttached, CardEntered, CardPlayed, IconResolved]
    t.expect_main_step()


# Reaping ----------------------------------------------------------------------------------------


@pytest.mark.rule("chart/reap")
def test_a_reaping_creature_is_exhausted_then_one_amber_is_gained_then_answers_in_one_window() -> None:
    t = table(
        side(battleline=["troll", "krump"], amber=1),
        side(),
        card("troll", after_reap(gain(2))),
        card("krump", after_event(CreatureReaped, gain(4))),
    )
    t.do("reap", "troll")
    t.expect(DecisionKind.TRIGGER)
    assert _points(t)[-1] == ("reap", "after")
    assert (t.amber(0), t.card("troll").ready) == (2, False)
    assert t.offered() == ["troll", "krump"]
    t.answer(f"trigger:{t.handle('krump')}.0")
    assert t.amber(0) == 1 + 1 + 4 + 2
    assert _told(t, CardExhausted, AmberVerb.GAIN, CreatureReaped)[:3] == [
        CardExhausted,
        AmberVerb.GAIN,
        CreatureReaped,
    ]
    t.expect_main_step()


@pytest.mark.rule("chart/reap", "glossary/ability-card-ability")
def test_a_creature_that_has_left_play_has_no_after_reap_ability_any_more() -> None:
    t = table(
        side(battleline=["troll", "krump"]),
        side(),
        card("troll", after_reap(gain(2))),
        card("krump", after_event(CreatureReaped, return_(a(CREATURE, OTHER)))),
    )
    t.do("reap", "troll")
    t.answer(f"trigger:{t.handle('krump')}.0")
    t.pick("troll")
    assert (t.amber(0), t.ids(0, "hand")) == (1, ["troll"])
    t.expect_main_step()


# Action and omni --------------------------------------------------------------------------------


@pytest.mark.rule("chart/action-omni", "glossary/action-ability")
@pytest.mark.parametrize(("word", "verb"), [(action, "action"), (omni, "omni")])
def test_a_used_card_is_exhausted_then_its_ability_resolves_then_it_is_answered(word: object, verb: str) -> None:
    t = table(
        side(battleline=["troll", "krump"], amber=1),
        side(),
        card("troll", word(may(gain(2)))),  # type: ignore[operator]
        card("krump", after_event(CardUsed, gain(4))),
    )
    t.do(verb, "troll")
    t.expect(DecisionKind.CONFIRM)
    assert ("use", "resolve") in _points(t)
    assert (t.amber(0), t.card("troll").ready) == (1, False)
    t.answer("yes")
    assert t.amber(0) == 1 + 2 + 4
    assert [e.amount for e in t.events(AmberVerb.GAIN)] == [2, 4]
    t.expect_main_step()


@pytest.mark.rule("glossary/action-ability", "glossary/artifacts")
def test_an_action_needs_a_ready_card_of_the_active_house_under_control() -> None:
    t = table(
        side(
            artifacts=["gauntlet-of-command", spec("seeker-needle", ready=False), "library-of-babble"],
            battleline=["troll"],
        ),
        side(artifacts=["dominator-bauble"]),
        house=House.LOGOS,
    )
    assert keys(t) == [f"action:{t.handle('library-of-babble')}", "end-turn"]
    assert t.reasons(f"action:{t.handle('gauntlet-of-command')}") == ["glossary/off-house"]
    assert "glossary/exhaust-exhausted" in t.reasons(f"action:{t.handle('seeker-needle')}")
    assert "glossary/using-cards-via-other-card-abilities" in t.reasons(f"action:{t.handle('dominator-bauble')}")
    assert "glossary/action-ability" in t.reasons(f"action:{t.handle('troll')}")


@pytest.mark.rule("glossary/action-ability")
def test_of_several_action_and_omni_abilities_one_resolves_each_time() -> None:
    many = card("troll", action(gain(1)), action(gain(2)), omni(gain(4)))
    for verb, mode, amber in (("action", "mode:0", 1), ("action", "mode:1", 2), ("omni", None, 4)):
        t = table(side(battleline=["troll"]), side(), many)
        t.do(verb, "troll")
        if mode:
            t.expect(DecisionKind.MODE)
            assert keys(t) == ["mode:0", "mode:1"]
            t.answer(mode)
        assert (t.amber(0), t.card("troll").ready) == (amber, False)
        assert keys(t) == ["end-turn"]


@pytest.mark.rule("chart/action-omni", "glossary/exhaust-exhausted")
def test_a_creature_that_was_used_is_exhausted_and_cannot_be_used_again() -> None:
    t = table(side(battleline=["troll"]), side(battleline=["krump"]), card("troll", action(gain(1)), omni(gain(1))))
    troll = t.handle("troll")
    assert keys(t) == [f"{verb}:{troll}" for verb in ("reap", "fight", "action", "omni")] + ["end-turn"]
    t.do("action", "troll")
    assert keys(t) == ["end-turn"]
    for verb in ("reap", "fight", "action", "omni"):
        assert t.reasons(f"{verb}:{troll}") == ["glossary/exhaust-exhausted"]
    assert [e.how for e in t.events(CardUsed)] == ["action"]

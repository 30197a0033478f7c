"""Infinite loops: the active player names a number of rounds, then a card of the loop leaves play, not destroyed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk.engine import DecisionKind, Game, House, IllegalChoice, Zone
from kfdesk.engine import events as ev
from kfdesk.engine.abilities import Mod
from kfdesk.language.amounts import Number
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.labels import destroyed, play
from kfdesk.language.occurrences import is_destroyed
from kfdesk.language.replacements import instead
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.characters import ANY
from tests.rulebook.made import after_event, holds, keys
from tests.tables import Table, side, table

LOOP = "glossary/infinite-loops"


def echo() -> Table:
    """Punch makes Ada gain 1; then Troll and Krump each gain 1 whenever the other did, without end."""

    t = table(
        side(hand=["punch"], battleline=["troll", "bumpsy", "krump"]),
        side(),
        card("punch", play(gain(1))),
        card("troll", after_event(ev.AmberVerb.GAIN, gain(1), lambda s, e: e.cause != s.source)),
        card("krump", after_event(ev.AmberVerb.GAIN, gain(1), lambda s, e: e.cause == t.number("troll"))),
        card("bumpsy", destroyed(gain(9)), after_event(ev.CardDestroyed, gain(7))),
    )
    return t


def resolve_loop(t: Table, rounds: int, victim: str) -> None:
    """Answer until the loop is noticed, name the rounds, and choose the card that goes."""
    assert t.decision.source is not None
    t.expect(DecisionKind.NUMBER)
    assert (t.decision.player, keys(t)[0], keys(t)[-1]) == (0, "number:0", "number:99")
    t.answer(f"number:{rounds}")
    t.expect(DecisionKind.CARD)
    assert set(t.offered()) == {"troll", "krump"}
    t.pick(victim)


@pytest.mark.rule(LOOP)
@pytest.mark.parametrize("victim", ["troll", "krump"])
def test_the_active_player_names_how_often_a_loop_is_resolved_and_which_of_its_cards_leaves_play(victim: str) -> None:
    gained = []
    for rounds in (0, 1, 7, 99):
        t = echo()
        t.do("play", "punch")
        resolve_loop(t, rounds, victim)
        t.expect_main_step()
        gained.append(t.amber(0))
        assert t.zone(victim) == Zone.DISCARD and len(t.line(0)) == 2
        assert t.ids(0, "discard") == [victim, "punch"]
        assert t.events(ev.CardDestroyed) == [] and t.events(ev.CardTagged) == []
        assert t.events(ev.LoopBroken) == [ev.LoopBroken(t.number(victim))]
    # Each round both cards gain 1.
    assert [n - gained[0] for n in gained] == [0, 2, 14, 198]


@pytest.mark.rule(LOOP)
def test_after_a_loop_play_goes_on_and_a_chain_that_ends_by_itself_is_none() -> None:
    t = echo()
    t.do("play", "punch")
    resolve_loop(t, 3, "troll")
    t.do("reap", "krump")
    assert t.events(ev.LoopBroken) == [ev.LoopBroken(t.number("troll"))]
    fall = card("bumpsy", after_event(ev.CardDestroyed, destroy(a(CREATURE))))
    t = table(
        side(hand=["punch"], battleline=["bumpsy"]),
        side(battleline=["dodger"] * 14),
        card("punch", play(destroy(a(CREATURE)))),
        fall,
    )
    t.do("play", "punch")
    for nth in range(14):  # each time another creature is there: the chain has an end
        t.expect(DecisionKind.CARD)
        t.pick(("dodger", nth))
    t.pick("bumpsy")
    t.expect_main_step()
    assert (t.line(0), t.line(1)) == ([], [])


def two_replicators() -> Table:
    return table(side(battleline=["replicator", "replicator"]), house=House.LOGOS)


@pytest.mark.rule(LOOP)
def test_a_loop_through_questions_is_a_loop_too() -> None:
    t = two_replicators()
    t.do("reap", "replicator")
    asked = 0
    while t.decision.kind is DecisionKind.CARD:
        assert len(t.offered()) == 1  # resolve the after reap effect of the other one
        t.answer(keys(t)[0])
        asked += 1
        assert asked < 50
    t.expect(DecisionKind.NUMBER)
    t.answer("number:60")
    for _ in range(200):
        if len(t.decision.options) == 2:
            break
        t.answer(keys(t)[0])
    t.offers("replicator", "replicator")
    t.pick(("replicator", 1))
    t.expect_main_step()
    assert t.line(0) == ["replicator"] and t.ids(0, "discard") == ["replicator"]


@pytest.mark.rule(LOOP, "glossary/replacement-effects")
def test_a_creature_without_power_that_is_saved_again_and_again_leaves_play() -> None:
    saved = card("bumpsy", instead(is_destroyed(THIS), gain(1)))
    curse = card("spangler-box", holds(Mod.POWER_ADD, each(CREATURE), Number(-9)))
    t = table(side(battleline=["bumpsy"]), side(artifacts=["spangler-box"]), saved, curse)
    t.expect(DecisionKind.NUMBER)
    t.answer("number:5")
    t.expect_main_step()
    assert t.ids(0, "discard") == ["bumpsy"] and t.events(ev.CardDestroyed) == []
    assert t.amber(0) == 15


@pytest.mark.rule(LOOP, "glossary/replacement-effects")
def test_two_creatures_that_die_in_place_of_each_other_leave_a_loop() -> None:
    others = destroy(each(CREATURE))
    t = table(
        side(hand=["punch"], battleline=["bumpsy", "krump"]),
        side(),
        card("punch", play(destroy(a(CREATURE)))),
        card("bumpsy", instead(is_destroyed(THIS), others)),
        card("krump", instead(is_destroyed(THIS), others)),
    )
    t.do("play", "punch")
    t.pick("bumpsy")
    for _ in range(60):
        if t.decision.kind is DecisionKind.MAIN:
            break
        t.answer(keys(t)[0])
    t.expect_main_step()
    assert t.events(ev.LoopBroken)


def played(answers: list[int]) -> Game:
    """Return the table of two Replicators after some legal answers, the nth option each."""
    game = two_replicators().game
    for answer in answers:
        decision = game.decision
        if decision is None:
            break
        count = max(1, decision.min)
        at = answer % len(decision.options)
        options = [*decision.options[at:], *decision.options[:at]]
        game.choose(*(option.key for option in options[:count]))
    return game


KEYS = st.one_of(
    st.text(ANY),
    st.sampled_from(
        ["reap:c1", "fight:c1", "fight:c1:c2", "card:c1", "card:c99", "number:5", "number:-1", "done", "yes"]
    ),
    st.builds(
        "{}:{}".format,
        st.sampled_from(["card", "play", "reap", "trigger", "house", "slot", "key"]),
        st.text(ANY),
    ),
)


@pytest.mark.rule(LOOP, "glossary/game-state")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 200), max_size=150), st.lists(KEYS, max_size=4))
def test_choosing_raises_nothing_but_illegal_choice(answers: list[int], anything: list[str]) -> None:
    game = played(answers)
    before = game.digest()
    try:
        game.choose(*anything)
    except IllegalChoice:
        assert game.digest() == before


@pytest.mark.rule(LOOP)
def test_the_number_of_resolutions_within_each_other_is_not_bounded_by_the_interpreter() -> None:
    game = two_replicators().game
    for _ in range(2000):
        decision = game.decision
        assert decision is not None
        if decision.kind is DecisionKind.MAIN and game.journal:
            break
        wanted = "number:99" if decision.kind is DecisionKind.NUMBER else decision.options[0].key
        game.choose(wanted)
    assert len(game.journal) > 200 and [type(e) for e in game.events].count(ev.LoopBroken) == 1
    assert game.fork().digest() == game.digest()


def two_doppelgangers(*others: str) -> Table:
    """Ada's turn has come to its start: each of the two is to gain the text of a neighbor."""
    bo = side(hand=["fear"] * 6)
    t = table(side(battleline=["doppelganger", "doppelganger", *others]), bo, active=1)
    t.game.choose("end-turn")
    return t


@pytest.mark.rule(LOOP, "glossary/lasting-effects")
def test_an_ability_that_its_own_lasting_effect_gives_anew_each_time_is_a_loop() -> None:
    t = two_doppelgangers()
    asked = 0
    while t.decision.kind is not DecisionKind.NUMBER:
        t.answer(keys(t)[0])
        asked += 1
        assert asked < 50
    t.answer("number:0")
    t.expect(DecisionKind.HOUSE)
    assert t.line(0) == ["doppelganger"] and t.ids(0, "discard") == ["doppelganger"]
    assert t.events(ev.CardDestroyed) == []


@pytest.mark.rule(LOOP)
def test_who_ends_such_a_chain_by_another_choice_loses_no_card() -> None:
    t = two_doppelgangers("snufflegator")
    t.answer(keys(t)[-1])  # the second of them is next, and the Snufflegator its other neighbor
    t.pick("snufflegator")
    t.expect(DecisionKind.CARD)
    assert keys(t) == [f"card:{t.handle('doppelganger', 1)}"]

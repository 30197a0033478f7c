"""What waits at one timing point waits in one window, whatever it answers there."""

from __future__ import annotations

import pytest

from kfdesk.engine import DecisionKind, House, Zone
from kfdesk.engine import events as ev
from kfdesk.language.combined import all_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy
from kfdesk.language.labels import play
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import each
from tests.rulebook.made import after_event, keys
from tests.tables import Table, side, spec, table


def magda_is_fought_by_krump() -> Table:
    """Bo has played Magda, so Ada is owed 2 when it leaves play; Krump has destroyed it."""
    ada = side(amber=3, battleline=["bumpsy", "krump"], houses=(House.BROBNAR, House.DIS, House.LOGOS))
    t = table(ada, side(hand=["magda-the-rat"], amber=1), active=1, house=House.SHADOWS, turn=4)
    t.creature("magda-the-rat")
    assert (t.amber(0), t.amber(1)) == (1, 3)
    t.game.choose("end-turn")
    t.answer("house:brobnar")
    t.fight("bumpsy", "magda-the-rat")  # elusive: no damage
    t.fight("krump", "magda-the-rat")
    assert t.zone("magda-the-rat") == Zone.DISCARD
    return t


@pytest.mark.rule("glossary/destroyed", "card-faq/gebuk-1")
@pytest.mark.parametrize("first", [0, 1])
def test_what_leaves_play_and_what_is_destroyed_is_answered_in_the_order_the_active_player_chooses(first: int) -> None:
    t = magda_is_fought_by_krump()
    t.expect(DecisionKind.TRIGGER)
    by_source = {o.card: o.key for o in t.decision.options}
    assert set(by_source) == {t.handle("magda-the-rat"), t.handle("krump")}
    t.answer(by_source[t.handle(("magda-the-rat", "krump")[first])])
    # Bo has 3: the debt of 2 and the loss of 1 both find what they ask for.
    assert (t.amber(0), t.amber(1)) == (3, 0)
    lost = [e.kind for e in t.game.events if e.kind in (ev.AmberVerb.LOSE, ev.AmberVerb.STEAL)][-2:]
    assert lost[0] is (ev.AmberVerb.STEAL, ev.AmberVerb.LOSE)[first]
    t.expect_main_step()


@pytest.mark.rule("card-faq/gebuk-1", "glossary/destroyed")
def test_spartasaur_that_gebuk_brings_into_play_does_not_see_it_destroyed() -> None:
    bo = side(battleline=[spec("gebuk", damage=4), "bumpsy"], deck=["spartasaur"])
    t = table(side(battleline=["troll"]), bo, house=House.BROBNAR)
    t.fight("troll", "gebuk")
    t.finish()
    assert t.line(1) == ["spartasaur", "bumpsy"] and t.line(0) == ["troll"]


@pytest.mark.rule("glossary/destroyed")
def test_a_creature_put_into_play_because_another_left_it_does_not_answer_the_same_destruction() -> None:
    everything = card("punch", play(destroy(all_of(each(CREATURE), each(ARTIFACT)))))
    avenger = card("bumpsy", after_event(ev.CardDestroyed, gain(1)))
    box = side(hand=["punch"], battleline=["troll"], artifacts=["spangler-box"], houses=(House.BROBNAR, House.LOGOS))
    t = table(box, side(battleline=["bumpsy"]), everything, avenger, house=House.LOGOS)
    t.do("action", "spangler-box")
    t.pick("bumpsy")
    assert t.zone("bumpsy") == Zone.PURGED
    t.end_turn()
    t.game.choose("end-turn")
    t.answer("house:brobnar")
    t.do("play", "punch")
    t.finish()
    assert t.zone("bumpsy") == Zone.BATTLELINE and t.zone("troll") == Zone.DISCARD
    assert t.amber(1) == 0


@pytest.mark.rule("glossary/scrap", "glossary/active-player")
@pytest.mark.parametrize("first", [0, 1])
def test_a_scrap_ability_and_what_answers_the_discard_are_ordered_by_the_active_player(first: int) -> None:
    t = table(side(hand=["db-gobber"], battleline=["rock-hurling-giant"], amber=7), side(), house=House.BROBNAR)
    t.do("discard", "db-gobber")
    t.expect(DecisionKind.TRIGGER)
    by_source = {o.card: o.key for o in t.decision.options}
    t.answer(by_source[t.handle(("db-gobber", "rock-hurling-giant")[first])])
    t.expect(DecisionKind.CONFIRM)
    assert t.amber(0) == (5, 7)[first]
    t.answer("no")
    assert t.amber(0) == 5
    t.expect_main_step()


@pytest.mark.rule("chart/fight", "glossary/enrage")
def test_the_loss_of_rage_is_answered_with_the_fight() -> None:
    watcher = card("bumpsy", after_event(ev.StatusLost, gain(1)), after_event(ev.CreatureFought, gain(1)))
    ada = side(battleline=["bumpsy", spec("troll", enraged=True)])
    t = table(ada, side(battleline=["mother"]), watcher, house=House.BROBNAR)
    t.fight("troll", "mother")
    t.expect(DecisionKind.TRIGGER)
    assert len(keys(t)) == 2
    t.answer(keys(t)[0])
    assert t.amber(0) == 2
    t.expect_main_step()


@pytest.mark.rule("glossary/stun", "glossary/using-creatures")
def test_exhausting_unstunning_and_using_are_answered_together() -> None:
    watcher = card(
        "bumpsy",
        after_event(ev.CardExhausted, gain(1)),
        after_event(ev.StatusLost, gain(1)),
        after_event(ev.CardUsed, gain(1)),
    )
    ada = side(battleline=["bumpsy", spec("troll", stunned=True)])
    t = table(ada, side(), watcher, house=House.BROBNAR)
    t.do("unstun", "troll")
    t.expect(DecisionKind.TRIGGER)
    assert len(keys(t)) == 3
    t.finish()
    assert t.amber(0) == 3


@pytest.mark.rule("chart/play")
def test_what_answers_playing_entering_and_entering_stunned_waits_with_the_play_ability() -> None:
    watcher = card("bumpsy", after_event(ev.CardEntered, gain(1)), after_event(ev.CardPlayed, gain(1)))
    newcomer = card("troll", play(gain(1)))
    t = table(side(hand=["troll"], battleline=["bumpsy"]), side(), watcher, newcomer, house=House.BROBNAR)
    t.creature("troll")
    t.expect(DecisionKind.TRIGGER)
    assert len(keys(t)) == 3
    t.finish()
    assert t.amber(0) == 3


@pytest.mark.rule("card-faq/gebuk-1", "glossary/destroyed")
def test_spartasaur_that_comes_in_the_place_of_gebuk_does_not_avenge_it() -> None:
    theirs = side(battleline=[{"id": "gebuk", "damage": 2}, "krump"], deck=["spartasaur"])
    t = table(side(hand=["punch"], battleline=["troll"]), theirs, house=House.BROBNAR)
    t.do("play", "punch")
    t.pick("gebuk")
    t.finish()
    assert (t.line(0), t.line(1)) == (["troll"], ["spartasaur", "krump"])

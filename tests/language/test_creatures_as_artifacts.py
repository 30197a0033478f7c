"""Creatures that are considered artifacts, as long as something makes them so."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine.events import CardEntered
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import CardType, DecisionKind
from kfdesk.language.constants import MINERALIZE
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.marks import POWER, put_counters, remove_counters
from kfdesk.language.labels import action, destroyed, omni
from kfdesk.language.predicates import ENEMY
from kfdesk.language.rules.changes import considered
from kfdesk.language.sorts import ARTIFACT, CARD, CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.tables import Table, TestLibrary, side, spec, table

FREES = card("cannon", omni(remove_counters(MINERALIZE, 1, each(CARD))), action(destroy(each(ARTIFACT, ENEMY))))


def stoned(which: str, *drafts: object) -> Table:
    """Return a table on which Ada has made one of several creatures an artifact."""
    line = [
        spec("de-animator", house=House.BROBNAR),
        spec("troll", damage=2, amber=1, upgrades=["blood-of-titans"]),
        "krump",
    ]
    ada = side(battleline=line, artifacts=["cannon"])
    t = table(ada, side(battleline=["bumpsy", "urchin"]), FREES, *drafts, house=House.BROBNAR)  # type: ignore[arg-type]
    t.do("reap", "de-animator")
    t.pick(which)
    return t


@pytest.mark.rule("glossary/artifacts", "glossary/in-play-zone")
def test_it_leaves_the_battleline_but_not_play_and_keeps_what_lies_on_it() -> None:
    t = stoned("troll")
    t.expect_main_step()
    assert (t.line(0), t.ids(0, "artifacts")) == (["de-animator", "krump"], ["cannon", "troll"])
    troll = t.card("troll")
    assert (troll.type, troll.damage, troll.amber, len(troll.upgrades)) == (CardType.ARTIFACT, 2, 1, 1)
    assert t.events(CardEntered) == []


@pytest.mark.rule("glossary/using-artifacts", "glossary/reap", "glossary/fight")
def test_it_is_used_as_an_artifact_alone_and_by_the_action_that_it_gains() -> None:
    t = stoned("troll")
    assert t.can("action", "troll") and not t.can("reap", "troll") and not t.can("fight", "troll")
    t.do("action", "troll")
    assert t.zone("troll") == "discard"
    assert not t.can("action", "krump")


@pytest.mark.rule("glossary/artifacts", "glossary/creatures")
def test_what_is_said_of_creatures_is_not_said_of_it_and_what_is_said_of_artifacts_is() -> None:
    hits = card("krump", omni(deal(9, each(CREATURE, ENEMY))))
    t = stoned("bumpsy", hits, card("bumpsy", destroyed(gain(3))))
    assert t.ids(1, "artifacts") == ["bumpsy"]
    t.do("omni", "krump")
    t.finish()
    assert t.zone("bumpsy") == "artifacts"
    t.do("action", "cannon")
    assert (t.zone("bumpsy"), t.amber(1)) == ("discard", 3)


@pytest.mark.rule("glossary/stun", "glossary/ward", "glossary/counters-and-tokens")
def test_counters_on_it_do_nothing_until_it_is_a_creature_again() -> None:
    marked = spec("troll", stunned=True, warded=True, counters={MINERALIZE: 1})
    ada = side(battleline=[spec("de-animator", house=House.BROBNAR), marked], artifacts=["cannon"])
    bo = side(battleline=[spec("krump", stunned=True, warded=True, counters={MINERALIZE: 1})])
    t = table(ada, bo, FREES, house=House.BROBNAR)
    assert t.can("action", "troll") and not t.can("unstun", "troll")
    t.do("action", "troll")
    assert t.zone("troll") == "discard"
    t.do("action", "cannon")
    assert t.zone("krump") == "discard"
    t = table(ada, bo, FREES, house=House.BROBNAR)
    t.do("omni", "cannon")
    t.finish()
    assert t.can("unstun", "troll") and not t.can("reap", "troll")
    assert t.card("krump").warded


@pytest.mark.rule("glossary/leaves-play")
def test_its_amber_goes_to_the_common_supply_when_it_leaves() -> None:
    t = stoned("troll")
    t.do("action", "troll")
    assert (t.amber(0), t.amber(1)) == (1, 0)  # of the reap


@pytest.mark.rule("glossary/flank", "glossary/battleline")
def test_without_the_counter_it_is_a_creature_on_a_flank_again() -> None:
    t = stoned("troll")
    t.do("omni", "cannon")
    t.expect(DecisionKind.SLOT)
    assert t.decision.keys() == ("slot:0", "slot:2")
    t.answer("slot:0")
    assert (t.line(0), t.card("troll").type, t.card("troll").damage) == (
        ["troll", "de-animator", "krump"],
        CardType.CREATURE,
        2,
    )
    assert t.can("reap", "troll")


@pytest.mark.rule("glossary/constant-abilities")
def test_without_the_card_that_says_so_it_is_one_again_in_its_own_battleline() -> None:
    kill = card("krump", omni(destroy(a(CREATURE))))
    t = stoned("urchin", kill)
    t.do("omni", "krump")
    t.pick("de-animator")
    t.expect(DecisionKind.SLOT)
    t.answer("slot:1")
    assert (t.line(1), t.ids(1, "artifacts")) == (["bumpsy", "urchin"], [])


@pytest.mark.rule("glossary/damage", "glossary/power")
def test_damage_that_an_artifact_can_bear_destroys_the_creature_that_it_is_again() -> None:
    weak = card("krump", omni(put_counters(POWER, 1, each(CREATURE))))
    t = stoned("troll", weak)
    t.game.state.edit(t.number("troll")).damage = 20
    t.do("omni", "krump")
    assert t.zone("troll") == "artifacts"
    t.do("omni", "cannon")
    t.answer("slot:0")
    assert t.zone("troll") == "discard"


def test_a_table_that_is_written_down_has_it_in_the_battleline_and_makes_it_one_again() -> None:
    t = stoned("troll")
    written = scenario_of(t.game.state)
    assert [c.id for c in written.players[0].battleline] == ["de-animator", "krump", "troll"]
    again = Game.from_scenario(written, library=TestLibrary((FREES,)))
    assert [c.id for c in again.view(0).seats[0].artifacts] == ["cannon", "troll"]


def test_how_it_is_said() -> None:
    text = library()["de-animator"].text
    assert (
        "Each card with a mineralize counter on it is considered an artifact and gains, “Action: Destroy this card.”"
    ) in text("en")
    assert (
        "Jede Karte mit einem Versteinerungs-Marker gilt als Artefakt und erhält „Aktion: Zerstöre diese Karte.“"
    ) in text("de")
    with pytest.raises(ValueError, match="not considered"):
        considered(THIS, CREATURE)

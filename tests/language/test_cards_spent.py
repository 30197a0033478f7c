"""Cards that are spent themselves, as if each were 1 Æmber in the pool."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine.terms import DecisionKind, House, KeyColor, Step
from kfdesk.language.constants import RED
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.keys import forge
from kfdesk.language.labels import destroyed, omni
from kfdesk.language.occurrences import leaves, spends
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.rules.permissions import spendable
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import FORGE
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, a, each
from tests.tables import Table, side, spec, table

COIN = card("urchin", spendable(itself=True))


def forging(amber: int, *line: object, keys: tuple[KeyColor, ...] = (), drafts: tuple[object, ...] = ()) -> Table:
    """Return a table in Ada's step 1, with some creatures of hers."""
    ada = side(amber=amber, battleline=list(line), keys=list(keys))
    return table(ada, side(battleline=["urchin"]), COIN, *drafts, step=Step.FORGE)  # type: ignore[arg-type]


@pytest.mark.rule("glossary/cost-at-current-cost", "turn/step-1-forge-a-key")
def test_a_card_is_spent_as_one_amber_and_is_discarded() -> None:
    t = forging(5, "urchin", "troll", keys=(RED,))
    t.offers("urchin")
    t.pick("urchin")
    t.answer("key:blue")
    assert (t.amber(0), t.line(0), t.ids(0, "discard")) == (0, ["troll"], ["urchin"])
    assert len(t.game.state.players[0].keys) == 2


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_no_more_are_spent_than_the_key_costs_and_none_need_be_where_the_pool_pays() -> None:
    t = forging(6, "urchin", "urchin")
    assert (t.decision.min, t.decision.max) == (0, 2)
    t.answer("done")
    t.answer("key:blue")
    assert (t.amber(0), t.line(0)) == (0, ["urchin", "urchin"])
    t = forging(6, "urchin", "urchin")
    t.pick(("urchin", 0), ("urchin", 1))
    t.answer("key:blue")
    assert (t.amber(0), t.line(0)) == (2, [])
    t = forging(4, "urchin", "urchin", "urchin")
    assert (t.decision.min, t.decision.max) == (2, 3)


@pytest.mark.rule("glossary/cost-at-current-cost")
@pytest.mark.parametrize(("amber", "coins"), [(4, 1), (5, 0)])
def test_a_key_that_cannot_be_paid_for_is_not_forged(amber: int, coins: int) -> None:
    t = forging(amber, *["urchin"] * coins)
    assert (t.amber(0), t.game.state.players[0].keys) == (amber, ())


@pytest.mark.rule("glossary/ward")
def test_a_ward_does_not_keep_it_in_play() -> None:
    t = forging(5, spec("urchin", warded=True))
    t.pick("urchin")
    t.answer("key:blue")
    assert t.ids(0, "discard") == ["urchin"]


@pytest.mark.rule("glossary/destroyed", "glossary/leaves-play")
def test_it_is_not_destroyed_and_leaves_before_the_key_is_forged() -> None:
    watch = card("cannon", after(leaves(a(CREATURE, FRIENDLY)), gain(2)))
    dies = card("urchin", spendable(itself=True), destroyed(gain(4)))
    ada = side(amber=5, battleline=["urchin"], artifacts=["cannon"])
    t = table(ada, None, dies, watch, step=Step.FORGE)
    t.pick("urchin")
    t.answer("key:blue")
    t.finish_until(DecisionKind.HOUSE)
    assert t.amber(0) == 2


def test_what_is_spent_goes_elsewhere_but_the_card_does_not() -> None:
    keeps = card("cannon", instead(spends(OPPONENT), redirect(to=YOU)))
    t = table(side(amber=4, battleline=["urchin", "urchin"]), side(artifacts=["cannon"]), COIN, keeps, step=Step.FORGE)
    t.pick(("urchin", 0), ("urchin", 1))
    t.answer("key:blue")
    assert (t.amber(1), t.line(0), len(t.ids(0, "discard"))) == (4, [], 2)


def test_the_card_of_the_other_player_is_not_spent_and_a_key_of_an_effect_is_paid_alike() -> None:
    forges = card("cannon", omni(forge(1)))
    ada = side(amber=6, battleline=["urchin"], artifacts=["cannon"])
    t = table(ada, side(battleline=["urchin"]), COIN, forges, house=House.BROBNAR)
    t.do("omni", "cannon")
    assert (t.offered(), t.decision.min) == (["urchin"], 1)
    t.finish()
    assert (t.amber(0), t.line(0), t.line(1)) == (0, [], ["urchin"])
    barred = card("krump", cannot(FORGE, OPPONENT))
    t = table(ada, side(battleline=["krump"]), COIN, forges, barred, house=House.BROBNAR)
    t.do("omni", "cannon")
    assert (t.amber(0), t.line(0)) == (6, ["urchin"])


def test_how_it_is_said_and_what_is_refused() -> None:
    text = library()["æmberling"].text
    assert text("en").endswith(
        "You may spend Æmberling as if it were {amber} in your pool (discard it, ignoring wards)."
    )
    assert text("de").endswith(
        "Du darfst „Æmberling“ ausgeben, als wäre diese Kreatur {amber} in deinem Æmber-Vorrat (durch Ablegen, "
        "trotz eines Beschützt-Markers)."
    )
    with pytest.raises(ValueError, match="who controls it"):
        spendable(each(CREATURE), itself=True)
    with pytest.raises(ValueError, match="who controls it"):
        spendable(THIS, OPPONENT, itself=True)  # type: ignore[call-overload]

"""Keys of one color, keys at a least cost, more keys than one in a turn; and drafts that say so, played."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, KeyColor, Step
from kfdesk.language.conditions import key_forged, not_
from kfdesk.language.constants import BLUE, RED, YELLOW
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.flow import if_
from kfdesk.language.effects.keys import forge
from kfdesk.language.labels import action, omni
from kfdesk.language.named_choices import a_player
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.rules.changes import keys_cost
from tests.tables import Table, side, table

EXPERT = {"archon_power": "fighting-expertise"}
MASTER = {"archon_power": "forgemaster"}


def keys_of(t: Table, player: int) -> set[KeyColor]:
    return set(t.game.state.players[player].keys)


@pytest.mark.rule("glossary/cost-at-current-cost", "turn/step-1-forge-a-key")
def test_a_key_whose_color_costs_more_is_offered_only_to_who_can_pay_for_it() -> None:
    t = table(side(amber=6, **EXPERT), None, step=Step.FORGE)
    t.expect(DecisionKind.KEY)
    assert t.decision.keys() == ("key:blue", "key:yellow")
    t.answer("key:blue")
    assert (t.amber(0), keys_of(t, 0)) == (0, {BLUE})


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_what_is_paid_is_the_cost_of_the_key_that_is_forged() -> None:
    for color, left in ((RED, 0), (YELLOW, 1)):
        t = table(side(amber=7, **EXPERT), None, step=Step.FORGE)
        t.answer(f"key:{color}")
        assert (t.amber(0), keys_of(t, 0)) == (left, {color})


@pytest.mark.rule("glossary/cost-at-current-cost")
def test_the_cost_shown_is_that_of_the_cheapest_key_left() -> None:
    dear = card("cannon", keys_cost(2, OPPONENT, color=BLUE))
    for keys, cost in (((), 6), ((RED, YELLOW), 8)):
        t = table(side(artifacts=["cannon"]), side(keys=list(keys), amber=7), dear)
        assert t.game.key_cost(1) == cost


@pytest.mark.rule("glossary/keys")
def test_two_keys_of_one_color_are_one_of_each_player() -> None:
    alike = key_forged(None, EACH_PLAYER)
    watching = card("cannon", action(if_(alike, gain(2), gain(1))), omni(if_(not_(alike), gain(2), gain(1))))
    colorless = KeyColor.COLORLESS
    for mine, theirs, gained in (
        ((RED, BLUE), (YELLOW, RED), 2),
        ((RED, BLUE), (YELLOW,), 1),
        ((RED, colorless), (YELLOW, colorless), 1),
        ((), (), 1),
    ):
        for deed, amber in (("action", gained), ("omni", 3 - gained)):
            ada, bo = side(artifacts=["cannon"], keys=list(mine)), side(keys=list(theirs))
            t = table(ada, bo, watching, house=House.BROBNAR)
            t.do(deed, "cannon")
            assert t.amber(0) == amber
    text = CardDefinition(facts()["cannon"], watching).text
    assert text("en") == (
        "Action: If 2 keys of the same color are forged, gain 2{amber}. Otherwise, gain 1{amber}.\n"
        "Omni: If no 2 keys of the same color are forged, gain 2{amber}. Otherwise, gain 1{amber}."
    )
    assert "keine 2 Schlüssel derselben Farbe geschmiedet sind" in text("de")
    with pytest.raises(ValueError, match="same color"):
        key_forged(None, YOU)


@pytest.mark.rule("glossary/cost-at-current-cost", "glossary/resolve-as-much-as-you-can")
def test_an_effect_forges_the_key_of_one_color_or_none() -> None:
    forging = card("cannon", action(forge(color=BLUE)))
    for keys, after in (([], {BLUE}), ([BLUE], {BLUE})):
        t = table(side(artifacts=["cannon"], amber=6, keys=keys), None, forging, house=House.BROBNAR)
        t.do("action", "cannon")
        t.finish()
        assert (keys_of(t, 0), t.amber(0)) == (after, 6 if keys else 0)


@pytest.mark.rule("glossary/keys")
def test_a_key_that_any_player_has_forged() -> None:
    watching = card("cannon", action(if_(key_forged(YELLOW, a_player()), gain(2))))
    for ada, bo, gained in (([], [], 0), ([YELLOW], [], 2), ([], [YELLOW], 2), ([RED], [BLUE], 0)):
        t = table(side(artifacts=["cannon"], keys=ada), side(keys=bo), watching, house=House.BROBNAR)
        t.do("action", "cannon")
        assert t.amber(0) == gained


class TestForgemaster:
    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_a_second_key_may_be_forged_in_the_step(self) -> None:
        t = table(side(amber=10, houses=[House.DIS], **MASTER), None, step=Step.FORGE)
        t.answer("key:red")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.answer("key:blue")
        t.expect(DecisionKind.HOUSE)
        assert (t.amber(0), keys_of(t, 0)) == (0, {RED, BLUE})

    @pytest.mark.rule("glossary/may")
    def test_the_second_key_is_optional(self) -> None:
        t = table(side(amber=10, houses=[House.DIS], **MASTER), None, step=Step.FORGE)
        t.answer("key:red")
        t.answer("no")
        t.expect(DecisionKind.HOUSE)
        assert (t.amber(0), keys_of(t, 0)) == (5, {RED})

    @pytest.mark.rule("glossary/archon-power")
    def test_each_player_may(self) -> None:
        t = table(side(**MASTER), side(amber=10))
        t.answer("end-turn")
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.finish()
        assert (t.amber(1), len(keys_of(t, 1))) == (0, 2)

    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_without_the_amber_nobody_is_asked(self) -> None:
        t = table(side(amber=9, houses=[House.DIS], **MASTER), None, step=Step.FORGE)
        t.answer("key:red")
        t.expect(DecisionKind.HOUSE)

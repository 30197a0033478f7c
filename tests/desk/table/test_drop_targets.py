"""What a drop would mean, told without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.table.drop_targets import drop_targets, may_drag
from kfdesk.engine.terms import CardType, DecisionKind, Zone
from kfdesk.engine.views import CardView, TableView
from tests.desk.samples import creature, hand_card, main_decision, playable, seat, table


def card(view: TableView, handle: str) -> CardView:
    found = find_card(view, handle)
    assert found is not None
    return found


def test_a_card_under_another_is_found() -> None:
    upgrade = creature("c9", "duskrunner", zone=Zone.UPGRADE, type=CardType.UPGRADE)
    view = table(seat(0, battleline=(creature("c1", upgrades=(upgrade,)),)))
    assert find_card(view, "c9") is upgrade
    assert find_card(view, "c404") is None


@pytest.mark.parametrize(("handle", "may"), [("c1", True), ("c101", True), ("c11", False)])
def test_only_own_cards_are_picked_up(handle: str, may: bool) -> None:
    view = playable()
    assert may_drag(view, card(view, handle)) is may


def test_a_controlled_card_of_the_other_player_is_ones_own() -> None:
    borrowed = creature("c1", owner=1)
    view = table(seat(0, battleline=(borrowed,)), decision=main_decision(("reap:c1", "Reap")))
    assert may_drag(view, borrowed)


def test_every_place_for_an_own_creature() -> None:
    view = playable()
    layout = lay_out(view, 1200, 700)
    targets = drop_targets(view, layout, card(view, "c1"))
    assert {(t.keys, t.answer) for t in targets if t.effect} == {(("action:c1", "omni:c1"), "card:c2")}
    assert {(t.keys, t.answer) for t in targets if not t.effect} == {
        (("fight:c1",), "card:c11"),
        (("fight:c1",), "card:c12"),
        (("reap:c1", "unstun:c1"), None),
    }


@pytest.mark.rule("glossary/stun")
def test_a_stunned_creature_dropped_where_it_would_reap_loses_its_stun() -> None:
    stunned = creature("c1", stunned=True)
    view = table(seat(0, battleline=(stunned,)), decision=main_decision(("unstun:c1", "Remove the stun")))
    layout = lay_out(view, 1200, 700)
    target = drop_targets(view, layout, stunned)[-1]
    key = target.legal(view.decision)
    assert key == "unstun:c1" and target.intent(key, layout, 0) == Intent(key)


def test_an_artifact_is_used_by_its_action_or_its_omni_ability() -> None:
    piece = creature("c5", "cannon", zone=Zone.ARTIFACTS, type=CardType.ARTIFACT, power=None)
    view = table(seat(0, artifacts=(piece,)), decision=main_decision(("omni:c5", "Omni")))
    layout = lay_out(view, 1200, 700)
    target = drop_targets(view, layout, piece)[-1]
    key = target.legal(view.decision)
    assert key == "omni:c5"
    assert target.intent(key, layout, 0) == Intent("omni:c5")


@pytest.mark.rule("faq/creatures-played-as-upgrades-1")
def test_a_creature_that_may_be_an_upgrade_is_one_where_it_is_dropped_on_a_creature() -> None:
    rover = replace(hand_card("c101", "explo-rover", CardType.CREATURE), or_upgrade=True)
    view = table(
        seat(0, battleline=(creature("c1"),), hand=(rover,)), decision=main_decision(("play:c101", "Play Explo-rover"))
    )
    layout = lay_out(view, 1200, 700)
    targets = drop_targets(view, layout, rover)
    on_creature = next(target for target in targets if target.handle == "c1")
    gap = next(target for target in targets if target.line is not None)
    assert on_creature.intent("play:c101", layout, 0) == Intent(
        "play:c101", ((DecisionKind.MODE, "mode:upgrade"), (DecisionKind.CARD, "card:c1"))
    )
    assert gap.intent("play:c101", layout, 0).then == (
        (DecisionKind.MODE, "mode:creature"),
        (DecisionKind.SLOT, "slot:0"),
    )


@pytest.mark.rule("glossary/upgrades")
@pytest.mark.parametrize(("to_artifact", "host"), [(False, "c1"), (True, "c5")])
def test_an_upgrade_is_dropped_on_what_it_can_be_attached_to(to_artifact: bool, host: str) -> None:
    clamp = replace(hand_card("c101", "animating-force", CardType.UPGRADE), to_artifact=to_artifact)
    piece = creature("c5", "cannon", zone=Zone.ARTIFACTS, type=CardType.ARTIFACT, power=None)
    main = main_decision(("play:c101", "Play"))
    view = table(seat(0, battleline=(creature("c1"),), artifacts=(piece,), hand=(clamp,)), decision=main)
    targets = drop_targets(view, lay_out(view, 1200, 700), clamp)
    assert [target.handle for target in targets if target.handle] == [host]


def test_a_creature_enters_an_empty_line_at_its_only_gap() -> None:
    fresh = hand_card("c7", "troll", CardType.CREATURE)
    view = table(seat(0, hand=(fresh,)), decision=main_decision(("play:c7", "Play")))
    layout = lay_out(view, 1200, 700)
    line = next(t for t in drop_targets(view, layout, fresh) if t.line == 0)
    assert line.intent("play:c7", layout, 900) == Intent("play:c7", ((DecisionKind.SLOT, "slot:0"),))

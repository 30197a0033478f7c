"""Who decides is marked on the panels, and what a panel shows is explained under the pointer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.desk.prompt.house_counts import COUNTS, counts_of
from kfdesk.desk.table.panel import PanelItem, decides
from kfdesk.desk.table.panel_tips import TipArea, chains_tip
from kfdesk.desk.table.tips import said_under
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import PLAYERS, CardType, DecisionKind, House, Zone
from kfdesk.engine.views import TableView
from kfdesk.text.words import Words, same
from tests.desk.samples import costs_more, creature, hand_card, seat, table
from tests.desk.scripted import ask


def pills(shown: TableWidget, view: TableView) -> list[tuple[str, ...]]:
    shown.present(view)
    return [piece[3] for panel in shown.scene_.panels for piece in shows(panel) if piece[0] == "name"]


def shows(panel: PanelItem) -> list[Any]:
    return [laid.piece.shows for laid in panel.shown]


def tips_of(panel: PanelItem) -> list[str]:
    return [each.toolTip() for each in panel.childItems() if isinstance(each, TipArea) and each.isVisible()]


def asked(player: int, kind: DecisionKind = DecisionKind.CONFIRM, **facts: Any) -> Decision:
    return replace(ask(kind, "yes"), player=PLAYERS[player], **facts)


def test_during_setup_the_player_who_decides_is_marked(shown: TableWidget) -> None:
    for player in (0, 1):
        view = table(turn=0, decision=asked(player, DecisionKind.MULLIGAN))
        assert decides(view) == PLAYERS[player]
        expected: list[tuple[str, ...]] = [(), ()]
        expected[player] = ("Setup",)
        assert pills(shown, view) == expected


def test_an_opponent_who_decides_in_a_turn_is_marked_beside_the_active_player(shown: TableWidget) -> None:
    assert pills(shown, table(decision=asked(0))) == [("Turn 7", "7"), ()]
    assert pills(shown, table(decision=asked(1))) == [("Turn 7", "7"), ("Decides", "?")]
    assert pills(shown, table(decision=None)) == [("Turn 7", "7"), ()]


def test_the_frame_of_whoever_decides_is_another(shown: TableWidget) -> None:
    pictures = []
    for player in (0, 1):
        shown.present(table(turn=0, decision=asked(player)))
        pieces = [shows(panel) for panel in shown.scene_.panels]
        pictures.append({piece for panel in pieces for piece in panel if piece[0] == "ground"})
        assert ("ground", True) in pieces[player]
    assert pictures[0] == {("ground", True), ("ground", False)}


@pytest.mark.rule("glossary/chains")
def test_chains_say_how_many_cards_they_hold_back() -> None:
    def english(words: Words) -> str:
        return words.say("en")

    fewer = [chains_tip(chains, english) for chains in (1, 6, 7, 12, 13, 18, 19, 24)]
    assert [text.partition("refilled to ")[2].partition(" fewer")[0] for text in fewer] == [
        "1 card", "1 card", "2 cards", "2 cards", "3 cards", "3 cards", "4 cards", "4 cards",
    ]  # fmt: skip
    assert all(text.endswith("; when that keeps back a card, one chain is shed.") for text in fewer)
    assert fewer[0].startswith("1 chain. ") and fewer[2].startswith("7 chains. ")


@pytest.mark.rule("glossary/keys")
def test_keys_and_chains_are_explained_under_the_pointer(shown: TableWidget) -> None:
    shown.present(table(seat(0, chains=3, key_cost=7, key_cost_sum=costs_more("c1"), battleline=(creature("c1"),))))
    own, other = (tips_of(panel) for panel in shown.scene_.panels)
    assert any(
        text.startswith("0 of 3 keys forged. A key costs 7 Æmber") and "= 6 + 1 from Troll" in text for text in own
    )
    assert any(text.startswith("3 chains. ") for text in own)
    assert [text[:18] for text in other] == ["1 of 3 keys forged"]


@pytest.mark.rule("glossary/forge")
def test_the_card_that_changes_the_cost_of_keys_is_named_on_the_panel(shown: TableWidget) -> None:
    view = table(seat(0, key_cost=7, key_cost_sum=costs_more("c1"), battleline=(creature("c1"),)))
    shown.present(view)
    (facts,) = (piece[1] for piece in shows(shown.scene_.panels[0]) if piece[0] == "facts")
    assert [fact.text for fact in facts] == ["Key costs 7 (Troll)"]


def test_archives_say_what_they_are(shown: TableWidget) -> None:
    shown.present(table())
    at = QPointF(*shown.scene_.piles[PLAYERS[0], Zone.ARCHIVES].place.center)
    text = said_under(shown.scene_.items(at), at, shown.scene_.brushes.say)
    assert text.startswith("Archives") and "after choosing a house" in text


def test_a_panel_shows_its_archon_beside_the_pool() -> None:
    for width, height in ((900, 600), (1500, 1000), (3000, 1900)):
        for each in lay_out(table(), width, height).sides:
            panel = each.panel
            assert panel.portrait.within(panel.frame) and panel.pool.within(panel.frame)
            assert not panel.portrait.overlaps(panel.pool) and panel.pool.w >= 40 and panel.portrait.w >= 40


HAND = (
    hand_card("c1", "troll", CardType.CREATURE, houses=(House.BROBNAR,)),
    hand_card("c2", "anger", CardType.ACTION, houses=(House.BROBNAR, House.LOGOS)),
)
LINE = (
    creature("c3", houses=(House.BROBNAR,)),
    creature("c4", houses=(House.BROBNAR,), ready=False),
    creature("c5", houses=(House.DIS,)),
)
HOUSES = tuple(Option(f"house:{house}", same(house.value)) for house in (House.BROBNAR, House.LOGOS, House.DIS))


@pytest.mark.rule("glossary/house-choice")
def test_a_house_says_how_many_of_its_cards_are_in_hand_and_ready() -> None:
    view = table(seat(0, hand=HAND, battleline=LINE))
    decision = asked(0, DecisionKind.HOUSE, options=HOUSES)
    said = [counts_of(view, decision, option.key) for option in HOUSES]
    assert said == [COUNTS.filled(hand=h, ready=r) for h, r in ((2, 1), (1, 0), (0, 1))]


def test_nothing_is_counted_for_a_hidden_hand_or_for_a_house_that_a_card_asks_for() -> None:
    view = table(seat(0, hand=HAND))
    own = asked(0, DecisionKind.HOUSE, options=HOUSES)
    assert counts_of(view, replace(own, player=PLAYERS[1]), "house:logos") is None, "the opponent's hand"
    assert counts_of(view, replace(own, source="c9"), "house:logos") is None
    assert counts_of(view, own, "done") is None and counts_of(None, own, "house:logos") is None


def test_where_a_game_is_over_nobody_is_said_to_decide() -> None:
    closed = replace(table(seat(0, hand=None, hand_count=6), seat(1, hand=None, hand_count=6)), decision=None)
    behind_curtain = replace(closed, viewer=PLAYERS[0], active=PLAYERS[1])
    assert decides(behind_curtain) is PLAYERS[0]
    assert decides(replace(behind_curtain, winner=PLAYERS[1])) is PLAYERS[1]

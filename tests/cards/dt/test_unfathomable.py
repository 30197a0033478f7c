"""Dark Tidings, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table


def tired(*ids: str) -> list[object]:
    """Return exhausted cards."""
    return [spec(id_, ready=False) for id_ in ids]


class TestKaupeEvilTwin:
    test = cases("""
        after it reaps each card discarded from hand deals 2 damage, each to an enemy creature of your choice
            in: unfathomable
            ada: line kaupe-evil-twin troll; hand bumpsy punch fear
            bo: line krump bumpsy
            reap kaupe-evil-twin, offers 0-3 of: bumpsy punch fear, pick bumpsy punch, offers krump bumpsy
            pick krump, pick bumpsy#2
            -> ada amber: 0 > 1, kaupe-evil-twin exhausted, bumpsy: hand > discard, punch: hand > discard,
            -> krump damage: 0 > 2, bumpsy 2 damage: 0 > 2
        after it fights, too
            in: unfathomable
            ada: line kaupe-evil-twin; hand fear
            bo: line dust-pixie krump
            fight kaupe-evil-twin dust-pixie, pick fear, pick krump
            -> kaupe-evil-twin exhausted, kaupe-evil-twin damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: hand > discard, krump damage: 0 > 2
        none need be discarded
            in: unfathomable
            ada: line kaupe-evil-twin; hand fear
            bo: line krump
            reap kaupe-evil-twin, answer done
            -> ada amber: 0 > 1, kaupe-evil-twin exhausted
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_you_play_one_card_of_each_type_in_a_turn_and_your_opponent_any_number(self) -> None:
        hand = ["bumpsy", "troll", "punch", "cannon"]
        t = table(side(battleline=["kaupe-evil-twin"], hand=hand), side(), house=House.BROBNAR)
        t.creature("bumpsy")
        assert not t.can("play", "troll") and t.can("play", "punch") and t.can("play", "cannon")
        t = table(side(hand=hand), side(battleline=["kaupe-evil-twin"]), house=House.BROBNAR)
        t.creature("bumpsy")
        assert t.can("play", "troll")


class TestGeneralSherman:
    @pytest.mark.rule("glossary/purge", "glossary/enters-play")
    def test_what_it_purged_returns_exhausted_to_its_owners_when_it_leaves_play(self) -> None:
        ada = side(hand=["general-sherman"], battleline=["troll", spec("krump", owner=1)])
        bo = side(battleline=["bumpsy"], artifacts=["cannon"], hand=["hysteria"], houses=[House.DIS])
        t = table(ada, bo, house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        assert t.line(0) == ["general-sherman"] and t.line(1) == []
        assert t.zone("cannon") == "artifacts"
        assert (t.ids(0, "purged"), sorted(t.ids(1, "purged"))) == (["troll"], ["bumpsy", "krump"])
        t.end_turn()
        t.do("play", "hysteria")
        t.finish()
        assert t.zone("general-sherman") == "hand"
        assert t.line(0) == ["troll"] and sorted(t.line(1)) == ["bumpsy", "krump"]
        assert not any(t.card(id_).ready for id_ in ("troll", "bumpsy", "krump"))

    def test_a_card_purged_otherwise_stays_purged(self) -> None:
        ada = side(hand=["general-sherman"], purged=["troll"])
        t = table(ada, side(battleline=["bumpsy"], hand=["hysteria"], houses=[House.DIS]), house=House.UNFATHOMABLE)
        t.creature("general-sherman")
        t.end_turn()
        t.do("play", "hysteria")
        t.finish()
        assert (t.line(0), t.line(1), t.ids(0, "purged")) == ([], ["bumpsy"], ["troll"])

    @pytest.mark.rule("glossary/power")
    @pytest.mark.parametrize("attacks", [True, False])
    def test_it_deals_no_damage_in_a_fight(self, attacks: bool) -> None:
        lines = (["general-sherman"], ["dust-imp"])
        ada, bo = (side(battleline=line) for line in (lines if attacks else lines[::-1]))
        t = table(ada, bo, house=House.UNFATHOMABLE if attacks else House.DIS)
        t.fight(*(line[0] for line in (lines if attacks else lines[::-1])))
        assert (t.card("dust-imp").damage, t.card("general-sherman").damage) == (0, 2)


class TestTheChosenOne:
    @pytest.mark.rule("glossary/replacement-effects")
    def test_the_opponents_creatures_strike_it_and_stay_exhausted_artifacts_are_readied(self) -> None:
        ada = side(battleline=[*tired("troll", "urchin"), "krump"], artifacts=tired("cannon"), houses=[House.LOGOS])
        t = table(ada, side(battleline=["the-chosen-one", *tired("bumpsy")], houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {
            "the-chosen-one damage": (0, 2),
            "cannon exhausted": (True, False),
        }

    def test_in_the_ready_step_of_its_own_player_all_are_readied(self) -> None:
        ada = side(battleline=["the-chosen-one", *tired("troll")], houses=[House.DIS])
        t = table(ada, side(battleline=tired("krump"), houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {"troll exhausted": (True, False)}

    def test_where_all_are_ready_it_is_dealt_nothing(self) -> None:
        t = table(
            side(battleline=["troll"], houses=[House.DIS]), side(battleline=["the-chosen-one"], houses=[House.DIS])
        )
        t.end_turn()
        assert t.changes() == {}


class TestKaupe:
    @pytest.mark.rule("glossary/cannot")
    def test_the_opponent_plays_one_card_of_each_type_in_a_turn(self) -> None:
        ada = side(hand=["bumpsy", "troll", "punch", "anger", "cannon", "gauntlet-of-command", "blood-of-titans"])
        t = table(ada, side(battleline=["kaupe"]), house=House.BROBNAR)
        for card, forbidden in (("bumpsy", "troll"), ("cannon", "gauntlet-of-command"), ("punch", "anger")):
            assert t.can("play", forbidden)
            t.do("play", card)
            t.finish()
            assert not t.can("play", forbidden) and t.can("discard", forbidden)
        assert t.can("play", "blood-of-titans")

    def test_you_play_any_number_and_your_opponent_one_more_in_the_next_turn(self) -> None:
        houses = [House.BROBNAR]
        t = table(side(battleline=["kaupe"], hand=["bumpsy", "troll"], houses=houses), side(), house=House.BROBNAR)
        t.creature("bumpsy")
        assert t.can("play", "troll")
        ada = side(hand=["bumpsy", "troll"], houses=houses)
        t = table(ada, side(battleline=["kaupe"], houses=houses), house=House.BROBNAR)
        t.creature("bumpsy")
        t.end_turn()
        t.end_turn()
        assert t.can("play", "troll")

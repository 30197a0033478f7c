"""Prophetic Visions, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

STAR = House.STAR_ALLIANCE


def fulfilled(fate: str, battleline: Sequence[str] = (), **ada: object) -> Table:
    """Return the table on which Ada, by reaping, has just fulfilled a prophecy of Bo's with that card beneath it."""
    overreach = spec("overreach", active=True, under=[spec(fate, face_down=True)])
    bo = side(battleline=["troll", "krump"], prophecies=[overreach])
    t = table(side(battleline=[*battleline, "valdr"], **ada), bo, house=House.BROBNAR)
    t.do("reap", "valdr")
    return t


class TestCosmicRecompense:
    test = cases("""
        three damage twice, and an amber for each creature that stands
            rule: glossary/preceding-repeat-the-preceding
            in: staralliance
            ada: hand cosmic-recompense; line urchin
            bo: line troll dust-pixie; amber 3
            play cosmic-recompense, offers troll dust-pixie
            pick dust-pixie, offers troll
            pick troll
            -> cosmic-recompense: hand > discard, dust-pixie: battleline > discard, troll damage: 0 > 3,
            -> bo amber: 3 > 2, ada amber: 0 > 1
        one creature may be struck twice
            in: staralliance
            ada: hand cosmic-recompense
            bo: line troll dust-pixie; amber 3
            play cosmic-recompense, pick troll, pick troll
            -> cosmic-recompense: hand > discard, troll damage: 0 > 6, bo amber: 3 > 1, ada amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_keeps_the_active_player_from_playing_cards_this_turn(self) -> None:
        t = fulfilled("cosmic-recompense", hand=["punch", "anger"], battleline=["bumpsy"])
        assert not t.can("play", "punch") and t.can("discard", "anger") and t.can("reap", "bumpsy")
        assert t.zone("cosmic-recompense") == "discard"
        t.end_turn()
        t.end_turn()
        assert t.can("play", "punch")


class TestSample42C:
    test = cases("""
        an amber of the opponent goes onto it
            in: staralliance
            ada: artifacts sample-42-c(amber=2)
            bo: amber 3
            action sample-42-c
            -> bo amber: 3 > 2, sample-42-c amber: 2 > 3, sample-42-c exhausted
        with four on it it is a key at no cost and is purged
            in: staralliance
            ada: artifacts sample-42-c(amber=3); amber 1
            bo: amber 3
            action sample-42-c, finish
            -> bo amber: 3 > 2, sample-42-c: artifacts > purged, ada keys: nothing > red
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_lets_the_strongest_enemy_capture_half_of_the_active_players_amber(self) -> None:
        t = fulfilled("sample-42-c", battleline=["yxilx-dominator"], amber=4)  # 5 after reaping
        assert (t.amber(0), t.card("troll").amber, t.card("krump").amber) == (3, 2, 0)
        assert t.card("yxilx-dominator").amber == 0
        assert t.zone("sample-42-c") == "discard"

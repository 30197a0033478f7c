"""More Mutation, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestAscendantHester:
    test = cases("""
        after a fight each friendly creature captures 1
            rule: glossary/capture
            in: sanctum
            ada: line ascendant-hester troll; amber 2
            bo: line dust-pixie krump; amber 3
            fight ascendant-hester dust-pixie
            -> ascendant-hester exhausted, ascendant-hester damage: 0 > 1, dust-pixie: battleline > discard,
            -> ascendant-hester amber: 0 > 1, troll amber: 0 > 1, bo amber: 3 > 1
        played, too
            rule: glossary/gigantic
            in: sanctum
            ada: hand ascendant-hester ascendant-hester2; line troll
            bo: amber 3
            creature ascendant-hester
            -> ascendant-hester: hand > battleline, ascendant-hester exhausted, ascendant-hester2: hand > joined,
            -> ascendant-hester amber: 0 > 1, troll amber: 0 > 1, bo amber: 3 > 1
    """)

    @pytest.mark.rule("glossary/armor")
    def test_amber_on_other_friendly_creatures_is_twice_their_armor(self) -> None:
        line = [spec("ascendant-hester", amber=1), spec("troll", amber=2), "bumpsy"]
        t = table(side(battleline=line), side(battleline=[spec("krump", amber=1)]), house=House.SANCTUM)
        assert [t.card(id_).armor for id_ in ("ascendant-hester", "troll", "bumpsy", "krump")] == [0, 4, 0, 0]


class TestSirsColossus:
    def played(self, *line: str, amber: int = 3) -> Table:
        """Return a table where both halves have been played beside a battleline."""
        ada = side(hand=["sirs-colossus", "sirs-colossus2"], battleline=line)
        t = table(ada, side(battleline=["troll"], amber=amber), house=House.SANCTUM)
        t.creature("sirs-colossus")
        return t

    @pytest.mark.rule("glossary/gigantic", "glossary/capture")
    def test_all_amber_is_captured_and_distributed_among_friendly_creatures(self) -> None:
        t = self.played("krump", "bumpsy")
        for onto in ("bumpsy", "sirs-colossus", "bumpsy"):
            t.offers("krump", "bumpsy", "sirs-colossus")
            t.pick(onto)
        t.expect_main_step()
        assert t.amber(1) == 0
        assert [t.card(id_).amber for id_ in ("krump", "bumpsy", "sirs-colossus", "troll")] == [0, 2, 1, 0]

    def test_alone_it_captures_all_itself_and_without_amber_nothing(self) -> None:
        t = self.played()
        assert (t.amber(1), t.card("sirs-colossus").amber) == (0, 3)
        t = self.played("krump", amber=0)
        t.expect_main_step()

    @pytest.mark.rule("glossary/gigantic", "glossary/taunt")
    def test_it_is_one_creature_with_taunt(self) -> None:
        colossus = self.played("krump").card("sirs-colossus")
        assert (colossus.power, colossus.armor, colossus.keywords) == (10, 3, ((Keyword.TAUNT, 1),))

    @pytest.mark.rule("glossary/gigantic")
    @pytest.mark.parametrize("half", ["sirs-colossus", "sirs-colossus2"])
    def test_a_half_alone_cannot_be_played(self, half: str) -> None:
        t = table(side(hand=[half]), side(), house=House.SANCTUM)
        assert t.reasons(f"play:{t.handle(half)}") == ["glossary/gigantic"]

    test = cases("""
        after it fights all amber of a friendly creature goes to the common supply
            rule: glossary/move
            in: sanctum
            ada: line sirs-colossus krump(amber=2) bumpsy(amber=1)
            bo: line dust-pixie valdr(amber=2); amber 1
            fight sirs-colossus dust-pixie, offers sirs-colossus krump bumpsy, pick krump
            -> sirs-colossus exhausted, sirs-colossus armor used: 0 > 1, dust-pixie: battleline > discard,
            -> krump amber: 2 > 0
        not after it reaps
            in: sanctum
            ada: line sirs-colossus(amber=2)
            reap sirs-colossus
            -> sirs-colossus exhausted, ada amber: 0 > 1
    """)


class TestGreyAberrant:
    @pytest.mark.rule("glossary/traits", "glossary/lose-vs-gain")
    def test_no_creature_has_a_trait_not_even_a_gained_one(self) -> None:
        ada = side(battleline=["grey-aberrant", "krump"], hand=["mutation-of-fury"])
        t = table(ada, side(battleline=["troll"], artifacts=["city-gates"]), house=House.UNTAMED)
        t.do("play", "mutation-of-fury")
        t.pick("troll")
        assert [t.card(id_).traits for id_ in ("grey-aberrant", "krump", "troll")] == [(), (), ()]
        assert t.card("city-gates").traits == ("location",)

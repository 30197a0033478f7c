"""What happens, when and instead of what, and for how long, as drafts of cards say it."""

from __future__ import annotations

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestOccurrencesThatBind:
    test = cases(
        """
        marrows captures what the opponent reaped
            in: brobnar
            ada: line troll
            bo: line sir-marrows
            reap troll, finish
            -> troll exhausted, sir-marrows amber: 0 > 1
        """,
    )


class TestTime:
    def test_the_constant_lasts_for_two_of_your_turns(self) -> None:
        t = table(side(hand=["the-constant", "troll"], deck=["krump"] * 9), side(), house=House.BROBNAR)
        t.do("play", "the-constant")
        assert t.card("the-constant").counters == (("time", 2),)
        t.end_turn()
        t.end_turn()
        assert t.card("the-constant").counters == (("time", 1),)
        assert len(t.game.state.players[0].hand) == 1
        t.end_turn()
        t.end_turn()
        assert t.zone("the-constant") == "discard"


class TestReadying:
    def test_creatures_stay_exhausted_until_your_turn_but_artifacts_do_not(self) -> None:
        ada = side(
            hand=["thermal-depletion"], battleline=[spec("troll", ready=False)], artifacts=[spec("cannon", ready=False)]
        )
        t = table(ada, None, house=House.BROBNAR)
        t.do("play", "thermal-depletion")
        t.end_turn()
        assert not t.card("troll").ready and t.card("cannon").ready


class TestRepeatedEffects:
    test = cases(
        """
        a tribute is paid twice at the cost of an exalted creature
            in: saurian
            ada: hand tribute; line paraguardian dust-imp
            bo: amber 5
            play tribute
            answer yes
            -> ada amber: 0 > 1, tribute: hand > discard, bo amber: 5 > 1, paraguardian amber: 0 > 5
        """,
    )


class TestBlows:
    test = cases(
        """
        counters are sown as one likes
            in: untamed
            ada: hand reap-or-sow; line troll krump
            play reap-or-sow, answer mode:1, pick troll, pick krump, pick krump
            -> reap-or-sow: hand > discard, troll power counters: 0 > 1, krump power counters: 0 > 2
        """,
    )

"""What is done with cards, icons, tokens and counters, and by which player, as drafts of cards say it."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestBonusIcons:
    test = cases(
        """
        wild bounty doubles the next card's icons only
            in: untamed
            ada: hand wild-bounty dust-pixie
            play wild-bounty, creature dust-pixie, finish
            -> ada amber: 0 > 4, wild-bounty: hand > discard, dust-pixie: hand > battleline, dust-pixie exhausted
        """,
    )

    def test_one_icon_is_resolved_as_another(self) -> None:
        ada = side(battleline=["quantum-mouse"], hand=[spec("doc-bookton", icons=[Icon.DRAW]), "troll"], deck=["krump"])
        t = table(ada, None, house=House.LOGOS)
        t.do("play", "doc-bookton")
        t.finish_until(DecisionKind.CONFIRM)
        t.answer("yes")
        t.finish()
        assert (t.zone("troll"), t.zone("krump")) == ("discard", "deck")


class TestTokens:
    def test_two_tokens_come_for_one_creature(self) -> None:
        ada = side(artifacts=["nyyon-outpost"], battleline=["blypyp"], deck=["troll", "krump", "bumpsy"], token="grunt")
        t = table(ada, None, house=House.MARS)
        t.do("action", "nyyon-outpost")
        t.pick("blypyp")
        t.finish()
        assert t.line(0) == ["grunt", "grunt"]
        assert t.ids(0, "deck") == ["bumpsy", "blypyp"]


class TestScrapAndFate:
    def test_a_discarded_recruiter_sends_a_fighter(self) -> None:
        ada = side(hand=["fancy-donavon"], battleline=[spec("batdrone", ready=False), "troll"])
        t = table(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.do("discard", "fancy-donavon")
        t.finish()
        assert t.card("bumpsy").damage == 2


class TestUnderCards:
    def test_a_grafted_action_is_resolved_again_and_again(self) -> None:
        ada = side(hand=["infomancer", "punch"], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
        t.creature("infomancer")
        t.finish()
        assert t.zone("punch") == "under"
        ready = table(
            side(battleline=[spec("infomancer", under=["punch"])]), side(battleline=["krump"]), house=House.BROBNAR
        )
        ready.do("reap", "infomancer")
        ready.pick("punch")
        ready.pick("krump")
        assert (ready.card("krump").damage, ready.zone("punch")) == (3, "under")


class TestCardsAmongOthers:
    test = cases(
        """
        smite strikes the neighbors of what was fought
            in: sanctum
            ada: hand smite; line raiding-knight
            bo: line troll krump bumpsy
            play smite, pick raiding-knight, pick krump, finish
            -> smite: hand > discard, raiding-knight: battleline > discard, krump damage: 0 > 4,
            -> troll damage: 0 > 2, bumpsy damage: 0 > 2
        """,
    )


class TestLeftAndRight:
    def test_a_creature_on_the_right_flank_costs_one_amber(self) -> None:
        for flank, left in (("right", 2), ("left", 3)):
            bo = side(hand=["krump"], battleline=["troll"], amber=3)
            t = table(side(battleline=["dexus"]), bo, house=House.DIS)
            t.end_turn()
            t.creature("krump", flank)
            t.finish()
            assert t.amber(1) == left


class TestCountsAndOpposites:
    def test_keys_cost_by_whether_you_are_haunted(self) -> None:
        for buried, keys in ((9, 1), (10, 0)):
            ada = side(battleline=["portalmonster"], discard=["troll"] * buried, deck=["troll"] * 6)
            t = table(ada, side(amber=4, hand=["krump"]), house=House.LOGOS)
            t.end_turn()
            assert len(t.game.state.players[1].keys) == keys

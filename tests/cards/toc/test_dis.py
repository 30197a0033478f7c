"""Tokens of Change, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.language.words import ARTIFACT, BE_DESTROYED, cannot, card, each
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

DIS = House.DIS


class TestCodexOfTrueNames:
    test = cases("""
        each friendly Catena Fiend returns, and an enemy creature for each
            rule: glossary/token-creatures glossary/for-each glossary/return
            ada: artifacts codex-of-true-names; line fear(token_of=catena-fiend) krump punch(token_of=catena-fiend)
            ada: token catena-fiend
            bo: line troll anger(token_of=catena-fiend) valdr; token catena-fiend; artifacts city-gates
            action codex-of-true-names, offers troll anger valdr, pick troll, offers anger valdr, pick anger
            -> codex-of-true-names: artifacts > discard, fear: battleline > hand, punch: battleline > hand,
            -> troll: battleline > hand, anger: battleline > hand
        with one enemy creature one returns
            rule: glossary/resolve-as-much-as-you-can
            ada: artifacts codex-of-true-names; line fear(token_of=catena-fiend) punch(token_of=catena-fiend)
            ada: token catena-fiend
            bo: line troll
            action codex-of-true-names, finish
            -> codex-of-true-names: artifacts > discard, fear: battleline > hand, punch: battleline > hand,
            -> troll: battleline > hand
        without a Catena Fiend it is destroyed for nothing
            ada: artifacts codex-of-true-names; line shooler fear(token_of=thrall); token thrall
            bo: line troll
            action codex-of-true-names
            -> codex-of-true-names: artifacts > discard
        what a ward keeps in play was not returned
            rule: glossary/ward glossary/this-way
            ada: artifacts codex-of-true-names; line fear(token_of=catena-fiend warded) punch(token_of=catena-fiend)
            ada: token catena-fiend
            bo: line troll valdr
            action codex-of-true-names, pick troll
            -> codex-of-true-names: artifacts > discard, fear warded: yes > no, punch: battleline > hand,
            -> troll: battleline > hand
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_hand_is_that_of_the_owner(self) -> None:
        line = [spec("fear", token_of="catena-fiend", owner=1)]
        bo = side(battleline=["troll"], token="catena-fiend")
        t = table(side(artifacts=["codex-of-true-names"], battleline=line), bo, house=DIS)
        t.do("action", "codex-of-true-names")
        t.finish()
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["fear", "troll"])

    @pytest.mark.rule("glossary/token-creatures")
    def test_taken_from_the_opponent_it_finds_no_catena_fiend(self) -> None:
        line = [spec("fear", token_of="catena-fiend")]
        ada = side(artifacts=[spec("codex-of-true-names", owner=1)], battleline=line, token="thrall")
        t = table(ada, side(battleline=["troll"], token="catena-fiend"), house=DIS)
        t.do("action", "codex-of-true-names")
        t.expect_main_step()
        assert (t.ids(1, "discard"), t.line(0)) == (["codex-of-true-names"], ["catena-fiend"])

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_where_it_cannot_be_destroyed_nothing_returns(self) -> None:
        shield = card("soul-vial", cannot(BE_DESTROYED, each(ARTIFACT)))
        line = [spec("fear", token_of="catena-fiend")]
        ada = side(artifacts=["codex-of-true-names", "soul-vial"], battleline=line, token="catena-fiend")
        t = table(ada, side(battleline=["troll"]), shield, house=DIS)
        t.do("action", "codex-of-true-names")
        assert t.changes() == {"codex-of-true-names exhausted": (False, True)}
        t.expect_main_step()


class TestBeyondAllDarkness:
    test = cases("""
        each creature that is destroyed afterwards makes a token creature, whose ever it was
            rule: glossary/lasting-effects glossary/token-creatures
            ada: hand beyond-all-darkness; line shooler charette; deck fear punch anger; token thrall
            bo: line dust-pixie troll; deck warsong; token grunt
            play beyond-all-darkness, fight shooler dust-pixie, finish, fight charette troll, finish
            -> beyond-all-darkness: hand > discard, ada amber: 0 > 1, shooler exhausted, shooler damage: 0 > 1,
            -> dust-pixie: battleline > discard, charette: battleline > discard, troll damage: 0 > 4,
            -> fear: deck > battleline, fear exhausted, punch: deck > battleline, punch exhausted
        two at a time make two
            ada: hand beyond-all-darkness; line shooler; deck fear punch anger; token thrall
            bo: line bumpsy troll
            play beyond-all-darkness, fight shooler bumpsy, finish
            -> beyond-all-darkness: hand > discard, ada amber: 0 > 1, shooler: battleline > discard,
            -> bumpsy: battleline > discard, fear: deck > battleline, fear exhausted, punch: deck > battleline,
            -> punch exhausted
        neither one destroyed before nor an artifact does
            ada: hand beyond-all-darkness; line shooler; deck fear; token thrall; artifacts codex-of-true-names
            bo: line dust-pixie
            fight shooler dust-pixie, play beyond-all-darkness, action codex-of-true-names
            -> beyond-all-darkness: hand > discard, ada amber: 0 > 1, shooler exhausted, shooler damage: 0 > 1,
            -> dust-pixie: battleline > discard, codex-of-true-names: artifacts > discard
    """)

    @pytest.mark.rule("glossary/end-of-turn")
    def test_in_the_next_turn_none_is_made(self) -> None:
        ada = side(hand=["beyond-all-darkness"], battleline=["dust-pixie"], deck=["fear"] * 9, token="thrall")
        t = table(ada, side(battleline=["krump"], deck=["warsong"] * 9))
        t.do("play", "beyond-all-darkness")
        t.end_turn()
        t.fight("krump", "dust-pixie")
        t.expect_main_step()
        assert (t.line(0), t.line(1)) == ([], ["krump"])


class TestTheAmasser:
    test = cases("""
        a card that the opponent draws makes a token creature on the right flank
            rule: glossary/drawing-cards glossary/token-creatures glossary/flank
            in: logos
            ada: line fear(token_of=spydrone) punch(token_of=spydrone); deck anger dust-pixie loot-the-bodies
            ada: token spydrone
            bo: line the-amasser troll; deck krump warsong; token spydrone
            action fear, action punch
            -> fear exhausted, punch exhausted, anger: deck > hand, dust-pixie: deck > hand,
            -> krump: deck > battleline, krump exhausted, warsong: deck > battleline, warsong exhausted
            -> bo line: the-amasser troll spydrone spydrone
        what you draw yourself makes none
            in: logos
            ada: line the-amasser fear(token_of=spydrone); deck anger dust-pixie; token spydrone
            bo: deck krump
            action fear
            -> fear exhausted, anger: deck > hand
    """)

    @pytest.mark.parametrize(("held", "made"), [(3, 3), (5, 1), (6, 0)])
    def test_each_card_of_a_hand_that_is_refilled_makes_one(self, held: int, made: int) -> None:
        ada = side(hand=["warsong"] * held, deck=["warsong"] * 9)
        t = table(ada, side(battleline=["the-amasser"], deck=["fear"] * 9, token="thrall"))
        t.end_turn()
        assert t.line(1) == ["the-amasser", *["thrall"] * made]


class TestTheForsaken:
    test = cases("""
        a card that the opponent discards from their hand makes a token creature on the left flank
            rule: glossary/discarding-cards glossary/token-creatures glossary/flank
            in: brobnar
            ada: hand warsong valdr; deck anger; token thrall
            bo: line the-forsaken troll; deck krump fear punch; token thrall
            discard warsong, discard valdr
            -> warsong: hand > discard, valdr: hand > discard, krump: deck > battleline, krump exhausted,
            -> fear: deck > battleline, fear exhausted
            -> bo line: thrall thrall the-forsaken troll
        so does one that your card makes them discard
            in: dis
            ada: hand mind-barb; line the-forsaken; deck fear punch; token thrall
            bo: hand krump
            play mind-barb
            -> mind-barb: hand > discard, ada amber: 0 > 1, krump: hand > discard, fear: deck > battleline,
            -> fear exhausted
            -> ada line: thrall the-forsaken
        what you discard yourself makes none
            in: dis
            ada: hand fear; line the-forsaken; deck punch; token thrall
            discard fear
            -> fear: hand > discard
        nor does a card of the opponent's deck
            rule: glossary/discarding-cards
            in: geistoid
            ada: line fear(token_of=wrecker); deck punch; token wrecker
            bo: line the-forsaken; deck krump; token wrecker
            reap fear, answer mode:0
            -> fear exhausted, ada amber: 0 > 1, punch: deck > discard
    """)


class TestGateWarden:
    @pytest.mark.rule("glossary/cannot", "glossary/token-creatures")
    @pytest.mark.parametrize(
        ("mine", "his", "can"),
        [
            ([], ["gate-warden", spec("fear", token_of="thrall")], False),
            ([], ["gate-warden"], True),
            ([spec("fear", token_of="thrall")], ["gate-warden"], True),
            (["gate-warden", spec("fear", token_of="thrall")], [], True),
        ],
    )
    def test_beside_a_token_creature_of_its_controller_enemies_cannot_reap(
        self, mine: list[object], his: list[object], can: bool
    ) -> None:
        t = table(side(battleline=["troll", *mine], token="thrall"), side(battleline=[*his, "krump"]))
        assert t.can("reap", "troll") is can
        assert t.can("fight", "troll")

    test = cases("""
        played it makes a token creature
            ada: hand gate-warden; deck fear punch; token thrall
            creature gate-warden, finish
            -> gate-warden: hand > battleline, gate-warden exhausted, fear: deck > battleline, fear exhausted
    """)


class TestHavoc:
    test = cases("""
        played it makes a token creature
            rule: glossary/token-creatures
            ada: hand havoc; deck fear punch; token thrall
            creature havoc, finish
            -> havoc: hand > battleline, havoc exhausted, fear: deck > battleline, fear exhausted
    """)


class TestLevyOfSouls:
    def used(self, *line: object, foes: list[object] | None = None) -> Table:
        """Ada's turn after the action; the first card of her deck was made a token creature."""
        ada = side(artifacts=["levy-of-souls"], battleline=list(line), deck=["fear"] * 9, token="thrall")
        t = table(ada, side(battleline=foes or [], deck=["warsong"] * 9), house=DIS)
        t.do("action", "levy-of-souls")
        t.finish()
        assert len(t.events(ev.TokenMade)) == 1
        return t

    def costs(self, t: Table) -> list[int]:
        return [seat.key_cost for seat in t.game.view(None).seats]

    @pytest.mark.rule("glossary/lasting-effects", "glossary/cost-at-current-cost")
    def test_in_the_opponents_next_turn_keys_cost_1_more_for_each_friendly_token_creature(self) -> None:
        t = self.used("krump", spec("punch", token_of="thrall"), foes=[spec("anger", token_of="thrall")])
        assert self.costs(t) == [6, 6]
        t.end_turn()
        assert self.costs(t) == [8, 8]
        t.end_turn()
        assert self.costs(t) == [6, 6]

    def test_those_count_that_are_in_play_then(self) -> None:
        t = self.used(foes=["troll"])
        t.end_turn()
        assert self.costs(t) == [7, 7]
        t.fight("troll", "fear")
        assert self.costs(t) == [6, 6]


class TestUnbinding:
    test = cases("""
        it makes a token creature
            rule: glossary/token-creatures
            ada: hand unbinding; line krump; deck fear punch; token thrall
            play unbinding, finish
            -> unbinding: hand > discard, fear: deck > battleline, fear exhausted
        after a friendly creature was destroyed it is archived
            rule: glossary/archives
            ada: hand unbinding; line charette; deck fear punch; token thrall
            bo: line troll
            fight charette troll, play unbinding, finish
            -> unbinding: hand > archives, fear: deck > battleline, fear exhausted, charette: battleline > discard,
            -> troll damage: 0 > 4
        not after an artifact was
            ada: hand unbinding; artifacts codex-of-true-names; deck fear punch; token thrall
            action codex-of-true-names, play unbinding, finish
            -> unbinding: hand > discard, codex-of-true-names: artifacts > discard, fear: deck > battleline,
            -> fear exhausted
        not after an enemy one was
            ada: hand unbinding; line shooler; deck fear punch; token thrall
            bo: line dust-pixie
            fight shooler dust-pixie, play unbinding, finish
            -> unbinding: hand > discard, fear: deck > battleline, fear exhausted, shooler exhausted,
            -> shooler damage: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_what_was_destroyed_a_turn_before_does_not_count(self) -> None:
        ada = side(hand=["unbinding"], battleline=["charette"], deck=["fear"] * 9, token="thrall")
        t = table(ada, side(battleline=["troll"]), house=DIS)
        t.fight("charette", "troll")
        t.end_turn()
        t.end_turn()
        t.do("play", "unbinding")
        t.finish()
        assert t.zone("unbinding") == "discard"


class TestCatenaFiend:
    test = cases("""
        after it fights it steals 1, and a friendly creature is dealt 3 damage
            rule: glossary/token-creatures glossary/steal
            in: dis
            ada: line fear(token_of=catena-fiend) krump; token catena-fiend
            bo: line bumpsy troll; amber 2
            fight fear bumpsy, offers fear krump, pick krump
            -> fear exhausted, fear damage: 0 > 5, bumpsy: battleline > discard, ada amber: 0 > 1, bo amber: 2 > 1,
            -> krump damage: 0 > 3
        it can be that creature itself
            in: dis
            ada: line fear(token_of=catena-fiend); token catena-fiend
            bo: line dust-pixie; amber 2
            fight fear dust-pixie, pick fear
            -> fear exhausted, fear damage: 0 > 4, dust-pixie: battleline > discard, ada amber: 0 > 1, bo amber: 2 > 1
        after it reaps it does not
            in: dis
            ada: line fear(token_of=catena-fiend); token catena-fiend
            bo: line dust-pixie; amber 2
            reap fear
            -> fear exhausted, ada amber: 0 > 1
    """)


class TestFacet:
    test = cases("""
        destroyed in your turn it gains 1
            rule: glossary/destroyed glossary/token-creatures
            in: dis
            ada: line fear(token_of=facet); token facet
            bo: line troll
            fight fear troll
            -> fear: battleline > discard, troll damage: 0 > 1, ada amber: 0 > 1
        in the opponent's turn it gains none
            in: brobnar
            ada: line troll
            bo: line fear(token_of=facet); token facet
            fight troll fear
            -> troll exhausted, troll damage: 0 > 1, fear: battleline > discard
    """)


class TestSnare:
    test = cases("""
        destroyed in your turn it costs the opponent 1
            rule: glossary/destroyed glossary/token-creatures
            in: dis
            ada: line fear(token_of=snare); token snare; amber 3
            bo: line troll; amber 3
            fight fear troll
            -> fear: battleline > discard, troll damage: 0 > 1, bo amber: 3 > 2
        in the opponent's turn it costs nobody anything
            in: brobnar
            ada: line troll; amber 3
            bo: line fear(token_of=snare); token snare; amber 3
            fight troll fear
            -> troll exhausted, troll damage: 0 > 1, fear: battleline > discard
    """)


class TestThrall:
    test = cases("""
        destroyed it makes the opponent of its controller discard a card
            rule: glossary/destroyed glossary/token-creatures
            in: brobnar
            ada: line krump; hand warsong
            bo: line fear(token_of=thrall); hand anger; token thrall
            fight krump fear
            -> krump exhausted, krump damage: 0 > 2, fear: battleline > discard, warsong: hand > discard
        with no card in that hand nothing is discarded
            in: brobnar
            ada: line krump
            bo: line fear(token_of=thrall); hand anger; token thrall
            fight krump fear
            -> krump exhausted, krump damage: 0 > 2, fear: battleline > discard
    """)

    @pytest.mark.parametrize("seed", range(6))
    def test_it_is_one_card_at_random_and_nobody_chooses(self, seed: int) -> None:
        ada = side(battleline=["krump"], hand=["bumpsy", "warsong"])
        t = table(ada, side(battleline=[spec("fear", token_of="thrall")], token="thrall"), seed=seed)
        t.fight("krump", "fear")
        t.expect_main_step()
        assert len(t.ids(0, "hand")) == len(t.ids(0, "discard")) == 1

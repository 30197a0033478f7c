"""Prophetic Visions, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.words import card, forge, play, repeat
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestCoupDeGrace:
    test = cases("""
        each damaged creature of both players is destroyed
            in: dis
            ada: hand coup-de-grâce; line troll(damage=1) gub
            bo: line krump(damage=1) silvertooth
            play coup-de-grâce, finish
            -> ada amber: 0 > 1, coup-de-grâce: hand > discard, troll: battleline > discard,
            -> krump: battleline > discard
        its fate deals four damage to each creature of the active player
            rule: glossary/fulfill
            in: brobnar
            ada: line troll silvertooth valdr
            bo: fate coup-de-grâce; line krump
            reap valdr
            -> fulfilled coup-de-grâce, ada amber: 0 > 1, valdr exhausted, troll damage: 0 > 4,
            -> silvertooth: battleline > discard, valdr damage: 0 > 4
    """)


class TestCrypticCollapse:
    test = cases("""
        for each card of the hand an enemy creature captures from its own side
            in: dis
            ada: hand cryptic-collapse fear anger; amber 4; line gub
            bo: line troll krump; amber 4; hand urchin
            play cryptic-collapse, pick fear anger, offers troll krump, pick troll, offers troll krump, pick krump
            -> cryptic-collapse: hand > discard, ada amber: 4 > 5, fear: hand > discard, anger: hand > discard,
            -> bo amber: 4 > 2, troll amber: 0 > 1, krump amber: 0 > 1
        the same creature may capture again
            in: dis
            ada: hand cryptic-collapse fear anger
            bo: line troll krump; amber 4
            play cryptic-collapse, pick fear anger, pick troll, pick troll
            -> cryptic-collapse: hand > discard, ada amber: 0 > 1, fear: hand > discard, anger: hand > discard,
            -> bo amber: 4 > 2, troll amber: 0 > 2
        without another card in hand nothing is captured
            in: dis
            ada: hand cryptic-collapse
            bo: line troll krump; amber 4; hand fear
            play cryptic-collapse
            -> cryptic-collapse: hand > discard, ada amber: 0 > 1
    """)


class TestEmbellishImp:
    test = cases("""
        each enemy creature destroyed is worth an amber
            in: dis
            ada: line embellish-imp; hand coup-de-grâce
            bo: line troll(damage=1) silvertooth(damage=1); amber 5
            play coup-de-grâce, finish
            -> coup-de-grâce: hand > discard, ada amber: 0 > 3, bo amber: 5 > 3, troll: battleline > discard,
            -> silvertooth: battleline > discard
        a friendly creature is worth none
            in: dis
            ada: line embellish-imp krump(damage=1); hand coup-de-grâce
            bo: line troll; amber 5
            play coup-de-grâce
            -> coup-de-grâce: hand > discard, ada amber: 0 > 1, krump: battleline > discard
        its fate destroys the most powerful creature of the active player
            rule: glossary/fulfill
            in: brobnar
            ada: line bumpsy valdr krump
            bo: fate embellish-imp; line troll
            reap valdr, offers valdr krump, pick krump
            -> fulfilled embellish-imp, ada amber: 0 > 1, valdr exhausted, krump: battleline > discard
        nor is an artifact
            in: untamed
            ada: line embellish-imp; hand mollymawk
            bo: artifacts cannon; amber 5
            creature mollymawk, pick cannon
            -> mollymawk: hand > battleline, mollymawk exhausted, cannon: artifacts > discard
    """)


class TestRemmySHorror:
    test = cases("""
        a creature and an artifact of either player, and a card of the opponent's hand
            in: dis
            ada: hand remmy-s-horror fear; line gub; artifacts key-to-dis
            bo: line troll krump; artifacts lash-of-broken-dreams; hand anger
            play remmy-s-horror, offers gub troll krump, pick troll
            offers key-to-dis lash-of-broken-dreams, pick lash-of-broken-dreams, finish
            -> remmy-s-horror: hand > discard, troll: battleline > discard,
            -> lash-of-broken-dreams: artifacts > discard, anger: hand > purged
        also one's own
            in: dis
            ada: hand remmy-s-horror; line gub; artifacts key-to-dis
            bo: line troll; artifacts lash-of-broken-dreams; hand anger
            play remmy-s-horror, pick gub, pick key-to-dis, finish
            -> remmy-s-horror: hand > discard, gub: battleline > discard, key-to-dis: artifacts > discard,
            -> anger: hand > purged
        without an artifact the creature alone
            in: dis
            ada: hand remmy-s-horror; line gub
            bo: line troll
            play remmy-s-horror, pick troll
            -> remmy-s-horror: hand > discard, troll: battleline > discard
    """)

    def test_one_card_of_several_is_purged_by_chance(self) -> None:
        found = set()
        for seed in range(20):
            t = table(side(hand=["remmy-s-horror"]), side(hand=["fear", "anger"]), house=House.DIS, seed=seed)
            t.do("play", "remmy-s-horror")
            found.add(tuple(t.ids(1, "purged")))
        assert found == {("fear",), ("anger",)}


class TestSolo:
    @pytest.mark.parametrize(
        ("line", "foes", "power", "amber"), [([], ["krump"], 25, 3), (["gub"], ["krump"], 5, 0), ([], ["troll"], 25, 3)]
    )
    def test_alone_it_has_20_more_power_and_gains_3_amber_for_fighting(
        self, line: list[str], foes: list[str], power: int, amber: int
    ) -> None:
        ada = side(battleline=["solo", *line], artifacts=["cannon"])
        t = table(ada, side(battleline=[*foes, "mother"]), house=House.DIS)
        assert t.card("solo").power == power
        t.fight("solo", "mother" if line else foes[0])
        assert (t.amber(0), t.amber(1)) == (amber, 0)

    def test_reaping_alone_it_gains_the_one_amber(self) -> None:
        t = table(side(battleline=["solo"]), side(battleline=["krump"]), house=House.DIS)
        t.do("reap", "solo")
        assert t.amber(0) == 1

    test = cases("""
        its fate destroys each creature
            rule: glossary/fulfill
            in: brobnar
            ada: line troll valdr; artifacts cannon
            bo: fate solo; line krump gub
            reap valdr, finish
            -> fulfilled solo, ada amber: 0 > 1, troll: battleline > discard, valdr: battleline > discard,
            -> krump: battleline > discard, gub: battleline > discard
    """)


class TestSoulLock:
    test = cases("""
        the cards under it are discarded, and an enemy creature goes under it
            in: dis
            ada: artifacts soul-lock(under=anger); line gub
            bo: line troll silvertooth; artifacts cannon
            action soul-lock, offers troll silvertooth, pick silvertooth
            -> soul-lock exhausted, anger: under > discard, silvertooth: battleline > under,
            -> silvertooth under: nothing > soul-lock
        without an enemy creature the cards under it are discarded
            in: dis
            ada: artifacts soul-lock(under=bumpsy); line gub
            action soul-lock
            -> soul-lock exhausted, bumpsy: under > discard
    """)

    @pytest.mark.parametrize(
        ("under", "usable"), [(["bumpsy"], ["gub"]), (["ember-imp"], ["troll"]), ([], ["troll", "gub"])]
    )
    def test_the_opponent_cannot_use_cards_of_the_house_of_a_card_under_it(
        self, under: list[str], usable: list[str]
    ) -> None:
        for house, user in ((House.BROBNAR, "troll"), (House.DIS, "gub")):
            ada = side(battleline=[user], artifacts=["gauntlet-of-command"], hand=["krump"])
            t = table(ada, side(artifacts=[spec("soul-lock", under=under)]), house=house)
            assert t.can("reap", user) is (user in usable)
            if house is House.BROBNAR:
                assert t.can("action", "gauntlet-of-command") is (under != ["bumpsy"])
                assert t.can("play", "krump")

    def test_its_controller_may_use_them(self) -> None:
        ada = side(artifacts=[spec("soul-lock", under=["bumpsy"])], battleline=["troll"])
        assert table(ada, side(), house=House.BROBNAR).can("reap", "troll")

    def test_the_house_is_barred_in_the_opponents_turn_after_the_action(self) -> None:
        bo = side(battleline=["troll", "krump", "batdrone"], houses=[House.BROBNAR])
        t = table(side(artifacts=["soul-lock"], houses=[House.DIS]), bo, house=House.DIS)
        t.do("action", "soul-lock")
        t.pick("krump")
        t.end_turn()
        assert not t.can("reap", "troll")

    def test_the_creature_lies_there_faceup_for_both_to_see(self) -> None:
        t = table(side(artifacts=["soul-lock"]), side(battleline=["troll"]), house=House.DIS)
        t.do("action", "soul-lock")
        t.finish()
        assert not t.card("troll").face_down


class TestAtrocity:
    HOUSES = (House.BROBNAR, House.DIS, House.LOGOS)

    def played(self, *deck: str) -> Table:
        """Return the table when Bo chooses a house in the turn after Atrocity was played."""
        t = table(
            side(hand=["atrocity"], deck=["batdrone"] * 9, houses=[House.DIS]), side(deck=deck, houses=self.HOUSES)
        )
        t.creature("atrocity")
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        return t

    @pytest.mark.rule("errata/atrocity", "glossary/house-choice")
    def test_the_discarded_house_must_be_chosen_on_the_next_turn_alone(self) -> None:
        t = self.played("troll", *["krump"] * 9)
        assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar",))
        assert (t.ids(1, "discard"), t.ids(0, "discard")) == (["troll"], [])
        assert (t.zone("troll"), t.card("atrocity").damage) == ("discard", 0)
        t.answer("house:brobnar")
        t.end_turn()
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        assert len(t.decision.keys()) == 3 and t.ids(1, "discard") == ["troll"]

    @pytest.mark.rule("errata/atrocity", "glossary/house-choice")
    def test_a_house_that_is_none_of_theirs_binds_nobody(self) -> None:
        t = self.played("snufflegator", *["krump"] * 9)
        assert (t.ids(1, "discard"), len(t.decision.keys())) == (["snufflegator"], 3)

    @pytest.mark.rule("errata/atrocity")
    def test_without_a_deck_nothing_is_discarded(self) -> None:
        assert len(self.played().decision.keys()) == 3


class TestGraveBounty:
    test = cases("""
        a card of the discard pile is purged for two amber of the opponent
            in: dis
            ada: hand grave-bounty; discard fear anger
            bo: amber 3; discard troll
            play grave-bounty, offers anger fear, pick fear
            -> ada amber: 0 > 1, grave-bounty: hand > discard, fear: discard > purged, bo amber: 3 > 1
        without a card to purge nothing is lost
            in: dis
            ada: hand grave-bounty
            bo: amber 3; discard troll
            play grave-bounty
            -> ada amber: 0 > 1, grave-bounty: hand > discard
        its fate purges the top two cards of the active player's discard pile
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; discard fear anger troll
            bo: fate grave-bounty; discard krump bumpsy
            reap valdr
            -> fulfilled grave-bounty, ada amber: 0 > 1, valdr exhausted, anger: discard > purged,
            -> troll: discard > purged
    """)


class TestIfraneye:
    test = cases("""
        played it costs the hand
            in: dis
            ada: hand ifraneye fear anger
            bo: hand troll
            creature ifraneye, pick fear anger
            -> ifraneye: hand > battleline, ifraneye exhausted, fear: hand > discard, anger: hand > discard
        reaping the opponent discards two cards
            in: dis
            ada: line ifraneye; hand fear
            bo: hand troll krump
            reap ifraneye
            -> ada amber: 0 > 1, ifraneye exhausted, troll: hand > discard, krump: hand > discard
        fighting it discards nothing
            in: dis
            ada: line ifraneye
            bo: line dust-pixie; hand troll krump
            fight ifraneye dust-pixie
            -> ifraneye exhausted, ifraneye damage: 0 > 1, dust-pixie: battleline > discard
    """)

    def test_chance_takes_two_cards_of_more(self) -> None:
        found = set()
        for seed in range(30):
            t = table(side(battleline=["ifraneye"]), side(hand=["fear", "troll", "krump"]), house=House.DIS, seed=seed)
            t.do("reap", "ifraneye")
            t.expect_main_step()
            found.add(tuple(sorted(t.ids(1, "discard"))))
        assert found == {("fear", "krump"), ("fear", "troll"), ("krump", "troll")}


class TestOhYouShouldnTHave:
    test = cases("""
        played it does nothing
            in: dis
            ada: hand oh-you-shouldn-t-have
            bo: amber 1
            play oh-you-shouldn-t-have
            -> ada amber: 0 > 1, oh-you-shouldn-t-have: hand > discard
        its fate gives three amber to the owner of the prophecy
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr
            bo: fate oh-you-shouldn-t-have
            reap valdr
            -> fulfilled oh-you-shouldn-t-have, ada amber: 0 > 1, valdr exhausted, bo amber: 0 > 3
    """)


class TestPoisedStrike:
    def test_the_creature_is_destroyed_when_it_is_readied_at_the_end_of_a_turn(self) -> None:
        armed = spec("troll", upgrades=["poised-strike"])
        t = table(side(battleline=[armed, "bumpsy"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("reap", "troll")
        t.do("reap", "bumpsy")
        assert t.line(0) == ["troll", "bumpsy"]
        t.answer("end-turn")
        t.finish()
        assert (t.line(0), t.line(1)) == (["bumpsy"], ["krump"])

    def test_a_creature_that_is_ready_is_not_readied(self) -> None:
        armed = spec("troll", upgrades=["poised-strike"])
        t = table(side(battleline=[armed, "bumpsy"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.end_turn()
        t.end_turn()
        assert t.line(0) == ["troll", "bumpsy"]

    def test_also_when_a_card_readies_it(self) -> None:
        armed = spec("troll", upgrades=["poised-strike"], ready=False)
        t = table(side(battleline=[armed, "bumpsy"], hand=["anger"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.pick("troll")
        t.finish()
        assert (t.zone("troll"), t.card("krump").damage) == ("discard", 0)

    def test_also_when_the_opponent_readies_it(self) -> None:
        armed = spec("troll", upgrades=["poised-strike"], ready=False)
        ada = side(battleline=["ensign-clark", "sil-a-t8"])
        t = table(ada, side(battleline=[armed]), house=House.STAR_ALLIANCE)
        t.do("reap", "sil-a-t8")
        t.answer("yes")
        t.pick("troll")
        t.finish()
        assert t.zone("troll") == "discard"

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_after_that_step_changes_nothing(self) -> None:
        omen = spec("bad-omen", active=True, under=[spec("poised-strike", face_down=True)])
        ada = side(battleline=["krump"], amber=5, houses=[House.BROBNAR], deck=["fear"] * 20)
        bo = side(prophecies=[omen], battleline=["troll"], houses=[House.BROBNAR], deck=["fear"] * 20)
        t = table(ada, bo, house=House.BROBNAR)
        t.do("reap", "krump")
        t.end_turn()
        assert t.zone("poised-strike") == "discard" and t.card("krump").ready
        t.do("reap", "troll")
        t.end_turn()
        assert t.card("troll").ready

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_skips_the_ready_cards_step_of_this_turn(self) -> None:
        overreach = spec("overreach", active=True, under=[spec("poised-strike", face_down=True)])
        ada = side(battleline=["valdr", "troll"], houses=[House.BROBNAR], deck=["fear"] * 20)
        bo = side(prophecies=[overreach], battleline=["krump"], houses=[House.BROBNAR], deck=["fear"] * 20)
        t = table(ada, bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        assert t.line(0) == ["valdr", "troll"]
        t.end_turn()
        assert not t.card("valdr").ready
        t.do("reap", "krump")
        t.end_turn()
        assert t.card("krump").ready and not t.card("valdr").ready
        t.end_turn()
        assert t.card("valdr").ready


class TestRelativityImp:
    def forged(self, amber: int, copies: int = 1, *, whose: int = 0, hand: list[str] | None = None) -> Table:
        """Return the table in Ada's next turn, with that much Æmber and copies of the imp with one of the players."""
        imps = [["relativity-imp"] * copies, []]
        ada = side(battleline=imps[whose], amber=amber, houses=[House.UNTAMED], hand=hand or [], deck=["fear"] * 30)
        bo = side(battleline=imps[1 - whose], houses=[House.BROBNAR], deck=["fear"] * 30)
        t = table(bo, ada, house=House.BROBNAR)
        t.answer("end-turn")
        while t.decision.kind is not DecisionKind.MAIN:
            t.answer("yes") if t.decision.kind is DecisionKind.CONFIRM else t.answer_any()
        return t

    @pytest.mark.rule("glossary/forge")
    @pytest.mark.parametrize(("amber", "keys", "left"), [(5, 0, 5), (6, 1, 0), (11, 1, 5), (12, 2, 0), (20, 2, 8)])
    def test_a_second_key_may_be_forged_at_current_cost(self, amber: int, keys: int, left: int) -> None:
        t = self.forged(amber)
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (keys, left)

    def test_the_second_key_need_not_be_forged(self) -> None:
        ada = side(battleline=["relativity-imp"], amber=12, houses=[House.UNTAMED])
        t = table(side(houses=[House.BROBNAR], deck=["fear"] * 9), ada, house=House.BROBNAR)
        t.answer("end-turn")
        t.answer("key:red")
        assert (t.decision.player, t.decision.keys()) == (1, ("yes", "no"))
        t.answer("no")
        t.expect(DecisionKind.HOUSE)
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (1, 6)

    def test_two_of_them_allow_no_third_key(self) -> None:
        t = self.forged(30, 2)
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (2, 18)

    def test_no_third_key_is_forged_in_any_other_way_in_the_turn(self) -> None:
        t = self.forged(20, hand=["key-charge"])
        t.do("play", "key-charge")
        t.finish()
        assert len(t.game.state.players[1].keys) == 2

    def test_the_opponent_of_its_controller_forges_one(self) -> None:
        t = self.forged(20, whose=1)
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (1, 14)

    def test_the_opponent_of_its_controller_may_forge_three(self) -> None:
        ada = side(battleline=["relativity-imp"])
        thrice = card("anger", play(repeat(forge(free=True), times=3)))
        t = table(ada, side(hand=["anger"]), thrice, house=House.BROBNAR, active=1)
        t.do("play", "anger")
        t.answer("key:red")
        t.answer("key:blue")
        if t.game.decision is not None:
            t.answer("key:yellow")
        assert len(t.game.state.players[1].keys) == 3


class TestCarrionWyrm:
    test = cases("""
        reaping it destroys an enemy creature
            in: dis
            ada: line carrion-wyrm gub
            bo: line troll krump; artifacts cannon
            reap carrion-wyrm, offers troll krump, pick krump
            -> ada amber: 0 > 1, carrion-wyrm exhausted, krump: battleline > discard
        discarded it puts an enemy creature on its owner's deck
            in: dis
            ada: hand carrion-wyrm; line gub
            bo: line troll krump; deck fear; artifacts cannon
            discard carrion-wyrm, offers troll krump, pick krump
            -> carrion-wyrm: hand > discard, krump: battleline > deck
            -> bo deck: krump fear
        fighting it destroys no other
            in: dis
            ada: line carrion-wyrm
            bo: line dust-pixie troll
            fight carrion-wyrm dust-pixie
            -> carrion-wyrm exhausted, carrion-wyrm armor used: 0 > 1, dust-pixie: battleline > discard
    """)


class TestChasmVespid:
    test = cases("""
        it splashes a damage on each neighbor, and skirmishes
            in: dis
            ada: line chasm-vespid
            bo: line krump troll bumpsy valdr
            fight chasm-vespid troll
            -> chasm-vespid exhausted, krump damage: 0 > 1, troll damage: 0 > 1, bumpsy damage: 0 > 1
        its fate archives the creatures of the active player that are on no flank
            rule: glossary/fulfill
            in: brobnar
            ada: line troll valdr bumpsy krump
            bo: fate chasm-vespid; line gub shooler silvertooth
            reap valdr, finish
            -> fulfilled chasm-vespid, ada amber: 0 > 1, valdr: battleline > archives, bumpsy: battleline > archives
    """)


class TestEddyOfDis:
    test = cases("""
        a card of the opponent's hand is shuffled into their deck
            in: dis
            ada: hand eddy-of-dis fear
            bo: hand troll; deck krump bumpsy
            play eddy-of-dis
            -> ada amber: 0 > 1, eddy-of-dis: hand > discard, troll: hand > deck
        without a discard pile they draw a card
            in: brobnar
            ada: line valdr; discard fear; deck anger
            bo: fate eddy-of-dis; deck troll
            reap valdr
            -> fulfilled eddy-of-dis, ada amber: 0 > 1, valdr exhausted, troll: deck > hand
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_shuffles_the_discard_pile_of_the_prophecys_owner_who_draws_a_card(self) -> None:
        overreach = spec("overreach", active=True, under=[spec("eddy-of-dis", face_down=True)])
        bo = side(prophecies=[overreach], discard=["troll"], deck=["krump"])
        t = table(side(battleline=["valdr"], discard=["fear"], deck=["anger"]), bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.expect_main_step()
        assert (t.ids(0, "discard"), t.ids(0, "deck"), t.ids(0, "hand")) == (["fear"], ["anger"], [])
        assert (t.ids(1, "discard"), len(t.ids(1, "hand"))) == (["eddy-of-dis"], 1)
        assert sorted(t.ids(1, "hand") + t.ids(1, "deck")) == ["krump", "troll"]

    def test_chance_takes_one_card_of_several(self) -> None:
        found = set()
        for seed in range(20):
            t = table(side(hand=["eddy-of-dis"]), side(hand=["fear", "troll"]), house=House.DIS, seed=seed)
            t.do("play", "eddy-of-dis")
            found.add(tuple(t.ids(1, "deck")))
        assert found == {("fear",), ("troll",)}


class TestHamstrung:
    test = cases("""
        a creature on top of the opponent's deck is purged
            in: dis
            ada: hand hamstrung; deck fear
            bo: deck troll krump
            play hamstrung, answer mode:1
            -> ada amber: 0 > 1, hamstrung: hand > discard, troll: deck > purged
        another card is only discarded
            in: dis
            ada: hand hamstrung; deck fear troll
            bo: deck krump
            play hamstrung, answer mode:0
            -> ada amber: 0 > 1, hamstrung: hand > discard, fear: deck > discard
    """)


class TestParasiticArachnoid:
    test = cases("""
        destroyed it lets an enemy creature capture from its own side
            in: brobnar
            ada: line krump valdr; amber 3
            bo: line parasitic-arachnoid gub; amber 4
            fight krump parasitic-arachnoid, offers krump valdr, pick valdr
            -> krump exhausted, krump damage: 0 > 2, parasitic-arachnoid: battleline > discard, ada amber: 3 > 2,
            -> valdr amber: 0 > 1, bo amber: 4 > 3
        its fate lets a creature of the active player capture two from its own side
            rule: glossary/fulfill
            in: brobnar
            ada: line troll valdr; amber 3
            bo: fate parasitic-arachnoid; line krump; amber 3
            reap valdr, offers troll valdr, pick troll
            -> fulfilled parasitic-arachnoid, ada amber: 3 > 2, valdr exhausted, troll amber: 0 > 2
    """)


class TestPiedViper:
    test = cases("""
        outnumbered it takes control of an enemy creature that reaps
            in: brobnar
            ada: line krump valdr
            bo: line pied-viper
            reap krump, finish
            -> ada amber: 0 > 1, krump exhausted, krump controller: 0 > 1
            -> ada line: valdr
        with as many creatures it takes none
            in: brobnar
            ada: line krump valdr
            bo: line pied-viper gub
            reap krump
            -> ada amber: 0 > 1, krump exhausted
        a friendly creature that reaps changes nothing
            in: brobnar
            ada: line pied-viper valdr
            bo: line troll krump bumpsy
            reap valdr
            -> ada amber: 0 > 1, valdr exhausted
        a creature that fights changes nothing, and it is elusive
            in: brobnar
            ada: line troll krump
            bo: line pied-viper
            fight troll pied-viper
            -> troll exhausted
    """)


class TestSkorpeon:
    test = cases("""
        two damage for each neighbor of Dis, on any enemy creatures
            rule: glossary/for-each
            in: dis
            ada: line shooler skorpeon gub pit-demon
            bo: line troll krump
            reap skorpeon, offers troll krump, pick troll, pick krump
            -> ada amber: 0 > 1, skorpeon exhausted, troll damage: 0 > 2, krump damage: 0 > 2
        a neighbor of another house counts for nothing
            in: dis
            ada: line troll skorpeon shooler
            bo: line krump
            reap skorpeon, pick krump
            -> ada amber: 0 > 1, skorpeon exhausted, krump damage: 0 > 2
        without neighbors there is no damage
            in: dis
            ada: line skorpeon
            bo: line krump gub
            reap skorpeon
            -> ada amber: 0 > 1, skorpeon exhausted
        fighting it deals no more damage
            in: dis
            ada: line skorpeon gub
            bo: line dust-pixie troll
            fight skorpeon dust-pixie
            -> skorpeon exhausted, skorpeon damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestStrug:
    test = cases("""
        played it costs the opponent an amber
            in: dis
            ada: hand strug; amber 2
            bo: amber 3
            creature strug
            -> strug: hand > battleline, strug exhausted, bo amber: 3 > 2
        destroyed it costs the opponent an amber
            in: brobnar
            ada: line krump; amber 4
            bo: line strug; amber 5
            fight krump strug
            -> krump exhausted, krump damage: 0 > 3, strug: battleline > discard, bo amber: 5 > 4, ada amber: 4 > 3
        reaping it costs nothing
            in: dis
            ada: line strug
            bo: amber 3
            reap strug
            -> ada amber: 0 > 1, strug exhausted
        its fate costs the active player two amber
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; amber 4
            bo: fate strug; amber 3
            reap valdr
            -> fulfilled strug, ada amber: 4 > 3, valdr exhausted
    """)


class TestTraumaticEcho:
    def played(self, purged: str | None) -> Table:
        """Return the table when that card was purged by the echo, in Ada's turn."""
        ada = side(
            hand=["traumatic-echo", "drumble", "ember-imp"],
            discard=[purged] if purged else [],
            houses=[House.DIS],
            deck=["fear"] * 9,
        )
        bo = side(
            hand=["krump", "punch", "blood-of-titans"], battleline=["troll"], houses=[House.BROBNAR], deck=["fear"] * 20
        )
        t = table(ada, bo, house=House.DIS)
        t.do("play", "traumatic-echo")
        t.finish()
        assert t.ids(0, "purged") == ([purged] if purged else [])
        return t

    @pytest.mark.parametrize(
        ("purged", "forbidden"),
        [("urchin", {"krump"}), ("anger", {"punch"}), ("rocket-boots", {"blood-of-titans"}), ("mother", {"krump"})],
    )
    def test_the_opponent_cannot_play_cards_of_the_type_in_the_next_turn(
        self, purged: str, forbidden: set[str]
    ) -> None:
        t = self.played(purged)
        assert t.can("play", "drumble")
        t.end_turn()
        cards = {"krump", "punch", "blood-of-titans"}
        assert {card for card in cards if not t.can("play", card)} == forbidden
        assert t.can("reap", "troll") and t.can("discard", "krump")
        t.end_turn()
        assert t.can("play", "drumble")
        t.end_turn()
        assert all(t.can("play", card) for card in cards)

    def test_without_a_card_to_purge_everything_may_be_played(self) -> None:
        t = self.played(None)
        t.end_turn()
        assert all(t.can("play", card) for card in ("krump", "punch", "blood-of-titans"))

    def test_one_card_of_your_discard_pile_is_chosen(self) -> None:
        ada = side(hand=["traumatic-echo"], discard=["urchin", "anger"])
        t = table(ada, side(discard=["troll"]), house=House.DIS)
        t.do("play", "traumatic-echo")
        t.offers("anger", "urchin")

"""Æmber Skies, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestDeltaP:
    test = cases("""
        an enemy creature is destroyed
            in: dis
            ada: hand delta-p; line troll
            bo: line krump valdr
            play delta-p, offers krump valdr, pick valdr
            -> delta-p: hand > discard, ada amber: 0 > 1, valdr: battleline > discard
        again as long as the opponent controls more creatures
            rule: glossary/repeat
            in: dis
            ada: hand delta-p; line troll
            bo: line krump valdr bumpsy headhunter
            play delta-p, pick valdr, offers krump bumpsy headhunter, pick krump, pick bumpsy
            -> delta-p: hand > discard, ada amber: 0 > 1, valdr: battleline > discard, krump: battleline > discard,
            -> bumpsy: battleline > discard
        a ward that is spent on it is no end of it
            rule: glossary/ward
            in: dis
            ada: hand delta-p
            bo: line krump(warded)
            play delta-p, pick krump, pick krump
            -> delta-p: hand > discard, ada amber: 0 > 1, krump: battleline > discard
        without an enemy creature none is
            in: dis
            ada: hand delta-p; line troll
            play delta-p
            -> delta-p: hand > discard, ada amber: 0 > 1
    """)


class TestDemonicShelf:
    test = cases("""
        a friendly creature goes faceup under it, and 3 damage is dealt for each card there
            rule: glossary/for-each
            in: dis
            ada: artifacts demonic-shelf(under=fear); line troll krump
            bo: line valdr bumpsy
            action demonic-shelf, offers troll krump, pick krump, offers troll valdr bumpsy, pick valdr, pick troll
            -> demonic-shelf exhausted, krump: battleline > under, krump under: nothing > demonic-shelf,
            -> valdr damage: 0 > 3, troll damage: 0 > 3
        without a friendly creature it is dealt for those that lie there
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: artifacts demonic-shelf(under=fear)
            bo: line valdr bumpsy
            action demonic-shelf, pick valdr
            -> demonic-shelf exhausted, valdr damage: 0 > 3
        a creature that its ward keeps in play is no card under it
            rule: glossary/ward
            in: dis
            ada: artifacts demonic-shelf; line krump(warded)
            bo: line valdr
            action demonic-shelf, pick krump
            -> demonic-shelf exhausted, krump warded: yes > no
    """)

    @pytest.mark.rule("glossary/facedown-cards")
    def test_the_card_lies_faceup(self) -> None:
        t = table(side(artifacts=["demonic-shelf"], battleline=["troll"]), side(battleline=["krump"]), house=House.DIS)
        t.do("action", "demonic-shelf")
        t.finish()
        lying = t.card("demonic-shelf").under
        assert [(card.id, card.face_down) for card in lying] == [("troll", False)]


class TestFiendishApprentice:
    test = cases("""
        for each friendly Dis creature 3 damage is dealt to an enemy creature
            rule: glossary/for-each
            in: dis
            ada: hand fiendish-apprentice; line monsquito troll chauncey
            bo: line valdr bumpsy searine
            play fiendish-apprentice, offers valdr bumpsy searine, pick valdr, pick bumpsy
            -> fiendish-apprentice: hand > discard, valdr damage: 0 > 3, bumpsy damage: 0 > 3
        without one none is
            in: dis
            ada: hand fiendish-apprentice; line troll
            bo: line valdr searine
            play fiendish-apprentice
            -> fiendish-apprentice: hand > discard
    """)


class TestInfernalTerran:
    test = cases("""
        played it steals 1 after a card is discarded
            rule: glossary/steal
            in: dis
            ada: hand infernal-terran troll krump
            bo: amber 2; hand fear
            creature infernal-terran, offers troll krump, pick krump
            -> infernal-terran: hand > battleline, infernal-terran exhausted, krump: hand > discard, ada amber: 0 > 1,
            -> bo amber: 2 > 1
        so it does after reaping, also without a card to discard
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: line infernal-terran
            bo: amber 2
            reap infernal-terran
            -> infernal-terran exhausted, ada amber: 0 > 2, bo amber: 2 > 1
        after a fight it does not
            in: dis
            ada: line infernal-terran; hand troll
            bo: line dust-pixie; amber 2
            fight infernal-terran dust-pixie
            -> infernal-terran exhausted, infernal-terran damage: 0 > 1, dust-pixie: battleline > discard
        scrapped it discards the hand and steals 1 for each Æmber icon there
            rule: glossary/scrap glossary/bonus-icons
            in: dis
            ada: hand infernal-terran dust-pixie troll punch; discard smaaash
            bo: amber 9
            discard infernal-terran, finish
            -> infernal-terran: hand > discard, dust-pixie: hand > discard, troll: hand > discard,
            -> punch: hand > discard,
            -> ada amber: 0 > 3, bo amber: 9 > 6
    """)

    def test_other_icons_do_not_count(self) -> None:
        ada = side(hand=["infernal-terran", spec("troll", icons=(Icon.DRAW, Icon.AMBER))])
        t = table(ada, side(amber=5), house=House.DIS)
        t.do("discard", "infernal-terran")
        t.finish()
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (1, 4, [])


class TestPhantasmaquid:
    @pytest.mark.rule("glossary/cannot", "glossary/flank")
    def test_the_opponent_plays_creatures_on_the_left_flank_only(self) -> None:
        ada = side(battleline=["troll"], hand=["krump", "punch"])
        t = table(ada, side(battleline=["phantasmaquid"]), house=House.BROBNAR)
        assert t.can("play", "punch")
        t.do("play", "krump")
        t.expect(DecisionKind.SLOT)
        assert t.decision.keys() == ("slot:0",)

    def test_you_play_them_on_both(self) -> None:
        ada = side(battleline=["phantasmaquid"], hand=["krump"])
        t = table(ada, side(battleline=["troll"]), house=House.BROBNAR)
        t.do("play", "krump")
        assert t.decision.keys() == ("slot:0", "slot:1")

    def test_at_the_end_of_your_turn_without_an_enemy_creature_it_is_destroyed(self) -> None:
        t = table(side(battleline=["phantasmaquid", "troll"]), side(hand=["fear"] * 6))
        t.end_turn()
        assert t.line(0) == ["troll"]

    @pytest.mark.parametrize(("active", "foes"), [(0, ["krump"]), (1, [])])
    def test_with_one_or_at_the_end_of_the_opponents_turn_it_is_not(self, active: int, foes: list[str]) -> None:
        t = table(side(battleline=["phantasmaquid"], hand=["fear"] * 6), side(battleline=foes), active=active)
        t.end_turn()
        assert t.line(0) == ["phantasmaquid"]


class TestTalonOfInvidius:
    test = cases("""
        played it is exalted three times
            rule: glossary/exalt
            in: dis
            ada: hand talon-of-invidius; line troll
            creature talon-of-invidius
            -> talon-of-invidius: hand > battleline, talon-of-invidius exhausted, talon-of-invidius amber: 0 > 3
        destroyed all Æmber on it moves to an enemy creature
            rule: glossary/destroyed
            in: dis
            ada: line talon-of-invidius(amber=3 damage=8) valdr
            bo: line troll krump
            fight talon-of-invidius troll, offers troll krump, pick krump
            -> talon-of-invidius: battleline > discard, troll: battleline > discard, krump amber: 0 > 3
        without an enemy creature the opponent gets it
            rule: glossary/leaves-play
            in: dis
            ada: hand cauterize-vitality; line talon-of-invidius(amber=2) valdr
            play cauterize-vitality, pick talon-of-invidius
            -> cauterize-vitality: hand > discard, talon-of-invidius: battleline > discard, bo amber: 0 > 2
    """)


class TestCauterizeVitality:
    test = cases("""
        an artifact is destroyed, and the opponent loses 1 for each of its bonus icons
            rule: glossary/bonus-icons
            in: dis
            ada: hand cauterize-vitality; line troll; artifacts gauntlet-of-command
            bo: line dust-pixie; artifacts soul-vial; amber 5
            play cauterize-vitality, offers troll dust-pixie gauntlet-of-command soul-vial, pick soul-vial
            -> cauterize-vitality: hand > discard, soul-vial: artifacts > discard, bo amber: 5 > 4
        or a creature, whose icons are counted likewise
            in: dis
            ada: hand cauterize-vitality; line dust-pixie
            bo: line troll; amber 5
            play cauterize-vitality, pick dust-pixie
            -> cauterize-vitality: hand > discard, dust-pixie: battleline > discard, bo amber: 5 > 3
        one that is not destroyed costs nothing
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: dis
            ada: hand cauterize-vitality; line dust-pixie(warded)
            bo: amber 5
            play cauterize-vitality, pick dust-pixie
            -> cauterize-vitality: hand > discard, dust-pixie warded: yes > no
        a token creature has no icons, whatever card it was
            rule: glossary/token-creatures
            in: dis
            ada: hand cauterize-vitality; line dust-pixie(token_of=grunt); token grunt
            bo: amber 5
            play cauterize-vitality, pick dust-pixie
            -> cauterize-vitality: hand > discard, dust-pixie: battleline > discard
    """)

    def test_icons_of_each_kind_count(self) -> None:
        ada = side(hand=["cauterize-vitality"])
        bo = side(battleline=[spec("dust-pixie", icons=(Icon.DRAW, House.MARS))], amber=6)
        t = table(ada, bo, house=House.DIS)
        t.do("play", "cauterize-vitality")
        t.pick("dust-pixie")
        assert (t.amber(1), t.amber(0)) == (2, 0)


class TestChauncey:
    test = cases("""
        with another friendly creature it is destroyed for 3
            in: dis
            ada: line chauncey troll krump
            bo: line valdr
            action chauncey, offers troll krump, pick troll, finish
            -> chauncey: battleline > discard, troll: battleline > discard, ada amber: 0 > 3
        alone it is destroyed for nothing
            rule: glossary/if-you-do-and-in-order-to glossary/resolve-as-much-as-you-can
            in: dis
            ada: line chauncey
            bo: line valdr
            action chauncey
            -> chauncey: battleline > discard
        with one that is not destroyed nothing is gained
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: dis
            ada: line chauncey troll(warded)
            action chauncey, pick troll
            -> chauncey: battleline > discard, troll warded: yes > no
    """)


class TestDaat:
    @pytest.mark.rule("glossary/active-house")
    def test_the_chosen_house_is_active_from_then_on(self) -> None:
        ada = side(hand=["daat"], battleline=["troll", "chauncey"])
        t = table(ada, side(), house=House.DIS)
        t.creature("daat")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        t.expect_main_step()
        assert (t.can("reap", "troll"), t.can("reap", "chauncey")) == (True, False)


class TestEcstacySiphon:
    test = cases("""
        for each card in the opponent's hand 1 damage is dealt to an enemy creature
            rule: glossary/for-each
            in: dis
            ada: hand ecstacy-siphon punch; line troll
            bo: hand fear smaaash valdr; line krump bumpsy
            play ecstacy-siphon, offers krump bumpsy, pick krump, pick bumpsy, pick krump
            -> ecstacy-siphon: hand > discard, krump damage: 0 > 2, bumpsy damage: 0 > 1
        without one none is
            in: dis
            ada: hand ecstacy-siphon punch
            bo: line krump
            play ecstacy-siphon
            -> ecstacy-siphon: hand > discard
    """)


class TestTheyTellNoTales:
    test = cases("""
        all creatures of the chosen house are destroyed, and 2 chains gained
            rule: glossary/chains
            in: dis
            ada: hand they-tell-no-tales; line troll chauncey
            bo: line dust-pixie valdr; artifacts gauntlet-of-command
            play they-tell-no-tales, answer house:brobnar
            -> they-tell-no-tales: hand > discard, ada amber: 0 > 1, troll: battleline > discard,
            -> valdr: battleline > discard,
            -> ada chains: 0 > 2
    """)


class TestTrihard:
    def played(self, mine: int, theirs: int) -> Table:
        """It was played; then there were so many cards in the hands."""
        t = table(side(hand=["trihard", *["fear"] * mine]), side(hand=["punch"] * theirs), house=House.DIS)
        t.do("play", "trihard")
        t.finish()
        return t

    @pytest.mark.parametrize(("mine", "theirs", "left"), [(6, 8, (4, 6)), (2, 3, (2, 2)), (0, 5, (0, 4))])
    def test_each_player_discards_a_third_of_their_hand_rounded_down(
        self, mine: int, theirs: int, left: tuple[int, int]
    ) -> None:
        t = self.played(mine, theirs)
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == left
        assert (len(t.ids(0, "discard")), len(t.ids(1, "discard"))) == (mine - left[0], theirs - left[1])

    def test_nobody_chooses_which(self) -> None:
        t = table(side(hand=["trihard"]), side(hand=["punch", "fear", "smaaash"]), house=House.DIS)
        t.creature("trihard")
        t.expect_main_step()
        assert len(t.ids(1, "discard")) == 1


class TestAGiftOfAember:
    test = cases("""
        up to 2 creatures are destroyed, and the controller of each gains 1
            rule: glossary/control-and-ownership
            in: dis
            ada: hand a-gift-of-æmber; line troll valdr
            bo: line krump
            play a-gift-of-æmber, offers 0-2 of: troll valdr krump, pick troll krump
            -> a-gift-of-æmber: hand > discard, ada amber: 0 > 2, troll: battleline > discard,
            -> krump: battleline > discard,
            -> bo amber: 0 > 1
        who owns them does not matter
            rule: glossary/control-and-ownership
            in: dis
            ada: hand a-gift-of-æmber; line troll(owner=1)
            bo: line krump(owner=0)
            play a-gift-of-æmber, pick troll
            -> a-gift-of-æmber: hand > discard, ada amber: 0 > 2, troll: battleline > discard, troll controller: 0 > 1
        of 2 enemies the opponent gains 2
            in: dis
            ada: hand a-gift-of-æmber; line troll
            bo: line krump valdr
            play a-gift-of-æmber, pick krump valdr, finish
            -> a-gift-of-æmber: hand > discard, ada amber: 0 > 1, krump: battleline > discard,
            -> valdr: battleline > discard,
            -> bo amber: 0 > 2
        of none nobody gains
            in: dis
            ada: hand a-gift-of-æmber; line troll
            bo: line krump
            play a-gift-of-æmber, answer done
            -> a-gift-of-æmber: hand > discard, ada amber: 0 > 1
        for one that is not destroyed nothing is gained
            rule: glossary/this-way glossary/ward
            in: dis
            ada: hand a-gift-of-æmber; line troll(warded)
            bo: line krump
            play a-gift-of-æmber, pick troll krump
            -> a-gift-of-æmber: hand > discard, ada amber: 0 > 1, troll warded: yes > no, krump: battleline > discard,
            -> bo amber: 0 > 1
    """)


class TestClippedWings:
    def played(self, mode: int) -> Table:
        ada = side(hand=["clipped-wings", "troll"], archives=["valdr"])
        bo = side(hand=["punch", "fear"], archives=["krump", "bumpsy"], deck=["smaaash"])
        t = table(ada, bo, house=House.DIS)
        t.do("play", "clipped-wings")
        t.answer(f"mode:{mode}")
        t.expect_main_step()
        assert (t.ids(0, "hand"), t.ids(0, "archives")) == (["troll"], ["valdr"])
        return t

    @pytest.mark.rule("glossary/purge")
    def test_a_random_card_of_the_opponents_hand_is_purged(self) -> None:
        t = self.played(0)
        assert sorted(t.ids(1, "hand") + t.ids(1, "purged")) == ["fear", "punch"]
        assert (len(t.ids(1, "purged")), len(t.ids(1, "archives"))) == (1, 2)

    @pytest.mark.rule("glossary/shuffle")
    def test_or_their_archives_are_shuffled_into_their_deck(self) -> None:
        t = self.played(1)
        assert (sorted(t.ids(1, "deck")), t.ids(1, "archives")) == (["bumpsy", "krump", "smaaash"], [])
        assert (t.ids(1, "purged"), len(t.ids(1, "hand"))) == ([], 2)


class TestInfinityStrop:
    test = cases("""
        a creature that it destroys takes others of its house with it
            rule: glossary/damage
            in: dis
            ada: hand infinity-strop; line troll chauncey
            bo: line bumpsy(damage=3) krump snufflegator
            play infinity-strop, offers troll chauncey bumpsy krump snufflegator, pick bumpsy
            -> infinity-strop: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard, troll damage: 0 > 4,
            -> krump damage: 0 > 4
        one that survives takes none
            in: dis
            ada: hand infinity-strop; line troll
            bo: line bumpsy(damage=2) krump
            play infinity-strop, pick bumpsy
            -> infinity-strop: hand > discard, ada amber: 0 > 1, bumpsy damage: 2 > 4
    """)


class TestMonsquito:
    test = cases("""
        after a fight it is healed and deals 2 damage to a creature
            rule: glossary/heal
            in: dis
            ada: line monsquito(damage=1) troll(damage=1)
            bo: line dust-pixie krump
            fight monsquito dust-pixie, offers monsquito troll krump, pick krump
            -> monsquito exhausted, monsquito damage: 1 > 0, dust-pixie: battleline > discard, krump damage: 0 > 2
        after reaping it does not
            in: dis
            ada: line monsquito(damage=1)
            bo: line krump
            reap monsquito
            -> monsquito exhausted, ada amber: 0 > 1
    """)


class TestSearine:
    test = cases("""
        scrapped it deals 2 damage to a friendly creature
            rule: glossary/scrap
            in: dis
            ada: hand searine; line troll krump
            bo: line valdr
            discard searine, offers troll krump, pick krump
            -> searine: hand > discard, krump damage: 0 > 2
        played it deals none
            in: dis
            ada: hand searine; line troll
            creature searine
            -> searine: hand > battleline, searine exhausted
    """)


class TestSlayer:
    test = cases("""
        without an enemy creature it is destroyed
            in: dis
            ada: hand slayer; line troll
            creature slayer
            -> slayer: hand > discard
        with one it stays until that is gone
            in: dis
            ada: hand slayer
            bo: line krump
            creature slayer
            -> slayer: hand > battleline, slayer exhausted
        it fights unharmed and hits the neighbors of what it fights
            rule: glossary/skirmish glossary/splash-attack-x
            in: dis
            ada: line slayer
            bo: line krump troll valdr bumpsy
            fight slayer troll
            -> slayer exhausted, troll damage: 0 > 3, krump damage: 0 > 3, valdr damage: 0 > 3
        after the last enemy it is destroyed
            in: dis
            ada: line slayer troll
            bo: line dust-pixie
            fight slayer dust-pixie
            -> slayer: battleline > discard, dust-pixie: battleline > discard
    """)


class TestSuspendamander:
    def fought(self) -> Table:
        """It fought and Brobnar was chosen; the opponent's turn has come."""
        bo = side(battleline=["dust-pixie"], hand=["punch", "bumpsy", "fear"], deck=["smaaash"] * 9)
        t = table(side(battleline=["suspendamander"], hand=["anger"] * 3, deck=["anger"] * 9), bo, house=House.DIS)
        t.fight("suspendamander", "dust-pixie")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        t.expect_main_step()
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects")
    def test_the_opponent_cannot_play_action_cards_of_that_house_on_their_next_turn(self) -> None:
        t = self.fought()
        t.answer("house:brobnar")
        assert not t.can("play", "punch") and t.can("play", "bumpsy")
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 1 and t.can("play", "punch")

    def test_those_of_another_house_they_can(self) -> None:
        t = self.fought()
        t.answer("house:dis")
        assert t.can("play", "fear")

    test = cases("""
        after reaping no house is chosen
            in: dis
            ada: line suspendamander
            reap suspendamander
            -> suspendamander exhausted, ada amber: 0 > 1
    """)


class TestVaporImp:
    def reaped(self, *hand: str) -> Table:
        """It reaped with this hand; the opponent has chosen Brobnar."""
        bo = side(hand=["punch", "bumpsy", "gauntlet-of-command"], deck=["smaaash"] * 9)
        t = table(side(battleline=["vapor-imp"], hand=list(hand), deck=["valdr"] * 9), bo, house=House.DIS)
        t.do("reap", "vapor-imp")
        t.expect_main_step()
        t.game.choose("end-turn")
        t.answer("house:brobnar")
        return t

    def playable(self, t: Table) -> list[str]:
        return [card for card in ("punch", "bumpsy", "gauntlet-of-command") if t.can("play", card)]

    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects")
    def test_cards_of_the_discarded_cards_type_cannot_be_played_on_the_opponents_next_turn(self) -> None:
        t = self.reaped("fear")
        assert (t.ids(0, "discard"), self.playable(t)) == (["fear"], ["bumpsy", "gauntlet-of-command"])
        t.end_turn()
        t.end_turn()
        assert (t.game.state.active, self.playable(t)) == (1, ["punch", "bumpsy", "gauntlet-of-command"])

    def test_it_is_a_single_random_card(self) -> None:
        t = self.reaped("troll", "krump")
        assert (len(t.ids(0, "discard")), self.playable(t)) == (1, ["punch", "gauntlet-of-command"])

    def test_without_a_card_to_discard_all_can_be_played(self) -> None:
        assert self.playable(self.reaped()) == ["punch", "bumpsy", "gauntlet-of-command"]

    test = cases("""
        after a fight nothing is discarded
            in: dis
            ada: line vapor-imp; hand troll
            bo: line dust-pixie
            fight vapor-imp dust-pixie
            -> vapor-imp exhausted, vapor-imp damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestVenOmawk:
    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_the_opponent_refills_to_5(self) -> None:
        ada = side(battleline=["ven-omawk"], deck=["fear"] * 9)
        t = table(ada, side(deck=["punch"] * 9))
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (6, 5)

    test = cases("""
        what it damages is destroyed
            rule: glossary/poison
            in: dis
            ada: line ven-omawk
            bo: line troll
            fight ven-omawk troll
            -> ven-omawk: battleline > discard, troll: battleline > discard
    """)


class TestPendrasBox:
    test = cases("""
        after its creature reaps that and its neighbors are exalted
            rule: glossary/exalt glossary/neighbor
            in: dis
            ada: line troll krump searine(upgrades=pendra-s-box) valdr
            bo: line bumpsy
            reap searine
            -> searine exhausted, ada amber: 0 > 1, krump amber: 0 > 1, searine amber: 0 > 1, valdr amber: 0 > 1
        not after a fight
            in: dis
            ada: line searine(upgrades=pendra-s-box) valdr
            bo: line dust-pixie
            fight searine dust-pixie
            -> searine exhausted, searine damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTombOfAgony:
    test = cases("""
        after its creature reaps an enemy creature is purged
            rule: glossary/purge
            in: dis
            ada: line searine(upgrades=tomb-of-agony) troll
            bo: line krump valdr
            reap searine, offers krump valdr, pick valdr
            -> searine exhausted, ada amber: 0 > 1, valdr: battleline > purged
        not after a fight
            in: dis
            ada: line searine(upgrades=tomb-of-agony)
            bo: line dust-pixie krump
            fight searine dust-pixie
            -> searine exhausted, searine damage: 0 > 1, dust-pixie: battleline > discard
    """)

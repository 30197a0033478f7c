"""Grim Reminders, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.words import BE_DESTROYED, THIS, cannot, card
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

DIS, EKWIDON = House.DIS, House.EKWIDON
BURIED = ["anger"] * 10
"""A discard pile that makes its player haunted."""


class TestArtProject:
    test = cases("""
        for a key of the opponent's it is purged and they draw 10 cards
            rule: glossary/unforge glossary/purge
            ada: hand art-project; keys 1; deck troll
            bo: keys 1; deck krump krump krump krump krump krump krump krump krump krump valdr
            play art-project
            -> art-project: hand > purged, ada amber: 0 > 1, bo keys: red > nothing, krump: deck > hand,
            -> krump 2: deck > hand, krump 3: deck > hand, krump 4: deck > hand, krump 5: deck > hand,
            -> krump 6: deck > hand, krump 7: deck > hand, krump 8: deck > hand, krump 9: deck > hand,
            -> krump 10: deck > hand
        without one it is discarded
            rule: glossary/if-you-do-and-in-order-to
            ada: hand art-project; keys 1
            bo: deck krump
            play art-project
            -> art-project: hand > discard, ada amber: 0 > 1
    """)

    def test_of_two_keys_one_is_unforged(self) -> None:
        t = table(side(hand=["art-project"]), side(keys=("red", "yellow"), deck=["krump"] * 12))
        t.do("play", "art-project")
        t.finish()
        assert (len(t.game.state.players[1].keys), len(t.ids(1, "hand"))) == (1, 10)


class TestAzuretooth:
    test = cases("""
        after a reap the Æmber on a friendly creature is yours and the creature the opponent's
            rule: glossary/move glossary/control-and-ownership
            ada: line azuretooth troll(amber=3) krump
            bo: line valdr(amber=2)
            reap azuretooth, offers azuretooth troll krump, pick troll, finish
            -> azuretooth exhausted, ada amber: 0 > 4, troll amber: 3 > 0, troll controller: 0 > 1
        after a fight, too, and of one without Æmber
            ada: line azuretooth krump
            bo: line dust-imp valdr(amber=2)
            fight azuretooth dust-imp, pick krump, finish
            -> azuretooth exhausted, azuretooth damage: 0 > 2, dust-imp: battleline > discard, bo amber: 0 > 2,
            -> krump controller: 0 > 1
    """)


class TestCurseOfSpontaneity:
    @pytest.mark.rule("turn/step-5-draw-cards", "glossary/discarding-cards")
    def test_its_controller_discards_their_hand_before_they_draw(self) -> None:
        t = table(
            side(hand=["krump", "valdr"], deck=["troll"] * 9, artifacts=["curse-of-spontaneity"]),
            side(hand=["anger"], deck=["fear"] * 9),
        )
        t.end_turn()
        assert (t.ids(0, "hand"), sorted(t.ids(0, "discard"))) == (["troll"] * 6, ["krump", "valdr"])
        t.end_turn()
        assert sorted(t.ids(1, "hand")) == ["anger", *["fear"] * 5]

    test = cases("""
        it enters play under the opponent's control
            rule: glossary/treachery
            ada: hand curse-of-spontaneity
            play curse-of-spontaneity
            -> curse-of-spontaneity: hand > artifacts, curse-of-spontaneity exhausted,
            -> curse-of-spontaneity controller: 0 > 1
    """)


class TestEkwirresFulcrum:
    def ended(self, whose: int = 0) -> Table:
        """The end of Ada's turn, where the fulcrum is one player's."""
        sides = [{"hand": ["valdr"] * 6, "deck": ["krump"] * 4, "houses": [DIS]} for _ in (0, 1)]
        sides[whose]["artifacts"] = ["ekwirrĕ-s-fulcrum"]
        t = table(side(**sides[0]), side(**sides[1]), house=DIS)
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize("whose", [0, 1])
    def test_the_player_whose_turn_ends_gains_1_and_the_other_draws_2(self, whose: int) -> None:
        t = self.ended(whose)
        assert (t.decision.player, t.decision.kind) == (0, DecisionKind.CONFIRM)
        t.answer("yes")
        t.finish()
        assert [(t.amber(p), len(t.ids(p, "hand"))) for p in (0, 1)] == [(1, 6), (0, 8)]

    @pytest.mark.rule("glossary/may")
    def test_or_neither(self) -> None:
        t = self.ended()
        t.answer("no")
        t.finish()
        assert [(t.amber(p), len(t.ids(p, "hand"))) for p in (0, 1)] == [(0, 6), (0, 6)]


class TestElenyaTheCharming:
    @pytest.mark.rule("glossary/most-powerful", "glossary/control-and-ownership")
    def test_after_you_forge_a_key_the_opponent_gets_your_most_powerful_creature(self) -> None:
        bo = side(battleline=["elenya-the-charming", "krump", "troll"], amber=6, houses=[DIS])
        t = table(side(battleline=["sandwyrm"]), bo, house=DIS)
        t.game.choose("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        assert (sorted(t.line(0)), t.line(1)) == (["sandwyrm", "troll"], ["elenya-the-charming", "krump"])

    def test_not_after_the_opponent_forges_one(self) -> None:
        bo = side(amber=6, houses=[DIS], battleline=["krump"])
        t = table(side(battleline=["elenya-the-charming", "troll"]), bo, house=DIS)
        t.game.choose("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        assert (t.line(0), t.line(1)) == (["elenya-the-charming", "troll"], ["krump"])

    test = cases("""
        it enters play under the opponent's control
            rule: glossary/treachery
            ada: hand elenya-the-charming
            bo: line krump
            play elenya-the-charming, finish
            -> elenya-the-charming: hand > battleline, elenya-the-charming exhausted,
            -> elenya-the-charming controller: 0 > 1
    """)


class TestGrislyExchange:
    test = cases("""
        5 cards of the opponent's discard pile go under their deck, 5 of your deck are discarded
            rule: glossary/discard-pile
            ada: hand grisly-exchange; deck troll krump valdr bumpsy dodger brammo; discard fear
            bo: discard smaaash headhunter anger labwork sequis urchin; deck umbra
            play grisly-exchange, finish
            -> grisly-exchange: hand > discard, ada amber: 0 > 1, headhunter: discard > deck, anger: discard > deck,
            -> labwork: discard > deck, sequis: discard > deck, urchin: discard > deck, troll: deck > discard,
            -> krump: deck > discard, valdr: deck > discard, bumpsy: deck > discard, dodger: deck > discard
        of fewer all
            rule: glossary/resolve-as-much-as-you-can
            ada: hand grisly-exchange; deck troll
            bo: discard smaaash; deck umbra
            play grisly-exchange
            -> grisly-exchange: hand > discard, ada amber: 0 > 1, smaaash: discard > deck, troll: deck > discard,
            -> bo deck: umbra smaaash
    """)


class TestMidyearFestivities:
    test = cases("""
        the Æmber on the chosen creatures goes to their controllers' pools and they are destroyed
            rule: glossary/move
            ada: hand midyear-festivities; line troll(amber=1) krump valdr(amber=2) brammo sequis(amber=1)
            bo: line looter-goblin urchin(amber=3) umbra bumpsy dodger(amber=4)
            play midyear-festivities
            offers 9-9 of: troll krump valdr brammo sequis looter-goblin urchin umbra bumpsy dodger
            pick troll krump valdr brammo sequis looter-goblin urchin umbra bumpsy, finish
            -> midyear-festivities: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> valdr: battleline > discard, brammo: battleline > discard, sequis: battleline > discard,
            -> looter-goblin: battleline > discard, urchin: battleline > discard, umbra: battleline > discard,
            -> bumpsy: battleline > discard, ada amber: 0 > 5, bo amber: 0 > 3
        of fewer all are chosen
            rule: glossary/resolve-as-much-as-you-can
            ada: hand midyear-festivities; line troll(amber=1)
            bo: line krump(amber=2)
            play midyear-festivities, pick troll krump, finish
            -> midyear-festivities: hand > discard, troll: battleline > discard, krump: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 0 > 2
    """)


class TestPutInASpin:
    test = cases("""
        for 1 Æmber the right house brings 4
            rule: glossary/house-choice
            ada: hand put-in-a-spin; amber 2
            bo: deck troll krump; amber 2
            play put-in-a-spin, answer house:brobnar
            -> put-in-a-spin: hand > discard, ada amber: 2 > 5, troll: deck > discard
        the wrong one brings nothing
            ada: hand put-in-a-spin; amber 2
            bo: deck troll krump
            play put-in-a-spin, answer house:dis
            -> put-in-a-spin: hand > discard, ada amber: 2 > 1, troll: deck > discard
        without Æmber nothing is chosen or discarded
            rule: glossary/if-you-do-and-in-order-to
            ada: hand put-in-a-spin
            bo: deck troll krump; amber 2
            play put-in-a-spin
            -> put-in-a-spin: hand > discard
        an empty deck loses the bet
            rule: glossary/resolve-as-much-as-you-can
            ada: hand put-in-a-spin; amber 2
            play put-in-a-spin
            -> put-in-a-spin: hand > discard, ada amber: 2 > 1
    """)


class TestSkreelSwarm:
    test = cases("""
        1 damage is dealt to each enemy creature
            rule: glossary/damage
            in: ekwidon
            ada: hand skreel-swarm; line troll
            bo: line krump valdr
            play skreel-swarm
            -> skreel-swarm: hand > discard, ada amber: 0 > 1, krump damage: 0 > 1, valdr damage: 0 > 1
        discarded, it may be archived
            rule: glossary/scrap
            in: ekwidon
            ada: hand skreel-swarm
            bo: line krump
            discard skreel-swarm, answer yes
            -> skreel-swarm: hand > archives
        or stay discarded
            rule: glossary/may
            in: ekwidon
            ada: hand skreel-swarm
            discard skreel-swarm, answer no
            -> skreel-swarm: hand > discard
    """)


class TestSoulExchange:
    test = cases("""
        the opponent's topmost creature returns for one of theirs
            ada: hand soul-exchange; line troll; discard valdr
            bo: line krump dodger; discard brammo sequis anger
            play soul-exchange, answer mode:1, offers krump dodger, pick dodger
            -> soul-exchange: hand > discard, sequis: discard > hand, dodger: battleline > discard
        or one's own
            ada: hand soul-exchange; line troll; discard valdr
            bo: line krump; discard brammo
            play soul-exchange, answer mode:0, offers troll, pick troll
            -> soul-exchange: hand > discard, valdr: discard > hand, troll: battleline > discard
        without a creature in the discard pile one is destroyed all the same
            rule: glossary/resolve-as-much-as-you-can
            ada: hand soul-exchange
            bo: line krump; discard anger
            play soul-exchange, answer mode:1, pick krump
            -> soul-exchange: hand > discard, krump: battleline > discard
    """)


class TestTachyonManifold:
    @pytest.mark.rule("glossary/purge")
    def test_it_is_purged_for_another_turn_and_the_opponent_draws_10_cards(self) -> None:
        ada = side(artifacts=["tachyon-manifold"], hand=["valdr"] * 6, houses=[EKWIDON])
        t = table(ada, side(deck=["krump"] * 12, houses=[EKWIDON]), house=EKWIDON)
        t.do("action", "tachyon-manifold")
        assert (len(t.ids(1, "hand")), t.ids(0, "purged")) == (10, ["tachyon-manifold"])
        turn = t.game.state.turn
        t.end_turn()
        assert (t.game.state.active, t.game.state.turn) == (0, turn + 1)
        t.end_turn()
        assert t.game.state.active == 1


class TestZavelArchaeologist:
    test = cases("""
        played, it plays an artifact of your discard pile and gains 1 for that
            rule: glossary/play-abilities
            ada: hand zavel-archaeologist; discard cannon troll seeker-needle
            bo: discard gauntlet-of-command
            creature zavel-archaeologist, answer yes, offers seeker-needle cannon, pick cannon
            -> zavel-archaeologist: hand > battleline, zavel-archaeologist exhausted, cannon: discard > artifacts,
            -> cannon exhausted, ada amber: 0 > 1
        after a reap, too
            ada: line zavel-archaeologist; discard cannon
            reap zavel-archaeologist, answer yes, pick cannon
            -> zavel-archaeologist exhausted, cannon: discard > artifacts, cannon exhausted, ada amber: 0 > 2
        or not
            rule: glossary/may
            ada: line zavel-archaeologist; discard cannon
            reap zavel-archaeologist, answer no
            -> zavel-archaeologist exhausted, ada amber: 0 > 1
        an artifact from hand brings nothing
            in: brobnar
            ada: line zavel-archaeologist; hand cannon
            play cannon
            -> cannon: hand > artifacts, cannon exhausted
        nor does a creature from the discard pile
            in: dis
            ada: line zavel-archaeologist; hand exhume; discard dust-imp
            play exhume, pick dust-imp, answer yes, finish
            -> exhume: hand > discard, ada amber: 0 > 1, dust-imp: discard > battleline, dust-imp exhausted
    """)


class TestBondedAuctioneer:
    test = cases(
        """
        after a reap an artifact is destroyed and its controller gains 1
            ada: line bonded-auctioneer; artifacts cannon
            bo: artifacts autocannon
            reap bonded-auctioneer, offers cannon autocannon, pick autocannon
            -> bonded-auctioneer exhausted, ada amber: 0 > 1, autocannon: artifacts > discard, bo amber: 0 > 1
        of one's own one gains oneself
            ada: line bonded-auctioneer; artifacts cannon
            reap bonded-auctioneer, pick cannon
            -> bonded-auctioneer exhausted, ada amber: 0 > 2, cannon: artifacts > discard
        without one nobody gains
            rule: glossary/if-you-do-and-in-order-to
            ada: line bonded-auctioneer
            reap bonded-auctioneer
            -> bonded-auctioneer exhausted, ada amber: 0 > 1
        discarded, it returns an artifact
            rule: glossary/scrap
            ada: hand bonded-auctioneer; artifacts cannon
            bo: artifacts autocannon
            discard bonded-auctioneer, offers cannon autocannon, pick autocannon
            -> bonded-auctioneer: hand > discard, autocannon: artifacts > hand, bo hand: autocannon
        for one that cannot be destroyed nobody gains
            rule: glossary/if-you-do-and-in-order-to
            ada: line bonded-auctioneer
            bo: artifacts nepenthe-seed
            reap bonded-auctioneer, pick nepenthe-seed
            -> bonded-auctioneer exhausted, ada amber: 0 > 1
        """,
        card("nepenthe-seed", cannot(BE_DESTROYED, THIS)),
    )


class TestForbiddenTome:
    @pytest.mark.rule("glossary/haunted", "turn/step-5-draw-cards")
    @pytest.mark.parametrize(("buried", "cards"), [(9, 6), (10, 7)])
    @pytest.mark.parametrize("owner", [0, 1])
    def test_a_haunted_player_refills_to_one_card_more_whoever_controls_it(
        self, owner: int, buried: int, cards: int
    ) -> None:
        tome = ["forbidden-tome"]
        ada = side(artifacts=tome if owner == 0 else [], discard=["troll"] * buried, deck=["krump"] * 9)
        t = table(ada, side(artifacts=tome if owner == 1 else [], discard=["troll"] * 10), house=EKWIDON)
        t.end_turn()
        assert len(t.ids(0, "hand")) == cards


class TestFortuneReverser:
    test = cases("""
        played, it destroys the other upgrades of its creature
            rule: glossary/upgrades
            ada: hand fortune-reverser; line troll(upgrades=blood-of-titans) krump(upgrades=flame-wreathed)
            play fortune-reverser, pick troll
            -> fortune-reverser: hand > upgrade, fortune-reverser on: nothing > troll, ada amber: 0 > 1,
            -> blood-of-titans: upgrade > discard
        its creature has no abilities
            ada: line sequis(upgrades=fortune-reverser)
            bo: amber 3
            in: sanctum
            reap sequis
            -> sequis exhausted, ada amber: 0 > 1
        another one has
            ada: line sequis troll(upgrades=fortune-reverser)
            bo: amber 3
            in: sanctum
            reap sequis
            -> sequis exhausted, ada amber: 0 > 1, sequis amber: 0 > 1, bo amber: 3 > 2
    """)


class TestGegrrokuuSapper:
    test = cases("""
        played, it is given for an enemy artifact
            rule: glossary/control-and-ownership
            ada: hand gegrrŏkŭŭ-sapper; artifacts seeker-needle
            bo: artifacts cannon gauntlet-of-command
            creature gegrrŏkŭŭ-sapper, offers cannon gauntlet-of-command, pick gauntlet-of-command, finish
            -> gegrrŏkŭŭ-sapper: hand > battleline, gegrrŏkŭŭ-sapper exhausted, gegrrŏkŭŭ-sapper controller: 0 > 1,
            -> gauntlet-of-command controller: 1 > 0
        after a fight, too, and where there is no artifact
            rule: glossary/resolve-as-much-as-you-can
            ada: line gegrrŏkŭŭ-sapper
            bo: line silvertooth
            fight gegrrŏkŭŭ-sapper silvertooth, finish
            -> gegrrŏkŭŭ-sapper exhausted, gegrrŏkŭŭ-sapper armor used: 0 > 2, gegrrŏkŭŭ-sapper controller: 0 > 1,
            -> silvertooth: battleline > discard
        discarded, it destroys a friendly artifact for an enemy one
            rule: glossary/scrap
            ada: hand gegrrŏkŭŭ-sapper; artifacts seeker-needle banner-of-battle
            bo: artifacts cannon gauntlet-of-command
            discard gegrrŏkŭŭ-sapper, offers seeker-needle banner-of-battle, pick seeker-needle
            offers cannon gauntlet-of-command, pick cannon
            -> gegrrŏkŭŭ-sapper: hand > discard, seeker-needle: artifacts > discard, cannon: artifacts > discard
        without a friendly one none is
            rule: glossary/if-you-do-and-in-order-to
            ada: hand gegrrŏkŭŭ-sapper
            bo: artifacts cannon
            discard gegrrŏkŭŭ-sapper
            -> gegrrŏkŭŭ-sapper: hand > discard
    """)


class TestMarketFluctuation:
    @pytest.mark.rule("glossary/haunted")
    @pytest.mark.parametrize(
        ("mine", "theirs", "hands"), [(10, 9, (7, 1)), (9, 10, (1, 7)), (9, 9, (1, 1)), (10, 10, (7, 7))]
    )
    def test_the_haunted_draw_3_cards_and_the_others_discard_3(
        self, mine: int, theirs: int, hands: tuple[int, int]
    ) -> None:
        ada = side(hand=["market-fluctuation", *["valdr"] * 4], deck=["troll"] * 5, discard=["anger"] * mine)
        t = table(ada, side(hand=["krump"] * 4, deck=["troll"] * 5, discard=["anger"] * theirs))
        t.do("play", "market-fluctuation")
        t.finish()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == hands

    def test_cards_are_discarded_at_random(self) -> None:
        t = table(
            side(hand=["market-fluctuation", "troll", "krump", "valdr", "brammo"]),
            side(discard=BURIED, deck=["fear"] * 4),
        )
        t.do("play", "market-fluctuation")
        t.expect_main_step()
        assert len(t.ids(0, "hand")) == 1


class TestPenPal:
    test = cases("""
        for an enemy creature that it exhausts each player gains 1
            rule: glossary/exhaust-exhausted
            ada: line pen-pal troll
            bo: line krump valdr(exhausted)
            action pen-pal, offers krump valdr, pick krump
            -> pen-pal exhausted, krump exhausted, ada amber: 0 > 1, bo amber: 0 > 1
        for one that was exhausted nobody gains
            rule: glossary/if-you-do-and-in-order-to
            ada: line pen-pal
            bo: line krump valdr(exhausted)
            action pen-pal, pick valdr
            -> pen-pal exhausted
    """)


class TestPhobivore:
    @pytest.mark.rule("glossary/haunted", "glossary/cannot")
    @pytest.mark.parametrize(("buried", "usable"), [(9, True), (10, False)])
    def test_its_creature_cannot_be_used_while_its_controller_is_haunted(self, buried: int, usable: bool) -> None:
        scared = spec("troll", upgrades=[spec("phobivore", owner=1)])
        bo = side(battleline=["dodger"], discard=BURIED)
        t = table(side(battleline=[scared, "krump"], discard=["anger"] * buried), bo, house=House.BROBNAR)
        assert t.can("reap", "troll") is t.can("fight", "troll") is usable
        assert t.can("reap", "krump")


class TestRaveningMorphazoid:
    test = cases("""
        after a reap a card is drawn, then one discarded
            rule: glossary/resolve-abilities-in-the-order-written
            in: ekwidon
            ada: line ravening-morphazoid; hand troll; deck krump valdr
            reap ravening-morphazoid, offers troll krump, pick krump
            -> ravening-morphazoid exhausted, ada amber: 0 > 1, krump: deck > discard
        after a fight, too
            in: ekwidon
            ada: line ravening-morphazoid; hand troll; deck krump valdr
            bo: line silvertooth
            fight ravening-morphazoid silvertooth, pick troll
            -> ravening-morphazoid exhausted, ravening-morphazoid damage: 0 > 2, silvertooth: battleline > discard,
            -> krump: deck > hand, troll: hand > discard
    """)

    @pytest.mark.rule("glossary/haunted", "glossary/poison", "glossary/skirmish")
    @pytest.mark.parametrize(("buried", "left", "damage"), [(10, [], 0), (9, ["sequis"], 2)])
    def test_while_haunted_it_has_poison_and_skirmish(self, buried: int, left: list[str], damage: int) -> None:
        """Sequis has power 4 and 2 armor, the morphazoid 4 power: without poison it survives."""
        ada = side(battleline=["ravening-morphazoid"], discard=["anger"] * buried)
        t = table(ada, side(battleline=["sequis"], discard=BURIED), house=EKWIDON)
        t.fight("ravening-morphazoid", "sequis")
        if damage:
            assert t.line(0) == []
        else:
            assert t.card("ravening-morphazoid").damage == 0
        assert t.line(1) == left


class TestSandwyrm:
    test = cases("""
        after a fight it is shuffled into your deck
            rule: glossary/shuffle
            ada: line sandwyrm
            bo: line krump
            fight sandwyrm krump
            -> sandwyrm: battleline > deck, krump: battleline > discard
        not after a reap
            ada: line sandwyrm
            reap sandwyrm
            -> sandwyrm exhausted, ada amber: 0 > 1
    """)


class TestTechnorachnophobia:
    @pytest.mark.rule("glossary/this-way")
    @pytest.mark.parametrize(("alike", "stolen"), [(5, 2), (4, 0), (6, 2)])
    def test_of_10_discarded_cards_5_of_a_house_steal_2(self, alike: int, stolen: int) -> None:
        others = ["fear", "labwork", "sequis", "urchin", "zorg", "flaxia"]
        deck = ["troll"] * alike + others[: 10 - alike] + ["krump"] * 5
        t = table(side(hand=["technorachnophobia"], deck=deck), side(amber=5))
        t.do("play", "technorachnophobia")
        t.finish()
        assert (t.amber(1), len(t.ids(0, "deck"))) == (5 - stolen, 5)


class TestDeEscalation:
    test = cases("""
        each creature is destroyed and the opponent archives 3 cards of their deck
            rule: glossary/archives
            ada: hand de-escalation; line krump; deck fear
            bo: line dodger; deck troll valdr brammo sequis
            play de-escalation, finish
            -> de-escalation: hand > discard, krump: battleline > discard, dodger: battleline > discard,
            -> troll: deck > archives, valdr: deck > archives, brammo: deck > archives, bo archives: troll valdr brammo
    """)


class TestEstateSale:
    test = cases("""
        a card that is no creature is purged from your discard pile for 2
            rule: glossary/purge
            ada: hand estate-sale; discard troll cannon anger blood-of-titans
            bo: discard fear
            play estate-sale, offers anger cannon blood-of-titans, pick cannon
            -> estate-sale: hand > discard, cannon: discard > purged, ada amber: 0 > 2
        of creatures none is
            rule: glossary/if-you-do-and-in-order-to
            ada: hand estate-sale; discard troll
            bo: discard fear
            play estate-sale
            -> estate-sale: hand > discard
    """)


class TestHistorianLiDarkin:
    test = cases("""
        after a reap the top card of each discard pile returns to its hand
            rule: glossary/discard-pile
            ada: line historian-li-darkin; discard troll krump
            bo: discard valdr anger
            reap historian-li-darkin
            -> historian-li-darkin exhausted, ada amber: 0 > 1, krump: discard > hand, anger: discard > hand
        of an empty one none
            rule: glossary/resolve-as-much-as-you-can
            ada: line historian-li-darkin
            bo: discard valdr
            reap historian-li-darkin
            -> historian-li-darkin exhausted, ada amber: 0 > 1, valdr: discard > hand
    """)


class TestHoaxpitality:
    def hosted(self, *foes: str, house: House = EKWIDON) -> Table:
        """A table where Ada's Dodger, of power 5, is to be as powerful as an enemy creature."""
        ada = side(hand=["hoaxpitality"], battleline=["dodger", "valdr"], houses=[DIS])
        t = table(ada, side(battleline=list(foes), houses=[DIS]), house=house)
        t.do("play", "hoaxpitality")
        return t

    @pytest.mark.rule("glossary/power", "glossary/lasting-effects")
    @pytest.mark.parametrize(("foe", "power"), [("troll", 8), ("urchin", 1)])
    def test_a_friendly_creature_is_as_powerful_as_an_enemy_creature_this_turn(self, foe: str, power: int) -> None:
        t = self.hosted(foe, "krump")
        t.offers(foe, "krump")
        t.pick(foe)
        t.offers("dodger", "valdr")
        t.pick("dodger")
        assert [t.card(c).power for c in ("dodger", "valdr", "krump")] == [power, 6, 6]
        t.end_turn()
        assert t.card("dodger").power == 5

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_without_an_enemy_creature_nothing_changes(self) -> None:
        t = self.hosted()
        t.finish()
        assert [t.card(c).power for c in ("dodger", "valdr")] == [5, 6]

    def test_it_follows_the_power_of_the_enemy_creature_as_long_as_that_is_in_play(self) -> None:
        ada = side(hand=["hoaxpitality", "auction-off", "forced-retirement"], battleline=["dodger"])
        t = table(ada, side(battleline=["krump"], artifacts=["banner-of-battle"]), house=EKWIDON)
        t.do("play", "hoaxpitality")
        t.pick("krump")
        t.pick("dodger")
        assert t.card("dodger").power == 7
        t.do("play", "auction-off")
        t.pick("banner-of-battle")
        assert t.card("dodger").power == 6
        t.do("play", "forced-retirement")
        t.pick("krump")
        assert (t.zone("dodger"), t.card("dodger").power) == ("battleline", 5)


class TestIncarnationPod:
    test = cases("""
        as an action it puts a card of your discard pile under its owner's deck
            rule: glossary/discard-pile
            in: ekwidon
            ada: artifacts incarnation-pod; discard troll krump; deck fear
            bo: discard valdr; deck anger
            action incarnation-pod, offers krump troll valdr, pick troll
            -> incarnation-pod exhausted, troll: discard > deck, ada deck: fear troll
        or one of the opponent's
            in: ekwidon
            ada: artifacts incarnation-pod; discard troll; deck fear
            bo: discard valdr; deck anger
            action incarnation-pod, pick valdr
            -> incarnation-pod exhausted, valdr: discard > deck, bo deck: anger valdr
        discarded, it purges the bottom card of each deck
            rule: glossary/scrap glossary/purge
            in: ekwidon
            ada: hand incarnation-pod; deck fear troll
            bo: deck anger krump
            discard incarnation-pod
            -> incarnation-pod: hand > discard, troll: deck > purged, krump: deck > purged
    """)


class TestIronHeidy:
    @pytest.mark.rule("glossary/haunted", "glossary/armor", "glossary/neighbor")
    @pytest.mark.parametrize(("buried", "armor"), [(10, [0, 2, 2, 4, 0]), (9, [0, 0, 0, 2, 0])])
    def test_while_haunted_it_and_its_neighbors_have_2_more_armor(self, buried: int, armor: list[int]) -> None:
        ada = side(battleline=["krump", "troll", "iron-heidy", "sequis", "valdr"], discard=["anger"] * buried)
        t = table(ada, side(discard=BURIED))
        assert [t.card(c).armor for c in ("krump", "troll", "iron-heidy", "sequis", "valdr")] == armor


class TestLegerdemain:
    test = cases("""
        a damaged creature goes to its owner's hand and its controller gains 1
            ada: hand legerdemain; line troll(damage=1) valdr
            bo: line krump(damage=2) dodger
            play legerdemain, offers troll krump, pick krump
            -> legerdemain: hand > discard, ada amber: 0 > 1, krump: battleline > hand, bo amber: 0 > 1
        of one's own one gains oneself
            ada: hand legerdemain; line troll(damage=1)
            play legerdemain, pick troll
            -> legerdemain: hand > discard, troll: battleline > hand, ada amber: 0 > 2
        for one that its ward keeps in play nobody gains
            rule: glossary/ward
            ada: hand legerdemain
            bo: line krump(damage=2 warded)
            play legerdemain, pick krump
            -> legerdemain: hand > discard, ada amber: 0 > 1, krump warded: yes > no
        without a damaged one nobody gains
            rule: glossary/if-you-do-and-in-order-to
            ada: hand legerdemain; line troll
            play legerdemain
            -> legerdemain: hand > discard, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_who_controlled_it_gains_and_who_owns_it_gets_it(self) -> None:
        t = table(side(hand=["legerdemain"], battleline=[spec("krump", owner=1, damage=1)]), side())
        t.do("play", "legerdemain")
        t.pick("krump")
        assert (t.amber(0), t.amber(1), t.ids(1, "hand")) == (2, 0, ["krump"])


class TestPermanentRecord:
    test = cases("""
        for a friendly creature that it exhausts it steals 2
            rule: glossary/steal
            ada: hand permanent-record; line troll krump(exhausted)
            bo: line valdr; amber 5
            play permanent-record, offers troll krump, pick troll
            -> permanent-record: hand > discard, troll exhausted, ada amber: 0 > 2, bo amber: 5 > 3
        for one that was exhausted nothing
            rule: glossary/if-you-do-and-in-order-to
            ada: hand permanent-record; line troll krump(exhausted)
            bo: line valdr; amber 5
            play permanent-record, pick krump
            -> permanent-record: hand > discard
    """)


class TestRumorSower:
    test = cases("""
        an enemy creature of the house of the card they discard is stunned
            rule: glossary/stun
            ada: line rumor-sower brammo; deck fear
            bo: line krump valdr dust-imp; deck troll anger
            reap rumor-sower, offers krump valdr, pick valdr
            -> rumor-sower exhausted, ada amber: 0 > 1, troll: deck > discard, valdr stunned
        of no such creature none is
            ada: line rumor-sower brammo
            bo: line krump; deck fear
            reap rumor-sower
            -> rumor-sower exhausted, ada amber: 0 > 1, fear: deck > discard
        nor of an empty deck
            rule: glossary/resolve-as-much-as-you-can
            ada: line rumor-sower
            bo: line krump
            reap rumor-sower
            -> rumor-sower exhausted, ada amber: 0 > 1
    """)


class TestSecurityDetail:
    test = cases("""
        a friendly creature and its neighbors capture 1 each
            rule: glossary/capture glossary/neighbor
            ada: hand security-detail; line troll krump valdr brammo
            bo: line dodger; amber 5
            play security-detail, offers troll krump valdr brammo, pick krump, finish
            -> security-detail: hand > discard, ada amber: 0 > 1, bo amber: 5 > 2, troll amber: 0 > 1,
            -> krump amber: 0 > 1, valdr amber: 0 > 1
        on a flank it has one neighbor
            ada: hand security-detail; line troll krump valdr
            bo: amber 5
            play security-detail, pick troll, finish
            -> security-detail: hand > discard, ada amber: 0 > 1, bo amber: 5 > 3, troll amber: 0 > 1,
            -> krump amber: 0 > 1
    """)


class TestSiphonapterian:
    @pytest.mark.rule("glossary/haunted", "glossary/taunt")
    @pytest.mark.parametrize(("buried", "offered"), [(10, ["siphonapterian"]), (9, ["krump", "siphonapterian"])])
    def test_while_haunted_it_has_taunt(self, buried: int, offered: list[str]) -> None:
        bo = side(battleline=["krump", "siphonapterian"], discard=["anger"] * buried)
        t = table(side(battleline=["troll"], discard=BURIED), bo, house=House.BROBNAR)
        t.do("fight", "troll")
        t.offers(*offered)

    test = cases("""
        destroyed in the opponent's turn it gains 2
            rule: glossary/destroyed
            ada: line troll
            bo: line siphonapterian
            fight troll siphonapterian
            -> troll exhausted, troll damage: 0 > 6, siphonapterian: battleline > discard, bo amber: 0 > 2
        in its own it gains nothing
            ada: line siphonapterian
            bo: line troll
            fight siphonapterian troll
            -> troll damage: 0 > 6, siphonapterian: battleline > discard
    """)


class TestTutorBinRillo:
    test = cases("""
        up to 3 cards are discarded and the opponent draws one
            rule: glossary/discarding-cards
            in: ekwidon
            ada: hand tutor-bin-rillo troll krump valdr brammo; deck fear
            bo: deck anger labwork
            creature tutor-bin-rillo, offers 0-3 of: troll krump valdr brammo, pick troll brammo, finish
            -> tutor-bin-rillo: hand > battleline, tutor-bin-rillo exhausted, troll: hand > discard,
            -> brammo: hand > discard, anger: deck > hand
        it may be none
            in: ekwidon
            ada: hand tutor-bin-rillo troll
            bo: deck anger labwork
            creature tutor-bin-rillo, answer done
            -> tutor-bin-rillo: hand > battleline, tutor-bin-rillo exhausted, anger: deck > hand
        discarded, it lets each player draw one
            rule: glossary/scrap
            in: ekwidon
            ada: hand tutor-bin-rillo; deck fear krump
            bo: deck anger labwork
            discard tutor-bin-rillo
            -> tutor-bin-rillo: hand > discard, fear: deck > hand, anger: deck > hand
    """)


class TestRevivedZaOrha:
    test = cases("""
        behind in keys, one is forged and it is purged
            rule: glossary/forge glossary/cost-at-current-cost
            ada: hand revived-ză-orhă; amber 7
            bo: keys 1
            creature revived-ză-orhă, finish
            -> revived-ză-orhă: hand > purged, ada amber: 7 > 1, ada keys: nothing > red
        without the Æmber it stays
            rule: glossary/if-you-do-and-in-order-to
            ada: hand revived-ză-orhă; amber 5
            bo: keys 1
            creature revived-ză-orhă
            -> revived-ză-orhă: hand > battleline, revived-ză-orhă exhausted
        with as many keys none is forged
            ada: hand revived-ză-orhă; amber 7; keys 1
            bo: keys 1
            creature revived-ză-orhă
            -> revived-ză-orhă: hand > battleline, revived-ză-orhă exhausted
    """)

    @pytest.mark.rule("glossary/haunted", "glossary/destroyed")
    @pytest.mark.parametrize(("buried", "zone"), [(10, "archives"), (9, "discard")])
    def test_destroyed_while_haunted_it_is_archived(self, buried: int, zone: str) -> None:
        ada = side(battleline=["revived-ză-orhă"], discard=["anger"] * buried)
        t = table(ada, side(battleline=["troll"], discard=BURIED), house=EKWIDON)
        t.fight("revived-ză-orhă", "troll")
        assert t.zone("revived-ză-orhă") == zone

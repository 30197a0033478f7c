"""Worlds Collide, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.said import both
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


class TestBrambleLynx:
    test = cases("""
        it enters ready after a friendly creature reaped
            rule: glossary/ready-and-exhausted
            in: untamed
            ada: hand bramble-lynx; line dust-pixie
            reap dust-pixie, creature bramble-lynx
            -> dust-pixie exhausted, ada amber: 0 > 1, bramble-lynx: hand > battleline
        exhausted where none has
            in: untamed
            ada: hand bramble-lynx; line dust-pixie
            bo: line troll
            fight dust-pixie troll, creature bramble-lynx
            -> dust-pixie: battleline > discard, troll damage: 0 > 1, bramble-lynx: hand > battleline,
            -> bramble-lynx exhausted
        and where only a creature of the opponent has
            in: brobnar
            ada: line krump troll
            bo: line gebuk; deck bramble-lynx
            reap krump, fight troll gebuk
            -> krump exhausted, ada amber: 0 > 1, troll exhausted, troll damage: 0 > 5, gebuk: battleline > discard,
            -> bramble-lynx: deck > battleline, bramble-lynx exhausted
    """)


class TestCauldronBoil:
    test = cases("""
        each creature is dealt as much damage as is on it
            in: untamed
            ada: hand cauldron-boil; line troll(damage=3) krump
            bo: line bumpsy(damage=3) smaaash(damage=1)
            play cauldron-boil
            -> cauldron-boil: hand > discard, ada amber: 0 > 1, troll damage: 3 > 6, bumpsy: battleline > discard,
            -> smaaash damage: 1 > 2
    """)


class TestDeepwoodDruid:
    test = cases("""
        played it heals a neighbor completely
            rule: glossary/heal glossary/neighbor
            in: untamed
            ada: hand deepwood-druid; line troll(damage=5) krump(damage=4)
            play deepwood-druid, answer slot:1, offers troll krump, pick troll
            -> deepwood-druid: hand > battleline, deepwood-druid exhausted, troll damage: 5 > 0
        and after it reaps
            in: untamed
            ada: line krump(damage=2) troll(damage=4) deepwood-druid
            reap deepwood-druid, finish
            -> deepwood-druid exhausted, ada amber: 0 > 1, troll damage: 4 > 0
    """)


class TestGhosthawk:
    def deployed(self, *line: str, at: int = 1) -> Table:
        """Return a table where it was deployed between the creatures of that battleline."""
        t = table(side(hand=["ghosthawk"], battleline=list(line)), side(battleline=["zorg"]), house=HERE)
        t.do("play", "ghosthawk")
        t.answer(f"slot:{at}")
        return t

    @pytest.mark.rule("glossary/may")
    def test_both_of_its_neighbors_reap_whatever_their_house_in_the_order_chosen(self) -> None:
        t = self.deployed("krump", "bumpsy", "flaxia")
        t.answer("yes")
        t.offers("krump", "bumpsy")
        assert both(t.decision.prompt) == ("Which creature reaps next?", "Welche Kreatur erntet als nächste?")
        t.pick("bumpsy")
        t.expect_main_step()
        assert t.amber(0) == 2
        assert [t.card(c).ready for c in ("krump", "bumpsy", "flaxia")] == [False, False, True]

    def test_none_of_them_has_to(self) -> None:
        t = self.deployed("krump", "bumpsy")
        t.answer("no")
        t.expect_main_step()
        assert t.amber(0) == 0 and t.card("krump").ready

    @pytest.mark.rule("glossary/may")
    def test_nothing_is_asked_where_no_neighbor_can_reap(self) -> None:
        t = table(side(hand=["ghosthawk"], battleline=[spec("krump", ready=False)]), house=HERE)
        t.do("play", "ghosthawk")
        t.answer("slot:0")
        t.expect_main_step()

    def test_on_a_flank_it_has_one(self) -> None:
        t = self.deployed("krump", "bumpsy", at=2)
        t.answer("yes")
        t.expect_main_step()
        assert (t.amber(0), t.card("krump").ready, t.card("bumpsy").ready) == (1, True, False)


class TestHarmonia:
    test = cases(
        """
        a creature you play gains 1 while the opponent has more of them
            in: brobnar
            ada: hand krump; line harmonia
            bo: line troll zorg bumpsy
            creature krump
            -> krump: hand > battleline, krump exhausted, ada amber: 0 > 1
        with as many as the opponent, the one just played among them, it gains nothing
            in: brobnar
            ada: hand krump; line harmonia
            bo: line troll zorg
            creature krump
            -> krump: hand > battleline, krump exhausted
        its own play counts
            rule: card-faq/harmonia-1 glossary/constant-abilities
            in: untamed
            ada: hand harmonia
            bo: line troll zorg
            creature harmonia
            -> harmonia: hand > battleline, harmonia exhausted, ada amber: 0 > 1
        creatures of the opponent gain nothing
            in: brobnar
            ada: hand krump; line troll zorg
            bo: line harmonia
            creature krump
            -> krump: hand > battleline, krump exhausted
        """
    )


class TestImprintedMurmook:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_your_keys_cost_one_less(self) -> None:
        t = table(side(battleline=["imprinted-murmook"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [5, 6]


class TestMolephin:
    test = cases(
        """
        each enemy creature is dealt 1 damage for each amber stolen from you
            in: logos
            ada: hand cutthroat-research; line troll krump
            bo: line molephin zorg; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 3, bo amber: 9 > 7, troll damage: 0 > 2,
            -> krump damage: 0 > 2
        only what really was stolen counts
            in: shadows
            ada: artifacts guard-disguise; line troll
            bo: line molephin; amber 1
            action guard-disguise
            -> guard-disguise: artifacts > discard, ada amber: 0 > 1, bo amber: 1 > 0, troll damage: 0 > 1
        where nothing can be stolen no damage is dealt
            in: logos
            ada: hand cutthroat-research; line troll
            bo: line molephin the-vaultkeeper; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 1
        your own stealing deals none
            in: logos
            ada: hand cutthroat-research; line molephin
            bo: line troll; amber 9
            play cutthroat-research
            -> cutthroat-research: hand > discard, ada amber: 0 > 3, bo amber: 9 > 7
        captured amber was not stolen
            in: dis
            ada: hand charette; line troll
            bo: line molephin; amber 3
            creature charette
            -> charette: hand > battleline, charette exhausted, charette amber: 0 > 3, bo amber: 3 > 0
        """
    )


class TestMusthicMurmook:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_keys_of_both_cost_one_more(self) -> None:
        t = table(side(battleline=["musthic-murmook"]))
        assert [seat.key_cost for seat in t.game.view(0).seats] == [7, 7]

    test = cases("""
        it deals 4 damage when played
            in: untamed
            ada: hand musthic-murmook
            bo: line troll
            creature musthic-murmook, offers musthic-murmook troll, pick troll
            -> musthic-murmook: hand > battleline, musthic-murmook exhausted, troll damage: 0 > 4
    """)


class TestSongOfTheWild:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_creatures_that_reap_this_turn_gain_one_more(self) -> None:
        ada = side(hand=["song-of-the-wild"], battleline=["dust-pixie", "dust-pixie"])
        t = table(ada, side(battleline=["krump"], houses=[House.BROBNAR]), house=HERE)
        t.do("play", "song-of-the-wild")
        before = t.amber(0)
        t.do("reap", "dust-pixie")
        assert t.amber(0) == before + 2
        t.end_turn()
        t.do("reap", "krump")
        assert t.amber(1) == 1
        t.end_turn()
        t.do("reap", "dust-pixie", 1)
        assert t.amber(0) == before + 3


class TestTheFittest:
    test = cases("""
        each friendly creature gets a +1 power counter
            rule: glossary/counters-and-tokens
            in: untamed
            ada: hand the-fittest; line troll krump
            bo: line bumpsy
            play the-fittest
            -> the-fittest: hand > discard, ada amber: 0 > 1, troll power counters: 0 > 1, krump power counters: 0 > 1
    """)


class TestUnnaturalSelection:
    test = cases("""
        all creatures but 3 of each side are destroyed
            in: untamed
            ada: hand unnatural-selection; line troll krump bumpsy smaaash
            bo: line urchin silvertooth zorg batdrone
            play unnatural-selection, offers 3-3 of: troll krump bumpsy smaaash, pick troll bumpsy smaaash
            offers 3-3 of: urchin silvertooth zorg batdrone, pick urchin silvertooth batdrone, finish
            -> unnatural-selection: hand > discard, ada amber: 0 > 1, krump: battleline > discard,
            -> zorg: battleline > discard
    """)


class TestUnsuspectingPrey:
    test = cases("""
        up to 3 undamaged creatures are dealt 2 damage
            in: untamed
            ada: hand unsuspecting-prey; line troll
            bo: line krump bumpsy(damage=1) smaaash zorg
            play unsuspecting-prey, offers 0-3 of: troll krump smaaash zorg, pick krump smaaash
            -> unsuspecting-prey: hand > discard, krump damage: 0 > 2, smaaash damage: 0 > 2
    """)


class TestFangtoothCavern:
    test = cases(
        """
        at the end of your turn the least powerful creature is destroyed, whosever it is
            in: untamed
            ada: artifacts fangtooth-cavern; line troll
            bo: line silvertooth krump
            end turn
            -> silvertooth: battleline > discard
        also a friendly one
            in: untamed
            ada: artifacts fangtooth-cavern; line silvertooth
            bo: line troll krump
            end turn
            -> silvertooth: battleline > discard
        at the end of the opponent's turn none is
            in: brobnar
            ada: line silvertooth
            bo: artifacts fangtooth-cavern
            end turn
        """
    )

    @pytest.mark.rule("glossary/least-powerful")
    def test_of_two_as_powerful_the_active_player_chooses(self) -> None:
        ada = side(artifacts=["fangtooth-cavern"], battleline=["batdrone", "troll"])
        t = table(ada, side(battleline=["silvertooth"]), house=HERE)
        t.answer("end-turn")
        t.offers("batdrone", "silvertooth")
        t.pick("silvertooth")
        assert (t.line(0), t.line(1)) == (["batdrone", "troll"], [])


class TestGebuk:
    test = cases(
        """
        destroyed it leaves its position to the creature on top of the deck
            rule: card-faq/gebuk-1 glossary/leaves-play
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck bumpsy zorg
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, bumpsy: deck > battleline,
            -> bumpsy exhausted, bo line: troll bumpsy krump, bo deck: zorg
        another card is only discarded
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck fear bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, fear: deck > discard
        an artifact, too
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2) krump; deck cannon bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard, cannon: deck > discard
        an empty deck leaves its position empty
            in: brobnar
            ada: hand punch
            bo: line troll gebuk(damage=2); discard bumpsy
            play punch, pick gebuk
            -> punch: hand > discard, ada amber: 0 > 1, gebuk: battleline > discard
        returned to a hand it discards nothing
            in: dis
            ada: hand fear
            bo: line gebuk; deck bumpsy
            play fear, pick gebuk
            -> fear: hand > discard, gebuk: battleline > hand
        """
    )


class TestInstrumentOfSilence:
    test = cases("""
        its creature has skirmish, and you gain 1 after it fights
            rule: glossary/skirmish
            in: brobnar
            ada: line krump(upgrades=instrument-of-silence)
            bo: line troll
            fight krump troll
            -> krump exhausted, troll damage: 0 > 6, ada amber: 0 > 1
        not after it reaps
            in: brobnar
            ada: line krump(upgrades=instrument-of-silence)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestKangaphant:
    test = cases("""
        each creature that reaps is destroyed, an enemy one, too
            in: brobnar
            ada: line krump bumpsy
            bo: line kangaphant
            reap krump
            -> krump: battleline > discard, ada amber: 0 > 1
        and kangaphant itself
            in: untamed
            ada: line kangaphant
            reap kangaphant
            -> kangaphant: battleline > discard, ada amber: 0 > 1
    """)


class TestLowDawn:
    test = cases("""
        3 untamed creatures in the discard pile are worth 2 and go into the deck
            rule: glossary/shuffle
            in: untamed
            ada: hand low-dawn; discard dust-pixie snufflegator dust-pixie troll the-fittest
            play low-dawn
            -> low-dawn: hand > discard, ada amber: 0 > 3, dust-pixie: discard > deck, dust-pixie 2: discard > deck,
            -> snufflegator: discard > deck
        2 are worth nothing, but go as well
            in: untamed
            ada: hand low-dawn; discard dust-pixie snufflegator troll
            bo: discard dust-pixie
            play low-dawn
            -> low-dawn: hand > discard, ada amber: 0 > 1, dust-pixie: discard > deck, snufflegator: discard > deck
    """)


class TestMabTheMad:
    test = cases("""
        it goes into the deck after it reaps
            in: untamed
            ada: line mab-the-mad
            reap mab-the-mad
            -> mab-the-mad: battleline > deck, ada amber: 0 > 1
    """)


class TestTheFeatheredShaman:
    test = cases("""
        its neighbors are warded after it reaps
            rule: glossary/ward glossary/neighbor
            in: untamed
            ada: line krump troll the-feathered-shaman bumpsy
            reap the-feathered-shaman
            -> the-feathered-shaman exhausted, ada amber: 0 > 1, troll warded, bumpsy warded
        and after it fights
            in: untamed
            ada: line the-feathered-shaman bumpsy
            bo: line dust-pixie
            fight the-feathered-shaman dust-pixie
            -> the-feathered-shaman exhausted, the-feathered-shaman damage: 0 > 1, dust-pixie: battleline > discard,
            -> bumpsy warded
    """)


class TestWildSpirit:
    test = cases("""
        its creature captures 1 after it reaps
            in: brobnar
            ada: line krump(upgrades=wild-spirit)
            bo: amber 2
            reap krump
            -> krump exhausted, ada amber: 0 > 1, krump amber: 0 > 1, bo amber: 2 > 1
    """)


class TestCreedOfNature:
    @pytest.mark.rule("glossary/assault-x", "glossary/skirmish")
    def test_a_creature_gains_skirmish_and_assault_of_its_power(self) -> None:
        ada = side(artifacts=["creed-of-nature"], battleline=["krump", "troll"])
        t = table(ada, side(battleline=["bumpsy", "smaaash"]), house=House.BROBNAR)
        t.do("omni", "creed-of-nature")
        t.pick("krump")
        assert t.zone("creed-of-nature") == "discard"
        assert dict(t.card("krump").keywords) == {Keyword.SKIRMISH: 1, Keyword.ASSAULT: 6}
        t.fight("krump", "bumpsy")
        assert (t.zone("bumpsy"), t.card("krump").damage) == ("discard", 0)
        t.end_turn()
        assert dict(t.card("krump").keywords) == {}


class TestCreedOfNurture:
    def nurtured(self, *hand: str, line: tuple[str, ...] = ("dust-pixie", "krump")) -> Table:
        """Return a table where the Creed was used."""
        ada = side(artifacts=["creed-of-nurture"], battleline=list(line), hand=list(hand))
        t = table(ada, side(battleline=["zorg"], hand=["troll"]), house=HERE)
        t.do("omni", "creed-of-nurture")
        return t

    @pytest.mark.rule("glossary/keywords", "glossary/self-referential-text")
    def test_a_creature_gains_the_text_and_keywords_of_one_of_your_hand_this_turn(self) -> None:
        t = self.nurtured("champion-anaphiel", "fear")
        t.offers("champion-anaphiel")
        t.pick("champion-anaphiel")
        t.offers("dust-pixie", "krump", "zorg")
        t.pick("dust-pixie")
        assert t.zone("creed-of-nurture") == "discard" and t.zone("champion-anaphiel") == "hand"
        assert t.card("dust-pixie").keywords == ((Keyword.TAUNT, 1),)
        t.end_turn()
        assert t.card("dust-pixie").keywords == ()

    @pytest.mark.rule("faq/self-referential-text-2", "glossary/self-referential-text")
    def test_a_text_that_names_its_creature_names_the_one_that_gains_it(self) -> None:
        t = self.nurtured("shorty", line=("ghosthawk", "krump"))
        t.pick("shorty")
        t.pick("ghosthawk")
        t.do("reap", "ghosthawk")
        assert t.card("ghosthawk").enraged and not t.card("krump").enraged

    @pytest.mark.rule("glossary/traits")
    def test_the_traits_of_the_revealed_creature_are_in_its_text_box(self) -> None:
        t = self.nurtured("champion-anaphiel")
        t.pick("champion-anaphiel")
        t.pick("dust-pixie")
        assert t.card("dust-pixie").traits == ("faerie", "knight", "spirit")

    def test_without_a_creature_in_hand_it_is_sacrificed_for_nothing(self) -> None:
        t = self.nurtured("fear")
        t.finish()
        assert t.zone("creed-of-nurture") == "discard"
        assert t.card("dust-pixie").keywords == t.card("krump").keywords == ()


class TestEldestBear:
    @pytest.mark.rule("glossary/center-of-the-battleline")
    @pytest.mark.parametrize(
        ("line", "gained"), [(["krump", "eldest-bear", "troll"], 2), (["eldest-bear", "troll"], 0)]
    )
    def test_in_the_center_you_gain_two_before_it_fights(self, line: list[str], gained: int) -> None:
        t = table(side(battleline=line), side(battleline=["dust-pixie"]), house=HERE)
        t.fight("eldest-bear", "dust-pixie")
        t.finish()
        assert t.amber(0) == gained


class TestGiantGnawbill:
    @pytest.mark.rule("glossary/house-choice")
    def test_who_chooses_a_house_destroys_an_artifact_of_it(self) -> None:
        ada = side(battleline=["giant-gnawbill"], artifacts=["cannon", "library-of-babble"])
        bo = side(artifacts=["cannon"], houses=[House.BROBNAR])
        t = table(ada, bo, house=HERE)
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.offers("cannon", "cannon")
        assert t.decision.player == 1
        t.pick(("cannon", 1))
        t.finish()
        zones = [t.zone("cannon", 0), t.zone("cannon", 1), t.zone("library-of-babble")]
        assert zones == ["artifacts", "discard", "artifacts"]


class TestMoorWolf:
    test = cases("""
        each other wolf is readied
            in: untamed
            ada: hand moor-wolf; line moor-wolf(exhausted) troll(exhausted)
            bo: line moor-wolf(exhausted)
            creature moor-wolf, finish
            -> moor-wolf: hand > battleline, moor-wolf exhausted, moor-wolf 2 exhausted: yes > no,
            -> moor-wolf 3 exhausted: yes > no
    """)


class TestNepetaGigantica:
    test = cases("""
        a creature with power 5 or a giant is stunned
            rule: glossary/stun
            in: untamed
            ada: artifacts nepeta-gigantica; line urchin shorty
            bo: line doc-bookton silvertooth snudge
            action nepeta-gigantica, offers shorty doc-bookton, pick doc-bookton
            -> nepeta-gigantica exhausted, doc-bookton stunned
    """)


class TestVineappleTree:
    def grown(self, growth: int, **more: object) -> Table:
        return table(side(artifacts=[spec("vineapple-tree", counters={"growth": growth})], **more), house=HERE)

    @pytest.mark.rule("glossary/counters-and-tokens", "glossary/cost-at-current-cost")
    def test_keys_cost_more_for_each_growth_counter(self) -> None:
        t = self.grown(2)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [8, 8]
        t.do("action", "vineapple-tree")
        assert [seat.key_cost for seat in t.game.view(0).seats] == [9, 9]

    @pytest.mark.rule("glossary/forge")
    def test_a_forged_key_clears_it(self) -> None:
        ada = side(artifacts=[spec("vineapple-tree", counters={"growth": 2})])
        t = table(ada, side(amber=8), house=HERE)
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1
        assert dict(t.card("vineapple-tree").counters) == {}


class TestXenosBloodshadow:
    def test_its_keywords(self) -> None:
        t = table(side(battleline=["xenos-bloodshadow"]))
        words = {Keyword.ELUSIVE: 1, Keyword.HAZARDOUS: 6, Keyword.POISON: 1, Keyword.SKIRMISH: 1}
        assert {word: max(1, n) for word, n in t.card("xenos-bloodshadow").keywords} == words


class TestToad:
    @pytest.mark.rule("glossary/cannot")
    def test_it_cannot_reap(self) -> None:
        t = table(side(battleline=["toad"]), side(battleline=["krump"]), house=HERE)
        assert not t.can("reap", "toad") and t.can("fight", "toad")

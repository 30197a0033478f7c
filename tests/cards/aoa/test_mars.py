"""Age of Ascension, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import DamageDealt
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


class TestAgentHooMan:
    test = cases("""
        a creature of each side that is not of mars is stunned
            in: mars
            ada: line agent-hoo-man troll krump zorg
            bo: line valdr tunk bumpsy
            reap agent-hoo-man, offers troll krump
            pick krump, offers valdr bumpsy
            pick valdr
            -> ada amber: 0 > 1, agent-hoo-man exhausted, krump stunned, valdr stunned
        with none on one side the other side's is stunned
            in: mars
            ada: line agent-hoo-man zorg
            bo: line valdr
            reap agent-hoo-man, pick valdr
            -> ada amber: 0 > 1, agent-hoo-man exhausted, valdr stunned
    """)


class TestCarpetPhloxem:
    test = cases("""
        without friendly creatures every creature is dealt four
            in: mars
            ada: hand carpet-phloxem; artifacts cannon
            bo: line troll raiding-knight batdrone
            play carpet-phloxem
            -> ada amber: 0 > 1, carpet-phloxem: hand > discard, troll damage: 0 > 4,
            -> raiding-knight damage: 0 > 2, raiding-knight armor used: 0 > 2, batdrone: battleline > discard
        with one friendly creature nothing is
            in: mars
            ada: hand carpet-phloxem; line urchin
            bo: line troll
            play carpet-phloxem
            -> ada amber: 0 > 1, carpet-phloxem: hand > discard
    """)


class TestCollectorWorm:
    test = cases("""
        the creature that it fought goes to your archives
            in: mars
            ada: line collector-worm
            bo: line krump grey-monk
            fight collector-worm grey-monk
            -> collector-worm exhausted, collector-worm armor used: 0 > 3, grey-monk: battleline > archives,
            -> grey-monk controller: 1 > 0, ada archives: grey-monk
        a creature that the fight destroyed stays in the discard pile
            in: mars
            ada: line collector-worm
            bo: line krump batdrone
            fight collector-worm batdrone
            -> collector-worm exhausted, collector-worm armor used: 0 > 2, batdrone: battleline > discard
        a worm that the fight destroyed collects nothing
            in: mars
            ada: line collector-worm(damage=1)
            bo: line krump
            fight collector-worm krump
            -> collector-worm: battleline > discard, krump damage: 0 > 2
    """)


class TestGlyxlProliferator:
    test = cases("""
        on a flank it archives a mars card of your discard pile
            in: mars
            ada: line troll glyxl-proliferator; discard zorg punch sniffer
            reap glyxl-proliferator, offers sniffer zorg
            pick sniffer
            -> ada amber: 0 > 1, glyxl-proliferator exhausted, sniffer: discard > archives
        between two creatures it does not
            in: mars
            ada: line troll glyxl-proliferator krump; discard zorg
            reap glyxl-proliferator
            -> ada amber: 0 > 1, glyxl-proliferator exhausted
    """)


class TestIxxyxliFixfinger:
    def test_each_other_martian_creature_has_one_armor_more(self) -> None:
        ada = side(battleline=["ixxyxli-fixfinger", "blypyp", "tunk", "troll"])
        t = table(ada, side(battleline=["krump", "vezyma-thinkdrone"]), house=MARS)
        armor = {c.id: c.armor or 0 for c in t.cards()}
        assert armor == {
            "ixxyxli-fixfinger": 2,
            "blypyp": 1,
            "tunk": 1,
            "troll": 0,
            "krump": 0,
            "vezyma-thinkdrone": 1,
        }


class TestMarsFirst:
    test = cases("""
        an exhausted mars creature is readied and used
            in: mars
            ada: hand mars-first; line zorg(exhausted) troll
            bo: line tunk
            play mars-first, offers zorg
            pick zorg, answer reap:c2
            -> ada amber: 0 > 2, mars-first: hand > discard
        a ready one is used, too
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand mars-first; line zorg
            bo: line batdrone
            play mars-first, pick zorg, answer fight:c2, pick batdrone
            -> ada amber: 0 > 1, mars-first: hand > discard, zorg exhausted, zorg damage: 0 > 2,
            -> batdrone: battleline > discard
    """)

    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities")
    def test_it_is_used_whatever_house_is_active(self) -> None:
        ada = side(hand=[spec("mars-first", house=House.DIS)], battleline=["zorg"], houses=[House.DIS])
        t = table(ada, side(battleline=["batdrone"]), house=House.DIS)
        t.do("play", "mars-first")
        t.pick("zorg")
        zorg = t.handle("zorg")
        assert set(t.decision.keys()) == {f"fight:{zorg}", f"reap:{zorg}"}
        t.answer(f"reap:{zorg}")
        assert t.amber(0) == 2
        t.expect_main_step()


class TestMarsNeedsAmber:
    test = cases("""
        each damaged enemy of another house captures one from its own side
            in: mars
            ada: hand mars-needs-æmber; line krump(damage=1); amber 4
            bo: line troll(damage=1) zorg(damage=1) valdr batdrone(damage=1); amber 5
            play mars-needs-æmber
            -> ada amber: 4 > 5, mars-needs-æmber: hand > discard, bo amber: 5 > 3,
            -> troll amber: 0 > 1, batdrone amber: 0 > 1
        where there is too little the active player says who captures
            rule: glossary/capture
            in: mars
            ada: hand mars-needs-æmber
            bo: line troll(damage=1) valdr(damage=1); amber 1
            play mars-needs-æmber, offers 2-2 of: troll valdr
            pick valdr troll
            -> ada amber: 0 > 1, mars-needs-æmber: hand > discard, bo amber: 1 > 0, valdr amber: 0 > 1
    """)


class TestMindworm:
    def fought(self, *bo: object) -> Table:
        t = table(side(battleline=["mindworm"]), side(battleline=list(bo)), house=MARS)
        t.fight("mindworm", "krump")
        return t

    def test_the_creature_it_fights_strikes_its_own_neighbors_with_its_power(self) -> None:
        t = self.fought("troll", "krump", "urchin", "valdr")
        t.finish()
        assert t.changes() == {
            "mindworm": ("battleline", "discard"),
            "troll damage": (0, 6),
            "krump damage": (0, 1),
            "urchin": ("battleline", "discard"),
        }
        dealt = t.events(DamageDealt)[:2]
        assert [event.source for event in dealt] == [t.number("krump")] * 2

    def test_its_power_is_what_it_is_now(self) -> None:
        t = self.fought(spec("krump", power_counters=1, damage=3), "troll")
        t.finish()
        assert t.card("troll").damage == 7

    def test_without_neighbors_nobody_else_is_dealt_damage(self) -> None:
        t = self.fought("krump")
        t.finish()
        assert t.changes() == {"mindworm": ("battleline", "discard"), "krump damage": (0, 1)}


class TestSkyboosterSquadron:
    test = cases("""
        after it reaps it returns to hand
            in: mars
            ada: line skybooster-squadron troll
            reap skybooster-squadron
            -> ada amber: 0 > 1, skybooster-squadron: battleline > hand
        after it fought it does not
            in: mars
            ada: line skybooster-squadron
            bo: line batdrone
            fight skybooster-squadron batdrone
            -> skybooster-squadron exhausted, skybooster-squadron damage: 0 > 2, batdrone: battleline > discard
    """)


class TestTyxlBeambuckler:
    test = cases("""
        an enemy is dealt two and goes to a flank of its own line
            rule: glossary/move
            in: mars
            ada: hand tyxl-beambuckler; line zorg
            bo: line troll krump valdr
            creature tyxl-beambuckler left, offers tyxl-beambuckler zorg troll krump valdr
            pick krump, answer slot:0
            -> tyxl-beambuckler: hand > battleline, tyxl-beambuckler exhausted, krump damage: 0 > 2,
            -> bo line: krump troll valdr
        or to the other flank
            in: mars
            ada: hand tyxl-beambuckler
            bo: line troll krump valdr
            creature tyxl-beambuckler, pick krump, answer slot:3
            -> tyxl-beambuckler: hand > battleline, tyxl-beambuckler exhausted, krump damage: 0 > 2,
            -> bo line: troll valdr krump
        a creature that the damage destroys is not moved
            in: mars
            ada: hand tyxl-beambuckler
            bo: line troll batdrone valdr
            creature tyxl-beambuckler, pick batdrone
            -> tyxl-beambuckler: hand > battleline, tyxl-beambuckler exhausted, batdrone: battleline > discard
    """)


class TestXanthyxHarvester:
    test = cases("""
        beside mars creatures it reaps for two
            in: mars
            ada: line zorg xanthyx-harvester tunk troll
            reap xanthyx-harvester
            -> ada amber: 0 > 2, xanthyx-harvester exhausted
        alone it reaps for two
            in: mars
            ada: line xanthyx-harvester
            reap xanthyx-harvester
            -> ada amber: 0 > 2, xanthyx-harvester exhausted
    """)

    def test_beside_a_creature_of_another_house_it_cannot_be_used(self) -> None:
        t = table(side(battleline=["zorg", "xanthyx-harvester", "troll"]), side(battleline=["krump"]), house=MARS)
        assert not t.can("reap", "xanthyx-harvester") and not t.can("fight", "xanthyx-harvester")


class TestZysysyxShockworm:
    test = cases("""
        an enemy that reaps is stunned
            in: brobnar
            ada: line valdr krump
            bo: line zysysyx-shockworm
            reap valdr, reap krump
            -> ada amber: 0 > 2, valdr exhausted, valdr stunned, krump exhausted, krump stunned
        a friendly creature that reaps is not
            in: mars
            ada: line zysysyx-shockworm zorg
            bo: line troll
            reap zorg, fight zysysyx-shockworm troll
            -> ada amber: 0 > 1, zorg exhausted, zysysyx-shockworm: battleline > discard, troll damage: 0 > 3
    """)


class TestAmberConductionUnit:
    test = cases("""
        the first enemy that reaps in a turn is stunned, no other
            in: brobnar
            ada: line valdr krump
            bo: artifacts æmber-conduction-unit
            reap valdr, reap krump
            -> ada amber: 0 > 2, valdr exhausted, valdr stunned, krump exhausted
        two of them ask for no order once nothing can follow
            in: brobnar
            ada: line valdr krump
            bo: artifacts æmber-conduction-unit æmber-conduction-unit
            reap valdr, answer trigger:c3.0, reap krump
            -> ada amber: 0 > 2, valdr exhausted, valdr stunned, krump exhausted
        a friendly creature that reaps is not
            in: mars
            ada: line zorg; artifacts æmber-conduction-unit
            reap zorg
            -> ada amber: 0 > 1, zorg exhausted
    """)


class TestContainmentField:
    test = cases("""
        its creature is destroyed once it has reaped
            in: brobnar
            ada: line valdr(upgrades=containment-field) krump
            reap krump, reap valdr
            -> ada amber: 0 > 2, krump exhausted, valdr: battleline > discard, containment-field: upgrade > discard
        or fought
            in: brobnar
            ada: line troll(upgrades=containment-field)
            bo: line krump
            fight troll krump
            -> troll: battleline > discard, containment-field: upgrade > discard, krump: battleline > discard
        its stun is removed by a use, too
            in: brobnar
            ada: line troll(stunned upgrades=containment-field)
            unstun troll
            -> troll: battleline > discard, containment-field: upgrade > discard
    """)


class TestDestroyThemAll:
    test = cases("""
        one of each sort of either side
            in: mars
            ada: hand destroy-them-all; line zorg(upgrades=blood-of-titans); artifacts sniffer
            bo: line troll(upgrades=duskrunner) krump; artifacts cannon
            play destroy-them-all, offers sniffer cannon
            pick cannon, offers zorg troll krump
            pick krump, offers blood-of-titans duskrunner
            pick duskrunner, finish
            -> destroy-them-all: hand > discard, cannon: artifacts > discard, krump: battleline > discard,
            -> duskrunner: upgrade > discard
        what there is none of is left out
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand destroy-them-all
            bo: line krump
            play destroy-them-all, pick krump
            -> destroy-them-all: hand > discard, krump: battleline > discard
    """)


class TestExterminateExterminate:
    test = cases("""
        each friendly mars creature in turn destroys a weaker one of another house
            rule: glossary/for-each
            in: mars
            ada: hand exterminate-exterminate; line tunk blypyp troll
            bo: line krump bumpsy urchin yxilx-dominator zorg
            play exterminate-exterminate, offers tunk blypyp
            pick blypyp, offers urchin
            pick urchin, offers bumpsy
            pick bumpsy
            -> exterminate-exterminate: hand > discard, bumpsy: battleline > discard, urchin: battleline > discard
        a weaker friendly one may be all there is
            in: mars
            ada: hand exterminate-exterminate; line tunk urchin
            bo: line krump
            play exterminate-exterminate, offers urchin
            pick urchin
            -> exterminate-exterminate: hand > discard, urchin: battleline > discard
    """)


class TestHypnobeam:
    test = cases("""
        an enemy creature is yours, as it is
            in: mars
            ada: hand hypnobeam; line zorg
            bo: line troll(exhausted) krump; artifacts cannon
            play hypnobeam, offers troll krump
            pick troll, answer slot:0
            -> hypnobeam: hand > discard, troll controller: 1 > 0, ada line: troll zorg, bo line: krump
    """)


class TestNyzykResonator:
    @pytest.mark.parametrize(
        ("line", "cost"),
        [
            (["nyzyk-resonator"], 6),
            (["nyzyk-resonator", "zorg", "troll"], 8),
            (["troll", "nyzyk-resonator", "zorg"], 10),
        ],
    )
    def test_for_each_neighbor_the_opponents_keys_cost_two_more(self, line: list[str], cost: int) -> None:
        t = table(side(battleline=line), side(battleline=["krump", "valdr"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, cost)


class TestPhloxemSpike:
    test = cases("""
        without friendly creatures each creature between two others is destroyed
            in: mars
            ada: hand phloxem-spike; artifacts cannon
            bo: line troll krump zorg valdr
            play phloxem-spike, finish
            -> ada amber: 0 > 1, phloxem-spike: hand > discard, krump: battleline > discard, zorg: battleline > discard
        with one friendly creature none is
            in: mars
            ada: hand phloxem-spike; line urchin
            bo: line troll krump valdr
            play phloxem-spike
            -> ada amber: 0 > 1, phloxem-spike: hand > discard
    """)


class TestStormCrawler:
    test = cases("""
        fighting it deals only one
            in: mars
            ada: line storm-crawler
            bo: line bumpsy
            fight storm-crawler bumpsy
            -> storm-crawler exhausted, storm-crawler damage: 0 > 4, storm-crawler armor used: 0 > 1,
            -> bumpsy damage: 0 > 1
        an enemy that reaps is stunned
            in: brobnar
            ada: line valdr
            bo: line storm-crawler
            reap valdr
            -> ada amber: 0 > 1, valdr exhausted, valdr stunned
        a friend that reaps is not
            in: mars
            ada: line storm-crawler zorg
            reap zorg
            -> ada amber: 0 > 1, zorg exhausted
    """)


class TestDestructiveAnalysis:
    test = cases("""
        two damage and two more for each archived card purged
            in: mars
            ada: hand destructive-analysis; archives punch anger warsong
            bo: line troll krump; archives urchin
            play destructive-analysis, offers troll krump
            pick troll, offers 0-3 of: warsong anger punch
            pick punch warsong
            -> ada amber: 0 > 1, destructive-analysis: hand > discard, troll damage: 0 > 6,
            -> punch: archives > purged, warsong: archives > purged
        without any it is two
            in: mars
            ada: hand destructive-analysis; archives punch
            bo: line troll
            play destructive-analysis, pick troll, answer done
            -> ada amber: 0 > 1, destructive-analysis: hand > discard, troll damage: 0 > 2
        all of it is one damage, which one ward prevents
            rule: glossary/resolve-abilities-in-the-order-written
            in: mars
            ada: hand destructive-analysis; archives punch
            bo: line troll(warded)
            play destructive-analysis, pick troll, pick punch
            -> ada amber: 0 > 1, destructive-analysis: hand > discard, troll warded: yes > no, punch: archives > purged
    """)


class TestEntropicManipulator:
    test = cases("""
        the damage of one player's creatures goes to whichever of them, one by one
            in: mars
            ada: hand entropic-manipulator; line zorg(damage=1)
            bo: line troll(damage=2) krump batdrone(damage=1)
            play entropic-manipulator, answer mode:1, answer yes, offers troll krump batdrone
            pick batdrone, pick batdrone, pick batdrone
            -> ada amber: 0 > 1, entropic-manipulator: hand > discard, troll damage: 2 > 0,
            -> batdrone: battleline > discard
        of your own as well
            in: mars
            ada: hand entropic-manipulator; line zorg(damage=2) tunk
            bo: line troll(damage=2) krump
            play entropic-manipulator, answer mode:0, answer yes, offers zorg tunk
            pick tunk, pick zorg
            -> ada amber: 0 > 1, entropic-manipulator: hand > discard, zorg damage: 2 > 1, tunk damage: 0 > 1
        or nothing is moved
            in: mars
            ada: hand entropic-manipulator
            bo: line troll(damage=2) krump
            play entropic-manipulator, answer mode:1, answer no
            -> ada amber: 0 > 1, entropic-manipulator: hand > discard
    """)

    def test_the_question_says_whose_creatures_they_are(self) -> None:
        t = table(side(hand=["entropic-manipulator"]), side(battleline=[spec("troll", damage=2), "krump"]), house=MARS)
        t.do("play", "entropic-manipulator")
        t.answer("mode:1")
        assert (
            t.decision.prompt.en == "Redistribute the damage on creatures your opponent controls among those creatures?"
        )


class TestExtinction:
    test = cases("""
        a creature goes with all that share a trait with it, of both sides
            in: mars
            ada: hand extinction; line grey-monk zorg
            bo: line raiding-knight troll mother dextre
            play extinction, offers grey-monk zorg raiding-knight troll mother dextre
            pick raiding-knight, finish
            -> extinction: hand > discard, ada chains: 0 > 1, raiding-knight: battleline > discard,
            -> grey-monk: battleline > discard, dextre: battleline > deck
        a creature whose traits no other has goes alone
            in: mars
            ada: hand extinction
            bo: line troll mother
            play extinction, pick mother
            -> extinction: hand > discard, ada chains: 0 > 1, mother: battleline > discard
    """)


class TestKillzordMk9001:
    def test_its_creature_has_two_power_and_two_armor_more_and_skirmish(self) -> None:
        t = table(side(battleline=[spec("krump", upgrades=["killzord-mk-9001"]), "troll"]))
        bearer = t.card("krump")
        assert (bearer.power, bearer.armor) == (8, 2)
        assert Keyword.SKIRMISH in dict(bearer.keywords)

    test = cases("""
        after it fought its player gains a chain
            in: sanctum
            ada: line grey-monk(upgrades=killzord-mk-9001)
            bo: line troll
            fight grey-monk troll
            -> grey-monk exhausted, troll damage: 0 > 5, ada chains: 0 > 1
    """)


class TestMartianGenerosity:
    test = cases("""
        all amber is lost and two cards are drawn for each
            in: mars
            ada: hand martian-generosity; amber 1; deck troll krump bumpsy valdr urchin
            bo: amber 3
            play martian-generosity
            -> ada amber: 1 > 0, martian-generosity: hand > discard, troll: deck > hand, krump: deck > hand,
            -> bumpsy: deck > hand, valdr: deck > hand
    """)


class TestShardOfHate:
    test = cases("""
        for each friendly shard an enemy is stunned
            in: mars
            ada: artifacts shard-of-hate shard-of-pain cannon shard-of-life; line zorg
            bo: line troll krump valdr bumpsy batdrone; artifacts shard-of-greed
            action shard-of-hate, offers troll krump valdr bumpsy batdrone
            pick krump, offers troll krump valdr bumpsy batdrone
            pick valdr, pick troll
            -> shard-of-hate exhausted, krump stunned, valdr stunned, troll stunned
        a shard alone stuns one
            in: mars
            ada: artifacts shard-of-hate
            bo: line troll krump
            action shard-of-hate, pick krump
            -> shard-of-hate exhausted, krump stunned
    """)


class TestYxlyxStimrager:
    test = cases("""
        after it fought a creature is dealt two and goes to a flank
            in: mars
            ada: line zorg yxlyx-stimrager tunk
            bo: line batdrone
            fight yxlyx-stimrager batdrone, offers zorg yxlyx-stimrager tunk
            pick yxlyx-stimrager, answer slot:0
            -> yxlyx-stimrager exhausted, yxlyx-stimrager damage: 0 > 2, yxlyx-stimrager armor used: 0 > 2,
            -> batdrone: battleline > discard, ada line: yxlyx-stimrager zorg tunk
    """)


class TestYzphyzKnowdrone:
    test = cases("""
        a card is archived and one of your archives purged to stun a creature
            rule: errata/yzphyz-knowdrone
            in: mars
            ada: hand yzphyz-knowdrone punch anger; archives warsong
            bo: line troll
            creature yzphyz-knowdrone, offers punch anger
            pick punch, answer yes, offers punch warsong
            pick warsong, offers yzphyz-knowdrone troll
            pick troll
            -> yzphyz-knowdrone: hand > battleline, yzphyz-knowdrone exhausted, punch: hand > archives,
            -> warsong: archives > purged, troll stunned
        without purging nothing is stunned
            rule: errata/yzphyz-knowdrone
            in: mars
            ada: hand yzphyz-knowdrone punch
            bo: line troll
            creature yzphyz-knowdrone, pick punch, answer no
            -> yzphyz-knowdrone: hand > battleline, yzphyz-knowdrone exhausted, punch: hand > archives
        where no card is archived there is no question
            in: mars
            ada: hand yzphyz-knowdrone
            bo: line troll
            creature yzphyz-knowdrone
            -> yzphyz-knowdrone: hand > battleline, yzphyz-knowdrone exhausted
    """)

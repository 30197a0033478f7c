"""Grim Reminders, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


TEN = ("warsong",) * 10
"""A discard pile that makes its owner haunted."""
NINE = TEN[1:]


class TestAberrantWarpEvent:
    test = cases("""
        the first creature of each deck collides with a neighbor
            rule: glossary/preceding-repeat-the-preceding glossary/neighbor
            in: mars
            ada: hand aberrant-warp-event; line zorg tunk; deck punch troll anger
            bo: line krump valdr; deck fear tocsin urchin
            play aberrant-warp-event, answer slot:2, offers tunk
            pick tunk, answer slot:0, offers krump
            pick krump
            -> aberrant-warp-event: hand > discard, punch: deck > discard, troll: deck > battleline, troll exhausted,
            -> tunk: battleline > discard, fear: deck > discard, tocsin: deck > battleline, tocsin exhausted,
            -> krump: battleline > discard, ada line: zorg troll, bo line: tocsin valdr
        one that is put between two may collide with either
            rule: glossary/deploy
            in: mars
            ada: hand aberrant-warp-event; line zorg tunk; deck ironyx-rebel
            play aberrant-warp-event, answer slot:1, offers zorg tunk
            pick zorg
            -> aberrant-warp-event: hand > discard, ironyx-rebel: deck > battleline, ironyx-rebel exhausted,
            -> zorg: battleline > discard, ada line: ironyx-rebel tunk
        put into play, it was not played
            in: mars
            ada: hand aberrant-warp-event; deck bumpsy
            bo: amber 2
            play aberrant-warp-event, answer slot:0
            -> aberrant-warp-event: hand > discard, bumpsy: deck > battleline, bumpsy exhausted
        without a creature the whole deck is discarded and nothing is destroyed
            in: mars
            ada: hand aberrant-warp-event; line zorg; deck punch anger
            bo: line krump
            play aberrant-warp-event
            -> aberrant-warp-event: hand > discard, punch: deck > discard, anger: deck > discard
    """)


class TestCurseOfDisappearances:
    def ended(self, *line: str | CardSpec) -> Table:
        """Return the table at the end of the turn of Ada, who controls the curse."""
        curse = spec("curse-of-disappearances", owner=1)
        t = table(side(artifacts=[curse], battleline=line), side(battleline=["troll"]), house=MARS)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/archives", "glossary/control-and-ownership")
    def test_at_the_end_of_your_turn_a_friendly_creature_goes_into_your_opponents_archives(self) -> None:
        t = self.ended("krump", "zorg")
        assert t.decision.player == 0
        t.offers("krump", "zorg")
        t.pick("zorg")
        assert (t.line(0), t.line(1), t.ids(0, "archives"), t.ids(1, "archives")) == (
            ["krump"],
            ["troll"],
            [],
            ["zorg"],
        )

    @pytest.mark.rule("glossary/archives")
    def test_from_there_it_goes_to_its_owners_hand(self) -> None:
        t = self.ended("krump")
        t.pick("krump")
        t.finish_until(DecisionKind.ARCHIVES)
        t.answer("yes")
        assert (t.ids(1, "archives"), t.ids(0, "hand"), "krump" in t.ids(1, "hand")) == ([], ["krump"], False)

    @pytest.mark.rule("glossary/archives")
    def test_a_card_of_the_opponents_own_goes_to_their_hand_as_well(self) -> None:
        t = self.ended(spec("krump", owner=1))
        t.pick("krump")
        t.finish_until(DecisionKind.ARCHIVES)
        t.answer("yes")
        assert t.ids(1, "hand") == ["krump"]

    @pytest.mark.rule("glossary/archives", "faq/archives-1")
    @pytest.mark.parametrize("owner", [0, 1])
    def test_whoever_owns_it_it_is_not_discarded_from_there(self, owner: int) -> None:
        """The text does not speak of cards of other players only."""
        curse = spec("curse-of-disappearances", owner=1)
        bo = side(hand=["empyrean-charge"], archives=["fear"], houses=[House.LOGOS])
        t = table(side(artifacts=[curse], battleline=[spec("krump", owner=owner)]), bo, house=MARS)
        t.answer("end-turn")
        t.pick("krump")
        t.answer("house:logos")
        t.answer("no")
        t.do("play", "empyrean-charge")
        t.expect_main_step()
        assert (t.ids(1, "archives"), t.ids(1, "discard")) == ([], ["fear", "empyrean-charge"])
        assert "krump" in t.ids(owner, "hand")

    def test_at_the_end_of_the_opponents_turn_none_goes(self) -> None:
        bo = side(artifacts=["curse-of-disappearances"], battleline=["krump"])
        t = table(side(battleline=["zorg"]), bo, house=MARS)
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["zorg"], ["krump"])

    test = cases("""
        played, it enters play on the other side
            rule: glossary/treachery
            in: mars
            ada: hand curse-of-disappearances
            play curse-of-disappearances
            -> curse-of-disappearances: hand > artifacts, curse-of-disappearances exhausted,
            -> curse-of-disappearances controller: 0 > 1
    """)


class TestEliteDisruptzord:
    @pytest.mark.parametrize(("counters", "zorg"), [(0, False), (1, True)])
    def test_no_player_can_play_a_creature_more_powerful_than_it(self, counters: int, zorg: bool) -> None:
        """Krump has power 6, as the Disruptzord, Zorg 7."""
        disruptzord = spec("elite-disruptzord", power_counters=counters)
        hand = ["zorg", "tunk", "squawker"]
        theirs = table(side(hand=hand), side(battleline=[disruptzord]), house=MARS)
        yours = table(side(hand=hand, battleline=[disruptzord]), house=MARS)
        for t in (theirs, yours):
            assert [t.can("play", id_) for id_ in hand] == [zorg, True, True]

    def test_it_may_be_put_into_play_without_being_played(self) -> None:
        ada = side(hand=["aberrant-warp-event"], deck=["zorg"])
        t = table(ada, side(battleline=["elite-disruptzord"]), house=MARS)
        t.do("play", "aberrant-warp-event")
        t.finish()
        assert t.line(0) == ["zorg"]


class TestIlxidAvenger:
    test = cases("""
        played, it has a counter for each mars card in your discard pile
            in: mars
            ada: hand ilxid-avenger; discard zorg punch sniffer fear
            bo: discard tunk
            creature ilxid-avenger
            -> ilxid-avenger: hand > battleline, ilxid-avenger exhausted, ilxid-avenger power counters: 0 > 2
        after a fight as well
            in: mars
            ada: line ilxid-avenger; discard zorg punch
            bo: line batdrone
            fight ilxid-avenger batdrone
            -> ilxid-avenger exhausted, ilxid-avenger damage: 0 > 2, batdrone: battleline > discard,
            -> ilxid-avenger power counters: 0 > 1
        reaping it does not
            in: mars
            ada: line ilxid-avenger; discard zorg
            reap ilxid-avenger
            -> ilxid-avenger exhausted, ada amber: 0 > 1
        scrapped, the counters go to friendly creatures, itself one of the cards
            rule: glossary/scrap glossary/for-each
            in: mars
            ada: hand ilxid-avenger; line troll krump; discard zorg punch
            bo: line valdr
            discard ilxid-avenger, offers troll krump
            pick troll, offers troll krump
            pick krump
            -> ilxid-avenger: hand > discard, troll power counters: 0 > 1, krump power counters: 0 > 1
        all of them may go to one
            rule: glossary/for-each
            in: mars
            ada: hand ilxid-avenger; line troll krump; discard zorg
            discard ilxid-avenger, pick krump, pick krump
            -> ilxid-avenger: hand > discard, krump power counters: 0 > 2
    """)


class TestPlan10:
    test = cases("""
        each creature of another house goes faceup under it
            in: mars
            ada: hand plan-10; line troll zorg
            bo: line krump tunk
            play plan-10, finish
            -> plan-10: hand > artifacts, plan-10 exhausted, troll: battleline > under, troll under: nothing > plan-10,
            -> krump: battleline > under, krump under: nothing > plan-10
    """)

    def test_they_lie_there_for_all_to_see(self) -> None:
        t = table(side(hand=["plan-10"]), side(battleline=["krump"]), house=MARS)
        t.do("play", "plan-10")
        assert not t.card("krump").face_down

    def ended(self, *under: CardSpec, mine: bool = True) -> Table:
        """Return the table at the end of Ada's turn, as the plan of hers or of Bo is asked about."""
        plan = {"artifacts": [spec("plan-10", under=under)]}
        ada, bo = (plan, {}) if mine else ({}, plan)
        t = table(side(**ada), side(**bo), house=MARS)
        t.answer("end-turn")
        return t

    @pytest.mark.parametrize("mine", [True, False])
    def test_at_the_end_of_each_turn_one_goes_to_its_owners_hand(self, mine: bool) -> None:
        t = self.ended(spec("troll", owner=0), spec("krump", owner=1), mine=mine)
        assert t.decision.player == 0  # still in her turn
        t.offers("troll", "krump")
        t.pick("krump")
        assert (t.zone("troll"), t.zone("plan-10"), t.ids(1, "hand")) == ("under", "artifacts", ["krump"])

    def test_after_the_last_one_it_is_destroyed(self) -> None:
        t = self.ended(spec("troll", owner=1))
        t.pick("troll")
        assert (t.ids(1, "hand"), t.zone("plan-10")) == (["troll"], "discard")

    def test_with_none_under_it_it_is_destroyed(self) -> None:
        assert self.ended().zone("plan-10") == "discard"


class TestPsychicHaze:
    test = cases("""
        it enrages each enemy creature
            rule: glossary/enrage
            in: mars
            ada: artifacts psychic-haze; line zorg
            bo: line krump tunk
            action psychic-haze
            -> psychic-haze exhausted, krump enraged, tunk enraged
        an enraged creature cannot fight a mars creature on its side
            in: brobnar
            ada: line krump(enraged) valdr
            bo: artifacts psychic-haze; line zorg urchin
            fight krump, offers urchin
            pick urchin
            -> krump exhausted, krump enraged: yes > no
        one that is not enraged can
            in: brobnar
            ada: line krump(enraged) valdr
            bo: artifacts psychic-haze; line zorg urchin
            fight valdr, offers zorg urchin
            pick urchin
            -> valdr exhausted
        its own side's enraged creatures can fight mars creatures
            in: brobnar
            ada: artifacts psychic-haze; line krump(enraged)
            bo: line zorg urchin
            fight krump, offers zorg urchin
            pick urchin
            -> krump exhausted, krump enraged: yes > no
    """)


class TestTheBodySnatchers:
    test = cases("""
        an enemy creature that would be destroyed is healed and yours instead
            rule: glossary/replacement-effects glossary/control-and-ownership
            in: mars
            ada: hand the-body-snatchers; line tunk
            bo: line troll(damage=2) krump
            play the-body-snatchers, fight tunk troll, answer slot:0
            -> the-body-snatchers: hand > discard, tunk: battleline > discard, troll damage: 2 > 0,
            -> troll controller: 1 > 0, ada line: troll, bo line: krump
        a friendly creature is destroyed
            in: mars
            ada: hand the-body-snatchers; line tunk
            bo: line troll
            play the-body-snatchers, fight tunk troll
            -> the-body-snatchers: hand > discard, tunk: battleline > discard, troll damage: 0 > 6
        one that came later is taken, too
            rule: glossary/lasting-effects
            in: mars
            ada: hand the-body-snatchers aberrant-warp-event; line tunk
            bo: deck tocsin
            play the-body-snatchers, play aberrant-warp-event, answer slot:0, fight tunk tocsin, answer slot:1
            -> the-body-snatchers: hand > discard, aberrant-warp-event: hand > discard, tunk exhausted,
            -> tunk damage: 0 > 2, tunk armor used: 0 > 1, tocsin: deck > battleline, tocsin exhausted,
            -> tocsin controller: 1 > 0, ada line: tunk tocsin
    """)

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["the-body-snatchers"], battleline=["tunk"])
        t = table(ada, side(battleline=["tocsin"]), house=MARS)
        t.do("play", "the-body-snatchers")
        t.end_turn()
        t.end_turn()
        t.fight("tunk", "tocsin")
        assert t.zone("tocsin") == "discard"


class TestUrxymTheDiplomat:
    test = cases("""
        for each of your æmber an enemy creature of another house is destroyed
            rule: glossary/for-each glossary/this-way
            in: mars
            ada: line urxym-the-diplomat troll; amber 1
            bo: line krump zorg valdr bumpsy; amber 3
            reap urxym-the-diplomat, offers krump valdr bumpsy
            pick valdr, offers krump bumpsy
            pick krump
            -> urxym-the-diplomat exhausted, ada amber: 1 > 0, valdr: battleline > discard, krump: battleline > discard
        all of it is lost, also where fewer can be destroyed
            in: mars
            ada: line urxym-the-diplomat; amber 4
            bo: line krump zorg
            reap urxym-the-diplomat, pick krump
            -> urxym-the-diplomat exhausted, ada amber: 4 > 0, krump: battleline > discard
        after a fight nothing is lost
            in: mars
            ada: line urxym-the-diplomat; amber 2
            bo: line urchin krump
            fight urxym-the-diplomat urchin
            -> urxym-the-diplomat exhausted
    """)


class TestCropCircles:
    test = cases("""
        for each archived card that is purged the same creature captures one more
            rule: glossary/capture glossary/this-way
            in: mars
            ada: hand crop-circles; line zorg; archives punch fear anger; amber 3
            bo: line krump troll; amber 5
            play crop-circles, offers krump troll
            pick troll, answer yes, offers 0-3 of: anger fear punch
            pick punch anger
            -> crop-circles: hand > discard, ada amber: 3 > 4, punch: archives > purged, anger: archives > purged,
            -> troll amber: 0 > 3, bo amber: 5 > 2
        none need be purged
            in: mars
            ada: hand crop-circles; archives punch
            bo: line troll; amber 5
            play crop-circles, pick troll, answer no
            -> crop-circles: hand > discard, ada amber: 0 > 1, troll amber: 0 > 1, bo amber: 5 > 4
        a friendly creature captures yours
            in: mars
            ada: hand crop-circles; line troll; amber 2
            bo: amber 5; archives punch
            play crop-circles, pick troll
            -> crop-circles: hand > discard, troll amber: 0 > 1
        without such a creature cards may be purged for nothing
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand crop-circles; line zorg; archives punch
            bo: line tunk; amber 2
            play crop-circles, answer yes, pick punch
            -> crop-circles: hand > discard, ada amber: 0 > 1, punch: archives > purged
    """)


class TestGlimmerspore:
    test = cases("""
        an artifact of either side goes into your archives
            in: mars
            ada: hand glimmerspore sniffer; artifacts combat-pheromones
            bo: artifacts cannon; line troll
            play glimmerspore, offers combat-pheromones cannon
            pick cannon
            -> glimmerspore: hand > discard, cannon: artifacts > archives, cannon controller: 1 > 0,
            -> ada archives: cannon
    """)


class TestLoyaltyImplants:
    def used(self) -> Table:
        ada = side(artifacts=["loyalty-implants"], battleline=["zorg", "dust-pixie", "krump"], houses=[House.BROBNAR])
        t = table(ada, side(battleline=["tunk"]), house=House.BROBNAR)
        assert not t.can("reap", "zorg")
        t.do("omni", "loyalty-implants")
        return t

    @pytest.mark.rule("glossary/omni")
    def test_destroyed_it_lets_you_use_mars_creatures_whatever_house_is_active(self) -> None:
        t = self.used()
        assert t.changes() == {"loyalty-implants": ("artifacts", "discard")}
        assert t.can("reap", "zorg") and t.can("fight", "zorg") and t.can("reap", "krump")
        assert not t.can("reap", "dust-pixie")

    def test_it_ends_with_the_turn(self) -> None:
        t = self.used()
        t.end_turn()
        t.end_turn()
        assert not t.can("reap", "zorg") and t.can("reap", "krump")


class TestNamelessHorror:
    @pytest.mark.rule("glossary/haunted")
    @pytest.mark.parametrize(("mine", "theirs", "hidden"), [(TEN, (), True), (NINE, TEN, False)])
    def test_while_you_are_haunted_it_is_elusive_and_has_skirmish(
        self, mine: tuple[str, ...], theirs: tuple[str, ...], hidden: bool
    ) -> None:
        t = table(side(battleline=["nameless-horror"], discard=mine), side(battleline=["krump"], discard=theirs))
        words = dict(t.card("nameless-horror").keywords)
        assert set(words) == {Keyword.POISON, *((Keyword.ELUSIVE, Keyword.SKIRMISH) if hidden else ())}


class TestOverclockedShockCollar:
    test = cases("""
        its creature reaps and is stunned with its neighbors
            rule: glossary/stun glossary/neighbor
            in: brobnar
            ada: line bumpsy zorg krump(upgrades=overclocked-shock-collar) valdr
            reap krump
            -> krump exhausted, ada amber: 0 > 1, zorg stunned, krump stunned, valdr stunned
        a neighbor that reaps is not
            in: brobnar
            ada: line krump(upgrades=overclocked-shock-collar) valdr
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        after a fight nobody is stunned
            in: brobnar
            ada: line krump(upgrades=overclocked-shock-collar) valdr
            bo: line urchin
            fight krump urchin
            -> krump exhausted
        scrapped, it unstuns each mars creature
            rule: glossary/scrap
            in: mars
            ada: hand overclocked-shock-collar; line zorg(stunned) krump(stunned) blypyp
            bo: line tunk(stunned) troll(stunned)
            discard overclocked-shock-collar
            -> overclocked-shock-collar: hand > discard, zorg stunned: yes > no, tunk stunned: yes > no
    """)


class TestTheRedDeath:
    test = cases("""
        after a fight you gain one and draw a card
            in: mars
            ada: line the-red-death; deck punch anger
            bo: line urchin
            fight the-red-death urchin
            -> the-red-death exhausted, ada amber: 0 > 1, punch: deck > hand
        after a reap you do not
            in: mars
            ada: line the-red-death; deck punch
            reap the-red-death
            -> the-red-death exhausted, ada amber: 0 > 1
        not haunted, no effect can ready it
            rule: glossary/cannot
            in: mars
            ada: hand squawker; line the-red-death(exhausted) tunk(exhausted); discard zorg
            bo: line krump; discard fear fear fear fear fear fear fear fear fear fear
            play squawker, answer mode:0, offers the-red-death tunk
            pick the-red-death
            -> squawker: hand > discard, ada amber: 0 > 1
        haunted, an effect can
            in: mars
            ada: hand squawker; line the-red-death(exhausted); discard fear fear fear fear fear fear fear fear fear fear
            bo: line krump
            play squawker, answer mode:0, pick the-red-death
            -> squawker: hand > discard, ada amber: 0 > 1, the-red-death exhausted: yes > no
    """)

    @pytest.mark.rule("turn/step-4-ready-cards", "glossary/haunted")
    @pytest.mark.parametrize(("discarded", "ready"), [(TEN, True), (NINE, False)])
    def test_at_the_end_of_the_turn_it_readies_only_if_you_are_haunted(
        self, discarded: tuple[str, ...], ready: bool
    ) -> None:
        worn = spec("the-red-death", ready=False)
        t = table(side(battleline=[worn, spec("zorg", ready=False)], discard=discarded), side(), house=MARS)
        t.end_turn()
        assert (t.card("the-red-death").ready, t.card("zorg").ready) == (ready, True)


class TestWarOfTheWorlds:
    test = cases("""
        all other creatures are destroyed and mars creatures are dealt two
            rule: glossary/resolve-abilities-in-the-order-written
            in: mars
            ada: hand war-of-the-worlds; line zorg troll
            bo: line krump blypyp tunk; artifacts cannon
            play war-of-the-worlds, finish
            -> war-of-the-worlds: hand > discard, zorg damage: 0 > 2, troll: battleline > discard,
            -> krump: battleline > discard, blypyp: battleline > discard, tunk damage: 0 > 1, tunk armor used: 0 > 1
        one of another house that a ward keeps is dealt nothing
            rule: glossary/ward
            in: mars
            ada: hand war-of-the-worlds
            bo: line krump(warded)
            play war-of-the-worlds
            -> war-of-the-worlds: hand > discard, krump warded: yes > no
    """)


class TestXypTheImplanter:
    test = cases("""
        you take an enemy creature and destroy a friendly one
            rule: glossary/control-and-ownership glossary/resolve-abilities-in-the-order-written
            in: mars
            ada: line xyp-the-implanter zorg
            bo: line krump troll
            reap xyp-the-implanter, offers krump troll
            pick troll, answer slot:2, offers xyp-the-implanter zorg troll
            pick zorg
            -> xyp-the-implanter exhausted, ada amber: 0 > 1, troll controller: 1 > 0, zorg: battleline > discard,
            -> ada line: xyp-the-implanter troll
        the one that you took may be it
            in: mars
            ada: line xyp-the-implanter
            bo: line krump
            reap xyp-the-implanter, pick krump, answer slot:0, pick krump
            -> xyp-the-implanter exhausted, ada amber: 0 > 1, krump: battleline > discard
        without an enemy creature a friendly one is destroyed all the same
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: line xyp-the-implanter
            reap xyp-the-implanter, pick xyp-the-implanter
            -> xyp-the-implanter: battleline > discard, ada amber: 0 > 1
        after a fight neither is
            in: mars
            ada: line xyp-the-implanter zorg
            bo: line urchin
            fight xyp-the-implanter urchin
            -> xyp-the-implanter exhausted
    """)


class TestYipyaxAbductor:
    test = cases("""
        played it takes an upgrade of either side
            in: mars
            ada: hand yipyax-abductor; line blypyp(upgrades=blood-of-titans)
            bo: line krump(upgrades=duskrunner)
            creature yipyax-abductor, offers blood-of-titans duskrunner
            pick duskrunner
            -> yipyax-abductor: hand > battleline, yipyax-abductor exhausted, duskrunner: upgrade > archives,
            -> duskrunner controller: 1 > 0, ada archives: duskrunner
        after a fight it does so again
            in: mars
            ada: line yipyax-abductor
            bo: line batdrone krump(upgrades=duskrunner)
            fight yipyax-abductor batdrone, pick duskrunner
            -> yipyax-abductor exhausted, yipyax-abductor damage: 0 > 2, batdrone: battleline > discard,
            -> duskrunner: upgrade > archives, duskrunner controller: 1 > 0
        reaping it does not
            in: mars
            ada: line yipyax-abductor
            bo: line krump(upgrades=duskrunner)
            reap yipyax-abductor
            -> ada amber: 0 > 1, yipyax-abductor exhausted
    """)


class TestAbductOMatic:
    test = cases("""
        haunted, it captures two after a fight
            rule: glossary/haunted
            in: mars
            ada: line abduct-o-matic; discard fear fear fear fear fear fear fear fear fear fear
            bo: line urchin; amber 3
            fight abduct-o-matic urchin
            -> abduct-o-matic exhausted, abduct-o-matic amber: 0 > 2, bo amber: 3 > 1
        with nine cards in your discard pile it does not
            rule: glossary/haunted
            in: mars
            ada: line abduct-o-matic; discard fear fear fear fear fear fear fear fear fear
            bo: line urchin; amber 3
            bo: discard warsong warsong warsong warsong warsong warsong warsong warsong warsong warsong
            fight abduct-o-matic urchin
            -> abduct-o-matic exhausted
        after a reap it does not
            in: mars
            ada: line abduct-o-matic; discard fear fear fear fear fear fear fear fear fear fear
            bo: amber 3
            reap abduct-o-matic
            -> abduct-o-matic exhausted, ada amber: 0 > 1
        scrapped, the least powerful friendly creature captures two
            rule: glossary/scrap glossary/least-powerful
            in: mars
            ada: hand abduct-o-matic; line troll tocsin zorg
            bo: line urchin; amber 3
            discard abduct-o-matic
            -> abduct-o-matic: hand > discard, tocsin amber: 0 > 2, bo amber: 3 > 1
        of two that are tied one is chosen
            rule: glossary/least-powerful
            in: mars
            ada: hand abduct-o-matic; line krump valdr zorg
            bo: amber 3
            discard abduct-o-matic, offers krump valdr
            pick valdr
            -> abduct-o-matic: hand > discard, valdr amber: 0 > 2, bo amber: 3 > 1
    """)


class TestBrashGrabber:
    test = cases("""
        it moves one from an enemy creature to your pool
            rule: glossary/move glossary/omni
            in: brobnar
            ada: line brash-grabber zorg(amber=1)
            bo: line krump(amber=2) troll; amber 1
            omni brash-grabber, offers krump troll
            pick krump
            -> brash-grabber exhausted, krump amber: 2 > 1, ada amber: 0 > 1
        not haunted, it enters play enraged
            rule: glossary/haunted glossary/enters-play
            in: mars
            ada: hand brash-grabber; discard fear fear fear fear fear fear fear fear fear
            bo: discard warsong warsong warsong warsong warsong warsong warsong warsong warsong warsong
            creature brash-grabber
            -> brash-grabber: hand > battleline, brash-grabber exhausted, brash-grabber enraged
        haunted, it does not
            rule: glossary/haunted
            in: mars
            ada: hand brash-grabber tunk; discard fear fear fear fear fear fear fear fear fear fear
            creature brash-grabber, creature tunk
            -> brash-grabber: hand > battleline, brash-grabber exhausted, tunk: hand > battleline, tunk exhausted
        other creatures never do
            in: mars
            ada: hand tunk; line brash-grabber
            creature tunk
            -> tunk: hand > battleline, tunk exhausted
    """)


class TestDistantVoidProber:
    def reaped(self, *discarded: str) -> Table:
        t = table(side(battleline=["distant-void-prober"], discard=discarded), side(), house=MARS)
        t.do("reap", "distant-void-prober")
        return t

    @pytest.mark.rule("glossary/haunted")
    @pytest.mark.parametrize(("discarded", "cost"), [(TEN, 9), (NINE, 6)])
    def test_haunted_it_makes_the_opponents_keys_dearer_in_their_next_turn(
        self, discarded: tuple[str, ...], cost: int
    ) -> None:
        t = self.reaped(*discarded)
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)
        t.end_turn()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, cost)
        t.end_turn()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)

    test = cases("""
        scrapped, an enemy creature captures one from its own side
            rule: glossary/scrap glossary/capture
            in: mars
            ada: hand distant-void-prober; line zorg; amber 2
            bo: line krump troll; amber 3
            discard distant-void-prober, offers krump troll
            pick troll
            -> distant-void-prober: hand > discard, troll amber: 0 > 1, bo amber: 3 > 2
    """)


class TestDonTBelieveYourEyes:
    test = cases("""
        haunted, a creature captures two from its own side
            rule: glossary/haunted glossary/capture
            in: mars
            ada: hand don-t-believe-your-eyes; line zorg; amber 2
            ada: discard fear fear fear fear fear fear fear fear fear fear
            bo: line krump; amber 3
            play don-t-believe-your-eyes, offers zorg krump
            pick krump
            -> don-t-believe-your-eyes: hand > discard, krump amber: 0 > 2, bo amber: 3 > 1
        otherwise a creature captures one from its opponent
            rule: glossary/haunted glossary/capture
            in: mars
            ada: hand don-t-believe-your-eyes; line zorg; amber 2; discard fear fear fear fear fear fear fear fear fear
            bo: line krump; amber 3
            bo: discard warsong warsong warsong warsong warsong warsong warsong warsong warsong warsong
            play don-t-believe-your-eyes, offers zorg krump
            pick zorg
            -> don-t-believe-your-eyes: hand > discard, zorg amber: 0 > 1, bo amber: 3 > 2
        an enemy creature then captures yours
            rule: glossary/capture
            in: mars
            ada: hand don-t-believe-your-eyes; amber 2
            bo: line krump; amber 3
            play don-t-believe-your-eyes, pick krump
            -> don-t-believe-your-eyes: hand > discard, krump amber: 0 > 1, ada amber: 2 > 1
    """)


class TestDrXyloxxzlphrex:
    test = cases("""
        after it reaps a mars creature is played from your discard pile and readied
            in: mars
            ada: line dr-xyloxxzlphrex; discard troll zorg sniffer ironyx-vatminder; deck fear; token grunt
            bo: discard tunk
            reap dr-xyloxxzlphrex, offers ironyx-vatminder zorg
            pick ironyx-vatminder, answer slot:1, answer slot:2
            -> dr-xyloxxzlphrex exhausted, ada amber: 0 > 1, ironyx-vatminder: discard > battleline,
            -> fear: deck > battleline, fear exhausted, ada line: dr-xyloxxzlphrex ironyx-vatminder grunt
        after a fight none is
            in: mars
            ada: line dr-xyloxxzlphrex; discard zorg
            bo: line urchin
            fight dr-xyloxxzlphrex urchin
            -> dr-xyloxxzlphrex exhausted
    """)


class TestPhloxemSpewer:
    def test_its_mars_neighbors_have_splash_attack_2_more(self) -> None:
        ada = side(battleline=["tunk", "phloxem-spewer", "phloxem-spewer", "troll"])
        t = table(ada, side(battleline=["zorg"]), house=MARS)
        splash = [dict(t.card(*which).keywords).get(Keyword.SPLASH_ATTACK) for which in self.CARDS]
        assert splash == [2, 4, 4, None, None]

    CARDS = (("tunk",), ("phloxem-spewer",), ("phloxem-spewer", 1), ("troll",), ("zorg",))

    test = cases("""
        a neighbor that fights deals it
            rule: glossary/splash-attack-x
            in: mars
            ada: line tunk phloxem-spewer
            bo: line krump urchin valdr
            fight tunk urchin
            -> tunk exhausted, krump damage: 0 > 2, valdr damage: 0 > 2
    """)


class TestPlagueWind:
    test = cases("""
        creatures of other houses have three power less and may fall
            rule: glossary/power
            in: mars
            ada: hand plague-wind; line tocsin blypyp
            bo: line krump bumpsy urchin vezyma-thinkdrone
            play plague-wind, finish
            -> plague-wind: hand > discard, tocsin: battleline > discard, urchin: battleline > discard
    """)

    def test_for_the_rest_of_the_turn(self) -> None:
        t = table(side(hand=["plague-wind"]), side(battleline=["krump", "zorg"]), house=MARS)
        t.do("play", "plague-wind")
        assert (t.card("krump").power, t.card("zorg").power) == (3, 7)
        t.end_turn()
        assert t.card("krump").power == 6


class TestShrinkRayTechnician:
    test = cases("""
        after it reaps an enemy has two power less
            in: mars
            ada: line shrink-ray-technician zorg
            bo: line dust-pixie krump
            reap shrink-ray-technician, offers dust-pixie krump
            pick dust-pixie
            -> ada amber: 0 > 1, shrink-ray-technician exhausted, dust-pixie: battleline > discard
    """)

    def test_that_ends_with_the_turn(self) -> None:
        t = table(side(battleline=["shrink-ray-technician"]), side(battleline=["krump"]), house=MARS)
        t.do("reap", "shrink-ray-technician")
        t.pick("krump")
        assert t.card("krump").power == 4
        t.end_turn()
        assert t.card("krump").power == 6

    def scrapped(self, *bo: str) -> Table:
        t = table(side(hand=["shrink-ray-technician"], battleline=["zorg"]), side(battleline=bo), house=MARS)
        t.do("discard", "shrink-ray-technician")
        return t

    @pytest.mark.rule("glossary/scrap")
    def test_scrapped_it_leaves_the_strongest_enemy_one_power_and_no_armor(self) -> None:
        t = self.scrapped("krump", "champion-anaphiel", "yxilx-dominator")
        t.expect_main_step()
        found = {c.id: (c.power, c.armor or 0) for c in t.cards() if c.owner == 1}
        assert found == {"krump": (6, 0), "champion-anaphiel": (6, 1), "yxilx-dominator": (1, 0)}
        assert t.card("zorg").power == 7
        t.end_turn()
        assert (t.card("yxilx-dominator").power, t.card("yxilx-dominator").armor) == (9, 1)

    @pytest.mark.rule("glossary/most-powerful")
    def test_of_two_that_are_tied_one_is_chosen(self) -> None:
        t = self.scrapped("krump", "champion-anaphiel")
        t.offers("krump", "champion-anaphiel")
        t.pick("krump")
        assert (t.card("krump").power, t.card("champion-anaphiel").power) == (1, 6)


class TestTargetYynxzdyl:
    test = cases("""
        played, it archives a card of your discard pile
            rule: glossary/archives
            in: mars
            ada: hand target-yynxzdyl; discard punch zorg
            bo: discard fear
            creature target-yynxzdyl, offers zorg punch
            pick punch
            -> target-yynxzdyl: hand > battleline, target-yynxzdyl exhausted, punch: discard > archives
        after it reaps it is archived itself
            in: mars
            ada: line target-yynxzdyl; discard punch
            reap target-yynxzdyl
            -> target-yynxzdyl: battleline > archives, ada amber: 0 > 1
        after a fight it is not
            in: mars
            ada: line target-yynxzdyl
            bo: line urchin
            fight target-yynxzdyl urchin
            -> target-yynxzdyl exhausted
    """)


class TestTerribleTeammates:
    test = cases("""
        a card of another house may be discarded
            in: mars
            ada: hand terrible-teammates zorg punch fear
            play terrible-teammates, answer yes, offers punch fear
            pick fear
            -> terrible-teammates: hand > discard, ada amber: 0 > 1, fear: hand > discard
        or not
            in: mars
            ada: hand terrible-teammates punch
            play terrible-teammates, answer no
            -> terrible-teammates: hand > discard, ada amber: 0 > 1
        with mars cards only nothing is asked
            in: mars
            ada: hand terrible-teammates zorg
            play terrible-teammates
            -> terrible-teammates: hand > discard, ada amber: 0 > 1
    """)


class TestUfo:
    test = cases("""
        cards are discarded up to a mars card, which comes to your hand
            in: mars
            ada: hand ufo; deck punch fear sniffer zorg
            bo: deck tunk
            play ufo
            -> ufo: hand > discard, ada amber: 0 > 1, punch: deck > discard, fear: deck > discard,
            -> sniffer: deck > hand
        without one the whole deck is discarded
            in: mars
            ada: hand ufo; deck punch fear
            play ufo
            -> ufo: hand > discard, ada amber: 0 > 1, punch: deck > discard, fear: deck > discard
    """)


class TestQyxxlyxxGraveMaster:
    test = cases("""
        a creature of a discard pile is purged and its kin are dealt two
            rule: glossary/purge glossary/traits
            in: mars
            ada: hand qyxxlyxx-grave-master; line blypyp troll zorg; discard punch
            bo: line krump ironyx-vatminder; discard mindwarper fear raiding-knight
            creature qyxxlyxx-grave-master, offers raiding-knight mindwarper
            pick mindwarper
            -> qyxxlyxx-grave-master: hand > battleline, qyxxlyxx-grave-master exhausted,
            -> mindwarper: discard > purged, blypyp: battleline > discard, ironyx-vatminder damage: 0 > 1,
            -> ironyx-vatminder armor used: 0 > 1
        of either discard pile, as you say
            in: mars
            ada: hand qyxxlyxx-grave-master; discard troll
            bo: line krump; discard zorg
            creature qyxxlyxx-grave-master, offers troll zorg
            pick troll
            -> qyxxlyxx-grave-master: hand > battleline, qyxxlyxx-grave-master exhausted, troll: discard > purged,
            -> krump damage: 0 > 2
        one like itself strikes it, too
            in: mars
            ada: hand qyxxlyxx-grave-master; discard shadow-self
            creature qyxxlyxx-grave-master, pick shadow-self
            -> qyxxlyxx-grave-master: hand > battleline, qyxxlyxx-grave-master exhausted,
            -> qyxxlyxx-grave-master damage: 0 > 2, shadow-self: discard > purged
        haunted, it is archived when it is destroyed
            rule: glossary/destroyed glossary/haunted
            in: mars
            ada: line qyxxlyxx-grave-master; discard fear fear fear fear fear fear fear fear fear fear
            bo: line krump
            fight qyxxlyxx-grave-master krump
            -> qyxxlyxx-grave-master: battleline > archives, krump damage: 0 > 3
        with nine cards it is not
            rule: glossary/haunted
            in: mars
            ada: line qyxxlyxx-grave-master; discard fear fear fear fear fear fear fear fear fear
            bo: line krump; discard warsong warsong warsong warsong warsong warsong warsong warsong warsong warsong
            fight qyxxlyxx-grave-master krump
            -> qyxxlyxx-grave-master: battleline > discard, krump damage: 0 > 3
    """)

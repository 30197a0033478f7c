"""Grim Reminders, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Step
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestBeanstalk:
    test = cases("""
        friendly giants enter play ready
            rule: glossary/enters-play
            ada: artifacts beanstalk; hand troll
            creature troll
            -> troll: hand > battleline
        others do not
            in: untamed
            ada: artifacts beanstalk; hand snufflegator
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        its action finds a giant in deck or discard pile
            rule: glossary/search
            ada: artifacts beanstalk; deck troll snufflegator; discard krump
            action beanstalk, offers 0-1 of: troll krump, pick krump
            -> beanstalk exhausted, krump: discard > hand
        without a giant there nothing is found
            ada: artifacts beanstalk; deck snufflegator
            action beanstalk
            -> beanstalk exhausted
    """)

    def test_giants_of_the_opponent_enter_exhausted(self) -> None:
        t = table(side(artifacts=["beanstalk"]), side(hand=["troll"]), active=1, house=House.BROBNAR)
        t.creature("troll")
        assert not t.card("troll").ready


class TestBrawlingGrounds:
    test = cases("""
        whoever loses a creature in a fight discards a card
            rule: glossary/lasting-effects
            ada: artifacts brawling-grounds; line troll; hand punch
            bo: line dust-pixie; hand anger
            omni brawling-grounds, fight troll dust-pixie
            -> brawling-grounds exhausted, troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard,
            -> anger: hand > discard
        of a friendly creature that is you
            ada: artifacts brawling-grounds; line bumpsy; hand punch
            bo: line troll; hand anger
            omni brawling-grounds, fight bumpsy troll
            -> brawling-grounds exhausted, bumpsy: battleline > discard, troll damage: 0 > 5, punch: hand > discard
        where both fall both do
            ada: artifacts brawling-grounds; line bumpsy; hand punch
            bo: line smaaash; hand anger
            omni brawling-grounds, fight bumpsy smaaash, finish
            -> brawling-grounds exhausted, bumpsy: battleline > discard, smaaash: battleline > discard,
            -> punch: hand > discard, anger: hand > discard
        what is destroyed otherwise costs nothing
            ada: artifacts brawling-grounds cannon; hand punch
            bo: line dust-pixie; hand anger
            omni brawling-grounds, action cannon, pick dust-pixie
            -> brawling-grounds exhausted, cannon exhausted, dust-pixie: battleline > discard
        nor does a fight without it
            ada: artifacts brawling-grounds; line troll; hand punch
            bo: line dust-pixie; hand anger
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
        whatever house is active it can be used
            rule: glossary/omni
            in: untamed
            ada: artifacts brawling-grounds; line niffle-ape; hand punch
            bo: line dust-pixie; hand anger
            omni brawling-grounds, fight niffle-ape dust-pixie
            -> brawling-grounds exhausted, niffle-ape exhausted, niffle-ape damage: 0 > 1,
            -> dust-pixie: battleline > discard, anger: hand > discard
    """)

    def test_the_card_is_a_random_one_and_one_only(self) -> None:
        ada = side(artifacts=["brawling-grounds"], battleline=["troll"])
        t = table(ada, side(battleline=["dust-pixie"], hand=["anger", "punch", "fear"]))
        t.do("omni", "brawling-grounds")
        t.fight("troll", "dust-pixie")
        t.expect_main_step()
        assert len(t.ids(1, "hand")) == 2

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(artifacts=["brawling-grounds"], battleline=["troll"])
        t = table(ada, side(battleline=["dust-pixie"], hand=["anger"]), house=House.BROBNAR)
        t.do("omni", "brawling-grounds")
        t.end_turn()
        t.end_turn()
        t.fight("troll", "dust-pixie")
        assert t.ids(1, "hand") == ["anger"]


class TestCountrysideCrusher:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        against a haunted opponent a neighbor may be readied and fight
            rule: glossary/haunted glossary/fight-with
            ada: line smaaash(exhausted) countryside-crusher troll(exhausted) krump
            bo: line lollop-the-titanic dust-pixie; discard {buried}
            fight countryside-crusher dust-pixie, answer yes, offers smaaash troll, pick troll
            pick lollop-the-titanic
            -> countryside-crusher exhausted, countryside-crusher damage: 0 > 1, dust-pixie: battleline > discard,
            -> lollop-the-titanic damage: 0 > 8
        or need not
            rule: glossary/may
            ada: line countryside-crusher troll(exhausted)
            bo: line lollop-the-titanic dust-pixie; discard {buried}
            fight countryside-crusher dust-pixie, answer no
            -> countryside-crusher exhausted, countryside-crusher damage: 0 > 1, dust-pixie: battleline > discard
        that you are haunted does not help
            ada: line countryside-crusher troll(exhausted); discard {buried}
            bo: line lollop-the-titanic dust-pixie; discard punch
            fight countryside-crusher dust-pixie
            -> countryside-crusher exhausted, countryside-crusher damage: 0 > 1, dust-pixie: battleline > discard
        scrapped, it readies the least powerful friendly creature, which fights
            rule: glossary/scrap glossary/least-powerful
            ada: hand countryside-crusher; line troll bumpsy(exhausted)
            bo: line dust-pixie valdr
            discard countryside-crusher, pick dust-pixie
            -> countryside-crusher: hand > discard, bumpsy damage: 0 > 1, dust-pixie: battleline > discard
        of equals you say which
            ada: hand countryside-crusher; line troll bumpsy smaaash
            bo: line silvertooth
            discard countryside-crusher, offers bumpsy smaaash, pick smaaash, finish
            -> countryside-crusher: hand > discard, smaaash exhausted, smaaash damage: 0 > 2,
            -> silvertooth: battleline > discard
        played it does nothing
            ada: hand countryside-crusher; line bumpsy(exhausted)
            bo: line dust-pixie
            creature countryside-crusher
            -> countryside-crusher: hand > battleline, countryside-crusher exhausted
    """)


class TestCurseOfCowardice:
    test = cases("""
        a turn without a fight costs two
            rule: glossary/end-of-turn
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line krump; amber 3
            end turn
            -> ada amber: 3 > 1
        a turn with one does not
            ada: artifacts curse-of-cowardice; line troll; amber 3
            bo: line smaaash
            fight troll smaaash, end turn
            -> smaaash: battleline > discard, troll damage: 0 > 5
        nor one whose fighter was destroyed; but without a creature it is destroyed
            ada: artifacts curse-of-cowardice; line bumpsy; amber 3; deck fear fear fear fear fear fear fear
            bo: line troll
            fight bumpsy troll, end turn
            -> bumpsy: battleline > discard, troll damage: 0 > 5, curse-of-cowardice: artifacts > discard,
            -> fear: deck > hand, fear 2: deck > hand, fear 3: deck > hand, fear 4: deck > hand, fear 5: deck > hand,
            -> fear 6: deck > hand
        without a creature both happen
            ada: artifacts curse-of-cowardice; amber 3
            end turn
            -> ada amber: 3 > 1, curse-of-cowardice: artifacts > discard
    """)

    def test_a_creature_whose_fight_is_stopped_was_used_to_fight(self) -> None:
        ada = side(battleline=["krump"], artifacts=["curse-of-cowardice"], amber=3, deck=["anger"] * 9)
        t = table(ada, side(battleline=["troll"], artifacts=["evasion-sigil"]), house=House.BROBNAR)
        t.fight("krump", "troll")
        assert not t.card("krump").ready and t.card("troll").damage == 0
        t.end_turn()
        assert t.amber(0) == 3

    def test_a_fight_of_the_opponent_in_their_turn_is_not_yours(self) -> None:
        bo = side(artifacts=["curse-of-cowardice"], battleline=["troll"], amber=3)
        t = table(side(battleline=["valdr"]), bo, house=House.BROBNAR)
        t.fight("valdr", "troll")
        t.end_turn()
        assert t.amber(1) == 3
        t.end_turn()
        assert t.amber(1) == 1

    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-cowardice"]), side(), house=House.BROBNAR)
        t.do("play", "curse-of-cowardice")
        assert t.ids(1, "artifacts") == ["curse-of-cowardice"]


class TestFinalRefrain:
    test = cases("""
        your dead come into play ready, fight one at a time, and are destroyed
            rule: glossary/enters-play glossary/fight-with glossary/this-way
            ada: hand final-refrain; line niffle-ape; discard troll krump punch
            bo: line lollop-the-titanic valdr; discard bumpsy
            play final-refrain, pick troll krump, answer slot:1, answer slot:2, pick krump, pick valdr, finish
            -> final-refrain: hand > discard, lollop-the-titanic damage: 0 > 8, valdr: battleline > discard
        with nobody to fight they are destroyed all the same
            ada: hand final-refrain; line niffle-ape; discard troll
            play final-refrain, answer slot:1
            -> final-refrain: hand > discard
        one that survives its fight does not stay
            ada: hand final-refrain; discard troll
            bo: line dust-pixie silvertooth
            play final-refrain, answer slot:0, pick dust-pixie
            -> final-refrain: hand > discard, dust-pixie: battleline > discard
        without creatures there nothing happens
            ada: hand final-refrain; discard punch
            bo: line troll; discard bumpsy
            play final-refrain
            -> final-refrain: hand > discard
    """)

    def test_they_enter_ready_and_only_yours_do(self) -> None:
        ada = side(hand=["final-refrain"], discard=["troll", "krump"])
        t = table(ada, side(battleline=["valdr"], discard=["bumpsy"]))
        t.do("play", "final-refrain")
        t.pick("troll", "krump")
        t.answer("slot:0")
        t.answer("slot:0")
        assert sorted(t.line(0)) == ["krump", "troll"] and t.card("troll").ready and t.card("krump").ready
        t.offers("troll", "krump")


class TestFling:
    test = cases("""
        the power of a friendly creature that is destroyed is dealt to an enemy, 3 to its neighbors
            rule: glossary/splash
            ada: hand fling; line troll niffle-ape
            bo: line snufflegator lollop-the-titanic valdr krump
            play fling, offers troll niffle-ape, pick troll, offers snufflegator lollop-the-titanic valdr krump
            pick lollop-the-titanic
            -> ada amber: 0 > 1, fling: hand > discard, troll: battleline > discard, snufflegator damage: 0 > 3,
            -> lollop-the-titanic damage: 0 > 8, valdr damage: 0 > 3
        power that was added counts
            rule: glossary/power
            ada: hand fling; line niffle-ape(power_counters=2)
            bo: line lollop-the-titanic
            play fling, pick niffle-ape, pick lollop-the-titanic
            -> ada amber: 0 > 1, fling: hand > discard, niffle-ape: battleline > discard,
            -> lollop-the-titanic damage: 0 > 5
        a creature that its ward saves is not flung
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            ada: hand fling; line troll(warded)
            bo: line lollop-the-titanic valdr
            play fling, pick troll
            -> ada amber: 0 > 1, fling: hand > discard, troll warded: yes > no
        without a friendly creature nothing happens
            ada: hand fling
            bo: line lollop-the-titanic
            play fling
            -> ada amber: 0 > 1, fling: hand > discard
    """)


class TestReturningChampion:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        played, it is dealt 3 damage
            ada: hand returning-champion; line troll
            creature returning-champion
            -> returning-champion: hand > battleline, returning-champion exhausted, returning-champion damage: 0 > 3
        haunted, you move all of its damage to another creature after it fights
            rule: glossary/haunted glossary/move
            ada: line returning-champion(damage=3) troll; discard {buried}
            bo: line bumpsy lollop-the-titanic
            fight returning-champion bumpsy, offers troll lollop-the-titanic, pick lollop-the-titanic
            -> returning-champion exhausted, returning-champion damage: 3 > 0, bumpsy: battleline > discard,
            -> lollop-the-titanic damage: 0 > 8
        not so with 9 cards in the discard pile
            ada: line returning-champion(damage=3) troll; discard fear fear fear fear fear fear fear fear fear
            bo: line dust-pixie lollop-the-titanic; discard {buried}
            fight returning-champion dust-pixie
            -> returning-champion exhausted, returning-champion damage: 3 > 4, dust-pixie: battleline > discard
        a reap moves nothing
            ada: line returning-champion(damage=3) troll; discard {buried}
            reap returning-champion
            -> returning-champion exhausted, ada amber: 0 > 1
    """)


class TestRoragScreamer:
    test = cases("""
        after it fights it is ready again
            rule: glossary/ready-and-exhausted
            ada: line rorag-screamer
            bo: line dust-pixie
            fight rorag-screamer dust-pixie
            -> rorag-screamer damage: 0 > 1, dust-pixie: battleline > discard
        after a reap it is not
            ada: line rorag-screamer
            reap rorag-screamer
            -> rorag-screamer exhausted, ada amber: 0 > 1
        scrapped, it takes elusive from a creature for the turn
            rule: glossary/scrap glossary/elusive
            ada: hand rorag-screamer; line krump
            bo: line nexus(damage=1) urchin
            discard rorag-screamer, offers krump nexus urchin, pick nexus, fight krump nexus
            -> rorag-screamer: hand > discard, krump exhausted, krump damage: 0 > 3, nexus: battleline > discard
        it takes all armor, too
            rule: glossary/armor
            ada: hand rorag-screamer; artifacts cannon
            bo: line sequis
            discard rorag-screamer, pick sequis, action cannon, pick sequis
            -> rorag-screamer: hand > discard, cannon exhausted, sequis damage: 0 > 2
        of no other creature
            ada: hand rorag-screamer; artifacts cannon; line krump
            bo: line sequis
            discard rorag-screamer, pick krump, action cannon, pick sequis
            -> rorag-screamer: hand > discard, cannon exhausted, sequis armor used: 0 > 2
    """)

    def test_in_the_next_turn_it_has_both_again(self) -> None:
        t = table(side(hand=["rorag-screamer"], deck=["fear"] * 9), side(battleline=["sequis"]), house=House.BROBNAR)
        t.do("discard", "rorag-screamer")
        t.pick("sequis")
        assert t.card("sequis").armor == 0
        t.end_turn()
        assert t.card("sequis").armor == 2


class TestAwakenedTitan:
    @pytest.mark.rule("glossary/haunted", "glossary/ready-and-exhausted")
    @pytest.mark.parametrize(("buried", "ready"), [(9, False), (10, True)])
    def test_it_readies_for_a_haunted_player_only(self, buried: int, ready: bool) -> None:
        t = table(side(battleline=[spec("awakened-titan", ready=False)], discard=["troll"] * buried))
        t.end_turn()
        assert t.card("awakened-titan").ready is ready

    @pytest.mark.rule("glossary/cannot")
    @pytest.mark.parametrize(("buried", "damage"), [(0, 0), (10, 10)])
    def test_another_card_does_not_ready_it_either(self, buried: int, damage: int) -> None:
        ada = side(battleline=[spec("awakened-titan", ready=False)], hand=["anger"], discard=["fear"] * buried)
        t = table(ada, side(battleline=["lollop-the-titanic"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.finish()
        assert t.card("lollop-the-titanic").damage == damage

    def test_a_haunted_opponent_does_not_help(self) -> None:
        t = table(side(battleline=[spec("awakened-titan", ready=False)]), side(discard=["troll"] * 10))
        t.end_turn()
        assert not t.card("awakened-titan").ready


class TestBonecrusher:
    test = cases("""
        its creature can destroy a creature
            rule: glossary/upgrades glossary/action-ability
            ada: line krump(upgrades=bonecrusher) troll
            bo: line valdr
            action krump, offers krump troll valdr, pick valdr
            -> krump exhausted, valdr: battleline > discard
        itself, if you like
            ada: line krump(upgrades=bonecrusher)
            action krump, pick krump
            -> krump: battleline > discard, bonecrusher: upgrade > discard
    """)


class TestConcussiveTransfer:
    test = cases("""
        3 damage is dealt, then all damage is redistributed among all creatures
            rule: glossary/move
            ada: hand concussive-transfer; line troll(damage=2) krump
            bo: line valdr bumpsy(damage=1)
            play concussive-transfer, offers troll krump valdr bumpsy, pick valdr
            pick bumpsy, pick bumpsy, pick bumpsy, pick bumpsy, pick krump, pick krump
            -> concussive-transfer: hand > discard, troll damage: 2 > 0, krump damage: 0 > 2,
            -> bumpsy damage: 1 > 4
        enough of it on one creature destroys it
            ada: hand concussive-transfer; line troll(damage=2)
            bo: line bumpsy
            play concussive-transfer, pick troll, pick bumpsy, pick bumpsy, pick bumpsy, pick bumpsy, pick bumpsy
            -> concussive-transfer: hand > discard, troll damage: 2 > 0, bumpsy: battleline > discard
        a creature that the damage destroys keeps none of it in play
            ada: hand concussive-transfer; line troll
            bo: line dust-pixie
            play concussive-transfer, pick dust-pixie
            -> concussive-transfer: hand > discard, dust-pixie: battleline > discard
    """)


class TestFightToTheEnd:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        a friendly creature is readied and fights
            rule: glossary/fight-with
            ada: hand fight-to-the-end; line krump(exhausted) troll; discard fear fear fear fear fear fear fear fear
            bo: line valdr; discard {buried}
            play fight-to-the-end, offers krump troll, pick troll, pick valdr
            -> ada amber: 0 > 1, fight-to-the-end: hand > discard, troll exhausted, troll damage: 0 > 6,
            -> valdr: battleline > discard
        haunted, you have it fight with skirmish
            rule: glossary/haunted glossary/skirmish
            ada: hand fight-to-the-end; line krump(exhausted) troll; discard {buried}
            bo: line lollop-the-titanic
            play fight-to-the-end, pick krump, pick lollop-the-titanic
            -> ada amber: 0 > 1, fight-to-the-end: hand > discard, lollop-the-titanic damage: 0 > 6
        without a friendly creature nothing happens
            ada: hand fight-to-the-end; discard {buried}
            bo: line troll
            play fight-to-the-end
            -> ada amber: 0 > 1, fight-to-the-end: hand > discard
    """)

    def test_no_time_is_said_so_it_keeps_skirmish_while_it_stays_in_play(self) -> None:
        ada = side(hand=["fight-to-the-end"], battleline=["krump", "troll"], discard=["fear"] * 10, deck=["fear"] * 9)
        t = table(ada, side(battleline=["lollop-the-titanic", "valdr"]), house=House.BROBNAR)
        t.do("play", "fight-to-the-end")
        t.pick("krump")
        t.pick("valdr")
        t.end_turn()
        t.end_turn()
        t.fight("krump", "lollop-the-titanic")
        assert t.zone("krump") == "battleline" and t.card("krump").damage == 0


class TestLiftingBuddy:
    test = cases("""
        played, it and another friendly creature get two +1 power counters
            ada: hand lifting-buddy; line krump troll
            bo: line valdr
            creature lifting-buddy, offers krump troll, pick krump
            -> lifting-buddy: hand > battleline, lifting-buddy exhausted, lifting-buddy power counters: 0 > 2,
            -> krump power counters: 0 > 2
        so they do after it fights
            ada: line lifting-buddy krump
            bo: line dust-pixie
            fight lifting-buddy dust-pixie, pick krump
            -> lifting-buddy exhausted, lifting-buddy damage: 0 > 1, dust-pixie: battleline > discard,
            -> lifting-buddy power counters: 0 > 2, krump power counters: 0 > 2
        and after it reaps
            ada: line lifting-buddy krump
            reap lifting-buddy, pick krump
            -> lifting-buddy exhausted, ada amber: 0 > 1, lifting-buddy power counters: 0 > 2,
            -> krump power counters: 0 > 2
        alone it gets its own
            rule: glossary/resolve-as-much-as-you-can
            ada: line lifting-buddy
            bo: line valdr
            reap lifting-buddy
            -> lifting-buddy exhausted, ada amber: 0 > 1, lifting-buddy power counters: 0 > 2
    """)


class TestPlummet:
    test = cases("""
        each creature is dealt 1 damage for each card of your hand
            rule: glossary/discarding-cards
            ada: hand plummet fear anger; line troll
            bo: line valdr dust-pixie; hand punch krump bumpsy
            play plummet, finish
            -> plummet: hand > discard, fear: hand > discard, anger: hand > discard,
            -> troll damage: 0 > 2, valdr damage: 0 > 2, dust-pixie: battleline > discard
        with an empty hand nothing happens
            ada: hand plummet; line troll
            bo: line valdr
            play plummet
            -> plummet: hand > discard
    """)


class TestRaiderOfThePeaks:
    def begun(self, mine: list[str], theirs: list[str]) -> Table:
        """Return a table at the start of the turn of Bo, who has the raider and these creatures."""
        ada = side(battleline=theirs, deck=[*["anger"] * 6, "fear", "krump"])
        t = table(ada, side(battleline=["raider-of-the-peaks", *mine], deck=["punch", "krump"]))
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/most-powerful")
    @pytest.mark.parametrize(
        ("mine", "theirs", "discarded"),
        [([], ["troll"], (1, 0)), (["troll"], ["krump"], (0, 1)), ([], [], (0, 1)), (["krump"], ["troll"], (1, 0))],
    )
    def test_whoever_has_the_most_powerful_creature_discards_the_top_card_of_their_deck(
        self, mine: list[str], theirs: list[str], discarded: tuple[int, int]
    ) -> None:
        t = self.begun(mine, theirs)
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["fear"] * discarded[0], ["punch"] * discarded[1])

    @pytest.mark.parametrize(("picked", "discarded"), [(0, (["fear"], [])), (1, ([], ["punch"]))])
    def test_of_equals_its_player_says_which_is_meant(
        self, picked: int, discarded: tuple[list[str], list[str]]
    ) -> None:
        t = self.begun(["troll"], ["troll"])
        assert (t.decision.player, t.offered()) == (1, ["troll", "troll"])
        t.game.choose("card:" + t.handle("troll", player=picked))
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == discarded

    def test_not_in_the_opponents_turn(self) -> None:
        t = table(side(battleline=["raider-of-the-peaks"]), side(deck=["punch", "krump"]))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], [])


class TestRicketyCybergiant:
    test = cases("""
        after it fights it is dealt 1 damage more
            ada: line rickety-cybergiant
            bo: line krump
            fight rickety-cybergiant krump
            -> rickety-cybergiant exhausted, rickety-cybergiant damage: 0 > 7, krump: battleline > discard
        a reap does it no harm
            ada: line rickety-cybergiant
            reap rickety-cybergiant
            -> rickety-cybergiant exhausted, ada amber: 0 > 1
    """)


class TestBlunderbore:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        after it fights the opponent loses 1 Æmber
            ada: line blunderbore; amber 3; discard fear fear fear fear fear fear fear fear fear
            bo: line dust-pixie; amber 3; discard {buried}
            fight blunderbore dust-pixie
            -> blunderbore exhausted, blunderbore damage: 0 > 1, dust-pixie: battleline > discard, bo amber: 3 > 2
        2 where you are haunted
            rule: glossary/haunted
            ada: line blunderbore; amber 3; discard {buried}
            bo: line dust-pixie; amber 3
            fight blunderbore dust-pixie
            -> blunderbore exhausted, blunderbore damage: 0 > 1, dust-pixie: battleline > discard, bo amber: 3 > 1
        a reap takes nothing
            ada: line blunderbore; discard {buried}
            bo: amber 3
            reap blunderbore
            -> blunderbore exhausted, ada amber: 0 > 1
    """)


class TestCacophonousRiot:
    test = cases("""
        a creature and its neighbors are readied and enraged
            rule: glossary/enrage glossary/neighbor
            ada: hand cacophonous-riot; line troll(exhausted) krump(exhausted) bumpsy valdr(exhausted)
            bo: line smaaash
            play cacophonous-riot, offers troll krump bumpsy valdr smaaash, pick krump
            -> cacophonous-riot: hand > discard, ada amber: 0 > 1, troll exhausted: yes > no, troll enraged,
            -> krump exhausted: yes > no, krump enraged, bumpsy enraged
        enemy creatures, too
            ada: hand cacophonous-riot; line krump
            bo: line smaaash troll(exhausted)
            play cacophonous-riot, pick smaaash
            -> cacophonous-riot: hand > discard, ada amber: 0 > 1, smaaash enraged, troll exhausted: yes > no,
            -> troll enraged
        without creatures nothing happens
            ada: hand cacophonous-riot
            play cacophonous-riot
            -> cacophonous-riot: hand > discard, ada amber: 0 > 1
    """)


class TestDownToSize:
    test = cases("""
        an enemy creature counts as 1 power and no armor until the end of the turn
            rule: glossary/power glossary/armor
            ada: hand down-to-size; line smaaash
            bo: line lollop-the-titanic brammo
            play down-to-size, offers lollop-the-titanic brammo, pick brammo, fight smaaash brammo
            -> ada amber: 0 > 1, down-to-size: hand > discard, smaaash exhausted, smaaash damage: 0 > 1,
            -> brammo: battleline > discard
        a damaged one is destroyed at once
            ada: hand down-to-size; line krump(damage=1)
            bo: line troll(damage=1)
            play down-to-size, pick troll
            -> ada amber: 0 > 1, down-to-size: hand > discard, troll: battleline > discard
        without an enemy creature nothing happens
            ada: hand down-to-size; line krump(damage=1)
            play down-to-size
            -> ada amber: 0 > 1, down-to-size: hand > discard
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_what_is_added_does_not_count_and_in_the_next_turn_it_is_itself(self) -> None:
        big = spec("sequis", power_counters=2, upgrades=["blood-of-titans"])
        t = table(side(hand=["down-to-size"], deck=["fear"] * 9), side(battleline=[big]), house=House.BROBNAR)
        t.do("play", "down-to-size")
        t.pick("sequis")
        assert (t.card("sequis").power, t.card("sequis").armor) == (1, 0)
        t.end_turn()
        assert (t.card("sequis").power, t.card("sequis").armor) == (11, 2)


class TestFieryJark:
    test = cases("""
        an enemy and a friendly creature are destroyed
            rule: glossary/repeat
            ada: hand fiery-jark; line krump troll
            bo: line valdr bumpsy
            creature fiery-jark, offers valdr bumpsy, pick valdr, offers krump troll fiery-jark, pick krump, answer no
            -> fiery-jark: hand > battleline, fiery-jark exhausted, valdr: battleline > discard,
            -> krump: battleline > discard
        again, as often as you like
            ada: hand fiery-jark; line krump troll dust-pixie
            bo: line valdr bumpsy smaaash silvertooth
            creature fiery-jark, pick valdr, pick krump, answer yes, pick bumpsy, pick troll, answer yes
            pick smaaash, pick dust-pixie, answer no
            -> fiery-jark: hand > battleline, fiery-jark exhausted, valdr: battleline > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, troll: battleline > discard,
            -> smaaash: battleline > discard, dust-pixie: battleline > discard
        without an enemy creature left it is not asked
            ada: hand fiery-jark; line krump troll
            bo: line valdr
            creature fiery-jark, pick valdr, pick troll
            -> fiery-jark: hand > battleline, fiery-jark exhausted, valdr: battleline > discard,
            -> troll: battleline > discard
        nor is it where it is destroyed itself
            rule: glossary/repeat
            ada: hand fiery-jark; line krump
            bo: line troll valdr
            creature fiery-jark, pick troll, pick fiery-jark
            -> fiery-jark: hand > discard, troll: battleline > discard
        with no enemy creature at all a friendly one is destroyed
            rule: glossary/resolve-as-much-as-you-can
            ada: hand fiery-jark; line krump
            creature fiery-jark, offers krump fiery-jark, pick fiery-jark
            -> fiery-jark: hand > discard
    """)


class TestHeavyweightMorik:
    test = cases("""
        scrapped, it deals 2 damage to a friendly creature and to an enemy creature
            rule: glossary/scrap
            ada: hand heavyweight-morik; line troll krump
            bo: line valdr bumpsy
            discard heavyweight-morik, offers troll krump, pick krump, offers valdr bumpsy, pick bumpsy
            -> heavyweight-morik: hand > discard, krump damage: 0 > 2, bumpsy damage: 0 > 2
        with one side empty it does the other half
            rule: glossary/resolve-as-much-as-you-can
            ada: hand heavyweight-morik; line troll
            discard heavyweight-morik, pick troll
            -> heavyweight-morik: hand > discard, troll damage: 0 > 2
        in play the neighbors of what it attacks are dealt 2
            rule: glossary/splash-attack-x
            ada: line heavyweight-morik
            bo: line troll dust-pixie krump valdr
            fight heavyweight-morik dust-pixie
            -> heavyweight-morik exhausted, heavyweight-morik damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll damage: 0 > 2, krump damage: 0 > 2
    """)


class TestLashOut:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        a creature is dealt 3 damage
            ada: hand lash-out; line troll; discard fear fear fear fear fear fear fear fear fear
            bo: line valdr krump bumpsy; discard {buried}
            play lash-out, offers troll valdr krump bumpsy, pick krump
            -> lash-out: hand > discard, ada amber: 0 > 1, krump damage: 0 > 3
        haunted, you deal 3 to its neighbors, too
            rule: glossary/haunted glossary/splash
            ada: hand lash-out; line troll; discard {buried}
            bo: line valdr krump bumpsy smaaash
            play lash-out, offers troll valdr krump bumpsy smaaash, pick krump
            -> lash-out: hand > discard, ada amber: 0 > 1, krump damage: 0 > 3, valdr damage: 0 > 3,
            -> bumpsy damage: 0 > 3
    """)


class TestMemorializeTheFallen:
    test = cases("""
        each player loses as much as creatures lie in their discard pile
            rule: glossary/lose-vs-gain
            ada: hand memorialize-the-fallen; discard troll punch krump; amber 5
            bo: discard valdr fear anger bumpsy smaaash; amber 5
            play memorialize-the-fallen
            -> memorialize-the-fallen: hand > discard, ada amber: 5 > 3, bo amber: 5 > 2
        no more than they have, and none without creatures
            ada: hand memorialize-the-fallen; discard punch; amber 5
            bo: discard valdr bumpsy smaaash; amber 2
            play memorialize-the-fallen
            -> memorialize-the-fallen: hand > discard, bo amber: 2 > 0
    """)


class TestMournfulBarnBurner:
    test = cases("""
        after it fights you discard the top 2 cards of a deck of your choice
            rule: glossary/discarding-cards
            ada: line mournful-barn-burner; deck punch fear anger
            bo: line dust-pixie; deck troll krump valdr
            fight mournful-barn-burner dust-pixie, answer mode:1
            -> mournful-barn-burner exhausted, mournful-barn-burner damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll: deck > discard, krump: deck > discard
        your own, if you like
            ada: line mournful-barn-burner; deck punch fear anger
            bo: line dust-pixie; deck troll krump valdr
            fight mournful-barn-burner dust-pixie, answer mode:0
            -> mournful-barn-burner exhausted, mournful-barn-burner damage: 0 > 1, dust-pixie: battleline > discard,
            -> punch: deck > discard, fear: deck > discard
        scrapped, it has each player discard the top card
            rule: glossary/scrap
            ada: hand mournful-barn-burner; deck punch fear
            bo: deck troll krump
            discard mournful-barn-burner, finish
            -> mournful-barn-burner: hand > discard, punch: deck > discard, troll: deck > discard
        a reap discards nothing
            ada: line mournful-barn-burner; deck punch fear
            reap mournful-barn-burner
            -> mournful-barn-burner exhausted, ada amber: 0 > 1
    """)


class TestOrnarSkullface:
    test = cases("""
        scrapped, it deals 3 damage to a creature
            rule: glossary/scrap
            ada: hand ornar-skullface; line troll
            bo: line valdr
            discard ornar-skullface, offers troll valdr, pick valdr
            -> ornar-skullface: hand > discard, valdr damage: 0 > 3
        attacking, it deals 3 before the fight
            rule: glossary/assault-x
            ada: line ornar-skullface
            bo: line niffle-ape
            fight ornar-skullface niffle-ape
            -> ornar-skullface exhausted, niffle-ape: battleline > discard
    """)


class TestRecklessness:
    test = cases("""
        each player discards 3 random cards and draws 3
            rule: glossary/discarding-cards glossary/drawing-cards
            ada: hand recklessness anger anger anger; deck fear fear fear fear
            bo: hand punch punch punch; deck krump krump krump krump
            play recklessness, finish
            -> recklessness: hand > discard, ada amber: 0 > 1, anger: hand > discard, anger 2: hand > discard,
            -> anger 3: hand > discard, punch: hand > discard, punch 2: hand > discard, punch 3: hand > discard,
            -> fear: deck > hand, fear 2: deck > hand, fear 3: deck > hand, krump: deck > hand, krump 2: deck > hand,
            -> krump 3: deck > hand
        of fewer cards all are discarded
            ada: hand recklessness anger; deck fear fear fear fear
            bo: deck krump
            play recklessness, finish
            -> recklessness: hand > discard, ada amber: 0 > 1, anger: hand > discard, fear: deck > hand,
            -> fear 2: deck > hand, fear 3: deck > hand, krump: deck > hand
    """)

    def test_of_more_cards_one_stays(self) -> None:
        ada = side(hand=["recklessness", *["anger"] * 4], deck=["fear"] * 4)
        t = table(ada, side(hand=["punch"] * 5, deck=["krump"] * 4))
        t.do("play", "recklessness")
        t.expect(DecisionKind.MODE)  # who discards first
        t.answer("mode:1")
        t.expect_main_step()
        assert sorted(t.ids(0, "hand")) == ["anger", "fear", "fear", "fear"]
        assert sorted(t.ids(1, "hand")) == ["krump", "krump", "krump", "punch", "punch"]


class TestSoulBomb:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        haunted, you deal 4 damage to each creature, and it is destroyed
            rule: glossary/haunted glossary/omni
            in: untamed
            ada: artifacts soul-bomb; line troll bumpsy; discard {buried}
            bo: line valdr dust-pixie
            omni soul-bomb
            -> soul-bomb: artifacts > discard, troll damage: 0 > 4, bumpsy damage: 0 > 4, valdr damage: 0 > 4,
            -> dust-pixie: battleline > discard
        otherwise it is only destroyed
            ada: artifacts soul-bomb; line troll; discard fear fear fear fear fear fear fear fear fear
            bo: line valdr; discard {buried}
            omni soul-bomb
            -> soul-bomb: artifacts > discard
    """)


class TestThunderdell:
    buried = " ".join(["fear"] * 10)
    test = cases(f"""
        while you are haunted it has splash-attack 5
            rule: glossary/haunted glossary/splash-attack-x
            ada: line thunderdell krump; discard {buried}
            bo: line troll dust-pixie valdr
            fight thunderdell dust-pixie
            -> thunderdell exhausted, thunderdell damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll damage: 0 > 5, valdr damage: 0 > 5
        another creature has not
            ada: line thunderdell krump; discard {buried}
            bo: line troll dust-pixie valdr
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
        nor has it where you are not
            ada: line thunderdell; discard fear fear fear fear fear fear fear fear fear
            bo: line troll dust-pixie valdr; discard {buried}
            fight thunderdell dust-pixie
            -> thunderdell exhausted, thunderdell damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPhantomDrummernaut:
    nine = " ".join(["fear"] * 9)
    test = cases(f"""
        played, it brings a creature back from your discard pile
            rule: glossary/return
            ada: hand phantom-drummernaut; discard troll punch krump
            bo: discard valdr
            creature phantom-drummernaut, offers krump troll, pick troll
            -> phantom-drummernaut: hand > battleline, phantom-drummernaut exhausted, troll: discard > hand
        after it fights, too
            ada: line phantom-drummernaut; discard troll krump
            bo: line dust-pixie
            fight phantom-drummernaut dust-pixie, pick krump
            -> phantom-drummernaut exhausted, phantom-drummernaut damage: 0 > 1, dust-pixie: battleline > discard,
            -> krump: discard > hand
        not after a reap
            ada: line phantom-drummernaut; discard troll
            reap phantom-drummernaut
            -> phantom-drummernaut exhausted, ada amber: 0 > 1
        destroyed, it is archived where you are haunted
            rule: glossary/haunted glossary/archives
            ada: line phantom-drummernaut; discard fear {nine}
            bo: line troll
            fight phantom-drummernaut troll
            -> phantom-drummernaut: battleline > archives, troll damage: 0 > 6
        not with 9 cards in the discard pile
            ada: line phantom-drummernaut; discard {nine}
            bo: line troll; discard fear {nine}
            fight phantom-drummernaut troll
            -> phantom-drummernaut: battleline > discard, troll damage: 0 > 6
        with no creature there it brings nothing back
            ada: hand phantom-drummernaut; discard punch
            bo: discard valdr
            creature phantom-drummernaut
            -> phantom-drummernaut: hand > battleline, phantom-drummernaut exhausted
    """)


class TestSpectralRuth:
    nine = " ".join(["fear"] * 9)
    test = cases(f"""
        destroyed, it is archived where you are haunted
            rule: glossary/haunted glossary/archives
            ada: line spectral-ruth; discard fear {nine}
            bo: line troll
            fight spectral-ruth troll
            -> spectral-ruth: battleline > archives, troll damage: 0 > 1
        not with 9 cards in the discard pile
            ada: line spectral-ruth; discard {nine}
            bo: line troll; discard fear {nine}
            fight spectral-ruth troll
            -> spectral-ruth: battleline > discard, troll damage: 0 > 1
        played in a turn without a key it archives nothing
            ada: hand spectral-ruth; discard troll punch
            creature spectral-ruth
            -> spectral-ruth: hand > battleline, spectral-ruth exhausted
    """)

    @pytest.mark.rule("glossary/forge")
    def test_in_a_turn_in_which_you_forged_a_key_your_discard_pile_is_archived(self) -> None:
        ada = side(hand=["spectral-ruth"], discard=["troll", "punch"], amber=6, houses=[House.BROBNAR])
        t = table(ada, side(discard=["valdr"]), step=Step.FORGE)
        t.answer("key:red")
        t.finish_until(DecisionKind.MAIN)
        t.creature("spectral-ruth")
        assert (sorted(t.ids(0, "archives")), t.ids(0, "discard")) == (["punch", "troll"], [])
        assert t.ids(1, "discard") == ["valdr"]

    def test_a_key_of_the_opponent_in_the_turn_before_does_not_count(self) -> None:
        ada = side(amber=6, deck=["fear"] * 9)
        bo = side(hand=["spectral-ruth"], discard=["troll"], deck=["fear"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo, step=Step.FORGE)
        t.answer("key:red")
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        t.creature("spectral-ruth")
        assert t.ids(1, "discard") == ["troll"]

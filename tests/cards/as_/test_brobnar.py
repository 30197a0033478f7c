"""Æmber Skies, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestBelcher:
    test = cases("""
        a creature discarded from the deck strikes an enemy creature with its power
            rule: glossary/discarding-cards glossary/power
            ada: artifacts belcher; line krump; deck punch troll fear
            bo: line valdr lollop-the-titanic; deck anger
            action belcher, offers valdr lollop-the-titanic, pick lollop-the-titanic
            -> belcher exhausted, punch: deck > discard, troll: deck > discard, lollop-the-titanic damage: 0 > 8
        a deck without creatures is discarded for nothing
            ada: artifacts belcher; deck punch fear
            bo: line valdr
            action belcher
            -> belcher exhausted, punch: deck > discard, fear: deck > discard
        without an enemy creature the cards are discarded all the same
            rule: glossary/resolve-as-much-as-you-can
            ada: artifacts belcher; line krump; deck troll fear
            action belcher
            -> belcher exhausted, troll: deck > discard
    """)


class TestEruption:
    test = cases("""
        played, it is exalted 3 times
            rule: glossary/exalt
            ada: hand eruption; line troll
            creature eruption
            -> eruption: hand > battleline, eruption exhausted, eruption amber: 0 > 3
        after it fights, 1 Æmber moves from it to your pool, in a turn of any house
            rule: glossary/versatile glossary/move
            in: untamed
            ada: line eruption(amber=3)
            bo: line dust-pixie
            fight eruption dust-pixie
            -> eruption exhausted, eruption armor used: 0 > 1, eruption amber: 3 > 2, ada amber: 0 > 1,
            -> dust-pixie: battleline > discard
        with nothing on it nothing moves
            ada: line eruption
            bo: line dust-pixie
            fight eruption dust-pixie
            -> eruption exhausted, eruption armor used: 0 > 1, dust-pixie: battleline > discard
        a reap moves nothing
            ada: line eruption(amber=3)
            reap eruption
            -> eruption exhausted, ada amber: 0 > 1
    """)


class TestGratTattuu:
    def test_each_other_friendly_brobnar_creature_has_2_more_power(self) -> None:
        t = table(side(battleline=["grat-tattuu", "krump", "niffle-ape"]), side(battleline=["troll"]))
        assert [t.card(c).power for c in ("grat-tattuu", "krump", "niffle-ape", "troll")] == [5, 8, 3, 8]


class TestImprovisedAviation:
    test = cases("""
        the next creature enters ready, and after it fights an artifact is shuffled into its owner's deck
            rule: glossary/lasting-effects glossary/shuffle
            ada: hand improvised-aviation krump; artifacts cannon; deck fear
            bo: line dust-pixie; artifacts might-club
            play improvised-aviation, creature krump, fight krump dust-pixie, offers cannon might-club, pick might-club
            -> ada amber: 0 > 1, improvised-aviation: hand > discard, krump: hand > battleline, krump exhausted,
            -> krump damage: 0 > 1, dust-pixie: battleline > discard, might-club: artifacts > deck
        one of your own, if you like
            ada: hand improvised-aviation krump; artifacts cannon
            bo: line dust-pixie; artifacts might-club
            play improvised-aviation, creature krump, fight krump dust-pixie, pick cannon
            -> ada amber: 0 > 1, improvised-aviation: hand > discard, krump: hand > battleline, krump exhausted,
            -> krump damage: 0 > 1, dust-pixie: battleline > discard, cannon: artifacts > deck
        the creature after that is as ever
            ada: hand improvised-aviation krump troll; artifacts cannon
            bo: line dust-pixie
            play improvised-aviation, creature krump, creature troll
            -> ada amber: 0 > 1, improvised-aviation: hand > discard, krump: hand > battleline,
            -> troll: hand > battleline, troll exhausted
        a token creature that is made meanwhile is not played
            rule: glossary/token-creatures
            ada: hand improvised-aviation brawl-in krump; deck fear; token grunt
            play improvised-aviation, play brawl-in, finish, creature krump
            -> ada amber: 0 > 1, improvised-aviation: hand > discard, brawl-in: hand > discard,
            -> fear: deck > battleline, fear exhausted, fear enraged, krump: hand > battleline
        one that was there before is as ever, too
            ada: hand improvised-aviation; line krump; artifacts cannon
            bo: line dust-pixie
            play improvised-aviation, fight krump dust-pixie
            -> ada amber: 0 > 1, improvised-aviation: hand > discard, krump exhausted, krump damage: 0 > 1,
            -> dust-pixie: battleline > discard
        a reap shuffles nothing
            ada: hand improvised-aviation krump; artifacts cannon
            play improvised-aviation, creature krump, reap krump
            -> ada amber: 0 > 2, improvised-aviation: hand > discard, krump: hand > battleline, krump exhausted
    """)

    def test_in_the_next_turn_the_creature_has_lost_it(self) -> None:
        ada = side(hand=["improvised-aviation", "krump"], artifacts=["cannon"], deck=["fear"] * 9)
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.do("play", "improvised-aviation")
        t.creature("krump")
        t.end_turn()
        t.end_turn()
        t.fight("krump", "dust-pixie")
        t.expect_main_step()
        assert t.ids(0, "artifacts") == ["cannon"]


class TestOnTheMark:
    test = cases("""
        all Æmber on a friendly creature moves to an enemy creature
            rule: glossary/move
            ada: hand on-the-mark; line troll(amber=3) krump(amber=1)
            bo: line valdr bumpsy(amber=1)
            play on-the-mark, offers troll krump, pick troll, offers valdr bumpsy, pick bumpsy
            -> on-the-mark: hand > discard, troll amber: 3 > 0, bumpsy amber: 1 > 4
        without an enemy creature nothing moves
            ada: hand on-the-mark; line troll(amber=3)
            play on-the-mark, finish
            -> on-the-mark: hand > discard
    """)


class TestBrunxAndBongle:
    test = cases("""
        used for the first time this turn, it may be readied and reap after it fights
            rule: glossary/may
            ada: line brunx-and-bongle
            bo: line dust-pixie
            fight brunx-and-bongle dust-pixie, answer yes
            -> brunx-and-bongle exhausted, brunx-and-bongle damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 1
        or not
            ada: line brunx-and-bongle
            bo: line dust-pixie
            fight brunx-and-bongle dust-pixie, answer no
            -> brunx-and-bongle exhausted, brunx-and-bongle damage: 0 > 1, dust-pixie: battleline > discard
        not where it was used before
            ada: line brunx-and-bongle; hand anger
            bo: line dust-pixie silvertooth
            reap brunx-and-bongle, play anger, pick brunx-and-bongle, pick dust-pixie
            -> anger: hand > discard, brunx-and-bongle exhausted, brunx-and-bongle damage: 0 > 1,
            -> dust-pixie: battleline > discard, ada amber: 0 > 2
        that another creature was used does not matter
            ada: line brunx-and-bongle krump
            bo: line dust-pixie
            reap krump, fight brunx-and-bongle dust-pixie, answer yes
            -> krump exhausted, brunx-and-bongle exhausted, brunx-and-bongle damage: 0 > 1,
            -> dust-pixie: battleline > discard, ada amber: 0 > 2
        a reap does not do it again
            ada: line brunx-and-bongle
            reap brunx-and-bongle
            -> brunx-and-bongle exhausted, ada amber: 0 > 1
    """)


class TestClapOfThunder:
    test = cases("""
        the least powerful creature is destroyed, the most powerful one readied and enraged
            rule: glossary/least-powerful glossary/most-powerful glossary/enrage
            ada: hand clap-of-thunder; line krump troll(exhausted)
            bo: line dust-pixie valdr
            play clap-of-thunder
            -> clap-of-thunder: hand > discard, dust-pixie: battleline > discard, troll exhausted: yes > no,
            -> troll enraged
        yours or an enemy, of equals you say which
            ada: hand clap-of-thunder; line niffle-ape
            bo: line troll(exhausted) troll valdr silvertooth silvertooth
            play clap-of-thunder, offers silvertooth silvertooth, pick silvertooth#2, offers troll troll, pick troll
            -> clap-of-thunder: hand > discard, silvertooth 2: battleline > discard, troll exhausted: yes > no,
            -> troll enraged
    """)


class TestCrunch:
    test = cases("""
        after it fights it gets as many +1 power counters as a neighbor has power
            rule: glossary/power-counter-1-power-status-card
            ada: line krump crunch troll valdr
            bo: line dust-pixie
            fight crunch dust-pixie, offers krump troll, pick krump
            -> crunch exhausted, crunch damage: 0 > 1, dust-pixie: battleline > discard, crunch power counters: 0 > 6
        and after it reaps
            ada: line krump crunch(power_counters=1) troll(power_counters=2)
            reap crunch, pick troll
            -> crunch exhausted, ada amber: 0 > 1, crunch power counters: 1 > 11
        alone it gets none
            ada: line crunch
            bo: line troll
            reap crunch
            -> crunch exhausted, ada amber: 0 > 1
    """)


class TestNagooYani:
    test = cases("""
        played, it deals 4 damage to an enemy creature
            ada: hand nagoo-yani; line krump
            bo: line troll valdr
            creature nagoo-yani, offers troll valdr, pick valdr
            -> nagoo-yani: hand > battleline, nagoo-yani exhausted, valdr damage: 0 > 4
        after it fights, too
            ada: line nagoo-yani krump
            bo: line dust-pixie valdr
            fight nagoo-yani dust-pixie, pick valdr
            -> nagoo-yani exhausted, nagoo-yani damage: 0 > 1, dust-pixie: battleline > discard, valdr damage: 0 > 4
        not after a reap
            ada: line nagoo-yani
            bo: line valdr
            reap nagoo-yani
            -> nagoo-yani exhausted, ada amber: 0 > 1
        scrapped, it deals 2 to each enemy creature on a flank
            rule: glossary/scrap glossary/flank
            ada: hand nagoo-yani; line krump
            bo: line troll valdr bumpsy
            discard nagoo-yani
            -> nagoo-yani: hand > discard, troll damage: 0 > 2, bumpsy damage: 0 > 2
    """)


class TestNarplet:
    @pytest.mark.rule("glossary/versatile", "glossary/neighbor")
    def test_its_neighbors_can_be_used_in_a_turn_of_any_house(self) -> None:
        line = ["krump", "narplet", "troll", "bumpsy"]
        t = table(side(battleline=line), side(battleline=["valdr"]), house=House.UNTAMED)
        assert [t.can("reap", c) for c in line] == [True, False, True, False]


class TestStrengthWithin:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("damage", "cost"), [(0, 6), (3, 9)])
    def test_the_opponents_keys_cost_1_more_for_each_damage_on_its_creature(self, damage: int, cost: int) -> None:
        line = [spec("troll", damage=damage, upgrades=["strength-within"]), spec("krump", damage=2)]
        t = table(side(battleline=line), side(battleline=[spec("valdr", damage=1)]))
        assert [seat.key_cost for seat in t.game.view(None).seats] == [6, cost]

    def test_on_an_enemy_creature_its_controllers_opponent_pays(self) -> None:
        line = [spec("troll", damage=2, upgrades=[spec("strength-within", owner=0)])]
        t = table(side(), side(battleline=line))
        assert [seat.key_cost for seat in t.game.view(None).seats] == [8, 6]


class TestBoschTheUnyielding:
    test = cases("""
        after it fights it is fully healed
            rule: glossary/heal
            ada: line bosch-the-unyielding(damage=3)
            bo: line silvertooth
            fight bosch-the-unyielding silvertooth
            -> bosch-the-unyielding exhausted, bosch-the-unyielding armor used: 0 > 1,
            -> bosch-the-unyielding damage: 3 > 0, silvertooth: battleline > discard
        a reap does not heal it
            ada: line bosch-the-unyielding(damage=3)
            reap bosch-the-unyielding
            -> bosch-the-unyielding exhausted, ada amber: 0 > 1
    """)


class TestCirrusMace:
    test = cases("""
        a creature gets two +1 power counters, and its neighbors are dealt 2 damage
            rule: glossary/neighbor
            ada: artifacts cirrus-mace; line krump
            bo: line troll valdr bumpsy smaaash
            action cirrus-mace, offers krump troll valdr bumpsy smaaash, pick valdr
            -> cirrus-mace exhausted, valdr power counters: 0 > 2, troll damage: 0 > 2, bumpsy damage: 0 > 2
        a friendly one, too
            ada: artifacts cirrus-mace; line krump troll
            action cirrus-mace, pick krump
            -> cirrus-mace exhausted, krump power counters: 0 > 2, troll damage: 0 > 2
        without creatures nothing happens
            ada: artifacts cirrus-mace
            action cirrus-mace
            -> cirrus-mace exhausted
    """)


class TestDbGobber:
    test = cases("""
        after it reaps the opponent loses 1 Æmber
            ada: line db-gobber; amber 2
            bo: amber 2
            reap db-gobber
            -> db-gobber exhausted, ada amber: 2 > 3, bo amber: 2 > 1
        a fight takes nothing
            ada: line db-gobber
            bo: line dust-pixie; amber 2
            fight db-gobber dust-pixie
            -> db-gobber exhausted, db-gobber damage: 0 > 1, dust-pixie: battleline > discard
        scrapped, it takes 2 from each player with 7 or more
            rule: glossary/scrap
            ada: hand db-gobber; amber 7
            bo: amber 8
            discard db-gobber
            -> db-gobber: hand > discard, ada amber: 7 > 5, bo amber: 8 > 6
        not from one with 6
            ada: hand db-gobber; amber 6
            bo: amber 7
            discard db-gobber
            -> db-gobber: hand > discard, bo amber: 7 > 5
    """)


class TestDreadstarrTheLone:
    @pytest.mark.rule("glossary/versatile")
    @pytest.mark.parametrize(("beside", "can"), [([], True), (["niffle-ape"], True), (["krump"], False)])
    def test_with_no_other_friendly_brobnar_creature_it_is_versatile(self, beside: list[str], can: bool) -> None:
        ada = side(battleline=["dreadstarr-the-lone", *beside])
        t = table(ada, side(battleline=["troll"]), house=House.SHADOWS)
        assert t.can("reap", "dreadstarr-the-lone") is can

    test = cases("""
        after it fights the opponent loses 1 Æmber
            ada: line dreadstarr-the-lone; amber 2
            bo: line dust-pixie; amber 2
            fight dreadstarr-the-lone dust-pixie
            -> dreadstarr-the-lone exhausted, dreadstarr-the-lone damage: 0 > 1, dust-pixie: battleline > discard,
            -> bo amber: 2 > 1
        after a reap they do not
            ada: line dreadstarr-the-lone
            bo: amber 2
            reap dreadstarr-the-lone
            -> dreadstarr-the-lone exhausted, ada amber: 0 > 1
    """)


class TestFancyDonavon:
    test = cases("""
        scrapped, it readies a friendly creature of another house, which fights
            rule: glossary/scrap glossary/fight-with
            ada: hand fancy-donavon; line krump niffle-ape(exhausted) dust-pixie
            bo: line silvertooth umbra
            discard fancy-donavon, offers niffle-ape dust-pixie, pick niffle-ape, pick silvertooth
            -> fancy-donavon: hand > discard, niffle-ape damage: 0 > 2, silvertooth: battleline > discard
        Brobnar creatures are not meant
            ada: hand fancy-donavon; line krump
            bo: line silvertooth niffle-ape
            discard fancy-donavon
            -> fancy-donavon: hand > discard
    """)


class TestIncensed:
    test = cases("""
        each friendly creature that fights this turn brings 1 Æmber
            rule: glossary/lasting-effects
            ada: hand incensed; line troll
            bo: line dust-pixie
            play incensed, fight troll dust-pixie
            -> incensed: hand > discard, troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 2
        a reap brings no more
            ada: hand incensed; line troll
            play incensed, reap troll
            -> incensed: hand > discard, troll exhausted, ada amber: 0 > 2
    """)

    def test_in_the_turn_of_the_opponent_nobody_has_it(self) -> None:
        ada = side(hand=["incensed"], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
        t.do("play", "incensed")
        t.end_turn()
        t.fight("krump", "troll")
        assert (t.amber(0), t.amber(1)) == (1, 0)  # that of the icon

    def test_enemy_creatures_do_not_gain_it_and_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["incensed"], battleline=["troll"], deck=["fear"] * 9)
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.do("play", "incensed")
        t.end_turn()
        t.end_turn()
        t.fight("troll", "dust-pixie")
        assert t.amber(0) == 1  # that of the icon


class TestRainceFuryheart:
    test = cases("""
        before it fights what it attacks is exalted
            rule: glossary/exalt glossary/skirmish
            ada: line raince-furyheart
            bo: line troll valdr
            fight raince-furyheart troll
            -> raince-furyheart exhausted, troll amber: 0 > 1, troll damage: 0 > 3
        what falls leaves its Æmber to you
            ada: line raince-furyheart
            bo: line silvertooth valdr
            fight raince-furyheart silvertooth
            -> raince-furyheart exhausted, silvertooth: battleline > discard, ada amber: 0 > 1
    """)


class TestRaiseYourGlass:
    test = cases("""
        the least powerful friendly creature is readied and used as you like
            rule: glossary/least-powerful glossary/using-cards-via-other-card-abilities
            ada: hand raise-your-glass; line troll niffle-ape(exhausted)
            bo: line dust-pixie
            play raise-your-glass, answer reap:niffle-ape
            -> raise-your-glass: hand > discard, ada amber: 0 > 2
        to fight, too; of equals you say which
            ada: hand raise-your-glass; line bumpsy smaaash(exhausted) troll
            bo: line dust-pixie
            play raise-your-glass, offers bumpsy smaaash, pick smaaash, answer fight:smaaash, pick dust-pixie
            -> raise-your-glass: hand > discard, ada amber: 0 > 1, smaaash damage: 0 > 1,
            -> dust-pixie: battleline > discard
        without a friendly creature nothing happens
            ada: hand raise-your-glass
            bo: line dust-pixie
            play raise-your-glass
            -> raise-your-glass: hand > discard, ada amber: 0 > 1
    """)


class TestTerranceSurefoot:
    test = cases("""
        played, it captures 1 Æmber
            rule: glossary/capture
            ada: hand terrance-surefoot
            bo: amber 3
            creature terrance-surefoot
            -> terrance-surefoot: hand > battleline, terrance-surefoot exhausted, terrance-surefoot amber: 0 > 1,
            -> bo amber: 3 > 2
        after it reaps, too
            ada: line terrance-surefoot(amber=1)
            bo: amber 3
            reap terrance-surefoot
            -> terrance-surefoot exhausted, ada amber: 0 > 1, terrance-surefoot amber: 1 > 2, bo amber: 3 > 2
        a reap of an enemy creature takes 1 from it, to nobody
            rule: glossary/common-supply
            ada: line krump
            bo: line terrance-surefoot(amber=2)
            reap krump
            -> krump exhausted, ada amber: 0 > 1, terrance-surefoot amber: 2 > 1
        one of a friendly creature does not
            ada: line krump terrance-surefoot(amber=2)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
        nor a fight
            ada: line krump
            bo: line terrance-surefoot(amber=2) dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestArmoredSpikes:
    test = cases("""
        its creature has 2 more armor and deals 2 damage to what attacks it
            rule: glossary/armor glossary/hazardous-x
            ada: line lancet
            bo: line troll(upgrades=armored-spikes) bumpsy valdr(upgrades=armored-spikes)
            fight lancet valdr
            -> lancet exhausted, lancet damage: 0 > 8, valdr: battleline > discard,
            -> armored-spikes 2: upgrade > discard
    """)

    def test_no_other_creature_has_more(self) -> None:
        line = [spec("troll", upgrades=["armored-spikes"]), "krump"]
        t = table(side(battleline=line), side(battleline=["valdr"]))
        assert [t.card(c).armor for c in ("troll", "krump", "valdr")] == [2, 0, 0]


class TestBiggerGunsForEveryone:
    test = cases("""
        after its creature fights it deals 5 damage to a creature
            rule: glossary/upgrades
            ada: line troll(upgrades=bigger-guns-for-everyone) krump
            bo: line dust-pixie valdr
            fight troll dust-pixie, offers troll krump valdr, pick valdr
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, valdr damage: 0 > 5
        a reap deals none
            ada: line troll(upgrades=bigger-guns-for-everyone)
            bo: line valdr
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)


class TestAkugyo:
    @pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
    def test_it_captures_what_the_opponent_would_gain(self) -> None:
        t = table(side(battleline=["akugyo"]), side(battleline=["krump"]), active=1, house=House.BROBNAR)
        t.do("reap", "krump")
        assert (t.amber(1), t.card("akugyo").amber) == (0, 1)

    def test_it_captures_what_the_opponent_would_steal(self) -> None:
        ada = side(battleline=["akugyo"], amber=3)
        t = table(ada, side(battleline=["troll"], hand=["urchin"]), active=1, house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1), t.card("akugyo").amber) == (2, 0, 1)

    def test_its_own_player_gains_as_ever(self) -> None:
        t = table(side(battleline=["akugyo"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("reap", "akugyo")
        assert (t.amber(0), t.card("akugyo").amber) == (1, 0)

    test = cases("""
        after it fights two of its Æmber are yours
            ada: line akugyo(amber=3)
            bo: line krump
            fight akugyo krump
            -> ada amber: 0 > 2, akugyo amber: 3 > 1, akugyo exhausted, akugyo damage: 0 > 6,
            -> krump: battleline > discard
        what lies on another friendly creature that leaves play would be added there, too
            rule: glossary/leaves-play
            ada: line akugyo bumpsy(amber=2)
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5, akugyo amber: 0 > 2
        what lies on itself is added as ever: it is not in play any more
            rule: glossary/leaves-play
            ada: line akugyo(amber=2 damage=11)
            bo: line troll
            fight akugyo troll
            -> akugyo: battleline > discard, troll: battleline > discard, bo amber: 0 > 2
        one, where there is only one
            ada: line akugyo(amber=1)
            bo: line krump
            fight akugyo krump
            -> ada amber: 0 > 1, akugyo amber: 1 > 0, akugyo exhausted, akugyo damage: 0 > 6,
            -> krump: battleline > discard
    """)


class TestAlienPuffer:
    test = cases("""
        destroyed, it brings 2 Æmber
            rule: glossary/destroyed
            ada: line alien-puffer
            bo: line troll
            fight alien-puffer troll
            -> alien-puffer: battleline > discard, troll damage: 0 > 6, ada amber: 0 > 2
        what attacks it is dealt 3 damage first
            rule: glossary/hazardous-x
            ada: line niffle-ape
            bo: line alien-puffer
            fight niffle-ape alien-puffer
            -> niffle-ape: battleline > discard
    """)


class TestAnvilCrawler:
    @pytest.mark.rule("glossary/drawing-cards")
    def test_each_player_refills_to_1_card_more(self) -> None:
        t = table(side(battleline=["anvil-crawler"], deck=["fear"] * 9), side(deck=["fear"] * 9))
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (7, 7)


class TestBeehemoth:
    def test_at_the_start_of_its_players_turn_a_creature_gets_a_power_counter(self) -> None:
        t = table(side(battleline=["krump"]), side(battleline=["beehemoth", "troll"]))
        t.game.choose("end-turn")
        t.offers("beehemoth", "troll", "krump")
        t.pick("krump")
        assert [t.card(c).power for c in ("krump", "beehemoth", "troll")] == [7, 7, 8]
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        assert [t.card(c).power for c in ("krump", "beehemoth", "troll")] == [7, 7, 8]

    test = cases("""
        after it reaps it moves, and the counters of its new neighbors become Æmber
            rule: glossary/move glossary/neighbor
            ada: line beehemoth krump(power_counters=4) troll(power_counters=2) bumpsy(power_counters=3)
            bo: line valdr(power_counters=1)
            reap beehemoth, answer slot:3
            -> beehemoth exhausted, ada amber: 0 > 6, troll power counters: 2 > 0, bumpsy power counters: 3 > 0
            -> ada line: krump troll beehemoth bumpsy
        it may stay where it is
            ada: line beehemoth(power_counters=1) krump(power_counters=4) troll(power_counters=2)
            reap beehemoth, answer slot:0
            -> beehemoth exhausted, ada amber: 0 > 5, krump power counters: 4 > 0
            -> ada line: beehemoth krump troll
        without counters there it brings no more
            ada: line krump beehemoth troll
            reap beehemoth, answer slot:0
            -> beehemoth exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/poison")
    def test_what_it_damages_in_a_fight_is_destroyed(self) -> None:
        t = table(side(battleline=["beehemoth"]), side(battleline=["lollop-the-titanic"]))
        t.fight("beehemoth", "lollop-the-titanic")
        assert t.line(1) == []


class TestBlueAemberdrake:
    test = cases("""
        destroyed, it brings 4 Æmber and the blue key at its cost
            rule: glossary/forge glossary/cost-at-current-cost
            ada: line blue-æmberdrake(damage=7); amber 3
            bo: line troll
            fight blue-æmberdrake troll, answer key:blue
            -> blue-æmberdrake: battleline > discard, troll: battleline > discard, ada amber: 3 > 1
            -> ada keys: nothing > blue
        with less than the key costs there is none
            ada: line blue-æmberdrake(damage=7); amber 1
            bo: line troll
            fight blue-æmberdrake troll
            -> blue-æmberdrake: battleline > discard, troll: battleline > discard, ada amber: 1 > 5
    """)

    def test_a_key_that_is_forged_already_is_not_forged_again(self) -> None:
        ada = side(battleline=[spec("blue-æmberdrake", damage=7)], amber=3, keys=["blue"])
        t = table(ada, side(battleline=["troll"]))
        t.fight("blue-æmberdrake", "troll")
        assert (t.amber(0), t.game.state.players[0].keys) == (7, ("blue",))


class TestColossipede:
    test = cases("""
        played, it exalts each creature, itself, too
            rule: glossary/exalt
            ada: hand colossipede; line krump
            bo: line troll
            creature colossipede
            -> colossipede: hand > battleline, colossipede exhausted, colossipede amber: 0 > 1, krump amber: 0 > 1,
            -> troll amber: 0 > 1
        a friendly creature moves the Æmber on it to your pool after it fights
            rule: glossary/move
            ada: line colossipede krump(amber=3)
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard, krump amber: 3 > 0,
            -> ada amber: 0 > 3
        an enemy creature does not
            ada: line krump(amber=3)
            bo: line dust-pixie colossipede
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
        nor does a reap
            ada: line colossipede krump(amber=3)
            reap krump
            -> krump exhausted, ada amber: 0 > 1
        what it captures after it fought moves there, too
            rule: glossary/constant-abilities
            ada: line colossipede lancet troll
            bo: line dust-pixie; amber 2
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 2 > 1
    """)


class TestFalcron:
    test = cases("""
        after a neighbor reaps it steals 1 Æmber
            rule: glossary/steal glossary/neighbor
            ada: line krump falcron
            bo: amber 3
            reap krump
            -> krump exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        on its other side, too
            ada: line falcron krump
            bo: amber 3
            reap krump
            -> krump exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        it steals nothing itself
            ada: line krump falcron
            bo: amber 3
            reap falcron
            -> falcron exhausted, ada amber: 0 > 1
        nor does a creature farther off
            ada: line krump troll falcron
            bo: amber 3
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestGrinderSwarm:
    @pytest.mark.parametrize(("mine", "theirs", "power"), [([], [], 4), (["krump"], ["troll", "valdr"], 7)])
    def test_it_has_1_more_power_for_each_creature_in_play(
        self, mine: list[str], theirs: list[str], power: int
    ) -> None:
        t = table(side(battleline=["grinder-swarm", *mine]), side(battleline=theirs))
        assert t.card("grinder-swarm").power == power

    test = cases("""
        after it fights it captures 2 Æmber
            rule: glossary/capture
            ada: line grinder-swarm
            bo: line dust-pixie; amber 3
            fight grinder-swarm dust-pixie
            -> grinder-swarm exhausted, grinder-swarm damage: 0 > 1, dust-pixie: battleline > discard,
            -> grinder-swarm amber: 0 > 2, bo amber: 3 > 1
        after a reap it does not
            ada: line grinder-swarm
            bo: amber 3
            reap grinder-swarm
            -> grinder-swarm exhausted, ada amber: 0 > 1
    """)


class TestGrizzledWyvern:
    test = cases("""
        it captures 6 Æmber, from either player
            rule: glossary/capture
            ada: hand grizzled-wyvern; amber 4
            bo: amber 5
            creature grizzled-wyvern, answer number:3
            -> grizzled-wyvern: hand > battleline, grizzled-wyvern exhausted, grizzled-wyvern amber: 0 > 6,
            -> ada amber: 4 > 1, bo amber: 5 > 2
        with fewer on it, it is destroyed, and the opponent has them
            ada: hand grizzled-wyvern; amber 2
            bo: amber 3
            creature grizzled-wyvern
            -> grizzled-wyvern: hand > discard, ada amber: 2 > 0, bo amber: 3 > 5
    """)


class TestHungryHippogriff:
    test = cases("""
        what lies on another friendly creature that is destroyed is yours
            rule: glossary/destroyed glossary/move
            ada: line hungry-hippogriff bumpsy(amber=3)
            bo: line troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5, ada amber: 0 > 3
        what lies on itself is not
            ada: line hungry-hippogriff(amber=3 damage=7)
            bo: line krump
            fight hungry-hippogriff krump
            -> hungry-hippogriff: battleline > discard, krump: battleline > discard, bo amber: 0 > 3
        so it is in the turn of the opponent
            ada: line troll
            bo: line bumpsy(amber=3) hungry-hippogriff
            fight troll bumpsy
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard, bo amber: 0 > 3
        what lies on an enemy creature is yours as ever
            ada: line troll hungry-hippogriff
            bo: line bumpsy(amber=3)
            fight troll bumpsy
            -> troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard, ada amber: 0 > 3
    """)


class TestIcarus20:
    test = cases("""
        a friendly creature can draw a card, itself, too
            rule: glossary/action-ability
            ada: line icarus-20 krump; deck fear anger punch
            action krump, action icarus-20
            -> krump exhausted, icarus-20 exhausted, fear: deck > hand, anger: deck > hand
    """)

    def test_an_enemy_creature_cannot(self) -> None:
        t = table(side(battleline=["krump"], deck=["fear"]), side(battleline=["icarus-20"]))
        assert not t.can("action", "krump")


class TestImpzilla:
    test = cases("""
        after it fights the most powerful enemy creature is destroyed
            rule: glossary/most-powerful glossary/skirmish
            ada: line impzilla lollop-the-titanic
            bo: line dust-pixie troll krump
            fight impzilla dust-pixie
            -> impzilla exhausted, dust-pixie: battleline > discard, troll: battleline > discard
        after a reap it is not
            ada: line impzilla
            bo: line troll
            reap impzilla
            -> impzilla exhausted, ada amber: 0 > 1
    """)


class TestLancet:
    test = cases("""
        after a friendly creature fights it captures 1 Æmber
            rule: glossary/capture
            ada: line lancet troll
            bo: line dust-pixie; amber 3
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, troll amber: 0 > 1,
            -> bo amber: 3 > 2
        so it does itself
            ada: line lancet troll
            bo: line dust-pixie; amber 3
            fight lancet dust-pixie
            -> lancet exhausted, lancet damage: 0 > 1, dust-pixie: battleline > discard, lancet amber: 0 > 1,
            -> bo amber: 3 > 2
        an enemy creature does not
            ada: line troll
            bo: line lancet dust-pixie; amber 3
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
        nor does a reap
            ada: line lancet troll
            bo: amber 3
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)


class TestMalifiDragon:
    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize(("had", "left"), [(0, 2), (4, 6), (5, 5)])
    def test_at_the_end_of_your_turn_4_or_fewer_grow_by_2(self, had: int, left: int) -> None:
        t = table(side(battleline=["malifi-dragon"], amber=had), side(amber=9))
        t.end_turn()
        assert t.amber(0) == left
        amber = t.amber(0)
        t.game.choose("end-turn")
        assert t.amber(0) == amber


class TestNaja:
    test = cases("""
        after it reaps it brings 3 Æmber more
            ada: line naja
            reap naja
            -> naja exhausted, ada amber: 0 > 4
        a fight brings none
            ada: line naja
            bo: line dust-pixie
            fight naja dust-pixie
            -> naja exhausted, naja damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestRedAemberdrake:
    test = cases("""
        destroyed, it brings 4 Æmber and the red key at its cost
            rule: glossary/forge glossary/cost-at-current-cost
            ada: line red-æmberdrake(damage=7); amber 2
            bo: line troll
            fight red-æmberdrake troll, answer key:red
            -> red-æmberdrake: battleline > discard, troll: battleline > discard, ada amber: 2 > 0
            -> ada keys: nothing > red
    """)


class TestRorqual:
    def test_it_has_1_more_power_for_each_amber_on_it(self) -> None:
        t = table(side(battleline=[spec("rorqual", amber=3), spec("krump", amber=2)]), side())
        assert [t.card(c).power for c in ("rorqual", "krump")] == [8, 6]

    test = cases("""
        after it fights it is exalted
            rule: glossary/exalt
            ada: line rorqual
            bo: line dust-pixie
            fight rorqual dust-pixie
            -> rorqual exhausted, rorqual damage: 0 > 1, dust-pixie: battleline > discard, rorqual amber: 0 > 1
        and after it reaps
            ada: line rorqual
            reap rorqual
            -> rorqual exhausted, ada amber: 0 > 1, rorqual amber: 0 > 1
        its action moves all of it to your pool
            rule: glossary/move
            ada: line rorqual(amber=4) krump(amber=1)
            action rorqual
            -> rorqual exhausted, rorqual amber: 4 > 0, ada amber: 0 > 4
    """)


class TestScreeyan:
    def ended(self, *deck: str) -> Table:
        """Return a table at the choice of a house of Bo, whose deck this is, after a turn of Ada's Screeyan."""
        houses = [House.BROBNAR, House.DIS, House.UNTAMED]
        t = table(side(battleline=["screeyan"], deck=["troll"] * 9), side(deck=[*deck], houses=houses))
        t.game.choose("end-turn")
        return t

    @pytest.mark.rule("glossary/house-choice", "glossary/end-of-turn")
    def test_the_opponent_cannot_choose_the_house_of_the_card_they_discard(self) -> None:
        t = self.ended("fear", "krump", "krump")
        assert (t.ids(1, "discard"), t.ids(1, "deck"), t.ids(0, "discard")) == (["fear"], ["krump", "krump"], [])
        assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar", "house:untamed"))

    def test_one_turn_long(self) -> None:
        t = self.ended("fear", *["krump"] * 20)
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        t.game.choose("end-turn")
        assert t.ids(1, "discard") == ["fear", "krump"]
        assert t.decision.keys() == ("house:dis", "house:untamed")

    def test_with_an_empty_deck_all_houses_are_left(self) -> None:
        assert self.ended().decision.keys() == ("house:brobnar", "house:dis", "house:untamed")

    def test_not_at_the_end_of_the_opponents_turn(self) -> None:
        t = table(side(deck=["fear"] * 9), side(battleline=["screeyan"], deck=["fear"] * 9))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == ([], [])


class TestSentientCloud:
    test = cases("""
        after the friendly creature with the highest power fights you gain 2 Æmber
            ada: line sentient-cloud krump troll
            bo: line dust-pixie lollop-the-titanic
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 2
        another brings none
            ada: line sentient-cloud krump troll
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
        of equals each one does
            ada: line sentient-cloud bumpsy smaaash
            bo: line dust-pixie
            fight smaaash dust-pixie
            -> smaaash exhausted, smaaash damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 2
        an enemy creature brings none
            ada: line troll
            bo: line dust-pixie sentient-cloud
            fight troll dust-pixie
            -> troll exhausted, troll damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestTitanarpon:
    test = cases("""
        the first creature you play in a turn enters play ready
            rule: glossary/enters-play
            ada: line titanarpon; hand krump troll
            creature krump, creature troll
            -> krump: hand > battleline, troll: hand > battleline, troll exhausted
        not one of the opponent
            ada: hand krump
            bo: line titanarpon
            creature krump
            -> krump: hand > battleline, krump exhausted
        played as the first it enters ready itself
            rule: glossary/enters-play
            ada: hand titanarpon krump
            creature titanarpon, creature krump
            -> titanarpon: hand > battleline, krump: hand > battleline, krump exhausted
        not as the second
            ada: hand titanarpon krump
            creature krump, creature titanarpon
            -> titanarpon: hand > battleline, titanarpon exhausted, krump: hand > battleline, krump exhausted
    """)

    def test_in_each_turn_anew(self) -> None:
        ada = side(battleline=["titanarpon"], hand=["krump", "troll"], deck=["fear"] * 9)
        t = table(ada, side(), house=House.BROBNAR)
        t.creature("krump")
        t.end_turn()
        t.end_turn()
        t.creature("troll")
        assert t.card("troll").ready


class TestTyrannusAquilae:
    @pytest.mark.rule("glossary/end-of-turn", "glossary/capture")
    def test_it_captures_1_at_the_end_of_each_turn(self) -> None:
        t = table(side(battleline=["tyrannus-aquilae"], amber=3), side(amber=3))
        t.end_turn()
        assert (t.amber(0), t.amber(1), t.card("tyrannus-aquilae").amber) == (3, 2, 1)
        told = [type(event) for event in t.game.events if isinstance(event, ev.AmberMoved | ev.TurnEnded)]
        assert told == [ev.AmberMoved, ev.TurnEnded]
        t.end_turn()
        assert (t.amber(0), t.amber(1), t.card("tyrannus-aquilae").amber) == (3, 1, 2)

    test = cases("""
        after it fights, 1 Æmber moves from it to your pool
            rule: glossary/move
            ada: line tyrannus-aquilae(amber=3)
            bo: line dust-pixie
            fight tyrannus-aquilae dust-pixie
            -> tyrannus-aquilae exhausted, tyrannus-aquilae damage: 0 > 1, dust-pixie: battleline > discard,
            -> tyrannus-aquilae amber: 3 > 2, ada amber: 0 > 1
    """)


class TestVolax:
    test = cases("""
        destroyed, it doubles the Æmber in your pool
            rule: glossary/destroyed
            ada: line volax(damage=13); amber 3
            bo: line krump; amber 5
            fight volax krump
            -> volax: battleline > discard, krump: battleline > discard, ada amber: 3 > 6
        of none it makes none
            ada: line volax(damage=13)
            bo: line krump; amber 5
            fight volax krump
            -> volax: battleline > discard, krump: battleline > discard
    """)


class TestYellowAemberdrake:
    test = cases("""
        destroyed, it brings 4 Æmber and the yellow key at its cost
            rule: glossary/forge glossary/cost-at-current-cost
            ada: line yellow-æmberdrake(damage=7); amber 2
            bo: line troll
            fight yellow-æmberdrake troll, answer key:yellow
            -> yellow-æmberdrake: battleline > discard, troll: battleline > discard, ada amber: 2 > 0
            -> ada keys: nothing > yellow
    """)

"""Mass Mutation, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Icon
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import side, spec, table

STAR = House.STAR_ALLIANCE


class TestAccessDenied:
    test = cases("""
        its creature cannot reap, another can
            in: staralliance
            ada: line dodger(upgrades=access-denied) armory-officer-nel
            reap armory-officer-nel
            -> ada amber: 0 > 1, armory-officer-nel exhausted
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_reaping_with_its_creature_is_refused(self) -> None:
        ada = side(battleline=[spec("armory-officer-nel", upgrades=["access-denied"])])
        t = table(ada, side(battleline=["troll"]), house=STAR)
        assert not t.can("reap", "armory-officer-nel") and t.can("fight", "armory-officer-nel")


class TestBlastShielding:
    test = cases("""
        its creature has 2 armor more
            in: brobnar
            ada: line krump
            bo: line troll(upgrades=blast-shielding)
            fight krump troll
            -> krump: battleline > discard, troll damage: 0 > 4, troll armor used: 0 > 2
        after its creature was used it may go over to a neighbor
            in: staralliance
            ada: line troll armory-officer-nel(upgrades=blast-shielding) krump bumpsy
            reap armory-officer-nel, answer yes, offers troll krump, pick krump
            -> ada amber: 0 > 1, armory-officer-nel exhausted, blast-shielding on: armory-officer-nel > krump
        or stay
            in: staralliance
            ada: line troll armory-officer-nel(upgrades=blast-shielding)
            reap armory-officer-nel, answer no
            -> ada amber: 0 > 1, armory-officer-nel exhausted
        without a neighbor nothing is asked
            in: staralliance
            ada: line armory-officer-nel(upgrades=blast-shielding)
            reap armory-officer-nel
            -> ada amber: 0 > 1, armory-officer-nel exhausted
        after another was used it stays
            in: staralliance
            ada: line troll(upgrades=blast-shielding) armory-officer-nel
            reap armory-officer-nel
            -> ada amber: 0 > 1, armory-officer-nel exhausted
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_on_an_enemy_creature_its_controller_says_where_it_goes(self) -> None:
        line = ["troll", spec("bumpsy", upgrades=[spec("blast-shielding", owner=0)]), "krump"]
        t = table(side(houses=[House.MARS]), side(battleline=line, houses=[House.BROBNAR]), house=House.MARS)
        t.end_turn()
        t.do("reap", "bumpsy")
        assert t.decision.player == 1
        t.answer("yes")
        t.offers("troll", "krump")
        t.pick("troll")
        assert (t.card("troll").armor, t.card("bumpsy").armor) == (2, 0)


class TestCrewmanJorg:
    test = cases("""
        it steals between creatures of other houses
            in: staralliance
            ada: line troll crewman-jörg krump armory-officer-nel
            bo: amber 2
            action crewman-jörg
            -> ada amber: 0 > 1, bo amber: 2 > 1, crewman-jörg exhausted
        it steals without neighbors
            in: staralliance
            ada: line crewman-jörg
            bo: amber 2
            action crewman-jörg
            -> ada amber: 0 > 1, bo amber: 2 > 1, crewman-jörg exhausted
        not beside one of its own house
            in: staralliance
            ada: line troll crewman-jörg armory-officer-nel
            bo: amber 2
            action crewman-jörg
            -> crewman-jörg exhausted
    """)


class TestDaemoAlien:
    test = cases("""
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line dæmo-alien; deck troll krump bumpsy fear
            bo: line urchin
            fight dæmo-alien urchin, pick krump, offers troll bumpsy, pick troll
            -> dæmo-alien exhausted, krump: deck > hand, ada deck: bumpsy fear troll
        its destruction steals 1
            in: brobnar
            ada: line valdr; amber 2
            bo: line dæmo-alien
            fight valdr dæmo-alien
            -> ada amber: 2 > 1, bo amber: 0 > 1, valdr exhausted, valdr damage: 0 > 3, dæmo-alien: battleline > discard
    """)


class TestHadronCollision:
    test = cases("""
        a ward is removed, then damage dealt that armor does not prevent
            rule: glossary/ward
            in: staralliance
            ada: hand hadron-collision; line troll
            bo: line champion-anaphiel(warded)
            play hadron-collision, offers troll champion-anaphiel, pick champion-anaphiel
            -> hadron-collision: hand > discard, champion-anaphiel warded: yes > no, champion-anaphiel damage: 0 > 3
        a creature without a ward is dealt the damage, too
            rule: glossary/armor
            in: staralliance
            ada: hand hadron-collision
            bo: line bulwark
            play hadron-collision, pick bulwark
            -> hadron-collision: hand > discard, bulwark damage: 0 > 3
    """)


class TestObservUMax:
    test = cases("""
        its creature captures after a reap
            in: staralliance
            ada: line armory-officer-nel(upgrades=observ-u-max)
            bo: amber 2
            reap armory-officer-nel
            -> ada amber: 0 > 1, bo amber: 2 > 1, armory-officer-nel exhausted, armory-officer-nel amber: 0 > 1
        and after a fight
            in: staralliance
            ada: line armory-officer-nel(upgrades=observ-u-max)
            bo: amber 2; line dust-imp
            fight armory-officer-nel dust-imp
            -> bo amber: 2 > 3, armory-officer-nel exhausted, armory-officer-nel amber: 0 > 1,
            -> armory-officer-nel damage: 0 > 2, dust-imp: battleline > discard
    """)


class TestScoutPete:
    test = cases("""
        it may discard the top card of your deck when it is played
            in: staralliance
            ada: hand scout-pete; deck troll krump
            creature scout-pete, answer yes
            -> scout-pete: hand > battleline, scout-pete exhausted, troll: deck > discard
        or leave it there after a reap
            in: staralliance
            ada: line scout-pete; deck troll krump
            reap scout-pete, answer no
            -> ada amber: 0 > 1, scout-pete exhausted
        it may discard after a fight
            in: staralliance
            ada: line scout-pete; deck troll krump
            bo: line urchin
            fight scout-pete urchin, answer yes
            -> scout-pete exhausted, troll: deck > discard
        an empty deck has nothing to look at
            in: staralliance
            ada: line scout-pete
            reap scout-pete
            -> ada amber: 0 > 1, scout-pete exhausted
    """)

    def test_only_its_player_sees_the_card(self) -> None:
        t = table(side(battleline=["scout-pete"], deck=["troll", "krump"]), side(), house=STAR)
        t.do("reap", "scout-pete")
        assert [(e.cards, e.to) for e in t.events(CardsRevealed)] == [((t.number("troll"),), 0)]


class TestSecuriDroid:
    test = cases("""
        it is played as a creature with taunt
            in: staralliance
            ada: hand securi-droid; line troll
            play securi-droid, answer mode:creature, finish
            -> securi-droid: hand > battleline, securi-droid exhausted
        as an upgrade it gives taunt to its creature
            in: staralliance
            ada: hand securi-droid; line troll
            play securi-droid, answer mode:upgrade, pick troll
            -> securi-droid: hand > upgrade, securi-droid on: nothing > troll
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_beside_its_creature_others_cannot_be_attacked(self) -> None:
        t = table(side(hand=["securi-droid"], battleline=["troll", "krump"]), side(battleline=["valdr"]), house=STAR)
        t.do("play", "securi-droid")
        t.answer("mode:upgrade")
        t.pick("troll")
        t.end_turn()
        t.do("fight", "valdr")
        t.offers("troll")


class TestSubdue:
    test = cases("""
        it deals 1 damage to a creature and stuns it
            in: staralliance
            ada: hand subdue; line troll
            bo: line krump
            play subdue, offers troll krump, pick krump
            -> ada amber: 0 > 1, subdue: hand > discard, krump damage: 0 > 1, krump stunned
    """)


class TestSubjectKirby:
    test = cases("""
        one creature of another house may be played
            in: staralliance
            ada: hand subject-kirby troll
            creature subject-kirby, creature troll right
            -> subject-kirby: hand > battleline, subject-kirby exhausted, troll: hand > battleline, troll exhausted
    """)

    def test_after_a_fight_and_a_reap_one_creature_of_another_house_may_be_played(self) -> None:
        for way in ("reap", "fight"):
            ada = side(battleline=["subject-kirby"], hand=["troll", "krump", "cannon"])
            t = table(ada, side(battleline=["urchin"]), house=STAR)
            assert not t.can("play", "troll")
            t.do(way, "subject-kirby")
            if way == "fight":
                t.pick("urchin")
            assert t.can("play", "troll") and not t.can("play", "cannon")
            t.creature("troll")
            assert not t.can("play", "krump")

    def test_a_star_alliance_creature_does_not_take_it_up(self) -> None:
        ada = side(battleline=["subject-kirby"], hand=["troll", "armory-officer-nel"])
        t = table(ada, side(), house=STAR)
        t.do("reap", "subject-kirby")
        t.creature("armory-officer-nel")
        assert t.can("play", "troll")

    def test_the_next_turn_it_may_not(self) -> None:
        t = table(side(battleline=["subject-kirby"], hand=["troll"], houses=[STAR]), side(), house=STAR)
        t.do("reap", "subject-kirby")
        assert t.can("play", "troll")
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "subject-kirby") and not t.can("play", "troll")


class TestSurvey:
    test = cases("""
        of the top two cards of your deck one is discarded
            in: staralliance
            ada: hand survey; deck troll krump bumpsy
            bo: deck valdr
            play survey, offers troll krump
            pick krump
            -> ada amber: 0 > 1, survey: hand > discard, krump: deck > discard, ada deck: troll bumpsy
        of a deck of one card that card is
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: hand survey; deck troll
            play survey, finish
            -> ada amber: 0 > 1, survey: hand > discard, troll: deck > discard
    """)


class TestTeleporterChiefTink:
    test = cases("""
        it changes places with a creature that may then be used
            rule: glossary/swap
            in: staralliance
            ada: line teleporter-chief-tink troll krump
            action teleporter-chief-tink, offers troll krump, pick krump, reap krump
            -> ada amber: 0 > 1, teleporter-chief-tink exhausted, krump exhausted,
            -> ada line: krump troll teleporter-chief-tink
        alone it does nothing
            rule: glossary/swap
            in: staralliance
            ada: line teleporter-chief-tink
            bo: line troll
            action teleporter-chief-tink
            -> teleporter-chief-tink exhausted
    """)

    def test_only_that_creature_may_be_used_and_only_this_turn(self) -> None:
        ada = side(battleline=["teleporter-chief-tink", "troll", "krump"], houses=[STAR])
        t = table(ada, side(), house=STAR)
        t.do("action", "teleporter-chief-tink")
        t.pick("krump")
        assert t.can("reap", "krump") and not t.can("reap", "troll")
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "teleporter-chief-tink") and not t.can("reap", "krump")


class TestAnt110ny:
    test = cases("""
        it captures all when it is played
            in: staralliance
            ada: hand ant1-10ny
            bo: amber 3
            creature ant1-10ny
            -> ant1-10ny: hand > battleline, ant1-10ny exhausted, bo amber: 3 > 0, ant1-10ny amber: 0 > 3
    """)

    def test_at_the_end_of_its_players_turn_alone_1_goes_to_the_opponent(self) -> None:
        t = table(side(battleline=[spec("ant1-10ny", amber=2)]), side(), house=STAR)
        t.end_turn()
        assert (t.card("ant1-10ny").amber, t.amber(0), t.amber(1)) == (1, 0, 1)
        t.end_turn()
        assert (t.card("ant1-10ny").amber, t.amber(0), t.amber(1)) == (1, 0, 1)


class TestArmoryOfficerNel:
    test = cases("""
        each upgrade that enters play draws a card
            in: brobnar
            ada: line armory-officer-nel; hand blood-of-titans; deck troll krump
            play blood-of-titans, pick armory-officer-nel
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > armory-officer-nel,
            -> troll: deck > hand
        also one of the opponent
            in: brobnar
            ada: line valdr; hand blood-of-titans; deck krump
            bo: line armory-officer-nel; deck troll
            play blood-of-titans, pick valdr
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > valdr,
            -> troll: deck > hand
        a creature does not
            in: brobnar
            ada: line armory-officer-nel; hand krump; deck troll
            creature krump right
            -> krump: hand > battleline, krump exhausted
    """)


class TestAwayTeam:
    test = cases("""
        its upgrades go to their owners’ archives
            in: brobnar
            ada: line valdr
            bo: line away-team(damage=4 upgrades=observ-u-max)
            fight valdr away-team
            -> valdr exhausted, valdr damage: 0 > 5, away-team: battleline > discard, observ-u-max: upgrade > archives
        upgrades of others stay where they are
            in: brobnar
            ada: line valdr
            bo: line away-team(damage=4) troll(upgrades=observ-u-max)
            fight valdr away-team
            -> valdr exhausted, valdr damage: 0 > 5, away-team: battleline > discard
    """)

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/archives")
    def test_each_goes_to_the_archives_of_its_own_owner(self) -> None:
        upgrades = [spec("observ-u-max", owner=0), "z-ray-blaster"]
        bo = side(battleline=[spec("away-team", damage=5, upgrades=upgrades)])
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("away-team")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["observ-u-max"], ["z-ray-blaster"])


class TestDetentionCoil:
    test = cases("""
        its creature can reap
            in: staralliance
            ada: line armory-officer-nel(upgrades=detention-coil)
            reap armory-officer-nel
            -> ada amber: 0 > 1, armory-officer-nel exhausted
    """)

    @pytest.mark.rule("glossary/cannot")
    def test_fighting_with_its_creature_is_refused(self) -> None:
        ada = side(battleline=[spec("armory-officer-nel", upgrades=["detention-coil"]), "hayden-oswin"])
        t = table(ada, side(battleline=["troll"]), house=STAR)
        assert not t.can("fight", "armory-officer-nel") and t.can("fight", "hayden-oswin")


class TestHaydenOswin:
    test = cases("""
        after a reap each upgrade on it is worth 1
            in: staralliance
            ada: line hayden-oswin(upgrades=blood-of-titans) troll(upgrades=observ-u-max)
            reap hayden-oswin
            -> ada amber: 0 > 2, hayden-oswin exhausted
        without one it only reaps
            in: staralliance
            ada: line hayden-oswin
            reap hayden-oswin
            -> ada amber: 0 > 1, hayden-oswin exhausted
    """)


class TestLcdrTrigon:
    test = cases("""
        the bonus icons of the top card are resolved as it is discarded
            rule: glossary/bonus-icons
            in: staralliance
            ada: line lcdr-trigon; deck dust-pixie troll
            reap lcdr-trigon
            -> ada amber: 0 > 3, lcdr-trigon exhausted, dust-pixie: deck > discard
        also those that were added
            rule: glossary/bonus-icons
            in: staralliance
            ada: line lcdr-trigon; deck troll(icons=capture) krump
            bo: amber 2
            reap lcdr-trigon, pick lcdr-trigon
            -> ada amber: 0 > 1, bo amber: 2 > 1, lcdr-trigon exhausted, lcdr-trigon amber: 0 > 1, troll: deck > discard
        an empty deck has none
            in: staralliance
            ada: line lcdr-trigon
            reap lcdr-trigon
            -> ada amber: 0 > 1, lcdr-trigon exhausted
    """)


class TestMutagenesisResearcher:
    test = cases("""
        played it resolves no icons, which are for other cards
            rule: glossary/enhance
            in: staralliance
            ada: hand mutagenesis-researcher; deck troll
            bo: line krump; amber 1
            creature mutagenesis-researcher
            -> mutagenesis-researcher: hand > battleline, mutagenesis-researcher exhausted
    """)


class TestNewFrontiers:
    test = cases("""
        cards of the chosen house are archived, the others discarded
            in: staralliance
            ada: hand new-frontiers; deck troll fear krump bumpsy
            play new-frontiers, answer house:brobnar
            -> ada amber: 0 > 1, new-frontiers: hand > discard, troll: deck > archives, krump: deck > archives,
            -> fear: deck > discard
        of a shorter deck as many as there are
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: hand new-frontiers; deck fear
            play new-frontiers, answer house:brobnar
            -> ada amber: 0 > 1, new-frontiers: hand > discard, fear: deck > discard
    """)

    def test_you_choose_the_house(self) -> None:
        t = table(side(hand=["new-frontiers"], deck=["troll"]), side(), house=STAR)
        t.do("play", "new-frontiers")
        assert t.decision.player == 0


class TestParticleSweep:
    test = cases("""
        it deals 2 damage
            in: staralliance
            ada: hand particle-sweep; line troll
            bo: line krump
            play particle-sweep, offers troll krump, pick krump
            -> ada amber: 0 > 1, particle-sweep: hand > discard, krump damage: 0 > 2
        a mutant is destroyed, not damaged
            in: staralliance
            ada: hand particle-sweep
            bo: line commander-dhrxgar
            play particle-sweep, pick commander-dhrxgar
            -> ada amber: 0 > 1, particle-sweep: hand > discard, commander-dhrxgar: battleline > discard
    """)


class TestStealthster:
    test = cases("""
        as an upgrade it gives elusive to its creature
            in: staralliance
            ada: hand stealthster; line troll
            play stealthster, answer mode:upgrade, pick troll
            -> stealthster: hand > upgrade, stealthster on: nothing > troll
    """)

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_on_its_creature_deals_no_damage(self) -> None:
        t = table(side(hand=["stealthster"], battleline=["troll"]), side(battleline=["valdr"]), house=STAR)
        t.do("play", "stealthster")
        t.answer("mode:upgrade")
        t.pick("troll")
        t.end_turn()
        t.fight("valdr", "troll")
        assert (t.card("troll").damage, t.card("valdr").damage) == (0, 0)


class TestAmbassadorLiu:
    test = cases("""
        a card of house Dis
            in: staralliance
            ada: line ambassador-liu; hand fear troll
            bo: amber 5
            action ambassador-liu, offers fear troll, pick fear
            -> ada amber: 0 > 1, bo amber: 5 > 4, ambassador-liu exhausted, fear: hand > discard
        a card of house Shadows
            in: staralliance
            ada: line ambassador-liu; hand urchin
            bo: amber 5
            action ambassador-liu, pick urchin
            -> ada amber: 0 > 1, bo amber: 5 > 4, ambassador-liu exhausted, urchin: hand > discard
        a card of house Logos
            in: staralliance
            ada: line ambassador-liu; hand dextre
            bo: amber 5
            action ambassador-liu, pick dextre
            -> ada amber: 0 > 2, ambassador-liu exhausted, dextre: hand > discard
        a card of house Untamed
            in: staralliance
            ada: line ambassador-liu; hand niffle-ape
            bo: amber 5
            action ambassador-liu, pick niffle-ape
            -> ada amber: 0 > 2, ambassador-liu exhausted, niffle-ape: hand > discard
        a card of house Sanctum
            in: staralliance
            ada: line ambassador-liu; hand bulwark
            bo: amber 5
            action ambassador-liu, pick bulwark
            -> bo amber: 5 > 2, ambassador-liu amber: 0 > 3, ambassador-liu exhausted, bulwark: hand > discard
        a card of house Saurian
            in: staralliance
            ada: line ambassador-liu; hand citizen-shrix
            bo: amber 5
            action ambassador-liu, pick citizen-shrix
            -> bo amber: 5 > 2, ambassador-liu amber: 0 > 3, ambassador-liu exhausted, citizen-shrix: hand > discard
        a card of house Brobnar brings nothing
            in: staralliance
            ada: line ambassador-liu; hand troll
            bo: amber 5
            action ambassador-liu, pick troll
            -> ambassador-liu exhausted, troll: hand > discard
        without a card nothing happens
            in: staralliance
            ada: line ambassador-liu
            bo: amber 5
            action ambassador-liu
            -> ambassador-liu exhausted
    """)


class TestCommanderDhrxgar:
    test = cases("""
        an upgrade on it or on a neighbor brings 1
            in: brobnar
            ada: line krump commander-dhrxgar troll; hand blood-of-titans blood-of-titans
            play blood-of-titans, pick commander-dhrxgar, play blood-of-titans#2, pick troll
            -> ada amber: 0 > 4, blood-of-titans: hand > upgrade, blood-of-titans 2: hand > upgrade,
            -> blood-of-titans on: nothing > commander-dhrxgar, blood-of-titans 2 on: nothing > troll
        so does one that is moved to it
            in: staralliance
            ada: line troll armory-officer-nel(upgrades=blast-shielding) commander-dhrxgar
            reap armory-officer-nel, answer yes, pick commander-dhrxgar
            -> armory-officer-nel exhausted, blast-shielding on: armory-officer-nel > commander-dhrxgar,
            -> ada amber: 0 > 2
        one on another creature does not
            in: brobnar
            ada: line commander-dhrxgar troll krump; hand blood-of-titans
            play blood-of-titans, pick krump
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > krump
        the opponent may attach it
            in: brobnar
            ada: hand blood-of-titans
            bo: line commander-dhrxgar troll
            play blood-of-titans, pick troll
            -> ada amber: 0 > 1, bo amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > troll
    """)


class TestEnsignElSamra:
    def test_the_bonus_icons_of_a_card_in_hand_are_resolved_and_it_stays_there(self) -> None:
        ada = side(battleline=["ensign-el-samra"], hand=["troll", spec("dust-pixie", icons=[Icon.AMBER, Icon.CAPTURE])])
        t = table(ada, side(amber=3, battleline=["krump"]), house=STAR)
        t.do("action", "ensign-el-samra")
        t.offers("troll", "dust-pixie")
        t.pick("dust-pixie")
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("ensign-el-samra").amber) == (3, 2, 1)
        assert t.ids(0, "hand") == ["troll", "dust-pixie"]
        assert [event.cards for event in t.events(CardsRevealed)] == [(t.number("dust-pixie"),)]

    test = cases("""
        a card without bonus icons is only shown
            in: staralliance
            ada: line ensign-el-samra; hand troll
            action ensign-el-samra, pick troll
            -> ensign-el-samra exhausted
    """)


class TestHaplessCadet:
    test = cases("""
        its destruction costs the opponent 3
            in: brobnar
            ada: line valdr; amber 4
            bo: line hapless-cadet
            fight valdr hapless-cadet
            -> ada amber: 4 > 1, valdr exhausted, valdr damage: 0 > 3, hapless-cadet: battleline > discard
        or all there is
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: line valdr; amber 1
            bo: line hapless-cadet
            fight valdr hapless-cadet
            -> ada amber: 1 > 0, valdr exhausted, valdr damage: 0 > 3, hapless-cadet: battleline > discard
    """)


class TestHoldTheLine:
    test = cases("""
        it draws as many cards as the opponent has more creatures
            in: staralliance
            ada: hand hold-the-line; line troll; deck punch fear anger
            bo: line krump bumpsy valdr
            play hold-the-line
            -> ada amber: 0 > 1, hold-the-line: hand > discard, punch: deck > hand, fear: deck > hand
        with as many it draws none
            in: staralliance
            ada: hand hold-the-line; line troll; deck punch fear
            bo: line krump
            play hold-the-line
            -> ada amber: 0 > 1, hold-the-line: hand > discard
    """)


class TestJonCargo:
    test = cases("""
        cards of the house of the discarded card are archived from your hand
            in: staralliance
            ada: line jon-cargo; hand troll fear krump; deck punch anger
            reap jon-cargo
            -> ada amber: 0 > 1, jon-cargo exhausted, punch: deck > discard, troll: hand > archives,
            -> krump: hand > archives
        where no card is of it, none
            in: staralliance
            ada: line jon-cargo; hand troll fear; deck dextre anger
            reap jon-cargo
            -> ada amber: 0 > 1, jon-cargo exhausted, dextre: deck > discard
        without a deck nothing is archived
            in: staralliance
            ada: line jon-cargo; hand troll
            reap jon-cargo
            -> ada amber: 0 > 1, jon-cargo exhausted
    """)

    def test_both_players_see_the_hand(self) -> None:
        t = table(side(battleline=["jon-cargo"], hand=["troll", "fear"], deck=["dextre"]), side(), house=STAR)
        t.do("reap", "jon-cargo")
        shown = [e.cards for e in t.events(CardsRevealed)]
        assert shown == [tuple(t.number(card) for card in ("troll", "fear"))]


class TestKartanoo:
    @pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_an_artifact_of_either_player_is_used_as_if_it_were_yours(self) -> None:
        for nth in (0, 1):
            ada = side(battleline=["kartanoo"], artifacts=["cannon"])
            t = table(ada, side(battleline=["krump"], artifacts=["cannon"]), house=STAR)
            t.do("reap", "kartanoo")
            t.offers("cannon", "cannon")
            t.pick(("cannon", nth))
            t.answer(*t.decision.keys())
            t.pick("krump")
            assert (t.card("krump").damage, t.amber(0)) == (2, 1)
            assert [t.card("cannon", n).ready for n in (0, 1)] == [nth == 1, nth == 0]

    test = cases("""
        without an artifact it only reaps
            in: staralliance
            ada: line kartanoo
            reap kartanoo
            -> ada amber: 0 > 1, kartanoo exhausted
    """)


class TestMatterMaker:
    test = cases("""
        an upgrade of another house is played
            in: staralliance
            ada: artifacts matter-maker; hand blood-of-titans; line troll
            play blood-of-titans, pick troll
            -> ada amber: 0 > 1, blood-of-titans: hand > upgrade, blood-of-titans on: nothing > troll
    """)

    def test_no_other_card_and_not_by_the_opponent(self) -> None:
        ada = side(artifacts=["matter-maker"], hand=["krump", "blood-of-titans"], battleline=["troll"])
        t = table(ada, side(hand=["duskrunner"], battleline=["zorg"], houses=[House.MARS]), house=STAR)
        assert t.can("play", "blood-of-titans") and not t.can("play", "krump")
        t.end_turn()
        assert not t.can("play", "duskrunner")


class TestZForceAgent14:
    test = cases("""
        after a fight each upgrade on it is worth 1
            in: staralliance
            ada: line z-force-agent-14(upgrades=blood-of-titans) troll(upgrades=observ-u-max)
            bo: line dextre(damage=2)
            fight z-force-agent-14 dextre
            -> ada amber: 0 > 1, z-force-agent-14 exhausted, z-force-agent-14 damage: 0 > 3, dextre: battleline > deck
        after a reap they are not
            in: staralliance
            ada: line z-force-agent-14(upgrades=blood-of-titans)
            reap z-force-agent-14
            -> ada amber: 0 > 1, z-force-agent-14 exhausted
    """)


class TestZParticleTracker:
    test = cases("""
        after a fight an upgrade is searched for
            rule: glossary/search
            in: staralliance
            ada: line armory-officer-nel(upgrades=z-particle-tracker); deck blood-of-titans troll observ-u-max
            bo: line urchin
            fight armory-officer-nel urchin, offers 0-1 of: blood-of-titans observ-u-max, pick blood-of-titans
            -> armory-officer-nel exhausted, blood-of-titans: deck > hand
    """)


class TestZRayBlaster:
    test = cases("""
        it gives 3 power and burns the neighbors of what is fought
            in: staralliance
            ada: line armory-officer-nel(upgrades=z-ray-blaster)
            bo: line krump troll bumpsy
            fight armory-officer-nel troll
            -> armory-officer-nel: battleline > discard, z-ray-blaster: upgrade > discard,
            -> krump damage: 0 > 3, bumpsy damage: 0 > 3, troll damage: 0 > 7
    """)


class TestZWaveEmitter:
    @pytest.mark.rule("glossary/ward")
    def test_at_the_start_of_your_turn_its_creature_is_warded(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["z-wave-emitter"])]), side(), house=STAR)
        t.end_turn()
        assert not t.card("troll").warded
        t.end_turn()
        assert t.card("troll").warded

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/upgrades")
    def test_on_an_enemy_creature_it_wards_that_at_the_start_of_your_turn(self) -> None:
        bo = side(battleline=[spec("troll", upgrades=[spec("z-wave-emitter", owner=0)])])
        t = table(side(), bo, house=STAR)
        t.end_turn()
        assert not t.card("troll").warded
        t.end_turn()
        assert t.card("troll").warded


class TestDinoAlien:
    test = cases("""
        exalted as it is played it deals 3 damage
            in: staralliance
            ada: hand dino-alien
            bo: line krump
            creature dino-alien, answer yes, offers dino-alien krump, pick krump
            -> dino-alien: hand > battleline, dino-alien exhausted, dino-alien amber: 0 > 1, krump damage: 0 > 3
        it need not be
            in: staralliance
            ada: hand dino-alien
            bo: line krump
            creature dino-alien, answer no
            -> dino-alien: hand > battleline, dino-alien exhausted
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line dino-alien; deck troll krump bumpsy fear
            bo: line dextre(damage=2)
            fight dino-alien dextre, pick krump, offers troll bumpsy, pick troll
            -> dino-alien exhausted, dino-alien damage: 0 > 3, dextre: battleline > deck, krump: deck > hand,
            -> ada deck: bumpsy fear troll
    """)


class TestLycoAlien:
    test = cases("""
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line lyco-alien; deck troll krump bumpsy fear
            bo: line urchin
            fight lyco-alien urchin, pick krump, offers troll bumpsy, pick troll
            -> lyco-alien exhausted, krump: deck > hand, ada deck: bumpsy fear troll
        of a deck of two one of them goes to the bottom
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: line lyco-alien; deck troll krump
            bo: line urchin
            fight lyco-alien urchin, pick krump, pick troll
            -> lyco-alien exhausted, krump: deck > hand
    """)


class TestSacroAlien:
    test = cases("""
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line sacro-alien; deck troll krump bumpsy fear
            bo: line urchin
            fight sacro-alien urchin, pick krump, offers troll bumpsy, pick troll
            -> sacro-alien exhausted, krump: deck > hand, ada deck: bumpsy fear troll
        of a deck of two one of them goes to the bottom
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: line sacro-alien; deck troll krump
            bo: line urchin
            fight sacro-alien urchin, pick krump, pick troll
            -> sacro-alien exhausted, krump: deck > hand
    """)


class TestTechnoAlien:
    test = cases("""
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line techno-alien; deck troll krump bumpsy fear
            bo: line urchin
            fight techno-alien urchin, pick krump, offers troll bumpsy, pick troll
            -> techno-alien exhausted, krump: deck > hand, ada deck: bumpsy fear troll
        of a deck of two one of them goes to the bottom
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: line techno-alien; deck troll krump
            bo: line urchin
            fight techno-alien urchin, pick krump, pick troll
            -> techno-alien exhausted, krump: deck > hand
        after a reap a card is discarded for another
            in: staralliance
            ada: line techno-alien; hand fear; deck troll
            reap techno-alien, pick fear
            -> ada amber: 0 > 1, techno-alien exhausted, fear: hand > discard, troll: deck > hand
        without a card in hand none is drawn
            in: staralliance
            ada: line techno-alien; deck troll
            reap techno-alien
            -> ada amber: 0 > 1, techno-alien exhausted
    """)


class TestUmbraAlien:
    test = cases("""
        after a fight, of the top 3 cards of your deck one comes into your hand and another on the bottom
            in: staralliance
            ada: line umbra-alien; deck troll krump bumpsy fear
            bo: line urchin
            fight umbra-alien urchin, pick krump, offers troll bumpsy, pick troll
            -> umbra-alien exhausted, krump: deck > hand, ada deck: bumpsy fear troll
        of a deck of two one of them goes to the bottom
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: line umbra-alien; deck troll krump
            bo: line urchin
            fight umbra-alien urchin, pick krump, pick troll
            -> umbra-alien exhausted, krump: deck > hand
    """)

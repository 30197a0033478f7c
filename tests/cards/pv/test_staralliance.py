"""Prophetic Visions, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.cards.pv.fates import fulfilled
from tests.tables import side, spec, table

STAR = House.STAR_ALLIANCE


class TestCwoTucheay:
    test = cases("""
        played it fully heals and uses a creature of any house
            in: staralliance
            ada: hand cwo-tucheay; line krump(damage=4) silvertooth
            bo: line troll
            creature cwo-tucheay, offers krump silvertooth cwo-tucheay, pick krump, answer reap:krump
            -> cwo-tucheay: hand > battleline, cwo-tucheay exhausted, krump damage: 4 > 0, krump exhausted,
            -> ada amber: 0 > 1
        reaping it does the same
            in: staralliance
            ada: line krump(damage=4) cwo-tucheay
            reap cwo-tucheay, pick krump, finish
            -> cwo-tucheay exhausted, krump damage: 4 > 0, krump exhausted, ada amber: 0 > 2
        an exhausted creature is healed alone
            in: staralliance
            ada: line krump(damage=4 exhausted) cwo-tucheay
            reap cwo-tucheay, pick krump
            -> cwo-tucheay exhausted, krump damage: 4 > 0, ada amber: 0 > 1
        fighting it does nothing
            in: staralliance
            ada: line krump(damage=4) cwo-tucheay
            bo: line silvertooth
            fight cwo-tucheay silvertooth
            -> cwo-tucheay exhausted, cwo-tucheay damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestCosmicRecompense:
    test = cases("""
        three damage twice, and an amber for each creature that stands
            rule: glossary/preceding-repeat-the-preceding
            in: staralliance
            ada: hand cosmic-recompense; line urchin
            bo: line troll dust-pixie; amber 3
            play cosmic-recompense, offers troll dust-pixie
            pick dust-pixie, offers troll
            pick troll
            -> cosmic-recompense: hand > discard, dust-pixie: battleline > discard, troll damage: 0 > 3,
            -> bo amber: 3 > 2, ada amber: 0 > 1
        one creature may be struck twice
            in: staralliance
            ada: hand cosmic-recompense
            bo: line troll dust-pixie; amber 3
            play cosmic-recompense, pick troll, pick troll
            -> cosmic-recompense: hand > discard, troll damage: 0 > 6, bo amber: 3 > 1, ada amber: 0 > 2
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_keeps_the_active_player_from_playing_cards_this_turn(self) -> None:
        t = fulfilled("cosmic-recompense", ["bumpsy"], {"battleline": ["troll"]}, hand=["punch", "anger"])
        assert not t.can("play", "punch") and t.can("discard", "anger") and t.can("reap", "bumpsy")
        assert t.zone("cosmic-recompense") == "discard"
        t.end_turn()
        t.end_turn()
        assert t.can("play", "punch")


class TestKajuZhan:
    test = cases("""
        attacking it ignores armor and taunt
            in: staralliance
            ada: line kaju-zhan gub
            bo: line ardent-hero francus krump; deck fear
            fight kaju-zhan francus
            -> kaju-zhan: battleline > discard, francus: battleline > discard
        it survives, and an enemy creature goes
            in: staralliance
            ada: line kaju-zhan gub
            bo: line ardent-hero mother krump; deck fear; artifacts cannon
            fight kaju-zhan mother, offers ardent-hero krump, pick krump
            -> kaju-zhan exhausted, kaju-zhan damage: 0 > 5, mother: battleline > discard, krump: battleline > deck
            -> bo deck: krump fear
        armor counts when it is attacked
            in: sanctum
            ada: line francus
            bo: line kaju-zhan(damage=1)
            fight francus kaju-zhan
            -> francus exhausted, francus armor used: 0 > 1, francus damage: 0 > 5,
            -> kaju-zhan: battleline > discard
        reaping it moves nothing
            in: staralliance
            ada: line kaju-zhan
            bo: line krump
            reap kaju-zhan
            -> kaju-zhan exhausted, ada amber: 0 > 1
    """)


class TestKasheekFall:
    test = cases("""
        each creature with a more powerful neighbor is destroyed
            in: staralliance
            ada: hand kasheek-fall; line troll bumpsy krump
            bo: line shooler pit-demon silvertooth
            play kasheek-fall, finish
            -> kasheek-fall: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard,
            -> silvertooth: battleline > discard
        its fate destroys each creature with a less powerful neighbor
            rule: glossary/fulfill
            in: brobnar
            ada: line troll bumpsy valdr
            bo: fate kasheek-fall; line silvertooth pit-demon shooler
            reap valdr, finish
            -> fulfilled kasheek-fall, ada amber: 0 > 1, troll: battleline > discard, valdr: battleline > discard,
            -> pit-demon: battleline > discard
        its fate destroys no creature without neighbors
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr
            bo: fate kasheek-fall; line troll
            reap valdr
            -> fulfilled kasheek-fall, ada amber: 0 > 1, valdr exhausted
        without neighbors nothing is destroyed
            in: staralliance
            ada: hand kasheek-fall; line troll
            bo: line silvertooth
            play kasheek-fall
            -> kasheek-fall: hand > discard, ada amber: 0 > 1
        one more powerful neighbor of two is enough
            in: staralliance
            ada: hand kasheek-fall; line silvertooth krump troll
            play kasheek-fall, finish
            -> kasheek-fall: hand > discard, ada amber: 0 > 1, silvertooth: battleline > discard,
            -> krump: battleline > discard
        and one less powerful of two for its fate
            rule: glossary/fulfill
            in: brobnar
            ada: line silvertooth valdr troll
            bo: fate kasheek-fall
            reap valdr, finish
            -> fulfilled kasheek-fall, ada amber: 0 > 1, valdr: battleline > discard, troll: battleline > discard
    """)


class TestSample42C:
    test = cases("""
        an amber of the opponent goes onto it
            in: staralliance
            ada: artifacts sample-42-c(amber=2)
            bo: amber 3
            action sample-42-c
            -> bo amber: 3 > 2, sample-42-c amber: 2 > 3, sample-42-c exhausted
        with four on it it is a key at no cost and is purged
            in: staralliance
            ada: artifacts sample-42-c(amber=3); amber 1
            bo: amber 3
            action sample-42-c, finish
            -> bo amber: 3 > 2, sample-42-c: artifacts > purged, ada keys: nothing > red
        with five, too
            in: staralliance
            ada: artifacts sample-42-c(amber=4)
            bo: amber 3
            action sample-42-c, finish
            -> bo amber: 3 > 2, sample-42-c: artifacts > purged, ada keys: nothing > red
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_lets_the_strongest_enemy_capture_half_of_the_active_players_amber(self) -> None:
        t = fulfilled(
            "sample-42-c", ["yxilx-dominator"], {"battleline": ["troll", "krump"], "amber": 4}, amber=4
        )  # 5 after reaping
        assert (t.amber(0), t.amber(1), t.card("troll").amber, t.card("krump").amber) == (3, 4, 2, 0)
        assert t.card("yxilx-dominator").amber == 0
        assert t.zone("sample-42-c") == "discard"


class TestYondarSLog:
    test = cases("""
        outnumbered you archive your hand
            in: staralliance
            ada: hand yondar-s-log fear anger; line krump
            bo: hand urchin; line troll gub
            play yondar-s-log, finish
            -> yondar-s-log: hand > discard, ada amber: 0 > 1, fear: hand > archives, anger: hand > archives
        with as many creatures you archive nothing
            in: staralliance
            ada: hand yondar-s-log fear anger; line krump
            bo: line troll
            play yondar-s-log
            -> yondar-s-log: hand > discard, ada amber: 0 > 1
    """)


class TestBridgeOfficerZaro:
    test = cases("""
        fighting it captures three and readies a friendly creature that is no Alien
            in: staralliance
            ada: line bridge-officer-zaro krump(exhausted) lieutenant-khrkhar(exhausted)
            bo: line silvertooth(exhausted) troll; amber 5
            fight bridge-officer-zaro silvertooth, offers bridge-officer-zaro krump, pick krump
            -> bridge-officer-zaro exhausted, bridge-officer-zaro armor used: 0 > 1, bridge-officer-zaro damage: 0 > 1,
            -> silvertooth: battleline > discard, bo amber: 5 > 2, bridge-officer-zaro amber: 0 > 3,
            -> krump exhausted: yes > no
        with nothing captured nobody is readied
            in: staralliance
            ada: line bridge-officer-zaro krump(exhausted)
            bo: line silvertooth
            fight bridge-officer-zaro silvertooth
            -> bridge-officer-zaro exhausted, bridge-officer-zaro armor used: 0 > 1, bridge-officer-zaro damage: 0 > 1,
            -> silvertooth: battleline > discard
        reaping it captures nothing
            in: staralliance
            ada: line bridge-officer-zaro krump(exhausted)
            bo: amber 5
            reap bridge-officer-zaro
            -> bridge-officer-zaro exhausted, ada amber: 0 > 1
        destroyed in the fight it captures nothing
            in: staralliance
            ada: line bridge-officer-zaro krump(exhausted)
            bo: line troll; amber 5
            fight bridge-officer-zaro troll
            -> bridge-officer-zaro: battleline > discard, troll damage: 0 > 3
        with two of the three nobody is readied
            rule: glossary/if-you-do-and-in-order-to
            in: staralliance
            ada: line bridge-officer-zaro krump(exhausted)
            bo: line silvertooth; amber 2
            fight bridge-officer-zaro silvertooth
            -> bridge-officer-zaro exhausted, bridge-officer-zaro armor used: 0 > 1, bridge-officer-zaro damage: 0 > 1,
            -> silvertooth: battleline > discard, bo amber: 2 > 0, bridge-officer-zaro amber: 0 > 2
    """)


class TestDigitalSignal:
    test = cases("""
        a card is archived for each of the opponent's archives, which are discarded
            in: staralliance
            ada: hand digital-signal fear anger urchin; archives mother
            bo: archives troll punch; hand bumpsy
            play digital-signal, offers fear anger urchin, pick anger, offers fear urchin, pick urchin, finish
            -> digital-signal: hand > discard, ada amber: 0 > 1, anger: hand > archives, urchin: hand > archives,
            -> troll: archives > discard, punch: archives > discard
        without archives of the opponent nothing is archived
            in: staralliance
            ada: hand digital-signal fear; archives mother
            play digital-signal
            -> digital-signal: hand > discard, ada amber: 0 > 1
    """)


class TestFurtherInvestigations:
    test = cases("""
        a card is archived for each friendly creature destroyed
            in: staralliance
            ada: hand further-investigations fear anger urchin; line troll krump silvertooth(warded); artifacts cannon
            bo: line gub
            play further-investigations, offers 0-3 of: troll krump silvertooth, pick troll silvertooth
            offers fear anger urchin, pick anger
            -> further-investigations: hand > discard, ada amber: 0 > 1, troll: battleline > discard,
            -> silvertooth warded: yes > no, anger: hand > archives
        two creatures are two cards
            in: staralliance
            ada: hand further-investigations fear anger urchin; line troll krump
            play further-investigations, pick troll krump, finish
            -> further-investigations: hand > discard, ada amber: 0 > 1, troll: battleline > discard,
            -> krump: battleline > discard, fear: hand > archives, anger: hand > archives
        none may be destroyed
            in: staralliance
            ada: hand further-investigations fear; line troll
            play further-investigations, answer done
            -> further-investigations: hand > discard, ada amber: 0 > 1
    """)


class TestGalacticTariff:
    test = cases("""
        reaping the creature captures from its own side
            in: brobnar
            ada: line krump(upgrades=galactic-tariff) bumpsy; amber 3
            bo: amber 3
            reap krump
            -> krump exhausted, krump amber: 0 > 1
        fighting it captures from its own side
            in: brobnar
            ada: line krump(upgrades=galactic-tariff) valdr; amber 3
            bo: line gub mother; amber 3
            fight krump mother
            -> krump exhausted, krump damage: 0 > 5, mother: battleline > discard, krump amber: 0 > 1,
            -> ada amber: 3 > 2, bo amber: 3 > 2
        it may be attached to an enemy creature
            in: staralliance
            ada: hand galactic-tariff; amber 4
            bo: line krump; amber 3; hand fear
            play galactic-tariff, finish
            -> ada amber: 4 > 5, galactic-tariff: hand > upgrade, galactic-tariff on: nothing > krump
    """)

    def test_a_creature_of_the_opponent_captures_from_the_opponent(self) -> None:
        armed = spec("krump", upgrades=[spec("galactic-tariff", owner=1)])
        t = table(side(battleline=[armed], amber=3), side(amber=5), house=House.BROBNAR)
        t.do("reap", "krump")
        assert (t.amber(0), t.amber(1), t.card("krump").amber) == (3, 5, 1)


class TestGleamingTheCube:
    test = cases("""
        a friendly creature is readied and used
            in: staralliance
            ada: hand gleaming-the-cube; line krump(exhausted) valdr; artifacts cannon
            bo: line troll
            play gleaming-the-cube, offers krump valdr, pick krump, answer reap:krump
            -> gleaming-the-cube: hand > discard, ada amber: 0 > 2
        also a ready one
            in: staralliance
            ada: hand gleaming-the-cube; line krump(exhausted) valdr
            play gleaming-the-cube, pick valdr, finish
            -> gleaming-the-cube: hand > discard, ada amber: 0 > 2, valdr exhausted
    """)

    @pytest.mark.rule("glossary/fulfill")
    @pytest.mark.parametrize(("deck", "ready"), [(["mother", "fear"], "batdrone"), ([], "bumpsy")])
    def test_its_fate_makes_the_house_of_the_discarded_card_active(self, deck: list[str], ready: str) -> None:
        t = fulfilled("gleaming-the-cube", ["bumpsy", "batdrone"], {"deck": ["fear"]}, deck=deck)
        assert (t.ids(0, "discard"), t.ids(1, "deck")) == (deck[:1], ["fear"])
        assert [card for card in ("bumpsy", "batdrone") if t.can("reap", card)] == [ready]


class TestOmicronCallen:
    test = cases("""
        each other creature is destroyed
            in: staralliance
            ada: line omicron-callen krump; artifacts cannon
            bo: line troll gub
            reap omicron-callen, finish
            -> omicron-callen exhausted, ada amber: 0 > 1, krump: battleline > discard, troll: battleline > discard,
            -> gub: battleline > discard
        its fate destroys the active player's creatures that share no house with a neighbor
            rule: glossary/fulfill
            in: brobnar
            ada: line pingle-who-annoys valdr big-sal gub mother; artifacts cannon
            bo: fate omicron-callen; line troll umbra
            reap valdr, finish
            -> fulfilled omicron-callen, ada amber: 0 > 1, valdr exhausted, big-sal: battleline > discard,
            -> gub: battleline > discard, mother: battleline > discard
        a creature without neighbors shares its house with none
            in: brobnar
            ada: line valdr
            bo: fate omicron-callen; line troll
            reap valdr
            -> fulfilled omicron-callen, ada amber: 0 > 1, valdr: battleline > discard
        fighting it destroys no other
            in: staralliance
            ada: line omicron-callen krump
            bo: line dust-pixie troll
            fight omicron-callen dust-pixie
            -> omicron-callen exhausted, omicron-callen damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestDal33T3r:
    test = cases("""
        two enemy creatures return to hand
            in: staralliance
            ada: line dal-33-t3r krump
            bo: line troll gub valdr; artifacts cannon
            reap dal-33-t3r, offers 2-2 of: troll gub valdr, pick troll valdr
            -> dal-33-t3r exhausted, ada amber: 0 > 1, troll: battleline > hand, valdr: battleline > hand
        a single one returns
            in: staralliance
            ada: line dal-33-t3r krump
            bo: line troll
            reap dal-33-t3r, finish
            -> dal-33-t3r exhausted, ada amber: 0 > 1, troll: battleline > hand
        its fate purges the strongest creature of the active player
            rule: glossary/fulfill
            in: brobnar
            ada: line krump bumpsy valdr
            bo: fate dal-33-t3r; line troll
            reap valdr, offers krump valdr, pick krump
            -> fulfilled dal-33-t3r, ada amber: 0 > 1, valdr exhausted, krump: battleline > purged
        fighting it returns nobody
            in: staralliance
            ada: line dal-33-t3r
            bo: line dust-pixie troll krump
            fight dal-33-t3r dust-pixie
            -> dal-33-t3r exhausted, dal-33-t3r damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestEnsignClark:
    test = cases("""
        it has no ability in play
            in: staralliance
            ada: line ensign-clark; artifacts key-to-dis
            bo: line silvertooth
            reap ensign-clark
            -> ensign-clark exhausted, ada amber: 0 > 1
        its fate destroys an artifact of the active player
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; artifacts key-to-dis soul-lock
            bo: fate ensign-clark; artifacts lash-of-broken-dreams
            reap valdr, offers key-to-dis soul-lock, pick soul-lock
            -> fulfilled ensign-clark, ada amber: 0 > 1, valdr exhausted, soul-lock: artifacts > discard
    """)


class TestPrecisionStriker:
    test = cases("""
        played it discards three cards of the opponent's deck and puts one back on the bottom
            in: staralliance
            ada: hand precision-striker; deck fear
            bo: deck troll krump anger valdr gub; discard urchin
            creature precision-striker, offers troll krump anger, pick krump
            -> precision-striker: hand > battleline, precision-striker exhausted, troll: deck > discard,
            -> anger: deck > discard
            -> bo deck: valdr gub krump
        fighting
            in: staralliance
            ada: line precision-striker
            bo: line urchin; deck troll krump bumpsy valdr
            fight precision-striker urchin, pick troll
            -> precision-striker exhausted, krump: deck > discard, bumpsy: deck > discard
            -> bo deck: valdr troll
        reaping
            in: staralliance
            ada: line precision-striker
            bo: deck troll krump bumpsy valdr
            reap precision-striker, pick bumpsy
            -> precision-striker exhausted, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard
            -> bo deck: valdr bumpsy
        destroyed in the fight, it does nothing
            rule: glossary/fight
            in: staralliance
            ada: line precision-striker
            bo: line troll(power_counters=9); deck krump bumpsy valdr
            fight precision-striker troll
            -> precision-striker: battleline > discard, troll damage: 0 > 2
    """)


class TestRecoveryOperation:
    test = cases("""
        of the bottom three cards any may be put on top
            in: staralliance
            ada: hand recovery-operation; deck fear anger krump bumpsy; discard urchin
            bo: deck gub
            play recovery-operation, offers 0-3 of: bumpsy krump anger, pick krump
            -> recovery-operation: hand > discard, anger: deck > discard, bumpsy: deck > discard
            -> ada deck: krump fear
        none need be
            in: staralliance
            ada: hand recovery-operation; deck fear troll krump bumpsy
            play recovery-operation, answer done
            -> recovery-operation: hand > discard, troll: deck > discard, krump: deck > discard, bumpsy: deck > discard
    """)

    def test_they_are_put_there_in_any_order(self) -> None:
        orders = set()
        for first, second in (("krump", "troll"), ("troll", "krump")):
            t = table(side(hand=["recovery-operation"], deck=["fear", "troll", "krump", "bumpsy"]), side(), house=STAR)
            t.do("play", "recovery-operation")
            t.pick("krump", "troll")
            t.pick(first, second)
            orders.add(tuple(t.ids(0, "deck")))
        assert orders == {("krump", "troll", "fear"), ("troll", "krump", "fear")}


class TestRefit:
    test = cases("""
        an upgrade of either player moves to another creature of either player
            rule: glossary/upgrades glossary/move
            in: staralliance
            ada: hand refit; line troll urchin(upgrades=blood-of-titans)
            bo: line krump valdr(upgrades=duskrunner)
            play refit, answer yes, offers blood-of-titans duskrunner, pick duskrunner
            offers troll urchin krump, pick urchin
            -> refit: hand > discard, ada amber: 0 > 1, duskrunner on: valdr > urchin
        none need be moved
            rule: glossary/may
            in: staralliance
            ada: hand refit; line troll urchin(upgrades=blood-of-titans)
            play refit, answer no
            -> refit: hand > discard, ada amber: 0 > 1
        nothing is asked where no other creature is in play
            in: staralliance
            ada: hand refit; line urchin(upgrades=blood-of-titans)
            play refit
            -> refit: hand > discard, ada amber: 0 > 1
        nor where there is no upgrade in play
            in: staralliance
            ada: hand refit duskrunner; line urchin; discard blood-of-titans
            bo: line krump
            play refit
            -> refit: hand > discard, ada amber: 0 > 1
        a creature that it kept alive is destroyed once it is gone
            rule: glossary/damage
            in: staralliance
            ada: hand refit; line troll
            bo: line urchin(damage=3 upgrades=blood-of-titans)
            play refit, answer yes, pick blood-of-titans, pick troll
            -> refit: hand > discard, ada amber: 0 > 1, blood-of-titans on: urchin > troll, urchin: battleline > discard
        an upgrade that says what it can be attached to goes nowhere else
            in: staralliance
            ada: hand refit; line troll
            bo: line urchin(upgrades=blood-of-titans) legendary-keyraken(upgrades=titanic-maw)
            play refit, answer yes, pick titanic-maw, offers troll urchin, pick troll
            -> refit: hand > discard, ada amber: 0 > 1
        its fate destroys an upgrade on a creature of the active player
            rule: glossary/prophecy
            ada: line valdr troll(upgrades=blood-of-titans) urchin(upgrades=shoulder-armor)
            bo: fate refit; line krump(upgrades=duskrunner)
            reap valdr, offers blood-of-titans shoulder-armor, pick shoulder-armor
            -> fulfilled refit, valdr exhausted, ada amber: 0 > 1, shoulder-armor: upgrade > discard
        without one nothing
            ada: line valdr
            bo: fate refit; line krump(upgrades=duskrunner)
            reap valdr
            -> fulfilled refit, valdr exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/upgrades", "glossary/control-and-ownership")
    def test_the_upgrade_stays_with_its_controller_and_works_where_it_is_now(self) -> None:
        ada = side(hand=["refit"], battleline=["urchin"])
        t = table(ada, side(battleline=[spec("troll", upgrades=["blood-of-titans"])]), house=STAR)
        t.do("play", "refit")
        t.answer("yes")
        t.pick("blood-of-titans")
        t.pick("urchin")
        assert (t.card("blood-of-titans").controller, t.card("urchin").power, t.card("troll").power) == (1, 6, 8)


class TestReservistJones:
    test = cases("""
        two amber for each neighbor of another house
            in: staralliance
            ada: hand reservist-jones; line krump gub
            bo: amber 7; line troll
            play reservist-jones, answer slot:1
            -> reservist-jones: hand > battleline, reservist-jones exhausted, bo amber: 7 > 3,
            -> reservist-jones amber: 0 > 4
        a neighbor of Star Alliance counts for nothing
            in: staralliance
            ada: hand reservist-jones; line krump ensign-clark gub
            bo: amber 7
            play reservist-jones, answer slot:1
            -> reservist-jones: hand > battleline, reservist-jones exhausted, bo amber: 7 > 5,
            -> reservist-jones amber: 0 > 2
        alone it captures nothing
            in: staralliance
            ada: hand reservist-jones
            bo: amber 7; line krump gub
            creature reservist-jones
            -> reservist-jones: hand > battleline, reservist-jones exhausted
    """)


class TestSilAT8:
    test = cases("""
        for each neighbor of Star Alliance a creature that is no Robot is readied
            in: staralliance
            ada: line ensign-clark(exhausted) sil-a-t8 omicron-callen krump(exhausted); artifacts cannon(exhausted)
            bo: line troll(exhausted) batdrone(exhausted)
            reap sil-a-t8, answer yes, offers ensign-clark omicron-callen krump troll, pick krump
            offers ensign-clark omicron-callen krump troll, pick troll
            -> sil-a-t8 exhausted, ada amber: 0 > 1, krump exhausted: yes > no, troll exhausted: yes > no
        one neighbor is one creature, also for fighting
            in: staralliance
            ada: line ensign-clark(exhausted) sil-a-t8 gub krump(exhausted)
            bo: line urchin troll(exhausted)
            fight sil-a-t8 urchin, answer yes, pick krump
            -> sil-a-t8 exhausted, krump exhausted: yes > no
        it need not be
            in: staralliance
            ada: line ensign-clark(exhausted) sil-a-t8
            reap sil-a-t8, answer no
            -> sil-a-t8 exhausted, ada amber: 0 > 1
        without such a neighbor nothing is readied
            in: staralliance
            ada: line gub sil-a-t8 krump(exhausted) ensign-clark(exhausted)
            reap sil-a-t8
            -> sil-a-t8 exhausted, ada amber: 0 > 1
    """)


class TestSpadeTeller:
    test = cases("""
        played: the top card is of the chosen house
            in: staralliance
            ada: hand spade-teller; deck krump fear
            creature spade-teller, answer house:brobnar
            -> spade-teller: hand > battleline, spade-teller exhausted, krump: deck > discard, ada amber: 0 > 1
        reaping: it is not
            in: staralliance
            ada: line spade-teller; deck krump fear
            bo: deck mother
            reap spade-teller, answer house:dis
            -> spade-teller exhausted, krump: deck > discard, ada amber: 0 > 1
        reaping: it is
            in: staralliance
            ada: line spade-teller; deck krump fear
            reap spade-teller, answer house:brobnar
            -> spade-teller exhausted, krump: deck > discard, ada amber: 0 > 2
        fighting
            in: staralliance
            ada: line spade-teller; deck krump fear
            bo: line urchin
            fight spade-teller urchin, answer house:brobnar
            -> spade-teller exhausted, krump: deck > discard, ada amber: 0 > 1
        without a deck there is no amber
            in: staralliance
            ada: hand spade-teller
            creature spade-teller
            -> spade-teller: hand > battleline, spade-teller exhausted
        destroyed in the fight, it does nothing
            rule: glossary/fight
            in: staralliance
            ada: line spade-teller; deck krump fear
            bo: line troll
            fight spade-teller troll
            -> spade-teller: battleline > discard, troll damage: 0 > 2
    """)

    def test_you_choose_the_house(self) -> None:
        t = table(side(battleline=["spade-teller"], deck=["krump"]), house=STAR)
        t.do("reap", "spade-teller")
        assert t.decision.player == 0


class TestStrategicFeint:
    test = cases("""
        two enemy creatures are dealt a damage each and exhausted
            in: staralliance
            ada: hand strategic-feint; line valdr
            bo: line troll krump gub
            play strategic-feint, offers 2-2 of: troll krump gub, pick troll gub
            -> strategic-feint: hand > discard, ada amber: 0 > 1, troll damage: 0 > 1, troll exhausted,
            -> gub: battleline > discard
        a single one is, too
            in: staralliance
            ada: hand strategic-feint; line valdr
            bo: line troll
            play strategic-feint, finish
            -> strategic-feint: hand > discard, ada amber: 0 > 1, troll damage: 0 > 1, troll exhausted
    """)

    @pytest.mark.rule("glossary/fulfill")
    @pytest.mark.parametrize(
        ("top", "playable"), [("mother", {"punch"}), ("fear", {"krump"}), ("soul-lock", {"krump", "punch"})]
    )
    def test_its_fate_forbids_the_active_player_cards_of_the_discarded_type_this_turn(
        self, top: str, playable: set[str]
    ) -> None:
        t = fulfilled("strategic-feint", (), {"deck": ["urchin"]}, hand=["krump", "punch"], deck=[top, *["fear"] * 20])
        assert (t.ids(0, "discard"), t.ids(1, "deck")) == ([top], ["urchin"])
        assert {card for card in ("krump", "punch") if t.can("play", card)} == playable
        assert t.can("discard", "krump") and t.can("discard", "punch")
        t.end_turn()
        t.end_turn()
        assert t.can("play", "krump") and t.can("play", "punch")

"""Prophetic Visions, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.events import CardMoved, DamageDealt
from tests.cards.lines import cases
from tests.tables import side, table

HERE = House.SANCTUM


class TestCollectiveCalm:
    test = cases("""
        each creature gains one more amber by reaping
            ada: artifacts collective-calm; line valdr
            reap valdr
            -> valdr exhausted, ada amber: 0 > 2
        enemy creatures too
            ada: line valdr
            bo: artifacts collective-calm
            reap valdr
            -> valdr exhausted, ada amber: 0 > 2
        a friendly creature that fights destroys it
            in: brobnar
            ada: artifacts collective-calm; line valdr
            bo: line flaxia
            fight valdr flaxia
            -> collective-calm: artifacts > discard, valdr exhausted, valdr damage: 0 > 4, flaxia: battleline > discard
        an enemy creature that fights does not
            ada: line krump
            bo: artifacts collective-calm; line bumpsy
            fight krump bumpsy
            -> krump exhausted, krump damage: 0 > 5, bumpsy: battleline > discard
    """)

    def test_it_is_there_until_the_fight_is_over(self) -> None:
        t = table(side(artifacts=["collective-calm"], battleline=["valdr"]), side(battleline=["flaxia"]))
        t.fight("valdr", "flaxia")
        kinds = [event.kind for event in t.game.events]
        calm = t.number("collective-calm")
        gone = next(n for n, event in enumerate(t.game.events) if isinstance(event, CardMoved) and event.card == calm)
        assert kinds.index(DamageDealt) < gone


class TestEmeraldDuelist:
    test = cases("""
        each of its neighbors captures one when it fights
            in: sanctum
            ada: line krump bumpsy emerald-duelist flaxia pit-demon
            bo: line dust-pixie; amber 5
            fight emerald-duelist dust-pixie
            -> emerald-duelist exhausted, emerald-duelist armor used: 0 > 1, dust-pixie: battleline > discard
            -> bumpsy amber: 0 > 1, flaxia amber: 0 > 1, bo amber: 5 > 3
        not when it reaps
            in: sanctum
            ada: line krump emerald-duelist
            bo: amber 5
            reap emerald-duelist
            -> emerald-duelist exhausted, ada amber: 0 > 1
        destroyed in the fight it has no neighbors capture
            in: sanctum
            ada: line krump emerald-duelist
            bo: line troll; amber 5
            fight emerald-duelist troll
            -> emerald-duelist: battleline > discard, troll damage: 0 > 5
    """)


class TestLuminousBoom:
    test = cases("""
        a discarded Sanctum card lets a friendly creature capture all
            in: sanctum
            ada: hand luminous-boom sequis divine-seal valdr; line krump flaxia; amber 2
            bo: line bumpsy; amber 5
            play luminous-boom, answer yes, offers sequis divine-seal, pick sequis, offers krump flaxia, pick flaxia
            -> luminous-boom: hand > discard, sequis: hand > discard, flaxia amber: 0 > 5, bo amber: 5 > 0
        it may be left alone
            in: sanctum
            ada: hand luminous-boom sequis; line krump
            bo: amber 5
            play luminous-boom, answer no
            -> luminous-boom: hand > discard
        without a Sanctum card nothing is captured
            in: sanctum
            ada: hand luminous-boom valdr; line krump
            bo: hand sequis; amber 5
            play luminous-boom
            -> luminous-boom: hand > discard
    """)


class TestOracleZan:
    test = cases("""
        each amber that it moves from a friendly creature heals 2 of any creature
            rule: glossary/for-each
            ada: line oracle-zan krump(amber=2 damage=3) flaxia(amber=1)
            bo: line troll(damage=5 amber=3)
            reap oracle-zan, offers oracle-zan krump flaxia, pick krump
            offers oracle-zan krump flaxia troll, pick krump, offers oracle-zan krump flaxia troll, pick troll
            -> oracle-zan exhausted, ada amber: 0 > 1, krump amber: 2 > 0, krump damage: 3 > 1, troll damage: 5 > 3
        one creature may be healed each time
            ada: line oracle-zan(amber=2 damage=2)
            bo: line troll(damage=5)
            reap oracle-zan, pick oracle-zan, pick troll, pick troll
            -> oracle-zan exhausted, ada amber: 0 > 1, oracle-zan amber: 2 > 0, troll damage: 5 > 1
        without amber nothing is healed
            ada: line oracle-zan krump(damage=3)
            bo: line troll(amber=2)
            reap oracle-zan
            -> oracle-zan exhausted, ada amber: 0 > 1
        not when it fights
            ada: line oracle-zan krump(amber=2 damage=3)
            bo: line dust-pixie
            fight oracle-zan dust-pixie
            -> oracle-zan exhausted, oracle-zan damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestRelegatedRelics:
    test = cases("""
        each artifact goes into its owner's deck
            in: sanctum
            ada: hand relegated-relics; artifacts epic-quest; line krump
            bo: artifacts mighty-javelin gorm-of-omm; line troll
            play relegated-relics
            -> relegated-relics: hand > discard, ada amber: 0 > 1, epic-quest: artifacts > deck,
            -> mighty-javelin: artifacts > deck,
            -> gorm-of-omm: artifacts > deck
        its fate purges each artifact
            rule: glossary/fulfill
            ada: artifacts epic-quest; line valdr
            bo: artifacts mighty-javelin; fate relegated-relics; line troll
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled relegated-relics, epic-quest: artifacts > purged,
            -> mighty-javelin: artifacts > purged
    """)


class TestTrenksCreed:
    test = cases("""
        the most powerful creature captures all of the opponent's amber
            in: sanctum
            ada: hand trenk-s-creed; line krump troll(amber=1); amber 2
            bo: line bumpsy; amber 5
            play trenk-s-creed, answer mode:0
            -> trenk-s-creed: hand > discard, ada amber: 2 > 3, troll amber: 1 > 6, bo amber: 5 > 0
        an enemy one captures that of its own player, as the card says
            rule: glossary/golden-rule glossary/capture
            in: sanctum
            ada: hand trenk-s-creed; line krump; amber 2
            bo: line troll; amber 5
            play trenk-s-creed, answer mode:0
            -> trenk-s-creed: hand > discard, ada amber: 2 > 3, troll amber: 0 > 5, bo amber: 5 > 0
        or all amber on it goes to the supply
            in: sanctum
            ada: hand trenk-s-creed; line krump(amber=2); amber 2
            bo: line troll(amber=3) bumpsy(amber=4); amber 5
            play trenk-s-creed, answer mode:1
            -> trenk-s-creed: hand > discard, ada amber: 2 > 3, troll amber: 3 > 0
        of several most powerful ones one is chosen
            in: sanctum
            ada: hand trenk-s-creed; line krump(amber=2) flaxia
            bo: line valdr(amber=3) bumpsy(amber=4); amber 5
            play trenk-s-creed, answer mode:1, offers krump valdr, pick krump
            -> trenk-s-creed: hand > discard, ada amber: 0 > 1, krump amber: 2 > 0
    """)


class TestBenevolentCharity:
    test = cases("""
        all amber on friendly creatures goes to the supply
            in: sanctum
            ada: hand benevolent-charity; line krump(amber=2) flaxia valdr(amber=1)
            bo: line troll(amber=3); amber 4
            play benevolent-charity
            -> benevolent-charity: hand > discard, krump amber: 2 > 0, valdr amber: 1 > 0
        its fate lets each enemy creature with amber capture one of the active player's
            rule: glossary/fulfill
            ada: line valdr krump(amber=2); amber 4
            bo: line troll(amber=3) bumpsy pit-demon(amber=1); amber 4; fate benevolent-charity
            reap valdr
            -> valdr exhausted, ada amber: 4 > 3, fulfilled benevolent-charity, troll amber: 3 > 4
            -> pit-demon amber: 1 > 2
    """)


class TestChanelTheWise:
    test = cases("""
        scrapped it gives a friendly creature five counters
            in: sanctum
            ada: hand chanel-the-wise; line krump flaxia
            bo: line troll
            discard chanel-the-wise, offers krump flaxia, pick flaxia
            -> chanel-the-wise: hand > discard, flaxia power counters: 0 > 5
        played it gives none
            in: sanctum
            ada: hand chanel-the-wise; line krump
            creature chanel-the-wise
            -> chanel-the-wise: hand > battleline, chanel-the-wise exhausted
    """)

    def test_other_friendly_creatures_have_three_power_more(self) -> None:
        t = table(side(battleline=["chanel-the-wise", "krump"]), side(battleline=["valdr"]))
        powers = {id_: t.card(id_).power for id_ in ("chanel-the-wise", "krump", "valdr")}
        assert powers == {"chanel-the-wise": 2, "krump": 9, "valdr": 6}


class TestDissonantChord:
    test = cases("""
        if the creature is destroyed its neighbors are stunned once it is gone
            in: sanctum
            ada: hand dissonant-chord; line krump
            bo: line bumpsy valdr dust-pixie flaxia pit-demon
            play dissonant-chord, offers krump bumpsy valdr dust-pixie flaxia pit-demon, pick dust-pixie
            -> dissonant-chord: hand > discard, ada amber: 0 > 1, dust-pixie: battleline > discard, valdr stunned
            -> flaxia stunned
        one that stands has no stunned neighbors
            in: sanctum
            ada: hand dissonant-chord; line krump valdr flaxia
            bo: line bumpsy
            play dissonant-chord, pick valdr
            -> dissonant-chord: hand > discard, ada amber: 0 > 1, valdr damage: 0 > 3
        its fate stuns each friendly creature with amber
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr(amber=1) krump flaxia(amber=2)
            bo: line troll(amber=1); fate dissonant-chord
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled dissonant-chord, valdr stunned, flaxia stunned
    """)


class TestGarnetSquire:
    def test_healed_at_the_end_of_your_turn_it_gains_an_amber(self) -> None:
        t = table(side(battleline=[{"id": "garnet-squire", "damage": 2}], amber=1), side(amber=1), house=HERE)
        t.end_turn()
        assert (t.card("garnet-squire").damage, t.amber(0), t.amber(1)) == (1, 2, 1)
        t.end_turn()
        assert (t.card("garnet-squire").damage, t.amber(0), t.amber(1)) == (1, 2, 1)

    def test_unhurt_it_gains_none(self) -> None:
        """A creature from which no damage is removed was not healed."""
        t = table(side(battleline=["garnet-squire", {"id": "krump", "damage": 2}]), side(), house=HERE)
        t.end_turn()
        assert (t.amber(0), t.card("krump").damage) == (0, 2)


class TestTealnar:
    test = cases("""
        the neighbors of a friendly creature that fought are healed
            in: untamed
            ada: line krump(damage=4) flaxia valdr(damage=1) tealnar(damage=1)
            bo: line dust-pixie troll(damage=2)
            fight flaxia dust-pixie
            -> flaxia exhausted, flaxia damage: 0 > 1, dust-pixie: battleline > discard, krump damage: 4 > 1
            -> valdr damage: 1 > 0
        it has that itself
            in: sanctum
            ada: line krump(damage=4) tealnar
            bo: line dust-pixie
            fight tealnar dust-pixie
            -> tealnar exhausted, tealnar damage: 0 > 1, dust-pixie: battleline > discard, krump damage: 4 > 1
        an enemy creature that fights heals nobody
            in: untamed
            ada: line krump(damage=4) flaxia
            bo: line dust-pixie tealnar(damage=1)
            fight flaxia dust-pixie
            -> flaxia exhausted, flaxia damage: 0 > 1, dust-pixie: battleline > discard
        nor does one that reaps
            in: untamed
            ada: line krump(damage=4) flaxia tealnar(damage=1)
            reap flaxia
            -> flaxia exhausted, ada amber: 0 > 1
        its fate heals all, and each that was healed is an amber for the opponent
            rule: glossary/fulfill glossary/heal
            in: brobnar
            ada: line krump(damage=4) valdr
            bo: line troll(damage=7) bumpsy; fate tealnar; amber 1
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled tealnar, krump damage: 4 > 0, troll damage: 7 > 0
            -> bo amber: 1 > 3
        one that is destroyed in the fight heals nobody
            in: untamed
            ada: line krump(damage=4) flaxia tealnar
            bo: line troll
            fight flaxia troll
            -> flaxia: battleline > discard, troll damage: 0 > 4
    """)


class TestTradeBlows:
    test = cases("""
        blows are traded while the enemy stands and its opponent likes
            rule: errata/trade-blows
            in: sanctum
            ada: hand trade-blows; line troll valdr
            bo: line krump bumpsy
            play trade-blows, offers troll valdr, pick troll, offers krump bumpsy, pick krump, answer yes
            pick troll, pick bumpsy, answer no
            -> trade-blows: hand > discard, krump damage: 0 > 1, troll damage: 0 > 2, bumpsy damage: 0 > 1
        a fallen enemy ends it
            rule: errata/trade-blows
            in: sanctum
            ada: hand trade-blows; line troll
            bo: line dust-pixie bumpsy
            play trade-blows, pick troll, pick dust-pixie
            -> trade-blows: hand > discard, troll damage: 0 > 1, dust-pixie: battleline > discard
        a fallen friend does not, and both were struck at once
            rule: errata/trade-blows glossary/damage
            in: sanctum
            ada: hand trade-blows; line dust-pixie
            bo: line lion-bautrem urchin(damage=2)
            play trade-blows, pick dust-pixie, pick lion-bautrem, answer yes, pick urchin
            -> trade-blows: hand > discard, dust-pixie: battleline > discard, lion-bautrem armor used: 0 > 1,
            -> urchin: battleline > discard
        where there is no enemy none is left standing
            rule: errata/trade-blows glossary/resolve-as-much-as-you-can
            in: sanctum
            ada: hand trade-blows; line troll
            play trade-blows, pick troll
            -> trade-blows: hand > discard, troll damage: 0 > 1
    """)


class TestBrigadierOls:
    def test_each_sanctum_neighbor_gives_it_two_armor(self) -> None:
        for line, armor in (
            (["sequis", "brigadier-ols", "francus"], 4),
            (["krump", "brigadier-ols", "francus", "sequis"], 2),
            (["francus", "krump", "brigadier-ols", "valdr"], 0),
        ):
            t = table(side(battleline=line), side(battleline=["francus"]), house=HERE)
            assert t.card("brigadier-ols").armor == armor


class TestBrokenIntent:
    test = cases("""
        each player discards the archives
            in: sanctum
            ada: hand broken-intent fear; archives krump; discard punch
            bo: archives troll bumpsy; hand anger
            play broken-intent, answer mode:0, finish
            -> broken-intent: hand > discard, ada amber: 0 > 1, krump: archives > discard, troll: archives > discard
            -> bumpsy: archives > discard
        or an action card in a discard pile is purged
            in: sanctum
            ada: hand broken-intent fear; archives krump; discard punch flaxia
            bo: archives troll; discard anger epic-quest; hand foggify
            play broken-intent, answer mode:1, offers punch anger, pick anger
            -> broken-intent: hand > discard, ada amber: 0 > 1, anger: discard > purged
        of your own pile, too
            in: sanctum
            ada: hand broken-intent; discard punch
            bo: discard anger
            play broken-intent, answer mode:1, pick punch
            -> broken-intent: hand > discard, ada amber: 0 > 1, punch: discard > purged
    """)


class TestDameMargaret:
    def test_each_key_of_the_opponent_gives_her_two_armor(self) -> None:
        for keys in (0, 1, 2):
            t = table(side(battleline=["dame-margaret"], keys=["blue"]), side(keys=["red", "yellow"][:keys]))
            assert t.card("dame-margaret").armor == 2 * keys


class TestDivineSeal:
    test = cases("""
        a creature goes under its owner's deck
            in: sanctum
            ada: hand divine-seal; line krump; deck punch; artifacts cannon
            bo: line troll; deck fear anger
            play divine-seal, offers krump troll, pick troll
            -> divine-seal: hand > discard, ada amber: 0 > 1, troll: battleline > deck, bo deck: fear anger troll
        a friendly one, too
            in: sanctum
            ada: hand divine-seal; line krump; deck punch
            bo: line troll; deck fear anger
            play divine-seal, pick krump
            -> divine-seal: hand > discard, ada amber: 0 > 1, krump: battleline > deck, ada deck: punch krump
        its fate purges the bottom card of the active player's deck
            rule: glossary/fulfill
            ada: line valdr; deck punch foggify
            bo: line troll; deck fear anger; fate divine-seal
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled divine-seal, foggify: deck > purged
    """)


class TestGreedyReprisal:
    test = cases("""
        each amber of the opponent destroys a creature
            rule: glossary/for-each
            in: sanctum
            ada: hand greedy-reprisal; line krump flaxia; amber 4; artifacts cannon
            bo: line troll bumpsy; amber 2
            play greedy-reprisal, offers krump flaxia troll bumpsy, pick troll, offers krump flaxia bumpsy, pick krump
            -> greedy-reprisal: hand > discard, troll: battleline > discard, krump: battleline > discard
        without it none is destroyed
            in: sanctum
            ada: hand greedy-reprisal; line krump; amber 4
            bo: line troll
            play greedy-reprisal
            -> greedy-reprisal: hand > discard
        its fate deals 2 to a friendly creature for each point of enemy armor
            rule: glossary/fulfill glossary/for-each
            ada: line valdr krump sequis
            bo: line troll francus lion-bautrem; fate greedy-reprisal
            reap valdr, offers valdr krump sequis, pick krump, pick valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled greedy-reprisal, krump damage: 0 > 2, valdr damage: 0 > 2
        or all of it to one
            ada: line valdr krump
            bo: line troll francus lion-bautrem; fate greedy-reprisal
            reap valdr, pick krump, pick krump
            -> valdr exhausted, ada amber: 0 > 1, fulfilled greedy-reprisal, krump damage: 0 > 4
        three points of armor are three times 2
            rule: glossary/fulfill
            ada: line valdr krump
            bo: line francus lion-bautrem champion-anaphiel; fate greedy-reprisal
            reap valdr, pick krump, pick krump, pick valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled greedy-reprisal, krump damage: 0 > 4, valdr damage: 0 > 2
    """)


class TestGreyWarden:
    test = cases("""
        a Sanctum neighbor is readied when it reaps
            in: sanctum
            ada: line francus(exhausted) grey-warden sequis(exhausted) commander-remiel(exhausted)
            bo: line champion-anaphiel(exhausted)
            reap grey-warden, offers francus sequis, pick sequis
            -> grey-warden exhausted, ada amber: 0 > 1, sequis exhausted: yes > no
        and when it fights
            in: sanctum
            ada: line francus(exhausted) grey-warden krump(exhausted)
            bo: line dust-pixie
            fight grey-warden dust-pixie, finish
            -> grey-warden exhausted, grey-warden damage: 0 > 1, dust-pixie: battleline > discard
            -> francus exhausted: yes > no
        no neighbor of another house is
            in: sanctum
            ada: line krump(exhausted) grey-warden
            reap grey-warden
            -> grey-warden exhausted, ada amber: 0 > 1
    """)


class TestJayneTheBard:
    test = cases("""
        two damage, and once more if that creature has amber
            rule: glossary/preceding-repeat-the-preceding
            ada: line jayne-the-bard krump
            bo: line troll(amber=1) valdr(amber=1)
            reap jayne-the-bard, offers troll valdr, pick troll, offers troll valdr, pick valdr
            -> jayne-the-bard exhausted, ada amber: 0 > 1, troll damage: 0 > 2, valdr damage: 0 > 2
        without amber only once
            ada: line jayne-the-bard krump(amber=1)
            bo: line troll valdr(amber=1)
            reap jayne-the-bard, pick troll
            -> jayne-the-bard exhausted, ada amber: 0 > 1, troll damage: 0 > 2
        a creature that is destroyed had the amber that was on it
            rule: glossary/movement-between-zones
            ada: line jayne-the-bard
            bo: line dust-pixie(amber=1) valdr
            reap jayne-the-bard, pick dust-pixie, pick valdr
            -> jayne-the-bard exhausted, ada amber: 0 > 2, dust-pixie: battleline > discard, valdr damage: 0 > 2
        not when she fights
            ada: line jayne-the-bard
            bo: line dust-pixie valdr
            fight jayne-the-bard dust-pixie
            -> jayne-the-bard exhausted, jayne-the-bard damage: 0 > 1, dust-pixie: battleline > discard
        scrapped she exalts 2 friendly creatures
            in: sanctum
            ada: hand jayne-the-bard; line krump flaxia valdr
            bo: line troll
            discard jayne-the-bard, offers 2-2 of: krump flaxia valdr, pick krump valdr
            -> jayne-the-bard: hand > discard, krump amber: 0 > 1, valdr amber: 0 > 1
        or the one there is
            in: sanctum
            ada: hand jayne-the-bard; line krump
            bo: line troll
            discard jayne-the-bard, pick krump
            -> jayne-the-bard: hand > discard, krump amber: 0 > 1
    """)


class TestLightbearerKelvin:
    test = cases("""
        a creature at the bottom of a deck comes into play under your control
            ada: line lightbearer-kelvin; deck fear
            bo: line dust-pixie; deck punch krump
            fight lightbearer-kelvin dust-pixie, answer mode:1, finish
            -> lightbearer-kelvin exhausted, lightbearer-kelvin armor used: 0 > 1, dust-pixie: battleline > discard
            -> krump: deck > battleline, krump controller: 1 > 0, krump exhausted
        of your own deck
            ada: line lightbearer-kelvin; deck fear flaxia
            bo: line dust-pixie; deck punch krump
            fight lightbearer-kelvin dust-pixie, answer mode:0, finish
            -> lightbearer-kelvin exhausted, lightbearer-kelvin armor used: 0 > 1, dust-pixie: battleline > discard
            -> flaxia: deck > battleline, flaxia exhausted
        anything else stays in the discard pile
            ada: line lightbearer-kelvin; deck fear
            bo: line dust-pixie; deck krump punch
            fight lightbearer-kelvin dust-pixie, answer mode:1
            -> lightbearer-kelvin exhausted, lightbearer-kelvin armor used: 0 > 1, dust-pixie: battleline > discard
            -> punch: deck > discard
        an artifact does, too
            ada: line lightbearer-kelvin; deck fear
            bo: line dust-pixie; deck krump epic-quest
            fight lightbearer-kelvin dust-pixie, answer mode:1
            -> lightbearer-kelvin exhausted, lightbearer-kelvin armor used: 0 > 1, dust-pixie: battleline > discard
            -> epic-quest: deck > discard
        not when he reaps
            ada: line lightbearer-kelvin; deck flaxia
            reap lightbearer-kelvin
            -> lightbearer-kelvin exhausted, ada amber: 0 > 1
        destroyed in the fight it brings nothing into play
            in: sanctum
            ada: line lightbearer-kelvin
            bo: line troll; deck punch krump
            fight lightbearer-kelvin troll
            -> lightbearer-kelvin: battleline > discard, troll damage: 0 > 4
    """)


class TestSirJaune:
    test = cases("""
        he captures a third of the opponent's amber, rounded down
            in: sanctum
            ada: hand sir-jaune; amber 7
            bo: amber 8
            creature sir-jaune
            -> sir-jaune: hand > battleline, sir-jaune exhausted, sir-jaune amber: 0 > 2, bo amber: 8 > 6
        of 2 there is none
            in: sanctum
            ada: hand sir-jaune; amber 7
            bo: amber 2
            creature sir-jaune
            -> sir-jaune: hand > battleline, sir-jaune exhausted
        his fate makes the active player lose a third, rounded down
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; amber 7
            bo: amber 9; line troll; fate sir-jaune
            reap valdr
            -> valdr exhausted, ada amber: 7 > 6, fulfilled sir-jaune
    """)

"""Prophetic Visions, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Edition
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SAURIAN


class TestHadrianusLorica:
    test = cases("""
        it may be exalted
            in: saurian
            ada: hand hadrianus-lorica; line valdr
            creature hadrianus-lorica, answer yes
            -> hadrianus-lorica: hand > battleline, hadrianus-lorica exhausted, hadrianus-lorica amber: 0 > 1
        or not
            in: saurian
            ada: hand hadrianus-lorica; line valdr
            creature hadrianus-lorica, answer no
            -> hadrianus-lorica: hand > battleline, hadrianus-lorica exhausted
    """)

    def test_each_friendly_creature_with_amber_has_three_armor_more(self) -> None:
        ada = side(battleline=[spec("hadrianus-lorica", amber=1), spec("sequis", amber=2), "francus"])
        t = table(ada, side(battleline=[spec("valdr", amber=1)]))
        armor = {id_: t.card(id_).armor for id_ in ("hadrianus-lorica", "sequis", "francus", "valdr")}
        assert armor == {"hadrianus-lorica": 3, "sequis": 5, "francus": 1, "valdr": 0}


class TestLictorJustinian:
    test = cases("""
        each card that the opponent plays is a damage to each enemy creature
            in: brobnar
            ada: line krump; hand valdr; deck fear
            bo: line lictor-justinian flaxia
            creature valdr
            -> valdr: hand > battleline, valdr exhausted, valdr damage: 0 > 1, krump damage: 0 > 1
        a card that you play is none
            in: brobnar
            ada: line lictor-justinian krump; hand valdr
            bo: line flaxia
            creature valdr
            -> valdr: hand > battleline, valdr exhausted
        nor is one that is discarded
            in: brobnar
            ada: line krump; hand valdr
            bo: line lictor-justinian flaxia
            discard valdr
            -> valdr: hand > discard
    """)


class TestOrnateRemuneration:
    test = cases("""
        all amber of a friendly creature goes to your pool
            in: saurian
            ada: hand ornate-remuneration; line krump(amber=3) flaxia(amber=1); amber 1
            bo: line valdr(amber=4); amber 5
            play ornate-remuneration, answer mode:0, offers krump flaxia, pick krump
            -> ornate-remuneration: hand > discard, krump amber: 3 > 0, ada amber: 1 > 4
        or a friendly creature captures 3
            in: saurian
            ada: hand ornate-remuneration; line krump(amber=3) flaxia(amber=1); amber 1
            bo: line valdr(amber=4); amber 5
            play ornate-remuneration, answer mode:1, offers krump flaxia, pick flaxia
            -> ornate-remuneration: hand > discard, flaxia amber: 1 > 4, bo amber: 5 > 2
    """)


class TestPlubliosDecree:
    test = cases("""
        up to 3 friendly creatures are exalted
            in: saurian
            ada: hand plublio-s-decree; line krump flaxia valdr bumpsy
            bo: line francus
            play plublio-s-decree, answer yes, offers 0-3 of: krump flaxia valdr bumpsy, pick krump bumpsy flaxia
            -> plublio-s-decree: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1, bumpsy amber: 0 > 1
            -> flaxia amber: 0 > 1
        or none
            in: saurian
            ada: hand plublio-s-decree; line krump
            play plublio-s-decree, answer no
            -> plublio-s-decree: hand > discard, ada amber: 0 > 1
    """)

    def test_those_belong_to_house_saurian_in_this_turn(self) -> None:
        ada = side(hand=["plublio-s-decree"], battleline=["krump", "valdr"], deck=["grimlocus-dux"] * 9)
        t = table(ada, side(deck=["fear"] * 9), house=HERE)
        assert not t.can("reap", "krump")
        t.do("play", "plublio-s-decree")
        t.answer("yes")
        t.pick("krump")
        assert t.can("reap", "krump") and not t.can("reap", "valdr")
        assert t.card("krump").houses == (HERE,)
        t.end_turn()
        assert t.card("krump").houses == (House.BROBNAR,)


class TestSalvatorem:
    test = cases("""
        a ready friendly creature with amber is dealt no damage
            in: brobnar
            ada: line krump valdr bumpsy
            bo: line flaxia(amber=1) pit-demon; artifacts salvatorem
            fight krump flaxia, fight bumpsy pit-demon
            -> krump exhausted, krump damage: 0 > 4, bumpsy: battleline > discard, pit-demon: battleline > discard
        an exhausted one is
            in: brobnar
            ada: line valdr
            bo: line flaxia(amber=1 exhausted) pit-demon; artifacts salvatorem
            fight valdr flaxia
            -> valdr exhausted, valdr damage: 0 > 4, flaxia: battleline > discard, ada amber: 0 > 1
        an enemy one is
            in: brobnar
            ada: line valdr; artifacts salvatorem
            bo: line flaxia(amber=1)
            fight valdr flaxia
            -> valdr exhausted, valdr damage: 0 > 4, flaxia: battleline > discard, ada amber: 0 > 1
        its fate puts it into play under the opponent's control
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr
            bo: line krump; fate salvatorem
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, overreach active: yes > no, salvatorem: under > artifacts
            -> salvatorem exhausted
    """)

    def test_you_cannot_play_it(self) -> None:
        t = table(side(hand=["salvatorem", "gaius"]), side(), house=HERE)
        assert not t.can("play", "salvatorem") and t.can("discard", "salvatorem") and t.can("play", "gaius")

    def test_its_fate_gives_it_to_the_opponent_whoever_owns_it(self) -> None:
        beneath = spec("salvatorem", face_down=True, owner=0)
        bo = side(prophecies=[spec("overreach", active=True, under=[beneath])])
        t = table(side(battleline=["valdr"]), bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        assert t.card("salvatorem").controller == 1


class TestVesuviusDome:
    test = cases("""
        all amber goes to the supply before all creatures and it are destroyed
            in: saurian
            ada: artifacts vesuvius-dome epic-quest; line krump(amber=2) valdr; amber 3
            bo: line flaxia(amber=4); artifacts mighty-javelin; amber 3
            action vesuvius-dome, finish
            -> vesuvius-dome: artifacts > discard, krump: battleline > discard, valdr: battleline > discard
            -> flaxia: battleline > discard
    """)


class TestDegenerateDecor:
    test = cases("""
        the most powerful creature is exalted three times
            in: saurian
            ada: hand degenerate-decor; line krump
            bo: line troll(amber=1) flaxia; amber 4
            play degenerate-decor, answer mode:0
            -> degenerate-decor: hand > discard, troll amber: 1 > 4
        or the most powerful friendly one captures 3
            in: saurian
            ada: hand degenerate-decor; line flaxia krump(amber=1)
            bo: line troll; amber 5
            play degenerate-decor, answer mode:1
            -> degenerate-decor: hand > discard, krump amber: 1 > 4, bo amber: 5 > 2
        a friendly one, too
            in: saurian
            ada: hand degenerate-decor; line krump
            bo: line flaxia
            play degenerate-decor, answer mode:0
            -> degenerate-decor: hand > discard, krump amber: 0 > 3
    """)


class TestGaius:
    test = cases("""
        each other friendly creature with amber is warded
            in: saurian
            ada: line gaius(amber=1) krump(amber=1) valdr flaxia(amber=2)
            bo: line troll(amber=1)
            reap gaius
            -> gaius exhausted, ada amber: 0 > 1, krump warded, flaxia warded
        not when it fights
            in: saurian
            ada: line gaius krump(amber=1)
            bo: line dust-pixie
            fight gaius dust-pixie
            -> gaius exhausted, gaius damage: 0 > 1, dust-pixie: battleline > discard
        scrapped it wards a friendly creature
            in: saurian
            ada: hand gaius; line krump valdr
            bo: line troll
            discard gaius, offers krump valdr, pick valdr
            -> gaius: hand > discard, valdr warded
    """)


class TestGovernorGridelk:
    test = cases("""
        the topmost creature of the opponent's discard pile comes into play on your side
            in: saurian
            ada: line governor-gridelk; discard bumpsy
            bo: line urchin; discard valdr krump punch
            fight governor-gridelk urchin, finish
            -> governor-gridelk exhausted, krump: discard > battleline, krump controller: 1 > 0, krump exhausted
        not when it reaps
            in: saurian
            ada: line governor-gridelk
            bo: discard krump
            reap governor-gridelk
            -> governor-gridelk exhausted, ada amber: 0 > 1
        without a creature there none comes
            in: saurian
            ada: line governor-gridelk; discard bumpsy
            bo: line troll; discard punch
            fight governor-gridelk troll
            -> governor-gridelk: battleline > discard, troll damage: 0 > 6
        destroyed in the fight it brings nothing into play
            in: saurian
            ada: line governor-gridelk
            bo: line troll; discard krump
            fight governor-gridelk troll
            -> governor-gridelk: battleline > discard, troll damage: 0 > 6
        the creature that was just destroyed lies on top
            in: saurian
            ada: line governor-gridelk
            bo: line dust-pixie; discard valdr
            fight governor-gridelk dust-pixie, finish
            -> governor-gridelk exhausted, governor-gridelk damage: 0 > 1, dust-pixie controller: 1 > 0,
            -> dust-pixie exhausted
    """)


class TestGracchanReform:
    test = cases("""
        the opponent's top card is played as your own
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: saurian
            ada: hand gracchan-reform; line gaius; deck punch
            bo: deck krump bumpsy; amber 2
            play gracchan-reform, finish
            -> gracchan-reform: hand > discard, ada amber: 0 > 1, krump: deck > battleline, krump controller: 1 > 0
            -> krump exhausted
        its fate lets the opponent archive the top 2 cards of the deck
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; deck punch anger foggify
            bo: line troll; deck fear krump bumpsy; fate gracchan-reform
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled gracchan-reform, fear: deck > archives
            -> krump: deck > archives
    """)


class TestPaleogeneSociety:
    test = cases("""
        another card of your discard pile returns to your hand
            in: saurian
            ada: hand paleogene-society; discard krump paleogene-society punch
            bo: discard anger
            play paleogene-society, offers punch paleogene-society krump, pick punch
            -> paleogene-society: hand > purged, ada amber: 0 > 1, punch: discard > hand
        with no card there it is purged all the same
            in: saurian
            ada: hand paleogene-society
            bo: discard anger
            play paleogene-society
            -> paleogene-society: hand > purged, ada amber: 0 > 1
        its fate wards each enemy creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump
            bo: line troll flaxia; fate paleogene-society
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled paleogene-society, troll warded, flaxia warded
    """)

    def test_where_it_lies_in_the_pile_itself_it_returns_another_card(self) -> None:
        """As when Missile Officer Myers, before its erratum, discards it and resolves its effect."""
        ada = side(hand=["missile-officer-myers", "paleogene-society"], discard=["punch"])
        t = table(ada, side(), house=House.STAR_ALLIANCE, edition=Edition.V2023)
        t.do("discard", "missile-officer-myers")
        t.pick("paleogene-society")
        t.offers("missile-officer-myers", "punch")
        t.pick("punch")
        assert (t.ids(0, "hand"), t.ids(0, "purged")) == (["punch"], ["paleogene-society"])


class TestPlancinaHiddenAgent:
    test = cases("""
        destroyed, it destroys each of its neighbors
            rule: glossary/destroyed
            in: brobnar
            ada: line valdr
            bo: line troll krump plancina-hidden-agent bumpsy francus
            fight valdr plancina-hidden-agent, finish
            -> valdr exhausted, valdr damage: 0 > 3, plancina-hidden-agent: battleline > discard
            -> krump: battleline > discard, bumpsy: battleline > discard
        its fate puts it into play under the active player's control
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr
            bo: line troll; fate plancina-hidden-agent
            reap valdr, finish
            -> valdr exhausted, ada amber: 0 > 1, overreach active: yes > no, plancina-hidden-agent: under > battleline
            -> plancina-hidden-agent controller: 1 > 0, plancina-hidden-agent exhausted
    """)


class TestArchlegateValeria:
    test = cases("""
        before it fights an enemy creature is exalted for each Saurian neighbor
            rule: glossary/for-each
            in: saurian
            ada: line gaius archlegate-valeria senator-quintina grimlocus-dux
            bo: line troll krump
            fight archlegate-valeria troll, offers troll krump, pick krump, offers troll krump, pick troll
            -> archlegate-valeria: battleline > discard, troll damage: 0 > 5, krump amber: 0 > 1, troll amber: 0 > 1
        one creature may be exalted twice
            in: saurian
            ada: line gaius archlegate-valeria senator-quintina
            bo: line troll krump
            fight archlegate-valeria troll, pick troll, pick troll
            -> archlegate-valeria: battleline > discard, troll damage: 0 > 5, troll amber: 0 > 2
        neighbors of other houses are none
            in: saurian
            ada: line gaius krump archlegate-valeria valdr
            bo: line troll
            fight archlegate-valeria troll
            -> archlegate-valeria: battleline > discard, troll damage: 0 > 5
        not when it reaps
            in: saurian
            ada: line gaius archlegate-valeria
            bo: line troll
            reap archlegate-valeria
            -> archlegate-valeria exhausted, ada amber: 0 > 1
    """)


class TestGovernessSilvina:
    test = cases("""
        all amber of a friendly creature goes to the most powerful enemy creature
            in: saurian
            ada: hand governess-silvina; line krump(amber=3) flaxia(amber=1)
            bo: line valdr(amber=1) bumpsy
            creature governess-silvina, offers krump flaxia governess-silvina, pick krump
            -> governess-silvina: hand > battleline, governess-silvina exhausted, krump amber: 3 > 0
            -> valdr amber: 1 > 4
        without an enemy creature it stays where it is
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: hand governess-silvina; line krump(amber=3)
            creature governess-silvina, finish
            -> governess-silvina: hand > battleline, governess-silvina exhausted
        scrapped it stuns 2 creatures without amber
            in: saurian
            ada: hand governess-silvina; line krump(amber=3) flaxia
            bo: line valdr bumpsy francus(amber=1)
            discard governess-silvina, offers 2-2 of: flaxia valdr bumpsy, pick valdr bumpsy
            -> governess-silvina: hand > discard, valdr stunned, bumpsy stunned
        of either side
            in: saurian
            ada: hand governess-silvina; line krump(amber=3) flaxia
            bo: line valdr bumpsy francus(amber=1)
            discard governess-silvina, pick flaxia bumpsy
            -> governess-silvina: hand > discard, flaxia stunned, bumpsy stunned
    """)


class TestLoricaInfantry:
    test = cases("""
        exalted, it makes the opponent lose 2
            in: saurian
            ada: line lorica-infantry; amber 3
            bo: line dust-pixie; amber 5
            fight lorica-infantry dust-pixie, answer yes
            -> lorica-infantry exhausted, lorica-infantry armor used: 0 > 1, dust-pixie: battleline > discard
            -> lorica-infantry amber: 0 > 1, bo amber: 5 > 3
        it need not be
            in: saurian
            ada: line lorica-infantry; amber 3
            bo: line dust-pixie; amber 5
            fight lorica-infantry dust-pixie, answer no
            -> lorica-infantry exhausted, lorica-infantry armor used: 0 > 1, dust-pixie: battleline > discard
        not when it reaps
            in: saurian
            ada: line lorica-infantry
            bo: amber 5
            reap lorica-infantry
            -> lorica-infantry exhausted, ada amber: 0 > 1
        destroyed in the fight it is not exalted
            in: saurian
            ada: line lorica-infantry
            bo: line troll; amber 5
            fight lorica-infantry troll
            -> lorica-infantry: battleline > discard, troll damage: 0 > 3
    """)


class TestMarcellaTheYounger:
    test = cases("""
        exalted after reaping it draws 2 cards
            in: saurian
            ada: line marcella-the-younger; deck krump valdr fear
            bo: deck punch
            reap marcella-the-younger, answer yes
            -> marcella-the-younger exhausted, ada amber: 0 > 1, marcella-the-younger amber: 0 > 1
            -> krump: deck > hand, valdr: deck > hand
        and after fighting
            in: saurian
            ada: line marcella-the-younger; deck krump valdr fear
            bo: line dust-pixie
            fight marcella-the-younger dust-pixie, answer yes
            -> marcella-the-younger exhausted, marcella-the-younger damage: 0 > 1, dust-pixie: battleline > discard
            -> marcella-the-younger amber: 0 > 1, krump: deck > hand, valdr: deck > hand
        it need not be
            in: saurian
            ada: line marcella-the-younger; deck krump valdr fear
            reap marcella-the-younger, answer no
            -> marcella-the-younger exhausted, ada amber: 0 > 1
    """)


class TestPubliusScipio:
    test = cases("""
        its fate deals 4 to the neighbors of each friendly creature that is used, and of the one that fulfilled it
            rule: glossary/fulfill faq/timing-4
            in: brobnar
            ada: line valdr champion-anaphiel pit-demon krump
            bo: line francus urchin flaxia; fate publius-scipio
            reap valdr, fight krump urchin
            -> ada amber: 0 > 1, fulfilled publius-scipio, valdr exhausted, krump exhausted
            -> champion-anaphiel armor used: 0 > 1, champion-anaphiel damage: 0 > 3, pit-demon damage: 0 > 4
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_in_this_turn_only(self) -> None:
        overreach = spec("overreach", active=True, under=[spec("publius-scipio", face_down=True)])
        bo = side(prophecies=[overreach], battleline=["krump", "flaxia"], deck=["headhunter"] * 9)
        t = table(side(battleline=["valdr", "pit-demon"], deck=["headhunter"] * 9), bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.end_turn()
        t.do("reap", "krump")
        assert t.card("flaxia").damage == 0
        t.end_turn()
        t.do("reap", "valdr")
        assert t.zone("pit-demon") == "battleline"


class TestRufusVergilius:
    test = cases("""
        a neighbor captures one and is warded
            in: saurian
            ada: line krump rufus-vergilius valdr bumpsy
            bo: line troll; amber 3
            reap rufus-vergilius, offers krump valdr, pick valdr
            -> rufus-vergilius exhausted, ada amber: 0 > 1, valdr amber: 0 > 1, bo amber: 3 > 2, valdr warded
        with nothing to capture it is warded
            rule: glossary/resolve-as-much-as-you-can
            in: saurian
            ada: line krump rufus-vergilius valdr
            reap rufus-vergilius, offers krump valdr, pick krump
            -> rufus-vergilius exhausted, ada amber: 0 > 1, krump warded
        not when it fights
            in: saurian
            ada: line krump rufus-vergilius
            bo: line dust-pixie; amber 3
            fight rufus-vergilius dust-pixie
            -> rufus-vergilius exhausted, rufus-vergilius damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestSedimentaryNap:
    test = cases("""
        a creature goes into its owner's deck
            in: saurian
            ada: hand sedimentary-nap; line krump; deck fear; artifacts cannon
            bo: line valdr
            play sedimentary-nap, offers krump valdr, pick valdr
            -> sedimentary-nap: hand > discard, ada amber: 0 > 1, valdr: battleline > deck, bo deck: valdr
        its fate shuffles the most powerful friendly creature
            rule: glossary/fulfill faq/timing-4
            in: brobnar
            ada: line valdr champion-anaphiel(power_counters=1)
            bo: line troll; fate sedimentary-nap
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled sedimentary-nap, champion-anaphiel: battleline > deck
    """)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_creature_of_the_opponents_goes_into_their_deck(self) -> None:
        overreach = spec("overreach", active=True, under=[spec("sedimentary-nap", face_down=True)])
        bo = side(prophecies=[overreach])
        t = table(side(battleline=["valdr", spec("troll", owner=1)]), bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == ([], ["troll"])


class TestSpendthrift:
    test = cases("""
        all amber of a creature goes to the supply, and it is exalted
            in: saurian
            ada: hand spendthrift; line krump(amber=3)
            bo: line valdr(amber=4); amber 2
            play spendthrift, offers krump valdr, pick valdr
            -> spendthrift: hand > discard, ada amber: 0 > 1, valdr amber: 4 > 1
        one without amber is exalted, too
            in: saurian
            ada: hand spendthrift; line krump
            bo: line valdr(amber=4)
            play spendthrift, pick krump
            -> spendthrift: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1
        its fate moves all amber of enemy creatures to the opponent's pool
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr(amber=2)
            bo: line troll(amber=3) krump flaxia(amber=1); fate spendthrift; amber 1
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled spendthrift, troll amber: 3 > 0, flaxia amber: 1 > 0
            -> bo amber: 1 > 5
    """)


class TestTooLow:
    test = cases("""
        each creature with less power than an enemy creature is destroyed
            in: saurian
            ada: hand too-low; line flaxia troll pit-demon
            bo: line bumpsy valdr dust-pixie; artifacts cannon
            play too-low, offers bumpsy valdr dust-pixie, pick bumpsy, finish
            -> too-low: hand > discard, flaxia: battleline > discard, dust-pixie: battleline > discard
        its fate destroys each friendly creature with the lowest power
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr flaxia krump pit-demon troll
            bo: line dust-pixie; fate too-low
            reap valdr, finish
            -> valdr exhausted, ada amber: 0 > 1, fulfilled too-low, flaxia: battleline > discard
        each of several, whatever the enemy creatures
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr flaxia blypyp silvertooth
            bo: line dust-pixie; fate too-low
            reap valdr, finish
            -> valdr exhausted, ada amber: 0 > 1, fulfilled too-low, silvertooth: battleline > discard
            -> blypyp: battleline > discard
    """)

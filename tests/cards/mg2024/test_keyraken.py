"""Menagerie 2024, Keyraken: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardDrawn, CardEntered, Shuffled
from kfdesk.engine.terms import Icon, Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.KEYRAKEN


def keywords_of(id_: str) -> dict[Keyword, int]:
    """Return the keywords that the card has in play beside the Keyraken, which has none of them."""
    t = table(side(battleline=["legendary-keyraken", id_]))
    assert not t.card("legendary-keyraken").keywords
    return dict(t.card(id_).keywords)


def tentacle(id_: str) -> str:
    """Return the cases of what every Tentacle does."""
    return f"""
        without a friendly Keyraken it is archived, an enemy one does not help
            rule: glossary/archives glossary/constant-abilities
            in: dis
            ada: hand fear; line legendary-keyraken
            bo: line krump {id_} legendary-keyraken
            play fear, pick legendary-keyraken#2
            -> fear: hand > discard, legendary-keyraken 2: battleline > hand, {id_}: battleline > archives,
            -> bo archives: {id_}, bo hand: legendary-keyraken
        beside another Keyraken it stays
            in: dis
            ada: hand fear
            bo: line legendary-keyraken {id_} legendary-keyraken
            play fear, pick legendary-keyraken
            -> fear: hand > discard, legendary-keyraken: battleline > hand
        a ward is lost, and it is archived all the same
            rule: glossary/ward glossary/constant-abilities
            in: dis
            ada: hand fear
            bo: line legendary-keyraken {id_}(warded)
            play fear, pick legendary-keyraken
            -> fear: hand > discard, legendary-keyraken: battleline > hand, {id_}: battleline > archives
        played without one it is archived before anything else
            rule: glossary/constant-abilities
            in: keyraken
            ada: hand {id_}; line krump
            bo: line legendary-keyraken; amber 5
            creature {id_}
            -> {id_}: hand > archives
        destroyed, it has a friendly Keyraken be dealt 3
            rule: glossary/destroyed
            in: dis
            ada: hand hand-of-dis; line legendary-keyraken
            bo: line legendary-keyraken {id_} krump legendary-keyraken
            play hand-of-dis, pick {id_}, offers legendary-keyraken legendary-keyraken, pick legendary-keyraken#2
            -> hand-of-dis: hand > discard, {id_}: battleline > discard, legendary-keyraken 2 damage: 0 > 3
    """


class TestLegendaryKeyraken:
    @pytest.mark.rule("glossary/keys", "glossary/power")
    def test_it_has_5_power_more_for_each_of_your_forged_keys(self) -> None:
        t = table(side(battleline=["legendary-keyraken", "troll"], keys=["red", "blue"]), side(keys=["red"]))
        assert (t.card("legendary-keyraken").power, t.card("troll").power) == (20, 8)
        t = table(side(battleline=["legendary-keyraken"]), side(keys=["red"]))
        assert t.card("legendary-keyraken").power == 10

    test = cases("""
        after it reaps you forge a key for 6 more, 1 less for each friendly Tentacle
            rule: glossary/forge glossary/cost-at-current-cost
            in: keyraken
            ada: line legendary-keyraken lashing-tentacle shield-tentacle; amber 9
            bo: line lashing-tentacle legendary-keyraken
            reap legendary-keyraken, answer key:blue
            -> legendary-keyraken exhausted, ada amber: 9 > 0, ada keys: nothing > blue
        with too little none
            in: keyraken
            ada: line legendary-keyraken lashing-tentacle shield-tentacle krump; amber 8
            bo: line lashing-tentacle legendary-keyraken
            reap legendary-keyraken
            -> legendary-keyraken exhausted, ada amber: 8 > 9
        not after it fights
            in: keyraken
            ada: line legendary-keyraken; amber 12
            bo: line dust-pixie
            fight legendary-keyraken dust-pixie
            -> legendary-keyraken exhausted, legendary-keyraken damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestBeastOfDarkLegend:
    test = cases("""
        a purged Keyraken creature of yours is played and a friendly one is readied
            rule: glossary/purge glossary/play-abilities
            in: keyraken
            ada: hand beast-of-dark-legend; purged legendary-keyraken tide-down troll lashing-tentacle
            ada: line krump(exhausted)
            bo: purged shield-tentacle; line legendary-keyraken(exhausted)
            play beast-of-dark-legend, offers lashing-tentacle legendary-keyraken, pick legendary-keyraken
            answer slot:1, offers legendary-keyraken, pick legendary-keyraken
            -> beast-of-dark-legend: hand > discard, legendary-keyraken: purged > battleline,
            -> ada line: krump legendary-keyraken
        another one can be readied
            in: keyraken
            ada: hand beast-of-dark-legend; purged lashing-tentacle; line legendary-keyraken(exhausted)
            play beast-of-dark-legend, pick lashing-tentacle, answer slot:0
            offers lashing-tentacle legendary-keyraken, pick legendary-keyraken
            -> beast-of-dark-legend: hand > discard, lashing-tentacle: purged > battleline, lashing-tentacle exhausted,
            -> legendary-keyraken exhausted: yes > no
        without a purged one a friendly one is readied all the same
            in: keyraken
            ada: hand beast-of-dark-legend; line legendary-keyraken(exhausted) krump(exhausted)
            ada: artifacts swift-current(exhausted)
            play beast-of-dark-legend, offers legendary-keyraken, pick legendary-keyraken
            -> beast-of-dark-legend: hand > discard, legendary-keyraken exhausted: yes > no
    """)


class TestSwiftCurrent:
    test = cases("""
        each friendly Tentacle captures 1
            rule: glossary/capture
            in: keyraken
            ada: artifacts swift-current; line legendary-keyraken lashing-tentacle shield-tentacle; amber 5
            bo: line legendary-keyraken crushing-tentacle; amber 5
            action swift-current
            -> swift-current exhausted, bo amber: 5 > 3, lashing-tentacle amber: 0 > 1, shield-tentacle amber: 0 > 1
    """)


class TestTideDown:
    test = cases("""
        for each card discarded one of the discard pile is archived, those too
            rule: glossary/archives glossary/discarding-cards
            in: keyraken
            ada: hand tide-down fear anger charge labwork; discard krump
            bo: discard troll
            play tide-down, offers 0-3 of: fear anger charge labwork, pick fear anger
            offers anger fear krump, pick krump, offers anger fear, pick fear
            -> tide-down: hand > discard, anger: hand > discard, krump: discard > archives, fear: hand > archives
        three are the most
            in: keyraken
            ada: hand tide-down fear anger charge labwork
            play tide-down, pick fear anger charge, finish
            -> tide-down: hand > discard, fear: hand > archives, anger: hand > archives, charge: hand > archives
        for none discarded none is
            in: keyraken
            ada: hand tide-down fear; discard krump
            play tide-down, answer done
            -> tide-down: hand > discard
    """)


class TestTitanicMaw:
    test = cases("""
        it can be attached to a friendly Keyraken alone
            rule: glossary/upgrades
            in: keyraken
            ada: hand titanic-maw; line troll legendary-keyraken shield-tentacle
            bo: line legendary-keyraken
            play titanic-maw, offers legendary-keyraken, pick legendary-keyraken
            -> titanic-maw: hand > upgrade, titanic-maw on: nothing > legendary-keyraken
    """)

    def test_without_one_it_cannot_be_played(self) -> None:
        t = table(side(hand=["titanic-maw"], battleline=["troll"]), side(battleline=["legendary-keyraken"]), house=HERE)
        assert not t.can("play", "titanic-maw")

    @pytest.mark.rule("glossary/skirmish", "glossary/splash-attack-x")
    def test_its_creature_has_skirmish_and_splash_attack_3(self) -> None:
        t = table(side(battleline=[spec("legendary-keyraken", upgrades=["titanic-maw"]), "krump"]))
        assert dict(t.card("legendary-keyraken").keywords) == {Keyword.SKIRMISH: 1, Keyword.SPLASH_ATTACK: 3}
        assert not t.card("krump").keywords


class TestBeholdItsGrandeur:
    test = cases("""
        1 for each friendly creature that shares a house with a neighbor
            rule: glossary/neighbor
            in: keyraken
            ada: hand behold-its-grandeur; line troll pingle-who-annoys zorg bumpsy dust-pixie flaxia
            bo: line valdr bumpsy
            play behold-its-grandeur
            -> behold-its-grandeur: hand > discard, ada amber: 0 > 4
        not for one beside others
            in: keyraken
            ada: hand behold-its-grandeur; line big-sal troll zorg krump bumpsy
            play behold-its-grandeur
            -> behold-its-grandeur: hand > discard, ada amber: 0 > 2
        enemy ones are not counted
            in: keyraken
            ada: hand behold-its-grandeur; line troll zorg
            bo: line valdr bumpsy
            play behold-its-grandeur
            -> behold-its-grandeur: hand > discard
        4 are the most
            in: keyraken
            ada: hand behold-its-grandeur; line troll krump bumpsy valdr brammo
            play behold-its-grandeur
            -> behold-its-grandeur: hand > discard, ada amber: 0 > 4
    """)


class TestDevourWhole:
    test = cases("""
        with the Keyraken an enemy creature or artifact is destroyed
            rule: glossary/destroyed
            in: keyraken
            ada: hand devour-whole devour-whole; line legendary-keyraken; artifacts swift-current
            bo: line krump troll(upgrades=blood-of-titans); artifacts cannon
            play devour-whole, offers krump troll cannon, pick cannon
            play devour-whole#2, offers krump troll, pick krump
            -> devour-whole: hand > discard, devour-whole 2: hand > discard, ada amber: 0 > 2,
            -> cannon: artifacts > discard, krump: battleline > discard
        without it, or with the opponent's, none is
            in: keyraken
            ada: hand devour-whole; line krump
            bo: line legendary-keyraken; artifacts cannon
            play devour-whole
            -> devour-whole: hand > discard, ada amber: 0 > 1
    """)


class TestDragToYourDoom:
    test = cases("""
        an enemy creature on a flank goes to the bottom of its owner's deck
            rule: glossary/flank
            in: keyraken
            ada: hand drag-to-your-doom; line troll; deck anger
            bo: line krump bumpsy valdr; deck fear labwork
            play drag-to-your-doom, offers krump valdr, pick krump
            -> drag-to-your-doom: hand > discard, ada amber: 0 > 1, krump: battleline > deck,
            -> bo deck: fear labwork krump
        without one none does
            in: keyraken
            ada: hand drag-to-your-doom; line troll
            play drag-to-your-doom
            -> drag-to-your-doom: hand > discard, ada amber: 0 > 1
    """)


class TestIntoTheAbyss:
    test = cases("""
        the opponent discards their hand and draws 4 cards
            rule: glossary/discarding-cards
            in: keyraken
            ada: hand into-the-abyss fear; deck anger
            bo: hand troll; deck krump labwork charge bumpsy valdr
            play into-the-abyss
            -> into-the-abyss: hand > discard, ada amber: 0 > 1, troll: hand > discard, krump: deck > hand,
            -> labwork: deck > hand, charge: deck > hand, bumpsy: deck > hand
        with an empty hand they draw 4 cards all the same
            in: keyraken
            ada: hand into-the-abyss
            bo: deck krump labwork charge bumpsy valdr
            play into-the-abyss
            -> into-the-abyss: hand > discard, ada amber: 0 > 1, krump: deck > hand, labwork: deck > hand,
            -> charge: deck > hand, bumpsy: deck > hand
    """)


class TestLeftInItsWake:
    test = cases("""
        each creature of the house that you choose is exhausted
            rule: glossary/ready-and-exhausted
            in: keyraken
            ada: hand left-in-its-wake; line troll zorg; artifacts gauntlet-of-command
            bo: line krump dust-pixie
            play left-in-its-wake, answer house:brobnar
            -> left-in-its-wake: hand > discard, ada amber: 0 > 1, troll exhausted, krump exhausted
    """)

    def test_you_choose_the_house(self) -> None:
        t = table(side(hand=["left-in-its-wake"]), side(battleline=["krump"]), house=HERE)
        t.do("play", "left-in-its-wake")
        assert t.decision.player == 0


class TestPrimordial:
    test = cases("""
        it can be attached to a friendly Keyraken alone
            rule: glossary/upgrades
            in: keyraken
            ada: hand primordial; line troll legendary-keyraken shield-tentacle
            bo: line legendary-keyraken
            play primordial, offers legendary-keyraken, pick legendary-keyraken
            -> primordial: hand > upgrade, primordial on: nothing > legendary-keyraken
        after its creature reaps its player draws 2 cards
            rule: glossary/reap glossary/drawing-cards
            in: brobnar
            ada: line krump(upgrades=primordial); deck fear anger labwork
            bo: deck charge
            reap krump
            -> krump exhausted, ada amber: 0 > 1, fear: deck > hand, anger: deck > hand
        not after it fights
            in: brobnar
            ada: line krump(upgrades=primordial); deck fear anger labwork
            bo: line silvertooth
            fight krump silvertooth
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard
    """)

    def test_without_one_it_cannot_be_played(self) -> None:
        t = table(side(hand=["primordial"], battleline=["troll"]), side(battleline=["legendary-keyraken"]), house=HERE)
        assert not t.can("play", "primordial")


class TestTheEvilInTheRanks:
    test = cases("""
        each enemy creature on a flank deals its power to the one beside it, no other creature does
            rule: glossary/flank glossary/neighbor glossary/power
            in: keyraken
            ada: hand the-evil-in-the-ranks; line troll krump
            bo: line silvertooth(power_counters=1) valdr troll bumpsy
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1, valdr damage: 0 > 3, troll 2 damage: 0 > 5
        both deal it at the same time, to the same creature, or to each other
            rule: glossary/damage
            in: keyraken
            ada: hand the-evil-in-the-ranks
            bo: line krump troll
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1, krump: battleline > discard,
            -> troll damage: 0 > 6
        armor prevents the damage of both together
            rule: glossary/armor
            in: keyraken
            ada: hand the-evil-in-the-ranks
            bo: line silvertooth champion-anaphiel urchin
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1, champion-anaphiel armor used: 0 > 1,
            -> champion-anaphiel damage: 0 > 2
        a ward prevents the damage of both
            rule: glossary/ward
            in: keyraken
            ada: hand the-evil-in-the-ranks
            bo: line krump urchin(warded) troll
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1, urchin warded: yes > no
        a creature alone has no neighbor
            rule: glossary/neighbor
            in: keyraken
            ada: hand the-evil-in-the-ranks; line troll krump
            bo: line silvertooth
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1
        the damage is dealt by those creatures
            rule: faq/damage-source-of-1
            in: keyraken
            ada: hand the-evil-in-the-ranks
            bo: line krump ardent-hero silvertooth
            play the-evil-in-the-ranks
            -> the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1, ardent-hero damage: 0 > 2
        you choose which neighbor is struck by one that is considered a flank creature
            rule: faq/flank-1
            in: keyraken
            ada: hand the-evil-in-the-ranks; artifacts spectral-tunneler(house=keyraken)
            bo: line urchin krump valdr dust-pixie
            action spectral-tunneler, pick krump, play the-evil-in-the-ranks, offers urchin valdr, pick valdr
            -> spectral-tunneler exhausted, the-evil-in-the-ranks: hand > discard, ada amber: 0 > 1,
            -> krump damage: 0 > 1, valdr: battleline > discard
    """)


class TestTidalTrouble:
    test = cases("""
        an enemy creature is stunned with all of its house
            rule: glossary/stun
            in: keyraken
            ada: hand tidal-trouble; line troll zorg big-sal; artifacts gauntlet-of-command
            bo: line krump dust-pixie pingle-who-annoys
            play tidal-trouble, offers krump dust-pixie pingle-who-annoys, pick krump
            -> tidal-trouble: hand > discard, ada amber: 0 > 1, troll stunned, krump stunned, pingle-who-annoys stunned
        without an enemy creature none is
            in: keyraken
            ada: hand tidal-trouble; line troll
            play tidal-trouble
            -> tidal-trouble: hand > discard, ada amber: 0 > 1
    """)


class TestWhirpoolEddy:
    test = cases("""
        a creature that is not stunned is stunned and exhausted
            rule: glossary/stun glossary/ready-and-exhausted
            in: keyraken
            ada: artifacts whirpool-eddy; line troll krump(stunned)
            bo: line bumpsy valdr(stunned) zorg(exhausted)
            action whirpool-eddy, offers troll bumpsy zorg, pick bumpsy
            -> whirpool-eddy exhausted, bumpsy stunned, bumpsy exhausted
        an exhausted one is stunned
            in: keyraken
            ada: artifacts whirpool-eddy
            bo: line zorg(exhausted) valdr(stunned)
            action whirpool-eddy, finish
            -> whirpool-eddy exhausted, zorg stunned
    """)


class TestZealotSRevelation:
    test = cases("""
        you draw 4 cards
            rule: glossary/drawing-cards
            in: keyraken
            ada: hand zealot-s-revelation; deck krump labwork charge bumpsy valdr
            bo: deck fear
            play zealot-s-revelation
            -> zealot-s-revelation: hand > discard, krump: deck > hand, labwork: deck > hand, charge: deck > hand,
            -> bumpsy: deck > hand
    """)


class TestAscendingJet:
    test = cases("""
        a friendly creature gets three +1 power counters
            rule: glossary/power-counter-1-power-status-card
            in: keyraken
            ada: artifacts ascending-jet; line troll krump
            bo: line bumpsy
            action ascending-jet, offers troll krump, pick krump
            -> ascending-jet exhausted, krump power counters: 0 > 3
        without one none does
            in: keyraken
            ada: artifacts ascending-jet
            bo: line bumpsy
            action ascending-jet
            -> ascending-jet exhausted
    """)


class TestCrimsonChurning:
    test = cases("""
        each friendly Tentacle has an enemy creature be dealt 1
            rule: glossary/for-each
            in: keyraken
            ada: hand crimson-churning; line legendary-keyraken lashing-tentacle shield-tentacle
            bo: line legendary-keyraken crushing-tentacle troll
            play crimson-churning, offers legendary-keyraken crushing-tentacle troll, pick troll, pick crushing-tentacle
            -> crimson-churning: hand > discard, ada amber: 0 > 1, troll damage: 0 > 1, crushing-tentacle damage: 0 > 1
        it is dealt all at once, so that a ward prevents all of it
            rule: glossary/for-each glossary/ward
            in: keyraken
            ada: hand crimson-churning; line legendary-keyraken lashing-tentacle shield-tentacle
            bo: line dust-pixie(warded)
            play crimson-churning, finish
            -> crimson-churning: hand > discard, ada amber: 0 > 1, dust-pixie warded: yes > no
        without one nothing is dealt
            in: keyraken
            ada: hand crimson-churning; line legendary-keyraken
            bo: line troll
            play crimson-churning
            -> crimson-churning: hand > discard, ada amber: 0 > 1
    """)


class TestCrushingTentacle:
    test = cases(
        tentacle("crushing-tentacle")
        + """
        several go together, in no order
            rule: glossary/constant-abilities
            in: dis
            ada: hand fear
            bo: line legendary-keyraken crushing-tentacle lashing-tentacle crushing-tentacle
            play fear, pick legendary-keyraken
            -> fear: hand > discard, legendary-keyraken: battleline > hand, crushing-tentacle: battleline > archives,
            -> lashing-tentacle: battleline > archives, crushing-tentacle 2: battleline > archives
        destroyed together with the Keyraken it is discarded
            rule: glossary/destroyed
            in: dis
            ada: hand gateway-to-dis
            bo: line crushing-tentacle legendary-keyraken
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, crushing-tentacle: battleline > discard,
            -> legendary-keyraken: battleline > discard
        its 3 damage can destroy the Keyraken, and then the others are archived
            rule: glossary/destroyed
            in: dis
            ada: hand hand-of-dis
            bo: line krump crushing-tentacle legendary-keyraken(damage=7) lashing-tentacle
            play hand-of-dis, pick crushing-tentacle, finish
            -> hand-of-dis: hand > discard, crushing-tentacle: battleline > discard,
            -> legendary-keyraken: battleline > discard, lashing-tentacle: battleline > archives
    """
    )

    @pytest.mark.rule("glossary/constant-abilities", "glossary/lasting-effects")
    def test_blank_it_stays_and_goes_as_soon_as_it_has_its_text_again(self) -> None:
        ada = side(hand=["shadow-of-dis", "fear"], deck=["fear"] * 9)
        bo = side(battleline=["legendary-keyraken", "crushing-tentacle"], deck=["fear"] * 9)
        t = table(ada, bo, house=House.DIS)
        t.do("play", "shadow-of-dis")
        t.do("play", "fear")
        t.pick("legendary-keyraken")
        t.end_turn()
        assert t.zone("crushing-tentacle") == "battleline"
        t.end_turn()
        assert t.zone("crushing-tentacle") == "archives"

    def test_it_has_assault_3(self) -> None:
        assert keywords_of("crushing-tentacle") == {Keyword.ASSAULT: 3}


class TestDefendTheKeyraken:
    @pytest.mark.rule("glossary/ward", "glossary/neighbor")
    def test_the_creature_and_its_neighbors_are_warded(self) -> None:
        line = ["troll", spec("krump", house="keyraken"), "bumpsy", "urchin", "legendary-keyraken"]
        bo = side(battleline=["legendary-keyraken"])
        t = table(side(hand=["defend-the-keyraken"], battleline=line), bo, house=House.KEYRAKEN)
        t.do("play", "defend-the-keyraken")
        t.offers("krump", "legendary-keyraken")
        t.pick("krump")
        assert [c for c in ("troll", "krump", "bumpsy", "urchin") if t.card(c).warded] == ["troll", "krump", "bumpsy"]

    def test_without_a_keyraken_creature_nobody_is(self) -> None:
        t = table(side(hand=["defend-the-keyraken"], battleline=["troll"]), house=House.KEYRAKEN)
        t.do("play", "defend-the-keyraken")
        assert not t.card("troll").warded
        t.expect_main_step()


class TestEmergence:
    test = cases("""
        a Keyraken creature of deck or discard pile is found and played
            rule: glossary/search glossary/play-abilities
            in: keyraken
            ada: hand emergence; deck fear legendary-keyraken troll tide-down; discard grappling-tentacle krump
            bo: discard shield-tentacle
            play emergence, offers 0-1 of: legendary-keyraken grappling-tentacle, pick legendary-keyraken, answer slot:0
            -> emergence: hand > discard, legendary-keyraken: deck > battleline, legendary-keyraken exhausted
        its “Play:” ability resolves
            rule: glossary/play-abilities
            in: keyraken
            ada: hand emergence; line legendary-keyraken; discard grappling-tentacle
            bo: amber 4
            play emergence, pick grappling-tentacle, answer slot:0
            -> emergence: hand > discard, grappling-tentacle: discard > battleline, grappling-tentacle exhausted,
            -> grappling-tentacle amber: 0 > 3, bo amber: 4 > 1
        none need be found
            in: keyraken
            ada: hand emergence; deck legendary-keyraken
            play emergence, answer done
            -> emergence: hand > discard
    """)

    @pytest.mark.rule("glossary/search", "glossary/shuffle")
    def test_the_deck_is_shuffled_before_what_was_found_is_played(self) -> None:
        found = spec("legendary-keyraken", icons=(Icon.DRAW,))
        t = table(side(hand=["emergence"], deck=["fear", found, *["troll"] * 9]), house=HERE)
        t.do("play", "emergence")
        t.pick("legendary-keyraken")
        t.finish()
        shuffled, entered, drawn = (
            t.game.events.index(t.events(kind)[0]) for kind in (Shuffled, CardEntered, CardDrawn)
        )
        assert shuffled < entered < drawn


class TestGrapplingTentacle:
    test = cases(
        tentacle("grappling-tentacle")
        + """
        played, it captures 3
            rule: glossary/capture
            in: keyraken
            ada: hand grappling-tentacle; line legendary-keyraken
            bo: amber 5
            creature grappling-tentacle
            -> grappling-tentacle: hand > battleline, grappling-tentacle exhausted, grappling-tentacle amber: 0 > 3,
            -> bo amber: 5 > 2
    """
    )


class TestLashingTentacle:
    test = cases(tentacle("lashing-tentacle"))

    def test_it_has_skirmish(self) -> None:
        assert keywords_of("lashing-tentacle") == {Keyword.SKIRMISH: 1}


class TestPreternaturalWill:
    test = cases("""
        each friendly Keyraken creature is healed
            rule: glossary/heal
            in: keyraken
            ada: hand preternatural-will; line legendary-keyraken(damage=5) shield-tentacle(damage=2) troll(damage=3)
            bo: line legendary-keyraken(damage=4)
            play preternatural-will
            -> preternatural-will: hand > discard, ada amber: 0 > 1, legendary-keyraken damage: 5 > 0,
            -> shield-tentacle damage: 2 > 0
    """)


class TestRaceToTheSurface:
    test = cases("""
        of the top 5 cards of your deck those of Keyraken are archived
            rule: glossary/archives
            in: keyraken
            ada: hand race-to-the-surface; deck shield-tentacle fear tide-down anger charge swift-current
            ada: discard swift-current
            bo: deck shield-tentacle
            play race-to-the-surface
            -> race-to-the-surface: hand > discard, shield-tentacle: deck > archives, fear: deck > discard,
            -> tide-down: deck > archives, anger: deck > discard, charge: deck > discard
    """)


class TestShieldTentacle:
    test = cases(tentacle("shield-tentacle"))

    def test_it_has_deploy_and_taunt(self) -> None:
        assert keywords_of("shield-tentacle") == {Keyword.DEPLOY: 1, Keyword.TAUNT: 1}


class TestSlipperyTentacle:
    test = cases(
        tentacle("slippery-tentacle")
        + """
        after it reaps you gain 1
            rule: glossary/reap
            in: keyraken
            ada: line legendary-keyraken slippery-tentacle
            reap slippery-tentacle
            -> slippery-tentacle exhausted, ada amber: 0 > 2
        not after it fights
            in: keyraken
            ada: line legendary-keyraken slippery-tentacle
            bo: line dust-pixie
            fight slippery-tentacle dust-pixie
            -> slippery-tentacle exhausted, slippery-tentacle damage: 0 > 1, dust-pixie: battleline > discard
    """
    )


class TestTenaciousTentacle:
    test = cases(
        tentacle("tenacious-tentacle")
        + """
        after it reaps you steal 1
            rule: glossary/steal
            in: keyraken
            ada: line legendary-keyraken tenacious-tentacle
            bo: amber 3
            reap tenacious-tentacle
            -> tenacious-tentacle exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        not after it fights
            in: keyraken
            ada: line legendary-keyraken tenacious-tentacle
            bo: line dust-pixie; amber 3
            fight tenacious-tentacle dust-pixie
            -> tenacious-tentacle exhausted, tenacious-tentacle damage: 0 > 1, dust-pixie: battleline > discard
    """
    )

"""Prophetic Visions, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import Step
from kfdesk.language.definition import card
from kfdesk.language.words import CARD, a, discard, hand, play
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SHADOWS


class TestCovetousIdol:
    @pytest.mark.parametrize(("mine", "theirs", "drawn"), [(2, 3, 7), (3, 3, 6), (3, 2, 6)])
    def test_one_more_card_is_drawn_while_the_opponent_has_more_amber(self, mine: int, theirs: int, drawn: int) -> None:
        ada = side(artifacts=["covetous-idol"], amber=mine, deck=["fear"] * 9)
        t = table(ada, side(amber=theirs, deck=["fear"] * 9), house=HERE)
        t.end_turn()
        t.end_turn()
        assert (len(t.ids(0, "hand")), len(t.ids(1, "hand"))) == (drawn, 6)


class TestCursedLoot:
    test = cases("""
        it comes into play under the opponent's control and costs you nothing
            rule: glossary/treachery
            in: shadows
            ada: hand cursed-loot fear punch
            bo: hand anger
            play cursed-loot
            -> cursed-loot: hand > artifacts, cursed-loot controller: 0 > 1, cursed-loot exhausted
        each card that its controller plays costs another card
            in: brobnar
            ada: artifacts cursed-loot; hand valdr fear fear fear
            bo: hand anger
            creature valdr
            -> valdr: hand > battleline, valdr exhausted, fear 3: hand > discard
        with the last card it goes
            in: brobnar
            ada: artifacts cursed-loot; hand valdr fear
            bo: hand anger
            creature valdr
            -> valdr: hand > battleline, valdr exhausted, fear: hand > discard, cursed-loot: artifacts > discard
        with no card left to discard it goes, too
            in: brobnar
            ada: artifacts cursed-loot; hand valdr
            bo: hand anger
            creature valdr
            -> valdr: hand > battleline, valdr exhausted, cursed-loot: artifacts > discard
        the opponent of its controller plays as always
            in: brobnar
            ada: hand valdr fear
            bo: artifacts cursed-loot; hand anger
            creature valdr
            -> valdr: hand > battleline, valdr exhausted
        a card that is only discarded costs nothing
            in: brobnar
            ada: artifacts cursed-loot; hand valdr fear
            discard valdr
            -> valdr: hand > discard
    """)


class TestDisabledSecurity:
    test = cases("""
        one of the three is played as your own
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: shadows
            ada: hand disabled-security; line umbra; deck fear
            bo: deck krump dust-pixie labwork bumpsy; amber 3
            play disabled-security, offers krump dust-pixie labwork, pick krump, finish
            -> disabled-security: hand > discard, ada amber: 0 > 1, krump: deck > battleline
            -> krump controller: 1 > 0, krump exhausted, dust-pixie: deck > discard, labwork: deck > discard
        an action has its effect for you and goes back to its owner
            in: shadows
            ada: hand disabled-security fear; line umbra
            bo: deck krump labwork dust-pixie; hand anger
            play disabled-security, pick labwork, pick fear
            -> disabled-security: hand > discard, ada amber: 0 > 2, krump: deck > discard, dust-pixie: deck > discard
            -> labwork: deck > discard, fear: hand > archives
    """)


class TestFeldarsPlan:
    def test_each_card_the_opponent_plays_on_the_next_turn_costs_an_amber(self) -> None:
        ada = side(hand=["feldar-s-plan"], deck=["fear"] * 9)
        t = table(ada, side(hand=["bumpsy", "flaxia", "krump"], amber=5, deck=["fear"] * 9), house=HERE)
        t.do("play", "feldar-s-plan")
        assert (t.amber(0), t.amber(1)) == (1, 5)
        t.game.choose("end-turn")
        t.answer("house:brobnar")
        t.do("discard", "krump")
        assert (t.amber(0), t.amber(1)) == (1, 5)
        t.creature("bumpsy")  # which makes its player's opponent lose one, after it or before
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1, 4)

    def test_in_that_turn_only(self) -> None:
        ada = side(hand=["feldar-s-plan", "silvertooth"], deck=["umbra"] * 9)
        bo = side(hand=["valdr", "krump", "troll"], amber=5, deck=["headhunter"] * 9)
        t = table(ada, bo, house=HERE)
        t.do("play", "feldar-s-plan")
        t.creature("silvertooth")
        assert (t.amber(0), t.amber(1)) == (1, 5)
        t.end_turn()
        t.creature("valdr")
        assert (t.amber(0), t.amber(1)) == (2, 4)
        t.creature("krump")
        assert (t.amber(0), t.amber(1)) == (3, 3)
        t.end_turn()
        t.end_turn()
        t.creature("troll")
        assert (t.amber(0), t.amber(1)) == (3, 3)


class TestMickeyTheCarver:
    @pytest.mark.rule("glossary/house-choice")
    @pytest.mark.parametrize(("house", "stolen"), [("shadows", 0), ("brobnar", 1)])
    def test_any_other_house_than_shadows_that_you_choose_steals_an_amber(self, house: str, stolen: int) -> None:
        ada = side(battleline=["mickey-the-carver", "valdr"], amber=2)
        t = table(ada, side(amber=5), step=Step.HOUSE)
        t.answer(f"house:{house}")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (2 + stolen, 5 - stolen)

    @pytest.mark.parametrize(("house", "stolen"), [("shadows", 0), ("brobnar", 1)])
    def test_any_that_the_opponent_chooses_does_too(self, house: str, stolen: int) -> None:
        bo = side(battleline=["mickey-the-carver"], amber=2)
        t = table(side(battleline=["silvertooth", "valdr"], amber=5), bo, step=Step.HOUSE)
        t.answer(f"house:{house}")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (5 - stolen, 2 + stolen)


class TestSleight:
    test = cases("""
        destroyed, it takes each creature with it into the decks
            rule: glossary/destroyed
            in: brobnar
            ada: line krump valdr
            bo: line sleight bumpsy; artifacts epic-quest
            fight krump sleight
            -> sleight: battleline > deck, bumpsy: battleline > deck, krump: battleline > deck, valdr: battleline > deck
        its fate shuffles a friendly creature for each enemy one of Shadows
            rule: glossary/fulfill glossary/for-each
            in: brobnar
            ada: line valdr krump flaxia umbra; artifacts cannon
            bo: line silvertooth noddy-the-thief bumpsy; artifacts subtle-maul; fate sleight
            reap valdr, offers valdr krump flaxia umbra, pick flaxia, offers valdr krump umbra, pick krump
            -> valdr exhausted, ada amber: 0 > 1, fulfilled sleight, flaxia: battleline > deck, krump: battleline > deck
        without one it shuffles none
            in: brobnar
            ada: line valdr umbra
            bo: line bumpsy; fate sleight
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled sleight
    """)


class TestBrutalConsequences:
    test = cases("""
        a creature that its damage destroys is purged
            in: shadows
            ada: hand brutal-consequences; line umbra
            bo: line urchin krump
            play brutal-consequences, offers umbra urchin krump, pick urchin
            -> brutal-consequences: hand > discard, urchin: battleline > purged
        one that stands is not
            in: shadows
            ada: hand brutal-consequences; line umbra
            bo: line flaxia
            play brutal-consequences, pick flaxia
            -> brutal-consequences: hand > discard, flaxia damage: 0 > 3
        its fate purges an exhausted friendly creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump bumpsy(exhausted); artifacts cannon(exhausted)
            bo: line troll(exhausted); fate brutal-consequences
            reap valdr, offers valdr bumpsy, pick bumpsy
            -> valdr exhausted, ada amber: 0 > 1, fulfilled brutal-consequences, bumpsy: battleline > purged
    """)


class TestCapReigns:
    test = cases("""
        an enemy creature that reaps pays you an amber
            rule: glossary/pay
            in: brobnar
            ada: line valdr; amber 2
            bo: line cap-reigns; amber 2
            reap valdr
            -> valdr exhausted, bo amber: 2 > 3
        a friendly one does not
            in: brobnar
            ada: line cap-reigns valdr; amber 2
            bo: line bumpsy; amber 2
            reap valdr
            -> valdr exhausted, ada amber: 2 > 3
        nor an enemy one that fights
            in: brobnar
            ada: line valdr; amber 2
            bo: line cap-reigns flaxia; amber 2
            fight valdr flaxia
            -> valdr exhausted, valdr damage: 0 > 4, flaxia: battleline > discard
    """)


class TestChummy:
    test = cases("""
        fighting the least powerful enemy creature it steals an amber
            in: shadows
            ada: line chummy dust-pixie; amber 1
            bo: line blypyp valdr; amber 3
            fight chummy blypyp
            -> chummy exhausted, chummy damage: 0 > 2, blypyp: battleline > discard, ada amber: 1 > 2, bo amber: 3 > 2
        before the fight
            in: shadows
            ada: line chummy; amber 1
            bo: line champion-anaphiel; amber 3
            fight chummy champion-anaphiel
            -> chummy: battleline > discard, champion-anaphiel armor used: 0 > 1, champion-anaphiel damage: 0 > 2
            -> ada amber: 1 > 2, bo amber: 3 > 2
        fighting another one it does not
            in: shadows
            ada: line chummy; amber 1
            bo: line blypyp champion-anaphiel; amber 3
            fight chummy champion-anaphiel
            -> chummy: battleline > discard, champion-anaphiel armor used: 0 > 1, champion-anaphiel damage: 0 > 2
        of two equal ones either may be it
            rule: glossary/least-powerful
            in: shadows
            ada: line chummy; amber 1
            bo: line blypyp umbra; amber 3
            fight chummy umbra
            -> chummy exhausted, chummy damage: 0 > 2, umbra: battleline > discard, ada amber: 1 > 2, bo amber: 3 > 2
        nor reaping
            in: shadows
            ada: line chummy; amber 1
            bo: line blypyp; amber 3
            reap chummy
            -> chummy exhausted, ada amber: 1 > 2
        its fate pays the opponent 2
            rule: glossary/fulfill glossary/pay
            in: brobnar
            ada: line valdr; amber 4
            bo: line bumpsy; amber 3; fate chummy
            reap valdr
            -> valdr exhausted, ada amber: 4 > 3, bo amber: 3 > 5, fulfilled chummy
    """)


class TestCoverFire:
    test = cases("""
        half is lost, and one of the rest stolen
            in: shadows
            ada: hand cover-fire; amber 2
            bo: amber 5
            play cover-fire
            -> cover-fire: hand > discard, bo amber: 5 > 2, ada amber: 2 > 3
        the only one is stolen
            in: shadows
            ada: hand cover-fire; amber 2
            bo: amber 1
            play cover-fire
            -> cover-fire: hand > discard, bo amber: 1 > 0, ada amber: 2 > 3
    """)


class TestGonePearShaped:
    test = cases("""
        each player discards the archives
            in: shadows
            ada: hand gone-pear-shaped fear; archives krump
            bo: archives troll; hand anger
            play gone-pear-shaped, finish
            -> gone-pear-shaped: hand > discard, ada amber: 0 > 1, krump: archives > discard, troll: archives > discard
    """)

    @pytest.mark.rule("glossary/fulfill")
    def test_its_fate_lets_no_creature_reap_this_turn(self) -> None:
        overreach = spec("overreach", active=True, under=[spec("gone-pear-shaped", face_down=True)])
        bo = side(battleline=["krump"], prophecies=[overreach], deck=["headhunter"] * 9)
        t = table(side(battleline=["valdr", "bumpsy"], deck=["headhunter"] * 9), bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        assert t.zone("gone-pear-shaped") == "discard"
        assert not t.can("reap", "bumpsy") and t.can("fight", "bumpsy")
        t.end_turn()
        assert t.can("reap", "krump")
        t.end_turn()
        assert t.can("reap", "bumpsy")


class TestOxSarbane:
    test = cases("""
        an enemy creature that reaps exhausts those that share a house with it
            in: brobnar
            ada: line krump valdr bumpsy flaxia; artifacts might-club
            bo: line ox-sarbane pit-demon headhunter
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, krump exhausted, bumpsy exhausted
        and one that fights
            in: untamed
            ada: line snufflegator valdr flaxia
            bo: line ox-sarbane dust-pixie dew-faerie
            fight snufflegator dust-pixie
            -> snufflegator exhausted, dust-pixie: battleline > discard, flaxia exhausted
        a friendly one does not
            in: brobnar
            ada: line krump valdr ox-sarbane
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        itself as well, where it is ready again
            in: brobnar
            ada: line valdr(upgrades=rocket-boots)
            bo: line ox-sarbane
            reap valdr, answer trigger:c1.0
            -> valdr exhausted, ada amber: 0 > 1
    """)


class TestBanditCulver:
    test = cases("""
        the first Shadows card you discard in a turn steals an amber
            in: shadows
            ada: line bandit-culver; hand bait-and-switch urchin
            bo: amber 5
            discard bait-and-switch, discard urchin
            -> bait-and-switch: hand > discard, urchin: hand > discard, ada amber: 0 > 1, bo amber: 5 > 4
        a card of another house does not, and does not count
            in: brobnar
            ada: line bandit-culver; hand bumpsy umbra
            bo: amber 5
            discard bumpsy
            -> bumpsy: hand > discard
        nor does a card that is played
            in: shadows
            ada: line bandit-culver; hand silvertooth
            bo: amber 5
            creature silvertooth
            -> silvertooth: hand > battleline
        nor one that the opponent discards
            in: shadows
            ada: hand umbra; amber 3
            bo: line bandit-culver; amber 5
            discard umbra
            -> umbra: hand > discard
        nor a further one after yours
            in: shadows
            ada: line bandit-culver; artifacts subtle-maul; hand umbra
            bo: hand urchin; amber 5
            discard umbra, action subtle-maul
            -> umbra: hand > discard, urchin: hand > discard, subtle-maul exhausted, ada amber: 0 > 1, bo amber: 5 > 4
        yours is the first after theirs
            in: shadows
            ada: line bandit-culver; artifacts subtle-maul; hand bait-and-switch
            bo: hand urchin; amber 5
            action subtle-maul, discard bait-and-switch
            -> bait-and-switch: hand > discard, urchin: hand > discard, subtle-maul exhausted,
            -> ada amber: 0 > 1, bo amber: 5 > 4
    """)

    def test_a_card_of_another_house_neither_steals_nor_counts(self) -> None:
        ada = side(battleline=["bandit-culver"], hand=["cover-fire", "cover-fire", "valdr", "umbra", "krump"])
        t = table(ada, side(amber=5), card("cover-fire", play(discard(a(CARD, in_=hand())))), house=HERE)
        t.do("play", "cover-fire")
        t.pick("valdr")
        assert t.amber(1) == 5
        t.do("discard", "umbra")
        assert t.amber(1) == 4
        t.do("play", "cover-fire", 1)
        t.pick("krump")
        assert t.amber(1) == 4

    def test_once_in_each_turn(self) -> None:
        ada = side(battleline=["bandit-culver"], hand=["umbra", "urchin"], deck=["fear"] * 9)
        t = table(ada, side(amber=5, deck=["fear"] * 9), house=HERE)
        t.do("discard", "umbra")
        t.end_turn()
        t.end_turn()
        t.do("discard", "urchin")
        assert t.amber(1) == 3


class TestBondsmanBelvan:
    test = cases("""
        reaping it may discard the opponent's top card
            in: shadows
            ada: line bondsman-belvan; deck punch
            bo: deck krump fear
            reap bondsman-belvan, answer yes
            -> bondsman-belvan exhausted, ada amber: 0 > 1, krump: deck > discard
        or leave it
            in: shadows
            ada: line bondsman-belvan; deck punch
            bo: deck krump fear
            reap bondsman-belvan, answer no
            -> bondsman-belvan exhausted, ada amber: 0 > 1, bo deck: krump fear
        fighting, too
            in: shadows
            ada: line bondsman-belvan; deck punch
            bo: deck krump fear; line dust-pixie
            fight bondsman-belvan dust-pixie, answer yes
            -> bondsman-belvan exhausted, bondsman-belvan damage: 0 > 1, dust-pixie: battleline > discard
            -> krump: deck > discard
        its fate gives an artifact to the opponent
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr; artifacts epic-quest mighty-javelin
            bo: line troll; artifacts gorm-of-omm; fate bondsman-belvan
            reap valdr, offers epic-quest mighty-javelin, pick mighty-javelin
            -> valdr exhausted, ada amber: 0 > 1, fulfilled bondsman-belvan, mighty-javelin controller: 0 > 1
    """)

    def test_it_is_looked_at_by_you_alone(self) -> None:
        t = table(side(battleline=["bondsman-belvan"]), side(deck=["krump"]), house=HERE)
        t.do("reap", "bondsman-belvan")
        assert [event.to for event in t.events(CardsRevealed)] == [0]


class TestBurnishedNickles:
    test = cases("""
        destroyed, it returns another creature of either side
            in: brobnar
            ada: line krump valdr
            bo: line bumpsy burnished-nickles flaxia; artifacts cannon
            fight krump burnished-nickles, fight valdr burnished-nickles, offers krump valdr bumpsy flaxia, pick flaxia
            -> krump exhausted, valdr exhausted, valdr damage: 0 > 2, burnished-nickles: battleline > discard
            -> flaxia: battleline > hand
        where there is no other none is returned
            in: brobnar
            ada: hand punch
            bo: line burnished-nickles
            play punch, pick burnished-nickles
            -> punch: hand > discard, ada amber: 0 > 1, burnished-nickles: battleline > discard
    """)


class TestEvasiveManeuvers:
    test = cases("""
        friendly creatures are dealt no damage this turn
            in: shadows
            ada: hand evasive-maneuvers; line umbra chummy
            bo: line krump
            play evasive-maneuvers, fight chummy krump
            -> evasive-maneuvers: hand > discard, ada amber: 0 > 1, chummy exhausted, krump damage: 0 > 3
        its fate deals 2 to each friendly creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr urchin krump
            bo: line troll; fate evasive-maneuvers
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fulfilled evasive-maneuvers, valdr damage: 0 > 2
            -> krump damage: 0 > 2, urchin: battleline > discard
    """)

    def test_in_this_turn_only(self) -> None:
        bo = side(battleline=["krump"], deck=["headhunter"] * 9)
        t = table(side(hand=["evasive-maneuvers"], battleline=["troll"], deck=["headhunter"] * 9), bo, house=HERE)
        t.do("play", "evasive-maneuvers")
        t.end_turn()
        t.fight("krump", "troll")
        assert t.card("troll").damage == 6


class TestFallguy:
    test = cases("""
        destroyed, it steals an amber
            in: brobnar
            ada: line valdr; amber 3
            bo: line fallguy; amber 1
            fight valdr fallguy
            -> valdr exhausted, valdr damage: 0 > 2, fallguy: battleline > discard, ada amber: 3 > 2, bo amber: 1 > 2
    """)


class TestHoodwink:
    test = cases("""
        each card of the hand that is not of Shadows steals an amber
            in: shadows
            ada: hand hoodwink umbra bumpsy flaxia fear
            bo: amber 5; hand krump
            play hoodwink
            -> hoodwink: hand > purged, ada amber: 0 > 3, bo amber: 5 > 2
        with none it is purged all the same
            in: shadows
            ada: hand hoodwink umbra
            bo: amber 5
            play hoodwink
            -> hoodwink: hand > purged
    """)

    def test_the_hand_is_revealed(self) -> None:
        t = table(side(hand=["hoodwink", "umbra"]), side(), house=HERE)
        t.do("play", "hoodwink")
        assert [(len(event.cards), event.to) for event in t.events(CardsRevealed)] == [(1, None)]


class TestPorterCilla:
    test = cases("""
        a random card of the opponent's hand goes on top of the deck
            in: shadows
            ada: line porter-cilla; hand anger; deck punch
            bo: hand fear; deck troll krump
            reap porter-cilla
            -> porter-cilla exhausted, ada amber: 0 > 1, fear: hand > deck, bo deck: fear troll krump
        one of several, that nobody chooses
            in: shadows
            ada: line porter-cilla
            bo: hand fear fear; deck troll
            reap porter-cilla
            -> porter-cilla exhausted, ada amber: 0 > 1, fear 2: hand > deck, bo deck: fear troll, bo hand: fear
        not when it fights
            in: shadows
            ada: line porter-cilla
            bo: hand fear; deck troll; line dust-pixie
            fight porter-cilla dust-pixie
            -> porter-cilla exhausted, porter-cilla damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestPredatoryLending:
    test = cases("""
        an enemy creature is exalted and enraged
            in: shadows
            ada: hand predatory-lending; line umbra
            bo: line krump bumpsy
            play predatory-lending, offers krump bumpsy, pick bumpsy
            -> predatory-lending: hand > discard, ada amber: 0 > 1, bumpsy amber: 0 > 1, bumpsy enraged
        its fate pays an amber for each enemy creature of Shadows
            rule: glossary/fulfill glossary/pay
            in: brobnar
            ada: line valdr umbra; amber 4
            bo: line silvertooth noddy-the-thief bumpsy; fate predatory-lending; amber 1; artifacts subtle-maul
            reap valdr
            -> valdr exhausted, ada amber: 4 > 3, bo amber: 1 > 3, fulfilled predatory-lending
    """)


class TestThunk:
    test = cases("""
        an enemy creature is dealt 2 and exhausted
            in: shadows
            ada: hand thunk; line umbra
            bo: line krump bumpsy
            creature thunk, offers krump bumpsy, pick bumpsy
            -> thunk: hand > battleline, thunk exhausted, bumpsy damage: 0 > 2, bumpsy exhausted
        its fate destroys each exhausted creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump bumpsy(exhausted); artifacts cannon(exhausted)
            bo: line flaxia(exhausted) francus; fate thunk
            reap valdr, finish
            -> ada amber: 0 > 1, fulfilled thunk, valdr: battleline > discard, bumpsy: battleline > discard
            -> flaxia: battleline > discard
    """)

"""Æmber Skies, Skyborn: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SKYBORN


class TestAeroOFore:
    def reaped(self, *line: str, answer: str = "") -> Table:
        """Return the table after it reaped, having answered whether the others are put into another order."""
        t = table(side(battleline=line), side(battleline=["zorg"], amber=5), house=HERE)
        t.do("reap", "aero-o-fore")
        if answer:
            t.answer(answer)
        return t

    @pytest.mark.rule("glossary/center-of-the-battleline", "glossary/battleline")
    def test_in_the_center_the_others_change_places_around_it_and_those_on_the_flanks_then_capture_2_each(self) -> None:
        t = self.reaped("krump", "bumpsy", "aero-o-fore", "troll", "dextre", answer="yes")
        t.expect(DecisionKind.ORDER)
        t.pick("troll", "dextre", "krump", "bumpsy")
        t.finish()
        t.expect_main_step()
        assert t.line(0) == ["troll", "dextre", "aero-o-fore", "krump", "bumpsy"]
        assert {card.id: card.amber for card in t.cards() if card.amber} == {"troll": 2, "bumpsy": 2}
        assert (t.amber(0), t.amber(1)) == (1, 1)

    def test_they_need_not(self) -> None:
        t = self.reaped("krump", "aero-o-fore", "troll", answer="no")
        t.finish()
        assert t.line(0) == ["krump", "aero-o-fore", "troll"]
        assert {card.id: card.amber for card in t.cards() if card.amber} == {"krump": 2, "troll": 2}

    def test_elsewhere_it_does_nothing(self) -> None:
        t = self.reaped("krump", "troll", "aero-o-fore")
        t.expect_main_step()
        assert t.amber(1) == 5

    def test_alone_it_stands_in_the_center_and_on_a_flank(self) -> None:
        t = self.reaped("aero-o-fore")
        t.expect_main_step()
        assert (t.card("aero-o-fore").amber, t.amber(1)) == (2, 3)


class TestBlackTempest:
    test = cases("""
        without forged keys it steals 3
            in: skyborn
            ada: line black-tempest
            bo: line dust-pixie; amber 5; keys 1
            fight black-tempest dust-pixie
            -> black-tempest exhausted, black-tempest armor used: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 3, bo amber: 5 > 2
        with one it steals 2
            in: skyborn
            ada: line black-tempest; keys 1
            bo: line dust-pixie; amber 5
            fight black-tempest dust-pixie
            -> black-tempest exhausted, black-tempest armor used: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 5 > 3
        reaping steals nothing
            in: skyborn
            ada: line black-tempest
            bo: amber 5
            reap black-tempest
            -> black-tempest exhausted, ada amber: 0 > 1
    """)


class TestCloudburstCommand:
    def cost(self, ada: list[str], bo: list[str]) -> tuple[int, int]:
        t = table(side(artifacts=["cloudburst-command"], battleline=ada), side(battleline=bo), house=HERE)
        mine, his = (seat.key_cost for seat in t.game.view(0).seats)
        return mine, his

    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/flank")
    def test_each_skyborn_creature_on_a_flank_of_either_side_makes_the_opponents_keys_dearer(self) -> None:
        assert self.cost(["bux-bastian", "nantucket", "han-peregrine"], ["krump", "bosun-creen"]) == (6, 9)

    def test_those_between_others_and_of_other_houses_do_not(self) -> None:
        assert self.cost(["krump", "nantucket", "troll"], ["bumpsy"]) == (6, 6)

    def test_a_creature_alone_is_one(self) -> None:
        assert self.cost(["nantucket"], []) == (6, 7)


class TestFlipStallard:
    test = cases("""
        an enemy creature's destroyed effect is lost
            rule: glossary/destroyed
            in: skyborn
            ada: line flip-stallard
            bo: line bux-bastian alien-puffer; artifacts flint-s-stash
            fight flip-stallard bux-bastian
            -> flip-stallard exhausted, flip-stallard damage: 0 > 3, bux-bastian: battleline > discard
        nor is one saved by such an effect
            in: brobnar
            ada: line troll flip-stallard
            bo: line krump ley-earl-of-hurl bumpsy
            fight troll ley-earl-of-hurl
            -> troll exhausted, troll damage: 0 > 4, ley-earl-of-hurl: battleline > discard
        a friendly one's is not
            in: brobnar
            ada: line troll
            bo: line bux-bastian flip-stallard; artifacts flint-s-stash
            fight troll bux-bastian
            -> troll exhausted, troll damage: 0 > 3, bux-bastian: battleline > discard, bo amber: 0 > 2
    """)


class TestHanPeregrine:
    test = cases("""
        exalted it heals a damaged creature, which moves to a flank of its own battleline
            rule: glossary/exalt glossary/flank
            in: skyborn
            ada: line han-peregrine krump(damage=3) troll
            bo: line bumpsy zorg(damage=4) dextre
            reap han-peregrine, answer yes, offers krump zorg
            pick zorg, answer slot:3
            -> han-peregrine exhausted, ada amber: 0 > 1, han-peregrine amber: 0 > 1, zorg damage: 4 > 0,
            -> bo line: bumpsy dextre zorg
        to either flank, also after a fight
            in: skyborn
            ada: line han-peregrine krump(damage=3) troll
            bo: line dust-pixie
            fight han-peregrine dust-pixie, answer yes, pick krump, answer slot:0
            -> han-peregrine exhausted, han-peregrine damage: 0 > 1, dust-pixie: battleline > discard,
            -> han-peregrine amber: 0 > 1, krump damage: 3 > 0, ada line: krump han-peregrine troll
        not exalted it does nothing
            in: skyborn
            ada: line han-peregrine krump(damage=3) troll
            reap han-peregrine, answer no
            -> han-peregrine exhausted, ada amber: 0 > 1
        with no damaged creature it is only exalted
            in: skyborn
            ada: line han-peregrine krump troll
            reap han-peregrine, answer yes
            -> han-peregrine exhausted, ada amber: 0 > 1, han-peregrine amber: 0 > 1
    """)


class TestLeyEarlOfHurl:
    test = cases("""
        between others it is saved: healed, exhausted, warded, on a flank
            rule: glossary/destroyed glossary/replacement-effects glossary/ward
            in: brobnar
            ada: line troll
            bo: line krump ley-earl-of-hurl(damage=3) bumpsy
            fight troll ley-earl-of-hurl, answer slot:0
            -> troll exhausted, troll damage: 0 > 4, ley-earl-of-hurl armor used: 0 > 2, ley-earl-of-hurl exhausted,
            -> ley-earl-of-hurl damage: 3 > 0, ley-earl-of-hurl warded, bo line: ley-earl-of-hurl krump bumpsy
        on a flank it is destroyed
            in: brobnar
            ada: line troll
            bo: line krump bumpsy ley-earl-of-hurl
            fight troll ley-earl-of-hurl
            -> troll exhausted, troll damage: 0 > 4, ley-earl-of-hurl: battleline > discard
    """)


class TestMaquiExpedition:
    test = cases("""
        you take control of an enemy flank creature
            rule: glossary/control-and-ownership glossary/flank
            in: skyborn
            ada: hand maqui-expedition; line nantucket
            bo: line krump troll bumpsy
            play maqui-expedition, offers krump bumpsy
            pick bumpsy, answer slot:1
            -> maqui-expedition: hand > discard, bumpsy controller: 1 > 0, ada line: nantucket bumpsy,
            -> bo line: krump troll
        with no enemy creature nothing happens
            in: skyborn
            ada: hand maqui-expedition; line nantucket
            play maqui-expedition
            -> maqui-expedition: hand > discard
    """)


class TestNantucket:
    test = cases("""
        each skyborn neighbor is worth 1
            in: skyborn
            ada: line bux-bastian nantucket bosun-creen
            reap nantucket
            -> nantucket exhausted, ada amber: 0 > 3
        also after a fight, but not one of another house
            in: skyborn
            ada: line krump nantucket bosun-creen bux-bastian
            bo: line dust-pixie
            fight nantucket dust-pixie
            -> nantucket exhausted, nantucket damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
        alone it gains nothing more
            in: skyborn
            ada: line nantucket
            reap nantucket
            -> nantucket exhausted, ada amber: 0 > 1
    """)

    def test_it_can_be_deployed(self) -> None:
        t = table(side(hand=["nantucket"], battleline=["krump", "troll"]), side(), house=HERE)
        t.do("play", "nantucket")
        t.answer("slot:1")
        assert t.line(0) == ["krump", "nantucket", "troll"]


class TestNomadicInsight:
    test = cases("""
        both friendly flank creatures capture 1
            in: skyborn
            ada: hand nomadic-insight; line krump troll nantucket
            bo: line bumpsy; amber 3
            play nomadic-insight, finish
            -> nomadic-insight: hand > discard, ada amber: 0 > 1, krump amber: 0 > 1, nantucket amber: 0 > 1,
            -> bo amber: 3 > 1
    """)


class TestRazorSGambit:
    test = cases("""
        a friendly skyborn creature fights
            in: skyborn
            ada: artifacts razor-s-gambit; line scalawag-finn(exhausted) nantucket krump; keys red yellow
            bo: line dust-pixie dextre; keys blue
            action razor-s-gambit, offers scalawag-finn nantucket
            pick scalawag-finn, offers dust-pixie dextre
            pick dust-pixie
            -> razor-s-gambit exhausted, dust-pixie: battleline > discard
        with your blue key forged another one does, or the same again
            in: skyborn
            ada: artifacts razor-s-gambit; line scalawag-finn nantucket; keys blue
            bo: line dust-pixie silvertooth
            action razor-s-gambit, pick scalawag-finn, pick dust-pixie, offers scalawag-finn nantucket
            pick scalawag-finn, pick silvertooth
            -> razor-s-gambit exhausted, scalawag-finn exhausted, dust-pixie: battleline > discard,
            -> silvertooth: battleline > discard
    """)


class TestRecreationalJettison:
    test = cases("""
        the discarded card's bonus icons are resolved
            rule: glossary/bonus-icons
            in: skyborn
            ada: hand recreational-jettison safe-port troll; keys blue
            play recreational-jettison, offers safe-port troll
            pick safe-port
            -> recreational-jettison: hand > discard, ada amber: 0 > 2, safe-port: hand > discard
        if a yellow key is forged it is done again, whosever it is
            in: skyborn
            ada: hand recreational-jettison safe-port silver-linings troll
            bo: keys yellow
            play recreational-jettison, pick safe-port, offers silver-linings troll
            pick silver-linings
            -> recreational-jettison: hand > discard, ada amber: 0 > 3, safe-port: hand > discard,
            -> silver-linings: hand > discard
    """)


class TestRefinedAdhesive:
    test = cases("""
        a card discarded from your hand sticks under its creature, facedown
            rule: glossary/facedown-cards glossary/replacement-effects
            in: brobnar
            ada: line krump(upgrades=refined-adhesive); hand troll
            discard troll
            -> troll: hand > under, troll under: nothing > krump
        one discarded by an effect too, from either hand
            in: unfathomable
            ada: hand sunk-cost troll; deck anger; token cultist
            bo: line krump(upgrades=refined-adhesive); hand fear
            play sunk-cost, answer house:dis
            -> sunk-cost: hand > discard, fear: hand > under, fear under: nothing > krump
        several stick together, and none counts as discarded
            rule: glossary/replacement-effects
            in: ekwidon
            ada: line krump(upgrades=refined-adhesive); hand shopping-spree troll bumpsy; deck fear anger
            play shopping-spree, finish
            -> shopping-spree: hand > discard, troll: hand > under, troll under: nothing > krump,
            -> bumpsy: hand > under, bumpsy under: nothing > krump
        a scrap ability does not resolve
            rule: glossary/scrap
            in: skyborn
            ada: hand bux-bastian
            bo: line krump(upgrades=refined-adhesive)
            discard bux-bastian
            -> bux-bastian: hand > under, bux-bastian under: nothing > krump
        one discarded from a deck does not
            in: geistoid
            ada: line krump(upgrades=refined-adhesive); hand hallowed-eve-festival; deck troll
            play hallowed-eve-festival
            -> hallowed-eve-festival: hand > discard, ada amber: 0 > 1, troll: deck > discard
    """)

    def test_it_is_revealed_and_lies_facedown(self) -> None:
        stuck = spec("krump", upgrades=["refined-adhesive"])
        t = table(side(battleline=[stuck], hand=["troll"]), side(), house=House.BROBNAR)
        t.do("discard", "troll")
        (held,) = t.game.view(1).seats[0].battleline[0].under
        (shown,) = t.events(CardsRevealed)
        assert (held.id, shown.cards) == (None, (t.number("troll"),))


class TestTreasureIsland:
    test = cases("""
        a skyborn creature that reaps brings 1 of your pool there
            in: skyborn
            ada: artifacts treasure-island; line bux-bastian; amber 2
            reap bux-bastian
            -> bux-bastian exhausted, treasure-island amber: 0 > 1
        one of another house does not
            in: brobnar
            ada: artifacts treasure-island; line krump
            reap krump
            -> krump exhausted, ada amber: 0 > 1
        nor does an enemy creature
            in: skyborn
            ada: line bux-bastian
            bo: artifacts treasure-island
            reap bux-bastian
            -> bux-bastian exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/forge")
    def test_the_amber_on_it_pays_for_keys(self) -> None:
        t = table(side(), side(artifacts=[spec("treasure-island", amber=4)], amber=2), house=HERE)
        t.end_turn()
        t.finish()
        assert (len(t.game.state.players[1].keys), t.amber(1), t.card("treasure-island").amber) == (1, 0, 0)


class TestUniversalWelcome:
    test = cases("""
        you take control of the creature in the center of the opponent's battleline
            rule: glossary/center-of-the-battleline glossary/control-and-ownership
            in: skyborn
            ada: hand universal-welcome; line nantucket krump bux-bastian
            bo: line bumpsy troll zorg
            play universal-welcome, offers troll
            pick troll, answer slot:0
            -> universal-welcome: hand > discard, troll controller: 1 > 0, bo line: bumpsy zorg,
            -> ada line: troll nantucket krump bux-bastian
        of an even number none stands there
            in: skyborn
            ada: hand universal-welcome; line nantucket krump bux-bastian
            bo: line bumpsy troll
            play universal-welcome
            -> universal-welcome: hand > discard
    """)


class TestViscountOfAerys:
    test = cases("""
        with your yellow key forged it stuns each enemy creature
            rule: glossary/stun
            in: skyborn
            ada: hand viscount-of-aerys; line krump; keys yellow
            bo: line troll bumpsy
            play viscount-of-aerys, answer slot:0
            -> viscount-of-aerys: hand > battleline, viscount-of-aerys exhausted, troll stunned, bumpsy stunned
        with another key, or the opponent's, it does not
            in: skyborn
            ada: hand viscount-of-aerys; keys red blue
            bo: line troll; keys yellow
            creature viscount-of-aerys
            -> viscount-of-aerys: hand > battleline, viscount-of-aerys exhausted
        while your yellow key is forged enemy creatures enter play stunned
            in: brobnar
            ada: hand troll
            bo: line viscount-of-aerys; keys yellow
            creature troll
            -> troll: hand > battleline, troll exhausted, troll stunned
        without it they do not
            in: brobnar
            ada: hand troll; keys yellow
            bo: line viscount-of-aerys; keys red
            creature troll
            -> troll: hand > battleline, troll exhausted
        your own never do
            in: brobnar
            ada: hand troll; line viscount-of-aerys; keys yellow
            play troll, answer slot:0
            -> troll: hand > battleline, troll exhausted
    """)


class TestAmberAirhart:
    test = cases("""
        having reaped it is shuffled into its owner's deck
            rule: glossary/shuffle
            in: skyborn
            ada: line æmber-airhart
            reap æmber-airhart
            -> æmber-airhart: battleline > deck, ada amber: 0 > 1
        having fought too
            in: skyborn
            ada: line æmber-airhart
            bo: line dust-pixie
            fight æmber-airhart dust-pixie
            -> æmber-airhart: battleline > deck, dust-pixie: battleline > discard
    """)


class TestEdgeOfTheWorld:
    test = cases("""
        any creature moves to a flank of its own battleline, and you steal 1
            in: skyborn
            ada: hand edge-of-the-world; line nantucket
            bo: line krump troll bumpsy; amber 2
            play edge-of-the-world, offers nantucket krump troll bumpsy
            pick troll, answer slot:3
            -> edge-of-the-world: hand > discard, bo line: krump bumpsy troll, ada amber: 0 > 1, bo amber: 2 > 1
        with no creature you still steal
            in: skyborn
            ada: hand edge-of-the-world
            bo: amber 2
            play edge-of-the-world
            -> edge-of-the-world: hand > discard, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestFreedomToBe:
    test = cases("""
        a key costs 4 more, less 1 for each skyborn creature on a flank of either side
            rule: glossary/cost-at-current-cost
            in: skyborn
            ada: hand freedom-to-be; line nantucket krump bux-bastian; amber 7
            bo: line bosun-creen
            play freedom-to-be, answer key:blue
            -> freedom-to-be: hand > discard, ada amber: 7 > 0, ada keys: nothing > blue
        with less it is not forged
            in: skyborn
            ada: hand freedom-to-be; line nantucket krump bux-bastian; amber 7
            bo: line krump bosun-creen troll
            play freedom-to-be
            -> freedom-to-be: hand > discard
    """)


class TestNavigatorKetarr:
    test = cases("""
        on a flank it draws 2 and archives 1
            in: skyborn
            ada: line navigator-ketarr krump; hand fear; deck troll bumpsy zorg
            reap navigator-ketarr, offers fear troll bumpsy
            pick bumpsy
            -> navigator-ketarr exhausted, ada amber: 0 > 1, troll: deck > hand, bumpsy: deck > archives
        between others it does not
            in: skyborn
            ada: line krump navigator-ketarr troll; hand fear; deck troll bumpsy zorg
            reap navigator-ketarr
            -> navigator-ketarr exhausted, ada amber: 0 > 1
    """)


class TestPirateChampion:
    test = cases("""
        having fought it may move to a flank
            in: skyborn
            ada: line krump pirate-champion troll
            bo: line dust-pixie
            fight pirate-champion dust-pixie, answer yes, answer slot:3
            -> pirate-champion exhausted, pirate-champion damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada line: krump troll pirate-champion
        it need not
            in: skyborn
            ada: line krump pirate-champion troll
            bo: line dust-pixie
            fight pirate-champion dust-pixie, answer no
            -> pirate-champion exhausted, pirate-champion damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestRedSkies:
    test = cases("""
        a friendly skyborn creature moves to a flank and readies
            in: skyborn
            ada: hand red-skies; line krump nantucket(exhausted) troll bux-bastian; keys yellow
            bo: line bosun-creen
            play red-skies, offers nantucket bux-bastian
            pick nantucket, answer slot:0
            -> red-skies: hand > discard, nantucket exhausted: yes > no, ada line: nantucket krump troll bux-bastian
        with any red key forged another one does
            in: skyborn
            ada: hand red-skies; line krump nantucket(exhausted) troll bux-bastian(exhausted)
            bo: keys red
            play red-skies, pick nantucket, answer slot:0, offers nantucket bux-bastian
            pick bux-bastian, answer slot:4
            -> red-skies: hand > discard, nantucket exhausted: yes > no, bux-bastian exhausted: yes > no,
            -> ada line: nantucket krump troll bux-bastian
    """)


class TestRedlineRotation:
    test = cases("""
        of 7 it steals 3
            rule: glossary/steal
            in: skyborn
            ada: hand redline-rotation
            bo: amber 7
            play redline-rotation
            -> redline-rotation: hand > discard, ada amber: 0 > 4, bo amber: 7 > 4
        of 6 nothing
            in: skyborn
            ada: hand redline-rotation; amber 8
            bo: amber 6
            play redline-rotation
            -> redline-rotation: hand > discard, ada amber: 8 > 9
    """)


class TestRoseOfSharon:
    test = cases("""
        an enemy creature is dealt damage equal to a neighbor's power
            in: skyborn
            ada: line bumpsy rose-of-sharon bux-bastian krump; keys yellow
            bo: line troll zorg; keys red
            action rose-of-sharon, offers bumpsy bux-bastian
            pick bumpsy, offers troll zorg
            pick zorg
            -> rose-of-sharon exhausted, zorg damage: 0 > 5
        with your red key forged it is done again
            in: skyborn
            ada: line bumpsy rose-of-sharon bux-bastian; keys red
            bo: line troll zorg
            action rose-of-sharon, pick bumpsy, pick zorg, offers bumpsy bux-bastian
            pick bux-bastian, pick troll
            -> rose-of-sharon exhausted, zorg damage: 0 > 5, troll damage: 0 > 3
        alone it does nothing
            in: skyborn
            ada: line rose-of-sharon
            bo: line troll
            action rose-of-sharon
            -> rose-of-sharon exhausted
    """)


class TestShaeCloudkicker:
    test = cases("""
        having reaped it swaps places with another friendly creature
            in: skyborn
            ada: line shae-cloudkicker krump troll
            bo: line bumpsy
            reap shae-cloudkicker, offers krump troll
            pick troll
            -> shae-cloudkicker exhausted, ada amber: 0 > 1, ada line: troll krump shae-cloudkicker
        when played too
            in: skyborn
            ada: hand shae-cloudkicker; line krump troll
            play shae-cloudkicker, answer slot:2, pick krump
            -> shae-cloudkicker: hand > battleline, shae-cloudkicker exhausted, ada line: shae-cloudkicker troll krump
    """)


class TestSilverLinings:
    test = cases("""
        each house among your flank creatures is worth 1
            in: skyborn
            ada: hand silver-linings; line nantucket zorg krump
            bo: line dextre
            play silver-linings
            -> silver-linings: hand > discard, ada amber: 0 > 3
        one house counts once
            in: skyborn
            ada: hand silver-linings; line krump nantucket troll
            play silver-linings
            -> silver-linings: hand > discard, ada amber: 0 > 2
        with no creature there is none
            in: skyborn
            ada: hand silver-linings
            bo: line dextre
            play silver-linings
            -> silver-linings: hand > discard, ada amber: 0 > 1
    """)


class TestThirdOfCliff:
    test = cases("""
        it destroys an enemy flank creature
            in: skyborn
            ada: line third-of-cliff krump; keys yellow
            bo: line troll bumpsy zorg; keys red
            action third-of-cliff, offers troll zorg
            pick zorg
            -> third-of-cliff exhausted, zorg: battleline > discard
        with your red key forged each
            in: skyborn
            ada: line third-of-cliff krump; keys red
            bo: line troll bumpsy zorg
            action third-of-cliff, finish
            -> third-of-cliff exhausted, troll: battleline > discard, zorg: battleline > discard
    """)


class TestTransmutingLift:
    test = cases("""
        its creature may move anywhere when it has reaped
            in: brobnar
            ada: line krump(upgrades=transmuting-lift) troll bumpsy
            reap krump, answer yes, answer slot:2
            -> krump exhausted, ada amber: 0 > 1, ada line: troll krump bumpsy
        it need not
            in: brobnar
            ada: line krump(upgrades=transmuting-lift) troll bumpsy
            reap krump, answer no
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestAgainstAllFlags:
    test = cases("""
        two flank creatures of one house are worth 2
            in: skyborn
            ada: hand against-all-flags; line krump nantucket zorg
            bo: line bumpsy dextre; amber 4
            play against-all-flags
            -> against-all-flags: hand > discard, ada amber: 0 > 3, bo amber: 4 > 2
        otherwise 1 is stolen, whoever stands between them
            in: skyborn
            ada: hand against-all-flags; line krump nantucket troll zorg
            bo: line dust-pixie bumpsy dextre; amber 4
            play against-all-flags
            -> against-all-flags: hand > discard, ada amber: 0 > 2, bo amber: 4 > 3
        one creature alone on both its flanks is one creature
            in: skyborn
            ada: hand against-all-flags; line krump
            bo: amber 4
            play against-all-flags
            -> against-all-flags: hand > discard, ada amber: 0 > 2, bo amber: 4 > 3
    """)


class TestBombArang:
    test = cases("""
        an enemy creature that survives 3 damage costs a friendly creature 1
            in: skyborn
            ada: hand bomb-arang; line nantucket krump
            bo: line troll dust-pixie
            play bomb-arang, offers troll dust-pixie
            pick troll, offers nantucket krump
            pick krump
            -> bomb-arang: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3, krump damage: 0 > 1
        one that falls does not
            in: skyborn
            ada: hand bomb-arang; line nantucket krump
            bo: line dextre
            play bomb-arang, finish
            -> bomb-arang: hand > discard, ada amber: 0 > 1, dextre: battleline > deck, bo deck: dextre
        without an enemy creature no friendly one is hurt
            rule: glossary/resolve-as-much-as-you-can
            in: skyborn
            ada: hand bomb-arang; line nantucket
            play bomb-arang
            -> bomb-arang: hand > discard, ada amber: 0 > 1
        one saved by its ward is not destroyed
            rule: glossary/ward
            in: skyborn
            ada: hand bomb-arang; line nantucket krump
            bo: line dust-pixie(warded)
            play bomb-arang, pick dust-pixie, pick krump
            -> bomb-arang: hand > discard, ada amber: 0 > 1, dust-pixie warded: yes > no, krump damage: 0 > 1
    """)


class TestBosunCreen:
    test = cases("""
        discarded it moves any creature to a flank of its battleline
            rule: glossary/scrap
            in: skyborn
            ada: hand bosun-creen; line nantucket
            bo: line krump troll bumpsy
            discard bosun-creen, offers nantucket krump troll bumpsy
            pick troll, answer slot:0
            -> bosun-creen: hand > discard, bo line: troll krump bumpsy
    """)


class TestBuxBastian:
    test = cases("""
        discarded it exalts an enemy flank creature
            rule: glossary/scrap glossary/exalt
            in: skyborn
            ada: hand bux-bastian; line nantucket
            bo: line krump troll bumpsy
            discard bux-bastian, offers krump bumpsy
            pick krump
            -> bux-bastian: hand > discard, krump amber: 0 > 1
    """)


class TestChandlerAnouk:
    @pytest.mark.rule("glossary/armor", "glossary/taunt")
    def test_friendly_flank_creatures_have_2_more_armor_and_taunt(self) -> None:
        t = table(side(battleline=["krump", "chandler-anouk", "troll"]), side(battleline=["bumpsy"]), house=HERE)
        armor = {card: t.card(card).armor for card in ("krump", "chandler-anouk", "troll", "bumpsy")}
        assert armor == {"krump": 2, "chandler-anouk": 0, "troll": 2, "bumpsy": 0}
        assert {card for card in armor if t.card(card).taunts} == {"krump", "troll"}


class TestIndigoHalyard:
    test = cases("""
        with your blue key forged it lets another friendly creature fight when it has reaped
            in: skyborn
            ada: line indigo-halyard krump(exhausted) nantucket; keys blue
            bo: line dust-pixie
            reap indigo-halyard, offers krump nantucket
            pick krump, pick dust-pixie
            -> indigo-halyard exhausted, ada amber: 0 > 1, krump damage: 0 > 1, dust-pixie: battleline > discard
        with another it does not
            in: skyborn
            ada: line indigo-halyard krump(exhausted); keys red yellow
            bo: line dust-pixie; keys blue
            reap indigo-halyard
            -> indigo-halyard exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/taunt")
    @pytest.mark.parametrize(("keys", "own", "taunting"), [
        (["blue"], [], {"krump", "bumpsy"}), (["red", "yellow"], [], set()), ([], ["blue"], set()),
    ])  # fmt: skip
    def test_with_the_opponents_blue_key_forged_its_neighbors_have_taunt(
        self, keys: list[str], own: list[str], taunting: set[str]
    ) -> None:
        mine = side(battleline=["krump", "indigo-halyard", "bumpsy", "troll"], keys=own)
        t = table(mine, side(battleline=["zorg"], keys=keys), house=HERE)
        assert {card.id for card in t.cards() if card.taunts} == taunting


class TestPropDusting:
    test = cases("""
        an enemy flank creature is destroyed
            in: skyborn
            ada: hand prop-dusting; line nantucket
            bo: line krump troll bumpsy
            play prop-dusting, offers krump bumpsy
            pick bumpsy
            -> prop-dusting: hand > discard, bumpsy: battleline > discard
    """)


class TestRaidingParty:
    test = cases("""
        two keys of one color, one of each player, are worth 2
            rule: glossary/keys
            in: skyborn
            ada: line raiding-party; keys red yellow
            bo: line dust-pixie; amber 4; keys blue yellow
            fight raiding-party dust-pixie
            -> raiding-party exhausted, raiding-party damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 4 > 2
        otherwise 1 is stolen
            in: skyborn
            ada: line raiding-party; keys red yellow
            bo: line dust-pixie; amber 4; keys blue
            fight raiding-party dust-pixie
            -> raiding-party exhausted, raiding-party damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada amber: 0 > 1, bo amber: 4 > 3
    """)


class TestSafePort:
    test = cases("""
        with your yellow key forged a friendly creature captures 2
            in: skyborn
            ada: hand safe-port; line nantucket krump; keys yellow
            bo: line troll; amber 5; keys red
            play safe-port, offers nantucket krump
            pick krump
            -> safe-port: hand > discard, ada amber: 0 > 1, krump amber: 0 > 2, bo amber: 5 > 3
        with the opponent's you steal 1
            in: skyborn
            ada: hand safe-port; line nantucket; keys red
            bo: amber 5; keys yellow
            play safe-port
            -> safe-port: hand > discard, ada amber: 0 > 2, bo amber: 5 > 4
        with neither nothing happens
            in: skyborn
            ada: hand safe-port; line nantucket; keys blue
            bo: amber 5; keys red
            play safe-port
            -> safe-port: hand > discard, ada amber: 0 > 1
    """)


class TestScalawagFinn:
    test = cases("""
        having fought it heals 3
            rule: glossary/heal
            in: skyborn
            ada: line scalawag-finn(damage=4)
            bo: line dust-pixie
            fight scalawag-finn dust-pixie
            -> scalawag-finn exhausted, scalawag-finn damage: 4 > 2, dust-pixie: battleline > discard
    """)


class TestSeekerMissiles:
    test = cases("""
        for each skyborn flank creature of either side 2 damage is dealt, to one creature or several
            rule: glossary/for-each
            in: skyborn
            ada: hand seeker-missiles; line nantucket krump bux-bastian
            bo: line bosun-creen troll zorg
            play seeker-missiles, pick zorg, pick zorg, pick troll
            -> seeker-missiles: hand > discard, ada amber: 0 > 1, zorg damage: 0 > 4, troll damage: 0 > 2
        with none there is none
            in: skyborn
            ada: hand seeker-missiles; line krump nantucket troll
            bo: line zorg
            play seeker-missiles
            -> seeker-missiles: hand > discard, ada amber: 0 > 1
    """)


class TestSkulkingSaboteurs:
    test = cases("""
        with your red key forged it destroys an enemy creature
            in: skyborn
            ada: line skulking-saboteurs krump; keys red; artifacts cannon
            bo: line troll(upgrades=duskrunner) zorg; artifacts the-warchest; keys yellow blue
            reap skulking-saboteurs, offers troll zorg
            pick zorg
            -> skulking-saboteurs exhausted, ada amber: 0 > 1, zorg: battleline > discard
        with the yellow one an enemy artifact
            in: skyborn
            ada: line skulking-saboteurs; keys yellow; artifacts cannon
            bo: line troll(upgrades=duskrunner); artifacts the-warchest gauntlet-of-command
            reap skulking-saboteurs, offers the-warchest gauntlet-of-command
            pick the-warchest
            -> skulking-saboteurs exhausted, ada amber: 0 > 1, the-warchest: artifacts > discard
        with the blue one an enemy upgrade
            in: skyborn
            ada: line skulking-saboteurs krump(upgrades=way-of-the-bear); keys blue
            bo: line troll(upgrades=duskrunner) zorg(upgrades=jammer-pack); artifacts the-warchest
            reap skulking-saboteurs, offers duskrunner jammer-pack
            pick duskrunner
            -> skulking-saboteurs exhausted, ada amber: 0 > 1, duskrunner: upgrade > discard
        with none nothing
            in: skyborn
            ada: line skulking-saboteurs
            bo: line troll; keys 2
            reap skulking-saboteurs
            -> skulking-saboteurs exhausted, ada amber: 0 > 1
    """)


class TestEfficientAmberBurner:
    test = cases("""
        its creature is exalted when it has reaped
            rule: glossary/exalt
            in: brobnar
            ada: line krump(upgrades=efficient-æmber-burner)
            reap krump
            -> krump exhausted, ada amber: 0 > 1, krump amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_each_amber_on_it_makes_keys_of_its_controllers_opponent_cheaper(self) -> None:
        laden = spec("krump", amber=2, upgrades=["efficient-æmber-burner"])
        t = table(side(battleline=[laden, spec("troll", amber=1)]), side(), house=House.BROBNAR)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [6, 4]

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_makes_your_own_keys_cheaper(self) -> None:
        laden = spec("krump", amber=2, upgrades=[spec("efficient-æmber-burner", owner=0)])
        t = table(side(battleline=["troll"]), side(battleline=[laden]), house=House.BROBNAR)
        assert [seat.key_cost for seat in t.game.view(0).seats] == [4, 6]


class TestFlintSLegend:
    test = cases("""
        1 of the opponent's pool goes to treasure island, whosever it is
            in: skyborn
            ada: hand flint-s-legend; artifacts cannon
            bo: artifacts treasure-island; amber 3
            play flint-s-legend, offers treasure-island
            pick treasure-island
            -> flint-s-legend: hand > discard, ada amber: 0 > 1, bo amber: 3 > 2, treasure-island amber: 0 > 1
        without one in play nothing is moved
            in: skyborn
            ada: hand flint-s-legend; artifacts cannon; discard treasure-island
            bo: amber 3
            play flint-s-legend
            -> flint-s-legend: hand > discard, ada amber: 0 > 1
    """)


class TestFlintSMap:
    test = cases("""
        it finds one of the three cards in deck or discard pile and archives it
            rule: glossary/search glossary/archives
            in: skyborn
            ada: artifacts flint-s-map; deck troll flint-s-stash treasure-island; discard flint-s-legend krump
            omni flint-s-map, offers 0-1 of: flint-s-stash treasure-island flint-s-legend
            pick flint-s-legend
            -> flint-s-map exhausted, flint-s-legend: discard > archives
    """)


class TestFlintSStash:
    test = cases("""
        a flank creature that is destroyed brings its controller 2
            rule: glossary/destroyed
            in: brobnar
            ada: line bumpsy; artifacts flint-s-stash
            bo: line dust-pixie troll
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, dust-pixie: battleline > discard, bo amber: 0 > 2
        one between others does not
            in: brobnar
            ada: line bumpsy; artifacts flint-s-stash
            bo: line zorg dust-pixie troll
            fight bumpsy dust-pixie
            -> bumpsy exhausted, bumpsy damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestLateralThrusters:
    def begun(self, answer: str) -> Table:
        """Return the table at the start of the turn of Bo, who has a creature with the thrusters."""
        bo = side(battleline=[spec("krump", upgrades=["lateral-thrusters"]), "troll", "bumpsy"], houses=[House.BROBNAR])
        t = table(side(battleline=["zorg", "dextre"], houses=[HERE]), bo, house=HERE)
        t.answer("end-turn")
        t.answer(answer)
        return t

    @pytest.mark.rule("glossary/battleline")
    def test_at_the_start_of_your_turn_your_creatures_may_be_put_into_any_order(self) -> None:
        t = self.begun("yes")
        t.expect(DecisionKind.ORDER)
        t.pick("bumpsy", "krump", "troll")
        assert (t.line(1), t.line(0)) == (["bumpsy", "krump", "troll"], ["zorg", "dextre"])

    def test_they_need_not(self) -> None:
        t = self.begun("no")
        assert (t.line(1), t.decision.kind) == (["krump", "troll", "bumpsy"], DecisionKind.HOUSE)


class TestTorpefyingHarpoon:
    test = cases("""
        at the end of your turn its creature is destroyed if it is not on a flank
            in: brobnar
            ada: line krump troll(upgrades=torpefying-harpoon) bumpsy
            end turn
            -> troll: battleline > discard, torpefying-harpoon: upgrade > discard
        on a flank it stays
            in: brobnar
            ada: line troll(upgrades=torpefying-harpoon) bumpsy
            end turn
            -> ada hand: nothing
    """)

    @pytest.mark.rule("glossary/upgrades", "glossary/end-of-turn")
    def test_an_enemy_creature_is_destroyed_at_the_end_of_its_controllers_turn(self) -> None:
        hit = spec("troll", upgrades=[spec("torpefying-harpoon", owner=0)])
        t = table(side(), side(battleline=["krump", hit, "bumpsy"]), house=House.BROBNAR)
        t.end_turn()
        assert t.line(1) == ["krump", "troll", "bumpsy"]
        t.end_turn()
        assert t.line(1) == ["krump", "bumpsy"]


class TestShardOfCourage:
    test = cases("""
        each friendly shard lets a friendly creature fight
            rule: glossary/for-each
            in: skyborn
            ada: artifacts shard-of-courage shard-of-pain; line krump(exhausted) nantucket
            bo: artifacts shard-of-greed; line dust-pixie dextre
            action shard-of-courage, offers krump nantucket
            pick krump, pick dust-pixie, offers krump nantucket
            pick nantucket, pick dextre
            -> shard-of-courage exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard,
            -> nantucket exhausted, nantucket damage: 0 > 3, dextre: battleline > deck, bo deck: dextre
    """)

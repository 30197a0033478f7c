"""Grim Reminders, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AbilityTriggered, Shuffled
from kfdesk.engine.terms import DecisionKind, Keyword
from kfdesk.language.words import (
    CARD,
    CREATURE,
    FRIENDLY,
    OPPONENT,
    a,
    action,
    as_if_yours,
    card,
    destroy,
    hand,
    omni,
    play_card,
    use,
)
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

STAR = House.STAR_ALLIANCE
NINE = "fear " * 8 + "fear"
TEN = f"{NINE} fear"
"""So many cards of a discard pile that its player is not haunted yet, or is."""


class TestAnachronometer:
    @pytest.mark.rule("glossary/shuffle")
    @pytest.mark.parametrize("buried", [0, 2, 9])
    def test_after_a_reap_as_many_cards_are_discarded_as_the_opponent_has_in_the_discard_pile(
        self, buried: int
    ) -> None:
        ada = side(battleline=[spec("krump", upgrades=["anachronometer"])], deck=["troll"] * 2, discard=["troll"] * 4)
        t = table(ada, side(discard=["fear"] * buried, deck=["poke"] * 3), house=House.BROBNAR)
        t.do("reap", "krump")
        t.expect_main_step()
        thrown = min(buried, 5)
        assert [len(t.ids(0, zone)) for zone in ("hand", "discard", "deck")] == [1, thrown, 5 - thrown]
        assert (len(t.ids(1, "discard")), len(t.ids(1, "deck")), len(t.events(Shuffled))) == (buried, 3, 1)

    def test_after_a_fight_it_does_so_too(self) -> None:
        ada = side(battleline=[spec("krump", upgrades=["anachronometer"])], deck=["troll"] * 3)
        t = table(ada, side(battleline=["dust-pixie"]), house=House.BROBNAR)
        t.fight("krump", "dust-pixie")
        t.expect_main_step()
        assert [len(t.ids(0, zone)) for zone in ("hand", "discard", "deck")] == [1, 1, 1]

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_is_of_its_controller(self) -> None:
        t = table(
            side(hand=["anachronometer"], deck=["troll"]),
            side(battleline=["krump"], deck=["poke"] * 2, houses=[House.BROBNAR]),
            house=STAR,
        )
        t.do("play", "anachronometer")
        t.finish()
        t.end_turn()
        t.do("reap", "krump")
        assert (len(t.ids(1, "hand")), t.ids(1, "deck")) == (1, ["poke"])


class TestCurseOfObstinacy:
    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-obstinacy"]), side(), house=STAR)
        t.do("play", "curse-of-obstinacy")
        assert t.changes() == {
            "curse-of-obstinacy": ("hand", "artifacts"),
            "curse-of-obstinacy controller": (0, 1),
            "curse-of-obstinacy exhausted": (False, True),
        }

    @pytest.mark.rule("glossary/flank", "glossary/neighbor", "glossary/stun")
    def test_creatures_within_the_line_that_share_a_house_with_a_neighbor_are_stunned(self) -> None:
        line = ["troll", "krump", "batdrone", "dust-pixie", "valdr", "bumpsy"]
        ada = side(artifacts=["curse-of-obstinacy"], battleline=line)
        t = table(ada, side(battleline=["charette", "shooler", "pit-demon"]), house=STAR)
        t.end_turn()
        assert [c for c in (*line, "charette", "shooler", "pit-demon") if t.card(c).stunned] == ["krump", "valdr"]

    def test_at_the_end_of_the_opponents_turn_nobody_is(self) -> None:
        ada = side(battleline=["troll", "krump", "bumpsy"])
        t = table(
            ada, side(artifacts=["curse-of-obstinacy"], battleline=["charette", "shooler", "pit-demon"]), house=STAR
        )
        t.end_turn()
        assert not any(t.card(c).stunned for c in ("krump", "shooler"))
        t.end_turn()
        assert (t.card("krump").stunned, t.card("shooler").stunned) == (False, True)


class TestJackpotGreene:
    test = cases("""
        after a friendly creature reaps a Star Alliance card of your deck is worth 1
            in: brobnar
            ada: line jackpot-greene krump; deck survey
            bo: deck poke
            reap krump
            -> krump exhausted, ada amber: 0 > 2, survey: deck > discard
        any other is only discarded
            in: brobnar
            ada: line jackpot-greene krump; deck poke
            bo: deck survey
            reap krump
            -> krump exhausted, ada amber: 0 > 1, poke: deck > discard
        so it is after it reaps itself
            in: staralliance
            ada: line jackpot-greene krump; deck survey
            reap jackpot-greene
            -> jackpot-greene exhausted, ada amber: 0 > 2, survey: deck > discard
        after a fight nothing is discarded
            in: brobnar
            ada: line jackpot-greene krump; deck survey
            bo: line dust-pixie
            fight krump dust-pixie
            -> krump exhausted, krump damage: 0 > 1, dust-pixie: battleline > discard
        after an enemy creature reaps it is a card of that deck, and you gain
            rule: glossary/reap
            in: brobnar
            ada: line krump; deck survey poke
            bo: line jackpot-greene; deck poke
            reap krump
            -> krump exhausted, ada amber: 0 > 1, bo amber: 0 > 1, survey: deck > discard
        without a deck there is nothing to gain
            in: brobnar
            ada: line jackpot-greene krump
            reap krump
            -> krump exhausted, ada amber: 0 > 1
    """)


class TestMissileOfficerMyers:
    test = cases("""
        deployed it resolves the play effect of a neighbor
            rule: glossary/deploy
            in: staralliance
            ada: hand missile-officer-myers; line urchin troll bad-penny
            bo: amber 3
            play missile-officer-myers, answer slot:1, offers urchin troll
            pick urchin
            -> missile-officer-myers: hand > battleline, missile-officer-myers exhausted, ada amber: 0 > 1,
            -> bo amber: 3 > 2
        after it reaps it does so again
            in: staralliance
            ada: line missile-officer-myers urchin
            bo: amber 3
            reap missile-officer-myers, pick urchin
            -> missile-officer-myers exhausted, ada amber: 0 > 2, bo amber: 3 > 2
        the bonus icons of the neighbor are not resolved
            in: staralliance
            ada: line missile-officer-myers dust-pixie
            reap missile-officer-myers, finish
            -> missile-officer-myers exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/scrap")
    def test_scrapped_it_lets_one_card_of_another_house_be_played(self) -> None:
        ada = side(hand=["missile-officer-myers", "survey", "charette", "krump", "urchin"], battleline=["troll"])
        t = table(ada, side(amber=4), house=STAR)
        assert not t.can("play", "urchin")
        t.do("discard", "missile-officer-myers")
        t.expect_main_step()
        t.do("play", "survey")
        t.creature("urchin")
        t.finish()
        assert t.line(0) == ["troll", "urchin"] and not t.can("play", "krump") and not t.can("play", "charette")


class TestMultiDimensionalRescue:
    test = cases("""
        one card of each type comes back, and it is purged
            rule: glossary/purge
            in: staralliance
            ada: hand multi-dimensional-rescue; discard fear punch bear-flute troll urchin duskrunner
            bo: discard anger
            play multi-dimensional-rescue, offers punch fear, pick punch, finish
            -> multi-dimensional-rescue: hand > purged, punch: discard > hand, bear-flute: discard > hand,
            -> urchin: discard > hand, duskrunner: discard > hand
        of a type that is not there none does
            in: staralliance
            ada: hand multi-dimensional-rescue; discard troll
            play multi-dimensional-rescue, finish
            -> multi-dimensional-rescue: hand > purged, troll: discard > hand
    """)

    def test_one_card_of_another_house_may_be_played_this_turn(self) -> None:
        ada = side(hand=["multi-dimensional-rescue", "survey", "poke", "krump", "fear"], houses=[STAR])
        t = table(ada, side(), house=STAR)
        assert not t.can("play", "poke")
        t.do("play", "multi-dimensional-rescue")
        t.do("play", "survey")
        t.finish()
        assert t.can("play", "poke") and t.can("play", "fear")
        t.creature("krump")
        assert not t.can("play", "poke") and not t.can("play", "fear")

    def test_the_turn_after_none_may(self) -> None:
        ada = side(hand=["multi-dimensional-rescue", "poke"], houses=[STAR])
        t = table(ada, side(houses=[House.LOGOS]), house=STAR)
        t.do("play", "multi-dimensional-rescue")
        t.end_turn()
        t.end_turn()
        assert not t.can("play", "poke")


class TestNecromorph:
    test = cases("""
        instead of it a neighbor of another house is destroyed, and it is healed
            rule: glossary/replacement-effects
            in: brobnar
            ada: hand punch; line krump necromorph(damage=2) agent-sepdia troll
            play punch, pick necromorph, offers krump, pick krump
            -> ada amber: 0 > 1, punch: hand > discard, necromorph damage: 2 > 0, krump: battleline > discard
        of two you choose
            in: brobnar
            ada: hand punch; line krump necromorph(damage=2) batdrone troll
            play punch, pick necromorph, offers krump batdrone, pick batdrone
            -> ada amber: 0 > 1, punch: hand > discard, necromorph damage: 2 > 0, batdrone: battleline > discard
        a neighbor with a ward stays, too
            rule: glossary/ward
            in: brobnar
            ada: hand punch; line krump(warded) necromorph(damage=2)
            play punch, pick necromorph, pick krump
            -> ada amber: 0 > 1, punch: hand > discard, necromorph damage: 2 > 0, krump warded: yes > no
        with none but its own house beside it it dies
            in: brobnar
            ada: hand punch; line krump agent-sepdia necromorph(damage=2)
            play punch, pick necromorph
            -> ada amber: 0 > 1, punch: hand > discard, necromorph: battleline > discard
        alone as well
            in: brobnar
            ada: hand punch; line necromorph(damage=2)
            bo: line krump
            play punch, pick necromorph
            -> ada amber: 0 > 1, punch: hand > discard, necromorph: battleline > discard
    """)


class TestParadoxShield:
    def struck(self, deck: int, **changes: object) -> Table:
        """Return the table after the bearer of the shield, with 8 power, was destroyed by an effect."""
        bearer = spec("troll", upgrades=["paradox-shield"], **changes)
        strike = card("cannon", action(destroy(a(CREATURE))))
        bo = side(battleline=[bearer], deck=["urchin"] * deck)
        t = table(side(artifacts=["cannon"]), bo, strike, house=House.BROBNAR)
        t.do("action", "cannon")
        t.pick("troll")
        t.finish()
        return t

    @pytest.mark.rule("glossary/replacement-effects")
    def test_for_as_many_cards_as_its_power_its_creature_is_healed_and_the_shield_destroyed(self) -> None:
        t = self.struck(9, damage=3)
        assert (t.zone("troll"), t.card("troll").damage, t.zone("paradox-shield")) == ("battleline", 0, "discard")
        assert (len(t.ids(1, "deck")), len(t.ids(1, "discard"))) == (1, 9)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_with_one_card_too_few_it_is_destroyed_all_the_same(self) -> None:
        t = self.struck(7)
        assert (t.zone("troll"), t.zone("paradox-shield"), t.ids(1, "deck")) == ("discard", "discard", [])

    def test_of_damage_it_saves_as_well(self) -> None:
        bo = side(battleline=[spec("troll", damage=7, upgrades=["paradox-shield"])], deck=["urchin"] * 8)
        t = table(side(hand=["punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        assert (t.zone("troll"), t.card("troll").damage, t.ids(1, "deck")) == ("battleline", 0, [])


class Test3llI0t:
    test = cases("""
        played it may take an upgrade from your discard pile
            in: staralliance
            ada: hand 3ll-i0t; line troll; discard blood-of-titans fear duskrunner
            bo: discard phoenix-heart; line krump
            creature 3ll-i0t, answer yes, offers duskrunner blood-of-titans, pick blood-of-titans
            -> 3ll-i0t: hand > battleline, 3ll-i0t exhausted, ada amber: 0 > 1, blood-of-titans: discard > upgrade,
            -> blood-of-titans on: nothing > 3ll-i0t
        after a reap
            rule: glossary/upgrades
            in: staralliance
            ada: line 3ll-i0t troll; discard duskrunner
            reap 3ll-i0t, answer yes, pick duskrunner
            -> 3ll-i0t exhausted, ada amber: 0 > 1, duskrunner: discard > upgrade, duskrunner on: nothing > 3ll-i0t
        after a fight
            in: staralliance
            ada: line 3ll-i0t troll; discard duskrunner
            bo: line dust-pixie
            fight 3ll-i0t dust-pixie, answer yes, pick duskrunner
            -> 3ll-i0t exhausted, 3ll-i0t damage: 0 > 1, dust-pixie: battleline > discard,
            -> duskrunner: discard > upgrade, duskrunner on: nothing > 3ll-i0t
        or not
            in: staralliance
            ada: line 3ll-i0t troll; discard duskrunner
            reap 3ll-i0t, answer no
            -> 3ll-i0t exhausted, ada amber: 0 > 1
        scrapped it has all upgrades in play shuffled into the decks
            rule: glossary/scrap
            in: staralliance
            ada: hand 3ll-i0t duskrunner; line troll(upgrades=blood-of-titans); discard phoenix-heart
            ada: artifacts bear-flute
            bo: line krump(upgrades=phoenix-heart)
            discard 3ll-i0t
            -> 3ll-i0t: hand > discard, blood-of-titans: upgrade > deck, phoenix-heart 2: upgrade > deck
            -> ada deck: blood-of-titans
            -> bo deck: phoenix-heart
    """)


class TestAlienHorror:
    @pytest.mark.rule("glossary/haunted", "glossary/power")
    @pytest.mark.parametrize(("yours", "theirs", "power"), [(10, 0, 10), (9, 0, 3), (0, 10, 3)])
    def test_it_has_7_more_power_while_you_are_haunted(self, yours: int, theirs: int, power: int) -> None:
        t = table(side(battleline=["alien-horror"], discard=["fear"] * yours), side(discard=["fear"] * theirs))
        assert t.card("alien-horror").power == power

    test = cases("""
        after a fight each neighbor captures 1
            rule: glossary/capture
            in: staralliance
            ada: line troll alien-horror krump bumpsy
            bo: line dust-pixie; amber 5
            fight alien-horror dust-pixie
            -> alien-horror exhausted, alien-horror damage: 0 > 1, dust-pixie: battleline > discard,
            -> troll amber: 0 > 1, krump amber: 0 > 1, bo amber: 5 > 3
        after a reap none does
            in: staralliance
            ada: line troll alien-horror
            bo: amber 5
            reap alien-horror
            -> alien-horror exhausted, ada amber: 0 > 1
    """)


class TestBadChemistry:
    test = cases("""
        whoever shares a house with a neighbor is stunned, on either side
            rule: glossary/stun glossary/neighbor
            in: staralliance
            ada: hand bad-chemistry; line troll krump batdrone bumpsy
            bo: line shooler charette umbra silvertooth dust-pixie
            play bad-chemistry
            -> ada amber: 0 > 1, bad-chemistry: hand > discard, troll stunned, krump stunned, shooler stunned,
            -> charette stunned, umbra stunned, silvertooth stunned
    """)


class TestCorporalBridger:
    test = cases("""
        played, it lets one creature of another house be used
            in: staralliance
            ada: hand corporal-bridger; line troll krump
            creature corporal-bridger, reap krump
            -> corporal-bridger: hand > battleline, corporal-bridger exhausted, krump exhausted, ada amber: 0 > 1
        so it does after a reap
            in: staralliance
            ada: line corporal-bridger troll krump
            reap corporal-bridger, reap krump
            -> corporal-bridger exhausted, krump exhausted, ada amber: 0 > 2
        and after a fight
            in: staralliance
            ada: line corporal-bridger troll krump
            bo: line dust-pixie
            fight corporal-bridger dust-pixie, reap krump
            -> corporal-bridger exhausted, corporal-bridger damage: 0 > 1, dust-pixie: battleline > discard,
            -> krump exhausted, ada amber: 0 > 1
    """)

    def test_only_one_is_used_and_only_this_turn(self) -> None:
        ada = side(
            battleline=["corporal-bridger", "troll", "krump"], artifacts=["lash-of-broken-dreams"], houses=[STAR]
        )
        t = table(ada, side(houses=[House.LOGOS]), house=STAR)
        assert not t.can("reap", "krump")
        t.do("reap", "corporal-bridger")
        assert t.can("reap", "krump") and t.can("reap", "troll") and not t.can("action", "lash-of-broken-dreams")
        t.do("reap", "krump")
        assert not t.can("reap", "troll")
        t.end_turn()
        t.end_turn()
        assert not t.can("reap", "krump")

    def test_each_of_two_lets_one_be_used(self) -> None:
        t = table(side(battleline=["corporal-bridger", "corporal-bridger", "krump", "troll", "bumpsy"]), house=STAR)
        t.do("reap", "corporal-bridger")
        t.do("reap", "corporal-bridger", 1)
        t.do("reap", "krump")
        t.do("reap", "troll")
        assert not t.can("reap", "bumpsy")

    def test_one_of_star_alliance_is_not_used_in_another_house(self) -> None:
        order = card("cannon", omni(use(a(CREATURE, FRIENDLY))))
        ada = side(artifacts=["cannon"], battleline=["corporal-bridger", "agent-sepdia", "krump"])
        t = table(ada, side(), order, house=House.DIS)
        t.do("omni", "cannon")
        t.pick("corporal-bridger")
        t.answer(f"reap:{t.handle('corporal-bridger')}")
        assert (t.can("reap", "krump"), t.can("reap", "agent-sepdia")) == (True, False)


class TestEventHorizon:
    test = cases("""
        cards are discarded until an action is, and that is played
            rule: glossary/playing-cards
            in: staralliance
            ada: hand event-horizon; deck troll bear-flute punch krump
            bo: line batdrone
            play event-horizon, pick batdrone
            -> ada amber: 0 > 2, event-horizon: hand > discard, troll: deck > discard, bear-flute: deck > discard,
            -> punch: deck > discard, batdrone: battleline > discard
        without an action all are, and none is played
            in: staralliance
            ada: hand event-horizon; deck troll bear-flute krump; discard punch
            bo: line batdrone
            play event-horizon
            -> ada amber: 0 > 1, event-horizon: hand > discard, troll: deck > discard, bear-flute: deck > discard,
            -> krump: deck > discard
    """)


class TestPentacorder:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("others", "cost"),
        [((), 7), (("krump",), 7), (("batdrone",), 8), (("batdrone", "agent-sepdia", "dextre"), 9)],
    )
    def test_each_house_among_friendly_creatures_raises_the_opponents_cost(self, others: tuple[str], cost: int) -> None:
        line = [spec("troll", upgrades=["pentacorder"]), *others]
        t = table(side(battleline=line), side(battleline=["umbra", "dust-pixie"]))
        assert (t.game.view(None).seats[0].key_cost, t.game.view(None).seats[1].key_cost) == (6, cost)


class TestPrototypeHarness:
    @pytest.mark.rule("glossary/power")
    def test_its_creature_has_6_more_power(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["prototype-harness"]), "krump"]), side())
        assert (t.card("troll").power, t.card("krump").power) == (14, 6)

    @pytest.mark.rule("glossary/damage")
    def test_at_the_start_of_its_controllers_turn_its_creature_is_dealt_1_damage(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["prototype-harness"]), "krump"])
        t = table(ada, side(), house=STAR)
        t.end_turn()
        assert t.card("troll").damage == 0
        t.end_turn()
        assert (t.card("troll").damage, t.card("krump").damage) == (1, 0)


class TestStaffSergeantRhea:
    @pytest.mark.rule("glossary/neighbor", "glossary/off-house")
    def test_her_neighbors_may_be_used_while_star_alliance_is_active(self) -> None:
        line = ["bumpsy", "troll", "staff-sergeant-rhea", "krump"]
        t = table(side(battleline=line, houses=[STAR, House.DIS]), side(battleline=["batdrone"]), house=STAR)
        assert [t.can("reap", c) for c in (*line, "batdrone")] == [False, True, True, True, False]
        t.do("reap", "krump")
        assert t.can("fight", "troll") and t.amber(0) == 1

    def test_while_another_house_is_they_may_not(self) -> None:
        line = ["troll", "staff-sergeant-rhea", "krump"]
        t = table(side(battleline=line, houses=[STAR, House.DIS]), side(), house=House.DIS)
        assert not any(t.can("reap", c) for c in line)

    test = cases("""
        scrapped it makes a friendly creature ready and uses it
            rule: glossary/scrap
            in: staralliance
            ada: hand staff-sergeant-rhea; line troll(exhausted) krump
            bo: line batdrone
            discard staff-sergeant-rhea, offers troll krump, pick troll, answer reap:troll
            -> staff-sergeant-rhea: hand > discard, ada amber: 0 > 1
    """)


class TestSeanceScanner:
    test = cases(f"""
        haunted, you use a friendly creature of another house
            rule: glossary/haunted
            in: staralliance
            ada: artifacts séance-scanner; line troll agent-sepdia batdrone; discard {TEN}
            bo: line krump
            action séance-scanner, offers troll batdrone, pick batdrone, answer reap:batdrone
            -> séance-scanner exhausted, batdrone exhausted, ada amber: 0 > 1
        with 9 cards in the discard pile you do not
            in: staralliance
            ada: artifacts séance-scanner; line troll agent-sepdia batdrone; discard {NINE}
            bo: discard {TEN}
            action séance-scanner
            -> séance-scanner exhausted
    """)


class TestComOfficerPalik:
    test = cases("""
        versatile, it reaps in any house, and a friendly creature captures 1
            rule: glossary/versatile glossary/capture
            in: dis
            ada: line com-officer-palik troll
            bo: amber 3; line krump
            reap com-officer-palik, offers com-officer-palik troll, pick troll
            -> com-officer-palik exhausted, ada amber: 0 > 1, troll amber: 0 > 1, bo amber: 3 > 2
        after a fight, too
            in: dis
            ada: line com-officer-palik troll
            bo: amber 3; line dust-pixie
            fight com-officer-palik dust-pixie, pick com-officer-palik
            -> com-officer-palik exhausted, com-officer-palik damage: 0 > 1, dust-pixie: battleline > discard,
            -> com-officer-palik amber: 0 > 1, bo amber: 3 > 2
    """)


class TestEssenceEntangler:
    @pytest.mark.rule("glossary/power", "glossary/upgrades")
    @pytest.mark.parametrize(("amber", "power"), [(0, 8), (1, 7), (5, 3)])
    def test_each_aember_on_its_creature_is_1_power_less(self, amber: int, power: int) -> None:
        line = [spec("troll", upgrades=["essence-entangler"], amber=amber), spec("krump", amber=2)]
        t = table(side(battleline=line), side())
        assert (t.card("troll").power, t.card("krump").power) == (power, 6)

    test = cases("""
        scrapped it moves 1 Æmber from a creature to another
            rule: glossary/scrap
            in: staralliance
            ada: hand essence-entangler; line troll(amber=2) bumpsy
            bo: line krump(amber=3)
            discard essence-entangler, offers troll bumpsy krump, pick krump, offers troll bumpsy, pick bumpsy
            -> essence-entangler: hand > discard, krump amber: 3 > 2, bumpsy amber: 0 > 1
        there has to be another
            in: staralliance
            ada: hand essence-entangler; line troll(amber=2)
            discard essence-entangler, finish
            -> essence-entangler: hand > discard
    """)


class TestIntoTheWarp:
    test = cases("""
        what shares a house with either card discarded is destroyed
            in: staralliance
            ada: hand into-the-warp; deck troll punch; line batdrone krump
            bo: deck dust-imp; line bumpsy charette silvertooth
            play into-the-warp, finish
            -> into-the-warp: hand > discard, troll: deck > discard, dust-imp: deck > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, charette: battleline > discard
        with one empty deck the other player's card decides
            in: staralliance
            ada: hand into-the-warp; line batdrone
            bo: deck dust-imp; line bumpsy charette
            play into-the-warp
            -> into-the-warp: hand > discard, dust-imp: deck > discard, charette: battleline > discard
    """)


class TestLieutenantHalasta:
    test = cases("""
        after a reap a creature is stunned
            rule: glossary/stun
            in: staralliance
            ada: line lieutenant-halasta troll
            bo: line krump bumpsy
            reap lieutenant-halasta, offers lieutenant-halasta troll krump bumpsy, pick bumpsy
            -> lieutenant-halasta exhausted, ada amber: 0 > 1, bumpsy stunned
        not after a fight
            in: staralliance
            ada: line lieutenant-halasta troll
            bo: line dust-pixie krump
            fight lieutenant-halasta dust-pixie
            -> lieutenant-halasta exhausted, lieutenant-halasta damage: 0 > 1, dust-pixie: battleline > discard
        scrapped it stuns the most powerful enemy creature
            rule: glossary/scrap glossary/most-powerful
            in: staralliance
            ada: hand lieutenant-halasta; line troll
            bo: line bumpsy krump batdrone
            discard lieutenant-halasta
            -> lieutenant-halasta: hand > discard, krump stunned
    """)


class TestModularExoskeleton:
    @pytest.mark.rule("glossary/power")
    def test_its_creature_has_4_more_power(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["modular-exoskeleton"]), "krump"]), side())
        assert (t.card("troll").power, t.card("krump").power) == (12, 6)

    def begun(self, *, whose: int, **piles: object) -> Table:
        """Return the table as the next turn of a player begins, until something is asked."""
        seats = [side(houses=[STAR]), side(houses=[STAR])]
        seats[whose] = side(houses=[STAR], **piles)
        t = table(seats[0], seats[1], house=STAR)
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE if "hand" in piles else DecisionKind.CONFIRM)
        return t

    @pytest.mark.rule("glossary/discard-pile", "glossary/turn-sequence")
    @pytest.mark.parametrize("may", [True, False])
    def test_at_the_start_of_your_turn_it_may_return_from_your_discard_pile(self, *, may: bool) -> None:
        t = self.begun(whose=1, discard=["modular-exoskeleton", "fear"])
        t.answer("yes" if may else "no")
        assert t.zone("modular-exoskeleton") == ("hand" if may else "discard")
        assert t.ids(1, "discard") == (["fear"] if may else ["modular-exoskeleton", "fear"])

    def test_in_the_hand_or_in_play_or_in_the_opponents_turn_it_does_not_ask(self) -> None:
        for whose, piles in (
            (1, {"hand": ["modular-exoskeleton"]}),
            (1, {"hand": [], "battleline": [spec("troll", upgrades=["modular-exoskeleton"])]}),
            (0, {"hand": [], "discard": ["modular-exoskeleton"]}),
        ):
            t = self.begun(whose=whose, **piles)
            assert not [e for e in t.game.events if isinstance(e, AbilityTriggered)]


class TestPerimeterAlarm:
    test = cases(f"""
        a friendly creature of another house is used
            in: staralliance
            ada: hand perimeter-alarm; line troll agent-sepdia batdrone; discard {NINE}
            bo: line krump; discard {TEN}
            play perimeter-alarm, offers troll batdrone, pick batdrone, answer reap:batdrone
            -> perimeter-alarm: hand > discard, batdrone exhausted, ada amber: 0 > 1
        haunted, you archive it
            rule: glossary/haunted
            in: staralliance
            ada: hand perimeter-alarm; line troll agent-sepdia; discard {TEN}
            play perimeter-alarm, pick troll, answer reap:troll
            -> perimeter-alarm: hand > archives, troll exhausted, ada amber: 0 > 1
        also with nobody to use
            in: staralliance
            ada: hand perimeter-alarm; line agent-sepdia; discard {TEN}
            play perimeter-alarm
            -> perimeter-alarm: hand > archives
    """)


class TestProtonSiphon:
    @pytest.mark.rule("glossary/haunted", "glossary/splash-attack-x", "glossary/upgrades")
    @pytest.mark.parametrize(("yours", "theirs", "splash"), [(10, 0, 5), (9, 10, None)])
    def test_while_you_are_haunted_its_creature_has_splash_attack_5(
        self, yours: int, theirs: int, splash: int | None
    ) -> None:
        ada = side(battleline=[spec("troll", upgrades=["proton-siphon"]), "krump"], discard=["fear"] * yours)
        t = table(ada, side(discard=["fear"] * theirs))
        assert dict(t.card("troll").keywords).get(Keyword.SPLASH_ATTACK) == splash
        assert not t.card("krump").keywords

    @pytest.mark.rule("glossary/upgrades", "glossary/control-and-ownership")
    @pytest.mark.parametrize(("yours", "theirs", "splash"), [(10, 0, 5), (0, 10, None)])
    def test_on_an_enemy_creature_it_is_you_who_are_haunted(self, yours: int, theirs: int, splash: int | None) -> None:
        ada = side(hand=["proton-siphon"], discard=["fear"] * yours)
        t = table(ada, side(battleline=["troll"], discard=["fear"] * theirs), house=STAR)
        t.do("play", "proton-siphon")
        t.finish()
        assert dict(t.card("troll").keywords).get(Keyword.SPLASH_ATTACK) == splash


class TestQuartermasterBotty:
    test = cases(f"""
        haunted, it captures 2 as it is played
            rule: glossary/haunted glossary/capture
            in: staralliance
            ada: hand quartermaster-botty; discard {TEN}
            bo: amber 5
            creature quartermaster-botty
            -> quartermaster-botty: hand > battleline, quartermaster-botty exhausted,
            -> quartermaster-botty amber: 0 > 2, bo amber: 5 > 3
        after a reap
            in: staralliance
            ada: line quartermaster-botty; discard {TEN}
            bo: amber 5
            reap quartermaster-botty
            -> quartermaster-botty exhausted, ada amber: 0 > 1, quartermaster-botty amber: 0 > 2, bo amber: 5 > 3
        and after a fight
            in: staralliance
            ada: line quartermaster-botty; discard {TEN}
            bo: amber 5; line dust-pixie
            fight quartermaster-botty dust-pixie
            -> quartermaster-botty exhausted, quartermaster-botty damage: 0 > 1, dust-pixie: battleline > discard,
            -> quartermaster-botty amber: 0 > 2, bo amber: 5 > 3
        with 9 cards in the discard pile it does not
            in: staralliance
            ada: line quartermaster-botty; discard {NINE}
            bo: amber 5; discard {TEN}
            reap quartermaster-botty
            -> quartermaster-botty exhausted, ada amber: 0 > 1
    """)


class TestRetrotechnicianLe:
    test = cases(f"""
        haunted, you have it enter play ready
            rule: glossary/haunted glossary/enters-play
            in: staralliance
            ada: hand retrotechnician-le; discard {TEN}
            creature retrotechnician-le
            -> retrotechnician-le: hand > battleline
        with 9 cards in the discard pile it enters exhausted
            in: staralliance
            ada: hand retrotechnician-le; discard {NINE}
            bo: discard {TEN}
            creature retrotechnician-le
            -> retrotechnician-le: hand > battleline, retrotechnician-le exhausted
        after a reap a creature may be played from your discard pile
            rule: glossary/playing-cards
            in: staralliance
            ada: line retrotechnician-le; discard bumpsy punch krump
            bo: discard troll; amber 2
            reap retrotechnician-le, answer yes, offers krump bumpsy, pick bumpsy, answer slot:1
            -> retrotechnician-le exhausted, ada amber: 0 > 1, bumpsy: discard > battleline, bumpsy exhausted,
            -> bo amber: 2 > 1
        or not
            in: staralliance
            ada: line retrotechnician-le; discard krump
            reap retrotechnician-le, answer no
            -> retrotechnician-le exhausted, ada amber: 0 > 1
        after a fight none may
            in: staralliance
            ada: line retrotechnician-le; discard krump
            bo: line dust-pixie
            fight retrotechnician-le dust-pixie
            -> retrotechnician-le exhausted, retrotechnician-le damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestStrengthFromDiversity:
    test = cases("""
        each friendly creature of another house captures 1
            rule: glossary/capture
            in: staralliance
            ada: hand strength-from-diversity; line troll agent-sepdia batdrone
            bo: amber 5; line krump
            play strength-from-diversity
            -> ada amber: 0 > 1, strength-from-diversity: hand > discard, troll amber: 0 > 1, batdrone amber: 0 > 1,
            -> bo amber: 5 > 3
    """)


class TestTriangulatorNewsome:
    test = cases(f"""
        haunted, you get all Æmber of its neighbors after it reaps
            rule: glossary/haunted glossary/neighbor
            in: staralliance
            ada: line troll(amber=2) triangulator-newsome(amber=1) krump(amber=3) bumpsy(amber=1); discard {TEN}
            reap triangulator-newsome
            -> triangulator-newsome exhausted, ada amber: 0 > 6, troll amber: 2 > 0, krump amber: 3 > 0
        with 9 cards in the discard pile you do not
            in: staralliance
            ada: line troll(amber=2) triangulator-newsome; discard {NINE}
            bo: discard {TEN}
            reap triangulator-newsome
            -> triangulator-newsome exhausted, ada amber: 0 > 1
        nor after a fight
            in: staralliance
            ada: line troll(amber=2) triangulator-newsome; discard {TEN}
            bo: line dust-pixie
            fight triangulator-newsome dust-pixie
            -> triangulator-newsome exhausted, triangulator-newsome damage: 0 > 1, dust-pixie: battleline > discard
        it may be deployed
            rule: glossary/deploy
            in: staralliance
            ada: hand triangulator-newsome; line troll krump
            play triangulator-newsome, answer slot:1
            -> triangulator-newsome: hand > battleline, triangulator-newsome exhausted
            -> ada line: troll triangulator-newsome krump
    """)


class TestUnprepared:
    @pytest.mark.rule("glossary/stun")
    def test_each_creature_of_the_chosen_house_is_stunned(self) -> None:
        ada = side(hand=["unprepared"], battleline=["troll", "agent-sepdia"])
        t = table(ada, side(battleline=["krump", "batdrone"]), house=STAR)
        t.do("play", "unprepared")
        assert t.decision.kind is DecisionKind.HOUSE
        t.answer("house:brobnar")
        t.expect_main_step()
        assert t.changes() == {
            "ada amber": (0, 1),
            "unprepared": ("hand", "discard"),
            "troll stunned": (False, True),
            "krump stunned": (False, True),
        }


class TestEncounterGolem:
    test = cases(f"""
        an action that you have played goes under your deck
            rule: chart/play
            in: brobnar
            ada: hand punch; line encounter-golem; deck troll poke; discard fear
            bo: line krump
            play punch, pick krump
            -> ada amber: 0 > 1, punch: hand > deck, krump damage: 0 > 3
            -> ada deck: troll poke punch
        a creature stays where it was played
            in: brobnar
            ada: hand krump; line encounter-golem; deck troll
            creature krump
            -> krump: hand > battleline, krump exhausted
        an action that goes elsewhere by its own text stays there
            in: staralliance
            ada: hand perimeter-alarm; line encounter-golem; deck troll; discard {TEN}
            play perimeter-alarm
            -> perimeter-alarm: hand > archives
        one that the opponent plays is theirs
            in: brobnar
            ada: hand punch; line krump; deck troll
            bo: line encounter-golem; deck poke
            play punch, pick krump
            -> ada amber: 0 > 1, punch: hand > discard, krump damage: 0 > 3
        one that destroys it is only discarded
            in: brobnar
            ada: hand punch; line encounter-golem; deck troll
            play punch, pick encounter-golem
            -> ada amber: 0 > 1, punch: hand > discard, encounter-golem: battleline > discard
        haunted, you archive it as it is destroyed
            rule: glossary/haunted glossary/destroyed
            in: brobnar
            ada: hand punch; line encounter-golem; deck troll; discard {TEN}
            play punch, pick encounter-golem
            -> ada amber: 0 > 1, punch: hand > discard, encounter-golem: battleline > archives
        with 9 cards in the discard pile you do not
            in: brobnar
            ada: hand punch; line encounter-golem; deck troll; discard {NINE}
            bo: discard {TEN}
            play punch, pick encounter-golem
            -> ada amber: 0 > 1, punch: hand > discard, encounter-golem: battleline > discard
        attacked, it deals 3 damage
            rule: glossary/hazardous-x
            in: brobnar
            ada: line troll
            bo: line encounter-golem
            fight troll encounter-golem
            -> troll exhausted, troll damage: 0 > 6, encounter-golem: battleline > discard
    """)

    @pytest.mark.rule("chart/play")
    def test_one_of_yours_that_the_opponent_plays_is_not_yours(self) -> None:
        theft = card("cannon", omni(as_if_yours(play_card(a(CARD, in_=hand(OPPONENT))))))
        ada = side(artifacts=["cannon"])
        bo = side(battleline=["encounter-golem"], hand=["fear"], deck=["poke"])
        t = table(ada, bo, theft)
        t.do("omni", "cannon")
        t.finish()
        assert t.zone("fear") == "discard"

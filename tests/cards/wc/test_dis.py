"""Worlds Collide, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table


class TestBanes:
    PREY = (
        ("giants--bane", "krump", "urchin"),
        ("beasts--bane", "snufflegator", "krump"),
        ("demons--bane", "dendrix", "dust-imp"),
        ("dinosaurs--bane", "senator-shrix", "krump"),
        ("humans--bane", "doc-bookton", "krump"),
        ("scientists--bane", "titan-mechanic", "krump"),
        ("thieves--bane", "urchin", "krump"),
    )

    @pytest.mark.rule("glossary/traits")
    @pytest.mark.parametrize(("bane", "prey", "other"), PREY)
    def test_a_creature_of_its_trait_is_destroyed(self, bane: str, prey: str, other: str) -> None:
        t = table(side(hand=[bane], battleline=[other, prey]), side(battleline=[prey, other]), house=House.DIS)
        t.do("play", bane)
        t.offers(prey, prey)
        t.pick((prey, 1))
        assert (t.zone(prey, 0), t.zone(prey, 1), t.amber(0)) == ("battleline", "discard", 1)


class TestBuzzle:
    test = cases("""
        played it may purge a neighbor and is ready then
            rule: glossary/purge
            in: dis
            ada: hand buzzle; line troll
            creature buzzle, answer yes, offers troll, pick troll
            -> buzzle: hand > battleline, troll: battleline > purged
        or not
            in: dis
            ada: hand buzzle; line troll
            creature buzzle, answer no
            -> buzzle: hand > battleline, buzzle exhausted
        after a fight, too
            in: dis
            ada: line krump troll buzzle
            bo: line dust-pixie
            fight buzzle dust-pixie, answer yes, offers troll, pick troll
            -> dust-pixie: battleline > discard, troll: battleline > purged
    """)


class TestDendrix:
    test = cases("""
        after a fight the opponent discards a card
            in: dis
            ada: line dendrix; hand troll
            bo: line dust-pixie; hand anger
            fight dendrix dust-pixie
            -> dendrix exhausted, dendrix damage: 0 > 1, dust-pixie: battleline > discard, anger: hand > discard
    """)


class TestDrainingTouch:
    test = cases("""
        a creature without amber is destroyed
            in: dis
            ada: hand draining-touch; line troll(amber=1)
            bo: line krump bumpsy(amber=1)
            play draining-touch, offers krump, pick krump
            -> draining-touch: hand > discard, krump: battleline > discard
    """)


class TestEtaromme:
    test = cases("""
        a creature of the house with the most creatures is destroyed
            in: dis
            ada: line etaromme troll
            bo: line krump urchin bumpsy
            reap etaromme, offers troll krump bumpsy, pick krump
            -> etaromme exhausted, ada amber: 0 > 1, krump: battleline > discard
        of two such houses either
            in: dis
            ada: line etaromme
            bo: line krump
            reap etaromme, offers etaromme krump, pick krump
            -> etaromme exhausted, ada amber: 0 > 1, krump: battleline > discard
    """)


class TestFesteringTouch:
    test = cases("""
        1 damage, but 3 to a damaged creature
            rule: glossary/damage
            in: dis
            ada: hand festering-touch; line troll
            bo: line krump(damage=1) bumpsy
            play festering-touch, offers 0-2 of: troll krump bumpsy, pick krump bumpsy
            -> festering-touch: hand > discard, ada amber: 0 > 1, krump damage: 1 > 4, bumpsy damage: 0 > 1
        nobody need be chosen
            in: dis
            ada: hand festering-touch; line troll
            play festering-touch, answer done
            -> festering-touch: hand > discard, ada amber: 0 > 1
    """)


class TestHarbingerOfDoom:
    test = cases("""
        every creature is destroyed with it
            rule: glossary/destroyed
            ada: line troll batdrone
            bo: line krump harbinger-of-doom bumpsy
            fight troll harbinger-of-doom, finish
            -> troll: battleline > discard, batdrone: battleline > discard, krump: battleline > discard,
            -> harbinger-of-doom: battleline > discard, bumpsy: battleline > discard
        leaving play otherwise it destroys nothing
            ada: hand fear; line troll
            bo: line krump harbinger-of-doom
            play fear, pick harbinger-of-doom
            -> fear: hand > discard, harbinger-of-doom: battleline > hand
    """)


class TestImpspector:
    test = cases("""
        destroyed it costs the opponent a card
            rule: glossary/destroyed glossary/purge
            in: brobnar
            ada: hand punch troll; line bumpsy
            bo: line impspector; hand anger
            play punch, pick impspector, finish
            -> punch: hand > discard, ada amber: 0 > 1, impspector: battleline > discard, troll: hand > purged
    """)


class TestInfurnace:
    @pytest.mark.rule("glossary/purge", "glossary/bonus-icons")
    def test_amber_icons_of_purged_cards_are_lost(self) -> None:
        bo = side(discard=["punch", "anger", "krump"], amber=5)
        t = table(side(hand=["infurnace"]), bo, house=House.DIS)
        t.creature("infurnace")
        t.pick("punch", "krump")
        assert (t.amber(1), sorted(t.ids(1, "purged"))) == (4, ["krump", "punch"])

    def burnt(self, *picks: str, whose: int, amber: int = 5) -> Table:
        """Return a table where it burnt cards of one of the two discard piles."""
        piles = ["ghostly-hand", "anger", "punch"], ["punch", "krump"]
        ada = side(hand=["infurnace"], discard=piles[0], amber=3)
        t = table(ada, side(discard=piles[1], amber=amber), house=House.DIS)
        t.creature("infurnace")
        t.answer(t.decision.keys()[whose])
        assert (sorted(t.offered()), t.decision.min, t.decision.max) == (sorted(piles[whose]), 0, 2)
        keys = [f"card:{t.handle(id_, 0, whose)}" for id_ in picks]
        t.answer(*(keys or ["done"]))
        t.expect_main_step()
        assert sorted(t.ids(whose, "purged")) == sorted(picks) and t.ids(1 - whose, "purged") == []
        return t

    @pytest.mark.parametrize(("picks", "lost"), [(["ghostly-hand", "anger"], 3), (["anger"], 1), ([], 0)])
    def test_your_own_pile_costs_the_opponent_its_icons_too(self, picks: list[str], lost: int) -> None:
        t = self.burnt(*picks, whose=0)
        assert (t.amber(0), t.amber(1)) == (3, 5 - lost)

    @pytest.mark.rule("glossary/bonus-icons")
    def test_no_other_icon_counts(self) -> None:
        enhanced = spec("punch", icons=["amber", "capture"])
        bo = side(discard=[enhanced, "krump"], amber=5)
        t = table(side(hand=["infurnace"]), bo, house=House.DIS)
        t.creature("infurnace")
        t.pick("punch")
        assert t.amber(1) == 3


class TestLilithal:
    test = cases("""
        it captures 1 after it reaps
            in: dis
            ada: line lilithal
            bo: amber 2
            reap lilithal
            -> lilithal exhausted, ada amber: 0 > 1, lilithal amber: 0 > 1, bo amber: 2 > 1
        and after it fights
            in: dis
            ada: line lilithal
            bo: amber 2; line dust-pixie
            fight lilithal dust-pixie
            -> lilithal exhausted, lilithal damage: 0 > 1, dust-pixie: battleline > discard, lilithal amber: 0 > 1,
            -> bo amber: 2 > 1
    """)


class TestMalison:
    @pytest.mark.rule("glossary/move", "glossary/capture")
    @pytest.mark.parametrize(("slot", "captured"), [("slot:0", 1), ("slot:1", 0), ("slot:3", 1)])
    def test_a_creature_moved_to_a_flank_captures_from_its_own_side(self, slot: str, captured: int) -> None:
        bo = side(battleline=["dust-pixie", "krump", "troll", "bumpsy"], amber=3)
        t = table(side(battleline=["malison"], amber=2), bo, house=House.DIS)
        t.fight("malison", "dust-pixie")
        t.answer("yes")
        t.offers("krump", "troll", "bumpsy")
        t.pick("troll")
        t.answer(slot)
        assert (t.card("troll").amber, t.amber(0), t.amber(1)) == (captured, 2, 3 - captured)

    def test_none_need_be_moved(self) -> None:
        bo = side(battleline=["dust-pixie", "krump"], amber=3)
        t = table(side(battleline=["malison"]), bo, house=House.DIS)
        t.fight("malison", "dust-pixie")
        t.answer("no")
        t.expect_main_step()
        assert (t.card("krump").amber, t.amber(1)) == (0, 3)


class TestRotgrub:
    test = cases("""
        the opponent loses Æmber when it is played
            ada: hand rotgrub
            bo: amber 3
            creature rotgrub
            -> bo amber: 3 > 2, rotgrub: hand > battleline, rotgrub exhausted
        it goes to your archives when it reaps
            ada: line rotgrub
            bo: amber 3
            reap rotgrub
            -> ada amber: 0 > 1, rotgrub: battleline > archives
    """)


class TestTheEvilEye:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_keys_cost_three_more_in_the_opponents_next_turn(self) -> None:
        t = table(side(hand=["the-evil-eye"], battleline=["troll"]), side(battleline=["krump"]), house=House.DIS)
        t.do("play", "the-evil-eye")
        for cost in (6, 9, 6):
            assert [seat.key_cost for seat in t.game.view(0).seats] == [cost, cost]
            t.end_turn()


class TestBorrNit:
    @pytest.mark.rule("glossary/purge", "glossary/shuffle")
    @pytest.mark.parametrize("id_", ["borr-nit", "borr-nit-s-touch"])
    @pytest.mark.parametrize("whose", [0, 1])
    def test_one_of_the_top_five_cards_of_a_deck_is_purged(self, id_: str, whose: int) -> None:
        deck = ["troll", "krump", "bumpsy", "smaaash", "urchin", "anger"]
        here = {"battleline": [id_]} if id_ == "borr-nit" else {"hand": [id_]}
        t = table(side(deck=deck, **here), side(deck=deck), house=House.DIS)
        t.do("reap" if id_ == "borr-nit" else "play", id_)
        t.answer(t.decision.keys()[whose])
        t.offers("troll", "krump", "bumpsy", "smaaash", "urchin")
        t.pick(("bumpsy", whose))
        t.finish()
        assert t.ids(whose, "purged") == ["bumpsy"]
        assert sorted(t.ids(whose, "deck")) == sorted(set(deck) - {"bumpsy"})


class TestEEOnTheFringes:
    test = cases("""
        a dis card discarded in your turn lets it purge one and steal 1
            in: dis
            ada: line e-e-on-the-fringes; hand dust-imp
            bo: amber 2; discard dendrix anger
            discard dust-imp, answer yes, offers dust-imp dendrix, pick dendrix
            -> dust-imp: hand > discard, dendrix: discard > purged, ada amber: 0 > 1, bo amber: 2 > 1
        or not
            in: dis
            ada: line e-e-on-the-fringes; hand dust-imp
            bo: amber 2
            discard dust-imp, answer no
            -> dust-imp: hand > discard
        another card does not
            in: brobnar
            ada: line e-e-on-the-fringes; hand troll; discard dust-imp
            bo: amber 2
            discard troll
            -> troll: hand > discard
        nor one that you discard in the opponent's turn
            in: shadows
            ada: hand subtle-chain; amber 2
            bo: line e-e-on-the-fringes; hand dust-imp; discard dendrix
            play subtle-chain
            -> subtle-chain: hand > discard, ada amber: 2 > 3, dust-imp: hand > discard
        nor one that the opponent discards in your turn
            in: shadows
            ada: line e-e-on-the-fringes; hand subtle-chain
            bo: hand dust-imp; discard dendrix; amber 2
            play subtle-chain
            -> subtle-chain: hand > discard, ada amber: 0 > 1, dust-imp: hand > discard
        nor one that comes from the deck
            in: untamed
            ada: line e-e-on-the-fringes gebuk; deck dance-of-doom; discard dust-imp
            bo: line troll; amber 2
            fight gebuk troll
            -> gebuk: battleline > discard, dance-of-doom: deck > discard, troll damage: 0 > 5
    """)


class TestGleefulMayhem:
    test = cases("""
        a creature of each house is dealt 5 damage
            rule: glossary/for-each
            in: dis
            ada: hand gleeful-mayhem; line troll urchin
            bo: line krump doc-bookton
            play gleeful-mayhem, offers troll krump, pick krump, pick doc-bookton, pick urchin, finish
            -> gleeful-mayhem: hand > discard, ada amber: 0 > 1, krump damage: 0 > 5,
            -> doc-bookton: battleline > discard, urchin: battleline > discard
    """)


class TestObsidianForge:
    test = cases("""
        a key costs 6 more and 1 less for each creature destroyed, and the forge goes with it
            rule: glossary/cost-at-current-cost glossary/this-way
            in: dis
            ada: line drumble troll bumpsy krump; artifacts obsidian-forge; amber 9
            bo: line mother
            action obsidian-forge, offers 0-4 of: drumble troll bumpsy krump, pick troll bumpsy krump
            pick troll bumpsy krump, answer yes, finish
            -> ada amber: 9 > 0, ada keys: nothing > red, troll: battleline > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, obsidian-forge: artifacts > discard
        with too little amber no key is forged and the forge stays
            in: dis
            ada: line troll drumble; artifacts obsidian-forge; amber 10
            action obsidian-forge, pick troll
            -> troll: battleline > discard, obsidian-forge exhausted
        a key need not be forged
            rule: glossary/may
            in: dis
            ada: line drumble troll; artifacts obsidian-forge; amber 12
            action obsidian-forge, answer done, answer no
            -> obsidian-forge exhausted
        without a creature destroyed it costs 12
            in: dis
            ada: line drumble troll; artifacts obsidian-forge; amber 12
            action obsidian-forge, answer done, answer yes, answer key:blue
            -> ada amber: 12 > 0, ada keys: nothing > blue, obsidian-forge: artifacts > discard
    """)


class TestSnag:
    @pytest.mark.rule("glossary/house-choice")
    def test_the_opponent_must_choose_the_house_of_the_creature_it_fought(self) -> None:
        houses = [House.UNTAMED, House.BROBNAR]
        t = table(side(battleline=["snag"]), side(battleline=["dust-pixie", "krump"], houses=houses), house=House.DIS)
        t.fight("snag", "dust-pixie")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:untamed",)
        t.answer("house:untamed")
        t.end_turn()
        t.answer("end-turn")
        assert t.decision.keys() == ("house:untamed", "house:brobnar")

    @pytest.mark.rule("glossary/house-choice")
    def test_a_house_that_the_opponent_has_not_leaves_the_choice(self) -> None:
        houses = [House.LOGOS, House.BROBNAR]
        bo = side(battleline=[spec("troll", house=House.MARS)], hand=["dust-pixie"], houses=houses)
        t = table(side(battleline=[spec("snag", power_counters=9)]), bo, house=House.DIS)
        t.fight("snag", "troll")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:logos", "house:brobnar")


class TestSoulFiddle:
    test = cases("""
        it enrages a creature
            rule: glossary/enrage
            in: dis
            ada: artifacts soul-fiddle; line troll
            bo: line krump
            action soul-fiddle, offers troll krump, pick krump
            -> soul-fiddle exhausted, krump enraged
    """)


class TestGreaterOxtet:
    @pytest.mark.rule("glossary/purge")
    @pytest.mark.parametrize("hand", [["troll", "anger"], ["troll"], []])
    def test_as_its_controllers_cards_are_ready_it_feeds_on_a_card_of_the_hand(self, hand: list[str]) -> None:
        ada = side(hand=hand, battleline=[spec("greater-oxtet", ready=False)], deck=["punch"] * 6)
        t = table(ada, side(hand=["krump"]), house=House.DIS)
        t.answer("end-turn")
        if hand:
            t.offers(*hand)
            assert t.card("greater-oxtet").ready and "punch" not in t.ids(0, "hand")  # before cards are drawn
            t.pick(hand[-1])
        assert t.ids(0, "purged") == hand[-1:]
        assert t.card("greater-oxtet").power_counters == (2 if hand else 0)
        t.finish_until(DecisionKind.MAIN)
        t.end_turn()
        assert t.ids(1, "purged") == [] and t.ids(0, "purged") == hand[-1:], "nothing in the opponent's turn"


class TestHarvestTime:
    test = cases("""
        all cards with a trait are purged, for 1 amber each to who controlled them
            rule: glossary/purge glossary/traits
            in: dis
            ada: hand harvest-time; line troll krump urchin
            bo: line bumpsy dust-imp
            play harvest-time, answer trait:giant, finish
            -> harvest-time: hand > discard, troll: battleline > purged, krump: battleline > purged,
            -> bumpsy: battleline > purged, ada amber: 0 > 2, bo amber: 0 > 1
        artifacts, too, and one that stays is worth nothing
            rule: glossary/this-way glossary/ward
            in: dis
            ada: hand harvest-time; artifacts auto-legionary; line bumpsy
            bo: artifacts beta-forge; line 5c077(warded)
            play harvest-time, answer trait:robot, finish
            -> harvest-time: hand > discard, auto-legionary: artifacts > purged, 5c077 warded: yes > no,
            -> beta-forge: artifacts > purged, ada amber: 0 > 1, bo amber: 0 > 1
    """)


class TestLesserOxtet:
    test = cases("""
        played it purges your hand
            rule: glossary/purge
            in: dis
            ada: hand lesser-oxtet anger troll
            bo: hand krump
            creature lesser-oxtet
            -> lesser-oxtet: hand > battleline, lesser-oxtet exhausted, anger: hand > purged, troll: hand > purged
    """)

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_after_it_reaps_keys_cost_three_more_in_the_opponents_next_turn(self) -> None:
        t = table(side(battleline=["lesser-oxtet"]), side(battleline=["krump"]), house=House.DIS)
        t.do("reap", "lesser-oxtet")
        t.end_turn()
        assert [seat.key_cost for seat in t.game.view(0).seats] == [9, 9]


class TestLordInvidius:
    @pytest.mark.rule("glossary/control-and-ownership", "glossary/center-of-the-battleline")
    def test_in_the_center_it_takes_an_enemy_flank_creature_that_is_dis_then(self) -> None:
        ada = side(battleline=["troll", "lord-invidius", "krump"])
        t = table(ada, side(battleline=["bumpsy", "urchin", "smaaash"]), house=House.DIS)
        t.do("reap", "lord-invidius")
        t.offers("bumpsy", "smaaash")
        t.pick("bumpsy")
        t.finish()
        taken = t.card("bumpsy")
        assert (taken.controller, taken.ready, taken.houses) == (0, False, (House.DIS,))

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_given_back_it_is_of_its_own_house_again(self) -> None:
        ada = side(battleline=["troll", "lord-invidius", "krump"], hand=[spec("exile", house=House.DIS)])
        t = table(ada, side(battleline=["bumpsy"]), house=House.DIS)
        t.do("reap", "lord-invidius")
        t.finish()
        t.do("play", "exile")
        t.pick("bumpsy")
        t.finish()
        assert (t.card("bumpsy").controller, t.card("bumpsy").houses) == (1, (House.BROBNAR,))

    def test_elsewhere_it_does_not(self) -> None:
        t = table(side(battleline=["lord-invidius", "krump"]), side(battleline=["bumpsy"]), house=House.DIS)
        t.do("reap", "lord-invidius")
        t.expect_main_step()
        assert t.card("bumpsy").controller == 1


class TestNoname:
    def test_its_power_counts_the_purged_cards_of_both(self) -> None:
        t = table(side(battleline=["noname"], purged=["anger"]), side(purged=["punch", "troll"]))
        assert t.card("noname").power == 4

    @pytest.mark.rule("glossary/purge")
    @pytest.mark.parametrize("how", ["play", "fight", "reap"])
    def test_a_card_of_a_discard_pile_is_purged(self, how: str) -> None:
        here = {"hand" if how == "play" else "battleline": ["noname"]}
        bo = side(battleline=["dust-pixie"], discard=["anger"])
        t = table(side(**here, discard=["punch"], purged=["troll", "krump"]), bo, house=House.DIS)
        if how == "play":
            t.creature("noname")
        elif how == "reap":
            t.do("reap", "noname")
        else:
            t.fight("noname", "dust-pixie")
        t.pick("anger")
        assert t.ids(1, "purged") == ["anger"]


class TestSinestra:
    test = cases("""
        the opponent loses an amber for a creature played on their left flank
            rule: glossary/flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line sinestra; amber 3
            creature krump left
            -> ada amber: 3 > 2, krump: hand > battleline, krump exhausted
        and none for one on the right flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line sinestra
            creature krump right
            -> krump: hand > battleline, krump exhausted
        its own controller loses none
            in: brobnar
            ada: hand krump; line sinestra; amber 3
            bo: amber 3
            creature krump left
            -> krump: hand > battleline, krump exhausted
    """)


class TestSnagsMirror:
    @pytest.mark.rule("glossary/house-choice")
    @pytest.mark.parametrize("owner", [0, 1])
    def test_neither_player_may_choose_the_house_that_the_other_has_just_chosen(self, owner: int) -> None:
        houses = [House.BROBNAR, House.DIS, House.LOGOS]
        sides = [side(houses=houses, artifacts=["snag-s-mirror"] if player == owner else []) for player in (0, 1)]
        t = table(sides[0], sides[1], house=House.LOGOS)
        t.answer("end-turn")
        t.answer("house:dis")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:brobnar", "house:logos")
        t.answer("house:brobnar")
        t.answer("end-turn")
        assert t.decision.keys() == ("house:dis", "house:logos")


class TestSnaglet:
    @pytest.mark.rule("glossary/house-choice")
    @pytest.mark.parametrize(("chosen", "stolen"), [("brobnar", 2), ("dis", 0)])
    def test_a_house_guessed_right_lets_it_steal_two(self, chosen: str, stolen: int) -> None:
        bo = side(amber=3, houses=[House.BROBNAR, House.DIS])
        t = table(side(battleline=["snaglet"]), bo, house=House.DIS)
        t.do("action", "snaglet")
        t.answer("house:brobnar")
        t.answer("end-turn")
        t.answer(f"house:{chosen}")
        assert (t.amber(0), t.amber(1)) == (stolen, 3 - stolen)


class TestDexus:
    test = cases("""
        the opponent loses an amber for a creature played on their right flank
            rule: glossary/flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line dexus; amber 3
            creature krump right
            -> ada amber: 3 > 2, krump: hand > battleline, krump exhausted
        and none for one on the left flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line dexus
            creature krump left
            -> krump: hand > battleline, krump exhausted
        its own controller loses none
            in: brobnar
            ada: hand krump; line dexus; amber 3
            bo: amber 3
            creature krump right
            -> krump: hand > battleline, krump exhausted
    """)

    @pytest.mark.rule("glossary/enters-play")
    def test_a_creature_put_into_play_is_not_played(self) -> None:
        ada = side(battleline=["overlord-greking"], amber=3, houses=[House.DIS])
        t = table(ada, side(battleline=["dexus", "silvertooth"]))
        t.fight("overlord-greking", "silvertooth")
        t.finish_until(DecisionKind.SLOT)
        t.answer("slot:1")
        t.finish()
        assert (t.line(0), t.amber(0)) == (["overlord-greking", "silvertooth"], 3)

"""Mass Mutation, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, KeyColor, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS


class TestBoNithing:
    @pytest.mark.rule("glossary/for-each", "glossary/steal")
    @pytest.mark.parametrize("keys", [0, 1, 2])
    def test_it_steals_one_for_each_key_of_the_opponent(self, keys: int) -> None:
        forged = (KeyColor.RED, KeyColor.BLUE)
        t = table(side(hand=["bo-nithing"], keys=forged[:1]), side(keys=forged[:keys], amber=5), house=HERE)
        t.creature("bo-nithing")
        assert (t.amber(0), t.amber(1)) == (keys, 5 - keys)
        t.expect_main_step()


class TestDaemoThief:
    test = cases("""
        destroyed it steals one
            in: shadows
            ada: line dæmo-thief
            bo: line troll; amber 2
            fight dæmo-thief troll
            -> dæmo-thief: battleline > discard, troll damage: 0 > 2, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestDarkWave:
    test = cases("""
        each creature that is no mutant is dealt 2 damage
            in: shadows
            ada: hand dark-wave; line troll rad-penny
            bo: line krump dust-pixie maleficorn
            play dark-wave
            -> dark-wave: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 2,
            -> dust-pixie: battleline > discard
    """)


class TestFrancisTheEconomist:
    test = cases("""
        after a fight each player gains one
            in: shadows
            ada: line francis-the-economist
            bo: line troll; amber 2
            fight francis-the-economist troll
            -> francis-the-economist exhausted, troll damage: 0 > 3, ada amber: 0 > 1, bo amber: 2 > 3
    """)


class TestLookOverThere:
    test = cases("""
        a creature that survives costs the opponent one
            in: shadows
            ada: hand look-over-there; line urchin
            bo: line troll; amber 2
            play look-over-there, offers urchin troll, pick troll
            -> look-over-there: hand > discard, troll damage: 0 > 2, ada amber: 0 > 1, bo amber: 2 > 1
        one that is destroyed does not
            in: shadows
            ada: hand look-over-there; line urchin
            bo: line troll; amber 2
            play look-over-there, pick urchin
            -> look-over-there: hand > discard, urchin: battleline > discard
        a ward saves it, too
            rule: glossary/ward
            in: shadows
            ada: hand look-over-there; line urchin(warded)
            bo: amber 2
            play look-over-there, pick urchin
            -> look-over-there: hand > discard, urchin warded: yes > no, ada amber: 0 > 1, bo amber: 2 > 1
    """)


class TestMutantCutpurse:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        assert library()["mutant-cutpurse"].abilities == ()
        t = table(side(hand=["mutant-cutpurse"]), side(battleline=["troll"]), house=HERE)
        t.creature("mutant-cutpurse")
        assert t.changes() == {
            "mutant-cutpurse": ("hand", "battleline"),
            "mutant-cutpurse exhausted": (False, True),
        }
        t.expect_main_step()


class TestOpportunist:
    test = cases("""
        on your creature it captures from the opponent
            rule: glossary/capture glossary/upgrades
            in: shadows
            ada: hand opportunist; line troll; amber 3
            bo: line krump; amber 3
            play opportunist, offers troll krump, pick troll
            -> opportunist: hand > upgrade, opportunist on: nothing > troll, ada amber: 3 > 4, bo amber: 3 > 2
            -> troll amber: 0 > 1
        on an enemy creature from you
            rule: glossary/capture
            in: shadows
            ada: hand opportunist; line troll; amber 3
            bo: line krump; amber 3
            play opportunist, pick krump
            -> opportunist: hand > upgrade, opportunist on: nothing > krump, krump amber: 0 > 1
        the creature is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line krump
            bo: line troll(upgrades=opportunist)
            fight krump troll
            -> krump exhausted
    """)


class TestRadPenny:
    test = cases("""
        it steals one when it is played
            in: shadows
            ada: hand rad-penny
            bo: amber 2
            creature rad-penny
            -> ada amber: 0 > 1, bo amber: 2 > 1, rad-penny: hand > battleline, rad-penny exhausted
        and goes back to its owner's deck when it is destroyed
            rule: glossary/destroyed
            in: shadows
            ada: line rad-penny; hand poison-wave; deck troll
            play poison-wave
            -> ada amber: 0 > 1, poison-wave: hand > discard, rad-penny: battleline > deck
    """)


class TestShoulderId:
    test = cases("""
        it steals where it would deal damage
            in: brobnar
            ada: line bumpsy; amber 2
            bo: line shoulder-id
            fight bumpsy shoulder-id
            -> bumpsy exhausted, shoulder-id damage: 0 > 5, ada amber: 2 > 1, bo amber: 0 > 1
    """)

    def test_it_cannot_fight_but_may_reap(self) -> None:
        t = table(side(battleline=["shoulder-id"]), side(battleline=["troll"]), house=HERE)
        assert t.can("reap", "shoulder-id") and not t.can("fight", "shoulder-id")


class TestSubtleOtto:
    test = cases("""
        played it makes the opponent discard a card
            in: shadows
            ada: hand subtle-otto fear
            bo: hand anger
            creature subtle-otto
            -> subtle-otto: hand > battleline, subtle-otto exhausted, anger: hand > discard
    """)


class TestTemptingOffer:
    test = cases("""
        an enemy creature goes to its owner's hand, and the opponent gains one
            in: shadows
            ada: hand tempting-offer; line urchin
            bo: line troll krump
            play tempting-offer, offers troll krump, pick krump
            -> tempting-offer: hand > discard, ada amber: 0 > 1, krump: battleline > hand, bo amber: 0 > 1
        where it stays there the opponent gains none
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: shadows
            ada: hand tempting-offer; line urchin
            bo: line krump(warded)
            play tempting-offer, pick krump
            -> tempting-offer: hand > discard, ada amber: 0 > 1, krump warded: yes > no
    """)


class TestVandalize:
    test = cases("""
        one of the opponent's three top cards is discarded, the others go back in the order you say
            in: shadows
            ada: hand vandalize; deck bumpsy
            bo: deck troll krump fear anger
            play vandalize, offers troll krump fear, pick krump, offers 2-2 of: troll fear, pick troll fear
            -> vandalize: hand > discard, ada amber: 0 > 1, krump: deck > discard, bo deck: fear troll anger
        a single card is discarded
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand vandalize
            bo: deck troll
            play vandalize, pick troll
            -> vandalize: hand > discard, ada amber: 0 > 1, troll: deck > discard
    """)


class TestBorrow:
    @pytest.mark.rule("glossary/control-and-ownership")
    def test_an_enemy_artifact_is_yours_and_belongs_to_shadows_alone(self) -> None:
        ada = side(hand=["borrow"], artifacts=["seeker-needle"])
        t = table(ada, side(artifacts=["cannon", "safe-place"], battleline=["krump"]), house=HERE)
        t.do("play", "borrow")
        t.offers("cannon", "safe-place")
        t.pick("cannon")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == (["seeker-needle", "cannon"], ["safe-place"])
        assert t.card("cannon").houses == (HERE,)
        t.do("action", "cannon")
        t.pick("krump")
        assert t.card("krump").damage == 2
        t.end_turn()
        assert (t.ids(0, "artifacts"), t.card("cannon").houses) == (["seeker-needle", "cannon"], (HERE,))

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_back_with_its_owner_it_is_of_its_own_house(self) -> None:
        t = table(side(hand=["borrow"], battleline=["krump"]), side(artifacts=["the-promised-blade"]), house=HERE)
        t.do("play", "borrow")
        t.pick("the-promised-blade")
        assert (t.ids(0, "artifacts"), t.card("the-promised-blade").houses) == (["the-promised-blade"], (HERE,))
        t.end_turn()  # at the start of the next turn the player with the fewest creatures takes control of the blade
        assert t.ids(1, "artifacts") == ["the-promised-blade"]
        assert t.card("the-promised-blade").houses == (House.SANCTUM,)

    def test_without_an_enemy_artifact_nothing_happens(self) -> None:
        t = table(side(hand=["borrow"], artifacts=["cannon"]), side(battleline=["krump"]), house=HERE)
        t.do("play", "borrow")
        assert t.changes() == {"borrow": ("hand", "discard"), "ada amber": (0, 1)}
        t.expect_main_step()


class TestBossZarek:
    def test_friendly_creatures_with_amber_are_elusive_itself_included(self) -> None:
        line = [spec("boss-zarek", amber=1), spec("troll", amber=2), "krump"]
        t = table(side(battleline=["dodger"]), side(battleline=line), house=HERE)
        elusive = [id_ for id_ in t.line(1) if Keyword.ELUSIVE in dict(t.card(id_).keywords)]
        assert elusive == ["boss-zarek", "troll"]
        t = table(side(battleline=[spec("troll", amber=2)]), side(battleline=["boss-zarek"]), house=HERE)
        assert not t.card("troll").keywords and not t.card("boss-zarek").keywords


class TestLuckyDice:
    @pytest.mark.rule("glossary/cannot", "glossary/lasting-effects", "glossary/omni")
    def test_friendly_creatures_are_dealt_no_damage_in_the_opponents_next_turn(self) -> None:
        ada = side(artifacts=["lucky-dice"], battleline=["troll"], deck=["fear"] * 9, houses=[House.BROBNAR])
        bo = side(battleline=["krump", "bumpsy"], deck=["fear"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("omni", "lucky-dice")
        assert t.zone("lucky-dice") == "discard"
        t.end_turn()
        t.fight("krump", "troll")
        assert (t.card("troll").damage, t.zone("krump")) == (0, "discard")
        t.end_turn()
        t.fight("troll", "bumpsy")
        assert t.card("troll").damage == 5

    def test_in_your_own_turn_they_are(self) -> None:
        ada = side(artifacts=["lucky-dice"], battleline=["troll"])
        t = table(ada, side(battleline=["bumpsy"]), house=House.BROBNAR)
        t.do("omni", "lucky-dice")
        t.fight("troll", "bumpsy")
        assert t.card("troll").damage == 5


class TestMiasmaBomb:
    @pytest.mark.rule("turn/step-1-forge-a-key", "glossary/lasting-effects")
    def test_the_opponent_forges_no_key_in_their_next_turn_only(self) -> None:
        ada = side(artifacts=["miasma-bomb"], deck=["fear"] * 9, houses=[House.DIS])
        t = table(ada, side(amber=6, deck=["fear"] * 9, houses=[House.DIS]), house=HERE)
        t.do("action", "miasma-bomb")
        assert t.zone("miasma-bomb") == "discard"
        t.end_turn()
        assert (t.game.state.players[1].keys, t.amber(1)) == ((), 6)
        t.end_turn()
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1


class TestRansack:
    test = cases("""
        it steals again after each shadows card that it discards
            rule: glossary/repeat
            in: shadows
            ada: hand ransack; deck urchin umbra troll silvertooth
            bo: amber 5
            play ransack
            -> ransack: hand > discard, ada amber: 0 > 3, bo amber: 5 > 2, urchin: deck > discard,
            -> umbra: deck > discard, troll: deck > discard
        once where another card is on top
            in: shadows
            ada: hand ransack; deck troll urchin
            bo: amber 5
            play ransack
            -> ransack: hand > discard, ada amber: 0 > 1, bo amber: 5 > 4, troll: deck > discard
        and once where there is none
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand ransack
            bo: amber 5
            play ransack
            -> ransack: hand > discard, ada amber: 0 > 1, bo amber: 5 > 4
        when the deck runs out after a shadows card it steals once more and stops
            in: shadows
            ada: hand ransack; deck urchin
            bo: amber 5
            play ransack
            -> ransack: hand > discard, ada amber: 0 > 2, bo amber: 5 > 3, urchin: deck > discard
    """)


class TestRecklessRizzo:
    @pytest.mark.rule("glossary/lose-vs-gain", "glossary/elusive")
    @pytest.mark.parametrize(("used", "damage"), [(True, True), (False, False)])
    def test_its_action_steals_two_and_it_is_not_elusive_until_your_next_turn(self, used: bool, damage: bool) -> None:
        ada = side(battleline=["reckless-rizzo"], houses=[HERE], deck=["fear"] * 9)
        bo = side(battleline=["bumpsy"], amber=3, houses=[House.BROBNAR], deck=["fear"] * 9)
        t = table(ada, bo, house=HERE)
        if used:
            t.do("action", "reckless-rizzo")
            assert (t.amber(0), t.amber(1)) == (2, 1)
        t.end_turn()
        t.fight("bumpsy", "reckless-rizzo")
        assert (t.zone("reckless-rizzo") == "discard") is damage

    def test_at_the_start_of_your_next_turn_it_is_elusive_again(self) -> None:
        ada = side(battleline=["reckless-rizzo"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(amber=3, houses=[House.BROBNAR], deck=["fear"] * 9), house=HERE)
        t.do("action", "reckless-rizzo")
        assert not t.card("reckless-rizzo").keywords
        t.end_turn()
        t.end_turn()
        assert Keyword.ELUSIVE in dict(t.card("reckless-rizzo").keywords)


class TestSafeHouse:
    test = cases("""
        its action archives a friendly creature
            rule: glossary/archives
            in: shadows
            ada: artifacts safe-house; line troll krump; hand fear
            bo: line bumpsy
            action safe-house, offers troll krump, pick krump
            -> safe-house exhausted, krump: battleline > archives
    """)


class TestTheShadowsmith:
    def test_mutants_on_both_sides_are_elusive_itself_included(self) -> None:
        ada = side(battleline=["the-shadowsmith", "splinter", "troll"])
        t = table(ada, side(battleline=["maleficorn", "krump"]))
        line = ("the-shadowsmith", "splinter", "maleficorn", "troll", "krump")
        elusive = [Keyword.ELUSIVE in dict(t.card(id_).keywords) for id_ in line]
        assert elusive == [True, True, True, False, False]


class TestDoomSigil:
    test = cases("""
        every creature is poisonous
            rule: glossary/poison
            in: brobnar
            ada: artifacts doom-sigil; line bumpsy
            bo: line troll krump
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll: battleline > discard
        with the last creature it is destroyed
            in: shadows
            ada: artifacts doom-sigil; hand poison-wave; line urchin
            play poison-wave
            -> poison-wave: hand > discard, ada amber: 0 > 1, urchin: battleline > discard,
            -> doom-sigil: artifacts > discard
        with one left on the other side it stays
            in: shadows
            ada: artifacts doom-sigil; hand poison-wave; line urchin
            bo: line troll
            play poison-wave
            -> poison-wave: hand > discard, ada amber: 0 > 1, urchin: battleline > discard, troll damage: 0 > 2
    """)

    def test_played_without_creatures_it_is_destroyed_at_once(self) -> None:
        t = table(side(hand=["doom-sigil"]), house=HERE)
        t.do("play", "doom-sigil")
        assert t.zone("doom-sigil") == "discard"


class TestJohnnyLongfingers:
    test = cases("""
        friendly mutants steal one when they are destroyed
            rule: glossary/destroyed
            in: shadows
            ada: line johnny-longfingers splinter troll urchin; hand poison-wave
            bo: line maleficorn(damage=4) bumpsy; amber 5
            play poison-wave, finish
            -> poison-wave: hand > discard, johnny-longfingers damage: 0 > 2, troll damage: 0 > 2,
            -> splinter: battleline > discard, maleficorn: battleline > discard, bumpsy damage: 0 > 2,
            -> urchin: battleline > discard,
            -> ada amber: 0 > 2, bo amber: 5 > 4
        so does he himself
            in: shadows
            ada: line johnny-longfingers
            bo: line troll; amber 5
            fight johnny-longfingers troll
            -> johnny-longfingers: battleline > discard, troll damage: 0 > 4, ada amber: 0 > 1, bo amber: 5 > 4
    """)


class TestLiamSay:
    @pytest.mark.parametrize(("answers", "damage"), [(["yes"], 1), (["no"], 0)])
    def test_at_the_start_of_your_turn_you_may_deal_one_damage(self, answers: list[str], damage: int) -> None:
        ada = side(battleline=["liam-say"], houses=[HERE])
        t = table(ada, side(battleline=["troll"], houses=[House.BROBNAR]), active=1, house=House.BROBNAR)
        t.answer("end-turn")
        for key in answers:
            t.answer(key)
        if damage:
            t.offers("liam-say", "troll")
            t.pick("troll")
        t.finish()
        assert t.card("troll").damage == damage
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)  # it does not ask at the start of the opponent's turn
        assert t.card("troll").damage == damage


class TestMastermindy:
    @pytest.mark.rule("glossary/end-of-turn", "glossary/counters-and-tokens")
    def test_it_schemes_at_the_end_of_each_of_its_controllers_turns(self) -> None:
        t = table(side(battleline=["mastermindy"]), side(), house=HERE)
        t.end_turn()
        assert dict(t.card("mastermindy").counters) == {"scheme": 1}
        t.end_turn()
        assert dict(t.card("mastermindy").counters) == {"scheme": 1}
        t.end_turn()
        assert dict(t.card("mastermindy").counters) == {"scheme": 2}

    @pytest.mark.rule("glossary/this-way")
    @pytest.mark.parametrize(("schemes", "stolen"), [(0, 0), (1, 1), (3, 3), (7, 5)])
    def test_its_action_steals_one_for_each_scheme_counter(self, schemes: int, stolen: int) -> None:
        mindy = spec("mastermindy", counters={"scheme": schemes} if schemes else {}, power_counters=1)
        t = table(side(battleline=[mindy]), side(amber=5), house=HERE)
        t.do("action", "mastermindy")
        assert (t.amber(0), t.amber(1)) == (stolen, 5 - stolen)
        assert (t.card("mastermindy").counters, t.card("mastermindy").power) == ((), 3)
        t.expect_main_step()


class TestMole:
    @staticmethod
    def begun(*, mole: int, forger: int, amber: int) -> Table:
        """Return the table in step 1 of a player's turn; the mole sits in a creature of a player."""
        line = [spec("troll", amber=2, upgrades=["mole"])]
        ada, bo = (
            side(battleline=line if player == mole else [], amber=amber if player == forger else 0, houses=[HERE])
            for player in (0, 1)
        )
        return table(ada, bo, active=forger, step="forge")

    @pytest.mark.rule("glossary/upgrades", "turn/step-1-forge-a-key")
    def test_the_opponent_of_its_creature_spends_what_lies_on_it(self) -> None:
        t = self.begun(mole=1, forger=0, amber=5)
        t.expect(DecisionKind.NUMBER)
        assert t.decision.keys() == ("number:1", "number:2")
        t.answer("number:2")
        t.answer("key:red")
        assert (t.amber(0), t.card("troll").amber, len(t.game.state.players[0].keys)) == (1, 0, 1)

    def test_without_enough_altogether_no_key_is_forged(self) -> None:
        t = self.begun(mole=1, forger=0, amber=3)
        t.finish_until(DecisionKind.MAIN)
        assert (t.amber(0), t.card("troll").amber, len(t.game.state.players[0].keys)) == (3, 2, 0)

    def test_the_creatures_controller_cannot_spend_it(self) -> None:
        t = self.begun(mole=1, forger=1, amber=5)
        t.finish_until(DecisionKind.MAIN)
        assert (t.amber(1), t.card("troll").amber, len(t.game.state.players[1].keys)) == (5, 2, 0)


class TestPincerator:
    @pytest.mark.rule("glossary/end-of-turn", "glossary/flank")
    def test_at_the_end_of_each_turn_flank_creatures_are_dealt_one(self) -> None:
        ada = side(artifacts=["pincerator"], battleline=["troll", "urchin", "krump"])
        t = table(ada, side(battleline=["bumpsy"]))
        damage = []
        for _ in range(2):
            t.end_turn()
            damage.append([t.card(id_).damage for id_ in ("troll", "krump", "bumpsy")])
        assert damage == [[1, 1, 1], [2, 2, 2]] and t.zone("urchin") == "battleline"


class TestShadowsaurus:
    @pytest.mark.rule("glossary/control-and-ownership", "glossary/move")
    def test_a_creature_with_amber_changes_sides_and_becomes_shadows(self) -> None:
        ada = side(battleline=["shadowsaurus"])
        t = table(ada, side(battleline=[spec("troll", amber=2), "krump"], amber=1), house=HERE)
        t.do("action", "shadowsaurus")
        t.offers("troll", "krump")
        t.pick("troll")
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, 3, 0)
        assert (sorted(t.line(0)), t.line(1)) == (["shadowsaurus", "troll"], ["krump"])
        assert t.card("troll").houses == (HERE,)
        t.end_turn()
        assert ("troll" in t.line(0), t.card("troll").houses) == (True, (HERE,))

    def test_one_without_stays(self) -> None:
        bo = side(battleline=["krump", spec("troll", amber=2)], amber=1)
        t = table(side(battleline=["shadowsaurus"]), bo, house=HERE)
        t.do("action", "shadowsaurus")
        t.offers("krump", "troll")
        t.pick("krump")
        t.expect_main_step()
        assert (t.line(1), t.card("krump").houses, t.amber(1)) == (["krump", "troll"], (House.BROBNAR,), 1)

    def test_where_no_enemy_has_amber_nothing_is_asked(self) -> None:
        t = table(side(battleline=["shadowsaurus"]), side(battleline=["krump"], amber=1), house=HERE)
        t.do("action", "shadowsaurus")
        t.expect_main_step()
        assert t.line(1) == ["krump"]


class TestSplinter:
    test = cases("""
        it does nothing when it is played
            in: shadows
            ada: hand splinter
            bo: line troll; amber 2
            creature splinter
            -> splinter: hand > battleline, splinter exhausted
    """)

    @pytest.mark.rule("glossary/enhance")
    def test_its_icons_are_for_other_cards(self) -> None:
        assert library()["splinter"].abilities == ()


class TestDinoThief:
    test = cases("""
        exalted it deals 3 damage
            rule: glossary/exalt
            in: shadows
            ada: hand dino-thief; line urchin
            bo: line troll
            creature dino-thief, answer yes, offers urchin dino-thief troll, pick troll
            -> dino-thief: hand > battleline, dino-thief exhausted, dino-thief amber: 0 > 1, troll damage: 0 > 3
        not exalted it does not
            in: shadows
            ada: hand dino-thief
            bo: line troll
            creature dino-thief, answer no
            -> dino-thief: hand > battleline, dino-thief exhausted
    """)


class TestLycoThief:
    test = cases("""
        it fights without being hurt
            rule: glossary/skirmish
            in: shadows
            ada: line lyco-thief
            bo: line troll
            fight lyco-thief troll
            -> lyco-thief exhausted, troll damage: 0 > 3
    """)


class TestSacroThief:
    test = cases("""
        attacked for the first time in a turn it is not hurt
            rule: glossary/elusive
            in: brobnar
            ada: line bumpsy
            bo: line sacro-thief
            fight bumpsy sacro-thief
            -> bumpsy exhausted
    """)


class TestTechnoThief:
    test = cases("""
        when it reaps a card is exchanged
            in: shadows
            ada: line techno-thief; hand fear krump; deck troll
            reap techno-thief, offers fear krump, pick krump
            -> techno-thief exhausted, ada amber: 0 > 1, krump: hand > discard, troll: deck > hand
        with an empty hand nothing is drawn
            rule: glossary/if-you-do-and-in-order-to
            in: shadows
            ada: line techno-thief; deck troll
            reap techno-thief
            -> techno-thief exhausted, ada amber: 0 > 1
    """)


class TestXenoThief:
    test = cases("""
        after a fight one of three cards comes to your hand, one goes under your deck
            in: shadows
            ada: line xeno-thief; deck troll fear krump anger
            bo: line dust-pixie
            fight xeno-thief dust-pixie, offers troll fear krump, pick fear, offers troll krump, pick troll
            -> xeno-thief exhausted, xeno-thief damage: 0 > 1, dust-pixie: battleline > discard, fear: deck > hand
            -> ada deck: krump anger troll
    """)

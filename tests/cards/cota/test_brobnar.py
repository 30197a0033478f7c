"""Call of the Archons, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AbilityTriggered, AmberVerb, DamageDealt
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import DecisionKind, Player
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


class TestAnger:
    @pytest.mark.rule("glossary/fight-with", "glossary/using-cards-via-other-card-abilities")
    def test_it_readies_and_fights_with_any_friendly_creature_whatever_its_house(self) -> None:
        ada = side(hand=["anger"], battleline=["troll", spec("snufflegator", ready=False)])
        t = table(ada, side(battleline=["dust-imp", "krump"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.expect(DecisionKind.CARD)
        t.offers("troll", "snufflegator")
        t.pick("snufflegator")
        t.expect(DecisionKind.ATTACK)
        t.offers("dust-imp", "krump")
        t.pick("krump")
        assert t.changes() == {"ada amber": (0, 1), "anger": ("hand", "discard"), "krump damage": (0, 4)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_ready_creature_only_fights(self) -> None:
        t = table(side(hand=["anger"], battleline=["snufflegator"]), side(battleline=["troll"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.pick("snufflegator")
        t.pick("troll")
        assert t.card("troll").damage == 4
        assert not t.card("snufflegator").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_without_an_enemy_creature_it_only_readies(self) -> None:
        t = table(side(hand=["anger"], battleline=[spec("troll", ready=False)]))
        t.do("play", "anger")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1), "anger": ("hand", "discard"), "troll exhausted": (True, False),
        }  # fmt: skip
        t.expect_main_step()

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_is_unstunned_instead_of_fighting(self) -> None:
        ada = side(hand=["anger"], battleline=[spec("troll", ready=False, stunned=True)])
        t = table(ada, side(battleline=["krump"]))
        t.do("play", "anger")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1), "anger": ("hand", "discard"), "troll stunned": (True, False),
        }  # fmt: skip
        t.expect_main_step()

    def test_without_a_friendly_creature_it_asks_nothing(self) -> None:
        t = table(side(hand=["anger"]), side(battleline=["krump"]))
        t.do("play", "anger")
        assert t.changes() == {"ada amber": (0, 1), "anger": ("hand", "discard")}
        t.expect_main_step()


class TestBarehanded:
    def test_each_artifact_of_both_players_goes_on_top_of_its_owners_deck_in_the_order_asked(self) -> None:
        ada = side(hand=["barehanded"], artifacts=["cannon"], battleline=["valdr"], deck=["punch"])
        bo = side(artifacts=["library-of-babble", "dominator-bauble"], deck=["fear"])
        t = table(ada, bo)
        t.do("play", "barehanded")
        t.expect(DecisionKind.ORDER)
        t.offers("library-of-babble", "dominator-bauble", least=2, most=2)
        t.pick("dominator-bauble", "library-of-babble")
        assert t.ids(0, "deck") == ["cannon", "punch"]
        assert t.ids(1, "deck") == ["library-of-babble", "dominator-bauble", "fear"]
        assert t.changes() == {
            "ada amber": (0, 1),
            "barehanded": ("hand", "discard"),
            "cannon": ("artifacts", "deck"),
            "library-of-babble": ("artifacts", "deck"),
            "dominator-bauble": ("artifacts", "deck"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_controlled_artifact_goes_to_its_owners_deck(self) -> None:
        t = table(side(hand=["barehanded"], artifacts=[spec("cannon", owner=1)]))
        t.do("play", "barehanded")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == ([], ["cannon"])

    def test_without_artifacts_nothing_moves(self) -> None:
        t = table(side(hand=["barehanded"], battleline=["valdr"]), side(battleline=["troll"]))
        t.do("play", "barehanded")
        assert t.changes() == {"ada amber": (0, 1), "barehanded": ("hand", "discard")}
        t.expect_main_step()


class TestBloodMoney:
    def test_two_amber_from_the_supply_lie_on_an_enemy_creature(self) -> None:
        ada = side(hand=["blood-money"], battleline=["valdr"], amber=1)
        t = table(ada, side(battleline=["troll", "dust-imp"], artifacts=["cannon"], amber=3))
        t.do("play", "blood-money")
        t.offers("troll", "dust-imp")
        t.pick("dust-imp")
        assert t.changes() == {"blood-money": ("hand", "discard"), "dust-imp amber": (0, 2)}
        t.expect_main_step()

    def test_it_is_placed_and_not_captured(self) -> None:
        t = table(side(hand=["blood-money"]), side(battleline=["troll"]))
        t.do("play", "blood-money")
        t.pick("troll")
        assert t.card("troll").amber == 2
        assert t.events(AmberVerb.CAPTURE) == []

    def test_without_an_enemy_creature_it_asks_nothing(self) -> None:
        t = table(side(hand=["blood-money"], battleline=["valdr"]))
        t.do("play", "blood-money")
        assert t.changes() == {"blood-money": ("hand", "discard")}
        t.expect_main_step()


class TestBrothersInBattle:
    def played(self) -> Table:
        ada = side(
            hand=["brothers-in-battle"],
            battleline=["valdr", "batdrone", "quixo-the-adventurer", "snufflegator"],
            artifacts=["library-of-babble"],
        )
        t = table(ada, side(battleline=["champion-anaphiel"]))
        t.do("play", "brothers-in-battle")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:logos")
        t.expect_main_step()
        return t

    def test_friendly_creatures_of_the_chosen_house_may_fight_and_do_nothing_else(self) -> None:
        t = self.played()
        uses = {k for k in t.decision.keys() if k.partition(":")[0] in ("fight", "reap", "action", "omni")}
        assert uses == {
            f"fight:{t.handle('valdr')}",
            f"reap:{t.handle('valdr')}",
            f"fight:{t.handle('batdrone')}",
            f"fight:{t.handle('quixo-the-adventurer')}",
        }
        t.fight("batdrone", "champion-anaphiel")
        assert t.card("champion-anaphiel").damage == 1

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_of_that_house_may_be_unstunned(self) -> None:
        ada = side(hand=["brothers-in-battle"], battleline=[spec("batdrone", stunned=True)])
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "brothers-in-battle")
        t.answer("house:logos")
        assert f"unstun:{t.handle('batdrone')}" in t.decision.keys()

    def test_a_house_of_the_opponent_may_be_chosen_but_enemies_do_not_fight_for_you(self) -> None:
        t = table(side(hand=["brothers-in-battle"], battleline=["batdrone"]), side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "brothers-in-battle")
        assert {"house:brobnar", "house:mars"} <= set(t.decision.keys())
        t.answer("house:brobnar")
        assert t.reasons(f"fight:{t.handle('batdrone')}") == ["glossary/off-house"]

    def test_it_ends_with_the_turn(self) -> None:
        t = self.played()
        t.end_turn()
        t.end_turn()
        assert not t.can("fight", "batdrone")


class TestBurnTheStockpile:
    @pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 3), (12, 8)])
    def test_from_seven_on_the_opponent_loses_four(self, amber: int, left: int) -> None:
        t = table(side(hand=["burn-the-stockpile"], amber=9), side(amber=amber))
        t.do("play", "burn-the-stockpile")
        assert (t.amber(0), t.amber(1)) == (9, left)
        t.expect_main_step()


class TestChampionsChallenge:
    def test_the_most_powerful_of_each_side_remain_and_yours_is_readied_and_fights(self) -> None:
        ada = side(
            hand=["champion-s-challenge"], battleline=["dust-imp", spec("headhunter", ready=False), "niffle-ape"]
        )
        t = table(ada, side(battleline=["dust-pixie", "doc-bookton", "valdr"]), house=BROBNAR)
        t.do("play", "champion-s-challenge")
        t.answer(*t.decision.keys())  # the order in Bo's discard pile
        t.answer(*t.decision.keys())  # and in Ada's
        t.offers("headhunter")
        t.pick("headhunter")
        t.expect(DecisionKind.ATTACK)
        t.offers("valdr")
        t.pick("valdr")
        assert (t.line(0), t.line(1)) == ([], ["valdr"])
        assert t.changes() == {
            "ada amber": (0, 2),  # from the Dust Imp; the Headhunter dies fighting
            "champion-s-challenge": ("hand", "discard"),
            "dust-imp": ("battleline", "discard"),
            "headhunter": ("battleline", "discard"),
            "niffle-ape": ("battleline", "discard"),
            "dust-pixie": ("battleline", "discard"),
            "doc-bookton": ("battleline", "discard"),
            "valdr damage": (0, 5),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/most-powerful")
    def test_of_tied_creatures_the_active_player_chooses_which_remains_on_both_sides(self) -> None:
        ada = side(hand=["champion-s-challenge"], battleline=["headhunter", "smaaash"])
        t = table(ada, side(battleline=["doc-bookton", "mother", "niffle-ape"]))
        t.do("play", "champion-s-challenge")
        t.offers("doc-bookton", "mother")
        t.pick("mother")
        t.answer(*t.decision.keys())  # the order in the discard pile
        t.offers("headhunter", "smaaash")
        t.pick("smaaash")
        t.finish()
        assert (t.zone("headhunter"), t.zone("doc-bookton"), t.zone("niffle-ape")) == ("discard",) * 3

    @pytest.mark.rule("glossary/ward")
    def test_of_creatures_saved_by_a_ward_one_is_chosen_to_fight(self) -> None:
        ada = side(hand=["champion-s-challenge"], battleline=["valdr", spec("dust-imp", warded=True)])
        t = table(ada, side(battleline=["doc-bookton"]))
        t.do("play", "champion-s-challenge")
        t.offers("valdr", "dust-imp")

    def test_a_single_creature_on_each_side_only_fights(self) -> None:
        ada = side(hand=["champion-s-challenge"], battleline=["bumpsy"])
        t = table(ada, side(battleline=["champion-anaphiel"]))
        t.do("play", "champion-s-challenge")
        t.pick("bumpsy")
        t.pick("champion-anaphiel")
        assert (t.zone("bumpsy"), t.card("champion-anaphiel").damage) == ("discard", 4)
        t.expect_main_step()

    def test_on_an_empty_table_it_asks_nothing(self) -> None:
        t = table(side(hand=["champion-s-challenge"]))
        t.do("play", "champion-s-challenge")
        t.expect_main_step()


class TestCowardsEnd:
    test = cases("""
        undamaged creatures of both sides are destroyed and three chains gained
            ada: hand coward-s-end; line valdr troll(damage=1)
            bo: line dust-pixie(damage=0) doc-bookton(damage=2)
            play coward-s-end
            -> ada chains: 0 > 3, coward-s-end: hand > discard, valdr: battleline > discard,
            -> dust-pixie: battleline > discard
        the chains are gained even if nothing is destroyed
            rule: glossary/chains
            ada: hand coward-s-end; chains 2
            play coward-s-end
            -> ada chains: 2 > 5, coward-s-end: hand > discard
    """)


class TestFollowTheLeader:
    def test_each_friendly_creature_may_fight_whatever_its_house_but_not_reap(self) -> None:
        ada = side(hand=["follow-the-leader"], battleline=["batdrone", spec("niffle-ape", ready=False)])
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "follow-the-leader")
        assert t.decision.keys() == (f"fight:{t.handle('batdrone')}", "end-turn")
        t.fight("batdrone", "troll")
        assert t.card("troll").damage == 2
        t.expect_main_step()

    def test_an_exhausted_creature_is_not_readied(self) -> None:
        ada = side(hand=["follow-the-leader"], battleline=[spec("batdrone", ready=False)])
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "follow-the-leader")
        assert t.reasons(f"fight:{t.handle('batdrone')}") == ["glossary/exhaust-exhausted"]

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["follow-the-leader"], battleline=["batdrone", "valdr"])
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "follow-the-leader")
        t.end_turn()
        t.end_turn()
        assert t.game.state.active_house is BROBNAR
        assert not t.can("fight", "batdrone")


class TestLavaBall:
    @pytest.mark.rule("glossary/splash")
    def test_four_damage_to_any_creature_and_two_to_each_of_its_neighbors(self) -> None:
        ada = side(hand=["lava-ball"], battleline=["valdr"])
        t = table(ada, side(battleline=["doc-bookton", "troll", "mother", "shooler"]))
        t.do("play", "lava-ball")
        t.offers("valdr", "doc-bookton", "troll", "mother", "shooler")
        t.pick("troll")
        assert t.changes() == {
            "lava-ball": ("hand", "discard"),
            "troll damage": (0, 4),
            "doc-bookton damage": (0, 2),
            "mother damage": (0, 2),
        }
        t.expect_main_step()

    def test_on_a_flank_there_is_one_neighbor(self) -> None:
        t = table(side(hand=["lava-ball"]), side(battleline=["doc-bookton", "troll", "mother"]))
        t.do("play", "lava-ball")
        t.pick("doc-bookton")
        assert [t.card(i).damage for i in ("doc-bookton", "troll", "mother")] == [4, 2, 0]


class TestLootTheBodies:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_enemies_count_one_each_and_friends_nothing(self) -> None:
        ada = side(
            hand=["loot-the-bodies", spec("poison-wave", house=House.BROBNAR)], battleline=["silvertooth", "troll"]
        )
        t = table(ada, side(battleline=["batdrone", "quixo-the-adventurer", "urchin"]))
        t.do("play", "loot-the-bodies")
        t.mark()
        t.do("play", "poison-wave")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 2),  # the bonus icon, then two bodies
            "poison-wave": ("hand", "discard"),
            "silvertooth": ("battleline", "discard"),
            "troll damage": (0, 2),
            "batdrone": ("battleline", "discard"),
            "quixo-the-adventurer damage": (0, 2),
            "urchin": ("battleline", "discard"),
        }

    def test_two_copies_both_pay(self) -> None:
        t = table(side(hand=["loot-the-bodies", "loot-the-bodies", "punch"]), side(battleline=["silvertooth"]))
        t.do("play", "loot-the-bodies")
        t.do("play", "loot-the-bodies", nth=1)
        t.do("play", "punch")
        t.pick("silvertooth")
        t.expect(DecisionKind.TRIGGER)
        t.finish()
        assert t.amber(0) == 1 + 2

    @pytest.mark.rule("glossary/ward")
    def test_a_warded_creature_is_not_destroyed_and_an_artifact_is_no_creature(self) -> None:
        ada = side(hand=["loot-the-bodies", spec("hand-of-dis", house=House.BROBNAR)])
        t = table(ada, side(battleline=["troll", spec("krump", warded=True), "bumpsy"]))
        t.do("play", "loot-the-bodies")
        t.do("play", "hand-of-dis")
        t.pick("krump")
        assert t.amber(0) == 0
        assert t.line(1) == ["troll", "krump", "bumpsy"]

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["loot-the-bodies"], battleline=["troll"])
        t = table(ada, side(battleline=[spec("dust-pixie", house=House.BROBNAR)], houses=(House.BROBNAR,)))
        t.do("play", "loot-the-bodies")
        t.end_turn()
        t.fight("dust-pixie", "troll")
        assert t.zone("dust-pixie") == "discard"
        assert t.amber(0) == 0


class TestTakeThatSmartypants:
    def played(self, *artifacts: str) -> Table:
        ada = side(hand=["take-that-smartypants"], battleline=["batdrone"], artifacts=["library-of-babble"])
        bo = side(battleline=["doc-bookton", "mother", "troll"], artifacts=[*artifacts], amber=3)
        t = table(ada, bo, house=BROBNAR)
        t.do("play", "take-that-smartypants")
        t.expect_main_step()
        return t

    def test_three_enemy_logos_cards_of_any_type_let_you_steal_two(self) -> None:
        t = self.played("library-of-babble")
        assert t.changes() == {
            "ada amber": (0, 1 + 2), "bo amber": (3, 1), "take-that-smartypants": ("hand", "discard"),
        }  # fmt: skip

    def test_two_are_not_enough_and_your_own_do_not_count(self) -> None:
        t = self.played("cannon")
        assert t.changes() == {"ada amber": (0, 1), "take-that-smartypants": ("hand", "discard")}


class TestPunch:
    def test_it_deals_three_damage_to_any_creature(self) -> None:
        t = table(
            side(hand=["punch"], battleline=["bumpsy"], artifacts=["gauntlet-of-command"]), side(battleline=["troll"])
        )
        t.do("play", "punch")
        t.offers("bumpsy", "troll")
        t.pick("troll")
        assert t.changes() == {"ada amber": (0, 1), "punch": ("hand", "discard"), "troll damage": (0, 3)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/armor", "chart/damage")
    def test_armor_prevents_its_part(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["raiding-knight"]))
        t.do("play", "punch")
        t.pick("raiding-knight")
        assert (t.card("raiding-knight").damage, t.card("raiding-knight").armor_left) == (1, 0)

    def test_on_an_empty_table_it_asks_nothing(self) -> None:
        t = table(side(hand=["punch"]))
        t.do("play", "punch")
        assert t.changes() == {"ada amber": (0, 1), "punch": ("hand", "discard")}
        t.expect_main_step()


class TestRelentlessAssault:
    @pytest.mark.rule("card-faq/relentless-assault-1")
    def test_each_creature_is_chosen_only_when_the_fight_before_is_over(self) -> None:
        ada = side(
            hand=["relentless-assault"],
            battleline=[spec("valdr", ready=False), "headhunter", spec("batdrone", ready=False)],
        )
        t = table(ada, side(battleline=["champion-anaphiel", "troll"], amber=2))
        t.do("play", "relentless-assault")
        t.offers("valdr", "headhunter", "batdrone", least=0)
        t.pick("headhunter")
        t.pick("champion-anaphiel")
        assert (t.zone("headhunter"), t.card("champion-anaphiel").damage) == ("discard", 4)
        t.offers("valdr", "batdrone", least=0)
        t.pick("batdrone")
        t.pick("champion-anaphiel")
        assert t.zone("champion-anaphiel") == "discard"
        t.offers("valdr", least=0)
        t.pick("valdr")
        t.pick("troll")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "relentless-assault": ("hand", "discard"),
            "headhunter": ("battleline", "discard"),
            "champion-anaphiel": ("battleline", "discard"),
            "valdr": ("battleline", "discard"),
            "troll": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/any-number")
    def test_the_player_may_stop_before_any_of_the_fights(self) -> None:
        ada = side(hand=["relentless-assault"], battleline=["valdr", "headhunter"])
        t = table(ada, side(battleline=["troll", "mother"]))
        t.do("play", "relentless-assault")
        t.pick("valdr")
        t.pick("troll")
        t.offers("headhunter", least=0)
        t.answer("done")
        assert (t.card("headhunter").ready, t.line(1)) == (True, ["mother"])
        t.expect_main_step()

    def test_no_creature_fights_twice_and_no_more_than_three_fight(self) -> None:
        ada = side(hand=["relentless-assault"], battleline=["batdrone"] * 4)
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.do("play", "relentless-assault")
        for nth in range(3):
            assert len(t.offered()) == 4 - nth
            t.pick(("batdrone", nth))
            t.pick("troll")
        assert t.card("troll").damage == 6
        t.expect_main_step()

    def test_none_may_fight(self) -> None:
        t = table(
            side(hand=["relentless-assault"], battleline=[spec("valdr", ready=False)]), side(battleline=["troll"])
        )
        t.do("play", "relentless-assault")
        t.answer("done")
        assert t.changes() == {"relentless-assault": ("hand", "discard")}
        t.expect_main_step()


class TestSmith:
    @pytest.mark.parametrize(("friends", "enemies", "gained"), [(2, 1, 2), (1, 1, 0), (0, 1, 0), (1, 0, 2)])
    def test_two_amber_while_you_control_more_creatures(self, friends: int, enemies: int, gained: int) -> None:
        t = table(side(hand=["smith"], battleline=["valdr"] * friends), side(battleline=["troll"] * enemies))
        t.do("play", "smith")
        assert (t.amber(0), t.amber(1)) == (1 + gained, 0)
        t.expect_main_step()


class TestSoundTheHorns:
    def test_cards_are_discarded_until_a_brobnar_creature_comes_which_goes_to_the_hand(self) -> None:
        deck = ["punch", "dust-imp", "valdr", "troll"]
        t = table(side(hand=["sound-the-horns"], deck=deck), side(deck=["headhunter"]))
        t.do("play", "sound-the-horns")
        assert t.ids(0, "hand") == ["valdr"]
        assert t.ids(0, "deck") == ["troll"]
        assert t.changes() == {
            "ada amber": (0, 1),
            "sound-the-horns": ("hand", "discard"),
            "punch": ("deck", "discard"),
            "dust-imp": ("deck", "discard"),
            "valdr": ("deck", "hand"),
        }
        t.expect_main_step()

    def test_without_one_the_whole_deck_is_discarded_and_not_shuffled_back(self) -> None:
        t = table(side(hand=["sound-the-horns"], deck=["punch", "cannon", "dust-imp"], discard=["troll"]))
        t.do("play", "sound-the-horns")
        assert (t.ids(0, "hand"), t.ids(0, "deck")) == ([], [])
        assert set(t.ids(0, "discard")) == {"punch", "cannon", "dust-imp", "troll", "sound-the-horns"}
        t.expect_main_step()

    def test_a_maverick_creature_of_brobnar_counts_and_one_that_left_brobnar_does_not(self) -> None:
        deck = [spec("valdr", house=House.DIS), spec("dust-imp", house=BROBNAR)]
        t = table(side(hand=["sound-the-horns"], deck=deck), house=BROBNAR)
        t.do("play", "sound-the-horns")
        assert (t.ids(0, "hand"), t.zone("valdr")) == (["dust-imp"], "discard")


class TestTremor:
    def test_a_creature_and_its_neighbors_are_stunned(self) -> None:
        ada = side(hand=["tremor"], battleline=["valdr"])
        t = table(ada, side(battleline=["doc-bookton", "troll", "mother", "shooler"]))
        t.do("play", "tremor")
        t.offers("valdr", "doc-bookton", "troll", "mother", "shooler")
        t.pick("troll")
        assert t.changes() == {
            "tremor": ("hand", "discard"),
            "doc-bookton stunned": (False, True),
            "troll stunned": (False, True),
            "mother stunned": (False, True),
        }
        t.expect_main_step()

    def test_on_a_flank_one_neighbor_is_stunned(self) -> None:
        t = table(side(hand=["tremor"], battleline=["valdr", "headhunter", "troll"]))
        t.do("play", "tremor")
        t.pick("troll")
        assert [t.card(i).stunned for i in ("valdr", "headhunter", "troll")] == [False, True, True]

    def test_without_creatures_it_asks_nothing(self) -> None:
        t = table(side(hand=["tremor"]))
        t.do("play", "tremor")
        t.expect_main_step()


class TestUnguardedCamp:
    def test_for_each_creature_in_excess_another_friendly_creature_captures_one(self) -> None:
        ada = side(hand=["unguarded-camp"], battleline=["valdr", "troll", "headhunter"])
        t = table(ada, side(battleline=["doc-bookton"], amber=5))
        t.do("play", "unguarded-camp")
        t.offers("valdr", "troll", "headhunter")
        t.pick("troll")
        t.offers("valdr", "headhunter")
        t.pick("headhunter")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (5, 3),
            "unguarded-camp": ("hand", "discard"),
            "troll amber": (0, 1),
            "headhunter amber": (0, 1),
        }
        t.expect_main_step()

    def test_no_more_is_captured_than_the_opponent_has(self) -> None:
        t = table(side(hand=["unguarded-camp"], battleline=["valdr", "troll"]), side(amber=1))
        t.do("play", "unguarded-camp")
        t.pick("troll")
        t.finish()
        assert (t.amber(1), t.card("troll").amber, t.card("valdr").amber) == (0, 1, 0)

    @pytest.mark.parametrize("enemies", [1, 2])
    def test_as_many_or_more_enemies_mean_nothing(self, enemies: int) -> None:
        bo = side(battleline=["doc-bookton"] * enemies, amber=5)
        t = table(side(hand=["unguarded-camp"], battleline=["valdr"]), bo)
        t.do("play", "unguarded-camp")
        assert t.changes() == {"ada amber": (0, 1), "unguarded-camp": ("hand", "discard")}
        t.expect_main_step()


class TestWarsong:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_each_fight_of_a_friendly_creature_gains_one(self) -> None:
        t = table(
            side(hand=["warsong"], battleline=["troll", "krump", "bumpsy"]), side(battleline=["champion-anaphiel"])
        )
        t.do("play", "warsong")
        t.fight("troll", "champion-anaphiel")
        assert t.amber(0) == 1
        t.do("reap", "krump")
        assert t.amber(0) == 2  # from reaping alone
        t.expect_main_step()

    def test_a_creature_that_dies_fighting_has_fought(self) -> None:
        t = table(side(hand=["warsong"], battleline=["bumpsy"]), side(battleline=["troll"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "troll")
        assert t.zone("bumpsy") == "discard"
        assert t.amber(0) == 1

    @pytest.mark.rule("glossary/fight", "glossary/hazardous-x")
    def test_a_creature_destroyed_before_the_fight_was_used_to_fight_all_the_same(self) -> None:
        t = table(side(hand=["warsong"], battleline=["bumpsy"]), side(battleline=["briar-grubbling"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "briar-grubbling")
        assert t.zone("bumpsy") == "discard"
        assert t.card("briar-grubbling").damage == 0
        assert t.amber(0) == 1

    @pytest.mark.rule("glossary/friendly")
    def test_a_controlled_creature_of_the_other_deck_is_friendly_even_when_it_dies_fighting(self) -> None:
        t = table(side(hand=["warsong"], battleline=[spec("bumpsy", owner=1)]), side(battleline=["troll"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "troll")
        assert t.ids(1, "discard") == ["bumpsy"]
        assert t.amber(0) == 1

    def test_an_enemy_attack_next_turn_pays_nobody(self) -> None:
        t = table(side(hand=["warsong"], battleline=["troll"]), side(battleline=["krump"], houses=(House.BROBNAR,)))
        t.do("play", "warsong")
        t.end_turn()
        t.fight("krump", "troll")
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestAutocannon:
    @pytest.mark.parametrize("mine", [True, False])
    def test_each_creature_that_enters_play_is_dealt_one_whosever_the_artifact_is(self, mine: bool) -> None:
        ada = side(hand=["smaaash"], artifacts=["autocannon"] if mine else [], battleline=["valdr"])
        t = table(ada, side(artifacts=[] if mine else ["autocannon"], battleline=["troll"]))
        t.creature("smaaash")
        t.finish()
        assert [t.card(i).damage for i in ("smaaash", "valdr", "troll")] == [1, 0, 0]

    def test_a_creature_with_one_power_dies_at_once(self) -> None:
        ada = side(hand=["dust-pixie"], artifacts=["autocannon"])
        t = table(ada, house=House.UNTAMED)
        t.creature("dust-pixie")
        assert t.changes() == {"ada amber": (0, 2), "dust-pixie": ("hand", "discard")}
        t.expect_main_step()

    def test_artifacts_and_upgrades_that_enter_play_are_spared(self) -> None:
        ada = side(hand=["cannon", "blood-of-titans"], artifacts=["autocannon"], battleline=["valdr"])
        t = table(ada)
        t.do("play", "cannon")
        t.do("play", "blood-of-titans")
        t.pick("valdr")
        assert t.card("valdr").damage == 0

    @pytest.mark.rule("faq/omega-1")
    def test_duskwitch_dies_but_her_omega_has_begun(self) -> None:
        ada = side(hand=["duskwitch", "dust-pixie"], artifacts=["autocannon"], deck=["troll"] * 6)
        t = table(ada, house=House.UNTAMED)
        t.creature("duskwitch")
        assert t.zone("duskwitch") == "discard"
        assert t.game.state.active == 1  # step 3 has ended, and with it the turn


class TestBannerOfBattle:
    def test_each_friendly_creature_gets_one_power_and_enemies_none(self) -> None:
        ada = side(hand=["banner-of-battle"], battleline=["valdr", "batdrone"])
        t = table(ada, side(battleline=["troll"]))
        t.do("play", "banner-of-battle")
        assert [t.card(i).power for i in ("valdr", "batdrone", "troll")] == [7, 3, 8]

    def test_the_power_goes_with_the_banner(self) -> None:
        ada = side(hand=["barehanded"], artifacts=["banner-of-battle"], battleline=[spec("valdr", damage=6)])
        t = table(ada)
        t.do("play", "barehanded")
        assert (t.zone("banner-of-battle"), t.zone("valdr")) == ("deck", "discard")


class TestCannon:
    test = cases("""
        its action deals two damage to any creature
            ada: artifacts cannon; line valdr
            bo: line troll; artifacts autocannon
            action cannon, offers valdr troll, pick troll
            -> cannon exhausted, troll damage: 0 > 2
        without creatures it asks nothing
            ada: artifacts cannon
            action cannon
            -> cannon exhausted
    """)


class TestGauntletOfCommand:
    test = cases("""
        its action readies and fights with a friendly creature
            in: brobnar
            ada: line batdrone(exhausted) troll; artifacts gauntlet-of-command
            bo: amber 2; line krump
            action gauntlet-of-command, offers batdrone troll, pick batdrone, pick krump
            -> ada amber: 0 > 1, bo amber: 2 > 1, gauntlet-of-command exhausted, krump damage: 0 > 2
    """)


class TestIronObelisk:
    def test_only_friendly_damaged_brobnar_creatures_raise_the_opponents_cost(self) -> None:
        ada = side(
            artifacts=["iron-obelisk"],
            battleline=[spec("valdr", damage=1), "troll", spec("mother", damage=1), spec("headhunter", damage=3)],
        )
        t = table(ada, side(battleline=[spec("smaaash", damage=1)]))
        assert (key_cost(t.game.core, Player(0)), key_cost(t.game.core, Player(1))) == (6, 8)

    def test_an_opponent_who_cannot_pay_the_more_forges_no_key(self) -> None:
        ada = side(artifacts=["iron-obelisk"], battleline=[spec("valdr", damage=1)])
        for amber, forged in ((6, 0), (7, 1)):
            t = table(ada, side(amber=amber, battleline=["troll"]))
            t.end_turn()
            assert len(t.game.state.players[1].keys) == forged


class TestMightyJavelin:
    def test_it_is_destroyed_and_deals_four_damage_to_any_creature_whatever_house_is_active(self) -> None:
        ada = side(artifacts=["mighty-javelin"], battleline=["dust-pixie"])
        t = table(ada, side(battleline=["troll"]), house=House.UNTAMED)
        t.do("omni", "mighty-javelin")
        t.offers("dust-pixie", "troll")
        t.pick("troll")
        assert t.changes() == {"mighty-javelin": ("artifacts", "discard"), "troll damage": (0, 4)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/omni")
    def test_exhausted_it_cannot_be_used(self) -> None:
        t = table(side(artifacts=[spec("mighty-javelin", ready=False)]), side(battleline=["troll"]))
        assert not t.can("omni", "mighty-javelin")


class TestPileOfSkulls:
    def test_a_friendly_creature_captures_one_after_an_enemy_is_destroyed_in_your_turn(self) -> None:
        ada = side(artifacts=["pile-of-skulls"], hand=["punch"], battleline=["valdr", "batdrone"])
        t = table(ada, side(battleline=["silvertooth"], amber=3), house=BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        t.offers("valdr", "batdrone")
        t.pick("batdrone")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (3, 2),
            "punch": ("hand", "discard"),
            "silvertooth": ("battleline", "discard"),
            "batdrone amber": (0, 1),
        }
        t.expect_main_step()

    def test_a_friendly_creature_that_is_destroyed_captures_nothing(self) -> None:
        ada = side(artifacts=["pile-of-skulls"], hand=["punch"], battleline=["headhunter", "silvertooth"])
        t = table(ada, side(amber=3), house=BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.amber(1) == 3
        t.expect_main_step()

    def test_nothing_is_captured_in_the_opponents_turn(self) -> None:
        ada = side(artifacts=["pile-of-skulls"], battleline=["troll"])
        t = table(ada, side(battleline=["bumpsy"], amber=3, houses=(BROBNAR,)))
        t.end_turn()
        t.fight("bumpsy", "troll")
        assert (t.zone("bumpsy"), t.amber(1), t.card("troll").amber) == ("discard", 3, 0)


class TestScreechbomb:
    test = cases("""
        it is sacrificed and the opponent loses two
            rule: glossary/sacrifice
            in: untamed
            ada: artifacts screechbomb; amber 4
            bo: amber 3
            omni screechbomb
            -> bo amber: 3 > 1, screechbomb: artifacts > discard
        the opponent loses what there is
            ada: artifacts screechbomb
            bo: amber 1
            omni screechbomb
            -> bo amber: 1 > 0, screechbomb: artifacts > discard
    """)


class TestTheWarchest:
    def test_one_amber_for_each_enemy_destroyed_in_a_fight_this_turn(self) -> None:
        ada = side(artifacts=["the-warchest"], hand=["punch"], battleline=["valdr", "bumpsy", "troll"])
        bo = side(battleline=["niffle-ape", "champion-anaphiel", "silvertooth", "tocsin"])
        t = table(ada, bo)
        t.fight("troll", "champion-anaphiel")  # one enemy in a fight
        t.fight("valdr", "tocsin")  # two
        t.do("play", "punch")  # not in a fight
        t.pick("niffle-ape")
        t.mark()
        t.do("action", "the-warchest")
        assert t.changes() == {"ada amber": (1, 3), "the-warchest exhausted": (False, True)}
        t.expect_main_step()

    def test_friends_that_fall_and_the_turn_before_do_not_count(self) -> None:
        ada = side(artifacts=["the-warchest"], battleline=["headhunter", "valdr"], houses=(BROBNAR,))
        t = table(ada, side(battleline=["troll", spec("bumpsy", damage=1)], houses=(BROBNAR,)))
        t.fight("headhunter", "troll")  # the Headhunter dies, the Troll does not
        t.end_turn()
        t.fight("bumpsy", "valdr")
        assert t.zone("bumpsy") == "discard"
        t.end_turn()
        t.mark()
        t.do("action", "the-warchest")
        assert t.changes() == {"the-warchest exhausted": (False, True)}

    @pytest.mark.rule("card-faq/the-warchest-1")
    def test_a_creature_destroyed_by_assault_does_not_count(self) -> None:
        ada = side(artifacts=[spec("the-warchest", house=House.UNTAMED)], battleline=["ancient-bear"])
        t = table(ada, side(battleline=["bulleteye"]))
        t.fight("ancient-bear", "bulleteye")
        t.finish()
        assert t.zone("bulleteye") == "discard"
        t.do("action", "the-warchest")
        assert t.amber(0) == 0


class TestBilgumAvalanche:
    def test_after_you_forge_a_key_each_enemy_creature_is_dealt_two(self) -> None:
        ada = side(battleline=["bilgum-avalanche", "valdr"], amber=6, houses=(BROBNAR,))
        t = table(ada, side(battleline=["troll", "silvertooth"]), step="forge")
        t.answer(t.decision.keys()[0])
        assert t.changes() == {
            "ada amber": (6, 0),
            "ada keys": ((), t.game.state.players[0].keys),
            "troll damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }

    def test_a_key_of_the_opponent_sets_nothing_off(self) -> None:
        t = table(side(battleline=["bilgum-avalanche"]), side(battleline=["troll"], amber=6, houses=(BROBNAR,)))
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1
        assert [t.card(i).damage for i in ("bilgum-avalanche", "troll")] == [0, 0]


class TestValdr:
    def fights(self, target: str) -> tuple[int, int]:
        """Return the damage Valdr deals to and takes from one of three creatures in a row."""
        t = table(side(battleline=["valdr"]), side(battleline=["troll", "bumpsy", "krump"]))
        t.fight("valdr", target)
        t.finish()
        dealt = [e for e in t.events(DamageDealt) if e.card == t.number(target)]
        taken = [e for e in t.events(DamageDealt) if e.card == t.number("valdr")]
        return sum(e.amount for e in dealt), sum(e.amount for e in taken)

    def test_two_more_damage_against_a_flank_and_no_more_taken(self) -> None:
        assert self.fights("troll") == (8, 8)

    def test_no_more_against_a_creature_in_the_middle(self) -> None:
        assert self.fights("bumpsy")[0] == 6

    def test_the_right_flank_counts_too(self) -> None:
        assert self.fights("krump")[0] == 8

    @pytest.mark.rule("glossary/flank")
    def test_an_only_creature_is_on_a_flank(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=[spec("troll", damage=0)]))
        t.fight("valdr", "troll")
        assert t.zone("troll") == "discard"

    @pytest.mark.rule("glossary/attack-attacker-attacking")
    def test_no_more_when_it_is_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["valdr"]))
        t.fight("troll", "valdr")
        assert t.card("troll").damage == 6


class TestBumpsy:
    @pytest.mark.parametrize(("amber", "left"), [(3, 2), (0, 0)])
    def test_the_opponent_loses_one(self, amber: int, left: int) -> None:
        t = table(side(hand=["bumpsy"], amber=5), side(amber=amber))
        t.creature("bumpsy")
        assert (t.amber(0), t.amber(1)) == (5, left)
        t.expect_main_step()


class TestEarthshaker:
    def test_creatures_with_power_up_to_three_are_destroyed_on_both_sides(self) -> None:
        ada = side(hand=["earthshaker"], battleline=["niffle-ape", spec("tocsin", power_counters=1)])
        t = table(ada, side(battleline=["tocsin", "charette", spec("silvertooth", upgrades=["blood-of-titans"])]))
        t.do("play", "earthshaker")
        t.answer("slot:0")
        assert t.changes() == {
            "earthshaker": ("hand", "battleline"),
            "earthshaker exhausted": (False, True),
            "niffle-ape": ("battleline", "discard"),
            "tocsin 2": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestFirespitter:
    test = cases("""
        before it fights each enemy creature is dealt one
            ada: line firespitter valdr
            bo: line troll dust-pixie raiding-knight
            fight firespitter troll
            -> firespitter: battleline > discard, troll damage: 0 > 6, dust-pixie: battleline > discard,
            -> raiding-knight armor used: 0 > 1
        not when it is attacked
            ada: line troll dust-pixie
            bo: line firespitter
            fight troll firespitter
            -> troll exhausted, troll damage: 0 > 5, firespitter: battleline > discard,
            -> ada line: troll dust-pixie
    """)


class TestGangerChieftain:
    def test_the_neighbor_may_ready_and_fight(self) -> None:
        ada = side(hand=["ganger-chieftain"], battleline=["krump", spec("troll", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain", "right")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("troll")
        t.pick("troll")
        t.pick("bumpsy")
        assert t.changes() == {
            "ganger-chieftain": ("hand", "battleline"),
            "ganger-chieftain exhausted": (False, True),
            "troll damage": (0, 5),
            "bumpsy": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_the_player_may_decline(self) -> None:
        ada = side(hand=["ganger-chieftain"], battleline=[spec("troll", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain")
        t.answer("no")
        assert not t.card("troll").ready
        assert t.card("bumpsy").damage == 0
        t.expect_main_step()

    @pytest.mark.rule("glossary/neighbor")
    def test_on_the_left_flank_the_old_left_flank_is_its_only_neighbor(self) -> None:
        t = table(side(hand=["ganger-chieftain"], battleline=["krump", "troll"]), side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain", "left")
        t.answer("yes")
        t.offers("krump")

    def test_alone_it_asks_nothing(self) -> None:
        t = table(side(hand=["ganger-chieftain"]), side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain")
        t.expect_main_step()


class TestGrenadeSnib:
    test = cases("""
        destroyed it costs its controllers opponent two
            ada: hand punch; amber 4
            bo: line grenade-snib; amber 1
            play punch, pick grenade-snib
            -> ada amber: 4 > 3, punch: hand > discard, grenade-snib: battleline > discard
        leaving play otherwise costs nothing
            ada: hand fear; amber 4
            bo: line grenade-snib
            play fear, pick grenade-snib
            -> fear: hand > discard, grenade-snib: battleline > hand
    """)


class TestHeadhunter:
    test = cases("""
        after a fight it gains one
            ada: line headhunter
            bo: line dust-imp
            fight headhunter dust-imp
            -> ada amber: 0 > 1, bo amber: 0 > 2, headhunter exhausted, headhunter damage: 0 > 2,
            -> dust-imp: battleline > discard
        a headhunter that dies gains nothing
            rule: glossary/fight
            ada: line headhunter
            bo: line ganger-chieftain
            fight headhunter ganger-chieftain
            -> headhunter: battleline > discard, ganger-chieftain: battleline > discard
        being attacked gains nothing
            ada: line bumpsy
            bo: line headhunter(power_counters=1)
            fight bumpsy headhunter
            -> bumpsy: battleline > discard, headhunter damage: 0 > 5, bo line: headhunter
        reaping gains only the reap
            ada: line headhunter
            reap headhunter
            -> ada amber: 0 > 1, headhunter exhausted
    """)


class TestHebeTheHuge:
    test = cases("""
        two damage to each other undamaged creature of both sides
            ada: hand hebe-the-huge; line valdr headhunter(damage=1)
            bo: line troll mother(damage=1) silvertooth
            creature hebe-the-huge
            -> hebe-the-huge: hand > battleline, hebe-the-huge exhausted, valdr damage: 0 > 2,
            -> troll damage: 0 > 2, silvertooth: battleline > discard
    """)


class TestKelifiDragon:
    @pytest.mark.rule("glossary/restrictions")
    @pytest.mark.parametrize(("amber", "reasons"), [(6, ["glossary/restrictions"]), (7, [])])
    def test_it_needs_seven_amber_to_be_played_and_does_not_cost_them(self, amber: int, reasons: list[str]) -> None:
        t = table(side(hand=["kelifi-dragon"], amber=amber), side(amber=9))
        assert t.reasons(f"play:{t.handle('kelifi-dragon')}") == reasons
        if not reasons:
            t.creature("kelifi-dragon")
            assert (t.line(0), t.amber(0)) == (["kelifi-dragon"], amber)
            t.expect_main_step()

    def test_after_it_reaps_one_is_gained_and_five_damage_dealt(self) -> None:
        t = table(side(battleline=["kelifi-dragon"]), side(battleline=["troll"]))
        t.do("reap", "kelifi-dragon")
        t.offers("kelifi-dragon", "troll")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 2),
            "kelifi-dragon exhausted": (False, True),
            "troll damage": (0, 5),
        }
        t.expect_main_step()

    def test_so_also_after_it_fights(self) -> None:
        t = table(side(battleline=["kelifi-dragon"]), side(battleline=["mother", "troll"]))
        t.fight("kelifi-dragon", "mother")
        t.pick("troll")
        assert (t.amber(0), t.card("troll").damage, t.zone("mother")) == (1, 5, "discard")
        t.expect_main_step()

    @pytest.mark.rule("card-faq/wild-wormhole-1")
    def test_on_top_of_the_deck_it_stays_there_when_wild_wormhole_cannot_play_it(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["kelifi-dragon"]))
        t.do("play", "wild-wormhole")
        assert (t.amber(0), t.ids(0, "deck")) == (1, ["kelifi-dragon"])
        t.expect_main_step()

    @pytest.mark.rule("faq/leaves-play-1", "card-faq/spangler-box-1")
    def test_put_into_play_from_under_spangler_box_it_needs_no_amber(self) -> None:
        ada = side(hand=["barehanded"], artifacts=[spec("spangler-box", house=BROBNAR)], battleline=["kelifi-dragon"])
        t = table(ada)
        t.do("action", "spangler-box")
        t.pick("kelifi-dragon")
        assert (t.zone("kelifi-dragon"), t.ids(1, "artifacts")) == ("purged", ["spangler-box"])
        t.do("play", "barehanded")
        t.finish()
        assert (t.line(0), t.ids(0, "deck"), t.amber(0)) == (["kelifi-dragon"], ["spangler-box"], 1)


class TestKingOfTheCrag:
    def test_only_enemy_brobnar_creatures_get_two_less(self) -> None:
        t = table(side(battleline=["king-of-the-crag", "valdr"]), side(battleline=["troll", "mother"]))
        assert [t.card(i).power for i in ("king-of-the-crag", "valdr", "troll", "mother")] == [7, 6, 6, 5]

    @pytest.mark.rule("faq/general-faq-1")
    def test_looter_goblin_without_power_is_destroyed(self) -> None:
        t = table(side(hand=["king-of-the-crag"]), side(battleline=["looter-goblin"]))
        t.creature("king-of-the-crag")
        assert t.zone("looter-goblin") == "discard"
        t.expect_main_step()

    @pytest.mark.rule("faq/timing-3")
    def test_pingle_is_destroyed_before_it_can_annoy_the_king(self) -> None:
        t = table(side(hand=["king-of-the-crag"]), side(battleline=["pingle-who-annoys"]))
        t.creature("king-of-the-crag")
        assert (t.zone("pingle-who-annoys"), t.card("king-of-the-crag").damage) == ("discard", 0)


class TestKrump:
    def test_the_controller_of_an_enemy_destroyed_fighting_it_loses_one(self) -> None:
        t = table(side(battleline=["krump"], amber=2), side(battleline=["silvertooth"], amber=3))
        t.fight("krump", "silvertooth")
        assert t.changes() == {
            "bo amber": (3, 2),
            "krump exhausted": (False, True),
            "krump damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_so_also_when_it_is_attacked(self) -> None:
        t = table(side(battleline=["bumpsy"], amber=3), side(battleline=["krump"], amber=2))
        t.fight("bumpsy", "krump")
        assert (t.zone("bumpsy"), t.amber(0), t.amber(1)) == ("discard", 2, 2)

    def test_the_controller_loses_not_the_owner(self) -> None:
        t = table(side(battleline=["krump"], amber=2), side(battleline=[spec("silvertooth", owner=0)], amber=3))
        t.fight("krump", "silvertooth")
        assert (t.ids(0, "discard"), t.amber(0), t.amber(1)) == (["silvertooth"], 2, 2)

    @pytest.mark.parametrize("enemy", ["troll", "headhunter"])
    def test_nothing_is_lost_when_it_dies_itself_alone_or_with_its_enemy(self, enemy: str) -> None:
        damage = 1 if enemy == "headhunter" else 0
        t = table(side(battleline=[spec("krump", damage=damage)]), side(battleline=[enemy], amber=3))
        t.fight("krump", enemy)
        assert (t.zone("krump"), t.amber(1)) == ("discard", 3)


class TestLomirFlamefist:
    @pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 5)])
    def test_from_seven_on_the_opponent_loses_two(self, amber: int, left: int) -> None:
        t = table(side(hand=["lomir-flamefist"], amber=9), side(amber=amber))
        t.creature("lomir-flamefist")
        assert (t.amber(0), t.amber(1)) == (9, left)
        t.expect_main_step()


class TestLooterGoblin:
    def test_after_it_reaps_each_enemy_creature_destroyed_this_turn_is_worth_one(self) -> None:
        ada = side(hand=["punch", "punch"], battleline=["looter-goblin", "silvertooth"])
        t = table(ada, side(battleline=["batdrone"]))
        t.do("reap", "looter-goblin")
        t.do("play", "punch")
        t.pick("batdrone")
        assert t.amber(0) == 1 + 1 + 1
        t.do("play", "punch", nth=1)
        t.pick("silvertooth")
        assert t.amber(0) == 3 + 1  # only the bonus icon
        t.expect_main_step()

    def test_what_was_destroyed_before_it_reaped_or_falls_next_turn_pays_nothing(self) -> None:
        ada = side(hand=["punch"], battleline=["looter-goblin", "troll"])
        bo = side(battleline=["batdrone", spec("bumpsy", damage=1)], houses=(BROBNAR,))
        t = table(ada, bo)
        t.do("play", "punch")
        t.pick("batdrone")
        t.do("reap", "looter-goblin")
        t.end_turn()
        t.fight("bumpsy", "troll")
        assert (t.zone("bumpsy"), t.amber(0)) == ("discard", 2)

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_each_turn_does_no_damage(self) -> None:
        t = table(side(battleline=["valdr", "troll"]), side(battleline=["looter-goblin"]))
        t.fight("valdr", "looter-goblin")
        assert t.line(1) == ["looter-goblin"]
        t.fight("troll", "looter-goblin")
        assert t.line(1) == []


class TestMugwump:
    def test_it_heals_fully_and_grows_after_an_enemy_is_destroyed_fighting_it(self) -> None:
        t = table(side(battleline=[spec("mugwump", damage=3)]), side(battleline=["silvertooth"]))
        t.fight("mugwump", "silvertooth")
        assert t.changes() == {
            "mugwump exhausted": (False, True),
            "mugwump damage": (3, 0),
            "mugwump power counters": (0, 1),
            "silvertooth": ("battleline", "discard"),
        }
        assert t.card("mugwump").power == 7
        t.expect_main_step()

    def test_undamaged_it_grows_all_the_same(self) -> None:
        t = table(side(battleline=[spec("mugwump", warded=True)]), side(battleline=["silvertooth"]))
        t.fight("mugwump", "silvertooth")
        assert (t.card("mugwump").damage, t.card("mugwump").power) == (0, 7)

    def test_an_enemy_that_lives_or_dies_otherwise_does_nothing_for_it(self) -> None:
        t = table(side(hand=["punch"], battleline=["mugwump"]), side(battleline=["troll", "silvertooth"]))
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.card("mugwump").power == 6


class TestPingleWhoAnnoys:
    def test_an_enemy_creature_that_enters_play_is_dealt_one(self) -> None:
        t = table(side(hand=["valdr"], battleline=["troll"]), side(battleline=["pingle-who-annoys"]))
        t.creature("valdr")
        assert [t.card(i).damage for i in ("valdr", "troll", "pingle-who-annoys")] == [1, 0, 0]
        t.expect_main_step()

    def test_a_friendly_creature_is_not(self) -> None:
        t = table(side(hand=["valdr"], battleline=["pingle-who-annoys"]), side(battleline=["troll"]))
        t.creature("valdr")
        assert t.card("valdr").damage == 0


class TestRockHurlingGiant:
    def test_discarding_a_brobnar_card_lets_it_deal_four(self) -> None:
        t = table(side(hand=["cannon"], battleline=["rock-hurling-giant"]), side(battleline=["troll"]))
        t.do("discard", "cannon")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("rock-hurling-giant", "troll")
        t.pick("troll")
        assert t.changes() == {"cannon": ("hand", "discard"), "troll damage": (0, 4)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_the_player_may_decline(self) -> None:
        t = table(side(hand=["cannon"], battleline=["rock-hurling-giant"]), side(battleline=["troll"]))
        t.do("discard", "cannon")
        t.answer("no")
        assert t.card("troll").damage == 0
        t.expect_main_step()

    def test_a_card_of_another_house_and_one_from_the_deck_set_nothing_off(self) -> None:
        ada = side(hand=["dust-imp"], battleline=["rock-hurling-giant"])
        t = table(ada, side(battleline=["troll"]), house=House.DIS)
        t.do("discard", "dust-imp")
        t.expect_main_step()
        ada = side(hand=["sound-the-horns"], battleline=["rock-hurling-giant"], deck=["punch"])
        t = table(ada, side(battleline=["troll"]))
        t.do("play", "sound-the-horns")
        assert t.zone("punch") == "discard"
        t.expect_main_step()

    def test_not_in_the_opponents_turn(self) -> None:
        ada = side(battleline=["tocsin"])
        t = table(ada, side(hand=["punch"], battleline=["rock-hurling-giant"]))
        t.do("reap", "tocsin")
        assert t.zone("punch") == "discard"
        t.expect_main_step()


class TestRogueOgre:
    def turn(self, cards: int, amber: int = 3) -> Table:
        ada = side(hand=["headhunter"] * 2, battleline=[spec("rogue-ogre", damage=5)], houses=(BROBNAR,))
        t = table(ada, side(amber=amber))
        for nth in range(cards):
            t.do("play", "headhunter", nth)
            t.answer("slot:0")
        t.end_turn()
        return t

    def test_after_a_turn_with_one_card_it_heals_two_and_captures_one(self) -> None:
        t = self.turn(1)
        assert (t.card("rogue-ogre").damage, t.card("rogue-ogre").amber, t.amber(1)) == (3, 1, 2)

    @pytest.mark.parametrize("cards", [0, 2])
    def test_after_any_other_number_nothing(self, cards: int) -> None:
        t = self.turn(cards)
        assert (t.card("rogue-ogre").damage, t.card("rogue-ogre").amber, t.amber(1)) == (5, 0, 3)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_it_heals_even_when_there_is_nothing_to_capture(self) -> None:
        assert self.turn(1, amber=0).card("rogue-ogre").damage == 3

    def test_the_end_of_the_opponents_turn_is_none_of_its_business(self) -> None:
        t = table(side(hand=["valdr"]), side(battleline=[spec("rogue-ogre", damage=5)], houses=(BROBNAR,)))
        t.creature("valdr")
        t.end_turn()
        assert t.card("rogue-ogre").damage == 5


class TestSmaaash:
    def test_it_stuns_any_creature(self) -> None:
        t = table(side(hand=["smaaash"], battleline=["troll"]), side(battleline=["krump"]))
        t.creature("smaaash")
        t.offers("troll", "smaaash", "krump")
        t.pick("krump")
        assert t.changes() == {
            "smaaash": ("hand", "battleline"),
            "smaaash exhausted": (False, True),
            "krump stunned": (False, True),
        }
        t.expect_main_step()

    def test_alone_it_must_stun_itself(self) -> None:
        t = table(side(hand=["smaaash"]))
        t.creature("smaaash")
        t.offers("smaaash")
        t.pick("smaaash")
        assert t.card("smaaash").stunned

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_is_not_stunned_twice(self) -> None:
        t = table(side(hand=["smaaash"]), side(battleline=[spec("krump", stunned=True)]))
        t.creature("smaaash")
        t.pick("krump")
        assert t.changes() == {"smaaash": ("hand", "battleline"), "smaaash exhausted": (False, True)}


class TestTirelessCrocag:
    def test_it_cannot_reap(self) -> None:
        t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]))
        assert t.decision.keys() == (f"fight:{t.handle('tireless-crocag')}", "end-turn")

    @pytest.mark.rule("glossary/versatile")
    def test_it_may_fight_whatever_house_is_active(self) -> None:
        t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]), house=House.MARS)
        t.fight("tireless-crocag", "troll")
        assert t.card("troll").damage == 7

    def test_it_is_destroyed_when_the_last_enemy_creature_is_gone(self) -> None:
        bo = side(battleline=["silvertooth", "batdrone"])
        t = table(side(hand=["punch", "punch"], battleline=["tireless-crocag", "troll"]), bo)
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.line(0) == ["tireless-crocag", "troll"]
        t.do("play", "punch", nth=1)
        t.pick("batdrone")
        assert t.line(0) == ["troll"]
        t.expect_main_step()

    def test_played_against_an_empty_battleline_it_dies_at_once(self) -> None:
        t = table(side(hand=["tireless-crocag"], battleline=["troll"]), side(artifacts=["cannon"]))
        t.creature("tireless-crocag")
        assert t.changes() == {"tireless-crocag": ("hand", "discard")}
        t.expect_main_step()


class TestTroll:
    @pytest.mark.parametrize(("damage", "left"), [(7, 4), (2, 0), (0, 0)])
    def test_after_reaping_it_heals_three(self, damage: int, left: int) -> None:
        t = table(side(battleline=[spec("troll", damage=damage), spec("valdr", damage=3)]))
        t.do("reap", "troll")
        assert (t.amber(0), t.card("troll").damage, t.card("valdr").damage) == (1, left, 3)
        t.expect_main_step()


class TestWardrummer:
    test = cases("""
        each other friendly brobnar creature returns to hand
            ada: hand wardrummer; line valdr mother headhunter; artifacts cannon
            bo: line troll
            creature wardrummer
            -> wardrummer: hand > battleline, wardrummer exhausted, valdr: battleline > hand,
            -> headhunter: battleline > hand
        a controlled creature returns to its owners hand
            rule: glossary/control-and-ownership
            ada: hand wardrummer; line valdr(owner=1)
            creature wardrummer
            -> wardrummer: hand > battleline, wardrummer exhausted, valdr: battleline > hand,
            -> valdr controller: 0 > 1, bo hand: valdr
    """)


class TestBloodOfTitans:
    @pytest.mark.rule("glossary/upgrades")
    def test_its_creature_gets_five_power_and_no_other(self) -> None:
        t = table(side(hand=["blood-of-titans"], battleline=["bumpsy", "krump"]), side(battleline=["troll"]))
        t.do("play", "blood-of-titans")
        t.offers("bumpsy", "krump", "troll")
        t.pick("bumpsy")
        assert [t.card(i).power for i in ("bumpsy", "krump", "troll")] == [10, 6, 8]
        assert t.changes() == {
            "ada amber": (0, 1),
            "blood-of-titans": ("hand", "upgrade"),
            "blood-of-titans on": (None, "bumpsy"),
        }
        t.expect_main_step()

    def test_two_add_up_on_an_enemy_creature(self) -> None:
        t = table(side(hand=["blood-of-titans"]), side(battleline=[spec("dust-imp", upgrades=["blood-of-titans"])]))
        assert t.card("dust-imp").power == 7
        t.do("play", "blood-of-titans")
        t.pick("dust-imp")
        assert t.card("dust-imp").power == 12

    def test_without_a_creature_it_cannot_be_played(self) -> None:
        t = table(side(hand=["blood-of-titans"]))
        assert t.reasons(f"play:{t.handle('blood-of-titans')}") == ["glossary/upgrades"]

    def test_damage_held_by_its_power_destroys_when_it_is_gone(self) -> None:
        bo = side(battleline=[spec("dust-imp", damage=6, upgrades=["blood-of-titans"])])
        t = table(side(battleline=["dust-pixie"], houses=(House.UNTAMED,)), bo, house=House.UNTAMED)
        t.fight("dust-pixie", "dust-imp")
        assert t.zone("dust-imp") == "discard"
        assert t.zone("blood-of-titans") == "discard"
        assert t.events(AbilityTriggered)[-1].label == "destroyed"


class TestPhoenixHeart:
    def test_its_creature_returns_to_its_owners_hand_and_each_creature_is_dealt_three(self) -> None:
        ada = side(hand=["phoenix-heart", "punch"], battleline=["silvertooth", "valdr"])
        t = table(ada, side(battleline=["troll", "tocsin"]), house=BROBNAR)
        t.do("play", "phoenix-heart")
        t.offers("silvertooth", "valdr", "troll", "tocsin")
        t.pick("silvertooth")
        t.mark()
        t.do("play", "punch")
        t.pick("silvertooth")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "punch": ("hand", "discard"),
            "silvertooth": ("battleline", "hand"),
            "phoenix-heart": ("upgrade", "discard"),
            "valdr damage": (0, 3),
            "troll damage": (0, 3),
            "tocsin": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_a_creature_that_leaves_play_otherwise_does_no_harm(self) -> None:
        ada = side(hand=["fear"], battleline=["charette"])
        t = table(ada, side(battleline=[spec("silvertooth", upgrades=["phoenix-heart"])]))
        t.do("play", "fear")
        t.pick("silvertooth")
        assert (t.zone("silvertooth"), t.card("charette").damage) == ("hand", 0)

    @pytest.mark.rule("faq/resolve-abilities-in-the-order-written-1")
    def test_shadow_self_is_gone_before_the_damage_is_dealt_to_its_neighbor(self) -> None:
        line = ["witch-of-the-eye", spec("shadow-self", damage=8, upgrades=["phoenix-heart"])]
        t = table(side(battleline=["troll"]), side(battleline=line))
        t.fight("troll", "shadow-self")
        t.finish()
        assert (t.zone("shadow-self"), t.zone("witch-of-the-eye")) == ("hand", "discard")
        assert t.card("troll").damage == 3


class TestYoMamaMastery:
    def test_its_creature_is_healed_fully_and_has_taunt(self) -> None:
        ada = side(hand=["yo-mama-mastery"], battleline=["headhunter", spec("troll", damage=7)])
        t = table(ada, side(battleline=[spec("valdr", damage=2)]))
        t.do("play", "yo-mama-mastery")
        t.offers("headhunter", "troll", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "yo-mama-mastery": ("hand", "upgrade"),
            "yo-mama-mastery on": (None, "troll"),
            "troll damage": (7, 0),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        bo = side(battleline=["headhunter", spec("troll", upgrades=["yo-mama-mastery"]), "mother", "doc-bookton"])
        t = table(side(battleline=["valdr"]), bo)
        t.do("fight", "valdr")
        t.expect(DecisionKind.ATTACK)
        t.offers("troll", "doc-bookton")

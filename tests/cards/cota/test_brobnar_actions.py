"""Call of the Archons, Brobnar: the actions beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberCaptured
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


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
        assert t.events(AmberCaptured) == []

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
        assert f"fight:{t.handle('batdrone')}" not in t.decision.keys()


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
    def test_undamaged_creatures_of_both_sides_are_destroyed_and_three_chains_gained(self) -> None:
        ada = side(hand=["coward-s-end"], battleline=["valdr", spec("troll", damage=1)])
        t = table(ada, side(battleline=[spec("dust-pixie", damage=0), spec("doc-bookton", damage=2)]))
        t.do("play", "coward-s-end")
        assert t.changes() == {
            "ada chains": (0, 3),
            "coward-s-end": ("hand", "discard"),
            "valdr": ("battleline", "discard"),
            "dust-pixie": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/chains")
    def test_the_chains_are_gained_even_if_nothing_is_destroyed(self) -> None:
        t = table(side(hand=["coward-s-end"], chains=2))
        t.do("play", "coward-s-end")
        assert t.changes() == {"ada chains": (2, 5), "coward-s-end": ("hand", "discard")}


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
        assert f"fight:{t.handle('batdrone')}" not in t.decision.keys()


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
        t = table(ada, side(battleline=["troll"]))
        t.do("play", "relentless-assault")
        t.pick("valdr")
        t.pick("troll")
        t.offers("headhunter", least=0)
        t.answer("done")
        assert (t.card("headhunter").ready, t.line(1)) == (True, [])
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

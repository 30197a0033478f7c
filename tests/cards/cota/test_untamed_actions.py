"""Call of the Archons, Untamed: the actions beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Icon
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


class TestCuriosity:
    def test_each_scientist_of_either_side_is_destroyed(self) -> None:
        ada = side(hand=["curiosity"], battleline=["batdrone", "doc-bookton"])
        t = table(ada, side(battleline=["dr-escotera", "troll", "neutron-shark"]), house=HERE)
        t.do("play", "curiosity")
        t.finish()
        assert (t.line(0), t.line(1)) == (["batdrone"], ["troll", "neutron-shark"])
        assert t.amber(0) == 1
        t.expect_main_step()


class TestFertilityChant:
    def test_four_icons_for_you_and_two_for_the_opponent(self) -> None:
        t = table(side(hand=["fertility-chant"]))
        t.do("play", "fertility-chant")
        assert t.changes() == {
            "ada amber": (0, 4),
            "bo amber": (0, 2),
            "fertility-chant": ("hand", "discard"),
        }
        t.expect_main_step()


class TestFogbank:
    def options(self, t: Table, verb: str) -> list[str]:
        """Return the ids of the cards that may be used in that way."""
        found = (key for key in t.decision.keys() if key.startswith(f"{verb}:"))
        return [t.game.state.cards[int(key.rpartition("c")[2])].printed.id for key in found]

    @pytest.mark.rule("glossary/lasting-effects", "glossary/cannot")
    def test_on_the_opponents_next_turn_no_enemy_fights_but_all_reap(self) -> None:
        ada = side(hand=["fogbank"], battleline=["snufflegator", "dust-pixie"])
        bo = side(hand=["anger"], battleline=["troll", "krump"])
        t = table(ada, bo, house=HERE)
        t.do("play", "fogbank")
        assert self.options(t, "fight") == ["snufflegator", "dust-pixie"]  # not this turn, and not yours
        t.end_turn()
        assert (self.options(t, "fight"), self.options(t, "reap")) == ([], ["troll", "krump"])
        t.do("play", "anger")  # an effect cannot make it fight either
        t.finish()
        assert t.card("troll").ready and t.card("krump").ready

    def test_a_creature_that_comes_later_cannot_fight_either_and_after_that_turn_all_may(self) -> None:
        ada = side(hand=["fogbank"], battleline=["snufflegator"], deck=["punch"] * 9)
        bo = side(
            hand=["valdr", "silvertooth"], battleline=["silvertooth"], deck=["punch"] * 9, houses=(House.SHADOWS,)
        )
        t = table(ada, bo, house=HERE)
        t.do("play", "fogbank")
        t.end_turn()
        t.creature("silvertooth")  # it enters ready
        assert self.options(t, "reap") == ["silvertooth", "silvertooth"]
        assert self.options(t, "fight") == []
        t.end_turn()
        t.end_turn()
        assert self.options(t, "fight") == ["silvertooth", "silvertooth"]


class TestGraspingVines:
    def test_up_to_three_artifacts_of_either_player_go_to_their_owners_hands(self) -> None:
        ada = side(hand=["grasping-vines"], artifacts=["world-tree", "cannon"], battleline=["troll"])
        bo = side(artifacts=[spec("bear-flute", owner=0), "key-to-dis"])
        t = table(ada, bo, house=HERE)
        t.do("play", "grasping-vines")
        t.offers("world-tree", "cannon", "bear-flute", "key-to-dis", least=0, most=3)
        t.pick("cannon", "bear-flute", "key-to-dis")
        assert (sorted(t.ids(0, "hand")), t.ids(1, "hand")) == (["bear-flute", "cannon"], ["key-to-dis"])
        assert t.ids(0, "artifacts") == ["world-tree"]
        t.expect_main_step()

    def test_none_need_be_chosen(self) -> None:
        t = table(side(hand=["grasping-vines"], artifacts=["world-tree"]), house=HERE)
        t.do("play", "grasping-vines")
        t.answer("done")
        assert t.ids(0, "artifacts") == ["world-tree"]
        t.expect_main_step()


class TestKeyCharge:
    @pytest.mark.rule("glossary/cost-at-current-cost", "glossary/if-you-do-and-in-order-to")
    def test_it_forges_with_what_is_left_after_the_loss(self) -> None:
        t = table(side(hand=["key-charge"], amber=7))
        t.do("play", "key-charge")
        t.answer("yes")
        t.finish()
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (0, 1)
        t.expect_main_step()

    def test_six_are_one_too_few(self) -> None:
        t = table(side(hand=["key-charge"], amber=6))
        t.do("play", "key-charge")
        t.expect_main_step()
        assert (t.amber(0), t.game.state.players[0].keys) == (5, ())

    def test_one_may_refuse_to_forge(self) -> None:
        t = table(side(hand=["key-charge"], amber=9))
        t.do("play", "key-charge")
        t.answer("no")
        assert t.changes() == {"ada amber": (9, 8), "key-charge": ("hand", "discard")}
        t.expect_main_step()

    def test_with_nothing_to_lose_nothing_follows(self) -> None:
        t = table(side(hand=["key-charge"]), side(amber=6))
        t.do("play", "key-charge")
        assert t.changes() == {"key-charge": ("hand", "discard")}
        t.expect_main_step()

    def test_the_current_cost_is_paid(self) -> None:
        t = table(side(hand=["key-charge"], amber=7), side(battleline=["murmook"]))
        t.do("play", "key-charge")
        t.expect_main_step()
        assert (t.amber(0), t.game.state.players[0].keys) == (6, ())


class TestLifeweb:
    def after(self, *played: str, amber: int = 3) -> Table:
        """Let Ada play creatures, then Bo play Lifeweb."""
        ada = side(hand=list(played), battleline=["troll"], amber=amber)
        t = table(ada, side(hand=["lifeweb"], houses=(HERE,)), house=HERE)
        for id_ in played:
            t.do("play", id_)
            t.finish()
        t.end_turn()
        t.mark()
        t.do("play", "lifeweb")
        t.expect_main_step()
        return t

    def test_three_creatures_on_the_previous_turn_are_enough(self) -> None:
        t = self.after("snufflegator", "niffle-ape", "halacor")
        assert t.changes() == {"ada amber": (3, 1), "bo amber": (0, 3), "lifeweb": ("hand", "discard")}

    def test_four_are_too(self) -> None:
        assert self.after("snufflegator", "niffle-ape", "halacor", "murmook").amber(0) == 1

    def test_two_creatures_and_an_action_are_not(self) -> None:
        assert self.after("snufflegator", "niffle-ape", "full-moon").amber(1) == 1

    def test_ones_own_creatures_and_older_ones_do_not_count(self) -> None:
        creatures = ["snufflegator", "niffle-ape", "halacor"]
        t = table(side(hand=[*creatures, "lifeweb"]), side(amber=3), house=HERE)
        for id_ in creatures:
            t.creature(id_)
        t.do("play", "lifeweb")
        assert t.amber(1) == 3


class TestMimicry:
    def mimic(self, *theirs: str, ada: tuple[str, ...] = (), **fields: object) -> Table:
        """Return a table with Mimicry in hand and those cards in the opponent's discard pile."""
        t = table(side(hand=["mimicry", *ada], **fields), side(discard=list(theirs), amber=3), house=HERE)
        return t

    def test_only_actions_of_the_opponents_discard_pile_may_be_copied(self) -> None:
        t = self.mimic("fertility-chant", "troll", "cannon", "nerve-blast", discard=["regrowth"])
        t.do("play", "mimicry")
        t.offers("fertility-chant", "nerve-blast")
        t.pick("fertility-chant")
        assert t.changes() == {
            "ada amber": (0, 4),
            "bo amber": (3, 5),
            "mimicry": ("hand", "discard"),
        }
        assert (t.ids(0, "discard"), "fertility-chant" in t.ids(1, "discard")) == (["regrowth", "mimicry"], True)
        t.expect_main_step()

    def test_with_nothing_to_copy_it_does_nothing(self) -> None:
        t = self.mimic("troll", "cannon", discard=["regrowth", "fertility-chant"])
        t.do("play", "mimicry")
        assert t.changes() == {"mimicry": ("hand", "discard")}
        t.expect_main_step()

    @pytest.mark.rule("faq/alpha-1")
    def test_is_a_copy_of_an_alpha_card_played_after_another_card(self) -> None:
        t = self.mimic("eureka", ada=("full-moon",))
        t.do("play", "full-moon")
        t.mark()
        t.do("play", "mimicry")
        t.finish()
        assert t.changes() == {}
        assert t.ids(0, "hand") == ["mimicry"]
        assert t.card("mimicry").id == "mimicry"

    @pytest.mark.rule("faq/alpha-2")
    def test_is_a_copy_of_an_alpha_card_played_first(self) -> None:
        t = self.mimic("eureka", ada=("full-moon", "regrowth"))
        t.do("play", "mimicry")
        t.finish()
        assert t.zone("mimicry") == "discard"
        assert t.amber(0) == 1  # the icon of what it copies: it is played

    @pytest.mark.rule("faq/rule-of-six-1")
    def test_which_card_does_the_rule_of_six_apply_to(self) -> None:
        t = self.mimic("fertility-chant", ada=("fertility-chant",))
        t.do("play", "mimicry")
        t.pick(("fertility-chant", 1))
        t.do("play", "fertility-chant", player=0)
        assert t.game.state.memory.times("Fertility Chant") == 2
        assert t.game.state.memory.times("Mimicry") == 0

    @pytest.mark.rule("card-faq/mimicry-1")
    def test_whose_bonus_icons_does_an_enhanced_copy_resolve(self) -> None:
        ada = side(hand=[spec("mimicry", icons=(Icon.CAPTURE,))], battleline=["troll"])
        t = table(ada, side(discard=["regrowth"], amber=3), house=HERE)
        t.do("play", "mimicry")
        t.finish()
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (1, 3, 0)


class TestNaturesCall:
    def test_up_to_three_creatures_of_either_player_go_to_their_owners_hands(self) -> None:
        ada = side(hand=["nature-s-call"], battleline=["troll", "krump"])
        bo = side(battleline=[spec("bumpsy", amber=2), "dodger"], artifacts=["cannon"])
        t = table(ada, bo, house=HERE)
        t.do("play", "nature-s-call")
        t.offers("troll", "krump", "bumpsy", "dodger", least=0, most=3)
        t.pick("krump", "bumpsy", "dodger")
        t.finish()
        assert (t.ids(0, "hand"), sorted(t.ids(1, "hand"))) == (["krump"], ["bumpsy", "dodger"])
        assert (t.line(0), t.line(1), t.amber(0)) == (["troll"], [], 3)

    def test_none_need_be_chosen(self) -> None:
        t = table(side(hand=["nature-s-call"]), side(battleline=["troll"]), house=HERE)
        t.do("play", "nature-s-call")
        t.answer("done")
        assert t.line(1) == ["troll"]
        t.expect_main_step()


class TestNocturnalManeuver:
    def test_up_to_three_creatures_of_either_side_are_exhausted(self) -> None:
        ada = side(hand=["nocturnal-maneuver"], battleline=["troll"], artifacts=["cannon"])
        t = table(ada, side(battleline=["bumpsy", "dodger", "krump"]), house=HERE)
        t.do("play", "nocturnal-maneuver")
        t.offers("troll", "bumpsy", "dodger", "krump", least=0, most=3)
        t.pick("bumpsy", "dodger", "krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "nocturnal-maneuver": ("hand", "discard"),
            "bumpsy exhausted": (False, True),
            "dodger exhausted": (False, True),
            "krump exhausted": (False, True),
        }
        t.expect_main_step()


class TestPerilousWild:
    def test_each_elusive_creature_of_either_side_is_destroyed_and_no_other(self) -> None:
        ada = side(hand=["perilous-wild"], battleline=["dew-faerie", "troll", "urchin"])
        bo = side(battleline=["kindrith-longshot", spec("krump", upgrades=["ring-of-invisibility"]), "bumpsy"])
        t = table(ada, bo, house=HERE)
        t.do("play", "perilous-wild")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy"])
        t.expect_main_step()


class TestSaveThePack:
    def test_each_damaged_creature_is_destroyed_and_a_chain_gained(self) -> None:
        ada = side(hand=["save-the-pack"], battleline=[spec("troll", damage=1), "krump"])
        t = table(ada, side(battleline=[spec("bumpsy", damage=4), "dodger"]), house=HERE)
        t.do("play", "save-the-pack")
        t.finish()
        assert t.changes() == {
            "ada chains": (0, 1),
            "save-the-pack": ("hand", "discard"),
            "troll": ("battleline", "discard"),
            "bumpsy": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_the_chain_comes_without_damage_too(self) -> None:
        t = table(side(hand=["save-the-pack"]), side(battleline=["dodger"]), house=HERE)
        t.do("play", "save-the-pack")
        assert t.changes() == {"ada chains": (0, 1), "save-the-pack": ("hand", "discard")}


class TestScout:
    def test_two_creatures_gain_skirmish_and_fight_in_the_order_chosen_then(self) -> None:
        ada = side(hand=["scout"], battleline=["urchin", "dust-pixie", "silvertooth"])
        t = table(ada, side(battleline=["troll", "krump"]), house=HERE)
        t.do("play", "scout")
        t.offers("urchin", "dust-pixie", "silvertooth", least=0, most=2)
        t.pick("urchin", "dust-pixie")
        t.offers("urchin", "dust-pixie")  # who fights first
        t.pick("dust-pixie")
        t.expect(DecisionKind.ATTACK)
        t.pick("krump")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "scout": ("hand", "discard"),
            "urchin exhausted": (False, True),
            "dust-pixie exhausted": (False, True),
            "troll damage": (0, 1),
            "krump damage": (0, 1),
        }
        t.expect_main_step()

    def test_skirmish_lasts_for_the_turn_and_an_exhausted_creature_does_not_fight(self) -> None:
        ada = side(hand=["scout"], battleline=[spec("niffle-ape", ready=False)], deck=["punch"] * 9)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "scout")
        t.pick("niffle-ape")
        t.expect_main_step()
        assert t.card("troll").damage == 0
        assert "skirmish" in str(t.card("niffle-ape").keywords)
        t.end_turn()
        assert "skirmish" not in str(t.card("niffle-ape").keywords)

    def test_one_that_falls_before_its_turn_does_not_fight(self) -> None:
        ada = side(hand=["scout"], battleline=["snufflegator", "niffle-ape"])
        bo = side(battleline=[spec("krump", damage=2, upgrades=["phoenix-heart"]), "troll"])
        t = table(ada, bo, house=HERE)
        t.do("play", "scout")
        t.pick("snufflegator", "niffle-ape")
        t.pick("snufflegator")
        t.pick("krump")
        assert (t.line(0), t.card("troll").damage) == (["snufflegator"], 3)
        t.expect_main_step()

    def test_none_need_be_chosen(self) -> None:
        t = table(side(hand=["scout"], battleline=["urchin"]), side(battleline=["troll"]), house=HERE)
        t.do("play", "scout")
        t.answer("done")
        assert t.card("urchin").ready
        t.expect_main_step()


class TestStampede:
    def after(self, *users: str) -> Table:
        """Let creatures reap, then play Stampede."""
        line = ["snufflegator", "niffle-ape", "halacor", "murmook"]
        t = table(side(hand=["stampede"], battleline=line), side(amber=3), house=HERE)
        for id_ in users:
            t.do("reap", id_)
        t.mark()
        t.do("play", "stampede")
        t.expect_main_step()
        return t

    def test_after_three_creatures_were_used_two_are_stolen(self) -> None:
        t = self.after("snufflegator", "niffle-ape", "halacor")
        assert t.changes() == {"ada amber": (3, 6), "bo amber": (3, 1), "stampede": ("hand", "discard")}

    def test_four_are_enough_too(self) -> None:
        assert self.after("snufflegator", "niffle-ape", "halacor", "murmook").amber(1) == 1

    def test_two_are_not_enough(self) -> None:
        assert self.after("snufflegator", "niffle-ape").amber(1) == 3


class TestTheCommonCold:
    def cold(self) -> Table:
        ada = side(hand=["the-common-cold"], battleline=["troll", "dust-pixie", "grabber-jammer"])
        t = table(ada, side(battleline=["zorg", "champion-anaphiel"]), house=HERE)
        t.do("play", "the-common-cold")
        return t

    def test_one_damage_to_each_creature_then_all_of_mars_may_go(self) -> None:
        t = self.cold()
        t.expect(DecisionKind.CONFIRM)
        assert (t.card("troll").damage, t.zone("dust-pixie")) == (1, "discard")
        t.answer("yes")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["champion-anaphiel"])
        assert t.card("champion-anaphiel").armor_left == 0

    def test_it_need_not(self) -> None:
        t = self.cold()
        t.answer("no")
        assert (t.line(0), t.line(1)) == (["troll", "grabber-jammer"], ["zorg", "champion-anaphiel"])
        t.expect_main_step()

    def test_without_mars_it_asks_nothing(self) -> None:
        t = table(side(hand=["the-common-cold"]), side(battleline=["troll"]), house=HERE)
        t.do("play", "the-common-cold")
        assert t.card("troll").damage == 1
        t.expect_main_step()


class TestTroopCall:
    def test_each_friendly_niffle_creature_of_pile_and_line_returns(self) -> None:
        ada = side(
            hand=["troop-call"],
            battleline=["niffle-queen", "troll", "niffle-ape"],
            discard=["niffle-ape", "snufflegator", "punch"],
        )
        bo = side(battleline=["niffle-ape"], discard=["niffle-queen"])
        t = table(ada, bo, house=HERE)
        t.do("play", "troop-call")
        t.finish()
        assert sorted(t.ids(0, "hand")) == ["niffle-ape", "niffle-ape", "niffle-queen"]
        assert (t.line(0), t.line(1), t.ids(1, "discard")) == (["troll"], ["niffle-ape"], ["niffle-queen"])
        assert t.ids(0, "discard") == ["snufflegator", "punch", "troop-call"]
        t.expect_main_step()

    def test_one_you_only_control_goes_to_its_owner(self) -> None:
        t = table(side(hand=["troop-call"], battleline=[spec("niffle-ape", owner=1)]), house=HERE)
        t.do("play", "troop-call")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["niffle-ape"])


class TestVigor:
    def heal(self, damage: int, healed: int) -> Table:
        """Heal so much of a damaged Troll."""
        ada = side(hand=["vigor"], battleline=["krump"])
        t = table(ada, side(battleline=[spec("troll", damage=damage)]), house=HERE)
        t.do("play", "vigor")
        t.offers("krump", "troll")
        t.pick("troll")
        t.expect(DecisionKind.NUMBER)
        t.answer(f"number:{healed}")
        t.expect_main_step()
        assert t.card("troll").damage == damage - healed
        return t

    def test_three_healed_gain_one(self) -> None:
        assert self.heal(5, 3).amber(0) == 1 + 1
        assert self.heal(3, 3).amber(0) == 1 + 1

    def test_two_healed_gain_nothing(self) -> None:
        assert self.heal(5, 2).amber(0) == 1
        assert self.heal(2, 2).amber(0) == 1


class TestWordOfReturning:
    def test_each_enemy_pays_for_its_amber_and_loses_it_to_you(self) -> None:
        ada = side(hand=["word-of-returning"], battleline=[spec("krump", amber=2)])
        bo = side(battleline=[spec("troll", amber=3), "bumpsy", spec("dodger", amber=1), spec("urchin", amber=1)])
        t = table(ada, bo, house=HERE)
        t.do("play", "word-of-returning")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 3 + 1 + 1),
            "word-of-returning": ("hand", "discard"),
            "troll damage": (0, 3),
            "troll amber": (3, 0),
            "dodger damage": (0, 1),
            "dodger amber": (1, 0),
            "urchin": ("battleline", "discard"),
        }
        t.expect_main_step()

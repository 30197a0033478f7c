"""Call of the Archons, Untamed: the creatures beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


class TestAncientBear:
    @pytest.mark.rule("glossary/assault-x")
    def test_it_deals_two_before_it_fights_with_five(self) -> None:
        t = table(side(battleline=["ancient-bear"]), side(battleline=["troll", "urchin"]))
        t.fight("ancient-bear", "troll")
        assert t.card("troll").damage == 2 + 5

    def test_attacked_it_deals_its_power_only(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["ancient-bear"]))
        t.fight("troll", "ancient-bear")
        assert t.card("troll").damage == 5


class TestBigtwig:
    def test_it_can_fight_stunned_creatures_only(self) -> None:
        bo = side(battleline=["troll", spec("krump", stunned=True), "bumpsy"])
        t = table(side(battleline=["bigtwig", "snufflegator"]), bo, house=HERE)
        t.do("fight", "bigtwig")
        t.offers("krump")
        t.pick("krump")
        t.do("fight", "snufflegator")
        t.offers("troll", "bumpsy")

    def test_without_a_stunned_enemy_it_cannot_fight(self) -> None:
        t = table(side(battleline=["bigtwig", spec("dust-pixie", stunned=True)]), side(battleline=["troll"]))
        assert t.reasons(f"fight:{t.handle('bigtwig')}")
        assert f"reap:{t.handle('bigtwig')}" in t.decision.keys()

    def test_anyone_may_attack_it(self) -> None:
        t = table(side(battleline=["urchin"]), side(battleline=["bigtwig"]))
        t.do("fight", "urchin")
        t.offers("bigtwig")

    def test_after_its_reap_a_creature_is_stunned_and_exhausted(self) -> None:
        t = table(side(battleline=["bigtwig", "snufflegator"]), side(battleline=["troll", "krump"]), house=HERE)
        t.do("reap", "bigtwig")
        t.offers("bigtwig", "snufflegator", "troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bigtwig exhausted": (False, True),
            "krump exhausted": (False, True),
            "krump stunned": (False, True),
        }
        t.expect_main_step()


class TestWitchOfTheWilds:
    def may_play(self, t: Table) -> list[str]:
        """Return the ids of the cards in hand that may be played."""
        keys = [key for key in t.decision.keys() if key.startswith("play:")]
        return [t.game.state.cards[int(key.rpartition("c")[2])].printed.id for key in keys]

    def test_one_untamed_card_may_be_played_while_another_house_is_active(self) -> None:
        ada = side(
            hand=["full-moon", "regrowth", "nerve-blast", "punch", "pit-demon"],
            battleline=["witch-of-the-wilds"],
            houses=(House.DIS,),
        )
        t = table(ada, house=House.DIS)
        assert self.may_play(t) == ["full-moon", "regrowth", "pit-demon"]
        t.do("play", "full-moon")
        assert self.may_play(t) == ["pit-demon"]
        t.creature("pit-demon")  # a card of the active house needs no leave
        assert self.may_play(t) == []

    def test_a_card_of_the_active_house_does_not_use_the_leave_up(self) -> None:
        ada = side(hand=["full-moon", "pit-demon"], battleline=["witch-of-the-wilds"], houses=(House.DIS,))
        t = table(ada, house=House.DIS)
        t.creature("pit-demon")
        assert self.may_play(t) == ["full-moon"]

    def test_each_turn_has_its_own(self) -> None:
        cards = ["full-moon", "regrowth"]
        ada = side(hand=cards, battleline=["witch-of-the-wilds"], deck=["punch"] * 9, houses=(House.DIS,))
        t = table(ada, house=House.DIS)
        t.do("play", "full-moon")
        t.end_turn()
        t.game.choose("end-turn")
        while t.decision.kind is not DecisionKind.HOUSE:
            t.answer(t.decision.options[0].key)
        t.answer("house:dis")
        assert self.may_play(t) == ["regrowth"]

    def test_two_witches_permit_two_cards(self) -> None:
        ada = side(hand=["full-moon", "full-moon", "regrowth"], battleline=["witch-of-the-wilds"] * 2)
        t = table(ada, house=House.DIS)
        t.do("play", "full-moon")
        assert self.may_play(t) == ["full-moon", "regrowth"]
        t.do("play", "full-moon", nth=1)
        assert self.may_play(t) == []

    def test_a_witch_played_by_a_witchs_leave_brings_one_more(self) -> None:
        ada = side(hand=["full-moon", "witch-of-the-wilds", "regrowth"], battleline=["witch-of-the-wilds"])
        t = table(ada, house=House.DIS)
        t.do("play", "witch-of-the-wilds")
        t.answer("slot:0")
        assert self.may_play(t) == ["full-moon", "regrowth"]
        t.do("play", "full-moon")
        assert self.may_play(t) == []

    def test_her_leave_and_that_of_phase_shift_add_up_in_either_order(self) -> None:
        for first, second in (("full-moon", "nerve-blast"), ("nerve-blast", "full-moon")):
            ada = side(hand=["phase-shift", "full-moon", "nerve-blast"], battleline=["witch-of-the-wilds"])
            t = table(ada, side(amber=3), house=House.LOGOS)
            t.do("play", "phase-shift")
            t.do("play", first)
            t.finish()
            assert self.may_play(t) == [second]

    def test_the_opponents_witch_permits_nothing(self) -> None:
        t = table(side(hand=["full-moon"]), side(battleline=["witch-of-the-wilds"]), house=House.DIS)
        assert self.may_play(t) == []

    def test_on_a_turn_of_untamed_she_changes_nothing(self) -> None:
        ada = side(hand=["full-moon", "regrowth", "nerve-blast"], battleline=["witch-of-the-wilds"])
        t = table(ada, house=HERE)
        t.do("play", "full-moon")
        assert self.may_play(t) == ["regrowth"]


class TestBriarGrubbling:
    @pytest.mark.rule("glossary/hazardous-x")
    def test_its_attacker_is_dealt_five_first(self) -> None:
        t = table(side(battleline=["troll", "bumpsy"]), side(battleline=["briar-grubbling"]), house=House.BROBNAR)
        t.fight("bumpsy", "briar-grubbling")
        assert t.changes() == {"bumpsy": ("battleline", "discard")}  # 5 power: it never struck
        t.fight("troll", "briar-grubbling")
        assert (t.card("troll").damage, t.zone("briar-grubbling")) == (5 + 2, "discard")

    def test_attacking_it_is_not_hazardous(self) -> None:
        t = table(side(battleline=["briar-grubbling"]), side(battleline=["troll"]))
        t.fight("briar-grubbling", "troll")
        assert t.card("troll").damage == 2


class TestChotaHazri:
    def test_she_forges_with_what_is_left_after_the_loss(self) -> None:
        t = table(side(hand=["chota-hazri"], amber=7))
        t.creature("chota-hazri")
        t.answer("yes")
        t.finish()
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (0, 1)

    def test_six_are_one_too_few(self) -> None:
        t = table(side(hand=["chota-hazri"], amber=6))
        t.creature("chota-hazri")
        t.expect_main_step()
        assert (t.amber(0), t.game.state.players[0].keys) == (5, ())

    def test_one_may_refuse(self) -> None:
        t = table(side(hand=["chota-hazri"], amber=9))
        t.creature("chota-hazri")
        t.answer("no")
        assert (t.amber(0), t.game.state.players[0].keys) == (8, ())
        t.expect_main_step()

    def test_with_nothing_to_lose_nothing_follows(self) -> None:
        t = table(side(hand=["chota-hazri"]))
        t.creature("chota-hazri")
        t.expect_main_step()
        assert t.amber(0) == 0


class TestDewFaerie:
    def test_its_reap_gains_two_in_all(self) -> None:
        t = table(side(battleline=["dew-faerie"]))
        t.do("reap", "dew-faerie")
        assert t.changes() == {"ada amber": (0, 2), "dew-faerie exhausted": (False, True)}

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_misses_it_and_a_fight_gains_nothing(self) -> None:
        t = table(side(battleline=["dust-pixie", "snufflegator"]), side(battleline=["dew-faerie"]))
        t.fight("snufflegator", "dew-faerie")
        assert t.card("dew-faerie").damage == 0
        t.fight("dust-pixie", "dew-faerie")
        assert t.card("dew-faerie").damage == 1
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestFlaxia:
    def gained(self, ours: int, theirs: int) -> int:
        """Return what Flaxia gains, played beside so many creatures of either side."""
        t = table(side(hand=["flaxia"], battleline=["troll"] * ours), side(battleline=["troll"] * theirs), house=HERE)
        t.creature("flaxia")
        t.expect_main_step()
        assert t.amber(1) == 0
        return t.amber(0)

    def test_two_are_gained_with_more_creatures_herself_among_them(self) -> None:
        assert self.gained(0, 0) == self.gained(2, 2) == self.gained(3, 1) == 2

    def test_nothing_with_as_many_or_fewer(self) -> None:
        assert self.gained(0, 1) == self.gained(1, 3) == 0


class TestFuzzyGruen:
    def test_two_icons_for_you_and_one_for_the_opponent(self) -> None:
        t = table(side(hand=["fuzzy-gruen"]))
        t.creature("fuzzy-gruen")
        assert (t.amber(0), t.amber(1)) == (2, 1)
        t.expect_main_step()


class TestGiantSloth:
    def test_it_is_used_only_after_an_untamed_card_was_discarded_from_hand(self) -> None:
        ada = side(hand=["full-moon", "regrowth", "nerve-blast"], battleline=["giant-sloth"], discard=["curiosity"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        sloth = t.handle("giant-sloth")
        verbs = ("reap", "fight", "action")
        t.do("play", "full-moon")  # it goes to the discard pile, but is not discarded
        assert all(t.reasons(f"{verb}:{sloth}") for verb in verbs)
        t.do("discard", "regrowth")
        assert not any(f"{verb}:{sloth}" not in t.decision.keys() for verb in verbs)
        t.do("action", "giant-sloth")
        assert t.amber(0) == 3
        t.expect_main_step()

    def test_a_card_of_another_house_does_not_wake_it(self) -> None:
        ada = side(hand=["nerve-blast"], battleline=["giant-sloth", "witch-of-the-eye"])
        t = table(ada, house=House.SHADOWS)
        t.do("discard", "nerve-blast")
        assert t.reasons(f"action:{t.handle('giant-sloth')}")
        t = table(side(hand=[spec("nerve-blast", house=HERE)], battleline=["giant-sloth"]), house=HERE)
        t.do("discard", "nerve-blast")  # a maverick of Untamed does
        assert f"action:{t.handle('giant-sloth')}" in t.decision.keys()


class TestHalacor:
    def test_friendly_flank_creatures_have_skirmish_itself_included(self) -> None:
        t = table(side(battleline=["niffle-ape", "halacor", "dew-faerie"]), side(battleline=["troll"]))
        t.fight("niffle-ape", "troll")
        t.fight("dew-faerie", "troll")
        assert (t.card("niffle-ape").damage, t.card("dew-faerie").damage) == (0, 0)
        t.fight("halacor", "troll")
        assert t.zone("halacor") == "discard"  # in the middle
        t = table(side(battleline=["halacor", "niffle-ape"]), side(battleline=["troll"]))
        t.fight("halacor", "troll")
        assert t.card("halacor").damage == 0

    def test_enemies_on_their_flanks_gain_nothing(self) -> None:
        t = table(side(battleline=["niffle-ape"]), side(battleline=["halacor", "troll"]))
        t.fight("niffle-ape", "troll")
        assert t.zone("niffle-ape") == "discard"


class TestInkaTheSpider:
    def test_played_and_reaping_it_stuns_any_creature(self) -> None:
        ada = side(hand=["inka-the-spider"], battleline=["snufflegator"])
        t = table(ada, side(battleline=["troll", "krump"]), house=HERE)
        t.creature("inka-the-spider")
        t.offers("snufflegator", "inka-the-spider", "troll", "krump")
        t.pick("troll")
        assert t.card("troll").stunned
        t = table(side(battleline=["inka-the-spider"]), side(battleline=["troll"]))
        t.do("reap", "inka-the-spider")
        t.offers("inka-the-spider", "troll")
        t.pick("troll")
        assert t.card("troll").stunned
        t.expect_main_step()

    @pytest.mark.rule("glossary/poison")
    def test_its_poison_kills_and_a_fight_stuns_nothing(self) -> None:
        t = table(side(battleline=["inka-the-spider"]), side(battleline=["troll", "krump"]))
        t.fight("inka-the-spider", "troll")
        assert t.changes() == {
            "inka-the-spider": ("battleline", "discard"),
            "troll": ("battleline", "discard"),
        }


class TestKindrithLongshot:
    def test_after_the_reap_two_damage_to_any_creature(self) -> None:
        t = table(side(battleline=["kindrith-longshot", "troll"]), side(battleline=["krump"]), house=HERE)
        t.do("reap", "kindrith-longshot")
        t.offers("kindrith-longshot", "troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "kindrith-longshot exhausted": (False, True),
            "krump damage": (0, 2),
        }
        t.expect_main_step()

    def test_it_fights_unharmed_and_is_missed_at_first(self) -> None:
        t = table(side(battleline=["kindrith-longshot"]), side(battleline=["kindrith-longshot", "troll"]), house=HERE)
        t.fight("kindrith-longshot", "troll")
        assert (t.card("troll").damage, t.card("kindrith-longshot").damage) == (3, 0)
        t = table(side(battleline=["snufflegator"]), side(battleline=["kindrith-longshot"]))
        t.fight("snufflegator", "kindrith-longshot")
        assert t.card("kindrith-longshot").damage == 0


@pytest.mark.parametrize(("id_", "damage"), [("lupo-the-scarred", 2), ("mighty-tiger", 4)])
class TestLupoAndTiger:
    def test_played_it_wounds_an_enemy_creature(self, id_: str, damage: int) -> None:
        t = table(side(hand=[id_], battleline=["troll"]), side(battleline=["krump", "zorg"]), house=HERE)
        t.creature(id_)
        t.offers("krump", "zorg")
        t.pick("zorg")
        assert t.changes() == {
            id_: ("hand", "battleline"),
            f"{id_} exhausted": (False, True),
            "zorg damage": (0, damage),
        }
        t.expect_main_step()

    def test_without_an_enemy_it_asks_nothing(self, id_: str, damage: int) -> None:
        t = table(side(hand=[id_], battleline=["troll"]), house=HERE)
        t.creature(id_)
        assert t.card("troll").damage == 0
        t.expect_main_step()

    def test_only_lupo_fights_unharmed(self, id_: str, damage: int) -> None:
        t = table(side(battleline=[id_]), side(battleline=["dust-pixie"]))
        t.fight(id_, "dust-pixie")
        assert t.card(id_).damage == (0 if id_ == "lupo-the-scarred" else 1)


class TestMurmook:
    def test_the_opponents_keys_cost_one_more_and_yours_do_not(self) -> None:
        t = table(side(amber=6, battleline=["murmook"]), side(amber=6), house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys == ()
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1

    def test_seven_are_enough_and_two_cost_two_more(self) -> None:
        t = table(side(battleline=["murmook"]), side(amber=7), house=HERE)
        t.end_turn()
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (1, 0)
        t = table(side(battleline=["murmook"] * 2), side(amber=7), house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys == ()


class TestMushroomMan:
    def test_three_power_for_each_key_its_controller_has_not_forged(self) -> None:
        powers = []
        for n in range(3):
            keys = ("red", "blue")[:n]
            t = table(side(battleline=["mushroom-man"], keys=keys), side(battleline=["mushroom-man"]), house=HERE)
            powers.append((t.card("mushroom-man").power, t.card("mushroom-man", nth=1).power))
        assert powers == [(11, 11), (8, 11), (5, 11)]

    def test_a_forged_key_may_be_its_end(self) -> None:
        ada = side(hand=["chota-hazri"], battleline=[spec("mushroom-man", damage=9)], amber=7)
        t = table(ada, house=HERE)
        t.creature("chota-hazri")
        t.answer("yes")
        t.finish()
        assert (t.line(0), t.zone("mushroom-man")) == (["chota-hazri"], "discard")


class TestPiranhaMonkeys:
    @pytest.mark.parametrize("how", ["play", "reap"])
    def test_each_other_creature_is_dealt_two(self, how: str) -> None:
        place = "hand" if how == "play" else "battleline"
        ada = side(**{place: ["piranha-monkeys"]}, artifacts=["cannon"])
        t = table(ada, side(battleline=["troll", "krump", "urchin"]), house=HERE)
        if how == "play":
            t.creature("piranha-monkeys")
        else:
            t.do("reap", "piranha-monkeys")
        assert (t.card("troll").damage, t.card("krump").damage, t.zone("urchin")) == (2, 2, "discard")
        assert t.card("piranha-monkeys").damage == 0
        t.expect_main_step()

    def test_friends_are_bitten_too_and_a_fight_bites_nobody_else(self) -> None:
        t = table(side(battleline=["piranha-monkeys", "snufflegator", "piranha-monkeys"]), house=HERE)
        t.do("reap", "piranha-monkeys")
        assert t.line(0) == ["piranha-monkeys", "snufflegator"]
        assert t.card("snufflegator").damage == 2
        t = table(side(battleline=["piranha-monkeys", "snufflegator"]), side(battleline=["dust-pixie", "troll"]))
        t.fight("piranha-monkeys", "dust-pixie")
        assert (t.card("snufflegator").damage, t.card("troll").damage) == (0, 0)


class TestTeliga:
    def test_each_creature_the_opponent_plays_gains_one_for_her_controller(self) -> None:
        ada = side(hand=["snufflegator", "niffle-ape", "full-moon"])
        t = table(ada, side(battleline=["teliga"]), house=HERE)
        t.creature("snufflegator")
        assert (t.amber(0), t.amber(1)) == (0, 1)
        t.creature("niffle-ape")
        assert (t.amber(0), t.amber(1)) == (0, 2)
        t.do("play", "full-moon")
        assert t.amber(1) == 2
        t.expect_main_step()

    def test_her_controllers_own_creatures_gain_nothing(self) -> None:
        t = table(side(hand=["snufflegator", "teliga"], battleline=["teliga"]), house=HERE)
        t.creature("snufflegator")
        assert (t.amber(0), t.amber(1)) == (0, 0)

"""Call of the Archons, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardPlayed, CardsRevealed, Shuffled
from kfdesk.engine.queries import houses
from kfdesk.engine.terms import DecisionKind, Icon
from kfdesk.language.definition import card as draft
from kfdesk.language.effects.amber import gain
from tests.cards.lines import cases
from tests.rulebook.made import after_event
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


class TestCooperativeHunting:
    @pytest.mark.rule("glossary/for-each")
    def test_one_damage_for_each_friendly_creature_to_any_creatures(self) -> None:
        ada = side(hand=["cooperative-hunting"], battleline=["troll", "dust-pixie", "krump"])
        t = table(ada, side(battleline=["bumpsy", "dodger", "smaaash", "headhunter"]), house=HERE)
        t.do("play", "cooperative-hunting")
        t.offers("troll", "dust-pixie", "krump", "bumpsy", "dodger", "smaaash", "headhunter")
        t.pick("bumpsy")
        t.pick("bumpsy")
        t.pick("troll")
        assert t.changes() == {
            "cooperative-hunting": ("hand", "discard"),
            "bumpsy damage": (0, 2),
            "troll damage": (0, 1),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/for-each")
    def test_all_of_it_is_dealt_at_once_and_the_number_is_fixed_first(self) -> None:
        t = table(side(hand=["cooperative-hunting"], battleline=["dust-pixie", "urchin"]), side(battleline=["troll"]))
        t.do("play", "cooperative-hunting")
        t.pick("dust-pixie")
        assert t.zone("dust-pixie") == "battleline"  # nothing is dealt until all is chosen
        t.offers("dust-pixie", "urchin", "troll")
        t.pick("urchin")
        t.pick("urchin", "dust-pixie")
        assert t.line(0) == []
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward", "glossary/damage")
    def test_one_ward_stops_all_that_falls_on_one_creature_together(self) -> None:
        ada = side(hand=["cooperative-hunting"], battleline=["troll", "krump"])
        t = table(ada, side(battleline=[spec("dodger", warded=True)]), house=HERE)
        t.do("play", "cooperative-hunting")
        t.pick("dodger")
        t.pick("dodger")
        assert (t.card("dodger").damage, t.card("dodger").warded) == (0, False)

    def test_armor_counts_once(self) -> None:
        ada = side(hand=["cooperative-hunting"], battleline=["troll", "krump"])
        t = table(ada, side(battleline=["champion-anaphiel"]), house=HERE)
        t.do("play", "cooperative-hunting")
        t.pick("champion-anaphiel")
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").damage, t.card("champion-anaphiel").armor_left) == (1, 0)

    def test_without_a_friendly_creature_it_asks_nothing(self) -> None:
        t = table(side(hand=["cooperative-hunting"]), side(battleline=["troll"]))
        t.do("play", "cooperative-hunting")
        assert t.changes() == {"cooperative-hunting": ("hand", "discard")}
        t.expect_main_step()


class TestCuriosity:
    test = cases("""
        each scientist of either side is destroyed
            in: untamed
            ada: hand curiosity; line batdrone doc-bookton
            bo: line dr-escotera troll neutron-shark
            play curiosity, finish
            -> ada amber: 0 > 1, curiosity: hand > discard, doc-bookton: battleline > discard,
            -> dr-escotera: battleline > discard, ada line: batdrone, bo line: troll neutron-shark
    """)


class TestFertilityChant:
    test = cases("""
        four icons for you and two for the opponent
            ada: hand fertility-chant
            play fertility-chant
            -> ada amber: 0 > 4, bo amber: 0 > 2, fertility-chant: hand > discard
    """)


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


class TestFullMoon:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_each_creature_played_this_turn_gains_one(self) -> None:
        t = table(side(hand=["full-moon", "snufflegator", "dust-pixie", "regrowth"]))
        t.do("play", "full-moon")
        t.creature("snufflegator")
        assert t.amber(0) == 1
        t.creature("dust-pixie")
        assert t.amber(0) == 2 + 2  # two icons, and one more
        t.do("play", "regrowth")
        assert t.amber(0) == 5  # its own icon only
        t.expect_main_step()

    def test_two_moons_gain_two(self) -> None:
        t = table(side(hand=["full-moon", "full-moon", "snufflegator"]))
        t.do("play", "full-moon")
        t.do("play", "full-moon", nth=1)
        t.creature("snufflegator")
        t.finish()
        assert t.amber(0) == 2

    def test_creatures_played_before_it_and_by_the_opponent_gain_nothing(self) -> None:
        bo = side(hand=[spec("snufflegator")], houses=(HERE,))
        t = table(side(hand=["niffle-ape", "full-moon"]), bo)
        t.creature("niffle-ape")
        t.do("play", "full-moon")
        assert t.amber(0) == 0
        t.end_turn()
        t.creature("snufflegator")
        assert (t.amber(0), t.amber(1)) == (0, 0)


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


class TestLostInTheWoods:
    def lost(self, ours: list[str], theirs: list[str], ours_left: list[str], theirs_left: list[str]) -> Table:
        """Play it, picking the first creatures offered; check the battlelines left."""
        t = table(side(hand=["lost-in-the-woods"], battleline=ours), side(battleline=theirs), house=HERE)
        t.do("play", "lost-in-the-woods")
        t.finish()
        assert (t.line(0), t.line(1)) == (ours_left, theirs_left)
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/shuffle")
    def test_two_creatures_of_each_side_are_shuffled_into_their_owners_decks(self) -> None:
        ada = side(hand=["lost-in-the-woods"], battleline=["troll", "krump", "valdr"], deck=["punch"])
        bo = side(battleline=["bumpsy", spec("dodger", owner=0), "smaaash"], deck=["anger"])
        t = table(ada, bo, house=HERE)
        t.do("play", "lost-in-the-woods")
        t.expect(DecisionKind.CARD)
        t.offers("troll", "krump", "valdr", least=2, most=2)
        t.pick("troll", "valdr")
        t.offers("bumpsy", "dodger", "smaaash", least=2, most=2)
        t.pick("dodger", "smaaash")
        assert t.changes() == {
            "ada amber": (0, 1),
            "lost-in-the-woods": ("hand", "discard"),
            "troll": ("battleline", "deck"),
            "valdr": ("battleline", "deck"),
            "dodger": ("battleline", "deck"),
            "dodger controller": (1, 0),
            "smaaash": ("battleline", "deck"),
        }
        assert sorted(t.ids(0, "deck")) == ["dodger", "punch", "troll", "valdr"]
        assert sorted(t.ids(1, "deck")) == ["anger", "smaaash"]
        assert [e.player for e in t.events(Shuffled)] == [0, 1]
        t.expect_main_step()

    @pytest.mark.rule("faq/resolve-as-much-as-you-can-2", "glossary/resolve-as-much-as-you-can")
    def test_with_fewer_creatures_as_many_as_there_are(self) -> None:
        self.lost([], ["bumpsy", "dodger"], [], [])
        self.lost(["troll"], ["bumpsy"], [], [])
        self.lost(["troll", "krump", "valdr"], [], ["valdr"], [])
        self.lost([], [], [], [])

    def test_what_they_carried_stays_behind(self) -> None:
        bo = side(battleline=[spec("charette", amber=3, upgrades=["blood-of-titans"])])
        t = table(side(hand=["lost-in-the-woods"]), bo)
        t.do("play", "lost-in-the-woods")
        t.pick("charette")
        assert (t.amber(0), t.zone("charette"), t.zone("blood-of-titans")) == (1 + 3, "deck", "discard")


class TestMimicry:
    def mimic(self, *theirs: str, ada: tuple[str, ...] = (), **fields: object) -> Table:
        """Return a table with Mimicry in hand and those cards in the opponent's discard pile."""
        t = table(side(hand=["mimicry", *ada], **fields), side(discard=list(theirs), amber=3), house=HERE)
        return t

    def test_only_actions_of_the_opponents_discard_pile_may_be_copied(self) -> None:
        t = self.mimic("fertility-chant", "troll", "cannon", "nerve-blast", discard=["regrowth"])
        t.do("play", "mimicry")
        t.offers("nerve-blast", "fertility-chant")  # top card first
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

    @pytest.mark.rule("card-faq/dark-harbinger-1")
    def test_is_played_as_a_card_of_the_house_it_copies(self) -> None:
        """What reacts to an Untamed card does not resolve; what reacts to a Shadows card does."""
        seen = after_event(CardPlayed, gain(1), lambda s, e: House.SHADOWS in houses(s.core, e.card))
        harbinger = spec("dark-harbinger", owner=1, ready=False)
        ada = side(hand=["mimicry", "full-moon"], battleline=["urchin", harbinger])
        t = table(ada, side(discard=["finishing-blow"]), draft("urchin", seen), house=HERE)
        t.do("play", "mimicry")
        t.finish()
        assert (t.amber(0), t.zone("mimicry")) == (2, "discard")  # 1 from the icon it copies
        assert t.card("mimicry").houses == (HERE,) and not t.card("dark-harbinger").ready
        t.do("play", "full-moon")
        t.finish()
        assert t.amber(0) == 2 and t.card("dark-harbinger").ready

    @pytest.mark.rule("faq/alpha-2")
    def test_is_a_copy_of_an_alpha_card_played_first(self) -> None:
        t = self.mimic("eureka", ada=("full-moon", "regrowth"))
        t.do("play", "mimicry")
        t.finish()
        assert t.zone("mimicry") == "discard"
        assert t.amber(0) == 3  # the icon of what it copies, and what that gains
        assert sorted(t.ids(0, "archives")) == ["full-moon", "regrowth"]

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
    test = cases("""
        up to three creatures of either side are exhausted
            in: untamed
            ada: hand nocturnal-maneuver; line troll; artifacts cannon
            bo: line bumpsy dodger krump
            play nocturnal-maneuver, offers 0-3 of: troll bumpsy dodger krump, pick bumpsy dodger krump
            -> ada amber: 0 > 1, nocturnal-maneuver: hand > discard, bumpsy exhausted, dodger exhausted,
            -> krump exhausted
    """)

    @pytest.mark.rule("glossary/exhaust-exhausted")
    def test_where_no_creature_is_ready_there_is_nothing_to_choose(self) -> None:
        bo = side(battleline=[spec("bumpsy", ready=False), spec("krump", ready=False)])
        t = table(side(hand=["nocturnal-maneuver"]), bo, house=HERE)
        t.do("play", "nocturnal-maneuver")
        assert t.changes() == {"ada amber": (0, 1), "nocturnal-maneuver": ("hand", "discard")}
        t.expect_main_step()


class TestPerilousWild:
    test = cases("""
        each elusive creature of either side is destroyed and no other
            in: untamed
            ada: hand perilous-wild; line dew-faerie troll urchin
            bo: line kindrith-longshot krump(upgrades=ring-of-invisibility) bumpsy
            play perilous-wild, finish
            -> ada amber: 0 > 1, perilous-wild: hand > discard, dew-faerie: battleline > discard,
            -> urchin: battleline > discard, kindrith-longshot: battleline > discard,
            -> krump: battleline > discard, ring-of-invisibility: upgrade > discard, ada line: troll,
            -> bo line: bumpsy
    """)


class TestRegrowth:
    test = cases("""
        it offers the creatures of ones own discard pile only
            in: untamed
            ada: hand regrowth; discard troll punch gauntlet-of-command dust-pixie blood-of-titans
            bo: discard krump
            play regrowth, offers dust-pixie troll, pick dust-pixie
            -> ada amber: 0 > 1, regrowth: hand > discard, dust-pixie: discard > hand
        without a creature there it asks nothing
            in: untamed
            ada: hand regrowth; discard punch
            bo: discard krump
            play regrowth
            -> ada amber: 0 > 1, regrowth: hand > discard
    """)


class TestSaveThePack:
    test = cases("""
        each damaged creature is destroyed and a chain gained
            in: untamed
            ada: hand save-the-pack; line troll(damage=1) krump
            bo: line bumpsy(damage=4) dodger
            play save-the-pack, finish
            -> ada chains: 0 > 1, save-the-pack: hand > discard, troll: battleline > discard,
            -> bumpsy: battleline > discard
        the chain comes without damage too
            in: untamed
            ada: hand save-the-pack
            bo: line dodger
            play save-the-pack
            -> ada chains: 0 > 1, save-the-pack: hand > discard
    """)


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

    def test_who_is_next_is_asked_only_where_more_than_one_can_fight(self) -> None:
        ada = side(hand=["scout"], battleline=[spec("niffle-ape", ready=False), "dust-pixie"])
        t = table(ada, side(battleline=["troll", "krump"]), house=HERE)
        t.do("play", "scout")
        t.pick("niffle-ape", "dust-pixie")
        t.expect(DecisionKind.ATTACK)
        t.pick("krump")
        assert t.card("krump").damage == 1
        t.expect_main_step()

    def test_nobody_is_asked_who_is_next_without_an_enemy_to_fight(self) -> None:
        t = table(side(hand=["scout"], battleline=["urchin", "dust-pixie"]), side(), house=HERE)
        t.do("play", "scout")
        t.pick("urchin", "dust-pixie")
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


class TestBearFlute:
    def test_it_heals_a_bear_of_either_side(self) -> None:
        ada = side(
            artifacts=["bear-flute"],
            battleline=[spec("ancient-bear", damage=3), spec("troll", damage=2)],
            deck=["ancient-bear"],
        )
        t = table(ada, side(battleline=[spec("ancient-bear", damage=4)]), house=HERE)
        t.do("action", "bear-flute")
        t.offers("ancient-bear", "ancient-bear")
        t.answer(t.decision.options[0].key)
        assert t.changes() == {"ancient-bear 2 damage": (3, 0), "bear-flute exhausted": (False, True)}
        t.expect_main_step()

    def without_a_bear(self) -> Table:
        ada = side(
            artifacts=["bear-flute"],
            deck=["punch", "ancient-bear", "anger"],
            discard=["troll", "ancient-bear"],
            hand=["ancient-bear"],
        )
        t = table(ada, side(battleline=["troll"], discard=["ancient-bear"]), house=HERE)
        t.do("action", "bear-flute")
        t.offers("ancient-bear", "ancient-bear", least=0, most=2)
        return t

    @pytest.mark.rule("glossary/search")
    def test_without_a_bear_in_play_bears_are_fetched_and_the_discard_pile_goes_into_the_deck(self) -> None:
        t = self.without_a_bear()
        t.answer(*[o.key for o in t.decision.options if o.card])
        assert t.ids(0, "hand") == ["ancient-bear"] * 3
        assert (sorted(t.ids(0, "deck")), t.ids(0, "discard")) == (["anger", "punch", "troll"], [])
        assert len(t.events(CardsRevealed)[0].cards) == 2
        assert t.ids(1, "discard") == ["ancient-bear"]
        t.expect_main_step()

    @pytest.mark.rule("glossary/search", "glossary/if-you-do-and-in-order-to")
    def test_who_fetches_none_shuffles_the_deck_only(self) -> None:
        t = self.without_a_bear()
        t.answer("done")
        assert t.ids(0, "discard") == ["troll", "ancient-bear"]
        assert [e.player for e in t.events(Shuffled)] == [0]
        t.expect_main_step()

    def test_an_enemy_bear_in_play_forbids_the_search(self) -> None:
        ada = side(artifacts=["bear-flute"], deck=["ancient-bear"])
        t = table(ada, side(battleline=["ancient-bear"]), house=HERE)
        t.do("action", "bear-flute")
        t.finish()
        assert t.ids(0, "hand") == []


class TestNepentheSeed:
    test = cases("""
        destroyed it returns any card of ones own discard pile even itself
            in: brobnar
            ada: artifacts nepenthe-seed; discard punch troll
            bo: discard krump
            omni nepenthe-seed, offers nepenthe-seed troll punch, pick troll
            -> troll: discard > hand, nepenthe-seed: artifacts > discard
    """)


class TestRitualOfBalance:
    def stolen(self, amber: int) -> int:
        t = table(side(artifacts=["ritual-of-balance"]), side(amber=amber), house=HERE)
        t.do("action", "ritual-of-balance")
        t.expect_main_step()
        assert t.amber(1) == amber - t.amber(0)
        return t.amber(0)

    def test_one_is_stolen_from_six_or_more_and_none_from_five(self) -> None:
        assert [self.stolen(n) for n in (0, 5, 6, 7)] == [0, 0, 1, 1]


class TestRitualOfTheHunt:
    def test_for_the_turn_friendly_untamed_creatures_may_be_used_in_any_way(self) -> None:
        ada = side(
            artifacts=["ritual-of-the-hunt", "world-tree"],
            battleline=["snufflegator", "niffle-ape", "doc-bookton"],
            deck=["punch"] * 9,
            houses=(House.DIS,),
        )
        t = table(ada, side(battleline=["troll"]), house=House.DIS)
        assert t.reasons(f"reap:{t.handle('snufflegator')}")
        t.do("omni", "ritual-of-the-hunt")
        assert t.zone("ritual-of-the-hunt") == "discard"
        t.do("reap", "snufflegator")
        t.fight("niffle-ape", "troll")
        assert (t.amber(0), t.card("troll").damage) == (1, 3)
        assert t.reasons(f"reap:{t.handle('doc-bookton')}")
        assert t.reasons(f"action:{t.handle('world-tree')}")  # no creature
        t.expect_main_step()

    def test_the_permission_ends_with_the_turn(self) -> None:
        ada = side(artifacts=["ritual-of-the-hunt"], battleline=["snufflegator"], deck=["punch"] * 9)
        t = table(ada, house=House.DIS)
        t.do("omni", "ritual-of-the-hunt")
        t.end_turn()
        assert t.reasons(f"reap:{t.handle('snufflegator')}")


class TestWorldTree:
    test = cases("""
        a creature of ones own discard pile goes on top of the deck
            in: untamed
            ada: artifacts world-tree; discard troll punch krump; deck anger
            bo: discard bumpsy
            action world-tree, offers krump troll, pick krump
            -> krump: discard > deck, world-tree exhausted, ada deck: krump anger, ada discard: troll punch
        without a creature there it asks nothing
            in: untamed
            ada: artifacts world-tree; discard punch
            action world-tree
            -> world-tree exhausted
    """)


class TestAncientBear:
    test = cases("""
        it deals two before it fights with five
            rule: glossary/assault-x
            ada: line ancient-bear
            bo: line troll urchin
            fight ancient-bear troll
            -> ancient-bear: battleline > discard, troll damage: 0 > 7
        attacked it deals its power only
            ada: line troll
            bo: line ancient-bear
            fight troll ancient-bear
            -> troll exhausted, troll damage: 0 > 5, ancient-bear: battleline > discard
    """)


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

    @pytest.mark.rule("card-faq/captain-val-jericho-1")
    def test_her_leave_and_that_of_phase_shift_add_up_in_either_order(self) -> None:
        for first, second in (("full-moon", "nerve-blast"), ("nerve-blast", "full-moon")):
            ada = side(hand=["phase-shift", "full-moon", "nerve-blast"], battleline=["witch-of-the-wilds"])
            t = table(ada, side(amber=3), house=House.LOGOS)
            t.do("play", "phase-shift")
            t.do("play", first)
            if first == "full-moon":  # both permit it; the active player chooses whose leave is taken
                t.answer(f"trigger:{t.handle('witch-of-the-wilds')}.0")
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


class TestDustPixie:
    @pytest.mark.rule("glossary/aember-bonus-icon")
    def test_it_gains_two_when_played_and_has_one_power(self) -> None:
        t = table(side(hand=["dust-pixie"]))
        t.creature("dust-pixie")
        assert t.changes() == {
            "ada amber": (0, 2),
            "dust-pixie": ("hand", "battleline"),
            "dust-pixie exhausted": (False, True),
        }
        assert t.card("dust-pixie").power == 1
        t.expect_main_step()


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
    test = cases("""
        two icons for you and one for the opponent
            ada: hand fuzzy-gruen
            creature fuzzy-gruen
            -> ada amber: 0 > 2, bo amber: 0 > 1, fuzzy-gruen: hand > battleline, fuzzy-gruen exhausted
    """)


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

    @pytest.mark.rule("glossary/discarding-cards")
    def test_an_untamed_card_discarded_from_the_deck_does_not_wake_it(self) -> None:
        ada = side(battleline=["giant-sloth", "witch-of-the-eye"], deck=["regrowth"])
        t = table(ada, side(battleline=["troll"], artifacts=["evasion-sigil"]), house=HERE)
        t.fight("witch-of-the-eye", "troll")
        assert t.ids(0, "discard") == ["regrowth"]
        assert t.reasons(f"action:{t.handle('giant-sloth')}")


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


class TestSnufflegator:
    test = cases("""
        it attacks unharmed
            rule: glossary/skirmish
            ada: line snufflegator
            bo: line troll
            fight snufflegator troll
            -> snufflegator exhausted, troll damage: 0 > 4
        attacked it is hurt
            ada: line urchin
            bo: line snufflegator
            fight urchin snufflegator
            -> urchin: battleline > discard, snufflegator damage: 0 > 1
    """)


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


class TestNiffleApe:
    @pytest.mark.rule("glossary/taunt")
    def test_it_may_attack_past_taunt(self) -> None:
        t = table(side(battleline=["niffle-ape", "snufflegator"]), side(battleline=["champion-anaphiel", "troll"]))
        t.do("fight", "niffle-ape")
        t.offers("champion-anaphiel", "troll")
        t.pick("troll")
        assert t.card("troll").damage == 3
        t.do("fight", "snufflegator")
        t.offers("champion-anaphiel")

    def test_a_fight_past_taunt_is_explained_as_legal_before_it_begins(self) -> None:
        t = table(side(battleline=["niffle-ape", "snufflegator"]), side(battleline=["champion-anaphiel", "troll"]))
        troll = t.handle("troll")
        assert t.reasons(f"fight:{t.handle('niffle-ape')}:{troll}") == []
        assert t.reasons(f"fight:{t.handle('snufflegator')}:{troll}") == ["glossary/taunt"]

    @pytest.mark.rule("faq/elusive-4", "glossary/elusive")
    def test_it_hurts_an_elusive_creature_and_uses_its_elusive_up(self) -> None:
        t = table(side(battleline=["niffle-ape", "snufflegator"]), side(battleline=["culf-the-quiet"]))
        t.fight("niffle-ape", "culf-the-quiet")
        assert t.changes() == {"niffle-ape": ("battleline", "discard"), "culf-the-quiet damage": (0, 3)}
        t.fight("snufflegator", "culf-the-quiet")
        assert t.zone("culf-the-quiet") == "discard"

    def test_attacked_it_does_not_lift_taunt_or_elusive_for_others(self) -> None:
        ada = side(battleline=["snufflegator", "niffle-ape"])
        t = table(ada, side(battleline=["urchin", "champion-anaphiel"]))
        t.do("fight", "snufflegator")
        t.offers("champion-anaphiel")
        t = table(ada, side(battleline=["urchin"]))
        t.fight("snufflegator", "urchin")
        assert t.line(1) == ["urchin"]


class TestNiffleQueen:
    def test_each_other_friendly_beast_and_niffle_gets_one_for_each_word(self) -> None:
        ada = side(battleline=["niffle-queen", "niffle-ape", "snufflegator", "troll"])
        t = table(ada, side(battleline=[spec("niffle-ape", owner=1), "snufflegator"]), house=HERE)
        assert t.card("niffle-queen").power == 6
        assert t.card("niffle-ape", player=0).power == 3 + 2
        assert t.card("snufflegator", player=0).power == 4 + 1
        assert t.card("troll").power == 8
        assert t.card("niffle-ape", player=1).power == 3
        assert t.card("snufflegator", player=1).power == 4

    def test_two_queens_lift_each_other(self) -> None:
        t = table(side(battleline=["niffle-queen", "niffle-queen", "niffle-ape"]))
        assert [c.power for c in t.cards()] == [8, 8, 7]

    @pytest.mark.rule("glossary/damage", "glossary/constant-abilities")
    def test_without_her_what_she_held_up_is_destroyed(self) -> None:
        line = [
            spec("niffle-ape", damage=4),
            "niffle-queen",
            spec("snufflegator", damage=4),
            spec("niffle-ape", damage=2),
        ]
        t = table(side(hand=["fear"]), side(battleline=line), house=House.DIS)
        t.do("play", "fear")
        t.pick("niffle-queen")
        t.finish()
        assert t.changes() == {
            "fear": ("hand", "discard"),
            "niffle-ape": ("battleline", "discard"),
            "niffle-queen": ("battleline", "hand"),
            "snufflegator": ("battleline", "discard"),
        }
        assert t.line(1) == ["niffle-ape"]
        t.expect_main_step()


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


class TestHuntingWitch:
    @pytest.mark.rule("chart/play")
    def test_each_other_creature_you_play_gains_one(self) -> None:
        t = table(side(hand=["snufflegator", "full-moon"], battleline=["hunting-witch"]))
        t.creature("snufflegator")
        assert t.changes() == {
            "ada amber": (0, 1),
            "snufflegator": ("hand", "battleline"),
            "snufflegator exhausted": (False, True),
        }
        t.do("play", "full-moon")
        assert t.amber(0) == 1  # no creature
        t.expect_main_step()

    def test_her_own_play_gains_nothing_and_a_second_witch_pays_for_the_first(self) -> None:
        t = table(side(hand=["hunting-witch", "hunting-witch"]))
        t.creature("hunting-witch")
        assert t.amber(0) == 0
        t.do("play", "hunting-witch", nth=1)
        t.answer("slot:0")
        assert t.amber(0) == 1
        t.expect_main_step()

    def test_the_opponents_creatures_gain_nothing(self) -> None:
        t = table(side(hand=["snufflegator"]), side(battleline=["hunting-witch"]))
        t.creature("snufflegator")
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestWitchOfTheEye:
    test = cases("""
        after her reap any card of ones own discard pile returns
            in: untamed
            ada: line witch-of-the-eye; discard punch troll blood-of-titans library-of-babble
            bo: discard krump
            reap witch-of-the-eye, offers library-of-babble blood-of-titans troll punch, pick blood-of-titans
            -> ada amber: 0 > 1, blood-of-titans: discard > hand, witch-of-the-eye exhausted
        with an empty discard pile it asks nothing
            ada: line witch-of-the-eye
            bo: discard krump
            reap witch-of-the-eye
            -> ada amber: 0 > 1, witch-of-the-eye exhausted
        a fight returns nothing
            ada: line witch-of-the-eye; discard punch
            bo: line dust-pixie
            fight witch-of-the-eye dust-pixie
            -> witch-of-the-eye exhausted, witch-of-the-eye damage: 0 > 1, dust-pixie: battleline > discard,
            -> ada hand: nothing
    """)


class TestWays:
    @pytest.mark.rule("glossary/assault-x")
    def test_way_of_the_bear_adds_to_the_assault_of_its_creature(self) -> None:
        for creature, dealt in (("snufflegator", 2 + 4), ("ancient-bear", 2 + 2 + 5)):
            ada = side(hand=["way-of-the-bear"], battleline=[creature, "niffle-ape"])
            t = table(ada, side(battleline=[spec("troll", power_counters=5)]), house=HERE)
            t.do("play", "way-of-the-bear")
            t.offers(creature, "niffle-ape", "troll")
            t.pick(creature)
            assert t.amber(0) == 1
            t.fight(creature, "troll")
            assert t.card("troll").damage == dealt
            t.fight("niffle-ape", "troll")
            assert t.card("troll").damage == dealt + 3

    def test_way_of_the_wolf_lets_its_creature_fight_unharmed(self) -> None:
        ada = side(hand=["way-of-the-wolf"], battleline=["niffle-ape", "niffle-queen"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "way-of-the-wolf")
        t.offers("niffle-ape", "niffle-queen", "troll")
        t.pick("niffle-ape")
        t.fight("niffle-ape", "troll")
        assert (t.card("niffle-ape").damage, t.card("troll").damage) == (0, 5)
        t.fight("niffle-queen", "troll")
        assert t.zone("niffle-queen") == "discard"
        t.expect_main_step()

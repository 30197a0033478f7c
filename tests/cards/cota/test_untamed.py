"""Call of the Archons, Untamed: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import Shuffled
from kfdesk.engine.terms import DecisionKind
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


class TestRegrowth:
    def test_it_offers_the_creatures_of_ones_own_discard_pile_only(self) -> None:
        ada = side(
            hand=["regrowth"], discard=["troll", "punch", "gauntlet-of-command", "dust-pixie", "blood-of-titans"]
        )
        t = table(ada, side(discard=["krump"]), house=HERE)
        t.do("play", "regrowth")
        t.offers("troll", "dust-pixie")
        t.pick("dust-pixie")
        assert t.changes() == {
            "ada amber": (0, 1),
            "regrowth": ("hand", "discard"),
            "dust-pixie": ("discard", "hand"),
        }
        t.expect_main_step()

    def test_without_a_creature_there_it_asks_nothing(self) -> None:
        t = table(side(hand=["regrowth"], discard=["punch"]), side(discard=["krump"]), house=HERE)
        t.do("play", "regrowth")
        assert t.changes() == {"ada amber": (0, 1), "regrowth": ("hand", "discard")}
        t.expect_main_step()


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


class TestSnufflegator:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_attacks_unharmed(self) -> None:
        t = table(side(battleline=["snufflegator"]), side(battleline=["troll"]))
        t.fight("snufflegator", "troll")
        assert t.changes() == {"snufflegator exhausted": (False, True), "troll damage": (0, 4)}
        t.expect_main_step()

    def test_attacked_it_is_hurt(self) -> None:
        t = table(side(battleline=["urchin"]), side(battleline=["snufflegator"]))
        t.fight("urchin", "snufflegator")
        assert t.card("snufflegator").damage == 1


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
    def test_after_her_reap_any_card_of_ones_own_discard_pile_returns(self) -> None:
        ada = side(battleline=["witch-of-the-eye"], discard=["punch", "troll", "blood-of-titans", "library-of-babble"])
        t = table(ada, side(discard=["krump"]), house=HERE)
        t.do("reap", "witch-of-the-eye")
        t.offers("punch", "troll", "blood-of-titans", "library-of-babble")
        t.pick("blood-of-titans")
        assert t.changes() == {
            "ada amber": (0, 1),
            "witch-of-the-eye exhausted": (False, True),
            "blood-of-titans": ("discard", "hand"),
        }
        t.expect_main_step()

    def test_with_an_empty_discard_pile_it_asks_nothing(self) -> None:
        t = table(side(battleline=["witch-of-the-eye"]), side(discard=["krump"]))
        t.do("reap", "witch-of-the-eye")
        t.expect_main_step()

    def test_a_fight_returns_nothing(self) -> None:
        t = table(side(battleline=["witch-of-the-eye"], discard=["punch"]), side(battleline=["dust-pixie"]))
        t.fight("witch-of-the-eye", "dust-pixie")
        t.expect_main_step()
        assert t.ids(0, "hand") == []

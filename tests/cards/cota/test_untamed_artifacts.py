"""Call of the Archons, Untamed: the artifacts and upgrades beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed, Shuffled
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


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
    def test_destroyed_it_returns_any_card_of_ones_own_discard_pile_even_itself(self) -> None:
        ada = side(artifacts=["nepenthe-seed"], discard=["punch", "troll"])
        t = table(ada, side(discard=["krump"]), house=House.BROBNAR)
        t.do("omni", "nepenthe-seed")
        t.offers("punch", "troll", "nepenthe-seed")
        t.pick("troll")
        assert t.changes() == {"nepenthe-seed": ("artifacts", "discard"), "troll": ("discard", "hand")}
        t.expect_main_step()


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
    def test_a_creature_of_ones_own_discard_pile_goes_on_top_of_the_deck(self) -> None:
        ada = side(artifacts=["world-tree"], discard=["troll", "punch", "krump"], deck=["anger"])
        t = table(ada, side(discard=["bumpsy"]), house=HERE)
        t.do("action", "world-tree")
        t.offers("troll", "krump")
        t.pick("krump")
        assert (t.ids(0, "deck"), t.ids(0, "discard")) == (["krump", "anger"], ["troll", "punch"])
        t.expect_main_step()

    def test_without_a_creature_there_it_asks_nothing(self) -> None:
        t = table(side(artifacts=["world-tree"], discard=["punch"]), house=HERE)
        t.do("action", "world-tree")
        t.expect_main_step()


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

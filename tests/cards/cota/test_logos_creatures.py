"""Call of the Archons, Logos: what each creature does, and what it does not (but for those of the starter decks)."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestBrainEater:
    def test_it_draws_for_what_is_destroyed_fighting_it(self) -> None:
        t = table(side(battleline=["brain-eater"], deck=["punch", "anger"]), side(battleline=["silvertooth"]))
        t.fight("brain-eater", "silvertooth")
        assert t.ids(0, "hand") == ["punch"] and t.line(1) == []
        t.expect_main_step()

    def test_it_draws_on_the_opponents_turn_too(self) -> None:
        bo = side(battleline=["brain-eater"], deck=["punch", "anger"])
        t = table(side(battleline=["silvertooth"]), bo)
        t.fight("silvertooth", "brain-eater")
        assert (t.ids(1, "hand"), t.ids(0, "discard")) == (["punch"], ["silvertooth"])

    def test_a_survivor_or_a_creature_destroyed_otherwise_gives_nothing(self) -> None:
        t = table(
            side(battleline=["brain-eater"], hand=["twin-bolt-emission"], deck=["punch"]),
            side(battleline=["troll", "silvertooth"]),
        )
        t.do("play", "twin-bolt-emission")
        t.pick("silvertooth")
        t.pick("troll")
        assert t.line(1) == ["troll"]
        t.fight("brain-eater", "troll")
        assert t.ids(0, "hand") == []


class TestDextre:
    def test_it_captures_one_when_played(self) -> None:
        t = table(side(hand=["dextre"]), side(amber=2))
        t.creature("dextre")
        assert (t.card("dextre").amber, t.amber(1)) == (1, 1)
        t.expect_main_step()

    def test_destroyed_it_goes_upon_its_owners_deck(self) -> None:
        ada = side(hand=["dextre"], battleline=["brain-eater"], deck=["anger"])
        t = table(ada, side(battleline=[spec("dextre", amber=1)], deck=["punch"]), house=HERE)
        t.do("fight", "brain-eater")
        t.answer(f"card:{t.handle('dextre', player=1)}")
        t.finish()
        assert (t.ids(1, "deck"), t.ids(1, "discard")) == (["dextre", "punch"], [])
        assert t.amber(0) == 1

    def test_under_the_opponents_control_it_still_goes_upon_its_owners_deck(self) -> None:
        ada = side(battleline=[spec("dextre", owner=1)], deck=["anger"])
        t = table(ada, side(battleline=["troll"], deck=["punch"]), house=HERE)
        t.fight("dextre", "troll")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["anger"], ["dextre", "punch"])


class TestDysania:
    @pytest.mark.rule("card-faq/dysania-1")
    @pytest.mark.parametrize("archived", [0, 1, 3])
    def test_the_opponents_archives_are_discarded_for_amber(self, archived: int) -> None:
        t = table(side(hand=["dysania"], archives=["anger"]), side(archives=["punch"] * archived))
        t.creature("dysania")
        assert (t.ids(1, "archives"), t.ids(1, "discard")) == ([], ["punch"] * archived)
        assert (t.amber(0), t.ids(0, "archives")) == (archived, ["anger"])
        t.expect_main_step()

    @pytest.mark.rule("faq/archives-1")
    def test_what_happens_to_creatures_abducted_into_those_archives(self) -> None:
        t = table(
            side(hand=["sample-collection"], archives=["urchin"], houses=[House.MARS, HERE]),
            side(battleline=["troll"], hand=["dysania"], houses=[HERE], keys=[KeyColor.RED]),
            house=House.MARS,
        )
        t.do("play", "sample-collection")
        t.pick("troll")
        assert sorted(t.ids(0, "archives")) == ["troll", "urchin"]
        t.end_turn()
        before = t.amber(1)
        t.creature("dysania")
        assert t.ids(0, "archives") == [] and "troll" in t.ids(1, "hand")
        assert "urchin" in t.ids(0, "discard")
        assert t.amber(1) == before + 1


class TestGanymedeArchivist:
    def test_after_its_reap_a_card_from_hand_is_archived(self) -> None:
        t = table(side(battleline=["ganymede-archivist", "mother"], hand=["punch", "anger"]), house=HERE)
        t.do("reap", "mother")
        t.do("reap", "ganymede-archivist")
        t.offers("punch", "anger")
        t.pick("anger")
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.amber(0)) == (["anger"], ["punch"], 2)
        t.expect_main_step()


class TestHarlandMindlock:
    def taken(self) -> Table:
        """Return the table after Harland took the krump."""
        t = table(
            side(hand=["harland-mindlock"], battleline=["batdrone"], houses=[HERE, House.BROBNAR], deck=["smith"] * 12),
            side(battleline=["troll", "valdr", "krump"], houses=[HERE, House.BROBNAR], deck=["anger"] * 12),
            house=HERE,
        )
        t.creature("harland-mindlock")
        t.offers("troll", "krump")
        t.pick("krump")
        t.finish()
        return t

    def test_an_enemy_flank_creature_changes_sides(self) -> None:
        t = self.taken()
        assert "krump" in t.line(0) and t.line(1) == ["troll", "valdr"]
        t.end_turn()
        t.game.choose("end-turn")
        t.answer("house:brobnar")
        assert can(t, "reap", "krump")

    def test_it_goes_back_when_harland_leaves_play(self) -> None:
        t = self.taken()
        t.game.choose("end-turn")
        t.answer("house:brobnar")
        t.fight("troll", "harland-mindlock")
        t.finish()
        assert "krump" not in t.line(0) and "krump" in t.line(1)

    def test_without_an_enemy_creature_it_takes_nothing(self) -> None:
        t = table(side(hand=["harland-mindlock"], battleline=["batdrone"]))
        t.creature("harland-mindlock")
        assert t.line(0) == ["batdrone", "harland-mindlock"]
        t.expect_main_step()


class TestNeutronShark:
    def test_one_card_of_each_side_goes_and_a_logos_card_ends_it(self) -> None:
        ada = side(hand=["neutron-shark"], battleline=["mother"], artifacts=["cannon"], deck=["labwork", "punch"])
        t = table(ada, side(battleline=["troll"], artifacts=["the-warchest"]), house=HERE)
        t.creature("neutron-shark")
        t.offers("troll", "the-warchest")
        t.pick("the-warchest")
        t.offers("mother", "neutron-shark", "cannon")
        t.pick("cannon")
        assert (t.ids(1, "artifacts"), t.ids(0, "artifacts")) == ([], [])
        assert (t.line(0), t.line(1)) == (["mother", "neutron-shark"], ["troll"])
        assert (t.ids(0, "deck"), t.ids(0, "discard")) == (["punch"], ["cannon", "labwork"])
        t.expect_main_step()

    def test_a_card_of_another_house_repeats_it(self) -> None:
        ada = side(hand=["neutron-shark"], battleline=["mother"], artifacts=["cannon"], deck=["punch", "labwork"])
        t = table(ada, side(battleline=["troll", "krump", "valdr"]), house=HERE)
        t.creature("neutron-shark")
        t.pick("troll")
        t.pick("cannon")
        t.offers("krump", "valdr")
        t.pick("valdr")
        t.offers("mother", "neutron-shark")
        t.pick("mother")
        assert (t.line(0), t.line(1)) == (["neutron-shark"], ["krump"])
        t.expect_main_step()

    def test_it_is_mandatory_and_with_nothing_else_destroys_the_shark(self) -> None:
        t = table(side(hand=["neutron-shark"], deck=["punch"]), house=HERE)
        t.creature("neutron-shark")
        t.pick("neutron-shark")
        assert t.line(0) == [] and t.ids(0, "deck") == []
        t.expect_main_step()

    @pytest.mark.rule("card-faq/neutron-shark-1")
    def test_can_it_be_repeated_when_the_shark_has_destroyed_itself(self) -> None:
        t = table(
            side(hand=["neutron-shark"], deck=["punch", "anger"]), side(battleline=["troll", "krump"]), house=HERE
        )
        t.creature("neutron-shark")
        t.pick("troll")
        t.pick("neutron-shark")
        assert t.line(1) == ["krump"]
        assert (t.ids(0, "deck"), sorted(t.ids(0, "discard"))) == (["anger"], ["neutron-shark", "punch"])
        t.expect_main_step()

    def test_an_empty_deck_ends_it(self) -> None:
        t = table(side(hand=["neutron-shark"], battleline=["mother"]), side(battleline=["troll", "krump"]), house=HERE)
        t.creature("neutron-shark")
        t.pick("troll")
        t.pick("mother")
        assert t.line(1) == ["krump"]
        t.expect_main_step()

    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_it_does_so_after_reaping_and_fighting_too(self, way: str) -> None:
        ada = side(battleline=[spec("neutron-shark", power_counters=5), "mother"], deck=["labwork"])
        t = table(ada, side(battleline=["dust-pixie", "krump"]), house=HERE)
        t.do(way, "neutron-shark")
        if way == "fight":
            t.pick("dust-pixie")
        t.pick("krump")
        t.pick("mother")
        assert (t.line(0), "krump" in t.line(1)) == (["neutron-shark"], False)
        t.expect_main_step()


class TestNovuArchaeologist:
    def test_a_card_of_ones_own_discard_pile_is_archived(self) -> None:
        ada = side(battleline=["novu-archaeologist"], discard=["punch", "anger"], hand=["smith"])
        t = table(ada, side(discard=["fear"]), house=HERE)
        t.do("action", "novu-archaeologist")
        t.offers("punch", "anger")
        t.pick("punch")
        assert t.changes() == {
            "novu-archaeologist exhausted": (False, True),
            "punch": ("discard", "archives"),
        }
        t.expect_main_step()


class TestOzmoMartianologist:
    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_it_heals_a_mars_creature_or_stuns_one(self, way: str) -> None:
        for mode in ("mode:0", "mode:1"):
            ada = side(battleline=["ozmo-martianologist", "mother"])
            bo = side(battleline=[spec("zorg", damage=4), "john-smyth", "dust-pixie"])
            t = table(ada, bo, house=HERE)
            t.do(way, "ozmo-martianologist")
            if way == "fight":
                t.pick("dust-pixie")
            t.expect(DecisionKind.MODE)
            t.answer(mode)
            t.offers("zorg", "john-smyth")
            t.pick("zorg")
            assert (t.card("zorg").damage, t.card("zorg").stunned) == ((1, False) if mode == "mode:0" else (4, True))
            t.expect_main_step()

    def test_without_a_mars_creature_it_does_nothing(self) -> None:
        t = table(side(battleline=["ozmo-martianologist"]), side(battleline=["troll"]))
        t.do("reap", "ozmo-martianologist")
        t.finish()
        assert not t.card("troll").stunned and t.amber(0) == 1


class TestPsychicBug:
    def test_played_and_after_reaping_it_shows_its_player_the_opponents_hand(self) -> None:
        t = table(side(hand=["psychic-bug"], houses=[HERE]), side(hand=["punch", "anger"]), house=HERE)
        t.creature("psychic-bug")
        (seen,) = t.events(CardsRevealed)
        assert (seen.to, [t.game.state.cards[c].printed.id for c in seen.cards]) == (0, ["punch", "anger"])
        assert t.amber(0) == 1 and t.ids(1, "hand") == ["punch", "anger"]
        t.end_turn()
        t.end_turn()
        before = len(t.events(CardsRevealed))
        t.do("reap", "psychic-bug")
        assert len(t.events(CardsRevealed)) == before + 1


class TestReplicator:
    def test_an_enemys_after_reap_effect_works_for_ones_own_side(self) -> None:
        ada = side(battleline=["replicator", "mother"], deck=["punch", "anger"])
        t = table(ada, side(battleline=["doc-bookton"], deck=["smith"]))
        t.do("reap", "replicator")
        t.offers("mother", "doc-bookton")
        t.pick("doc-bookton")
        assert t.changes() == {
            "ada amber": (0, 1),
            "replicator exhausted": (False, True),
            "punch": ("deck", "hand"),
        }
        t.expect_main_step()

    @pytest.mark.rule("faq/as-if-it-were-2")
    def test_from_which_pool_does_an_enemy_sequis_capture(self) -> None:
        t = table(side(battleline=["replicator"], amber=2), side(battleline=["sequis"], amber=2))
        t.do("reap", "replicator")
        t.pick("sequis")
        assert (t.amber(0), t.amber(1), t.card("sequis").amber) == (3, 1, 1)

    @pytest.mark.rule("faq/moving-creatures-2")
    def test_what_does_an_enemy_sanctum_guardians_effect_do(self) -> None:
        t = table(side(battleline=["replicator", "mother"]), side(battleline=["troll", "sanctum-guardian"]))
        t.do("reap", "replicator")
        t.pick("sanctum-guardian")
        t.finish()
        assert (t.line(0), t.line(1)) == (["replicator", "mother"], ["troll", "sanctum-guardian"])

    @pytest.mark.rule("card-faq/replicator-1")
    def test_which_of_several_after_reap_effects_is_resolved(self) -> None:
        bookton = spec("doc-bookton", upgrades=["rocket-boots"])
        t = table(side(battleline=["replicator", bookton], deck=["punch", "anger"]), house=HERE)
        t.do("reap", "replicator")
        t.pick("doc-bookton")
        t.expect(DecisionKind.MODE)
        assert len(t.decision.options) == 2
        t.answer("mode:0")
        assert t.ids(0, "hand") == ["punch"]
        t.expect_main_step()

    def test_a_creature_without_such_an_effect_gives_nothing(self) -> None:
        t = table(side(battleline=["replicator"]), side(battleline=["krump"]))
        t.do("reap", "replicator")
        t.pick("krump")
        assert t.changes() == {"ada amber": (0, 1), "replicator exhausted": (False, True)}
        t.expect_main_step()


class TestResearchSmoko:
    def test_destroyed_it_archives_the_top_card_of_its_deck(self) -> None:
        t = table(
            side(battleline=["research-smoko"], deck=["punch", "anger"]), side(battleline=["troll"], deck=["fear"])
        )
        t.fight("research-smoko", "troll")
        assert (t.ids(0, "archives"), t.ids(0, "deck"), t.ids(1, "deck")) == (["punch"], ["anger"], ["fear"])

    def test_on_the_opponents_turn_too(self) -> None:
        t = table(side(battleline=["troll"], deck=["fear"]), side(battleline=["research-smoko"], deck=["punch"]))
        t.fight("troll", "research-smoko")
        assert (t.ids(1, "archives"), t.ids(0, "archives")) == (["punch"], [])


class TestSkippyTimehog:
    def turn_of_bo(self) -> Table:
        """Return the table in the opponent's turn after Skippy was played."""
        ada = side(hand=["skippy-timehog"], battleline=["batdrone"], houses=[HERE], deck=["labwork"] * 12)
        bo = side(
            battleline=["mother", spec("doc-bookton", stunned=True)],
            artifacts=["library-of-babble"],
            hand=["quixo-the-adventurer", "labwork", "anger"],
            houses=[HERE],
            deck=["labwork"] * 12,
        )
        t = table(ada, bo, house=HERE)
        t.creature("skippy-timehog")
        return t

    def test_the_opponent_uses_nothing_in_their_next_turn_but_plays_and_discards(self) -> None:
        t = self.turn_of_bo()
        assert can(t, "reap", "batdrone")
        t.end_turn()
        verbs = {key.partition(":")[0] for key in t.decision.keys()}
        assert verbs == {"play", "discard", "end-turn"}
        assert t.reasons(f"reap:{t.handle('mother')}") == ["glossary/cannot"]

    def test_a_turn_later_they_do(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert can(t, "reap", "batdrone")
        t.end_turn()
        assert can(t, "reap", "mother") and can(t, "unstun", "doc-bookton") and can(t, "action", "library-of-babble")


class TestTimetraveller:
    def test_played_it_draws_two(self) -> None:
        t = table(side(hand=["timetraveller"], deck=["punch", "anger", "smith"]))
        t.creature("timetraveller")
        assert (t.ids(0, "hand"), t.amber(0)) == (["punch", "anger"], 1)
        t.expect_main_step()

    def test_its_action_shuffles_it_into_its_deck(self) -> None:
        t = table(side(battleline=["timetraveller"], deck=["punch", "anger"]), house=HERE)
        t.do("action", "timetraveller")
        assert t.line(0) == [] and sorted(t.ids(0, "deck")) == ["anger", "punch", "timetraveller"]
        t.expect_main_step()


class TestTitanMechanic:
    @pytest.mark.parametrize(
        ("line", "cost"),
        [
            (["titan-mechanic"], 5),
            (["titan-mechanic", "mother", "batdrone"], 5),
            (["mother", "batdrone", "titan-mechanic"], 5),
            (["mother", "titan-mechanic", "batdrone"], 6),
            (["titan-mechanic", "mother", "titan-mechanic"], 4),
        ],
    )
    def test_on_a_flank_everybodys_keys_cost_one_less(self, line: list[str], cost: int) -> None:
        t = table(side(battleline=line), side(battleline=["troll"]), house=HERE)
        assert [seat.key_cost for seat in t.game.view(None).seats] == [cost, cost]

    @pytest.mark.parametrize(("amber", "forged"), [(4, False), (5, True)])
    def test_the_opponent_forges_for_five(self, amber: int, forged: bool) -> None:
        t = table(side(battleline=["titan-mechanic"]), side(amber=amber, houses=[HERE]), house=HERE)
        t.end_turn()
        assert (bool(t.game.state.players[1].keys), t.amber(1)) == (forged, 0 if forged else amber)


class TestVespilonTheorist:
    def reaped(self, house: House) -> Table:
        """Return the table after a reap for which that house was named; the top card is of Brobnar."""
        t = table(side(battleline=["vespilon-theorist"], deck=["punch", "anger"]), house=HERE)
        t.do("reap", "vespilon-theorist")
        t.expect(DecisionKind.HOUSE)
        t.answer(f"house:{house}")
        (shown,) = t.events(CardsRevealed)
        assert shown.to is None
        return t

    def test_a_card_of_the_named_house_is_archived_and_one_gained(self) -> None:
        t = self.reaped(House.BROBNAR)
        assert (t.ids(0, "archives"), t.ids(0, "discard"), t.amber(0)) == (["punch"], [], 2)
        t.expect_main_step()

    def test_a_card_of_another_is_discarded(self) -> None:
        t = self.reaped(House.LOGOS)
        assert (t.ids(0, "archives"), t.ids(0, "discard"), t.amber(0)) == ([], ["punch"], 1)
        t.expect_main_step()


class TestVeylanAnalyst:
    def test_each_use_of_an_artifact_gains_one(self) -> None:
        ada = side(battleline=["veylan-analyst", "mother"], artifacts=["library-of-babble", "anomaly-exploiter"])
        t = table(ada, side(), house=HERE)
        t.do("action", "library-of-babble")
        assert t.amber(0) == 1
        t.do("action", "anomaly-exploiter")
        assert t.amber(0) == 2
        t.do("reap", "mother")
        assert t.amber(0) == 3  # the reap alone
        t.expect_main_step()

    def test_the_opponents_use_gains_nothing(self) -> None:
        t = table(side(artifacts=["library-of-babble"]), side(battleline=["veylan-analyst"]), house=HERE)
        t.do("action", "library-of-babble")
        assert (t.amber(0), t.amber(1)) == (0, 0)

    def test_an_enemy_artifact_used_counts(self) -> None:
        ada = side(battleline=["veylan-analyst"], hand=["remote-access"])
        t = table(ada, side(artifacts=["library-of-babble"]))
        t.do("play", "remote-access")
        t.pick("library-of-babble")
        t.finish()
        assert t.amber(0) == 2


def test_a_brain_eater_that_falls_in_the_same_fight_draws_nothing() -> None:
    ada = side(battleline=[spec("brain-eater", damage=5)], deck=["punch"])
    t = table(ada, side(battleline=["silvertooth"]))
    t.fight("brain-eater", "silvertooth")
    t.finish()
    assert t.line(0) == t.line(1) == [] and t.ids(0, "hand") == []

"""Call of the Archons, Logos: what each artifact does, and what it does not (but for those of the starter decks)."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import DecisionKind, KeyColor, Zone
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.cards import return_to_hand
from kfdesk.language.effects.damage import destroy
from kfdesk.language.filters import ENEMY
from kfdesk.language.targets import ARTIFACT, a, each
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestAnomalyExploiter:
    def test_a_damaged_creature_of_either_side_is_destroyed(self) -> None:
        ada = side(artifacts=["anomaly-exploiter"], battleline=["mother", spec("batdrone", damage=1)])
        t = table(ada, side(battleline=[spec("troll", damage=1), "krump"]), house=HERE)
        t.do("action", "anomaly-exploiter")
        t.offers("batdrone", "troll")
        t.pick("troll")
        assert t.changes() == {"anomaly-exploiter exhausted": (False, True), "troll": ("battleline", "discard")}
        t.expect_main_step()

    def test_with_none_damaged_it_does_nothing(self) -> None:
        t = table(side(artifacts=["anomaly-exploiter"]), side(battleline=["krump"]), house=HERE)
        t.do("action", "anomaly-exploiter")
        assert t.changes() == {"anomaly-exploiter exhausted": (False, True)}
        t.expect_main_step()


class TestChaosPortal:
    def opened(self, house: House, *deck: str) -> Table:
        """Return the table after a house was named for the portal."""
        t = table(side(artifacts=["chaos-portal"], deck=deck), side(battleline=["troll"]), house=HERE)
        t.do("action", "chaos-portal")
        t.expect(DecisionKind.HOUSE)
        t.answer(f"house:{house}")
        return t

    def test_a_card_of_the_named_house_is_played(self) -> None:
        t = self.opened(House.BROBNAR, "punch", "anger")
        t.pick("troll")
        assert (t.card("troll").damage, t.amber(0)) == (3, 1)
        assert (t.ids(0, "discard"), t.ids(0, "deck")) == (["punch"], ["anger"])
        t.expect_main_step()

    def test_a_card_of_another_house_is_shown_to_both_and_stays(self) -> None:
        t = self.opened(House.DIS, "punch", "anger")
        assert (t.card("troll").damage, t.ids(0, "deck")) == (0, ["punch", "anger"])
        assert [(e.to, len(e.cards)) for e in t.events(CardsRevealed)] == [(None, 1)]
        t.expect_main_step()

    def test_any_house_may_be_named(self) -> None:
        t = table(side(artifacts=["chaos-portal"]), house=HERE)
        t.do("action", "chaos-portal")
        assert set(t.decision.keys()) == {f"house:{h}" for h in House}

    def test_a_card_that_cannot_be_played_stays_upon_the_deck(self) -> None:
        t = self.opened(House.BROBNAR, "kelifi-dragon")
        assert t.ids(0, "deck") == ["kelifi-dragon"]
        t.expect_main_step()

    def test_an_empty_deck_has_no_top_card(self) -> None:
        t = self.opened(House.BROBNAR)
        t.expect_main_step()


class TestCrazyKillingMachine:
    def run(self, mine: list[str], theirs: list[str], *line: str) -> Table:
        """Return the table once the machine has been used on two decks."""
        ada = side(artifacts=["crazy-killing-machine", "cannon"], battleline=["mother"], deck=mine)
        t = table(ada, side(battleline=line, artifacts=["the-warchest"], deck=theirs), house=HERE)
        t.do("action", "crazy-killing-machine")
        return t

    def test_for_each_discarded_card_a_creature_or_artifact_of_its_house_goes(self) -> None:
        t = self.run(["punch"], ["fear"], "troll", "charette")
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["punch"], ["fear"])
        t.offers("troll", "cannon", "the-warchest")
        t.pick("the-warchest")
        t.offers("charette")
        t.pick("charette")
        assert (t.ids(0, "artifacts"), t.line(0), t.line(1)) == (
            ["crazy-killing-machine", "cannon"],
            ["mother"],
            ["troll"],
        )
        assert t.ids(1, "artifacts") == []
        t.expect_main_step()

    def test_when_only_one_card_is_destroyed_the_machine_goes_too(self) -> None:
        t = self.run(["punch"], ["urchin"], "troll")
        t.pick("troll")
        assert t.ids(0, "artifacts") == ["cannon"] and t.line(1) == []
        t.expect_main_step()

    def test_with_empty_decks_only_the_machine_goes(self) -> None:
        t = self.run([], [], "troll")
        assert (t.ids(0, "artifacts"), t.line(0), t.line(1)) == (["cannon"], ["mother"], ["troll"])
        t.expect_main_step()

    def test_it_may_be_its_own_victim_and_then_counts(self) -> None:
        t = self.run(["labwork"], ["punch"], "troll")
        t.offers("mother", "crazy-killing-machine")
        t.pick("crazy-killing-machine")
        t.pick("troll")
        assert (t.line(0), t.line(1), t.ids(0, "artifacts")) == (["mother"], [], ["cannon"])
        t.expect_main_step()

    def test_two_cards_of_one_house_need_two_victims(self) -> None:
        t = self.run(["fear"], ["dust-imp"], "charette", "ember-imp", "shooler")
        t.offers("charette", "ember-imp", "shooler")
        t.pick("ember-imp")
        t.offers("charette", "shooler")
        t.pick("shooler")
        assert t.line(1) == ["charette"] and "crazy-killing-machine" in t.ids(0, "artifacts")

    def test_a_ward_saves_its_creature_but_not_the_machine(self) -> None:
        ada = side(artifacts=["crazy-killing-machine"], deck=["punch"])
        t = table(ada, side(battleline=[spec("troll", warded=True)], deck=["anger"]), house=HERE)
        t.do("action", "crazy-killing-machine")
        t.pick("troll")
        t.finish()
        assert t.zone("crazy-killing-machine") == "discard"


class TestMobiusScroll:
    @pytest.mark.parametrize("taken", [(), ("anger",), ("punch", "fear")])
    def test_it_archives_itself_and_up_to_two_cards(self, taken: tuple[str, ...]) -> None:
        t = table(side(artifacts=["mobius-scroll"], hand=["punch", "anger", "fear"]), house=HERE)
        t.do("action", "mobius-scroll")
        assert (t.offered(), t.decision.min, t.decision.max) == (["punch", "anger", "fear"], 0, 2)
        if taken:
            t.pick(*taken)
        else:
            t.answer("done")
        assert sorted(t.ids(0, "archives")) == sorted(("mobius-scroll", *taken))
        assert t.ids(0, "artifacts") == [] and len(t.ids(0, "hand")) == 3 - len(taken)
        t.expect_main_step()

    def test_with_an_empty_hand_it_archives_itself(self) -> None:
        t = table(side(artifacts=["mobius-scroll"]), house=HERE)
        t.do("action", "mobius-scroll")
        assert t.ids(0, "archives") == ["mobius-scroll"]
        t.expect_main_step()


class TestPocketUniverse:
    def test_an_amber_is_moved_onto_it(self) -> None:
        t = table(side(artifacts=["pocket-universe"], amber=2), house=HERE)
        t.do("action", "pocket-universe")
        assert t.changes() == {
            "ada amber": (2, 1),
            "pocket-universe exhausted": (False, True),
            "pocket-universe amber": (0, 1),
        }
        t.expect_main_step()

    def test_from_an_empty_pool_nothing_is_moved(self) -> None:
        t = table(side(artifacts=["pocket-universe"]), house=HERE)
        t.do("action", "pocket-universe")
        assert t.card("pocket-universe").amber == 0

    @pytest.mark.parametrize(("pool", "on_it", "forged"), [(4, 2, True), (3, 2, False), (0, 6, True)])
    def test_what_is_on_it_pays_for_keys(self, pool: int, on_it: int, forged: bool) -> None:
        bo = side(artifacts=[spec("pocket-universe", amber=on_it)], amber=pool, houses=[HERE])
        t = table(side(houses=[HERE]), bo, house=HERE)
        t.end_turn()
        assert bool(t.game.state.players[1].keys) is forged
        if forged:
            assert t.amber(1) + t.card("pocket-universe").amber == pool + on_it - 6

    def test_the_opponent_cannot_spend_it(self) -> None:
        ada = side(artifacts=[spec("pocket-universe", amber=6)], houses=[HERE])
        t = table(ada, side(amber=5, houses=[HERE]), house=HERE)
        t.end_turn()
        assert not t.game.state.players[1].keys

    def test_when_it_leaves_play_its_amber_goes_back_to_the_supply(self) -> None:
        t = table(
            side(hand=["punch"], amber=1),
            side(artifacts=[spec("pocket-universe", amber=3)], amber=1),
            card("punch", play(destroy(each(ARTIFACT, ENEMY)))),
        )
        t.do("play", "punch")
        assert (t.amber(0), t.amber(1)) == (2, 1)


VINES = card("smith", play(return_to_hand(a(ARTIFACT))))


class TestSpanglerBox:
    def test_a_creature_is_purged_and_the_box_goes_over(self) -> None:
        t = table(side(artifacts=["spangler-box"], battleline=["mother"]), side(battleline=["troll"]), house=HERE)
        t.do("action", "spangler-box")
        t.offers("mother", "troll")
        t.pick("troll")
        assert t.changes() == {
            "spangler-box exhausted": (False, True),
            "spangler-box controller": (0, 1),
            "troll": ("battleline", "purged"),
        }
        assert t.ids(1, "artifacts") == ["spangler-box"]
        t.expect_main_step()

    def test_without_a_creature_it_stays(self) -> None:
        t = table(side(artifacts=["spangler-box"]), house=HERE)
        t.do("action", "spangler-box")
        assert t.ids(0, "artifacts") == ["spangler-box"]
        t.expect_main_step()

    def test_a_warded_creature_is_not_purged_and_the_box_stays(self) -> None:
        t = table(side(artifacts=["spangler-box"]), side(battleline=[spec("troll", warded=True)]), house=HERE)
        t.do("action", "spangler-box")
        t.pick("troll")
        assert t.line(1) == ["troll"] and t.ids(0, "artifacts") == ["spangler-box"]

    def twice(self) -> Table:
        """Return the table after both players used the box, the opponent on a creature of Ada's."""
        ada = side(artifacts=["spangler-box"], battleline=["mother"], houses=[HERE, House.BROBNAR], deck=["smith"] * 12)
        bo = side(battleline=["troll", "krump"], houses=[HERE, House.BROBNAR], deck=["anger"] * 12)
        t = table(ada, bo, VINES, house=HERE)
        t.do("action", "spangler-box")
        t.pick("troll")
        t.game.choose("end-turn")
        t.answer("house:logos")
        t.end_turn()  # back to Ada: the box is Bo's, exhausted and then readied at the end of his turn
        t.game.choose("end-turn")
        t.answer("house:logos")
        t.do("action", "spangler-box")
        t.pick("mother")
        return t

    def test_it_comes_back_when_the_opponent_uses_it_and_all_its_creatures_return_when_it_leaves(self) -> None:
        t = self.twice()
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["mother"], ["troll"])
        assert t.ids(0, "artifacts") == ["spangler-box"]
        t.game.choose("end-turn")
        t.answer("house:brobnar")
        t.do("play", "smith")
        t.pick("spangler-box")
        t.finish()
        assert t.zone("spangler-box") == "hand"
        assert (t.line(0), sorted(t.line(1))) == (["mother"], ["krump", "troll"])
        assert t.ids(0, "purged") == t.ids(1, "purged") == []
        assert not t.card("mother").ready and not t.card("troll").ready

    def test_while_it_stays_in_play_nothing_returns(self) -> None:
        t = self.twice()
        t.end_turn()
        t.end_turn()
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["mother"], ["troll"])

    def boxed(self, victim: str, owner: int = 0) -> Table:
        """Return Ada's table where her box has purged a creature of her battleline, and she can return the box."""
        ada = side(artifacts=["spangler-box"], battleline=[spec(victim, owner=owner)], hand=["remote-access"])
        t = table(ada, side(), card("remote-access", play(return_to_hand(each(ARTIFACT)))), house=HERE)
        t.do("action", "spangler-box")
        t.pick(victim)
        return t

    @pytest.mark.rule("card-faq/spangler-box-1", "faq/leaves-play-1")
    def test_does_a_kelifi_dragon_return_without_amber_in_the_pool(self) -> None:
        t = self.boxed("kelifi-dragon")
        t.do("play", "remote-access")
        t.finish()
        assert t.line(0) == ["kelifi-dragon"]

    @pytest.mark.rule("card-faq/spangler-box-2", "faq/leaves-play-2")
    def test_under_whose_control_does_a_treacherous_creature_return(self) -> None:
        t = self.boxed("scowly-caper", owner=1)
        t.do("play", "remote-access")
        t.finish()
        assert t.line(0) == ["scowly-caper"] and t.card("scowly-caper").owner == 1

    @pytest.mark.rule("card-faq/spangler-box-3")
    def test_does_a_purged_creature_that_was_archived_meanwhile_return(self) -> None:
        t = self.boxed("mother")
        t.game.adjust(Move(card=t.handle("mother"), zone=Zone.ARCHIVES, player=0))
        t.game.adjust(Move(card=t.handle("mother"), zone=Zone.PURGED, player=0))
        t.do("play", "remote-access")
        t.finish()
        assert t.zone("mother") == "purged"

    @pytest.mark.rule("card-faq/sneklifter-1")
    def test_is_it_of_house_shadows_again_when_it_returns_to_one_who_had_lifted_it(self) -> None:
        mine = [House.SHADOWS, House.BROBNAR, House.DIS]
        t = table(
            side(hand=["sneklifter"], battleline=["troll"], houses=mine, deck=["anger"] * 12),
            side(artifacts=["spangler-box"], battleline=["mother"], houses=[HERE], deck=["labwork"] * 12),
            house=House.SHADOWS,
        )
        t.creature("sneklifter")
        t.pick("spangler-box")
        assert t.card("spangler-box").houses == (House.SHADOWS,)
        t.do("action", "spangler-box")
        t.pick("troll")
        assert t.ids(1, "artifacts") == ["spangler-box"] and t.card("spangler-box").houses == (HERE,)
        t.end_turn()
        t.end_turn()  # the box is readied at the end of the opponent's turn
        t.end_turn()
        t.do("action", "spangler-box")
        t.pick("mother")
        assert t.ids(0, "artifacts") == ["spangler-box"]
        assert t.card("spangler-box").houses == (House.SHADOWS,)


class TestSpectralTunneler:
    def test_the_creature_draws_when_it_reaps_this_turn(self) -> None:
        ada = side(artifacts=["spectral-tunneler"], battleline=["batdrone", "mother"], deck=["punch", "anger"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("action", "spectral-tunneler")
        t.offers("batdrone", "mother", "troll")
        t.pick("mother")
        t.do("reap", "batdrone")
        assert t.ids(0, "hand") == []
        t.do("reap", "mother")
        assert (t.ids(0, "hand"), t.amber(0)) == (["punch"], 2)
        t.expect_main_step()

    def test_a_turn_later_it_does_not(self) -> None:
        ada = side(artifacts=["spectral-tunneler"], battleline=["mother"], houses=[HERE], deck=["punch"] * 20)
        t = table(ada, side(), house=HERE)
        t.do("action", "spectral-tunneler")
        t.pick("mother")
        t.end_turn()
        t.end_turn()
        before = len(t.ids(0, "hand"))
        t.do("reap", "mother")
        assert len(t.ids(0, "hand")) == before

    def test_it_is_considered_a_flank_creature(self) -> None:
        ada = side(artifacts=["spectral-tunneler"], battleline=["batdrone", "titan-mechanic", "mother"])
        t = table(ada, side(), house=HERE)
        assert t.game.view(0).seats[0].key_cost == 6
        t.do("action", "spectral-tunneler")
        t.pick("titan-mechanic")
        assert t.game.view(0).seats[0].key_cost == 5

    @pytest.mark.rule("faq/timing-4")
    def test_does_the_after_reap_ability_gained_after_reaping_resolve(self) -> None:
        ada = side(battleline=["nexus"], deck=["punch", "anger"])
        t = table(ada, side(artifacts=["spectral-tunneler"]), house=House.SHADOWS)
        t.do("reap", "nexus")
        t.pick("spectral-tunneler")
        t.expect(DecisionKind.USE)
        t.answer(f"action:{t.handle('spectral-tunneler')}")
        t.pick("nexus")
        assert t.ids(0, "hand") == ["punch"]
        t.expect_main_step()


class TestStrangeGizmo:
    def test_after_its_player_forges_all_creatures_and_artifacts_are_destroyed(self) -> None:
        ada = side(houses=[HERE], battleline=["mother"], artifacts=["cannon"])
        bo = side(
            artifacts=["strange-gizmo", "the-warchest"],
            battleline=["troll", spec("krump", upgrades=["blood-of-titans"])],
            amber=6,
            houses=[HERE],
        )
        t = table(ada, bo, house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys == (KeyColor.RED,)
        assert t.line(0) == t.line(1) == t.ids(0, "artifacts") == t.ids(1, "artifacts") == []

    def test_the_opponents_key_does_nothing(self) -> None:
        t = table(side(artifacts=["strange-gizmo"], houses=[HERE]), side(amber=6, houses=[HERE]), house=HERE)
        t.end_turn()
        assert t.game.state.players[1].keys and t.ids(0, "artifacts") == ["strange-gizmo"]


class TestTheHowlingPit:
    def test_both_players_refill_to_seven(self) -> None:
        deck = ["labwork"] * 20
        t = table(
            side(artifacts=["the-howling-pit"], deck=deck, houses=[HERE]), side(deck=deck, houses=[HERE]), house=HERE
        )
        t.end_turn()
        assert len(t.ids(0, "hand")) == 7
        t.end_turn()
        assert len(t.ids(1, "hand")) == 7

    def test_two_pits_make_eight(self) -> None:
        t = table(side(artifacts=["the-howling-pit"] * 2, deck=["labwork"] * 20), side(houses=[HERE]), house=HERE)
        t.end_turn()
        assert len(t.ids(0, "hand")) == 8

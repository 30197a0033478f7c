"""What reacts to a card's being played or used goes by how it was then. Rules: "Playing cards", FAQ on Dexus."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Icon
from kfdesk.language.words import (
    CREATURE,
    ENEMY,
    FLANK,
    FRIENDLY,
    NEIGHBORING,
    NONE,
    OTHER,
    THIS,
    YOU,
    a,
    action,
    after,
    after_fight,
    after_reap,
    card,
    destroy,
    each,
    gain,
    gains_amber,
    move_to,
    named,
    play,
    plays,
    reaps,
    take_control,
    there_are,
    uses,
    while_,
)
from tests.tables import side, spec, table


class TestPlayedThere:
    @pytest.mark.rule("card-faq/dexus-1", "glossary/bonus-icons", "glossary/playing-cards")
    def test_a_creature_whose_bonus_icon_destroys_its_neighbor_was_not_played_on_the_flank(self) -> None:
        fiery = spec("batdrone", icons=[Icon.DAMAGE])
        ada = side(hand=[fiery], battleline=["dust-pixie"], amber=3)
        t = table(ada, side(battleline=["dexus"]), house=House.LOGOS)
        t.creature("batdrone", "left")
        t.pick("dust-pixie")
        assert (t.line(0), t.amber(0)) == (["batdrone"], 3)

    @pytest.mark.rule("glossary/flank")
    def test_a_creature_that_destroys_itself_was_played_on_the_flank_all_the_same(self) -> None:
        martyr = card("batdrone", play(destroy(THIS)))
        t = table(side(hand=["batdrone"], amber=3), side(battleline=["dexus"]), martyr, house=House.LOGOS)
        t.creature("batdrone")
        t.finish()
        assert (t.zone("batdrone"), t.amber(0)) == ("discard", 2)

    @pytest.mark.rule("glossary/bonus-icons")
    def test_a_creature_that_its_bonus_icon_destroys_was_played_on_the_flank_all_the_same(self) -> None:
        frail = spec("dust-imp", icons=[Icon.DAMAGE, Icon.DAMAGE])
        t = table(side(hand=[frail], amber=3), side(battleline=["dexus"]), card("dust-imp"), house=House.DIS)
        t.creature("dust-imp")
        t.pick("dust-imp")
        t.pick("dust-imp")
        assert (t.zone("dust-imp"), t.amber(0)) == ("discard", 2)

    @pytest.mark.rule("glossary/neighbor")
    def test_a_creature_that_comes_to_stand_next_to_another_was_not_played_there(self) -> None:
        clearing = card("batdrone", play(destroy(a(CREATURE, FRIENDLY, OTHER))))
        ada = side(hand=["batdrone"], battleline=["fila-the-researcher", "troll"], deck=["krump"])
        t = table(ada, None, clearing, house=House.LOGOS)
        t.creature("batdrone")
        t.pick("troll")
        assert (t.line(0), t.ids(0, "hand")) == (["fila-the-researcher", "batdrone"], [])

    @pytest.mark.rule("glossary/neighbor")
    def test_a_creature_was_played_next_to_another_that_its_effect_moves_away_from(self) -> None:
        moving = card("batdrone", play(move_to(THIS, FLANK)))
        ada = side(hand=["batdrone"], battleline=["troll", "fila-the-researcher"], deck=["krump"])
        t = table(ada, None, moving, house=House.LOGOS)
        t.creature("batdrone")
        t.answer("trigger:c1.0")
        t.answer("slot:0")
        t.expect_main_step()
        assert (t.line(0), t.ids(0, "hand")) == (["batdrone", "troll", "fila-the-researcher"], ["krump"])

    @pytest.mark.rule("glossary/constant-abilities")
    def test_what_holds_only_since_the_card_resolved_reacts_as_a_lasting_effect_does(self) -> None:
        watcher = card("troll", while_(there_are(NONE, each(CREATURE, ENEMY)), after(plays(YOU, a(CREATURE)), gain(1))))
        clearing = card("batdrone", play(destroy(each(CREATURE, ENEMY))))
        ada = side(hand=["batdrone"], battleline=["troll"])
        t = table(ada, side(battleline=["krump"]), watcher, clearing, house=House.LOGOS)
        t.creature("batdrone")
        t.finish()
        assert (t.line(1), t.amber(0)) == ([], 1)

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_what_came_under_your_control_meanwhile_reacts_for_you_and_not_for_its_former_controller(self) -> None:
        taking = card("batdrone", play(take_control(a(CREATURE, ENEMY))))
        ada = side(hand=["batdrone"], battleline=["krump"])
        bo = side(battleline=["hunting-witch"])
        t = table(ada, bo, taking, house=House.LOGOS)
        t.creature("batdrone")
        t.finish()
        assert "hunting-witch" in t.line(0) and (t.amber(0), t.amber(1)) == (1, 0)

    @pytest.mark.rule("glossary/leaves-play")
    def test_what_left_play_meanwhile_does_not_react(self) -> None:
        clearing = card("batdrone", play(destroy(each(CREATURE, ENEMY))))
        ada = side(hand=["batdrone"], amber=3)
        t = table(ada, side(battleline=["dexus"]), clearing, house=House.LOGOS)
        t.creature("batdrone")
        t.answer("trigger:c1.0")
        t.expect_main_step()
        assert (t.line(1), t.amber(0)) == ([], 3)


class TestUsedThere:
    @pytest.mark.rule("chart/fight")
    @pytest.mark.parametrize("stolen", [1, 0])
    def test_a_creature_that_moves_after_its_fight_fought_where_it_stood(self, stolen: int) -> None:
        moving = card("krump", after_fight(move_to(THIS, FLANK)))
        ada = side(battleline=["troll", "krump", "little-niff"] if stolen else ["krump", "troll", "little-niff"])
        bo = side(battleline=["dust-pixie"], amber=2)
        t = table(ada, bo, moving, house=House.BROBNAR)
        t.fight("krump", "dust-pixie")
        if stolen:
            t.answer("trigger:c2.0")
        t.answer(t.decision.keys()[0 if stolen else -1])
        t.finish()
        assert (t.line(0)[0 if stolen else -1], t.amber(1)) == ("krump", 2 - stolen)

    @pytest.mark.rule("chart/reap")
    def test_a_creature_that_leaves_play_after_it_reaped_reaped_where_it_stood(self) -> None:
        watcher = card("troll", after(reaps(a(CREATURE, NEIGHBORING)), gain(1)))
        leaving = card("krump", after_reap(destroy(THIS)))
        t = table(side(battleline=["troll", "krump"]), None, watcher, leaving, house=House.BROBNAR)
        t.do("reap", "krump")
        t.answer("trigger:c2.0")
        t.expect_main_step()
        assert (t.line(0), t.amber(0)) == (["troll"], 2)


class TestUsedAndGone:
    """What left play of its use was used as what it was in play."""

    watcher = card("sequis", after(uses(YOU, a(CREATURE, NEIGHBORING)), gain(2)))

    @pytest.mark.rule("glossary/fight", "glossary/movement-between-zones")
    def test_a_neighbor_that_fell_in_its_fight_was_used(self) -> None:
        t = table(side(battleline=["dextre", "sequis"]), side(battleline=["krump"]), self.watcher)
        t.do("fight", "dextre")
        t.finish()
        assert (t.zone("dextre"), t.amber(0)) == ("deck", 2)

    def test_so_was_a_token_creature(self) -> None:
        line = [spec("fear", token_of="grunt"), "sequis"]
        t = table(side(battleline=line, token="grunt"), side(battleline=["krump"]), self.watcher)
        t.do("fight", "fear")
        t.finish()
        assert (t.zone("fear"), t.amber(0)) == ("discard", 2)

    def test_so_was_one_that_its_own_action_destroyed(self) -> None:
        bomb = card("dextre", action(destroy(THIS)))
        t = table(side(battleline=["dextre", "sequis"]), side(), self.watcher, bomb)
        t.do("action", "dextre")
        assert (t.zone("dextre"), t.amber(0)) == ("discard", 2)

    def test_so_was_one_that_died_of_the_aember_of_its_reap(self) -> None:
        thunder = card("cannon", after(gains_amber(YOU, reaping=True), destroy(each(CREATURE, named("dextre")))))
        t = table(side(artifacts=["cannon"], battleline=["dextre", "sequis"]), side(), self.watcher, thunder)
        t.do("reap", "dextre")
        t.finish()
        assert (t.zone("dextre"), t.amber(0)) == ("deck", 3)

    def test_one_that_stood_elsewhere_was_no_neighbor(self) -> None:
        t = table(side(battleline=["dextre", "troll", "sequis"]), side(battleline=["krump"]), self.watcher)
        t.do("fight", "dextre")
        t.finish()
        assert (t.zone("dextre"), t.amber(0)) == ("deck", 0)

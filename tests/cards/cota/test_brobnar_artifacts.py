"""Call of the Archons, Brobnar: the artifacts and upgrades beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.queries import key_cost
from kfdesk.engine.terms import DecisionKind
from tests.tables import side, spec, table

BROBNAR = House.BROBNAR


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
    def test_its_action_deals_two_damage_to_any_creature(self) -> None:
        t = table(
            side(artifacts=["cannon"], battleline=["valdr"]), side(battleline=["troll"], artifacts=["autocannon"])
        )
        t.do("action", "cannon")
        t.offers("valdr", "troll")
        t.pick("troll")
        assert t.changes() == {"cannon exhausted": (False, True), "troll damage": (0, 2)}
        t.expect_main_step()

    def test_without_creatures_it_asks_nothing(self) -> None:
        t = table(side(artifacts=["cannon"]))
        t.do("action", "cannon")
        t.expect_main_step()


class TestIronObelisk:
    def test_only_friendly_damaged_brobnar_creatures_raise_the_opponents_cost(self) -> None:
        ada = side(
            artifacts=["iron-obelisk"],
            battleline=[spec("valdr", damage=1), "troll", spec("mother", damage=1), spec("headhunter", damage=3)],
        )
        t = table(ada, side(battleline=[spec("smaaash", damage=1)]))
        assert (key_cost(t.game.core, 0), key_cost(t.game.core, 1)) == (6, 8)

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
        assert f"omni:{t.handle('mighty-javelin')}" not in t.decision.keys()


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
    @pytest.mark.rule("glossary/sacrifice")
    def test_it_is_sacrificed_and_the_opponent_loses_two(self) -> None:
        t = table(side(artifacts=["screechbomb"], amber=4), side(amber=3), house=House.UNTAMED)
        t.do("omni", "screechbomb")
        assert t.changes() == {"bo amber": (3, 1), "screechbomb": ("artifacts", "discard")}
        t.expect_main_step()

    def test_the_opponent_loses_what_there_is(self) -> None:
        t = table(side(artifacts=["screechbomb"]), side(amber=1))
        t.do("omni", "screechbomb")
        assert t.changes() == {"bo amber": (1, 0), "screechbomb": ("artifacts", "discard")}


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

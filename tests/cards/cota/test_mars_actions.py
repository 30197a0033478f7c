"""Call of the Archons, Mars: the action cards from Ammonia Clouds to Orbital Bombardment."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardDiscarded, CardsRevealed
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.tables import Table, side, spec, table

MARS = House.MARS
TIRED_BLYPYP = spec("blypyp", ready=False)


def shown(t: Table) -> list[list[str]]:
    """Return the cards of each reveal so far."""
    cards = t.game.state.cards
    return [[cards[c].printed.id for c in event.cards] for event in t.events(CardsRevealed)]


class TestAmmoniaClouds:
    def test_each_creature_of_both_sides_is_dealt_three(self) -> None:
        ada = side(hand=["ammonia-clouds"], battleline=["zorg", "blypyp"])
        t = table(ada, side(battleline=["troll", "raiding-knight", "batdrone"]))
        t.do("play", "ammonia-clouds")
        t.finish()
        assert t.changes() == {
            "ammonia-clouds": ("hand", "discard"),
            "zorg damage": (0, 3),
            "blypyp": ("battleline", "discard"),
            "troll damage": (0, 3),
            "raiding-knight damage": (0, 1),
            "raiding-knight armor used": (0, 2),
            "batdrone": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestBattleFleet:
    def fleet(self) -> Table:
        ada = side(hand=["battle-fleet", "zorg", "punch", "sniffer", "jammer-pack"], deck=["troll", "valdr", "krump"])
        return table(ada, side(hand=["tunk"]), house=MARS)

    @pytest.mark.rule("glossary/any-number")
    def test_any_mars_cards_in_hand_may_be_revealed_and_one_is_drawn_for_each(self) -> None:
        t = self.fleet()
        t.do("play", "battle-fleet")
        t.expect(DecisionKind.CARD)
        assert t.offered() == ["zorg", "sniffer", "jammer-pack"]
        assert (t.decision.min, t.decision.max) == (0, 3)
        t.pick("zorg", "jammer-pack")
        assert t.changes() == {
            "ada amber": (0, 1),
            "battle-fleet": ("hand", "discard"),
            "troll": ("deck", "hand"),
            "valdr": ("deck", "hand"),
        }
        assert shown(t) == [["zorg", "jammer-pack"]]
        t.expect_main_step()

    def test_who_reveals_none_draws_none(self) -> None:
        t = self.fleet()
        t.do("play", "battle-fleet")
        t.answer("done")
        assert t.changes() == {"ada amber": (0, 1), "battle-fleet": ("hand", "discard")}
        assert shown(t) == []
        t.expect_main_step()


class TestDeepProbe:
    def test_the_opponents_creatures_of_the_chosen_house_are_discarded_from_hand(self) -> None:
        ada = side(hand=["deep-probe", "valdr"])
        bo = side(hand=["troll", "mother", "punch", "krump", "cannon"], battleline=["bumpsy"])
        t = table(ada, bo, house=MARS)
        t.do("play", "deep-probe")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        assert t.changes() == {
            "ada amber": (0, 1),
            "deep-probe": ("hand", "discard"),
            "troll": ("hand", "discard"),
            "krump": ("hand", "discard"),
        }
        assert shown(t) == [["troll", "mother", "punch", "krump", "cannon"]]
        assert [event.player for event in t.events(CardDiscarded)] == [1, 1]
        t.expect_main_step()

    def test_a_house_of_none_of_them_discards_nothing_but_the_hand_is_seen(self) -> None:
        t = table(side(hand=["deep-probe"]), side(hand=["troll", "labwork"]), house=MARS)
        t.do("play", "deep-probe")
        t.answer("house:logos")
        assert t.ids(1, "hand") == ["troll", "labwork"]
        assert shown(t) == [["troll", "labwork"]]
        t.expect_main_step()


class TestEmpBlast:
    def test_mars_creatures_and_robots_are_stunned_and_all_artifacts_destroyed(self) -> None:
        ada = side(hand=["emp-blast"], battleline=["zorg", "troll", "tunk"], artifacts=["sniffer"])
        t = table(ada, side(battleline=["batdrone", "blypyp", "valdr"], artifacts=["cannon", "the-warchest"]))
        t.do("play", "emp-blast")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "emp-blast": ("hand", "discard"),
            "zorg stunned": (False, True),
            "tunk stunned": (False, True),
            "batdrone stunned": (False, True),
            "blypyp stunned": (False, True),
            "sniffer": ("artifacts", "discard"),
            "cannon": ("artifacts", "discard"),
            "the-warchest": ("artifacts", "discard"),
        }
        t.expect_main_step()


class TestHypnoticCommand:
    @pytest.mark.rule("glossary/for-each", "glossary/capture")
    def test_for_each_friendly_mars_creature_an_enemy_captures_from_its_own_side(self) -> None:
        ada = side(hand=["hypnotic-command"], battleline=["zorg", "troll", TIRED_BLYPYP], amber=4)
        t = table(ada, side(battleline=["valdr", "tunk"], amber=5))
        t.do("play", "hypnotic-command")
        t.offers("valdr", "tunk")
        t.pick("valdr")
        t.offers("valdr", "tunk")
        t.pick("tunk")
        assert t.changes() == {
            "bo amber": (5, 3),
            "hypnotic-command": ("hand", "discard"),
            "valdr amber": (0, 1),
            "tunk amber": (0, 1),
        }
        t.expect_main_step()

    def test_one_enemy_may_capture_each_time(self) -> None:
        ada = side(hand=["hypnotic-command"], battleline=["zorg", "blypyp"], amber=4)
        t = table(ada, side(battleline=["valdr", "tunk"], amber=5))
        t.do("play", "hypnotic-command")
        t.pick("valdr")
        t.pick("valdr")
        assert (t.amber(1), t.card("valdr").amber, t.card("tunk").amber) == (3, 2, 0)

    def test_without_mars_creatures_nothing_is_asked(self) -> None:
        t = table(side(hand=["hypnotic-command"], battleline=["troll"]), side(battleline=["tunk"], amber=5), house=MARS)
        t.do("play", "hypnotic-command")
        assert t.changes() == {"hypnotic-command": ("hand", "discard")}
        t.expect_main_step()


class TestIrradiatedAmber:
    @pytest.mark.parametrize(("amber", "damage"), [(5, 0), (6, 3), (7, 3)])
    def test_from_six_on_each_enemy_creature_is_dealt_three(self, amber: int, damage: int) -> None:
        ada = side(hand=["irradiated-æmber"], battleline=["zorg"], amber=8)
        t = table(ada, side(battleline=["troll", "valdr"], amber=amber))
        t.do("play", "irradiated-æmber")
        assert [t.card(i).damage for i in ("zorg", "troll", "valdr")] == [0, damage, damage]
        assert (t.amber(0), t.amber(1)) == (9, amber)
        t.expect_main_step()


class TestKeyAbduction:
    def played(self, amber: int, *hand: str) -> Table:
        ada = side(hand=["key-abduction", *hand], battleline=["zorg", "troll", "blypyp"], amber=amber)
        t = table(ada, side(battleline=["tunk", "valdr"]), house=MARS)
        t.do("play", "key-abduction")
        return t

    def test_each_mars_creature_returns_to_its_owners_hand(self) -> None:
        t = self.played(0)
        assert t.changes() == {
            "ada amber": (0, 1),
            "key-abduction": ("hand", "discard"),
            "zorg": ("battleline", "hand"),
            "blypyp": ("battleline", "hand"),
            "tunk": ("battleline", "hand"),
        }
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["zorg", "blypyp"], ["tunk"])
        t.expect_main_step()

    @pytest.mark.rule("glossary/cost-at-current-cost")
    def test_the_key_costs_nine_more_and_one_less_for_each_card_in_hand(self) -> None:
        t = self.played(10, "punch", "sniffer")  # and the icon: 6 + 9 - 4, with the two that came back
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.answer("key:red")
        assert (t.game.state.players[0].keys, t.amber(0)) == ((KeyColor.RED,), 0)
        t.expect_main_step()

    def test_who_cannot_pay_is_not_asked(self) -> None:
        t = self.played(9, "punch", "sniffer")
        assert (t.game.state.players[0].keys, t.amber(0)) == ((), 10)
        t.expect_main_step()

    def test_the_player_may_decline(self) -> None:
        t = self.played(20)
        t.answer("no")
        assert (t.game.state.players[0].keys, t.amber(0)) == ((), 21)
        t.expect_main_step()


class TestMartianHounds:
    def test_two_counters_for_each_damaged_creature_of_both_sides_all_on_one(self) -> None:
        ada = side(hand=["martian-hounds"], battleline=["blypyp", spec("zorg", damage=1)])
        t = table(ada, side(battleline=[spec("troll", damage=5), "valdr", spec("krump", damage=2)]))
        t.do("play", "martian-hounds")
        t.offers("blypyp", "zorg", "troll", "valdr", "krump")
        t.pick("blypyp")
        assert t.changes() == {
            "martian-hounds": ("hand", "discard"),
            "blypyp power counters": (0, 6),
        }
        assert t.card("blypyp").power == 8
        t.expect_main_step()

    def test_a_damaged_creature_counts_itself_and_may_be_an_enemy(self) -> None:
        t = table(side(hand=["martian-hounds"]), side(battleline=[spec("troll", damage=5)]))
        t.do("play", "martian-hounds")
        t.pick("troll")
        assert t.card("troll").power == 10

    def test_without_damage_there_are_no_counters(self) -> None:
        t = table(side(hand=["martian-hounds"], battleline=["blypyp"]))
        t.do("play", "martian-hounds")
        t.finish()
        assert t.changes() == {"martian-hounds": ("hand", "discard")}


class TestMartiansMakeBadAllies:
    @pytest.mark.rule("glossary/purge", "glossary/this-way")
    def test_other_houses_creatures_in_hand_are_purged_for_one_amber_each(self) -> None:
        hand = ["martians-make-bad-allies", "troll", "zorg", "punch", "mother", "cannon"]
        t = table(side(hand=hand, battleline=["valdr"]), side(hand=["krump"]), house=MARS)
        t.do("play", "martians-make-bad-allies")
        assert t.changes() == {
            "ada amber": (0, 2),
            "martians-make-bad-allies": ("hand", "discard"),
            "troll": ("hand", "purged"),
            "mother": ("hand", "purged"),
        }
        assert shown(t) == [["troll", "zorg", "punch", "mother", "cannon"]]
        t.expect_main_step()

    def test_a_hand_without_such_creatures_is_only_shown(self) -> None:
        t = table(side(hand=["martians-make-bad-allies", "zorg", "punch"]), house=MARS)
        t.do("play", "martians-make-bad-allies")
        assert t.changes() == {"martians-make-bad-allies": ("hand", "discard")}
        assert shown(t) == [["zorg", "punch"]]
        t.expect_main_step()


class TestMassAbduction:
    def abducting(self) -> Table:
        bo = side(
            battleline=[spec("troll", damage=1), "valdr", spec("krump", damage=1), spec("bumpsy", damage=1)],
            houses=(House.BROBNAR,),
        )
        return table(side(hand=["mass-abduction"], battleline=[spec("zorg", damage=1)], houses=(MARS,)), bo)

    @pytest.mark.rule("glossary/archives")
    def test_up_to_three_damaged_enemies_go_to_your_archives(self) -> None:
        t = self.abducting()
        t.do("play", "mass-abduction")
        assert t.offered() == ["troll", "krump", "bumpsy"]
        assert (t.decision.min, t.decision.max) == (0, 3)
        t.pick("troll", "bumpsy")
        assert t.changes() == {
            "ada amber": (0, 1),
            "mass-abduction": ("hand", "discard"),
            "troll": ("battleline", "archives"),
            "troll controller": (1, 0),
            "bumpsy": ("battleline", "archives"),
            "bumpsy controller": (1, 0),
        }
        assert t.ids(0, "archives") == ["troll", "bumpsy"]
        t.expect_main_step()

    def test_taken_up_from_the_archives_they_go_to_their_owners_hand(self) -> None:
        t = self.abducting()
        t.do("play", "mass-abduction")
        t.pick("troll", "krump")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        t.answer("yes")
        assert (t.ids(0, "archives"), t.ids(0, "hand")) == ([], ["mass-abduction"])
        assert t.ids(1, "hand") == ["troll", "krump"]
        t.expect_main_step()

    def test_none_need_be_taken(self) -> None:
        t = self.abducting()
        t.do("play", "mass-abduction")
        t.answer("done")
        assert t.changes() == {"ada amber": (0, 1), "mass-abduction": ("hand", "discard")}


class TestMatingSeason:
    @pytest.mark.rule("glossary/shuffle")
    def test_mars_creatures_go_into_their_owners_decks_and_each_owner_gains_for_theirs(self) -> None:
        ada = side(hand=["mating-season"], battleline=["zorg", "troll", spec("tunk", owner=1), "blypyp"])
        t = table(ada, side(battleline=["mindwarper", "valdr"], artifacts=["sniffer"]))
        t.do("play", "mating-season")
        assert t.changes() == {
            "ada amber": (0, 1 + 2),
            "bo amber": (0, 2),
            "mating-season": ("hand", "discard"),
            "zorg": ("battleline", "deck"),
            "blypyp": ("battleline", "deck"),
            "tunk": ("battleline", "deck"),
            "tunk controller": (0, 1),
            "mindwarper": ("battleline", "deck"),
        }
        assert (sorted(t.ids(0, "deck")), sorted(t.ids(1, "deck"))) == (["blypyp", "zorg"], ["mindwarper", "tunk"])
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward")
    def test_a_warded_creature_stays_and_pays_nothing(self) -> None:
        t = table(side(hand=["mating-season"], battleline=[spec("zorg", warded=True)]))
        t.do("play", "mating-season")
        assert t.changes() == {
            "ada amber": (0, 1),
            "mating-season": ("hand", "discard"),
            "zorg warded": (True, False),
        }


class TestMothershipSupport:
    @pytest.mark.rule("glossary/for-each", "glossary/damage")
    def test_two_damage_for_each_friendly_ready_mars_creature_to_creatures_of_choice_at_once(self) -> None:
        ada = side(hand=["mothership-support"], battleline=["zorg", TIRED_BLYPYP, "troll", "tunk"])
        t = table(ada, side(battleline=["valdr", "mindwarper"]))
        t.do("play", "mothership-support")
        t.offers("zorg", "blypyp", "troll", "tunk", "valdr", "mindwarper")
        t.pick("mindwarper")
        t.offers("zorg", "blypyp", "troll", "tunk", "valdr", "mindwarper")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "mothership-support": ("hand", "discard"),
            "mindwarper": ("battleline", "discard"),
            "valdr damage": (0, 2),
        }
        t.expect_main_step()

    def test_the_same_creature_may_be_chosen_again(self) -> None:
        t = table(side(hand=["mothership-support"], battleline=["zorg", "tunk"]), side(battleline=["valdr"]))
        t.do("play", "mothership-support")
        t.pick("valdr")
        t.pick("valdr")
        assert t.card("valdr").damage == 4

    def test_ready_enemies_and_tired_friends_do_not_count(self) -> None:
        t = table(side(hand=["mothership-support"], battleline=[TIRED_BLYPYP, "troll"]), side(battleline=["tunk"]))
        t.do("play", "mothership-support")
        assert t.changes() == {"ada amber": (0, 1), "mothership-support": ("hand", "discard")}
        t.expect_main_step()


class TestOrbitalBombardment:
    def test_two_damage_for_each_revealed_mars_card(self) -> None:
        ada = side(hand=["orbital-bombardment", "zorg", "punch", "sniffer"], battleline=["blypyp"])
        t = table(ada, side(battleline=["troll", "valdr"]), house=MARS)
        t.do("play", "orbital-bombardment")
        assert t.offered() == ["zorg", "sniffer"]
        t.pick("zorg", "sniffer")
        t.offers("blypyp", "troll", "valdr")
        t.pick("troll")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "orbital-bombardment": ("hand", "discard"),
            "troll damage": (0, 2),
            "valdr damage": (0, 2),
        }
        t.expect_main_step()

    def test_who_reveals_none_deals_none(self) -> None:
        t = table(side(hand=["orbital-bombardment", "zorg"]), side(battleline=["troll"]))
        t.do("play", "orbital-bombardment")
        t.answer("done")
        assert t.changes() == {"ada amber": (0, 1), "orbital-bombardment": ("hand", "discard")}
        t.expect_main_step()

"""Call of the Archons, Dis: what each action card does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, KeyColor, Step
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.keys import forge
from tests.tables import Table, side, spec, table


class TestAFairGame:
    def test_both_gain_for_revealed_cards_of_the_house_of_the_others_top_card(self) -> None:
        ada = side(hand=["a-fair-game", "fear", "mind-barb", "troll"], deck=["urchin", "tocsin"])
        bo = side(hand=["punch", "shooler", "anger", "krump", "urchin"], deck=["bumpsy", "mother"])
        t = table(ada, bo)
        t.do("play", "a-fair-game")
        assert t.changes() == {
            "ada amber": (0, 3),
            "a-fair-game": ("hand", "discard"),
            "urchin": ("deck", "discard"),
            "bumpsy": ("deck", "discard"),
        }
        hands = [[t.game.state.cards[c].printed.id for c in e.cards] for e in t.events(ev.CardsRevealed)]
        assert hands == [["punch", "shooler", "anger", "krump", "urchin"], ["fear", "mind-barb", "troll"]]
        assert all(e.to is None for e in t.events(ev.CardsRevealed))
        t.expect_main_step()

    def test_the_opponent_gains_for_your_hand(self) -> None:
        ada = side(hand=["a-fair-game", "fear", "mind-barb", "troll"], deck=["tocsin"])
        t = table(ada, side(hand=["punch"], deck=["mother"]))
        t.do("play", "a-fair-game")
        assert (t.amber(0), t.amber(1)) == (0, 2)

    def test_a_maverick_counts_for_the_house_it_is_of(self) -> None:
        bo = side(hand=["punch", "mother"], deck=[spec("krump", house=House.LOGOS, maverick=True)])
        t = table(side(hand=["a-fair-game"]), bo)
        t.do("play", "a-fair-game")
        assert t.amber(0) == 1

    def test_without_a_card_on_top_nothing_is_gained_and_no_deck_is_made_anew(self) -> None:
        bo = side(hand=["punch", "mother"], discard=["krump"])
        t = table(side(hand=["a-fair-game", "fear"]), bo)
        t.do("play", "a-fair-game")
        assert t.changes() == {"a-fair-game": ("hand", "discard")}
        assert len(t.events(ev.CardsRevealed)) == 2


class TestArise:
    def test_creatures_of_the_chosen_house_come_back_from_your_discard_pile(self) -> None:
        ada = side(hand=["arise"], discard=["shooler", "fear", "troll", "tocsin", "lash-of-broken-dreams"])
        t = table(ada, side(discard=["charette"], battleline=["dust-imp"]))
        t.do("play", "arise")
        t.expect(DecisionKind.HOUSE)
        t.answer("house:dis")
        assert t.changes() == {
            "ada chains": (0, 1),
            "arise": ("hand", "discard"),
            "shooler": ("discard", "hand"),
            "tocsin": ("discard", "hand"),
        }
        t.expect_main_step()

    def test_any_house_may_be_chosen_also_one_that_brings_nothing_back(self) -> None:
        t = table(side(hand=["arise"], discard=["shooler", "troll"]), side())
        t.do("play", "arise")
        assert {"house:brobnar", "house:dis", "house:mars", "house:saurian"} <= set(t.decision.keys())
        t.answer("house:mars")
        assert t.changes() == {"ada chains": (0, 1), "arise": ("hand", "discard")}


class TestControlTheWeak:
    HOUSES = (House.BROBNAR, House.LOGOS, House.SHADOWS)

    def played(self, **bo: object) -> Table:
        """Return a table on which Ada has chosen Logos and ended her turn."""
        t = table(side(hand=["control-the-weak"], houses=[House.DIS]), side(houses=self.HOUSES, **bo))
        t.do("play", "control-the-weak")
        assert t.decision.keys() == ("house:brobnar", "house:logos", "house:shadows")
        t.answer("house:logos")
        t.expect_main_step()
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        return t

    @pytest.mark.rule("glossary/house-choice")
    def test_the_opponent_can_choose_no_other_house_on_their_next_turn(self) -> None:
        t = self.played()
        assert (t.decision.player, t.decision.keys()) == (1, ("house:logos",))
        assert t.amber(0) == 1

    def test_the_turn_after_that_is_free_and_yours_was_never_bound(self) -> None:
        t = self.played()
        t.answer("house:logos")
        t.answer("end-turn")
        assert (t.decision.player, t.decision.keys()) == (0, ("house:dis",))
        t.answer("house:dis")
        t.answer("end-turn")
        assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar", "house:logos", "house:shadows"))


class TestCreepingOblivion:
    def test_up_to_two_cards_of_one_discard_pile_are_purged(self) -> None:
        ada = side(hand=["creeping-oblivion"], discard=["fear", "troll"])
        t = table(ada, side(discard=["krump", "punch", "mother"], deck=["urchin"]))
        t.do("play", "creeping-oblivion")
        t.expect(DecisionKind.MODE)
        t.answer("mode:1")
        t.offers("krump", "punch", "mother", least=0, most=2)
        t.pick("krump", "mother")
        assert t.changes() == {
            "ada amber": (0, 1),
            "creeping-oblivion": ("hand", "discard"),
            "krump": ("discard", "purged"),
            "mother": ("discard", "purged"),
        }
        t.expect_main_step()

    def test_your_own_pile_may_be_chosen_and_one_card_is_enough(self) -> None:
        t = table(side(hand=["creeping-oblivion"], discard=["fear", "troll"]), side(discard=["krump"]))
        t.do("play", "creeping-oblivion")
        t.answer("mode:0")
        t.offers("fear", "troll", least=0, most=2)
        t.pick("troll")
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["troll"], [])

    def test_a_single_pile_is_not_asked_for_and_none_may_be_purged(self) -> None:
        t = table(side(hand=["creeping-oblivion"]), side(discard=["krump"]))
        t.do("play", "creeping-oblivion")
        t.offers("krump", least=0)
        t.answer("done")
        assert t.changes() == {"ada amber": (0, 1), "creeping-oblivion": ("hand", "discard")}

    def test_with_empty_piles_it_asks_nothing(self) -> None:
        t = table(side(hand=["creeping-oblivion"]), side())
        t.do("play", "creeping-oblivion")
        t.expect_main_step()


class TestDanceOfDoom:
    def doomed(self, number: int) -> Table:
        ada = side(hand=["dance-of-doom"], battleline=["headhunter", "troll"])
        bo = side(battleline=[spec("charette", power_counters=1), "valdr", spec("mother", damage=1), "urchin"])
        t = table(ada, bo)
        t.do("play", "dance-of-doom")
        t.expect(DecisionKind.NUMBER)
        t.answer(f"number:{number}")
        t.finish()
        return t

    def test_creatures_of_exactly_that_power_are_destroyed_on_both_sides(self) -> None:
        t = self.doomed(5)
        assert t.changes() == {
            "dance-of-doom": ("hand", "discard"),
            "headhunter": ("battleline", "discard"),
            "charette": ("battleline", "discard"),
            "mother": ("battleline", "discard"),
        }

    def test_another_number_destroys_others(self) -> None:
        assert self.doomed(6).line(1) == ["charette", "mother", "urchin"]

    def test_a_number_that_no_creature_has_destroys_none(self) -> None:
        assert self.doomed(4).changes() == {"dance-of-doom": ("hand", "discard")}


class TestGatewayToDis:
    @pytest.mark.rule("glossary/chains", "glossary/ward")
    def test_every_creature_is_destroyed_but_a_warded_one(self) -> None:
        ada = side(hand=["gateway-to-dis"], battleline=["troll"], artifacts=["library-of-babble"])
        t = table(ada, side(battleline=["krump", spec("bumpsy", warded=True)], artifacts=["cannon"]))
        t.do("play", "gateway-to-dis")
        t.finish()
        assert t.changes() == {
            "ada chains": (0, 3),
            "gateway-to-dis": ("hand", "discard"),
            "troll": ("battleline", "discard"),
            "krump": ("battleline", "discard"),
            "bumpsy warded": (True, False),
        }

    @pytest.mark.rule("faq/timing-2")
    def test_nobody_gains_for_a_tolas_destroyed_with_the_others(self) -> None:
        t = table(side(hand=["gateway-to-dis"], battleline=["troll"]), side(battleline=["tolas", "krump"]))
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestGongoozle:
    def test_the_owner_of_a_survivor_discards_a_card(self) -> None:
        t = table(side(hand=["gongoozle", "fear"], battleline=["troll"]), side(hand=["punch"], battleline=["krump"]))
        t.do("play", "gongoozle")
        t.offers("troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "gongoozle": ("hand", "discard"),
            "krump damage": (0, 3),
            "punch": ("hand", "discard"),
        }
        t.expect_main_step()

    def test_nothing_is_discarded_for_a_destroyed_creature(self) -> None:
        t = table(side(hand=["gongoozle", "fear"]), side(hand=["punch"], battleline=["tocsin"]))
        t.do("play", "gongoozle")
        t.pick("tocsin")
        assert (t.ids(1, "hand"), t.ids(1, "discard")) == (["punch"], ["tocsin"])

    @pytest.mark.rule("glossary/ward")
    def test_a_ward_saves_the_creature_and_costs_the_card(self) -> None:
        t = table(side(hand=["gongoozle"]), side(hand=["punch"], battleline=[spec("tocsin", warded=True)]))
        t.do("play", "gongoozle")
        t.pick("tocsin")
        assert (t.line(1), t.ids(1, "discard")) == (["tocsin"], ["punch"])

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_owner_discards_and_not_who_controls_the_creature(self) -> None:
        t = table(side(hand=["gongoozle", "fear"]), side(hand=["punch"], battleline=[spec("krump", owner=0)]))
        t.do("play", "gongoozle")
        t.pick("krump")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["punch"])

    def test_without_a_creature_nobody_discards(self) -> None:
        t = table(side(hand=["gongoozle", "fear"]), side(hand=["punch"]))
        t.do("play", "gongoozle")
        assert t.changes() == {"ada amber": (0, 1), "gongoozle": ("hand", "discard")}


class TestGuiltyHearts:
    def test_creatures_with_amber_are_destroyed_on_both_sides(self) -> None:
        ada = side(hand=["guilty-hearts"], battleline=[spec("charette", amber=3), "troll"])
        t = table(ada, side(battleline=["krump", spec("bumpsy", amber=1), spec("urchin", damage=0, stunned=True)]))
        t.do("play", "guilty-hearts")
        assert t.changes() == {
            "ada amber": (0, 1 + 1),
            "bo amber": (0, 3),
            "guilty-hearts": ("hand", "discard"),
            "charette": ("battleline", "discard"),
            "bumpsy": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestHecatomb:
    def test_each_player_gains_for_the_dis_creatures_they_controlled(self) -> None:
        ada = side(hand=["hecatomb"], battleline=["shooler", "troll"])
        bo = side(battleline=["tocsin", spec("charette", owner=0), "krump", spec("the-terror", warded=True)])
        t = table(ada, bo)
        t.do("play", "hecatomb")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 1),
            "bo amber": (0, 2),
            "hecatomb": ("hand", "discard"),
            "shooler": ("battleline", "discard"),
            "tocsin": ("battleline", "discard"),
            "charette": ("battleline", "discard"),
            "charette controller": (1, 0),
            "the-terror warded": (True, False),
        }

    def test_a_creature_of_the_house_by_printing_elsewhere_is_spared(self) -> None:
        bo = side(battleline=[spec("tocsin", house=House.LOGOS, maverick=True), spec("krump", house=House.DIS)])
        t = table(side(hand=["hecatomb"]), bo)
        t.do("play", "hecatomb")
        assert (t.line(1), t.amber(1)) == (["tocsin"], 1)

    def test_what_fell_earlier_this_turn_does_not_count(self) -> None:
        ada = side(hand=["hecatomb"], battleline=["stealer-of-souls", "troll"])
        t = table(ada, side(battleline=["tocsin"]))
        t.fight("stealer-of-souls", "tocsin")
        t.do("play", "hecatomb")
        assert (t.amber(0), t.amber(1)) == (1 + 1 + 1, 0)


class TestTendrilsOfPain:
    @pytest.mark.parametrize(("forged", "damage"), [(False, 1), (True, 4)])
    def test_each_creature_is_dealt_one_or_four_after_the_opponent_forged(self, *, forged: bool, damage: int) -> None:
        bo = side(battleline=["krump", "valdr"], keys=[KeyColor.RED], forged_last_turn=forged)
        t = table(side(hand=["tendrils-of-pain"], battleline=["troll"]), bo)
        t.do("play", "tendrils-of-pain")
        assert t.changes() == {
            "ada amber": (0, 1),
            "tendrils-of-pain": ("hand", "discard"),
            "troll damage": (0, damage),
            "krump damage": (0, damage),
            "valdr damage": (0, damage),
        }
        t.expect_main_step()

    @pytest.mark.rule("errata/tendrils-of-pain")
    def test_four_are_dealt_at_once_and_not_one_and_three(self) -> None:
        bo = side(battleline=["raiding-knight"], keys=[KeyColor.RED], forged_last_turn=True)
        t = table(side(hand=["tendrils-of-pain"]), bo)
        t.do("play", "tendrils-of-pain")
        assert [e.amount for e in t.events(ev.DamageDealt)] == [2]

    def test_a_key_of_your_own_is_no_reason(self) -> None:
        ada = side(hand=["tendrils-of-pain"], battleline=["troll"], keys=[KeyColor.RED], forged_last_turn=True)
        t = table(ada, side())
        t.do("play", "tendrils-of-pain")
        assert t.card("troll").damage == 1


class TestHysteria:
    @pytest.mark.rule("glossary/return", "glossary/ward")
    def test_every_creature_goes_to_its_owners_hand(self) -> None:
        ada = side(hand=["hysteria"], battleline=["troll", spec("mother", owner=1)], artifacts=["library-of-babble"])
        bo = side(battleline=[spec("krump", amber=2), spec("bumpsy", warded=True)], artifacts=["cannon"])
        t = table(ada, bo)
        t.do("play", "hysteria")
        assert t.changes() == {
            "ada amber": (0, 2),
            "hysteria": ("hand", "discard"),
            "troll": ("battleline", "hand"),
            "mother": ("battleline", "hand"),
            "mother controller": (0, 1),
            "krump": ("battleline", "hand"),
            "bumpsy warded": (True, False),
        }
        assert (t.ids(0, "hand"), sorted(t.ids(1, "hand"))) == (["troll"], ["krump", "mother"])
        t.expect_main_step()


class TestKeyHammer:
    def test_the_key_of_the_last_turn_is_unforged_and_six_are_gained(self) -> None:
        bo = side(amber=1, keys=[KeyColor.RED], forged_last_turn=True)
        t = table(side(hand=["key-hammer"]), bo)
        t.do("play", "key-hammer")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (1, 7),
            "bo keys": ((KeyColor.RED,), ()),
            "key-hammer": ("hand", "discard"),
        }
        t.expect_main_step()

    def test_an_older_key_stays_but_the_opponent_gains_all_the_same(self) -> None:
        t = table(side(hand=["key-hammer"]), side(keys=[KeyColor.RED]))
        t.do("play", "key-hammer")
        assert t.changes() == {"ada amber": (0, 1), "bo amber": (0, 6), "key-hammer": ("hand", "discard")}

    @pytest.mark.rule("card-faq/key-hammer-1", "glossary/unforge")
    def test_of_two_keys_forged_on_that_turn_one_is_chosen(self) -> None:
        two = card("punch", play(forge(free=True)))
        bo = side(hand=["punch"], amber=6, houses=[House.BROBNAR])
        t = table(side(hand=["key-hammer"], houses=[House.DIS]), bo, two, active=1, step=Step.FORGE)
        t.answer("key:blue")
        t.answer("house:brobnar")
        t.do("play", "punch")
        t.answer("key:red")
        t.answer("end-turn")
        t.answer("house:dis")
        t.do("play", "key-hammer")
        t.expect(DecisionKind.KEY)
        assert (t.decision.player, set(t.decision.keys())) == (0, {"key:blue", "key:red"})
        t.answer("key:blue")
        assert (t.game.state.players[1].keys, t.amber(1)) == ((KeyColor.RED,), 1 + 6)
        t.expect_main_step()


class TestPandemonium:
    def test_each_undamaged_creature_captures_from_its_opponent(self) -> None:
        ada = side(hand=["pandemonium"], amber=3, battleline=["troll", spec("tocsin", damage=1)])
        t = table(ada, side(amber=3, battleline=["krump", "bumpsy", spec("valdr", damage=2)]))
        t.do("play", "pandemonium")
        assert t.changes() == {
            "ada amber": (3, 3 + 1 - 2),
            "bo amber": (3, 2),
            "pandemonium": ("hand", "discard"),
            "troll amber": (0, 1),
            "krump amber": (0, 1),
            "bumpsy amber": (0, 1),
        }
        t.expect_main_step()

    def test_where_there_is_not_enough_the_active_player_says_who_captures(self) -> None:
        ada = side(hand=["pandemonium"])
        t = table(ada, side(amber=9, battleline=["krump", "bumpsy", "valdr"]))
        t.do("play", "pandemonium")
        t.expect(DecisionKind.ORDER)
        t.offers("krump", "bumpsy", "valdr", least=3, most=3)
        t.pick("valdr", "krump", "bumpsy")
        assert [t.card(c).amber for c in ("krump", "bumpsy", "valdr")] == [0, 0, 1]
        assert (t.amber(0), t.amber(1)) == (0, 9)


class TestPoltergeist:
    @pytest.mark.rule("glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_an_enemy_artifact_works_for_you_and_is_destroyed(self) -> None:
        ada = side(hand=["poltergeist"], deck=["fear", "troll"], artifacts=["dominator-bauble"])
        t = table(ada, side(deck=["krump"], artifacts=["library-of-babble"]))
        t.do("play", "poltergeist")
        t.offers("dominator-bauble", "library-of-babble")
        t.pick("library-of-babble")
        assert t.decision.keys() == (f"action:{t.handle('library-of-babble')}",)
        t.do("action", "library-of-babble")
        assert t.changes() == {
            "ada amber": (0, 1),
            "poltergeist": ("hand", "discard"),
            "fear": ("deck", "hand"),
            "library-of-babble": ("artifacts", "discard"),
        }
        assert t.ids(1, "discard") == ["library-of-babble"]
        t.expect_main_step()

    def test_your_own_artifact_may_be_chosen(self) -> None:
        ada = side(hand=["poltergeist"], deck=["fear"], artifacts=["library-of-babble"])
        t = table(ada, side())
        t.do("play", "poltergeist")
        t.pick("library-of-babble")
        t.do("action", "library-of-babble")
        assert (t.ids(0, "hand"), t.zone("library-of-babble")) == (["fear"], "discard")

    @pytest.mark.rule("faq/resolve-as-much-as-you-can-1")
    @pytest.mark.parametrize("artifact", ["banner-of-battle", spec("library-of-babble", ready=False)])
    def test_an_artifact_that_cannot_be_used_is_destroyed_all_the_same(self, artifact: object) -> None:
        t = table(side(hand=["poltergeist"], deck=["fear"]), side(artifacts=[artifact]))
        t.do("play", "poltergeist")
        (id_,) = t.offered()
        t.pick(id_)
        assert t.changes() == {"ada amber": (0, 1), "poltergeist": ("hand", "discard"), id_: ("artifacts", "discard")}
        t.expect_main_step()

    @pytest.mark.rule("glossary/sacrifice", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_an_artifact_that_is_sacrificed_by_its_own_effect_is_gone_already(self) -> None:
        t = table(side(hand=["poltergeist"]), side(artifacts=["key-to-dis"], battleline=["krump"]))
        t.do("play", "poltergeist")
        t.pick("key-to-dis")
        t.do("omni", "key-to-dis")
        assert t.changes() == {
            "ada amber": (0, 1),
            "poltergeist": ("hand", "discard"),
            "key-to-dis": ("artifacts", "discard"),
            "krump": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestRedHotArmor:
    @pytest.mark.rule("glossary/armor")
    def test_enemies_lose_their_armor_for_the_turn_and_burn_for_each_point(self) -> None:
        ada = side(hand=["red-hot-armor"], battleline=["staunch-knight"])
        t = table(ada, side(battleline=["lady-maxena", "champion-anaphiel", "krump"]))
        t.do("play", "red-hot-armor")
        assert t.changes() == {
            "ada amber": (0, 1),
            "red-hot-armor": ("hand", "discard"),
            "lady-maxena damage": (0, 2),
            "champion-anaphiel damage": (0, 1),
        }
        assert (t.card("lady-maxena").armor, t.card("staunch-knight").armor) == (0, 2)
        t.end_turn()
        assert t.card("lady-maxena").armor == 2

    @pytest.mark.rule("glossary/armor")
    def test_armor_that_was_used_up_is_lost_and_burns_too(self) -> None:
        ada = side(hand=["red-hot-armor", spec("punch", house=House.DIS)])
        t = table(ada, side(battleline=["lady-maxena"]))
        t.do("play", "punch")
        t.pick("lady-maxena")
        assert t.card("lady-maxena").damage == 1
        t.do("play", "red-hot-armor")
        assert t.card("lady-maxena").damage == 1 + 2

    def test_armor_gained_afterwards_in_the_turn_is_there(self) -> None:
        ada = side(hand=["red-hot-armor", spec("protect-the-weak", house=House.DIS)])
        t = table(ada, side(battleline=["lady-maxena"]))
        t.do("play", "red-hot-armor")
        t.do("play", "protect-the-weak")
        t.pick("lady-maxena")
        assert t.card("lady-maxena").armor == 1


class TestThreeFates:
    @pytest.mark.rule("glossary/groups-of-most-powerful", "glossary/most-powerful")
    def test_of_equals_at_the_edge_the_active_player_chooses(self) -> None:
        ada = side(hand=["three-fates"], battleline=["troll", "headhunter"])
        t = table(ada, side(battleline=["bumpsy", "overlord-greking", "tocsin"]))
        t.do("play", "three-fates")
        t.offers("headhunter", "bumpsy")
        t.pick("bumpsy")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "three-fates": ("hand", "discard"),
            "troll": ("battleline", "discard"),
            "bumpsy": ("battleline", "discard"),
            "overlord-greking": ("battleline", "discard"),
        }

    def test_three_clear_ones_are_not_asked_for(self) -> None:
        t = table(side(hand=["three-fates"], battleline=["troll", "urchin"]), side(battleline=["krump", "mother"]))
        t.do("play", "three-fates")
        t.finish()
        assert (t.line(0), t.line(1)) == (["urchin"], [])

    def test_fewer_than_three_all_die(self) -> None:
        t = table(side(hand=["three-fates"], battleline=["urchin"]), side(battleline=["krump"]))
        t.do("play", "three-fates")
        assert t.line(0) == t.line(1) == []
        t.expect_main_step()

"""Call of the Archons, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import Edition, House
from kfdesk.engine import events as ev
from kfdesk.engine.events import CardDiscarded
from kfdesk.engine.terms import DecisionKind, KeyColor, Keyword, Step
from kfdesk.language.definition import card
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.keys import forge
from kfdesk.language.labels import play
from kfdesk.language.predicates import ENEMY
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import CREATURE, UPGRADE
from kfdesk.language.targets import HOST, a
from tests.cards.lines import cases
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
        t.offers("mother", "punch", "krump", least=0, most=2)  # top card first
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
        t.offers("troll", "fear", least=0, most=2)
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


class TestFear:
    test = cases("""
        it returns any enemy creature and no friendly one
            ada: hand fear; line troll
            bo: line krump bumpsy; artifacts library-of-babble
            play fear, offers krump bumpsy, pick bumpsy
            -> fear: hand > discard, bumpsy: battleline > hand, bo hand: bumpsy
        what lies on the creature leaves it
            rule: glossary/movement-between-zones glossary/return
            ada: hand fear
            bo: line krump(amber=2 damage=3 stunned upgrades=blood-of-titans)
            play fear, pick krump
            -> ada amber: 0 > 2, fear: hand > discard, krump: battleline > hand,
            -> blood-of-titans: upgrade > discard
        it goes to its owners hand whoever controls it
            rule: glossary/control-and-ownership glossary/enemy
            ada: hand fear
            bo: line krump(owner=0)
            play fear, pick krump
            -> fear: hand > discard, krump: battleline > hand, krump controller: 1 > 0, ada hand: krump,
            -> bo hand: nothing
        a ward is lost instead
            rule: glossary/ward
            ada: hand fear
            bo: line krump(warded)
            play fear, pick krump
            -> fear: hand > discard, krump warded: yes > no
        without an enemy creature it asks nothing
            ada: hand fear; line troll
            play fear
            -> fear: hand > discard
    """)


class TestGatewayToDis:
    test = cases("""
        every creature is destroyed but a warded one
            rule: glossary/chains glossary/ward
            ada: hand gateway-to-dis; line troll; artifacts library-of-babble
            bo: line krump bumpsy(warded); artifacts cannon
            play gateway-to-dis, finish
            -> ada chains: 0 > 3, gateway-to-dis: hand > discard, troll: battleline > discard,
            -> krump: battleline > discard, bumpsy warded: yes > no
        nobody gains for a tolas destroyed with the others
            rule: faq/timing-2
            ada: hand gateway-to-dis; line troll
            bo: line tolas krump
            play gateway-to-dis, finish
            -> ada chains: 0 > 3, gateway-to-dis: hand > discard, troll: battleline > discard,
            -> tolas: battleline > discard, krump: battleline > discard
    """)


class TestGongoozle:
    test = cases("""
        the owner of a survivor discards a card
            ada: hand gongoozle fear; line troll
            bo: hand punch; line krump
            play gongoozle, offers troll krump, pick krump
            -> ada amber: 0 > 1, gongoozle: hand > discard, punch: hand > discard, krump damage: 0 > 3
        nothing is discarded for a destroyed creature
            ada: hand gongoozle fear
            bo: hand punch; line tocsin
            play gongoozle, pick tocsin
            -> ada amber: 0 > 1, gongoozle: hand > discard, tocsin: battleline > discard, bo hand: punch,
            -> bo discard: tocsin
        a ward saves the creature and costs the card
            rule: glossary/ward
            ada: hand gongoozle
            bo: hand punch; line tocsin(warded)
            play gongoozle, pick tocsin
            -> ada amber: 0 > 1, gongoozle: hand > discard, punch: hand > discard, tocsin warded: yes > no,
            -> bo line: tocsin, bo discard: punch
        the owner discards and not who controls the creature
            rule: glossary/control-and-ownership
            ada: hand gongoozle fear
            bo: hand punch; line krump(owner=0)
            play gongoozle, pick krump
            -> ada amber: 0 > 1, gongoozle: hand > discard, fear: hand > discard, krump damage: 0 > 3,
            -> ada hand: nothing, bo hand: punch
        without a creature nobody discards
            ada: hand gongoozle fear
            bo: hand punch
            play gongoozle
            -> ada amber: 0 > 1, gongoozle: hand > discard
    """)


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


class TestHandOfDis:
    test = cases("""
        it destroys a creature of either side that is on no flank
            rule: glossary/flank
            ada: hand hand-of-dis; line troll tocsin valdr
            bo: line krump bumpsy smaaash dodger
            play hand-of-dis, offers tocsin bumpsy smaaash, pick smaaash
            -> hand-of-dis: hand > discard, smaaash: battleline > discard
        two creatures are both on flanks
            ada: hand hand-of-dis; line troll
            bo: line krump bumpsy
            play hand-of-dis
            -> hand-of-dis: hand > discard
        damage is not needed and armor no help
            ada: hand hand-of-dis
            bo: line krump lady-maxena smaaash
            play hand-of-dis, pick lady-maxena
            -> hand-of-dis: hand > discard, lady-maxena: battleline > discard, bo line: krump smaaash
    """)


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
        t.expect(DecisionKind.UNFORGE)
        assert (t.decision.player, set(t.decision.keys())) == (0, {"key:blue", "key:red"})
        t.answer("key:blue")
        assert (t.game.state.players[1].keys, t.amber(1)) == ((KeyColor.RED,), 1 + 6)
        t.expect_main_step()


class TestMindBarb:
    @pytest.mark.rule("glossary/discarding-cards")
    def test_the_opponent_discards_one_card_of_their_hand(self) -> None:
        t = table(side(hand=["mind-barb", "fear"]), side(hand=["krump", "punch", "anger"]))
        t.do("play", "mind-barb")
        assert t.amber(0) == 1
        assert t.ids(0, "hand") == ["fear"]
        assert len(t.ids(1, "hand")) == 2
        assert len(t.ids(1, "discard")) == 1
        (event,) = t.events(CardDiscarded)
        assert event.player == 1
        t.expect_main_step()

    def test_chance_picks_the_card(self) -> None:
        def gone(seed: int) -> str:
            t = table(side(hand=["mind-barb"]), side(hand=["krump", "punch", "anger"]), seed=seed)
            t.do("play", "mind-barb")
            return t.ids(1, "discard")[0]

        assert {gone(seed) for seed in range(30)} == {"krump", "punch", "anger"}

    def test_an_empty_hand_loses_nothing(self) -> None:
        t = table(side(hand=["mind-barb", "fear"]), side())
        t.do("play", "mind-barb")
        assert t.changes() == {"ada amber": (0, 1), "mind-barb": ("hand", "discard")}


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


class TestAnnihilationRitual:
    test = cases("""
        creatures of both players are purged instead of discarded from play
            rule: glossary/replacement-effects glossary/purge
            ada: hand gateway-to-dis; line dust-imp; artifacts annihilation-ritual
            bo: line krump(upgrades=blood-of-titans) troll(owner=0) bad-penny
            play gateway-to-dis, finish
            -> ada amber: 0 > 2, ada chains: 0 > 3, gateway-to-dis: hand > discard,
            -> dust-imp: battleline > purged, krump: battleline > purged, blood-of-titans: upgrade > discard,
            -> troll: battleline > purged, troll controller: 1 > 0, bad-penny: battleline > hand,
            -> ada purged: dust-imp troll, bo purged: krump
        a creature discarded from hand and an artifact go to the discard pile
            ada: hand tocsin poltergeist; artifacts annihilation-ritual
            bo: artifacts cannon
            discard tocsin, play poltergeist, pick cannon, finish
            -> ada amber: 0 > 1, tocsin: hand > discard, poltergeist: hand > discard,
            -> cannon: artifacts > discard
        returning to hand is not replaced
            ada: hand fear; artifacts annihilation-ritual
            bo: line krump
            play fear, pick krump
            -> fear: hand > discard, krump: battleline > hand
    """)


class TestDominatorBauble:
    def bauble(self, *line: object, **bo: object) -> Table:
        """Return a table with the bauble and Ada's creatures, Dis being the active house."""
        return table(side(battleline=line, artifacts=["dominator-bauble"]), side(**bo), house=House.DIS)

    @pytest.mark.rule("glossary/using-cards-via-other-card-abilities", "glossary/using-creatures")
    def test_a_friendly_creature_of_another_house_is_used_in_a_way_of_choice(self) -> None:
        t = self.bauble("noddy-the-thief", "troll", amber=1, battleline=["krump"])
        t.do("action", "dominator-bauble")
        t.offers("noddy-the-thief", "troll")
        t.pick("noddy-the-thief")
        t.expect(DecisionKind.USE)
        handle = t.handle("noddy-the-thief")
        assert t.decision.keys() == (f"reap:{handle}", f"fight:{handle}", f"action:{handle}")
        t.answer(f"action:{handle}")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (1, 0),
            "dominator-bauble exhausted": (False, True),
            "noddy-the-thief exhausted": (False, True),
        }
        t.expect_main_step()

    def test_it_may_reap(self) -> None:
        t = self.bauble("troll")
        t.do("action", "dominator-bauble")
        t.pick("troll")
        t.do("reap", "troll")
        assert t.amber(0) == 1
        t.expect_main_step()

    def test_it_may_fight(self) -> None:
        t = self.bauble("troll", battleline=["krump"])
        t.do("action", "dominator-bauble")
        t.pick("troll")
        t.fight("troll", "krump")
        assert t.zone("krump") == "discard"
        t.expect_main_step()

    def test_an_exhausted_creature_cannot_be_used_and_is_not_asked_for(self) -> None:
        t = self.bauble(spec("troll", ready=False))
        t.do("action", "dominator-bauble")
        assert t.changes() == {"dominator-bauble exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_loses_its_stun_instead(self) -> None:
        t = self.bauble(spec("troll", stunned=True))
        t.do("action", "dominator-bauble")
        t.pick("troll")
        assert t.changes() == {
            "dominator-bauble exhausted": (False, True),
            "troll exhausted": (False, True),
            "troll stunned": (True, False),
        }
        t.expect_main_step()


class TestKeyToDis:
    @pytest.mark.rule("glossary/sacrifice", "glossary/omni")
    def test_whatever_house_is_active_it_takes_every_creature_with_it(self) -> None:
        ada = side(hand=["anger"], battleline=["troll"], artifacts=["key-to-dis", "library-of-babble"])
        t = table(ada, side(battleline=["krump", spec("bumpsy", warded=True)], artifacts=["cannon"]))
        assert t.game.state.active_house is House.BROBNAR
        t.do("omni", "key-to-dis")
        t.finish()
        assert t.changes() == {
            "key-to-dis": ("artifacts", "discard"),
            "troll": ("battleline", "discard"),
            "krump": ("battleline", "discard"),
            "bumpsy warded": (True, False),
        }


class TestLashOfBrokenDreams:
    def lashed(self, **bo: Any) -> Table:
        """Return a table on which Ada has used the lash and ended her turn."""
        t = table(side(artifacts=["lash-of-broken-dreams"], amber=6), side(houses=[House.LOGOS], **bo))
        t.do("action", "lash-of-broken-dreams")
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("had", "kind", "left"), [(8, DecisionKind.HOUSE, 8), (9, DecisionKind.KEY, 0)])
    def test_the_opponent_pays_nine_on_their_next_turn(self, had: int, kind: DecisionKind, left: int) -> None:
        t = self.lashed(amber=had)
        t.expect(kind)
        if kind is DecisionKind.KEY:
            t.answer("key:red")
        assert t.amber(1) == left

    def test_only_that_turn(self) -> None:
        t = self.lashed(amber=8)
        t.answer("house:logos")
        t.answer("end-turn")
        t.answer("key:red")
        assert (t.game.state.active, t.amber(0)) == (0, 0)
        t.answer("house:dis")
        t.answer("end-turn")
        t.answer("key:red")
        assert (t.game.state.active, t.amber(1)) == (1, 2)


class TestLibraryOfTheDamned:
    test = cases("""
        you archive a card of your hand
            rule: glossary/archives
            in: dis
            ada: hand fear troll; discard krump; artifacts library-of-the-damned
            bo: hand punch
            action library-of-the-damned, offers fear troll, pick troll
            -> troll: hand > archives, library-of-the-damned exhausted, ada archives: troll
        an empty hand archives nothing
            ada: artifacts library-of-the-damned; discard krump
            action library-of-the-damned
            -> library-of-the-damned exhausted
    """)


class TestLifeward:
    def warded(self) -> Table:
        """Return a table on which Ada has destroyed Lifeward and Bo is to play."""
        ada = side(hand=["tocsin"], artifacts=["lifeward"], houses=[House.DIS])
        bo = side(hand=["krump", "punch", "blood-of-titans", "cannon"], battleline=["troll"], houses=[House.BROBNAR])
        t = table(ada, bo)
        t.do("omni", "lifeward")
        assert t.changes() == {"lifeward": ("artifacts", "discard")}
        t.do("play", "tocsin")
        t.finish()
        t.end_turn()
        return t

    def test_the_opponent_can_play_all_but_creatures_on_their_next_turn(self) -> None:
        t = self.warded()
        plays = [key for key in t.decision.keys() if key.startswith("play:")]
        assert plays == [f"play:{t.handle(c)}" for c in ("punch", "blood-of-titans", "cannon")]
        assert t.reasons(f"play:{t.handle('krump')}") == ["glossary/restrictions"]

    def test_on_the_turn_after_creatures_may_be_played_again(self) -> None:
        t = self.warded()
        t.end_turn()
        t.end_turn()
        assert f"play:{t.handle('krump')}" in t.decision.keys()


class TestSacrificialAltar:
    def altar(self, *line: object, **ada: Any) -> Table:
        """Return a table with the altar, Ada's creatures and two creatures in her discard pile."""
        pile = ["charette", "fear", "krump", "cannon"]
        mine = side(battleline=line, artifacts=["sacrificial-altar"], discard=pile, **ada)
        t = table(mine, side(amber=4, battleline=["hunting-witch"], discard=["valdr"]), house=House.DIS)
        t.do("action", "sacrificial-altar")
        return t

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_a_friendly_human_is_purged_for_a_creature_of_your_discard_pile(self) -> None:
        t = self.altar("doc-bookton", "troll", "bad-penny")
        t.offers("doc-bookton", "bad-penny")
        t.pick("doc-bookton")
        t.offers("krump", "charette")  # top card first
        t.pick("charette")
        t.answer("slot:0")
        assert t.changes() == {
            "bo amber": (4, 1),
            "sacrificial-altar exhausted": (False, True),
            "doc-bookton": ("battleline", "purged"),
            "charette": ("discard", "battleline"),
            "charette exhausted": (False, True),
            "charette amber": (0, 3),
        }
        t.expect_main_step()

    def test_a_creature_of_another_house_may_be_played(self) -> None:
        t = self.altar("doc-bookton")
        t.pick("doc-bookton")
        t.pick("krump")
        t.finish()
        assert t.line(0) == ["krump"]

    def test_without_a_human_nothing_is_played(self) -> None:
        t = self.altar("troll")
        assert t.changes() == {"sacrificial-altar exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward")
    def test_a_human_that_its_ward_saved_pays_for_nothing(self) -> None:
        t = self.altar(spec("doc-bookton", warded=True))
        t.pick("doc-bookton")
        assert t.changes() == {
            "sacrificial-altar exhausted": (False, True),
            "doc-bookton warded": (True, False),
        }
        t.expect_main_step()


class TestScreamingCave:
    @pytest.mark.rule("glossary/shuffle")
    def test_hand_and_discard_pile_are_shuffled_into_the_deck(self) -> None:
        ada = side(
            hand=["fear", "troll"], discard=["krump"], deck=["anger"], archives=["punch"], artifacts=["screaming-cave"]
        )
        t = table(ada, side(hand=["valdr"], discard=["bumpsy"]), house=House.DIS)
        t.do("action", "screaming-cave")
        assert t.changes() == {
            "screaming-cave exhausted": (False, True),
            "fear": ("hand", "deck"),
            "troll": ("hand", "deck"),
            "krump": ("discard", "deck"),
        }
        assert sorted(t.ids(0, "deck")) == ["anger", "fear", "krump", "troll"]
        t.expect_main_step()


class TestSoulSnatcher:
    test = cases("""
        the owner of each destroyed creature gains one
            rule: glossary/control-and-ownership
            ada: hand gateway-to-dis; line troll; artifacts soul-snatcher
            bo: line krump bumpsy(owner=0) valdr(warded)
            play gateway-to-dis, finish
            -> ada amber: 0 > 2, ada chains: 0 > 3, bo amber: 0 > 1, gateway-to-dis: hand > discard,
            -> troll: battleline > discard, krump: battleline > discard, bumpsy: battleline > discard,
            -> bumpsy controller: 1 > 0, valdr warded: yes > no
        a creature that leaves play otherwise pays nobody
            ada: hand fear; artifacts soul-snatcher
            bo: line krump
            play fear, pick krump
            -> fear: hand > discard, krump: battleline > hand
        a destroyed artifact pays nobody
            ada: hand poltergeist; artifacts soul-snatcher
            bo: artifacts cannon
            play poltergeist, pick cannon, finish
            -> ada amber: 0 > 1, poltergeist: hand > discard, cannon: artifacts > discard
    """)


class TestCharette:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "left", "captured"), [(5, 2, 3), (3, 0, 3), (2, 0, 2), (0, 0, 0)])
    def test_it_captures_three_or_what_there_is(self, had: int, left: int, captured: int) -> None:
        t = table(side(hand=["charette"], amber=1), side(amber=had))
        t.creature("charette")
        assert (t.amber(0), t.amber(1), t.card("charette").amber) == (1, left, captured)
        t.expect_main_step()

    def test_what_it_captured_goes_back_when_it_leaves(self) -> None:
        t = table(side(battleline=[spec("charette", amber=3)]), side(battleline=["troll"]))
        t.fight("charette", "troll")
        assert t.changes() == {
            "bo amber": (0, 3),
            "charette": ("battleline", "discard"),
            "troll damage": (0, 4),
        }


class TestDrumble:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "left", "captured"), [(6, 6, 0), (7, 0, 7), (11, 0, 11)])
    def test_from_seven_on_it_captures_everything(self, had: int, left: int, captured: int) -> None:
        t = table(side(hand=["drumble"], amber=2), side(amber=had))
        t.creature("drumble")
        assert (t.amber(0), t.amber(1), t.card("drumble").amber) == (2, left, captured)
        t.expect_main_step()


class TestDustImp:
    @pytest.mark.rule("glossary/destroyed", "chart/destroyed")
    def test_its_controller_gains_two_when_it_is_destroyed_on_the_opponents_turn(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["dust-imp"]))
        t.fight("bumpsy", "dust-imp")
        assert t.changes() == {
            "bo amber": (0, 2),
            "dust-imp": ("battleline", "discard"),
            "bumpsy exhausted": (False, True),
            "bumpsy damage": (0, 2),
        }
        t.expect_main_step()

    def test_leaving_play_otherwise_gains_nothing(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=["dust-imp"]))
        t.do("play", "fear")
        t.pick("dust-imp")
        assert t.amber(1) == 0

    def test_two_imps_pay_twice(self) -> None:
        t = table(side(hand=["poison-wave"], battleline=["dust-imp"]), side(battleline=["dust-imp"]))
        t.do("play", "poison-wave")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1 + 2, 2)


class TestEaterOfTheDead:
    def eater(self, **fields: Any) -> Table:
        ada = side(battleline=["eater-of-the-dead"], discard=["troll", "fear"], hand=["tocsin"])
        return table(ada, side(discard=["krump", "punch", "cannon"], **fields))

    @pytest.mark.rule("glossary/counters-and-tokens")
    def test_after_its_reap_it_eats_a_creature_of_either_discard_pile_and_grows(self) -> None:
        t = self.eater()
        t.do("reap", "eater-of-the-dead")
        t.offers("troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "eater-of-the-dead exhausted": (False, True),
            "eater-of-the-dead power counters": (0, 1),
            "krump": ("discard", "purged"),
        }
        assert t.card("eater-of-the-dead").power == 5
        t.expect_main_step()

    def test_after_its_fight_it_eats_also_what_has_just_died(self) -> None:
        t = self.eater(battleline=["tocsin"])
        t.do("fight", "eater-of-the-dead")
        t.answer(f"card:{t.handle('tocsin', player=1)}")
        t.offers("troll", "tocsin", "krump")  # top card first
        t.answer(f"card:{t.handle('tocsin', player=1)}")
        assert (t.ids(1, "purged"), t.card("eater-of-the-dead").power) == (["tocsin"], 5)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_creature_to_eat_it_does_not_grow(self) -> None:
        t = table(side(battleline=["eater-of-the-dead"], discard=["fear"]), side(discard=["cannon"]))
        t.do("reap", "eater-of-the-dead")
        assert t.changes() == {"ada amber": (0, 1), "eater-of-the-dead exhausted": (False, True)}
        t.expect_main_step()


class TestEmberImp:
    def third(self, ada: Any, bo: Any, active: int) -> Table:
        """Return a table on which two of three cards have been played."""
        t = table(ada, bo, active=active)
        t.do("play", "headhunter")
        t.finish()
        t.do("play", "cannon")
        return t

    @pytest.mark.rule("glossary/cannot")
    def test_the_opponent_plays_two_cards_and_no_third(self) -> None:
        bo = side(hand=["headhunter", "cannon", "punch", "anger"])
        t = self.third(side(battleline=["ember-imp"]), bo, 1)
        assert t.decision.keys() == (f"discard:{t.handle('punch')}", f"discard:{t.handle('anger')}", "end-turn")
        assert t.reasons(f"play:{t.handle('punch')}") == ["glossary/restrictions"]

    def test_discarded_cards_do_not_count(self) -> None:
        bo = side(hand=["headhunter", "cannon", "punch"])
        t = table(side(battleline=["ember-imp"]), bo, active=1)
        t.do("discard", "punch")
        t.do("play", "headhunter")
        t.finish()
        assert f"play:{t.handle('cannon')}" in t.decision.keys()

    def test_its_controller_plays_as_many_as_they_like(self) -> None:
        ada = side(hand=["headhunter", "cannon", "punch"], battleline=["ember-imp"])
        t = self.third(ada, side(), 0)
        assert f"play:{t.handle('punch')}" in t.decision.keys()


class TestGabosLongarms:
    def fought(self, *enemies: str, attacked: str, struck: str) -> Table:
        t = table(side(battleline=["gabos-longarms", "troll"]), side(battleline=enemies))
        t.do("fight", "gabos-longarms")
        t.pick(attacked)
        t.offers("gabos-longarms", "troll", *enemies)
        t.pick(struck)
        t.expect_main_step()
        return t

    @pytest.mark.rule("glossary/fight")
    def test_it_deals_its_damage_to_another_creature_than_the_one_that_hits_back(self) -> None:
        t = self.fought("tocsin", "krump", attacked="tocsin", struck="krump")
        assert t.changes() == {
            "gabos-longarms exhausted": (False, True),
            "gabos-longarms damage": (0, 3),
            "krump damage": (0, 5),
        }

    def test_the_creature_it_fights_may_be_chosen(self) -> None:
        t = self.fought("tocsin", "krump", attacked="krump", struck="krump")
        assert t.changes() == {"gabos-longarms": ("battleline", "discard"), "krump damage": (0, 5)}

    def test_a_friend_may_be_struck(self) -> None:
        t = self.fought("tocsin", attacked="tocsin", struck="troll")
        assert (t.card("troll").damage, t.card("tocsin").damage) == (5, 0)

    def test_it_strikes_elsewhere_in_that_fight_only(self) -> None:
        t = self.fought("krump", "tocsin", attacked="tocsin", struck="krump")
        t.end_turn()
        t.fight("krump", "gabos-longarms")
        assert (t.zone("krump"), t.zone("gabos-longarms"), t.card("tocsin").damage) == ("discard", "discard", 0)

    @pytest.mark.rule("faq/elusive-1", "glossary/elusive")
    def test_an_elusive_creature_that_it_does_not_attack_is_not_protected(self) -> None:
        t = self.fought("tocsin", "noddy-the-thief", attacked="tocsin", struck="noddy-the-thief")
        assert (t.zone("noddy-the-thief"), t.card("gabos-longarms").damage) == ("discard", 3)

    @pytest.mark.rule("faq/elusive-2", "glossary/elusive")
    def test_attacking_an_elusive_creature_it_may_still_strike_another(self) -> None:
        t = self.fought("noddy-the-thief", "krump", attacked="noddy-the-thief", struck="krump")
        assert t.changes() == {"gabos-longarms exhausted": (False, True), "krump damage": (0, 5)}


class TestOverlordGreking:
    def test_what_it_destroys_in_a_fight_comes_to_your_side(self) -> None:
        t = table(side(battleline=["overlord-greking", "troll"]), side(battleline=["tocsin", "krump", "valdr"]))
        t.fight("overlord-greking", "tocsin")
        t.expect(DecisionKind.SLOT)
        assert t.decision.keys() == ("slot:0", "slot:2")
        t.answer("slot:2")
        assert (t.line(0), t.line(1)) == (["overlord-greking", "troll", "tocsin"], ["krump", "valdr"])
        t.expect_main_step()

    def test_nothing_that_lay_on_it_comes_with_it(self) -> None:
        krump = spec("krump", amber=1, stunned=True, upgrades=["protect-the-weak"], damage=2)
        t = table(side(battleline=["overlord-greking"]), side(battleline=[krump]))
        t.fight("overlord-greking", "krump")
        t.answer("slot:1")
        assert t.changes() == {
            "ada amber": (0, 1),
            "overlord-greking exhausted": (False, True),
            "overlord-greking damage": (0, 6),
            "krump controller": (1, 0),
            "krump exhausted": (False, True),
            "krump damage": (2, 0),
            "krump amber": (1, 0),
            "krump stunned": (True, False),
            "protect-the-weak": ("upgrade", "discard"),
        }

    def test_it_enters_play_exhausted_and_without_its_play_ability(self) -> None:
        t = table(side(battleline=["overlord-greking"]), side(amber=3, battleline=["charette"]))
        t.fight("overlord-greking", "charette")
        t.answer("slot:1")
        assert t.changes() == {
            "overlord-greking exhausted": (False, True),
            "overlord-greking damage": (0, 4),
            "charette controller": (1, 0),
            "charette exhausted": (False, True),
        }
        assert t.line(0) == ["overlord-greking", "charette"]
        t.expect_main_step()

    def test_attacked_it_does_the_same_for_its_controller(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["overlord-greking"]))
        t.fight("bumpsy", "overlord-greking")
        t.answer("slot:0")
        assert (t.line(0), t.line(1)) == ([], ["bumpsy", "overlord-greking"])

    def test_what_a_friend_destroys_stays_in_the_discard_pile(self) -> None:
        t = table(side(battleline=["shooler", "overlord-greking"]), side(battleline=["tocsin"]))
        t.fight("shooler", "tocsin")
        assert t.zone("tocsin") == "discard"
        t.expect_main_step()

    @pytest.mark.rule("card-faq/overlord-greking-1")
    def test_a_creature_that_went_to_a_hidden_zone_stays_there(self) -> None:
        t = table(side(battleline=["overlord-greking"]), side(battleline=["bad-penny"]))
        t.fight("overlord-greking", "bad-penny")
        assert (t.ids(1, "hand"), t.line(0)) == (["bad-penny"], ["overlord-greking"])
        t.expect_main_step()

    @pytest.mark.rule("card-faq/overlord-greking-1", "glossary/leaves-play")
    def test_a_creature_of_your_own_that_died_under_enemy_control_stays_in_your_discard_pile(self) -> None:
        t = table(side(battleline=["overlord-greking"]), side(battleline=[spec("tocsin", owner=0)]))
        t.fight("overlord-greking", "tocsin")
        assert (t.ids(0, "discard"), t.line(0)) == (["tocsin"], ["overlord-greking"])
        t.expect_main_step()

    @pytest.mark.rule("card-faq/overlord-greking-1", "glossary/replacement-effects")
    def test_a_creature_that_was_purged_instead_stays_purged(self) -> None:
        ada = side(battleline=["overlord-greking"], artifacts=["annihilation-ritual"])
        t = table(ada, side(battleline=["krump"]))
        t.fight("overlord-greking", "krump")
        assert (t.zone("krump"), t.line(0)) == ("purged", ["overlord-greking"])

    @pytest.mark.rule("faq/timing-11")
    def test_a_tolas_put_into_play_gives_nothing_for_its_own_destruction(self) -> None:
        tolas = spec("tolas", damage=0)
        t = table(side(battleline=["overlord-greking", "valdr"]), side(battleline=[tolas]), house=House.DIS)
        t.fight("overlord-greking", "tolas")
        t.expect_main_step()
        assert t.line(1) == ["tolas"]  # elusive: the first attack deals no damage
        krump = spec("valdr", house=House.DIS, maverick=True)
        t = table(side(battleline=[krump, "overlord-greking"]), side(battleline=[tolas]), house=House.DIS)
        t.fight("valdr", "tolas")
        t.fight("overlord-greking", "tolas")
        t.finish()
        assert t.line(0) == ["tolas", "valdr", "overlord-greking"]
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestGuardianDemon:
    def healing(self, damage: int, **ada: Any) -> Table:
        """Return a table on which the demon has been played and Krump, if damaged, was chosen."""
        bo = side(battleline=[spec("krump", damage=damage), "valdr"])
        t = table(side(hand=["guardian-demon"], battleline=["troll"], **ada), bo)
        t.creature("guardian-demon")
        if damage:
            t.offers("troll", "guardian-demon", "krump", "valdr")
            t.pick("krump")
        return t

    @pytest.mark.rule("glossary/heal", "glossary/any-number")
    @pytest.mark.parametrize("healed", [1, 2])
    def test_what_is_healed_is_dealt_to_another_creature(self, healed: int) -> None:
        t = self.healing(3)
        t.expect(DecisionKind.NUMBER)
        assert t.decision.keys() == ("number:0", "number:1", "number:2")
        t.answer(f"number:{healed}")
        t.offers("troll", "guardian-demon", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "guardian-demon": ("hand", "battleline"),
            "guardian-demon exhausted": (False, True),
            "krump damage": (3, 3 - healed),
            "valdr damage": (0, healed),
        }
        t.expect_main_step()

    def test_no_more_is_healed_than_there_is(self) -> None:
        t = self.healing(1)
        assert t.decision.keys() == ("number:0", "number:1")
        t.answer("number:0")
        t.expect_main_step()
        assert t.card("krump").damage == 1

    def test_an_undamaged_creature_may_be_chosen_and_nothing_follows(self) -> None:
        bo = side(battleline=[spec("krump", damage=2), "valdr"])
        t = table(side(hand=["guardian-demon"], battleline=["troll"]), bo)
        t.creature("guardian-demon")
        t.offers("troll", "guardian-demon", "krump", "valdr")
        t.pick("valdr")
        t.expect_main_step()
        assert [t.card(c).damage for c in ("troll", "krump", "valdr")] == [0, 2, 0]

    def test_where_no_creature_is_damaged_nobody_is_asked_and_nothing_follows(self) -> None:
        t = self.healing(0)
        t.expect_main_step()
        assert [t.card(c).damage for c in ("troll", "krump", "valdr")] == [0, 0, 0]

    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_it_does_so_after_its_fight_and_after_its_reap(self, way: str) -> None:
        t = table(side(battleline=["guardian-demon"]), side(battleline=["dust-pixie", spec("krump", damage=3)]))
        t.do(way, "guardian-demon")
        if way == "fight":
            t.pick("dust-pixie")
        t.pick("krump")
        t.answer("number:2")
        t.pick("guardian-demon")
        assert (t.card("krump").damage, t.card("guardian-demon").damage) == (1, 2 + (way == "fight"))
        t.expect_main_step()


class TestMasters:
    @pytest.mark.parametrize(
        ("master", "victims"),
        [
            ("master-of-1", ("dust-pixie", "urchin")),
            ("master-of-2", ("batdrone", "dust-imp", "bad-penny")),
            ("master-of-3", ("niffle-ape", "tocsin")),
        ],
    )
    def test_after_its_reap_it_may_destroy_a_creature_of_just_its_number(
        self, master: str, victims: tuple[str, ...]
    ) -> None:
        ada = side(battleline=[master, "dust-pixie", "batdrone", "niffle-ape"])
        bo = side(battleline=["urchin", "dust-imp", spec("bad-penny", power_counters=1), "tocsin", "krump"])
        t = table(ada, bo)
        t.do("reap", master)
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers(*victims)
        t.pick(victims[1])
        assert t.zone(victims[1]) == "discard"
        assert len(t.line(0)) + len(t.line(1)) == 9 - 1
        t.expect_main_step()

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_it_need_not(self, master: str) -> None:
        t = table(side(battleline=[master]), side(battleline=["urchin", "dust-imp", "tocsin"]))
        t.do("reap", master)
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), f"{master} exhausted": (False, True)}

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_without_a_fitting_creature_it_asks_nothing(self, master: str) -> None:
        t = table(side(battleline=[master, "troll"]), side(battleline=["krump", "charette"]))
        t.do("reap", master)
        t.expect_main_step()

    @pytest.mark.parametrize("master", ["master-of-1", "master-of-2", "master-of-3"])
    def test_fighting_destroys_nothing_more(self, master: str) -> None:
        bo = side(battleline=["dust-pixie", "batdrone", "niffle-ape"])
        t = table(side(battleline=[spec(master, power_counters=9)]), bo)
        t.fight(master, "dust-pixie")
        t.expect_main_step()
        assert t.line(1) == ["batdrone", "niffle-ape"]


class TestPitDemon:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
    def test_its_action_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["pit-demon"]), side(amber=had))
        t.do("action", "pit-demon")
        assert (t.amber(0), t.amber(1), t.card("pit-demon").ready) == (stolen, had - stolen, False)
        t.expect_main_step()


class TestPitlord:
    HOUSES = (House.DIS, House.LOGOS, House.MARS)
    OTHERS = (House.LOGOS, House.MARS, House.SANCTUM)

    def choices(self, ada: Any, bo: Any, **fields: Any) -> list[str]:
        """Return the houses that Ada may choose, none if she is not asked."""
        t = table(ada, bo, step=Step.HOUSE, **fields)
        if t.decision.kind is not DecisionKind.HOUSE:
            return []
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("glossary/house-choice")
    def test_its_controller_must_choose_dis(self) -> None:
        assert self.choices(side(houses=self.HOUSES, battleline=["pitlord"]), side()) == ["dis"]

    def test_the_opponent_chooses_freely(self) -> None:
        assert len(self.choices(side(houses=self.HOUSES), side(battleline=["pitlord"]))) == 3

    def forbidden(self, edition: Edition) -> list[str]:
        """Return Ada's choices with Pitlord, after Bo has named Dis with Restringuntus."""
        ada = side(houses=self.HOUSES, battleline=["pitlord"])
        t = table(ada, side(hand=["restringuntus"]), active=1, edition=edition)
        t.creature("restringuntus")
        t.answer("house:dis")
        t.answer("end-turn")
        if t.decision.kind is not DecisionKind.HOUSE:
            return []
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("card-faq/pitlord-1", "glossary/cannot", "glossary/house-choice")
    def test_forbidden_dis_its_controller_chooses_another_house(self) -> None:
        assert self.forbidden(Edition.V18_4) == self.forbidden(Edition.V1_3) == ["logos", "mars"]

    @pytest.mark.rule("card-faq/pitlord-1", edition="1.1")
    def test_in_the_first_editions_its_controller_then_had_no_house(self) -> None:
        assert self.forbidden(Edition.V1_1) == []

    @pytest.mark.rule("card-faq/pitlord-2", "glossary/house-choice")
    def test_a_maverick_in_a_deck_without_dis_forces_nothing(self) -> None:
        pitlord = spec("pitlord", house=House.LOGOS, maverick=True)
        assert self.choices(side(houses=self.OTHERS, battleline=[pitlord]), side()) == ["logos", "mars", "sanctum"]

    @pytest.mark.rule("card-faq/pitlord-3", "glossary/upgrades")
    def test_an_enemy_upgrade_of_dis_gives_its_creatures_controller_no_dis_card(self) -> None:
        wreathed = spec("mother", upgrades=[spec("flame-wreathed", owner=1)])
        pitlord = spec("pitlord", house=House.LOGOS, maverick=True)
        ada = side(houses=self.OTHERS, battleline=[pitlord, wreathed])
        assert self.choices(ada, side()) == ["logos", "mars", "sanctum"]
        own = side(houses=self.OTHERS, battleline=[pitlord, spec("mother", upgrades=["flame-wreathed"])])
        assert self.choices(own, side()) == ["dis"]


class TestRestringuntus:
    HOUSES = (House.BROBNAR, House.LOGOS, House.SHADOWS)

    def named(self, house: str, *line: str) -> Table:
        """Return a table on which Restringuntus has been played and a house named."""
        ada = side(hand=["restringuntus", "fear"], battleline=line, houses=[House.DIS, House.LOGOS])
        t = table(ada, side(houses=self.HOUSES, battleline=["krump"]))
        t.creature("restringuntus")
        assert "house:mars" in t.decision.keys()
        t.answer(f"house:{house}")
        t.expect_main_step()
        return t

    def next_choices(self, t: Table) -> list[str]:
        """End the turn and return the houses offered next."""
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("glossary/house-choice")
    def test_the_opponent_cannot_choose_that_house_turn_after_turn(self) -> None:
        t = self.named("logos")
        assert self.next_choices(t) == ["brobnar", "shadows"]
        t.answer("house:shadows")
        assert self.next_choices(t) == ["dis", "logos"]
        t.answer("house:dis")
        assert self.next_choices(t) == ["brobnar", "shadows"]

    def test_once_it_has_left_play_every_house_may_be_chosen_also_if_it_comes_back(self) -> None:
        t = self.named("logos")
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.fight("krump", "restringuntus")
        assert t.zone("restringuntus") == "discard"
        t.answer("end-turn")
        t.answer("house:dis")
        assert self.next_choices(t) == ["brobnar", "logos", "shadows"]


class TestShaffles:
    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize(("had", "left"), [(3, 2), (1, 0), (0, 0)])
    def test_at_the_end_of_your_turn_the_opponent_loses_one(self, had: int, left: int) -> None:
        t = table(side(battleline=["shaffles"], amber=2), side(amber=had, houses=[House.LOGOS]))
        t.answer("end-turn")
        assert (t.amber(0), t.amber(1)) == (2, left)

    def test_not_at_the_end_of_theirs(self) -> None:
        t = table(side(battleline=["shaffles"], amber=2), side(amber=3, houses=[House.LOGOS]), active=1)
        t.answer("end-turn")
        assert (t.amber(0), t.amber(1)) == (2, 3)


class TestShooler:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "stolen"), [(5, 1), (4, 1), (3, 0), (0, 0)])
    def test_it_steals_one_from_four_or_more(self, had: int, stolen: int) -> None:
        t = table(side(hand=["shooler"], amber=9), side(amber=had))
        t.creature("shooler")
        assert (t.amber(0), t.amber(1)) == (9 + stolen, had - stolen)
        t.expect_main_step()


class TestSnudge:
    def table(self) -> Table:
        ada = side(battleline=["snudge", "troll", "mother"], artifacts=["library-of-babble"])
        bo = side(battleline=["dust-pixie", "bumpsy", "valdr"], artifacts=[spec("cannon", owner=0)])
        return table(ada, bo, house=House.DIS)

    @pytest.mark.rule("glossary/flank", "glossary/return")
    def test_after_its_reap_an_artifact_or_flank_creature_of_either_side_returns(self) -> None:
        t = self.table()
        t.do("reap", "snudge")
        t.offers("library-of-babble", "cannon", "snudge", "mother", "dust-pixie", "valdr")
        t.pick("cannon")
        assert t.changes() == {
            "ada amber": (0, 1),
            "snudge exhausted": (False, True),
            "cannon": ("artifacts", "hand"),
            "cannon controller": (1, 0),
        }
        assert t.ids(0, "hand") == ["cannon"]
        t.expect_main_step()

    def test_after_its_fight_too(self) -> None:
        t = self.table()
        t.fight("snudge", "dust-pixie")
        t.offers("library-of-babble", "cannon", "snudge", "mother", "bumpsy", "valdr")
        t.pick("valdr")
        assert t.ids(1, "hand") == ["valdr"]


class TestStealerOfSouls:
    def test_as_attacker_it_purges_what_it_destroyed_and_gains_one(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["bumpsy", "krump"]))
        t.fight("stealer-of-souls", "bumpsy")
        assert t.changes() == {
            "ada amber": (0, 1),
            "stealer-of-souls exhausted": (False, True),
            "stealer-of-souls damage": (0, 5),
            "bumpsy": ("battleline", "purged"),
        }
        assert t.ids(1, "purged") == ["bumpsy"]
        t.expect_main_step()

    def test_as_the_attacked_it_does_so_for_its_controller(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=["stealer-of-souls"]))
        t.fight("bumpsy", "stealer-of-souls")
        assert t.changes() == {
            "bo amber": (0, 1),
            "bumpsy": ("battleline", "purged"),
            "stealer-of-souls damage": (0, 5),
        }
        assert t.ids(0, "purged") == ["bumpsy"]

    @pytest.mark.rule("faq/destroyed-effects-2", "glossary/destroyed")
    def test_destroyed_together_with_its_opponent_it_does_nothing(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["valdr"]))
        t.fight("stealer-of-souls", "valdr")
        assert t.changes() == {
            "stealer-of-souls": ("battleline", "discard"),
            "valdr": ("battleline", "discard"),
        }

    @pytest.mark.rule("glossary/movement-between-zones", "glossary/ability-card-ability")
    def test_bad_penny_is_out_of_reach_in_hand_but_the_gain_stays(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=["bad-penny"]))
        t.fight("stealer-of-souls", "bad-penny")
        assert t.changes() == {
            "ada amber": (0, 1),
            "stealer-of-souls exhausted": (False, True),
            "stealer-of-souls damage": (0, 1),
            "bad-penny": ("battleline", "hand"),
        }
        t.expect_main_step()

    def test_a_survivor_is_not_purged(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=[spec("silvertooth", power_counters=5)]))
        t.fight("stealer-of-souls", "silvertooth")
        assert (t.amber(0), t.line(1)) == (0, ["silvertooth"])

    def test_a_death_outside_of_its_fights_is_none_of_its_business(self) -> None:
        ada = side(hand=["hand-of-dis"], battleline=["stealer-of-souls", "troll"])
        t = table(ada, side(battleline=["bumpsy", "krump", "smaaash"]), house=House.DIS)
        t.do("play", "hand-of-dis")
        t.pick("krump")
        assert t.ids(1, "discard") == ["krump"]
        assert t.amber(0) == 0

    def test_the_fight_of_a_friend_is_none_of_its_business(self) -> None:
        t = table(side(battleline=["troll", "stealer-of-souls"]), side(battleline=["bumpsy"]))
        t.fight("troll", "bumpsy")
        assert t.ids(1, "discard") == ["bumpsy"]
        assert t.amber(0) == 0

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_controlled_enemy_is_purged_to_its_owner(self) -> None:
        t = table(side(battleline=["stealer-of-souls"]), side(battleline=[spec("bumpsy", owner=0)]))
        t.fight("stealer-of-souls", "bumpsy")
        assert (t.ids(0, "purged"), t.ids(1, "purged")) == (["bumpsy"], [])

    @pytest.mark.rule("glossary/fight", "glossary/hazardous-x")
    def test_a_creature_killed_before_the_fight_was_not_destroyed_fighting(self) -> None:
        spikes = card("blood-of-titans", gains(HOST, (Keyword.HAZARDOUS, 5)))
        stealer = spec("stealer-of-souls", upgrades=["blood-of-titans"])
        t = table(side(battleline=["bumpsy"]), side(battleline=[stealer]), spikes)
        t.fight("bumpsy", "stealer-of-souls")
        assert t.changes() == {"bumpsy": ("battleline", "discard")}


class TestSuccubus:
    def drawn(self, active: int) -> int:
        """Return how many cards the active player holds after drawing."""
        ada = side(battleline=["succubus"], deck=["troll"] * 9, houses=[House.DIS])
        t = table(ada, side(deck=["krump"] * 9, houses=[House.LOGOS]), active=active)
        t.answer("end-turn")
        return len(t.ids(active, "hand"))

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_the_opponent_refills_to_five_and_you_to_six(self) -> None:
        assert (self.drawn(1), self.drawn(0)) == (5, 6)

    def test_two_of_them_cost_two_cards(self) -> None:
        bo = side(deck=["krump"] * 9, houses=[House.LOGOS])
        t = table(side(battleline=["succubus", "succubus"]), bo, active=1)
        t.answer("end-turn")
        assert len(t.ids(1, "hand")) == 4


class TestTentacus:
    def bo(self, amber: int) -> Table:
        """Return a table on which Bo, with so much Æmber, faces Tentacus."""
        bo = side(amber=amber, deck=["fear"], battleline=["doc-bookton"], artifacts=["library-of-babble"])
        return table(side(battleline=["tentacus"], amber=2), bo, active=1)

    @pytest.mark.rule("glossary/pay", "glossary/if-you-do-and-in-order-to")
    def test_the_opponent_pays_you_one_to_use_an_artifact(self) -> None:
        t = self.bo(1)
        t.do("action", "library-of-babble")
        assert t.changes() == {
            "ada amber": (2, 3),
            "bo amber": (1, 0),
            "library-of-babble exhausted": (False, True),
            "fear": ("deck", "hand"),
        }
        t.expect_main_step()

    def test_what_is_paid_is_paid_because_of_the_card_that_demands_it(self) -> None:
        t = self.bo(1)
        t.do("action", "library-of-babble")
        (paid,) = t.events(ev.AmberVerb.PAY)
        assert paid.cause == t.number("tentacus")

    def test_who_cannot_pay_cannot_use_it(self) -> None:
        t = self.bo(0)
        assert not t.can("action", "library-of-babble")
        t.do("reap", "doc-bookton")
        assert t.amber(0) == 2
        assert f"action:{t.handle('library-of-babble')}" in t.decision.keys()

    def test_its_controller_uses_artifacts_freely(self) -> None:
        ada = side(battleline=["tentacus"], deck=["fear"], artifacts=["library-of-babble"])
        t = table(ada, side(amber=2), house=House.LOGOS)
        t.do("action", "library-of-babble")
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (0, 2, ["fear"])


class TestTheTerror:
    @pytest.mark.parametrize(("theirs", "gained"), [(0, 2), (1, 0), (6, 0)])
    def test_it_gains_two_when_the_opponent_has_none(self, theirs: int, gained: int) -> None:
        t = table(side(hand=["the-terror"], amber=3), side(amber=theirs))
        t.creature("the-terror")
        assert (t.amber(0), t.amber(1)) == (3 + gained, theirs)
        t.expect_main_step()

    def test_captured_amber_is_not_in_the_pool(self) -> None:
        t = table(side(hand=["the-terror"]), side(battleline=[spec("charette", amber=3)]))
        t.creature("the-terror")
        assert t.amber(0) == 2


class TestTocsin:
    @pytest.mark.rule("glossary/reap", "chart/reap")
    def test_after_its_reap_the_opponent_discards_at_random(self) -> None:
        t = table(side(battleline=["tocsin"], hand=["fear"]), side(hand=["krump", "punch"]), house=House.DIS)
        t.do("reap", "tocsin")
        assert t.amber(0) == 1
        assert t.ids(0, "hand") == ["fear"]
        assert len(t.ids(1, "hand")) == len(t.ids(1, "discard")) == 1
        t.expect_main_step()

    def test_fighting_discards_nothing(self) -> None:
        t = table(side(battleline=["tocsin"]), side(hand=["krump"], battleline=["dust-pixie"]))
        t.fight("tocsin", "dust-pixie")
        assert t.ids(1, "hand") == ["krump"]

    def test_the_reap_of_a_friend_discards_nothing(self) -> None:
        t = table(side(battleline=["shooler", "tocsin"]), side(hand=["krump"]))
        t.do("reap", "shooler")
        assert t.ids(1, "hand") == ["krump"]


class TestTolas:
    test = cases("""
        for each destroyed creature its controllers opponent gains one
            ada: line tolas shooler(damage=2)
            bo: line tocsin krump(owner=0)
            fight shooler tocsin, finish
            -> ada amber: 0 > 1, bo amber: 0 > 1, shooler: battleline > discard, tocsin: battleline > discard
        the opponent of who controlled it gains not of who owns it
            rule: glossary/control-and-ownership
            ada: line shooler tolas
            bo: line tocsin(owner=0)
            fight shooler tocsin
            -> ada amber: 0 > 1, shooler exhausted, shooler damage: 0 > 3, tocsin: battleline > discard,
            -> tocsin controller: 1 > 0
        a bad penny that went to hand was destroyed
            rule: faq/destroyed-effects-4
            ada: line shooler tolas
            bo: line bad-penny
            fight shooler bad-penny
            -> ada amber: 0 > 1, shooler exhausted, shooler damage: 0 > 1, bad-penny: battleline > hand,
            -> bo hand: bad-penny
        its own destruction gives nothing
            ada: hand guilty-hearts
            bo: line tolas(amber=1)
            play guilty-hearts
            -> ada amber: 0 > 2, guilty-hearts: hand > discard, tolas: battleline > discard
    """)


class TestTruebaru:
    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_you_lose_three_to_play_it(self) -> None:
        t = table(side(hand=["truebaru"], amber=4), side(amber=1))
        t.creature("truebaru")
        assert t.changes() == {
            "ada amber": (4, 1),
            "truebaru": ("hand", "battleline"),
            "truebaru exhausted": (False, True),
        }
        assert [(e.giver.player, e.amount) for e in t.events(ev.AmberVerb.LOSE)] == [(0, 3)]
        t.expect_main_step()

    @pytest.mark.parametrize(("had", "playable"), [(3, True), (2, False)])
    def test_with_less_it_cannot_be_played(self, *, had: int, playable: bool) -> None:
        t = table(side(hand=["truebaru"], amber=had), side(amber=9))
        assert (f"play:{t.handle('truebaru')}" in t.decision.keys()) is playable

    def test_an_effect_that_plays_it_asks_for_the_price_too(self) -> None:
        ada = side(battleline=["doc-bookton"], artifacts=["sacrificial-altar"], discard=["truebaru"], amber=2)
        t = table(ada, side(), house=House.DIS)
        t.do("action", "sacrificial-altar")
        t.pick("doc-bookton")
        t.pick("truebaru")
        assert (t.zone("truebaru"), t.amber(0)) == ("discard", 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/destroyed")
    def test_destroyed_it_gives_its_controller_five(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=[spec("truebaru", damage=1)]))
        t.fight("valdr", "truebaru")
        assert t.changes() == {
            "bo amber": (0, 5),
            "truebaru": ("battleline", "discard"),
            "valdr": ("battleline", "discard"),
        }


class TestCollarOfSubordination:
    def collared(self, *more: Any, **ada: Any) -> Table:
        """Return a table on which Ada has put the collar on Krump."""
        mine = side(hand=["collar-of-subordination", *ada.pop("hand", ())], battleline=["troll"], **ada)
        t = table(mine, side(battleline=["bumpsy", "krump", "valdr"]), *more)
        t.do("play", "collar-of-subordination")
        t.offers("troll", "bumpsy", "krump", "valdr")
        t.pick("krump")
        return t

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_creature_comes_to_a_flank_of_yours_with_its_upgrade(self) -> None:
        t = self.collared()
        t.expect(DecisionKind.SLOT)
        assert t.decision.keys() == ("slot:0", "slot:1")
        t.answer("slot:0")
        assert (t.line(0), t.line(1)) == (["krump", "troll"], ["bumpsy", "valdr"])
        assert t.changes() == {
            "collar-of-subordination": ("hand", "upgrade"),
            "collar-of-subordination on": (None, "krump"),
            "krump controller": (1, 0),
        }
        t.expect_main_step()

    def test_without_the_collar_it_goes_back(self) -> None:
        t = self.collared(card("fear", play(destroy(a(UPGRADE)))), hand=["fear"])
        t.answer("slot:1")
        t.do("play", "fear")
        t.pick("collar-of-subordination")
        t.expect(DecisionKind.SLOT)
        t.answer("slot:2")
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy", "valdr", "krump"])

    def test_on_a_creature_of_your_own_it_changes_nothing(self) -> None:
        t = table(side(hand=["collar-of-subordination"], battleline=["troll"]), side())
        t.do("play", "collar-of-subordination")
        t.pick("troll")
        assert t.line(0) == ["troll"]
        t.expect_main_step()

    @pytest.mark.rule("faq/control-of-cards-1")
    def test_of_two_effects_of_control_the_most_recent_counts(self) -> None:
        hypnobeam = card("punch", play(take_control(a(CREATURE, ENEMY))))
        mine = side(hand=["collar-of-subordination"], houses=[House.DIS])
        t = table(mine, side(hand=["punch"], battleline=["krump"], houses=[House.BROBNAR]), hypnobeam)
        t.do("play", "collar-of-subordination")
        t.pick("krump")
        t.answer("slot:0")
        t.end_turn()
        t.do("play", "punch")
        t.pick("krump")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], ["krump"])
        t.end_turn()
        assert t.line(1) == ["krump"]


class TestFlameWreathed:
    @pytest.mark.rule("glossary/hazardous-x")
    def test_its_creature_is_stronger_and_burns_its_attacker(self) -> None:
        t = table(side(hand=["flame-wreathed"], battleline=["tocsin", "shooler"]), side(battleline=["bumpsy"]))
        t.do("play", "flame-wreathed")
        t.offers("tocsin", "shooler", "bumpsy")
        t.pick("bumpsy")
        assert (t.card("bumpsy").power, t.card("shooler").power, t.amber(0)) == (5 + 2, 5, 1)
        t.mark()
        t.fight("shooler", "bumpsy")
        assert t.changes() == {"shooler": ("battleline", "discard"), "bumpsy damage": (0, 5)}

    def test_the_attacker_is_dealt_two_before_the_fight(self) -> None:
        bo = side(battleline=[spec("bumpsy", upgrades=["flame-wreathed"]), "krump"])
        t = table(side(battleline=["dust-imp", "tocsin"]), bo)
        t.fight("dust-imp", "bumpsy")
        assert (t.zone("dust-imp"), t.card("bumpsy").damage) == ("discard", 0)
        t.fight("tocsin", "krump")
        assert t.card("krump").damage == 3

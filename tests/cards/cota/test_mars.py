"""Call of the Archons, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import SUPPLY, AmberVerb, CardDiscarded, CardsRevealed
from kfdesk.engine.keys import key_cost
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import PLAYERS, DecisionKind, KeyColor, Player, Zone
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


TIRED_BLYPYP = spec("blypyp", ready=False)


def shown(t: Table) -> list[list[str]]:
    """Return the cards of each reveal so far."""
    cards = t.game.state.cards
    return [[cards[c].printed.id for c in event.cards] for event in t.events(CardsRevealed)]


RED, BLUE = KeyColor.RED, KeyColor.BLUE


def may_reap(t: Table, id_: str) -> bool:
    """Return whether reaping with the card is among the options."""
    return f"reap:{t.handle(id_)}" in t.decision.keys()


def after_use(how: str, id_: str, enemy: str, *, line: tuple[object, ...] = (), bo: tuple[object, ...] = ()) -> Table:
    """Return a table on which the creature has just reaped, or fought an enemy; a question may be open."""
    t = table(side(battleline=[id_, *line]), side(battleline=[enemy, *bo], amber=5), house=MARS)
    if how == "reap":
        t.do("reap", id_)
    else:
        t.fight(id_, enemy)
    return t


class TestAmmoniaClouds:
    test = cases("""
        each creature of both sides is dealt three
            ada: hand ammonia-clouds; line zorg blypyp
            bo: line troll raiding-knight batdrone
            play ammonia-clouds, finish
            -> ammonia-clouds: hand > discard, zorg damage: 0 > 3, blypyp: battleline > discard,
            -> troll damage: 0 > 3, raiding-knight damage: 0 > 1, raiding-knight armor used: 0 > 2,
            -> batdrone: battleline > discard
    """)


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
    test = cases("""
        mars creatures and robots are stunned and all artifacts destroyed
            ada: hand emp-blast; line zorg troll tunk; artifacts sniffer
            bo: line batdrone blypyp valdr; artifacts cannon the-warchest
            play emp-blast, finish
            -> ada amber: 0 > 1, emp-blast: hand > discard, zorg stunned, tunk stunned,
            -> sniffer: artifacts > discard, batdrone stunned, blypyp stunned, cannon: artifacts > discard,
            -> the-warchest: artifacts > discard
    """)


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


class TestPhosphorusStars:
    test = cases("""
        each creature not of mars is stunned at the cost of two chains
            in: mars
            ada: hand phosphorus-stars; line zorg troll
            bo: line tunk batdrone valdr(stunned)
            play phosphorus-stars
            -> ada chains: 0 > 2, phosphorus-stars: hand > discard, troll stunned, batdrone stunned
    """)


class TestPsychicNetwork:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (2, 2), (1, 1), (0, 0)])
    def test_one_is_stolen_for_each_friendly_ready_mars_creature(self, amber: int, stolen: int) -> None:
        ada = side(hand=["psychic-network"], battleline=["zorg", TIRED_BLYPYP, "troll", "tunk"])
        t = table(ada, side(battleline=["mindwarper"], amber=amber), house=MARS)
        t.do("play", "psychic-network")
        assert (t.amber(0), t.amber(1)) == (stolen, amber - stolen)
        t.expect_main_step()


class TestSampleCollection:
    @pytest.mark.rule("glossary/for-each", "glossary/archives")
    def test_one_enemy_creature_for_each_key_the_opponent_has_forged(self) -> None:
        ada = side(hand=["sample-collection"], battleline=["zorg"], keys=(RED,))
        t = table(ada, side(battleline=["troll", "valdr", "tunk"], keys=(RED, BLUE)))
        t.do("play", "sample-collection")
        t.offers("troll", "valdr", "tunk")
        t.pick("valdr")
        t.offers("troll", "tunk")
        t.pick("tunk")
        assert t.changes() == {
            "sample-collection": ("hand", "discard"),
            "valdr": ("battleline", "archives"),
            "valdr controller": (1, 0),
            "tunk": ("battleline", "archives"),
            "tunk controller": (1, 0),
        }
        assert t.ids(0, "archives") == ["valdr", "tunk"]
        t.expect_main_step()

    def test_your_own_keys_do_not_count(self) -> None:
        t = table(side(hand=["sample-collection"], keys=(RED, BLUE)), side(battleline=["troll"]))
        t.do("play", "sample-collection")
        assert t.changes() == {"sample-collection": ("hand", "discard")}
        t.expect_main_step()

    @pytest.mark.rule("faq/archives-1")
    def test_what_dysania_would_discard_of_them_goes_to_its_owners_hand_and_pays_nothing(self) -> None:
        ada = side(hand=["sample-collection"], archives=["zorg"], houses=(MARS,))
        bo = side(hand=["dysania"], battleline=["troll", "valdr"], keys=(RED, BLUE), houses=(House.LOGOS,))
        t = table(ada, bo)
        t.do("play", "sample-collection")
        t.pick("troll")
        t.pick("valdr")
        t.end_turn()
        t.creature("dysania")
        assert t.ids(0, "archives") == []
        assert {"troll", "valdr"} <= set(t.ids(1, "hand"))
        assert (t.zone("zorg"), t.amber(1)) == ("discard", 1)  # only Ada's own card was discarded


class TestShatterStorm:
    @pytest.mark.parametrize(("mine", "theirs", "left"), [(2, 9, 3), (3, 9, 0), (4, 9, 0), (0, 9, 9)])
    def test_all_yours_is_lost_and_the_opponent_loses_three_times_as_much(
        self, mine: int, theirs: int, left: int
    ) -> None:
        t = table(side(hand=["shatter-storm"], amber=mine), side(amber=theirs))
        t.do("play", "shatter-storm")
        assert (t.amber(0), t.amber(1)) == (0, left)
        t.expect_main_step()


class TestSoftLanding:
    def landing(self, *hand: str) -> Table:
        t = table(side(hand=["soft-landing", *hand], battleline=["troll"]), side(battleline=["valdr"]), house=MARS)
        t.do("play", "soft-landing")
        return t

    def test_the_next_creature_enters_play_ready_and_the_one_after_it_not(self) -> None:
        t = self.landing("tunk", "blypyp", "sniffer")
        t.creature("tunk")
        t.creature("blypyp")
        t.do("play", "sniffer")
        assert [t.card(i).ready for i in ("tunk", "blypyp", "sniffer")] == [True, False, False]
        t.expect_main_step()

    def test_so_does_an_artifact(self) -> None:
        t = self.landing("sniffer", "tunk")
        t.do("play", "sniffer")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("sniffer", "tunk")] == [True, False]

    def test_upgrades_and_actions_in_between_do_not_use_it_up(self) -> None:
        t = self.landing("jammer-pack", "psychic-network", "tunk")
        t.do("play", "jammer-pack")
        t.pick("troll")
        t.do("play", "psychic-network")
        t.creature("tunk")
        assert t.card("tunk").ready

    @pytest.mark.rule("glossary/putting-cards-into-an-area")
    def test_a_creature_put_into_play_does_not_use_it_up(self) -> None:
        ada = side(hand=["soft-landing", "zorg", "tunk"], battleline=["grabber-jammer"], artifacts=["swap-widget"])
        t = table(ada)
        t.do("play", "soft-landing")
        t.do("action", "swap-widget")
        t.pick("grabber-jammer")
        t.pick("zorg")
        t.answer("slot:0")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("zorg", "tunk")] == [True, True]

    def test_it_is_over_with_the_turn(self) -> None:
        t = table(side(hand=["soft-landing"], houses=(MARS,)), side(hand=["tunk"], houses=(MARS,)))
        t.do("play", "soft-landing")
        t.end_turn()
        t.creature("tunk")
        assert not t.card("tunk").ready


class TestSquawker:
    def squawk(self, mode: int) -> Table:
        ada = side(hand=["squawker"], battleline=[TIRED_BLYPYP, "troll"], artifacts=[spec("sniffer", ready=False)])
        t = table(ada, side(battleline=[spec("tunk", ready=False), "valdr"]), house=MARS)
        t.do("play", "squawker")
        t.expect(DecisionKind.MODE)
        assert t.decision.keys() == ("mode:0", "mode:1")
        t.answer(f"mode:{mode}")
        return t

    def test_a_mars_creature_of_either_side_may_be_readied(self) -> None:
        t = self.squawk(0)
        t.offers("blypyp", "tunk")
        t.pick("blypyp")
        assert t.changes() == {
            "ada amber": (0, 1),
            "squawker": ("hand", "discard"),
            "blypyp exhausted": (True, False),
        }
        t.expect_main_step()

    def test_or_a_creature_not_of_mars_stunned(self) -> None:
        t = self.squawk(1)
        t.offers("troll", "valdr")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "squawker": ("hand", "discard"),
            "valdr stunned": (False, True),
        }
        t.expect_main_step()


class TestTotalRecall:
    def test_one_for_each_friendly_ready_creature_and_all_friendly_creatures_come_home(self) -> None:
        ada = side(hand=["total-recall"], battleline=["zorg", "troll", TIRED_BLYPYP], artifacts=["sniffer"])
        t = table(ada, side(battleline=["valdr", "tunk"]), house=MARS)
        t.do("play", "total-recall")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 2),
            "total-recall": ("hand", "discard"),
            "zorg": ("battleline", "hand"),
            "troll": ("battleline", "hand"),
            "blypyp": ("battleline", "hand"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/return")
    def test_a_controlled_creature_goes_to_its_owners_hand(self) -> None:
        t = table(side(hand=["total-recall"], battleline=[spec("zorg", owner=1)]))
        t.do("play", "total-recall")
        assert (t.ids(1, "hand"), t.amber(0)) == (["zorg"], 2)


class TestCombatPheromones:
    def smelling(self, **ada: object) -> Table:
        side_ = side(artifacts=["combat-pheromones", "sniffer"], **ada)
        t = table(side_, side(battleline=["tunk"], amber=5), house=House.UNTAMED)
        t.do("omni", "combat-pheromones")
        return t

    @pytest.mark.rule("glossary/sacrifice", "glossary/omni")
    def test_two_other_friendly_mars_cards_may_be_used_whatever_house_is_active(self) -> None:
        t = self.smelling(battleline=["zorg", "blypyp", "troll"])
        assert t.changes() == {"combat-pheromones": ("artifacts", "discard")}
        assert [may_reap(t, i) for i in ("zorg", "blypyp", "troll")] == [True, True, False]
        t.do("reap", "zorg")
        assert may_reap(t, "blypyp")
        t.do("action", "sniffer")  # the second, an artifact
        assert not may_reap(t, "blypyp")
        t.expect_main_step()

    def test_it_is_over_with_the_turn(self) -> None:
        t = table(
            side(artifacts=["combat-pheromones"], battleline=["zorg"], houses=(House.UNTAMED,)),
            side(houses=(House.UNTAMED,)),
            house=House.UNTAMED,
        )
        t.do("omni", "combat-pheromones")
        t.end_turn()
        t.end_turn()
        assert not may_reap(t, "zorg")

    @pytest.mark.rule("faq/using-creatures-2")
    def test_mindwarper_readied_by_john_smyth_may_be_used_again(self) -> None:
        t = self.smelling(battleline=["john-smyth", "mindwarper", "zorg"])
        t.do("reap", "mindwarper")
        t.do("reap", "john-smyth")
        t.pick("mindwarper")
        assert [may_reap(t, i) for i in ("mindwarper", "zorg")] == [True, False]
        t.do("reap", "mindwarper")
        assert t.amber(0) == 3
        t.expect_main_step()


class TestCommpod:
    def test_for_each_revealed_mars_card_a_mars_creature_may_be_readied(self) -> None:
        ada = side(artifacts=["commpod"], hand=["sniffer", "punch", "zorg"], battleline=[TIRED_BLYPYP, "tunk", "troll"])
        t = table(ada, side(battleline=[spec("mindwarper", ready=False)]))
        t.do("action", "commpod")
        assert t.offered() == ["sniffer", "zorg"]
        t.pick("sniffer", "zorg")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("blypyp", "tunk", "mindwarper")
        t.pick("blypyp")
        t.expect(DecisionKind.CONFIRM)
        t.answer("no")
        assert t.changes() == {"commpod exhausted": (False, True), "blypyp exhausted": (True, False)}
        t.expect_main_step()

    def test_who_reveals_none_is_asked_no_more(self) -> None:
        t = table(side(artifacts=["commpod"], hand=["sniffer"], battleline=[TIRED_BLYPYP]))
        t.do("action", "commpod")
        t.answer("done")
        assert t.changes() == {"commpod exhausted": (False, True)}
        t.expect_main_step()


class TestCrystalHive:
    def test_one_amber_after_each_reap_for_the_rest_of_the_turn(self) -> None:
        ada = side(artifacts=["crystal-hive"], battleline=["grommid", "zorg", "tunk"], houses=(MARS,))
        t = table(ada, side(battleline=["mindwarper"], houses=(MARS,)))
        t.do("reap", "zorg")
        assert t.amber(0) == 1
        t.do("action", "crystal-hive")
        t.do("reap", "grommid")
        t.do("reap", "tunk")
        assert t.amber(0) == 1 + 2 + 2
        t.end_turn()
        t.do("reap", "mindwarper")
        assert (t.amber(0), t.amber(1)) == (5, 1)


class TestCustomVirus:
    def infected(self, *hand: str) -> Table:
        ada = side(artifacts=["custom-virus"], hand=hand, battleline=["blypyp", "troll", "john-smyth"])
        bo = side(battleline=["dextre", "mother", "batdrone", "raiding-knight", "valdr"])
        t = table(ada, bo, house=House.UNTAMED)
        t.do("omni", "custom-virus")
        return t

    @pytest.mark.rule("errata/custom-virus", "glossary/traits", "glossary/purge")
    def test_each_creature_with_a_trait_of_the_purged_one_is_destroyed(self) -> None:
        t = self.infected("zorg", "phylyx-the-disintegrator", "doc-bookton", "cannon")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("zorg", "phylyx-the-disintegrator", "doc-bookton")
        t.pick("doc-bookton")  # a Human Scientist
        t.finish()
        assert t.changes() == {
            "custom-virus": ("artifacts", "discard"),
            "doc-bookton": ("hand", "purged"),
            "blypyp": ("battleline", "discard"),
            "dextre": ("battleline", "deck"),
            "mother": ("battleline", "discard"),
            "raiding-knight": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("errata/custom-virus")
    def test_it_is_destroyed_even_if_nothing_is_purged(self) -> None:
        t = self.infected("doc-bookton")
        t.answer("no")
        assert t.changes() == {"custom-virus": ("artifacts", "discard")}
        t.expect_main_step()

    def test_without_a_creature_in_hand_nothing_is_asked(self) -> None:
        t = self.infected("cannon")
        assert t.changes() == {"custom-virus": ("artifacts", "discard")}
        t.expect_main_step()


class TestFeedingPit:
    test = cases("""
        a creature from hand is discarded for one amber
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: artifacts feeding-pit; hand troll cannon zorg
            action feeding-pit, offers troll zorg, pick troll
            -> ada amber: 0 > 1, troll: hand > discard, feeding-pit exhausted
        without a creature nothing is gained
            in: mars
            ada: artifacts feeding-pit; hand cannon
            action feeding-pit
            -> feeding-pit exhausted
    """)


class TestInvasionPortal:
    test = cases("""
        the first mars creature of the deck comes to hand
            in: mars
            ada: artifacts invasion-portal; deck troll sniffer zorg tunk
            action invasion-portal
            -> troll: deck > discard, sniffer: deck > discard, zorg: deck > hand, invasion-portal exhausted,
            -> ada deck: tunk
        without one the whole deck is discarded
            in: mars
            ada: artifacts invasion-portal; deck troll sniffer
            action invasion-portal
            -> troll: deck > discard, sniffer: deck > discard, invasion-portal exhausted, ada deck: nothing,
            -> ada discard: troll sniffer, ada hand: nothing
    """)


class TestIncubationChamber:
    def chamber(self) -> Table:
        ada = side(artifacts=["incubation-chamber"], hand=["troll", "zorg", "sniffer", "tunk"])
        t = table(ada, house=House.UNTAMED)
        t.do("omni", "incubation-chamber")
        t.expect(DecisionKind.CONFIRM)
        return t

    @pytest.mark.rule("errata/incubation-chamber")
    def test_a_mars_creature_from_hand_is_shown_and_archived(self) -> None:
        t = self.chamber()
        t.answer("yes")
        t.offers("zorg", "tunk")
        t.pick("tunk")
        assert t.changes() == {
            "incubation-chamber exhausted": (False, True),
            "tunk": ("hand", "archives"),
        }
        assert len(t.events(CardsRevealed)) == 1
        t.expect_main_step()

    def test_the_player_may_decline(self) -> None:
        t = self.chamber()
        t.answer("no")
        assert t.changes() == {"incubation-chamber exhausted": (False, True)}
        t.expect_main_step()


class TestMothergun:
    def test_one_damage_to_one_creature_for_each_revealed_mars_card(self) -> None:
        ada = side(artifacts=["mothergun"], hand=["sniffer", "punch", "zorg", "tunk"], battleline=["blypyp"])
        t = table(ada, side(battleline=["troll", "valdr"]))
        t.do("action", "mothergun")
        assert t.offered() == ["sniffer", "zorg", "tunk"]
        t.pick("sniffer", "zorg", "tunk")
        t.offers("blypyp", "troll", "valdr")
        t.pick("troll")
        assert t.changes() == {"mothergun exhausted": (False, True), "troll damage": (0, 3)}
        t.expect_main_step()

    def test_who_reveals_none_aims_at_nothing(self) -> None:
        t = table(side(artifacts=["mothergun"], hand=["zorg"]), side(battleline=["troll"]))
        t.do("action", "mothergun")
        t.answer("done")
        assert t.changes() == {"mothergun exhausted": (False, True)}
        t.expect_main_step()


class TestSniffer:
    @pytest.mark.rule("glossary/elusive", "glossary/lasting-effects")
    @pytest.mark.parametrize(("sniffed", "zone"), [(True, "discard"), (False, "battleline")])
    def test_for_the_rest_of_the_turn_no_creature_is_elusive(self, sniffed: bool, zone: str) -> None:
        ada = side(artifacts=["sniffer"], battleline=["zorg"], houses=(MARS,))
        t = table(ada, side(battleline=["john-smyth"]))
        if sniffed:
            t.do("action", "sniffer")
        t.fight("zorg", "john-smyth")
        assert t.zone("john-smyth") == zone
        t.expect_main_step()

    def test_a_friendly_creature_is_elusive_again_next_turn(self) -> None:
        ada = side(artifacts=["sniffer"], battleline=["john-smyth"], houses=(MARS,))
        t = table(ada, side(battleline=["zorg"], houses=(MARS,)))
        t.do("action", "sniffer")
        t.end_turn()
        t.fight("zorg", "john-smyth")
        assert t.zone("john-smyth") == "battleline"


class TestSwapWidget:
    def test_a_ready_mars_creature_is_swapped_for_one_of_another_name(self) -> None:
        ada = side(
            artifacts=["swap-widget"],
            hand=["tunk", "zorg", "troll", "sniffer"],
            battleline=["zorg", TIRED_BLYPYP, "valdr", "mindwarper"],
        )
        t = table(ada, side(battleline=["grommid"]))
        t.do("action", "swap-widget")
        t.offers("zorg", "mindwarper")
        t.answer(f"card:{t.handle('zorg', 1)}")
        t.offers("tunk")
        t.pick("tunk")
        t.answer("slot:0")
        assert t.changes() == {
            "swap-widget exhausted": (False, True),
            "zorg 2": ("battleline", "hand"),
            "tunk": ("hand", "battleline"),
        }
        assert t.line(0) == ["tunk", "blypyp", "valdr", "mindwarper"]
        t.expect_main_step()

    def test_no_play_ability_resolves(self) -> None:
        ada = side(artifacts=["swap-widget"], hand=["yxili-marauder"], battleline=["zorg", "tunk"])
        t = table(ada, side(amber=5))
        t.do("action", "swap-widget")
        t.pick("zorg")
        t.pick("yxili-marauder")
        t.answer("slot:0")
        assert (t.amber(1), t.card("yxili-marauder").ready) == (5, True)
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_ready_mars_creature_nothing_comes_into_play(self) -> None:
        t = table(side(artifacts=["swap-widget"], hand=["tunk"], battleline=[TIRED_BLYPYP, "valdr"]))
        t.do("action", "swap-widget")
        assert t.changes() == {"swap-widget exhausted": (False, True)}
        t.expect_main_step()

    def test_without_another_name_in_hand_the_creature_only_returns(self) -> None:
        t = table(side(artifacts=["swap-widget"], hand=["zorg", "troll"], battleline=["zorg"]))
        t.do("action", "swap-widget")
        t.answer(f"card:{t.handle('zorg', 1)}")
        assert t.changes() == {"swap-widget exhausted": (False, True), "zorg 2": ("battleline", "hand")}
        t.expect_main_step()


class TestBlypyp:
    def test_after_it_reaps_the_next_mars_creature_enters_ready_and_no_other(self) -> None:
        t = table(side(hand=["tunk", "zorg", "sniffer"], battleline=["blypyp"]))
        t.do("reap", "blypyp")
        assert t.amber(0) == 1
        t.do("play", "sniffer")
        t.creature("tunk")
        t.creature("zorg")
        assert [t.card(i).ready for i in ("sniffer", "tunk", "zorg")] == [False, True, False]
        t.expect_main_step()

    def test_a_creature_of_another_house_neither_profits_nor_uses_it_up(self) -> None:
        ada = side(hand=[spec("phase-shift", house=MARS), "valdr", "tunk"], battleline=["blypyp"])
        t = table(ada, house=MARS)
        t.do("reap", "blypyp")
        t.do("play", "phase-shift")
        t.creature("valdr")
        t.creature("tunk")
        assert [t.card(i).ready for i in ("valdr", "tunk")] == [False, True]

    def test_fighting_readies_nothing(self) -> None:
        t = table(side(hand=["tunk"], battleline=["blypyp"]), side(battleline=["dust-pixie"]))
        t.fight("blypyp", "dust-pixie")
        t.creature("tunk")
        assert not t.card("tunk").ready


class TestChuffApe:
    @pytest.mark.rule("glossary/enters-play", "glossary/stun")
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["chuff-ape"], battleline=["zorg"]))
        t.creature("chuff-ape")
        assert t.changes() == {
            "chuff-ape": ("hand", "battleline"),
            "chuff-ape exhausted": (False, True),
            "chuff-ape stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/sacrifice", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_sacrificing_another_friendly_creature_heals_it_fully(self, how: str) -> None:
        ape = spec("chuff-ape", damage=6)
        t = table(side(battleline=["zorg", ape, "troll"]), side(battleline=["dust-pixie", "valdr"]), house=MARS)
        if how == "reap":
            t.do("reap", "chuff-ape")
        else:
            t.fight("chuff-ape", "dust-pixie")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("zorg", "troll")
        t.pick("troll")
        assert (t.zone("troll"), t.card("chuff-ape").damage, t.zone("zorg")) == ("discard", 0, "battleline")
        t.expect_main_step()

    def test_the_player_may_decline_and_keeps_the_damage(self) -> None:
        t = table(side(battleline=["zorg", spec("chuff-ape", damage=6)]))
        t.do("reap", "chuff-ape")
        t.answer("no")
        assert (t.line(0), t.card("chuff-ape").damage) == (["zorg", "chuff-ape"], 6)
        t.expect_main_step()

    def test_alone_it_is_not_asked(self) -> None:
        t = table(side(battleline=[spec("chuff-ape", damage=6)]), side(battleline=["troll"]))
        t.do("reap", "chuff-ape")
        assert t.card("chuff-ape").damage == 6
        t.expect_main_step()

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["zorg", "chuff-ape", "tunk", "blypyp"]))
        t.do("fight", "valdr")
        t.offers("chuff-ape", "blypyp")


class TestEtherSpider:
    def test_it_deals_no_damage_when_fighting_on_either_side(self) -> None:
        t = table(side(battleline=["ether-spider"]), side(battleline=["troll"]))
        t.fight("ether-spider", "troll")
        assert (t.zone("ether-spider"), t.card("troll").damage) == ("discard", 0)
        t = table(side(battleline=["krump"]), side(battleline=["ether-spider"]))
        t.fight("krump", "ether-spider")
        assert (t.card("krump").damage, t.card("ether-spider").damage) == (0, 6)

    @pytest.mark.rule("glossary/capture", "glossary/common-supply")
    def test_what_is_gained_is_captured_out_of_the_common_supply(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["ether-spider"]))
        t.do("reap", "troll")
        (captured,) = t.events(AmberVerb.CAPTURE)
        assert (captured.giver, captured.amount, t.card("ether-spider").amber) == (SUPPLY, 1, 1)

    @pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
    def test_what_the_opponent_would_gain_lands_on_it(self) -> None:
        bo = side(battleline=["ether-spider"], amber=3)
        t = table(side(hand=["bumpsy"], battleline=["troll"], artifacts=["feeding-pit"], amber=2), bo)
        t.do("reap", "troll")
        assert t.changes() == {"troll exhausted": (False, True), "ether-spider amber": (0, 1)}
        t.expect_main_step()

    def test_so_does_a_bonus_icon_and_what_is_stolen(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["ether-spider"], amber=3))
        t.do("play", "punch")
        t.pick("ether-spider")
        assert (t.amber(0), t.card("ether-spider").amber) == (0, 1)
        t = table(side(hand=["psychic-network"], battleline=["zorg"]), side(battleline=["ether-spider"], amber=3))
        t.do("play", "psychic-network")
        assert (t.amber(0), t.amber(1), t.card("ether-spider").amber) == (0, 2, 1)

    def test_its_controllers_own_amber_goes_to_their_pool(self) -> None:
        t = table(side(battleline=["ether-spider", "zorg"]), side(battleline=["troll"]))
        t.do("reap", "zorg")
        assert (t.amber(0), t.card("ether-spider").amber) == (1, 0)

    def test_when_it_leaves_play_the_opponent_gets_it_back(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[spec("ether-spider", amber=4)]))
        t.fight("troll", "ether-spider")
        assert (t.zone("ether-spider"), t.amber(0)) == ("discard", 4)

    @pytest.mark.parametrize("card", ["gateway-to-dis", "hysteria"])
    def test_what_was_on_creatures_that_leave_play_with_it_goes_back_too(self, card: str) -> None:
        bo = side(battleline=[spec("troll", amber=2), spec("ether-spider", amber=4), spec("valdr", amber=1)])
        t = table(side(hand=[card]), bo)
        t.do("play", card)
        t.finish()
        assert (t.line(1), t.amber(0)) == ([], 7)

    def test_what_was_on_another_creature_that_leaves_play_lands_on_it(self) -> None:
        bo = side(battleline=[spec("silvertooth", amber=2), "ether-spider"])
        t = table(side(battleline=["troll"]), bo)
        t.fight("troll", "silvertooth")
        assert (t.zone("silvertooth"), t.amber(0), t.card("ether-spider").amber) == ("discard", 0, 2)


class TestGrabberJammer:
    def test_the_opponents_keys_cost_one_more(self) -> None:
        t = table(side(battleline=["grabber-jammer"]), side(battleline=["troll"]))
        assert (key_cost(t.game.core, Player(0)), key_cost(t.game.core, Player(1))) == (6, 7)

    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_after_it_fights_or_reaps_it_captures_one(self, how: str) -> None:
        t = after_use(how, "grabber-jammer", "dust-pixie", line=("zorg",))
        assert (t.amber(0), t.amber(1), t.card("grabber-jammer").amber) == (how == "reap", 4, 1)
        t.expect_main_step()


class TestGrommid:
    @pytest.mark.rule("card-faq/grommid-1", "glossary/cannot")
    def test_it_can_be_played_and_in_play_no_other_creature_can(self) -> None:
        t = table(side(hand=["grommid", "tunk", "sniffer"], battleline=["zorg"]))
        t.creature("grommid")
        assert t.line(0) == ["zorg", "grommid"]
        assert t.reasons(f"play:{t.handle('tunk')}") == ["glossary/restrictions"]
        assert t.reasons(f"play:{t.handle('sniffer')}") == []

    def test_the_opponent_may_play_creatures(self) -> None:
        t = table(side(hand=["tunk"]), side(battleline=["grommid"]))
        t.creature("tunk")
        assert t.line(0) == ["tunk"]

    def test_an_enemy_destroyed_fighting_it_costs_the_opponent_one(self) -> None:
        t = table(side(battleline=["grommid"], amber=2), side(battleline=["silvertooth"], amber=3))
        t.fight("grommid", "silvertooth")
        assert t.changes() == {
            "bo amber": (3, 2),
            "grommid exhausted": (False, True),
            "grommid damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_a_survivor_and_one_destroyed_otherwise_cost_nothing(self) -> None:
        t = table(side(hand=["ammonia-clouds"], battleline=["grommid"]), side(battleline=["batdrone"], amber=3))
        t.do("play", "ammonia-clouds")
        assert (t.zone("batdrone"), t.amber(1)) == ("discard", 3)
        t = table(side(battleline=["grommid"]), side(battleline=[spec("troll", power_counters=5)], amber=3))
        t.fight("grommid", "troll")
        assert (t.zone("troll"), t.amber(1)) == ("battleline", 3)


class TestJohnSmyth:
    @pytest.mark.rule("glossary/traits")
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_it_readies_a_mars_creature_that_is_no_agent(self, how: str) -> None:
        t = after_use(how, "john-smyth", "dust-pixie", line=("troll", TIRED_BLYPYP), bo=(spec("tunk", ready=False),))
        t.offers("blypyp", "tunk")
        t.pick("blypyp")
        assert [t.card(i).ready for i in ("john-smyth", "blypyp", "tunk")] == [False, True, False]
        t.expect_main_step()

    def test_alone_it_readies_nothing_not_even_itself(self) -> None:
        t = after_use("reap", "john-smyth", "troll")
        assert not t.card("john-smyth").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_on_it_each_turn_does_no_damage(self) -> None:
        t = table(side(battleline=["valdr", "troll"]), side(battleline=["john-smyth"]))
        t.fight("valdr", "john-smyth")
        assert (t.line(1), t.card("valdr").damage) == (["john-smyth"], 0)
        t.fight("troll", "john-smyth")
        assert t.line(1) == []


class TestMindwarper:
    test = cases("""
        an enemy creature captures one of its own side
            ada: line mindwarper zorg; amber 4
            bo: line troll valdr; amber 2
            action mindwarper, offers troll valdr, pick valdr
            -> bo amber: 2 > 1, mindwarper exhausted, valdr amber: 0 > 1
        an empty pool yields nothing
            ada: line mindwarper; amber 4
            bo: line troll
            action mindwarper, finish
            -> mindwarper exhausted
    """)


class TestPhylyxTheDisintegrator:
    @pytest.mark.parametrize(("amber", "left"), [(5, 3), (1, 0)])
    def test_the_opponent_loses_one_for_each_other_friendly_mars_creature(self, amber: int, left: int) -> None:
        line = ["zorg", "phylyx-the-disintegrator", "troll", TIRED_BLYPYP]
        t = table(side(battleline=line, amber=4), side(battleline=["tunk"], amber=amber), house=MARS)
        t.do("action", "phylyx-the-disintegrator")
        assert (t.amber(0), t.amber(1)) == (4, left)
        t.expect_main_step()

    def test_alone_it_costs_the_opponent_nothing(self) -> None:
        t = table(side(battleline=["phylyx-the-disintegrator"]), side(battleline=["tunk"], amber=5))
        t.do("action", "phylyx-the-disintegrator")
        assert t.amber(1) == 5


class TestQyxxlyxPlagueMaster:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_three_damage_past_armor_to_each_human_of_both_sides(self, how: str) -> None:
        t = after_use(
            how,
            "qyxxlyx-plague-master",
            "dust-pixie",
            line=("bulwark", "zorg"),
            bo=("raiding-knight", "dextre", "lady-maxena"),
        )
        t.finish()
        assert [t.card(i).damage for i in ("bulwark", "zorg", "raiding-knight", "lady-maxena")] == [3, 0, 3, 0]
        assert t.zone("dextre") == "deck"  # destroyed: three power, no more
        t.expect_main_step()


class TestTunk:
    def playing(self, card: str, house: House = MARS) -> Table:
        ada = side(hand=[card], battleline=[spec("tunk", damage=5), spec("zorg", damage=3)])
        t = table(ada, side(battleline=[spec("tunk", damage=5)]), house=house)
        t.do("play", card)
        t.finish()
        return t

    def test_after_you_play_another_mars_creature_it_is_healed_fully(self) -> None:
        t = self.playing("blypyp")
        assert [t.card("tunk", n).damage for n in PLAYERS] == [0, 5]
        assert t.card("zorg").damage == 3

    @pytest.mark.parametrize(("card", "house"), [("sniffer", MARS), ("valdr", House.BROBNAR)])
    def test_an_artifact_or_a_creature_of_another_house_heals_nothing(self, card: str, house: House) -> None:
        t = self.playing(card, house)
        assert t.card("tunk").damage == 5


class TestUlyqMegamouth:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_a_friendly_creature_not_of_mars_is_used(self, how: str) -> None:
        t = after_use(how, "ulyq-megamouth", "dust-pixie", line=("zorg", "valdr", "mother"), bo=("tunk", "krump"))
        t.offers("valdr", "mother")
        t.pick("mother")
        t.expect(DecisionKind.USE)
        t.do("reap", "mother")
        assert (t.amber(0), t.card("mother").ready) == (1 + (how == "reap"), False)
        t.expect_main_step()


class TestUxlyxTheZookeeper:
    @pytest.mark.rule("glossary/archives")
    def test_after_it_reaps_an_enemy_creature_goes_to_your_archives_without_what_was_on_it(self) -> None:
        troll = spec("troll", amber=2, damage=3, upgrades=["blood-of-titans"])
        t = table(side(battleline=["uxlyx-the-zookeeper", "zorg"]), side(battleline=[troll, "valdr"]))
        t.do("reap", "uxlyx-the-zookeeper")
        t.offers("troll", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1 + 2),
            "uxlyx-the-zookeeper exhausted": (False, True),
            "troll": ("battleline", "archives"),
            "troll controller": (1, 0),
            "blood-of-titans": ("upgrade", "discard"),
        }
        assert t.ids(0, "archives") == ["troll"]
        t.expect_main_step()

    def test_it_goes_back_to_its_owners_hand_when_you_take_up_your_archives(self) -> None:
        ada = side(battleline=["uxlyx-the-zookeeper"], archives=["zorg"], houses=(MARS,))
        t = table(ada, side(battleline=["troll"], houses=(House.BROBNAR,)))
        t.do("reap", "uxlyx-the-zookeeper")
        t.pick("troll")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        t.answer("yes")
        assert (t.ids(0, "hand"), t.ids(0, "archives"), t.ids(1, "hand")) == (["zorg"], [], ["troll"])

    @pytest.mark.rule("glossary/elusive")
    def test_it_is_elusive(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["uxlyx-the-zookeeper"]))
        t.fight("valdr", "uxlyx-the-zookeeper")
        assert t.line(1) == ["uxlyx-the-zookeeper"]


class TestVezymaThinkdrone:
    def thinking(self) -> Table:
        ada = side(
            battleline=["vezyma-thinkdrone", "troll", spec("valdr", owner=1)], artifacts=["sniffer"], hand=["zorg"]
        )
        t = table(ada, side(battleline=["krump"], artifacts=["cannon"]), house=MARS)
        t.do("reap", "vezyma-thinkdrone")
        t.expect(DecisionKind.CONFIRM)
        return t

    @pytest.mark.parametrize("id_", ["vezyma-thinkdrone", "troll", "sniffer"])
    def test_a_friendly_creature_or_artifact_may_be_archived_from_play(self, id_: str) -> None:
        t = self.thinking()
        t.answer("yes")
        t.offers("vezyma-thinkdrone", "troll", "valdr", "sniffer")
        t.pick(id_)
        assert t.ids(0, "archives") == [id_]
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership", "glossary/archives")
    def test_a_controlled_creature_goes_to_its_owners_archives(self) -> None:
        t = self.thinking()
        t.answer("yes")
        t.pick("valdr")
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["valdr"])

    def test_the_player_may_decline(self) -> None:
        t = self.thinking()
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), "vezyma-thinkdrone exhausted": (False, True)}
        t.expect_main_step()


class TestYxiliMarauder:
    @pytest.mark.parametrize(("amber", "captured"), [(5, 2), (1, 1), (0, 0)])
    def test_it_captures_one_for_each_friendly_ready_mars_creature_and_grows(self, amber: int, captured: int) -> None:
        ada = side(hand=["yxili-marauder"], battleline=["zorg", TIRED_BLYPYP, "troll", "yxilx-dominator"])
        t = table(ada, side(battleline=["mindwarper"], amber=amber), house=MARS)
        t.creature("yxili-marauder")
        view = t.card("yxili-marauder")
        assert (t.amber(1), view.amber, view.power) == (amber - captured, captured, 2 + captured)
        t.expect_main_step()

    def test_entering_ready_it_counts_itself(self) -> None:
        t = table(side(hand=["soft-landing", "yxili-marauder"]), side(amber=5))
        t.do("play", "soft-landing")
        t.creature("yxili-marauder")
        assert t.card("yxili-marauder").amber == 1


class TestYxiloBolter:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_two_damage_and_what_that_destroys_is_purged(self, how: str) -> None:
        t = after_use(how, "yxilo-bolter", "dust-pixie", bo=("silvertooth", "valdr"))
        assert set(t.offered()) == {"yxilo-bolter", "silvertooth", "valdr"} | (
            {"dust-pixie"} if how == "reap" else set()
        )
        t.pick("silvertooth")
        assert (t.ids(1, "purged"), t.card("valdr").damage) == (["silvertooth"], 0)
        t.expect_main_step()

    def test_a_survivor_is_only_damaged(self) -> None:
        t = after_use("reap", "yxilo-bolter", "troll")
        t.pick("troll")
        assert (t.card("troll").damage, t.ids(1, "purged")) == (2, [])
        t.expect_main_step()

    def test_what_dies_in_the_fight_itself_is_not_purged(self) -> None:
        t = after_use("fight", "yxilo-bolter", "silvertooth", bo=("troll",))
        t.pick("troll")
        assert (t.zone("silvertooth"), t.card("troll").damage) == ("discard", 2)

    @pytest.mark.rule("faq/destroyed-effects-1")
    def test_bad_penny_is_in_hand_before_it_could_be_purged(self) -> None:
        t = after_use("reap", "yxilo-bolter", "bad-penny")
        t.pick("bad-penny")
        assert t.zone("bad-penny") == "hand"
        t.expect_main_step()


class TestYxilxDominator:
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["yxilx-dominator"], battleline=["zorg"]))
        t.creature("yxilx-dominator")
        assert t.changes() == {
            "yxilx-dominator": ("hand", "battleline"),
            "yxilx-dominator exhausted": (False, True),
            "yxilx-dominator stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/taunt")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["zorg", "yxilx-dominator", "blypyp"]))
        t.do("fight", "valdr")
        t.offers("yxilx-dominator")


class TestZorg:
    def test_it_enters_play_stunned(self) -> None:
        t = table(side(hand=["zorg"], battleline=["tunk"]))
        t.creature("zorg")
        assert [t.card(i).stunned for i in ("zorg", "tunk")] == [True, False]
        t.expect_main_step()

    @pytest.mark.rule("glossary/neighbor")
    def test_before_it_fights_the_creature_it_fights_and_its_neighbors_are_stunned(self) -> None:
        t = table(side(battleline=["zorg", "tunk"]), side(battleline=["valdr", "krump", "troll", "mother", "bumpsy"]))
        t.fight("zorg", "troll")
        assert [t.card(i).stunned for i in t.line(1)] == [False, True, True, True, False]
        assert (t.zone("zorg"), t.card("troll").damage, t.card("tunk").stunned) == ("discard", 7, False)
        t.expect_main_step()

    def test_when_it_is_attacked_it_stuns_nobody(self) -> None:
        t = table(side(battleline=["valdr", "krump", "troll"]), side(battleline=["zorg"]))
        t.fight("krump", "zorg")
        assert [t.card(i).stunned for i in t.line(0)] == [False, False]
        t.expect_main_step()


class TestZyzzixTheMany:
    @pytest.mark.parametrize("how", ["reap", "fight"])
    def test_a_creature_shown_from_hand_is_archived_for_three_counters(self, how: str) -> None:
        ada = side(hand=["valdr", "punch", "tunk"], battleline=["zyzzix-the-many"])
        t = table(ada, side(hand=["krump"], battleline=["dust-pixie"]), house=MARS)
        if how == "reap":
            t.do("reap", "zyzzix-the-many")
        else:
            t.fight("zyzzix-the-many", "dust-pixie")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("valdr", "tunk")
        t.pick("valdr")
        assert (t.ids(0, "archives"), t.ids(0, "hand")) == (["valdr"], ["punch", "tunk"])
        assert t.card("zyzzix-the-many").power == 6
        t.expect_main_step()

    def test_who_declines_gets_nothing(self) -> None:
        t = table(side(hand=["valdr"], battleline=["zyzzix-the-many"]), house=MARS)
        t.do("reap", "zyzzix-the-many")
        t.answer("no")
        assert t.changes() == {"ada amber": (0, 1), "zyzzix-the-many exhausted": (False, True)}
        t.expect_main_step()

    def test_without_a_creature_in_hand_nothing_is_asked(self) -> None:
        t = table(side(hand=["punch"], battleline=["zyzzix-the-many"]), house=MARS)
        t.do("reap", "zyzzix-the-many")
        assert t.card("zyzzix-the-many").power == 3
        t.expect_main_step()


class TestBiomatrixBackup:
    @pytest.mark.rule("errata/biomatrix-backup", "glossary/destroyed", "glossary/archives")
    def test_its_creature_goes_to_its_owners_archives_when_destroyed(self) -> None:
        silvertooth = spec("silvertooth", upgrades=[spec("biomatrix-backup", owner=0)])
        t = table(side(hand=["punch"]), side(battleline=[silvertooth, "valdr"]))
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.changes() == {
            "ada amber": (0, 1),
            "punch": ("hand", "discard"),
            "silvertooth": ("battleline", "archives"),
            "biomatrix-backup": ("upgrade", "discard"),
        }
        assert (t.ids(1, "archives"), t.ids(0, "archives")) == (["silvertooth"], [])
        t.expect_main_step()

    def test_leaving_play_otherwise_it_goes_where_it_was_sent(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=[spec("silvertooth", upgrades=["biomatrix-backup"])]))
        t.do("play", "fear")
        t.pick("silvertooth")
        assert (t.zone("silvertooth"), t.zone("biomatrix-backup")) == ("hand", "discard")


class TestBrainStemAntenna:
    def wired(self, *hand: str, **troll: object) -> Table:
        ada = side(hand=hand, battleline=[spec("troll", upgrades=["brain-stem-antenna"], **troll), "valdr"])
        return table(ada, side(battleline=["krump"]), house=MARS)

    def test_after_you_play_a_mars_creature_it_is_readied_and_of_mars_for_the_turn(self) -> None:
        t = self.wired("tunk", ready=False)
        assert not may_reap(t, "troll")
        t.creature("tunk")
        assert t.changes() == {
            "tunk": ("hand", "battleline"),
            "tunk exhausted": (False, True),
            "troll exhausted": (True, False),
        }
        assert [may_reap(t, i) for i in ("troll", "valdr")] == [True, False]
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1

    def test_artifacts_and_creatures_of_other_houses_do_nothing(self) -> None:
        t = self.wired("sniffer", ready=False)
        t.do("play", "sniffer")
        assert not t.card("troll").ready
        ada = side(hand=["bumpsy"], battleline=[spec("mother", ready=False, upgrades=["brain-stem-antenna"])])
        t = table(ada, house=House.BROBNAR)
        t.creature("bumpsy")
        assert not t.card("mother").ready

    @pytest.mark.rule("glossary/lasting-effects")
    def test_next_turn_it_is_of_mars_no_more(self) -> None:
        ada = side(
            hand=["tunk"], battleline=[spec("troll", upgrades=["brain-stem-antenna"])], houses=(MARS, House.BROBNAR)
        )
        t = table(ada, side(houses=(MARS,)), house=MARS)
        t.creature("tunk")
        assert may_reap(t, "troll")
        t.end_turn()
        t.answer("end-turn")
        t.answer("house:mars")
        assert [may_reap(t, i) for i in ("tunk", "troll")] == [True, False]

    def test_a_creature_that_left_play_and_came_back_is_of_its_own_house(self) -> None:
        ada = side(hand=["tunk"], battleline=[spec("valdr", upgrades=["brain-stem-antenna"])])
        t = table(ada, house=MARS)
        t.creature("tunk")
        valdr = t.handle("valdr")
        assert may_reap(t, "valdr")
        t.game.adjust(Move(card=valdr, zone=Zone.HAND, player=0))
        t.game.adjust(Move(card=valdr, zone=Zone.BATTLELINE, player=0))
        assert not may_reap(t, "valdr")


class TestJammerPack:
    def test_its_creatures_opponent_pays_two_more_for_keys(self) -> None:
        t = table(side(hand=["jammer-pack"], battleline=["troll"]), side(battleline=["valdr"]), house=MARS)
        t.do("play", "jammer-pack")
        t.offers("troll", "valdr")
        t.pick("troll")
        assert (key_cost(t.game.core, Player(0)), key_cost(t.game.core, Player(1))) == (6, 8)
        assert t.amber(0) == 1
        t.expect_main_step()

    @pytest.mark.rule("glossary/upgrades")
    def test_on_an_enemy_creature_it_is_you_who_pays(self) -> None:
        t = table(side(hand=["jammer-pack"]), side(battleline=["valdr"]))
        t.do("play", "jammer-pack")
        t.pick("valdr")
        assert (key_cost(t.game.core, Player(0)), key_cost(t.game.core, Player(1))) == (8, 6)

    @pytest.mark.parametrize(("amber", "keys"), [(7, 0), (8, 1)])
    def test_eight_amber_are_needed_to_forge(self, amber: int, keys: int) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["jammer-pack"])])
        t = table(ada, side(amber=amber, battleline=["troll"]))
        t.end_turn()
        assert len(t.game.state.players[1].keys) == keys


class TestRedPlanetRayGun:
    def test_after_its_creature_reaps_one_creature_is_dealt_one_for_each_mars_creature_in_play(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"]), TIRED_BLYPYP, "valdr"])
        t = table(ada, side(battleline=["troll", "tunk"]))
        t.do("reap", "zorg")
        t.offers("zorg", "blypyp", "valdr", "troll", "tunk")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "zorg exhausted": (False, True),
            "troll damage": (0, 3),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/for-each")
    def test_all_of_it_is_dealt_to_the_one_chosen_creature_at_once(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"]), "tunk", "blypyp"])
        t = table(ada, side(battleline=[spec("troll", warded=True), "valdr"]))
        t.do("reap", "zorg")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "zorg exhausted": (False, True),
            "troll warded": (True, False),
        }
        t.expect_main_step()

    def test_fighting_shoots_nothing(self) -> None:
        ada = side(battleline=[spec("zorg", upgrades=["red-planet-ray-gun"])])
        t = table(ada, side(battleline=["dust-pixie", "troll"]))
        t.fight("zorg", "dust-pixie")
        assert t.card("troll").damage == 0
        t.expect_main_step()

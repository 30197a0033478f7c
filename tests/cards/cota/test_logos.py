"""Call of the Archons, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberVerb, CardMoved, CardsRevealed, CardTagged, DamageDealt, Shuffled
from kfdesk.engine.scenario import Move
from kfdesk.engine.terms import DecisionKind, KeyColor, Zone
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.entering import copies
from kfdesk.language.effects.moves import return_
from kfdesk.language.labels import play
from kfdesk.language.places import discard_pile
from kfdesk.language.players import OPPONENT
from kfdesk.language.predicates import ENEMY
from kfdesk.language.sorts import ACTION, ARTIFACT
from kfdesk.language.targets import THIS, a, each
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def trigger(t: Table, id_: str, nth: int = 0) -> None:
    """Answer which simultaneous effect comes next with that of a card."""
    t.expect(DecisionKind.TRIGGER)
    handle = t.handle(id_, nth)
    t.answer(next(o.key for o in t.decision.options if o.card == handle))


VINES = card("smith", play(return_(a(ARTIFACT))))


class TestBouncingDeathquark:
    def test_one_creature_of_each_side_is_destroyed_and_again_as_often_as_one_likes(self) -> None:
        ada = side(hand=["bouncing-deathquark"], battleline=["batdrone", "mother"])
        t = table(ada, side(battleline=["troll", "krump", "valdr"]))
        t.do("play", "bouncing-deathquark")
        t.offers("troll", "krump", "valdr")
        t.pick("krump")
        t.offers("batdrone", "mother")
        t.pick("batdrone")
        assert (t.line(0), t.line(1)) == (["mother"], ["troll", "valdr"])
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("troll", "valdr")
        t.pick("troll")
        t.offers("mother")
        t.pick("mother")
        assert (t.line(0), t.line(1)) == ([], ["valdr"])
        t.expect_main_step()

    def test_one_need_not_repeat_it(self) -> None:
        ada = side(hand=["bouncing-deathquark"], battleline=["batdrone", "mother"])
        t = table(ada, side(battleline=["troll", "krump"]))
        t.do("play", "bouncing-deathquark")
        t.pick("krump")
        t.pick("batdrone")
        t.answer("no")
        assert (t.line(0), t.line(1)) == (["mother"], ["troll"])
        t.expect_main_step()

    def test_where_one_side_is_empty_the_other_loses_one_and_it_is_not_repeated(self) -> None:
        t = table(side(hand=["bouncing-deathquark"]), side(battleline=["troll", "krump"]))
        t.do("play", "bouncing-deathquark")
        t.pick("troll")
        assert t.line(1) == ["krump"]
        t.expect_main_step()

    @pytest.mark.rule("card-faq/bouncing-deathquark-1")
    def test_can_it_be_repeated_on_a_creature_whose_destruction_was_replaced(self) -> None:
        ada = side(hand=["bouncing-deathquark"], battleline=["reassembling-automaton", "mother"])
        t = table(ada, side(battleline=["troll", "krump"]))
        t.do("play", "bouncing-deathquark")
        for enemy, again in (("troll", "yes"), ("krump", "")):
            t.pick(enemy)
            t.pick("reassembling-automaton")
            t.answer("slot:0")
            if again:
                t.answer(again)
        assert (t.line(0), t.line(1)) == (["reassembling-automaton", "mother"], [])
        t.expect_main_step()


class TestDimensionDoor:
    @pytest.mark.rule("glossary/replacement-effects")
    def test_reaping_steals_instead_of_gaining_for_the_rest_of_the_turn(self) -> None:
        ada = side(hand=["dimension-door"], battleline=["batdrone", "mother"])
        t = table(ada, side(amber=5))
        t.do("play", "dimension-door")
        t.mark()
        t.do("reap", "batdrone")
        assert t.changes() == {"ada amber": (0, 1), "bo amber": (5, 4), "batdrone exhausted": (False, True)}
        t.do("reap", "mother")
        assert (t.amber(0), t.amber(1)) == (2, 3)
        t.expect_main_step()

    def test_with_nothing_to_steal_reaping_gains_nothing(self) -> None:
        t = table(side(hand=["dimension-door"], battleline=["batdrone"]), side(amber=0))
        t.do("play", "dimension-door")
        t.do("reap", "batdrone")
        assert (t.amber(0), t.amber(1)) == (0, 0)

    def test_other_gains_are_gains(self) -> None:
        ada = side(hand=["dimension-door", "dr-escotera"])
        t = table(ada, side(amber=5, keys=[KeyColor.RED]))
        t.do("play", "dimension-door")
        t.creature("dr-escotera")
        assert (t.amber(0), t.amber(1)) == (1, 5)

    def test_after_reap_abilities_still_resolve(self) -> None:
        ada = side(hand=["dimension-door"], battleline=["doc-bookton"], deck=["punch"])
        t = table(ada, side(amber=1))
        t.do("play", "dimension-door")
        t.do("reap", "doc-bookton")
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (1, 0, ["punch"])

    @pytest.mark.rule("glossary/replacement-effects")
    def test_of_two_doors_one_takes_the_place_and_nothing_is_left_for_the_other(self) -> None:
        t = table(side(hand=["dimension-door", "dimension-door"], battleline=["batdrone"]), side(amber=5))
        t.do("play", "dimension-door")
        t.do("play", "dimension-door", nth=1)
        t.do("reap", "batdrone")
        trigger(t, "dimension-door", 1)
        assert (t.amber(0), t.amber(1)) == (1, 4)
        t.expect_main_step()

    def test_the_opponents_reaping_next_turn_is_untouched(self) -> None:
        t = table(side(hand=["dimension-door"], amber=3), side(battleline=["mother"], amber=2, houses=(HERE,)))
        t.do("play", "dimension-door")
        t.end_turn()
        t.do("reap", "mother")
        assert (t.amber(0), t.amber(1)) == (3, 3)


class TestEffervescentPrinciple:
    @pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
    def test_each_player_loses_half_the_loss_rounded_down(self, held: int, left: int) -> None:
        t = table(side(hand=["effervescent-principle"], amber=held), side(amber=held))
        t.do("play", "effervescent-principle")
        assert (t.amber(0), t.amber(1)) == (left, left)
        assert (t.game.state.players[0].chains, t.game.state.players[1].chains) == (1, 0)
        t.expect_main_step()


class TestFoggify:
    def turn_of_bo(self) -> Table:
        """Return the table in the opponent's turn after Foggify."""
        ada = side(hand=["foggify"], battleline=["troll"], houses=[HERE], deck=["punch"] * 12)
        bo = side(
            battleline=["batdrone", "mother"],
            artifacts=["library-of-babble"],
            hand=["quixo-the-adventurer"],
            houses=[HERE],
            deck=["anger"] * 12,
        )
        t = table(ada, bo, house=HERE)
        t.do("play", "foggify")
        t.end_turn()
        return t

    def test_the_opponent_cannot_fight_in_their_next_turn_and_may_do_all_else(self) -> None:
        t = self.turn_of_bo()
        assert not t.can("fight", "batdrone") and not t.can("fight", "mother")
        assert t.can("reap", "batdrone") and t.can("reap", "mother")
        assert t.can("action", "library-of-babble") and t.can("play", "quixo-the-adventurer")
        assert t.reasons(f"fight:{t.handle('mother')}") == ["glossary/restrictions"]

    def test_a_turn_later_all_is_as_before(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert t.can("fight", "batdrone")

    def test_ones_own_creatures_may_fight(self) -> None:
        t = table(side(hand=["foggify"], battleline=["batdrone"]), side(battleline=["troll"]))
        t.do("play", "foggify")
        assert t.can("fight", "batdrone")

    def test_fighting_by_the_effect_of_a_card_is_using_too(self) -> None:
        ada = side(hand=["foggify"], battleline=["mother"], houses=[HERE], deck=["punch"] * 12)
        t = table(ada, side(hand=["anger"], battleline=["krump"], houses=[House.BROBNAR]), house=HERE)
        t.do("play", "foggify")
        t.end_turn()
        t.do("play", "anger")
        assert t.card("mother").damage == 0
        t.expect_main_step()


class TestHelpFromFutureSelf:
    @pytest.mark.parametrize("where", ["deck", "discard"])
    def test_a_timetraveller_is_fetched_from_deck_or_discard_pile(self, where: str) -> None:
        rest = {"deck": ["punch", "anger"], "discard": ["fear", "warsong"]}
        rest[where] = [*rest[where], "timetraveller"]
        t = table(side(hand=["help-from-future-self"], **rest))
        t.do("play", "help-from-future-self")
        assert t.offered() == ["timetraveller"]
        t.pick("timetraveller")
        assert t.ids(0, "hand") == ["timetraveller"]
        assert sorted(t.ids(0, "deck")) == ["anger", "fear", "punch", "warsong"]
        assert t.ids(0, "discard") == ["help-from-future-self"]
        assert [t.game.state.cards[c].printed.id for e in t.events(CardsRevealed) for c in e.cards] == ["timetraveller"]
        t.expect_main_step()

    def test_without_one_the_discard_pile_is_shuffled_in_all_the_same(self) -> None:
        t = table(side(hand=["help-from-future-self"], deck=["punch"], discard=["fear"]))
        t.do("play", "help-from-future-self")
        assert t.ids(0, "hand") == [] and sorted(t.ids(0, "deck")) == ["fear", "punch"]
        assert {e.player for e in t.events(Shuffled)} == {0}
        t.expect_main_step()

    def test_the_opponents_piles_are_left_alone(self) -> None:
        t = table(side(hand=["help-from-future-self"]), side(deck=["timetraveller"], discard=["timetraveller"]))
        t.do("play", "help-from-future-self")
        assert t.ids(1, "deck") == t.ids(1, "discard") == ["timetraveller"]
        t.expect_main_step()


class TestInterdimensionalGraft:
    def after_bos_forge(self, amber: int, **more: int) -> Table:
        """Return the table when the opponent, with so much Æmber, has had the chance to forge."""
        ada = side(hand=["interdimensional-graft"], deck=["punch"] * 12, **more)
        t = table(ada, side(amber=amber, houses=[HERE]), house=HERE)
        t.do("play", "interdimensional-graft")
        t.end_turn()
        return t

    def test_what_the_opponent_has_left_after_forging_is_paid(self) -> None:
        t = self.after_bos_forge(10)
        assert t.game.state.players[1].keys
        assert (t.amber(0), t.amber(1)) == (1 + 4, 0)
        assert [(e.giver.player, e.amount) for e in t.events(AmberVerb.PAY)] == [(1, 4)]

    def test_with_nothing_left_nothing_is_paid(self) -> None:
        t = self.after_bos_forge(6)
        assert t.game.state.players[1].keys and (t.amber(0), t.amber(1)) == (1, 0)

    def test_without_a_key_nothing_is_paid(self) -> None:
        t = self.after_bos_forge(5)
        assert not t.game.state.players[1].keys and (t.amber(0), t.amber(1)) == (1, 5)

    def test_it_is_over_after_that_turn_and_does_not_touch_ones_own_keys(self) -> None:
        t = table(
            side(hand=["interdimensional-graft"], deck=["punch"] * 12, amber=8, houses=[HERE]),
            side(amber=5, houses=[HERE], deck=["anger"] * 12, battleline=["batdrone", "mother"]),
            house=HERE,
        )
        t.do("play", "interdimensional-graft")
        t.end_turn()
        t.do("reap", "batdrone")
        t.do("reap", "mother")
        t.end_turn()  # Ada forges with 9 and keeps 3
        assert (t.amber(0), t.amber(1)) == (3, 7)
        t.end_turn()  # Bo forges two turns after the graft
        assert (t.amber(0), t.amber(1)) == (3, 1)


class TestKnowledgeIsPower:
    def test_either_a_card_is_archived(self) -> None:
        t = table(side(hand=["knowledge-is-power", "punch", "anger"], archives=["fear"]))
        t.do("play", "knowledge-is-power")
        t.expect(DecisionKind.MODE)
        t.answer("mode:0")
        t.offers("punch", "anger")
        t.pick("anger")
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.amber(0)) == (["fear", "anger"], ["punch"], 0)
        t.expect_main_step()

    @pytest.mark.rule("card-faq/knowledge-is-power-1")
    @pytest.mark.parametrize("archived", [0, 1, 3])
    def test_or_is_one_gained_for_each_card_in_the_archives(self, archived: int) -> None:
        t = table(side(hand=["knowledge-is-power", "punch"], archives=["fear"] * archived), side(archives=["anger"]))
        t.do("play", "knowledge-is-power")
        t.answer("mode:1")
        assert (t.amber(0), len(t.ids(0, "archives"))) == (archived, archived)
        t.expect_main_step()


class TestLabwork:
    test = cases("""
        a card of ones choice is archived
            ada: hand labwork punch anger
            bo: hand fear
            play labwork, offers punch anger, pick punch
            -> ada amber: 0 > 1, labwork: hand > discard, punch: hand > archives
        with an empty hand nothing is
            ada: hand labwork
            play labwork
            -> ada amber: 0 > 1, labwork: hand > discard, ada archives: nothing
    """)


class TestLibraryAccess:
    @pytest.mark.rule("errata/library-access", "glossary/purge")
    def test_it_is_purged_and_draws_nothing_for_itself(self) -> None:
        t = table(side(hand=["library-access"], deck=["punch"]))
        t.do("play", "library-access")
        assert t.changes() == {"library-access": ("hand", "purged")}
        t.expect_main_step()

    @pytest.mark.rule("glossary/lasting-effects")
    def test_each_other_card_played_this_turn_draws_one(self) -> None:
        ada = side(hand=["library-access", "batdrone", "library-of-babble"], deck=["punch", "anger", "warsong"])
        t = table(ada)
        t.do("play", "library-access")
        t.creature("batdrone")
        assert t.ids(0, "hand") == ["library-of-babble", "punch"]
        t.do("play", "library-of-babble")
        assert t.ids(0, "hand") == ["punch", "anger"]
        t.expect_main_step()

    def test_discarding_or_using_draws_nothing(self) -> None:
        ada = side(hand=["library-access", "batdrone"], battleline=["mother"], deck=["punch"])
        t = table(ada)
        t.do("play", "library-access")
        t.do("discard", "batdrone")
        t.do("reap", "mother")
        assert t.ids(0, "hand") == []

    def test_two_accesses_each_draw_and_the_first_sees_the_second(self) -> None:
        ada = side(hand=["library-access", "library-access", "batdrone"], deck=["punch", "anger", "warsong", "fear"])
        t = table(ada)
        t.do("play", "library-access")
        t.do("play", "library-access", nth=1)
        t.finish()
        assert t.ids(0, "hand") == ["batdrone", "punch"]
        assert t.ids(0, "purged") == ["library-access", "library-access"]
        t.creature("batdrone")
        t.finish()
        assert t.ids(0, "hand") == ["punch", "anger", "warsong"]

    def test_the_opponents_plays_next_turn_draw_nothing(self) -> None:
        ada = side(hand=["library-access"], deck=["punch"] * 8)
        t = table(ada, side(hand=["mother"], deck=["anger"], houses=(HERE,)))
        t.do("play", "library-access")
        t.end_turn()
        t.mark()
        t.creature("mother")
        assert t.changes() == {"mother": ("hand", "battleline"), "mother exhausted": (False, True)}

    @pytest.mark.rule("card-faq/library-access-1")
    def test_before_a_wild_wormhole_either_effect_may_come_first(self) -> None:
        ada = side(hand=["library-access", "wild-wormhole"], deck=["batdrone", "mother", "punch"])
        t = table(ada)
        t.do("play", "library-access")
        t.do("play", "wild-wormhole")
        assert t.amber(0) == 1  # the bonus icon comes first
        assert {o.card for o in t.decision.options} == {t.handle("library-access"), t.handle("wild-wormhole")}
        trigger(t, "library-access")
        assert t.ids(0, "hand") == ["batdrone"]
        t.expect(DecisionKind.SLOT)  # the wormhole plays Mother
        t.answer("slot:0")
        assert t.line(0) == ["mother"]
        assert t.ids(0, "hand") == ["batdrone", "punch"]
        t.expect_main_step()

    @pytest.mark.rule("card-faq/library-access-1")
    def test_the_play_ability_of_the_card_from_the_deck_is_simultaneous_with_the_draw(self) -> None:
        ada = side(hand=["library-access", "wild-wormhole"], deck=["dr-escotera", "punch", "anger"])
        t = table(ada, side(keys=[KeyColor.RED]))
        t.do("play", "library-access")
        t.do("play", "wild-wormhole")
        trigger(t, "wild-wormhole")
        t.answer("slot:0")
        assert {o.card for o in t.decision.options} == {t.handle("library-access"), t.handle("dr-escotera")}
        trigger(t, "dr-escotera")
        assert (t.amber(0), t.ids(0, "hand")) == (2, ["punch", "anger"])
        t.expect_main_step()

    @pytest.mark.rule("card-faq/wild-wormhole-2")
    def test_played_by_a_wild_wormhole_it_draws_for_the_wormhole(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["library-access", "punch", "anger"]))
        t.do("play", "wild-wormhole")
        assert t.changes() == {
            "ada amber": (0, 1),
            "wild-wormhole": ("hand", "discard"),
            "library-access": ("deck", "purged"),
            "punch": ("deck", "hand"),
        }
        t.expect_main_step()


class TestNeuroSyphon:
    @pytest.mark.parametrize(("theirs", "done"), [(0, False), (2, False), (3, False), (4, True), (9, True)])
    def test_it_steals_and_draws_only_from_one_who_has_more(self, theirs: int, done: bool) -> None:
        t = table(side(hand=["neuro-syphon"], amber=2, deck=["punch", "anger"]), side(amber=theirs))
        t.do("play", "neuro-syphon")  # its own Æmber makes 3
        assert (t.amber(0), t.amber(1)) == (3 + done, theirs - done)
        assert t.ids(0, "hand") == ["punch"] * done
        t.expect_main_step()


class TestPhaseShift:
    def test_one_card_of_another_house_may_be_played(self) -> None:
        t = table(side(hand=["phase-shift", "punch", "anger", "batdrone"], battleline=["troll"]), house=HERE)
        assert not t.can("play", "punch")
        t.do("play", "phase-shift")
        assert t.can("play", "punch") and t.can("play", "anger")
        assert not t.can("discard", "punch") and not t.can("reap", "troll")
        t.creature("batdrone")
        assert t.can("play", "punch")
        t.do("play", "punch")
        t.finish()
        assert not t.can("play", "anger")

    def test_next_turn_it_is_over(self) -> None:
        ada = side(hand=["phase-shift", "punch"], houses=[HERE], deck=["batdrone"] * 12)
        t = table(ada, side(houses=[HERE], deck=["batdrone"] * 12), house=HERE)
        t.do("play", "phase-shift")
        t.end_turn()
        t.end_turn()
        assert not t.can("play", "punch")

    @pytest.mark.rule("card-faq/phase-shift-1")
    def test_how_many_cards_do_two_copies_allow(self) -> None:
        t = table(side(hand=["phase-shift", "phase-shift", "smith", "warsong", "anger"]), house=HERE)
        t.do("play", "phase-shift")
        t.do("play", "phase-shift", nth=1)
        t.do("play", "smith")
        assert t.can("play", "warsong")
        t.do("play", "warsong")
        assert not t.can("play", "anger")

    @pytest.mark.rule("card-faq/phase-shift-2")
    def test_does_a_mimicry_played_as_a_logos_card_use_the_allowance(self) -> None:
        mimicry = card("mimicry", copies(THIS, a(ACTION, in_=discard_pile(OPPONENT))))
        ada = side(hand=["phase-shift", "mimicry", "smith"])
        t = table(ada, side(discard=["foggify"]), mimicry, house=HERE)
        t.do("play", "phase-shift")
        assert t.can("play", "smith")
        t.do("play", "mimicry")
        t.pick("foggify")
        assert t.amber(0) == 1 and not t.can("play", "smith")

    @pytest.mark.rule("card-faq/phase-shift-3", "card-faq/wild-wormhole-1")
    def test_does_a_card_played_by_wild_wormhole_use_the_allowance(self) -> None:
        t = table(side(hand=["phase-shift", "wild-wormhole", "anger"], deck=["smith"]), house=HERE)
        t.do("play", "phase-shift")
        t.do("play", "wild-wormhole")
        assert t.zone("smith") == "discard"
        assert not t.can("play", "anger")


class TestPositronBolt:
    def test_three_creatures_in_a_row_from_a_flank(self) -> None:
        ada = side(hand=["positron-bolt"], battleline=["mother"])
        t = table(ada, side(battleline=["troll", "krump", "valdr", "bumpsy"]))
        t.do("play", "positron-bolt")
        t.offers("mother", "troll", "bumpsy")
        t.pick("troll")
        t.offers("krump")
        t.pick("krump")
        t.offers("valdr")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "positron-bolt": ("hand", "discard"),
            "troll damage": (0, 3),
            "krump damage": (0, 2),
            "valdr damage": (0, 1),
        }
        t.expect_main_step()

    def test_creatures_that_are_destroyed_do_not_break_the_row(self) -> None:
        bo = side(battleline=["silvertooth", "batdrone", "dust-pixie", "troll"])
        t = table(side(hand=["positron-bolt"]), bo)
        t.do("play", "positron-bolt")
        t.pick("silvertooth")
        t.offers("batdrone")
        t.pick("batdrone")
        t.offers("dust-pixie")
        t.pick("dust-pixie")
        t.expect(DecisionKind.ORDER)  # all damage of an ability is simultaneous, so they are destroyed together
        t.answer(*(o.key for o in t.decision.options))
        assert t.line(1) == ["troll"] and t.card("troll").damage == 0
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
    def test_all_three_are_damaged_at_once(self) -> None:
        t = table(
            side(hand=["positron-bolt"]), side(battleline=[spec("grey-monk", damage=1), "troll", "krump", "mother"])
        )
        t.do("play", "positron-bolt")
        t.pick("grey-monk")
        t.pick("troll")
        t.pick("krump")
        assert t.line(1) == ["troll", "krump", "mother"]
        assert (t.card("troll").damage, t.card("krump").damage) == (1, 0)  # the monk's armor still held
        t.expect_main_step()

    def test_a_lone_creature_is_dealt_three_and_no_other(self) -> None:
        t = table(side(hand=["positron-bolt"], battleline=["mother", "batdrone"]), side(battleline=["troll"]))
        t.do("play", "positron-bolt")
        t.pick("troll")
        assert [t.card(i).damage for i in ("troll", "mother", "batdrone")] == [3, 0, 0]
        t.expect_main_step()

    def test_of_two_creatures_the_first_is_not_hit_again(self) -> None:
        t = table(side(hand=["positron-bolt"]), side(battleline=["troll", "krump"]))
        t.do("play", "positron-bolt")
        t.pick("krump")
        t.pick("troll")
        assert (t.card("krump").damage, t.card("troll").damage) == (3, 2)
        t.expect_main_step()

    @pytest.mark.rule("faq/flank-1")
    def test_what_if_it_begins_with_a_creature_that_is_only_considered_a_flank_creature(self) -> None:
        ada = side(hand=["positron-bolt"], artifacts=["spectral-tunneler"])
        t = table(ada, side(battleline=["troll", "krump", "valdr", "bumpsy", "headhunter"]))
        t.do("action", "spectral-tunneler")
        t.pick("valdr")
        t.do("play", "positron-bolt")
        t.offers("troll", "valdr", "headhunter")
        t.pick("valdr")
        t.offers("krump", "bumpsy")
        t.pick("krump")
        t.offers("troll")
        t.pick("troll")
        assert [t.card(i).damage for i in ("troll", "krump", "valdr", "bumpsy", "headhunter")] == [1, 2, 3, 0, 0]


class TestRandomAccessArchives:
    def test_the_top_card_of_the_deck_is_archived(self) -> None:
        t = table(side(hand=["random-access-archives"], deck=["punch", "anger"]), side(deck=["fear"]))
        t.do("play", "random-access-archives")
        assert (t.ids(0, "archives"), t.ids(0, "deck"), t.ids(1, "deck")) == (["punch"], ["anger"], ["fear"])
        t.expect_main_step()

    def test_an_empty_deck_gives_nothing(self) -> None:
        t = table(side(hand=["random-access-archives"], discard=["punch"]))
        t.do("play", "random-access-archives")
        assert t.ids(0, "archives") == [] and t.ids(0, "discard") == ["punch", "random-access-archives"]


class TestRemoteAccess:
    def test_an_enemy_artifact_works_for_its_user(self) -> None:
        ada = side(hand=["remote-access"], artifacts=["anomaly-exploiter"], deck=["punch"])
        t = table(ada, side(artifacts=["library-of-babble", "cannon"], deck=["anger"]))
        t.do("play", "remote-access")
        t.offers("library-of-babble", "cannon")
        t.pick("library-of-babble")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "remote-access": ("hand", "discard"),
            "library-of-babble exhausted": (False, True),
            "punch": ("deck", "hand"),
        }

    def test_an_exhausted_artifact_does_nothing(self) -> None:
        t = table(
            side(hand=["remote-access"], deck=["punch"]), side(artifacts=[spec("library-of-babble", ready=False)])
        )
        t.do("play", "remote-access")
        t.finish()
        assert t.ids(0, "hand") == []

    def test_without_an_enemy_artifact_nothing_happens(self) -> None:
        t = table(side(hand=["remote-access"], artifacts=["library-of-babble"], deck=["punch"]))
        t.do("play", "remote-access")
        t.expect_main_step()
        assert t.card("library-of-babble").ready


class TestReverseTime:
    def test_deck_and_discard_pile_change_places_and_the_deck_is_shuffled(self) -> None:
        t = table(side(hand=["reverse-time"], deck=["punch", "anger"], discard=["fear", "smith", "warsong"]))
        t.do("play", "reverse-time")
        assert sorted(t.ids(0, "deck")) == ["fear", "smith", "warsong"]
        assert t.events(Shuffled) and t.events(Shuffled)[-1].player == 0
        assert [event.swapped for event in t.events(CardMoved)].count(True) == 5
        t.expect_main_step()

    @pytest.mark.rule("card-faq/reverse-time-1")
    def test_how_is_the_discard_pile_ordered_after_the_swap(self) -> None:
        t = table(side(hand=["reverse-time"], deck=["punch", "anger", "fear"]))
        t.do("play", "reverse-time")
        assert t.ids(0, "discard") == ["punch", "anger", "fear", "reverse-time"]  # the last lies on top
        assert t.ids(0, "deck") == []


class TestScramblerStorm:
    def turn_of_bo(self) -> Table:
        """Return the table in the opponent's turn after the storm."""
        ada = side(hand=["scrambler-storm", "labwork"], houses=[HERE], deck=["labwork"] * 12)
        bo = side(
            hand=["labwork", "batdrone", "library-of-babble", "rocket-boots"], houses=[HERE], battleline=["mother"]
        )
        t = table(ada, bo, house=HERE)
        t.do("play", "scrambler-storm")
        return t

    def test_the_opponent_plays_no_actions_in_their_next_turn(self) -> None:
        t = self.turn_of_bo()
        assert t.can("play", "labwork")
        t.end_turn()
        theirs = t.handle("labwork", player=1)
        assert f"play:{theirs}" not in t.decision.keys() and f"discard:{theirs}" in t.decision.keys()
        assert t.reasons(f"play:{theirs}") == ["glossary/restrictions"]
        assert all(t.can("play", id_) for id_ in ("batdrone", "library-of-babble", "rocket-boots"))

    def test_a_turn_later_they_do(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert t.can("play", "labwork")
        t.end_turn()
        assert f"play:{t.handle('labwork', player=1)}" in t.decision.keys()


class TestSloppyLabwork:
    test = cases("""
        one card is archived and another discarded
            ada: hand sloppy-labwork punch anger fear
            play sloppy-labwork, offers punch anger fear, pick anger, offers punch fear, pick fear
            -> ada amber: 0 > 1, sloppy-labwork: hand > discard, anger: hand > archives, fear: hand > discard
        a single card is archived
            ada: hand sloppy-labwork punch
            play sloppy-labwork, pick punch
            -> ada amber: 0 > 1, sloppy-labwork: hand > discard, punch: hand > archives, ada archives: punch,
            -> ada discard: sloppy-labwork
    """)


def test_a_key_forged_under_the_graft_by_paying_from_a_card_leaves_the_pool_to_be_paid() -> None:
    universe = spec("pocket-universe", amber=4)
    t = table(
        side(hand=["interdimensional-graft"], deck=["punch"] * 12),
        side(amber=5, artifacts=[universe], houses=[HERE], keys=[KeyColor.RED]),
        house=HERE,
    )
    t.do("play", "interdimensional-graft")
    t.game.choose("end-turn")
    t.answer("number:4")
    t.answer("key:blue")
    assert (t.amber(0), t.amber(1)) == (1 + 3, 0)


class TestTwinBoltEmission:
    def test_two_different_creatures_of_any_side_are_dealt_two_each(self) -> None:
        ada = side(hand=["twin-bolt-emission"], battleline=["mother"])
        t = table(ada, side(battleline=["troll", "krump"]))
        t.do("play", "twin-bolt-emission")
        t.offers("mother", "troll", "krump")
        t.pick("troll")
        t.offers("mother", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "twin-bolt-emission": ("hand", "discard"),
            "troll damage": (0, 2),
            "krump damage": (0, 2),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_single_creature_is_dealt_two_only_once(self) -> None:
        t = table(side(hand=["twin-bolt-emission"]), side(battleline=["troll"]))
        t.do("play", "twin-bolt-emission")
        t.pick("troll")
        assert t.card("troll").damage == 2
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
    def test_both_bolts_strike_at_once(self) -> None:
        # Were the bolts one after the other, the queen would be tagged before the ape is hurt.
        bo = side(battleline=[spec("niffle-queen", damage=4), spec("niffle-ape", damage=2)])
        t = table(side(hand=["twin-bolt-emission"]), bo)
        t.do("play", "twin-bolt-emission")
        t.pick("niffle-queen")
        t.pick("niffle-ape")
        kinds = [type(e) for e in t.game.events if isinstance(e, DamageDealt | CardTagged)]
        assert kinds == [DamageDealt, DamageDealt, CardTagged, CardTagged]
        assert t.line(1) == []  # without his queen the ape has 3 power and 4 damage


class TestWildWormhole:
    def test_it_plays_the_top_card_whatever_its_house(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["urchin", "punch"]), side(amber=1))
        t.do("play", "wild-wormhole")
        t.answer("slot:0")
        assert t.changes() == {
            "ada amber": (0, 2),
            "bo amber": (1, 0),
            "wild-wormhole": ("hand", "discard"),
            "urchin": ("deck", "battleline"),
            "urchin exhausted": (False, True),
        }
        t.expect_main_step()

    def test_its_bonus_icon_and_that_of_the_card_both_resolve(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["dust-pixie"]))
        t.do("play", "wild-wormhole")
        t.answer("slot:0")
        assert t.amber(0) == 1 + 2

    @pytest.mark.rule("glossary/upgrades")
    def test_an_upgrade_without_a_creature_stays_on_top_of_the_deck(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["blood-of-titans", "punch"]))
        t.do("play", "wild-wormhole")
        assert t.changes() == {"ada amber": (0, 1), "wild-wormhole": ("hand", "discard")}
        assert t.ids(0, "deck") == ["blood-of-titans", "punch"]
        t.expect_main_step()

    def test_an_upgrade_is_attached_where_there_is_a_creature(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["blood-of-titans"]), side(battleline=["troll"]))
        t.do("play", "wild-wormhole")
        t.pick("troll")
        assert (t.amber(0), t.card("troll").power) == (2, 13)

    @pytest.mark.rule("glossary/alpha")
    def test_a_card_with_alpha_cannot_follow_it(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["glimmer"]))
        t.do("play", "wild-wormhole")
        assert t.ids(0, "deck") == ["glimmer"]
        t.expect_main_step()

    @pytest.mark.rule("glossary/drawing-cards", "glossary/discard-pile")
    def test_an_empty_deck_is_reset_for_drawing_only(self) -> None:
        t = table(side(hand=["wild-wormhole"], discard=["batdrone", "punch"]))
        t.do("play", "wild-wormhole")
        assert t.ids(0, "deck") == []
        assert t.ids(0, "discard") == ["batdrone", "punch", "wild-wormhole"]
        assert t.amber(0) == 1
        t.expect_main_step()

    @pytest.mark.rule("faq/first-turn-rule-2")
    def test_on_the_first_turn_it_still_plays_a_card(self) -> None:
        t = table(side(hand=["wild-wormhole", "mother"], deck=["batdrone"]), turn=1)
        t.do("play", "wild-wormhole")
        t.answer("slot:0")
        assert t.line(0) == ["batdrone"]
        assert t.reasons(f"play:{t.handle('mother')}") == ["glossary/first-player"]

    @pytest.mark.rule("glossary/rule-of-six")
    def test_a_card_whose_name_was_used_up_stays_on_top(self) -> None:
        six = ["wild-wormhole"] * 6
        t = table(side(hand=["wild-wormhole"], deck=six))
        t.do("play", "wild-wormhole")
        assert t.amber(0) == 6
        assert t.ids(0, "deck") == ["wild-wormhole"]
        t.expect_main_step()


class TestAnomalyExploiter:
    test = cases("""
        a damaged creature of either side is destroyed
            in: logos
            ada: artifacts anomaly-exploiter; line mother batdrone(damage=1)
            bo: line troll(damage=1) krump
            action anomaly-exploiter, offers batdrone troll, pick troll
            -> anomaly-exploiter exhausted, troll: battleline > discard
        with none damaged it does nothing
            in: logos
            ada: artifacts anomaly-exploiter
            bo: line krump
            action anomaly-exploiter
            -> anomaly-exploiter exhausted
    """)


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
        t = table(side(artifacts=["chaos-portal"], deck=["anger"]), house=HERE)
        t.do("action", "chaos-portal")
        assert set(t.decision.keys()) == {f"house:{h}" for h in House}

    def test_a_card_that_cannot_be_played_stays_upon_the_deck(self) -> None:
        t = self.opened(House.BROBNAR, "kelifi-dragon")
        assert t.ids(0, "deck") == ["kelifi-dragon"]
        t.expect_main_step()

    def test_an_empty_deck_has_no_top_card(self) -> None:
        t = table(side(artifacts=["chaos-portal"]), side(battleline=["troll"]), house=HERE)
        t.do("action", "chaos-portal")
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


class TestLibraryOfBabble:
    def test_its_action_draws_a_card(self) -> None:
        t = table(side(artifacts=["library-of-babble"], deck=["punch", "anger"]))
        t.do("action", "library-of-babble")
        assert t.changes() == {"library-of-babble exhausted": (False, True), "punch": ("deck", "hand")}
        t.expect_main_step()

    @pytest.mark.rule("glossary/drawing-cards")
    def test_an_empty_deck_is_reset_first(self) -> None:
        t = table(side(artifacts=["library-of-babble"], discard=["punch", "anger"]))
        t.do("action", "library-of-babble")
        assert len(t.ids(0, "hand")) == len(t.ids(0, "deck")) == 1
        assert t.ids(0, "discard") == []

    def test_with_no_card_left_it_does_nothing(self) -> None:
        t = table(side(artifacts=["library-of-babble"]), house=HERE)
        t.do("action", "library-of-babble")
        assert t.changes() == {"library-of-babble exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/artifacts")
    def test_it_enters_play_exhausted(self) -> None:
        t = table(side(hand=["library-of-babble"], deck=["punch"]))
        t.do("play", "library-of-babble")
        assert t.reasons(f"action:{t.handle('library-of-babble')}") == ["glossary/exhaust-exhausted"]


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
        t = table(ada, side(), card("remote-access", play(return_(each(ARTIFACT)))), house=HERE)
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


class TestBatdrone:
    test = cases("""
        it steals after a fight and takes no damage in return
            rule: glossary/skirmish
            ada: line batdrone
            bo: line troll; amber 2
            fight batdrone troll
            -> ada amber: 0 > 1, bo amber: 2 > 1, batdrone exhausted, troll damage: 0 > 2
        reaping steals nothing
            ada: line batdrone
            bo: amber 2
            reap batdrone
            -> ada amber: 0 > 1, batdrone exhausted
        attacked it is dealt damage and steals nothing
            ada: line dust-pixie; amber 2
            bo: line batdrone
            fight dust-pixie batdrone
            -> dust-pixie: battleline > discard, batdrone damage: 0 > 1
    """)


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


class TestDocBookton:
    def test_after_its_reap_it_draws(self) -> None:
        t = table(side(battleline=["doc-bookton", "mother"], deck=["punch", "anger"]))
        t.do("reap", "doc-bookton")
        assert t.changes() == {
            "ada amber": (0, 1),
            "doc-bookton exhausted": (False, True),
            "punch": ("deck", "hand"),
        }
        t.do("reap", "mother")
        assert t.ids(0, "hand") == ["punch"]
        t.expect_main_step()

    def test_a_fight_draws_nothing(self) -> None:
        t = table(side(battleline=["doc-bookton"], deck=["punch"]), side(battleline=["dust-pixie"]))
        t.fight("doc-bookton", "dust-pixie")
        assert t.ids(0, "hand") == []


class TestDrEscotera:
    @pytest.mark.parametrize("keys", [[], [KeyColor.RED], [KeyColor.RED, KeyColor.YELLOW]])
    def test_it_gains_one_for_each_key_of_the_opponent(self, keys: list[KeyColor]) -> None:
        t = table(side(hand=["dr-escotera"], keys=[KeyColor.BLUE]), side(keys=keys))
        t.creature("dr-escotera")
        assert t.amber(0) == len(keys)
        t.expect_main_step()


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
    test = cases("""
        after its reap a card from hand is archived
            in: logos
            ada: line ganymede-archivist mother; hand punch anger
            reap mother, reap ganymede-archivist, offers punch anger, pick anger
            -> ada amber: 0 > 2, anger: hand > archives, ganymede-archivist exhausted, mother exhausted,
            -> ada archives: anger, ada hand: punch
    """)


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
        assert t.can("reap", "krump")

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


class TestQuixoTheAdventurer:
    test = cases("""
        after a fight it draws unharmed
            rule: glossary/skirmish
            ada: line quixo-the-adventurer; deck punch anger
            bo: line troll
            fight quixo-the-adventurer troll
            -> punch: deck > hand, quixo-the-adventurer exhausted, troll damage: 0 > 3
        reaping draws nothing
            ada: line quixo-the-adventurer; deck punch
            reap quixo-the-adventurer
            -> ada amber: 0 > 1, quixo-the-adventurer exhausted, ada hand: nothing
    """)


class TestMother:
    def refilled(self, *line: str, chains: int = 0, hand: int = 0) -> tuple[int, int]:
        """Return the cards in Ada's hand and her chains after a turn with these creatures."""
        deck = ["punch"] * 12
        t = table(side(battleline=line, hand=["anger"] * hand, deck=deck, chains=chains), house=HERE)
        t.end_turn()
        return len(t.ids(0, "hand")), t.game.state.players[0].chains

    def test_her_player_refills_to_seven(self) -> None:
        assert self.refilled("batdrone") == (6, 0)
        assert self.refilled("mother") == (7, 0)

    def test_two_mothers_make_eight(self) -> None:
        assert self.refilled("mother", "mother") == (8, 0)

    @pytest.mark.rule("glossary/chains")
    @pytest.mark.parametrize(
        ("chains", "cards", "left"), [(1, 6, 0), (6, 6, 5), (7, 5, 6), (12, 5, 11), (13, 4, 12), (24, 3, 23)]
    )
    def test_chains_take_from_the_seven(self, chains: int, cards: int, left: int) -> None:
        assert self.refilled("mother", chains=chains) == (cards, left)

    def test_with_six_in_hand_she_draws_the_seventh_unless_a_chain_prevents_it(self) -> None:
        assert self.refilled("mother", hand=6) == (7, 0)
        assert self.refilled("mother", hand=6, chains=1) == (6, 0)

    def test_with_seven_in_hand_nothing_is_drawn_and_no_chain_shed(self) -> None:
        assert self.refilled("mother", hand=7, chains=1) == (7, 1)

    def test_the_opponent_refills_to_six(self) -> None:
        t = table(side(deck=["punch"] * 12, houses=(HERE,)), side(battleline=["mother"]), house=HERE)
        t.end_turn()
        assert len(t.ids(0, "hand")) == 6

    def test_other_draws_are_as_always(self) -> None:
        t = table(side(battleline=["mother"], artifacts=["library-of-babble"], deck=["punch", "anger"]))
        t.do("action", "library-of-babble")
        assert t.ids(0, "hand") == ["punch"]


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

    @pytest.mark.rule("glossary/repeat")
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

    @pytest.mark.rule("card-faq/neutron-shark-1", "glossary/repeat")
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
    test = cases("""
        a card of ones own discard pile is archived
            in: logos
            ada: line novu-archaeologist; discard punch anger; hand smith
            bo: discard fear
            action novu-archaeologist, offers anger punch, pick punch
            -> punch: discard > archives, novu-archaeologist exhausted
    """)


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
        printed, gained = (option.label.en for option in t.decision.options)
        assert ("Rocket Boots" in printed, "Rocket Boots" in gained) == (False, True)
        t.answer("mode:0")
        assert t.ids(0, "hand") == ["punch"]
        t.expect_main_step()

    @pytest.mark.parametrize("line", [["krump"], ["krump", "doc-bookton"]])
    def test_a_creature_without_such_an_effect_gives_nothing(self, line: list[str]) -> None:
        t = table(side(battleline=["replicator"], deck=["punch"]), side(battleline=line))
        t.do("reap", "replicator")
        if len(line) > 1:
            t.offers("krump", "doc-bookton")
            t.pick("krump")
        assert t.changes() == {"ada amber": (0, 1), "replicator exhausted": (False, True)}
        t.expect_main_step()


class TestResearchSmoko:
    test = cases("""
        destroyed it archives the top card of its deck
            ada: line research-smoko; deck punch anger
            bo: line troll; deck fear
            fight research-smoko troll
            -> punch: deck > archives, research-smoko: battleline > discard, troll damage: 0 > 2,
            -> ada archives: punch, ada deck: anger, bo deck: fear
        on the opponents turn too
            ada: line troll; deck fear
            bo: line research-smoko; deck punch
            fight troll research-smoko
            -> troll exhausted, troll damage: 0 > 2, punch: deck > archives,
            -> research-smoko: battleline > discard, bo archives: punch, ada archives: nothing
    """)


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
        assert t.can("reap", "batdrone")
        t.end_turn()
        verbs = {key.partition(":")[0] for key in t.decision.keys()}
        assert verbs == {"play", "discard", "end-turn"}
        assert t.reasons(f"reap:{t.handle('mother')}") == ["glossary/restrictions"]

    def test_a_turn_later_they_do(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "batdrone")
        t.end_turn()
        assert t.can("reap", "mother") and t.can("unstun", "doc-bookton") and t.can("action", "library-of-babble")


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


class TestExperimentalTherapy:
    @pytest.mark.rule("errata/experimental-therapy")
    def test_the_creature_is_stunned_and_exhausted_and_then_usable_in_any_house(self) -> None:
        ada = side(hand=["experimental-therapy"], battleline=["troll", "krump"], houses=[HERE], deck=["labwork"] * 12)
        t = table(ada, side(battleline=["valdr"], houses=[HERE]), house=HERE)
        assert not t.can("reap", "troll")
        t.do("play", "experimental-therapy")
        t.offers("troll", "krump", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "experimental-therapy": ("hand", "upgrade"),
            "experimental-therapy on": (None, "troll"),
            "troll stunned": (False, True),
            "troll exhausted": (False, True),
        }
        t.end_turn()
        t.end_turn()
        assert t.can("unstun", "troll") and not t.can("reap", "krump")
        t.do("unstun", "troll")
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "troll") and t.can("fight", "troll") and not t.can("reap", "krump")

    def test_it_still_belongs_to_its_own_house_alone(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["experimental-therapy"])], houses=[HERE])
        t = table(ada, side(), house=HERE)
        assert t.card("troll").houses == (House.BROBNAR,)


class TestRocketBoots:
    @pytest.mark.parametrize("way", ["reap", "fight"])
    def test_after_its_first_use_the_creature_is_readied_and_not_again(self, way: str) -> None:
        ada = side(battleline=[spec("mother", upgrades=["rocket-boots"])], houses=[HERE])
        t = table(ada, side(battleline=["dust-pixie", "dust-imp"]), house=HERE)
        t.do(way, "mother")
        if way == "fight":
            t.pick("dust-pixie")
        assert t.card("mother").ready
        t.do("reap", "mother")
        assert not t.card("mother").ready
        t.expect_main_step()

    def test_the_next_turn_it_works_again(self) -> None:
        ada = side(battleline=[spec("mother", upgrades=["rocket-boots"])], houses=[HERE])
        t = table(ada, side(), house=HERE)
        t.do("reap", "mother")
        t.do("reap", "mother")
        t.end_turn()
        t.end_turn()
        t.do("reap", "mother")
        assert t.card("mother").ready

    def test_other_creatures_stay_exhausted_and_so_does_it_after_an_action(self) -> None:
        ada = side(battleline=[spec("novu-archaeologist", upgrades=["rocket-boots"]), "mother"])
        t = table(ada, side(), house=HERE)
        t.do("reap", "mother")
        t.do("action", "novu-archaeologist")
        assert not t.card("mother").ready and not t.card("novu-archaeologist").ready


class TestTranspositionSandals:
    def test_the_creature_changes_places_with_another_which_may_then_be_used(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(battleline=[sandals, "batdrone", "troll", "krump"]), side(battleline=["valdr"]), house=HERE)
        assert not t.can("reap", "troll")
        t.do("action", "mother")
        t.offers("batdrone", "troll", "krump")
        t.pick("troll")
        assert t.line(0) == ["troll", "batdrone", "mother", "krump"]
        assert t.can("reap", "troll") and t.can("fight", "troll") and not t.can("reap", "krump")
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1

    def test_a_turn_later_the_other_is_off_house_again(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(battleline=[sandals, "troll"], houses=[HERE]), side(), house=HERE)
        t.do("action", "mother")
        t.pick("troll")
        t.end_turn()
        t.end_turn()
        assert not t.can("reap", "troll")

    def test_alone_it_swaps_with_nothing(self) -> None:
        t = table(side(battleline=[spec("mother", upgrades=["transposition-sandals"])]), house=HERE)
        t.do("action", "mother")
        assert t.line(0) == ["mother"]
        t.expect_main_step()

    def test_on_an_enemy_creature_it_is_the_opponents(self) -> None:
        sandals = spec("mother", upgrades=["transposition-sandals"])
        t = table(side(houses=[HERE]), side(battleline=[sandals, "troll"], houses=[HERE]), house=HERE)
        assert not t.can("action", "mother")
        t.end_turn()
        t.do("action", "mother")
        t.pick("troll")
        assert t.line(1) == ["troll", "mother"] and t.can("reap", "troll")

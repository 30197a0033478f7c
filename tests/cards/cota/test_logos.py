"""Call of the Archons, Logos: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardTagged, DamageDealt
from kfdesk.engine.terms import DecisionKind, KeyColor
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def trigger(t: Table, id_: str, nth: int = 0) -> None:
    """Answer which simultaneous effect comes next with that of a card."""
    t.expect(DecisionKind.TRIGGER)
    handle = t.handle(id_, nth)
    t.answer(next(o.key for o in t.decision.options if o.card == handle))


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


class TestBatdrone:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_steals_after_a_fight_and_takes_no_damage_in_return(self) -> None:
        t = table(side(battleline=["batdrone"]), side(battleline=["troll"], amber=2))
        t.fight("batdrone", "troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "batdrone exhausted": (False, True),
            "troll damage": (0, 2),
        }
        t.expect_main_step()

    def test_reaping_steals_nothing(self) -> None:
        t = table(side(battleline=["batdrone"]), side(amber=2))
        t.do("reap", "batdrone")
        assert (t.amber(0), t.amber(1)) == (1, 2)

    def test_attacked_it_is_dealt_damage_and_steals_nothing(self) -> None:
        t = table(side(battleline=["dust-pixie"], amber=2), side(battleline=["batdrone"]))
        t.fight("dust-pixie", "batdrone")
        assert t.card("batdrone").damage == 1
        assert (t.amber(0), t.amber(1)) == (2, 0)


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


class TestQuixoTheAdventurer:
    @pytest.mark.rule("glossary/skirmish")
    def test_after_a_fight_it_draws_unharmed(self) -> None:
        t = table(side(battleline=["quixo-the-adventurer"], deck=["punch", "anger"]), side(battleline=["troll"]))
        t.fight("quixo-the-adventurer", "troll")
        assert t.changes() == {
            "quixo-the-adventurer exhausted": (False, True),
            "troll damage": (0, 3),
            "punch": ("deck", "hand"),
        }
        t.expect_main_step()

    def test_reaping_draws_nothing(self) -> None:
        t = table(side(battleline=["quixo-the-adventurer"], deck=["punch"]))
        t.do("reap", "quixo-the-adventurer")
        assert t.ids(0, "hand") == []


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

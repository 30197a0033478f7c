"""Winds of Exchange, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


def played(enemies: list[object], deck: int, **fields: object) -> Table:
    """Return a table on which Ada, whose token creature is a Grunt, has just played the card."""
    ada = side(hand=["endless-hordes"], deck=["fear"] * deck, token="grunt", **fields)
    t = table(ada, side(battleline=enemies))
    t.do("play", "endless-hordes")
    return t


def fought(t: Table) -> list[str]:
    """Return which creatures were fought, in that order."""
    return [t.game.state.cards[e.against].printed.id for e in t.events(ev.FightBegan)]


class TestEndlessHordes:
    @pytest.mark.rule("glossary/token-creatures", "glossary/taunt")
    def test_a_token_is_made_for_each_enemy_creature_and_fights_one_of_them_in_spite_of_taunt(self) -> None:
        t = played(["troll", "champion-anaphiel"], 3)
        t.answer("slot:0")
        t.expect(DecisionKind.ATTACK)
        t.offers("troll", "champion-anaphiel")  # which has taunt
        t.pick("troll")
        t.finish()
        assert fought(t) == ["troll", "champion-anaphiel"]
        assert len(t.game.state.players[0].deck) == 1

    def test_without_enemy_creatures_none_is_made(self) -> None:
        t = played([], 3)
        assert t.events(ev.TokenMade) == [] and t.line(0) == []
        t.expect_main_step()

    def test_without_a_token_creature_of_its_own_the_deck_makes_none(self) -> None:
        t = table(side(hand=["endless-hordes"], deck=["fear"]), side(battleline=["troll"]))
        t.do("play", "endless-hordes")
        assert t.changes() == {"endless-hordes": ("hand", "discard")}
        t.expect_main_step()


class TestNirborFlamewing:
    def turn_begins(self, *line: object) -> Table:
        """The start of Bo's turn, whose Nirbor Flamewing is in the discard pile; what is asked first is open."""
        bo = side(battleline=list(line), discard=["nirbor-flamewing"], token="skirmisher", deck=["punch"] * 3)
        t = table(side(battleline=["valdr"]), bo)
        t.game.choose("end-turn")
        t.mark()
        return t

    @pytest.mark.rule("glossary/ability-card-ability")
    def test_from_the_discard_pile_it_comes_ready_for_a_friendly_creature(self) -> None:
        t = self.turn_begins("bumpsy", "troll")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("bumpsy", "troll")
        t.pick("bumpsy")
        t.finish_until(DecisionKind.MAIN)
        assert (t.zone("bumpsy"), t.zone("nirbor-flamewing")) == ("discard", "battleline")
        assert t.card("nirbor-flamewing").ready

    @pytest.mark.rule("glossary/may")
    def test_or_it_stays_there(self) -> None:
        t = self.turn_begins("bumpsy")
        t.answer("no")
        t.finish()
        assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["nirbor-flamewing"])

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_a_creature_that_its_ward_saves_does_not_bring_it_back(self) -> None:
        t = self.turn_begins(spec("bumpsy", warded=True))
        t.answer("yes")
        t.pick("bumpsy")
        t.finish()
        assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["nirbor-flamewing"])
        assert not t.card("bumpsy").warded

    def test_without_a_creature_nothing_is_asked(self) -> None:
        t = self.turn_begins()
        assert t.decision.kind is not DecisionKind.CONFIRM
        t.finish()
        assert t.ids(1, "discard") == ["nirbor-flamewing"]

    def test_in_the_turn_of_the_opponent_and_in_hand_it_does_nothing(self) -> None:
        ada = side(battleline=["valdr"], discard=["nirbor-flamewing"])
        t = table(ada, side(battleline=["bumpsy"], hand=["nirbor-flamewing"]))
        t.end_turn()  # which says yes to what is asked
        assert (t.line(0), t.line(1)) == (["valdr"], ["bumpsy"])

    @pytest.mark.rule("glossary/destroyed", "glossary/token-creatures")
    def test_destroyed_it_leaves_a_token_creature(self) -> None:
        bo = side(battleline=["nirbor-flamewing"], token="skirmisher", deck=["punch", "fear"])
        t = table(side(battleline=["troll"]), bo, house=BROBNAR)
        t.fight("troll", "nirbor-flamewing")
        t.finish()
        assert (t.line(1), t.ids(1, "discard"), t.ids(1, "deck")) == (["skirmisher"], ["nirbor-flamewing"], ["fear"])


class TestMightClub:
    test = cases("""
        a creature of either player is readied and enraged
            rule: glossary/enrage
            ada: artifacts might-club; line krump(exhausted)
            bo: line troll
            action might-club, offers krump troll, pick krump
            -> might-club exhausted, krump exhausted: yes > no, krump enraged
        a ready one is only enraged
            ada: artifacts might-club; line krump
            bo: line troll
            action might-club, pick troll
            -> might-club exhausted, troll enraged
    """)


class TestShockHerder:
    test = cases("""
        a neighboring creature is readied and fights, wherever it enters
            rule: glossary/deploy glossary/fight-with
            ada: hand shock-herder; line krump(exhausted) troll bumpsy
            bo: line dust-pixie
            play shock-herder, answer slot:1, offers krump troll, pick krump, pick dust-pixie
            -> shock-herder: hand > battleline, shock-herder exhausted, krump damage: 0 > 1,
            -> dust-pixie: battleline > discard
        alone it does nothing
            ada: hand shock-herder
            bo: line dust-pixie
            creature shock-herder
            -> shock-herder: hand > battleline, shock-herder exhausted
    """)


class TestBerserker:
    @pytest.mark.rule("glossary/token-creatures", "glossary/enters-play")
    def test_made_it_enters_play_ready_and_enraged(self) -> None:
        bo = side(battleline=["nirbor-flamewing"], token="berserker", deck=["punch"])
        t = table(side(battleline=["troll"]), bo, house=BROBNAR)
        t.fight("troll", "nirbor-flamewing")
        t.finish()
        assert t.line(1) == ["berserker"]
        made = t.card("punch")
        assert made.ready and made.enraged and made.power == 5

    @pytest.mark.rule("glossary/fight")
    @pytest.mark.parametrize(("foe", "left"), [("dust-pixie", []), ("troll", ["troll"])])
    def test_after_it_fights_it_is_destroyed(self, foe: str, left: list[str]) -> None:
        ada = side(battleline=[spec("punch", token_of="berserker", enraged=True)], token="berserker")
        t = table(ada, side(battleline=[foe]), house=BROBNAR)
        assert not t.can("reap", "punch")
        t.fight("punch", foe)
        assert (t.line(0), t.ids(0, "discard"), t.line(1)) == ([], ["punch"], left)


class TestSkirmisher:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_is_dealt_no_damage_by_what_it_attacks(self) -> None:
        ada = side(battleline=[spec("punch", token_of="skirmisher")], token="skirmisher")
        t = table(ada, side(battleline=["troll"]), house=BROBNAR)
        t.fight("punch", "troll")
        assert t.changes() == {"punch exhausted": (False, True), "troll damage": (0, 2)}


class TestEctoCharge:
    @pytest.mark.rule("errata/ecto-charge", "glossary/cost-at-current-cost", "glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(
        ("buried", "amber", "left"), [(0, 25, 0), (19, 7, 1), (20, 6, 1), (25, 7, 2), (17, 6, 7), (0, 24, 25)]
    )
    def test_the_cost_falls_with_the_discard_pile_to_six_at_least(self, buried: int, amber: int, left: int) -> None:
        t = table(side(hand=["ecto-charge"], discard=["bumpsy"] * buried, amber=amber), house=BROBNAR)
        t.do("play", "ecto-charge")  # which brings 1 Æmber itself
        t.finish()
        forged = left != amber + 1
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (left, int(forged))
        assert t.zone("ecto-charge") == ("purged" if forged else "discard")


class TestCurseOfForgetfulness:
    @pytest.mark.rule("glossary/treachery")
    def test_it_enters_play_under_the_opponents_control(self) -> None:
        t = table(side(hand=["curse-of-forgetfulness"]), side(), house=BROBNAR)
        t.do("play", "curse-of-forgetfulness")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], ["curse-of-forgetfulness"])

    @pytest.mark.rule("errata/curse-of-forgetfulness", "glossary/end-of-turn")
    def test_at_the_end_of_its_controllers_turn_the_top_card_of_their_discard_pile_is_purged(self) -> None:
        ada = side(artifacts=[spec("curse-of-forgetfulness", owner=1)], discard=["krump", "punch"], deck=["fear"] * 9)
        t = table(ada, side(discard=["troll"], deck=["fear"] * 9))
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(0, "purged"), t.ids(1, "discard")) == (["krump"], ["punch"], ["troll"])
        t.end_turn()
        assert (t.ids(0, "discard"), t.ids(1, "discard")) == (["krump"], ["troll"])

    def test_with_an_empty_discard_pile_nothing_happens(self) -> None:
        t = table(side(artifacts=["curse-of-forgetfulness"]), side(discard=["troll"], deck=["fear"] * 9))
        t.end_turn()
        assert t.ids(1, "discard") == ["troll"] and t.ids(0, "artifacts") == ["curse-of-forgetfulness"]

"""Winds of Exchange, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.words import archives, card, discard, omni
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


def blorbs(n: int) -> list[CardSpec]:
    """Return so many token creatures that are Blorbs."""
    return [spec("dust-pixie", token_of="blorb") for _ in range(n)]


class TestBlorbHive:
    def used(self, *line: CardSpec | str, token: str | None = "blorb", sacrificed: str | None = "troll") -> Table:
        """Return the table after the hive was used, the creature named being destroyed."""
        ada = side(artifacts=["blorb-hive"], battleline=line, deck=["punch", "anger", "warsong"], token=token, amber=1)
        t = table(ada, side(battleline=["krump"]), house=MARS)
        t.do("omni", "blorb-hive")
        if sacrificed:
            t.pick(sacrificed)
        t.finish()
        return t

    def test_a_friendly_creature_makes_way_for_two_blorbs(self) -> None:
        t = self.used("troll")
        assert t.line(0) == ["blorb", "blorb"] and (t.zone("punch"), t.zone("anger")) == ("battleline", "battleline")
        assert (t.zone("troll"), t.zone("blorb-hive"), t.ids(0, "deck")) == ("discard", "artifacts", ["warsong"])

    def test_only_friendly_creatures_are_offered(self) -> None:
        t = table(side(artifacts=["blorb-hive"], battleline=["troll", "zorg"]), side(battleline=["krump"]))
        t.do("omni", "blorb-hive")
        t.offers("troll", "zorg")

    def test_ten_of_them_are_a_key_at_no_cost(self) -> None:
        t = self.used("troll", *blorbs(8))
        assert (t.zone("blorb-hive"), len(t.game.state.players[0].keys), t.amber(0)) == ("discard", 1, 1)
        assert t.line(0) == ["blorb"] * 10

    def test_nine_are_not(self) -> None:
        t = self.used("troll", "zorg", *blorbs(7))
        assert (t.zone("blorb-hive"), t.game.state.players[0].keys) == ("artifacts", ())

    def test_those_of_the_opponent_do_not_count(self) -> None:
        ada = side(artifacts=["blorb-hive"], battleline=["troll", *blorbs(7)], deck=["punch"] * 3, token="blorb")
        t = table(ada, side(battleline=blorbs(2), token="blorb"), house=MARS)
        t.do("omni", "blorb-hive")
        t.pick("troll")
        t.finish()
        assert (t.zone("blorb-hive"), len(t.line(0)), t.game.state.players[0].keys) == ("artifacts", 9, ())

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_a_creature_saved_by_its_ward_brings_none_but_the_others_are_counted(self) -> None:
        t = self.used(spec("troll", warded=True), *blorbs(10))
        assert (t.line(0), len(t.game.state.players[0].keys)) == (["troll", *["blorb"] * 10], 1)
        assert t.ids(0, "deck") == ["punch", "anger", "warsong"]

    @pytest.mark.rule("glossary/token-creatures")
    @pytest.mark.parametrize("token", [None, "grunt"])
    def test_a_deck_whose_token_creature_is_another_makes_none(self, token: str | None) -> None:
        t = self.used("troll", token=token)
        assert (t.line(0), t.zone("troll"), len(t.ids(0, "deck"))) == ([], "discard", 3)


class TestSpaceInvaders:
    def played(self, token: str | None) -> Table:
        t = table(side(hand=["space-invaders", "troll", "krump", "punch", "zorg"], token=token), house=MARS)
        t.do("play", "space-invaders")
        t.offers("troll", "krump", "zorg", least=0, most=3)
        return t

    @pytest.mark.rule("glossary/token-creatures")
    def test_the_creatures_revealed_become_token_creatures(self) -> None:
        t = self.played("grunt")
        t.pick("troll", "zorg")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["grunt", "grunt"], ["krump", "punch"])
        assert {t.zone("troll"), t.zone("zorg")} == {"battleline"} and not t.card("troll").ready
        (shown,) = t.events(CardsRevealed)
        assert shown.cards == (t.number("troll"), t.number("zorg"))

    def test_none_need_be_revealed(self) -> None:
        t = self.played("grunt")
        t.answer("done")
        assert (t.line(0), len(t.ids(0, "hand"))) == ([], 4)

    def test_without_a_token_creature_of_the_deck_they_are_only_shown(self) -> None:
        t = self.played(None)
        t.pick("troll")
        assert (t.line(0), len(t.ids(0, "hand"))) == ([], 4)
        t.expect_main_step()


class TestScoopUp:
    test = cases("""
        a creature of each side that is not of mars goes into your archives
            in: mars
            ada: hand scoop-up; line troll zorg valdr
            bo: line krump tunk batdrone
            play scoop-up, offers troll valdr
            pick valdr, offers krump batdrone
            pick krump
            -> ada amber: 0 > 1, scoop-up: hand > discard, valdr: battleline > archives, krump: battleline > archives,
            -> krump controller: 1 > 0, ada archives: valdr krump
        with none on one side only the other's does
            in: mars
            ada: hand scoop-up; line zorg
            bo: line krump
            play scoop-up, pick krump
            -> ada amber: 0 > 1, scoop-up: hand > discard, krump: battleline > archives, krump controller: 1 > 0
    """)

    @pytest.mark.rule("errata/scoop-up", "glossary/archives", "glossary/control-and-ownership")
    @pytest.mark.parametrize("way", ["picked up", "discarded"])
    def test_from_your_archives_the_enemy_creature_goes_to_its_owners_hand_and_yours_as_any_card(
        self, way: str
    ) -> None:
        discarding = card("cannon", omni(discard(archives())))
        ada = side(hand=["scoop-up"], battleline=["valdr"], artifacts=["cannon"], houses=[MARS])
        t = table(ada, side(battleline=["krump"]), discarding, house=MARS)
        t.do("play", "scoop-up")
        t.finish()
        if way == "discarded":
            t.do("omni", "cannon")
            t.finish()
        else:
            t.end_turn()
            t.answer("end-turn")
            t.finish_until(DecisionKind.ARCHIVES)
            t.answer("yes")
        assert t.ids(0, "archives") == [] and "krump" in t.ids(1, "hand")
        assert t.zone("valdr") == ("discard" if way == "discarded" else "hand")


class TestBlorb:
    def test_it_cannot_reap_but_fight(self) -> None:
        t = table(side(battleline=blorbs(1), token="blorb"), side(battleline=["krump"]), house=MARS)
        assert not t.can("reap", "dust-pixie") and t.can("fight", "dust-pixie")

    def destroyed(self, *discard: str) -> Table:
        t = table(side(battleline=blorbs(1), token="blorb", discard=discard), side(battleline=["krump"]), house=MARS)
        t.fight("dust-pixie", "krump")
        t.finish()
        assert t.zone("dust-pixie") == "discard"
        return t

    def test_destroyed_it_brings_the_hive_back_to_hand(self) -> None:
        t = self.destroyed("punch", "blorb-hive", "anger")
        assert (t.ids(0, "hand"), sorted(t.ids(0, "discard"))) == (["blorb-hive"], ["anger", "dust-pixie", "punch"])

    def test_no_other_card_is_returned(self) -> None:
        assert self.destroyed("punch").ids(0, "hand") == []


class TestGrunt:
    @pytest.mark.rule("glossary/token-creatures")
    def test_it_is_a_martian_soldier_with_power_3(self) -> None:
        t = table(side(battleline=[spec("fear", token_of="grunt")], token="grunt"), side())
        assert (t.card("fear").power, t.card("fear").traits) == (3, ("martian", "soldier"))


class TestResearcher:
    def table(self, *hand: str) -> Table:
        token = spec("punch", token_of="researcher")
        return table(side(battleline=[token], hand=hand, token="researcher"), house=MARS)

    def test_a_mars_card_in_hand_is_shown_and_archived(self) -> None:
        t = self.table("troll", "zorg", "sniffer")
        t.do("omni", "punch")
        t.offers("zorg", "sniffer")
        t.pick("sniffer")
        assert (t.ids(0, "archives"), t.ids(0, "hand")) == (["sniffer"], ["troll", "zorg"])
        assert [event.cards for event in t.events(CardsRevealed)] == [(t.number("sniffer"),)]
        t.expect_main_step()

    def test_without_one_nothing_is(self) -> None:
        t = self.table("troll")
        t.do("omni", "punch")
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.events(CardsRevealed)) == ([], ["troll"], [])
        t.expect_main_step()

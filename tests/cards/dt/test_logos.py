"""Dark Tidings, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import side, table

HERE = House.LOGOS


class TestDrVerokter:
    test = cases(
        """
        an upgrade or an action of your discard pile comes on top of your deck
            in: logos
            ada: line dr-verokter; discard blood-of-titans troll labwork cannon; deck krump
            bo: discard anger
            reap dr-verokter, offers blood-of-titans labwork, pick blood-of-titans
            -> ada amber: 0 > 1, dr-verokter exhausted, blood-of-titans: discard > deck
            -> ada deck: blood-of-titans krump
        without one nothing happens
            in: logos
            ada: line dr-verokter; discard troll cannon; deck krump
            reap dr-verokter
            -> ada amber: 0 > 1, dr-verokter exhausted
        """
    )


class TestChronophage:
    def test_a_creature_that_the_opponent_plays_ends_their_step(self) -> None:
        t = table(side(battleline=["chronophage"]), side(hand=["krump", "bumpsy"]), active=1, house=House.BROBNAR)
        t.creature("krump")
        t.finish()
        assert (t.game.state.active, t.line(1)) == (0, ["krump"])

    def test_an_artifact_does_so_too(self) -> None:
        t = table(side(battleline=["chronophage"]), side(hand=["cannon", "bumpsy"]), active=1, house=House.BROBNAR)
        t.do("play", "cannon")
        t.finish()
        assert (t.game.state.active, t.ids(1, "artifacts")) == (0, ["cannon"])

    def test_actions_upgrades_and_your_own_cards_end_nothing(self) -> None:
        bo = side(hand=["punch", "blood-of-titans"], battleline=["krump"])
        t = table(side(battleline=["chronophage"]), bo, active=1, house=House.BROBNAR)
        t.do("play", "blood-of-titans")
        t.pick("krump")
        t.do("play", "punch")
        t.pick("chronophage")
        assert t.game.state.active == 1
        own = table(side(battleline=["chronophage"], hand=["batdrone", "library-of-babble"]), side(), house=HERE)
        own.creature("batdrone")
        own.do("play", "library-of-babble")
        own.expect_main_step()
        assert own.game.state.active == 0

    def test_enemy_creatures_in_play_have_the_keyword(self) -> None:
        t = table(side(battleline=["chronophage"]), side(battleline=["krump"], artifacts=["cannon"]), house=HERE)
        assert (Keyword.OMEGA, 1) in t.card("krump").keywords and (Keyword.OMEGA, 1) in t.card("cannon").keywords
        assert (Keyword.OMEGA, 1) not in t.card("chronophage").keywords


class TestHydrocataloguer:
    def test_whoever_raises_the_tide_archives_the_top_card_of_their_deck(self) -> None:
        for owner in (0, 1):
            tables = [["hydrocataloguer"], []] if owner == 0 else [[], ["hydrocataloguer"]]
            decks = (["troll", "krump"], ["punch"])
            ada, bo = (side(deck=deck, artifacts=cards) for deck, cards in zip(decks, tables, strict=True))
            t = table(ada, bo, house=HERE, tide_in_game=True)
            t.answer("raise-tide")
            assert (t.ids(0, "archives"), t.ids(1, "archives")) == (["troll"], [])
            t.expect_main_step()

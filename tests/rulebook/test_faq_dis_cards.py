"""FAQ that name cards of Dis since Age of Ascension: each test builds the situation asked about with these cards."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.language.drafted import drafted
from tests.tables import Table, side, spec, table


class TestShadowOfDis:
    def after(self, house: House, **ada: object) -> Table:
        """Return the table in Ada's turn, after Bo has played Shadow of Dis."""
        bo = side(hand=["shadow-of-dis"], houses=[House.DIS], deck=["fear"] * 9)
        t = drafted(side(houses=[house], **ada), bo, active=1, house=House.DIS)
        t.do("play", "shadow-of-dis")
        t.end_turn()
        return t

    @pytest.mark.rule("card-faq/shadow-of-dis-1", "glossary/enters-play")
    def test_silvertooth_enters_play_ready_and_is_blank_then(self) -> None:
        t = self.after(House.SHADOWS, hand=["silvertooth"])
        t.creature("silvertooth")
        assert t.card("silvertooth").ready and t.card("silvertooth").blanked

    @pytest.mark.rule("card-faq/shadow-of-dis-2", "glossary/alpha")
    def test_a_second_glimmer_cannot_be_played(self) -> None:
        t = self.after(House.UNTAMED, hand=["glimmer", "glimmer"], discard=["krump"])
        t.creature("glimmer")
        assert t.ids(0, "discard") == ["krump"]  # its "Play:" ability is blank
        assert t.reasons(f"play:{t.handle('glimmer', 1)}") == ["glossary/alpha"]

    @pytest.mark.rule("card-faq/shadow-of-dis-3", "glossary/omega")
    def test_after_duskwitch_no_card_is_played(self) -> None:
        t = self.after(House.UNTAMED, hand=["duskwitch", "dust-pixie"], deck=["fear"] * 9)
        t.creature("duskwitch")
        assert t.game.state.active == 1 and "dust-pixie" in t.ids(0, "hand")

    @pytest.mark.rule("card-faq/shadow-of-dis-4", "glossary/upgrades")
    @pytest.mark.parametrize("blank", [True, False])
    def test_what_duskrunner_gives_bad_penny_is_blank_too(self, blank: bool) -> None:
        worn = spec("bad-penny", upgrades=["duskrunner"])
        ada = side(battleline=[worn], houses=[House.SHADOWS])
        bo = side(hand=["shadow-of-dis"] if blank else [], amber=4, houses=[House.DIS], deck=["fear"] * 9)
        t = table(ada, bo, active=1, house=House.DIS)
        if blank:
            t.do("play", "shadow-of-dis")
        had = t.amber(1)
        t.end_turn()
        t.do("reap", "bad-penny")
        assert t.amber(1) == had - (not blank)


@pytest.mark.rule("faq/elusive-2", "glossary/elusive")
def test_gabos_longarms_attacking_an_aember_imp_may_strike_another_creature() -> None:
    t = table(side(battleline=["gabos-longarms"]), side(battleline=["æmber-imp", "krump"]))
    t.do("fight", "gabos-longarms")
    t.pick("æmber-imp")
    t.pick("krump")
    assert (t.card("krump").damage, t.card("æmber-imp").damage, t.card("gabos-longarms").damage) == (5, 0, 0)


@pytest.mark.rule("faq/destroyed-effects-6", "glossary/destroyed")
def test_soulkeeper_means_a_creature_that_opal_knight_destroys_anyway() -> None:
    ada = side(hand=["opal-knight"], battleline=[spec("silvertooth", upgrades=["soulkeeper"])])
    t = drafted(ada, side(battleline=["krump", "bumpsy"]), house=House.SANCTUM)
    t.creature("opal-knight")
    t.finish()
    assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["krump"])


@pytest.mark.rule("card-faq/jargogle-1", "glossary/destroyed")
def test_a_creature_that_jargogle_plays_is_not_destroyed_by_unlocked_gateway() -> None:
    ada = side(hand=["unlocked-gateway"], battleline=[spec("jargogle", under=["bumpsy"]), "dust-imp"])
    t = drafted(ada, side(battleline=["krump"], houses=[House.LOGOS]), house=House.DIS)
    t.do("play", "unlocked-gateway")
    t.finish()
    assert (t.line(0), t.line(1)) == (["bumpsy"], [])

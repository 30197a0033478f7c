"""FAQ that name cards of Dis since Age of Ascension: each test builds the situation asked about with these cards."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import Table, side, spec, table


class TestShadowOfDis:
    def after(self, house: House, **ada: object) -> Table:
        """Return the table in Ada's turn, after Bo has played Shadow of Dis."""
        bo = side(hand=["shadow-of-dis"], houses=[House.DIS], deck=["fear"] * 9)
        t = table(side(houses=[house], **ada), bo, active=1, house=House.DIS)
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
    t = table(ada, side(battleline=["krump", "bumpsy"]), house=House.SANCTUM)
    t.creature("opal-knight")
    t.finish()
    assert (t.line(1), t.ids(1, "discard")) == (["bumpsy"], ["krump"])


@pytest.mark.rule("card-faq/jargogle-1", "glossary/destroyed")
def test_a_creature_that_jargogle_plays_is_not_destroyed_by_unlocked_gateway() -> None:
    ada = side(hand=["unlocked-gateway"], battleline=[spec("jargogle", under=["bumpsy"]), "dust-imp"])
    t = table(ada, side(battleline=["krump"], houses=[House.LOGOS]), house=House.DIS)
    t.do("play", "unlocked-gateway")
    t.finish()
    assert (t.line(0), t.line(1)) == (["bumpsy"], [])


class TestMaleficornAndBonesaw:
    @pytest.mark.rule("faq/bonus-icons-1", "glossary/bonus-icons")
    def test_maleficorn_adds_to_the_damage_of_its_own_icon(self) -> None:
        t = table(side(hand=[spec("maleficorn", icons=["damage"])]), side(battleline=["troll"]), house=House.DIS)
        t.creature("maleficorn")
        t.pick("troll")
        t.expect_main_step()
        assert t.card("troll").damage == 2

    @pytest.mark.rule("faq/bonus-icons-2", "glossary/enters-play")
    def test_bonesaw_does_not_enter_ready_for_a_creature_that_its_own_icon_destroys(self) -> None:
        ada = side(hand=[spec("bonesaw", icons=["damage"]), "bonesaw"], battleline=["urchin"])
        t = table(ada, side(), house=House.DIS)
        t.creature("bonesaw")
        t.pick("urchin")
        assert not t.card("bonesaw").ready
        t.do("play", "bonesaw", 1)
        t.finish()
        assert t.card("bonesaw", 1).ready


@pytest.mark.rule("faq/flank-2", "glossary/flank")
def test_an_only_creature_is_played_on_both_flanks() -> None:
    t = table(side(hand=["smaaash", "valdr"], amber=5), side(battleline=["sinestra", "dexus"]), house=House.BROBNAR)
    t.creature("valdr")
    t.finish()
    assert t.amber(0) == 3
    t.creature("smaaash")
    t.finish()
    assert t.amber(0) == 2


@pytest.mark.rule("faq/this-way-1", "glossary/this-way", "glossary/ward")
def test_a_creature_its_ward_saved_makes_no_key_of_the_obsidian_forge_cheaper() -> None:
    line = [spec("tocsin", warded=True), "drumble"]
    for amber, forged in ((11, 1), (10, 0)):
        t = table(side(battleline=line, artifacts=["obsidian-forge"], amber=amber), side(), house=House.DIS)
        t.do("action", "obsidian-forge")
        t.pick("tocsin", "drumble")
        if forged:
            t.answer("yes")
        t.finish()
        assert (t.line(0), len(t.game.state.players[0].keys)) == (["tocsin"], forged)


@pytest.mark.rule("card-faq/waking-nightmare-1", "glossary/lasting-effects", "glossary/cost-at-current-cost")
def test_the_cost_of_keys_follows_the_dis_creatures_in_play() -> None:
    ada = side(hand=["waking-nightmare"], battleline=["tocsin"], deck=["fear"] * 9, houses=[House.DIS])
    bo = side(hand=["shooler", "hysteria"], deck=["fear"] * 9, houses=[House.DIS])
    t = table(ada, bo)
    t.do("play", "waking-nightmare")
    t.end_turn()
    costs = [t.game.view(0).seats[1].key_cost]
    t.creature("shooler")
    costs.append(t.game.view(0).seats[1].key_cost)
    t.do("play", "hysteria")
    assert [*costs, t.game.view(0).seats[1].key_cost] == [7, 8, 6]


@pytest.mark.rule("card-faq/earthbind-1", "glossary/discarding-cards")
def test_a_card_that_yurk_discards_from_hand_frees_an_earthbound_creature() -> None:
    ada = side(hand=["yurk", "fear"], battleline=[spec("tocsin", upgrades=["earthbind"])])
    t = table(ada, None, house=House.DIS)
    assert not t.can("reap", "tocsin")
    t.creature("yurk")
    t.pick("fear")
    assert t.can("reap", "tocsin")

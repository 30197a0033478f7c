"""Cards of later sets as they were printed: what they did in games by an edition before their erratum of 18.4."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.errata import ERRATA, SAME_BEFORE
from kfdesk.engine import Edition, House
from kfdesk.engine.events import CardsRevealed, DamagePrevented
from kfdesk.engine.terms import DecisionKind
from tests.rulebook.coverage import entries
from tests.tables import Table, side, spec, table

OLD, NEW = Edition.V2023, Edition.V18_4
BOTH = pytest.mark.parametrize("edition", [OLD, NEW])


def test_each_erratum_is_in_one_of_the_two_lists() -> None:
    listed = {f"errata/{card}" for card in (*ERRATA, *SAME_BEFORE)}
    assert listed == {entry for entry in entries() if entry.startswith("errata/")}
    assert not set(ERRATA) & set(SAME_BEFORE)


@pytest.mark.parametrize("card", SAME_BEFORE)
def test_a_card_whose_erratum_changes_nothing_is_one_card_in_every_edition(card: str) -> None:
    assert library()[card].under(Edition.V1_0) is library()[card]


class TestAskAgainLater:
    @pytest.mark.rule("errata/ask-again-later")
    @pytest.mark.rule("errata/ask-again-later", edition="2023")
    @BOTH
    def test_it_came_after_the_house_was_chosen(self, edition: Edition) -> None:
        ada = side(prophecies=[spec("ask-again-later", active=True)], deck=["troll"] * 7, houses=[House.DIS])
        t = table(ada, side(houses=[House.MARS]), house=House.DIS, edition=edition)
        t.answer("end-turn")
        asked = []
        while not t.events(CardsRevealed):
            asked.append(t.decision.keys())
            t.answer(t.decision.keys()[0])
        named, house = ("house:dis",), ("house:mars",)
        assert asked == ([house, named] if edition is OLD else [named])


class TestAtrocity:
    def bos_turns(self, edition: Edition, **ada: object) -> Table:
        houses = [House.BROBNAR, House.DIS, House.LOGOS]
        t = table(
            side(deck=["batdrone"] * 9, houses=[House.DIS], **ada),
            side(deck=["troll", *["krump"] * 9], houses=houses),
            house=House.DIS,
            edition=edition,
        )
        if t.can("play", "atrocity"):
            t.creature("atrocity")
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        return t

    @pytest.mark.rule("errata/atrocity", edition="2023")
    def test_it_came_at_the_start_of_each_turn_of_the_opponent_and_cost_it_a_damage(self) -> None:
        t = self.bos_turns(OLD, battleline=["atrocity"])
        for damage, discarded in ((1, ["troll"]), (2, ["troll", "krump"])):
            assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar",))
            assert (t.card("atrocity").damage, t.ids(1, "discard")) == (damage, discarded)
            t.answer("house:brobnar")
            t.end_turn()
            t.answer("end-turn")
            t.finish_until(DecisionKind.HOUSE)
        assert t.zone("atrocity") == "discard"  # the third damage was all it had

    @pytest.mark.rule("errata/atrocity")
    def test_now_one_that_was_not_played_does_nothing(self) -> None:
        t = self.bos_turns(NEW, battleline=["atrocity"])
        assert (len(t.decision.keys()), t.card("atrocity").damage, t.ids(1, "discard")) == (3, 0, [])


class TestCosmicRecompense:
    @pytest.mark.rule("errata/cosmic-recompense")
    @pytest.mark.rule("errata/cosmic-recompense", edition="2023")
    @BOTH
    def test_its_fate_forbade_using_and_discarding_too(self, edition: Edition) -> None:
        prophecy = spec("look-how-far-you-ve-come", active=True, under=["cosmic-recompense"])
        bo = side(hand=["krump", "anger"], battleline=["troll"], artifacts=["cannon"])
        t = table(side(prophecies=[prophecy]), bo, house=House.BROBNAR, active=1, edition=edition)
        t.creature("krump")
        t.expect_main_step()
        assert not t.can("play", "anger")
        used = [t.can("reap", "troll"), t.can("action", "cannon"), t.can("discard", "anger")]
        assert used == [edition is NEW] * 3
        t.end_turn()
        t.end_turn()
        assert t.can("reap", "troll") and t.can("play", "anger")

    @pytest.mark.rule("errata/cosmic-recompense")
    @pytest.mark.rule("errata/cosmic-recompense", edition="2023")
    @BOTH
    def test_played_it_did_the_same(self, edition: Edition) -> None:
        bo = side(battleline=["troll"], amber=3)
        t = table(side(hand=["cosmic-recompense"]), bo, house=House.STAR_ALLIANCE, edition=edition)
        t.do("play", "cosmic-recompense")
        t.finish()
        assert (t.card("troll").damage, t.amber(0), t.amber(1)) == (6, 2, 1)


class TestEntropicSwirl:
    @pytest.mark.rule("errata/entropic-swirl", "glossary/ward")
    @pytest.mark.rule("errata/entropic-swirl", edition="2023")
    @BOTH
    def test_it_dealt_its_damage_for_one_trait_after_the_other(self, edition: Edition) -> None:
        """A ward prevents the damage for the first trait; now all of it."""
        bo = side(battleline=[spec("mother", warded=True)])
        t = table(side(hand=["entropic-swirl"]), bo, house=House.LOGOS, edition=edition)
        t.do("play", "entropic-swirl")
        t.pick("mother")
        assert (t.card("mother").damage, t.amber(0)) == (2 if edition is OLD else 0, 2)
        assert [e.amount for e in t.events(DamagePrevented)] == ([2] if edition is OLD else [4])


class TestKeyforgery:
    @pytest.mark.rule("errata/keyforgery")
    @pytest.mark.rule("errata/keyforgery", edition="2023")
    @BOTH
    def test_it_stopped_keys_that_the_opponent_forges_in_your_turn(self, edition: Edition) -> None:
        ada = side(artifacts=["keyforgery"], hand=["troll", "poison-wave"])
        t = table(ada, side(battleline=["keyfrog"], amber=6), house=House.SHADOWS, edition=edition)
        t.do("play", "poison-wave")
        t.answer("key:red")
        if edition is OLD:
            assert (t.decision.kind, t.decision.player) == (DecisionKind.HOUSE, 1)
            t.answer("house:shadows")
        t.expect_main_step()
        forged = edition is NEW
        assert (len(t.game.state.players[1].keys), t.amber(1)) == ((1, 0) if forged else (0, 6))
        assert t.zone("keyforgery") == ("artifacts" if forged else "discard")

    @pytest.mark.rule("errata/keyforgery", edition="2023")
    def test_it_stopped_keys_in_the_turn_of_the_opponent_too(self) -> None:
        ada = side(amber=6, houses=[House.DIS])
        t = table(ada, side(artifacts=["keyforgery"], hand=["troll"]), step="forge", edition=OLD)
        t.finish_until(DecisionKind.HOUSE)
        t.answer(next(key for key in t.decision.keys() if key != "house:brobnar"))
        t.finish_until(DecisionKind.HOUSE)
        assert (t.game.state.players[0].keys, t.amber(0), t.zone("keyforgery")) == ((), 6, "discard")


class TestMissileOfficerMyers:
    @pytest.mark.rule("errata/missile-officer-myers", "glossary/scrap")
    @pytest.mark.rule("errata/missile-officer-myers", edition="2023")
    @BOTH
    def test_scrapped_it_discarded_a_card_and_resolved_its_play_effect(self, edition: Edition) -> None:
        ada = side(hand=["missile-officer-myers", "urchin", "troll"])
        t = table(ada, side(amber=3), house=House.STAR_ALLIANCE, edition=edition)
        t.do("discard", "missile-officer-myers")
        if edition is NEW:
            t.expect_main_step()
            assert t.can("play", "urchin") and t.can("play", "troll")
            return
        t.offers("urchin", "troll")
        t.pick("urchin")
        t.expect_main_step()
        assert (t.zone("urchin"), t.amber(0), t.amber(1)) == ("discard", 1, 2)
        assert not t.can("play", "troll")


class TestRagatha:
    @pytest.mark.rule("errata/ragatha")
    @pytest.mark.rule("errata/ragatha", edition="2023")
    @BOTH
    def test_the_ability_was_one_of_the_creatures_that_reaps(self, edition: Edition) -> None:
        """Replicator resolves the “After Reap:” ability of another creature: one that has none of its own."""
        ada = side(battleline=["replicator", "silvertooth"])
        t = table(ada, side(battleline=["troll", "ragatha"]), house=House.LOGOS, edition=edition)
        t.do("reap", "replicator")
        t.finish()
        assert t.card("troll").damage == (6 if edition is OLD else 3)

    @pytest.mark.rule("errata/ragatha")
    @pytest.mark.rule("errata/ragatha", edition="2023")
    @BOTH
    def test_it_was_for_enemy_creatures_and_for_reaping_only(self, edition: Edition) -> None:
        ada = side(battleline=["troll", "ragatha", "silvertooth"])
        bo = side(battleline=["valdr", "ragatha", "dust-pixie"])
        t = table(ada, bo, house=House.BROBNAR, edition=edition)
        t.fight("troll", "dust-pixie")
        assert t.card("valdr").damage == 0
        t = table(ada, side(battleline=["valdr"]), house=House.BROBNAR, edition=edition)
        t.do("reap", "troll")
        t.expect_main_step()
        assert (t.card("troll").damage, t.card("silvertooth").damage) == (0, 0)


class TestSample42C:
    @pytest.mark.rule("errata/sample-42-c")
    @pytest.mark.rule("errata/sample-42-c", edition="2023")
    @BOTH
    @pytest.mark.parametrize("amber", [0, 3])
    def test_it_was_purged_by_its_first_use(self, edition: Edition, amber: int) -> None:
        ada = side(artifacts=[spec("sample-42-c", amber=amber)])
        t = table(ada, side(amber=1), house=House.STAR_ALLIANCE, edition=edition)
        t.do("action", "sample-42-c")
        t.finish()
        assert len(t.game.state.players[0].keys) == (1 if amber else 0)
        purged = edition is OLD or amber
        assert (t.zone("sample-42-c"), t.amber(1)) == ("purged" if purged else "artifacts", 0)


class TestSciOfficerQincan:
    @pytest.mark.rule("errata/sci-officer-qincan", "card-faq/sci-officer-qincan-1")
    @pytest.mark.rule("errata/sci-officer-qincan", edition="2023")
    @BOTH
    def test_it_looked_when_the_house_was_chosen_not_when_its_turn_came(self, edition: Edition) -> None:
        ada = side(artifacts=["sacrificial-altar"], houses=[House.DIS], amber=3)
        bo = side(battleline=["sci-officer-qincan", "techivore-pulpate"])
        t = table(ada, bo, step="house", edition=edition)
        t.answer("house:dis")
        if edition is NEW:
            t.expect(DecisionKind.TRIGGER)
            t.answer(next(o.key for o in t.decision.options if o.card == t.handle("techivore-pulpate")))
        t.expect_main_step()
        assert (t.zone("sacrificial-altar"), t.amber(1)) == ("discard", 0 if edition is OLD else 1)

    @pytest.mark.rule("errata/sci-officer-qincan", edition="2023")
    @pytest.mark.parametrize("artifacts", [[], ["sacrificial-altar"]])
    def test_it_stole_when_no_card_in_play_was_of_the_house(self, artifacts: list[str]) -> None:
        ada = side(artifacts=artifacts, houses=[House.DIS], amber=3)
        t = table(ada, side(battleline=["sci-officer-qincan"]), step="house", edition=OLD)
        t.answer("house:dis")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == ((3, 0) if artifacts else (2, 1))

    @pytest.mark.rule("errata/sci-officer-qincan", edition="2023")
    def test_your_own_choice_counted_too(self) -> None:
        ada = side(battleline=["sci-officer-qincan"], houses=[House.DIS])
        t = table(ada, side(amber=3), step="house", edition=OLD)
        t.answer("house:dis")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (1, 2)


class TestTradeBlows:
    def played(self, edition: Edition) -> Table:
        ada = side(hand=["trade-blows"], battleline=["troll", "valdr"])
        t = table(ada, side(battleline=["krump", "bumpsy"]), house=House.SANCTUM, edition=edition)
        t.do("play", "trade-blows")
        return t

    @pytest.mark.rule("errata/trade-blows", edition="2023")
    def test_the_friendly_creature_was_struck_for_a_further_blow(self) -> None:
        t = self.played(OLD)
        t.offers("krump", "bumpsy")
        t.pick("krump")
        for blow in ("bumpsy", "bumpsy"):
            t.answer("yes")
            t.offers("troll", "valdr")
            t.pick("troll")
            t.pick(blow)
        t.answer("no")
        t.expect_main_step()
        damage = {id_: t.card(id_).damage for id_ in ("troll", "krump", "bumpsy")}
        assert damage == {"troll": 2, "krump": 1, "bumpsy": 2}

    @pytest.mark.rule("errata/trade-blows", edition="2023")
    def test_a_fallen_enemy_ended_it(self) -> None:
        bo = side(battleline=[spec("krump", damage=5)])
        t = table(side(hand=["trade-blows"], battleline=["troll"]), bo, house=House.SANCTUM, edition=OLD)
        t.do("play", "trade-blows")
        t.pick("krump")
        t.expect_main_step()
        assert t.card("troll").damage == 0

    @pytest.mark.rule("errata/trade-blows", edition="2023")
    def test_without_a_friendly_creature_nothing_is_repeated(self) -> None:
        t = table(side(hand=["trade-blows"]), side(battleline=["krump"]), house=House.SANCTUM, edition=OLD)
        t.do("play", "trade-blows")
        t.pick("krump")
        t.expect_main_step()
        assert t.card("krump").damage == 1

    @pytest.mark.rule("errata/trade-blows")
    def test_now_it_is_struck_each_time(self) -> None:
        self.played(NEW).offers("troll", "valdr")

"""More Mutation, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, table


class TestDiggingUpTheMonster:
    def played(self) -> Table:
        ada = side(
            hand=["digging-up-the-monster"],
            deck=["troll", "ultra-gravitron2", "krump"],
            discard=["sirs-colossus", "punch", "deusillus"],
        )
        t = table(ada, side(deck=["deusillus2"]), house=House.DIS)
        t.do("play", "digging-up-the-monster")
        t.expect(DecisionKind.CARD)
        return t

    @pytest.mark.rule("card-faq/digging-up-the-monster-1", "faq/resolve-abilities-in-the-order-written-2")
    def test_halves_of_different_gigantic_creatures_lie_on_top_of_the_shuffled_deck_in_your_order(self) -> None:
        t = self.played()
        assert (sorted(t.offered()), t.decision.max) == (["deusillus", "sirs-colossus", "ultra-gravitron2"], 2)
        t.pick("ultra-gravitron2", "sirs-colossus")
        (shown,) = t.events(ev.CardsRevealed)
        assert set(shown.cards) == {t.number("ultra-gravitron2"), t.number("sirs-colossus")}
        t.expect(DecisionKind.ORDER)
        t.answer(*(f"card:{t.handle(c)}" for c in ("sirs-colossus", "ultra-gravitron2")))
        assert sorted(t.ids(0, "deck")[:2]) == ["sirs-colossus", "ultra-gravitron2"] and len(t.ids(0, "deck")) == 4
        kinds = [type(e) for e in t.game.events if isinstance(e, ev.Shuffled) or getattr(e, "zone", None) == "deck"]
        assert kinds == [ev.Shuffled, ev.CardMoved, ev.CardMoved]
        t.expect_main_step()

    @pytest.mark.rule("glossary/search")
    def test_nothing_need_be_found_and_the_deck_is_shuffled_all_the_same(self) -> None:
        t = self.played()
        t.answer("done")
        assert len(t.events(ev.Shuffled)) == 1 and len(t.ids(0, "deck")) == 3
        t.expect_main_step()


class TestBuildYourChampion:
    @pytest.mark.rule("glossary/search", "glossary/archives")
    def test_two_halves_are_revealed_and_archived(self) -> None:
        ada = side(hand=["build-your-champion"], deck=["troll", "ultra-gravitron2", "tormax"], discard=["deusillus"])
        t = table(ada, side(), house=House.LOGOS)
        t.do("play", "build-your-champion")
        assert (sorted(t.offered()), t.decision.max) == (["deusillus", "tormax", "ultra-gravitron2"], 2)
        t.pick("deusillus", "ultra-gravitron2")
        assert sorted(t.ids(0, "archives")) == ["deusillus", "ultra-gravitron2"]
        (shown,) = t.events(ev.CardsRevealed)
        assert len(shown.cards) == 2 and len(t.events(ev.Shuffled)) == 1
        t.expect_main_step()


class TestTomesGigantica:
    test = cases("""
        two halves come to your hand, and it is purged
            rule: glossary/search glossary/purge
            in: dis
            ada: hand tomes-gigantica; deck ultra-gravitron2 sirs-colossus; discard deusillus troll
            play tomes-gigantica, offers 0-2 of: ultra-gravitron2 sirs-colossus deusillus
            pick deusillus ultra-gravitron2
            -> tomes-gigantica: hand > purged, ada amber: 0 > 1, ultra-gravitron2: deck > hand,
            -> deusillus: discard > hand
    """)


class TestTormax:
    @pytest.mark.rule("glossary/gigantic", "glossary/purge")
    @pytest.mark.parametrize("how", ["play", "reap", "fight"])
    def test_your_hand_is_discarded_and_two_cards_of_the_opponents_purged(self, how: str) -> None:
        giants = {"hand": ["tormax", "tormax2", "fear"]}
        if how != "play":
            giants = {"hand": ["fear"], "battleline": ["tormax"]}
        t = table(side(**giants), side(hand=["anger", "punch", "troll"], battleline=["dust-pixie"]), house=House.DIS)
        if how == "play":
            t.creature("tormax")
        else:
            t.do(how, "tormax")
        if how == "fight":
            t.pick("dust-pixie")
        assert (t.ids(0, "hand"), t.ids(0, "discard")) == ([], ["fear"])
        assert (len(t.ids(1, "hand")), len(t.ids(1, "purged"))) == (1, 2)
        t.expect_main_step()


class TestWretchedAnathema:
    test = cases("""
        alone on its side it has an action that gains 4
            in: dis
            ada: line wretched-anathema
            bo: line troll
            action wretched-anathema
            -> wretched-anathema exhausted, ada amber: 0 > 4
        after it reaps 2 other creatures are destroyed
            in: dis
            ada: line wretched-anathema silvertooth
            bo: line troll krump
            reap wretched-anathema, offers 2-2 of: silvertooth troll krump, pick troll silvertooth
            -> wretched-anathema exhausted, ada amber: 0 > 1, troll: battleline > discard,
            -> silvertooth: battleline > discard
        played, too
            rule: glossary/gigantic
            in: dis
            ada: hand wretched-anathema wretched-anathema2
            bo: line krump
            creature wretched-anathema, pick krump
            -> wretched-anathema: hand > battleline, wretched-anathema exhausted, wretched-anathema2: hand > joined,
            -> krump: battleline > discard
    """)

    def test_beside_another_creature_it_has_no_action(self) -> None:
        t = table(side(battleline=["wretched-anathema", "troll"]), side(), house=House.DIS)
        assert not t.can("action", "wretched-anathema")


class TestScaethe:
    test = cases("""
        destroyed, it takes the least powerful enemy along
            rule: glossary/destroyed glossary/most-powerful
            in: brobnar
            ada: line krump troll silvertooth
            bo: line scaethe urchin
            fight krump scaethe
            -> krump exhausted, krump damage: 0 > 2, scaethe: battleline > discard, silvertooth: battleline > discard
    """)

"""Grim Reminders, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardPlayed
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.UNTAMED


class TestSabiraTheMedium:
    test = cases(
        """
        five cards or fewer that warfaline shuffles are the whole pile
            rule: card-faq/sabira-the-medium-1
            in: untamed
            ada: hand warfaline; line sabira-the-medium; discard troll krump
            creature warfaline
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> ada amber: 0 > 3
        of more cards some are left
            rule: card-faq/sabira-the-medium-1
            in: untamed
            ada: hand warfaline; line sabira-the-medium; discard fear troll krump bumpsy zorg urchin
            creature warfaline
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> bumpsy: discard > deck, zorg: discard > deck, urchin: discard > deck
        the pile of the opponent pays nothing
            in: untamed
            ada: hand warfaline; line sabira-the-medium
            bo: discard troll krump
            creature warfaline, finish
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck
        """
    )

    @pytest.mark.rule("card-faq/sabira-the-medium-1")
    def test_an_empty_deck_that_is_drawn_from_pays(self) -> None:
        ada = side(battleline=["sabira-the-medium"], discard=["troll"] * 9)
        t = table(ada, side(), house=HERE)
        t.end_turn()
        assert (t.amber(0), len(t.ids(0, "hand"))) == (3, 6)


class TestCauldron:
    def brewing(self, *under: str, deck: tuple[str, ...] = ("virtuous-works", "troll")) -> Table:
        """Return a table where a Cauldron with these cards was used."""
        t = table(side(artifacts=[spec("cauldron", under=list(under))], deck=list(deck)), side(), house=HERE)
        t.do("omni", "cauldron")
        return t

    @pytest.mark.rule("errata/cauldron")
    def test_the_top_card_of_the_deck_is_put_faceup_under_it(self) -> None:
        t = self.brewing("dust-pixie")
        t.expect_main_step()
        assert [c.id for c in t.card("cauldron").under] == ["dust-pixie", "virtuous-works"]
        assert [c.face_down for c in t.card("cauldron").under] == [False, False]
        assert t.ids(0, "deck") == ["troll"]

    @pytest.mark.rule("errata/cauldron", "glossary/play-abilities")
    def test_three_cards_are_played_in_the_order_that_the_player_chooses(self) -> None:
        t = self.brewing("dust-pixie", "flaxia")
        t.expect(DecisionKind.ORDER)
        t.pick("virtuous-works", "flaxia", "dust-pixie")
        t.finish()
        played = [t.game.state.cards[e.card].printed.id for e in t.events(CardPlayed)]
        assert played == ["virtuous-works", "flaxia", "dust-pixie"]
        assert (t.amber(0), sorted(t.line(0)), t.zone("virtuous-works")) == (7, ["dust-pixie", "flaxia"], "discard")

    @pytest.mark.rule("errata/cauldron", "glossary/resolve-as-much-as-you-can")
    def test_with_an_empty_deck_three_cards_are_played_all_the_same(self) -> None:
        t = self.brewing("dust-pixie", "snufflegator", "troll", deck=())
        t.finish()
        assert sorted(t.line(0)) == ["dust-pixie", "snufflegator", "troll"]


class TestWarfaline:
    test = cases(
        """
        the top five cards of a discard pile are shuffled into the deck
            in: untamed
            ada: hand warfaline; discard anger
            bo: discard fear troll krump bumpsy zorg urchin
            creature warfaline, answer mode:1
            -> warfaline: hand > battleline, warfaline exhausted, troll: discard > deck, krump: discard > deck,
            -> bumpsy: discard > deck, zorg: discard > deck, urchin: discard > deck
        after a fight, too
            in: untamed
            ada: line warfaline; discard anger
            bo: line silvertooth; discard troll
            fight warfaline silvertooth, answer mode:0
            -> warfaline exhausted, warfaline damage: 0 > 2, silvertooth: battleline > discard, anger: discard > deck
        """
    )

"""Discard piles shuffled, cards put under cards, houses chosen, cards counted off a deck; and drafts that say so."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.amounts import equal_to
from kfdesk.language.choices import choose
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import card
from kfdesk.language.durations import for_good, next_, next_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.decks import draw
from kfdesk.language.effects.flow import if_you_do
from kfdesk.language.effects.moves import discard, shuffle
from kfdesk.language.effects.under import put_under
from kfdesk.language.labels import action, omni, play
from kfdesk.language.named_choices import a_house, a_player
from kfdesk.language.occurrences import Occurrence, chooses_house, is_put_under
from kfdesk.language.piles import top
from kfdesk.language.places import deck, discard_pile, hand
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.reactions import after
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.verbs import CHOOSE
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import THIS, a
from tests.tables import side, table


class TestSabira:
    @pytest.mark.rule("card-faq/sabira-the-medium-1", "glossary/shuffle")
    @pytest.mark.parametrize("buried", [[], ["troll"], ["troll", "krump"]])
    def test_a_whole_pile_of_however_many_cards(self, buried: list[str]) -> None:
        stir = card("cannon", action(shuffle(discard_pile())))
        ada = side(artifacts=["cannon"], battleline=["sabira-the-medium"], discard=buried)
        t = table(ada, None, stir, house=House.BROBNAR)
        t.do("action", "cannon")
        assert (t.amber(0), t.ids(0, "discard")) == (3, [])

    @pytest.mark.rule("card-faq/sabira-the-medium-1")
    @pytest.mark.parametrize(("buried", "gained"), [(["troll"], 3), (["troll", "krump"], 0)])
    def test_some_cards_only_where_none_is_left(self, buried: list[str], gained: int) -> None:
        stir = card("cannon", action(shuffle(a(CREATURE, in_=discard_pile()))))
        ada = side(artifacts=["cannon"], battleline=["sabira-the-medium"], discard=buried)
        t = table(ada, None, stir, house=House.BROBNAR)
        t.do("action", "cannon")
        t.finish()
        assert t.amber(0) == gained

    @pytest.mark.rule("card-faq/sabira-the-medium-1")
    def test_an_empty_deck_that_is_drawn_from(self) -> None:
        reach = card("cannon", action(draw()))
        ada = side(artifacts=["cannon"], battleline=["sabira-the-medium"], discard=["troll"])
        t = table(ada, None, reach, house=House.BROBNAR)
        t.do("action", "cannon")
        assert (t.amber(0), t.ids(0, "hand")) == (3, ["troll"])

    @pytest.mark.rule("glossary/shuffle")
    def test_cards_from_elsewhere_do_not_count(self) -> None:
        stir = card("cannon", action(shuffle(a(CARD, in_=hand()))))
        ada = side(artifacts=["cannon"], battleline=["sabira-the-medium"], hand=["troll"], discard=["krump"])
        t = table(ada, None, stir, house=House.BROBNAR)
        t.do("action", "cannon")
        t.finish()
        assert t.amber(0) == 0


class TestCountedOff:
    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    @pytest.mark.parametrize(("cards", "gained"), [(3, 5), (2, 0)])
    def test_if_you_do_asks_for_all_the_cards_counted(self, cards: int, gained: int) -> None:
        spend = card("cannon", action(if_you_do(discard(top(equal_to(amber_of(YOU)), deck())), gain(5))))
        t = table(side(artifacts=["cannon"], amber=3, deck=["urchin"] * cards), None, spend, house=House.BROBNAR)
        t.do("action", "cannon")
        assert (t.amber(0) - 3, t.ids(0, "deck")) == (gained, [])


class TestFeelings:
    @pytest.mark.rule("glossary/prophecy")
    def test_the_next_time_that_house_is_chosen_and_only_once(self) -> None:
        felt = a_house()
        feeling = card(
            "cannon",
            omni(put_under(a(CARD, in_=hand()))),
            after(
                is_put_under(a(CARD), THIS),
                choose(felt),
                for_good(next_(after(chooses_house(OPPONENT, felt), gain(2)))),
            ),
        )
        bo = side(houses=[House.DIS, House.MARS])
        t = table(side(artifacts=["cannon"], hand=["troll"]), bo, feeling, house=House.BROBNAR)
        t.do("omni", "cannon")
        t.pick("troll")
        t.answer("house:mars")
        gained = []
        for house in ("dis", "mars", "mars"):
            while t.decision.kind is not DecisionKind.HOUSE or t.decision.player == 0:
                t.answer(t.decision.keys()[-1] if t.decision.kind is DecisionKind.MAIN else t.decision.keys()[0])
            t.answer(f"house:{house}")
            gained.append(t.amber(0))
        assert gained == [0, 2, 2]

    @pytest.mark.rule("glossary/house-choice")
    def test_any_house_the_opponent_chooses(self) -> None:
        rule = card("cannon", after(chooses_house(OPPONENT), gain(1)))
        t = table(side(artifacts=["cannon"]), side(houses=[House.DIS]), rule)
        t.end_turn()
        assert t.amber(0) == 1


@pytest.mark.rule("glossary/house-choice")
@pytest.mark.parametrize(
    "chosen",
    [
        chooses_house(OPPONENT),
        chooses_house(OPPONENT, unmatched=True),
        chooses_house(OPPONENT, a_house()),
        chooses_house(a_player(), unmatched=True),
    ],
)
def test_where_no_house_is_legal_none_is_chosen(chosen: Occurrence) -> None:
    rules = card("cannon", cannot(CHOOSE, OPPONENT, House.DIS), after(chosen, gain(1)))
    for houses, more in (([House.DIS], 0), ([House.DIS, House.MARS], 1)):
        t = table(side(artifacts=["cannon"]), side(houses=houses), rules, house=House.BROBNAR)
        t.answer("end-turn")
        if more:
            t.answer("house:mars")
        assert t.amber(0) == more, houses


@pytest.mark.rule("glossary/house-choice")
def test_whoever_chooses_no_house_does_not_choose_the_one_that_was_named() -> None:
    named = a_house()
    bets = card(
        "punch", play(choose(named), next_turn(OPPONENT, after(chooses_house(OPPONENT, named, other=True), gain(2))))
    )
    bans = card("cannon", cannot(CHOOSE, OPPONENT, House.DIS))
    t = table(side(artifacts=["cannon"], hand=["punch"]), side(houses=[House.DIS]), bets, bans, house=House.BROBNAR)
    t.do("play", "punch")
    t.answer("house:dis")
    before = t.amber(0)
    t.answer("end-turn")
    assert t.amber(0) - before == 2

"""What a deck list says of its cards holds in the game: mavericks, anomalies, legacies, icons, reference cards."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, House
from kfdesk.engine import events as ev
from kfdesk.engine.decks import DeckCard, DeckList, Seat
from kfdesk.engine.state import Card
from kfdesk.engine.terms import DecisionKind, Icon, Step
from tests.tables import side, spec, table

HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)
OTHERS = (*[DeckCard("troll", House.BROBNAR)] * 12, *[DeckCard("mother", House.LOGOS)] * 12)


def begun(*special: DeckCard, references: tuple[DeckCard, ...] = ()) -> Game:
    """Return a game of a deck with these cards, filled up with others of its houses."""
    rest = (DeckCard("fear", House.DIS),) * (12 - len(special))
    deck = DeckList("Mixed", HOUSES, (*OTHERS, *rest, *special), references)
    return Game.new((Seat("Ada", deck), Seat("Bo", deck)), seed=2, library=library(), first_player=0)


def found(game: Game, id_: str) -> Card:
    """Return the first player's card of that id."""
    return next(c for c in game.state.cards[1:] if c.printed.id == id_ and c.owner == 0)


@pytest.mark.rule("glossary/maverick", "glossary/anomaly", "glossary/legacy")
@pytest.mark.parametrize("id_", ["dust-pixie", "untamed-ambassador", "rotgrub"])
def test_a_card_belongs_to_the_house_that_the_deck_list_gives_it_whatever_set_and_house_it_is_of(id_: str) -> None:
    game = begun(DeckCard(id_, House.LOGOS, maverick=True))
    card = found(game, id_)
    assert card.houses == (House.LOGOS,) and card.maverick
    assert House.LOGOS not in library()[id_].houses
    assert game.card(f"c{card.id}").houses == (House.LOGOS,)


@pytest.mark.rule("glossary/enhance", "glossary/bonus-icons", "glossary/power-bonus-icon")
def test_icons_of_the_deck_list_come_after_the_printed_ones_and_a_house_icon_is_a_house() -> None:
    card = found(begun(DeckCard("punch", House.BROBNAR, icons=(Icon.POWER, House.SKYBORN, Icon.DRAW))), "punch")
    assert card.icons == (Icon.AMBER, Icon.POWER, Icon.DRAW)
    assert card.houses == (House.BROBNAR, House.SKYBORN)


@pytest.mark.rule("glossary/enhance", "glossary/bonus-icons", "glossary/house-choice")
def test_two_icons_of_one_house_make_the_card_belong_to_it_once_and_the_house_is_offered_once() -> None:
    twice = DeckCard("punch", House.BROBNAR, icons=(House.SKYBORN, House.BROBNAR, House.SKYBORN))
    assert found(begun(twice), "punch").houses == (House.BROBNAR, House.SKYBORN)
    creature = spec("krump", icons=[House.SKYBORN, House.SKYBORN])
    game = table(side(houses=HOUSES, battleline=[creature]), side(), step=Step.HOUSE).game
    decision = game.decision
    assert decision is not None and decision.kind is DecisionKind.HOUSE
    assert decision.keys() == ("house:brobnar", "house:logos", "house:dis", "house:skyborn")


@pytest.mark.rule("glossary/reference-cards", "glossary/archon-power", "glossary/deck")
def test_reference_cards_are_in_no_deck_and_neither_player_moves_them() -> None:
    beside = (DeckCard("tinkerer", House.BROBNAR), DeckCard("grunt", House.BROBNAR))
    game = begun(references=beside)
    assert [game.state.cards[c].printed.id for c in game.state.players[0].references] == ["tinkerer", "grunt"]
    for player in game.state.players:
        assert len(player.deck) + len(player.hand) == 36
        assert not {*player.deck, *player.hand} & set(player.references)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        assert not any(o.card and int(o.card[1:]) in game.state.players[0].references for o in decision.options)
        keys = [o.key for o in decision.options]
        game.choose(*keys[: max(1, decision.min)] if decision.kind is not DecisionKind.MAIN else keys[-1:])
    assert not any(isinstance(e, ev.CardEntered) and e.card in game.state.players[0].references for e in game.events)
    assert [c for player in game.state.players for c in player.references] == [
        c.id for c in game.state.cards[1:] if c.printed.id in ("tinkerer", "grunt")
    ]

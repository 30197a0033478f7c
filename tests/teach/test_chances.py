"""Danger and chance: what is said comes true when it is done."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.events import Checked, DamageDealt, KeyForged
from kfdesk.engine.terms import PLAYERS, DecisionKind, House
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.hints import Chance, HintKind, chances
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS
DECK = ["bumpsy"] * 9


def found(t: Table) -> list[tuple[HintKind, list[str]]]:
    named = [(one.kind, one.cards) for one in chances(t.game, ADA)]
    return [(kind, [t.game.card(card).definition for card in cards]) for kind, cards in named]


def mine(house: House, bo: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Return a table in Ada's step 3, where Bo has houses of his own."""
    theirs = {"houses": [House.MARS], "deck": DECK, **(bo or {})}
    return table(side(**{"deck": DECK, **fields}), side(**theirs), house=house, turn=5)


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_a_key_of_the_opponent_is_said_with_a_card_that_stops_it() -> None:
    t = mine(House.SHADOWS, hand=["urchin"], battleline=["troll"], bo={"amber": 6})
    assert found(t) == [(HintKind.THEIR_KEY, ["urchin"])]
    assert found(mine(House.SHADOWS, hand=["urchin"], bo={"amber": 5})) == []


def test_what_does_not_suffice_is_not_said_to_stop_it() -> None:
    t = mine(House.SHADOWS, hand=["urchin"], bo={"amber": 7})
    assert found(t) == [(HintKind.THEIR_KEY, [])]


@pytest.mark.rule("glossary/reap", "turn/step-5-draw-cards")
def test_reaping_for_a_key_names_as_few_creatures_as_it_takes() -> None:
    line = ["troll", "krump", spec("bumpsy", ready=False)]
    assert found(mine(House.BROBNAR, battleline=line, amber=5)) == [(HintKind.KEY_IN_REACH, ["troll"])]
    assert found(mine(House.BROBNAR, battleline=line, amber=4)) == [(HintKind.KEY_IN_REACH, ["troll", "krump"])]
    assert found(mine(House.BROBNAR, battleline=line, amber=3)) == []
    assert found(mine(House.BROBNAR, battleline=line, amber=6)) == []


@pytest.mark.rule("glossary/skirmish", "glossary/fight")
def test_a_fight_is_free_where_nothing_strikes_back() -> None:
    free = mine(House.SHADOWS, battleline=["umbra"], bo={"battleline": ["troll", "silvertooth"]})
    assert found(free) == [(HintKind.FREE_FIGHT, ["umbra", "silvertooth"])]
    assert found(mine(House.BROBNAR, battleline=["troll"], bo={"battleline": ["silvertooth"]})) == []
    warded = mine(House.SHADOWS, battleline=["umbra"], bo={"battleline": [spec("silvertooth", warded=True)]})
    assert found(warded) == []


def test_nobody_else_is_told() -> None:
    t = mine(House.SHADOWS, hand=["urchin"], bo={"amber": 6})
    assert list(chances(t.game, BO)) == []


def test_in_real_games_what_was_said_comes_true() -> None:
    decks = [deck for _, deck in sample_decks()]
    game = Game.new((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed=2, library=library())
    players = [GreedyPlayer(seat) for seat in PLAYERS]
    said = 0
    while (decision := game.decision) is not None and game.state.turn < 16:
        if decision.kind is DecisionKind.MAIN:
            for chance in chances(game, decision.player):
                said += 1
                assert comes_true(game, chance), chance
        game.choose(*players[decision.player].choose(game))
    assert said > 5


def comes_true(game: Game, chance: Chance) -> bool:
    """Do what was said on a copy: end the turn, reap, or fight."""
    twin, since = game.fork(), len(game.events)
    if chance.kind is HintKind.FREE_FIGHT:
        mine, enemy = chance.cards
        twin.choose(f"fight:{mine}")
        if twin.decision is not None and twin.decision.kind is DecisionKind.ATTACK:
            twin.choose(f"card:{enemy}")
        hurt = {event.card for event in twin.events[since:] if isinstance(event, DamageDealt) and not event.pending}
        return not twin.card(enemy).in_play and int(mine[1:]) not in hurt
    for card in chance.cards if chance.kind is HintKind.KEY_IN_REACH else ():
        twin.choose(f"reap:{card}")
    twin.choose("end-turn")
    happened = twin.events[since:]
    if chance.kind is HintKind.KEY_IN_REACH:
        return any(isinstance(event, Checked) for event in happened)
    forged = any(isinstance(event, KeyForged) for event in happened)
    return forged or twin.decision is not None and twin.decision.kind is DecisionKind.KEY

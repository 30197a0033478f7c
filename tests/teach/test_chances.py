"""Danger and chance: what is said comes true when it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.events import Checked, DamageDealt, KeyForged
from kfdesk.engine.terms import PLAYERS, DecisionKind, House
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.hints import Chance, HintKind, chances_sought
from kfdesk.teach.hints.chances import MOST_TRIED
from tests.tables import Table, side, spec, table

ADA, BO = PLAYERS
DECK = ["bumpsy"] * 9


def chances(game: Game, viewer: int) -> tuple[Chance, ...]:
    """Return what the whole search finds, of each kind what it says last."""
    return tuple({chance.kind: chance for chance in chances_sought(game, viewer) if chance is not None}.values())


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
    assert chances(t.game, BO) == ()


@pytest.mark.rule("glossary/steal")
def test_all_that_a_card_can_do_is_tried_before_it_is_given_up() -> None:
    t = mine(House.SHADOWS, battleline=["noddy-the-thief"], bo={"amber": 6})
    assert [option.partition(":")[0] for option in t.decision.keys()][:2] == ["reap", "action"]
    assert found(t) == [(HintKind.THEIR_KEY, ["noddy-the-thief"])]


def test_a_key_that_is_paid_with_aember_on_cards_is_said() -> None:
    t = mine(House.SHADOWS, hand=["urchin"], bo={"amber": 5, "artifacts": [spec("pocket-universe", amber=1)]})
    assert found(t) == [(HintKind.THEIR_KEY, ["urchin"])]


@pytest.mark.parametrize(("enemy", "amber"), [("keyfrog", 6), ("keyfrog", 0), ("dust-imp", 4)])
def test_a_fight_that_brings_the_opponent_something_is_not_free(enemy: str, amber: int) -> None:
    bo = {"battleline": [spec(enemy, damage=1)], "amber": amber}
    expected = [] if (enemy, amber) != ("keyfrog", 0) else [(HintKind.FREE_FIGHT, ["umbra", enemy])]
    kinds = [one for one in found(mine(House.SHADOWS, battleline=["umbra"], bo=bo)) if one[0] is HintKind.FREE_FIGHT]
    assert kinds == expected


def test_of_a_key_in_reach_nothing_is_said_where_its_step_is_skipped() -> None:
    assert found(mine(House.BROBNAR, battleline=["troll"], artifacts=["the-sting"], amber=5)) == []


def test_that_a_key_is_coming_is_said_before_it_is_sought_what_stops_it_and_nothing_unwanted_is() -> None:
    t = mine(House.SHADOWS, hand=["urchin"], battleline=["umbra"], bo={"amber": 6, "battleline": ["silvertooth"]})
    first, *_ = sought = [one for one in chances_sought(t.game, ADA, [HintKind.THEIR_KEY].__contains__) if one]
    assert [one.cards for one in sought] == [(), (t.handle("urchin"),)] and first.kind is HintKind.THEIR_KEY


def test_the_search_for_what_stops_a_key_ends() -> None:
    t = mine(House.SHADOWS, hand=["urchin"] * 40, bo={"amber": 9})
    assert len(list(chances_sought(t.game, ADA, [HintKind.THEIR_KEY].__contains__))) <= 2 * MOST_TRIED


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
    if chance.kind is HintKind.THEIR_KEY:
        return _forges(game) and all(any(_stopped(game, card)) for card in chance.cards)
    for card in chance.cards:
        twin.choose(f"reap:{card}")
    twin.choose("end-turn")
    return any(isinstance(event, Checked) for event in twin.events[since:]) and _forges_next(twin)


def _forges(game: Game, *keys: str) -> bool:
    """Return whether the opponent forges a key once the turn ends after these choices."""
    twin, since = game.fork(), len(game.events)
    for key in keys:
        twin.choose(key)
    while twin.decision is not None and twin.decision.kind is DecisionKind.SLOT:
        twin.choose(twin.decision.keys()[0])
    twin.choose("end-turn")
    forged = any(isinstance(event, KeyForged) for event in twin.events[since:])
    return forged or twin.decision is not None and twin.decision.kind is DecisionKind.KEY


def _stopped(game: Game, card: str) -> Iterator[bool]:
    """Yield for each act with a card, and each answer to its first question, whether no key is forged after it."""
    assert game.decision is not None
    for key in (key for key in game.decision.keys() if key.endswith(f":{card}") and not key.startswith("discard")):
        twin = game.fork()
        twin.choose(key)
        asked = twin.decision
        answers = asked.keys() if asked is not None and asked.kind not in (DecisionKind.MAIN, DecisionKind.SLOT) else ()
        yield from (not _forges(game, key, answer) for answer in answers or ())
        if not answers:
            yield not _forges(game, key)


def _forges_next(game: Game) -> bool:
    """Return whether the player whose turn has ended forges a key after a turn in which the opponent does nothing."""
    turn, since = game.state.turn, len(game.events)
    while (decision := game.decision) is not None and game.state.turn <= turn + 1 and decision.kind != DecisionKind.KEY:
        ends = "end-turn" in decision.keys()
        game.choose(*(("end-turn",) if ends else decision.keys()[: decision.min or 1]))
        if any(isinstance(event, KeyForged) for event in game.events[since:]):
            return True
    return decision is not None and decision.kind is DecisionKind.KEY

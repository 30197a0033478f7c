"""The five small games: their idea decides them, the other player keeps to it, and a defeat has its turning point."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine import Game
from kfdesk.engine.events import CreatureFought
from kfdesk.engine.headings import HEADINGS
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.bot.habits import Keys
from kfdesk.teach.bot.planner import ADVISING, Planner
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.lessons import LEARNER
from kfdesk.teach.lessons.first_game import ASKED, HAPPENED
from kfdesk.teach.lessons.model import SLOT, named
from kfdesk.teach.lessons.small_game_play import LOOKS_AHEAD_ACTS, OPPONENT, begun, opponents_choice, turning_point
from kfdesk.teach.lessons.small_games import (
    ACTIONS_AND_ARTIFACTS,
    FIGHTS,
    REAPING,
    TWO_HOUSES,
    TWO_KEYS,
    SmallGame,
    small_games,
)

MOST_WORDS = 50
FEW_CARDS = 36


def of_rank(*verbs: str) -> Callable[[Game], Keys]:
    """Return somebody who does these things as long as they can, in this order, and always takes the first house."""

    def choose(game: Game) -> Keys:
        decision = game.decision
        assert decision is not None
        keys = decision.keys()
        if decision.kind is not DecisionKind.MAIN:
            return keys[: max(1, decision.min)]
        found = (key for verb in verbs for key in keys if key.startswith(f"{verb}:"))
        return (next(found, "end-turn"),)

    return choose


def played(small: SmallGame, learner: Callable[[Game], Keys], made: tuple[str, ...] = ()) -> Game:
    """Return a small game after these choices and those of a learner, to its end."""
    game = begun(small)
    for entry in made:
        game.choose(*entry.split())
    while game.decision is not None:
        game.choose(*(learner(game) if game.decision.player is LEARNER else opponents_choice(small, game)))
    return game


@pytest.mark.parametrize("small", small_games(), ids=lambda small: small.id)
def test_one_key_wins_and_there_are_few_cards(small: SmallGame) -> None:
    for side in small.scenario.players:
        assert side.keys == TWO_KEYS and side.amber <= 6
        assert len((*side.hand, *side.deck, *side.battleline)) < FEW_CARDS
    assert all(entry in HEADINGS for entry in small.entries) and 3 <= small.minutes <= 6


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("small", small_games(), ids=lambda small: small.id)
def test_the_words_are_few_and_name_cards_that_are_there(small: SmallGame, language: str) -> None:
    for words in (named(small.opening), small.won, small.lost, small.idea):
        said = words.say(language)
        assert "{" not in said and len(said.split()) <= MOST_WORDS
    there = {card.id for side in small.scenario.players for card in (*side.hand, *side.battleline)}
    assert {slot.replace("_", "-") for slot in SLOT.findall(small.opening.message.text)} <= there


def test_only_remarks_that_there_are_count_as_known() -> None:
    ids = {one.id for one in (*ASKED, *HAPPENED)}
    assert all(small.known <= ids for small in small_games())


@pytest.mark.parametrize("small", small_games(), ids=lambda small: small.id)
def test_who_only_ends_the_turn_loses_each(small: SmallGame) -> None:
    assert played(small, of_rank()).winner is OPPONENT


def test_who_does_not_reap_loses_the_first() -> None:
    assert played(REAPING, of_rank("play")).winner is OPPONENT


@pytest.mark.parametrize("small", [FIGHTS, TWO_HOUSES, ACTIONS_AND_ARTIFACTS], ids=lambda small: small.id)
def test_who_only_plays_and_reaps_and_never_changes_the_house_loses(small: SmallGame) -> None:
    assert played(small, of_rank("reap", "play", "action")).winner is OPPONENT


def test_in_the_first_game_the_other_player_does_not_fight() -> None:
    game = played(REAPING, of_rank("play"))
    assert not any(isinstance(event, CreatureFought) for event in game.events)


@pytest.mark.parametrize("small", small_games(), ids=lambda small: small.id)
def test_a_lost_game_can_be_won_from_its_turning_point(small: SmallGame) -> None:
    lost = played(small, of_rank())
    turned = turning_point(small, lost.journal)
    assert turned is not None
    game = begun(small)
    for entry in lost.journal[: turned.made]:
        game.choose(*entry.split())
    assert game.decision is not None and game.decision.player is LEARNER
    before = lost.journal[: turned.made]
    players = (GreedyPlayer(LEARNER).choose, Planner(LEARNER, 1, None, LOOKS_AHEAD_ACTS, ADVISING).choose)
    assert any(played(small, player, before).winner is LEARNER for player in players)
    assert "{" not in turned.why.say("de") and f" turn {game.state.turn} " in turned.why.en


def test_a_search_that_is_stopped_finds_nothing() -> None:
    assert turning_point(FIGHTS, played(FIGHTS, of_rank()).journal, lambda: True) is None

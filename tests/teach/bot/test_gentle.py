"""The opponent of a first game: it plays by the rules and does little, so that a newcomer who is advised wins."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot.gentle import MOST_PLAYED, MOST_USED, GentlePlayer
from kfdesk.teach.bot.players import GreedyPlayer

LEARNER, OTHER = PLAYERS
MOST_CHOICES = 600


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_takes_the_best_of_each_moment_beats_it(seed: int) -> None:
    one, two = (deck for _, deck in sample_decks()[:2])
    game = Game.new((Seat("Ada", one), Seat("Bo", two)), seed=seed, library=library(), first_player=LEARNER)
    players = GreedyPlayer(LEARNER), GentlePlayer(OTHER)
    played = used = 0
    turns: list[tuple[int, int]] = []
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        keys = players[decision.player].choose(game)
        if decision.player is OTHER and decision.kind is DecisionKind.MAIN:
            verb = keys[0].partition(":")[0]
            played, used = played + (verb == "play"), used + (verb in ("reap", "fight", "action"))
            if verb == "end-turn":
                turns.append((played, used))
                played = used = 0
        game.choose(*keys)
    assert game.winner is LEARNER
    assert max(turns) == (MOST_PLAYED, MOST_USED), "it does something, and never more than that"
    assert all(one <= MOST_PLAYED and other <= MOST_USED for one, other in turns)


def test_it_keeps_its_hand_and_chooses_alike_after_the_same_choices() -> None:
    one, two = (deck for _, deck in sample_decks()[:2])
    game = Game.new((Seat("Ada", one), Seat("Bo", two)), seed=3, library=library(), first_player=OTHER)
    assert GentlePlayer(OTHER).choose(game) == ("no",)
    game.choose("no")
    game.choose("no")
    assert GentlePlayer(OTHER).choose(game) == GentlePlayer(OTHER).choose(game.fork())


@pytest.mark.rule("glossary/omega")
def test_it_plays_a_card_that_ends_the_step_last() -> None:
    scenario = Scenario.model_validate(
        {
            "players": [{"hand": ["little-niff", "urchin"], "battleline": ["noddy-the-thief"]}, {"amber": 5}],
            "house": "shadows",
        }
    )
    game = Game.from_scenario(scenario, library=library())
    done: list[str] = []
    while game.decision is not None and game.decision.player is LEARNER:
        keys = GentlePlayer(LEARNER).choose(game)
        done += keys if game.decision.kind is DecisionKind.MAIN else ()
        game.choose(*keys)
    assert done == ["play:c2", "action:c3", "play:c1"], "with that its step ended"


@pytest.mark.rule("glossary/omega")
@pytest.mark.parametrize("last", ["play:c1", "end-turn"])
def test_it_does_as_much_after_a_turn_that_a_card_ended(last: str) -> None:
    learner = {"hand": ["unlocked-gateway", "ember-imp"], "houses": ["dis"], "deck": ["urchin"] * 9}
    bo = {"hand": ["bumpsy", "krump"], "battleline": ["troll"], "houses": ["brobnar"], "deck": ["bumpsy"] * 9}
    scenario = Scenario.model_validate({"players": [learner, bo], "house": "dis", "turn": 6})
    game = Game.from_scenario(scenario, library=library())
    game.choose("play:c2")
    while game.decision is not None and game.decision.kind is not DecisionKind.MAIN:
        game.choose(game.decision.keys()[0])
    game.choose(last)
    while game.decision is not None and game.decision.player is LEARNER:
        game.choose(*game.decision.keys()[: max(1, game.decision.min)])
    done = verbs_until_the_end_of_turn(game)
    assert sum(key.startswith("play:") for key in done) == MOST_PLAYED


def of_bo(**learner: object) -> Game:
    """Return a table in Bo's step 3: a strong creature beside a weak one of the learner."""
    bo = {"battleline": ["krump"], "hand": ["punch"]}
    scenario = Scenario.model_validate(
        {"players": [{"battleline": ["urchin"], **learner}, bo], "house": "brobnar", "active": 1, "turn": 6}
    )
    return Game.from_scenario(scenario, library=library())


def verbs_until_the_end_of_turn(game: Game) -> list[str]:
    done: list[str] = []
    while game.decision is not None and game.decision.player is OTHER:
        keys = GentlePlayer(OTHER).choose(game)
        done += keys if game.decision.kind is DecisionKind.MAIN else ()
        game.choose(*keys)
    return done


def test_it_destroys_nothing_before_the_learner_has_forged_a_key() -> None:
    game = of_bo()
    assert verbs_until_the_end_of_turn(game) == ["reap:c3", "end-turn"]
    assert [game.state.cards[c].definition.id for c in game.state.players[LEARNER].line] == ["urchin"]


def test_it_destroys_as_others_do_once_the_learner_has_forged_a_key() -> None:
    game = of_bo(keys=["red"])
    assert "play:c2" in verbs_until_the_end_of_turn(game)
    assert not game.state.players[LEARNER].line


def test_within_an_act_it_answers_so_that_nothing_of_the_learner_is_destroyed() -> None:
    game = of_bo()
    game.choose("play:c2")
    assert game.decision is not None and game.decision.kind is not DecisionKind.MAIN
    game.choose(*GentlePlayer(OTHER).choose(game))
    assert [game.state.cards[c].definition.id for c in game.state.players[LEARNER].line] == ["urchin"]

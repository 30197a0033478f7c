"""Finding puzzles: a map of all that a turn leads to, tables without anything hidden, goals that hasty players miss."""

from __future__ import annotations

from random import Random

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.engine import Game, Seat
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Step
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.puzzles.finding import find, mapped, opened
from kfdesk.teach.puzzles.found import found_puzzles
from kfdesk.teach.puzzles.goals import Friends, Goal, HaveAmber, Outcome, Reap, Steal, missing
from kfdesk.teach.puzzles.model import Puzzle, PuzzleText, is_solved_by
from kfdesk.teach.puzzles.turn_map import TurnMap
from tests.teach.puzzles.small import puzzle


def test_orders_of_the_same_acts_are_one_way_and_an_act_too_many_is_none() -> None:
    mine = {"battleline": ["krump", "bumpsy", "troll"]}
    proof = mapped(puzzle(House.BROBNAR, mine, {}, HaveAmber(least=2)))
    assert proof is not None
    assert (proof.acts, proof.ways) == (2, 3), "two of three creatures reap"
    assert proof.by_lot == 1000, "nothing else can be done"
    assert set(proof.first) == {"reap:c1", "reap:c2", "reap:c3"}


def test_what_cannot_be_reached_has_no_figures() -> None:
    assert mapped(puzzle(House.BROBNAR, {"battleline": ["krump"]}, {}, HaveAmber(least=2))) is None


def test_a_map_has_each_table_once_whichever_acts_led_there() -> None:
    three = puzzle(House.BROBNAR, {"battleline": ["krump", "bumpsy", "troll"]}, {}, Reap(times=3))
    turn = TurnMap(three, lambda game: (game.state.players[0].amber,))
    assert len(turn.seen) == 2**3 + 4, "each set of creatures that reaped, and after the end of the turn their number"
    assert turn.silent == frozenset()


def test_a_card_that_nothing_happens_to_is_silent() -> None:
    turn = TurnMap(puzzle(House.BROBNAR, {"battleline": ["krump", "dextre"]}, {}, Reap(times=1)), lambda game: ())
    assert turn.silent == {2}


def test_creatures_and_stolen_aember_can_be_asked_for() -> None:
    mine = {"hand": ["nerve-blast"], "battleline": ["noddy-the-thief"]}
    asked = puzzle(House.SHADOWS, mine, {"amber": 3, "battleline": ["troll"]}, Steal(least=2), Friends(least=1))
    game = asked.begin()
    assert [words.en for words in missing(asked.goal, game, asked.solver)] == ["You stole 0 of 2 Æmber."]
    for entry in ("play:c1", "card:c3", "action:c2"):
        game.answer(entry)
    assert asked.outcome(game) is Outcome.SOLVED
    assert asked.goal.words.en == (
        "This turn: steal at least 2 Æmber; have a creature in play. All of this must be true at the same moment."
    )


def test_the_table_of_a_puzzle_hides_nothing() -> None:
    decks = [deck for _, deck in sample_decks()][:2]
    game = Game.new((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed=3, library=library())
    players, found = [GreedyPlayer(player, 3) for player in PLAYERS], []
    while game.decision is not None and game.state.turn < 16:
        if game.decision.kind is DecisionKind.MAIN and (scenario := opened(game)) is not None:
            found.append(scenario)
        game.choose(*players[game.decision.player].choose(game))
    assert found
    for scenario in found:
        one, two = scenario.players
        assert scenario.active == 0 and not two.hand
        for side in (one, two):
            assert not (side.deck or side.discard or side.archives or side.purged)


def test_a_puzzle_is_found_again_on_its_table_with_few_ways_and_a_tempting_line_that_misses() -> None:
    known = found_puzzles()[0]
    found = find(known.scenario, "again", Random(1))
    assert found is not None
    made, proof = found.puzzle, found.puzzle.proof
    assert proof is not None and proof.ways == found.ways
    assert is_solved_by(made, made.solution) and not is_solved_by(made, found.tempting)


def test_the_map_of_a_puzzle_says_what_its_line_says() -> None:
    for known in found_puzzles()[::60]:
        proof, said = mapped(known), known.proof
        assert proof is not None and said is not None
        assert proof.model_copy(update={"missed": said.missed}) == said, known.id


def test_no_puzzle_is_found_where_the_first_acts_at_hand_reach_everything() -> None:
    mine = {"battleline": ["krump", "bumpsy", "troll"]}
    plain = puzzle(House.BROBNAR, mine, {"battleline": ["dextre"]}, HaveAmber(least=3))
    assert find(plain.scenario, "plain", Random(1)) is None


def test_a_puzzle_may_begin_with_the_choice_of_a_house_and_keeps_the_cards_of_all_of_them() -> None:
    decks = [deck for _, deck in sample_decks()][:2]
    game = Game.new((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed=3, library=library())
    players, found = [GreedyPlayer(player, 3) for player in PLAYERS], []
    while game.decision is not None and game.state.turn < 16:
        if game.decision.kind is DecisionKind.HOUSE and (scenario := opened(game)) is not None:
            found.append(scenario)
        game.choose(*players[game.decision.player].choose(game))
    assert found and all(scenario.step is Step.HOUSE and scenario.house is None for scenario in found)
    begun = Puzzle(id="it", name=PuzzleText(en="?"), goal=Goal(conditions=(HaveAmber(least=9),)), scenario=found[0])
    decision = begun.begin().decision
    assert decision is not None and decision.kind is DecisionKind.HOUSE and len(decision.options) > 1
    held = [state.cards[number] for state in (begun.begin().state,) for number in state.players[0].hand]
    assert len({house for card in held for house in card.houses}) > 1


def test_the_choice_of_a_house_is_an_act_and_the_wrong_one_a_line_that_misses() -> None:
    mine = {
        **{"houses": [House.BROBNAR, House.SHADOWS], "hand": ["nerve-blast", "urchin"]},
        "battleline": ["krump", "noddy-the-thief"],
    }
    asked = puzzle(None, mine, {"amber": 6, "battleline": ["troll"]}, Steal(least=3))
    proof = mapped(asked)
    assert proof is not None
    assert (proof.acts, proof.first, proof.offered) == (4, ("house:shadows",), 2)

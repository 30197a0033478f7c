"""What the end of a turn would bring, said before it is ended and true when it is."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine import Game
from kfdesk.engine.events import CardDrawn, ChainsChanged, Checked, KeyForged
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Step
from kfdesk.language.definition import card
from kfdesk.language.words import START, YOU, at, lose, may, play, take_turn
from kfdesk.teach.forecast import Stop
from kfdesk.teach.turn_end import turn_end
from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys
from tests.tables import side, spec, table

ADA, BO = PLAYERS
DECK = ["troll", "krump", "urchin", "dodger", "fear", "punch", "anger", "bumpsy"]


@pytest.mark.rule("glossary/chains", "glossary/drawing-cards", "turn/step-4-ready-cards", "turn/step-5-draw-cards")
def test_it_says_what_readies_what_is_drawn_and_which_chains_are_shed() -> None:
    mine = side(battleline=[spec("troll", ready=False)], hand=["anger"], deck=DECK, chains=7, amber=6)
    t = table(mine, side(), house=House.BROBNAR)
    end = turn_end(t.game, ADA)
    assert end is not None
    assert (end.player, end.readied, end.drawn, end.shed, end.check, end.forges, end.stop) == (
        ADA, 1, 3, 1, True, False, None,
    )  # fmt: skip
    assert all(event.card == 0 for event in end.events if isinstance(event, CardDrawn)), "which cards is not told"


@pytest.mark.rule("turn/step-1-forge-a-key", "glossary/cost-at-current-cost")
@pytest.mark.parametrize(("amber", "forges"), [(5, False), (6, True)])
def test_it_says_whether_the_other_player_forges_a_key(amber: int, forges: bool) -> None:
    t = table(side(deck=DECK, houses=[House.BROBNAR, House.DIS, House.LOGOS]),
              side(amber=amber, houses=[House.BROBNAR, House.DIS, House.LOGOS]), house=House.BROBNAR)  # fmt: skip
    end = turn_end(t.game, ADA)
    assert end is not None and (end.next_player, end.forges) == (BO, forges)


@pytest.mark.rule("turn/step-1-forge-a-key", "glossary/cost-at-current-cost")
def test_a_key_that_is_also_paid_from_cards_is_forged_all_the_same() -> None:
    houses = [House.BROBNAR, House.DIS, House.LOGOS]
    theirs = side(artifacts=[spec("safe-place", amber=2)], amber=4, houses=houses)
    end = turn_end(table(side(deck=DECK, houses=houses), theirs, house=House.BROBNAR).game, ADA)
    assert end is not None and (end.forges, end.stop) == (True, None), (
        "what is spent from where is asked before the key"
    )


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_what_is_chosen_before_step_1_leaves_it_open_whether_a_key_is_forged() -> None:
    pay = card("krump", at(START, YOU, may(lose(2, YOU))))
    t = table(side(deck=DECK), side(battleline=["krump"], amber=6), pay, house=House.BROBNAR)
    end = turn_end(t.game, ADA)
    assert end is not None and (end.forges, end.stop) == (False, Stop.CHOICE)


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_after_a_turn_that_is_granted_the_same_player_forges() -> None:
    t = table(side(hand=["krump"], deck=DECK, amber=6), side(amber=6), card("krump", play(take_turn())),
              house=House.BROBNAR)  # fmt: skip
    t.creature("krump")
    end = turn_end(t.game, ADA)
    assert end is not None and (end.player, end.next_player, end.forges) == (ADA, ADA, True)


def test_what_chance_decides_is_not_told() -> None:
    t = table(side(hand=[], deck=["troll"], discard=["krump", "urchin"]), side(), house=House.BROBNAR)
    end = turn_end(t.game, ADA)
    assert end is not None and (end.drawn, end.draws_more, end.stop) == (1, True, Stop.CHANCE)
    t = table(side(houses=[House.BROBNAR, House.DIS]), side(), step=Step.HOUSE)
    assert turn_end(t.game, ADA) is None, "it is not in step 3"


def asks_for_key(game: Game) -> bool:
    """Return whether the game waits for what a key that is forged in step 1 asks."""
    asked = (DecisionKind.KEY, DecisionKind.NUMBER)
    return game.state.step is Step.FORGE and game.decision is not None and game.decision.kind in asked


@pytest.mark.parametrize("seed", range(3))
def test_in_random_games_it_is_what_then_happens(seed: int) -> None:
    game, random = new_game(seed, mixed_decks(seed)), Random(seed)
    told = 0
    for _ in range(300):
        decision = game.decision
        if decision is None:
            break
        if decision.kind is DecisionKind.MAIN and random.random() < 0.3:
            end, before = turn_end(game, decision.player), len(game.events)
            game.choose("end-turn")
            if end is not None and end.stop is None:
                happened = game.events[before:]
                drawn = [e for e in happened if isinstance(e, CardDrawn) and e.player == decision.player]
                shed = sum(-e.change for e in happened if isinstance(e, ChainsChanged) and e.player == decision.player)
                assert (end.drawn, end.shed) == (len(drawn), max(0, shed))
                assert not end.draws_more
                forged = [e.player for e in happened if isinstance(e, KeyForged) and not e.cause]
                assert (end.forges, end.next_player) == (bool(forged) or asks_for_key(game), game.state.active)
                assert end.check == any(isinstance(e, Checked) and e.player == decision.player for e in happened)
                told += 1
            continue
        game.choose(*random_keys(decision, random))
    assert told > 3

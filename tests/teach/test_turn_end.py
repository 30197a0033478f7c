"""What the end of a turn would bring, said before it is ended and true when it is."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.engine.events import CardDrawn, ChainsChanged, Checked
from kfdesk.engine.terms import PLAYERS, DecisionKind, House, Step
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
    assert (end.player, end.readied, end.drawn, end.shed, end.check, end.other_forges, end.stop) == (
        ADA, 1, 3, 1, True, False, None,
    )  # fmt: skip
    assert all(event.card == 0 for event in end.events if isinstance(event, CardDrawn)), "which cards is not told"


@pytest.mark.rule("turn/step-1-forge-a-key", "glossary/cost-at-current-cost")
@pytest.mark.parametrize(("amber", "forges"), [(5, False), (6, True)])
def test_it_says_whether_the_other_player_forges_a_key(amber: int, forges: bool) -> None:
    t = table(side(deck=DECK, houses=[House.BROBNAR, House.DIS, House.LOGOS]),
              side(amber=amber, houses=[House.BROBNAR, House.DIS, House.LOGOS]), house=House.BROBNAR)  # fmt: skip
    end = turn_end(t.game, ADA)
    assert end is not None and end.other_forges is forges


def test_what_chance_decides_is_not_told() -> None:
    t = table(side(hand=[], deck=["troll"], discard=["krump", "urchin"]), side(), house=House.BROBNAR)
    end = turn_end(t.game, ADA)
    assert end is not None and end.stop is not None
    t = table(side(houses=[House.BROBNAR, House.DIS]), side(), house=House.BROBNAR, step=Step.HOUSE)
    assert turn_end(t.game, ADA) is None, "it is not in step 3"


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
                assert end.check == any(isinstance(e, Checked) and e.player == decision.player for e in happened)
                told += 1
            continue
        game.choose(*random_keys(decision, random))
    assert told > 3

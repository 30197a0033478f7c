"""What the program decides in a match for its player, and that it asks nothing which that player may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kfdesk.collection.samples import sample_records
from kfdesk.match.formats import RECIPES, Plan
from kfdesk.match.program import MOST_BID, decided, deck_worth, goes_on, of_program
from kfdesk.match.series import (
    Ban,
    BanStep,
    Bid,
    BidStep,
    Choose,
    ChooseStep,
    DeckRef,
    First,
    OverStep,
    Played,
    PlayStep,
    Series,
)
from tests.collection.shelves import FIRST

WORTH = {"a": 10.0, "b": 20.0, "c": 30.0, "d": 90.0}
ADA, BO = 0, 1


def series(key: str, ada: str = "ab", bo: str = "cd", bot: int | None = BO, **changes: Any) -> Series:
    sides = [tuple(DeckRef(key=name, name=name.upper()) for name in side) for side in (ada, bo)]
    plan = changes.pop("plan", RECIPES[key].plan)
    return Series(name=key, plan=plan, players=("Ada", "Bo"), decks=(sides[0], sides[1]), bot=bot, **changes)


def worth(deck: DeckRef) -> float:
    return WORTH[deck.key]


def knowing(*keys: str) -> Callable[[DeckRef], float]:
    """Return a worth of these decks, which fails when it is asked of others."""
    return lambda deck: {key: WORTH[key] for key in keys}[deck.key]


def test_a_sealed_deck_is_chosen_from_its_own_alone() -> None:
    match = series("sealed").after(Choose(player=ADA, deck="a"))
    assert decided(match, knowing("c", "d")) == Choose(player=BO, deck="d")
    assert isinstance(goes_on(match, knowing("c", "d")).step(), PlayStep)


def test_it_decides_nothing_for_the_other_player_and_nothing_where_people_play_both() -> None:
    assert decided(series("sealed"), worth) is None
    alone = series("sealed", bot=None)
    assert goes_on(alone, worth) == alone and of_program(alone) == ()


def test_the_first_bid_that_must_be_made_is_the_least() -> None:
    match = next(m for seed in range(50) if getattr((m := series("bidding", seed=seed)).step(), "player", None) == BO)
    assert decided(match, worth) == Bid(player=BO, chains=0)


@pytest.mark.parametrize("seed", range(12))
def test_it_bids_more_for_a_better_deck_and_never_more_than_a_card_a_draw(seed: int) -> None:
    def most(match: Series) -> int:
        """Return how much the program is willing to bid for the first choice."""
        for chains in range(24):
            step = match.step()
            assert isinstance(step, BidStep)
            if step.player == ADA:
                match = match.after(Bid(player=ADA, chains=step.least))
            move = decided(match, worth)
            assert isinstance(move, Bid)
            if move.chains is None:
                return chains
            match = match.after(move)
        raise AssertionError("it never passes")

    near, far = series("bidding", "a", "b", seed=seed), series("bidding", "a", "d", seed=seed)
    assert most(near) <= most(far) <= MOST_BID + 1


def test_who_bids_most_chooses_the_better_deck_and_takes_what_is_left_else() -> None:
    match = series("bidding", "ad", "bc", seed=3)
    while isinstance(step := (match := goes_on(match, worth)).step(), BidStep):
        match = match.after(Bid(player=ADA, chains=None if step.may_pass else step.least))
    assert isinstance(step, ChooseStep) and step.player == ADA, "the program won the bid and has chosen"
    assert "d" not in {deck.key for deck in step.decks}
    assert of_program(match)[-1] == Choose(player=BO, deck="d")


def test_having_won_both_games_is_worth_a_bid_in_an_adaptive_match() -> None:
    match = series("adaptive", "a", "b", seed=1)
    match = match.after(Played(winner=ADA))
    match = goes_on(match, worth)
    if match.moves[-1] == First(player=BO, first=BO):
        match = match.after(Played(winner=BO))
    step = match.step()
    while not isinstance(step, PlayStep | OverStep | BidStep):
        match = match.after(First(player=ADA, first=ADA))
        step = match.step()
    assert isinstance(step, BidStep) and step.player == ADA
    match = goes_on(match.after(Bid(player=ADA, chains=0)), worth)
    told = [move for move in of_program(match) if isinstance(move, Bid)]
    assert told, "it answers the bid"


def test_the_loser_goes_first_where_the_program_lost() -> None:
    match = goes_on(series("best-of-three", "a", "b").after(Played(winner=ADA)), worth)
    step = match.step()
    assert isinstance(step, PlayStep) and step.first == BO


@pytest.mark.parametrize("key", RECIPES)
@pytest.mark.parametrize("seed", range(4))
def test_every_format_is_played_to_its_end(key: str, seed: int) -> None:
    plan = RECIPES[key].plan
    ada, bo = ("abc", "bcd") if plan.brings else ("ab", "cd") if key in ("sealed", "bidding") else ("a", "b")
    match = series(key, ada, bo, seed=seed, plan=Plan(**plan.model_dump()))
    for number in range(40):
        match = goes_on(match, worth)
        step = match.step()
        match step:
            case OverStep():
                return
            case ChooseStep(player=player, decks=decks):
                match = match.after(Choose(player=player, deck=decks[0].key))
            case BanStep(player=player, decks=decks):
                match = match.after(Ban(player=player, deck=decks[0].key))
            case BidStep(player=player, least=least, may_pass=may_pass):
                match = match.after(Bid(player=player, chains=None if may_pass else least))
            case PlayStep():
                match = match.after(Played(winner=(number + seed) % 2))
            case _:
                match = match.after(First(player=step.player, first=ADA))
    raise AssertionError("it does not end")


def test_it_bans_the_best_deck_of_the_other_player() -> None:
    match = series("triad", "abd", "bcd").after(Ban(player=ADA, deck="c"))
    assert decided(match, worth) == Ban(player=BO, deck="d")


def test_the_same_is_decided_again_after_a_step_was_taken_back() -> None:
    match = goes_on(series("bidding", seed=5), worth)
    step = match.step()
    assert isinstance(step, BidStep) and step.player == ADA
    after = goes_on(match.after(Bid(player=ADA, chains=step.least)), worth)
    before = after.without_last_choice()
    assert before is not None and before.step() == step
    assert goes_on(before.after(Bid(player=ADA, chains=step.least)), worth) == after
    assert match.without_last_choice() is None, "a person has decided nothing yet"


def test_a_deck_is_worth_the_same_whatever_it_is_called() -> None:
    one, two = sample_records(FIRST)[:2]
    assert deck_worth(one) == deck_worth(one.model_copy(update={"name": "Another"})) > 0
    assert deck_worth(one) != deck_worth(two)
    fewer = one.model_copy(update={"cards": one.cards[: len(one.cards) // 2]})
    assert deck_worth(fewer) < deck_worth(one)


def test_a_match_of_two_people_is_written_as_before() -> None:
    assert "bot" not in series("single", bot=None).model_dump()
    assert Series.model_validate_json(series("single").model_dump_json()).bot == BO

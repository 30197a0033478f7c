"""Matches of one game and more: what is agreed before each game, chains, and who has won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kfdesk.collection.files import sample_decks
from kfdesk.engine.terms import Edition, Player, other_player
from kfdesk.match.formats import RECIPES, DeckRule, Plan, handicap_chains
from kfdesk.match.series import (
    Bid,
    BidStep,
    Choose,
    ChooseStep,
    DeckRef,
    First,
    FirstStep,
    OverStep,
    Played,
    PlayStep,
    Series,
    SeriesError,
)
from kfdesk.text.words import LANGUAGES

A, B, C, D = (DeckRef(key=key, name=key.upper()) for key in "abcd")


def series(plan: Plan, one=(A,), two=(B,), **more) -> Series:
    return Series(plan=plan, players=("Ada", "Bo"), decks=(tuple(one), tuple(two)), **more)


def win(match: Series, winner: int, first: int | None = None) -> Series:
    """Play the next game; `first` is what the loser of the last one says."""
    step = match.step()
    if isinstance(step, FirstStep):
        match = match.after(First(player=step.player, first=step.player if first is None else first))
    return match.after(Played(winner=winner))


def play(match: Series) -> PlayStep:
    step = match.step()
    assert isinstance(step, PlayStep)
    return step


def bidding(match: Series) -> BidStep:
    step = match.step()
    assert isinstance(step, BidStep)
    return step


@pytest.mark.rule("glossary/first-player")
def test_single_game_is_one_game_with_first_player_by_lot():
    match = series(Plan())
    assert match.step() == PlayStep(1, (A, B), (0, 0), None)
    assert win(match, 1).step() == OverStep(Player(1))


def test_best_of_three_ends_with_the_second_win():
    match = win(win(series(Plan(games=3)), 0), 0)
    assert match.score() == (2, 0)
    assert match.step() == OverStep(Player(0))


def test_best_of_three_lets_the_loser_say_who_goes_first():
    match = win(series(Plan(games=3)), 0)
    assert match.step() == FirstStep(Player(1))
    assert match.after(First(player=1, first=0)).step() == PlayStep(2, (A, B), (0, 0), Player(0))
    assert win(match, 1).step() == FirstStep(Player(0))


def test_three_games_when_each_won_one():
    match = win(win(win(series(Plan(games=3)), 0), 1), 1)
    assert match.step() == OverStep(Player(1))


def test_only_the_loser_may_say_who_goes_first():
    match = win(series(Plan(games=3)), 0)
    with pytest.raises(SeriesError):
        match.after(First(player=0, first=0))
    assert match.step() == FirstStep(Player(1))


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_the_first_bid_must_be_made_and_may_be_nothing():
    step = bidding(series(Plan(decks=DeckRule.BIDDING)))
    assert (step.least, step.may_pass, step.deck) == (0, False, None)
    with pytest.raises(SeriesError):
        series(Plan(decks=DeckRule.BIDDING)).after(Bid(player=step.player, chains=None))


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_who_bids_first_is_drawn_by_lot():
    starts = {bidding(series(Plan(decks=DeckRule.BIDDING), seed=seed)).player for seed in range(20)}
    assert starts == {0, 1}


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_the_highest_bidder_chooses_first_and_takes_the_chains():
    match = series(Plan(decks=DeckRule.BIDDING))
    one = bidding(match).player
    for player, chains in ((one, 5), (1 - one, 6), (one, 7), (1 - one, None)):
        match = match.after(Bid(player=player, chains=chains))
    assert match.step() == ChooseStep(one, (A, B))
    match = match.after(Choose(player=one, deck="b"))
    decks = (B, A) if one == 0 else (A, B)
    assert match.step() == PlayStep(1, decks, (7, 0) if one == 0 else (0, 7), None)


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_a_counter_bid_is_at_least_one_more():
    match = series(Plan(decks=DeckRule.BIDDING))
    one = bidding(match).player
    match = match.after(Bid(player=one, chains=3))
    assert match.step() == BidStep(other_player(one), 4, may_pass=True, deck=None)
    with pytest.raises(SeriesError):
        match.after(Bid(player=1 - one, chains=3))


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_the_pool_is_open_to_both():
    match = series(Plan(decks=DeckRule.BIDDING), (A, C), (B, D))
    one = bidding(match).player
    match = match.after(Bid(player=one, chains=0)).after(Bid(player=1 - one, chains=None))
    match = match.after(Choose(player=one, deck="d"))
    assert match.step() == ChooseStep(other_player(one), (A, C, B))


@pytest.mark.rule("glossary/chain-bidding-optional-rule")
def test_best_of_three_with_bidding_bids_before_each_game():
    match = series(Plan(games=3, decks=DeckRule.BIDDING))
    one = bidding(match).player
    match = match.after(Bid(player=one, chains=1)).after(Bid(player=1 - one, chains=None))
    match = match.after(Choose(player=one, deck="a")).after(Played(winner=0))
    assert isinstance(match.step(), BidStep)


@pytest.mark.rule("glossary/chains", "glossary/chain-bidding-optional-rule")
def test_nobody_outbids_24_chains():
    match = series(Plan(decks=DeckRule.BIDDING))
    one = bidding(match).player
    assert match.after(Bid(player=one, chains=24)).step() == ChooseStep(one, (A, B))


@pytest.mark.rule("glossary/chain-bidding-optional-rule", "glossary/chain-handicap-optional-rule")
def test_bidding_and_handicap_do_not_go_together():
    plan = Plan(decks=DeckRule.BIDDING, handicapped=0)
    assert plan.problems()[0].rule == "glossary/chain-bidding-optional-rule"
    with pytest.raises(SeriesError):
        series(plan).step()


@pytest.mark.rule("glossary/chain-handicap-optional-rule")
@pytest.mark.rule("glossary/first-player")
@pytest.mark.rule("glossary/first-player", edition="1.3")
@pytest.mark.parametrize("edition", list(Edition))
def test_in_older_editions_who_lost_with_the_same_decks_says_who_starts_the_next_match(edition: Edition) -> None:
    plan = Plan(edition=edition)
    asked = Series(plan=plan, players=("Ada", "Bo"), decks=((A,), (B,)), loser=1).step()
    assert isinstance(asked, PlayStep if edition is Edition.V18_4 else FirstStep)
    assert Series(plan=plan, players=("Ada", "Bo"), decks=((A,), (B,))).step() == PlayStep(1, (A, B), (0, 0), None)


@pytest.mark.parametrize(
    ("wins", "chains"),
    [("", 4), ("W", 4), ("WW", 5), ("WWW", 5), ("WWWW", 6), ("LL", 3), ("WLWL", 4), ("WLL", 3), ("LLLLLLLLLL", 0)],
)
def test_handicap_moves_by_one_for_two_in_a_row(wins, chains):
    assert handicap_chains([w == "W" for w in wins], Edition.V18_4) == chains


@pytest.mark.rule("glossary/chain-handicap-optional-rule", edition="1.3")
@pytest.mark.parametrize(("wins", "chains"), [("WW", 4), ("WWW", 5), ("WWWWWW", 6), ("LLL", 3), ("WWLWW", 4)])
def test_handicap_moved_by_one_for_three_in_a_row_in_older_rulebooks(wins, chains):
    assert handicap_chains([w == "W" for w in wins], Edition.V1_3) == chains


@given(st.lists(st.booleans(), max_size=200))
def test_handicap_stays_on_the_tracker(wins):
    assert 0 <= handicap_chains(wins, Edition.V18_4) <= 24


@pytest.mark.rule("glossary/chain-handicap-optional-rule")
def test_handicap_counts_games_before_the_match_and_within():
    match = series(Plan(games=3, handicapped=1), before=(True,))
    assert play(match).chains == (0, 4)
    match = win(match, 1)
    match = match.after(First(player=0, first=1))
    assert match.step() == PlayStep(2, (A, B), (0, 5), Player(1))


def test_sealed_lets_each_choose_one_of_their_own_unseen_decks():
    match = series(Plan(games=3, decks=DeckRule.SEALED), (A, C), (B, D))
    assert match.step() == ChooseStep(Player(0), (A, C), secret=True)
    match = match.after(Choose(player=0, deck="c"))
    assert match.step() == ChooseStep(Player(1), (B, D), secret=True)
    match = win(match.after(Choose(player=1, deck="b")), 0)
    assert play(match.after(First(player=1, first=1))).decks == (C, B)


def test_reversal_gives_each_the_deck_of_the_other():
    assert play(series(Plan(decks=DeckRule.REVERSAL))).decks == (B, A)


def test_adaptive_swaps_decks_and_then_bids_for_the_deck_that_won_twice():
    match = win(win(series(RECIPES["adaptive"].plan), 1), 0)  # B won in Bo's hands, then in Ada's
    assert match.step() == BidStep(Player(1), 0, may_pass=False, deck=B)
    match = match.after(Bid(player=1, chains=2)).after(Bid(player=0, chains=3)).after(Bid(player=1, chains=None))
    assert match.step() == FirstStep(Player(1))
    assert match.after(First(player=1, first=1)).step() == PlayStep(3, (B, A), (3, 0), Player(1))


def test_adaptive_is_over_when_one_player_wins_with_both_decks():
    match = win(series(RECIPES["adaptive"].plan), 0)
    assert play(match.after(First(player=1, first=0))).decks == (B, A)
    assert win(match, 0).step() == OverStep(Player(0))


def test_a_match_is_the_same_after_it_was_written_and_read():
    match = win(series(Plan(games=3), seed=5), 0)
    assert Series.model_validate_json(match.model_dump_json()) == match


def test_moves_after_the_end_are_refused():
    with pytest.raises(SeriesError):
        win(series(Plan()), 0).after(Played(winner=1))


@pytest.mark.parametrize("key", RECIPES)
def test_every_format_says_itself_in_two_sentences(key):
    found = RECIPES[key]
    assert not found.plan.problems()
    for text in (found.says(edition).say(language) for edition in Edition for language in LANGUAGES):
        assert text.count(". ") + text.endswith(".") == 2


def test_the_handicap_says_how_many_games_count():
    text = RECIPES["handicap"].says
    assert "every two games" in text(Edition.V18_4).en and "je zwei Siege" in text(Edition.V18_4).say("de")
    assert "every three games" in text(Edition.V1_1).en and "je drei Niederlagen" in text(Edition.V1_1).say("de")


def test_chains_that_a_deck_carries_go_with_the_deck():
    one, two = A.model_copy(update={"chains": 2}), B.model_copy(update={"chains": 5})
    assert play(series(Plan(), (one,), (two,))).chains == (2, 5)
    assert play(series(Plan(decks=DeckRule.REVERSAL), (one,), (two,))).chains == (5, 2)


@pytest.mark.rule("glossary/chain-handicap-optional-rule")
def test_chains_of_a_deck_do_not_come_on_top_of_a_handicap():
    one = A.model_copy(update={"chains": 2})
    assert play(series(Plan(handicapped=0), (one,))).chains == (4, 0)


def test_a_sealed_match_says_of_what_kind_a_deck_is_that_somebody_put_together() -> None:
    one = sample_decks()[0][1]
    plan = RECIPES["sealed"].plan
    assert plan.problems_with(one) == ()
    (why,) = plan.problems_with(replace(one, alliance=True, composed=True))
    assert "(alliance)" in why.text.en and "(Allianz)" in why.text.say("de")

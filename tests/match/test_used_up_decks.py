"""Matches in which decks are used up: triad and survival."""

from __future__ import annotations

import pytest

from kfdesk.engine.terms import Player
from kfdesk.match.formats import RECIPES, DeckRule, Plan
from kfdesk.match.matches import MatchBook, read_match
from kfdesk.match.series import (
    Ban,
    BanStep,
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
from tests.match.test_matches import DECKS

A, B, C, D, E, F = (DeckRef(key=key, name=key.upper()) for key in "abcdef")
ADA, BO = Player(0), Player(1)


def begun(key: str, one=(A, B, C), two=(D, E, F)) -> Series:
    return Series(name=key, plan=RECIPES[key].plan, players=("Ada", "Bo"), decks=(tuple(one), tuple(two)))


def after(match: Series, *moves: str) -> Series:
    """Make moves: "ban c", "a" for a deck that is chosen by whoever is asked, "0" or "1" for the winner of a game; the
    loser goes first in the next one."""
    for move in moves:
        step = match.step()
        if move.startswith("ban "):
            assert isinstance(step, BanStep)
            match = match.after(Ban(player=step.player, deck=move.removeprefix("ban ")))
        elif move.isdigit():
            if isinstance(step, FirstStep):
                match = match.after(First(player=step.player, first=step.player))
            match = match.after(Played(winner=int(move)))
        else:
            assert isinstance(step, ChooseStep)
            match = match.after(Choose(player=step.player, deck=move))
    return match


def decks_of(match: Series) -> tuple[DeckRef, DeckRef]:
    step = match.step()
    if isinstance(step, FirstStep):
        step = match.after(First(player=step.player, first=step.player)).step()
    assert isinstance(step, PlayStep)
    return step.decks


def test_in_a_triad_each_bans_one_of_the_others_decks_before_either_ban_is_known():
    match = begun("triad")
    assert match.step() == BanStep(ADA, (D, E, F))
    match = after(match, "ban e")
    assert match.step() == BanStep(BO, (A, B, C)), "all three: what was banned of Bo’s tells nothing of Ada’s"
    assert after(match, "ban a").step() == ChooseStep(ADA, (B, C), unseen=True)


def test_a_player_cannot_ban_an_own_deck():
    with pytest.raises(SeriesError):
        begun("triad").after(Ban(player=0, deck="a"))


def test_both_choose_unseen_before_each_game_of_a_triad():
    match = after(begun("triad"), "ban e", "ban a", "b")
    assert match.step() == ChooseStep(BO, (D, F), unseen=True)
    assert decks_of(after(match, "d")) == (B, D)


def test_a_deck_that_has_won_is_not_played_again_and_the_loser_may_change():
    match = after(begun("triad"), "ban e", "ban a", "b", "d", "0")
    assert match.step() == ChooseStep(BO, (D, F), unseen=True), "Ada has only one deck left"
    assert decks_of(after(match, "f")) == (C, F)


def test_a_triad_is_won_with_both_decks_that_are_left():
    match = after(begun("triad"), "ban e", "ban a", "b", "d", "0", "f", "1")
    assert match.score() == (1, 1) and decks_of(match) == (C, D)
    assert after(match, "1").step() == OverStep(BO)
    assert after(match, "0").step() == OverStep(ADA)


def test_the_first_decks_of_a_survival_match_are_chosen_unseen():
    match = begun("survival")
    assert match.step() == ChooseStep(ADA, (A, B, C), unseen=True)
    assert after(match, "b").step() == ChooseStep(BO, (D, E, F), unseen=True)


def test_in_a_survival_match_the_winner_keeps_the_deck_and_the_loser_chooses_the_next():
    match = after(begun("survival"), "b", "d", "0")
    assert match.step() == ChooseStep(BO, (E, F))
    match = after(match, "f")
    assert decks_of(match) == (B, F)
    match = after(match, "1")
    assert match.step() == ChooseStep(ADA, (A, C))
    assert decks_of(after(match, "a")) == (A, F)


def test_who_has_no_deck_left_has_lost_the_survival_match():
    match = after(begun("survival"), "a", "d", "0", "e", "0")
    assert decks_of(match) == (A, F), "the last one needs no asking"
    assert after(match, "0").step() == OverStep(ADA)
    back = after(match, "1", "b", "1")
    assert decks_of(back) == (C, F)
    assert after(back, "1").step() == OverStep(BO) and after(back, "1").score() == (2, 3)


@pytest.mark.parametrize("key", ["triad", "survival"])
@pytest.mark.parametrize("one", [(A, B), (A, B, B), (A, B, C, D)])
def test_each_brings_three_different_decks(key, one):
    with pytest.raises(SeriesError, match="3 different decks"):
        begun(key, one=one).step()


@pytest.mark.parametrize(
    "plan",
    [Plan(games=5), Plan(decks=DeckRule.TRIAD), Plan(games=5, decks=DeckRule.TRIAD), Plan(decks=DeckRule.SURVIVAL)],
)
def test_a_format_has_its_own_number_of_games(plan):
    assert plan.problems()


def test_older_programs_know_that_such_a_match_is_of_a_newer_one(tmp_path):
    refs = [DeckRef(key=key, name=deck.name) for key, deck in DECKS.items()]
    three = (refs[0], refs[1], refs[0].model_copy(update={"key": "third"}))
    decks = {**DECKS, "third": DECKS[refs[0].key]}
    kept = MatchBook(tmp_path).begin(begun("survival", three, three), decks)
    assert kept.file.version == 5 and read_match(kept.path) == kept


def test_what_both_decided_unseen_both_decide_again_when_it_is_taken_back():
    for key, moves, left in (
        ("triad", ["ban e", "ban a"], 0),
        ("triad", ["ban e"], 0),
        ("triad", ["ban e", "ban a", "b"], 2),
        ("triad", ["ban e", "ban a", "b", "d"], 2),
        ("survival", ["b", "d"], 0),
        ("survival", ["b", "d", "0", "e"], 3),
    ):
        match = after(begun(key), *moves)
        before = match.without_last_choice()
        first = isinstance(match.moves[left], First)
        assert before is not None and before.moves == match.moves[: left + first], moves


def test_decks_that_were_opened_unseen_are_both_chosen_again():
    match = after(begun("sealed", (A, B), (D, E)), "b", "d")
    before = match.without_last_choice()
    assert before is not None and before.moves == ()


def test_choices_that_all_see_are_taken_back_one_by_one():
    match = after(begun("single", (A, B), (D, E)), "b", "d")
    before = match.without_last_choice()
    assert before is not None and before.moves == match.moves[:1]

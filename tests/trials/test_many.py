"""Plans for many decks: what is nearly known is near what is known, and the pairs are those that tell most."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from kfdesk.trials.likeliest import Likeliest, Results
from kfdesk.trials.many import NearlyKnown, fitted, weight_of
from kfdesk.trials.plan import FEW_DECKS, step
from kfdesk.trials.ratings import chance, fit_results, inverse, share_of


def results(decks: int, meetings: int, seed: int = 1) -> Results:
    """Return made-up results: each deck meets so many others of near strength, from both seats."""
    random = Random(seed)
    strengths = sorted(random.gauss(0, 0.8) for _ in range(decks))
    found: dict[tuple[int, int], tuple[int, float]] = {}
    for one in range(decks):
        for ahead in random.sample(range(1, decks // 2), meetings):
            other = (one + ahead) % decks
            for pair in ((one, other), (other, one)):
                won = random.random() < chance(strengths[pair[0]] - strengths[pair[1]] - 0.1)
                games, score = found.get(pair, (0, 0.0))
                found[pair] = games + 1, score + won
    return found


def test_many_decks_are_nearly_as_well_known_as_is_reckoned_exactly() -> None:
    met = results(70, 6)
    exact, near = fit_results(70, met), NearlyKnown.of(70, met)
    assert near.strengths == pytest.approx(exact.strengths, abs=1e-6)
    for deck in range(70):
        reach = share_of(near.strengths[deck], near.variance(deck)).reach
        assert reach == pytest.approx(exact.share(deck).reach, rel=0.04)
    for one, other in list(met)[::7]:
        known = exact.covariances
        apart = known[one][one] + known[other][other] - 2 * known[one][other]
        assert near.unknown(one, other) == pytest.approx(apart, rel=0.06)


def test_in_a_row_of_decks_the_differences_of_neighbors_are_exact() -> None:
    met = {pair: (9, 4.5) for one, other in pairwise(range(12)) for pair in ((one, other), (other, one))}
    found = Likeliest(12, met)
    known, near = inverse(list(found.precision())), NearlyKnown(found.strengths, found.met)
    for one, other in pairwise(range(12)):
        assert near.unknown(one, other) == pytest.approx(known[one][one] + known[other][other] - 2 * known[one][other])


def test_what_games_will_tell_is_what_they_would_tell_in_the_net() -> None:
    """Learned beside the others, or there from the beginning: it is the same for both decks."""
    met = results(40, 3)
    found, again = NearlyKnown.of(40, met), fitted(40, met)
    one, other = next(iter(met))
    found.learn(one, other, 2.0)
    again.met[one][other] += 2.0
    again.met[other][one] += 2.0
    whole = NearlyKnown(again.strengths, again.met, again.prior)
    for deck in (one, other):
        assert found.variance(deck) == pytest.approx(whole.variance(deck), rel=0.02)
    assert found.unknown(one, other) == pytest.approx(whole.unknown(one, other), rel=0.02)


def test_the_opponent_is_the_one_against_which_games_tell_most() -> None:
    near = NearlyKnown.of(60, results(60, 2))
    for one in range(60):
        told = {
            other: weight_of(near.strengths[one] - near.strengths[other]) * near.unknown(one, other)
            for other in range(60)
            if other != one
        }
        assert told[near.opponent(one)] == max(told.values())
        near.learn(one, near.opponent(one), 0.5)


def test_many_decks_of_which_nothing_is_known_all_meet_once() -> None:
    decks = 2 * FEW_DECKS
    found = step(decks, {}, 10, decks)
    assert sorted(deck for pair in found.pairs[: decks // 2] for deck in pair) == list(range(decks))
    assert found.uncertain == pytest.approx(step(FEW_DECKS, {}, 10, 0).uncertain, abs=0.1)


def test_a_run_of_many_decks_ends_when_all_are_known() -> None:
    decks, met = FEW_DECKS + 10, dict(results(FEW_DECKS + 10, 8))
    before = step(decks, met, 18, decks)
    assert before.uncertain > 18 and 0 < len(before.pairs) <= decks
    for pair in before.pairs:
        for seats in (pair, pair[::-1]):
            games, score = met.get(seats, (0, 0.0))
            met[seats] = games + 1, score + 0.5
    assert step(decks, met, 18, decks).uncertain < before.uncertain
    assert step(decks, met, before.uncertain, decks).pairs == []


@pytest.mark.parametrize("decks", [8, FEW_DECKS + 10])
def test_a_plan_does_not_depend_on_the_order_in_which_games_came(decks: int) -> None:
    """Else two runs with the same lots would play different games where workers come and go."""
    met = results(decks, 3)
    mixed = list(met.items())
    Random(2).shuffle(mixed)
    assert step(decks, dict(mixed), 5, decks) == step(decks, met, 5, decks)
    assert fit_results(8, results(8, 3)) == fit_results(8, dict(reversed(list(results(8, 3).items()))))


@pytest.mark.parametrize("spread", [0.4, 0.8])
def test_of_decks_that_met_their_like_the_shares_are_as_certain_as_is_said(spread: float) -> None:
    """By a prior that is always as wide as the usual one 80 and 92 % of these were in their range."""
    held: list[bool] = []
    for seed in range(3):
        random, met = Random(seed), dict[tuple[int, int], tuple[int, float]]()
        drawn = [random.gauss(0, spread) for _ in range(40)]
        strengths = [strength - sum(drawn) / 40 for strength in drawn]
        while pairs := step(40, met, 14, 80).pairs:
            for one, other in (seats for pair in pairs for seats in (pair, pair[::-1])):
                games, score = met.get((one, other), (0, 0.0))
                won = random.random() < chance(strengths[one] - strengths[other] - 0.2)
                met[one, other] = games + 1, score + won
        shares = map(fit_results(40, met).share, range(40))
        held += [share.low <= 100 * chance(own) <= share.high for share, own in zip(shares, strengths, strict=True)]
    assert 0.92 <= sum(held) / len(held) <= 0.98

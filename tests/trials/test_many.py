"""Plans for many decks: what is nearly known is near what is known, and the pairs are those that tell most."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from kfdesk.trials.likeliest import Likeliest, Results
from kfdesk.trials.many import NearlyKnown, weight_of
from kfdesk.trials.plan import FEW_DECKS, step
from kfdesk.trials.ratings import chance, fit_results, share_of


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
    known, near = fit_results(12, met).covariances, NearlyKnown.of(12, met)
    for one, other in pairwise(range(12)):
        assert near.unknown(one, other) == pytest.approx(known[one][one] + known[other][other] - 2 * known[one][other])


def test_what_games_will_tell_is_what_they_would_tell_in_the_net() -> None:
    """Learned beside the others, or there from the beginning: it is the same for both decks."""
    met = results(40, 3)
    found, again = NearlyKnown.of(40, met), Likeliest(40, met)
    one, other = next(iter(met))
    found.learn(one, other, 2.0)
    again.met[one][other] += 2.0
    again.met[other][one] += 2.0
    whole = NearlyKnown(again.strengths, again.met)
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
    before = step(decks, met, 20, decks)
    assert before.uncertain > 20 and 0 < len(before.pairs) <= decks
    for pair in before.pairs:
        for seats in (pair, pair[::-1]):
            games, score = met.get(seats, (0, 0.0))
            met[seats] = games + 1, score + 0.5
    assert step(decks, met, 20, decks).uncertain < before.uncertain
    assert step(decks, met, before.uncertain, decks).pairs == []


@pytest.mark.parametrize("decks", [8, FEW_DECKS + 10])
def test_a_plan_does_not_depend_on_the_order_in_which_games_came(decks: int) -> None:
    """Else two runs with the same lots would play different games where workers come and go."""
    met = results(decks, 3)
    mixed = list(met.items())
    Random(2).shuffle(mixed)
    assert step(decks, dict(mixed), 5, decks) == step(decks, met, 5, decks)
    assert fit_results(8, results(8, 3)) == fit_results(8, dict(reversed(list(results(8, 3).items()))))

"""Who plays whom: everybody once a round, nobody twice with the same person as long as that can be avoided."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kfdesk.match.evenings.evening import Entered, Evening, EveningError, Pair, Paired, PlayedHere, Reported, Returned
from kfdesk.match.evenings.pairing import circle, next_pairs, seats, why_not
from kfdesk.match.evenings.plan import PairingRule, Person, most_rounds, rounds_suggested
from kfdesk.match.evenings.results import Ending, MatchResult
from kfdesk.match.evenings.standings import points_of
from tests.match.evenings.running import (
    DRAWN,
    LOST,
    WON,
    drop,
    evening_of,
    lower_wins,
    paired,
    pairs_of,
    played_out,
    reported,
    round_of,
)

SWISS, ROBIN = PairingRule.SWISS, PairingRule.ROUND_ROBIN
ELIMINATION, LEAGUE = PairingRule.ELIMINATION, PairingRule.LEAGUE
OUTCOMES = (WON, LOST, DRAWN, MatchResult(one=0, two=0, ending=Ending.NO_SHOW))
FEW = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def met(evening: Evening) -> Counter[frozenset[int]]:
    return Counter(frozenset(pair) for pairs in pairs_of(evening) for pair in pairs if len(pair) == 2)


def byes(evening: Evening) -> Counter[int]:
    return Counter(pair[0] for pairs in pairs_of(evening) for pair in pairs if len(pair) == 1)


def can_pair_anew(people: list[int], done: set[frozenset[int]], rested: set[int]) -> bool:
    """Return whether all of these can be paired without a rematch and without a second bye, by trying all."""
    if not people:
        return True
    first, rest = people[0], people[1:]
    if len(people) % 2 and first not in rested and can_pair_anew(rest, done, {*rested, *people}):
        return True
    return any(
        can_pair_anew([p for p in rest if p != other], done, rested)
        for other in rest
        if frozenset((first, other)) not in done
    )


@pytest.mark.parametrize("people", range(2, 33))
def test_in_the_circle_everybody_meets_everybody_once_and_rests_once_at_most(people):
    rounds = circle(range(1, people + 1))
    assert len(rounds) == people - 1 + people % 2
    pairs = [frozenset(pair) for pairs in rounds for pair in pairs]
    everybody = range(people % 2 == 0, people + 1)
    assert sorted(map(sorted, pairs)) == sorted(map(list, combinations(everybody, 2)))
    for pairs_ in rounds:
        assert sorted(number for pair in pairs_ for number in pair) == list(everybody)


@FEW
@given(people=st.integers(2, 32), rounds=st.integers(1, 7), seed=st.integers(0, 99), data=st.data())
def test_in_swiss_rounds_nobody_plays_twice_a_round_meets_anybody_twice_or_rests_twice(people, rounds, seed, data):
    rounds = min(rounds, people // 2)  # so many rounds can always be paired without a rematch
    evening = evening_of(people, SWISS, seed, rounds=rounds)
    evening = played_out(evening, lambda *_: data.draw(st.sampled_from(OUTCOMES)))
    assert len(pairs_of(evening)) == rounds
    for pairs in pairs_of(evening):
        assert sorted(number for pair in pairs for number in pair) == list(range(1, people + 1))
        assert sum(1 for pair in pairs if len(pair) == 1) == people % 2
    assert max(met(evening).values()) == 1
    assert max(byes(evening).values(), default=0) <= 1


@FEW
@given(people=st.integers(3, 9), seed=st.integers(0, 99), data=st.data())
def test_a_rematch_comes_only_where_it_cannot_be_avoided(people, seed, data):
    """To the last round, with people who drop out and come late."""
    evening = evening_of(people, SWISS, seed, rounds=people)
    while why_not(evening) is None:
        before, standing = evening, evening.standing()
        avoidable = can_pair_anew(standing.active, set(met(before)), set(byes(before)))
        evening = reported(paired(before), lambda *_: data.draw(st.sampled_from(OUTCOMES)))
        if avoidable:
            new = Counter(frozenset(pair) for pair in pairs_of(evening)[-1] if len(pair) == 2)
            assert not set(new) & set(met(before))
            assert max(byes(evening).values(), default=0) <= 1
        event = data.draw(st.sampled_from(("nothing", "nothing", "drop", "come")))
        number = max(evening.standing().people) + 1
        if event == "drop" and len(evening.standing().active) > 2:
            evening = drop(evening, data.draw(st.sampled_from(evening.standing().active)))
        elif event == "come":
            evening = evening.after(Entered(person=Person(number=number, name=f"P{number}")))


def test_swiss_rounds_pair_those_with_as_many_points():
    evening = reported(paired(evening_of(8, SWISS, 3)), lower_wins)
    points = {n: points_of(evening.standing(), n, bye_wins=True) for n in range(1, 9)}
    for one, two in pairs_of(paired(evening))[-1]:
        assert points[one] == points[two]


def test_the_bye_goes_to_one_of_the_last_who_has_had_none():
    evening = evening_of(5, SWISS, rounds=4)
    evening = reported(round_of(evening, (1, 2), (3, 4), (5, None)), lower_wins)
    evening = reported(round_of(evening, (1, 3), (2, 5), (4, None)), lower_wins)
    (last,) = (pair.one for pair in next_pairs(evening) if not pair.is_match)
    # 1 has six points, 2, 3, 4 and 5 three; 4 and 5 have had a bye
    assert last in (2, 3)


def test_where_a_rematch_cannot_be_avoided_there_is_only_one():
    """Each of 1, 2 and 3 has met each of 4, 5 and 6: in every fourth round a pair of these meets again."""
    evening = evening_of(6, SWISS, rounds=5)
    for pairs in (((1, 6), (2, 5), (3, 4)), ((1, 5), (2, 4), (3, 6)), ((1, 4), (2, 6), (3, 5))):
        evening = reported(round_of(evening, *pairs), lower_wins)
    assert sorted(met(paired(evening)).values()) == [*[1] * 10, 2]


def test_the_same_evening_has_always_the_same_pairs_and_lots_differ_by_seed():
    assert next_pairs(evening_of(8, SWISS, 5)) == next_pairs(evening_of(8, SWISS, 5))
    assert len({next_pairs(evening_of(8, SWISS, seed)) for seed in range(12)}) > 6


@pytest.mark.parametrize("people", [2, 3, 7, 8])
def test_a_round_robin_ends_when_all_have_met(people):
    evening = played_out(evening_of(people, ROBIN))
    assert set(met(evening).values()) == {1} and len(met(evening)) == people * (people - 1) // 2
    assert len(pairs_of(evening)) == rounds_suggested(people, ROBIN)


def test_a_round_robin_pairs_on_while_matches_are_open():
    evening = paired(paired(evening_of(4, ROBIN)))
    assert len(list(evening.standing().open_tables())) == 4


@FEW
@given(people=st.integers(3, 12), late=st.integers(0, 3), gone=st.integers(0, 2), after=st.integers(1, 4))
def test_in_a_round_robin_with_late_entries_and_drops_all_who_stay_meet_once(people, late, gone, after):
    evening = evening_of(people, ROBIN)
    for _ in range(min(after, people - 2)):
        evening = paired(evening)
    evening = drop(evening, *range(1, 1 + min(gone, people - 2)))
    numbers = range(people + 1, people + 1 + late)
    evening = evening.after(*(Entered(person=Person(number=n, name=f"P{n}")) for n in numbers))
    evening = played_out(evening)
    stay = evening.standing().active
    assert all(met(evening)[frozenset(pair)] == 1 for pair in combinations(stay, 2))
    assert max(met(evening).values()) == 1
    for pairs in pairs_of(evening):
        there = [number for pair in pairs for number in pair]
        assert len(there) == len(set(there))


def test_a_league_begins_anew_when_all_have_met():
    evening = played_out(evening_of(4, LEAGUE, rounds=6))
    assert set(met(evening).values()) == {2} and len(pairs_of(evening)) == 6
    assert pairs_of(evening)[3] == pairs_of(evening)[0]


def test_a_league_with_a_late_entry_lets_everybody_play_each_week():
    evening = paired(paired(evening_of(7, LEAGUE, rounds=6)))
    evening = evening.after(Entered(person=Person(number=8, name="P8")))
    evening = played_out(evening)
    assert all(len(pairs) == 4 for pairs in pairs_of(evening)[2:])
    assert max(met(evening).values()) == 1


@pytest.mark.parametrize("people", range(2, 33))
def test_an_elimination_leaves_one_and_gives_byes_to_the_first_of_the_list(people):
    evening = evening_of(people, ELIMINATION, seeded=True)
    first = paired(evening)
    size = 1 << (people - 1).bit_length()
    assert sorted(byes(first)) == list(range(1, 1 + size - people))
    evening = played_out(evening)
    assert len(pairs_of(evening)) == rounds_suggested(people, ELIMINATION) == size.bit_length() - 1
    assert pairs_of(evening)[-1] == [(1, 2)]
    assert sum(met(evening).values()) == people - 1, "everybody but one loses once"


def test_the_strongest_stand_apart_in_the_tree():
    assert seats(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_places_of_an_elimination_are_drawn_by_lot_unless_it_is_seeded():
    assert len({next_pairs(evening_of(8, ELIMINATION, seed)) for seed in range(12)}) > 6
    assert len({next_pairs(evening_of(8, ELIMINATION, seed, seeded=True)) for seed in range(12)}) == 1


def test_who_drops_out_of_an_elimination_lets_the_other_go_on():
    evening = reported(paired(evening_of(8, ELIMINATION, seeded=True)), lower_wins)
    evening = drop(evening, 1)
    assert next_pairs(evening) == (Pair(one=4), Pair(one=2, two=3))
    final = reported(paired(evening), lower_wins)
    assert next_pairs(final) == (Pair(one=4, two=2),)


def test_where_both_lost_an_elimination_goes_on_without_them():
    away = MatchResult(one=0, two=0, ending=Ending.NO_SHOW)
    evening = reported(paired(evening_of(4, ELIMINATION, seeded=True)), lambda _, t: away if t.number == 1 else WON)
    assert next_pairs(evening) == (Pair(one=2),)
    assert why_not(paired(evening)) is not None


def test_a_round_of_swiss_waits_for_all_results():
    evening = paired(evening_of(4, SWISS))
    assert why_not(evening) is not None
    assert why_not(reported(evening, lower_wins)) is None


def test_who_dropped_out_is_paired_no_more_until_they_come_back():
    evening = drop(reported(paired(evening_of(5, SWISS)), lower_wins), 3)
    assert 3 not in [number for pair in next_pairs(evening) for number in pair.people]
    assert 3 in [number for pair in next_pairs(evening.after(Returned(person=3))) for number in pair.people]


def test_nobody_joins_an_elimination_once_it_has_begun():
    evening = paired(evening_of(4, ELIMINATION))
    with pytest.raises(EveningError, match="nobody can join"):
        evening.after(Entered(person=Person(number=5, name="P5")))


def test_a_result_of_an_elimination_is_corrected_as_long_as_the_winner_stays():
    evening = paired(
        reported(
            paired(evening_of(4, ELIMINATION, seeded=True, format="best-of-three")),
            lambda *_: MatchResult(one=2, two=0),
        )
    )
    same = MatchResult(one=2, two=1)
    assert evening.after(Reported(round=1, table=1, result=same)).standing().rounds[0][0].result == same
    with pytest.raises(EveningError, match="already been paired"):
        evening.after(Reported(round=1, table=1, result=MatchResult(one=0, two=2)))


def test_somebody_cannot_be_paired_twice():
    with pytest.raises(EveningError):
        evening_of(4, SWISS).after(Paired(pairs=(Pair(one=1, two=2), Pair(one=2, two=3))))


@pytest.mark.parametrize(("people", "swiss", "most"), [(2, 1, 1), (5, 3, 5), (8, 3, 7), (9, 4, 9), (32, 5, 31)])
def test_how_many_rounds_are_suggested_and_possible(people, swiss, most):
    assert rounds_suggested(people, SWISS) == swiss and most_rounds(people, SWISS) == most


def test_an_elimination_goes_on_when_those_who_lost_have_gone_home():
    evening = reported(paired(evening_of(4, ELIMINATION, seeded=True)), lower_wins)
    evening = drop(evening, 2, 3, 4)
    assert pairs_of(paired(evening))[-1] == [(1,)]
    assert pairs_of(paired(drop(evening, 1)))[-1] == [()], "nobody is left"
    assert why_not(drop(evening_of(2, ELIMINATION), 2)) is not None, "it has not begun"


def test_who_dropped_out_before_the_first_round_leaves_no_hole_in_a_round_robin():
    for seed in range(6):
        evening = played_out(drop(evening_of(9, ROBIN, seed), 4))
        assert len(pairs_of(evening)) == 7 and set(met(evening).values()) == {1} and not byes(evening)


def test_that_a_match_was_begun_here_is_not_taken_back_alone():
    evening = paired(evening_of(2, LEAGUE, rounds=2))
    evening = evening.after(
        Reported(round=1, table=1, result=WON), PlayedHere(round=1, table=1, match="one.match.json")
    )
    before = evening.without_last()
    assert before is not None
    (table,) = before.standing().rounds[0]
    assert (table.result, table.match) == (None, "one.match.json")
    earlier = before.without_last()
    assert earlier is not None and earlier.entries == evening_of(2, LEAGUE, rounds=2).entries, "it goes with its round"

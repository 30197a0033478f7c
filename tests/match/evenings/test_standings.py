"""Standings and their tie-breaks, against a table worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kfdesk.match.evenings.evening import Entered, Evening, Reported
from kfdesk.match.evenings.plan import PairingRule, Person
from kfdesk.match.evenings.results import Ending, MatchResult
from kfdesk.match.evenings.standings import ORDER, TIE_BREAKS, Line, TieBreak, said_value, standings
from tests.match.evenings.running import drop, evening_of, lower_wins, played_out, reported, round_of

F = Fraction
SWISS, LEAGUE = PairingRule.SWISS, PairingRule.LEAGUE


def score(evening: Evening, round: int, *results: tuple[int, int]) -> Evening:
    """Enter the results of the tables of a round in their order; 1 – 1 and 0 – 0 are draws when time was up."""
    for table, (one, two) in enumerate(results, 1):
        ending = Ending.PLAYED if 2 in (one, two) else Ending.TIME
        evening = evening.after(Reported(round=round, table=table, result=MatchResult(one=one, two=two, ending=ending)))
    return evening


@pytest.fixture(scope="module")
def swiss() -> Evening:
    """Five people, best of three, three rounds.

    Round 1: A 2–0 B, C 2–1 D, E has a bye. Round 2: A 2–1 C, E 1–1 B, D has a bye. Round 3: A 0–2 E, B 2–1 D, C has a
    bye.
    """
    evening = evening_of(5, SWISS, format="best-of-three", rounds=3)
    evening = score(round_of(evening, (1, 2), (3, 4), (5, None)), 1, (2, 0), (2, 1))
    evening = score(round_of(evening, (1, 3), (5, 2), (4, None)), 2, (2, 1), (1, 1))
    return score(round_of(evening, (1, 5), (2, 4), (3, None)), 3, (0, 2), (2, 1))


A, B, C, D, E = range(1, 6)

# Worked out by hand from the three rounds above.
#
# Points: A 3+3+0 = 6, B 0+1+3 = 4, C 3+0+3 (bye) = 6, D 0+3 (bye)+0 = 3, E 3 (bye)+1+3 = 7.
# Share of the nine points there were: A 6/9, B 4/9, C 6/9, D 3/9, E 7/9; none is below a third.
# Opponents: A met B, C and E; B met A, E and D; C met D and A; D met C and B; E met B and A.
#   A (4/9 + 6/9 + 7/9) / 3 = 17/27     B (6/9 + 7/9 + 3/9) / 3 = 16/27     C (3/9 + 6/9) / 2 = 1/2
#   D (6/9 + 4/9) / 2 = 5/9             E (4/9 + 6/9) / 2 = 5/9
# Their opponents: the means of these.
#   A (16/27 + 1/2 + 5/9) / 3 = 89/162  B (17/27 + 5/9 + 5/9) / 3 = 47/81   C (5/9 + 17/27) / 2 = 16/27
#   D (1/2 + 16/27) / 2 = 59/108        E (16/27 + 17/27) / 2 = 11/18
# Games, a bye is 2–0: A 2–0, 2–1, 0–2: 4 of 7. B 0–2, 1–1, 2–1: 3 of 7. C 2–1, 1–2, 2–0: 5 of 8.
#   D 1–2, 2–0, 1–2: 4 of 8. E 2–0, 1–1, 2–0: 5 of 6.
# Cumulative: A 3+6+6 = 15, B 0+1+4 = 5, C 3+3+6 = 12, D 0+3+3 = 6, E 3+4+7 = 14.
BY_HAND = {
    E: (F(7), F(5, 9), F(11, 18), F(5, 6), F(14)),
    A: (F(6), F(17, 27), F(89, 162), F(4, 7), F(15)),
    C: (F(6), F(1, 2), F(16, 27), F(5, 8), F(12)),
    B: (F(4), F(16, 27), F(47, 81), F(3, 7), F(5)),
    D: (F(3), F(5, 9), F(59, 108), F(1, 2), F(6)),
}
RECORDS = {E: (2, 1, 0), A: (2, 0, 1), C: (2, 0, 1), B: (1, 1, 1), D: (1, 0, 2)}


def test_the_tie_breaks_of_swiss_rounds_are_those_worked_out_by_hand(swiss):
    lines = {line.person: line for line in standings(swiss)}
    assert {person: line.values[:5] for person, line in lines.items()} == BY_HAND
    assert {person: (line.wins, line.draws, line.losses) for person, line in lines.items()} == RECORDS


def test_the_order_is_the_one_worked_out_by_hand(swiss):
    """A and C are level on points; A’s opponents have won more."""
    assert [line.person for line in standings(swiss)] == [E, A, C, B, D]
    assert [line.rank for line in standings(swiss)] == [1, 2, 3, 4, 5]


def test_no_share_counts_below_a_third():
    evening = score(round_of(evening_of(2, SWISS, format="best-of-three"), (1, 2)), 1, (2, 0))
    one, two = standings(evening)
    assert one.values[1] == F(1, 3), "the opponent has won nothing"
    assert two.values[3] == F(1, 3)


def test_byes_are_no_opponents():
    evening = round_of(evening_of(3, SWISS, format="best-of-three"), (1, 2), (3, None))
    line = next(line for line in standings(score(evening, 1, (2, 0))) if line.person == 3)
    assert (line.points, line.values[1]) == (3, F(1, 3))


def test_a_match_whose_result_is_to_come_counts_nothing_yet():
    evening = round_of(evening_of(4, SWISS), (1, 2), (3, 4))
    assert {line.points for line in standings(evening)} == {0}


# A league of four, three rounds, one game a match: 1, 2 and 3 beat each other in a ring and all beat 4.
# Points: 1, 2, 3 six each, 4 none. Against each other each has three of six. Then opponents: each of the three met
# the two others (6/9) and 4 (0/9, counted as 1/3): 5/9 each. Games: 2 of 3 each. So lots decide among them.
def test_a_ring_is_left_to_lots_and_lots_last():
    evening = evening_of(4, LEAGUE)
    for number, (pairs, results) in enumerate(
        [([(1, 2), (3, 4)], [1, 1]), ([(2, 3), (1, 4)], [1, 1]), ([(3, 1), (2, 4)], [1, 1])], 1
    ):
        evening = round_of(evening, *pairs)
        for table, won in enumerate(results, 1):
            evening = evening.after(Reported(round=number, table=table, result=MatchResult(one=won, two=1 - won)))
    lines = standings(evening)
    assert lines[-1].person == 4
    for line in lines[:3]:
        assert line.values[:4] == (F(6), F(3), F(5, 9), F(2, 3))
    assert standings(evening) == lines


def test_of_two_who_are_level_in_a_league_whoever_won_their_match_is_ahead():
    """Six points each have 1 and 2, of whom 2 won; three each have 3 and 4, of whom 3 won."""
    evening = evening_of(4, LEAGUE, format="best-of-three")
    evening = score(round_of(evening, (1, 2), (3, 4)), 1, (0, 2), (2, 0))
    evening = score(round_of(evening, (1, 3), (2, 4)), 2, (2, 0), (0, 2))
    evening = score(round_of(evening, (1, 4), (2, 3)), 3, (2, 0), (2, 1))
    assert [line.person for line in standings(evening)] == [2, 1, 3, 4]
    assert [line.values[1] for line in standings(evening)] == [F(3), F(0), F(3), F(0)]


def test_matches_against_each_other_count_only_where_all_have_met():
    evening = evening_of(4, LEAGUE, format="best-of-three")
    evening = score(round_of(evening, (1, 2), (3, 4)), 1, (2, 0), (2, 0))
    assert [line.values[1] for line in standings(evening)] == [None] * 4, "1 and 3 have not met, nor have 2 and 4"


def test_in_an_elimination_who_came_further_is_ahead():
    lines = standings(played_out(evening_of(8, PairingRule.ELIMINATION, seeded=True), lower_wins))
    assert [line.person for line in lines[:2]] == [1, 2]
    assert {line.person for line in lines[2:4]} == {3, 4}
    assert [line.values[0] for line in lines] == [F(3), F(2), F(1), F(1), F(0), F(0), F(0), F(0)]


def test_who_rests_in_a_round_robin_has_neither_points_nor_a_match():
    evening = reported(round_of(evening_of(3, PairingRule.ROUND_ROBIN), (1, 2), (3, None)), lower_wins)
    line = next(line for line in standings(evening) if line.person == 3)
    assert (line.points, line.wins, line.draws, line.losses) == (0, 0, 0, 0)


def test_who_comes_late_has_no_points_of_the_rounds_missed_and_is_judged_by_those_played():
    evening = score(round_of(evening_of(2, SWISS, format="best-of-three"), (1, 2)), 1, (2, 0))
    evening = evening.after(Entered(person=Person(number=3, name="P3")))
    evening = score(round_of(evening, (1, 3), (2, None)), 2, (0, 2))
    lines = {line.person: line for line in standings(evening)}
    assert lines[3].points == 3 and lines[1].values[1] == (F(1, 2) + F(1)) / 2


def test_who_drops_out_stays_in_the_standings():
    evening = drop(reported(round_of(evening_of(2, SWISS), (1, 2)), lower_wins), 1)
    first = standings(evening)[0]
    assert isinstance(first, Line) and first.person == 1 and first.dropped


def test_if_neither_came_both_have_lost():
    away = MatchResult(one=0, two=0, ending=Ending.NO_SHOW)
    lines = standings(reported(round_of(evening_of(2, SWISS), (1, 2)), lambda *_: away))
    assert [(line.points, line.losses) for line in lines] == [(0, 1), (0, 1)]


def test_every_tie_break_is_explained_and_every_way_of_pairing_ends_with_a_lot():
    assert set(TIE_BREAKS) == set(TieBreak)
    assert all(order[-1] is TieBreak.LOT for order in ORDER.values()) and set(ORDER) == set(PairingRule)


def test_shares_are_said_as_percentages():
    assert said_value(TieBreak.OPPONENTS, F(17, 27)) == "63.0"
    assert said_value(TieBreak.POINTS, F(6)) == "6" and said_value(TieBreak.HEAD_TO_HEAD, None) == "–"


def test_lots_stay_when_somebody_comes_late():
    for seed in range(8):
        evening = evening_of(8, SWISS, seed)
        before = [line.person for line in standings(evening)]
        after = standings(evening.after(Entered(person=Person(number=9, name="P9"))))
        assert [line.person for line in after if line.person != 9] == before
    orders = {tuple(line.person for line in standings(evening_of(8, SWISS, seed))) for seed in range(8)}
    assert len(orders) == 8

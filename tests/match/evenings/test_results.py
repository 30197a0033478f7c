"""How a match can end, what it counts, and how it is said."""

from __future__ import annotations

import pytest

from kfdesk.match.evenings.at_time import at_time, clock_text
from kfdesk.match.evenings.evening import (
    ClockStarted,
    ClockStopped,
    Entered,
    Evening,
    EveningError,
    Reported,
    TimeAdded,
    place_of,
)
from kfdesk.match.evenings.plan import FORMATS, EveningPlan, PairingRule, Person
from kfdesk.match.evenings.results import Ending, MatchResult, possible_results, result_words, score_words
from tests.match.evenings.running import WON, evening_of, paired, round_of

SWISS, ELIMINATION = PairingRule.SWISS, PairingRule.ELIMINATION


def endings(ending: Ending, format: str, pairing: PairingRule = SWISS) -> list[tuple[int, int]]:
    plan = EveningPlan(title="Friday", pairing=pairing, format=format)
    return [(result.one, result.two) for result in possible_results(plan) if result.ending is ending]


def test_how_a_best_of_three_can_end():
    assert endings(Ending.PLAYED, "best-of-three") == [(2, 0), (2, 1), (0, 2), (1, 2)]
    assert endings(Ending.TIME, "best-of-three") == [(1, 0), (0, 1), (0, 0), (1, 1)]
    assert endings(Ending.NO_SHOW, "best-of-three") == [(2, 0), (0, 2), (0, 0)]


def test_how_a_single_game_can_end():
    assert endings(Ending.PLAYED, "single") == [(1, 0), (0, 1)]
    assert endings(Ending.TIME, "single") == [(1, 0), (0, 1), (0, 0)]


def test_an_elimination_has_no_draws():
    assert endings(Ending.TIME, "best-of-three", ELIMINATION) == [(1, 0), (0, 1)]


@pytest.mark.parametrize("format", FORMATS)
def test_each_format_of_an_evening_can_end_for_both(format):
    plan = EveningPlan(title="Friday", format=format)
    results = possible_results(plan)
    assert len(set(results)) == len(results) and {result.turned for result in results} == set(results)
    assert {result.points for result in results} == {(3, 0), (0, 3), (1, 1), (0, 0)}
    assert not plan.match.problems()


@pytest.mark.parametrize("result", [MatchResult(one=2, two=2), MatchResult(one=3, two=0), MatchResult(one=1, two=0)])
def test_a_result_that_cannot_be_is_refused(result):
    evening = paired(evening_of(2, SWISS, format="best-of-three"))
    with pytest.raises(EveningError):
        evening.after(Reported(round=1, table=1, result=result))


def test_a_result_is_corrected_and_taken_away():
    evening = paired(evening_of(2, SWISS)).after(Reported(round=1, table=1, result=WON))
    corrected = evening.after(Reported(round=1, table=1, result=WON.turned))
    assert corrected.standing().rounds[0][0].result == WON.turned
    assert corrected.after(Reported(round=1, table=1, result=None)).standing().rounds[0][0].is_open


def test_what_was_entered_last_is_taken_back():
    evening = paired(evening_of(2, SWISS))
    assert evening.after(Reported(round=1, table=1, result=WON)).without_last() == evening
    assert evening_of(0, SWISS).without_last() is None


def test_taking_back_leaves_the_clock_alone_unless_the_round_is_taken_back():
    people = evening_of(2, SWISS, minutes=30)
    running = paired(people).after(ClockStarted(at=1000))
    result = Reported(round=1, table=1, result=WON)
    before = running.after(result, TimeAdded(minutes=1)).without_last()
    assert before == running.after(TimeAdded(minutes=1))
    assert before.without_last() == people


def test_a_bye_has_no_result():
    with pytest.raises(EveningError):
        round_of(evening_of(3, SWISS), (1, 2), (3, None)).after(Reported(round=1, table=2, result=WON))


def test_how_results_are_said():
    def said(result: MatchResult) -> str:
        return result_words(result, "Ada", "Bo").en

    assert said(MatchResult(one=2, two=1)) == "Ada 2 – 1 Bo: Ada wins"
    assert said(MatchResult(one=0, two=2, ending=Ending.CONCEDED)) == "Ada 0 – 2 Bo: Ada conceded the match"
    assert said(MatchResult(one=2, two=0, ending=Ending.NO_SHOW)) == "Ada 2 – 0 Bo: Bo did not come"
    assert said(MatchResult(one=1, two=1, ending=Ending.TIME)) == "Ada 1 – 1 Bo: a draw when time was up"
    assert score_words(MatchResult(one=1, two=0, ending=Ending.TIME)).en == "1 – 0, time"


# The clock.


def clock(*entries, minutes: int = 30):
    return paired(evening_of(2, SWISS, minutes=minutes)).after(*entries).standing().clock


def test_the_clock_stands_until_it_is_started_and_runs_on_while_the_program_is_closed():
    assert clock().seconds(5000.0) == 1800
    assert clock(ClockStarted(at=1000)).seconds(1090.0) == 1710
    assert clock(ClockStarted(at=1000)).seconds(3000.0) == -200


def test_a_pause_and_extra_time():
    stopped = clock(ClockStarted(at=1000), ClockStopped(at=1060))
    assert stopped.since is None and stopped.seconds(9000.0) == 1740
    longer = clock(ClockStarted(at=1000), ClockStopped(at=1060), TimeAdded(minutes=5), ClockStarted(at=2000))
    assert longer.seconds(2010.0) == 2030


def test_a_clock_of_the_computer_that_was_set_back_gives_no_time():
    assert clock(ClockStarted(at=1000)).seconds(400.0) == 1800


def test_the_next_round_has_its_whole_time():
    evening = paired(evening_of(2, PairingRule.LEAGUE, minutes=30)).after(ClockStarted(at=1000))
    assert evening.plan.minutes == 30
    again = evening.after(Reported(round=1, table=1, result=WON))
    assert round_of(again, (1, 2)).standing().clock.seconds(9999.0) == 1800


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0:00"), (59.2, "1:00"), (61, "1:01"), (3600, "60:00"), (-0.5, "0:00"), (-61, "−1:01")]
)
def test_what_a_clock_shows(seconds, said):
    assert clock_text(seconds) == said


def test_what_happens_at_time_ends_in_a_draw_or_goes_on():
    def said(pairing: PairingRule) -> str:
        return " ".join(words.en for words in at_time(EveningPlan(title="Friday", pairing=pairing)))

    assert "is a draw" in said(SWISS) and "is a draw" not in said(ELIMINATION)
    assert "play continues" in said(ELIMINATION)


def test_where_a_match_is_played():
    assert [(place.desk, place.turn) for place in (place_of(n, 2) for n in range(1, 6))] == [
        (1, 1),
        (2, 1),
        (1, 2),
        (2, 2),
        (1, 3),
    ]


def test_where_an_evening_stands_is_worked_out_once_and_anew_after_an_entry() -> None:
    evening = Evening(plan=EveningPlan(title="x"))
    stands = evening.standing()
    assert evening.standing() is stands and evening == Evening(plan=EveningPlan(title="x"))
    more = evening.after(Entered(person=Person(number=1, name="Ada")))
    assert more.standing().people and not stands.people
    assert "worked" not in more.model_dump_json()
    back = more.without_last()
    assert back is not None and not back.standing().people

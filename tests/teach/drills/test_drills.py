"""Drills come back after growing spans while they are right, soon where they are not; several choices can be right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from kfdesk.engine import Scenario
from kfdesk.teach.drills.model import MOST_DRILLS, Drill, Drills, Offer
from kfdesk.teach.drills.schedule import answered, first_memory
from kfdesk.teach.review.model import Motif, Sort

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def drill(id_: str = "a", *, motifs: tuple[Motif, ...] = (Motif.HOUSE,), due: datetime = NOW) -> Drill:
    return Drill(
        id=id_,
        game="Ada – Bo",
        turn=7,
        seat=0,
        sort=Sort.HOUSE,
        table=Scenario(),
        chosen="house:dis",
        offers=(
            Offer(key="house:dis", chance=0.2),
            Offer(key="house:logos", chance=0.5),
            Offer(key="house:mars", chance=0.48),
        ),
        motifs=motifs,
        memory=first_memory(due),
    )


@pytest.mark.parametrize(("key", "right"), [("house:logos", True), ("house:mars", True), ("house:dis", False)])
def test_what_is_as_good_as_the_best_is_right(key: str, right: bool) -> None:
    assert drill().is_right(key) is right


def test_spans_grow_while_it_is_right_and_shrink_after_a_mistake() -> None:
    now, known, spans = NOW, drill(), []
    for key in ("house:logos", "house:mars", "house:logos", "house:dis"):
        known = answered(known, key, now)
        spans.append((known.memory.due - now).days)
        now = known.memory.due
    assert 1 <= spans[0] < spans[1] < spans[2] and spans[3] < spans[2] / 5
    assert (known.tried, known.right, known.in_a_row) == (4, 3, 0)


def test_it_is_due_when_its_day_has_come() -> None:
    kept = Drills(drills=(drill("late", due=NOW + timedelta(days=1)), drill("old", due=NOW - timedelta(days=1))))
    assert [one.id for one in kept.due(NOW)] == ["old"]
    assert kept.next_due() == NOW - timedelta(days=1)
    assert Drills().next_due() is None


def test_what_is_known_or_not_wanted_is_not_taken_in_again() -> None:
    kept = Drills(drills=(answered(drill("a"), "house:logos", NOW),)).without("b")
    after = kept.with_more([drill("a"), drill("b"), drill("c")])
    assert [(one.id, one.tried) for one in after.drills] == [("a", 1), ("c", 0)]


def test_of_too_many_that_which_is_due_last_goes() -> None:
    kept = Drills(drills=tuple(drill(str(n), due=NOW + timedelta(days=n)) for n in range(MOST_DRILLS)))
    after = kept.with_more([drill("new")])
    ids = {one.id for one in after.drills}
    assert len(after.drills) == MOST_DRILLS and "new" in ids and str(MOST_DRILLS - 1) not in ids


def test_the_weakest_motif_is_that_of_most_open_drills() -> None:
    known = drill("k", motifs=(Motif.AMBER,)).model_copy(update={"in_a_row": 9})
    kept = Drills(drills=(drill("a", motifs=(Motif.KEY,)), drill("b", motifs=(Motif.KEY, Motif.AMBER)), known))
    assert kept.weakest() == (Motif.KEY, 2)
    assert Drills(drills=(drill(),)).weakest() is None


def test_what_is_asked_in_the_morning_of_its_day_counts_as_asked_on_time() -> None:
    known = answered(drill(), "house:dis", NOW)
    due = known.memory.due
    assert due == NOW + timedelta(days=1)
    early, late = (answered(known, "house:logos", when) for when in (due - timedelta(hours=10), due))
    assert early.memory == late.memory


def test_a_drill_that_was_asked_by_a_clock_that_went_wrong_is_due() -> None:
    known = answered(drill(), "house:logos", NOW + timedelta(days=900))
    assert known.memory.due > NOW + timedelta(days=900)
    assert Drills(drills=(known,)).due(NOW) == (known,)
    again = answered(known, "house:logos", NOW)
    assert NOW < again.memory.due < NOW + timedelta(days=366)


def test_what_is_known_of_a_drill_stays_within_what_a_file_may_say() -> None:
    memory = first_memory(NOW).model_copy(update={"last": NOW, "stability": 1e6, "difficulty": 1.0, "streak": 3})
    known = answered(drill().model_copy(update={"memory": memory}), "house:logos", NOW + timedelta(days=400))
    text = Drills(drills=(known,)).model_dump_json()
    assert '"streak":3' in text and Drills.model_validate_json(text) == Drills(drills=(known,))


@pytest.mark.parametrize("day", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
def test_a_day_without_a_local_time_is_refused(day: str) -> None:
    text = Drills(drills=(drill(),)).model_dump_json()
    stamp = drill().memory.model_dump(mode="json")["due"]
    assert stamp in text
    with pytest.raises(ValueError, match="no day"):
        Drills.model_validate_json(text.replace(stamp, day))


def test_a_file_gives_back_what_was_kept_and_leaves_what_is_newer() -> None:
    kept = Drills(drills=(answered(drill(), "house:logos", NOW),))
    assert Drills.model_validate_json(kept.model_dump_json()) == kept
    newer = Drills.model_validate_json('{"version": 1, "drills": [], "streak": 3}')
    assert '"streak":3' in newer.model_dump_json()

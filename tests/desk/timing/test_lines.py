"""What the timing chart says: the path, the steps of the present chart, what waits, each with its rulebook entry."""

from __future__ import annotations

import pytest

from kfdesk.desk.timing.lines import LineKind, Wording, around, lines_of, steps, waiting
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import STEP_1
from kfdesk.engine.terms import Edition
from kfdesk.engine.timing import CHARTS, TimingPoint
from kfdesk.text.words import Pair

NAMES = {"c3": "Troll", "c4": "Umbra"}
STEAL = Pair("Steal 1 Æmber.", "Stiehl 1 Æmber.")
NESTED = (
    TimingPoint("turn", "main"),
    TimingPoint("fight", "before", "c3", (("c4", STEAL),)),
    TimingPoint("damage", "armor"),
)
ENGLISH, GERMAN = Wording("en"), Wording("de")


@pytest.mark.rule("chart/timing", "chart/fight", "chart/damage")
def test_nested_charts_are_a_path_and_the_innermost_is_shown_in_full() -> None:
    lines = lines_of(NESTED, NAMES, ENGLISH)
    assert [(line.kind, line.text) for line in lines] == [
        (LineKind.AROUND, "Turn: 3 Play, discard, use"),
        (LineKind.AROUND, "Fight (Troll): Before fight, hazardous, assault"),
        (LineKind.TITLE, "Damage"),
        *((LineKind.STEP, step.label.en) for step in CHARTS["damage"].steps),
        (LineKind.WAITING_TITLE, "Waiting in this window:"),
        (LineKind.WAITING, "Umbra: Steal 1 Æmber."),
    ]
    assert [line.text for line in lines if line.lit] == ["Armor prevents 1 each"]


@pytest.mark.rule("chart/timing")
@pytest.mark.parametrize("chart", CHARTS)
def test_every_step_names_its_entry_of_the_rulebook(chart: str) -> None:
    for step in CHARTS[chart].steps:
        lines = steps(TimingPoint(chart, step.id), GERMAN)
        lit = [line for line in lines if line.lit]
        assert [line.text for line in lit] == [step.label.say("de")]
        assert lit[0].entry.startswith("Regelbuch: ") and len(lit[0].entry) > len("Regelbuch: ")


def test_headings_are_those_of_the_edition_in_use() -> None:
    point = (TimingPoint("turn", "forge"),)
    said = [around(point, {}, Wording("en", edition))[0].entry for edition in (NEWEST, Edition.V1_3)]
    assert said == [f"Rulebook: {heading(STEP_1, edition).en}" for edition in (NEWEST, Edition.V1_3)]


def test_a_card_played_is_one_part_of_the_path() -> None:
    points = (TimingPoint("turn", "main"), TimingPoint("play", "after", "c3"), TimingPoint("play", "after", "c3"))
    assert [line.text for line in around(points, NAMES, ENGLISH)] == [
        "Turn: 3 Play, discard, use",
        "Play a card (Troll): Play:, after play, after it enters play",
    ]


def test_a_card_that_may_not_be_known_is_not_named() -> None:
    assert [line.text for line in around(NESTED, {}, ENGLISH)][1].startswith("Fight: ")
    assert [line.text for line in waiting(NESTED, {}, ENGLISH)] == ["Steal 1 Æmber."]


def test_where_nothing_is_resolved_the_turn_is_shown_without_a_light() -> None:
    lines = lines_of((), {}, GERMAN)
    assert lines[0].kind is LineKind.TITLE and not any(line.lit for line in lines)
    assert [line.kind for line in lines[1:]] == [LineKind.STEP] * len(CHARTS["turn"].steps)

"""What the timing chart says, line by line: plain values made from the points of `game.timing`; without Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby

from kfdesk.desk import texts as s
from kfdesk.desk.kit.spoken import spoken
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import cited
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.engine.timing import CHARTS, TURN, Chart, ChartStep, TimingPoint
from kfdesk.teach import reference
from kfdesk.text.runs import plain, says_name
from kfdesk.text.words import Words

TITLE = s.TIMING_CHART
NOTHING = Words("Nothing is being resolved.")
WAITING = Words("Waiting in this window:")
WAITING_COUNT = Words("{n} effect waiting", plural="{n} effects waiting")
RULEBOOK = Words("Rulebook: {rule}")

CardNames = Mapping[str, str]
"""What cards are called, by handle, as far as the seat at the screen knows them."""


class LineKind(Enum):
    """What a line of the chart is."""

    AROUND = auto()
    """A chart around the present one, with its step."""
    TITLE = auto()
    """The name of the present chart."""
    STEP = auto()
    WAITING_TITLE = auto()
    WAITING = auto()
    """An effect that waits in a window to be resolved."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the chart. `entry` says where the rulebook has it, "" where it is no rule of its own."""

    kind: LineKind
    text: str
    entry: str = ""
    lit: bool = False
    place: int = 0
    """Of a step: its number in its chart, from 0."""
    rule: RuleId = ""
    language: str = "en"

    def explained(self) -> str:
        """Return where the rulebook has it, and in a sentence what that says; the reference is read for it."""
        found = reference().get(self.rule)
        return "\n".join(filter(None, (self.entry, found.summary.say(self.language) if found is not None else "")))


@dataclass(frozen=True, slots=True)
class Wording:
    """In which language the chart is worded, and by the headings of which edition of the rules."""

    language: str = "en"
    edition: Edition = NEWEST

    def say(self, words: Words) -> str:
        """Return words in the language."""
        return words.say(self.language)

    def entry(self, rule: RuleId) -> str:
        """Return where the rulebook has a rule."""
        return self.say(RULEBOOK.filled(rule=cited(rule, self.edition)))

    def line(self, kind: LineKind, text: str, rule: RuleId, *, lit: bool = False, place: int = 0) -> Line:
        """Return a line with its entry."""
        return Line(kind, text, self.entry(rule), lit, place, rule, self.language)


def step_of(point: TimingPoint) -> ChartStep | None:
    """Return the step of its chart that a point is at."""
    return next((step for step in chart_of(point).steps if step.id == point.step), None)


def chart_of(point: TimingPoint | None) -> Chart:
    """Return the chart of a point; that of the turn where there is none."""
    return CHARTS.get(point.chart, TURN) if point is not None else TURN


def title_of(point: TimingPoint, names: CardNames, wording: Wording) -> str:
    """Return what a point is called: its chart, with the card it is about."""
    title = wording.say(chart_of(point).title)
    card = names.get(point.source or "", "")
    return f"{title} ({card})" if card else title


def around(points: Sequence[TimingPoint], names: CardNames, wording: Wording) -> tuple[Line, ...]:
    """Return the path to the present point, outermost first: each chart with its step.

    A card played is one point for the play and one for its effect; where both read alike they are one line.
    """
    lines = (_on_the_way(point, names, wording) for point in points)
    return tuple(line for line, _ in groupby(lines))


def _on_the_way(point: TimingPoint, names: CardNames, wording: Wording) -> Line:
    step, title = step_of(point), title_of(point, names, wording)
    if step is None:
        return Line(LineKind.AROUND, title)
    return wording.line(LineKind.AROUND, f"{title}: {wording.say(step.label)}", step.rule)


def steps(point: TimingPoint | None, wording: Wording) -> tuple[Line, ...]:
    """Return the steps of the present chart, the present one lit."""
    return tuple(
        wording.line(
            LineKind.STEP, wording.say(step.label), step.rule,
            lit=point is not None and step.id == point.step, place=place,
        )
        for place, step in enumerate(chart_of(point).steps)
    )  # fmt: skip


def waiting(points: Sequence[TimingPoint], names: CardNames, wording: Wording) -> tuple[Line, ...]:
    """Return the effects that wait to be resolved, each by its card."""
    return tuple(_waiting(points, names, wording))


def _waiting(points: Sequence[TimingPoint], names: CardNames, wording: Wording) -> Iterator[Line]:
    for point in points:
        step = step_of(point)
        for handle, words in point.waiting:
            name, said = names.get(handle, ""), spoken(words).runs(wording.language)
            text = f"{name}: {plain(said)}" if name and not says_name(said[:1], name) else plain(said)
            yield wording.line(LineKind.WAITING, text, step.rule) if step is not None else Line(LineKind.WAITING, text)


def lines_of(points: Sequence[TimingPoint], names: CardNames, wording: Wording) -> tuple[Line, ...]:
    """Return all lines of the large chart, from top to bottom."""
    inner = points[-1] if points else None
    path = around(points, names, wording)
    title = title_of(inner, names, wording) if inner is not None else wording.say(NOTHING)
    left = waiting(points, names, wording)
    head = (Line(LineKind.WAITING_TITLE, wording.say(WAITING)),) if left else ()
    return (*path[:-1], Line(LineKind.TITLE, title), *steps(inner, wording), *head, *left)


def handles_of(points: Sequence[TimingPoint]) -> Iterator[str]:
    """Yield the handles of all cards that the points name."""
    for point in points:
        yield from filter(None, (point.source, *(handle for handle, _ in point.waiting)))

"""The rulebook's charts as data: the table that the engine walks and the overlay draws."""

from __future__ import annotations

from kfdesk.engine.rules import STEP_1, STEP_2, STEP_3, STEP_4, STEP_5, RuleId
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class ChartStep:
    """One line of a chart, in our words."""

    id: str
    label: Words
    rule: RuleId


@record
class Chart:
    """A chart of the rulebook: its steps in the order they happen."""

    id: str
    title: Words
    steps: tuple[ChartStep, ...]


@record
class TimingPoint:
    """Where the game is in one chart; `game.timing` is a stack of these, outermost first.

    `source` is the handle of the card the point is about. `waiting` words the effects that wait in
    this window to be resolved, each with the handle of its card.
    """

    chart: str
    step: str
    source: str | None = None
    waiting: tuple[tuple[str, Words], ...] = ()


def _chart(id_: str, title: Words, rule: RuleId, *steps: tuple[str, Words] | tuple[str, Words, str]) -> Chart:
    return Chart(
        id_,
        title,
        tuple(ChartStep(s[0], s[1], s[2] if len(s) == 3 else rule) for s in steps),
    )


TURN = _chart(
    "turn",
    Words("Turn"),
    "chart/timing",
    ("start", Words("Start of turn effects")),
    ("forge", Words("1 Forge a key"), STEP_1),
    ("forged", Words("After a key is forged"), STEP_1),
    ("house", Words("2 Choose a house"), STEP_2),
    ("house-chosen", Words("After a house is chosen"), STEP_2),
    ("archives", Words("Take your archives?"), STEP_2),
    ("main", Words("3 Play, discard, use"), STEP_3),
    ("ready", Words("4 Ready cards"), STEP_4),
    ("draw", Words("5 Draw cards"), STEP_5),
    ("end", Words("End of turn effects"), "glossary/end-of-turn"),
)

PLAY = _chart(
    "play",
    Words("Play a card"),
    "chart/play",
    ("enter", Words("Reveal it, or put it into play")),
    ("icons", Words("Bonus icons, top to bottom"), "glossary/bonus-icons"),
    (
        "after",
        Words("Play:, after play, after it enters play"),
    ),
    ("discard", Words("An action goes to the discard pile")),
)

REAP = _chart(
    "reap",
    Words("Reap"),
    "chart/reap",
    ("exhaust", Words("Exhaust the creature")),
    ("gain", Words("Gain 1 Æmber")),
    ("after", Words("After reap effects")),
)

USE = _chart(
    "use",
    Words("Action or omni"),
    "chart/action-omni",
    ("exhaust", Words("Exhaust the card")),
    ("resolve", Words("Resolve the ability")),
    ("after", Words("After it is used")),
)

FIGHT = _chart(
    "fight",
    Words("Fight"),
    "chart/fight",
    ("exhaust", Words("Exhaust the attacker, choose what it fights")),
    ("before", Words("Before fight, hazardous, assault")),
    (
        "power",
        Words("Both deal damage equal to their power; splash-attack"),
    ),
    ("damage", Words("Damage is prevented, then dealt"), "chart/damage"),
    ("after", Words("After fight effects")),
)

DAMAGE = _chart(
    "damage",
    Words("Damage"),
    "chart/damage",
    ("cannot", Words("Cannot be damaged?")),
    ("ward", Words("Ward prevents it all"), "glossary/ward"),
    ("armor", Words("Armor prevents 1 each"), "glossary/armor"),
    ("dealt", Words("The rest is dealt")),
)

DESTROYED = _chart(
    "destroyed",
    Words("Destroyed"),
    "chart/destroyed",
    ("tag", Words("Tagged for destruction")),
    ("effects", Words("Destroyed: effects")),
    ("leave", Words("All leave play together")),
    ("after", Words("After it is destroyed")),
)

EVENT = _chart(
    "event",
    Words("Reactions"),
    "chart/timing",
    ("after", Words("Effects that react to what just happened")),
)

CHARTS: dict[str, Chart] = {c.id: c for c in (TURN, PLAY, REAP, USE, FIGHT, DAMAGE, DESTROYED, EVENT)}

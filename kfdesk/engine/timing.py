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
    Words("Turn", "Zug"),
    "chart/timing",
    ("start", Words("Start of turn effects", "Effekte zu Beginn des Zuges")),
    ("forge", Words("1 Forge a key", "1 Schlüssel schmieden"), STEP_1),
    ("forged", Words("After a key is forged", "Nachdem ein Schlüssel geschmiedet wurde"), STEP_1),
    ("house", Words("2 Choose a house", "2 Fraktion wählen"), STEP_2),
    ("house-chosen", Words("After a house is chosen", "Nachdem eine Fraktion gewählt wurde"), STEP_2),
    ("archives", Words("Take your archives?", "Archiv nehmen?"), STEP_2),
    ("main", Words("3 Play, discard, use", "3 Spielen, ablegen, verwenden"), STEP_3),
    ("ready", Words("4 Ready cards", "4 Karten spielbereit machen"), STEP_4),
    ("draw", Words("5 Draw cards", "5 Karten ziehen"), STEP_5),
    ("end", Words("End of turn effects", "Effekte am Ende des Zuges"), "glossary/end-of-turn"),
)

PLAY = _chart(
    "play",
    Words("Play a card", "Karte spielen"),
    "chart/play",
    ("enter", Words("Reveal it, or put it into play", "Vorzeigen oder ins Spiel bringen")),
    ("icons", Words("Bonus icons, top to bottom", "Bonussymbole von oben nach unten"), "glossary/bonus-icons"),
    (
        "after",
        Words("Play:, after play, after it enters play", "Spielen:, nach dem Spielen, nach dem Ins-Spiel-Kommen"),
    ),
    ("discard", Words("An action goes to the discard pile", "Eine Aktion kommt auf den Ablagestapel")),
)

REAP = _chart(
    "reap",
    Words("Reap", "Ernten"),
    "chart/reap",
    ("exhaust", Words("Exhaust the creature", "Kreatur erschöpfen")),
    ("gain", Words("Gain 1 Æmber", "1 Æmber erhalten")),
    ("after", Words("After reap effects", "Effekte nach der Ernte")),
)

USE = _chart(
    "use",
    Words("Action or omni", "Aktion oder Universell"),
    "chart/action-omni",
    ("exhaust", Words("Exhaust the card", "Karte erschöpfen")),
    ("resolve", Words("Resolve the ability", "Fähigkeit abhandeln")),
    ("after", Words("After it is used", "Nachdem sie verwendet wurde")),
)

FIGHT = _chart(
    "fight",
    Words("Fight", "Kampf"),
    "chart/fight",
    ("exhaust", Words("Exhaust the attacker, choose what it fights", "Angreifer erschöpfen, Gegner wählen")),
    ("before", Words("Before fight, hazardous, assault", "Vor dem Kampf, Gefährlich, Ansturm")),
    (
        "power",
        Words(
            "Both deal damage equal to their power; splash-attack",
            "Beide fügen Schaden in Höhe ihrer Stärke zu; Explosionsangriff",
        ),
    ),
    ("damage", Words("Damage is prevented, then dealt", "Schaden wird verhindert, dann zugefügt"), "chart/damage"),
    ("after", Words("After fight effects", "Effekte nach dem Kampf")),
)

DAMAGE = _chart(
    "damage",
    Words("Damage", "Schaden"),
    "chart/damage",
    ("cannot", Words("Cannot be damaged?", "Kann keinen Schaden nehmen?")),
    ("ward", Words("Ward prevents it all", "Ein Beschützt-Marker verhindert alles"), "glossary/ward"),
    ("armor", Words("Armor prevents 1 each", "Rüstung verhindert je 1"), "glossary/armor"),
    ("dealt", Words("The rest is dealt", "Der Rest wird zugefügt")),
)

DESTROYED = _chart(
    "destroyed",
    Words("Destroyed", "Zerstört"),
    "chart/destroyed",
    ("tag", Words("Tagged for destruction", "Zur Zerstörung markiert")),
    ("effects", Words("Destroyed: effects", "Zerstört:-Effekte")),
    ("leave", Words("All leave play together", "Alle verlassen zusammen das Spiel")),
    ("after", Words("After it is destroyed", "Nach der Zerstörung")),
)

EVENT = _chart(
    "event",
    Words("Reactions", "Reaktionen"),
    "chart/timing",
    ("after", Words("Effects that react to what just happened", "Effekte, die auf das Geschehene reagieren")),
)

CHARTS: dict[str, Chart] = {c.id: c for c in (TURN, PLAY, REAP, USE, FIGHT, DAMAGE, DESTROYED, EVENT)}

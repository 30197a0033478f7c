"""Which cards: how creatures, artifacts and other cards were described by other templates."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

REWRITES = (
    Rewrite(
        r"\bbelongs to (?:that|the chosen) house\b",
        "is of that house",
        "Belonging to a house, and being of it.",
        "If that card belongs to the chosen house, ward it.",
        "If that card is of that house, ward it.",
    ),
    Rewrite(
        r"\bof the chosen house\b",
        "of that house",
        "A house that was chosen before.",
        "Destroy each card of the chosen house.",
        "Destroy each card of that house.",
    ),
)

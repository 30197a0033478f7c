"""What is done: how instructions were printed by other templates."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

_COUNTERS = r"((?:an?|two|three|four|five|six) (?:\+1 power|[a-z]+) counters?)"
_WHAT = r"([^.,;:“”]+?)"
"""Cards, up to the next sign."""
_NUMBERS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}

REWRITES = (
    Rewrite(
        r"\bSacrifice\b",
        "Destroy",
        "What the first sets let one sacrifice is destroyed.",
        "Omni: Sacrifice it.",
        "Omni: Destroy it.",
    ),
    *(
        Rewrite(
            rf"\b{digit} (\+1 power|[a-z]+) counters\b",
            rf"{word} \1 counters",
            "Numbers of counters in digits.",
            f"Put {digit} glory counters on it.",
            f"Put {word} glory counters on it.",
        )
        for digit, word in _NUMBERS.items()
    ),
    Rewrite(
        rf"\b(G|g)ive {_WHAT} {_COUNTERS}",
        r"\1ive \3 to \2",
        "Who gets counters stands before or behind them; see the next.",
        "Give each enemy creature two doom counters.",
        "Give two doom counters to each enemy creature.",
    ),
    Rewrite(
        rf"\bGive {_COUNTERS} to\b",
        r"Put \1 on",
        "Counters are given since 2024, and were put on cards before.",
        "Give two doom counters to a creature.",
        "Put two doom counters on a creature.",
    ),
    Rewrite(
        rf"\bgive {_COUNTERS} to\b",
        r"put \1 on",
        "The same within a sentence.",
        "You may give two doom counters to a creature.",
        "You may put two doom counters on a creature.",
    ),
    Rewrite(
        r"\b(D|d)(raw|iscard) 1 card\b",
        r"\1\2 a card",
        "A single card in digits.",
        "Draw 1 card.",
        "Draw a card.",
    ),
    Rewrite(
        rf"\bput {_WHAT} into play from your discard pile\b",
        r"put \1 from your discard pile into play",
        "Where it comes from stands behind or before where it goes.",
        "You may put a Demon creature into play from your discard pile.",
        "You may put a Demon creature from your discard pile into play.",
    ),
)

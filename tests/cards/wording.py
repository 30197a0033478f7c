"""How near a rendered text is to the reference wording: by meaning-bearing words, numbers and icons.

The reference stays outside the repository; only the comparison is here.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

REFERENCE = Path(
    os.environ.get("KFDESK_REFERENCE", Path(__file__).resolve().parents[3] / "shared" / "cards" / "cards.jsonl")
)
"""Where the reference is, if anywhere: `KFDESK_REFERENCE`, or beside the checkout."""

_EMPTY = frozenset(
    "a an the of to in on it its is are that this those they their them your you and with from for at by be each"  # noqa: SIM905
    " may if do then as one also was were would has have will any all".split()
)
"""Words that carry no meaning of their own here."""

_SAME = {
    "sacrifice": "destroy",
    "destroyed": "destroy",
    "reap:": "after-reap:",
    "fight:": "after-fight:",
    "fewer": "less",
    "lower": "less",
    "higher": "more",
    "greater": "more",
    "attack": "fight",
    "attacks": "fight",
    "attacked": "fight",
    "attacking": "fight",
    "fights": "fight",
    "fighting": "fight",
    "different": "other",
    "another": "other",
    "remaining": "all",
    "names": "choose",
    "named": "choose",
    "when": "if",
    "neighboring": "neighbor",
    "two": "2",
    "three": "3",
    "triple": "3",
}
"""Words that say the same: older printings, and choices between two ways of saying it."""

_ICON = {"<a>": "{amber}", "<d>": "{damage}"}
_WORD = re.compile(r"\{[a-z:]+\}|[a-z]+|\d+")


_DECIDING = {
    "may": re.compile(r"\b(may|can)\b"),
    "up to": re.compile(r"\b(up to|any number)\b"),
    "random": re.compile(r"\brandom\b"),
    "half": re.compile(r"\bhalf\b"),
    "twice": re.compile(r"\b(twice|doubled?|2 times)\b"),
    "next": re.compile(r"\bnext\b"),
    "top": re.compile(r"\btop\b"),
    "bottom": re.compile(r"\bbottom\b"),
    "flank": re.compile(r"\bflanks?\b"),
    "damaged": re.compile(r"\bdamaged\b"),
    "reveal": re.compile(r"\breveal"),
}
"""Words that decide what a card does, however alike the rest is."""


@dataclass(frozen=True)
class Difference:
    """How far one card is off: `likeness` from 0 to 1, what is missing and what is too much.

    `deciding` are the words that decide what a card does and that only one of both texts has.
    """

    card: str
    likeness: float
    missing: tuple[str, ...]
    surplus: tuple[str, ...]
    numbers_differ: bool
    deciding: frozenset[str]


_ENHANCE = re.compile(r"^Enhance .*$\n?", re.MULTILINE)
"""What a card puts on other cards of its deck: its icons are facts, the rest a reminder. Rule: "Enhance"."""


def reference_texts() -> dict[str, str]:
    """Return the reference wording of every card, by id; bonus icons that it adds to others are no part of its text."""
    rows = (json.loads(line) for line in REFERENCE.read_text(encoding="utf-8").splitlines())
    return {row["id"]: _ENHANCE.sub("", row["text"]) for row in rows}


def meaning(text: str, name: str) -> Counter[str]:
    """Return the words of a text that carry meaning, without reminders and the card's own name."""
    low = text.lower().replace("‑", "-").replace(name.lower(), " self ")
    for old, icon in _ICON.items():
        low = low.replace(old, icon)
    low = re.sub(r"\([^)]*\)", " ", low)
    if "search your deck" in low:  # which is shuffled after it, whether a card says so or not: glossary/search
        low = re.sub(r"[,.]? (and |then,? )?shuffle your deck(?=[.”])", "", low)
    low = low.replace("after fight/after reap", "fight/reap").replace("after fight:", "fight:")
    low = low.replace("after reap:", "reap:").replace("–", "-")
    words = (_SAME.get(word, word) for word in _WORD.findall(low))
    stems = (word[:-1] if word.endswith("s") and len(word) > 3 else word for word in words)
    return Counter(word for word in stems if word not in _EMPTY)


def deciding(text: str, name: str) -> set[str]:
    """Return the words in a text, without reminders and the card's own name, that decide what the card does."""
    low = re.sub(r"\([^)]*\)", " ", text.lower().replace(name.lower(), " self "))
    return {word for word, form in _DECIDING.items() if form.search(low)}


def compare(card: str, name: str, rendered: str, reference: str) -> Difference:
    """Return how a rendered text differs from the reference."""
    rendered = _ENHANCE.sub("", rendered)
    ours, theirs = meaning(rendered, name), meaning(reference, name)
    both = sum((ours & theirs).values())
    total = sum(ours.values()) + sum(theirs.values())
    numbers = [Counter({w: n for w, n in words.items() if w.isdigit()}) for words in (ours, theirs)]
    return Difference(
        card,
        2 * both / total if total else 1.0,
        tuple(sorted((theirs - ours).elements())),
        tuple(sorted((ours - theirs).elements())),
        numbers[0] != numbers[1],
        frozenset(deciding(rendered, name) ^ deciding(reference, name)),
    )

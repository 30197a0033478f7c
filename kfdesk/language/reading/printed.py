"""Printed texts in the wording of the language: what stands on cards by other templates, old ones among them.

Each rewrite is for a way of saying something, never for a card. What a rewrite makes of a text is read like any other,
so that a wrong one makes a text that is not understood rather than one that is understood wrongly: none of them
changes a number, a side or who does what.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.records import record


@record
class Rewrite:
    """A way in which texts are printed, and how the language says it."""

    pattern: str
    """A regular expression, looked for anywhere in a line."""
    said: str
    """What stands there instead; `\\1` is the first group."""
    why: str
    printed_so: str
    """An example, made up."""
    said_so: str

    def of(self, line: str) -> str:
        """Return a line with all that it is found in rewritten."""
        return re.sub(self.pattern, self.said, line)


_COUNTERS = r"((?:an?|two|three|four|five|six) (?:\+1 power|[a-z]+) counters?)"
_WHAT = r"([^.,;:“”]+?)"
"""Cards, up to the next sign."""
_NUMBERS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}

REWRITES = (
    Rewrite(
        r"^\{tide\} ",
        "",
        "The sign before an ability only reminds of the tide, which its text speaks of.",
        "{tide} Play: If the tide is high, ward a creature.",
        "Play: If the tide is high, ward a creature.",
    ),
    Rewrite(
        r"(?<!After )(?<!Before )\b(Fight|Reap)(?=[:/])",
        r"After \1",
        "Until 2023 these labels were printed without “After”.",
        "Play/Fight/Reap: Ward a creature.",
        "Play/After Fight/After Reap: Ward a creature.",
    ),
    Rewrite(r"<A>", "{amber}", "An icon in letters.", "Steal 2<A>.", "Steal 2{amber}."),
    Rewrite(r"<D>", "{damage}", "An icon in letters.", "Deal 2<D> to it.", "Deal 2{damage} to it."),
    Rewrite(
        r"\bgains:? [“\"](.*?)[”\"]",
        r"gains, “\1”",
        "Quotation marks behind a colon, or behind no sign, and straight ones.",
        'It gains: "After Reap: Ward a creature."',
        "It gains, “After Reap: Ward a creature.”",
    ),
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
        r"(\d\{amber\}) or fewer\b",
        r"\1 or less",
        "Æmber is counted or measured.",
        "2{amber} or fewer",
        "2{amber} or less",
    ),
    Rewrite(
        r"\ball (\{amber\}|your|damage)", r"each \1", "All of something, and each of it.", "all {amber}", "each {amber}"
    ),
    Rewrite(
        r"\b[Oo]ther friendly creatures get\b",
        "Each other friendly creature gets",
        "What all get, each gets.",
        "Other friendly creatures get +2 power.",
        "Each other friendly creature gets +2 power.",
    ),
    Rewrite(
        r"\b[Ff]riendly creatures get\b",
        "Each friendly creature gets",
        "The same without “other”.",
        "Friendly creatures get +2 power.",
        "Each friendly creature gets +2 power.",
    ),
    Rewrite(
        r"\bthere are more friendly creatures than enemy creatures\b",
        "you control more creatures than your opponent",
        "Who has more is said of the creatures or of the players.",
        "If there are more friendly creatures than enemy creatures, ward one.",
        "If you control more creatures than your opponent, ward one.",
    ),
    Rewrite(
        r"\bthere are more enemy creatures than friendly creatures\b",
        "your opponent controls more creatures than you",
        "The same of the opponent.",
        "If there are more enemy creatures than friendly creatures, ward one.",
        "If your opponent controls more creatures than you, ward one.",
    ),
    Rewrite(
        rf"\bput {_WHAT} into play from your discard pile\b",
        r"put \1 from your discard pile into play",
        "Where it comes from stands behind or before where it goes.",
        "You may put a Demon creature into play from your discard pile.",
        "You may put a Demon creature from your discard pile into play.",
    ),
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
    Rewrite(
        r"\b(U|u)ntil the end of the turn\b",
        r"For the remainder of the turn",
        "A time that ends with the turn.",
        "Until the end of the turn, it gains taunt.",
        "For the remainder of the turn, it gains taunt.",
    ),
)
"""In the order in which they are made."""

_REMINDER = re.compile(r"\s*\([^()]*\)")
_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance [^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")


def abilities(text: str) -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons.

    Lines behind one that ends with a colon are its choices.
    """
    found: list[str] = []
    for printed in _REMINDER.sub("", text).split("\n"):
        line = _OF_ITSELF.sub("", printed.strip().translate(_SIGNS)).strip()
        if not line:
            continue
        is_choice = bool(found) and (found[-1].endswith(":") or ("\n" in found[-1] and not _LABELLED.match(line)))
        if is_choice:
            found[-1] += "\n• " + line.lstrip("• ")
        else:
            found.append(line)
    for line in found:
        for rewrite in REWRITES:
            line = rewrite.of(line)
        yield line


_SIGNS = str.maketrans({"\u2011": "-", "'": "’"})
"""A hyphen that does not break, and a straight apostrophe."""

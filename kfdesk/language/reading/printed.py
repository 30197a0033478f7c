"""Printed texts in the wording of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import THIS
from kfdesk.language.reading.rewrites import REWRITES
from kfdesk.language.reading.typed import Typed

_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_RESTRICTS = r"(?:Only|Unless|Except|But|Not|Up to|Max|Maximum|At most|Limit|If|Then|Otherwise|Instead|Also|You m)\b"
"""How remarks behind a keyword begin that say more than what the keyword means."""
_REPEATS_A_RULE = (
    r"After (?:you|they) play th(?:is|at) card,\s+end |Any damage dealt by |Before th(?:is|at) creature (?:is )?attack|"
    r"Cards can still be |Discard it, ignoring |Instead of its o|It leaves the battleline when |"
    r"Move \d+.{1,8}from your opponent.s pool to this |On your turn, any damage dealt by |Place it face|"
    r"Play only with the other half |Scrap effects resolve |That creature does not exhaust|"
    r"The first time this creature is attacked |The tide is (?:high|low) |These icons have |"
    r"This card enters play under |This card may be used as if |This creature can enter play anywhere |"
    r"This creature.s neighbors cannot be attacked |Vanilla|When this creature attacks, also deal |"
    r"When you use (?:a|this) creature |You are haunted |You can only play this card before |"
    r"You may cause more damage to |[^().]* must survive th|[^().]* the power bonus only "
)
"""How remarks begin that repeat what a rule says of the words before them."""
_REPEATS_WITHIN = (
    r"including this one|instead of its o|no \{amber\} is spent|it becomes a token|place it face|choose one|"
    r"exhausted and under its owner|action, artifact, creature, upgrade"
)
"""How such remarks begin within a sentence."""
_REMINDERS = (
    re.compile(
        rf"(?:{_TITLES})(?: (?:\d+|X))?[.”]*(?P<reminder>\s*\((?!{_RESTRICTS})(?-i:[A-Z])[^()]*\))", re.IGNORECASE
    ),
    re.compile(rf"(?<!\s)(?P<reminder>\s*\((?:{_REPEATS_A_RULE}|{_REPEATS_WITHIN})[^().]*(?:\.[”\"]?)?\))"),
)
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance ?[^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
BEHIND = re.compile(r"(?<=[.”])\s+(Alpha|Omega)\.\s*$")
"""A keyword that stands behind an ability."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")
_WITHIN = re.compile(r"[a-z\d+“]")
"""How a line begins that goes on within the sentence before."""
_BULLETS = "•-* "
"""What stands before a choice, as cards print it or as one types it."""
_REFERS_BACK = re.compile(r"(?:It|They|Then|Otherwise|If (?:you do|that|this damage|they))\b")
"""How a line begins that goes on behind the sentence before."""
_OF_WHAT_WAS_SAID = re.compile(r"(?:Its|Their) ")
"""How one begins that does so behind an ability with a label: its cards are spoken of."""


def abilities(text: str, title: str = "") -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons.

    A `title` is the card's name, which is told from other words where it stands in the text.
    """
    for line in lines(text, title):
        yield line.text


def lines(text: str, title: str = "") -> Iterator[Typed]:
    """Yield the abilities in a printed text as `abilities` does, each with the places where it was typed.

    Lines behind one that ends with a colon are its choices.
    """
    name = re.compile(rf"(?<!\w){re.escape(title.translate(SIGNS))}(?!\w)") if title else None
    for line in _lines(text):
        said = line.text if name is None else name.sub(THIS, line.text)
        for rewrite in REWRITES:
            said = rewrite.of(said)
        yield line.rewritten(said.replace(THIS, title))


def without_reminders(text: Typed) -> Typed:
    """Return a text without what stands in brackets and only repeats a rule; what else does says something and stays.

    A remark that is not known to repeat one may restrict what is done, or be something done besides.
    """
    for pattern in _REMINDERS:
        text = text.without(pattern, "reminder")
    return text


def _lines(text: str) -> list[Typed]:
    """Return one line for each ability."""
    found: list[Typed] = []
    for printed in without_reminders(Typed(text)).lines():
        said = Typed(printed.text.translate(SIGNS), printed.places).stripped()
        line = said.without(_OF_ITSELF).without(BEHIND).stripped()
        if not line.text.strip("()."):
            continue
        before = found[-1].text if found else ""
        if before.endswith(("gains:", "gain:")) or (before and _goes_on(before, line.text)):
            found[-1] = found[-1].ending(" ") + line.stripped(_BULLETS)
        elif before.endswith(":") or ("\n" in before and not _LABELLED.match(line.text)):
            found[-1] = found[-1].ending("\n• ") + line.stripped(_BULLETS)
        else:
            found.append(line)
    return found


def _goes_on(before: str, line: str) -> bool:
    """Return whether a line is no ability of its own, but goes on with what stands before."""
    if "\n" in before or _LABELLED.match(line):
        return False
    refers_back = _REFERS_BACK.match(line) or (_LABELLED.match(before) and _OF_WHAT_WAS_SAID.match(line))
    is_behind = refers_back is not None and before.endswith((".", "”"))
    return is_behind or before.endswith(",") or (_WITHIN.match(line) is not None and not before.endswith((".", ":")))


SIGNS = str.maketrans({"\u2011": "-", "'": "’"})
"""What texts are written with, and what they are read with: a hyphen that does not break, a straight apostrophe."""

"""Text as runs: stretches of wording that know what they are, as card faces, tooltips and links need it.

    (Run("Omni:", LABEL, "glossary/omni"), Run(" "), Run("Steal", TERM, "glossary/steal"), Run(" 1"),
     Run("{amber}", ICON, "amber"), Run("."))

`plain` of them is the text as a string, with its icons as marks in braces. Whoever wants to know what a word of a text
is asks its run: nothing searches the string for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Final, NamedTuple


class Role(Enum):
    """What a stretch of text is."""

    PLAIN = "words without a part of their own"
    LABEL = "when an ability happens, with its colon: bold on a card"
    KEYWORD = "a keyword that the card has, with its full stop: bold on a card"
    TERM = "a word that an entry of the rulebook explains"
    REMINDER = "words in parentheses that explain the ones before: italic on a card"
    ICON = "a mark in braces, drawn as an icon"
    NAME = "the name of a card or of a player"


class Run(NamedTuple):
    """A stretch of text in one role."""

    text: str
    role: Role = Role.PLAIN
    target: str = ""
    """What it leads to: of a label, keyword or term the id of the rulebook's entry, of an icon its name, of a name what
    it names ("card:c12/anger", "player:0"); "" where it leads nowhere."""
    aside: bool = False
    """Whether it stands in a reminder, whatever else it is."""


Runs = tuple[Run, ...]

_ICON: Final = re.compile(r"(\{[a-z-]+(?::[a-z ]+)?\})")
"""An icon's mark, as those who write and translate texts put it."""


def plain(runs: Iterable[Run]) -> str:
    """Return the text of the runs as one string."""
    return "".join([run.text for run in runs])


def marked(text: str, role: Role = Role.PLAIN, target: str = "", *, aside: bool = False) -> Iterator[Run]:
    """Yield runs of a text as its author wrote it: its icons apart from the words around them."""
    if "{" not in text:
        yield Run(text, role, target, aside)
        return
    for part in _ICON.split(text):
        if part[:1] == "{" and _ICON.fullmatch(part):
            yield Run(part, Role.ICON, part[1:-1], aside)
        elif part:
            yield Run(part, role, target, aside)


def of_text(text: str) -> Runs:
    """Return the runs of a text that was written by hand, such as one of the interface."""
    return tuple(marked(text)) if text else ()


def merged(runs: Iterable[Run]) -> Runs:
    """Return the runs with neighbors of one role and target made one; icons stay apart, empty ones go."""
    out: list[Run] = []
    for run in runs:
        if not run.text:
            continue
        last = out[-1] if out else None
        if last is not None and last[1:] == run[1:] and run.role is not Role.ICON:
            out[-1] = last._replace(text=last.text + run.text)
        else:
            out.append(run)
    return tuple(out)


def mapped(runs: Runs, function: Callable[[str], str]) -> Runs:
    """Return the runs of what `function` makes of the whole text: the same runs where it changes only their letters."""
    said = plain(runs)
    made = function(said)
    if len(made) != len(said):
        return of_text(made)
    out: list[Run] = []
    at = 0
    for run in runs:
        out.append(run._replace(text=made[at : at + len(run.text)]))
        at += len(run.text)
    return tuple(out)


def says_name(runs: Iterable[Run], name: str) -> bool:
    """Return whether a name stands in a text as a name, also in quotes or with an ending."""
    return bool(name) and any(run.role is Role.NAME and name in run.text for run in runs)


def lines(runs: Runs) -> list[Runs]:
    """Return the runs of each line of a text."""
    out: list[list[Run]] = [[]]
    for run in runs:
        first, *others = run.text.split("\n")
        out[-1].append(run._replace(text=first))
        out += [[run._replace(text=other)] for other in others]
    return [tuple(run for run in line if run.text) for line in out]


def targets(runs: Runs, *roles: Role) -> tuple[str, ...]:
    """Return what the runs of these roles lead to, each once, in the order in which they first stand there."""
    return tuple(dict.fromkeys(run.target for run in runs if run.role in roles and run.target))

"""The words that Python's own reader of command lines says, in the language of the program.

`argparse` takes them from the catalogs of the system, which has none of Python's. While `arguments_in` is open it takes
them from ours; a text that is not in the table below, such as one of a newer Python, it says in English.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from kfdesk.text.words import Words

_TEXTS = (
    Words("usage: "),
    Words("positional arguments"),
    Words("options"),
    Words("show this help message and exit"),
    Words("%(prog)s: error: %(message)s\n"),
    Words("argument %(argument_name)s: %(message)s"),
    Words("the following arguments are required: %s"),
    Words("unrecognized arguments: %s"),
    Words("expected one argument"),
    Words("expected at most one argument"),
    Words("expected at least one argument"),
    Words("ignored explicit argument %r"),
    Words("not allowed with argument %s"),
    Words("one of the arguments %s is required"),
    Words("ambiguous option: %(option)s could match %(matches)s"),
    Words("invalid %(type)s value: %(value)r"),
    Words("invalid choice: %(value)r (choose from %(choices)s)"),
)
_SLOT = re.compile(r"%(?:\(\w+\))?.?", re.DOTALL)
"""A slot, or a percent sign that is none: filling a text fails at it."""


@contextmanager
def arguments_in(language: str) -> Iterator[None]:
    """Let `argparse` speak this language as long as the context is open."""
    said = {words.en: words.say(language) for words in _TEXTS}
    sound = {text: translated for text, translated in said.items() if _slots(text) == _slots(translated)}
    looked_up = vars(argparse)["_"]
    setattr(argparse, "_", lambda text: sound.get(text) or looked_up(text))  # noqa: B010 - typed as a private name
    try:
        yield
    finally:
        setattr(argparse, "_", looked_up)  # noqa: B010


def _slots(text: str) -> list[str]:
    return sorted(_SLOT.findall(text))

"""Rewrites: what a way of printing becomes in the wording of the language, with the reason for each."""

from __future__ import annotations

import re
from functools import cache

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
    unless: str = ""
    """A regular expression; a line in which it is found may mean something else and stays as it is."""

    def of(self, line: str) -> str:
        """Return a line with all that it is found in rewritten."""
        if self.unless and _compiled(self.unless).search(line):
            return line
        return _compiled(self.pattern).sub(self.said, line)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)

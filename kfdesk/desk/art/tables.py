"""Tables of `assets/pictures`, by which a card gets its picture: words of names, persons, colors.

`words.json` leads from words of a card's id to an object or an animal, and from ids to objects; `deeds.json` has the
objects that stand for what cards do; `people.json` says how kinds of persons are built, what those of a calling wear,
hold and do; `palettes.json` has the manner of each house and its colors; `stagings.json` has what was chosen for single
cards.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from kfdesk.resources import assets


@cache
def table(file: str) -> Mapping[str, Any]:
    """Return a file of tables, each by its name."""
    tables: Mapping[str, Any] = json.loads((assets() / "pictures" / f"{file}.json").read_text(encoding="utf-8"))
    return tables


def words(name: str) -> Mapping[str, str]:
    """Return a table of words, or of ids, and what they lead to: `words`, `by_id`, `deeds`."""
    found: Mapping[str, str] = table("words")[name]
    return found


def choices(file: str, name: str) -> Mapping[str, list[str]]:
    """Return a table of what may be chosen for a word, a kind or a calling."""
    found: Mapping[str, list[str]] = table(file)[name]
    return found


def same(name: str) -> Mapping[str, str]:
    """Return a table of kinds, or of callings, that look like another one, or of what those of a calling wear."""
    found: Mapping[str, str] = table("people")[name]
    return found

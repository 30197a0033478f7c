"""How printed texts become the wording of the language: what stands on cards by other templates, old ones among them.

Each rewrite is for a way of saying something, never for a card. What a rewrite makes of a text is read like any other,
so that a wrong one makes a text that is not understood rather than one that is understood wrongly: none of them
changes a number, a side or who does what.
"""

from __future__ import annotations

from kfdesk.language.reading.rewrites import (
    conditions,
    descriptions,
    icons,
    instructions,
    numbers,
    persons,
    places,
    signs,
)

REWRITES = (
    *signs.REWRITES,
    *icons.REWRITES,
    *persons.REWRITES,
    *numbers.REWRITES,
    *descriptions.REWRITES,
    *conditions.REWRITES,
    *places.REWRITES,
    *instructions.REWRITES,
)
"""In the order in which they are made."""

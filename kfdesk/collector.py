"""Python's collector of cyclic garbage, set for a program that loads much at once and then plays."""

from __future__ import annotations

import gc

YOUNG = 20_000
"""How many more objects than before are there when the youngest are looked through; Python's own 700 is a turn or two.

A game makes hardly any cycles: looking for them took one part in twelve of a random game.
"""


def calm() -> None:
    """Leave all that is loaded by now out of later collections, and have these seldom: both would stutter the table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)

"""What a player wants who clicked, dropped a card, or took a line of a card's menu.

A drop says more than one option key: a creature laid into a gap is played *there*. Nothing here judges the rules: what
is legal is what the open decision lists; for anything else the game is asked why not.
"""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.terms import DecisionKind


@dataclass(frozen=True, slots=True)
class Intent:
    """What the player wants: an option of the main decision, and choices that came with the gesture.

    Each of `then` is given by itself if the very next decision is of that kind and offers that key.
    """

    key: str
    then: tuple[tuple[DecisionKind, str], ...] = ()

"""The question a target asks, worded from the target itself."""

from __future__ import annotations

from typing import Any

from kfdesk.text.words import Words


def prompt_of(target: Any) -> Words:
    """Return the prompt for picking `target`."""
    return Words("Choose a card", "Wähle eine Karte")


def confirm_of(effect: Any) -> Words:
    """Return the question whether to do an optional instruction."""
    return Words("Do it?", "Ausführen?")

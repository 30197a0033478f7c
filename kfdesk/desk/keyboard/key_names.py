"""What keys are called in the languages of the interface."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtGui import QKeySequence

from kfdesk.text.words import Words, same

KEY_NAMES: Mapping[str, Words] = {
    "Ctrl": Words("Ctrl"),
    "Shift": Words("Shift"),
    "Return": same("Enter"),
    "Space": Words("Space"),
    "Home": Words("Home"),
    "End": Words("End"),
    "Ins": Words("Ins"),
    "Del": Words("Del"),
    "PgUp": Words("Page up"),
    "PgDown": Words("Page down"),
    "Backspace": Words("Backspace"),
    "Redo": Words("Redo key"),
    "Left": Words("Left arrow"),
    "Right": Words("Right arrow"),
    "Up": Words("Up arrow"),
    "Down": Words("Down arrow"),
}
"""Keys whose names differ between languages or from Qt's."""


def key_names(keys: QKeySequence | QKeySequence.StandardKey, language: str) -> str:
    """Return what keys are called in a language; on macOS they are signs."""
    keys = QKeySequence(keys)
    if sys.platform == "darwin":
        return keys.toString(QKeySequence.SequenceFormat.NativeText)
    held, plus, last = keys.toString(QKeySequence.SequenceFormat.PortableText).rpartition("+")
    if plus and not last:  # the key is "+" itself
        held, last = held.removesuffix("+"), "+"
    parts = (*filter(None, held.split("+")), last)
    return "+".join(KEY_NAMES[part].say(language) if part in KEY_NAMES else part for part in parts)

"""Texts from elsewhere, such as names, made fit for one line."""

from __future__ import annotations


def on_one_line(text: str) -> str:
    """Return a text on one line, without signs that cannot be printed; what parted its words is one space each."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())

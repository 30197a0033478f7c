"""Icons that are typed as words: no keyboard has them."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

_NUMBER = r"(?:\d+|X)"

REWRITES = (
    Rewrite(
        r"(?:(?<=\d) |(?<=\bX) )?(?<![\w’{-])(?:Æ|æ|Ae|ae|a)mber(?! [A-Z])(?![\w’-])",
        "{amber}",
        "The word for the icon.",
        "Steal 2 Æmber.",
        "Steal 2{amber}.",
    ),
    Rewrite(
        r"(?<![\w-])(\d+)A\b", r"\1{amber}", "The icon as a letter behind a number.", "Steal 2A.", "Steal 2{amber}."
    ),
    Rewrite(r"(?<![\w-])(\d+)D\b", r"\1{damage}", "The same.", "Deal 2D to it.", "Deal 2{damage} to it."),
    Rewrite(
        rf"\b((?:[Dd]eals?(?: only| an additional)? \+?|[Dd]ealt |takes an additional ){_NUMBER}) damage\b",
        r"\1{damage}",
        "The word for the icon, which stands where damage is dealt.",
        "Deal 2 damage to it.",
        "Deal 2{damage} to it.",
    ),
    Rewrite(
        rf"\b((?:with|and) {_NUMBER}) damage(?= splash\b| to (?:it|each|its|a|an|that|those|the)\b)",
        r"\1{damage}",
        "The same where more of it is dealt.",
        "Deal 3{damage} to it and 1 damage to each of its neighbors.",
        "Deal 3{damage} to it and 1{damage} to each of its neighbors.",
    ),
)

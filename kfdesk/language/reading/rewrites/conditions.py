"""When and how long: conditions, durations, amounts, and what is so while a card is in play."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

REWRITES = (
    Rewrite(
        r"(\d\{amber\}) or fewer\b",
        r"\1 or less",
        "Æmber is counted or measured.",
        "2{amber} or fewer",
        "2{amber} or less",
    ),
    Rewrite(
        r"\b[Oo]ther friendly creatures get\b",
        "Each other friendly creature gets",
        "What all get, each gets.",
        "Other friendly creatures get +2 power.",
        "Each other friendly creature gets +2 power.",
    ),
    Rewrite(
        r"\b[Ff]riendly creatures get\b",
        "Each friendly creature gets",
        "The same without “other”.",
        "Friendly creatures get +2 power.",
        "Each friendly creature gets +2 power.",
    ),
    Rewrite(
        r"\bthere are more friendly creatures than enemy creatures\b",
        "you control more creatures than your opponent",
        "Who has more is said of the creatures or of the players.",
        "If there are more friendly creatures than enemy creatures, ward one.",
        "If you control more creatures than your opponent, ward one.",
    ),
    Rewrite(
        r"\bthere are more enemy creatures than friendly creatures\b",
        "your opponent controls more creatures than you",
        "The same of the opponent.",
        "If there are more enemy creatures than friendly creatures, ward one.",
        "If your opponent controls more creatures than you, ward one.",
    ),
    Rewrite(
        r"\b(U|u)ntil the end of the turn\b",
        r"For the remainder of the turn",
        "A time that ends with the turn.",
        "Until the end of the turn, it gains taunt.",
        "For the remainder of the turn, it gains taunt.",
    ),
)

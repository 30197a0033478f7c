"""Cards that are spoken of as persons: the language says "it" of every card."""

from __future__ import annotations

from kfdesk.language.reading.rewriting import Rewrite

_OWNED = (
    r"(?:(?:left |right |other |own |most powerful |least powerful )*"
    r"(?:neighbors?|controller|owner|power|armor|houses?|traits?|text|side|battleline|upgrades?|counters?)|\{amber\})\b"
)
"""What a card has."""
_OF_ANOTHER = (
    r"\b(?:he or she|his or her|him or her|opponent|player|someone|somebody|whoever)\b|"
    r"\b(?<![Tt]his )(?:creature|neighbor)s?\b.*\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im|himself|herself)\b"
)
"""In such a line "he" or "her" may be a player, or another creature than the card itself, where "it" would be that."""

REWRITES = (
    Rewrite(
        rf"\b(?:her|his)\b(?= {_OWNED})",
        "its",
        "What belongs to a creature that is a he or a she.",
        "Ward each of her neighbors.",
        "Ward each of its neighbors.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        rf"\b(?:Her|His)\b(?= {_OWNED})",
        "Its",
        "The same at the beginning of a sentence.",
        "Her neighbors gain skirmish.",
        "Its neighbors gain skirmish.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        r"\b(?:he|she)\b",
        "it",
        "A creature that is a he or a she.",
        "While she is ready, draw a card.",
        "While it is ready, draw a card.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        r"\b(?:He|She)\b",
        "It",
        "The same at the beginning of a sentence.",
        "She captures 1{amber}.",
        "It captures 1{amber}.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        r"\b(?:him|her)\b(?=[.,:;]| (?:and|to|from|with|on|onto|into|in|for|until|instead|if)\b)",
        "it",
        "The same where something is done to it.",
        "You may exhaust her and draw a card.",
        "You may exhaust it and draw a card.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        r"\b(?:himself|herself)\b",
        "itself",
        "The same where it does something to itself.",
        "It deals 2{damage} to herself.",
        "It deals 2{damage} to itself.",
        unless=_OF_ANOTHER,
    ),
    Rewrite(
        r"(^|[.“] )[Ii]ts neighbors (?=gain|get|cannot|may)",
        r"\1⟨this⟩’s neighbors ",
        "Nothing was said before but the card itself.",
        "Its neighbors gain skirmish.",
        "⟨this⟩’s neighbors gain skirmish.",
        unless=r"^.+[.“] [Ii]ts neighbors",
    ),
)

"""Short notes beside a card that is shown large: what is true of it now, and what the terms in its text mean."""

from __future__ import annotations

import re
from typing import Final

from kfdesk.desk.strings import spoken, state_lines
from kfdesk.engine.terms import ENRAGE, STUN, WARD
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.words import Words

MOST: Final = 7
"""So many notes at most; the side preview has all."""

TERMS: Final[tuple[tuple[str, Words], ...]] = (
    (r"captur", Words("Capture: the opponent's Æmber is put on a creature of yours; it returns when that leaves play")),
    (r"steal", Words("Steal: Æmber goes from the opponent's pool to your own")),
    (r"exalt", Words("Exalt: an Æmber from the common supply is put on the creature")),
    (
        r"archiv",
        Words("Archive: put facedown into your archives; you may take those into your hand after choosing a house"),
    ),
    (r"purge", Words("Purge: the card is out of the game")),
    (r"sacrific", Words("Sacrifice: your own card goes to the discard pile")),
    (r"\bstun", STUN.meaning),
    (r"\bward", WARD.meaning),
    (r"enrage", ENRAGE.meaning),
    (r"\bsplash", Words("Splash: each neighbor of the target is dealt as much damage as it says")),
    (r"\bflank", Words("Flank: the first and the last creature of a battleline")),
    (
        r"\bchain",
        Words("Chains: one to six of them cost you a card when you draw at the end of your turn, and one goes"),
    ),
    (r"\bheal", Words("Heal: damage is taken off")),
    (r"\bforge", Words("Forge: pay the cost of a key; three keys win")),
)
"""What the terms mean that occur in rules texts, by how their English word begins."""


def reading_notes(card: CardView, view: TableView, text: str) -> tuple[Words, ...]:
    """Return the notes of a card; `text` is its rules text in English.

    Printed power is left out: it stands on the card.
    """
    plain = 1 if card.power is not None and card.power == card.base_power else 0
    lines = list(state_lines(card, view)[plain:])
    lines += [spoken(words) for pattern, words in TERMS if re.search(pattern, text, re.IGNORECASE)]
    return tuple(dict.fromkeys(lines))[:MOST]

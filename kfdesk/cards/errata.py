"""Which cards had another text before an erratum, in which edition the erratum came, and which errata change nothing.

What they did before stands with the cards (`printed_before`); these lists name them without importing card files.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine.editions import is_before
from kfdesk.engine.terms import Edition

ERRATA: Final = {
    "bait-and-switch": Edition.V1_3,
    "biomatrix-backup": Edition.V1_3,
    "library-access": Edition.V1_3,
    "ask-again-later": Edition.V18_4,
    "atrocity": Edition.V18_4,
    "cosmic-recompense": Edition.V18_4,
    "custom-virus": Edition.V18_4,
    "entropic-swirl": Edition.V18_4,
    "experimental-therapy": Edition.V18_4,
    "incubation-chamber": Edition.V18_4,
    "keyforgery": Edition.V18_4,
    "magda-the-rat": Edition.V18_4,
    "missile-officer-myers": Edition.V18_4,
    "ragatha": Edition.V18_4,
    "sample-42-c": Edition.V18_4,
    "sci-officer-qincan": Edition.V18_4,
    "tendrils-of-pain": Edition.V18_4,
    "trade-blows": Edition.V18_4,
}
"""The first edition with the new text, by card."""

_PRINTED_ANEW = "its newest printing has the text of the erratum; the project has no source for an older wording"
SAME_BEFORE: Final = {
    "offering-to-kiligog": "printed: put each card under it into play facedown as a token creature; the erratum says "
    "that these are token creatures made as any other is, which is the same",
    "yzphyz-knowdrone": "printed: you may purge an archived card to stun a creature; “to” and “if you do” both ask "
    "that the card is purged first",
    "arcenomometer": _PRINTED_ANEW,
    "auto-legionary": _PRINTED_ANEW,
    "cauldron": _PRINTED_ANEW,
    "collector-worm": _PRINTED_ANEW,
    "corner-the-market": _PRINTED_ANEW,
    "curse-of-forgetfulness": _PRINTED_ANEW,
    "drummernaut": _PRINTED_ANEW,
    "duskwitch": _PRINTED_ANEW,
    "ecto-charge": _PRINTED_ANEW,
    "glimmerspore": _PRINTED_ANEW,
    "into-the-warp": _PRINTED_ANEW,
    "life-for-a-life": _PRINTED_ANEW,
    "pain-reaction": _PRINTED_ANEW,
    "scoop-up": _PRINTED_ANEW,
    "shrink-ray-technician": _PRINTED_ANEW,
    "space-invaders": _PRINTED_ANEW,
    "yipyax-abductor": _PRINTED_ANEW,
}
"""The cards with an erratum that have one text in every edition, and why."""


def errata_before(edition: Edition) -> tuple[str, ...]:
    """Return the cards that have another text in an edition than in the newest."""
    return tuple(card for card, first in ERRATA.items() if is_before(edition, first))

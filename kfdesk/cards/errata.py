"""Which cards had another text before an erratum, and in which edition the erratum came.

What they did before stands with the cards (`printed_before`); this list names them without importing card files.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine.editions import is_before
from kfdesk.engine.terms import Edition

ERRATA: Final = {
    "bait-and-switch": Edition.V1_3,
    "biomatrix-backup": Edition.V1_3,
    "library-access": Edition.V1_3,
    "custom-virus": Edition.V18_4,
    "experimental-therapy": Edition.V18_4,
    "incubation-chamber": Edition.V18_4,
    "magda-the-rat": Edition.V18_4,
    "tendrils-of-pain": Edition.V18_4,
}
"""The first edition with the new text, by card."""


def errata_before(edition: Edition) -> tuple[str, ...]:
    """Return the cards that have another text in an edition than in the newest."""
    return tuple(card for card, first in ERRATA.items() if is_before(edition, first))

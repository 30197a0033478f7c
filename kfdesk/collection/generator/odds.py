"""How often things happen when a deck is made: a table for each set, and where the numbers come from.

Measured figures are those of archonarcana.com, page "Card Rarity" (samples of 100,000 registered decks): the
shares of cards by rarity for the first five sets, decks with a maverick and a legacy for the first three, decks
with an anomaly for the third. Everything else is assumed.
"""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record

RARITIES = ("Rare", "Uncommon", "Common")
"""The rarities that a place of a house is drawn from; the others come with a card or are drawn for the deck."""


@record
class Odds:
    """Chances in a million. `rare` and `uncommon`: a place of a house is drawn from these, else from the commons.

    They differ from the published shares of cards by what followers and variants take from each rarity, so that
    the decks that come out have the published shares. The others are chances of a deck to have at least one.
    """

    rare: int
    uncommon: int
    maverick: int
    legacy: int = 0
    legacy_maverick: int = 0
    guest: int = 0
    """A card that is numbered outside the houses: an anomaly, a revenant, a sky beast."""
    first: int = 0
    """A Special of no certain house."""
    twin: int = 0
    """The deck is the twin of another: its cards are exchanged for their evil twins, where they have one."""


_LATER = Odds(rare=94_000, uncommon=241_000, maverick=40_000, legacy=60_000, legacy_maverick=84)
"""Sets of which nothing was published: as Worlds Collide, without anomalies."""

ODDS: dict[str, Odds] = {
    "CotA": Odds(rare=93_000, uncommon=242_000, maverick=41_000),
    "AoA": Odds(
        rare=97_000,
        uncommon=244_500,
        maverick=41_000,
        legacy=84_000,
        legacy_maverick=92,
    ),
    "WC": Odds(
        rare=95_000,
        uncommon=243_000,
        maverick=39_000,
        legacy=60_000,
        legacy_maverick=84,
        guest=35_000,
    ),
    "MM": replace(_LATER, rare=91_000, uncommon=241_000, first=20_000),
    # The published shares of Dark Tidings lack 1.6 % of its cards: those are taken for the evil twins.
    "DT": replace(_LATER, rare=96_500, uncommon=244_000, twin=81_000),
    "WoE": replace(_LATER, guest=35_000),
    "GR": replace(_LATER, guest=35_000),
    "MG2024": replace(_LATER, legacy=0, legacy_maverick=0),
    "AS": replace(_LATER, guest=35_000),
    "ToC": _LATER,
    "MoMu": replace(_LATER, legacy=0, legacy_maverick=0, first=20_000),
    "VM25": replace(_LATER, legacy=0, legacy_maverick=0, guest=35_000),
    "PV": replace(_LATER, guest=35_000),
    "CC": replace(_LATER, guest=35_000),
    "DM": _LATER,
}
"""The chances of each set by its code.

The shares of the rarities are measured on registered decks up to DT, the other chances up to WC; the rest is assumed,
also that sets of reprints (MG2024, MoMu, VM25) have no legacies.
"""


def odds_of(set_code: str) -> Odds:
    """Return the chances of a set; one that this table does not name yet is drawn as the latest are."""
    return ODDS.get(set_code, _LATER)

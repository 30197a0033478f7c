"""People and other persons of the generated pictures, in layers: kinds, callings, hair, and what they carry.

Heads share one place, so that every calling's hat fits every kind. The tones of their parts: `b` body, `m` the house's
color, `l` its bright second color, `k` deep shade.
"""

from __future__ import annotations

from kfdesk.desk.art.drawings import figure_variants, figures, figures_by_name

KINDS = figures("people", "kinds")
SAME_KIND = {
    "getrookya": "bird",
    "raptrix": "bird",
    "phoenix": "bird",
    "stormkin": "spirit",
    "halyard": "bird",
    "experiment": "mutant",
    "shapeshifter": "mutant",
    "changeling": "mutant",
    "ironyx": "robot",
    "krxix": "alien",
    "handuhan": "alien",
    "proximan": "alien",
    "sylicate": "alien",
    "j'reen": "alien",
    "cirrus": "spirit",
    "elemental": "spirit",
    "bräkken": "giant",
    "adagion": "insect",
    "elder": "alien",
    "psion": "martian",
    "tree": "tree",
}

CALLINGS = figures("people", "callings")
SAME_CALLING = {
    "ranger": "hunter",
    "fisher": "hunter",
    "assassin": "thief",
    "pirate": "thief",
    "sage": "philosopher",
    "analyst": "agent",
    "diplomat": "politician",
    "ally": "leader",
}

HAIR = figure_variants("people", "hair")
MARKS = figures_by_name("people", "marks")
"""Marks that tell persons of one kind apart, for kinds without a calling."""
PROPS = figure_variants("people", "props")

"""The cards among the drafts that cannot be said yet, each with the word that is missing.

A card leaves this list when its draft is written; of a gigantic creature the bottom half stands for both. `SINGULAR`
cards say what no other card says: each is expected to get a private class beside its definition and not a word of the
language.
"""

UNSAID: dict[str, str] = {}

SINGULAR: dict[str, str] = {}

"""The cards among the drafts that cannot be said yet, each with the word that is missing.

A card leaves this list when its draft is written; of a gigantic creature the bottom half stands for both. `SINGULAR`
cards say what no other card says: each is expected to get a private class beside its definition and not a word of the
language.
"""

UNSAID = {
    "barter-and-games": "a random card of either of two piles, of each player, and what each of them then says",
}

SINGULAR = {
    "drecker": "damage dealt to its neighbors during fights is dealt to it as well",
    "endless-hordes": "a fight against a certain creature, ignoring taunt",
    "kompsos-haruspex": "play effects that are reap effects too",
    "lightsmith-clariel": "power and armor change places",
    "lightsmith-clariel-evil-twin": "power and armor change places",
    "maruck-the-marked": "damage that its armor prevents",
    "might-makes-right": "creatures chosen so that their powers sum up to a number",
    "the-chosen-one": "damage in place of readying in the ready step",
}

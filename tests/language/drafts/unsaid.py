"""The cards among the drafts that cannot be said yet, each with the word that is missing.

A card leaves this list when its draft is written; of a gigantic creature the bottom half stands for both. `SINGULAR`
cards say what no other card says: each is expected to get a private class beside its definition and not a word of the
language.
"""

UNSAID = {
    # Age of Ascension
    # Worlds Collide
    "crassosaurus": "capture from both players in any combination",
    "creed-of-nurture": "gains of another card's text box",
    "gebuk": "put into play at a place in the battleline",
    "mimic-gel": "a card that enters play as a copy of another",
    # Mass Mutation
    "cyber-clone": "gains of another card's armor, keywords and traits",
    # Dark Tidings
    # Winds of Exchange
    "endless-hordes": "a fight against a certain creature, ignoring taunt",
    "gĕzdrutyŏ-the-arcane": "turn_over(target)",
    "knightapult": "enters_as(…, ANYWHERE)",
    # Grim Reminders
    "came-back-wrong": "an action that becomes an upgrade",
    # Since 2024
    "barter-and-games": "a random card of either of two piles",
    "digging-up-the-monster": "GIGANTIC, and the two halves of one creature",
}

SINGULAR = {
    "drecker": "damage dealt to its neighbors during fights is dealt to it as well",
    "kompsos-haruspex": "play effects that are reap effects too",
    "lightsmith-clariel": "power and armor change places",
    "lightsmith-clariel-evil-twin": "power and armor change places",
    "maruck-the-marked": "damage that its armor prevents",
    "might-makes-right": "creatures chosen so that their powers sum up to a number",
    "the-chosen-one": "damage in place of readying in the ready step",
}

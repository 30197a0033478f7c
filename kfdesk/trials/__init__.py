"""Deck against deck: many games that the program plays with itself, kept, rated, and asked what cards are worth.

It knows no window. What it finds is how often a deck wins in the hands of one of this program's players, never how good
the deck is.
"""

ON_SHELF = "greedy"
"""The player of whose games the shelf is told: the one that all decks can afford."""

"""Deck against deck: many games that the program plays with itself, kept, rated, and asked what cards are worth.

It knows no window. What it finds is how often a deck wins in the hands of one of this program's players, never how good
the deck is.
"""

"""Decks: what a deck file says, how it is read, checked and written.

Knows the card facts and the rules' words; must not know a running game, a table or Qt.
"""

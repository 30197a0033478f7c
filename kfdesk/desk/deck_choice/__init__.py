"""Choosing a deck to play with: the decks of the shelf by their Archons, the same wherever somebody chooses one."""

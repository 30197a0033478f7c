"""Matches from the shelf: the agreement, bids and choices before each game, the score and the results after it."""

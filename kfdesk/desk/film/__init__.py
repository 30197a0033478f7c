"""Watching a recorded game: the page with its table, timeline and controls, and the log as a file.

Shows what `kfdesk.match.film` gives for the eyes chosen, and never changes a game.
"""

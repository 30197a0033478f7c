"""Puzzles in the window: the list, the puzzle at the table, what is solved, and the editor for a player's own."""

"""The game at the table: the controller that holds it, what may be asked about it, and what is kept of it.

Only the controller knows the game; all others are told by it what a seat may see. No widget is made here.
"""

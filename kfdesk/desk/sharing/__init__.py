"""A picture of the table to share: of a table as anybody may see it, so that nothing hidden is in it.

It knows the table, and what the end of a game tells; it must not know whose eyes are at the screen.
"""

"""The room of trials: games of the program with itself, what they say of decks, and why.

They are played and reckoned in processes beside the window; it only says what is wanted and shows what came.
"""

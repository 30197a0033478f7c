"""All cards there are: found by a search, and which of them stand in the decks of a shelf.

It knows the facts of cards and the shelf's file, and nothing of how any of it is shown.
"""

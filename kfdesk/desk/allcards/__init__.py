"""The room of all cards: found, looked at, and counted in the decks of the shelf.

It shows what `kfdesk.collection.allcards` finds, and nothing of a game that is under way.
"""

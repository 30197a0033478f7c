"""The deck shelf's room: browsing, searching, importing and managing decks.

Shows what `kfdesk.collection` keeps and never decides what a deck is; knows no running game.
"""

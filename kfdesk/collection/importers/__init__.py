"""Reading decks from everywhere: files of other programs and sites, pasted text, our own files.

Gives `DeckRecord`s with notes, row by row, and says of every row that it cannot read why. Must not know the
store, a window or the network, and never follows a path or a link that stands in what it reads.
"""

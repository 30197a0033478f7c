"""The rules reference in a window of its own: found while one types, with its cards, links and older editions."""

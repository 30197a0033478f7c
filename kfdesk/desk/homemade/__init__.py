"""Cards that people make themselves: written as text, read while one types, tried at a table, put into decks."""

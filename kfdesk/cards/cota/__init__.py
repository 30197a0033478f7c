"""Call of the Archons: the cards of the first set, a module for each house."""

"""A card outside the table: its face, the large preview with all that is true of it, grids of cards, its other side."""

"""Pages of tiles: a tile with a picture and a few words, the pages that lay tiles out, and small pictures of tables.

It knows nothing of games, lessons or puzzles: whoever shows them says what stands on a tile.
"""

"""Everything the program draws: emblems, icons, card faces, keys and piles, as vectors only.

Painting code takes plain values (a look, a size, a theme) and a painter; it knows no scene, no widget and no
game, and it keeps no state but caches. All drawings are the program's own.
"""

"""Evenings of several people: agreed on, paired, reported, timed and put on paper; it asks the match room for games."""

"""Evenings of several people: who plays whom, results, standings, the round clock, and the file all that is kept in."""

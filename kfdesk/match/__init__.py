"""What surrounds a game: seats, formats, series, chains, the journal, the log in words; knows no Qt."""

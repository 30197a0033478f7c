"""The table as it lay earlier in the game that is being played: a page that only shows, and leads back in time."""

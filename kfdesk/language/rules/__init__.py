"""Rules: what holds while a card is in play, or for a time within a duration."""

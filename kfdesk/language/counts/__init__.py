"""What can be counted: cards, what they have, what players have, houses by their cards."""

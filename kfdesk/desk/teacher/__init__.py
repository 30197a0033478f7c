"""The teacher at the table: hints beside the game, each seat's as strong as that player wants them."""

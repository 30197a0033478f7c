"""The review of a game that is over: the curve of chances, the costliest moments, and what would have been better."""

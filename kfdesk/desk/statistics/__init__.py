"""The statistics of a game in a window: Æmber over the turns, figures of both players, what each card did."""

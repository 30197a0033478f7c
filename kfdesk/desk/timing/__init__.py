"""The timing chart beside the table: the rulebook's charts with the present step lit, as a strip or as a list.

It draws what `game.timing` says and knows no rules of its own.
"""

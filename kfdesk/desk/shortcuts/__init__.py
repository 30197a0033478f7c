"""Keyboard shortcuts: which key does what, shown, searched and changed by the people at the table.

Each command is declared with its key in its own room; here they are gathered.
"""

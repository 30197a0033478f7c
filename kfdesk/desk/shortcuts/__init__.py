"""Keyboard shortcuts: which key does what, shown, searched and changed by the people at the table."""

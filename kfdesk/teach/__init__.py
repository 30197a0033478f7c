"""Hints, lessons and the rules reference: read a view, return advice, change nothing."""

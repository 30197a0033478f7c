"""Tokens of Change: the cards that this set was the first to print, a module for each house."""

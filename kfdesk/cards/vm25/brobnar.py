"""Vault Masters 2025: Brobnar."""

from kfdesk.language.words import *


def _cosmicrux() -> Ability:
    readied = a(CREATURE)
    return after(readies(readied), deal(1, readied))


COSMICRUX = card("cosmicrux", _cosmicrux())

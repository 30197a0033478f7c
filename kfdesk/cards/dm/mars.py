"""Draconian Measures: Mars."""

from kfdesk.language.words import *

OPERATOR_OLLUYYG = card("operator-olluyyg", while_(is_(THIS, EXHAUSTED), keys_cost(3, OPPONENT)))

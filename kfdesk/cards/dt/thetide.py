"""Dark Tidings: the tide. What its ability does is a rule of the game, which asks no card. Rule: "Tide"."""

from kfdesk.language.words import *

THE_TIDE = card("the-tide", omni(raise_tide(), gain_chains(3)))
